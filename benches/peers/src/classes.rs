//! What is compared: each class is a list of cases and the figures that are to be reached.

mod mixed;

use crate::{
    mode::Mode,
    peers::{Every, Libraries, Naive},
    problem::{Lies, Real, Spec},
    subject::{Against, Case, Kind, OURS, Operands},
};

/// A case yet to be built; its operands exist only while it runs.
pub struct Planned {
    /// The class.
    pub class: &'static str,
    /// Shape and what is special.
    pub label: String,
    /// The element type.
    pub dtype: &'static str,
    /// Allocates and fills the operands and prepares the subjects.
    pub build: Box<dyn Fn(&Libraries) -> Case>,
}

/// Which process a class needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// One thread.
    One,
    /// One thread, AVX2 at most.
    Avx2,
    /// One thread, AVX-512 with VNNI and no tiles.
    NoTiles,
    /// Several threads.
    Threads,
}

/// A class.
pub struct Class {
    /// Its name in options and reports.
    pub name: &'static str,
    /// What it shows.
    pub about: &'static str,
    /// Geometric mean and worst ratio to be reached.
    pub goal: (Option<f64>, Option<f64>),
    /// The process it needs.
    pub needs: Needs,
    /// The cases.
    pub cases: fn(&mut Vec<Planned>, Mode),
}

const fn class(
    name: &'static str,
    about: &'static str,
    goal: (Option<f64>, Option<f64>),
    needs: Needs,
    cases: fn(&mut Vec<Planned>, Mode),
) -> Class {
    Class { name, about, goal, needs, cases }
}

/// Both, or one of them.
const fn goal(geomean: f64, worst: f64) -> (Option<f64>, Option<f64>) {
    (Some(geomean), Some(worst))
}

const fn worst(worst: f64) -> (Option<f64>, Option<f64>) {
    (None, Some(worst))
}

