//! The Rust crates gemm, matrixmultiply and nano-gemm.
//!
//! They choose their instruction set themselves. For the AVX2 comparison this program is built without its feature `avx512`.

use super::{Peer, none};
use crate::{
    mode::Mode,
    problem::{Problem, Real},
    subject::{Answer, black_box, repeat},
};

/// The crates' entries for one element type.
pub trait Crates: Sized {
    /// `matrixmultiply::?gemm`.
    fn matrixmultiply(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// `nano_gemm::planless`.
    fn nano_planless(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// `nano_gemm::Plan`.
    fn nano_plan(p: &Problem<Self>) -> Answer
    where
        Self: Real;
}

macro_rules! crates {
    ($type:ty, $matrixmultiply:path, $planless:path, $plan:path, $general:path) => {
        impl Crates for $type {
            fn matrixmultiply(p: &Problem<Self>) -> Answer {
                let p = p.clone();
                let (m, n, k) = (p.spec.m, p.spec.n, p.spec.k);
                // SAFETY: the operands have these shapes and strides, and live as long as the closure.
                Ok(repeat(move || unsafe {
                    let c = black_box(p.c);
                    $matrixmultiply(m, k, n, 1.0, p.a, p.rsa, p.csa, p.b, p.rsb, p.csb, 0.0, c, p.rsc, p.csc);
                }))
            }

            fn nano_planless(p: &Problem<Self>) -> Answer {
                let p = p.clone();
                let (m, n, k) = (p.spec.m, p.spec.n, p.spec.k);
                // SAFETY: as above. Its alpha is the factor of C, its beta that of the product.
                Ok(repeat(move || unsafe {
                    let c = black_box(p.c);
                    $planless(m, n, k, c, p.rsc, p.csc, p.a, p.rsa, p.csa, p.b, p.rsb, p.csb, 0.0, 1.0, false, false);
                }))
            }

            fn nano_plan(p: &Problem<Self>) -> Answer {
                let p = p.clone();
                // It thinks in columns: C^T = B^T * A^T has a column-major result and left operand.
                let (m, n, k) = (p.spec.n, p.spec.m, p.spec.k);
                let columns = p.csc == 1 && p.csb == 1;
                let plan = if columns { $plan(m, n, k) } else { $general(m, n, k) };
                // SAFETY: as above.
                Ok(repeat(move || unsafe {
                    let c = black_box(p.c);
                    plan.execute_unchecked(
                        m, n, k, c, p.csc, p.rsc, p.b, p.csb, p.rsb, p.a, p.csa, p.rsa, 0.0, 1.0, false, false,
                    );
                }))
            }
        }
    };
}

crates!(
    f32,
    matrixmultiply::sgemm,
    nano_gemm::planless::execute_f32,
    nano_gemm::Plan::new_colmajor_lhs_and_dst_f32,
    nano_gemm::Plan::new_f32
);
crates!(
    f64,
    matrixmultiply::dgemm,
    nano_gemm::planless::execute_f64,
    nano_gemm::Plan::new_colmajor_lhs_and_dst_f64,
    nano_gemm::Plan::new_f64
);

struct Gemm(Option<&'static str>);
struct MatrixMultiply(Option<&'static str>);
struct NanoGemm(Option<&'static str>);

/// The three crates.
pub fn peers<T: Real + Crates>(mode: Mode) -> Vec<Box<dyn Peer<T>>> {
    let built_wide = cfg!(feature = "avx512") && mode == Mode::Avx2;
    let refusal =
        built_wide.then_some("built with AVX-512, which it cannot switch off: build with --no-default-features");
    vec![Box::new(Gemm(refusal)), Box::new(MatrixMultiply(refusal)), Box::new(NanoGemm(refusal))]
}

fn allowed(refusal: Option<&'static str>) -> Result<(), String> {
    refusal.map_or(Ok(()), |r| Err(r.into()))
}

impl<T: Real> Peer<T> for Gemm {
    fn name(&self) -> &'static str {
        "gemm crate"
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        allowed(self.0)?;
        let p = p.clone();
        let (m, n, k) = (p.spec.m, p.spec.n, p.spec.k);
        let parallel = if p.threads > 1 { gemm::Parallelism::Rayon(p.threads) } else { gemm::Parallelism::None };
        // SAFETY: the operands have these shapes and strides, and live as long as the closure.
        Ok(repeat(move || unsafe {
            let c = black_box(p.c);
            let (zero, one) = (T::ZERO, T::ONE);
            gemm::gemm(
                m, n, k, c, p.csc, p.rsc, false, p.a, p.csa, p.rsa, p.b, p.csb, p.rsb, zero, one, false, false, false,
                parallel,
            );
        }))
    }
}

impl<T: Real + Crates> Peer<T> for MatrixMultiply {
    fn name(&self) -> &'static str {
        "matrixmultiply"
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        allowed(self.0)?;
        T::matrixmultiply(p)
    }
}

/// Beyond this its authors send callers to the crate gemm: it does not block for caches.
const NANO_LARGEST: usize = 128;

impl<T: Real + Crates> Peer<T> for NanoGemm {
    fn name(&self) -> &'static str {
        "nano-gemm"
    }

    fn plain(&self, p: &Problem<T>) -> Answer {
        if p.spec.m.max(p.spec.n).max(p.spec.k) > NANO_LARGEST || p.threads > 1 {
            return none();
        }
        allowed(self.0)?;
        T::nano_planless(p)
    }

    fn plan(&self, p: &Problem<T>) -> Answer {
        allowed(self.0)?;
        T::nano_plan(p)
    }
}
