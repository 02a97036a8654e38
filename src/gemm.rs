//! The safe entry points.

use crate::{
    Error,
    dispatch::{self, FeatureSet, Problem},
    driver::{self, Call, Members},
    element::Element,
    kernel::{KernelInfo, LIBRARY},
    matrix::{MatMut, MatRef},
};
use core::ffi::CStr;

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
#[inline]
pub fn gemm<T: Element>(
    alpha: T::Scalar,
    a: MatRef<'_, T>,
    b: MatRef<'_, T>,
    beta: T::Scalar,
    mut c: MatMut<'_, T>,
) -> Result<(), Error> {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    if a.rows() != m || b.rows() != k || b.cols() != n {
        return Err(Error::Argument);
    }
    let to = (c.as_mut_ptr(), c.row_stride(), c.col_stride());
    // SAFETY: views vouch for their elements, which are apart, and prove that they fit the address space.
    if unsafe { driver::small((m, n, k), alpha, &a.into(), &b.into(), beta, to) } {
        return Ok(());
    }
    large(alpha, a.again(), b.again(), beta, c.again())
}

/// Products that are not small.
#[inline(never)]
fn large<T: Element>(
    alpha: T::Scalar,
    a: MatRef<'_, T>,
    b: MatRef<'_, T>,
    beta: T::Scalar,
    c: MatMut<'_, T>,
) -> Result<(), Error> {
    let call = Call::product(alpha, a, b, beta, c)?;
    // SAFETY: views vouch for their elements, which are apart, and prove that they fit the address space.
    unsafe { driver::execute_checked(&call, driver::choose) }
}

/// Batch-reduce: `C = beta * C + sum of A_i * B_i` over pairs of matrices.
///
/// All pairs have the same shapes and strides ([`Error::Argument`] otherwise); no pair leaves `beta * C`.
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
    c: MatMut<'_, T>,
) -> Result<(), Error> {
    let Some(&(a, b)) = batch.first() else {
        let (a, b) = (&[] as &[T], &[] as &[T]);
        let (a, b) = (MatRef::from_slice(a, c.rows(), 0)?, MatRef::from_slice(b, 0, c.cols())?);
        return gemm(T::ONE, a, b, beta, c);
    };
    let form = |(x, y): &(MatRef<'_, T>, MatRef<'_, T>)| {
        let one = |z: &MatRef<'_, T>| (z.rows(), z.cols(), z.row_stride(), z.col_stride());
        (one(x), one(y))
    };
    if batch.iter().any(|pair| form(pair) != form(&batch[0])) {
        return Err(Error::Argument);
    }
    let mut call = Call::product(T::ONE, a, b, beta, c)?;
    call.batch = batch.len();
    let step = size_of_val(&batch[0]);
    // One pointer for the whole batch: its provenance is that of the slice.
    let list = |field: *const *const T| {
        let within = field.addr() - batch.as_ptr().addr();
        batch.as_ptr().wrapping_byte_add(within).cast::<*const T>()
    };
    call.a.members = Members::Listed(list(batch[0].0.address()), step);
    call.b.members = Members::Listed(list(batch[0].1.address()), step);
    // SAFETY: views vouch for their elements, and the addresses of the batch lie in its views, one pair after the other.
    unsafe { driver::execute(&call, driver::choose) }
}

/// The names, for Rust and for C, of what an `m x k` times `k x n` product of row-major operands runs on now.
///
/// [`Error::Unsupported`] if the library was built without a row for the type.
pub(crate) fn kernel<T: Element>(m: usize, n: usize, k: usize) -> Result<(&'static str, &'static CStr), Error> {
    if let Some(fixed) = driver::small_kernel::<T>(m, n, k) {
        return Ok((fixed.name, fixed.c_name));
    }
    let row = driver::choose(&Problem::row_major(T::DTYPE, m, n, k)).ok_or(Error::Unsupported)?;
    Ok((row.info.name, row.info.c_name))
}

/// The name of the kernel that an `m x k` times `k x n` product of row-major operands runs on now (with a factor of one, if there
/// is a kernel for just this shape); empty if the library was built without a row for the type.
pub fn kernel_name<T: Element>(m: usize, n: usize, k: usize) -> &'static str {
    kernel::<T>(m, n, k).map_or("", |(name, _)| name)
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
