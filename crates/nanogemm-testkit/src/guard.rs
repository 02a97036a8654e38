//! Memory between pages that fault.
//!
//! ```text
//! | no access |  usable pages ............................ | no access |
//!             ^ AtStart: first byte of an operand          ^ AtEnd: one past its last byte
//! ```
//!
//! A read or write of a single byte on the wrong side of a flush operand ends the process; [`fault`](crate::fault) says
//! in which test.

use crate::masked;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect, munmap};
use std::{ffi::c_void, ptr};

/// Which end of an operand lies flush against the page that faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The byte after the last one faults; under an emulator that [reads too much](crate::masked), one a few bytes further.
    AtEnd,
    /// The byte before the first one faults.
    AtStart,
    /// So many elements after the start: no guard, but an alignment of its own.
    Shifted(usize),
}

impl Place {
    /// Every end, and one element away from a page boundary.
    pub const ALL: [Place; 3] = [Place::AtEnd, Place::AtStart, Place::Shifted(1)];
}

/// Usable pages between two that fault.
pub struct Arena {
    map: *mut c_void,
    page: usize,
    usable: usize,
    /// Bytes that `AtEnd` leaves before the guard: 0, except under an emulator that reads too much.
    slack: usize,
}

// SAFETY: the mapping belongs to this value alone.
unsafe impl Send for Arena {}

impl Arena {
    /// At least `bytes` usable bytes. Pages never touched cost nothing.
    ///
    /// # Panics
    ///
    /// If the system has no memory for them.
    pub fn new(bytes: usize) -> Self {
        Self::with_slack(bytes, masked::readable())
    }

    /// The same with `slack` bytes between operands at the end and the guard.
    pub(crate) fn with_slack(bytes: usize, slack: usize) -> Self {
        let page = rustix::param::page_size();
        let usable = (bytes.max(1) + slack).next_multiple_of(page);
        let protection = ProtFlags::READ | ProtFlags::WRITE;
        let flags = MapFlags::PRIVATE | MapFlags::NORESERVE;
        // SAFETY: a fresh private mapping, and its first and last page, which nobody uses yet.
        unsafe {
            let map = mmap_anonymous(ptr::null_mut(), usable + 2 * page, protection, flags).expect("memory for a test");
            mprotect(map, page, MprotectFlags::empty()).expect("a page of the mapping");
            mprotect(map.byte_add(page + usable), page, MprotectFlags::empty()).expect("a page of the mapping");
            Arena { map, page, usable, slack }
        }
    }

    /// The first usable byte.
    pub fn start(&self) -> *mut u8 {
        self.map.wrapping_byte_add(self.page).cast()
    }

    /// One past the last usable byte.
    pub fn end(&self) -> *mut u8 {
        self.start().wrapping_add(self.usable)
    }

    /// Where `bytes` bytes of elements of `size` bytes begin.
    ///
    /// # Panics
    ///
    /// If they do not fit.
    pub fn place(&self, bytes: usize, size: usize, place: Place) -> *mut u8 {
        let shift = if let Place::Shifted(elements) = place { elements * size } else { 0 };
        assert!(bytes + shift + self.slack <= self.usable, "{bytes} bytes in an arena of {}", self.usable);
        match place {
            Place::AtEnd => self.end().wrapping_sub(self.slack + bytes),
            _ => self.start().wrapping_add(shift),
        }
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        // SAFETY: the mapping made in `new`; operands borrow the arena, so none is left.
        unsafe { munmap(self.map, self.usable + 2 * self.page) }.expect("the mapping of this arena");
    }
}

/// Reads and writes on both sides of both guards, in children.
pub fn self_test() -> Result<(), String> {
    let arena = Arena::new(100);
    let (first, last) = (arena.start(), arena.end().wrapping_sub(1));
    let before = first.wrapping_sub(1);
    for (what, at, faults) in
        [("before", before, true), ("first", first, false), ("last", last, false), ("after", arena.end(), true)]
    {
        for write in [false, true] {
            // SAFETY: where this is no byte of the arena, the child is there to fault.
            let access = || unsafe {
                if write {
                    at.write_volatile(1)
                } else {
                    at.read_volatile();
                }
            };
            let died = crate::fault::kills(access);
            if died != faults {
                return Err(format!("guard pages: {what} byte, write {write}: faults {died}, expected {faults}"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_bite() {
        self_test().unwrap();
    }

    #[test]
    fn places_are_flush() {
        let arena = Arena::new(4096);
        assert_eq!(arena.place(12, 4, Place::AtEnd).wrapping_add(12), arena.end());
        assert_eq!(arena.place(12, 4, Place::AtStart), arena.start());
        assert_eq!(arena.place(12, 4, Place::Shifted(1)), arena.start().wrapping_add(4));
    }
}
