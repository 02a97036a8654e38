//! Tile operations: the meaning of each is the loop in its comment.

use super::{Ir, Value};
use crate::{
    isa::{Arithmetic, DotRow, Isa},
    spec::Size,
};
use inkwell::types::BasicTypeEnum;
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
        Arithmetic::Apart { .. } => multiply_add_apart(ir, isa, dot, None, [acc, a, b]),
        Arithmetic::Tiles(_) => unreachable!("no operation between vectors"),
    }
}

/// That of [`Arithmetic::Apart`], in the lanes of `mask` if there is one, which has a lane for each k step of each column:
///
/// ```text
/// for lane in 0..lanes { for step in 0..interleave { acc[lane][step] += a[lane][step] * b[lane][step] } }
/// ```
pub fn multiply_add_apart<'c>(
    ir: &Ir<'c>,
    isa: &Isa,
    dot: &DotRow,
    mask: Option<Value<'c>>,
    [acc, a, b]: [Value<'c>; 3],
) -> Value<'c> {
    let steps = apart(ir, dot, acc);
    let old = ir.bits_as(acc, steps);
    let sum = isa.ops.dot(ir, old, ir.bits_as(a, steps), ir.bits_as(b, steps));
    let sum = mask.map_or(sum, |mask| ir.select(mask, sum, old));
    ir.bits_as(sum, acc.get_type())
}

/// What these sums come to:
///
/// ```text
/// for lane in 0..lanes { sum[lane] = 0; for step in 0..interleave { sum[lane] += acc[lane][step] } }
/// ```
///
/// `register` is the constraint letter of vector registers.
pub fn total_of_apart<'c>(ir: &Ir<'c>, dot: &DotRow, register: char, acc: Value<'c>) -> Value<'c> {
    let (lanes, steps) = (ir.lanes(acc), apart(ir, dot, acc));
    let all = ir.bits_as(acc, steps);
    // One shuffle of everything, and halves of what it gives: two shuffles to half the length are four operations on one port.
    let order = (0..dot.interleave).flat_map(|step| (0..lanes).map(move |lane| lane * dot.interleave + step));
    let ordered = ir.bits_as(ir.rearrange(all, order), acc.get_type());
    let by_steps = ir.bits_as(ir.apart(ordered, register), steps);
    let step = |step: u32| {
        let own: Vec<u32> = (step * lanes..(step + 1) * lanes).collect();
        ir.exactly_as(ir.gather(by_steps, &own), acc.get_type())
    };
    (1..dot.interleave).fold(step(0), |sum, next| ir.fadd(sum, step(next)))
}

/// The type of the sums side by side in `acc`: those of each lane have its bits.
fn apart<'c>(ir: &Ir<'c>, dot: &DotRow, acc: Value<'c>) -> BasicTypeEnum<'c> {
    ir.vector(ir.element(dot.operand(dot.a)), Size::Int(ir.lanes(acc) * dot.interleave))
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
