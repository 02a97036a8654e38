//! B that is packed beside the products: the first tile of C packs them, a k step ahead of its own.
//!
//! ```text
//! pack step 0
//! for each whole step but the last: nanokernel(acc, p), and between its products the panels of the next step
//! ```
//!
//! Products occupy nothing but the unit that multiplies tiles, so loads of B from memory go on meanwhile.

use super::*;
use crate::compose::{groups, pack::Places};
use std::cell::Cell;

/// Groups of steps in a tile of B: it has as many rows.
const GROUPS: u32 = ROWS as u32;

impl<'c> Builder<'_, 'c> {
    /// Is B to be packed?
    pub(super) fn b_is_plain(&self) -> IntValue<'c> {
        self.ir.cmp(IntPredicate::NE, self.args.int("from"), self.ir.c(0))
    }

    /// The whole k steps whose panels this tile of C packs: all if it is the first and B is to be packed, otherwise none.
    pub(super) fn to_pack(&self, at: Place<'c>) -> IntValue<'c> {
        let (ir, args) = (self.ir, &self.args);
        let same = |one: PointerValue<'c>, other: &str| {
            let one = ir.b.build_ptr_to_int(one, ir.i64(), "").unwrap();
            ir.cmp(IntPredicate::EQ, one, args.int(other))
        };
        let first = ir.and(same(at.a, "a"), same(at.b, "b"));
        let steps = ir.div(args.int("k"), ir.c(self.plan.k_step().into()));
        ir.only(ir.and(first, self.b_is_plain()), steps)
    }

    /// Packs so many steps and multiplies all of them but the last, of `left`. Returns how many are left then, and where operands
    /// go on.
    pub(super) fn k_packed(
        &self,
        steps: IntValue<'c>,
        left: IntValue<'c>,
        start: &[Value<'c>],
    ) -> (IntValue<'c>, Vec<Value<'c>>) {
        let (ir, args) = (self.ir, &self.args);
        let (a_at, b_at) = start.split_at(self.rows as usize);
        let first = b_at[0].into_pointer_value();
        let from = args.pointer("from");
        let any = ir.cmp(IntPredicate::NE, steps, ir.c(0));
        let begin = || {
            let next = Cell::new(from);
            (0..GROUPS).for_each(|group| self.pack_group(&next, first, group));
        };
        ir.branch(any, begin, || {});
        let count = ir.only(any, ir.sub(steps, ir.c(1)));
        // Panels that have not room for all steps are used up step by step, and begin again.
        let all = ir.times(args.int("k"), ROWS * i64::from(self.plan.b.bytes));
        let few = ir.cmp(IntPredicate::ULT, self.b_tile, all);
        let mask = ir.sub(ir.only(few, self.b_tile), ir.c(1));
        let step = ir.times(args.bytes("from_rs", self.plan.b.bytes), self.plan.k_step().into());
        let mut state = a_at.to_vec();
        state.extend([Value::from(ir.at(from, step)), ir.c(0).into()]);
        let mut state = ir.count_down("k.packed", count, 1, &state, |at| {
            let (a, job) = at.split_at(self.rows as usize);
            let (next, done) = (Cell::new(job[0].into_pointer_value()), job[1].into_int_value());
            let behind = ir.and(ir.add(done, ir.c(TILE)), mask);
            // Otherwise every panel would have a pointer of its own.
            let behind = ir.unknown(behind.into()).into_int_value();
            let (now, to) = (ir.at(first, done), ir.at(first, behind));
            let mut at = a.to_vec();
            at.extend((0..self.columns).map(|v| Value::from(ir.at(now, ir.times(self.b_tile, v.into())))));
            let products = self.rows * self.columns;
            let mut after = self.step(&at, Source::Near, |product| {
                let groups = GROUPS * product / products..GROUPS * (product + 1) / products;
                groups.for_each(|group| self.pack_group(&next, to, group));
            });
            after.truncate(self.rows as usize);
            after.extend([Value::from(next.get()), behind.into()]);
            after
        });
        let done = state.pop().expect("the step comes last").into_int_value();
        state.pop();
        state.extend(b_at.iter().map(|b| Value::from(ir.at(b.into_pointer_value(), done))));
        (ir.sub(left, count), state)
    }

    /// One group of steps of all panels, the first of which begins at `to`, and on to the next rows of B.
    fn pack_group(&self, next: &Cell<PointerValue<'c>>, to: PointerValue<'c>, group: u32) {
        let (ir, b) = (self.ir, self.plan.b);
        let (rs, steps) = (self.args.bytes("from_rs", b.bytes), ROW as u32 / ROWS as u32 / b.bytes);
        let from = next.get();
        let panels = Places::new(ir, to, self.b_tile);
        let lanes = ROWS as u32;
        let ty = ir.vector(ir.bits(b), Size::Int(lanes));
        let width = ROWS * i64::from(b.bytes);
        for panel in 0..self.columns.into() {
            let row = |step: u32| {
                let row = ir.at(from, ir.times(rs, step.into()));
                ir.load(ty, ir.at(row, ir.c(panel * width)))
            };
            let rows: Vec<_> = (0..steps).map(row).collect();
            let group_of = groups::interleave(ir, b.bytes, self.arch.vector_constraint(), &rows, lanes);
            ir.store(group_of, ir.at(panels.lane(panel), ir.c(i64::from(group) * ROW)));
        }
        // Otherwise every row would have a pointer of its own.
        next.set(ir.unseen(ir.at(from, ir.times(rs, steps.into()))));
    }
}
