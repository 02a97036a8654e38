//! Packing where elements are converted, or where several k steps lie side by side.
//!
//! A *group* is V consecutive steps of one lane, V being the interleave: 32 bits of a panel for vectors, a row of 64 bytes for
//! accumulator tiles.
//!
//! ```text
//! for each panel:
//!     groups without an element are zero: beyond k up to a multiple of the step, or all if lanes are missing
//!     whole groups:
//!         lane_stride == 1: rows of the plain matrix are interleaved                    rows
//!         k_stride == 1:    groups are moved, by transposition where they are 32 bits   network, lines
//!         any:              element by element                                          elements
//!     the k % V steps behind them, element by element
//!     if sums are wanted: they are taken from the panel, which the cache still holds    sums
//! ```

mod elements;
mod lines;
mod rows;
mod split;
mod sums;

use super::{network::Network, pack::Panel};
use crate::dtype::Kind;
use inkwell::{IntPredicate, values::IntValue};
pub use rows::interleave;
pub use split::split;

/// Packs one panel.
pub fn panel(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    clear(panel);
    let elements = || elements::whole(panel);
    if panel.group_bytes() == WORD {
        let mut whole = panel.adjacent(panel.lane());
        if !rows::masks(panel) {
            whole = ir.and(whole, panel.full());
        }
        // The vectors of accumulator tiles cannot be used as fixed ones.
        // Converting binary16 without instructions for it leaves no registers for a transposition.
        let room = panel.plan.from.kind != Kind::Float || panel.isa.converts_halves(panel.arch);
        let network = if panel.isa.registers.tiles == 0 && room { Network::new(panel) } else { None };
        let otherwise = || match &network {
            Some(network) => {
                let enough = ir.cmp(IntPredicate::UGE, panel.groups(), ir.c(network.square().into()));
                ir.branch(ir.and(panel.adjacent(panel.step()), enough), || network.copy(), elements);
            }
            None => elements(),
        };
        let one = || ir.branch(whole, || rows::copy(panel), otherwise);
        together(panel, &rows::panels(panel), &one);
        elements::rest(panel);
    } else {
        lines::copy(panel);
    }
    if panel.plan.from.kind == Kind::Int || panel.plan.from.kind == Kind::Unsigned {
        let wanted = ir.cmp(IntPredicate::NE, panel.sums_address(), ir.c(0));
        ir.branch(wanted, || sums::take(panel), || {});
    }
}

/// Blocks of so many panels at one go where all exist, the largest that do: the first panel of a block copies for all of it.
fn together(panel: &Panel<'_, '_>, panels: &[i64], one: &dyn Fn()) {
    let ir = panel.ir;
    let Some((&panels, fewer)) = panels.split_first().filter(|(panels, _)| **panels > 1) else { return one() };
    let block = ir.times(panel.width(), panels);
    let within = ir.rem(panel.before(), block);
    let exist = ir.cmp(IntPredicate::UGE, ir.add(panel.ahead(), within), block);
    let first = ir.cmp(IntPredicate::EQ, within, ir.c(0));
    let copy = || ir.branch(first, || rows::full(panel, panels), || {});
    ir.branch(ir.and(panel.adjacent(panel.lane()), exist), copy, || together(panel, fewer, one));
}

/// Bytes of a group that is one element of vectors.
pub const WORD: i64 = 4;

/// Zeros in all groups that hold a step without an element, and in all of a panel that lacks lanes.
fn clear<'c>(panel: &Panel<'_, 'c>) {
    let ir = panel.ir;
    let whole = panel.groups();
    let first = ir.only(panel.full(), whole);
    let groups = ir.sub(panel.padded_groups(), first);
    let ty = ir.vector(ir.ctx.i32_type().into(), panel.words());
    let lanes = ir.lane_count(panel.words());
    let words = ir.times(ir.mul(panel.width(), groups), panel.group_bytes() / WORD);
    let clear = |count, ty, bytes: IntValue<'c>, start| {
        ir.count_down("clear", count, 1, &[start], |at| {
            let to = at[0].into_pointer_value();
            ir.store(ir.zero(ty), to);
            vec![ir.at(to, bytes).into()]
        })[0]
    };
    let end = clear(ir.div(words, lanes), ty, ir.times(lanes, WORD), panel.target(ir.c(0), first).into());
    if panel.words() != crate::spec::Size::Int(1) {
        clear(ir.rem(words, lanes), ir.ctx.i32_type().into(), ir.c(WORD), end);
    }
}
