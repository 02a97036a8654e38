//! Register tiles: the register budget, the automatic choice and the check of explicit ones.
//!
//! A tile of `rows x vectors` accumulators needs, in the vector family,
//!
//! ```text
//! rows >= vectors:  hold all B vectors, stream A:   rows * vectors + vectors + (A registers)
//! rows <  vectors:  hold all A values, stream B:    rows * vectors + rows    + 1
//! ```
//!
//! where A registers is 1 for broadcasting loads and `rows / lanes` where A is multiplied by lane. In the outer-product
//! family the accumulators are tiles of their own and `rows` counts vectors of A.

use crate::{
    dtype::DType,
    isa::{Broadcast, DotRow, Isa, Tail},
    spec::Size,
};

/// The order of operations in one k step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Load all B vectors, then for each row broadcast A and multiply-add with every B vector.
    HoldB,
    /// Broadcast all A values, then for each B vector load it and multiply-add with every row.
    HoldA,
    /// Load all A and B vectors, then one outer product per pair.
    Outer,
    /// Accumulators and operands in tiles: load a tile of B, multiply every tile of A with it, then stream further tiles of B.
    Tiles,
    /// Vectors run along k: load a vector of every row of A, then for each column load one of B and multiply-add with every row.
    Dot,
}

impl Order {
    /// One line for people.
    pub fn describe(self) -> &'static str {
        match self {
            Order::HoldB => "load all B vectors, then broadcast A row by row",
            Order::HoldA => "broadcast all A values, then stream B",
            Order::Outer => "load all A and B vectors, then one outer product per pair",
            Order::Tiles => "for each B tile load it and multiply every A tile with it; A tiles are loaded once",
            Order::Dot => "load a vector of k steps of every row of A, then stream the columns of B",
        }
    }
}

/// How many registers a tile occupies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Accumulators.
    pub accumulators: u32,
    /// Registers that hold B.
    pub b: u32,
    /// Registers that hold A.
    pub a: u32,
    /// Vector registers a tile may use (accumulator tiles are counted apart).
    pub available: u32,
    /// What the accumulators are.
    pub in_tiles: bool,
    /// Tiles there are.
    pub tiles_available: u32,
    /// Whether A and B are held in tiles too.
    pub operands_in_tiles: bool,
}

impl Budget {
    /// Whether the tile fits.
    pub fn fits(&self) -> bool {
        if self.operands_in_tiles {
            self.accumulators + self.a + self.b <= self.tiles_available
        } else if self.in_tiles {
            self.accumulators <= self.tiles_available && self.a + self.b <= self.available
        } else {
            self.accumulators + self.a + self.b <= self.available
        }
    }

    /// The arithmetic, for people: `24 accumulators + 4 B + 1 A = 29 of 32 vector registers`.
    pub fn arithmetic(&self) -> String {
        if self.operands_in_tiles {
            let (acc, a, b, t) = (self.accumulators, self.a, self.b, self.tiles_available);
            format!("{acc} accumulators + {b} B + {a} A = {} of {t} tiles", acc + a + b)
        } else if self.in_tiles {
            let (acc, t) = (self.accumulators, self.tiles_available);
            let (a, b, sum, v) = (self.a, self.b, self.a + self.b, self.available);
            format!("{acc} accumulators of {t} tiles, {b} B + {a} A = {sum} of {v} vector registers")
        } else {
            let sum = self.accumulators + self.a + self.b;
            let (acc, a, b, v) = (self.accumulators, self.a, self.b, self.available);
            format!("{acc} accumulators + {b} B + {a} A = {sum} of {v} vector registers")
        }
    }
}

/// A legal register tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tile {
    /// Rows in elements.
    pub mr: Size,
    /// Columns in elements.
    pub nr: Size,
    /// Rows (vector family) or vectors of A (outer products).
    pub rows: u32,
    /// Vectors of B.
    pub vectors: u32,
    /// Elements in one vector.
    pub lanes: Size,
    /// Order of operations.
    pub order: Order,
    /// Registers it occupies.
    pub budget: Budget,
}

impl Tile {
    /// Multiply-add instructions per k step.
    pub fn dots(&self) -> u32 {
        self.rows * self.vectors
    }

    /// Rows in a panel of A.
    pub fn a_width(&self) -> Size {
        if self.order == Order::Tiles { self.lanes } else { self.mr }
    }

    /// Columns in a panel of B.
    pub fn b_width(&self) -> Size {
        if self.order == Order::Tiles { self.lanes } else { self.nr }
    }

    /// k steps that one multiply-add consumes: in tiles, a row of A.
    pub fn k_step(&self, dot: &DotRow) -> u32 {
        if self.order == Order::Tiles { dot.interleave * self.lanes.count() } else { dot.interleave }
    }

