//! Times pack rows: gigabytes of plain matrix per second, for each way a matrix can lie in memory.
//!
//! Each call packs one block of `LANES x STEPS` elements into the same panels, as a driver does. The blocks lie in a matrix
//! that is walked: a small one stays in the second-level cache, a large one comes from memory. As in the kernel benchmark
//! the best repetition counts and the median stands beside it. Every form is checked once before it is timed.

mod clock;

use clock::{best_and_median, pin, rate};
use nanogemm::{
    dispatch,
    kernel::{PackArgs, PackInfo},
};
use nanogemm_bench_kernels::LIBRARY;
use std::time::Duration;

const HELP: &str = "\
usage: cargo bench -p nanogemm-bench-kernels --bench packs -- [--reps N] [--ms T] [--mib M] [FILTER...]

  --reps N   repetitions (default 15)
  --ms T     milliseconds per repetition and form (default 20)
  --mib M    size of the matrix in memory (default 512)
  FILTER     only rows whose name contains one of these";

/// Lanes of one block, rounded up to whole panels.
const LANES: usize = 224;
/// Steps of one block.
const STEPS: usize = 256;

struct Options {
    reps: usize,
    time: Duration,
    bytes: usize,
    filters: Vec<String>,
}

fn options() -> Result<Options, lexopt::Error> {
    use lexopt::prelude::*;
    let mut options = Options { reps: 15, time: Duration::from_millis(20), bytes: 512 << 20, filters: Vec::new() };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("reps") => options.reps = parser.value()?.parse::<usize>()?.max(1),
            Long("ms") => options.time = Duration::from_millis(parser.value()?.parse()?),
            Long("mib") => options.bytes = parser.value()?.parse::<usize>()?.max(16) << 20,
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

/// How lanes and steps lie.
#[derive(Clone, Copy)]
enum Order {
    /// Lanes are adjacent.
    Lanes,
    /// Steps are adjacent.
    Steps,
    /// Steps are two elements apart, lanes farther.
    Apart,
}

/// One way a matrix lies in memory.
struct Form {
    label: &'static str,
    order: Order,
    /// Elements between the long rows or columns, beyond the block.
    large: bool,
    /// The distance of the long rows or columns is a power of two.
    power: bool,
}

const FORMS: [Form; 8] = [
    Form { label: "lanes adjacent, L2", order: Order::Lanes, large: false, power: false },
    Form { label: "lanes adjacent, memory", order: Order::Lanes, large: true, power: false },
    Form { label: "steps adjacent, L2", order: Order::Steps, large: false, power: false },
    Form { label: "steps adjacent, L2, 16 KiB", order: Order::Steps, large: false, power: true },
    Form { label: "steps adjacent, memory", order: Order::Steps, large: true, power: false },
    Form { label: "steps adjacent, memory, 16 KiB", order: Order::Steps, large: true, power: true },
    Form { label: "general, L2", order: Order::Apart, large: false, power: false },
    Form { label: "general, memory", order: Order::Apart, large: true, power: false },
];

/// A form of one row, ready to be timed.
struct Subject<'a> {
    pack: &'a PackInfo,
    form: &'a Form,
    lanes: usize,
    lane_stride: usize,
    k_stride: usize,
    /// Offsets of the blocks that calls take in turn.
    blocks: Vec<usize>,
    turn: usize,
    rates: Vec<f64>,
}

impl<'a> Subject<'a> {
    /// For a matrix of so many elements.
    fn new(pack: &'a PackInfo, width: usize, form: &'a Form, elements: usize) -> Self {
        let size = pack.to.size();
        let lanes = LANES.next_multiple_of(width);
        // Of the long direction: what one row of the block takes, or the distance of rows in a large matrix.
        let (long, short) = if matches!(form.order, Order::Lanes) { (lanes, STEPS) } else { (STEPS, lanes) };
        let gap = if matches!(form.order, Order::Apart) { 2 } else { 1 };
        let far = if form.power || form.large { (16 << 10) / size } else { long * gap };
        let distance = if form.power { far } else { far + 16 };
        let (lane_stride, k_stride) =
            if matches!(form.order, Order::Lanes) { (gap, distance) } else { (distance, gap) };
        let blocks = if form.large {
            let (rows, columns) = (elements / distance / short, far / (long * gap));
            (0..rows).flat_map(|r| (0..columns).map(move |c| r * short * distance + c * long * gap)).collect()
        } else {
            vec![0]
        };
        Subject { pack, form, lanes, lane_stride, k_stride, blocks, turn: 0, rates: Vec::new() }
    }

