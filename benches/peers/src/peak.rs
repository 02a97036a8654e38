//! The multiply-add peak of the machine, from register-only loops.

/// The kernels of the benchmark's own manifest.
pub mod rows {
    nanogemm::include_kernels!();
}

use crate::{
    mode::{self, Mode},
    problem::Scalar,
};
use nanogemm::{
    Bf16, F16, dispatch,
    kernel::{DType, PeakArgs, PeakInfo},
};
use rows::LIBRARY;
use std::{
    cell::RefCell,
    sync::Barrier,
    time::{Duration, Instant},
};

/// What the machine reaches with each pair of operand types.
pub struct Peak {
    mode: Mode,
    cores: Vec<usize>,
    /// Loops that were looked for before, by the types of A and B.
    loops: RefCell<Vec<([DType; 2], Loop)>>,
}

/// A register-only loop.
#[derive(Clone, Copy)]
struct Loop {
    row: &'static PeakInfo,
    /// Bytes in a vector.
    bytes: usize,
    /// Multiply-adds of one iteration.
    macs: usize,
}

/// Billions of operations per second of `run` over about `time`.
pub fn rate(time: Duration, flops: f64, run: &mut dyn FnMut(u64)) -> f64 {
    let start = Instant::now();
    let mut calls = 0u64;
    let mut batch = 1u64;
    loop {
        run(batch);
        calls += batch;
        let elapsed = start.elapsed();
        if elapsed >= time {
            return flops * calls as f64 / elapsed.as_secs_f64() / 1e9;
        }
        // The clock is read a few dozen times per repetition, whatever a call takes, and the last batch ends in time.
        let per_call = (elapsed.as_secs_f64() / calls as f64).max(1e-10);
        let left = (time - elapsed).as_secs_f64();
        batch = ((time.as_secs_f64() / 32.0).min(left) / per_call).clamp(1.0, 1e7) as u64;
    }
}

/// Whether a product of `wanted` can be computed by multiplying the types of a row: widened, or with 128 added to A.
fn serves(row: &PeakInfo, wanted: [DType; 2]) -> bool {
    let of = [row.a_type, row.b_type];
    match wanted {
        [DType::F32 | DType::F64, _] => of == [DType::F32; 2],
        [DType::Bf16 | DType::F16, _] => of == wanted || of == [DType::F32; 2],
        _ => [wanted, [DType::U8, DType::I8], [DType::I16; 2], [DType::I32; 2]].contains(&of),
    }
}

/// Random elements.
fn fill(data: &mut [u8], dtype: DType) {
    fn of<T: Scalar>(data: &mut [u8]) {
        data.chunks_exact_mut(size_of::<T>()).for_each(|place| {
            // SAFETY: a place for one element, which may lie anywhere.
            unsafe { place.as_mut_ptr().cast::<T>().write_unaligned(T::random()) };
        });
    }
    match dtype {
        DType::F32 | DType::F64 => of::<f32>(data),
        DType::Bf16 => of::<Bf16>(data),
        DType::F16 => of::<F16>(data),
        DType::I8 | DType::U8 | DType::I16 | DType::I32 => of::<u8>(data),
    }
}

impl Loop {
    fn new(row: &'static PeakInfo) -> Self {
        // SAFETY: the machine runs the instruction set.
        let bytes = LIBRARY.isas[row.isa].vector_bytes.map_or(16, |ask| unsafe { ask() });
        let lanes = row.lanes.elements(bytes);
        let update = if row.outer { lanes * lanes } else { lanes };
        let macs = row.chains as usize * update * row.depth as usize;
        Loop { row, bytes: lanes * row.dtype.size(), macs }
    }

