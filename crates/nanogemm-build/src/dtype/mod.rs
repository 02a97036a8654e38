//! Element types, one file each.
//!
//! Adding a type is one file with a `DTYPE` value and one word in the list below.

use std::fmt;

/// How the bits of an element are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// IEEE binary floating point.
    Float,
    /// Two's complement.
    Int,
}

/// Facts about an element type.
#[derive(Debug)]
pub struct DType {
    /// The name in kernel names, manifests and C function names.
    pub name: &'static str,
    /// Size of one element in bytes.
    pub bytes: u32,
    /// How its bits are read.
    pub kind: Kind,
    /// The C type of an element.
    pub c_type: &'static str,
    /// The C type of alpha and beta when this type is the accumulator.
    pub c_scalar: &'static str,
}

impl PartialEq for DType {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for DType {}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The element type called `name`.
pub fn find(name: &str) -> Option<&'static DType> {
    ALL.iter().copied().find(|d| d.name == name)
}

macro_rules! dtypes {
    ($($file:ident)*) => {
        $(pub mod $file;)*
        /// Every element type.
        pub static ALL: &[&DType] = &[$(&$file::DTYPE),*];
    };
}

dtypes! { f32 f64 }
