//! How many threads a call may use, and which part of the work each gets.
//!
//! C is cut into a grid of rectangles, each of whole register tiles; a sum is never cut. A batch of independent products is
//! cut into runs of products first, if that balances better. The grid is fixed before anything runs, so which thread
//! computes a part makes no difference to the result.
//!
//! | situation                                          | threads                                                     |
//! |----------------------------------------------------|-------------------------------------------------------------|
//! | fewer than 2 [`SHARE`]s of work, or m, n, k <= 64  | the calling thread                                          |
//! | built without the feature `threads`                | the calling thread                                          |
//! | a rayon pool's thread calls (feature `rayon`)      | that pool: at most its size, and at most what was set       |
//! | otherwise                                          | the calling thread and our own pool, together what was set  |

#[cfg(feature = "threads")]
use super::controls::Controls;
use super::{Call, scratch};
use crate::{Error, element::Element, kernel::Session};
use core::{
    ops::Range,
    sync::atomic::{AtomicUsize, Ordering},
};

/// More threads than this are refused.
pub const MAX_THREADS: usize = 4096;

/// Multiply-adds that make it worth while to wake one more thread: some 20 microseconds of work on a fast core. Measured:
/// docs/threads.md.
pub const SHARE: u64 = 1 << 21;

/// Multiply-adds that an element in the margin of a rectangle costs, since each part reads, and possibly packs, its own rows
/// of A and columns of B.
const MARGIN: usize = 16;

/// 0 stands for the default.
static THREADS: AtomicUsize = AtomicUsize::new(0);

/// Sets the number of threads that one call may use; 0 resets it to the available parallelism.
///
/// More than [`MAX_THREADS`] is [`Error::Argument`]. Threads of the library's own pool beyond the number end before this
/// returns; missing ones start in the first call that needs them. The result of a product does not depend on the number.
///
/// Without the feature `threads` the number is checked and has no effect.
pub fn set_num_threads(threads: usize) -> Result<(), Error> {
    if threads > MAX_THREADS {
        return Err(Error::Argument);
    }
    THREADS.store(threads, Ordering::Relaxed);
    #[cfg(feature = "threads")]
    {
        EPOCH.fetch_add(1, Ordering::Relaxed);
        super::pool::shrink(num_threads() - 1);
    }
    Ok(())
}

/// The number of threads in effect: what was set, or the parallelism available to the calling thread, which respects CPU
/// sets and quotas; 1 without the feature `threads`.
///
/// Calls on a thread of a rayon pool use that pool (feature `rayon`), if it is smaller or nothing was set.
pub fn num_threads() -> usize {
    if !cfg!(feature = "threads") {
        return 1;
    }
    match THREADS.load(Ordering::Relaxed) {
        0 => std::thread::available_parallelism().map_or(1, |n| n.get().min(MAX_THREADS)),
        set => set,
    }
}

/// Changes whenever the number is set.
#[cfg(feature = "threads")]
static EPOCH: AtomicUsize = AtomicUsize::new(1);

/// What [`num_threads`] was when this thread asked first, in this process and since the number was last set: asking the
/// system takes longer than a product of a hundred rows.
#[cfg(feature = "threads")]
fn known() -> usize {
    thread_local! {
        static KNOWN: core::cell::Cell<(usize, u32, usize)> = const { core::cell::Cell::new((0, 0, 1)) };
    }
    let now = (EPOCH.load(Ordering::Relaxed), std::process::id());
    let (epoch, process, threads) = KNOWN.get();
    if (epoch, process) == now {
        return threads;
    }
    let threads = num_threads();
    KNOWN.set((now.0, now.1, threads));
    threads
}

/// Threads for so many multiply-adds.
#[cfg(feature = "threads")]
fn available(products: u64) -> usize {
    if few(products) {
        return 1;
    }
    let most = usize::try_from(products / SHARE).unwrap_or(usize::MAX);
    #[cfg(feature = "rayon")]
    if rayon::current_thread_index().is_some() {
        let pool = rayon::current_num_threads();
        let set = THREADS.load(Ordering::Relaxed);
        return most.min(if set == 0 { pool } else { pool.min(set) });
    }
    most.min(known())
}

