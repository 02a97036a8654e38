//! Lanes of vectors: masks, splats, shuffles.

use super::{Ir, Value};
use crate::spec::Size;
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{BasicValue, FastMathFlags, IntValue},
};

impl<'c> Ir<'c> {
    /// `for lane in 0..lanes { if mask[lane] { yes[lane] } else { no[lane] } }`; the mask of an element is one bit.
    pub fn select(&self, mask: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        match mask {
            Value::VectorValue(m) => self.b.build_select(m, yes, no, "").unwrap(),
            Value::ScalableVectorValue(m) => self.b.build_select(m, yes, no, "").unwrap(),
            Value::IntValue(m) => self.b.build_select(m, yes, no, "").unwrap(),
            other => unreachable!("{other} is no mask"),
        }
    }

    /// `for lane in 0..lanes { if mask[lane] { v[lane] } else { quiet NaN } }` for a vector whose other lanes are zero.
    pub fn or_nan(&self, v: Value<'c>, mask: Value<'c>, element_bits: u32) -> Value<'c> {
        let (Value::VectorValue(v), Value::VectorValue(mask)) = (v, mask) else {
            unreachable!("scalable vectors have masked arithmetic")
        };
        let bits = std::num::NonZeroU32::new(element_bits).expect("elements have bits");
        let integer = self.ctx.custom_width_int_type(bits).expect("a legal width").vec_type(v.get_type().get_size());
        // All bits set is a quiet NaN in every binary format.
        let others = self.b.build_int_s_extend(self.b.build_not(mask, "").unwrap(), integer, "").unwrap();
        let bits = self.b.build_bit_cast(v, integer, "").unwrap().into_vector_value();
        let filled = self.b.build_or(bits, others, "").unwrap();
        self.b.build_bit_cast(filled, v.get_type(), "").unwrap()
    }

    /// A fixed vector of `lanes` lanes that begins with `v`; further lanes repeat its first.
    pub fn widen(&self, v: Value<'c>, lanes: u32) -> Value<'c> {
        self.shuffle(v, v, (0..lanes).map(|i| if i < lanes_of(v) { i } else { 0 }))
    }

    /// The first `lanes` lanes of a fixed vector.
    pub fn narrow(&self, v: Value<'c>, lanes: u32) -> Value<'c> {
        self.part(v, 0, lanes)
    }

    /// `lanes` lanes of a fixed vector from lane `start` on.
    pub fn part(&self, v: Value<'c>, start: u32, lanes: u32) -> Value<'c> {
        self.shuffle(v, v, start..start + lanes)
    }

    /// The lanes of `a` and then those of `b`: two fixed vectors of one type.
    pub fn concat(&self, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        self.shuffle(a, b, 0..2 * lanes_of(a))
    }

    /// Integers as one of 64 bits that has the first in its low bits.
    pub fn side_by_side(&self, parts: &[Value<'c>]) -> Value<'c> {
        let bits = 64 / parts.len() as u64;
        let wide =
            |part: &Value<'c>| self.b.build_int_z_extend_or_bit_cast(part.into_int_value(), self.i64(), "").unwrap();
        let parts = (0..).zip(parts).map(|(i, part)| match i {
            0 => wide(part),
            i => self.b.build_left_shift(wide(part), self.c((i * bits) as i64), "").unwrap(),
        });
        parts.reduce(|low, high| self.b.build_or(low, high, "").unwrap()).expect("some parts").into()
    }

    /// In every `square` lanes of two fixed vectors of one type, half of each, in turn so many lanes of `a` and as many of `b`:
    ///
    /// ```text
    /// for q in 0..lanes / square, i in 0..square / 2 {
    ///     at = q * square + i / unit * 2 * unit + i % unit
    ///     v[at] = a[q * square + start + i]; v[at + unit] = b[q * square + start + i]
    /// }
    /// ```
    ///
    /// where start is square / 2 for the high halves, otherwise 0.
    pub fn interleave(&self, a: Value<'c>, b: Value<'c>, square: u32, unit: u32, high: bool) -> Value<'c> {
        let lanes = lanes_of(a);
        let start = if high { square / 2 } else { 0 };
        let of = |lane: u32| {
            let (q, i) = (lane / square * square, lane % square);
            q + start + i / (2 * unit) * unit + i % unit + i / unit % 2 * lanes
        };
        self.shuffle(a, b, (0..lanes).map(of))
    }

    /// Lane i is lane `from[i]` of a fixed vector.
    pub fn rearrange(&self, v: Value<'c>, from: impl Iterator<Item = u32>) -> Value<'c> {
        self.shuffle(v, v, from)
    }

    /// `v[i] = (a then b)[from[i]]` for fixed vectors.
    pub fn shuffle(&self, a: Value<'c>, b: Value<'c>, from: impl IntoIterator<Item = u32>) -> Value<'c> {
        let (Value::VectorValue(a), Value::VectorValue(b)) = (a, b) else {
            unreachable!("only lanes of fixed vectors have numbers")
        };
        let lanes: Vec<_> = from.into_iter().map(|i| self.ctx.i32_type().const_int(i.into(), false)).collect();
        let mask = inkwell::types::VectorType::const_vector(&lanes);
        self.b.build_shuffle_vector(a, b, mask, "").unwrap().into()
    }

    /// Two fixed vectors of the same type, or two elements, as one vector.
    pub fn join(&self, low: Value<'c>, high: Value<'c>) -> Value<'c> {
        let i32 = self.ctx.i32_type();
        match (low, high) {
            (Value::VectorValue(low), Value::VectorValue(high)) => {
                let lanes: Vec<_> =
                    (0..2 * low.get_type().get_size()).map(|i| i32.const_int(i.into(), false)).collect();
                let mask = inkwell::types::VectorType::const_vector(&lanes);
                self.b.build_shuffle_vector(low, high, mask, "").unwrap().into()
            }
            _ => {
                let BasicTypeEnum::VectorType(ty) = self.vector(low.get_type(), Size::Int(2)) else {
                    unreachable!("two lanes are a vector")
                };
                let v = self.b.build_insert_element(ty.get_poison(), low, i32.const_zero(), "").unwrap();
                self.b.build_insert_element(v, high, i32.const_int(1, false), "").unwrap().into()
            }
        }
    }

    /// The first `lanes` lanes of a fixed vector; one lane is the element itself.
    pub fn first(&self, v: Value<'c>, lanes: u32) -> Value<'c> {
        match v {
            Value::VectorValue(v) if lanes == 1 => {
                self.b.build_extract_element(v, self.ctx.i32_type().const_zero(), "").unwrap()
            }
            v if lanes == lanes_of(v) => v,
            v => self.narrow(v, lanes),
        }
    }

    /// A fixed vector of `lanes` lanes that begins with `v`, an element or a vector; further lanes are zero.
    pub fn extend(&self, v: Value<'c>, lanes: u32) -> Value<'c> {
        let i32 = self.ctx.i32_type();
        match v {
            v if lanes == lanes_of(v) => v,
            Value::VectorValue(v) => {
                let (zero, own) = (v.get_type().const_zero(), v.get_type().get_size());
                let from: Vec<_> = (0..lanes).map(|i| i32.const_int(i.min(own).into(), false)).collect();
                let mask = inkwell::types::VectorType::const_vector(&from);
                self.b.build_shuffle_vector(v, zero, mask, "").unwrap().into()
            }
            v => {
                let BasicTypeEnum::VectorType(ty) = self.vector(v.get_type(), Size::Int(lanes)) else {
                    unreachable!("several lanes are a vector")
                };
                self.b.build_insert_element(ty.const_zero(), v, i32.const_zero(), "").unwrap().into()
            }
        }
    }

    /// The upper half of a fixed vector.
    pub fn upper(&self, v: Value<'c>) -> Value<'c> {
        let lanes = lanes_of(v);
        self.shuffle(v, v, lanes / 2..lanes)
    }

    /// `mask[lane] = lane < n` for constants. The code generator does not see that it is constant: it would select by
    /// blending and not by masking the operation before.
    pub fn mask(&self, lanes: u32, n: u32) -> Value<'c> {
        let bits = self.ctx.custom_width_int_type(std::num::NonZeroU32::new(lanes.max(8)).expect("eight at least"));
        let bits = bits.expect("a legal width");
        let set = self.pinned(bits.const_int((1 << n) - 1, false).into());
        let all = self.b.build_bit_cast(set, self.ctx.bool_type().vec_type(lanes.max(8)), "").unwrap();
        if lanes < 8 { self.narrow(all, lanes) } else { all }
    }

    /// `mask[lane] = lane < n` for a vector of `lanes` lanes.
    pub fn first_lanes(&self, lanes: Size, n: IntValue<'c>) -> Value<'c> {
        let ty = self.vector(self.ctx.bool_type().into(), lanes);
        self.intrinsic("llvm.get.active.lane.mask", &[ty, self.i64().into()], &[self.c(0).into(), n.into()])
    }

    /// [`Ir::first_lanes`] where masks are registers of bits: cheaper by integer arithmetic than by a comparison of vectors.
    pub fn low_bits(&self, lanes: u32, n: IntValue<'c>) -> Value<'c> {
        let ones = self.sub(self.b.build_left_shift(self.c(1), n, "").unwrap(), self.c(1));
        self.mask_of(ones, lanes)
    }

    /// [`Ir::low_bits`] for an `n` of at least 1 and up to as many bits as a word has.
    pub fn most_low_bits(&self, lanes: u32, n: IntValue<'c>) -> Value<'c> {
        let ones = self.b.build_right_shift(self.c(-1), self.sub(self.c(64), n), false, "").unwrap();
        self.mask_of(ones, lanes)
    }

    /// `mask[lane] = bit lane of bits`
    fn mask_of(&self, bits: IntValue<'c>, lanes: u32) -> Value<'c> {
        let narrow = self.low(bits.into(), self.integer(lanes));
        self.bits_as(narrow, self.vector(self.ctx.bool_type().into(), Size::Int(lanes)))
    }

    /// `mask[lane] = offset + lane * bytes < 0` for a fixed vector `ty` of elements of so many bytes; `offset` is small.
    pub fn lanes_before_end(&self, ty: BasicTypeEnum<'c>, offset: IntValue<'c>, bytes: u32) -> Value<'c> {
        let BasicTypeEnum::VectorType(ty) = ty else { unreachable!("scalable vectors have predicates") };
        // Compared in integers as wide as the elements, the mask is where it is wanted.
        let bits = std::num::NonZeroU32::new(8 * bytes).expect("elements have bytes");
        let integer = self.ctx.custom_width_int_type(bits).expect("a legal width");
        let starts: Vec<_> = (0..ty.get_size()).map(|lane| -i64::from(lane * bytes)).collect();
        let starts: Vec<_> = starts.into_iter().map(|at| integer.const_int(at as u64, true)).collect();
        let offset = self.b.build_int_truncate_or_bit_cast(offset, integer, "").unwrap();
        let offset = self.splat(offset.into(), integer.vec_type(ty.get_size()).into()).into_vector_value();
        let starts = inkwell::types::VectorType::const_vector(&starts);
        self.b.build_int_compare(IntPredicate::SLT, offset, starts, "").unwrap().into()
    }

    /// Lanes of a fixed vector; a scalar is one.
    pub fn lanes(&self, v: Value<'c>) -> u32 {
        lanes_of(v)
    }

    /// Bits of one lane of a fixed vector of floating-point numbers.
    pub fn lane_bits(&self, v: Value<'c>) -> u32 {
        let Value::VectorValue(v) = v else { unreachable!("a fixed vector") };
        v.get_type().get_element_type().into_float_type().get_bit_width()
    }

    /// Lanes of a fixed vector; one lane is the element itself.
    pub fn gather(&self, v: Value<'c>, lanes: &[u32]) -> Value<'c> {
        match (v, lanes) {
            (Value::VectorValue(v), [lane]) => {
                self.b.build_extract_element(v, self.ctx.i32_type().const_int((*lane).into(), false), "").unwrap()
            }
            _ => self.shuffle(v, v, lanes.iter().copied()),
        }
    }

    /// `v[0] = scalar; for lane in 1.. { v[lane] = 0 }`
    pub fn first_of_zeros(&self, scalar: Value<'c>, ty: BasicTypeEnum<'c>) -> Value<'c> {
        let zero = self.ctx.i32_type().const_zero();
        let v = self.zero(ty).into_vector_value();
        self.b.build_insert_element(v, scalar, zero, "").unwrap().into()
    }

    /// The sum of all lanes of a scalable vector, in any order.
    pub fn sum(&self, v: Value<'c>) -> Value<'c> {
        let Value::ScalableVectorValue(vector) = v else { unreachable!("fixed vectors are added up together") };
        let element = vector.get_type().get_element_type();
        let start = self.zero(element);
        let sum = self.intrinsic("llvm.vector.reduce.fadd", &[v.get_type()], &[start, v]);
        let call = sum.as_instruction_value().expect("a call");
        // In order it would be one addition after the other.
        call.set_fast_math_flags(FastMathFlags::AllowReassoc).expect("a floating-point call");
        sum
    }

    /// Every lane equal to `scalar`.
    pub fn splat(&self, scalar: Value<'c>, ty: BasicTypeEnum<'c>) -> Value<'c> {
        let zero = self.ctx.i32_type().const_zero();
        match ty {
            BasicTypeEnum::VectorType(t) => {
                let v = self.b.build_insert_element(t.get_poison(), scalar, zero, "").unwrap();
                let mask = self.ctx.i32_type().vec_type(t.get_size()).const_zero();
                self.b.build_shuffle_vector(v, t.get_poison(), mask, "").unwrap().into()
            }
            BasicTypeEnum::ScalableVectorType(t) => {
                let v = self.b.build_insert_element(t.get_poison(), scalar, zero, "").unwrap();
                let mask = self.ctx.i32_type().scalable_vec_type(t.get_size()).const_zero();
                self.b.build_shuffle_vector(v, t.get_poison(), mask, "").unwrap().into()
            }
            _ => scalar,
        }
    }

    /// Every lane equal to lane `lane` of a fixed vector.
    pub fn splat_lane(&self, from: Value<'c>, lane: u32, ty: BasicTypeEnum<'c>) -> Value<'c> {
        match (from, ty) {
            (Value::VectorValue(v), BasicTypeEnum::VectorType(t)) => {
                let i32 = self.ctx.i32_type();
                let lanes: Vec<_> = (0..t.get_size()).map(|_| i32.const_int(lane.into(), false)).collect();
                let mask = inkwell::types::VectorType::const_vector(&lanes);
                self.b.build_shuffle_vector(v, v.get_type().get_poison(), mask, "").unwrap().into()
            }
            (Value::VectorValue(v), _) => {
                self.b.build_extract_element(v, self.ctx.i32_type().const_int(lane.into(), false), "").unwrap()
            }
            _ => unreachable!("lanes are taken from fixed vectors"),
        }
    }

    /// Elements in a vector of `lanes` lanes, as a value.
    pub fn lane_count(&self, lanes: Size) -> IntValue<'c> {
        match lanes {
            Size::Int(n) => self.c(n.into()),
            Size::Vs(n) => {
                let vscale = self.intrinsic("llvm.vscale", &[self.i64().into()], &[]).into_int_value();
                self.times(vscale, n.into())
            }
        }
    }
}

fn lanes_of(v: Value<'_>) -> u32 {
    match v {
        Value::VectorValue(v) => v.get_type().get_size(),
        _ => 1,
    }
}
