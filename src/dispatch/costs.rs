//! What products cost on a row: the numbers by which rows, strips and entries are chosen.

use super::{Problem, tiles::Tiles};
use crate::kernel::{KernelInfo, Layout, REST_LATE, Size};

/// Cycles to copy one element into a panel or a block: of rows that follow each other closely.
pub const COPY: f64 = 0.3;
/// And for each byte of rows in pages of their own, if that is more.
pub const COPY_FAR: f64 = 0.12;
/// Cycles to copy one element of B by itself, for rows that read rows when neighbours in a row are not adjacent.
pub const COPY_SINGLY: f64 = 3.0;
/// Bytes between rows from which on each lies in a page of its own, with a translation of its own: the usual pages of every
/// supported system.
pub const PAGE: usize = 4096;
/// Cycles that reading one element of B in place costs beyond reading it from a panel, for each row tile after the first, if
/// rows lie nearly a page apart: less with the square of the distance, and [`CLOSER`] times that if the first-level cache would not keep
/// a panel either.
pub const B_IN_PLACE: f64 = 0.03;
/// See [`B_IN_PLACE`].
pub const CLOSER: f64 = 1.0 / 8.0;
/// The same for each byte, if rows lie a page apart; up to twice as far ones cost more in proportion, as caches and translations hold
/// ever fewer of them.
pub const B_FAR: f64 = 0.008;
/// Cycles that reading one element of A in place costs for each column tile, if rows lie a page apart or more; less with the square of the
/// distance if they lie closer. Each line of A serves many k steps.
pub const A_IN_PLACE: f64 = 0.0025;
/// And if rows of A lie a multiple of a page apart: the rows of one tile then fall into the same set of the first-level cache, whose ways
/// are as many as it has pages. Cycles per element for the first column tile, and for each after it, times the square of the rows that a
/// tile has more than the set has ways.
pub const A_ALIASED: [f64; 2] = [0.05, 0.0004];
/// If k steps of A are the ones that lie apart, a tile reads a line or more for each step, again and again: cycles per element
/// and column tile if they lie a page apart, less with the square of the distance, more as above.
pub const A_STEPS_APART: f64 = 0.2;
/// And the same for each column tile after the first, if these lines and a panel of B are more than the first-level cache of
/// current processors holds ([`FIRST_LEVEL`] bytes).
pub const A_LINES_LOST: f64 = 0.2;
/// See [`A_LINES_LOST`].
pub const FIRST_LEVEL: usize = 48 << 10;
/// Bytes of a line of the caches.
pub const LINE: usize = 64;
/// k steps of a block, at most: the driver cuts sums.
pub const STEPS: usize = 384;
/// Cycles that an element of B in place costs more, for each row tile after the first, if rows do not begin at a line: then
/// vectors lie in two, and columns of a tile in one more. Rows no longer than a tile have no lines but these.
pub const B_SPLIT: f64 = 0.015;
/// Cycles that an element of B costs rows whose vectors run along k for each row tile after the first: their tiles are flat, but
/// loads run ahead of the sums.
pub const COLUMNS_AGAIN: f64 = 0.01;
/// Cycles that an element of A costs rows whose vectors run along k for each column tile after the first, if the rows of a tile are
/// too long for the first-level cache: while they are read again, nothing comes from memory.
pub const ROWS_AGAIN: f64 = 0.15;
/// Rows of A that hardware reads ahead, and the first-level cache keeps, wherever they lie. Tiles of so few rows of vectors are flat:
/// the first-level cache does not keep their columns of B for the next row tile.
pub const FEW_ROWS: usize = 4;
/// Cycles that each row tile after the first of a flat tile waits per byte of a B in place.
pub const B_AGAIN: f64 = 0.025;
/// Cycles of one k step that no tile can undercut: a multiply-add waits for the one before it on the same accumulator.
pub const STEP: f64 = 4.0;
/// Dimensions up to this take a short way through the driver if a row reads both operands in place.
pub const SHORT: usize = 127;
/// Cycles that the long way takes more.
pub const LONG_WAY: f64 = 1000.0;
/// k steps that rows whose vectors run along k accumulate in one block.
pub const ALONG_K: f64 = 512.0;
/// Cycles to enter a tile, load or clear its accumulators and store them.
pub const TILE: f64 = 20.0;

