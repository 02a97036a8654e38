//! For the library's own tests: which row ran, and running a given one. Not part of the interface.

use crate::{
    BatchMut, BatchRef, Epilogue, Error, Product,
    dispatch::{self, VectorBytes},
    driver::{self, Call, mixed::select},
    element::{Element, Storage},
    kernel::{BlockArgs, DType, FixedInfo, KernelInfo, Layout, Library},
    matrix::{MatMut, MatRef},
    mixed,
};
use core::cell::Cell;

/// What ran: a gemm row, or a kernel of one shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// Its name.
    pub name: &'static str,
    /// The instruction set, an index into the library's.
    pub isa: usize,
}

/// What is noted of it: noting has to cost nothing beside a product of a few elements.
#[derive(Clone, Copy)]
pub(crate) enum Kernel {
    Row(&'static KernelInfo),
    Fixed(&'static FixedInfo),
    /// A row whose sums are finished into elements of this type.
    Finished(&'static KernelInfo, DType),
}

impl From<&'static KernelInfo> for Ran {
    fn from(row: &'static KernelInfo) -> Self {
        Ran { name: row.name, isa: row.isa }
    }
}

impl From<&'static FixedInfo> for Ran {
    fn from(row: &'static FixedInfo) -> Self {
        Ran { name: row.name, isa: row.isa }
    }
}

thread_local! {
    /// A constant and no destructor: recording neither allocates nor registers anything.
    static LAST: Cell<Option<Kernel>> = const { Cell::new(None) };
}

#[inline]
pub(crate) fn record(ran: Option<Kernel>) {
    // Not `LocalKey::set`, which takes the value by way of memory, and there loads at one go what was stored in parts: that waits
    // for all stores before it, those of C among them.
    LAST.with(|last| last.set(ran));
}

/// What this thread's last call ran; `None` if it failed or needed no row (nothing to sum).
pub fn last_kernel() -> Option<Ran> {
    LAST.get().map(|kernel| match kernel {
        Kernel::Row(row) => row.into(),
        Kernel::Fixed(row) => row.into(),
        Kernel::Finished(row, c) => Ran { name: row.names(c).0, isa: row.isa },
    })
}

/// Runs one row of a library through the whole driver, whatever the dispatcher would choose.
///
/// # Safety
///
/// The machine must run the row's instruction set, and the row must belong to the library.
pub unsafe fn run_row<T: Element>(
    library: &'static Library,
    row: &'static KernelInfo,
    alpha: T::Scalar,
    a: MatRef<'_, T>,
    b: MatRef<'_, T>,
    beta: T::Scalar,
    c: MatMut<'_, T>,
) -> Result<(), Error> {
    let call = Call::product(alpha, a, b, beta, c)?;
    let types = [row.a_type, row.b_type, row.c_type].iter().all(|&t| t == T::DTYPE);
    // SAFETY: views vouch for their elements; the caller vouches for the machine.
    unsafe { driver::execute(&call, |_| types.then(|| driver::fixed(library, row))) }
}

/// Runs one row of a library for a product of other types than its own, or with an epilogue, through the whole driver. `None` if the
/// row cannot take the product.
///
/// # Safety
///
/// As for [`run_row`].
#[expect(clippy::too_many_arguments, reason = "a row and a whole call")]
pub unsafe fn run_mixed_row<A: Product<B, C>, B: Storage, C: Storage>(
    library: &'static Library,
    row: &'static KernelInfo,
    alpha: f32,
    a: MatRef<'_, A>,
    b: MatRef<'_, B>,
    beta: f32,
    c: MatMut<'_, C>,
    epilogue: Option<&Epilogue<'_>>,
) -> Option<Result<(), Error>> {
    let mut possible = true;
    // SAFETY: the caller's promise.
    let choose = |wish: &select::Wish| unsafe { way(library, row, wish, &mut possible) };
    let result = mixed::run_on(alpha, a, b, beta, c, epilogue, choose);
    possible.then_some(result)
}

/// The same for many products in one call.
///
/// # Safety
///
/// As for [`run_row`].
pub unsafe fn run_mixed_batch_row<A: Product<B, C>, B: Storage, C: Storage>(
    library: &'static Library,
    row: &'static KernelInfo,
    a: BatchRef<'_, A>,
    b: BatchRef<'_, B>,
    c: BatchMut<'_, C>,
) -> Option<Result<(), Error>> {
    let mut possible = true;
    // SAFETY: the caller's promise.
    let choose = |wish: &select::Wish| unsafe { way(library, row, wish, &mut possible) };
    let result = mixed::run_batch_on(1.0, a, b, 0.0, c, choose);
    possible.then_some(result)
}

/// The way of a product over a row; notes whether there is one.
///
/// # Safety
///
/// As for [`run_row`].
unsafe fn way(
    library: &'static Library,
    row: &'static KernelInfo,
    wish: &select::Wish,
    possible: &mut bool,
) -> Option<select::Way> {
    let features = dispatch::machine(library);
    // SAFETY: the caller vouches for the machine.
    let lengths = unsafe { VectorBytes::current(library, features) };
    let way = select::over(library, features, lengths.of(row.isa), row, wish);
    *possible = way.is_some();
    way
}

/// The vector length of a row's instruction set now, in bytes; 16 if it is fixed.
///
/// # Safety
///
/// The machine must run the row's instruction set.
pub unsafe fn vector_bytes(library: &'static Library, row: &'static KernelInfo) -> usize {
    // SAFETY: the caller vouches for the machine.
    unsafe { driver::fixed(library, row) }.vector_bytes
}

/// The arguments of one call of a block kernel, with operands copied into panels where the row reads panels.
pub struct Block<'a, T> {
    args: BlockArgs,
    row: &'static KernelInfo,
    // Panels that `args` points to.
    _a: Vec<T>,
    _b: Vec<T>,
    _c: MatMut<'a, T>,
    _operands: core::marker::PhantomData<&'a T>,
}

