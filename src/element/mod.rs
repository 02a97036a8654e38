//! Element types. A new one is a [`DType`] and one `impl` of [`Element`] here.

mod half;

use crate::kernel::DType;
pub use half::{Bf16, F16};

/// A type that matrices can hold. Sealed: the kernels of the library decide which types exist.
pub trait Storage: Copy + PartialEq + core::fmt::Debug + Send + Sync + sealed::Sealed + 'static {
    /// The type in kernel rows.
    const DTYPE: DType;
    /// The element +0.
    const ZERO: Self;

    /// The exact value.
    fn to_f64(self) -> f64;

    /// The nearest element, ties to even; integers saturate.
    fn from_f64(value: f64) -> Self;
}

/// A type that is its own factor and accumulator: what [`gemm`](crate::gemm) multiplies. For other types there is
/// [`gemm_mixed`](crate::gemm_mixed).
pub trait Element: Storage {
    /// The type of `alpha` and `beta`.
    type Scalar: Copy + PartialEq + core::fmt::Debug + Send + Sync + 'static;

    /// The factor 1.
    const ONE: Self::Scalar;
    /// The factor +0.
    const NONE: Self::Scalar;

    /// The exact value of a factor.
    fn factor_to_f64(factor: Self::Scalar) -> f64;

    /// The bits of a factor, as block kernels take them.
    #[doc(hidden)]
    fn factor_bits(factor: Self::Scalar) -> u64;

    /// `factor * self`.
    #[doc(hidden)]
    fn scaled(self, factor: Self::Scalar) -> Self;

    /// `product + factor * self`.
    #[doc(hidden)]
    fn merged(self, factor: Self::Scalar, product: Self) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

/// A type that is its own factor and accumulator.
macro_rules! float {
    ($type:ident, $dtype:ident) => {
        impl sealed::Sealed for $type {}

        impl Storage for $type {
            const DTYPE: DType = DType::$dtype;
            const ZERO: $type = 0.0;

            #[inline]
            fn to_f64(self) -> f64 {
                f64::from(self)
            }

            #[inline]
            fn from_f64(value: f64) -> Self {
                value as $type
            }
        }

        impl Element for $type {
            type Scalar = $type;
            const ONE: $type = 1.0;
            const NONE: $type = 0.0;

            #[inline]
            fn factor_to_f64(factor: $type) -> f64 {
                f64::from(factor)
            }

            #[inline]
            fn factor_bits(factor: $type) -> u64 {
                u64::from(factor.to_bits())
            }

            #[inline]
            fn scaled(self, factor: $type) -> $type {
                factor * self
            }

            #[inline]
            fn merged(self, factor: $type, product: $type) -> $type {
                product + factor * self
            }
        }
    };
}

float!(f32, F32);
float!(f64, F64);

/// An integer: an operand, or a sum of products of operands.
macro_rules! integer {
    ($type:ident, $dtype:ident) => {
        impl sealed::Sealed for $type {}

        impl Storage for $type {
            const DTYPE: DType = DType::$dtype;
            const ZERO: $type = 0;

            fn to_f64(self) -> f64 {
                f64::from(self)
            }

            fn from_f64(value: f64) -> Self {
                value.round_ties_even() as $type
            }
        }
    };
}

integer!(i8, I8);
integer!(u8, U8);
integer!(i32, I32);
