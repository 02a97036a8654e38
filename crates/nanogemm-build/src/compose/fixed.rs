//! Kernels of one constant shape.
//!
//! ```text
//! kernel(a, a_rs, b, b_rs, c, c_rs, beta):
//!     for each strip of columns: for each band of rows:
//!         acc[rows][vectors] = sum over k of a[row][p] * b[p][vector]
//!         c = acc + beta * c                  (beta == 0: c = acc, c is not read)
//! ```
//!
//! Neighbours in a row of every operand are adjacent. All counts are constants: the sum is written out, or a loop of a
//! constant number of iterations. Where A is read once per multiply-add, operands without gaps between their rows have code
//! of their own, whose addresses are constants too: an address with an index makes two operations of a multiply-add from
//! memory. Lanes that do not exist take no part or repeat lanes that do, so they raise no
//! floating-point exception.

use crate::{
    isa::{Arch, Broadcast, Isa, Tail},
    nanokernel::{Ir, Value},
    plan::fixed::{Columns, FixedPlan, Strip, Take},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{IntValue, PointerValue},
};

/// What the kernel is built from.
#[derive(Clone, Copy)]
struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    plan: &'i FixedPlan,
    arch: Arch,
    element: BasicTypeEnum<'c>,
    /// Row strides are constants.
    dense: bool,
    /// Row strides in bytes.
    a_rs: IntValue<'c>,
    b_rs: IntValue<'c>,
    c_rs: IntValue<'c>,
    /// The lanes of the one vector that is incomplete, if there is one and it is masked.
    mask: Option<Value<'c>>,
    /// The bits of beta, in a general-purpose register: the accumulators need the vector registers.
    beta: IntValue<'c>,
}

/// Adds the hidden function `symbol`.
pub fn kernel<'c>(ir: &Ir<'c>, isa: &'static Isa, plan: &FixedPlan, symbol: &str, arch: Arch) {
    let (p, i, element) = (ir.ptr().into(), ir.i64().into(), ir.element(plan.dtype));
    let f = ir.function(symbol, &[p, i, p, i, p, i, element], true);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let parameter = |n: u32| f.get_nth_param(n).expect("seven parameters");
    let pointer = |n: u32| parameter(n).into_pointer_value();
    let [a_rs, b_rs, c_rs] = [1, 3, 5].map(|n| parameter(n).into_int_value());
    let masked = |v: &Columns| match v.take {
        Take::First(n) => Some(ir.mask(v.lanes, n)),
        Take::All | Take::Halves(_) => None,
    };
    let mask = plan.strips.iter().flat_map(|s| &s.vectors).find_map(masked);
    let beta = ir.pinned(ir.b.build_bit_cast(parameter(6), ir.bits(plan.dtype), "").unwrap()).into_int_value();
    let build = |dense: bool, [a_rs, b_rs, c_rs]: [IntValue<'c>; 3]| {
        let bytes = |stride: IntValue<'c>| ir.times(stride, plan.dtype.bytes.into());
        let (a_rs, b_rs, c_rs) = (bytes(a_rs), bytes(b_rs), bytes(c_rs));
        let builder = Builder { ir, isa, plan, arch, element, dense, a_rs, b_rs, c_rs, mask, beta };
        if dense && plan.whole {
            builder.whole(pointer(0), pointer(2), pointer(4));
        } else {
            builder.all(pointer(0), pointer(2), pointer(4));
        }
    };
    if plan.is_dense_apart() {
        let [_, n, k] = plan.shape;
        let dense = [k, n, n].map(|stride| ir.c(stride.into()));
        let differ = |x: IntValue<'c>, y: IntValue<'c>| ir.b.build_xor(x, y, "").unwrap();
        let either = |x: IntValue<'c>, y: IntValue<'c>| ir.b.build_or(x, y, "").unwrap();
        let others = either(either(differ(a_rs, dense[0]), differ(b_rs, dense[1])), differ(c_rs, dense[2]));
        let is_dense = ir.cmp(IntPredicate::EQ, others, ir.c(0));
        ir.likely(is_dense, || build(true, dense), || build(false, [a_rs, b_rs, c_rs]));
    } else {
        build(false, [a_rs, b_rs, c_rs]);
    }
    ir.ret();
}

