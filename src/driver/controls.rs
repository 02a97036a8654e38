//! The floating-point controls of a thread: rounding mode, flushing of subnormals. Parts of a product that other threads
//! compute use those of the thread that called.

/// The controls, without status flags.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Controls(u64);

/// Gives a thread its own controls back.
pub(super) struct Restore(Option<Controls>);

impl Controls {
    /// Those of this thread.
    pub(super) fn current() -> Self {
        Controls(read() & MASK)
    }

    /// Sets these until the result is dropped.
    #[must_use]
    pub(super) fn adopt(self) -> Restore {
        let own = Self::current();
        if own == self {
            return Restore(None);
        }
        write(self.0 | read() & !MASK);
        Restore(Some(own))
    }
}

impl Drop for Restore {
    fn drop(&mut self) {
        if let Some(own) = self.0 {
            write(own.0 | read() & !MASK);
        }
    }
}

/// Everything but the six status flags of MXCSR.
#[cfg(target_arch = "x86_64")]
const MASK: u64 = 0xffc0;

#[cfg(target_arch = "x86_64")]
fn read() -> u64 {
    let mut word = 0u32;
    // SAFETY: stores the register into `word`.
    unsafe { core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack, preserves_flags)) };
    u64::from(word)
}

#[cfg(target_arch = "x86_64")]
fn write(word: u64) {
    let word = word as u32;
    // SAFETY: a value that a thread of this process had, with other status flags; kernels alone compute with it.
    unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack, preserves_flags, readonly)) };
}

/// FPCR holds controls only; the flags are in FPSR.
#[cfg(target_arch = "aarch64")]
const MASK: u64 = u64::MAX;

#[cfg(target_arch = "aarch64")]
fn read() -> u64 {
    let word: u64;
    // SAFETY: reads a register.
    unsafe { core::arch::asm!("mrs {}, fpcr", out(reg) word, options(nomem, nostack, preserves_flags)) };
    word
}

#[cfg(target_arch = "aarch64")]
fn write(word: u64) {
    // SAFETY: a value that a thread of this process had; kernels alone compute with it.
    unsafe { core::arch::asm!("msr fpcr, {}", in(reg) word, options(nostack, preserves_flags)) };
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const MASK: u64 = 0;

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn read() -> u64 {
    0
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn write(_word: u64) {}
