//! The IR layer: values, memory, loops.

use crate::{dtype::DType, spec::Size};
use inkwell::{
    AddressSpace, FloatPredicate, IntPredicate,
    attributes::{Attribute, AttributeLoc},
    basic_block::BasicBlock,
    builder::Builder,
    context::Context,
    intrinsics::Intrinsic,
    llvm_sys::core::LLVMBuildFreeze,
    module::{Linkage, Module},
    types::{BasicMetadataTypeEnum, BasicType, BasicTypeEnum, IntType, PointerType},
    values::{AsValueRef, BasicMetadataValueEnum, BasicValue, BasicValueEnum, FunctionValue, IntValue, PointerValue},
};

/// Any first-class value.
pub type Value<'c> = BasicValueEnum<'c>;

/// The cache that is asked for a line; the value is LLVM's locality.
#[derive(Clone, Copy, Debug)]
pub enum Level {
    /// The second.
    Second = 2,
    /// The first.
    First = 3,
}

/// A module under construction and the place where the next operation goes.
///
/// The builder's errors all mean "the generator asked for something malformed", a bug that no input can cause, so every
/// method unwraps them.
pub struct Ir<'c> {
    /// Owner of all types.
    pub ctx: &'c Context,
    /// What is built.
    pub module: Module<'c>,
    /// Where the next operation goes.
    pub b: Builder<'c>,
}

impl<'c> Ir<'c> {
    /// An empty module.
    pub fn new(ctx: &'c Context, name: &str) -> Self {
        Ir { ctx, module: ctx.create_module(name), b: ctx.create_builder() }
    }

