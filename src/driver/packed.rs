//! B packed ahead of time.
//!
//! One allocation holds a [`Packed`] and, 64 bytes aligned, the panels: whole ones, k steps one after the other, so that a
//! part of a sum begins `p * width` elements into each and blocks of any length use them where they are (`docs/packed.md`).
//! It keeps what it was made for: types, shape, panel width, vector length, library and instruction sets. A call takes a row
//! that reads panels of this width now. If there is none, as on a thread with another vector length, blocks are copied into
//! scratch in the form that the chosen row reads.

#[cfg(feature = "capi")]
use super::mixed::{select::Format, weights::Ready};
use super::{
    Call, Members, Operand, Panels, Row, choose_among,
    mixed::Rows,
    object::{self, Head, Kind, ROWS},
};
use crate::{
    Error,
    dispatch::{self, FeatureSet, Problem, VectorBytes},
    element::Element,
    kernel::{DType, KernelInfo, Layout, Library, PackInfo},
};
use core::{ffi::c_void, ptr::NonNull};

/// Bytes in a row of a panel if no row of the library reads panels.
const PLAIN_WIDTH_BYTES: usize = 64;

/// B in panels; the beginning of an allocation that holds these too.
#[repr(C)]
pub struct Packed {
    head: Head,
    types: [DType; 3],
    /// Columns in one panel.
    width: usize,
    /// Of the instruction set whose row the width was chosen for.
    vector_bytes: usize,
    /// The first panel.
    panels: *const c_void,
}

/// What to pack with.
struct Form {
    width: usize,
    vector_bytes: usize,
    pack: Option<&'static PackInfo>,
}

/// The form of the row that serves products of many rows best. If that row's vectors run along k, as those for few columns do, B is
/// kept in columns, which are panels of one: calls take it for the matrix that it is.
///
/// # Safety
///
/// The machine must run the instruction sets in `features`.
unsafe fn form<T: Element>(library: &'static Library, features: FeatureSet, k: usize, n: usize) -> Option<Form> {
    // SAFETY: the caller's promise.
    let lengths = unsafe { VectorBytes::current(library, features) };
    let problem = Problem::row_major(T::DTYPE, ROWS, n, k);
    // There have to be rows for the types at all.
    dispatch::select(library, features, &lengths, &problem)?;
    // What is read as it was packed costs nothing more; the width does not matter to the cost.
    let ready = Problem { b_panels: Some(1), ..problem.in_columns(false, true) };
    let takes = |row: &KernelInfo| matches!(row.b_layout, Layout::Packed | Layout::Columns);
    let Some(row) = dispatch::select_where(library, features, &lengths, &ready, takes) else {
        return Some(Form { width: PLAIN_WIDTH_BYTES / size_of::<T>(), vector_bytes: 0, pack: None });
    };
    if row.b_layout == Layout::Columns {
        return Some(Form { width: 1, vector_bytes: 16, pack: None });
    }
    let vector_bytes = lengths.of(row.isa);
    let pack = dispatch::pack(library, row.isa, T::DTYPE, row.nr)?;
    Some(Form { width: row.nr.elements(vector_bytes), vector_bytes, pack: Some(pack) })
}

/// Packs B.
///
/// # Safety
///
/// If `k` and `n` are positive, B's elements must be readable with its strides; the machine must run the instruction sets
/// in `features`.
pub(crate) unsafe fn pack<T: Element>(
    library: &'static Library,
    features: FeatureSet,
    k: usize,
    n: usize,
    b: Operand<T>,
) -> Result<NonNull<Packed>, Error> {
    object::check(k, n, (b.ptr, b.rs, b.cs), size_of::<T>())?;
    // SAFETY: the caller's promise.
    let Form { width, vector_bytes, pack } = unsafe { form::<T>(library, features, k, n) }.ok_or(Error::Unsupported)?;
    let elements = n.checked_next_multiple_of(width).and_then(|columns| columns.checked_mul(k));
    let panels = elements.and_then(|elements| elements.checked_mul(size_of::<T>())).ok_or(Error::Overflow)?;
    let (packed, panels, bytes) = object::allocate::<Packed>(panels)?;
    let head = Head { kind: Kind::Panels, k, n, bytes, rows: Rows { library, features } };
    // SAFETY: the allocation begins with room for the object, and holds all panels.
    unsafe {
        packed.write(Packed { head, types: [T::DTYPE; 3], width, vector_bytes, panels });
        if k > 0 && n > 0 {
            fill(k, n, width, pack, b, panels.cast::<T>());
        }
    }
    Ok(packed)
}

