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

/// Address space of which only what is touched takes memory.
struct Sparse(*mut libc::c_void, usize);

impl Sparse {
    /// `None` where there is not so much address space to be had.
    fn new(bytes: usize) -> Option<Self> {
        let (access, kind) =
            (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE);
        // SAFETY: a new mapping at an address of the system's choice.
        let at = unsafe { libc::mmap(ptr::null_mut(), bytes, access, kind, -1, 0) };
        (at != libc::MAP_FAILED).then_some(Sparse(at, bytes))
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
    let apart = (1isize << 31) + 8;
    let bytes = (apart as usize + 8) * size_of::<T>();
    let (Some(a), Some(c)) = (Sparse::new(bytes), Sparse::new(bytes)) else {
        panic!("no {bytes} bytes of address space");
    };
    let (a, c) = (a.0.cast::<T>(), c.0.cast::<T>());
    let b = [T::from_f64(2.0), T::from_f64(3.0), T::from_f64(4.0)];
    // SAFETY: the mappings hold both rows.
    unsafe {
        *a = T::from_f64(1.0);
        *a.offset(apart) = T::from_f64(10.0);
        let left = (a.cast_const(), apart, 1);
        let result = path.gemm((2, 3, 1), T::ONE, left, (b.as_ptr(), 3, 1), T::ZERO, (c, apart, 1));
        assert_eq!(result, Ok(()), "{}", path.name());
        for (i, row) in [(1.0, c), (10.0, c.offset(apart))] {
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
