//! The safe interface and the C interface of whatever rows this library was built with, on this machine.

use nanogemm::{
    Error, MatMut, MatRef, Plan, Storage, brgemm, gemm, hook,
    kernel::{DType, LIBRARY, Layout},
    kernel_name, kernels, reference,
};
use nanogemm_testkit::emulated;

fn numbers(count: usize, seed: u64) -> Vec<f32> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(|_| random.i32(-8..=8) as f32).collect()
}

fn view(data: &[f32], rows: usize, cols: usize) -> MatRef<'_, f32> {
    MatRef::from_slice(data, rows, cols).expect("the slice is long enough")
}

fn view_mut(data: &mut [f32], rows: usize, cols: usize) -> MatMut<'_, f32> {
    MatMut::from_slice(data, rows, cols).expect("the slice is long enough")
}

const SHAPES: [(usize, usize, usize); 12] = [
    (1, 1, 1),
    (1, 512, 64),
    (512, 1, 64),
    (3, 5, 7),
    (16, 16, 16),
    (64, 64, 64),
    (65, 66, 67),
    (31, 100, 3),
    (100, 31, 1),
    (200, 150, 300),
    (7, 300, 520),
    (300, 7, 2),
];

/// In an emulator without those of several blocks, which `conformance` has there.
fn shapes() -> impl Iterator<Item = (usize, usize, usize)> {
    SHAPES.into_iter().filter(|(m, n, k)| !emulated() || m * n * k < 1_000_000)
}

#[test]
fn products_agree_with_the_reference_and_run_the_named_row() {
    for (m, n, k) in shapes() {
        let (a, b) = (numbers(m * k, 1), numbers(k * n, 2));
        let mut c = numbers(m * n, 3);
        let mut expected = c.clone();
        gemm(2.0, view(&a, m, k), view(&b, k, n), -1.0, view_mut(&mut c, m, n)).expect("shapes fit");
        reference::gemm(2.0, view(&a, m, k), view(&b, k, n), -1.0, view_mut(&mut expected, m, n)).expect("shapes fit");
        assert_eq!(c, expected, "{m}x{n}x{k}");
        let ran = hook::last_kernel().expect("something ran").name;
        // Kernels of one shape know no factor.
        let fixed = LIBRARY.fixed.iter().any(|row| [row.m, row.n, row.k] == [m, n, k] && row.dtype == DType::F32);
        assert!(fixed || ran == kernel_name::<f32>(m, n, k), "{m}x{n}x{k}: {ran}");
        gemm(1.0, view(&a, m, k), view(&b, k, n), -1.0, view_mut(&mut c, m, n)).expect("shapes fit");
        assert_eq!(hook::last_kernel().map(|row| row.name), Some(kernel_name::<f32>(m, n, k)), "{m}x{n}x{k}");
    }
}

/// Case 130: a product with a vector reads the matrix where it is, however it lies.
#[test]
fn case_130_a_matrix_times_a_vector() {
    for (rows, k) in [(5, 9), (40, 40), (100, 64), (300, 200)] {
        let (matrix, vector) = (numbers(rows * k, 1), numbers(k, 2));
        let ran = |m: usize, n: usize, a: MatRef<'_, f32>, b: MatRef<'_, f32>| {
            let (mut c, mut expected) = (vec![f32::NAN; m * n], vec![0.0; m * n]);
            gemm(1.0, a, b, 0.0, view_mut(&mut c, m, n)).expect("shapes fit");
            reference::gemm(1.0, a, b, 0.0, view_mut(&mut expected, m, n)).expect("shapes fit");
            assert_eq!(c, expected, "{m}x{n}x{k}");
            let name = hook::last_kernel().expect("something ran").name;
            let row = LIBRARY.kernels.iter().find(|row| row.name == name).expect("no kernel of one shape");
            assert_ne!(row.b_layout, Layout::Packed, "{m}x{n}x{k}: {name}");
            assert_ne!(row.a_layout, Layout::Packed, "{m}x{n}x{k}: {name}");
            row
        };
        // The same memory twice: the matrix times a column, and a row times the matrix turned.
        let column = |a| ran(rows, 1, a, view(&vector, k, 1));
        let row = |b| ran(1, rows, view(&vector, 1, k), b);
        let (along_rows, along_columns) = (view(&matrix, rows, k), view(&matrix, k, rows));
        let (by_columns, by_columns_turned) = (column(along_columns.transpose()), row(along_columns));
        assert_eq!(by_columns.name, by_columns_turned.name, "{rows}x{k}: vectors along the columns of the matrix");
        assert_eq!(by_columns.b_layout, Layout::Strided, "{rows}x{k}");
        let (by_rows, by_rows_turned) = (column(along_rows), row(along_rows.transpose()));
        let along_k = LIBRARY.kernels.iter().any(|row| (row.isa, row.b_layout) == (by_rows.isa, Layout::Columns));
        if rows > 127 && along_k {
            let both = [by_rows.b_layout, by_rows_turned.b_layout];
            assert_eq!(both, [Layout::Columns; 2], "{rows}x{k}: vectors along the rows of the matrix");
        }
    }
}

