//! What happens to finished sums on their way into C.

use super::Types;
use crate::{Error, kernel::DType};

/// No activation, as a number.
pub(crate) const NONE: u32 = 0;
/// The largest number of an activation.
const LAST: u32 = 4;

/// The terms and factors of an epilogue; null where there are none. Biases and factors come in two directions, of which a call
/// from outside uses what the C interface offers, and its transpose the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Epilogue {
    pub(crate) activation: u32,
    pub(crate) bias_m: *const f32,
    pub(crate) bias_n: *const f32,
    pub(crate) residual: *const f32,
    pub(crate) residual_rs: isize,
    pub(crate) residual_cs: isize,
    pub(crate) clamp: [f32; 2],
    pub(crate) scale_m: *const f32,
    pub(crate) scale_n: *const f32,
    /// Values of A and B that stand for zero.
    pub(crate) zeros: [i32; 2],
}

impl Epilogue {
    /// Nothing happens.
    pub(crate) const PLAIN: Epilogue = Epilogue {
        activation: NONE,
        bias_m: core::ptr::null(),
        bias_n: core::ptr::null(),
        residual: core::ptr::null(),
        residual_rs: 0,
        residual_cs: 0,
        clamp: [0.0; 2],
        scale_m: core::ptr::null(),
        scale_n: core::ptr::null(),
        zeros: [0; 2],
    };

    /// For the transpose of the product.
    pub(super) fn transposed(self) -> Self {
        Epilogue {
            bias_m: self.bias_n,
            bias_n: self.bias_m,
            residual_rs: self.residual_cs,
            residual_cs: self.residual_rs,
            scale_m: self.scale_n,
            scale_n: self.scale_m,
            zeros: [self.zeros[1], self.zeros[0]],
            ..self
        }
    }

    /// For the product without its first `j` columns.
    pub(super) fn after_columns(self, j: usize) -> Self {
        let list = |list: *const f32| if list.is_null() { list } else { list.wrapping_add(j) };
        let residual = self.residual.wrapping_offset((j as isize).wrapping_mul(self.residual_cs));
        Epilogue {
            bias_n: list(self.bias_n),
            scale_n: list(self.scale_n),
            residual: if self.residual.is_null() { self.residual } else { residual },
            ..self
        }
    }

    /// An unknown activation is an error, and zero points are of integers only.
    pub(super) fn check(&self, types: Types) -> Result<(), Error> {
        let zeros = self.zeros == [0; 2] || types.integers();
        if self.activation > LAST || !zeros || types.c == DType::I32 {
            return Err(Error::Argument);
        }
        Ok(())
    }
}
