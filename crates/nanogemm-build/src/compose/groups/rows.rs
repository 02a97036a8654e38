//! Groups of 32 bits where lanes are adjacent: V rows of the plain matrix are interleaved.
//!
//! ```text
//! for each group g: for v in 0..V: to[g][0..W][v] = convert(from[g * V + v][0..W])
//! ```
//!
//! Panels that together are as wide as a line of the cache are written at one go, so that lines are read once.
//!
//! A width that is no multiple of the vector ends in a vector that overlaps the one before it: the lanes they share are
//! written twice, with the same values. Where fewer lanes exist, loads are masked.

use super::super::{LINE, convert::convert, pack::Panel, rows::vectors};
use super::elements::together;
use crate::{
    dtype::Conversion,
    isa::Tail,
    nanokernel::{Ir, Value},
    spec::Size,
};
use inkwell::values::PointerValue;

/// Whether this is a way for the panel even where lanes are missing.
pub fn masks(panel: &Panel<'_, '_>) -> bool {
    // The masks of scalable vectors do not suit fixed ones.
    let fit = panel.words() == panel.isa.registers.width.lanes(4);
    match panel.isa.registers.tail {
        Tail::Masked | Tail::MaskRegisters => fit,
        // Their elements are no smaller than 32 bits.
        Tail::MaskedTail | Tail::Exact => false,
    }
}

/// Copies all whole groups of one panel; all lanes exist unless there are masks.
pub fn copy(panel: &Panel<'_, '_>) {
    if masks(panel) {
        panel.ir.branch(panel.full(), || full(panel, 1), || masked(panel));
    } else {
        full(panel, 1);
    }
}

/// How many panels are written at one go where their lanes exist, the largest number first: as many as a line of the cache has
/// lanes for, or, where elements become wider and panels do not write whole lines, as fit into a line when they are written. The
/// second cache gets lines in pairs: B for accumulator tiles, which is packed a few columns at a time, is read two lines at a time.
pub fn panels(panel: &Panel<'_, '_>) -> Vec<i64> {
    /// More would need more pointers than there are registers.
    const MOST: i64 = 4;
    let (Size::Int(width), Size::Int(2..)) = (panel.plan.width, panel.words()) else { return Vec::new() };
    let (read, written) = (i64::from(width) * panel.bytes(), i64::from(width) * panel.group_bytes());
    let for_tiles = panel.plan.k_step > panel.plan.interleave;
    if for_tiles && panel.plan.conversion() == Conversion::Copy {
        return vec![2 * LINE / read, LINE / read];
    }
    let widens = panel.bytes() < panel.to_bytes() && written % LINE != 0;
    vec![(LINE / if widens { written } else { read }).clamp(1, MOST)]
}

