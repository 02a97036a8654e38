//! The textbook triple loop: the oracle that every kernel is compared with. Never optimised, shares nothing with the kernels.

use crate::{
    Error,
    element::Element,
    matrix::{MatMut, MatRef},
};

/// One element of `A * B`, and the scale of its rounding error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sum {
    /// `sum of a * b`.
    pub value: f64,
    /// `sum of |a * b|`.
    pub magnitude: f64,
}

/// Element (i, j) of `A * B`, summed in f64 with the rounding errors of all products and sums added at the end: as good as
/// a sum in twice the precision. Products of f32 have no rounding error.
///
/// # Panics
///
/// If the element does not exist or the matrices do not fit together.
pub fn element<T: Element>(a: MatRef<'_, T>, b: MatRef<'_, T>, i: usize, j: usize) -> Sum {
    assert_eq!(a.cols(), b.rows(), "columns of A and rows of B");
    let mut sum = Sum { value: 0.0, magnitude: 0.0 };
    let mut error = 0.0;
    for p in 0..a.cols() {
        let x = a.get(i, p).expect("row i of A").to_f64();
        let y = b.get(p, j).expect("column j of B").to_f64();
        let product = x * y;
        let exact = size_of::<T>() <= 4 || !product.is_finite();
        let low = if exact { 0.0 } else { x.mul_add(y, -product) };
        // Knuth's exact sum: `next + error == sum.value + product`.
        let next = sum.value + product;
        let part = next - sum.value;
        error += (sum.value - (next - part)) + (product - part) + low;
        sum.value = next;
        sum.magnitude += product.abs();
    }
    // Infinities and NaN have no error to correct, and it would be NaN.
    if sum.value.is_finite() {
        sum.value += error;
    }
    sum
}

/// `C = alpha * A * B + beta * C`, rounded once per element, with the rules of [`gemm`](crate::gemm) for factors of zero
/// and one.
pub fn gemm<T: Element>(
    alpha: T::Scalar,
    a: MatRef<'_, T>,
    b: MatRef<'_, T>,
    beta: T::Scalar,
    mut c: MatMut<'_, T>,
) -> Result<(), Error> {
    if a.rows() != c.rows() || b.cols() != c.cols() || a.cols() != b.rows() {
        return Err(Error::Argument);
    }
    let product = alpha != T::NONE && a.cols() > 0;
    if !product && beta == T::ONE {
        return Ok(());
    }
    for i in 0..c.rows() {
        for j in 0..c.cols() {
            let mut value = 0.0;
            if product {
                value += T::factor_to_f64(alpha) * element(a, b, i, j).value;
            }
            if beta != T::NONE {
                value += T::factor_to_f64(beta) * c.get(i, j).expect("(i, j) is inside").to_f64();
            }
            c.set(i, j, T::from_f64(value)).expect("(i, j) is inside");
        }
    }
    Ok(())
}
