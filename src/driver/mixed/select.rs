//! Which rows, packs and finishing kernel a product takes.
//!
//! A row takes part if its sums are of the right type, it can read A and B where they are or the library can pack them for it,
//! and some finishing kernel turns its sums into C. Of these the one with the smallest [`cost`] wins, of equals the first.

use super::Types;
use crate::{
    dispatch::{B_AGAIN, FEW_ROWS, FeatureSet, LINE, PAGE, VectorBytes, tiles::Tiles},
    kernel::{DType, FinishInfo, KernelInfo, Layout, Library, PackInfo, Size},
};

/// The form of a B that was packed ahead of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    pub(crate) dtype: DType,
    /// Columns in one panel.
    pub(crate) width: usize,
    pub(crate) interleave: usize,
    pub(crate) k_step: usize,
}

/// What a call asks for, as far as the choice depends on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Wish {
    pub(crate) types: Types,
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    /// Are neighbours in a row of A adjacent?
    pub(crate) a_k_adjacent: bool,
    /// Are neighbours in a row of B adjacent?
    pub(crate) b_adjacent: bool,
    /// Are neighbours in a column of B adjacent?
    pub(crate) b_k_adjacent: bool,
    /// Bytes from one row of A to the next, or from column to column, whichever are further apart.
    pub(crate) a_apart: usize,
    /// The same of B.
    pub(crate) b_apart: usize,
    /// Panels that B was packed into ahead of time.
    pub(crate) format: Option<Format>,
}

impl Wish {
    /// A product of row-major operands.
    pub(crate) fn row_major(types: Types, m: usize, n: usize, k: usize) -> Self {
        Wish {
            types,
            m,
            n,
            k,
            a_k_adjacent: true,
            b_adjacent: true,
            b_k_adjacent: n <= 1,
            a_apart: k.saturating_mul(types.a.size()),
            b_apart: n.saturating_mul(types.b.size()),
            format: None,
        }
    }
}

/// Everything that runs for a product.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) library: &'static Library,
    pub(crate) row: &'static KernelInfo,
    /// Of the row's instruction set.
    pub(crate) vector_bytes: usize,
    /// How A gets into panels, unless the row reads it where it is.
    pub(crate) pack_a: Option<&'static PackInfo>,
    /// How B gets into panels, unless the row reads it where it is or it lies in panels already.
    pub(crate) pack_b: Option<&'static PackInfo>,
    /// How sums get into C.
    pub(crate) finish: &'static FinishInfo,
    /// How sums are added to other sums.
    pub(crate) merge: Option<&'static FinishInfo>,
}

impl Way {
    /// Are accumulators and operands tiles of memory rows?
    pub(super) fn in_tiles(&self) -> bool {
        self.row.k_step > self.row.interleave
    }
}

/// Bytes of a panel of B that stay in a first cache of 48 KiB while tiles of A pass by: sums of tiles are cut accordingly.
const TILE_PANEL: f64 = 32768.0;
/// Cycles to copy one element into a panel, converting it: of lines that follow each other closely, and of lines in pages of their
/// own.
const COPY: [f64; 2] = [0.1, 0.25];
/// Cycles to copy one byte of such lines of B into panels for accumulator tiles, which are multiplied before they leave the first cache.
const COPY_TILES: f64 = 0.1;
/// The same where rows pack B beside their products, of lines that follow each other closely, and of lines in pages of their own.
const BESIDE: [f64; 2] = [0.02, 0.07];
/// Up to so many rows of A it pays, where rows of B begin between lines and where they begin with lines: with more, products take
/// most of the time, and a third line of each row costs as much as is gained with few.
pub(super) const BESIDE_ROWS: [usize; 2] = [32, 128];
/// Cycles to copy an element of lines that are not adjacent in any direction.
const SINGLY: f64 = 2.0;
/// Cycles that one element of A read in place by vectors costs beyond one of a panel, for each column tile.
const IN_PLACE: f64 = 0.005;
/// The same of one byte that is loaded into tiles: lines of a row follow each other, and not those of a tile, so they come late from
/// the second cache; more so where rows do not begin with lines. What is loaded beside the first step does not count.
const IN_PLACE_BYTE: f64 = 0.0125;
const ACROSS: f64 = 4.0;
const FIRST_BYTES: f64 = 192.0;
/// Cycles that copying the last k steps of a row of A in place that fill no tile takes, for each column tile, unless the products of
/// so many whole steps hide it.
const TAIL_ROW: f64 = 8.0;
const TAIL_HIDDEN: usize = 2;
/// Cycles of one group of k steps that no tile of vectors can undercut.
const STEP: f64 = 4.0;
/// Cycles that loading one accumulator tile of an operand takes from the products beside it.
const TILE_LOAD: f64 = 2.0;
/// Cycles to enter a tile, clear its accumulators and store them.
const TILE: f64 = 40.0;
/// Cycles to load accumulator tiles of sums that are cut, and to store them once more.
const AGAIN: f64 = 200.0;

