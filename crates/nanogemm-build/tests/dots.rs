//! Block kernels of the multiply-adds that are not of `f32` or `f64` alone: emitted, verified, and run against a scalar model
//! written in C (`dots/harness.c`).
#![cfg(feature = "llvm")]

use nanogemm_build::{
    Config, dtype,
    isa::{self, Arch, Isa},
    plan::{Body, Layout, LibraryPlan, Op, Request},
    spec::Size,
};
use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

/// Products, as types of A, B and C.
const PRODUCTS: &[[&str; 3]] =
    &[["bf16", "bf16", "f32"], ["f16", "f16", "f32"], ["u8", "i8", "i32"], ["i8", "i8", "i32"]];

/// All rows of all instruction sets of an architecture, and their register-only loops. What they read is packed by the model.
fn library(triple: &str, arch: Arch) -> LibraryPlan {
    planned(triple, arch, &[])
}

/// Explicit tiles of an instruction set.
type Tiles = (&'static Isa, &'static [(u32, u32)]);

/// The same with explicit tiles.
fn planned(triple: &str, arch: Arch, tiles: &[Tiles]) -> LibraryPlan {
    let sizes = |list: &[(u32, u32)]| list.iter().map(|&(m, n)| (Size::Int(m), Size::Int(n))).collect();
    let tiles: Vec<_> = tiles.iter().map(|&(isa, list)| (isa, sizes(list))).collect();
    let isas: Vec<&'static Isa> = isa::ALL.iter().copied().filter(|isa| isa.runs_on(arch)).collect();
    let request = |op, [a, b, c]: [&str; 3]| {
        let dtype = |name| dtype::find(name).expect("an element type");
        Request {
            op,
            a: dtype(a),
            b: dtype(b),
            c: dtype(c),
            a_layouts: vec![Layout::Strided, Layout::Packed],
            b_layouts: vec![Layout::Strided, Layout::Packed, Layout::Columns],
            any: true,
            shapes: Vec::new(),
            entry: None,
            tiles: tiles.clone(),
            unroll: None,
        }
    };
    let requests: Vec<Request> =
        PRODUCTS.iter().flat_map(|&types| [request(Op::Gemm, types), request(Op::Peak, types)]).collect();
    let mut plan = LibraryPlan::new("t", "t", triple, arch, None, &isas, &requests);
    plan.kernels.retain(|k| match &k.body {
        Body::Gemm(gemm) => !gemm.tile.budget.in_tiles,
        body => matches!(body, Body::Peak(_)),
    });
    plan
}

/// The rows of the model.
fn table(plan: &LibraryPlan) -> String {
    let mut text = String::new();
    for isa in plan.isas.iter().filter(|isa| isa.registers.width == isa::Width::Scalable) {
        writeln!(text, "size_t t_vl_{}(void);", isa.name).expect("memory");
    }
    let gemms = || plan.kernels.iter().filter_map(|k| if let Body::Gemm(g) = &k.body { Some((k, g)) } else { None });
    for (kernel, _) in gemms() {
        writeln!(text, "void t_k_{}(const Args *);", kernel.name).expect("memory");
    }
    text.push_str("static const Row rows[] = {\n");
    for (kernel, gemm) in gemms() {
        let split = |size| match size {
            Size::Int(n) => (n, 0),
            Size::Vs(n) => (0, n),
        };
        let (nr, lanes) = (split(gemm.tile.nr), split(gemm.tile.lanes));
        let length = if nr.1 == 0 { "NULL".to_string() } else { format!("t_vl_{}", kernel.isa.name) };
        let types = [gemm.a, gemm.b, gemm.c].map(|d| d.name.to_uppercase()).join(", ");
        let place = match (gemm.a_layout, gemm.b_layout) {
            (Layout::Packed, Layout::Packed) => "PANELS",
            (Layout::Packed, Layout::Strided) => "ROWS",
            (Layout::Strided, Layout::Columns) => "COLUMNS",
            other => panic!("{}: the model has no {other:?}", kernel.name),
        };
        writeln!(
            text,
            "    {{\"{0}\", \"{1}\", t_k_{0}, {length}, {types}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}}},",
            kernel.name,
            kernel.isa.name,
            gemm.tile.mr.count(),
            nr.0,
            nr.1,
            lanes.0,
            lanes.1,
            gemm.dot.interleave,
            gemm.k_step(),
            u32::from(gemm.plain()),
            place
        )
        .expect("memory");
    }
    text + "};\n"
}

