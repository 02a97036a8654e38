//! Products whose operands, sums and results may be of different types, and products with an epilogue.
//!
//! | file          | what it does                                                                              |
//! |---------------|-------------------------------------------------------------------------------------------|
//! | `epilogue.rs` | what happens to finished sums on their way into C                                         |
//! | `check.rs`    | the rules every call is checked against                                                   |
//! | `select.rs`   | rows, packs and finishing kernels for a product, and what they are estimated to cost      |
//! | `blocks.rs`   | block sizes and the parts of the scratch area                                             |
//! | `walk.rs`     | cache blocks, packing, sums, finishing                                                    |
//! | `weights.rs`  | B packed ahead of time                                                                    |
//!
//! Nothing here is generic: operands are addresses and types are values, so every product of this kind runs the same code.
//! Elements are converted on the way into panels (`bf16` to `f32`, bytes to 16 bits), sums are `f32` or `i32`, and what is not a
//! plain copy of them into C is done by a finishing kernel, block by block while the sums are in the cache.

mod blocks;
mod check;
pub(crate) mod epilogue;
pub(crate) mod select;
mod walk;
pub(crate) mod weights;

use super::{Copies, recent::Recent};
use crate::{
    Error,
    dispatch::{FeatureSet, VectorBytes},
    hook,
    kernel::{DType, Library},
};
use core::ffi::c_void;
pub(crate) use epilogue::Epilogue;
use select::{Way, Wish};
use weights::Ready;

/// Element types of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Types {
    pub(crate) a: DType,
    pub(crate) b: DType,
    pub(crate) c: DType,
}

impl Types {
    /// The type of the sums.
    pub(crate) fn sums(self) -> DType {
        match self.a {
            DType::I8 | DType::U8 | DType::I16 | DType::I32 => DType::I32,
            DType::F32 | DType::Bf16 | DType::F16 => DType::F32,
            DType::F64 => DType::F64,
        }
    }

    /// Whether sums are integers.
    pub(crate) fn integers(self) -> bool {
        self.sums() == DType::I32
    }
}

/// A or B: element (i, j) lies `i * rs + j * cs` elements after the address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) ptr: *const c_void,
    pub(crate) rs: isize,
    pub(crate) cs: isize,
}

impl Place {
    fn transposed(self) -> Self {
        Place { rs: self.cs, cs: self.rs, ..self }
    }

    /// The address of element (i, j) of this many bytes.
    fn at(&self, i: usize, j: usize, size: usize) -> *const c_void {
        let offset = (i as isize).wrapping_mul(self.rs).wrapping_add((j as isize).wrapping_mul(self.cs));
        self.ptr.wrapping_byte_offset(offset.wrapping_mul(size as isize))
    }
}

/// One call: `C = epilogue(alpha * A * B, beta * C)`. Integers into integers have factors of one and, for `beta`, zero or one.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    pub(crate) types: Types,
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) alpha: f32,
    pub(crate) a: Place,
    pub(crate) b: Place,
    /// If set, B is these, and its place does not count.
    pub(crate) weights: Option<Ready>,
    pub(crate) beta: f32,
    pub(crate) c: *mut c_void,
    pub(crate) c_rs: isize,
    pub(crate) c_cs: isize,
    pub(crate) copies: Copies,
    pub(crate) epilogue: Option<Epilogue>,
}

impl Call {
    /// One product, whose B is not packed.
    pub(crate) fn new(
        types: Types,
        (m, n, k): (usize, usize, usize),
        (alpha, beta): (f32, f32),
        (a, b): (Place, Place),
        (c, c_rs, c_cs): (*mut c_void, isize, isize),
        epilogue: Option<Epilogue>,
    ) -> Self {
        Call { types, m, n, k, alpha, a, b, weights: None, beta, c, c_rs, c_cs, copies: Copies::ONE, epilogue }
    }

    fn empty(&self) -> bool {
        self.m == 0 || self.n == 0 || self.copies.count == 0
    }

    /// Are elements of A and B read? Otherwise all sums are zero.
    fn reads(&self) -> bool {
        self.k > 0 && self.alpha != 0.0
    }