/// # Safety
///
/// As for [`pack`], with room for the panels at `to`.
unsafe fn fill<T: Element>(k: usize, n: usize, width: usize, pack: Option<&PackInfo>, b: Operand<T>, to: *mut T) {
    if let Some(pack) = pack {
        // SAFETY: the caller's promise.
        unsafe { pack.run(n, (k, k), (b.ptr.cast(), b.cs, b.rs), to.cast(), core::ptr::null_mut()) };
        return;
    }
    for j in 0..n.next_multiple_of(width) {
        for p in 0..k {
            let from =
                b.ptr.wrapping_offset((p as isize).wrapping_mul(b.rs).wrapping_add((j as isize).wrapping_mul(b.cs)));
            // SAFETY: elements of B are read, and of the panels written.
            unsafe {
                *to.wrapping_add(j / width * width * k + p * width + j % width) = if j < n { *from } else { T::ZERO }
            };
        }
    }
}

impl Packed {
    /// What it is, and of what size.
    pub(crate) fn head(&self) -> &Head {
        &self.head
    }

    /// Columns in one panel.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// The vector length that the width was chosen at, in bytes; 16 if it is fixed, 0 if no row reads panels.
    pub(crate) fn vector_bytes(&self) -> usize {
        self.vector_bytes
    }

    /// A product with this B. [`Error::Argument`] if it was packed for other types.
    pub(crate) fn call<T: Element>(
        &self,
        m: usize,
        alpha: T::Scalar,
        a: Operand<T>,
        beta: T::Scalar,
        c: (*mut T, isize, isize),
    ) -> Result<Call<T>, Error> {
        if !self.suits::<T>() {
            return Err(Error::Argument);
        }
        let (columns, width) = (self.width == 1, self.width as isize);
        let cs = if columns { self.head.k as isize } else { 1 };
        let b = Operand { ptr: self.panels.cast(), rs: width, cs, members: Members::Apart(0) };
        let call = Call::new((m, self.head.n, self.head.k), alpha, a, b, beta, c);
        Ok(Call { panels: (!columns).then_some(Panels { width: self.width }), ..call })
    }

    /// What products of `m` rows of a row-major A with it ask for.
    pub(crate) fn problem(&self, m: usize) -> Problem {
        let problem = Problem::row_major(self.types[0], m, self.head.n, self.head.k);
        match self.width {
            1 => problem.in_columns(false, true),
            width => Problem { b_panels: Some(width), ..problem },
        }
    }

    /// Whether it was packed for these types.
    pub(crate) fn suits<T: Element>(&self) -> bool {
        self.types == [T::DTYPE; 3]
    }

    /// Where the panels are, for products with an epilogue.
    #[cfg(feature = "capi")]
    pub(crate) fn ready(&self) -> Ready {
        let format = Format { dtype: self.types[1], width: self.width, interleave: 1, k_step: 1 };
        Ready { format, panels: self.panels, totals: core::ptr::null(), steps: self.head.k }
    }

    /// The row for a call: one that reads these panels, or else any, for which they are copied.
    pub(crate) fn choose(&self, problem: &Problem) -> Option<Row> {
        let choose = |problem: &Problem| {
            // SAFETY: the features were those of this machine when B was packed.
            unsafe { choose_among(self.head.rows.library, self.head.rows.features, problem) }
        };
        choose(problem).or_else(|| choose(&Problem { b_panels: None, b_adjacent: false, ..*problem }))
    }
}
