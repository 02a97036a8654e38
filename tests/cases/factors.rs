//! Faults of alpha, beta and k: C that must not be read, products that must not be formed.

use crate::{
    Case,
    path::{Lay, Mat, Path, Real, a, b, product},
};
use nanogemm::{
    hook,
    kernel::{DType, LIBRARY},
};
use nanogemm_testkit::emulated;

pub fn cases<T: Real>() -> Vec<Case<T>> {
    vec![
        ("case_001_beta_zero_reads_c", case_001),
        ("case_002_zeroing_by_a_nan", case_002),
        ("case_005_alpha_zero_and_nan", case_005),
        ("case_007_k_zero", case_007),
        ("case_025_k_beyond_the_unroll", case_025),
        ("case_048_scaling_beyond_c", case_048),
    ]
}

/// A block kernel by itself, for a row; the operands must have adjacent columns.
///
/// Returns false for paths that are no row, and for layouts that no block can have.
fn block<T: Real>(
    path: &Path<T>,
    alpha: f64,
    a: &Mat<T>,
    b: &Mat<T>,
    beta: f64,
    c: &mut Mat<T>,
    change: impl Fn(&mut nanogemm::kernel::BlockArgs),
) -> bool {
    let Path::Row(row) = path else { return false };
    let (alpha, beta) = (T::from_f64(alpha), T::from_f64(beta));
    // SAFETY: trials run rows this machine has; the vector length is the current one.
    unsafe {
        let bytes = hook::vector_bytes(&LIBRARY, row);
        let Some(mut block) = hook::Block::new(row, bytes, alpha, a.view(), b.view(), beta, c.view_mut()) else {
            return false;
        };
        change(block.args());
        block.run();
    }
    c.check_outside(path.name());
    true
}

/// beta = 0 and a C full of NaN: no NaN survives, whatever the tile is cut to.
fn case_001<T: Real>(path: &Path<T>) {
    let (mr, nr) = path.tile();
    for k in [1, 7, 33] {
        let expected = product(2 * mr + 1, 2 * nr + 1, k);
        // An emulator takes its time over long sums, and over as many of the second type and of a row that is chosen: there,
        // sizes near whole tiles with each other and some of the rest, fewer of large tiles.
        let near = |x: usize, tile: usize| x <= 2 || x % tile <= 1 || x % tile == tile - 1;
        let large = (2 * mr + 1) * (2 * nr + 1) > 1000;
        let all = !emulated() || !large && k == 1 && T::DTYPE == DType::F32 && matches!(path, Path::Row(_));
        let step = if large { 13 } else { 5 };
        for m in 1..=2 * mr + 1 {
            for n in 1..=2 * nr + 1 {
                let edges = (near(m, mr), near(n, nr));
                let drawn = edges == (true, true) || edges != (false, false) && m % step == n % step;
                if !(all || drawn) {
                    continue;
                }
                let (a, b) = (Mat::new(m, k, Lay::Rows, a), Mat::new(k, n, Lay::Rows, b));
                let mut c = Mat::new(m, n, Lay::RowGaps(1), |_, _| f64::NAN);
                let what = || format!("{}: {m}x{n}x{k}", path.name());
                path.product(1.0, &a, &b, 0.0, &mut c);
                c.check(what, &expected);
            }
        }
    }
    // Blocks without the driver, and C whose neighbours are not adjacent, which the driver computes apart.
    for (m, n) in [(1, 1), (mr, nr), (mr + 1, nr + 1), (2 * mr - 1, 2 * nr - 1), (2 * mr + 1, 2 * nr + 1)] {
        for k in [0, 1, 7, 33] {
            let expected = product(m, n, k);
            let (a, b) = (Mat::new(m, k, Lay::Rows, a), Mat::new(k, n, Lay::Rows, b));
            let mut c = Mat::new(m, n, Lay::RowGaps(1), |_, _| f64::NAN);
            if block(path, 1.0, &a, &b, 0.0, &mut c, |_| ()) {
                c.check(|| format!("block of {}: {m}x{n}x{k}", path.name()), &expected);
            }
            for lay in Lay::ALL {
                let mut c = Mat::new(m, n, lay, |_, _| f64::NAN);
                path.product(1.0, &a, &b, 0.0, &mut c);
                c.check(|| format!("{}: {m}x{n}x{k} into {lay:?}", path.name()), &expected);
            }
        }
    }
}

