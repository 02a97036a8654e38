//! The nanogemm generator: composes matrix-multiplication kernels at build time.
//!
//! ```text
//! kernels.toml -> manifest -> plan -> compose (LLVM IR) -> emit (objects, archive, header, rows) -> verify
//! ```
//!
//! `manifest`, `plan`, `report`, `spec`, `dtype` and the facts of `isa` need no LLVM.

pub mod dtype;
pub mod isa;
#[cfg(feature = "llvm")]
pub mod nanokernel;
pub mod plan;
pub mod spec;
