//! Finishing kernels: sums into elements of C.
//!
//! ```text
//! finish(args):
//!     for i in 0..m:
//!         factor = alpha * scale_m[i]
//!         for j in 0..n, a few vectors at a time:
//!             x = acc[i][j]                       (integers: acc[i][j] + row_add[i] + col_add[j], wrapping, then the nearest f32)
//!             x = x * (factor * scale_n[j]) + bias_m[i]                           (multiplied and added as the instruction set does)
//!             x = x + bias_n[j]
//!             x = c[i][j] * beta + x                                              (likewise)
//!             x = x + residual[i][j]
//!             c[i][j] = act(x), rounded once
//! ```
//!
//! What is absent is skipped: each vector operand by a jump that goes the same way for all vectors of the call, so that several
//! vectors share it; factors and terms of a row are 1 and -0, which change nothing. Sums that are converted and nothing else have
//! loops of their own. Integers that stay integers only have what is added to them.
//!
//! Columns are worked off in groups of several vectors, then in single ones, of which the last is masked; where there are no
//! masks, what does not fill a vector is finished one element at a time, by the same operations.

use super::{
    abi::{self, Args},
    activation::Activation,
    memory::{Cut, Memory},
    state,
};
use crate::{
    dtype::{self, DType, Kind},
    isa::{Arch, Isa, Tail},
    nanokernel::{Ir, Value},
    plan::FinishPlan,
    spec::Size,
};
use inkwell::{
    IntPredicate,
    values::{IntValue, PointerValue},
};

/// Adds the finishing kernel called `symbol`.
pub fn kernel(ir: &Ir<'_>, isa: &'static Isa, plan: &FinishPlan, symbol: &str, arch: Arch) {
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args = Args::new(ir, abi::FINISH, f.get_nth_param(0).expect("one parameter").into_pointer_value());
    let finish = Finish { ir, isa, arch, plan, args: &args };
    let plain = finish.plain();
    ir.branch(plain, || finish.rows(|row, group| row.convert(group)), || finish.rows(|row, group| row.all(group)));
    ir.ret();
}

struct Finish<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    arch: Arch,
    plan: &'i FinishPlan,
    args: &'i Args<'i, 'c>,
}

/// Columns that are finished together.
struct Group<'c> {
    /// The first.
    at: IntValue<'c>,
    vectors: u32,
    lanes: Size,
    cut: Option<Cut<'c>>,
}

/// What is the same for a whole row. Operands that are absent are null.
struct Row<'i, 'c> {
    of: &'i Finish<'i, 'c>,
    acc: PointerValue<'c>,
    c: PointerValue<'c>,
    /// C where its old elements count.
    old: PointerValue<'c>,
    residual: PointerValue<'c>,
    scale_n: PointerValue<'c>,
    bias_n: PointerValue<'c>,
    col_add: PointerValue<'c>,
    factor: Value<'c>,
    bias: Value<'c>,
    add: Value<'c>,
}

impl<'i, 'c> Finish<'i, 'c> {
    /// Are integers finished as integers?
    fn integers(&self) -> bool {
        self.plan.c.kind != Kind::Float && self.plan.c.kind != Kind::Bfloat
    }

    /// Are the sums integers?
    fn sums_of_integers(&self) -> bool {
        self.plan.acc.kind != Kind::Float
    }

