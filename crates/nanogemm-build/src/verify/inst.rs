//! One decoded instruction, as far as the proofs need to know it.

/// A set of general-purpose registers, one bit each.
pub type Registers = u32;

/// Where a direct branch goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// An offset in the same section.
    At(u64),
    /// A symbol elsewhere.
    Named(String),
}

/// What follows an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The next one.
    Next,
    /// The target or the next one.
    Branch(Target),
    /// The target.
    Jump(Target),
    /// One of several places, by table.
    IndirectJump,
    /// The target, then the next one; `None` if the target is in a register.
    Call(Option<Target>),
    /// The caller.
    Return,
    /// Nothing: a trap.
    Stop,
}

/// A switch of streaming mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Not streaming.
    Plain,
    /// Streaming.
    Streaming,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// Offset in its section.
    pub at: u64,
    /// Bytes.
    pub len: u64,
    /// Lower case, without operands.
    pub mnemonic: String,
    /// What follows.
    pub flow: Flow,
    /// If memory is read or written: the registers that form the address.
    pub address: Option<Registers>,
    /// Registers written.
    pub writes: Registers,
    /// If what is written is computed from registers and could be an address: those registers.
    pub derives: Registers,
    /// Tiles of memory rows that are read, one bit each.
    pub tiles_read: u8,
    /// Those written.
    pub tiles_written: u8,
    /// Why the instruction set of the row does not allow it.
    pub illegal: Option<String>,
    /// Legal outside streaming mode.
    pub legal_plain: bool,
    /// Legal in streaming mode.
    pub legal_streaming: bool,
    /// Enters or leaves streaming mode.
    pub mode: Option<Mode>,
    /// Stores or copies the link register.
    pub saves_link: bool,
    /// Overwrites the link register.
    pub loses_link: bool,
}

/// Turns bytes into instructions.
pub trait Decoder {
    /// The instruction at the start of `bytes`, which lies at offset `at` of its section.
    fn decode(&self, bytes: &[u8], at: u64) -> Option<Inst>;
    /// The instruction at the start of `bytes`, for people.
    fn text(&self, bytes: &[u8], at: u64) -> String;
    /// The stack pointer.
    fn stack_pointer(&self) -> Registers;
    /// Whether these bytes, found between functions, are padding.
    fn is_padding(&self, bytes: &[u8]) -> bool;
}
