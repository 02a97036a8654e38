//! Cache blocks around a block kernel.
//!
//! ```text
//! for jc in 0..n by nc                           columns of C
//!     for every segment of the sum               at most kc long: part of one member of the batch, or several members
//!         B: pack its segment x nc block, or use it where it is
//!         for ic in 0..m by mc                   rows of C
//!             A: pack its mc x segment block, or use it where it is
//!             C block = alpha * A block * B block + (first segment: beta, later: 1) * C block
//! ```
//!
//! Where B is not copied, and stays near because it has few columns, the loop over rows lies outside that over segments: A is then
//! read from end to end.
//!
//! A sum is thus a chain of `k / kc` additions of sums at most `kc` long, and its error grows with `kc + k / kc`.
//!
//! Threads get rectangles of C made of whole tiles, or whole products of a batch. `kc` and the row are those of the whole
//! call, so the bits of the result do not depend on the number of threads.
//!
//! In a batch of independent products that share an operand, the loop over them lies around `ic`: a block of the shared
//! operand is packed once for all of them.

use super::{
    Call, Members, Operand, Row,
    blocks::{Blocks, Most, Needs, Reads},
    cache, scratch,
    threads::{self, Grid, Part, Room},
};
use crate::{
    Error,
    dispatch::{self, PAGE},
    element::Element,
    kernel::{BlockArgs, Layout, PackInfo},
};
use core::{cell::Cell, ffi::c_void};

/// Rows of B that are packed at the same time if they lie in pages of their own: as many streams as hardware follows.
const READ_TOGETHER: usize = 16;
/// Products up to this size in every dimension use scratch on the stack.
const SMALL: usize = 64;

/// How the block kernel gets A.
#[derive(Clone, Copy)]
enum TakeA {
    /// Where it is.
    Direct,
    /// In panels.
    Panels(&'static PackInfo),
    /// The row needs k steps side by side, and they are not: copied row by row.
    Rows,
}

/// How the block kernel gets B.
#[derive(Clone, Copy)]
enum TakeB {
    /// Where it is.
    Direct,
    /// In panels.
    Panels(&'static PackInfo),
    /// The row reads rows, but neighbours in a row are not adjacent: copied row by row.
    Rows,
    /// The row reads columns, but neighbours in a column are not adjacent: copied column by column.
    Columns,
    /// In the panels that were packed ahead of time.
    Packed,
    /// Panels that were packed for rows with another tile, copied into what this row reads.
    Repacked,
}

/// How a call is cut, and how its operands are taken.
struct Cut {
    mr: usize,
    nr: usize,
    take_a: TakeA,
    take_b: TakeB,
    c_apart: bool,
    rows_first: bool,
    /// No dimension exceeds [`SMALL`].
    small: bool,
    /// What threads share are whole tiles of this size.
    tile: (usize, usize),
    grid: Grid,
    blocks: Blocks,
}

impl Cut {
    fn new<T: Element>(call: &Call<T>, row: Row) -> Result<Self, Error> {
        let info = row.info;
        let (mr, nr) = (info.mr.elements(row.vector_bytes), info.nr.elements(row.vector_bytes));
        let find = |dtype, width| dispatch::pack(row.library, info.isa, dtype, width).ok_or(Error::Unsupported);
        let along_k = info.b_layout == Layout::Columns;
        let take_a = match info.a_layout {
            Layout::Packed => TakeA::Panels(find(info.a_type, info.mr)?),
            _ if along_k && call.a.cs != 1 => TakeA::Rows,
            _ => TakeA::Direct,
        };
        let take_b = match (info.b_layout, call.panels) {
            (Layout::Packed, Some(panels)) if panels.width == nr => TakeB::Packed,
            (_, Some(_)) => TakeB::Repacked,
            (Layout::Columns, None) if call.b.rs == 1 => TakeB::Direct,
            (Layout::Columns, None) => TakeB::Columns,
            (Layout::Strided | Layout::Rows, None) if call.b.cs == 1 => TakeB::Direct,
            (Layout::Strided | Layout::Rows, None) => TakeB::Rows,
            (Layout::Packed, None) => TakeB::Panels(find(info.b_type, info.nr)?),
        };
        let c_apart = call.c_cs != 1;
        let reads = match take_b {
            TakeB::Direct => Reads::InPlace,
            TakeB::Packed => Reads::Packed,
            _ => Reads::Copied,
        };
        let caches = cache::caches();
        let most = match along_k {
            true => Most::along_k(&caches, call, info.lanes.elements(row.vector_bytes)),
            false => Most::new(&caches, call, (mr, nr), matches!(take_a, TakeA::Direct), reads),
        };
        let needs = Needs {
            mr,
            nr,
            a: !matches!(take_a, TakeA::Direct),
            b: reads == Reads::Copied,
            c: c_apart,
            size: size_of::<T>(),
            most,
        };
        let small = call.m <= SMALL && call.n <= SMALL && call.k <= SMALL;
        // Rows whose vectors run along k add up in an order that depends on the number of columns if it is one or two: threads share
        // rows only.
        let tile = if along_k { (mr, call.n) } else { (mr, nr) };
        let grid = match small {
            // The product itself is not split, whatever the length of a batch.
            true if call.copies.count == 1 => Grid::ONE,
            _ => Grid::new(threads::work(call), (call.copies.count, call.m, call.n), tile, !small),
        };
        let sum = call.k.saturating_mul(call.batch);
        let (rows, columns) = grid.largest((call.m, call.n), tile);
        let (sum, limit) = if small { (sum.min(SMALL), scratch::STACK_BYTES) } else { (sum, usize::MAX) };
        let blocks = needs.fit(rows, columns, sum, limit);
        let blocks = if along_k { blocks.without_slivers(columns) } else { blocks };
        Ok(Cut { mr, nr, take_a, take_b, c_apart, rows_first: most.rows_first, small, tile, grid, blocks })
    }

