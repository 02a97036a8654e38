//! IEEE 754 binary16, accumulated in binary32.

use super::{Conversion, DType, Kind};

/// `f16`.
pub static DTYPE: DType = DType {
    name: "f16",
    bytes: 2,
    kind: Kind::Float,
    c_type: "uint16_t",
    c_scalar: "float",
    accumulator: "f32",
    dequantised: None,
    products: &[("f16", "f32"), ("f16", "f16")],
    becomes: &[("f32", Conversion::Widen)],
};
