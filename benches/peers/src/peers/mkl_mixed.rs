//! MKL's products of bf16, f16 and 8-bit integers.
//!
//! Row by row, `cblas_gemm_s8u8s32` takes an unsigned A and a signed B, and adds an offset to each element of either. A signed A is
//! copied with 128 added to each element, and the offset is -128; the copy belongs to the call and is timed with it.

use super::{
    Peer, cblas, loose,
    mkl::{B_MATRIX, Mkl, PACKED, PackSize},
};
use crate::{
    problem::{Buffer, Problem, Product},
    subject::{Answer, black_box, repeat},
};
use nanogemm::{Storage, kernel::DType};
use std::{
    ffi::{c_int, c_void},
    slice,
};

/// CblasFixOffset.
const FIX_OFFSET: c_int = 173;

/// `cblas_gemm_bf16bf16f32`, `cblas_gemm_f16f16f32` and `_compute` of both.
type Floats = unsafe extern "C" fn(
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    f32,
    *const c_void,
    c_int,
    *const c_void,
    c_int,
    f32,
    *mut c_void,
    c_int,
);

/// `cblas_gemm_s8u8s32` and `_compute`: an offset after A, after B, and for C.
type Integers = unsafe extern "C" fn(
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    f32,
    *const c_void,
    c_int,
    i8,
    *const c_void,
    c_int,
    i8,
    f32,
    *mut c_void,
    c_int,
    *const i32,
);

type Pack = unsafe extern "C" fn(c_int, c_int, c_int, c_int, c_int, c_int, *const c_void, c_int, *mut c_void);

#[derive(Clone, Copy)]
enum Call {
    Floats(Floats),
    Integers(Integers),
}

pub struct MklMixed {
    plain: Result<Call, String>,
    compute: Result<Call, String>,
    pack_size: Result<PackSize, String>,
    pack: Result<Pack, String>,
}

impl Mkl {
    /// The entries for a product.
    pub fn mixed<P: Product>(&self) -> MklMixed {
        let integers = P::C::DTYPE == DType::I32;
        let stem = format!("cblas_gemm_{}", if integers { "s8u8s32" } else { P::NAME });
        let call = |name: &str| {
            // SAFETY: the types are those of mkl.h.
            unsafe {
                match integers {
                    true => loose::function(self.0, name).map(Call::Integers),
                    false => loose::function(self.0, name).map(Call::Floats),
                }
            }
        };
        MklMixed {
            plain: call(&stem),
            compute: call(&format!("{stem}_compute")),
            // SAFETY: as above.
            pack_size: unsafe { loose::function(self.0, &format!("{stem}_pack_get_size")) },
            // SAFETY: as above.
            pack: unsafe { loose::function(self.0, &format!("{stem}_pack")) },
        }
    }
}

/// Elements of `from` with 128 added, as unsigned bytes.
fn raise(from: &[i8], to: &mut [u8]) {
    to.iter_mut().zip(from).for_each(|(to, &from)| *to = from as u8 ^ 0x80);
}

/// A call with a B that lies where it was given or, if there are panels, in those.
fn product<P: Product>(call: Call, p: &Problem<P>, panels: Option<Buffer<u8>>) -> Answer {
    let (p, s) = (p.clone(), cblas::shape(p)?);
    let tb = if panels.is_some() { PACKED } else { s.tb };
    let b = move |p: &Problem<P>| panels.as_ref().map_or(p.b.cast(), |panels| panels.as_ptr().cast_const().cast());
    let call = match call {
        Call::Floats(call) => {
            // SAFETY: the operands have these shapes and strides, and live as long as the closure.
            return Ok(repeat(move || unsafe {
                let (a, b, c) = (p.a.cast(), b(&p), black_box(p.c).cast());
                call(cblas::ROW_MAJOR, s.ta, tb, s.m, s.n, s.k, 1.0, a, s.lda, b, s.ldb, 0.0, c, s.ldc);
            }));
        }
        Call::Integers(call) => call,
    };
    let elements = p.spec.m * p.spec.k;
    let raised = (P::A::DTYPE == DType::I8).then(|| Buffer::<u8>::new(elements));
    if raised.is_some() && (s.ta != cblas::PLAIN || p.distances[0] != elements) {
        return Err("A, which 128 is added to, is not row-major without gaps".into());
    }
    // SAFETY: as above; a buffer for A has as many elements as A, which is of one byte each.
    Ok(repeat(move || unsafe {
        let (mut a, mut offset): (*const c_void, _) = (p.a.cast(), 0);
        if let Some(raised) = &raised {
            let from = slice::from_raw_parts(p.a.cast::<i8>(), elements);
            raise(from, slice::from_raw_parts_mut(raised.as_ptr(), elements));
            (a, offset) = (raised.as_ptr().cast_const().cast(), -128);
        }
        let (b, c, zero) = (b(&p), black_box(p.c).cast(), 0);
        let layout = cblas::ROW_MAJOR;
        call(layout, s.ta, tb, FIX_OFFSET, s.m, s.n, s.k, 1.0, a, s.lda, offset, b, s.ldb, 0, 0.0, c, s.ldc, &zero);
    }))
}

impl<P: Product> Peer<P> for MklMixed {
    fn name(&self) -> &'static str {
        if (P::A::DTYPE, P::B::DTYPE) == (DType::I8, DType::I8) { "MKL, A + 128" } else { "MKL" }
    }

    fn plain(&self, p: &Problem<P>) -> Answer {
        product(self.plain.clone()?, p, None)
    }

    fn packed(&self, p: &Problem<P>) -> Answer {
        let (size, pack, compute) = (self.pack_size.clone()?, self.pack.clone()?, self.compute.clone()?);
        let s = cblas::shape(p)?;
        // SAFETY: plain numbers.
        let panels = Buffer::<u8>::new(unsafe { size(B_MATRIX, s.m, s.n, s.k) });
        let to = panels.as_ptr().cast();
        // SAFETY: B has this shape, and the buffer the size asked for.
        unsafe { pack(cblas::ROW_MAJOR, B_MATRIX, s.tb, s.m, s.n, s.k, p.b.cast(), s.ldb, to) };
        product(compute, p, Some(panels))
    }
}
