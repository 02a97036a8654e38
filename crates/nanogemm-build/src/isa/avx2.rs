//! AVX2 with FMA3: 16 registers of 256 bits.

use super::*;

/// AVX2 and FMA.
pub static ISA: Isa = Isa {
    name: "avx2",
    arch: Some(Arch::X86_64),
    summary: "AVX2 and FMA3, 16 vector registers of 256 bits",
    llvm_features: "+avx2,+fma,+avx,+sse4.2,+popcnt,+bmi,+bmi2,+lzcnt,+f16c",
    rank: 20,
    probe: &[
        ProbeRow {
            word: ProbeWord::Cpuid(1, 0, Reg::Ecx),
            mask: 1 << 12 | 1 << 20 | 1 << 23 | 1 << 28 | 1 << 29,
            what: "FMA, SSE4.2, POPCNT, AVX, F16C",
        },
        ProbeRow {
            word: ProbeWord::Cpuid(7, 0, Reg::Ebx),
            mask: 1 << 3 | 1 << 5 | 1 << 8,
            what: "BMI1, AVX2, BMI2",
        },
        ProbeRow { word: ProbeWord::Cpuid(0x8000_0001, 0, Reg::Ecx), mask: 1 << 5, what: "LZCNT" },
        ProbeRow { word: ProbeWord::Xcr0, mask: 0x6, what: "the OS saves XMM and YMM state" },
    ],
    registers: Registers {
        vectors: 16,
        // The next broadcast is loaded while the last one is in use.
        spare: 1,
        width: Width::Fixed(256),
        tail: Tail::MaskedTail,
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
