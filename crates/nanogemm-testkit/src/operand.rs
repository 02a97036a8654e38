//! Strided matrices (or batches of them) in guarded memory.
//!
//! An operand occupies exactly the elements of its layout; everything between and around them is poison. A kernel that
//! reads poison gives a NaN, one that writes it is reported, and one that leaves the outermost elements faults.

use crate::{Arena, Place, Sample};
use core::{marker::PhantomData, slice};

/// Elements of poison on a side that has no guard page.
const MARGIN: usize = 256;

/// Three nested dimensions (a batch, rows, columns) and their strides in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strided {
    /// How many of each.
    pub dims: [usize; 3],
    /// From one to the next.
    pub strides: [isize; 3],
}

impl Strided {
    /// One matrix.
    pub fn matrix(rows: usize, cols: usize, rs: isize, cs: isize) -> Self {
        Strided { dims: [1, rows, cols], strides: [0, rs, cs] }
    }

    /// Adjacent elements.
    pub fn line(elements: usize) -> Self {
        Self::matrix(1, elements, 0, 1)
    }

    /// No elements at all?
    pub fn is_empty(&self) -> bool {
        self.dims.contains(&0)
    }

    /// Where an element lies, relative to element (0, 0, 0). Strides of dimensions of 1 do not matter.
    #[inline]
    pub fn offset(&self, index: [usize; 3]) -> isize {
        (0..3).map(|d| if self.dims[d] > 1 { index[d] as isize * self.strides[d] } else { 0 }).sum()
    }

    /// The lowest and the highest offset of an element.
    fn reach(&self) -> (isize, isize) {
        let ends = (0..3).filter(|&d| self.dims[d] > 1).map(|d| (self.dims[d] as isize - 1) * self.strides[d]);
        ends.fold((0, 0), |(low, high), end| (low + end.min(0), high + end.max(0)))
    }

    fn each(&self, mut f: impl FnMut([usize; 3], isize)) {
        for q in 0..self.dims[0] {
            for i in 0..self.dims[1] {
                let row = self.offset([q, i, 0]);
                let step = if self.dims[2] > 1 { self.strides[2] } else { 0 };
                for j in 0..self.dims[2] {
                    f([q, i, j], row + j as isize * step);
                }
            }
        }
    }
}

/// Elements in an arena.
pub struct Operand<'a, T> {
    layout: Strided,
    origin: *mut T,
    /// All memory that is watched: the elements, gaps, and poison around them.
    window: *mut T,
    length: usize,
    arena: PhantomData<&'a mut Arena>,
}

impl<'a, T: Sample> Operand<'a, T> {
    /// Places a layout and gives each element a value by its index. Where several indices mean one element (stride 0), the
    /// last value stays.
    pub fn new(arena: &'a mut Arena, layout: Strided, place: Place, mut value: impl FnMut([usize; 3]) -> T) -> Self {
        let size = size_of::<T>();
        if layout.is_empty() {
            // Any access at this address faults.
            let nowhere = if place == Place::AtEnd { arena.end() } else { arena.start().wrapping_sub(size) };
            return Operand {
                layout,
                origin: nowhere.cast(),
                window: arena.start().cast(),
                length: 0,
                arena: PhantomData,
            };
        }
        let (low, high) = layout.reach();
        let span = (high - low + 1) as usize;
        let first: *mut T = arena.place(span * size, size, place).cast();
        let room_before = (first.addr() - arena.start().addr()) / size;
        let room_after = (arena.end().addr() - first.wrapping_add(span).addr()) / size;
        let before = room_before.min(MARGIN);
        let length = before + span + room_after.min(MARGIN);
        let window = first.wrapping_sub(before);
        let operand = Operand { layout, origin: first.wrapping_offset(-low), window, length, arena: PhantomData };
        operand.watched().fill(T::POISON);
        // SAFETY: the offset of an element of the layout lies inside the arena.
        layout.each(|index, offset| unsafe { *operand.origin.offset(offset) = value(index) });
        operand
    }

    #[allow(clippy::mut_from_ref, reason = "the arena is borrowed exclusively, and no two results live at once")]
    fn watched(&self) -> &mut [T] {
        // SAFETY: the window lies inside the arena.
        unsafe { slice::from_raw_parts_mut(self.window, self.length) }
    }

    /// The address of element (0, 0, 0); if there is none, an address that faults.
    pub fn ptr(&self) -> *mut T {
        self.origin
    }

    /// The layout.
    pub fn layout(&self) -> &Strided {
        &self.layout
    }

