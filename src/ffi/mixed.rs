//! Entries of products of elements of two bytes and one, and of products with an epilogue.

use super::status;
use crate::{
    Error,
    driver::{
        Copies,
        mixed::{
            self, Call, Epilogue, Place, Types,
            weights::{Ready, Weights},
        },
        object::{Head, Kind},
        packed::Packed,
    },
    kernel::DType,
    mixed::{choose, kernel, rows},
};
use core::{
    ffi::{c_char, c_int, c_void},
    ptr::null,
};

/// `nanogemm_epilogue`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CEpilogue {
    struct_size: u32,
    activation: u32,
    bias: *const f32,
    residual: *const f32,
    rsr: isize,
    csr: isize,
    clamp_min: f32,
    clamp_max: f32,
    scale_n: *const f32,
    scale_m: *const f32,
    zero_point_a: *const i32,
    zero_point_b: *const i32,
}

impl CEpilogue {
    /// Reads an epilogue that a caller may have compiled with another version of the header: one that is smaller than the first
    /// version, or has a tail that is unknown here and not zero, is an error.
    ///
    /// # Safety
    ///
    /// It must be null or as large as it says, and what it points to readable.
    unsafe fn read(e: *const CEpilogue) -> Result<Option<Epilogue>, Error> {
        if e.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller's promise: every version begins with its size.
        let size = unsafe { (&raw const (*e).struct_size).read_unaligned() } as usize;
        if size < size_of::<CEpilogue>() {
            return Err(Error::Argument);
        }
        for at in size_of::<CEpilogue>()..size {
            // SAFETY: the struct is as large as it says.
            if unsafe { *e.cast::<u8>().add(at) } != 0 {
                return Err(Error::Argument);
            }
        }
        // SAFETY: as above.
        let e = unsafe { e.read_unaligned() };
        // SAFETY: the caller's promise.
        let zero = |p: *const i32| if p.is_null() { 0 } else { unsafe { p.read_unaligned() } };
        Ok(Some(Epilogue {
            activation: e.activation,
            bias_n: e.bias,
            residual: e.residual,
            residual_rs: e.rsr,
            residual_cs: e.csr,
            clamp: [e.clamp_min, e.clamp_max],
            scale_m: e.scale_m,
            scale_n: e.scale_n,
            zeros: [zero(e.zero_point_a), zero(e.zero_point_b)],
            ..Epilogue::PLAIN
        }))
    }
}

fn place<T>(ptr: *const T, rs: isize, cs: isize) -> Place {
    Place { ptr: ptr.cast(), rs, cs }
}

/// Runs a call on the rows of the library.
///
/// # Safety
///
/// The operands must be readable, and C writable, with their shapes and strides.
unsafe fn run(call: &Call) -> Result<(), Error> {
    // SAFETY: the caller's promise; ways are of this machine.
    unsafe { mixed::execute(call, choose) }
}

/// A product with a B that was packed before: where it lies, and what it is. [`Error::Argument`] if it
/// was packed for other types.
///
/// # Safety
///
/// The object must be null or not yet freed.
unsafe fn ready<'p>(b: *const Packed, types: Types) -> Result<(Ready, &'p Head), Error> {
    if b.is_null() {
        return Err(Error::Null);
    }
    // SAFETY: every packed object begins with its head.
    match unsafe { (*b.cast::<Head>()).kind } {
        Kind::Weights => {
            // SAFETY: the kind says so.
            let weights = unsafe { &*b.cast::<Weights>() };
            match weights.suits(types) {
                true => Ok((weights.ready(), weights.head())),
                false => Err(Error::Argument),
            }
        }
        Kind::Panels => {
            // SAFETY: the kind says so.
            let packed = unsafe { &*b };
            match types.a == DType::F32 && packed.suits::<f32>() {
                true => Ok((packed.ready(), packed.head())),
                false => Err(Error::Argument),
            }
        }
    }
}

