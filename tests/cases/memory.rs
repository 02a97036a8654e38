//! Faults of addresses.

use crate::{
    Case,
    path::{OUTSIDE, Path, a, b, product},
};

pub const CASES: &[Case] = &[("case_049_operands_aligned_to_an_element", case_049)];

/// Operands at every distance of whole elements from a 64-byte boundary.
fn case_049(path: &Path) {
    let (mr, nr) = path.tile();
    let place = |buffer: &[f32], offset: usize| {
        let aligned = buffer.as_ptr().align_offset(64);
        aligned + offset
    };
    for (m, n, k) in
        [(1, 1, 1), (mr, nr, 16), (mr + 1, nr + 1, 9), (2 * mr, 2 * nr, 3), (1, nr, 8), (mr, 1, 8), (4, 4, 70)]
    {
        let expected = product(m, n, k);
        for offset in 0..16 {
            for (x, y, z) in [(offset, offset, offset), (offset, 1, 15 - offset), (1, offset, 3), (3, 1, offset)] {
                let buffer = |count: usize| vec![f32::from_bits(OUTSIDE); count + 64];
                let (mut left, mut right, mut c) = (buffer(m * k), buffer(k * n), buffer(m * n));
                let (at_a, at_b, at_c) = (place(&left, x), place(&right, y), place(&c, z));
                (0..m * k).for_each(|e| left[at_a + e] = a(e / k, e % k));
                (0..k * n).for_each(|e| right[at_b + e] = b(e / n, e % n));
                let (at, to) = ((left[at_a..].as_ptr(), k as isize, 1), (c[at_c..].as_mut_ptr(), n as isize, 1));
                // SAFETY: the elements were just written into the buffers.
                let result = unsafe {
                    assert_eq!((at.0.addr() % 64, to.0.addr() % 64), (x * 4, z * 4), "the distances of the test");
                    path.gemm((m, n, k), 1.0, at, (right[at_b..].as_ptr(), n as isize, 1), 0.0, to)
                };
                assert_eq!(result, Ok(()));
                for (e, &found) in c.iter().enumerate() {
                    let inside = e.checked_sub(at_c).filter(|e| *e < m * n);
                    let what = || format!("{}: {m}x{n}x{k} at {x}, {y}, {z}: element {e}", path.name());
                    match inside {
                        Some(e) => assert!(found == expected(e / n, e % n), "{}: {found}", what()),
                        None => assert_eq!(found.to_bits(), OUTSIDE, "{}", what()),
                    }
                }
            }
        }
    }
}
