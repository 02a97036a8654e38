//! Faults of addresses: bytes beyond an operand, and alignment that nobody promised.

use crate::{
    Case,
    path::{Path, Real, a, b, product},
};
use nanogemm_testkit::{Arena, Place};

pub fn cases<T: Real>() -> Vec<Case<T>> {
    vec![
        ("case_004_short_vectors_at_guard_pages", case_004),
        ("case_014_one_row_too_many", case_014),
        ("case_016_single_elements_at_guard_pages", case_016),
        ("case_048_scaling_up_to_a_guard_page", case_048),
        ("case_049_operands_aligned_to_an_element", case_049),
    ]
}

/// Elements whose first or last one lies flush against a page that faults.
fn place<T: Real>(arena: &Arena, count: usize, place: Place) -> *mut T {
    arena.place(count * size_of::<T>(), size_of::<T>(), place).cast()
}

const FLUSH: [Place; 2] = [Place::AtEnd, Place::AtStart];

/// A vector of two, and others shorter than any register, with nothing readable beside them.
fn case_004<T: Real>(path: &Path<T>) {
    let (one, none) = (T::ONE, T::ZERO);
    let arenas = [Arena::new(4096), Arena::new(4096), Arena::new(4096)];
    for flush in FLUSH {
        let at = |which: usize, count: usize| place::<T>(&arenas[which], count, flush);
        let (square, x, y) = (at(0, 4), at(1, 2), at(2, 2));
        // SAFETY: the arenas hold these elements, here and below.
        unsafe {
            square.copy_from([1.0, 2.0, 3.0, 4.0].map(T::from_f64).as_ptr(), 4);
            x.copy_from([2.0, 1.0].map(T::from_f64).as_ptr(), 2);
            let result = path.gemm((2, 1, 2), one, (square, 2, 1), (x, 1, 1), none, (y, 1, 1));
            assert_eq!((result, (*y).to_f64(), (*y.add(1)).to_f64()), (Ok(()), 4.0, 10.0), "{} {flush:?}", path.name());
        }
        for k in 1..=9 {
            for n in 1..=9 {
                let (row, columns, c) = (at(0, k), at(1, k * n), at(2, n));
                let expected = product(1, n, k);
                // SAFETY: as above.
                unsafe {
                    (0..k).for_each(|p| *row.add(p) = T::from_f64(a(0, p)));
                    (0..k * n).for_each(|e| *columns.add(e) = T::from_f64(b(e / n, e % n)));
                    let (left, right) = ((row.cast_const(), k as isize, 1), (columns.cast_const(), n as isize, 1));
                    assert_eq!(path.gemm((1, n, k), one, left, right, none, (c, n as isize, 1)), Ok(()));
                    for j in 0..n {
                        assert_eq!(
                            (*c.add(j)).to_f64(),
                            expected(0, j),
                            "{}: 1x{n}x{k} {flush:?}, column {j}",
                            path.name()
                        );
                    }
                    // The same numbers as a column: C and A are transposed.
                    assert_eq!(
                        path.gemm((n, 1, k), one, (right.0, 1, n as isize), (left.0, 1, 1), none, (c, 1, 1)),
                        Ok(())
                    );
                    for j in 0..n {
                        assert_eq!(
                            (*c.add(j)).to_f64(),
                            expected(0, j),
                            "{}: {n}x1x{k} {flush:?}, row {j}",
                            path.name()
                        );
                    }
                }
            }
        }
    }
}

