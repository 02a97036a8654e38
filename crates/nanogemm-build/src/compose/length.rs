//! The vector length of scalable instruction sets, read where the kernels run: it may differ between threads.

use crate::{
    isa::{Isa, State},
    nanokernel::Ir,
};
use inkwell::{context::Context, module::Linkage};

/// A function `symbol() -> bytes in one vector register` for a scalable instruction set.
pub fn vector_length<'c>(ctx: &'c Context, isa: &Isa, symbol: &str) -> Ir<'c> {
    let ir = Ir::new(ctx, symbol);
    let ty = ir.i64().fn_type(&[], false);
    let f = ir.module.add_function(symbol, ty, Some(Linkage::External));
    ir.harden(f, true);
    ir.b.position_at_end(ctx.append_basic_block(f, "entry"));
    // RDSVL is legal outside streaming mode on every CPU with SME, RDVL only where SVE exists.
    let read = if isa.state == State::StreamingZa { "rdsvl $0, #1" } else { "rdvl $0, #1" };
    let asm = ctx.create_inline_asm(ty, read.into(), "=r".into(), false, false, None, false);
    let bytes = ir.b.build_indirect_call(ty, asm, &[], "").unwrap();
    ir.b.build_return(Some(&bytes.try_as_basic_value().basic().expect("an integer"))).unwrap();
    ir
}