/// Products that are one block take a shorter way than others, to the same bits: from the first call on, and with other strides and
/// factors in between.
#[test]
fn one_block_is_what_the_driver_makes_of_it() {
    fn same<T: nanogemm::Element<Scalar = T>>(
        (m, n, k): (usize, usize, usize),
        numbers: impl Fn(usize, u64) -> Vec<T>,
    ) {
        // No element is NaN, and f64 holds all others and tells them apart.
        let bits = |c: &[T]| c.iter().map(|x| x.to_f64().to_bits()).collect::<Vec<_>>();
        let (a, b) = (numbers(m * k, 1), numbers(k * (n + 3), 2));
        let [one, alpha, beta] = [1.0, 0.7, -0.3].map(T::from_f64);
        for round in 0..2 {
            for turn in 0..8 {
                let wide = |rows, cols, ld: usize| MatRef::from_slice_with_strides(&b, 0, rows, cols, ld as isize, 1);
                let a = if turn & 1 == 0 { MatRef::from_slice(&a, m, k) } else { MatRef::from_slice(&a, k, m) };
                let a = a.expect("large enough");
                let a = if turn & 1 == 0 { a } else { a.transpose() };
                let ld = if turn & 4 == 0 { n } else { n + 3 };
                let b = if turn & 2 == 0 { wide(k, n, ld) } else { wide(n, k, k) }.expect("large enough");
                let b = if turn & 2 == 0 { b } else { b.transpose() };
                for (alpha, beta) in [(one, T::NONE), (alpha, beta), (one, T::from_f64(-0.0))] {
                    let (mut c, mut expected) = (numbers(m * n, 3), numbers(m * n, 3));
                    let to = |c| MatMut::from_slice(c, m, n).expect("large enough");
                    gemm(alpha, a, b, beta, to(&mut c)).expect("shapes fit");
                    let name = hook::last_kernel().expect("something ran").name;
                    let row = LIBRARY.kernels.iter().find(|row| row.name == name).expect("no kernel of one shape");
                    // SAFETY: the row just ran.
                    unsafe { hook::run_row(&LIBRARY, row, alpha, a, b, beta, to(&mut expected)) }.expect("shapes fit");
                    assert_eq!(bits(&c), bits(&expected), "{m}x{n}x{k} {turn} {round}: {name}");
                }
            }
        }
    }
    let fraction = |i: usize, seed: u64| ((i as u64 * 2654435761 + seed * 97) % 1009) as f64 / 1009.0 - 0.4;
    // A square, too: its strides are those of the transposed one. Emulators take a minute for the later ones.
    let shapes =
        [(1, 256, 256), (256, 1, 256), (150, 7, 130), (1, 129, 700), (700, 1, 129), (3, 200, 140), (128, 128, 128)];
    for &shape in if emulated() { &shapes[..3] } else { &shapes[..] } {
        same::<f32>(shape, |length, seed| (0..length).map(|i| fraction(i, seed) as f32).collect());
        same::<f64>(shape, |length, seed| (0..length).map(|i| fraction(i, seed)).collect());
    }
}

