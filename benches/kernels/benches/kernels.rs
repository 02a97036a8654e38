//! Times single kernel rows, operands in the first- and second-level cache, against the multiply-add peak of the same run.
//!
//! Everything runs in one process, pinned to one core, on random data. Each repetition times the peak loop of the
//! instruction set and then every kernel once, so that all see the same clock; noise only ever slows a run down, so the best
//! repetition counts and the median stands beside it. A kernel above 101 % of the peak makes the run invalid.

mod clock;

use clock::{best_and_median, pin, rate};
use nanogemm::{
    MatMut, MatRef, dispatch,
    hook::{self, Block},
    kernel::{KernelInfo, Layout, PeakArgs, PeakInfo},
    reference,
};
use nanogemm_bench_kernels::LIBRARY;
use std::time::Duration;

const HELP: &str = "\
usage: cargo bench -p nanogemm-bench-kernels -- [--reps N] [--ms T] [--k K] [--edges] [FILTER...]

  --reps N   repetitions (default 15)
  --ms T     milliseconds per repetition and kernel (default 50)
  --k K      length of the sums (default 256; 4096 for rows whose vectors run along k)
  --edges    also every row count and column tail of the first row of each instruction set
  FILTER     only kernels whose name contains one of these";

struct Options {
    reps: usize,
    time: Duration,
    k: Option<usize>,
    edges: bool,
    filters: Vec<String>,
}

fn options() -> Result<Options, lexopt::Error> {
    use lexopt::prelude::*;
    let mut options = Options { reps: 15, time: Duration::from_millis(50), k: None, edges: false, filters: Vec::new() };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("reps") => options.reps = parser.value()?.parse::<usize>()?.max(1),
            Long("ms") => options.time = Duration::from_millis(parser.value()?.parse()?),
            Long("k") => options.k = Some(parser.value()?.parse()?),
            Long("edges") => options.edges = true,
            // What `cargo bench` adds.
            Long("bench") => {}
            Short('h') | Long("help") => {
                println!("{HELP}");
                std::process::exit(0);
            }
            Value(filter) => options.filters.push(filter.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(options)
}

/// Random operands of one block and the block itself.
struct Subject<'a> {
    label: String,
    flops: f64,
    block: Block<'a, f32>,
    rates: Vec<f64>,
}

fn peak_rate(peak: &PeakInfo, vector_bytes: usize, time: Duration, data: &mut [f32]) -> f64 {
    const ITERATIONS: usize = 4096;
    let lanes = peak.lanes.elements(vector_bytes);
    let per_dot = if peak.outer { lanes * lanes } else { lanes };
    let flops = 2.0 * (ITERATIONS * peak.chains as usize * per_dot) as f64;
    assert!(data.len() >= (2 + peak.chains as usize) * lanes, "room for the operands and every chain");
    let args = PeakArgs { iterations: ITERATIONS, data: data.as_mut_ptr().cast() };
    // SAFETY: only instruction sets this machine runs are timed, and the loop touches the vectors asserted above.
    rate(time, flops, || unsafe { (peak.entry)(&args) })
}

fn random(len: usize) -> &'static mut [f32] {
    let values: Vec<f32> = (0..len).map(|_| fastrand::f32() - 0.5).collect();
    values.leak()
}

/// A block of m x n x k, checked once against the reference before it is timed.
fn subject(
    row: &'static KernelInfo,
    vector_bytes: usize,
    m: usize,
    n: usize,
    k: usize,
    label: String,
) -> Subject<'static> {
    let (a, b) = (&*random(m * k), &*random(k * n));
    let c = random(m * n);
    let a = MatRef::from_slice(a, m, k).expect("m x k");
    let b = match row.b_layout {
        Layout::Columns => MatRef::from_slice(b, n, k).expect("n x k").transpose(),
        Layout::Strided | Layout::Rows | Layout::Packed => MatRef::from_slice(b, k, n).expect("k x n"),
    };
    let mut expected = vec![0.0f32; m * n];
    let target = MatMut::from_slice(&mut expected, m, n).expect("m x n");
    reference::gemm(1.0, a, b, 0.0, target).expect("the shapes fit");
    let out = c.as_ptr();
    let view = MatMut::from_slice(c, m, n).expect("m x n");
    let block = Block::new(row, vector_bytes, 1.0, a, b, 0.0, view).expect("operands the row takes");
    // SAFETY: the caller checked that the machine runs the row.
    unsafe { block.run() };
    for (i, want) in expected.iter().enumerate() {
        // SAFETY: `out` points to m * n elements that nothing else accesses now.
        let got = unsafe { out.add(i).read() };
        assert!((got - want).abs() <= 1e-4 * (1.0 + k as f32).sqrt(), "{} is wrong at {i}: {got} != {want}", row.name);
    }
    let label = format!("{label}, k = {k}");
    Subject { label, flops: 2.0 * (m * n * k) as f64, block, rates: Vec::new() }
}

