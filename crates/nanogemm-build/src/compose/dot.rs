//! Microkernels of the dot family: both operands are adjacent along k, vectors run along it, accumulators hold partial sums.
//!
//! ```text
//! microkernel(args, a, b, c, tiles, a_step, b_step, c_step):
//!     repeat tiles times:
//!         acc[sets][rows][columns] = 0
//!         for i in 0..batch:
//!             for p in 0..k by steps vectors: for step in 0..steps: nanokernel(acc[step % sets], p + step vectors)
//!             for p in the rest by vectors: nanokernel(acc[0], p), of the last vector what exists and zeros
//!         c = alpha * (acc added up over sets and lanes) + beta * c      (as in the vector family)
//!         a += a_step; b += b_step; c += c_step
//!
//! nanokernel(acc, p):
//!     for row in 0..rows: a[row] = A[row][p..p + lanes]
//!     for j in 0..columns: b = B[p..p + lanes][j]; for row in 0..rows: acc[row][j] += a[row] * b
//! ```
//!
//! Lanes beyond the end of a sum are zero in both operands, so they raise no floating-point exception. Operands of shorter elements
//! than the accumulators are widened when they are loaded.

use super::{
    abi::{self, Args},
    reduce,
    short::Pairs,
    state,
};
use crate::{
    isa::{Isa, Tail},
    nanokernel::{Ir, Level, Value},
    plan::{GemmPlan, Micro, tile},
    spec::Size,
};
use inkwell::{
    IntPredicate,
    types::BasicTypeEnum,
    values::{BasicValue, FunctionValue, IntValue, PointerValue},
};

/// Bytes between what is loaded from a row of A and what is asked for.
const AHEAD: i64 = 1024;

/// Columns of tiles that ask ahead, at least.
const MANY_COLUMNS: u32 = 5;

/// What one microkernel is built from.
struct Builder<'i, 'c> {
    ir: &'i Ir<'c>,
    isa: &'static Isa,
    plan: &'i GemmPlan,
    micro: Micro,
    sets: u32,
    steps: u32,
    /// Type of the vectors of sums, and the bytes in one of operands.
    ty: BasicTypeEnum<'c>,
    vector_bytes: IntValue<'c>,
    /// Bytes between rows of A, columns of B, rows of C.
    a_rs: IntValue<'c>,
    b_cs: IntValue<'c>,
    c_rs: IntValue<'c>,
}

/// Addresses of one vector of every row of A and of every column of B.
struct Operands<'c> {
    a: Vec<PointerValue<'c>>,
    b: Vec<PointerValue<'c>>,
}

/// Adds the function of one microkernel.
pub fn microkernel<'c>(
    ir: &Ir<'c>,
    isa: &'static Isa,
    plan: &GemmPlan,
    micro: Micro,
    symbol: &str,
) -> FunctionValue<'c> {
    assert!(plan.a == plan.b && plan.dot.interleave == 1, "lanes of operands are lanes of accumulators");
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let f = ir.function(&format!("{symbol}{}", micro.suffix()), &[p, p, p, p, i, i, i, i], false);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let pointer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_pointer_value();
    let integer = |n: u32| f.get_nth_param(n).expect("eight parameters").into_int_value();
    let args = Args::new(ir, abi::BLOCK, pointer(0));
    let (sets, steps) = (plan.sets(isa, &micro), plan.steps(isa, &micro));
    let ty = ir.vector(ir.element(plan.c), plan.tile.lanes);
    let vector_bytes = ir.times(ir.lane_count(plan.tile.lanes), plan.a.bytes.into());
    let (a_rs, b_cs) = (args.bytes("a_rs", plan.a.bytes), args.bytes("b_tile", plan.b.bytes));
    let c_rs = args.bytes("c_rs", plan.c.bytes);
    let builder = Builder { ir, isa, plan, micro, sets, steps, ty, vector_bytes, a_rs, b_cs, c_rs };
    ir.count_down("tiles", integer(4), 1, &[1, 2, 3].map(|n| pointer(n).into()), |at| {
        let [a, b, c] = [0, 1, 2].map(|i| at[i].into_pointer_value());
        let acc = builder.sums(&args, a, b);
        builder.finish(&args, &acc, c);
        [(a, 5), (b, 6), (c, 7)].map(|(at, step)| ir.at(at, integer(step)).into()).to_vec()
    });
    ir.ret();
    f
}

