//! The proof of a microkernel's k loop: it exists, it has exactly the planned multiply-adds, and nothing touches the stack.

use super::{
    graph::{Graph, Loop},
    image::Function,
    inst::{Decoder, Flow, Inst, Registers},
    violation::{KLoop, Kind, Violation},
};
use crate::{
    isa::{DotRow, Isa},
    plan::{GemmPlan, Micro, Order, PeakPlan, Rest},
};
use std::{collections::BTreeSet, fmt::Write};

/// Whether an instruction is the multiply-add of the plan.
pub fn is_dot(inst: &Inst, dot: &DotRow) -> bool {
    dot.mnemonics.iter().any(|m| inst.mnemonic.starts_with(m))
}

/// The innermost loops with multiply-adds.
pub fn dot_loops<'g>(graph: &'g Graph, insts: &[Inst], dot: &DotRow) -> Vec<&'g Loop> {
    let has_dots = |l: &&Loop| graph.members(l).any(|i| is_dot(&insts[i], dot));
    graph.loops.iter().filter(|l| l.innermost).filter(has_dots).collect()
}

/// Checks one microkernel. `nested` says that its k loop lies in a batch loop inside a loop over row tiles.
pub fn check(
    function: &Function,
    insts: &[Inst],
    decoder: &dyn Decoder,
    isa: &Isa,
    plan: &GemmPlan,
    micro: &Micro,
    nested: bool,
) -> Result<Vec<KLoop>, Vec<Violation>> {
    let graph = Graph::new(insts);
    let mut bad = Vec::new();
    let name = &function.name;
    let all = || print(function, insts, decoder, 0..insts.len(), &|i| mark_dot(&insts[i], plan.dot));
    if graph.indirect || graph.irreducible {
        let how = if graph.indirect { "a jump through a table" } else { "a loop with two entries" };
        bad.push(Violation::new(Kind::Flow, format!("{how} hides the loops")).at(name).with(all()));
    }
    let (step, steps) = (micro.dots(), plan.steps(isa, micro));
    let (main, rest_loops) = (step * steps, plan.rest_loops(isa));
    let loops = dot_loops(&graph, insts, plan.dot);
    let on_stack = stack_accesses(&graph, insts, decoder.stack_pointer());
    let mut proven = Vec::new();
    for l in &loops {
        let members: Vec<usize> = graph.members(l).collect();
        let dots = members.iter().filter(|&&i| is_dot(&insts[i], plan.dot)).count() as u32;
        let spills = members.iter().filter(|&&i| on_stack[i]).count();
        let calls = members.iter().filter(|&&i| leaves(&insts[i])).count();
        let mark = |i: usize| match &insts[i] {
            _ if on_stack[i] => " ! stack",
            inst if leaves(inst) => " ! call",
            inst => mark_dot(inst, plan.dot),
        };
        let listing = print(function, insts, decoder, members.iter().copied(), &mark);
        let mut found = |kind, detail| bad.push(Violation::new(kind, detail).at(name).with(listing.clone()));
        if dots != main && !(rest_loops > 0 && dots == step) {
            let unit = if plan.tile.order == Order::Dot { "vectors of k steps" } else { "k steps" };
            let tile = format!("{step} of the tile x {steps} {unit}");
            found(Kind::Count, format!("{dots}, planned are {main} ({tile})"));
        }
        if nested && l.parent.and_then(|p| graph.loops[p].parent).is_none() {
            found(Kind::NoLoop, "the innermost loop is not inside a batch loop and a loop over row tiles".into());
        }
        if spills > 0 {
            let budget = plan.tile.budget.arithmetic();
            found(Kind::Spill, format!("{spills} accesses; the tile was planned with {budget}"));
        }
        if calls > 0 {
            found(Kind::Call, format!("{calls}"));
        }
        proven.push(KLoop {
            micro: micro.suffix(),
            dots,
            instructions: members.len() as u32,
            remainder: dots != main,
            listing,
        });
    }
    if !proven.iter().any(|l| l.dots == main) && proven.iter().all(|l| l.dots == step) {
        let what = format!("no innermost loop has {main} of {}", plan.dot.mnemonics.join(" or "));
        bad.push(Violation::new(Kind::NoLoop, what).at(name).with(all()));
    }
    if plan.unroll > 1 && !proven.is_empty() && !proven.iter().any(|l| l.dots == step && (l.remainder || steps == 1)) {
        let what = format!("no loop over the k steps that {steps} does not divide");
        bad.push(Violation::new(Kind::NoLoop, what).at(name).with(all()));
    }
    // Vectors along k: one loop of whole iterations, and one for each way to take what is left.
    if plan.tile.order == Order::Dot && !proven.is_empty() && proven.len() != 1 + rest_loops as usize {
        let what = format!("{} loops of multiply-adds, planned are {}", proven.len(), 1 + rest_loops);
        bad.push(Violation::new(Kind::NoLoop, what).at(name).with(all()));
    }
    bad.extend(peeled(&graph, &loops, function, insts, decoder, plan));
    if bad.is_empty() { Ok(proven) } else { Err(bad) }
}

