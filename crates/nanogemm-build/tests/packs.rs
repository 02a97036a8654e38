//! Packing routines that convert and interleave, beyond those that the default manifest plans: emitted, verified, and run
//! against a scalar model written in C (`packs/harness.c`).
#![cfg(feature = "llvm")]

use nanogemm_build::{
    Config, dtype,
    isa::{self, Arch, Isa},
    plan::{Body, KernelPlan, LibraryPlan, PackPlan},
    spec::{Contract, KernelName, Operand, Size},
};
use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

/// Conversions, as from, to, interleave, step.
type Conversions = &'static [(&'static str, &'static str, u32, u32)];

/// Elements of floating-point panels.
const FLOATS: Conversions = &[("bf16", "f32", 1, 1), ("f16", "f32", 1, 1)];
/// Bytes as integers of 32 bits.
const WORDS: Conversions = &[("i8", "i32", 1, 1), ("u8", "i32", 1, 1)];
/// Bytes as pairs of 16 bits.
const PAIRS: Conversions = &[("i8", "i16", 2, 2), ("u8", "i16", 2, 2)];
/// Bytes and halves as they are, or with an offset.
const COPIES: Conversions =
    &[("i8", "i8", 4, 4), ("u8", "u8", 4, 4), ("i8", "u8", 4, 4), ("bf16", "bf16", 2, 2), ("f16", "f16", 2, 2)];
/// Panels of accumulator tiles: of A, and of B.
const TILES: Conversions = &[
    ("bf16", "bf16", 32, 32),
    ("i8", "i8", 64, 64),
    ("u8", "u8", 64, 64),
    ("bf16", "bf16", 2, 32),
    ("i8", "i8", 4, 64),
    ("u8", "u8", 4, 64),
];

/// What is built for an instruction set: widths and conversions.
const PACKS: &[(&str, &[Size], &[Conversions])] = &[
    ("scalar", &[Size::Int(1), Size::Int(4)], &[FLOATS, WORDS, PAIRS, COPIES]),
    ("avx2", &[Size::Int(6), Size::Int(16), Size::Int(3)], &[FLOATS, WORDS, PAIRS, COPIES]),
    ("avx512", &[Size::Int(14), Size::Int(32), Size::Int(5)], &[FLOATS, WORDS, PAIRS, COPIES]),
    // Of the same vectors, with the panels of accumulator tiles. Names do not tell steps.
    ("avx512", &[Size::Int(16), Size::Int(48)], &[FLOATS, PAIRS, TILES]),
    ("neon", &[Size::Int(8), Size::Int(12), Size::Int(6)], &[FLOATS, WORDS, PAIRS, COPIES]),
    ("sve", &[Size::Int(8), Size::Vs(8), Size::Vs(12)], &[FLOATS, WORDS, PAIRS, COPIES]),
    ("sme", &[Size::Vs(8), Size::Vs(4)], &[FLOATS]),
];

fn packs(isa: &'static Isa, kernels: &mut Vec<KernelPlan>) {
    for (_, widths, conversions) in PACKS.iter().filter(|(name, ..)| *name == isa.name) {
        for &width in *widths {
            for &(from, to, interleave, k_step) in conversions.iter().copied().flatten() {
                let dtype = |name| dtype::find(name).expect("an element type");
                let plan = PackPlan { from: dtype(from), to: dtype(to), width, interleave, k_step };
                let contract =
                    Contract::Pack { to: Operand::packed(plan.to, width, interleave), from: Operand::plain(plan.from) };
                let name = KernelName { contract, isa, tech: None };
                kernels.push(KernelPlan { name, isa, body: Body::Pack(plan) });
            }
        }
    }
}

/// The routines of the instruction sets of an architecture.
fn library(triple: &str, arch: Arch) -> LibraryPlan {
    let isas: Vec<&'static Isa> = isa::ALL.iter().copied().filter(|isa| isa.runs_on(arch)).collect();
    let mut plan = LibraryPlan::new("t", "t", triple, arch, None, &isas, &[]);
    for isa in isas {
        packs(isa, &mut plan.kernels);
    }
    plan
}

/// The rows of the model.
fn table(plan: &LibraryPlan) -> String {
    let mut text = String::new();
    for isa in plan.isas.iter().filter(|isa| isa.registers.width == isa::Width::Scalable) {
        writeln!(text, "size_t t_vl_{}(void);", isa.name).expect("memory");
    }
    for kernel in &plan.kernels {
        writeln!(text, "void t_k_{}(const Args *);", kernel.name).expect("memory");
    }
    text.push_str("static const Row rows[] = {\n");
    for kernel in &plan.kernels {
        let Body::Pack(pack) = &kernel.body else { panic!("{} is no pack", kernel.name) };
        let (width, vs) = match pack.width {
            Size::Int(n) => (n, 0),
            Size::Vs(n) => (0, n),
        };
        let length = if vs == 0 { "NULL".to_string() } else { format!("t_vl_{}", kernel.isa.name) };
        let how = format!("{:?}", pack.conversion()).to_uppercase();
        let (from, to) = (pack.from.name.to_uppercase(), pack.to.name.to_uppercase());
        let sizes = [pack.from.bytes, pack.to.bytes];
        writeln!(
            text,
            "    {{\"{0}\", \"{1}\", t_k_{0}, {length}, {from}, {to}, {2}, {3}, {how}, {width}, {vs}, {4}, {5}}},",
            kernel.name, kernel.isa.name, sizes[0], sizes[1], pack.interleave, pack.k_step
        )
        .expect("memory");
    }
    text + "};\n"
}

/// Emits and verifies the routines, and links them with the model.
fn build(triple: &str, arch: Arch, compiler: &str) -> (LibraryPlan, PathBuf) {
    let plan = library(triple, arch);
    let emitted = Config::new().threads(2).emit(&plan).unwrap_or_else(|e| panic!("{e}"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs").join(arch.name());
    std::fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).expect("a file");
    write("libpacks.a", &emitted.archive);
    write("rows.h", table(&plan).as_bytes());
    let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/harness.c");
    let program = folder.join("harness");
    let status = Command::new(compiler)
        .args(["-O2", "-Wall", "-Werror", "-static", "-I"])
        .arg(&folder)
        .arg("-o")
        .arg(&program)
        .arg(harness)
        .arg(folder.join("libpacks.a"))
        .arg("-lm")
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
    let rows = plan.kernels.iter().filter(|k| isas.contains(&k.isa.name)).count();
    assert_eq!(text.trim(), rows.to_string(), "rows that ran");
    println!("{rows} rows of {isas:?} ran");
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[test]
fn packs_of_this_machine_do_what_the_model_does() {
    let (plan, program) = build("x86_64-unknown-linux-gnu", Arch::X86_64, "cc");
    let mut isas = vec!["scalar"];
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("f16c") {
        isas.push("avx2");
    }
    if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl") {
        isas.push("avx512");
    }
    run(&plan, Command::new(program), "all", &isas);
}

/// They run in the conformance tests, under every emulator.
#[test]
fn packs_of_aarch64_pass_verification() {
    let plan = library("aarch64-unknown-linux-gnu", Arch::Aarch64);
    Config::new().threads(2).emit(&plan).unwrap_or_else(|e| panic!("{e}"));
}