    /// Is all of the product one block, which needs no scratch?
    fn is_whole<T: Element>(&self, call: &Call<T>) -> bool {
        let Blocks { mc, nc, kc, .. } = self.blocks;
        let one = call.copies.count == 1 && call.batch == 1 && self.grid.parts() == 1;
        one && self.blocks.total() == 0 && mc >= call.m && nc >= call.n && kc >= call.k
    }
}

/// The height of the row's tile if [`run`] makes one block of a turned call, of operands where they are; `None` if it does not.
pub(super) fn whole<T: Element>(call: &Call<T>, row: Row) -> Option<usize> {
    Cut::new(call, row).ok().filter(|cut| cut.is_whole(call)).map(|cut| cut.mr)
}

/// Runs a checked and turned call that reads A and B.
///
/// # Safety
///
/// As for [`super::execute`]; the row must run on this machine at its vector length.
pub(super) unsafe fn run<T: Element>(call: &Call<T>, row: Row) -> Result<(), Error> {
    let Cut { mr, nr, take_a, take_b, c_apart, rows_first, small, tile, grid, blocks } = Cut::new(call, row)?;
    let sizes = (call.copies.count, call.m, call.n);
    let walk = |part: usize, area: *mut u8| {
        let a_area = area.cast::<T>();
        let b_area = area.wrapping_add(blocks.bytes[0]).cast::<T>();
        let c_area = area.wrapping_add(blocks.bytes[0] + blocks.bytes[1]).cast::<T>();
        let part = grid.part(part, sizes, tile);
        let held = Held { a: Cell::new(None), b: Cell::new(None) };
        let walk =
            Walk { call, row, blocks, rows_first, mr, nr, take_a, take_b, c_apart, a_area, b_area, c_area, held };
        // SAFETY: the caller's promise; the area holds what `blocks` counted.
        unsafe { walk.part(part) };
    };
    // The tile that everything was laid out for.
    let admit = || row.now().vector_bytes == row.vector_bytes;
    let room = Room { parts: grid.parts(), bytes: blocks.total(), on_stack: small };
    // SAFETY: parts write different elements of C.
    unsafe { threads::run_with_scratch(room, None, None, &admit, &walk) }
}

/// Part of the sum: `k` steps from `p` on of `members` members from `member` on. Only whole members come in numbers.
#[derive(Clone, Copy)]
struct Segment {
    member: usize,
    members: usize,
    p: usize,
    k: usize,
}

/// Which block an area holds: its first element, extent and length.
type Key<T> = (*const T, usize, usize);

/// The blocks that the areas for A and B hold: of one member of a batch each, as only those are looked at again.
struct Held<T> {
    a: Cell<Option<Key<T>>>,
    b: Cell<Option<Key<T>>>,
}

/// Does an area hold a block already? Notes that it will from now on.
fn holds<T>(area: &Cell<Option<Key<T>>>, members: usize, block: Key<T>) -> bool {
    let block = (members == 1).then_some(block);
    let held = area.replace(block);
    block.is_some() && held == block
}

/// One walk over the blocks of a part of a call.
struct Walk<'a, T: Element> {
    call: &'a Call<T>,
    row: Row,
    blocks: Blocks,
    rows_first: bool,
    mr: usize,
    nr: usize,
    take_a: TakeA,
    take_b: TakeB,
    c_apart: bool,
    a_area: *mut T,
    b_area: *mut T,
    c_area: *mut T,
    held: Held<T>,
}

impl<T: Element> Walk<'_, T> {
    /// # Safety
    ///
    /// As for [`run`].
    unsafe fn part(&self, part: Part) {
        let copies = &self.call.copies;
        if copies.count > 1 && copies.a != 0 && copies.b != 0 {
            for copy in part.copies.clone() {
                // SAFETY: the caller's promise.
                unsafe { self.walk(&Part { copies: copy..copy + 1, ..part.clone() }) };
            }
        } else {
            // SAFETY: the caller's promise.
            unsafe { self.walk(&part) };
        }
    }

