//! Calls of finishing rows in guarded memory, compared with the formula of [`FinishArgs`] in binary64.

use super::{block::Run, format::Format};
use nanogemm::kernel::{DType, FinishArgs, FinishFn, FinishInfo};
use nanogemm_testkit::{Arena, Operand, Place, Sample, Strided, abi::Entry, fault};

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

/// Arguments that ask for nothing.
pub fn nothing() -> FinishArgs {
    FinishArgs {
        m: 0,
        n: 0,
        acc: std::ptr::null(),
        acc_rs: 0,
        c: std::ptr::null_mut(),
        c_rs: 0,
        alpha: 1.0_f32.to_bits().into(),
        beta: 0,
        scale_m: std::ptr::null(),
        scale_n: std::ptr::null(),
        bias_m: std::ptr::null(),
        bias_n: std::ptr::null(),
        residual: std::ptr::null(),
        residual_rs: 0,
        row_add: std::ptr::null(),
        col_add: std::ptr::null(),
        activation: 0,
        clamp_min: 0,
        clamp_max: 0,
    }
}

/// One call.
#[derive(Clone, Debug)]
pub struct FinishCase {
    pub m: usize,
    pub n: usize,
    pub activation: u64,
    pub terms: u32,
    pub bounds: [f32; 2],
    pub gap: usize,
    pub place: Place,
    pub seed: u64,
}

impl FinishCase {
    pub fn random(m: usize, n: usize, terms: u32, random: &mut fastrand::Rng) -> Self {
        FinishCase {
            m,
            n,
            activation: random.u64(0..5),
            terms,
            bounds: [-random.f32(), random.f32() * 2.0],
            gap: random.usize(0..4),
            place: Place::ALL[random.usize(0..3)],
            seed: random.u64(..),
        }
    }

    /// A bias for each column, gaps in C, and C does not count.
    pub fn without_beta(m: usize, n: usize, random: &mut fastrand::Rng) -> Self {
        FinishCase { activation: 0, gap: 2, ..Self::random(m, n, BIAS_N, random) }
    }

    fn has(&self, term: u32) -> bool {
        self.terms & term != 0
    }
}

/// A row with its memory.
pub struct FinishBench {
    row: &'static FinishInfo,
    /// Of the sums, C, the residual, and six lists.
    arenas: [Arena; 9],
}

/// An ordinary number.
fn number(random: &mut fastrand::Rng) -> f32 {
    random.f32() * 8.0 - 4.0
}

impl FinishBench {
    pub fn new(row: &'static FinishInfo) -> Self {
        FinishBench { row, arenas: core::array::from_fn(|_| Arena::new(1 << 14)) }
    }

    /// Runs a case and judges everything it did.
    pub fn check(&mut self, case: &FinishCase, run: Run<'_>) -> Result<(), String> {
        let judged = || match (self.row.acc, self.row.c) {
            (DType::F32, DType::F32) => self.judged::<f32, f32>(case, run),
            (DType::F32, DType::Bf16 | DType::F16) => self.judged::<f32, u16>(case, run),
            (DType::I32, DType::F32) => self.judged::<i32, f32>(case, run),
            (DType::I32, DType::I32) => self.judged::<i32, i32>(case, run),
            (acc, c) => Err(format!("there is no model of {acc:?} finished into {c:?}")),
        };
        fault::during(case, judged).map_err(|e| format!("{e}\n  case: {case:?}"))
    }

