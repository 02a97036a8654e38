//! AVX-512 (F, DQ, BW, VL): 32 registers of 512 bits, eight mask registers.

use super::*;

/// AVX-512 as found on every server CPU since Skylake-SP.
pub static ISA: Isa = Isa {
    name: "avx512",
    summary: "AVX-512 F, DQ, BW and VL, 32 vector registers of 512 bits",
    extends: Some(&avx2::ISA),
    llvm_features: "+avx512f,+avx512dq,+avx512bw,+avx512vl,-prefer-256-bit",
    rank: 30,
    probe: &[
        ProbeRow {
            word: ProbeWord::Cpuid(7, 0, Reg::Ebx),
            mask: 1 << 16 | 1 << 17 | 1 << 30 | 1 << 31,
            what: "AVX512F, AVX512DQ, AVX512BW, AVX512VL",
        },
        ProbeRow { word: ProbeWord::Xcr0, mask: 0xe0, what: "the OS saves mask and ZMM state" },
    ],
    registers: Registers {
        vectors: 32,
        spare: 0,
        width: Width::Fixed(512),
        tail: Tail::MaskRegisters,
        broadcast: Broadcast::Load,
        tiles: 0,
    },
    dots: &[
        avx2::F32,
        avx2::F64,
        avx2::WIDE_BF16,
        avx2::WIDE_BF16.alike(),
        avx2::WIDE_F16,
        avx2::WIDE_F16.alike(),
        avx2::pairs("llvm.x86.avx512.pmaddw.d.512").with_scratch(1),
    ],
    ..avx2::ISA
};
