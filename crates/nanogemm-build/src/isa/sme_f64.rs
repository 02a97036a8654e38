//! The F64F64 extension of SME: outer products into the eight f64 tiles of ZA.

use super::*;

/// SME with FEAT_SME_F64F64.
pub static ISA: Isa = Isa {
    name: "sme_f64",
    summary: "the double-precision outer products of the Scalable Matrix Extension",
    llvm_features: "+sme,+sme-f64f64,+sve",
    rank: 41,
    probe: &[ProbeRow { word: ProbeWord::Hwcap2, mask: 1 << 23 | 1 << 25, what: "SME, SME_F64F64" }],
    dots: &[DotRow { a: "f64", b: "f64", acc: "f64", interleave: 1, tech: Some("mopa"), mnemonics: &["fmopa"] }],
    ..sme::ISA
};
