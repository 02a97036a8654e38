//! Every kernel of the default manifest passes verification, and a tile beyond the register budget does not.

use inkwell::context::Context;
use nanogemm_build::{
    Config, compose, dtype,
    emit::{self, object::CodeGenerator, symbols::Symbols},
    isa::{self, Arch, Tail},
    manifest::Manifest,
    plan::{
        Body, ColumnTail, FinishPlan, FixedPlan, GemmPlan, KernelPlan, Layout, LibraryPlan, Order, fixed::Band, forms,
        tile,
    },
    spec::{Contract, KernelName},
    verify::{self, HelperRules, Kind, Proof, Violations},
};

const TRIPLES: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

fn library(triple: &str) -> LibraryPlan {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../kernels.toml");
    Config::new().manifest(manifest).target(triple).plan().expect("the default manifest is valid")
}

fn prove(triple: &str, arch: Arch, kernel: &KernelPlan) -> Result<Proof, Violations> {
    let ctx = Context::create();
    let symbol = Symbols::new("nanogemm").kernel(kernel);
    let ir = compose::kernel(&ctx, kernel, &symbol, arch);
    let generator = CodeGenerator::new(triple, arch, &kernel.isa.features(), None).expect("a known target");
    let object = generator.object(&ir).expect("LLVM compiles what was composed");
    verify::kernel_object(&object, kernel, arch, &symbol)
}

/// The kernel with this tile, whatever the register budget says.
fn force(kernel: &KernelPlan, rows: u32, vectors: u32) -> KernelPlan {
    let mut kernel = kernel.clone();
    let Body::Gemm(gemm) = &mut kernel.body else { panic!("{} is no block kernel", kernel.name) };
    gemm.tile = tile::build(kernel.isa, &dtype::f32::DTYPE, rows, vectors);
    assert!(!gemm.tile.budget.fits(), "{rows}x{vectors} is a legal tile");
    gemm.micros = forms::micros(kernel.isa, &gemm.tile);
    kernel
}

fn block_kernel(plan: &LibraryPlan, isa: &'static isa::Isa) -> KernelPlan {
    let wanted = |k: &&KernelPlan| k.isa == isa && matches!(k.body, Body::Gemm(_));
    plan.kernels.iter().find(wanted).expect("the default manifest has every instruction set").clone()
}

/// Every microkernel has the loop over whole iterations and those for the rest, with exactly the planned multiply-adds.
fn along_k(kernel: &KernelPlan, gemm: &GemmPlan, proof: &Proof) {
    let rest = match kernel.isa.registers.tail {
        Tail::Exact => 2,
        Tail::Masked | Tail::MaskRegisters | Tail::MaskedTail => 1,
    };
    for micro in &gemm.micros {
        let loops = proof.loops.iter().filter(|l| l.micro == micro.suffix());
        let mut dots: Vec<u32> = loops.map(|l| l.dots).collect();
        dots.sort_unstable();
        let mut planned = vec![micro.dots(); rest];
        planned.push(micro.dots() * gemm.steps(kernel.isa, micro));
        assert_eq!(dots, planned, "{}{}", kernel.name, micro.suffix());
    }
    assert_eq!(proof.loops.len(), gemm.micros.len() * (1 + rest), "{}", kernel.name);
}

#[test]
fn every_kernel_passes() {
    for triple in TRIPLES {
        let plan = library(triple);
        let mut bad = Vec::new();
        for kernel in &plan.kernels {
            match prove(triple, plan.arch, kernel) {
                Err(violations) => bad.push(violations.to_string()),
                Ok(proof) => {
                    if let Body::Gemm(gemm) = &kernel.body
                        && gemm.tile.order == Order::Dot
                    {
                        along_k(kernel, gemm, &proof);
                        continue;
                    }
                    let micros = match &kernel.body {
                        Body::Gemm(gemm) => gemm.micros.len() * if gemm.unroll > 1 { 2 } else { 1 },
                        Body::Fixed(_) | Body::Pack(_) | Body::Finish(_) | Body::Peak(_) => 0,
                    };
                    assert!(proof.loops.len() >= micros, "{}: {} k loops", kernel.name, proof.loops.len());
                }
            }
        }
        assert!(bad.is_empty(), "{} kernels:\n{}", bad.len(), bad.join("\n\n"));
    }
}

