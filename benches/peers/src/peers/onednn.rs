//! oneDNN 2023.2 (3.2) from PyPI: `dnnl_sgemm`, and matmul primitives with plain or with the library's own form of B.
//!
//! Making a primitive is an inspection of the shape. For products that take long beside it, it is counted among the plain
//! calls all the same, which only makes them harder to beat.

use super::{Peer, cblas, loose, none};
use crate::{
    mode::Mode,
    problem::{Buffer, Problem, Product, Real},
    subject::{Answer, Run, black_box, repeat},
};
use libloading::os::unix::Library;
use nanogemm::{Storage, kernel::DType};
use std::{
    ffi::{c_char, c_int, c_void},
    ptr::null_mut,
};

type Handle = *mut c_void;
type Status = c_int;

const UNIMPLEMENTED: Status = 3;
const TAG_ANY: c_int = 1;
const QUERY_WEIGHTS: c_int = 131;
const ARG_FROM: c_int = 1;
const ARG_TO: c_int = 17;
const ARG_WEIGHTS: c_int = 33;
const ARG_BIAS: c_int = 41;
const RELU: c_int = 0x20;
/// Below this volume a primitive counts as a plan.
const PLAIN_FROM: usize = 64 * 64 * 64;

#[repr(C)]
#[derive(Clone, Copy)]
struct Argument {
    arg: c_int,
    memory: Handle,
}

#[repr(C)]
struct Version {
    major: c_int,
    minor: c_int,
    patch: c_int,
}

type Sgemm = unsafe extern "C" fn(
    c_char,
    c_char,
    i64,
    i64,
    i64,
    f32,
    *const f32,
    i64,
    *const f32,
    i64,
    f32,
    *mut f32,
    i64,
) -> Status;

/// The functions that are used, with the types of dnnl.h.
#[derive(Clone, Copy)]
struct Api {
    sgemm: Sgemm,
    with_strides: unsafe extern "C" fn(*mut Handle, c_int, *const i64, c_int, *const i64) -> Status,
    with_tag: unsafe extern "C" fn(*mut Handle, c_int, *const i64, c_int, c_int) -> Status,
    matmul: unsafe extern "C" fn(*mut Handle, Handle, Handle, Handle, Handle, Handle, Handle) -> Status,
    reorder: unsafe extern "C" fn(*mut Handle, Handle, Handle, Handle, Handle, Handle) -> Status,
    primitive: unsafe extern "C" fn(*mut Handle, Handle) -> Status,
    attributes: unsafe extern "C" fn(*mut Handle) -> Status,
    steps: unsafe extern "C" fn(*mut Handle) -> Status,
    step: unsafe extern "C" fn(Handle, c_int, f32, f32) -> Status,
    set_steps: unsafe extern "C" fn(Handle, Handle) -> Status,
    query: unsafe extern "C" fn(Handle, c_int, c_int) -> Handle,
    size: unsafe extern "C" fn(Handle) -> usize,
    memory: unsafe extern "C" fn(*mut Handle, Handle, Handle, *mut c_void) -> Status,
    execute: unsafe extern "C" fn(Handle, Handle, c_int, *const Argument) -> Status,
    wait: unsafe extern "C" fn(Handle) -> Status,
    engine: Handle,
    stream: Handle,
}

pub struct OneDnn(Api);

/// The library's number of an element type.
fn number(of: DType) -> Option<c_int> {
    match of {
        DType::F16 => Some(1),
        DType::Bf16 => Some(2),
        DType::F32 => Some(3),
        DType::I32 => Some(4),
        DType::I8 => Some(5),
        DType::U8 => Some(6),
        DType::F64 | DType::I16 => None,
    }
}

fn good(status: Status, what: &str) -> Result<(), String> {
    if status == 0 { Ok(()) } else { Err(format!("{what} returned {status}")) }
}

