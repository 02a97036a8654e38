//! Matrix products.
pub mod kernel;
