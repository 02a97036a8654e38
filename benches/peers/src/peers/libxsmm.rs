//! LIBXSMM 1.17 from Debian, which compiles kernels at run time. It thinks in columns: `C^T = B^T * A^T` is computed.

use super::{Peer, cblas, loose, none};
use crate::{
    problem::{Problem, Real},
    subject::{Answer, black_box, repeat},
};
use libloading::os::unix::Library;
use std::{
    ffi::{c_char, c_int},
    ptr::null,
};

pub struct Libxsmm(pub(super) &'static Library);

/// `libxsmm_?mmdispatch`: m, n, k, lda, ldb, ldc, alpha, beta, flags, prefetch.
pub(super) type Dispatch<T> = unsafe extern "C" fn(
    c_int,
    c_int,
    c_int,
    *const c_int,
    *const c_int,
    *const c_int,
    *const T,
    *const T,
    *const c_int,
    *const c_int,
) -> Option<Kernel<T>>;

pub(super) type Kernel<T> = unsafe extern "C" fn(*const T, *const T, *mut T);

/// `libxsmm_?gemm`, everything by address.
type Gemm<T> = unsafe extern "C" fn(
    *const c_char,
    *const c_char,
    *const c_int,
    *const c_int,
    *const c_int,
    *const T,
    *const T,
    *const c_int,
    *const T,
    *const c_int,
    *const T,
    *mut T,
    *const c_int,
);

/// Rows, columns and steps of the products that its kernels are made for: beyond this volume the library hands plain calls to a BLAS,
/// and here there is none behind it.
pub(super) const BLOCK: usize = 64;
const LARGEST: usize = BLOCK * BLOCK * BLOCK;

impl Libxsmm {
    pub fn load() -> Result<(Self, String), String> {
        let library = loose::private("libxsmm.so")?;
        // SAFETY: the types are those of LIBXSMM's headers.
        let arch = unsafe {
            let init: unsafe extern "C" fn() = loose::function(library, "libxsmm_init")?;
            let arch: unsafe extern "C" fn() -> *const c_char = loose::function(library, "libxsmm_get_target_arch")?;
            init();
            loose::text(arch())
        };
        Ok((Libxsmm(library), format!("1.17, target {arch}")))
    }

    pub fn peer<T: Real>(&self) -> LibxsmmPeer<T> {
        // SAFETY: as above.
        unsafe {
            LibxsmmPeer {
                dispatch: loose::function(self.0, &format!("libxsmm_{}mmdispatch", T::LETTER)),
                gemm: loose::function(self.0, &format!("libxsmm_{}gemm", T::LETTER)),
            }
        }
    }
}

pub struct LibxsmmPeer<T> {
    dispatch: Result<Dispatch<T>, String>,
    gemm: Result<Gemm<T>, String>,
}

impl<T: Real> Peer<T> for LibxsmmPeer<T> {
    fn name(&self) -> &'static str {
        "LIBXSMM"
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        if p.spec.m * p.spec.n * p.spec.k > LARGEST {
            return none();
        }
        let (p, s, call) = (p.clone(), cblas::shape(p)?, self.gemm.clone()?);
        if (s.ta, s.tb) != (cblas::PLAIN, cblas::PLAIN) {
            return Err("it hands transposed operands to a BLAS, and there is none behind it".into());
        }
        let letter = b'N' as c_char;
        // SAFETY: the operands have these shapes and strides, and live as long as the closure.
        Ok(repeat(move || unsafe {
            let c = black_box(p.c);
            call(&letter, &letter, &s.n, &s.m, &s.k, &T::ONE, p.b, &s.ldb, p.a, &s.lda, &T::ZERO, c, &s.ldc);
        }))
    }

    fn fixed(&self, p: &Problem<T>) -> Answer {
        let (p, s, dispatch) = (p.clone(), cblas::shape(p)?, self.dispatch.clone()?);
        if (s.ta, s.tb) != (cblas::PLAIN, cblas::PLAIN) {
            return Err("transposed operands are not dispatched".into());
        }
        // SAFETY: sizes and addresses of the types in the header; null means the default.
        let kernel = unsafe { dispatch(s.n, s.m, s.k, &s.ldb, &s.lda, &s.ldc, &T::ONE, &T::ZERO, null(), null()) };
        let kernel = kernel.ok_or("it compiles no kernel for this shape")?;
        // SAFETY: the kernel is for this shape and these leading dimensions.
        Ok(repeat(move || unsafe { kernel(p.b, p.a, black_box(p.c)) }))
    }
}
