//! bfloat16: the upper half of a binary32, accumulated in that.

use super::{Conversion, DType, Kind};

/// `bf16`.
pub static DTYPE: DType = DType {
    name: "bf16",
    bytes: 2,
    kind: Kind::Bfloat,
    c_type: "uint16_t",
    c_scalar: "float",
    accumulator: "f32",
    dequantised: None,
    products: &[("bf16", "f32"), ("bf16", "bf16")],
    becomes: &[("f32", Conversion::Widen)],
};
