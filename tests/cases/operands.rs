//! Faults of shapes, strides and views.

use crate::{
    Case,
    path::{Lay, Mat, Path, Real, a, b, product},
};
use nanogemm_testkit::emulated;

pub fn cases<T: Real>() -> Vec<Case<T>> {
    vec![
        ("case_004_neighbours_of_a_short_vector", case_004),
        ("case_008_empty_matrices", case_008),
        ("case_009_long_leading_dimension", case_009),
        ("case_011_zero_and_negative_strides", case_011),
        ("case_013_transposed_view_of_a", case_013),
    ]
}

/// A vector of two between NaN.
fn case_004<T: Real>(path: &Path<T>) {
    let nan = f64::NAN;
    let around = [nan, nan, 2.0, 1.0, nan, nan].map(T::from_f64);
    let matrix = [nan, nan, nan, 1.0, 2.0, 3.0, 4.0, nan, nan, nan].map(T::from_f64);
    let (x, square) = (around[2..].as_ptr(), matrix[3..].as_ptr());
    let (one, none, mark) = (T::ONE, T::ZERO, T::OUTSIDE);
    for column in [true, false] {
        let mut y = [mark; 8];
        let at = y[3..].as_mut_ptr();
        // SAFETY: two elements each of x and y, four of A.
        let result = unsafe {
            if column {
                path.gemm((2, 1, 2), one, (square, 2, 1), (x, 1, 1), none, (at, 1, 1))
            } else {
                // The row x times the transposed matrix.
                path.gemm((1, 2, 2), one, (x, 2, 1), (square, 1, 2), none, (at, 2, 1))
            }
        };
        assert_eq!(result, Ok(()));
        assert_eq!(y[3..5], [4.0, 10.0].map(T::from_f64), "{}: column {column}", path.name());
        assert!(y.iter().enumerate().all(|(i, v)| (3..5).contains(&i) || v.bits() == mark.bits()), "{y:?}");
    }
    // Longer vectors and matrices up to two tiles, each surrounded by NaN.
    let (mr, nr) = path.tile();
    for k in [1, 2, 3, 5, 9] {
        for (m, n) in [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (mr + 1, 1), (1, nr + 1), (1, nr - 1), (2, nr - 1)] {
            let n = n.max(1);
            for lay in Lay::ALL {
                let (a, b) = (Mat::new(m, k, lay, a), Mat::new(k, n, lay, b));
                let mut c = Mat::new(m, n, lay, |_, _| f64::NAN);
                path.product(1.0, &a, &b, 0.0, &mut c);
                c.check(|| format!("{}: {m}x{n}x{k} {lay:?}", path.name()), product(m, n, k));
            }
        }
    }
}

/// No rows or no columns: nothing happens, whatever pointers and strides are.
fn case_008<T: Real>(path: &Path<T>) {
    let (none, nowhere) = (std::ptr::null(), std::ptr::null_mut());
    for (m, n) in [(0, 2), (2, 0), (0, 0), (0, usize::MAX), (usize::MAX, 0)] {
        for k in [0, 1, 64, usize::MAX] {
            for ld in [0, 1, isize::MIN, isize::MAX] {
                for (alpha, beta) in [(1.0, 0.0), (1.0, 2.0), (f64::NAN, f64::NAN), (0.0, 1.0)] {
                    let (alpha, beta) = (T::from_f64(alpha), T::from_f64(beta));
                    // SAFETY: C has no elements, so nothing is used.
                    let result =
                        unsafe { path.gemm((m, n, k), alpha, (none, ld, ld), (none, ld, ld), beta, (nowhere, ld, ld)) };
                    assert_eq!(result, Ok(()), "{}: {m}x{n}x{k}, strides {ld}", path.name());
                }
            }
        }
    }
    // Pointers that are not null are left alone too.
    let seven = T::from_f64(7.0);
    let mut c = [seven; 4];
    for (m, n) in [(0, 2), (2, 0), (0, 0)] {
        let x = [T::NAN; 4].as_ptr();
        // SAFETY: as above.
        let result = unsafe { path.gemm((m, n, 2), T::ONE, (x, 0, 0), (x, 0, 0), T::ZERO, (c.as_mut_ptr(), 0, 0)) };
        assert_eq!((result, c), (Ok(()), [seven; 4]), "{}: {m}x{n}", path.name());
    }
}

