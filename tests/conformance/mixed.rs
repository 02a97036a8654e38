//! Rows whose operands are packed from other types, or interleaved: each forced through the driver for every product it can take.
//!
//! Values are such that sums, and whatever an epilogue makes of them, are exact in the type of the sums: results are compared bit
//! by bit with the exact ones, rounded once. Activations, and dequantised sums that are rounded on the way, have their bounds.

use crate::common::block::Form;
use nanogemm::{
    Activation, Bf16, Epilogue, F16, MatMut, MatRef, Product, Storage, hook,
    kernel::{DType, KernelInfo, LIBRARY},
};
use nanogemm_testkit::{
    Arena, Operand, Place, Sample, Strided, fault, seed,
    shapes::{Effort, Turns},
};

/// An element type with the integers that stand for its bits.
trait Raw: Storage {
    type Bits: Sample;

    /// A value whose products and sums are exact on a row.
    fn exact(random: &mut fastrand::Rng, row: &KernelInfo) -> Self;

    fn bits(self) -> u64;
}

fn quarter(random: &mut fastrand::Rng) -> f64 {
    f64::from(random.i32(-8..=8)) / 4.0
}

/// The same of rows that may sum in eleven bits: 128 products are a few hundred quarters.
fn few_bits(random: &mut fastrand::Rng, row: &KernelInfo) -> f64 {
    if row.longest.is_some() { f64::from(random.i32(-2..=2)) / 2.0 } else { quarter(random) }
}

macro_rules! raw {
    ($type:ty, $bits:ty, ($random:ident, $row:ident) => $exact:expr, $x:ident => $as_bits:expr) => {
        impl Raw for $type {
            type Bits = $bits;

            fn exact($random: &mut fastrand::Rng, $row: &KernelInfo) -> Self {
                $exact
            }

            fn bits(self) -> u64 {
                let $x = self;
                $as_bits
            }
        }
    };
}

raw!(f32, f32, (random, _row) => quarter(random) as f32, x => x.to_bits().into());
raw!(Bf16, u16, (random, _row) => Bf16::from_f64(quarter(random)), x => x.to_bits().into());
raw!(F16, u16, (random, row) => F16::from_f64(few_bits(random, row)), x => x.to_bits().into());
// The ends of the range come often: two of their products exceed 16 bits.
raw!(i8, i8, (random, _row) => if random.bool() { random.i8(..) } else { *[-128i8, 127].get(random.usize(..2)).expect("two") }, x => x as u8 as u64);
raw!(u8, u8, (random, _row) => if random.bool() { random.u8(..) } else { 255 }, x => x.into());
raw!(i32, i32, (random, _row) => random.i32(-1000..1000), x => x as u32 as u64);

/// What is asked of the epilogue.
#[derive(Clone, Copy, Debug)]
struct Asked {
    activation: Activation,
    bias: bool,
    residual: Option<Form>,
    row_scales: bool,
    column_scales: bool,
    zeros: [i32; 2],
}

#[derive(Clone, Copy, Debug)]
struct Case {
    m: usize,
    n: usize,
    k: usize,
    a: Form,
    b: Form,
    c: Form,
    gap: usize,
    /// More elements between rows of C.
    apart: usize,
    places: [Place; 4],
    alpha: f32,
    beta: f32,
    epilogue: Option<Asked>,
}

fn activate(activation: Activation, x: f64) -> f64 {
    match activation {
        Activation::None => x,
        Activation::Relu => x.max(0.0),
        Activation::GeluTanh => {
            x * 0.5 * (1.0 + ((2.0 / std::f64::consts::PI).sqrt() * (x + 0.044715 * x * x * x)).tanh())
        }
        Activation::Silu => x / (1.0 + (-x).exp()),
        Activation::Clamp(min, max) => x.clamp(min.into(), max.into()),
    }
}

/// The elements less a zero point, in quarters: whole numbers, row by row.
fn quarters<T: Raw>(x: MatRef<'_, T>, zero: i32) -> Vec<i64> {
    let each = |i: usize, j: usize| {
        let quarters = (x.get(i, j).expect("inside").to_f64() - f64::from(zero)) * 4.0;
        assert_eq!(quarters.fract(), 0.0, "values of the test");
        quarters as i64
    };
    (0..x.rows()).flat_map(|i| (0..x.cols()).map(move |j| each(i, j))).collect()
}

