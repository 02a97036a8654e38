//! The driver: checks a call, turns it so that rows of C are contiguous, chooses a row and walks the blocks.
//!
//! | file         | what it does                                                                                  |
//! |--------------|-----------------------------------------------------------------------------------------------|
//! | `check.rs`   | null, stride, overflow and alias rules, the same for C and Rust callers                       |
//! | `overlap.rs` | decides exactly whether two strided operands share a byte                                     |
//! | `block.rs`   | cache blocks, packing, long sums                                                              |
//! | `scratch.rs` | the memory that packing needs: on the stack for small products, otherwise one area per thread |
//! | `threads.rs` | how many threads a call may use                                                               |
//!
//! Every product is `C = alpha * (sum over a batch of A_i * B_i) + beta * C`; a plain product is a batch of one.

mod block;
mod check;
mod overlap;
mod scratch;
#[cfg(test)]
mod tests;
pub(crate) mod threads;

use crate::{
    Error,
    dispatch::{self, FeatureSet, Problem, VectorBytes},
    element::Element,
    hook,
    kernel::{KernelInfo, LIBRARY, Library},
    matrix::{MatMut, MatRef},
};

/// Where the members of a batch lie.
#[derive(Clone, Copy)]
pub(crate) enum Members<T> {
    /// At a constant distance, in elements, from one to the next.
    Apart(isize),
    /// At the addresses in a list with one entry per member, entries this many bytes apart; the operand's own address is
    /// not used.
    Listed(*const *const T, usize),
}

/// A or B.
#[derive(Clone, Copy)]
pub(crate) struct Operand<T> {
    pub(crate) ptr: *const T,
    pub(crate) rs: isize,
    pub(crate) cs: isize,
    pub(crate) members: Members<T>,
}

impl<T> Operand<T> {
    /// Element (0, 0) of a member.
    ///
    /// # Safety
    ///
    /// `member` must be smaller than the batch, and a list of addresses readable.
    unsafe fn member(&self, member: usize) -> *const T {
        match self.members {
            Members::Apart(distance) => self.ptr.wrapping_offset((member as isize).wrapping_mul(distance)),
            // SAFETY: the caller promises an entry.
            Members::Listed(list, step) => unsafe { *list.byte_add(member * step) },
        }
    }

    fn transposed(self) -> Self {
        Operand { rs: self.cs, cs: self.rs, ..self }
    }
}

impl<T: Element> From<MatRef<'_, T>> for Operand<T> {
    fn from(m: MatRef<'_, T>) -> Self {
        Operand { ptr: m.as_ptr(), rs: m.row_stride(), cs: m.col_stride(), members: Members::Apart(0) }
    }
}

/// One call.
#[derive(Clone, Copy)]
pub(crate) struct Call<T: Element> {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) batch: usize,
    pub(crate) alpha: T::Scalar,
    pub(crate) a: Operand<T>,
    pub(crate) b: Operand<T>,
    pub(crate) beta: T::Scalar,
    pub(crate) c: *mut T,
    pub(crate) c_rs: isize,
    pub(crate) c_cs: isize,
}

impl<T: Element> Call<T> {
    /// `C = alpha * A * B + beta * C`; [`Error::Argument`] if the shapes do not fit together.
    pub(crate) fn product(
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        b: MatRef<'_, T>,
        beta: T::Scalar,
        mut c: MatMut<'_, T>,
    ) -> Result<Self, Error> {
        if a.rows() != c.rows() || b.cols() != c.cols() || a.cols() != b.rows() {
            return Err(Error::Argument);
        }
        let (m, n, k) = (c.rows(), c.cols(), a.cols());
        let (c_rs, c_cs) = (c.row_stride(), c.col_stride());
        Ok(Call { m, n, k, batch: 1, alpha, a: a.into(), b: b.into(), beta, c: c.as_mut_ptr(), c_rs, c_cs })
    }

    fn empty(&self) -> bool {
        self.m == 0 || self.n == 0
    }

    /// Are elements of A and B read? Otherwise the result is `beta * C`.
    fn reads(&self) -> bool {
        self.k > 0 && self.batch > 0 && self.alpha != T::NONE
    }

    /// The product `C^T = B^T * A^T` of the same elements.
    fn transposed(&self) -> Self {
        let (a, b) = (self.b.transposed(), self.a.transposed());
        Call { m: self.n, n: self.m, a, b, c_rs: self.c_cs, c_cs: self.c_rs, ..*self }
    }

