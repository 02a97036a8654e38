//! Packing routines: a plain matrix into zero-padded panels.
//!
//! ```text
//! pack(args):
//!     for each panel, for p in 0..k, for lane in 0..W:
//!         to[panel][p][lane] = lane exists ? from[lane * lane_stride + p * k_stride] : 0
//! ```
//!
//! | strides            | how                                                                              |
//! |--------------------|----------------------------------------------------------------------------------|
//! | `lane_stride == 1` | whole vectors: [`rows`](super::rows)                                             |
//! | `k_stride == 1`    | transposition: through accumulator tiles where the instruction set has them,     |
//! |                    | [`transpose`](super::transpose), in vector registers otherwise, [`network`](super::network) |
//! | any                | element by element: [`elements`](super::elements)                                |

use super::{
    abi::{self, Args},
    elements,
    network::Network,
    rows, state, transpose,
};
use crate::{
    isa::{Isa, Width},
    nanokernel::Ir,
    plan::PackPlan,
    spec::Size,
};
use inkwell::{
    IntPredicate,
    values::{IntValue, PointerValue},
};
use std::cell::RefCell;

/// Adds the packing routine called `symbol`.
pub fn kernel(ir: &Ir<'_>, isa: &'static Isa, plan: &PackPlan, symbol: &str) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args = Args::new(ir, abi::PACK, f.get_nth_param(0).expect("one parameter").into_pointer_value());
    let end = || args.int("extent");
    ir.count_up("panels", ir.c(0), ir.lane_count(plan.width), end, |done| {
        let panel = Panel { ir, isa, plan, args: &args, done };
        let adjacent = |stride| ir.cmp(IntPredicate::EQ, stride, ir.c(plan.dtype.bytes.into()));
        let mut whole = adjacent(panel.lane());
        if !rows::masks(&panel) {
            whole = ir.and(whole, panel.full());
        }
        let otherwise = || panel.transposed(adjacent(panel.step()), || elements::copy(&panel));
        ir.branch(whole, || rows::copy(&panel), otherwise);
    });
    ir.ret();
}

/// One panel, of which at least one lane exists.
///
/// What describes it is read and computed again by every method: the loops inside need the registers. Hold on to results for
/// one loop, not longer.
pub struct Panel<'i, 'c> {
    /// Where the code goes.
    pub ir: &'i Ir<'c>,
    /// The instruction set.
    pub isa: &'static Isa,
    /// Element type and width.
    pub plan: &'i PackPlan,
    args: &'i Args<'i, 'c>,
    /// Lanes of the panels before.
    done: IntValue<'c>,
}

