//! Packing by transposition: panels whose lanes are rows of the plain matrix, through an accumulator tile.
//!
//! ```text
//! for each square of one vector of k steps:
//!     for each vector v of the panel:
//!         tile[v] = 0
//!         for lane in lanes of v that exist: row `lane` of tile[v] = from[lane][k steps that exist]
//!     for p in k steps of the square: for each v: to[p][v] = column p of tile[v]
//! ```

use crate::{
    nanokernel::{Ir, Slice},
    plan::PackPlan,
    spec::Size,
};
use inkwell::values::{IntValue, PointerValue};

/// One panel to be transposed.
pub struct Panel<'i, 'c> {
    /// Where the code goes.
    pub ir: &'i Ir<'c>,
    /// Element type and width.
    pub plan: &'i PackPlan,
    /// Elements in one vector.
    pub lanes: Size,
    /// Tiles there are for this element type.
    pub tiles: u32,
    /// Lanes that exist.
    pub have: IntValue<'c>,
    /// Lanes of the panel.
    pub width: IntValue<'c>,
    /// Bytes from one lane to the next.
    pub lane: IntValue<'c>,
}

impl<'c> Panel<'_, 'c> {
    /// Copies all `k` steps, which are adjacent in `from`.
    pub fn copy(&self, k: IntValue<'c>, from: PointerValue<'c>, to: PointerValue<'c>) {
        let (ir, bytes) = (self.ir, i64::from(self.plan.from.bytes));
        let vector = ir.lane_count(self.lanes);
        let row_bytes = ir.times(self.width, bytes);
        let squares = ir.div(ir.add(k, ir.sub(vector, ir.c(1))), vector);
        ir.count_down("squares", squares, 1, &[from.into(), to.into(), k.into()], |at| {
            let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let left = at[2].into_int_value();
            let steps = ir.min(left, vector);
            let vectors: Vec<u32> = (0..self.plan.width.count() / self.lanes.count()).collect();
            for group in vectors.chunks(self.tiles as usize) {
                self.square(group, steps, from, to, row_bytes);
            }
            let next = ir.at(from, ir.times(vector, bytes));
            vec![next.into(), ir.at(to, ir.mul(row_bytes, vector)).into(), ir.sub(left, steps).into()]
        });
    }

    /// `steps` k steps of the vectors in `group`.
    fn square(
        &self,
        group: &[u32],
        steps: IntValue<'c>,
        from: PointerValue<'c>,
        to: PointerValue<'c>,
        row_bytes: IntValue<'c>,
    ) {
        let (ir, bytes) = (self.ir, self.plan.from.bytes);
        let vector = ir.lane_count(self.lanes);
        let exist = ir.first_lanes(self.lanes, steps);
        let all = ir.all_lanes(ir.vector(ir.element(self.plan.from), self.lanes));
        ir.za_zero(bytes, 0..group.len() as u32);
        for (tile, &v) in (0..).zip(group) {
            let before = ir.times(vector, v.into());
            let rows = ir.min(ir.sub(self.have, ir.min(self.have, before)), vector);
            let first = ir.at(from, ir.mul(before, self.lane));
            ir.steps("rows", rows, None, &[first.into()], |index, at| {
                let row = at[0].into_pointer_value();
                ir.za_load(bytes, Slice::Horizontal, tile, index, exist, row);
                vec![ir.at(row, self.lane).into()]
            });
        }
        ir.steps("columns", steps, None, &[to.into()], |index, at| {
            let step = at[0].into_pointer_value();
            for (tile, &v) in (0..).zip(group) {
                let to = ir.at(step, ir.times(vector, (v * bytes).into()));
                ir.za_store(bytes, Slice::Vertical, tile, index, all, to);
            }
            vec![ir.at(step, row_bytes).into()]
        });
    }
}
