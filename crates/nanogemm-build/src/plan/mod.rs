//! The plan: which kernels are built, with which register tile, order of operations and edge forms. Pure Rust, no LLVM.

pub mod forms;
pub mod tile;

pub use forms::{ColumnForm, ColumnTail, Micro};
pub use tile::{Budget, Order, Tile, TileError};

use crate::{
    dtype::DType,
    isa::{Arch, DotRow, Isa},
    spec::{Contract, KernelName, Operand, Size},
};

/// How a kernel reads an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layout {
    /// Run-time strides (for B: the column stride is 1).
    Strided,
    /// Zero-padded panels as wide as the register tile.
    Packed,
}

/// One kernel to build.
#[derive(Clone, Debug)]
pub struct KernelPlan {
    /// Its name; the symbol is `<prefix>_k_<name>`.
    pub name: KernelName,
    /// Its instruction set.
    pub isa: &'static Isa,
    /// What is built.
    pub body: Body,
}

/// What is built.
#[derive(Clone, Debug)]
pub enum Body {
    /// A block kernel.
    Gemm(GemmPlan),
    /// A packing routine.
    Pack(PackPlan),
    /// A register-only loop of multiply-adds.
    Peak(PeakPlan),
}

/// Everything compose needs to build a block kernel.
#[derive(Clone, Debug)]
pub struct GemmPlan {
    /// Element type of A.
    pub a: &'static DType,
    /// Element type of B.
    pub b: &'static DType,
    /// Element type of C.
    pub c: &'static DType,
    /// The multiply-add.
    pub dot: &'static DotRow,
    /// How A is read.
    pub a_layout: Layout,
    /// How B is read.
    pub b_layout: Layout,
    /// The register tile with its order of operations and register budget.
    pub tile: Tile,
    /// k steps per iteration of the k loop.
    pub unroll: u32,
    /// The microkernels: the full tile and every edge.
    pub micros: Vec<Micro>,
}

/// Everything compose needs to build a packing routine.
#[derive(Clone, Debug)]
pub struct PackPlan {
    /// Element type.
    pub dtype: &'static DType,
    /// Lanes of one panel.
    pub width: Size,
}

/// Everything compose needs to build a register-only loop.
#[derive(Clone, Debug)]
pub struct PeakPlan {
    /// Element type of the accumulators.
    pub acc: &'static DType,
    /// The multiply-add.
    pub dot: &'static DotRow,
    /// Independent accumulators, each the target of one multiply-add per iteration.
    pub chains: u32,
    /// Elements in one vector.
    pub lanes: Size,
    /// Whether each multiply-add is an outer product.
    pub outer: bool,
}

/// What a table of the manifest asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Block kernels.
    Gemm,
    /// Register-only loops, one per instruction set.
    Peak,
}

/// A request the manifest makes of the plan: one kernel family on one target.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is asked for.
    pub op: Op,
    /// Element types.
    pub a: &'static DType,
    /// Element type of B.
    pub b: &'static DType,
    /// Element type of C.
    pub c: &'static DType,
    /// Layouts of A.
    pub a_layouts: Vec<Layout>,
    /// Layouts of B.
    pub b_layouts: Vec<Layout>,
    /// Explicit tiles per instruction set; an absent one is chosen automatically.
    pub tiles: Vec<(&'static Isa, Vec<(Size, Size)>)>,
    /// k steps per iteration, or the default of the tile.
    pub unroll: Option<u32>,
}

/// What is built for one target, in name order within descending rank.
#[derive(Clone, Debug)]
pub struct LibraryPlan {
    /// Symbol prefix.
    pub prefix: String,
    /// Library name.
    pub name: String,
    /// Target triple.
    pub triple: String,
    /// Its architecture.
    pub arch: Arch,
    /// LLVM CPU to schedule for.
    pub tune: Option<String>,
    /// Instruction sets, best first, ending with the portable one.
    pub isas: Vec<&'static Isa>,
    /// Kernels.
    pub kernels: Vec<KernelPlan>,
}

