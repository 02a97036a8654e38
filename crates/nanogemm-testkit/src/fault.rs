//! Faults: which test and which case one interrupted, and children that are expected to fault.

use core::{cell::Cell, fmt::Debug};
use std::sync::OnceLock;

unsafe extern "C" {
    fn fork() -> i32;
    fn waitpid(child: i32, status: *mut i32, options: i32) -> i32;
    fn _exit(code: i32) -> !;
    fn signal(number: i32, handler: usize) -> usize;
    fn setrlimit(resource: i32, limits: *const [u64; 2]) -> i32;
    fn write(file: i32, bytes: *const u8, count: usize) -> isize;
}

// The same numbers on every Linux architecture that nanogemm has kernels for.
const SIGILL: i32 = 4;
const SIGBUS: i32 = 7;
const SIGFPE: i32 = 8;
const SIGSEGV: i32 = 11;
const RLIMIT_CORE: i32 = 4;
const SIG_DFL: usize = 0;

/// Does `f` end a child process by a signal?
///
/// `f` runs in a copy of this process with no other thread, so it must neither allocate nor lock.
pub fn kills(f: impl FnOnce()) -> bool {
    // SAFETY: the child runs `f`, which the caller keeps simple, and exits without destructors.
    unsafe {
        let child = fork();
        assert!(child >= 0, "fork failed");
        if child == 0 {
            setrlimit(RLIMIT_CORE, &[0, 0]);
            for number in [SIGILL, SIGBUS, SIGFPE, SIGSEGV] {
                signal(number, SIG_DFL);
            }
            f();
            _exit(0);
        }
        let mut status = 0;
        assert_eq!(waitpid(child, &mut status, 0), child, "the child of this call");
        status & 0x7f != 0
    }
}

thread_local! {
    static TRIAL: Cell<Option<&'static str>> = const { Cell::new(None) };
    static CASE: Cell<Option<*const dyn Debug>> = const { Cell::new(None) };
}
static REPEAT: OnceLock<fn(&str) -> String> = OnceLock::new();

/// From now on a fault prints the test it interrupted, its case, and `repeat(test)`, before it ends the process.
pub fn report_faults(repeat: fn(&str) -> String) {
    let _ = REPEAT.set(repeat);
    for number in [SIGILL, SIGBUS, SIGFPE, SIGSEGV] {
        // SAFETY: the handler restores the default action first, so it runs once.
        unsafe { signal(number, handler as *const () as usize) };
    }
}

/// This thread runs a test.
pub fn enter(trial: &str) {
    TRIAL.set(Some(Box::leak(trial.into())));
}

/// Runs `f`; a fault inside prints `case`.
pub fn during<C: Debug, R>(case: &C, f: impl FnOnce() -> R) -> R {
    let case: &dyn Debug = case;
    // SAFETY: only the lifetime changes; the pointer is removed before the borrow ends, and a panic ends the test.
    let case: *const dyn Debug =
        unsafe { core::mem::transmute::<*const (dyn Debug + '_), *const (dyn Debug + 'static)>(case) };
    CASE.set(Some(case));
    let result = f();
    CASE.set(None);
    result
}

extern "C" fn handler(number: i32) {
    // SAFETY: restores the default action, so that the fault, which happens again on return, ends the process.
    unsafe { signal(number, SIG_DFL) };
    // Kernels are what faults, and they neither allocate nor hold locks: formatting is safe enough for a dying process.
    let trial = TRIAL.get().unwrap_or("no test");
    // SAFETY: `during` is still running, so the case lives.
    let case = CASE.get().map_or(String::new(), |case| format!("\n  case: {:?}", unsafe { &*case }));
    let repeat = REPEAT.get().map_or(String::new(), |f| format!("\n  repeat with: {}", f(trial)));
    let text = format!("\nsignal {number} in {trial}{case}{repeat}\n");
    // SAFETY: the text is readable.
    unsafe { write(2, text.as_ptr(), text.len()) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_fault_and_parents_live() {
        // SAFETY: the child is there to fault.
        assert!(kills(|| unsafe {
            core::ptr::dangling::<u8>().read_volatile();
        }));
        assert!(!kills(|| ()));
    }
}
