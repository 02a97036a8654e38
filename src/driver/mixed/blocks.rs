//! Block sizes, from the caches of the machine, the row and where the operands lie, and the parts of the scratch area.

use super::{
    Call,
    select::{BESIDE_ROWS, Way},
};
use crate::{
    dispatch::PAGE,
    driver::{
        blocks::{even, within},
        cache::Caches,
        scratch::ALIGN,
    },
    kernel::{BlockArgs, DType, Layout},
};

/// Bytes of one column of a block of B: sums in one block are no longer, so that errors grow with the length of blocks and their
/// number. Rows whose vectors run along k take four times as many.
const COLUMN: usize = 1536;
/// The shortest sums in a block, unless rows of B are read in place.
const LEAST: usize = 128;
/// Sums in accumulator tiles begin with those of the block before, up to this length; longer ones are added up in parts.
const CHAIN: usize = 4096;
/// Rows of B in place that are read at the same time if they lie in pages of their own.
const STREAMS: usize = 16;
/// Bytes of a row of a slab of B: the second cache gets lines in pairs.
pub(super) const PAIR: usize = 128;
/// Up to so many rows are multiplied faster than B comes from memory, and slabs of B stay in the first cache.
const FEW: usize = 32;
/// Rows of B that are read 128 bytes at a time, one after the other, if nothing else limits their number: with more, translations of
/// their pages may not be at hand when the next 128 bytes are read.
const STRIP: usize = 512;
/// Rows of C in pages of their own that a block may have.
const PAGES: usize = 512;
/// Rows of A that long segments of a B packed ahead of time leave room for in the second level.
const LEAST_ROWS: usize = 128;
/// The most columns in a block, and bytes of B in panels for a whole sum.
const COLUMNS: usize = 4096;
const PANELS: usize = 4 << 20;

/// What a call keeps in scratch, in the order in which it lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Area {
    /// A block of A in panels.
    A,
    /// A block of B in panels: of one segment of the sums if all rows are one block or no more fit, otherwise of all of them.
    B,
    /// Sums on their way into C.
    Sums,
    /// Sums of a part of a long sum.
    Part,
    /// A block of C whose columns are not adjacent.
    C,
    /// A block of a residual whose columns are not adjacent.
    Residual,
    /// For each segment, what the sums of each column begin with.
    Init,
    /// Sums of the columns of B.
    Totals,
    /// What is added to the sums of each row, and of each column.
    RowAdd,
    ColAdd,
    /// Sums that leave accumulator tiles.
    Room,
}

const AREAS: usize = 11;

/// Block sizes and areas.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocks {
    /// Rows, columns and length of sums of a block.
    pub(super) mc: usize,
    pub(super) nc: usize,
    pub(super) kc: usize,
    /// Columns that get their part of a segment before the next segment begins, slab by slab of `nc` columns.
    pub(super) wide: usize,
    /// Whether the kernel packs B in slabs beside its products.
    pub(super) beside: bool,
    /// Segments of a sum.
    pub(super) segments: usize,
    /// Segments after which accumulator tiles begin anew.
    pub(super) chain: usize,
    /// Whether all blocks of rows have their part of a segment before the next segment begins.
    pub(super) by_segments: bool,
    /// Segments of B that are kept in panels at the same time.
    pub(super) kept: usize,
    /// Elements of B in the panels of one segment.
    pub(super) b_elements: usize,
    /// Where each area ends.
    ends: [usize; AREAS],
}

/// What a call needs in scratch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    /// Sums do not go straight into C.
    pub(super) sums: bool,
    /// Neighbours in a row of C are not adjacent.
    pub(super) c: bool,
    /// Neighbours in a row of the residual are not adjacent.
    pub(super) residual: bool,
    /// Sums of columns of B, for operands that were shifted or zero points.
    pub(super) totals: bool,
    /// Zero points.
    pub(super) corrections: bool,
    /// Sums leave accumulator tiles.
    pub(super) room: bool,
}

/// What stays while segments of sums pass.
#[derive(Clone, Copy)]
struct Keep {
    /// Panels of B of all segments.
    panels: bool,
    /// A block of C, until it is complete.
    c: bool,
}

