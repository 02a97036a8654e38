//! Faults that show only when a kernel is reached through another entry, or in another processor mode.

use crate::{
    Case, ignored,
    path::{Lay, Mat, Path, a, b, product},
};
use libtest_mimic::Trial;
use nanogemm::{Plan, dispatch::FeatureSet, kernel::LIBRARY};

pub const CASES: &[Case] = &[("case_043_factors_on_every_entry", case_043)];

unsafe extern "C" {
    fn nanogemm_brgemm_f32(
        m: usize,
        n: usize,
        k: usize,
        batch: usize,
        a: *const f32,
        lda: usize,
        stride_a: usize,
        b: *const f32,
        ldb: usize,
        stride_b: usize,
        beta: f32,
        c: *mut f32,
        ldc: usize,
    ) -> i32;
    fn nanogemm_brgemm_addr_f32(
        m: usize,
        n: usize,
        k: usize,
        batch: usize,
        a: *const *const f32,
        lda: usize,
        b: *const *const f32,
        ldb: usize,
        beta: f32,
        c: *mut f32,
        ldc: usize,
    ) -> i32;
}

const SIZE: usize = 50;

fn old(i: usize, j: usize) -> f32 {
    ((i * 3 + j * 5) % 8) as f32 - 4.0
}

/// 50x50x50 with each pair of factors, for each transpose and layout of C.
fn case_043(path: &Path) {
    let sums = product(SIZE, SIZE, SIZE);
    let turned = |f: fn(usize, usize) -> f32, turned: bool| {
        let mat = Mat::new(SIZE, SIZE, Lay::Rows, move |i, j| if turned { f(j, i) } else { f(i, j) });
        if turned { mat.transposed() } else { mat }
    };
    for alpha in [0.0f32, 1.0, -1.0, 2.5] {
        for beta in [0.0f32, 1.0, -1.0, 0.5] {
            let expected = |i: usize, j: usize| alpha * sums(i, j) + if beta == 0.0 { 0.0 } else { beta * old(i, j) };
            let before = |i: usize, j: usize| if beta == 0.0 { f32::NAN } else { old(i, j) };
            for turn in 0..4 {
                let (a, b) = (turned(a, turn & 1 != 0), turned(b, turn & 2 != 0));
                for lay in [Lay::Rows, Lay::Cols, Lay::RowGaps(3), Lay::Apart] {
                    let mut c = Mat::new(SIZE, SIZE, lay, before);
                    path.product(alpha, &a, &b, beta, &mut c);
                    c.check(
                        || format!("{}: alpha {alpha}, beta {beta}, turned {turn}, {lay:?}", path.name()),
                        expected,
                    );
                }
            }
            if matches!(path, Path::C) {
                chosen(alpha, beta, &sums);
            }
        }
    }
}

/// The other entries, which choose a row.
fn chosen(alpha: f32, beta: f32, sums: &impl Fn(usize, usize) -> f32) {
    let (a, b) = (Mat::new(SIZE, SIZE, Lay::Rows, a), Mat::new(SIZE, SIZE, Lay::Rows, b));
    let expected = |i: usize, j: usize| alpha * sums(i, j) + if beta == 0.0 { 0.0 } else { beta * old(i, j) };
    let before = |i: usize, j: usize| if beta == 0.0 { f32::NAN } else { old(i, j) };
    let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
    nanogemm::gemm(alpha, a.view(), b.view(), beta, c.view_mut()).expect("a legal call");
    c.check(|| format!("gemm: alpha {alpha}, beta {beta}"), expected);

    let plan = Plan::<f32>::new(SIZE, SIZE, SIZE).expect("there are f32 rows");
    for lay in [Lay::Rows, Lay::Cols, Lay::Apart] {
        let mut c = Mat::new(SIZE, SIZE, lay, before);
        plan.execute(alpha, a.view(), b.view(), beta, c.view_mut()).expect("a legal call");
        c.check(|| format!("Plan: alpha {alpha}, beta {beta}, {lay:?}"), expected);
    }

    // Batch-reduce has no alpha: the sum of `batch` equal members.
    for batch in [0usize, 1, 2, 3] {
        let expected =
            |i: usize, j: usize| batch as f32 * sums(i, j) + if beta == 0.0 { 0.0 } else { beta * old(i, j) };
        let (pa, pb) = (a.at().0, b.at().0);
        let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
        let pairs = vec![(a.view(), b.view()); batch];
        nanogemm::brgemm(&pairs, beta, c.view_mut()).expect("a legal call");
        c.check(|| format!("brgemm: batch {batch}, beta {beta}"), expected);

        let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
        let to = c.at_mut().0;
        // SAFETY: all members are the whole matrices A and B.
        let status = unsafe { nanogemm_brgemm_f32(SIZE, SIZE, SIZE, batch, pa, SIZE, 0, pb, SIZE, 0, beta, to, SIZE) };
        assert_eq!(status, 0);
        c.check(|| format!("nanogemm_brgemm_f32: batch {batch}, beta {beta}"), expected);

        let (list_a, list_b) = (vec![pa; batch], vec![pb; batch]);
        let (list_a, list_b) = (list_a.as_ptr(), list_b.as_ptr());
        let mut c = Mat::new(SIZE, SIZE, Lay::Rows, before);
        let to = c.at_mut().0;
        // SAFETY: as above.
        let status =
            unsafe { nanogemm_brgemm_addr_f32(SIZE, SIZE, SIZE, batch, list_a, SIZE, list_b, SIZE, beta, to, SIZE) };
        assert_eq!(status, 0);
        c.check(|| format!("nanogemm_brgemm_addr_f32: batch {batch}, beta {beta}"), expected);
    }
}

/// An instruction of one vector mode outside of it: nothing shows that where the processor has both modes, so this wants one
/// with streaming vectors and no others, where the first such instruction ends the process.
pub fn case_061(machine: FeatureSet) -> Option<Trial> {
    let find = |name: &str| LIBRARY.isas.iter().position(|isa| isa.name == name);
    let (streaming, other) = (find("sme")?, find("sve")?);
    let name = "case_061_vector_length_before_streaming_mode::sme";
    Some(match (machine.contains(streaming), machine.contains(other)) {
        (false, _) => ignored(name.into(), "this machine lacks it"),
        (true, true) => ignored(name.into(), "this machine has SVE outside of streaming mode"),
        (true, false) => Trial::test(name, move || {
            let rows: Vec<_> = LIBRARY.kernels.iter().filter(|row| row.isa == streaming).map(Path::Row).collect();
            assert!(!rows.is_empty(), "an instruction set without rows");
            for path in rows {
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
            Ok(())
        }),
    })
}
