//! Feature detection, composed from the probe rows of the instruction sets: `read` fetches the words that describe the
//! machine, `eval` is a pure function from words to the set of instruction sets that can run.

use crate::{
    isa::{Arch, Default, Isa, ProbeRow, ProbeWord, Reg},
    nanokernel::Ir,
};
use inkwell::{
    IntPredicate,
    context::Context,
    module::Linkage,
    values::{IntValue, PointerValue},
};
use std::collections::BTreeMap;

/// Functions of the C library that the probe calls: the capability words of AArch64 come from the auxiliary vector.
pub const IMPORTS: &[&str] = &["getauxval"];

/// Features of x86-64 beyond the baseline that the probe uses: XGETBV, which it executes only after CPUID has announced it, and
/// the system call of Linux.
pub const FEATURES: &str = "+xsave,+syscall";

/// The words that the instruction sets ask for, in the order in which `read` writes them.
pub fn words(isas: &[&Isa]) -> Vec<ProbeWord> {
    let mut words: Vec<_> =
        isas.iter().flat_map(|i| i.conditions().into_iter().chain(unless(i).iter().copied()).map(|p| p.word)).collect();
    words.sort();
    words.dedup();
    words
}

/// Conditions of which none may hold for an instruction set to be used without being asked for.
fn unless(isa: &Isa) -> &'static [ProbeRow] {
    match isa.by_default {
        Default::Unless(rows) => rows,
        Default::Always | Default::Asked => &[],
    }
}

/// The module with `read(words *)`, `eval(const words *) -> set` and `default(const words *) -> set`, bit i of the sets being
/// `isas[i]`: what can run, and what is used of that without being asked for.
///
/// `linux` tells whether the C library offers `getauxval`; elsewhere the capability words read as 0, which leaves the
/// baseline rows.
pub fn module<'c>(
    ctx: &'c Context,
    isas: &[&Isa],
    [read, eval, default]: [&str; 3],
    arch: Arch,
    linux: bool,
) -> Ir<'c> {
    let ir = Ir::new(ctx, read);
    let words = words(isas);
    let f = ir.function(read, &[ir.ptr().into()], true);
    ir.b.position_at_end(ctx.append_basic_block(f, "entry"));
    let to = f.get_nth_param(0).expect("one parameter").into_pointer_value();
    let mut reader = Reader { ir: &ir, leaves: BTreeMap::new(), xcr0: None, linux };
    for (i, word) in words.iter().enumerate() {
        let value = match arch {
            Arch::X86_64 => reader.x86(*word),
            Arch::Aarch64 => reader.aarch64(*word),
        };
        ir.store(value.into(), slot(&ir, to, i));
    }
    ir.ret();

    let yes = ctx.bool_type().const_int(1, false);
    let has = |from, row: &ProbeRow| {
        let index = words.iter().position(|w| *w == row.word).expect("collected above");
        let word = ir.load(ir.i64().into(), slot(&ir, from, index)).into_int_value();
        let mask = ir.c(row.mask as i64);
        ir.cmp(IntPredicate::EQ, ir.b.build_and(word, mask, "").unwrap(), mask)
    };
    set(&ir, eval, isas, |isa, from| {
        isa.conditions().iter().fold(yes, |all, row| ir.b.build_and(all, has(from, row), "").unwrap())
    });
    set(&ir, default, isas, |isa, from| {
        let listed = ctx.bool_type().const_int(u64::from(isa.by_default != Default::Asked), false);
        unless(isa).iter().fold(listed, |all, row| {
            let without = ir.b.build_not(has(from, row), "").unwrap();
            ir.b.build_and(all, without, "").unwrap()
        })
    });
    ir
}

/// Adds the function `name(const words *) -> set` of the instruction sets for which `holds`.
fn set<'c>(ir: &Ir<'c>, name: &str, isas: &[&Isa], holds: impl Fn(&Isa, PointerValue<'c>) -> IntValue<'c>) {
    let ty = ir.i64().fn_type(&[ir.ptr().into()], false);
    let f = ir.module.add_function(name, ty, Some(Linkage::External));
    ir.harden(f, true);
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let from = f.get_nth_param(0).expect("one parameter").into_pointer_value();
    let set = isas.iter().enumerate().fold(ir.c(0), |set, (i, isa)| {
        let bit = ir.b.build_int_z_extend(holds(isa, from), ir.i64(), "").unwrap();
        let bit = ir.b.build_left_shift(bit, ir.c(i as i64), "").unwrap();
        ir.b.build_or(set, bit, "").unwrap()
    });
    ir.b.build_return(Some(&set)).unwrap();
}

