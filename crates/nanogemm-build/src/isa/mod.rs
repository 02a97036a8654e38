//! Instruction sets, one file each.
//!
//! Adding an instruction set is one file with an `ISA` value and one word in the list below. The value holds facts as
//! data: the plan reads the register file and the costs, compose the tile operations, emit the probe rows and the LLVM
//! features, verify the proof, the run-time library the rank. No other file matches on the name of an instruction set.

use crate::spec::Size;
use std::fmt;

/// Processor architecture of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arch {
    /// 64-bit x86.
    X86_64,
    /// 64-bit Arm, little-endian.
    Aarch64,
}

impl Arch {
    /// The first component of target triples.
    pub fn name(self) -> &'static str {
        match self {
            Arch::X86_64 => "x86_64",
            Arch::Aarch64 => "aarch64",
        }
    }

    /// The letter for vector registers in constraints of inline assembly.
    pub fn vector_constraint(self) -> char {
        match self {
            Arch::X86_64 => 'v',
            Arch::Aarch64 => 'w',
        }
    }

    /// Rows of a matrix with a run-time stride that one base pointer reaches through addressing modes: x86 has
    /// `base + stride` and `base + 2 * stride`, AArch64 would need a pointer add per row anyway.
    pub fn rows_per_pointer(self) -> u32 {
        match self {
            Arch::X86_64 => 3,
            Arch::Aarch64 => 1,
        }
    }
}

/// The width of a vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Fixed, in bits. The scalar row uses the element width: one lane.
    Fixed(u32),
    /// One element of whatever type is in use.
    Element,
    /// A multiple of 128 bits known at run time.
    Scalable,
}

impl Width {
    /// Elements of `bytes` bytes in one register.
    pub fn lanes(self, bytes: u32) -> Size {
        match self {
            Width::Fixed(bits) => Size::Int(bits / 8 / bytes),
            Width::Element => Size::Int(1),
            Width::Scalable => Size::Vs(16 / bytes),
        }
    }
}

/// How a column count that is no multiple of the vector length is handled without touching a byte outside the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// Masked or predicated loads and stores cost the same as plain ones: the last vector of every tile is masked.
    Masked,
    /// Masks have registers of their own and arithmetic takes them, but a masked load costs an arithmetic operation besides: full
    /// tiles are plain, only column tails are masked.
    MaskRegisters,
    /// Masks occupy vector registers, and only loads and stores take them: full tiles are plain, only column tails are masked.
    MaskedTail,
    /// No masks: tails get kernels of the exact width.
    Exact,
}

/// Where the scalar of A that multiplies a vector of B comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broadcast {
    /// A broadcasting load, or a load followed by a splat.
    Load,
    /// When A is packed: one vector load of consecutive rows, then multiply-adds by lane. Strided A uses broadcasting loads.
    Lane,
}

/// Architectural registers a tile can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Vector registers.
    pub vectors: u32,
    /// Of these, how many a tile leaves free. Where a multiply-add does not name all its operands in the encoding, the code
    /// generator needs room to move values about; without it tight tiles spill in the k loop (seen, and refused by verify).
    pub spare: u32,
    /// Their width.
    pub width: Width,
    /// How column tails are handled.
    pub tail: Tail,
    /// How elements of A reach the multiply-adds.
    pub broadcast: Broadcast,
    /// Accumulator tiles for f32 (0 if accumulators are vectors): rows = columns = one vector of lanes.
    pub tiles: u32,
}

/// Processor state a block kernel enters and leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// None.
    None,
    /// Upper vector halves are cleared before returning.
    VZeroUpper,
    /// Streaming mode with ZA on, TPIDR2 lazy save honoured.
    StreamingZa,
}

/// One multiply-add: element types, interleave and how it is recognised in a disassembly.
#[derive(Debug)]
pub struct DotRow {
    /// Element type of A (a name of `dtype`).
    pub a: &'static str,
    /// Element type of B.
    pub b: &'static str,
    /// Accumulator type.
    pub acc: &'static str,
    /// Consecutive k values one multiply-add consumes.
    pub interleave: u32,
    /// The technique printed after the instruction set in kernel names, if any.
    pub tech: Option<&'static str>,
    /// Mnemonics of which exactly tile x unroll must appear in the k loop.
    pub mnemonics: &'static [&'static str],
}

