//! Automatic tiles of the real instruction sets.
use nanogemm_build::{dtype, isa, plan::tile};

#[test]
fn auto_tiles() {
    for i in isa::ALL {
        let t = tile::auto(i, &dtype::f32::DTYPE);
        println!("{} {}x{} {:?} {}", i.name, t.mr, t.nr, t.order, t.budget.arithmetic());
    }
}
