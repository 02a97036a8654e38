//! What is wrong with an object, and the proof that nothing is.

use std::fmt;

/// The sentence of the contract that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Stack traffic in a k loop.
    Spill,
    /// A call in a k loop.
    Call,
    /// A k loop with another number of multiply-adds than tile times unroll.
    Count,
    /// No k loop.
    NoLoop,
    /// Multiply-adds of the k loop outside of it.
    Peeled,
    /// Loops that cannot be seen, or multiply-adds in loops of other functions.
    Flow,
    /// An instruction beyond the features of the row.
    Feature,
    /// A mnemonic the instruction set forbids.
    Forbidden,
    /// An accumulator tile is stored to or loaded from the stack.
    TileSpill,
    /// An instruction in the wrong streaming mode, or the mode is left in the wrong state.
    Streaming,
    /// A call before the return address is saved.
    Link,
    /// A name from elsewhere.
    Undefined,
    /// A definition that is missing, unexpected, too visible or without prefix.
    Symbol,
    /// Code or constants that only work at one address.
    Relocation,
    /// Writable data, an executable stack, code that runs at load time.
    Section,
    /// Made for another machine.
    Machine,
    /// Bytes that are no instruction.
    Undecodable,
}

impl Kind {
    /// What is wrong, in a few words.
    pub fn describe(self) -> &'static str {
        match self {
            Kind::Spill => "stack traffic in the k loop",
            Kind::Call => "call or mode switch in the k loop",
            Kind::Count => "wrong number of multiply-adds in the k loop",
            Kind::NoLoop => "no k loop",
            Kind::Peeled => "k steps outside of the k loop",
            Kind::Flow => "control flow that cannot be proven",
            Kind::Feature => "instruction beyond the features of the row",
            Kind::Forbidden => "forbidden instruction",
            Kind::TileSpill => "accumulator tile on the stack",
            Kind::Streaming => "wrong streaming mode",
            Kind::Link => "return address not saved",
            Kind::Undefined => "undefined symbol",
            Kind::Symbol => "wrong symbol",
            Kind::Relocation => "position-dependent code",
            Kind::Section => "wrong section",
            Kind::Machine => "wrong machine",
            Kind::Undecodable => "bytes that cannot be verified",
        }
    }
}

/// One thing that is wrong.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The broken sentence.
    pub kind: Kind,
    /// The function concerned, if it is one.
    pub function: Option<String>,
    /// The details.
    pub detail: String,
    /// The offending code, annotated.
    pub listing: Option<String>,
}

impl Violation {
    /// Without function and listing.
    pub(super) fn new(kind: Kind, detail: String) -> Self {
        Violation { kind, function: None, detail, listing: None }
    }

    /// In this function.
    pub(super) fn at(mut self, function: &str) -> Self {
        self.function = Some(function.to_string());
        self
    }

    /// With this code.
    pub(super) fn with(mut self, listing: String) -> Self {
        self.listing = Some(listing);
        self
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.describe(), self.detail)?;
        if let Some(function) = &self.function {
            write!(f, "\n    in {function}")?;
        }
        if let Some(listing) = &self.listing {
            write!(f, "\n{}", listing.trim_end())?;
        }
        Ok(())
    }
}

/// Everything that is wrong with an object or an archive.
#[derive(Clone, Debug)]
pub struct Violations {
    /// The object: the symbol of a kernel, or the name of a member.
    pub object: String,
    /// In the order in which they were found; never empty.
    pub list: Vec<Violation>,
}

impl Violations {
    /// `Ok` if the list is empty.
    pub(super) fn unless_empty(object: &str, list: Vec<Violation>) -> Result<(), Self> {
        if list.is_empty() { Ok(()) } else { Err(Violations { object: object.to_string(), list }) }
    }

    /// Whether one of them is of this kind.
    pub fn contains(&self, kind: Kind) -> bool {
        self.list.iter().any(|v| v.kind == kind)
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, s) = (self.list.len(), if self.list.len() == 1 { "" } else { "s" });
        write!(f, "{} does not pass verification, {n} violation{s}:", self.object)?;
        self.list.iter().try_for_each(|v| write!(f, "\n  {v}"))
    }
}

impl std::error::Error for Violations {}

/// A k loop that was proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KLoop {
    /// The microkernel: what follows the symbol of the kernel.
    pub micro: String,
    /// Multiply-adds.
    pub dots: u32,
    /// Instructions.
    pub instructions: u32,
    /// Whether this is the loop over single k steps behind an unrolled one.
    pub remainder: bool,
    /// The code, multiply-adds marked.
    pub listing: String,
}

/// What was proven about a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Its k loops; none for packing routines.
    pub loops: Vec<KLoop>,
    /// Functions in the object.
    pub functions: u32,
    /// Instructions in the object, all of them within the features of the row.
    pub instructions: u32,
}
