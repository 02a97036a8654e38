//! Links LLVM. `build/llvm.rs` does the finding, so that tests can run it on machines that do not exist.

#[path = "build/llvm.rs"]
mod llvm;

use std::{env, path::Path, process::exit};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build/llvm.rs");
    for variable in llvm::VARIABLES {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    // Without the feature there is nothing to link; documentation is built without linking; and an LLVM found on this
    // machine cannot be linked into a generator for another one (`cargo test --workspace --target ...` comes here).
    let links = env::var_os("CARGO_FEATURE_LLVM").is_some() && env::var_os("DOCS_RS").is_none();
    if !links || env::var_os("HOST") != env::var_os("TARGET") {
        return;
    }
    match llvm::find(&llvm::Machine::this()) {
        Ok(llvm) => {
            println!("cargo:rerun-if-changed={}", llvm.config.display());
            let os = env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
            let out_dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
            for line in llvm.directives(&os, Path::new(&out_dir)) {
                println!("{line}");
            }
        }
        Err(message) => {
            eprintln!("{message}");
            exit(1);
        }
    }
}
