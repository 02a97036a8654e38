//! Products that are a single block of a row which reads both operands where they are: nothing to pack, nothing to split.

use super::{
    Row,
    block::{KC, MC, NC},
};
use crate::{
    element::Element,
    hook,
    kernel::{BlockArgs, Layout},
    matrix::{MatMut, MatRef},
};

/// A row for products of one shape that are one block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direct {
    row: Row,
    mr: usize,
    nr: usize,
    /// The vector length may differ from thread to thread, and the tile with it.
    scalable: bool,
}

impl Direct {
    /// `None` if the shape is empty or more than one block, or the row reads panels.
    pub(crate) fn new(m: usize, n: usize, k: usize, row: Row) -> Option<Self> {
        let info = row.info;
        let one = (1..=MC).contains(&m) && (1..=NC).contains(&n) && (1..=KC).contains(&k);
        let (mr, nr) = (info.mr.elements(row.vector_bytes), info.nr.elements(row.vector_bytes));
        let scalable = row.library.isas[info.isa].vector_bytes.is_some();
        let in_place = info.a_layout == Layout::Strided && info.b_layout == Layout::Strided;
        (one && in_place).then_some(Direct { row, mr, nr, scalable })
    }

    /// Runs the product if neighbours in the rows of B and C are adjacent; alpha is not zero.
    ///
    /// # Safety
    ///
    /// Operands must have the shape of this value, and the machine must run the row.
    pub(crate) unsafe fn run<T: Element>(
        &self,
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        b: MatRef<'_, T>,
        beta: T::Scalar,
        c: &mut MatMut<'_, T>,
    ) -> bool {
        let (m, n, k) = (c.rows(), c.cols(), a.cols());
        if n > 1 && (b.col_stride() != 1 || c.col_stride() != 1) {
            return false;
        }
        let (mut mr, mut nr) = (self.mr, self.nr);
        if self.scalable {
            let now = self.row.now();
            (mr, nr) = (now.info.mr.elements(now.vector_bytes), now.info.nr.elements(now.vector_bytes));
        }
        let args = BlockArgs {
            m,
            n,
            k,
            batch: 1,
            a: a.as_ptr().cast(),
            a_rs: a.row_stride(),
            a_ks: a.col_stride(),
            // With a single tile the distance to the next one may exceed the address space.
            a_tile: if m > mr { mr as isize * a.row_stride() } else { 0 },
            a_batch: 0,
            b: b.as_ptr().cast(),
            b_ks: b.row_stride(),
            b_tile: nr as isize,
            b_batch: 0,
            c: c.as_mut_ptr().cast(),
            c_rs: c.row_stride(),
            alpha: T::factor_bits(alpha),
            beta: T::factor_bits(if beta == T::NONE { T::NONE } else { beta }),
        };
        // SAFETY: views vouch for their elements; one block of the row covers them all.
        unsafe { (self.row.info.entry)(&args) };
        true
    }

    /// Notes for tests that the row ran.
    pub(crate) fn record(&self) {
        hook::record(Some(self.row.info));
    }
}
