//! Vector length helpers: what one vector register holds now.

use crate::{
    isa::{Arch, Isa, State, Width},
    nanokernel::Ir,
};
use inkwell::{context::Context, module::Linkage};

/// Builds the module of the hidden function `symbol() -> usize` that returns the bytes of one vector register as the kernels
/// of `isa` see it, or `None` if the length is no run-time value. It runs wherever `isa` does, outside of its state.
pub fn vector_length<'c>(ctx: &'c Context, isa: &Isa, symbol: &str, arch: Arch) -> Option<Ir<'c>> {
    if isa.registers.width != Width::Scalable || !isa.runs_on(arch) {
        return None;
    }
    let ir = Ir::new(ctx, symbol);
    let f = ir.module.add_function(symbol, ir.i64().fn_type(&[], false), Some(Linkage::External));
    ir.harden(f, true);
    ir.b.position_at_end(ctx.append_basic_block(f, "entry"));
    let bytes = match isa.state {
        State::StreamingZa => ir.times(ir.intrinsic("llvm.aarch64.sme.cntsd", &[], &[]).into_int_value(), 8),
        State::None | State::VZeroUpper | State::Tiles => ir.lane_count(isa.registers.width.lanes(1)),
    };
    ir.b.build_return(Some(&bytes)).unwrap();
    Some(ir)
}
