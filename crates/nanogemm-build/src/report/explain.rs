//! One kernel for the terminal: its register tile drawn, with the arithmetic behind it.

use super::{a_layout, b_layout, edges};
use crate::{
    dtype::Conversion,
    isa::{Broadcast, Isa, Width},
    plan::{Body, GemmPlan, KernelPlan, Layout, Order, PackPlan, Tile},
    spec::Size,
};

/// The drawing and the facts of one kernel.
pub fn explain(kernel: &KernelPlan) -> String {
    let mut text = format!("{}\n\n", kernel.name);
    match &kernel.body {
        Body::Gemm(gemm) => explain_gemm(&mut text, kernel.isa, gemm),
        Body::Fixed(fixed) => {
            let [m, n, k] = fixed.shape;
            line(
                &mut text,
                "computes",
                &format!("C = A * B + beta * C for m = {m}, n = {n}, k = {k} and nothing else"),
            );
            line(&mut text, "runs on", &format!("{}: {}", kernel.isa.name, kernel.isa.summary));
            line(&mut text, "tiles", &fixed.cover());
            let sum = match fixed.is_straight() {
                true => "all k steps written out".to_string(),
                false => format!("a loop of {} k steps per iteration", fixed.unroll),
            };
            line(&mut text, "sum", &sum);
        }
        Body::Pack(pack) => explain_pack(&mut text, kernel.isa, pack),
        Body::Finish(finish) => {
            let (acc, c) = (finish.acc, finish.c);
            line(
                &mut text,
                "turns",
                &format!("finished sums of {acc} into {c}: factors, biases, residual, activation"),
            );
            line(&mut text, "runs on", &format!("{}: {}", kernel.isa.name, kernel.isa.summary));
        }
        Body::Peak(peak) => {
            line(&mut text, "computes", "nothing of use: multiply-adds between registers, to measure the peak by");
            line(&mut text, "runs on", &format!("{}: {}", kernel.isa.name, kernel.isa.summary));
            line(&mut text, "chains", &format!("{} accumulators, each updated once per iteration", peak.chains));
        }
    }
    text
}

fn line(text: &mut String, what: &str, value: &str) {
    *text += format!("  {what:<11}{value}").trim_end();
    text.push('\n');
}

fn explain_gemm(text: &mut String, isa: &Isa, gemm: &GemmPlan) {
    let tile = &gemm.tile;
    line(text, "computes", "C = alpha * A * B + beta * C over a block, one register tile after the other");
    line(text, "runs on", &format!("{}: {}", isa.name, isa.summary));
    line(text, "A", &format!("{}, {}", gemm.a, a_layout(gemm)));
    line(text, "B", &format!("{}, {}", gemm.b, b_layout(gemm)));
    line(text, "tile", &format!("{} rows x {} columns of {}", tile.mr, tile.nr, gemm.c));
    if let Some(longest) = gemm.dot.how.longest() {
        let (dtype, steps) = (gemm.a, gemm.dot.interleave);
        line(
            text,
            "sums",
            &format!("{dtype}, one for each of {steps} k steps, of up to {longest} together; then added in {}", gemm.c),
        );
    }
    line(text, "order", tile.order.describe());
    text.push('\n');
    draw(text, isa, gemm);
    text.push('\n');
    line(text, "registers", &strip(isa, tile));
    line(text, "", &tile.budget.arithmetic());
    let (a, b) = loads(isa, gemm);
    let per_load = f64::from(tile.dots()) / f64::from(a + b);
    let work = match tile.order {
        Order::Outer => "outer product",
        Order::Tiles => "tile product",
        Order::HoldB | Order::HoldA | Order::Dot => "multiply-add",
    };
    let dots = tile.dots();
    let (a, b) = (plural(a, "load"), plural(b, "load"));
    let step = format!("{}, {b} of B, {a} of A: {per_load:.2} {work}s per load", plural(dots, work));
    line(text, "k step", &step);
    line(text, "intensity", &intensity(isa, tile));
    let steps = match tile.order {
        Order::Dot => "vector of k steps".to_string(),
        Order::Tiles => format!("tile of {} k steps", gemm.k_step()),
        Order::HoldB | Order::HoldA | Order::Outer => "k step".to_string(),
    };
    line(text, "unroll", &format!("{} per iteration of the k loop", plural(gemm.unroll, &steps)));
    line(text, "edges", &format!("{} microkernels, the full tile first:", gemm.micros.len()));
    let unit = match tile.order {
        Order::Outer => "vectors of A",
        Order::Tiles => "tiles of A",
        Order::HoldB | Order::HoldA | Order::Dot => "rows",
    };
    for edge in edges(&gemm.micros) {
        line(text, "", &format!("{} {unit} x {}", edge.rows(), edge.describe(tile.order)));
    }
}