    /// # Safety
    ///
    /// As for [`run`].
    unsafe fn walk(&self, part: &Part) {
        // How many rows go through all segments before those after them begin.
        let together = if self.rows_first { self.blocks.mc } else { part.rows.len().max(1) };
        for jc in part.columns.clone().step_by(self.blocks.nc) {
            let columns = usize::min(self.blocks.nc, part.columns.end - jc);
            for first in part.rows.clone().step_by(together) {
                let rows = first..usize::min(first + together, part.rows.end);
                let mut beta = self.call.beta;
                let mut next = Some(self.segment(0, 0));
                while let Some(segment) = next {
                    for copy in part.copies.clone() {
                        // SAFETY: blocks and segment lie inside the operands, here and below.
                        let b = unsafe { self.b_block(segment, copy, jc, columns) };
                        for ic in rows.clone().step_by(self.blocks.mc) {
                            let rows = usize::min(self.blocks.mc, rows.end - ic);
                            // SAFETY: as above.
                            unsafe { self.block(segment, b, copy, ic, rows, jc, columns, beta) };
                        }
                    }
                    beta = T::ONE;
                    next = self.after(segment);
                }
            }
        }
    }

    /// The segment that begins at step `p` of a member.
    fn segment(&self, member: usize, p: usize) -> Segment {
        let Call { k, batch, a, b, .. } = *self.call;
        let kc = self.blocks.kc;
        // Members at listed addresses have no constant distance unless they are packed.
        let listed = |operand: &Operand<T>| matches!(operand.members, Members::Listed(..));
        let listed = (listed(&a) && matches!(self.take_a, TakeA::Direct))
            || (listed(&b) && matches!(self.take_b, TakeB::Direct));
        let members = if k > kc || listed { 1 } else { usize::min(kc / k, batch - member) };
        // A long sum is cut into parts of nearly the same length.
        let part = k.div_ceil(k.div_ceil(kc));
        Segment { member, members, p, k: usize::min(part, k - p) }
    }

    fn after(&self, segment: Segment) -> Option<Segment> {
        let p = segment.p + segment.k;
        if p < self.call.k {
            return Some(self.segment(segment.member, p));
        }
        let member = segment.member + segment.members;
        (member < self.call.batch).then(|| self.segment(member, 0))
    }

