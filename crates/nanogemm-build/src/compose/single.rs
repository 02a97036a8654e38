//! Tile entries: products that are one tile, with everything they need in registers.
//!
//! ```text
//! entry(a, a_rs_bytes, b, b_ks_bytes, c, c_rs_bytes, shape, beta):
//!     acc[set][rows][vectors] = 0
//!     for p in 0..k by unroll: for step in 0..unroll: nanokernel(acc[step % sets], a + p + step, b + (p + step) * b_ks)
//!     for p in the rest: nanokernel(acc[0], a + p, b + p * b_ks)
//!     c = sum of the sets + beta * c      (beta == 0: c is not read)
//! ```
//!
//! A block kernel spends more instructions on its way to a tile of a few rows than the tile has. There is one entry for each
//! number of rows, of vectors, and a full or masked last vector; callers keep the one they need. `shape` is
//! `k | columns << 32`. The k steps of A are adjacent. Tiles of few rows have several sets of accumulators, so that
//! multiply-adds do not wait for each other.

use super::vector::{Builder, Strides};
use crate::{
    isa::{Arch, Isa},
    nanokernel::{Ir, Value},
    plan::{GemmPlan, Micro},
};
use inkwell::values::IntValue;

/// Adds the entries for every tile of the kernel called `symbol`.
pub fn entries(ir: &Ir<'_>, isa: &'static Isa, plan: &GemmPlan, symbol: &str, arch: Arch) {
    plan.singles.iter().for_each(|micro| entry(ir, isa, plan, *micro, symbol, arch));
}

/// The entry for one tile.
fn entry(ir: &Ir<'_>, isa: &'static Isa, plan: &GemmPlan, micro: Micro, symbol: &str, arch: Arch) {
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let f = ir.function(&format!("{symbol}{}", micro.entry()), &[p, i, p, i, p, i, i, ir.element(plan.c)], true);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let parameter = |n: u32| f.get_nth_param(n).expect("eight parameters");
    let integer = |n: u32| parameter(n).into_int_value();
    let [a, b, c] = [0, 2, 4].map(|n| parameter(n).into_pointer_value());
    let shape = integer(6);
    let columns = ir.b.build_right_shift(shape, ir.c(32), false, "").unwrap();
    let k = ir.b.build_and(shape, ir.c(0xffff_ffff), "").unwrap();
    let whole = ir.times(ir.lane_count(plan.tile.lanes), (micro.columns.vectors - 1).into());
    let strides = Strides { a_rs: integer(1), a_ks: ir.c(plan.a.bytes.into()), b_ks: integer(3), c_rs: integer(5) };
    let builder = Builder::new(ir, isa, plan, micro, arch, strides, ir.sub(columns, whole)).with_most_pointers();
    // In a general-purpose register: the accumulators need the vector registers.
    let beta = ir.pinned(ir.b.build_bit_cast(parameter(7), ir.bits(plan.c), "").unwrap()).into_int_value();
    let mut state = builder.a_pointers(a).into_iter().map(Value::from).collect::<Vec<_>>();
    state.push(b.into());
    let acc = sums(&builder, ir, plan, micro, k, state);
    let factor = || ir.b.build_bit_cast(ir.pinned(beta.into()), ir.element(plan.c), "").unwrap();
    ir.likely(
        ir.bits_are_zero(beta),
        || builder.write(&acc, c, None, None),
        || builder.write(&acc, c, None, Some(factor())),
    );
    ir.ret();
}

/// The accumulators after the k loops; `at` holds the pointers of A and that of B.
fn sums<'c>(
    builder: &Builder<'_, 'c>,
    ir: &Ir<'c>,
    plan: &GemmPlan,
    micro: Micro,
    k: IntValue<'c>,
    at: Vec<Value<'c>>,
) -> Vec<Value<'c>> {
    let one = micro.dots() as usize;
    let accumulators = one * micro.sets as usize;
    let zeros = |v: u32| ir.zero(builder.vector_type(v));
    let mut state: Vec<Value<'c>> =
        (0..micro.sets * micro.rows).flat_map(|_| (0..micro.columns.vectors).map(zeros)).collect();
    state.extend(at);
    let unroll = i64::from(plan.unroll);
    let rest = ir.rem(k, ir.c(unroll));
    let state =
        ir.count_down("k", ir.sub(k, rest), unroll, &state, |s| builder.adjacent_steps(s.to_vec(), one, micro.sets));
    let state = ir.count_down("k.rest", rest, 1, &state, |s| {
        // The first set, and what all sets share.
        let (first, others) = (s[..one].to_vec(), &s[one..accumulators]);
        let mut next = builder.step([first, s[accumulators..].to_vec()].concat(), one, true);
        let shared = next.split_off(one);
        next.extend_from_slice(others);
        next.extend(shared);
        next
    });
    let mut sets: Vec<Vec<Value<'c>>> = state[..accumulators].chunks(one).map(<[_]>::to_vec).collect();
    // In pairs.
    while sets.len() > 1 {
        let upper = sets.split_off(sets.len() / 2);
        for (low, high) in sets.iter_mut().zip(upper) {
            let both = low.iter_mut().zip(high).enumerate();
            both.for_each(|(at, (low, high))| *low = builder.sum(at as u32 % micro.columns.vectors, *low, high));
        }
    }
    sets.swap_remove(0)
}
