//! gemm rows, called through their block kernels.

use crate::common::block::{Bench, Case, Form, Judge, Members, Old, Source, Through, Values, plainly, steps};
use nanogemm::{
    Element,
    dispatch::SHORT,
    kernel::{BlockArgs, LIBRARY, Layout},
};
use nanogemm_testkit::{
    Place, Sample,
    abi::Entry,
    seed,
    shapes::{Effort, Turns, edges, long_sums, pairs, short_sums},
};

const ALPHAS: [f64; 6] = [1.0, 0.0, -1.0, 0.5, 2.25, f64::NAN];
const BETAS: [f64; 6] = [0.0, 1.0, -1.0, 0.5, -2.25, f64::NAN];

/// The groups of every row.
pub fn groups<T: Element<Scalar = T> + Sample>() -> Vec<crate::Group> {
    vec![
        ("shapes", shapes::<T>),
        ("forms", forms::<T>),
        ("factors", factors::<T>),
        ("batch", batch::<T>),
        ("long", long::<T>),
        ("extremes", extremes::<T>),
        ("wild", wild::<T>),
        ("tile", tile::<T>),
        ("rest", rest::<T>),
    ]
}

/// What every group starts with.
struct Setting<T> {
    bench: Bench<T>,
    random: fastrand::Rng,
    effort: Effort,
    turns: Turns,
    unroll: usize,
}

impl<T: Element<Scalar = T> + Sample> Setting<T> {
    fn new(index: usize, name: &str, tiles: usize, longest: usize) -> Result<Self, String> {
        let row = &LIBRARY.kernels[index];
        let mut random = seed::stream(name);
        let bench = Bench::new(row, tiles, longest, &mut random)?;
        let turns = Turns::of(LIBRARY.isas[row.isa].name);
        Ok(Setting { bench, random, effort: Effort::current(), turns, unroll: steps(row) })
    }

    /// For short sums and up to two tiles.
    fn short(index: usize, name: &str) -> Result<Self, String> {
        Self::new(index, name, 2, 2 * steps(&LIBRARY.kernels[index]) + 3)
    }

    /// For the sizes that [`Self::edges`] gives.
    fn at_edges(index: usize, name: &str, longest: usize) -> Result<Self, String> {
        Self::new(index, name, Effort::current().pick(2, 1), longest)
    }

    /// Pairs of edges: all, or those that cut a tile in both directions.
    fn edges(&self) -> Vec<(usize, usize)> {
        let Bench { mr, nr, .. } = self.bench;
        let few = |tile: usize| vec![1, (tile - 1).max(1), tile, tile + 1];
        let (rows, columns) = self.effort.pick((edges(mr), edges(nr)), (few(mr), few(nr)));
        rows.into_iter().flat_map(|m| columns.iter().map(move |&n| (m, n))).collect()
    }

    fn source(&mut self, forms: &[Form]) -> Source {
        let random = &mut self.random;
        let mut pick = || forms[random.usize(..forms.len())];
        // Zero strides, at which many mistakes cannot show, less often than others. Each needs a reference product of its
        // own, so a sample leaves them to the group `forms`.
        let form = match (pick(), self.effort) {
            (Form::SameLane | Form::SameStep, Effort::All) => pick(),
            (Form::SameLane | Form::SameStep, Effort::Sample) => forms[0],
            (form, _) => form,
        };
        Source {
            form,
            gap: if random.bool() { 0 } else { random.usize(1..6) },
            members: Members::ALL[random.usize(..3)],
            place: Place::ALL[random.usize(..3)],
        }
    }

    /// A case with everything but its sizes drawn at random.
    fn draw(&mut self, m: usize, n: usize, k: usize) -> Case {
        let (a, b) = (self.source(self.bench.a_forms()), self.source(self.bench.b_forms()));
        let random = &mut self.random;
        let beta = BETAS[random.usize(..4)];
        Case {
            batch: if self.effort == Effort::All && random.u8(..8) == 0 { random.usize(0..=3) } else { 1 },
            a,
            b,
            c_gap: if random.bool() { 0 } else { random.usize(1..9) },
            c_back: random.u8(..4) == 0,
            c_place: Place::ALL[random.usize(..3)],
            alpha: if random.bool() { 1.0 } else { ALPHAS[random.usize(..5)] },
            beta,
            old: if beta == 0.0 { Old::Nan } else { Old::Ordinary },
            wild: random.u8(..4) == 0,
            ..Case::new(m, n, k)
        }
    }

    fn check(&mut self, case: &Case) -> Result<(), String> {
        if self.turns.take() { self.bench.check(case, &mut plainly) } else { Ok(()) }
    }
}

