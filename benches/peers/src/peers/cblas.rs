//! The C interface of BLAS.

use crate::{
    problem::{Problem, Product, Real},
    subject::{Answer, black_box, repeat},
};
use std::ffi::c_int;

/// CblasRowMajor.
pub const ROW_MAJOR: c_int = 101;
/// CblasNoTrans.
pub const PLAIN: c_int = 111;
/// CblasTrans.
pub const TURNED: c_int = 112;

/// `cblas_?gemm`.
pub type Gemm<T> = unsafe extern "C" fn(
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    T,
    *const T,
    c_int,
    *const T,
    c_int,
    T,
    *mut T,
    c_int,
);

/// `cblas_?gemv`.
pub type Gemv<T> =
    unsafe extern "C" fn(c_int, c_int, c_int, c_int, T, *const T, c_int, *const T, c_int, T, *mut T, c_int);

/// `cblas_?gemm_batch_strided`.
pub type BatchStrided<T> = unsafe extern "C" fn(
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    T,
    *const T,
    c_int,
    c_int,
    *const T,
    c_int,
    c_int,
    T,
    *mut T,
    c_int,
    c_int,
    c_int,
);

/// Transposition and leading dimension of a matrix with these strides, if BLAS can describe it.
pub fn form(rows: usize, cols: usize, rs: isize, cs: isize) -> Result<(c_int, c_int), String> {
    let int = |x: isize| c_int::try_from(x).map_err(|e| e.to_string());
    // A single row or column leaves one stride without meaning.
    if (cs == 1 || cols <= 1) && (rows <= 1 || rs >= cols.max(1) as isize) {
        return Ok((PLAIN, int(if rows <= 1 { cols.max(1) as isize } else { rs })?));
    }
    if (rs == 1 || rows <= 1) && (cols <= 1 || cs >= rows.max(1) as isize) {
        return Ok((TURNED, int(cs)?));
    }
    Err("BLAS cannot describe these strides".into())
}

/// A product as BLAS sees it.
pub struct Shape {
    pub m: c_int,
    pub n: c_int,
    pub k: c_int,
    pub ta: c_int,
    pub lda: c_int,
    pub tb: c_int,
    pub ldb: c_int,
    pub ldc: c_int,
}

/// The product as BLAS sees it, or why it cannot.
pub fn shape<P: Product>(p: &Problem<P>) -> Result<Shape, String> {
    let s = &p.spec;
    let (ta, lda) = form(s.m, s.k, p.rsa, p.csa)?;
    let (tb, ldb) = form(s.k, s.n, p.rsb, p.csb)?;
    let (PLAIN, ldc) = form(s.m, s.n, p.rsc, p.csc)? else { return Err("C is not row-major".into()) };
    Ok(Shape { m: s.m as c_int, n: s.n as c_int, k: s.k as c_int, ta, lda, tb, ldb, ldc })
}

/// `cblas_?gemm`.
pub fn gemm<T: Real>(call: Gemm<T>, p: &Problem<T>) -> Answer {
    let (p, s) = (p.clone(), shape(p)?);
    // SAFETY: the operands have these shapes and strides, and live as long as the closure.
    Ok(repeat(move || unsafe {
        let c = black_box(p.c);
        call(ROW_MAJOR, s.ta, s.tb, s.m, s.n, s.k, T::ONE, p.a, s.lda, p.b, s.ldb, T::ZERO, c, s.ldc);
    }))
}

/// `cblas_?gemv` for one row or one column of C.
pub fn gemv<T: Real>(call: Gemv<T>, p: &Problem<T>) -> Answer {
    let (p, s) = (p.clone(), shape(p)?);
    let other = |t| if t == PLAIN { TURNED } else { PLAIN };
    // Rows and columns of a matrix as it lies, whatever the product makes of it.
    let lying = |t, rows, cols| if t == PLAIN { (rows, cols) } else { (cols, rows) };
    let int = |x: isize| c_int::try_from(x).map_err(|e| e.to_string());
    if p.spec.m == 1 {
        let (rows, cols) = lying(s.tb, s.k, s.n);
        let (step, out) = (int(p.csa)?, int(p.csc)?);
        // SAFETY: as above; the row of A is the vector, and B is transposed.
        return Ok(repeat(move || unsafe {
            let c = black_box(p.c);
            call(ROW_MAJOR, other(s.tb), rows, cols, T::ONE, p.b, s.ldb, p.a, step, T::ZERO, c, out);
        }));
    }
    if p.spec.n == 1 {
        let (rows, cols) = lying(s.ta, s.m, s.k);
        let (step, out) = (int(p.rsb)?, int(p.rsc)?);
        // SAFETY: as above; the column of B is the vector.
        return Ok(repeat(move || unsafe {
            let c = black_box(p.c);
            call(ROW_MAJOR, s.ta, rows, cols, T::ONE, p.a, s.lda, p.b, step, T::ZERO, c, out);
        }));
    }
    Err("neither m nor n is 1".into())
}

/// `cblas_?gemm_batch_strided`.
pub fn batch<T: Real>(call: BatchStrided<T>, p: &Problem<T>) -> Answer {
    let (p, s) = (p.clone(), shape(p)?);
    let [da, db, dc] = p.distances.map(|d| d as c_int);
    let count = p.spec.batch as c_int;
    // SAFETY: as above; the members lie at these distances.
    Ok(repeat(move || unsafe {
        let c = black_box(p.c);
        call(
            ROW_MAJOR,
            s.ta,
            s.tb,
            s.m,
            s.n,
            s.k,
            T::ONE,
            p.a,
            s.lda,
            da,
            p.b,
            s.ldb,
            db,
            T::ZERO,
            c,
            s.ldc,
            dc,
            count,
        );
    }))
}
