//! The rows that the generator emits, and the binary interface between rows and driver.
//!
//! `OUT_DIR/kernels.rs` holds one [`Library`] value written by the generator in terms of the types of this module; the
//! crate includes its own at the end of this file, other crates include theirs with [`include_kernels!`](crate::include_kernels).

mod args;

pub use args::*;
use core::ffi::{CStr, c_void};

/// A size in elements: fixed, or a multiple of vscale (vector length in bits / 128).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// So many elements on every machine.
    Int(u32),
    /// So many elements times vscale.
    Vs(u32),
}

impl Size {
    /// The number of elements when the vector length is `vector_bytes` bytes (ignored for fixed sizes).
    pub const fn elements(self, vector_bytes: usize) -> usize {
        match self {
            Size::Int(n) => n as usize,
            Size::Vs(n) => n as usize * (vector_bytes / 16),
        }
    }
}

/// Element type of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DType {
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// bfloat16, the upper half of a binary32.
    Bf16,
    /// IEEE binary16.
    F16,
    /// Signed bytes.
    I8,
    /// Unsigned bytes.
    U8,
    /// Signed 16-bit integers: bytes widened in panels, no operand of a product.
    I16,
    /// Signed 32-bit integers.
    I32,
}

impl DType {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// Bytes of one element.
    pub const fn size(self) -> usize {
        match self {
            DType::I8 | DType::U8 => 1,
            DType::Bf16 | DType::F16 | DType::I16 => 2,
            DType::F32 | DType::I32 => 4,
            DType::F64 => 8,
        }
    }
}

/// How a kernel reads an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Element (i, j) lies at `i * row stride + j * column stride`. For A any strides; for B the column stride is 1.
    Strided,
    /// Zero-padded panels as wide as the register tile, written by the pack kernel of the same width.
    Packed,
    /// B only: element (p, j) lies at `p + j * column stride`. Rows with this B read an A whose k steps are adjacent as well: their
    /// vectors run along k.
    Columns,
    /// A only: element (i, p) lies at `p + i * row stride`. Rows with accumulator tiles load rows of A where they are.
    Rows,
}

/// One instruction set of a library.
#[derive(Debug)]
pub struct IsaInfo {
    /// Token in names and in `NANOGEMM_ISA`.
    pub name: &'static str,
    /// Higher is better.
    pub rank: u32,
    /// Bytes in one vector register now, for scalable instruction sets; call it only where the instruction set runs.
    pub vector_bytes: Option<unsafe extern "C" fn() -> usize>,
    /// Processor state that kernels of this instruction set want around them, entered once for each part of a call.
    pub session: Option<Session>,
}

/// Processor state around kernels.
#[derive(Clone, Copy, Debug)]
pub struct Session {
    /// Enters it.
    pub enter: unsafe extern "C" fn(),
    /// Leaves it.
    pub leave: unsafe extern "C" fn(),
}

/// The name of a row whose sums are finished into elements of another type.
#[derive(Debug)]
pub struct FinishedName {
    /// The type of C.
    pub c_type: DType,
    /// The name: that of the row, with this type of C.
    pub name: &'static str,
    /// The same name for C.
    pub c_name: &'static CStr,
}

impl KernelInfo {
    /// The type of operands and sums, if all are of one and the row takes factors: what `gemm` runs on.
    pub fn own_type(&self) -> Option<DType> {
        let one = self.a_type == self.c_type && self.b_type == self.c_type;
        (one && !self.plain).then_some(self.c_type)
    }

    /// The names, for Rust and for C, of the row when it computes a C of this type.
    pub fn names(&self, c_type: DType) -> (&'static str, &'static CStr) {
        let finished = self.finished.iter().find(|finished| finished.c_type == c_type);
        finished.map_or((self.name, self.c_name), |finished| (finished.name, finished.c_name))
    }
}

