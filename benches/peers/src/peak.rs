//! The multiply-add peak of the machine, from register-only loops.

/// The kernels of the benchmark's own manifest.
pub mod rows {
    nanogemm::include_kernels!();
}

use crate::mode::{self, Mode};
use nanogemm::{dispatch, kernel::PeakArgs, kernel::PeakInfo};
use rows::LIBRARY;
use std::{
    sync::Barrier,
    time::{Duration, Instant},
};

/// The loop of the best instruction set of a mode.
pub struct Peak {
    row: &'static PeakInfo,
    lanes: usize,
    cores: Vec<usize>,
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

impl Peak {
    /// Finds the loop, or says why there is none.
    pub fn new(mode: Mode, cores: Vec<usize>) -> Result<Self, String> {
        let features = dispatch::machine(&LIBRARY);
        // Better instruction sets come first.
        let asked = std::env::var("NANOGEMM_ISA").unwrap_or_default();
        let wanted = |row: &&PeakInfo| asked.is_empty() || asked.split(',').any(|t| t == LIBRARY.isas[row.isa].name);
        let runs = |row: &&PeakInfo| features.contains(row.isa) && row.dtype.size() == 4 && !row.outer;
        let row = LIBRARY.peaks.iter().filter(runs).find(wanted);
        let row = row.ok_or(format!("no register-only loop for {}", mode.name()))?;
        // SAFETY: the machine runs the instruction set.
        let bytes = LIBRARY.isas[row.isa].vector_bytes.map_or(16, |ask| unsafe { ask() });
        Ok(Peak { row, lanes: row.lanes.elements(bytes), cores })
    }

    /// Which loop it is.
    pub fn name(&self) -> &'static str {
        self.row.name
    }

    fn one(&self, time: Duration) -> f64 {
        const ITERATIONS: usize = 4096;
        let chains = self.row.chains as usize;
        let mut data: Vec<f32> = (0..(2 + chains) * self.lanes).map(|_| fastrand::f32() - 0.5).collect();
        let args = PeakArgs { iterations: ITERATIONS, data: data.as_mut_ptr().cast() };
        let flops = 2.0 * (ITERATIONS * chains * self.lanes) as f64;
        // SAFETY: the machine runs the instruction set; `data` holds the vectors the loop touches.
        rate(time, flops, &mut |times| (0..times).for_each(|_| unsafe { (self.row.entry)(&args) }))
    }

    /// GFLOP/s of f32 on so many cores at once, each with a loop of its own.
    fn measure(&self, time: Duration, threads: usize) -> f64 {
        if threads <= 1 {
            return self.one(time);
        }
        let barrier = &Barrier::new(threads);
        std::thread::scope(|scope| {
            let start = |&core: &usize| {
                scope.spawn(move || {
                    mode::pin_to(&[core]).expect("the process was pinned to these cores");
                    barrier.wait();
                    self.one(time)
                })
            };
            let running: Vec<_> = self.cores.iter().take(threads).map(start).collect();
            running.into_iter().map(|t| t.join().expect("the loop does not panic")).sum()
        })
    }

    /// GFLOP/s of an element type. Vectors hold half as many f64, and a multiply-add of them takes as long.
    pub fn of(&self, time: Duration, threads: usize, dtype: &str) -> f64 {
        self.measure(time, threads) * if dtype == "f64" { 0.5 } else { 1.0 }
    }
}
