//! Emission: objects, archive, header, rows.

pub mod object;
