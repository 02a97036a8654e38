//! Maintenance commands of the nanogemm workspace.
fn main() {}
