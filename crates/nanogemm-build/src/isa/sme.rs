//! SME: outer products into the four f32 tiles of ZA, in streaming mode.

use super::*;

/// The Scalable Matrix Extension.
pub static ISA: Isa = Isa {
    name: "sme",
    arch: Some(Arch::Aarch64),
    summary: "Scalable Matrix Extension, outer products into ZA in streaming mode",
    extends: None,
    // The code generator wants +sve for scalable types; verify proves that nothing scalable runs outside streaming mode.
    llvm_features: "+sme,+sve",
    rank: 40,
    probe: &[ProbeRow { word: ProbeWord::Hwcap2, mask: 1 << 23, what: "SME" }],
    by_default: Default::Always,
    registers: Registers {
        vectors: 32,
        spare: 0,
        width: Width::Scalable,
        tail: Tail::Masked,
        broadcast: Broadcast::Load,
        tiles: 4,
    },
    dots: &[DotRow::fused("f32", Some("mopa"), &["fmopa"])],
    state: State::StreamingZa,
    cost: Cost { dots_per_cycle: 1.0, loads_per_cycle: 2.0, dot_latency: 4 },
    // Illegal in streaming mode.
    forbidden: &["compact", "fmmla", "ldff1w", "ldnf1w", "rdffr", "setffr"],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Fused,
};
