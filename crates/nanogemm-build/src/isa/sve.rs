//! SVE: 32 scalable vector registers, predicates; kernels do not know the vector length.

use super::*;

/// The Scalable Vector Extension.
pub static ISA: Isa = Isa {
    name: "sve",
    arch: Some(Arch::Aarch64),
    summary: "Scalable Vector Extension, 32 vector registers of any length",
    extends: None,
    llvm_features: "+sve",
    rank: 30,
    probe: &[ProbeRow { word: ProbeWord::Hwcap, mask: 1 << 22, what: "SVE" }],
    by_default: Default::Always,
    registers: Registers {
        vectors: 32,
        spare: 3,
        width: Width::Scalable,
        tail: Tail::Masked,
        broadcast: Broadcast::Load,
        tiles: 0,
    },
    dots: &[
        DotRow::fused("f32", Some("fma"), &["fmla", "fmad"]),
        DotRow::fused("f64", Some("fma"), &["fmla", "fmad"]),
        DotRow::integers(["i32", "i32"], 1, Arithmetic::Wrapping, Some("mla"), &["mla", "mad"]),
    ],
    state: State::None,
    // Neoverse V2: four 128-bit FMA pipes, three load pipes (Neoverse V2 Software Optimization Guide).
    cost: Cost { dots_per_cycle: 4.0, loads_per_cycle: 3.0, dot_latency: 4 },
    forbidden: &["rdsvl", "smstart", "smstop"],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Fused,
};