fn shapes<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::short(index, name)?;
    let sums = short_sums(s.unroll);
    let all = pairs(s.bench.mr, s.bench.nr, s.effort, &mut s.random, 40);
    for (i, &(m, n)) in all.iter().enumerate() {
        for (x, &k) in sums.iter().enumerate() {
            // In a sample each pair meets two of the lengths, and each length many pairs.
            if s.effort == Effort::All || (i + x) % (sums.len() / 2) == 0 {
                for _ in 0..s.effort.pick(3, 1) {
                    let case = s.draw(m, n, k);
                    s.check(&case)?;
                }
            }
        }
    }
    Ok(())
}

/// The row's tile entries, if it has any: every number of rows and columns there is one for.
fn tile<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let lists = LIBRARY.kernels[index].tiles;
    if lists.is_empty() {
        return Ok(());
    }
    let sums: Vec<usize> = short_sums(LIBRARY.kernels[index].unroll as usize).into_iter().filter(|&k| k > 0).collect();
    let longest = *sums.last().expect("sums have steps");
    let mut s = Setting::<T>::new(index, name, 3, longest)?;
    let lanes = LIBRARY.kernels[index].lanes.elements(16);
    for (i, list) in lists.iter().enumerate() {
        // Whole vectors, or all numbers of columns that end in a part of one.
        let (vectors, masked) = (i / 2 + 1, i % 2 == 1);
        let columns =
            if masked { lanes * (vectors - 1) + 1..lanes * vectors } else { lanes * vectors..lanes * vectors + 1 };
        for m in 1..=list.len() {
            for n in columns.clone() {
                let turn = m + 3 * n;
                if s.effort == Effort::Sample && turn % 7 != 0 {
                    continue;
                }
                for (x, &k) in sums.iter().enumerate().filter(|(x, _)| (x + turn) % 3 == 0) {
                    let mut case = s.draw(m, n, k);
                    case.a.form = [Form::Lanes, Form::LanesBack, Form::SameLane][(x + turn / 3) % 3];
                    (case.alpha, case.batch, case.through) = (1.0, 1, Through::Tile);
                    case.old = if case.beta == 0.0 { Old::Nan } else { Old::Ordinary };
                    s.check(&case)?;
                }
            }
        }
    }
    Ok(())
}

/// The row's entries for columns left over, if it has any: numbers of rows around those that are computed together, and k steps
/// around vectors of them, up to the most.
fn rest<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    if row.rests.is_empty() {
        return Ok(());
    }
    let lanes = row.lanes.elements(16);
    let mut s = Setting::<T>::new(index, name, 6, SHORT)?;
    for n in 1..=row.rests.len() {
        let steps = lanes / n.next_power_of_two();
        // Every number of steps left over behind no, one and several whole vectors.
        let sums = (1..=3 * steps).chain([SHORT - 1, SHORT]);
        for (turn, k) in sums.enumerate() {
            for (x, m) in (1..=21).chain([33]).enumerate() {
                if (turn + 5 * x + n) % s.effort.pick(3, 11) != 0 {
                    continue;
                }
                let mut case = s.draw(m, n, k);
                case.a.form = [Form::Lanes, Form::LanesBack, Form::SameLane][(turn + x) % 3];
                (case.alpha, case.batch, case.through) = (1.0, 1, Through::Rest);
                case.old = if case.beta == 0.0 { Old::Nan } else { Old::Ordinary };
                s.check(&case)?;
            }
        }
    }
    Ok(())
}

fn forms<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let longest = 2 * steps(&LIBRARY.kernels[index]) + 3;
    let mut s = Setting::<T>::at_edges(index, name, longest)?;
    let mut turn = 0;
    for (m, n) in s.edges() {
        for &a_form in s.bench.a_forms() {
            for &b_form in s.bench.b_forms() {
                turn += 1;
                if s.effort == Effort::Sample && turn % 3 != 0 {
                    continue;
                }
                // Guards at the end, at the start, or none, for each operand in turn; gaps and none.
                let place = |x: usize| Place::ALL[(turn / x) % 3];
                let source = |form, x| Source { form, gap: turn % 2 * 3, members: Members::After, place: place(x) };
                let case = Case {
                    a: source(a_form, 1),
                    b: source(b_form, 3),
                    c_place: place(9),
                    c_gap: turn / 2 % 2 * 5,
                    c_back: turn % 5 == 0,
                    beta: [0.0, 1.0][turn % 2],
                    old: [Old::Nan, Old::Ordinary][turn % 2],
                    ..Case::new(m, n, 1 + turn % longest)
                };
                s.check(&case)?;
            }
        }
    }
    Ok(())
}

