//! Elementwise arithmetic, the same for elements, fixed vectors and scalable vectors.

use super::{Ir, Value};
use crate::{
    dtype::{DType, Kind},
    spec::Size,
};
use inkwell::{FloatPredicate, IntPredicate, types::BasicTypeEnum, values::IntValue};

/// An operation of two operands of one type, built by the builder's method of this name.
macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident($($first:ident: $first_type:ty)?): $build:ident of $element:ident $(, $sign:literal)?;)*) => {
        $(
            $(#[$doc])*
            pub fn $name(&self, $($first: $first_type,)? a: Value<'c>, b: Value<'c>) -> Value<'c> {
                match (a, b) {
                    (Value::$element(a), Value::$element(b)) => {
                        self.b.$build($($first,)? a, b, $($sign,)? "").unwrap().into()
                    }
                    (Value::VectorValue(a), Value::VectorValue(b)) => {
                        self.b.$build($($first,)? a, b, $($sign,)? "").unwrap().into()
                    }
                    (Value::ScalableVectorValue(a), Value::ScalableVectorValue(b)) => {
                        self.b.$build($($first,)? a, b, $($sign,)? "").unwrap().into()
                    }
                    _ => unreachable!("operands of one type"),
                }
            }
        )*
    };
}

/// A conversion of numbers to those of another type, built by the builder's method of this name.
macro_rules! conversion {
    ($($(#[$doc:meta])* $name:ident: $build:ident from $element:ident to $to:ident;)*) => {
        $(
            $(#[$doc])*
            pub fn $name(&self, v: Value<'c>, to: BasicTypeEnum<'c>) -> Value<'c> {
                match (v, to) {
                    (Value::$element(v), BasicTypeEnum::$to(to)) => self.b.$build(v, to, "").unwrap().into(),
                    (Value::VectorValue(v), BasicTypeEnum::VectorType(to)) => {
                        self.b.$build(v, to, "").unwrap().into()
                    }
                    (Value::ScalableVectorValue(v), BasicTypeEnum::ScalableVectorType(to)) => {
                        self.b.$build(v, to, "").unwrap().into()
                    }
                    _ => unreachable!("as many lanes as before"),
                }
            }
        )*
    };
}

impl<'c> Ir<'c> {
    binary! {
        /// `a + b` for floating-point numbers.
        fadd(): build_float_add of FloatValue;
        /// `a - b` for floating-point numbers.
        fsub(): build_float_sub of FloatValue;
        /// `a * b` for floating-point numbers.
        fmul(): build_float_mul of FloatValue;
        /// `a / b` for floating-point numbers.
        fdiv(): build_float_div of FloatValue;
        /// `a + b` for integers, wrapping.
        iadd(): build_int_add of IntValue;
        /// `a - b` for integers, wrapping.
        isub(): build_int_sub of IntValue;
        /// `a * b` for integers, wrapping.
        imul(): build_int_mul of IntValue;
        /// `a & b`.
        both(): build_and of IntValue;
        /// `a | b`.
        any_bit(): build_or of IntValue;
        /// `a ^ b`.
        xor(): build_xor of IntValue;
        /// `a << b`.
        shift_left(): build_left_shift of IntValue;
        /// `a >> b`, zeros from above.
        shift_right(): build_right_shift of IntValue, false;
        /// `a >> b`, signs from above.
        shift_right_signed(): build_right_shift of IntValue, true;
        /// A comparison of floating-point numbers: a mask.
        compare(p: FloatPredicate): build_float_compare of FloatValue;
        /// A comparison of integers: a mask.
        compare_bits(p: IntPredicate): build_int_compare of IntValue;
    }

    conversion! {
        /// The nearest number to each signed integer.
        float_of: build_signed_int_to_float from IntValue to FloatType;
        /// The nearest number in a narrower type.
        round_to: build_float_trunc from FloatValue to FloatType;
        /// The same number in a wider type.
        exactly_as: build_float_ext from FloatValue to FloatType;
        /// The low bits.
        low: build_int_truncate from IntValue to IntType;
        /// The same number without a sign in a wider type.
        unsigned_as: build_int_z_extend from IntValue to IntType;
        /// The same number with a sign in a wider type.
        signed_as: build_int_s_extend from IntValue to IntType;
    }

    /// `if a < b { yes } else { no }` for numbers without a sign, lane by lane.
    pub fn if_below(&self, a: Value<'c>, b: u64, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        self.select(self.compare_bits(IntPredicate::ULT, a, self.constant(a.get_type(), b)), yes, no)
    }

    /// `n` in every lane of an integer type.
    pub fn constant(&self, ty: BasicTypeEnum<'c>, n: u64) -> Value<'c> {
        let element = match ty {
            BasicTypeEnum::VectorType(t) => t.get_element_type().into_int_type(),
            BasicTypeEnum::ScalableVectorType(t) => t.get_element_type().into_int_type(),
            other => other.into_int_type(),
        };
        self.splat(element.const_int(n, false).into(), ty)
    }

    /// `n` in every lane of the integers that `v` is one of.
    pub fn constant_like(&self, v: Value<'c>, n: u64) -> Value<'c> {
        self.constant(v.get_type(), n)
    }

    /// The same bits as another type.
    pub fn bits_as(&self, v: Value<'c>, to: BasicTypeEnum<'c>) -> Value<'c> {
        self.b.build_bit_cast(v, to, "").unwrap()
    }

    /// The numbers of type `dtype`, of two bytes, whose bits are in `v`, as `lanes` of binary32: exactly the same numbers.
    pub fn widen_elements(&self, v: Value<'c>, dtype: &DType, lanes: Size) -> Value<'c> {
        let floats = self.floats(lanes);
        match dtype.kind {
            // The upper half.
            Kind::Bfloat => {
                let wide = self.unsigned_as(v, self.integers(32, lanes));
                self.bits_as(self.shift_left(wide, self.pattern(16, lanes)), floats)
            }
            _ => self.exactly_as(self.bits_as(v, self.vector(self.element(dtype), lanes)), floats),
        }
    }

    /// `lanes` binary32 numbers.
    pub fn floats(&self, lanes: Size) -> BasicTypeEnum<'c> {
        self.vector(self.ctx.f32_type().into(), lanes)
    }

    /// `lanes` integers of so many bits.
    pub fn integers(&self, bits: u32, lanes: Size) -> BasicTypeEnum<'c> {
        self.vector(self.integer(bits), lanes)
    }

    /// The binary32 number in every lane.
    pub fn number(&self, value: f32, lanes: Size) -> Value<'c> {
        self.splat(self.ctx.f32_type().const_float(value.into()).into(), self.floats(lanes))
    }

    /// The integer of 32 bits in every lane.
    pub fn pattern(&self, bits: u32, lanes: Size) -> Value<'c> {
        self.constant(self.integers(32, lanes), bits.into())
    }

    /// `if condition { values = then(values) }`.
    pub fn when(
        &self,
        condition: IntValue<'c>,
        values: Vec<Value<'c>>,
        then: impl FnOnce(&[Value<'c>]) -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        self.either(condition, || then(&values), || values.clone())
    }
}