/// Every class, in the order of reports.
#[rustfmt::skip]
pub const CLASSES: &[Class] = &[
    class("square", "squares 64..4096, plain calls", goal(1.00, 0.95), Needs::One, square),
    class("skinny", "m or n in 1..128, the others 4096 and 11008, plain calls", goal(1.15, 0.98), Needs::One, skinny),
    class("packed", "the skinny shapes and large squares with B packed before", goal(1.03, 0.95), Needs::One, packed),
    class("small16", "squares and odd shapes up to 16, plain calls", goal(1.70, 0.95), Needs::One, |to, _| small(to, "small16", 1, 16)),
    class("small32", "squares and odd shapes 17..32, plain calls", goal(1.25, 0.95), Needs::One, |to, _| small(to, "small32", 17, 32)),
    class("small100", "squares and odd shapes 33..100, plain calls", goal(1.00, 0.95), Needs::One, |to, _| small(to, "small100", 33, 100)),
    class("plan", "squares and odd shapes 1..64, shape inspected before", goal(1.10, 0.95), Needs::One, plan),
    class("fixed", "squares with code of their own, against run-time compilers", goal(1.00, 0.92), Needs::One, fixed),
    class("batched", "64 small products in one call", (None, None), Needs::One, batched),
    class("transposed", "TN, NT and TT against NN of the same shape", worst(0.90), Needs::One, transposed),
    class("scattered", "any strides and reversed rows against NN of the same shape", worst(0.50), Needs::One, scattered),
    class("cliff", "n + 1 against n, per operation", worst(1.0 / 1.35), Needs::One, cliff),
    class("loops", "tiny fixed squares against three compiled loops", worst(1.00), Needs::One, loops),
    class("ld", "power-of-two leading dimensions against others", worst(0.85), Needs::One, leading),
    class("denormal", "A = 1e-40 (f64: 1e-310) against A = 1", (None, None), Needs::One, denormal),
    class("isa", "AVX-512 rows against AVX2 rows of the same library", worst(0.97), Needs::One, isa),
    class("gemv", "m = 1 and n = 1, all transposes, against gemm and gemv of the peers", goal(1.00, 0.95), Needs::One, gemv),
    class("avx2", "AVX2 only, against OpenBLAS's Haswell core, BLIS and the crates", goal(1.03, 0.95), Needs::Avx2, avx2),
    class("mixed-square", "bf16 and 8 bit, squares 256..2048, plain calls", goal(1.10, 1.00), Needs::One, mixed::square),
    class("mixed-rows", "bf16 and 8 bit, 1 < m <= 128 rows of A, plain calls", goal(1.80, 1.00), Needs::One, mixed::rows),
    class("mixed-row", "bf16 and 8 bit, one row of A, plain calls", worst(0.97), Needs::One, mixed::row),
    class("mixed-tall", "bf16 and 8 bit, 4096x128x4096, plain calls", worst(1.00), Needs::One, mixed::tall),
    class("mixed-packed", "bf16 and 8 bit, the shapes of the four classes before with B packed before", goal(1.10, 0.95), Needs::One, mixed::packed),
    class("mixed-peak", "bf16, 512 and 1024 with B packed before, against the peak", worst(0.58), Needs::One, mixed::peak),
    class("mixed-finished", "bf16 with a bias per column and max(x, 0), plain calls and B packed before", (None, None), Needs::One, mixed::finished),
    class("f16", "f16, the same shapes, plain calls and B packed before", (None, None), Needs::One, mixed::half),
    class("odd-31", "31x33x32 against 32^3", worst(0.65), Needs::One, |to, _| mixed::odd(to, "odd-31", (31, 33, 32), (32, 32, 32))),
    class("odd-17", "17x129x257 against 16x128x256", worst(0.45), Needs::One, |to, _| mixed::odd(to, "odd-17", (17, 129, 257), (16, 128, 256))),
    class("odd-100", "100^3 against 96^3", worst(0.80), Needs::One, |to, _| mixed::odd(to, "odd-100", (100, 100, 100), (96, 96, 96))),
    class("odd-1000", "1000x1001x999 against 1024^3", worst(0.90), Needs::One, |to, _| mixed::odd(to, "odd-1000", (1000, 1001, 999), (1024, 1024, 1024))),
    class("m1248", "bf16 and 8 bit, m in {1, 2, 4, 8}: the chosen row against the fastest one without tiles", worst(1.00), Needs::One, mixed::few_rows),
    class("notiles", "no tiles: squares 256..2048 and 1..128 rows of A, plain and packed, against restricted peers", (None, None), Needs::NoTiles, mixed::no_tiles),
    class("notiles-bf16", "no tiles: bf16 512^3, plain and packed, against the f32 peak", worst(0.85), Needs::NoTiles, mixed::no_tiles_bf16),
    class("notiles-packed", "no tiles: u8 times i8 512^3, B packed before, against the vpdpbusd peak", worst(0.92), Needs::NoTiles, mixed::no_tiles_packed),
    class("notiles-plain", "no tiles: u8 times i8 512^3 plain, i8 times i8 plain and packed, against the vpdpbusd peak", worst(0.85), Needs::NoTiles, mixed::no_tiles_plain),
    class("threads", "several threads, squares 1024..4096", goal(1.00, 0.95), Needs::Threads, threads),
    class("scaling", "how the same calls scale against how register-only loops do (measured by `threads`)", worst(0.95), Needs::Threads, |_, _| ()),
    class("eager", "default threads against one thread, products too small for two", worst(0.97), Needs::Threads, eager),
    class("shape", "the shapes of --shape, every kind of call", (None, None), Needs::One, |_, _| ()),
];

/// Position in [`CLASSES`].
pub fn rank(name: &str) -> usize {
    CLASSES.iter().position(|c| c.name == name).unwrap_or(CLASSES.len())
}

/// The figures of a class.
pub fn goals_of(name: &str) -> (Option<f64>, Option<f64>) {
    CLASSES.iter().find(|c| c.name == name).map_or((None, None), |c| c.goal)
}

/// The cases of the named classes that run in this mode.
pub fn planned(names: &[String], mode: Mode) -> Vec<Planned> {
    let mut to = Vec::new();
    CLASSES.iter().filter(|c| names.iter().any(|n| n == c.name)).for_each(|c| (c.cases)(&mut to, mode));
    to
}

fn add<T: Every>(
    to: &mut Vec<Planned>,
    class: &'static str,
    label: String,
    build: impl Fn(&Libraries, Case) -> Case + 'static,
    threads: usize,
) {
    let text = label.clone();
    let build = Box::new(move |libraries: &Libraries| build(libraries, Case::new::<T>(text.clone(), threads)));
    to.push(Planned { class, label, dtype: T::NAME, build });
}

