//! Accumulator tiles in ZA. A tile of elements is square: as many rows (horizontal slices) and columns (vertical slices) as
//! a vector has lanes. The instructions name tiles by number, so `tile` is a constant everywhere.

use super::{Ir, Value};
use inkwell::{
    types::BasicTypeEnum,
    values::{IntValue, PointerValue},
};

/// Which way a slice runs through a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slice {
    /// A row.
    Horizontal,
    /// A column.
    Vertical,
}

impl Slice {
    fn word(self) -> &'static str {
        match self {
            Slice::Horizontal => "horiz",
            Slice::Vertical => "vert",
        }
    }
}

impl<'c> Ir<'c> {
    fn tile(&self, tile: u32) -> Value<'c> {
        self.ctx.i32_type().const_int(tile.into(), false).into()
    }

    /// `for t in tiles: for i, j: za[t][i][j] = 0` for elements of `bytes` bytes.
    pub fn za_zero(&self, bytes: u32, tiles: std::ops::Range<u32>) {
        // One mask bit per 64-bit tile; tile t of elements of b bytes consists of the 64-bit tiles t, t + b, t + 2b, ...
        let mask = tiles.flat_map(|t| (t..8).step_by(bytes as usize)).fold(0, |mask, i| mask | 1 << i);
        self.intrinsic("llvm.aarch64.sme.zero", &[], &[self.tile(mask)]);
    }

    /// `for i, j: if rows[i] && columns[j] { za[tile][i][j] += a[i] * b[j] }`
    pub fn za_outer(&self, tile: u32, rows: Value<'c>, columns: Value<'c>, a: Value<'c>, b: Value<'c>) {
        self.intrinsic("llvm.aarch64.sme.mopa", &[a.get_type()], &[self.tile(tile), rows, columns, a, b]);
    }

    /// Row `index` of a tile.
    pub fn za_row(&self, ty: BasicTypeEnum<'c>, tile: u32, index: IntValue<'c>) -> Value<'c> {
        // What masked-out lanes hold does not matter: there are none.
        let BasicTypeEnum::ScalableVectorType(vector) = ty else { unreachable!("{ty} is no vector of a tile") };
        let args = [vector.get_poison().into(), self.all_lanes(ty), self.tile(tile), self.slice(index)];
        self.intrinsic("llvm.aarch64.sme.read.horiz", &[ty], &args)
    }

    /// `for i: slice[i] = mask[i] ? from[i] : 0` for a slice of a tile, touching masked-in elements only.
    pub fn za_load(
        &self,
        bytes: u32,
        slice: Slice,
        tile: u32,
        index: IntValue<'c>,
        mask: Value<'c>,
        from: PointerValue<'c>,
    ) {
        let name = format!("llvm.aarch64.sme.ld1{}.{}", letter(bytes), slice.word());
        self.intrinsic(&name, &[], &[mask, from.into(), self.tile(tile), self.slice(index)]);
    }

    /// `for i: if mask[i] { to[i] = slice[i] }` for a slice of a tile, touching masked-in elements only.
    pub fn za_store(
        &self,
        bytes: u32,
        slice: Slice,
        tile: u32,
        index: IntValue<'c>,
        mask: Value<'c>,
        to: PointerValue<'c>,
    ) {
        let name = format!("llvm.aarch64.sme.st1{}.{}", letter(bytes), slice.word());
        self.intrinsic(&name, &[], &[mask, to.into(), self.tile(tile), self.slice(index)]);
    }

    fn slice(&self, index: IntValue<'c>) -> Value<'c> {
        self.b.build_int_truncate(index, self.ctx.i32_type(), "").unwrap().into()
    }

    /// The mask of every lane of a vector of type `ty`.
    pub fn all_lanes(&self, ty: BasicTypeEnum<'c>) -> Value<'c> {
        let lanes = match ty {
            BasicTypeEnum::ScalableVectorType(t) => t.get_size(),
            other => unreachable!("{other} is no vector of a tile"),
        };
        let yes = self.ctx.bool_type();
        self.splat(yes.const_all_ones().into(), yes.scalable_vec_type(lanes).into())
    }
}

/// The letter of an element size in mnemonics.
fn letter(bytes: u32) -> char {
    match bytes {
        1 => 'b',
        2 => 'h',
        4 => 'w',
        8 => 'd',
        other => unreachable!("no element has {other} bytes"),
    }
}