impl Blocks {
    /// Blocks for parts of at most `rows x columns`, in at most `limit` bytes.
    pub(super) fn new(
        call: &Call,
        way: &Way,
        caches: &Caches,
        needs: &Needs,
        (rows, columns): (usize, usize),
        limit: usize,
    ) -> Self {
        let row = way.row;
        let (mr, nr) = (row.mr.elements(way.vector_bytes), row.nr.elements(way.vector_bytes));
        let (a_size, b_size) = (row.a_type.size(), row.b_type.size());
        let k_step = row.k_step as usize;
        let in_tiles = way.in_tiles();
        let k = if call.reads() { call.k } else { 0 };
        let b_in_place = way.pack_b.is_none() && call.weights.is_none();
        let far = |stride: isize, size: usize| stride.unsigned_abs().saturating_mul(size) >= PAGE;
        let whole = |size: usize, unit: usize| usize::max(size / unit, 1) * unit;

        // A panel of B, which all row tiles read, fits the first level beside the rows of A that pass by.
        let l1 = if in_tiles { caches.l1 / 3 * 2 } else { caches.l1 };
        let most = usize::max(COLUMN / b_size, LEAST);
        let mut kc = (l1 / (nr * b_size)).clamp(LEAST, most);
        if row.b_layout == Layout::Columns {
            kc = COLUMN * 4 / b_size;
        } else if b_in_place && far(call.b.rs, b_size) {
            // A single row leaves a sum after so few steps that more streams than hardware follows for sure do not pay.
            kc = if call.m <= 1 { STREAMS } else { (4 * call.m).clamp(2 * STREAMS, 4 * STREAMS) };
        }
        let packs = in_tiles && way.pack_b.is_some() && !needs.totals;
        let suits = call.m <= BESIDE_ROWS[1] && call.b.cs == 1;
        let beside = packs && row.packs_b && suits && way.pack_b.is_some_and(|pack| pack.from == pack.to);
        // A single row of tiles uses panels up step by step.
        let once_beside = beside && call.m <= mr;
        if beside {
            kc = if once_beside { STRIP } else { l1 / PAIR };
        } else if packs && call.m <= FEW && call.n.saturating_mul(k) > caches.l2 / b_size {
            kc = kc.min(l1 / PAIR);
        }
        // Panels packed ahead of time are there for the whole sum: the longer segments are, the less often C passes. They stay in the
        // second level while a block of A passes by, of which a quarter of it is to hold at least so many rows. With more rows and
        // columns than that, operands that come from the first level count for more than C does.
        let ready = in_tiles && call.weights.is_some();
        if ready && usize::min(call.m, call.n) <= LEAST_ROWS {
            kc = kc.max(caches.l2 / 4 / (LEAST_ROWS * usize::max(a_size, b_size))).min(CHAIN);
        }
        // Panels that one row of tiles reads once need to stay nowhere. The rows of the whole product count: how sums of long sums are
        // cut must not depend on threads.
        let once = ready && call.m <= mr;
        if once {
            kc = CHAIN;
        }
        // Sums of short elements lose more with every product.
        let kc = row.longest.map_or(kc, |longest| kc.min(longest as usize));
        let kc = whole(kc, k_step).min(k.next_multiple_of(k_step));
        // Rows of A take half of the second level, rows of C no more pages than translations are at hand.
        let c_row = call.c_rs.unsigned_abs().saturating_mul(call.types.c.size());
        let pages = if needs.sums { usize::MAX } else { PAGES * usize::max(1, PAGE / c_row.max(1)) };
        // Accumulator tiles need them so fast that half of that has to stay for what passes by.
        let share = if in_tiles { caches.l2 / 4 } else { caches.l2 / 2 };
        let mc = (share / (kc.max(1) * a_size)).min(pages).max(1);
        let mc = even(rows, mc, mr);
        // Panels of B are read soon if there is one block of rows, and again for each block otherwise. Blocks of sums fit the second
        // level besides.
        let panels = if mc >= rows { caches.l2 / 2 } else { usize::min(caches.last / 4, PANELS) };
        // Sums leave tiles four bytes wide, and passing twice costs more than operands do: if C has few columns, a block of it stays
        // in the second level until it is complete, beside half as much of A.
        let fewer = even(rows, share / 2 / (kc.max(1) * a_size), mr);
        let stays = in_tiles
            && !needs.sums
            && mc < rows
            && fewer.saturating_mul(columns) <= caches.l2 / 4 / 4
            && columns.saturating_mul(k) <= panels / b_size;
        let mc = if stays { fewer } else { mc };
        let panels = if ready && mc >= rows { usize::MAX } else { panels };
        // Tiles of a large C are made along its rows as long as B stays in the second level for all of them.
        let all_segments = !in_tiles || mc >= rows || stays || needs.sums || row.c_type != DType::I32 && k > CHAIN;
        let panels = if all_segments { panels } else { panels.min(caches.l2 / 2) };
        let bytes = panels / if stays || needs.sums && mc < rows { k } else { kc }.max(1);
        let sums = caches.l2 / 4 / (mc * 4);
        let nc = (bytes / b_size).min(if needs.sums { sums } else { COLUMNS }).clamp(1, COLUMNS);
        let nc = even(columns, nc, nr);
        // If all rows are one block, nothing reads panels a second time: then a slab of B is multiplied as soon as it is packed.
        let (nc, wide) = match packs && mc >= rows {
            true => {
                let most = if needs.sums { sums.clamp(1, COLUMNS) } else { COLUMNS };
                // A page of each row of B, so that a block of C stays in the second level.
                let most = if beside && !once_beside { most.min(PAGE / b_size) } else { most };
                let wide = even(columns, most, nr);
                (wide.min(PAIR / b_size), wide)
            }
            false => (nc, nc),
        };
        // Where B in panels for a whole sum leaves no room for anything else, as in a small area if panels are wide, one segment of
        // it is kept, and packed again for each block of rows.
        let fit =
            |panels: bool| Self::fit(call, way, needs, (mc, nc, kc, wide), rows, limit, Keep { panels, c: stays });
        let blocks = fit(true);
        let blocks = if blocks.total() <= limit { blocks } else { fit(false) };
        Blocks { beside: beside && blocks.mc >= rows, ..blocks }
    }

