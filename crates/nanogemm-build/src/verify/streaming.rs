//! Streaming mode and the link register, along every path of an object's functions.

use super::{
    graph::Graph,
    image::{Function, Image},
    inst::{Decoder, Flow, Inst, Mode, Target},
    kloop::print,
    violation::{Kind, Violation},
};
use std::collections::HashMap;

/// Walks functions from the kernel's entry, which is called outside streaming mode.
pub struct Walk<'a, 'd> {
    image: &'a Image<'d>,
    code: &'a [Vec<Inst>],
    decoder: &'a dyn Decoder,
    /// The mode in which a function, entered in a mode, returns; `None` while it is being walked.
    done: HashMap<(usize, Mode), Option<Mode>>,
    bad: Vec<Violation>,
}

/// Checks that what runs outside streaming mode is legal there, what runs inside is legal there, and that the mode is
/// left again. `code` holds the instructions of `image.functions`.
pub fn check(image: &Image, code: &[Vec<Inst>], decoder: &dyn Decoder, entry: usize) -> Vec<Violation> {
    let mut walk = Walk { image, code, decoder, done: HashMap::new(), bad: Vec::new() };
    if walk.function(entry, Mode::Plain) == Mode::Streaming {
        let what = "returns to its caller in streaming mode".to_string();
        walk.bad.push(Violation::new(Kind::Streaming, what).at(&image.functions[entry].name));
    }
    // Code that is reached by address only: nobody knows in which mode, so it has to be legal outside.
    for f in 0..code.len() {
        if !walk.done.keys().any(|(g, _)| *g == f) {
            walk.function(f, Mode::Plain);
        }
    }
    walk.bad
}

impl Walk<'_, '_> {
    fn function(&mut self, f: usize, entry: Mode) -> Mode {
        if let Some(done) = self.done.get(&(f, entry)) {
            return done.unwrap_or(entry);
        }
        self.done.insert((f, entry), None);
        let insts = &self.code[f];
        let graph = Graph::new(insts);
        let mut at: Vec<Option<Mode>> = vec![None; graph.blocks.len()];
        at[0] = Some(entry);
        let mut work = vec![0];
        let mut wrong: Vec<(usize, &'static str)> = Vec::new();
        let mut exits: Vec<Mode> = Vec::new();
        while let Some(b) = work.pop() {
            let block = &graph.blocks[b];
            let mut mode = at[b].expect("blocks are queued with their mode");
            for (i, inst) in (block.first..block.end).zip(&insts[block.first..block.end]) {
                match mode {
                    Mode::Plain if !inst.legal_plain => wrong.push((i, " ! outside streaming mode")),
                    Mode::Streaming if !inst.legal_streaming => wrong.push((i, " ! in streaming mode")),
                    _ => {}
                }
                mode = inst.mode.unwrap_or(mode);
                match &inst.flow {
                    Flow::Call(Some(Target::At(to))) => mode = self.target(f, *to, mode).unwrap_or(mode),
                    // A tail call.
                    Flow::Jump(Target::At(to)) if block.next.is_empty() => {
                        exits.push(self.target(f, *to, mode).unwrap_or(mode));
                    }
                    Flow::Return => exits.push(mode),
                    _ => {}
                }
            }
            for &next in &block.next {
                match at[next] {
                    None => {
                        at[next] = Some(mode);
                        work.push(next);
                    }
                    Some(other) if other != mode => {
                        wrong.push((graph.blocks[next].first, " ! mode depends on the path"));
                    }
                    Some(_) => {}
                }
            }
        }
        let function = &self.image.functions[f];
        if !wrong.is_empty() {
            wrong.sort_unstable();
            wrong.dedup();
            let what = format!("{} instructions", wrong.len());
            let marks: HashMap<usize, &'static str> = wrong.iter().copied().collect();
            let listing = print(function, insts, self.decoder, wrong.iter().map(|w| w.0), &|i| marks[&i]);
            self.bad.push(Violation::new(Kind::Streaming, what).at(&function.name).with(listing));
        }
        let exit = exits.first().copied().unwrap_or(entry);
        if exits.iter().any(|e| *e != exit) {
            let what = "returns in streaming mode on some paths only".to_string();
            self.bad.push(Violation::new(Kind::Streaming, what).at(&function.name));
        }
        self.done.insert((f, entry), Some(exit));
        exit
    }

    /// Walks the function called at `to`.
    fn target(&mut self, from: usize, to: u64, mode: Mode) -> Option<Mode> {
        let callee = self.image.function_at(self.image.functions[from].section, to)?;
        Some(self.function(callee, mode))
    }
}

/// Every call happens after the link register was saved, on every path.
pub fn check_link(function: &Function, insts: &[Inst], decoder: &dyn Decoder) -> Option<Violation> {
    if !insts.iter().any(|i| matches!(i.flow, Flow::Call(_)) && i.loses_link) {
        return None;
    }
    let graph = Graph::new(insts);
    let step = |saved: bool, inst: &Inst| (saved || inst.saves_link) && (!inst.loses_link || is_call(inst));
    // Optimistic start, so that loops do not hide what was saved before them.
    let mut entry = vec![true; graph.blocks.len()];
    entry[0] = false;
    let mut work: Vec<usize> = (0..graph.blocks.len()).rev().collect();
    while let Some(b) = work.pop() {
        let block = &graph.blocks[b];
        let exit = insts[block.first..block.end].iter().fold(entry[b], step);
        for &next in &block.next {
            if entry[next] && !exit {
                entry[next] = false;
                work.push(next);
            }
        }
    }
    let mut wrong = Vec::new();
    for (block, &start) in graph.blocks.iter().zip(&entry) {
        let mut saved = start;
        for (i, inst) in (block.first..block.end).zip(&insts[block.first..block.end]) {
            if is_call(inst) && !saved {
                wrong.push(i);
            }
            saved = step(saved, inst);
        }
    }
    if wrong.is_empty() {
        return None;
    }
    let listing = print(function, insts, decoder, wrong.iter().copied(), &|_| " ! x30 still holds the return address");
    Some(Violation::new(Kind::Link, format!("{} calls", wrong.len())).at(&function.name).with(listing))
}

/// A call that overwrites the link register (a system call does not).
fn is_call(inst: &Inst) -> bool {
    matches!(inst.flow, Flow::Call(_)) && inst.loses_link
}
