//! AAPCS64, with the parts that concern SME: streaming mode and ZA are off after a call, and a pending lazy save is honoured.

use super::{Entry, Outcome, Raised};
use core::{
    arch::{asm, global_asm},
    ffi::c_void,
    mem::offset_of,
};

const SAVED: [&str; 19] = [
    "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "d8", "d9", "d10", "d11", "d12", "d13",
    "d14", "d15", "x29",
];

/// What the assembly code reads and writes.
#[repr(C)]
struct Frame {
    given: [u64; 19],
    found: [u64; 19],
    fpsr_found: u64,
    fpcr_given: u64,
    fpcr_found: u64,
    /// 1: this machine has SME, record SVCR.
    sme: u64,
    svcr_found: u64,
    /// ZA's contents before the call, `svl` rows of `svl` bytes; null: ZA stays off.
    za_given: *const u8,
    /// ZA's contents after the call, if it is still on.
    za_found: *mut u8,
    svl: u64,
    /// The block that TPIDR2 points to before the call.
    tpidr2_given: *const SaveBlock,
    tpidr2_found: u64,
}

/// What TPIDR2 points to while a lazy save is pending.
#[repr(C, align(16))]
struct SaveBlock {
    buffer: *mut u8,
    slices: u16,
    reserved: [u8; 6],
}

unsafe extern "C" {
    fn nanogemm_testkit_abi_call(entry: Entry, argument: *const c_void, frame: *mut Frame);
}

// SVCR is S3_3_C4_C2_2, TPIDR2_EL0 S3_3_C13_C0_5; instructions of SME are written as numbers, so that this assembles for the
// baseline: smstart za, smstop, ldr za[w12, 0], [x10], str za[w12, 0], [x10].
global_asm!(
    ".globl nanogemm_testkit_abi_call",
    ".p2align 4",
    "nanogemm_testkit_abi_call:",
    "stp x29, x30, [sp, #-176]!",
    "stp x19, x20, [sp, #16]", "stp x21, x22, [sp, #32]", "stp x23, x24, [sp, #48]",
    "stp x25, x26, [sp, #64]", "stp x27, x28, [sp, #80]",
    "stp d8, d9, [sp, #96]", "stp d10, d11, [sp, #112]", "stp d12, d13, [sp, #128]", "stp d14, d15, [sp, #144]",
    "str x2, [sp, #160]",
    "mov x9, x0",
    "mov x0, x1",
    "ldr x10, [x2, {za_given}]",
    "cbz x10, 3f",
    ".inst 0xd503457f", // smstart za
    "ldr x11, [x2, {svl}]",
    "mov w12, #0",
    "2:",
    ".inst 0xe1000140", // ldr za[w12, 0], [x10]
    "add x10, x10, x11",
    "add w12, w12, #1",
    "cmp w12, w11",
    "b.ne 2b",
    "ldr x10, [x2, {tpidr2_given}]",
    "msr S3_3_C13_C0_5, x10",
    "3:",
    "ldp x19, x20, [x2]", "ldp x21, x22, [x2, #16]", "ldp x23, x24, [x2, #32]",
    "ldp x25, x26, [x2, #48]", "ldp x27, x28, [x2, #64]",
    "ldp d8, d9, [x2, #80]", "ldp d10, d11, [x2, #96]", "ldp d12, d13, [x2, #112]", "ldp d14, d15, [x2, #128]",
    "ldr x29, [x2, #144]",
    "mrs x10, fpcr",
    "str x10, [x2, {fpcr_given}]",
    "msr fpsr, xzr",
    "blr x9",
    "ldr x2, [sp, #160]",
    "add x3, x2, #152",
    "stp x19, x20, [x3]", "stp x21, x22, [x3, #16]", "stp x23, x24, [x3, #32]",
    "stp x25, x26, [x3, #48]", "stp x27, x28, [x3, #64]",
    "stp d8, d9, [x3, #80]", "stp d10, d11, [x3, #96]", "stp d12, d13, [x3, #112]", "stp d14, d15, [x3, #128]",
    "str x29, [x3, #144]",
    "mrs x9, fpsr",
    "str x9, [x2, {fpsr_found}]",
    "mrs x9, fpcr",
    "str x9, [x2, {fpcr_found}]",
    "ldr x10, [x2, {fpcr_given}]",
    "msr fpcr, x10",
    "ldr x9, [x2, {sme}]",
    "cbz x9, 6f",
    "mrs x9, S3_3_C4_C2_2",
    "str x9, [x2, {svcr_found}]",
    "mrs x10, S3_3_C13_C0_5",
    "str x10, [x2, {tpidr2_found}]",
    "tbz x9, #1, 5f", // ZA is off
    "ldr x10, [x2, {za_found}]",
    "cbz x10, 5f",
    "ldr x11, [x2, {svl}]",
    "mov w12, #0",
    "4:",
    ".inst 0xe1200140", // str za[w12, 0], [x10]
    "add x10, x10, x11",
    "add w12, w12, #1",
    "cmp w12, w11",
    "b.ne 4b",
    "5:",
    "msr S3_3_C13_C0_5, xzr",
    ".inst 0xd503467f", // smstop
    "6:",
    "ldp x19, x20, [sp, #16]", "ldp x21, x22, [sp, #32]", "ldp x23, x24, [sp, #48]",
    "ldp x25, x26, [sp, #64]", "ldp x27, x28, [sp, #80]",
    "ldp d8, d9, [sp, #96]", "ldp d10, d11, [sp, #112]", "ldp d12, d13, [sp, #128]", "ldp d14, d15, [sp, #144]",
    "ldp x29, x30, [sp], #176",
    "ret",
    fpsr_found = const offset_of!(Frame, fpsr_found),
    fpcr_given = const offset_of!(Frame, fpcr_given),
    fpcr_found = const offset_of!(Frame, fpcr_found),
    sme = const offset_of!(Frame, sme),
    svcr_found = const offset_of!(Frame, svcr_found),
    za_given = const offset_of!(Frame, za_given),
    za_found = const offset_of!(Frame, za_found),
    svl = const offset_of!(Frame, svl),
    tpidr2_given = const offset_of!(Frame, tpidr2_given),
    tpidr2_found = const offset_of!(Frame, tpidr2_found),
);

