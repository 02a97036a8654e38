//! Packing routines: a plain matrix into zero-padded panels.
//!
//! ```text
//! pack(args):
//!     for each panel, for p in 0..k, for lane in 0..W:
//!         to[panel][p][lane] = lane exists ? from[lane * lane_stride + p * k_stride] : 0
//! ```
//!
//! When lanes are adjacent (`lane_stride == 1`) whole vectors are copied. When k steps are (`k_stride == 1`), instruction
//! sets with accumulator tiles transpose through them. Otherwise one element at a time is copied.

use super::{
    abi::{self, Args},
    state, transpose,
};
use crate::{
    isa::{Isa, Tail},
    nanokernel::{Ir, Value},
    plan::PackPlan,
    spec::Size,
};
use inkwell::{
    IntPredicate,
    values::{IntValue, PointerValue},
};

/// Adds the packing routine called `symbol`.
pub fn kernel(ir: &Ir<'_>, isa: &'static Isa, plan: &PackPlan, symbol: &str) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args = Args::new(ir, abi::PACK, f.get_nth_param(0).expect("one parameter").into_pointer_value());
    let bytes = i64::from(plan.dtype.bytes);
    let width = ir.lane_count(plan.width);
    let (extent, k) = (args.int("extent"), args.int("k"));
    let (lane, step) = (args.bytes("lane_stride", plan.dtype.bytes), args.bytes("k_stride", plan.dtype.bytes));
    let panels = ir.div(ir.add(extent, ir.sub(width, ir.c(1))), width);
    let panel_lanes = ir.mul(lane, width);
    let panel_bytes = ir.times(ir.mul(width, k), bytes);
    let adjacent = ir.cmp(IntPredicate::EQ, lane, ir.c(bytes));
    let steps_adjacent = ir.cmp(IntPredicate::EQ, step, ir.c(bytes));
    let start = [args.pointer("from").into(), args.pointer("to").into(), extent.into()];
    ir.count_down("panels", panels, 1, &start, |at| {
        let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        let left = at[2].into_int_value();
        let have = ir.min(left, width);
        let copy = Copy { ir, isa, plan, have, width, lane };
        let general = || copy.panel(k, from, to, step, false);
        let otherwise = || match copy.transposed() {
            Some(panel) => ir.branch(steps_adjacent, || panel.copy(k, from, to), general),
            None => general(),
        };
        ir.branch(adjacent, || copy.panel(k, from, to, step, true), otherwise);
        vec![ir.at(from, panel_lanes).into(), ir.at(to, panel_bytes).into(), ir.sub(left, have).into()]
    });
    ir.ret();
}

/// Copies panels of which `have` of `width` lanes exist.
struct Copy<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    plan: &'i PackPlan,
    have: IntValue<'c>,
    width: IntValue<'c>,
    lane: IntValue<'c>,
}

impl<'c> Copy<'_, 'c> {
    /// The same panel for transposition, where the instruction set has tiles.
    fn transposed(&self) -> Option<transpose::Panel<'_, 'c>> {
        let registers = &self.isa.registers;
        let lanes = registers.width.lanes(self.plan.dtype.bytes);
        (registers.tiles > 0).then(|| transpose::Panel {
            ir: self.ir,
            plan: self.plan,
            lanes,
            tiles: registers.tiles * self.plan.dtype.bytes / 4,
            have: self.have,
            width: self.width,
            lane: self.lane,
        })
    }

    /// All steps of one panel.
    fn panel(&self, k: IntValue<'c>, from: PointerValue<'c>, to: PointerValue<'c>, step: IntValue<'c>, adjacent: bool) {
        let ir = self.ir;
        let row_bytes = ir.times(self.width, self.plan.dtype.bytes.into());
        let masked = self.isa.registers.tail != Tail::Exact;
        let masks = if adjacent && masked { self.masks() } else { Vec::new() };
        ir.count_down("steps", k, 1, &[from.into(), to.into()], |at| {
            let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            if adjacent && masked {
                self.vectors(from, to, &masks);
            } else if adjacent {
                let full = ir.cmp(IntPredicate::EQ, self.have, self.width);
                ir.branch(full, || self.vectors(from, to, &masks), || self.elements(from, to));
            } else {
                self.elements(from, to);
            }
            vec![ir.at(from, step).into(), ir.at(to, row_bytes).into()]
        });
    }

    /// Whole vectors in one step.
    fn count(&self) -> u32 {
        self.plan.width.count() / self.isa.registers.width.lanes(self.plan.dtype.bytes).count()
    }

    /// The masks of the lanes that exist, one per whole vector.
    fn masks(&self) -> Vec<Value<'c>> {
        let ir = self.ir;
        let lanes = self.isa.registers.width.lanes(self.plan.dtype.bytes);
        let mask = |v: u32| {
            let before = ir.min(self.have, ir.times(ir.lane_count(lanes), v.into()));
            ir.first_lanes(lanes, ir.sub(self.have, before))
        };
        (0..self.count()).map(mask).collect()
    }

    /// One step, by whole vectors; masked where the instruction set has masks, else all lanes exist.
    fn vectors(&self, from: PointerValue<'c>, to: PointerValue<'c>, masks: &[Value<'c>]) {
        let ir = self.ir;
        let bytes = self.plan.dtype.bytes;
        let lanes = self.isa.registers.width.lanes(bytes);
        let ty = ir.vector(ir.element(self.plan.dtype), lanes);
        for v in 0..self.count() {
            let offset = ir.times(ir.lane_count(lanes), (v * bytes).into());
            let at = ir.at(from, offset);
            let value = match masks.get(v as usize) {
                Some(&mask) => ir.masked_load(ty, at, mask),
                None => ir.load(ty, at),
            };
            ir.store(value, ir.at(to, offset));
        }
        // A width that is no whole number of vectors (panels of A) ends in single elements.
        if let (Size::Int(width), Size::Int(lanes)) = (self.plan.width, lanes) {
            for i in self.count() * lanes..width {
                self.element(ir.c(i.into()), from, to);
            }
        }
    }

    /// One step, element by element.
    fn elements(&self, from: PointerValue<'c>, to: PointerValue<'c>) {
        let ir = self.ir;
        let bytes = ir.c(self.plan.dtype.bytes.into());
        let ty = ir.bits(self.plan.dtype);
        ir.count_down("lanes", self.have, 1, &[from.into(), to.into()], |at| {
            let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            ir.store(ir.load(ty, from), to);
            vec![ir.at(from, self.lane).into(), ir.at(to, bytes).into()]
        });
        let end = ir.at(to, ir.mul(self.have, bytes));
        ir.count_down("padding", ir.sub(self.width, self.have), 1, &[end.into()], |at| {
            let to = at[0].into_pointer_value();
            ir.store(ir.zero(ty), to);
            vec![ir.at(to, bytes).into()]
        });
    }

    /// One element of a step whose lanes are adjacent: copied if it exists, else zero.
    fn element(&self, lane: IntValue<'c>, from: PointerValue<'c>, to: PointerValue<'c>) {
        let ir = self.ir;
        let ty = ir.bits(self.plan.dtype);
        let offset = ir.times(lane, self.plan.dtype.bytes.into());
        let exists = ir.cmp(IntPredicate::ULT, lane, self.have);
        ir.branch(
            exists,
            || ir.store(ir.load(ty, ir.at(from, offset)), ir.at(to, offset)),
            || ir.store(ir.zero(ty), ir.at(to, offset)),
        );
    }
}