    /// These blocks, or smaller ones in at most `limit` bytes.
    fn fit(
        call: &Call,
        way: &Way,
        needs: &Needs,
        (mc, nc, kc, wide): (usize, usize, usize, usize),
        rows: usize,
        limit: usize,
        keep: Keep,
    ) -> Self {
        let row = way.row;
        let units = (row.mr.elements(way.vector_bytes), row.nr.elements(way.vector_bytes), row.k_step as usize);
        let wanted = (mc, nc, kc);
        let blocks = |sizes: (usize, usize, usize)| {
            let wide = if sizes == wanted { wide } else { sizes.1 };
            Self::of(call, way, needs, (sizes.0, sizes.1, sizes.2, wide), rows, keep)
        };
        within(blocks, wanted, units, |blocks| blocks.total() <= limit)
    }

    fn of(
        call: &Call,
        way: &Way,
        needs: &Needs,
        (mc, nc, kc, wide): (usize, usize, usize, usize),
        rows: usize,
        keep: Keep,
    ) -> Self {
        let row = way.row;
        let k = if call.reads() { call.k } else { 0 };
        let segments = k.div_ceil(kc.max(1));
        // Segments of nearly the same length, in whole steps.
        let k_step = row.k_step as usize;
        let kc = if segments > 0 { k.div_ceil(segments).next_multiple_of(k_step) } else { 0 };
        let segments = k.div_ceil(kc.max(1));
        let integers = row.c_type == DType::I32;
        let chain = if row.plain && !integers { usize::max(CHAIN / kc.max(1), 1) } else { usize::MAX };
        let by_segments = !needs.sums && segments <= chain && !keep.c;
        let kept = if by_segments || mc >= rows || !keep.panels { segments.min(1) } else { segments };
        let (a_width, b_width) = (row.a_width.elements(way.vector_bytes), row.b_width.elements(way.vector_bytes));
        let padded = nc.next_multiple_of(b_width);
        let b_elements = padded * kc;
        let words = |needed: bool, count: usize| if needed { count * 4 } else { 0 };
        let sizes: [usize; AREAS] = [
            if way.pack_a.is_some() { mc.next_multiple_of(a_width) * kc * row.a_type.size() } else { 0 },
            if way.pack_b.is_some() { b_elements * row.b_type.size() * kept } else { 0 },
            words(needs.sums, mc * wide),
            words(segments > chain, mc * wide),
            if needs.c { mc * wide * call.types.c.size() } else { 0 },
            words(needs.residual, mc * wide),
            words(needs.totals, padded * segments.max(1)),
            words(needs.totals, padded),
            words(needs.corrections, mc),
            words(needs.corrections, wide.next_multiple_of(b_width)),
            if needs.room { BlockArgs::ROOM } else { 0 },
        ];
        let mut end = 0usize;
        let ends = sizes.map(|size| {
            end = end.saturating_add(size.next_multiple_of(ALIGN));
            end
        });
        Blocks { mc, nc, kc, wide, beside: false, segments, chain, by_segments, kept, b_elements, ends }
    }

