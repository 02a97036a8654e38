//! Many independent products of one shape.

use crate::{
    Error,
    driver::{self, Call, Copies, overlap::copies_apart},
    element::{Element, Storage},
    matrix::{Axis, MatMut, MatRef, distinct, inside},
};
use core::{ffi::c_void, marker::PhantomData};

/// The shape and places of matrices at a constant distance.
#[derive(Clone, Copy, Debug)]
struct Places {
    count: usize,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
    step: isize,
}

impl Places {
    fn axes(&self) -> [Axis; 3] {
        [(self.rows, self.rs), (self.cols, self.cs), (self.count, self.step)]
    }

    fn axes_without_dead_strides(&self) -> Self {
        let live = |dimension: usize, stride: isize| if dimension > 1 { stride } else { 0 };
        let (rs, cs) = (live(self.rows, self.rs), live(self.cols, self.cs));
        Places { rs, cs, step: live(self.count, self.step), ..*self }
    }
}

/// Matrices to read: element (i, j) of matrix x lies `x * step + i * row stride + j * column stride` elements after the
/// first.
#[derive(Clone, Copy, Debug)]
pub struct BatchRef<'a, T> {
    ptr: *const T,
    places: Places,
    elements: PhantomData<&'a T>,
}

// SAFETY: the view stands for shared references to its elements.
unsafe impl<T: Sync> Send for BatchRef<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for BatchRef<'_, T> {}

impl<'a, T: Storage> BatchRef<'a, T> {
    /// The first `count * rows * cols` elements of a slice, matrix by matrix, row by row.
    pub fn from_slice(data: &'a [T], count: usize, rows: usize, cols: usize) -> Result<Self, Error> {
        let (rs, step) = contiguous(rows, cols)?;
        Self::from_slice_with_strides(data, 0, count, rows, cols, rs, 1, step)
    }

    /// Any matrices inside a slice. Element (0, 0) of the first is `data[offset]`; `step` leads from one matrix to the next.
    #[expect(clippy::too_many_arguments, reason = "one more than the strides of a matrix")]
    pub fn from_slice_with_strides(
        data: &'a [T],
        offset: usize,
        count: usize,
        rows: usize,
        cols: usize,
        rs: isize,
        cs: isize,
        step: isize,
    ) -> Result<Self, Error> {
        let places = Places { count, rows, cols, rs, cs, step };
        inside::<T>(data.len(), offset, &places.axes())?;
        let ptr = data.as_ptr().wrapping_add(offset);
        Ok(BatchRef { ptr, places: places.axes_without_dead_strides(), elements: PhantomData })
    }

    /// One matrix `count` times: an operand that all products share.
    pub fn repeated(matrix: MatRef<'a, T>, count: usize) -> Self {
        let (rows, cols) = (matrix.rows(), matrix.cols());
        let places = Places { count, rows, cols, rs: matrix.row_stride(), cs: matrix.col_stride(), step: 0 };
        BatchRef { ptr: matrix.as_ptr(), places, elements: PhantomData }
    }

    /// Matrices.
    pub fn count(&self) -> usize {
        self.places.count
    }

    /// A matrix, or `None` beyond the last.
    pub fn get(&self, index: usize) -> Option<MatRef<'a, T>> {
        let Places { count, rows, cols, rs, cs, step } = self.places;
        let ptr = self.ptr.wrapping_offset((index as isize).wrapping_mul(step));
        // SAFETY: the extent of all matrices was proven when the view was made.
        (index < count).then(|| unsafe { MatRef::from_raw_parts(ptr, rows, cols, rs, cs) })
    }

    /// The first matrix: address and strides.
    pub(crate) fn place(&self) -> (*const c_void, isize, isize) {
        (self.ptr.cast(), self.places.rs, self.places.cs)
    }

    /// The same matrices with rows and columns exchanged.
    pub fn transpose(self) -> Self {
        let Places { rows, cols, rs, cs, .. } = self.places;
        BatchRef { places: Places { rows: cols, cols: rows, rs: cs, cs: rs, ..self.places }, ..self }
    }
}

/// Matrices to write, at different places.
#[derive(Debug)]
pub struct BatchMut<'a, T> {
    ptr: *mut T,
    places: Places,
    elements: PhantomData<&'a mut T>,
}

// SAFETY: the view stands for exclusive references to its elements.
unsafe impl<T: Send> Send for BatchMut<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for BatchMut<'_, T> {}

impl<'a, T: Storage> BatchMut<'a, T> {
    /// The first `count * rows * cols` elements of a slice, matrix by matrix, row by row.
    pub fn from_slice(data: &'a mut [T], count: usize, rows: usize, cols: usize) -> Result<Self, Error> {
        let (rs, step) = contiguous(rows, cols)?;
        Self::from_slice_with_strides(data, 0, count, rows, cols, rs, 1, step)
    }

