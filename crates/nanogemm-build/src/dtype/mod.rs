//! Element types, one file each.
//!
//! Adding a type is one file with a `DTYPE` value and one word in the list below.

use std::fmt;

/// How the bits of an element are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// IEEE binary floating point.
    Float,
    /// The upper half of an IEEE binary32.
    Bfloat,
    /// Two's complement.
    Int,
    /// Binary, without a sign.
    Unsigned,
}

/// How the elements of one type become those of another when they are packed. The value never changes but for the offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// Bits are copied.
    Copy,
    /// The same value in a wider type.
    Widen,
    /// The value plus 128: a signed byte as an unsigned one. Sums of products then exceed what is wanted by 128 times the sum of
    /// the other operand.
    Offset,
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
    /// The C type of alpha and beta when C is of this type.
    pub c_scalar: &'static str,
    /// The type in which sums of products are accumulated when C is of this type.
    pub accumulator: &'static str,
    /// The type that sums of this type are turned into when they are scaled, if that is another one.
    pub dequantised: Option<&'static str>,
    /// Types of B and C with which A of this type makes a product of the library.
    pub products: &'static [(&'static str, &'static str)],
    /// Types that elements can be turned into while they are packed, beyond the type itself.
    pub becomes: &'static [(&'static str, Conversion)],
}

impl DType {
    /// The accumulator when C is of this type.
    pub fn accumulator(&self) -> &'static DType {
        find(self.accumulator).expect("accumulators are element types")
    }

    /// How elements become those of `to` when they are packed, if they can.
    pub fn conversion(&self, to: &str) -> Option<Conversion> {
        if to == self.name {
            return Some(Conversion::Copy);
        }
        self.becomes.iter().find(|(name, _)| *name == to).map(|(_, how)| *how)
    }
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

dtypes! { f32 f64 bf16 f16 i8 u8 i16 i32 }
