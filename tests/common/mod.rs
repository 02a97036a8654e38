//! What the tests that are generated from kernel rows share: which rows run here, trials, and calls of block kernels.

pub mod block;
pub mod suite;
