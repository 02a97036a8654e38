//! `cargo xtask dist`: the folder, used as strangers would.

mod common;

use common::{cargo, room, stdout, succeed, workspace};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

/// The workspace's own target folder: the library may be there already, and the tests use what is distributed.
fn xtask() -> Command {
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    for (name, value) in cargo(&workspace()).get_envs() {
        match value {
            Some(value) => xtask.env(name, value),
            None => xtask.env_remove(name),
        };
    }
    xtask.env("CARGO_TARGET_DIR", target);
    xtask
}

/// The folder, moved from where it was made.
fn dist() -> &'static Path {
    static DIST: OnceLock<PathBuf> = OnceLock::new();
    DIST.get_or_init(|| {
        let room = room("dist");
        succeed(xtask().arg("dist").arg("--out").arg(room.join("made")));
        let moved = room.join("moved here");
        fs::rename(room.join("made"), &moved).expect("own folder");
        moved
    })
}

/// Linkers to try: the compiler's own and every other one that is installed.
fn linkers() -> Vec<&'static str> {
    let there = |name: &&str| Command::new(format!("ld.{name}")).arg("--version").output().is_ok();
    let all: Vec<&str> = ["bfd", "gold", "lld"].into_iter().filter(there).collect();
    assert!(!all.is_empty(), "no ld.bfd, ld.gold or ld.lld");
    println!("linkers: {all:?}");
    all
}

#[test]
fn flags_for_one_cpu_are_refused() {
    let out = xtask().args(["dist", "--out", "never"]).env("RUSTFLAGS", "-Ctarget-cpu=native").output().expect("runs");
    assert!(!out.status.success());
    let text = String::from_utf8_lossy(&out.stderr);
    assert!(text.contains("RUSTFLAGS is `-Ctarget-cpu=native`") && text.contains("Unset RUSTFLAGS"), "{text}");
}

#[test]
fn case_102_symbols_and_position_independence() {
    let text = stdout(xtask().arg("symbols").arg(dist().join("lib/libnanogemm.a")));
    assert!(text.contains("links position independent"), "{text}");
}

#[test]
fn case_106_pkg_config() {
    let packages = dist().join("lib/pkgconfig");
    let flags = |arguments: &[&str]| {
        let mut command = Command::new("pkg-config");
        stdout(command.args(arguments).arg("nanogemm").env("PKG_CONFIG_PATH", &packages))
    };
    assert_eq!(flags(&["--modversion"]).trim(), env!("CARGO_PKG_VERSION"));
    let room = room("pkg-config");
    for static_flag in [&["--static", "--cflags", "--libs"][..], &["--cflags", "--libs"]] {
        let flags = flags(static_flag);
        for linker in linkers() {
            // A shell splits the flags, as in everybody's makefile; pkg-config escapes the blank in the path for it.
            let program = room.join(format!("smoke-{linker}"));
            let line = format!("cc -fuse-ld={linker} \"$0\" {flags} -o \"$1\"").replace('\n', " ");
            let source = workspace().join("tests/c/smoke.c");
            succeed(Command::new("sh").args(["-c", &line]).arg(source).arg(&program));
            succeed(&mut Command::new(&program));
        }
    }
}

#[test]
fn case_106_cmake() {
    let room = room("cmake");
    let source = workspace().join("tests/c/smoke.c");
    let project = format!(
        "cmake_minimum_required(VERSION 3.13)\nproject(consumer C)\nfind_package(nanogemm {} REQUIRED)\n\
         add_executable(smoke {source:?})\ntarget_link_libraries(smoke PRIVATE nanogemm::nanogemm)\n",
        env!("CARGO_PKG_VERSION")
    );
    fs::write(room.join("CMakeLists.txt"), project).expect("own folder");
    for linker in linkers() {
        let build = room.join(linker);
        let mut configure = Command::new("cmake");
        configure.arg("-S").arg(&room).arg("-B").arg(&build);
        configure.arg(format!("-DCMAKE_PREFIX_PATH={}", dist().display()));
        configure.arg(format!("-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld={linker}"));
        succeed(&mut configure);
        succeed(Command::new("cmake").arg("--build").arg(&build));
        succeed(&mut Command::new(build.join("smoke")));
    }
    // A version that does not exist yet is not found.
    let project = "cmake_minimum_required(VERSION 3.13)\nproject(consumer C)\nfind_package(nanogemm 99 REQUIRED)\n";
    fs::write(room.join("CMakeLists.txt"), project).expect("own folder");
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(&room).arg("-B").arg(room.join("99"));
    let out = configure.arg(format!("-DCMAKE_PREFIX_PATH={}", dist().display())).output().expect("cmake runs");
    assert!(!out.status.success());
}
