//! Trains a small neural network (64-128-10) on real handwritten digits; every matrix product of the forward and the
//! backward passes is a nanogemm call.
//!
//! ```text
//! cargo run --release --example digits
//! cargo run --release --example digits -- --export DIR     also writes C headers for examples/c/digits_infer.c
//! cargo run --release --example digits -- --epochs 15      trains for a shorter time, for emulated machines
//! ```
//!
//! The exit code is 1 if fewer than 95 % of the held-out images are recognised or if fewer than 99 % of the
//! floating-point operations of the training went through the library.

mod data;
mod export;
mod flops;
mod mlp;
mod rng;

use data::{CLASSES, PIXELS};
use flops::Flops;
use mlp::{Batch, HIDDEN, Mlp};
use rng::Rng;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const SEED: u64 = 1998;
/// Four steps per epoch. The update costs one operation per weight and step whatever the batch, so that smaller batches
/// would leave the library a smaller share.
const BATCH: usize = 360;
/// 15 are enough for the wanted accuracy.
const EPOCHS: usize = 60;
const RATE: f32 = 0.2;
const MOMENTUM: f32 = 0.9;

const WANTED_ACCURACY: f64 = 0.95;
const WANTED_SHARE: f64 = 0.99;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("digits: {error}");
            ExitCode::from(2)
        }
    }
}

/// Trains and reports; false if the result is not good enough.
fn run() -> Result<bool, Box<dyn Error>> {
    let Arguments { export_dir, epochs } = arguments()?;
    let mut rng = Rng::new(SEED);
    let (train, test) = data::split(&data::read()?, &mut rng);
    let kernel = nanogemm::kernel_name::<f32>(HIDDEN, BATCH, PIXELS + 1);
    println!("data    {} images for training, {} held out", train.len(), test.len());
    println!("network {PIXELS}-{HIDDEN}-{CLASSES}, batches of {BATCH}, {epochs} epochs");
    println!("isa     {}", nanogemm::isa());
    println!("kernel  {kernel}");

    let mut mlp = Mlp::new(&mut rng);
    let mut order: Vec<usize> = (0..train.len()).collect();
    let mut batch = Batch::new(&train, &order[..BATCH]);
    let mut flops = Flops::default();
    let mut time = Duration::ZERO;
    for epoch in 1..=epochs {
        let start = Instant::now();
        rng.shuffle(&mut order);
        for numbers in order.chunks(BATCH) {
            batch.load(&train, numbers);
            mlp.step(&mut batch, RATE, MOMENTUM, &mut flops)?;
        }
        time += start.elapsed();
        if epoch % 10 == 0 || epoch == 1 || epoch == epochs {
            let seen = mlp.classify(&train)?;
            println!("epoch {epoch:3}   loss {:.4}   training accuracy {:.2} %", seen.loss, 100.0 * seen.accuracy);
        }
    }

    let share = flops.share();
    let gigaflops = flops.library as f64 * 1e-9;
    println!(
        "time    {:.3} s of training, {:.3} s of it in the library at {:.2} GFLOP/s",
        time.as_secs_f64(),
        flops.library_time.as_secs_f64(),
        gigaflops / flops.library_time.as_secs_f64()
    );
    println!(
        "flops   {} in the library, {} elsewhere: {:.3} % in the library (wanted: {:.0} %)",
        flops.library,
        flops.other,
        100.0 * share,
        100.0 * WANTED_SHARE
    );
    let result = mlp.classify(&test)?;
    println!(
        "result  {:.2} % of the {} held-out images recognised (wanted: {:.0} %)",
        100.0 * result.accuracy,
        test.len(),
        100.0 * WANTED_ACCURACY
    );
    if let Some(dir) = export_dir {
        export::write(&dir, &mlp, &test, &result.predictions, kernel)
            .map_err(|error| format!("cannot export to {}: {error}", dir.display()))?;
        println!("export  {}", dir.display());
    }
    Ok(result.accuracy >= WANTED_ACCURACY && share >= WANTED_SHARE)
}

struct Arguments {
    export_dir: Option<PathBuf>,
    epochs: usize,
}

fn arguments() -> Result<Arguments, String> {
    const USAGE: &str = "the arguments are --export DIR and --epochs N (at least 1)";
    let mut read = Arguments { export_dir: None, epochs: EPOCHS };
    let mut arguments = std::env::args_os().skip(1);
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(USAGE)?;
        match flag.to_str() {
            Some("--export") => read.export_dir = Some(value.into()),
            Some("--epochs") => {
                read.epochs = value.to_str().and_then(|n| n.parse().ok()).filter(|&n| n > 0).ok_or(USAGE)?;
            }
            _ => return Err(USAGE.into()),
        }
    }
    Ok(read)
}
