//! Kernels of one constant shape: how rows and columns are covered.
//!
//! Columns are cut into *strips* of whole vectors, rows into *bands*; a strip and a band meet in a tile of accumulators.
//! Equal strips, and equal bands, share their code. Columns beyond the last whole vector of a strip are covered without
//! touching anything outside: by a mask where masks cost nothing, otherwise by a vector that overlaps the one before, or,
//! where there is none, by a vector whose halves overlap.

use crate::{
    dtype::DType,
    isa::{Broadcast, DotRow, Isa, Tail, Width},
};

/// Multiply-adds up to which all k steps are written out.
const STRAIGHT: u32 = 320;
/// Multiply-adds up to which k steps are unrolled in a loop.
const LOOP: u32 = 128;
/// Cycles that a tile costs beyond its multiply-adds: while the last of them finish, the next tile begins, if they leave it
/// registers. (Seen on Sapphire Rapids: 24^3, 48^3 and 64^3 of f32 run best in tiles of 16 to 18 accumulators.)
const TILE: f64 = 4.0;
/// Accumulators beyond which each costs the tile one cycle more.
const EASY: u32 = 18;
/// Vectors of columns up to which operands without gaps have code of their own.
const DENSE_VECTORS: usize = 2;
/// Rows of a tile: each needs an address in every step.
const MOST_ROWS: u32 = 18;
/// Load ports must be busy at most this share of the time the multiply-adds take.
const LOAD_SHARE: f64 = 2.0 / 3.0;
/// Cycles that code of its own for one more kind of tile is taken to cost: it has to be fetched.
const BODY: f64 = 6.0;

/// Which lanes of a vector of columns exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// All.
    All,
    /// The first so many, by mask.
    First(u32),
    /// The lower half holds the first columns, the upper half the last ones of so many.
    Halves(u32),
}

/// One vector of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// Its first column, counted from that of the strip.
    pub at: u32,
    /// Lanes.
    pub lanes: u32,
    /// Which of them exist.
    pub take: Take,
}

/// Equal groups of columns, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// How many.
    pub count: u32,
    /// Columns of each.
    pub width: u32,
    /// The vectors of each.
    pub vectors: Vec<Columns>,
}

/// Equal groups of rows, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// How many.
    pub count: u32,
    /// Rows of each.
    pub rows: u32,
}

/// Everything compose needs to build a kernel of one shape.
#[derive(Clone, Debug)]
pub struct FixedPlan {
    /// Element type of A, B and C.
    pub dtype: &'static DType,
    /// The multiply-add.
    pub dot: &'static DotRow,
    /// m, n, k.
    pub shape: [u32; 3],
    /// The columns.
    pub strips: Vec<Strip>,
    /// The rows.
    pub bands: Vec<Band>,
    /// k steps per iteration of the k loop; k if there is none.
    pub unroll: u32,
    /// Operands without gaps fit one vector each, rows of 128 bits: C has one accumulator.
    pub whole: bool,
}

impl FixedPlan {
    /// The plan of a shape, or `None` where kernels of constant shapes are not built: vectors of run-time length, and
    /// single elements, gain nothing over the block kernels.
    pub fn new(isa: &Isa, dtype: &'static DType, dot: &'static DotRow, shape: [u32; 3]) -> Option<Self> {
        let Width::Fixed(bits) = isa.registers.width else { return None };
        let lanes = bits / 8 / dtype.bytes;
        let [m, n, k] = shape;
        let mut best: Option<(f64, Vec<Strip>, Vec<Band>)> = None;
        let vectors = n.div_ceil(lanes);
        // Numbers of parts that make a difference and have a chance, the fewest first.
        let parts = |whole: u32| {
            let mut parts: Vec<u32> = (1..=whole.min(isa.registers.vectors)).map(|size| whole.div_ceil(size)).collect();
            parts.reverse();
            parts.dedup();
            parts
        };
        let rows = parts(m);
        for parts in parts(vectors) {
            let strips = strips(isa, dtype, lanes, n, parts);
            for tiles in rows.iter().copied().filter(|tiles| strips.iter().all(|s| fits(isa, m.div_ceil(*tiles), s))) {
                let bands = bands(m, tiles);
                let cost = cost(isa, lanes, &strips, &bands, k);
                if best.as_ref().is_none_or(|b| cost < b.0) {
                    best = Some((cost, strips.clone(), bands));
                }
            }
        }
        let (_, strips, bands) = best?;
        let mut plan = FixedPlan { dtype, dot, shape, strips, bands, unroll: k, whole: false };
        plan.whole = plan.is_dense_apart() && n == k && n * dtype.bytes == 16 && m * 16 == bits / 8;
        if plan.bodies().map(|dots| dots * k).sum::<u32>() > STRAIGHT {
            // Where multiply-adds go by lane, as many steps as a vector of A holds.
            let steps = if isa.registers.broadcast == Broadcast::Lane { lanes } else { 1 };
            plan.unroll = unroll(plan.tile_dots(), k, steps);
        }
        Some(plan)
    }

