//! The command line of the nanogemm generator.
fn main() {}
