//! Emission for every target of the default manifest, from whatever host this is.

use inkwell::context::Context;
use nanogemm_build::{
    Config, compose,
    emit::{cache::Cache, object::CodeGenerator},
    isa::Arch,
    manifest::Manifest,
    plan::{Body, KernelPlan, LibraryPlan},
    verify,
};
use object::{Architecture, Object, read::archive::ArchiveFile};
use std::path::Path;

fn plans() -> Vec<LibraryPlan> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels.toml");
    Manifest::read(&manifest).unwrap_or_else(|problems| panic!("{}", problems.render(false))).plans()
}

fn architecture(arch: Arch) -> Architecture {
    match arch {
        Arch::X86_64 => Architecture::X86_64,
        Arch::Aarch64 => Architecture::Aarch64,
    }
}

#[test]
fn case_095_objects_are_for_the_target_and_not_for_the_host() {
    let plans = plans();
    for arch in [Arch::X86_64, Arch::Aarch64] {
        assert!(
            plans.iter().any(|p| p.arch == arch),
            "the manifest has no target for {arch:?}: one direction is not tested"
        );
    }
    for plan in &plans {
        let emitted = Config::new().threads(2).emit(plan).unwrap_or_else(|e| panic!("{e}"));
        let archive = ArchiveFile::parse(&*emitted.archive).expect("an archive");
        let mut members = Vec::new();
        for member in archive.members() {
            let member = member.expect("a member");
            let name = String::from_utf8_lossy(member.name()).into_owned();
            let bytes = member.data(&*emitted.archive).expect("bytes");
            let file = object::File::parse(bytes).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(file.architecture(), architecture(plan.arch), "{name} for {}", plan.triple);
            members.push((name, bytes));
        }
        let listed: Vec<&str> = emitted.objects.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(members.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), listed);
        assert!(members.len() > plan.kernels.len(), "every kernel and the probe");

        // The check that every build makes would notice.
        let other = if plan.arch == Arch::X86_64 { Arch::Aarch64 } else { Arch::X86_64 };
        let foreign = members.iter().map(|(name, bytes)| (name.as_str(), *bytes));
        let problems = verify::archive(foreign, other, &plan.prefix, &["getauxval"]).expect_err("the wrong machine");
        assert!(problems.to_string().contains(&members[0].0), "{problems}");
    }
}

/// The cache is asked, and asked for exactly what would be compiled.
#[test]
fn objects_come_from_the_cache_for_the_same_module_and_target_only() {
    let plans = plans();
    let plan = plans.iter().find(|p| p.arch == Arch::X86_64).expect("the manifest has it");
    // The quickest to compile.
    let mut packs = plan.kernels.iter().filter(|k| matches!(k.body, Body::Pack(_)));
    let [kernel, other] = [packs.next(), packs.next()].map(|k| k.expect("both types are packed"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("object-cache");
    let _ = std::fs::remove_dir_all(&folder);
    let cache = Cache::new(folder.clone());
    let object = |kernel: &KernelPlan, symbol: &str, features: &str, cache: Option<&Cache>| {
        let ctx = Context::create();
        let generator = CodeGenerator::new(&plan.triple, plan.arch, features, None).expect("a known target");
        let ir = compose::kernel(&ctx, kernel, symbol, plan.arch);
        generator.object_with(&ir, cache).expect("LLVM compiles what was composed")
    };
    let features = kernel.isa.llvm_features;
    let files = || std::fs::read_dir(&folder).expect("own folder").map(|f| f.expect("readable").path());

    let made = object(kernel, "one", features, None);
    assert!(object(kernel, "one", features, Some(&cache)) == made);
    let [file] = files().collect::<Vec<_>>().try_into().expect("one object, one file");
    // Another object in its place is what the next call gives: nothing was compiled.
    let whole = std::fs::read(&file).expect("own file");
    let input = &whole[..whole.len() - made.len()];
    std::fs::write(&file, [input, b"planted"].concat()).expect("own file");
    assert!(object(kernel, "one", features, Some(&cache)) == b"planted");
    // A name, a feature or a kernel more, and it does not count.
    for (kernel, symbol, features) in [
        (kernel, "two", features.to_string()),
        (kernel, "one", format!("{features},+sse4a")),
        (other, "one", features.into()),
    ] {
        let cached = object(kernel, symbol, &features, Some(&cache));
        assert!(cached == object(kernel, symbol, &features, None));
    }
    assert_eq!(files().count(), 4);
}
