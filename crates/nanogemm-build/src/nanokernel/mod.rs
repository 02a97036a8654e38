//! IR-building primitives over inkwell, and the tile operations instruction sets are made of.
//!
//! [`Ir`] is a thin layer that keeps composition readable: every method emits one operation and documents what it means.
//! [`TileOps`] is what an instruction-set file chooses.

mod elementwise;
mod ir;
mod lanes;
mod ops;
mod tiles;
mod za;

pub use ir::{Ir, Level, Value};
pub use ops::{Contracted, Fused, TileOps, multiply_add, multiply_add_apart, total_of_apart};
pub use za::Slice;
