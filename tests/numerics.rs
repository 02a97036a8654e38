//! Sentences of docs/numerics.md that hold for every row: error, same bits, floating-point environment.

use nanogemm::{
    MatMut, MatRef, features, hook,
    kernel::{KernelInfo, LIBRARY},
    kernels, reference,
};

/// The rows this machine runs; the portable ones are always among them.
fn rows() -> impl Iterator<Item = &'static KernelInfo> {
    let here = features();
    assert!(kernels().iter().any(|row| here.contains(row.isa)));
    kernels().iter().filter(move |row| here.contains(row.isa))
}

const SHAPES: [(usize, usize, usize); 4] = [(7, 5, 64), (33, 37, 70), (19, 70, 300), (3, 17, 1000)];

fn random(count: usize, seed: u64) -> Vec<f32> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(|_| random.f32() - 0.5).collect()
}

/// A row-major product on one row.
fn product(row: &'static KernelInfo, (m, n, k): (usize, usize, usize), alpha: f32, a: &[f32], b: &[f32]) -> Vec<f32> {
    let mut c = vec![f32::NAN; m * n];
    let (a, b) = (MatRef::from_slice(a, m, k).expect("fits"), MatRef::from_slice(b, k, n).expect("fits"));
    let c_view = MatMut::from_slice(&mut c, m, n).expect("fits");
    // SAFETY: the machine runs the row, which is one of the library's.
    unsafe { hook::run_row(&LIBRARY, row, alpha, a, b, 0.0, c_view) }.expect("a legal call");
    c
}

fn bits(c: &[f32]) -> Vec<u32> {
    c.iter().map(|x| x.to_bits()).collect()
}

#[test]
fn the_error_is_bounded() {
    let unit = 0.5f64.powi(24);
    for row in rows() {
        for shape @ (m, n, k) in SHAPES {
            let (a, b) = (random(m * k, 1), random(k * n, 2));
            let (mut c, alpha, beta) = (random(m * n, 3), 1.7f32, -0.3f32);
            let old = c.clone();
            let (a, b) = (MatRef::from_slice(&a, m, k).expect("fits"), MatRef::from_slice(&b, k, n).expect("fits"));
            let c_view = MatMut::from_slice(&mut c, m, n).expect("fits");
            // SAFETY: as in `product`.
            unsafe { hook::run_row(&LIBRARY, row, alpha, a, b, beta, c_view) }.expect("a legal call");
            let segments = k.div_ceil(256);
            let steps = (k.div_ceil(segments) + segments + 1) as f64;
            for (at, (&new, &old)) in c.iter().zip(&old).enumerate() {
                let sum = reference::element(a, b, at / n, at % n);
                let scaled = f64::from(beta) * f64::from(old);
                let exact = f64::from(alpha) * sum.value + scaled;
                let size = f64::from(alpha).abs() * sum.magnitude + scaled.abs();
                let error = (f64::from(new) - exact).abs();
                assert!(error <= steps * unit * size, "{} {shape:?} element {at}: {error:e} of {size}", row.name);
            }
        }
    }
}

#[test]
fn position_does_not_matter() {
    for row in rows() {
        for shape @ (m, n, k) in SHAPES {
            let (one, other) = (random(k, 4), random(k, 5));
            let a: Vec<f32> = (0..m).flat_map(|_| one.iter().copied()).collect();
            let b: Vec<f32> = other.iter().flat_map(|&x| std::iter::repeat_n(x, n)).collect();
            let c = bits(&product(row, shape, 1.5, &a, &b));
            assert!(c.iter().all(|x| *x == c[0]), "{} {shape:?}: equal rows and columns, other bits", row.name);

            let (mut a, b) = (random(m * k, 6), random(k * n, 7));
            let before = bits(&product(row, shape, 1.5, &a, &b));
            let (first, last) = a.split_at_mut((m - 1) * k);
            first[..k].swap_with_slice(last);
            let mut after = bits(&product(row, shape, 1.5, &a, &b));
            let (first, last) = after.split_at_mut((m - 1) * n);
            first[..n].swap_with_slice(last);
            assert_eq!(after, before, "{} {shape:?}: first and last row exchanged", row.name);
        }
    }
}

#[test]
fn a_second_call_elsewhere_gives_the_same_bits() {
    for row in rows() {
        for shape @ (m, n, k) in SHAPES {
            let (a, b) = (random(m * k, 8), random(k * n, 9));
            let first = bits(&product(row, shape, 1.0, &a, &b));
            for shift in [1, 3, 8] {
                let moved = |x: &[f32]| [&vec![f32::NAN; shift], x].concat();
                let (a, b) = (moved(&a), moved(&b));
                let again = bits(&product(row, shape, 1.0, &a[shift..], &b[shift..]));
                assert_eq!(again, first, "{} {shape:?} moved by {shift} elements", row.name);
            }
        }
    }
}

/// Rounding mode and flush-to-zero: the control bits of MXCSR, or FPCR.
fn control() -> u64 {
    #[cfg(target_arch = "x86_64")]
    {
        let mut mxcsr = 0u32;
        // SAFETY: stores four bytes.
        unsafe { core::arch::asm!("stmxcsr [{}]", in(reg) &mut mxcsr) };
        u64::from(mxcsr & !0x3f)
    }
    #[cfg(target_arch = "aarch64")]
    {
        let fpcr: u64;
        // SAFETY: reads a register.
        unsafe { core::arch::asm!("mrs {}, fpcr", out(reg) fpcr) };
        fpcr
    }
}

#[test]
fn the_environment_stays() {
    for row in rows() {
        let before = control();
        for shape @ (m, n, k) in SHAPES {
            product(row, shape, 1.0, &random(m * k, 10), &random(k * n, 11));
        }
        assert_eq!(control(), before, "{}", row.name);
    }
}
