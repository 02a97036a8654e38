//! OpenBLAS from PyPI's scipy-openblas32, whose symbols start with `scipy_`.

use super::{Peer, cblas, loose};
use crate::{
    mode::Mode,
    problem::{Problem, Real},
    subject::Answer,
};
use libloading::os::unix::Library;
use std::ffi::{c_char, c_int};

pub struct OpenBlas(&'static Library);

impl OpenBlas {
    pub fn load(mode: Mode) -> Result<(Self, String), String> {
        let library = loose::private("libscipy_openblas.so")?;
        // SAFETY: the types are those of OpenBLAS's header.
        unsafe {
            let threads: unsafe extern "C" fn(c_int) = loose::function(library, "scipy_openblas_set_num_threads")?;
            let config: unsafe extern "C" fn() -> *const c_char =
                loose::function(library, "scipy_openblas_get_config")?;
            let core: unsafe extern "C" fn() -> *const c_char =
                loose::function(library, "scipy_openblas_get_corename")?;
            threads(mode.threads() as c_int);
            let core = loose::text(core());
            if mode == Mode::Avx2 && core != "Haswell" {
                return Err(format!("it runs its core {core} although OPENBLAS_CORETYPE=Haswell"));
            }
            Ok((OpenBlas(library), format!("{}, running core {core}", loose::text(config()))))
        }
    }

    pub fn peer<T: Real>(&self) -> OpenBlasPeer<T> {
        let symbol = |name: &str| format!("scipy_cblas_{}{name}", T::LETTER);
        // SAFETY: the types are those of OpenBLAS's header.
        unsafe {
            OpenBlasPeer {
                gemm: loose::function(self.0, &symbol("gemm")),
                gemv: loose::function(self.0, &symbol("gemv")),
                batch: loose::function(self.0, &symbol("gemm_batch_strided")),
            }
        }
    }
}

pub struct OpenBlasPeer<T> {
    gemm: Result<cblas::Gemm<T>, String>,
    gemv: Result<cblas::Gemv<T>, String>,
    batch: Result<cblas::BatchStrided<T>, String>,
}

impl<T: Real> Peer<T> for OpenBlasPeer<T> {
    fn name(&self) -> &'static str {
        "OpenBLAS"
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        cblas::gemm(self.gemm.clone()?, p)
    }

    fn gemv(&self, p: &Problem<T>) -> Answer {
        cblas::gemv(self.gemv.clone()?, p)
    }

    fn batched(&self, p: &Problem<T>) -> Answer {
        cblas::batch(self.batch.clone()?, p)
    }
}
