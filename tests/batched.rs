//! Independent products at constant distances, in Rust and in C.
#![allow(clippy::undocumented_unsafe_blocks)]

use nanogemm::{BatchMut, BatchRef, Element, Error, MatMut, MatRef, gemm_batched, reference};
use nanogemm_testkit::emulated;
use std::{collections::HashSet, ptr};

#[rustfmt::skip]
unsafe extern "C" {
    fn nanogemm_gemm_batched_f32(
        batch: usize, m: usize, n: usize, k: usize, alpha: f32,
        a: *const f32, rsa: isize, csa: isize, batch_stride_a: isize,
        b: *const f32, rsb: isize, csb: isize, batch_stride_b: isize,
        beta: f32, c: *mut f32, rsc: isize, csc: isize, batch_stride_c: isize,
    ) -> i32;
    fn nanogemm_gemm_batched_f64(
        batch: usize, m: usize, n: usize, k: usize, alpha: f64,
        a: *const f64, rsa: isize, csa: isize, batch_stride_a: isize,
        b: *const f64, rsb: isize, csb: isize, batch_stride_b: isize,
        beta: f64, c: *mut f64, rsc: isize, csc: isize, batch_stride_c: isize,
    ) -> i32;
}

const OK: i32 = 0;
const NULL: i32 = -1;
const STRIDE: i32 = -2;
const OVERFLOW: i32 = -3;
const ALIAS: i32 = -4;

fn numbers<T: Element>(count: usize, seed: u64) -> Vec<T> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(|_| T::from_f64(f64::from(random.i32(-8..=8)))).collect()
}

