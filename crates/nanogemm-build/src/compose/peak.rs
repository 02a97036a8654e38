//! Register-only loops: what the multiply-add units do when nothing else is asked of the machine.
//!
//! ```text
//! peak(args):
//!     a, b, acc[0..chains] = vectors of data
//!     repeat iterations times: for each chain: acc = acc * a + b      (outer products: acc += a x b)
//!     data = acc[0..chains]
//! ```
//!
//! The operands come from memory because the power the units draw, and with it the clock, depends on the values. The
//! accumulator is a factor so that no product is the same in every iteration.

use super::{
    abi::{self, Args},
    state,
};
use crate::{
    isa::Isa,
    nanokernel::{Ir, Value},
    plan::PeakPlan,
};

/// Adds the loop called `symbol`.
pub fn kernel(ir: &Ir<'_>, isa: &Isa, plan: &PeakPlan, symbol: &str) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args = Args::new(ir, abi::PEAK, f.get_nth_param(0).expect("one parameter").into_pointer_value());
    let ty = ir.vector(ir.element(plan.acc), plan.lanes);
    let data = args.pointer("data");
    let place = |i: u32| ir.at(data, ir.times(ir.lane_count(plan.lanes), (i * plan.acc.bytes).into()));
    let (a, b) = (ir.load(ty, place(0)), ir.load(ty, place(1)));
    let iterations = args.int("iterations");
    if plan.outer {
        let all = ir.all_lanes(ty);
        ir.za_zero(plan.acc.bytes, 0..plan.chains);
        ir.count_down("peak", iterations, 1, &[], |_| {
            (0..plan.chains).for_each(|tile| ir.za_outer(tile, all, all, a, b));
            Vec::new()
        });
        (0..plan.chains).for_each(|tile| ir.store(ir.za_row(ty, tile, ir.c(0)), place(tile)));
    } else {
        let start: Vec<Value<'_>> = (0..plan.chains).map(|i| ir.load(ty, place(2 + i))).collect();
        let end = ir.count_down("peak", iterations, 1, &start, |acc| {
            acc.iter().map(|&acc| isa.ops.dot(ir, b, acc, a)).collect()
        });
        end.into_iter().zip(0..).for_each(|(acc, i)| ir.store(acc, place(2 + i)));
    }
    ir.ret();
}
