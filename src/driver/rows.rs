//! Small products on rows of the library that read A where it is: in one block, or tile by tile.

use super::{Operand, single_column};
use crate::{
    dispatch::{self, SHORT},
    element::Element,
    fixed::FixedFn,
    hook,
    kernel::{BlockArgs, FixedInfo, KernelInfo, LIBRARY, Layout, REST_ROOM, RestFn, Size, TileCode, TileFn},
};
use core::mem::MaybeUninit;

/// m, n, k.
pub(super) type Shape = (usize, usize, usize);

/// C: an address, a row stride and a column stride.
pub(crate) type Target<T> = (*mut T, isize, isize);

/// The list of tile entries for so many columns, and rows of nearly equally high tiles; `None` if it takes several lists.
pub(super) fn one_strip(row: &KernelInfo, m: usize, n: usize) -> Option<(usize, usize)> {
    if n > dispatch::strip(row, m, n) {
        return None;
    }
    let list = list_of(row, n);
    let most = row.tiles.get(list)?.len();
    // Divisions take as long as a few rows.
    Some((list, if m <= most { m } else { m.div_ceil(m.div_ceil(most)) }))
}

/// The number of the list of tile entries for so many columns.
#[inline]
fn list_of(row: &KernelInfo, n: usize) -> usize {
    let lanes = row.lanes.elements(16);
    (n - 1) / lanes * 2 + usize::from(!n.is_multiple_of(lanes))
}

/// A product with contiguous rows of B and C, one of them turned for it if need be; `None` if there is none.
#[derive(Clone, Copy)]
pub(super) struct Rows<T> {
    pub(super) m: usize,
    pub(super) n: usize,
    pub(super) k: usize,
    pub(super) a: *const T,
    pub(super) a_rs: isize,
    pub(super) a_ks: isize,
    pub(super) b: *const T,
    pub(super) b_ks: isize,
    pub(super) c: *mut T,
    pub(super) c_rs: isize,
}

impl<T: Element> Rows<T> {
    #[inline]
    pub(super) fn new((m, n, k): Shape, a: &Operand<T>, b: &Operand<T>, (c, c_rs, c_cs): Target<T>) -> Option<Self> {
        let row = c_rs == 1 && single_column((n, k), (a.rs, a.cs));
        if (n <= 1 || c_cs == 1) && !row {
            if n <= 1 || b.cs == 1 {
                let (a_rs, a_ks, b_ks) = (a.rs, a.cs, b.rs);
                return Some(Rows { m, n, k, a: a.ptr, a_rs, a_ks, b: b.ptr, b_ks, c, c_rs });
            }
            // A single row is a column as well, and a column reads its B whatever the strides.
            if m > 1 {
                return None;
            }
        }
        // C^T = B^T * A^T
        let adjacent = m <= 1 || (c_rs == 1 && a.rs == 1);
        let turned = Rows { m: n, n: m, k, a: b.ptr, a_rs: b.cs, a_ks: b.rs, b: a.ptr, b_ks: a.cs, c, c_rs: c_cs };
        adjacent.then_some(turned)
    }

    /// Are strides and factor those of tile entries and kernels of one shape?
    #[inline]
    pub(super) fn simple(&self, alpha: T::Scalar) -> bool {
        alpha == T::ONE && (self.a_ks == 1 || self.k == 1)
    }

    /// From row to row of A, step to step of B, row to row of C, as entries take them.
    #[inline]
    fn strides_in_bytes(&self) -> [isize; 3] {
        [self.a_rs, self.b_ks, self.c_rs].map(|stride| stride.wrapping_mul(size_of::<T>() as isize))
    }

    /// Runs the kernel of the very shape.
    ///
    /// # Safety
    ///
    /// The operands must have these shapes, k steps of A adjacent, and the machine must run the kernel, which is for them and
    /// their type.
    #[inline]
    pub(super) unsafe fn run_fixed(&self, info: &'static FixedInfo, beta: T::Scalar) {
        // SAFETY: the caller's promise; strides that are not used may be anything.
        unsafe {
            let entry = core::mem::transmute::<unsafe extern "C" fn(), FixedFn<T>>(info.entry);
            entry(self.a, self.a_rs, self.b, self.b_ks, self.c, self.c_rs, beta);
        }
        hook::record(Some(hook::Kernel::Fixed(info)));
    }

    /// Runs the product in tiles of so many rows each, the last ones perhaps of fewer.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run_block`]; k steps of A must be adjacent, and `code` be of the row and for the columns of C.
    #[inline]
    pub(super) unsafe fn run_tiles(&self, code: &[TileCode], rows: usize, beta: T::Scalar) {
        let [a_rs, b_ks, c_rs] = self.strides_in_bytes();
        let shape = (self.k | self.n << 32) as u64;
        let (mut a, mut c, mut left) = (self.a, self.c, self.m);
        // SAFETY: the entries of a row are functions of its element type, and this one is for these rows and columns.
        let run = |rows: usize, a, c| unsafe {
            let entry = core::mem::transmute::<TileCode, TileFn<T>>(*code.get_unchecked(rows - 1));
            entry(a, a_rs, self.b, b_ks, c, c_rs, shape, beta);
        };
        while left > rows {
            // The last two are of nearly equal height: tiles of very few rows sum in another order, of several sets of accumulators.
            let now = if left < 2 * rows { left.div_ceil(2) } else { rows };
            run(now, a, c);
            left -= now;
            a = a.wrapping_byte_offset(a_rs.wrapping_mul(now as isize));
            c = c.wrapping_byte_offset(c_rs.wrapping_mul(now as isize));
        }
        run(left, a, c);
    }