    /// Billions of operations per second of one core.
    fn run(&self, time: Duration) -> f64 {
        const ITERATIONS: usize = 4096;
        const TILE_BYTES: usize = 1024;
        let (chains, session) = (self.row.chains as usize, LIBRARY.isas[self.row.isa].session);
        let len = if session.is_some() { chains * TILE_BYTES } else { (2 + chains) * self.bytes };
        // Loops end by writing sums where operands may have been.
        let mut fresh = vec![0u8; len];
        fill(&mut fresh, self.row.a_type);
        let mut data = fresh.clone();
        let args = PeakArgs { iterations: ITERATIONS, data: data.as_mut_ptr().cast() };
        let operations = 2.0 * (ITERATIONS * self.macs) as f64;
        let mut call = |times: u64| {
            (0..times).for_each(|_| {
                // SAFETY: `data` holds the vectors or tiles the loop touches, and nothing else refers to it; the machine runs
                // the instruction set, whose state was entered.
                unsafe {
                    args.data.cast::<u8>().copy_from_nonoverlapping(fresh.as_ptr(), len);
                    (self.row.entry)(&args);
                }
            });
        };
        // SAFETY: the machine runs the instruction set; what is entered is left.
        session.iter().for_each(|s| unsafe { (s.enter)() });
        let found = rate(time, operations, &mut call);
        // SAFETY: as above.
        session.iter().for_each(|s| unsafe { (s.leave)() });
        found
    }
}

impl Peak {
    /// Of a mode, and the cores that its process is pinned to.
    pub fn new(mode: Mode, cores: Vec<usize>) -> Self {
        Peak { mode, cores, loops: RefCell::default() }
    }

    /// The fastest loop that serves these operands, found once.
    fn find(&self, operands: [DType; 2]) -> Result<Loop, String> {
        if let Some((_, found)) = self.loops.borrow().iter().find(|(types, _)| *types == operands) {
            return Ok(*found);
        }
        const TRIAL: Duration = Duration::from_millis(5);
        let features = dispatch::machine(&LIBRARY);
        let asked = std::env::var("NANOGEMM_ISA").unwrap_or_default();
        let wanted = |row: &&PeakInfo| asked.is_empty() || asked.split(',').any(|t| t == LIBRARY.isas[row.isa].name);
        // Outer products are of the library's only with the state that calls enter.
        let ours = |row: &&PeakInfo| !row.outer || LIBRARY.isas[row.isa].session.is_some();
        let runs = |row: &&PeakInfo| features.contains(row.isa) && row.dtype.size() == 4 && serves(row, operands);
        let rows = LIBRARY.peaks.iter().filter(runs).filter(ours).filter(wanted);
        let tried = rows.map(|row| (Loop::new(row), (0..3).map(|_| Loop::new(row).run(TRIAL)).fold(0.0, f64::max)));
        let fastest = tried.max_by(|x, y| x.1.total_cmp(&y.1)).map(|t| t.0);
        let fastest = fastest.ok_or(format!("no register-only loop for {operands:?} in mode {}", self.mode.name()))?;
        println!("peak of {operands:?}: {}", fastest.row.name);
        self.loops.borrow_mut().push((operands, fastest));
        Ok(fastest)
    }

    /// Billions of operations per second on so many cores at once, each with a loop of its own. Vectors hold half as many f64
    /// as f32, and a multiply-add of them takes as long.
    pub fn of(&self, time: Duration, threads: usize, operands: [DType; 2]) -> Result<f64, String> {
        let (one, share) = (self.find(operands)?, if operands[0] == DType::F64 { 0.5 } else { 1.0 });
        if threads <= 1 {
            return Ok(share * one.run(time));
        }
        let barrier = &Barrier::new(threads);
        Ok(std::thread::scope(|scope| {
            let start = |&core: &usize| {
                scope.spawn(move || {
                    mode::pin_to(&[core]).expect("the process was pinned to these cores");
                    barrier.wait();
                    share * one.run(time)
                })
            };
            let running: Vec<_> = self.cores.iter().take(threads).map(start).collect();
            running.into_iter().map(|t| t.join().expect("the loop does not panic")).sum()
        }))
    }
}