#[cfg(not(feature = "threads"))]
fn available(_products: u64) -> usize {
    1
}

/// Into how many parts copies, rows and columns of a call are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    copies: usize,
    rows: usize,
    columns: usize,
}

/// A part: some of the copies, and the same rows and columns of C in each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) copies: Range<usize>,
    pub(super) rows: Range<usize>,
    pub(super) columns: Range<usize>,
}

impl Grid {
    pub(super) const ONE: Grid = Grid { copies: 1, rows: 1, columns: 1 };

    /// The grid for so many multiply-adds in so many copies, rows and columns, on a row with this tile. Products of a batch are
    /// cut themselves only if `split`.
    pub(super) fn new(products: u64, sizes: (usize, usize, usize), tile: (usize, usize), split: bool) -> Self {
        Self::of(available(products), sizes, tile, split)
    }

    /// The grid of at most `threads` parts whose largest part has the least to do.
    fn of(threads: usize, (copies, m, n): (usize, usize, usize), tile: (usize, usize), split: bool) -> Self {
        let tiles = (m.div_ceil(tile.0), n.div_ceil(tile.1));
        let mut best = (u128::MAX, Grid::ONE);
        for copy_parts in 1..=threads.min(copies) {
            let left = threads / copy_parts;
            for row_parts in 1..=if split { left.min(tiles.0) } else { 1 } {
                let column_parts = if split { (left / row_parts).min(tiles.1) } else { 1 };
                let rows = (tiles.0.div_ceil(row_parts) * tile.0).min(m) as u128;
                let columns = (tiles.1.div_ceil(column_parts) * tile.1).min(n) as u128;
                let one = rows * columns + MARGIN as u128 * (rows + columns);
                let work = copies.div_ceil(copy_parts) as u128 * one;
                if work < best.0 {
                    best = (work, Grid { copies: copy_parts, rows: row_parts, columns: column_parts });
                }
            }
        }
        best.1
    }

    pub(super) fn parts(&self) -> usize {
        self.copies * self.rows * self.columns
    }

    /// The most rows and columns that a part of so many has.
    pub(super) fn largest(&self, (m, n): (usize, usize), tile: (usize, usize)) -> (usize, usize) {
        let most = |size: usize, tile: usize, parts: usize| (size.div_ceil(tile).div_ceil(parts) * tile).min(size);
        (most(m, tile.0, self.rows), most(n, tile.1, self.columns))
    }

    /// A part of so many copies, rows and columns.
    pub(super) fn part(&self, part: usize, sizes: (usize, usize, usize), tile: (usize, usize)) -> Part {
        let (copy, rest) = (part % self.copies, part / self.copies);
        let (row, column) = (rest % self.rows, rest / self.rows);
        Part {
            copies: cut(sizes.0, 1, self.copies, copy),
            rows: cut(sizes.1, tile.0, self.rows, row),
            columns: cut(sizes.2, tile.1, self.columns, column),
        }
    }
}

/// Part `part` of `parts` nearly equal ones of `size`, in whole tiles.
fn cut(size: usize, tile: usize, parts: usize, part: usize) -> Range<usize> {
    let tiles = size.div_ceil(tile);
    let (each, longer) = (tiles / parts, tiles % parts);
    let at = |part: usize| ((part * each + part.min(longer)) * tile).min(size);
    at(part)..at(part + 1)
}

/// Are so many multiply-adds too few for two threads, however many there may be?
pub(super) fn few(products: u64) -> bool {
    products < 2 * SHARE
}

/// Has a call too little to do for two threads?
pub(super) fn alone<T: Element>(call: &Call<T>) -> bool {
    available(work(call)) == 1
}

