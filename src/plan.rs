//! Shapes inspected once, for products that are executed many times.

use crate::{
    Error,
    dispatch::Problem,
    driver::{self, Call, Direct, Row},
    element::Element,
    kernel::KernelInfo,
    matrix::{MatMut, MatRef},
    packed::PackedB,
};
use core::marker::PhantomData;

/// A product of one shape: rows are chosen and blocks derived when it is made, not when it is executed.
///
/// A plan is a few words, copied freely and used by any thread. It holds for operands of any strides; its rows are those
/// that the instruction sets in use give at the vector length of the thread that makes it.
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
    /// For row-major operands, if the product is a single block.
    direct: Option<Direct>,
    /// For contiguous rows of C, and for contiguous columns, whose transpose is computed; by whether neighbours in a row of A are
    /// apart, and whether those in a row of B are.
    rows: [[[Row; 2]; 2]; 2],
    types: PhantomData<fn(T)>,
}

impl<T: Element> Plan<T> {
    /// Chooses rows for `m x k` times `k x n`.
    pub fn new(m: usize, n: usize, k: usize) -> Result<Self, Error> {
        let choose = |m, n, a, b| {
            let problem = Problem::row_major(T::DTYPE, m, n, k).in_columns(a, b);
            driver::choose(&problem).ok_or(Error::Unsupported)
        };
        let by_b = |m, n, a| Ok([choose(m, n, a, false)?, choose(m, n, a, true)?]);
        let by_a = |m, n| Ok([by_b(m, n, false)?, by_b(m, n, true)?]);
        let rows = [by_a(m, n)?, by_a(n, m)?];
        Ok(Plan { m, n, k, direct: Direct::new::<T>(m, n, k, rows[0][0][0]), rows, types: PhantomData })
    }

    /// The row used for row-major operands.
    pub fn kernel_name(&self) -> &'static str {
        let fixed = self.direct.and_then(|direct| direct.fixed());
        fixed.map_or(self.row_major().name, |fixed| fixed.name)
    }

    fn row_major(&self) -> &'static KernelInfo {
        self.rows[0][0][0].info
    }

    /// `C = alpha * A * B + beta * C` for operands of the planned shapes with any strides; as [`gemm`](crate::gemm)
    /// otherwise.
    #[inline]
    pub fn execute(
        &self,
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        b: MatRef<'_, T>,
        beta: T::Scalar,
        mut c: MatMut<'_, T>,
    ) -> Result<(), Error> {
        // One by one: arrays are compared in memory, where they have to be written first.
        let fits = |rows: usize, cols: usize, x: usize, y: usize| rows == x && cols == y;
        let [m, n, k] = [self.m, self.n, self.k];
        if !fits(c.rows(), c.cols(), m, n) || !fits(a.rows(), a.cols(), m, k) || !fits(b.rows(), b.cols(), k, n) {
            return Err(Error::Argument);
        }
        if let Some(direct) = &self.direct {
            let to = (c.as_mut_ptr(), c.row_stride(), c.col_stride());
            // SAFETY: the shapes are the planned ones, and the row was chosen among those this machine runs.
            if unsafe { direct.run((m, n, k), alpha, &a.into(), &b.into(), beta, to) } {
                return Ok(());
            }
        }
        self.execute_general(alpha, a.again(), b.again(), beta, c.again())
    }

    /// Products that are no single block.
    #[inline(never)]
    fn execute_general(
        &self,
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        b: MatRef<'_, T>,
        beta: T::Scalar,
        c: MatMut<'_, T>,
    ) -> Result<(), Error> {
        let call = Call::product(alpha, a, b, beta, c)?;
        let choose = |problem: &Problem| {
            let turned = (problem.m, problem.n) != (self.m, self.n);
            let (a, b) = (usize::from(!problem.a_k_adjacent), usize::from(!problem.b_adjacent));
            Some(self.rows[usize::from(turned)][a][b].now())
        };
        // SAFETY: views vouch for their elements, which are apart, and prove that they fit the address space.
        unsafe { driver::execute_checked(&call, choose) }
    }
}

/// A product of `m` rows with a packed B, whose row was chosen once.
///
/// ```
/// use nanogemm::{MatMut, MatRef, PackedB, PackedPlan};
///
/// let weights = PackedB::new(MatRef::from_slice(&[2.0f64, 0.0, 0.0, 3.0], 2, 2)?)?;
/// let plan = PackedPlan::new(1, &weights)?;
/// let mut c = [0.0f64; 2];
/// plan.execute(1.0, MatRef::from_slice(&[1.0, 1.0], 1, 2)?, 0.0, MatMut::from_slice(&mut c, 1, 2)?)?;
/// assert_eq!(c, [2.0, 3.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PackedPlan<'b, T: Element> {
    m: usize,
    b: &'b PackedB<T>,
    /// By whether neighbours in a row of A are apart.
    rows: [Row; 2],
}

impl<'b, T: Element> PackedPlan<'b, T> {
    /// Chooses a row for products of `m` rows with B.
    pub fn new(m: usize, b: &'b PackedB<T>) -> Result<Self, Error> {
        let problem = b.packed().problem(m);
        let choose = |a| b.packed().choose(&problem.in_columns(a, false)).ok_or(Error::Unsupported);
        Ok(PackedPlan { m, b, rows: [choose(false)?, choose(true)?] })
    }

    /// The row it runs on if A is row-major.
    pub fn kernel_name(&self) -> &'static str {
        self.rows[0].info.name
    }

    /// `C = alpha * A * B + beta * C`; as [`gemm_packed_b`](crate::gemm_packed_b) otherwise.
    pub fn execute(
        &self,
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        beta: T::Scalar,
        mut c: MatMut<'_, T>,
    ) -> Result<(), Error> {
        let shapes = [c.rows(), c.cols(), a.rows(), a.cols()];
        if shapes != [self.m, self.b.cols(), self.m, self.b.rows()] {
            return Err(Error::Argument);
        }
        let to = (c.as_mut_ptr(), c.row_stride(), c.col_stride());
        let call = self.b.packed().call(self.m, alpha, a.into(), beta, to)?;
        let choose = |problem: &Problem| match (problem.m, problem.n) == (self.m, self.b.cols()) {
            true => Some(self.rows[usize::from(!problem.a_k_adjacent)].now()),
            // B in columns may have been turned.
            false => self.b.packed().choose(problem),
        };
        // SAFETY: views vouch for their elements, which are apart, and prove that they fit the address space.
        unsafe { driver::execute_checked(&call, choose) }
    }
}