    fn bytes(&self) -> f64 {
        (self.lanes * STEPS * self.pack.to.size()) as f64
    }

    /// Packs the next block.
    fn call(&mut self, from: &[u64], to: &mut [u64]) {
        let size = self.pack.to.size();
        let block = self.blocks[self.turn];
        self.turn = (self.turn + 1) % self.blocks.len();
        let last = block + (self.lanes - 1) * self.lane_stride + (STEPS - 1) * self.k_stride;
        assert!((last + 1) * size <= size_of_val(from) && self.lanes * STEPS * size <= size_of_val(to));
        let args = PackArgs {
            extent: self.lanes,
            k: STEPS,
            panel_k: STEPS,
            from: from.as_ptr().cast::<u8>().wrapping_add(block * size).cast(),
            lane_stride: self.lane_stride as isize,
            k_stride: self.k_stride as isize,
            to: to.as_mut_ptr().cast(),
            sums: std::ptr::null_mut(),
        };
        // SAFETY: the caller checked that the machine runs the row, and both operands were just found large enough.
        unsafe { (self.pack.entry)(&args) };
    }

    /// Packs the first block and compares it element by element.
    fn check(&mut self, width: usize, from: &[u64], to: &mut [u64]) {
        self.turn = 0;
        self.call(from, to);
        let size = self.pack.to.size();
        let bits = |words: &[u64], at: usize| match size {
            8 => words[at],
            _ => words[at / 2] >> (32 * (at % 2)) & 0xffff_ffff,
        };
        for lane in 0..self.lanes {
            for p in 0..STEPS {
                let want = bits(from, lane * self.lane_stride + p * self.k_stride);
                let got = bits(to, (lane / width * STEPS + p) * width + lane % width);
                assert!(got == want, "{} is wrong at lane {lane} step {p}: {got:x} != {want:x}", self.pack.name);
            }
        }
    }
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
    let from: Vec<u64> = (0..options.bytes as u64 / 8).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    // Panels begin where a driver's do: at a page.
    let mut to = vec![0u64; (4 << 20) / 8 + 512];
    let skip = to.as_ptr().align_offset(4096);
    let to = &mut to[skip..];
    for pack in LIBRARY.packs {
        if !features.contains(pack.isa) {
            println!("{}: this machine does not run it, nothing measured", pack.name);
            continue;
        }
        if !options.filters.is_empty() && !options.filters.iter().any(|f| pack.name.contains(f)) {
            continue;
        }
        let isa = &LIBRARY.isas[pack.isa];
        // SAFETY: the machine runs the instruction set.
        let width = pack.width.elements(isa.vector_bytes.map_or(16, |ask| unsafe { ask() }));
        let elements = options.bytes / pack.to.size();
        let mut subjects: Vec<_> = FORMS.iter().map(|f| Subject::new(pack, width, f, elements)).collect();
        subjects.iter_mut().for_each(|s| s.check(width, &from, to));
        for _ in 0..options.reps {
            for s in &mut subjects {
                let bytes = s.bytes();
                let gigabytes = rate(options.time, bytes, || s.call(&from, to));
                s.rates.push(gigabytes);
            }
        }
        let kind = format!("{:?}", pack.to).to_lowercase();
        println!("\n{}: {} x {STEPS} {kind}", pack.name, subjects[0].lanes);
        println!("  {:<32} {:>10} {:>10}", "form", "best GB/s", "median");
        for s in &mut subjects {
            let (best, median) = best_and_median(&mut s.rates);
            println!("  {:<32} {best:>10.1} {median:>10.1}", s.form.label);
        }
    }
    std::process::ExitCode::SUCCESS
}
