//! Microkernels of the vector family: accumulators in vector registers, B in vectors, A broadcast.
//!
//! ```text
//! microkernel(args, a, b, c, tiles, tail):
//!     repeat tiles times:
//!         acc[rows][vectors] = 0              (integers: what the sums of each column begin with)
//!         for i in 0..batch: for p in 0..k: nanokernel(acc, a + i * a_batch + p * a_ks, b + i * b_batch + p * b_ks)
//!         c = alpha * acc + beta * c          (beta == 0: c = alpha * acc, c is not read; alpha == 1: no multiplication)
//!                                             (without factors: beta is 0, or c = acc + c)
//!         a += a_tile; c += rows * c_rs
//! ```
//!
//! Where one multiply-add consumes several k steps, they lie side by side in panels: a group of them is one unit, loaded,
//! broadcast and counted as a number of the accumulator's width.
//!
//! `tail` is the number of columns of the last vector that exist. Lanes beyond them raise no floating-point exception: they
//! take no part where arithmetic can be masked, hold quiet NaN where only loads and stores can, and repeat a lane that exists
//! in vectors of exact width.

mod ahead;
mod store;

use super::{
    LINE,
    abi::{self, Args},
    short::Pairs,
};
use crate::{
    dtype::Kind,
    isa::{Arch, Arithmetic, Broadcast, Isa, Tail},
    nanokernel::{Ir, Level, Value, multiply_add, multiply_add_apart, total_of_apart},
    plan::{ColumnTail, GemmPlan, Layout, Micro, Order},
    spec::Size,
};
use ahead::Asks;
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{FunctionValue, IntValue, PointerValue},
};

/// Row tiles up to which each asks for all of B that it can: together they would ask for too little of what comes next.
const FEW_TILES: u32 = 3;

/// What one microkernel is built from.
pub(super) struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    plan: &'i GemmPlan,
    micro: Micro,
    arch: Arch,
    /// Type of the elements of accumulators, and of what operands are read in: the k steps of one multiply-add.
    element: BasicTypeEnum<'c>,
    unit: BasicTypeEnum<'c>,
    /// Lanes of the last column vector, which may be shorter. Arithmetic on three lanes is done on four, and the fourth should not
    /// hold what happens to be there.
    last_lanes: Size,
    mask: Option<Value<'c>>,
    /// The same with a lane for each k step of a column, where those have sums of their own.
    steps_mask: Option<Value<'c>>,
    /// How the last column vector is read where masks are for numbers of 32 bits or more and it holds shorter ones.
    pairs: Option<Pairs<'c>>,
    strides: Strides<'c>,
    /// How many bytes further on B is what k steps ask for, if they ask: each, or the first of each iteration.
    ahead: Option<IntValue<'c>>,
    asks: Asks,
    /// Rows that share a base pointer.
    group: u32,
}

/// Strides in bytes.
#[derive(Clone, Copy)]
pub(super) struct Strides<'c> {
    pub(super) a_rs: IntValue<'c>,
    pub(super) a_ks: IntValue<'c>,
    pub(super) b_ks: IntValue<'c>,
    pub(super) c_rs: IntValue<'c>,
}