impl<'a, T: Element> Block<'a, T> {
    /// Describes `C = alpha * A * B + beta * C` as one block, with panels written here and not by the pack kernels.
    ///
    /// `None` if the row cannot take the operands where they are: neighbours in a row of C, and of B for a row that reads
    /// B in place, have to be adjacent; or for a row that reads columns of B, neighbours in a column of B and in a row of A.
    pub fn new(
        row: &'static KernelInfo,
        vector_bytes: usize,
        alpha: T::Scalar,
        a: MatRef<'a, T>,
        b: MatRef<'a, T>,
        beta: T::Scalar,
        mut c: MatMut<'a, T>,
    ) -> Option<Self> {
        let (m, n, k) = (c.rows(), c.cols(), a.cols());
        let (mr, nr) = (row.mr.elements(vector_bytes), row.nr.elements(vector_bytes));
        let adjacent = |cols: usize, stride: isize| cols <= 1 || stride == 1;
        let fits = match row.b_layout {
            Layout::Packed => true,
            Layout::Strided | Layout::Rows => adjacent(n, b.col_stride()),
            Layout::Columns => adjacent(k, a.col_stride()) && adjacent(k, b.row_stride()),
        };
        if (a.rows(), b.rows(), b.cols()) != (m, k, n) || !adjacent(n, c.col_stride()) || !fits {
            return None;
        }
        let (a_panels, b_panels) = (panels(a, mr), panels(b.transpose(), nr));
        let (tile_rows, tiles) = BlockArgs::row_tiles(row.a_layout, m, mr);
        let (a_ptr, a_rs, a_ks, a_tile) = match row.a_layout {
            Layout::Packed => (a_panels.as_ptr(), 1, mr as isize, (mr * k) as isize),
            _ => (
                a.as_ptr(),
                a.row_stride(),
                a.col_stride(),
                if m > tile_rows { tile_rows as isize * a.row_stride() } else { 0 },
            ),
        };
        let (b_ptr, b_ks, b_tile) = match row.b_layout {
            Layout::Packed => (b_panels.as_ptr(), nr as isize, (nr * k) as isize),
            Layout::Strided | Layout::Rows => (b.as_ptr(), b.row_stride(), nr as isize),
            Layout::Columns => (b.as_ptr(), 1, b.col_stride()),
        };
        let args = BlockArgs {
            m,
            tile_rows,
            tiles,
            n,
            k,
            batch: 1,
            a: a_ptr.cast(),
            a_rs,
            a_ks,
            a_tile,
            a_batch: 0,
            b: b_ptr.cast(),
            b_ks,
            b_tile,
            b_batch: 0,
            c: c.as_mut_ptr().cast(),
            c_rs: c.row_stride(),
            alpha: T::factor_bits(alpha),
            beta: T::factor_bits(beta),
            ..BlockArgs::EMPTY
        };
        Some(Block { args, row, _a: a_panels, _b: b_panels, _c: c, _operands: core::marker::PhantomData })
    }

    /// The arguments, to look at or to change before they are used.
    pub fn args(&mut self) -> &mut BlockArgs {
        &mut self.args
    }

    /// Calls the block kernel.
    ///
    /// # Safety
    ///
    /// The machine must run the row's instruction set at the vector length given before, and changed arguments must still
    /// describe memory that may be used.
    pub unsafe fn run(&self) {
        // SAFETY: the caller's promise.
        unsafe { (self.row.entry)(&self.args) };
    }
}

/// Rows of a matrix in zero-padded panels `width` rows wide, as the pack kernels write them.
pub fn panels<T: Element>(lanes: MatRef<'_, T>, width: usize) -> Vec<T> {
    let k = lanes.cols();
    let mut to = vec![T::ZERO; lanes.rows().next_multiple_of(width) * k];
    for i in 0..lanes.rows() {
        for p in 0..k {
            to[i / width * width * k + p * width + i % width] = lanes.get(i, p).expect("(i, p) is inside");
        }
    }
    to
}
