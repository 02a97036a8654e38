//! `generated/kernels.md`: what each target builds.

use super::{a_layout, b_layout, types};
use crate::{
    dtype::Conversion,
    plan::{Body, LibraryPlan},
};

/// Tables of block kernels, packing routines and finishing kernels per target.
pub fn kernels_md(plans: &[LibraryPlan]) -> String {
    let mut page = super::markdown_head();
    page += "# Kernels\n\n\
             A block kernel computes C = alpha * A * B + beta * C for one block, tile by tile; `names.md` explains the names. The\n\
             register tile is rows x columns of C in elements; `vs` marks multiples of vscale, the vector length over 128 bits.\n\
             Microkernels are the full tile and all its edges.\n";
    for plan in plans {
        let isas = plan.isas.iter().map(|i| format!("`{}`", i.name)).collect::<Vec<_>>().join(", ");
        page += &format!("\n## {}\n\n", plan.triple);
        page += &format!("Instruction sets, best first: {isas}. ");
        page += &match &plan.tune {
            Some(cpu) => format!("Scheduled for `{cpu}`. "),
            None => "Scheduled for LLVM's generic CPU. ".into(),
        };
        page += &format!("The symbol of a kernel is `{}_k_<name>`.\n", plan.prefix);
        page += &block_kernels(plan);
        page += &fixed_kernels(plan);
        page += &packing_routines(plan);
        page += &finishing_kernels(plan);
    }
    page
}

fn block_kernels(plan: &LibraryPlan) -> String {
    let mut table = String::from(
        "\n| block kernel | instruction set | types | tile | A | B | order of one k step | unroll | registers | microkernels |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for kernel in &plan.kernels {
        let Body::Gemm(gemm) = &kernel.body else { continue };
        let tile = &gemm.tile;
        table += &format!(
            "| `{}` | {} | {} | {}x{} | {} | {} | {} | {} | {} | {} |\n",
            kernel.name,
            kernel.isa.name,
            types(gemm),
            tile.mr,
            tile.nr,
            a_layout(gemm),
            b_layout(gemm),
            tile.order.describe(),
            gemm.unroll,
            tile.budget.arithmetic(),
            gemm.micros.len(),
        );
    }
    table
}

/// Empty if the manifest lists no constant shape. One line for all instruction sets that cover a shape alike would hide
/// what differs, so there is one per kernel.
fn fixed_kernels(plan: &LibraryPlan) -> String {
    let mut table = String::new();
    for kernel in &plan.kernels {
        let Body::Fixed(fixed) = &kernel.body else { continue };
        if table.is_empty() {
            table += "\nKernels of constant shapes ([fixed.md](../docs/fixed.md)): C = A * B + beta * C.\n\n\
                      | kernel | instruction set | tiles | sum |\n| --- | --- | --- | --- |\n";
        }
        let sum = match fixed.is_straight() {
            true => "written out".to_string(),
            false => format!("loop of {} steps", fixed.unroll),
        };
        table += &format!("| `{}` | {} | {} | {sum} |\n", kernel.name, kernel.isa.name, fixed.cover());
    }
    table
}

/// Empty if nothing is packed.
fn packing_routines(plan: &LibraryPlan) -> String {
    let mut table = String::new();
    for kernel in &plan.kernels {
        let Body::Pack(pack) = &kernel.body else { continue };
        if table.is_empty() {
            table += "\n| packing routine | instruction set | type | panel width |\n| --- | --- | --- | --- |\n";
        }
        let types = match pack.conversion() {
            Conversion::Copy => pack.from.name.to_string(),
            Conversion::Widen | Conversion::Offset => format!("{} as {}", pack.from, pack.to),
        };
        table += &format!("| `{}` | {} | {} | {} |\n", kernel.name, kernel.isa.name, types, pack.width);
    }
    table
}

/// Empty if there are none.
fn finishing_kernels(plan: &LibraryPlan) -> String {
    let mut table = String::new();
    for kernel in &plan.kernels {
        let Body::Finish(finish) = &kernel.body else { continue };
        if table.is_empty() {
            table += "\n| finishing kernel | instruction set | sums | C |\n| --- | --- | --- | --- |\n";
        }
        table += &format!("| `{}` | {} | {} | {} |\n", kernel.name, kernel.isa.name, finish.acc, finish.c);
    }
    table
}
