//! Signed 16-bit integers: bytes widened for multiply-adds of pairs. No operand of a product.

use super::{DType, Kind};

/// `i16`.
pub static DTYPE: DType = DType {
    name: "i16",
    bytes: 2,
    kind: Kind::Int,
    c_type: "int16_t",
    c_scalar: "int32_t",
    accumulator: "i32",
    dequantised: None,
    products: &[],
    becomes: &[],
};
