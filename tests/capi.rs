//! The C interface, called through declarations of its own: every error of every function, and what is legal nearby.

use core::ffi::{CStr, c_char};
use nanogemm as _;
use std::{collections::HashSet, ptr};

#[rustfmt::skip]
#[allow(improper_ctypes, reason = "nothing but integers, floats and pointers")]
unsafe extern "C" {
    fn nanogemm_status_string(s: i32) -> *const c_char;
    fn nanogemm_version() -> *const c_char;
    fn nanogemm_abi_version() -> u32;
    fn nanogemm_isa() -> *const c_char;
    fn nanogemm_set_num_threads(n: usize) -> i32;
    fn nanogemm_get_num_threads() -> usize;
    fn nanogemm_kernel_name_f32(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_gemm_f32(
        m: usize, n: usize, k: usize, alpha: f32, a: *const f32, rsa: isize, csa: isize,
        b: *const f32, rsb: isize, csb: isize, beta: f32, c: *mut f32, rsc: isize, csc: isize,
    ) -> i32;
    fn nanogemm_brgemm_f32(
        m: usize, n: usize, k: usize, batch: usize, a: *const f32, lda: usize, stride_a: usize,
        b: *const f32, ldb: usize, stride_b: usize, beta: f32, c: *mut f32, ldc: usize,
    ) -> i32;
    fn nanogemm_brgemm_addr_f32(
        m: usize, n: usize, k: usize, batch: usize, a: *const *const f32, lda: usize,
        b: *const *const f32, ldb: usize, beta: f32, c: *mut f32, ldc: usize,
    ) -> i32;
}

const OK: i32 = 0;
const NULL: i32 = -1;
const STRIDE: i32 = -2;
const OVERFLOW: i32 = -3;
const ALIAS: i32 = -4;
const ARGUMENT: i32 = -7;

/// The text that C would see.
fn text(from: *const c_char) -> &'static str {
    assert!(!from.is_null());
    // SAFETY: the library returns static, terminated strings.
    unsafe { CStr::from_ptr(from) }.to_str().expect("ASCII")
}

/// A call of `nanogemm_gemm_f32`, described so that a test changes what it is about.
#[derive(Clone, Copy, Debug)]
struct Gemm {
    mnk: (usize, usize, usize),
    alpha: f32,
    a: (*const f32, isize, isize),
    b: (*const f32, isize, isize),
    beta: f32,
    c: (*mut f32, isize, isize),
}

impl Gemm {
    /// # Safety
    ///
    /// Elements that the call reads or writes exist, or the call is refused.
    unsafe fn run(&self) -> i32 {
        let ((m, n, k), (a, rsa, csa), (b, rsb, csb), (c, rsc, csc)) = (self.mnk, self.a, self.b, self.c);
        // SAFETY: the caller's promise.
        unsafe { nanogemm_gemm_f32(m, n, k, self.alpha, a, rsa, csa, b, rsb, csb, self.beta, c, rsc, csc) }
    }
}

/// Runs a call of 2x2x2 matrices after `change`, and says whether C kept its bits.
fn changed(change: impl FnOnce(&mut Gemm)) -> (i32, bool) {
    let (a, b, mut c) = ([1.0f32, 2.0, 3.0, 4.0], [5.0f32, 6.0, 7.0, 8.0], [-7.0f32; 4]);
    let mut call = Gemm {
        mnk: (2, 2, 2),
        alpha: 1.0,
        a: (a.as_ptr(), 2, 1),
        b: (b.as_ptr(), 2, 1),
        beta: 0.0,
        c: (c.as_mut_ptr(), 2, 1),
    };
    change(&mut call);
    // SAFETY: callers change the call into one that is refused, or that uses no more than these elements.
    let status = unsafe { call.run() };
    (status, c == [-7.0; 4])
}

#[test]
fn a_plain_product() {
    let (a, b, mut c) = ([1.0f32, 2.0, 3.0, 4.0], [5.0f32, 6.0, 7.0, 8.0], [1.0f32; 4]);
    // SAFETY: three 2x2 matrices.
    let status =
        unsafe { nanogemm_gemm_f32(2, 2, 2, 2.0, a.as_ptr(), 2, 1, b.as_ptr(), 2, 1, 0.5, c.as_mut_ptr(), 2, 1) };
    assert_eq!((status, c), (OK, [38.5, 44.5, 86.5, 100.5]));
}

