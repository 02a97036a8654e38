//! Does a masked load touch the elements its mask leaves out?
//!
//! A processor's does not: where they lie on a page that faults, nothing happens. QEMU's VMASKMOVPS loads the whole vector and
//! applies the mask afterwards, even if the mask is empty, so on such an emulator a correct kernel faults at a guard page.
//! [`readable`] tells by trying, and [`Arena`](crate::Arena) then leaves that many bytes of poison between the end of an operand and the guard: what is
//! read there and used still spoils a result, and what is written there is still found.

use std::sync::OnceLock;

/// Bytes after the end of an operand that must be readable on this machine: 0, or the widest tile under an emulator that
/// reads elements a mask leaves out.
///
/// # Panics
///
/// If that happens without an emulator (`NANOGEMM_EMULATOR`): no processor may be excused.
pub fn readable() -> usize {
    static BYTES: OnceLock<usize> = OnceLock::new();
    *BYTES.get_or_init(|| {
        if !imp::masked_load_faults() {
            return 0;
        }
        let emulator = std::env::var("NANOGEMM_EMULATOR");
        let emulator =
            emulator.expect("a masked load read elements that its mask leaves out, and no emulator is to blame");
        eprintln!(
            "guard pages: {emulator} reads elements that a mask leaves out; operands end {TILE} bytes before the guard"
        );
        TILE
    })
}

/// Bytes in one row of the widest tile that is loaded in such vectors.
const TILE: usize = 256;

#[cfg(target_arch = "x86_64")]
mod imp {
    use crate::{fault, guard};
    use core::arch::x86_64::{_mm256_maskload_ps, _mm256_set_epi32, _mm256_storeu_ps};

    /// The first two of eight elements, of which only these two exist.
    #[target_feature(enable = "avx")]
    fn load(at: *const f32, to: &mut [f32; 8]) {
        let mask = _mm256_set_epi32(0, 0, 0, 0, 0, 0, -1, -1);
        // SAFETY: two elements are readable and eight writable.
        unsafe { _mm256_storeu_ps(to.as_mut_ptr(), _mm256_maskload_ps(at, mask)) };
    }

    pub fn masked_load_faults() -> bool {
        if !is_x86_feature_detected!("avx") {
            return false;
        }
        let arena = guard::Arena::with_slack(1, 0);
        let at = arena.end().wrapping_sub(8).cast::<f32>();
        fault::kills(|| {
            let mut to = [0.0; 8];
            // SAFETY: the processor has AVX.
            unsafe { load(at, &mut to) };
            core::hint::black_box(to);
        })
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod imp {
    pub fn masked_load_faults() -> bool {
        false
    }
}
