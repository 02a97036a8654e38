//! System V x86-64.

use super::{Entry, Outcome, Raised};
use core::{arch::global_asm, ffi::c_void, mem::offset_of};

const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];

/// What the assembly code reads and writes.
#[repr(C)]
struct Frame {
    given: [u64; 6],
    found: [u64; 6],
    mxcsr_given: u64,
    mxcsr_found: u64,
    flags_found: u64,
    /// 1: this machine has AVX, record the upper halves.
    avx: u64,
    upper: [[u64; 2]; 16],
}

unsafe extern "C" {
    fn nanogemm_testkit_abi_call(entry: Entry, argument: *const c_void, frame: *mut Frame);
}

global_asm!(
    ".globl nanogemm_testkit_abi_call",
    ".p2align 4",
    "nanogemm_testkit_abi_call:",
    "push rbx", "push rbp", "push r12", "push r13", "push r14", "push r15",
    "sub rsp, 24", // 16-byte aligned
    "mov [rsp], rdx",
    "stmxcsr [rsp + 8]",
    "mov rax, rdi",
    "mov rdi, rsi",
    "mov rbx, [rdx]", "mov rbp, [rdx + 8]", "mov r12, [rdx + 16]",
    "mov r13, [rdx + 24]", "mov r14, [rdx + 32]", "mov r15, [rdx + 40]",
    "ldmxcsr [rdx + {mxcsr_given}]",
    "call rax",
    "mov rdx, [rsp]",
    "pushfq", "pop rcx",
    "cld",
    "mov [rdx + {flags}], rcx",
    "mov [rdx + 48], rbx", "mov [rdx + 56], rbp", "mov [rdx + 64], r12",
    "mov [rdx + 72], r13", "mov [rdx + 80], r14", "mov [rdx + 88], r15",
    "stmxcsr [rdx + {mxcsr_found}]",
    "ldmxcsr [rsp + 8]",
    "cmp qword ptr [rdx + {avx}], 0",
    "je 2f",
    "vextractf128 [rdx + {upper}], ymm0, 1", "vextractf128 [rdx + {upper} + 16], ymm1, 1",
    "vextractf128 [rdx + {upper} + 32], ymm2, 1", "vextractf128 [rdx + {upper} + 48], ymm3, 1",
    "vextractf128 [rdx + {upper} + 64], ymm4, 1", "vextractf128 [rdx + {upper} + 80], ymm5, 1",
    "vextractf128 [rdx + {upper} + 96], ymm6, 1", "vextractf128 [rdx + {upper} + 112], ymm7, 1",
    "vextractf128 [rdx + {upper} + 128], ymm8, 1", "vextractf128 [rdx + {upper} + 144], ymm9, 1",
    "vextractf128 [rdx + {upper} + 160], ymm10, 1", "vextractf128 [rdx + {upper} + 176], ymm11, 1",
    "vextractf128 [rdx + {upper} + 192], ymm12, 1", "vextractf128 [rdx + {upper} + 208], ymm13, 1",
    "vextractf128 [rdx + {upper} + 224], ymm14, 1", "vextractf128 [rdx + {upper} + 240], ymm15, 1",
    "vzeroupper",
    "2:",
    "add rsp, 24",
    "pop r15", "pop r14", "pop r13", "pop r12", "pop rbp", "pop rbx",
    "ret",
    mxcsr_given = const offset_of!(Frame, mxcsr_given),
    mxcsr_found = const offset_of!(Frame, mxcsr_found),
    flags = const offset_of!(Frame, flags_found),
    avx = const offset_of!(Frame, avx),
    upper = const offset_of!(Frame, upper),
);

const _: () = assert!(offset_of!(Frame, given) == 0 && offset_of!(Frame, found) == 48);

/// All exceptions masked, round to nearest, denormals kept, no flag raised.
const MXCSR: u64 = 0x1f80;
const MXCSR_FLAGS: u64 = 0x3f;
const DIRECTION: u64 = 1 << 10;

