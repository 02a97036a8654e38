//! The plan: which kernels are built, with which register tile, order of operations and edge forms. Pure Rust, no LLVM.

pub mod fixed;
pub mod forms;
pub mod tile;

pub use fixed::FixedPlan;
pub use forms::{ColumnForm, ColumnTail, Micro};
pub use tile::{Budget, Order, Tile, TileError};

use crate::{
    dtype::DType,
    isa::{Arch, DotRow, Isa, Tail},
    spec::{Contract, KernelName, Operand, Size, Variant},
};

/// How a kernel reads an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layout {
    /// Run-time strides (for B: the column stride is 1).
    Strided,
    /// Zero-padded panels as wide as the register tile.
    Packed,
    /// B only: columns at a run-time distance, k steps adjacent. Rows that read B like this read an A whose k steps are adjacent
    /// too.
    Columns,
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
    /// A kernel of one constant shape.
    Fixed(FixedPlan),
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
    /// k steps per iteration of the k loop; where vectors run along k, vectors of k steps.
    pub unroll: u32,
    /// The microkernels: the full tile and every edge.
    pub micros: Vec<Micro>,
    /// What the tile entry has code for; empty if there is no tile entry.
    pub singles: Vec<Micro>,
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
    /// Whether kernels of any shape are asked for.
    pub any: bool,
    /// Constant shapes: m, n, k. Kernels of these read A and B where they are, rows without gaps between columns.
    pub shapes: Vec<[u32; 3]>,
    /// What follows the prefix in the name of the entry of the one constant shape, if it is not the default.
    pub entry: Option<String>,
    /// Explicit tiles per instruction set; an absent one is chosen automatically.
    pub tiles: Vec<(&'static Isa, Vec<(Size, Size)>)>,
    /// k steps per iteration, or the default of the tile.
    pub unroll: Option<u32>,
}

impl Request {
    /// The entries of its constant shapes.
    fn entries(&self) -> impl Iterator<Item = FixedEntry> + '_ {
        self.shapes.iter().map(|&shape| {
            let [m, n, k] = shape;
            let name = self.entry.clone().unwrap_or_else(|| format!("gemm_{m}x{n}x{k}s_{}", self.c));
            FixedEntry { name, shape, dtype: self.c }
        })
    }
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
    /// Constant shapes with entries of their own, in the order of the manifest.
    pub entries: Vec<FixedEntry>,
}

/// The entry of a constant shape. It runs the best kernel of the shape, or where there is none a kernel of any shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixedEntry {
    /// What follows the prefix in its name.
    pub name: String,
    /// m, n, k.
    pub shape: [u32; 3],
    /// Element type of A, B and C.
    pub dtype: &'static DType,
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
                    Op::Gemm => {
                        if request.any {
                            kernels.extend(gemm_rows(isa, request, &mut panels));
                        }
                        kernels.extend(fixed_rows(isa, request));
                    }
                    Op::Peak => kernels.extend(peak_row(isa, request)),
                }
            }
            panels.sort_by_key(|(d, w)| (d.name, *w));
            panels.dedup();
            kernels.extend(panels.into_iter().map(|(dtype, width)| pack_row(isa, dtype, width)));
        }
        let entries = requests.iter().flat_map(Request::entries).collect();
        LibraryPlan {
            prefix: prefix.into(),
            name: name.into(),
            triple: triple.into(),
            arch,
            tune,
            isas,
            kernels,
            entries,
        }
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
    let along_k = request.b_layouts.contains(&Layout::Columns) && request.a_layouts.contains(&Layout::Strided);
    let dot_tile = if along_k { tile::dot(isa, request.c) } else { None };
    for tile in tiles {
        // Vectors of A exist only where consecutive rows are adjacent, so outer products read panels.
        let outer = tile.order == Order::Outer;
        let a_layouts = if outer { vec![Layout::Packed] } else { request.a_layouts.clone() };
        for &a_layout in &a_layouts {
            for &b_layout in request.b_layouts.iter().filter(|&&layout| layout != Layout::Columns) {
                rows.push(gemm_row(isa, request, dot, tile, a_layout, b_layout));
                if a_layout == Layout::Packed {
                    panels.push((request.a, tile.mr));
                }
                if b_layout == Layout::Packed {
                    panels.push((request.b, tile.nr));
                }
            }
        }
    }
    rows.extend(dot_tile.map(|tile| gemm_row(isa, request, dot, tile, Layout::Strided, Layout::Columns)));
    rows
}

/// One row of a request.
fn gemm_row(
    isa: &'static Isa,
    request: &Request,
    dot: &'static DotRow,
    tile: Tile,
    a_layout: Layout,
    b_layout: Layout,
) -> KernelPlan {
    let operand = |dtype, layout, width| match layout {
        Layout::Strided | Layout::Columns => Operand::plain(dtype),
        Layout::Packed => Operand::packed(dtype, width, dot.interleave),
    };
    let unroll = request.unroll.unwrap_or_else(|| default_unroll(isa, &tile, a_layout));
    let contract = Contract::Gemm {
        shape: None,
        c: Operand::plain(request.c),
        a: operand(request.a, a_layout, tile.mr),
        b: operand(request.b, b_layout, tile.nr),
        mr: tile.mr,
        nr: tile.nr,
        unroll,
        variants: if tile.order == Order::Dot { vec![Variant::Dot] } else { Vec::new() },
    };
    let name = KernelName { contract, isa, tech: dot.tech.map(Into::into) };
    let (a, b, c) = (request.a, request.b, request.c);
    let micros = forms::micros(isa, &tile);
    let in_place = (a_layout, b_layout) == (Layout::Strided, Layout::Strided);
    let singles = if in_place { forms::singles(isa, &tile) } else { Vec::new() };
    let plan = GemmPlan { a, b, c, dot, a_layout, b_layout, tile, unroll, micros, singles };
    KernelPlan { name, isa, body: Body::Gemm(plan) }
}

