//! Groups element by element, for any strides.

use super::super::{convert::convert, pack::Panel};
use crate::{nanokernel::Value, spec::Size};
use inkwell::values::PointerValue;

/// Bytes of the largest group that passes through a register.
const REGISTER: i64 = 8;

/// All whole groups of the lanes that exist.
pub fn whole(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    let steps = i64::from(panel.plan.interleave);
    ir.count_up(
        "groups",
        ir.c(0),
        ir.c(1),
        || panel.groups(),
        |group| {
            let first = panel.source(ir.c(0), ir.times(group, steps));
            let start = [first.into(), panel.target(ir.c(0), group).into()];
            let (lane, step) = (panel.lane(), panel.step());
            ir.count_down("lanes", panel.have(), 1, &start, |at| {
                let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                if panel.group_bytes() <= REGISTER {
                    let mut places = vec![from];
                    (1..steps).for_each(|_| places.push(ir.at(*places.last().expect("the first"), step)));
                    ir.store(together(panel, &places), to);
                } else {
                    ir.count_down("steps", ir.c(steps), 1, &[from.into(), to.into()], |at| {
                        let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                        one(panel, from, to);
                        vec![ir.at(from, step).into(), ir.at(to, ir.c(panel.to_bytes())).into()]
                    });
                }
                vec![ir.at(from, lane).into(), ir.at(to, ir.c(panel.group_bytes())).into()]
            });
        },
    );
}

/// The steps behind the whole groups, of the lanes that exist. There are none unless groups have several.
pub fn rest(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    let steps = i64::from(panel.plan.interleave);
    if steps == 1 {
        return;
    }
    let start = ir.times(panel.groups(), steps);
    ir.count_up(
        "rest",
        start,
        ir.c(1),
        || panel.k(),
        |step| {
            let within = ir.times(ir.rem(step, ir.c(steps)), panel.to_bytes());
            let to = ir.at(panel.target(ir.c(0), panel.groups()), within);
            let start = [panel.source(ir.c(0), step).into(), to.into()];
            let lane = panel.lane();
            ir.count_down("lanes", panel.have(), 1, &start, |at| {
                let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                one(panel, from, to);
                vec![ir.at(from, lane).into(), ir.at(to, ir.c(panel.group_bytes())).into()]
            });
        },
    );
}

/// The group whose elements lie at these places, as an integer.
pub fn together<'c>(panel: &Panel<'_, 'c>, places: &[PointerValue<'c>]) -> Value<'c> {
    let ir = panel.ir;
    let ty = ir.integer(8 * panel.group_bytes() as u32);
    let wide = |(i, &place): (u64, _)| {
        let part = convert(panel, ir.load(ir.bits(panel.plan.from), place), Size::Int(1));
        let part = if places.len() == 1 { part } else { ir.unsigned_as(part, ty) };
        if i == 0 { part } else { ir.shift_left(part, ir.constant(ty, i * 8 * panel.to_bytes() as u64)) }
    };
    let parts = (0..).zip(places).map(wide);
    parts.reduce(|low, high| ir.any_bit(low, high)).expect("groups have steps")
}

/// One element.
fn one<'c>(panel: &Panel<'_, 'c>, from: PointerValue<'c>, to: PointerValue<'c>) {
    let ir = panel.ir;
    ir.store(convert(panel, ir.load(ir.bits(panel.plan.from), from), Size::Int(1)), to);
}
