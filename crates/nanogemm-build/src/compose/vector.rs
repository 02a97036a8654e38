//! Microkernels of the vector family: accumulators in vector registers, B in vectors, A broadcast.
//!
//! ```text
//! microkernel(args, a, b, c, tiles, tail):
//!     repeat tiles times:
//!         acc[rows][vectors] = 0
//!         for i in 0..batch: for p in 0..k: nanokernel(acc, a + i * a_batch + p * a_ks, b + i * b_batch + p * b_ks)
//!         c = alpha * acc + beta * c          (beta == 0: c = alpha * acc, c is not read; alpha == 1: no multiplication)
//!         a += a_tile; c += rows * c_rs
//! ```
//!
//! `tail` is the number of columns of the last vector that exist. Lanes beyond them raise no floating-point exception: they
//! take no part where arithmetic can be masked, hold quiet NaN where only loads and stores can, and repeat a lane that exists
//! in vectors of exact width.

use super::abi::{self, Args};
use crate::{
    isa::{Arch, Broadcast, Isa, Tail},
    nanokernel::{Ir, Level, Value},
    plan::{ColumnTail, GemmPlan, Layout, Micro, Order},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{FunctionValue, IntValue, PointerValue},
};

/// k steps from which on a tile of C is asked for ahead.
const PREFETCH_FROM: i64 = 48;

/// k steps of a panel of B between what is used and what is asked for.
const PANEL_AHEAD: i64 = 64;

/// Bytes that one request brings.
const LINE: i64 = 64;

/// What one microkernel is built from.
pub(super) struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    plan: &'i GemmPlan,
    micro: Micro,
    arch: Arch,
    /// Type of the vectors; the last column vector may be shorter.
    ty: BasicTypeEnum<'c>,
    last_ty: BasicTypeEnum<'c>,
    mask: Option<Value<'c>>,
    strides: Strides<'c>,
    /// Whether each k step asks for what B needs next.
    ahead: bool,
}

