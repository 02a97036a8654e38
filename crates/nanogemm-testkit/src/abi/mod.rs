//! Calls a function and reports what it failed to preserve.
//!
//! Every callee-saved register is filled with a pattern of its own before the call and compared after it, and so is the
//! state a caller counts on: the direction flag and the controls in MXCSR on x86-64, FPCR, streaming mode and ZA on
//! AArch64. Floating-point exception flags are cleared before the call and reported after it: raising them is legal, but
//! lanes that only pad must not.

#[cfg(target_arch = "aarch64")]
#[path = "aarch64.rs"]
mod arch;
#[cfg(target_arch = "x86_64")]
#[path = "x86_64.rs"]
mod arch;

use core::ffi::c_void;

/// A function to check.
pub type Entry = unsafe extern "C" fn(*const c_void);

/// Floating-point exception flags, the same bits on every architecture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Raised(pub u8);

impl Raised {
    /// An operation without a meaning, such as inf - inf, or an operation on a signalling NaN.
    pub const INVALID: u8 = 1;
    /// A finite number divided by zero.
    pub const DIVIDE: u8 = 2;
    /// A result too large.
    pub const OVERFLOW: u8 = 4;
    /// A result too small to be exact.
    pub const UNDERFLOW: u8 = 8;
    /// A rounded result: quite normal.
    pub const INEXACT: u8 = 16;

    /// The names of those flags that no call on ordinary numbers may raise.
    pub fn unexpected(self) -> Vec<&'static str> {
        let names = [(Self::INVALID, "invalid"), (Self::DIVIDE, "divide by zero"), (Self::OVERFLOW, "overflow")];
        names.into_iter().filter(|(bit, _)| self.0 & bit != 0).map(|(_, name)| name).collect()
    }
}

/// What a call did.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Registers and state that were not as before.
    pub destroyed: Vec<String>,
    /// Exception flags it raised.
    pub raised: Raised,
    /// Registers whose upper halves were left in use, which slows SSE code down afterwards. Legal; x86-64 with AVX only.
    pub dirty: Vec<String>,
}

impl Outcome {
    /// Nothing destroyed, no exception that ordinary numbers cannot raise, no upper half in use?
    pub fn clean(&self) -> Result<(), String> {
        let unexpected = self.raised.unexpected();
        if self.destroyed.is_empty() && unexpected.is_empty() && self.dirty.is_empty() {
            return Ok(());
        }
        Err(format!("destroyed: {:?}, raised: {unexpected:?}, upper halves in use: {:?}", self.destroyed, self.dirty))
    }
}

/// Calls `entry(argument)`.
///
/// # Safety
///
/// The call must be sound.
pub unsafe fn call(entry: Entry, argument: *const c_void) -> Outcome {
    // SAFETY: the caller's promise.
    unsafe { arch::call(entry, argument) }
}

/// Does this machine have ZA (SME)?
pub fn has_za() -> bool {
    #[cfg(target_arch = "aarch64")]
    return arch::has_sme();
    #[cfg(not(target_arch = "aarch64"))]
    false
}

/// Calls `entry(argument)` in the state of a caller that uses ZA and lets its callees save it ("lazy save pending"): ZA on and full, TPIDR2
/// points to a save buffer. `None` if this machine has no SME.
///
/// The callee must either leave ZA alone, or save it into the buffer, clear TPIDR2 and return with ZA off.
///
/// # Safety
///
/// The call must be sound.
pub unsafe fn call_with_pending_save(entry: Entry, argument: *const c_void) -> Option<Outcome> {
    #[cfg(target_arch = "aarch64")]
    // SAFETY: the caller's promise.
    return unsafe { arch::call_with_pending_save(entry, argument) };
    #[cfg(not(target_arch = "aarch64"))]
    {
        let _ = (entry, argument);
        None
    }
}

/// Functions that destroy one thing each, with what has to be reported, and one that destroys nothing.
pub fn self_test() -> Result<(), String> {
    for (entry, expected) in arch::culprits() {
        // SAFETY: these functions change what they are there to change, and the caller's asm puts it right again.
        let outcome = unsafe { call(entry, core::ptr::null()) };
        let found: Vec<&str> = outcome
            .destroyed
            .iter()
            .map(String::as_str)
            .chain(outcome.raised.unexpected())
            .chain(outcome.dirty.iter().map(String::as_str))
            .collect();
        if found != expected {
            return Err(format!("ABI check: expected {expected:?}, reported {found:?}"));
        }
    }
    arch::self_test()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checker_bites() {
        super::self_test().unwrap();
    }
}
