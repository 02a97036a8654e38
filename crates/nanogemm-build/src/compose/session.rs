//! Sessions: the processor state around kernels, entered once per call and thread.
//!
//! ```text
//! enter(): every tile has 16 rows of 64 bytes
//! leave(): no tile has a shape
//! ```

use crate::{
    isa::{Isa, State},
    nanokernel::Ir,
};
use inkwell::{context::Context, module::Linkage, values::BasicValue};

/// The memory image of a tile configuration: palette, reserved bytes, 16 lengths of rows in bytes, 16 numbers of rows.
fn configuration(tiles: usize) -> [u8; 64] {
    let mut bytes = [0; 64];
    bytes[0] = 1;
    for tile in 0..tiles {
        bytes[16 + 2 * tile] = 64;
        bytes[48 + tile] = 16;
    }
    bytes
}

/// The module with both functions, or `None` for an instruction set without session.
pub fn session<'c>(ctx: &'c Context, isa: &Isa, [enter, leave]: [&str; 2]) -> Option<Ir<'c>> {
    match isa.state {
        State::None | State::VZeroUpper | State::StreamingZa => None,
        State::Tiles => {
            let ir = Ir::new(ctx, enter);
            let bytes = configuration(isa.registers.tiles as usize);
            let image = ctx.const_string(&bytes, false);
            let global = ir.module.add_global(image.get_type(), None, "configuration");
            global.set_initializer(&image.as_basic_value_enum());
            global.set_constant(true);
            global.set_linkage(Linkage::Private);
            global.set_alignment(64);
            let f = ir.function(enter, &[], true);
            ir.b.position_at_end(ctx.append_basic_block(f, "entry"));
            ir.tile_configure(global.as_pointer_value());
            ir.ret();
            let f = ir.function(leave, &[], true);
            ir.b.position_at_end(ctx.append_basic_block(f, "entry"));
            ir.tile_release();
            ir.ret();
            Some(ir)
        }
    }
}