#[test]
fn null_only_where_an_element_would_be_used() {
    let null = (ptr::null(), 2, 1);
    let null_c = (ptr::null_mut(), 2, 1);
    assert_eq!(changed(|g| g.a = null), (NULL, true));
    assert_eq!(changed(|g| g.b = null), (NULL, true));
    assert_eq!(changed(|g| g.c = null_c), (NULL, true));
    // Nothing is read: C = beta * C.
    assert_eq!(changed(|g| (g.a, g.b, g.alpha) = (null, null, 0.0)), (OK, false));
    assert_eq!(changed(|g| (g.a, g.b, g.mnk.2) = (null, null, 0)), (OK, false));
    assert_eq!(changed(|g| (g.a, g.b, g.mnk.2, g.beta) = (null, null, 0, 1.0)), (OK, true));
    // C is still written.
    assert_eq!(changed(|g| (g.c, g.mnk.2) = (null_c, 0)), (NULL, true));
    assert_eq!(changed(|g| (g.c, g.alpha) = (null_c, 0.0)), (NULL, true));
    // Nothing is used.
    for mnk in [(0, 2, 2), (2, 0, 2), (0, 0, 0), (0, usize::MAX, usize::MAX)] {
        assert_eq!(changed(|g| (g.a, g.b, g.c, g.mnk) = (null, null, null_c, mnk)), (OK, true), "{mnk:?}");
    }
}

/// The rule of the header, decided by listing the elements.
#[test]
fn c_overlapping_itself() {
    let (a, b) = ([1.0f32; 8], [1.0f32; 8]);
    let mut refused = 0;
    for (m, n) in (1..=5).flat_map(|m| (1..=5).map(move |n| (m, n))) {
        for (rsc, csc) in (-7isize..=7).flat_map(|r| (-7isize..=7).map(move |c| (r, c))) {
            let place = |i: usize, j: usize| i as isize * rsc + j as isize * csc;
            let places: Vec<_> = (0..m).flat_map(|i| (0..n).map(move |j| place(i, j))).collect();
            let distinct = places.iter().collect::<HashSet<_>>().len() == places.len();
            let mut c = [3.0f32; 128];
            let call = Gemm {
                mnk: (m, n, 1),
                alpha: 1.0,
                a: (a.as_ptr(), 1, 1),
                b: (b.as_ptr(), 1, 1),
                beta: 1.0,
                c: (c[64..].as_mut_ptr(), rsc, csc),
            };
            // SAFETY: no place is more than 4 * 7 + 4 * 7 elements from the middle.
            let status = unsafe { call.run() };
            assert_eq!(status, if distinct { OK } else { STRIDE }, "{m}x{n}, strides {rsc}, {csc}");
            for (at, &x) in c.iter().enumerate() {
                let written = distinct && places.contains(&(at as isize - 64));
                assert_eq!(x, if written { 4.0 } else { 3.0 }, "{m}x{n}, strides {rsc}, {csc}, element {at}");
            }
            // A product that reads nothing follows the same rule.
            // SAFETY: as above.
            let empty = unsafe { Gemm { mnk: (m, n, 0), ..call }.run() };
            assert_eq!(empty, status, "{m}x{n}, strides {rsc}, {csc}, k = 0");
            refused += usize::from(!distinct);
        }
    }
    assert!(refused > 500, "the sweep has to meet both cases: {refused}");
}