impl<'c> Builder<'_, 'c> {
    /// All strips.
    fn all(&self, a: PointerValue<'c>, b: PointerValue<'c>, c: PointerValue<'c>) {
        let ir = self.ir;
        let mut columns: Vec<Value<'c>> = vec![b.into(), c.into()];
        for strip in &self.plan.strips {
            columns = ir.repeat("strips", strip.count, &columns, |at| {
                let (b, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                self.strip(strip, a, b, c);
                let width = ir.c((strip.width * self.plan.dtype.bytes).into());
                vec![ir.at(b, width).into(), ir.at(c, width).into()]
            });
        }
    }

    /// Operands that fit one vector each: column p of A is spread within every row, row p of B repeated for every row.
    fn whole(&self, a: PointerValue<'c>, b: PointerValue<'c>, c: PointerValue<'c>) {
        let (ir, [m, n, k]) = (self.ir, self.plan.shape);
        let (ty, row) = (ir.vector(self.element, Size::Int(m * n)), ir.vector(self.element, Size::Int(n)));
        let a = ir.load(ty, a);
        let mut sum = None;
        for p in 0..k {
            let spread = ir.rearrange(a, (0..m * n).map(|i| i / n * k + p));
            let at = ir.at(b, ir.c((p * n * self.plan.dtype.bytes).into()));
            let repeated = ir.rearrange(ir.load(row, at), (0..m * n).map(|i| i % n));
            sum = Some(match sum {
                None => ir.fmul(spread, repeated),
                Some(sum) => self.isa.ops.dot(ir, sum, spread, repeated),
            });
        }
        let sum = sum.expect("sums have at least one step");
        let write = |read_c: bool| {
            let value = match read_c {
                false => sum,
                true => {
                    let beta = ir.b.build_bit_cast(ir.pinned(self.beta.into()), self.element, "").unwrap();
                    self.isa.ops.dot(ir, sum, ir.splat(beta, ty), ir.load(ty, c))
                }
            };
            ir.store(value, c);
        };
        ir.likely(ir.bits_are_zero(self.beta), || write(false), || write(true));
    }

    /// Rows of A that one pointer reaches.
    fn group(&self) -> u32 {
        if self.dense { u32::MAX } else { self.arch.rows_per_pointer() }
    }

    /// All bands of one strip.
    fn strip(&self, strip: &Strip, a: PointerValue<'c>, b: PointerValue<'c>, c: PointerValue<'c>) {
        let ir = self.ir;
        let mut rows: Vec<Value<'c>> = vec![a.into(), c.into()];
        for band in &self.plan.bands {
            let step = i64::from(band.rows);
            rows = ir.repeat("bands", band.count, &rows, |at| {
                let [a, b, c] = [at[0], b.into(), at[1]].map(|p| ir.pinned(p).into_pointer_value());
                let a_rs = if self.dense { self.a_rs } else { ir.pinned(self.a_rs.into()).into_int_value() };
                let tile = Builder { a_rs, ..*self };
                let acc = tile.product(strip, band.rows, a, b);
                tile.finish(strip, band.rows, &acc, c);
                vec![ir.at(a, ir.times(tile.a_rs, step)).into(), ir.at(c, ir.times(self.c_rs, step)).into()]
            });
        }
    }

    /// The accumulators of one tile, row by row.
    fn product(&self, strip: &Strip, rows: u32, a: PointerValue<'c>, b: PointerValue<'c>) -> Vec<Value<'c>> {
        let ir = self.ir;
        let group = self.group();
        let next = |p: &PointerValue<'c>| Some(ir.at(*p, ir.times(self.a_rs, group.into())));
        let a: Vec<_> = std::iter::successors(Some(a), next).take(rows.div_ceil(group) as usize).collect();
        let (k, unroll) = (self.plan.shape[2], self.plan.unroll);
        if self.plan.is_straight() {
            return self.steps(strip, rows, None, &a, b, k).0;
        }
        let mut state: Vec<Value<'c>> =
            (0..rows).flat_map(|_| strip.vectors.iter().map(|v| ir.zero(self.vector(v)))).collect();
        let accumulators = state.len();
        state.extend(a.iter().map(|p| Value::from(*p)));
        state.push(b.into());
        let parts = |state: &[Value<'c>]| {
            let (acc, at) = state.split_at(accumulators);
            let mut at: Vec<PointerValue<'c>> = at.iter().map(|p| p.into_pointer_value()).collect();
            let b = at.pop().expect("the pointer of B is last");
            (acc.to_vec(), at, b)
        };
        state = ir.repeat("k", k / unroll, &state, |state| {
            let (acc, a, b) = parts(state);
            let hide = |p: PointerValue<'c>| ir.pinned(p.into()).into_pointer_value();
            let (a, b): (Vec<_>, _) = (a.into_iter().map(hide).collect(), hide(b));
            let (mut next, b) = self.steps(strip, rows, Some(acc), &a, b, unroll);
            let advance = ir.c((unroll * self.plan.dtype.bytes).into());
            next.extend(a.iter().map(|p| Value::from(ir.at(*p, advance))));
            next.push(b.into());
            next
        });
        let (acc, a, b) = parts(&state);
        self.steps(strip, rows, Some(acc), &a, b, k % unroll).0
    }

    /// `count` k steps from where `a` (one pointer per group of rows) and `b` point to. Without accumulators the first
    /// products are the sums. Returns the sums and the next row of B.
    fn steps(
        &self,
        strip: &Strip,
        rows: u32,
        acc: Option<Vec<Value<'c>>>,
        a: &[PointerValue<'c>],
        mut b: PointerValue<'c>,
        count: u32,
    ) -> (Vec<Value<'c>>, PointerValue<'c>) {
        let ir = self.ir;
        let columns = &strip.vectors;
        let mut acc = acc;
        let mut step = 0;
        while step < count {
            let chunk = self.chunk(count - step);
            let by_lane: Vec<_> = match chunk {
                1 => Vec::new(),
                _ => (0..rows).map(|row| self.load_a(a, row, step, chunk)).collect(),
            };
            for p in 0..chunk {
                let row_of_b: Vec<_> = columns.iter().map(|v| self.load(v, b)).collect();
                let mut sums = Vec::with_capacity(rows as usize * columns.len());
                for row in 0..rows {
                    // Not before its turn: registers are few.
                    let loaded = match by_lane.get(row as usize) {
                        Some(vector) => *vector,
                        None => self.load_a(a, row, step, 1),
                    };
                    let value = self.broadcast(loaded, p, self.vector(&columns[0]));
                    for (v, &b) in columns.iter().zip(&row_of_b) {
                        sums.push(match &acc {
                            None => self.only(v, ir.fmul(value, b), ir.zero(self.vector(v))),
                            Some(acc) => {
                                let old = acc[sums.len()];
                                self.only(v, self.isa.ops.dot(ir, old, value, b), old)
                            }
                        });
                    }
                    // Factors end here, after the sums: so the sums stay in their registers, and not in those of a factor.
                    let mut settled = sums[row as usize * columns.len()..].to_vec();
                    if row + 1 == rows {
                        settled.extend(&row_of_b);
                    }
                    // Masked instruction sets broadcast from memory within the multiply-add, if it is the only one.
                    if by_lane.is_empty() && !(columns.len() == 1 && self.isa.registers.tail == Tail::MaskRegisters) {
                        settled.push(value);
                    }
                    ir.settle(self.arch.vector_constraint(), &settled);
                }
                acc = Some(sums);
                b = ir.at(b, self.b_rs);
            }
            step += chunk;
        }
        (acc.unwrap_or_default(), b)
    }

    /// How many of the `left` k steps one load of A covers: one, or where multiply-adds go by lane a vector of them, which
    /// are adjacent.
    fn chunk(&self, left: u32) -> u32 {
        match (self.isa.registers.broadcast, self.isa.registers.width.lanes(self.plan.dtype.bytes)) {
            (Broadcast::Lane, Size::Int(lanes)) => 1 << left.min(lanes).ilog2(),
            _ => 1,
        }
    }

    /// `chunk` k steps of A from `step` on in one row.
    fn load_a(&self, a: &[PointerValue<'c>], row: u32, step: u32, chunk: u32) -> Value<'c> {
        let ir = self.ir;
        let group = self.group();
        let (base, offset) = (a[(row / group) as usize], row % group);
        let row_at = if offset == 0 { base } else { ir.at(base, ir.times(self.a_rs, offset.into())) };
        let at = ir.at(row_at, ir.c((step * self.plan.dtype.bytes).into()));
        ir.load(ir.vector(self.element, Size::Int(chunk)), at)
    }

    /// Step `p` of what `load_a` loaded, in every lane.
    fn broadcast(&self, value: Value<'c>, p: u32, ty: BasicTypeEnum<'c>) -> Value<'c> {
        let ir = self.ir;
        match (value, self.isa.registers.broadcast) {
            (Value::VectorValue(_), _) => ir.splat_lane(value, p, ty),
            // As in the block kernels: a multiply-add by lane takes the scalar as it was loaded.
            (_, Broadcast::Lane) => ir.splat(ir.intrinsic("llvm.arithmetic.fence", &[self.element], &[value]), ty),
            (_, Broadcast::Load) => ir.splat(value, ty),
        }
    }

    /// `c = acc + beta * c`.
    fn finish(&self, strip: &Strip, rows: u32, acc: &[Value<'c>], c: PointerValue<'c>) {
        let ir = self.ir;
        let columns = &strip.vectors;
        let write = |read_c: bool| {
            let beta = if read_c { ir.pinned(self.beta.into()) } else { self.beta.into() };
            let beta = ir.b.build_bit_cast(beta, self.element, "").unwrap();
            let mut row_at = c;
            for row in 0..rows {
                if row > 0 {
                    row_at = ir.at(row_at, self.c_rs);
                }
                let acc = &acc[row as usize * columns.len()..][..columns.len()];
                // Vectors may overlap: all are read before one is written.
                let value = |(v, &sum): (&Columns, &Value<'c>)| match read_c {
                    false => sum,
                    true => {
                        let (old, beta) = (self.load(v, row_at), ir.splat(beta, self.vector(v)));
                        self.only(v, self.isa.ops.dot(ir, sum, beta, old), sum)
                    }
                };
                let values: Vec<_> = columns.iter().zip(acc).map(value).collect();
                columns.iter().zip(values).for_each(|(v, value)| self.store(v, value, row_at));
            }
        };
        ir.likely(ir.bits_are_zero(self.beta), || write(false), || write(true));
    }

    fn mask(&self) -> Value<'c> {
        self.mask.expect("made for the one masked vector of the plan")
    }

    fn vector(&self, v: &Columns) -> BasicTypeEnum<'c> {
        self.ir.vector(self.element, Size::Int(v.lanes))
    }

    /// Where the first column of `v` lies in a row of the strip, `columns` further on.
    fn place(&self, v: &Columns, row: PointerValue<'c>, columns: u32) -> PointerValue<'c> {
        match (v.at + columns) * self.plan.dtype.bytes {
            0 => row,
            bytes => self.ir.at(row, self.ir.c(bytes.into())),
        }
    }

    /// The narrowest type that holds `n` columns: memory is touched as little as possible.
    fn part(&self, n: u32) -> BasicTypeEnum<'c> {
        self.ir.vector(self.element, Size::Int(n.next_power_of_two()))
    }

    /// The type of half of `v`, and how far the upper half lies from the lower one in memory.
    fn half(&self, v: &Columns, columns: u32) -> (BasicTypeEnum<'c>, u32) {
        let lanes = v.lanes / 2;
        (self.ir.vector(self.element, Size::Int(lanes)), columns - lanes)
    }

    fn load(&self, v: &Columns, row: PointerValue<'c>) -> Value<'c> {
        let ir = self.ir;
        match v.take {
            Take::All => ir.load(self.vector(v), self.place(v, row, 0)),
            Take::First(n) => {
                let (lanes, ty, at) = (n.next_power_of_two(), self.part(n), self.place(v, row, 0));
                let part =
                    if lanes == n { ir.load(ty, at) } else { ir.masked_load(ty, at, ir.first(self.mask(), lanes)) };
                ir.extend(part, v.lanes)
            }
            Take::Halves(n) => {
                let (ty, further) = self.half(v, n);
                if further == 0 {
                    return ir.rearrange(ir.load(ty, self.place(v, row, 0)), (0..v.lanes).map(|lane| lane % n));
                }
                ir.join(ir.load(ty, self.place(v, row, 0)), ir.load(ty, self.place(v, row, further)))
            }
        }
    }

    fn store(&self, v: &Columns, value: Value<'c>, row: PointerValue<'c>) {
        let ir = self.ir;
        match v.take {
            Take::All => ir.store(value, self.place(v, row, 0)),
            Take::First(n) => {
                let (lanes, at) = (n.next_power_of_two(), self.place(v, row, 0));
                let part = ir.first(value, lanes);
                if lanes == n { ir.store(part, at) } else { ir.masked_store(part, at, ir.first(self.mask(), lanes)) }
            }
            Take::Halves(n) => {
                let (_, further) = self.half(v, n);
                ir.store(ir.first(value, v.lanes / 2), self.place(v, row, 0));
                if further > 0 {
                    ir.store(ir.upper(value), self.place(v, row, further));
                }
            }
        }
    }

    /// `value` in the lanes that exist, `other` in those that do not.
    fn only(&self, v: &Columns, value: Value<'c>, other: Value<'c>) -> Value<'c> {
        match v.take {
            Take::First(_) => self.ir.select(self.mask(), value, other),
            Take::All | Take::Halves(_) => value,
        }
    }
}