    /// The 64-bit integer type, used for every size and distance.
    pub fn i64(&self) -> IntType<'c> {
        self.ctx.i64_type()
    }

    /// The opaque pointer type.
    pub fn ptr(&self) -> PointerType<'c> {
        self.ctx.ptr_type(AddressSpace::default())
    }

    /// A 64-bit constant.
    pub fn c(&self, value: i64) -> IntValue<'c> {
        self.i64().const_int(value as u64, true)
    }

    /// The type of one element.
    pub fn element(&self, dtype: &DType) -> BasicTypeEnum<'c> {
        match (dtype.kind, dtype.bytes) {
            (crate::dtype::Kind::Float, 4) => self.ctx.f32_type().into(),
            (crate::dtype::Kind::Float, 8) => self.ctx.f64_type().into(),
            (crate::dtype::Kind::Float, _) => self.ctx.f16_type().into(),
            (crate::dtype::Kind::Bfloat, _) => self.ctx.bf16_type().into(),
            (crate::dtype::Kind::Int | crate::dtype::Kind::Unsigned, _) => self.bits(dtype),
        }
    }

    /// The integer type as wide as one element: moves through it change no bit and need no floating-point unit.
    pub fn bits(&self, dtype: &DType) -> BasicTypeEnum<'c> {
        self.integer(8 * dtype.bytes)
    }

    /// The integer type of so many bits.
    pub fn integer(&self, bits: u32) -> BasicTypeEnum<'c> {
        let bits = std::num::NonZeroU32::new(bits).expect("numbers have bits");
        self.ctx.custom_width_int_type(bits).expect("a legal width").into()
    }

    /// A vector of `lanes` elements; one lane is the element itself.
    pub fn vector(&self, element: BasicTypeEnum<'c>, lanes: Size) -> BasicTypeEnum<'c> {
        match (lanes, element) {
            (Size::Int(1), e) => e,
            (Size::Int(n), BasicTypeEnum::FloatType(t)) => t.vec_type(n).into(),
            (Size::Int(n), BasicTypeEnum::IntType(t)) => t.vec_type(n).into(),
            (Size::Vs(n), BasicTypeEnum::FloatType(t)) => t.scalable_vec_type(n).into(),
            (Size::Vs(n), BasicTypeEnum::IntType(t)) => t.scalable_vec_type(n).into(),
            (_, other) => unreachable!("vectors of {other} do not exist"),
        }
    }

    /// Zero of any type.
    pub fn zero(&self, ty: BasicTypeEnum<'c>) -> Value<'c> {
        ty.const_zero()
    }

    /// Calls an intrinsic overloaded on `types`; the result is its value, or an undefined i64 for intrinsics without one.
    pub fn intrinsic(&self, name: &str, types: &[BasicTypeEnum<'c>], args: &[Value<'c>]) -> Value<'c> {
        let found = Intrinsic::find(name).unwrap_or_else(|| panic!("LLVM has no intrinsic {name}"));
        let f = found.get_declaration(&self.module, types).expect("the overload exists");
        let args: Vec<BasicMetadataValueEnum> = args.iter().map(|&a| a.into()).collect();
        let call = self.b.build_call(f, &args, "").unwrap();
        call.try_as_basic_value().basic().unwrap_or_else(|| self.i64().get_undef().into())
    }

    /// Calls an intrinsic of the machine, which takes operands of one type each: values are taken for it bit by bit.
    pub fn machine(&self, name: &str, args: &[Value<'c>]) -> Value<'c> {
        let found = Intrinsic::find(name).unwrap_or_else(|| panic!("LLVM has no intrinsic {name}"));
        let f = found.get_declaration(&self.module, &[]).expect("it has one form");
        let cast = |(&value, want): (&Value<'c>, Value<'c>)| self.bits_as(value, want.get_type());
        let args: Vec<BasicMetadataValueEnum> = args.iter().zip(f.get_param_iter()).map(|a| cast(a).into()).collect();
        let call = self.b.build_call(f, &args, "").unwrap();
        call.try_as_basic_value().basic().expect("a value")
    }

    /// `a + b`.
    pub fn add(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_int_add(a, b, "").unwrap()
    }

    /// `a - b`.
    pub fn sub(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_int_sub(a, b, "").unwrap()
    }

    /// `a * b`.
    pub fn mul(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_int_mul(a, b, "").unwrap()
    }

    /// `a * constant`.
    pub fn times(&self, a: IntValue<'c>, n: i64) -> IntValue<'c> {
        if n == 1 { a } else { self.mul(a, self.c(n)) }
    }

    /// `a / b` for unsigned numbers.
    pub fn div(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_int_unsigned_div(a, b, "").unwrap()
    }

    /// `a % b` for unsigned numbers.
    pub fn rem(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_int_unsigned_rem(a, b, "").unwrap()
    }

    /// The smaller of two unsigned numbers.
    pub fn min(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        let less = self.cmp(IntPredicate::ULT, a, b);
        self.b.build_select(less, a, b, "").unwrap().into_int_value()
    }

    /// `n` where the condition holds, otherwise zero.
    pub fn only(&self, condition: IntValue<'c>, n: IntValue<'c>) -> IntValue<'c> {
        self.b.build_select(condition, n, self.c(0), "").unwrap().into_int_value()
    }

    /// An integer comparison.
    pub fn cmp(&self, p: IntPredicate, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_int_compare(p, a, b, "").unwrap()
    }

    /// Whether both are true.
    pub fn and(&self, a: IntValue<'c>, b: IntValue<'c>) -> IntValue<'c> {
        self.b.build_and(a, b, "").unwrap()
    }

    /// Whether a floating-point scalar is zero of either sign; NaN is not.
    pub fn is_zero(&self, x: Value<'c>) -> IntValue<'c> {
        let x = x.into_float_value();
        self.b.build_float_compare(FloatPredicate::OEQ, x, x.get_type().const_zero(), "").unwrap()
    }

    /// The same of its bits: all but the highest.
    pub fn bits_are_zero(&self, bits: IntValue<'c>) -> IntValue<'c> {
        let twice = self.add(bits, bits);
        self.cmp(IntPredicate::EQ, twice, twice.get_type().const_zero())
    }

    /// Whether a floating-point scalar is one.
    pub fn is_one(&self, x: Value<'c>) -> IntValue<'c> {
        let x = x.into_float_value();
        self.b.build_float_compare(FloatPredicate::OEQ, x, x.get_type().const_float(1.0), "").unwrap()
    }

    /// The same address, of which the code generator knows nothing more. It takes loops apart into other pointers and indices
    /// than they were written with, and then runs out of registers; what it cannot see through stays as it is.
    pub fn unseen(&self, at: PointerValue<'c>) -> PointerValue<'c> {
        self.unknown(at.into()).into_pointer_value()
    }

    /// The same address or integer, as [`Ir::unseen`].
    pub fn unknown(&self, value: Value<'c>) -> Value<'c> {
        let ty = value.get_type().fn_type(&[value.get_type().into()], false);
        let nothing = self.ctx.create_inline_asm(ty, String::new(), "=r,0".into(), false, false, None, false);
        let call = self.b.build_indirect_call(ty, nothing, &[value.into()], "").unwrap();
        call.try_as_basic_value().basic().expect("a value")
    }

    /// The same vector, of which the code generator does not know how it was computed. `register` is the constraint letter of
    /// vector registers. No instruction.
    pub fn apart(&self, value: Value<'c>, register: char) -> Value<'c> {
        let ty = value.get_type().fn_type(&[value.get_type().into()], false);
        let constraints = format!("={register},0");
        let nothing = self.ctx.create_inline_asm(ty, String::new(), constraints, false, false, None, false);
        let call = self.b.build_indirect_call(ty, nothing, &[value.into()], "").unwrap();
        call.try_as_basic_value().basic().expect("a value")
    }

    /// The same address, known only once `value`, a vector register of x86, is: what is loaded from it is not moved ahead of the
    /// computation of `value`. No instruction is emitted.
    pub fn after(&self, at: PointerValue<'c>, value: Value<'c>) -> PointerValue<'c> {
        if self.is_short(value) {
            return self.unseen(at);
        }
        let ty = self.ptr().fn_type(&[self.ptr().into(), value.get_type().into()], false);
        let nothing = self.ctx.create_inline_asm(ty, String::new(), "=r,0,v".into(), false, false, None, false);
        let call = self.b.build_indirect_call(ty, nothing, &[at.into(), value.into()], "").unwrap();
        call.try_as_basic_value().basic().expect("an address").into_pointer_value()
    }

    /// Is this a vector of less than 128 bits? The code generator takes none for an operand.
    fn is_short(&self, value: Value<'c>) -> bool {
        let Value::VectorValue(v) = value else { return false };
        let double = v.get_type().get_element_type() == self.ctx.f64_type().into();
        v.get_type().get_size() * if double { 8 } else { 4 } < 16
    }

    /// `base + offset` bytes.
    pub fn at(&self, base: PointerValue<'c>, offset: IntValue<'c>) -> PointerValue<'c> {
        // SAFETY: the kernels' contracts bound every offset they form by the extent of the operand.
        unsafe { self.b.build_gep(self.ctx.i8_type(), base, &[offset], "").unwrap() }
    }

    /// The same address, of which nothing is known.
    pub fn opaque(&self, p: PointerValue<'c>) -> PointerValue<'c> {
        // SAFETY: builder and value are alive and of one context; freezing a pointer gives a pointer.
        unsafe { PointerValue::new(LLVMBuildFreeze(self.b.as_mut_ptr(), p.as_value_ref(), c"".as_ptr())) }
    }

    /// A load that assumes no more than the alignment of one byte.
    pub fn load(&self, ty: BasicTypeEnum<'c>, from: PointerValue<'c>) -> Value<'c> {
        self.load_aligned(ty, from, 1)
    }

    /// A load from an address known to be aligned to `align` bytes.
    pub fn load_aligned(&self, ty: BasicTypeEnum<'c>, from: PointerValue<'c>, align: u32) -> Value<'c> {
        let v = self.b.build_load(ty, from, "").unwrap();
        v.as_instruction_value().expect("a load").set_alignment(align).expect("a power of two");
        v
    }

    /// Asks a cache for the line at `at`; no fault, whatever is there.
    pub fn prefetch(&self, level: Level, at: PointerValue<'c>) {
        let i32 = |n| self.ctx.i32_type().const_int(n, false).into();
        // To be read; locality of 3; data.
        self.intrinsic("llvm.prefetch", &[self.ptr().into()], &[at.into(), i32(0), i32(level as u64), i32(1)]);
    }

    /// Asks the first cache for the line at `at`, which is going to be written; no fault, whatever is there.
    pub fn prefetch_to_write(&self, at: PointerValue<'c>) {
        let i32 = |n| self.ctx.i32_type().const_int(n, false).into();
        // To be written; locality of 3; data.
        self.intrinsic("llvm.prefetch", &[self.ptr().into()], &[at.into(), i32(1), i32(3), i32(1)]);
    }

    /// A store that assumes no more than the alignment of one byte.
    pub fn store(&self, value: Value<'c>, to: PointerValue<'c>) {
        self.b.build_store(to, value).unwrap().set_alignment(1).expect("a power of two");
    }

    /// `for lane in 0..lanes { if mask[lane] { v[lane] = from[lane] } else { v[lane] = 0 } }`, touching masked-in lanes only.
    pub fn masked_load(&self, ty: BasicTypeEnum<'c>, from: PointerValue<'c>, mask: Value<'c>) -> Value<'c> {
        // No alignment attribute: the backend then assumes one byte.
        self.intrinsic("llvm.masked.load", &[ty, self.ptr().into()], &[from.into(), mask, self.zero(ty)])
    }

    /// `for lane in 0..lanes { if mask[lane] { to[lane] = value[lane] } }`, touching masked-in lanes only.
    pub fn masked_store(&self, value: Value<'c>, to: PointerValue<'c>, mask: Value<'c>) {
        self.intrinsic("llvm.masked.store", &[value.get_type(), self.ptr().into()], &[value, to.into(), mask]);
    }

    /// A point in the code: what gave `values` comes before, every later memory access after. No instruction.
    ///
    /// Long straight code otherwise gives the scheduler so much to choose from that it loads more than registers hold.
    /// `register` is the constraint letter of vector registers. Vectors of 64 bits are a double to AArch64; x86 has none, and
    /// they are let through.
    pub fn settle(&self, register: char, values: &[Value<'c>]) {
        let fit = |v: &Value<'c>| match (self.is_short(*v), register) {
            (false, _) => Some(*v),
            (true, 'w') => Some(self.b.build_bit_cast(*v, self.ctx.f64_type(), "").unwrap()),
            (true, _) => None,
        };
        let values: Vec<Value<'c>> = values.iter().filter_map(fit).collect();
        let types: Vec<BasicMetadataTypeEnum> = values.iter().map(|v| v.get_type().into()).collect();
        let ty = self.ctx.void_type().fn_type(&types, false);
        let constraints = format!("{}~{{memory}}", format!("{register},").repeat(values.len()));
        let asm = self.ctx.create_inline_asm(ty, String::new(), constraints, true, false, None, false);
        let args: Vec<BasicMetadataValueEnum> = values.iter().map(|&v| v.into()).collect();
        self.b.build_indirect_call(ty, asm, &args, "").unwrap();
    }

    /// `value`, a pointer or an integer, of which the code generator does not know where it comes from: what is computed from
    /// it is computed here and not before a loop, where it would wait in a register. No instruction.
    pub fn pinned(&self, value: Value<'c>) -> Value<'c> {
        let ty = match value {
            Value::PointerValue(v) => v.get_type().fn_type(&[v.get_type().into()], false),
            Value::IntValue(v) => v.get_type().fn_type(&[v.get_type().into()], false),
            other => unreachable!("{other} is kept in no general register"),
        };
        let asm = self.ctx.create_inline_asm(ty, String::new(), "=r,0".into(), true, false, None, false);
        let call = self.b.build_indirect_call(ty, asm, &[value.into()], "").unwrap();
        call.try_as_basic_value().basic().expect("a value")
    }

    /// A function with C linkage conventions and no unwinding; `global` functions are hidden, others local to the object.
    pub fn function(&self, name: &str, params: &[BasicTypeEnum<'c>], global: bool) -> FunctionValue<'c> {
        let params: Vec<BasicMetadataTypeEnum> = params.iter().map(|&p| p.into()).collect();
        let ty = self.ctx.void_type().fn_type(&params, false);
        let linkage = if global { Linkage::External } else { Linkage::Internal };
        let f = self.module.add_function(name, ty, Some(linkage));
        self.harden(f, global);
        f
    }

    /// Attributes every emitted function has: no unwinding, no inlining across microkernels, hidden if global.
    pub fn harden(&self, f: FunctionValue<'c>, global: bool) {
        if global {
            f.as_global_value().set_visibility(inkwell::GlobalVisibility::Hidden);
        }
        for name in ["nounwind", "noinline", "nofree", "norecurse"] {
            let kind = Attribute::get_named_enum_kind_id(name);
            f.add_attribute(AttributeLoc::Function, self.ctx.create_enum_attribute(kind, 0));
        }
    }

    /// A new block at the end of the current function.
    pub fn block(&self, name: &str) -> BasicBlock<'c> {
        let f = self.current().get_parent().expect("a block in a function");
        self.ctx.append_basic_block(f, name)
    }

    /// The block being filled.
    pub fn current(&self) -> BasicBlock<'c> {
        self.b.get_insert_block().expect("the builder is positioned")
    }

    /// Emits a call without result.
    pub fn call(&self, f: FunctionValue<'c>, args: &[Value<'c>]) {
        let args: Vec<BasicMetadataValueEnum> = args.iter().map(|&a| a.into()).collect();
        let call = self.b.build_call(f, &args, "").unwrap();
        call.set_call_convention(f.get_call_conventions());
    }

    /// `while count > 0 { carried = body(carried); count -= step }`, entered only if `count > 0`; `count` is a multiple of
    /// `step`. Returns the carried values after the loop.
    pub fn count_down(
        &self,
        name: &str,
        count: IntValue<'c>,
        step: i64,
        carried: &[Value<'c>],
        body: impl FnOnce(&[Value<'c>]) -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        self.count_left(name, count, step, carried, |_, inside| body(inside))
    }

    /// [`Ir::count_down`] whose body also sees what is left, its own step included.
    pub fn count_left(
        &self,
        name: &str,
        count: IntValue<'c>,
        step: i64,
        carried: &[Value<'c>],
        body: impl FnOnce(IntValue<'c>, &[Value<'c>]) -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        let before = self.current();
        let (head, exit) = (self.block(name), self.block(&format!("{name}.end")));
        let any = self.cmp(IntPredicate::NE, count, self.c(0));
        self.b.build_conditional_branch(any, head, exit).unwrap();

        self.b.position_at_end(head);
        let left = self.b.build_phi(self.i64(), "left").unwrap();
        let phis: Vec<_> = carried.iter().map(|v| self.b.build_phi(v.get_type(), "").unwrap()).collect();
        let inside: Vec<_> = phis.iter().map(|p| p.as_basic_value()).collect();
        let left_here = left.as_basic_value().into_int_value();
        let after = body(left_here, &inside);
        let next = self.sub(left_here, self.c(step));
        let latch = self.current();
        let more = self.cmp(IntPredicate::NE, next, self.c(0));
        self.b.build_conditional_branch(more, head, exit).unwrap();
        left.add_incoming(&[(&count as &dyn BasicValue, before), (&next, latch)]);
        for ((phi, first), again) in phis.iter().zip(carried).zip(&after) {
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, latch)]);
        }

        self.b.position_at_end(exit);
        let merge = |(first, again): (&Value<'c>, &Value<'c>)| {
            let phi = self.b.build_phi(first.get_type(), "").unwrap();
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, latch)]);
            phi.as_basic_value()
        };
        carried.iter().zip(&after).map(merge).collect()
    }

    /// `let mut at = start; while at < end() { body(at); at += step }`, where the end is computed again every time: what it
    /// takes need not stay in a register.
    pub fn count_up(
        &self,
        name: &str,
        start: IntValue<'c>,
        step: IntValue<'c>,
        end: impl Fn() -> IntValue<'c>,
        body: impl FnOnce(IntValue<'c>),
    ) {
        let before = self.current();
        let (head, exit) = (self.block(name), self.block(&format!("{name}.end")));
        let more = |at| self.cmp(IntPredicate::ULT, at, end());
        self.b.build_conditional_branch(more(start), head, exit).unwrap();
        self.b.position_at_end(head);
        let at = self.b.build_phi(self.i64(), "at").unwrap();
        body(at.as_basic_value().into_int_value());
        let next = self.add(at.as_basic_value().into_int_value(), step);
        let latch = self.current();
        self.b.build_conditional_branch(more(next), head, exit).unwrap();
        at.add_incoming(&[(&start as &dyn BasicValue, before), (&next, latch)]);
        self.b.position_at_end(exit);
    }

    /// `repeat count times: carried = body(carried)` for a constant `count` of at least one. Once is no loop.
    pub fn repeat(
        &self,
        name: &str,
        count: u32,
        carried: &[Value<'c>],
        body: impl FnOnce(&[Value<'c>]) -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        if count == 1 {
            return body(carried);
        }
        let before = self.current();
        let (head, exit) = (self.block(name), self.block(&format!("{name}.end")));
        self.b.build_unconditional_branch(head).unwrap();
        self.b.position_at_end(head);
        let left = self.b.build_phi(self.i64(), "left").unwrap();
        let phis: Vec<_> = carried.iter().map(|v| self.b.build_phi(v.get_type(), "").unwrap()).collect();
        let inside: Vec<_> = phis.iter().map(|p| p.as_basic_value()).collect();
        let after = body(&inside);
        let next = self.sub(left.as_basic_value().into_int_value(), self.c(1));
        let more = self.cmp(IntPredicate::NE, next, self.c(0));
        let latch = self.current();
        self.b.build_conditional_branch(more, head, exit).unwrap();
        left.add_incoming(&[(&self.c(count.into()) as &dyn BasicValue, before), (&next, latch)]);
        for ((phi, first), again) in phis.iter().zip(carried).zip(&after) {
            phi.add_incoming(&[(first as &dyn BasicValue, before), (again, latch)]);
        }
        self.b.position_at_end(exit);
        after
    }

    /// `for index in 0..count { carried = body(index, carried) }`, four steps per iteration while there are four. `lanes` says
    /// that `count` is the number of lanes of such a vector, so that there may be nothing left over.
    pub fn steps(
        &self,
        name: &str,
        count: IntValue<'c>,
        lanes: Option<Size>,
        carried: &[Value<'c>],
        body: impl Fn(IntValue<'c>, &[Value<'c>]) -> Vec<Value<'c>>,
    ) {
        const UNROLL: i64 = 4;
        let whole = lanes.is_some_and(|l| i64::from(l.count()) % UNROLL == 0);
        let rest = if whole { self.c(0) } else { self.rem(count, self.c(UNROLL)) };
        let main = self.sub(count, rest);
        let round = |state: &[Value<'c>], steps: i64| {
            let (index, carried) = state.split_first().expect("the index comes first");
            let index = index.into_int_value();
            let carried = (0..steps).fold(carried.to_vec(), |s, i| body(self.add(index, self.c(i)), &s));
            let next = self.add(index, self.c(steps));
            std::iter::once(next.into()).chain(carried).collect::<Vec<Value<'c>>>()
        };
        let start: Vec<Value<'c>> = std::iter::once(self.c(0).into()).chain(carried.iter().copied()).collect();
        let middle = self.count_down(name, main, UNROLL, &start, |state| round(state, UNROLL));
        if !whole {
            self.count_down(&format!("{name}.rest"), rest, 1, &middle, |state| round(state, 1));
        }
    }

    /// `if condition { then() } else { otherwise() }`, as many values of the same types either way.
    pub fn either(
        &self,
        condition: IntValue<'c>,
        then: impl FnOnce() -> Vec<Value<'c>>,
        otherwise: impl FnOnce() -> Vec<Value<'c>>,
    ) -> Vec<Value<'c>> {
        let (yes, no, end) = (self.block("then"), self.block("else"), self.block("endif"));
        self.b.build_conditional_branch(condition, yes, no).unwrap();
        self.b.position_at_end(yes);
        let then = then();
        let after_then = self.current();
        self.b.build_unconditional_branch(end).unwrap();
        self.b.position_at_end(no);
        let otherwise = otherwise();
        let after_otherwise = self.current();
        self.b.build_unconditional_branch(end).unwrap();
        self.b.position_at_end(end);
        let merge = |(then, otherwise): (&Value<'c>, &Value<'c>)| {
            let phi = self.b.build_phi(then.get_type(), "").unwrap();
            phi.add_incoming(&[(then as &dyn BasicValue, after_then), (otherwise, after_otherwise)]);
            phi.as_basic_value()
        };
        then.iter().zip(&otherwise).map(merge).collect()
    }

    /// `if condition { then() } else { otherwise() }`.
    pub fn branch(&self, condition: IntValue<'c>, then: impl FnOnce(), otherwise: impl FnOnce()) {
        let (yes, no, end) = (self.block("then"), self.block("else"), self.block("endif"));
        self.b.build_conditional_branch(condition, yes, no).unwrap();
        self.b.position_at_end(yes);
        then();
        self.b.build_unconditional_branch(end).unwrap();
        self.b.position_at_end(no);
        otherwise();
        self.b.build_unconditional_branch(end).unwrap();
        self.b.position_at_end(end);
    }

    /// The same where `then` is what calls nearly always take: its code follows the branch, and a jump leads to `otherwise`.
    pub fn likely(&self, condition: IntValue<'c>, then: impl FnOnce(), otherwise: impl FnOnce()) {
        // How much more often: as much as LLVM assumes of a condition that is expected to hold.
        const OFTEN: u64 = 2000;
        let at = self.current();
        self.branch(condition, then, otherwise);
        let weight = |n: u64| self.ctx.i32_type().const_int(n, false).into();
        let name = self.ctx.metadata_string("branch_weights").into();
        let weights = self.ctx.metadata_node(&[name, weight(OFTEN), weight(1)]);
        let branch = at.get_terminator().expect("the branch ends its block");
        branch.set_metadata(weights, self.ctx.get_kind_id("prof")).expect("a node");
    }

    /// Ends the function.
    pub fn ret(&self) {
        self.b.build_return(None).unwrap();
    }
}