    /// The element at an index.
    pub fn get(&self, index: [usize; 3]) -> T {
        assert!((0..3).all(|d| index[d] < self.layout.dims[d]), "{index:?} in {:?}", self.layout);
        // SAFETY: an element of the layout lies inside the arena.
        unsafe { *self.origin.offset(self.layout.offset(index)) }
    }

    /// Everything watched, to compare with later.
    pub fn snapshot(&self) -> Vec<T> {
        self.watched().to_vec()
    }

    /// Is every bit, of elements too, as it was in a snapshot?
    pub fn unchanged(&self, since: &[T]) -> Result<(), String> {
        let mut pairs = self.watched().iter().zip(since);
        match pairs.position(|(now, then)| now.bits() != then.bits()) {
            None => Ok(()),
            Some(at) => Err(format!("an input was written: {}", self.spot(at))),
        }
    }

    /// Gives every element to `check`, then proves that everything else is still poison. The elements are used up.
    pub fn finish(self, mut check: impl FnMut([usize; 3], T) -> Result<(), String>) -> Result<(), String> {
        let mut result = Ok(());
        self.layout.each(|index, offset| {
            // SAFETY: an element of the layout lies inside the arena.
            let element = unsafe { &mut *self.origin.offset(offset) };
            if result.is_ok() {
                result = check(index, *element);
            }
            *element = T::POISON;
        });
        result?;
        match self.watched().iter().position(|x| x.bits() != T::POISON.bits()) {
            None => Ok(()),
            Some(at) => Err(format!("written outside of the operand: {}", self.spot(at))),
        }
    }

    /// A place in the window in terms of the operand.
    fn spot(&self, at: usize) -> String {
        let offset =
            (self.window.addr() as isize - self.origin.addr() as isize) / size_of::<T>() as isize + at as isize;
        let (low, high) = self.layout.reach();
        let value = self.watched()[at];
        format!(
            "{value:?} ({:#x}) at offset {offset} of {:?}, whose elements lie at {low}..={high}",
            value.bits(),
            self.layout
        )
    }
}

/// Writes inside, between and around the elements, and expects the right reports.
pub fn self_test() -> Result<(), String> {
    let mut arena = Arena::new(1 << 16);
    let layout = Strided::matrix(3, 2, 5, -1);
    let mut report = |place, offset: isize| {
        let operand = Operand::<f32>::new(&mut arena, layout, place, |_| 1.0);
        let before = operand.snapshot();
        // SAFETY: the test's offsets lie inside the arena.
        unsafe { *operand.ptr().offset(offset) = 2.0 };
        let changed = operand.unchanged(&before).is_err();
        let mut elements = 0;
        let outside = operand.finish(|_, value| {
            elements += usize::from(value == 2.0);
            Ok(())
        });
        (changed, elements, outside.is_err())
    };
    for place in Place::ALL {
        let gaps = [1, 3, 6, 8].into_iter();
        let around = match place {
            Place::AtEnd => [-2, -200],
            _ => [11, 200],
        };
        for offset in gaps.chain(around) {
            if report(place, offset) != (true, 0, true) {
                return Err(format!("a write at offset {offset} of {layout:?} at {place:?} went unnoticed"));
            }
        }
        for offset in [-1, 0, 4, 5, 9, 10] {
            if report(place, offset) != (true, 1, false) {
                return Err(format!(
                    "a write of the element at offset {offset} of {layout:?} at {place:?} was misjudged"
                ));
            }
        }
    }
    let end = arena.end();
    let empty = Operand::<f32>::new(&mut arena, Strided::matrix(0, 4, 4, 1), Place::AtEnd, |_| 0.0);
    if empty.ptr().cast() != end {
        return Err("an operand without elements has an address that can be read".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canaries_bite() {
        self_test().unwrap();
    }

    #[test]
    fn elements_are_flush_whatever_the_signs() {
        let mut arena = Arena::new(1 << 16);
        for (rs, cs) in [(4, 1), (-4, 1), (4, -1), (-4, -1), (1, 7), (-1, 7), (0, 1), (1, 0)] {
            let layout = Strided::matrix(3, 2, rs, cs);
            let (low, high) = layout.reach();
            let end = arena.end();
            let operand = Operand::<f32>::new(&mut arena, layout, Place::AtEnd, |[_, i, j]| (10 * i + j) as f32);
            assert_eq!(operand.ptr().wrapping_offset(high + 1).cast(), end, "{layout:?}");
            if rs != 0 && cs != 0 {
                assert_eq!(operand.get([0, 2, 1]), 21.0);
            }
            let start = arena.start();
            let operand = Operand::<f32>::new(&mut arena, layout, Place::AtStart, |_| 0.0);
            assert_eq!(operand.ptr().wrapping_offset(low).cast(), start, "{layout:?}");
        }
    }
}
