//! The functions of constant shapes, in Rust and C, and how their kernels are found.

use nanogemm::{
    Element, MatMut, MatRef,
    dispatch::FeatureSet,
    fixed,
    kernel::{self, LIBRARY, Library},
    reference,
};

/// Numbers whose products and short sums are exact.
fn operand<T: Element>(count: usize, seed: usize) -> Vec<T> {
    (0..count).map(|i| T::from_f64(((i * 7 + seed) % 11) as f64 - 5.0)).collect()
}

fn expected<T: Element>(n: usize, beta: T::Scalar, a: &[T], b: &[T], c: &[T]) -> Vec<T> {
    let view = |x| MatRef::from_slice(x, n, n).expect("n x n elements");
    let mut c = c.to_vec();
    reference::gemm(T::ONE, view(a), view(b), beta, MatMut::from_slice(&mut c, n, n).expect("n x n")).expect("squares");
    c
}

macro_rules! agree {
    ($($type:ident: $($n:literal $rust:ident $c:ident)*;)*) => {
        mod c {
            unsafe extern "C" {
                $($(pub fn $c(
                    a: *const $type,
                    a_rs: isize,
                    b: *const $type,
                    b_rs: isize,
                    c: *mut $type,
                    c_rs: isize,
                    beta: $type,
                );)*)*
            }
        }

        /// Arrays, strided operands and the C function, each twice: the first call finds the kernel.
        #[test]
        fn functions_agree_with_the_reference() {
            $($({
                const N: usize = $n;
                let place = |x: usize| x / N * (N + 1) + x.checked_rem(N).expect("not zero");
                let a: [$type; N * N] = operand::<$type>(N * N, 1).try_into().expect("as many");
                let b: [$type; N * N] = operand::<$type>(N * N, 2).try_into().expect("as many");
                let old = operand::<$type>(N * N, 3);
                for beta in [0.0, 2.0] {
                    let want = expected::<$type>(N, beta, &a, &b, &old);
                    for _ in 0..2 {
                        let mut c: [$type; N * N] = old.clone().try_into().expect("as many");
                        fixed::$rust(&a, &b, beta, &mut c);
                        assert_eq!(c.as_slice(), want, "{} of arrays", stringify!($rust));
                        for function in [fixed::strided::$rust, c::$c as fixed::FixedFn<$type>] {
                            let mut c = vec![<$type>::NAN; (N + 1) * N];
                            (0..N * N).for_each(|x| c[place(x)] = old[x]);
                            let n = N as isize;
                            // SAFETY: the operands have these shapes, C with a gap of one element.
                            unsafe { function(a.as_ptr(), n, b.as_ptr(), n, c.as_mut_ptr(), n + 1, beta) };
                            let got: Vec<$type> = (0..N * N).map(|x| c[place(x)]).collect();
                            assert_eq!(got, want, "{}", stringify!($rust));
                            assert!((0..N).all(|i| c[i * (N + 1) + N].is_nan()), "{}: the gap", stringify!($rust));
                        }
                    }
                }
            })*)*
        }
    };
}

agree! {
    f32:
        1 gemm_1x1x1s_f32 nanogemm_gemm_1x1x1s_f32
        2 gemm_2x2x2s_f32 nanogemm_gemm_2x2x2s_f32
        3 gemm_3x3x3s_f32 nanogemm_gemm_3x3x3s_f32
        4 gemm_4x4x4s_f32 nanogemm_gemm_4x4x4s_f32
        7 gemm_7x7x7s_f32 nanogemm_gemm_7x7x7s_f32
        13 gemm_13x13x13s_f32 nanogemm_gemm_13x13x13s_f32
        16 gemm_16x16x16s_f32 nanogemm_gemm_16x16x16s_f32
        24 gemm_24x24x24s_f32 nanogemm_gemm_24x24x24s_f32
        64 gemm_64x64x64s_f32 nanogemm_gemm_64x64x64s_f32;
    f64:
        1 gemm_1x1x1s_f64 nanogemm_gemm_1x1x1s_f64
        2 gemm_2x2x2s_f64 nanogemm_gemm_2x2x2s_f64
        5 gemm_5x5x5s_f64 nanogemm_gemm_5x5x5s_f64
        15 gemm_15x15x15s_f64 nanogemm_gemm_15x15x15s_f64
        32 gemm_32x32x32s_f64 nanogemm_gemm_32x32x32s_f64
        48 gemm_48x48x48s_f64 nanogemm_gemm_48x48x48s_f64;
}

