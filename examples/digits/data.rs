//! The images: reading them, and holding a fifth of them back.

use crate::rng::Rng;

/// Pixels of one image.
pub const PIXELS: usize = 64;
/// Different digits.
pub const CLASSES: usize = 10;

const CSV: &str = include_str!("../data/digits.csv");

/// Images with their labels, as they lie in the file.
pub struct Images {
    /// `PIXELS` grey values from 0 to 16 for each image.
    pub pixels: Vec<u8>,
    /// The digit on each image.
    pub labels: Vec<u8>,
}

impl Images {
    /// Number of images.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// The images whose numbers are given as a matrix with one image per column: `PIXELS` rows of grey values from 0 to 1
    /// and a last row of ones, which multiplies the biases.
    pub fn columns(&self, numbers: &[usize], out: &mut [f32]) {
        assert_eq!(out.len(), (PIXELS + 1) * numbers.len(), "one column per image");
        let (pixels, ones) = out.split_at_mut(PIXELS * numbers.len());
        for (row, values) in pixels.chunks_exact_mut(numbers.len()).enumerate() {
            for (value, &image) in values.iter_mut().zip(numbers) {
                *value = f32::from(self.pixels[image * PIXELS + row]) / 16.0;
            }
        }
        ones.fill(1.0);
    }

    fn subset(&self, numbers: &[usize]) -> Images {
        Images {
            pixels: numbers.iter().flat_map(|&i| &self.pixels[i * PIXELS..(i + 1) * PIXELS]).copied().collect(),
            labels: numbers.iter().map(|&i| self.labels[i]).collect(),
        }
    }
}

/// Reads the data file.
pub fn read() -> Result<Images, String> {
    let mut images = Images { pixels: Vec::new(), labels: Vec::new() };
    for (number, line) in CSV.lines().enumerate() {
        let before = images.pixels.len();
        for field in line.split(',') {
            let value = field.parse::<u8>().map_err(|e| format!("digits.csv line {}: {field:?}: {e}", number + 1))?;
            images.pixels.push(value);
        }
        let label = images.pixels.pop();
        match label {
            Some(label) if images.pixels.len() == before + PIXELS && usize::from(label) < CLASSES => {
                images.labels.push(label);
            }
            _ => return Err(format!("digits.csv line {}: want {PIXELS} pixels and a digit", number + 1)),
        }
        if images.pixels[before..].iter().any(|&p| p > 16) {
            return Err(format!("digits.csv line {}: a pixel is brighter than 16", number + 1));
        }
    }
    Ok(images)
}

/// Splits the images at random into a training set and a held-out fifth.
///
/// Not every fifth line: the file repeats 0, 1, ... 9, so that every fifth line would show the same two digits for long.
pub fn split(images: &Images, rng: &mut Rng) -> (Images, Images) {
    let mut order: Vec<usize> = (0..images.len()).collect();
    rng.shuffle(&mut order);
    let (held_out, train) = order.split_at(images.len().div_ceil(5));
    (images.subset(train), images.subset(held_out))
}