#[test]
fn sizes_beyond_the_address_space() {
    let huge = isize::MAX as usize;
    let a_rs = |rs| move |g: &mut Gemm| g.a.1 = rs;
    for rs in [isize::MAX, isize::MIN, isize::MAX / 4 + 1, isize::MIN / 4 - 1] {
        assert_eq!(changed(a_rs(rs)), (OVERFLOW, true), "A, row stride {rs}");
        assert_eq!(changed(|g| g.a.2 = rs), (OVERFLOW, true), "A, column stride {rs}");
        assert_eq!(changed(|g| g.b.1 = rs), (OVERFLOW, true), "B, row stride {rs}");
        assert_eq!(changed(|g| g.b.2 = rs), (OVERFLOW, true), "B, column stride {rs}");
        assert_eq!(changed(|g| g.c.1 = rs), (OVERFLOW, true), "C, row stride {rs}");
        assert_eq!(changed(|g| g.c.2 = rs), (OVERFLOW, true), "C, column stride {rs}");
    }
    for size in [huge, huge + 1, usize::MAX, 1 << 62] {
        assert_eq!(changed(|g| g.mnk.0 = size), (OVERFLOW, true), "m = {size}");
        assert_eq!(changed(|g| g.mnk.1 = size), (OVERFLOW, true), "n = {size}");
        assert_eq!(changed(|g| g.mnk.2 = size), (OVERFLOW, true), "k = {size}");
        assert_eq!(changed(|g| g.mnk = (size, size, 0)), (OVERFLOW, true), "m = n = {size}");
    }
    // The sum of two reaches that fit one by one, and low and high ends that fit one by one.
    let half = 1isize << 60;
    assert_eq!(changed(|g| (g.a.1, g.a.2) = (half, half)), (OVERFLOW, true));
    assert_eq!(changed(|g| (g.a.1, g.a.2) = (half, -half)), (OVERFLOW, true));
    // Strides that nobody multiplies are nobody's business.
    let wild = isize::MIN;
    let one = |g: &mut Gemm| (g.mnk, g.a.1, g.a.2, g.b.1, g.b.2) = ((1, 1, 1), wild, isize::MAX, wild, wild);
    assert_eq!(changed(one), (OK, false));
    assert_eq!(changed(|g| (g.mnk, g.c.1, g.c.2) = ((1, 1, 2), wild, wild)), (OK, false));
    assert_eq!(changed(|g| (g.a.1, g.b.2, g.alpha) = (wild, wild, 0.0)), (OK, false));
    assert_eq!(changed(|g| (g.a.1, g.b.2, g.mnk.2) = (wild, wild, 0)), (OK, false));
    // An operand that would wrap around the end of the address space.
    let top = (usize::MAX - 7) as *const f32;
    assert_eq!(changed(|g| g.a = (top, 2, 1)), (OVERFLOW, true));
    assert_eq!(changed(|g| g.b = (8 as *const f32, -2, -1)), (OVERFLOW, true));
}

/// A and C (or B and C) in one buffer at random places: an error exactly if an element is shared, else the right result.
#[test]
fn alias_is_exact() {
    let mut random = fastrand::Rng::with_seed(4);
    let mut seen = [0usize; 2];
    for round in 0..40_000 {
        let (m, n, k) = (random.usize(1..=4), random.usize(1..=4), random.usize(1..=4));
        let range = if round % 2 == 0 { 5 } else { 12 };
        let mut stride = || random.isize(-range..=range);
        let (x_rs, x_cs, c_rs, c_cs) = (stride(), stride(), stride(), stride());
        let (x_at, c_at) = (random.usize(80..=110), random.usize(80..=110));
        let left = random.bool();
        let (x_rows, x_cols) = if left { (m, k) } else { (k, n) };
        let places = |at: usize, rows: usize, cols: usize, rs: isize, cs: isize| -> Vec<usize> {
            let place = |i: usize, j: usize| (at as isize + i as isize * rs + j as isize * cs) as usize;
            (0..rows).flat_map(|i| (0..cols).map(move |j| place(i, j))).collect()
        };
        let x_places = places(x_at, x_rows, x_cols, x_rs, x_cs);
        let c_places = places(c_at, m, n, c_rs, c_cs);
        if c_places.iter().collect::<HashSet<_>>().len() < c_places.len() {
            continue;
        }
        let shared = c_places.iter().any(|p| x_places.contains(p));
        let before: Vec<f32> = (0..192).map(|i| (i % 17) as f32 - 8.0).collect();
        let mut buffer = before.clone();
        let other: Vec<f32> = (0..16).map(|i| (i % 5) as f32 - 2.0).collect();
        // The other operand is row-major.
        let base = buffer.as_mut_ptr();
        let x = (base.wrapping_add(x_at).cast_const(), x_rs, x_cs);
        let y = (other.as_ptr(), if left { n } else { k } as isize, 1);
        let call = Gemm {
            mnk: (m, n, k),
            alpha: 1.0,
            a: if left { x } else { y },
            b: if left { y } else { x },
            beta: 2.0,
            c: (base.wrapping_add(c_at), c_rs, c_cs),
        };
        // SAFETY: no place is more than 3 * 12 + 3 * 12 elements from where the operand begins.
        let status = unsafe { call.run() };
        assert_eq!(status, if shared { ALIAS } else { OK }, "round {round}: {call:?}");
        let mut expected = before.clone();
        if !shared {
            for (at, &place) in c_places.iter().enumerate() {
                let (i, j) = (at / n, at % n);
                let product = |p: usize| {
                    if left {
                        before[x_places[i * k + p]] * other[p * n + j]
                    } else {
                        other[i * k + p] * before[x_places[p * n + j]]
                    }
                };
                expected[place] = 2.0 * before[place] + (0..k).map(product).sum::<f32>();
            }
        }
        assert_eq!(buffer, expected, "round {round}: {call:?}");
        seen[usize::from(shared)] += 1;
    }
    assert!(seen.iter().all(|&s| s > 3000), "the sweep has to meet both cases: {seen:?}");
}

