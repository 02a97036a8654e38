//! What can be wrong with a call.

use core::{ffi::CStr, fmt};

/// Why a call was refused. C is untouched whenever one of these is returned.
///
/// The discriminants are the codes of the C interface (`NANOGEMM_ERR_*`); when several apply, any of them is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[non_exhaustive]
pub enum Error {
    /// A pointer is null although an element would be read or written through it.
    Null = -1,
    /// Two elements of C would share memory, or a leading dimension is smaller than a row.
    Stride = -2,
    /// The bytes that an operand spans, or one of its dimensions, exceed `isize::MAX`.
    Overflow = -3,
    /// An element of C shares a byte with an element of A or B.
    Alias = -4,
    /// The library was built without a kernel for these element types.
    Unsupported = -5,
    /// Scratch memory could not be allocated.
    NoMemory = -6,
    /// Dimensions that do not fit together, a view that leaves its slice, or another value no call accepts.
    Argument = -7,
}

impl Error {
    /// Every error, in the order of the codes.
    pub const ALL: [Error; 7] = [
        Error::Null,
        Error::Stride,
        Error::Overflow,
        Error::Alias,
        Error::Unsupported,
        Error::NoMemory,
        Error::Argument,
    ];

    /// The code of the C interface.
    pub const fn code(self) -> i32 {
        self as i32
    }

    /// The error with this code, if there is one.
    pub fn from_code(code: i32) -> Option<Self> {
        Self::ALL.into_iter().find(|e| e.code() == code)
    }

    /// One sentence that says what is wrong.
    pub const fn message(self) -> &'static CStr {
        match self {
            Error::Null => c"null pointer to an operand that has elements to read or write",
            Error::Stride => c"strides make elements of C overlap, or a leading dimension is smaller than a row",
            Error::Overflow => c"an operand or a dimension is larger than the address space",
            Error::Alias => c"C shares memory with A or B",
            Error::Unsupported => c"the library was built without a kernel for these element types",
            Error::NoMemory => c"scratch memory could not be allocated",
            Error::Argument => c"an argument is outside its legal values, or dimensions do not fit together",
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().to_str().unwrap_or_default())
    }
}

impl std::error::Error for Error {}
