//! Rows that sum products in the type of the operands: what docs/mixed.md says of them, bit by bit and at the ends of the range.
//!
//! The model is the sentence in the documentation: sums are cut into segments of at most [`KernelInfo::longest`] steps; in each,
//! every k step of a group of [`KernelInfo::interleave`] has a sum of its own, rounded to binary16 after each fused multiply-add; these are
//! added in f32, and so are segments.

use nanogemm::{
    F16, MatMut, MatRef, Product, Storage, hook,
    kernel::{DType, KernelInfo, LIBRARY},
};
use nanogemm_testkit::{fault, seed};

/// A unit in the last place of one, halved: rounding to nearest errs by so much of a number at most.
const HALF_UNIT: f64 = 1.0 / 2048.0;
/// Half of the smallest number: numbers that are no multiples of it are rounded by so much at most.
const HALF_LEAST: f64 = 1.0 / (1 << 25) as f64;
/// The same of f32.
const F32_HALF_UNIT: f64 = 1.0 / (1 << 24) as f64;

/// Row-major factors.
struct Factors {
    shape: [usize; 3],
    a: Vec<F16>,
    b: Vec<F16>,
}

impl Factors {
    fn new(shape: [usize; 3], mut value: impl FnMut() -> f64) -> Self {
        let [m, n, k] = shape;
        let mut numbers = |count: usize| (0..count).map(|_| F16::from_f64(value())).collect();
        Factors { shape, a: numbers(m * k), b: numbers(k * n) }
    }