/// Loads of A and of B per k step.
fn loads(isa: &Isa, gemm: &GemmPlan) -> (u32, u32) {
    let by_lane = isa.registers.broadcast == Broadcast::Lane && gemm.a_layout == Layout::Packed;
    let a = if by_lane { gemm.tile.rows.div_ceil(gemm.tile.lanes.count()) } else { gemm.tile.rows };
    (a, gemm.tile.vectors)
}

fn plural(n: u32, what: &str) -> String {
    if n == 1 { format!("{n} {what}") } else { format!("{n} {what}s") }
}

fn intensity(isa: &Isa, tile: &Tile) -> String {
    let at = |vscale: u32| format!("{:.2}", tile.intensity(vscale));
    match isa.registers.width {
        Width::Scalable => {
            let each = [1, 2, 4].map(|vs| format!("{} at {} bits", at(vs), vs * 128)).join(", ");
            format!("multiply-adds per loaded element: {each}")
        }
        Width::Fixed(_) | Width::Element => format!("{} multiply-adds per loaded element", at(1)),
    }
}

/// One letter per register: accumulators, B, A, free, and those a tile has to leave free.
fn strip(isa: &Isa, tile: &Tile) -> String {
    let budget = &tile.budget;
    let letters = |n: u32, letter: &str| letter.repeat(n as usize);
    let operands = letters(budget.b, "B") + &letters(budget.a, "A");
    let spared = isa.registers.vectors - budget.available;
    let spare = letters(spared, "-");
    if budget.operands_in_tiles {
        let free = budget.tiles_available - budget.accumulators - budget.a - budget.b;
        format!("tiles [{}{operands}{}]", letters(budget.accumulators, "C"), letters(free, "."))
    } else if budget.in_tiles {
        let tiles = letters(budget.accumulators, "C") + &letters(budget.tiles_available - budget.accumulators, ".");
        let free = budget.available - budget.a - budget.b;
        format!("tiles [{tiles}] vectors [{operands}{}{spare}]", letters(free, "."))
    } else {
        let free = budget.available - budget.accumulators - budget.a - budget.b;
        let kept = match spared {
            0 => String::new(),
            n => format!(", {n} kept free for the code generator"),
        };
        format!("[{}{operands}{}{spare}]  {free} free{kept}", letters(budget.accumulators, "C"), letters(free, "."))
    }
}

/// Which of `n` rows or columns are drawn: all, or the first and the last with a gap (`None`) between.
fn drawn(n: u32, most: u32) -> Vec<Option<u32>> {
    if n <= most {
        return (0..n).map(Some).collect();
    }
    (0..most - 2).map(Some).chain([None, Some(n - 1)]).collect()
}

/// Rows and columns beyond which a drawing has a gap.
const MOST_ROWS: u32 = 16;
const MOST_COLUMNS: u32 = 8;

