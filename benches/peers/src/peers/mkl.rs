//! MKL from PyPI: its layers loaded one by one, as a program linked to them would have them.

use super::{Peer, cblas, loose};
use crate::{
    mode::Mode,
    problem::{Buffer, Problem, Real},
    subject::{Answer, black_box, repeat},
};
use libloading::os::unix::Library;
use std::ffi::{c_char, c_int, c_void};

/// CblasBMatrix and CblasPacked.
pub(super) const B_MATRIX: c_int = 162;
pub(super) const PACKED: c_int = 151;

pub struct Mkl(pub(super) &'static Library);

pub(super) type PackSize = unsafe extern "C" fn(c_int, c_int, c_int, c_int) -> usize;
type Pack<T> = unsafe extern "C" fn(c_int, c_int, c_int, c_int, c_int, c_int, T, *const T, c_int, *mut T);
type Compute<T> =
    unsafe extern "C" fn(c_int, c_int, c_int, c_int, c_int, c_int, *const T, c_int, *const T, c_int, T, *mut T, c_int);
type JitCreate<T> = unsafe extern "C" fn(
    *mut *mut c_void,
    c_int,
    c_int,
    c_int,
    usize,
    usize,
    usize,
    T,
    usize,
    usize,
    T,
    usize,
) -> c_int;
type JitPointer<T> = unsafe extern "C" fn(*mut c_void) -> JitKernel<T>;
type JitKernel<T> = unsafe extern "C" fn(*mut c_void, *const T, *const T, *mut T);

impl Mkl {
    pub fn load(mode: Mode) -> Result<(Self, String), String> {
        loose::global("libmkl_core.so.3")?;
        let layer = if mode.threads() == 1 {
            "libmkl_sequential.so.3"
        } else {
            loose::system("libgomp.so.1")?;
            "libmkl_gnu_thread.so.3"
        };
        loose::global(layer)?;
        let library = loose::global("libmkl_intel_lp64.so.3")?;
        // SAFETY: the types are those of mkl.h.
        let version = unsafe {
            let threads: unsafe extern "C" fn(c_int) = loose::function(library, "MKL_Set_Num_Threads")?;
            let version: unsafe extern "C" fn(*mut c_char, c_int) = loose::function(library, "MKL_Get_Version_String")?;
            threads(mode.threads() as c_int);
            let mut text = [0 as c_char; 256];
            version(text.as_mut_ptr(), 255);
            loose::text(text.as_ptr())
        };
        Ok((Mkl(library), format!("{}, {layer}", version.trim())))
    }

    pub fn peer<T: Real>(&self, mode: Mode) -> MklPeer<T> {
        let cblas = |name: &str| format!("cblas_{}{name}", T::LETTER);
        // SAFETY: the types are those of mkl.h.
        unsafe {
            MklPeer {
                counts: mode != Mode::Avx2,
                gemm: loose::function(self.0, &cblas("gemm")),
                gemv: loose::function(self.0, &cblas("gemv")),
                batch: loose::function(self.0, &cblas("gemm_batch_strided")),
                pack_size: loose::function(self.0, &cblas("gemm_pack_get_size")),
                pack: loose::function(self.0, &cblas("gemm_pack")),
                compute: loose::function(self.0, &cblas("gemm_compute")),
                // mkl.h gives the C form of mkl_jit_create_?gemm this name; the plain one is the Fortran form.
                create: loose::function(self.0, &format!("mkl_cblas_jit_create_{}gemm", T::LETTER)),
                pointer: loose::function(self.0, &format!("mkl_jit_get_{}gemm_ptr", T::LETTER)),
            }
        }
    }
}

pub struct MklPeer<T> {
    counts: bool,
    gemm: Result<cblas::Gemm<T>, String>,
    gemv: Result<cblas::Gemv<T>, String>,
    batch: Result<cblas::BatchStrided<T>, String>,
    pack_size: Result<PackSize, String>,
    pack: Result<Pack<T>, String>,
    compute: Result<Compute<T>, String>,
    create: Result<JitCreate<T>, String>,
    pointer: Result<JitPointer<T>, String>,
}

impl<T: Real> Peer<T> for MklPeer<T> {
    fn name(&self) -> &'static str {
        "MKL"
    }

    fn counts(&self) -> bool {
        self.counts
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

    fn packed(&self, p: &Problem<T>) -> Answer {
        let (size, pack, compute) = (self.pack_size.clone()?, self.pack.clone()?, self.compute.clone()?);
        let (p, s) = (p.clone(), cblas::shape(p)?);
        // SAFETY: plain numbers.
        let bytes = unsafe { size(B_MATRIX, s.m, s.n, s.k) };
        let panels = Buffer::<T>::new(bytes.div_ceil(size_of::<T>()));
        // SAFETY: B has this shape, and the buffer the size asked for.
        unsafe { pack(cblas::ROW_MAJOR, B_MATRIX, s.tb, s.m, s.n, s.k, T::ONE, p.b, s.ldb, panels.as_ptr()) };
        // SAFETY: the operands live as long as the closure.
        Ok(repeat(move || unsafe {
            let (b, c) = (panels.as_ptr(), black_box(p.c));
            compute(cblas::ROW_MAJOR, s.ta, PACKED, s.m, s.n, s.k, p.a, s.lda, b, s.ldb, T::ZERO, c, s.ldc);
        }))
    }

    fn fixed(&self, p: &Problem<T>) -> Answer {
        let (create, pointer) = (self.create.clone()?, self.pointer.clone()?);
        let (p, s) = (p.clone(), cblas::shape(p)?);
        let mut jitter = std::ptr::null_mut();
        let [m, n, k, lda, ldb, ldc] = [s.m, s.n, s.k, s.lda, s.ldb, s.ldc].map(|x| x as usize);
        // SAFETY: the types are those of mkl.h.
        let status =
            unsafe { create(&mut jitter, cblas::ROW_MAJOR, s.ta, s.tb, m, n, k, T::ONE, lda, ldb, T::ZERO, ldc) };
        match status {
            0 => {}
            1 => return Err("the JIT falls back to the plain product".into()),
            status => return Err(format!("mkl_jit_create_?gemm returned {status}")),
        }
        // SAFETY: the jitter was made; it is never destroyed, so its code stays.
        let kernel = unsafe { pointer(jitter) };
        // SAFETY: the kernel is for this shape and these leading dimensions.
        Ok(repeat(move || unsafe { kernel(jitter, p.a, p.b, black_box(p.c)) }))
    }
}