/// The product with a packed B.
///
/// # Safety
///
/// As for [`run`] and [`ready`].
unsafe fn run_packed(
    types: Types,
    m: usize,
    (alpha, beta): (f32, f32),
    a: Place,
    b: *const Packed,
    c: (*mut c_void, isize, isize),
    epilogue: Option<Epilogue>,
) -> Result<(), Error> {
    // SAFETY: the caller's promise.
    let (ready, &Head { k, n, rows, .. }) = unsafe { ready(b, types)? };
    let none = place(null::<u8>(), 0, 0);
    let call = Call { weights: Some(ready), ..Call::new(types, (m, n, k), (alpha, beta), (a, none), c, epilogue) };
    // SAFETY: as above; the features were those of this machine when B was packed.
    unsafe { mixed::execute(&call, |wish| rows.choose(wish)) }
}

/// `accumulate` as a factor of C.
fn addend(accumulate: c_int) -> f32 {
    f32::from(u8::from(accumulate != 0))
}

/// An entry of one of the three kinds below, in one of four forms, which differ in the arguments for factors and for an epilogue.
macro_rules! entry {
    ($kind:ident, floats, $name:ident, $element:ty, $c:ty, $types:expr) => {
        $kind!(
            "`C = alpha * A * B + beta * C`",
            $name, $types, ($element, $element, $c), [alpha: f32], [beta: f32], [], (alpha, beta), null()
        );
    };
    ($kind:ident, floats_ex, $name:ident, $element:ty, $c:ty, $types:expr) => {
        $kind!(
            "`C = alpha * A * B + beta * C` through an epilogue",
            $name, $types, ($element, $element, $c), [alpha: f32], [beta: f32], [e: *const CEpilogue], (alpha, beta), e
        );
    };
    ($kind:ident, integers, $name:ident, $a:ty, $types:expr) => {
        $kind!(
            "`C = A * B`, or `C += A * B` if `accumulate` is not 0",
            $name, $types, ($a, i8, i32), [], [accumulate: c_int], [], (1.0, addend(accumulate)), null()
        );
    };
    ($kind:ident, integers_ex, $name:ident, $a:ty, $types:expr) => {
        $kind!(
            "`C = A * B` through an epilogue",
            $name, $types, ($a, i8, f32), [], [], [e: *const CEpilogue], (1.0, 0.0), e
        );
    };
}

/// The general product.
macro_rules! gemm {
    (
        $doc:literal, $name:ident, $types:expr, ($a:ty, $b:ty, $c:ty), [$($alpha:ident: $alpha_type:ty)?],
        [$($beta:ident: $beta_type:ty)?], [$($e:ident: $e_type:ty)?], $factors:expr, $epilogue:expr
    ) => {
        #[doc = concat!($doc, ".")]
        ///
        /// # Safety
        ///
        /// Operands that have elements to read or write must be readable and writable with these shapes and strides; an epilogue must
        /// be null or valid.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            m: usize,
            n: usize,
            k: usize,
            $($alpha: $alpha_type,)?
            a: *const $a,
            rsa: isize,
            csa: isize,
            b: *const $b,
            rsb: isize,
            csb: isize,
            $($beta: $beta_type,)?
            c: *mut $c,
            rsc: isize,
            csc: isize,
            $($e: $e_type,)?
        ) -> i32 {
            let run = || {
                // SAFETY: the caller's promise.
                let epilogue = unsafe { CEpilogue::read($epilogue)? };
                let operands = (place(a, rsa, csa), place(b, rsb, csb));
                let call = Call::new($types, (m, n, k), $factors, operands, (c.cast(), rsc, csc), epilogue);
                // SAFETY: as above.
                unsafe { run(&call) }
            };
            status(run())
        }
    };
}

/// The product with packed weights.
macro_rules! gemm_packed_b {
    (
        $doc:literal, $name:ident, $types:expr, ($a:ty, $b:ty, $c:ty), [$($alpha:ident: $alpha_type:ty)?],
        [$($beta:ident: $beta_type:ty)?], [$($e:ident: $e_type:ty)?], $factors:expr, $epilogue:expr
    ) => {
        #[doc = concat!($doc, ", with a B that was packed before.")]
        ///
        /// # Safety
        ///
        /// As for the general product; B must be null or not yet freed.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            m: usize,
            $($alpha: $alpha_type,)?
            a: *const $a,
            rsa: isize,
            csa: isize,
            b: *const Packed,
            $($beta: $beta_type,)?
            c: *mut $c,
            rsc: isize,
            csc: isize,
            $($e: $e_type,)?
        ) -> i32 {
            let run = || {
                // SAFETY: the caller's promise.
                let epilogue = unsafe { CEpilogue::read($epilogue)? };
                let a = place(a, rsa, csa);
                // SAFETY: as above.
                unsafe { run_packed($types, m, $factors, a, b, (c.cast(), rsc, csc), epilogue) }
            };
            status(run())
        }
    };
}