    fn float(&self) -> &'static DType {
        self.plan.acc.dequantised.and_then(dtype::find).unwrap_or(self.plan.acc)
    }

    /// Elements of one vector of sums.
    fn lanes(&self) -> Size {
        self.isa.registers.width.lanes(self.plan.acc.bytes)
    }

    /// Vectors of one group: as many as registers have room for beside what an activation takes, so that they share jumps.
    /// An activation takes up to seven registers a vector.
    fn group(&self) -> u32 {
        let registers = &self.isa.registers;
        ((registers.vectors - registers.spare) / 7).clamp(1, 4)
    }

    fn is_null(&self, p: PointerValue<'c>) -> IntValue<'c> {
        self.ir.b.build_is_null(p, "").unwrap()
    }

    fn given(&self, p: PointerValue<'c>) -> IntValue<'c> {
        self.ir.b.build_is_not_null(p, "").unwrap()
    }

    /// Whether C counts.
    fn has_beta(&self) -> IntValue<'c> {
        let ir = self.ir;
        if self.integers() {
            let beta = self.args.scalar("beta", ir.ctx.i32_type().into()).into_int_value();
            return ir.cmp(IntPredicate::NE, beta, beta.get_type().const_zero());
        }
        let beta = self.args.scalar("beta", ir.ctx.f32_type().into());
        ir.b.build_not(ir.is_zero(beta), "").unwrap()
    }

    /// Are the sums converted and nothing else?
    fn plain(&self) -> IntValue<'c> {
        let ir = self.ir;
        let mut all = ir.b.build_not(self.has_beta(), "").unwrap();
        let mut must = |condition| all = ir.and(all, condition);
        if self.sums_of_integers() {
            ["row_add", "col_add"].iter().for_each(|name| must(self.is_null(self.args.pointer(name))));
        }
        if !self.integers() {
            must(ir.is_one(self.args.scalar("alpha", ir.ctx.f32_type().into())));
            let operands = ["scale_m", "scale_n", "bias_m", "bias_n", "residual"];
            operands.iter().for_each(|name| must(self.is_null(self.args.pointer(name))));
            must(ir.cmp(IntPredicate::EQ, self.args.int("activation"), ir.c(0)));
        }
        all
    }

    /// Every group of columns of every row.
    fn rows(&self, each: impl Fn(&Row<'_, 'c>, &Group<'c>)) {
        let (ir, args) = (self.ir, self.args);
        let group = ir.times(ir.lane_count(self.lanes()), self.group().into());
        let whole_groups = || ir.sub(args.int("n"), ir.rem(args.int("n"), group));
        let before = whole_groups();
        // Fixed lengths are divided by without a division, and without a register for the result.
        let grouped = || if matches!(self.lanes(), Size::Int(_)) { whole_groups() } else { before };
        ir.count_up(
            "rows",
            ir.c(0),
            ir.c(1),
            || args.int("m"),
            |i| {
                let row = self.row(i);
                let (lanes, one) = (self.lanes(), ir.lane_count(self.lanes()));
                let columns = |at, vectors, lanes, cut| each(&row, &Group { at, vectors, lanes, cut });
                let mut first = ir.c(0);
                if self.group() > 1 {
                    ir.count_up("groups", first, group, grouped, |at| columns(at, self.group(), lanes, None));
                    first = grouped();
                }
                let n = args.int("n");
                if lanes == Size::Int(1) {
                    return ir.count_up("single", first, one, || n, |at| columns(at, 1, lanes, None));
                }
                match self.isa.registers.tail {
                    Tail::Masked | Tail::MaskRegisters => {
                        ir.count_up("vectors", first, one, || n, |at| columns(at, 1, lanes, Some(self.cut(at, n))));
                    }
                    Tail::MaskedTail => {
                        let whole = ir.sub(n, ir.rem(n, one));
                        ir.count_up("vectors", first, one, || whole, |at| columns(at, 1, lanes, None));
                        let some = ir.cmp(IntPredicate::ULT, whole, n);
                        ir.branch(some, || columns(whole, 1, lanes, Some(self.cut(whole, n))), || {});
                    }
                    Tail::Exact => {
                        let whole = ir.sub(n, ir.rem(n, one));
                        ir.count_up("vectors", first, one, || whole, |at| columns(at, 1, lanes, None));
                        ir.count_up("single", whole, ir.c(1), || n, |at| columns(at, 1, Size::Int(1), None));
                    }
                }
            },
        );
    }

    /// The lanes of a vector from column `at` on that exist: at least one does.
    fn cut(&self, at: IntValue<'c>, n: IntValue<'c>) -> Cut<'c> {
        let (ir, lanes) = (self.ir, self.lanes());
        let left = ir.sub(n, at);
        let mask = match (self.isa.registers.tail, lanes) {
            (Tail::MaskRegisters, Size::Int(count)) => ir.low_bits(count, ir.min(left, ir.c(count.into()))),
            (Tail::MaskedTail, Size::Int(_)) => {
                let bytes = self.plan.acc.bytes;
                let end = ir.sub(ir.c(0), ir.times(left, bytes.into()));
                ir.lanes_before_end(ir.vector(ir.element(self.plan.acc), lanes), end, bytes)
            }
            _ => ir.first_lanes(lanes, left),
        };
        Cut { mask, left }
    }

    fn row<'r>(&'r self, i: IntValue<'c>) -> Row<'r, 'c> {
        let (ir, args) = (self.ir, self.args);
        let null = ir.ptr().const_null();
        let down = |name, distance, bytes| ir.at(args.pointer(name), ir.mul(i, args.bytes(distance, bytes)));
        let or_null =
            |condition, p: PointerValue<'c>| ir.b.build_select(condition, p, null, "").unwrap().into_pointer_value();
        let of_row = |name, ty, absent: Value<'c>| {
            let values = args.pointer(name);
            let read = |_: &[Value<'c>]| vec![ir.load(ty, ir.at(values, ir.times(i, 4)))];
            ir.when(self.given(values), vec![absent], read)[0]
        };
        let (f32, i32) = (ir.ctx.f32_type(), ir.ctx.i32_type());
        let float = |name, absent| of_row(name, f32.into(), f32.const_float(absent).into());
        let c = down("c", "c_rs", self.plan.c.bytes);
        let residual = or_null(self.given(args.pointer("residual")), down("residual", "residual_rs", 4));
        Row {
            of: self,
            acc: down("acc", "acc_rs", self.plan.acc.bytes),
            c,
            old: or_null(self.has_beta(), c),
            residual,
            scale_n: args.pointer("scale_n"),
            bias_n: args.pointer("bias_n"),
            col_add: args.pointer("col_add"),
            factor: ir.fmul(args.scalar("alpha", f32.into()), float("scale_m", 1.0)),
            bias: float("bias_m", -0.0),
            add: of_row("row_add", i32.into(), i32.const_zero().into()),
        }
    }
}

