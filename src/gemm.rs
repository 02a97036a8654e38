//! The safe entry points.

use crate::{
    Error,
    dispatch::{self, FeatureSet, Problem},
    driver::{self, Call, Members, Operand, Row},
    element::Element,
    kernel::{KernelInfo, LIBRARY},
    matrix::{MatMut, MatRef},
};
use core::marker::PhantomData;

/// `C = alpha * A * B + beta * C`.
///
/// `beta == 0` never reads C; `alpha == 0`, or a product without columns of A, never reads A and B. Shapes that do not fit
/// together are [`Error::Argument`]. On error C is untouched.
///
/// ```
/// use nanogemm::{MatMut, MatRef, gemm};
///
/// let a = MatRef::from_slice(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], 2, 3)?;
/// let mut c = [10.0f32; 4];
/// gemm(2.0, a, a.transpose(), 1.0, MatMut::from_slice(&mut c, 2, 2)?)?;
/// assert_eq!(c, [38.0, 74.0, 74.0, 164.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
pub fn gemm<T: Element>(
    alpha: T::Scalar,
    a: MatRef<'_, T>,
    b: MatRef<'_, T>,
    beta: T::Scalar,
    c: MatMut<'_, T>,
) -> Result<(), Error> {
    let call = Call::product(alpha, a, b, beta, c)?;
    // SAFETY: views vouch for their elements.
    unsafe { driver::execute(&call, driver::choose) }
}

/// Batch-reduce: `C = beta * C + sum of A_i * B_i` over pairs of matrices, all of the same shapes.
///
/// ```
/// use nanogemm::{MatMut, MatRef, brgemm};
///
/// let (x, y) = ([1.0f32, 2.0], [3.0f32, 4.0]);
/// let row = |v| MatRef::from_slice(v, 1, 2);
/// let mut c = [0.5f32];
/// brgemm(&[(row(&x)?, row(&x)?.transpose()), (row(&x)?, row(&y)?.transpose())], 1.0, MatMut::from_slice(&mut c, 1, 1)?)?;
/// assert_eq!(c, [16.5]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
pub fn brgemm<T: Element>(
    batch: &[(MatRef<'_, T>, MatRef<'_, T>)],
    beta: T::Scalar,
    mut c: MatMut<'_, T>,
) -> Result<(), Error> {
    let Some(&(a, b)) = batch.first() else {
        let (a, b) = (&[] as &[T], &[] as &[T]);
        let (a, b) = (MatRef::from_slice(a, c.rows(), 0)?, MatRef::from_slice(b, 0, c.cols())?);
        return gemm(T::ONE, a, b, beta, c);
    };
    let shape = |x: &MatRef<'_, T>| (x.rows(), x.cols(), x.row_stride(), x.col_stride());
    if batch.iter().any(|(x, y)| (x.rows(), x.cols(), y.rows(), y.cols()) != (a.rows(), a.cols(), b.rows(), b.cols())) {
        return Err(Error::Argument);
    }
    // One call if a constant distance leads from member to member, otherwise one per member.
    let distance = |of: fn(&(MatRef<'_, T>, MatRef<'_, T>)) -> *const T| {
        let address = |i: usize| of(&batch[i]).addr();
        let step = if batch.len() > 1 { address(1).wrapping_sub(address(0)) } else { 0 };
        let constant = (1..batch.len()).all(|i| address(i).wrapping_sub(address(i - 1)) == step);
        (constant && step as isize % size_of::<T>() as isize == 0).then_some(step as isize / size_of::<T>() as isize)
    };
    let alike = batch.iter().all(|(x, y)| shape(x) == shape(&a) && shape(y) == shape(&b));
    let mut call = Call::product(T::ONE, a, b, beta, c.as_mut())?;
    if let (true, Some(a_step), Some(b_step)) = (alike, distance(|p| p.0.as_ptr()), distance(|p| p.1.as_ptr())) {
        call.batch = batch.len();
        call.a.members = Members::Apart(a_step);
        call.b.members = Members::Apart(b_step);
        // SAFETY: views vouch for their elements, and every member of the batch is one of them.
        return unsafe { driver::execute(&call, driver::choose) };
    }
    let mut beta = beta;
    for &(a, b) in batch {
        call = Call { a: a.into(), b: b.into(), beta, ..call };
        // SAFETY: views vouch for their elements.
        unsafe { driver::execute(&call, driver::choose)? };
        beta = T::ONE;
    }
    Ok(())
}

