//! Packing where lanes are adjacent: the rows of the plain matrix are the steps of the panel.
//!
//! ```text
//! for p in 0..k: to[p][0..W] = from[p][0..W]
//! ```
//!
//! A width that is no multiple of the vector ends in a vector that overlaps the one before it: the lanes they share are
//! written twice, with the same values. Where fewer lanes exist, vectors are masked.

use super::pack::Panel;
use crate::{isa::Tail, spec::Size};
use inkwell::{types::BasicTypeEnum, values::PointerValue};

/// Whether this is a way for the panel even where lanes are missing.
pub fn masks(panel: &Panel<'_, '_>) -> bool {
    // The masks of scalable vectors do not suit fixed ones.
    let fit = panel.lanes() == panel.isa.registers.width.lanes(panel.plan.from.bytes);
    panel.isa.registers.tail != Tail::Exact && fit
}

/// Copies all steps; all lanes exist unless there are masks.
pub fn copy(panel: &Panel<'_, '_>) {
    if masks(panel) {
        panel.ir.branch(panel.full(), || full(panel), || masked(panel));
    } else {
        full(panel);
    }
}

/// Where vectors begin and how many lanes they have, in lanes of the panel.
pub fn vectors(width: Size, lanes: Size) -> Vec<(u32, Size)> {
    let (Size::Int(width), Size::Int(most)) = (width, lanes) else {
        return (0..width.count() / lanes.count()).map(|v| (v * lanes.count(), lanes)).collect();
    };
    let mut found: Vec<(u32, Size)> = (0..width / most).map(|v| (v * most, lanes)).collect();
    let mut at = width / most * most;
    while at < width {
        let left = width - at;
        let whole = left.next_power_of_two().min(most);
        // Reaching back over what is copied already is as good as ending exactly.
        let lanes = if whole <= width { whole } else { whole / 2 };
        let from = at.min(width - lanes);
        found.push((from, Size::Int(lanes)));
        at = from + lanes;
    }
    found
}

/// All lanes exist: a few steps at a time.
fn full(panel: &Panel<'_, '_>) {
    const STEPS: i64 = 4;
    let (ir, bytes) = (panel.ir, panel.bytes());
    let (k, step, row) = (panel.k(), panel.step(), panel.row_bytes());
    let rest = ir.rem(k, ir.c(STEPS));
    let vectors = vectors(panel.plan.width, panel.lanes());
    let element = ir.bits(panel.plan.from);
    let offset = |lane: u32| match panel.lanes() {
        Size::Int(_) => ir.c(i64::from(lane) * bytes),
        Size::Vs(_) => ir.times(ir.lane_count(Size::Vs(lane)), bytes),
    };
    let steps = |count, unroll: i64, start: &[_]| {
        ir.count_down("rows", count, unroll, start, |at| {
            let (mut from, mut to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            for _ in 0..unroll {
                let load = |&(lane, lanes): &(u32, Size)| {
                    (offset(lane), ir.load(ir.vector(element, lanes), ir.at(from, offset(lane))))
                };
                for (offset, value) in vectors.iter().map(load).collect::<Vec<_>>() {
                    ir.store(value, ir.at(to, offset));
                }
                (from, to) = (ir.at(from, step), ir.at(to, row));
            }
            vec![from.into(), to.into()]
        })
    };
    let middle = steps(ir.sub(k, rest), STEPS, &[panel.from().into(), panel.to().into()]);
    steps(rest, 1, &middle);
}

/// Some lanes are missing: masked loads fill them with zeros.
fn masked(panel: &Panel<'_, '_>) {
    let (ir, bytes) = (panel.ir, panel.bytes());
    let (lanes, have, step, row) = (panel.lanes(), panel.have(), panel.step(), panel.row_bytes());
    // Masked moves of integers come later than those of floating-point numbers on x86; as moves they are the same.
    let ty: BasicTypeEnum<'_> = ir.vector(ir.element(panel.plan.from), lanes);
    let count = panel.plan.width.count().div_ceil(lanes.count());
    let masks: Vec<_> = (0..count)
        .map(|v| {
            let before = ir.min(have, ir.times(ir.lane_count(lanes), v.into()));
            ir.first_lanes(lanes, ir.sub(have, before))
        })
        .collect();
    ir.count_down("rows", panel.k(), 1, &[panel.from().into(), panel.to().into()], |at| {
        let (from, to): (PointerValue<'_>, _) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        for (v, &mask) in (0..).zip(&masks) {
            let offset = ir.times(ir.lane_count(lanes), i64::from(v) * bytes);
            let value = ir.masked_load(ty, ir.at(from, offset), mask);
            let value = match (panel.plan.width, lanes) {
                (Size::Int(width), Size::Int(lanes)) if width < (v + 1) * lanes => ir.narrow(value, width - v * lanes),
                _ => value,
            };
            ir.store(value, ir.at(to, offset));
        }
        vec![ir.at(from, step).into(), ir.at(to, row).into()]
    });
}
