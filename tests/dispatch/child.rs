//! A second process that tells what it used: the environment is read once per process.

use nanogemm::{MatMut, MatRef, dispatch, gemm, hook, kernel::LIBRARY};
use std::{
    env,
    ffi::{CStr, OsStr, c_char},
    process::Command,
};

const CHILD: &str = "NANOGEMM_TEST_CHILD";

unsafe extern "C" {
    fn nanogemm_kernel_name_f32(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_isa() -> *const c_char;
}

/// Is this process the second one?
pub fn asked() -> bool {
    env::var_os(CHILD).is_some()
}

/// Shapes whose row is reported.
fn shapes() -> Vec<(usize, usize, usize)> {
    let emulated = env::var_os("NANOGEMM_EMULATOR").is_some();
    let sizes: &[usize] = if emulated { &[1, 3, 8, 17, 64] } else { &[1, 2, 3, 5, 8, 13, 16, 17, 31, 33, 64] };
    let mut shapes = Vec::new();
    for &m in sizes {
        for &n in sizes {
            for k in [1, 2, 7, 16, 64] {
                shapes.push((m, n, k));
            }
        }
    }
    shapes.extend([(100, 100, 100), (1, 300, 300), (300, 1, 300), (130, 70, 300), (70, 260, 5)]);
    shapes
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
    for (m, n, k) in shapes() {
        let (a, b) = (vec![1.0f32; m * k], vec![2.0f32; k * n]);
        let mut c = vec![0.5f32; m * n];
        let view = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("the slice has this size");
        let c_view = MatMut::from_slice(&mut c, m, n).expect("the slice has this size");
        gemm(1.0, view(&a, m, k), view(&b, k, n), 2.0, c_view).expect("a legal call");
        assert!(c.iter().all(|&x| x == 2.0 * k as f32 + 1.0), "{m}x{n}x{k}");
        let ran = hook::last_kernel().expect("a row ran");
        // SAFETY: any arguments are legal.
        let told = text(unsafe { nanogemm_kernel_name_f32(m, n, k) });
        println!("row {m} {n} {k} {told} {}", ran.name);
    }
}

/// What the second process said.
pub struct Report {
    pub isa: String,
    pub machine: String,
    /// Shape, the row C is told about, the row that ran.
    pub rows: Vec<((usize, usize, usize), String, String)>,
    pub stderr: Vec<u8>,
}

/// Runs a second process with `NANOGEMM_ISA` set, or not set at all.
pub fn run(value: Option<&OsStr>) -> Report {
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
    command.env(CHILD, "1").env_remove("NANOGEMM_ISA");
    if let Some(value) = value {
        command.env("NANOGEMM_ISA", value);
    }
    let output = command.output().expect("a second process");
    let stdout = String::from_utf8(output.stdout).expect("the report is ASCII");
    assert!(output.status.success(), "{value:?}: {stdout}{}", String::from_utf8_lossy(&output.stderr));
    let mut report = Report { isa: String::new(), machine: String::new(), rows: Vec::new(), stderr: output.stderr };
    for line in stdout.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["isa", isa] => report.isa = isa.into(),
            ["rust", isa] => assert_eq!(isa, report.isa, "C and Rust are told the same"),
            ["machine", isas] => report.machine = isas.into(),
            ["row", m, n, k, told, ran] => {
                let number = |s: &str| s.parse().expect("a number");
                report.rows.push(((number(m), number(n), number(k)), told.into(), ran.into()));
            }
            _ => panic!("{value:?}: the library wrote to standard output: {line}"),
        }
    }
    assert_eq!(report.rows.len(), shapes().len(), "{value:?}");
    report
}
