//! Cargo inside of tests: copies of packages in temporary folders, built into one folder that all of them share.
#![allow(dead_code, reason = "each test file uses its part")]

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// The folder of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders above").to_path_buf()
}

/// Where everything that the tests build goes, so that dependencies are built once.
pub fn target_dir() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("target")
}

/// A new empty folder.
pub fn room(name: &str) -> PathBuf {
    let room = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if room.exists() {
        fs::remove_dir_all(&room).expect("own folder");
    }
    fs::create_dir_all(&room).expect("the target folder is writable");
    room
}

/// Copies a file or a folder, without what was built in it.
pub fn copy(from: &Path, to: &Path) {
    if !from.is_dir() {
        fs::copy(from, to).unwrap_or_else(|e| panic!("{} to {}: {e}", from.display(), to.display()));
        return;
    }
    fs::create_dir_all(to).expect("own folder");
    for entry in fs::read_dir(from).expect("readable") {
        let entry = entry.expect("readable");
        if entry.file_name() != "target" && entry.file_name() != ".git" {
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    }
}

/// Copies a package, its paths into the workspace made absolute, with the workspace's versions of all dependencies.
pub fn copy_package(from: &Path, to: &Path) {
    copy(from, to);
    let manifest = to.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).expect("a package");
    fs::write(&manifest, text.replace("../..", &workspace().display().to_string())).expect("own file");
    lock(to);
}

/// Gives a package the workspace's versions of all dependencies.
pub fn lock(package: &Path) {
    copy(&workspace().join("Cargo.lock"), &package.join("Cargo.lock"));
}

/// A cargo that builds what lies in `dir`, without a network and whatever flags this test runs with. Objects that LLVM has
/// made before come from the cache, if there is one.
pub fn cargo(dir: &Path) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let flags = text.contains("RUSTFLAGS") || text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_");
        let kept = text == "NANOGEMM_OBJECT_CACHE";
        if flags || text.starts_with("LLVM_SYS_") || text.starts_with("NANOGEMM_") && !kept {
            cargo.env_remove(&name);
        }
    }
    cargo.current_dir(dir).env("CARGO_TARGET_DIR", target_dir()).env("CARGO_NET_OFFLINE", "true");
    // Each copy is built once, and nobody debugs it.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0").env("CARGO_TERM_COLOR", "never");
    cargo
}

/// Runs a command that has to succeed.
pub fn succeed(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}\n{}",
        output.status,
        text(&output.stdout),
        text(&output.stderr)
    );
    output
}

/// Standard output of a command that has to succeed.
pub fn stdout(command: &mut Command) -> String {
    String::from_utf8(succeed(command).stdout).expect("text")
}

/// The triple of this machine.
pub fn host() -> String {
    let version = stdout(Command::new("rustc").arg("-vV"));
    version.lines().find_map(|l| l.strip_prefix("host: ")).expect("rustc names its host").to_string()
}
