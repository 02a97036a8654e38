//! Cache blocks around the kernels of one product.
//!
//! ```text
//! for jc in 0..n by nc                                columns of C
//!     for every segment of the sums                   kc steps
//!         B: pack segment x nc, unless it lies in panels already
//!         for ic in 0..m by mc                        rows of C
//!             A: pack mc x segment, or use it where it is
//!             C block = A block * B block (+ C block)
//! ```
//!
//! If all rows are one block, B is packed for accumulator tiles in slabs of a few columns, each multiplied as soon as it is packed:
//! `for jc in 0..n by wide { for every segment { for every slab of nc columns { .. } } }`.
//!
//! So it goes where sums end up in C as they are. Otherwise they are made block by block in scratch, so the loops over segments and
//! rows change places, and the panels of all segments are kept for the blocks of rows after the first:
//!
//! ```text
//!     for ic in 0..m by mc
//!         for every segment
//!             sums = A block * B block (+ sums)
//!         finish: C block = epilogue(sums, C block)
//! ```
//!
//! Threads get rectangles of C made of whole tiles, or whole products of a batch, so sums are added up in the same order whatever
//! their number. Kernels with accumulator tiles find the processor configured: each thread sees to that once in a call.

mod finish;

use super::{
    Call, Epilogue, Place,
    blocks::{Area, Blocks, Needs, PAIR},
    select::Way,
};
use crate::{
    Error,
    driver::{
        Row, cache, scratch,
        threads::{self, Grid, Part, Room},
    },
    kernel::{BlockArgs, DType, FinishArgs, FinishInfo, Layout},
};
use core::{
    ffi::c_void,
    ptr::{null, null_mut},
};

/// Products up to this size in every dimension stay on the calling thread and use scratch on the stack.
const SMALL: usize = 64;
/// Rows of B that are packed at the same time, as many as hardware reads ahead, but no fewer than a step of the row.
const READ_TOGETHER: usize = 32;

/// How a call is cut, and what it needs: the same for all calls that differ by the addresses of operands only.
#[derive(Clone, Copy)]
pub(super) struct Course {
    way: Way,
    straight: bool,
    needs: Needs,
    grid: Grid,
    /// What the grid is made of.
    cut: (usize, usize),
    blocks: Blocks,
    room: Room,
}

impl Course {
    /// For a checked and turned call, and a way that fits it.
    pub(super) fn new(call: &Call, way: Way) -> Self {
        let row = way.row;
        let tile = (row.mr.elements(way.vector_bytes), row.nr.elements(way.vector_bytes));
        let epilogue = call.epilogue.unwrap_or(Epilogue::PLAIN);
        let straight = straight(call, &way);
        let corrections = epilogue.zeros != [0; 2];
        let needs = Needs {
            sums: !straight,
            c: call.c_cs != 1,
            residual: !epilogue.residual.is_null() && call.n > 1 && epilogue.residual_cs != 1,
            totals: call.reads() && (way.pack_a.is_some_and(|pack| pack.offset != 0) || epilogue.zeros[0] != 0),
            corrections,
            room: way.in_tiles(),
        };
        let small = call.m <= SMALL && call.n <= SMALL && call.k <= SMALL;
        let products = threads::products(&[call.m, call.n, call.k, call.copies.count]);
        // Rows whose vectors run along k add up in an order that depends on the number of columns: threads share rows only.
        let cut = if row.b_layout == Layout::Columns { (tile.0, call.n) } else { tile };
        let grid = match small && call.copies.count == 1 {
            true => Grid::ONE,
            false => Grid::new(products, (call.copies.count, call.m, call.n), cut, !small),
        };
        let largest = grid.largest((call.m, call.n), cut);
        let limit = if small { scratch::STACK_BYTES } else { usize::MAX };
        let blocks = Blocks::new(call, &way, &cache::caches(), &needs, largest, limit);
        let room = Room { parts: grid.parts(), bytes: blocks.total(), on_stack: small };
        Course { way, straight, needs, grid, cut, blocks, room }
    }

    /// Bytes that it takes of the heap.
    pub(super) fn on_heap(&self) -> Result<usize, Error> {
        self.room.on_heap()
    }

