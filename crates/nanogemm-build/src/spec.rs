//! Kernel names: one grammar, one printer (`Display`) and one parser (`FromStr`).
//!
//! ```text
//! gemm    = "gemm" [ "_" m "x" n "x" k "s" ] "_" C "_" A "_" B "_" tile { "_" variant } "__" isa [ "_" tech ]
//! pack    = "pack_" packed "_" plain "__" isa [ "_" tech ]
//! finish  = "finish_" C "_" sums "__" isa [ "_" tech ]
//! peak    = "peak_" dtype [ "_" A "_" B ] "__" isa [ "_" tech ]
//! C A B   = dtype [ "p" width "x" k-interleave ]      p = packed panel, width in elements
//! tile    = MR "x" NR [ "u" unroll ]
//! size    = integer | integer "vs"                    vs = multiples of vscale (vector length / 128 bits)
//! ```
//!
//! Everything left of `__` is the contract of the kernel, everything right of it says how the contract is met.

use crate::{dtype::DType, isa::Isa};
use std::{fmt, str::FromStr};

/// A size in elements, fixed or a multiple of the vector scale `vscale = vector length in bits / 128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// So many elements on every machine.
    Int(u32),
    /// So many elements times vscale.
    Vs(u32),
}

impl Size {
    /// The number of elements when `vscale` is as given.
    pub fn elements(self, vscale: u32) -> u32 {
        match self {
            Size::Int(n) => n,
            Size::Vs(n) => n * vscale,
        }
    }

    /// `self * n`, in the same unit.
    pub fn times(self, n: u32) -> Size {
        match self {
            Size::Int(x) => Size::Int(x * n),
            Size::Vs(x) => Size::Vs(x * n),
        }
    }

    /// The number before the unit.
    pub fn count(self) -> u32 {
        match self {
            Size::Int(x) | Size::Vs(x) => x,
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Size::Int(n) => write!(f, "{n}"),
            Size::Vs(n) => write!(f, "{n}vs"),
        }
    }
}

/// The packed form of an operand: panels `width` elements wide, `interleave` consecutive k steps kept together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Panel {
    /// Rows of A or columns of B in one panel.
    pub width: Size,
    /// Consecutive k steps stored side by side (1 for f32 and f64).
    pub interleave: u32,
}

/// One operand in a name: its element type and, if it is packed, its panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Element type.
    pub dtype: &'static DType,
    /// `None` for a plain matrix with run-time strides.
    pub panel: Option<Panel>,
}

impl Operand {
    /// A plain matrix of `dtype`.
    pub fn plain(dtype: &'static DType) -> Self {
        Operand { dtype, panel: None }
    }

    /// Panels of `dtype`.
    pub fn packed(dtype: &'static DType, width: Size, interleave: u32) -> Self {
        Operand { dtype, panel: Some(Panel { width, interleave }) }
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.dtype.name)?;
        match self.panel {
            Some(p) => write!(f, "p{}x{}", p.width, p.interleave),
            None => Ok(()),
        }
    }
}

/// Named deviations of a kernel from the general contract, in the order in which a name lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Vectors run along k: k steps of A and of B are adjacent, sums are partial until they are added up at the end.
    Dot,
    /// C is overwritten: no beta argument.
    B0,
    /// A bias row is added to the finished accumulator.
    Bias,
    /// The finished accumulator passes through max(x, 0).
    Relu,
}

impl Variant {
    /// Every variant, in name order.
    pub const ALL: [Variant; 4] = [Variant::Dot, Variant::B0, Variant::Bias, Variant::Relu];

    /// The word used in names.
    pub fn word(self) -> &'static str {
        match self {
            Variant::Dot => "dot",
            Variant::B0 => "b0",
            Variant::Bias => "bias",
            Variant::Relu => "relu",
        }
    }
}

