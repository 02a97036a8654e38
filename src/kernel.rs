//! The rows that the generator emits, and the binary interface between rows and driver.
//!
//! `OUT_DIR/kernels.rs` holds one [`Library`] value written by the generator in terms of the types of this module; the
//! crate includes its own at the end of this file, other crates include theirs with [`include_kernels!`](crate::include_kernels).

use crate::element::Element;
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

/// Arguments of a block kernel, which computes `C = alpha * sum over the batch of A * B + beta * C` for one block.
///
/// Strides and distances are in elements. Let `MR x NR` be the register tile. Rows are worked off in tiles of `R = tile_rows`,
/// which packed A and outer products fix to MR. Element (i, p) of A lies at
/// `a + (i / R) * a_tile + (i % R) * a_rs + p * a_ks`; packed A has `a_rs = 1`, `a_ks = MR`. Element (p, j) of B lies at
/// `b + (j / NR) * b_tile + j % NR + p * b_ks`; packed B has `b_ks = NR`, row-major B `b_tile = NR`. Element (i, j) of C
/// lies at `c + i * c_rs + j`. `alpha` and `beta` hold the bits of the accumulator type in their low bytes.
///
/// Rows with [`Layout::Columns`] read operands that are both adjacent along k: element (i, p) of A lies at
/// `a + (i / R) * a_tile + (i % R) * a_rs + p`, element (p, j) of B at `b + j * b_tile + p`; `a_ks` and `b_ks` are not used.
///
/// `beta == 0` never reads C. `k == 0` and `batch == 0` give `beta * C`.
///
/// Rows that are [`plain`](KernelInfo::plain) take no factors: `alpha` is not read, and `beta` is 0 (C is overwritten) or 1 (sums
/// begin with C). Rows whose multiply-add consumes several k steps read panels in which V of them lie side by side, of lanes W =
/// the panel width wide: element (i, p) of A lies at `a + (i / W) * a_tile + (p / V) * W * V + (i % W) * V + p % V`, where V is
/// [`KernelInfo::a_interleave`]; B likewise, where V is [`KernelInfo::interleave`]. Panels are padded with zeros to a multiple of
/// [`KernelInfo::k_step`] steps; `k` need not be one.
///
/// Rows of an instruction set with a [`Session`] compute with tiles of 16 x 16: panels of A and of B are 16 wide whatever the
/// register tile is, `a_tile` and `b_tile` are the distances between them, and `tile_rows` and `tiles` are not read. With
/// [`Layout::Rows`] element (i, p) of A lies at `a + i * a_rs + p`, and `a_tile` is not read either. The session has been entered
/// on the thread.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct BlockArgs {
    /// Rows of C.
    pub m: usize,
    /// Rows of one tile, from 1 to MR.
    pub tile_rows: usize,
    /// Whole tiles: `m / tile_rows`.
    pub tiles: usize,
    /// Columns of C.
    pub n: usize,
    /// Length of each sum.
    pub k: usize,
    /// Products summed into C.
    pub batch: usize,
    /// First element of A.
    pub a: *const c_void,
    /// Distance between two rows of a tile of A.
    pub a_rs: isize,
    /// Distance between two k steps of A.
    pub a_ks: isize,
    /// Distance between two row tiles of A.
    pub a_tile: isize,
    /// Distance between two batch members of A.
    pub a_batch: isize,
    /// First element of B.
    pub b: *const c_void,
    /// Distance between two k steps of B.
    pub b_ks: isize,
    /// Distance between two column tiles of B; with [`Layout::Columns`], between two columns.
    pub b_tile: isize,
    /// Distance between two batch members of B.
    pub b_batch: isize,
    /// First element of C.
    pub c: *mut c_void,
    /// Distance between two rows of C; its columns are adjacent.
    pub c_rs: isize,
    /// Factor of the product.
    pub alpha: u64,
    /// Factor of the old C.
    pub beta: u64,
    /// Rows that accumulate integers in vectors: what the sums of each column begin with, `n` values of the type of C; null for
    /// zeros. Others do not read it.
    pub init: *const c_void,
    /// Rows that compute with tiles of 16 x 16: [`ROOM`](Self::ROOM) bytes, aligned to 64, where finished sums wait while they are
    /// copied to C beside the next products; null if they are to go to C directly. Others do not read it.
    pub room: *mut c_void,
}

impl BlockArgs {
    /// Bytes of `room`: as many accumulators as there are of 16 rows of 64 bytes.
    pub const ROOM: usize = 4 << 10;

    /// The rows of one tile and the number of whole tiles for `m` rows of C on a row whose register tile has `mr` rows: as many
    /// tiles as there must be, nearly equal ones if A need not lie in panels of `mr`.
    pub fn row_tiles(a_layout: Layout, m: usize, mr: usize) -> (usize, usize) {
        match a_layout {
            Layout::Packed => (mr, m / mr),
            _ if m <= mr => (m, 1),
            _ => {
                let rows = m.div_ceil(m.div_ceil(mr));
                (rows, m / rows)
            }
        }
    }
}

