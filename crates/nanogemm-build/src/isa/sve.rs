//! SVE: 32 scalable vector registers, predicates; kernels do not know the vector length.

use super::*;

/// The Scalable Vector Extension.
pub static ISA: Isa = Isa {
    name: "sve",
    arch: Some(Arch::Aarch64),
    summary: "Scalable Vector Extension, 32 vector registers of any length",
    llvm_features: "+sve",
    rank: 30,
    probe: &[ProbeRow { word: ProbeWord::Hwcap, mask: 1 << 22, what: "SVE" }],
    registers: Registers {
        vectors: 32,
        spare: 3,
        width: Width::Scalable,
        tail: Tail::Masked,
        broadcast: Broadcast::Load,
        tiles: 0,
    },
    dots: &[
        DotRow { a: "f32", b: "f32", acc: "f32", interleave: 1, tech: Some("fma"), mnemonics: &["fmla", "fmad"] },
        DotRow { a: "f64", b: "f64", acc: "f64", interleave: 1, tech: Some("fma"), mnemonics: &["fmla", "fmad"] },
    ],
    state: State::None,
    // Neoverse V2: four 128-bit FMA pipes, three load pipes (Neoverse V2 Software Optimization Guide).
    cost: Cost { dots_per_cycle: 4.0, loads_per_cycle: 3.0, dot_latency: 4 },
    forbidden: &["rdsvl", "smstart", "smstop"],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Fused,
};
