//! Matrix views: a pointer, two dimensions and two strides. Every proof about bounds and overflow lives here.
//!
//! Element (i, j) lies `i * row stride + j * column stride` elements after element (0, 0). Row-major is (row length, 1),
//! column-major is (1, column length); strides may be negative, and in a [`MatRef`] zero, which repeats a row or column.
//!
//! | quantity                 | fits because                                                                        |
//! |--------------------------|-------------------------------------------------------------------------------------|
//! | the offset of an element | [`extent`] computed the smallest and the largest one with checked arithmetic        |
//! | its bytes                | the same extent, times the element size, is at most `isize::MAX`                    |
//! | strides of dimensions <= 1 | they are never multiplied: normalised to 0 where a view is made                   |

use crate::{Error, element::Storage};
use core::{fmt, marker::PhantomData};

/// A dimension and the distance between its neighbours, in elements.
pub(crate) type Axis = (usize, isize);

/// The bytes that elements span, relative to the first byte of element (0, 0): `low <= 0 < high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    pub(crate) low: isize,
    pub(crate) high: isize,
}

/// The extent of all combinations of indices below the axes' dimensions, all of which are positive.
pub(crate) fn extent(axes: &[Axis], size: usize) -> Result<Extent, Error> {
    let (mut low, mut high) = (0isize, 1isize);
    for &(dimension, stride) in axes {
        let last = isize::try_from(dimension).map_err(|_| Error::Overflow)? - 1;
        let reach = if last == 0 { 0 } else { last.checked_mul(stride).ok_or(Error::Overflow)? };
        let end = if reach < 0 { &mut low } else { &mut high };
        *end = end.checked_add(reach).ok_or(Error::Overflow)?;
    }
    let size = isize::try_from(size).expect("elements are a few bytes long");
    let low = low.checked_mul(size).ok_or(Error::Overflow)?;
    let high = high.checked_mul(size).ok_or(Error::Overflow)?;
    high.checked_sub(low).ok_or(Error::Overflow)?;
    Ok(Extent { low, high })
}

fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Do all elements of a `rows x cols` matrix lie at different places?
///
/// Places of (i, j) and (i', j') coincide if `(i - i') * rs = (j' - j) * cs`; the smallest such step apart from (0, 0) is
/// `(|cs| / g, |rs| / g)` with `g = gcd(|rs|, |cs|)`, so it has to leave the matrix.
pub(crate) fn distinct(rows: usize, cols: usize, rs: isize, cs: isize) -> bool {
    let (rs, cs) = (rs.unsigned_abs(), cs.unsigned_abs());
    match (rows > 1, cols > 1) {
        (false, false) => true,
        (true, false) => rs != 0,
        (false, true) => cs != 0,
        (true, true) => {
            let g = gcd(rs, cs);
            rs != 0 && cs != 0 && !(cs / g < rows && rs / g < cols)
        }
    }
}

/// The strides of a view, 0 for dimensions that have no second element.
fn normal(rows: usize, cols: usize, rs: isize, cs: isize) -> (isize, isize) {
    (if rows > 1 { rs } else { 0 }, if cols > 1 { cs } else { 0 })
}

/// Proves that a view of `length` elements starting at `offset` stays inside them.
pub(crate) fn inside<T>(length: usize, offset: usize, axes: &[Axis]) -> Result<(), Error> {
    if axes.iter().any(|&(dimension, _)| dimension == 0) {
        return Ok(());
    }
    let extent = extent(axes, size_of::<T>())?;
    let size = size_of::<T>();
    let before = extent.low.unsigned_abs() / size;
    let after = extent.high.unsigned_abs() / size;
    if offset < before || length.checked_sub(offset).is_none_or(|rest| rest < after) {
        return Err(Error::Argument);
    }
    Ok(())
}