    /// Gets a block of B ready: address, and distances between k steps, tiles and members.
    ///
    /// # Safety
    ///
    /// The block must lie inside B.
    unsafe fn b_block(
        &self,
        segment: Segment,
        copy: usize,
        jc: usize,
        columns: usize,
    ) -> (*const T, isize, isize, isize) {
        let b = &self.call.b;
        let from = |member: usize| {
            // SAFETY: the segment's members are members of the batch.
            let ptr = unsafe { b.member(segment.member + member) };
            let ptr = ptr.wrapping_offset(copy as isize * self.call.copies.b);
            ptr.wrapping_offset(segment.p as isize * b.rs + jc as isize * b.cs)
        };
        let nr = self.nr as isize;
        let members = || match holds(&self.held.b, segment.members, (from(0), columns, segment.k)) {
            true => 0,
            false => segment.members,
        };
        match self.take_b {
            TakeB::Direct => {
                let distance = match b.members {
                    Members::Apart(distance) => distance,
                    Members::Listed(..) => 0,
                };
                let tile = if self.row.info.b_layout == Layout::Columns { b.cs } else { nr };
                (from(0), b.rs, tile, distance)
            }
            TakeB::Panels(pack) => {
                let size = columns.next_multiple_of(self.nr) * segment.k;
                for member in 0..members() {
                    let to = self.b_area.wrapping_add(member * size);
                    // Rows in pages of their own are read a few at a time from end to end, as hardware reads ahead.
                    let far = b.cs == 1 && b.rs.unsigned_abs() >= PAGE / size_of::<T>();
                    let steps = if far { READ_TOGETHER } else { segment.k };
                    for p in (0..segment.k).step_by(steps) {
                        let from = from(member).wrapping_offset(p as isize * b.rs);
                        let steps = (usize::min(steps, segment.k - p), segment.k);
                        // SAFETY: the block lies inside B, and the area holds all members' panels.
                        unsafe {
                            let to = to.wrapping_add(p * self.nr).cast();
                            pack.run(columns, steps, (from.cast(), b.cs, b.rs), to, core::ptr::null_mut());
                        }
                    }
                }
                (self.b_area, nr, nr * segment.k as isize, size as isize)
            }
            TakeB::Rows => {
                let size = columns * segment.k;
                for member in 0..members() {
                    let to = self.b_area.wrapping_add(member * size);
                    // SAFETY: as for panels.
                    unsafe { copy_lines(from(member), (segment.k, b.rs), (columns, b.cs), to) };
                }
                (self.b_area, columns as isize, nr, size as isize)
            }
            TakeB::Columns => {
                let size = columns * segment.k;
                for member in 0..members() {
                    let to = self.b_area.wrapping_add(member * size);
                    // SAFETY: as for panels.
                    unsafe { copy_lines(from(member), (columns, b.cs), (segment.k, b.rs), to) };
                }
                (self.b_area, 1, segment.k as isize, size as isize)
            }
            TakeB::Packed => {
                // Blocks begin at a panel: jc is a multiple of the tile, and the tile as wide as a panel.
                let panel = nr * self.call.k as isize;
                let at = (jc / self.nr) as isize * panel + segment.p as isize * nr;
                (b.ptr.wrapping_offset(at), nr, panel, 0)
            }
            // SAFETY: the caller's promise.
            TakeB::Repacked => unsafe { self.repack(segment, jc, columns) },
        }
    }

    /// Copies a block of B out of panels that no row of the moment reads.
    ///
    /// # Safety
    ///
    /// As for [`Walk::b_block`].
    unsafe fn repack(&self, segment: Segment, jc: usize, columns: usize) -> (*const T, isize, isize, isize) {
        let width = self.call.panels.map_or(1, |panels| panels.width);
        let read = |p: usize, j: usize| {
            let at = j / width * width * self.call.k + p * width + j % width;
            // SAFETY: (p, j) is an element of B.
            unsafe { *self.call.b.ptr.wrapping_add(at) }
        };
        // Rows are a single panel, and columns are panels of one lane.
        let tile = match self.row.info.b_layout {
            Layout::Packed => self.nr,
            Layout::Strided | Layout::Rows => columns,
            Layout::Columns => 1,
        };
        for j in 0..columns.next_multiple_of(tile) {
            for p in 0..segment.k {
                let value = if j < columns { read(segment.p + p, jc + j) } else { T::ZERO };
                // SAFETY: the area holds whole panels of the block.
                unsafe { *self.b_area.wrapping_add(j / tile * tile * segment.k + p * tile + j % tile) = value };
            }
        }
        let (nr, k) = (self.nr as isize, segment.k as isize);
        match self.row.info.b_layout {
            Layout::Packed => (self.b_area, nr, nr * k, 0),
            Layout::Strided | Layout::Rows => (self.b_area, columns as isize, nr, 0),
            Layout::Columns => (self.b_area, 1, k, 0),
        }
    }

