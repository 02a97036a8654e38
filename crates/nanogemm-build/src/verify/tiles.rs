//! The proof of a microkernel whose operands and accumulators are tiles.
//!
//! ```text
//! k loops     innermost loops in a batch loop in a loop over tiles of C, each with exactly tile x unroll products, as many loads of
//!             tiles as the plan has operands, and no stack access, call or store of a tile
//! copies      the last k steps of an A that is read where it is go through the stack, and all of one that lacks rows: products of
//!             one step more each, inside of the batch loop
//! first step  where tiles are whole, that of the next tile stands among the stores of the last: products of one step, with an
//!             old C and without, in the loop over tiles
//! sums        accumulators are neither loaded, zeroed nor stored in the batch loop: nothing but products writes them
//! ```

use super::{
    graph::{Graph, Loop},
    image::Function,
    inst::{Decoder, Inst},
    kloop::{is_dot, leaves, print, stack_accesses},
    violation::{KLoop, Kind, Violation},
};
use crate::plan::{ColumnTail, GemmPlan, Layout, Micro};
use std::collections::BTreeSet;

/// K loops: one for operands that stay in the first cache, one for a B that is read once, one that lets A pass by. Where tiles are
/// whole, two more of the latter copy finished sums to C on the way, and with several tiles of either operand there are three more
/// that let B pass by. One more where B may be packed beside the products.
fn k_loops(whole: bool, micro: &Micro) -> usize {
    match (whole, micro.rows > 1 && micro.columns.vectors > 1) {
        (false, _) => 3,
        (true, false) => 5,
        (true, true) => 8,
    }
}

/// Whether an instruction reads a tile from memory.
fn is_load(inst: &Inst) -> bool {
    inst.tiles_written != 0 && inst.address.is_some()
}

/// Whether an instruction writes a tile to memory.
fn is_store(inst: &Inst) -> bool {
    inst.tiles_read != 0 && inst.tiles_written == 0
}

/// Checks one microkernel.
pub fn check(
    function: &Function,
    insts: &[Inst],
    decoder: &dyn Decoder,
    plan: &GemmPlan,
    micro: &Micro,
) -> Result<Vec<KLoop>, Vec<Violation>> {
    let graph = Graph::new(insts);
    let on_stack = stack_accesses(&graph, insts, decoder.stack_pointer());
    let mark = |i: usize| match &insts[i] {
        inst if is_dot(inst, plan.dot) => " *",
        _ if on_stack[i] => " stack",
        _ => "",
    };
    let list = |which: &BTreeSet<usize>| print(function, insts, decoder, which.iter().copied(), &mark);
    let all: BTreeSet<usize> = (0..insts.len()).collect();
    let mut bad = Vec::new();
    let mut found = |kind, what: String, which: &BTreeSet<usize>| {
        bad.push(Violation::new(kind, what).at(&function.name).with(list(which)));
    };
    if graph.indirect || graph.irreducible {
        found(Kind::Flow, "loops that cannot be seen".into(), &all);
    }
    let members = |l: &Loop| graph.members(l).collect::<BTreeSet<usize>>();
    let dots = |which: &BTreeSet<usize>| which.iter().filter(|&&i| is_dot(&insts[i], plan.dot)).count() as u32;
    let main: Vec<&Loop> = graph.loops.iter().filter(|l| l.innermost && dots(&members(l)) > 0).collect();
    let whole = micro.columns.tail == ColumnTail::Full;
    let planned = k_loops(whole, micro) + usize::from(plan.packs_b(micro));
    if main.len() != planned {
        found(Kind::NoLoop, format!("{} innermost loops of products, planned are {planned}", main.len()), &all);
        return Err(bad);
    }
    let Some(batch) =
        main[0].parent.filter(|&p| graph.loops[p].parent.is_some() && main.iter().all(|l| l.parent == Some(p)))
    else {
        found(Kind::NoLoop, "k loops are not inside a batch loop and a loop over tiles".into(), &all);
        return Err(bad);
    };
    let batch = members(&graph.loops[batch]);
    let (step, loads) = (micro.dots(), micro.rows + micro.columns.vectors);
    let (mut counted, mut proven) = (0, Vec::new());
    for inner in main.iter().map(|l| members(l)) {
        let here = dots(&inner);
        counted += here;
        if here != step * plan.unroll {
            let tile = format!("{step} of the tile x {} steps", plan.unroll);
            found(Kind::Count, format!("{here}, planned are {} ({tile})", step * plan.unroll), &inner);
        }
        let loaded = inner.iter().filter(|&&i| is_load(&insts[i])).count() as u32;
        if loaded != loads * plan.unroll {
            let what = format!("{loaded} loads of tiles, planned are {}", loads * plan.unroll);
            found(Kind::Count, what, &inner);
        }
        if inner.iter().any(|&i| on_stack[i]) {
            found(Kind::Spill, plan.tile.budget.arithmetic(), &inner);
        }
        if inner.iter().any(|&i| leaves(&insts[i])) {
            found(Kind::Call, "in the k loop".into(), &inner);
        }
        let (micro, instructions, listing) = (micro.suffix(), inner.len() as u32, list(&inner));
        proven.push(KLoop { micro, dots: here, instructions, remainder: false, listing });
    }
    // Everything that multiplies: the k loop, the last k steps of an A read where it is, all steps of one that lacks rows, and
    // where tiles are whole the first step, with and without an old C.
    let in_rows = plan.a_layout == Layout::Rows;
    let copied = step * (u32::from(in_rows) + u32::from(in_rows && !whole && micro.rows == 1));
    // The code generator may merge what ends both ways.
    let first = if whole { step..=2 * step } else { 0..=0 };
    let (in_batch, everywhere) = (dots(&batch), dots(&all));
    let outside = everywhere - in_batch;
    if in_batch != counted + copied || !first.contains(&outside) {
        let planned = format!("planned are {} and {} to {}", counted + copied, first.start(), first.end());
        found(Kind::Peeled, format!("{in_batch} products in the batch loop and {outside} outside, {planned}"), &all);
    }
    let accumulators = insts.iter().filter(|i| is_dot(i, plan.dot)).fold(0, |mask, i| mask | i.tiles_written);
    let touches = |i: &Inst| !is_dot(i, plan.dot) && (i.tiles_written & accumulators != 0 || is_store(i));
    if accumulators.count_ones() != step || batch.iter().any(|&i| touches(&insts[i])) {
        let what = format!("{} accumulators, planned are {step}, written by products only", accumulators.count_ones());
        found(Kind::TileSpill, what, &batch);
    }
    if bad.is_empty() { Ok(proven) } else { Err(bad) }
}
