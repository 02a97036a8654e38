//! The gate bites: hand-written objects that break one sentence each, next to one that breaks none.

use inkwell::context::Context;
use nanogemm_build::{
    dtype::f32::DTYPE,
    emit::object::CodeGenerator,
    isa::{self, Arch, Isa},
    nanokernel::Ir,
    plan::{Body, ColumnForm, ColumnTail, GemmPlan, KernelPlan, Layout, Micro, Order, PackPlan, Tile, tile},
    spec::Size,
    verify::{self, HelperRules, Kind, Violations},
};

/// The tile of all kernels here: two rows of one full vector (for outer products two vectors of A).
const MICRO: Micro = Micro { rows: 2, columns: ColumnForm { vectors: 1, tail: ColumnTail::Full }, sets: 1 };

fn plan(isa: &'static Isa, unroll: u32) -> KernelPlan {
    let dot = &isa.dots[0];
    let tile = tile::build(isa, &DTYPE, MICRO.rows, MICRO.columns.vectors);
    let (a_layout, b_layout) = (Layout::Packed, Layout::Packed);
    let micros = vec![MICRO];
    let gemm = GemmPlan {
        a: &DTYPE,
        b: &DTYPE,
        c: &DTYPE,
        dot,
        a_layout,
        b_layout,
        tile,
        unroll,
        micros,
        singles: Vec::new(),
        rests: Vec::new(),
    };
    let name = format!("gemm_f32_f32_f32_2x{}__{}", tile.nr, isa.name).parse().expect("a kernel name");
    KernelPlan { name, isa, body: Body::Gemm(gemm) }
}

/// Assembles for `triple`; every instruction is accepted, whatever the row allows.
fn assemble(triple: &str, arch: Arch, text: &str) -> Vec<u8> {
    let ctx = Context::create();
    let ir = Ir::new(&ctx, "hand-written");
    ir.module.set_inline_assembly(text);
    let features = match arch {
        Arch::X86_64 => "+avx512f,+avx512vl,+avx512bf16,+avx512fp16,+avx2,+fma,+amx-tile,+xsave",
        Arch::Aarch64 => "+sve,+sme,+lse",
    };
    CodeGenerator::new(triple, arch, features, None)
        .expect("a known target")
        .object_with(&ir, None)
        .expect("valid assembly")
}

fn elf(arch: Arch, text: &str) -> Vec<u8> {
    assemble(&format!("{}-unknown-linux-gnu", arch.name()), arch, text)
}

fn function(name: &str, body: &str) -> String {
    format!(".text\n.type {name},%function\n{name}:\n{body}\n.size {name}, .-{name}\n")
}

fn hidden(name: &str, body: &str) -> String {
    format!(".globl {name}\n.hidden {name}\n{}", function(name, body))
}

/// A kernel object in pieces that tests replace.
#[derive(Clone)]
struct Pieces {
    isa: &'static Isa,
    arch: Arch,
    unroll: u32,
    /// The block kernel.
    entry: &'static str,
    /// Before the loops, in the k loop, in the loop over single steps, in the batch loop, after it.
    before: &'static str,
    k: String,
    rest: Option<&'static str>,
    batch: &'static str,
    after: &'static str,
    /// Whether the k loop loops.
    loops: bool,
    /// Other functions and sections.
    more: String,
}

const X86_STEP: &str = "vmovups (%rsi), %zmm2
    vfmadd231ps (%rdi){1to16}, %zmm2, %zmm0
    vfmadd231ps 4(%rdi){1to16}, %zmm2, %zmm1
    addq $8, %rdi
";
const NEON_STEP: &str = "ld1 {v2.4s}, [x1], #16
    ldr d3, [x0], #8
    fmla v0.4s, v2.4s, v3.s[0]
    fmla v1.4s, v2.4s, v3.s[1]