impl<'c> Panel<'_, 'c> {
    /// Bytes of an element.
    pub fn bytes(&self) -> i64 {
        self.plan.dtype.bytes.into()
    }

    /// Where the first element is.
    pub fn from(&self) -> PointerValue<'c> {
        self.ir.at(self.args.pointer("from"), self.ir.mul(self.done, self.lane()))
    }

    /// Where this step of this lane is.
    pub fn source(&self, lane: IntValue<'c>, step: IntValue<'c>) -> PointerValue<'c> {
        let ir = self.ir;
        let lane = ir.at(self.args.pointer("from"), ir.mul(ir.add(self.done, lane), self.lane()));
        ir.opaque(ir.at(lane, ir.mul(step, self.step())))
    }

    /// Where the panel begins.
    pub fn to(&self) -> PointerValue<'c> {
        let elements = self.ir.mul(self.done, self.args.int("panel_k"));
        self.ir.at(self.args.pointer("to"), self.ir.times(elements, self.bytes()))
    }

    /// Where this step of this lane belongs.
    pub fn target(&self, lane: IntValue<'c>, step: IntValue<'c>) -> PointerValue<'c> {
        let ir = self.ir;
        let before = ir.add(ir.mul(self.done, self.args.int("panel_k")), ir.mul(step, self.width()));
        ir.opaque(ir.at(self.args.pointer("to"), ir.times(ir.add(before, lane), self.bytes())))
    }

    /// Lanes that exist.
    pub fn have(&self) -> IntValue<'c> {
        self.ir.min(self.ir.sub(self.args.int("extent"), self.done), self.width())
    }

    /// Lanes of the panel.
    pub fn width(&self) -> IntValue<'c> {
        self.ir.lane_count(self.plan.width)
    }

    /// Steps.
    pub fn k(&self) -> IntValue<'c> {
        self.args.int("k")
    }

    /// Bytes from one lane to the next.
    pub fn lane(&self) -> IntValue<'c> {
        self.args.bytes("lane_stride", self.plan.dtype.bytes)
    }

    /// Bytes from one step to the next.
    pub fn step(&self) -> IntValue<'c> {
        self.args.bytes("k_stride", self.plan.dtype.bytes)
    }

    /// Bytes from one step of the panel to the next.
    pub fn row_bytes(&self) -> IntValue<'c> {
        self.ir.times(self.width(), self.bytes())
    }

    /// Elements in a whole vector. Panels of fixed width are copied by the fixed vectors that scalable ones begin with.
    pub fn lanes(&self) -> Size {
        match (self.plan.width, self.isa.registers.width) {
            (Size::Int(_), Width::Scalable) => Size::Int(16 / self.plan.dtype.bytes),
            (_, width) => width.lanes(self.plan.dtype.bytes),
        }
    }

    /// Whether lanes or steps so many bytes apart lie in different pages: then the operand is large, and hardware does not
    /// foresee what comes next.
    pub fn far(&self, stride: IntValue<'c>) -> IntValue<'c> {
        const PAGE: i64 = 4096;
        let (ir, page) = (self.ir, self.ir.c(PAGE));
        ir.cmp(IntPredicate::UGE, ir.add(stride, page), ir.c(2 * PAGE))
    }

    /// Do all lanes exist?
    pub fn full(&self) -> IntValue<'c> {
        self.ir.cmp(IntPredicate::EQ, self.have(), self.width())
    }

    /// Steps are adjacent: by transposition, or as `otherwise` does.
    fn transposed(&self, adjacent: IntValue<'c>, otherwise: impl FnOnce()) {
        let (ir, registers) = (self.ir, &self.isa.registers);
        if registers.tiles > 0 {
            let panel = transpose::Panel {
                ir,
                plan: self.plan,
                lanes: self.lanes(),
                tiles: registers.tiles * self.plan.dtype.bytes / 4,
                have: self.have(),
                width: self.width(),
                lane: self.lane(),
            };
            return ir.branch(adjacent, || panel.copy(self.k(), self.from(), self.to()), otherwise);
        }
        match Network::new(self) {
            Some(network) => {
                let enough = ir.cmp(IntPredicate::UGE, self.k(), ir.c(network.square().into()));
                ir.branch(ir.and(adjacent, enough), || network.copy(), otherwise);
            }
            None => otherwise(),
        }
    }
}

/// Where lanes begin, four to a base pointer: once, twice and three times the stride are cheap to add to one.
pub struct Places<'i, 'c> {
    ir: &'i Ir<'c>,
    stride: IntValue<'c>,
    /// Of the first lane of each four: of those from lane 0 on, and of those before it.
    bases: RefCell<[Vec<PointerValue<'c>>; 2]>,
}

impl<'i, 'c> Places<'i, 'c> {
    /// Lane 0 is at `from`, each other `stride` bytes from the one before.
    pub fn new(ir: &'i Ir<'c>, from: PointerValue<'c>, stride: IntValue<'c>) -> Self {
        Places { ir, stride, bases: RefCell::new([vec![from], vec![from]]) }
    }

    /// Where this lane is. To be asked for in the block where the lane is used.
    pub fn lane(&self, lane: i64) -> PointerValue<'c> {
        let ir = self.ir;
        let four = lane.div_euclid(4);
        let bases = &mut self.bases.borrow_mut()[usize::from(four < 0)];
        while bases.len() <= four.unsigned_abs() as usize {
            let next = ir.at(*bases.last().expect("the first"), ir.times(self.stride, 4 * four.signum()));
            // Otherwise LLVM adds to the pointer of the loop an offset of its own for every lane, and runs out of registers.
            bases.push(ir.opaque(next));
        }
        let base = bases[four.unsigned_abs() as usize];
        match lane.rem_euclid(4) {
            0 => base,
            n => ir.at(base, ir.times(self.stride, n)),
        }
    }
}
