//! Products against a scalar model.

use super::{
    library::{block, library},
    trials,
};
use libtest_mimic::Trial;
use nanogemm_build::{
    dtype::{DType, Kind},
    plan::{Body, GemmPlan, Layout},
};
use nanogemm_testkit::guard::{Arena, Place};
use std::collections::BTreeMap;

/// Rows and columns that are tried.
fn extents() -> Vec<usize> {
    (1..=33).chain(47..=49).chain([64, 65]).collect()
}

const SUMS: [usize; 14] = [1, 2, 3, 5, 7, 25, 31, 32, 33, 63, 64, 65, 100, 512];
const MOST: usize = 65;
const BATCHES: usize = 3;

/// splitmix64
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// A whole number as the bits of an element.
fn bits(dtype: &DType, value: i64) -> u32 {
    match (dtype.kind, dtype.bytes) {
        (Kind::Bfloat, _) => (value as f32).to_bits() >> 16,
        (Kind::Float, 4) => (value as f32).to_bits(),
        (Kind::Float, _) => unreachable!("no CPU here has products of it"),
        _ => value as u32,
    }
}

/// A random element: whole numbers of which sums of 1536 products are exact.
fn element(dtype: &DType, random: &mut Random) -> i64 {
    match dtype.kind {
        Kind::Int if random.below(4) == 0 => [-128, 127][random.below(2)],
        Kind::Unsigned if random.below(4) == 0 => [0, 255][random.below(2)],
        Kind::Int => random.below(256) as i64 - 128,
        Kind::Unsigned => random.below(256) as i64,
        Kind::Float | Kind::Bfloat => random.below(17) as i64 - 8,
    }
}

fn put(to: &mut [u8], index: usize, bytes: u32, bits: u32) {
    let bytes = bytes as usize;
    to[index * bytes..][..bytes].copy_from_slice(&bits.to_le_bytes()[..bytes]);
}

/// Whole numbers of the operands of one sum length: `a[batch][i][p]`, `b[batch][p][j]`, and for each batch the sum of products up to it.
struct Problem {
    k: usize,
    a: Vec<Vec<i64>>,
    b: Vec<Vec<i64>>,
    /// `c[batch][i * MOST + j]`
    c: Vec<Vec<i64>>,
}

impl Problem {
    fn new(k: usize, element: &mut dyn FnMut(bool) -> i64) -> Self {
        let mut fill = |n: usize, left: bool| (0..n).map(|_| element(left)).collect::<Vec<i64>>();
        let a: Vec<_> = (0..BATCHES).map(|_| fill(MOST * k, true)).collect();
        let b: Vec<_> = (0..BATCHES).map(|_| fill(k * MOST, false)).collect();
        let mut c = Vec::new();
        let mut sums = vec![0; MOST * MOST];
        for (a, b) in a.iter().zip(&b) {
            for (sums, a) in sums.chunks_mut(MOST).zip(a.chunks(k)) {
                for (&a, b) in a.iter().zip(b.chunks(MOST)) {
                    sums.iter_mut().zip(b).for_each(|(sum, b)| *sum += a * b);
                }
            }
            c.push(sums.clone());
        }
        Problem { k, a, b, c }
    }

    /// Panels of 16 lanes: `lanes` lanes exist, others hold `padding`; k steps beyond the last are zero.
    fn panels(
        &self,
        dtype: &DType,
        lanes: usize,
        padding: u32,
        (v, k_step): (usize, usize),
        batch: usize,
        value: &dyn Fn(usize, usize, usize) -> i64,
    ) -> Vec<u8> {
        let (padded, panels) = (self.k.next_multiple_of(k_step), lanes.div_ceil(16));
        let size = panels * 16 * padded;
        let mut bytes = vec![0; batch * size * dtype.bytes as usize];
        for member in 0..batch {
            for lane in 0..panels * 16 {
                for p in 0..self.k {
                    let bits = if lane < lanes { bits(dtype, value(member, lane, p)) } else { padding };
                    let at = lane / 16 * 16 * padded + p / v * 16 * v + lane % 16 * v + p % v;
                    put(&mut bytes, member * size + at, dtype.bytes, bits);
                }
            }
        }
        bytes
    }
}

/// One call.
#[derive(Clone, Copy, Debug)]
struct Call {
    m: usize,
    n: usize,
    batch: usize,
    accumulate: bool,
    place: Place,
    /// Elements between rows of A and of C beyond what they need; rows of A may run backwards.
    gap: usize,
    backwards: bool,
}

