//! Packing by transposition in vector registers: panels whose lanes are rows of the plain matrix.
//!
//! A *square* is P lanes x P steps, P elements being 128 bits: P loads of adjacent steps, and a network of interleavings that
//! turns them into P vectors of adjacent lanes. Wider vectors hold several squares of different lanes side by side, since
//! the network works within 128 bits, where every instruction set is fast.
//!
//! Elements of panels that are converted or interleaved move in *units* of 32 bits of the plain matrix, each one group or more.
//! Where they are more, a vector of units becomes one vector for each of its groups.
//!
//! ```text
//! network(rows[0..P]):
//!     v[i] = rows[i with its bits reversed]
//!     for unit in 1, 2, 4 .. P/2:
//!         for i in 0..P/2:  w[2i] = low halves of v[i] and v[i + P/2], in turns of `unit` elements;  w[2i + 1] = high halves
//!         v = w
//!
//! for each line of steps:
//!     for each group of squares side by side:
//!         for each square of the line: load, network, store
//! ```
//!
//! The steps of a line fill a cache line of each lane, so that a lane is done with a line of memory at one go: rows a large
//! power of two apart contend for a few lines of the cache. Steps left over are covered by squares of which the last ends
//! with the last step and overlaps the one before, and a width that is no multiple of P by squares that overlap: nothing
//! outside the operands is touched. Lanes that do not exist are read from the last that does, and replaced by zeros.

use super::{
    LINE, groups,
    pack::{Panel, Places},
};
use crate::{
    isa::Width,
    nanokernel::{Ir, Level, Value},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    values::{IntValue, PointerValue},
};

/// Bytes of a lane between what is packed and what is prefetched. A line of each lane is packed at one go.
const AHEAD: i64 = 4 * LINE;

/// A panel that is transposed.
pub struct Network<'p, 'i, 'c> {
    panel: &'p Panel<'i, 'c>,
    /// Bytes of a unit.
    unit: u32,
    /// Groups of a unit.
    split: u32,
    /// Units of 128 bits.
    square: u32,
    /// Squares side by side in a vector.
    most: u32,
}

impl<'p, 'i, 'c> Network<'p, 'i, 'c> {
    /// Unless vectors or the panel are too narrow.
    pub fn new(panel: &'p Panel<'i, 'c>) -> Option<Self> {
        let plan = panel.plan;
        let unit = if plan.copies() { plan.from.bytes } else { groups::WORD as u32 };
        let split = unit / (plan.from.bytes * plan.interleave);
        let square = 16 / unit;
        let most = match panel.isa.registers.width {
            Width::Fixed(bits) => bits / 128,
            Width::Element => 0,
            // Scalable vectors begin with 128 bits that have the instructions of fixed ones.
            Width::Scalable => 1,
        };
        let wide = match plan.width {
            Size::Int(width) => width >= square,
            Size::Vs(lanes) => lanes.is_multiple_of(square),
        };
        (most > 0 && square > 1 && wide).then_some(Network { panel, unit, split, square, most })
    }

    /// Groups of a square: the fewest that can be packed.
    pub fn square(&self) -> u32 {
        self.square * self.split
    }

    /// Copies all whole groups; there are enough for a square.
    pub fn copy(&self) {
        self.panel.ir.branch(self.panel.full(), || self.full(), || self.partial());
    }

    fn bytes(&self) -> i64 {
        self.unit.into()
    }

