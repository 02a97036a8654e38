//! Unsigned bytes, accumulated exactly in 32 bits.

use super::{Conversion, DType, Kind};

/// `u8`.
pub static DTYPE: DType = DType {
    name: "u8",
    bytes: 1,
    kind: Kind::Unsigned,
    c_type: "uint8_t",
    c_scalar: "int32_t",
    accumulator: "i32",
    dequantised: None,
    products: &[("i8", "i32")],
    becomes: &[("i16", Conversion::Widen), ("i32", Conversion::Widen)],
};
