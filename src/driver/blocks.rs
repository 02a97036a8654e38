//! Block sizes, from the caches of the machine, the tile and where the operands lie.

use super::{Call, cache::Caches, scratch};
use crate::{
    dispatch::{self, PAGE},
    element::Element,
};

/// Rows of C in pages of their own that a block may have: more translations than the first level holds (48 to 96 on current processors),
/// as the second level is quick enough; but rows a large power of two apart fall into the same sets of the caches.
const PAGES: usize = 144;

/// Sums in one block are no longer than this, so that errors grow with `KC + k / KC`, and no shorter than the least unless B
/// is read in place.
const KC: usize = dispatch::STEPS;
const LEAST_KC: usize = 128;

/// Rows of B in place that are read at the same time if they lie in pages of their own: as many streams as hardware follows;
/// with more rows of A, to write C less often, as many as have their translations kept; and more if there are so many rows of B
/// that sums of sums would become long.
const STREAMS: usize = 16;
const KEPT: usize = 64;
const FEWEST_SUMS: usize = 1024;

/// Columns that rows whose vectors run along k are made for, and the longest sums in a block: each lane adds up a part.
const COLUMNS: usize = 16;
const LONGEST: usize = 4096;

/// Columns in one block, and bytes of B in panels.
const NC: usize = 4096;
const PANELS: usize = 8 << 20;

/// Row tiles of a block where rows come first, by how many quarters of the second level B takes: hardware follows some 32 streams,
/// the rows of two tiles, but what of B has left the second level has to be read again for each block.
const ROWS_FIRST: [(usize, usize); 4] = [(2, 1), (3, 2), (4, 8), (usize::MAX, 16)];

/// Where block kernels read B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reads {
    /// Where the caller has it.
    InPlace,
    /// In panels packed ahead of time.
    Packed,
    /// In scratch.
    Copied,
}

/// Upper limits of block sizes: rows, columns, length of sums. And the order of loops: whether a block of rows goes through its whole
/// sums before the next block begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Most {
    pub(super) mc: usize,
    pub(super) nc: usize,
    pub(super) kc: usize,
    pub(super) rows_first: bool,
}

impl Most {
    /// - `kc`: a panel of B, which all row tiles read, fills the first-level cache. B in place whose rows lie in pages of their
    ///   own is read a few rows at a time from end to end, as hardware reads ahead;
    /// - `mc`: the block of A takes half of the second-level cache, and the rows of C no more than [`PAGES`];
    /// - rows first: a few columns of a B that is not copied stay near while A in place is read once, its rows from end to end. Cut into
    ///   segments, every row would be read in short stretches that hardware is late to follow;
    /// - `nc`: the panels of B take a quarter of the last-level cache, or half of the second level if few rows read them. If B is
    ///   not copied and read once, the block of C takes half of the second level.
    pub(super) fn new<T: Element>(
        caches: &Caches,
        call: &Call<T>,
        tile: (usize, usize),
        a_in_place: bool,
        b: Reads,
    ) -> Self {
        let size = size_of::<T>();
        let bytes = |stride: isize| stride.unsigned_abs().saturating_mul(size);
        // A single row tile reads no panel again.
        let one = call.m <= tile.0;
        let kc = if one { KC } else { (caches.l1 / (tile.1 * size)).clamp(LEAST_KC, KC) / 16 * 16 };
        let rows_of_b = usize::max((4 * call.m).clamp(STREAMS, KEPT), (call.k / FEWEST_SUMS).next_multiple_of(4));
        let kc = if b == Reads::InPlace && bytes(call.b.rs) >= PAGE { kc.min(rows_of_b) } else { kc };
        let pages = PAGES * usize::max(1, PAGE / bytes(call.c_rs).max(1));
        // Rows that are a few too many are not worth a second block.
        let pages = if call.m <= pages + pages / 3 { pages.max(call.m.next_multiple_of(tile.0)) } else { pages };
        let mc = (caches.l2 / 2 / (kc * size)).min(pages).max(1);
        let sum = call.k.saturating_mul(call.batch);
        let all_of_b = call.n.saturating_mul(sum).saturating_mul(size);
        let near = b == Reads::Packed || b == Reads::InPlace && bytes(call.b.rs) < PAGE;
        let rows_first = a_in_place && near && sum > kc && all_of_b <= 4 * caches.l2;
        let quarters = all_of_b.div_ceil((caches.l2 / 4).max(1));
        let tiles = ROWS_FIRST.iter().find(|(most, _)| quarters <= *most).map_or(1, |&(_, tiles)| tiles);
        let mc = if rows_first { mc.min(tiles * tile.0) } else { mc };
        // With few rows panels are read soon after they are written and not again.
        let panels = if call.m <= 2 * mc { caches.l2 / 2 } else { usize::min(caches.last / 4, PANELS) };
        let nc = match b {
            // One panel after the other, from end to end.
            Reads::Packed if one && a_in_place => tile.1,
            // B that is read once needs no place in a cache.
            Reads::InPlace if one => (caches.l2 / 2 / (call.m * size)).max(1),
            Reads::Packed if call.m <= mc => (caches.l2 / 2 / (call.m * size)).max(1),
            _ => (panels / (kc * size)).clamp(1, NC),
        };
        Most { mc, nc, kc, rows_first }
    }

