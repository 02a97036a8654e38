//! Portable rows: one element at a time, for the baseline CPU of any target.

use super::*;

/// Portable rows. Every manifest has them, so every call has an answer on every CPU.
pub static ISA: Isa = Isa {
    name: "scalar",
    arch: None,
    summary: "one element at a time, for the baseline CPU of the target",
    llvm_features: "",
    rank: 0,
    probe: &[],
    // 16 is what the poorest baseline (SSE2 on x86-64) offers; its two-operand multiplication and addition need a copy of
    // an operand and a place for the product.
    registers: Registers {
        vectors: 16,
        spare: 4,
        width: Width::Element,
        tail: Tail::Exact,
        broadcast: Broadcast::Load,
        tiles: 0,
    },
    // x86-64's baseline has no fused multiply-add, AArch64's has: LLVM contracts where the target can.
    dots: &[
        DotRow { a: "f32", b: "f32", acc: "f32", interleave: 1, tech: None, mnemonics: &["mulss", "fmadd"] },
        DotRow { a: "f64", b: "f64", acc: "f64", interleave: 1, tech: None, mnemonics: &["mulsd", "fmadd"] },
    ],
    state: State::None,
    cost: Cost { dots_per_cycle: 1.0, loads_per_cycle: 2.0, dot_latency: 8 },
    forbidden: &[],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Contracted,
};
