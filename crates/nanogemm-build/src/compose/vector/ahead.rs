//! What microkernels ask for before they need it.

use super::{Args, Builder, FEW_TILES};
use crate::{
    compose::{LINE, PAGE},
    nanokernel::{Level, Value},
    plan::{Layout, tile::FEW_ROWS},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    values::{IntValue, PointerValue},
};

/// k steps from which on a tile of C is asked for ahead.
const PREFETCH_FROM: i64 = 48;

/// k steps of a panel of B between what is used and what is asked for.
const PANEL_AHEAD: i64 = 64;

/// General registers that asking for rows of C takes: for the next one, and what it compares with.
const ASKING: u32 = 2;

/// Iterations of the k loop between the last row of C that is asked for and the end of the sums.
const ROWS_AHEAD: u32 = 8;

/// How the row tiles of a microkernel ask for what B needs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asks {
    /// Each k step of each tile, for what is some [`Builder::distance`] further on.
    All,
    /// Each iteration of the k loop, for one line of the next panel: a panel is read by all row tiles, but the first of them would
    /// wait for it, and with some eight tiles all of it has been asked for by then.
    Lines,
    /// One k step of each iteration, for that of the next tile of a B in place; after as many row tiles as an iteration has steps, all
    /// have been asked for. A whole tile asked for by the first row tile takes every buffer for missing lines, and every later row
    /// tile asks in vain.
    InTurn,
}

impl<'c> Builder<'_, 'c> {
    /// Has the tile more than half the rows of a whole one? Fewer are done with a panel before they could have asked for their share
    /// of the next, have less of C to ask for, and other uses for the registers.
    fn has_most_rows(&self) -> bool {
        2 * self.micro.rows > self.plan.tile.rows
    }

    /// How row tiles ask if there are enough of them to share in it, as far as registers allow.
    pub(super) fn share(&self) -> Option<Asks> {
        if !self.has_most_rows() {
            return None;
        }
        match (self.plan.a_layout, self.plan.b_layout) {
            (_, Layout::Packed) => Some(Asks::Lines),
            (_, Layout::Strided) if self.asks_row_by_row() && self.plan.unroll <= FEW_TILES + 1 => Some(Asks::InTurn),
            _ => None,
        }
    }

    /// What the next row tile adds to the address of B to ask for it: a k step further than this one, or the first.
    pub(super) fn turn_after(&self, turn: IntValue<'c>) -> Value<'c> {
        let ir = self.ir;
        let first = self.distance().expect("several rows ask");
        let last = ir.add(first, ir.times(self.strides.b_ks, i64::from(self.plan.unroll) - 1));
        let end = ir.cmp(IntPredicate::EQ, turn, last);
        ir.b.build_select(end, first, ir.add(turn, self.strides.b_ks), "").unwrap()
    }

    /// Asks for a row of a tile of C: one request for each line, or for each vector if those are longer.
    pub(super) fn ask_for_row(&self, row: PointerValue<'c>) {
        let mut last = None;
        for v in 0..self.micro.columns.vectors {
            let line = match self.plan.tile.lanes {
                Size::Int(lanes) => i64::from(v * lanes * self.plan.c.bytes) / LINE,
                Size::Vs(_) => v.into(),
            };
            if last.replace(line) != Some(line) {
                self.ir.prefetch(Level::First, self.column(row, v, self.plan.c.bytes));
            }
        }
    }

    /// The row of C that the next iteration of the k loop asks for, with so many k steps left in this one: the same until few are.
    pub(super) fn row_after(&self, row: PointerValue<'c>, left: IntValue<'c>) -> Value<'c> {
        let ir = self.ir;
        let soon = (self.micro.rows + ROWS_AHEAD) * self.plan.unroll;
        let soon = ir.cmp(IntPredicate::ULE, left, ir.c(soon.into()));
        ir.b.build_select(soon, ir.at(row, self.strides.c_rs), row, "").unwrap()
    }

    /// Asks for a tile of C at once. Short sums end before it could arrive.
    pub(super) fn ask_for_tile(&self, args: &Args<'_, 'c>, c: PointerValue<'c>) {
        let ir = self.ir;
        let long = ir.cmp(IntPredicate::UGE, self.units(args), ir.c(PREFETCH_FROM));
        let next = |row: &PointerValue<'c>| Some(ir.at(*row, self.strides.c_rs));
        let rows = || std::iter::successors(Some(c), next).take(self.micro.rows as usize);
        ir.branch(long, || rows().for_each(|row| self.ask_for_row(row)), || ());
    }

    /// Whether the rows of a tile of C are asked for one by one while sums grow. All at once they take the place of loads of A and
    /// B for as long as the last level takes to answer. Not by tiles of [few rows](Self::has_most_rows), by short elements in pairs, by
    /// tiles of many rows or of one vector, nor in loops that move several pointers in each step: these have other uses for the
    /// registers. Measured where rows share a pointer only.
    pub(super) fn asks_row_by_row(&self) -> bool {
        let pointers = self.micro.rows.div_ceil(self.group);
        let registers = self.pairs.is_none() && pointers + ASKING <= self.arch.row_pointers();
        let tile = self.plan.tile.vectors > 1 && self.has_most_rows();
        let shared = self.isa.arch.is_some_and(|arch| arch.rows_per_pointer() > 1);
        let panel = self.plan.a_layout == Layout::Packed && shared;
        tile && registers && (panel || self.plan.unrolls_adjacent(self.isa))
    }

    /// How many bytes further on B is what each k step asks for.
    ///
    /// - B in panels: some steps.
    /// - B in place: the same step of the next tile, as rows may lie so far apart that no hardware reads ahead. The loads of a
    ///   single row follow each other so closely that this would only take their place. Those of a few rows nearly do: they ask
    ///   only if rows lie in pages of their own, and otherwise for what is being loaded anyway.
    pub(super) fn distance(&self) -> Option<IntValue<'c>> {
        let (ir, plan) = (self.ir, self.plan);
        let row = ir.times(ir.lane_count(plan.tile.nr), plan.b_unit().into());
        match (plan.b_layout, self.micro.rows) {
            (Layout::Packed, _) => Some(ir.times(row, PANEL_AHEAD)),
            (Layout::Strided, 1) => None,
            (Layout::Strided, 2..=FEW_ROWS) => {
                let far = ir.cmp(IntPredicate::UGE, self.strides.b_ks, ir.c(PAGE));
                Some(ir.only(far, row))
            }
            (Layout::Strided, _) => Some(row),
            (Layout::Columns | Layout::Rows, _) => unreachable!("these have their own composition"),
        }
    }
}
