//! The C interface, as declared in `nanogemm.h`.
//!
//! No function unwinds: nothing below panics for any argument, and an `extern "C"` function turns a panic that a bug
//! might cause into an abort.

use crate::{
    Error, dispatch,
    driver::{self, Call, Members, Operand, threads},
    gemm,
};
use core::ffi::{CStr, c_char};

/// Counts incompatible changes of this interface.
const ABI_VERSION: u32 = 1;

fn status(result: Result<(), Error>) -> i32 {
    match result {
        Ok(()) => 0,
        Err(error) => error.code(),
    }
}

/// The text of a status; never null.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_status_string(status: i32) -> *const c_char {
    let text = match (status, Error::from_code(status)) {
        (0, _) => c"success",
        (_, Some(error)) => error.message(),
        (_, None) => c"unknown status",
    };
    text.as_ptr()
}

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => panic!("a version has no zero byte"),
};

/// The version of the library.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_version() -> *const c_char {
    VERSION.as_ptr()
}

/// `NANOGEMM_ABI_VERSION` of the library.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_abi_version() -> u32 {
    ABI_VERSION
}

/// The instruction sets in use, best first, comma separated.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_isa() -> *const c_char {
    dispatch::tokens().as_ptr()
}

/// Sets the number of threads; 0 is the default.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_set_num_threads(n: usize) -> i32 {
    status(threads::set_num_threads(n))
}

/// The number of threads in effect.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_get_num_threads() -> usize {
    threads::num_threads()
}

/// `C = alpha * A * B + beta * C`.
///
/// # Safety
///
/// Operands that have elements to read or write must be readable and writable with these shapes and strides.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nanogemm_gemm_f32(
    m: usize,
    n: usize,
    k: usize,
    alpha: f32,
    a: *const f32,
    rsa: isize,
    csa: isize,
    b: *const f32,
    rsb: isize,
    csb: isize,
    beta: f32,
    c: *mut f32,
    rsc: isize,
    csc: isize,
) -> i32 {
    let a = operand(a, rsa, csa, Members::Apart(0));
    let b = operand(b, rsb, csb, Members::Apart(0));
    let call = Call { m, n, k, batch: 1, alpha, a, b, beta, c, c_rs: rsc, c_cs: csc };
    // SAFETY: the caller's promise.
    status(unsafe { driver::execute(&call, driver::choose) })
}

fn operand<T>(ptr: *const T, rs: isize, cs: isize, members: Members<T>) -> Operand<T> {
    Operand { ptr, rs, cs, members }
}

/// A leading dimension as a row stride: with more than one row, a row has to fit into the distance between two.
fn leading_dimension(rows: usize, cols: usize, leading: usize) -> Result<isize, Error> {
    if rows <= 1 {
        return Ok(0);
    }
    if leading < cols {
        return Err(Error::Stride);
    }
    isize::try_from(leading).map_err(|_| Error::Overflow)
}

/// The leading dimensions of a batch-reduce call as row strides; those of A and B only if they are read.
fn leading(
    m: usize,
    n: usize,
    k: usize,
    batch: usize,
    lda: usize,
    ldb: usize,
    ldc: usize,
) -> Result<[isize; 3], Error> {
    let c = leading_dimension(m, n, ldc)?;
    if batch == 0 || k == 0 || m == 0 || n == 0 {
        return Ok([0, 0, c]);
    }
    let a = leading_dimension(m, k, lda)?;
    let b = leading_dimension(k, n, ldb)?;
    Ok([a, b, c])
}

/// Row-major `C = beta * C + sum of A_i * B_i`, member i lying `i * stride` elements after the first.
///
/// # Safety
///
/// As for [`nanogemm_gemm_f32`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nanogemm_brgemm_f32(
    m: usize,
    n: usize,
    k: usize,
    batch: usize,
    a: *const f32,
    lda: usize,
    stride_a: usize,
    b: *const f32,
    ldb: usize,
    stride_b: usize,
    beta: f32,
    c: *mut f32,
    ldc: usize,
) -> i32 {
    let run = || {
        let [rsa, rsb, rsc] = leading(m, n, k, batch, lda, ldb, ldc)?;
        let apart = |stride: usize| match isize::try_from(stride) {
            Ok(stride) => Ok(Members::Apart(stride)),
            Err(_) if batch <= 1 => Ok(Members::Apart(0)),
            Err(_) => Err(Error::Overflow),
        };
        let a = operand(a, rsa, 1, apart(stride_a)?);
        let b = operand(b, rsb, 1, apart(stride_b)?);
        let call = Call { m, n, k, batch, alpha: 1.0, a, b, beta, c, c_rs: rsc, c_cs: 1 };
        // SAFETY: the caller's promise.
        unsafe { driver::execute(&call, driver::choose) }
    };
    status(run())
}

/// Row-major `C = beta * C + sum of A_i * B_i`, members at `batch` addresses each.
///
/// # Safety
///
/// As for [`nanogemm_gemm_f32`], for every member.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nanogemm_brgemm_addr_f32(
    m: usize,
    n: usize,
    k: usize,
    batch: usize,
    a: *const *const f32,
    lda: usize,
    b: *const *const f32,
    ldb: usize,
    beta: f32,
    c: *mut f32,
    ldc: usize,
) -> i32 {
    let run = || {
        let [rsa, rsb, rsc] = leading(m, n, k, batch, lda, ldb, ldc)?;
        let a = operand(core::ptr::null(), rsa, 1, Members::Listed(a, size_of::<*const f32>()));
        let b = operand(core::ptr::null(), rsb, 1, Members::Listed(b, size_of::<*const f32>()));
        let call = Call { m, n, k, batch, alpha: 1.0, a, b, beta, c, c_rs: rsc, c_cs: 1 };
        // SAFETY: the caller's promise.
        unsafe { driver::execute(&call, driver::choose) }
    };
    status(run())
}

/// The row that a row-major product of this shape uses now: a static string in the name grammar, or "" if the library was
/// built without f32.
#[unsafe(no_mangle)]
pub extern "C" fn nanogemm_kernel_name_f32(m: usize, n: usize, k: usize) -> *const c_char {
    gemm::kernel::<f32>(m, n, k).map_or(c"", |row| row.c_name).as_ptr()
}
