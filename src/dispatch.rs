//! Which row runs: what the machine can do, what `NANOGEMM_ISA` allows, and what a call is estimated to cost.
//!
//! [`select`] is a pure function of the rows, a [`FeatureSet`], the vector lengths and the problem, so a test can ask on
//! any machine what any other machine would run. Instruction sets are numbers here (indices into [`Library::isas`]);
//! nothing in this file knows their names.

pub(crate) mod tiles;

use crate::kernel::{DType, KernelInfo, LIBRARY, Layout, Library, PackInfo, REST_LATE, Size};
use core::{
    ffi::{CStr, c_char},
    fmt::Write as _,
    sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering},
};
use tiles::Tiles;

/// A set of instruction sets of a library: bit i stands for `isas[i]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureSet(u64);

impl FeatureSet {
    /// Bit 63 of the cache says that detection is done, so a library has at most 63 instruction sets.
    pub const CAPACITY: usize = 63;

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Self {
        FeatureSet(bits)
    }

    /// The bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is `isas[isa]` in the set?
    pub const fn contains(self, isa: usize) -> bool {
        isa < Self::CAPACITY && self.0 >> isa & 1 == 1
    }

    /// The set and `isas[isa]`.
    pub const fn with(self, isa: usize) -> Self {
        FeatureSet(self.0 | 1 << isa)
    }

    /// The set without `isas[isa]`.
    pub const fn without(self, isa: usize) -> Self {
        FeatureSet(self.0 & !(1 << isa))
    }

    /// Only the portable rows, which every machine runs: the last instruction set of a library.
    pub const fn portable(library: &Library) -> Self {
        FeatureSet(0).with(library.isas.len() - 1)
    }

    /// The set with these names; names the library lacks are left out.
    pub fn of_names(library: &Library, names: &[&str]) -> Self {
        let named = |i: &usize| names.contains(&library.isas[*i].name);
        (0..library.isas.len()).filter(named).fold(FeatureSet(0), FeatureSet::with)
    }
}

/// Bytes in a vector register of each instruction set now; 16 for those whose vectors have a fixed length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VectorBytes([u16; FeatureSet::CAPACITY]);

impl VectorBytes {
    /// The same length everywhere.
    pub const fn all(bytes: u16) -> Self {
        VectorBytes([bytes; FeatureSet::CAPACITY])
    }

    /// Asks the machine. A thread may change its vector length, so this is done in every call on the calling thread.
    ///
    /// # Safety
    ///
    /// The machine must run the instruction sets in `features`.
    pub unsafe fn current(library: &Library, features: FeatureSet) -> Self {
        let mut lengths = Self::all(16);
        for (i, isa) in library.isas.iter().enumerate() {
            if let (Some(ask), true) = (isa.vector_bytes, features.contains(i)) {
                // SAFETY: the caller promises that the instruction set runs here.
                let bytes = unsafe { ask() };
                lengths.0[i] = bytes.min(u16::MAX as usize) as u16;
            }
        }
        lengths
    }

    /// The length of `isas[isa]`.
    pub const fn of(&self, isa: usize) -> usize {
        self.0[isa] as usize
    }

    /// With another length for `isas[isa]`.
    pub const fn with(mut self, isa: usize, bytes: u16) -> Self {
        self.0[isa] = bytes;
        self
    }
}

/// What a call asks for, as far as the choice of a row depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Element type of A.
    pub a_type: DType,
    /// Element type of B.
    pub b_type: DType,
    /// Element type of C.
    pub c_type: DType,
    /// Rows of C.
    pub m: usize,
    /// Columns of C.
    pub n: usize,
    /// Length of each sum, over all members of a batch.
    pub k: usize,
    /// Are neighbours in a row of B adjacent, so that a row can read B where it is?
    pub b_adjacent: bool,
    /// The width in elements of the panels that B was packed into ahead of time. Only rows that read panels of this width
    /// take part.
    pub b_panels: Option<usize>,
    /// Bytes from one row of A to the next, or from column to column, whichever are further apart.
    pub a_apart: usize,
    /// The same of B.
    pub b_apart: usize,
    /// Are neighbours in a row of A adjacent?
    pub a_k_adjacent: bool,
    /// Are neighbours in a column of B adjacent?
    pub b_k_adjacent: bool,
}

impl Problem {
    /// The problem with row-major operands of one type.
    pub const fn row_major(dtype: DType, m: usize, n: usize, k: usize) -> Self {
        let (a_apart, b_apart) = (k.saturating_mul(dtype.size()), n.saturating_mul(dtype.size()));
        let (a_type, b_type, c_type) = (dtype, dtype, dtype);
        let (b_adjacent, a_k_adjacent, b_k_adjacent) = (true, true, n <= 1);
        Problem {
            a_type,
            b_type,
            c_type,
            m,
            n,
            k,
            b_adjacent,
            b_panels: None,
            a_apart,
            b_apart,
            a_k_adjacent,
            b_k_adjacent,
        }
    }
}

