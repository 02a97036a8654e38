//! The C interface, as declared in `nanogemm.h`.
//!
//! No function unwinds: nothing below panics for any argument, and an `extern "C"` function turns a panic that a bug
//! might cause into an abort.

pub mod mixed;

use crate::{
    Error, dispatch,
    driver::{
        self, Call, Copies, Members, Operand,
        object::{self, Head, Kind},
        packed::{self, Packed},
        threads,
    },
    gemm,
    kernel::LIBRARY,
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

/// A packed object as panels of elements that are their own factors; [`Error::Argument`] if it holds others.
///
/// # Safety
///
/// It must be null or not yet freed.
unsafe fn panels<'p>(p: *const Packed) -> Result<&'p Packed, Error> {
    if p.is_null() {
        return Err(Error::Null);
    }
    // SAFETY: the caller's promise; every packed object begins with its head.
    match unsafe { (*p.cast::<Head>()).kind } {
        // SAFETY: as above.
        Kind::Panels => Ok(unsafe { &*p }),
        Kind::Weights => Err(Error::Argument),
    }
}

/// The entries of a type that is its own factor and accumulator.
macro_rules! entries {
    (
        $type:ident: $gemm:ident $pack_b:ident $gemm_packed_b:ident $brgemm:ident $brgemm_addr:ident $gemm_batched:ident
        $kernel_name:ident
    ) => {
        /// `C = alpha * A * B + beta * C`.
        ///
        /// # Safety
        ///
        /// Operands that have elements to read or write must be readable and writable with these shapes and strides.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $gemm(
            m: usize,
            n: usize,
            k: usize,
            alpha: $type,
            a: *const $type,
            rsa: isize,
            csa: isize,
            b: *const $type,
            rsb: isize,
            csb: isize,
            beta: $type,
            c: *mut $type,
            rsc: isize,
            csc: isize,
        ) -> i32 {
            let a = operand(a, rsa, csa, Members::Apart(0));
            let b = operand(b, rsb, csb, Members::Apart(0));
            // SAFETY: the caller's promise.
            unsafe {
                if driver::small_unchecked((m, n, k), alpha, &a, &b, beta, (c, rsc, csc)) {
                    return 0;
                }
                let call = Call::new((m, n, k), alpha, a, b, beta, (c, rsc, csc));
                status(driver::execute(&call, driver::choose))
            }
        }

        /// Packs B, `k x n`, for any number of products; null on error.
        ///
        /// # Safety
        ///
        /// If B has elements, they must be readable with these strides.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $pack_b(k: usize, n: usize, b: *const $type, rsb: isize, csb: isize) -> *mut Packed {
            let b = operand(b, rsb, csb, Members::Apart(0));
            // SAFETY: the caller's promise; the features were found on this machine.
            let packed = unsafe { packed::pack(&LIBRARY, dispatch::features(), k, n, b) };
            packed.map_or(core::ptr::null_mut(), |packed| packed.as_ptr())
        }

        /// `C = alpha * A * B + beta * C` with a B that was packed before: C has its columns, A as many as it has rows.
        ///
        /// # Safety
        ///
        /// As for the general product; B must be null or not yet freed.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $gemm_packed_b(
            m: usize,
            alpha: $type,
            a: *const $type,
            rsa: isize,
            csa: isize,
            b: *const Packed,
            beta: $type,
            c: *mut $type,
            rsc: isize,
            csc: isize,
        ) -> i32 {
            let run = || {
                // SAFETY: the caller's promise.
                let b = unsafe { panels(b)? };
                let a = operand(a, rsa, csa, Members::Apart(0));
                let call = b.call(m, alpha, a, beta, (c, rsc, csc))?;
                // SAFETY: the caller's promise.
                unsafe { driver::execute(&call, |problem| b.choose(problem)) }
            };
            status(run())
        }

        /// Row-major `C = beta * C + sum of A_i * B_i`, member i lying `i * stride` elements after the first.
        ///
        /// # Safety
        ///
        /// As for the general product.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $brgemm(
            m: usize,
            n: usize,
            k: usize,
            batch: usize,
            a: *const $type,
            lda: usize,
            stride_a: usize,
            b: *const $type,
            ldb: usize,
            stride_b: usize,
            beta: $type,
            c: *mut $type,
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
                let call = Call { batch, ..Call::new((m, n, k), 1.0, a, b, beta, (c, rsc, 1)) };
                // SAFETY: the caller's promise.
                unsafe { driver::execute(&call, driver::choose) }
            };
            status(run())
        }

        /// Row-major `C = beta * C + sum of A_i * B_i`, members at `batch` addresses each.
        ///
        /// # Safety
        ///
        /// As for the general product, for every member.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $brgemm_addr(
            m: usize,
            n: usize,
            k: usize,
            batch: usize,
            a: *const *const $type,
            lda: usize,
            b: *const *const $type,
            ldb: usize,
            beta: $type,
            c: *mut $type,
            ldc: usize,
        ) -> i32 {
            let run = || {
                let [rsa, rsb, rsc] = leading(m, n, k, batch, lda, ldb, ldc)?;
                let a = operand(core::ptr::null(), rsa, 1, Members::Listed(a, size_of::<*const $type>()));
                let b = operand(core::ptr::null(), rsb, 1, Members::Listed(b, size_of::<*const $type>()));
                let call = Call { batch, ..Call::new((m, n, k), 1.0, a, b, beta, (c, rsc, 1)) };
                // SAFETY: the caller's promise.
                unsafe { driver::execute(&call, driver::choose) }
            };
            status(run())
        }

        /// `C_i = alpha * A_i * B_i + beta * C_i`, product i lying `i * batch_stride` elements after the first. A stride of 0
        /// shares A or B.
        ///
        /// # Safety
        ///
        /// As for the general product, for every member.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $gemm_batched(
            batch: usize,
            m: usize,
            n: usize,
            k: usize,
            alpha: $type,
            a: *const $type,
            rsa: isize,
            csa: isize,
            batch_stride_a: isize,
            b: *const $type,
            rsb: isize,
            csb: isize,
            batch_stride_b: isize,
            beta: $type,
            c: *mut $type,
            rsc: isize,
            csc: isize,
            batch_stride_c: isize,
        ) -> i32 {
            let a = operand(a, rsa, csa, Members::Apart(0));
            let b = operand(b, rsb, csb, Members::Apart(0));
            let copies = Copies { count: batch, a: batch_stride_a, b: batch_stride_b, c: batch_stride_c };
            let call = Call { copies, ..Call::new((m, n, k), alpha, a, b, beta, (c, rsc, csc)) };
            // SAFETY: the caller's promise.
            status(unsafe { driver::execute(&call, driver::choose) })
        }

        /// The row that a row-major product of this shape uses now: a static string in the name grammar, or "" if the library was
        /// built without this type.
        #[unsafe(no_mangle)]
        pub extern "C" fn $kernel_name(m: usize, n: usize, k: usize) -> *const c_char {
            gemm::kernel::<$type>(m, n, k).map_or(c"", |(_, name)| name).as_ptr()
        }
    };
}

