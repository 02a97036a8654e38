//! The rules of the C interface, called as C would call it.
#![cfg(feature = "capi")]

use core::ptr::{null, null_mut};
use nanogemm::ffi::{nanogemm_brgemm_addr_f32, nanogemm_brgemm_f32, nanogemm_gemm_f32, nanogemm_kernel_name_f32};

const NULL: i32 = -1;
const STRIDE: i32 = -2;
const OVERFLOW: i32 = -3;
const ALIAS: i32 = -4;
const MAX: isize = isize::MAX;

/// A pointer with its strides.
type Mat<P> = (P, isize, isize);

fn run(
    (m, n, k): (usize, usize, usize),
    (alpha, beta): (f32, f32),
    a: Mat<*const f32>,
    b: Mat<*const f32>,
    c: Mat<*mut f32>,
) -> i32 {
    // SAFETY: each test passes live buffers, or pointers that must not be used.
    unsafe { nanogemm_gemm_f32(m, n, k, alpha, a.0, a.1, a.2, b.0, b.1, b.2, beta, c.0, c.1, c.2) }
}

#[test]
fn null_is_an_error_only_where_elements_are_used() {
    let x = [1.0f32; 4];
    let mut c = [3.0f32; 4];
    let (a, b) = ((x.as_ptr(), 2, 1), (x.as_ptr(), 2, 1));
    let (no, nowhere) = ((null(), 2, 1), (null_mut(), 2, 1));
    let to = (c.as_mut_ptr(), 2, 1);
    assert_eq!(run((2, 2, 2), (1.0, 0.0), no, b, to), NULL);
    assert_eq!(run((2, 2, 2), (1.0, 0.0), a, no, to), NULL);
    assert_eq!(run((2, 2, 2), (1.0, 0.0), a, b, nowhere), NULL);
    assert_eq!(run((2, 2, 0), (1.0, 1.0), a, b, nowhere), NULL);
    assert_eq!(c, [3.0; 4]);
    assert_eq!(run((2, 2, 0), (1.0, 2.0), no, no, to), 0);
    assert_eq!(run((2, 2, 2), (0.0, 2.0), no, no, to), 0);
    assert_eq!(c, [12.0; 4]);
    for (m, n) in [(0, 2), (2, 0), (0, 0)] {
        assert_eq!(run((m, n, 2), (1.0, 0.0), (null(), 0, 0), (null(), 0, 0), (null_mut(), 0, 0)), 0);
    }
}

#[test]
fn strides_of_c() {
    let x = [1.0f32; 64];
    let mut c = [3.0f32; 64];
    let (a, b) = ((x.as_ptr(), 2, 1), (x.as_ptr(), 5, 1));
    for (m, n, rs, cs) in [(2, 2, 0, 1), (2, 2, 2, 0), (3, 3, 1, 1), (2, 5, 4, 1), (3, 3, 2, 2), (5, 2, 1, -4)] {
        assert_eq!(run((m, n, 2), (1.0, 0.0), a, b, (c[30..].as_mut_ptr(), rs, cs)), STRIDE, "{m}x{n} {rs} {cs}");
    }
    assert_eq!(c, [3.0; 64]);
    for (m, n, rs, cs) in [(2, 2, 2, 3), (1, 2, 0, 1), (2, 1, 1, 0), (1, 1, 0, 0), (2, 5, -5, 1), (2, 3, 1, -2)] {
        assert_eq!(run((m, n, 2), (1.0, 0.0), a, b, (c[30..].as_mut_ptr(), rs, cs)), 0, "{m}x{n} {rs} {cs}");
    }
}

#[test]
fn extents_beyond_the_address_space() {
    let x = [1.0f32; 4];
    let mut c = [3.0f32; 4];
    let at = |rs, cs| (x.as_ptr(), rs, cs);
    let (good, to) = (at(2, 1), (c.as_mut_ptr(), 2, 1));
    let one = (1.0, 0.0);
    for far in [MAX, MAX / 4 + 1, isize::MIN, isize::MIN / 4 - 1] {
        assert_eq!(run((2, 2, 2), one, good, good, (to.0, far, 1)), OVERFLOW, "{far}");
        assert_eq!(run((2, 2, 2), one, at(far, 1), good, to), OVERFLOW, "{far}");
        assert_eq!(run((2, 2, 2), one, good, at(1, far), to), OVERFLOW, "{far}");
        // A dimension of one has no stride, and unread operands have no extent.
        assert_eq!(run((1, 2, 2), one, at(far, 1), good, (to.0, far, 1)), 0, "{far}");
        assert_eq!(run((2, 2, 2), (0.0, 1.0), at(far, far), at(far, far), to), 0, "{far}");
    }
    for huge in [usize::MAX, usize::MAX / 2 + 1, usize::MAX / 4] {
        assert_eq!(run((huge, 2, 2), one, good, good, to), OVERFLOW);
        assert_eq!(run((2, huge, 2), one, good, good, to), OVERFLOW);
        assert_eq!(run((2, 2, huge), one, good, good, to), OVERFLOW);
        assert_eq!(run((huge, huge, 1), one, at(1, 1), at(1, 1), (to.0, 4, 1)), OVERFLOW);
    }
    // An operand that would wrap around the end of the address space.
    let end = usize::MAX as *const f32;
    assert_eq!(run((2, 2, 2), one, (end.wrapping_sub(1), 2, 1), good, to), OVERFLOW);
}

