//! Block kernels of the multiply-adds that are not of `f32` or `f64` alone: emitted, verified, and run against a scalar model
//! written in C (`dots/harness.c`).

#[path = "common/model.rs"]
mod model;
#[path = "common/trials.rs"]
mod trials;

use model::{AARCH64, Model, X86_64, dtype, length, split, verified};
use nanogemm_build::{
    isa::{self, Arch, Isa},
    plan::{Body, KernelPlan, Layout, LibraryPlan, Op, Request},
    spec::Size,
};
use std::process::ExitCode;
use trials::plain;

/// Products, as types of A, B and C.
const PRODUCTS: &[[&str; 3]] =
    &[["bf16", "bf16", "f32"], ["f16", "f16", "f32"], ["u8", "i8", "i32"], ["i8", "i8", "i32"]];

/// All rows of all instruction sets of an architecture, and their register-only loops. What they read is packed by the model.
fn library(target: (&str, Arch)) -> LibraryPlan {
    planned(target, &[])
}

/// Explicit tiles of an instruction set.
type Tiles = (&'static Isa, &'static [(u32, u32)]);

/// The same with explicit tiles.
fn planned((triple, arch): (&str, Arch), tiles: &[Tiles]) -> LibraryPlan {
    let sizes = |list: &[(u32, u32)]| list.iter().map(|&(m, n)| (Size::Int(m), Size::Int(n))).collect();
    let tiles: Vec<_> = tiles.iter().map(|&(isa, list)| (isa, sizes(list))).collect();
    let request = |op, [a, b, c]: [&str; 3]| Request {
        op,
        a: dtype(a),
        b: dtype(b),
        c: dtype(c),
        a_layouts: vec![Layout::Strided, Layout::Packed],
        b_layouts: vec![Layout::Strided, Layout::Packed, Layout::Columns],
        any: true,
        shapes: Vec::new(),
        entry: None,
        tiles: tiles.clone(),
        unroll: None,
    };
    let requests: Vec<Request> =
        PRODUCTS.iter().flat_map(|&types| [request(Op::Gemm, types), request(Op::Peak, types)]).collect();
    let mut plan = LibraryPlan::new("t", "t", triple, arch, None, &model::isas(arch), &requests);
    plan.kernels.retain(|k| match &k.body {
        Body::Gemm(gemm) => !gemm.tile.budget.in_tiles,
        body => matches!(body, Body::Peak(_)),
    });
    plan
}

/// A row of the model.
fn row(kernel: &KernelPlan) -> String {
    let Body::Gemm(gemm) = &kernel.body else { panic!("{} is no product", kernel.name) };
    let (nr, lanes) = (split(gemm.tile.nr), split(gemm.tile.lanes));
    let types = [gemm.a, gemm.b, gemm.c].map(|d| d.name.to_uppercase()).join(", ");
    let place = match (gemm.a_layout, gemm.b_layout) {
        (Layout::Packed, Layout::Packed) => "PANELS",
        (Layout::Packed, Layout::Strided) => "ROWS",
        (Layout::Strided, Layout::Columns) => "COLUMNS",
        other => panic!("{}: the model has no {other:?}", kernel.name),
    };
    format!(
        "{{\"{0}\", \"{1}\", t_k_{0}, {2}, {types}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}, {11}, {place}}}",
        kernel.name,
        kernel.isa.name,
        length(kernel, nr.1 != 0),
        gemm.tile.mr.count(),
        nr.0,
        nr.1,
        lanes.0,
        lanes.1,
        gemm.dot.interleave,
        gemm.k_step(),
        u32::from(gemm.plain()),
        u32::from(gemm.dot.how.longest().is_some()),
    )
}

/// Wide tiles, tall ones and those between are proven too; what reads f32 on both sides is proven elsewhere.
fn other_tiles_pass_verification() {
    let tiles: &[Tiles] = &[
        (&isa::avx512::ISA, &[(4, 96), (8, 48), (28, 16)]),
        (&isa::avx512_vnni::ISA, &[(4, 96), (28, 16)]),
        (&isa::avx512_bf16::ISA, &[(9, 48)]),
        (&isa::avx512_fp16::ISA, &[(9, 48), (4, 96), (28, 16)]),
        (&isa::avx2::ISA, &[(4, 16), (2, 40), (10, 8)]),
        (&isa::avx_vnni::ISA, &[(2, 40), (10, 8)]),
    ];
    let mut plan = planned(X86_64, tiles);
    plan.kernels.retain(|k| match &k.body {
        Body::Gemm(gemm) => gemm.a != gemm.c || gemm.b != gemm.c,
        _ => false,
    });
    assert!(plan.kernels.len() > 20, "{} rows", plan.kernels.len());
    verified(&plan);
}

fn main() -> ExitCode {
    let model = Model { name: "dots", plan: library(X86_64), rows: |kernel| matches!(kernel.body, Body::Gemm(_)), row };
    model.run(vec![
        plain("other_tiles_pass_verification", other_tiles_pass_verification),
        // Verified, not run: nothing emulates them here.
        plain("rows_of_aarch64_pass_verification", || drop(verified(&library(AARCH64)))),
    ])
}
