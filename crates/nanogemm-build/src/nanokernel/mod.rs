//! IR-building primitives over inkwell.

use std::fmt::Debug;

/// Tile operations of an instruction set.
pub trait TileOps: Debug + Sync {}

/// Fused multiply-add.
#[derive(Debug)]
pub struct Fused;
impl TileOps for Fused {}

/// Multiply-add, fused where the baseline can.
#[derive(Debug)]
pub struct Contracted;
impl TileOps for Contracted {}