/// Copies all whole groups of so many panels, of which all lanes exist: a few groups at a time.
pub fn full(panel: &Panel<'_, '_>, panels: i64) {
    let ir = panel.ir;
    let (step, row, distance) = (panel.step(), panel.row_bytes(), panel.distance());
    let vectors = vectors(panel.plan.width, panel.words());
    let copy = |count, unroll: i64, start: &[_]| {
        ir.count_down("rows", count, unroll, start, |at| {
            let (mut from, mut to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            for _ in 0..unroll {
                let mut rows = vec![from];
                (0..panel.plan.interleave).for_each(|_| rows.push(ir.at(*rows.last().expect("the first"), step)));
                from = rows.pop().expect("one behind the group");
                for n in 0..panels {
                    let to = if n == 0 { to } else { ir.at(to, ir.times(distance, n)) };
                    let before = ir.times(panel.width(), n * panel.bytes());
                    for &(lane, lanes) in &vectors {
                        let lane = match panel.words() {
                            Size::Int(_) => ir.c(lane.into()),
                            Size::Vs(_) => ir.lane_count(Size::Vs(lane)),
                        };
                        let along = ir.add(before, ir.times(lane, panel.bytes()));
                        let rows: Vec<_> = rows.iter().map(|&row| ir.at(row, along)).collect();
                        let value = if lanes == Size::Int(1) {
                            together(panel, &rows)
                        } else {
                            let ty = ir.vector(ir.bits(panel.plan.from), lanes);
                            let rows: Vec<_> = rows.iter().map(|&row| ir.load(ty, row)).collect();
                            interleaved(panel, &rows, lanes)
                        };
                        ir.store(value, ir.at(to, ir.times(lane, panel.group_bytes())));
                    }
                }
                to = ir.at(to, row);
            }
            vec![from.into(), to.into()]
        })
    };
    let groups = if panels > 1 { 1 } else { 2 };
    let rest = ir.rem(panel.groups(), ir.c(groups));
    let start = [panel.from().into(), panel.to().into()];
    let middle = copy(ir.sub(panel.groups(), rest), groups, &start);
    if groups > 1 {
        copy(rest, 1, &middle);
    }
}

/// Some lanes are missing: masked loads fill them with zeros. Vector by vector, so that there is one mask at a time.
fn masked(panel: &Panel<'_, '_>) {
    let ir = panel.ir;
    let lanes = panel.words();
    let ty = ir.vector(ir.bits(panel.plan.from), lanes);
    for v in 0..panel.plan.width.count().div_ceil(lanes.count()) {
        let before = ir.times(ir.lane_count(lanes), v.into());
        let exist = ir.first_lanes(lanes, ir.sub(panel.have(), ir.min(panel.have(), before)));
        let start = [
            ir.at(panel.from(), ir.times(before, panel.bytes())).into(),
            ir.at(panel.to(), ir.times(before, panel.group_bytes())).into(),
        ];
        let (step, row) = (panel.step(), panel.row_bytes());
        ir.count_down("rows", panel.groups(), 1, &start, |at| {
            let (mut from, to): (PointerValue<'_>, _) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let mut rows = Vec::new();
            for _ in 0..panel.plan.interleave {
                rows.push(ir.masked_load(ty, from, exist));
                from = ir.at(from, step);
            }
            let value = interleaved(panel, &rows, lanes);
            let value = match panel.plan.conversion() {
                Conversion::Offset => ir.select(exist, value, ir.zero(value.get_type())),
                Conversion::Copy | Conversion::Widen => value,
            };
            let value = match (panel.plan.width, lanes) {
                (Size::Int(width), Size::Int(lanes)) if width < (v + 1) * lanes => ir.narrow(value, width - v * lanes),
                _ => value,
            };
            ir.store(value, to);
            vec![from.into(), ir.at(to, row).into()]
        });
    }
}

/// V rows of as many lanes, as a vector of groups.
fn interleaved<'c>(panel: &Panel<'_, 'c>, rows: &[Value<'c>], lanes: Size) -> Value<'c> {
    let ir = panel.ir;
    let words = ir.vector(ir.ctx.i32_type().into(), lanes);
    if rows.len() == 1 {
        return convert(panel, rows[0], lanes);
    }
    match lanes {
        Size::Int(n) => {
            let v = interleave(ir, panel.plan.from.bytes, panel.arch.vector_constraint(), rows, n);
            let all = Size::Int(n * rows.len() as u32);
            ir.bits_as(convert(panel, v, all), words)
        }
        Size::Vs(_) => {
            let part = |(v, &row): (u64, _)| {
                let part = ir.unsigned_as(convert(panel, row, lanes), words);
                ir.shift_left(part, ir.constant(words, v * 8 * panel.to_bytes() as u64))
            };
            let parts = (0..).zip(rows).map(part);
            parts.reduce(|low, high| ir.any_bit(low, high)).expect("groups have steps")
        }
    }
}

/// V rows of `n` elements of so many bytes, in turn an element of each. `register` is the constraint letter of vector registers.
pub fn interleave<'c>(ir: &Ir<'c>, bytes: u32, register: char, rows: &[Value<'c>], n: u32) -> Value<'c> {
    let v = rows.len() as u32;
    // Where a row fills 128 bits, rows are loaded into one vector, and all that it takes are two permutations: of what comes to
    // lie in one 128 bits, and within them.
    if n * bytes >= 16 {
        let mut parts = rows.to_vec();
        while parts.len() > 1 {
            parts = parts.chunks(2).map(|pair| ir.concat(pair[0], pair[1])).collect();
        }
        let chunk = 16 / v;
        let all = n * v * bytes;
        let chunks = ir.bits_as(parts[0], ir.vector(ir.integer(8 * chunk), Size::Int(all / chunk)));
        let gathered = ir.rearrange(chunks, (0..all / chunk).map(|i| i % v * (all / chunk / v) + i / v));
        // The code generator would put together one permutation of bytes, and take it apart again into more than these two.
        let gathered = if bytes == 1 { ir.apart(gathered, register) } else { gathered };
        let bytes_of = ir.bits_as(gathered, ir.vector(ir.integer(8), Size::Int(all)));
        let within = |i: u32| {
            let (element, byte) = (i % 16 / bytes, i % bytes);
            i / 16 * 16 + element % v * chunk + element / v * bytes + byte
        };
        let turns = ir.rearrange(bytes_of, (0..all).map(within));
        return ir.bits_as(turns, ir.vector(ir.integer(8 * bytes), Size::Int(n * v)));
    }
    let mut parts = rows.to_vec();
    let mut unit = 1;
    while parts.len() > 1 {
        let pair = |pair: &[Value<'c>]| {
            let of = |i: u32| i / unit % 2 * n * unit + i / (2 * unit) * unit + i % unit;
            ir.shuffle(pair[0], pair[1], (0..2 * n * unit).map(of))
        };
        parts = parts.chunks(2).map(pair).collect();
        unit *= 2;
    }
    parts[0]
}