const _: () = assert!(offset_of!(Frame, given) == 0 && offset_of!(Frame, found) == 152);

pub(super) fn has_sme() -> bool {
    rustix::param::linux_hwcap().1 >> 23 & 1 == 1
}

/// Bytes in a vector in streaming mode.
fn streaming_bytes() -> usize {
    let bytes: usize;
    // SAFETY: rdsvl x0, #1, legal outside streaming mode where SME exists, which the callers know.
    unsafe { asm!(".inst 0x04bf5820", out("x0") bytes, options(nomem, nostack, preserves_flags)) };
    bytes
}

impl Frame {
    fn new() -> Self {
        Frame {
            given: core::array::from_fn(|i| 0x0101_0101_0101_0101 * (0xa1 + i as u64)),
            found: [0; 19],
            fpsr_found: 0,
            fpcr_given: 0,
            fpcr_found: 0,
            sme: has_sme().into(),
            svcr_found: 0,
            za_given: core::ptr::null(),
            za_found: core::ptr::null_mut(),
            svl: 0,
            tpidr2_given: core::ptr::null(),
            tpidr2_found: 0,
        }
    }

    fn outcome(&self) -> Outcome {
        let mut outcome = Outcome::default();
        for (i, name) in SAVED.iter().enumerate() {
            if self.found[i] != self.given[i] {
                outcome.destroyed.push((*name).into());
            }
        }
        if self.fpcr_found != self.fpcr_given {
            outcome.destroyed.push("fpcr".into());
        }
        let bit = |from: u32, to: u8| if self.fpsr_found >> from & 1 == 1 { to } else { 0 };
        let flags = [
            (0, Raised::INVALID),
            (1, Raised::DIVIDE),
            (2, Raised::OVERFLOW),
            (3, Raised::UNDERFLOW),
            (4, Raised::INEXACT),
        ];
        outcome.raised = Raised(flags.into_iter().map(|(from, to)| bit(from, to)).sum());
        if self.svcr_found & 1 == 1 {
            outcome.destroyed.push("streaming mode".into());
        }
        outcome
    }
}