/// Operands whose elements overlap by some of their bytes only.
#[test]
fn alias_by_bytes() {
    let mut words = [0u64; 8];
    let base = words.as_mut_ptr().cast::<f32>();
    for bytes in 0..12usize {
        // Only refused calls use an address that is no multiple of four.
        if (4..8).contains(&bytes) && bytes != 4 || bytes > 8 {
            continue;
        }
        let a = base.cast::<u8>().wrapping_add(bytes).cast::<f32>().cast_const();
        let b = [1.0f32];
        let c = (base, 1, 1);
        let call = Gemm { mnk: (1, 1, 1), alpha: 1.0, a: (a, 1, 1), b: (b.as_ptr(), 1, 1), beta: 0.0, c };
        // SAFETY: all inside `words`.
        let status = unsafe { call.run() };
        assert_eq!(status, if bytes < 4 { ALIAS } else { OK }, "A begins {bytes} bytes into C");
    }
}

#[test]
fn interleaved_columns_and_rows_are_legal() {
    // Columns 0, 2 of a matrix are A, 1, 3 are C; then the same by rows.
    for (rs, cs, next) in [(4isize, 2isize, 1usize), (2, 8, 1), (8, 1, 4)] {
        let mut all = [1.0f32; 16];
        let base = all.as_mut_ptr();
        let b = [1.0f32, 0.0, 0.0, 1.0];
        let call = Gemm {
            mnk: (2, 2, 2),
            alpha: 3.0,
            a: (base.cast_const(), rs, cs),
            b: (b.as_ptr(), 2, 1),
            beta: 1.0,
            c: (base.wrapping_add(next), rs, cs),
        };
        // SAFETY: the largest offset is 15.
        assert_eq!(unsafe { call.run() }, OK, "{rs} {cs}");
        assert_eq!(all.iter().filter(|&&x| x == 4.0).count(), 4, "{rs} {cs}: {all:?}");
        assert_eq!(all.iter().filter(|&&x| x == 1.0).count(), 12, "{rs} {cs}: {all:?}");
        // One column or row further they meet.
        let overlapping = Gemm { c: (base, rs, cs), ..call };
        // SAFETY: refused.
        assert_eq!(unsafe { overlapping.run() }, ALIAS, "{rs} {cs}");
    }
}

/// A call of either batch-reduce function on small matrices.
#[derive(Clone, Copy, Debug)]
struct Reduce {
    mnk: (usize, usize, usize),
    batch: usize,
    ld: (usize, usize, usize),
    apart: (usize, usize),
    beta: f32,
}

const FULL: Reduce = Reduce { mnk: (3, 2, 4), batch: 3, ld: (5, 6, 7), apart: (20, 30), beta: 0.5 };

