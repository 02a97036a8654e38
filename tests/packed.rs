//! Constant weights: packed once, multiplied on any thread, in Rust and in C.
#![allow(clippy::undocumented_unsafe_blocks)]

use nanogemm::{Element, Error, MatMut, MatRef, PackedB, PackedPlan, gemm_packed_b, hook, reference};
use nanogemm_testkit::emulated;
use std::{ffi::c_void, ptr, sync::Arc};

#[rustfmt::skip]
unsafe extern "C" {
    fn nanogemm_pack_b_f32(k: usize, n: usize, b: *const f32, rsb: isize, csb: isize) -> *mut c_void;
    fn nanogemm_pack_b_f64(k: usize, n: usize, b: *const f64, rsb: isize, csb: isize) -> *mut c_void;
    fn nanogemm_gemm_packed_b_f32(
        m: usize, alpha: f32, a: *const f32, rsa: isize, csa: isize, b: *const c_void,
        beta: f32, c: *mut f32, rsc: isize, csc: isize,
    ) -> i32;
    fn nanogemm_gemm_packed_b_f64(
        m: usize, alpha: f64, a: *const f64, rsa: isize, csa: isize, b: *const c_void,
        beta: f64, c: *mut f64, rsc: isize, csc: isize,
    ) -> i32;
    fn nanogemm_packed_free(p: *mut c_void);
    fn nanogemm_packed_size_bytes(p: *const c_void) -> usize;
}

/// The same library once more, as a crate with kernels of its own has it.
mod own {
    use nanogemm::kernel as nanogemm_rows;
    pub fn kernels() -> nanogemm::Kernels {
        unsafe { nanogemm::Kernels::detect(&nanogemm_rows::LIBRARY) }
    }
}

fn numbers<T: Element>(count: usize, seed: u64) -> Vec<T> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(|_| T::from_f64(f64::from(random.i32(-8..=8)))).collect()
}

fn view<T: Element>(data: &[T], rows: usize, cols: usize) -> MatRef<'_, T> {
    MatRef::from_slice(data, rows, cols).expect("the slice is long enough")
}

const SHAPES: [(usize, usize, usize); 14] = [
    (1, 1, 1),
    (1, 512, 64),
    (3, 5, 7),
    (64, 64, 64),
    (65, 66, 67),
    (31, 100, 3),
    (200, 150, 300),
    (7, 300, 520),
    (3, 40, 520),
    (35, 37, 40),
    (300, 7, 2),
    (2, 4100, 3),
    (150, 16, 800),
    (130, 3, 900),
];

fn products<T: Element>(one: T::Scalar, two: T::Scalar) {
    for (i, (m, n, k)) in SHAPES.into_iter().enumerate() {
        // Every runner has this test: those that are emulators leave out what is beyond a block in more than one dimension, and every
        // second combination of orders, the others with the next shape.
        if emulated() && m * n * k > 100_000 {
            continue;
        }
        let (a, b) = (numbers::<T>(m * k, 1), numbers::<T>(k * n, 2));
        for turn in (0..8usize).filter(|turn| !emulated() || (turn.count_ones() as usize + i).is_multiple_of(2)) {
            let a = if turn & 1 == 0 { view(&a, m, k) } else { view(&a, k, m).transpose() };
            let b = if turn & 2 == 0 { view(&b, k, n) } else { view(&b, n, k).transpose().reverse_rows() };
            let packed = PackedB::new(b).expect("there is memory");
            assert_eq!((packed.rows(), packed.cols()), (k, n));
            assert!(packed.size_bytes() >= k * n * size_of::<T>());
            let (mut c, mut planned, mut expected) = (numbers::<T>(m * n, 3), numbers(m * n, 3), numbers(m * n, 3));
            fn to<T: Element>(c: &mut [T], m: usize, n: usize, turn: usize) -> MatMut<'_, T> {
                let turned = turn & 4 != 0;
                let view = if turned {
                    MatMut::from_slice(c, n, m).map(MatMut::transpose)
                } else {
                    MatMut::from_slice(c, m, n)
                };
                view.expect("the slice is long enough")
            }
            gemm_packed_b(two, a, &packed, one, to(&mut c, m, n, turn)).expect("shapes fit");
            let ran = hook::last_kernel().expect("a row ran");
            let row = nanogemm::kernels().iter().find(|row| row.name == ran.name).expect("a row of the library");
            // Few columns are kept as columns, a matrix like any other.
            let columns = packed.panel_width() == 1;
            let read = columns || row.b_layout == nanogemm::kernel::Layout::Packed;
            assert!(read, "{}: panels are read where they are", row.name);
            let plan = PackedPlan::new(m, &packed).expect("there are rows");
            plan.execute(two, a, one, to(&mut planned, m, n, turn)).expect("shapes fit");
            assert_eq!(hook::last_kernel(), Some(ran), "the plan runs the row that is chosen for these strides");
            if turn & 1 == 0 && !(columns && turn & 4 != 0) {
                assert_eq!(plan.kernel_name(), row.name);
            }
            reference::gemm(two, a, b, one, to(&mut expected, m, n, turn)).expect("shapes fit");
            assert!(c == expected, "{m}x{n}x{k} {turn} on {}", row.name);
            assert!(planned == expected, "{m}x{n}x{k} {turn} planned");
        }
    }
}