fn factors<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::at_edges(index, name, 2 * steps(&LIBRARY.kernels[index]) + 3)?;
    let mut turn = 0;
    for (m, n) in s.edges() {
        for alpha in ALPHAS {
            for beta in BETAS {
                for old in [Old::Ordinary, Old::Nan, Old::Infinite] {
                    turn += 1;
                    if s.effort == Effort::Sample && turn % 7 != 0 {
                        continue;
                    }
                    let k = [0, 1, 3][turn / 3 % 3];
                    let drawn = s.draw(m, n, k);
                    s.check(&Case { alpha, beta, old, ..drawn })?;
                }
            }
        }
    }
    Ok(())
}

fn batch<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let longest = 2 * steps(&LIBRARY.kernels[index]) + 3;
    let mut s = Setting::<T>::at_edges(index, name, longest)?;
    // Each length needs reference products of its own, one for each way of sharing members.
    let sums: Vec<usize> = s.effort.pick((0..=longest).collect(), vec![0, s.unroll + 1, longest]);
    for (m, n) in s.edges() {
        for batch in 0..=3 {
            for a_members in Members::ALL {
                for b_members in Members::ALL {
                    let k = sums[s.random.usize(..sums.len())];
                    if s.effort == Effort::Sample && s.random.u8(..3) != 0 {
                        continue;
                    }
                    let drawn = s.draw(m, n, k);
                    let a = Source { members: a_members, ..drawn.a };
                    let b = Source { members: b_members, ..drawn.b };
                    s.check(&Case { batch, a, b, ..drawn })?;
                }
            }
        }
    }
    Ok(())
}

fn long<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let (row, steps) = (&LIBRARY.kernels[index], steps(&LIBRARY.kernels[index]));
    let sums = match row.b_layout {
        // On both sides of multiples of a vector, and of the vectors that the loops of small tiles take at a time.
        Layout::Columns => [17 * steps + 1, 257, 40 * steps - 1],
        Layout::Strided | Layout::Rows | Layout::Packed => long_sums(steps),
    };
    let mut s = Setting::<T>::at_edges(index, name, *sums.iter().max().expect("there are some"))?;
    for (i, (m, n)) in s.edges().into_iter().enumerate() {
        for (x, &k) in sums.iter().enumerate() {
            if s.effort == Effort::All || (i + x) % 3 == 0 {
                let drawn = s.draw(m, n, k);
                s.check(&Case { batch: 1, ..drawn })?;
            }
        }
    }
    Ok(())
}

/// Powers of two and small integers, for which every step is exact whatever the order, and what IEEE 754 has besides.
fn extremes<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::short(index, name)?;
    s.bench.judge = Judge::Exactly;
    let k = 2 * s.unroll + 3;
    let Bench { mr, nr, .. } = s.bench;
    let (rows, columns) = (2 * mr + 1, 2 * nr + 1);
    // One row, one column and one step are special; each is visited in a body, a tail and the second tile.
    let places: [[usize; 3]; 4] = [[0, 0, 0], [mr - 1, nr - 1, k - 1], [mr, nr, k / 2], [2 * mr, 2 * nr, s.unroll % k]];
    let whole = |x: usize| (x % 7) as f64 - 3.0;
    // What A and B hold at a place: is it the special row (or column), is it the special step, an ordinary number.
    type Fill = fn(bool, bool, f64) -> f64;
    let cases: [(&str, Fill, Fill); 9] = [
        ("one infinity", |row, step, x| if row && step { f64::INFINITY } else { x }, |_, _, x| 1.0 + x.abs()),
        ("one NaN in A", |row, step, x| if row && step { f64::NAN } else { x }, |_, _, x| x),
        ("one NaN in B", |_, _, x| x, |column, step, x| if column && step { f64::NAN } else { x }),
        (
            "infinity times zero",
            |row, step, x| if row && step { f64::NEG_INFINITY } else { x },
            |_, step, x| if step { 0.0 } else { x },
        ),
        (
            "infinities of both signs",
            |row, step, x| match (row, step) {
                (true, true) => f64::INFINITY,
                (true, false) => f64::NEG_INFINITY,
                _ => x,
            },
            |_, _, x| 1.0 + x.abs(),
        ),
        ("near overflow", |_, step, _| if step { 2f64.powi(100) } else { 0.0 }, |_, _, _| 2f64.powi(27)),
        ("overflow", |_, _, _| 2f64.powi(100), |_, _, _| 2f64.powi(27)),
        ("subnormal results", |_, _, _| 2f64.powi(-100), |_, _, x| x * 2f64.powi(-49)),
        ("subnormal operands", |_, _, x| x * 2f64.powi(-149), |_, _, x| x * 2f64.powi(20)),
    ];
    for (kind, (what, a_fill, b_fill)) in cases.into_iter().enumerate() {
        // In a sample each kind meets two of the places.
        for [i0, j0, p0] in places.into_iter().skip(s.effort.pick(0, kind % 2)).step_by(s.effort.pick(1, 2)) {
            let a = Values::new(rows, k, |[_, i, p]| T::from_f64(a_fill(i == i0, p == p0, whole(i + 3 * p))));
            let b = Values::new(columns, k, |[_, j, p]| T::from_f64(b_fill(j == j0, p == p0, whole(2 * j + p))));
            s.bench.set(a, b);
            for (m, n) in [(rows, columns), (mr, nr), (i0 + 1, j0 + 1), (mr + 1, nr + 1)] {
                for (beta, old) in [(0.0, Old::Nan), (0.0, Old::Infinite), (1.0, Old::Infinite)] {
                    let drawn = s.draw(m, n, k);
                    let a = Source { form: Form::Lanes, ..drawn.a };
                    let b = Source { form: s.bench.b_form(), ..drawn.b };
                    let case = Case { batch: 1, alpha: 1.0, beta, old, a, b, ..drawn };
                    s.check(&case).map_err(|e| format!("{what}: {e}"))?;
                }
            }
        }
    }
    Ok(())
}

