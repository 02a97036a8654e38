//! What the tests that are generated from kernel rows share: which rows run here, trials, and calls of kernels.

#![allow(dead_code, reason = "each test binary uses a part")]

pub mod block;
pub mod finish;
pub mod fixed;
pub mod format;
pub mod suite;