    /// Runs a call, with scratch of its own or, if it takes any of the heap, in an area with so many bytes.
    ///
    /// # Safety
    ///
    /// As for [`super::execute`]; the course must be that of the call, of this machine at its vector length.
    pub(super) unsafe fn run(&self, call: &Call, area: Option<*mut u8>) -> Result<(), Error> {
        let Course { ref way, straight, needs, grid, cut, blocks, room } = *self;
        let sizes = (call.copies.count, call.m, call.n);
        let epilogue = call.epilogue.unwrap_or(Epilogue::PLAIN);
        let walk = |part: usize, area: *mut u8| {
            let walk = Walk { call, way, epilogue, blocks, straight, needs, area };
            // SAFETY: the caller's promise; the area holds what `blocks` counted.
            unsafe { walk.part(&grid.part(part, sizes, cut)) };
        };
        // The tile that everything was laid out for.
        let at = Row { library: way.library, info: way.row, vector_bytes: way.vector_bytes };
        let admit = || at.now().vector_bytes == at.vector_bytes;
        let session = way.library.isas[way.row.isa].session.filter(|_| call.reads());
        // SAFETY: parts write different elements of C.
        unsafe { threads::run_with_scratch(room, area, session, &admit, &walk) }
    }
}

/// Do sums end up in C as they are, so that kernels write them there?
fn straight(call: &Call, way: &Way) -> bool {
    let row = way.row;
    let factors = !row.plain || (call.alpha == 1.0 && (call.beta == 0.0 || row.c_type == DType::I32));
    call.reads() && call.epilogue.is_none() && call.types.c == row.c_type && call.c_cs == 1 && factors
}

/// One walk over the blocks of a part of a call.
struct Walk<'a> {
    call: &'a Call,
    way: &'a Way,
    epilogue: Epilogue,
    blocks: Blocks,
    straight: bool,
    needs: Needs,
    area: *mut u8,
}

/// A block of C.
#[derive(Clone, Copy)]
struct Block {
    copy: usize,
    ic: usize,
    rows: usize,
    jc: usize,
    columns: usize,
}

impl Block {
    /// Blocks of so many columns that make up this one, the first of at most `first`.
    fn slabs(self, first: usize, columns: usize) -> impl Iterator<Item = Block> {
        let end = self.jc + self.columns;
        let starts = core::iter::once(self.jc).chain((self.jc + first..end).step_by(columns));
        starts.map(move |jc| {
            let most = if jc == self.jc { first } else { columns };
            Block { jc, columns: usize::min(most, end - jc), ..self }
        })
    }
}

/// Where a kernel reads an operand: address, distance between rows (of A), k steps and tiles. If the kernel packs it, where it is
/// and the distance between rows there.
#[derive(Clone, Copy)]
struct Source {
    at: *const c_void,
    rs: isize,
    ks: isize,
    tile: isize,
    from: (*const c_void, isize),
}

impl Source {
    /// An operand that is ready.
    fn new(at: *const c_void, rs: isize, ks: isize, tile: isize) -> Self {
        Source { at, rs, ks, tile, from: (null(), 0) }
    }
}