    /// Consecutive k steps side by side in a panel of A: a row of a tile, so that tiles follow each other.
    pub fn a_interleave(&self, dot: &DotRow) -> u32 {
        self.k_step(dot)
    }

    /// Multiply-adds per loaded element of A and B, at `vscale`.
    pub fn intensity(&self, vscale: u32) -> f64 {
        let (mr, nr) = (self.mr.elements(vscale) as f64, self.nr.elements(vscale) as f64);
        mr * nr / (mr + nr)
    }
}

/// Why an explicit tile is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum TileError {
    /// A size is zero.
    Zero,
    /// The unit or multiple does not suit the vector length: what is wanted.
    Shape(String),
    /// Too many registers.
    Budget {
        /// The arithmetic.
        budget: Budget,
        /// Legal tiles with as many columns or as many rows, largest first.
        legal: Vec<(Size, Size)>,
    },
}

/// vscale at which scalable tiles are compared: 256-bit vectors.
const NOMINAL_VSCALE: u32 = 2;

/// Load ports must be busy at most this share of the time the multiply-adds take, so that loads of C, prefetches and
/// cache misses find room.
const LOAD_SHARE: f64 = 2.0 / 3.0;

/// The tile with `rows` and `vectors`, legal or not.
pub fn build(isa: &Isa, acc: &DType, rows: u32, vectors: u32) -> Tile {
    let regs = &isa.registers;
    let lanes = regs.width.lanes(acc.bytes);
    let outer = regs.tiles > 0;
    // ZA has as many tiles of an element type as the type has bytes.
    let tiles_available = regs.tiles * acc.bytes / 4;
    let (order, a, b) = if isa.state.has_session() {
        // Tiles of A stay if there are several of B; what else is left makes room for loads to run ahead.
        let free = tiles_available.saturating_sub(rows * vectors);
        let a = if vectors > 1 { rows } else { rows.min(free.saturating_sub(1)).max(1) };
        (Order::Tiles, a, vectors.min(free.saturating_sub(a)).max(1))
    } else if outer {
        (Order::Outer, rows, vectors)
    } else if rows >= vectors {
        let a = match regs.broadcast {
            Broadcast::Load => 1,
            Broadcast::Lane => rows.div_ceil(lanes.count()),
        };
        (Order::HoldB, a, vectors)
    } else {
        (Order::HoldA, rows, 1)
    };
    let budget = Budget {
        accumulators: rows * vectors,
        b,
        a,
        available: isa.available(acc),
        in_tiles: outer,
        tiles_available,
        operands_in_tiles: order == Order::Tiles,
    };
    let mr = if outer { lanes.times(rows) } else { Size::Int(rows) };
    Tile { mr, nr: lanes.times(vectors), rows, vectors, lanes, order, budget }
}

/// Every legal tile.
pub fn legal(isa: &Isa, acc: &DType) -> Vec<Tile> {
    let most = isa.registers.vectors.max(isa.registers.tiles * acc.bytes / 4);
    let lanes = isa.registers.width.lanes(acc.bytes).count();
    (1..=most)
        .flat_map(|rows| (1..=most / rows).map(move |vectors| (rows, vectors)))
        .map(|(rows, vectors)| build(isa, acc, rows, vectors))
        .filter(|t| t.budget.fits())
        .filter(|t| isa.registers.broadcast != Broadcast::Lane || t.rows % lanes == 0)
        .filter(|t| tail_registers(isa, t) <= t.budget.available)
        .collect()
}

/// Registers that the narrowest column tail of a tile needs: one vector, and where masks are no registers of their own, the
/// mask and its complement.
fn tail_registers(isa: &Isa, tile: &Tile) -> u32 {
    match isa.registers.tail {
        Tail::MaskedTail => tile.rows + 1 + tile.budget.a + 2,
        Tail::Masked | Tail::MaskRegisters | Tail::Exact => 0,
    }
}

/// The share of peak that the load ports allow, 1 when they leave the wanted room.
fn load_bound(isa: &Isa, tile: &Tile) -> f64 {
    let a_loads = match (tile.order, isa.registers.broadcast) {
        (Order::Outer | Order::Dot, _) | (_, Broadcast::Load) => tile.rows,
        (_, Broadcast::Lane) => tile.rows.div_ceil(tile.lanes.count()),
    };
    let load_time = f64::from(a_loads + tile.vectors) / f64::from(isa.cost.loads_per_cycle);
    let dot_time = f64::from(tile.dots()) / f64::from(isa.cost.dots_per_cycle);
    (LOAD_SHARE * dot_time / load_time).min(1.0)
}

