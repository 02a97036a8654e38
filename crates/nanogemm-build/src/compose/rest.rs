//! Entries for the columns left over: those of C that fill at most half a vector, a few k steps at a time.
//!
//! ```text
//! entry(a, a_rs_bytes, b, b_ks_bytes, c, c_rs_bytes, shape, beta, scratch):
//!     for block in 0..k / steps:                          vectors of `steps` k steps of every column
//!         vectors[block][column * steps + step] = B[block * steps + step][column]
//!     for row in 0..rows, eight, four or one at a time:
//!         acc[lanes] = 0
//!         for block in 0..k / steps: acc[lane] += A[row][block * steps + lane % steps] * vectors[block][lane]
//!         sums[column] = sum of acc[column * steps..][..steps]
//!         for p in the rest of k: sums[column] += A[row][p] * B[p][column]
//!         c[row][column] = sums[column] + beta * c[row][column]                         (beta == 0: c is not read)
//! ```
//!
//! Where more than [`Rest::LATE`] k steps are left over, they are one more block, with zeros for what is missing of both operands.
//!
//! A vector of columns that is mostly empty costs as many multiply-adds as a full one. Here it is full: one column takes as many
//! k steps at a time as a vector has lanes, two take half as many, and so on. There is one entry for each number of columns;
//! `shape` is `k | rows << 32`. The k steps of A are adjacent. `scratch` has room for the sums of eight rows and, behind them, for
//! the vectors of B: sums are stored together and loaded by rows, which takes no arithmetic unit as taking vectors apart does.

use super::reduce;
use crate::{
    dtype::DType,
    isa::{Arch, Isa, Tail},
    nanokernel::{Ir, Value},
    plan::{GemmPlan, Rest},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    types::{BasicTypeEnum, VectorType},
    values::{IntValue, PointerValue},
};

/// What one entry is built from.
struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    dtype: &'static DType,
    rest: Rest,
    arch: Arch,
    /// The columns that exist, where vectors are masked at no cost and they are no power of two.
    exist: Option<Value<'c>>,
    element: BasicTypeEnum<'c>,
    /// A vector of sums.
    ty: BasicTypeEnum<'c>,
    /// Bytes between rows of A, k steps of B, rows of C.
    a_rs: IntValue<'c>,
    b_ks: IntValue<'c>,
    c_rs: IntValue<'c>,
    /// Blocks of k steps; steps that are one more, incomplete one; steps that are summed one by one.
    blocks: IntValue<'c>,
    incomplete: IntValue<'c>,
    late: IntValue<'c>,
    beta: IntValue<'c>,
    /// Room for sums, and for vectors of B.
    results: PointerValue<'c>,
    vectors: PointerValue<'c>,
}

/// Adds the entries of the kernel called `symbol`.
pub fn entries(ir: &Ir<'_>, isa: &'static Isa, plan: &GemmPlan, symbol: &str, arch: Arch) {
    plan.rests.iter().for_each(|rest| entry(ir, isa, plan, *rest, symbol, arch));
}