#[test]
fn all_transposes() {
    for (m, n, k) in shapes() {
        let (a, b) = (numbers(m * k, 1), numbers(k * n, 2));
        for turn in 0..8 {
            let a = if turn & 1 == 0 { view(&a, m, k) } else { view(&a, k, m).transpose() };
            let b = if turn & 2 == 0 { view(&b, k, n) } else { view(&b, n, k).transpose() };
            let (mut c, mut expected) = (vec![f32::NAN; m * n], vec![f32::NAN; m * n]);
            let turned = |c| if turn & 4 == 0 { view_mut(c, m, n) } else { view_mut(c, n, m).transpose() };
            gemm(1.0, a, b, 0.0, turned(&mut c)).expect("shapes fit");
            reference::gemm(1.0, a, b, 0.0, turned(&mut expected)).expect("shapes fit");
            assert_eq!(c, expected, "{m}x{n}x{k} {turn}");
        }
    }
}

#[test]
fn repeated_and_reversed_operands() {
    let row = [1.0f32, 2.0, 3.0];
    let a = MatRef::from_slice_with_strides(&row, 0, 4, 3, 0, 1).expect("inside");
    let b = MatRef::from_slice_with_strides(&row, 2, 3, 5, -1, 0).expect("inside");
    let mut c = [f32::NAN; 20];
    gemm(1.0, a, b, 0.0, view_mut(&mut c, 4, 5).reverse_rows().reverse_cols()).expect("shapes fit");
    assert_eq!(c, [10.0; 20]);
}

#[test]
fn plans() {
    for (m, n, k) in shapes() {
        let plan = Plan::<f32>::new(m, n, k).expect("f32 rows exist");
        assert_eq!(plan.kernel_name(), kernel_name::<f32>(m, n, k));
        let (a, b) = (numbers(m * k, 4), numbers(k * n, 5));
        let (mut c, mut expected) = (vec![1.0; m * n], vec![1.0; m * n]);
        for _ in 0..2 {
            plan.execute(1.0, view(&a, m, k), view(&b, k, n), 0.5, view_mut(&mut c, m, n)).expect("planned");
            assert_eq!(hook::last_kernel().map(|row| row.name), Some(plan.kernel_name()));
            let to = view_mut(&mut expected, m, n);
            reference::gemm(1.0, view(&a, m, k), view(&b, k, n), 0.5, to).expect("shapes fit");
        }
        assert_eq!(c, expected);
        let to = view_mut(&mut c, n, m).transpose();
        plan.execute(1.0, view(&a, m, k), view(&b, k, n), 0.0, to).expect("planned");
        let to = view_mut(&mut expected, n, m).transpose();
        reference::gemm(1.0, view(&a, m, k), view(&b, k, n), 0.0, to).expect("shapes fit");
        assert_eq!(c, expected, "column-major C");
        assert_eq!(
            plan.execute(
                1.0,
                view(&[], m + 1, 0),
                view(&[], 0, n),
                0.0,
                view_mut(&mut vec![0.0; (m + 1) * n], m + 1, n)
            ),
            Err(Error::Argument)
        );
    }
}

#[test]
fn batch_reduce() {
    let (m, n, k) = (9, 37, 5);
    for batch in [0, 1, 2, 70] {
        let (a, b) = (numbers(batch * m * k, 6), numbers(batch * k * n, 7));
        let pairs: Vec<_> =
            (0..batch).map(|x| (view(&a[(batch - 1 - x) * m * k..], m, k), view(&b[x * k * n..], k, n))).collect();
        let (mut c, mut expected) = (numbers(m * n, 8), numbers(m * n, 8));
        brgemm(&pairs, 2.0, view_mut(&mut c, m, n)).expect("shapes fit");
        expected.iter_mut().for_each(|x| *x *= 2.0);
        for &(a, b) in &pairs {
            reference::gemm(1.0, a, b, 1.0, view_mut(&mut expected, m, n)).expect("shapes fit");
        }
        assert_eq!(c, expected, "batch {batch}");
    }
    let (x, mut c) = ([1.0; 4], [1.0; 4]);
    let unlike = [(view(&x, 2, 2), view(&x, 2, 2)), (view(&x, 2, 2), view(&x, 2, 2).transpose())];
    assert_eq!(brgemm(&unlike, 0.0, view_mut(&mut c, 2, 2)), Err(Error::Argument));
    assert_eq!(c, [1.0; 4]);
}

