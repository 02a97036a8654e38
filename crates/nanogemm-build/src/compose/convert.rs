//! Elements of a plain matrix as elements of panels, in scalars and vectors: integers as wide as either.

use super::pack::Panel;
use crate::{
    dtype::{Conversion, Kind},
    nanokernel::{Bits, Into, Value},
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
        Conversion::Offset => ir.bitwise_by(Bits::Xor, v, 0x80),
        Conversion::Widen => match plan.from.kind {
            Kind::Int => ir.cast(Into::Signs, v, to),
            Kind::Unsigned => ir.cast(Into::Zeros, v, to),
            Kind::Bfloat => ir.bitwise_by(Bits::Left, ir.cast(Into::Zeros, v, to), 16),
            Kind::Float if panel.isa.converts_halves(panel.arch) => {
                let halves = ir.cast(Into::Same, v, ir.vector(ir.element(plan.from), lanes));
                ir.cast(Into::Same, ir.cast(Into::Wider, halves, ir.vector(ir.element(plan.to), lanes)), to)
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
    let by = |how, v, n| ir.bitwise_by(how, v, n);
    let wide = ir.cast(Into::Zeros, v, ty);
    let rest = by(Bits::And, wide, 0x7fff);
    let sign = by(Bits::Left, by(Bits::And, wide, 0x8000), 16);
    let float = ir.cast(Into::Float, rest, ir.vector(ir.element(panel.plan.to), lanes));
    let tiny = by(Bits::Sub, ir.cast(Into::Same, float, ty), 24 << 23);
    let tiny = ir.if_below(rest, 1, rest, tiny);
    let shifted = by(Bits::Left, rest, 13);
    let normal = by(Bits::Add, shifted, 112 << 23);
    let infinite = by(Bits::Or, shifted, 0xff << 23);
    let quiet = by(Bits::Or, infinite, 1 << 22);
    let large = ir.if_below(rest, 0x7c00, normal, ir.if_below(rest, 0x7c01, infinite, quiet));
    ir.bitwise(Bits::Or, ir.if_below(rest, 0x400, tiny, large), sign)
}
