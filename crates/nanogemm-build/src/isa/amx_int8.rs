//! AMX-INT8: products of byte tiles, accumulated exactly in tiles of 32-bit integers.

use super::{amx_bf16::dot, *};

/// Products of bytes.
pub static ISA: Isa = Isa {
    name: "amx_int8",
    summary: "AMX-INT8 and AMX-TILE, eight tiles of 16 rows of 64 bytes",
    extends: Some(&amx_bf16::TILES),
    llvm_features: "+amx-int8",
    rank: 61,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 0, Reg::Edx), mask: 1 << 25, what: "AMX-INT8" }],
    dots: &[
        dot(["i8", "i8", "i32"], 4, "llvm.x86.tdpbssd", &["tdpbssd"]),
        dot(["u8", "i8", "i32"], 4, "llvm.x86.tdpbusd", &["tdpbusd"]),
    ],
    ..amx_bf16::TILES
};