/// A product right after one that left NaN or infinities in every register and all scratch.
fn case_002<T: Real>(path: &Path<T>) {
    let (mr, nr) = path.tile();
    for poison in [T::NAN, T::from_f64(f64::INFINITY), T::SIGNALLING] {
        for (m, n) in [(1, 1), (mr - mr / 2, nr - 1), (mr, nr), (mr + 1, nr + 1), (2 * mr + 1, 2 * nr + 1)] {
            let n = n.max(1);
            for k in [1, 7, 33] {
                let bad = |rows, cols| Mat::of(rows, cols, Lay::Rows, |_, _| poison);
                let (bad_a, bad_b) = (bad(2 * mr + 1, 35), bad(35, 2 * nr + 1));
                let mut spoilt = bad(2 * mr + 1, 2 * nr + 1);
                path.product_by(poison, &bad_a, &bad_b, poison, &mut spoilt);
                assert!(!spoilt.get(0, 0).to_f64().is_finite(), "{}: the first call spoils registers", path.name());

                let (a, b) = (Mat::new(m, k, Lay::Rows, a), Mat::new(k, n, Lay::Rows, b));
                let expected = product(m, n, k);
                for (beta, before) in [(0.0, f64::NAN), (2.0, 1.0)] {
                    let mut c = Mat::new(m, n, Lay::Rows, |_, _| before);
                    path.product(1.0, &a, &b, beta, &mut c);
                    let old = if beta == 0.0 { 0.0 } else { beta * before };
                    let what = || format!("{}: {m}x{n}x{k}, beta {beta}, after {poison:?}", path.name());
                    c.check(what, |i, j| expected(i, j) + old);
                }
            }
        }
    }
}

/// alpha = 0 never looks at A and B, and the documentation says so.
fn case_005<T: Real>(path: &Path<T>) {
    let (mr, nr) = path.tile();
    for (m, n) in [(1, 1), (2, 3), (mr, nr), (mr + 1, nr + 1)] {
        for lay in Lay::ALL {
            let nan = |rows, cols| Mat::new(rows, cols, lay, |_, _| f64::NAN);
            let (a, b) = (nan(m, 9), nan(9, n));
            // All kinds of values, among them NaN with a payload and signalling.
            let [infinite, three] = [f64::NEG_INFINITY, 3.0].map(|x| T::from_f64(x).bits());
            let (marked, zero) = (T::OUTSIDE.bits() + 7, T::from_f64(-0.0).bits());
            let odd = |i: usize, j: usize| [T::SIGNALLING.bits(), marked, zero, 1, infinite, three][(i + j) % 6];
            let mut c = Mat::of(m, n, lay, |i, j| T::of_bits(odd(i, j)));
            path.product(0.0, &a, &b, 1.0, &mut c);
            c.check_bits(path.name(), odd);
            path.product(-0.0, &a, &b, 1.0, &mut c);
            c.check_bits(path.name(), odd);
            path.product(0.0, &a, &b, 0.0, &mut c);
            c.check_bits(path.name(), |_, _| 0);
            c.fill(|_, _| T::from_f64(3.0));
            path.product(0.0, &a, &b, 2.0, &mut c);
            c.check_bits(path.name(), |_, _| T::from_f64(6.0).bits());
            c.fill(|_, _| T::NAN);
            path.product(0.0, &a, &b, -0.0, &mut c);
            c.check_bits(path.name(), |_, _| 0);
        }
    }
    let text: String = include_str!("../../src/lib.rs")
        .lines()
        .map(|l| l.trim_start_matches("//!").trim())
        .collect::<Vec<_>>()
        .join(" ");
    for rule in
        ["`beta == 0` never reads C", "`alpha == 0` or `k == 0` never reads A and B", "leaves C's bits as they are"]
    {
        assert!(text.contains(rule), "the documentation of the crate says: {rule}");
    }
}