    /// Multiply-adds per k step of each kind of tile.
    pub fn bodies(&self) -> impl Iterator<Item = u32> + '_ {
        self.strips.iter().flat_map(|s| self.bands.iter().map(|b| s.vectors.len() as u32 * b.rows))
    }

    /// Multiply-adds per k step of the largest tile.
    pub fn tile_dots(&self) -> u32 {
        self.bodies().max().unwrap_or(0)
    }

    /// Whether all k steps are written out.
    pub fn is_straight(&self) -> bool {
        self.unroll == self.shape[2]
    }

    /// Whether operands without gaps between their rows have code of their own: a sum of one tile, written out, in which
    /// A is read for every multiply-add or two, of more rows than the addresses of one pointer reach.
    pub fn is_dense_apart(&self) -> bool {
        let one_strip = matches!(self.strips.as_slice(), [s] if s.count == 1 && s.vectors.len() <= DENSE_VECTORS);
        let one_band = matches!(self.bands.as_slice(), [b] if b.count == 1 && b.rows > 3);
        one_strip && one_band && self.is_straight()
    }

    /// Rows and columns of the largest tile.
    pub fn tile(&self) -> (u32, u32) {
        let rows = self.bands.iter().map(|b| b.rows).max().unwrap_or(0);
        (rows, self.strips.iter().map(|s| s.width).max().unwrap_or(0))
    }

    /// How rows and columns are covered, for people: `11 11 10 rows x 16+16 columns`.
    pub fn cover(&self) -> String {
        let band = |b: &Band| if b.count > 1 { format!("{} times {}", b.count, b.rows) } else { b.rows.to_string() };
        let rows = self.bands.iter().map(band).collect::<Vec<_>>().join(", ");
        let vector = |v: &Columns| match v.take {
            Take::All => v.lanes.to_string(),
            Take::First(n) => format!("{n} of {}", v.lanes),
            Take::Halves(n) => format!("{n} in {}", v.lanes),
        };
        let strip = |s: &Strip| {
            let vectors = s.vectors.iter().map(vector).collect::<Vec<_>>().join(" + ");
            if s.count > 1 { format!("{} times ({vectors})", s.count) } else { vectors }
        };
        format!("{rows} rows x {} columns", self.strips.iter().map(strip).collect::<Vec<_>>().join(", "))
    }
}

/// `n` columns in `parts` strips of nearly equally many vectors.
fn strips(isa: &Isa, dtype: &DType, lanes: u32, n: u32, parts: u32) -> Vec<Strip> {
    let vectors = n.div_ceil(lanes);
    let mut strips: Vec<Strip> = Vec::new();
    let mut left = n;
    for part in 0..parts {
        let mine = vectors / parts + u32::from(part < vectors % parts);
        let width = left.min(mine * lanes);
        left -= width;
        match strips.last_mut() {
            Some(last) if last.width == width => last.count += 1,
            _ => strips.push(Strip { count: 1, width, vectors: cover(isa, dtype, lanes, width) }),
        }
    }
    strips
}

/// `m` rows in `parts` bands of nearly equally many rows, the larger ones first.
fn bands(m: u32, parts: u32) -> Vec<Band> {
    let (rows, more) = (m / parts, m % parts);
    let both = [Band { count: more, rows: rows + 1 }, Band { count: parts - more, rows }];
    both.into_iter().filter(|b| b.count > 0 && b.rows > 0).collect()
}