#[test]
fn aliases() {
    let mut w: Vec<f32> = (0..64u8).map(|i| f32::from(i % 5)).collect();
    let before = w.clone();
    let identity: Vec<f32> = (0..16).map(|i| f32::from(u8::from(i % 5 == 0))).collect();
    let p = w.as_mut_ptr();
    let at = |offset: usize| p.wrapping_add(offset);
    let eye = (identity.as_ptr(), 4, 1);
    assert_eq!(run((4, 4, 4), (1.0, 0.0), (at(0), 4, 1), eye, (at(0), 4, 1)), ALIAS);
    assert_eq!(run((4, 4, 4), (1.0, 0.0), eye, (at(0), 4, 1), (at(15), 4, 1)), ALIAS);
    assert_eq!(run((8, 4, 4), (1.0, 0.0), (at(0), 8, 1), eye, (at(3), 8, 1)), ALIAS);
    // Bytes count, not only whole elements.
    let between = p.wrapping_byte_add(8 * 4 - 2);
    assert_eq!(run((1, 1, 1), (1.0, 0.0), (between, 1, 1), eye, (at(8), 1, 1)), ALIAS);
    assert_eq!(w, before);
    // Columns 0..4 and 4..8 of one matrix, and even and odd columns.
    assert_eq!(run((8, 4, 4), (1.0, 0.0), (at(0), 8, 1), eye, (at(4), 8, 1)), 0);
    for i in 0..8 {
        assert_eq!(w[i * 8..i * 8 + 4], w[i * 8 + 4..i * 8 + 8]);
    }
    assert_eq!(run((8, 4, 4), (1.0, 0.0), (at(0), 8, 2), eye, (at(1), 8, 2)), 0);
    assert!((0..32).all(|i| w[2 * i] == w[2 * i + 1]));
}

/// A and C inside one large matrix, overlapping or not: the decision must not search through their elements.
#[test]
fn aliases_in_large_matrices_are_decided_quickly() {
    let n = 1500;
    let ld = n as isize;
    let mut w = vec![1.0f32; n * n];
    let p = w.as_mut_ptr();
    let at = |offset: usize| (p.wrapping_add(offset).cast_const(), ld, 1);
    let x = [1.0f32; 2];
    let b = (x.as_ptr(), 1, 0);
    let start = std::time::Instant::now();
    for _ in 0..1000 {
        assert_eq!(run((n, n - 3, 2), (1.0, 0.0), at(2), b, (p.wrapping_add(3), ld, 1)), ALIAS);
        assert_eq!(run((n, n - 3, 2), (1.0, 0.0), at(1), b, (p.wrapping_add(2), 1, ld)), ALIAS);
    }
    assert_eq!(run((n, n - 2, 2), (1.0, 0.0), at(0), b, (p.wrapping_add(2), ld, 1)), 0);
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    assert!((0..n * n).all(|i| w[i] == if i % n < 2 { 1.0 } else { 2.0 }));
}

#[test]
fn batch_reduce_rules() {
    let x = [1.0f32; 64];
    let mut c = [3.0f32; 64];
    let to = c.as_mut_ptr();
    let ld = |m, n, k, batch, lda, ldb, ldc| {
        // SAFETY: the buffers are long enough for every legal case.
        unsafe { nanogemm_brgemm_f32(m, n, k, batch, x.as_ptr(), lda, 4, x.as_ptr(), ldb, 4, 1.0, to, ldc) }
    };
    assert_eq!(ld(2, 4, 2, 1, 2, 4, 3), STRIDE);
    assert_eq!(ld(2, 4, 2, 1, 1, 4, 4), STRIDE);
    assert_eq!(ld(2, 4, 2, 1, 2, 3, 4), STRIDE);
    assert_eq!(ld(2, 4, 2, 1, usize::MAX, 4, 4), OVERFLOW);
    assert_eq!(ld(2, 4, 2, usize::MAX, 2, 4, 4), OVERFLOW);
    assert_eq!(c, [3.0; 64]);
    assert_eq!(ld(1, 4, 1, 3, 0, 0, 0), 0, "one row needs no leading dimension");
    assert_eq!((c[3], c[4]), (6.0, 3.0));

    let (list, nothing) = ([x.as_ptr(), x.as_ptr()], [x.as_ptr(), null()]);
    let addr = |a: *const *const f32, b: *const *const f32, c: *mut f32, batch, beta| {
        // SAFETY: as above.
        unsafe { nanogemm_brgemm_addr_f32(2, 2, 2, batch, a, 2, b, 2, beta, c, 2) }
    };
    let (x_list, y_list) = (list.as_ptr(), nothing.as_ptr());
    assert_eq!(addr(x_list, y_list, to, 2, 1.0), NULL);
    assert_eq!(addr(null(), x_list, to, 2, 1.0), NULL);
    let inside = [x.as_ptr(), to.wrapping_add(3).cast_const()];
    assert_eq!(addr(inside.as_ptr(), x_list, to, 2, 1.0), ALIAS);
    assert_eq!(addr(x_list, x_list, to, 2, 0.0), 0);
    assert_eq!(c[..4], [4.0; 4]);
    assert_eq!(addr(null(), null(), to, 0, 0.5), 0);
    assert_eq!(c[..4], [2.0; 4]);
}

#[test]
fn the_c_name_is_the_name() {
    for size in [0, 1, 5, 64, 1000, usize::MAX] {
        // SAFETY: the name is a static string.
        let name = unsafe { core::ffi::CStr::from_ptr(nanogemm_kernel_name_f32(size, size, size)) };
        assert_eq!(name.to_str(), Ok(nanogemm::kernel_name::<f32>(size, size, size)));
    }
}
