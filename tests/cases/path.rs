//! Ways into the library, and matrices with something around them that shows when it is touched.

use nanogemm::{
    Element, Error, MatMut, MatRef, hook,
    kernel::{KernelInfo, LIBRARY},
};
use nanogemm_testkit::Sample;
use std::{
    collections::BTreeMap,
    marker::PhantomData,
    sync::{Arc, Mutex, PoisonError},
};

/// An element type with its C functions.
pub trait Real: Element<Scalar = Self> + Sample {
    const NAN: Self;
    /// A signalling NaN, whose lowest bit is set.
    const SIGNALLING: Self;
    /// What lies outside the elements of a matrix: a NaN that no computation makes.
    const OUTSIDE: Self;
    /// What failed assertions call the C interface.
    const C_NAME: &'static str;
    const GEMM: Gemm<Self>;
    const BRGEMM: Brgemm<Self>;
    const BRGEMM_ADDR: BrgemmAddr<Self>;
}

#[rustfmt::skip]
pub type Gemm<T> = unsafe extern "C" fn(
    usize, usize, usize, T, *const T, isize, isize, *const T, isize, isize, T, *mut T, isize, isize,
) -> i32;
#[rustfmt::skip]
pub type Brgemm<T> = unsafe extern "C" fn(
    usize, usize, usize, usize, *const T, usize, usize, *const T, usize, usize, T, *mut T, usize,
) -> i32;
#[rustfmt::skip]
pub type BrgemmAddr<T> = unsafe extern "C" fn(
    usize, usize, usize, usize, *const *const T, usize, *const *const T, usize, T, *mut T, usize,
) -> i32;

macro_rules! real {
    ($type:ident, $signalling:expr, $outside:expr, $gemm:ident, $brgemm:ident, $brgemm_addr:ident) => {
#[rustfmt::skip]
        unsafe extern "C" {
            fn $gemm(
                m: usize, n: usize, k: usize, alpha: $type, a: *const $type, rsa: isize, csa: isize,
                b: *const $type, rsb: isize, csb: isize, beta: $type, c: *mut $type, rsc: isize, csc: isize,
            ) -> i32;
            fn $brgemm(
                m: usize, n: usize, k: usize, batch: usize, a: *const $type, lda: usize, stride_a: usize,
                b: *const $type, ldb: usize, stride_b: usize, beta: $type, c: *mut $type, ldc: usize,
            ) -> i32;
            fn $brgemm_addr(
                m: usize, n: usize, k: usize, batch: usize, a: *const *const $type, lda: usize,
                b: *const *const $type, ldb: usize, beta: $type, c: *mut $type, ldc: usize,
            ) -> i32;
        }

        impl Real for $type {
            const NAN: Self = Self::NAN;
            const SIGNALLING: Self = Self::from_bits($signalling);
            const OUTSIDE: Self = Self::from_bits($outside);
            const C_NAME: &'static str = stringify!($gemm);
            const GEMM: Gemm<Self> = $gemm;
            const BRGEMM: Brgemm<Self> = $brgemm;
            const BRGEMM_ADDR: BrgemmAddr<Self> = $brgemm_addr;
        }
    };
}

real!(f32, 0x7f80_0001, 0x7fc5_ca1e, nanogemm_gemm_f32, nanogemm_brgemm_f32, nanogemm_brgemm_addr_f32);
real!(
    f64,
    0x7ff0_0000_0000_0001,
    0x7ff8_0000_0005_ca1e,
    nanogemm_gemm_f64,
    nanogemm_brgemm_f64,
    nanogemm_brgemm_addr_f64
);

/// m, n and k.
pub type Shape = (usize, usize, usize);

/// A pointer, row stride and column stride.
pub type At<P> = (P, isize, isize);

/// A way into the library.
#[derive(Clone, Copy, Debug)]
pub enum Path<T> {
    /// A given row through the driver.
    Row(&'static KernelInfo),
    /// The C interface, which chooses a row.
    Chosen(PhantomData<T>),
}

impl<T: Real> Path<T> {
    /// The C interface.
    pub const C: Self = Path::Chosen(PhantomData);

    /// What failed assertions call it.
    pub fn name(&self) -> &'static str {
        match self {
            Path::Row(row) => row.name,
            Path::Chosen(_) => T::C_NAME,
        }
    }

    /// The register tile of the row, or of the row that a large product would run on.
    pub fn tile(&self) -> (usize, usize) {
        let row = match self {
            Path::Row(row) => row,
            Path::Chosen(_) => {
                let name = nanogemm::kernel_name::<T>(256, 256, 256);
                LIBRARY.kernels.iter().find(|row| row.name == name).expect("a row of the library")
            }
        };
        // SAFETY: rows of trials, and those the dispatcher chooses, run on this machine.
        let bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
        (row.mr.elements(bytes), row.nr.elements(bytes))
    }