#[test]
fn agree_with_the_reference_f32() {
    products::<f32>(1.0, 2.0);
}

#[test]
fn agree_with_the_reference_f64() {
    products::<f64>(1.0, 2.0);
}

/// Shared by threads, and freed by the last of them, after the source is gone.
#[test]
fn used_by_many_threads_and_freed_by_the_last() {
    let (m, n, k) = if emulated() { (10, 70, 40) } else { (30, 200, 100) };
    let (a, b) = (numbers::<f32>(m * k, 4), numbers::<f32>(k * n, 5));
    let mut expected = vec![0.0; m * n];
    let to = MatMut::from_slice(&mut expected, m, n).expect("fits");
    reference::gemm(1.0, view(&a, m, k), view(&b, k, n), 0.0, to).expect("shapes fit");
    let packed = Arc::new(PackedB::new(view(&b, k, n)).expect("memory"));
    drop(b);
    let threads: Vec<_> = (0..8)
        .map(|_| {
            let (packed, a, expected) = (Arc::clone(&packed), a.clone(), expected.clone());
            std::thread::spawn(move || {
                for _ in 0..if emulated() { 3 } else { 50 } {
                    let mut c = vec![f32::NAN; m * n];
                    let to = MatMut::from_slice(&mut c, m, n).expect("fits");
                    gemm_packed_b(1.0, view(&a, m, k), &packed, 0.0, to).expect("shapes fit");
                    assert!(c == expected);
                }
            })
        })
        .collect();
    drop(packed);
    threads.into_iter().for_each(|thread| thread.join().expect("the right sums"));
}

#[test]
fn empty_operands_factors_and_shapes_that_do_not_fit() {
    let none = PackedB::new(view::<f32>(&[], 0, 3)).expect("k = 0 is legal");
    let mut c = [f32::NAN; 6];
    gemm_packed_b(1.0, view(&[], 2, 0), &none, 0.0, MatMut::from_slice(&mut c, 2, 3).expect("fits")).expect("k = 0");
    assert_eq!(c, [0.0; 6]);
    let none = PackedB::new(view::<f32>(&[], 3, 0)).expect("n = 0 is legal");
    let a = [1.0; 6];
    gemm_packed_b(1.0, view(&a, 2, 3), &none, 0.0, MatMut::from_slice(&mut [], 2, 0).expect("fits")).expect("n = 0");

    let b = PackedB::new(view(&[f32::NAN; 6], 2, 3)).expect("memory");
    let mut c = [3.0f32; 6];
    gemm_packed_b(0.0, view(&[f32::NAN; 4], 2, 2), &b, 2.0, MatMut::from_slice(&mut c, 2, 3).expect("fits"))
        .expect("fits");
    assert_eq!(c, [6.0; 6], "alpha = 0 reads neither A nor B");
    for (a, c_shape) in [((2, 3), (2, 3)), ((2, 2), (2, 2)), ((1, 2), (2, 3))] {
        let to = MatMut::from_slice(&mut c, c_shape.0, c_shape.1).expect("fits");
        let result = gemm_packed_b(1.0, view(&[1.0; 6], a.0, a.1), &b, 0.0, to);
        assert_eq!(result, Err(Error::Argument));
    }
    let plan = PackedPlan::new(2, &b).expect("there are rows");
    let to = MatMut::from_slice(&mut c, 1, 3).expect("fits");
    assert_eq!(plan.execute(1.0, view(&[1.0; 2], 1, 2), 0.0, to), Err(Error::Argument));
    assert_eq!(c, [6.0; 6]);
}

#[test]
fn for_the_kernels_of_another_library() {
    let b = numbers::<f32>(50 * 70, 6);
    let (kernels, plain) = (own::kernels(), PackedB::new(view(&b, 50, 70)).expect("memory"));
    let packed = kernels.pack_b(view(&b, 50, 70)).expect("memory");
    assert_eq!((packed.panel_width(), packed.vector_bytes()), (plain.panel_width(), plain.vector_bytes()));
    let (a, mut c, mut d) = (numbers::<f32>(9 * 50, 7), vec![0.0; 9 * 70], vec![1.0; 9 * 70]);
    gemm_packed_b(1.0, view(&a, 9, 50), &packed, 0.0, MatMut::from_slice(&mut c, 9, 70).expect("fits")).expect("fits");
    gemm_packed_b(1.0, view(&a, 9, 50), &plain, 0.0, MatMut::from_slice(&mut d, 9, 70).expect("fits")).expect("fits");
    assert_eq!(c, d);
}