#[test]
fn shapes_that_do_not_fit() {
    let x = [0.0f32; 12];
    let mut c = [7.0f32; 12];
    for (a, b, c_shape) in [((2, 3), (2, 3), (2, 3)), ((2, 3), (3, 2), (3, 2)), ((2, 3), (3, 4), (2, 3))] {
        let to = view_mut(&mut c, c_shape.0, c_shape.1);
        assert_eq!(gemm(1.0, view(&x, a.0, a.1), view(&x, b.0, b.1), 0.0, to), Err(Error::Argument));
    }
    assert_eq!(c, [7.0; 12]);
}

#[test]
fn views_prove_their_bounds() {
    let data = [0.0f32; 10];
    let make =
        |offset, rows, cols, rs, cs| MatRef::from_slice_with_strides(&data, offset, rows, cols, rs, cs).map(|_| ());
    assert_eq!(make(0, 2, 5, 5, 1), Ok(()));
    assert_eq!(make(1, 2, 5, 5, 1), Err(Error::Argument));
    assert_eq!(make(9, 2, 5, -5, -1), Ok(()));
    assert_eq!(make(8, 2, 5, -5, -1), Err(Error::Argument));
    assert_eq!(make(9, 1, 1, isize::MIN, isize::MAX), Ok(()), "one element has no strides");
    assert_eq!(make(10, 1, 1, 0, 0), Err(Error::Argument));
    assert_eq!(make(usize::MAX, 0, 5, 5, 1), Ok(()), "an empty view is nowhere");
    assert_eq!(make(0, 3, 3, isize::MAX, 1), Err(Error::Overflow));
    assert_eq!(make(0, 3, 3, isize::MIN, 1), Err(Error::Overflow));
    assert_eq!(make(0, usize::MAX, 1, 0, 0), Err(Error::Overflow));
    assert_eq!(make(0, 1 << 40, 1 << 20, 0, 0), Ok(()), "repeated rows need one element");
    assert_eq!(MatRef::from_slice(&data, usize::MAX, 2).map(|_| ()), Err(Error::Overflow));

    let mut data = [0.0f32; 64];
    let mut make = |rows, cols, rs, cs| MatMut::from_slice_with_strides(&mut data, 0, rows, cols, rs, cs).map(|_| ());
    assert_eq!(make(2, 2, 2, 3), Ok(()));
    assert_eq!(make(3, 2, 1, 2), Err(Error::Stride));
    assert_eq!(make(2, 3, 0, 1), Err(Error::Stride));
    assert_eq!(make(1, 3, 0, 1), Ok(()));
    assert_eq!(make(3, 1, 0, 1), Err(Error::Stride));
    assert_eq!(make(2, 5, 4, 1), Err(Error::Stride));
}

#[test]
fn views_of_views() {
    let data: Vec<f32> = (0..12u8).map(f32::from).collect();
    let m = view(&data, 3, 4);
    assert_eq!(m.get(2, 3), Some(11.0));
    assert_eq!((m.get(3, 0), m.get(0, 4)), (None, None));
    let part = m.submatrix(1, 1, 2, 2).expect("inside");
    assert_eq!(format!("{part:?}"), "[[5.0, 6.0], [9.0, 10.0]]");
    assert_eq!(format!("{:?}", part.transpose()), "[[5.0, 9.0], [6.0, 10.0]]");
    assert_eq!(format!("{:?}", part.reverse_rows().reverse_cols()), "[[10.0, 9.0], [6.0, 5.0]]");
    assert!(m.submatrix(1, 1, 3, 1).is_err() && m.submatrix(0, usize::MAX, 1, 2).is_err());
    assert!(m.submatrix(3, 4, 0, 0).is_ok());
    let empty = m.submatrix(0, 0, 0, 4).expect("inside").reverse_rows().reverse_cols();
    assert_eq!((empty.rows(), empty.get(0, 0)), (0, None));

    let mut data = data;
    let mut m = view_mut(&mut data, 3, 4);
    m.as_mut().transpose().reverse_rows().set(0, 2, -1.0).expect("inside");
    assert_eq!((m.get(2, 3), m.set(3, 0, 0.0)), (Some(-1.0), None));
    assert_eq!(m.as_ref().submatrix(2, 3, 1, 1).expect("inside").get(0, 0), Some(-1.0));
}

