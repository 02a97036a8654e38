//! Faults of products of elements of two bytes and one: each on every row that can take the product, and through the library's own choice.

use crate::sizes::{APART, Sparse};
use nanogemm::{
    Activation, Bf16, Epilogue, Error, F16, MatMut, MatRef, Product, Storage, gemm_ex, gemm_mixed, gemm_mixed_batched,
    hook,
    kernel::{KernelInfo, LIBRARY},
};
use nanogemm_testkit::{Arena, Operand, Place, Sample, Strided};

/// How a product is run.
#[derive(Clone, Copy)]
pub enum Way {
    /// On a row, if that can take it.
    Row(&'static KernelInfo),
    /// As the library chooses.
    Chosen,
}

/// A fault: its name and what must hold whichever way products are run.
pub type Case = (&'static str, fn(Way));

pub fn cases() -> Vec<Case> {
    vec![
        ("case_001_mixed_beta_0_never_reads_c", case_001),
        ("case_005_mixed_factors_of_0", case_005),
        ("case_007_mixed_empty_sums", case_007),
        ("case_018_no_slack_after_bytes", case_018),
        ("case_020_mixed_rows_beyond_32_bits", case_020),
        ("case_026_odd_k", case_026),
        ("case_027_no_pairs_in_16_bits", case_027),
        ("case_028_unsigned_above_127", case_028),
        ("case_031_zero_point_of_weights", case_031),
        ("case_032_sums_are_f32", case_032),
        ("case_033_sums_beyond_f16", case_033),
        ("case_037_nan_and_the_largest_number", case_037),
        ("case_040_activations_keep_nan", case_040),
        ("case_041_dequantised_extremes", case_041),
    ]
}

impl Way {
    /// Runs a product; `false` if the row cannot take it.
    pub fn run<A: Product<B, C>, B: Storage, C: Storage>(
        self,
        (alpha, beta): (f32, f32),
        a: MatRef<'_, A>,
        b: MatRef<'_, B>,
        c: MatMut<'_, C>,
        epilogue: Option<&Epilogue<'_>>,
    ) -> bool {
        let result: Result<(), Error> = match self {
            Way::Chosen => match epilogue {
                None => gemm_mixed(alpha, a, b, beta, c),
                Some(epilogue) => gemm_ex(alpha, a, b, beta, c, epilogue),
            },
            // SAFETY: trials of rows run only where the machine has their instruction set.
            Way::Row(row) => match unsafe { hook::run_mixed_row(&LIBRARY, row, alpha, a, b, beta, c, epilogue) } {
                Some(result) => result,
                None => return false,
            },
        };
        result.expect("a legal call");
        if let Way::Row(row) = self
            && let Some(ran) = hook::last_kernel()
        {
            assert_eq!(ran.name, row.names(C::DTYPE).0, "another kernel ran");
        }
        true
    }

    /// A product of row-major matrices, C beginning as `start`; `None` if the row cannot take it.
    fn product<A: Product<B, C>, B: Storage, C: Storage>(
        self,
        (m, n, k): (usize, usize, usize),
        (alpha, beta): (f32, f32),
        a: &[A],
        b: &[B],
        start: C,
        epilogue: Option<&Epilogue<'_>>,
    ) -> Option<Vec<C>> {
        let mut c = vec![start; m * n];
        let (a, b) = (MatRef::from_slice(a, m, k).expect("A"), MatRef::from_slice(b, k, n).expect("B"));
        let to = MatMut::from_slice(&mut c, m, n).expect("C");
        self.run((alpha, beta), a, b, to, epilogue).then_some(c)
    }
}

const ONE: (f32, f32) = (1.0, 0.0);

fn bf(value: f64) -> Bf16 {
    Bf16::from_f64(value)
}

fn all<T: PartialEq + std::fmt::Debug>(got: Option<Vec<T>>, want: T) {
    if let Some(got) = got {
        for (i, x) in got.iter().enumerate() {
            assert_eq!(*x, want, "element {i} of {}", got.len());
        }
    }
}

fn case_001(way: Way) {
    for (m, n) in [(1, 1), (3, 17), (15, 33), (17, 31), (33, 65), (40, 70)] {
        for k in [1, 7, 33] {
            let (a, b) = (vec![bf(1.0); m * k], vec![bf(0.5); k * n]);
            all(way.product((m, n, k), ONE, &a, &b, f32::NAN, None), k as f32 / 2.0);
            all(way.product((m, n, k), ONE, &a, &b, bf(f64::NAN), None), bf(k as f64 / 2.0));
            let (a, b) = (vec![F16::from_f32(1.0); m * k], vec![F16::from_f32(0.5); k * n]);
            all(way.product((m, n, k), ONE, &a, &b, F16::from_f64(f64::NAN), None), F16::from_f64(k as f64 / 2.0));
            let (a, b) = (vec![2u8; m * k], vec![-3i8; k * n]);
            all(way.product((m, n, k), ONE, &a, &b, i32::MAX, None), -6 * k as i32);
            all(way.product((m, n, k), ONE, &a, &b, f32::NAN, None), -6.0 * k as f32);
        }
    }
}

fn case_005(way: Way) {
    let (a, b) = ([bf(f64::NAN); 6], [bf(f64::NAN); 6]);
    let odd = f32::from_bits(0x7fa0_0001);
    if let Some(c) = way.product((2, 2, 3), (0.0, 1.0), &a, &b, odd, None) {
        assert!(c.iter().all(|x| x.to_bits() == odd.to_bits()), "C's bits stay");
    }
    all(way.product((2, 2, 3), (0.0, 0.0), &a, &b, odd, None), 0.0);
    all(way.product((2, 2, 3), (0.0, 2.0), &a, &b, 3.0f32, None), 6.0);
}

fn case_007(way: Way) {
    let none: [Bf16; 0] = [];
    all(way.product((3, 2, 0), (1.0, 0.0), &none, &none, f32::NAN, None), 0.0);
    all(way.product((3, 2, 0), (1.0, 0.5), &none, &none, 4.0f32, None), 2.0);
    all(way.product((3, 2, 0), (1.0, 1.0), &none, &none, 4.0f32, None), 4.0);
    let bias = [1.0, -2.0];
    let epilogue = Epilogue { activation: Activation::Relu, bias: Some(&bias), ..Epilogue::default() };
    if let Some(c) = way.product((3, 2, 0), ONE, &none, &none, f32::NAN, Some(&epilogue)) {
        assert_eq!(c, [1.0, 0.0, 1.0, 0.0, 1.0, 0.0]);
    }
    let none: ([u8; 0], [i8; 0]) = ([], []);
    all(way.product((3, 2, 0), (1.0, 1.0), &none.0, &none.1, 7i32, None), 7);
    all(way.product((3, 2, 0), (1.0, 0.0), &none.0, &none.1, 7i32, None), 0);
}

fn case_018(way: Way) {
    let mut arenas: [Arena; 3] = core::array::from_fn(|_| Arena::new(1 << 20));
    for k in 1..64 {
        for (m, n) in [(1, 1), (3, 5), (17, 33)] {
            let [a, b, c] = &mut arenas;
            let a = Operand::<i8>::new(a, Strided::matrix(m, k, k as isize, 1), Place::AtEnd, |_| -128);
            let b = Operand::<i8>::new(b, Strided::matrix(k, n, n as isize, 1), Place::AtEnd, |_| -128);
            let c = Operand::<i32>::new(c, Strided::matrix(m, n, n as isize, 1), Place::AtEnd, |_| i32::POISON);
            // SAFETY: the operands have these elements, and live until the call has ended.
            let taken = unsafe {
                let a = MatRef::<i8>::from_raw_parts(a.ptr(), m, k, k as isize, 1);
                let b = MatRef::<i8>::from_raw_parts(b.ptr(), k, n, n as isize, 1);
                way.run(ONE, a, b, MatMut::<i32>::from_raw_parts(c.ptr(), m, n, n as isize, 1), None)
            };
            if taken {
                let want = 128 * 128 * k as i32;
                c.finish(|at, x| if x == want { Ok(()) } else { Err(format!("{at:?}: {x} for {want}")) }).unwrap();
            }
        }
    }
}

/// Two rows of A and of C more than 2^31 elements apart.
fn case_020(way: Way) {
    far::<Bf16, Bf16, f32>(way);
    far::<Bf16, Bf16, Bf16>(way);
    far::<F16, F16, F16>(way);
    far::<u8, i8, i32>(way);
    far::<i8, i8, f32>(way);
}

fn far<A: Product<B, C>, B: Storage, C: Storage>(way: Way) {
    let (left, to) = (Sparse::new::<A>(), Sparse::new::<C>());
    let (a, c) = (left.at::<A>(), to.at::<C>());
    let b = [2.0, 3.0, 4.0].map(B::from_f64);
    // SAFETY: the mappings hold both rows, and live until the call has ended.
    unsafe {
        *a = A::from_f64(1.0);
        *a.offset(APART) = A::from_f64(10.0);
        let left = MatRef::<A>::from_raw_parts(a, 2, 1, APART, 1);
        let right = MatRef::from_slice(&b, 1, 3).expect("B");
        if way.run(ONE, left, right, MatMut::<C>::from_raw_parts(c, 2, 3, APART, 1), None) {
            for (i, row) in [(1.0, c), (10.0, c.offset(APART))] {
                let got = [0, 1, 2].map(|j| (*row.add(j)).to_f64());
                assert_eq!(got, [2.0 * i, 3.0 * i, 4.0 * i], "{:?}", C::DTYPE);
            }
        }
    }
}

fn case_026(way: Way) {
    let (m, n) = (40, 30);
    for k in [1, 2, 3, 5, 7, 25] {
        let a: Vec<Bf16> = (0..m * k).map(|i| bf((i % 7) as f64 - 3.0)).collect();
        let b: Vec<Bf16> = (0..k * n).map(|i| bf((i % 5) as f64 - 2.0)).collect();
        let sum =
            |i: usize, j: usize, f: &dyn Fn(usize, usize) -> f64| (0..k).map(|p| f(i * k + p, p * n + j)).sum::<f64>();
        if let Some(c) = way.product((m, n, k), ONE, &a, &b, 0f32, None) {
            for (x, at) in c.iter().zip(0..) {
                assert_eq!(f64::from(*x), sum(at / n, at % n, &|i, j| a[i].to_f64() * b[j].to_f64()), "k = {k}");
            }
        }
        let (a, b): (Vec<i8>, Vec<i8>) = (
            (0..m * k).map(|i| (i * 37 % 256) as u8 as i8).collect(),
            (0..k * n).map(|i| (i * 91 % 256) as u8 as i8).collect(),
        );
        if let Some(c) = way.product((m, n, k), ONE, &a, &b, 0i32, None) {
            for (x, at) in c.iter().zip(0..) {
                assert_eq!(f64::from(*x), sum(at / n, at % n, &|i, j| f64::from(a[i]) * f64::from(b[j])), "k = {k}");
            }
        }
    }
}

fn case_027(way: Way) {
    let a = [-47i8, -123, -10, 92, -96, -38, 82, 40, 70, -60, -66, -127, -46, -91, 109, 101];
    let b = [124i8, 8, -74, 32, -40, 4, -50, -84, 103, -84, 88, -66, 24, 115, 123, 54];
    if let Some(c) = way.product((4, 4, 4), ONE, &a, &b, 0i32, None) {
        let rows = [
            [270, 10552, 20064, 14456],
            [-978, -3208, 21140, -3132],
            [1234, -8741, -23609, 4778],
            [11587, 1727, 29969, 4432],
        ];
        assert_eq!(c, rows.concat());
    }
}

fn case_028(way: Way) {
    all(way.product((32, 32, 32), ONE, &[129u8; 1024], &[1i8; 1024], 0i32, None), 4128);
    all(way.product((1, 1, 4), ONE, &[255u8; 4], &[127i8; 4], 0i32, None), 129_540);
    all(way.product((5, 9, 64), ONE, &[255u8; 320], &[-128i8; 576], 0i32, None), -64 * 255 * 128);
    all(way.product((5, 9, 64), ONE, &[-128i8; 320], &[-128i8; 576], 0i32, None), 64 * 128 * 128);
}

fn case_031(way: Way) {
    let (n, k) = (96, 256);
    let a: Vec<u8> = (0..2 * k).map(|i| (i * 31 % 251) as u8).collect();
    let b: Vec<i8> = (0..k * n).map(|i| (i * 17 % 253) as u8 as i8).collect();
    let scales: Vec<f32> = (0..n).map(|j| 0.01 + j as f32 / 1000.0).collect();
    for zeros in [(0, 3), (7, 3), (128, -5)] {
        let (zero_point_a, zero_point_b) = zeros;
        let epilogue = Epilogue { column_scales: Some(&scales), zero_point_a, zero_point_b, ..Epilogue::default() };
        let one = way.product((1, n, k), ONE, &a[..k], &b, 0f32, Some(&epilogue));
        let two = way.product((2, n, k), ONE, &a, &b, 0f32, Some(&epilogue));
        if let (Some(one), Some(two)) = (one, two) {
            assert_eq!(one, two[..n]);
            for j in 0..n {
                let sum: i64 = (0..k)
                    .map(|p| {
                        (i64::from(a[p]) - i64::from(zero_point_a))
                            * (i64::from(b[p * n + j]) - i64::from(zero_point_b))
                    })
                    .sum();
                let want = sum as f64 * f64::from(scales[j]);
                assert!((f64::from(one[j]) - want).abs() <= 1e-6 * want.abs(), "{j}: {} for {want}", one[j]);
            }
        }
    }
}

fn case_032(way: Way) {
    let (m, n, k) = (33, 65, 1024);
    all(way.product((m, n, k), ONE, &vec![bf(1.0); m * k], &vec![bf(1.0); k * n], bf(0.0), None), bf(1024.0));
}

fn case_033(way: Way) {
    let big = F16::from_f32(256.0);
    let got = way.product((17, 33, 8), ONE, &[big; 17 * 8], &[big; 8 * 33], 0f32, None);
    let ran = hook::last_kernel().map(|ran| ran.name);
    if LIBRARY.kernels.iter().any(|row| row.longest.is_some() && Some(row.name) == ran) {
        // Who asks for sums of binary16 gets them.
        return all(got, f32::INFINITY);
    }
    all(got, 524_288.0);
    let (m, n, k) = (17, 33, 64);
    let a = vec![F16::from_f32(200.0); m * k];
    let b: Vec<F16> = (0..k * n).map(|i| F16::from_f32(if i / n < k / 2 { 200.0 } else { -200.0 })).collect();
    all(way.product((m, n, k), ONE, &a, &b, 1f32, None), 0.0);
}

fn case_037(way: Way) {
    let zero = [bf(0.0)];
    for (bits, want) in [
        (0x7f7f_ffff, Some(0x7f80)),
        (0x7f80_0001, None),
        (0xffff_ffff, None),
        (0x3f80_8000, Some(0x3f80)),
        (0x3f81_8000, Some(0x3f82)),
    ] {
        let values = [f32::from_bits(bits); 23];
        let residual = MatRef::from_slice(&values, 1, 23).expect("a row");
        let epilogue = Epilogue { residual: Some(residual), ..Epilogue::default() };
        let Some(c) = way.product((1, 23, 1), ONE, &zero, &[zero[0]; 23], bf(0.0), Some(&epilogue)) else { continue };
        for x in c {
            match want {
                Some(want) => assert_eq!(x.to_bits(), want, "{bits:x}"),
                None => assert!(x.to_f64().is_nan(), "{bits:x} became {:x}", x.to_bits()),
            }
        }
    }
}

fn case_040(way: Way) {
    let (m, n) = (3, 41);
    for activation in [Activation::Relu, Activation::Clamp(-1.0, 1.0), Activation::GeluTanh, Activation::Silu] {
        let epilogue = Epilogue { activation, ..Epilogue::default() };
        for bad in 0..n {
            let mut b = vec![bf(-1.0); n];
            b[bad] = bf(f64::NAN);
            let Some(c) = way.product((m, n, 1), ONE, &[bf(1.0); 3], &b, 0f32, Some(&epilogue)) else { return };
            for (at, x) in c.iter().enumerate() {
                assert_eq!(x.is_nan(), at % n == bad, "{activation:?}, column {}: {x}", at % n);
            }
        }
    }
    let epilogue = Epilogue { activation: Activation::Relu, ..Epilogue::default() };
    all(way.product((1, 5, 1), ONE, &[bf(-0.0)], &[bf(1.0); 5], 1f32, Some(&epilogue)), 0.0);
}

fn case_041(way: Way) {
    // Dequantised sums are rounded once from integers of 32 bits.
    let k = 33_025;
    for (x, y, want) in [(255u8, 127i8, 255 * 127 * k as i64), (255, -128, -255 * 128 * k as i64)] {
        let sum = (want as i32) as f32;
        all(way.product((1, 2, k), ONE, &vec![x; k], &vec![y; 2 * k], 0f32, None), sum);
        all(way.product((1, 2, k), ONE, &vec![x; k], &vec![y; 2 * k], 0i32, None), want as i32);
    }
}

/// Entries of a batch, in any order of its operands.
pub fn batched() {
    let (count, m, n, k) = (5, 7, 9, 33);
    let a: Vec<i8> = (0..count * m * k).map(|i| (i * 29 % 255) as u8 as i8).collect();
    let b: Vec<i8> = (0..k * n).map(|i| (i * 13 % 251) as u8 as i8).collect();
    let mut c = vec![1i32; count * m * n];
    let shared = MatRef::from_slice(&b, k, n).expect("B");
    gemm_mixed_batched(
        1.0,
        nanogemm::BatchRef::from_slice(&a, count, m, k).expect("A"),
        nanogemm::BatchRef::repeated(shared, count),
        1.0,
        nanogemm::BatchMut::from_slice(&mut c, count, m, n).expect("C"),
    )
    .expect("a legal call");
    for (at, got) in c.iter().enumerate() {
        let (x, i, j) = (at / (m * n), at / n % m, at % n);
        let sum: i32 = (0..k).map(|p| i32::from(a[(x * m + i) * k + p]) * i32::from(b[p * n + j])).sum();
        assert_eq!(*got, 1 + sum, "product {x}, element ({i}, {j})");
    }
}
