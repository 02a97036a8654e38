//! Packing routines that convert and interleave, beyond those that the default manifest plans: emitted, verified, and run
//! against a scalar model written in C (`packs/harness.c`).

#[path = "common/model.rs"]
mod model;
#[path = "common/trials.rs"]
mod trials;

use model::{AARCH64, Model, X86_64, dtype, length, split, verified};
use nanogemm_build::{
    isa::{Arch, Isa},
    plan::{Body, KernelPlan, LibraryPlan, PackPlan},
    spec::{Contract, KernelName, Operand, Size},
};
use std::process::ExitCode;
use trials::plain;

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
fn library((triple, arch): (&str, Arch)) -> LibraryPlan {
    let isas = model::isas(arch);
    let mut plan = LibraryPlan::new("t", "t", triple, arch, None, &isas, &[]);
    for isa in isas {
        packs(isa, &mut plan.kernels);
    }
    plan
}

/// A row of the model.
fn row(kernel: &KernelPlan) -> String {
    let Body::Pack(pack) = &kernel.body else { panic!("{} is no pack", kernel.name) };
    let (width, vs) = split(pack.width);
    let how = format!("{:?}", pack.conversion()).to_uppercase();
    let (from, to) = (pack.from.name.to_uppercase(), pack.to.name.to_uppercase());
    format!(
        "{{\"{0}\", \"{1}\", t_k_{0}, {2}, {from}, {to}, {3}, {4}, {how}, {width}, {vs}, {5}, {6}}}",
        kernel.name,
        kernel.isa.name,
        length(kernel, vs != 0),
        pack.from.bytes,
        pack.to.bytes,
        pack.interleave,
        pack.k_step
    )
}

fn main() -> ExitCode {
    let model = Model { name: "packs", plan: library(X86_64), rows: |_| true, row };
    // Verified, not run: nothing emulates them here.
    model.run(vec![plain("packs_of_aarch64_pass_verification", || drop(verified(&library(AARCH64))))])
}