    /// For rows whose vectors run along k: the columns of B in a block stay in the second-level cache while rows of A pass by, and
    /// sums are as long as that and the error of a lane allow: each ends in additions across vectors, and long rows of A are
    /// read ahead.
    pub(super) fn along_k<T: Element>(caches: &Caches, call: &Call<T>, lanes: usize) -> Self {
        let kept = caches.l2 / 8 / size_of::<T>();
        let kc = (kept / call.n.clamp(1, COLUMNS)).clamp(KC, LONGEST).min(KC * lanes);
        let nc = (kept / kc).max(1);
        let sum = call.k.saturating_mul(call.batch).clamp(1, kc);
        let mc = (caches.l2 / 2 / size_of::<T>() / sum).max(1);
        Most { mc, nc, kc, rows_first: false }
    }
}

/// Block sizes and the parts of the scratch area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blocks {
    pub(super) mc: usize,
    pub(super) nc: usize,
    pub(super) kc: usize,
    /// Bytes for A, B and C, each a multiple of the alignment.
    pub(super) bytes: [usize; 3],
}

impl Blocks {
    /// Blocks of as many columns or fewer, so that the last has more than two unless all have.
    pub(super) fn without_slivers(mut self, columns: usize) -> Self {
        while self.nc > 3 && columns > self.nc && (1..=2).contains(&(columns % self.nc)) {
            self.nc -= 1;
        }
        self
    }

    pub(super) fn total(&self) -> usize {
        self.bytes.iter().sum()
    }
}

/// What a call needs in scratch.
#[derive(Clone, Copy)]
pub(super) struct Needs {
    pub(super) mr: usize,
    pub(super) nr: usize,
    pub(super) a: bool,
    pub(super) b: bool,
    pub(super) c: bool,
    pub(super) size: usize,
    pub(super) most: Most,
}

impl Needs {
    fn blocks(&self, mc: usize, nc: usize, kc: usize) -> Blocks {
        let bytes = |needed: bool, elements: usize| {
            if needed { (elements * self.size).next_multiple_of(scratch::ALIGN) } else { 0 }
        };
        let a = bytes(self.a, mc.next_multiple_of(self.mr) * kc);
        let b = bytes(self.b, nc.next_multiple_of(self.nr) * kc);
        Blocks { mc, nc, kc, bytes: [a, b, bytes(self.c, mc * nc)] }
    }

    /// The blocks of an `m x n` product with sums `k` long, in at most `limit` bytes.
    pub(super) fn fit(&self, m: usize, n: usize, k: usize, limit: usize) -> Blocks {
        let (mc, nc) = (even(m, self.most.mc, self.mr), even(n, self.most.nc, self.nr));
        let blocks = |(mc, nc, kc)| self.blocks(mc, nc, kc);
        within(blocks, (mc, nc, usize::min(k, self.most.kc)), (self.mr, self.nr, 1), |blocks| blocks.total() <= limit)
    }
}

/// Several blocks are of nearly the same size, in whole units.
pub(super) fn even(size: usize, most: usize, unit: usize) -> usize {
    match size.div_ceil(usize::max(most / unit, 1) * unit) {
        0 | 1 => size,
        parts => size.div_ceil(parts).next_multiple_of(unit),
    }
}

