//! A second process that tells what it used: the environment is read once per process.

use crate::mock::TYPES;
use nanogemm::{
    Element, F16, MatMut, MatRef, Product as Multiplied, Storage, dispatch, gemm, gemm_mixed, hook,
    kernel::{DType, LIBRARY},
};
use nanogemm_testkit::emulated;
use std::{
    collections::BTreeMap,
    env,
    ffi::{CStr, OsStr, OsString, c_char},
    process::Command,
    sync::{Arc, Mutex, OnceLock},
};

const CHILD: &str = "NANOGEMM_TEST_CHILD";

unsafe extern "C" {
    fn nanogemm_kernel_name_f32(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_kernel_name_f64(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_kernel_name_f16f16f32(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_kernel_name_f16f16f16(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_isa() -> *const c_char;
}

/// Is this process the second one?
pub fn asked() -> bool {
    env::var_os(CHILD).is_some()
}

/// How many products a second process runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    All,
    /// What shows that the instruction sets in use are those that they should be.
    Few,
}

impl Extent {
    /// Which row runs a product depends on the instruction sets in use alone. In an emulator those who ask for the same ones in other
    /// words look at few products.
    fn of(value: Option<&OsStr>) -> Self {
        let machine = dispatch::machine(&LIBRARY);
        let named =
            |value: &OsStr| (0..LIBRARY.isas.len()).any(|i| machine.contains(i) && value == LIBRARY.isas[i].name);
        if emulated() && !value.is_none_or(named) { Extent::Few } else { Extent::All }
    }

    /// What this process was told.
    fn told() -> Self {
        if env::var_os(CHILD).is_some_and(|told| told == "few") { Extent::Few } else { Extent::All }
    }

    fn name(self) -> &'static str {
        match self {
            Extent::All => "all",
            Extent::Few => "few",
        }
    }
}

/// Shapes whose row is reported.
fn shapes(extent: Extent) -> Vec<(usize, usize, usize)> {
    if extent == Extent::Few {
        return vec![(1, 1, 1), (1, 64, 64), (17, 3, 64), (64, 64, 1), (17, 64, 64)];
    }
    let emulated = emulated();
    let sizes: &[usize] = if emulated { &[1, 3, 17, 64] } else { &[1, 2, 3, 5, 8, 13, 16, 17, 31, 33, 64] };
    let sums: &[usize] = if emulated { &[1, 64] } else { &[1, 2, 7, 16, 64] };
    let mut shapes = Vec::new();
    for &m in sizes {
        for &n in sizes {
            for &k in sums {
                shapes.push((m, n, k));
            }
        }
    }
    shapes.extend([(100, 100, 100), (1, 300, 300), (300, 1, 300), (130, 70, deep()), (70, 260, 5)]);
    shapes
}

/// k of the product with several tiles in every direction: emulators take a second for each ten million multiply-adds.
fn deep() -> usize {
    if emulated() { 20 } else { 300 }
}

/// Products of row-major operands: the row that C is told about beside the row that ran.
pub fn report() {
    // Threads that all want the answer first.
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(nanogemm::features);
        }
    });
    // SAFETY: the library returns static, terminated strings.
    let text = |from: *const c_char| unsafe { CStr::from_ptr(from) }.to_str().expect("ASCII");
    // SAFETY: no arguments.
    println!("isa {}", text(unsafe { nanogemm_isa() }));
    println!("rust {}", nanogemm::isa());
    let machine = dispatch::machine(&LIBRARY);
    let names = (0..LIBRARY.isas.len()).filter(|&i| machine.contains(i)).map(|i| LIBRARY.isas[i].name);
    println!("machine {}", names.collect::<Vec<_>>().join(","));
    products::<f32>(2.0, nanogemm_kernel_name_f32);
    products::<f64>(2.0, nanogemm_kernel_name_f64);
    halves::<f32>(nanogemm_kernel_name_f16f16f32);
    halves::<F16>(nanogemm_kernel_name_f16f16f16);
}

type Name = unsafe extern "C" fn(usize, usize, usize) -> *const c_char;

/// Products of binary16.
fn halves<C: Storage>(name: Name)
where
    F16: Multiplied<F16, C>,
{
    for (m, n, k) in halves_shapes(Extent::told()) {
        let (a, b) = (vec![F16::from_f64(1.0); m * k], vec![F16::from_f64(0.5); k * n]);
        let mut c = vec![C::from_f64(f64::NAN); m * n];
        let view = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("the slice has this size");
        let c_view = MatMut::from_slice(&mut c, m, n).expect("the slice has this size");
        gemm_mixed(1.0, view(&a, m, k), view(&b, k, n), 0.0, c_view).expect("a legal call");
        assert!(c.iter().all(|x| x.to_f64() == k as f64 / 2.0), "{m}x{n}x{k}");
        let ran = hook::last_kernel().expect("a row ran");
        // SAFETY: any arguments are legal, and the library returns static, terminated strings.
        let told = unsafe { CStr::from_ptr(name(m, n, k)) }.to_str().expect("ASCII");
        println!("half {:?} {m} {n} {k} {told} {}", C::DTYPE, ran.name);
    }
}

