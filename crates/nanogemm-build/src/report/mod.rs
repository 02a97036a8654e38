//! Pages and pictures of a plan: `generated/kernels.md`, `plan.json` and `names.md`, `docs/diagnostics.md`, and the drawing
//! of one kernel for the terminal.
//!
//! All of them are printed from the rows of the plan and the tables of the generator; nothing is listed twice.

mod diagnostics;
mod explain;
mod json;
mod kernels;
mod names;

pub use diagnostics::diagnostics_md;
pub use explain::explain;
pub use json::plan_json;
pub use kernels::kernels_md;
pub use names::names_md;

use crate::plan::{ColumnForm, ColumnTail, GemmPlan, Layout, Micro, Order};

/// The command that rewrites every generated file.
pub const BLESS: &str = "cargo xtask bless";

/// What stands at the top of a generated Markdown file.
fn markdown_head() -> String {
    format!("<!-- Do not edit: this file is generated. To change it, change its source and run `{BLESS}`. -->\n\n")
}

/// How A is read, in a few words.
fn a_layout(gemm: &GemmPlan) -> String {
    match gemm.a_layout {
        Layout::Strided if gemm.b_layout == Layout::Columns => "row-major".into(),
        Layout::Strided => "strided".into(),
        Layout::Packed => format!("panels of {}", gemm.a_width()),
        Layout::Rows => "row-major".into(),
        Layout::Columns => unreachable!("a layout of B"),
    }
}

/// How B is read, in a few words.
fn b_layout(gemm: &GemmPlan) -> String {
    match gemm.b_layout {
        Layout::Strided => "row-major".into(),
        Layout::Packed => format!("panels of {}", gemm.b_width()),
        Layout::Columns => "column-major".into(),
        Layout::Rows => unreachable!("a layout of A"),
    }
}

/// The element types of A, B and C as a manifest writes them.
fn types(gemm: &GemmPlan) -> String {
    if gemm.a == gemm.b && gemm.b == gemm.c { gemm.c.to_string() } else { format!("{},{},{}", gemm.a, gemm.b, gemm.c) }
}

/// The microkernels that share a way to cover columns.
struct Edge {
    columns: ColumnForm,
    /// Row counts, largest first.
    rows: Vec<u32>,
}

/// The microkernels by column form, in their order.
fn edges(micros: &[Micro]) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    for micro in micros {
        match edges.iter_mut().find(|e| e.columns == micro.columns) {
            Some(edge) => edge.rows.push(micro.rows),
            None => edges.push(Edge { columns: micro.columns, rows: vec![micro.rows] }),
        }
    }
    edges
}

impl Edge {
    /// The row counts: `14..1`, or a list if some are missing.
    fn rows(&self) -> String {
        let (first, last) = (self.rows[0], self.rows[self.rows.len() - 1]);
        let unbroken = self.rows.windows(2).all(|pair| pair[0] == pair[1] + 1);
        match (unbroken, first == last) {
            (true, true) => first.to_string(),
            (true, false) => format!("{first}..{last}"),
            (false, _) => self.rows.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
        }
    }

    /// The column form as the local functions spell it.
    fn columns(&self) -> String {
        let suffix = Micro::new(1, self.columns).suffix();
        suffix.trim_start_matches(".1x").to_string()
    }

    /// The column form for people.
    fn describe(&self, order: Order) -> String {
        let unit = if order == Order::Dot { "column" } else { "vector" };
        let vectors = match self.columns.vectors {
            1 => format!("1 {unit}"),
            n => format!("{n} {unit}s"),
        };
        match self.columns.tail {
            ColumnTail::Full if order == Order::Dot => vectors,
            ColumnTail::Full => format!("{vectors}, all lanes"),
            ColumnTail::Masked => format!("{vectors}, the last masked at run time"),
            ColumnTail::Exact(1) => "1 single column".into(),
            ColumnTail::Exact(lanes) => format!("exactly {lanes} columns"),
        }
    }
}