impl Walk<'_> {
    /// # Safety
    ///
    /// As for [`run`].
    unsafe fn part(&self, part: &Part) {
        let Blocks { mc, wide, .. } = self.blocks;
        for copy in part.copies.clone() {
            for jc in part.columns.clone().step_by(wide) {
                let columns = usize::min(wide, part.columns.end - jc);
                let blocks = || part.rows.clone().step_by(mc).map(|ic| (ic, usize::min(mc, part.rows.end - ic)));
                let block = |(ic, rows)| Block { copy, ic, rows, jc, columns };
                let first = |block: Block| block.ic == part.rows.start;
                if self.blocks.by_segments {
                    for segment in 0..self.blocks.segments {
                        for block in blocks().map(block) {
                            // SAFETY: blocks lie inside the operands.
                            unsafe { self.segment(block, segment, first(block)) };
                        }
                    }
                    continue;
                }
                for block in blocks().map(block) {
                    // SAFETY: as above.
                    unsafe { self.block(block, first(block)) };
                }
            }
        }
    }

    fn area<T>(&self, area: Area) -> *mut T {
        self.area.wrapping_add(self.blocks.start(area)).cast()
    }

    /// The length of the sums of a call.
    fn k(&self) -> usize {
        if self.call.reads() { self.call.k } else { 0 }
    }

    /// One block of C. Panels of B that were packed for the first block of rows may be there still.
    ///
    /// # Safety
    ///
    /// The block must lie inside the operands.
    unsafe fn block(&self, block: Block, first: bool) {
        let segments = self.blocks.segments;
        if segments == 0 {
            // SAFETY: without segments sums have an area.
            unsafe { self.area::<u32>(Area::Sums).write_bytes(0, block.rows * block.columns) };
        }
        for segment in 0..segments {
            // With room for one segment only, each is packed anew.
            // SAFETY: as for the caller.
            unsafe { self.segment(block, segment, first || self.blocks.kept < segments) };
        }
        if !self.straight {
            // SAFETY: the sums are complete.
            unsafe { self.finish(block, self.sums(block)) };
        }
    }

    /// Where the sums of a block are made, and the distance between two rows.
    fn sums(&self, block: Block) -> (*mut c_void, isize) {
        match self.straight {
            true => (self.c(block), self.call.c_rs),
            false => (self.area(Area::Sums), block.columns as isize),
        }
    }

    /// Adds one segment to the sums of a block. Its B is packed unless it is there still.
    ///
    /// # Safety
    ///
    /// As for [`Walk::block`].
    unsafe fn segment(&self, block: Block, segment: usize, pack: bool) {
        let (call, row) = (self.call, self.way.row);
        let Blocks { kc, segments, chain, .. } = self.blocks;
        let (p, k) = (segment * kc, usize::min(kc, self.k() - segment * kc));
        let part = segment > 0 && segment.is_multiple_of(chain);
        let sums = self.sums(block);
        // Sums of the parts after the first are kept apart until they are complete.
        let target: (*mut c_void, isize) = match segment < chain {
            true => sums,
            false => (self.area(Area::Part), block.columns as isize),
        };
        if pack && segment == 0 && self.needs.totals && call.weights.is_none() {
            // SAFETY: the area has a word for each column.
            unsafe { self.area::<i32>(Area::Totals).write_bytes(0, block.columns) };
        }
        // SAFETY: as for the caller.
        let a = unsafe { self.a(block, p, k) };
        let (alpha, beta) = match (self.straight, row.plain) {
            // Rows that take factors add segments to what C holds.
            (true, false) => (call.alpha, if segment == 0 { call.beta } else { 1.0 }),
            (true, true) => (1.0, if segment == 0 { call.beta } else { f32::from(u8::from(!part)) }),
            (false, _) => (1.0, f32::from(u8::from(segment > 0 && !part))),
        };
        for slab in block.slabs(self.lead(block), self.blocks.nc) {
            let target = (target.0.wrapping_byte_add((slab.jc - block.jc) * row.c_type.size()), target.1);
            // SAFETY: as for the caller; the source blocks and the target were made for this block.
            unsafe {
                let b = self.b(slab, segment, (p, k), pack);
                self.kernel(slab, k, (a, b), target, (alpha, beta), self.init(segment));
            }
        }
        let complete = segment + 1 == segments || (segment + 1).is_multiple_of(chain);
        if complete && segment >= chain {
            // SAFETY: both hold sums of the block.
            unsafe { self.merge(target, sums, block.rows, block.columns) };
        }
    }

    /// The first element of a block of C.
    fn c(&self, block: Block) -> *mut c_void {
        let call = self.call;
        let offset = (block.copy as isize).wrapping_mul(call.copies.c)
            + (block.ic as isize).wrapping_mul(call.c_rs)
            + (block.jc as isize).wrapping_mul(call.c_cs);
        call.c.wrapping_byte_offset(offset.wrapping_mul(call.types.c.size() as isize))
    }

    /// Columns of the first slab of a block: if there are several, all others begin with lines of B where all its rows can.
    fn lead(&self, block: Block) -> usize {
        let (call, Blocks { nc, wide, .. }) = (self.call, self.blocks);
        let size = call.types.b.size();
        let place = self.copy(call.b, block.copy, call.copies.b, call.types.b);
        let behind = place.at(0, block.jc, size).addr() % PAIR;
        let rows_alike = place.rs.wrapping_mul(size as isize).unsigned_abs().is_multiple_of(PAIR);
        let lines = nc < wide && self.way.pack_b.is_some() && place.cs == 1 && rows_alike;
        if lines && behind.is_multiple_of(size) { usize::min((PAIR - behind) / size, nc) } else { nc }
    }

    /// What the sums of a segment begin with, if not zero.
    fn init(&self, segment: usize) -> *const c_void {
        let shifted = self.way.pack_a.is_some_and(|pack| pack.offset != 0);
        // What was packed ahead of time has sums of whole columns.
        if !shifted || (self.call.weights.is_some() && segment > 0) {
            return null();
        }
        self.area::<i32>(Area::Init).wrapping_add(segment * self.padded()).cast_const().cast()
    }

    /// Columns of a block in whole panels.
    fn padded(&self) -> usize {
        self.blocks.nc.next_multiple_of(self.way.row.b_width.elements(self.way.vector_bytes))
    }

    /// Gets a segment of B ready.
    ///
    /// # Safety
    ///
    /// The block must lie inside B.
    unsafe fn b(&self, block: Block, segment: usize, (p, k): (usize, usize), pack: bool) -> Source {
        let (call, way, row) = (self.call, self.way, self.way.row);
        let size = row.b_type.size() as isize;
        let width = row.b_width.elements(way.vector_bytes);
        if let Some(weights) = call.weights {
            if segment == 0 && self.needs.totals {
                let offset = way.pack_a.map_or(0, |pack| pack.offset);
                let totals = weights.totals.wrapping_add(block.jc);
                // SAFETY: there is a sum for each column, and areas have a word for each.
                unsafe { self.start_columns(totals, 0, block.columns, offset) };
            }
            let steps = weights.steps;
            let at = (block.jc / width * width * steps + p * width) as isize * size;
            let (ks, tile) = (width as isize, (width * steps) as isize);
            return Source::new(weights.panels.wrapping_byte_offset(at), 0, ks, tile);
        }
        let place = self.copy(call.b, block.copy, call.copies.b, call.types.b);
        let from = place.at(p, block.jc, call.types.b.size());
        let Some(packing) = way.pack_b else {
            let tile =
                if row.b_layout == Layout::Columns { place.cs } else { row.nr.elements(way.vector_bytes) as isize };
            return Source::new(from, 0, place.rs, tile);
        };
        let kept = if self.blocks.kept > 1 { segment } else { 0 };
        let area: *mut c_void =
            self.area::<u8>(Area::B).wrapping_add(kept * self.blocks.b_elements * size as usize).cast();
        let k_step = row.k_step as usize;
        let panel_k = k.next_multiple_of(k_step);
        if pack && self.blocks.beside && block.columns == row.nr.elements(way.vector_bytes) {
            // The kernel packs whole steps, of which a single row tile needs two at a time.
            let whole = k / k_step * k_step;
            let once = block.rows <= row.mr.elements(way.vector_bytes) && whole == k;
            let steps = if once { usize::min(2 * k_step, k) } else { panel_k };
            if whole < k {
                let to = area.wrapping_byte_offset((whole * width) as isize * size);
                let rest = place.at(p + whole, block.jc, call.types.b.size());
                // SAFETY: as below.
                unsafe { packing.run(block.columns, (k - whole, panel_k), (rest, place.cs, place.rs), to, null_mut()) };
            }
            let from = if whole > 0 { (from, place.rs) } else { (null(), 0) };
            return Source { from, ..Source::new(area, 0, width as isize, (width * steps) as isize) };
        }
        if pack {
            let sums = if self.needs.totals {
                self.area::<i32>(Area::Init).wrapping_add(segment * self.padded())
            } else {
                null_mut()
            };
            let together = usize::max(READ_TOGETHER, k_step);
            let narrow = block.columns * call.types.b.size() <= PAIR;
            let steps = if place.cs == 1 && sums.is_null() && !narrow { together } else { k };
            for start in (0..k).step_by(steps) {
                let to = area.wrapping_byte_offset((start * width) as isize * size);
                let from = place.at(p + start, block.jc, call.types.b.size());
                let steps = (usize::min(steps, k - start), panel_k);
                // SAFETY: the block lies inside B, and the area holds its panels.
                unsafe { packing.run(block.columns, steps, (from, place.cs, place.rs), to, sums) };
            }
            if self.needs.totals {
                let offset = way.pack_a.map_or(0, |pack| pack.offset);
                // SAFETY: the pack wrote a sum for each column.
                unsafe {
                    for j in 0..block.columns {
                        let total = self.area::<i32>(Area::Totals).wrapping_add(j);
                        *total = (*total).wrapping_add(*sums.wrapping_add(j));
                    }
                    self.start_columns(sums, segment, block.columns, offset);
                }
            }
        }
        Source::new(area, 0, width as isize, (width * panel_k) as isize)
    }

    /// Lets the sums of a segment begin with what a shifted A adds too much.
    ///
    /// # Safety
    ///
    /// There must be `columns` sums of columns of B.
    unsafe fn start_columns(&self, sums: *const i32, segment: usize, columns: usize, offset: i32) {
        let init = self.area::<i32>(Area::Init).wrapping_add(segment * self.padded());
        for j in 0..columns {
            // SAFETY: the caller's promise, and the area has a word for each column.
            unsafe { *init.wrapping_add(j) = (*sums.wrapping_add(j)).wrapping_mul(-offset) };
        }
    }

    /// An operand of one of the copies.
    fn copy(&self, place: Place, copy: usize, step: isize, dtype: DType) -> Place {
        let bytes = (copy as isize).wrapping_mul(step).wrapping_mul(dtype.size() as isize);
        Place { ptr: place.ptr.wrapping_byte_offset(bytes), ..place }
    }

    /// Gets rows of A ready.
    ///
    /// # Safety
    ///
    /// The block must lie inside A.
    unsafe fn a(&self, block: Block, p: usize, k: usize) -> Source {
        let (call, way, row) = (self.call, self.way, self.way.row);
        let place = self.copy(call.a, block.copy, call.copies.a, call.types.a);
        let from = place.at(block.ic, p, call.types.a.size());
        let width = row.a_width.elements(way.vector_bytes) as isize;
        let Some(packing) = way.pack_a else {
            let (tile_rows, _) = self.tiles(block.rows);
            let apart = if row.a_layout == Layout::Rows { width } else { tile_rows as isize };
            // With a single tile the distance to the next one may exceed the address space.
            let tile = if block.rows as isize > apart { apart * place.rs } else { 0 };
            return Source::new(from, place.rs, place.cs, tile);
        };
        let panel_k = k.next_multiple_of(row.k_step as usize);
        let to: *mut c_void = self.area(Area::A);
        // SAFETY: the block lies inside A, and the area holds its panels.
        unsafe { packing.run(block.rows, (k, panel_k), (from, place.rs, place.cs), to, null_mut()) };
        Source::new(to, 1, width, width * panel_k as isize)
    }

    /// Rows of one tile, and whole tiles.
    fn tiles(&self, rows: usize) -> (usize, usize) {
        let row = self.way.row;
        let layout = if row.a_layout == Layout::Rows { Layout::Packed } else { row.a_layout };
        BlockArgs::row_tiles(layout, rows, row.mr.elements(self.way.vector_bytes))
    }

    /// Runs the block kernel.
    ///
    /// # Safety
    ///
    /// Sources and target must be of the block.
    unsafe fn kernel(
        &self,
        block: Block,
        k: usize,
        (a, b): (Source, Source),
        (c, c_rs): (*mut c_void, isize),
        (alpha, beta): (f32, f32),
        init: *const c_void,
    ) {
        let (tile_rows, tiles) = self.tiles(block.rows);
        let bits = |factor: f32| match self.way.row.c_type {
            DType::I32 => factor as u64,
            _ if factor == 0.0 => 0,
            _ => factor.to_bits().into(),
        };
        let args = BlockArgs {
            m: block.rows,
            tile_rows,
            tiles,
            n: block.columns,
            k,
            batch: 1,
            a: a.at,
            a_rs: a.rs,
            a_ks: a.ks,
            a_tile: a.tile,
            a_batch: 0,
            b: b.at,
            b_ks: b.ks,
            b_tile: b.tile,
            b_batch: 0,
            c,
            c_rs,
            alpha: bits(alpha),
            beta: bits(beta),
            init,
            room: if self.needs.room { self.area(Area::Room) } else { null_mut() },
            from: b.from.0,
            from_rs: b.from.1,
        };
        // SAFETY: the caller's promise.
        unsafe { (self.way.row.entry)(&args) };
    }
}
