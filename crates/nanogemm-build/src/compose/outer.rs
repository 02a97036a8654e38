//! Microkernels of the outer-product family: accumulators in tiles, A and B in vectors.
//!
//! ```text
//! microkernel(args, a, b, c, tiles, tail, row_tail):
//!     repeat tiles times:
//!         za[rows][vectors] = 0
//!         for i in 0..batch: for p in 0..k: nanokernel(za, a + i * a_batch + p * a_ks, b + i * b_batch + p * b_ks)
//!         c = alpha * za + beta * c           (beta == 0: c = alpha * za, c is not read)
//!         a += a_tile; c += rows * lanes * c_rs
//! ```
//!
//! `rows` counts vectors of A. `tail` is the number of columns of the last vector of B that exist, `row_tail` the number of
//! rows of the last vector of A. Lanes beyond them take no part: they are neither multiplied, read nor written.

use super::{
    abi::{self, Args},
    state,
};
use crate::{
    isa::Isa,
    nanokernel::{Ir, Value},
    plan::{ColumnTail, GemmPlan, Layout, Micro},
};
use inkwell::{
    types::BasicTypeEnum,
    values::{FunctionValue, IntValue, PointerValue},
};

/// What one microkernel is built from.
struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    plan: &'i GemmPlan,
    micro: Micro,
    /// Type of the vectors.
    ty: BasicTypeEnum<'c>,
    /// Masks of all lanes, of the last vector of A and of the last vector of B.
    all: Value<'c>,
    last_rows: Value<'c>,
    last_columns: Value<'c>,
    /// Rows in the last vector of A.
    row_tail: IntValue<'c>,
    /// Strides in bytes.
    a_ks: IntValue<'c>,
    b_ks: IntValue<'c>,
    c_rs: IntValue<'c>,
}

/// Adds the function of one microkernel.
pub fn microkernel<'c>(
    ir: &Ir<'c>,
    isa: &'static Isa,
    plan: &GemmPlan,
    micro: Micro,
    symbol: &str,
) -> FunctionValue<'c> {
    assert_eq!(micro.columns.tail, ColumnTail::Masked, "every outer product is masked");
    assert_eq!(plan.a_layout, Layout::Packed, "vectors of A exist in panels only");
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let f = ir.function(&format!("{symbol}{}", micro.suffix()), &[p, p, p, p, i, i, i], false);
    state::inside(ir, isa, f);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let pointer = |n: u32| f.get_nth_param(n).expect("seven parameters").into_pointer_value();
    let integer = |n: u32| f.get_nth_param(n).expect("seven parameters").into_int_value();
    let args = Args::new(ir, abi::BLOCK, pointer(0));
    let ty = ir.vector(ir.element(plan.c), plan.tile.lanes);
    let builder = Builder {
        ir,
        isa,
        plan,
        micro,
        ty,
        all: ir.all_lanes(ty),
        last_rows: ir.first_lanes(plan.tile.lanes, integer(6)),
        last_columns: ir.first_lanes(plan.tile.lanes, integer(5)),
        row_tail: integer(6),
        a_ks: ir.times(ir.lane_count(plan.tile.mr), plan.a.bytes.into()),
        b_ks: match plan.b_layout {
            Layout::Packed => ir.times(ir.lane_count(plan.tile.nr), plan.b.bytes.into()),
            _ => args.bytes("b_ks", plan.b.bytes),
        },
        c_rs: args.bytes("c_rs", plan.c.bytes),
    };
    let a_tile = args.bytes("a_tile", plan.a.bytes);
    let c_tile = ir.mul(builder.c_rs, ir.lane_count(plan.tile.lanes.times(micro.rows)));
    ir.count_down("tiles", integer(4), 1, &[pointer(1).into(), pointer(3).into()], |at| {
        let (a, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        ir.za_zero(plan.c.bytes, 0..micro.dots());
        builder.sums(&args, a, pointer(2));
        builder.finish(&args, c);
        vec![ir.at(a, a_tile).into(), ir.at(c, c_tile).into()]
    });
    ir.ret();
    f
}

