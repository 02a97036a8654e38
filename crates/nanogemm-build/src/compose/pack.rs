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
//!
//! Panels whose elements are converted, or hold several steps of a lane side by side: [`groups`](super::groups).

use super::{
    PAGE,
    abi::{self, Args},
    elements, groups,
    network::Network,
    rows, state, transpose,
};
use crate::{
    isa::{Arch, Isa, State, Width},
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
pub fn kernel(ir: &Ir<'_>, isa: &'static Isa, plan: &PackPlan, symbol: &str, arch: Arch) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args = Args::new(ir, abi::PACK, f.get_nth_param(0).expect("one parameter").into_pointer_value());
    let end = || args.int("extent");
    ir.count_up("panels", ir.c(0), ir.lane_count(plan.width), end, |done| {
        let panel = Panel { ir, isa, arch, plan, args: &args, done };
        if !plan.copies() {
            return groups::panel(&panel);
        }
        let mut whole = panel.adjacent(panel.lane());
        if !rows::masks(&panel) {
            whole = ir.and(whole, panel.full());
        }
        let otherwise = || panel.transposed(panel.adjacent(panel.step()), || elements::copy(&panel));
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
    /// The architecture.
    pub arch: Arch,
    /// Element type and width.
    pub plan: &'i PackPlan,
    args: &'i Args<'i, 'c>,
    /// Lanes of the panels before.
    done: IntValue<'c>,
}

impl<'c> Panel<'_, 'c> {
    /// Bytes of an element as it is read.
    pub fn bytes(&self) -> i64 {
        self.plan.from.bytes.into()
    }

    /// Bytes of an element of the panel.
    pub fn to_bytes(&self) -> i64 {
        self.plan.to.bytes.into()
    }

    /// Bytes of the steps of one lane that lie side by side.
    pub fn group_bytes(&self) -> i64 {
        self.to_bytes() * i64::from(self.plan.interleave)
    }

    /// Groups of which every step has an element.
    pub fn groups(&self) -> IntValue<'c> {
        match self.plan.interleave {
            1 => self.k(),
            steps => self.ir.div(self.k(), self.ir.c(steps.into())),
        }
    }

    /// Groups of which some step has an element.
    pub fn all_groups(&self) -> IntValue<'c> {
        let steps = i64::from(self.plan.interleave);
        self.ir.div(self.ir.add(self.k(), self.ir.c(steps - 1)), self.ir.c(steps))
    }

    /// Groups of the panel, with those that are zero.
    pub fn padded_groups(&self) -> IntValue<'c> {
        let (ir, step) = (self.ir, i64::from(self.plan.k_step));
        ir.times(ir.div(ir.add(self.k(), ir.c(step - 1)), ir.c(step)), step / i64::from(self.plan.interleave))
    }

    /// Where the sum of this lane belongs.
    pub fn sum(&self, lane: IntValue<'c>) -> PointerValue<'c> {
        let ir = self.ir;
        ir.at(self.args.pointer("sums"), ir.times(ir.add(self.done, lane), 4))
    }

    /// Where the sums belong, as a number: zero if they are not wanted.
    pub fn sums_address(&self) -> IntValue<'c> {
        self.args.int("sums")
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
        self.ir.at(self.args.pointer("to"), self.ir.times(elements, self.to_bytes()))
    }

    /// Where this group of this lane belongs: the step, where there is one to a group.
    pub fn target(&self, lane: IntValue<'c>, group: IntValue<'c>) -> PointerValue<'c> {
        let (ir, steps) = (self.ir, i64::from(self.plan.interleave));
        let before = ir.add(ir.mul(self.done, self.args.int("panel_k")), ir.times(ir.mul(group, self.width()), steps));
        let to = self.args.pointer("to");
        ir.opaque(ir.at(to, ir.times(ir.add(before, ir.times(lane, steps)), self.to_bytes())))
    }

    /// Lanes of the panels before.
    pub fn before(&self) -> IntValue<'c> {
        self.done
    }

    /// Whether elements at this distance have nothing between them.
    pub fn adjacent(&self, stride: IntValue<'c>) -> IntValue<'c> {
        self.ir.cmp(IntPredicate::EQ, stride, self.ir.c(self.bytes()))
    }

    /// Lanes that exist from this panel on.
    pub fn ahead(&self) -> IntValue<'c> {
        self.ir.sub(self.args.int("extent"), self.done)
    }

    /// Bytes from one panel to the next.
    pub fn distance(&self) -> IntValue<'c> {
        self.ir.times(self.ir.mul(self.width(), self.args.int("panel_k")), self.to_bytes())
    }

    /// Lanes that exist.
    pub fn have(&self) -> IntValue<'c> {
        self.ir.min(self.ahead(), self.width())
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
        self.args.bytes("lane_stride", self.plan.from.bytes)
    }

    /// Bytes from one step to the next.
    pub fn step(&self) -> IntValue<'c> {
        self.args.bytes("k_stride", self.plan.from.bytes)
    }

    /// Bytes from one group of the panel to the next.
    pub fn row_bytes(&self) -> IntValue<'c> {
        self.ir.times(self.width(), self.group_bytes())
    }

    /// Elements in a whole vector. Panels of fixed width are copied by the fixed vectors that scalable ones begin with.
    pub fn lanes(&self) -> Size {
        self.vector(self.plan.from.bytes)
    }

    /// Words of 32 bits in a whole vector.
    pub fn words(&self) -> Size {
        self.vector(4)
    }

    fn vector(&self, bytes: u32) -> Size {
        match (self.plan.width, self.isa.registers.width) {
            (Size::Int(_), Width::Scalable) => Size::Int(16 / bytes),
            (_, width) => width.lanes(bytes),
        }
    }

    /// Whether lanes or steps so many bytes apart lie in different pages: then the operand is large, and hardware does not
    /// foresee what comes next.
    pub fn far(&self, stride: IntValue<'c>) -> IntValue<'c> {
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
        if self.isa.state == State::StreamingZa {
            let panel = transpose::Panel {
                ir,
                plan: self.plan,
                lanes: self.lanes(),
                tiles: registers.tiles * self.plan.from.bytes / 4,
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