/// Estimated cycles of a product on a row: of its tiles, with edges in whole units (rows or vectors, accumulator tiles), and of
/// copying into panels. The constants are round numbers that order the rows of one library.
pub(crate) fn cost(way: &Way, wish: &Wish) -> f64 {
    let row = way.row;
    let elements = |size: Size| size.elements(way.vector_bytes) as f64;
    let (mr, nr) = (elements(row.mr), elements(row.nr));
    let (m, n, k) = (wish.m as f64, wish.n as f64, wish.k as f64);
    let least = row.mr.elements(16) as f64 * row.nr.elements(16) as f64;
    let macs_per_cycle = f64::from(row.macs_per_cycle) * (mr * nr / least);
    let tiles = Tiles::new((m, n), (mr, nr));
    let copy = |pack: Option<&PackInfo>, adjacent: bool, apart: usize, elements: f64| match pack {
        None => 0.0,
        Some(_) if !adjacent => SINGLY * elements,
        Some(_) => COPY[usize::from(apart >= PAGE)] * elements,
    };
    let (in_tiles, b_adjacent) = (way.in_tiles(), wish.b_adjacent || wish.b_k_adjacent);
    let far = wish.b_apart >= PAGE;
    let few = wish.m <= BESIDE_ROWS[usize::from(wish.b_apart.is_multiple_of(LINE))];
    let per_byte = match in_tiles && way.pack_b.is_some() {
        true if row.packs_b && wish.b_adjacent && few => Some(BESIDE[usize::from(far)]),
        true if b_adjacent && far => Some(COPY_TILES),
        _ => None,
    };
    let copies = copy(way.pack_a, wish.a_k_adjacent || wish.m <= 1, wish.a_apart, m * k)
        + match per_byte {
            Some(cycles) => cycles * row.b_type.size() as f64 * k * n,
            None => copy(way.pack_b, b_adjacent, wish.b_apart, k * n),
        };
    if row.b_layout == Layout::Columns {
        return copies + tiles.along_k(row, (m, n, k), elements(row.lanes), 2.0 * TILE);
    }
    // Accumulator tiles come in squares of a panel's width, other tiles in rows and vectors.
    let (row_step, column_step) = match (in_tiles, row.mr) {
        (true, _) => (elements(row.a_width), elements(row.b_width)),
        (false, Size::Vs(_)) => (elements(row.lanes), elements(row.lanes)),
        (false, Size::Int(_)) => (1.0, elements(row.lanes)),
    };
    let groups = (k / f64::from(row.k_step)).ceil();
    let per_group = f64::from(row.k_step) / macs_per_cycle;
    // Tiles of operands are loaded beside the products, and a flat tile loads more of them.
    let loads = |rows: f64, columns: f64| match in_tiles {
        true => TILE_LOAD * (rows / row_step + columns / column_step),
        false => 0.0,
    };
    let again = match in_tiles {
        true => {
            let panel = nr.max(2.0 * column_step) * row.b_type.size() as f64;
            AGAIN * ((k * panel / TILE_PANEL).ceil() - 1.0).max(0.0)
        }
        false => 0.0,
    };
    // Vectors of B that are widened on the way take two operations of the units that multiply, as often as there are few rows.
    let widens = row.b_layout == Layout::Strided && row.b_type.size() < row.c_type.size();
    let widening = if widens { 2.0 } else { 0.0 };
    let per_group = per_group * mr / (mr + widening);
    let tile = |rows: f64, columns: f64| {
        TILE + again + groups * (f64::max(STEP, (rows + widening) * columns * per_group) + loads(rows, columns))
    };
    let sums = tiles.cost((row_step, column_step), tile);
    let late = match in_tiles {
        true => {
            let across = if wish.a_apart.is_multiple_of(LINE) { 1.0 } else { ACROSS };
            let (steps, tail) = (wish.k / row.k_step as usize, wish.k % row.k_step as usize);
            let tail = if tail > 0 && steps < TAIL_HIDDEN { TAIL_ROW } else { 0.0 };
            tail + IN_PLACE_BYTE * across * (k * row.a_type.size() as f64 - FIRST_BYTES).max(0.0)
        }
        false => IN_PLACE * k,
    };
    let in_place = if way.pack_a.is_none() { late * m * tiles.columns() } else { 0.0 };
    // The first cache does not keep columns of B for the next row tile of flat tiles.
    let flat = row.b_layout == Layout::Strided && mr <= FEW_ROWS as f64 && elements(row.lanes) > 1.0;
    let again = if flat { B_AGAIN * row.b_type.size() as f64 * k * n * f64::max(tiles.rows() - 1.0, 0.0) } else { 0.0 };
    sums + copies + in_place + again
}

