//! Sentences of docs/numerics.md that hold for every row: error, same bits, floating-point environment.

use nanogemm::{
    Element, MatMut, MatRef, features, gemm, hook,
    kernel::{KernelInfo, LIBRARY},
    kernels, reference,
};
use nanogemm_testkit::{
    Sample,
    shapes::{Effort, sampled},
};
use std::collections::BTreeSet;

/// An element type that is its own factor.
trait Real: Element<Scalar = Self> + Sample {}
impl Real for f32 {}
impl Real for f64 {}

/// The rows of a type that this machine runs, the portable ones always among them; of instruction sets that another runner
/// is there to show, the first one.
fn rows<T: Real>() -> impl Iterator<Item = &'static KernelInfo> {
    let here = features();
    let usable = move |row: &&KernelInfo| row.own_type() == Some(T::DTYPE) && here.contains(row.isa);
    assert!(kernels().iter().any(|row| usable(&row)));
    let mut seen = BTreeSet::new();
    kernels().iter().filter(usable).filter(move |row| seen.insert(row.isa) || sampled(LIBRARY.isas[row.isa].name))
}

/// With sums of one segment and of several; smaller in emulators.
fn shapes() -> [(usize, usize, usize); 4] {
    Effort::current().pick(
        [(7, 5, 64), (33, 37, 70), (19, 70, 300), (3, 17, 1000)],
        [(7, 5, 64), (17, 19, 70), (9, 34, 300), (3, 17, 600)],
    )
}

fn random<T: Real>(count: usize, seed: u64) -> Vec<T> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(|_| T::from_f64(random.f64() - 0.5)).collect()
}

/// A row-major product on one row.
fn product<T: Real>(
    row: &'static KernelInfo,
    (m, n, k): (usize, usize, usize),
    alpha: f64,
    a: &[T],
    b: &[T],
) -> Vec<T> {
    let mut c = vec![T::POISON; m * n];
    let (a, b) = (MatRef::from_slice(a, m, k).expect("fits"), MatRef::from_slice(b, k, n).expect("fits"));
    let c_view = MatMut::from_slice(&mut c, m, n).expect("fits");
    // SAFETY: the machine runs the row, which is one of the library's.
    unsafe { hook::run_row(&LIBRARY, row, T::from_f64(alpha), a, b, T::ZERO, c_view) }.expect("a legal call");
    c
}

fn bits<T: Real>(c: &[T]) -> Vec<u64> {
    c.iter().map(|x| x.bits()).collect()
}

#[test]
fn the_error_is_bounded() {
    error::<f32>();
    error::<f64>();
}

fn error<T: Real>() {
    // What the expected values were rounded by counts too: they are sums of f64.
    let (unit, oracle) = (T::ROUNDOFF, T::ORACLE_ROUNDINGS);
    for row in rows::<T>() {
        for shape @ (m, n, k) in shapes() {
            let (a, b) = (random::<T>(m * k, 1), random(k * n, 2));
            let (mut c, alpha, beta) = (random::<T>(m * n, 3), T::from_f64(1.7), T::from_f64(-0.3));
            let old = c.clone();
            let (a, b) = (MatRef::from_slice(&a, m, k).expect("fits"), MatRef::from_slice(&b, k, n).expect("fits"));
            let c_view = MatMut::from_slice(&mut c, m, n).expect("fits");
            // SAFETY: as in `product`.
            unsafe { hook::run_row(&LIBRARY, row, alpha, a, b, beta, c_view) }.expect("a legal call");
            let segments = k.div_ceil(256);
            let steps = (k.div_ceil(segments) + segments + 1) as f64 + oracle;
            for (at, (&new, &old)) in c.iter().zip(&old).enumerate() {
                let sum = reference::element(a, b, at / n, at % n);
                let scaled = beta.to_f64() * old.to_f64();
                let exact = alpha.to_f64() * sum.value + scaled;
                let size = alpha.to_f64().abs() * sum.magnitude + scaled.abs();
                let error = (new.to_f64() - exact).abs();
                assert!(error <= steps * unit * size, "{} {shape:?} element {at}: {error:e} of {size}", row.name);
            }
        }
    }
}