/// Where sums are of the type of the operands, all their multiply-adds are of that type and of whole registers, and no more of them
/// are masked than columns end in.
#[test]
fn sums_of_binary16_are_multiplied_in_binary16() {
    let plan = library(TRIPLES[0]);
    let kernel = block_kernel(&plan, &isa::avx512_fp16::ISA);
    let Body::Gemm(gemm) = &kernel.body else { panic!("a block kernel") };
    let proof = prove(TRIPLES[0], plan.arch, &kernel).unwrap_or_else(|v| panic!("{v}"));
    let loops = |micro: &forms::Micro| proof.loops.iter().filter(|l| l.micro == micro.suffix()).collect::<Vec<_>>();
    assert!(gemm.micros.iter().all(|micro| !loops(micro).is_empty()), "every microkernel has a k loop");
    for (micro, found) in gemm.micros.iter().flat_map(|micro| loops(micro).into_iter().map(move |l| (micro, l))) {
        let dots: Vec<&str> = found.listing.lines().filter(|line| line.ends_with(" *")).collect();
        assert_eq!(dots.len(), micro.dots() as usize, "{}", found.listing);
        for line in &dots {
            let words: Vec<&str> = line.split_whitespace().collect();
            let mnemonic = words.iter().find(|word| word.starts_with("vfmadd")).expect("a multiply-add");
            assert!(mnemonic.ends_with("ph"), "{line}");
            // One operand may be memory.
            assert!(line.matches("%zmm").count() >= 2 && !line.contains("%ymm") && !line.contains("%xmm"), "{line}");
        }
        let masked = dots.iter().filter(|line| line.contains("{%k")).count();
        let last = micro.columns.tail == ColumnTail::Masked;
        assert_eq!(masked, if last { micro.rows as usize } else { 0 }, "{}", found.listing);
        assert!(!found.listing.contains("vcvt"), "nothing becomes f32 in the loop: {}", found.listing);
    }
}

/// Sums of every type into every element type that C may have, whatever the default manifest asks for.
#[test]
fn every_finish_passes() {
    let of = |name| dtype::find(name).expect("a type");
    let conversions = [("f32", "f32"), ("f32", "bf16"), ("f32", "f16"), ("i32", "i32"), ("i32", "f32")];
    for triple in TRIPLES {
        let arch = library(triple).arch;
        // Accumulator tiles are finished by the vectors of another instruction set, and so is what has no arithmetic of its own.
        let vectors = |isa: &&&isa::Isa| isa.registers.tiles == 0 && isa.dot("f32", "f32", "f32").is_some();
        for isa in isa::ALL.iter().filter(|isa| isa.runs_on(arch)).filter(vectors) {
            for (acc, c) in conversions.map(|(acc, c)| (of(acc), of(c))) {
                let name = KernelName { contract: Contract::Finish { c, acc }, isa, tech: None };
                let kernel = KernelPlan { name, isa, body: Body::Finish(FinishPlan { acc, c }) };
                prove(triple, arch, &kernel).unwrap_or_else(|v| panic!("{triple}: {v}"));
            }
        }
    }
}

/// Whatever shape a manifest may ask for can be built: a spill would fail the build.
#[test]
fn any_constant_shape_passes() {
    let sizes = [1, 2, 3, 4, 5, 7, 8, 9, 13, 16, 17, 23, 31, 33, 47, 64, 100, 200, 256];
    // splitmix64
    let mut state = 7_u64;
    let mut pick = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        sizes[usize::try_from((z ^ (z >> 31)) % sizes.len() as u64).expect("small")]
    };
    let squares = [17, 18, 19, 20, 23, 31, 33, 40].map(|n| format!("\"{n}x{n}x{n}\""));
    let mut shapes: Vec<String> = squares.into_iter().collect();
    shapes.extend([1, 2, 3, 5, 7].map(|n| format!("\"13x{n}x9\"")));
    shapes.extend((0..24).map(|_| format!("\"{}x{}x{}\"", pick(), pick(), pick())));
    shapes.sort();
    shapes.dedup();
    let text = format!(
        "library = {{ name = \"shapes\" }}\n\
         targets = [{{ triple = \"{}\", isas = [\"avx2\", \"avx512\"] }}, {{ triple = \"{}\", isas = [\"neon\"] }}]\n\
         kernels = [{{ op = \"gemm\", types = [\"f32\", \"f64\"], shapes = [{}] }}]\n",
        TRIPLES[0],
        TRIPLES[1],
        shapes.join(", ")
    );
    let manifest = Manifest::parse("shapes.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    let mut bad = Vec::new();
    for plan in manifest.plans() {
        assert!(plan.kernels.len() >= 2 * shapes.len());
        bad.extend(plan.kernels.iter().filter_map(|k| prove(&plan.triple, plan.arch, k).err()).map(|v| v.to_string()));
    }
    assert!(bad.is_empty(), "{} kernels:\n{}", bad.len(), bad.join("\n\n"));
}