    /// Runs the last `rest` columns by the row's entry for so many, and the others in tiles of so many rows each.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run_tiles`]; the row must have the entry, and `code` be for the other columns, or empty if there are none.
    // Not inlined: those that have nothing left over should not get longer by it, and the room would take a page of their stack.
    #[inline(never)]
    pub(super) unsafe fn run_split(
        &self,
        row: &KernelInfo,
        code: &[TileCode],
        rows: usize,
        rest: usize,
        beta: T::Scalar,
    ) {
        #[repr(align(64))]
        struct Room([MaybeUninit<u8>; REST_ROOM]);
        const { assert!(SHORT == 127) };
        let mut room = Room([MaybeUninit::uninit(); REST_ROOM]);
        let whole = Rows { n: self.n - rest, ..*self };
        let [a_rs, b_ks, c_rs] = self.strides_in_bytes();
        let shape = (self.k | self.m << 32) as u64;
        // SAFETY: the caller's promise; the entries of a row are functions of its element type, and the room is enough for sums this
        // short.
        unsafe {
            if whole.n > 0 {
                whole.run_tiles(code, rows, beta);
            }
            let entry = core::mem::transmute::<TileCode, RestFn<T>>(row.rests[rest - 1]);
            let (b, c) = (self.b.wrapping_add(whole.n), self.c.wrapping_add(whole.n));
            entry(self.a, a_rs, b, b_ks, c, c_rs, shape, beta, room.0.as_mut_ptr().cast());
        }
    }

    /// Runs the product in strips of columns as [`dispatch::strip`] cuts them, and the last `rest` of them by the entry for so many;
    /// `false` if the row has no entries for that.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run_block`]; k steps of A must be adjacent.
    pub(super) unsafe fn run_strips(&self, row: &KernelInfo, rest: usize, beta: T::Scalar) -> bool {
        if row.tiles.is_empty() {
            return false;
        }
        let whole = self.n - rest;
        let mut j = 0;
        while j < whole {
            let n = dispatch::strip(row, self.m, whole - j);
            let strip = Rows { n, b: self.b.wrapping_add(j), c: self.c.wrapping_add(j), ..*self };
            let Some((list, rows)) = one_strip(row, self.m, n) else { return false };
            // SAFETY: the caller's promise; a row with tile entries has them for every number of columns of its tile.
            unsafe { strip.run_tiles(row.tiles[list], rows, beta) };
            j += n;
        }
        if rest > 0 {
            let strip = Rows { n: rest, b: self.b.wrapping_add(whole), c: self.c.wrapping_add(whole), ..*self };
            // SAFETY: the same; these are all columns of the strip.
            unsafe { strip.run_split(row, &[], 1, rest, beta) };
        }
        true
    }

    /// Runs a product with a B that is one panel of a row whose tile has `mr` rows now: in tiles if there are entries, and strides and
    /// factors are as simple as can be.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run_block`].
    pub(super) unsafe fn run_panel(&self, row: &KernelInfo, mr: usize, alpha: T::Scalar, beta: T::Scalar) {
        let simple = self.simple(alpha);
        // SAFETY: the caller's promise; a list of entries is for the columns.
        unsafe {
            match one_strip(row, self.m, self.n) {
                Some((list, rows)) if simple => self.run_tiles(row.tiles[list], rows, beta),
                _ => self.run_block_of(row, mr, self.b_ks * self.k as isize, alpha, beta),
            }
        }
    }

    /// Runs the one block.
    ///
    /// # Safety
    ///
    /// The operands must have these shapes, and the machine must run the row, which reads both where they are.
    pub(super) unsafe fn run_block(&self, row: &KernelInfo, alpha: T::Scalar, beta: T::Scalar) {
        // SAFETY: the caller's promise.
        unsafe {
            let (mr, nr) = tile(row);
            self.run_block_of(row, mr, nr as isize, alpha, beta);
        }
    }

    /// [`Rows::run_block`] for a tile of `mr` rows, and tiles of B so far apart.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run_block`]; B may be one panel for a row that reads panels, and columns so far apart for one that reads columns.
    pub(super) unsafe fn run_block_of(
        &self,
        row: &KernelInfo,
        mr: usize,
        b_tile: isize,
        alpha: T::Scalar,
        beta: T::Scalar,
    ) {
        let (tile_rows, tiles) = BlockArgs::row_tiles(Layout::Strided, self.m, mr);
        let args = BlockArgs {
            m: self.m,
            tile_rows,
            tiles,
            n: self.n,
            k: self.k,
            batch: 1,
            a: self.a.cast(),
            a_rs: self.a_rs,
            a_ks: self.a_ks,
            // With a single tile the distance to the next one may exceed the address space.
            a_tile: if self.m > tile_rows { tile_rows as isize * self.a_rs } else { 0 },
            a_batch: 0,
            b: self.b.cast(),
            b_ks: self.b_ks,
            b_tile,
            b_batch: 0,
            c: self.c.cast(),
            c_rs: self.c_rs,
            alpha: T::factor_bits(alpha),
            beta: T::factor_bits(if beta == T::NONE { T::NONE } else { beta }),
            ..BlockArgs::EMPTY
        };
        // SAFETY: the caller's promise; one block covers the product.
        unsafe { (row.entry)(&args) };
    }
}

/// The tile of a row now.
///
/// # Safety
///
/// The machine must run the row, which is one of the library's.
#[inline]
unsafe fn tile(row: &KernelInfo) -> (usize, usize) {
    match (row.mr, row.nr) {
        (Size::Int(mr), Size::Int(nr)) => (mr as usize, nr as usize),
        _ => {
            // SAFETY: the caller's promise.
            let bytes = LIBRARY.isas[row.isa].vector_bytes.map_or(16, |ask| unsafe { ask() });
            (row.mr.elements(bytes), row.nr.elements(bytes))
        }
    }
}
