//! Sums over the lanes of many vectors at once.
//!
//! A step takes two vectors of partial sums and adds halves of both, so that one vector holds half as many partial sums of
//! each: `n` vectors take `n - 1` steps of two shuffles and an addition, and a vector without a partner one shuffle and an
//! addition. In the end each lane is the sum of one vector.
//!
//! ```text
//! blocks of at least 128 bits:  u = [u0 u1 u2 u3]  v = [v0 v1 v2 v3]  ->  [u0+u1  u2+u3  v0+v1  v2+v3]
//! within each 128 bits:         the same with blocks of half as many bits each time, down to one element
//! ```
//!
//! Which lanes are added to which, and in which order, is the same with and without a partner.

use crate::nanokernel::{Ir, Value};

/// Neighbours in one row of C, finished.
pub struct Piece<'c> {
    /// The row.
    pub row: u32,
    /// The first column.
    pub column: u32,
    /// Columns.
    pub width: u32,
    /// As many lanes as [`Piece::lanes`] says; those beyond the width repeat others.
    pub lanes: u32,
    /// The sums.
    pub sums: Value<'c>,
}

/// A vector on the way: for every lane, the index of the vector of which it is a partial sum.
struct Mixed<'c> {
    value: Value<'c>,
    of: Vec<u32>,
}

/// One step.
#[derive(Clone, Copy)]
struct Level {
    /// Elements of one block; pairs of neighbouring blocks are added.
    block: u32,
    /// Elements within which blocks of both operands are brought together.
    within: u32,
}

/// Adds up values in pairs.
pub fn balanced<'c>(values: &[Value<'c>], add: impl Fn(Value<'c>, Value<'c>) -> Value<'c> + Copy) -> Value<'c> {
    match values {
        [one] => *one,
        _ => {
            let (left, right) = values.split_at(values.len() / 2);
            add(balanced(left, add), balanced(right, add))
        }
    }
}

