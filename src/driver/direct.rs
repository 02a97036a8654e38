//! Small products: what their shape runs is found once, and calls and plans go there by a few instructions.
//!
//! A product of a few rows takes less time than weighing up the rows of the library for it, so what was chosen for a shape is
//! remembered: a table of words without locks, in which a shape has one place and the latest one keeps it.
//!
//! | what a product runs                                  | if                                                              |
//! |------------------------------------------------------|-----------------------------------------------------------------|
//! | the kernel of its very shape                          | there is one; alpha is one, neighbours in rows are adjacent      |
//! | tile entries of the row, one for each tile, and the   | the row has them; the same                                       |
//! | entry for columns that fill no vector where it pays   |                                                                  |
//! | the row's block kernel, once                          | the row reads both operands where they are                      |
//! | strips of a B in panels, or a block of its columns    | the row that is chosen for such strides takes them               |
//! | what all others run                                   | otherwise                                                        |

#[cfg(feature = "capi")]
use super::check;
use super::{
    Operand, Row, choose, problem,
    rows::{Rows, Shape, Target, one_strip},
    strips, turns, whole,
};
use crate::{
    dispatch::{self, Problem, SHORT},
    element::Element,
    fixed, hook,
    kernel::{FixedInfo, KernelInfo, LIBRARY, Layout, TileCode},
};
use core::sync::atomic::{AtomicU64, Ordering};

/// Places in the table of one element type.
const PLACES: usize = 1024;

/// Per element type: a [`Known`] for each place.
static KNOWN: [[AtomicU64; PLACES]; crate::kernel::DType::COUNT] =
    [const { [const { AtomicU64::new(0) }; PLACES] }; crate::kernel::DType::COUNT];

/// What a shape runs, in one word: the shape in the upper bits, and below them
///
/// | bits   | meaning                                                                                        |
/// |--------|------------------------------------------------------------------------------------------------|
/// | 0..12  | one more than the number of the row; 0 if none reads the operands where they are               |
/// | 12..24 | one more than the number of the kernel of the shape; 0 if there is none                        |
/// | 24..28 | the list of tile entries, if the columns are those of one tile; [`Known::NO_LIST`] if there is none |
/// | 28..32 | how many columns are left to an entry of their own; tiles have the others                       |
/// | 32..40 | rows of a tile; 0 if there are no tile entries, or columns for several                         |
/// | 40     | set: the word holds an answer                                                                  |
#[derive(Clone, Copy)]
struct Known(u64);

impl Known {
    const SHAPE: u32 = 43;
    const NUMBER: u32 = 12;
    const ANSWER: u64 = 1 << 40;
    /// All columns are left over.
    const NO_LIST: usize = 15;

    #[inline]
    fn field(self, at: u32, bits: u32) -> usize {
        (self.0 >> at) as usize & ((1 << bits) - 1)
    }

    #[inline]
    fn row(self) -> Option<&'static KernelInfo> {
        LIBRARY.kernels.get(self.field(0, Self::NUMBER).wrapping_sub(1))
    }

    #[inline]
    fn fixed(self) -> Option<&'static FixedInfo> {
        LIBRARY.fixed.get(self.field(12, Self::NUMBER).wrapping_sub(1))
    }

    /// What the shape runs if strides and factors are as simple as can be.
    #[inline]
    fn job(self) -> Job {
        if let Some(info) = self.fixed() {
            return Job::Fixed(info);
        }
        match self.row() {
            Some(row) if self.field(32, 8) > 0 => {
                let (list, rows) = (self.field(24, 4), self.field(32, 8));
                match self.rest() {
                    0 => Job::Tiles(row, row.tiles[list], rows),
                    rest if list == Self::NO_LIST => Job::Split(row, &[], rows, rest),
                    rest => Job::Split(row, row.tiles[list], rows, rest),
                }
            }
            _ => Job::Other,
        }
    }

    /// Columns that are left to an entry of their own.
    #[inline]
    fn rest(self) -> usize {
        self.field(28, 4)
    }
}

