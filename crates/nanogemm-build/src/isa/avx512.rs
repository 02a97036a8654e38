//! AVX-512 (F, DQ, BW, VL): 32 registers of 512 bits, eight mask registers.

use super::*;

/// AVX-512 as found on every server CPU since Skylake-SP.
pub static ISA: Isa = Isa {
    name: "avx512",
    arch: Some(Arch::X86_64),
    summary: "AVX-512 F, DQ, BW and VL, 32 vector registers of 512 bits",
    llvm_features: "+avx512f,+avx512dq,+avx512bw,+avx512vl,+avx2,+fma,+avx,+sse4.2,+popcnt,+bmi,+bmi2,+lzcnt,+f16c,-prefer-256-bit",
    rank: 30,
    probe: &[
        ProbeRow {
            word: ProbeWord::Cpuid(1, 0, Reg::Ecx),
            mask: 1 << 12 | 1 << 20 | 1 << 23 | 1 << 28 | 1 << 29,
            what: "FMA, SSE4.2, POPCNT, AVX, F16C",
        },
        ProbeRow {
            word: ProbeWord::Cpuid(7, 0, Reg::Ebx),
            mask: 1 << 3 | 1 << 5 | 1 << 8 | 1 << 16 | 1 << 17 | 1 << 30 | 1 << 31,
            what: "BMI1, AVX2, BMI2, AVX512F, AVX512DQ, AVX512BW, AVX512VL",
        },
        ProbeRow { word: ProbeWord::Cpuid(0x8000_0001, 0, Reg::Ecx), mask: 1 << 5, what: "LZCNT" },
        ProbeRow { word: ProbeWord::Xcr0, mask: 0xe6, what: "the OS saves XMM, YMM, mask and ZMM state" },
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
        DotRow { a: "f32", b: "f32", acc: "f32", interleave: 1, tech: Some("fma"), mnemonics: &["vfmadd"] },
        DotRow { a: "f64", b: "f64", acc: "f64", interleave: 1, tech: Some("fma"), mnemonics: &["vfmadd"] },
    ],
    state: State::VZeroUpper,
    cost: Cost { dots_per_cycle: 2.0, loads_per_cycle: 2.0, dot_latency: 4 },
    forbidden: &[],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Fused,
};