/// What a kernel computes: the part of a name left of `__`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contract {
    /// C = alpha * A * B + beta * C over one block.
    Gemm {
        /// Fixed m, n, k, or `None` for any shape.
        shape: Option<[u32; 3]>,
        /// Output.
        c: Operand,
        /// Left operand.
        a: Operand,
        /// Right operand.
        b: Operand,
        /// Rows of the register tile.
        mr: Size,
        /// Columns of the register tile.
        nr: Size,
        /// k steps per iteration of the k loop; printed only when larger than 1.
        unroll: u32,
        /// Deviations, in name order.
        variants: Vec<Variant>,
    },
    /// Copies a plain matrix into zero-padded panels.
    Pack {
        /// The panels written.
        to: Operand,
        /// The plain matrix read.
        from: Operand,
    },
    /// Turns finished sums into elements of C.
    Finish {
        /// Output.
        c: &'static DType,
        /// The sums.
        acc: &'static DType,
    },
    /// Multiply-adds between registers and nothing else, to measure the peak by.
    Peak {
        /// The accumulator type.
        acc: &'static DType,
        /// The operand types; not written if both are the accumulator type.
        operands: [&'static DType; 2],
    },
}

/// A complete kernel name.
#[derive(Clone, Debug, PartialEq)]
pub struct KernelName {
    /// Left of `__`.
    pub contract: Contract,
    /// The instruction set.
    pub isa: &'static Isa,
    /// The distinguishing technique within the instruction set, if it has one to tell (for instance `fma`, `mopa`).
    pub tech: Option<String>,
}

impl fmt::Display for KernelName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.contract {
            Contract::Gemm { shape, c, a, b, mr, nr, unroll, variants } => {
                f.write_str("gemm")?;
                if let Some([m, n, k]) = shape {
                    write!(f, "_{m}x{n}x{k}s")?;
                }
                write!(f, "_{c}_{a}_{b}_{mr}x{nr}")?;
                if *unroll > 1 {
                    write!(f, "u{unroll}")?;
                }
                for v in variants {
                    write!(f, "_{}", v.word())?;
                }
            }
            Contract::Pack { to, from } => write!(f, "pack_{to}_{from}")?,
            Contract::Finish { c, acc } => write!(f, "finish_{c}_{acc}")?,
            Contract::Peak { acc, operands: [a, b] } if a == acc && b == acc => write!(f, "peak_{acc}")?,
            Contract::Peak { acc, operands: [a, b] } => write!(f, "peak_{acc}_{a}_{b}")?,
        }
        write!(f, "__{}", self.isa.name)?;
        match &self.tech {
            Some(t) => write!(f, "_{t}"),
            None => Ok(()),
        }
    }
}

/// Why a string is not a kernel name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` is not a kernel name: {reason}")]
pub struct NameError {
    /// The string that was parsed.
    pub name: String,
    /// What is wrong with it.
    pub reason: String,
}

impl FromStr for KernelName {
    type Err = NameError;

    fn from_str(s: &str) -> Result<Self, NameError> {
        parse(s).map_err(|reason| NameError { name: s.to_string(), reason })
    }
}

fn parse(s: &str) -> Result<KernelName, String> {
    let (left, right) = s.split_once("__").ok_or("no `__` between contract and instruction set")?;
    let (isa, tech) = parse_isa(right)?;
    let mut words = left.split('_');
    let contract = match words.next() {
        Some("gemm") => parse_gemm(words)?,
        Some("pack") => {
            let to = parse_operand(words.next().ok_or("the packed operand is missing")?)?;
            let from = parse_operand(words.next().ok_or("the plain operand is missing")?)?;
            if let Some(extra) = words.next() {
                return Err(format!("unexpected `{extra}`"));
            }
            if to.panel.is_none() || from.panel.is_some() {
                return Err("a pack kernel reads a plain and writes a packed operand".into());
            }
            Contract::Pack { to, from }
        }
        Some("finish") => {
            let mut plain = |what: &str| {
                let operand = parse_operand(words.next().ok_or(format!("the type of {what} is missing"))?)?;
                match operand.panel {
                    None => Ok(operand.dtype),
                    Some(_) => Err("a finishing kernel reads and writes plain matrices".to_string()),
                }
            };
            let (c, acc) = (plain("C")?, plain("the sums")?);
            if let Some(extra) = words.next() {
                return Err(format!("unexpected `{extra}`"));
            }
            Contract::Finish { c, acc }
        }
        Some("peak") => {
            let types: Vec<Operand> = words.map(parse_operand).collect::<Result<_, _>>()?;
            let plain = types.iter().all(|t| t.panel.is_none());
            match types.iter().map(|t| t.dtype).collect::<Vec<_>>()[..] {
                [acc] if plain => Contract::Peak { acc, operands: [acc, acc] },
                [acc, a, b] if plain && [a, b] != [acc, acc] => Contract::Peak { acc, operands: [a, b] },
                _ => {
                    return Err(
                        "a peak kernel names the accumulator type, and the operand types if they are others".into()
                    );
                }
            }
        }
        other => return Err(format!("unknown operation `{}`", other.unwrap_or(""))),
    };
    Ok(KernelName { contract, isa, tech })
}

