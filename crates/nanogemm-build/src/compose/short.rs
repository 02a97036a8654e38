//! Vectors of numbers of 16 bits where masks are for longer ones.

use crate::{
    nanokernel::{Ir, Value},
    spec::Size,
};
use inkwell::{
    types::BasicTypeEnum,
    values::{IntValue, PointerValue},
};

/// A masked load of `count` numbers of 16 bits by masks for 32: pairs of them, and the last by itself.
#[derive(Clone, Copy)]
pub(super) struct Pairs<'c> {
    /// Which pairs exist as a whole.
    mask: Value<'c>,
    /// Bits of the last number, and where it is in bytes.
    last: Value<'c>,
    at: IntValue<'c>,
}

impl<'c> Pairs<'c> {
    /// The masks for `count` numbers, at least one, of a vector of so many lanes.
    pub(super) fn new(ir: &Ir<'c>, lanes: Size, count: IntValue<'c>) -> Self {
        let before = ir.sub(count, ir.c(1));
        let (with, without) = (ir.first_lanes(lanes, count), ir.first_lanes(lanes, before));
        let last = ir.signed_as(ir.xor(with, without), ir.integers(16, lanes));
        let mask = ir.first_lanes(Size::Int(lanes.count() / 2), ir.div(count, ir.c(2)));
        Pairs { mask, last, at: ir.times(before, 2) }
    }

    /// Numbers beyond the count are zero.
    pub(super) fn load(&self, ir: &Ir<'c>, from: PointerValue<'c>, ty: BasicTypeEnum<'c>) -> Value<'c> {
        let pairs = ir.vector(ir.integer(32), Size::Int(ir.lanes(self.last) / 2));
        let pairs = ir.bits_as(ir.masked_load(pairs, from, self.mask), ty);
        let last = ir.splat(ir.load(ir.integer(16), ir.at(from, self.at)), ty);
        ir.any_bit(pairs, ir.both(last, self.last))
    }
}
