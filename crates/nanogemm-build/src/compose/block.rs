//! Block kernels: the walk over the tiles of one block.
//!
//! ```text
//! block(args):
//!     for each column form that covers the columns left (the widest first):
//!         microkernel[tile rows][form](tiles)
//!         microkernel[rows left][form](one tile)
//! ```

use super::{
    abi::{self, Args},
    state,
};
use crate::{
    isa::Isa,
    nanokernel::{Ir, Value},
    plan::{ColumnForm, ColumnTail, GemmPlan, Order},
};
use inkwell::{
    IntPredicate,
    values::{BasicValue, FunctionValue, IntValue, PointerValue},
};

/// Everything the walk needs.
struct Walk<'i, 'c> {
    ir: &'i Ir<'c>,
    plan: &'i GemmPlan,
    micros: &'i [FunctionValue<'c>],
    args: PointerValue<'c>,
    /// Rows of one tile, how many such tiles there are, and rows left over.
    tile_rows: IntValue<'c>,
    tiles: IntValue<'c>,
    rest: IntValue<'c>,
    /// Distance in bytes from the first row to the rows left over, in A and in C.
    a_rest: IntValue<'c>,
    c_rest: IntValue<'c>,
}

/// Where a column of tiles begins.
#[derive(Clone, Copy)]
struct Column<'c> {
    /// Its first column.
    j: IntValue<'c>,
    b: PointerValue<'c>,
    c: PointerValue<'c>,
    /// What the sums begin with, for kernels that take it.
    init: Option<PointerValue<'c>>,
}

/// Adds the block kernel called `symbol` over the given microkernels (in the order of `plan.micros`).
pub fn kernel<'c>(ir: &Ir<'c>, isa: &'static Isa, plan: &GemmPlan, micros: &[FunctionValue<'c>], symbol: &str) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args_at = f.get_nth_param(0).expect("one parameter").into_pointer_value();
    let args = Args::new(ir, abi::BLOCK, args_at);
    let (tile_rows, tiles) = (args.int("tile_rows"), args.int("tiles"));
    let in_tiles = ir.mul(tiles, tile_rows);
    let rest = ir.sub(args.int("m"), in_tiles);
    let a_rest = ir.mul(tiles, args.bytes("a_tile", plan.a.bytes));
    let c_rest = ir.mul(in_tiles, args.bytes("c_rs", plan.c.bytes));
    let walk = Walk { ir, plan, micros, args: args_at, tile_rows, tiles, rest, a_rest, c_rest };

    let n = args.int("n");
    let (head, body, end) = (ir.block("columns"), ir.block("columns.body"), ir.block("columns.end"));
    let before = ir.current();
    ir.b.build_unconditional_branch(head).unwrap();
    ir.b.position_at_end(head);
    let j = ir.b.build_phi(ir.i64(), "j").unwrap();
    j.add_incoming(&[(&ir.c(0) as &dyn BasicValue, before)]);
    let j_now = j.as_basic_value().into_int_value();
    let done = ir.cmp(IntPredicate::UGE, j_now, n);
    ir.b.build_conditional_branch(done, end, body).unwrap();

    ir.b.position_at_end(body);
    for (next, from) in walk.columns(&args, j_now, ir.sub(n, j_now)) {
        ir.b.position_at_end(from);
        ir.b.build_unconditional_branch(head).unwrap();
        j.add_incoming(&[(&next as &dyn BasicValue, from)]);
    }
    ir.b.position_at_end(end);
    ir.ret();
}