macro_rules! common_methods {
    ($pointer:ty) => {
        /// Rows.
        pub const fn rows(&self) -> usize {
            self.rows
        }

        /// Columns.
        pub const fn cols(&self) -> usize {
            self.cols
        }

        /// Elements from one row to the next; 0 if there is at most one row.
        pub const fn row_stride(&self) -> isize {
            self.rs
        }

        /// Elements from one column to the next; 0 if there is at most one column.
        pub const fn col_stride(&self) -> isize {
            self.cs
        }

        /// The element in row `row` and column `col`, or `None` outside the matrix.
        pub fn get(&self, row: usize, col: usize) -> Option<T> {
            if row >= self.rows || col >= self.cols {
                return None;
            }
            // SAFETY: the view's extent was proven when it was made, and (row, col) lies inside it.
            Some(unsafe { *self.at(row, col) })
        }

        /// The same view, put together here and now: a call off the beaten path then takes no address of the one there was, which
        /// can stay in registers.
        #[inline(always)]
        pub(crate) fn again(self) -> Self {
            Self { ptr: self.ptr, rows: self.rows, cols: self.cols, rs: self.rs, cs: self.cs, elements: self.elements }
        }

        /// The same elements with rows and columns exchanged.
        pub fn transpose(self) -> Self {
            Self { rows: self.cols, cols: self.rows, rs: self.cs, cs: self.rs, ..self }
        }

        /// The same elements, last row first.
        pub fn reverse_rows(self) -> Self {
            let ptr = self.at(self.rows.saturating_sub(1), 0);
            Self { ptr, rs: self.rs.wrapping_neg(), ..self }
        }

        /// The same elements, last column first.
        pub fn reverse_cols(self) -> Self {
            self.transpose().reverse_rows().transpose()
        }

        /// The `rows x cols` elements from (`row`, `col`) on; [`Error::Argument`] if they are not all inside.
        pub fn submatrix(self, row: usize, col: usize, rows: usize, cols: usize) -> Result<Self, Error> {
            let fits = |from: usize, count: usize, of: usize| from.checked_add(count).is_some_and(|end| end <= of);
            if !fits(row, rows, self.rows) || !fits(col, cols, self.cols) {
                return Err(Error::Argument);
            }
            let ptr = if rows == 0 || cols == 0 { self.ptr } else { self.at(row, col) };
            let (rs, cs) = normal(rows, cols, self.rs, self.cs);
            Ok(Self { ptr, rows, cols, rs, cs, ..self })
        }

        /// The address of (row, col); to be read only if that lies inside the matrix.
        fn at(&self, row: usize, col: usize) -> $pointer {
            // Inside the matrix neither product nor sum overflows; an empty matrix is never dereferenced.
            let offset = (row as isize).wrapping_mul(self.rs).wrapping_add((col as isize).wrapping_mul(self.cs));
            self.ptr.wrapping_offset(offset)
        }
    };
}

/// A matrix to read.
#[derive(Clone, Copy)]
pub struct MatRef<'a, T> {
    ptr: *const T,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
    elements: PhantomData<&'a T>,
}

// SAFETY: the view stands for shared references to its elements.
unsafe impl<T: Sync> Send for MatRef<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for MatRef<'_, T> {}

impl<'a, T: Storage> MatRef<'a, T> {
    /// The first `rows * cols` elements of a slice, row by row.
    pub fn from_slice(data: &'a [T], rows: usize, cols: usize) -> Result<Self, Error> {
        let rs = isize::try_from(cols).map_err(|_| Error::Overflow)?;
        Self::from_slice_with_strides(data, 0, rows, cols, rs, 1)
    }

    /// Any matrix inside a slice. Element (0, 0) is `data[offset]`; strides are in elements, of any sign, and may be 0.
    pub fn from_slice_with_strides(
        data: &'a [T],
        offset: usize,
        rows: usize,
        cols: usize,
        rs: isize,
        cs: isize,
    ) -> Result<Self, Error> {
        inside::<T>(data.len(), offset, &[(rows, rs), (cols, cs)])?;
        // SAFETY: no element lies outside the slice, which is borrowed for 'a.
        Ok(unsafe { Self::from_raw_parts(data.as_ptr().wrapping_add(offset), rows, cols, rs, cs) })
    }

