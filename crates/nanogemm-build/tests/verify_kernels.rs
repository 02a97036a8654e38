//! Every kernel of the default manifest passes verification, and a tile beyond the register budget does not.
#![cfg(feature = "llvm")]

use inkwell::context::Context;
use nanogemm_build::{
    Config, compose, dtype,
    emit::{self, object::CodeGenerator, symbols::Symbols},
    isa::{self, Arch},
    plan::{Body, KernelPlan, LibraryPlan, forms, tile},
    verify::{self, HelperRules, Kind, Proof, Violations},
};

const TRIPLES: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

fn library(triple: &str) -> LibraryPlan {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../kernels.toml");
    Config::new().manifest(manifest).target(triple).plan().expect("the default manifest is valid")
}

fn prove(triple: &str, arch: Arch, kernel: &KernelPlan) -> Result<Proof, Violations> {
    let ctx = Context::create();
    let symbol = Symbols::new("nanogemm").kernel(kernel);
    let ir = compose::kernel(&ctx, kernel, &symbol, arch);
    let generator = CodeGenerator::new(triple, arch, kernel.isa.llvm_features, None).expect("a known target");
    let object = generator.object(&ir).expect("LLVM compiles what was composed");
    verify::kernel_object(&object, kernel, arch, &symbol)
}

/// The kernel with this tile, whatever the register budget says.
fn force(kernel: &KernelPlan, rows: u32, vectors: u32) -> KernelPlan {
    let mut kernel = kernel.clone();
    let Body::Gemm(gemm) = &mut kernel.body else { panic!("{} is no block kernel", kernel.name) };
    gemm.tile = tile::build(kernel.isa, &dtype::f32::DTYPE, rows, vectors);
    assert!(!gemm.tile.budget.fits(), "{rows}x{vectors} is a legal tile");
    gemm.micros = forms::micros(kernel.isa, &gemm.tile);
    kernel
}

fn block_kernel(plan: &LibraryPlan, isa: &'static isa::Isa) -> KernelPlan {
    let wanted = |k: &&KernelPlan| k.isa == isa && matches!(k.body, Body::Gemm(_));
    plan.kernels.iter().find(wanted).expect("the default manifest has every instruction set").clone()
}

#[test]
fn every_kernel_passes() {
    for triple in TRIPLES {
        let plan = library(triple);
        let mut bad = Vec::new();
        for kernel in &plan.kernels {
            match prove(triple, plan.arch, kernel) {
                Err(violations) => bad.push(violations.to_string()),
                Ok(proof) => {
                    let micros = match &kernel.body {
                        Body::Gemm(gemm) => gemm.micros.len() * if gemm.unroll > 1 { 2 } else { 1 },
                        Body::Pack(_) | Body::Peak(_) => 0,
                    };
                    assert!(proof.loops.len() >= micros, "{}: {} k loops", kernel.name, proof.loops.len());
                }
            }
        }
        assert!(bad.is_empty(), "{} kernels:\n{}", bad.len(), bad.join("\n\n"));
    }
}

#[test]
fn a_tile_over_the_register_budget_is_rejected() {
    for (triple, isa, rows, vectors) in [
        (TRIPLES[0], &isa::avx512::ISA, 20, 2),
        (TRIPLES[0], &isa::avx2::ISA, 8, 2),
        (TRIPLES[1], &isa::neon::ISA, 16, 3),
        (TRIPLES[1], &isa::sve::ISA, 12, 3),
    ] {
        let plan = library(triple);
        let kernel = force(&block_kernel(&plan, isa), rows, vectors);
        let violations = prove(triple, plan.arch, &kernel).expect_err("there are not that many registers");
        assert!(violations.list.iter().all(|v| v.kind == Kind::Spill), "{violations}");
        // The full tile is among the offenders, and its loop is printed with the arithmetic.
        let micro = format!(".{rows}x{vectors}");
        let full = violations.list.iter().find(|v| v.function.as_ref().is_some_and(|f| f.contains(&micro)));
        let text = full.expect("the full tile spills").to_string();
        let dots = rows * vectors;
        let budget = format!("{dots} accumulators");
        for needle in [budget.as_str(), "! stack", " *\n"] {
            assert!(text.contains(needle), "`{needle}` is not in:\n{text}");
        }
    }
}

#[test]
fn every_object_format_is_verified() {
    for (triple, arch, isa) in [
        ("x86_64-apple-darwin", Arch::X86_64, &isa::avx512::ISA),
        ("x86_64-pc-windows-msvc", Arch::X86_64, &isa::avx512::ISA),
        ("x86_64-pc-windows-gnu", Arch::X86_64, &isa::avx512::ISA),
        ("aarch64-apple-darwin", Arch::Aarch64, &isa::neon::ISA),
        ("aarch64-pc-windows-msvc", Arch::Aarch64, &isa::neon::ISA),
    ] {
        let plan = library(if arch == Arch::X86_64 { TRIPLES[0] } else { TRIPLES[1] });
        let kernel = block_kernel(&plan, isa);
        let proof = prove(triple, arch, &kernel).unwrap_or_else(|v| panic!("{triple}: {v}"));
        assert!(!proof.loops.is_empty(), "{triple}");
        let (rows, vectors) = if arch == Arch::X86_64 { (20, 2) } else { (16, 3) };
        let violations =
            prove(triple, arch, &force(&kernel, rows, vectors)).expect_err("there are not that many registers");
        assert!(violations.contains(Kind::Spill), "{triple}: {violations}");
    }
}

#[test]
fn the_probe_is_a_helper_object() {
    for triple in TRIPLES {
        let plan = library(triple);
        let ctx = Context::create();
        let ir = emit::probe::module(&ctx, &plan.isas, "nanogemm_k_read", "nanogemm_k_eval", plan.arch, true);
        let object = CodeGenerator::new(triple, plan.arch, "", None).and_then(|g| g.object(&ir)).expect("an object");
        let rules = HelperRules {
            arch: plan.arch,
            prefix: "nanogemm",
            undefined: &["getauxval"],
            features: if plan.arch == Arch::X86_64 { "+xsave" } else { "" },
            writable: false,
        };
        verify::helper_object("probe", &object, &rules).unwrap_or_else(|v| panic!("{v}"));
    }
}