/// The share of peak that latency allows: the multiply-adds of one k step are independent of each other only.
fn latency_bound(isa: &Isa, tile: &Tile) -> f64 {
    let in_flight = f64::from(isa.cost.dots_per_cycle) * f64::from(isa.cost.dot_latency);
    (f64::from(tile.dots()) / in_flight).min(1.0)
}

/// The order in which `auto` prefers tiles, larger is better: first what the ports and the latency allow, then
/// arithmetic intensity, then more vectors of B.
pub fn merit(isa: &Isa, tile: &Tile) -> (f64, f64, i64) {
    let bound = load_bound(isa, tile).min(latency_bound(isa, tile));
    let round = |x: f64| (x * 1e6).round() / 1e6;
    (round(bound), round(tile.intensity(NOMINAL_VSCALE)), i64::from(tile.vectors))
}

/// The automatic tile: the legal tile of the highest merit.
///
/// # Panics
/// If the register file holds no tile at all (fewer than three vector registers).
pub fn auto(isa: &Isa, acc: &DType) -> Tile {
    best(isa, legal(isa, acc)).expect("a register file of three vectors or more holds a 1x1 tile")
}

/// The automatic tiles of a row set: the one of [`auto`], and where operands lie in tiles those for products of few rows and of few
/// columns besides. They have as many accumulators as hide the latency of products, in one row and in one column: an operand that
/// fills one tile is then loaded once per k step.
pub fn autos(isa: &Isa, acc: &DType) -> Vec<Tile> {
    let best = auto(isa, acc);
    if best.order != Order::Tiles {
        return vec![best];
    }
    let hidden = (f64::from(isa.cost.dots_per_cycle) * f64::from(isa.cost.dot_latency)).ceil() as u32;
    let flat = [build(isa, acc, 1, hidden), build(isa, acc, hidden, 1)];
    std::iter::once(best).chain(flat.into_iter().filter(|tile| tile.budget.fits())).collect()
}

/// Rows of products that take longer to read B than to compute.
pub const FEW_ROWS: u32 = 4;

/// The tile for products of few rows, or `None` where there is none wider than the automatic one. They read B once from memory and
/// hardly use it, so what counts is that many loads of a row of B are on their way, adjacent ones. Of the wider tiles of at
/// most [`FEW_ROWS`] rows the one of the highest arithmetic intensity.
pub fn flat(isa: &Isa, acc: &DType) -> Option<Tile> {
    flats(isa, acc)?.max_by(by_intensity)
}

/// Bytes of a line of the caches, and what one request for memory brings.
pub const LINE: u32 = 64;

/// The same for a B of shorter elements, which are widened on the way. A row of a tile of it is few lines: caches get lines in pairs,
/// so tiles of whole pairs are better than others, and tiles of whole lines the next best.
pub fn flat_of_shorter(isa: &Isa, acc: &DType, b: &DType) -> Option<Tile> {
    let bytes = |tile: &Tile| tile.nr.count() * b.bytes;
    let whole =
        |unit: u32| flats(isa, acc)?.filter(move |tile| tile.rows > 1 && bytes(tile) % unit == 0).max_by(by_intensity);
    [2 * LINE, LINE, 1].into_iter().find_map(whole)
}

/// The legal tiles of few rows that are wider than the automatic one.
fn flats(isa: &Isa, acc: &DType) -> Option<impl Iterator<Item = Tile>> {
    let regs = &isa.registers;
    if regs.tiles > 0 || regs.width.lanes(acc.bytes) == Size::Int(1) {
        return None;
    }
    let auto = best(isa, legal(isa, acc))?;
    Some(legal(isa, acc).into_iter().filter(move |tile| tile.rows <= FEW_ROWS && tile.vectors > auto.vectors))
}

fn by_intensity(x: &Tile, y: &Tile) -> std::cmp::Ordering {
    x.intensity(NOMINAL_VSCALE).total_cmp(&y.intensity(NOMINAL_VSCALE))
}

/// Rows of A that are read from memory at a time, where vectors run along k.
const MOST_ROWS: u32 = 4;

/// The tile for operands that are both adjacent along k, or `None` where no vector holds several k steps: `rows x columns`
/// accumulators of partial sums, a register for each row of A, one for B, and one for a mask of the end of the sums where masks are
/// vectors. Of the tiles that fit the one that loads least; each row is a stream of its own from memory, so they are few.
pub fn dot(isa: &Isa, acc: &DType) -> Option<Tile> {
    along_k(isa, acc, u32::from(isa.registers.tail == Tail::MaskedTail))
}

/// The same where the end of the sums takes so many registers for masks.
pub fn along_k(isa: &Isa, acc: &DType, masks: u32) -> Option<Tile> {
    most_intense(all_along_k(isa, acc, masks))
}

