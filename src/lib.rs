//! Matrix products on kernels that were composed at build time, chosen at run time.
//!
//! ```text
//! C = alpha * A * B + beta * C          A: m x k,  B: k x n,  C: m x n,  any strides
//! ```
//!
//! # First example
//!
//! ```
//! use nanogemm::{MatMut, MatRef, gemm};
//!
//! let a = [1.0f32, 2.0, 3.0, 4.0]; // 2 x 2, row by row
//! let b = [5.0f32, 6.0, 7.0, 8.0];
//! let mut c = [0.0f32; 4];
//! gemm(1.0, MatRef::from_slice(&a, 2, 2)?, MatRef::from_slice(&b, 2, 2)?, 0.0, MatMut::from_slice(&mut c, 2, 2)?)?;
//! assert_eq!(c, [19.0, 22.0, 43.0, 50.0]);
//! # Ok::<(), nanogemm::Error>(())
//! ```
//!
//! Views describe any matrix inside a slice: transposed, reversed, a part of a larger one, or (to read) one row repeated.
//!
//! # Which kernel ran?
//!
//! ```
//! println!("instruction sets in use: {}", nanogemm::isa());
//! println!("a 64 x 64 x 64 product runs on {}", nanogemm::kernel_name::<f32>(64, 64, 64));
//! ```
//!
//! The environment variable `NANOGEMM_ISA`, a comma-separated list of the tokens that [`isa`] prints, restricts the choice;
//! `scalar` alone leaves the portable rows, which are always there. [`kernels`] lists every row of the library, and
//! [`dispatch`] tells how one is chosen. A [`Plan`] chooses once and runs many times.
//!
//! # Kernels of your own
//!
//! A crate with a `kernels.toml` and a build script that calls `nanogemm_build::compile` has a library of its own, with
//! other tiles, instruction sets or a tuning CPU; [`include_kernels!`] brings it in and [`Kernels`] runs it.
//!
//! # What a call may count on
//!
//! - `beta == 0` never reads C; `alpha == 0` or `k == 0` never reads A and B; `alpha == 0` with `beta == 1` leaves C's bits
//!   as they are.
//! - On error nothing was written. No byte outside the operands is read or written.
//! - Products with m, n, k <= 64 neither allocate nor lock, and stay on the calling thread.
//! - The number of threads ([`set_num_threads`]) does not change a bit of the result.
//! - [`reference`](mod@reference) holds the loop that every kernel is tested against.

mod batch;
pub mod dispatch;
mod driver;
mod element;
mod error;
#[cfg(feature = "capi")]
pub mod ffi;
pub mod fixed;
mod gemm;
#[doc(hidden)]
pub mod hook;
pub mod kernel;
mod library;
mod matrix;
mod mixed;
mod packed;
mod plan;
pub mod reference;

pub use batch::{BatchMut, BatchRef, gemm_batched};
pub use driver::threads::{MAX_THREADS, num_threads, set_num_threads};
pub use element::{Bf16, Element, F16, Storage};
pub use error::Error;
pub use gemm::{brgemm, features, gemm, isa, kernel_name, kernels};
pub use library::Kernels;
pub use matrix::{MatMut, MatRef};
pub use mixed::{
    Activation, Epilogue, PackedWeights, Product, gemm_ex, gemm_ex_packed_b, gemm_mixed, gemm_mixed_batched,
    gemm_mixed_packed_b, kernel_name_mixed,
};
pub use packed::{PackedB, gemm_packed_b};
pub use plan::{PackedPlan, Plan};