/// `find` gives the first row that the features allow, for every shape there is, and nothing for others.
#[test]
fn rows_are_found() {
    let features = nanogemm::features();
    let key = |row: &kernel::FixedInfo| (row.dtype as u8, row.m, row.n, row.k);
    for pair in LIBRARY.fixed.windows(2) {
        let (x, y) = (&pair[0], &pair[1]);
        assert!((key(x), x.isa) < (key(y), y.isa), "{} and {} are out of order", x.name, y.name);
    }
    fn found<T: Element>(row: &kernel::FixedInfo) -> Option<&'static str> {
        fixed::find::<T>(row.m, row.n, row.k).map(|f| f.info.name)
    }
    for row in LIBRARY.fixed {
        let same = LIBRARY.fixed.iter().filter(|other| key(other) == key(row));
        let best = same.into_iter().find(|other| features.contains(other.isa)).map(|row| row.name);
        // The second answer comes from memory.
        for _ in 0..2 {
            let found = match row.dtype {
                kernel::DType::F64 => found::<f64>(row),
                _ => found::<f32>(row),
            };
            assert_eq!(found, best, "{}", row.name);
        }
    }
    for (m, n, k) in [(0, 0, 0), (4, 4, 5), (4, 5, 4), (17, 17, 17), (65, 65, 65), (usize::MAX, 1, 1)] {
        for _ in 0..2 {
            assert!(fixed::find::<f32>(m, n, k).is_none() && fixed::find::<f64>(m, n, k).is_none(), "{m} {n} {k}");
        }
    }
    let portable = FeatureSet::portable(&LIBRARY);
    assert!(fixed::search(&LIBRARY, portable, kernel::DType::F32, [4; 3]).is_none(), "portable rows have any shape");
}

/// Without a kernel of the shape the rows of any shape run, and without those the textbook loop.
#[test]
fn there_is_always_an_answer() {
    static NO_SHAPES: Library = Library { fixed: &[], ..LIBRARY };
    static NO_ROWS: Library = Library { fixed: &[], kernels: &[], ..LIBRARY };
    let (a, b, old) = (operand::<f64>(25, 1), operand::<f64>(25, 2), operand::<f64>(25, 3));
    let want = expected::<f64>(5, 2.0, &a, &b, &old);
    for library in [&LIBRARY, &NO_SHAPES, &NO_ROWS] {
        let mut c = old.clone();
        // SAFETY: three squares of 5.
        unsafe { kernel::general(library, [5; 3], a.as_ptr(), 5, b.as_ptr(), 5, c.as_mut_ptr(), 5, 2.0) };
        assert_eq!(c, want);
    }
    unsafe extern "C" fn nothing(_: *const f64, _: isize, _: *const f64, _: isize, _: *mut f64, _: isize, _: f64) {}
    unsafe extern "C" fn other(_: *const f64, _: isize, _: *const f64, _: isize, c: *mut f64, _: isize, _: f64) {
        // SAFETY: called with one element below.
        unsafe { *c = 7.0 };
    }
    static SLOT: kernel::Slot<f64> = kernel::Slot::new(nothing);
    SLOT.resolve(&NO_SHAPES, [5; 3], other);
    let mut c = 0.0;
    // SAFETY: the function writes one element.
    unsafe { (SLOT.get())(&c, 0, &c, 0, &raw mut c, 0, 0.0) };
    assert_eq!(c, 7.0, "the slot remembers what to call where there is no kernel");
}
