//! The proof of a kernel of one shape: exactly the planned multiply-adds, and nothing touches the stack among them.

use super::{
    graph::{Graph, Loop},
    image::Function,
    inst::{Decoder, Inst},
    kloop::{dot_loops, is_dot, leaves, print, stack_accesses},
    violation::{Kind, Violation},
};
use crate::plan::FixedPlan;

/// How many times each operation appears in the code of the kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Work {
    /// Multiply-adds, and multiplications: sums that are written out begin with one, and there are instruction sets whose
    /// multiply-adds are a multiplication and an addition.
    dots: u32,
    /// Multiply-adds in each k loop, ascending.
    loops: Vec<u32>,
}

impl Work {
    fn planned(plan: &FixedPlan) -> Self {
        let k = plan.shape[2];
        let body: u32 = plan.bodies().sum();
        // Each accumulator takes one more multiply-add for beta.
        if plan.is_straight() {
            // Accumulators of the code for dense operands.
            let dense = match (plan.is_dense_apart(), plan.whole) {
                (false, _) => 0,
                (true, false) => body,
                (true, true) => 1,
            };
            return Work { dots: (body + dense) * (k + 1), loops: Vec::new() };
        }
        let in_loop = if k / plan.unroll > 1 { plan.unroll } else { 0 };
        let written = k - k / plan.unroll * plan.unroll + plan.unroll;
        let mut loops: Vec<u32> = plan.bodies().filter(|_| in_loop > 0).map(|dots| dots * in_loop).collect();
        loops.sort_unstable();
        Work { dots: body * (written + 1), loops }
    }
}

/// A multiplication: `vmulps`, `fmul`, `mulsd`.
fn is_product(inst: &Inst) -> bool {
    inst.mnemonic.trim_start_matches(['v', 'f']).starts_with("mul")
}

/// Checks the kernel, which is one function.
pub fn check(function: &Function, insts: &[Inst], decoder: &dyn Decoder, plan: &FixedPlan) -> Vec<Violation> {
    if insts.is_empty() {
        return Vec::new(); // reported as undecodable
    }
    let (graph, mut bad) = (Graph::new(insts), Vec::new());
    let mut found = |kind, detail: String, listing: String| {
        bad.push(Violation::new(kind, detail).at(&function.name).with(listing));
    };
    let mark = |i: usize| if is_dot(&insts[i], plan.dot) { " *" } else { "" };
    let list = |which: &[usize]| print(function, insts, decoder, which.iter().copied(), &mark);
    let all: Vec<usize> = (0..insts.len()).collect();
    if graph.indirect || graph.irreducible {
        found(Kind::Flow, "loops that cannot be seen".into(), list(&all));
    }
    let dots: Vec<usize> = all.iter().copied().filter(|&i| is_dot(&insts[i], plan.dot)).collect();
    let wanted = Work::planned(plan);
    // Written-out sums may stand in the loops over tiles.
    let loops = if wanted.loops.is_empty() { Vec::new() } else { dot_loops(&graph, insts, plan.dot) };
    let count = |l: &&Loop| graph.members(l).filter(|&i| is_dot(&insts[i], plan.dot)).count() as u32;
    let mut counts: Vec<u32> = loops.iter().map(count).collect();
    counts.sort_unstable();
    let products = insts.iter().filter(|i| is_product(i) && !is_dot(i, plan.dot)).count();
    let there = Work { dots: (dots.len() + products) as u32, loops: counts };
    if there != wanted {
        found(Kind::Count, format!("there are {there:?}, planned are {wanted:?}"), list(&all));
    }
    // k loops touch no stack at all. Between tiles a counter or a pointer may wait there, a vector nowhere; vectors that
    // belong to the caller are saved before the first multiply-add and restored after the last.
    let on_stack = stack_accesses(&graph, insts, decoder.stack_pointer());
    let in_k_loop = |i: usize| loops.iter().any(|l| graph.members(l).any(|m| m == i));
    let between = between(&graph, &dots, insts.len());
    let wrong = |i: &usize| on_stack[*i] && (in_k_loop(*i) || between[*i] && !is_general(&insts[*i]));
    let spills: Vec<usize> = all.iter().copied().filter(wrong).collect();
    if !spills.is_empty() {
        found(Kind::Spill, format!("{} accesses among the multiply-adds", spills.len()), list(&spills));
    }
    let calls: Vec<usize> = all.iter().copied().filter(|&i| leaves(&insts[i])).collect();
    if !calls.is_empty() {
        found(Kind::Call, format!("{}", calls.len()), list(&calls));
    }
    bad
}

/// For every instruction, whether one of `marks` can come before it and one after it in the same call.
fn between(graph: &Graph, marks: &[usize], count: usize) -> Vec<bool> {
    // What is known at the end of each block, going along `edges`.
    let flow = |edges: &dyn Fn(usize) -> Vec<usize>| {
        let marked = |b: usize| marks.iter().any(|&i| (graph.blocks[b].first..graph.blocks[b].end).contains(&i));
        let mut seen: Vec<bool> = (0..graph.blocks.len()).map(marked).collect();
        let mut work: Vec<usize> = (0..graph.blocks.len()).filter(|&b| seen[b]).collect();
        while let Some(b) = work.pop() {
            for next in edges(b) {
                if !std::mem::replace(&mut seen[next], true) {
                    work.push(next);
                }
            }
        }
        seen
    };
    let (before, after) = (flow(&|b| graph.blocks[b].next.clone()), flow(&|b| graph.blocks[b].previous.clone()));
    let mut result = vec![false; count];
    for block in &graph.blocks {
        let mine: Vec<usize> = marks.iter().copied().filter(|i| (block.first..block.end).contains(i)).collect();
        let came = block.previous.iter().any(|&p| before[p]);
        let comes = block.next.iter().any(|&n| after[n]);
        for (i, between) in result.iter_mut().enumerate().take(block.end).skip(block.first) {
            *between = (came || mine.iter().any(|&m| m < i)) && (comes || mine.iter().any(|&m| m > i));
        }
    }
    result
}

/// Moves nothing but a general-purpose register: writes one, or is a store that is no store of x86 vectors. (A vector that
/// AArch64 stores is found when it is loaded.)
fn is_general(inst: &Inst) -> bool {
    inst.writes != 0
        || ["mov", "add", "sub", "inc", "dec", "push", "pop", "ret", "str", "stp", "stur"]
            .contains(&inst.mnemonic.as_str())
}