#[test]
fn a_tile_over_the_register_budget_is_rejected() {
    for (triple, isa, rows, vectors) in [
        (TRIPLES[0], &isa::avx512::ISA, 20, 2),
        (TRIPLES[0], &isa::avx2::ISA, 8, 2),
        (TRIPLES[1], &isa::neon::ISA, 16, 3),
        (TRIPLES[1], &isa::sve::ISA, 12, 3),
    ] {
        let plan = library(triple);
        let kernel = force(&block_kernel(&plan, isa), rows, vectors);
        let violations = prove(triple, plan.arch, &kernel).expect_err("there are not that many registers");
        assert!(violations.list.iter().all(|v| v.kind == Kind::Spill), "{violations}");
        // The full tile is among the offenders, and its loop is printed with the arithmetic.
        let micro = format!(".{rows}x{vectors}");
        let full = violations.list.iter().find(|v| v.function.as_ref().is_some_and(|f| f.contains(&micro)));
        let text = full.expect("the full tile spills").to_string();
        let dots = rows * vectors;
        let budget = format!("{dots} accumulators");
        for needle in [budget.as_str(), "! stack", " *\n"] {
            assert!(text.contains(needle), "`{needle}` is not in:\n{text}");
        }
    }
}

/// The object of one plan against the claims of another, and a tile that no register file holds.
#[test]
fn constant_shapes_are_counted_and_kept_in_registers() {
    let plan = library(TRIPLES[0]);
    let find = |shape| {
        let wanted =
            |k: &&KernelPlan| matches!(&k.body, Body::Fixed(f) if k.isa == &isa::avx512::ISA && f.shape == shape);
        plan.kernels.iter().find(wanted).expect("the default manifest has it").clone()
    };
    let changed = |kernel: &KernelPlan, change: &dyn Fn(&mut FixedPlan)| {
        let mut kernel = kernel.clone();
        let Body::Fixed(fixed) = &mut kernel.body else { unreachable!("found by its shape") };
        change(fixed);
        kernel
    };
    let symbol = |k: &KernelPlan| Symbols::new("nanogemm").kernel(k);
    for (shape, change) in [
        ([16; 3], (|f| f.shape[2] = 17) as fn(&mut FixedPlan)),
        ([16; 3], |f| f.bands[0].rows = 15),
        ([32; 3], |f| f.unroll = 4),
    ] {
        let kernel = find(shape);
        let ctx = Context::create();
        let ir = compose::kernel(&ctx, &changed(&kernel, &change), &symbol(&kernel), plan.arch);
        let generator =
            CodeGenerator::new(TRIPLES[0], plan.arch, &kernel.isa.features(), None).expect("a known target");
        let object = generator.object(&ir).expect("LLVM compiles what was composed");
        let violations =
            verify::kernel_object(&object, &kernel, plan.arch, &symbol(&kernel)).expect_err("not what was planned");
        assert!(violations.contains(Kind::Count), "{violations}");
    }
    let crowded = changed(&find([64; 3]), &|f| {
        f.bands = vec![Band { count: 4, rows: 16 }];
    });
    let violations = prove(TRIPLES[0], plan.arch, &crowded).expect_err("64 accumulators are too many");
    assert!(violations.list.iter().all(|v| v.kind == Kind::Spill), "{violations}");
}

#[test]
fn a_tile_along_k_over_the_register_budget_is_rejected() {
    for (triple, isa) in [
        (TRIPLES[0], &isa::avx512::ISA),
        (TRIPLES[0], &isa::avx2::ISA),
        (TRIPLES[1], &isa::neon::ISA),
        (TRIPLES[1], &isa::sve::ISA),
    ] {
        let plan = library(triple);
        let mut kernel = along_k_kernel(&plan, isa);
        let Body::Gemm(gemm) = &mut kernel.body else { panic!("{} is no block kernel", kernel.name) };
        gemm.tile.vectors += 4;
        gemm.tile.budget.accumulators = gemm.tile.dots();
        gemm.micros = forms::micros(isa, &gemm.tile);
        let violations = prove(triple, plan.arch, &kernel).expect_err("there are not that many registers");
        assert!(violations.list.iter().all(|v| v.kind == Kind::Spill), "{violations}");
    }
}