fn wild<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::short(index, name)?;
    let Bench { mr, nr, .. } = s.bench;
    for m in [0, 1, mr, mr + 1] {
        for n in [0, 1, nr, nr + 1] {
            for k in [0, 1, 2] {
                for batch in 0..=2 {
                    let drawn = s.draw(m, n, k);
                    s.check(&Case { batch, wild: true, ..drawn })?;
                }
            }
        }
    }
    Ok(())
}

/// Makes a portable row wrong in several ways and expects each to be found.
pub fn self_test() -> Result<(), String> {
    let portable = LIBRARY.isas.len() - 1;
    let direct = |row: &&nanogemm::kernel::KernelInfo| {
        row.isa == portable && (row.a_layout, row.b_layout) == (Layout::Strided, Layout::Strided)
    };
    let row = LIBRARY.kernels.iter().find(direct).ok_or("no portable row that reads both operands in place")?;
    let mut bench = Bench::<f32>::new(row, 2, 5, &mut seed::stream("self test"))?;
    let (m, n, k) = (bench.mr + 1, bench.nr + 1, 5);
    let plain = Source { gap: 2, form: Form::Lanes, ..Source::PLAIN };
    let case = Case { a: plain, b: Source { form: Form::Steps, ..plain }, c_gap: 3, alpha: 2.0, ..Case::new(m, n, k) };
    bench.check(&case, &mut plainly)?;

    // What is changed in the arguments before the call, and in memory after it.
    type Before = fn(&mut BlockArgs);
    type After = fn(&BlockArgs);
    fn at(args: &BlockArgs, i: usize, j: usize) -> *mut f32 {
        args.c.cast::<f32>().wrapping_offset(i as isize * args.c_rs + j as isize)
    }
    fn scale(at: *mut f32, by: f32) {
        // SAFETY: an element of A, or of C or one of the gaps of 3 between its rows, all in arenas of this test.
        unsafe { *at *= by };
    }
    let nothing: (Before, After) = (|_| (), |_| ());
    let wrong: [(&str, Before, After); 9] = [
        ("one product left out", |args| args.k -= 1, nothing.1),
        ("one row left out", |args| args.m -= 1, nothing.1),
        ("one column left out", |args| args.n -= 1, nothing.1),
        ("alpha ignored", |args| args.alpha = 1f32.to_bits().into(), nothing.1),
        ("C read at beta 0", |args| args.beta = 1e-30f32.to_bits().into(), nothing.1),
        ("a wrong stride", |args| args.a_rs += 1, nothing.1),
        ("an inexact element", nothing.0, |args| scale(at(args, args.m - 1, 0), 1.0 + 1e-5)),
        ("the gap written", nothing.0, |args| scale(at(args, 0, args.n), 0.0)),
        ("A written", nothing.0, |args| scale(args.a.cast::<f32>().cast_mut(), 3.0)),
    ];
    for (what, before, after) in wrong {
        let mut run = |entry: Entry, argument: *const core::ffi::c_void| {
            // SAFETY: a row that packs nothing gets block arguments only.
            let mut args = unsafe { *argument.cast::<BlockArgs>() };
            before(&mut args);
            plainly(entry, (&raw const args).cast())?;
            after(&args);
            Ok(())
        };
        if bench.check(&case, &mut run).is_ok() {
            return Err(format!("{what}: went unnoticed"));
        }
    }
    Ok(())
}
