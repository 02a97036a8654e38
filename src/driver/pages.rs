//! Large pages for memory that is written once and then streamed by every product.

/// Bytes of a page that holds many of the smallest ones: on x86-64, and on AArch64 where those have 4 KiB.
const LARGE: usize = 2 << 20;

/// Bytes from which memory is worth large pages: the translations of less stay in the second-level TLB (1,024 entries and more).
const WORTH: usize = 2 * LARGE;

/// The alignment that memory of this size gets, at least `least`.
pub(super) fn alignment(bytes: usize, least: usize) -> usize {
    if cfg!(target_os = "linux") && bytes >= WORTH { LARGE.max(least) } else { least }
}

/// Asks for large pages in fresh memory with the alignment from above. The system may decline; nothing depends on it.
pub(super) fn prefer_large(ptr: *mut u8, bytes: usize) {
    #[cfg(target_os = "linux")]
    if bytes >= WORTH {
        unsafe extern "C" {
            fn madvise(addr: *mut u8, length: usize, advice: i32) -> i32;
        }
        /// MADV_HUGEPAGE of the Linux system call, the same on every architecture that this library has rows for.
        const HUGE_PAGE: i32 = 14;
        // Whole pages only: what follows in the last one may belong to others.
        // SAFETY: this advice changes no memory, and an address that is not ours would be an error that nobody looks at.
        unsafe { madvise(ptr, bytes / LARGE * LARGE, HUGE_PAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (ptr, bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_memory_is_as_before() {
        assert_eq!(alignment(WORTH - 1, 64), 64);
        assert!(alignment(WORTH, 64) >= 64);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn large_pages_can_begin_where_much_memory_begins() {
        assert_eq!(alignment(WORTH, 64), LARGE);
        assert_eq!(alignment(WORTH, 2 * LARGE), 2 * LARGE);
    }
}