impl<'c> Walk<'_, 'c> {
    /// Covers columns from `j` on with the best form for the `left` columns there are. Returns for every way taken the next
    /// `j` and the block in which it is known.
    fn columns(
        &self,
        args: &Args<'_, 'c>,
        j: IntValue<'c>,
        left: IntValue<'c>,
    ) -> Vec<(IntValue<'c>, inkwell::basic_block::BasicBlock<'c>)> {
        let (ir, tile) = (self.ir, &self.plan.tile);
        let lanes = ir.lane_count(tile.lanes);
        let nr = ir.lane_count(tile.nr);
        // Column j lies in panel j / NR at column j % NR; row-major B has b_tile = NR, so this is j itself.
        let panel = ir.mul(ir.div(j, nr), args.bytes("b_tile", self.plan.b.bytes));
        let within = ir.times(ir.rem(j, nr), self.plan.b_unit().into());
        let b = ir.at(args.pointer("b"), ir.add(panel, within));
        let to = ir.times(j, self.plan.c.bytes.into());
        let c = ir.at(args.pointer("c"), to);
        let init = self.plan.takes_init().then(|| {
            let init = args.pointer("init");
            let none = ir.b.build_is_null(init, "").unwrap();
            ir.b.build_select(none, init, ir.at(init, to), "").unwrap().into_pointer_value()
        });
        let column = Column { j, b, c, init };
        // Whole vectors left, capped at one tile, and what is left beyond them: the case is 2 * whole + (any left).
        let whole = ir.min(ir.div(left, lanes), ir.c(tile.vectors.into()));
        let beyond = ir.sub(left, ir.mul(whole, lanes));
        let capped = ir.cmp(IntPredicate::ULT, whole, ir.c(tile.vectors.into()));
        let some = ir.cmp(IntPredicate::NE, beyond, ir.c(0));
        let tail = ir.b.build_and(capped, some, "").unwrap();
        let tail = ir.b.build_int_z_extend(tail, ir.i64(), "").unwrap();
        let case = ir.add(ir.times(whole, 2), tail);
        let from = ir.current();
        let never = ir.block("never");
        ir.b.position_at_end(never);
        ir.b.build_unreachable().unwrap();

        let mut cases = Vec::new();
        let mut ways = Vec::new();
        for vectors in 0..=tile.vectors {
            for tail in [false, true] {
                if (vectors == 0 && !tail) || (vectors == tile.vectors && tail) {
                    continue;
                }
                let block = ir.block(&format!("columns.{vectors}{}", if tail { "t" } else { "" }));
                cases.push((ir.c((2 * vectors + u32::from(tail)).into()), block));
                ir.b.position_at_end(block);
                ways.extend(self.cover(vectors, tail, column, lanes, beyond));
            }
        }
        ir.b.position_at_end(from);
        ir.b.build_switch(case, never, &cases).unwrap();
        ways
    }

    /// Covers `vectors` whole vectors and, if `tail`, `beyond` more columns, or a part of them.
    fn cover(
        &self,
        vectors: u32,
        tail: bool,
        column: Column<'c>,
        lanes: IntValue<'c>,
        beyond: IntValue<'c>,
    ) -> Vec<(IntValue<'c>, inkwell::basic_block::BasicBlock<'c>)> {
        let ir = self.ir;
        let has = |vectors, tail| self.plan.micros.iter().any(|m| m.columns == ColumnForm { vectors, tail });
        let done = |columns: IntValue<'c>| (ir.add(column.j, columns), ir.current());
        if tail && has(vectors + 1, ColumnTail::Masked) {
            self.rows(ColumnForm { vectors: vectors + 1, tail: ColumnTail::Masked }, column, beyond);
            let whole = ir.times(lanes, vectors.into());
            return vec![done(ir.add(whole, beyond))];
        }
        if vectors > 0 {
            let full = if has(vectors, ColumnTail::Full) { ColumnTail::Full } else { ColumnTail::Masked };
            self.rows(ColumnForm { vectors, tail: full }, column, lanes);
            return vec![done(ir.times(lanes, vectors.into()))];
        }
        // Exact widths: one way per number of columns.
        let from = ir.current();
        let never = ir.block("never");
        ir.b.position_at_end(never);
        ir.b.build_unreachable().unwrap();
        let (mut cases, mut ways) = (Vec::new(), Vec::new());
        for width in 1..self.plan.tile.lanes.count() {
            let block = ir.block(&format!("columns.exact{width}"));
            cases.push((ir.c(width.into()), block));
            ir.b.position_at_end(block);
            self.rows(ColumnForm { vectors: 1, tail: ColumnTail::Exact(width) }, column, beyond);
            ways.push(done(ir.c(width.into())));
        }
        ir.b.position_at_end(from);
        ir.b.build_switch(beyond, never, &cases).unwrap();
        ways
    }

    /// Walks all rows of one column form: the tiles, then the rows left over.
    fn rows(&self, form: ColumnForm, column: Column<'c>, tail: IntValue<'c>) {
        let ir = self.ir;
        let Column { b, c, init, .. } = column;
        let tile = &self.plan.tile;
        let args = Args::new(ir, abi::BLOCK, self.args);
        let a = args.pointer("a");
        let outer = tile.order == Order::Outer;
        let lanes = ir.lane_count(tile.lanes);

        let (before, head, end) = (ir.current(), ir.block("rows"), ir.block("rows.end"));
        ir.b.build_unconditional_branch(head).unwrap();
        ir.b.position_at_end(head);
        let first: [Value<'c>; 5] = [self.tile_rows.into(), self.tiles.into(), a.into(), c.into(), self.rest.into()];
        let now = first.map(|value| ir.b.build_phi(value.get_type(), "").unwrap());
        let [rows, tiles, a, c, next] = now.map(|phi| phi.as_basic_value());
        let (rows, next) = (rows.into_int_value(), next.into_int_value());
        // The unit of the microkernels: rows, or vectors of which the last may be incomplete.
        let case = if outer { ir.div(ir.add(rows, ir.sub(lanes, ir.c(1))), lanes) } else { rows };
        let (from, latch) = (ir.current(), ir.block("rows.next"));
        let mut cases = Vec::new();
        for units in 1..=tile.rows {
            let block = ir.block(&format!("rows.{units}"));
            cases.push((ir.c(units.into()), block));
            ir.b.position_at_end(block);
            let index = self.plan.micros.iter().position(|m| m.rows == units && m.columns == form);
            let mut values: Vec<Value<'c>> = vec![self.args.into(), a, b.into(), c, tiles, tail.into()];
            // Outer products take the number of rows in their last vector besides.
            if outer {
                values.push(ir.sub(rows, ir.times(lanes, (units - 1).into())).into());
            }
            values.extend(init.map(Value::from));
            ir.call(self.micros[index.expect("every row count has every form")], &values);
            ir.b.build_unconditional_branch(latch).unwrap();
        }
        ir.b.position_at_end(from);
        ir.b.build_switch(case, latch, &cases).unwrap();
        ir.b.position_at_end(latch);
        let (a, c) = (ir.at(args.pointer("a"), self.a_rest), ir.at(first[3].into_pointer_value(), self.c_rest));
        let more = ir.cmp(IntPredicate::NE, next, ir.c(0));
        ir.b.build_conditional_branch(more, head, end).unwrap();
        let again: [Value<'c>; 5] = [next.into(), ir.c(1).into(), a.into(), c.into(), ir.c(0).into()];
        for ((phi, first), again) in now.iter().zip(&first).zip(&again) {
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, latch)]);
        }
        ir.b.position_at_end(end);
    }
}
