//! Elements of C as binary32 numbers and back.
//!
//! ```text
//! bf16 -> f32     the bits, shifted up
//! f32 -> bf16     to nearest, ties to even, once: bits + 0x7fff + (the last bit that stays), of which the upper half is kept;
//!                 NaN: its upper half with the quiet bit set. Denormal numbers are numbers as all others.
//! f16 <-> f32     by the instructions of the machine; where the baseline has none, by integer arithmetic
//! ```
//!
//! Where a vector is cut, not one byte beyond its elements is touched.

use crate::{
    dtype::{DType, Kind},
    isa::{Arch, Isa, Tail},
    nanokernel::{Ir, Value},
    spec::Size,
};
use inkwell::{
    FloatPredicate, IntPredicate,
    types::BasicTypeEnum,
    values::{IntValue, PointerValue},
};

/// How many elements of a vector there are.
#[derive(Clone, Copy)]
pub struct Cut<'c> {
    /// Which lanes exist.
    pub mask: Value<'c>,
    /// How many; fewer than there are lanes where vectors have no masks for short elements.
    pub left: IntValue<'c>,
}

/// Vectors in memory.
pub struct Memory<'i, 'c> {
    /// Where the code goes.
    pub ir: &'i Ir<'c>,
    /// The instruction set.
    pub isa: &'static Isa,
    /// The machine.
    pub arch: Arch,
    /// Elements of one vector.
    pub lanes: Size,
    /// The elements that exist, if not all do.
    pub cut: Option<Cut<'c>>,
}

/// How elements of two bytes are converted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Brain,
    Native,
    Integers,
}

