//! Element types, as far as tests need to know them.

use core::fmt::Debug;

/// A type that matrices in tests hold.
pub trait Sample: Copy + Debug + Send + Sync + 'static {
    /// Fills gaps. For floating-point types a signalling NaN: using it destroys a result and raises the invalid flag.
    const POISON: Self;
    /// Largest relative error of one rounding; 0 for integers.
    const ROUNDOFF: f64;
    /// Largest absolute error of one rounding of a tiny value; 0 for integers.
    const TINY: f64;
    /// Roundings of the expected value itself, which is computed in f64: they count where f64 is the type under test.
    const ORACLE_ROUNDINGS: f64;

    /// The bits, zero-extended.
    fn bits(self) -> u64;

    /// The value with these low bits.
    fn of_bits(bits: u64) -> Self;

    /// An ordinary value of either sign, of magnitude up to 1 for floating-point types.
    fn ordinary(random: &mut fastrand::Rng) -> Self;
}

impl Sample for f32 {
    const POISON: f32 = f32::from_bits(0x7fa5_a5a5);
    const ROUNDOFF: f64 = f32::EPSILON as f64 / 2.0;
    const TINY: f64 = f64::from_bits((1023 - 150) << 52);
    const ORACLE_ROUNDINGS: f64 = 0.0;

    #[inline]
    fn bits(self) -> u64 {
        u64::from(self.to_bits())
    }

    #[inline]
    fn of_bits(bits: u64) -> f32 {
        f32::from_bits(bits as u32)
    }

    #[inline]
    fn ordinary(random: &mut fastrand::Rng) -> f32 {
        let magnitude = 1.0 / 64.0 + random.f32() * (63.0 / 64.0);
        if random.bool() { magnitude } else { -magnitude }
    }
}

impl Sample for f64 {
    const POISON: f64 = f64::from_bits(0x7ff5_a5a5_a5a5_a5a5);
    const ROUNDOFF: f64 = f64::EPSILON / 2.0;
    // Half of the smallest number does not exist.
    const TINY: f64 = f64::from_bits(1);
    // The sum, its product with alpha, that of beta and C, and their addition.
    const ORACLE_ROUNDINGS: f64 = 4.0;

    fn bits(self) -> u64 {
        self.to_bits()
    }

    fn of_bits(bits: u64) -> f64 {
        f64::from_bits(bits)
    }

    fn ordinary(random: &mut fastrand::Rng) -> f64 {
        let magnitude = 1.0 / 64.0 + random.f64() * (63.0 / 64.0);
        if random.bool() { magnitude } else { -magnitude }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poison_is_a_signalling_nan() {
        assert!(f32::POISON.is_nan() && f32::POISON.to_bits() & 1 << 22 == 0);
        assert!(f64::POISON.is_nan() && f64::POISON.to_bits() & 1 << 51 == 0);
        assert_eq!(f32::TINY, f64::from(f32::from_bits(1)) / 2.0);
        assert_eq!(f32::of_bits(f32::POISON.bits()).to_bits(), f32::POISON.to_bits());
    }
}

/// Bits of a number of two bytes: as a bfloat16 the poison is a signalling NaN, as a binary16 a quiet one.
impl Sample for u16 {
    const POISON: u16 = 0x7fa5;
    const ROUNDOFF: f64 = 0.0;
    const TINY: f64 = 0.0;
    const ORACLE_ROUNDINGS: f64 = 0.0;

    fn bits(self) -> u64 {
        self.into()
    }

    fn of_bits(bits: u64) -> u16 {
        bits as u16
    }

    /// A bfloat16 of magnitude 1/4 to 2.
    fn ordinary(random: &mut fastrand::Rng) -> u16 {
        random.u16(0x3e80..0x4000) | u16::from(random.bool()) << 15
    }
}

macro_rules! integer {
    ($type:ident, $bits:ident, $poison:literal) => {
        impl Sample for $type {
            const POISON: $type = $poison as $type;
            const ROUNDOFF: f64 = 0.0;
            const TINY: f64 = 0.0;
            const ORACLE_ROUNDINGS: f64 = 0.0;

            fn bits(self) -> u64 {
                u64::from(self as $bits)
            }

            fn of_bits(bits: u64) -> $type {
                bits as $type
            }

            /// Any value.
            fn ordinary(random: &mut fastrand::Rng) -> $type {
                random.$type(..)
            }
        }
    };
}

integer!(i8, u8, 0xa5u8);
integer!(u8, u8, 0xa5u8);
integer!(i32, u32, 0xa5a5_a5a5u32);
