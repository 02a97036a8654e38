//! Multiplies with the kernels of this crate's manifest and with nanogemm's own, in one program.

use nanogemm::{Error, MatMut, MatRef, hook};

mod acme {
    nanogemm::include_kernels!();
}

/// Whole numbers small enough for exact sums.
fn operand(count: usize, seed: usize) -> Vec<f32> {
    (0..count).map(|i| ((i * 7 + seed) % 11) as f32 - 5.0).collect()
}

fn main() -> Result<(), Error> {
    let kernels = acme::kernels();
    assert_eq!(kernels.library().prefix, "acme");
    for (m, n, k) in [(1, 1, 1), (4, 16, 8), (37, 53, 71), (130, 200, 300)] {
        let (a, b) = (operand(m * k, 1), operand(k * n, 2));
        let mut exact = vec![0.0f32; m * n];
        for (i, row) in exact.chunks_mut(n).enumerate() {
            for (j, x) in row.iter_mut().enumerate() {
                *x = (0..k).map(|p| a[i * k + p] * b[p * n + j]).sum();
            }
        }
        let (a, b) = (MatRef::from_slice(&a, m, k)?, MatRef::from_slice(&b, k, n)?);

        let mut c = vec![f32::NAN; m * n];
        kernels.gemm(1.0, a, b, 0.0, MatMut::from_slice(&mut c, m, n)?)?;
        assert_eq!(c, exact, "acme {m} x {n} x {k}");
        let ran = hook::last_kernel().expect("a row ran");
        assert!(acme::LIBRARY.kernels.iter().any(|row| row.name == ran.name), "{} is no row of acme", ran.name);
        assert_eq!(ran.name, kernels.kernel_name::<f32>(m, n, k));
        println!("{m} x {n} x {k}: {}_k_{}", kernels.library().prefix, ran.name);

        let mut c = vec![f32::NAN; m * n];
        nanogemm::gemm(1.0, a, b, 0.0, MatMut::from_slice(&mut c, m, n)?)?;
        assert_eq!(c, exact, "nanogemm {m} x {n} x {k}");
        let ran = hook::last_kernel().expect("a row ran");
        assert_eq!(ran.name, nanogemm::kernel_name::<f32>(m, n, k), "a kernel of nanogemm");
        println!("{m} x {n} x {k}: nanogemm_k_{}", ran.name);
    }

    // A constant shape under a name of its own, in Rust and C.
    unsafe extern "C" {
        fn acme_project(a: *const f64, a_rs: isize, b: *const f64, b_rs: isize, c: *mut f64, c_rs: isize, beta: f64);
    }
    let (a, b) = ([1.0, 2.0, 3.0, 4.0, 5.0].repeat(3), [1.0, -1.0].repeat(5));
    let (a, b) = (a.try_into().expect("3 x 5"), b.try_into().expect("5 x 2"));
    let mut c = [1.0; 6];
    acme::fixed::project(&a, &b, 2.0, &mut c);
    assert_eq!(c, [17.0, -13.0, 17.0, -13.0, 17.0, -13.0]);
    // SAFETY: arrays of these shapes.
    unsafe { acme_project(a.as_ptr(), 5, b.as_ptr(), 2, c.as_mut_ptr(), 2, 0.0) };
    assert_eq!(c, [15.0, -15.0, 15.0, -15.0, 15.0, -15.0]);
    println!("3 x 2 x 5: {}", acme::LIBRARY.fixed.first().map_or("no kernel of this shape", |row| row.name));
    Ok(())
}