/// The vectors of a strip.
fn cover(isa: &Isa, dtype: &DType, lanes: u32, width: u32) -> Vec<Columns> {
    let mut vectors: Vec<Columns> =
        (0..width / lanes).map(|v| Columns { at: v * lanes, lanes, take: Take::All }).collect();
    let (at, rest) = (width / lanes * lanes, width % lanes);
    if rest == 0 {
        return vectors;
    }
    // A strip of one vector takes the narrowest there is: 128 bits; where there are no masks, 64 bits exist too; a single
    // column needs no vector. Otherwise all vectors are alike, so that one broadcast serves them all.
    let narrowest = match isa.registers.tail {
        _ if at > 0 => lanes,
        _ if width == 1 => 1,
        Tail::Exact if width == 2 => 2,
        Tail::Exact | Tail::Masked | Tail::MaskRegisters | Tail::MaskedTail => (16 / dtype.bytes).min(lanes),
    };
    let lanes = rest.next_power_of_two().max(narrowest);
    let last = if rest == lanes {
        Columns { at, lanes, take: Take::All }
    } else if isa.registers.tail == Tail::MaskRegisters && 2 * width != lanes {
        Columns { at, lanes, take: Take::First(rest) }
    } else if width >= lanes {
        Columns { at: width - lanes, lanes, take: Take::All }
    } else {
        Columns { at, lanes, take: Take::Halves(rest) }
    };
    vectors.push(last);
    vectors
}

/// Whether a tile of `rows` and a strip has enough registers.
fn fits(isa: &Isa, rows: u32, strip: &Strip) -> bool {
    let (regs, vectors) = (&isa.registers, strip.vectors.len() as u32);
    let a = match regs.broadcast {
        Broadcast::Load => 1,
        // A vector of k steps of each row; and where they are replaced while the last of them is in use, some to spare.
        // Single elements are taken out of them first.
        Broadcast::Lane if strip.width == 1 => rows + 10,
        Broadcast::Lane => rows + 4,
    };
    let halves = strip.vectors.iter().any(|v| matches!(v.take, Take::Halves(_)));
    // Where products need a place of their own they need one here beside both factors, which live on behind the sum.
    let spare = regs.spare + regs.spare.saturating_sub(1);
    rows <= MOST_ROWS && rows * vectors + vectors + a + u32::from(halves) + spare <= regs.vectors
}

/// Estimated cycles.
fn cost(isa: &Isa, lanes: u32, strips: &[Strip], bands: &[Band], k: u32) -> f64 {
    let mut cycles = BODY * (strips.len() * bands.len()) as f64;
    for (strip, band) in strips.iter().flat_map(|s| bands.iter().map(move |b| (s, b))) {
        let (rows, vectors) = (f64::from(band.rows), strip.vectors.len() as f64);
        let a = match isa.registers.broadcast {
            Broadcast::Load => rows,
            Broadcast::Lane => rows / f64::from(lanes),
        };
        let dots = rows * vectors / f64::from(isa.cost.dots_per_cycle);
        let loads = (a + vectors) / f64::from(isa.cost.loads_per_cycle);
        let step = dots.max(loads / LOAD_SHARE).max(f64::from(isa.cost.dot_latency));
        // Of equals the one that loads least: the matrices may not all stay in the nearest cache.
        let step = step + loads / 100.0;
        let accumulators = band.rows * strip.vectors.len() as u32;
        let tile = TILE + f64::from(accumulators.saturating_sub(EASY));
        cycles += f64::from(strip.count * band.count) * (tile + f64::from(k) * step);
    }
    cycles
}

/// k steps per iteration: as many multiples of `steps` as keep the loop short, preferably a divisor of k.
fn unroll(dots: u32, k: u32, steps: u32) -> u32 {
    let most = (LOOP / dots / steps).clamp(1, 8 / steps);
    let divisor = (1..=most).rev().find(|u| k.is_multiple_of(u * steps)).unwrap_or(1);
    (if 2 * divisor >= most { divisor } else { most }) * steps
}