entries!(
    f32: nanogemm_gemm_f32 nanogemm_pack_b_f32 nanogemm_gemm_packed_b_f32 nanogemm_brgemm_f32 nanogemm_brgemm_addr_f32
    nanogemm_gemm_batched_f32 nanogemm_kernel_name_f32
);
entries!(
    f64: nanogemm_gemm_f64 nanogemm_pack_b_f64 nanogemm_gemm_packed_b_f64 nanogemm_brgemm_f64 nanogemm_brgemm_addr_f64
    nanogemm_gemm_batched_f64 nanogemm_kernel_name_f64
);

/// The entries of constant shapes.
mod constant {
    use crate::{fixed, kernel as nanogemm_rows};
    include!(concat!(env!("OUT_DIR"), "/entries.rs"));
}

/// Frees a packed operand; null does nothing.
///
/// # Safety
///
/// It must come from a pack function and not have been freed; nobody may use it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nanogemm_packed_free(p: *mut Packed) {
    if let Some(packed) = core::ptr::NonNull::new(p) {
        // SAFETY: the caller's promise; every packed object begins with its head.
        unsafe { object::free(packed) };
    }
}

/// The memory that a packed operand takes, in bytes; 0 for null.
///
/// # Safety
///
/// It must be null, or come from a pack function and not have been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nanogemm_packed_size_bytes(p: *const Packed) -> usize {
    if p.is_null() {
        return 0;
    }
    // SAFETY: the caller's promise; every packed object begins with its head.
    unsafe { (*p.cast::<Head>()).bytes }
}