impl<'c> Builder<'_, 'c> {
    /// The tile that accumulates vector `r` of A times vector `v` of B.
    fn tile(&self, r: u32, v: u32) -> u32 {
        r * self.micro.columns.vectors + v
    }

    /// Where vector `v` of the row at `row` begins.
    fn vector(&self, row: PointerValue<'c>, v: u32, element_bytes: u32) -> PointerValue<'c> {
        if v == 0 {
            return row;
        }
        let lanes = self.ir.lane_count(self.plan.tile.lanes);
        self.ir.at(row, self.ir.times(lanes, (v * element_bytes).into()))
    }

    /// The mask of vector `v` of the columns, if it is not complete for certain.
    fn column_mask(&self, v: u32) -> Option<Value<'c>> {
        (v + 1 == self.micro.columns.vectors).then_some(self.last_columns)
    }

    /// Both reduction loops.
    fn sums(&self, args: &Args<'_, 'c>, a: PointerValue<'c>, b: PointerValue<'c>) {
        let (ir, plan) = (self.ir, self.plan);
        let (a_batch, b_batch) = (args.bytes("a_batch", plan.a.bytes), args.bytes("b_batch", plan.b.bytes));
        let (k, unroll) = (args.int("k"), i64::from(plan.unroll));
        let rest = ir.rem(k, ir.c(unroll));
        let main = ir.sub(k, rest);
        ir.count_down("batch", args.int("batch"), 1, &[a.into(), b.into()], |inside| {
            let at = ir.count_down("k", main, unroll, inside, |at| self.nanokernels(at, plan.unroll));
            if unroll > 1 {
                ir.count_down("k.rest", rest, 1, &at, |at| self.nanokernels(at, 1));
            }
            let (a, b) = (inside[0].into_pointer_value(), inside[1].into_pointer_value());
            vec![ir.at(a, a_batch).into(), ir.at(b, b_batch).into()]
        });
    }

    /// `steps` k steps of one tile. The loads of each step stand between the outer products of the step before, which hides
    /// their latency on processors that execute streaming code in order.
    fn nanokernels(&self, at: &[Value<'c>], steps: u32) -> Vec<Value<'c>> {
        let (ir, rows, columns) = (self.ir, self.micro.rows, self.micro.columns.vectors);
        let (mut a_at, mut b_at) = (at[0].into_pointer_value(), at[1].into_pointer_value());
        let load = |a_at, b_at, i| if i < rows { self.load_a(a_at, i) } else { self.load_b(b_at, i - rows) };
        let mut now: Vec<Value<'c>> = (0..rows + columns).map(|i| load(a_at, b_at, i)).collect();
        for step in 0..steps {
            (a_at, b_at) = (ir.at(a_at, self.a_ks), ir.at(b_at, self.b_ks));
            let mut next = Vec::new();
            for dot in 0..self.micro.dots() {
                let (r, v) = (dot / columns, dot % columns);
                let row_mask = if r + 1 == rows { self.last_rows } else { self.all };
                let column_mask = self.column_mask(v).unwrap_or(self.all);
                let (a, b) = (now[r as usize], now[(rows + v) as usize]);
                ir.za_outer(self.tile(r, v), row_mask, column_mask, a, b);
                if step + 1 < steps && dot < rows + columns {
                    next.push(load(a_at, b_at, dot));
                }
            }
            if step + 1 < steps {
                next.extend((self.micro.dots()..rows + columns).map(|i| load(a_at, b_at, i)));
            }
            now = next;
        }
        vec![a_at.into(), b_at.into()]
    }

    /// Vector `r` of one k step of A. Panels are padded with zeros to their full width.
    fn load_a(&self, at: PointerValue<'c>, r: u32) -> Value<'c> {
        self.ir.load(self.ty, self.vector(at, r, self.plan.a.bytes))
    }

    /// Vector `v` of one k step of B.
    fn load_b(&self, at: PointerValue<'c>, v: u32) -> Value<'c> {
        let at = self.vector(at, v, self.plan.b.bytes);
        match (self.column_mask(v), self.plan.b_layout) {
            (Some(mask), Layout::Strided) => self.ir.masked_load(self.ty, at, mask),
            _ => self.ir.load(self.ty, at),
        }
    }

    /// `c = alpha * za + beta * c`, without reading c when beta is zero.
    fn finish(&self, args: &Args<'_, 'c>, c: PointerValue<'c>) {
        let ir = self.ir;
        let element = ir.element(self.plan.c);
        let (alpha, beta) = (args.scalar("alpha", element), args.scalar("beta", element));
        let (alpha_all, beta_all) = (ir.splat(alpha, self.ty), ir.splat(beta, self.ty));
        let write = |beta: Option<Value<'c>>| {
            let lanes = ir.lane_count(self.plan.tile.lanes);
            let vector_rows = ir.mul(self.c_rs, lanes);
            let mut at = c;
            for r in 0..self.micro.rows {
                let last = r + 1 == self.micro.rows;
                let (count, whole) = if last { (self.row_tail, None) } else { (lanes, Some(self.plan.tile.lanes)) };
                ir.steps("rows", count, whole, &[at.into()], |index, at| {
                    let row = at[0].into_pointer_value();
                    (0..self.micro.columns.vectors).for_each(|v| self.write(row, r, v, index, alpha_all, beta));
                    vec![ir.at(row, self.c_rs).into()]
                });
                at = ir.at(at, vector_rows);
            }
        };
        ir.branch(ir.is_zero(beta), || write(None), || write(Some(beta_all)));
    }

    /// Finishes vector `v` of the row of C at `row`, whose sums are row `index` of the tiles of vector `r` of A.
    fn write(
        &self,
        row: PointerValue<'c>,
        r: u32,
        v: u32,
        index: IntValue<'c>,
        alpha: Value<'c>,
        beta: Option<Value<'c>>,
    ) {
        let (ir, mask) = (self.ir, self.column_mask(v));
        let at = self.vector(row, v, self.plan.c.bytes);
        let mut value = ir.fmul(ir.za_row(self.ty, self.tile(r, v), index), alpha);
        if let Some(beta) = beta {
            let old = match mask {
                Some(mask) => ir.masked_load(self.ty, at, mask),
                None => ir.load(self.ty, at),
            };
            value = self.isa.ops.dot(ir, value, old, beta);
        }
        match mask {
            Some(mask) => ir.masked_store(value, at, mask),
            None => ir.store(value, at),
        }
    }
}
