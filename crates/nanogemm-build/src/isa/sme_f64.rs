//! The F64F64 extension of SME: outer products into the eight f64 tiles of ZA.

use super::*;

/// SME with FEAT_SME_F64F64.
pub static ISA: Isa = Isa {
    name: "sme_f64",
    summary: "the double-precision outer products of the Scalable Matrix Extension",
    extends: Some(&sme::ISA),
    llvm_features: "+sme-f64f64",
    rank: 41,
    probe: &[ProbeRow { word: ProbeWord::Hwcap2, mask: 1 << 25, what: "SME_F64F64" }],
    dots: &[DotRow::fused("f64", Some("mopa"), &["fmopa"])],
    ..sme::ISA
};
