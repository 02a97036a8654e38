//! Products that are a single block of a row which reads both operands where they are: nothing to pack, nothing to split.
//!
//! A product of a few rows takes less time than weighing up the rows of the library for it, so what was chosen for a shape is
//! remembered: a table of words without locks, in which a shape has one place and the latest one keeps it.

#[cfg(feature = "capi")]
use super::check;
use super::{Operand, Row, choose};
use crate::{
    dispatch::{Problem, SHORT},
    element::Element,
    fixed::{self, Fixed},
    hook,
    kernel::{BlockArgs, FixedInfo, KernelInfo, LIBRARY, Layout, Size, TileFn},
};
use core::sync::atomic::{AtomicU32, Ordering};

// Three dimensions and the number of a row fit into a word.
const BITS: u32 = 7;
const ROW_BITS: u32 = 32 - 3 * BITS;

/// Places in the table of one element type.
const PLACES: usize = 1024;

/// Per element type: `shape << ROW_BITS | answer`, 0 for an empty place. An answer is the number of a row plus two, or
/// [`OTHER_WAY`].
static CHOSEN: [[AtomicU32; PLACES]; crate::kernel::DType::COUNT] =
    [const { [const { AtomicU32::new(0) }; PLACES] }; crate::kernel::DType::COUNT];

/// The shape is better served by a row that packs.
const OTHER_WAY: u32 = 1;

/// The row that small products of this shape use directly.
#[inline]
fn row<T: Element>(m: usize, n: usize, k: usize) -> Option<&'static KernelInfo> {
    let shape = (m | n << BITS | k << (2 * BITS)) as u32;
    // Fibonacci hashing: neighbouring shapes get places apart.
    let place = (shape.wrapping_mul(0x9e37_79b1) >> (32 - PLACES.ilog2())) as usize;
    let known = &CHOSEN[T::DTYPE as usize][place];
    let entry = known.load(Ordering::Relaxed);
    let answer =
        if entry >> ROW_BITS == shape { entry & ((1 << ROW_BITS) - 1) } else { inspect::<T>(m, n, k, shape, known) };
    LIBRARY.kernels.get((answer as usize).wrapping_sub(2))
}

/// Chooses the row for a shape and remembers it.
#[cold]
fn inspect<T: Element>(m: usize, n: usize, k: usize, shape: u32, known: &AtomicU32) -> u32 {
    let row = choose(&Problem::row_major(T::DTYPE, m, n, k)).filter(|row| reads_in_place(row.info));
    let number = row.and_then(|row| LIBRARY.kernels.iter().position(|other| core::ptr::eq(other, row.info)));
    let answer = match number {
        Some(number) if number + 2 < 1 << ROW_BITS => number as u32 + 2,
        _ => OTHER_WAY,
    };
    known.store(shape << ROW_BITS | answer, Ordering::Relaxed);
    answer
}

fn reads_in_place(row: &KernelInfo) -> bool {
    row.a_layout == Layout::Strided && row.b_layout == Layout::Strided
}

/// May a product of this shape take the short way?
#[inline]
pub(super) fn short(m: usize, n: usize, k: usize) -> bool {
    // A dimension of zero wraps around.
    [m, n, k].iter().all(|dimension| dimension.wrapping_sub(1) < SHORT)
}

/// C: an address, a row stride and a column stride.
pub(crate) type Target<T> = (*mut T, isize, isize);

/// A product with contiguous rows of B and C, one of them turned for it if need be; `None` if there is none.
#[derive(Clone, Copy)]
struct Rows<T> {
    m: usize,
    n: usize,
    a: *const T,
    a_rs: isize,
    a_ks: isize,
    b: *const T,
    b_ks: isize,
    c: *mut T,
    c_rs: isize,
}

impl<T> Rows<T> {
    #[inline]
    fn new((m, n): (usize, usize), a: &Operand<T>, b: &Operand<T>, (c, c_rs, c_cs): Target<T>) -> Option<Self> {
        if n <= 1 || c_cs == 1 {
            let adjacent = n <= 1 || b.cs == 1;
            return adjacent.then_some(Rows { m, n, a: a.ptr, a_rs: a.rs, a_ks: a.cs, b: b.ptr, b_ks: b.rs, c, c_rs });
        }
        // C^T = B^T * A^T
        let adjacent = m <= 1 || (c_rs == 1 && a.rs == 1);
        let turned = Rows { m: n, n: m, a: b.ptr, a_rs: b.cs, a_ks: b.rs, b: a.ptr, b_ks: a.cs, c, c_rs: c_cs };
        adjacent.then_some(turned)
    }

