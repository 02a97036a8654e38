//! BLIS from Debian, which takes any strides through its own interface.

use super::{Peer, cblas, loose};
use crate::{
    mode::Mode,
    problem::{Problem, Real},
    subject::{Answer, black_box, repeat},
};
use libloading::os::unix::Library;
use std::ffi::{c_char, c_int};

pub struct Blis(&'static Library, &'static str);

const WIDE: &str = "skx";

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

#[cfg(target_arch = "x86_64")]
fn avx512() -> bool {
    use std::arch::is_x86_feature_detected as has;
    has!("avx512f") && has!("avx512dq") && has!("avx512bw") && has!("avx512vl")
}

#[cfg(not(target_arch = "x86_64"))]
fn avx512() -> bool {
    false
}

impl Blis {
    /// Loads a copy of the library, with the kernels of a processor family or with those that it chooses itself.
    pub fn load(file: &str, mode: Mode, family: Option<&'static str>) -> Result<(Self, String), String> {
        let library = loose::private(file)?;
        // SAFETY: the types are those of blis.h.
        unsafe {
            let name: unsafe extern "C" fn(c_int) -> *const c_char = loose::function(library, "bli_arch_string")?;
            let query: unsafe extern "C" fn() -> c_int = loose::function(library, "bli_arch_query_id")?;
            let init: unsafe extern "C" fn() = loose::function(library, "bli_init")?;
            let version: unsafe extern "C" fn() -> *const c_char =
                loose::function(library, "bli_info_get_version_str")?;
            let bits: unsafe extern "C" fn() -> i64 = loose::function(library, "bli_info_get_int_type_size")?;
            let threads: unsafe extern "C" fn(i64) = loose::function(library, "bli_thread_set_num_threads")?;
            if let Some(family) = family {
                // This version wants the number of the name, which no release promises.
                let id =
                    (0..16).find(|&id| loose::text(name(id)) == family).ok_or(format!("it has no {family} kernels"))?;
                // SAFETY: no other thread reads the environment now.
                std::env::set_var("BLIS_ARCH_TYPE", id.to_string());
            }
            // The number is checked against what is initialised.
            init();
            let arch = loose::text(name(query()));
            // SAFETY: as above.
            std::env::remove_var("BLIS_ARCH_TYPE");
            if family.is_some_and(|f| f != arch) {
                return Err(format!("it runs its {arch} kernels although BLIS_ARCH_TYPE names others"));
            }
            if bits() != 64 {
                return Err(format!("its integers have {} bits, 64 expected", bits()));
            }
            threads(mode.threads() as i64);
            let peer_name = if family == Some(WIDE) { "BLIS skx" } else { "BLIS" };
            Ok((Blis(library, peer_name), format!("{}, running its {arch} kernels", loose::text(version()))))
        }
    }

    /// What BLIS calls AVX-512. Left to itself this version takes its AVX2 kernels on processors that it does not know by
    /// name, so a second copy of it is told.
    pub fn load_wide(mode: Mode) -> Result<(Self, String), String> {
        if mode == Mode::Avx2 {
            return Err("this run is about AVX2".into());
        }
        if !avx512() {
            return Err("this machine has no AVX-512".into());
        }
        Self::load("libblis-copy.so.4", mode, Some(WIDE))
    }

    pub fn peer<T: Real>(&self) -> BlisPeer<T> {
        // SAFETY: the types are those of BLIS's headers.
        unsafe {
            BlisPeer {
                name: self.1,
                gemm: loose::function(self.0, &format!("cblas_{}gemm", T::LETTER)),
                gemv: loose::function(self.0, &format!("cblas_{}gemv", T::LETTER)),
                typed: loose::function(self.0, &format!("bli_{}gemm", T::LETTER)),
            }
        }
    }
}

pub struct BlisPeer<T> {
    name: &'static str,
    gemm: Result<cblas::Gemm<T>, String>,
    gemv: Result<cblas::Gemv<T>, String>,
    typed: Result<Typed<T>, String>,
}

impl<T: Real> Peer<T> for BlisPeer<T> {
    fn name(&self) -> &'static str {
        self.name
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
