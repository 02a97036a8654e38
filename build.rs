//! Composes the kernels of `kernels.toml` for the target.

fn main() {
    nanogemm_build::Config::new().manifest("kernels.toml").run();
}
