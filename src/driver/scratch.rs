//! Scratch memory: 64-byte aligned, bounded by the block sizes, reused, freed with its thread.

use crate::Error;
use core::{cell::Cell, mem::MaybeUninit, ptr};
use std::alloc::{Layout, alloc, dealloc};

/// Alignment of every part of a scratch area: a cache line and the widest fixed vector.
pub(super) const ALIGN: usize = 64;

/// Bytes of scratch on the stack. Small products use nothing else, so they may run in a signal handler that interrupted
/// another call.
pub(super) const STACK_BYTES: usize = 32 * 1024;

#[repr(align(64))]
struct Stack(MaybeUninit<[u8; STACK_BYTES]>);

/// Runs `f` with `STACK_BYTES` bytes of scratch. A function of its own, so that calls that pack nothing need no such frame.
#[inline(never)]
pub(super) fn on_stack<R>(f: impl FnOnce(*mut u8) -> R) -> R {
    let mut area = Stack(MaybeUninit::uninit());
    f(area.0.as_mut_ptr().cast())
}

/// A heap area.
struct Area {
    ptr: *mut u8,
    bytes: usize,
}

impl Area {
    const EMPTY: Area = Area { ptr: ptr::null_mut(), bytes: 0 };

    fn layout(bytes: usize) -> Option<Layout> {
        Layout::from_size_align(bytes, ALIGN).ok()
    }

    fn new(bytes: usize) -> Result<Self, Error> {
        let layout = Self::layout(bytes).ok_or(Error::NoMemory)?;
        #[cfg(test)]
        if tests::SHORT.get() {
            return Err(Error::NoMemory);
        }
        // SAFETY: scratch areas are not empty.
        let ptr = unsafe { alloc(layout) };
        if ptr.is_null() { Err(Error::NoMemory) } else { Ok(Area { ptr, bytes }) }
    }
}

impl Drop for Area {
    fn drop(&mut self) {
        if !self.ptr.is_null() {
            let layout = Self::layout(self.bytes).expect("the area was allocated with this layout");
            // SAFETY: ptr came from alloc with the same layout.
            unsafe { dealloc(self.ptr, layout) };
        }
    }
}

thread_local! {
    static KEPT: Cell<Area> = const { Cell::new(Area::EMPTY) };
}

/// Runs `f` with at least `bytes` bytes of this thread's scratch, growing it if need be.
///
/// The area is taken out of its cell meanwhile: a call made inside `f` (from a signal handler) finds an empty cell and
/// allocates its own.
pub(super) fn on_heap<R>(bytes: usize, f: impl FnOnce(*mut u8) -> R) -> Result<R, Error> {
    let kept = KEPT.try_with(|cell| cell.replace(Area::EMPTY)).unwrap_or(Area::EMPTY);
    let area = if kept.bytes >= bytes {
        kept
    } else {
        drop(kept);
        Area::new(bytes)?
    };
    let result = f(area.ptr);
    // During thread shutdown the cell is gone, and the area is freed here.
    let _ = KEPT.try_with(|cell| cell.replace(area));
    Ok(result)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    thread_local! {
        /// Is there no memory left for areas of this thread?
        pub(super) static SHORT: Cell<bool> = const { Cell::new(false) };
    }

    /// From now on there is none, and what was kept is gone, as after a call for more from a signal handler.
    pub(in crate::driver) fn run_short(short: bool) {
        SHORT.set(short);
        KEPT.with(|cell| drop(cell.replace(Area::EMPTY)));
    }

    #[test]
    fn areas_are_aligned_kept_and_reentrant() {
        let mut outer = 0;
        on_heap(1000, |area| {
            outer = area.addr();
            assert_eq!(area.addr() % ALIGN, 0);
            // As from a signal handler in the middle of a call.
            on_heap(10, |inner| assert_ne!(inner, area)).expect("small");
        })
        .expect("small");
        on_heap(1000, |area| assert_eq!(area.addr(), outer, "the area is used again")).expect("small");
        on_stack(|area| assert_eq!(area.addr() % ALIGN, 0));
    }

    #[test]
    fn too_much_is_an_error() {
        assert_eq!(on_heap(isize::MAX as usize - 100, |_| ()), Err(Error::NoMemory));
        assert_eq!(on_heap(usize::MAX, |_| ()), Err(Error::NoMemory));
    }
}