/// The pack of elements of `from` for an operand of rows of `isas[isa]`.
fn pack(
    library: &'static Library,
    isa: usize,
    (from, to): (DType, DType),
    (width, interleave, k_step): (Size, u32, u32),
) -> Option<&'static PackInfo> {
    library.packs.iter().find(|p| {
        (p.isa, p.from, p.to, p.width) == (isa, from, to, width) && (p.interleave, p.k_step) == (interleave, k_step)
    })
}

/// The best finishing kernel of `features` from sums into C.
pub(super) fn finish(
    library: &'static Library,
    features: FeatureSet,
    sums: DType,
    c: DType,
) -> Option<&'static FinishInfo> {
    library.finishes.iter().find(|f| features.contains(f.isa) && (f.acc, f.c) == (sums, c))
}

/// The way over one row, if it can be taken.
pub(crate) fn over(
    library: &'static Library,
    features: FeatureSet,
    vector_bytes: usize,
    row: &'static KernelInfo,
    wish: &Wish,
) -> Option<Way> {
    let types = wish.types;
    if row.c_type != types.sums() {
        return None;
    }
    let pack_a = match row.a_layout {
        Layout::Packed => {
            Some(pack(library, row.isa, (types.a, row.a_type), (row.a_width, row.a_interleave, row.k_step))?)
        }
        Layout::Strided if row.a_type == types.a && (row.b_layout != Layout::Columns || wish.a_k_adjacent) => None,
        Layout::Rows if row.a_type == types.a && wish.a_k_adjacent => None,
        _ => return None,
    };
    let width = row.b_width.elements(vector_bytes);
    let (interleave, k_step) = (row.interleave as usize, row.k_step as usize);
    let pack_b = match (row.b_layout, wish.format) {
        (Layout::Packed, Some(format)) if format == (Format { dtype: row.b_type, width, interleave, k_step }) => None,
        (_, Some(_)) => return None,
        (Layout::Packed, None) => {
            Some(pack(library, row.isa, (types.b, row.b_type), (row.b_width, row.interleave, row.k_step))?)
        }
        (Layout::Strided, None) if row.b_type == types.b && wish.b_adjacent => None,
        (Layout::Columns, None) if row.b_type == types.b && wish.b_k_adjacent => None,
        _ => return None,
    };
    let finish_into = |c| finish(library, features, row.c_type, c);
    let (finish, merge) = (finish_into(types.c)?, finish_into(row.c_type));
    Some(Way { library, row, vector_bytes, pack_a, pack_b, finish, merge })
}