    /// Bytes of all areas.
    pub(super) fn total(&self) -> usize {
        self.ends[AREAS - 1]
    }

    /// Where an area begins.
    pub(super) fn start(&self, area: Area) -> usize {
        match area as usize {
            0 => 0,
            index => self.ends[index - 1],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dispatch::FeatureSet,
        driver::{
            Copies,
            mixed::{Place, Types, Wish, select::over},
            scratch::STACK_BYTES,
        },
        kernel::LIBRARY,
    };
    use core::ptr::null;

    const TYPES: [[DType; 3]; 9] = [
        [DType::F32, DType::F32, DType::F32],
        [DType::Bf16, DType::Bf16, DType::F32],
        [DType::Bf16, DType::Bf16, DType::Bf16],
        [DType::F16, DType::F16, DType::F32],
        [DType::F16, DType::F16, DType::F16],
        [DType::U8, DType::I8, DType::I32],
        [DType::U8, DType::I8, DType::F32],
        [DType::I8, DType::I8, DType::I32],
        [DType::I8, DType::I8, DType::F32],
    ];

    /// Small products use no other scratch than what there is on the stack: on every row, with vectors of any length.
    #[test]
    fn small_blocks_fit_the_stack() {
        let all = FeatureSet::from_bits((1 << LIBRARY.isas.len()) - 1);
        let sizes = [1, 2, 5, 17, 33, 64];
        let mut ways = 0;
        for row in LIBRARY.kernels {
            for vector_bytes in [16, 32, 64, 128, 256] {
                for [a, b, c] in TYPES {
                    let types = Types { a, b, c };
                    let Some(way) = over(&LIBRARY, all, vector_bytes, row, &Wish::row_major(types, 64, 64, 64))
                        .or_else(|| {
                            let wish = Wish { b_k_adjacent: true, ..Wish::row_major(types, 64, 64, 64) };
                            over(&LIBRARY, all, vector_bytes, row, &wish)
                        })
                    else {
                        continue;
                    };
                    ways += 1;
                    for (m, n, k) in sizes.iter().flat_map(|&m| sizes.iter().map(move |&n| (m, n, 64))) {
                        fits(&way, types, (m, n, k));
                    }
                }
            }
        }
        assert!(ways > 0, "no row takes any product");
    }

    fn fits(way: &Way, types: Types, (m, n, k): (usize, usize, usize)) {
        let place = Place { ptr: null(), rs: 4096, cs: 1 };
        let call = Call {
            types,
            m,
            n,
            k,
            alpha: 1.0,
            a: place,
            b: place,
            weights: None,
            beta: 0.0,
            c: core::ptr::null_mut(),
            c_rs: 4096,
            c_cs: 1,
            copies: Copies::ONE,
            epilogue: None,
        };
        for l2 in [256 << 10, 512 << 10, 2 << 20] {
            let caches = Caches { l1: 32 << 10, l2, last: 8 << 20 };
            for bits in 0..16 {
                let is = |bit: u32| bits >> bit & 1 == 1;
                let shifts = is(3) && types.integers();
                let needs = Needs {
                    sums: is(0),
                    c: is(1),
                    residual: is(2),
                    totals: shifts,
                    corrections: shifts,
                    room: way.in_tiles(),
                };
                let blocks = Blocks::new(&call, way, &caches, &needs, (m, n), STACK_BYTES);
                let name = way.row.name;
                let what = || format!("{name}, {} bytes, {m}x{n}x{k}, {needs:?}: {blocks:?}", way.vector_bytes);
                assert!(blocks.total() <= STACK_BYTES, "{}", what());
                assert!(blocks.mc > 0 && blocks.nc > 0 && blocks.kc > 0, "{}", what());
            }
        }
    }
}
