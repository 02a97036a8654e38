//! AMX-BF16: products of bfloat16 tiles, accumulated in f32 tiles.

use super::*;

/// What all products of tiles have in common: no instruction set of its own, as without one of them tiles are of no use.
pub(super) static TILES: Isa = Isa {
    name: "amx_tile",
    summary: "AMX-TILE, eight tiles of 16 rows of 64 bytes",
    // Edges go through masked vectors.
    extends: Some(&avx512::ISA),
    llvm_features: "+amx-tile,+prfchw",
    probe: &[
        ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Edx), mask: 1 << 24, what: "AMX-TILE" },
        ProbeRow { word: ProbeWord::Cpuid(0x8000_0001, 0, Reg::Ecx), mask: 1 << 8, what: "PREFETCHW" },
        // Palette 1. A number with the bit set is no smaller.
        ProbeRow { word: ProbeWord::Cpuid(0x1d, 1, Reg::Eax), mask: 1024 << 16, what: "tiles of 1024 bytes" },
        ProbeRow { word: ProbeWord::Cpuid(0x1d, 1, Reg::Ebx), mask: 8 << 16 | 64, what: "8 tiles, rows of 64 bytes" },
        ProbeRow { word: ProbeWord::Cpuid(0x1d, 1, Reg::Ecx), mask: 16, what: "16 rows" },
        ProbeRow { word: ProbeWord::Xcr0, mask: 0x6_0000, what: "the OS saves tile configuration and tiles" },
        ProbeRow { word: ProbeWord::TilePermission, mask: 1, what: "the OS lets this process use tiles" },
    ],
    registers: Registers { tiles: 8, ..avx512::ISA.registers },
    dots: &[],
    state: State::Tiles,
    // Sapphire Rapids: a product every 16 cycles, 52 until it is there, a load every 8.
    cost: Cost { dots_per_cycle: 1.0 / 16.0, loads_per_cycle: 1.0 / 8.0, dot_latency: 52 },
    // Sessions configure and release, once per call and thread.
    forbidden: &["ldtilecfg", "sttilecfg", "tilerelease"],
    ..avx512::ISA
};

/// A product of tiles.
pub(super) const fn dot(
    [a, b, acc]: [&'static str; 3],
    interleave: u32,
    intrinsic: &'static str,
    mnemonics: &'static [&'static str],
) -> DotRow {
    DotRow { a, b, acc, interleave, how: Arithmetic::Tiles(intrinsic), tech: None, scratch: 0, mnemonics }
}

/// Products of bfloat16.
pub static ISA: Isa = Isa {
    name: "amx_bf16",
    summary: "AMX-BF16 and AMX-TILE, eight tiles of 16 rows of 64 bytes",
    extends: Some(&TILES),
    llvm_features: "+amx-bf16",
    rank: 62,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Edx), mask: 1 << 22, what: "AMX-BF16" }],
    dots: &[dot(["bf16", "bf16", "f32"], 2, "llvm.x86.tdpbf16ps", &["tdpbf16ps"])],
    ..TILES
};
