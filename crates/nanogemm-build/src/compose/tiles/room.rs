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

    /// Do operands stay in the first cache because they are small, and C is not across lines? And is C one tile high?
    fn ways(&self) -> (IntValue<'c>, IntValue<'c>) {
        let (ir, args) = (self.ir, &self.args);
        let bytes = ir.times(ir.mul(ir.add(args.int("m"), args.int("n")), args.int("k")), self.plan.a.bytes.into());
        let c_bits = args.int("c");
        let both = ir.b.build_or(c_bits, self.c_rs, "").unwrap();
        let across = ir.cmp(IntPredicate::NE, ir.and(both, ir.c(ROW - 1)), ir.c(0));
        let near = ir.cmp(IntPredicate::ULE, bytes, ir.c(NEAR));
        let near = if self.whole { ir.and(near, ir.b.build_not(across, "").unwrap()) } else { near };
        let flat = ir.cmp(IntPredicate::EQ, self.down_times, ir.c(1));
        if !self.packs {
            return (near, flat);
        }
        // A B that is packed beside the products is in the first cache.
        let plain = ir.cmp(IntPredicate::NE, args.int("from"), ir.c(0));
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
        let pick = |condition, yes, no| ir.b.build_select(condition, yes, no, "").unwrap().into_int_value();
        let only = |condition, n: IntValue<'c>| pick(condition, n, ir.c(0));
        let stay = only(near, count);
        let singly = only(flat, ir.sub(count, stay));
        let count = ir.sub(count, ir.add(stay, singly));
        let start = ir.count_down("k.near", stay, 1, start, |at| self.step(at, Source::Near, |_| {}));
        let start = ir.count_down("k.flat", singly, 1, &start, |at| self.step(at, Source::StreamB, |_| {}));
        if !self.whole {
            return ir.count_down("k", count, 1, &start, |at| self.step(at, Source::StreamA, |_| {}));
        }
        let all = i64::from(self.rows) * ROWS;
        let rows = |lines: u32| u32::max(lines / self.columns, 1);
        let steps = |lines: u32| ir.c(all / i64::from(rows(lines)));
        let waiting = self.unless_direct(not_first);
        let waits = ir.cmp(IntPredicate::NE, waiting, ir.c(0));
        let long = ir.cmp(IntPredicate::UGE, ir.add(count, ir.c(SPARE)), steps(LINES));
        let few = only(waits, pick(long, ir.min(count, steps(LINES)), ir.c(0)));
        let many = only(waits, pick(long, ir.c(0), ir.min(count, steps(LINES_SHORT))));
        let mut state = start;
        state.extend([self.room, c, ahead].map(Value::from));
        for (name, count, rows) in [("k.short", many, rows(LINES_SHORT)), ("k.long", few, rows(LINES))] {
            state = ir.count_down(name, count, 1, &state, |at| {
                let (at, lines) = at.split_at(at.len() - 3);
                let lines = Cell::new([0, 1, 2].map(|n: usize| lines[n].into_pointer_value()));
                let products = self.rows * self.columns;
                let mut next = self.step(at, Source::StreamA, |product| {
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
        let left = only(waits, ir.sub(ir.c(all), copied));
        self.copy_lines(left, &lines[..2]);
        let rest = ir.sub(count, ir.add(few, many));
        ir.count_down("k", rest, 1, &state, |at| self.step(at, Source::StreamA, |_| {}))
    }
}