/// A second tile along k for products of somewhat more columns than [`along_k`] has, or `None` if there is none wider, or vectors are
/// shorter than lines. Where each load takes a line, rows of A arrive from memory more slowly than they are multiplied: they
/// should pass by once, and not wait while a second tile of columns reads them again.
pub fn wide_along_k(isa: &Isa, acc: &DType, masks: u32) -> Option<Tile> {
    let tile = along_k(isa, acc, masks)?;
    let lines = tile.lanes == Size::Int(LINE / acc.bytes);
    most_intense(all_along_k(isa, acc, masks).filter(|wide| lines && wide.vectors > tile.vectors))
}

/// The tile that loads least.
fn most_intense(tiles: impl Iterator<Item = Tile>) -> Option<Tile> {
    tiles.max_by(|x, y| x.intensity(1).total_cmp(&y.intensity(1)))
}

/// Every legal tile along k.
fn all_along_k(isa: &Isa, acc: &DType, masks: u32) -> impl Iterator<Item = Tile> {
    let regs = &isa.registers;
    let lanes = regs.width.lanes(acc.bytes);
    let none = regs.tiles > 0 || lanes == Size::Int(1);
    let available = isa.available(acc);
    let build = move |rows: u32, columns: u32| Tile {
        mr: Size::Int(rows),
        nr: Size::Int(columns),
        rows,
        vectors: columns,
        lanes,
        order: Order::Dot,
        budget: Budget {
            accumulators: rows * columns,
            b: 1,
            a: rows,
            available,
            in_tiles: false,
            tiles_available: 0,
            operands_in_tiles: false,
        },
    };
    let (most, vectors) = (if none { 0 } else { MOST_ROWS }, regs.vectors);
    let tiles = (1..=most).flat_map(move |rows| (1..=vectors / rows).map(move |columns| build(rows, columns)));
    tiles.filter(move |tile| tile.budget.accumulators + tile.budget.a + tile.budget.b + masks <= tile.budget.available)
}

/// The tile of the highest merit.
fn best(isa: &Isa, tiles: impl IntoIterator<Item = Tile>) -> Option<Tile> {
    tiles.into_iter().max_by(|x, y| merit(isa, x).partial_cmp(&merit(isa, y)).expect("merits are finite"))
}

/// An explicit tile `mr x nr`, if it is legal.
pub fn explicit(isa: &Isa, acc: &DType, mr: Size, nr: Size) -> Result<Tile, TileError> {
    if mr.count() == 0 || nr.count() == 0 {
        return Err(TileError::Zero);
    }
    let lanes = isa.registers.width.lanes(acc.bytes);
    let vectors = whole(nr, lanes).ok_or_else(|| {
        TileError::Shape(format!("{nr} columns are not a whole number of vectors of {lanes} elements"))
    })?;
    let rows = if isa.registers.tiles > 0 {
        whole(mr, lanes).ok_or_else(|| {
            TileError::Shape(format!("{mr} rows are not a whole number of vectors of {lanes} elements"))
        })?
    } else {
        match mr {
            Size::Int(rows) => rows,
            Size::Vs(_) => return Err(TileError::Shape(format!("rows of {} are counted, not scaled", isa.name))),
        }
    };
    if isa.registers.broadcast == Broadcast::Lane && rows % lanes.count() != 0 {
        return Err(TileError::Shape(format!("{rows} rows are not a multiple of the {lanes} lanes A is read by")));
    }
    let tile = build(isa, acc, rows, vectors);
    let (needed, available) = (tail_registers(isa, &tile), tile.budget.available);
    if tile.budget.fits() && needed > available {
        return Err(TileError::Shape(format!(
            "its column tails need {rows} accumulators + 1 B + {} A + 2 masks = {needed} of {available} vector registers",
            tile.budget.a
        )));
    }
    if tile.budget.fits() {
        return Ok(tile);
    }
    let mut legal = legal(isa, acc);
    legal.sort_by_key(|t| std::cmp::Reverse((t.dots(), t.vectors == vectors, t.rows)));
    let same_columns = legal.iter().find(|t| t.vectors == vectors);
    let same_rows = legal.iter().find(|t| t.rows == rows);
    // Multiply-adds by lane want as many rows as a vector has lanes: a small register file may hold no tile at all.
    let best = best(isa, legal.iter().copied());
    let mut ways: Vec<(Size, Size)> = Vec::new();
    for way in [same_columns, same_rows, best.as_ref()].into_iter().flatten().map(|t| (t.mr, t.nr)) {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    Err(TileError::Budget { budget: tile.budget, legal: ways })
}

/// How many `part`s make up `whole`, if the units agree and it is a whole number.
fn whole(whole: Size, part: Size) -> Option<u32> {
    match (whole, part) {
        (Size::Int(w), Size::Int(p)) | (Size::Vs(w), Size::Vs(p)) if w % p == 0 => Some(w / p),
        _ => None,
    }
}