/// The product, row by row. Values are exact, so this may be done with integers, which emulators compute much faster.
fn exact_sums<A: Raw, B: Raw>(a: MatRef<'_, A>, b: MatRef<'_, B>, zeros: [i32; 2]) -> Vec<f64> {
    let (n, k) = (b.cols(), a.cols());
    let (left, right) = (quarters(a, zeros[0]), quarters(b, zeros[1]));
    let mut sums = vec![0i64; a.rows() * n];
    for (i, p) in (0..a.rows()).flat_map(|i| (0..k).map(move |p| (i, p))) {
        let (row, by) = (&right[p * n..][..n], left[i * k + p]);
        sums[i * n..][..n].iter_mut().zip(row).for_each(|(sum, x)| *sum += by * x);
    }
    sums.into_iter().map(|sum| sum as f64 / 16.0).collect()
}

/// Checks one call; `true` if the row computed it, `false` if it cannot take it or there was nothing to multiply.
fn check<A: Raw + Product<B, C>, B: Raw, C: Raw>(
    row: &'static KernelInfo,
    arenas: &mut [Arena; 5],
    random: &mut fastrand::Rng,
    case: &Case,
) -> Result<bool, String> {
    let Case { m, n, k, gap, .. } = *case;
    let [a_arena, b_arena, c_arena, r_arena, bias_arena] = arenas;
    let integers = A::DTYPE == DType::I8 || A::DTYPE == DType::U8;
    let (a_rs, a_cs) = case.a.strides(m, k, gap);
    let (b_cs, b_rs) = case.b.strides(n, k, gap);
    let (c_rs, c_cs) = case.c.strides(m, n, gap + case.apart);
    let a = Operand::<A::Bits>::new(a_arena, Strided::matrix(m, k, a_rs, a_cs), case.places[0], |_| {
        Sample::of_bits(A::exact(random, row).bits())
    });
    let b = Operand::<B::Bits>::new(b_arena, Strided::matrix(k, n, b_rs, b_cs), case.places[1], |_| {
        Sample::of_bits(B::exact(random, row).bits())
    });
    let old: Vec<C> = (0..m * n).map(|_| C::exact(random, row)).collect();
    let poison: C = C::from_f64(f64::NAN);
    let start = |[_, i, j]: [usize; 3]| if case.beta == 0.0 { poison } else { old[i * n + j] };
    let c = Operand::<C::Bits>::new(c_arena, Strided::matrix(m, n, c_rs, c_cs), case.places[2], |at| {
        Sample::of_bits(start(at).bits())
    });
    let asked = case.epilogue.unwrap_or(Asked {
        activation: Activation::None,
        bias: false,
        residual: None,
        row_scales: false,
        column_scales: false,
        zeros: [0; 2],
    });
    // Everything of the epilogue that is a list lies flush against a page that faults.
    let lists = Operand::<f32>::new(bias_arena, Strided::line(n), Place::AtEnd, |_| quarter(random) as f32);
    let scale = |random: &mut fastrand::Rng| [0.5f32, 1.0, 2.0, -1.0][random.usize(..4)];
    let row_scales: Vec<f32> = (0..m).map(|_| scale(random)).collect();
    let column_scales: Vec<f32> = (0..n).map(|_| scale(random)).collect();
    let (r_rs, r_cs) = asked.residual.map_or((n as isize, 1), |form| form.strides(m, n, gap));
    let residual =
        Operand::<f32>::new(r_arena, Strided::matrix(m, n, r_rs, r_cs), case.places[3], |_| quarter(random) as f32);
    // SAFETY: the operands have these elements, and live as long as the views are used.
    let (a_view, b_view, c_view, r_view, bias) = unsafe {
        (
            MatRef::<A>::from_raw_parts(a.ptr().cast::<A>().cast_const(), m, k, a_rs, a_cs),
            MatRef::<B>::from_raw_parts(b.ptr().cast::<B>().cast_const(), k, n, b_rs, b_cs),
            MatMut::<C>::from_raw_parts(c.ptr().cast::<C>(), m, n, c_rs, c_cs),
            MatRef::<f32>::from_raw_parts(residual.ptr().cast_const(), m, n, r_rs, r_cs),
            if n == 0 { &[] } else { std::slice::from_raw_parts(lists.ptr().cast_const(), n) },
        )
    };
    let epilogue = Epilogue {
        activation: asked.activation,
        bias: asked.bias.then_some(bias),
        residual: asked.residual.map(|_| r_view),
        row_scales: asked.row_scales.then_some(&row_scales[..]),
        column_scales: asked.column_scales.then_some(&column_scales[..]),
        zero_point_a: asked.zeros[0],
        zero_point_b: asked.zeros[1],
    };
    let (a_before, b_before) = (a.snapshot(), b.snapshot());
    let with = case.epilogue.map(|_| &epilogue);
    // SAFETY: the machine runs the row, which is the library's.
    let ran =
        unsafe { hook::run_mixed_row::<A, B, C>(&LIBRARY, row, case.alpha, a_view, b_view, case.beta, c_view, with) };
    let Some(ran) = ran else { return Ok(false) };
    ran.map_err(|e| e.to_string())?;
    let used = k > 0 && m > 0 && n > 0 && case.alpha != 0.0;
    let last = hook::last_kernel().map(|ran| ran.name);
    if last != used.then_some(row.names(C::DTYPE).0) {
        return Err(format!("ran {last:?} instead of {}", row.name));
    }
    a.unchanged(&a_before).map_err(|e| format!("A: {e}"))?;
    b.unchanged(&b_before).map_err(|e| format!("B: {e}"))?;
    let value = |x: MatRef<'_, f32>, i, j| f64::from(x.get(i, j).expect("inside"));
    let sums = if used { exact_sums(a_view, b_view, asked.zeros) } else { vec![0.0; m * n] };
    c.finish(|[_, i, j], got| {
        let mut x = f64::from(case.alpha) * sums[i * n + j];
        x *= if asked.row_scales { f64::from(row_scales[i]) } else { 1.0 };
        x *= if asked.column_scales { f64::from(column_scales[j]) } else { 1.0 };
        let mut parts = x.abs();
        let mut add = |term: f64| {
            x += term;
            parts += term.abs();
        };
        add(if asked.bias { f64::from(bias[j]) } else { 0.0 });
        add(if case.beta != 0.0 { f64::from(case.beta) * old[i * n + j].to_f64() } else { 0.0 });
        add(if asked.residual.is_some() { value(r_view, i, j) } else { 0.0 });
        let exact = activate(asked.activation, x);
        let got = got.bits();
        let expected =
            if C::DTYPE == DType::I32 { (exact as i64) as i32 as u32 as u64 } else { C::from_f64(exact).bits() };
        if got == expected || (exact == 0.0 && got & (u64::MAX >> 1) & !(1 << (8 * size_of::<C>() - 1)) == 0) {
            return Ok(());
        }
        // SAFETY: the bits are those of an element.
        let value = unsafe { std::mem::transmute_copy::<C::Bits, C>(&Sample::of_bits(got)) }.to_f64();
        let curved = matches!(asked.activation, Activation::GeluTanh | Activation::Silu);
        let mut tolerance = if curved { 1e-5 * (1.0 + x.abs()) } else { 0.0 };
        tolerance += if integers && C::DTYPE == DType::F32 { parts * 2f64.powi(-22) } else { 0.0 };
        if tolerance > 0.0 {
            tolerance += exact.abs() * if size_of::<C>() == 2 { 2f64.powi(-8) } else { 2f64.powi(-23) };
        }
        match (value - exact).abs() <= tolerance {
            true => Ok(()),
            false => Err(format!("C[{i}][{j}]: got {value:e} ({got:#x}), exact {exact:e} ({expected:#x})")),
        }
    })?;
    Ok(used)
}