/// Estimated cycles of a problem on a row, linear in each of its parts:
///
/// - every tile costs [`TILE`] and k steps of `max(STEP, multiply-adds / macs per cycle)`, where an edge tile does the
///   multiply-adds of its rows (scalable rows in whole vectors) and of its columns in whole vectors;
/// - copying A or B into panels costs [`COPY`] per element;
/// - reading A where it is costs [`A_IN_PLACE`] or [`A_ALIASED`] per element and tile, or [`A_STEPS_APART`] and [`A_LINES_LOST`] if
///   neighbours are in the columns, unless it has no more rows than [`FEW_ROWS`];
/// - reading B where it is costs [`B_IN_PLACE`] and [`B_SPLIT`] per element and tile; flat tiles pay [`B_AGAIN`] besides.
///
/// Rows whose vectors run along k do the multiply-adds of their sums in whole vectors, or as many as they can load operands for;
/// each tile costs twice as much for each [`ALONG_K`] k steps, after which sums are added up across vectors; elements of B cost
/// [`COLUMNS_AGAIN`] for each row tile but one (several tiles more than twice as wide as high beside each other: [`B_AGAIN`]), elements
/// of long rows of A [`ROWS_AGAIN`] for each column tile but one; operands whose k steps are not adjacent are copied singly.
///
/// Products that could take the short way (no dimension above [`SHORT`]) cost [`LONG_WAY`] more on rows for which they cannot.
///
/// The multiply-adds per cycle of a scalable row grow with its tile. The constants are round numbers that order the rows
/// of one library; they predict no time.
pub fn cost(row: &KernelInfo, vector_bytes: usize, problem: &Problem) -> f64 {
    let short = problem.m.max(problem.n).max(problem.k) <= SHORT && problem.b_panels.is_none();
    let b_layout = if problem.b_adjacent { Layout::Strided } else { Layout::Packed };
    // A single row reads B once: panels save nothing.
    let takes_it = (row.a_layout, row.b_layout) == (Layout::Strided, b_layout) && (problem.b_adjacent || problem.m > 1);
    let way = if short && !takes_it { LONG_WAY } else { 0.0 };
    way + work(row, vector_bytes, problem)
}

/// [`cost`] without the way.
fn work(row: &KernelInfo, vector_bytes: usize, problem: &Problem) -> f64 {
    let elements = |size: Size| size.elements(vector_bytes) as f64;
    let (mr, nr, lanes) = (elements(row.mr), elements(row.nr), elements(row.lanes));
    let (m, n, k) = (problem.m as f64, problem.n as f64, problem.k as f64);
    let least = row.mr.elements(16) as f64 * row.nr.elements(16) as f64;
    let macs_per_cycle = f64::from(row.macs_per_cycle) * (mr * nr / least);
    let tiles = Tiles::new((m, n), (mr, nr));
    if row.b_layout == Layout::Columns {
        // Vectors run along k; the sums are added up lane by lane at the end, in each block.
        let sums = 2.0 * TILE * (k / ALONG_K).max(1.0);
        let rows = if problem.a_k_adjacent { 0.0 } else { COPY_SINGLY * m * k };
        let columns = if problem.b_k_adjacent { 0.0 } else { COPY_SINGLY * k * n };
        let again = COLUMNS_AGAIN * k * n * f64::max(tiles.rows() - 1.0, 0.0);
        let long = 2.0 * mr * k * problem.a_type.size() as f64 > FIRST_LEVEL as f64;
        let again_a = if long { ROWS_AGAIN * m * k * f64::max(tiles.columns() - 1.0, 0.0) } else { 0.0 };
        // A single column tile passes over B from end to end, as hardware reads ahead.
        let flat = nr > 2.0 * mr && tiles.columns() > 1.0;
        let again = if flat { again * B_AGAIN * problem.b_type.size() as f64 / COLUMNS_AGAIN } else { again };
        return tiles.along_k(row, (m, n, k), lanes, sums) + rows + columns + again + again_a;
    }
    let row_step = if matches!(row.mr, Size::Vs(_)) { lanes } else { 1.0 };

    let tile = |rows: f64, cols: f64| TILE + k * f64::max(STEP, rows * cols / macs_per_cycle);
    let sums = tiles.cost((row_step, lanes), tile);

    let copy = |apart: usize, size: usize| if apart >= PAGE { COPY.max(COPY_FAR * size as f64) } else { COPY };
    let distance = |apart: usize| {
        let pages = apart as f64 / PAGE as f64;
        if pages < 1.0 { pages * pages } else { pages.min(4.0) }
    };
    let panel_kept = k.min(STEPS as f64) * nr * (problem.b_type.size() as f64) < FIRST_LEVEL as f64;
    let a = match row.a_layout {
        Layout::Packed => copy(problem.a_apart, problem.a_type.size()) * m * k,
        // A few rows are read from end to end.
        Layout::Strided if problem.m <= FEW_ROWS => 0.0,
        Layout::Strided if !problem.a_k_adjacent => {
            let size = problem.a_type.size() as f64;
            let lines = f64::min(mr * size + LINE as f64, problem.a_apart as f64);
            // A single row tile takes nothing of a panel again.
            let panel = if m > mr { nr * size } else { 0.0 };
            let kept = k.min(STEPS as f64) * (lines + panel) <= FIRST_LEVEL as f64;
            let again = if kept { 0.0 } else { A_LINES_LOST * f64::max(tiles.columns() - 1.0, 0.0) };
            (A_STEPS_APART * distance(problem.a_apart) * tiles.columns() + again) * m * k
        }
        Layout::Strided | Layout::Columns | Layout::Rows => {
            let aliased = problem.a_apart >= PAGE && problem.a_apart.is_multiple_of(PAGE);
            let element = if aliased {
                let lost = f64::max(mr - (problem.first_level / PAGE) as f64, 0.0);
                A_ALIASED[0] + A_ALIASED[1] * lost * lost * (tiles.columns() - 1.0)
            } else {
                A_IN_PLACE * distance(problem.a_apart).min(1.0) * tiles.columns()
            };
            element * m * k
        }
    };
    let b = match row.b_layout {
        Layout::Packed if problem.b_panels.is_some() => 0.0,
        Layout::Packed => copy(problem.b_apart, problem.b_type.size()) * k * n,
        Layout::Strided if !problem.b_adjacent => COPY_SINGLY * k * n,
        Layout::Strided | Layout::Columns | Layout::Rows => {
            let flat = mr <= FEW_ROWS as f64 && lanes > 1.0;
            let again = if flat { B_AGAIN * problem.b_type.size() as f64 } else { 0.0 };
            let whole = problem.b_apart.is_multiple_of(LINE) || lanes == 1.0 || n <= nr;
            let split = if whole { 0.0 } else { B_SPLIT };
            let closer = if panel_kept { 1.0 } else { CLOSER };
            let in_place = match problem.b_apart < PAGE {
                true => B_IN_PLACE * closer * distance(problem.b_apart),
                false => B_FAR * problem.b_type.size() as f64 * distance(problem.b_apart).min(2.0),
            };
            let each = in_place + split + again;
            each * k * n * f64::max(tiles.rows() - 1.0, 0.0)
        }
    };
    sums + a + b
}