impl Problem {
    /// The same with A, B or both in columns instead of rows.
    pub const fn in_columns(mut self, a: bool, b: bool) -> Self {
        if a {
            self.a_k_adjacent = self.k <= 1;
            self.a_apart = self.m.saturating_mul(self.a_type.size());
        }
        if b {
            self.b_adjacent = self.n <= 1;
            self.b_k_adjacent = true;
            self.b_apart = self.k.saturating_mul(self.b_type.size());
        }
        self
    }
}

/// Cycles to copy one element into a panel or a block: of rows that follow each other closely, and of rows in pages of their
/// own, whose elements arrive one by one.
pub const COPY: [f64; 2] = [0.3, 0.9];
/// Cycles to copy one element of B by itself, for rows that read rows when neighbours in a row are not adjacent.
pub const COPY_SINGLY: f64 = 3.0;
/// Bytes between rows from which on each lies in a page of its own, with a translation of its own: the usual pages of every
/// supported system.
pub const PAGE: usize = 4096;
/// Cycles that reading one element of B in place costs beyond reading it from a panel, for each row tile after the first, if
/// rows lie a page apart; up to four times as far ones cost more in proportion, as caches and translations hold ever fewer of them.
/// Closer rows cost less with the square of the distance, and [`CLOSER`] times that if the first-level cache would not keep a
/// panel either.
pub const B_IN_PLACE: f64 = 0.03;
/// See [`B_IN_PLACE`] and [`A_IN_PLACE`].
pub const CLOSER: f64 = 1.0 / 8.0;
/// The same for A and each column tile; the first-level cache keeps no rows of A that lie closer.
pub const A_IN_PLACE: f64 = 0.02;
/// And if rows of A lie a multiple of a page apart: the rows of one tile then fall into the same set of the first-level cache.
pub const A_ALIASED: f64 = 0.05;
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
/// [`COLUMNS_AGAIN`] for each row tile but one; operands whose k steps are not adjacent are copied singly.
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
        return tiles.along_k(row, (m, n, k), lanes, sums) + rows + columns + again;
    }
    let row_step = if matches!(row.mr, Size::Vs(_)) { lanes } else { 1.0 };

    let tile = |rows: f64, cols: f64| TILE + k * f64::max(STEP, rows * cols / macs_per_cycle);
    let sums = tiles.cost((row_step, lanes), tile);

    let copy = |apart: usize| COPY[usize::from(apart >= PAGE)];
    let distance = |apart: usize| {
        let pages = apart as f64 / PAGE as f64;
        if pages < 1.0 { pages * pages } else { pages.min(4.0) }
    };
    let closer = |apart: usize| if apart < PAGE { CLOSER } else { 1.0 };
    let panel_kept = k.min(STEPS as f64) * nr * (problem.b_type.size() as f64) < FIRST_LEVEL as f64;
    let a = match row.a_layout {
        Layout::Packed => copy(problem.a_apart) * m * k,
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
            let near = A_IN_PLACE * closer(problem.a_apart) * distance(problem.a_apart).min(1.0);
            let each = if aliased { A_ALIASED } else { near };
            each * m * k * tiles.columns()
        }
    };
    let b = match row.b_layout {
        Layout::Packed if problem.b_panels.is_some() => 0.0,
        Layout::Packed => copy(problem.b_apart) * k * n,
        Layout::Strided if !problem.b_adjacent => COPY_SINGLY * k * n,
        Layout::Strided | Layout::Columns | Layout::Rows => {
            let flat = mr <= FEW_ROWS as f64 && lanes > 1.0;
            let again = if flat { B_AGAIN * problem.b_type.size() as f64 } else { 0.0 };
            let whole = problem.b_apart.is_multiple_of(LINE) || lanes == 1.0 || n <= nr;
            let split = if whole { 0.0 } else { B_SPLIT };
            let closer = if panel_kept { 1.0 } else { closer(problem.b_apart) };
            let each = B_IN_PLACE * closer * distance(problem.b_apart) + split + again;
            each * k * n * f64::max(tiles.rows() - 1.0, 0.0)
        }
    };
    sums + a + b
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
    let (lanes, nr) = (row.lanes.elements(16), row.nr.elements(16));
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
    let strips = |columns: usize| (0..columns).step_by(nr).map(|at| strip(nr.min(columns - at))).sum::<f64>();
    let steps = lanes / rest.next_power_of_two();
    let (blocks, left) = (k / steps, k % steps);
    let row = (blocks + left.min(REST_LATE)) as f64 + REST_ROW;
    let entry = REST + REST_STEP * k as f64 + m as f64 * row / per_cycle;
    if strips(n - rest) + entry < strips(n) { rest } else { 0 }
}

