//! The argument blocks that kernels receive: field names in memory order, eight bytes each.
//!
//! The run-time library documents the fields (`nanogemm::kernel::BlockArgs`, `PackArgs`, `FinishArgs`); the emitted rows assert that
//! both agree.

use crate::nanokernel::{Ir, Value};
use inkwell::values::{IntValue, PointerValue};

/// Fields of `BlockArgs`.
pub const BLOCK: &[&str] = &[
    "m",
    "tile_rows",
    "tiles",
    "n",
    "k",
    "batch",
    "a",
    "a_rs",
    "a_ks",
    "a_tile",
    "a_batch",
    "b",
    "b_ks",
    "b_tile",
    "b_batch",
    "c",
    "c_rs",
    "alpha",
    "beta",
    "init",
    "room",
    "from",
    "from_rs",
];

/// Fields of `PackArgs`.
pub const PACK: &[&str] = &["extent", "k", "panel_k", "from", "lane_stride", "k_stride", "to", "sums"];

/// Fields of `FinishArgs`.
pub const FINISH: &[&str] = &[
    "m",
    "n",
    "acc",
    "acc_rs",
    "c",
    "c_rs",
    "alpha",
    "beta",
    "scale_m",
    "scale_n",
    "bias_m",
    "bias_n",
    "residual",
    "residual_rs",
    "row_add",
    "col_add",
    "activation",
    "clamp_min",
    "clamp_max",
];

/// Fields of `PeakArgs`.
pub const PEAK: &[&str] = &["iterations", "data"];

/// Reads the fields of one argument block.
pub struct Args<'i, 'c> {
    ir: &'i Ir<'c>,
    fields: &'static [&'static str],
    base: PointerValue<'c>,
}

impl<'i, 'c> Args<'i, 'c> {
    /// The argument block of layout `fields` at `base`.
    pub fn new(ir: &'i Ir<'c>, fields: &'static [&'static str], base: PointerValue<'c>) -> Self {
        Args { ir, fields, base }
    }

    fn place(&self, name: &str) -> PointerValue<'c> {
        let index = self.fields.iter().position(|f| *f == name).expect("a field of this block");
        self.ir.at(self.base, self.ir.c(8 * index as i64))
    }

    /// A size or count.
    pub fn int(&self, name: &str) -> IntValue<'c> {
        self.ir.load_aligned(self.ir.i64().into(), self.place(name), 8).into_int_value()
    }

    /// A stride or distance, converted from elements to bytes.
    pub fn bytes(&self, name: &str, element_bytes: u32) -> IntValue<'c> {
        self.ir.times(self.int(name), element_bytes.into())
    }

    /// An operand.
    pub fn pointer(&self, name: &str) -> PointerValue<'c> {
        self.ir.load_aligned(self.ir.ptr().into(), self.place(name), 8).into_pointer_value()
    }

    /// alpha, beta or a bound: a scalar in the low bytes of its field (all targets are little-endian).
    pub fn scalar(&self, name: &str, ty: inkwell::types::BasicTypeEnum<'c>) -> Value<'c> {
        self.ir.load_aligned(ty, self.place(name), 8)
    }
}
