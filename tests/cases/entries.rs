//! Faults that show only when a kernel is reached through another entry, or in another processor mode.

use crate::{
    Case, ignored,
    path::{Lay, Mat, Path, Real, a, b, product},
};
use libtest_mimic::Trial;
use nanogemm::{
    Plan,
    dispatch::FeatureSet,
    kernel::{DType, LIBRARY},
};
use nanogemm_testkit::emulated;

pub fn cases<T: Real>() -> Vec<Case<T>> {
    vec![("case_043_factors_on_every_entry", case_043)]
}

const SIZE: usize = 50;

fn old(i: usize, j: usize) -> f64 {
    ((i * 3 + j * 5) % 8) as f64 - 4.0
}

/// 50x50x50, or 50x50x21, with each pair of factors, for each transpose and layout of C.
fn case_043<T: Real>(path: &Path<T>) {
    // Sums that an emulator takes its time over are shorter there.
    let k = if emulated() { 21 } else { SIZE };
    let sums = product(SIZE, SIZE, k);
    let turned = |f: fn(usize, usize) -> f64, (rows, cols), turned: bool| {
        let (rows, cols) = if turned { (cols, rows) } else { (rows, cols) };
        let mat = Mat::new(rows, cols, Lay::Rows, move |i, j| if turned { f(j, i) } else { f(i, j) });
        if turned { mat.transposed() } else { mat }
    };
    // Each as it is, and turned.
    let operands = [(a as fn(usize, usize) -> f64, (SIZE, k)), (b, (k, SIZE))]
        .map(|(f, shape)| [turned(f, shape, false), turned(f, shape, true)]);
    for (x, alpha) in [0.0, 1.0, -1.0, 2.5].into_iter().enumerate() {
        for (y, beta) in [0.0, 1.0, -1.0, 0.5].into_iter().enumerate() {
            let pair = x + y;
            let expected = |i: usize, j: usize| alpha * sums(i, j) + if beta == 0.0 { 0.0 } else { beta * old(i, j) };
            let before = |i: usize, j: usize| if beta == 0.0 { f64::NAN } else { old(i, j) };
            for turn in 0..4 {
                let (a, b) = (&operands[0][turn & 1], &operands[1][turn >> 1]);
                for (i, lay) in [Lay::Rows, Lay::Cols, Lay::RowGaps(3), Lay::Apart].into_iter().enumerate() {
                    // In an emulator each pair of factors meets every transpose and every layout once.
                    if emulated() && (pair + turn + i) % 4 != 0 {
                        continue;
                    }
                    let mut c = Mat::new(SIZE, SIZE, lay, before);
                    path.product(alpha, a, b, beta, &mut c);
                    c.check(
                        || format!("{}: alpha {alpha}, beta {beta}, turned {turn}, {lay:?}", path.name()),
                        expected,
                    );
                }
            }
            // There, a quarter of the pairs with the other entries.
            if matches!(path, Path::Chosen(_)) && (!emulated() || pair % 4 == 1) {
                chosen::<T>(alpha, beta, k, &sums);
            }
        }
    }
}

