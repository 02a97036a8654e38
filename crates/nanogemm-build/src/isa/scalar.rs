//! Portable rows: one element at a time, for the baseline CPU of any target.

use super::*;

/// Portable rows. Every manifest has them, so every call has an answer on every CPU.
pub static ISA: Isa = Isa {
    name: "scalar",
    arch: None,
    summary: "one element at a time, for the baseline CPU of the target",
    extends: None,
    llvm_features: "",
    rank: 0,
    probe: &[],
    by_default: Default::Always,
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
        DotRow::fused("f32", None, &["mulss", "fmadd"]),
        DotRow::fused("f64", None, &["mulsd", "fmadd"]),
        DotRow::integers(["i32", "i32"], 1, Arithmetic::Wrapping, None, &["imull", "madd"]).with_scratch(3),
    ],
    state: State::None,
    cost: Cost { dots_per_cycle: 1.0, loads_per_cycle: 2.0, dot_latency: 8 },
    forbidden: &[],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Contracted,
};