/// The tile: accumulators in a box, A at its left, B on top.
fn draw(text: &mut String, isa: &Isa, gemm: &GemmPlan) {
    let tile = &gemm.tile;
    let columns = drawn(tile.vectors, MOST_COLUMNS);
    let rows = drawn(tile.rows, MOST_ROWS);
    let by_lane = isa.registers.broadcast == Broadcast::Lane && gemm.a_layout == Layout::Packed;
    let left = |row: u32| match tile.order {
        Order::Outer | Order::Dot | Order::Tiles => format!("a{row} load"),
        Order::HoldB | Order::HoldA if by_lane => {
            let lanes = tile.lanes.count();
            format!("a{}[{}] lane", row / lanes, row % lanes)
        }
        Order::HoldB | Order::HoldA if tile.lanes == Size::Int(1) => format!("a{row} load"),
        Order::HoldB | Order::HoldA => format!("a{row} broadcast"),
    };
    let margin = rows.iter().flatten().map(|&r| left(r).len()).max().unwrap_or(0) + 4;
    let cell = 7;
    let rule = |from: &str, between: &str, to: &str| {
        let bars = vec!["─".repeat(cell); columns.len()].join(between);
        format!("  {:margin$}{from}{bars}{to}\n", "")
    };
    let held = if matches!(tile.order, Order::HoldA | Order::Dot | Order::Tiles) {
        "one at a time"
    } else {
        "all held during the k step"
    };
    let unit = match tile.order {
        Order::Tiles => "tile",
        _ if tile.lanes == Size::Int(1) => "element",
        _ => "vector",
    };
    let of = if tile.order == Order::Tiles {
        format!(" of {} columns x {} k steps", tile.lanes, gemm.k_step())
    } else if tile.lanes == Size::Int(1) {
        String::new()
    } else {
        format!(" of {} {}", tile.lanes, gemm.b)
    };
    *text += &format!("  {:margin$} B: {}{of}, {held}\n", "", plural(tile.vectors, unit));
    let heads = columns.iter().map(|c| format!("{:^cell$}", c.map_or("…".into(), |c| format!("b{c}"))));
    *text += format!("  {:margin$} {}", "", heads.collect::<Vec<_>>().join(" ")).trim_end();
    text.push('\n');
    *text += &rule("┌", "┬", "┐");
    for row in rows {
        let head = row.map_or("⋮".into(), &left);
        let cells = columns.iter().map(|c| match (row, c) {
            (Some(row), Some(c)) => format!("{:^cell$}", format!("c{row},{c}")),
            (None, Some(_)) => format!("{:^cell$}", "⋮"),
            (_, None) => format!("{:^cell$}", "…"),
        });
        let arrow = if row.is_some() { "─►" } else { "  " };
        let pad = margin - 3;
        *text += &format!("  {head:<pad$}{arrow} │{}│\n", cells.collect::<Vec<_>>().join("│"));
    }
    *text += &rule("└", "┴", "┘");
    let each = match tile.order {
        Order::Outer | Order::Tiles => {
            format!("each box is an accumulator tile of {} x {} {}", tile.lanes, tile.lanes, gemm.c)
        }
        Order::HoldB | Order::HoldA if tile.lanes == Size::Int(1) => format!("each box is one {}", gemm.c),
        Order::Dot => format!("each box is a register of {} partial sums, added up after the last k step", tile.lanes),
        Order::HoldB | Order::HoldA if gemm.dot.how.longest().is_some() => {
            format!("each box is a register of {} columns, {} {} each", tile.lanes, gemm.dot.interleave, gemm.a)
        }
        Order::HoldB | Order::HoldA => format!("each box is a register of {} {}", tile.lanes, gemm.c),
    };
    *text += &format!("  {:margin$} {each}\n", "");
}

fn explain_pack(text: &mut String, isa: &Isa, pack: &PackPlan) {
    let PackPlan { from, to, width, interleave, k_step } = pack;
    line(text, "copies", &format!("a plain {from} matrix with run-time strides into {to} panels of {width} lanes"));
    match pack.conversion() {
        Conversion::Copy => {}
        Conversion::Widen => line(text, "elements", &format!("each the same value as {to}")),
        Conversion::Offset => line(text, "elements", &format!("each plus {}", pack.offset())),
    }
    if *interleave > 1 {
        line(text, "k steps", &format!("{interleave} side by side, padded with zeros to a multiple of {k_step}"));
    }
    line(text, "runs on", &format!("{}: {}", isa.name, isa.summary));
    text.push('\n');
    let last = match width {
        Size::Int(n) => (n - 1).to_string(),
        Size::Vs(n) => format!("{n}vs-1"),
    };
    let step = |k: u32| format!("│ {k},0 {k},1 … {k},{last} ");
    *text += &format!("  {:<11}{}{}{}│ …\n", "panel", step(0), step(1), step(2));
    line(text, "", "k step,lane in the order of memory; the next panel follows after the last k step");
    line(text, "padding", "lanes the matrix does not have are 0 in the last panel");
}
