//! Signed bytes, accumulated exactly in 32 bits.

use super::{Conversion, DType, Kind};

/// `i8`.
pub static DTYPE: DType = DType {
    name: "i8",
    bytes: 1,
    kind: Kind::Int,
    c_type: "int8_t",
    c_scalar: "int32_t",
    accumulator: "i32",
    dequantised: None,
    products: &[("i8", "i32")],
    becomes: &[("i16", Conversion::Widen), ("i32", Conversion::Widen), ("u8", Conversion::Offset)],
};