/// The sums of vectors of a length unknown here, each by itself: accumulators by rows of `columns`.
pub fn singly<'c>(ir: &Ir<'c>, acc: &[Value<'c>], columns: u32) -> Vec<Piece<'c>> {
    let piece = |(i, &v): (u32, &Value<'c>)| Piece {
        row: i / columns,
        column: i % columns,
        width: 1,
        lanes: 1,
        sums: ir.sum(v),
    };
    (0..).zip(acc).map(piece).collect()
}

/// The sums of fixed vectors: accumulators by rows of `columns`.
pub fn rows<'c>(ir: &Ir<'c>, acc: &[Value<'c>], columns: u32) -> Vec<Piece<'c>> {
    let (lanes, bits) = (ir.lanes(acc[0]), ir.lane_bits(acc[0]));
    // Parts of rows that fit one vector, as many of them together as do.
    let rows = acc.len() as u32 / columns;
    let parts = (0..rows).flat_map(|row| {
        (0..columns).step_by(lanes as usize).map(move |column| (row, column, lanes.min(columns - column)))
    });
    let mut groups: Vec<Vec<(u32, u32, u32)>> = Vec::new();
    for part in parts {
        match groups.last_mut() {
            Some(group) if group.iter().map(|p| p.2).sum::<u32>() + part.2 <= lanes => group.push(part),
            _ => groups.push(vec![part]),
        }
    }
    let mut pieces = Vec::new();
    for group in groups {
        let indices: Vec<u32> = group
            .iter()
            .flat_map(|&(row, column, width)| (0..width).map(move |j| row * columns + column + j))
            .collect();
        let all = together(ir, acc, &indices);
        for (row, column, width) in group {
            let place =
                |j: u32| all.of.iter().position(|&of| of == row * columns + column + j).expect("every sum is there");
            // Shorter vectors would be computed in whole registers, on whatever else those hold.
            let lanes = if width == 1 { 1 } else { width.next_power_of_two().max((128 / bits).min(lanes)) };
            let from: Vec<u32> = (0..lanes).map(|j| place(if j < width { j } else { 0 }) as u32).collect();
            pieces.push(Piece { row, column, width, lanes, sums: ir.gather(all.value, &from) });
        }
    }
    pieces
}

/// One vector with the sums of all vectors in `indices`, at most as many as it has lanes.
fn together<'c>(ir: &Ir<'c>, acc: &[Value<'c>], indices: &[u32]) -> Mixed<'c> {
    let (lanes, bits) = (ir.lanes(acc[0]), ir.lane_bits(acc[0]));
    let vectors = indices.iter().map(|&i| Mixed { value: acc[i as usize], of: vec![i; lanes as usize] }).collect();
    let mut vectors = stepwise(ir, vectors, levels(lanes, 128 / bits)).into_iter();
    let one = vectors.next().expect("there is something to add up");
    assert!(vectors.next().is_none(), "no more vectors than lanes");
    one
}

/// The sums of `steps` lanes each, of which every vector holds several side by side: those of one vector after those of another, in
/// as few vectors as hold them. Sums of a power of two of vectors; what does not fill a vector is left out.
///
/// Lanes within 128 bits come first: of few vectors the others remain, and halves of one are added more cheaply than it is rearranged.
pub fn parts<'c>(ir: &Ir<'c>, acc: &[Value<'c>], steps: u32) -> Vec<Value<'c>> {
    let (lanes, bits) = (ir.lanes(acc[0]), ir.lane_bits(acc[0]));
    let width = lanes / steps;
    let mixed = |(vector, &value): (u32, &Value<'c>)| {
        let of = (0..lanes).map(|lane| vector * width + lane / steps).collect();
        Mixed { value, of }
    };
    let all = stepwise(ir, (0..).zip(acc).map(mixed).collect(), levels_of_parts(lanes, 128 / bits, steps));
    let held = (acc.len() as u32 * width).min(lanes);
    let ordered = |(n, mixed): (u32, &Mixed<'c>)| {
        let place = |sum| mixed.of.iter().position(|&of| of == sum).expect("neighbours stay together") as u32;
        let from: Vec<u32> = (0..held).map(|sum| place(n * held + sum)).collect();
        ir.gather(mixed.value, &from)
    };
    (0..).zip(&all).map(ordered).collect()
}

/// The steps of [`parts`].
fn levels_of_parts(lanes: u32, within: u32, steps: u32) -> Vec<Level> {
    let (wide, narrow): (Vec<_>, Vec<_>) = levels(lanes, within).into_iter().partition(|level| level.block >= within);
    narrow.into_iter().chain(wide).filter(|level| level.block < steps).collect()
}

/// All steps, as many vectors together as there are.
fn stepwise<'c>(ir: &Ir<'c>, mut vectors: Vec<Mixed<'c>>, levels: Vec<Level>) -> Vec<Mixed<'c>> {
    for level in levels {
        let mut next = Vec::new();
        let mut rest = vectors.into_iter();
        while let Some(first) = rest.next() {
            next.push(match rest.next() {
                Some(second) => pair(ir, &first, &second, level),
                None => alone(ir, &first, level),
            });
        }
        vectors = next;
    }
    vectors
}

/// The steps for vectors of `lanes` elements of which `within` make 128 bits.
fn levels(lanes: u32, within: u32) -> Vec<Level> {
    let halves = |n: u32| std::iter::successors(Some(n / 2), |n| Some(n / 2)).take_while(|&n| n > 0);
    let wide = halves(lanes).filter(|&block| block >= within);
    let wide = wide.map(|block| Level { block, within: lanes });
    let narrow = halves(within.min(lanes)).map(|block| Level { block, within: within.min(lanes) });
    wide.chain(narrow).collect()
}

/// Halves of two vectors in one.
fn pair<'c>(ir: &Ir<'c>, u: &Mixed<'c>, v: &Mixed<'c>, level: Level) -> Mixed<'c> {
    let Level { block, within } = level;
    let lanes = u.of.len() as u32;
    // The lane of u, then v, that is added in `lane`: of each pair of blocks the first.
    let first = |lane: u32| {
        let (group, at) = (lane / within * within, lane % within);
        let (of_v, at) = (at >= within / 2, at % (within / 2));
        let from = group + at / block * 2 * block + at % block;
        if of_v { lanes + from } else { from }
    };
    let firsts: Vec<u32> = (0..lanes).map(first).collect();
    let seconds: Vec<u32> = firsts.iter().map(|&lane| lane + block).collect();
    let of = |lane: u32| if lane < lanes { u.of[lane as usize] } else { v.of[(lane - lanes) as usize] };
    let tags: Vec<u32> = firsts.iter().map(|&lane| of(lane)).collect();
    debug_assert!(seconds.iter().zip(&tags).all(|(&lane, &tag)| of(lane) == tag));
    let value = ir.fadd(ir.shuffle(u.value, v.value, firsts), ir.shuffle(u.value, v.value, seconds));
    Mixed { value, of: tags }
}

/// A vector without a partner: every lane and the one apart from it.
fn alone<'c>(ir: &Ir<'c>, u: &Mixed<'c>, level: Level) -> Mixed<'c> {
    let others: Vec<u32> = (0..u.of.len() as u32).map(|lane| lane ^ level.block).collect();
    debug_assert!(others.iter().zip(&u.of).all(|(&lane, &tag)| u.of[lane as usize] == tag));
    Mixed { value: ir.fadd(u.value, ir.shuffle(u.value, u.value, others)), of: u.of.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every lane of a vector counts once, whatever is alone and whatever has a partner.
    #[test]
    fn every_lane_counts_once() {
        for (lanes, within) in [(16u32, 4u32), (8, 4), (4, 4), (8, 2), (4, 2), (2, 2)] {
            for together in [false, true] {
                // For each lane the set of lanes summed in it: of one vector, or of either of two equal ones.
                let mut sums: Vec<u64> = (0..lanes).map(|lane| 1 << lane).collect();
                for level in levels(lanes, within) {
                    let Level { block, within } = level;
                    let half = within / 2;
                    let place = |lane: u32| {
                        let (group, at) = (lane / within * within, lane % within % half);
                        (group + at / block * 2 * block + at % block) as usize
                    };
                    sums = (0..lanes)
                        .map(|lane| {
                            let (x, y) = if together {
                                (sums[place(lane)], sums[place(lane) + block as usize])
                            } else {
                                (sums[lane as usize], sums[(lane ^ block) as usize])
                            };
                            assert_eq!(x & y, 0, "{lanes} lanes, {within}: a lane counts twice");
                            x | y
                        })
                        .collect();
                }
                assert!(sums.iter().all(|&sum| sum == (1 << lanes) - 1), "{lanes} lanes: {sums:x?}");
            }
        }
    }
}
