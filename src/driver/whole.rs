//! Products that are larger than small ones, and still one block where their operands lie: those of one row or column above all, which
//! take a microsecond or two.
//!
//! What [`super::block`] finds out for each call (the row, how operands are taken, blocks, parts of threads) takes a tenth of that. Here
//! it is found out once for the latest shapes and strides of a thread, and a call is a comparison and the block.

use super::{
    Call, Members, Operand, Row, block, choose,
    recent::Recent,
    rows::{Rows, Shape, Target},
    threads,
};
use crate::{
    element::Element,
    hook,
    kernel::{DType, KernelInfo, LIBRARY, Layout},
};

/// All that the answer depends on: element type, shape, and strides of A, B and C of a turned product.
type Question = (DType, Shape, [isize; 4]);

/// The row and the height of its tile; `None` if the product is not one block.
type Answer = Option<(&'static KernelInfo, usize)>;

thread_local! {
    static RECENT: Recent<Question, Answer> = const { Recent::new() };
}

/// Runs a product that is one block of operands where they lie, and too small for two threads; `false` if it is not, and nothing has
/// happened.
///
/// # Safety
///
/// Operands must be legal.
#[inline(never)]
pub(super) unsafe fn run<T: Element>(
    shape: Shape,
    alpha: T::Scalar,
    a: &Operand<T>,
    b: &Operand<T>,
    beta: T::Scalar,
    c: Target<T>,
) -> bool {
    let (m, n, k) = shape;
    if alpha == T::NONE || m == 0 || n == 0 || k == 0 || !threads::few(threads::products(&[m, n, k])) {
        return false;
    }
    let Some(rows) = Rows::new(shape, a, b, c) else { return false };
    // Strides of dimensions of one are not looked at.
    let of = |size: usize, stride: isize| if size > 1 { stride } else { 0 };
    let strides = [of(rows.m, rows.a_rs), of(k, rows.a_ks), of(k, rows.b_ks), of(rows.m, rows.c_rs)];
    let shape = (rows.m, rows.n, k);
    let found = RECENT.with(|recent| recent.find(shape, (T::DTYPE, shape, strides), || Some(find(&rows))));
    let Some((row, mr)) = found.flatten() else { return false };
    // A single column of B has no distance to the next one; tiles of rows lie side by side.
    let b_tile = if row.b_layout == Layout::Columns { 1 } else { row.nr.elements(16) as isize };
    // SAFETY: the caller's promise; the row was chosen for this machine, and one block covers the product.
    unsafe { rows.run_block_of(row, mr, b_tile, alpha, beta) };
    hook::record(Some(hook::Kernel::Row(row)));
    true
}

/// What the general way makes of it.
fn find<T: Element>(rows: &Rows<T>) -> Answer {
    // Where vectors have a length of the moment, so have tile and choice.
    if LIBRARY.isas.iter().any(|isa| isa.vector_bytes.is_some()) {
        return None;
    }
    let Rows { m, n, k, a, a_rs, a_ks, b, b_ks, c, c_rs } = *rows;
    let operand = |ptr, rs, cs| Operand { ptr, rs, cs, members: Members::Apart(0) };
    // Nothing depends on the factors.
    let call =
        Call::new((m, n, k), T::ONE, operand(a, a_rs, a_ks), operand(b, b_ks, 1), T::NONE, (c, c_rs, 1)).oriented();
    let row: Row = choose(&call.problem())?;
    // Columns lie wherever they like: only a single one is known to be here.
    let reads = row.info.b_layout != Layout::Columns || n == 1;
    // Turned, it would be another product than the rows say.
    let same = (call.m, call.n, call.c_cs) == (m, n, 1) && call.a.ptr == a;
    (reads && same).then(|| block::whole(&call, row)).flatten().map(|mr| (row.info, mr))
}