/// What simple products of one shape run.
#[derive(Clone, Copy)]
enum Job {
    /// The kernel of the very shape.
    Fixed(&'static FixedInfo),
    /// Tile entries of a row, of which each takes so many rows of C at most.
    Tiles(&'static KernelInfo, &'static [TileCode], usize),
    /// The same for all columns but so many, if there are others, and the row's entry for these.
    Split(&'static KernelInfo, &'static [TileCode], usize, usize),
    /// There is no such short way.
    Other,
}

/// What is known of a shape below 128 in each dimension.
#[inline]
fn known<T: Element>(m: usize, n: usize, k: usize) -> Known {
    let shape = (m | n << 7 | k << 14) as u32;
    // Fibonacci hashing: neighbouring shapes get places apart.
    let place = (shape.wrapping_mul(0x9e37_79b1) >> (32 - PLACES.ilog2())) as usize;
    let word = KNOWN[T::DTYPE as usize][place].load(Ordering::Relaxed);
    // No answer is 0, and so is a shape without elements.
    if word >> Known::SHAPE == u64::from(shape) && word != 0 { Known(word) } else { learn::<T>(m, n, k, place) }
}

/// Finds out and remembers.
#[cold]
fn learn<T: Element>(m: usize, n: usize, k: usize, place: usize) -> Known {
    let known = inspect::<T>(m, n, k);
    KNOWN[T::DTYPE as usize][place].store(known.0, Ordering::Relaxed);
    known
}

/// Finds out.
fn inspect<T: Element>(m: usize, n: usize, k: usize) -> Known {
    let mut word = Known::ANSWER | ((m | n << 7 | k << 14) as u64) << Known::SHAPE;
    if m > 0 && n > 0 && k > 0 {
        let number = |number: Option<usize>| match number {
            Some(number) if number + 1 < 1 << Known::NUMBER => number as u64 + 1,
            _ => 0,
        };
        let row = choose(&Problem::row_major(T::DTYPE, m, n, k)).map(|row| row.info).filter(|row| reads_in_place(row));
        word |= number(row.and_then(|row| LIBRARY.kernels.iter().position(|other| core::ptr::eq(other, row))));
        let fixed = fixed::find::<T>(m, n, k).map(|fixed| fixed.info);
        let fixed = fixed.and_then(|row| LIBRARY.fixed.iter().position(|other| core::ptr::eq(other, row)));
        word |= number(fixed) << 12;
        if let Some(row) = row {
            let rest = dispatch::rest(row, m, n, k);
            word |= (rest as u64) << 28;
            let strip = if rest == n { Some((Known::NO_LIST, m)) } else { one_strip(row, m, n - rest) };
            if let Some((list, rows)) = strip.filter(|strip| strip.0 <= Known::NO_LIST) {
                word |= (list as u64) << 24 | (rows as u64) << 32;
            }
        }
    }
    Known(word)
}

fn reads_in_place(row: &KernelInfo) -> bool {
    row.a_layout == Layout::Strided && row.b_layout == Layout::Strided
}

/// May a product of this shape take the short way, if it has elements?
#[inline]
pub(super) fn short(m: usize, n: usize, k: usize) -> bool {
    const { assert!(SHORT == 127) };
    (m | n | k) <= SHORT
}

impl<T: Element> Rows<T> {
    /// Runs what is known for the shape; `false` if nothing suits, and nothing has happened.
    ///
    /// # Safety
    ///
    /// The operands must have these shapes, and what is known be of this shape.
    unsafe fn run(&self, known: Known, alpha: T::Scalar, beta: T::Scalar) -> bool {
        let simple = self.simple(alpha);
        // SAFETY: the caller's promise; what is known runs on this machine.
        unsafe {
            if simple && let Some(info) = known.fixed() {
                self.run_fixed(info, beta);
                return true;
            }
            let Some(row) = known.row() else { return false };
            match known.job() {
                Job::Tiles(_, code, rows) if simple => self.run_tiles(code, rows, beta),
                Job::Split(row, code, rows, rest) if simple => self.run_split(row, code, rows, rest, beta),
                _ if simple && self.run_strips(row, known.rest(), beta) => {}
                _ => self.run_block(row, alpha, beta),
            }
            hook::record(Some(hook::Kernel::Row(row)));
        }
        true
    }
}

/// Runs a small product that goes the shortest way: neighbours in all rows are adjacent, alpha is one, and the shape has a kernel
/// of its own or one strip of tiles. `false` if it does not, and nothing has happened.
///
/// # Safety
///
/// As for [`small`]; the job must be of this shape and type.
#[inline]
unsafe fn shortest<T: Element>(
    job: impl FnOnce() -> Job,
    (m, n, k): Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    (c, c_rs, c_cs): Target<T>,
) -> bool {
    // A dimension of one has any stride.
    let adjacent = (a.cs == 1 || k == 1) && ((b.cs == 1 && c_cs == 1) || n == 1);
    if alpha != T::ONE || !adjacent {
        return false;
    }
    let rows = Rows { m, n, k, a: a.ptr, a_rs: a.rs, a_ks: 1, b: b.ptr, b_ks: b.rs, c, c_rs };
    // SAFETY: the caller's promise.
    unsafe {
        match job() {
            Job::Fixed(info) => rows.run_fixed(info, beta),
            Job::Tiles(row, code, each) => {
                rows.run_tiles(code, each, beta);
                hook::record(Some(hook::Kernel::Row(row)));
            }
            Job::Split(row, code, each, rest) => {
                // A copy: else the original lies in memory before it is known whether it is wanted there.
                let Rows { m, n, k, a, a_rs, a_ks, b, b_ks, c, c_rs } = rows;
                Rows { m, n, k, a, a_rs, a_ks, b, b_ks, c, c_rs }.run_split(row, code, each, rest, beta);
                hook::record(Some(hook::Kernel::Row(row)));
            }
            Job::Other => return false,
        }
    }
    true
}

/// Runs a product if it is small, or one block in place; `false` if it is not, and nothing has happened.
///
/// # Safety
///
/// Operands must be legal, and have elements if the shape says so.
#[inline]
pub(crate) unsafe fn small<T: Element>(
    shape: Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    let (m, n, k) = shape;
    // SAFETY: the caller's promise.
    unsafe {
        if short(m, n, k) {
            shortest(|| known::<T>(m, n, k).job(), shape, alpha, a, b, beta, c)
                || small_other(shape, alpha, &a.again(), &b.again(), beta, c)
        } else {
            whole::run(shape, alpha, &a.again(), &b.again(), beta, c)
        }
    }
}

/// [`small`] for products that do not go the shortest way.
///
/// # Safety
///
/// As for [`small`].
#[inline(never)]
unsafe fn small_other<T: Element>(
    shape: Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    if alpha == T::NONE || shape.0 == 0 || shape.1 == 0 || shape.2 == 0 {
        return false;
    }
    // SAFETY: the caller's promise.
    unsafe {
        Rows::new(shape, a, b, c).is_some_and(|rows| rows.run(known::<T>(rows.m, rows.n, rows.k), alpha, beta))
            || elsewhere(shape, alpha, a, b, beta, c)
    }
}

/// Runs a small product on the row that the driver chooses for strides like these, if it takes panels of B or columns; `false` if it
/// does not, and nothing has happened.
///
/// # Safety
///
/// As for [`small`]; there must be elements and a factor.
unsafe fn elsewhere<T: Element>(
    (mut m, mut n, k): Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    (c, c_rs, c_cs): Target<T>,
) -> bool {
    let one = |size: usize, stride: isize| if size > 1 { stride } else { 1 };
    let (mut a, mut b) = ((a.ptr, one(m, a.rs), one(k, a.cs)), (b.ptr, one(k, b.rs), one(n, b.cs)));
    let (mut c_rs, mut c_cs) = (one(m, c_rs), one(n, c_cs));
    if turns((m, n, k), (a.1, a.2), (b.1, b.2), (c_rs, c_cs)) {
        (m, n) = (n, m);
        (a, b) = ((b.0, b.2, b.1), (a.0, a.2, a.1));
        (c_rs, c_cs) = (c_cs, c_rs);
    }
    if c_cs != 1 {
        return false;
    }
    let problem = problem::<T>((m, n, k), (a.1, a.2), (b.1, b.2));
    let Some(row) = choose(&problem) else { return false };
    let rows = Rows { m, n, k, a: a.0, a_rs: a.1, a_ks: a.2, b: b.0, b_ks: b.1, c, c_rs };
    // SAFETY: the caller's promise; the row was chosen for this machine now.
    let done = unsafe { strips::product(&rows, b.2, row, alpha, beta) };
    if done {
        hook::record(Some(hook::Kernel::Row(row.info)));
    }
    done
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
    shape: Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    // SAFETY: the caller's promise, and the operands are legal.
    check::plain(shape, a, b, c) && unsafe { small(shape, alpha, a, b, beta, c) }
}

/// What products of one shape run that are one block.
#[derive(Clone, Copy)]
pub(crate) struct Direct {
    known: Known,
    job: Job,
}

impl core::fmt::Debug for Direct {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let names = (self.known.fixed().map(|row| row.name), self.known.row().map(|row| row.name));
        f.debug_tuple("Direct").field(&names).finish()
    }
}

