//! The driver: checks a call, turns it so that rows of C are contiguous, chooses a row and walks the blocks.
//!
//! | file         | what it does                                                                                  |
//! |--------------|-----------------------------------------------------------------------------------------------|
//! | `check.rs`   | null, stride, overflow and alias rules, the same for C and Rust callers                       |
//! | `overlap.rs` | decides exactly whether two strided operands share a byte                                     |
//! | `block.rs`   | cache blocks, packing, long sums                                                              |
//! | `direct.rs`  | small products in place: what a shape runs is found once                                      |
//! | `rows.rs`    | small products on rows that read A where it is: in one block, or tile by tile                 |
//! | `strips.rs`  | small products with a B that is packed, a strip of columns at a time, or read in columns      |
//! | `whole.rs`   | larger products that are one block in place: found once for the latest ones                   |
//! | `choices.rs` | rows of other small products, found once too                                                  |
//! | `recent.rs`  | what was chosen for the latest problems of a thread                                           |
//! | `packed.rs`  | B packed ahead of time                                                                        |
//! | `object.rs`  | the memory of what is packed, and what it begins with                                         |
//! | `scratch.rs` | the memory that packing needs: on the stack for small products, otherwise one area per thread |
//! | `threads.rs` | how many threads a call may use, and which part of the work each gets                         |
//! | `pool.rs`    | the threads themselves                                                                        |
//! | `controls.rs` | rounding mode and the like, which the threads of a call have in common                       |
//!
//! Every product is `C = alpha * (sum over a batch of A_i * B_i) + beta * C`; a plain product is a batch of one. A batch
//! of independent products is one call with copies.

mod block;
mod blocks;
mod cache;
mod check;
mod choices;
#[cfg(feature = "threads")]
mod controls;
mod direct;
pub(crate) mod mixed;
pub(crate) mod object;
pub(crate) mod overlap;
pub(crate) mod packed;
#[cfg(feature = "threads")]
mod pool;
mod recent;
mod rows;
mod scratch;
mod strips;
#[cfg(test)]
mod tests;
pub(crate) mod threads;
mod whole;

#[cfg(feature = "capi")]
pub(crate) use direct::small_unchecked;
pub(crate) use direct::{Direct, small, small_kernel};

use crate::{
    Error,
    dispatch::{self, FeatureSet, Problem, VectorBytes},
    element::Element,
    hook,
    kernel::{KernelInfo, LIBRARY, Library},
    matrix::{MatMut, MatRef},
};
use recent::Recent;

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

    /// A copy made here and now, for calls off the beaten path: what they take by address would otherwise be in memory before
    /// it is known whether they are made.
    #[inline(always)]
    pub(crate) fn again(&self) -> Self {
        Operand { ptr: self.ptr, rs: self.rs, cs: self.cs, members: Members::Apart(0) }
    }
}

impl<T: Element> From<MatRef<'_, T>> for Operand<T> {
    fn from(m: MatRef<'_, T>) -> Self {
        Operand { ptr: m.as_ptr(), rs: m.row_stride(), cs: m.col_stride(), members: Members::Apart(0) }
    }
}

/// B in panels packed ahead of time: element (p, j) lies `j / width * width * k + p * width + j % width` elements after the
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Panels {
    pub(crate) width: usize,
}

/// Independent products of one shape: number, and distances in elements from one to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Copies {
    pub(crate) count: usize,
    pub(crate) a: isize,
    pub(crate) b: isize,
    pub(crate) c: isize,
}

impl Copies {
    pub(crate) const ONE: Copies = Copies { count: 1, a: 0, b: 0, c: 0 };

    /// Makes one larger product of products that have an operand in common, whose distance is `common`, if the others follow each
    /// other in a dimension of the other operand and of C: given are its length, and their strides along it and distances.
    fn fold(&mut self, common: isize, length: &mut usize, others: [(&mut isize, isize); 2]) {
        let follows = |stride: isize, step: isize| {
            *length == 1 || isize::try_from(*length).is_ok_and(|length| length.checked_mul(stride) == Some(step))
        };
        if self.count <= 1 || common != 0 || !others.iter().all(|(stride, step)| follows(**stride, *step)) {
            return;
        }
        if *length == 1 {
            others.into_iter().for_each(|(stride, step)| *stride = step);
        }
        *length = length.saturating_mul(self.count);
        *self = Copies::ONE;
    }
}

/// One call. At most one of `batch` and `copies.count` is larger than one, and neither if B is in panels.
#[derive(Clone, Copy)]
pub(crate) struct Call<T: Element> {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) batch: usize,
    pub(crate) alpha: T::Scalar,
    pub(crate) a: Operand<T>,
    pub(crate) b: Operand<T>,
    /// If set, B is in panels and only its address counts.
    pub(crate) panels: Option<Panels>,
    pub(crate) beta: T::Scalar,
    pub(crate) c: *mut T,
    pub(crate) c_rs: isize,
    pub(crate) c_cs: isize,
    pub(crate) copies: Copies,
}