/// The C form: errors, sizes and results.
#[test]
fn c_interface() {
    const NULL: i32 = -1;
    const STRIDE: i32 = -2;
    const ALIAS: i32 = -4;
    const ARGUMENT: i32 = -7;
    let (m, n, k) = (5, 37, 11);
    let (a, b) = (numbers::<f32>(m * k, 8), numbers::<f32>(k * n, 9));
    let mut expected = vec![0.0f32; m * n];
    let to = MatMut::from_slice(&mut expected, m, n).expect("fits");
    reference::gemm(1.0, view(&a, m, k), view(&b, k, n), 0.0, to).expect("shapes fit");
    unsafe {
        let packed = nanogemm_pack_b_f32(k, n, b.as_ptr(), n as isize, 1);
        assert!(!packed.is_null());
        assert!(nanogemm_packed_size_bytes(packed) >= 4 * k * n && nanogemm_packed_size_bytes(ptr::null()) == 0);
        let mut c = vec![f32::NAN; m * n];
        let (pa, rsa, rsc) = (a.as_ptr(), k as isize, n as isize);
        assert_eq!(nanogemm_gemm_packed_b_f32(m, 1.0, pa, rsa, 1, packed, 0.0, c.as_mut_ptr(), rsc, 1), 0);
        assert_eq!(c, expected);

        let call = |a: *const f32, b: *const c_void, c: *mut f32, rsc| {
            nanogemm_gemm_packed_b_f32(m, 1.0, a, rsa, 1, b, 0.0, c, rsc, 1)
        };
        let pc = c.as_mut_ptr();
        assert_eq!(call(pa, ptr::null(), pc, rsc), NULL, "no B");
        assert_eq!(call(ptr::null(), packed, pc, rsc), NULL, "no A");
        assert_eq!(call(pa, packed, ptr::null_mut(), rsc), NULL, "no C");
        assert_eq!(call(pa, packed, pc, 1), STRIDE, "rows of C overlap");
        assert_eq!(call(pc, packed, pc, rsc), ALIAS, "A is C");
        let (da, mut dc) = (vec![1.0f64; m * k], vec![7.0f64; m * n]);
        assert_eq!(
            nanogemm_gemm_packed_b_f64(m, 1.0, da.as_ptr(), rsa, 1, packed, 0.0, dc.as_mut_ptr(), rsc, 1),
            ARGUMENT
        );
        let other = nanogemm_pack_b_f64(k, n, vec![1.0; k * n].as_ptr(), n as isize, 1);
        assert_eq!(call(pa, other, pc, rsc), ARGUMENT, "packed for f64");
        assert_eq!(nanogemm_gemm_packed_b_f64(m, 1.0, da.as_ptr(), rsa, 1, other, 0.0, dc.as_mut_ptr(), rsc, 1), 0);
        assert!(dc.iter().all(|&x| x == k as f64));
        assert_eq!(c, expected, "errors wrote nothing");
        assert_eq!(nanogemm_gemm_packed_b_f32(0, 1.0, ptr::null(), 0, 0, packed, 0.0, ptr::null_mut(), 0, 0), 0);
        nanogemm_packed_free(packed);
        nanogemm_packed_free(other);
        nanogemm_packed_free(ptr::null_mut());

        assert!(nanogemm_pack_b_f32(2, 2, ptr::null(), 2, 1).is_null(), "no B");
        assert!(nanogemm_pack_b_f32(2, 2, pa, isize::MAX, 1).is_null(), "strides beyond the address space");
        assert!(nanogemm_pack_b_f32(usize::MAX, 0, pa, 0, 0).is_null(), "a size beyond the address space");
        assert!(nanogemm_pack_b_f32(1 << 40, 1 << 20, pa, 0, 0).is_null(), "more than any memory");
        assert!(nanogemm_pack_b_f32(usize::MAX / 8, usize::MAX / 8, pa, 0, 0).is_null(), "more than can be counted");
        let packed = nanogemm_pack_b_f32(0, 3, ptr::null(), 0, 0);
        let mut c = [f32::NAN; 6];
        assert_eq!(nanogemm_gemm_packed_b_f32(2, 1.0, ptr::null(), 0, 1, packed, 0.0, c.as_mut_ptr(), 3, 1), 0);
        assert_eq!(c, [0.0; 6]);
        nanogemm_packed_free(packed);
    }
}
