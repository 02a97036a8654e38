//! AVX512-FP16: multiply-adds of binary16 in registers of 512 bits, which hold twice as many products as of binary32 and round each
//! sum to eleven bits.
//!
//! Sums of binary16 promise far less than all other rows do, so these are used only if they are asked for. Neighbouring k steps lie in
//! neighbouring lanes: one load of 32 bits broadcasts two of them (a broadcast of 16 bits takes a shuffle besides, on a port that
//! multiplies), and each of the two sums has half of the products. The instructions keep subnormal numbers, whatever the control
//! register says, and round as it says.

use super::*;

/// AVX-512 with multiply-adds of binary16.
pub static ISA: Isa = Isa {
    name: "avx512_fp16",
    summary: "AVX-512 with multiply-adds of binary16, used if asked for",
    extends: Some(&avx512::ISA),
    llvm_features: "+avx512fp16",
    rank: 36,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Edx), mask: 1 << 23, what: "AVX512_FP16" }],
    by_default: Default::Asked,
    dots: &[DotRow {
        a: "f16",
        b: "f16",
        acc: "f32",
        interleave: 2,
        how: Arithmetic::Apart { longest: 256 },
        tech: None,
        mnemonics: &["vfmadd132ph", "vfmadd213ph", "vfmadd231ph"],
        // The order in which sums are sorted by k step when they end.
        scratch: 1,
    }],
    ..avx512::ISA
};
