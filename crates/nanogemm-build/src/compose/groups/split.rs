//! Vectors of units of 32 bits of the plain matrix as vectors of the groups in them.

use super::super::{convert::convert, pack::Panel};
use crate::{
    dtype::{Conversion, Kind},
    nanokernel::Value,
    spec::Size,
};

/// The groups of a vector of units: words of the panel.
pub fn split<'c>(panel: &Panel<'_, 'c>, units: Value<'c>) -> Vec<Value<'c>> {
    let (ir, plan) = (panel.ir, panel.plan);
    let n = |n| ir.constant_like(units, n);
    let right = |bits| ir.shift_right(units, n(bits));
    match (plan.conversion(), plan.from.kind) {
        (Conversion::Copy, _) => vec![units],
        (Conversion::Offset, _) => vec![ir.xor(units, n(0x8080_8080))],
        (Conversion::Widen, Kind::Bfloat) => vec![ir.shift_left(units, n(16)), ir.both(units, n(0xffff_0000))],
        (Conversion::Widen, Kind::Float) => {
            let lanes = Size::Int(ir.lanes(units));
            let halves = ir.vector(ir.bits(plan.from), lanes);
            let one = |v| convert(panel, ir.low(v, halves), lanes);
            vec![one(units), one(right(16))]
        }
        (Conversion::Widen, kind) if plan.interleave == 2 => {
            (0..2).map(|pair| widen_pair(panel, units, pair, kind == Kind::Int)).collect()
        }
        (Conversion::Widen, Kind::Int) => {
            let high = |byte: u64| if byte == 3 { units } else { ir.shift_left(units, n(24 - 8 * byte)) };
            (0..4).map(|byte| ir.shift_right_signed(high(byte), n(24))).collect()
        }
        (Conversion::Widen, Kind::Unsigned) => {
            let low = |byte: u64| if byte == 0 { units } else { right(8 * byte) };
            (0..4).map(|byte| ir.both(low(byte), n(0xff))).collect()
        }
    }
}

/// Two bytes of every unit as integers of 16 bits.
fn widen_pair<'c>(panel: &Panel<'_, 'c>, units: Value<'c>, pair: u32, signed: bool) -> Value<'c> {
    let ir = panel.ir;
    let lanes = ir.lanes(units);
    let bytes = ir.vector(ir.integer(8), Size::Int(4 * lanes));
    let v = ir.bits_as(units, bytes);
    // A byte goes to the upper half of its integer, from where it is shifted down, or to the lower one.
    let half = u32::from(signed);
    let from = |i: u32| if i % 2 == half { i / 4 * 4 + 2 * pair + i / 2 % 2 } else { 4 * lanes };
    let spread = ir.shuffle(v, ir.zero(bytes), (0..4 * lanes).map(from));
    let integers = ir.bits_as(spread, ir.vector(ir.integer(16), Size::Int(2 * lanes)));
    let wide = if signed { ir.shift_right_signed(integers, ir.constant_like(integers, 8)) } else { integers };
    ir.bits_as(wide, units.get_type())
}