/// The other entries, which choose a row.
fn chosen<T: Real>(alpha: f64, beta: f64, k: usize, sums: &impl Fn(usize, usize) -> f64) {
    let (by, of_old) = (T::from_f64(alpha), T::from_f64(beta));
    let (a, b): (Mat<T>, Mat<T>) = (Mat::new(SIZE, k, Lay::Rows, a), Mat::new(k, SIZE, Lay::Rows, b));
    let expected = |i: usize, j: usize| alpha * sums(i, j) + if beta == 0.0 { 0.0 } else { beta * old(i, j) };
    let before = |i: usize, j: usize| if beta == 0.0 { f64::NAN } else { old(i, j) };
    let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
    nanogemm::gemm(by, a.view(), b.view(), of_old, c.view_mut()).expect("a legal call");
    c.check(|| format!("gemm: alpha {alpha}, beta {beta}"), expected);

    let plan = Plan::<T>::new(SIZE, SIZE, k).expect("there are rows");
    for lay in [Lay::Rows, Lay::Cols, Lay::Apart] {
        let mut c = Mat::new(SIZE, SIZE, lay, before);
        plan.execute(by, a.view(), b.view(), of_old, c.view_mut()).expect("a legal call");
        c.check(|| format!("Plan: alpha {alpha}, beta {beta}, {lay:?}"), expected);
    }

    // Batch-reduce has no alpha: the sum of `batch` equal members.
    for batch in [0usize, 1, 2, 3] {
        let expected =
            |i: usize, j: usize| batch as f64 * sums(i, j) + if beta == 0.0 { 0.0 } else { beta * old(i, j) };
        let (pa, pb) = (a.at().0, b.at().0);
        let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
        let pairs = vec![(a.view(), b.view()); batch];
        nanogemm::brgemm(&pairs, of_old, c.view_mut()).expect("a legal call");
        c.check(|| format!("brgemm: batch {batch}, beta {beta}"), expected);

        let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
        let to = c.at_mut().0;
        // SAFETY: all members are the whole matrices A and B.
        let status = unsafe { T::BRGEMM(SIZE, SIZE, k, batch, pa, k, 0, pb, SIZE, 0, of_old, to, SIZE) };
        assert_eq!(status, 0);
        c.check(|| format!("brgemm in C: batch {batch}, beta {beta}"), expected);

        let (list_a, list_b) = (vec![pa; batch], vec![pb; batch]);
        let (list_a, list_b) = (list_a.as_ptr(), list_b.as_ptr());
        let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
        let to = c.at_mut().0;
        // SAFETY: as above.
        let status = unsafe { T::BRGEMM_ADDR(SIZE, SIZE, k, batch, list_a, k, list_b, SIZE, of_old, to, SIZE) };
        assert_eq!(status, 0);
        c.check(|| format!("brgemm_addr in C: batch {batch}, beta {beta}"), expected);
    }
}

/// Products of many shapes and layouts on one row.
fn rounds<T: Real>(path: &Path<T>) {
    let (mr, nr) = path.tile();
    for (m, n, k) in [(1, 1, 1), (mr, nr, 1), (mr + 1, nr + 1, 3), (2 * mr + 1, 1, 9), (1, 2 * nr + 1, 9)] {
        for lay in Lay::ALL {
            let (a, b) = (Mat::new(m, k, lay, a), Mat::new(k, n, lay, b));
            let mut c = Mat::new(m, n, lay, |_, _| 1.0);
            path.product(2.0, &a, &b, 0.5, &mut c);
            let sums = product(m, n, k);
            c.check(|| format!("{}: {m}x{n}x{k} {lay:?}", path.name()), |i, j| 2.0 * sums(i, j) + 0.5);
        }
    }
}

/// An instruction of one vector mode outside of it: nothing shows that where the processor has both modes, so this wants one
/// with streaming vectors and no others, where the first such instruction ends the process.
pub fn case_061(machine: FeatureSet) -> Vec<Trial> {
    let find = |name: &str| LIBRARY.isas.iter().position(|isa| isa.name == name);
    let Some(other) = find("sve") else { return Vec::new() };
    let trial = |streaming: usize| {
        let name = format!("case_061_vector_length_before_streaming_mode::{}", LIBRARY.isas[streaming].name);
        match (machine.contains(streaming), machine.contains(other)) {
            (false, _) => ignored(name, "this machine lacks it"),
            (true, true) => ignored(name, "this machine has SVE outside of streaming mode"),
            (true, false) => Trial::test(name, move || {
                let rows: Vec<_> = LIBRARY.kernels.iter().filter(|row| row.isa == streaming).collect();
                assert!(!rows.is_empty(), "an instruction set without rows");
                for row in rows {
                    match row.c_type {
                        DType::F64 => rounds::<f64>(&Path::Row(row)),
                        _ => rounds::<f32>(&Path::Row(row)),
                    }
                }
                Ok(())
            }),
        }
    };
    ["sme", "sme_f64"].into_iter().filter_map(find).map(trial).collect()
}
