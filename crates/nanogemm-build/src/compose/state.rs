//! Entry of kernels: the processor state they enter and leave.
//!
//! A kernel whose instruction set has a state of its own is split into functions: the outer ones enter the state and leave
//! it, the body and everything it calls run inside.
//!
//! ```text
//! symbol(args):                          (StreamingZa)
//!     flags = FPSR; symbol.enter(args); FPSR = flags
//! symbol.enter(args):
//!     if TPIDR2_EL0 != 0: save ZA where it says; TPIDR2_EL0 = 0
//!     smstart; symbol.body(args); smstop
//! ```
//!
//! The outer functions hold nothing else, so nothing that depends on the vector length can be scheduled before the state is
//! entered: processors exist that have streaming vectors only. Entering and leaving streaming mode sets all floating-point
//! status flags, hence the outermost function; the outer products themselves raise none.

use crate::{
    isa::{Isa, State},
    nanokernel::Ir,
};
use inkwell::{
    attributes::{Attribute, AttributeLoc},
    module::Linkage,
    values::{BasicValue, FunctionValue},
};

/// The routine that the code generator calls to save ZA; the name is part of the procedure call standard.
const SAVE: &str = "__arm_tpidr2_save";

/// The save routine of the procedure call standard. It must preserve everything but x14 to x17; this one changes x16, x17
/// and the flags only. A block with non-zero reserved bytes is of a version that it does not know.
const SAVE_ASM: &str = "mrs x16, TPIDR2_EL0
    cbz x16, 1f
    ldrh w17, [x16, #10]
    cbnz w17, 2f
    ldr w17, [x16, #12]
    cbnz w17, 2f
    ldrh w17, [x16, #8]
    ldr x16, [x16]
    cbz x16, 1f
    cbz w17, 1f
    str x15, [sp, #-16]!
    mov w15, wzr
    0:
    str za[w15, 0], [x16]
    addsvl x16, x16, #1
    add w15, w15, #1
    cmp w15, w17
    b.lo 0b
    ldr x15, [sp], #16
    1:
    ret
    2:
    brk #1";

/// Adds the hidden function `symbol(ptr)` and returns the function to be filled, in which the state of `isa` is entered.
pub fn entry<'c>(ir: &Ir<'c>, isa: &Isa, symbol: &str) -> FunctionValue<'c> {
    let public = ir.function(symbol, &[ir.ptr().into()], true);
    match isa.state {
        // The code generator clears upper vector halves by itself.
        State::None | State::VZeroUpper | State::Tiles => public,
        State::StreamingZa => {
            let body = ir.function(&format!("{symbol}.body"), &[ir.ptr().into()], false);
            inside(ir, isa, body);
            let enter = ir.function(&format!("{symbol}.enter"), &[ir.ptr().into()], false);
            // Without a frame pointer the code generator does not save x30 around the call of the save routine.
            for (name, value) in [("aarch64_pstate_sm_body", ""), ("aarch64_new_za", ""), ("frame-pointer", "all")] {
                enter.add_attribute(AttributeLoc::Function, ir.ctx.create_string_attribute(name, value));
            }
            let args = |f: FunctionValue<'c>| [f.get_nth_param(0).expect("one parameter")];
            ir.b.position_at_end(ir.ctx.append_basic_block(enter, "entry"));
            ir.call(body, &args(enter));
            ir.ret();
            ir.b.position_at_end(ir.ctx.append_basic_block(public, "entry"));
            let flags = ir.intrinsic("llvm.aarch64.get.fpsr", &[], &[]);
            ir.call(enter, &args(public));
            ir.intrinsic("llvm.aarch64.set.fpsr", &[], &[flags]);
            ir.ret();
            save_routine(ir);
            body
        }
    }
}

/// Marks a local function as one that is called, and returns, inside the state of `isa`.
pub fn inside<'c>(ir: &Ir<'c>, isa: &Isa, f: FunctionValue<'c>) {
    match isa.state {
        State::None | State::VZeroUpper | State::Tiles => {}
        State::StreamingZa => {
            for name in ["aarch64_pstate_sm_enabled", "aarch64_inout_za"] {
                f.add_attribute(AttributeLoc::Function, ir.ctx.create_string_attribute(name, ""));
            }
        }
    }
}

/// Adds a local copy of the save routine, so that objects need no support library.
fn save_routine(ir: &Ir<'_>) {
    let ty = ir.ctx.void_type().fn_type(&[], false);
    let f = ir.module.add_function(SAVE, ty, Some(Linkage::Internal));
    ir.harden(f, false);
    let naked = Attribute::get_named_enum_kind_id("naked");
    f.add_attribute(AttributeLoc::Function, ir.ctx.create_enum_attribute(naked, 0));
    ir.b.position_at_end(ir.ctx.append_basic_block(f, "entry"));
    let asm = ir.ctx.create_inline_asm(ty, SAVE_ASM.into(), String::new(), true, false, None, false);
    ir.b.build_indirect_call(ty, asm, &[], "").unwrap();
    ir.b.build_unreachable().unwrap();
    // Only the code generator refers to it: without this entry optimisation would delete it.
    let list = ir.ptr().const_array(&[f.as_global_value().as_pointer_value()]);
    let used = ir.module.add_global(list.get_type(), None, "llvm.compiler.used");
    used.set_linkage(Linkage::Appending);
    used.set_section(Some("llvm.metadata"));
    used.set_initializer(&list.as_basic_value_enum());
}
