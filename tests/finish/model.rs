//! One call of a finishing row against the formula in binary64.

use crate::exact::Format;
use nanogemm::kernel::{DType, FinishArgs, FinishInfo};
use nanogemm_testkit::{Arena, Place};

/// Bits that say which operands there are.
pub const TERMS: u32 = 9;

const ALPHA: u32 = 1 << 0;
const BETA: u32 = 1 << 1;
const SCALE_M: u32 = 1 << 2;
const SCALE_N: u32 = 1 << 3;
const BIAS_M: u32 = 1 << 4;
const BIAS_N: u32 = 1 << 5;
const RESIDUAL: u32 = 1 << 6;
const ROW_ADD: u32 = 1 << 7;
const COL_ADD: u32 = 1 << 8;

/// What a signalling NaN is in elements of four and of two bytes; as integers large numbers.
const GAP: [u8; 4] = [0xa5, 0x7f, 0xa5, 0x7f];

/// How sums and elements are read.
pub struct Kind {
    pub integer: bool,
}

impl Kind {
    pub fn of(dtype: DType) -> Self {
        Kind { integer: dtype == DType::I32 }
    }
}

/// Activations in binary64.
pub fn activate(activation: u64, x: f64, bounds: [f32; 2]) -> f64 {
    match activation {
        1 => x.max(0.0),
        2 => 0.5 * x * (1.0 + ((2.0 / std::f64::consts::PI).sqrt() * (x + 0.044_715 * x * x * x)).tanh()),
        3 => x / (1.0 + (-x).exp()),
        4 => x.max(bounds[0].into()).min(bounds[1].into()),
        _ => x,
    }
}

/// Guarded memory of each operand.
pub struct Arenas(Vec<Arena>);

impl Arenas {
    pub fn new() -> Self {
        Arenas((0..8).map(|_| Arena::new(1 << 14)).collect())
    }
}

/// `rows` rows of `n` elements, `rs` apart, in guarded memory.
struct Matrix {
    at: *mut u8,
    rows: usize,
    n: usize,
    rs: usize,
    size: usize,
}

impl Matrix {
    fn new(arena: &Arena, place: Place, [rows, n, rs]: [usize; 3], elements: &[u32], size: usize) -> Self {
        let count = (rows - 1) * rs + n;
        let at = arena.place(count * size, size, place);
        let matrix = Matrix { at, rows, n, rs, size };
        let shift = if let Place::Shifted(elements) = place { elements * size } else { 0 };
        // SAFETY: the arena has room for them and a vector on the other side; nobody else uses it.
        unsafe {
            let (before, after) = match place {
                Place::AtEnd => (64, 0),
                _ => (shift, 64),
            };
            for byte in 0..before + count * size + after {
                *at.sub(before).add(byte) = GAP[byte % 4];
            }
            for i in 0..rows {
                for j in 0..n {
                    let bytes = elements[i * n + j].to_le_bytes();
                    std::ptr::copy_nonoverlapping(bytes.as_ptr(), at.add((i * rs + j) * size), size);
                }
            }
        }
        matrix
    }

    fn count(&self) -> usize {
        (self.rows - 1) * self.rs + self.n
    }

    fn bits(&self, index: usize) -> u32 {
        let mut bytes = [0; 4];
        // SAFETY: one of the elements, or in a gap.
        unsafe { std::ptr::copy_nonoverlapping(self.at.add(index * self.size), bytes.as_mut_ptr(), self.size) };
        u32::from_le_bytes(bytes)
    }

    fn get(&self, i: usize, j: usize) -> u32 {
        self.bits(i * self.rs + j)
    }

    /// All bytes from so many before to so many after the elements.
    fn around(&self, place: Place) -> Vec<u8> {
        let (before, after) = match place {
            Place::AtEnd => (64, 0),
            Place::Shifted(elements) => (elements * self.size, 64),
            Place::AtStart => (0, 64),
        };
        // SAFETY: written by `new`.
        unsafe { std::slice::from_raw_parts(self.at.sub(before), before + self.count() * self.size + after) }.to_vec()
    }
}

