//! The LLVM that the build script found links and is the one inkwell was built for.

use inkwell::{context::Context, targets::Target};
use nanogemm_build as _;

#[test]
fn composes_a_module() {
    let context = Context::create();
    let module = context.create_module("empty");
    module.verify().expect("an empty module is valid");
    Target::initialize_x86(&Default::default());
    Target::initialize_aarch64(&Default::default());
    assert!(Target::from_name("x86-64").is_some() && Target::from_name("aarch64").is_some());
    assert_eq!(inkwell::support::get_llvm_version().0, 22);
}
