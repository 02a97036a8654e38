//! Small products on rows that do not read B in rows: a B that has to be packed, or one that is read in columns.
//!
//! A B that has to be packed:
//!
//! ```text
//! for j in 0..n by NR
//!     pack the k x NR strip of B onto the stack: one panel
//!     C strip = alpha * A * panel + beta * C strip, in tiles
//! ```
//!
//! A B in columns, for rows whose vectors run along k: one block.
//!
//! What [`super::block`] does besides (block sizes, threads, segments, areas) takes as long as packing a small B.

use super::{Call, Row, direct::short, rows::Rows, scratch};
use crate::{
    dispatch,
    element::Element,
    kernel::{Layout, PackInfo},
};

/// Runs a turned call that reads A and B, if it is one small product on a row that reads A where it is, and panels of B or the columns
/// of this one; `false` if it is not, and nothing has happened.
///
/// # Safety
///
/// As for [`super::block::run`].
pub(super) unsafe fn run<T: Element>(call: &Call<T>, row: Row) -> bool {
    let single = call.batch == 1 && call.copies.count == 1 && call.panels.is_none() && call.c_cs == 1;
    if !(single && short(call.m, call.n, call.k)) {
        return false;
    }
    let Call { m, n, k, a, b, alpha, beta, c, c_rs, .. } = *call;
    // SAFETY: there is one member; the caller's promise.
    unsafe {
        let rows = Rows { m, n, k, a: a.member(0), a_rs: a.rs, a_ks: a.cs, b: b.member(0), b_ks: b.rs, c, c_rs };
        product(&rows, b.cs, row, alpha, beta)
    }
}

/// Runs a product with neighbours in the rows of B `b_cs` elements apart.
///
/// # Safety
///
/// The operands must have these shapes, none of which is empty or above [`dispatch::SHORT`], and the machine must run the row at its
/// vector length.
pub(super) unsafe fn product<T: Element>(
    rows: &Rows<T>,
    b_cs: isize,
    row: Row,
    alpha: T::Scalar,
    beta: T::Scalar,
) -> bool {
    let info = row.info;
    let (mr, nr) = (info.mr.elements(row.vector_bytes), info.nr.elements(row.vector_bytes));
    if info.b_layout == Layout::Columns && rows.a_ks == 1 && rows.b_ks == 1 {
        // SAFETY: the caller's promise.
        unsafe { rows.run_block_of(info, mr, b_cs, alpha, beta) };
        return true;
    }
    let panels = (info.a_layout, info.b_layout) == (Layout::Strided, Layout::Packed);
    let bytes = nr * rows.k * size_of::<T>();
    if !panels || rows.m <= 1 || bytes > scratch::STACK_BYTES {
        return false;
    }
    let Some(pack) = dispatch::pack(row.library, info.isa, info.b_type, info.nr) else { return false };
    // SAFETY: the caller's promise; a strip fits the stack.
    let all = |area: *mut u8| unsafe { strips(rows, b_cs, row, (mr, nr), pack, (alpha, beta), area.cast()) };
    if bytes <= scratch::FEW_BYTES {
        scratch::on_little_stack(all)
    } else {
        scratch::on_stack(all)
    }
    true
}

/// All strips of columns, for a tile of `mr x nr`.
///
/// # Safety
///
/// As for [`product`]; the area must have room for a panel.
unsafe fn strips<T: Element>(
    rows: &Rows<T>,
    b_cs: isize,
    row: Row,
    (mr, nr): (usize, usize),
    pack: &PackInfo,
    (alpha, beta): (T::Scalar, T::Scalar),
    area: *mut T,
) {
    let k = rows.k;
    for j in (0..rows.n).step_by(nr) {
        let n = usize::min(nr, rows.n - j);
        let from = rows.b.wrapping_offset(j as isize * b_cs);
        let strip = Rows { n, b: area.cast_const(), b_ks: nr as isize, c: rows.c.wrapping_add(j), ..*rows };
        // SAFETY: the strip lies inside B and C, and the area holds a panel.
        unsafe {
            pack.run(n, (k, k), (from.cast(), b_cs, rows.b_ks), area.cast(), core::ptr::null_mut());
            strip.run_panel(row.info, mr, alpha, beta);
        }
    }
}
