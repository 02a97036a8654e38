//! IEEE 754 binary32, accumulated in itself.

use super::{DType, Kind};

/// `f32`.
pub static DTYPE: DType = DType {
    name: "f32",
    bytes: 4,
    kind: Kind::Float,
    c_type: "float",
    c_scalar: "float",
    accumulator: "f32",
    dequantised: None,
    products: &[("f32", "f32")],
    becomes: &[],
};