/// The entry for so many columns.
fn entry(ir: &Ir<'_>, isa: &'static Isa, plan: &GemmPlan, rest: Rest, symbol: &str, arch: Arch) {
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let f = ir.function(&format!("{symbol}{}", rest.entry()), &[p, i, p, i, p, i, i, ir.element(plan.c), p], true);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let parameter = |n: u32| f.get_nth_param(n).expect("nine parameters");
    let integer = |n: u32| parameter(n).into_int_value();
    let [a, b, c, scratch] = [0, 2, 4, 8].map(|n| parameter(n).into_pointer_value());
    let shape = integer(6);
    let k = ir.b.build_and(shape, ir.c(0xffff_ffff), "").unwrap();
    let rows = ir.b.build_right_shift(shape, ir.c(32), false, "").unwrap();
    let steps = ir.c(rest.steps.into());
    let left = ir.rem(k, steps);
    let (incomplete, late) = if rest.may_be_incomplete() {
        let many = ir.cmp(IntPredicate::UGT, left, ir.c(Rest::LATE.into()));
        let pick = |yes, no| ir.b.build_select(many, yes, no, "").unwrap().into_int_value();
        (pick(left, ir.c(0)), pick(ir.c(0), left))
    } else {
        (ir.c(0), left)
    };
    let masked = isa.registers.tail == Tail::MaskRegisters && rest.columns < rest.width;
    let room = rest.lanes() * Rest::RESULTS * plan.c.bytes;
    let builder = Builder {
        ir,
        isa,
        dtype: plan.c,
        rest,
        arch,
        exist: masked.then(|| ir.mask(rest.width, rest.columns)),
        element: ir.element(plan.c),
        ty: ir.vector(ir.element(plan.c), Size::Int(rest.lanes())),
        a_rs: integer(1),
        b_ks: integer(3),
        c_rs: integer(5),
        blocks: ir.div(k, steps),
        incomplete,
        late,
        beta: ir.pinned(ir.b.build_bit_cast(parameter(7), ir.bits(plan.c), "").unwrap()).into_int_value(),
        results: scratch,
        vectors: ir.at(scratch, ir.c(room.into())),
    };
    let late_b = builder.gather(b);
    let mask = rest.may_be_incomplete().then(|| builder.mask());
    let (mut at, mut left) = (vec![Value::from(a), c.into()], rows);
    for height in Rest::HEIGHTS {
        let times = ir.div(left, ir.c(height.into()));
        left = ir.rem(left, ir.c(height.into()));
        at = ir.count_down("rows", times, 1, &at, |at| {
            let (a, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let (acc, late_a) = builder.blocks(height, a, mask);
            let sums = builder.late(builder.sums(&acc), late_a, late_b);
            builder.finish(&sums, c);
            let next = |at, distance| ir.at(at, ir.times(distance, height.into())).into();
            vec![next(a, builder.a_rs), next(c, builder.c_rs)]
        });
    }
    ir.ret();
}

impl<'c> Builder<'_, 'c> {
    fn bytes(&self) -> i64 {
        self.dtype.bytes.into()
    }

    /// Bytes of a vector.
    fn vector_bytes(&self) -> IntValue<'c> {
        self.ir.c(i64::from(self.rest.lanes()) * self.bytes())
    }

    /// The columns of a row of B or C, as many lanes as a power of two.
    fn row(&self, at: PointerValue<'c>) -> Value<'c> {
        let (ir, Rest { columns, width, .. }) = (self.ir, self.rest);
        match self.exist {
            _ if columns == 1 => ir.load(self.element, at),
            Some(exist) => ir.masked_load(ir.vector(self.element, Size::Int(width)), at, exist),
            None => ir.widen(ir.load(ir.vector(self.element, Size::Int(columns)), at), width),
        }
    }

    /// The lane that stands for lane `lane` of a row: those beyond the columns repeat the first.
    fn lane_of_row(&self, lane: u32) -> u32 {
        if lane < self.rest.columns { lane } else { 0 }
    }

    /// Writes the vectors of B, and tells where its rows go on behind whole blocks.
    fn gather(&self, b: PointerValue<'c>) -> PointerValue<'c> {
        let (ir, Rest { steps, width, .. }) = (self.ir, self.rest);
        let at = ir.count_down("b", self.blocks, 1, &[b.into(), self.vectors.into()], |at| {
            let (b, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            let rows = std::iter::successors(Some(b), |at| Some(ir.at(*at, self.b_ks)));
            let mut parts: Vec<Value<'c>> = rows.take(steps as usize).map(|at| self.row(at)).collect();
            while parts.len() > 1 {
                parts = parts.chunks(2).map(|pair| ir.join(pair[0], pair[1])).collect();
            }
            let by_columns = (0..self.rest.lanes()).map(|lane| lane % steps * width + self.lane_of_row(lane / steps));
            let vector = if width == 1 { parts[0] } else { ir.rearrange(parts[0], by_columns) };
            ir.store(vector, to);
            vec![ir.at(b, ir.times(self.b_ks, steps.into())).into(), ir.at(to, self.vector_bytes()).into()]
        });
        let (b, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        if self.rest.may_be_incomplete() {
            self.gather_incomplete(b, to);
        }
        b
    }

    /// Writes the vector of the block that is incomplete, if there is one, step by step.
    fn gather_incomplete(&self, b: PointerValue<'c>, to: PointerValue<'c>) {
        let (ir, Rest { steps, width, .. }) = (self.ir, self.rest);
        let integer = ir.integer(8 * self.dtype.bytes).into_int_type();
        let places: Vec<_> =
            (0..self.rest.lanes()).map(|lane| integer.const_int((lane % steps).into(), false)).collect();
        let places = VectorType::const_vector(&places);
        let start = [b.into(), ir.zero(self.ty), integer.const_zero().into()];
        let last = ir.count_down("b.rest", self.incomplete, 1, &start, |state| {
            let (at, step) = (state[0].into_pointer_value(), state[2].into_int_value());
            let row = match self.row(at) {
                one if width == 1 => ir.splat(one, self.ty),
                row => ir.rearrange(row, (0..self.rest.lanes()).map(|lane| self.lane_of_row(lane / steps))),
            };
            let here = ir.splat(step.into(), places.get_type().into()).into_vector_value();
            let here = ir.b.build_int_compare(IntPredicate::EQ, here, places, "").unwrap();
            let next = ir.add(step, integer.const_int(1, false));
            vec![ir.at(at, self.b_ks).into(), ir.select(here.into(), row, state[1]), next.into()]
        });
        ir.store(last[1], to);
    }

    /// The k steps of A that are an incomplete block.
    fn mask(&self) -> Value<'c> {
        let (ir, steps) = (self.ir, self.rest.steps);
        match self.isa.registers.tail {
            Tail::MaskRegisters => ir.low_bits(steps, self.incomplete),
            _ => ir.first_lanes(Size::Int(steps), self.incomplete),
        }
    }

    /// A block of k steps of a row of A, for every column.
    fn for_columns(&self, steps: Value<'c>) -> Value<'c> {
        if self.rest.width == 1 {
            return steps;
        }
        self.ir.rearrange(steps, (0..self.rest.lanes()).map(|lane| lane % self.rest.steps))
    }

    /// Where element `at` of a row of A is; `pointers` are those of groups of rows.
    fn a_at(&self, pointers: &[Value<'c>], row: u32) -> PointerValue<'c> {
        let group = self.arch.rows_per_pointer();
        let base = pointers[(row / group) as usize].into_pointer_value();
        self.ir.at(base, self.ir.times(self.a_rs, (row % group).into()))
    }

    /// The sums of so many rows of A over all blocks, lane by lane, and where rows go on behind whole blocks.
    fn blocks(&self, height: u32, a: PointerValue<'c>, mask: Option<Value<'c>>) -> (Vec<Value<'c>>, Vec<Value<'c>>) {
        let (ir, rows, group) = (self.ir, height as usize, self.arch.rows_per_pointer());
        let block_ty = ir.vector(self.element, Size::Int(self.rest.steps));
        let distance = ir.times(self.a_rs, group.into());
        let next = |p: &PointerValue<'c>| Some(ir.at(*p, distance));
        let pointers = std::iter::successors(Some(a), next).take(height.div_ceil(group) as usize);
        let mut state = vec![ir.zero(self.ty); rows];
        state.extend(pointers.map(Value::from));
        state.push(self.vectors.into());
        let step = |acc: &mut [Value<'c>], at: &[Value<'c>], load: &dyn Fn(PointerValue<'c>) -> Value<'c>| {
            let (b, a) = at.split_last().expect("the pointer of B is last");
            let b = ir.load(self.ty, b.into_pointer_value());
            for (row, slot) in (0..).zip(acc) {
                *slot = self.isa.ops.dot(ir, *slot, self.for_columns(load(self.a_at(a, row))), b);
            }
        };
        let mut state = ir.count_down("k", self.blocks, 1, &state, |state| {
            let mut next = state.to_vec();
            step(&mut next[..rows], &state[rows..], &|at| ir.load(block_ty, at));
            let (b, a) = next[rows..].split_last_mut().expect("the pointer of B is last");
            let block = ir.c(i64::from(self.rest.steps) * self.bytes());
            a.iter_mut().for_each(|p| *p = ir.unseen(ir.at(p.into_pointer_value(), block)).into());
            *b = ir.at(b.into_pointer_value(), self.vector_bytes()).into();
            next
        });
        if let Some(mask) = mask {
            let some = ir.cmp(IntPredicate::NE, self.incomplete, ir.c(0));
            let last = || {
                let mut acc = state[..rows].to_vec();
                step(&mut acc, &state[rows..], &|at| ir.masked_load(block_ty, at, mask));
                acc
            };
            let acc = ir.either(some, last, || state[..rows].to_vec());
            state[..rows].copy_from_slice(&acc);
        }
        state.pop();
        let a = state.split_off(rows);
        (state, a)
    }

    /// What is computed of a row: shorter vectors than 128 bits would be computed in whole registers, on whatever else those hold.
    fn at_least(&self, row: Value<'c>) -> Value<'c> {
        let (width, least) = (self.rest.width, 16 / self.dtype.bytes);
        match width {
            2.. if width < least => self.ir.rearrange(row, (0..least).map(|lane| lane % width)),
            _ => row,
        }
    }

    /// The columns of a row of B or C, for computing.
    fn whole_row(&self, at: PointerValue<'c>) -> Value<'c> {
        let (row, Rest { columns, width, .. }) = (self.row(at), self.rest);
        match columns < width {
            true => self.ir.rearrange(row, (0..width).map(|lane| self.lane_of_row(lane))),
            false => self.at_least(row),
        }
    }

    /// The sums over lanes of each row.
    fn sums(&self, acc: &[Value<'c>]) -> Vec<Value<'c>> {
        let (ir, Rest { steps, width, .. }) = (self.ir, self.rest);
        let vectors = reduce::parts(ir, acc, steps);
        let mut to = self.results;
        for vector in &vectors {
            ir.store(*vector, to);
            to = ir.at(to, ir.c(i64::from(ir.lanes(*vector)) * self.bytes()));
        }
        let ty = if width == 1 { self.element } else { ir.vector(self.element, Size::Int(width)) };
        let at = |row: usize| ir.at(self.results, ir.c(row as i64 * i64::from(width) * self.bytes()));
        (0..acc.len()).map(|row| self.at_least(ir.load(ty, at(row)))).collect()
    }

    /// The k steps that are summed one by one, from `a` and `b` on.
    fn late(&self, sums: Vec<Value<'c>>, a: Vec<Value<'c>>, b: PointerValue<'c>) -> Vec<Value<'c>> {
        let (ir, rows) = (self.ir, sums.len());
        let mut state = sums;
        state.extend(a);
        state.push(b.into());
        let mut state = ir.count_down("k.rest", self.late, 1, &state, |state| {
            let mut next = state.to_vec();
            let (b, a) = state[rows..].split_last().expect("the pointer of B is last");
            let b = b.into_pointer_value();
            let row_of_b = self.whole_row(b);
            for (row, slot) in (0..).zip(&mut next[..rows]) {
                let a = ir.splat(ir.load(self.element, self.a_at(a, row)), row_of_b.get_type());
                *slot = self.isa.ops.dot(ir, *slot, a, row_of_b);
            }
            let (at_b, at_a) = next[rows..].split_last_mut().expect("the pointer of B is last");
            let one = ir.c(self.bytes());
            at_a.iter_mut().for_each(|p| *p = ir.unseen(ir.at(p.into_pointer_value(), one)).into());
            *at_b = ir.at(b, self.b_ks).into();
            next
        });
        state.truncate(rows);
        state
    }

    /// Writes the rows of C from `c` on.
    fn finish(&self, sums: &[Value<'c>], c: PointerValue<'c>) {
        let (ir, columns) = (self.ir, self.rest.columns);
        let write = |beta: Option<Value<'c>>| {
            for (row, &sum) in (0..).zip(sums) {
                let at = ir.at(c, ir.times(self.c_rs, row));
                let value = match beta {
                    None => sum,
                    Some(beta) => {
                        let old = self.whole_row(at);
                        self.isa.ops.dot(ir, sum, old, ir.splat(beta, sum.get_type()))
                    }
                };
                match self.exist {
                    Some(exist) => ir.masked_store(value, at, exist),
                    None => ir.store(ir.first(value, columns), at),
                }
            }
        };
        let factor = || ir.b.build_bit_cast(ir.pinned(self.beta.into()), self.element, "").unwrap();
        ir.branch(ir.bits_are_zero(self.beta), || write(None), || write(Some(factor())));
    }
}