/// The pack kernel that writes panels `width` lanes wide for the rows of `isas[isa]`, elements as they are.
pub fn pack(library: &'static Library, isa: usize, dtype: DType, width: Size) -> Option<&'static PackInfo> {
    library.packs.iter().find(|p| p.isa == isa && (p.from, p.to, p.interleave) == (dtype, dtype, 1) && p.width == width)
}

/// The row that `problem` runs on, or `None` if the library has no row for its types.
///
/// Rows take part if the machine runs them, the types are right and the library can write the panels they read. The one
/// with the smallest [`cost`] wins, of equals the first.
pub fn select(
    library: &'static Library,
    features: FeatureSet,
    lengths: &VectorBytes,
    problem: &Problem,
) -> Option<&'static KernelInfo> {
    select_where(library, features, lengths, problem, |row| match problem.b_panels {
        None => true,
        Some(width) => row.b_layout == Layout::Packed && row.nr.elements(lengths.of(row.isa)) == width,
    })
}

/// [`select`] among the rows that `admit` lets pass.
pub(crate) fn select_where(
    library: &'static Library,
    features: FeatureSet,
    lengths: &VectorBytes,
    problem: &Problem,
    admit: impl Fn(&KernelInfo) -> bool,
) -> Option<&'static KernelInfo> {
    let mut best: Option<(f64, &KernelInfo)> = None;
    for row in library.kernels {
        let types = (row.a_type, row.b_type, row.c_type) == (problem.a_type, problem.b_type, problem.c_type);
        if !types || !features.contains(row.isa) || !admit(row) {
            continue;
        }
        let panels = |layout, dtype, width| layout != Layout::Packed || pack(library, row.isa, dtype, width).is_some();
        if !panels(row.a_layout, row.a_type, row.mr) || !panels(row.b_layout, row.b_type, row.nr) {
            continue;
        }
        let cost = cost(row, lengths.of(row.isa), problem);
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, row));
        }
    }
    best.map(|(_, row)| row)
}

/// The words that a probe may describe a machine with.
const PROBE_WORDS: usize = 32;

/// What this machine can run, whatever `NANOGEMM_ISA` says. Asks the processor each time.
pub fn machine(library: &Library) -> FeatureSet {
    found(library).0
}

/// What this machine uses unless `NANOGEMM_ISA` says otherwise: all that it can run but what is slow on machines like it. Asks the
/// processor each time.
pub fn by_default(library: &Library) -> FeatureSet {
    found(library).1
}

/// What this machine can run, and what of that is used unless `NANOGEMM_ISA` asks for something else. Asks the processor each time.
fn found(library: &Library) -> (FeatureSet, FeatureSet) {
    let mut words = [0u64; PROBE_WORDS];
    assert!(library.probe_words.len() <= PROBE_WORDS && library.isas.len() <= FeatureSet::CAPACITY);
    // SAFETY: there is room for every word; the probe runs on every machine of the target.
    let (bits, default) = unsafe {
        (library.probe_read)(words.as_mut_ptr());
        ((library.probe_eval)(words.as_ptr()), (library.probe_default)(words.as_ptr()))
    };
    let known = (1u64 << library.isas.len()) - 1;
    let with_portable = |bits: u64| FeatureSet(bits & known | FeatureSet::portable(library).0);
    (with_portable(bits), with_portable(bits & default))
}

/// Restricts `machine` to a comma-separated list of tokens; `refused` sees every token that names nothing in `machine`.
///
/// The portable rows always stay. A list without any usable token gives no set.
pub fn restrict(
    library: &Library,
    machine: FeatureSet,
    list: &[u8],
    mut refused: impl FnMut(&[u8]),
) -> Option<FeatureSet> {
    let mut chosen = FeatureSet(0);
    for token in list.split(|&b| b == b',').map(<[u8]>::trim_ascii).filter(|t| !t.is_empty()) {
        match library.isas.iter().position(|isa| isa.name.as_bytes() == token) {
            Some(isa) if machine.contains(isa) => chosen = chosen.with(isa),
            _ => refused(token),
        }
    }
    (chosen != FeatureSet(0)).then(|| FeatureSet(chosen.0 | FeatureSet::portable(library).0))
}

const DETECTED: u64 = 1 << FeatureSet::CAPACITY;
static FEATURES: AtomicU64 = AtomicU64::new(0);
static WARNED: AtomicBool = AtomicBool::new(false);

/// The instruction sets in use: what the machine runs, restricted by the environment variable `NANOGEMM_ISA`; without that, all but
/// those that machines like this one are slow at.
///
/// Found once; later calls are one load. Nothing here allocates or locks, so a signal handler may come first.
pub fn features() -> FeatureSet {
    let cached = FEATURES.load(Ordering::Relaxed);
    if cached & DETECTED != 0 {
        return FeatureSet(cached & !DETECTED);
    }
    let features = usable(&LIBRARY);
    // Threads that get here at the same time find the same set.
    FEATURES.store(features.0 | DETECTED, Ordering::Relaxed);
    features
}