/// 64x239x64 with leading dimensions of 64 and 240: column 239 stays as it is.
fn case_009<T: Real>(path: &Path<T>) {
    // The fault is one of columns: emulators take fewer rows and shorter sums.
    let (m, k) = if emulated() { (33, 20) } else { (64, 64) };
    for columns in [239, 240] {
        let at = |p: usize, j: usize| if j < columns { b(p, j) } else { f64::NAN };
        let left: Vec<T> = (0..m * k).map(|x| T::from_f64(a(x / k, x % k))).collect();
        let right: Vec<T> = (0..k * 240).map(|x| T::from_f64(at(x / 240, x % 240))).collect();
        let expected = product(m, columns, k);
        for beta in [0.0, 1.0] {
            let mut c = vec![T::from_f64(-77.0); m * 240];
            // SAFETY: all elements are inside the buffers.
            let result = unsafe {
                let (a, b) = ((left.as_ptr(), k as isize, 1), (right.as_ptr(), 240, 1));
                path.gemm((m, columns, k), T::ONE, a, b, T::from_f64(beta), (c.as_mut_ptr(), 240, 1))
            };
            assert_eq!(result, Ok(()));
            for (at, &found) in c.iter().enumerate() {
                let (i, j) = (at / 240, at % 240);
                let wanted = if j < columns { expected(i, j) - 77.0 * beta } else { -77.0 };
                assert_eq!(found.to_f64(), wanted, "{}: {columns} columns, beta {beta}, ({i}, {j})", path.name());
            }
        }
    }
}

/// Repeated rows and columns, and matrices that lie backwards.
fn case_011<T: Real>(path: &Path<T>) {
    let (one, none) = (T::ONE, T::ZERO);
    let mut c = [T::NAN; 4];
    let (row, column) = ([3.0, 5.0].map(T::from_f64), [2.0, 7.0].map(T::from_f64));
    // SAFETY: every element is inside its buffer.
    let result = unsafe {
        path.gemm((1, 2, 2), one, (row.as_ptr(), 2, 1), (column.as_ptr(), 1, 0), none, (c.as_mut_ptr(), 2, 1))
    };
    assert_eq!((result, &c[..2]), (Ok(()), &[T::from_f64(41.0); 2][..]), "{}: one column repeated", path.name());
    let (matrix, identity) = ([1.0, 2.0, 3.0, 4.0].map(T::from_f64), [one, none, none, one]);
    // SAFETY: as above.
    let result = unsafe {
        let last_row = matrix[2..].as_ptr();
        path.gemm((2, 2, 2), one, (last_row, -2, 1), (identity.as_ptr(), 2, 1), none, (c.as_mut_ptr(), 2, 1))
    };
    assert_eq!((result, c), (Ok(()), [3.0, 4.0, 1.0, 2.0].map(T::from_f64)), "{}: rows from the last on", path.name());

    // Every sign and zero of the four strides of A and B, and every sign of C's, in sizes around the tile.
    let (mr, nr) = path.tile();
    let signs = [-1isize, 0, 1];
    let number = |at: usize| (at % 4096 % 11) as i32 - 5;
    let data: Vec<T> = (0..4096).map(|at| T::from_f64(number(at).into())).collect();
    let (mut ran, mut turns) = (0, 0);
    let shapes = [(2, 3, 4), (mr + 1, nr + 1, 5), (2 * mr, nr, 9), (1, nr + 1, 3), (mr + 1, 1, 3)];
    for (shape, (m, n, k)) in shapes.into_iter().enumerate() {
        for turn in 0..81 {
            // An emulator takes a third for each shape: every two strides with all signs.
            let digits = turn + turn / 3 + turn / 9 + turn / 27;
            if emulated() && digits % 3 != shape % 3 {
                continue;
            }
            turns += 1;
            let sign = |digit: u32| signs[turn / 3usize.pow(digit) % 3];
            let wide = 1 + (turn % 2) as isize;
            let strides = |rows: usize, cols: usize, r: isize, c: isize| {
                let (long, short) = (cols as isize * wide + 1, wide);
                if turn % 5 < 3 { (r * long, c * short) } else { (r * short, c * (rows as isize * wide + 1)) }
            };
            let (rsa, csa) = strides(m, k, sign(0), sign(1));
            let (rsb, csb) = strides(k, n, sign(2), sign(3));
            let start = |rows: usize, cols: usize, rs: isize, cs: isize| {
                (rows as isize - 1) * (-rs).max(0) + (cols as isize - 1) * (-cs).max(0)
            };
            let (a0, b0) = (start(m, k, rsa, csa), start(k, n, rsb, csb));
            let read = |base: isize, i: usize, j: usize, rs: isize, cs: isize| {
                number((base + i as isize * rs + j as isize * cs) as usize)
            };
            let far = |base: isize, rows: usize, cols: usize, rs: isize, cs: isize| {
                base + (rows as isize - 1) * rs.max(0) + (cols as isize - 1) * cs.max(0)
            };
            if far(a0, m, k, rsa, csa) >= 4096 || far(b0, k, n, rsb, csb) >= 4096 {
                continue;
            }
            let lay = [Lay::Rows, Lay::RowsUp, Lay::Back, Lay::Cols][turn % 4];
            let mut c = Mat::new(m, n, lay, |i, j| (i + j) as f64);
            // SAFETY: the farthest elements were compared with the length of the buffer.
            let result = unsafe {
                let (a, b) = (data.as_ptr().offset(a0), data.as_ptr().offset(b0));
                path.gemm((m, n, k), one, (a, rsa, csa), (b, rsb, csb), T::from_f64(3.0), c.at_mut())
            };
            assert_eq!(result, Ok(()));
            c.check_outside(path.name());
            let what = || format!("{}: {m}x{n}x{k}, A {rsa} {csa}, B {rsb} {csb}, C {lay:?}", path.name());
            c.check(what, |i, j| {
                let sum: i32 = (0..k).map(|p| read(a0, i, p, rsa, csa) * read(b0, p, j, rsb, csb)).sum();
                f64::from(sum) + 3.0 * (i + j) as f64
            });
            ran += 1;
        }
    }
    assert!(4 * ran >= 3 * turns, "{}: only {ran} of {turns} combinations fit the buffers", path.name());

    // Sums so long that they are cut: the parts after the first lie on the right side of it.
    let (m, n, k) = (3, 5, 600);
    let expected = product(m, n, k);
    for lay_a in Lay::ALL {
        for lay_b in Lay::ALL {
            let (a, b) = (Mat::new(m, k, lay_a, a), Mat::new(k, n, lay_b, b));
            let mut c = Mat::new(m, n, Lay::RowsUp, |_, _| f64::NAN);
            path.product(1.0, &a, &b, 0.0, &mut c);
            c.check(|| format!("{}: {m}x{n}x{k}, A {lay_a:?}, B {lay_b:?}", path.name()), &expected);
        }
    }
}

