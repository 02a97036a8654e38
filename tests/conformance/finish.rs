//! Finishing rows against the formula of [`FinishArgs`], called directly: all shapes, all combinations of operands, all activations,
//! every tie of every rounding.

use crate::common::{
    block::plainly,
    finish::{FinishBench, FinishCase, TERMS, activate, nothing},
    format::Format,
};
use nanogemm::kernel::{DType, FinishArgs, FinishFn, FinishInfo, LIBRARY};
use nanogemm_testkit::{
    seed,
    shapes::{Effort, Turns},
};
use std::collections::HashMap;

/// One of the groups of a row.
pub type Group = (&'static str, fn(usize, &str) -> Result<(), String>);

/// The groups that concern a row.
pub fn groups(row: &FinishInfo) -> Vec<Group> {
    let mut groups: Vec<Group> = vec![("finish", shapes), ("terms", terms)];
    match (row.acc, row.c) {
        (DType::F32, DType::F32) => groups.extend([("in_place", in_place as _), ("activations", activations as _)]),
        (DType::F32, _) => groups.extend([("rounding", rounding as _), ("old", old as _)]),
        (_, DType::F32) => groups.extend([("in_place", in_place as _), ("nearest", nearest as _)]),
        _ => groups.push(("in_place", in_place)),
    }
    groups
}

/// A row, and which cases of its trials have their turn here.
fn row(index: usize) -> (&'static FinishInfo, Turns) {
    let row = &LIBRARY.finishes[index];
    (row, Turns::of(LIBRARY.isas[row.isa].name))
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

/// Every shape, and no elements at all.
fn shapes(index: usize, name: &str) -> Result<(), String> {
    let (effort, random) = (Effort::current(), &mut seed::stream(name));
    let (row, mut turns) = row(index);
    let mut bench = FinishBench::new(row);
    for m in effort.pick(vec![0, 1, 2, 3, 4, 5], vec![0, 1, 3]) {
        for n in 0..=70 {
            for _ in 0..effort.pick(24, 4) {
                let case = FinishCase::random(m, n, random.u32(..), random);
                if turns.take() {
                    bench.check(&case, &mut plainly)?;
                }
            }
        }
    }
    Ok(())
}

/// Every combination of operands with every activation.
fn terms(index: usize, name: &str) -> Result<(), String> {
    let (effort, random) = (Effort::current(), &mut seed::stream(name));
    let (row, mut turns) = row(index);
    let mut bench = FinishBench::new(row);
    // Seven and a power of two have no divisor in common: every bit is seen with and without every other.
    for terms in (0..1 << TERMS).step_by(effort.pick(1, 7)) {
        for activation in 0..5 {
            for _ in 0..effort.pick(4, 1) {
                let (m, n) = (random.usize(1..4), random.usize(1..150));
                let case = FinishCase { activation, ..FinishCase::random(m, n, terms, random) };
                if turns.take() {
                    bench.check(&case, &mut plainly)?;
                }
            }
        }
    }
    Ok(())
}

/// Sums and C are one place.
fn in_place(index: usize, _: &str) -> Result<(), String> {
    let (row, _) = row(index);
    for n in [1, 7, 16, 33, 130] {
        let sums: Vec<u32> =
            (0..n as u32).map(|i| if row.acc == DType::I32 { i } else { (i as f32).to_bits() }).collect();
        for bias in [None, Some(vec![0.5_f32; n])] {
            let with = |args: &mut FinishArgs| args.bias_n = bias.as_ref().map_or(std::ptr::null(), |b| b.as_ptr());
            let apart = line(row, &sums, with);
            let mut place = sums.clone();
            let mut args =
                FinishArgs { m: 1, n, acc: place.as_ptr().cast(), c: place.as_mut_ptr().cast(), ..nothing() };
            with(&mut args);
            // SAFETY: sums and C are one place with elements of one size.
            unsafe { (row.entry)(&args) };
            assert_eq!(place, apart, "{n} columns");
        }
    }
    Ok(())
}

/// What makes a row work in general although nothing is asked of it: bounds that nothing exceeds.
fn unbounded(args: &mut FinishArgs) {
    args.activation = 4;
    args.clamp_min = f32::NEG_INFINITY.to_bits().into();
    args.clamp_max = f32::INFINITY.to_bits().into();
}

/// Every number of two bytes, every middle of two, and what is next to it.
fn rounding(index: usize, _: &str) -> Result<(), String> {
    let (row, mut turns) = row(index);
    let format = Format::of(row.c);
    let sums: Vec<u32> = format.ties().step_by(Effort::current().pick(1, 13)).collect();
    let mut wanted = HashMap::new();
    for (general, columns) in [(false, 1000), (true, 1000), (false, 13), (true, 13), (false, 7), (true, 3), (true, 1)] {
        // The narrow ones are a sample: what rounds vectors is the same.
        let step = if columns < 1000 { 101 } else { 1 };
        let some: Vec<u32> = sums.iter().copied().step_by(step).collect();
        for sums in some.chunks(columns) {
            if !turns.take() {
                continue;
            }
            let got = line(row, sums, |args| {
                if general {
                    unbounded(args)
                }
            });
            for (&sum, got) in sums.iter().zip(got) {
                let x = f32::from_bits(sum);
                if x.is_nan() {
                    assert!(format.is_quiet_nan(got as u16), "{sum:#x} became {got:#x}");
                } else {
                    let want = *wanted.entry(sum).or_insert_with(|| format.nearest(x.into()));
                    assert_eq!(got as u16, want, "{sum:#x} ({x:e}), {columns} columns, general {general}");
                }
            }
        }
    }
    Ok(())
}

/// With beta 1 and sums of zero every element of C comes back: all there are.
fn old(index: usize, _: &str) -> Result<(), String> {
    let (row, mut turns) = row(index);
    let format = Format::of(row.c);
    let all: Vec<u16> = (0..=u16::MAX).collect();
    for columns in [4096, 15, 7, 1] {
        for old in all.chunks(columns).step_by(if columns < 4096 { 61 } else { 1 }) {
            if !turns.take() {
                continue;
            }
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
                assert!(fine, "{old:#x} became {got:#x}");
            }
        }
    }
    Ok(())
}

/// Integers become the nearest numbers.
fn nearest(index: usize, name: &str) -> Result<(), String> {
    let (random, (row, mut turns)) = (&mut seed::stream(name), row(index));
    let near = |at: i64| (-3..=3).map(move |d| (at + d) as i32);
    let powers = (0..=31).flat_map(|e| [1_i64 << e, -(1_i64 << e)]).flat_map(near);
    let mut sums: Vec<i32> = powers.chain((0..2000).map(|_| random.i32(..))).collect();
    sums.extend([i32::MIN, i32::MAX]);
    for general in [false, true] {
        for sums in sums.chunks(37) {
            if !turns.take() {
                continue;
            }
            let bits: Vec<u32> = sums.iter().map(|&x| x as u32).collect();
            let got = line(row, &bits, |args| {
                if general {
                    unbounded(args)
                }
            });
            for (&sum, got) in sums.iter().zip(got) {
                assert_eq!(f32::from_bits(got), sum as f32, "{sum}");
            }
        }
    }
    Ok(())
}

/// Activations of every exponent of both signs, and of what is special.
fn activations(index: usize, _: &str) -> Result<(), String> {
    let (row, mut turns) = row(index);
    let step = Effort::current().pick(10_007, 100_003);
    let positive = (0..0x7f80_0000_u32).step_by(step).chain([0x007f_ffff, 0x0080_0000, 0x7f7f_ffff]);
    let finite: Vec<f32> = positive.map(f32::from_bits).flat_map(|x| [x, -x]).collect();
    let (inf, nan) = (f32::INFINITY, [0x7f80_0001, 0x7fff_ffff, 0xff80_0001, 0xffff_ffff].map(f32::from_bits));
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
            let want = activate(activation, x.into(), bounds);
            let error = (f64::from(y) - want).abs();
            let allowed = if matches!(activation, 2 | 3) { 1e-5 * (1.0 + f64::from(x).abs()) } else { 0.0 };
            assert!(error <= allowed, "activation {activation} of {x:e} is {y:e}, not {want:e}");
        }
        for columns in [1, 3, 17] {
            for (x, y) in finite.chunks(columns).zip(all.chunks(columns)).step_by(29) {
                if !turns.take() {
                    continue;
                }
                let got: Vec<u32> = apply(x).iter().map(|y| y.to_bits()).collect();
                let want: Vec<u32> = y.iter().map(|y| y.to_bits()).collect();
                assert_eq!(got, want, "activation {activation} of {x:?}");
            }
        }
        for columns in [1, 5, 70] {
            let fill = |x: f32| apply(&vec![x; columns]);
            nan.iter().for_each(|&x| assert!(fill(x).iter().all(|y| y.is_nan()), "NaN, {activation}"));
            let top = if activation == 4 { bounds[1] } else { inf };
            assert!(fill(inf).iter().all(|&y| y == top), "{activation} of +inf");
            let bottom = |y: f32| match activation {
                0 => y == -inf,
                1 => y == 0.0,
                4 => y == bounds[0],
                _ => y == 0.0 || y.is_nan(),
            };
            assert!(fill(-inf).iter().all(|&y| bottom(y)), "{activation} of -inf");
        }
    }
    Ok(())
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

    pub unsafe extern "C" fn writes_sums(args: *const FinishArgs) {
        // SAFETY: the caller's arguments; there is at least one sum, in memory of the test.
        unsafe {
            finish(&*args);
            *(*args).acc.cast_mut().cast::<f32>() += 1.0;
        }
    }
}