/// Bits that are not a number where there are such.
fn poison(dtype: &DType) -> u32 {
    match dtype.kind {
        Kind::Bfloat => 0x7fc1,
        Kind::Float => 0x7fc0_0001,
        Kind::Int | Kind::Unsigned => 0x7f,
    }
}

struct Arenas {
    a: Arena,
    b: Arena,
    c: Arena,
}

impl Arenas {
    fn new() -> Self {
        let of = |k: usize| Arena::new(BATCHES * 80 * (k + 64) * 2);
        Arenas { a: of(512), b: of(512), c: Arena::new(MOST * (MOST + 8) * 4) }
    }
}

fn copy(arena: &Arena, bytes: &[u8], size: u32, place: Place) -> *mut u8 {
    let at = arena.place(bytes.len(), size as usize, place);
    // SAFETY: the arena has room at the place it gives.
    unsafe { at.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    at
}

/// Runs one call and compares every element, and what lies between rows.
fn check(
    gemm: &GemmPlan,
    entry: unsafe extern "C" fn(*const u64),
    arenas: &Arenas,
    problem: &Problem,
    (packed_a, packed_b): (&[u8], &[u8]),
    call: Call,
) -> Result<(), String> {
    let Call { m, n, batch, accumulate, place, gap, backwards } = call;
    let k = problem.k;
    let k_step = gemm.k_step() as usize;
    let padded = k.next_multiple_of(k_step);
    let (a_bytes, c_bytes) = (gemm.a.bytes as usize, gemm.c.bytes as usize);
    let b = copy(&arenas.b, packed_b, gemm.b.bytes, place);
    let (a, a_rs, a_batch) = match gemm.a_layout {
        Layout::Packed => (copy(&arenas.a, packed_a, gemm.a.bytes, place), 0, m.div_ceil(16) * 16 * padded),
        _ => {
            let rs = k + gap;
            let member = m * rs;
            // Nothing behind the last row.
            let mut bytes = vec![0; ((batch - 1) * member + (m - 1) * rs + k) * a_bytes];
            let not = poison(gemm.a);
            (0..bytes.len() / a_bytes).for_each(|i| put(&mut bytes, i, gemm.a.bytes, not));
            for i in 0..batch {
                for row in 0..m {
                    let from = if backwards { m - 1 - row } else { row };
                    for p in 0..k {
                        let value = bits(gemm.a, problem.a[i][row * k + p]);
                        put(&mut bytes, i * member + from * rs + p, gemm.a.bytes, value);
                    }
                }
            }
            let at = copy(&arenas.a, &bytes, gemm.a.bytes, place);
            let first = if backwards { at.wrapping_add((m - 1) * rs * a_bytes) } else { at };
            (first, if backwards { -(rs as i64) } else { rs as i64 }, member)
        }
    };
    let c_rs = n + gap;
    let old = |i: usize, j: usize| (3 * i + 5 * j) as i64 % 23 - 11;
    let mut before = vec![0; ((m - 1) * c_rs + n) * c_bytes];
    let not = poison(gemm.c);
    for i in 0..before.len() / c_bytes {
        let (row, column) = (i / c_rs, i % c_rs);
        let value = if accumulate && column < n { bits(gemm.c, old(row, column)) } else { not };
        put(&mut before, i, gemm.c.bytes, value);
    }
    let c = copy(&arenas.c, &before, gemm.c.bytes, place);
    let args = block(&[
        ("m", m as u64),
        ("n", n as u64),
        ("k", k as u64),
        ("batch", batch as u64),
        ("a", a as u64),
        ("a_rs", a_rs as u64),
        ("a_tile", if gemm.a_layout == Layout::Packed { 16 * padded } else { 0x5555_5555 } as u64),
        ("a_batch", a_batch as u64),
        ("b", b as u64),
        ("b_tile", (16 * padded) as u64),
        ("b_batch", (n.div_ceil(16) * 16 * padded) as u64),
        ("c", c as u64),
        ("c_rs", c_rs as u64),
        ("beta", if accumulate { bits(gemm.c, 1).into() } else { 0 }),
    ]);
    // SAFETY: operands as the contract wants them.
    unsafe { entry(args.as_ptr()) };
    for i in 0..before.len() / c_bytes {
        let (row, column) = (i / c_rs, i % c_rs);
        // SAFETY: an element of C.
        let found = unsafe { c.add(4 * i).cast::<u32>().read_unaligned() };
        let wanted = match column < n {
            true => {
                let begin = if accumulate { old(row, column) } else { 0 };
                bits(gemm.c, problem.c[batch - 1][row * MOST + column] + begin)
            }
            false => not,
        };
        if found != wanted {
            return Err(format!("row {row}, column {column}: {found:#x}, not {wanted:#x}"));
        }
    }
    Ok(())
}

/// Everything of one instruction set.
fn every(isa: &str) {
    let library = library();
    // SAFETY: the machine has tiles.
    unsafe { (library.session[0])() };
    let (arenas, mut random, mut calls) = (Arenas::new(), Random(7), 0_u32);
    let rows = library.kernels.iter().filter(|(k, _)| k.isa.name == isa);
    for (kernel, entry) in rows {
        let Body::Gemm(gemm) = &kernel.body else { continue };
        for k in SUMS {
            let mut numbers = Random(k as u64);
            let problem = Problem::new(k, &mut |left| element(if left { gemm.a } else { gemm.b }, &mut numbers));
            let steps = gemm.k_step() as usize;
            let (va, vb) = (gemm.a_interleave() as usize, gemm.dot.interleave as usize);
            let a = |batch, m| {
                let value = |i: usize, lane: usize, p: usize| problem.a[i][lane * k + p];
                problem.panels(gemm.a, m, poison(gemm.a), (va, steps), batch, &value)
            };
            let b = |batch, n| {
                let value = |i: usize, lane: usize, p: usize| problem.b[i][p * MOST + lane];
                problem.panels(gemm.b, n, poison(gemm.b), (vb, steps), batch, &value)
            };
            // Each packed once, when it is wanted.
            let (mut packed_a, mut packed_b) = (BTreeMap::new(), BTreeMap::new());
            // Every pair of extents for one sum, some for every other.
            let every = k == steps + 1;
            for m in extents() {
                for n in extents() {
                    if !every && random.below(16) > 0 {
                        continue;
                    }
                    let batch = 1 + random.below(BATCHES);
                    let call = Call {
                        m,
                        n,
                        batch,
                        accumulate: random.below(2) == 1,
                        place: Place::ALL[random.below(3)],
                        gap: [0, 0, 1, 5][random.below(4)],
                        backwards: random.below(4) == 0,
                    };
                    let packed_a: &Vec<u8> = packed_a.entry((batch, m)).or_insert_with(|| match gemm.a_layout {
                        Layout::Packed => a(batch, m),
                        _ => Vec::new(),
                    });
                    let packed_b: &Vec<u8> = packed_b.entry((batch, n)).or_insert_with(|| b(batch, n));
                    let panels = (packed_a.as_slice(), packed_b.as_slice());
                    if let Err(what) = check(gemm, *entry, &arenas, &problem, panels, call) {
                        panic!("{} k {k} {call:?}: {what}", kernel.name);
                    }
                    calls += 1;
                }
            }
        }
    }
    // SAFETY: entered above.
    unsafe { (library.session[1])() };
    eprintln!("{isa}: {calls} calls");
    assert!(calls > 0, "no row of {isa}");
}

/// One product of operands given by their bits, on every row of the instruction set with these types: C as bits.
fn values(
    isa: &str,
    a_type: &str,
    [m, n, k]: [usize; 3],
    a: &dyn Fn(usize, usize) -> u32,
    b: u32,
    old: u32,
) -> Vec<Vec<u32>> {
    let library = library();
    let mut results = Vec::new();
    for (kernel, entry) in library.kernels.iter().filter(|(kernel, _)| kernel.isa.name == isa) {
        let Body::Gemm(gemm) = &kernel.body else { continue };
        if gemm.a.name != a_type {
            continue;
        }
        let steps = gemm.k_step() as usize;
        let (padded, bytes) = (k.next_multiple_of(steps), gemm.a.bytes as usize);
        let fill = |lanes: usize, v: usize, value: &dyn Fn(usize, usize) -> u32| {
            let mut to = vec![0; lanes.next_multiple_of(16) * padded * bytes];
            for (lane, p) in (0..lanes).flat_map(|lane| (0..k).map(move |p| (lane, p))) {
                let at = lane / 16 * 16 * padded + p / v * 16 * v + lane % 16 * v + p % v;
                put(&mut to, at, gemm.a.bytes, value(lane, p));
            }
            to
        };
        let left = match gemm.a_layout {
            Layout::Packed => fill(m, gemm.a_interleave() as usize, a),
            _ => {
                let mut to = vec![0; m * k * bytes];
                (0..m * k).for_each(|i| put(&mut to, i, gemm.a.bytes, a(i / k, i % k)));
                to
            }
        };
        let right = fill(n, gemm.dot.interleave as usize, &|_, _| b);
        let mut c = vec![old; m * n];
        let beta = if old == 0 { 0 } else { bits(gemm.c, 1) };
        let args = block(&[
            ("m", m as u64),
            ("n", n as u64),
            ("k", k as u64),
            ("batch", 1),
            ("a", left.as_ptr() as u64),
            ("a_rs", k as u64),
            ("a_tile", (16 * padded) as u64),
            ("b", right.as_ptr() as u64),
            ("b_tile", (16 * padded) as u64),
            ("c", c.as_mut_ptr() as u64),
            ("c_rs", n as u64),
            ("beta", beta.into()),
        ]);
        // SAFETY: operands as the contract wants them, in a session.
        unsafe {
            (library.session[0])();
            entry(args.as_ptr());
            (library.session[1])();
        }
        results.push(c);
    }
    assert_eq!(results.len(), 6, "rows of {isa} for {a_type}");
    results
}

/// A row of A that is not a number spoils its row of C and no other, whichever way A takes.
fn rows_do_not_mix() {
    let one = 0x3f80;
    for m in [1, 5, 16, 17, 20, 33, 50] {
        for k in [1, 31, 33, 70] {
            for bad in [0, m / 2, m - 1] {
                let a = |row: usize, _: usize| if row == bad { 0x7fc0 } else { one };
                for c in values("amx_bf16", "bf16", [m, 19, k], &a, one, 0) {
                    for (i, &x) in c.iter().enumerate() {
                        let (row, x) = (i / 19, f32::from_bits(x));
                        let right = if row == bad { x.is_nan() } else { x == k as f32 };
                        assert!(right, "{m} x 19 x {k}, row {bad} bad: row {row} is {x}");
                    }
                }
            }
        }
    }
}

/// Infinite operands do not meet the zeros that fill up k: 0 * inf would not be a number.
fn padding_is_harmless() {
    for k in [1, 31, 33] {
        for (a, b) in [(0x7f80, 0x3f80), (0x3f80, 0x7f80)] {
            for c in values("amx_bf16", "bf16", [18, 18, k], &|_, _| a, b, 0) {
                assert!(c.iter().all(|&x| f32::from_bits(x) == f32::INFINITY), "k {k}: {:#x}", c[0]);
            }
        }
    }
}

/// Numbers too small to be normal count as zero, as operands and as sums.
fn bf16_subnormals_are_zero() {
    let (one, tiny, smallest_normal, quarter) = (0x3f80, 0x0040, 0x0080, 0x3e80);
    for (a, b) in [(tiny, one), (one, tiny), (smallest_normal, quarter)] {
        for c in values("amx_bf16", "bf16", [20, 20, 1], &|_, _| a, b, 0) {
            assert!(c.iter().all(|&x| x == 0), "{a:#x} * {b:#x}: {:#x}", c[0]);
        }
    }
}

/// The extreme bytes are multiplied exactly; sums wrap and do not saturate.
fn integers_are_exact_and_wrap() {
    let extremes =
        [("i8", 0x80, 0x80, 16384), ("i8", 0x80, 127, -16256), ("u8", 255, 127, 32385), ("u8", 255, 0x80, -32640)];
    for k in [1, 4, 64, 65] {
        for (a_type, a, b, product) in extremes {
            for old in [0, i32::MAX, i32::MIN] {
                let wanted = (product * k as i32).wrapping_add(old);
                for c in values("amx_int8", a_type, [17, 33, k], &|_, _| a, b, old as u32) {
                    assert!(c.iter().all(|&x| x as i32 == wanted), "{a_type} k {k}: {}, not {wanted}", c[0] as i32);
                }
            }
        }
    }
}

pub fn trials(here: Option<&[String]>) -> Vec<Trial> {
    let every = |isa: &'static str| trials::native(&format!("products::{isa}"), isa, here, move || every(isa));
    vec![
        trials::native("rows_do_not_mix", "amx_bf16", here, rows_do_not_mix),
        trials::native("padding_is_harmless", "amx_bf16", here, padding_is_harmless),
        trials::native("bf16_subnormals_are_zero", "amx_bf16", here, bf16_subnormals_are_zero),
        trials::native("integers_are_exact_and_wrap", "amx_int8", here, integers_are_exact_and_wrap),
        every("amx_bf16"),
        every("amx_int8"),
        // No machine that has it was at hand.
        trials::native("products::amx_fp16", "amx_fp16", here, || panic!("write the model of binary16")),
    ]
}
