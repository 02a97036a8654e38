//! How many threads a call may use.

use crate::Error;
use core::sync::atomic::{AtomicUsize, Ordering};

/// More threads than this are refused.
pub const MAX_THREADS: usize = 4096;

/// 0 stands for the default.
static THREADS: AtomicUsize = AtomicUsize::new(0);

/// Sets the number of threads that one call may use; 0 resets it to the available parallelism.
///
/// More than [`MAX_THREADS`] is [`Error::Argument`]. Products run on the calling thread as long as the library has no
/// threaded driver.
pub fn set_num_threads(threads: usize) -> Result<(), Error> {
    if threads > MAX_THREADS {
        return Err(Error::Argument);
    }
    THREADS.store(threads, Ordering::Relaxed);
    Ok(())
}

/// The number of threads in effect: what was set, or the available parallelism, which respects CPU sets and quotas.
pub fn num_threads() -> usize {
    match THREADS.load(Ordering::Relaxed) {
        0 => std::thread::available_parallelism().map_or(1, |n| n.get().min(MAX_THREADS)),
        set => set,
    }
}
