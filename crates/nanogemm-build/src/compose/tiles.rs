//! Block kernels of the tile family: accumulators and operands in tiles of 16 rows of 64 bytes, which a session has configured.
//!
//! ```text
//! microkernel(args, a, b, c, down, across, row_tail, column_tail):
//!     repeat across times, repeat down times (or the other way round, see room.rs):
//!         acc[rows][columns] = beta == 0 ? 0 : c
//!         for i in 0..batch:
//!             for p in 0..k by k_step: nanokernel(acc, a + i * a_batch + p, b + i * b_batch + p)
//!         c = acc
//!         on to the next rows of A and C, behind the last to the next columns of B and C
//!
//! nanokernel(acc, p):
//!     for v in 0..columns: load B[v]; for r in 0..rows: load A[r] if it is not there; acc[r][v] += A[r] * B[v]
//! ```
//!
//! Storing four tiles takes as long as multiplying four. So where all tiles are whole, the first step of each tile of C stands
//! between the stores of the one before: its operands are loaded, then accumulator after accumulator is stored, begins anew and is
//! multiplied into. They are stored in a [room](room), and copied to C beside the products of the next tile.
//!
//! `row_tail` and `column_tail` are the rows of the last tile of A and the columns of the last tile of B that exist. Tiles always
//! move whole, so what does not exist is kept out of them:
//!
//! | what                          | how                                                                                  |
//! |-------------------------------|--------------------------------------------------------------------------------------|
//! | panels                        | are padded with zeros to whole tiles                                                 |
//! | rows of A where they are,     | the last tile begins `shift` rows earlier, so that it ends with the last row; its    |
//! | 16 or more                    | first rows are computed a second time and not stored                                 |
//! | fewer rows, and the last k    | existing elements are copied by masked moves into a tile of zeros on the stack, the  |
//! | steps of A where it is        | last k steps before the k loop, so that the copy is there when they are wanted       |
//! | C                             | tiles that are not whole go through one on the stack by masked moves, in and out     |

mod beside;
mod room;
mod walk;

use super::{
    PAGE,
    abi::{self, Args},
    state,
};
use crate::{
    isa::{Arch, Arithmetic, Isa},
    nanokernel::{Ir, Level, Value},
    plan::{ColumnForm, ColumnTail, GemmPlan, Layout, Micro},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{BasicValue, FunctionValue, IntValue, PointerValue},
};
pub use walk::kernel;

/// Rows of a tile, bytes in one of them, and bytes in all.
const ROWS: i64 = 16;
const ROW: i64 = 64;
const TILE: i64 = ROWS * ROW;

/// Where a tile of C and its operands begin.
#[derive(Clone, Copy)]
struct Place<'c> {
    a: PointerValue<'c>,
    b: PointerValue<'c>,
    c: PointerValue<'c>,
}

/// What one microkernel is built from.
struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    plan: &'i GemmPlan,
    /// The product of tiles.
    product: &'static str,
    args: Args<'i, 'c>,
    /// Tiles of A and of B.
    rows: u32,
    columns: u32,
    arch: Arch,
    /// Does it pack B if it is told to?
    packs: bool,
    /// Do all rows and columns of them exist?
    whole: bool,
    /// A vector of a row of A, and one of a row of C: bits, which no move changes.
    a_ty: BasicTypeEnum<'c>,
    c_ty: BasicTypeEnum<'c>,
    /// Tiles on the stack: for C, and for A where it is.
    c_buffer: Option<PointerValue<'c>>,
    a_buffers: Vec<PointerValue<'c>>,
    /// Rows of the last tile of A and columns of the last tile of B that exist.
    row_tail: IntValue<'c>,
    column_tail: IntValue<'c>,
    /// How many tiles of C lie below each other.
    down_times: IntValue<'c>,
    /// Rows by which the last tile of A begins earlier.
    shift: IntValue<'c>,
    /// Where finished tiles wait to be copied to C, or are they stored in C at once?
    room: PointerValue<'c>,
    direct: IntValue<'c>,
    /// Do tiles of C follow each other along its rows, or down its columns?
    along: IntValue<'c>,
    /// Bytes between rows of A, tiles of A, tiles of B, rows of C.
    a_rs: IntValue<'c>,
    a_tile: IntValue<'c>,
    b_tile: IntValue<'c>,
    c_rs: IntValue<'c>,
}