    /// Their products on a row, with operands and C in columns as asked.
    fn run<C: Storage>(&self, row: &'static KernelInfo, columns: [bool; 3]) -> Vec<C>
    where
        F16: Product<F16, C>,
    {
        let [m, n, k] = self.shape;
        let turned = |x: &[F16], rows: usize, cols: usize, turn: bool| match turn {
            true => (0..rows * cols).map(|at| x[at % rows * cols + at / rows]).collect(),
            false => x.to_vec(),
        };
        let strides = |rows: usize, cols: usize, turn: bool| if turn { (1, rows as isize) } else { (cols as isize, 1) };
        let (a, b) = (turned(&self.a, m, k, columns[0]), turned(&self.b, k, n, columns[1]));
        let mut c = vec![C::from_f64(f64::NAN); m * n];
        let [a_at, b_at, c_at] = [strides(m, k, columns[0]), strides(k, n, columns[1]), strides(m, n, columns[2])];
        // SAFETY: the vectors have these elements; trials of rows run only where the machine has their instruction set.
        let ran = unsafe {
            let a = MatRef::from_raw_parts(a.as_ptr(), m, k, a_at.0, a_at.1);
            let b = MatRef::from_raw_parts(b.as_ptr(), k, n, b_at.0, b_at.1);
            let c = MatMut::from_raw_parts(c.as_mut_ptr(), m, n, c_at.0, c_at.1);
            hook::run_mixed_row(&LIBRARY, row, 1.0, a, b, 0.0, c, None)
        };
        ran.expect("the row takes these types in any order").expect("a legal call");
        assert_eq!(hook::last_kernel().expect("a row ran").name, row.names(C::DTYPE).0);
        if columns[2] { (0..m * n).map(|at| c[at % n * m + at / n]).collect() } else { c }
    }

    /// The sum for one element, as the documentation has it. Products and what they are added to are exact in f64.
    fn model(&self, row: &KernelInfo, i: usize, j: usize) -> f32 {
        let [_, n, k] = self.shape;
        let (longest, group) = (row.longest.expect("such a row") as usize, row.interleave as usize);
        let length = k.div_ceil(k.div_ceil(longest)).next_multiple_of(group);
        let mut total: Option<f32> = None;
        for start in (0..k).step_by(length) {
            let mut sums = vec![F16::from_f64(0.0); group];
            for p in start..usize::min(start + length, k) {
                let sum = &mut sums[(p - start) % group];
                let product = self.a[i * k + p].to_f64() * self.b[p * n + j].to_f64();
                *sum = F16::from_f64(product + sum.to_f64());
            }
            let segment = sums.iter().map(|sum| sum.to_f64() as f32).reduce(|x, y| x + y).expect("a group has steps");
            total = Some(total.map_or(segment, |total| segment + total));
        }
        total.expect("a sum of some products")
    }

    /// The sum in f64, and that of the magnitudes.
    fn exact(&self, i: usize, j: usize) -> [f64; 2] {
        let [_, n, k] = self.shape;
        (0..k).fold([0.0; 2], |[sum, size], p| {
            let product = self.a[i * k + p].to_f64() * self.b[p * n + j].to_f64();
            [sum + product, size + product.abs()]
        })
    }
}

fn differs(row: &KernelInfo, shape: [usize; 3], at: usize, got: f64, want: f64) -> String {
    format!("{} {shape:?}, element {at}: {got:e} ({:#x}), not {want:e}", row.name, (got as f32).to_bits())
}

/// All lengths around units and segments, every order of operands and C: the bits of the model.
fn bits(row: &'static KernelInfo, random: &mut fastrand::Rng) -> Result<(), String> {
    let longest = row.longest.expect("such a row") as usize;
    let (mr, nr) = (row.mr.elements(64), row.nr.elements(64));
    let lengths = [1, 2, 3, 5, 7, 25, 33, 63, 65, 127, 129];
    let long = [longest - 1, longest, longest + 1, 2 * longest, 2 * longest + 1, 5 * longest + 3];
    let mut shapes: Vec<[usize; 3]> = lengths.iter().chain(&long).map(|&k| [mr + 1, nr + 3, k]).collect();
    shapes.extend([[1, 1, 700], [1, nr, 33], [mr, 1, 2 * longest], [2 * mr + 3, 2 * nr + 5, 100], [70, 70, 70]]);
    for (turn, shape) in shapes.into_iter().enumerate() {
        // Factors of one size, so that the model's sums of f64 have all their bits.
        let value = || (0.25 + 0.75 * random.f64()) * if random.bool() { 1.0 } else { -1.0 };
        let factors = Factors::new(shape, value);
        let columns = [turn & 1 != 0, turn & 2 != 0, turn & 4 != 0];
        let (singles, halves) = (factors.run::<f32>(row, columns), factors.run::<F16>(row, columns));
        for (at, (single, half)) in singles.iter().zip(&halves).enumerate() {
            let want = factors.model(row, at / shape[1], at % shape[1]);
            let rounded = F16::from_f64(want.into());
            if single.to_bits() != want.to_bits() {
                return Err(differs(row, shape, at, (*single).into(), want.into()));
            }
            if half.to_bits() != rounded.to_bits() {
                return Err(differs(row, shape, at, half.to_f64(), rounded.to_f64()));
            }
        }
    }
    Ok(())
}

/// Factors of all sizes, subnormal ones among them: the bound that the documentation derives.
///
/// With G sums to a group and L the longest segment, a sum has n = ceil(L / G) products, and errs by at most n h / (1 - n h) of the sum
/// of magnitudes, h being half a unit, and by half the smallest number for each. In f32, G - 1 additions to a segment and as many
/// more as there are segments follow, each of what is at most the magnitudes and errors so far; then one rounding to the type of C.
fn bound(row: &'static KernelInfo, random: &mut fastrand::Rng) -> Result<(), String> {
    let (longest, group) = (row.longest.expect("such a row") as usize, row.interleave as usize);
    for shape in [[20, 37, 1], [20, 37, 33], [15, 33, longest], [15, 33, longest + 1], [9, 17, 3000]] {
        let value = || (random.f64() - 0.5) * f64::from(random.i32(-24..=1)).exp2();
        let factors = Factors::new(shape, value);
        let [_, n, k] = shape;
        let segments = k.div_ceil(longest);
        let products = k.div_ceil(segments).div_ceil(group);
        let share = products as f64 * HALF_UNIT / (1.0 - products as f64 * HALF_UNIT);
        let (singles, halves) = (factors.run::<f32>(row, [false; 3]), factors.run::<F16>(row, [false; 3]));
        for (at, (single, half)) in singles.iter().zip(&halves).enumerate() {
            let [sum, size] = factors.exact(at / n, at % n);
            let short = share * size + k as f64 * HALF_LEAST;
            let error = short + (group + segments) as f64 * F32_HALF_UNIT * (size + short) * (1.0 + F32_HALF_UNIT);
            let rounded = error + HALF_UNIT * (sum.abs() + error) + HALF_LEAST;
            for (got, error) in [(f64::from(*single), error), (half.to_f64(), rounded)] {
                if (got - sum).abs() > error {
                    return Err(format!("{}, bound {error:e}", differs(row, shape, at, got, sum)));
                }
            }
        }
    }
    // Had sums more products than a segment, those of ones would stop where ones are less than half a unit, at 2048.
    let ones = Factors::new([3, 35, 10_001], || 1.0);
    match ones.run::<f32>(row, [false; 3]).iter().find(|x| **x != 10_001.0) {
        Some(x) => Err(format!("{}: ten thousand and one are {x}", row.name)),
        None => Ok(()),
    }
}

/// One value of A (in row 0, at step 0) and of B (in column 0), everything else one.
fn special(row: &'static KernelInfo) -> Result<(), String> {
    let (infinity, nan) = (f64::INFINITY, f64::NAN);
    let least = 2.0 * HALF_LEAST;
    #[rustfmt::skip]
    let cases: [(f64, f64, f64); 12] = [
        (nan, 1.0, nan), (1.0, nan, nan), (infinity, 1.0, infinity), (-infinity, 1.0, -infinity), (infinity, -infinity, -infinity),
        (infinity, 0.0, nan), (0.0, -infinity, nan),
        // Beyond the largest number: infinite, though f32 has such numbers. Just before that it rounds to the largest.
        (256.0, 256.0, infinity), (-65504.0, 2.0, -infinity), (65504.0, 1.0, 65504.0),
        // Subnormal numbers are numbers.
        (least, 1.0, least), (1024.0 * least, 0.5, 512.0 * least),
    ];
    for (k, zeros) in [(1, false), (2, true), (7, true), (32, true)] {
        for (x, y, want) in cases {
            for [m, n] in [[1, 1], [15, 1], [15, 35], [3, 64]] {
                let mut factors = Factors::new([m, n, k], || if zeros { 0.0 } else { 1.0 });
                (factors.a[0], factors.b[0]) = (F16::from_f64(x), F16::from_f64(y));
                let (singles, halves) = (factors.run::<f32>(row, [false; 3]), factors.run::<F16>(row, [false; 3]));
                for got in [f64::from(singles[0]), halves[0].to_f64()] {
                    if got != want && !(got.is_nan() && want.is_nan()) {
                        return Err(format!("{m}x{n}x{k}: {x} times {y} is {got}, not {want}"));
                    }
                }
                // Other rows and columns see one factor each, of which a NaN or an infinity makes NaN of zeros.
                let apart = (m - 1) * n + n - 1;
                if m > 1 && n > 1 && zeros && halves[apart].to_f64() != 0.0 {
                    return Err(format!("{m}x{n}x{k}, {x} times {y}: {} in the last element", halves[apart].to_f64()));
                }
            }
        }
    }
    // What is infinite on the way stays so, or is NaN, whatever follows.
    let mut factors = Factors::new([3, 33, 8], || 200.0);
    factors.b[4 * 33..].fill(F16::from_f64(-200.0));
    match factors.run::<f32>(row, [false; 3]).iter().find(|x| **x != f32::INFINITY) {
        Some(x) => Err(format!("80000 less 80000 is {x} in sums to 65504")),
        None => Ok(()),
    }
}

/// The control and status register of the thread.
#[cfg(target_arch = "x86_64")]
fn with_controls<T>(controls: u32, run: impl FnOnce() -> T) -> (T, u32) {
    let mut before = 0u32;
    let mut after = 0u32;
    // SAFETY: all exceptions are masked, and the register is as it was afterwards.
    unsafe {
        core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut before, options(nostack));
        core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const controls, options(nostack));
        let result = run();
        core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut after, options(nostack));
        core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const before, options(nostack));
        (result, after & 0x3f)
    }
}