/// Their shapes.
fn halves_shapes(extent: Extent) -> Vec<(usize, usize, usize)> {
    let mut shapes = vec![(1, 1, 1), (3, 17, 7), (16, 64, 64)];
    if extent == Extent::All {
        shapes.extend([(1, 300, 300), (100, 100, 100), (130, 70, deep())]);
    }
    shapes
}

/// Those of one type.
fn products<T: Element>(two: T::Scalar, name: unsafe extern "C" fn(usize, usize, usize) -> *const c_char) {
    for (m, n, k) in shapes(Extent::told()) {
        let all = |count: usize, value: f64| vec![T::from_f64(value); count];
        let (a, b, mut c) = (all(m * k, 1.0), all(k * n, 2.0), all(m * n, 0.5));
        let view = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("the slice has this size");
        let c_view = MatMut::from_slice(&mut c, m, n).expect("the slice has this size");
        gemm(T::ONE, view(&a, m, k), view(&b, k, n), two, c_view).expect("a legal call");
        assert!(c.iter().all(|&x| x == T::from_f64(2.0 * k as f64 + 1.0)), "{m}x{n}x{k}");
        let ran = hook::last_kernel().expect("a row ran");
        // SAFETY: any arguments are legal, and the library returns static, terminated strings.
        let told = unsafe { CStr::from_ptr(name(m, n, k)) }.to_str().expect("ASCII");
        println!("row {:?} {m} {n} {k} {told} {}", T::DTYPE, ran.name);
    }
}

/// Element type, m, n and k.
pub type Product = (DType, usize, usize, usize);

type Rows = Vec<(Product, String, String)>;

/// What the second process said.
pub struct Report {
    pub isa: String,
    pub machine: String,
    /// Type and shape, the row C is told about, the row that ran: in an emulator of few products, unless all that the machine has is in
    /// use, or one instruction set.
    pub rows: Rows,
    /// The same of products of binary16, with the type of C.
    pub halves: Rows,
    pub stderr: Vec<u8>,
}

impl Report {
    /// Are these the rows of the other report, of what both have?
    pub fn has_rows_of(&self, all: &Report) -> bool {
        let within = |some: &Rows, all: &Rows| some.iter().all(|row| all.contains(row));
        !self.rows.is_empty() && within(&self.rows, &all.rows) && within(&self.halves, &all.halves)
    }
}

/// A report that somebody asks for, or has asked for.
type Answer = Arc<OnceLock<Arc<Report>>>;

/// What a second process says with `NANOGEMM_ISA` set, or not set at all; asked once for each value.
pub fn run(value: Option<&OsStr>) -> Arc<Report> {
    static REPORTS: Mutex<BTreeMap<Option<OsString>, Answer>> = Mutex::new(BTreeMap::new());
    let cell =
        Arc::clone(REPORTS.lock().expect("no insertion panics").entry(value.map(OsStr::to_os_string)).or_default());
    Arc::clone(cell.get_or_init(|| Arc::new(ask(value))))
}

fn ask(value: Option<&OsStr>) -> Report {
    let exe = env::current_exe().expect("this program has a path");
    let words = env::var("NANOGEMM_EMULATOR").unwrap_or_default();
    let mut words = words.split_whitespace();
    let mut command = match words.next() {
        Some(emulator) => {
            let mut command = Command::new(emulator);
            command.args(words).arg(&exe);
            command
        }
        None => Command::new(&exe),
    };
    let extent = Extent::of(value);
    command.env(CHILD, extent.name()).env_remove("NANOGEMM_ISA");
    if let Some(value) = value {
        command.env("NANOGEMM_ISA", value);
    }
    let output = command.output().expect("a second process");
    let stdout = String::from_utf8(output.stdout).expect("the report is ASCII");
    assert!(output.status.success(), "{value:?}: {stdout}{}", String::from_utf8_lossy(&output.stderr));
    let mut report = Report {
        isa: String::new(),
        machine: String::new(),
        rows: Vec::new(),
        halves: Vec::new(),
        stderr: output.stderr,
    };
    for line in stdout.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["isa", isa] => report.isa = isa.into(),
            ["rust", isa] => assert_eq!(isa, report.isa, "C and Rust are told the same"),
            ["machine", isas] => report.machine = isas.into(),
            ["row", dtype, m, n, k, told, ran] => {
                let number = |s: &str| s.parse().expect("a number");
                let dtype = TYPES.into_iter().find(|t| format!("{t:?}") == dtype).expect("a type");
                report.rows.push(((dtype, number(m), number(n), number(k)), told.into(), ran.into()));
            }
            ["half", dtype, m, n, k, told, ran] => {
                let number = |s: &str| s.parse().expect("a number");
                let dtype = [DType::F32, DType::F16].into_iter().find(|t| format!("{t:?}") == dtype).expect("a type");
                report.halves.push(((dtype, number(m), number(n), number(k)), told.into(), ran.into()));
            }
            _ => panic!("{value:?}: the library wrote to standard output: {line}"),
        }
    }
    assert_eq!(report.rows.len(), TYPES.len() * shapes(extent).len(), "{value:?}");
    assert_eq!(report.halves.len(), 2 * halves_shapes(extent).len(), "{value:?}");
    report
}