/// One gemm row.
#[derive(Debug)]
pub struct KernelInfo {
    /// The name: contract `__` instruction set.
    pub name: &'static str,
    /// The same name for C.
    pub c_name: &'static CStr,
    /// Index into [`Library::isas`].
    pub isa: usize,
    /// Element type of A.
    pub a_type: DType,
    /// Element type of B.
    pub b_type: DType,
    /// Element type of C.
    pub c_type: DType,
    /// Rows of the register tile.
    pub mr: Size,
    /// Columns of the register tile.
    pub nr: Size,
    /// Columns in one vector; with [`Layout::Columns`], k steps.
    pub lanes: Size,
    /// k steps per iteration of the k loop; with [`Layout::Columns`], vectors of them.
    pub unroll: u32,
    /// How A is read.
    pub a_layout: Layout,
    /// How B is read.
    pub b_layout: Layout,
    /// Rows in a panel of A.
    pub a_width: Size,
    /// Columns in a panel of B.
    pub b_width: Size,
    /// Consecutive k steps that lie side by side in panels of B, and unless `a_interleave` says otherwise of A.
    pub interleave: u32,
    /// Consecutive k steps that lie side by side in panels of A.
    pub a_interleave: u32,
    /// k steps that panels are padded to a multiple of.
    pub k_step: u32,
    /// If products are summed in the type of the operands, and only what these sums come to is a number of the type of C: the most
    /// k steps that the driver lets one such sum have. The row takes any number.
    pub longest: Option<u32>,
    /// Whether the row takes no factors: see [`BlockArgs`].
    pub plain: bool,
    /// Whether the row packs B beside its products where [`BlockArgs::from`] says so.
    pub packs_b: bool,
    /// What the row is called when its sums are finished into elements of another type.
    pub finished: &'static [FinishedName],
    /// Multiply-adds (scalar, not instructions) per cycle of the reference core at vscale 1.
    pub macs_per_cycle: f32,
    /// The block kernel.
    pub entry: BlockFn,
    /// The entries for one tile each, if the row has any: the list `2 * (vectors - 1) + (is the last one masked?)` has one for
    /// each number of rows, beginning with one row. There may be lists for one vector more than the row's tile has. A row that
    /// reads panels of B shares those of the row with the same tile that reads B in place, if they are no wider than a panel.
    pub tiles: &'static [&'static [TileCode]],
    /// The entries for columns left over, beginning with one column; none if there are none for tiles.
    pub rests: &'static [TileCode],
}

/// One pack row.
#[derive(Debug)]
pub struct PackInfo {
    /// The name.
    pub name: &'static str,
    /// Index into [`Library::isas`].
    pub isa: usize,
    /// Element type of the plain matrix.
    pub from: DType,
    /// Element type in panels.
    pub to: DType,
    /// Lanes of one panel.
    pub width: Size,
    /// Consecutive k steps kept side by side.
    pub interleave: u32,
    /// k steps that panels are padded to a multiple of.
    pub k_step: u32,
    /// What is added to every element: 128 where signed bytes become unsigned ones, otherwise 0.
    pub offset: i32,
    /// The pack kernel.
    pub entry: PackFn,
}

impl PackInfo {
    /// Packs `extent` lanes of `k` elements, at these distances in elements, into panels with room for `panel_k` steps.
    ///
    /// # Safety
    ///
    /// The machine must run the instruction set. The elements must be readable, and the padded panels writable; sums, unless null,
    /// for one word for each lane of the panels.
    pub(crate) unsafe fn run(
        &self,
        extent: usize,
        (k, panel_k): (usize, usize),
        (from, lane_stride, k_stride): (*const c_void, isize, isize),
        to: *mut c_void,
        sums: *mut i32,
    ) {
        let args = PackArgs { extent, k, panel_k, from, lane_stride, k_stride, to, sums };
        // SAFETY: the caller's promise.
        unsafe { (self.entry)(&args) };
    }
}

/// One finishing row.
#[derive(Debug)]
pub struct FinishInfo {
    /// The name.
    pub name: &'static str,
    /// Index into [`Library::isas`].
    pub isa: usize,
    /// Element type of the sums.
    pub acc: DType,
    /// Element type of C.
    pub c: DType,
    /// The finishing kernel.
    pub entry: FinishFn,
}

/// A register-only loop of multiply-adds, to measure the peak of an instruction set by.
#[derive(Debug)]
pub struct PeakInfo {
    /// The name.
    pub name: &'static str,
    /// Index into [`Library::isas`].
    pub isa: usize,
    /// Accumulator type.
    pub dtype: DType,
    /// Type of the first operand.
    pub a_type: DType,
    /// Type of the second operand.
    pub b_type: DType,
    /// k steps that each update sums: so many times as many multiply-adds.
    pub depth: u32,
    /// Independent accumulators, each updated once per iteration.
    pub chains: u32,
    /// Columns in one vector.
    pub lanes: Size,
    /// Whether each update is an outer product, of `lanes` squared multiply-adds for each k step, and not of `lanes`.
    pub outer: bool,
    /// The loop.
    pub entry: PeakFn,
}