/// Subnormal numbers stay whatever the thread's controls say, rounding follows them, and lanes that do not exist raise nothing.
#[cfg(target_arch = "x86_64")]
fn controls(row: &'static KernelInfo) -> Result<(), String> {
    const MASKED: u32 = 0x1f80;
    const FLUSH: u32 = 1 << 15 | 1 << 6;
    const UP: u32 = 2 << 13;
    const INVALID: u32 = 1;
    const INEXACT: u32 = 1 << 5;
    let least = 2.0 * HALF_LEAST;
    let mut factors = Factors::new([2, 17, 2], || 0.0);
    factors.a.fill(F16::from_f64(least));
    factors.b.fill(F16::from_f64(1.0));
    let (sums, _) = with_controls(MASKED | FLUSH, || factors.run::<f32>(row, [false; 3]));
    // Of the two sums of a group each is one subnormal number; their total is a normal one of f32.
    if let Some(sum) = sums.iter().find(|sum| f64::from(**sum) != 2.0 * least) {
        return Err(format!("flushed to zero: {sum:e}, not {:e}", 2.0 * least));
    }
    let steps = 2 * row.interleave as usize;
    let mut factors = Factors::new([1, 1, steps], || 0.0);
    (factors.a[0], factors.b[0]) = (F16::from_f64(1.0), F16::from_f64(1.0));
    (factors.a[steps / 2], factors.b[steps / 2]) = (F16::from_f64(1.0 / 64.0), F16::from_f64(1.0 / 64.0));
    for (controls, want) in [(MASKED, 1.0), (MASKED | UP, 1.0 + 2.0 * HALF_UNIT as f32)] {
        let (sums, flags) = with_controls(controls, || factors.run::<f32>(row, [false; 3]));
        if sums[0] != want || flags & INEXACT == 0 {
            return Err(format!("one and 2^-12 with controls {controls:#x}: {}, flags {flags:#x}", sums[0]));
        }
    }
    // Panels hold zeros in columns and steps that do not exist: infinity times those would be invalid.
    for [m, n, k] in [[1, 1, 1], [3, 5, 7], [14, 17, 33], [15, 35, 3], [29, 47, 2]] {
        let mut factors = Factors::new([m, n, k], || 1.0);
        factors.a.fill(F16::from_f64(f64::INFINITY));
        let (sums, flags) = with_controls(MASKED, || factors.run::<f32>(row, [false; 3]));
        if flags & INVALID != 0 || sums.iter().any(|sum| *sum != f32::INFINITY) {
            return Err(format!("{m}x{n}x{k}: infinities times one raise {flags:#x}, first {}", sums[0]));
        }
    }
    Ok(())
}

/// Everything that is said of such a row.
pub fn run(index: usize, name: &str) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    if [row.a_type, row.b_type, row.c_type] != [DType::F16, DType::F16, DType::F32] {
        return Err("there is no model of sums of this type".into());
    }
    let random = &mut seed::stream(name);
    fault::during(&"bits", || bits(row, random))?;
    fault::during(&"bound", || bound(row, random))?;
    fault::during(&"special values", || special(row))?;
    #[cfg(target_arch = "x86_64")]
    fault::during(&"controls", || controls(row))?;
    Ok(())
}
