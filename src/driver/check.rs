//! The rules every call is checked against before a byte is written.

#[cfg(feature = "capi")]
use super::rows;
use super::{Call, Members, Operand, overlap};
use crate::{
    Error,
    element::Element,
    matrix::{Axis, Extent, distinct, extent},
};
use core::ffi::c_void;

/// Checks a call whose C is not empty. `reads` says whether A and B are read.
///
/// # Safety
///
/// If `reads`, lists of addresses that are not null must hold one address per member.
pub(super) unsafe fn check<T: Element>(call: &Call<T>, reads: bool) -> Result<(), Error> {
    let copies = call.copies;
    let c =
        Target::check(call.c, [(call.m, call.c_rs), (call.n, call.c_cs), (copies.count, copies.c)], size_of::<T>())?;
    if !reads {
        return Ok(());
    }
    isize::try_from(call.batch).map_err(|_| Error::Overflow)?;
    let apart = |operand: &Operand<T>, rows, cols, step| {
        // Each entry of a list is an operand of its own.
        let (distance, members) = match operand.members {
            _ if copies.count > 1 => ((copies.count, step), 1),
            Members::Apart(distance) => ((call.batch, distance), 1),
            Members::Listed(list, _) if list.is_null() => return Err(Error::Null),
            Members::Listed(..) => ((1, 0), call.batch),
        };
        let axes = [(rows, operand.rs), (cols, operand.cs), distance];
        let extent = extent(&axes, size_of::<T>())?;
        // SAFETY: the list has an entry for every member.
        (0..members).try_for_each(|member| c.apart(unsafe { operand.member(member) }, &axes, extent, size_of::<T>()))
    };
    apart(&call.a, call.m, call.k, copies.a)?;
    // Panels are memory of ours: as large as they are, and nobody else's.
    if call.panels.is_none() {
        apart(&call.b, call.k, call.n, copies.b)?;
    }
    Ok(())
}

/// A C that has elements and was checked by itself.
pub(super) struct Target {
    at: *const c_void,
    axes: [Axis; 3],
    size: usize,
    span: (usize, usize),
}

impl Target {
    /// Checks a C: rows, columns and copies, each with their distance, of elements of `size` bytes.
    pub(super) fn check<T>(c: *mut T, axes: [Axis; 3], size: usize) -> Result<Self, Error> {
        let [(m, rs), (n, cs), _] = axes;
        let extent = extent(&axes, size)?;
        if !distinct(m, n, rs, cs) || !overlap::copies_apart(axes) {
            return Err(Error::Stride);
        }
        if c.is_null() {
            return Err(Error::Null);
        }
        Ok(Target { at: c.cast_const().cast(), axes, size, span: span(c, extent)? })
    }

    /// Checks an operand that is read: it exists, and has no byte in common with C.
    pub(super) fn apart<T>(&self, ptr: *const T, axes: &[Axis; 3], extent: Extent, size: usize) -> Result<(), Error> {
        if ptr.is_null() {
            return Err(Error::Null);
        }
        let touching = meet(span(ptr, extent)?, self.span);
        match touching && overlap::share_a_byte(ptr, axes, size, self.at, &self.axes, self.size) {
            true => Err(Error::Alias),
            false => Ok(()),
        }
    }
}

/// The same for products that are not large, with an answer only if it is quick and easy to see that a call is legal: C is row-major or
/// column-major, and no operand begins before another ends.
#[cfg(feature = "capi")]
#[inline]
pub(super) fn plain<T>((m, n, k): (usize, usize, usize), a: &Operand<T>, b: &Operand<T>, c: rows::Target<T>) -> bool {
    let (c, c_rs, c_cs) = c;
    // Products of dimensions and strides below do not overflow, not in bytes either.
    const FAR: isize = 1 << 40;
    const LONG: usize = 1 << 16;
    let near = |stride: isize| (-FAR..FAR).contains(&stride);
    let strides = [a.rs, a.cs, b.rs, b.cs, c_rs, c_cs].into_iter().all(near);
    let rows = c_cs == 1 && c_rs >= n as isize;
    let columns = c_rs == 1 && c_cs >= m as isize;
    if !(strides && (m | n | k) < LONG && (rows || columns)) || a.ptr.is_null() || b.ptr.is_null() || c.is_null() {
        return false;
    }
    let span = |ptr: *const T, (rows, rs): (usize, isize), (cols, cs): (usize, isize)| {
        let (down, right) = ((rows as isize - 1) * rs, (cols as isize - 1) * cs);
        let (low, high) = (down.min(0) + right.min(0), down.max(0) + right.max(0) + 1);
        // Where it wraps around, the comparison below fails or the other rules decide.
        let size = size_of::<T>() as isize;
        let first = ptr.addr().checked_add_signed(low * size)?;
        Some((first, ptr.addr().checked_add_signed(high * size)?))
    };
    let to = span(c, (m, c_rs), (n, c_cs));
    let apart = |from: Option<(usize, usize)>| from.zip(to).is_some_and(|(from, to)| !meet(from, to));
    apart(span(a.ptr, (m, a.rs), (k, a.cs))) && apart(span(b.ptr, (k, b.rs), (n, b.cs)))
}

/// First byte and byte after the last. A span that wraps around the address space cannot exist.
pub(super) fn span<T>(ptr: *const T, extent: Extent) -> Result<(usize, usize), Error> {
    let low = ptr.addr().checked_add_signed(extent.low).ok_or(Error::Overflow)?;
    let high = ptr.addr().checked_add_signed(extent.high).ok_or(Error::Overflow)?;
    Ok((low, high))
}

fn meet(a: (usize, usize), b: (usize, usize)) -> bool {
    a.0 < b.1 && b.0 < a.1
}