/// 126x1x126 with 31509 elements between rows of one operand, so that the row after the last lies far outside.
fn case_014<T: Real>(path: &Path<T>) {
    const SIZE: usize = 126;
    const FAR: usize = 31509;
    let far_elements = (SIZE - 1) * FAR + 1;
    let [wide, small, out] = [far_elements + SIZE, SIZE * SIZE, SIZE].map(|count| Arena::new(count * size_of::<T>()));
    let (one, none) = (T::ONE, T::ZERO);
    let expected = product(SIZE, 1, SIZE);
    for flush in FLUSH {
        // B: one column, its elements far apart.
        let (left, column, c) = (
            place::<T>(&small, SIZE * SIZE, flush),
            place::<T>(&wide, far_elements, flush),
            place::<T>(&out, SIZE, flush),
        );
        let ld = SIZE as isize;
        // SAFETY: the arenas hold these elements, here and below.
        unsafe {
            (0..SIZE * SIZE).for_each(|e| *left.add(e) = T::from_f64(a(e / SIZE, e % SIZE)));
            (0..SIZE).for_each(|p| *column.add(p * FAR) = T::from_f64(b(p, 0)));
            for (rsb, csb) in [(FAR as isize, 1), (FAR as isize, FAR as isize)] {
                for (rsc, csc) in [(1, ld), (1, 1)] {
                    let (left, right) = ((left.cast_const(), ld, 1), (column.cast_const(), rsb, csb));
                    assert_eq!(path.gemm((SIZE, 1, SIZE), one, left, right, none, (c, rsc, csc)), Ok(()));
                    for i in 0..SIZE {
                        assert_eq!((*c.add(i)).to_f64(), expected(i, 0), "{}: {flush:?}, row {i}", path.name());
                    }
                }
            }
            // The same product transposed: the row of A has its elements far apart.
            let (row, square) = ((column.cast_const(), 1, FAR as isize), (left.cast_const(), 1, ld));
            assert_eq!(path.gemm((1, SIZE, SIZE), one, row, square, none, (c, ld, 1)), Ok(()));
            for i in 0..SIZE {
                assert_eq!((*c.add(i)).to_f64(), expected(i, 0), "{}: transposed, {flush:?}, column {i}", path.name());
            }
        }
        // A, then B, with whole rows far apart, the last of them short.
        let (rows, k) = (SIZE, 3);
        let square = place::<T>(&wide, (rows - 1) * FAR + k, flush);
        let other = place::<T>(&small, k * k, flush);
        let expected = product(rows, 1, k);
        // SAFETY: as above.
        unsafe {
            (0..rows * k).for_each(|e| *square.add(e / k * FAR + e % k) = T::from_f64(a(e / k, e % k)));
            (0..k).for_each(|p| *other.add(p) = T::from_f64(b(p, 0)));
            let (left, right) = ((square.cast_const(), FAR as isize, 1), (other.cast_const(), 1, 1));
            assert_eq!(path.gemm((rows, 1, k), one, left, right, none, (c, 1, 1)), Ok(()));
            for i in 0..rows {
                assert_eq!((*c.add(i)).to_f64(), expected(i, 0), "{}: far rows of A, {flush:?}, row {i}", path.name());
            }
            // Element (p, j) of B is that of A transposed: sums over 126 far rows of three columns.
            let ones = place::<T>(&small, rows, flush);
            (0..rows).for_each(|p| *ones.add(p) = one);
            assert_eq!(path.gemm((1, k, rows), one, (ones.cast_const(), 1, 1), left, none, (c, 1, 1)), Ok(()));
            for j in 0..k {
                let sum: f64 = (0..rows).map(|p| a(p, j)).sum();
                assert_eq!((*c.add(j)).to_f64(), sum, "{}: far rows of B, {flush:?}, column {j}", path.name());
            }
        }
    }
}

/// 1x1x1: one element each, and nothing beside it.
fn case_016<T: Real>(path: &Path<T>) {
    let arenas = [(); 3].map(|()| Arena::new(size_of::<T>()));
    for turn in 0..8 {
        let at = |which: usize| place::<T>(&arenas[which], 1, FLUSH[turn >> which & 1]);
        let (x, y, z) = (at(0), at(1), at(2));
        for (rs, cs) in [(1, 1), (0, 0), (isize::MIN, isize::MAX), (64, 1)] {
            for (beta, before, after) in [(0.0, f64::NAN, 2.0), (0.5, 8.0, 6.0)] {
                // SAFETY: the arenas hold one element each.
                unsafe {
                    (*x, *y, *z) = (T::ONE, T::from_f64(2.0), T::from_f64(before));
                    let (x, y, z) = ((x.cast_const(), rs, cs), (y.cast_const(), rs, cs), (z, rs, cs));
                    assert_eq!(path.gemm((1, 1, 1), T::ONE, x, y, T::from_f64(beta), z), Ok(()));
                    assert_eq!((*z.0).to_f64(), after, "{}: strides {rs}, {cs}, beta {beta}", path.name());
                }
            }
        }
    }
}