/// k = 0 gives beta * C and looks at neither pointer, through the driver and in every block kernel.
fn case_007<T: Real>(path: &Path<T>) {
    let none = std::ptr::null();
    let sizes = [(3, 2), (1, 1), path.tile(), (path.tile().0 + 1, path.tile().1 + 1)];
    for (m, n) in sizes {
        for (beta, before, after) in [(0.0, f64::NAN, 0.0), (0.5, 4.0, 2.0), (1.0, 7.0, 7.0), (-1.0, 2.0, -2.0)] {
            for lay in Lay::ALL {
                for ld in [0, 2, isize::MAX] {
                    let mut c = Mat::new(m, n, lay, |_, _| before);
                    // SAFETY: no element of A and B exists.
                    let result = unsafe {
                        path.gemm((m, n, 0), T::ONE, (none, ld, 1), (none, ld, ld), T::from_f64(beta), c.at_mut())
                    };
                    assert_eq!(result, Ok(()), "{}: {m}x{n}, beta {beta}", path.name());
                    c.check_outside(path.name());
                    c.check_bits(path.name(), |_, _| T::from_f64(after).bits());
                }
            }
            // An empty batch is an empty sum too.
            let (a, b) = (Mat::new(m, 2, Lay::Rows, a), Mat::new(2, n, Lay::Rows, b));
            for (k, batch) in [(0, 1), (0, 3), (2, 0), (0, 0)] {
                let mut c = Mat::new(m, n, Lay::RowGaps(2), |_, _| before);
                let nothing = |args: &mut nanogemm::kernel::BlockArgs| {
                    (args.k, args.batch, args.a, args.b) = (k, batch, none.cast(), none.cast());
                };
                if block(path, 1.0, &a, &b, beta, &mut c, nothing) {
                    c.check(|| format!("block of {}: {m}x{n}, k {k}, batch {batch}", path.name()), |_, _| after);
                }
            }
        }
    }
    // NaN in C stays if beta is not zero.
    let mut c = Mat::new(3, 2, Lay::Rows, |i, _| if i == 1 { f64::NAN } else { 1.0 });
    // SAFETY: as above.
    let result = unsafe { path.gemm((3, 2, 0), T::ONE, (none, 0, 0), (none, 0, 0), T::from_f64(2.0), c.at_mut()) };
    assert_eq!(result, Ok(()));
    assert!(c.get(1, 0).to_f64().is_nan() && c.get(0, 0).to_f64() == 2.0, "{}", path.name());
}

/// One element, k from 1 to 67: every remainder of every unroll.
fn case_025<T: Real>(path: &Path<T>) {
    for k in 1..=67usize {
        for (lay_a, lay_b) in [(Lay::Rows, Lay::Rows), (Lay::Apart, Lay::Back)] {
            let a = Mat::new(1, k, lay_a, |_, p| (p + 1) as f64);
            let b = Mat::new(k, 1, lay_b, |_, _| 1.0);
            let mut c = Mat::new(1, 1, Lay::Rows, |_, _| 2.0);
            path.product(1.0, &a, &b, 1.5, &mut c);
            let expected = (k * (k + 1) / 2 + 3) as f64;
            assert!(k != 9 || expected == 48.0, "the case as it was reported");
            c.check(|| format!("{}: k = {k}", path.name()), |_, _| expected);
        }
    }
}

/// beta * C without a product: every size from 1x1 to 9x9, nothing around C changes.
fn case_048<T: Real>(path: &Path<T>) {
    for m in 1..=9 {
        for n in 1..=9 {
            for lay in [Lay::Cols, Lay::Rows, Lay::RowGaps(1), Lay::ColGaps(1), Lay::Apart, Lay::RowsUp, Lay::Back] {
                let (x, y) = (Mat::new(m, 3, Lay::Rows, a), Mat::new(3, n, Lay::Rows, b));
                let mut c = Mat::new(m, n, lay, |i, j| (i * 10 + j) as f64);
                path.product(0.0, &x, &y, 2.0, &mut c);
                c.check(|| format!("{}: {m}x{n} {lay:?}", path.name()), |i, j| (i * 20 + 2 * j) as f64);
                let (x, y) = (Mat::new(m, 0, Lay::Rows, a), Mat::new(0, n, Lay::Rows, b));
                path.product(1.0, &x, &y, 0.5, &mut c);
                c.check(|| format!("{}: {m}x{n} {lay:?}, k = 0", path.name()), |i, j| (i * 10 + j) as f64);
                let mut c = Mat::new(m, n, lay, |i, j| (i * 10 + j) as f64);
                if block(path, 1.0, &x, &y, 2.0, &mut c, |_| ()) {
                    c.check(|| format!("block of {}: {m}x{n} {lay:?}", path.name()), |i, j| (i * 20 + 2 * j) as f64);
                }
            }
        }
    }
}
