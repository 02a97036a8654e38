//! Floating-point elements of two bytes.

use super::{Storage, sealed};
use crate::kernel::DType;

/// The nearest number with so many bits of mantissa and exponent, ties to even, as bits: one rounding from f64.
fn rounded(value: f64, mantissa: u32, exponent: u32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 63 << (mantissa + exponent)) as u16;
    let infinity = ((1u64 << exponent) - 1) << mantissa;
    if value.is_nan() {
        return sign | infinity as u16 | 1 << (mantissa - 1);
    }
    let bias = (1i64 << (exponent - 1)) - 1;
    let power = ((bits >> 52 & 0x7ff) as i64 - 1023).max(-1023);
    // The mantissa with its leading one; denormals of f64 are far below the smallest number here.
    let full = (bits & ((1 << 52) - 1)) | 1 << 52;
    let lowest = 1 - bias;
    let shift = (52 - i64::from(mantissa) + (lowest - power).max(0)).min(60);
    let kept = full >> shift;
    let rest = full & ((1 << shift) - 1);
    let half = 1u64 << (shift - 1);
    let up = rest > half || (rest == half && kept & 1 == 1);
    // A carry out of the mantissa goes into the exponent, as it should; above the largest number lies infinity.
    let field = if power < lowest { 0 } else { (power + bias - 1) as u64 };
    let magnitude = if power > bias { infinity } else { (field << mantissa) + kept + u64::from(up) };
    sign | magnitude.min(infinity) as u16
}

macro_rules! half {
    ($(#[$doc:meta])* $type:ident, $dtype:ident, $mantissa:literal, $exponent:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $type(u16);

        impl $type {
            /// The number with these bits.
            pub const fn from_bits(bits: u16) -> Self {
                $type(bits)
            }

            /// The bits.
            pub const fn to_bits(self) -> u16 {
                self.0
            }

            /// The nearest number, ties to even; NaN stays NaN.
            pub fn from_f32(value: f32) -> Self {
                Self::from_f64(f64::from(value))
            }

            /// The exact value.
            pub fn to_f32(self) -> f32 {
                self.to_f64() as f32
            }

            /// Numbers given as bits.
            pub const fn from_bits_slice(bits: &[u16]) -> &[Self] {
                // SAFETY: the types have one layout, and any bits are a number.
                unsafe { core::slice::from_raw_parts(bits.as_ptr().cast(), bits.len()) }
            }

            /// Numbers given as bits, to be written.
            pub const fn from_bits_slice_mut(bits: &mut [u16]) -> &mut [Self] {
                // SAFETY: as above; the borrow is exclusive.
                unsafe { core::slice::from_raw_parts_mut(bits.as_mut_ptr().cast(), bits.len()) }
            }
        }

        impl sealed::Sealed for $type {}

        impl Storage for $type {
            const DTYPE: DType = DType::$dtype;
            const ZERO: Self = $type(0);

            fn to_f64(self) -> f64 {
                const FIELD: u64 = (1 << $exponent) - 1;
                // What exponents of f64 have more than those here.
                const MORE: u64 = 1023 - (FIELD >> 1);
                // The value of the last bit of the smallest numbers.
                const UNIT: f64 = f64::from_bits((MORE + 1 - $mantissa) << 52);
                let bits = u64::from(self.0);
                let (sign, field, mantissa) = (bits >> 15 << 63, bits >> $mantissa & FIELD, bits & ((1 << $mantissa) - 1));
                let size = match field {
                    FIELD if mantissa == 0 => f64::INFINITY,
                    FIELD => return f64::NAN,
                    0 => mantissa as f64 * UNIT,
                    _ => f64::from_bits((field + MORE) << 52 | mantissa << (52 - $mantissa)),
                };
                f64::from_bits(size.to_bits() | sign)
            }

            fn from_f64(value: f64) -> Self {
                $type(rounded(value, $mantissa, $exponent))
            }
        }
    };
}

half!(
    /// A bfloat16: the upper half of an f32.
    Bf16, Bf16, 7, 8
);
half!(
    /// An IEEE 754 binary16.
    F16, F16, 10, 5
);

#[cfg(feature = "half")]
macro_rules! foreign {
    ($type:ident, $dtype:ident, $ours:ident) => {
        impl sealed::Sealed for half::$type {}

        impl Storage for half::$type {
            const DTYPE: DType = DType::$dtype;
            const ZERO: Self = half::$type::from_bits(0);

            fn to_f64(self) -> f64 {
                $ours::from_bits(self.to_bits()).to_f64()
            }

            fn from_f64(value: f64) -> Self {
                half::$type::from_bits($ours::from_f64(value).to_bits())
            }
        }
    };
}

#[cfg(feature = "half")]
foreign!(bf16, Bf16, Bf16);
#[cfg(feature = "half")]
foreign!(f16, F16, F16);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_the_nearest_to_itself_and_rounding_is_to_even() {
        for bits in 0..=u16::MAX {
            let (x, y) = (Bf16::from_bits(bits), F16::from_bits(bits));
            if x.to_f64().is_nan() {
                assert!(Bf16::from_f64(x.to_f64()).to_f64().is_nan());
            } else {
                assert_eq!(Bf16::from_f64(x.to_f64()).to_bits(), bits);
                assert_eq!(x.to_f32().to_bits(), u32::from(bits) << 16, "an upper half");
            }
            if y.to_f64().is_nan() {
                assert!(F16::from_f64(y.to_f64()).to_f64().is_nan());
            } else {
                assert_eq!(F16::from_f64(y.to_f64()).to_bits(), bits);
            }
        }
        for bits in 0..0x7bffu16 {
            let (low, high) = (F16::from_bits(bits), F16::from_bits(bits + 1));
            let middle = (low.to_f64() + high.to_f64()) / 2.0;
            let even = if bits & 1 == 0 { low } else { high };
            assert_eq!(F16::from_f64(middle), even, "{bits:x}");
            assert_eq!(F16::from_f64(middle.next_down()), low);
            assert_eq!(F16::from_f64(middle.next_up()), high);
        }
    }

    #[test]
    fn ends_of_the_range() {
        assert_eq!(F16::from_f64(65519.9).to_bits(), 0x7bff);
        assert_eq!(F16::from_f64(65520.0).to_bits(), 0x7c00);
        assert_eq!(F16::from_f64(-1e300).to_bits(), 0xfc00);
        assert_eq!(Bf16::from_f32(f32::from_bits(0x7f7f_ffff)).to_bits(), 0x7f80);
        assert_eq!(F16::from_f64(2f64.powi(-25)).to_bits(), 0, "half the smallest number, a tie");
        assert_eq!(F16::from_f64(2f64.powi(-25).next_up()).to_bits(), 1);
        assert_eq!(F16::from_f64(-0.0).to_bits(), 0x8000);
        assert_eq!(Bf16::from_f64(1e-300).to_bits(), 0);
    }
}
