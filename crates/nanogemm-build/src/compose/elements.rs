//! Packing element by element, for any strides.
//!
//! ```text
//! for each block of steps:
//!     for each group of lanes:
//!         for p in the block: for lane in the group: to[p][lane] = from[lane][p]
//! ```
//!
//! Elements pass through integer registers: two loads, a combination and one store for two small ones take fewer operations
//! than any way through vectors, and no CPU is slow at them, as some are at gathers. A block of steps and a group of lanes are
//! few enough lines for the cache even where all of them contend for one set of it, and together use all of a line.

use super::pack::{Panel, Places};
use crate::spec::Size;
use inkwell::values::{IntValue, PointerValue};

/// Bytes of one block of adjacent steps: a line of the cache.
const BLOCK: i64 = 64;
/// Lanes of one group; what the widest leaves over goes to the next.
const GROUPS: [i64; 3] = [8, 4, 1];

/// Copies all steps.
pub fn copy(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    ir.branch(panel.full(), || {}, || clear(panel));
    ir.count_up(
        "blocks",
        ir.c(0),
        ir.c(BLOCK / panel.bytes()),
        || panel.k(),
        |step| {
            let mut wider = None;
            for lanes in GROUPS {
                let possible = match panel.plan.width {
                    Size::Int(width) => i64::from(width) >= lanes,
                    Size::Vs(_) => true,
                };
                if possible {
                    groups(panel, step, lanes, wider);
                    wider = Some(lanes);
                }
            }
        },
    );
}

/// A block of steps for groups of so many lanes, of those lanes that `wider` groups leave over.
fn groups<'c>(panel: &Panel<'_, 'c>, step: IntValue<'c>, lanes: i64, wider: Option<i64>) {
    let ir = panel.ir;
    let whole = |lanes| ir.sub(panel.have(), ir.rem(panel.have(), ir.c(lanes)));
    let start = wider.map_or(ir.c(0), whole);
    ir.count_up(
        "groups",
        start,
        ir.c(lanes),
        || whole(lanes),
        |first| {
            let (stride, distance, row) = (panel.lane(), panel.step(), panel.row_bytes());
            let steps = ir.min(ir.sub(panel.k(), step), ir.c(BLOCK / panel.bytes()));
            let start = [panel.source(first, step).into(), panel.target(first, step).into()];
            ir.count_down("steps", steps, 1, &start, |at| {
                let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                group(panel, from, to, stride, lanes);
                vec![ir.at(from, distance).into(), ir.at(to, row).into()]
            });
        },
    );
}

/// One step of some lanes.
fn group<'c>(panel: &Panel<'_, 'c>, from: PointerValue<'c>, to: PointerValue<'c>, stride: IntValue<'c>, lanes: i64) {
    let ir = panel.ir;
    let (bytes, ty) = (panel.bytes(), ir.bits(panel.plan.from));
    let places = Places::new(ir, from, stride);
    // As many as fill a register at a time.
    let fill = 8 / bytes;
    for first in (0..lanes).step_by(fill as usize) {
        let parts = first..lanes.min(first + fill);
        let parts: Vec<_> = parts.map(|lane| ir.load(ty, places.lane(lane))).collect();
        let value = if parts.len() as i64 == fill { ir.side_by_side(&parts) } else { parts[0] };
        ir.store(value, ir.at(to, ir.c(first * bytes)));
    }
}

/// Zeros in the whole panel.
fn clear<'c>(panel: &Panel<'_, 'c>) {
    let (ir, bytes) = (panel.ir, panel.bytes());
    let ty = ir.vector(ir.bits(panel.plan.from), panel.lanes());
    let lanes = ir.lane_count(panel.lanes());
    let elements = ir.mul(panel.width(), panel.k());
    let clear = |count, ty, step: IntValue<'c>, start| {
        ir.count_down("clear", count, 1, &[start], |at| {
            let to = at[0].into_pointer_value();
            ir.store(ir.zero(ty), to);
            vec![ir.at(to, step).into()]
        })[0]
    };
    let end = clear(ir.div(elements, lanes), ty, ir.times(lanes, bytes), panel.to().into());
    if panel.lanes() != Size::Int(1) {
        clear(ir.rem(elements, lanes), ir.bits(panel.plan.from), ir.c(bytes), end);
    }
}
