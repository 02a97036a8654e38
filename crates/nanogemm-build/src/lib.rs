//! The nanogemm generator: composes matrix-multiplication kernels at build time.
//!
//! ```text
//! kernels.toml -> manifest -> plan -> compose (LLVM IR) -> emit (objects, archive, header, rows) -> verify
//! ```
//!
//! `manifest`, `plan`, `report`, `spec`, `dtype` and the facts of `isa` need no LLVM.

#[cfg(feature = "llvm")]
mod cargo;
#[cfg(feature = "llvm")]
pub mod compose;
#[cfg(feature = "llvm")]
mod config;
pub mod dtype;
#[cfg(feature = "llvm")]
pub mod emit;
pub mod isa;
#[cfg(feature = "llvm")]
mod llvm_link;
pub mod manifest;
#[cfg(feature = "llvm")]
pub mod nanokernel;
pub mod plan;
pub mod report;
pub mod spec;
#[cfg(feature = "llvm")]
pub mod verify;

#[cfg(feature = "llvm")]
pub use config::{Config, Error, Output, compile};