    /// `C = alpha * A * B + beta * C`; checks that the row under test ran if one was needed.
    ///
    /// # Safety
    ///
    /// Elements that are used according to shape and factors must exist.
    pub unsafe fn gemm(
        &self,
        (m, n, k): Shape,
        alpha: T,
        a: At<*const T>,
        b: At<*const T>,
        beta: T,
        c: At<*mut T>,
    ) -> Result<(), Error> {
        match self {
            Path::Row(row) => {
                // SAFETY: the caller's promise, and trials run rows this machine has.
                unsafe {
                    let a = MatRef::from_raw_parts(a.0, m, k, a.1, a.2);
                    let b = MatRef::from_raw_parts(b.0, k, n, b.1, b.2);
                    let c = MatMut::from_raw_parts(c.0, m, n, c.1, c.2);
                    hook::run_row(&LIBRARY, row, alpha, a, b, beta, c)?;
                }
                let needed = m > 0 && n > 0 && k > 0 && alpha != T::ZERO;
                assert_eq!(hook::last_kernel().map(|r| r.name), needed.then_some(row.name), "the row that ran");
                Ok(())
            }
            Path::Chosen(_) => {
                // SAFETY: the caller's promise.
                let status = unsafe { T::GEMM(m, n, k, alpha, a.0, a.1, a.2, b.0, b.1, b.2, beta, c.0, c.1, c.2) };
                match status {
                    0 => Ok(()),
                    code => Err(Error::from_code(code).expect("a status is 0 or the code of an error")),
                }
            }
        }
    }

    /// The same for whole matrices, which must be accepted.
    pub fn product(&self, alpha: f64, a: &Mat<T>, b: &Mat<T>, beta: f64, c: &mut Mat<T>) {
        self.product_by(T::from_f64(alpha), a, b, T::from_f64(beta), c);
    }

    /// The same with factors of the type: NaN of any kind.
    pub fn product_by(&self, alpha: T, a: &Mat<T>, b: &Mat<T>, beta: T, c: &mut Mat<T>) {
        let shape = (c.rows, c.cols, a.cols);
        assert_eq!((a.rows, b.rows, b.cols), (c.rows, a.cols, c.cols), "shapes of the test");
        // SAFETY: a `Mat` has all its elements.
        let result = unsafe { self.gemm(shape, alpha, a.at(), b.at(), beta, c.at_mut()) };
        assert_eq!(result, Ok(()), "{}: {shape:?}", self.name());
        c.check_outside(self.name());
    }
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lay {
    /// Row-major without gaps.
    Rows,
    /// Column-major without gaps.
    Cols,
    /// Row-major with gaps of this many elements between rows.
    RowGaps(usize),
    /// Column-major with gaps between columns.
    ColGaps(usize),
    /// Gaps between neighbours in a row and between rows.
    Apart,
    /// Row-major, last row first.
    RowsUp,
    /// Column-major, last row first and last column first.
    Back,
}

impl Lay {
    pub const ALL: [Lay; 7] =
        [Lay::Rows, Lay::Cols, Lay::RowGaps(3), Lay::ColGaps(2), Lay::Apart, Lay::RowsUp, Lay::Back];

    fn strides(self, rows: usize, cols: usize) -> (isize, isize) {
        let (rows, cols) = (rows.max(1) as isize, cols.max(1) as isize);
        match self {
            Lay::Rows => (cols, 1),
            Lay::Cols => (1, rows),
            Lay::RowGaps(gap) => (cols + gap as isize, 1),
            Lay::ColGaps(gap) => (1, rows + gap as isize),
            Lay::Apart => (3 * cols + 2, 3),
            Lay::RowsUp => (-cols, 1),
            Lay::Back => (-1, -rows),
        }
    }
}

/// Elements before and after a matrix in its buffer.
const MARGIN: usize = 48;

/// A matrix in a buffer of its own, with [`OUTSIDE`](Real::OUTSIDE) everywhere else: what is read there spoils the result, what is
/// written there is found.
#[derive(Clone)]
pub struct Mat<T> {
    data: Vec<T>,
    start: usize,
    pub rows: usize,
    pub cols: usize,
    rs: isize,
    cs: isize,
}

impl<T: Real> Mat<T> {
    /// With the nearest elements.
    pub fn new(rows: usize, cols: usize, lay: Lay, element: impl Fn(usize, usize) -> f64) -> Self {
        Mat::of(rows, cols, lay, |i, j| T::from_f64(element(i, j)))
    }