fn shape_label(s: &Spec) -> String {
    if s.m == s.n && s.n == s.k { format!("{}^3", s.m) } else { format!("{}x{}x{}", s.m, s.n, s.k) }
}

/// nanogemm and every peer, one kind of call.
fn kind_of<T: Every>(libraries: &Libraries, case: &mut Case, kind: Kind, on: &Operands<T>) {
    let p = &on.problem;
    let ours = match kind {
        Kind::Plain => T::plain(p),
        Kind::Packed => T::packed(p),
        Kind::Plan => T::plan(p),
        Kind::Fixed => T::fixed(p),
        Kind::Batched => T::batched(p),
    };
    if let Some(i) = case.add(OURS, kind, on, ours) {
        set_threads(case, i, p.threads);
    }
    for peer in libraries.peers::<T>().into_iter().filter(|peer| peer.finishes() || !p.spec.finished) {
        let answer = match kind {
            Kind::Plain => peer.plain(p),
            Kind::Packed => peer.packed(p),
            Kind::Plan => peer.plan(p),
            Kind::Fixed => peer.fixed(p),
            Kind::Batched => peer.batched(p),
        };
        if let Some(i) = case.add(peer.name(), kind, on, answer) {
            case.subjects[i].counted = peer.counts();
        }
    }
}

/// The number of threads is a setting of the process, and subjects differ in it.
fn set_threads(case: &mut Case, i: usize, threads: usize) {
    let set = move || nanogemm::set_num_threads(threads).expect("a number of threads that the machine has");
    case.subjects[i].before = Some(Box::new(set));
}

fn compared<T: Every>(to: &mut Vec<Planned>, class: &'static str, kind: Kind, spec: Spec) {
    let build = move |libraries: &Libraries, mut case: Case| {
        kind_of::<T>(libraries, &mut case, kind, &Operands::new(spec, 1));
        case
    };
    add::<T>(to, class, shape_label(&spec), build, 1);
}

const SQUARES: &[usize] = &[64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096];

fn cube(n: usize) -> Spec {
    Spec::new(n, n, n)
}

fn square(to: &mut Vec<Planned>, _: Mode) {
    SQUARES.iter().for_each(|&n| compared::<f32>(to, "square", Kind::Plain, cube(n)));
    SQUARES.iter().for_each(|&n| compared::<f64>(to, "square", Kind::Plain, cube(n)));
}