/// Sets of accumulators for one column: a single row then has as many multiply-adds on the way as its loads can feed. More would
/// make the loop long, and the work behind it, by single vectors, as long as short sums.
const MOST_SETS: u32 = 4;

/// The kernels of constant shapes of one request on one instruction set.
fn fixed_rows(isa: &'static Isa, request: &Request) -> Vec<KernelPlan> {
    let equal = request.a == request.b && request.b == request.c;
    let Some(dot) = isa.dot(request.a.name, request.b.name, request.c.name).filter(|_| equal) else {
        return Vec::new();
    };
    let row = |FixedEntry { shape, dtype, .. }| {
        let plan = FixedPlan::new(isa, dtype, dot, shape)?;
        let (rows, columns) = plan.tile();
        let plain = Operand::plain(dtype);
        let contract = Contract::Gemm {
            shape: Some(shape),
            c: plain,
            a: plain,
            b: plain,
            mr: Size::Int(rows),
            nr: Size::Int(columns),
            unroll: plan.unroll,
            variants: Vec::new(),
        };
        let name = KernelName { contract, isa, tech: dot.tech.map(Into::into) };
        Some(KernelPlan { name, isa, body: Body::Fixed(plan) })
    };
    request.entries().filter_map(row).collect()
}

/// The smallest unroll that gives the loop control (a handful of instructions) a small share of each iteration and the
/// loads room to run ahead.
fn default_unroll(isa: &Isa, tile: &Tile, a_layout: Layout) -> u32 {
    match tile.order {
        // A full tile is bound by its multiply-adds as it is. Vectors at constant distances cost nothing on x86; elsewhere they need
        // addresses, and loads that are moved ahead need registers that the tile does not leave.
        Order::Dot if isa.arch == Some(Arch::X86_64) => 2,
        Order::Dot => 1,
        // Addresses of A at constant distances cost nothing: either they are, or a second loop serves those that are not.
        _ if steady(isa) && (a_layout == Layout::Packed || adjacent(isa, tile, a_layout)) => 4,
        // Few instructions per step, and the loads of one step hide behind the outer products of the step before.
        Order::Outer => 4,
        // Tall tiles have as many addresses per step; a second step of them does not fit the integer registers of x86.
        Order::HoldB | Order::HoldA if tile.dots() >= 16 || tile.rows > 8 => 1,
        // Loads of a panel that are moved ahead of their step need registers that the portable tile does not leave.
        Order::HoldB | Order::HoldA if isa.arch.is_none() && a_layout == Layout::Packed => 1,
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

/// Whether the code generator keeps to the registers of a tile over several k steps: it does if a multiply-add names all its
/// operands, so that hardly any register is set aside, and addresses take displacements.
fn steady(isa: &Isa) -> bool {
    isa.arch.is_some_and(|arch| arch.rows_per_pointer() > 1) && isa.registers.spare <= 1
}

/// Whether the unrolled k loop is for A whose k steps are adjacent only, and another loop of single steps for all others: where
/// rows share pointers, several steps at any distance need more integer registers than there are.
fn adjacent(isa: &Isa, tile: &Tile, a_layout: Layout) -> bool {
    steady(isa) && a_layout == Layout::Strided && tile.order != Order::Outer
}

impl GemmPlan {
    /// Sets of accumulators of a microkernel that adds up vectors of k steps. Microkernels of few columns have several, as far as
    /// registers reach, so that multiply-adds do not wait for each other.
    ///
    /// The order of additions depends on this number, and elements of one C should not differ by where they lie. So it is the same
    /// for all row counts, and one from half a tile of columns on: the block kernel makes column tiles nearly equal.
    pub fn sets(&self, isa: &Isa, micro: &Micro) -> u32 {
        let columns = micro.columns.vectors;
        if self.tile.order != Order::Dot || 2 * columns >= self.tile.vectors {
            return 1;
        }
        let mask = u32::from(isa.registers.tail == Tail::MaskedTail);
        let room = self.tile.budget.available.saturating_sub(self.tile.rows + 1 + mask);
        (room / (self.tile.rows * columns)).min(MOST_SETS / columns).max(1)
    }

    /// Steps (k steps, or vectors of them) in one iteration of the k loop of a microkernel.
    pub fn steps(&self, isa: &Isa, micro: &Micro) -> u32 {
        let sets = self.sets(isa, micro);
        self.unroll.div_ceil(sets) * sets
    }

    /// Loops of single steps behind the k loop of a microkernel.
    pub fn rest_loops(&self, isa: &Isa) -> u32 {
        match (self.tile.order, isa.registers.tail) {
            // Vectors, then what does not fill one.
            (Order::Dot, Tail::Exact) => 2,
            // The last vector is masked.
            (Order::Dot, _) => 1,
            _ => u32::from(self.unroll > 1),
        }
    }

    /// Whether the unrolled k loop takes A only if its k steps are adjacent.
    pub fn unrolls_adjacent(&self, isa: &Isa) -> bool {
        self.unroll > 1 && adjacent(isa, &self.tile, self.a_layout)
    }
}

fn pack_row(isa: &'static Isa, dtype: &'static DType, width: Size) -> KernelPlan {
    let contract = Contract::Pack { to: Operand::packed(dtype, width, 1), from: Operand::plain(dtype) };
    let name = KernelName { contract, isa, tech: None };
    KernelPlan { name, isa, body: Body::Pack(PackPlan { dtype, width }) }
}
