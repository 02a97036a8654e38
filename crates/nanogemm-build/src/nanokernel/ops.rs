//! Tile operations: the meaning of each is the loop in its comment.

use super::{Ir, Value};
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
