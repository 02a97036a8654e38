//! BLIS from Debian, which takes any strides through its own interface.

use super::{Peer, cblas, loose};
use crate::{
    mode::Mode,
    problem::{Problem, Real},
    subject::{Answer, black_box, repeat},
};
use libloading::os::unix::Library;
use std::ffi::{c_char, c_int};

pub struct Blis(&'static Library);

/// `bli_?gemm`: transpositions, m, n, k, alpha, A, B, beta, C with two strides each.
type Typed<T> = unsafe extern "C" fn(
    c_int,
    c_int,
    i64,
    i64,
    i64,
    *const T,
    *const T,
    i64,
    i64,
    *const T,
    i64,
    i64,
    *const T,
    *mut T,
    i64,
    i64,
);

impl Blis {
    pub fn load(mode: Mode) -> Result<(Self, String), String> {
        let library = loose::private("libblis.so.4")?;
        // SAFETY: the types are those of blis.h.
        unsafe {
            let name: unsafe extern "C" fn(c_int) -> *const c_char = loose::function(library, "bli_arch_string")?;
            let query: unsafe extern "C" fn() -> c_int = loose::function(library, "bli_arch_query_id")?;
            let version: unsafe extern "C" fn() -> *const c_char =
                loose::function(library, "bli_info_get_version_str")?;
            let bits: unsafe extern "C" fn() -> i64 = loose::function(library, "bli_info_get_int_type_size")?;
            let threads: unsafe extern "C" fn(i64) = loose::function(library, "bli_thread_set_num_threads")?;
            if mode == Mode::Avx2 {
                // This version wants the number of the name, which no release promises.
                let id = (0..16).find(|&id| loose::text(name(id)) == "haswell").ok_or("it has no haswell kernels")?;
                // SAFETY: no other thread reads the environment now.
                std::env::set_var("BLIS_ARCH_TYPE", id.to_string());
            }
            let arch = loose::text(name(query()));
            if mode == Mode::Avx2 && arch != "haswell" {
                return Err(format!("it runs its {arch} kernels although BLIS_ARCH_TYPE names haswell"));
            }
            if bits() != 64 {
                return Err(format!("its integers have {} bits, 64 expected", bits()));
            }
            threads(mode.threads() as i64);
            Ok((Blis(library), format!("{}, running {arch}", loose::text(version()))))
        }
    }

    pub fn peer<T: Real>(&self) -> BlisPeer<T> {
        // SAFETY: the types are those of BLIS's headers.
        unsafe {
            BlisPeer {
                gemm: loose::function(self.0, &format!("cblas_{}gemm", T::LETTER)),
                gemv: loose::function(self.0, &format!("cblas_{}gemv", T::LETTER)),
                typed: loose::function(self.0, &format!("bli_{}gemm", T::LETTER)),
            }
        }
    }
}

pub struct BlisPeer<T> {
    gemm: Result<cblas::Gemm<T>, String>,
    gemv: Result<cblas::Gemv<T>, String>,
    typed: Result<Typed<T>, String>,
}

impl<T: Real> Peer<T> for BlisPeer<T> {
    fn name(&self) -> &'static str {
        "BLIS"
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        if cblas::shape(p).is_ok() {
            return cblas::gemm(self.gemm.clone()?, p);
        }
        let (p, call) = (p.clone(), self.typed.clone()?);
        let [m, n, k] = [p.spec.m as i64, p.spec.n as i64, p.spec.k as i64];
        let [rsa, csa, rsb, csb, rsc, csc] = [p.rsa, p.csa, p.rsb, p.csb, p.rsc, p.csc].map(|s| s as i64);
        // SAFETY: the operands have these shapes and strides, and live as long as the closure. 0 is BLIS_NO_TRANSPOSE.
        Ok(repeat(move || unsafe {
            let c = black_box(p.c);
            call(0, 0, m, n, k, &T::ONE, p.a, rsa, csa, p.b, rsb, csb, &T::ZERO, c, rsc, csc);
        }))
    }

    fn gemv(&self, p: &Problem<T>) -> Answer {
        cblas::gemv(self.gemv.clone()?, p)
    }
}