/// Checks an entry for columns left over: for each number of rows computed together two k loops with as many multiply-adds, of blocks
/// and of single steps, without access to the stack and without calls.
pub fn check_rest(
    function: &Function,
    insts: &[Inst],
    decoder: &dyn Decoder,
    plan: &GemmPlan,
) -> Result<Vec<KLoop>, Vec<Violation>> {
    let graph = Graph::new(insts);
    let on_stack = stack_accesses(&graph, insts, decoder.stack_pointer());
    let (mut bad, mut proven) = (Vec::new(), Vec::new());
    if graph.indirect || graph.irreducible {
        let how = if graph.indirect { "a jump through a table" } else { "a loop with two entries" };
        bad.push(Violation::new(Kind::Flow, format!("{how} hides the loops")).at(&function.name));
    }
    for l in dot_loops(&graph, insts, plan.dot) {
        let members: Vec<usize> = graph.members(l).collect();
        let dots = members.iter().filter(|&&i| is_dot(&insts[i], plan.dot)).count() as u32;
        let mark = |i: usize| match &insts[i] {
            _ if on_stack[i] => " ! stack",
            inst if leaves(inst) => " ! call",
            inst => mark_dot(inst, plan.dot),
        };
        let listing = print(function, insts, decoder, members.iter().copied(), &mark);
        let mut found = |kind, detail| bad.push(Violation::new(kind, detail).at(&function.name).with(listing.clone()));
        let spills = members.iter().filter(|&&i| on_stack[i]).count();
        if spills > 0 {
            found(Kind::Spill, format!("{spills} accesses"));
        }
        let calls = members.iter().filter(|&&i| leaves(&insts[i])).count();
        if calls > 0 {
            found(Kind::Call, format!("{calls}"));
        }
        let instructions = members.len() as u32;
        let remainder = proven.iter().any(|l: &KLoop| l.dots == dots);
        proven.push(KLoop { micro: String::new(), dots, instructions, remainder, listing });
    }
    let mut counts: Vec<u32> = proven.iter().map(|l| l.dots).collect();
    counts.sort_unstable_by(|x, y| y.cmp(x));
    let planned = Rest::HEIGHTS.map(|height| [height; 2]).concat();
    if counts != planned {
        let what = format!("loops of {counts:?} multiply-adds, planned are {planned:?}");
        let all = print(function, insts, decoder, 0..insts.len(), &|i| mark_dot(&insts[i], plan.dot));
        bad.push(Violation::new(Kind::Count, what).at(&function.name).with(all));
    }
    if bad.is_empty() { Ok(proven) } else { Err(bad) }
}

/// Multiply-adds in the batch loop but in none of its k loops. The epilogue may multiply-add too (beta * C), but it comes
/// after the batch loop, in the loop over row tiles.
fn peeled(
    graph: &Graph,
    loops: &[&Loop],
    function: &Function,
    insts: &[Inst],
    decoder: &dyn Decoder,
    plan: &GemmPlan,
) -> Option<Violation> {
    let batch: BTreeSet<usize> = loops.iter().filter_map(|l| l.parent).collect();
    let outside = |i: &usize| !loops.iter().any(|l| graph.members(l).any(|m| m == *i));
    let extra: Vec<usize> = batch
        .into_iter()
        .filter(|&b| graph.loops[b].parent.is_some())
        .flat_map(|b| graph.members(&graph.loops[b]))
        .filter(|&i| is_dot(&insts[i], plan.dot))
        .filter(outside)
        .collect();
    if extra.is_empty() {
        return None;
    }
    let what = format!("{} multiply-adds in the batch loop", extra.len());
    let listing = print(function, insts, decoder, extra.into_iter(), &|_| " !");
    Some(Violation::new(Kind::Peeled, what).at(&function.name).with(listing))
}

/// Leaves the function or its mode for a while.
pub fn leaves(inst: &Inst) -> bool {
    matches!(inst.flow, Flow::Call(_)) || inst.mode.is_some()
}

fn mark_dot(inst: &Inst, dot: &DotRow) -> &'static str {
    if is_dot(inst, dot) { " *" } else { "" }
}

