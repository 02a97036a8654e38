//! The plan: which kernels are built, with which register tile, order of operations and edge forms. Pure Rust, no LLVM.

pub mod fixed;
pub mod forms;
mod rows;
pub mod tile;

pub use fixed::FixedPlan;
pub use forms::{ColumnForm, ColumnTail, Micro, Rest};
use rows::{MOST_SETS, adjacent, finish_rows, fixed_rows, gemm_rows, masks, pack_row, peak_row};
pub use tile::{Budget, Order, Tile, TileError};

use crate::{
    dtype::{self, Conversion, DType, Kind},
    isa::{Arch, Arithmetic, DotRow, Isa, Tail},
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
    /// A only: rows at a run-time distance, k steps adjacent.
    Rows,
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
    /// A finishing kernel.
    Finish(FinishPlan),
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
    /// The tiles that have entries of their own; none if the row does not read both operands in place.
    pub singles: Vec<Micro>,
    /// The numbers of columns left over that have entries of their own; none if there are none for tiles.
    pub rests: Vec<Rest>,
}

/// Everything compose needs to build a packing routine.
#[derive(Clone, Debug)]
pub struct PackPlan {
    /// Element type of the plain matrix.
    pub from: &'static DType,
    /// Element type in panels.
    pub to: &'static DType,
    /// Lanes of one panel.
    pub width: Size,
    /// Consecutive k steps kept side by side.
    pub interleave: u32,
    /// k steps that panels are padded to a multiple of.
    pub k_step: u32,
}

impl PackPlan {
    /// How elements become those of panels.
    pub fn conversion(&self) -> Conversion {
        self.from.conversion(self.to.name).expect("packs are planned for types that can be converted")
    }

    /// What is added to each element.
    pub fn offset(&self) -> i32 {
        if self.conversion() == Conversion::Offset { 128 } else { 0 }
    }

    /// Whether elements are copied one k step after the other, as they are.
    pub fn copies(&self) -> bool {
        self.conversion() == Conversion::Copy && self.interleave == 1 && self.k_step == 1
    }
}

/// Everything compose needs to build a finishing kernel.
#[derive(Clone, Debug)]
pub struct FinishPlan {
    /// Element type of the sums.
    pub acc: &'static DType,
    /// Element type of C.
    pub c: &'static DType,
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
    /// k steps that each multiply-add consumes.
    pub depth: u32,
}

impl PeakPlan {
    /// Element type of the first operand.
    pub fn a(&self) -> &'static DType {
        self.dot.operand(self.dot.a)
    }

    /// Element type of the second operand.
    pub fn b(&self) -> &'static DType {
        self.dot.operand(self.dot.b)
    }
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
    /// Element types of A, B and C that can be multiplied, in the order of the manifest.
    pub products: Vec<[&'static DType; 3]>,
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
            let (mut packs, mut finishes) = (Vec::new(), Vec::new());
            for request in requests {
                match request.op {
                    Op::Gemm => {
                        if request.any {
                            kernels.extend(gemm_rows(isa, request, &mut packs));
                            finishes.extend(finish_rows(isa, request));
                        }
                        kernels.extend(fixed_rows(isa, request));
                    }
                    Op::Peak => kernels.extend(peak_row(isa, request)),
                }
            }
            packs.sort_by_key(|p| (p.to.name, p.width, p.interleave, p.from.name));
            kernels.extend(packs.into_iter().map(|pack| pack_row(isa, pack)));
            kernels.extend(finishes);
        }
        // Products of different types may run on the same kernels.
        let mut seen = std::collections::BTreeSet::new();
        kernels.retain(|kernel| seen.insert(kernel.name.to_string()));
        let mut products: Vec<[&'static DType; 3]> = Vec::new();
        for request in requests.iter().filter(|r| r.op == Op::Gemm) {
            let types = [request.a, request.b, request.c];
            if !products.contains(&types) {
                products.push(types);
            }
        }
        let entries = requests.iter().flat_map(Request::entries).collect();
        LibraryPlan {
            prefix: prefix.into(),
            name: name.into(),
            triple: triple.into(),
            arch,
            tune,
            isas,
            products,
            kernels,
            entries,
        }
    }
}

