//! `cargo xtask mca`: static cycle counts of the k loops of AArch64 tiles, against the bound that the multiply-add pipes set.

use crate::asm;
use nanogemm_build::{
    dtype, emit, isa,
    plan::{Body, Layout, LibraryPlan, Op, Request, tile},
    spec::Size,
};
use std::{
    io::Write,
    process::{Command, Stdio},
};

/// A core: its LLVM name, bits of one multiply-add pipe and number of such pipes. Sources: the optimisation guides of
/// Neoverse V1, V2, N2 (ASIMD/SVE FMA throughput) and the A64FX microarchitecture manual.
const CORES: &[(&str, &[(&str, u32)])] = &[
    ("neoverse-v1", &[("neon", 4), ("sve", 2)]),
    ("neoverse-v2", &[("neon", 4), ("sve", 4)]),
    ("neoverse-n2", &[("neon", 2), ("sve", 2)]),
    ("a64fx", &[("neon", 2), ("sve", 2)]),
];

/// Tiles compared: the chosen one first (see `tile::auto`), then rejected ones.
const REJECTED: &[(&str, &[(u32, u32)])] =
    &[("neon", &[(12, 2), (4, 5)]), ("sve", &[(8, 3), (6, 4), (12, 2), (4, 6), (16, 1)])];

/// Prints one line per core, instruction set, tile and layout of A.
pub fn run() -> Result<(), String> {
    println!(
        "{:<12} {:<4} {:<8} {:<8} {:>6} {:>6} {:>6} {:>7}",
        "core", "isa", "tile", "A", "dots", "cycles", "bound", "of peak"
    );
    for (isa_name, rejected) in REJECTED {
        let isa = isa::find(isa_name).ok_or("unknown instruction set")?;
        let f32 = &dtype::f32::DTYPE;
        let chosen = tile::auto(isa, f32);
        let lanes = isa.registers.width.lanes(f32.bytes);
        let others = rejected.iter().map(|&(rows, vectors)| (Size::Int(rows), lanes.times(vectors)));
        let tiles = std::iter::once((chosen.mr, chosen.nr)).chain(others.filter(|t| *t != (chosen.mr, chosen.nr)));
        for (mr, nr) in tiles {
            if let Err(e) = tile::explicit(isa, f32, mr, nr) {
                println!("{isa_name} {mr}x{nr}: {e:?}");
                continue;
            }
            let request = Request {
                op: Op::Gemm,
                a: f32,
                b: f32,
                c: f32,
                a_layouts: vec![Layout::Packed, Layout::Strided],
                b_layouts: vec![Layout::Packed],
                any: true,
                shapes: Vec::new(),
                entry: None,
                tiles: vec![(isa, vec![(mr, nr)])],
                unroll: None,
            };
            let triple = "aarch64-unknown-linux-gnu";
            let plan = LibraryPlan::new("m", "m", triple, isa::Arch::Aarch64, None, &[isa], &[request]);
            for kernel in plan.kernels.iter().filter(|k| k.isa == isa) {
                let Body::Gemm(gemm) = &kernel.body else { continue };
                let text = emit::assembly(&plan, kernel)?;
                let micro = gemm.micros[0];
                let (loop_text, dots) = asm::k_loop(&text, kernel, &micro)?;
                for (core, pipes) in CORES {
                    let pipes = pipes.iter().find(|(i, _)| i == isa_name).expect("every core has both").1;
                    let cycles = cycles(&loop_text, core)?;
                    let bound = f64::from(dots) / f64::from(pipes);
                    let layout = if gemm.a_layout == Layout::Packed { "packed" } else { "strided" };
                    let share = 100.0 * bound / cycles;
                    println!(
                        "{core:<12} {isa_name:<4} {:<8} {layout:<8} {dots:>6} {cycles:>6.1} {bound:>6.1} {share:>6.0}%",
                        format!("{mr}x{nr}")
                    );
                }
            }
        }
    }
    Ok(())
}

/// Cycles per iteration by llvm-mca of the pinned LLVM.
fn cycles(loop_text: &str, core: &str) -> Result<f64, String> {
    const ITERATIONS: u32 = 100;
    let mut child = Command::new("llvm-mca-22")
        .args(["-mtriple=aarch64", &format!("-mcpu={core}"), &format!("-iterations={ITERATIONS}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("llvm-mca-22: {e} (package llvm-22)"))?;
    child.stdin.take().expect("piped").write_all(loop_text.as_bytes()).map_err(|e| e.to_string())?;
    let out = child.wait_with_output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&out.stdout);
    let total = text
        .lines()
        .find_map(|l| l.strip_prefix("Total Cycles:"))
        .ok_or_else(|| format!("llvm-mca printed no total for {core}: {}", String::from_utf8_lossy(&out.stderr)))?;
    total.trim().parse::<f64>().map(|t| t / f64::from(ITERATIONS)).map_err(|e| e.to_string())
}