/// A product whose row was chosen once, to be run many times.
///
/// ```
/// use nanogemm::{MatMut, MatRef, Plan};
///
/// let plan = Plan::<f32>::new(1, 1, 2)?;
/// println!("{}", plan.kernel_name());
/// let (a, mut c) = ([3.0f32, 4.0], [0.0f32]);
/// let a = MatRef::from_slice(&a, 1, 2)?;
/// plan.execute(1.0, a, a.transpose(), 0.0, MatMut::from_slice(&mut c, 1, 1)?)?;
/// assert_eq!(c, [25.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Plan<T> {
    m: usize,
    n: usize,
    k: usize,
    row_major: &'static KernelInfo,
    /// For a column-major C, whose transpose is computed.
    turned: &'static KernelInfo,
    types: PhantomData<fn(T)>,
}

impl<T: Element> Plan<T> {
    /// Chooses rows for `m x k` times `k x n`.
    pub fn new(m: usize, n: usize, k: usize) -> Result<Self, Error> {
        let choose = |m, n| {
            let problem = Problem::row_major(T::DTYPE, m, n, k);
            driver::choose(&problem).map(|row| row.info).ok_or(Error::Unsupported)
        };
        Ok(Plan { m, n, k, row_major: choose(m, n)?, turned: choose(n, m)?, types: PhantomData })
    }

    /// The row used for row-major operands.
    pub fn kernel_name(&self) -> &'static str {
        self.row_major.name
    }

    /// `C = alpha * A * B + beta * C` for operands of the planned shapes with any strides; as [`gemm`] otherwise.
    pub fn execute(
        &self,
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        b: MatRef<'_, T>,
        beta: T::Scalar,
        c: MatMut<'_, T>,
    ) -> Result<(), Error> {
        if (c.rows(), c.cols(), a.cols()) != (self.m, self.n, self.k) {
            return Err(Error::Argument);
        }
        let call = Call::product(alpha, a, b, beta, c)?;
        let choose = |problem: &Problem| {
            let info = if (problem.m, problem.n) == (self.m, self.n) { self.row_major } else { self.turned };
            // SAFETY: the row was chosen among those this machine runs.
            Some::<Row>(unsafe { driver::fixed(&LIBRARY, info) })
        };
        // SAFETY: views vouch for their elements.
        unsafe { driver::execute(&call, choose) }
    }
}

/// The row that an `m x k` times `k x n` product of row-major operands uses now.
///
/// [`Error::Unsupported`] if the library was built without a row for the type.
pub(crate) fn kernel<T: Element>(m: usize, n: usize, k: usize) -> Result<&'static KernelInfo, Error> {
    let row = driver::choose(&Problem::row_major(T::DTYPE, m, n, k)).ok_or(Error::Unsupported)?;
    Ok(row.info)
}

/// The name of the row that an `m x k` times `k x n` product of row-major operands uses now; empty if the library was built without a row for the type.
pub fn kernel_name<T: Element>(m: usize, n: usize, k: usize) -> &'static str {
    kernel::<T>(m, n, k).map_or("", |row| row.name)
}

/// Every gemm row of the library, best instruction set first.
pub fn kernels() -> &'static [KernelInfo] {
    LIBRARY.kernels
}

/// The instruction sets in use, best first, comma separated; the last one is portable.
pub fn isa() -> &'static str {
    dispatch::tokens().to_str().unwrap_or_default()
}

/// The instruction sets in use as a set.
pub fn features() -> FeatureSet {
    dispatch::features()
}

/// An operand of a batch at an address, for the C interface.
pub(crate) fn operand<T>(ptr: *const T, rs: isize, cs: isize, members: Members<T>) -> Operand<T> {
    Operand { ptr, rs, cs, members }
}