#[test]
fn position_does_not_matter() {
    position::<f32>();
    position::<f64>();
}

fn position<T: Real>() {
    for row in rows::<T>() {
        for shape @ (m, n, k) in shapes() {
            let (one, other) = (random::<T>(k, 4), random::<T>(k, 5));
            let a: Vec<T> = (0..m).flat_map(|_| one.iter().copied()).collect();
            let b: Vec<T> = other.iter().flat_map(|&x| std::iter::repeat_n(x, n)).collect();
            let c = bits(&product(row, shape, 1.5, &a, &b));
            assert!(c.iter().all(|x| *x == c[0]), "{} {shape:?}: equal rows and columns, other bits", row.name);

            let (mut a, b) = (random::<T>(m * k, 6), random(k * n, 7));
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
fn rows_of_small_products_are_alike() {
    alike::<f32>();
    alike::<f64>();
}

/// The short way, where columns left over may have entries of their own: rows are computed in groups of several heights.
fn alike<T: Real>() {
    // Around the fewest rows of strips one vector wider than others beside them.
    let wider = [5, 6, 7, 10, 15, 19, 29].into_iter().flat_map(|m| [21, 24, 40, 47, 80, 95].map(|n| (m, n, 13)));
    let shapes = [
        (17, 17, 17),
        (13, 18, 30),
        (33, 33, 33),
        (15, 35, 100),
        (31, 5, 21),
        (21, 40, 127),
        (31, 1, 50),
        (13, 96, 90),
        (7, 40, 40),
    ];
    for (m, n, k) in shapes.into_iter().chain(wider) {
        let (row, b) = (random::<T>(k, 8), random::<T>(k * n, 9));
        let a: Vec<T> = (0..m).flat_map(|_| row.iter().copied()).collect();
        let once = |b: &[T]| {
            let mut c = vec![T::POISON; m * n];
            let (a, b) = (MatRef::from_slice(&a, m, k).expect("fits"), MatRef::from_slice(b, k, n).expect("fits"));
            gemm(T::ONE, a, b, T::ZERO, MatMut::from_slice(&mut c, m, n).expect("fits")).expect("a legal call");
            bits(&c)
        };
        let c = once(&b);
        assert!(c.chunks(n).all(|x| *x == c[..n]), "{:?} {m}x{n}x{k}: equal rows, other bits", T::DTYPE);
        // Of equal columns those that fill whole vectors are equal, and those that are left over.
        let column = random::<T>(k, 10);
        let c = once(&column.iter().flat_map(|&x| std::iter::repeat_n(x, n)).collect::<Vec<T>>());
        let different = c[..n].windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(different <= 1, "{:?} {m}x{n}x{k}: equal columns, {} kinds of bits", T::DTYPE, different + 1);
    }
}

#[test]
fn a_second_call_elsewhere_gives_the_same_bits() {
    second_call::<f32>();
    second_call::<f64>();
}

fn second_call<T: Real>() {
    for row in rows::<T>() {
        for shape @ (m, n, k) in shapes() {
            let (a, b) = (random::<T>(m * k, 8), random(k * n, 9));
            let first = bits(&product(row, shape, 1.0, &a, &b));
            for shift in [1, 3, 8] {
                let moved = |x: &[T]| [&vec![T::POISON; shift], x].concat();
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
    environment::<f32>();
    environment::<f64>();
}

fn environment<T: Real>() {
    for row in rows::<T>() {
        let before = control();
        for shape @ (m, n, k) in shapes() {
            product::<T>(row, shape, 1.0, &random(m * k, 10), &random(k * n, 11));
        }
        assert_eq!(control(), before, "{}", row.name);
    }
}
