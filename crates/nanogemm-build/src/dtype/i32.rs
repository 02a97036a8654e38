//! Signed 32-bit integers: the accumulators of bytes.

use super::{DType, Kind};

/// `i32`.
pub static DTYPE: DType = DType {
    name: "i32",
    bytes: 4,
    kind: Kind::Int,
    c_type: "int32_t",
    c_scalar: "int",
    accumulator: "i32",
    dequantised: Some("f32"),
    products: &[],
    becomes: &[],
};
