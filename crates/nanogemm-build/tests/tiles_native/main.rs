//! Kernels with operands in tiles, run where the CPU has them: every tail of m, n and k, operands against pages that fault.
//!
//! Kernels of instruction sets that this CPU does not have are composed and verified all the same.
#![cfg(all(feature = "llvm", target_arch = "x86_64", target_os = "linux"))]

mod library;
mod machine;
mod products;
mod speed;

use library::Library;
use std::sync::OnceLock;

const MANIFEST: &str = r#"
    library = { name = "native" }
    targets = [{ triple = "x86_64-unknown-linux-gnu", isas = ["avx2", "avx512", "amx_bf16", "amx_int8", "amx_fp16"] }]
    kernels = [
        { op = "gemm", types = ["bf16,bf16,f32", "f16,f16,f32", "u8,i8,i32", "i8,i8,i32"], a = ["strided", "packed"], b = ["packed"] },
        { op = "peak", types = ["bf16,bf16,f32", "f16,f16,f32", "u8,i8,i32"] },
    ]
"#;

/// The kernels, built once.
fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::new(MANIFEST))
}

/// The instruction sets of this machine.
fn here() -> Vec<&'static str> {
    library().runs(&library().probe())
}

/// Whether kernels of `isa` run here; says so if not.
fn runs(isa: &str) -> bool {
    let yes = here().contains(&isa);
    if !yes {
        eprintln!("SKIPPED: this machine has no {isa}; its kernels are verified, not run");
    }
    yes
}