/// Runs both forms, compares their answers and the result with sums by hand, and returns the status.
fn reduce(call: Reduce) -> i32 {
    let Reduce { mnk: (m, n, k), batch, ld: (lda, ldb, ldc), apart, beta } = call;
    let a: Vec<f32> = (0..128).map(|i| (i % 7) as f32 - 3.0).collect();
    let b: Vec<f32> = (0..128).map(|i| (i % 5) as f32 - 2.0).collect();
    let before: Vec<f32> = (0..64).map(|i| (i % 9) as f32).collect();
    let (mut plain, mut listed) = (before.clone(), before.clone());
    let members = batch.min(4);
    let list = |from: &[f32], apart: usize| -> Vec<*const f32> {
        (0..members).map(|x| from.as_ptr().wrapping_add(x.wrapping_mul(apart))).collect()
    };
    let (a_list, b_list) = (list(&a, apart.0), list(&b, apart.1));
    // SAFETY: tests pass shapes that stay inside the buffers, or that are refused.
    let (status, other) = unsafe {
        let (a, b) = (a.as_ptr(), b.as_ptr());
        (
            nanogemm_brgemm_f32(m, n, k, batch, a, lda, apart.0, b, ldb, apart.1, beta, plain.as_mut_ptr(), ldc),
            nanogemm_brgemm_addr_f32(
                m,
                n,
                k,
                batch,
                a_list.as_ptr(),
                lda,
                b_list.as_ptr(),
                ldb,
                beta,
                listed.as_mut_ptr(),
                ldc,
            ),
        )
    };
    if apart.0 <= 64 && apart.1 <= 64 && batch <= 4 {
        assert_eq!(status, other, "{call:?}");
        assert_eq!(plain, listed, "{call:?}");
    }
    let mut expected = before.clone();
    if status == OK {
        for (i, j) in (0..m).flat_map(|i| (0..n).map(move |j| (i, j))) {
            let term = |x: usize, p: usize| a[x * apart.0 + i * lda + p] * b[x * apart.1 + p * ldb + j];
            let sum: f32 = (0..batch).flat_map(|x| (0..k).map(move |p| (x, p))).map(|(x, p)| term(x, p)).sum();
            expected[i * ldc + j] = beta * before[i * ldc + j] + sum;
        }
    }
    assert_eq!(plain, expected, "{call:?}");
    status
}

#[test]
fn batch_reduce() {
    assert_eq!(reduce(FULL), OK);
    assert_eq!(reduce(Reduce { batch: 1, ..FULL }), OK);
    assert_eq!(reduce(Reduce { batch: 0, ..FULL }), OK, "beta * C");
    assert_eq!(reduce(Reduce { apart: (0, 30), ..FULL }), OK, "a shared A");
    assert_eq!(reduce(Reduce { apart: (20, 0), ..FULL }), OK, "a shared B");
    assert_eq!(reduce(Reduce { mnk: (3, 2, 0), ..FULL }), OK);
    assert_eq!(reduce(Reduce { mnk: (0, 2, 4), ..FULL }), OK);
    assert_eq!(reduce(Reduce { mnk: (3, 0, 4), ..FULL }), OK);
    assert_eq!(reduce(Reduce { ld: (4, 2, 2), ..FULL }), OK, "leading dimensions as long as a row");
}

#[test]
fn leading_dimensions_shorter_than_a_row() {
    assert_eq!(reduce(Reduce { ld: (3, 6, 7), ..FULL }), STRIDE, "A");
    assert_eq!(reduce(Reduce { ld: (5, 1, 7), ..FULL }), STRIDE, "B");
    assert_eq!(reduce(Reduce { ld: (5, 6, 1), ..FULL }), STRIDE, "C");
    assert_eq!(reduce(Reduce { ld: (0, 6, 7), ..FULL }), STRIDE, "A");
    assert_eq!(reduce(Reduce { ld: (5, 6, 1), batch: 0, ..FULL }), STRIDE, "C, of an empty batch");
    // One row has no next row.
    assert_eq!(reduce(Reduce { mnk: (1, 2, 4), ld: (0, 6, 0), ..FULL }), OK, "A and C of one row");
    assert_eq!(reduce(Reduce { mnk: (3, 2, 1), ld: (5, 0, 7), ..FULL }), OK, "B of one row");
    assert_eq!(reduce(Reduce { mnk: (0, 2, 4), ld: (0, 0, 0), ..FULL }), OK, "no rows");
}

