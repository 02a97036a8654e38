//! Two dense layers with a rectifier between them, trained by stochastic gradient descent with momentum.
//!
//! A batch is a matrix with one image per column. Every activation matrix that meets weights ends in a row of ones and every
//! weight matrix in a row of biases, so that the biases are added, and their gradients summed, by the products themselves:
//!
//! ```text
//! forward    Z1 = W1' X      H = max(Z1, 0)     Z2 = W2' H      P = softmax of each column of Z2
//! backward   D2 = P - labels      D1 = (W2 D2 where H > 0, else 0)
//! update     V2 = mu V2 - rate/batch H D2'      V1 = mu V1 - rate/batch X D1'      W += V
//! ```
//!
//! (`'` transposes.) The velocity update is alpha and beta of the gradient's product.

use crate::data::{CLASSES, Images, PIXELS};
use crate::flops::{DIVISION, EXPONENTIAL, Flops};
use crate::rng::Rng;
use nanogemm::{Error, MatMut, MatRef};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 128;

/// The network.
pub struct Mlp {
    /// `PIXELS + 1` rows of `HIDDEN` weights; the last row holds the biases.
    pub w1: Vec<f32>,
    /// `HIDDEN + 1` rows of `CLASSES` weights; the last row holds the biases.
    pub w2: Vec<f32>,
    v1: Vec<f32>,
    v2: Vec<f32>,
}

/// The matrices of one batch.
pub struct Batch {
    images: usize,
    labels: Vec<u8>,
    x: Vec<f32>,
    h: Vec<f32>,
    p: Vec<f32>,
    d1: Vec<f32>,
}

impl Batch {
    /// The images whose numbers are given.
    pub fn new(set: &Images, numbers: &[usize]) -> Batch {
        let mut batch =
            Batch { images: 0, labels: Vec::new(), x: Vec::new(), h: Vec::new(), p: Vec::new(), d1: Vec::new() };
        batch.load(set, numbers);
        batch
    }

    /// Replaces the images.
    pub fn load(&mut self, set: &Images, numbers: &[usize]) {
        self.images = numbers.len();
        self.labels.clear();
        self.labels.extend(numbers.iter().map(|&i| set.labels[i]));
        self.x.resize((PIXELS + 1) * self.images, 0.0);
        self.h.resize((HIDDEN + 1) * self.images, 0.0);
        self.p.resize(CLASSES * self.images, 0.0);
        self.d1.resize(HIDDEN * self.images, 0.0);
        set.columns(numbers, &mut self.x);
        self.h[HIDDEN * self.images..].fill(1.0);
    }
}

/// What the network makes of a set of images.
pub struct Outcome {
    /// The most probable digit of each image.
    pub predictions: Vec<u8>,
    /// Mean negative logarithm of the probability given to the right digit.
    pub loss: f64,
    /// Fraction of right predictions.
    pub accuracy: f64,
}

impl Mlp {
    /// Weights of variance 2/fan-in (He et al.), biases of zero.
    pub fn new(rng: &mut Rng) -> Mlp {
        let mut layer = |inputs: usize, outputs: usize| {
            // A uniform distribution on [-limit, limit] has the variance limit^2 / 3.
            let limit = (6.0 / inputs as f32).sqrt();
            let mut w: Vec<f32> = (0..inputs * outputs).map(|_| limit * (2.0 * rng.uniform() - 1.0)).collect();
            w.resize((inputs + 1) * outputs, 0.0);
            w
        };
        let (w1, w2) = (layer(PIXELS, HIDDEN), layer(HIDDEN, CLASSES));
        Mlp { v1: vec![0.0; w1.len()], v2: vec![0.0; w2.len()], w1, w2 }
    }

    /// Probabilities of the digits, one column per image, in `batch.p`.
    fn forward(&self, batch: &mut Batch, flops: &mut Flops) -> Result<(), Error> {
        let images = batch.images;
        let w1 = MatRef::from_slice(&self.w1, PIXELS + 1, HIDDEN)?;
        let w2 = MatRef::from_slice(&self.w2, HIDDEN + 1, CLASSES)?;

        let hidden = &mut batch.h[..HIDDEN * images];
        let x = MatRef::from_slice(&batch.x, PIXELS + 1, images)?;
        flops.gemm(1.0, w1.transpose(), x, 0.0, MatMut::from_slice(hidden, HIDDEN, images)?)?;
        for value in hidden.iter_mut() {
            *value = value.max(0.0);
        }
        flops.other += hidden.len() as u64;

        let h = MatRef::from_slice(&batch.h, HIDDEN + 1, images)?;
        flops.gemm(1.0, w2.transpose(), h, 0.0, MatMut::from_slice(&mut batch.p, CLASSES, images)?)?;
        softmax(&mut batch.p, images, flops);
        Ok(())
    }