/// The best way for a product, or `None` if the library cannot multiply these types.
pub(crate) fn select(
    library: &'static Library,
    features: FeatureSet,
    lengths: &VectorBytes,
    wish: &Wish,
) -> Option<Way> {
    let mut best: Option<(f64, Way)> = None;
    for row in library.kernels.iter().filter(|row| features.contains(row.isa)) {
        let Some(way) = over(library, features, lengths.of(row.isa), row, wish) else { continue };
        let cost = cost(&way, wish);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, way));
        }
    }
    best.map(|(_, way)| way)
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::kernel::LIBRARY;

    const BF16: Types = Types { a: DType::Bf16, b: DType::Bf16, c: DType::F32 };
    const BYTES: Types = Types { a: DType::U8, b: DType::I8, c: DType::I32 };

    /// The choice for row-major operands, on any machine.
    fn chosen(features: FeatureSet, types: Types, (m, n, k): (usize, usize, usize)) -> &'static KernelInfo {
        let wish = Wish::row_major(types, m, n, k);
        select(&LIBRARY, features, &VectorBytes::all(16), &wish).expect("portable rows fit").row
    }

    /// Few rows of a B that is widened on the way take the flat tile; it would read B again for each further row tile.
    #[test]
    fn few_rows_read_b_in_flat_tiles() {
        let is_flat = |row: &&KernelInfo| {
            let few = row.mr.elements(16) <= FEW_ROWS && row.lanes.elements(16) > 1;
            few && (row.b_type, row.b_layout) == (DType::Bf16, Layout::Strided)
        };
        let flats: Vec<_> = LIBRARY.kernels.iter().filter(is_flat).collect();
        assert!(flats.len() > 1, "rows that widen B on the way");
        for flat in flats {
            let features = FeatureSet::portable(&LIBRARY).with(flat.isa);
            for (n, k) in [(4096, 4096), (1024, 16384), (512, 512)] {
                let rows = |m| chosen(features, BF16, (m, n, k));
                for m in 1..=flat.mr.elements(16) {
                    assert_eq!(rows(m).name, flat.name, "{m} x {n} x {k}");
                }
                assert!(rows(8).mr.elements(16) > FEW_ROWS, "8 x {n} x {k}: {}", rows(8).name);
            }
        }
    }

    /// Up to 128 rows of A take tiles that pack B beside their products, if rows of B begin with lines; one or two of a large B do
    /// not, nor do products that leave packing behind.
    #[test]
    fn few_rows_pack_b_beside_products() {
        let all = FeatureSet::from_bits((1 << LIBRARY.isas.len()) - 1);
        let beside = |m, n, k| chosen(all, BF16, (m, n, k)).packs_b;
        for m in [8, 16, 32, 64, 128] {
            assert!(beside(m, 4096, 4096) && beside(m, 1024, 1024), "{m}");
        }
        assert!(beside(128, 11008, 4096) && beside(32, 3000, 3000) && beside(16, 128, 256));
        assert!(
            !beside(2, 4096, 4096) && !beside(256, 256, 256) && !beside(512, 4096, 4096) && !beside(128, 3000, 3000)
        );
        assert!(LIBRARY.kernels.iter().all(|row| !row.packs_b || row.b_type.size() == 2));
    }

    /// The end of a short sum of an A in place is copied for each column tile, where nothing hides it: it is packed.
    #[test]
    fn ends_of_short_sums_are_packed() {
        let in_tiles = (0..LIBRARY.isas.len()).filter(|&isa| LIBRARY.isas[isa].session.is_some());
        let features = in_tiles.fold(FeatureSet::portable(&LIBRARY), FeatureSet::with);
        let a_in_place = |types, k| chosen(features, types, (100, 100, k)).a_layout == Layout::Rows;
        assert!(a_in_place(BYTES, 64) && a_in_place(BYTES, 128) && !a_in_place(BYTES, 100));
        assert!(a_in_place(BF16, 96) && a_in_place(BF16, 100), "three whole steps hide it");
    }
}