/// Independent products.
macro_rules! gemm_batched {
    (
        $doc:literal, $name:ident, $types:expr, ($a:ty, $b:ty, $c:ty), [$($alpha:ident: $alpha_type:ty)?],
        [$($beta:ident: $beta_type:ty)?], [], $factors:expr, $epilogue:expr
    ) => {
        #[doc = concat!($doc, ", for each of a batch.")]
        ///
        /// Product i lies `i * batch_stride` elements after the first; a stride of 0 shares A or B.
        ///
        /// # Safety
        ///
        /// As for the general product, for every member.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            batch: usize,
            m: usize,
            n: usize,
            k: usize,
            $($alpha: $alpha_type,)?
            a: *const $a,
            rsa: isize,
            csa: isize,
            batch_stride_a: isize,
            b: *const $b,
            rsb: isize,
            csb: isize,
            batch_stride_b: isize,
            $($beta: $beta_type,)?
            c: *mut $c,
            rsc: isize,
            csc: isize,
            batch_stride_c: isize,
        ) -> i32 {
            let operands = (place(a, rsa, csa), place(b, rsb, csb));
            let copies = Copies { count: batch, a: batch_stride_a, b: batch_stride_b, c: batch_stride_c };
            let call = Call::new($types, (m, n, k), $factors, operands, (c.cast(), rsc, csc), None);
            // SAFETY: the caller's promise.
            status(unsafe { run(&Call { copies, ..call }) })
        }
    };
}

/// Packs constant weights.
macro_rules! pack_b {
    ($name:ident, $b:ty, $types:expr) => {
        /// Packs B, `k x n`, for any number of products; null on error.
        ///
        /// # Safety
        ///
        /// If B has elements, they must be readable with these strides.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(k: usize, n: usize, b: *const $b, rsb: isize, csb: isize) -> *mut Packed {
            // SAFETY: the caller's promise; the features were found on this machine.
            let weights = unsafe { Weights::pack(rows(), $types, k, n, place(b, rsb, csb)) };
            weights.map_or(core::ptr::null_mut(), |weights| weights.as_ptr().cast())
        }
    };
}

/// The row of a product.
macro_rules! kernel_name {
    ($name:ident, $types:expr) => {
        /// The row that a row-major product of this shape uses now: a static string in the name grammar, or "" if the library was
        /// built without these types.
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(m: usize, n: usize, k: usize) -> *const c_char {
            kernel($types, m, n, k).map_or(c"", |(_, name)| name).as_ptr()
        }
    };
}

const F32: Types = Types { a: DType::F32, b: DType::F32, c: DType::F32 };
const F16F16F32: Types = Types { a: DType::F16, b: DType::F16, c: DType::F32 };
const F16F16F16: Types = Types { c: DType::F16, ..F16F16F32 };
const BF16BF16F32: Types = Types { a: DType::Bf16, b: DType::Bf16, c: DType::F32 };
const BF16BF16BF16: Types = Types { c: DType::Bf16, ..BF16BF16F32 };
const U8I8I32: Types = Types { a: DType::U8, b: DType::I8, c: DType::I32 };
const I8I8I32: Types = Types { a: DType::I8, ..U8I8I32 };
const U8I8F32: Types = Types { c: DType::F32, ..U8I8I32 };
const I8I8F32: Types = Types { c: DType::F32, ..I8I8I32 };