/// Multiply-adds of a call.
pub(super) fn work<T: Element>(call: &Call<T>) -> u64 {
    products(&[call.m, call.n, call.k, call.batch, call.copies.count])
}

/// Multiply-adds of so many rows, columns, steps and products.
pub(super) fn products(sizes: &[usize]) -> u64 {
    sizes.iter().fold(1u64, |product, &size| product.saturating_mul(size as u64))
}

/// The processor is configured for kernels while this lives.
struct Configured(Option<Session>);

impl Configured {
    fn enter(session: Option<Session>) -> Self {
        if let Some(session) = session {
            // SAFETY: the machine runs the rows that the session is for.
            unsafe { (session.enter)() };
        }
        Configured(session)
    }
}

impl Drop for Configured {
    fn drop(&mut self) {
        if let Some(session) = self.0 {
            // SAFETY: it was entered on this thread.
            unsafe { (session.leave)() };
        }
    }
}

/// Runs `f(0)` to `f(parts - 1)`, possibly at the same time, and returns when all have ended.
///
/// Threads take parts until none is left; each enters the session before its first and leaves it behind its last. Other threads
/// compute with the floating-point controls of this one. A thread that `admit` refuses, because its vectors have another length,
/// takes none.
///
/// # Safety
///
/// Calls of `f` with different arguments, and of `admit`, must be allowed to run at the same time on different threads. The
/// machine must run the rows that the session is for.
pub(super) unsafe fn run(parts: usize, session: Option<Session>, admit: &dyn Fn() -> bool, f: &dyn Fn(usize)) {
    #[cfg(feature = "threads")]
    if parts > 1 {
        /// Lets closures over raw pointers be called from several threads.
        struct Shared<'a> {
            parts: usize,
            session: Option<Session>,
            admit: &'a dyn Fn() -> bool,
            f: &'a dyn Fn(usize),
            controls: Controls,
            next: AtomicUsize,
        }
        // SAFETY: the caller's promise.
        unsafe impl Sync for Shared<'_> {}
        impl Shared<'_> {
            fn take(&self) -> Option<usize> {
                let part = self.next.fetch_add(1, Ordering::Relaxed);
                (part < self.parts).then_some(part)
            }

            /// Parts until none is left.
            fn turn(&self) {
                let Some(first) = self.take() else { return };
                let _configured = Configured::enter(self.session);
                core::iter::once(first).chain(core::iter::from_fn(|| self.take())).for_each(self.f);
            }
        }
        let shared = Shared { parts, session, admit, f, controls: Controls::current(), next: AtomicUsize::new(0) };
        spread(parts, &|_| {
            if (shared.admit)() {
                let _own = shared.controls.adopt();
                shared.turn();
            }
        });
        // What is left if threads were refused.
        return shared.turn();
    }
    let _ = admit;
    let _configured = Configured::enter(session);
    (0..parts).for_each(f);
}

/// The scratch of a call.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) parts: usize,
    /// For each part.
    pub(super) bytes: usize,
    /// On the stack of the thread that takes a part: no more than [`scratch::STACK_BYTES`].
    pub(super) on_stack: bool,
}

impl Room {
    /// Bytes of the heap for all parts.
    pub(super) fn on_heap(self) -> Result<usize, Error> {
        if self.on_stack { Ok(0) } else { self.bytes.checked_mul(self.parts).ok_or(Error::NoMemory) }
    }
}