/// Emits and verifies the rows, and links them with the model.
fn build(triple: &str, arch: Arch, compiler: &str) -> (LibraryPlan, PathBuf) {
    let plan = library(triple, arch);
    let emitted = Config::new().threads(2).emit(&plan).unwrap_or_else(|e| panic!("{e}"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dots").join(arch.name());
    std::fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).expect("a file");
    write("libdots.a", &emitted.archive);
    write("rows.h", table(&plan).as_bytes());
    let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dots/harness.c");
    let program = folder.join("harness");
    let status = Command::new(compiler)
        .args(["-O2", "-Wall", "-Werror", "-static", "-I"])
        .arg(&folder)
        .arg("-o")
        .arg(&program)
        .arg(harness)
        .arg(folder.join("libdots.a"))
        .status()
        .unwrap_or_else(|e| panic!("{compiler}: {e}"));
    assert!(status.success(), "{compiler} fails");
    (plan, program)
}

/// Runs the rows of these instruction sets, all of them.
fn run(plan: &LibraryPlan, mut command: Command, amount: &str, isas: &[&str]) {
    let out = command.arg(amount).args(isas).output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{command:?}: {}\n{text}{}", out.status, String::from_utf8_lossy(&out.stderr));
    let rows = plan.kernels.iter().filter(|k| matches!(k.body, Body::Gemm(_)) && isas.contains(&k.isa.name)).count();
    assert!(rows >= isas.len());
    assert_eq!(text.trim(), rows.to_string(), "rows that ran");
    println!("{rows} rows of {isas:?} ran");
}

/// Wide tiles, tall ones and those between are proven too; what reads f32 on both sides is proven elsewhere.
#[test]
fn other_tiles_pass_verification() {
    let tiles: &[Tiles] = &[
        (&isa::avx512::ISA, &[(4, 96), (8, 48), (28, 16)]),
        (&isa::avx512_vnni::ISA, &[(4, 96), (28, 16)]),
        (&isa::avx512_bf16::ISA, &[(9, 48)]),
        (&isa::avx2::ISA, &[(4, 16), (2, 40), (10, 8)]),
        (&isa::avx_vnni::ISA, &[(2, 40), (10, 8)]),
    ];
    let mut plan = planned("x86_64-unknown-linux-gnu", Arch::X86_64, tiles);
    plan.kernels.retain(|k| match &k.body {
        Body::Gemm(gemm) => gemm.a != gemm.c || gemm.b != gemm.c,
        _ => false,
    });
    assert!(plan.kernels.len() > 20, "{} rows", plan.kernels.len());
    Config::new().threads(2).emit(&plan).unwrap_or_else(|e| panic!("{e}"));
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[test]
fn rows_of_this_machine_do_what_the_model_does() {
    let (plan, program) = build("x86_64-unknown-linux-gnu", Arch::X86_64, "cc");
    let avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") && is_x86_feature_detected!("f16c");
    let avx512 = avx2 && is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl");
    let here = [
        ("scalar", true),
        ("avx2", avx2),
        ("avx512", avx512),
        ("avx_vnni", avx2 && is_x86_feature_detected!("avxvnni")),
        ("avx512_vnni", avx512 && is_x86_feature_detected!("avx512vnni")),
        ("avx512_bf16", avx512 && is_x86_feature_detected!("avx512bf16")),
    ];
    let (run_here, lacking): (Vec<_>, Vec<_>) = here.into_iter().partition(|(_, has)| *has);
    println!("not on this machine: {lacking:?}");
    run(&plan, Command::new(program), "all", &run_here.iter().map(|(isa, _)| *isa).collect::<Vec<_>>());
}

/// They run in the conformance tests, under every emulator.
#[test]
fn rows_of_aarch64_pass_verification() {
    let plan = library("aarch64-unknown-linux-gnu", Arch::Aarch64);
    Config::new().threads(2).emit(&plan).unwrap_or_else(|e| panic!("{e}"));
}
