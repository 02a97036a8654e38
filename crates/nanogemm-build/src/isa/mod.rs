//! Instruction sets, one file each.
//!
//! Adding an instruction set is one file with an `ISA` value and one word in the list below. The value holds facts as
//! data: the plan reads the register file and the costs, compose the tile operations, emit the probe rows and the LLVM
//! features, verify the proof, the run-time library the rank. No other file matches on the name of an instruction set.

use crate::{
    dtype::{Conversion, DType},
    spec::Size,
};
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

    /// Pointers of rows of A that a k loop has general registers for: of 15 on x86 and 29 on AArch64 it needs its counter, strides, B, C
    /// and the factor of C.
    pub fn row_pointers(self) -> u32 {
        match self {
            Arch::X86_64 => 8,
            Arch::Aarch64 => 22,
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
    /// Tiles for f32 (0 if accumulators are vectors): rows = columns = one vector of lanes. They hold accumulators, and in
    /// [`State::Tiles`] operands too.
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
    /// Tiles whose shapes are configured once per call and thread, by a session that whoever calls kernels enters and leaves.
    /// Upper vector halves are cleared before returning.
    Tiles,
}

impl State {
    /// Whether accumulators and operands lie in tiles that a session configures.
    pub fn has_session(self) -> bool {
        self == State::Tiles
    }
}

/// How a multiply-add of vectors `acc += a * b` is computed. Operands of several k steps per lane are vectors of as many bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// By the multiply-add of floating-point numbers of the instruction set.
    Fused,
    /// Lane by lane: integers are multiplied and added, wrapping.
    Wrapping,
    /// By the LLVM intrinsic of this name: `acc = f(acc, a, b)`.
    Intrinsic(&'static str),
    /// By the LLVM intrinsic of this name, which sums the products of the k steps in each lane, and an addition: `acc += f(a, b)`.
    Summed(&'static str),
    /// By the multiply-add of floating-point numbers of the operands' type, each of the k steps in a lane by itself: `acc` holds as
    /// many sums of that type side by side. They become numbers of the type of C and are added when the sum ends, which has at most
    /// `longest` k steps: what these sums lose grows with their length.
    Apart {
        /// The longest sum.
        longest: u32,
    },
    /// Between accumulator tiles by the LLVM intrinsic of this name: `f(acc, a, b)`, all three numbers of tiles.
    Tiles(&'static str),
}

impl Arithmetic {
    /// Arithmetic instructions of one multiply-add.
    pub fn instructions(self) -> u32 {
        match self {
            Arithmetic::Summed(_) => 2,
            Arithmetic::Fused
            | Arithmetic::Wrapping
            | Arithmetic::Intrinsic(_)
            | Arithmetic::Apart { .. }
            | Arithmetic::Tiles(_) => 1,
        }
    }

    /// Whether it is one of floating-point numbers lane by lane, which rounds as the thread says and raises exceptions.
    pub fn floating(self) -> bool {
        matches!(self, Arithmetic::Fused | Arithmetic::Apart { .. })
    }

    /// The most k steps of one sum, if it is the multiply-add that limits them.
    pub fn longest(self) -> Option<u32> {
        match self {
            Arithmetic::Apart { longest } => Some(longest),
            _ => None,
        }
    }
}

/// When an instruction set that the machine has is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Default {
    /// Unless `NANOGEMM_ISA` excludes it.
    Always,
    /// Unless any of these conditions holds too: machines that meet one run the rows more slowly than those of other instruction
    /// sets. `NANOGEMM_ISA` can ask for it all the same.
    Unless(&'static [ProbeRow]),
    /// Only if `NANOGEMM_ISA` asks for it: its results promise less than those of others.
    Asked,
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
    /// How it is computed.
    pub how: Arithmetic,
    /// The technique printed after the instruction set in kernel names, if any.
    pub tech: Option<&'static str>,
    /// Mnemonics of which exactly tile x unroll must appear in the k loop.
    pub mnemonics: &'static [&'static str],
    /// Registers it takes besides accumulators and operands: for what it computes on the way and, where elements lie in general
    /// registers, for the addresses of the k loop.
    pub scratch: u32,
}

impl DotRow {
    /// The multiply-add of floating-point numbers of type `dtype`.
    pub const fn fused(dtype: &'static str, tech: Option<&'static str>, mnemonics: &'static [&'static str]) -> Self {
        let how = Arithmetic::Fused;
        DotRow { a: dtype, b: dtype, acc: dtype, interleave: 1, how, tech, mnemonics, scratch: 0 }
    }

    /// That of singles where B is of the shorter type `b` and widened when it is loaded.
    pub const fn widening(b: &'static str, tech: Option<&'static str>, mnemonics: &'static [&'static str]) -> Self {
        DotRow { b, ..DotRow::fused("f32", tech, mnemonics) }
    }

    /// The same with an A of the type of B: for vectors along k, which read both operands alike.
    pub const fn alike(self) -> Self {
        DotRow { a: self.b, ..self }
    }

    /// Whether elements of B, or of both operands, become those of the accumulator when they are loaded.
    pub fn widens(&self) -> bool {
        self.how == Arithmetic::Fused && self.b != self.acc
    }

    /// Bytes, and 16-bit integers where there are no such instructions: `i32` sums of products of integers, `interleave` k steps
    /// at a time.
    pub const fn integers(
        [a, b]: [&'static str; 2],
        interleave: u32,
        how: Arithmetic,
        tech: Option<&'static str>,
        mnemonics: &'static [&'static str],
    ) -> Self {
        DotRow { a, b, acc: "i32", interleave, how, tech, mnemonics, scratch: 0 }
    }

    /// The element type called `name`, which is one of the three here.
    pub fn operand(&self, name: &str) -> &'static DType {
        crate::dtype::find(name).expect("multiply-adds are of element types")
    }

    /// The same with so many registers besides.
    pub const fn with_scratch(self, scratch: u32) -> Self {
        DotRow { scratch, ..self }
    }
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
    /// 1 if the operating system lets this process use tiles: it is asked while the words are read, where it wants to be asked and
    /// the CPU has tiles that it saves. 0 otherwise.
    TilePermission,
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
            ProbeWord::TilePermission => f.write_str("tile_permission"),
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
    /// The instruction set that this one adds to: its features and its conditions on the machine hold here as well.
    pub extends: Option<&'static Isa>,
    /// LLVM target features, comma separated with signs; they come on top of those of the instruction set it extends, or of the
    /// baseline of the triple.
    pub llvm_features: &'static str,
    /// Higher is tried first when costs tie, and is listed first.
    pub rank: u32,
    /// Conditions on the machine beyond those of the instruction set it extends, all of which must hold.
    pub probe: &'static [ProbeRow],
    /// When it is used.
    pub by_default: Default,
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

    /// Whether its rows have instructions between binary16 and binary32. AArch64's baseline does; on x86 they are F16C.
    pub fn converts_halves(&self, arch: Arch) -> bool {
        match arch {
            Arch::X86_64 => self.features().split(',').any(|feature| feature == "+f16c"),
            Arch::Aarch64 => true,
        }
    }

    /// LLVM target features on top of the baseline of the triple, comma separated with signs.
    pub fn features(&self) -> String {
        let all = [self.extends.map(Isa::features).unwrap_or_default(), self.llvm_features.to_string()];
        all.iter().filter(|f| !f.is_empty()).map(String::as_str).collect::<Vec<_>>().join(",")
    }

    /// All conditions on the machine.
    pub fn conditions(&self) -> Vec<ProbeRow> {
        let mut all = self.extends.map(Isa::conditions).unwrap_or_default();
        all.extend(self.probe);
        all
    }

    /// Vector registers for a tile of sums of type `acc`: all but those that its multiply-adds and the code generator need.
    pub fn available(&self, acc: &DType) -> u32 {
        let scratch = self.dots.iter().filter(|dot| dot.acc == acc.name).map(|dot| dot.scratch).max();
        self.registers.vectors - self.registers.spare - scratch.unwrap_or(0)
    }

    /// The multiply-add for these element types, if there is one.
    pub fn dot(&self, a: &str, b: &str, acc: &str) -> Option<&'static DotRow> {
        self.dots.iter().find(|d| d.a == a && d.b == b && d.acc == acc)
    }

    /// The multiply-adds for products of `a` and `b` that are accumulated for `c`, the best first: those of these types, and those
    /// of types that operands can be turned into while they are packed, without an offset if possible. Those that widen what they
    /// load come last: they are for operands that are read where they are.
    pub fn realisations(&self, a: &DType, b: &DType, c: &DType) -> Vec<&'static DotRow> {
        if !a.products.contains(&(b.name, c.name)) {
            return Vec::new();
        }
        let effort = |dot: &DotRow| {
            let of = |how| match how {
                Conversion::Copy => 0,
                Conversion::Widen => 1,
                Conversion::Offset => 2,
            };
            Some(of(a.conversion(dot.a)?) + of(b.conversion(dot.b)?))
        };
        let fits = self.dots.iter().filter(|dot| dot.acc == c.accumulator);
        let mut found: Vec<_> = fits.filter_map(|dot| Some(((dot.widens(), effort(dot)?), dot))).collect();
        found.sort_by_key(|(merit, _)| *merit);
        found.into_iter().map(|(_, dot)| dot).collect()
    }

    /// The best of them.
    pub fn multiply(&self, a: &DType, b: &DType, c: &DType) -> Option<&'static DotRow> {
        self.realisations(a, b, c).first().copied()
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

isas! { scalar avx2 avx512 avx_vnni avx512_vnni avx512_bf16 avx512_fp16 amx_bf16 amx_int8 amx_fp16 neon sve sme sme_f64 }