    /// Gives strides and distances nobody multiplies by more than zero the values that mean most to a kernel: a dimension
    /// of one counts as contiguous where that helps and is 0 elsewhere. Then turns the call so that rows of C are
    /// contiguous if rows or columns are.
    fn oriented(mut self) -> Self {
        let call = &mut self;
        for (operand, rows, cols) in [(&mut call.a, call.m, call.k), (&mut call.b, call.k, call.n)] {
            operand.rs = if rows > 1 { operand.rs } else { 1 };
            operand.cs = if cols > 1 { operand.cs } else { 1 };
            if let (Members::Apart(distance), true) = (&mut operand.members, call.batch <= 1) {
                *distance = 0;
            }
        }
        call.c_rs = if call.m > 1 { call.c_rs } else { 1 };
        call.c_cs = if call.n > 1 { call.c_cs } else { 1 };
        if self.c_cs != 1 && self.c_rs == 1 { self.transposed() } else { self }
    }

    fn problem(&self) -> Problem {
        let k = self.k.saturating_mul(self.batch);
        Problem { b_adjacent: self.b.cs == 1, ..Problem::row_major(T::DTYPE, self.m, self.n, k) }
    }
}

/// A row, with what is needed to run it now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) library: &'static Library,
    pub(crate) info: &'static KernelInfo,
    /// Of the row's instruction set.
    pub(crate) vector_bytes: usize,
}

/// The row that the default library uses for a problem at this moment.
pub(crate) fn choose(problem: &Problem) -> Option<Row> {
    // SAFETY: the features were found on this machine.
    unsafe { choose_among(&LIBRARY, dispatch::features(), problem) }
}

/// The row that a library uses for a problem at this moment.
///
/// # Safety
///
/// The machine must run the instruction sets in `features`.
pub(crate) unsafe fn choose_among(library: &'static Library, features: FeatureSet, problem: &Problem) -> Option<Row> {
    // SAFETY: the caller's promise.
    let lengths = unsafe { VectorBytes::current(library, features) };
    let info = dispatch::select(library, features, &lengths, problem)?;
    Some(Row { library, info, vector_bytes: lengths.of(info.isa) })
}

/// A given row at the current vector length.
///
/// # Safety
///
/// The machine must run the row's instruction set.
pub(crate) unsafe fn fixed(library: &'static Library, info: &'static KernelInfo) -> Row {
    // SAFETY: the caller promises that the instruction set runs here.
    let lengths = unsafe { VectorBytes::current(library, FeatureSet::default().with(info.isa)) };
    Row { library, info, vector_bytes: lengths.of(info.isa) }
}

/// Checks and runs a call on the row that `choose` gives for the turned problem. On error C is untouched.
///
/// # Safety
///
/// Every element of C must be readable and writable, and of A and B readable, for the operands that are used according to
/// the shape and factors; nobody else may write them meanwhile.
pub(crate) unsafe fn execute<T: Element>(
    call: &Call<T>,
    choose: impl FnOnce(&Problem) -> Option<Row>,
) -> Result<(), Error> {
    hook::record(None);
    if call.empty() {
        return Ok(());
    }
    // SAFETY: the caller vouches for the operands; a list of addresses is read only if elements are.
    unsafe { check::check(call, call.reads())? };
    let call = call.oriented();
    if !call.reads() {
        // SAFETY: C was checked.
        unsafe { scale(&call) };
        return Ok(());
    }
    let row = choose(&call.problem()).ok_or(Error::Unsupported)?;
    // SAFETY: operands were checked, and the row fits the types and the machine.
    unsafe { block::run(&call, row)? };
    hook::record(Some(row.info));
    Ok(())
}

/// `C = beta * C`, without reading C if beta is zero and without writing it if beta is one.
///
/// # Safety
///
/// As for [`execute`].
unsafe fn scale<T: Element>(call: &Call<T>) {
    if call.beta == T::ONE {
        return;
    }
    for i in 0..call.m {
        for j in 0..call.n {
            let at = call.c.wrapping_offset(i as isize * call.c_rs + j as isize * call.c_cs);
            // SAFETY: (i, j) is an element of C.
            unsafe { *at = if call.beta == T::NONE { T::ZERO } else { (*at).scaled(call.beta) } };
        }
    }
}
