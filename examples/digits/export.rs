//! Writes the network, the held-out images and the predictions as C headers for `examples/c/digits_infer.c`.

use crate::data::{CLASSES, Images, PIXELS};
use crate::mlp::{HIDDEN, Mlp};
use std::fmt::{Display, Write};
use std::io::{Error, ErrorKind};
use std::path::Path;

/// Writes `digits_weights.h` and `digits_test.h` into a directory, which is created if it does not exist.
pub fn write(dir: &Path, mlp: &Mlp, test: &Images, predictions: &[u8], kernel: &str) -> std::io::Result<()> {
    if mlp.w1.iter().chain(&mlp.w2).any(|w| !w.is_finite()) {
        return Err(Error::new(ErrorKind::InvalidData, "a weight is infinite or NaN, which C headers cannot hold"));
    }
    std::fs::create_dir_all(dir)?;

    let mut weights = String::from("/* Written by `cargo run --release --example digits -- --export DIR`. */\n");
    for (name, value) in [("PIXELS", PIXELS), ("HIDDEN", HIDDEN), ("CLASSES", CLASSES)] {
        weights += &format!("#define DIGITS_{name} {value}\n");
    }
    // Rust prints as many digits as are needed to read the same float back.
    let float = |w: &f32| format!("{w:e}f");
    let (inputs, biases) = mlp.w1.split_at(PIXELS * HIDDEN);
    array(&mut weights, "one row of DIGITS_HIDDEN per pixel", "float digits_w1", inputs.iter().map(float));
    array(&mut weights, "one per hidden neuron", "float digits_b1", biases.iter().map(float));
    let (inputs, biases) = mlp.w2.split_at(HIDDEN * CLASSES);
    array(&mut weights, "one row of DIGITS_CLASSES per hidden neuron", "float digits_w2", inputs.iter().map(float));
    array(&mut weights, "one per digit", "float digits_b2", biases.iter().map(float));
    std::fs::write(dir.join("digits_weights.h"), weights)?;

    let mut images = String::from("/* Written by `cargo run --release --example digits -- --export DIR`. */\n");
    images += &format!("#define DIGITS_TEST_COUNT {}\n", test.len());
    images += &format!("#define DIGITS_TEST_KERNEL \"{kernel}\" /* of the predictions below */\n");
    let bytes = "unsigned char digits_test";
    array(&mut images, "one row of 64 per image, 0 to 16", &format!("{bytes}_pixels"), test.pixels.iter());
    array(&mut images, "the digit on each image", &format!("{bytes}_labels"), test.labels.iter());
    array(&mut images, "what the Rust program predicted", &format!("{bytes}_predictions"), predictions.iter());
    std::fs::write(dir.join("digits_test.h"), images)
}

fn array(out: &mut String, comment: &str, name: &str, values: impl ExactSizeIterator<Item: Display>) {
    write!(out, "\n/* {comment} */\nstatic const {name}[{}] = {{", values.len()).expect("strings grow");
    for (i, value) in values.enumerate() {
        write!(out, "{}{value},", if i % 8 == 0 { "\n  " } else { " " }).expect("strings grow");
    }
    out.push_str("\n};\n");
}