/// For every instruction, whether it accesses memory through the stack pointer or a register computed from it.
pub fn stack_accesses(graph: &Graph, insts: &[Inst], stack_pointer: Registers) -> Vec<bool> {
    let step = |tainted: Registers, inst: &Inst| {
        let derived = if inst.derives & tainted != 0 { inst.writes } else { 0 };
        tainted & !inst.writes | derived | stack_pointer
    };
    let mut entry: Vec<Registers> = vec![stack_pointer; graph.blocks.len()];
    let mut work: Vec<usize> = (0..graph.blocks.len()).collect();
    while let Some(b) = work.pop() {
        let block = &graph.blocks[b];
        let exit = insts[block.first..block.end].iter().fold(entry[b], step);
        for &next in &block.next {
            if entry[next] | exit != entry[next] {
                entry[next] |= exit;
                work.push(next);
            }
        }
    }
    let mut accesses = vec![false; insts.len()];
    for (block, &start) in graph.blocks.iter().zip(&entry) {
        let mut tainted = start;
        for i in block.first..block.end {
            accesses[i] = insts[i].address.is_some_and(|a| a & tainted != 0);
            tainted = step(tainted, &insts[i]);
        }
    }
    accesses
}

/// Lists instructions, each with its mark; gaps are shown.
pub fn print(
    function: &Function,
    insts: &[Inst],
    decoder: &dyn Decoder,
    which: impl Iterator<Item = usize>,
    mark: &dyn Fn(usize) -> &'static str,
) -> String {
    let mut text = String::new();
    let mut last = None;
    for i in which {
        if last.is_some_and(|l| l + 1 != i) {
            text.push_str("      ...\n");
        }
        last = Some(i);
        let inst = &insts[i];
        let offset = (inst.at - function.start) as usize;
        // Branch targets are printed relative to the function, like the offsets.
        let code = decoder.text(&function.bytes[offset..], offset as u64);
        let line = format!("    {offset:>6x}:  {code:<50}{}", mark(i));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// Checks a function of a kernel whose outermost loop is over `parts`, panels or rows: no loop inside touches the stack, and none
/// calls or leaves the mode. What the inner loops have no registers for may lie on the stack in the outermost.
pub fn check_moves(function: &Function, insts: &[Inst], decoder: &dyn Decoder, parts: &str) -> Vec<Violation> {
    let graph = Graph::new(insts);
    let mut bad = Vec::new();
    if graph.indirect || graph.irreducible {
        let how = if graph.indirect { "a jump through a table" } else { "a loop with two entries" };
        bad.push(Violation::new(Kind::Flow, format!("{how} hides the loops")).at(&function.name));
    }
    let on_stack = stack_accesses(&graph, insts, decoder.stack_pointer());
    for l in &graph.loops {
        let members: Vec<usize> = graph.members(l).collect();
        let spills = members.iter().filter(|&&i| on_stack[i]).count();
        let calls = members.iter().filter(|&&i| leaves(&insts[i])).count();
        let mark = |i: usize| match &insts[i] {
            _ if on_stack[i] => " ! stack",
            inst if leaves(inst) => " ! call",
            _ => "",
        };
        let mut found = |kind, detail| {
            let listing = print(function, insts, decoder, members.iter().copied(), &mark);
            bad.push(Violation::new(kind, detail).at(&function.name).with(listing));
        };
        if spills > 0 && l.parent.is_some() {
            found(Kind::Spill, format!("{spills} accesses in a loop inside of the loop over {parts}"));
        }
        if calls > 0 {
            found(Kind::Call, format!("{calls} in a loop"));
        }
    }
    bad
}

/// Checks a register-only loop: somewhere in the object there is one loop with exactly one multiply-add per chain, and it
/// touches no memory.
pub fn check_peak<'a: 'f, 'f>(
    functions: impl Iterator<Item = (&'f Function<'a>, &'f [Inst])>,
    decoder: &dyn Decoder,
    plan: &PeakPlan,
) -> Result<(), Violation> {
    let mut found = Vec::new();
    for (function, insts) in functions.filter(|(_, insts)| !insts.is_empty()) {
        let graph = Graph::new(insts);
        for l in dot_loops(&graph, insts, plan.dot) {
            let members: Vec<usize> = graph.members(l).collect();
            let dots = members.iter().filter(|&&i| is_dot(&insts[i], plan.dot)).count() as u32;
            let accesses = members.iter().filter(|&&i| insts[i].address.is_some()).count();
            let listing = print(function, insts, decoder, members.iter().copied(), &|i| mark_dot(&insts[i], plan.dot));
            found.push((dots, accesses, listing));
        }
    }
    match found.as_slice() {
        [(dots, 0, _)] if *dots == plan.chains => Ok(()),
        [(dots, accesses, listing)] => {
            let what = format!("{dots} and {accesses} memory accesses, planned are {} and none", plan.chains);
            Err(Violation::new(Kind::Count, what).with(listing.clone()))
        }
        loops => Err(Violation::new(Kind::NoLoop, format!("{} loops of multiply-adds, planned is one", loops.len()))),
    }
}
