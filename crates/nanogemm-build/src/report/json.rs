//! `generated/plan.json`: every decision of the plan, in the order of the rows.

use super::{BLESS, edges};
use crate::plan::{Body, GemmPlan, KernelPlan, Layout, LibraryPlan, Order};
use serde::Serialize;

#[derive(Serialize)]
struct Page<'a> {
    generated: String,
    targets: Vec<Target<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Target<'a> {
    library: &'a str,
    prefix: &'a str,
    triple: &'a str,
    arch: &'static str,
    tune: Option<&'a str>,
    isas: Vec<&'static str>,
    kernels: Vec<Kernel>,
    /// Kernels of constant shapes, one line each: there are many.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixed: Vec<String>,
}

#[derive(Serialize)]
#[serde(tag = "op", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum Kernel {
    Gemm {
        name: String,
        isa: &'static str,
        types: [&'static str; 3],
        a: &'static str,
        b: &'static str,
        mr: String,
        nr: String,
        rows: u32,
        vectors: u32,
        lanes: String,
        order: &'static str,
        registers: String,
        unroll: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        longest: Option<u32>,
        dots_per_step: u32,
        microkernels: usize,
        edges: Vec<String>,
    },
    Pack {
        name: String,
        isa: &'static str,
        from: &'static str,
        to: &'static str,
        width: String,
        #[serde(skip_serializing_if = "is_one")]
        interleave: u32,
        #[serde(skip_serializing_if = "is_one")]
        k_step: u32,
    },
    Finish {
        name: String,
        isa: &'static str,
        sums: &'static str,
        c: &'static str,
    },
    Peak {
        name: String,
        isa: &'static str,
        dtype: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        operands: Option<[&'static str; 2]>,
        chains: u32,
    },
}

fn is_one(n: &u32) -> bool {
    *n == 1
}

/// The plans as JSON, indented, keys in a fixed order.
pub fn plan_json(plans: &[LibraryPlan]) -> String {
    let generated = format!("Do not edit: this file is generated. To change it, change its source and run `{BLESS}`.");
    let page = Page { generated, targets: plans.iter().map(target).collect() };
    let text = serde_json::to_string_pretty(&page).expect("the page has only strings, numbers and lists");
    text + "\n"
}

fn target(plan: &LibraryPlan) -> Target<'_> {
    Target {
        library: &plan.name,
        prefix: &plan.prefix,
        triple: &plan.triple,
        arch: plan.arch.name(),
        tune: plan.tune.as_deref(),
        isas: plan.isas.iter().map(|i| i.name).collect(),
        kernels: plan.kernels.iter().filter_map(kernel).collect(),
        fixed: plan.kernels.iter().filter_map(fixed).collect(),
    }
}

fn fixed(kernel: &KernelPlan) -> Option<String> {
    let Body::Fixed(fixed) = &kernel.body else { return None };
    Some(format!("{}: {}", kernel.name, fixed.cover()))
}

fn kernel(kernel: &KernelPlan) -> Option<Kernel> {
    let (name, isa) = (kernel.name.to_string(), kernel.isa.name);
    Some(match &kernel.body {
        Body::Fixed(_) => return None,
        Body::Gemm(gemm) => row(name, isa, gemm),
        Body::Peak(peak) => {
            let own = [peak.dot.a, peak.dot.b];
            let operands = (own != [peak.acc.name; 2]).then_some(own);
            Kernel::Peak { name, isa, dtype: peak.acc.name, operands, chains: peak.chains }
        }
        Body::Pack(pack) => Kernel::Pack {
            name,
            isa,
            from: pack.from.name,
            to: pack.to.name,
            width: pack.width.to_string(),
            interleave: pack.interleave,
            k_step: pack.k_step,
        },
        Body::Finish(finish) => Kernel::Finish { name, isa, sums: finish.acc.name, c: finish.c.name },
    })
}

fn row(name: String, isa: &'static str, gemm: &GemmPlan) -> Kernel {
    let tile = &gemm.tile;
    Kernel::Gemm {
        name,
        isa,
        types: [gemm.a.name, gemm.b.name, gemm.c.name],
        a: match gemm.a_layout {
            Layout::Strided => "strided",
            Layout::Packed => "packed",
            Layout::Rows => "row",
            Layout::Columns => unreachable!("a layout of B"),
        },
        b: match gemm.b_layout {
            Layout::Strided => "row",
            Layout::Packed => "packed",
            Layout::Columns => "col",
            Layout::Rows => unreachable!("a layout of A"),
        },
        mr: tile.mr.to_string(),
        nr: tile.nr.to_string(),
        rows: tile.rows,
        vectors: tile.vectors,
        lanes: tile.lanes.to_string(),
        order: match tile.order {
            Order::HoldB => "hold-b",
            Order::HoldA => "hold-a",
            Order::Outer => "outer",
            Order::Dot => "dot",
            Order::Tiles => "tiles",
        },
        registers: tile.budget.arithmetic(),
        unroll: gemm.unroll,
        longest: gemm.dot.how.longest(),
        dots_per_step: tile.dots(),
        microkernels: gemm.micros.len(),
        edges: edges(&gemm.micros).iter().map(|e| format!("rows {} x {}", e.rows(), e.columns())).collect(),
    }
}
