//! Groups as wide as a row of an accumulator tile.
//!
//! Where steps are adjacent, groups are copied as they are:
//!
//! ```text
//! for each lane: for each group g: to[g][lane] = from[lane][g]
//! ```
//!
//! Where lanes are adjacent, they are transposed, by the network of [`network`](super::super::network): squares of P lanes and P
//! steps, P being as many elements as 128 bits hold. Squares of consecutive steps lie side by side in a vector, so that what the
//! network gives for a lane are steps of one group.

use super::super::{network, pack::Panel};
use super::elements;
use crate::{dtype::Conversion, isa::Tail, nanokernel::Value, spec::Size};
use inkwell::{
    IntPredicate,
    values::{IntValue, PointerValue},
};

/// Bytes of 128 bits.
const SQUARE: i64 = 16;

/// Packs all steps of the lanes that exist.
pub fn copy(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    let everything = || {
        elements::whole(panel);
        elements::rest(panel);
    };
    let Some(vector) = vector(panel) else { return everything() };
    let along_lanes = || match side_by_side(panel, vector) {
        Some(squares) => {
            let whole = ir.and(panel.adjacent(panel.lane()), panel.full());
            ir.branch(whole, || transpose(panel, squares), || elements::whole(panel));
            elements::rest(panel);
        }
        None => everything(),
    };
    ir.branch(panel.adjacent(panel.step()), || copy_groups(panel, vector), along_lanes);
}

/// Bytes of a vector, if groups are copied by whole ones.
fn vector(panel: &Panel<'_, '_>) -> Option<i64> {
    let Size::Int(words) = panel.words() else { return None };
    let bytes = i64::from(words) * super::WORD;
    (panel.plan.conversion() == Conversion::Copy && panel.group_bytes() % bytes == 0).then_some(bytes)
}

/// Steps are adjacent.
fn copy_groups<'c>(panel: &Panel<'_, 'c>, vector: i64) {
    let ir = panel.ir;
    let ty = ir.vector(ir.bits(panel.plan.from), Size::Int((vector / panel.bytes()) as u32));
    let masks = panel.isa.registers.tail == Tail::MaskRegisters && panel.group_bytes() == vector;
    let group = |from: PointerValue<'c>, to: PointerValue<'c>| {
        for along in (0..panel.group_bytes()).step_by(vector as usize) {
            ir.store(ir.load(ty, ir.at(from, ir.c(along))), ir.at(to, ir.c(along)));
        }
    };
    let by_lanes = || {
        ir.count_up(
            "lanes",
            ir.c(0),
            ir.c(1),
            || panel.have(),
            |lane| {
                let start = [panel.source(lane, ir.c(0)).into(), panel.target(lane, ir.c(0)).into()];
                ir.count_down("groups", panel.groups(), 1, &start, |at| {
                    let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                    group(from, to);
                    vec![ir.at(from, ir.c(panel.group_bytes())).into(), ir.at(to, panel.row_bytes()).into()]
                });
            },
        );
    };
    match panel.plan.width {
        Size::Int(lanes) => ir.branch(panel.full(), || by_groups(panel, lanes, group), by_lanes),
        Size::Vs(_) => by_lanes(),
    }
    if !masks {
        return elements::rest(panel);
    }
    let left = || ir.rem(panel.k(), ir.c(panel.plan.interleave.into()));
    let rest = || {
        let exist = ir.low_bits(panel.plan.interleave, left());
        ir.count_up(
            "lanes",
            ir.c(0),
            ir.c(1),
            || panel.have(),
            |lane| {
                let from = panel.source(lane, ir.times(panel.groups(), panel.plan.interleave.into()));
                ir.store(ir.masked_load(ty, from, exist), panel.target(lane, panel.groups()));
            },
        );
    };
    ir.branch(ir.cmp(IntPredicate::NE, left(), ir.c(0)), rest, || {});
}

/// All groups of a panel whose lanes all exist, group by group: the panel is written from end to end, which where it is not in the
/// first cache is faster than reading lanes from end to end.
fn by_groups<'c>(panel: &Panel<'_, 'c>, lanes: u32, group: impl Fn(PointerValue<'c>, PointerValue<'c>)) {
    let ir = panel.ir;
    let (lane, bytes) = (panel.lane(), ir.c(panel.group_bytes()));
    ir.count_down("groups", panel.groups(), 1, &[panel.from().into(), panel.to().into()], |at| {
        let (from, mut to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        let mut line = from;
        for _ in 0..lanes {
            group(line, to);
            // Otherwise every lane would have a pointer of its own.
            line = ir.unseen(ir.at(line, lane));
            to = ir.at(to, bytes);
        }
        vec![ir.at(from, bytes).into(), to.into()]
    });
}

/// Squares side by side in a vector, if the panel consists of whole squares.
fn side_by_side(panel: &Panel<'_, '_>, vector: i64) -> Option<i64> {
    let square = SQUARE / panel.bytes();
    let fits = matches!(panel.plan.width, Size::Int(width) if i64::from(width) % square == 0);
    (fits && vector >= SQUARE).then_some(vector / SQUARE)
}

/// Lanes are adjacent, and all exist.
fn transpose(panel: &Panel<'_, '_>, squares: i64) {
    let ir = panel.ir;
    let square = SQUARE / panel.bytes();
    ir.count_up(
        "groups",
        ir.c(0),
        ir.c(1),
        || panel.groups(),
        |group| {
            ir.count_up(
                "squares",
                ir.c(0),
                ir.c(square),
                || panel.width(),
                |lane| {
                    let steps = i64::from(panel.plan.interleave);
                    for first in (0..steps).step_by((square * squares) as usize) {
                        let start = ir.add(ir.times(group, steps), ir.c(first));
                        let mut to = ir.at(panel.target(lane, group), ir.c(first * panel.to_bytes()));
                        for v in network::network(ir, rows(panel, lane, start, squares)) {
                            ir.store(v, to);
                            to = ir.at(to, ir.c(panel.group_bytes()));
                        }
                    }
                },
            );
        },
    );
}

/// The rows of squares side by side: of each square the lanes of one step.
fn rows<'c>(panel: &Panel<'_, 'c>, lane: IntValue<'c>, start: IntValue<'c>, squares: i64) -> Vec<Value<'c>> {
    let (ir, step) = (panel.ir, panel.step());
    let square = SQUARE / panel.bytes();
    let ty = ir.vector(ir.bits(panel.plan.from), Size::Int(square as u32));
    let bases: Vec<_> = (0..squares).map(|s| panel.source(lane, ir.add(start, ir.c(s * square)))).collect();
    // One distance for all squares: otherwise every row would have a pointer of its own.
    let mut along = ir.c(0);
    let mut rows = Vec::new();
    for _ in 0..square {
        let mut parts: Vec<_> = bases.iter().map(|&base| ir.load(ty, ir.at(base, along))).collect();
        while parts.len() > 1 {
            parts = parts.chunks(2).map(|pair| ir.concat(pair[0], pair[1])).collect();
        }
        rows.push(parts[0]);
        along = ir.unknown(ir.add(along, step).into()).into_int_value();
    }
    rows
}