/// Blocks of so many rows, columns and steps or, until they fit, of fewer: whole tiles as long as there are several, then shorter sums
/// in whole steps, then parts of tiles. What cannot be halved any more is taken as it is.
pub(super) fn within<B>(
    blocks: impl Fn((usize, usize, usize)) -> B,
    (mut mc, mut nc, mut kc): (usize, usize, usize),
    (mr, nr, k_step): (usize, usize, usize),
    fit: impl Fn(&B) -> bool,
) -> B {
    let half = |x: usize, unit: usize| (x / 2).next_multiple_of(unit).min(x - 1);
    loop {
        let found = blocks((mc, nc, kc));
        if fit(&found) {
            return found;
        }
        if nc > nr && nc >= mc {
            nc = half(nc, nr);
        } else if mc > mr {
            mc = half(mc, mr);
        } else if nc > nr {
            nc = half(nc, nr);
        } else if kc > k_step {
            kc = half(kc, k_step);
        } else if mc > 1 {
            mc /= 2;
        } else if nc > 1 {
            nc /= 2;
        } else {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Operand, *};
    use crate::driver::Members;
    use core::ptr::{null, null_mut};

    #[test]
    fn no_slivers() {
        // Blocks have 16 columns or more, some 12 on the stack.
        for nc in 12..40 {
            for columns in 3..500 {
                let blocks = Blocks { mc: 1, nc, kc: 1, bytes: [0; 3] }.without_slivers(columns);
                let last = columns % blocks.nc;
                assert!(blocks.nc <= nc && (last == 0 || last > 2 || columns <= nc), "{columns} by {nc}: {blocks:?}");
            }
        }
    }

    #[test]
    fn rows_first() {
        let caches = Caches { l1: 48 << 10, l2: 2 << 20, last: 32 << 20 };
        let most = |m: usize, n: usize, k: usize, a_in_place: bool, b: Reads| {
            let operand = |columns: usize| Operand {
                ptr: null::<f32>(),
                rs: columns as isize,
                cs: 1,
                members: Members::Apart(0),
            };
            let call = Call::new((m, n, k), 1.0f32, operand(k), operand(n), 0.0, (null_mut::<f32>(), n as isize, 1));
            Most::new(&caches, &call, (14, 32), a_in_place, b)
        };
        for b in [Reads::InPlace, Reads::Packed] {
            assert_eq!((most(4096, 16, 4096, true, b).rows_first, most(4096, 16, 4096, true, b).mc), (true, 14));
            assert_eq!(most(4096, 32, 11008, true, b).mc, 2 * 14, "B takes three quarters of the second level");
            assert_eq!(most(4096, 128, 4096, true, b).mc, 8 * 14, "B fills the second level");
            assert_eq!(most(4096, 128, 11008, true, b).mc, 16 * 14, "B is larger than the second level");
            assert!(!most(4096, 16, 300, true, b).rows_first, "one segment");
            assert!(!most(4096, 16, 4096, false, b).rows_first, "A is copied anyway");
            assert!(!most(4096, 4096, 4096, true, b).rows_first, "B does not stay near");
        }
        assert!(!most(4096, 16, 4096, true, Reads::Copied).rows_first);
    }

    #[test]
    fn blocks_fit_their_area() {
        for (mr, nr) in [(1, 1), (3, 4), (6, 16), (14, 32), (4, 96), (128, 128), (8, 768)] {
            for (a, b, c) in [(true, true, true), (false, true, false), (true, true, false), (false, false, true)] {
                let most = Most { mc: 98, nc: 4096, kc: 384, rows_first: false };
                let needs = Needs { mr, nr, a, b, c, size: 4, most };
                for m in [1, 2, 5, 33, 64] {
                    for n in [1, 7, 63, 64] {
                        let blocks = needs.fit(m, n, 64, scratch::STACK_BYTES);
                        assert!(blocks.total() <= scratch::STACK_BYTES, "{mr}x{nr} {m}x{n}: {blocks:?}");
                        assert!(blocks.mc >= 1 && blocks.nc >= 1 && blocks.kc >= 1, "{blocks:?}");
                    }
                }
                let blocks = needs.fit(usize::MAX / 2, usize::MAX / 2, 384, usize::MAX);
                assert!(blocks.total() <= 16 << 20, "{mr}x{nr}: {blocks:?}");
                assert!(
                    blocks.mc.is_multiple_of(mr) && blocks.nc.is_multiple_of(nr),
                    "blocks are whole tiles: {blocks:?}"
                );
            }
        }
    }
}