/// What the products of one row share.
struct Trials {
    arenas: [Arena; 5],
    turns: Turns,
    /// Products that the row computed.
    taken: usize,
    /// Large ones, of the first types that the row takes, are among them.
    large: bool,
}

/// Products of so many multiply-adds take an emulator a fraction of a second. What types differ in, packing and finishing, small ones show.
const LARGE: usize = 150_000;

/// All products of these types that the row can take.
fn products<A: Raw + Product<B, C>, B: Raw, C: Raw>(
    row: &'static KernelInfo,
    name: &str,
    trials: &mut Trials,
) -> Result<(), String> {
    let random = &mut seed::stream(name);
    let effort = Effort::current();
    // SAFETY: trials of rows run only where the machine has their instruction set.
    let bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
    let (mr, nr) = (row.mr.elements(bytes), row.nr.elements(bytes));
    let mut shapes =
        vec![(0, 3, 2), (3, 0, 2), (3, 4, 0), (1, 1, 1), (64, 64, 64), (65, 65, 65), (1, 513, 70), (513, 1, 70)];
    shapes.extend([1, 2, 3, 5, 7, 25, 31, 32, 33, 63, 65, 127, 129].map(|k| (mr.min(17), nr.min(33), k)));
    shapes.extend([(mr + 1, nr + 1, 1100), (2 * mr, 2 * nr, 64), (2 * mr + 3, 2 * nr + 5, 100)]);
    if LIBRARY.isas[row.isa].session.is_some() {
        // Sums of accumulator tiles are copied to C beside the products of the next ones: a few lines per step, more if there are few
        // steps, and what is left behind them. Short, long and cut sums, each with a C that is contiguous and others.
        let lengths = [64, 130, 300, 520, 700, 1100, 2200];
        shapes.extend(lengths.iter().flat_map(|&k| [(2 * mr, 2 * nr, k), (3 * mr, nr, k), (2 * mr + 1, 2 * nr, k)]));
    }
    if row.packs_b {
        // Panels that a single row tile uses up step by step, and panels that several share; whole k steps only and others.
        let lengths = [31, 32, 64, 96, 100, 320, 1100];
        shapes.extend(lengths.iter().flat_map(|&k| [(mr - 1, 2 * nr + 5, k), (mr, nr, k), (2 * mr + 1, 2 * nr, k)]));
    }
    let more = effort.pick(120, 12);
    // Lines of a C that no second cache holds are asked for; with many rows and columns tiles are made along its rows. Both with and
    // without an old C, which is what sums begin with.
    let far = match LIBRARY.isas[row.isa].session {
        Some(_) => [(2 * mr + 3, 2 * nr + 5), (520, 261), (513, 320)].map(|(m, n)| [(m, n, 70), (m, n, 600)]).concat(),
        None => Vec::new(),
    };
    shapes
        .extend((0..more).map(|_| (random.usize(1..=2 * mr + 1), random.usize(1..=2 * nr + 1), random.usize(0..=70))));
    let integers = C::DTYPE == DType::I32;
    let bytes_in = size_of::<A>() == 1;
    for (i, &(m, n, k)) in far.iter().chain(&shapes).enumerate() {
        let is_far = i < far.len();
        let curves =
            [Activation::None, Activation::Relu, Activation::GeluTanh, Activation::Silu, Activation::Clamp(-1.5, 2.0)];
        let asked = Asked {
            activation: curves[random.usize(..curves.len())],
            bias: random.bool(),
            residual: random.bool().then(|| Form::ALL[random.usize(..Form::ALL.len())]),
            row_scales: random.bool(),
            column_scales: random.bool(),
            zeros: if bytes_in && random.bool() { [random.i32(-3..200), random.i32(-100..100)] } else { [0; 2] },
        };
        let plain = is_far || i % 3 != 2;
        let case = Case {
            m,
            n,
            k,
            // Rows that read operands where they are take few forms: plain ones come often.
            a: if random.bool() { Form::Lanes } else { Form::ALL[random.usize(..Form::ALL.len())] },
            b: if row.packs_b && random.bool() {
                Form::Lanes
            } else if random.bool() {
                Form::Steps
            } else {
                Form::ALL[random.usize(..Form::ALL.len())]
            },
            c: if is_far || i % 2 == 0 { Form::Lanes } else { Form::APART[random.usize(..Form::APART.len())] },
            gap: random.usize(..4),
            apart: if is_far { 3008 } else { 0 },
            places: core::array::from_fn(|_| Place::ALL[random.usize(..3)]),
            alpha: if integers || plain { 1.0 } else { [1.0, 0.5, -1.0, 0.0, 2.0][random.usize(..5)] },
            beta: if integers { [0.0, 1.0][i % 2] } else { [0.0, 0.0, 1.0, 0.5, -1.0][random.usize(..5)] },
            epilogue: (!is_far && !integers && i % 4 == 1).then_some(asked),
        };
        if effort == Effort::Sample && trials.large && m * n * k > LARGE {
            continue;
        }
        // Every row computes something, also where few cases have their turn.
        if !trials.turns.take() && trials.taken > 0 {
            continue;
        }
        let checked = fault::during(&case, || check::<A, B, C>(row, &mut trials.arenas, random, &case));
        trials.taken += usize::from(checked.map_err(|e| format!("{e}\n  case: {case:?}"))?);
    }
    trials.large = trials.taken > 0;
    Ok(())
}

/// Every product that a row can take, at least one.
pub fn run(index: usize, name: &str) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    let turns = Turns::of(LIBRARY.isas[row.isa].name);
    let trials = &mut Trials { arenas: core::array::from_fn(|_| Arena::new(16 << 20)), turns, taken: 0, large: false };
    products::<f32, f32, f32>(row, name, trials)?;
    products::<Bf16, Bf16, f32>(row, name, trials)?;
    products::<Bf16, Bf16, Bf16>(row, name, trials)?;
    products::<F16, F16, f32>(row, name, trials)?;
    products::<F16, F16, F16>(row, name, trials)?;
    products::<u8, i8, i32>(row, name, trials)?;
    products::<u8, i8, f32>(row, name, trials)?;
    products::<i8, i8, i32>(row, name, trials)?;
    products::<i8, i8, f32>(row, name, trials)?;
    if trials.taken == 0 { Err("the row takes no product at all".into()) } else { Ok(()) }
}