/// Arguments of a pack kernel, which copies `extent` lanes of `k` elements into panels `W` lanes wide.
///
/// Lane i, step p is read at `from + i * lane_stride + p * k_stride` (elements) and written at
/// `to + (i / W) * W * panel_k + p / V * W * V + (i % W) * V + p % V`, V being the interleave; the lanes that fill up the last panel are
/// zero, and so are the steps from `k` to the next multiple of [`PackInfo::k_step`]. `to` holds `ceil(extent / W) * W * panel_k`
/// elements. For A a lane is a row, for B a column. With an [`offset`](PackInfo::offset) only elements are shifted, padding is zero.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct PackArgs {
    /// Rows of A or columns of B.
    pub extent: usize,
    /// Length of each lane.
    pub k: usize,
    /// Steps that a panel has room for, of which these are some: `k` or more.
    pub panel_k: usize,
    /// First element read.
    pub from: *const c_void,
    /// Distance between two lanes.
    pub lane_stride: isize,
    /// Distance between two steps of one lane.
    pub k_stride: isize,
    /// First element written.
    pub to: *mut c_void,
    /// Packs of integers: where the sums of the elements read go, one for each lane of every panel; null if they are not wanted.
    /// Others do not read it.
    pub sums: *mut i32,
}

/// Arguments of a finishing kernel: turns `m x n` finished sums into elements of C.
///
/// ```text
/// x = acc[i][j]                              (integers: acc[i][j] + col_add[j] + row_add[i], wrapping, then as f32)
/// x = scale_m[i] * scale_n[j] * alpha * x + bias_m[i] + bias_n[j] + beta * c[i][j] + residual[i][j]
/// c[i][j] = act(x), rounded once
/// ```
///
/// Absent (null) factors are 1, absent terms 0; the order of roundings is in docs/kernel-contract.md. `beta == 0` never reads C. Where sums and
/// C are both integers there are no factors, biases, residual or activation, and `beta` is 0 or 1. `acc` and `c` may be the same place if their elements have one size.
/// Neighbours in a row are adjacent everywhere; distances are in elements.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct FinishArgs {
    /// Rows.
    pub m: usize,
    /// Columns.
    pub n: usize,
    /// The sums, and the distance between two rows of them.
    pub acc: *const c_void,
    /// Distance between two rows of sums.
    pub acc_rs: isize,
    /// C.
    pub c: *mut c_void,
    /// Distance between two rows of C.
    pub c_rs: isize,
    /// Factor of the sums: the bits of an f32.
    pub alpha: u64,
    /// Factor of the old C: the bits of an f32, or an integer where C holds integers.
    pub beta: u64,
    /// A factor for each row, or null.
    pub scale_m: *const f32,
    /// A factor for each column, or null.
    pub scale_n: *const f32,
    /// A term for each row, or null.
    pub bias_m: *const f32,
    /// A term for each column, or null.
    pub bias_n: *const f32,
    /// A term for each element, or null.
    pub residual: *const f32,
    /// Distance between two rows of the residual.
    pub residual_rs: isize,
    /// Integers: a term for each row of sums, or null.
    pub row_add: *const i32,
    /// Integers: a term for each column of sums, or null.
    pub col_add: *const i32,
    /// 0 none, 1 max(x, 0), 2 GELU by its tanh form, 3 x / (1 + exp(-x)), 4 between the bounds below. NaN stays NaN.
    pub activation: u64,
    /// Lower bound: the bits of an f32.
    pub clamp_min: u64,
    /// Upper bound: the bits of an f32.
    pub clamp_max: u64,
}

/// The entry of a finishing kernel.
pub type FinishFn = unsafe extern "C" fn(*const FinishArgs);

/// Arguments of a register-only loop.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct PeakArgs {
    /// Times every chain is updated.
    pub iterations: usize,
    /// Operands and accumulators: `2 + chains` vectors, read once before the loop and overwritten after it. Instruction sets with a
    /// [`Session`], which has been entered: `chains` tiles of 1024 bytes.
    pub data: *mut c_void,
}

/// The entry of a gemm row.
pub type BlockFn = unsafe extern "C" fn(*const BlockArgs);

/// A tile entry: `C = A * B + beta * C` for one tile.
///
/// Arguments are A, the distance between its rows in bytes, B, the distance between its k steps in bytes, C, the distance
/// between its rows in bytes, `k | columns << 32` with at least one of each, and beta, where zero never reads C. The k steps of
/// A, columns of B and columns of C are adjacent.
pub type TileFn<T> = unsafe extern "C" fn(*const T, isize, *const T, isize, *mut T, isize, u64, <T as Element>::Scalar);

/// An entry for columns left over: `C = A * B + beta * C` for all rows of C, of which it has the entry's number of columns.
///
/// Arguments are those of a [`TileFn`], where the seventh is `k | rows << 32`, and room for four vectors and the elements of B, `k`
/// times the columns rounded up to a power of two and at most a vector more. k is at most 127, and [`REST_ROOM`] bytes are enough.
pub type RestFn<T> =
    unsafe extern "C" fn(*const T, isize, *const T, isize, *mut T, isize, u64, <T as Element>::Scalar, *mut c_void);

/// Bytes that the largest [`RestFn`] wants for k up to 127: 68 vectors of 64 bytes.
pub const REST_ROOM: usize = 68 * 64;

/// A [`TileFn`] or [`RestFn`] of the row's element type.
pub type TileCode = unsafe extern "C" fn();

/// The entry of a pack row.
pub type PackFn = unsafe extern "C" fn(*const PackArgs);

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
    /// What the row is called when its sums are finished into elements of another type.
    pub finished: &'static [FinishedName],
    /// Multiply-adds (scalar, not instructions) per cycle of the reference core at vscale 1.
    pub macs_per_cycle: f32,
    /// The block kernel.
    pub entry: BlockFn,
    /// The entries for one tile each, if the row has any: the list `2 * (vectors - 1) + (is the last one masked?)` has one for
    /// each number of rows, beginning with one row. A row that reads panels of B shares those of the row with the same tile that
    /// reads B in place.
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

/// The entry of a register-only loop.
pub type PeakFn = unsafe extern "C" fn(*const PeakArgs);

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
