//! LIBXSMM's kernels for bf16 and 8-bit integers, which read B in groups of k steps: `[k / v][n][v]`.
//!
//! The library has kernels and no loops around them. Here a kernel computes up to 64 x 64 elements of C over all of k, from a panel
//! of B with 64 columns that was copied before: the usual way to use it.

use super::{
    Peer, cblas,
    libxsmm::{self, BLOCK, Libxsmm},
    loose, none,
};
use crate::{
    problem::{Buffer, Problem, Product},
    subject::{Answer, black_box, repeat},
};
use libloading::os::unix::Library;
use nanogemm::{Storage, kernel::DType};
use std::{
    ffi::{c_int, c_void},
    ptr::null,
};

/// LIBXSMM_GEMM_FLAG_VNNI_A: what it calls A is B here.
const GROUPS: c_int = 32768;

/// What dispatches a kernel for any types: factors are f32 or int.
type Dispatch = libxsmm::Dispatch<c_void>;
type Kernel = libxsmm::Kernel<c_void>;

pub struct LibxsmmMixed(&'static Library);

impl Libxsmm {
    pub fn mixed(&self) -> LibxsmmMixed {
        LibxsmmMixed(self.0)
    }
}

/// A kernel call: offsets of A, B and C in elements.
struct Block {
    kernel: Kernel,
    a: usize,
    b: usize,
    c: usize,
}

impl<P: Product> Peer<P> for LibxsmmMixed {
    fn name(&self) -> &'static str {
        "LIBXSMM 64x64"
    }

    fn packed(&self, p: &Problem<P>) -> Answer {
        let name = match (P::A::DTYPE, P::B::DTYPE, P::C::DTYPE) {
            (DType::Bf16, DType::Bf16, DType::F32) => "libxsmm_bsmmdispatch",
            // Its A is B here.
            (DType::U8, DType::I8, DType::I32) => "libxsmm_subimmdispatch",
            (DType::I8, DType::I8, DType::I32) => "libxsmm_ssbimmdispatch",
            _ => return none(),
        };
        // SAFETY: the type is that of libxsmm.h.
        let dispatch: Dispatch = unsafe { loose::function(self.0, name)? };
        let group = 4 / size_of::<P::B>();
        let (p, s) = (p.clone(), cblas::shape(p)?);
        let (m, n, k) = (p.spec.m, p.spec.n, p.spec.k);
        if (s.ta, s.tb) != (cblas::PLAIN, cblas::PLAIN) {
            return Err("transposed operands are not dispatched".into());
        }
        if k % group != 0 {
            return Err(format!("its kernels want k to be a multiple of {group}"));
        }
        let kernel = |rows: usize, columns: usize| {
            let (one, zero) = (1.0f32, 0.0f32);
            let (one, zero) = match P::C::DTYPE {
                DType::I32 => (&1i32 as *const i32 as *const c_void, &0i32 as *const i32 as *const c_void),
                _ => (&raw const one as *const c_void, &raw const zero as *const c_void),
            };
            let (columns, rows) = (columns as c_int, rows as c_int);
            // SAFETY: sizes and addresses of the types in the header; null means the default.
            unsafe { dispatch(columns, rows, s.k, &columns, &s.lda, &s.ldc, one, zero, &GROUPS, null()) }
                .ok_or("it compiles no kernel for this shape")
        };
        let panels = Buffer::<P::B>::new(k * n);
        let mut blocks = Vec::new();
        for j in (0..n).step_by(BLOCK) {
            let columns = BLOCK.min(n - j);
            for (q, x) in (0..k).flat_map(|q| (0..columns).map(move |x| (q, x))) {
                let to = j * k + (q / group * columns + x) * group + q % group;
                // SAFETY: (q, j + x) lies in B, and the panels have as many elements.
                unsafe { panels.as_ptr().add(to).write(*p.b.offset(q as isize * p.rsb + (j + x) as isize * p.csb)) };
            }
            for i in (0..m).step_by(BLOCK) {
                let (a, c) = (i * s.lda as usize, i * s.ldc as usize + j);
                blocks.push(Block { kernel: kernel(BLOCK.min(m - i), columns)?, a, b: j * k, c });
            }
        }
        // SAFETY: the kernels are for these shapes and leading dimensions, and the operands live as long as the closure.
        Ok(repeat(move || unsafe {
            let c = black_box(p.c);
            for block in &blocks {
                let (a, b) = (p.a.add(block.a), panels.as_ptr().add(block.b));
                (block.kernel)(b.cast_const().cast(), a.cast(), c.add(block.c).cast());
            }
        }))
    }
}