/// One call.
#[derive(Debug)]
pub struct Case {
    m: usize,
    n: usize,
    terms: u32,
    pub activation: u64,
    bounds: [f32; 2],
    gap: usize,
    place: Place,
    seed: u64,
}

impl Case {
    pub fn random(m: usize, n: usize, terms: u32, random: &mut fastrand::Rng) -> Self {
        Case {
            m,
            n,
            terms,
            activation: random.u64(0..5),
            bounds: [-random.f32(), random.f32() * 2.0],
            gap: random.usize(0..4),
            place: Place::ALL[random.usize(0..3)],
            seed: random.u64(..),
        }
    }

    /// A bias for each column, gaps in C, and C does not count.
    pub fn without_beta(m: usize, n: usize, random: &mut fastrand::Rng) -> Self {
        Case { activation: 0, gap: 2, ..Self::random(m, n, BIAS_N, random) }
    }

    fn has(&self, term: u32) -> bool {
        self.terms & term != 0
    }

    pub fn check(&self, row: &FinishInfo, arenas: &mut Arenas) {
        let mut random = fastrand::Rng::with_seed(self.seed);
        let (sums, c) = (Kind::of(row.acc).integer, Kind::of(row.c).integer);
        let format = (row.c.size() == 2).then(|| Format::of(row.c));
        let (m, n, place) = (self.m, self.n, self.place);
        let mut next = arenas.0.iter();
        let float = |random: &mut fastrand::Rng| (random.f32() * 8.0 - 4.0).to_bits();
        let mut matrix = |rows: usize, n: usize, size: usize, value: &mut dyn FnMut() -> u32| {
            let elements: Vec<u32> = (0..rows * n).map(|_| value()).collect();
            let arena = next.next().expect("as many arenas as operands");
            Matrix::new(arena, place, [rows, n, n + self.gap], &elements, size)
        };
        let beta = if c {
            u32::from(self.has(BETA))
        } else if self.has(BETA) {
            [1.0_f32, -0.75][usize::from(random.bool())].to_bits()
        } else {
            [0.0_f32, -0.0][usize::from(random.bool())].to_bits()
        };
        let acc = matrix(m, n, 4, &mut || match sums {
            true if random.bool() => random.u32(..),
            true => random.i32(-1000..1000) as u32,
            false => float(&mut random),
        });
        let to = matrix(m, n, row.c.size(), &mut || match (&format, c) {
            (_, true) => random.u32(..),
            (Some(_), _) if !self.has(BETA) => 0x7fa5,
            (None, _) if !self.has(BETA) => 0x7fa5_7fa5,
            (Some(format), _) => format.nearest((random.f64() - 0.5) * 8.0).into(),
            (None, _) => float(&mut random),
        });
        let old: Vec<u32> = (0..m * n).map(|x| to.get(x / n, x % n)).collect();
        let before = to.around(place);
        let residual = matrix(m, n, 4, &mut || float(&mut random));
        let mut line = |n: usize, integer: bool| {
            matrix(1, n, 4, &mut || if integer { random.u32(..) } else { float(&mut random) })
        };
        let scales = [line(m, false), line(n, false)];
        let biases = [line(m, false), line(n, false)];
        let alpha = if self.has(ALPHA) && !c { -0.375_f32 } else { 1.0 };
        // Rows and columns of integers: eight arenas are enough, as they need no guard that scales have not had.
        let adds: [Vec<i32>; 2] = [m, n].map(|count| (0..count).map(|_| random.i32(..)).collect());
        let column =
            Matrix::new(&arenas.0[7], place, [1, n, n], &adds[1].iter().map(|&x| x as u32).collect::<Vec<_>>(), 4);

        let float_or =
            |given: bool, from: &Matrix| if given && !c { from.at.cast_const().cast() } else { std::ptr::null() };
        let args = FinishArgs {
            m,
            n,
            acc: acc.at.cast(),
            acc_rs: acc.rs as isize,
            c: to.at.cast(),
            c_rs: to.rs as isize,
            alpha: alpha.to_bits().into(),
            beta: beta.into(),
            scale_m: float_or(self.has(SCALE_M), &scales[0]),
            scale_n: float_or(self.has(SCALE_N), &scales[1]),
            bias_m: float_or(self.has(BIAS_M), &biases[0]),
            bias_n: float_or(self.has(BIAS_N), &biases[1]),
            residual: float_or(self.has(RESIDUAL), &residual),
            residual_rs: residual.rs as isize,
            row_add: if sums && self.has(ROW_ADD) { adds[0].as_ptr() } else { std::ptr::null() },
            col_add: if sums && self.has(COL_ADD) { column.at.cast_const().cast() } else { std::ptr::null() },
            activation: if c { 0 } else { self.activation },
            clamp_min: self.bounds[0].to_bits().into(),
            clamp_max: self.bounds[1].to_bits().into(),
        };
        // SAFETY: every operand has the elements that the arguments speak of, and the machine runs the row.
        unsafe { (row.entry)(&args) };

        let number = |given: bool, from: &Matrix, i: usize, j: usize, absent: f64| {
            if given { f64::from(f32::from_bits(from.get(i, j))) } else { absent }
        };
        for i in 0..m {
            for j in 0..n {
                let got = to.get(i, j);
                let fail = |want: String| panic!("{}: element {i}, {j} is {got:#x}, not {want}: {self:?}", row.name);
                let mut integer = acc.get(i, j) as i32;
                if sums && self.has(ROW_ADD) {
                    integer = integer.wrapping_add(adds[0][i]);
                }
                if sums && self.has(COL_ADD) {
                    integer = integer.wrapping_add(adds[1][j]);
                }
                if c {
                    let want = if self.has(BETA) { integer.wrapping_add(old[i * n + j] as i32) } else { integer };
                    if got as i32 != want {
                        fail(want.to_string());
                    }
                    continue;
                }
                let x = if sums { f64::from(integer as f32) } else { f64::from(f32::from_bits(acc.get(i, j))) };
                let factor = number(self.has(SCALE_M), &scales[0], 0, i, 1.0)
                    * number(self.has(SCALE_N), &scales[1], 0, j, 1.0)
                    * f64::from(alpha);
                let held = |bits: u32| match &format {
                    Some(format) => format.value(bits as u16),
                    None => f64::from(f32::from_bits(bits)),
                };
                let terms = [
                    x * factor,
                    number(self.has(BIAS_M), &biases[0], 0, i, 0.0),
                    number(self.has(BIAS_N), &biases[1], 0, j, 0.0),
                    if self.has(BETA) { held(old[i * n + j]) * f64::from(f32::from_bits(beta)) } else { 0.0 },
                    number(self.has(RESIDUAL), &residual, i, j, 0.0),
                ];
                let (x, size) = (terms.iter().sum::<f64>(), terms.iter().map(|t| t.abs()).sum::<f64>());
                let want = activate(self.activation, x, self.bounds);
                // Two roundings of factors, and one for each term.
                let mut error = 1.13 * 8.0 * 2.0_f64.powi(-24) * size;
                if matches!(self.activation, 2 | 3) {
                    error += 2e-6 * (1.0 + x.abs());
                }
                let (low, high) = match &format {
                    Some(format) => {
                        let rounded = |x: f64| format.value(format.nearest(x));
                        (rounded(want - error), rounded(want + error))
                    }
                    None => (want - error, want + error),
                };
                let value = held(got);
                if !(low <= value && value <= high) {
                    fail(format!("{want:e} ({value:e}, {low:e} to {high:e})"));
                }
            }
        }
        // Nothing else was written.
        let after = to.around(place);
        let first = before.len() - after.len()
            + match place {
                Place::AtEnd => 64,
                Place::Shifted(elements) => elements * to.size,
                Place::AtStart => 0,
            };
        for (index, (x, y)) in before.iter().zip(&after).enumerate() {
            let element = index.checked_sub(first).map(|at| at / to.size);
            let is_c = element.is_some_and(|e| e < to.count() && e % to.rs < n);
            assert!(is_c || x == y, "{}: wrote byte {index} outside of C: {self:?}", row.name);
        }
    }
}
