//! Activations, applied to binary32 numbers.
//!
//! ```text
//! relu        max(x, 0)
//! clamp       min(max(x, clamp_min), clamp_max)
//! gelu (tanh) x / (1 + exp(-2 u)),  u = sqrt(2 / pi) * (x + 0.044715 x^3)
//! silu        x / (1 + exp(-x))
//! ```
//!
//! NaN stays NaN everywhere. The exponential is a power of two, `2^t = 2^n * 2^r` with n the integer nearest to t and a polynomial
//! for `2^r`; `t` is bounded so that n is an exponent: -127 gives zero and 128 infinity. So at large x the quotient is x, at
//! large -x it is zero, and at -inf NaN.

use super::abi::Args;
use crate::{
    isa::{Arch, Isa},
    nanokernel::{Ir, Value},
    spec::Size,
};
use inkwell::{FloatPredicate, IntPredicate, values::IntValue};

/// Coefficients of r, r^2, ... in `2^r = 1 + ...` for |r| <= 1/2, in binary32 with a relative error of at most 1.1e-7: least squares
/// with weights moved to where the error is largest (Lawson) and the constant term fixed.
#[expect(clippy::approx_constant, reason = "a coefficient that was fitted, not the logarithm")]
const POWER: [f32; 5] = [0.693_147, 0.240_222_42, 0.055_507_336, 0.009_671_513, 0.001_326_472_4];

/// 1.5 * 2^23 + 127: added to a number it leaves the nearest integer plus 127 in the low bits.
const SHIFTER: f32 = 12_583_039.0;

const LOG2_E: f32 = std::f32::consts::LOG2_E;

/// Factors of x and x^3 in `t = -2 u * log2(e)`.
const GELU: [f32; 2] = [-2.302_208_2, -0.102_943_24];

/// Composes activations of vectors of so many lanes.
pub struct Activation<'i, 'c> {
    /// Where the code goes.
    pub ir: &'i Ir<'c>,
    /// The instruction set.
    pub isa: &'static Isa,
    /// The machine.
    pub arch: Arch,
    /// Elements of one vector.
    pub lanes: Size,
}

impl<'c> Activation<'_, 'c> {
    /// The activation that the arguments ask for.
    pub fn apply(&self, args: &Args<'_, 'c>, x: Vec<Value<'c>>) -> Vec<Value<'c>> {
        let ir = self.ir;
        let which = args.int("activation");
        let is = |code: i64| ir.cmp(IntPredicate::EQ, which, ir.c(code));
        let any = ir.cmp(IntPredicate::NE, which, ir.c(0));
        ir.when(any, x, |x| {
            let relu = || x.iter().map(|&x| self.at_least(x, ir.number(0.0, self.lanes))).collect();
            ir.either(is(1), relu, || ir.either(is(4), || self.clamp(args, x), || self.quotient(is(2), x)))
        })
    }

    fn clamp(&self, args: &Args<'_, 'c>, x: &[Value<'c>]) -> Vec<Value<'c>> {
        let ir = self.ir;
        let bound = |name| ir.splat(args.scalar(name, ir.ctx.f32_type().into()), ir.floats(self.lanes));
        let (low, high) = (bound("clamp_min"), bound("clamp_max"));
        x.iter().map(|&x| self.at_most(self.at_least(x, low), high)).collect()
    }

    /// GELU or SiLU: `x / (1 + 2^t)`.
    fn quotient(&self, gelu: IntValue<'c>, x: &[Value<'c>]) -> Vec<Value<'c>> {
        let (ir, n) = (self.ir, self.lanes);
        let for_gelu = |&x: &Value<'c>| {
            let [linear, cubic] = GELU.map(|c| ir.number(c, n));
            ir.fmul(x, self.isa.ops.dot(ir, linear, ir.fmul(x, x), cubic))
        };
        let for_silu = |&x: &Value<'c>| ir.fmul(x, ir.number(-LOG2_E, n));
        let t = ir.either(gelu, || x.iter().map(for_gelu).collect(), || x.iter().map(for_silu).collect());
        x.iter().zip(t).map(|(&x, t)| ir.fdiv(x, self.one_and_power(t))).collect()
    }

    /// `1 + 2^t`.
    fn one_and_power(&self, t: Value<'c>) -> Value<'c> {
        let (ir, n) = (self.ir, self.lanes);
        let words = ir.integers(32, n);
        let t = self.at_most(self.at_least(t, ir.number(-127.0, n)), ir.number(128.0, n));
        let shifted = ir.fadd(t, ir.number(SHIFTER, n));
        let r = ir.fsub(t, ir.fsub(shifted, ir.number(SHIFTER, n)));
        let scale = ir.shift_left(ir.bits_as(shifted, words), ir.pattern(23, n));
        let scale = ir.bits_as(scale, ir.floats(n));
        let one = ir.number(1.0, n);
        let coefficients = POWER.iter().rev().map(|&c| ir.number(c, n)).chain([one]);
        let power = coefficients.reduce(|sum, c| self.isa.ops.dot(ir, c, sum, r)).expect("some coefficients");
        self.isa.ops.dot(ir, one, power, scale)
    }

    /// The larger of `x` and a bound that is no NaN; NaN stays.
    fn at_least(&self, x: Value<'c>, bound: Value<'c>) -> Value<'c> {
        self.nearer(x, bound, FloatPredicate::OGT, "llvm.maximum")
    }

    /// The smaller of `x` and a bound that is no NaN; NaN stays.
    fn at_most(&self, x: Value<'c>, bound: Value<'c>) -> Value<'c> {
        self.nearer(x, bound, FloatPredicate::OLT, "llvm.minimum")
    }

    fn nearer(&self, x: Value<'c>, bound: Value<'c>, beyond: FloatPredicate, intrinsic: &str) -> Value<'c> {
        match self.arch {
            // One instruction: of two numbers that do not compare it gives the second.
            Arch::X86_64 => self.ir.select(self.ir.compare(beyond, bound, x), bound, x),
            // One instruction: it gives NaN if there is one.
            Arch::Aarch64 => self.ir.intrinsic(intrinsic, &[x.get_type()], &[x, bound]),
        }
    }
}