impl LibraryPlan {
    /// Plans every kernel that `requests` ask for on a target.
    ///
    /// Tiles in `requests` have been checked with [`tile::explicit`]; the manifest does so with its spans at hand.
    pub fn new(
        prefix: &str,
        name: &str,
        triple: &str,
        arch: Arch,
        tune: Option<String>,
        isas: &[&'static Isa],
        requests: &[Request],
    ) -> Self {
        let mut isas: Vec<&'static Isa> = isas.to_vec();
        if !isas.iter().any(|i| i.arch.is_none()) {
            isas.extend(crate::isa::ALL.iter().copied().filter(|i| i.arch.is_none()));
        }
        isas.sort_by_key(|i| std::cmp::Reverse(i.rank));
        let mut kernels = Vec::new();
        for isa in &isas {
            let mut panels = Vec::new();
            for request in requests {
                match request.op {
                    Op::Gemm => kernels.extend(gemm_rows(isa, request, &mut panels)),
                    Op::Peak => kernels.extend(peak_row(isa, request)),
                }
            }
            panels.sort_by_key(|(d, w)| (d.name, *w));
            panels.dedup();
            kernels.extend(panels.into_iter().map(|(dtype, width)| pack_row(isa, dtype, width)));
        }
        LibraryPlan { prefix: prefix.into(), name: name.into(), triple: triple.into(), arch, tune, isas, kernels }
    }
}

/// The rows of one request on one instruction set, and the panels they read.
fn gemm_rows(isa: &'static Isa, request: &Request, panels: &mut Vec<(&'static DType, Size)>) -> Vec<KernelPlan> {
    let Some(dot) = isa.dot(request.a.name, request.b.name, request.c.name) else { return Vec::new() };
    let listed = request.tiles.iter().find(|(i, _)| *i == isa).map(|(_, tiles)| tiles.as_slice()).unwrap_or_default();
    let tiles: Vec<Tile> = if listed.is_empty() {
        vec![tile::auto(isa, request.c)]
    } else {
        listed
            .iter()
            .map(|&(mr, nr)| tile::explicit(isa, request.c, mr, nr).expect("the manifest checked its tiles"))
            .collect()
    };
    let mut rows = Vec::new();
    for tile in tiles {
        // Vectors of A exist only where consecutive rows are adjacent, so outer products read panels.
        let outer = tile.order == Order::Outer;
        let a_layouts = if outer { vec![Layout::Packed] } else { request.a_layouts.clone() };
        for &a_layout in &a_layouts {
            for &b_layout in &request.b_layouts {
                let operand = |dtype, layout, width| match layout {
                    Layout::Strided => Operand::plain(dtype),
                    Layout::Packed => Operand::packed(dtype, width, dot.interleave),
                };
                let unroll = request.unroll.unwrap_or_else(|| default_unroll(&tile));
                let contract = Contract::Gemm {
                    shape: None,
                    c: Operand::plain(request.c),
                    a: operand(request.a, a_layout, tile.mr),
                    b: operand(request.b, b_layout, tile.nr),
                    mr: tile.mr,
                    nr: tile.nr,
                    unroll,
                    variants: Vec::new(),
                };
                let name = KernelName { contract, isa, tech: dot.tech.map(Into::into) };
                let (a, b, c) = (request.a, request.b, request.c);
                let micros = forms::micros(isa, &tile);
                let plan = GemmPlan { a, b, c, dot, a_layout, b_layout, tile, unroll, micros };
                rows.push(KernelPlan { name, isa, body: Body::Gemm(plan) });
                if a_layout == Layout::Packed {
                    panels.push((request.a, tile.mr));
                }
                if b_layout == Layout::Packed {
                    panels.push((request.b, tile.nr));
                }
            }
        }
    }
    rows
}

/// The smallest unroll that gives the loop control (a handful of instructions) a small share of each iteration and the
/// loads room to run ahead.
fn default_unroll(tile: &Tile) -> u32 {
    match tile.order {
        // Few instructions per step, and the loads of one step hide behind the outer products of the step before.
        Order::Outer => 4,
        // Tall tiles have as many addresses per step; a second step of them does not fit the integer registers of x86.
        Order::HoldB | Order::HoldA if tile.dots() >= 16 || tile.rows > 8 => 1,
        Order::HoldB | Order::HoldA => 2,
    }
}

/// The register-only loop of one request. It needs at least twelve chains to hide the latency of vector multiply-adds and
/// takes as many as leave room for two operands; outer products use every tile.
fn peak_row(isa: &'static Isa, request: &Request) -> Option<KernelPlan> {
    let dot = isa.dot(request.a.name, request.b.name, request.c.name)?;
    let registers = &isa.registers;
    let outer = registers.tiles > 0;
    let chains = if outer {
        registers.tiles * request.c.bytes / 4
    } else {
        registers.vectors.saturating_sub(registers.spare.max(2)).clamp(1, 24)
    };
    let lanes = registers.width.lanes(request.c.bytes);
    let name = KernelName { contract: Contract::Peak { acc: request.c }, isa, tech: dot.tech.map(Into::into) };
    Some(KernelPlan { name, isa, body: Body::Peak(PeakPlan { acc: request.c, dot, chains, lanes, outer }) })
}

fn pack_row(isa: &'static Isa, dtype: &'static DType, width: Size) -> KernelPlan {
    let contract = Contract::Pack { to: Operand::packed(dtype, width, 1), from: Operand::plain(dtype) };
    let name = KernelName { contract, isa, tech: None };
    KernelPlan { name, isa, body: Body::Pack(PackPlan { dtype, width }) }
}
