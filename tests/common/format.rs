//! Formats of two bytes, by the list of all their numbers.

use nanogemm::kernel::DType;
use std::sync::LazyLock;

/// A format of two bytes.
pub struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// Bits that make the exponent of infinity and NaN.
    infinity: u16,
    /// The numbers that are not negative, by their bits; the last is what infinity would be.
    numbers: Vec<f64>,
}

impl Format {
    /// The format of an element type.
    pub fn of(dtype: DType) -> &'static Self {
        static BF16: LazyLock<Format> = LazyLock::new(|| Format::new(7, 127));
        static F16: LazyLock<Format> = LazyLock::new(|| Format::new(10, 15));
        match dtype {
            DType::Bf16 => &BF16,
            DType::F16 => &F16,
            other => panic!("{other:?} has not two bytes"),
        }
    }

    fn new(fraction: u32, bias: i32) -> Self {
        let infinity: u16 = 0x7fff >> fraction << fraction;
        let number = |bits: u16| {
            let (exponent, low) = (i32::from(bits >> fraction), f64::from(bits & ((1 << fraction) - 1)));
            let unit = 2.0_f64.powi(exponent.max(1) - bias - fraction as i32);
            unit * if exponent == 0 { low } else { low + f64::from(1 << fraction) }
        };
        Format { fraction, infinity, numbers: (0..=infinity).map(number).collect() }
    }

    pub fn is_nan(&self, bits: u16) -> bool {
        bits & 0x7fff > self.infinity
    }

    pub fn is_quiet_nan(&self, bits: u16) -> bool {
        self.is_nan(bits) && bits >> (self.fraction - 1) & 1 == 1
    }

    /// The value of these bits.
    pub fn value(&self, bits: u16) -> f64 {
        let size = match bits & 0x7fff {
            size if size > self.infinity => f64::NAN,
            size if size == self.infinity => f64::INFINITY,
            size => self.numbers[usize::from(size)],
        };
        if bits >> 15 == 1 { -size } else { size }
    }

    /// The bits of the number nearest to `x`, which is no NaN; of two the even one.
    pub fn nearest(&self, x: f64) -> u16 {
        let size = x.abs();
        let above = self.numbers.partition_point(|&number| number < size);
        let bits = if above == self.numbers.len() {
            self.infinity
        } else if above == 0 {
            0
        } else {
            let (below, over) = (size - self.numbers[above - 1], self.numbers[above] - size);
            let nearer = if below == over { (above - 1) % 2 == 0 } else { below < over };
            (if nearer { above - 1 } else { above }) as u16
        };
        bits | if x.is_sign_negative() { 0x8000 } else { 0 }
    }

    /// The bits of binary32 numbers: every number of the format, every middle of two neighbours, and the neighbours of both;
    /// infinity, NaN, and what lies around the ends of binary32.
    pub fn ties(&self) -> impl Iterator<Item = u32> {
        let middle = |pair: &[f64]| [pair[0], (pair[0] + pair[1]) / 2.0];
        let exact = self.numbers.windows(2).flat_map(middle).filter(|x| *x <= f32::MAX.into()).map(|x| {
            assert_eq!(f64::from(x as f32), x, "a middle is a binary32 number");
            (x as f32).to_bits()
        });
        let near = exact.flat_map(|bits| [bits.saturating_sub(1), bits, bits + 1]);
        let special =
            [0, 1, 2, 0x007f_ffff, 0x0080_0000, 0x7f7f_7fff, 0x7f7f_8000, 0x7f7f_8001, 0x7f7f_ffff, 0x7f80_0000];
        let nan = [0x7f80_0001, 0x7f80_8000, 0x7fbf_ffff, 0x7fc0_0000, 0x7fff_7fff, 0x7fff_8000, 0x7fff_ffff];
        near.chain(special).chain(nan).flat_map(|bits| [bits, bits | 1 << 31]).collect::<Vec<_>>().into_iter()
    }
}

/// Numbers whose bits are known.
pub fn self_test() -> Result<(), String> {
    let (bf16, f16) = (Format::of(DType::Bf16), Format::of(DType::F16));
    let known = [
        (bf16, f64::from(f32::MAX), 0x7f80),
        (bf16, 1.0 + 1.0 / 256.0, 0x3f80),
        (bf16, -1.0 - 3.0 / 256.0, 0xbf82),
        (f16, 65519.0, 0x7bff),
        (f16, 65520.0, 0x7c00),
        (f16, 2.0_f64.powi(-25), 0),
        (f16, -3.0 * 2.0_f64.powi(-25), 0x8002),
    ];
    for (format, x, bits) in known {
        if format.nearest(x) != bits {
            return Err(format!("{x:e} becomes {:#x}, not {bits:#x}", format.nearest(x)));
        }
    }
    if f16.value(0x3c00) == 1.0 { Ok(()) } else { Err("1 is not 1 in binary16".into()) }
}
