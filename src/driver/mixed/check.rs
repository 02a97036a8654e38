//! The rules every call is checked against before a byte is written.

use super::Call;
use crate::{
    Error,
    driver::{
        check::{meet, span},
        overlap,
    },
    matrix::{Axis, distinct, extent},
};
use core::ffi::c_void;

/// Checks a call whose C is not empty.
pub(super) fn check(call: &Call) -> Result<(), Error> {
    let copies = call.copies;
    let c_axes = [(call.m, call.c_rs), (call.n, call.c_cs), (copies.count, copies.c)];
    let c_size = call.types.c.size();
    let c_extent = extent(&c_axes, c_size)?;
    if !distinct(call.m, call.n, call.c_rs, call.c_cs) || !overlap::copies_apart(c_axes) {
        return Err(Error::Stride);
    }
    if call.c.is_null() {
        return Err(Error::Null);
    }
    let c_span = span(call.c, c_extent)?;
    let apart = |ptr: *const c_void, axes: &[Axis; 3], size: usize| {
        let extent = extent(axes, size)?;
        if ptr.is_null() {
            return Err(Error::Null);
        }
        let touching = meet(span(ptr, extent)?, c_span);
        match touching && overlap::share_a_byte(ptr, axes, size, call.c.cast_const(), &c_axes, c_size) {
            true => Err(Error::Alias),
            false => Ok(()),
        }
    };
    if call.reads() {
        let (a, b, types) = (&call.a, &call.b, call.types);
        apart(a.ptr, &[(call.m, a.rs), (call.k, a.cs), (copies.count, copies.a)], types.a.size())?;
        if call.weights.is_none() {
            apart(b.ptr, &[(call.k, b.rs), (call.n, b.cs), (copies.count, copies.b)], types.b.size())?;
        }
    }
    if let Some(epilogue) = &call.epilogue
        && !epilogue.residual.is_null()
    {
        let axes = [(call.m, epilogue.residual_rs), (call.n, epilogue.residual_cs)];
        extent(&axes, size_of::<f32>())?;
    }
    Ok(())
}
