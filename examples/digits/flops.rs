//! Counts what the library computes and what everything else computes.

use nanogemm::{Error, MatMut, MatRef};
use std::time::{Duration, Instant};

/// Floating-point operations of the training, counted as the Livermore loops count them: addition, multiplication and
/// comparison 1, division 4, exponential 8.
#[derive(Default)]
pub struct Flops {
    /// Inside the library: 2mnk per product, the scaling by alpha and beta left out.
    pub library: u64,
    /// Everything else.
    pub other: u64,
    /// Time spent inside the library.
    pub library_time: Duration,
}

/// Weight of a division.
pub const DIVISION: u64 = 4;
/// Weight of an exponential.
pub const EXPONENTIAL: u64 = 8;

impl Flops {
    /// `C = alpha * A * B + beta * C` through the library.
    pub fn gemm(
        &mut self,
        alpha: f32,
        a: MatRef<'_, f32>,
        b: MatRef<'_, f32>,
        beta: f32,
        c: MatMut<'_, f32>,
    ) -> Result<(), Error> {
        self.library += 2 * (a.rows() * a.cols() * b.cols()) as u64;
        let start = Instant::now();
        nanogemm::gemm(alpha, a, b, beta, c)?;
        self.library_time += start.elapsed();
        Ok(())
    }

    /// Share of the operations that the library did.
    pub fn share(&self) -> f64 {
        self.library as f64 / (self.library + self.other) as f64
    }
}