/// Most tiles on the stack, for A and C together. A page of stack must not be exceeded: some systems want to be asked before.
const BUFFERS: u32 = 3;

/// Adds the function of one microkernel.
pub fn microkernel<'c>(ir: &Ir<'c>, plan: &GemmPlan, micro: Micro, symbol: &str, arch: Arch) -> FunctionValue<'c> {
    let Arithmetic::Tiles(product) = plan.dot.how else { unreachable!("tiles are multiplied by products of tiles") };
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let f = ir.function(&format!("{symbol}{}", micro.suffix()), &[p, p, p, p, i, i, i, i], false);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let pointer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_pointer_value();
    let integer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_int_value();
    let whole = micro.columns.tail == ColumnTail::Full;
    let in_rows = plan.a_layout == Layout::Rows;
    let (c_buffers, a_buffers) =
        (u32::from(!whole), if in_rows { micro.rows.min(BUFFERS - u32::from(!whole)) } else { 0 });
    let stack = (c_buffers + a_buffers > 0).then(|| ir.stack((c_buffers + a_buffers) * TILE as u32));
    let args = Args::new(ir, abi::BLOCK, pointer(0));
    let (row_tail, column_tail) = if whole { (ir.c(ROWS), ir.c(ROWS)) } else { (integer(6), integer(7)) };
    let bits = |dtype, lanes| ir.vector(ir.bits(dtype), Size::Int(lanes));
    let a_rs = if in_rows { args.bytes("a_rs", plan.a.bytes) } else { ir.c(ROW) };
    let mut builder = Builder {
        ir,
        plan,
        product,
        rows: micro.rows,
        columns: micro.columns.vectors,
        arch,
        packs: plan.packs_b(&micro),
        whole,
        a_ty: bits(plan.a, ROW as u32 / plan.a.bytes),
        c_ty: bits(plan.c, ROW as u32 / plan.c.bytes),
        c_buffer: stack.filter(|_| !whole),
        a_buffers: (0..a_buffers)
            .filter_map(|n| stack.map(|at| ir.at(at, ir.c(i64::from(c_buffers + n) * TILE))))
            .collect(),
        row_tail,
        column_tail,
        down_times: integer(4),
        room: args.pointer("room"),
        direct: ir.ctx.bool_type().const_int(1, false),
        along: ir.ctx.bool_type().const_zero(),
        shift: if in_rows && !whole {
            let enough = ir.cmp(IntPredicate::UGE, args.int("m"), ir.c(ROWS));
            let missing = ir.sub(ir.c(ROWS), row_tail);
            ir.only(enough, missing)
        } else {
            ir.c(0)
        },
        a_rs,
        a_tile: if in_rows { ir.times(a_rs, ROWS) } else { args.bytes("a_tile", plan.a.bytes) },
        b_tile: args.bytes("b_tile", plan.b.bytes),
        c_rs: args.bytes("c_rs", plan.c.bytes),
        args,
    };
    let place = Place { a: pointer(1), b: pointer(2), c: pointer(3) };
    builder.direct = builder.stores_directly();
    builder.along = builder.goes_along();
    match whole {
        true => builder.in_one_go(place, integer(4), integer(5)),
        false => builder.one_by_one(place, integer(4), integer(5)),
    }
    ir.ret();
    f
}