#[test]
fn batches_beyond_the_address_space() {
    let huge = usize::MAX;
    assert_eq!(reduce(Reduce { apart: (huge, 30), ..FULL }), OVERFLOW);
    assert_eq!(reduce(Reduce { apart: (20, 1 << 62), ..FULL }), OVERFLOW);
    assert_eq!(reduce(Reduce { batch: huge, ..FULL }), OVERFLOW);
    assert_eq!(reduce(Reduce { batch: 1 << 62, ..FULL }), OVERFLOW);
    assert_eq!(reduce(Reduce { ld: (huge, 6, 7), ..FULL }), OVERFLOW);
    assert_eq!(reduce(Reduce { ld: (5, huge / 2, 7), ..FULL }), OVERFLOW);
    assert_eq!(reduce(Reduce { ld: (5, 6, huge / 2), ..FULL }), OVERFLOW);
    // One member has no next member.
    assert_eq!(reduce(Reduce { batch: 1, apart: (huge, huge), ..FULL }), OK);
}

#[test]
fn addresses_of_a_batch() {
    let (a, b) = ([1.0f32; 4], [1.0f32; 4]);
    let run = |batch: usize, a: *const *const f32, b: *const *const f32, c: *mut f32| {
        // SAFETY: lists are null or hold two addresses, which are null or of 2x2 matrices.
        unsafe { nanogemm_brgemm_addr_f32(2, 2, 2, batch, a, 2, b, 2, 1.0, c, 2) }
    };
    let (full_a, full_b) = ([a.as_ptr(); 2], [b.as_ptr(); 2]);
    let holes = [a.as_ptr(), ptr::null()];
    let mut c = [1.0f32; 4];
    assert_eq!(run(2, full_a.as_ptr(), full_b.as_ptr(), c.as_mut_ptr()), OK);
    assert_eq!(c, [5.0; 4]);
    for (x, y) in [(ptr::null(), full_b.as_ptr()), (full_a.as_ptr(), ptr::null())] {
        assert_eq!(run(2, x, y, c.as_mut_ptr()), NULL);
        assert_eq!(run(0, x, y, c.as_mut_ptr()), OK, "no member, no list");
    }
    assert_eq!(run(2, holes.as_ptr(), full_b.as_ptr(), c.as_mut_ptr()), NULL, "the second A");
    assert_eq!(run(2, full_a.as_ptr(), holes.as_ptr(), c.as_mut_ptr()), NULL, "the second B");
    assert_eq!(run(2, full_a.as_ptr(), full_b.as_ptr(), ptr::null_mut()), NULL);
    let with_c = [a.as_ptr(), c.as_ptr()];
    assert_eq!(run(2, with_c.as_ptr(), full_b.as_ptr(), c.as_mut_ptr()), ALIAS, "the second A is C");
    assert_eq!(run(1, with_c.as_ptr(), full_b.as_ptr(), c.as_mut_ptr()), OK, "the second A is not used");
    assert_eq!(c, [7.0; 4]);
}

/// Members that meet C, or pass it, at a constant distance.
#[test]
fn alias_of_members() {
    let b = [1.0f32, 0.0, 0.0, 1.0];
    for (apart, batch, expected) in
        [(4, 2, OK), (4, 3, ALIAS), (12, 2, OK), (6, 2, ALIAS), (8, 2, ALIAS), (5, 2, ALIAS), (4, 1, OK)]
    {
        // A at 0.., C at 8..12: member x of A is apart * x.. + 4.
        let mut all = [1.0f32; 20];
        let base = all.as_mut_ptr();
        // SAFETY: members end at 16 at most, C at 12.
        let status = unsafe {
            nanogemm_brgemm_f32(2, 2, 2, batch, base, 2, apart, b.as_ptr(), 2, 0, 1.0, base.wrapping_add(8), 2)
        };
        let touched = (0..batch).any(|x| apart * x < 12 && apart * x + 4 > 8);
        assert_eq!(touched, expected == ALIAS, "the table above: {apart} {batch}");
        assert_eq!(status, expected, "distance {apart}, {batch} members");
    }
}

