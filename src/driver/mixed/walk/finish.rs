//! How sums get into C.

use super::*;

impl Walk<'_> {
    /// Adds sums to others.
    ///
    /// # Safety
    ///
    /// Both must have so many rows and columns.
    pub(super) unsafe fn merge(
        &self,
        from: (*mut c_void, isize),
        to: (*mut c_void, isize),
        rows: usize,
        columns: usize,
    ) {
        let merge = self.way.merge.expect("sums of this type are finished into themselves");
        let args = FinishArgs { acc: from.0, acc_rs: from.1, c: to.0, c_rs: to.1, ..plain(rows, columns, 1.0, 1.0) };
        // SAFETY: the caller's promise.
        unsafe { (merge.entry)(&args) };
    }

    /// Turns sums into elements of C.
    ///
    /// # Safety
    ///
    /// The sums must be those of the block.
    pub(super) unsafe fn finish(&self, block: Block, (sums, sums_rs): (*mut c_void, isize)) {
        let (call, e) = (self.call, self.epilogue);
        let Block { ic, rows, jc, columns, .. } = block;
        let to = self.c(block);
        let size = call.types.c.size();
        let gathered: *mut c_void = self.area(Area::C);
        if self.needs.c && call.beta != 0.0 {
            // SAFETY: the block lies inside C.
            unsafe { copy_block((to, call.c_rs, call.c_cs), (gathered, columns as isize, 1), (rows, columns), size) };
        }
        let residual = match (e.residual.is_null(), self.needs.residual) {
            (true, _) => (null(), 0),
            (false, gather) => {
                let offset = (ic as isize).wrapping_mul(e.residual_rs) + (jc as isize).wrapping_mul(e.residual_cs);
                let from = e.residual.wrapping_offset(offset);
                let area: *mut c_void = self.area(Area::Residual);
                if gather {
                    let from = (from.cast_mut().cast(), e.residual_rs, e.residual_cs);
                    // SAFETY: the residual reaches as far as C.
                    unsafe { copy_block(from, (area, columns as isize, 1), (rows, columns), 4) };
                    (area.cast_const().cast(), columns as isize)
                } else {
                    (from, e.residual_rs)
                }
            }
        };
        let (row_add, col_add) = match self.needs.corrections {
            // SAFETY: as above.
            true => unsafe { self.corrections(block) },
            false => (null(), null()),
        };
        let shift = |p: *const f32, by: usize| if p.is_null() { p } else { p.wrapping_add(by) };
        let (c, c_rs) = if self.needs.c { (gathered, columns as isize) } else { (to, call.c_rs) };
        let args = FinishArgs {
            acc: sums,
            acc_rs: sums_rs,
            c,
            c_rs,
            beta: match call.types.c {
                DType::I32 => call.beta as u64,
                _ if call.beta == 0.0 => 0,
                _ => call.beta.to_bits().into(),
            },
            scale_m: shift(e.scale_m, ic),
            scale_n: shift(e.scale_n, jc),
            bias_m: shift(e.bias_m, ic),
            bias_n: shift(e.bias_n, jc),
            residual: residual.0,
            residual_rs: residual.1,
            row_add,
            col_add,
            activation: e.activation.into(),
            clamp_min: e.clamp[0].to_bits().into(),
            clamp_max: e.clamp[1].to_bits().into(),
            ..plain(rows, columns, call.alpha, 0.0)
        };
        let FinishInfo { entry, .. } = self.way.finish;
        // SAFETY: the arguments describe the block.
        unsafe { entry(&args) };
        if self.needs.c {
            // SAFETY: the block lies inside C.
            unsafe { copy_block((gathered, columns as isize, 1), (to, call.c_rs, call.c_cs), (rows, columns), size) };
        }
    }

    /// What zero points add to the sums: `sum (a - x)(b - y) = sum ab - x * (sums of B's columns) - y * (sums of A's rows) + k x y`.
    ///
    /// # Safety
    ///
    /// The block must lie inside the operands.
    unsafe fn corrections(&self, block: Block) -> (*const i32, *const i32) {
        let (call, [x, y]) = (self.call, self.epilogue.zeros);
        let (row_add, col_add) = (self.area::<i32>(Area::RowAdd), self.area::<i32>(Area::ColAdd));
        let constant = (self.k() as i32).wrapping_mul(x).wrapping_mul(y);
        let place = self.copy(call.a, block.copy, call.copies.a, call.types.a);
        for i in 0..block.rows {
            let mut sum = 0i32;
            if y != 0 {
                for p in 0..self.k() {
                    let at = place.at(block.ic + i, p, 1);
                    // SAFETY: the element is one of A, which has bytes.
                    let value = unsafe {
                        if call.types.a == DType::U8 {
                            i32::from(*at.cast::<u8>())
                        } else {
                            i32::from(*at.cast::<i8>())
                        }
                    };
                    sum = sum.wrapping_add(value);
                }
            }
            // SAFETY: the area has a word for each row.
            unsafe { *row_add.wrapping_add(i) = constant.wrapping_sub(y.wrapping_mul(sum)) };
        }
        let totals = match call.weights {
            Some(weights) => weights.totals.wrapping_add(block.jc),
            None => self.area::<i32>(Area::Totals).cast_const(),
        };
        for j in 0..block.columns {
            // SAFETY: there is a sum for each column if the zero point of A is not zero, and a word.
            unsafe {
                let total = if x == 0 || self.k() == 0 { 0 } else { *totals.wrapping_add(j) };
                *col_add.wrapping_add(j) = 0i32.wrapping_sub(x.wrapping_mul(total));
            }
        }
        (row_add, col_add)
    }
}

/// Arguments of a finishing kernel that does nothing but multiply.
fn plain(m: usize, n: usize, alpha: f32, beta: f32) -> FinishArgs {
    FinishArgs {
        m,
        n,
        acc: null(),
        acc_rs: 0,
        c: null_mut(),
        c_rs: 0,
        alpha: alpha.to_bits().into(),
        beta: beta.to_bits().into(),
        scale_m: null(),
        scale_n: null(),
        bias_m: null(),
        bias_n: null(),
        residual: null(),
        residual_rs: 0,
        row_add: null(),
        col_add: null(),
        activation: 0,
        clamp_min: 0,
        clamp_max: 0,
    }
}

/// Copies elements of one size between blocks with strides.
///
/// # Safety
///
/// The elements must be readable, and writable, and the blocks apart.
unsafe fn copy_block(
    (from, from_rs, from_cs): (*mut c_void, isize, isize),
    (to, to_rs, to_cs): (*mut c_void, isize, isize),
    (rows, columns): (usize, usize),
    size: usize,
) {
    for i in 0..rows as isize {
        for j in 0..columns as isize {
            let from = from.wrapping_byte_offset(
                i.wrapping_mul(from_rs).wrapping_add(j.wrapping_mul(from_cs)).wrapping_mul(size as isize),
            );
            let to = to.wrapping_byte_offset(
                i.wrapping_mul(to_rs).wrapping_add(j.wrapping_mul(to_cs)).wrapping_mul(size as isize),
            );
            // SAFETY: the caller's promise.
            unsafe {
                match size {
                    2 => *to.cast::<u16>() = *from.cast::<u16>(),
                    _ => *to.cast::<u32>() = *from.cast::<u32>(),
                }
            }
        }
    }
}