impl<'c> Builder<'_, 'c> {
    /// The accumulators after both reduction loops, sets added up: by rows, then columns.
    fn sums(&self, args: &Args<'_, 'c>, a: PointerValue<'c>, b: PointerValue<'c>) -> Vec<Value<'c>> {
        let (ir, plan) = (self.ir, self.plan);
        let dots = self.micro.dots() as usize;
        let accumulators = dots * self.sets as usize;
        let mut carried = vec![ir.zero(self.ty); accumulators];
        carried.extend([Value::from(a), Value::from(b)]);
        let (a_batch, b_batch) = (args.bytes("a_batch", plan.a.bytes), args.bytes("b_batch", plan.b.bytes));
        // All in bytes along k.
        let length = args.bytes("k", plan.a.bytes);
        let step = ir.times(self.vector_bytes, self.steps.into());
        let rest = ir.rem(length, step);
        let main = ir.sub(length, rest);
        let after = ir.count_down("batch", args.int("batch"), 1, &carried, |inside| {
            let (acc, at) = inside.split_at(accumulators);
            let (a, b) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            // Every index reaches back from the ends of rows and columns and goes up to zero, so that there is one.
            let ends = Operands {
                a: self.every(a, self.a_rs, self.micro.rows, length),
                b: self.every(b, self.b_cs, self.micro.columns.vectors, length),
            };
            let whole = |acc: &mut [Value<'c>], offset| {
                for s in 0..self.steps {
                    let set = (s % self.sets) as usize * dots;
                    let offset = ir.add(offset, ir.times(self.vector_bytes, s.into()));
                    self.ask(&ends.a, offset);
                    self.nanokernel(&mut acc[set..set + dots], |at| self.load(ir.at(at, offset)), &ends);
                }
            };
            let acc = self.stepwise("k", main, rest, step, acc, whole);
            let mut state = self.rest(&acc, rest, &ends);
            state.extend([Value::from(ir.at(a, a_batch)), Value::from(ir.at(b, b_batch))]);
            state
        });
        let add = |x: Value<'c>, y: Value<'c>| ir.fadd(x, y);
        (0..dots)
            .map(|i| {
                reduce::balanced(&after[..accumulators].iter().copied().skip(i).step_by(dots).collect::<Vec<_>>(), add)
            })
            .collect()
    }

    /// Asks for what rows of A hold some steps on, one line each. Hardware follows rows late, and not from page to page. Tiles of few
    /// columns have no time for it: their loads follow each other closely, and nothing else keeps these apart.
    fn ask(&self, rows: &[PointerValue<'c>], offset: IntValue<'c>) {
        let ir = self.ir;
        let lines = matches!(self.plan.tile.lanes, Size::Int(lanes) if lanes * self.plan.a.bytes == tile::LINE);
        if lines && self.micro.columns.vectors >= MANY_COLUMNS {
            rows.iter().for_each(|&row| ir.prefetch(Level::First, ir.at(ir.at(row, offset), ir.c(AHEAD))));
        }
    }

    /// Addresses `offset` bytes into each of `count` rows or columns.
    fn every(
        &self,
        first: PointerValue<'c>,
        distance: IntValue<'c>,
        count: u32,
        offset: IntValue<'c>,
    ) -> Vec<PointerValue<'c>> {
        let next = |p: &PointerValue<'c>| Some(self.ir.at(*p, distance));
        std::iter::successors(Some(self.ir.at(first, offset)), next).take(count as usize).collect()
    }

    /// Goes on for `length` bytes in steps, up to `beyond` bytes before the end; the last step may reach further.
    ///
    /// `for offset in (-length - beyond..-beyond).step_by(step) { acc = body(acc, offset) }`
    fn stepwise(
        &self,
        name: &str,
        length: IntValue<'c>,
        beyond: IntValue<'c>,
        step: IntValue<'c>,
        acc: &[Value<'c>],
        body: impl Fn(&mut [Value<'c>], IntValue<'c>),
    ) -> Vec<Value<'c>> {
        let ir = self.ir;
        let (before, head, exit) = (ir.current(), ir.block(name), ir.block(&format!("{name}.end")));
        let limit = ir.sub(ir.c(0), beyond);
        let start = ir.sub(limit, length);
        ir.b.build_conditional_branch(ir.cmp(IntPredicate::SLT, start, limit), head, exit).unwrap();
        ir.b.position_at_end(head);
        let offset = ir.b.build_phi(ir.i64(), "offset").unwrap();
        let phis: Vec<_> = acc.iter().map(|v| ir.b.build_phi(v.get_type(), "").unwrap()).collect();
        let mut now: Vec<Value<'c>> = phis.iter().map(|p| p.as_basic_value()).collect();
        body(&mut now, offset.as_basic_value().into_int_value());
        // The code generator would rather count from another place, with a register for the difference.
        let next = ir.unknown(ir.add(offset.as_basic_value().into_int_value(), step).into()).into_int_value();
        ir.b.build_conditional_branch(ir.cmp(IntPredicate::SLT, next, limit), head, exit).unwrap();
        offset.add_incoming(&[(&start as &dyn BasicValue, before), (&next, head)]);
        for ((phi, first), again) in phis.iter().zip(acc).zip(&now) {
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, head)]);
        }
        ir.b.position_at_end(exit);
        let merge = |(first, again): (&Value<'c>, &Value<'c>)| {
            let phi = ir.b.build_phi(first.get_type(), "").unwrap();
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, head)]);
            phi.as_basic_value()
        };
        acc.iter().zip(&now).map(merge).collect()
    }

    /// The last `rest` bytes of every row and column: whole vectors, and what does not fill one. All but the first set stay as
    /// they are.
    fn rest(&self, acc: &[Value<'c>], rest: IntValue<'c>, ends: &Operands<'c>) -> Vec<Value<'c>> {
        let ir = self.ir;
        let bytes = self.plan.a.bytes;
        let (first, others) = acc.split_at(self.micro.dots() as usize);
        let none = ir.c(0);
        let mut state = match (self.isa.registers.tail, self.plan.tile.lanes) {
            (Tail::Exact, Size::Int(_)) => {
                let single = ir.rem(rest, self.vector_bytes);
                let whole = |acc: &mut [Value<'c>], offset| {
                    self.nanokernel(acc, |at| self.load(ir.at(at, offset)), ends);
                };
                let state = self.stepwise("k.vectors", ir.sub(rest, single), single, self.vector_bytes, first, whole);
                // One element in a vector of zeros.
                let one = |acc: &mut [Value<'c>], offset| {
                    assert!(!self.plan.dot.widens(), "exact tails are of the accumulator's type");
                    let load = |at| ir.first_of_zeros(ir.load(ir.element(self.plan.c), ir.at(at, offset)), self.ty);
                    self.nanokernel(acc, load, ends);
                };
                self.stepwise("k.elements", single, none, ir.c(bytes.into()), &state, one)
            }
            (_, lanes) => self.stepwise("k.rest", rest, none, self.vector_bytes, first, |acc, offset| {
                let elements = || ir.div(ir.sub(none, offset), ir.c(bytes.into()));
                if self.plan.dot.widens() && self.isa.registers.tail == Tail::MaskedTail {
                    let pairs = Pairs::new(ir, lanes, elements());
                    self.nanokernel(acc, |at| self.widen(pairs.load(ir, ir.at(at, offset), self.short())), ends);
                    return;
                }
                let mask = match lanes {
                    Size::Int(_) => ir.lanes_before_end(self.ty, offset, bytes),
                    Size::Vs(_) => ir.first_lanes(lanes, elements()),
                };
                let load = |at| self.widen(ir.masked_load(self.short(), ir.at(at, offset), mask));
                self.nanokernel(acc, load, ends);
            }),
        };
        state.extend(others);
        state
    }

    /// The type of a vector of operands in memory.
    fn short(&self) -> BasicTypeEnum<'c> {
        match self.plan.dot.widens() {
            true => self.ir.vector(self.ir.bits(self.plan.a), self.plan.tile.lanes),
            false => self.ty,
        }
    }

    /// A vector of operands as the multiply-adds take it.
    fn widen(&self, v: Value<'c>) -> Value<'c> {
        if self.plan.dot.widens() { self.ir.widen_elements(v, self.plan.a, self.plan.tile.lanes) } else { v }
    }

    /// All lanes of a vector of operands.
    fn load(&self, at: PointerValue<'c>) -> Value<'c> {
        self.widen(self.ir.load(self.short(), at))
    }

    /// One vector of k steps of one tile, added to `acc`; `load` reads a vector at an address of `at`.
    fn nanokernel(&self, acc: &mut [Value<'c>], load: impl Fn(PointerValue<'c>) -> Value<'c>, at: &Operands<'c>) {
        let a: Vec<_> = at.a.iter().map(|&row| load(row)).collect();
        for (j, &column) in at.b.iter().enumerate() {
            let b = load(column);
            for (row, &a) in a.iter().enumerate() {
                let slot = &mut acc[row * at.b.len() + j];
                *slot = self.isa.ops.dot(self.ir, *slot, a, b);
            }
        }
    }

    /// `c = alpha * sums + beta * c`, without reading c when beta is zero.
    fn finish(&self, args: &Args<'_, 'c>, acc: &[Value<'c>], c: PointerValue<'c>) {
        let ir = self.ir;
        let element = ir.element(self.plan.c);
        let pieces = match self.plan.tile.lanes {
            Size::Int(_) => reduce::rows(ir, acc, self.micro.columns.vectors),
            Size::Vs(_) => reduce::singly(ir, acc, self.micro.columns.vectors),
        };
        let (alpha, beta) = (args.scalar("alpha", element), args.scalar("beta", element));
        let either = |alpha: Option<Value<'c>>| {
            ir.likely(
                ir.is_zero(beta),
                || self.write(&pieces, c, alpha, None),
                || self.write(&pieces, c, alpha, Some(beta)),
            );
        };
        ir.likely(ir.is_one(alpha), || either(None), || either(Some(alpha)));
    }

    /// Writes a tile of C; a factor that is not given is one for `alpha` and zero for `beta`.
    fn write(
        &self,
        pieces: &[reduce::Piece<'c>],
        c: PointerValue<'c>,
        alpha: Option<Value<'c>>,
        beta: Option<Value<'c>>,
    ) {
        let ir = self.ir;
        let (element, bytes) = (ir.element(self.plan.c), i64::from(self.plan.c.bytes));
        for piece in pieces {
            let row = if piece.row == 0 { c } else { ir.at(c, ir.times(self.c_rs, piece.row.into())) };
            let at = ir.at(row, ir.c(i64::from(piece.column) * bytes));
            let mut value = piece.sums;
            if let Some(alpha) = alpha {
                value = ir.fmul(value, ir.splat(alpha, value.get_type()));
            }
            let (ty, whole) = (ir.vector(element, Size::Int(piece.width)), piece.width == piece.lanes);
            if let Some(beta) = beta {
                let old = ir.load(ty, at);
                let old = if whole { old } else { ir.widen(old, piece.lanes) };
                value = self.isa.ops.dot(ir, value, old, ir.splat(beta, value.get_type()));
            }
            ir.store(if whole { value } else { ir.narrow(value, piece.width) }, at);
        }
    }
}

/// Adds the block kernel called `symbol` over the given microkernels (in the order of `plan.micros`).
///
/// ```text
/// block(args):
///     column tiles: as few as there can be; wide ones with one column more than the others come first
///     if there is one: microkernel[rows][columns](all row tiles)
///     otherwise for each row tile: microkernel[rows][columns + 1](wide tiles), microkernel[rows][columns](other tiles)
/// ```
///
/// So the rows of A in a tile are read from memory once.
pub fn kernel<'c>(ir: &Ir<'c>, isa: &'static Isa, plan: &GemmPlan, micros: &[FunctionValue<'c>], symbol: &str) {
    let choose = chooser(ir, plan, micros, symbol);
    let f = state::entry(ir, isa, symbol);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let args_at = f.get_nth_param(0).expect("one parameter").into_pointer_value();
    let args = Args::new(ir, abi::BLOCK, args_at);
    let n = args.int("n");
    let (work, end) = (ir.block("work"), ir.block("end"));
    ir.b.build_conditional_branch(ir.cmp(IntPredicate::NE, n, ir.c(0)), work, end).unwrap();
    ir.b.position_at_end(work);
    let up = |x: IntValue<'c>, by: IntValue<'c>| ir.div(ir.add(x, ir.sub(by, ir.c(1))), by);
    let tiles = up(n, ir.c(plan.tile.vectors.into()));
    let (columns, wide) = (ir.div(n, tiles), ir.rem(n, tiles));
    let (columns_wide, others) = (ir.add(columns, ir.c(1)), ir.sub(tiles, wide));
    let in_wide = ir.mul(wide, columns_wide);
    let b = args.pointer("b");
    let b_others = ir.at(b, ir.mul(in_wide, args.bytes("b_tile", plan.b.bytes)));
    let c_others = ir.times(in_wide, plan.c.bytes.into());
    let call = |at: [PointerValue<'c>; 3],
                rows: IntValue<'c>,
                columns: IntValue<'c>,
                tiles: IntValue<'c>,
                steps: [IntValue<'c>; 3]| {
        let mut values: Vec<Value<'c>> = vec![args_at.into()];
        values.extend(at.map(Value::from));
        values.extend([rows, columns, tiles].map(Value::from));
        values.extend(steps.map(Value::from));
        ir.call(choose, &values);
    };
    let row_tile = |rows: IntValue<'c>, a: PointerValue<'c>, c: PointerValue<'c>| {
        let call = |b: PointerValue<'c>, c: PointerValue<'c>, columns: IntValue<'c>, tiles: IntValue<'c>| {
            let b_step = ir.mul(columns, args.bytes("b_tile", plan.b.bytes));
            call([a, b, c], rows, columns, tiles, [ir.c(0), b_step, ir.times(columns, plan.c.bytes.into())]);
        };
        ir.branch(ir.cmp(IntPredicate::NE, wide, ir.c(0)), || call(b, c, columns_wide, wide), || ());
        call(b_others, ir.at(c, c_others), columns, others);
    };
    let (rows, row_tiles) = (args.int("tile_rows"), args.int("tiles"));
    let a_tile = args.bytes("a_tile", plan.a.bytes);
    let c_tile = ir.mul(rows, args.bytes("c_rs", plan.c.bytes));
    let rest = ir.sub(args.int("m"), ir.mul(row_tiles, rows));
    let last = |run: &dyn Fn()| ir.branch(ir.cmp(IntPredicate::NE, rest, ir.c(0)), run, || ());
    let (a, c) = (args.pointer("a"), args.pointer("c"));
    let one = || {
        call([a, b, c], rows, n, row_tiles, [a_tile, ir.c(0), c_tile]);
        let beyond = [ir.at(a, ir.mul(row_tiles, a_tile)), b, ir.at(c, ir.mul(row_tiles, c_tile))];
        last(&|| call(beyond, rest, n, ir.c(1), [ir.c(0); 3]));
    };
    let several = || {
        let after = ir.count_down("rows", row_tiles, 1, &[a.into(), c.into()], |at| {
            let (a, c) = (at[0].into_pointer_value(), at[1].into_pointer_value());
            row_tile(rows, a, c);
            vec![ir.at(a, a_tile).into(), ir.at(c, c_tile).into()]
        });
        last(&|| row_tile(rest, after[0].into_pointer_value(), after[1].into_pointer_value()));
    };
    ir.branch(ir.cmp(IntPredicate::EQ, tiles, ir.c(1)), one, several);
    ir.b.build_unconditional_branch(end).unwrap();
    ir.b.position_at_end(end);
    ir.ret();
}

/// The local function `symbol.tiles(args, a, b, c, rows, columns, tiles, steps)` that calls the microkernel of so many rows and columns.
fn chooser<'c>(ir: &Ir<'c>, plan: &GemmPlan, micros: &[FunctionValue<'c>], symbol: &str) -> FunctionValue<'c> {
    let (p, i) = (ir.ptr().into(), ir.i64().into());
    let f = ir.function(&format!("{symbol}.tiles"), &[p, p, p, p, i, i, i, i, i, i], false);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let of = |n: u32| f.get_nth_param(n).expect("ten parameters");
    let case = ir.add(ir.times(of(4).into_int_value(), (plan.tile.vectors + 1).into()), of(5).into_int_value());
    let (from, end) = (ir.current(), ir.block("end"));
    let mut cases = Vec::new();
    for (micro, function) in plan.micros.iter().zip(micros) {
        let block = ir.block(&format!("tiles{}", micro.suffix()));
        let key = micro.rows * (plan.tile.vectors + 1) + micro.columns.vectors;
        cases.push((ir.c(key.into()), block));
        ir.b.position_at_end(block);
        ir.call(*function, &[0, 1, 2, 3, 6, 7, 8, 9].map(of));
        ir.b.build_unconditional_branch(end).unwrap();
    }
    ir.b.position_at_end(from);
    ir.b.build_switch(case, end, &cases).unwrap();
    ir.b.position_at_end(end);
    ir.ret();
    f
}
