//! AVX2 with FMA3: 16 registers of 256 bits.

use super::*;

/// AVX2 and FMA.
pub static ISA: Isa = Isa {
    name: "avx2",
    arch: Some(Arch::X86_64),
    summary: "AVX2 and FMA3, 16 vector registers of 256 bits",
    extends: None,
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
    by_default: Default::Always,
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
        F32,
        F64,
        WIDE_BF16,
        WIDE_BF16.alike(),
        WIDE_F16,
        WIDE_F16.alike(),
        pairs("llvm.x86.avx2.pmadd.wd"),
    ],
    state: State::VZeroUpper,
    cost: Cost { dots_per_cycle: 2.0, loads_per_cycle: 2.0, dot_latency: 4 },
    forbidden: &[],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Fused,
};

/// The multiply-add of singles in every vector length of x86.
pub const F32: DotRow = DotRow::fused("f32", Some("fma"), &["vfmadd"]);

/// The same with a B of bfloat16.
pub const WIDE_BF16: DotRow = DotRow::widening("bf16", Some("fma"), &["vfmadd"]);

/// The same with a B of binary16.
pub const WIDE_F16: DotRow = DotRow::widening("f16", Some("fma"), &["vfmadd"]);

/// That of doubles.
pub const F64: DotRow = DotRow::fused("f64", Some("fma"), &["vfmadd"]);

/// The sum of two products of 16-bit integers in every lane, and an addition. With bytes it saturates nowhere.
pub const fn pairs(intrinsic: &'static str) -> DotRow {
    DotRow::integers(["i16", "i16"], 2, Arithmetic::Summed(intrinsic), Some("madd"), &["vpmaddwd"])
}

/// Products of four unsigned and four signed bytes summed in every lane, without saturation. The first operand is the unsigned one.
pub const fn quads(intrinsic: &'static str) -> DotRow {
    DotRow::integers(["u8", "i8"], 4, Arithmetic::Intrinsic(intrinsic), None, &["vpdpbusd"])
}