/// beta * C for every size from 1x1 to 9x9, column-major and row-major, C between pages that fault.
fn case_048<T: Real>(path: &Path<T>) {
    let arena = Arena::new(81 * size_of::<T>());
    let none = std::ptr::null();
    for flush in FLUSH {
        for (m, n) in (1..=9).flat_map(|m| (1..=9).map(move |n| (m, n))) {
            let c = place::<T>(&arena, m * n, flush);
            for (rsc, csc) in [(1, m as isize), (n as isize, 1)] {
                for (alpha, k) in [(0.0, 3), (1.0, 0)] {
                    // SAFETY: the arena holds m * n elements, and none of A and B is read.
                    unsafe {
                        (0..m * n).for_each(|e| *c.add(e) = T::from_f64(e as f64));
                        let (alpha, two, none) = (T::from_f64(alpha), T::from_f64(2.0), (none, 1, 1));
                        let result = path.gemm((m, n, k), alpha, none, none, two, (c, rsc, csc));
                        assert_eq!(result, Ok(()));
                        for e in 0..m * n {
                            assert_eq!(
                                (*c.add(e)).to_f64(),
                                2.0 * e as f64,
                                "{}: {m}x{n} {flush:?}, element {e}",
                                path.name()
                            );
                        }
                    }
                }
            }
        }
    }
}

/// Operands at every distance of whole elements from a 64-byte boundary.
fn case_049<T: Real>(path: &Path<T>) {
    let (mr, nr) = path.tile();
    let per_line = 64 / size_of::<T>();
    let shifted = |buffer: &[T], offset: usize| buffer.as_ptr().align_offset(64) + offset;
    for (m, n, k) in
        [(1, 1, 1), (mr, nr, 16), (mr + 1, nr + 1, 9), (2 * mr, 2 * nr, 3), (1, nr, 8), (mr, 1, 8), (4, 4, 70)]
    {
        let expected = product(m, n, k);
        for offset in 0..per_line {
            for (x, y, z) in
                [(offset, offset, offset), (offset, 1, per_line - 1 - offset), (1, offset, 3), (3, 1, offset)]
            {
                let buffer = |count: usize| vec![T::OUTSIDE; count + 64];
                let (mut left, mut right, mut c) = (buffer(m * k), buffer(k * n), buffer(m * n));
                let (at_a, at_b, at_c) = (shifted(&left, x), shifted(&right, y), shifted(&c, z));
                (0..m * k).for_each(|e| left[at_a + e] = T::from_f64(a(e / k, e % k)));
                (0..k * n).for_each(|e| right[at_b + e] = T::from_f64(b(e / n, e % n)));
                let (at, to) = ((left[at_a..].as_ptr(), k as isize, 1), (c[at_c..].as_mut_ptr(), n as isize, 1));
                // SAFETY: the elements were just written into the buffers.
                let result = unsafe {
                    assert_eq!(
                        (at.0.addr() % 64, to.0.addr() % 64),
                        (x * size_of::<T>(), z * size_of::<T>()),
                        "the distances of the test"
                    );
                    path.gemm((m, n, k), T::ONE, at, (right[at_b..].as_ptr(), n as isize, 1), T::ZERO, to)
                };
                assert_eq!(result, Ok(()));
                for (e, &found) in c.iter().enumerate() {
                    let inside = e.checked_sub(at_c).filter(|e| *e < m * n);
                    let what = || format!("{}: {m}x{n}x{k} at {x}, {y}, {z}: element {e}", path.name());
                    match inside {
                        Some(e) => assert!(found.to_f64() == expected(e / n, e % n), "{}: {found:?}", what()),
                        None => assert_eq!(found.bits(), T::OUTSIDE.bits(), "{}", what()),
                    }
                }
            }
        }
    }
}