/// Adds the function of one microkernel.
pub fn microkernel<'c>(
    ir: &Ir<'c>,
    isa: &'static Isa,
    plan: &GemmPlan,
    micro: Micro,
    symbol: &str,
    arch: Arch,
) -> FunctionValue<'c> {
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let mut parameters = vec![p, p, p, p, i, i];
    parameters.extend(plan.takes_init().then_some(p));
    let f = ir.function(&format!("{symbol}{}", micro.suffix()), &parameters, false);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let pointer = |n: u32| f.get_nth_param(n).expect("a parameter").into_pointer_value();
    let integer = |n: u32| f.get_nth_param(n).expect("a parameter").into_int_value();
    let args = Args::new(ir, abi::BLOCK, pointer(0));

    let strides = Strides {
        a_rs: match plan.a_layout {
            Layout::Packed => ir.c(plan.a_unit().into()),
            _ => args.bytes("a_rs", plan.a.bytes),
        },
        a_ks: match plan.a_layout {
            Layout::Packed => ir.times(ir.lane_count(plan.tile.mr), plan.a_unit().into()),
            _ => args.bytes("a_ks", plan.a.bytes),
        },
        b_ks: match plan.b_layout {
            Layout::Packed => ir.times(ir.lane_count(plan.tile.nr), plan.b_unit().into()),
            _ => args.bytes("b_ks", plan.b.bytes),
        },
        c_rs: args.bytes("c_rs", plan.c.bytes),
    };
    let builder = Builder::new(ir, isa, plan, micro, arch, strides, integer(5));
    if let Some(share) = builder.share() {
        let few = ir.cmp(IntPredicate::ULE, args.int("m"), ir.c((FEW_TILES * plan.tile.rows).into()));
        ir.branch(few, || builder.walk(&args, f, Asks::All), || builder.walk(&args, f, share));
    } else {
        builder.walk(&args, f, Asks::All);
    }
    ir.ret();
    f
}

impl<'i, 'c> Builder<'i, 'c> {
    /// `tail` is the number of columns in the last vector.
    pub(super) fn new(
        ir: &'i Ir<'c>,
        isa: &'static Isa,
        plan: &'i GemmPlan,
        micro: Micro,
        arch: Arch,
        strides: Strides<'c>,
        tail: IntValue<'c>,
    ) -> Self {
        let element = ir.element(plan.c);
        let unit = match plan.dot.interleave {
            // What is not of this type already is widened to it.
            1 => element,
            _ => ir.integer(8 * plan.b_unit()),
        };
        let lanes = plan.tile.lanes;
        let (last_lanes, mask) = match (micro.columns.tail, isa.registers.tail, lanes) {
            (ColumnTail::Full, ..) => (lanes, None),
            (ColumnTail::Masked, Tail::MaskRegisters, Size::Int(n)) => (lanes, Some(ir.low_bits(n, tail))),
            (ColumnTail::Masked, ..) => (lanes, Some(ir.first_lanes(lanes, tail))),
            (ColumnTail::Exact(n), ..) => (Size::Int(n.next_power_of_two()), None),
        };
        let steps_mask = match (plan.dot.how, mask, lanes) {
            (Arithmetic::Apart { .. }, Some(_), Size::Int(n)) => {
                let steps = plan.dot.interleave;
                Some(ir.low_bits(n * steps, ir.times(tail, steps.into())))
            }
            _ => None,
        };
        let short = isa.registers.tail == Tail::MaskedTail && plan.b.bytes < 4;
        let pairs = (micro.columns.tail == ColumnTail::Masked && short).then(|| Pairs::new(ir, lanes, tail));
        let group = match plan.a_layout {
            Layout::Packed => micro.rows,
            _ => arch.rows_per_pointer(),
        };
        Builder {
            ir,
            isa,
            plan,
            micro,
            arch,
            element,
            unit,
            last_lanes,
            mask,
            steps_mask,
            pairs,
            strides,
            ahead: None,
            asks: Asks::All,
            group,
        }
    }

    /// The same with as many base pointers as there is room for, where that makes faster code: a multiply-add that broadcasts from memory
    /// by itself is two operations of the processor instead of one if its address has an index.
    pub(super) fn with_most_pointers(self) -> Self {
        let within = self.micro.columns.vectors == 1 && self.isa.registers.tail == Tail::MaskRegisters;
        let group =
            if within { self.group.min(self.micro.rows.div_ceil(self.arch.row_pointers())) } else { self.group };
        Builder { group, ..self }
    }

    /// Lanes of column vector `v`.
    fn lanes(&self, v: u32) -> Size {
        if v + 1 == self.micro.columns.vectors { self.last_lanes } else { self.plan.tile.lanes }
    }

