//! Emission for every target of the default manifest, from whatever host this is.
#![cfg(feature = "llvm")]

use nanogemm_build::{Config, isa::Arch, manifest::Manifest, plan::LibraryPlan, verify};
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
