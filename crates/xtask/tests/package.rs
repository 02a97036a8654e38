//! What is published builds on its own and leaves the sources alone.

mod common;

use common::{cargo, copy, room, stdout, succeed, target_dir, workspace};
use std::{fs, path::Path, process::Command};

fn git(dir: &Path, arguments: &[&str]) -> String {
    let identity = ["-c", "user.name=test", "-c", "user.email=test@example.invalid", "-c", "commit.gpgsign=false"];
    stdout(Command::new("git").current_dir(dir).args(identity).args(arguments))
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

    // No --allow-dirty, and no --no-verify: cargo unpacks and builds both, and fails if a build script writes elsewhere than
    // to OUT_DIR.
    let mut package = cargo(&dir);
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