#[test]
fn every_runnable_row_through_the_driver_and_as_one_block() {
    let machine = nanogemm::dispatch::machine(&nanogemm::kernel::LIBRARY);
    let mut ran = 0;
    for row in kernels().iter().filter(|row| row.own_type() == Some(DType::F32) && machine.contains(row.isa)) {
        for (m, n, k) in shapes() {
            let (a, b) = (numbers(m * k, 1), numbers(k * n, 2));
            let (mut c, mut block, mut expected) = (numbers(m * n, 3), numbers(m * n, 3), numbers(m * n, 3));
            let columns = row.b_layout == Layout::Columns;
            let (a, b) = (view(&a, m, k), if columns { view(&b, n, k).transpose() } else { view(&b, k, n) });
            reference::gemm(0.5, a, b, 2.0, view_mut(&mut expected, m, n)).expect("shapes fit");
            // SAFETY: the machine runs the row.
            unsafe {
                let library = &nanogemm::kernel::LIBRARY;
                hook::run_row(library, row, 0.5, a, b, 2.0, view_mut(&mut c, m, n)).expect("the row fits");
                assert_eq!(hook::last_kernel().map(|row| row.name), Some(row.name));
                let bytes = hook::vector_bytes(library, row);
                let to = view_mut(&mut block, m, n);
                hook::Block::new(row, bytes, 0.5, a, b, 2.0, to).expect("operands the row takes").run();
            }
            assert_eq!(c, expected, "{} {m}x{n}x{k}", row.name);
            assert_eq!(block, expected, "{} {m}x{n}x{k} as one block", row.name);
        }
        ran += 1;
    }
    assert!(ran > 0, "the portable rows run everywhere");
}

#[test]
fn names_and_errors() {
    assert!(kernels().iter().all(|row| row.c_name.to_str() == Ok(row.name)));
    assert!(kernels().iter().any(|row| row.name == kernel_name::<f32>(0, 0, 0)));
    assert!(!nanogemm::isa().is_empty());
    for error in Error::ALL {
        assert_eq!(Error::from_code(error.code()), Some(error));
        assert!(!error.to_string().is_empty());
    }
    assert_eq!((Error::from_code(0), Error::from_code(-8)), (None, None));
    assert_eq!(f32::from_f64(1.0 / 3.0), 1.0 / 3.0);
}

#[test]
fn thread_setting() {
    let default = nanogemm::num_threads();
    assert!(default >= 1);
    // Without the feature there is one, whatever is asked for.
    let three = if cfg!(feature = "threads") { 3 } else { 1 };
    nanogemm::set_num_threads(3).expect("three are legal");
    assert_eq!(nanogemm::num_threads(), three);
    assert_eq!(nanogemm::set_num_threads(usize::MAX), Err(Error::Argument));
    assert_eq!(nanogemm::num_threads(), three);
    nanogemm::set_num_threads(0).expect("the default is legal");
    assert_eq!(nanogemm::num_threads(), default);
}

#[test]
fn rows_along_k_want_operands_along_k() {
    use nanogemm::dispatch::{self, Problem, VectorBytes};
    let has = |isa: usize| LIBRARY.kernels.iter().any(|row| row.isa == isa && row.b_layout == Layout::Columns);
    let with = (0..LIBRARY.isas.len()).filter(|&isa| has(isa));
    let features = with.fold(dispatch::FeatureSet::portable(&LIBRARY), dispatch::FeatureSet::with);
    let lengths = VectorBytes::all(32);
    let mut along_k = 0;
    // What is copied singly has to be read often to be worth it.
    for (m, n, k) in [(1, 1, 1), (200, 1, 4096), (3, 5, 64), (100, 100, 100), (1000, 1000, 300)] {
        for (a_k_adjacent, b_k_adjacent) in [(false, false), (false, true), (true, false), (true, true)] {
            for dtype in [DType::F32, DType::F64] {
                let problem = Problem { a_k_adjacent, b_k_adjacent, ..Problem::row_major(dtype, m, n, k) };
                let row = dispatch::select(&LIBRARY, features, &lengths, &problem).expect("there are rows");
                let columns = row.b_layout == Layout::Columns;
                assert!(!columns || a_k_adjacent, "{}: {problem:?}", row.name);
                along_k += usize::from(columns);
            }
        }
    }
    assert!(along_k > 0, "no problem ran along k");
}