fn slot<'c>(ir: &Ir<'c>, base: PointerValue<'c>, index: usize) -> PointerValue<'c> {
    ir.at(base, ir.c(8 * index as i64))
}

/// Emits the reads; every CPUID leaf is executed once (under virtualisation each costs a trap).
struct Reader<'i, 'c> {
    ir: &'i Ir<'c>,
    leaves: BTreeMap<(u32, u32), [IntValue<'c>; 4]>,
    xcr0: Option<IntValue<'c>>,
    linux: bool,
}

impl<'c> Reader<'_, 'c> {
    fn x86(&mut self, word: ProbeWord) -> IntValue<'c> {
        match word {
            ProbeWord::Cpuid(leaf, sub, reg) => self.cpuid(leaf, sub, reg),
            ProbeWord::Xcr0 => self.xcr0(),
            ProbeWord::TilePermission if self.linux => self.tile_permission(),
            ProbeWord::TilePermission => self.ir.c(0),
            ProbeWord::Hwcap | ProbeWord::Hwcap2 => self.ir.c(0),
        }
    }

    fn aarch64(&mut self, word: ProbeWord) -> IntValue<'c> {
        // Keys of the auxiliary vector (linux/auxvec.h).
        let key = match word {
            ProbeWord::Hwcap => 16,
            ProbeWord::Hwcap2 => 26,
            ProbeWord::Cpuid(..) | ProbeWord::Xcr0 | ProbeWord::TilePermission => return self.ir.c(0),
        };
        if !self.linux {
            return self.ir.c(0);
        }
        let ir = self.ir;
        let ty = ir.i64().fn_type(&[ir.i64().into()], false);
        let f = ir.module.get_function("getauxval").unwrap_or_else(|| ir.module.add_function("getauxval", ty, None));
        let call = ir.b.build_call(f, &[ir.c(key).into()], "").unwrap();
        call.try_as_basic_value().basic().expect("an integer").into_int_value()
    }

    /// Executes CPUID, unless this leaf was read before.
    fn leaf(&mut self, leaf: u32, sub: u32) -> [IntValue<'c>; 4] {
        let ir = self.ir;
        *self.leaves.entry((leaf, sub)).or_insert_with(|| {
            let i32 = ir.ctx.i32_type();
            let four = ir.ctx.struct_type(&[i32.into(); 4], false);
            let ty = four.fn_type(&[i32.into(), i32.into()], false);
            let constraints = "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}";
            let asm = ir.ctx.create_inline_asm(ty, "cpuid".into(), constraints.into(), true, false, None, false);
            let arguments = [i32.const_int(leaf.into(), false).into(), i32.const_int(sub.into(), false).into()];
            let out = ir.b.build_indirect_call(ty, asm, &arguments, "").unwrap();
            let out = out.try_as_basic_value().basic().expect("four registers").into_struct_value();
            std::array::from_fn(|i| {
                let register = ir.b.build_extract_value(out, i as u32, "").unwrap().into_int_value();
                ir.b.build_int_z_extend(register, ir.i64(), "").unwrap()
            })
        })
    }

    /// Whether the CPU reports this leaf: leaves beyond the last one return data of another leaf.
    fn exists(&mut self, leaf: u32, sub: u32) -> IntValue<'c> {
        let base = leaf & 0x8000_0000;
        let last = self.leaf(base, 0)[0];
        let ir = self.ir;
        let basic = ir.cmp(IntPredicate::UGE, last, ir.c(leaf.into()));
        if sub == 0 {
            return basic;
        }
        let last_sub = self.leaf(leaf, 0)[0];
        let subleaf = ir.cmp(IntPredicate::UGE, last_sub, ir.c(sub.into()));
        ir.b.build_and(basic, subleaf, "").unwrap()
    }

    /// The register, 0 if the CPU does not report the leaf.
    fn cpuid(&mut self, leaf: u32, sub: u32, reg: Reg) -> IntValue<'c> {
        let value = self.leaf(leaf, sub)[register(reg)];
        let guard = self.exists(leaf, sub);
        self.ir.b.build_select(guard, value, self.ir.c(0), "").unwrap().into_int_value()
    }

    /// Asks Linux for tiles, if the CPU has them (CPUID 7, EDX bit 24) and the OS saves them (XCR0 bits 17 and 18).
    ///
    /// ```text
    /// arch_prctl(ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA) == 0
    /// ```
    fn tile_permission(&mut self) -> IntValue<'c> {
        const ARCH_PRCTL: u64 = 158;
        const ARCH_REQ_XCOMP_PERM: i64 = 0x1023;
        const XFEATURE_XTILEDATA: i64 = 18;
        const SAVED: i64 = 1 << 17 | 1 << 18;
        let (edx, xcr0) = (self.cpuid(7, 0, Reg::Edx), self.xcr0());
        let ir = self.ir;
        let set = |word, mask| ir.cmp(IntPredicate::EQ, ir.and(word, ir.c(mask)), ir.c(mask));
        let announced = ir.and(set(edx, 1 << 24), set(xcr0, SAVED));
        let before = ir.current();
        let (ask, end) = (ir.block("permission"), ir.block("permission.end"));
        ir.b.build_conditional_branch(announced, ask, end).unwrap();
        ir.b.position_at_end(ask);
        let ty = ir.i64().fn_type(&[ir.i64().into(); 3], false);
        let constraints = "={ax},0,{di},{si},~{cx},~{r11},~{memory},~{dirflag},~{fpsr},~{flags}";
        let asm = ir.ctx.create_inline_asm(ty, "syscall".into(), constraints.into(), true, false, None, false);
        let arguments = [ir.i64().const_int(ARCH_PRCTL, false), ir.c(ARCH_REQ_XCOMP_PERM), ir.c(XFEATURE_XTILEDATA)];
        let out = ir.b.build_indirect_call(ty, asm, &arguments.map(Into::into), "").unwrap();
        let out = out.try_as_basic_value().basic().expect("an integer").into_int_value();
        let granted = ir.cmp(IntPredicate::EQ, out, ir.c(0));
        let granted = ir.b.build_int_z_extend(granted, ir.i64(), "").unwrap();
        ir.b.build_unconditional_branch(end).unwrap();
        ir.b.position_at_end(end);
        let phi = ir.b.build_phi(ir.i64(), "tile_permission").unwrap();
        phi.add_incoming(&[(&granted, ask), (&ir.c(0), before)]);
        phi.as_basic_value().into_int_value()
    }

    /// XGETBV faults unless the OS has set OSXSAVE (CPUID 1, ECX bit 27).
    fn xcr0(&mut self) -> IntValue<'c> {
        if let Some(value) = self.xcr0 {
            return value;
        }
        let ecx = self.leaf(1, 0)[register(Reg::Ecx)];
        let ir = self.ir;
        let osxsave = ir.b.build_and(ecx, ir.c(1 << 27), "").unwrap();
        let before = ir.current();
        let (read, end) = (ir.block("xgetbv"), ir.block("xgetbv.end"));
        let enabled = ir.cmp(IntPredicate::NE, osxsave, ir.c(0));
        ir.b.build_conditional_branch(enabled, read, end).unwrap();
        ir.b.position_at_end(read);
        let i32 = ir.ctx.i32_type();
        let two = ir.ctx.struct_type(&[i32.into(); 2], false);
        let ty = two.fn_type(&[i32.into()], false);
        let constraints = "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}";
        let asm = ir.ctx.create_inline_asm(ty, "xgetbv".into(), constraints.into(), true, false, None, false);
        let out = ir.b.build_indirect_call(ty, asm, &[i32.const_zero().into()], "").unwrap();
        let out = out.try_as_basic_value().basic().expect("two registers").into_struct_value();
        let half = |i| {
            let half = ir.b.build_extract_value(out, i, "").unwrap().into_int_value();
            ir.b.build_int_z_extend(half, ir.i64(), "").unwrap()
        };
        let high = ir.b.build_left_shift(half(1), ir.c(32), "").unwrap();
        let value = ir.b.build_or(half(0), high, "").unwrap();
        ir.b.build_unconditional_branch(end).unwrap();
        ir.b.position_at_end(end);
        let phi = ir.b.build_phi(ir.i64(), "xcr0").unwrap();
        phi.add_incoming(&[(&value, read), (&ir.c(0), before)]);
        *self.xcr0.insert(phi.as_basic_value().into_int_value())
    }
}

fn register(reg: Reg) -> usize {
    match reg {
        Reg::Eax => 0,
        Reg::Ebx => 1,
        Reg::Ecx => 2,
        Reg::Edx => 3,
    }
}