fn skinny_shapes() -> Vec<Spec> {
    const LONG: [usize; 2] = [4096, 11008];
    const SHORT: [usize; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
    let pairs = || LONG.iter().flat_map(|&x| LONG.iter().map(move |&y| (x, y)));
    let rows = SHORT.iter().flat_map(|&m| pairs().map(move |(n, k)| Spec::new(m, n, k)));
    let columns = SHORT.iter().flat_map(|&n| pairs().map(move |(m, k)| Spec::new(m, n, k)));
    rows.chain(columns).collect()
}

fn skinny(to: &mut Vec<Planned>, _: Mode) {
    skinny_shapes().into_iter().for_each(|s| compared::<f32>(to, "skinny", Kind::Plain, s));
}

fn packed(to: &mut Vec<Planned>, _: Mode) {
    skinny_shapes().into_iter().for_each(|s| compared::<f32>(to, "packed", Kind::Packed, s));
    [256, 512, 1024, 2048, 4096].iter().for_each(|&n| compared::<f32>(to, "packed", Kind::Packed, cube(n)));
    [256, 512, 1024, 2048].iter().for_each(|&n| compared::<f64>(to, "packed", Kind::Packed, cube(n)));
    [1, 8, 32, 128].iter().for_each(|&m| compared::<f64>(to, "packed", Kind::Packed, Spec::new(m, 4096, 4096)));
}

/// Squares of at most 16 sizes, and as many shapes of three different odd sizes: the same in every run.
fn small_shapes(low: usize, high: usize) -> Vec<Spec> {
    let step = (high - low).div_ceil(16).max(1);
    let squares = (low..=high).step_by(step).map(cube);
    let mut random = fastrand::Rng::with_seed(3 + low as u64);
    let mut odd = move || random.usize(low..=high) | 1;
    let odd: Vec<Spec> = (0..16).map(|_| Spec::new(odd().min(high), odd().min(high), odd().min(high))).collect();
    squares.chain(odd).collect()
}

fn small(to: &mut Vec<Planned>, class: &'static str, low: usize, high: usize) {
    small_shapes(low, high).into_iter().for_each(|s| compared::<f32>(to, class, Kind::Plain, s));
    small_shapes(low, high).into_iter().for_each(|s| compared::<f64>(to, class, Kind::Plain, s));
}

fn plan(to: &mut Vec<Planned>, _: Mode) {
    for (low, high) in [(1, 16), (17, 32), (33, 64)] {
        small_shapes(low, high).into_iter().for_each(|s| compared::<f32>(to, "plan", Kind::Plan, s));
        small_shapes(low, high).into_iter().for_each(|s| compared::<f64>(to, "plan", Kind::Plan, s));
    }
}

fn fixed(to: &mut Vec<Planned>, _: Mode) {
    let sizes = || (1..=16).chain([17, 23, 24, 31, 32, 33, 48, 64]);
    sizes().for_each(|n| compared::<f32>(to, "fixed", Kind::Fixed, cube(n)));
    sizes().for_each(|n| compared::<f64>(to, "fixed", Kind::Fixed, cube(n)));
}

fn batched(to: &mut Vec<Planned>, _: Mode) {
    for n in [4, 8, 16, 32, 64] {
        compared::<f32>(to, "batched", Kind::Batched, Spec { batch: 64, ..cube(n) });
        compared::<f64>(to, "batched", Kind::Batched, Spec { batch: 64, ..cube(n) });
    }
}

/// nanogemm against itself: every spec but the first is compared with the first.
fn against_first<T: Every>(to: &mut Vec<Planned>, class: &'static str, label: String, specs: Vec<(String, Spec)>) {
    let build = move |_: &Libraries, mut case: Case| {
        let mut numbers = Vec::new();
        for (name, spec) in &specs {
            let on = Operands::<T>::new(*spec, 1);
            numbers.extend(case.add(&format!("{OURS} {name}"), Kind::Plain, &on, T::plain(&on.problem)));
        }
        let (first, others) = numbers.split_first().map_or((0, &[] as &[usize]), |(f, o)| (*f, o));
        case.against = Against::Pairs(others.iter().map(|&i| (i, first)).collect());
        case
    };
    add::<T>(to, class, label, build, 1);
}

fn layouts(to: &mut Vec<Planned>, class: &'static str, forms: &'static [(&'static str, Lies, Lies)]) {
    for spec in [cube(256), cube(1024), Spec::new(500, 300, 700), cube(48)] {
        let named = |(name, a, b): &(&str, Lies, Lies)| (name.to_string(), spec.lying(*a, *b));
        let specs = || std::iter::once(("NN".to_string(), spec)).chain(forms.iter().map(named)).collect();
        against_first::<f32>(to, class, shape_label(&spec), specs());
        against_first::<f64>(to, class, shape_label(&spec), specs());
    }
}

fn transposed(to: &mut Vec<Planned>, _: Mode) {
    use Lies::{Columns, Rows};
    layouts(to, "transposed", &[("TN", Columns, Rows), ("NT", Rows, Columns), ("TT", Columns, Columns)]);
}

fn scattered(to: &mut Vec<Planned>, _: Mode) {
    use Lies::{Reversed, Rows, Scattered};
    let forms = &[
        ("A scattered", Scattered, Rows),
        ("B scattered", Rows, Scattered),
        ("A and B scattered", Scattered, Scattered),
        ("A and B reversed", Reversed, Reversed),
    ];
    layouts(to, "scattered", forms);
}

fn cliff(to: &mut Vec<Planned>, _: Mode) {
    fn both<T: Every>(to: &mut Vec<Planned>, label: String, at: Spec, beyond: Spec) {
        let specs = vec![(shape_label(&at), at), (shape_label(&beyond), beyond)];
        against_first::<T>(to, "cliff", label, specs);
    }
    for n in [16, 32, 64, 128, 256] {
        let row = |n| Spec::new(1, n, n);
        both::<f32>(to, format!("gemm {n}+1"), cube(n), cube(n + 1));
        both::<f64>(to, format!("gemm {n}+1"), cube(n), cube(n + 1));
        both::<f32>(to, format!("gemv {n}+1"), row(n), row(n + 1));
        both::<f64>(to, format!("gemv {n}+1"), row(n), row(n + 1));
    }
}

fn loops(to: &mut Vec<Planned>, _: Mode) {
    fn one<T: Every + Real + Naive>(to: &mut Vec<Planned>, n: usize) {
        let build = move |_: &Libraries, mut case: Case| {
            let on = Operands::<T>::new(cube(n), 1);
            case.add(OURS, Kind::Fixed, &on, T::fixed(&on.problem));
            // Not compared, and good to know: what the dynamic entry makes of it.
            if let Some(i) = case.add(&format!("{OURS} dynamic"), Kind::Plain, &on, T::plain(&on.problem)) {
                case.subjects[i].counted = false;
            }
            for peer in Libraries::naive::<T>() {
                case.add(peer.name(), Kind::Fixed, &on, peer.fixed(&on.problem));
            }
            case
        };
        add::<T>(to, "loops", shape_label(&cube(n)), build, 1);
    }
    (1..=16).for_each(|n| one::<f32>(to, n));
    (1..=16).for_each(|n| one::<f64>(to, n));
}

fn leading(to: &mut Vec<Planned>, _: Mode) {
    for (n, other) in [(1024, 1040), (2048, 2064)] {
        let spec = |ld| Spec { lies: [Lies::Leading(ld); 3], ..cube(n) };
        let specs = || vec![(format!("ld {other}"), spec(other)), (format!("ld {n}"), spec(n))];
        against_first::<f32>(to, "ld", shape_label(&cube(n)), specs());
        against_first::<f64>(to, "ld", shape_label(&cube(n)), specs());
    }
}

fn denormal(to: &mut Vec<Planned>, _: Mode) {
    fn one<T: Every>(to: &mut Vec<Planned>, n: usize, tiny: f64) {
        let build = move |libraries: &Libraries, mut case: Case| {
            let mut pairs = Vec::new();
            let [normal, small] = [1.0, tiny].map(|v| Operands::<T>::new(Spec { a_value: Some(v), ..cube(n) }, 1));
            let mut both = |who: &str, [x, y]: [crate::subject::Answer; 2]| {
                let x = case.add(&format!("{who} A=1"), Kind::Plain, &normal, x);
                let y = case.add(&format!("{who} A={tiny:e}"), Kind::Plain, &small, y);
                pairs.extend(y.zip(x));
            };
            both(OURS, [T::plain(&normal.problem), T::plain(&small.problem)]);
            for peer in libraries.peers::<T>() {
                both(peer.name(), [peer.plain(&normal.problem), peer.plain(&small.problem)]);
            }
            case.against = Against::Pairs(pairs);
            case
        };
        add::<T>(to, "denormal", shape_label(&cube(n)), build, 1);
    }
    for n in [64, 256] {
        one::<f32>(to, n, 1e-40);
        one::<f64>(to, n, 1e-310);
    }
}

fn isa(to: &mut Vec<Planned>, _: Mode) {
    fn one<T: Every>(to: &mut Vec<Planned>, spec: Spec) {
        let build = move |_: &Libraries, mut case: Case| {
            let on = Operands::<T>::new(spec, 1);
            let mut with = |isa: &str| {
                let answer = T::restricted(&on.problem, isa);
                case.add(&format!("{OURS} {isa}"), Kind::Plain, &on, answer)
            };
            let (wide, narrow) = (with("avx512"), with("avx2"));
            case.against = Against::Pairs(wide.zip(narrow).into_iter().collect());
            case
        };
        add::<T>(to, "isa", shape_label(&spec), build, 1);
    }
    let squares = [2, 4, 7, 8, 12, 16, 24, 31, 48, 64, 100, 128, 256, 512, 1024].map(cube);
    let others =
        [(1, 4096, 4096), (4, 4096, 4096), (16, 4096, 4096), (4096, 4, 4096), (1024, 1024, 4), (8, 1000, 1000)];
    for spec in squares.into_iter().chain(others.map(|(m, n, k)| Spec::new(m, n, k))) {
        one::<f32>(to, spec);
        one::<f64>(to, spec);
    }
}

fn gemv(to: &mut Vec<Planned>, _: Mode) {
    fn one<T: Every>(to: &mut Vec<Planned>, label: String, spec: Spec) {
        let build = move |libraries: &Libraries, mut case: Case| {
            let on = Operands::<T>::new(spec, 1);
            kind_of::<T>(libraries, &mut case, Kind::Plain, &on);
            for peer in libraries.peers::<T>() {
                case.add(&format!("{} gemv", peer.name()), Kind::Plain, &on, peer.gemv(&on.problem));
            }
            case
        };
        add::<T>(to, "gemv", label, build, 1);
    }
    for size in [256, 4096] {
        for (name, lies) in [("N", Lies::Rows), ("T", Lies::Columns)] {
            let row = Spec::new(1, size, size).lying(Lies::Rows, lies);
            let column = Spec::new(size, 1, size).lying(lies, Lies::Rows);
            one::<f32>(to, format!("1x{size}x{size} B {name}"), row);
            one::<f32>(to, format!("{size}x1x{size} A {name}"), column);
            one::<f64>(to, format!("1x{size}x{size} B {name}"), row);
            one::<f64>(to, format!("{size}x1x{size} A {name}"), column);
        }
    }
}

fn avx2(to: &mut Vec<Planned>, _: Mode) {
    let squares = [8, 16, 24, 32, 48, 64, 100, 128, 256, 512, 1024, 2048].map(cube);
    let skinny = [1, 8, 32, 128].map(|m| Spec::new(m, 4096, 4096));
    for spec in squares.into_iter().chain(skinny) {
        compared::<f32>(to, "avx2", Kind::Plain, spec);
        compared::<f64>(to, "avx2", Kind::Plain, spec);
    }
}

fn threads(to: &mut Vec<Planned>, mode: Mode) {
    fn one<T: Every>(to: &mut Vec<Planned>, n: usize, threads: usize) {
        let build = move |libraries: &Libraries, mut case: Case| {
            let on = Operands::<T>::new(cube(n), threads);
            kind_of::<T>(libraries, &mut case, Kind::Plain, &on);
            let alone = case.add(&format!("{OURS} 1 thread"), Kind::Plain, &on, T::plain(&on.problem));
            if let Some(i) = alone {
                set_threads(&mut case, i, 1);
                case.subjects[i].counted = false;
                // Ours came first.
                case.against = Against::Scaling(0, i);
            }
            case
        };
        add::<T>(to, "threads", shape_label(&cube(n)), build, threads);
    }
    for n in [1024, 1536, 2048, 4096] {
        one::<f32>(to, n, mode.threads());
        one::<f64>(to, n, mode.threads());
    }
}

fn eager(to: &mut Vec<Planned>, mode: Mode) {
    fn one<T: Every>(to: &mut Vec<Planned>, spec: Spec, threads: usize) {
        let build = move |_: &Libraries, mut case: Case| {
            let on = Operands::<T>::new(spec, threads);
            let mut with = |name: &str, threads| {
                let i = case.add(&format!("{OURS} {name}"), Kind::Plain, &on, T::plain(&on.problem))?;
                set_threads(&mut case, i, threads);
                Some(i)
            };
            let (default, alone) = (with("default threads", 0), with("1 thread", 1));
            case.against = Against::Pairs(default.zip(alone).into_iter().collect());
            case
        };
        add::<T>(to, "eager", shape_label(&spec), build, threads);
    }
    let shapes = [(1, 512, 512), (8, 64, 64), (16, 16, 16), (64, 64, 64), (128, 128, 128)];
    for spec in shapes.map(|(m, n, k)| Spec::new(m, n, k)) {
        one::<f32>(to, spec, mode.threads());
        one::<f64>(to, spec, mode.threads());
    }
}

/// One shape, every kind of call.
pub fn shape(to: &mut Vec<Planned>, spec: Spec, mode: Mode) {
    fn one<T: Every>(to: &mut Vec<Planned>, spec: Spec, threads: usize) {
        let build = move |libraries: &Libraries, mut case: Case| {
            let on = Operands::<T>::new(spec, threads);
            for kind in [Kind::Plain, Kind::Packed, Kind::Plan] {
                kind_of::<T>(libraries, &mut case, kind, &on);
            }
            if spec.m.max(spec.n).max(spec.k) <= 128 {
                kind_of::<T>(libraries, &mut case, Kind::Fixed, &on);
            }
            case
        };
        add::<T>(to, "shape", shape_label(&spec), build, threads);
    }
    one::<f32>(to, spec, mode.threads());
    one::<f64>(to, spec, mode.threads());
    mixed::shape(to, spec, mode.threads());
}
