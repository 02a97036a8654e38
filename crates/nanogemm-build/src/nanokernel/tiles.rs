//! Tiles that hold rows of memory: accumulators and operands alike. The instructions name tiles by number, so numbers are
//! constants everywhere. A session has configured them.

use super::{Ir, Value};
use inkwell::values::{IntValue, PointerValue};

impl<'c> Ir<'c> {
    fn tile_number(&self, tile: u32) -> Value<'c> {
        self.ctx.i8_type().const_int(tile.into(), false).into()
    }

    /// `for row: tile[row] = 0`
    pub fn tile_zero(&self, tile: u32) {
        self.intrinsic("llvm.x86.tilezero", &[], &[self.tile_number(tile)]);
    }

    /// `for row: tile[row] = bytes at from + row * stride`, kept in the first cache.
    pub fn tile_load(&self, tile: u32, from: PointerValue<'c>, stride: IntValue<'c>) {
        self.intrinsic("llvm.x86.tileloadd64", &[], &[self.tile_number(tile), from.into(), stride.into()]);
    }

    /// The same, but what is not in the first cache is not put there.
    pub fn tile_stream(&self, tile: u32, from: PointerValue<'c>, stride: IntValue<'c>) {
        self.intrinsic("llvm.x86.tileloaddt164", &[], &[self.tile_number(tile), from.into(), stride.into()]);
    }

    /// `for row: bytes at to + row * stride = tile[row]`
    pub fn tile_store(&self, tile: u32, to: PointerValue<'c>, stride: IntValue<'c>) {
        self.intrinsic("llvm.x86.tilestored64", &[], &[self.tile_number(tile), to.into(), stride.into()]);
    }

    /// `for i, j, p: acc[i][j] += a[i][p] * b[p / v][j * v + p % v]`, v steps making up the bytes of one accumulator.
    pub fn tile_dot(&self, name: &str, acc: u32, a: u32, b: u32) {
        self.intrinsic(name, &[], &[acc, a, b].map(|tile| self.tile_number(tile)));
    }

    /// Gives tiles the shapes that the 64 bytes at `from` describe.
    pub fn tile_configure(&self, from: PointerValue<'c>) {
        self.intrinsic("llvm.x86.ldtilecfg", &[], &[from.into()]);
    }

    /// Gives tiles up: their state is as it was before any was configured.
    pub fn tile_release(&self) {
        self.intrinsic("llvm.x86.tilerelease", &[], &[]);
    }

    /// Memory on the stack, of so many bytes, aligned to 64. Only in the first block of a function.
    pub fn stack(&self, bytes: u32) -> PointerValue<'c> {
        let at = self.b.build_alloca(self.ctx.i8_type().array_type(bytes), "").unwrap();
        at.as_instruction().expect("an allocation").set_alignment(64).expect("a power of two");
        at
    }
}