    /// With these elements, bit by bit.
    pub fn of(rows: usize, cols: usize, lay: Lay, element: impl Fn(usize, usize) -> T) -> Self {
        let (rs, cs) = lay.strides(rows, cols);
        let reach = |count: usize, stride: isize| count.saturating_sub(1) * stride.unsigned_abs();
        let before = |count, stride: isize| if stride < 0 { reach(count, stride) } else { 0 };
        let length = reach(rows, rs) + reach(cols, cs) + 1 + 2 * MARGIN;
        let start = MARGIN + before(rows, rs) + before(cols, cs);
        let mut mat = Mat { data: vec![T::OUTSIDE; length], start, rows, cols, rs, cs };
        mat.fill(element);
        mat
    }

    /// Writes every element, and nothing else.
    pub fn fill(&mut self, element: impl Fn(usize, usize) -> T) {
        for i in 0..self.rows {
            for j in 0..self.cols {
                let place = self.place(i, j);
                self.data[place] = element(i, j);
            }
        }
    }

    fn place(&self, i: usize, j: usize) -> usize {
        (self.start as isize + i as isize * self.rs + j as isize * self.cs) as usize
    }

    pub fn get(&self, i: usize, j: usize) -> T {
        self.data[self.place(i, j)]
    }

    /// Rows and columns exchanged, without moving an element.
    pub fn transposed(mut self) -> Self {
        (self.rows, self.cols, self.rs, self.cs) = (self.cols, self.rows, self.cs, self.rs);
        self
    }

    pub fn at(&self) -> At<*const T> {
        (self.data.as_ptr().wrapping_add(self.start), self.rs, self.cs)
    }

    pub fn at_mut(&mut self) -> At<*mut T> {
        (self.data.as_mut_ptr().wrapping_add(self.start), self.rs, self.cs)
    }

    pub fn view(&self) -> MatRef<'_, T> {
        // SAFETY: all elements lie in `data`, which is borrowed.
        unsafe { MatRef::from_raw_parts(self.at().0, self.rows, self.cols, self.rs, self.cs) }
    }

    pub fn view_mut(&mut self) -> MatMut<'_, T> {
        // SAFETY: as above, exclusively.
        unsafe { MatMut::from_raw_parts(self.at_mut().0, self.rows, self.cols, self.rs, self.cs) }
    }

    /// Nothing outside the elements has changed.
    pub fn check_outside(&self, what: &str) {
        let outside = self.data.iter().filter(|x| x.bits() == T::OUTSIDE.bits()).count();
        assert_eq!(outside, self.data.len() - self.rows * self.cols, "{what}: written outside, or not at all");
    }

    /// Every element is what `expected` says, exactly; zeros may have any sign.
    pub fn check(&self, what: impl Fn() -> String, expected: impl Fn(usize, usize) -> f64) {
        for i in 0..self.rows {
            for j in 0..self.cols {
                let (found, wanted) = (self.get(i, j).to_f64(), expected(i, j));
                assert!(found == wanted, "{}: element ({i}, {j}) is {found}, not {wanted}", what());
            }
        }
    }

    /// Every element has these bits.
    pub fn check_bits(&self, what: &str, expected: impl Fn(usize, usize) -> u64) {
        for i in 0..self.rows {
            for j in 0..self.cols {
                let (found, wanted) = (self.get(i, j).bits(), expected(i, j));
                assert_eq!(found, wanted, "{what}: element ({i}, {j}): {found:#x} {wanted:#x}");
            }
        }
    }
}

/// Small whole numbers, so that every sum is exact in any order.
pub fn a(i: usize, p: usize) -> f64 {
    ((i * 7 + p * 3) % 9) as f64 - 4.0
}

/// Likewise for B.
pub fn b(p: usize, j: usize) -> f64 {
    ((p * 5 + j * 2 + 1) % 7) as f64 - 3.0
}

/// The product of [`a`] and [`b`] with sums of length k, row-major, `m x n`: computed once for all rows of the library.
pub fn product(m: usize, n: usize, k: usize) -> impl Fn(usize, usize) -> f64 {
    static KNOWN: Mutex<BTreeMap<Shape, Arc<[f64]>>> = Mutex::new(BTreeMap::new());
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(&(m, n, k)).cloned();
    let sums = known.unwrap_or_else(|| {
        let right: Vec<f64> = (0..k * n).map(|x| b(x / n, x % n)).collect();
        let mut sums = vec![0.0f64; m * n];
        for (i, p) in (0..m).flat_map(|i| (0..k).map(move |p| (i, p))) {
            let left = a(i, p);
            let (sums, right) = (&mut sums[i * n..][..n], &right[p * n..][..n]);
            sums.iter_mut().zip(right).for_each(|(sum, right)| *sum += left * right);
        }
        let sums: Arc<[f64]> = sums.into();
        KNOWN.lock().unwrap_or_else(PoisonError::into_inner).insert((m, n, k), Arc::clone(&sums));
        sums
    });
    move |i, j| sums[i * n + j]
}
