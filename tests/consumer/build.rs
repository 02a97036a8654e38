//! Composes the kernels of this crate's manifest.

fn main() {
    if let Err(problem) = nanogemm_build::compile("kernels.toml") {
        eprintln!("{problem}");
        std::process::exit(1);
    }
}