/// Throughput of the reference core of this instruction set, used to rank tiles and rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Multiply-add instructions per cycle (for outer products, whole tiles per cycle).
    pub dots_per_cycle: f32,
    /// Vector or broadcasting loads per cycle.
    pub loads_per_cycle: f32,
    /// Cycles from operands to accumulator of one multiply-add.
    pub dot_latency: u32,
}

/// A condition the machine must meet: all `mask` bits set in a word read at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbeRow {
    /// The word.
    pub word: ProbeWord,
    /// Bits that must all be set.
    pub mask: u64,
    /// What the bits mean, for the documentation.
    pub what: &'static str,
}

/// A register of CPUID output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reg {
    /// EAX.
    Eax,
    /// EBX.
    Ebx,
    /// ECX.
    Ecx,
    /// EDX.
    Edx,
}

/// A word that describes the machine, read once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProbeWord {
    /// CPUID leaf, subleaf, register; 0 if the leaf is beyond what the CPU reports.
    Cpuid(u32, u32, Reg),
    /// Extended control register 0; 0 unless CPUID says OSXSAVE.
    Xcr0,
    /// The kernel's AT_HWCAP word.
    Hwcap,
    /// The kernel's AT_HWCAP2 word.
    Hwcap2,
}

impl fmt::Display for ProbeWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProbeWord::Cpuid(leaf, sub, reg) => {
                write!(f, "cpuid.{leaf:x}.{sub:x}.{}", format!("{reg:?}").to_lowercase())
            }
            ProbeWord::Xcr0 => f.write_str("xcr0"),
            ProbeWord::Hwcap => f.write_str("hwcap"),
            ProbeWord::Hwcap2 => f.write_str("hwcap2"),
        }
    }
}

/// Everything the generator knows about an instruction set.
#[derive(Debug)]
pub struct Isa {
    /// Token in names, manifests and `NANOGEMM_ISA`.
    pub name: &'static str,
    /// The architecture, or `None` for the portable rows.
    pub arch: Option<Arch>,
    /// One line for the documentation.
    pub summary: &'static str,
    /// LLVM target features, comma separated with signs; they come on top of the baseline of the triple.
    pub llvm_features: &'static str,
    /// Higher is tried first when costs tie, and is listed first.
    pub rank: u32,
    /// Conditions on the machine, all of which must hold.
    pub probe: &'static [ProbeRow],
    /// Register file.
    pub registers: Registers,
    /// Multiply-adds it offers.
    pub dots: &'static [DotRow],
    /// State a block kernel enters and leaves.
    pub state: State,
    /// Throughputs.
    pub cost: Cost,
    /// Mnemonics that must not appear anywhere in a kernel of this instruction set.
    pub forbidden: &'static [&'static str],
    /// Tile operations.
    #[cfg(feature = "llvm")]
    pub ops: &'static dyn crate::nanokernel::TileOps,
}

impl PartialEq for Isa {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Isa {
    /// Whether rows of this instruction set can be built for `arch`.
    pub fn runs_on(&self, arch: Arch) -> bool {
        self.arch.is_none_or(|a| a == arch)
    }

    /// The multiply-add for these element types, if there is one.
    pub fn dot(&self, a: &str, b: &str, acc: &str) -> Option<&'static DotRow> {
        self.dots.iter().find(|d| d.a == a && d.b == b && d.acc == acc)
    }
}

/// The instruction set called `name`.
pub fn find(name: &str) -> Option<&'static Isa> {
    ALL.iter().copied().find(|i| i.name == name)
}

macro_rules! isas {
    ($($file:ident)*) => {
        $(pub mod $file;)*
        /// Every instruction set.
        pub static ALL: &[&Isa] = &[$(&$file::ISA),*];
    };
}

isas! { scalar avx2 avx512 neon sve sme sme_f64 }