/// The portable row of f32 sums and elements.
fn portable() -> &'static FinishInfo {
    let wanted = |row: &&FinishInfo| row.isa == LIBRARY.isas.len() - 1 && (row.acc, row.c) == (DType::F32, DType::F32);
    LIBRARY.finishes.iter().find(wanted).expect("every manifest has portable rows")
}

/// Wrong kernels are noticed, and the right one is not.
pub fn self_test() -> Result<(), String> {
    let case = FinishCase::without_beta(2, 5, &mut seed::stream("checker::wrong_finishing_kernels"));
    FinishBench::new(portable()).check(&case, &mut plainly)?;
    let entries: [(&str, FinishFn); 5] = [
        ("leaves out a term", wrong::without_bias),
        ("reads C", wrong::reads_c),
        ("is inexact", wrong::inexact),
        ("writes too much", wrong::writes_too_much),
        ("writes its sums", wrong::writes_sums),
    ];
    for (what, entry) in entries {
        let FinishInfo { name, isa, acc, c, .. } = *portable();
        let row = Box::leak(Box::new(FinishInfo { name, isa, acc, c, entry }));
        if FinishBench::new(row).check(&case, &mut plainly).is_ok() {
            return Err(format!("a kernel that {what} passes: {case:?}"));
        }
    }
    Ok(())
}
