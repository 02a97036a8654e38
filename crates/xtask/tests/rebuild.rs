//! When the generator runs again, and that flags for the host's CPU do not reach the kernels.

mod common;

use common::{cargo, copy, host, lock, room, stdout, succeed, workspace};
use nanogemm_build::{isa::Arch, verify};
use object::read::archive::ArchiveFile;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A crate whose build script composes kernels, and counts how often it ran.
struct Counted {
    dir: PathBuf,
    count: PathBuf,
    /// Whether LLVM compiles every kernel in each run, because what it makes now is compared.
    anew: bool,
}

impl Counted {
    fn new(name: &str, anew: bool) -> Self {
        let room = room(name);
        let (dir, count) = (room.join("package"), room.join("count"));
        fs::create_dir_all(dir.join("src")).expect("own folder");
        let generator = workspace().join("crates/nanogemm-build");
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[build-dependencies]\n\
             nanogemm-build = {{ path = {generator:?} }}\n\n[workspace]\n"
        );
        let script = format!(
            "use std::{{fs::OpenOptions, io::Write}};\n\nfn main() {{\n    \
             let log = OpenOptions::new().create(true).append(true).open({count:?});\n    \
             log.unwrap().write_all(b\"x\").unwrap();\n    nanogemm_build::compile(\"kernels.toml\").unwrap();\n}}\n"
        );
        for (path, text) in [("Cargo.toml", manifest), ("build.rs", script), ("src/lib.rs", String::new())] {
            fs::write(dir.join(path), text).expect("own folder");
        }
        copy(&workspace().join("tests/consumer/kernels.toml"), &dir.join("kernels.toml"));
        lock(&dir);
        Counted { dir, count, anew }
    }

    /// Builds for the host as a target of its own, so that flags for the target do not rebuild the generator.
    fn build(&self, variables: &[(&str, &str)]) -> usize {
        let mut cargo = cargo(&self.dir);
        cargo.args(["build", "--target", &host()]).envs(variables.iter().copied());
        if self.anew {
            cargo.env_remove("NANOGEMM_OBJECT_CACHE");
        }
        succeed(&mut cargo);
        fs::metadata(&self.count).map_or(0, |m| m.len() as usize)
    }

    /// The archive that was written last.
    fn archive(&self) -> Vec<u8> {
        let builds = common::target_dir().join(host()).join("debug/build");
        let name = self.dir.parent().and_then(Path::file_name).expect("a room").to_string_lossy().into_owned();
        let archives = fs::read_dir(builds).expect("built").filter_map(|e| {
            let e = e.expect("readable");
            let path = e.path().join("out/libacme_kernels.a");
            let own = e.file_name().to_string_lossy().starts_with(&format!("{name}-"));
            own.then(|| Some((fs::metadata(&path).ok()?.modified().ok()?, path))).flatten()
        });
        fs::read(archives.max().expect("an archive").1).expect("readable")
    }
}

/// The prefix of the LLVM that is used anyway.
fn llvm_prefix() -> String {
    let configs = ["llvm-config-22", "/usr/lib/llvm-22/bin/llvm-config", "llvm-config"];
    let config =
        configs.iter().find(|c| Command::new(c).arg("--version").output().is_ok_and(|o| o.stdout.starts_with(b"22.")));
    stdout(Command::new(config.expect("nanogemm-build found LLVM 22, so it is here")).arg("--prefix"))
        .trim()
        .to_string()
}

#[test]
fn case_098_what_runs_the_generator_again() {
    let package = Counted::new("case_098", false);
    assert_eq!(package.build(&[]), 1);
    assert_eq!(package.build(&[]), 1, "nothing changed");

    let manifest = package.dir.join("kernels.toml");
    let text = fs::read_to_string(&manifest).expect("own file");
    fs::write(&manifest, format!("{text}# another line\n")).expect("own file");
    assert_eq!(package.build(&[]), 2, "kernels.toml changed");
    fs::write(package.dir.join("src/lib.rs"), "//! A source.\n").expect("own file");
    assert_eq!(package.build(&[]), 2, "a source that the generator does not read changed");

    let features = [("RUSTFLAGS", "-Ctarget-feature=+sse4.2")];
    assert_eq!(package.build(&features), 3, "target features changed");
    assert_eq!(package.build(&features), 3, "nothing changed");

    let prefix = llvm_prefix();
    let mut runs = package.build(&[]);
    for variable in ["NANOGEMM_LLVM_PREFIX", "LLVM_SYS_221_PREFIX"] {
        let variables = [(variable, prefix.as_str())];
        runs += 1;
        assert_eq!(package.build(&variables), runs, "{variable} changed");
        assert_eq!(package.build(&variables), runs, "nothing changed");
    }
}

/// The other half, the library on old CPUs, is ci/test-x86-emulated.
#[test]
fn case_058_flags_for_the_host_do_not_reach_the_objects() {
    let package = Counted::new("case_058", true);
    package.build(&[]);
    let plain = package.archive();
    assert_eq!(package.build(&[("RUSTFLAGS", "-Ctarget-cpu=native")]), 2);
    let native = package.archive();
    assert!(plain == native, "the archive depends on the host's CPU");

    let arch = if host().starts_with("x86_64") { Arch::X86_64 } else { Arch::Aarch64 };
    let features = if arch == Arch::X86_64 { "+xsave" } else { "" };
    let rules = verify::HelperRules { arch, prefix: "acme", undefined: &["getauxval"], features, writable: false };
    let file = ArchiveFile::parse(&*native).expect("an archive");
    let mut helpers = 0;
    for member in file.members() {
        let member = member.expect("a member");
        let name = String::from_utf8_lossy(member.name()).into_owned();
        // What is not for one instruction set is for all machines: the probe, and the portable rows.
        if name.contains("probe") || name.contains("__scalar") {
            verify::helper_object(&name, member.data(&*native).expect("bytes"), &rules).expect("baseline only");
            helpers += 1;
        }
    }
    assert!(helpers >= 3, "probe, product and pack: {helpers}");
}
