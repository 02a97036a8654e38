//! Elements of a plain matrix as elements of panels, in scalars and vectors: integers as wide as either.

use super::pack::Panel;
use crate::{
    dtype::{Conversion, Kind},
    nanokernel::Value,
    spec::Size,
};
use inkwell::types::BasicTypeEnum;

/// `lanes` elements as they are read, as what panels hold. A lane that is zero where no element exists is turned too: it is
/// zero afterwards unless there is an offset.
pub fn convert<'c>(panel: &Panel<'_, 'c>, v: Value<'c>, lanes: Size) -> Value<'c> {
    let (ir, plan) = (panel.ir, panel.plan);
    let to = ir.vector(ir.bits(plan.to), lanes);
    match plan.conversion() {
        Conversion::Copy => v,
        Conversion::Offset => ir.xor(v, ir.constant_like(v, 0x80)),
        Conversion::Widen => match plan.from.kind {
            Kind::Int => ir.signed_as(v, to),
            Kind::Unsigned => ir.unsigned_as(v, to),
            Kind::Bfloat => ir.shift_left(ir.unsigned_as(v, to), ir.constant(to, 16)),
            Kind::Float if panel.isa.converts_halves(panel.arch) => {
                let halves = ir.bits_as(v, ir.vector(ir.element(plan.from), lanes));
                ir.bits_as(ir.exactly_as(halves, ir.vector(ir.element(plan.to), lanes)), to)
            }
            Kind::Float => halves(panel, v, to, lanes),
        },
    }
}

/// binary16 to binary32 by integer operations, and one conversion of an integer that is exact in any mode of the unit:
///
/// ```text
/// rest = h without its sign
/// x = rest < 0x400  ? rest as f32, its exponent less 24     (subnormal numbers and zero)
///     rest < 0x7c01 ? rest << 13, its exponent more 112     (infinity: 224)
///                   : rest << 13 with all exponent bits, quiet
/// ```
fn halves<'c>(panel: &Panel<'_, 'c>, v: Value<'c>, ty: BasicTypeEnum<'c>, lanes: Size) -> Value<'c> {
    let ir = panel.ir;
    let n = |n| ir.constant(ty, n);
    let wide = ir.unsigned_as(v, ty);
    let rest = ir.both(wide, n(0x7fff));
    let sign = ir.shift_left(ir.both(wide, n(0x8000)), n(16));
    let float = ir.float_of(rest, ir.vector(ir.element(panel.plan.to), lanes));
    let tiny = ir.isub(ir.bits_as(float, ty), n(24 << 23));
    let tiny = ir.if_below(rest, 1, rest, tiny);
    let shifted = ir.shift_left(rest, n(13));
    let normal = ir.iadd(shifted, n(112 << 23));
    let infinite = ir.any_bit(shifted, n(0xff << 23));
    let quiet = ir.any_bit(infinite, n(1 << 22));
    let large = ir.if_below(rest, 0x7c00, normal, ir.if_below(rest, 0x7c01, infinite, quiet));
    ir.any_bit(ir.if_below(rest, 0x400, tiny, large), sign)
}