#[test]
fn status_strings() {
    let mut texts = HashSet::new();
    for status in -7..=0 {
        let text = text(
            // SAFETY: any argument is legal.
            unsafe { nanogemm_status_string(status) },
        );
        assert!(!text.is_empty() && texts.insert(text), "status {status}: '{text}'");
    }
    // SAFETY: any argument is legal.
    let unknown = |status| text(unsafe { nanogemm_status_string(status) });
    for status in [1, -8, 99, i32::MIN, i32::MAX] {
        assert_eq!(unknown(status), unknown(-8));
        assert!(!texts.contains(unknown(status)), "status {status} has the text of a real one");
    }
}

#[test]
fn versions() {
    // SAFETY: no arguments.
    let (version, abi) = unsafe { (text(nanogemm_version()), nanogemm_abi_version()) };
    assert_eq!((version, abi), (env!("CARGO_PKG_VERSION"), 1));
}

/// The number is one for the process, so one test does all of this.
#[test]
fn threads() {
    // SAFETY: any argument is legal.
    let (set, get) = (|n| unsafe { nanogemm_set_num_threads(n) }, || unsafe { nanogemm_get_num_threads() });
    let default = get();
    assert!(default >= 1);
    // Without the feature there is one, whatever is asked for.
    let had = |n| if cfg!(feature = "threads") { n } else { 1 };
    for n in [1, 2, 3, 4096] {
        assert_eq!((set(n), get()), (OK, had(n)));
    }
    for n in [4097, usize::MAX] {
        assert_eq!((set(n), get()), (ARGUMENT, had(4096)), "a refused number changes nothing");
    }
    assert_eq!((set(0), get()), (OK, default));
}

#[test]
fn names() {
    // SAFETY: no arguments.
    let isas = text(unsafe { nanogemm_isa() });
    assert_eq!(isas, nanogemm::isa());
    let portable = nanogemm::kernel::LIBRARY.isas.last().expect("the portable rows").name;
    assert!(isas.split(',').all(|isa| !isa.is_empty()) && isas.split(',').next_back() == Some(portable), "'{isas}'");
    for size in [0, 1, 2, 7, 64, 1000, 1 << 31, usize::MAX] {
        for (m, n, k) in [(size, 3, 3), (3, size, 3), (3, 3, size), (size, size, size)] {
            // SAFETY: any arguments are legal.
            let name = text(unsafe { nanogemm_kernel_name_f32(m, n, k) });
            let rows = nanogemm::kernels().iter().map(|row| (row.name, row.isa));
            let fixed = nanogemm::kernel::LIBRARY.fixed.iter().map(|row| (row.name, row.isa));
            let row = rows.chain(fixed).find(|(row, _)| *row == name);
            let (_, isa) = row.unwrap_or_else(|| panic!("{m}x{n}x{k}: '{name}' is no row"));
            assert!(nanogemm::features().contains(isa), "{m}x{n}x{k}: {name}");
        }
    }
}

/// A and C inside one large matrix, overlapping or not: the decision must not search through their elements.
#[test]
fn alias_in_large_matrices_is_decided_quickly() {
    let n = 1500;
    let ld = n as isize;
    let mut all = vec![1.0f32; n * n];
    let base = all.as_mut_ptr();
    let x = [1.0f32; 2];
    let call = |a_at: usize, cols, c_at: usize, rsc, csc| Gemm {
        mnk: (n, cols, 2),
        alpha: 1.0,
        a: (base.wrapping_add(a_at).cast_const(), ld, 1),
        b: (x.as_ptr(), 1, 0),
        beta: 0.0,
        c: (base.wrapping_add(c_at), rsc, csc),
    };
    let start = std::time::Instant::now();
    for _ in 0..1000 {
        // SAFETY: every operand lies inside the matrix.
        let statuses = unsafe { [call(2, n - 3, 3, ld, 1).run(), call(1, n - 3, 2, 1, ld).run()] };
        assert_eq!(statuses, [ALIAS; 2]);
    }
    // SAFETY: as above.
    assert_eq!(unsafe { call(0, n - 2, 2, ld, 1).run() }, OK);
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    assert!((0..n * n).all(|i| all[i] == if i % n < 2 { 1.0 } else { 2.0 }));
}
