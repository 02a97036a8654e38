//! Every finishing row against the formula of [`FinishArgs`], called directly: all shapes, all combinations of operands, all
//! activations, every tie of every rounding. Operands lie flush against pages that fault; gaps and what C holds at beta 0 are NaN.

mod exact;
mod model;

use model::{Case, Kind};
use nanogemm::{
    dispatch,
    kernel::{DType, FinishArgs, FinishInfo, LIBRARY},
};
use nanogemm_testkit::{seed, shapes::Effort};

/// The rows that this machine runs.
fn rows() -> impl Iterator<Item = &'static FinishInfo> {
    let machine = dispatch::machine(&LIBRARY);
    let runs = move |row: &&FinishInfo| {
        let runs = machine.contains(row.isa);
        if !runs {
            eprintln!("skipped: {}: this machine lacks {}", row.name, LIBRARY.isas[row.isa].name);
        }
        runs
    };
    let portable = LIBRARY.isas.len() - 1;
    assert!(LIBRARY.finishes.iter().any(|row| row.isa == portable), "the portable row is missing");
    LIBRARY.finishes.iter().filter(runs)
}

/// Arguments that ask for nothing.
fn nothing() -> FinishArgs {
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

/// One row of 32-bit sums, finished; elements of C as their bits. `more` changes the arguments.
fn line(row: &FinishInfo, sums: &[u32], more: impl FnOnce(&mut FinishArgs)) -> Vec<u32> {
    let n = sums.len();
    let mut args = nothing();
    (args.m, args.n, args.acc) = (1, n, sums.as_ptr().cast());
    more(&mut args);
    if row.c.size() == 2 {
        let mut c = vec![0xffff_u16; n];
        args.c = c.as_mut_ptr().cast();
        // SAFETY: the operands are as long as the arguments say, and the machine runs the row.
        unsafe { (row.entry)(&args) };
        return c.into_iter().map(u32::from).collect();
    }
    let mut c = vec![u32::MAX; n];
    args.c = c.as_mut_ptr().cast();
    // SAFETY: likewise.
    unsafe { (row.entry)(&args) };
    c
}

#[test]
fn every_shape() {
    let (effort, mut random) = (Effort::current(), seed::stream("finish::every_shape"));
    for row in rows() {
        let mut arenas = model::Arenas::new();
        for m in effort.pick(vec![1, 2, 3, 4, 5], vec![1, 3]) {
            for n in 1..=70 {
                for _ in 0..effort.pick(24, 4) {
                    Case::random(m, n, random.u32(..), &mut random).check(row, &mut arenas);
                }
            }
        }
    }
}

#[test]
fn every_combination_of_operands() {
    let (effort, mut random) = (Effort::current(), seed::stream("finish::every_combination_of_operands"));
    for row in rows() {
        let mut arenas = model::Arenas::new();
        // Seven and a power of two have no divisor in common: every bit is seen with and without every other.
        for terms in (0..1 << model::TERMS).step_by(effort.pick(1, 7)) {
            for activation in 0..5 {
                for _ in 0..effort.pick(4, 1) {
                    let (m, n) = (random.usize(1..4), random.usize(1..150));
                    let mut case = Case::random(m, n, terms, &mut random);
                    case.activation = activation;
                    case.check(row, &mut arenas);
                }
            }
        }
    }
}

#[test]
fn empty() {
    for row in rows() {
        for (m, n) in [(0, 0), (0, 5), (5, 0)] {
            let args = FinishArgs { m, n, ..nothing() };
            // SAFETY: there are no elements.
            unsafe { (row.entry)(&args) };
        }
    }
}

#[test]
fn in_place() {
    for row in rows().filter(|row| row.c.size() == 4) {
        for n in [1, 7, 16, 33, 130] {
            let sums: Vec<u32> =
                (0..n as u32).map(|i| if Kind::of(row.acc).integer { i } else { (i as f32).to_bits() }).collect();
            for bias in [None, Some(vec![0.5_f32; n])] {
                let with = |args: &mut FinishArgs| args.bias_n = bias.as_ref().map_or(std::ptr::null(), |b| b.as_ptr());
                let apart = line(row, &sums, with);
                let mut place = sums.clone();
                let mut args =
                    FinishArgs { m: 1, n, acc: place.as_ptr().cast(), c: place.as_mut_ptr().cast(), ..nothing() };
                with(&mut args);
                // SAFETY: sums and C are one place with elements of one size.
                unsafe { (row.entry)(&args) };
                assert_eq!(place, apart, "{}: {n} columns", row.name);
            }
        }
    }
}

/// What makes a row work in general although nothing is asked of it: bounds that nothing exceeds.
fn unbounded(args: &mut FinishArgs) {
    args.activation = 4;
    args.clamp_min = f32::NEG_INFINITY.to_bits().into();
    args.clamp_max = f32::INFINITY.to_bits().into();
}

#[test]
fn rounding() {
    for row in rows().filter(|row| row.c.size() == 2 && row.acc == DType::F32) {
        let format = exact::Format::of(row.c);
        let sums: Vec<u32> = format.ties().step_by(Effort::current().pick(1, 13)).collect();
        let mut wanted = std::collections::HashMap::new();
        for (general, columns) in
            [(false, 1000), (true, 1000), (false, 13), (true, 13), (false, 7), (true, 3), (true, 1)]
        {
            // The narrow ones are a sample: what rounds vectors is the same.
            let step = if columns < 1000 { 101 } else { 1 };
            let some: Vec<u32> = sums.iter().copied().step_by(step).collect();
            for sums in some.chunks(columns) {
                let got = line(row, sums, |args| {
                    if general {
                        unbounded(args)
                    }
                });
                for (&sum, got) in sums.iter().zip(got) {
                    let x = f32::from_bits(sum);
                    if x.is_nan() {
                        assert!(format.is_quiet_nan(got as u16), "{}: {sum:#x} became {got:#x}", row.name);
                    } else {
                        let want = *wanted.entry(sum).or_insert_with(|| format.nearest(x.into()));
                        assert_eq!(
                            got as u16, want,
                            "{}: {sum:#x} ({x:e}), {columns} columns, general {general}",
                            row.name
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_c_held_is_read_as_it_is() {
    // beta 1 and sums of zero: every element of C comes back.
    for row in rows().filter(|row| row.c.size() == 2) {
        let format = exact::Format::of(row.c);
        let all: Vec<u16> = (0..=u16::MAX).collect();
        for columns in [4096, 15, 7, 1] {
            for old in all.chunks(columns).step_by(if columns < 4096 { 61 } else { 1 }) {
                let mut c = old.to_vec();
                let sums = vec![(-0.0_f32).to_bits(); c.len()];
                let args = FinishArgs {
                    m: 1,
                    n: c.len(),
                    acc: sums.as_ptr().cast(),
                    c: c.as_mut_ptr().cast(),
                    beta: 1.0_f32.to_bits().into(),
                    ..nothing()
                };
                // SAFETY: the operands are as long as the arguments say.
                unsafe { (row.entry)(&args) };
                for (&old, got) in old.iter().zip(c) {
                    let fine = if format.is_nan(old) { format.is_quiet_nan(got) } else { got == old };
                    assert!(fine, "{}: {old:#x} became {got:#x}", row.name);
                }
            }
        }
    }
}

#[test]
fn integers_are_converted_to_the_nearest() {
    let mut random = seed::stream("finish::integers");
    for row in rows().filter(|row| row.acc == DType::I32 && row.c == DType::F32) {
        let near = |at: i64| (-3..=3).map(move |d| (at + d) as i32);
        let powers = (0..=31).flat_map(|e| [1_i64 << e, -(1_i64 << e)]).flat_map(near);
        let mut sums: Vec<i32> = powers.chain((0..2000).map(|_| random.i32(..))).collect();
        sums.extend([i32::MIN, i32::MAX]);
        for general in [false, true] {
            for sums in sums.chunks(37) {
                let bits: Vec<u32> = sums.iter().map(|&x| x as u32).collect();
                let got = line(row, &bits, |args| {
                    if general {
                        unbounded(args)
                    }
                });
                for (&sum, got) in sums.iter().zip(got) {
                    assert_eq!(f32::from_bits(got), sum as f32, "{}: {sum}", row.name);
                }
            }
        }
    }
}

#[test]
fn activations() {
    // Every exponent of both signs, and what is special.
    let step = Effort::current().pick(10_007, 100_003);
    let positive = (0..0x7f80_0000_u32).step_by(step).chain([0x007f_ffff, 0x0080_0000, 0x7f7f_ffff]);
    let finite: Vec<f32> = positive.map(f32::from_bits).flat_map(|x| [x, -x]).collect();
    let (inf, nan) = (f32::INFINITY, [0x7f80_0001, 0x7fff_ffff, 0xff80_0001, 0xffff_ffff].map(f32::from_bits));
    for row in rows().filter(|row| row.c == DType::F32 && row.acc == DType::F32) {
        for (activation, bounds) in [(0, [0.0, 0.0]), (1, [0.0; 2]), (2, [0.0; 2]), (3, [0.0; 2]), (4, [-1.5, 2.5])] {
            let apply = |x: &[f32]| {
                let bits: Vec<u32> = x.iter().map(|x| x.to_bits()).collect();
                let got = line(row, &bits, |args| {
                    args.activation = activation;
                    [args.clamp_min, args.clamp_max] = bounds.map(|b: f32| b.to_bits().into());
                });
                got.into_iter().map(f32::from_bits).collect::<Vec<f32>>()
            };
            // Whole groups, single vectors, and what is left over: the same bits.
            let all = apply(&finite);
            for (&x, &y) in finite.iter().zip(&all) {
                let want = model::activate(activation, x.into(), bounds);
                let error = (f64::from(y) - want).abs();
                let allowed = if matches!(activation, 2 | 3) { 1e-5 * (1.0 + f64::from(x).abs()) } else { 0.0 };
                assert!(error <= allowed, "{}: activation {activation} of {x:e} is {y:e}, not {want:e}", row.name);
            }
            for columns in [1, 3, 17] {
                for (x, y) in finite.chunks(columns).zip(all.chunks(columns)).step_by(29) {
                    let got: Vec<u32> = apply(x).iter().map(|y| y.to_bits()).collect();
                    let want: Vec<u32> = y.iter().map(|y| y.to_bits()).collect();
                    assert_eq!(got, want, "{}: activation {activation} of {x:?}", row.name);
                }
            }
            for columns in [1, 5, 70] {
                let fill = |x: f32| apply(&vec![x; columns]);
                nan.iter()
                    .for_each(|&x| assert!(fill(x).iter().all(|y| y.is_nan()), "{}: NaN, {activation}", row.name));
                let top = if activation == 4 { bounds[1] } else { inf };
                assert!(fill(inf).iter().all(|&y| y == top), "{}: {activation} of +inf", row.name);
                let bottom = |y: f32| match activation {
                    0 => y == -inf,
                    1 => y == 0.0,
                    4 => y == bounds[0],
                    _ => y == 0.0 || y.is_nan(),
                };
                assert!(fill(-inf).iter().all(|&y| bottom(y)), "{}: {activation} of -inf", row.name);
            }
        }
    }
}

/// Kernels that do one thing wrong, and what must be asked of them for it to show.
mod wrong {
    use super::{FinishArgs, portable};

    fn finish(args: &FinishArgs) {
        // SAFETY: the arguments are those of a call, or ask for less.
        unsafe { (portable().entry)(args) };
    }

    pub unsafe extern "C" fn without_bias(args: *const FinishArgs) {
        // SAFETY: the caller's arguments.
        finish(&FinishArgs { bias_n: std::ptr::null(), ..unsafe { *args } });
    }

    pub unsafe extern "C" fn reads_c(args: *const FinishArgs) {
        // SAFETY: the caller's arguments.
        finish(&FinishArgs { beta: 1.0_f32.to_bits().into(), ..unsafe { *args } });
    }

    pub unsafe extern "C" fn inexact(args: *const FinishArgs) {
        // SAFETY: the caller's arguments; there is at least one element of C.
        unsafe {
            finish(&*args);
            *(*args).c.cast::<f32>() += 1e-4;
        }
    }

    pub unsafe extern "C" fn writes_too_much(args: *const FinishArgs) {
        // SAFETY: the caller's arguments; C has a gap behind its first row.
        unsafe {
            finish(&*args);
            *(*args).c.cast::<f32>().add((*args).n) = 0.0;
        }
    }
}

/// The portable row of f32 sums and elements.
fn portable() -> &'static FinishInfo {
    let wanted = |row: &&FinishInfo| row.isa == LIBRARY.isas.len() - 1 && (row.acc, row.c) == (DType::F32, DType::F32);
    LIBRARY.finishes.iter().find(wanted).expect("every manifest has portable rows")
}

#[test]
fn wrong_kernels_are_noticed() {
    let mut random = seed::stream("finish::wrong_kernels");
    let mut arenas = model::Arenas::new();
    let entries: [nanogemm::kernel::FinishFn; 4] =
        [wrong::without_bias, wrong::reads_c, wrong::inexact, wrong::writes_too_much];
    for entry in entries {
        let FinishInfo { name, isa, acc, c, .. } = *portable();
        let row = FinishInfo { name, isa, acc, c, entry };
        let case = Case::without_beta(2, 5, &mut random);
        case.check(portable(), &mut arenas);
        let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| case.check(&row, &mut arenas)));
        assert!(checked.is_err(), "a wrong kernel passes: {case:?}");
    }
}
