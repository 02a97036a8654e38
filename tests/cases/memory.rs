//! Faults of addresses: bytes beyond an operand, and alignment that nobody promised.

use crate::{
    Case,
    path::{OUTSIDE, Path, a, b, product},
};
use nanogemm_testkit::{Arena, Place};

pub const CASES: &[Case] = &[
    ("case_004_short_vectors_at_guard_pages", case_004),
    ("case_014_one_row_too_many", case_014),
    ("case_016_single_elements_at_guard_pages", case_016),
    ("case_048_scaling_up_to_a_guard_page", case_048),
    ("case_049_operands_aligned_to_an_element", case_049),
];

/// Elements whose first or last one lies flush against a page that faults.
fn place(arena: &Arena, count: usize, place: Place) -> *mut f32 {
    arena.place(count * size_of::<f32>(), size_of::<f32>(), place).cast()
}

const FLUSH: [Place; 2] = [Place::AtEnd, Place::AtStart];

/// A vector of two, and others shorter than any register, with nothing readable beside them.
fn case_004(path: &Path) {
    let arenas = [Arena::new(4096), Arena::new(4096), Arena::new(4096)];
    for flush in FLUSH {
        let at = |which: usize, count: usize| place(&arenas[which], count, flush);
        let (square, x, y) = (at(0, 4), at(1, 2), at(2, 2));
        // SAFETY: the arenas hold these elements, here and below.
        unsafe {
            square.copy_from([1.0f32, 2.0, 3.0, 4.0].as_ptr(), 4);
            x.copy_from([2.0f32, 1.0].as_ptr(), 2);
            let result = path.gemm((2, 1, 2), 1.0, (square, 2, 1), (x, 1, 1), 0.0, (y, 1, 1));
            assert_eq!((result, *y, *y.add(1)), (Ok(()), 4.0, 10.0), "{} {flush:?}", path.name());
        }
        for k in 1..=9 {
            for n in 1..=9 {
                let (row, columns, c) = (at(0, k), at(1, k * n), at(2, n));
                let expected = product(1, n, k);
                // SAFETY: as above.
                unsafe {
                    (0..k).for_each(|p| *row.add(p) = a(0, p));
                    (0..k * n).for_each(|e| *columns.add(e) = b(e / n, e % n));
                    let (left, right) = ((row.cast_const(), k as isize, 1), (columns.cast_const(), n as isize, 1));
                    assert_eq!(path.gemm((1, n, k), 1.0, left, right, 0.0, (c, n as isize, 1)), Ok(()));
                    for j in 0..n {
                        assert_eq!(*c.add(j), expected(0, j), "{}: 1x{n}x{k} {flush:?}, column {j}", path.name());
                    }
                    // The same numbers as a column: C and A are transposed.
                    assert_eq!(
                        path.gemm((n, 1, k), 1.0, (right.0, 1, n as isize), (left.0, 1, 1), 0.0, (c, 1, 1)),
                        Ok(())
                    );
                    for j in 0..n {
                        assert_eq!(*c.add(j), expected(0, j), "{}: {n}x1x{k} {flush:?}, row {j}", path.name());
                    }
                }
            }
        }
    }
}

/// 126x1x126 with 31509 elements between rows of one operand, so that the row after the last lies far outside.
fn case_014(path: &Path) {
    const SIZE: usize = 126;
    const FAR: usize = 31509;
    let far_elements = (SIZE - 1) * FAR + 1;
    let (wide, small, out) = (Arena::new((far_elements + SIZE) * 4), Arena::new(SIZE * SIZE * 4), Arena::new(SIZE * 4));
    let expected = product(SIZE, 1, SIZE);
    for flush in FLUSH {
        // B: one column, its elements far apart.
        let (left, column, c) =
            (place(&small, SIZE * SIZE, flush), place(&wide, far_elements, flush), place(&out, SIZE, flush));
        let ld = SIZE as isize;
        // SAFETY: the arenas hold these elements, here and below.
        unsafe {
            (0..SIZE * SIZE).for_each(|e| *left.add(e) = a(e / SIZE, e % SIZE));
            (0..SIZE).for_each(|p| *column.add(p * FAR) = b(p, 0));
            for (rsb, csb) in [(FAR as isize, 1), (FAR as isize, FAR as isize)] {
                for (rsc, csc) in [(1, ld), (1, 1)] {
                    let (left, right) = ((left.cast_const(), ld, 1), (column.cast_const(), rsb, csb));
                    assert_eq!(path.gemm((SIZE, 1, SIZE), 1.0, left, right, 0.0, (c, rsc, csc)), Ok(()));
                    for i in 0..SIZE {
                        assert_eq!(*c.add(i), expected(i, 0), "{}: {flush:?}, row {i}", path.name());
                    }
                }
            }
            // The same product transposed: the row of A has its elements far apart.
            let (row, square) = ((column.cast_const(), 1, FAR as isize), (left.cast_const(), 1, ld));
            assert_eq!(path.gemm((1, SIZE, SIZE), 1.0, row, square, 0.0, (c, ld, 1)), Ok(()));
            for i in 0..SIZE {
                assert_eq!(*c.add(i), expected(i, 0), "{}: transposed, {flush:?}, column {i}", path.name());
            }
        }
        // A, then B, with whole rows far apart, the last of them short.
        let (rows, k) = (SIZE, 3);
        let square = place(&wide, (rows - 1) * FAR + k, flush);
        let other = place(&small, k * k, flush);
        let expected = product(rows, 1, k);
        // SAFETY: as above.
        unsafe {
            (0..rows * k).for_each(|e| *square.add(e / k * FAR + e % k) = a(e / k, e % k));
            (0..k).for_each(|p| *other.add(p) = b(p, 0));
            let (left, right) = ((square.cast_const(), FAR as isize, 1), (other.cast_const(), 1, 1));
            assert_eq!(path.gemm((rows, 1, k), 1.0, left, right, 0.0, (c, 1, 1)), Ok(()));
            for i in 0..rows {
                assert_eq!(*c.add(i), expected(i, 0), "{}: far rows of A, {flush:?}, row {i}", path.name());
            }
            // Element (p, j) of B is that of A transposed: sums over 126 far rows of three columns.
            let ones = place(&small, rows, flush);
            (0..rows).for_each(|p| *ones.add(p) = 1.0);
            assert_eq!(path.gemm((1, k, rows), 1.0, (ones.cast_const(), 1, 1), left, 0.0, (c, 1, 1)), Ok(()));
            for j in 0..k {
                let sum: f32 = (0..rows).map(|p| a(p, j)).sum();
                assert_eq!(*c.add(j), sum, "{}: far rows of B, {flush:?}, column {j}", path.name());
            }
        }
    }
}

