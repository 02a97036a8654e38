//! Sums of the elements of each lane, as they were read.
//!
//! ```text
//! for each lane of the panel: sums[lane] = sum of to[..][lane][..]
//! if there is an offset: for each lane that exists: sums[lane] -= k * offset
//! ```

use super::super::pack::Panel;
use crate::{
    dtype::Kind,
    isa::{Arithmetic, DotRow},
    nanokernel::{Value, multiply_add},
    spec::Size,
};
use inkwell::values::PointerValue;

/// Sums of all lanes of the panel; those of lanes that do not exist are zero.
pub fn take(panel: &Panel<'_, '_>) {
    if panel.group_bytes() == super::WORD {
        words(panel);
    } else {
        lines(panel);
    }
    if panel.plan.offset() != 0 {
        correct(panel);
    }
}

/// Vectors of lanes, each of one word per group.
fn words(panel: &Panel<'_, '_>) {
    // Additions of one vector wait for each other, those of several do not.
    let (together, sets) = if panel.words() == Size::Int(1) { (1, 1) } else { (2, 2) };
    for some in super::super::rows::vectors(panel.plan.width, panel.words()).chunks(together) {
        vectors(panel, some, sets);
    }
}

/// Some vectors, given by their first lanes and their numbers of lanes, with so many partial sums of each.
fn vectors<'c>(panel: &Panel<'_, 'c>, vectors: &[(u32, Size)], sets: i64) {
    let (ir, row) = (panel.ir, panel.row_bytes());
    let lane = |lane: u32| match panel.words() {
        Size::Int(_) => ir.c(lane.into()),
        Size::Vs(_) => ir.lane_count(Size::Vs(lane)),
    };
    let types: Vec<_> = vectors.iter().map(|&(_, lanes)| ir.vector(ir.integer(32), lanes)).collect();
    let loops = |count, unroll: i64, start: &[Value<'c>]| {
        ir.count_down("sums", count, unroll, start, |at| {
            let mut from = at[0].into_pointer_value();
            let mut sums = at[1..].to_vec();
            for group in sums.chunks_mut(vectors.len()).take(unroll as usize) {
                for (sum, (&(first, _), &ty)) in group.iter_mut().zip(vectors.iter().zip(&types)) {
                    let place = ir.at(from, ir.times(lane(first), super::WORD));
                    *sum = add(panel, *sum, ir.load(ty, place));
                }
                from = ir.at(from, row);
            }
            std::iter::once(from.into()).chain(sums).collect()
        })
    };
    let zeros = types.iter().map(|&ty| ir.zero(ty)).cycle().take(vectors.len() * sets as usize);
    let start: Vec<Value<'c>> = std::iter::once(panel.to().into()).chain(zeros).collect();
    let rest = ir.rem(panel.all_groups(), ir.c(sets));
    let mut end = loops(ir.sub(panel.all_groups(), rest), sets, &start);
    if sets > 1 {
        end = loops(rest, 1, &end);
    }
    for (v, &(first, _)) in vectors.iter().enumerate() {
        let parts = end[1..].iter().skip(v).step_by(vectors.len());
        let sum = parts.copied().reduce(|a, b| ir.iadd(a, b)).expect("a sum");
        ir.store(sum, panel.sum(lane(first)));
    }
}

/// Lanes by themselves: a vector of partial sums for each.
fn lines(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    let all = (panel.group_bytes() / super::WORD) as u32;
    let lanes = match panel.words() {
        Size::Int(lanes) => lanes.min(all),
        Size::Vs(_) => 4.min(all),
    };
    let ty = ir.vector(ir.ctx.i32_type().into(), Size::Int(lanes));
    ir.count_up(
        "none",
        panel.have(),
        ir.c(1),
        || panel.width(),
        |lane| {
            ir.store(ir.ctx.i32_type().const_zero().into(), panel.sum(lane));
        },
    );
    ir.count_up(
        "lanes",
        ir.c(0),
        ir.c(1),
        || panel.have(),
        |lane| {
            let row = panel.row_bytes();
            let start: [Value<'_>; 2] = [panel.target(lane, ir.c(0)).into(), ir.zero(ty)];
            let sum = ir.count_down("sums", panel.all_groups(), 1, &start, |at| {
                let from: PointerValue<'_> = at[0].into_pointer_value();
                let mut sum = at[1];
                for along in (0..panel.group_bytes()).step_by(lanes as usize * super::WORD as usize) {
                    sum = add(panel, sum, ir.load(ty, ir.at(from, ir.c(along))));
                }
                vec![ir.at(from, row).into(), sum]
            })[1];
            let sum = if lanes == 1 { sum } else { ir.intrinsic("llvm.vector.reduce.add", &[ty], &[sum]) };
            ir.store(sum, panel.sum(lane));
        },
    );
}

/// Takes what was added to the elements of a lane from its sum.
fn correct(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    let added = || ir.times(panel.k(), panel.plan.offset().into());
    ir.count_up(
        "offset",
        ir.c(0),
        ir.c(1),
        || panel.have(),
        |lane| {
            let added = ir.b.build_int_truncate(added(), ir.ctx.i32_type(), "").unwrap();
            let sum = ir.load(ir.ctx.i32_type().into(), panel.sum(lane));
            ir.store(ir.isub(sum, added.into()), panel.sum(lane));
        },
    );
}

/// Adds the elements in every word to a sum: by the multiply-add that reads such panels, of elements and ones, where vectors
/// have one and this is a whole vector.
fn add<'c>(panel: &Panel<'_, 'c>, sum: Value<'c>, word: Value<'c>) -> Value<'c> {
    let (ir, isa, plan) = (panel.ir, panel.isa, panel.plan);
    let reads = |dot: &&DotRow| dot.interleave == plan.interleave && [dot.a, dot.b].contains(&plan.to.name);
    let of_vectors = |dot: &&DotRow| matches!(dot.how, Arithmetic::Intrinsic(_) | Arithmetic::Summed(_));
    let whole = ir.lanes(word) == isa.registers.width.lanes(4).count();
    let Some(dot) = isa.dots.iter().find(reads).filter(of_vectors).filter(|_| whole) else {
        return ir.iadd(sum, fields(panel, word));
    };
    let ones = ir.constant_like(word, if plan.to.bytes == 1 { 0x0101_0101 } else { 0x0001_0001 });
    let (a, b) = if dot.b == plan.to.name { (ones, word) } else { (word, ones) };
    multiply_add(ir, isa, dot, sum, a, b)
}

/// The sum of the elements in every word.
fn fields<'c>(panel: &Panel<'_, 'c>, word: Value<'c>) -> Value<'c> {
    let ir = panel.ir;
    let bits = 8 * panel.to_bytes() as u64;
    let n = |n| ir.constant_like(word, n);
    let down = |word, bits| match panel.plan.to.kind {
        Kind::Int => ir.shift_right_signed(word, n(bits)),
        _ => ir.shift_right(word, n(bits)),
    };
    let field = |i: u64| {
        let high = 32 - bits * (i + 1);
        let top = if high == 0 { word } else { ir.shift_left(word, n(high)) };
        if bits == 32 { top } else { down(top, 32 - bits) }
    };
    (0..32 / bits).map(field).reduce(|a, b| ir.iadd(a, b)).expect("words have elements")
}
