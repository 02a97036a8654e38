//! Register-only loops: what the multiply-add units do when nothing else is asked of the machine.
//!
//! ```text
//! peak(args):
//!     a, b, acc[0..chains] = vectors of data
//!     repeat iterations times: for each chain: acc = acc * a + b      (or acc += acc * a, acc += a * b; outer products: acc += a x b)
//!     data = acc[0..chains]
//! ```
//!
//! The operands come from memory because the power the units draw, and with it the clock, depends on the values. The
//! accumulator is a factor so that no product is the same in every iteration, unless it is a number of another kind than the
//! operands: then its bits would be none of theirs.

use super::{
    abi::{self, Args},
    state,
};
use crate::{
    dtype::Kind,
    isa::{Arithmetic, Isa},
    nanokernel::{Ir, Value, multiply_add},
    plan::PeakPlan,
};

/// Bytes in a row of a tile.
const ROW: i64 = 64;

/// Adds the loop called `symbol`.
pub fn kernel(ir: &Ir<'_>, isa: &Isa, plan: &PeakPlan, symbol: &str) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args = Args::new(ir, abi::PEAK, f.get_nth_param(0).expect("one parameter").into_pointer_value());
    let ty = ir.vector(ir.element(plan.acc), plan.lanes);
    let data = args.pointer("data");
    let place = |i: u32| ir.at(data, ir.times(ir.lane_count(plan.lanes), (i * plan.acc.bytes).into()));
    let iterations = args.int("iterations");
    if let Arithmetic::Tiles(product) = plan.dot.how {
        // Operands and accumulators are tiles of memory; chains form a square, of which each row has a tile of A and each column
        // one of B.
        let side = (1..=plan.chains).find(|n| n * n >= plan.chains).expect("some chains");
        let (stride, bytes) = (ir.c(ROW), i64::from(plan.lanes.count()) * ROW);
        let tile = |i: u32| ir.at(data, ir.c(i64::from(i) * bytes));
        let operand = |i: u32| plan.chains + i;
        (0..2 * side).for_each(|i| ir.tile_load(operand(i), tile(i), stride));
        (0..plan.chains).for_each(|acc| ir.tile_zero(acc));
        ir.count_down("peak", iterations, 1, &[], |_| {
            (0..plan.chains).for_each(|i| ir.tile_dot(product, i, operand(i % side), operand(side + i / side)));
            Vec::new()
        });
        (0..plan.chains).for_each(|acc| ir.tile_store(acc, tile(acc), stride));
    } else if plan.outer {
        let (a, b) = (ir.load(ty, place(0)), ir.load(ty, place(1)));
        let all = ir.all_lanes(ty);
        ir.za_zero(plan.acc.bytes, 0..plan.chains);
        ir.count_down("peak", iterations, 1, &[], |_| {
            (0..plan.chains).for_each(|tile| ir.za_outer(tile, all, all, a, b));
            Vec::new()
        });
        (0..plan.chains).for_each(|tile| ir.store(ir.za_row(ty, tile, ir.c(0)), place(tile)));
    } else {
        let (a, b) = (ir.load(ty, place(0)), ir.load(ty, place(1)));
        let start: Vec<Value<'_>> = (0..plan.chains).map(|i| ir.load(ty, place(2 + i))).collect();
        let update = |acc| match (plan.dot.how, plan.acc.kind) {
            (Arithmetic::Fused | Arithmetic::Wrapping | Arithmetic::Summed(_) | Arithmetic::Apart { .. }, _) => {
                multiply_add(ir, isa, plan.dot, b, acc, a)
            }
            // Sums are overwritten: beginning with another operand would take a copy of it.
            (_, Kind::Int) => multiply_add(ir, isa, plan.dot, acc, acc, a),
            _ => multiply_add(ir, isa, plan.dot, acc, a, b),
        };
        let end = ir.count_down("peak", iterations, 1, &start, |acc| acc.iter().map(|&acc| update(acc)).collect());
        end.into_iter().zip(0..).for_each(|(acc, i)| ir.store(acc, place(2 + i)));
    }
    ir.ret();
}
