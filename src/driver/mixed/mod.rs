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

use super::{Copies, recent::Recent, scratch, single_column};
use crate::{
    Error,
    dispatch::{FeatureSet, VectorBytes},
    hook,
    kernel::{DType, Library},
};
use core::ffi::c_void;
pub(crate) use epilogue::Epilogue;
use select::{Way, Wish};
use walk::Course;
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
        let row = single_column((call.n, call.k), (call.a.rs, call.a.cs));
        let turn = (call.c_cs != 1 || row) && call.c_rs == 1 && call.weights.is_none() && call.types.a == call.types.b;
        if turn { call.transposed() } else { call }
    }

    /// Columns of the matrices that panels are; panels of one column are one matrix.
    fn together(&self, weights: Ready) -> usize {
        if weights.format.width == 1 { self.n } else { weights.format.width }
    }

    /// The product with the panels of B that begin with column `j`: a matrix.
    fn panel(&self, weights: Ready, j: usize) -> Call {
        let width = weights.format.width;
        let cs = if width == 1 { weights.steps as isize } else { 1 };
        let panels = Place { ptr: weights.panels, rs: 0, cs: weights.steps as isize };
        let to = Place { ptr: self.c, rs: self.c_rs, cs: self.c_cs };
        let call = Call {
            n: usize::min(self.together(weights), self.n - j),
            b: Place { ptr: panels.at(0, j, self.types.b.size()), rs: width as isize, cs },
            weights: None,
            c: to.at(0, j, self.types.c.size()).cast_mut(),
            epilogue: self.epilogue.map(|epilogue| epilogue.after_columns(j)),
            ..*self
        };
        call.oriented()
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
/// Panels packed ahead of time that no row reads any more, because the vector length has changed, are taken one by one for the
/// matrices that they are.
///
/// # Safety
///
/// As for [`super::execute`]; what an epilogue points to must be readable as far as C reaches.
pub(crate) unsafe fn execute(call: &Call, mut choose: impl FnMut(&Wish) -> Option<Way>) -> Result<(), Error> {
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
    let ran = |way: &Way| hook::record(call.reads().then_some(hook::Kernel::Finished(way.row, call.types.c)));
    if let Some(way) = choose(&call.wish()) {
        // SAFETY: operands were checked, and the way fits types and machine.
        unsafe { Course::new(&call, way).run(&call, None)? };
        ran(&way);
        return Ok(());
    }
    let weights = call.weights.filter(|weights| weights.plain(call.types)).ok_or(Error::Unsupported)?;
    let width = call.together(weights);
    // All panels are alike but the last, if that has fewer columns. Whatever they need is there before the first is computed, so
    // that no error comes after it.
    let last = (call.n - 1) / width * width;
    let courses = [0, last].map(|j| {
        let panel = call.panel(weights, j);
        choose(&panel.wish()).map(|way| (way, Course::new(&panel, way)))
    });
    let [Some((_, most)), Some((way, rest))] = courses else { return Err(Error::Unsupported) };
    let run = |area: Option<*mut u8>| {
        (0..call.n).step_by(width).try_for_each(|j| {
            let course = if j < last { &most } else { &rest };
            // SAFETY: as above; panels are matrices of these sizes, and the area has what each course takes.
            unsafe { course.run(&call.panel(weights, j), area) }
        })
    };
    match usize::max(most.on_heap()?, rest.on_heap()?) {
        0 => run(None)?,
        bytes => scratch::on_heap(bytes, |area| run(Some(area)))??,
    }
    ran(&way);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dispatch, kernel::LIBRARY};
    use core::ptr::null;

    /// Panels of a width that no row reads, as those that were made at another vector length may be, and those of one column.
    #[test]
    fn panels_that_no_row_reads() {
        for width in [7, 1] {
            no_row_reads(width);
        }
    }

    fn no_row_reads(width: usize) {
        let (m, n, k) = (5, 23, 9);
        let types = Types { a: DType::F32, b: DType::F32, c: DType::F32 };
        let number = |x: usize| (x % 5) as f32 - 2.0;
        let a: Vec<f32> = (0..m * k).map(number).collect();
        let b: Vec<f32> = (0..k * n).map(|x| number(x * 3 + 1)).collect();
        let mut panels = vec![f32::NAN; n.next_multiple_of(width) * k];
        for (p, j) in (0..k).flat_map(|p| (0..n).map(move |j| (p, j))) {
            panels[j / width * width * k + p * width + j % width] = b[p * n + j];
        }
        let format = select::Format { dtype: DType::F32, width, interleave: 1, k_step: 1 };
        let weights = Ready { format, panels: panels.as_ptr().cast(), totals: null(), steps: k };
        let lists: [Vec<f32>; 3] = [m, n, n].map(|count| (0..count).map(|x| number(x + 2) * 0.5).collect());
        let residual: Vec<f32> = (0..m * n).map(|x| number(x * 7)).collect();
        let epilogue = Epilogue {
            activation: 1,
            scale_m: lists[0].as_ptr(),
            scale_n: lists[1].as_ptr(),
            bias_n: lists[2].as_ptr(),
            residual: residual.as_ptr(),
            residual_rs: 1,
            residual_cs: m as isize,
            ..Epilogue::PLAIN
        };
        let rows = Rows { library: &LIBRARY, features: dispatch::features() };
        // SAFETY: the features were found on this machine.
        let choose = |wish: &Wish| unsafe { rows.choose(wish) };
        for (c_rs, c_cs) in [(n as isize, 1), (1, m as isize)] {
            let results = [None, Some(weights)].map(|weights| {
                let mut c: Vec<f32> = (0..m * n).map(number).collect();
                let operands =
                    [(&a, k), (&b, n)].map(|(x, rs)| Place { ptr: x.as_ptr().cast(), rs: rs as isize, cs: 1 });
                let to = (c.as_mut_ptr().cast(), c_rs, c_cs);
                let call = Call::new(types, (m, n, k), (2.0, -1.0), operands.into(), to, Some(epilogue));
                let call = Call { weights, ..call };
                assert_eq!(choose(&call.oriented().wish()).is_none(), weights.is_some(), "rows that read such panels");
                // SAFETY: the operands have these elements.
                unsafe { execute(&call, choose) }.expect("a legal call");
                c
            });
            assert_eq!(results[0], results[1], "panels of {width}, strides {c_rs}, {c_cs}");
        }
    }

    /// What the panels need is there before the first is computed: an error leaves C as it was.
    #[test]
    fn no_memory_after_the_first_panel() {
        const WIDTH: usize = 7;
        // Too large for scratch on the stack, which a residual in columns takes.
        let (m, n, k) = (65usize, 17usize, 3usize);
        let types = Types { a: DType::F32, b: DType::F32, c: DType::F32 };
        let (a, panels) = (vec![1.0f32; m * k], vec![1.0f32; n.next_multiple_of(WIDTH) * k]);
        let residual: Vec<f32> = vec![3.0; m * n];
        let epilogue =
            Epilogue { residual: residual.as_ptr(), residual_rs: 1, residual_cs: m as isize, ..Epilogue::PLAIN };
        let format = select::Format { dtype: DType::F32, width: WIDTH, interleave: 1, k_step: 1 };
        let weights = Ready { format, panels: panels.as_ptr().cast(), totals: null(), steps: k };
        let rows = Rows { library: &LIBRARY, features: dispatch::features() };
        for short in [true, false] {
            let mut c = vec![5.0f32; m * n];
            let place = Place { ptr: a.as_ptr().cast(), rs: k as isize, cs: 1 };
            let to = (c.as_mut_ptr().cast(), n as isize, 1);
            let call = Call::new(types, (m, n, k), (1.0, 0.0), (place, place), to, Some(epilogue));
            let call = Call { weights: Some(weights), ..call };
            let mut asked = 0;
            let choose = |wish: &Wish| {
                asked += 1;
                // First for all panels together, then for the first of them.
                scratch::tests::run_short(short && asked > 2);
                // SAFETY: the features were found on this machine.
                unsafe { rows.choose(wish) }
            };
            // SAFETY: the operands have these elements.
            let result = unsafe { execute(&call, choose) };
            scratch::tests::run_short(false);
            let (expected, left) = if short { (Err(Error::NoMemory), 5.0) } else { (Ok(()), k as f32 + 3.0) };
            assert_eq!(result, expected);
            assert!(c.iter().all(|&x| x == left), "{c:?}");
        }
    }
}