impl OneDnn {
    pub fn load(_: Mode) -> Result<(Self, String), String> {
        let library: &'static Library = loose::private("libdnnl.so.3")?;
        // SAFETY: the types are those of dnnl.h.
        unsafe {
            let version: unsafe extern "C" fn() -> *const Version = loose::function(library, "dnnl_version")?;
            let make_engine: unsafe extern "C" fn(*mut Handle, c_int, usize) -> Status =
                loose::function(library, "dnnl_engine_create")?;
            let make_stream: unsafe extern "C" fn(*mut Handle, Handle, c_int) -> Status =
                loose::function(library, "dnnl_stream_create")?;
            let (mut engine, mut stream) = (null_mut(), null_mut());
            good(make_engine(&mut engine, 1, 0), "dnnl_engine_create")?;
            good(make_stream(&mut stream, engine, 1), "dnnl_stream_create")?;
            let Version { major, minor, patch } = *version();
            let api = Api {
                sgemm: loose::function(library, "dnnl_sgemm")?,
                with_strides: loose::function(library, "dnnl_memory_desc_create_with_strides")?,
                with_tag: loose::function(library, "dnnl_memory_desc_create_with_tag")?,
                matmul: loose::function(library, "dnnl_matmul_primitive_desc_create")?,
                reorder: loose::function(library, "dnnl_reorder_primitive_desc_create")?,
                primitive: loose::function(library, "dnnl_primitive_create")?,
                attributes: loose::function(library, "dnnl_primitive_attr_create")?,
                steps: loose::function(library, "dnnl_post_ops_create")?,
                step: loose::function(library, "dnnl_post_ops_append_eltwise")?,
                set_steps: loose::function(library, "dnnl_primitive_attr_set_post_ops")?,
                query: loose::function(library, "dnnl_primitive_desc_query_md")?,
                size: loose::function(library, "dnnl_memory_desc_get_size")?,
                memory: loose::function(library, "dnnl_memory_create")?,
                execute: loose::function(library, "dnnl_primitive_execute")?,
                wait: loose::function(library, "dnnl_stream_wait")?,
                engine,
                stream,
            };
            Ok((OneDnn(api), format!("{major}.{minor}.{patch} (it has no f64 on CPUs)")))
        }
    }

    pub fn sgemm(&self, mode: Mode) -> SgemmPeer {
        SgemmPeer(self.0, mode)
    }

    pub fn matmul(&self, mode: Mode) -> MatmulPeer {
        MatmulPeer(self.0, mode)
    }
}

impl Api {
    fn described(&self, of: c_int, rows: usize, cols: usize, rs: isize, cs: isize) -> Result<Handle, String> {
        let mut md = null_mut();
        // A dimension of size 1 may carry any stride, but the library wants a positive one.
        let strides = [(rs as i64).max(1), (cs as i64).max(1)];
        if rs < 0 || cs < 0 {
            return Err("negative strides".into());
        }
        // SAFETY: two dimensions and two strides.
        let status =
            unsafe { (self.with_strides)(&mut md, 2, [rows as i64, cols as i64].as_ptr(), of, strides.as_ptr()) };
        good(status, "dnnl_memory_desc_create_with_strides").map(|()| md)
    }

    fn placed(&self, md: Handle, at: *mut c_void) -> Result<Handle, String> {
        let mut memory = null_mut();
        // SAFETY: the description fits what lies there.
        good(unsafe { (self.memory)(&mut memory, md, self.engine, at) }, "dnnl_memory_create").map(|()| memory)
    }

    /// Attributes that keep what is positive.
    fn positive(&self) -> Result<Handle, String> {
        let (mut attributes, mut steps) = (null_mut(), null_mut());
        // SAFETY: handles made by the library.
        unsafe {
            good((self.attributes)(&mut attributes), "dnnl_primitive_attr_create")?;
            good((self.steps)(&mut steps), "dnnl_post_ops_create")?;
            good((self.step)(steps, RELU, 0.0, 0.0), "dnnl_post_ops_append_eltwise")?;
            good((self.set_steps)(attributes, steps), "dnnl_primitive_attr_set_post_ops")?;
        }
        Ok(attributes)
    }