impl Direct {
    /// `None` if the shape is empty, or no row reads its operands where they are.
    pub(crate) fn new<T: Element>(m: usize, n: usize, k: usize, row: Row) -> Option<Self> {
        let known = || inspect::<T>(m, n, k);
        let direct = short(m, n, k) && m > 0 && n > 0 && k > 0 && reads_in_place(row.info);
        direct.then(known).map(|known| Direct { known, job: known.job() })
    }

    /// The kernel for the very shape.
    pub(crate) fn fixed(&self) -> Option<&'static FixedInfo> {
        self.known.fixed()
    }

    /// Runs the product if neighbours in the rows of B and C are adjacent.
    ///
    /// # Safety
    ///
    /// Operands must have the shape of this value, and the machine must run the row.
    #[inline]
    pub(crate) unsafe fn run<T: Element>(
        &self,
        shape: Shape,
        alpha: T::Scalar,
        a: &Operand<T>,
        b: &Operand<T>,
        beta: T::Scalar,
        c: Target<T>,
    ) -> bool {
        // SAFETY: the caller's promise.
        unsafe {
            shortest(|| self.job, shape, alpha, a, b, beta, c)
                || run_other(self.known, shape, alpha, &a.again(), &b.again(), beta, c)
        }
    }
}

/// [`Direct::run`] for products that do not go the shortest way.
///
/// # Safety
///
/// As for [`Direct::run`]; what is known must be of this shape.
#[inline(never)]
unsafe fn run_other<T: Element>(
    known: Known,
    shape: Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    match Rows::new(shape, a, b, c) {
        // The row was chosen for this orientation.
        // SAFETY: the caller's promise.
        Some(rows) if alpha != T::NONE && (rows.m, rows.n) == (shape.0, shape.1) => unsafe {
            rows.run(known, alpha, beta)
        },
        _ => false,
    }
}
