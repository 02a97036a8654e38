//! The rules every call is checked against before a byte is written.

use super::{Call, Place};
use crate::{Error, driver::check::Target, matrix::extent};

/// Checks a call whose C is not empty.
pub(super) fn check(call: &Call) -> Result<(), Error> {
    let (copies, types) = (call.copies, call.types);
    let axes = [(call.m, call.c_rs), (call.n, call.c_cs), (copies.count, copies.c)];
    let c = Target::check(call.c, axes, types.c.size())?;
    let apart = |place: &Place, rows, cols, step, size| {
        let axes = [(rows, place.rs), (cols, place.cs), (copies.count, step)];
        c.apart(place.ptr, &axes, extent(&axes, size)?, size)
    };
    if call.reads() {
        apart(&call.a, call.m, call.k, copies.a, types.a.size())?;
        if call.weights.is_none() {
            apart(&call.b, call.k, call.n, copies.b, types.b.size())?;
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
