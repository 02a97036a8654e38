//! Composes the register-only loops that measure the peak.

fn main() {
    nanogemm_build::Config::new().manifest("kernels.toml").run();
}
