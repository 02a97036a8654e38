//! Which row runs: what the machine can do, what `NANOGEMM_ISA` allows, and what a call is estimated to cost.
//!
//! [`select`] is a pure function of the rows, a [`FeatureSet`], the vector lengths and the problem, so a test can ask on
//! any machine what any other machine would run. Instruction sets are numbers here (indices into [`Library::isas`]);
//! nothing in this file knows their names.

mod costs;
pub(crate) mod tiles;

pub use costs::*;

use crate::kernel::{DType, KernelInfo, LIBRARY, Layout, Library, PackInfo, Size};
use core::{
    ffi::{CStr, c_char},
    fmt::Write as _,
    sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering},
};

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
    /// Bytes of the first-level data cache. Looked at only if rows of A lie a multiple of a page apart.
    pub first_level: usize,
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
            first_level: FIRST_LEVEL,
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
