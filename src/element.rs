//! Element types. A new one is a [`DType`] and one `impl` of [`Element`] here.

use crate::kernel::DType;

/// A type that matrices can hold. Sealed: the kernels of the library decide which types exist.
pub trait Element: Copy + PartialEq + core::fmt::Debug + Send + Sync + sealed::Sealed + 'static {
    /// The type of `alpha` and `beta`.
    type Scalar: Copy + PartialEq + core::fmt::Debug + Send + Sync + 'static;

    /// The type in kernel rows.
    const DTYPE: DType;
    /// The element +0.
    const ZERO: Self;
    /// The factor 1.
    const ONE: Self::Scalar;
    /// The factor +0.
    const NONE: Self::Scalar;

    /// The exact value.
    fn to_f64(self) -> f64;

    /// The nearest element, ties to even.
    fn from_f64(value: f64) -> Self;

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
    impl Sealed for f32 {}
}

impl Element for f32 {
    type Scalar = f32;
    const DTYPE: DType = DType::F32;
    const ZERO: f32 = 0.0;
    const ONE: f32 = 1.0;
    const NONE: f32 = 0.0;

    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self)
    }

    #[inline]
    fn from_f64(value: f64) -> Self {
        value as f32
    }

    #[inline]
    fn factor_to_f64(factor: f32) -> f64 {
        f64::from(factor)
    }

    #[inline]
    fn factor_bits(factor: f32) -> u64 {
        u64::from(factor.to_bits())
    }

    #[inline]
    fn scaled(self, factor: f32) -> f32 {
        factor * self
    }

    #[inline]
    fn merged(self, factor: f32, product: f32) -> f32 {
        product + factor * self
    }
}