impl<'c> Builder<'_, 'c> {
    /// The accumulator of tile `r` of A times tile `v` of B. Products come in this order.
    fn acc(&self, r: u32, v: u32) -> u32 {
        v * self.rows + r
    }

    /// All accumulators in the order of their products: tile of A, tile of B.
    fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + use<> {
        let rows = self.rows;
        (0..self.columns).flat_map(move |v| (0..rows).map(move |r| (r, v)))
    }

    /// Tiles of A stay for all tiles of B; if there is but one of B they follow each other, as do tiles of B, in as many tiles as
    /// are planned for them.
    fn a(&self, r: u32) -> u32 {
        let budget = &self.plan.tile.budget;
        budget.accumulators + r % budget.a
    }

    fn b(&self, v: u32) -> u32 {
        let budget = &self.plan.tile.budget;
        budget.accumulators + budget.a + v % budget.b
    }

    /// Where the tile of C of these accumulators begins.
    fn c_at(&self, c: PointerValue<'c>, r: u32, v: u32) -> PointerValue<'c> {
        self.tile_at((c, self.c_rs), r, v)
    }

    /// Where the tile of these accumulators begins, if those of all begin at an address and rows are so far apart.
    fn tile_at(&self, (first, rs): (PointerValue<'c>, IntValue<'c>), r: u32, v: u32) -> PointerValue<'c> {
        let down = self.ir.times(rs, i64::from(r) * ROWS);
        self.ir.at(first, self.ir.add(down, self.ir.c(i64::from(v) * ROW)))
    }

    /// Is every tile of C whole?
    fn is_whole(&self) -> IntValue<'c> {
        let all = |n| self.ir.cmp(IntPredicate::EQ, n, self.ir.c(ROWS));
        self.ir.and(all(self.row_tail), all(self.column_tail))
    }

    /// Whether the old C does not matter.
    fn overwrites(&self) -> IntValue<'c> {
        match self.args.scalar("beta", self.ir.element(self.plan.c)) {
            Value::IntValue(beta) => self.ir.cmp(IntPredicate::EQ, beta, beta.get_type().const_zero()),
            beta => self.ir.is_zero(beta),
        }
    }

    /// From a tile of C to the next below it: A, C.
    fn down(&self) -> [IntValue<'c>; 2] {
        let ir = self.ir;
        [ir.times(self.a_tile, self.rows.into()), ir.times(self.c_rs, i64::from(self.rows) * ROWS)]
    }

    /// From a column of tiles of C to the next: B, C.
    fn across(&self) -> [IntValue<'c>; 2] {
        [self.ir.times(self.b_tile, self.columns.into()), self.ir.c(i64::from(self.columns) * ROW)]
    }

    /// All tiles, each by itself.
    fn one_by_one(&self, first: Place<'c>, down: IntValue<'c>, across: IntValue<'c>) {
        let ir = self.ir;
        self.clear_a();
        ir.count_down("columns", across, 1, &[first.b.into(), first.c.into()], |at| {
            let (b, column) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            ir.count_down("tiles", down, 1, &[first.a.into(), column.into()], |at| {
                let (a, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
                self.begin(c);
                self.sums(Place { a, b, c }, ir.c(0), [c, c]);
                self.end(c);
                let [a_next, c_next] = self.down();
                vec![ir.at(a, a_next).into(), ir.at(c, c_next).into()]
            });
            let [b_next, c_next] = self.across();
            vec![ir.at(b, b_next).into(), ir.at(column, c_next).into()]
        });
    }

    /// All tiles, which are whole and of which there are some, as are k steps: the first step of each among the stores of the one
    /// before.
    fn in_one_go(&self, first: Place<'c>, down: IntValue<'c>, across: IntValue<'c>) {
        let ir = self.ir;
        // Tiles follow each other in a line, as many as `times`, and behind the last the next line begins.
        let either = |along: Value<'c>, down: Value<'c>| ir.b.build_select(self.along, along, down, "").unwrap();
        let number = |along: IntValue<'c>, down: IntValue<'c>| either(along.into(), down.into()).into_int_value();
        let times = number(across, down);
        let zero = || self.pairs().for_each(|(r, v)| ir.tile_zero(self.acc(r, v)));
        let load = || self.pairs().for_each(|(r, v)| ir.tile_load(self.acc(r, v), self.c_at(first.c, r, v), self.c_rs));
        ir.branch(self.overwrites(), zero, load);
        let start: [Value<'c>; 8] = [
            first.a.into(),
            first.b.into(),
            first.c.into(),
            first.c.into(),
            first.c.into(),
            times.into(),
            ir.mul(down, across).into(),
            ir.c(0).into(),
        ];
        let (before, head, more, end) =
            (ir.current(), ir.block("tiles"), ir.block("tiles.next"), ir.block("tiles.end"));
        ir.b.build_unconditional_branch(head).unwrap();
        ir.b.position_at_end(head);
        let phis = start.map(|value| ir.b.build_phi(value.get_type(), "").unwrap());
        let now = phis.map(|phi| phi.as_basic_value());
        let [a, b, c, line, before_c] = [0, 1, 2, 3, 4].map(|n: usize| now[n].into_pointer_value());
        let [tiles, left, done] = [5, 6, 7].map(|n: usize| now[n].into_int_value());
        let ([a_next, down_next], [b_next, across_next]) = (self.down(), self.across());
        let last = ir.cmp(IntPredicate::EQ, tiles, ir.c(1));
        let pick = |yes: Value<'c>, no: Value<'c>| ir.b.build_select(last, yes, no, "").unwrap();
        let pointer = |yes: Value<'c>, no: Value<'c>| pick(yes, no).into_pointer_value();
        let (next_a, next_b) = (ir.at(a, a_next).into(), ir.at(b, b_next).into());
        let next_line = ir.at(line, number(down_next, across_next)).into();
        let next = Place {
            a: pointer(either(next_a, first.a.into()), either(a.into(), next_a)),
            b: pointer(either(first.b.into(), next_b), either(next_b, b.into())),
            c: pointer(next_line, ir.at(c, number(across_next, down_next)).into()),
        };
        let line = pick(next_line, line.into());
        let tiles = pick(times.into(), ir.sub(tiles, ir.c(1)).into());
        let ahead = self.ahead(next.c, before_c);
        self.sums(Place { a, b, c }, done, [before_c, ahead]);
        let (to, to_rs) = self.target(c);
        let last = ir.cmp(IntPredicate::EQ, left, ir.c(1));
        ir.b.build_conditional_branch(last, end, more).unwrap();

        ir.b.position_at_end(more);
        let step = |begin: &dyn Fn(u32, PointerValue<'c>)| {
            self.first_step(next, |r, v| {
                let acc = self.acc(r, v);
                ir.tile_store(acc, self.tile_at((to, to_rs), r, v), to_rs);
                begin(acc, self.c_at(next.c, r, v));
            });
        };
        let zero = || step(&|acc, _| ir.tile_zero(acc));
        let load = || step(&|acc, at| ir.tile_load(acc, at, self.c_rs));
        ir.branch(self.overwrites(), zero, load);
        let fewer = ir.sub(left, ir.c(1));
        let latch = ir.current();
        ir.b.build_unconditional_branch(head).unwrap();
        let again: [Value<'c>; 8] =
            [next.a.into(), next.b.into(), next.c.into(), line, c.into(), tiles, fewer.into(), ir.c(1).into()];
        for ((phi, first), again) in phis.iter().zip(&start).zip(&again) {
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, latch)]);
        }
        ir.b.position_at_end(end);
        self.pairs().for_each(|(r, v)| ir.tile_store(self.acc(r, v), self.tile_at((to, to_rs), r, v), to_rs));
        let all = ir.c(i64::from(self.rows) * ROWS);
        self.copy_lines(self.unless_direct(all), &[self.room.into(), c.into()]);
    }

    /// The first k step of a tile: operands are loaded before accumulators are free, as far as there are tiles for them.
    fn first_step(&self, at: Place<'c>, begin: impl Fn(u32, u32)) {
        let (ir, budget) = (self.ir, &self.plan.tile.budget);
        let load_a = |r: u32| ir.tile_load(self.a(r), ir.at(at.a, ir.times(self.a_tile, r.into())), self.a_rs);
        let load_b = |v: u32| ir.tile_load(self.b(v), ir.at(at.b, ir.times(self.b_tile, v.into())), ir.c(ROW));
        (0..self.columns.min(budget.b)).for_each(load_b);
        (0..self.rows.min(budget.a)).for_each(load_a);
        for (r, v) in self.pairs() {
            if r == 0 && v >= budget.b {
                load_b(v);
            }
            if v == 0 && r >= budget.a {
                load_a(r);
            }
            begin(r, v);
            ir.tile_dot(self.product, self.acc(r, v), self.a(r), self.b(v));
        }
    }

    /// What the sums begin with.
    fn begin(&self, c: PointerValue<'c>) {
        let ir = self.ir;
        let zeros = || self.pairs().for_each(|(r, v)| ir.tile_zero(self.acc(r, v)));
        let load = |tile, at| ir.tile_load(tile, at, self.c_rs);
        let old = || {
            self.each_of_c(c, load, |tile, at, rows, from, mask| {
                self.copy(rows, at, self.c_rs, from, ir.c(ROW), |from, to| {
                    ir.store(ir.masked_load(self.c_ty, from, mask), to);
                });
                ir.tile_load(tile, self.c_buffer(), ir.c(ROW));
            });
        };
        ir.branch(self.overwrites(), zeros, old);
    }

    /// Stores the sums.
    fn end(&self, c: PointerValue<'c>) {
        let ir = self.ir;
        let store = |tile, at| ir.tile_store(tile, at, self.c_rs);
        self.each_of_c(c, store, |tile, at, rows, from, mask| {
            ir.tile_store(tile, self.c_buffer(), ir.c(ROW));
            self.copy(rows, from, ir.c(ROW), at, self.c_rs, |from, to| {
                ir.masked_store(ir.load_aligned(self.c_ty, from, ROW as u32), to, mask);
            });
        });
    }

    fn c_buffer(&self) -> PointerValue<'c> {
        self.c_buffer.expect("tiles that are not whole have a buffer")
    }

    /// Visits every tile of C: with `whole(accumulator, place)`, or where rows or columns are missing with `part(accumulator, place,
    /// rows, place of the first of these rows in the buffer, mask of columns)`.
    fn each_of_c(
        &self,
        c: PointerValue<'c>,
        whole: impl Fn(u32, PointerValue<'c>),
        part: impl Fn(u32, PointerValue<'c>, IntValue<'c>, PointerValue<'c>, Value<'c>),
    ) {
        let ir = self.ir;
        let direct = |r, v| whole(self.acc(r, v), self.c_at(c, r, v));
        ir.branch(
            self.is_whole(),
            || self.pairs().for_each(|(r, v)| direct(r, v)),
            || {
                let begin = ir.at(self.c_buffer(), ir.times(self.shift, ROW));
                for (r, v) in self.pairs() {
                    let (last_row, last_column) = (r + 1 == self.rows, v + 1 == self.columns);
                    if !last_row && !last_column {
                        direct(r, v);
                        continue;
                    }
                    let (rows, from) = if last_row { (self.row_tail, begin) } else { (ir.c(ROWS), self.c_buffer()) };
                    let columns = if last_column { self.column_tail } else { ir.c(ROWS) };
                    part(self.acc(r, v), self.c_at(c, r, v), rows, from, ir.low_bits(ROWS as u32, columns));
                }
            },
        );
    }

    /// `for row in 0..rows: one(from + row * from_stride, to + row * to_stride)`
    fn copy(
        &self,
        rows: IntValue<'c>,
        from: PointerValue<'c>,
        from_stride: IntValue<'c>,
        to: PointerValue<'c>,
        to_stride: IntValue<'c>,
        one: impl Fn(PointerValue<'c>, PointerValue<'c>),
    ) {
        let ir = self.ir;
        ir.count_down("rows", rows, 1, &[from.into(), to.into()], |at| {
            let (from, to) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            one(from, to);
            vec![ir.at(from, from_stride).into(), ir.at(to, to_stride).into()]
        });
    }

    /// Rows of tile `r` of A that exist where it is: all, unless there are fewer than a tile has.
    fn rows_of_a(&self, r: u32) -> IntValue<'c> {
        if r + 1 == self.rows { self.ir.add(self.row_tail, self.shift) } else { self.ir.c(ROWS) }
    }

    /// Whether tile by tile of A may have to be copied: there is but one, which may lack rows.
    fn may_lack_rows(&self) -> bool {
        self.rows == 1 && !self.whole && !self.a_buffers.is_empty()
    }

    /// Zeros for the rows of A that do not exist. Copies do not touch them.
    fn clear_a(&self) {
        let ir = self.ir;
        if !self.may_lack_rows() {
            return;
        }
        let have = self.rows_of_a(0);
        let zero = ir.zero(self.a_ty);
        let from = ir.at(self.a_buffers[0], ir.times(have, ROW));
        ir.count_down("clear", ir.sub(ir.c(ROWS), have), 1, &[from.into()], |at| {
            let at = at[0].into_pointer_value();
            ir.store(zero, at);
            vec![ir.at(at, ir.c(ROW)).into()]
        });
    }

    /// Both reduction loops, from step `done` of the first batch member on: 0 or 1. If it is 1, the sums before belong at
    /// `c[0]`. On the way this asks for `c[1]`.
    fn sums(&self, at: Place<'c>, done: IntValue<'c>, c: [PointerValue<'c>; 2]) {
        let (ir, plan, args) = (self.ir, self.plan, &self.args);
        let (a_batch, b_batch) = (args.bytes("a_batch", plan.a.bytes), args.bytes("b_batch", plan.b.bytes));
        let k_step = ir.c(plan.k_step().into());
        let ceil = |k| ir.div(ir.add(k, ir.sub(k_step, ir.c(1))), k_step);
        let back = ir.sub(ir.c(0), ir.mul(self.shift, self.a_rs));
        let to_pack = self.packs.then(|| self.to_pack(at));
        ir.count_down("batch", args.int("batch"), 1, &[at.a.into(), at.b.into(), done.into()], |at| {
            let (a, b, done) = (at[0].into_pointer_value(), at[1].into_pointer_value(), at[2].into_int_value());
            let a_at = (0..self.rows).map(|r| {
                let panel = ir.at(a, ir.times(self.a_tile, r.into()));
                if r + 1 == self.rows && !self.whole { ir.at(panel, back) } else { panel }
            });
            let b_at = (0..self.columns).map(|v| ir.at(b, ir.times(self.b_tile, v.into())));
            let at: Vec<PointerValue<'c>> = a_at.chain(b_at).collect();
            let (a_at, _) = at.split_at(self.rows as usize);
            let [a_step, b_step] = self.step_bytes();
            let ahead = |n: usize| ir.times(done, if n < self.rows as usize { a_step } else { b_step });
            let start: Vec<Value<'c>> = (0..).zip(&at).map(|(n, p)| ir.at(*p, ahead(n)).into()).collect();
            let k = args.int("k");
            if self.a_buffers.is_empty() {
                let left = ir.sub(ceil(k), done);
                let (left, start) = match to_pack {
                    Some(steps) => self.k_packed(steps, left, &start),
                    None => (left, start),
                };
                self.k_loops(left, &start, c, done);
            } else {
                let mut main = ir.div(k, k_step);
                let mut rest = ir.rem(k, k_step);
                if self.may_lack_rows() {
                    let lacks = ir.cmp(IntPredicate::NE, self.rows_of_a(0), ir.c(ROWS));
                    let none = |n: IntValue<'c>| ir.b.build_select(lacks, ir.c(0), n, "").unwrap().into_int_value();
                    let singly = ir.only(lacks, k);
                    (main, rest) = (none(main), none(rest));
                    let mut carried: Vec<Value<'c>> = at.iter().map(|&p| p.into()).collect();
                    carried.push(singly.into());
                    ir.count_down("k.copied", ceil(singly), 1, &carried, |at| {
                        let (left, at) = at.split_last().expect("the k steps left come last");
                        let left = left.into_int_value();
                        let steps = ir.min(left, k_step);
                        self.copy_a(0, at[0].into_pointer_value(), steps);
                        let mut next = self.step(at, Source::Buffers(steps), |_| {});
                        next.push(ir.sub(left, k_step).into());
                        next
                    });
                }
                let any = ir.cmp(IntPredicate::NE, rest, ir.c(0));
                let behind = ir.times(main, ROW);
                let early = || {
                    for r in 0..self.a_buffers.len() as u32 {
                        self.copy_a(r, ir.at(a_at[r as usize], behind), rest);
                    }
                };
                ir.branch(any, early, || {});
                let after = self.k_loops(ir.sub(main, done), &start, c, done);
                let last = || {
                    self.step(&after, Source::Buffers(rest), |_| {});
                };
                ir.branch(any, last, || {});
            }
            vec![ir.at(a, a_batch).into(), ir.at(b, b_batch).into(), ir.c(0).into()]
        });
    }

    /// Copies `steps` k steps of tile `r` of A, from `a` on, into its buffer, and zeros behind them.
    fn copy_a(&self, r: u32, a: PointerValue<'c>, steps: IntValue<'c>) {
        let ir = self.ir;
        let mask = ir.most_low_bits(ROW as u32 / self.plan.a.bytes, steps);
        let buffer = self.a_buffers[r as usize % self.a_buffers.len()];
        self.copy(self.rows_of_a(r), a, self.a_rs, buffer, ir.c(ROW), |from, to| {
            ir.store(ir.masked_load(self.a_ty, from, mask), to);
        });
    }

    /// Bytes from one step to the next, of A and of B.
    fn step_bytes(&self) -> [i64; 2] {
        let a = match self.plan.a_layout {
            Layout::Rows => ROW,
            _ => TILE,
        };
        [a, TILE]
    }

    /// As many k steps as one product consumes, and on to the next; `behind` each product.
    fn step(&self, at: &[Value<'c>], source: Source<'c>, behind: impl Fn(u32)) -> Vec<Value<'c>> {
        let ir = self.ir;
        let at: Vec<PointerValue<'c>> = at.iter().map(|v| v.into_pointer_value()).collect();
        let (a_at, b_at) = at.split_at(self.rows as usize);
        for (product, (r, v)) in (0..).zip(self.pairs()) {
            if r == 0 {
                let b_at = b_at[v as usize];
                if let Source::OnceB = source {
                    for line in [0, 8] {
                        ir.prefetch(Level::First, ir.at(b_at, ir.c(PAGE + line * ROW)));
                    }
                }
                match source {
                    Source::StreamB | Source::OnceB => ir.tile_stream(self.b(v), b_at, ir.c(ROW)),
                    Source::Near | Source::StreamA | Source::Buffers(_) => ir.tile_load(self.b(v), b_at, ir.c(ROW)),
                }
            }
            if v == 0 {
                match source {
                    Source::StreamA => ir.tile_stream(self.a(r), a_at[r as usize], self.a_rs),
                    Source::Near | Source::StreamB | Source::OnceB => {
                        ir.tile_load(self.a(r), a_at[r as usize], self.a_rs)
                    }
                    Source::Buffers(steps) => {
                        let buffers = self.a_buffers.len() as u32;
                        if r >= buffers {
                            self.copy_a(r, a_at[r as usize], steps);
                        }
                        ir.tile_load(self.a(r), self.a_buffers[(r % buffers) as usize], ir.c(ROW));
                    }
                }
            }
            ir.tile_dot(self.product, self.acc(r, v), self.a(r), self.b(v));
            behind(product);
        }
        let [a_step, b_step] = self.step_bytes();
        let next_a = a_at.iter().map(|&p| ir.at(p, ir.c(a_step)));
        let next_b = b_at.iter().map(|&p| ir.at(p, ir.c(b_step)));
        next_a.chain(next_b).map(Value::from).collect()
    }
}

/// Where a step finds A, and which operand it puts into the first cache.
#[derive(Clone, Copy)]
enum Source<'c> {
    /// Where it is, or in panels, as the others; both operands stay.
    Near,
    /// A passes by and B stays.
    StreamA,
    /// A stays and B passes by.
    StreamB,
    /// The same, and nothing has read B before.
    OnceB,
    /// In buffers, with so many k steps; tiles beyond the number of buffers are copied when they are wanted.
    Buffers(IntValue<'c>),
}