    /// The type of the accumulators of column vector `v`.
    pub(super) fn vector_type(&self, v: u32) -> BasicTypeEnum<'c> {
        self.ir.vector(self.element, self.lanes(v))
    }

    /// The type of a full vector of operands.
    fn operand_type(&self) -> BasicTypeEnum<'c> {
        self.ir.vector(self.unit, self.plan.tile.lanes)
    }

    /// How many multiply-adds make up one sum: panels are padded, so the last may consume k steps that are none.
    fn units(&self, args: &Args<'_, 'c>) -> IntValue<'c> {
        let (ir, steps) = (self.ir, i64::from(self.plan.dot.interleave));
        let k = args.int("k");
        if steps == 1 { k } else { ir.div(ir.add(k, ir.c(steps - 1)), ir.c(steps)) }
    }

    /// The mask of column vector `v`, if it needs one.
    fn mask(&self, v: u32) -> Option<Value<'c>> {
        self.mask.filter(|_| v + 1 == self.micro.columns.vectors)
    }

    /// Where column vector `v` of the row at `row` begins.
    fn column(&self, row: PointerValue<'c>, v: u32, element_bytes: u32) -> PointerValue<'c> {
        if v == 0 {
            return row;
        }
        let lanes = self.ir.lane_count(self.plan.tile.lanes);
        self.ir.at(row, self.ir.times(lanes, (v * element_bytes).into()))
    }

    /// The row tiles of the microkernel `f`, which ask so for what B needs next.
    fn walk(&self, args: &Args<'_, 'c>, f: FunctionValue<'c>, asks: Asks) {
        let (ir, plan) = (self.ir, self.plan);
        let pointer = |n: u32| f.get_nth_param(n).expect("six parameters, or seven").into_pointer_value();
        let tiles = f.get_nth_param(4).expect("six parameters").into_int_value();
        let a_tile = args.bytes("a_tile", plan.a.bytes);
        let c_tile = ir.times(self.strides.c_rs, self.micro.rows.into());
        let b_tile = || ir.at(pointer(2), args.bytes("b_tile", plan.b.bytes));
        let distance = if asks == Asks::Lines { None } else { self.distance() };
        let mut carried: Vec<Value<'c>> = vec![pointer(1).into(), pointer(3).into()];
        carried.extend(match asks {
            Asks::All => None,
            Asks::Lines => Some(Value::from(b_tile())),
            Asks::InTurn => distance.map(Value::from),
        });
        ir.count_down("tiles", tiles, 1, &carried, |at| {
            let (a, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let line = (asks == Asks::Lines).then(|| at[2].into_pointer_value());
            let turn = (asks == Asks::InTurn).then(|| at[2].into_int_value());
            let builder = Builder { ahead: turn.or(distance), asks, ..*self };
            let c_row = self.asks_row_by_row().then_some(c);
            if c_row.is_none() {
                builder.ask_for_tile(args, c);
            }
            let start = builder.start(plan.takes_init().then(|| pointer(6)));
            let acc = builder.sums(args, start, a, pointer(2), [line, c_row]);
            builder.finish(args, &acc, c);
            let mut next: Vec<Value<'c>> = vec![ir.at(a, a_tile).into(), ir.at(c, c_tile).into()];
            let lines = || ir.times(ir.div(builder.units(args), ir.c(plan.unroll.into())), LINE);
            next.extend(line.map(|line| Value::from(ir.at(line, lines()))));
            next.extend(turn.map(|turn| self.turn_after(turn)));
            next
        });
    }

    /// What the sums of each column vector begin with: the numbers at `init`, if there are any.
    fn start(&self, init: Option<PointerValue<'c>>) -> Vec<Value<'c>> {
        let ir = self.ir;
        let columns = self.micro.columns.vectors;
        let zeros = || (0..columns).map(|v| ir.zero(self.vector_type(v))).collect();
        let Some(init) = init else { return zeros() };
        let given = || {
            let load = |v| {
                let at = self.column(init, v, self.plan.c.bytes);
                match self.mask(v) {
                    Some(mask) => ir.masked_load(self.vector_type(v), at, mask),
                    None => self.load_columns(at, v, self.element),
                }
            };
            (0..columns).map(load).collect()
        };
        ir.either(ir.b.build_is_null(init, "").unwrap(), zeros, given)
    }

    /// The accumulators after both reduction loops; those of each row begin with `start`.
    ///
    /// Near the end the iterations of the k loop ask for a row of C each, beginning with `c_row`: the tile is needed after the sums, its
    /// rows lie far apart, and no hardware guesses them.
    ///
    /// Each iteration also asks for one line from `ahead` on ([`Asks::Lines`]).
    fn sums(
        &self,
        args: &Args<'_, 'c>,
        start: Vec<Value<'c>>,
        a: PointerValue<'c>,
        b: PointerValue<'c>,
        [ahead, c_row]: [Option<PointerValue<'c>>; 2],
    ) -> Vec<Value<'c>> {
        let (ir, plan) = (self.ir, self.plan);
        let mut carried: Vec<Value<'c>> = start.repeat(self.micro.rows as usize);
        let accumulators = carried.len();
        carried.extend([Value::from(a), Value::from(b)]);
        let (a_batch, b_batch) = (args.bytes("a_batch", plan.a.bytes), args.bytes("b_batch", plan.b.bytes));
        let (k, unroll) = (self.units(args), i64::from(plan.unroll));
        let rest = ir.rem(k, ir.c(unroll));
        let mut main = ir.sub(k, rest);
        let mut rest = rest;
        let adjacent = plan.unrolls_adjacent(self.isa);
        if adjacent {
            // Several k steps per iteration need addresses with constant distances; others take the loop of single steps.
            let unit = ir.cmp(IntPredicate::EQ, self.strides.a_ks, ir.c(plan.a_unit().into()));
            main = ir.only(unit, main);
            rest = ir.sub(k, main);
        }
        let mut after = ir.count_down("batch", args.int("batch"), 1, &carried, |inside| {
            let (acc, at) = inside.split_at(accumulators);
            let (a, b) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let mut state: Vec<Value<'c>> = acc.to_vec();
            state.extend(self.a_pointers(a).into_iter().map(Value::from));
            state.push(b.into());
            state.extend([ahead, c_row].into_iter().flatten().map(Value::from));
            state = ir.count_left("k", main, unroll, &state, |left, s| {
                let mut s = s.to_vec();
                let c_row = c_row.and_then(|_| s.pop()).map(|v| v.into_pointer_value());
                c_row.inspect(|row| self.ask_for_row(*row));
                let line = ahead.and_then(|_| s.pop()).map(|v| v.into_pointer_value());
                line.inspect(|line| ir.prefetch(Level::Second, *line));
                s = match adjacent {
                    true => self.adjacent_steps(s, accumulators, 1),
                    false => (0..unroll).fold(s, |s, _| self.step(s, accumulators, false)),
                };
                s.extend(line.map(|line| Value::from(ir.at(line, ir.c(LINE)))));
                s.extend(c_row.map(|row| self.row_after(row, left)));
                s
            });
            state.truncate(state.len() - usize::from(ahead.is_some()) - usize::from(c_row.is_some()));
            if unroll > 1 {
                let single = |s: &[Value<'c>]| self.step(s.to_vec(), accumulators, adjacent);
                state = ir.count_down("k.rest", rest, 1, &state, single);
            }
            state.truncate(accumulators);
            state.extend([Value::from(ir.at(a, a_batch)), Value::from(ir.at(b, b_batch))]);
            state
        });
        after.truncate(accumulators);
        after
    }

    /// One k step, and on to the next. `state` holds the accumulators, the pointers of A and the pointer of B.
    pub(super) fn step(&self, mut state: Vec<Value<'c>>, accumulators: usize, opaque: bool) -> Vec<Value<'c>> {
        let ir = self.ir;
        let at: Vec<PointerValue<'c>> = state[accumulators..].iter().map(|v| v.into_pointer_value()).collect();
        let (b_at, a_at) = at.split_last().expect("the pointer of B is last");
        self.nanokernel(&mut state, a_at, *b_at);
        for (slot, p) in state[accumulators..].iter_mut().zip(a_at) {
            let next = ir.at(*p, self.strides.a_ks);
            *slot = if opaque { ir.unseen(next) } else { next }.into();
        }
        *state.last_mut().expect("the pointer of B") = ir.at(*b_at, self.strides.b_ks).into();
        state
    }

    /// As many k steps as are unrolled, of an A whose steps are adjacent: its pointers move once. Each step begins after the one
    /// before, or the code generator loads ahead until it runs out of registers; the processor does that better.
    ///
    /// With several sets of as many accumulators each, at the beginning of `state`, steps take them in turn.
    pub(super) fn adjacent_steps(&self, mut state: Vec<Value<'c>>, one: usize, sets: u32) -> Vec<Value<'c>> {
        let (ir, bytes) = (self.ir, i64::from(self.plan.a_unit()));
        let accumulators = one * sets as usize;
        for step in 0..i64::from(self.plan.unroll) {
            let set = step as usize % sets as usize * one;
            if step > 0 {
                let last = state[(step - 1) as usize % sets as usize * one + one - 1];
                state[accumulators..].iter_mut().for_each(|p| *p = ir.after(p.into_pointer_value(), last).into());
            }
            let at: Vec<PointerValue<'c>> = state[accumulators..].iter().map(|v| v.into_pointer_value()).collect();
            let (b_at, a_at) = at.split_last().expect("the pointer of B is last");
            let a_at: Vec<_> = a_at.iter().map(|p| ir.at(*p, ir.c(step * bytes))).collect();
            let silent = self.asks == Asks::InTurn && step > 0;
            let builder = Self { ahead: self.ahead.filter(|_| !silent), ..*self };
            match self.plan.b_layout {
                Layout::Strided | Layout::Columns | Layout::Rows => {
                    builder.nanokernel(&mut state[set..], &a_at, *b_at);
                    *state.last_mut().expect("the pointer of B") = ir.at(*b_at, self.strides.b_ks).into();
                }
                Layout::Packed => {
                    builder.nanokernel(&mut state[set..], &a_at, ir.at(*b_at, ir.times(self.strides.b_ks, step)));
                }
            }
        }
        let unroll = i64::from(self.plan.unroll);
        let (b, a) = state[accumulators..].split_last_mut().expect("the pointer of B is last");
        a.iter_mut().for_each(|p| *p = ir.at(p.into_pointer_value(), ir.c(unroll * bytes)).into());
        if self.plan.b_layout == Layout::Packed {
            *b = ir.at(b.into_pointer_value(), ir.times(self.strides.b_ks, unroll)).into();
        }
        state
    }

    /// The base pointers of A, one per group of rows.
    pub(super) fn a_pointers(&self, a: PointerValue<'c>) -> Vec<PointerValue<'c>> {
        let distance = self.ir.times(self.strides.a_rs, self.group.into());
        let next = |p: &PointerValue<'c>| Some(self.ir.at(*p, distance));
        let groups = self.micro.rows.div_ceil(self.group);
        std::iter::successors(Some(a), next).take(groups as usize).collect()
    }

    /// One k step of one tile, added to the accumulators at the beginning of `state`.
    fn nanokernel(&self, state: &mut [Value<'c>], a_at: &[PointerValue<'c>], b_at: PointerValue<'c>) {
        let (rows, columns) = (self.micro.rows, self.micro.columns.vectors);
        if let Some(ahead) = self.ahead {
            let next = self.ir.at(b_at, ahead);
            let asked = (0..columns).filter(|&v| !self.plan.dot.widens() || self.begins_line(v));
            asked.for_each(|v| self.ir.prefetch(Level::Second, self.column(next, v, self.plan.b_unit())));
        }
        let a_vectors = self.load_a_vectors(a_at[0]);
        let a = |row: u32| self.broadcast(a_at, &a_vectors, row);
        let mut dot = |row: u32, v: u32, a: Value<'c>, b: Value<'c>| {
            let index = (row * columns + v) as usize;
            let a = if v + 1 == columns { self.narrow(a) } else { a };
            state[index] = self.multiply_add(v, state[index], a, b);
        };
        match self.plan.tile.order {
            Order::HoldB => {
                let b: Vec<_> = (0..columns).map(|v| self.load_b(b_at, v)).collect();
                for row in 0..rows {
                    let a = a(row);
                    (0..columns).for_each(|v| dot(row, v, a, b[v as usize]));
                }
            }
            Order::HoldA => {
                let a: Vec<_> = (0..rows).map(a).collect();
                for v in 0..columns {
                    let b = self.load_b(b_at, v);
                    (0..rows).for_each(|row| dot(row, v, a[row as usize], b));
                }
            }
            Order::Outer | Order::Dot | Order::Tiles => unreachable!("these have their own composition"),
        }
    }

    /// Whether column vector `v` of B is the first on its line, if B is aligned to lines: short elements lie on few of them.
    fn begins_line(&self, v: u32) -> bool {
        match self.plan.tile.lanes {
            Size::Int(lanes) => i64::from(v * lanes * self.plan.b_unit()) % LINE == 0,
            Size::Vs(_) => true,
        }
    }

    /// A broadcast over a full vector, cut down to the type of the last column vector.
    fn narrow(&self, a: Value<'c>) -> Value<'c> {
        match a {
            Value::VectorValue(_) if self.last_lanes != self.plan.tile.lanes => {
                self.ir.splat_lane(a, 0, self.ir.vector(self.unit, self.last_lanes))
            }
            _ => a,
        }
    }

    /// Packed A that is multiplied by lane: the vectors of one k step. The panel is padded, so whole vectors exist.
    fn load_a_vectors(&self, at: PointerValue<'c>) -> Vec<Value<'c>> {
        match (self.plan.a_layout, self.isa.registers.broadcast, self.plan.tile.lanes) {
            (Layout::Packed, Broadcast::Lane, Size::Int(lanes)) => (0..self.micro.rows.div_ceil(lanes))
                .map(|v| self.ir.load(self.operand_type(), self.column(at, v, self.plan.a_unit())))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Row `row` of A in every lane.
    fn broadcast(&self, a_at: &[PointerValue<'c>], vectors: &[Value<'c>], row: u32) -> Value<'c> {
        let ir = self.ir;
        if !vectors.is_empty() {
            let lanes = self.plan.tile.lanes.count();
            return ir.splat_lane(vectors[(row / lanes) as usize], row % lanes, self.operand_type());
        }
        let base = a_at[(row / self.group) as usize];
        let offset = row % self.group;
        let at = if offset == 0 { base } else { ir.at(base, ir.times(self.strides.a_rs, offset.into())) };
        let mut a = ir.load(self.unit, at);
        if self.isa.registers.broadcast == Broadcast::Lane && self.plan.c.kind == Kind::Float {
            // Multiply-adds by lane take the scalar as it was loaded. Without the fence LLVM forms a replicating load, which
            // occupies a vector pipe besides the load pipe (8x12 on Neoverse V1: 8.3 instead of 6.2 cycles by llvm-mca).
            a = ir.intrinsic("llvm.arithmetic.fence", &[a.get_type()], &[a]);
        }
        ir.splat(a, self.operand_type())
    }

    /// Column vector `v` of one k step of B.
    fn load_b(&self, at: PointerValue<'c>, v: u32) -> Value<'c> {
        let at = self.column(at, v, self.plan.b_unit());
        if self.plan.dot.widens() {
            return self.fill(v, self.load_widened(at, v), self.plan.c.bytes);
        }
        let b = match (self.mask(v), self.plan.b_layout) {
            // Panels are padded with zeros to their full width.
            (Some(_), Layout::Packed) => self.ir.load(self.operand_type(), at),
            (Some(mask), _) => self.ir.masked_load(self.operand_type(), at, mask),
            (None, _) => return self.load_columns(at, v, self.unit),
        };
        self.fill(v, b, self.plan.b.bytes)
    }

    /// Column vector `v` of one k step of a B of shorter elements.
    fn load_widened(&self, at: PointerValue<'c>, v: u32) -> Value<'c> {
        let (ir, b) = (self.ir, self.plan.b);
        let ty = ir.vector(ir.bits(b), self.lanes(v));
        let short = match (self.mask(v), self.plan.b_layout, self.isa.registers.tail) {
            (None, ..) | (_, Layout::Packed, _) => ir.load(ty, at),
            (Some(_), _, Tail::MaskedTail) => {
                self.pairs.as_ref().expect("short tails are read in pairs").load(ir, at, ty)
            }
            (Some(mask), ..) => ir.masked_load(ty, at, mask),
        };
        ir.widen_elements(short, b, self.lanes(v))
    }

    /// Column vector `v` of such elements from memory that holds just the columns that exist.
    fn load_columns(&self, at: PointerValue<'c>, v: u32, element: BasicTypeEnum<'c>) -> Value<'c> {
        let ir = self.ir;
        match self.exact(v) {
            Some(lanes) => ir.widen(ir.load(ir.vector(element, Size::Int(lanes)), at), lanes.next_power_of_two()),
            None => ir.load(ir.vector(element, self.lanes(v)), at),
        }
    }

    /// The width in memory of column vector `v`, if arithmetic on it needs more lanes than there are.
    fn exact(&self, v: u32) -> Option<u32> {
        match self.micro.columns.tail {
            ColumnTail::Exact(lanes) if v + 1 == self.micro.columns.vectors && !lanes.is_power_of_two() => Some(lanes),
            _ => None,
        }
    }

    /// Whether lanes that do not exist must take no part: arithmetic of floating-point numbers raises exceptions. That of integers
    /// and dot products of short numbers do not, and panels hold zeros there.
    fn traps(&self) -> bool {
        self.plan.dot.how.floating()
    }

    /// Where arithmetic cannot be masked: quiet NaN in the lanes of column vector `v` that do not exist.
    fn fill(&self, v: u32, value: Value<'c>, bytes: u32) -> Value<'c> {
        match (self.mask(v), self.isa.registers.tail) {
            (Some(mask), Tail::MaskedTail) if self.traps() => self.ir.or_nan(value, mask, 8 * bytes),
            _ => value,
        }
    }

    /// Where arithmetic can be masked: `value` in the lanes of column vector `v` that exist, `other` in those that do not.
    fn only(&self, v: u32, value: Value<'c>, other: Value<'c>) -> Value<'c> {
        match (self.mask(v), self.isa.registers.tail) {
            (Some(mask), Tail::Masked | Tail::MaskRegisters) => self.ir.select(mask, value, other),
            _ => value,
        }
    }

    /// The sum of two accumulators of column vector `v`.
    pub(super) fn sum(&self, v: u32, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.only(v, self.ir.fadd(x, y), x)
    }

    /// `acc += a * b` in column vector `v`.
    fn multiply_add(&self, v: u32, acc: Value<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        if let Some(mask) = self.steps_mask.filter(|_| self.mask(v).is_some()) {
            return multiply_add_apart(self.ir, self.isa, self.plan.dot, Some(mask), [acc, a, b]);
        }
        let sum = multiply_add(self.ir, self.isa, self.plan.dot, acc, a, b);
        if self.traps() { self.only(v, sum, acc) } else { sum }
    }
}
