//! Faults of size: distances beyond 32 bits, long sums in small stack areas, blocks larger than their scratch.

use crate::{
    Case,
    path::{Path, Real},
};
use nanogemm_testkit::shapes::Effort;
use std::ptr;

pub fn cases<T: Real>() -> Vec<Case<T>> {
    vec![
        ("case_020_rows_beyond_32_bits", case_020),
        ("case_023_long_sums_of_small_products", case_023),
        ("case_024_blocks_fit_their_scratch", case_024),
    ]
}

/// Distance between two rows that no integer of 32 bits holds.
pub const APART: isize = (1 << 31) + 8;

/// Address space of which only what is touched takes memory.
pub struct Sparse(*mut libc::c_void, usize);

impl Sparse {
    /// Room for eight elements here, and [`APART`] elements from there.
    ///
    /// # Panics
    ///
    /// If there is not so much address space to be had.
    pub fn new<T>() -> Self {
        let bytes = (APART as usize + 8) * size_of::<T>();
        let (access, kind) =
            (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE);
        // SAFETY: a new mapping at an address of the system's choice.
        let at = unsafe { libc::mmap(ptr::null_mut(), bytes, access, kind, -1, 0) };
        assert!(at != libc::MAP_FAILED, "no {bytes} bytes of address space");
        Sparse(at, bytes)
    }

    /// The first element.
    pub fn at<T>(&self) -> *mut T {
        self.0.cast()
    }
}

impl Drop for Sparse {
    fn drop(&mut self) {
        // SAFETY: the mapping is ours, and nobody uses it any more.
        unsafe { libc::munmap(self.0, self.1) };
    }
}

/// Two rows of C more than 2^31 elements apart, and the same of A.
fn case_020<T: Real>(path: &Path<T>) {
    let spaces = [Sparse::new::<T>(), Sparse::new::<T>()];
    let [a, c] = [0, 1].map(|i: usize| spaces[i].at::<T>());
    let b = [T::from_f64(2.0), T::from_f64(3.0), T::from_f64(4.0)];
    // SAFETY: the mappings hold both rows.
    unsafe {
        *a = T::from_f64(1.0);
        *a.offset(APART) = T::from_f64(10.0);
        let left = (a.cast_const(), APART, 1);
        let result = path.gemm((2, 3, 1), T::ONE, left, (b.as_ptr(), 3, 1), T::ZERO, (c, APART, 1));
        assert_eq!(result, Ok(()), "{}", path.name());
        for (i, row) in [(1.0, c), (10.0, c.offset(APART))] {
            let got = [0, 1, 2].map(|j| (*row.add(j)).to_f64());
            assert_eq!(got, [2.0 * i, 3.0 * i, 4.0 * i], "{}", path.name());
        }
    }
}

/// Ones: each element of C is k.
fn case_023<T: Real>(path: &Path<T>) {
    let longest = Effort::current().pick(1_000_000, 4096);
    let ones = vec![T::ONE; 13 * longest];
    for k in [4096, 65_536, 1_000_000].into_iter().filter(|&k| k <= longest) {
        for size in Effort::current().pick(1..=13, 6..=7).filter(|size| k < 1_000_000 || size % 6 == 1) {
            let mut c = [T::NAN; 13 * 13];
            let (a, b) = ((ones.as_ptr(), k as isize, 1), (ones.as_ptr(), size as isize, 1));
            // SAFETY: the operands hold these elements.
            let result =
                unsafe { path.gemm((size, size, k), T::ONE, a, b, T::ZERO, (c.as_mut_ptr(), size as isize, 1)) };
            assert_eq!(result, Ok(()), "{}", path.name());
            let right = c[..size * size].iter().all(|x| x.to_f64() == k as f64);
            assert!(right, "{}: {size}x{size}x{k}: {:?}", path.name(), &c[..size * size]);
            assert!(c[size * size..].iter().all(|x| x.to_f64().is_nan()), "{}: {size}x{size}x{k}", path.name());
        }
    }
}

/// Every order of a large, a medium and a small dimension, all of which exceed the blocks; through the row that is chosen.
fn case_024<T: Real>(path: &Path<T>) {
    // Each forced row would take seconds on the portable ones; the sizes of its blocks are a test of the driver's own.
    let (Path::Chosen(_), Effort::All) = (path, Effort::current()) else { return };
    let (x, y, z) = (4000, 10_000, 1000);
    let ones = vec![T::ONE; x * y];
    let mut c = vec![T::NAN; x * y];
    for (m, n, k) in [(x, y, z), (x, z, y), (y, x, z), (y, z, x), (z, x, y), (z, y, x)] {
        let (a, b) = ((ones.as_ptr(), k as isize, 1), (ones.as_ptr(), n as isize, 1));
        // SAFETY: the operands hold these elements.
        let result = unsafe { path.gemm((m, n, k), T::ONE, a, b, T::ZERO, (c.as_mut_ptr(), n as isize, 1)) };
        assert_eq!(result, Ok(()), "{}", path.name());
        assert!(c[..m * n].iter().all(|x| x.to_f64() == k as f64), "{}: {m}x{n}x{k}", path.name());
    }
}
