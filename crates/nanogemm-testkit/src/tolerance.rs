//! How far a correct result may be from the exact one.
//!
//! For `y = alpha * sum of k products + beta * c`, with `u` the [unit roundoff](Sample::ROUNDOFF) and `s` the sum of the
//! products' absolute values:
//!
//! ```text
//! |computed - exact| <= 1.01 * u * ((k + 3) * |alpha| * s + 2 * |beta * c|) + (k + 3) * tiny * max(1, |alpha|, |beta|)
//! ```
//!
//! A chain of k fused multiply-adds in any order errs by at most `k u s`, one more rounding per product if they are not
//! fused; alpha, beta and the last addition cost one rounding each. 1.01 covers the higher powers of u while `k u < 0.01`,
//! and `tiny`, half the smallest number, covers results that underflow. This is a bound and not an estimate: no correct
//! kernel exceeds it (the roundings of an expected value computed in the same type are added to k), and a kernel that leaves out or repeats a product misses it by far.

use crate::Sample;

/// One element: its exact parts.
#[derive(Clone, Copy, Debug)]
pub struct Exact {
    /// Products in the sum.
    pub k: usize,
    /// Their sum.
    pub sum: f64,
    /// The sum of their absolute values.
    pub magnitude: f64,
    /// Factor of the sum.
    pub alpha: f64,
    /// Factor of the old value.
    pub beta: f64,
    /// The old value. Ignored if beta is 0.
    pub c: f64,
}

impl Exact {
    /// The exact result.
    #[inline]
    pub fn value(&self) -> f64 {
        self.alpha * self.sum + self.old()
    }

    #[inline]
    fn old(&self) -> f64 {
        if self.beta == 0.0 { 0.0 } else { self.beta * self.c }
    }

    /// The largest error of a correct result of type `T`.
    pub fn tolerance<T: Sample>(&self) -> f64 {
        let k = (self.k + 3) as f64 + T::ORACLE_ROUNDINGS;
        let relative = k * (self.alpha * self.magnitude).abs() + 2.0 * self.old().abs();
        1.01 * T::ROUNDOFF * relative + k * T::TINY * self.alpha.abs().max(self.beta.abs()).max(1.0)
    }

    /// Is `computed` a correct result? NaN and infinities have to be where the exact result has them.
    pub fn accepts<T: Sample>(&self, computed: f64) -> Result<(), String> {
        let exact = self.value();
        let same = exact.is_nan() && computed.is_nan() || exact == computed;
        let tolerance = self.tolerance::<T>();
        if same || (exact.is_finite() && (computed - exact).abs() <= tolerance) {
            return Ok(());
        }
        Err(format!("got {computed:e}, exact {exact:e} within {tolerance:e}: {self:?}"))
    }
}

/// Gives results that are slightly wrong, and wrong in kind.
pub fn self_test() -> Result<(), String> {
    let plain = Exact { k: 8, sum: 3.0, magnitude: 4.0, alpha: 1.0, beta: 0.5, c: 2.0 };
    let step = f64::from(f32::EPSILON);
    let nan = Exact { beta: f64::NAN, ..plain };
    let infinite = Exact { sum: f64::INFINITY, magnitude: f64::INFINITY, ..plain };
    let vanished = Exact { beta: 0.0, c: f64::NAN, ..plain };
    for (what, exact, computed, right) in [
        ("exact", plain, 4.0, true),
        ("one rounding away", plain, 4.0 + 4.0 * step, true),
        ("far away", plain, 4.0 + 40.0 * step, false),
        ("NaN for a number", plain, f64::NAN, false),
        ("infinity for a number", plain, f64::INFINITY, false),
        ("NaN for NaN", nan, f64::NAN, true),
        ("a number for NaN", nan, 4.0, false),
        ("infinity for infinity", infinite, f64::INFINITY, true),
        ("the other infinity", infinite, f64::NEG_INFINITY, false),
        ("a number for infinity", infinite, f64::from(f32::MAX), false),
        ("old NaN ignored", vanished, 3.0, true),
        ("old NaN seen", vanished, f64::NAN, false),
    ] {
        if exact.accepts::<f32>(computed).is_ok() != right {
            return Err(format!("tolerance: {what}: expected {right}: {exact:?}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_bound_bites() {
        super::self_test().unwrap();
    }
}