impl GemmPlan {
    /// Rows in a panel of A.
    pub fn a_width(&self) -> Size {
        self.tile.a_width()
    }

    /// Columns in a panel of B.
    pub fn b_width(&self) -> Size {
        self.tile.b_width()
    }

    /// Consecutive k steps side by side in a panel of A.
    pub fn a_interleave(&self) -> u32 {
        self.tile.a_interleave(self.dot)
    }

    /// k steps that panels are padded to a multiple of.
    pub fn k_step(&self) -> u32 {
        self.tile.k_step(self.dot)
    }

    /// Bytes of what the kernel reads of A at a time: the k steps of one row that one multiply-add consumes.
    pub fn a_unit(&self) -> u32 {
        self.a.bytes * self.dot.interleave
    }

    /// Bytes of what it reads of one column of B at a time.
    pub fn b_unit(&self) -> u32 {
        self.b.bytes * self.dot.interleave
    }

    /// Whether sums may begin with given numbers: those of integers in vectors do.
    pub fn takes_init(&self) -> bool {
        self.c.kind == Kind::Int && !self.tile.budget.in_tiles
    }

    /// Multiply-adds of numbers per cycle of the reference core at vscale 1, if nothing else limits them.
    pub fn macs_per_cycle(&self, isa: &Isa) -> f32 {
        // One vector multiply-add is `lanes` multiply-adds, one outer product `lanes` squared.
        let lanes = self.tile.lanes.elements(1) as f32;
        let per_dot = if self.tile.budget.in_tiles { lanes * lanes } else { lanes };
        let rate = isa.cost.dots_per_cycle * per_dot * self.k_step() as f32 / self.dot.how.instructions() as f32;
        // Widening a vector takes two operations of the units that multiply.
        let widened = match self.tile.order {
            _ if !self.dot.widens() => 0,
            Order::Dot => self.tile.rows + self.tile.vectors,
            _ => self.tile.vectors,
        };
        let (dots, widening) = (self.tile.dots(), 2 * widened);
        rate * dots as f32 / (dots + widening) as f32
    }

    /// Whether the kernel takes no factors: integers have none, and tiles cannot be multiplied by one.
    pub fn plain(&self) -> bool {
        self.c.kind != Kind::Float || self.tile.order == Order::Tiles
    }

    /// Whether the kernel packs a B in rows beside its products where it is told to: tiles of one row, to which a row of B is a pair
    /// of lines. The second cache gets lines in pairs: 64 bytes of each row come half as fast.
    pub fn packs_beside(&self) -> bool {
        let panels = (self.a_layout, self.b_layout) == (Layout::Packed, Layout::Packed);
        let pair = matches!(self.tile.nr, Size::Int(columns) if columns * self.b.bytes == 2 * tile::LINE);
        panels && pair && self.tile.order == Order::Tiles && self.tile.rows == 1
    }

    /// Whether this microkernel does.
    pub fn packs_b(&self, micro: &Micro) -> bool {
        self.packs_beside() && micro.columns.vectors == self.tile.vectors
    }

    /// The packs of the panels that the kernel reads for the operands of a request.
    fn packs(&self, request: &Request) -> Vec<PackPlan> {
        let pack = |from, to, width, interleave| PackPlan { from, to, width, interleave, k_step: self.k_step() };
        let a = || pack(request.a, self.a, self.a_width(), self.a_interleave());
        let b = || pack(request.b, self.b, self.b_width(), self.dot.interleave);
        let a = (self.a_layout == Layout::Packed).then(a);
        let b = (self.b_layout == Layout::Packed).then(b);
        a.into_iter().chain(b).collect()
    }

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
        let masks = masks(isa, self.dot);
        let room = self.tile.budget.available.saturating_sub(self.tile.rows + 1 + masks);
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
