//! The classes of products of two-byte and one-byte elements.

use super::{Planned, add, compared, cube, kind_of, set_threads, shape_label};
use crate::{
    mode::Mode,
    ours::Mixed,
    peers::{Every, Libraries},
    problem::{Bf16Bf16F32, F16F16F32, I8I8I32, Spec, U8I8I32},
    subject::{Against, Case, Kind, OURS, Operands},
};

const SQUARES: [usize; 4] = [256, 512, 1024, 2048];

fn row_shapes() -> Vec<Spec> {
    [(8, 4096), (32, 4096), (128, 4096), (128, 11008)].map(|(m, n)| Spec::new(m, n, 4096)).into()
}

const ROW: (usize, usize, usize) = (1, 4096, 4096);
const TALL: (usize, usize, usize) = (4096, 128, 4096);

fn spec((m, n, k): (usize, usize, usize)) -> Spec {
    Spec::new(m, n, k)
}

/// All of them.
fn shapes() -> Vec<Spec> {
    let single = [ROW, TALL].map(spec);
    SQUARES.map(cube).into_iter().chain(row_shapes()).chain(single).collect()
}

/// The types whose figures are set.
fn all(to: &mut Vec<Planned>, class: &'static str, kind: Kind, shapes: impl IntoIterator<Item = Spec>) {
    for shape in shapes {
        compared::<Bf16Bf16F32>(to, class, kind, shape);
        compared::<U8I8I32>(to, class, kind, shape);
        compared::<I8I8I32>(to, class, kind, shape);
    }
}

pub fn square(to: &mut Vec<Planned>, _: Mode) {
    all(to, "mixed-square", Kind::Plain, SQUARES.map(cube));
}

pub fn rows(to: &mut Vec<Planned>, _: Mode) {
    all(to, "mixed-rows", Kind::Plain, row_shapes());
}

pub fn row(to: &mut Vec<Planned>, _: Mode) {
    all(to, "mixed-row", Kind::Plain, [spec(ROW)]);
}

pub fn tall(to: &mut Vec<Planned>, _: Mode) {
    all(to, "mixed-tall", Kind::Plain, [spec(TALL)]);
}

pub fn packed(to: &mut Vec<Planned>, _: Mode) {
    all(to, "mixed-packed", Kind::Packed, shapes());
}

/// Both kinds of call in one case.
fn both<P: Every>(to: &mut Vec<Planned>, class: &'static str, spec: Spec, threads: usize) {
    let build = move |libraries: &Libraries, mut case: Case| {
        let on = Operands::<P>::new(spec, threads);
        [Kind::Plain, Kind::Packed].iter().for_each(|&kind| kind_of::<P>(libraries, &mut case, kind, &on));
        case
    };
    add::<P>(to, class, shape_label(&spec), build, threads);
}

pub fn half(to: &mut Vec<Planned>, _: Mode) {
    shapes().into_iter().for_each(|s| both::<F16F16F32>(to, "f16", s, 1));
}

pub fn finished(to: &mut Vec<Planned>, _: Mode) {
    for shape in [cube(256), cube(1024), Spec::new(128, 4096, 4096)] {
        both::<Bf16Bf16F32>(to, "mixed-finished", Spec { finished: true, ..shape }, 1);
    }
}

/// nanogemm and its peers, nanogemm's share of the peak.
fn share<P: Every>(to: &mut Vec<Planned>, class: &'static str, kinds: &'static [Kind], spec: Spec) {
    let build = move |libraries: &Libraries, mut case: Case| {
        let on = Operands::<P>::new(spec, 1);
        kinds.iter().for_each(|&kind| kind_of::<P>(libraries, &mut case, kind, &on));
        case.against = Against::Peak;
        case
    };
    add::<P>(to, class, shape_label(&spec), build, 1);
}

pub fn peak(to: &mut Vec<Planned>, _: Mode) {
    [512, 1024].iter().for_each(|&n| share::<Bf16Bf16F32>(to, "mixed-peak", &[Kind::Packed], cube(n)));
}

type Shape = (usize, usize, usize);

