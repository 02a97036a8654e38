//! AVX512-VNNI: dot products of bytes in registers of 512 bits.

use super::*;

/// AVX-512 with dot products of bytes.
pub static ISA: Isa = Isa {
    name: "avx512_vnni",
    summary: "AVX-512 with dot products of four bytes",
    extends: Some(&avx512::ISA),
    llvm_features: "+avx512vnni",
    rank: 35,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Ecx), mask: 1 << 11, what: "AVX512_VNNI" }],
    dots: &[avx2::quads("llvm.x86.avx512.vpdpbusd.512")],
    cost: Cost { dot_latency: 5, ..avx512::ISA.cost },
    ..avx512::ISA
};