";
const SME_STEP: &str = "ld1w {z0.s}, p0/z, [x0]
    ld1w {z1.s}, p0/z, [x0, #1, mul vl]
    ld1w {z2.s}, p0/z, [x1]
    fmopa za0.s, p0/m, p0/m, z0.s, z2.s
    fmopa za1.s, p0/m, p0/m, z1.s, z2.s
    add x1, x1, #16
";

impl Pieces {
    fn x86() -> Self {
        Pieces {
            isa: &isa::avx512::ISA,
            arch: Arch::X86_64,
            unroll: 1,
            entry: "pushq %rbx\n callq t_k.2x1\n popq %rbx\n retq",
            before: "subq $136, %rsp\n vxorps %xmm0, %xmm0, %xmm0",
            k: X86_STEP.into(),
            rest: None,
            batch: "",
            // An epilogue that multiply-adds and uses the stack is fine.
            after: "vfmadd213ps (%rdx), %zmm3, %zmm0\n vmovups %zmm0, (%rsp)\n vmovups %zmm0, (%rdx)",
            loops: true,
            more: String::new(),
        }
    }

    fn neon() -> Self {
        Pieces {
            isa: &isa::neon::ISA,
            arch: Arch::Aarch64,
            entry: "stp x29, x30, [sp, #-16]!\n bl t_k.2x1\n ldp x29, x30, [sp], #16\n ret",
            before: "sub sp, sp, #64\n movi v0.2d, #0",
            k: NEON_STEP.into(),
            after: "fmla v0.4s, v1.4s, v2.s[0]\n str q0, [sp]\n str q0, [x2]",
            ..Pieces::x86()
        }
    }

    fn sme() -> Self {
        Pieces {
            isa: &isa::sme::ISA,
            entry: "stp x29, x30, [sp, #-80]!\n stp d8, d9, [sp, #16]\n rdsvl x9, #1\n smstart\n bl t_k.2x1\n smstop\n
                    ldp d8, d9, [sp, #16]\n ldp x29, x30, [sp], #80\n ret",
            before: "sub sp, sp, #64\n ptrue p0.s\n zero {za}",
            k: SME_STEP.into(),
            after: "st1w {za0h.s[w12, 0]}, p0, [x2]",
            ..Pieces::neon()
        }
    }

    fn sve() -> Self {
        Pieces {
            isa: &isa::sve::ISA,
            before: "sub sp, sp, #64\n ptrue p0.s",
            k: "ld1w {z2.s}, p0/z, [x1]\n ld1rw {z3.s}, p0/z, [x0]\n fmla z0.s, p0/m, z2.s, z3.s\n
                ld1rw {z3.s}, p0/z, [x0, #4]\n fmla z1.s, p0/m, z2.s, z3.s\n"
                .into(),
            after: "fmad z0.s, p0/m, z2.s, z3.s\n st1w {z0.s}, p0, [x2]",
            ..Pieces::neon()
        }
    }

    fn text(&self) -> String {
        let (x86, lines) = (self.arch == Arch::X86_64, |l: &[&str]| l.join("\n"));
        let again = |label: &str, register: usize| match x86 {
            true => format!("decq {}\n jne {label}b\n", ["%rcx", "%r8", "%r9", "%r10"][register]),
            false => format!("subs x{0}, x{0}, #1\n b.ne {label}b\n", 9 + register),
        };
        let leave = if x86 { "addq $136, %rsp\n vzeroupper\n retq" } else { "add sp, sp, #64\n ret" };
        let k = if self.loops { again("3", 0) } else { String::new() };
        let rest = self.rest.map(|r| format!("4:\n{r}\n{}", again("4", 3))).unwrap_or_default();
        let body = lines(&[
            self.before,
            "1:",
            "2:",
            "3:",
            &self.k,
            &k,
            &rest,
            self.batch,
            &again("2", 1),
            self.after,
            &again("1", 2),
            leave,
        ]);
        [hidden("t_k", self.entry), function("t_k.2x1", &body), self.more.clone()].concat()
    }

    fn verify(&self) -> Result<verify::Proof, Violations> {
        verify::kernel_object(&elf(self.arch, &self.text()), &plan(self.isa, self.unroll), self.arch, "t_k")
    }

    /// The object is accepted.
    fn passes(self) -> verify::Proof {
        self.verify().unwrap_or_else(|v| panic!("{v}"))
    }

    /// Exactly this kind is reported, in these words.
    fn breaks(self, kind: Kind, words: &[&str]) {
        let violations = self.verify().err().unwrap_or_else(|| panic!("{kind:?} is not noticed in\n{}", self.text()));
        let text = violations.to_string();
        assert!(violations.list.iter().all(|v| v.kind == kind), "{kind:?} wanted:\n{text}");
        words.iter().for_each(|w| assert!(text.contains(w), "`{w}` is not in:\n{text}"));
    }
}

#[test]
fn correct_objects_pass() {
    for pieces in [Pieces::x86(), Pieces::neon(), Pieces::sve(), Pieces::sme()] {
        let name = pieces.isa.name;
        let proof = pieces.passes();
        let dots: Vec<_> = proof.loops.iter().map(|l| (l.micro.as_str(), l.dots, l.remainder)).collect();
        assert_eq!(dots, [(".2x1", 2, false)], "{name}");
        assert_eq!(proof.loops[0].listing.matches(" *\n").count(), 2, "{}", proof.loops[0].listing);
        assert_eq!(proof.functions, 2);
    }
    let twice = Pieces { unroll: 2, k: X86_STEP.repeat(2), rest: Some(X86_STEP), ..Pieces::x86() }.passes();
    assert_eq!(twice.loops.iter().map(|l| (l.dots, l.remainder)).collect::<Vec<_>>(), [(4, false), (2, true)]);
}

/// Where vectors run along k, the number of loops is planned too.
#[test]
fn loops_along_k() {
    let along_k = |pieces: &Pieces| {
        let mut plan = plan(pieces.isa, pieces.unroll);
        let Body::Gemm(gemm) = &mut plan.body else { unreachable!("a block kernel") };
        gemm.tile = Tile { order: Order::Dot, ..gemm.tile };
        (gemm.a_layout, gemm.b_layout) = (Layout::Strided, Layout::Columns);
        verify::kernel_object(&elf(pieces.arch, &pieces.text()), &plan, pieces.arch, "t_k")
    };
    let refused = |pieces: Pieces, kind: Kind, words: &str| {
        let violations = along_k(&pieces).err().unwrap_or_else(|| panic!("{words} is not noticed"));
        assert!(violations.list.iter().all(|v| v.kind == kind), "{violations}");
        assert!(violations.to_string().contains(words), "`{words}` is not in:\n{violations}");
    };
    for unroll in [1, 2] {
        let good = Pieces { unroll, k: X86_STEP.repeat(unroll as usize), rest: Some(X86_STEP), ..Pieces::x86() };
        let proof = along_k(&good).unwrap_or_else(|v| panic!("{v}"));
        assert_eq!(proof.loops.iter().map(|l| l.dots).collect::<Vec<_>>(), [2 * unroll, 2]);
        refused(Pieces { rest: None, ..good.clone() }, Kind::NoLoop, "loops of multiply-adds, planned are 2");
        let peeled = Pieces { batch: "vfmadd231ps %zmm2, %zmm3, %zmm0", ..good.clone() };
        refused(peeled, Kind::Peeled, "1 multiply-adds in the batch loop");
        let spilled = format!("{}vmovups %zmm0, 64(%rsp)\n", good.k);
        refused(Pieces { k: spilled, ..good.clone() }, Kind::Spill, "! stack");
        let more = format!("{}vfmadd231ps %zmm2, %zmm3, %zmm0\n", good.k);
        refused(Pieces { k: more, ..good }, Kind::Count, "planned are");
    }
    // Without masks, vectors and then single elements are left.
    refused(
        Pieces { rest: Some(NEON_STEP), ..Pieces::neon() },
        Kind::NoLoop,
        "2 loops of multiply-adds, planned are 3",
    );
}

#[test]
fn spills() {
    let listing = ["vmovups", "(%rsp)", "! stack", "vfmadd231ps", "*", "2 accumulators + 1 B + 1 A", "t_k.2x1"];
    Pieces { k: format!("vmovups %zmm0, 64(%rsp)\n{X86_STEP}"), ..Pieces::x86() }.breaks(Kind::Spill, &listing);
    Pieces { k: format!("{X86_STEP} addq 8(%rsp), %rsi\n"), ..Pieces::x86() }.breaks(Kind::Spill, &["! stack"]);
    Pieces { k: format!("{X86_STEP} pushq %rax\n popq %rax\n"), ..Pieces::x86() }.breaks(Kind::Spill, &["pop"]);
    let frame = format!("vmovups %zmm0, -64(%rbp)\n{X86_STEP}");
    Pieces { before: "movq %rsp, %rbp\n subq $136, %rsp", k: frame.clone(), ..Pieces::x86() }.breaks(Kind::Spill, &[]);
    // Without a frame rbp is a register like any other.
    Pieces { before: "movq %rdi, %rbp\n subq $136, %rsp", k: frame, ..Pieces::x86() }.passes();
    let copied = "subq $136, %rsp\n leaq 16(%rsp), %rax\n andq $-64, %rax";
    let through = format!("vmovups %zmm0, (%rax)\n{X86_STEP}");
    Pieces { before: copied, k: through.clone(), ..Pieces::x86() }.breaks(Kind::Spill, &["(%rax)"]);
    let reused = "subq $136, %rsp\n leaq 16(%rsp), %rax\n movq %rdi, %rax";
    Pieces { before: reused, k: through, ..Pieces::x86() }.passes();
    // In the loop over single steps as well.
    let rest = "vmovups (%rsp), %zmm2\n vfmadd231ps (%rdi), %zmm2, %zmm0\n vfmadd231ps (%rdi), %zmm2, %zmm1";
    Pieces { unroll: 2, k: X86_STEP.repeat(2), rest: Some(rest), ..Pieces::x86() }.breaks(Kind::Spill, &["(%rsp)"]);

    for spill in ["str q0, [sp, #16]", "ldp q4, q5, [sp]", "ldr x5, [sp, x6, lsl #3]", "st1 {v0.4s}, [sp]"] {
        Pieces { k: format!("{spill}\n{NEON_STEP}"), ..Pieces::neon() }.breaks(Kind::Spill, &["! stack", "[sp"]);
    }
    let frame = "sub sp, sp, #64\n add x29, sp, #16";
    Pieces { before: frame, k: format!("stur q0, [x29, #-16]\n{NEON_STEP}"), ..Pieces::neon() }
        .breaks(Kind::Spill, &["[x29"]);
    Pieces { k: format!("str q0, [x29]\n{NEON_STEP}"), ..Pieces::neon() }.passes();
    let scalable = "sub sp, sp, #64\n ptrue p0.s\n addvl x5, sp, #2";
    Pieces { before: scalable, k: format!("st1w {{z0.s}}, p0, [x5]\n{}", Pieces::sve().k), ..Pieces::sve() }
        .breaks(Kind::Spill, &["st1w"]);
    Pieces { k: format!("str z0, [sp]\n{SME_STEP}"), ..Pieces::sme() }.breaks(Kind::Spill, &["str", "[sp]"]);
}

#[test]
fn the_number_of_multiply_adds() {
    let three = format!("{X86_STEP} vfmadd231ps (%rdi), %zmm2, %zmm3\n");
    Pieces { k: three, ..Pieces::x86() }.breaks(Kind::Count, &["3, planned are 2 (2 of the tile x 1 k steps)", "*"]);
    Pieces { k: X86_STEP.repeat(2), ..Pieces::x86() }.breaks(Kind::Count, &["4, planned are 2"]);
    Pieces { k: X86_STEP.replacen("231ps 4", "231ps (%rsi), %zmm2, %zmm1 # ", 0), unroll: 2, ..Pieces::x86() }
        .breaks(Kind::NoLoop, &["no innermost loop has 4 of vfmadd"]);
    Pieces { k: X86_STEP.repeat(2), unroll: 2, ..Pieces::x86() }
        .breaks(Kind::NoLoop, &["no loop over the k steps that 2 does not divide"]);
    let one = NEON_STEP.replace("fmla v1", "fadd v1").replace("v3.s[1]", "v3.4s");
    Pieces { k: one, ..Pieces::neon() }.breaks(Kind::Count, &["1, planned are 2"]);
    let scalar = "ldr s2, [x1], #4\n fmadd s0, s2, s3, s0\n fmul s1, s2, s3\n";
    Pieces { isa: &isa::scalar::ISA, k: scalar.into(), ..Pieces::neon() }.breaks(Kind::Count, &["1, planned are 2"]);
}

#[test]
fn a_kernel_without_a_k_loop() {
    Pieces { loops: false, k: "nop\n".into(), ..Pieces::x86() }.breaks(Kind::NoLoop, &["no innermost loop"]);
    // The batch loop cannot stand in for it.
    Pieces { loops: false, ..Pieces::x86() }.breaks(Kind::NoLoop, &["is not inside a batch loop", "vfmadd231ps"]);
    let mulps = X86_STEP.replace("vfmadd231ps", "vmulps");
    Pieces { k: mulps, ..Pieces::x86() }.breaks(Kind::NoLoop, &["has 2 of vfmadd", "vmulps"]);
    let split = "vmovups (%rsi), %zmm2\n jmp 5f\n 5: vfmadd231ps (%rdi), %zmm2, %zmm0\n";
    Pieces { k: split.into(), ..Pieces::x86() }.breaks(Kind::Count, &["1, planned are 2", "vfmadd231ps"]);
}

#[test]
fn peeled_steps() {
    Pieces { batch: X86_STEP, ..Pieces::x86() }
        .breaks(Kind::Peeled, &["2 multiply-adds in the batch loop", "vfmadd231ps"]);
    Pieces { batch: NEON_STEP, ..Pieces::neon() }.breaks(Kind::Peeled, &["fmla"]);
}

#[test]
fn calls_in_the_loop() {
    let helper = function("helper", "retq");
    let call = format!("callq helper\n{X86_STEP}");
    let words = ["call", "helper"];
    Pieces { k: call, more: helper.clone(), ..Pieces::x86() }.breaks_among(&[Kind::Call, Kind::Spill], &words[..1]);
    Pieces { batch: "callq helper", more: helper, ..Pieces::x86() }.passes();
    let entry = "stp x29, x30, [sp, #-16]!\n bl t_k.2x1\n ldp x29, x30, [sp], #16\n ret";
    let before = "sub sp, sp, #64\n str x30, [sp]";
    Pieces { entry, before, k: format!("bl helper\n{NEON_STEP}"), more: function("helper", "ret"), ..Pieces::neon() }
        .breaks(Kind::Call, &["! call", "bl"]);
    Pieces { k: format!("smstop za\n smstart sm\n{SME_STEP}"), ..Pieces::sme() }
        .breaks(Kind::Call, &["smstart", "! call"]);
}

#[test]
fn control_flow_that_hides_loops() {
    let table = format!("{X86_STEP} jmpq *%rax\n");
    Pieces { k: table, ..Pieces::x86() }.breaks(Kind::Flow, &["a jump through a table"]);
    let two = "subq $136, %rsp\n testq %rax, %rax\n je 6f";
    let k = format!("{X86_STEP} 6:\n nop\n");
    Pieces { before: two, k, ..Pieces::x86() }.breaks_among(&[Kind::Flow, Kind::NoLoop], &["a loop with two entries"]);
    // A loop of multiply-adds that no microkernel accounts for.
    let stray = function("t_k.other", &format!("7:\n{X86_STEP} decq %rcx\n jne 7b\n retq"));
    Pieces { more: stray, ..Pieces::x86() }.breaks(Kind::Flow, &["belongs to no microkernel", "t_k.other"]);
}

#[test]
fn instructions_beyond_the_row() {
    let bf16 = "vdpbf16ps %zmm1, %zmm2, %zmm3\n vmovups %zmm0, (%rdx)";
    Pieces { after: bf16, ..Pieces::x86() }.breaks(Kind::Feature, &["needs AVX512_BF16", "vdpbf16ps", "t_k.2x1"]);
    // Sums of binary16 are of their own instruction set, and nothing else counts there.
    let halves = X86_STEP.replace("231ps", "231ph").replace("{1to16}", "{1to32}");
    let fp16 = Pieces { isa: &isa::avx512_fp16::ISA, k: halves.clone(), ..Pieces::x86() };
    fp16.clone().passes();
    Pieces { k: X86_STEP.into(), ..fp16.clone() }.breaks(Kind::NoLoop, &["no innermost loop has 2 of vfmadd132ph"]);
    let one = halves.replacen("231ph", "231ps", 1).replacen("{1to32}", "{1to16}", 1);
    Pieces { k: one, ..fp16 }.breaks(Kind::Count, &["planned are"]);
    let halves = "vfmadd231ph %zmm1, %zmm2, %zmm3\n vmovups %zmm0, (%rdx)";
    Pieces { after: halves, ..Pieces::x86() }.breaks(Kind::Feature, &["needs AVX512_FP16", "vfmadd231ph", "t_k.2x1"]);
    let ymm = X86_STEP.replace("{1to16}", "").replace("zmm", "ymm");
    let avx2 = Pieces { isa: &isa::avx2::ISA, k: ymm.clone(), after: "vmovups %ymm0, (%rdx)", ..Pieces::x86() };
    avx2.clone().passes();
    Pieces { after: "vmovups %zmm0, (%rdx)", ..avx2.clone() }.breaks(Kind::Feature, &["needs AVX512F"]);
    Pieces { after: "vmovups %ymm16, (%rdx)", ..avx2 }.breaks(Kind::Feature, &["AVX512VL"]);
    let mulss = "movss (%rdi), %xmm2\n mulss (%rsi), %xmm2\n addss %xmm2, %xmm0\n mulss (%rsi), %xmm3\n";
    let entry = Pieces::x86().entry;
    let plain = KernelPlan { ..plan(&isa::scalar::ISA, 1) };
    let body = format!("1: 2: 3:\n{mulss} decq %rcx\n jne 3b\n decq %r8\n jne 2b\n decq %r9\n jne 1b\n");
    let object = |end: &str| {
        elf(Arch::X86_64, &[hidden("t_k", entry), function("t_k.2x1", &format!("{body}{end}\n retq"))].concat())
    };
    verify::kernel_object(&object("nop"), &plain, Arch::X86_64, "t_k").expect("SSE2 is the baseline");
    for (inst, feature) in
        [("vzeroupper", "AVX"), ("roundss $0, %xmm0, %xmm0", "SSE4_1"), ("popcntq %rax, %rax", "POPCNT")]
    {
        let bad = verify::kernel_object(&object(inst), &plain, Arch::X86_64, "t_k").expect_err(inst);
        assert!(bad.list[0].kind == Kind::Feature && bad.to_string().contains(feature), "{bad}");
    }

    for inst in ["fmla z0.s, p0/m, z1.s, z2.s", "ptrue p0.s", "cntd x0", "rdsvl x0, #1", "ldadd w0, w1, [x2]"] {
        let mnemonic = inst.split(' ').next().expect("a mnemonic");
        Pieces { after: inst, ..Pieces::neon() }.breaks(Kind::Feature, &["beyond the features of the row", mnemonic]);
    }
    Pieces { after: "fmopa za0.s, p0/m, p0/m, z0.s, z1.s", ..Pieces::sve() }.breaks(Kind::Feature, &["fmopa"]);
}

#[test]
fn forbidden_mnemonics() {
    static NO_VZEROALL: Isa = Isa { forbidden: &["vzeroall"], ..isa::avx512::ISA };
    let isa = &NO_VZEROALL;
    Pieces { isa, ..Pieces::x86() }.passes();
    Pieces { isa, after: "vzeroall", ..Pieces::x86() }.breaks(Kind::Forbidden, &["`vzeroall`", "t_k.2x1"]);
    Pieces { after: "rdsvl x5, #1", ..Pieces::sve() }.breaks_among(&[Kind::Forbidden, Kind::Feature], &["`rdsvl`"]);
}

#[test]
fn accumulator_tiles_on_the_stack() {
    static TILES: Isa = Isa {
        registers: isa::Registers { tiles: 8, ..isa::avx512::ISA.registers },
        llvm_features: "+avx512f,+avx512vl,+avx2,+fma,+avx,+sse4.2,+amx-tile",
        ..isa::avx512::ISA
    };
    let isa = &TILES;
    Pieces { isa, after: "tilestored %tmm0, (%rdx,%rax)", ..Pieces::x86() }.passes();
    Pieces { isa, after: "tilestored %tmm0, (%rsp,%rax)", ..Pieces::x86() }.breaks(Kind::TileSpill, &["tilestored"]);
    Pieces { isa, after: "tileloadd 64(%rsp,%rax), %tmm0", ..Pieces::x86() }.breaks(Kind::TileSpill, &["tileloadd"]);
}

#[test]
fn streaming_mode() {
    let entry = |before: &str| -> &'static str {
        let text = Pieces::sme().entry.replace("smstart\n", &format!("{before}\n smstart\n"));
        Box::leak(text.into_boxed_str())
    };
    // Scalable or outside of ZA-only SME: illegal before smstart on a core without SVE.
    for inst in [
        "ptrue p0.s",
        "cntd x9",
        "rdvl x9, #1",
        "addvl sp, sp, #-1",
        "str z8, [sp]",
        "fmov z0.s, #1.0",
        "fmopa za0.s, p0/m, p0/m, z0.s, z1.s",
    ] {
        Pieces { entry: entry(inst), ..Pieces::sme() }.breaks(Kind::Streaming, &["! outside streaming mode", "t_k"]);
    }
    // ZA can be stored without streaming mode, which is what a lazy save does.
    Pieces { entry: entry("smstart za\n str za[w12, 0], [x1]\n mrs x9, TPIDR2_EL0"), ..Pieces::sme() }.passes();
    // Advanced SIMD and gathers are illegal in streaming mode.
    for inst in ["fmla v0.4s, v1.4s, v2.4s", "movi v0.2d, #0", "ld1w {z0.s}, p0/z, [x0, z1.s, sxtw]"] {
        Pieces { after: inst, ..Pieces::sme() }.breaks(Kind::Streaming, &["! in streaming mode", "t_k.2x1"]);
    }
    for inst in ["ldr q0, [x2]", "fmadd s0, s1, s2, s3", "fmov s0, #1.0", "fmla z0.s, p0/m, z1.s, z2.s"] {
        Pieces { after: inst, ..Pieces::sme() }.passes();
    }
    let stays = Pieces::sme().entry.replace("smstop\n", "");
    Pieces { entry: Box::leak(stays.into_boxed_str()), ..Pieces::sme() }
        .breaks(Kind::Streaming, &["in streaming mode"]);
    let maybe = Pieces::sme().entry.replace("smstart\n", "cbz x0, 8f\n smstart\n 8:\n");
    Pieces { entry: Box::leak(maybe.into_boxed_str()), ..Pieces::sme() }
        .breaks(Kind::Streaming, &["mode depends on the path"]);
    // A microkernel that is called outside.
    let early = Pieces::sme().entry.replace("smstart\n", "").replace("smstop\n", "");
    Pieces { entry: Box::leak(early.into_boxed_str()), ..Pieces::sme() }.breaks(Kind::Streaming, &["fmopa", "t_k.2x1"]);
    let vg = entry("bl __arm_get_current_vg");
    Pieces { entry: vg, ..Pieces::sme() }.breaks_among(&[Kind::Streaming, Kind::Undefined], &["__arm_get_current_vg"]);
}

#[test]
fn the_return_address() {
    let save = "mrs x9, TPIDR2_EL0\n cbz x9, 9f\n bl __arm_tpidr2_save\n msr TPIDR2_EL0, xzr\n 9:";
    let rest = "smstart\n bl t_k.2x1\n smstop\n ldr x30, [sp], #16\n ret";
    let more = function("__arm_tpidr2_save", "str za[w12, 0], [x1]\n ret");
    let leak = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let good = leak(format!("str x30, [sp, #-16]!\n {save}\n {rest}"));
    let late = leak(format!("{save}\n str x30, [sp, #-16]!\n {rest}"));
    let some = leak(format!("cbz x0, 7f\n str x30, [sp, #-16]!\n 7:\n {save}\n {rest}"));
    Pieces { entry: good, more: more.clone(), ..Pieces::sme() }.passes();
    Pieces { entry: late, more: more.clone(), ..Pieces::sme() }.breaks(Kind::Link, &["1 calls", "x30", "bl"]);
    Pieces { entry: some, more, ..Pieces::sme() }.breaks(Kind::Link, &["2 calls"]);
    Pieces { entry: "mov x19, x30\n bl t_k.2x1\n mov x30, x19\n ret", ..Pieces::neon() }.passes();
    Pieces { entry: "bl t_k.2x1\n ret", ..Pieces::neon() }.breaks(Kind::Link, &["in t_k"]);
}

#[test]
fn symbols() {
    let entry = "pushq %rbx\n callq t_k.2x1\n callq memcpy@PLT\n popq %rbx\n retq";
    Pieces { entry, ..Pieces::x86() }.breaks(Kind::Undefined, &["`memcpy`"]);
    Pieces { more: hidden("t_other", "retq"), ..Pieces::x86() }.breaks(Kind::Symbol, &["`t_other` beside the kernel"]);
    let text = Pieces::x86().text();
    let check =
        |text: &str| verify::kernel_object(&elf(Arch::X86_64, text), &plan(&isa::avx512::ISA, 1), Arch::X86_64, "t_k");
    let visible = check(&text.replace(".hidden t_k", "")).expect_err("visible");
    assert!(visible.contains(Kind::Symbol) && visible.to_string().contains("visible outside"), "{visible}");
    let absent = check(&text.replace("t_k.2x1", "t_k.1x1")).expect_err("absent");
    assert!(absent.to_string().contains("the microkernel .2x1 is not in the object"), "{absent}");
    let other = check(&text.replace("t_k", "t_z")).expect_err("another kernel");
    assert!(other.to_string().contains("does not define `t_k`"), "{other}");
}

#[test]
fn containers() {
    let more = |text: &str| Pieces { more: text.into(), ..Pieces::x86() };
    more(".section .rodata\n .quad 1\n .section .data.rel.ro,\"aw\"\n .quad t_k\n").passes();
    more(".section .rodata\n .quad t_k\n").breaks(Kind::Relocation, &[".rodata+0x0 depends on the load address"]);
    more(".section .data.rel.ro,\"aw\"\n .long t_k\n").breaks(Kind::Relocation, &[".data.rel.ro"]);
    more(".data\n .quad 1\n").breaks(Kind::Section, &["8 bytes of writable data in .data"]);
    more(".bss\n .zero 16\n").breaks(Kind::Section, &["16 bytes of writable data in .bss"]);
    more(".section .init_array,\"aw\",@init_array\n .quad t_k\n").breaks(Kind::Section, &["run at load time"]);
    more(".section .note.GNU-stack,\"x\",@progbits\n").breaks(Kind::Section, &["executable stack"]);
    more(&function("t_x", "movq $t_k, %rax\n retq")).breaks(Kind::Relocation, &[".text+", "load address"]);
    more(&function("t_x", "movabsq $t_k, %rax\n retq")).breaks(Kind::Relocation, &[".text+"]);
    more(&function("t_x", "leaq t_k(%rip), %rax\n retq")).passes();
    more(&function("t_x", ".byte 0x06\n retq")).breaks(Kind::Undecodable, &["no instruction at +0x0"]);
    more(".text\n nop\n addl %eax, %eax\n").breaks(Kind::Undecodable, &["belongs to no function"]);
    more(".text\n nop\n int3\n").passes();
    let neon = |text: &str| Pieces { more: text.into(), ..Pieces::neon() };
    neon(&function("t_x", "adrp x0, t_k\n add x0, x0, :lo12:t_k\n ret")).passes();
    neon(&function("t_x", "movz x0, #:abs_g0:t_k\n ret")).breaks(Kind::Relocation, &[".text+"]);
    neon(".section .rodata\n .xword t_k\n").breaks(Kind::Relocation, &[".rodata"]);

    let arm = elf(Arch::Aarch64, &Pieces::neon().text());
    let wrong = verify::kernel_object(&arm, &plan(&isa::avx512::ISA, 1), Arch::X86_64, "t_k").expect_err("Arm");
    assert!(wrong.list.len() == 1 && wrong.contains(Kind::Machine), "{wrong}");
    let none = verify::kernel_object(b"!<arch>", &plan(&isa::avx512::ISA, 1), Arch::X86_64, "t_k").expect_err("no ELF");
    assert!(none.contains(Kind::Machine), "{none}");
}

#[test]
fn packing_routines_have_no_k_loop() {
    let name = "pack_f32p16x1_f32__avx2".parse().expect("a kernel name");
    let body = Body::Pack(PackPlan { from: &DTYPE, to: &DTYPE, width: Size::Int(16), interleave: 1, k_step: 1 });
    let pack = KernelPlan { name, isa: &isa::avx2::ISA, body };
    let good = elf(Arch::X86_64, &hidden("t_k", "vmovups (%rdi), %ymm0\n vmovups %ymm0, (%rsi)\n vzeroupper\n retq"));
    assert_eq!(verify::kernel_object(&good, &pack, Arch::X86_64, "t_k").expect("correct").instructions, 4);
    let bad = elf(Arch::X86_64, &hidden("t_k", "vmovups (%rdi), %zmm0\n jmp memcpy@PLT"));
    let bad = verify::kernel_object(&bad, &pack, Arch::X86_64, "t_k").expect_err("zmm and memcpy");
    assert!(bad.contains(Kind::Feature) && bad.contains(Kind::Undefined), "{bad}");
}

#[test]
fn loops_of_packing_routines() {
    let name = "pack_f32p16x1_f32__avx2".parse().expect("a kernel name");
    let body = Body::Pack(PackPlan { from: &DTYPE, to: &DTYPE, width: Size::Int(16), interleave: 1, k_step: 1 });
    let pack = KernelPlan { name, isa: &isa::avx2::ISA, body };
    let check = |panels: &str, steps: &str| {
        let text = format!(
            "subq $24, %rsp\n 1:\n{panels}\n movq %rdx, %rcx\n 2:\n vmovups (%rdi), %ymm0\n{steps}\n decq %rcx\n jne 2b
            decq %rax\n jne 1b\n addq $24, %rsp\n vzeroupper\n retq"
        );
        verify::kernel_object(&elf(Arch::X86_64, &hidden("t_k", &text)), &pack, Arch::X86_64, "t_k")
    };
    check("", "vmovups %ymm0, (%rsi)").expect("correct");
    check("movq (%rsp), %rdx", "vmovups %ymm0, (%rsi)").expect("once per panel");
    let bad = check("", "vmovups %ymm0, (%rsp)").expect_err("a spill");
    assert!(bad.list.len() == 1 && bad.contains(Kind::Spill) && bad.to_string().contains("! stack"), "{bad}");
    let bad = check("callq t_k", "").expect_err("a call");
    assert!(bad.list.len() == 1 && bad.contains(Kind::Call), "{bad}");
    let bad = check("", "jmpq *%rcx").expect_err("a table");
    assert!(bad.contains(Kind::Flow), "{bad}");
}

#[test]
fn helper_objects() {
    let rules =
        HelperRules { arch: Arch::X86_64, prefix: "t", undefined: &["getauxval"], features: "+xsave", writable: false };
    let check = |text: String| verify::helper_object("probe", &elf(Arch::X86_64, &text), &rules);
    check(hidden("t_probe", "cpuid\n xgetbv\n callq getauxval@PLT\n retq")).expect("correct");
    let kind = |text: String| check(text).expect_err("a violation").list[0].kind;
    assert_eq!(kind(hidden("t_probe", "callq malloc@PLT\n retq")), Kind::Undefined);
    assert_eq!(kind(hidden("probe", "retq")), Kind::Symbol);
    assert_eq!(kind(hidden("t_probe", "vzeroupper\n retq")), Kind::Feature);
    assert_eq!(kind(hidden("t_probe", "retq\n .bss\n .zero 8\n .text")), Kind::Section);
    let arm = HelperRules { arch: Arch::Aarch64, features: "", ..rules };
    assert_eq!(verify::helper_object("probe", b"", &arm).expect_err("empty").list[0].kind, Kind::Machine);
    let lse = elf(Arch::Aarch64, &hidden("t_probe", "ldadd w0, w1, [x2]\n ret"));
    assert!(verify::helper_object("probe", &lse, &arm).expect_err("beyond the baseline").contains(Kind::Feature));
}

#[test]
fn archives() {
    let x86 = |text: String| elf(Arch::X86_64, &text);
    let uses = x86(hidden("t_a", "callq t_b@PLT\n callq getauxval@PLT\n retq"));
    let defines = x86(hidden("t_b", "retq"));
    let check = |members: &[(&str, &Vec<u8>)]| {
        verify::archive(members.iter().map(|(n, b)| (*n, b.as_slice())), Arch::X86_64, "t", &["getauxval"])
    };
    check(&[("a.o", &uses), ("b.o", &defines)]).expect("complete");
    let kinds = |members: &[(&str, &Vec<u8>)]| {
        let bad = check(members).expect_err("a violation");
        bad.list.iter().map(|v| v.kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&[]), [Kind::Symbol]);
    assert_eq!(kinds(&[("a.o", &uses)]), [Kind::Undefined]);
    assert_eq!(kinds(&[("b.o", &defines), ("c.o", &defines)]), [Kind::Symbol]);
    assert_eq!(kinds(&[("b.o", &x86(hidden("other_b", "retq")))]), [Kind::Symbol]);
    assert_eq!(kinds(&[("b.o", &x86(hidden("tb", "retq")))]), [Kind::Symbol]);
    let arm = elf(Arch::Aarch64, &hidden("t_c", "ret"));
    assert_eq!(kinds(&[("b.o", &defines), ("c.o", &arm)]), [Kind::Machine]);
    let vg = x86(hidden("t_d", "callq __arm_get_current_vg@PLT\n retq"));
    assert_eq!(kinds(&[("d.o", &vg)]), [Kind::Streaming, Kind::Undefined]);
}

impl Pieces {
    /// Each of these kinds is reported and no other, in these words.
    fn breaks_among(self, kinds: &[Kind], words: &[&str]) {
        let violations = self.verify().err().unwrap_or_else(|| panic!("{kinds:?} are not noticed"));
        let text = violations.to_string();
        kinds.iter().for_each(|k| assert!(violations.contains(*k), "{k:?} wanted:\n{text}"));
        assert!(violations.list.iter().all(|v| kinds.contains(&v.kind)), "only {kinds:?} wanted:\n{text}");
        words.iter().for_each(|w| assert!(text.contains(w), "`{w}` is not in:\n{text}"));
    }
}
