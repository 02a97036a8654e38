//! AMX-FP16: products of binary16 tiles, accumulated in f32 tiles.

use super::{amx_bf16::dot, *};

/// Products of binary16.
pub static ISA: Isa = Isa {
    name: "amx_fp16",
    summary: "AMX-FP16 and AMX-TILE, eight tiles of 16 rows of 64 bytes",
    extends: Some(&amx_bf16::TILES),
    llvm_features: "+amx-fp16",
    rank: 60,
    probe: &[ProbeRow { word: ProbeWord::Cpuid(7, 1, Reg::Eax), mask: 1 << 21, what: "AMX-FP16" }],
    dots: &[dot(["f16", "f16", "f32"], 2, "llvm.x86.tdpfp16ps", &["tdpfp16ps"])],
    ..amx_bf16::TILES
};