    /// Sums of type `S`, elements of C with the bits of `C`.
    fn judged<S: Sample, C: Sample>(&mut self, case: &FinishCase, run: Run<'_>) -> Result<(), String> {
        let FinishCase { m, n, place, bounds, activation, .. } = *case;
        let row = self.row;
        let (sums, integers) = (row.acc == DType::I32, row.c == DType::I32);
        let format = (row.c.size() == 2).then(|| Format::of(row.c));
        let random = &mut fastrand::Rng::with_seed(case.seed);
        let layout = Strided::matrix(m, n, (n + case.gap) as isize, 1);
        let rs = (n + case.gap) as isize;
        let [acc_arena, c_arena, residual_arena, lists @ ..] = &mut self.arenas;
        let [scale_m, scale_n, bias_m, bias_n, row_add, col_add] = lists;

        let acc = Operand::<S>::new(acc_arena, layout, place, |_| {
            S::of_bits(match sums {
                true if random.bool() => random.u32(..).into(),
                true => random.i32(-1000..1000) as u32 as u64,
                false => number(random).bits(),
            })
        });
        let c = Operand::<C>::new(c_arena, layout, place, |_| match format {
            _ if integers => C::ordinary(random),
            _ if !case.has(BETA) => C::POISON,
            Some(format) => C::of_bits(format.nearest((random.f64() - 0.5) * 8.0).into()),
            None => C::of_bits(number(random).bits()),
        });
        let old: Vec<u64> = (0..m * n).map(|e| c.get([0, e / n, e % n]).bits()).collect();
        let residual = Operand::<f32>::new(residual_arena, layout, place, |_| number(random));
        let mut list = |arena, count| Operand::<f32>::new(arena, Strided::line(count), place, |_| number(random));
        let (scale_m, scale_n) = (list(scale_m, m), list(scale_n, n));
        let (bias_m, bias_n) = (list(bias_m, m), list(bias_n, n));
        let mut list = |arena, count| Operand::<i32>::new(arena, Strided::line(count), place, |_| random.i32(..));
        let (row_add, col_add) = (list(row_add, m), list(col_add, n));
        let alpha = if case.has(ALPHA) && !integers { -0.375_f32 } else { 1.0 };
        let beta = match (case.has(BETA), random.bool()) {
            (yes, _) if integers => u32::from(yes),
            (true, sign) => (if sign { 1.0_f32 } else { -0.75 }).to_bits(),
            (false, sign) => (if sign { 0.0_f32 } else { -0.0 }).to_bits(),
        };
        let floats = |term: u32, from: &Operand<'_, f32>| {
            if case.has(term) && !integers { from.ptr().cast_const().cast() } else { std::ptr::null() }
        };
        let words = |term: u32, from: &Operand<'_, i32>| {
            if case.has(term) && sums { from.ptr().cast_const() } else { std::ptr::null() }
        };
        let args = FinishArgs {
            m,
            n,
            acc: acc.ptr().cast(),
            acc_rs: rs,
            c: c.ptr().cast(),
            c_rs: rs,
            alpha: alpha.to_bits().into(),
            beta: beta.into(),
            scale_m: floats(SCALE_M, &scale_m),
            scale_n: floats(SCALE_N, &scale_n),
            bias_m: floats(BIAS_M, &bias_m),
            bias_n: floats(BIAS_N, &bias_n),
            residual: floats(RESIDUAL, &residual),
            residual_rs: rs,
            row_add: words(ROW_ADD, &row_add),
            col_add: words(COL_ADD, &col_add),
            activation: if integers { 0 } else { activation },
            clamp_min: bounds[0].to_bits().into(),
            clamp_max: bounds[1].to_bits().into(),
        };
        let floats = [&residual, &scale_m, &scale_n, &bias_m, &bias_n].map(|o| (o, o.snapshot()));
        let words = [&row_add, &col_add].map(|o| (o, o.snapshot()));
        let before = acc.snapshot();
        // SAFETY: the same calling convention; the pointer is only a pointer.
        let entry = unsafe { core::mem::transmute::<FinishFn, Entry>(row.entry) };
        run(entry, (&raw const args).cast())?;
        acc.unchanged(&before)?;
        floats.iter().try_for_each(|(operand, before)| operand.unchanged(before))?;
        words.iter().try_for_each(|(operand, before)| operand.unchanged(before))?;

        let held = |bits: u64| match format {
            Some(format) => format.value(bits as u16),
            None => f64::from(f32::from_bits(bits as u32)),
        };
        let or = |term: u32, from: &Operand<'_, f32>, at: [usize; 3], absent: f64| {
            if case.has(term) { f64::from(from.get(at)) } else { absent }
        };
        c.finish(|at @ [_, i, j], got| {
            let fail = |want: String| Err(format!("element {i}, {j} is {:#x}, not {want}", got.bits()));
            let (old, sum) = (old[i * n + j], acc.get(at).bits() as u32);
            let add =
                |term: u32, from: &Operand<'_, i32>, at: usize| if case.has(term) { from.get([0, 0, at]) } else { 0 };
            let integer = (sum as i32).wrapping_add(add(ROW_ADD, &row_add, i)).wrapping_add(add(COL_ADD, &col_add, j));
            if integers {
                let want = if case.has(BETA) { integer.wrapping_add(old as i32) } else { integer };
                return if got.bits() as i32 == want { Ok(()) } else { fail(want.to_string()) };
            }
            let x = if sums { f64::from(integer as f32) } else { f64::from(f32::from_bits(sum)) };
            let factor =
                or(SCALE_M, &scale_m, [0, 0, i], 1.0) * or(SCALE_N, &scale_n, [0, 0, j], 1.0) * f64::from(alpha);
            let terms = [
                x * factor,
                or(BIAS_M, &bias_m, [0, 0, i], 0.0),
                or(BIAS_N, &bias_n, [0, 0, j], 0.0),
                if case.has(BETA) { held(old) * f64::from(f32::from_bits(beta)) } else { 0.0 },
                or(RESIDUAL, &residual, at, 0.0),
            ];
            let (x, size) = (terms.iter().sum::<f64>(), terms.iter().map(|t| t.abs()).sum::<f64>());
            let want = activate(activation, x, bounds);
            // Two roundings of factors, and one for each term.
            let mut error = 1.13 * 8.0 * 2.0_f64.powi(-24) * size;
            if matches!(activation, 2 | 3) {
                error += 2e-6 * (1.0 + x.abs());
            }
            let rounded = |x: f64| format.map_or(x, |format| format.value(format.nearest(x)));
            let (low, high, value) = (rounded(want - error), rounded(want + error), held(got.bits()));
            if low <= value && value <= high {
                return Ok(());
            }
            fail(format!("{want:e} ({value:e}, {low:e} to {high:e})"))
        })
    }
}
