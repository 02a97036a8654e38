//! Arithmetic on bits: integers, and fixed or scalable vectors of them.

use super::{Ir, Value};
use inkwell::{
    llvm_sys::{
        core::{
            LLVMBuildAShr, LLVMBuildAdd, LLVMBuildAnd, LLVMBuildBitCast, LLVMBuildFPExt, LLVMBuildICmp, LLVMBuildLShr,
            LLVMBuildOr, LLVMBuildSExt, LLVMBuildSIToFP, LLVMBuildSelect, LLVMBuildShl, LLVMBuildSub, LLVMBuildTrunc,
            LLVMBuildXor, LLVMBuildZExt,
        },
        prelude::{LLVMBuilderRef, LLVMTypeRef, LLVMValueRef},
    },
    types::{AsTypeRef, BasicTypeEnum},
    values::AsValueRef,
};
use std::ffi::c_char;

type Binary = unsafe extern "C" fn(LLVMBuilderRef, LLVMValueRef, LLVMValueRef, *const c_char) -> LLVMValueRef;
type Cast = unsafe extern "C" fn(LLVMBuilderRef, LLVMValueRef, LLVMTypeRef, *const c_char) -> LLVMValueRef;

/// An operation on two values of one type, lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bits {
    /// `a & b`
    And,
    /// `a | b`
    Or,
    /// `a ^ b`
    Xor,
    /// `a + b`, wrapping.
    Add,
    /// `a - b`, wrapping.
    Sub,
    /// `a << b`
    Left,
    /// `a >> b`, zeros from above.
    Right,
    /// `a >> b`, signs from above.
    SignedRight,
}

/// How a value becomes one of another type, lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Into {
    /// A wider integer, zeros above.
    Zeros,
    /// A wider integer, signs above.
    Signs,
    /// A narrower integer.
    Low,
    /// The same bits.
    Same,
    /// A wider floating-point number.
    Wider,
    /// A signed integer as a floating-point number.
    Float,
}

impl<'c> Ir<'c> {
    /// `a how b`.
    pub fn bitwise(&self, how: Bits, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        let build: Binary = match how {
            Bits::And => LLVMBuildAnd,
            Bits::Or => LLVMBuildOr,
            Bits::Xor => LLVMBuildXor,
            Bits::Add => LLVMBuildAdd,
            Bits::Sub => LLVMBuildSub,
            Bits::Left => LLVMBuildShl,
            Bits::Right => LLVMBuildLShr,
            Bits::SignedRight => LLVMBuildAShr,
        };
        // SAFETY: builder and values are alive and of one context; operations on integers give integers.
        unsafe { Value::new(build(self.b.as_mut_ptr(), a.as_value_ref(), b.as_value_ref(), c"".as_ptr())) }
    }

    /// `a how n` in every lane.
    pub fn bitwise_by(&self, how: Bits, a: Value<'c>, n: u64) -> Value<'c> {
        self.bitwise(how, a, self.constant(a.get_type(), n))
    }

    /// A value as one of type `ty`.
    pub fn cast(&self, how: Into, v: Value<'c>, ty: BasicTypeEnum<'c>) -> Value<'c> {
        let build: Cast = match how {
            Into::Zeros => LLVMBuildZExt,
            Into::Signs => LLVMBuildSExt,
            Into::Low => LLVMBuildTrunc,
            Into::Same => LLVMBuildBitCast,
            Into::Wider => LLVMBuildFPExt,
            Into::Float => LLVMBuildSIToFP,
        };
        // SAFETY: builder, value and type are alive and of one context; casts of first-class values give such values.
        unsafe { Value::new(build(self.b.as_mut_ptr(), v.as_value_ref(), ty.as_type_ref(), c"".as_ptr())) }
    }

    /// `if a < b { yes } else { no }` for unsigned numbers, lane by lane.
    pub fn if_below(&self, a: Value<'c>, b: u64, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        let b = self.constant(a.get_type(), b);
        // SAFETY: builder and values are alive and of one context; the choice has the type of both values.
        unsafe {
            let less = inkwell::llvm_sys::LLVMIntPredicate::LLVMIntULT;
            let less = LLVMBuildICmp(self.b.as_mut_ptr(), less, a.as_value_ref(), b.as_value_ref(), c"".as_ptr());
            let (yes, no) = (yes.as_value_ref(), no.as_value_ref());
            Value::new(LLVMBuildSelect(self.b.as_mut_ptr(), less, yes, no, c"".as_ptr()))
        }
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
}