impl<'c> Memory<'_, 'c> {
    /// The numbers of one vector as binary32, or integers as they are.
    pub fn load(&self, dtype: &DType, at: PointerValue<'c>) -> Value<'c> {
        let ir = self.ir;
        let Some(half) = self.half(dtype) else { return self.read(ir.vector(ir.element(dtype), self.lanes), at) };
        let bits = self.read(self.short(half), at);
        match half {
            Half::Native | Half::Brain => ir.widen_elements(bits, dtype, self.lanes),
            Half::Integers => self.widen_half(ir.unsigned_as(bits, ir.integers(32, self.lanes))),
        }
    }

    /// Writes binary32 numbers, or integers as they are: vectors one behind the other.
    pub fn store(&self, dtype: &DType, values: &[Value<'c>], place: impl Fn(u32) -> PointerValue<'c>) {
        let ir = self.ir;
        let Some(half) = self.half(dtype) else {
            return (0..).zip(values).for_each(|(v, &value)| self.write(value, place(v)));
        };
        if half != Half::Brain {
            for (v, &value) in (0..).zip(values) {
                let short = match half {
                    Half::Native => ir.bits_as(ir.round_to(value, self.halves()), self.short(half)),
                    _ => ir.low(self.to_half(value), self.short(half)),
                };
                self.write(short, place(v));
            }
            return;
        }
        let rounded: Vec<Value<'c>> = values.iter().map(|&value| self.to_brain(value)).collect();
        for (v, pair) in (0..).step_by(2).zip(rounded.chunks(2)) {
            match (pair, self.lanes) {
                // The upper halves of two vectors are one: less work than for each by itself.
                ([a, b], Size::Int(lanes)) if lanes > 1 => {
                    let halves = ir.integers(16, Size::Int(2 * lanes));
                    let (a, b) = (ir.bits_as(*a, halves), ir.bits_as(*b, halves));
                    self.write(ir.shuffle(a, b, (0..2 * lanes).map(|i| 2 * i + 1)), place(v));
                }
                _ => {
                    for (v, &value) in (v..).zip(pair) {
                        let upper = ir.shift_right(value, ir.pattern(16, self.lanes));
                        self.write(ir.low(upper, self.short(half)), place(v));
                    }
                }
            }
        }
    }

    fn half(&self, dtype: &DType) -> Option<Half> {
        match (dtype.kind, dtype.bytes) {
            (Kind::Bfloat, _) => Some(Half::Brain),
            (Kind::Float, 2) if self.isa.converts_halves(self.arch) => Some(Half::Native),
            (Kind::Float, 2) => Some(Half::Integers),
            _ => None,
        }
    }

    fn halves(&self) -> BasicTypeEnum<'c> {
        self.ir.vector(self.ir.ctx.f16_type().into(), self.lanes)
    }

    /// What elements of two bytes are in memory.
    fn short(&self, half: Half) -> BasicTypeEnum<'c> {
        match (half, self.cut, self.lanes) {
            // Masked moves of fixed vectors are of integers; scalable vectors of short elements are none that could be cast.
            (Half::Native, None, _) | (Half::Native, _, Size::Vs(_)) => self.halves(),
            _ => self.ir.integers(16, self.lanes),
        }
    }

    fn read(&self, ty: BasicTypeEnum<'c>, at: PointerValue<'c>) -> Value<'c> {
        match self.cut {
            None => self.ir.load(ty, at),
            Some(cut) if self.in_pieces(ty) => self.read_pieces(ty, at, cut.left),
            Some(cut) => self.ir.masked_load(ty, at, cut.mask),
        }
    }

    fn write(&self, value: Value<'c>, at: PointerValue<'c>) {
        match self.cut {
            None => self.ir.store(value, at),
            Some(cut) if self.in_pieces(value.get_type()) => self.write_pieces(value, at, cut.left),
            Some(cut) => self.ir.masked_store(value, at, cut.mask),
        }
    }

    /// Whether masked moves are too wide for elements of this type.
    fn in_pieces(&self, ty: BasicTypeEnum<'c>) -> bool {
        let short = match ty {
            BasicTypeEnum::VectorType(t) => t.get_element_type() == self.ir.ctx.i16_type().into(),
            _ => false,
        };
        short && self.isa.registers.tail == Tail::MaskedTail
    }

    /// Does bit `bit` of `n` say that there is such a piece?
    fn has(&self, n: IntValue<'c>, bit: i64) -> IntValue<'c> {
        self.ir.cmp(IntPredicate::NE, self.ir.and(n, self.ir.c(bit)), self.ir.c(0))
    }

    /// Up to seven elements of two bytes: one, two and four at a time.
    fn write_pieces(&self, value: Value<'c>, at: PointerValue<'c>, left: IntValue<'c>) {
        let ir = self.ir;
        let quads = ir.bits_as(value, ir.integers(64, Size::Int(2)));
        let quad = |lane| ir.gather(quads, &[lane]).into_int_value();
        let four = self.has(left, 4);
        let four_then = || {
            ir.store(quad(0).into(), at);
            vec![quad(1).into(), ir.at(at, ir.c(8)).into()]
        };
        let rest = ir.either(four, four_then, || vec![quad(0).into(), at.into()]);
        let rest = ir.when(self.has(left, 2), rest, |rest| {
            let (bits, at) = (rest[0].into_int_value(), rest[1].into_pointer_value());
            ir.store(ir.low(bits.into(), ir.ctx.i32_type().into()), at);
            vec![ir.shift_right(bits.into(), ir.c(32).into()), ir.at(at, ir.c(4)).into()]
        });
        ir.when(self.has(left, 1), rest, |rest| {
            ir.store(ir.low(rest[0], ir.ctx.i16_type().into()), rest[1].into_pointer_value());
            rest.to_vec()
        });
    }

    /// Up to seven elements of two bytes, from the last to the first; lanes that do not exist are zero.
    fn read_pieces(&self, ty: BasicTypeEnum<'c>, at: PointerValue<'c>, left: IntValue<'c>) -> Value<'c> {
        let ir = self.ir;
        let piece = |bits, at| ir.unsigned_as(ir.load(ir.integers(bits, Size::Int(1)), at), ir.i64().into());
        let place = |before: i64| ir.at(at, ir.times(ir.and(left, ir.c(before)), 2));
        let start = vec![ir.c(0).into()];
        let one = ir.when(self.has(left, 1), start, |_| vec![piece(16, place(6))]);
        let three = ir.when(self.has(left, 2), one, |behind| {
            vec![ir.any_bit(ir.shift_left(behind[0], ir.c(32).into()), piece(32, place(4)))]
        });
        let both = ir.either(
            self.has(left, 4),
            || vec![ir.load(ir.i64().into(), at), three[0]],
            || vec![three[0], ir.c(0).into()],
        );
        ir.bits_as(ir.join(both[0], both[1]), ty)
    }

    /// The bits of each number, of which the upper half is the nearest bfloat16.
    fn to_brain(&self, x: Value<'c>) -> Value<'c> {
        let (ir, n) = (self.ir, self.lanes);
        let bits = ir.bits_as(x, ir.integers(32, n));
        let last = ir.both(ir.shift_right(bits, ir.pattern(16, n)), ir.pattern(1, n));
        let rounded = ir.iadd(ir.iadd(bits, ir.pattern(0x7fff, n)), last);
        let quiet = ir.any_bit(bits, ir.pattern(0x0040_0000, n));
        ir.select(ir.compare(FloatPredicate::UNO, x, x), quiet, rounded)
    }

    /// The nearest binary16 to each number, in the low half.
    fn to_half(&self, x: Value<'c>) -> Value<'c> {
        let (ir, n) = (self.ir, self.lanes);
        let (words, floats) = (ir.integers(32, n), ir.floats(n));
        let bits = ir.bits_as(x, words);
        // From 2^16 on, and NaN for now: infinity is what that is rounded to.
        let limit = ir.number(65536.0, n);
        let size = ir.bits_as(ir.both(bits, ir.pattern(0x7fff_ffff, n)), floats);
        let size = ir.select(ir.compare(FloatPredicate::OLT, size, limit), size, limit);
        let size_bits = ir.bits_as(size, words);
        // Exponents from 2^-14 on: another bias, and 13 bits fewer, as for bfloat16.
        let last = ir.both(ir.shift_right(size_bits, ir.pattern(13, n)), ir.pattern(1, n));
        let biased = ir.iadd(size_bits, ir.pattern((112_u32 << 23).wrapping_neg().wrapping_add(0xfff), n));
        let normal = ir.shift_right(ir.iadd(biased, last), ir.pattern(13, n));
        // Below: the sum with a number whose last bit is 2^-24, the unit of denormal numbers, rounds.
        let unit = ir.pattern(126 << 23, n);
        let sum = ir.fadd(size, ir.bits_as(unit, floats));
        let denormal = ir.isub(ir.bits_as(sum, words), unit);
        let small = ir.compare_bits(IntPredicate::ULT, size_bits, ir.pattern(113 << 23, n));
        let half = ir.select(small, denormal, normal);
        let nan = ir.unsigned_as(ir.compare(FloatPredicate::UNO, x, x), words);
        let half = ir.any_bit(half, ir.shift_left(nan, ir.pattern(9, n)));
        let sign = ir.both(ir.shift_right(bits, ir.pattern(16, n)), ir.pattern(0x8000, n));
        ir.any_bit(sign, half)
    }

    /// The numbers that the low halves are as binary16.
    fn widen_half(&self, bits: Value<'c>) -> Value<'c> {
        let (ir, n) = (self.ir, self.lanes);
        let (words, floats) = (ir.integers(32, n), ir.floats(n));
        let sign = ir.shift_left(ir.both(bits, ir.pattern(0x8000, n)), ir.pattern(16, n));
        let size = ir.shift_left(ir.both(bits, ir.pattern(0x7fff, n)), ir.pattern(13, n));
        let normal = ir.iadd(size, ir.pattern(112 << 23, n));
        // Infinity and NaN have the largest exponent here and there.
        let special = ir.iadd(size, ir.pattern(224 << 23, n));
        // Without its first bit a denormal number is what the next larger power of two has too much.
        let power = ir.pattern(113 << 23, n);
        let over = ir.bits_as(ir.iadd(size, power), floats);
        let denormal = ir.bits_as(ir.fsub(over, ir.bits_as(power, floats)), words);
        let below = |limit: u32| ir.compare_bits(IntPredicate::ULT, size, ir.pattern(limit, n));
        let value = ir.select(below(0x0f80_0000), normal, special);
        let value = ir.select(below(0x0080_0000), denormal, value);
        ir.bits_as(ir.any_bit(value, sign), floats)
    }
}
