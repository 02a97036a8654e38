//! The control-flow graph of a function and its natural loops.

use super::inst::{Flow, Inst, Target};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A straight run of instructions.
#[derive(Debug)]
pub struct Block {
    /// Index of the first instruction.
    pub first: usize,
    /// Index after the last.
    pub end: usize,
    /// Blocks that can follow.
    pub next: Vec<usize>,
    /// Blocks that can precede.
    pub previous: Vec<usize>,
}

/// A natural loop: a header that dominates all of it.
#[derive(Debug)]
pub struct Loop {
    /// Its blocks; the header among them.
    pub blocks: BTreeSet<usize>,
    /// The smallest loop around it.
    pub parent: Option<usize>,
    /// It contains no other loop.
    pub innermost: bool,
}

/// The graph.
#[derive(Debug)]
pub struct Graph {
    /// In order of address; the entry is 0.
    pub blocks: Vec<Block>,
    /// Ordered by header.
    pub loops: Vec<Loop>,
    /// Some cycle has no header that dominates it.
    pub irreducible: bool,
    /// Some jump goes through a table.
    pub indirect: bool,
}

impl Graph {
    /// The graph of a function whose instructions follow each other without gaps.
    pub fn new(insts: &[Inst]) -> Self {
        let mut blocks = blocks(insts);
        let indirect = insts.iter().any(|i| i.flow == Flow::IndirectJump);
        if indirect {
            // A table leads to code that nothing else leads to.
            let orphans: Vec<usize> = (1..blocks.len()).filter(|&b| blocks[b].previous.is_empty()).collect();
            for from in 0..blocks.len() {
                if insts[blocks[from].end - 1].flow == Flow::IndirectJump {
                    blocks[from].next = orphans.clone();
                    orphans.iter().for_each(|&b| blocks[b].previous.push(from));
                }
            }
        }
        let order = Order::new(&blocks);
        let mut bodies: BTreeMap<usize, Vec<BTreeSet<usize>>> = BTreeMap::new();
        let mut irreducible = false;
        for (from, block) in blocks.iter().enumerate() {
            for &header in &block.next {
                if order.dominates(header, from) {
                    nest(bodies.entry(header).or_default(), body(&blocks, header, from));
                } else if order.retreats(from, header) {
                    irreducible = true;
                }
            }
        }
        let bodies: Vec<BTreeSet<usize>> = bodies.into_values().flatten().collect();
        let inside =
            |a: usize, b: usize| a != b && bodies[a].len() < bodies[b].len() && bodies[a].is_subset(&bodies[b]);
        let loops = (0..bodies.len())
            .map(|i| Loop {
                blocks: bodies[i].clone(),
                parent: (0..bodies.len()).filter(|&o| inside(i, o)).min_by_key(|&o| bodies[o].len()),
                innermost: !(0..bodies.len()).any(|o| inside(o, i)),
            })
            .collect();
        Graph { blocks, loops, irreducible, indirect }
    }

    /// Indices of the instructions of a loop.
    pub fn members<'a>(&'a self, l: &'a Loop) -> impl Iterator<Item = usize> + 'a {
        l.blocks.iter().flat_map(|&b| self.blocks[b].first..self.blocks[b].end)
    }
}

