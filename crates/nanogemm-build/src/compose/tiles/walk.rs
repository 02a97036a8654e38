//! The walk over the tiles of one block.
//!
//! ```text
//! block(args):
//!     microkernel[tiles of A][tiles of B] for the whole ones, the columns left over, the rows left over, and the corner
//! ```

use super::*;

/// Adds the block kernel called `symbol` over the given microkernels (in the order of `plan.micros`).
pub fn kernel<'c>(ir: &Ir<'c>, isa: &'static Isa, plan: &GemmPlan, micros: &[FunctionValue<'c>], symbol: &str) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args_at = f.get_nth_param(0).expect("one parameter").into_pointer_value();
    let args = Args::new(ir, abi::BLOCK, args_at);
    let tile = &plan.tile;
    let micro = |rows: u32, vectors: u32, tail: ColumnTail| {
        let columns = ColumnForm { vectors, tail };
        let index = plan.micros.iter().position(|m| (m.rows, m.columns) == (rows, columns));
        micros[index.expect("every number of tiles has a microkernel")]
    };
    // Of `n` rows or columns, `most` tiles at a time: how many times, tiles of the rest, what there is of the last of these.
    let cut = |n: IntValue<'c>, most: u32| {
        let times = ir.div(n, ir.c(i64::from(most) * ROWS));
        let rest = ir.sub(n, ir.times(times, i64::from(most) * ROWS));
        let count = ir.div(ir.add(rest, ir.c(ROWS - 1)), ir.c(ROWS));
        let tail = ir.sub(rest, ir.times(ir.sub(count, ir.c(1)), ROWS));
        (times, count, tail)
    };
    let (down, rows, row_tail) = cut(args.int("m"), tile.rows);
    let (across, columns, column_tail) = cut(args.int("n"), tile.vectors);
    let a_tile = match plan.a_layout {
        Layout::Rows => ir.times(args.bytes("a_rs", plan.a.bytes), ROWS),
        _ => args.bytes("a_tile", plan.a.bytes),
    };
    let (a, b, c) = (args.pointer("a"), args.pointer("b"), args.pointer("c"));
    let a_rest = ir.at(a, ir.mul(down, ir.times(a_tile, tile.rows.into())));
    let b_rest = ir.at(b, ir.mul(across, ir.times(args.bytes("b_tile", plan.b.bytes), tile.vectors.into())));
    let below = ir.mul(down, ir.times(args.bytes("c_rs", plan.c.bytes), i64::from(tile.rows) * ROWS));
    let beside = ir.times(across, i64::from(tile.vectors) * ROW);
    // What runs in one go needs a k step to begin with.
    let least = match plan.a_layout {
        Layout::Rows => plan.k_step().into(),
        _ => 1,
    };
    let some = ir.cmp(IntPredicate::UGE, args.int("k"), ir.c(least));
    let some = ir.and(some, ir.cmp(IntPredicate::NE, args.int("batch"), ir.c(0)));
    let run = |rows: u32, vectors: u32, [down, across, row_tail, column_tail]: [IntValue<'c>; 4], a, b, c| {
        let all = |n| ir.cmp(IntPredicate::EQ, n, ir.c(ROWS));
        let values: [Value<'c>; 8] = [
            Value::from(args_at),
            Value::from(a),
            Value::from(b),
            Value::from(c),
            down.into(),
            across.into(),
            row_tail.into(),
            column_tail.into(),
        ];
        let there = ir.cmp(IntPredicate::NE, ir.mul(down, across), ir.c(0));
        let call = |tail| ir.call(micro(rows, vectors, tail), &values);
        let whole = ir.and(some, ir.and(all(row_tail), all(column_tail)));
        ir.branch(there, || ir.branch(whole, || call(ColumnTail::Full), || call(ColumnTail::Masked)), || {});
    };
    let (full, one) = (ir.c(ROWS), ir.c(1));
    run(tile.rows, tile.vectors, [down, across, full, full], a, b, c);
    let beside_c = ir.at(c, beside);
    cases(ir, columns, tile.vectors, |vectors| {
        run(tile.rows, vectors, [down, one, full, column_tail], a, b_rest, beside_c);
    });
    cases(ir, rows, tile.rows, |rows| {
        run(rows, tile.vectors, [one, across, row_tail, full], a_rest, b, ir.at(c, below));
        cases(ir, columns, tile.vectors, |vectors| {
            run(rows, vectors, [one, one, row_tail, column_tail], a_rest, b_rest, ir.at(beside_c, below));
        });
    });
    ir.ret();
}

/// `match count { 1 => body(1), .., most => body(most), _ => {} }`
fn cases(ir: &Ir<'_>, count: IntValue<'_>, most: u32, body: impl Fn(u32)) {
    let (from, end) = (ir.current(), ir.block("cases.end"));
    let mut cases = Vec::new();
    for n in 1..=most {
        let block = ir.block(&format!("case.{n}"));
        cases.push((ir.c(n.into()), block));
        ir.b.position_at_end(block);
        body(n);
        ir.b.build_unconditional_branch(end).unwrap();
    }
    ir.b.position_at_end(from);
    ir.b.build_switch(count, end, &cases).unwrap();
    ir.b.position_at_end(end);
}
