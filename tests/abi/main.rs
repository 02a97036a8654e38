//! Placeholder main until the trials below exist.
fn main() {}