/// A 2x3 matrix seen as 3x2.
fn case_013<T: Real>(path: &Path<T>) {
    let stored = [[0.7, -1.3, 2.1], [-0.4, 1.9, -3.2]];
    let expected = [0.3, 0.6, -1.1];
    let ones = Mat::new(2, 2, Lay::Rows, |_, _| 1.0);
    for lay in [Lay::Rows, Lay::RowGaps(3), Lay::Apart] {
        let view = Mat::new(2, 3, lay, |i, j| stored[i][j]).transposed();
        let mut c = Mat::new(3, 2, Lay::Rows, |_, _| f64::NAN);
        path.product(1.0, &view, &ones, 0.0, &mut c);
        for (i, wanted) in expected.into_iter().enumerate() {
            for j in 0..2 {
                let found = c.get(i, j).to_f64();
                assert!((found - wanted).abs() < 1e-6, "{}: ({i}, {j}) is {found}", path.name());
            }
        }
    }
    // Transposed views of many shapes, in both places.
    let (mr, nr) = path.tile();
    for (m, n, k) in [(3, 2, 2), (2, 2, 3), (mr, nr, 7), (mr + 1, nr + 1, 9), (2 * mr + 1, 3, 33), (3, 2 * nr + 1, 33)]
    {
        let expected = product(m, n, k);
        for turn in 1..4 {
            let turned = |rows, cols, f: fn(usize, usize) -> f64, turned: bool| {
                if turned {
                    Mat::new(cols, rows, Lay::RowGaps(1), move |j, i| f(i, j)).transposed()
                } else {
                    Mat::new(rows, cols, Lay::Rows, f)
                }
            };
            let (a, b) = (turned(m, k, a, turn & 1 != 0), turned(k, n, b, turn & 2 != 0));
            let mut c = Mat::new(m, n, Lay::Rows, |_, _| f64::NAN);
            path.product(1.0, &a, &b, 0.0, &mut c);
            c.check(|| format!("{}: {m}x{n}x{k}, turned {turn}", path.name()), &expected);
        }
    }
}