fn products<T: Element>(one: T::Scalar, two: T::Scalar) {
    // Beyond one block in m, n and k; in an emulator in k only.
    let large = if emulated() { (3, 20, 40, 300) } else { (3, 150, 70, 300) };
    for (count, m, n, k) in [(1, 3, 4, 5), (7, 16, 16, 16), (40, 5, 33, 9), large, (2, 1, 600, 300), (0, 2, 2, 2)] {
        for shared in 0..4 {
            for turned in [false, true] {
                let (a, b) = (numbers::<T>(count.max(1) * m * k, 1), numbers::<T>(count.max(1) * k * n, 2));
                let one_of = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("fits");
                let a = match shared & 1 {
                    0 => BatchRef::from_slice(&a, count, m, k).expect("fits"),
                    _ => BatchRef::repeated(one_of(&a, m, k), count),
                };
                let b = match (shared >> 1, turned) {
                    (0, false) => BatchRef::from_slice(&b, count, k, n).expect("fits"),
                    (0, true) => BatchRef::from_slice(&b, count, n, k).expect("fits").transpose(),
                    _ => BatchRef::repeated(one_of(&b, k, n), count),
                };
                let (mut c, mut expected) = (numbers::<T>(count * m * n, 3), numbers::<T>(count * m * n, 3));
                for x in 0..count {
                    let to = MatMut::from_slice(&mut expected[x * m * n..], m, n).expect("fits");
                    let (a, b) = (a.get(x).expect("a member"), b.get(x).expect("a member"));
                    reference::gemm(two, a, b, one, to).expect("shapes fit");
                }
                let to = BatchMut::from_slice(&mut c, count, m, n).expect("fits");
                gemm_batched(two, a, b, one, to).expect("shapes fit");
                assert!(c == expected, "{count} of {m}x{n}x{k}, shared {shared}, turned {turned}");
            }
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

/// Heads of an attention layer: members side by side in the columns of one large matrix, of A, B and C alike.
#[test]
fn interleaved_members() {
    let (heads, tokens, dim) = (4, 30, 8);
    let width = heads * dim;
    let (q, v) = (numbers::<f32>(tokens * width, 4), numbers::<f32>(dim * width, 5));
    let mut c = vec![f32::NAN; tokens * width];
    let (w, d) = (width as isize, dim as isize);
    let a = BatchRef::from_slice_with_strides(&q, 0, heads, tokens, dim, w, 1, d).expect("inside");
    let b = BatchRef::from_slice_with_strides(&v, 0, heads, dim, dim, w, 1, d).expect("inside");
    let to = BatchMut::from_slice_with_strides(&mut c, 0, heads, tokens, dim, w, 1, d).expect("distinct");
    gemm_batched(1.0, a, b, 0.0, to).expect("shapes fit");
    for x in 0..heads {
        for i in 0..tokens {
            for j in 0..dim {
                let sum = reference::element(a.get(x).expect("a head"), b.get(x).expect("a head"), i, j).value;
                assert_eq!(f64::from(c[i * width + x * dim + j]), sum, "{x} {i} {j}");
            }
        }
    }
}

#[test]
fn views() {
    let mut data = vec![0.0f32; 60];
    let make =
        |offset, count, step| BatchRef::from_slice_with_strides(&data, offset, count, 3, 4, 4, 1, step).map(|_| ());
    assert_eq!(make(0, 5, 12), Ok(()));
    assert_eq!(make(1, 5, 12), Err(Error::Argument));
    assert_eq!(make(48, 5, -12), Ok(()));
    assert_eq!(make(47, 5, -12), Err(Error::Argument));
    assert_eq!(make(0, 1 << 40, 0), Ok(()), "one matrix many times");
    assert_eq!(make(0, 3, isize::MAX), Err(Error::Overflow));
    assert_eq!(make(usize::MAX, 0, 1), Ok(()), "none are nowhere");
    let a = BatchRef::from_slice(&data, 5, 3, 4).expect("fits");
    assert_eq!((a.count(), a.get(5).is_none()), (5, true));
    let mut make = |count, step| BatchMut::from_slice_with_strides(&mut data, 0, count, 3, 4, 4, 1, step).map(|_| ());
    assert_eq!(make(5, 12), Ok(()));
    assert_eq!(make(2, 0), Err(Error::Stride));
    assert_eq!(make(2, 11), Err(Error::Stride));
    assert_eq!(make(1, 0), Ok(()));
    assert_eq!(make(0, 0), Ok(()));
    let mut c = BatchMut::from_slice(&mut data, 5, 3, 4).expect("fits");
    c.get_mut(4).expect("the last").set(2, 3, 7.0).expect("inside");
    assert_eq!((c.count(), c.get_mut(5).is_none(), data[59]), (5, true, 7.0));

    let x = [1.0f32; 24];
    let mut y = [5.0f32; 24];
    let batch = |count, rows, cols| BatchRef::from_slice(&x, count, rows, cols).expect("fits");
    for (a, b) in [((2, 2, 3), (2, 2, 3)), ((1, 2, 3), (2, 3, 2)), ((2, 2, 3), (1, 3, 2)), ((2, 3, 3), (2, 3, 2))] {
        let to = BatchMut::from_slice(&mut y, 2, 2, 2).expect("fits");
        let result = gemm_batched(1.0, batch(a.0, a.1, a.2), batch(b.0, b.1, b.2), 0.0, to);
        assert_eq!(result, Err(Error::Argument));
    }
    assert_eq!(y, [5.0; 24]);
}

/// Places of all members.
fn places(at: usize, axes: [(usize, isize); 3]) -> Vec<usize> {
    let [(rows, rs), (cols, cs), (count, step)] = axes;
    let all = (0..count).flat_map(|x| (0..rows).flat_map(move |i| (0..cols).map(move |j| (x, i, j))));
    all.map(|(x, i, j)| (at as isize + x as isize * step + i as isize * rs + j as isize * cs) as usize).collect()
}

/// Members at random places of one buffer: refused exactly if elements of C coincide, or one is an element of A or B; else
/// the right products and nothing else written.
#[test]
fn overlap_is_exact() {
    let mut random = fastrand::Rng::with_seed(31);
    let mut seen = [0usize; 3];
    let rounds = if emulated() { 4_000 } else { 40_000 };
    for round in 0..rounds {
        let (m, n, k, batch) = (random.usize(1..=3), random.usize(1..=3), random.usize(1..=3), random.usize(1..=4));
        let range = [4, 12, 30][round % 3];
        let mut stride = || random.isize(-range..=range);
        let (x_strides, c_strides) = ((stride(), stride(), stride()), (stride(), stride(), stride()));
        let (x_at, c_at) = (random.usize(300..=340), random.usize(300..=340));
        let left = random.bool();
        let (rows, cols) = if left { (m, k) } else { (k, n) };
        let x_places = places(x_at, [(rows, x_strides.0), (cols, x_strides.1), (batch, x_strides.2)]);
        let c_places = places(c_at, [(m, c_strides.0), (n, c_strides.1), (batch, c_strides.2)]);
        let distinct = c_places.iter().collect::<HashSet<_>>().len() == c_places.len();
        let shared = c_places.iter().any(|place| x_places.contains(place));
        let before: Vec<f32> = (0..640).map(|i| (i % 17) as f32 - 8.0).collect();
        let mut buffer = before.clone();
        let other: Vec<f32> = (0..16).map(|i| (i % 5) as f32 - 2.0).collect();
        let base = buffer.as_mut_ptr();
        let x = (base.wrapping_add(x_at).cast_const(), x_strides.0, x_strides.1, x_strides.2);
        let y = (other.as_ptr(), if left { n } else { k } as isize, 1, 0);
        let (a, b) = if left { (x, y) } else { (y, x) };
        let c = base.wrapping_add(c_at);
        // No place is more than 2 * 30 + 2 * 30 + 3 * 30 elements from where its operand begins.
        let status = unsafe {
            nanogemm_gemm_batched_f32(
                batch,
                m,
                n,
                k,
                1.0,
                a.0,
                a.1,
                a.2,
                a.3,
                b.0,
                b.1,
                b.2,
                b.3,
                2.0,
                c,
                c_strides.0,
                c_strides.1,
                c_strides.2,
            )
        };
        let expected_status = if !distinct {
            STRIDE
        } else if shared {
            ALIAS
        } else {
            OK
        };
        assert_eq!(
            status, expected_status,
            "round {round}: {batch} of {m}x{n}x{k} {x_at} {x_strides:?} {c_at} {c_strides:?} {left}"
        );
        let mut expected = before.clone();
        if status == OK {
            for (at, &place) in c_places.iter().enumerate() {
                let (copy, i, j) = (at / (m * n), at / n % m, at % n);
                let x = |p: usize| if left { (i, p) } else { (p, j) };
                let value = |p: usize| before[x_places[copy * rows * cols + x(p).0 * cols + x(p).1]];
                let factor = |p: usize| if left { other[p * n + j] } else { other[i * k + p] };
                expected[place] = 2.0 * before[place] + (0..k).map(|p| value(p) * factor(p)).sum::<f32>();
            }
        }
        assert_eq!(buffer, expected, "round {round}");
        seen[[OK, STRIDE, ALIAS].iter().position(|&s| s == status).expect("one of them")] += 1;
    }
    assert!(seen.iter().all(|&count| count > rounds / 20), "the sweep has to meet every case: {seen:?}");
}

#[test]
fn c_interface() {
    let (a, b) = ([1.0f32; 64], [1.0f32; 64]);
    let mut c = [2.0f32; 64];
    let pc = c.as_mut_ptr();
    let call = |batch, m, a: *const f32, sa, b: *const f32, sb, c: *mut f32, sc| unsafe {
        nanogemm_gemm_batched_f32(batch, m, 2, 2, 1.0, a, 2, 1, sa, b, 2, 1, sb, 1.0, c, 2, 1, sc)
    };
    let (pa, pb) = (a.as_ptr(), b.as_ptr());
    assert_eq!(call(3, 2, pa, 4, pb, 0, pc, 4), OK);
    assert!(c[..12].iter().all(|&x| x == 4.0) && c[12..].iter().all(|&x| x == 2.0), "{c:?}");
    assert_eq!(call(0, 2, ptr::null(), 4, ptr::null(), 4, ptr::null_mut(), 4), OK, "no member");
    assert_eq!(call(3, 0, ptr::null(), 4, ptr::null(), 4, ptr::null_mut(), 0), OK, "no rows");
    assert_eq!(call(1, 2, pa, 0, pb, 0, pc, 0), OK, "one member has no next");
    for (status, expected, what) in [
        (call(2, 2, pa, 4, pb, 4, pc, 0), STRIDE, "all Cs are one"),
        (call(2, 2, pa, 4, pb, 4, pc, 3), STRIDE, "Cs overlap"),
        (call(2, 2, pa, 4, pb, 4, pc, -3), STRIDE, "Cs overlap backwards"),
        (call(2, 2, ptr::null(), 4, pb, 4, pc, 4), NULL, "no A"),
        (call(2, 2, pa, 4, ptr::null(), 4, pc, 4), NULL, "no B"),
        (call(2, 2, pa, 4, pb, 4, ptr::null_mut(), 4), NULL, "no C"),
        (call(3, 2, pa, isize::MAX, pb, 4, pc, 4), OVERFLOW, "As beyond the address space"),
        (call(3, 2, pa, 4, pb, 4, pc, isize::MAX), OVERFLOW, "Cs beyond the address space"),
        (call(usize::MAX, 2, pa, 0, pb, 0, pc, 4), OVERFLOW, "too many"),
        (call(2, 2, pc, 4, pb, 4, pc.wrapping_add(4), 8), ALIAS, "the second A is the first C"),
    ] {
        assert_eq!(status, expected, "{what}");
    }
    assert!(c[4..12].iter().all(|&x| x == 4.0), "errors wrote nothing");
    let mut c = [0.0f64; 8];
    let (a, b) = ([2.0f64; 4], [0.5f64; 8]);
    let status = unsafe {
        nanogemm_gemm_batched_f64(
            2,
            2,
            2,
            2,
            1.0,
            a.as_ptr(),
            2,
            1,
            0,
            b.as_ptr(),
            2,
            1,
            4,
            0.0,
            c.as_mut_ptr(),
            2,
            1,
            4,
        )
    };
    assert_eq!((status, c), (OK, [2.0; 8]));
}

/// Members of one large matrix, overlapping by a little or not at all: decided without looking at their elements.
#[test]
fn overlap_in_large_matrices_is_decided_quickly() {
    let n = 2000isize;
    let mut all = vec![0.0f32; (n * n) as usize];
    let base = all.as_mut_ptr();
    let b = [0.0f32; 4];
    let call = |cols: usize, a_at: isize, step: isize| unsafe {
        let a = base.wrapping_offset(a_at).cast_const();
        nanogemm_gemm_batched_f32(
            60,
            n as usize,
            cols,
            1,
            0.5,
            a,
            n,
            1,
            step,
            b.as_ptr(),
            0,
            0,
            0,
            0.0,
            base,
            n,
            1,
            step,
        )
    };
    let start = std::time::Instant::now();
    for _ in 0..200 {
        assert_eq!(call(31, 31, 30), STRIDE, "columns 0..31, 30..61, ...");
        assert_eq!(call(20, 31, 30), ALIAS, "column 31 + 30 x is a column of member x + 1");
    }
    assert_eq!(call(20, 25, 30), OK, "columns 0..20, 30..50, ... and 25, 55, ...");
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