/// What the machine runs of a library, restricted by `NANOGEMM_ISA`, with one warning per process about what it lacks.
pub(crate) fn usable(library: &Library) -> FeatureSet {
    let (machine, default) = found(library);
    let mut message = Text::<512>::new();
    let asked_for = environment().and_then(|list| {
        restrict(library, machine, list, |token| {
            let lead = if message.length == 0 {
                "nanogemm: NANOGEMM_ISA: ignored, as this machine or build lacks it: "
            } else {
                ", "
            };
            let _ = message.write_str(lead);
            for &byte in token.iter().take(24) {
                let _ = message.write_char(if byte.is_ascii_graphic() { byte as char } else { '?' });
            }
        })
    });
    let features = asked_for.unwrap_or(default);
    if message.length > 0 && !WARNED.swap(true, Ordering::Relaxed) {
        let _ = message.write_str("; usable: ");
        write_tokens(library, machine, &mut message);
        message.end_line();
        warn(&message.bytes[..message.length]);
    }
    features
}

/// The tokens of a set, best first, comma separated.
fn write_tokens(library: &Library, features: FeatureSet, to: &mut impl core::fmt::Write) {
    let mut separator = "";
    for (i, isa) in library.isas.iter().enumerate().filter(|(i, _)| features.contains(*i)) {
        let _ = (i, to.write_str(separator), to.write_str(isa.name));
        separator = ",";
    }
}

/// A line of limited length on the stack. What does not fit is left out.
struct Text<const N: usize> {
    bytes: [u8; N],
    length: usize,
}

impl<const N: usize> Text<N> {
    const fn new() -> Self {
        Text { bytes: [0; N], length: 0 }
    }

    fn end_line(&mut self) {
        self.length = self.length.min(N - 1);
        self.bytes[self.length] = b'\n';
        self.length += 1;
    }
}

impl<const N: usize> core::fmt::Write for Text<N> {
    fn write_str(&mut self, s: &str) -> core::fmt::Result {
        let room = &mut self.bytes[self.length..];
        let count = s.len().min(room.len());
        room[..count].copy_from_slice(&s.as_bytes()[..count]);
        self.length += count;
        Ok(())
    }
}

/// `NANOGEMM_ISA`, read without allocating.
#[cfg(unix)]
fn environment() -> Option<&'static [u8]> {
    unsafe extern "C" {
        fn getenv(name: *const c_char) -> *const c_char;
    }
    // SAFETY: the name is terminated; the value is read at once. As with any getenv, a program that changes its
    // environment in another thread at this moment is at fault.
    unsafe {
        let value = getenv(c"NANOGEMM_ISA".as_ptr());
        (!value.is_null()).then(|| CStr::from_ptr(value).to_bytes())
    }
}

/// `NANOGEMM_ISA`. Read once per process, so what is leaked is bounded.
#[cfg(not(unix))]
fn environment() -> Option<&'static [u8]> {
    std::env::var_os("NANOGEMM_ISA").map(|value| &*value.into_encoded_bytes().leak())
}

#[cfg(unix)]
fn warn(line: &[u8]) {
    unsafe extern "C" {
        fn write(file: core::ffi::c_int, bytes: *const u8, count: usize) -> isize;
    }
    // SAFETY: the bytes are readable. A warning that cannot be written is dropped.
    let _ = unsafe { write(2, line.as_ptr(), line.len()) };
}

#[cfg(not(unix))]
fn warn(line: &[u8]) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), line);
}

const TOKENS: usize = 512;
static TOKEN_TEXT: [AtomicU8; TOKENS] = [const { AtomicU8::new(0) }; TOKENS];
static TOKENS_READY: AtomicBool = AtomicBool::new(false);

/// The tokens of [`features`], best first, comma separated, ending with the portable one. Never allocates.
pub fn tokens() -> &'static CStr {
    if !TOKENS_READY.load(Ordering::Acquire) {
        // The last byte stays zero. Threads that get here at the same time write the same bytes.
        let mut text = Text::<{ TOKENS - 1 }>::new();
        write_tokens(&LIBRARY, features(), &mut text);
        for (to, &byte) in TOKEN_TEXT.iter().zip(&text.bytes[..text.length]) {
            to.store(byte, Ordering::Relaxed);
        }
        TOKENS_READY.store(true, Ordering::Release);
    }
    // SAFETY: the text is terminated, and after the first complete write nobody changes a byte's value.
    unsafe { CStr::from_ptr(TOKEN_TEXT.as_ptr().cast::<c_char>()) }
}
