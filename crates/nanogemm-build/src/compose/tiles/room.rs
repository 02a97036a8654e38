//! Finished tiles on their way to C, and the k loops that take them there.
//!
//! ```text
//! k loops of a tile:
//!     while sums of the tile before are in the room: nanokernel(acc, p), and a few lines from the room to C
//!     what lines are left
//!     nanokernel(acc, p) for the steps that are left
//! ```

use super::*;
use std::cell::Cell;

/// Bytes of both operands that stay in a first cache of 48 KiB, the smallest there is beside tiles.
const NEAR: i64 = 40 << 10;

/// Bytes of rows of C, from the first to the last, that stay in a second cache of 2 MiB beside operands.
const STAYS: i64 = 768 << 10;

/// Bytes of B that stay in a second cache of 2 MiB while C passes by, and tiles beside each other for which tiles of A are worth a place
/// in the first cache.
const B_STAYS: i64 = 1 << 20;
const BESIDE: i64 = 8;

/// Lines of C that each k step copies: of a long sum, and of one that is over before all lines are copied that way.
const LINES: u32 = 4;
const LINES_SHORT: u32 = 8;
/// Steps that a long sum may lack of those it takes to copy all lines.
const SPARE: i64 = 2;

impl<'c> Builder<'_, 'c> {
    /// Do finished tiles go to C at once? If there is no room where they may wait; if small operands and C are in the first
    /// cache, and rows of C begin with lines; and where C is one tile high.
    pub(super) fn stores_directly(&self) -> IntValue<'c> {
        let ir = self.ir;
        let room = ir.b.build_ptr_to_int(self.room, ir.i64(), "").unwrap();
        let none = ir.cmp(IntPredicate::EQ, room, ir.c(0));
        let (near, flat) = self.ways();
        ir.b.build_or(none, ir.b.build_or(near, flat, "").unwrap(), "").unwrap()
    }

    pub(super) fn unless_direct(&self, n: IntValue<'c>) -> IntValue<'c> {
        self.ir.b.build_select(self.direct, self.ir.c(0), n, "").unwrap().into_int_value()
    }

    /// Where tiles are stored whose sums belong at `c`, and the distance between rows there.
    pub(super) fn target(&self, c: PointerValue<'c>) -> (PointerValue<'c>, IntValue<'c>) {
        let pick = |direct: Value<'c>, room: Value<'c>| self.ir.b.build_select(self.direct, direct, room, "").unwrap();
        let rs = pick(self.c_rs.into(), self.ir.c(i64::from(self.columns) * ROW).into()).into_int_value();
        (pick(c.into(), self.room.into()).into_pointer_value(), rs)
    }

    /// So many rows from the room to C, which are at `state`.
    pub(super) fn copy_lines(&self, count: IntValue<'c>, state: &[Value<'c>]) {
        self.ir.count_down("lines", count, 1, state, |at| {
            let (from, to) = self.copy_row(at[0].into_pointer_value(), at[1].into_pointer_value());
            vec![from.into(), to.into()]
        });
    }

    /// One row from the room to C, and on to the next.
    fn copy_row(&self, from: PointerValue<'c>, to: PointerValue<'c>) -> (PointerValue<'c>, PointerValue<'c>) {
        let ir = self.ir;
        for v in 0..self.columns {
            let along = ir.c(i64::from(v) * ROW);
            ir.store(ir.load_aligned(self.c_ty, ir.at(from, along), ROW as u32), ir.at(to, along));
        }
        (ir.at(from, ir.c(i64::from(self.columns) * ROW)), ir.unseen(ir.at(to, self.c_rs)))
    }

    /// Do rows of C begin elsewhere than lines do?
    pub(super) fn across_lines(&self) -> IntValue<'c> {
        let ir = self.ir;
        let both = ir.b.build_or(self.args.int("c"), self.c_rs, "").unwrap();
        ir.cmp(IntPredicate::NE, ir.and(both, ir.c(ROW - 1)), ir.c(0))
    }

    /// From where on the k loops ask for lines of C while the tile before is copied to `before`. The next tile, at `next`, is wanted if
    /// it holds sums to begin with, or if its rows do not begin with lines: a store to a part of a line waits until the rest of it is
    /// there, where one to all of it does not. The first line of such a row is the last of the tile beside it and was asked for there.
    /// Of a small C lines are there.
    pub(super) fn ahead(&self, next: PointerValue<'c>, before: PointerValue<'c>) -> PointerValue<'c> {
        let ir = self.ir;
        let select = |c, yes: Value<'c>, no: Value<'c>| ir.b.build_select(c, yes, no, "").unwrap();
        let across = self.across_lines();
        let lacks = ir.and(across, self.is_far());
        let wanted = ir.b.build_or(ir.b.build_not(self.overwrites(), "").unwrap(), lacks, "").unwrap();
        let last = select(across, ir.c(ROW - 1).into(), ir.c(0).into()).into_int_value();
        select(wanted, ir.at(next, last).into(), before.into()).into_pointer_value()
    }

    /// Is C too large to stay in the second cache?
    fn is_far(&self) -> IntValue<'c> {
        let ir = self.ir;
        ir.cmp(IntPredicate::UGT, ir.mul(self.args.int("m"), self.c_rs), ir.c(STAYS))
    }

    /// Do tiles follow each other along the rows of C, so that A stays in the first cache and B passes by? A large C wants that: what
    /// comes next is in the same pages, and in the line that the tile before ended in. B has to stay in the second cache meanwhile.
    pub(super) fn goes_along(&self) -> IntValue<'c> {
        let (ir, args) = (self.ir, &self.args);
        if !self.both_ways() {
            return ir.ctx.bool_type().const_zero();
        }
        let b_bytes = ir.times(ir.mul(args.int("n"), args.int("k")), self.plan.b.bytes.into());
        let stays = ir.cmp(IntPredicate::ULE, b_bytes, ir.c(B_STAYS));
        let beside = ir.c(BESIDE * ROWS * i64::from(self.columns));
        let wide = ir.cmp(IntPredicate::UGE, args.int("n"), beside);
        ir.and(self.is_far(), ir.and(stays, wide))
    }

    /// Is there code for both orders? Where either operand is one tile, the other passes by in any case.
    fn both_ways(&self) -> bool {
        self.whole && self.rows > 1 && self.columns > 1
    }

    /// Do operands stay in the first cache because they are small, and C is not across lines? And is C one tile high?
    fn ways(&self) -> (IntValue<'c>, IntValue<'c>) {
        let (ir, args) = (self.ir, &self.args);
        let bytes = ir.times(ir.mul(ir.add(args.int("m"), args.int("n")), args.int("k")), self.plan.a.bytes.into());
        let across = self.across_lines();
        let near = ir.cmp(IntPredicate::ULE, bytes, ir.c(NEAR));
        let near = if self.whole { ir.and(near, ir.b.build_not(across, "").unwrap()) } else { near };
        let flat = ir.cmp(IntPredicate::EQ, self.down_times, ir.c(1));
        if !self.packs {
            return (near, flat);
        }
        // A B that is packed beside the products is in the first cache.
        let plain = self.b_is_plain();
        let near = ir.b.build_or(near, ir.and(flat, plain), "").unwrap();
        (near, ir.and(flat, ir.b.build_not(plain, "").unwrap()))
    }

    /// The k loop, of `count` steps. A store to a line that is not in the first cache holds up those behind it, one across two such
    /// lines for long and one across two pages longer still, and a tile is sixteen of them. So the tiles before, whose sums belong at
    /// `c`, wait in a room that stays in the first cache, and the first steps, if they are `not_first` ones, copy a few lines each.
    /// What a short sum does not get done follows behind.
    pub(super) fn k_loops(
        &self,
        count: IntValue<'c>,
        start: &[Value<'c>],
        [c, ahead]: [PointerValue<'c>; 2],
        not_first: IntValue<'c>,
    ) -> Vec<Value<'c>> {
        let ir = self.ir;
        // Small operands stay where they are; otherwise A passes by, once for each tile of B, or where C is one tile high B does.
        let (near, flat) = self.ways();
        let stay = ir.only(near, count);
        let singly = ir.only(flat, ir.sub(count, stay));
        let count = ir.sub(count, ir.add(stay, singly));
        let start = ir.count_down("k.near", stay, 1, start, |at| self.step(at, Source::Near, |_| {}));
        let start = ir.count_down("k.flat", singly, 1, &start, |at| self.step(at, Source::OnceB, |_| {}));
        if !self.whole {
            return ir.count_down("k", count, 1, &start, |at| self.step(at, Source::StreamA, |_| {}));
        }
        let down = ir.b.build_not(self.along, "").unwrap();
        let order = |this, source, start: &[Value<'c>]| {
            self.copying_loops(ir.only(this, count), source, start, [c, ahead], ir.only(this, not_first))
        };
        let state = order(down, Source::StreamA, &start);
        if self.both_ways() { order(self.along, Source::StreamB, &state) } else { state }
    }

    /// The k loop of whole tiles in one of their orders, if it is that of this block: otherwise it has no steps, and nothing waits.
    fn copying_loops(
        &self,
        count: IntValue<'c>,
        source: Source<'c>,
        start: &[Value<'c>],
        [c, ahead]: [PointerValue<'c>; 2],
        not_first: IntValue<'c>,
    ) -> Vec<Value<'c>> {
        let ir = self.ir;
        let all = i64::from(self.rows) * ROWS;
        let rows = |lines: u32| u32::max(lines / self.columns, 1);
        let steps = |lines: u32| ir.c(all / i64::from(rows(lines)));
        let waiting = self.unless_direct(not_first);
        let waits = ir.cmp(IntPredicate::NE, waiting, ir.c(0));
        let long = ir.cmp(IntPredicate::UGE, ir.add(count, ir.c(SPARE)), steps(LINES));
        let short = ir.b.build_not(long, "").unwrap();
        let few = ir.only(waits, ir.only(long, ir.min(count, steps(LINES))));
        let many = ir.only(waits, ir.only(short, ir.min(count, steps(LINES_SHORT))));
        let mut state = start.to_vec();
        state.extend([self.room, c, ahead].map(Value::from));
        for (name, count, rows) in [("k.short", many, rows(LINES_SHORT)), ("k.long", few, rows(LINES))] {
            state = ir.count_down(name, count, 1, &state, |at| {
                let (at, lines) = at.split_at(at.len() - 3);
                let lines = Cell::new([0, 1, 2].map(|n: usize| lines[n].into_pointer_value()));
                let products = self.rows * self.columns;
                let mut next = self.step(at, source, |product| {
                    for _ in rows * product / products..rows * (product + 1) / products {
                        let [from, to, ahead] = lines.get();
                        let (from, to) = self.copy_row(from, to);
                        (0..self.columns).for_each(|v| ir.prefetch_to_write(ir.at(ahead, ir.c(i64::from(v) * ROW))));
                        lines.set([from, to, ir.unseen(ir.at(ahead, self.c_rs))]);
                    }
                });
                next.extend(lines.get().map(Value::from));
                next
            });
        }
        let lines = state.split_off(state.len() - 3);
        let copied = ir.add(ir.times(few, rows(LINES).into()), ir.times(many, rows(LINES_SHORT).into()));
        let left = ir.only(waits, ir.sub(ir.c(all), copied));
        self.copy_lines(left, &lines[..2]);
        let rest = ir.sub(count, ir.add(few, many));
        ir.count_down("k", rest, 1, &state, |at| self.step(at, source, |_| {}))
    }
}