    /// A primitive for the product; `own` leaves the form of B to the library. Descriptors are few and stay.
    fn product<P: Product>(&self, p: &Problem<P>, own: bool) -> Answer {
        let types = (number(P::A::DTYPE), number(P::B::DTYPE), number(P::C::DTYPE));
        let (Some(of_a), Some(of_b), Some(of_c)) = types else { return none() };
        let (api, s, p) = (*self, p.spec, p.clone());
        let a = api.described(of_a, s.m, s.k, p.rsa, p.csa)?;
        let b = api.described(of_b, s.k, s.n, p.rsb, p.csb)?;
        let c = api.described(of_c, s.m, s.n, p.rsc, p.csc)?;
        let (bias, attributes) = match (s.finished, number(DType::F32)) {
            (true, Some(of)) => (api.described(of, 1, s.n, s.n as isize, 1)?, api.positive()?),
            _ => (null_mut(), null_mut()),
        };
        let (mut wanted, mut pd, mut primitive) = (b, null_mut(), null_mut());
        // SAFETY: handles made by the library, null where none is wanted.
        unsafe {
            if own {
                let dims = [s.k as i64, s.n as i64];
                good((api.with_tag)(&mut wanted, 2, dims.as_ptr(), of_b, TAG_ANY), "dnnl_memory_desc_create_with_tag")?;
            }
            let made = (api.matmul)(&mut pd, api.engine, a, wanted, bias, c, attributes);
            if made == UNIMPLEMENTED {
                return Err("it has no matmul of these types on this machine".into());
            }
            good(made, "dnnl_matmul_primitive_desc_create")?;
            good((api.primitive)(&mut primitive, pd), "dnnl_primitive_create")?;
        }
        let mut weights = api.placed(b, p.b.cast_mut().cast())?;
        let mut panels = None;
        if own {
            // SAFETY: a primitive descriptor that was just made, and what it describes.
            unsafe {
                let form = (api.query)(pd, QUERY_WEIGHTS, 0);
                let buffer = Buffer::<u8>::new((api.size)(form));
                let packed = api.placed(form, buffer.as_ptr().cast())?;
                let (mut rd, mut reorder) = (null_mut(), null_mut());
                let made = (api.reorder)(&mut rd, b, api.engine, form, api.engine, null_mut());
                good(made, "dnnl_reorder_primitive_desc_create")?;
                good((api.primitive)(&mut reorder, rd), "dnnl_primitive_create")?;
                let arguments = [Argument { arg: ARG_FROM, memory: weights }, Argument { arg: ARG_TO, memory: packed }];
                good((api.execute)(reorder, api.stream, 2, arguments.as_ptr()), "dnnl_primitive_execute")?;
                good((api.wait)(api.stream), "dnnl_stream_wait")?;
                weights = packed;
                panels = Some(buffer);
            }
        }
        let mut arguments = vec![
            Argument { arg: ARG_FROM, memory: api.placed(a, p.a.cast_mut().cast())? },
            Argument { arg: ARG_WEIGHTS, memory: weights },
            Argument { arg: ARG_TO, memory: api.placed(c, p.c.cast())? },
        ];
        if s.finished {
            let at = p.bias.as_ptr().cast_mut().cast();
            arguments.push(Argument { arg: ARG_BIAS, memory: api.placed(bias, at)? });
        }
        let keep = (p, panels);
        let run: Run = repeat(move || {
            let _ = &keep;
            // SAFETY: the operands and panels live as long as the closure.
            let status = unsafe {
                (api.execute)(primitive, api.stream, arguments.len() as c_int, black_box(arguments.as_ptr()))
            };
            assert_eq!(status, 0, "dnnl_primitive_execute");
        });
        Ok(run)
    }
}

pub struct SgemmPeer(Api, Mode);

impl<T: Real> Peer<T> for SgemmPeer {
    fn name(&self) -> &'static str {
        "oneDNN sgemm"
    }

    fn counts(&self) -> bool {
        self.1 != Mode::Avx2
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        if T::NAME != "f32" {
            return none();
        }
        let (p, s, call) = (p.clone(), cblas::shape(p)?, self.0.sgemm);
        let letter = |t| if t == cblas::PLAIN { b'N' as c_char } else { b'T' as c_char };
        let (ta, tb) = (letter(s.ta), letter(s.tb));
        let [m, n, k, lda, ldb, ldc] = [s.m, s.n, s.k, s.lda, s.ldb, s.ldc].map(i64::from);
        // SAFETY: the operands are of f32, have these shapes and strides, and live as long as the closure.
        Ok(repeat(move || unsafe {
            let c = black_box(p.c).cast();
            let status = call(ta, tb, m, n, k, 1.0, p.a.cast(), lda, p.b.cast(), ldb, 0.0, c, ldc);
            assert_eq!(status, 0, "dnnl_sgemm");
        }))
    }
}

pub struct MatmulPeer(Api, Mode);

impl<P: Product> Peer<P> for MatmulPeer {
    fn name(&self) -> &'static str {
        "oneDNN matmul"
    }

    fn counts(&self) -> bool {
        self.1 != Mode::Avx2
    }

    fn finishes(&self) -> bool {
        true
    }

    fn plain(&self, p: &Problem<P>) -> Answer {
        if p.spec.m * p.spec.n * p.spec.k < PLAIN_FROM { none() } else { self.0.product(p, false) }
    }

    fn packed(&self, p: &Problem<P>) -> Answer {
        self.0.product(p, true)
    }
}
