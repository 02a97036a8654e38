//! What the benchmarks share: a core of one's own and a stopwatch.

use std::time::{Duration, Instant};

/// Billions of units per second, where one call of `run` is so many; repeated for about `time`.
pub fn rate(time: Duration, units: f64, mut run: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut calls = 0u64;
    let mut batch = 1u64;
    loop {
        (0..batch).for_each(|_| run());
        calls += batch;
        let elapsed = start.elapsed();
        if elapsed >= time {
            return units * calls as f64 / elapsed.as_secs_f64() / 1e9;
        }
        // The clock is read a few dozen times per repetition, whatever the kernel takes.
        let per_call = elapsed.as_secs_f64() / calls as f64;
        batch = ((time.as_secs_f64() / 32.0 / per_call.max(1e-9)) as u64).clamp(1, 1 << 20);
    }
}

/// Sorts, too.
pub fn best_and_median(rates: &mut [f64]) -> (f64, f64) {
    rates.sort_by(f64::total_cmp);
    (rates[rates.len() - 1], rates[rates.len() / 2])
}

/// Stays on the core it runs on, and says so.
pub fn pin() {
    let mut set = rustix::thread::CpuSet::new();
    let cpu = rustix::thread::sched_getcpu();
    set.set(cpu);
    match rustix::thread::sched_setaffinity(None, &set) {
        Ok(()) => println!("pinned to core {cpu}"),
        Err(e) => println!("NOT pinned to a core: {e}"),
    }
}
