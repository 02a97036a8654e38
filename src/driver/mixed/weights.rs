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
    driver::object::{self, ALIGN, Head, Kind, ROWS},
    kernel::{Layout, Library, PackInfo, Size},
};
use core::{ffi::c_void, ptr::NonNull};

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

impl Ready {
    /// Whether each panel is a row-major matrix of elements of B.
    pub(super) fn plain(&self, types: Types) -> bool {
        let Format { dtype, interleave, k_step, .. } = self.format;
        (dtype, interleave, k_step) == (types.b, 1, 1) && !types.integers()
    }
}

/// B in panels; the beginning of an allocation that holds these too.
#[repr(C)]
pub(crate) struct Weights {
    head: Head,
    types: Types,
    format: Format,
    panels: *const c_void,
    totals: *const i32,
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
    /// Packs B.
    ///
    /// # Safety
    ///
    /// If `k` and `n` are positive, B's elements must be readable with its strides; the machine must run the instruction sets of the
    /// rows.
    pub(crate) unsafe fn pack(rows: Rows, types: Types, k: usize, n: usize, b: Place) -> Result<NonNull<Self>, Error> {
        object::check(k, n, (b.ptr, b.rs, b.cs), types.b.size())?;
        let wish = Wish::row_major(types, ROWS, n, k);
        // SAFETY: the caller's promise.
        let pack = unsafe { form(rows.library, rows.features, &wish) }.ok_or(Error::Unsupported)?;
        let (width, k_step) = (pack.width.elements(16), pack.k_step as usize);
        let columns = n.checked_next_multiple_of(width).ok_or(Error::Overflow)?;
        let steps = k.checked_next_multiple_of(k_step).ok_or(Error::Overflow)?;
        let panels = columns.checked_mul(steps).and_then(|x| x.checked_mul(pack.to.size())).ok_or(Error::Overflow)?;
        let panels = panels.checked_next_multiple_of(ALIGN).ok_or(Error::Overflow)?;
        let sums = if types.integers() { columns.checked_mul(size_of::<i32>()).ok_or(Error::Overflow)? } else { 0 };
        let all = panels.checked_add(sums).ok_or(Error::Overflow)?;
        let (weights, first, bytes) = object::allocate::<Weights>(all)?;
        let head = Head { kind: Kind::Weights, k, n, bytes, rows };
        let format = Format { dtype: pack.to, width, interleave: pack.interleave as usize, k_step };
        // SAFETY: the allocation begins with room for the object, and holds all panels and sums.
        unsafe {
            let totals: *mut i32 = first.byte_add(panels).cast();
            weights.write(Weights { head, types, format, panels: first, totals });
            let sums = if types.integers() { totals } else { core::ptr::null_mut() };
            if k > 0 && n > 0 {
                pack.run(n, (k, steps), (b.ptr, b.cs, b.rs), first, sums);
            } else if types.integers() {
                totals.write_bytes(0, columns);
            }
        }
        Ok(weights)
    }

    /// What it is, and of what size.
    pub(crate) fn head(&self) -> &Head {
        &self.head
    }

    /// The element types they were packed for: C may be another one with the same sums.
    #[cfg(feature = "capi")]
    pub(crate) fn suits(&self, types: Types) -> bool {
        (self.types.a, self.types.b, self.types.sums()) == (types.a, types.b, types.sums())
    }

    /// Where the panels are.
    pub(crate) fn ready(&self) -> Ready {
        let steps = self.head.k.next_multiple_of(self.format.k_step);
        Ready { format: self.format, panels: self.panels, totals: self.totals, steps }
    }
}
