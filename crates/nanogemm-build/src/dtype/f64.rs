//! IEEE 754 binary64, accumulated in itself.

use super::{DType, Kind};

/// `f64`.
pub static DTYPE: DType = DType {
    name: "f64",
    bytes: 8,
    kind: Kind::Float,
    c_type: "double",
    c_scalar: "double",
    accumulator: "f64",
    dequantised: None,
    products: &[("f64", "f64")],
    becomes: &[],
};
