//! Edge forms: the microkernels of one block kernel.
//!
//! A block is cut into tiles. Rows left over (1..MR-1) run in a microkernel with exactly that many rows; columns left over
//! run in a microkernel with fewer vectors, the last of them masked or of exact width. No microkernel touches a byte outside
//! the operands.
//!
//! Outer products count rows in vectors too: rows left over run in a microkernel with fewer vectors of A, the last of them
//! masked. Tiles likewise: rows and columns are counted in tiles.

use super::{Order, Tile, tile::FEW_ROWS};
use crate::{
    isa::{Isa, Tail},
    spec::Size,
};

/// How many columns of the last vector take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnTail {
    /// All of them.
    Full,
    /// A number known at run time, by mask or predicate.
    Masked,
    /// Exactly so many.
    Exact(u32),
}

/// One way to cover columns: so many vectors, the last with this tail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnForm {
    /// Vectors of B; where vectors run along k, columns.
    pub vectors: u32,
    /// Of the last vector.
    pub tail: ColumnTail,
}

/// One microkernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Micro {
    /// Rows (vector family) or vectors of A (outer products).
    pub rows: u32,
    /// Columns.
    pub columns: ColumnForm,
    /// Sets of accumulators that k steps take in turn, of tile entries.
    pub sets: u32,
}

impl Micro {
    /// With one set of accumulators.
    pub fn new(rows: u32, columns: ColumnForm) -> Self {
        Micro { rows, columns, sets: 1 }
    }

    /// Multiply-add instructions per k step.
    pub fn dots(&self) -> u32 {
        self.rows * self.columns.vectors
    }

    /// What follows the kernel's symbol in the name of the microkernel's local function: `.<rows>x<vectors>[m|e<lanes>]`.
    pub fn suffix(&self) -> String {
        let tail = match self.columns.tail {
            ColumnTail::Full => String::new(),
            ColumnTail::Masked => "m".into(),
            ColumnTail::Exact(lanes) => format!("e{lanes}"),
        };
        format!(".{}x{}{tail}", self.rows, self.columns.vectors)
    }

    /// What follows the kernel's symbol in the symbol of the entry for this tile alone.
    pub fn entry(&self) -> String {
        format!("_tile_{}", &self.suffix()[1..])
    }
}

/// The column forms of a tile, the widest first.
pub fn columns(isa: &Isa, tile: &Tile) -> Vec<ColumnForm> {
    let descending = (1..=tile.vectors).rev();
    match isa.registers.tail {
        Tail::Masked => descending.map(|vectors| ColumnForm { vectors, tail: ColumnTail::Masked }).collect(),
        tail @ (Tail::MaskRegisters | Tail::MaskedTail) => descending
            .clone()
            .map(|vectors| ColumnForm { vectors, tail: ColumnTail::Full })
            .chain(
                descending
                    .filter(|&vectors| tail == Tail::MaskRegisters || mask_fits(tile, vectors))
                    .map(|vectors| ColumnForm { vectors, tail: ColumnTail::Masked }),
            )
            .collect(),
        Tail::Exact => {
            let lanes = match tile.lanes {
                Size::Int(n) => n,
                Size::Vs(_) => unreachable!("scalable vectors have predicates"),
            };
            descending
                .map(|vectors| ColumnForm { vectors, tail: ColumnTail::Full })
                .chain((1..lanes).rev().map(|n| ColumnForm { vectors: 1, tail: ColumnTail::Exact(n) }))
                .collect()
        }
    }
}

/// Whether a masked form has registers for its mask and the complement. One vector always has; wider tails fall back to whole
/// vectors and then one masked.
fn mask_fits(tile: &Tile, vectors: u32) -> bool {
    let b = tile.budget.b.min(vectors);
    vectors == 1 || tile.rows * vectors + b + tile.budget.a + 2 <= tile.budget.available
}

/// Every microkernel of a tile: all row counts for every column form, the full tile first.
pub fn micros(isa: &Isa, tile: &Tile) -> Vec<Micro> {
    let forms = match tile.order {
        // Columns lie in vectors of their own.
        Order::Dot => (1..=tile.vectors).rev().map(|vectors| ColumnForm { vectors, tail: ColumnTail::Full }).collect(),
        // Whole tiles, and those of which there is less, as known at run time.
        Order::Tiles => [ColumnTail::Full, ColumnTail::Masked]
            .into_iter()
            .flat_map(|tail| (1..=tile.vectors).rev().map(move |vectors| ColumnForm { vectors, tail }))
            .collect(),
        Order::HoldB | Order::HoldA | Order::Outer => columns(isa, tile),
    };
    forms.iter().flat_map(|&columns| (1..=tile.rows).rev().map(move |rows| Micro::new(rows, columns))).collect()
}