    /// One step along the negative gradient of the loss on the batch.
    pub fn step(&mut self, batch: &mut Batch, rate: f32, momentum: f32, flops: &mut Flops) -> Result<(), Error> {
        self.forward(batch, flops)?;
        let images = batch.images;
        let scale = -rate / images as f32;
        flops.other += DIVISION;

        let d2 = &mut batch.p;
        for (image, &label) in batch.labels.iter().enumerate() {
            d2[usize::from(label) * images + image] -= 1.0;
        }
        flops.other += images as u64;
        let d2 = MatRef::from_slice(&batch.p, CLASSES, images)?;

        let w2 = MatRef::from_slice(&self.w2[..HIDDEN * CLASSES], HIDDEN, CLASSES)?;
        flops.gemm(1.0, w2, d2, 0.0, MatMut::from_slice(&mut batch.d1, HIDDEN, images)?)?;
        for (d, &h) in batch.d1.iter_mut().zip(&batch.h) {
            *d = if h > 0.0 { *d } else { 0.0 };
        }
        flops.other += batch.d1.len() as u64;
        let d1 = MatRef::from_slice(&batch.d1, HIDDEN, images)?;

        let h = MatRef::from_slice(&batch.h, HIDDEN + 1, images)?;
        let v2 = MatMut::from_slice(&mut self.v2, HIDDEN + 1, CLASSES)?;
        flops.gemm(scale, h, d2.transpose(), momentum, v2)?;
        let x = MatRef::from_slice(&batch.x, PIXELS + 1, images)?;
        let v1 = MatMut::from_slice(&mut self.v1, PIXELS + 1, HIDDEN)?;
        flops.gemm(scale, x, d1.transpose(), momentum, v1)?;

        for (weights, velocities) in [(&mut self.w1, &self.v1), (&mut self.w2, &self.v2)] {
            for (w, v) in weights.iter_mut().zip(velocities) {
                *w += v;
            }
            flops.other += weights.len() as u64;
        }
        Ok(())
    }

    /// Classifies all images of a set. This is no part of the training and is not counted.
    pub fn classify(&self, set: &Images) -> Result<Outcome, Error> {
        let numbers: Vec<usize> = (0..set.len()).collect();
        let mut batch = Batch::new(set, &numbers);
        self.forward(&mut batch, &mut Flops::default())?;
        let probability = |digit: usize, image: usize| batch.p[digit * batch.images + image];

        let mut predictions = Vec::with_capacity(set.len());
        let (mut right, mut loss) = (0, 0.0);
        for (image, &label) in set.labels.iter().enumerate() {
            let best = (0..CLASSES).max_by(|&i, &j| probability(i, image).total_cmp(&probability(j, image)));
            let best = best.expect("there are ten digits") as u8;
            right += usize::from(best == label);
            loss -= f64::from(probability(usize::from(label), image).max(f32::MIN_POSITIVE)).ln();
            predictions.push(best);
        }
        let images = set.len() as f64;
        Ok(Outcome { predictions, loss: loss / images, accuracy: right as f64 / images })
    }
}

/// Replaces every column of logits by probabilities. The largest logit is subtracted first, so that nothing overflows.
fn softmax(logits: &mut [f32], columns: usize, flops: &mut Flops) {
    let (mut largest, mut sums) = (logits[..columns].to_vec(), vec![0.0; columns]);
    for row in logits.chunks_exact(columns).skip(1) {
        for (large, &value) in largest.iter_mut().zip(row) {
            *large = large.max(value);
        }
    }
    for row in logits.chunks_exact_mut(columns) {
        for ((value, &large), sum) in row.iter_mut().zip(&largest).zip(&mut sums) {
            *value = (*value - large).exp();
            *sum += *value;
        }
    }
    for sum in &mut sums {
        *sum = 1.0 / *sum;
    }
    for row in logits.chunks_exact_mut(columns) {
        for (value, inverse) in row.iter_mut().zip(&sums) {
            *value *= inverse;
        }
    }
    let (rows, columns) = ((logits.len() / columns) as u64, columns as u64);
    flops.other += columns * ((rows - 1) + rows * (3 + EXPONENTIAL) + DIVISION);
}