    /// A matrix at an address.
    ///
    /// # Safety
    ///
    /// For `'a`, every element must be readable and written by nobody else. The pointer may be null if there is none.
    pub unsafe fn from_raw_parts(ptr: *const T, rows: usize, cols: usize, rs: isize, cs: isize) -> Self {
        let (rs, cs) = normal(rows, cols, rs, cs);
        Self { ptr, rows, cols, rs, cs, elements: PhantomData }
    }

    /// The address of element (0, 0).
    pub const fn as_ptr(&self) -> *const T {
        self.ptr
    }

    /// Where the view keeps the address of element (0, 0).
    pub(crate) const fn address(&self) -> *const *const T {
        &raw const self.ptr
    }

    common_methods!(*const T);
}

/// A matrix to write. Its elements lie at different places.
pub struct MatMut<'a, T> {
    ptr: *mut T,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
    elements: PhantomData<&'a mut T>,
}

// SAFETY: the view stands for exclusive references to its elements.
unsafe impl<T: Send> Send for MatMut<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for MatMut<'_, T> {}

impl<'a, T: Storage> MatMut<'a, T> {
    /// The first `rows * cols` elements of a slice, row by row.
    pub fn from_slice(data: &'a mut [T], rows: usize, cols: usize) -> Result<Self, Error> {
        let rs = isize::try_from(cols).map_err(|_| Error::Overflow)?;
        Self::from_slice_with_strides(data, 0, rows, cols, rs, 1)
    }

    /// Any matrix inside a slice whose elements lie at different places ([`Error::Stride`] otherwise). Element (0, 0) is
    /// `data[offset]`; strides are in elements, of any sign.
    pub fn from_slice_with_strides(
        data: &'a mut [T],
        offset: usize,
        rows: usize,
        cols: usize,
        rs: isize,
        cs: isize,
    ) -> Result<Self, Error> {
        inside::<T>(data.len(), offset, &[(rows, rs), (cols, cs)])?;
        if rows > 0 && cols > 0 && !distinct(rows, cols, rs, cs) {
            return Err(Error::Stride);
        }
        // SAFETY: no element lies outside the slice, which is borrowed exclusively for 'a, and all are distinct.
        Ok(unsafe { Self::from_raw_parts(data.as_mut_ptr().wrapping_add(offset), rows, cols, rs, cs) })
    }

    /// A matrix at an address.
    ///
    /// # Safety
    ///
    /// For `'a`, every element must be readable and writable and used by nobody else, and all must lie at different
    /// places. The pointer may be null if there is none.
    pub unsafe fn from_raw_parts(ptr: *mut T, rows: usize, cols: usize, rs: isize, cs: isize) -> Self {
        let (rs, cs) = normal(rows, cols, rs, cs);
        Self { ptr, rows, cols, rs, cs, elements: PhantomData }
    }

    /// The address of element (0, 0).
    pub const fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr
    }

    /// Sets an element; `None` outside the matrix.
    pub fn set(&mut self, row: usize, col: usize, value: T) -> Option<()> {
        if row >= self.rows || col >= self.cols {
            return None;
        }
        // SAFETY: the view's extent was proven when it was made, and (row, col) lies inside it.
        unsafe { *self.at(row, col) = value };
        Some(())
    }

    /// The same matrix to read.
    pub fn as_ref(&self) -> MatRef<'_, T> {
        // SAFETY: while the result lives, self is borrowed, so nobody writes.
        unsafe { MatRef::from_raw_parts(self.ptr, self.rows, self.cols, self.rs, self.cs) }
    }

    /// The same matrix for a shorter time.
    pub fn as_mut(&mut self) -> MatMut<'_, T> {
        Self { ..*self }
    }

    common_methods!(*mut T);
}

impl<T: Storage> fmt::Debug for MatRef<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |i| (0..self.cols).filter_map(move |j| self.get(i, j)).collect::<Vec<T>>();
        f.debug_list().entries((0..self.rows).map(row)).finish()
    }
}

impl<T: Storage> fmt::Debug for MatMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().fmt(f)
    }
}
