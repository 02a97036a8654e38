//! Elementwise arithmetic, the same for elements, fixed vectors and scalable vectors.

use super::{Ir, Value};
use crate::spec::Size;
use inkwell::{FloatPredicate, IntPredicate, types::BasicTypeEnum, values::IntValue};

/// An operation of two operands of one type, built by the builder's method of this name.
macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident: $build:ident of $element:ident;)*) => {
        $(
            $(#[$doc])*
            pub fn $name(&self, a: Value<'c>, b: Value<'c>) -> Value<'c> {
                match (a, b) {
                    (Value::$element(a), Value::$element(b)) => self.b.$build(a, b, "").unwrap().into(),
                    (Value::VectorValue(a), Value::VectorValue(b)) => self.b.$build(a, b, "").unwrap().into(),
                    (Value::ScalableVectorValue(a), Value::ScalableVectorValue(b)) => {
                        self.b.$build(a, b, "").unwrap().into()
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
        /// `a - b` for floating-point numbers.
        minus: build_float_sub of FloatValue;
        /// `a / b` for floating-point numbers.
        over: build_float_div of FloatValue;
        /// `a + b` for integers, wrapping.
        plus: build_int_add of IntValue;
        /// `a - b` for integers, wrapping.
        less: build_int_sub of IntValue;
        /// `a & b`.
        both: build_and of IntValue;
        /// `a | b`.
        any_bit: build_or of IntValue;
        /// `a << b`.
        shift_left: build_left_shift of IntValue;
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
    }

    /// `a >> b` for numbers without a sign.
    pub fn shift_right(&self, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        match (a, b) {
            (Value::IntValue(a), Value::IntValue(b)) => self.b.build_right_shift(a, b, false, "").unwrap().into(),
            (Value::VectorValue(a), Value::VectorValue(b)) => self.b.build_right_shift(a, b, false, "").unwrap().into(),
            (Value::ScalableVectorValue(a), Value::ScalableVectorValue(b)) => {
                self.b.build_right_shift(a, b, false, "").unwrap().into()
            }
            _ => unreachable!("operands of one type"),
        }
    }

    /// A comparison of floating-point numbers: a mask.
    pub fn compare(&self, p: FloatPredicate, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        match (a, b) {
            (Value::FloatValue(a), Value::FloatValue(b)) => self.b.build_float_compare(p, a, b, "").unwrap().into(),
            (Value::VectorValue(a), Value::VectorValue(b)) => self.b.build_float_compare(p, a, b, "").unwrap().into(),
            (Value::ScalableVectorValue(a), Value::ScalableVectorValue(b)) => {
                self.b.build_float_compare(p, a, b, "").unwrap().into()
            }
            _ => unreachable!("operands of one type"),
        }
    }

    /// A comparison of integers: a mask.
    pub fn compare_bits(&self, p: IntPredicate, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        match (a, b) {
            (Value::IntValue(a), Value::IntValue(b)) => self.b.build_int_compare(p, a, b, "").unwrap().into(),
            (Value::VectorValue(a), Value::VectorValue(b)) => self.b.build_int_compare(p, a, b, "").unwrap().into(),
            (Value::ScalableVectorValue(a), Value::ScalableVectorValue(b)) => {
                self.b.build_int_compare(p, a, b, "").unwrap().into()
            }
            _ => unreachable!("operands of one type"),
        }
    }

    /// The same bits as another type.
    pub fn bits_as(&self, v: Value<'c>, to: BasicTypeEnum<'c>) -> Value<'c> {
        self.b.build_bit_cast(v, to, "").unwrap()
    }

    /// `lanes` binary32 numbers.
    pub fn floats(&self, lanes: Size) -> BasicTypeEnum<'c> {
        self.vector(self.ctx.f32_type().into(), lanes)
    }

    /// `lanes` integers of so many bits.
    pub fn integers(&self, bits: u32, lanes: Size) -> BasicTypeEnum<'c> {
        let bits = std::num::NonZeroU32::new(bits).expect("integers have bits");
        self.vector(self.ctx.custom_width_int_type(bits).expect("a legal width").into(), lanes)
    }

    /// The binary32 number in every lane.
    pub fn number(&self, value: f32, lanes: Size) -> Value<'c> {
        self.splat(self.ctx.f32_type().const_float(value.into()).into(), self.floats(lanes))
    }

    /// The integer of 32 bits in every lane.
    pub fn pattern(&self, bits: u32, lanes: Size) -> Value<'c> {
        self.splat(self.ctx.i32_type().const_int(bits.into(), false).into(), self.integers(32, lanes))
    }

    /// `if condition { then() } else { otherwise() }` for values of the same types.
    pub fn choose(
        &self,
        condition: IntValue<'c>,
        then: impl FnOnce() -> Vec<Value<'c>>,
        otherwise: impl FnOnce() -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        let (yes, no, end) = (self.block("then"), self.block("else"), self.block("endif"));
        self.b.build_conditional_branch(condition, yes, no).unwrap();
        let arm = |start, values: &mut dyn FnMut() -> Vec<Value<'c>>| {
            self.b.position_at_end(start);
            let values = values();
            let from = self.current();
            self.b.build_unconditional_branch(end).unwrap();
            (values, from)
        };
        let (mut then, mut otherwise) = (Some(then), Some(otherwise));
        let first = arm(yes, &mut || then.take().expect("called once")());
        let second = arm(no, &mut || otherwise.take().expect("called once")());
        self.b.position_at_end(end);
        let merge = |(a, b): (&Value<'c>, &Value<'c>)| {
            let phi = self.b.build_phi(a.get_type(), "").unwrap();
            phi.add_incoming(&[(a, first.1), (b, second.1)]);
            phi.as_basic_value()
        };
        first.0.iter().zip(&second.0).map(merge).collect()
    }

    /// `if condition { values = then(values) }`.
    pub fn when(
        &self,
        condition: IntValue<'c>,
        values: Vec<Value<'c>>,
        then: impl FnOnce(&[Value<'c>]) -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        self.choose(condition, || then(&values), || values.clone())
    }
}