pub(super) unsafe fn call(entry: Entry, argument: *const c_void) -> Outcome {
    let given = core::array::from_fn(|i| 0x0101_0101_0101_0101 * (0xa1 + i as u64));
    let avx = u64::from(std::arch::is_x86_feature_detected!("avx"));
    let mut frame =
        Frame { given, found: [0; 6], mxcsr_given: MXCSR, mxcsr_found: 0, flags_found: 0, avx, upper: [[0; 2]; 16] };
    // SAFETY: the caller promises that the call is sound; the assembly code keeps what this function needs.
    unsafe { nanogemm_testkit_abi_call(entry, argument, &mut frame) };
    let mut outcome = Outcome::default();
    for (i, name) in SAVED.iter().enumerate() {
        if frame.found[i] != frame.given[i] {
            outcome.destroyed.push((*name).into());
        }
    }
    if (frame.mxcsr_found ^ MXCSR) & !MXCSR_FLAGS != 0 {
        outcome.destroyed.push("mxcsr".into());
    }
    if frame.flags_found & DIRECTION != 0 {
        outcome.destroyed.push("direction flag".into());
    }
    let bit = |from: u32, to: u8| if frame.mxcsr_found >> from & 1 == 1 { to } else { 0 };
    let flags = [
        (0, Raised::INVALID),
        (2, Raised::DIVIDE),
        (3, Raised::OVERFLOW),
        (4, Raised::UNDERFLOW),
        (5, Raised::INEXACT),
    ];
    outcome.raised = Raised(flags.into_iter().map(|(from, to)| bit(from, to)).sum());
    let in_use = frame.upper.iter().enumerate().filter(|(_, half)| **half != [0, 0]);
    outcome.dirty = in_use.map(|(i, _)| format!("ymm{i}")).collect();
    outcome
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

pub(super) fn culprits() -> Vec<(Entry, Vec<&'static str>)> {
    let mut all = vec![
        (culprit!(nanogemm_testkit_abi_none, "xor eax, eax", "mov rcx, rax", "xorps xmm15, xmm15"), vec![]),
        (culprit!(nanogemm_testkit_abi_rbx, "not rbx"), vec!["rbx"]),
        (culprit!(nanogemm_testkit_abi_rbp, "inc rbp"), vec!["rbp"]),
        (culprit!(nanogemm_testkit_abi_r12, "xor r12d, r12d"), vec!["r12"]),
        (culprit!(nanogemm_testkit_abi_r13, "mov r13, rsp"), vec!["r13"]),
        (culprit!(nanogemm_testkit_abi_r14, "mov r14b, 0"), vec!["r14"]),
        (culprit!(nanogemm_testkit_abi_r15, "bswap r15", "dec r15"), vec!["r15"]),
        (culprit!(nanogemm_testkit_abi_direction, "std"), vec!["direction flag"]),
        // Flush to zero.
        (culprit!(nanogemm_testkit_abi_mxcsr, "push 0x9f80", "ldmxcsr [rsp]", "pop rax"), vec!["mxcsr"]),
        // 0 / 0 and 1 / 0.
        (culprit!(nanogemm_testkit_abi_invalid, "xorps xmm0, xmm0", "divss xmm0, xmm0"), vec!["invalid"]),
        (
            culprit!(
                nanogemm_testkit_abi_divide,
                "xorps xmm1, xmm1",
                "mov eax, 0x3f800000",
                "movd xmm0, eax",
                "divss xmm0, xmm1"
            ),
            vec!["divide by zero"],
        ),
    ];
    if std::arch::is_x86_feature_detected!("avx") {
        let dirty = culprit!(nanogemm_testkit_abi_dirty, "vxorps xmm9, xmm9, xmm9", "vcmpps ymm9, ymm9, ymm9, 0");
        all.push((dirty, vec!["ymm9"]));
    }
    all
}

pub(super) fn self_test() -> Result<(), String> {
    Ok(())
}