impl<'c> Row<'_, 'c> {
    fn memory(&self, group: &Group<'c>) -> Memory<'_, 'c> {
        let Finish { ir, isa, arch, .. } = *self.of;
        Memory { ir, isa, arch, lanes: group.lanes, cut: group.cut }
    }

    /// Where vector `v` of a group is in an operand with elements of so many bytes.
    fn place(&self, base: PointerValue<'c>, bytes: u32, group: &Group<'c>, v: u32) -> PointerValue<'c> {
        let ir = self.of.ir;
        let first = ir.at(base, ir.times(group.at, bytes.into()));
        if v == 0 { first } else { ir.at(first, ir.times(ir.lane_count(group.lanes), (v * bytes).into())) }
    }

    /// A group of an operand.
    fn load(&self, dtype: &DType, base: PointerValue<'c>, group: &Group<'c>) -> Vec<Value<'c>> {
        let memory = self.memory(group);
        (0..group.vectors).map(|v| memory.load(dtype, self.place(base, dtype.bytes, group, v))).collect()
    }

    fn store(&self, values: &[Value<'c>], group: &Group<'c>) {
        let c = self.of.plan.c;
        self.memory(group).store(c, values, |v| self.place(self.c, c.bytes, group, v));
    }

    /// `x = with(x, operand)` if the operand is there.
    fn join(
        &self,
        x: Vec<Value<'c>>,
        dtype: &DType,
        operand: PointerValue<'c>,
        group: &Group<'c>,
        with: impl Fn(Value<'c>, Value<'c>) -> Value<'c>,
    ) -> Vec<Value<'c>> {
        let joined = |x: &[Value<'c>]| {
            let operand = self.load(dtype, operand, group);
            x.iter().zip(operand).map(|(&x, operand)| with(x, operand)).collect()
        };
        self.of.ir.when(self.of.given(operand), x, joined)
    }

    /// Sums as binary32 numbers, if C holds such.
    fn numbers(&self, sums: Vec<Value<'c>>, group: &Group<'c>) -> Vec<Value<'c>> {
        let ir = self.of.ir;
        if !self.of.sums_of_integers() || self.of.integers() {
            return sums;
        }
        sums.into_iter().map(|sum| ir.float_of(sum, ir.floats(group.lanes))).collect()
    }

    /// `c = acc`
    fn convert(&self, group: &Group<'c>) {
        let sums = self.load(self.of.plan.acc, self.acc, group);
        self.store(&self.numbers(sums, group), group);
    }

    /// Everything.
    fn all(&self, group: &Group<'c>) {
        let (ir, of, lanes) = (self.of.ir, self.of, group.lanes);
        let mut x = self.load(of.plan.acc, self.acc, group);
        if of.sums_of_integers() {
            let add = ir.splat(self.add, ir.integers(32, lanes));
            x.iter_mut().for_each(|x| *x = ir.iadd(*x, add));
            x = self.join(x, of.plan.acc, self.col_add, group, |x, add| ir.iadd(x, add));
        }
        if of.integers() {
            // beta is 1.
            x = self.join(x, of.plan.c, self.old, group, |x, old| ir.iadd(x, old));
            return self.store(&x, group);
        }
        let x = self.numbers(x, group);
        let [factor, bias] = [self.factor, self.bias].map(|scalar| ir.splat(scalar, ir.floats(lanes)));
        let float = of.float();
        let scaled = |x: &Value<'c>, factor| of.isa.ops.dot(ir, bias, *x, factor);
        let by_column = || {
            let scale = self.load(float, self.scale_n, group);
            x.iter().zip(scale).map(|(x, scale)| scaled(x, ir.fmul(factor, scale))).collect()
        };
        let x = ir.either(of.given(self.scale_n), by_column, || x.iter().map(|x| scaled(x, factor)).collect());
        let x = self.join(x, float, self.bias_n, group, |x, bias| ir.fadd(x, bias));
        let x = self.join(x, of.plan.c, self.old, group, |x, old| {
            let beta = ir.splat(of.args.scalar("beta", ir.ctx.f32_type().into()), ir.floats(lanes));
            of.isa.ops.dot(ir, x, old, beta)
        });
        let x = self.join(x, float, self.residual, group, |x, more| ir.fadd(x, more));
        let Finish { ir, isa, arch, .. } = *of;
        let x = Activation { ir, isa, arch, lanes }.apply(of.args, x);
        self.store(&x, group);
    }
}