fn parse_isa(s: &str) -> Result<(&'static Isa, Option<String>), String> {
    // Instruction-set tokens contain `_` themselves, so the longest token that fits wins.
    let isa = crate::isa::ALL
        .iter()
        .filter(|i| s.strip_prefix(i.name).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
        .max_by_key(|i| i.name.len())
        .ok_or_else(|| format!("unknown instruction set `{s}`"))?;
    let tech = match s[isa.name.len()..].strip_prefix('_') {
        None => None,
        Some(t) if !t.is_empty() && t.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()) => {
            Some(t.to_string())
        }
        Some(t) => return Err(format!("`{t}` is not a technique: lower-case letters and digits only")),
    };
    Ok((isa, tech))
}

fn parse_gemm<'a>(words: impl Iterator<Item = &'a str>) -> Result<Contract, String> {
    let mut words = words.peekable();
    // No element type begins with a digit.
    let shape = match words.peek().filter(|w| w.starts_with(|c: char| c.is_ascii_digit())) {
        Some(word) => {
            let dims = word.strip_suffix('s').ok_or_else(|| format!("`{word}` is not a fixed shape <m>x<n>x<k>s"))?;
            let dims: Vec<u32> = dims.split('x').map(parse_number).collect::<Result<_, _>>()?;
            words.next();
            Some(<[u32; 3]>::try_from(dims).map_err(|_| "a fixed shape is <m>x<n>x<k>s".to_string())?)
        }
        None => None,
    };
    let mut operand = |role: &str| parse_operand(words.next().ok_or(format!("operand {role} is missing"))?);
    let (c, a, b) = (operand("C")?, operand("A")?, operand("B")?);
    let tile = words.next().ok_or("the tile is missing")?;
    let (mr, rest) = tile.split_once('x').ok_or_else(|| format!("`{tile}` is not a tile <MR>x<NR>"))?;
    let (nr, unroll) = match rest.split_once('u') {
        None => (rest, 1),
        Some((nr, u)) => match parse_number(u)? {
            0 | 1 => return Err("an unroll of 1 is not written".into()),
            u => (nr, u),
        },
    };
    let (mr, nr) = (parse_size(mr)?, parse_size(nr)?);
    let mut variants = Vec::new();
    for word in words {
        let v = Variant::ALL.into_iter().find(|v| v.word() == word).ok_or(format!("unknown variant `{word}`"))?;
        if variants.last().is_some_and(|last| *last >= v) {
            return Err(format!("variant `{word}` is repeated or out of order"));
        }
        variants.push(v);
    }
    Ok(Contract::Gemm { shape, c, a, b, mr, nr, unroll, variants })
}

fn parse_operand(s: &str) -> Result<Operand, String> {
    if let Some(dtype) = crate::dtype::find(s) {
        return Ok(Operand::plain(dtype));
    }
    let (name, panel) = s.split_once('p').ok_or_else(|| format!("unknown element type `{s}`"))?;
    let dtype = crate::dtype::find(name).ok_or_else(|| format!("unknown element type `{name}`"))?;
    let (width, interleave) =
        panel.split_once('x').ok_or_else(|| format!("`p{panel}` is not p<width>x<interleave>"))?;
    Ok(Operand::packed(dtype, parse_size(width)?, parse_number(interleave)?))
}

fn parse_size(s: &str) -> Result<Size, String> {
    match s.strip_suffix("vs") {
        Some(n) => Ok(Size::Vs(parse_number(n)?)),
        None => Ok(Size::Int(parse_number(s)?)),
    }
}

/// Decimal, non-zero, no sign and no leading zero: every number has one spelling.
fn parse_number(s: &str) -> Result<u32, String> {
    let plain = !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit()) && !s.starts_with('0');
    s.parse().ok().filter(|_| plain).ok_or_else(|| format!("`{s}` is not a positive number"))
}

impl FromStr for Size {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        parse_size(s)
    }
}
