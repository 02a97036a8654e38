//! Constant weights: B packed once, multiplied many times.

use crate::{
    Error,
    dispatch::{self, FeatureSet},
    driver::{self, object, packed, packed::Packed},
    element::Element,
    kernel::{LIBRARY, Library},
    matrix::{MatMut, MatRef},
};
use core::{fmt, marker::PhantomData, ptr::NonNull};

/// B, `k x n`, in the order in which kernels read it. Immutable; any thread may use it, at the same time as others.
///
/// ```
/// use nanogemm::{MatMut, MatRef, PackedB, gemm_packed_b};
///
/// let weights = PackedB::new(MatRef::from_slice(&[5.0f32, 6.0, 7.0, 8.0], 2, 2)?)?;
/// let a = [1.0f32, 2.0, 3.0, 4.0];
/// let mut c = [0.0f32; 4];
/// gemm_packed_b(1.0, MatRef::from_slice(&a, 2, 2)?, &weights, 0.0, MatMut::from_slice(&mut c, 2, 2)?)?;
/// assert_eq!(c, [19.0, 22.0, 43.0, 50.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
///
/// The order suits the kernels that this machine runs (and `NANOGEMM_ISA` allows) when B is packed. A call on a thread with
/// another vector length gives the same values, but copies B into another order first. It is not meant to be stored.
pub struct PackedB<T> {
    packed: NonNull<Packed>,
    elements: PhantomData<T>,
}

// SAFETY: it owns its memory, which nobody changes until it is dropped.
unsafe impl<T: Send> Send for PackedB<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for PackedB<T> {}

impl<T: Element> PackedB<T> {
    /// Packs a matrix with any strides, which is not needed any more afterwards.
    ///
    /// [`Error::Overflow`] if its panels exceed the address space, [`Error::NoMemory`] if there is no memory for them.
    pub fn new(b: MatRef<'_, T>) -> Result<Self, Error> {
        // SAFETY: the features were found on this machine.
        unsafe { Self::for_library(&LIBRARY, dispatch::features(), b) }
    }

    /// Packs for the rows of a library.
    ///
    /// # Safety
    ///
    /// The machine must run the instruction sets in `features`.
    pub(crate) unsafe fn for_library(
        library: &'static Library,
        features: FeatureSet,
        b: MatRef<'_, T>,
    ) -> Result<Self, Error> {
        // SAFETY: the view vouches for its elements.
        let packed = unsafe { packed::pack(library, features, b.rows(), b.cols(), b.into())? };
        Ok(PackedB { packed, elements: PhantomData })
    }

    pub(crate) fn packed(&self) -> &Packed {
        // SAFETY: it lives as long as self.
        unsafe { self.packed.as_ref() }
    }

    /// Rows of B.
    pub fn rows(&self) -> usize {
        self.packed().head().k
    }

    /// Columns of B.
    pub fn cols(&self) -> usize {
        self.packed().head().n
    }

    /// Columns in one panel.
    pub fn panel_width(&self) -> usize {
        self.packed().width()
    }

    /// The vector length, in bytes, that the panels were made for; 16 if the kernels that read them do not depend on it.
    pub fn vector_bytes(&self) -> usize {
        self.packed().vector_bytes()
    }

    /// Memory in use, in bytes.
    pub fn size_bytes(&self) -> usize {
        self.packed().head().bytes
    }
}

impl<T> Drop for PackedB<T> {
    fn drop(&mut self) {
        // SAFETY: it came from `pack`, and this was its only owner.
        unsafe { object::free(self.packed) };
    }
}

impl<T: Element> fmt::Debug for PackedB<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("PackedB");
        out.field("rows", &self.rows()).field("cols", &self.cols()).field("panel_width", &self.panel_width());
        out.field("size_bytes", &self.size_bytes()).finish()
    }
}

/// `C = alpha * A * B + beta * C` with a packed B; as [`gemm`](crate::gemm) otherwise.
///
/// Fastest if the rows of C are contiguous.
pub fn gemm_packed_b<T: Element>(
    alpha: T::Scalar,
    a: MatRef<'_, T>,
    b: &PackedB<T>,
    beta: T::Scalar,
    mut c: MatMut<'_, T>,
) -> Result<(), Error> {
    if a.rows() != c.rows() || a.cols() != b.rows() || b.cols() != c.cols() {
        return Err(Error::Argument);
    }
    let packed = b.packed();
    let to = (c.as_mut_ptr(), c.row_stride(), c.col_stride());
    let call = packed.call(c.rows(), alpha, a.into(), beta, to)?;
    // SAFETY: views vouch for their elements.
    unsafe { driver::execute(&call, |problem| packed.choose(problem)) }
}
