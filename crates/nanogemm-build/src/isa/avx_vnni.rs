//! AVX-VNNI: dot products of bytes in registers of 256 bits, on CPUs without AVX-512.

use super::*;

/// AVX2 with dot products of bytes.
pub static ISA: Isa = Isa {
    name: "avx_vnni",
    summary: "AVX2 with dot products of four bytes",
    extends: Some(&avx2::ISA),
    llvm_features: "+avxvnni",
    rank: 25,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 1, Reg::Eax), mask: 1 << 4, what: "AVX-VNNI" }],
    dots: &[avx2::quads("llvm.x86.avx512.vpdpbusd.256")],
    cost: Cost { dot_latency: 5, ..avx2::ISA.cost },
    ..avx2::ISA
};