/// One row of a constant shape.
#[derive(Debug)]
pub struct FixedInfo {
    /// The name.
    pub name: &'static str,
    /// The same name for C.
    pub c_name: &'static CStr,
    /// Index into [`Library::isas`].
    pub isa: usize,
    /// Element type of A, B and C.
    pub dtype: DType,
    /// Rows of C.
    pub m: usize,
    /// Columns of C.
    pub n: usize,
    /// Length of each sum.
    pub k: usize,
    /// The kernel, a [`FixedFn`] of the element type.
    pub entry: unsafe extern "C" fn(),
}

/// Everything the generator emitted for one manifest and target.
#[derive(Debug)]
pub struct Library {
    /// Prefix of every symbol in the archive.
    pub prefix: &'static str,
    /// Instruction sets, best first; the last is always the portable one.
    pub isas: &'static [IsaInfo],
    /// gemm rows, best instruction set first.
    pub kernels: &'static [KernelInfo],
    /// Rows of constant shapes by type, m, n and k, and of these best instruction set first.
    pub fixed: &'static [FixedInfo],
    /// Pack rows.
    pub packs: &'static [PackInfo],
    /// Finishing rows, best instruction set first.
    pub finishes: &'static [FinishInfo],
    /// Register-only loops; empty unless the manifest asks for them.
    pub peaks: &'static [PeakInfo],
    /// Names of the words that `probe_read` writes, in order, e.g. `cpuid.7.0.ebx`, `xcr0`, `hwcap`.
    pub probe_words: &'static [&'static str],
    /// Reads the words that describe this machine into an array of `probe_words.len()` words.
    pub probe_read: unsafe extern "C" fn(*mut u64),
    /// Pure: the set of instruction sets (bit i = `isas[i]`) a machine with these words can run.
    pub probe_eval: unsafe extern "C" fn(*const u64) -> u64,
    /// Pure: those of them that are used without being asked for. What machines like this one run more slowly than other rows
    /// is used only if `NANOGEMM_ISA` lists it.
    pub probe_default: unsafe extern "C" fn(*const u64) -> u64,
}

// SAFETY: a Library is constant data and pointers to code.
unsafe impl Sync for Library {}

/// Includes the rows that `nanogemm_build` wrote for this crate's own manifest, as `LIBRARY`, and `kernels()`, which runs
/// them: see [`Kernels`](crate::Kernels).
///
/// ```ignore
/// mod acme { nanogemm::include_kernels!(); }
/// acme::kernels().gemm(1.0, a, b, 0.0, c)?;
/// ```
#[macro_export]
macro_rules! include_kernels {
    () => {
        use $crate::kernel as nanogemm_rows;
        include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
        include!(concat!(env!("OUT_DIR"), "/entries.rs"));

        /// The kernels of [`LIBRARY`] that this machine runs. Found once.
        pub fn kernels() -> $crate::Kernels {
            static KERNELS: ::std::sync::OnceLock<$crate::Kernels> = ::std::sync::OnceLock::new();
            // SAFETY: the generator wrote the library.
            *KERNELS.get_or_init(|| unsafe { $crate::Kernels::detect(&LIBRARY) })
        }
    };
}

/// A tile entry as a row holds it.
#[doc(hidden)]
#[macro_export]
macro_rules! __tile_code {
    ($type:ty, $entry:path) => {{
        // SAFETY: pointers to functions are alike, and it is called as what it was only.
        unsafe {
            ::core::mem::transmute::<nanogemm_rows::TileFn<$type>, nanogemm_rows::TileCode>(
                $entry as nanogemm_rows::TileFn<$type>,
            )
        }
    }};
}

/// An entry for columns left over as a row holds it.
#[doc(hidden)]
#[macro_export]
macro_rules! __rest_code {
    ($type:ty, $entry:path) => {{
        // SAFETY: pointers to functions are alike, and it is called as what it was only.
        unsafe {
            ::core::mem::transmute::<nanogemm_rows::RestFn<$type>, nanogemm_rows::TileCode>(
                $entry as nanogemm_rows::RestFn<$type>,
            )
        }
    }};
}

pub use crate::fixed::FixedFn;
#[doc(hidden)]
pub use crate::{
    __fixed_c_entry as fixed_c_entry, __fixed_entry as fixed_entry, __fixed_kernel as fixed_kernel,
    __fixed_strided as fixed_strided, __rest_code as rest_code, __tile_code as tile_code,
    fixed::{Slot, general},
};

pub(crate) mod generated {
    use crate::kernel as nanogemm_rows;
    include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
}

pub use generated::LIBRARY;
