//! What the C interface calls packed: one allocation that begins with what it is and, 64 bytes aligned, goes on with panels.

use super::{check::span, mixed::Rows};
use crate::{Error, matrix::extent};
use core::{ffi::c_void, ptr::NonNull};
use std::alloc::{Layout, alloc, dealloc};

/// Alignment of the panels.
pub(super) const ALIGN: usize = 64;

/// Rows of A that the row and so the form of the panels is chosen for: more than any register tile has.
pub(super) const ROWS: usize = 128;

/// What an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A [`Packed`](super::packed::Packed).
    Panels,
    /// [`Weights`](super::mixed::weights::Weights).
    Weights,
}

/// First in every object, whatever it is.
#[derive(Clone, Copy)]
pub(crate) struct Head {
    #[cfg_attr(not(feature = "capi"), expect(dead_code, reason = "Rust knows what it has"))]
    pub(crate) kind: Kind,
    /// Rows of B.
    pub(crate) k: usize,
    /// Columns of B.
    pub(crate) n: usize,
    /// Of the whole allocation.
    pub(crate) bytes: usize,
    /// What the panels were made for.
    pub(crate) rows: Rows,
}

/// Can a B of these sizes, address and strides, of elements of `size` bytes, be packed?
pub(super) fn check<T>(k: usize, n: usize, (ptr, rs, cs): (*const T, isize, isize), size: usize) -> Result<(), Error> {
    let fits = |size: usize| isize::try_from(size).is_ok();
    if !fits(k) || !fits(n) {
        return Err(Error::Overflow);
    }
    if k > 0 && n > 0 {
        let extent = extent(&[(k, rs), (n, cs)], size)?;
        if ptr.is_null() {
            return Err(Error::Null);
        }
        span(ptr, extent)?;
    }
    Ok(())
}

/// Memory for an object and this many bytes of panels: the object, the first panel, and the bytes of everything. Nothing is written.
pub(super) fn allocate<T>(panels: usize) -> Result<(NonNull<T>, *mut c_void, usize), Error> {
    let head = size_of::<T>().next_multiple_of(ALIGN);
    let bytes = panels.checked_add(head).ok_or(Error::Overflow)?;
    let layout = Layout::from_size_align(bytes, ALIGN).map_err(|_| Error::Overflow)?;
    // SAFETY: the size is not zero.
    let object = NonNull::new(unsafe { alloc(layout) }).ok_or(Error::NoMemory)?.cast::<T>();
    Ok((object, object.as_ptr().wrapping_byte_add(head).cast(), bytes))
}

/// Frees an object.
///
/// # Safety
///
/// It must come from [`allocate`] and begin with its [`Head`]; nobody may use it any more.
pub(crate) unsafe fn free<T>(object: NonNull<T>) {
    // SAFETY: the caller's promise; the layout is the one it was allocated with.
    unsafe {
        let bytes = object.cast::<Head>().as_ref().bytes;
        let layout = Layout::from_size_align(bytes, ALIGN).expect("it was allocated with this layout");
        dealloc(object.as_ptr().cast(), layout);
    }
}
