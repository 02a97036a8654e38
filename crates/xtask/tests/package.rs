//! What is published builds on its own and leaves the sources alone.

mod common;

use common::{cargo, copy, room, stdout, succeed, target_dir, workspace};
use std::{
    env, fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::Command,
};

fn git(dir: &Path, arguments: &[&str]) -> String {
    let identity = ["-c", "user.name=test", "-c", "user.email=test@example.invalid", "-c", "commit.gpgsign=false"];
    stdout(Command::new("git").current_dir(dir).args(identity).args(arguments))
}

/// The caller's cargo home (settings, index, downloaded archives) without the unpacked packages.
fn fresh_home() -> PathBuf {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.unwrap_or_else(|| env::home_dir().expect("a home folder").join(".cargo"));
    let fresh = room("package-home");
    fs::create_dir(fresh.join("registry")).expect("own folder");
    for (from, to, left_out) in
        [(home.clone(), fresh.clone(), "registry"), (home.join("registry"), fresh.join("registry"), "src")]
    {
        for entry in fs::read_dir(&from).unwrap_or_else(|e| panic!("{}: {e}", from.display())) {
            let entry = entry.expect("readable");
            if entry.file_name() != left_out {
                symlink(entry.path(), to.join(entry.file_name())).expect("own folder");
            }
        }
    }
    fresh
}

/// Makes cargo build this project's packages again.
fn forget(fingerprints: &Path) {
    let Ok(entries) = fs::read_dir(fingerprints) else { return };
    for entry in entries {
        let entry = entry.expect("readable");
        if entry.file_name().to_string_lossy().starts_with("nanogemm") {
            fs::remove_dir_all(entry.path()).expect("own folder");
        }
    }
}

#[test]
fn case_096_packages_verify_with_a_clean_tree() {
    let dir = room("package").join("workspace");
    copy(&workspace(), &dir);
    git(&dir, &["init", "--quiet"]);
    git(&dir, &["add", "--all"]);
    git(&dir, &["commit", "--quiet", "--message", "sources"]);
    let packages = target_dir().join("package");
    if packages.exists() {
        fs::remove_dir_all(&packages).expect("own folder");
    }

    // Cargo takes a package of a registry for unchangeable: what it unpacked and built of the same version before, perhaps of
    // other sources, would be used again.
    forget(&target_dir().join("debug/.fingerprint"));

    // No --allow-dirty, and no --no-verify: cargo unpacks and builds both, and fails if a build script writes elsewhere than
    // to OUT_DIR.
    let mut package = cargo(&dir);
    package.env("CARGO_HOME", fresh_home());
    succeed(package.args(["package", "--package", "nanogemm-build", "--package", "nanogemm"]));

    assert_eq!(git(&dir, &["status", "--porcelain", "--ignored"]), "", "packaging changed the sources");
    for name in ["nanogemm-build", "nanogemm"] {
        let archive = packages.join(format!("{name}-{}.crate", env!("CARGO_PKG_VERSION")));
        assert!(archive.is_file(), "{}", archive.display());
    }
    // Users get what the build needs.
    let files = succeed(cargo(&dir).args(["package", "--package", "nanogemm", "--list"])).stdout;
    let files = String::from_utf8(files).expect("names");
    for needed in ["build.rs", "kernels.toml", "src/lib.rs", "generated/nanogemm.h", "README.md", "LICENSE-MIT"] {
        assert!(files.lines().any(|f| f == needed), "{needed} is not in the package:\n{files}");
    }
}
