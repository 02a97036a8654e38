//! The binary interface between rows and driver: what kernels are called with.

use super::Layout;
#[cfg(doc)]
use super::{KernelInfo, PackInfo, Session};
use crate::element::Element;
use core::{
    ffi::c_void,
    ptr::{null, null_mut},
};

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
    /// Rows that [pack B](KernelInfo::packs_b) themselves: where a B begins that is as wide as their tile, of which all whole k
    /// steps are packed into the panels at `b` before they are multiplied; null if panels are complete. `batch` is one. Panels that
    /// have not room for `k` steps begin again: their length is a power of two then, of two k steps or more, `k` is a multiple of
    /// the step, and there is a single row tile. Others do not read it.
    pub from: *const c_void,
    /// Distance between two rows of that B.
    pub from_rs: isize,
}

impl BlockArgs {
    /// Nothing: no rows, no operands. To begin with, for callers whose rows do not read every field.
    pub const EMPTY: BlockArgs = BlockArgs {
        m: 0,
        tile_rows: 0,
        tiles: 0,
        n: 0,
        k: 0,
        batch: 0,
        a: null(),
        a_rs: 0,
        a_ks: 0,
        a_tile: 0,
        a_batch: 0,
        b: null(),
        b_ks: 0,
        b_tile: 0,
        b_batch: 0,
        c: null_mut(),
        c_rs: 0,
        alpha: 0,
        beta: 0,
        init: null(),
        room: null_mut(),
        from: null(),
        from_rs: 0,
    };

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

/// k steps that fill no vector up to which a [`RestFn`] sums each by itself, and not all of them as if they filled one. The
/// generator's number: the rows do not compile with another one.
pub const REST_LATE: usize = 3;

/// A [`TileFn`] or [`RestFn`] of the row's element type.
pub type TileCode = unsafe extern "C" fn();

/// The entry of a pack row.
pub type PackFn = unsafe extern "C" fn(*const PackArgs);

/// The entry of a register-only loop.
pub type PeakFn = unsafe extern "C" fn(*const PeakArgs);