/// 1x1x1: one element each, and nothing beside it.
fn case_016(path: &Path) {
    let arenas = [Arena::new(4), Arena::new(4), Arena::new(4)];
    for turn in 0..8 {
        let at = |which: usize| place(&arenas[which], 1, FLUSH[turn >> which & 1]);
        let (x, y, z) = (at(0), at(1), at(2));
        for (rs, cs) in [(1, 1), (0, 0), (isize::MIN, isize::MAX), (64, 1)] {
            for (beta, before, after) in [(0.0, f32::NAN, 2.0), (0.5, 8.0, 6.0)] {
                // SAFETY: the arenas hold one element each.
                unsafe {
                    (*x, *y, *z) = (1.0, 2.0, before);
                    assert_eq!(path.gemm((1, 1, 1), 1.0, (x, rs, cs), (y, rs, cs), beta, (z, rs, cs)), Ok(()));
                    assert_eq!(*z, after, "{}: strides {rs}, {cs}, beta {beta}", path.name());
                }
            }
        }
    }
}

/// beta * C for every size from 1x1 to 9x9, column-major and row-major, C between pages that fault.
fn case_048(path: &Path) {
    let arena = Arena::new(4 * 81);
    let none = std::ptr::null();
    for flush in FLUSH {
        for (m, n) in (1..=9).flat_map(|m| (1..=9).map(move |n| (m, n))) {
            let c = place(&arena, m * n, flush);
            for (rsc, csc) in [(1, m as isize), (n as isize, 1)] {
                for (alpha, k) in [(0.0, 3), (1.0, 0)] {
                    // SAFETY: the arena holds m * n elements, and none of A and B is read.
                    unsafe {
                        (0..m * n).for_each(|e| *c.add(e) = e as f32);
                        let result = path.gemm((m, n, k), alpha, (none, 1, 1), (none, 1, 1), 2.0, (c, rsc, csc));
                        assert_eq!(result, Ok(()));
                        for e in 0..m * n {
                            assert_eq!(*c.add(e), 2.0 * e as f32, "{}: {m}x{n} {flush:?}, element {e}", path.name());
                        }
                    }
                }
            }
        }
    }
}

/// Operands at every distance of whole elements from a 64-byte boundary.
fn case_049(path: &Path) {
    let (mr, nr) = path.tile();
    let shifted = |buffer: &[f32], offset: usize| buffer.as_ptr().align_offset(64) + offset;
    for (m, n, k) in
        [(1, 1, 1), (mr, nr, 16), (mr + 1, nr + 1, 9), (2 * mr, 2 * nr, 3), (1, nr, 8), (mr, 1, 8), (4, 4, 70)]
    {
        let expected = product(m, n, k);
        for offset in 0..16 {
            for (x, y, z) in [(offset, offset, offset), (offset, 1, 15 - offset), (1, offset, 3), (3, 1, offset)] {
                let buffer = |count: usize| vec![f32::from_bits(OUTSIDE); count + 64];
                let (mut left, mut right, mut c) = (buffer(m * k), buffer(k * n), buffer(m * n));
                let (at_a, at_b, at_c) = (shifted(&left, x), shifted(&right, y), shifted(&c, z));
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