/// Useful operations per second of a shape that fills no tiles against those of its neighbour that does.
pub fn odd(to: &mut Vec<Planned>, class: &'static str, odd: Shape, even: Shape) {
    fn one<P: Every>(to: &mut Vec<Planned>, class: &'static str, [odd, even]: [Spec; 2]) {
        let build = move |_: &Libraries, mut case: Case| {
            let mut with = |spec: Spec| {
                let on = Operands::<P>::new(spec, 1);
                case.add(&format!("{OURS} {}", shape_label(&spec)), Kind::Plain, &on, P::plain(&on.problem))
            };
            let (odd, even) = (with(odd), with(even));
            case.against = Against::Pairs(odd.zip(even).into_iter().collect());
            case
        };
        add::<P>(to, class, shape_label(&odd), build, 1);
    }
    let pair = [odd, even].map(spec);
    one::<Bf16Bf16F32>(to, class, pair);
    one::<F16F16F32>(to, class, pair);
    one::<U8I8I32>(to, class, pair);
    one::<I8I8I32>(to, class, pair);
}

pub fn few_rows(to: &mut Vec<Planned>, _: Mode) {
    fn one<P: Mixed + Every>(to: &mut Vec<Planned>, spec: Spec) {
        /// Rows that are timed beside the chosen one: the fastest of a short trial.
        const KEPT: usize = 4;
        const TRIAL: std::time::Duration = std::time::Duration::from_millis(3);
        let build = move |_: &Libraries, mut case: Case| {
            let on = Operands::<P>::new(spec, 1);
            let chosen = case.add(OURS, Kind::Plain, &on, P::plain(&on.problem));
            let able = P::rows_without_tiles(&on.problem).into_iter().filter_map(|(name, way)| Some((name, way.ok()?)));
            let mut tried: Vec<_> = able
                .map(|(name, mut run)| (crate::peak::rate(TRIAL, on.problem.spec.flops(), &mut *run), name, run))
                .collect();
            tried.sort_by(|x, y| y.0.total_cmp(&x.0));
            let add = |(_, name, run)| case.add(&format!("{OURS} {name}"), Kind::Plain, &on, Ok(run));
            let others = tried.into_iter().take(KEPT).filter_map(add).collect();
            if let Some(chosen) = chosen {
                set_threads(&mut case, chosen, 1);
                case.against = Against::Best(chosen, others);
            }
            case
        };
        add::<P>(to, "m1248", shape_label(&spec), build, 1);
    }
    for m in [1, 2, 4, 8] {
        let shape = Spec::new(m, 4096, 4096);
        one::<Bf16Bf16F32>(to, shape);
        one::<U8I8I32>(to, shape);
        one::<I8I8I32>(to, shape);
    }
}

pub fn no_tiles(to: &mut Vec<Planned>, _: Mode) {
    for shape in shapes() {
        both::<Bf16Bf16F32>(to, "notiles", shape, 1);
        both::<U8I8I32>(to, "notiles", shape, 1);
        both::<I8I8I32>(to, "notiles", shape, 1);
    }
}

pub fn no_tiles_bf16(to: &mut Vec<Planned>, _: Mode) {
    share::<Bf16Bf16F32>(to, "notiles-bf16", &[Kind::Plain, Kind::Packed], cube(512));
}

pub fn no_tiles_packed(to: &mut Vec<Planned>, _: Mode) {
    share::<U8I8I32>(to, "notiles-packed", &[Kind::Packed], cube(512));
}

pub fn no_tiles_plain(to: &mut Vec<Planned>, _: Mode) {
    share::<U8I8I32>(to, "notiles-plain", &[Kind::Plain], cube(512));
    share::<I8I8I32>(to, "notiles-plain", &[Kind::Plain, Kind::Packed], cube(512));
}

/// A shape of the command line.
pub fn shape(to: &mut Vec<Planned>, spec: Spec, threads: usize) {
    both::<Bf16Bf16F32>(to, "shape", spec, threads);
    both::<F16F16F32>(to, "shape", spec, threads);
    both::<U8I8I32>(to, "shape", spec, threads);
    both::<I8I8I32>(to, "shape", spec, threads);
}
