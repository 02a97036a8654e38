//! NEON (Advanced SIMD): 32 registers of 128 bits, part of every AArch64 baseline.

use super::*;

/// Advanced SIMD.
pub static ISA: Isa = Isa {
    name: "neon",
    arch: Some(Arch::Aarch64),
    summary: "Advanced SIMD, 32 vector registers of 128 bits",
    extends: None,
    llvm_features: "+neon",
    rank: 20,
    probe: &[],
    by_default: Default::Always,
    registers: Registers {
        vectors: 32,
        spare: 0,
        width: Width::Fixed(128),
        tail: Tail::Exact,
        broadcast: Broadcast::Lane,
        tiles: 0,
    },
    dots: &[
        DotRow::fused("f32", Some("fma"), &["fmla", "fmadd"]),
        DotRow::fused("f64", Some("fma"), &["fmla", "fmadd"]),
        DotRow::integers(["i32", "i32"], 1, Arithmetic::Wrapping, Some("mla"), &["mla", "madd"]),
    ],
    state: State::None,
    // Neoverse N1: two 128-bit FMA pipes, two load pipes.
    cost: Cost { dots_per_cycle: 2.0, loads_per_cycle: 2.0, dot_latency: 4 },
    forbidden: &[],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Fused,
};
