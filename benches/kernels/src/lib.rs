//! The tiles that are compared, and the register-only loops that measure the peak, from `kernels.toml` of this package.

nanogemm::include_kernels!();