/// Strides in bytes.
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
    let f = ir.function(&format!("{symbol}{}", micro.suffix()), &[p, p, p, p, i, i], false);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let pointer = |n: u32| f.get_nth_param(n).expect("six parameters").into_pointer_value();
    let integer = |n: u32| f.get_nth_param(n).expect("six parameters").into_int_value();
    let args = Args::new(ir, abi::BLOCK, pointer(0));

    let strides = Strides {
        a_rs: match plan.a_layout {
            Layout::Packed => ir.c(plan.a.bytes.into()),
            _ => args.bytes("a_rs", plan.a.bytes),
        },
        a_ks: match plan.a_layout {
            Layout::Packed => ir.times(ir.lane_count(plan.tile.mr), plan.a.bytes.into()),
            _ => args.bytes("a_ks", plan.a.bytes),
        },
        b_ks: match plan.b_layout {
            Layout::Packed => ir.times(ir.lane_count(plan.tile.nr), plan.b.bytes.into()),
            _ => args.bytes("b_ks", plan.b.bytes),
        },
        c_rs: args.bytes("c_rs", plan.c.bytes),
    };
    let both = (plan.a_layout, plan.b_layout) == (Layout::Packed, Layout::Packed);
    // Tiles of few rows are done with a panel before a line per iteration could have brought the next.
    let panels = both && 2 * micro.rows > plan.tile.rows;
    let builder = Builder { ahead: !panels, ..Builder::new(ir, isa, plan, micro, arch, strides, integer(5)) };
    let a_tile = args.bytes("a_tile", plan.a.bytes);
    let c_tile = ir.times(builder.strides.c_rs, micro.rows.into());
    let mut carried: Vec<Value<'c>> = vec![pointer(1).into(), pointer(3).into()];
    carried.extend(panels.then(|| Value::from(ir.at(pointer(2), args.bytes("b_tile", plan.b.bytes)))));
    ir.count_down("tiles", integer(4), 1, &carried, |at| {
        let (a, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        let ahead = at.get(2).map(|v| v.into_pointer_value());
        builder.prefetch(&args, c);
        let acc = builder.sums(&args, a, pointer(2), ahead);
        builder.finish(&args, &acc, c);
        let mut next: Vec<Value<'c>> = vec![ir.at(a, a_tile).into(), ir.at(c, c_tile).into()];
        let lines = || ir.times(ir.div(args.int("k"), ir.c(plan.unroll.into())), LINE);
        next.extend(ahead.map(|ahead| Value::from(ir.at(ahead, lines()))));
        next
    });
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
        let ty = ir.vector(element, plan.tile.lanes);
        let (last_ty, mask) = match (micro.columns.tail, isa.registers.tail, plan.tile.lanes) {
            (ColumnTail::Full, ..) => (ty, None),
            (ColumnTail::Masked, Tail::MaskRegisters, Size::Int(lanes)) => (ty, Some(ir.low_bits(lanes, tail))),
            (ColumnTail::Masked, ..) => (ty, Some(ir.first_lanes(plan.tile.lanes, tail))),
            // Arithmetic on three lanes is done on four, and the fourth should not hold what happens to be there.
            (ColumnTail::Exact(lanes), ..) => (ir.vector(element, Size::Int(lanes.next_power_of_two())), None),
        };
        Builder { ir, isa, plan, micro, arch, ty, last_ty, mask, strides, ahead: false }
    }

    /// The type of column vector `v`.
    pub(super) fn vector_type(&self, v: u32) -> BasicTypeEnum<'c> {
        if v + 1 == self.micro.columns.vectors { self.last_ty } else { self.ty }
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

    /// Asks for the tile of C, which is needed after the sums: its rows lie far apart, and no hardware guesses them. Short sums
    /// end before it could arrive.
    fn prefetch(&self, args: &Args<'_, 'c>, c: PointerValue<'c>) {
        let ir = self.ir;
        let long = ir.cmp(IntPredicate::UGE, args.int("k"), ir.c(PREFETCH_FROM));
        let ask = || {
            let mut row_at = c;
            for row in 0..self.micro.rows {
                let mut last = None;
                for v in 0..self.micro.columns.vectors {
                    // One request for each line of 64 bytes, or for each vector if those are longer.
                    let line = match self.plan.tile.lanes {
                        Size::Int(lanes) => v * lanes * self.plan.c.bytes / 64,
                        Size::Vs(_) => v,
                    };
                    if last.replace(line) != Some(line) {
                        ir.prefetch(Level::First, self.column(row_at, v, self.plan.c.bytes));
                    }
                }
                if row + 1 < self.micro.rows {
                    row_at = ir.at(row_at, self.strides.c_rs);
                }
            }
        };
        ir.branch(long, ask, || ());
    }

    /// The accumulators after both reduction loops.
    ///
    /// Each iteration of the k loop asks for one line from `ahead` on, where the next panel of B is: a panel is read by all row
    /// tiles, but the first of them would wait for it, and with some eight tiles all of it has been asked for by then.
    fn sums(
        &self,
        args: &Args<'_, 'c>,
        a: PointerValue<'c>,
        b: PointerValue<'c>,
        ahead: Option<PointerValue<'c>>,
    ) -> Vec<Value<'c>> {
        let (ir, plan) = (self.ir, self.plan);
        let columns = self.micro.columns.vectors;
        let zeros = (0..self.micro.rows).flat_map(|_| (0..columns).map(|v| ir.zero(self.vector_type(v))));
        let mut carried: Vec<Value<'c>> = zeros.collect();
        let accumulators = carried.len();
        carried.extend([Value::from(a), Value::from(b)]);
        let (a_batch, b_batch) = (args.bytes("a_batch", plan.a.bytes), args.bytes("b_batch", plan.b.bytes));
        let (k, unroll) = (args.int("k"), i64::from(plan.unroll));
        let rest = ir.rem(k, ir.c(unroll));
        let mut main = ir.sub(k, rest);
        let mut rest = rest;
        let adjacent = plan.unrolls_adjacent(self.isa);
        if adjacent {
            // Several k steps per iteration need addresses with constant distances; others take the loop of single steps.
            let unit = ir.cmp(IntPredicate::EQ, self.strides.a_ks, ir.c(plan.a.bytes.into()));
            main = ir.b.build_select(unit, main, ir.c(0), "").unwrap().into_int_value();
            rest = ir.sub(k, main);
        }
        let mut after = ir.count_down("batch", args.int("batch"), 1, &carried, |inside| {
            let (acc, at) = inside.split_at(accumulators);
            let (a, b) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let mut state: Vec<Value<'c>> = acc.to_vec();
            state.extend(self.a_pointers(a).into_iter().map(Value::from));
            state.push(b.into());
            state.extend(ahead.map(Value::from));
            state = ir.count_down("k", main, unroll, &state, |s| {
                let mut s = s.to_vec();
                let line = ahead.and_then(|_| s.pop()).map(|v| v.into_pointer_value());
                line.inspect(|line| ir.prefetch(Level::Second, *line));
                s = match adjacent {
                    true => self.adjacent_steps(s, accumulators),
                    false => (0..unroll).fold(s, |s, _| self.step(s, accumulators, false)),
                };
                s.extend(line.map(|line| Value::from(ir.at(line, ir.c(LINE)))));
                s
            });
            if ahead.is_some() {
                state.pop();
            }
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
    pub(super) fn adjacent_steps(&self, mut state: Vec<Value<'c>>, accumulators: usize) -> Vec<Value<'c>> {
        let (ir, bytes) = (self.ir, i64::from(self.plan.a.bytes));
        for step in 0..i64::from(self.plan.unroll) {
            if step > 0 {
                let last = state[accumulators - 1];
                state[accumulators..].iter_mut().for_each(|p| *p = ir.after(p.into_pointer_value(), last).into());
            }
            let at: Vec<PointerValue<'c>> = state[accumulators..].iter().map(|v| v.into_pointer_value()).collect();
            let (b_at, a_at) = at.split_last().expect("the pointer of B is last");
            let a_at: Vec<_> = a_at.iter().map(|p| ir.at(*p, ir.c(step * bytes))).collect();
            match self.plan.b_layout {
                Layout::Strided | Layout::Columns => {
                    self.nanokernel(&mut state, &a_at, *b_at);
                    *state.last_mut().expect("the pointer of B") = ir.at(*b_at, self.strides.b_ks).into();
                }
                Layout::Packed => self.nanokernel(&mut state, &a_at, ir.at(*b_at, ir.times(self.strides.b_ks, step))),
            }
        }
        let unroll = self.plan.unroll.into();
        let (b, a) = state[accumulators..].split_last_mut().expect("the pointer of B is last");
        a.iter_mut().for_each(|p| *p = ir.at(p.into_pointer_value(), ir.c(unroll * bytes)).into());
        if self.plan.b_layout == Layout::Packed {
            *b = ir.at(b.into_pointer_value(), ir.times(self.strides.b_ks, unroll)).into();
        }
        state
    }

    /// Rows that share a base pointer.
    fn group(&self) -> u32 {
        match self.plan.a_layout {
            Layout::Packed => self.micro.rows,
            _ => self.arch.rows_per_pointer(),
        }
    }

    /// The base pointers of A, one per group of rows.
    pub(super) fn a_pointers(&self, a: PointerValue<'c>) -> Vec<PointerValue<'c>> {
        let distance = self.ir.times(self.strides.a_rs, self.group().into());
        let next = |p: &PointerValue<'c>| Some(self.ir.at(*p, distance));
        let groups = self.micro.rows.div_ceil(self.group());
        std::iter::successors(Some(a), next).take(groups as usize).collect()
    }

    /// One k step of one tile, added to the accumulators at the beginning of `state`.
    fn nanokernel(&self, state: &mut [Value<'c>], a_at: &[PointerValue<'c>], b_at: PointerValue<'c>) {
        let (rows, columns) = (self.micro.rows, self.micro.columns.vectors);
        if self.ahead {
            let steps = match self.plan.b_layout {
                // The same step of the next tile: rows of B may lie so far apart that no hardware reads ahead.
                Layout::Strided => 1,
                // Steps ahead in the panel.
                Layout::Packed => PANEL_AHEAD,
                Layout::Columns => unreachable!("vectors along k have their own composition"),
            };
            let width = self.ir.times(self.ir.lane_count(self.plan.tile.nr), self.plan.b.bytes.into());
            let next = self.ir.at(b_at, self.ir.times(width, steps));
            (0..columns).for_each(|v| self.ir.prefetch(Level::Second, self.column(next, v, self.plan.b.bytes)));
        }
        let a_vectors = self.load_a_vectors(a_at[0]);
        let a = |row: u32| self.broadcast(a_at, &a_vectors, row);
        let mut dot = |row: u32, v: u32, a: Value<'c>, b: Value<'c>| {
            let index = (row * columns + v) as usize;
            let a = if v + 1 == columns { self.narrow(a) } else { a };
            state[index] = self.masked_dot(v, state[index], a, b);
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
            Order::Outer | Order::Dot => unreachable!("these have their own composition"),
        }
    }

    /// A broadcast over a full vector, cut down to the type of the last column vector.
    fn narrow(&self, a: Value<'c>) -> Value<'c> {
        match (a, self.last_ty) {
            (Value::VectorValue(_), t) if t != self.ty => self.ir.splat_lane(a, 0, t),
            _ => a,
        }
    }

    /// Packed A that is multiplied by lane: the vectors of one k step. The panel is padded, so whole vectors exist.
    fn load_a_vectors(&self, at: PointerValue<'c>) -> Vec<Value<'c>> {
        match (self.plan.a_layout, self.isa.registers.broadcast, self.plan.tile.lanes) {
            (Layout::Packed, Broadcast::Lane, Size::Int(lanes)) => (0..self.micro.rows.div_ceil(lanes))
                .map(|v| self.ir.load(self.ty, self.column(at, v, self.plan.a.bytes)))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Row `row` of A in every lane.
    fn broadcast(&self, a_at: &[PointerValue<'c>], vectors: &[Value<'c>], row: u32) -> Value<'c> {
        let ir = self.ir;
        if !vectors.is_empty() {
            let lanes = self.plan.tile.lanes.count();
            return ir.splat_lane(vectors[(row / lanes) as usize], row % lanes, self.ty);
        }
        let base = a_at[(row / self.group()) as usize];
        let offset = row % self.group();
        let at = if offset == 0 { base } else { ir.at(base, ir.times(self.strides.a_rs, offset.into())) };
        let mut a = ir.load(ir.element(self.plan.a), at);
        if self.isa.registers.broadcast == Broadcast::Lane {
            // Multiply-adds by lane take the scalar as it was loaded. Without the fence LLVM forms a replicating load, which
            // occupies a vector pipe besides the load pipe (8x12 on Neoverse V1: 8.3 instead of 6.2 cycles by llvm-mca).
            a = ir.intrinsic("llvm.arithmetic.fence", &[a.get_type()], &[a]);
        }
        ir.splat(a, self.ty)
    }

    /// Column vector `v` of one k step of B.
    fn load_b(&self, at: PointerValue<'c>, v: u32) -> Value<'c> {
        let at = self.column(at, v, self.plan.b.bytes);
        let b = match (self.mask(v), self.plan.b_layout) {
            // Panels are padded with zeros to their full width.
            (Some(_), Layout::Packed) => self.ir.load(self.ty, at),
            (Some(mask), _) => self.ir.masked_load(self.ty, at, mask),
            (None, _) => return self.load_columns(at, v),
        };
        self.fill(v, b, self.plan.b.bytes)
    }

    /// Column vector `v` from memory that holds just the columns that exist.
    fn load_columns(&self, at: PointerValue<'c>, v: u32) -> Value<'c> {
        match self.exact(v) {
            Some((lanes, ty)) => self.ir.widen(self.ir.load(ty, at), lanes.next_power_of_two()),
            None => self.ir.load(self.vector_type(v), at),
        }
    }

    /// The width and the type in memory of column vector `v`, if arithmetic on it needs more lanes than there are.
    fn exact(&self, v: u32) -> Option<(u32, BasicTypeEnum<'c>)> {
        match self.micro.columns.tail {
            ColumnTail::Exact(lanes) if v + 1 == self.micro.columns.vectors && !lanes.is_power_of_two() => {
                Some((lanes, self.ir.vector(self.ir.element(self.plan.c), Size::Int(lanes))))
            }
            _ => None,
        }
    }

    /// Where arithmetic cannot be masked: quiet NaN in the lanes of column vector `v` that do not exist.
    fn fill(&self, v: u32, value: Value<'c>, bytes: u32) -> Value<'c> {
        match (self.mask(v), self.isa.registers.tail) {
            (Some(mask), Tail::MaskedTail) => self.ir.or_nan(value, mask, 8 * bytes),
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

    /// `acc += a * b` in column vector `v`.
    fn masked_dot(&self, v: u32, acc: Value<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        self.only(v, self.isa.ops.dot(self.ir, acc, a, b), acc)
    }

    /// `c = alpha * acc + beta * c`, without reading c when beta is zero.
    fn finish(&self, args: &Args<'_, 'c>, acc: &[Value<'c>], c: PointerValue<'c>) {
        let ir = self.ir;
        let element = ir.element(self.plan.c);
        let (alpha, beta) = (args.scalar("alpha", element), args.scalar("beta", element));
        let either = |alpha: Option<Value<'c>>| {
            ir.branch(ir.is_zero(beta), || self.write(acc, c, alpha, None), || self.write(acc, c, alpha, Some(beta)));
        };
        ir.branch(ir.is_one(alpha), || either(None), || either(Some(alpha)));
    }

    /// Writes a tile of C; a factor that is not given is one for `alpha` and zero for `beta`.
    pub(super) fn write(
        &self,
        acc: &[Value<'c>],
        c: PointerValue<'c>,
        alpha: Option<Value<'c>>,
        beta: Option<Value<'c>>,
    ) {
        let ir = self.ir;
        let mut row_at = c;
        for row in 0..self.micro.rows {
            for v in 0..self.micro.columns.vectors {
                let ty = self.vector_type(v);
                let at = self.column(row_at, v, self.plan.c.bytes);
                let mut value = acc[(row * self.micro.columns.vectors + v) as usize];
                if let Some(alpha) = alpha {
                    value = self.only(v, ir.fmul(value, ir.splat(alpha, ty)), ir.zero(ty));
                }
                if let Some(beta) = beta {
                    let old = match self.mask(v) {
                        Some(mask) => self.fill(v, ir.masked_load(ty, at, mask), self.plan.c.bytes),
                        None => self.load_columns(at, v),
                    };
                    value = self.masked_dot(v, value, old, ir.splat(beta, ty));
                }
                match (self.mask(v), self.exact(v)) {
                    (Some(mask), _) => ir.masked_store(value, at, mask),
                    (None, Some((lanes, _))) => ir.store(ir.narrow(value, lanes), at),
                    (None, None) => ir.store(value, at),
                }
            }
            if row + 1 < self.micro.rows {
                row_at = ir.at(row_at, self.strides.c_rs);
            }
        }
    }
}
