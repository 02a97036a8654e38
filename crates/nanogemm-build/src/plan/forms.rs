//! Edge forms: the microkernels of one block kernel.
//!
//! A block is cut into tiles. Rows left over (1..MR-1) run in a microkernel with exactly that many rows; columns left over
//! run in a microkernel with fewer vectors, the last of them masked or of exact width. No microkernel touches a byte outside
//! the operands.
//!
//! Outer products count rows in vectors too: rows left over run in a microkernel with fewer vectors of A, the last of them
//! masked.

use super::{Order, Tile};
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
}

impl Micro {
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
        Order::HoldB | Order::HoldA | Order::Outer => columns(isa, tile),
    };
    forms.iter().flat_map(|&columns| (1..=tile.rows).rev().map(move |rows| Micro { rows, columns })).collect()
}

/// The tiles that the tile entry of a row in place has code for: as many rows as the registers hold for each number of
/// vectors, at most half as many as there are (with taller ones of one vector the code generator runs out of registers), with and without a mask. Only for vectors of one length with masks: exact tails would need as many more.
pub fn singles(isa: &Isa, tile: &Tile) -> Vec<Micro> {
    let mask = match isa.registers.tail {
        Tail::MaskRegisters => 0,
        Tail::MaskedTail => 2,
        Tail::Masked | Tail::Exact => return Vec::new(),
    };
    let rows =
        |vectors: u32| ((tile.budget.available - tile.budget.a - mask) / vectors - 1).min(isa.registers.vectors / 2);
    let forms = |vectors| [ColumnTail::Full, ColumnTail::Masked].map(|tail| ColumnForm { vectors, tail });
    let all = |vectors| {
        forms(vectors).into_iter().flat_map(move |columns| (1..=rows(vectors)).map(move |rows| Micro { rows, columns }))
    };
    (1..=tile.vectors).flat_map(all).collect()
}