fn blocks(insts: &[Inst]) -> Vec<Block> {
    let index: HashMap<u64, usize> = insts.iter().enumerate().map(|(i, inst)| (inst.at, i)).collect();
    let target = |t: &Target| match t {
        Target::At(at) => index.get(at).copied(),
        Target::Named(_) => None,
    };
    let mut leaders = BTreeSet::from([0]);
    for (i, inst) in insts.iter().enumerate() {
        if let Flow::Branch(t) | Flow::Jump(t) = &inst.flow {
            leaders.extend(target(t));
        }
        if !matches!(inst.flow, Flow::Next | Flow::Call(_)) && i + 1 < insts.len() {
            leaders.insert(i + 1);
        }
    }
    let starts: Vec<usize> = leaders.into_iter().collect();
    let number: HashMap<usize, usize> = starts.iter().enumerate().map(|(b, &i)| (i, b)).collect();
    let mut blocks: Vec<Block> = starts
        .iter()
        .enumerate()
        .map(|(b, &first)| {
            let end = starts.get(b + 1).copied().unwrap_or(insts.len());
            let last = &insts[end - 1];
            let mut next = Vec::new();
            if let Flow::Branch(t) | Flow::Jump(t) = &last.flow {
                next.extend(target(t).map(|i| number[&i]));
            }
            if matches!(last.flow, Flow::Next | Flow::Call(_) | Flow::Branch(_)) && end < insts.len() {
                next.push(number[&end]);
            }
            next.dedup();
            Block { first, end, next, previous: Vec::new() }
        })
        .collect();
    for from in 0..blocks.len() {
        for to in blocks[from].next.clone() {
            blocks[to].previous.push(from);
        }
    }
    blocks
}

/// The blocks that reach `from` without passing `header`.
fn body(blocks: &[Block], header: usize, from: usize) -> BTreeSet<usize> {
    let mut body = BTreeSet::from([header]);
    let mut work = vec![from];
    while let Some(b) = work.pop() {
        if body.insert(b) {
            work.extend(&blocks[b].previous);
        }
    }
    body
}

/// Adds a loop to those with the same header. Loops that begin together (nothing stands between the starts of an outer and
/// an inner one) are nested if one contains the other; otherwise they are one loop with two ways back.
fn nest(loops: &mut Vec<BTreeSet<usize>>, mut new: BTreeSet<usize>) {
    loops.retain(|old| {
        let nested = old.is_subset(&new) || new.is_subset(old);
        if !nested {
            new.extend(old);
        }
        nested
    });
    if !loops.contains(&new) {
        loops.push(new);
    }
}

/// Reverse postorder numbers and immediate dominators, by the iteration of Cooper, Harvey and Kennedy.
struct Order {
    position: Vec<Option<usize>>,
    dominator: Vec<usize>,
}

impl Order {
    fn new(blocks: &[Block]) -> Self {
        let mut postorder = Vec::new();
        let mut seen = vec![false; blocks.len()];
        let mut stack = vec![(0, 0)];
        seen[0] = true;
        while let Some((b, child)) = stack.pop() {
            match blocks[b].next.get(child) {
                Some(&next) => {
                    stack.push((b, child + 1));
                    if !std::mem::replace(&mut seen[next], true) {
                        stack.push((next, 0));
                    }
                }
                None => postorder.push(b),
            }
        }
        let mut position = vec![None; blocks.len()];
        postorder.iter().rev().enumerate().for_each(|(p, &b)| position[b] = Some(p));
        const UNKNOWN: usize = usize::MAX;
        let mut dominator = vec![UNKNOWN; blocks.len()];
        dominator[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for &b in postorder.iter().rev().filter(|&&b| b != 0) {
                let mut new = UNKNOWN;
                for &p in blocks[b].previous.iter().filter(|&&p| dominator[p] != UNKNOWN) {
                    new = if new == UNKNOWN { p } else { meet(&dominator, &position, new, p) };
                }
                changed |= dominator[b] != new;
                dominator[b] = new;
            }
        }
        Order { position, dominator }
    }

    /// Every path from the entry to `b` passes `a`.
    fn dominates(&self, a: usize, b: usize) -> bool {
        if self.position[a].is_none() || self.position[b].is_none() {
            return false;
        }
        let mut at = b;
        while at != a && at != 0 {
            at = self.dominator[at];
        }
        at == a
    }

    /// The edge goes back in reverse postorder.
    fn retreats(&self, from: usize, to: usize) -> bool {
        matches!((self.position[from], self.position[to]), (Some(f), Some(t)) if t <= f)
    }
}

fn meet(dominator: &[usize], position: &[Option<usize>], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while position[a] > position[b] {
            a = dominator[a];
        }
        while position[b] > position[a] {
            b = dominator[b];
        }
    }
    a
}
