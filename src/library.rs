//! Products on the kernels of another library than this crate's own.

use crate::{
    Error,
    dispatch::{self, FeatureSet, Problem},
    driver::{self, Call},
    element::Element,
    kernel::Library,
    matrix::{MatMut, MatRef},
    packed::PackedB,
};

/// The kernels of a library that this machine runs: what [`include_kernels!`](crate::include_kernels) gives.
///
/// Rows are chosen, operands checked and blocks walked as for the functions of this crate; `NANOGEMM_ISA` applies too.
#[derive(Clone, Copy, Debug)]
pub struct Kernels {
    library: &'static Library,
    features: FeatureSet,
}

impl Kernels {
    /// Asks the machine what it can run of a library.
    ///
    /// # Safety
    ///
    /// The library must be one that the generator wrote: its rows are called with the arguments they document.
    pub unsafe fn detect(library: &'static Library) -> Self {
        Kernels { library, features: dispatch::usable(library) }
    }

    /// The library.
    pub fn library(&self) -> &'static Library {
        self.library
    }

    /// The instruction sets in use, as bits into [`Library::isas`].
    pub fn features(&self) -> FeatureSet {
        self.features
    }

    /// `C = alpha * A * B + beta * C`, as [`gemm`](crate::gemm).
    ///
    /// [`Error::Unsupported`] if the library has no row for the type.
    pub fn gemm<T: Element>(
        &self,
        alpha: T::Scalar,
        a: MatRef<'_, T>,
        b: MatRef<'_, T>,
        beta: T::Scalar,
        c: MatMut<'_, T>,
    ) -> Result<(), Error> {
        let call = Call::product(alpha, a, b, beta, c)?;
        // SAFETY: views vouch for their elements; the features were found on this machine.
        unsafe { driver::execute(&call, |problem| driver::choose_among(self.library, self.features, problem)) }
    }

    /// Packs B for the rows of this library; [`gemm_packed_b`](crate::gemm_packed_b) and
    /// [`PackedPlan`](crate::PackedPlan) then use them too.
    pub fn pack_b<T: Element>(&self, b: MatRef<'_, T>) -> Result<PackedB<T>, Error> {
        // SAFETY: the features were found on this machine.
        unsafe { PackedB::for_library(self.library, self.features, b) }
    }

    /// The name of the row that an `m x k` times `k x n` product of row-major operands uses now; empty if the library has
    /// no row for the type.
    pub fn kernel_name<T: Element>(&self, m: usize, n: usize, k: usize) -> &'static str {
        let problem = Problem::row_major(T::DTYPE, m, n, k);
        // SAFETY: the features were found on this machine.
        unsafe { driver::choose_among(self.library, self.features, &problem) }.map_or("", |row| row.info.name)
    }
}
