//! `tests/consumer`: a crate with kernels of its own, linked with nanogemm into one program.

mod common;

use object::{Object, ObjectSymbol};
use std::fs;

#[test]
fn a_crate_with_its_own_kernels() {
    let dir = common::room("consumer");
    common::copy_package(&common::workspace().join("tests/consumer"), &dir);
    let out = common::stdout(common::cargo(&dir).args(["run", "--quiet"]));
    let count = |prefix: &str| out.lines().filter(|l| l.contains(prefix)).count();
    assert_eq!((count(": acme_k_gemm_"), count(": nanogemm_k_gemm_")), (4, 4), "{out}");

    // The tiles are the manifest's, and both libraries are in the program.
    let binary = fs::read(common::target_dir().join("debug/acme")).expect("cargo has just run it");
    let file = object::File::parse(&*binary).expect("an executable");
    let names: Vec<&str> = file.symbols().filter_map(|s| s.name().ok()).collect();
    for prefix in ["acme_k_gemm_", "nanogemm_k_gemm_"] {
        assert!(names.iter().any(|n| n.starts_with(prefix)), "no {prefix}");
    }
    assert!(names.iter().any(|n| n.starts_with("acme_k_gemm_") && n.contains("_3x2") && n.ends_with("__scalar")));
}