/// Runs `f(part, area)` for all parts of a call, each with its scratch: of the stack of its thread, or of the heap, which is there
/// before any part begins: `kept`, which has [`Room::on_heap`] bytes, or an area of this call. Without scratch, `area` is null.
///
/// # Safety
///
/// As for [`run`].
pub(super) unsafe fn run_with_scratch(
    room: Room,
    kept: Option<*mut u8>,
    session: Option<Session>,
    admit: &dyn Fn() -> bool,
    f: &dyn Fn(usize, *mut u8),
) -> Result<(), Error> {
    let Room { parts, bytes, on_stack } = room;
    if bytes == 0 {
        // SAFETY: the caller's promise.
        unsafe { run(parts, session, admit, &|part| f(part, core::ptr::null_mut())) };
        return Ok(());
    }
    if on_stack {
        assert!(bytes <= scratch::STACK_BYTES, "blocks fit their area");
        // SAFETY: as above.
        unsafe { run(parts, session, admit, &|part| scratch::on_stack(|area| f(part, area))) };
        return Ok(());
    }
    // SAFETY: as above; parts have areas of their own.
    let inside =
        |area: *mut u8| unsafe { run(parts, session, admit, &|part| f(part, area.wrapping_add(part * bytes))) };
    match kept {
        Some(area) => {
            inside(area);
            Ok(())
        }
        None => scratch::on_heap(room.on_heap()?, inside),
    }
}

/// Runs parts on the rayon pool that this thread belongs to, or on ours and this thread.
#[cfg(feature = "threads")]
fn spread(parts: usize, f: &(dyn Fn(usize) + Sync)) {
    #[cfg(feature = "rayon")]
    if rayon::current_thread_index().is_some() {
        return halves(0..parts, f);
    }
    super::pool::run(parts, f);
}

/// The parts as tasks of the current rayon pool. Nothing is allocated.
#[cfg(feature = "rayon")]
fn halves(parts: Range<usize>, f: &(dyn Fn(usize) + Sync)) {
    if parts.len() == 1 {
        return f(parts.start);
    }
    let middle = parts.start + parts.len() / 2;
    rayon::join(|| halves(parts.start..middle, f), || halves(middle..parts.end, f));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_everything_once_in_whole_tiles() {
        for (size, tile, parts) in [(1, 6, 1), (13, 6, 3), (100, 14, 5), (4096, 32, 7), (64, 1, 64), (65, 64, 2)] {
            let mut next = 0;
            let mut longest = 0;
            for part in 0..parts {
                let range = cut(size, tile, parts, part);
                assert_eq!(range.start, next);
                assert!(range.start.is_multiple_of(tile) && !range.is_empty(), "{size} {tile} {parts}: {range:?}");
                (next, longest) = (range.end, longest.max(range.len()));
            }
            assert_eq!(next, size);
            assert!(longest <= size.div_ceil(tile).div_ceil(parts) * tile);
        }
    }

    #[test]
    fn grids() {
        let grid = |threads, sizes, split| {
            let Grid { copies, rows, columns } = Grid::of(threads, sizes, (14, 32), split);
            (copies, rows, columns)
        };
        assert_eq!(grid(1, (1, 9999, 9999), true), (1, 1, 1));
        assert_eq!(grid(2, (1, 14, 9999), true), (1, 1, 2), "one tile of rows");
        assert_eq!(grid(2, (1, 9999, 32), true), (1, 2, 1), "one tile of columns");
        assert_eq!(grid(4, (1, 2016, 2048), true), (1, 2, 2));
        assert_eq!(grid(7, (1, 14, 32), true), (1, 1, 1), "nothing to split");
        assert_eq!(grid(4, (1000, 10, 10), true), (4, 1, 1), "whole products");
        assert_eq!(grid(4, (5, 2016, 2048), true), (1, 2, 2), "five products on four threads");
        assert_eq!(grid(4, (5, 2016, 2048), false).1, 1);
        for threads in 1..40 {
            for sizes in [(1, 500, 700), (3, 100, 2000), (100, 64, 64)] {
                let grid = Grid::of(threads, sizes, (6, 16), true);
                assert!((1..=threads).contains(&grid.parts()), "{threads} {sizes:?}: {grid:?}");
            }
        }
    }

    #[cfg(feature = "threads")]
    #[test]
    fn small_work_stays_on_one_thread() {
        assert_eq!(available(0), 1);
        assert_eq!(available(2 * SHARE - 1), 1);
        assert!(available(2 * SHARE) <= 2);
    }
}