entry!(gemm, floats, nanogemm_gemm_f16f16f32, u16, f32, F16F16F32);
entry!(gemm, floats, nanogemm_gemm_f16f16f16, u16, u16, F16F16F16);
entry!(gemm, floats, nanogemm_gemm_bf16bf16f32, u16, f32, BF16BF16F32);
entry!(gemm, floats, nanogemm_gemm_bf16bf16bf16, u16, u16, BF16BF16BF16);
entry!(gemm, integers, nanogemm_gemm_u8i8i32, u8, U8I8I32);
entry!(gemm, integers, nanogemm_gemm_i8i8i32, i8, I8I8I32);
entry!(gemm, floats_ex, nanogemm_gemm_ex_f32, f32, f32, F32);
entry!(gemm, floats_ex, nanogemm_gemm_ex_f16f16f32, u16, f32, F16F16F32);
entry!(gemm, floats_ex, nanogemm_gemm_ex_f16f16f16, u16, u16, F16F16F16);
entry!(gemm, floats_ex, nanogemm_gemm_ex_bf16bf16f32, u16, f32, BF16BF16F32);
entry!(gemm, floats_ex, nanogemm_gemm_ex_bf16bf16bf16, u16, u16, BF16BF16BF16);
entry!(gemm, integers_ex, nanogemm_gemm_ex_u8i8f32, u8, U8I8F32);
entry!(gemm, integers_ex, nanogemm_gemm_ex_i8i8f32, i8, I8I8F32);
pack_b!(nanogemm_pack_b_f16f16f32, u16, F16F16F32);
pack_b!(nanogemm_pack_b_bf16bf16f32, u16, BF16BF16F32);
pack_b!(nanogemm_pack_b_u8i8i32, i8, U8I8I32);
pack_b!(nanogemm_pack_b_i8i8i32, i8, I8I8I32);
entry!(gemm_packed_b, floats, nanogemm_gemm_packed_b_f16f16f32, u16, f32, F16F16F32);
entry!(gemm_packed_b, floats, nanogemm_gemm_packed_b_bf16bf16f32, u16, f32, BF16BF16F32);
entry!(gemm_packed_b, floats_ex, nanogemm_gemm_packed_b_ex_f32, f32, f32, F32);
entry!(gemm_packed_b, floats_ex, nanogemm_gemm_packed_b_ex_f16f16f32, u16, f32, F16F16F32);
entry!(gemm_packed_b, floats_ex, nanogemm_gemm_packed_b_ex_f16f16f16, u16, u16, F16F16F16);
entry!(gemm_packed_b, floats_ex, nanogemm_gemm_packed_b_ex_bf16bf16f32, u16, f32, BF16BF16F32);
entry!(gemm_packed_b, floats_ex, nanogemm_gemm_packed_b_ex_bf16bf16bf16, u16, u16, BF16BF16BF16);
entry!(gemm_packed_b, integers, nanogemm_gemm_packed_b_u8i8i32, u8, U8I8I32);
entry!(gemm_packed_b, integers_ex, nanogemm_gemm_packed_b_ex_u8i8f32, u8, U8I8F32);
entry!(gemm_packed_b, integers, nanogemm_gemm_packed_b_i8i8i32, i8, I8I8I32);
entry!(gemm_packed_b, integers_ex, nanogemm_gemm_packed_b_ex_i8i8f32, i8, I8I8F32);
entry!(gemm_batched, floats, nanogemm_gemm_batched_f16f16f32, u16, f32, F16F16F32);
entry!(gemm_batched, floats, nanogemm_gemm_batched_bf16bf16f32, u16, f32, BF16BF16F32);
entry!(gemm_batched, integers, nanogemm_gemm_batched_u8i8i32, u8, U8I8I32);
entry!(gemm_batched, integers, nanogemm_gemm_batched_i8i8i32, i8, I8I8I32);
kernel_name!(nanogemm_kernel_name_f16f16f32, F16F16F32);
kernel_name!(nanogemm_kernel_name_f16f16f16, F16F16F16);
kernel_name!(nanogemm_kernel_name_bf16bf16f32, BF16BF16F32);
kernel_name!(nanogemm_kernel_name_bf16bf16bf16, BF16BF16BF16);
kernel_name!(nanogemm_kernel_name_u8i8i32, U8I8I32);
kernel_name!(nanogemm_kernel_name_i8i8i32, I8I8I32);