pub(super) unsafe fn call(entry: Entry, argument: *const c_void) -> Outcome {
    let mut frame = Frame::new();
    // SAFETY: the caller promises that the call is sound; the assembly code keeps what this function needs.
    unsafe { nanogemm_testkit_abi_call(entry, argument, &mut frame) };
    let mut outcome = frame.outcome();
    if frame.svcr_found & 2 != 0 {
        outcome.destroyed.push("ZA off".into());
    }
    outcome
}

pub(super) unsafe fn call_with_pending_save(entry: Entry, argument: *const c_void) -> Option<Outcome> {
    if !has_sme() {
        return None;
    }
    let svl = streaming_bytes();
    let contents: Vec<u8> = (0..svl * svl).map(|i| (i * 7 + i / 251 + 1) as u8).collect();
    let (mut saved, mut left) = (vec![0u8; svl * svl], vec![0u8; svl * svl]);
    let block = SaveBlock { buffer: saved.as_mut_ptr(), slices: svl as u16, reserved: [0; 6] };
    let mut frame = Frame::new();
    frame.za_given = contents.as_ptr();
    frame.za_found = left.as_mut_ptr();
    frame.svl = svl as u64;
    frame.tpidr2_given = &block;
    // SAFETY: as in `call`; the buffers have room for ZA.
    unsafe { nanogemm_testkit_abi_call(entry, argument, &mut frame) };
    let _ = (block.slices, block.reserved, block.buffer);
    let mut outcome = frame.outcome();
    let on = frame.svcr_found & 2 != 0;
    let wrong = match (on, frame.tpidr2_found) {
        (false, 0) if saved == contents => None,
        (false, 0) => Some("ZA (saved wrongly)"),
        (false, _) => Some("ZA (switched off with the save pending)"),
        (true, 0) => Some("ZA (on although the save is done)"),
        (true, block) if block != frame.tpidr2_given as u64 => Some("tpidr2"),
        (true, _) if left == contents => None,
        (true, _) => Some("ZA (changed with the save pending)"),
    };
    outcome.destroyed.extend(wrong.map(String::from));
    Some(outcome)
}

/// A function written in assembly, as an expression.
macro_rules! culprit {
    ($name:ident, $($line:literal),+) => {{
        // global_asm stands for an item, and only modules hold items inside of expressions.
        mod $name {
            core::arch::global_asm!(concat!(".globl ", stringify!($name)), concat!(stringify!($name), ":"), $($line),+, "ret");
            unsafe extern "C" {
                pub(super) fn $name(argument: *const core::ffi::c_void);
            }
        }
        $name::$name as Entry
    }};
}

macro_rules! registers {
    ($($name:ident $line:literal $register:literal,)+) => {
        vec![$((culprit!($name, $line), vec![$register])),+]
    };
}