/// How many of the `n` columns of a small product in place are the next strip of tiles: as many as the row's tile has, or all if they
/// are one vector more and there are entries for that ([`KernelInfo::tiles`]). Products of less than half as many rows as a tile have no
/// such strips: tiles of so few rows sum in an order of their own, which all columns must have in common.
#[inline]
pub fn strip(row: &KernelInfo, m: usize, n: usize) -> usize {
    let (lanes, nr) = (row.lanes.elements(16), row.nr.elements(16));
    let own = nr / lanes;
    let wider = row.tiles.len() > 2 * own && m >= row.tiles[2 * own - 1].len().div_ceil(2);
    if n <= nr || (wider && n <= nr + lanes) { n } else { nr }
}

/// Estimated cycles to enter an entry for columns left over.
pub const REST: f64 = 2.0 * TILE;
/// Cycles it takes to rearrange one k step of B for it.
pub const REST_STEP: f64 = 1.0;
/// Multiply-adds that adding up and storing the sums of one row takes as long as.
pub const REST_ROW: f64 = 3.0;

/// How many columns of a small product in place are left to the row's entry for so many ([`KernelInfo::rests`]): those that fill no
/// vector, if tiles for the others and the entry cost less than tiles for all.
///
/// - Tiles cost [`TILE`] each, and k steps as many multiply-adds as they have rows and vectors, or loads: a vector of B and an element
///   of A for each row. There are as many loads as multiply-adds per cycle.
/// - The entry costs [`REST`], [`REST_STEP`] for each k step, and for each row a multiply-add for each vector of k steps and
///   [`REST_ROW`]; k steps that fill no vector cost one each, or [`REST_LATE`] for all of them.
///
/// The constants order measured times of some 400 shapes per type, best calls on Sapphire Rapids.
pub fn rest(row: &KernelInfo, m: usize, n: usize, k: usize) -> usize {
    let lanes = row.lanes.elements(16);
    let rest = n % lanes;
    if rest == 0 || rest > row.rests.len() {
        return 0;
    }
    let per_cycle = f64::from(row.macs_per_cycle) / lanes as f64;
    let strip = |columns: usize| {
        let vectors = columns.div_ceil(lanes);
        let tiles = m.div_ceil(row.tiles[2 * (vectors - 1)].len());
        TILE * tiles as f64 + (k * usize::max(m * vectors, m + tiles * vectors)) as f64 / per_cycle
    };
    let strips = |columns: usize| {
        let (mut left, mut cycles) = (columns, 0.0);
        while left > 0 {
            let now = self::strip(row, m, left);
            cycles += strip(now);
            left -= now;
        }
        cycles
    };
    let steps = lanes / rest.next_power_of_two();
    let (blocks, left) = (k / steps, k % steps);
    let row = (blocks + left.min(REST_LATE)) as f64 + REST_ROW;
    let entry = REST + REST_STEP * k as f64 + m as f64 * row / per_cycle;
    if strips(n - rest) + entry < strips(n) { rest } else { 0 }
}