impl<T: Element> Call<T> {
    /// One product; C is an address, a row stride and a column stride.
    pub(crate) fn new(
        (m, n, k): (usize, usize, usize),
        alpha: T::Scalar,
        a: Operand<T>,
        b: Operand<T>,
        beta: T::Scalar,
        (c, c_rs, c_cs): (*mut T, isize, isize),
    ) -> Self {
        Call { m, n, k, batch: 1, alpha, a, b, panels: None, beta, c, c_rs, c_cs, copies: Copies::ONE }
    }

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
        let shape = (c.rows(), c.cols(), a.cols());
        let to = (c.as_mut_ptr(), c.row_stride(), c.col_stride());
        Ok(Call::new(shape, alpha, a.into(), b.into(), beta, to))
    }

    fn empty(&self) -> bool {
        self.m == 0 || self.n == 0 || self.copies.count == 0
    }

    /// Are elements of A and B read? Otherwise the result is `beta * C`.
    fn reads(&self) -> bool {
        self.k > 0 && self.batch > 0 && self.alpha != T::NONE
    }

    /// The product `C^T = B^T * A^T` of the same elements.
    fn transposed(&self) -> Self {
        let (a, b) = (self.b.transposed(), self.a.transposed());
        let copies = Copies { a: self.copies.b, b: self.copies.a, ..self.copies };
        Call { m: self.n, n: self.m, a, b, c_rs: self.c_cs, c_cs: self.c_rs, copies, ..*self }
    }

    /// If all copies share B and their As and Cs continue each other's rows, or the same with A and columns, they are one
    /// larger product.
    fn folded(mut self) -> Self {
        let Copies { a, b, c, .. } = self.copies;
        self.copies.fold(b, &mut self.m, [(&mut self.a.rs, a), (&mut self.c_rs, c)]);
        self.copies.fold(a, &mut self.n, [(&mut self.b.cs, b), (&mut self.c_cs, c)]);
        self
    }

    /// Gives strides and distances nobody multiplies by more than zero the values that mean most to a kernel: a dimension
    /// of one counts as contiguous where that helps and is 0 elsewhere. Then turns the call so that rows of C are
    /// contiguous if rows or columns are.
    ///
    /// A call with B in panels is not turned.
    fn oriented(self) -> Self {
        let mut folded = self.folded();
        let call = &mut folded;
        for (operand, rows, cols) in [(&mut call.a, call.m, call.k), (&mut call.b, call.k, call.n)] {
            operand.rs = if rows > 1 { operand.rs } else { 1 };
            operand.cs = if cols > 1 { operand.cs } else { 1 };
            if let (Members::Apart(distance), true) = (&mut operand.members, call.batch <= 1) {
                *distance = 0;
            }
        }
        call.c_rs = if call.m > 1 { call.c_rs } else { 1 };
        call.c_cs = if call.n > 1 { call.c_cs } else { 1 };
        let [a, b] = [(folded.a.rs, folded.a.cs), (folded.b.rs, folded.b.cs)];
        let shape = (folded.m, folded.n, folded.k);
        let turn = turns(shape, a, b, (folded.c_rs, folded.c_cs)) && folded.panels.is_none();
        if turn { folded.transposed() } else { folded }
    }

    fn problem(&self) -> Problem {
        let shape = (self.m, self.n, self.k.saturating_mul(self.batch));
        let b_panels = self.panels.map(|panels| panels.width);
        Problem { b_panels, ..problem::<T>(shape, (self.a.rs, self.a.cs), (self.b.rs, self.b.cs)) }
    }
}

/// What a turned product asks for. Given are row and column strides of the operands, 1 in dimensions of one.
#[inline]
fn problem<T: Element>((m, n, k): rows::Shape, a: (isize, isize), b: (isize, isize)) -> Problem {
    // Apart from neighbours: what leads from one row to the next in a row-major operand, or from column to column.
    let apart =
        |(rs, cs): (isize, isize)| usize::max(rs.unsigned_abs(), cs.unsigned_abs()).saturating_mul(size_of::<T>());
    Problem {
        b_adjacent: b.1 == 1,
        a_k_adjacent: a.1 == 1,
        b_k_adjacent: b.0 == 1,
        a_apart: apart(a),
        b_apart: apart(b),
        first_level: if apart(a) < dispatch::PAGE { dispatch::FIRST_LEVEL } else { cache::caches().l1 },
        ..Problem::row_major(T::DTYPE, m, n, k)
    }
}

/// Is a product turned? Given are row and column strides, 1 in dimensions of one.
///
/// Rows of C are contiguous then if columns are. A single row is a column as well: then neighbours in a column of B become neighbours
/// in a row of A.
#[inline]
fn turns((m, n, k): rows::Shape, a: (isize, isize), b: (isize, isize), c: (isize, isize)) -> bool {
    let column = m <= 1 && n > 1 && b.0 == 1 && b.1 != 1;
    (c.1 != 1 || single_column((n, k), a) || column) && c.0 == 1
}