    /// Any matrices inside a slice whose elements all lie at different places ([`Error::Stride`] otherwise). Element (0, 0)
    /// of the first is `data[offset]`; `step` leads from one matrix to the next.
    #[expect(clippy::too_many_arguments, reason = "one more than the strides of a matrix")]
    pub fn from_slice_with_strides(
        data: &'a mut [T],
        offset: usize,
        count: usize,
        rows: usize,
        cols: usize,
        rs: isize,
        cs: isize,
        step: isize,
    ) -> Result<Self, Error> {
        let places = Places { count, rows, cols, rs, cs, step };
        inside::<T>(data.len(), offset, &places.axes())?;
        let empty = count == 0 || rows == 0 || cols == 0;
        let apart = empty || distinct(rows, cols, rs, cs) && copies_apart(places.axes());
        if !apart {
            return Err(Error::Stride);
        }
        let ptr = data.as_mut_ptr().wrapping_add(offset);
        Ok(BatchMut { ptr, places: places.axes_without_dead_strides(), elements: PhantomData })
    }

    /// Matrices.
    pub fn count(&self) -> usize {
        self.places.count
    }

    /// The first matrix: address and strides.
    pub(crate) fn place_mut(&mut self) -> (*mut c_void, isize, isize) {
        (self.ptr.cast(), self.places.rs, self.places.cs)
    }

    /// A matrix, or `None` beyond the last.
    pub fn get_mut(&mut self, index: usize) -> Option<MatMut<'_, T>> {
        let Places { count, rows, cols, rs, cs, step } = self.places;
        let ptr = self.ptr.wrapping_offset((index as isize).wrapping_mul(step));
        // SAFETY: the extent of all matrices was proven when the view was made, and that they are distinct.
        (index < count).then(|| unsafe { MatMut::from_raw_parts(ptr, rows, cols, rs, cs) })
    }
}

/// Sizes, numbers and distances of products; [`Error::Argument`] if the operands do not fit together.
pub(crate) fn products<A, B, C>(
    a: &BatchRef<'_, A>,
    b: &BatchRef<'_, B>,
    c: &BatchMut<'_, C>,
) -> Result<((usize, usize, usize), Copies), Error> {
    let (x, y, z) = (a.places, b.places, c.places);
    if (x.count, y.count) != (z.count, z.count) || (x.rows, x.cols, y.cols) != (z.rows, y.rows, z.cols) {
        return Err(Error::Argument);
    }
    Ok(((z.rows, z.cols, x.cols), Copies { count: z.count, a: x.step, b: y.step, c: z.step }))
}

/// Row stride and step of matrices that follow each other row by row.
fn contiguous(rows: usize, cols: usize) -> Result<(isize, isize), Error> {
    let rs = isize::try_from(cols).map_err(|_| Error::Overflow)?;
    let step = isize::try_from(rows).ok().and_then(|rows| rows.checked_mul(rs)).ok_or(Error::Overflow)?;
    Ok((rs, step))
}

/// `C_x = alpha * A_x * B_x + beta * C_x` for every x; as [`gemm`](crate::gemm) otherwise.
///
/// Numbers or shapes that do not fit together are [`Error::Argument`]. An operand that all products share, one
/// [`repeated`](BatchRef::repeated), is packed once for all if it is packed.
///
/// ```
/// use nanogemm::{BatchMut, BatchRef, MatRef, gemm_batched};
///
/// let a = [1.0f32, 2.0, 3.0, 4.0]; // two matrices of one row
/// let b = MatRef::from_slice(&[10.0f32, 1.0], 2, 1)?;
/// let mut c = [0.0f32; 2];
/// let (a, b) = (BatchRef::from_slice(&a, 2, 1, 2)?, BatchRef::repeated(b, 2));
/// gemm_batched(1.0, a, b, 0.0, BatchMut::from_slice(&mut c, 2, 1, 1)?)?;
/// assert_eq!(c, [12.0, 34.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
pub fn gemm_batched<T: Element>(
    alpha: T::Scalar,
    a: BatchRef<'_, T>,
    b: BatchRef<'_, T>,
    beta: T::Scalar,
    c: BatchMut<'_, T>,
) -> Result<(), Error> {
    let (sizes, copies) = products(&a, &b, &c)?;
    let operand = |view: &BatchRef<'_, T>| driver::Operand {
        ptr: view.ptr,
        rs: view.places.rs,
        cs: view.places.cs,
        members: driver::Members::Apart(0),
    };
    let call = Call::new(sizes, alpha, operand(&a), operand(&b), beta, (c.ptr, c.places.rs, c.places.cs));
    // SAFETY: views vouch for their elements.
    unsafe { driver::execute(&Call { copies, ..call }, driver::choose) }
}