    /// Runs the one block.
    ///
    /// # Safety
    ///
    /// The operands must have these shapes and `k`, and the machine must run the row, whose tile is `mr x nr`.
    #[inline]
    unsafe fn run(&self, row: &KernelInfo, mr: usize, nr: usize, k: usize, alpha: T::Scalar, beta: T::Scalar)
    where
        T: Element,
    {
        let beta = T::factor_bits(if beta == T::NONE { T::NONE } else { beta });
        if let Some(tile) = &row.tile
            && alpha == T::ONE
            && (self.a_ks == 1 || k == 1)
        {
            let lanes = row.lanes.elements(16);
            if let Some(&rows) = tile.rows.get((self.n - 1) / lanes) {
                // SAFETY: the caller's promise, and the entry has code for so many rows and columns.
                return unsafe { self.run_tiles(tile.entry, usize::from(rows), k, beta) };
            }
        }
        let (tile_rows, tiles) = BlockArgs::row_tiles(Layout::Strided, self.m, mr);
        let args = BlockArgs {
            m: self.m,
            tile_rows,
            tiles,
            n: self.n,
            k,
            batch: 1,
            a: self.a.cast(),
            a_rs: self.a_rs,
            a_ks: self.a_ks,
            // With a single tile the distance to the next one may exceed the address space.
            a_tile: if self.m > tile_rows { tile_rows as isize * self.a_rs } else { 0 },
            a_batch: 0,
            b: self.b.cast(),
            b_ks: self.b_ks,
            b_tile: nr as isize,
            b_batch: 0,
            c: self.c.cast(),
            c_rs: self.c_rs,
            alpha: T::factor_bits(alpha),
            beta,
        };
        // SAFETY: the caller's promise; one block covers the product.
        unsafe { (row.entry)(&args) };
    }

    /// Runs the kernel of this shape, if factor and strides suit it; `false` if not, and nothing has happened.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run`], and the kernel must be for this shape.
    #[inline]
    unsafe fn run_fixed(&self, fixed: &Fixed<T>, k: usize, alpha: T::Scalar, beta: T::Scalar) -> bool
    where
        T: Element,
    {
        let suits = alpha == T::ONE && (self.a_ks == 1 || k == 1);
        if suits {
            // SAFETY: the caller's promise; strides that are not used may be anything.
            unsafe { (fixed.entry)(self.a, self.a_rs, self.b, self.b_ks, self.c, self.c_rs, beta) };
        }
        suits
    }

    /// Runs the kernel of this shape if there is one that suits, or else the row that `row` gives, and notes what ran; `false` if
    /// neither did.
    ///
    /// # Safety
    ///
    /// Operands must have these shapes and `k`, the machine must run kernel and row, and the row must be one of the library's.
    #[inline]
    unsafe fn run_best(
        &self,
        fixed: Option<Fixed<T>>,
        row: impl FnOnce() -> Option<&'static KernelInfo>,
        k: usize,
        alpha: T::Scalar,
        beta: T::Scalar,
    ) -> bool
    where
        T: Element,
    {
        if let Some(fixed) = fixed
            // SAFETY: the caller's promise.
            && unsafe { self.run_fixed(&fixed, k, alpha, beta) }
        {
            hook::record(Some(fixed.info.into()));
            return true;
        }
        let Some(row) = row() else { return false };
        // SAFETY: the caller's promise.
        unsafe {
            let (mr, nr) = tile(row);
            self.run(row, mr, nr, k, alpha, beta);
        }
        hook::record(Some(row.into()));
        true
    }

