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
    let info = row.info;
    let single = call.batch == 1 && call.copies.count == 1 && call.panels.is_none() && call.c_cs == 1;
    if !(single && short(call.m, call.n, call.k)) {
        return false;
    }
    let panels = (info.a_layout, info.b_layout) == (Layout::Strided, Layout::Packed);
    let columns = info.b_layout == Layout::Columns && call.a.cs == 1 && call.b.rs == 1;
    if columns {
        let Call { m, n, k, a, b, alpha, beta, c, c_rs, .. } = *call;
        // SAFETY: there is one member; the caller's promise.
        unsafe {
            let rows = Rows { m, n, k, a: a.member(0), a_rs: a.rs, a_ks: 1, b: b.member(0), b_ks: 1, c, c_rs };
            rows.run_block_of(info, info.mr.elements(row.vector_bytes), b.cs, alpha, beta);
        }
        return true;
    }
    if !(panels && call.m > 1) {
        return false;
    }
    let nr = info.nr.elements(row.vector_bytes);
    if nr * call.k * size_of::<T>() > scratch::STACK_BYTES {
        return false;
    }
    let Some(pack) = dispatch::pack(row.library, info.isa, info.b_type, info.nr) else { return false };
    // SAFETY: the caller's promise; a strip fits the stack.
    scratch::on_stack(|area| unsafe { strips(call, row, pack, area.cast()) });
    true
}

/// All strips of columns.
///
/// # Safety
///
/// As for [`run`]; the area must have room for a panel.
unsafe fn strips<T: Element>(call: &Call<T>, row: Row, pack: &PackInfo, area: *mut T) {
    let (mr, nr) = (row.info.mr.elements(row.vector_bytes), row.info.nr.elements(row.vector_bytes));
    let Call { m, k, a, b, alpha, beta, c, c_rs, .. } = *call;
    // SAFETY: there is one member.
    let (a_ptr, b_ptr) = unsafe { (a.member(0), b.member(0)) };
    for j in (0..call.n).step_by(nr) {
        let n = usize::min(nr, call.n - j);
        let from = b_ptr.wrapping_offset(j as isize * b.cs);
        let strip = Rows {
            m,
            n,
            k,
            a: a_ptr,
            a_rs: a.rs,
            a_ks: a.cs,
            b: area.cast_const(),
            b_ks: nr as isize,
            c: c.wrapping_add(j),
            c_rs,
        };
        // SAFETY: the strip lies inside B and C, and the area holds a panel.
        unsafe {
            pack.run(n, (k, k), (from.cast(), b.cs, b.rs), area.cast(), core::ptr::null_mut());
            strip.run_panel(row.info, mr, alpha, beta);
        }
    }
}
