//! Makes static linking of LLVM independent of the order in which a linker reads libraries.
//!
//! The build script of this crate names the LLVM libraries, so they follow this crate on the command line and precede
//! inkwell, the crate that calls them. Linkers that read archives once, in order (GNU ld), would then take nothing from
//! them. So this crate refers to one function of each file of LLVM's C interface that inkwell uses; what is not needed
//! in the end is dropped again with the unused sections.

use inkwell::llvm_sys::{
    analysis::LLVMVerifyModule,
    bit_reader::LLVMParseBitcodeInContext2,
    bit_writer::LLVMWriteBitcodeToMemoryBuffer,
    comdat::LLVMGetComdat,
    core::LLVMContextCreate,
    debuginfo::LLVMCreateDIBuilder,
    disassembler::LLVMCreateDisasmCPUFeatures,
    error::LLVMGetErrorMessage,
    error_handling::LLVMInstallFatalErrorHandler,
    execution_engine::{LLVMCreateMCJITCompilerForModule, LLVMDisposeExecutionEngine},
    ir_reader::LLVMParseIRInContext2,
    linker::LLVMLinkModules2,
    object::LLVMCreateBinary,
    support::LLVMLoadLibraryPermanently,
    target::{
        LLVMCreateTargetData, LLVMInitializeAArch64AsmParser, LLVMInitializeAArch64AsmPrinter,
        LLVMInitializeAArch64Disassembler, LLVMInitializeAArch64Target, LLVMInitializeAArch64TargetInfo,
        LLVMInitializeAArch64TargetMC, LLVMInitializeX86AsmParser, LLVMInitializeX86AsmPrinter,
        LLVMInitializeX86Disassembler, LLVMInitializeX86Target, LLVMInitializeX86TargetInfo, LLVMInitializeX86TargetMC,
    },
    target_machine::LLVMGetFirstTarget,
    transforms::pass_builder::LLVMRunPasses,
};

/// Addresses nobody reads.
struct Addresses(#[expect(dead_code, reason = "the linker reads it, not the program")] [*const (); 30]);

// SAFETY: the addresses of functions are constants, and nothing reads them.
unsafe impl Sync for Addresses {}

#[used]
static KEEP: Addresses = Addresses([
    LLVMVerifyModule as *const (),
    LLVMParseBitcodeInContext2 as *const (),
    LLVMWriteBitcodeToMemoryBuffer as *const (),
    LLVMGetComdat as *const (),
    LLVMContextCreate as *const (),
    LLVMCreateDIBuilder as *const (),
    LLVMCreateDisasmCPUFeatures as *const (),
    LLVMGetErrorMessage as *const (),
    LLVMInstallFatalErrorHandler as *const (),
    LLVMCreateMCJITCompilerForModule as *const (),
    LLVMDisposeExecutionEngine as *const (),
    LLVMParseIRInContext2 as *const (),
    LLVMLinkModules2 as *const (),
    LLVMCreateBinary as *const (),
    LLVMLoadLibraryPermanently as *const (),
    LLVMCreateTargetData as *const (),
    LLVMInitializeAArch64AsmParser as *const (),
    LLVMInitializeAArch64AsmPrinter as *const (),
    LLVMInitializeAArch64Disassembler as *const (),
    LLVMInitializeAArch64Target as *const (),
    LLVMInitializeAArch64TargetInfo as *const (),
    LLVMInitializeAArch64TargetMC as *const (),
    LLVMInitializeX86AsmParser as *const (),
    LLVMInitializeX86AsmPrinter as *const (),
    LLVMInitializeX86Disassembler as *const (),
    LLVMInitializeX86Target as *const (),
    LLVMInitializeX86TargetInfo as *const (),
    LLVMInitializeX86TargetMC as *const (),
    LLVMGetFirstTarget as *const (),
    LLVMRunPasses as *const (),
]);