    /// Runs the product in tiles of nearly as many rows each, at most `most`.
    ///
    /// # Safety
    ///
    /// As for [`Rows::run`], and `entry` must have code for the columns and for up to `most` rows.
    #[inline]
    unsafe fn run_tiles(&self, entry: TileFn, most: usize, k: usize, beta: u64) {
        let bytes = |stride: isize| stride.wrapping_mul(size_of::<T>() as isize);
        let (a_rs, b_ks, c_rs) = (bytes(self.a_rs), bytes(self.b_ks), bytes(self.c_rs));
        let shape = |rows: usize| (k | rows << 32 | self.n << 48) as u64;
        if self.m <= most {
            // SAFETY: the caller's promise.
            return unsafe {
                entry(self.a.cast(), a_rs, self.b.cast(), b_ks, self.c.cast(), c_rs, shape(self.m), beta)
            };
        }
        // Divisions of words take three times as long as these.
        let (m, most) = (self.m as u32, most as u32);
        let rows = m.div_ceil(m.div_ceil(most)) as usize;
        for i in (0..self.m).step_by(rows) {
            let (a, c) =
                (self.a.wrapping_byte_offset(i as isize * a_rs), self.c.wrapping_byte_offset(i as isize * c_rs));
            let rows = usize::min(rows, self.m - i);
            // SAFETY: as above.
            unsafe { entry(a.cast(), a_rs, self.b.cast(), b_ks, c.cast(), c_rs, shape(rows), beta) };
        }
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

/// Runs a small product if it is one block in place; `false` if it is not, and nothing has happened.
///
/// # Safety
///
/// Operands must be legal, and have elements if the shape says so.
#[inline]
pub(crate) unsafe fn small<T: Element>(
    (m, n, k): (usize, usize, usize),
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    if !short(m, n, k) || alpha == T::NONE {
        return false;
    }
    let Some(rows) = Rows::new((m, n), a, b, c) else { return false };
    let fixed = fixed::find::<T>(rows.m, rows.n, k);
    // SAFETY: rows are chosen among those this machine runs, and the caller vouches for the operands.
    unsafe { rows.run_best(fixed, || row::<T>(rows.m, rows.n, k), k, alpha, beta) }
}

/// The kernel for this very shape, if small row-major products of it use one.
pub(crate) fn small_kernel<T: Element>(m: usize, n: usize, k: usize) -> Option<&'static FixedInfo> {
    fixed::find::<T>(m, n, k).map(|fixed| fixed.info).filter(|info| info.m.max(info.n).max(info.k) <= SHORT)
}

/// [`small`] for operands that nothing is known about: `false` also if they need a closer look.
///
/// # Safety
///
/// As for [`super::execute`].
#[cfg(feature = "capi")]
#[inline]
pub(crate) unsafe fn small_unchecked<T: Element>(
    shape: (usize, usize, usize),
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    // SAFETY: the caller's promise, and the operands are legal.
    check::plain(shape, a, b, c) && unsafe { small(shape, alpha, a, b, beta, c) }
}

/// A row for products of one shape that are one block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direct {
    row: &'static KernelInfo,
    /// A kernel for the very shape, of a type that the caller knows.
    fixed: Option<&'static FixedInfo>,
}

impl Direct {
    /// For a row of the default library; `None` if the shape is empty or the row reads panels.
    pub(crate) fn new<T: Element>(m: usize, n: usize, k: usize, row: Row) -> Option<Self> {
        let fixed = fixed::find::<T>(m, n, k).map(|fixed| fixed.info);
        (short(m, n, k) && reads_in_place(row.info)).then_some(Direct { row: row.info, fixed })
    }

    /// The kernel for the very shape.
    pub(crate) fn fixed(&self) -> Option<&'static FixedInfo> {
        self.fixed
    }

    /// Runs the product if neighbours in the rows of B and C are adjacent; alpha is not zero.
    ///
    /// # Safety
    ///
    /// Operands must have the shape of this value, and the machine must run the row.
    #[inline]
    pub(crate) unsafe fn run<T: Element>(
        &self,
        (m, n, k): (usize, usize, usize),
        alpha: T::Scalar,
        a: &Operand<T>,
        b: &Operand<T>,
        beta: T::Scalar,
        c: Target<T>,
    ) -> bool {
        let rows = match Rows::new((m, n), a, b, c) {
            // The row was chosen for this orientation.
            Some(rows) if rows.m == m && rows.n == n => rows,
            _ => return false,
        };
        // SAFETY: the caller's promise.
        unsafe { rows.run_best(self.fixed.map(Fixed::of), || Some(self.row), k, alpha, beta) }
    }
}