    /// Where this group of this lane is.
    fn source(&self, lane: IntValue<'c>, group: IntValue<'c>) -> PointerValue<'c> {
        self.panel.source(lane, self.panel.ir.times(group, self.panel.plan.interleave.into()))
    }

    /// All lanes exist.
    fn full(&self) {
        self.along(|group, squares, ahead| self.lanes(group, squares, ahead));
    }

    /// Calls `body` for lines of groups, and for what is left over in squares: the first group, the number of squares, and how far to
    /// prefetch.
    fn along(&self, body: impl Fn(IntValue<'c>, u32, Option<i64>)) {
        let panel = self.panel;
        let ir = panel.ir;
        let groups = LINE / self.bytes() * i64::from(self.split);
        let lines = || ir.sub(panel.groups(), ir.rem(panel.groups(), ir.c(groups)));
        let copy = |ahead| {
            ir.count_up("lines", ir.c(0), ir.c(groups), lines, |group| {
                body(group, groups as u32 / self.square(), ahead);
            });
        };
        ir.branch(panel.far(panel.lane()), || copy(Some(AHEAD)), || copy(None));
        self.squares(lines(), |group| body(group, 1, None));
    }

    /// Calls `body` for the first group of each square that covers the groups from `start` on.
    fn squares(&self, start: IntValue<'c>, body: impl FnOnce(IntValue<'c>)) {
        let (ir, square) = (self.panel.ir, i64::from(self.square()));
        ir.count_up(
            "squares",
            start,
            ir.c(square),
            || self.panel.groups(),
            |group| {
                body(ir.min(group, ir.sub(self.panel.groups(), ir.c(square))));
            },
        );
    }

    /// All lanes of so many squares of groups from `from` on.
    fn lanes(&self, from: IntValue<'c>, squares: u32, ahead: Option<i64>) {
        let (panel, ir, square) = (self.panel, self.panel.ir, self.square);
        let lanes = self.most * square;
        let side = self.side();
        let group = |first, starts: &[i32]| self.group_at(first, from, starts, squares, ahead);
        let Size::Int(width) = panel.plan.width else {
            let end = || panel.width();
            return ir.count_up("groups", ir.c(0), ir.c(lanes.into()), end, |first| group(first, &side));
        };
        let whole = ir.c((width / lanes * lanes).into());
        match width / lanes {
            0 => {}
            1 => group(ir.c(0), &side),
            _ => ir.count_up("groups", ir.c(0), ir.c(lanes.into()), || whole, |first| group(first, &side)),
        }
        // What is left of a width that is no multiple of the vector. A square that would end beyond the panel reaches back.
        let left = (width % lanes) as i32;
        let square = square as i32;
        let starts: Vec<i32> = (0..left).step_by(square as usize).map(|s| s.min(left - square)).collect();
        let mut rest = &starts[..];
        while !rest.is_empty() {
            let (some, others) = rest.split_at(1 << rest.len().ilog2());
            group(whole, some);
            rest = others;
        }
    }

    /// Where the squares of a whole vector begin.
    fn side(&self) -> Vec<i32> {
        (0..self.most).map(|s| (s * self.square) as i32).collect()
    }

    /// [`Network::group`] from this lane and this group on.
    fn group_at(&self, lane: IntValue<'c>, from: IntValue<'c>, starts: &[i32], squares: u32, ahead: Option<i64>) {
        self.group(self.source(lane, from), self.panel.target(lane, from), starts, squares, ahead);
    }

    /// Squares side by side that begin at these lanes, and so many after each other. Prefetches each lane so many bytes ahead.
    fn group(&self, from: PointerValue<'c>, to: PointerValue<'c>, starts: &[i32], squares: u32, ahead: Option<i64>) {
        let panel = self.panel;
        let (ir, square) = (panel.ir, self.square as i32);
        let places = Places::new(ir, from, panel.lane());
        let lanes: Vec<Vec<PointerValue<'c>>> =
            (0..square).map(|i| starts.iter().map(|s| places.lane((s + i).into())).collect()).collect();
        let mut row = ir.at(to, ir.c(i64::from(starts[0]) * self.bytes()));
        if let Some(ahead) = ahead {
            lanes.iter().flatten().for_each(|&lane| ir.prefetch(Level::Second, ir.at(lane, ir.c(ahead))));
        }
        for s in 0..squares {
            let along = ir.c(i64::from(16 * s));
            let rows: Vec<Value<'c>> = lanes.iter().map(|side| self.load(side, along)).collect();
            for value in network(ir, rows).into_iter().flat_map(|v| self.split(v)) {
                self.store(value, row, starts);
                row = self.next(row);
            }
        }
    }

    /// The groups of a vector of units, as they are in the panel.
    fn split(&self, units: Value<'c>) -> Vec<Value<'c>> {
        if self.panel.plan.copies() { vec![units] } else { groups::split(self.panel, units) }
    }

    /// The next group of the panel.
    fn next(&self, row: PointerValue<'c>) -> PointerValue<'c> {
        let next = self.panel.ir.at(row, self.panel.row_bytes());
        match self.panel.plan.width {
            Size::Int(_) => next,
            // No constant distance: otherwise each step of a line would have a register for its own.
            Size::Vs(_) => self.panel.ir.opaque(next),
        }
    }

    /// 128 bits of each lane, side by side.
    fn load(&self, lanes: &[PointerValue<'c>], along: IntValue<'c>) -> Value<'c> {
        let ir = self.panel.ir;
        let ty = ir.vector(ir.integer(8 * self.unit), Size::Int(self.square));
        let mut parts: Vec<Value<'c>> = lanes.iter().map(|&l| ir.load(ty, ir.at(l, along))).collect();
        while parts.len() > 1 {
            parts = parts.chunks(2).map(|pair| ir.concat(pair[0], pair[1])).collect();
        }
        parts[0]
    }

    /// One group of squares that begin at these lanes; `to` is where the first does.
    fn store(&self, value: Value<'c>, to: PointerValue<'c>, starts: &[i32]) {
        let ir = self.panel.ir;
        let square = self.square;
        if starts.windows(2).all(|w| w[0] + square as i32 == w[1]) {
            return ir.store(value, to);
        }
        for (i, start) in (0..).zip(starts) {
            let part = ir.part(value, i * square, square);
            ir.store(part, ir.at(to, ir.c(i64::from(start - starts[0]) * self.bytes())));
        }
    }

    /// Some lanes are missing: whole vectors of lanes, a square at a time from there on, and zeros for squares without any.
    fn partial(&self) {
        let panel = self.panel;
        let (ir, square) = (panel.ir, i64::from(self.square));
        let lanes = ir.c((self.most * self.square).into());
        let whole = || ir.sub(panel.have(), ir.rem(panel.have(), lanes));
        self.along(|from, squares, ahead| {
            ir.count_up("whole", ir.c(0), lanes, whole, |first| {
                self.group_at(first, from, &self.side(), squares, ahead);
            });
        });
        // Lanes that share a vector with one that exists, and then whole vectors of zeros, if vectors fill the panel.
        let filled = panel.plan.width.count().is_multiple_of(self.most * self.square);
        let some = || ir.sub(ir.add(panel.have(), lanes), ir.c(1));
        let shared = || if filled { ir.sub(some(), ir.rem(some(), lanes)) } else { panel.width() };
        ir.count_up("partial", whole(), ir.c(square), shared, |begin| {
            // None ends beyond the panel.
            let start = ir.min(begin, ir.sub(panel.width(), ir.c(square)));
            let some = ir.cmp(IntPredicate::ULT, start, panel.have());
            ir.branch(some, || self.some(start), || self.none(start, 1));
        });
        ir.count_up("zeros", shared(), lanes, || panel.width(), |start| self.none(start, self.most));
    }

    /// All groups of the square that begins at this lane, some lanes of which exist.
    fn some(&self, start: IntValue<'c>) {
        let panel = self.panel;
        let (ir, square) = (panel.ir, i64::from(self.square));
        let (from, stride, have) = (panel.from(), panel.lane(), panel.have());
        let last = ir.sub(have, ir.c(1));
        let lane = |i: i64| ir.at(from, ir.mul(stride, ir.min(ir.add(start, ir.c(i)), last)));
        let lanes: Vec<PointerValue<'c>> = (0..square).map(lane).collect();
        let exist = ir.first_lanes(Size::Int(self.square), ir.sub(have, ir.min(have, start)));
        let to = ir.at(panel.to(), ir.times(start, self.bytes()));
        self.squares(ir.c(0), |at| {
            let along = ir.times(at, self.bytes() / i64::from(self.split));
            let rows: Vec<Value<'c>> = lanes.iter().map(|&l| self.load(&[l], along)).collect();
            let mut to = ir.at(to, ir.mul(at, panel.row_bytes()));
            for value in network(ir, rows).into_iter().flat_map(|v| self.split(v)) {
                ir.store(ir.select(exist, value, ir.zero(value.get_type())), to);
                to = self.next(to);
            }
        });
    }

    /// All groups of so many squares from this lane on, none of which exists.
    fn none(&self, start: IntValue<'c>, squares: u32) {
        let panel = self.panel;
        let ir = panel.ir;
        let bits = 8 * panel.group_bytes() as u32;
        let zero = ir.zero(ir.vector(ir.integer(bits), Size::Int(squares * self.square)));
        let row = panel.row_bytes();
        ir.count_down("none", panel.groups(), 1, &[panel.target(start, ir.c(0)).into()], |at| {
            let to = at[0].into_pointer_value();
            ir.store(zero, to);
            vec![ir.at(to, row).into()]
        });
    }
}

/// Transposes squares of as many elements as there are vectors; see the head of this file.
pub fn network<'c>(ir: &Ir<'c>, rows: Vec<Value<'c>>) -> Vec<Value<'c>> {
    let square = rows.len() as u32;
    let stages = square.ilog2();
    let mut v: Vec<_> = (0..square).map(|i| rows[(i.reverse_bits() >> (32 - stages)) as usize]).collect();
    for unit in (0..stages).map(|stage| 1 << stage) {
        let (low, high) = v.split_at(v.len() / 2);
        let pair = |(&a, &b)| [false, true].map(|half| ir.interleave(a, b, square, unit, half));
        v = low.iter().zip(high).flat_map(pair).collect();
    }
    v
}