fn main() -> std::process::ExitCode {
    let options = match options() {
        Ok(options) => options,
        Err(e) => {
            eprintln!("{e}\n{HELP}");
            return std::process::ExitCode::from(2);
        }
    };
    pin();
    fastrand::seed(1);
    let features = dispatch::machine(&LIBRARY);
    let mut valid = true;
    for peak in LIBRARY.peaks {
        if !features.contains(peak.isa) {
            println!("{}: this machine does not run it, nothing measured", peak.name);
            continue;
        }
        valid &= instruction_set(peak, &options);
    }
    if valid { std::process::ExitCode::SUCCESS } else { std::process::ExitCode::FAILURE }
}

/// The length of the sums of a row.
fn length(row: &KernelInfo, options: &Options) -> usize {
    options.k.unwrap_or(if row.b_layout == Layout::Columns { 4096 } else { 256 })
}

/// Times every row of the instruction set of `peak`. Returns whether the run is valid.
fn instruction_set(peak: &'static PeakInfo, options: &Options) -> bool {
    let wanted = |row: &&KernelInfo| {
        row.isa == peak.isa
            && row.c_type == peak.dtype
            && (options.filters.is_empty() || options.filters.iter().any(|f| row.name.contains(f)))
    };
    let mut subjects = Vec::new();
    let mut vector_bytes = 16;
    for row in LIBRARY.kernels.iter().filter(wanted) {
        // SAFETY: the caller checked that the machine runs the instruction set.
        vector_bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
        let (mr, nr) = (row.mr.elements(vector_bytes), row.nr.elements(vector_bytes));
        let label = |what: &str| format!("{:<48} {what}", row.name);
        let k = length(row, options);
        subjects.push(subject(row, vector_bytes, mr, nr, k, label("one tile")));
        if row.b_layout == Layout::Columns {
            for (m, n) in [(4, 1), (1, 1)] {
                subjects.push(subject(row, vector_bytes, m, n, k, label(&format!("{m} x {n}"))));
            }
        } else {
            subjects.push(subject(row, vector_bytes, 4 * mr, 2 * nr, k, label("4 x 2 tiles")));
        }
    }
    if options.edges
        && let Some(row) = LIBRARY.kernels.iter().find(wanted)
    {
        let (mr, nr) = (row.mr.elements(vector_bytes), row.nr.elements(vector_bytes));
        let shapes = (1..mr).map(|m| (m, nr)).chain((1..nr).map(|n| (mr, n)));
        for (m, n) in shapes {
            let label = format!("{:<48} {m} x {n}", row.name);
            subjects.push(subject(row, vector_bytes, m, n, length(row, options), label));
        }
    }
    if subjects.is_empty() {
        return true;
    }
    let lanes = peak.lanes.elements(vector_bytes);
    let data = random((2 + peak.chains as usize) * lanes);
    let mut peaks = Vec::new();
    for _ in 0..options.reps {
        peaks.push(peak_rate(peak, vector_bytes, options.time, data));
        for s in &mut subjects {
            // SAFETY: as above; the operands live as long as the process.
            s.rates.push(rate(options.time, s.flops, || unsafe { s.block.run() }));
        }
    }
    let (best_peak, median_peak) = best_and_median(&mut peaks);
    let set = LIBRARY.isas[peak.isa].name;
    println!("\n{set}: peak {best_peak:.1} GFLOP/s (median {median_peak:.1}), {} chains", peak.chains);
    println!("{:<72} {:>8} {:>8} {:>8}", "kernel", "best", "median", "of peak");
    let mut valid = true;
    for s in &mut subjects {
        let (best, median) = best_and_median(&mut s.rates);
        let share = 100.0 * best / best_peak;
        println!("{:<72} {best:>8.1} {median:>8.1} {share:>7.1}%", s.label);
        if share > 101.0 {
            println!("INVALID: above the measured peak");
            valid = false;
        }
    }
    valid
}
