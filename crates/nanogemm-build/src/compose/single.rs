//! Tile entries: products that are one tile, with everything they need in registers.
//!
//! ```text
//! entry(a, a_rs_bytes, b, b_ks_bytes, c, c_rs_bytes, shape, beta):
//!     goes on in the code for so many rows, vectors and a full or masked last vector
//! single(...):
//!     acc[rows][vectors] = 0
//!     for p in 0..k: nanokernel(acc, a + p, b + p * b_ks)
//!     c = acc + beta * c                  (beta == 0: c = acc, c is not read)
//! ```
//!
//! A block kernel spends more instructions on its way to a tile of a few rows than the tile has. `shape` is
//! `k | rows << 32 | columns << 48`; `beta` holds the bits of the accumulator type. The k steps of A are adjacent.

use super::vector::{Builder, Strides};
use crate::{
    isa::{Arch, Isa},
    nanokernel::{Ir, Value},
    plan::{ColumnForm, ColumnTail, GemmPlan, Micro},
};
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{FunctionValue, IntValue},
};

/// What follows the kernel's symbol in the symbol of its tile entry.
pub const SUFFIX: &str = "_tile";

/// What follows the symbol of the tile entry in the name of the local function for one tile.
pub fn suffix(micro: &Micro) -> String {
    format!("{SUFFIX}{}", micro.suffix())
}

fn parameters<'c>(ir: &Ir<'c>) -> [BasicTypeEnum<'c>; 8] {
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    [p, i, p, i, p, i, i, i]
}

/// Adds the tile entry of the kernel called `symbol` and the functions behind it.
pub fn entry<'c>(ir: &Ir<'c>, isa: &'static Isa, plan: &GemmPlan, symbol: &str, arch: Arch) {
    let singles: Vec<FunctionValue<'c>> =
        plan.singles.iter().map(|m| single(ir, isa, plan, *m, symbol, arch)).collect();
    let f = ir.function(&format!("{symbol}{SUFFIX}"), &parameters(ir), true);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let (_, rows, columns) = shape(ir, f);
    let lanes = ir.lane_count(plan.tile.lanes);
    let whole = ir.div(columns, lanes);
    let some = ir.cmp(IntPredicate::NE, ir.rem(columns, lanes), ir.c(0));
    let some = ir.b.build_int_z_extend(some, ir.i64(), "").unwrap();
    let most = plan.singles.iter().map(|m| m.rows).max().expect("tile entries have tiles").next_power_of_two();
    // The number of a tile: 2 * whole vectors + (is there a part of one), and rows within.
    let number = |form: ColumnForm, rows: u32| {
        let (whole, some) = match form.tail {
            ColumnTail::Full => (form.vectors, 0),
            _ => (form.vectors - 1, 1),
        };
        (2 * whole + some) * most + rows - 1
    };
    let case = ir.add(ir.times(ir.add(ir.times(whole, 2), some), most.into()), ir.sub(rows, ir.c(1)));
    let from = ir.current();
    let never = ir.block("never");
    ir.b.position_at_end(never);
    ir.b.build_unreachable().unwrap();
    let mut cases = Vec::new();
    for (micro, single) in plan.singles.iter().zip(&singles) {
        let block = ir.block("tile");
        cases.push((ir.c(number(micro.columns, micro.rows).into()), block));
        ir.b.position_at_end(block);
        ir.tail_call(*single);
    }
    ir.b.position_at_end(from);
    ir.b.build_switch(case, never, &cases).unwrap();
}

/// k, rows and columns.
fn shape<'c>(ir: &Ir<'c>, f: FunctionValue<'c>) -> (IntValue<'c>, IntValue<'c>, IntValue<'c>) {
    let shape = f.get_nth_param(6).expect("eight parameters").into_int_value();
    let right = |by: i64| ir.b.build_right_shift(shape, ir.c(by), false, "").unwrap();
    let and = |value, mask: i64| ir.b.build_and(value, ir.c(mask), "").unwrap();
    (and(shape, 0xffff_ffff), and(right(32), 0xffff), right(48))
}

/// The function for one tile.
fn single<'c>(
    ir: &Ir<'c>,
    isa: &'static Isa,
    plan: &GemmPlan,
    micro: Micro,
    symbol: &str,
    arch: Arch,
) -> FunctionValue<'c> {
    let f = ir.function(&format!("{symbol}{}", suffix(&micro)), &parameters(ir), false);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let pointer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_pointer_value();
    let integer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_int_value();
    let (k, _, columns) = shape(ir, f);
    let whole = ir.times(ir.lane_count(plan.tile.lanes), (micro.columns.vectors - 1).into());
    let strides = Strides { a_rs: integer(1), a_ks: ir.c(plan.a.bytes.into()), b_ks: integer(3), c_rs: integer(5) };
    let builder = Builder::new(ir, isa, plan, micro, arch, strides, ir.sub(columns, whole));
    let c = pointer(4);
    let acc = sums(&builder, ir, plan, micro, k, f);
    let beta = integer(7);
    // The bits of +0: whoever passes -0 means it to be read.
    let write = |beta: Option<Value<'c>>| builder.write(&acc, c, None, beta);
    ir.branch(ir.cmp(IntPredicate::EQ, beta, ir.c(0)), || write(None), || write(Some(ir.from_bits(beta, plan.c))));
    ir.ret();
    f
}

fn sums<'c>(
    builder: &Builder<'_, 'c>,
    ir: &Ir<'c>,
    plan: &GemmPlan,
    micro: Micro,
    k: IntValue<'c>,
    f: FunctionValue<'c>,
) -> Vec<Value<'c>> {
    let pointer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_pointer_value();
    let zeros = (0..micro.rows).flat_map(|_| (0..micro.columns.vectors).map(|v| ir.zero(builder.vector_type(v))));
    let mut state: Vec<Value<'c>> = zeros.collect();
    let accumulators = state.len();
    state.extend(builder.a_pointers(pointer(0)).into_iter().map(Value::from));
    state.push(pointer(2).into());
    let unroll = i64::from(plan.unroll);
    let rest = ir.rem(k, ir.c(unroll));
    let state =
        ir.count_down("k", ir.sub(k, rest), unroll, &state, |s| builder.adjacent_steps(s.to_vec(), accumulators));
    let mut state = ir.count_down("k.rest", rest, 1, &state, |s| builder.step(s.to_vec(), accumulators, true));
    state.truncate(accumulators);
    state
}
