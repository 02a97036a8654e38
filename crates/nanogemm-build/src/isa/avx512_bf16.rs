//! AVX512-BF16: dot products of bfloat16 in registers of 512 bits.
//!
//! CPUs differ. Where the instruction is one operation it does twice the work of an f32 multiply-add in the same time; where it is
//! several it does half. The latter CPUs are those that have other units for bfloat16 or binary16: accumulator tiles or
//! arithmetic on binary16. The instruction takes subnormal inputs and results for zeros and rounds to nearest, whatever the
//! control register says.

use super::*;

/// AVX-512 with dot products of bfloat16.
pub static ISA: Isa = Isa {
    name: "avx512_bf16",
    summary: "AVX-512 with dot products of two bfloat16",
    extends: Some(&avx512::ISA),
    llvm_features: "+avx512bf16",
    rank: 34,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 1, Reg::Eax), mask: 1 << 5, what: "AVX512_BF16" }],
    by_default: Default::Unless(&[
        ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Edx), mask: 1 << 24, what: "AMX-TILE" },
        ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Edx), mask: 1 << 23, what: "AVX512_FP16" },
    ]),
    dots: &[DotRow {
        a: "bf16",
        b: "bf16",
        acc: "f32",
        interleave: 2,
        how: Arithmetic::Intrinsic("llvm.x86.avx512bf16.dpbf16ps.512"),
        tech: None,
        mnemonics: &["vdpbf16ps"],
        scratch: 0,
    }],
    cost: Cost { dot_latency: 6, ..avx512::ISA.cost },
    ..avx512::ISA
};