pub(super) fn culprits() -> Vec<(Entry, Vec<&'static str>)> {
    let mut all = registers! {
        nanogemm_testkit_abi_x19 "mov x19, #0" "x19",
        nanogemm_testkit_abi_x20 "add x20, x20, #1" "x20",
        nanogemm_testkit_abi_x21 "mov x21, x0" "x21",
        nanogemm_testkit_abi_x22 "mvn x22, x22" "x22",
        nanogemm_testkit_abi_x23 "mov w23, w23" "x23",
        nanogemm_testkit_abi_x24 "mov x24, sp" "x24",
        nanogemm_testkit_abi_x25 "lsl x25, x25, #1" "x25",
        nanogemm_testkit_abi_x26 "mov x26, x27" "x26",
        nanogemm_testkit_abi_x27 "neg x27, x27" "x27",
        nanogemm_testkit_abi_x28 "mov x28, #1" "x28",
        nanogemm_testkit_abi_x29 "mov x29, sp" "x29",
        nanogemm_testkit_abi_d8 "movi v8.16b, #0" "d8",
        nanogemm_testkit_abi_d9 "fmov d9, xzr" "d9",
        nanogemm_testkit_abi_d10 "fneg d10, d10" "d10",
        nanogemm_testkit_abi_d11 "fmov s11, s11" "d11",
        nanogemm_testkit_abi_d12 "mov v12.16b, v13.16b" "d12",
        nanogemm_testkit_abi_d13 "movi v13.2d, #0" "d13",
        nanogemm_testkit_abi_d14 "fmov d14, #1.0" "d14",
        nanogemm_testkit_abi_d15 "mvn v15.8b, v15.8b" "d15",
    };
    all.extend([
        // The upper half of v8 is the callee's.
        (culprit!(nanogemm_testkit_abi_none, "mov x9, #0", "mov v8.d[1], xzr"), vec![]),
        // Flush to zero.
        (culprit!(nanogemm_testkit_abi_fpcr, "mrs x9, fpcr", "orr x9, x9, #0x1000000", "msr fpcr, x9"), vec!["fpcr"]),
        (culprit!(nanogemm_testkit_abi_invalid, "movi d0, #0", "fdiv s0, s0, s0"), vec!["invalid"]),
        (
            culprit!(nanogemm_testkit_abi_divide, "movi d0, #0", "fmov s1, #1.0", "fdiv s0, s1, s0"),
            vec!["divide by zero"],
        ),
    ]);
    if has_sme() {
        all.push((culprit!(nanogemm_testkit_abi_za, ".inst 0xd503457f"), vec!["ZA off"]));
        // Entering or leaving streaming mode clears d8 to d15 and sets every exception flag.
        let changed = SAVED[10..18].to_vec();
        let raised = ["invalid", "divide by zero", "overflow"];
        let entered = [&changed[..], &["streaming mode"], &raised].concat();
        all.push((culprit!(nanogemm_testkit_abi_streaming, ".inst 0xd503437f"), entered));
        let visited = [&changed[..], &raised].concat();
        all.push((culprit!(nanogemm_testkit_abi_visit, ".inst 0xd503437f", ".inst 0xd503427f"), visited));
    }
    all
}

/// The lazy save: functions that leave ZA alone, throw it away, change it, or forget the save.
pub(super) fn self_test() -> Result<(), String> {
    if !has_sme() {
        return Ok(());
    }
    let cases: [(Entry, &[&str]); 5] = [
        (culprit!(nanogemm_testkit_abi_lazy_none, "mov x9, #0"), &[]),
        (culprit!(nanogemm_testkit_abi_lazy_off, ".inst 0xd503447f"), &["ZA (switched off with the save pending)"]),
        (
            culprit!(nanogemm_testkit_abi_lazy_lost, ".inst 0xd503447f", "msr S3_3_C13_C0_5, xzr"),
            &["ZA (saved wrongly)"],
        ),
        // zero {za}
        (culprit!(nanogemm_testkit_abi_lazy_zero, ".inst 0xc00800ff"), &["ZA (changed with the save pending)"]),
        (culprit!(nanogemm_testkit_abi_lazy_done, "msr S3_3_C13_C0_5, xzr"), &["ZA (on although the save is done)"]),
    ];
    for (entry, expected) in cases {
        // SAFETY: these functions change ZA and TPIDR2 only, which the calling code resets.
        let outcome = unsafe { call_with_pending_save(entry, core::ptr::null()) }.expect("SME is there");
        if outcome.destroyed != expected {
            return Err(format!("lazy save: expected {expected:?}, reported {:?}", outcome.destroyed));
        }
    }
    Ok(())
}