    /// The product `C^T = B^T * A^T` of the same elements.
    fn transposed(&self) -> Self {
        let copies = Copies { a: self.copies.b, b: self.copies.a, ..self.copies };
        let types = Types { a: self.types.b, b: self.types.a, ..self.types };
        Call {
            types,
            m: self.n,
            n: self.m,
            a: self.b.transposed(),
            b: self.a.transposed(),
            c_rs: self.c_cs,
            c_cs: self.c_rs,
            copies,
            epilogue: self.epilogue.map(Epilogue::transposed),
            ..*self
        }
    }

    /// If all copies share B and their As and Cs continue each other's rows, they are one larger product.
    fn folded(mut self) -> Self {
        let Copies { a, b, c, .. } = self.copies;
        self.copies.fold(b, &mut self.m, [(&mut self.a.rs, a), (&mut self.c_rs, c)]);
        self
    }

    /// Gives strides of dimensions of one the value that means most to a kernel, and turns the call so that rows of C are
    /// contiguous if columns are and the types of A and B are the same.
    fn oriented(self) -> Self {
        let mut call = self.folded();
        let strides = |place: &mut Place, rows: usize, cols: usize| {
            place.rs = if rows > 1 { place.rs } else { 1 };
            place.cs = if cols > 1 { place.cs } else { 1 };
        };
        strides(&mut call.a, call.m, call.k);
        strides(&mut call.b, call.k, call.n);
        call.c_rs = if call.m > 1 { call.c_rs } else { 1 };
        call.c_cs = if call.n > 1 { call.c_cs } else { 1 };
        // A single column is a row as well: then neighbours in a column of A become neighbours in a row of B.
        let row = call.n <= 1 && call.a.rs == 1 && call.a.cs != 1;
        let turn = (call.c_cs != 1 || row) && call.c_rs == 1 && call.weights.is_none() && call.types.a == call.types.b;
        if turn { call.transposed() } else { call }
    }

    fn wish(&self) -> Wish {
        Wish {
            types: self.types,
            m: self.m,
            n: self.n,
            k: self.k,
            a_k_adjacent: self.a.cs == 1,
            b_adjacent: self.b.cs == 1,
            b_k_adjacent: self.b.rs == 1,
            a_apart: self.a.rs.unsigned_abs().max(self.a.cs.unsigned_abs()).saturating_mul(self.types.a.size()),
            b_apart: self.b.rs.unsigned_abs().max(self.b.cs.unsigned_abs()).saturating_mul(self.types.b.size()),
            format: self.weights.map(|weights| weights.format),
        }
    }
}

/// The rows that a product can take: a library, and what this machine runs of it.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    pub(crate) library: &'static Library,
    pub(crate) features: FeatureSet,
}

impl Rows {
    /// The way for a product now.
    ///
    /// # Safety
    ///
    /// The machine must run the instruction sets.
    pub(crate) unsafe fn choose(&self, wish: &Wish) -> Option<Way> {
        thread_local! {
            static RECENT: Recent<(*const Library, FeatureSet, VectorBytes, Wish), Way> = const { Recent::new() };
        }
        // SAFETY: the caller's promise.
        let lengths = unsafe { VectorBytes::current(self.library, self.features) };
        let choose = || select::select(self.library, self.features, &lengths, wish);
        let question = (core::ptr::from_ref(self.library), self.features, lengths, *wish);
        RECENT.with(|recent| recent.find((wish.m, wish.n, wish.k), question, choose))
    }
}

/// Checks and runs a call on the way that `choose` gives for the turned product. On error C is untouched.
///
/// # Safety
///
/// As for [`super::execute`]; what an epilogue points to must be readable as far as C reaches.
pub(crate) unsafe fn execute(call: &Call, choose: impl FnOnce(&Wish) -> Option<Way>) -> Result<(), Error> {
    hook::record(None);
    if let Some(epilogue) = &call.epilogue {
        epilogue.check(call.types)?;
    }
    if call.empty() {
        return Ok(());
    }
    check::check(call)?;
    let call = call.oriented();
    if !call.reads() && call.epilogue.is_none() && call.beta == 1.0 {
        return Ok(());
    }
    let way = choose(&call.wish()).ok_or(Error::Unsupported)?;
    // SAFETY: operands were checked, and the way fits types and machine.
    unsafe { walk::run(&call, &way)? };
    hook::record(call.reads().then_some(hook::Kernel::Finished(way.row, call.types.c)));
    Ok(())
}
