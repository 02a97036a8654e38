//! B packed ahead of time, in the form that a row of the library reads.
//!
//! One allocation holds a [`Weights`] and, 64 bytes aligned, whole panels: of all columns, with k steps padded to what every multiply-add
//! consumes; behind them, if elements are integers, the sums of the columns. Panels have a fixed width, so that they suit threads of
//! any vector length.

use super::{
    Place, Rows, Types,
    select::{Format, Way, Wish, over},
};
use crate::{
    Error,
    dispatch::{FeatureSet, VectorBytes},
    driver::packed::Kind,
    kernel::{Layout, Library, PackInfo, Size},
    matrix::extent,
};
use core::{ffi::c_void, ptr::NonNull};
use std::alloc::{Layout as Memory, alloc, dealloc};

/// Alignment of the panels.
const ALIGN: usize = 64;
/// Rows of A that the row and so the form is chosen for: more than any register tile has.
const ROWS: usize = 128;

/// Where a B in panels lies, and in which form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ready {
    pub(crate) format: Format,
    /// The first panel.
    pub(crate) panels: *const c_void,
    /// Sums of the columns, if elements are integers.
    pub(crate) totals: *const i32,
    /// k steps that panels have room for.
    pub(crate) steps: usize,
}

/// B in panels; the beginning of an allocation that holds these too.
#[repr(C)]
pub(crate) struct Weights {
    /// First, as in every object that the C interface calls packed.
    kind: Kind,
    types: Types,
    k: usize,
    n: usize,
    format: Format,
    /// Of the whole allocation.
    bytes: usize,
    panels: *const c_void,
    totals: *const i32,
    pub(crate) rows: Rows,
}

/// The pack of the row that serves products of many rows best, of those whose panels have a fixed width.
///
/// # Safety
///
/// The machine must run the instruction sets in `features`.
unsafe fn form(library: &'static Library, features: FeatureSet, wish: &Wish) -> Option<&'static PackInfo> {
    // SAFETY: the caller's promise.
    let lengths = unsafe { VectorBytes::current(library, features) };
    let fits = |way: &Way| way.row.b_layout == Layout::Packed && matches!(way.row.b_width, Size::Int(_));
    let ways = library.kernels.iter().filter(|row| features.contains(row.isa));
    let ways = ways.filter_map(|row| over(library, features, lengths.of(row.isa), row, wish)).filter(fits);
    let cheapest = ways.min_by(|x, y| super::select::cost(x, wish).total_cmp(&super::select::cost(y, wish)))?;
    cheapest.pack_b
}

impl Weights {
    /// Bytes before the first panel.
    const HEAD: usize = size_of::<Weights>().next_multiple_of(ALIGN);

    /// Packs B.
    ///
    /// # Safety
    ///
    /// If `k` and `n` are positive, B's elements must be readable with its strides; the machine must run the instruction sets of the
    /// rows.
    pub(crate) unsafe fn pack(rows: Rows, types: Types, k: usize, n: usize, b: Place) -> Result<NonNull<Self>, Error> {
        let fits = |size: usize| isize::try_from(size).is_ok();
        if !fits(k) || !fits(n) {
            return Err(Error::Overflow);
        }
        if k > 0 && n > 0 {
            let extent = extent(&[(k, b.rs), (n, b.cs)], types.b.size())?;
            if b.ptr.is_null() {
                return Err(Error::Null);
            }
            b.ptr.addr().checked_add_signed(extent.low).ok_or(Error::Overflow)?;
            b.ptr.addr().checked_add_signed(extent.high).ok_or(Error::Overflow)?;
        }
        let wish = Wish::row_major(types, ROWS, n, k);
        // SAFETY: the caller's promise.
        let pack = unsafe { form(rows.library, rows.features, &wish) }.ok_or(Error::Unsupported)?;
        let (width, k_step) = (pack.width.elements(16), pack.k_step as usize);
        let columns = n.checked_next_multiple_of(width).ok_or(Error::Overflow)?;
        let steps = k.checked_next_multiple_of(k_step).ok_or(Error::Overflow)?;
        let panels = columns.checked_mul(steps).and_then(|x| x.checked_mul(pack.to.size())).ok_or(Error::Overflow)?;
        let panels = panels.checked_next_multiple_of(ALIGN).ok_or(Error::Overflow)?;
        let sums = if types.integers() { columns.checked_mul(size_of::<i32>()).ok_or(Error::Overflow)? } else { 0 };
        let bytes = panels.checked_add(sums).and_then(|x| x.checked_add(Self::HEAD)).ok_or(Error::Overflow)?;
        let memory = Memory::from_size_align(bytes, ALIGN).map_err(|_| Error::Overflow)?;
        // SAFETY: the size is not zero.
        let weights = NonNull::new(unsafe { alloc(memory) }).ok_or(Error::NoMemory)?.cast::<Weights>();
        let format = Format { dtype: pack.to, width, interleave: pack.interleave as usize, k_step };
        // SAFETY: the allocation begins with room for the head, and holds all panels and sums.
        unsafe {
            let first: *mut c_void = weights.as_ptr().byte_add(Self::HEAD).cast();
            let totals: *mut i32 = first.byte_add(panels).cast();
            weights.write(Weights { kind: Kind::Weights, types, k, n, format, bytes, panels: first, totals, rows });
            let sums = if types.integers() { totals } else { core::ptr::null_mut() };
            if k > 0 && n > 0 {
                pack.run(n, (k, steps), (b.ptr, b.cs, b.rs), first, sums);
            } else if types.integers() {
                totals.write_bytes(0, columns);
            }
        }
        Ok(weights)
    }

    /// Frees packed weights.
    ///
    /// # Safety
    ///
    /// They must come from [`Weights::pack`], and nobody may use them any more.
    pub(crate) unsafe fn free(weights: NonNull<Self>) {
        // SAFETY: the caller's promise; the layout is the one they were allocated with.
        unsafe {
            let memory =
                Memory::from_size_align(weights.as_ref().bytes, ALIGN).expect("it was allocated with this layout");
            dealloc(weights.as_ptr().cast(), memory);
        }
    }

    /// Rows of B.
    pub(crate) fn k(&self) -> usize {
        self.k
    }

    /// Columns of B.
    pub(crate) fn n(&self) -> usize {
        self.n
    }

    /// The element types they were packed for: C may be another one with the same sums.
    #[cfg(feature = "capi")]
    pub(crate) fn suits(&self, types: Types) -> bool {
        (self.types.a, self.types.b, self.types.sums()) == (types.a, types.b, types.sums())
    }

    /// Bytes of memory, these included.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Where the panels are.
    pub(crate) fn ready(&self) -> Ready {
        let steps = self.k.next_multiple_of(self.format.k_step);
        Ready { format: self.format, panels: self.panels, totals: self.totals, steps }
    }
}