    /// One block of C.
    ///
    /// # Safety
    ///
    /// The block must lie inside the operands.
    #[expect(clippy::too_many_arguments, reason = "the indices of one step of the loop nest")]
    unsafe fn block(
        &self,
        segment: Segment,
        (b, b_ks, b_tile, b_batch): (*const T, isize, isize, isize),
        copy: usize,
        ic: usize,
        rows: usize,
        jc: usize,
        columns: usize,
        beta: T::Scalar,
    ) {
        let Call { a, c, c_rs, c_cs, alpha, copies, .. } = *self.call;
        let from = |member: usize| {
            // SAFETY: the segment's members are members of the batch.
            let ptr = unsafe { a.member(segment.member + member) };
            let ptr = ptr.wrapping_offset(copy as isize * copies.a);
            ptr.wrapping_offset(ic as isize * a.rs + segment.p as isize * a.cs)
        };
        let mr = self.mr as isize;
        let (tile_rows, tiles) = BlockArgs::row_tiles(self.row.info.a_layout, rows, self.mr);
        let (a, a_rs, a_ks, a_tile, a_batch) = match self.take_a {
            TakeA::Direct => {
                let distance = match a.members {
                    Members::Apart(distance) => distance,
                    Members::Listed(..) => 0,
                };
                // With a single tile the distance to the next one may exceed the address space.
                let tile = if rows > tile_rows { tile_rows as isize * a.rs } else { 0 };
                (from(0), a.rs, a.cs, tile, distance)
            }
            TakeA::Rows => {
                let size = rows * segment.k;
                let held = holds(&self.held.a, segment.members, (from(0), rows, segment.k));
                for member in 0..if held { 0 } else { segment.members } {
                    let to = self.a_area.wrapping_add(member * size);
                    // SAFETY: the block lies inside A, and the area holds all members' rows.
                    unsafe { copy_lines(from(member), (rows, a.rs), (segment.k, a.cs), to) };
                }
                let k = segment.k as isize;
                (self.a_area.cast_const(), k, 1, tile_rows as isize * k, size as isize)
            }
            TakeA::Panels(pack) => {
                let size = rows.next_multiple_of(self.mr) * segment.k;
                let held = holds(&self.held.a, segment.members, (from(0), rows, segment.k));
                let members = if held { 0 } else { segment.members };
                for member in 0..members {
                    let to = self.a_area.wrapping_add(member * size);
                    // SAFETY: the block lies inside A, and the area holds all members' panels.
                    unsafe {
                        let from = (from(member).cast(), a.rs, a.cs);
                        pack.run(rows, (segment.k, segment.k), from, to.cast(), core::ptr::null_mut());
                    }
                }
                (self.a_area.cast_const(), 1, mr, mr * segment.k as isize, size as isize)
            }
        };
        let at = c.wrapping_offset(copy as isize * copies.c + ic as isize * c_rs + jc as isize * c_cs);
        let apart = self.c_apart;
        let beta_here = if apart || beta == T::NONE { T::NONE } else { beta };
        let args = BlockArgs {
            m: rows,
            tile_rows,
            tiles,
            n: columns,
            k: segment.k,
            batch: segment.members,
            a: a.cast::<c_void>(),
            a_rs,
            a_ks,
            a_tile,
            a_batch,
            b: b.cast::<c_void>(),
            b_ks,
            b_tile,
            b_batch,
            c: if apart { self.c_area.cast() } else { at.cast() },
            c_rs: if apart { columns as isize } else { c_rs },
            alpha: T::factor_bits(alpha),
            beta: T::factor_bits(beta_here),
            ..BlockArgs::EMPTY
        };
        // SAFETY: the arguments describe blocks inside the operands or the scratch area.
        unsafe { (self.row.info.entry)(&args) };
        if !apart {
            return;
        }
        for i in 0..rows {
            for j in 0..columns {
                let at = at.wrapping_offset(i as isize * c_rs + j as isize * c_cs);
                // SAFETY: (i, j) is an element of both blocks.
                unsafe {
                    let product = *self.c_area.wrapping_add(i * columns + j);
                    *at = if beta == T::NONE { product } else { (*at).merged(beta, product) };
                }
            }
        }
    }
}

/// Copies lines of elements, given their number and the distance from one to the next, one after the other.
///
/// # Safety
///
/// Elements must be readable, and `to` writable.
unsafe fn copy_lines<T: Copy>(
    from: *const T,
    (lines, apart): (usize, isize),
    (length, step): (usize, isize),
    to: *mut T,
) {
    // A few lines of memory at a time, in whichever direction they run.
    const PIECE: usize = 16;
    for start in (0..length).step_by(PIECE) {
        for line in 0..lines {
            for x in start..usize::min(start + PIECE, length) {
                let at = from.wrapping_offset(line as isize * apart + x as isize * step);
                // SAFETY: the caller's promise.
                unsafe { *to.wrapping_add(line * length + x) = *at };
            }
        }
    }
}