#[test]
fn every_object_format_is_verified() {
    for (triple, arch, isa) in [
        ("x86_64-apple-darwin", Arch::X86_64, &isa::avx512::ISA),
        ("x86_64-pc-windows-msvc", Arch::X86_64, &isa::avx512::ISA),
        ("x86_64-pc-windows-gnu", Arch::X86_64, &isa::avx512::ISA),
        ("aarch64-apple-darwin", Arch::Aarch64, &isa::neon::ISA),
        ("aarch64-pc-windows-msvc", Arch::Aarch64, &isa::neon::ISA),
    ] {
        let plan = library(if arch == Arch::X86_64 { TRIPLES[0] } else { TRIPLES[1] });
        let kernel = block_kernel(&plan, isa);
        let proof = prove(triple, arch, &kernel).unwrap_or_else(|v| panic!("{triple}: {v}"));
        assert!(!proof.loops.is_empty(), "{triple}");
        let kernel_along_k = along_k_kernel(&plan, isa);
        let proof = prove(triple, arch, &kernel_along_k).unwrap_or_else(|v| panic!("{triple}: {v}"));
        assert!(!proof.loops.is_empty(), "{triple}");
        let (rows, vectors) = if arch == Arch::X86_64 { (20, 2) } else { (16, 3) };
        let violations =
            prove(triple, arch, &force(&kernel, rows, vectors)).expect_err("there are not that many registers");
        assert!(violations.contains(Kind::Spill), "{triple}: {violations}");
    }
}

/// The row of an instruction set whose vectors run along k.
fn along_k_kernel(plan: &LibraryPlan, isa: &'static isa::Isa) -> KernelPlan {
    let wanted = |k: &&KernelPlan| k.isa == isa && matches!(&k.body, Body::Gemm(gemm) if gemm.tile.order == Order::Dot);
    plan.kernels.iter().find(wanted).expect("the default manifest asks for it").clone()
}

#[test]
fn the_probe_is_a_helper_object() {
    for triple in TRIPLES {
        let plan = library(triple);
        let ctx = Context::create();
        let ir = emit::probe::module(
            &ctx,
            &plan.isas,
            ["nanogemm_k_read", "nanogemm_k_eval", "nanogemm_k_default"],
            plan.arch,
            true,
        );
        let object = CodeGenerator::new(triple, plan.arch, "", None).and_then(|g| g.object(&ir)).expect("an object");
        let rules = HelperRules {
            arch: plan.arch,
            prefix: "nanogemm",
            undefined: &["getauxval"],
            features: if plan.arch == Arch::X86_64 { emit::probe::FEATURES } else { "" },
            writable: false,
        };
        verify::helper_object("probe", &object, &rules).unwrap_or_else(|v| panic!("{v}"));
    }
}

/// Products of tiles are counted by kind: another unroll, or copied steps that are not planned, are noticed.
#[test]
fn products_of_tiles_are_counted() {
    let plan = library(TRIPLES[0]);
    let in_rows = |k: &&KernelPlan| match &k.body {
        Body::Gemm(gemm) => gemm.tile.order == Order::Tiles && gemm.a_layout == Layout::Rows,
        _ => false,
    };
    let kernel = plan.kernels.iter().find(in_rows).expect("the default manifest has tiles");
    let ctx = Context::create();
    let symbol = Symbols::new("nanogemm").kernel(kernel);
    let ir = compose::kernel(&ctx, kernel, &symbol, plan.arch);
    let generator = CodeGenerator::new(TRIPLES[0], plan.arch, &kernel.isa.features(), None).expect("a known target");
    let object = generator.object(&ir).expect("LLVM compiles what was composed");
    assert!(verify::kernel_object(&object, kernel, plan.arch, &symbol).is_ok());
    let changed = |change: &dyn Fn(&mut GemmPlan)| {
        let mut kernel = kernel.clone();
        let Body::Gemm(gemm) = &mut kernel.body else { unreachable!("found above") };
        change(gemm);
        verify::kernel_object(&object, &kernel, plan.arch, &symbol).expect_err("not what was composed")
    };
    assert!(changed(&|gemm| gemm.unroll = 2).contains(Kind::Count));
    assert!(changed(&|gemm| gemm.a_layout = Layout::Packed).contains(Kind::Peeled));
}
