//! Tile operations: the meaning of each is the loop in its comment.

use super::{Ir, Value};
use crate::isa::{Arithmetic, DotRow, Isa};
use std::fmt::Debug;

/// The operations of one register tile that differ between instruction sets.
pub trait TileOps: Debug + Sync {
    /// Multiply-add of one tile:
    ///
    /// ```text
    /// for lane in 0..lanes { acc[lane] += a[lane] * b[lane] }
    /// ```
    fn dot<'c>(&self, ir: &Ir<'c>, acc: Value<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c>;
}

/// `acc += a * b` by the multiply-add `dot` of `isa`, lane by lane; operands of several k steps are vectors of as many bits as the
/// accumulator.
pub fn multiply_add<'c>(ir: &Ir<'c>, isa: &Isa, dot: &DotRow, acc: Value<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c> {
    match dot.how {
        Arithmetic::Fused => isa.ops.dot(ir, acc, a, b),
        Arithmetic::Wrapping => ir.iadd(acc, ir.imul(a, b)),
        Arithmetic::Intrinsic(name) => ir.machine(name, &[acc, a, b]),
        Arithmetic::Summed(name) => ir.iadd(acc, ir.machine(name, &[a, b])),
        Arithmetic::Tiles(_) => unreachable!("no operation between vectors"),
    }
}

/// Fused multiply-add: one rounding.
#[derive(Debug)]
pub struct Fused;

impl TileOps for Fused {
    fn dot<'c>(&self, ir: &Ir<'c>, acc: Value<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        ir.intrinsic("llvm.fma", &[acc.get_type()], &[a, b, acc])
    }
}

/// Fused where the baseline has such an instruction, a multiplication and an addition where it has not.
#[derive(Debug)]
pub struct Contracted;

impl TileOps for Contracted {
    fn dot<'c>(&self, ir: &Ir<'c>, acc: Value<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        ir.intrinsic("llvm.fmuladd", &[acc.get_type()], &[a, b, acc])
    }
}