/// The tiles that a row in place has entries for: as many rows as the registers hold for each number of vectors, at most half as
/// many as there are (with taller ones of one vector the code generator runs out of registers), and of flat tiles no more than they
/// have; with and without a mask, by vectors, mask and rows. Only for vectors of one length with masks: exact tails would need as many more.
///
/// Tiles may be one vector wider than the row's own, if they are not flat then: a single vector left over would load an element of A
/// for each multiply-add.
pub fn singles(isa: &Isa, tile: &Tile) -> Vec<Micro> {
    let mask = match isa.registers.tail {
        Tail::MaskRegisters => 0,
        Tail::MaskedTail => 2,
        Tail::Masked | Tail::Exact => return Vec::new(),
    };
    let flat = tile.order == Order::HoldA;
    let room = tile.budget.available - tile.budget.a - mask;
    let rows = |vectors: u32| if flat { tile.rows } else { (room / vectors - 1).min(isa.registers.vectors / 2) };
    let forms = |vectors| [ColumnTail::Full, ColumnTail::Masked].map(|tail| ColumnForm { vectors, tail });
    let wider = !flat && rows(tile.vectors + 1) > FEW_ROWS;
    // Products of several tiles have none of less than half the rows of the widest, rounded down, and none of one row: all elements
    // of C are summed in one order, so those have one set.
    let few = rows(tile.vectors).div_ceil(2) - 1;
    // Nor are there any of the wider ones (they take no products of so few rows).
    let sets = |rows: u32, vectors: u32| {
        if vectors > tile.vectors {
            return 1;
        }
        let useful = if rows > few { 1 } else { IN_FLIGHT.div_ceil(rows).next_power_of_two().min(MOST_SETS) };
        // One number for all numbers of vectors: columns of one C differ in it.
        let fits = |sets: u32| sets * rows * tile.vectors + tile.budget.b <= room;
        std::iter::successors(Some(useful), |sets| Some(sets / 2)).find(|&sets| sets == 1 || fits(sets)).unwrap_or(1)
    };
    let all = |vectors| {
        let micro = move |columns, rows| Micro { rows, columns, sets: sets(rows, vectors) };
        forms(vectors).into_iter().flat_map(move |columns| (1..=rows(vectors)).map(move |rows| micro(columns, rows)))
    };
    (1..=tile.vectors + u32::from(wider)).flat_map(all).collect()
}

/// Multiply-adds that are on the way at the same time: two units, four cycles.
const IN_FLIGHT: u32 = 8;

/// The most sets of accumulators: as many as there are k steps in an iteration.
const MOST_SETS: u32 = 4;

/// Columns left over: at most half a vector of them. Lanes hold several k steps of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// How many.
    pub columns: u32,
    /// The power of two that they fit: so many lanes have different columns.
    pub width: u32,
    /// k steps of a column in one vector.
    pub steps: u32,
}

impl Rest {
    /// Rows that are computed together, the rest of them in the next way: sums over lanes are cheaper for several.
    pub const HEIGHTS: [u32; 3] = [8, 4, 1];

    /// k steps left over up to which each is summed by itself, which costs as much as one multiply-add where an incomplete block costs
    /// three operations.
    pub const LATE: u32 = 3;

    /// Vectors that the sums of the most rows take at most.
    pub const RESULTS: u32 = 4;

    /// Whether more k steps can be left over.
    pub fn may_be_incomplete(&self) -> bool {
        self.steps > Self::LATE + 1
    }

    /// Lanes of a vector.
    pub fn lanes(&self) -> u32 {
        self.width * self.steps
    }

    /// What follows the kernel's symbol in the symbol of the entry.
    pub fn entry(&self) -> String {
        format!("_rest_{}", self.columns)
    }
}

/// The columns left over that have entries, the fewest first.
pub fn rests(tile: &Tile) -> Vec<Rest> {
    let Size::Int(lanes) = tile.lanes else { return Vec::new() };
    let rest = |columns: u32| {
        let width = columns.next_power_of_two();
        Rest { columns, width, steps: lanes / width }
    };
    (1..=lanes / 2).map(rest).collect()
}
