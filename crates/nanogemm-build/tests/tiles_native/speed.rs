//! How near the kernels come to the peak of the machine, measured in the same run on random operands:
//!
//! ```text
//! cargo test -p nanogemm-build --test tiles_native -- --ignored speed
//! ```
//!
//! Every subject runs for about a millisecond in turn; the best of all rounds counts.

use super::{
    library::{block, library},
    trials,
};
use libtest_mimic::Trial;
use nanogemm_build::{
    dtype::Kind,
    plan::{Body, GemmPlan, Layout},
};
use std::time::{Duration, Instant};

/// Bytes that lie at a multiple of 64.
struct Aligned {
    bytes: Vec<u8>,
    start: usize,
}

impl Aligned {
    /// Random numbers: floats of any sign and magnitudes from 0.5 to 2, or any bytes.
    fn random(len: usize, float: bool) -> Self {
        let mut state = 1_u64;
        let mut next = move || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (state >> 33) as u16
        };
        let mut bytes = vec![0; len + 64];
        let start = bytes.as_ptr().align_offset(64);
        for pair in bytes[start..].chunks_exact_mut(2) {
            let bits = if float { 0x3f00 | next() & 0x80ff } else { next() };
            pair.copy_from_slice(&bits.to_le_bytes());
        }
        Aligned { bytes, start }
    }

    fn at(&self) -> u64 {
        self.bytes[self.start..].as_ptr() as u64
    }
}

/// What is measured.
struct Subject {
    name: String,
    /// Multiplications and additions of one call.
    ops: f64,
    entry: unsafe extern "C" fn(*const u64),
    args: Vec<u64>,
    best: f64,
    /// What the arguments point at.
    _operands: Vec<Aligned>,
}

/// A product to measure: m, n, k, how often it is summed, and whether C is added.
#[derive(Clone, Copy)]
struct Product(usize, usize, usize, usize, bool);

impl Subject {
    fn product(gemm: &GemmPlan, entry: unsafe extern "C" fn(*const u64), what: Product) -> Self {
        let Product(m, n, k, batch, accumulate) = what;
        let float = gemm.c.kind == Kind::Float;
        let (a_bytes, b_bytes) = (gemm.a.bytes as usize, gemm.b.bytes as usize);
        let (up, k_up) = (|x: usize| x.next_multiple_of(16), k.next_multiple_of(gemm.k_step() as usize));
        let a = Aligned::random(up(m) * k_up * a_bytes, float);
        let b = Aligned::random(up(n) * k_up * b_bytes, float);
        let c = Aligned::random(m * n * 4, false);
        let one = if float { 1_f32.to_bits().into() } else { 1 };
        let args = block(&[
            ("m", m as u64),
            ("n", n as u64),
            ("k", k as u64),
            // The same operands again and again.
            ("batch", batch as u64),
            ("a", a.at()),
            ("a_rs", k as u64),
            ("a_tile", 16 * k_up as u64),
            ("b", b.at()),
            ("b_tile", 16 * k_up as u64),
            ("c", c.at()),
            ("c_rs", n as u64),
            ("beta", if accumulate { one } else { 0 }),
        ]);
        let layout = if gemm.a_layout == Layout::Rows { "A in rows" } else { "A in panels" };
        let times = if batch > 1 { format!(", summed {batch} times") } else { String::new() };
        let plus = if accumulate { ", C +=" } else { "" };
        let (rows, columns) = (gemm.tile.rows, gemm.tile.vectors);
        let name = format!("{rows}x{columns} tiles, {layout}: {m}x{n}x{k}{times}{plus}");
        let ops = 2.0 * (m * n * k * batch) as f64;
        Subject { name, ops, entry, args, best: 0.0, _operands: vec![a, b, c] }
    }

    fn round(&mut self) {
        let start = Instant::now();
        let mut calls = 0;
        while start.elapsed() < Duration::from_micros(800) {
            // SAFETY: operands of these extents.
            (0..4).for_each(|_| unsafe { (self.entry)(self.args.as_ptr()) });
            calls += 4;
        }
        let rate = f64::from(calls) * self.ops / start.elapsed().as_secs_f64() / 1e9;
        self.best = self.best.max(rate);
    }
}

/// What is measured on a row: in the first cache, from the second, with edges.
fn products(gemm: &GemmPlan) -> Vec<Product> {
    let k = |bytes: usize| bytes / gemm.a.bytes as usize;
    match (gemm.tile.rows, gemm.tile.vectors) {
        (1, _) => {
            [(16, 64, k(512)), (16, 256, k(1024)), (8, 256, k(1024))].map(|(m, n, k)| Product(m, n, k, 1, false)).into()
        }
        (_, 1) => [(64, 16, k(512)), (256, 16, k(1024))].map(|(m, n, k)| Product(m, n, k, 1, false)).into(),
        _ => {
            let mut all = vec![Product(32, 32, k(512), 64, false)];
            for (m, n) in [(32, 32), (64, 64), (256, 64), (512, 64), (1024, 64), (256, 256)] {
                for bytes in [256, 512, 768, 1024, 2048] {
                    // As much as the second cache holds with room for C.
                    if (m + n) * bytes + 4 * m * n <= 3 << 19 {
                        all.extend([false, true].map(|plus| Product(m, n, k(bytes), 1, plus)));
                    }
                }
            }
            all.extend(
                [(96, 96, 96), (100, 100, 100), (31, 33, 32), (17, 129, 257)]
                    .map(|(m, n, k)| Product(m, n, k, 1, false)),
            );
            all
        }
    }
}

fn measure(isa: &str, operand: &str) {
    let library = library();
    let mut subjects = Vec::new();
    for (kernel, entry) in library.kernels.iter().filter(|(k, _)| k.isa.name == isa) {
        match &kernel.body {
            Body::Peak(peak) => {
                let operands = Aligned::random(peak.chains as usize * 1024, peak.acc.kind == Kind::Float);
                let iterations = 1000;
                let ops = 2.0 * f64::from(peak.chains * peak.depth * 256 * iterations);
                let args = vec![iterations.into(), operands.at()];
                let name = "peak: products of registers".to_string();
                subjects.insert(0, Subject { name, ops, entry: *entry, args, best: 0.0, _operands: vec![operands] });
            }
            Body::Gemm(gemm) if gemm.a.name == operand => {
                subjects.extend(products(gemm).into_iter().map(|what| Subject::product(gemm, *entry, what)));
            }
            _ => {}
        }
    }
    // SAFETY: the machine has tiles.
    unsafe { (library.session[0])() };
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(15) {
        subjects.iter_mut().for_each(Subject::round);
    }
    // SAFETY: entered above.
    unsafe { (library.session[1])() };
    let peak = subjects[0].best;
    for subject in &subjects {
        println!("{isa} {:5.0} {:5.1} %  {}", subject.best, 100.0 * subject.best / peak, subject.name);
    }
}

/// Measurements, to be run alone.
pub fn trials(here: Option<&[String]>) -> Vec<Trial> {
    let trial = |isa: &'static str, operand| {
        let trial = trials::native(&format!("speed::{isa}"), isa, here, move || measure(isa, operand));
        trial.with_kind("a measurement").with_ignored_flag(true)
    };
    vec![trial("amx_bf16", "bf16"), trial("amx_int8", "u8")]
}