/// Is C, with so many columns and sums so long, better turned into a row? A single column is a row as well: then neighbours in a column
/// of A, whose strides these are, become neighbours in a row of B.
#[inline]
fn single_column((n, k): (usize, usize), (a_rs, a_cs): (isize, isize)) -> bool {
    n <= 1 && k > 1 && a_rs == 1 && a_cs != 1
}

/// A row, with what is needed to run it now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) library: &'static Library,
    pub(crate) info: &'static KernelInfo,
    /// Of the row's instruction set.
    pub(crate) vector_bytes: usize,
}

impl Row {
    /// The same row at the current vector length. Rows are chosen among those that this machine runs.
    pub(crate) fn now(self) -> Self {
        match self.library.isas[self.info.isa].vector_bytes {
            None => self,
            // SAFETY: the machine runs the row.
            Some(_) => unsafe { fixed(self.library, self.info) },
        }
    }
}

/// The row that the default library uses for a problem at this moment.
pub(crate) fn choose(problem: &Problem) -> Option<Row> {
    // SAFETY: the features were found on this machine.
    choices::choose(problem, |problem| unsafe { choose_among(&LIBRARY, dispatch::features(), problem) })
}

/// The row that a library uses for a problem at this moment.
///
/// # Safety
///
/// The machine must run the instruction sets in `features`.
pub(crate) unsafe fn choose_among(library: &'static Library, features: FeatureSet, problem: &Problem) -> Option<Row> {
    thread_local! {
        static RECENT: Recent<(*const Library, FeatureSet, VectorBytes, Problem), Row> = const { Recent::new() };
    }
    // SAFETY: the caller's promise.
    let lengths = unsafe { VectorBytes::current(library, features) };
    let choose = || {
        let info = dispatch::select(library, features, &lengths, problem)?;
        Some(Row { library, info, vector_bytes: lengths.of(info.isa) })
    };
    let question = (core::ptr::from_ref(library), features, lengths, *problem);
    RECENT.with(|recent| recent.find((problem.m, problem.n, problem.k), question, choose))
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
    // SAFETY: as above; operands were checked.
    unsafe { execute_checked(call, choose) }
}

/// [`execute`] without the checks, for operands that are known to be legal.
///
/// # Safety
///
/// As for [`execute`]; C's elements must be distinct and apart from A and B, and no operand may exceed the address space.
pub(crate) unsafe fn execute_checked<T: Element>(
    call: &Call<T>,
    choose: impl FnOnce(&Problem) -> Option<Row>,
) -> Result<(), Error> {
    hook::record(None);
    if call.empty() {
        return Ok(());
    }
    // SAFETY: the caller's promise.
    if unsafe { small_copies(call) } {
        return Ok(());
    }
    let call = call.oriented();
    if !call.reads() {
        // SAFETY: C was checked.
        unsafe { scale(&call) };
        return Ok(());
    }
    let row = choose(&call.problem()).ok_or(Error::Unsupported)?;
    // SAFETY: operands were checked, and the row fits the types and the machine.
    unsafe {
        if !strips::run(&call, row) {
            block::run(&call, row)?;
        }
    }
    hook::record(Some(hook::Kernel::Row(row.info)));
    Ok(())
}

/// Runs a batch of small independent products one by one, if there are not enough for two threads; `false` if it does not, and
/// nothing has happened.
///
/// # Safety
///
/// As for [`execute_checked`].
unsafe fn small_copies<T: Element>(call: &Call<T>) -> bool {
    let Copies { count, a, b, c } = call.copies;
    let members = |operand: &Operand<T>| matches!(operand.members, Members::Apart(_));
    let one = call.batch == 1 && call.panels.is_none() && members(&call.a) && members(&call.b);
    // With an operand in common they may be one larger product.
    if count <= 1 || a == 0 || b == 0 || !one || !threads::alone(call) {
        return false;
    }
    // Whether a product is small depends on what they have in common, so the first decides for all.
    (0..count as isize).all(|copy| {
        let at =
            |operand: &Operand<T>, step: isize| Operand { ptr: operand.ptr.wrapping_offset(copy * step), ..*operand };
        let to = (call.c.wrapping_offset(copy * c), call.c_rs, call.c_cs);
        // SAFETY: the caller's promise.
        unsafe { small((call.m, call.n, call.k), call.alpha, &at(&call.a, a), &at(&call.b, b), call.beta, to) }
    })
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
    for copy in 0..call.copies.count {
        let c = call.c.wrapping_offset(copy as isize * call.copies.c);
        for i in 0..call.m {
            for j in 0..call.n {
                let at = c.wrapping_offset(i as isize * call.c_rs + j as isize * call.c_cs);
                // SAFETY: (i, j) is an element of C.
                unsafe { *at = if call.beta == T::NONE { T::ZERO } else { (*at).scaled(call.beta) } };
            }
        }
    }
}
