//! Calls of one row through its block kernel, in guarded memory, compared with the reference.

use nanogemm::{
    Element, MatRef, dispatch, hook,
    kernel::{BlockArgs, KernelInfo, LIBRARY, Layout, PackArgs, PackInfo, REST_ROOM, RestFn, TileCode, TileFn},
    reference::{self, Sum},
};
use nanogemm_testkit::{Arena, Operand, Place, Sample, Strided, abi::Entry, fault, tolerance::Exact};
use std::{collections::HashMap, ffi::c_void, rc::Rc};

/// Members of the largest batch.
pub const BATCH: usize = 3;
/// Room for the largest operand of any case.
const ARENA: usize = 32 << 20;
/// A stride that leads nowhere, for dimensions without a second element.
pub const WILD: isize = 1 << 40;

/// How a matrix of lanes (rows of A, columns of B) and k steps lies in memory: distance of lanes, distance of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// (k + gap, 1): row-major A, column-major B.
    Lanes,
    /// (1, lanes + gap): column-major A, row-major B.
    Steps,
    /// (-(k + gap), 1)
    LanesBack,
    /// (1, -(lanes + gap))
    StepsBack,
    /// (-(k + gap), -1)
    BothBack,
    /// (2, 2 * lanes + gap)
    Spread,
    /// (0, 1): every lane is the same.
    SameLane,
    /// (1, 0): every step is the same.
    SameStep,
}

impl Form {
    pub const ALL: [Form; 8] = [
        Form::Lanes,
        Form::Steps,
        Form::LanesBack,
        Form::StepsBack,
        Form::BothBack,
        Form::Spread,
        Form::SameLane,
        Form::SameStep,
    ];
    /// Those with adjacent k steps, as rows whose vectors run along k need them.
    pub const ALONG_K: [Form; 3] = [Form::Lanes, Form::LanesBack, Form::SameLane];
    /// Those with adjacent lanes, as rows that read B in place need them.
    pub const ADJACENT: [Form; 3] = [Form::Steps, Form::StepsBack, Form::SameStep];

    /// Those whose elements all lie at different places.
    pub const APART: [Form; 6] =
        [Form::Lanes, Form::Steps, Form::LanesBack, Form::StepsBack, Form::BothBack, Form::Spread];

    pub fn strides(self, lanes: usize, k: usize, gap: usize) -> (isize, isize) {
        let (lane, step) = ((k + gap) as isize, (lanes + gap) as isize);
        match self {
            Form::Lanes => (lane, 1),
            Form::Steps => (1, step),
            Form::LanesBack => (-lane, 1),
            Form::StepsBack => (1, -step),
            Form::BothBack => (-lane, -1),
            Form::Spread => (2, step + lanes as isize),
            Form::SameLane => (0, 1),
            Form::SameStep => (1, 0),
        }
    }
}

/// How the members of a batch lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Members {
    /// One after another, with a gap.
    After,
    /// In reverse order, without one.
    Before,
    /// All at one place.
    Same,
}

impl Members {
    pub const ALL: [Members; 3] = [Members::After, Members::Before, Members::Same];
}

/// A or B.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    pub form: Form,
    pub gap: usize,
    pub members: Members,
    pub place: Place,
}

impl Source {
    pub const PLAIN: Source = Source { form: Form::Steps, gap: 0, members: Members::After, place: Place::AtEnd };

    /// The layout of `batch` matrices.
    fn layout(&self, batch: usize, lanes: usize, k: usize) -> Strided {
        let (lane, step) = self.form.strides(lanes, k, self.gap);
        let span = (lanes.max(1) as isize - 1) * lane.abs() + (k.max(1) as isize - 1) * step.abs() + 1;
        let distance = match self.members {
            Members::After => span + self.gap as isize,
            Members::Before => -span,
            Members::Same => 0,
        };
        Strided { dims: [batch, lanes, k], strides: [distance, lane, step] }
    }

    /// Which indices do not matter: member, lane, step. Where there is only one, it is said to matter, so that cases with
    /// the same values share a reference product.
    fn same(&self, batch: usize, lanes: usize, k: usize) -> [bool; 3] {
        let Source { members, form, .. } = *self;
        [members == Members::Same && batch > 1, form == Form::SameLane && lanes > 1, form == Form::SameStep && k > 1]
    }
}

/// What C holds before the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Old {
    Ordinary,
    /// NaN everywhere: must vanish at beta 0.
    Nan,
    /// Infinity everywhere: must vanish at beta 0, and stay otherwise.
    Infinite,
}

/// One call.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub m: usize,
    pub n: usize,
    pub k: usize,
    pub batch: usize,
    pub a: Source,
    pub b: Source,
    /// Elements between two rows of C.
    pub c_gap: usize,
    /// The first row of C lies last in memory.
    pub c_back: bool,
    pub c_place: Place,
    pub alpha: f64,
    pub beta: f64,
    pub old: Old,
    /// Dimensions without a second element get strides that lead nowhere.
    pub wild: bool,
    pub through: Through,
}

/// Which entry of a row is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Through {
    Block,
    /// The row's tile entry, which takes alpha = 1, one member and adjacent k steps of A.
    Tile,
    /// The row's entry for so many columns left over, which takes the same and any number of rows.
    Rest,
}

impl Case {
    pub fn new(m: usize, n: usize, k: usize) -> Self {
        Case {
            m,
            n,
            k,
            batch: 1,
            a: Source::PLAIN,
            b: Source::PLAIN,
            c_gap: 0,
            c_back: false,
            c_place: Place::AtEnd,
            alpha: 1.0,
            beta: 0.0,
            old: Old::Nan,
            wild: false,
            through: Through::Block,
        }
    }
}

/// The values of A (lanes are rows) or B (lanes are columns) for every case of a row: small cases use a corner.
pub struct Values<T> {
    lanes: usize,
    k: usize,
    data: Vec<T>,
}

impl<T: Element + Sample> Values<T> {
    pub fn new(lanes: usize, k: usize, mut value: impl FnMut([usize; 3]) -> T) -> Self {
        let mut data = Vec::with_capacity(BATCH * lanes * k);
        for q in 0..BATCH {
            for i in 0..lanes {
                data.extend((0..k).map(|p| value([q, i, p])));
            }
        }
        Values { lanes, k, data }
    }

    fn at(&self, [q, i, p]: [usize; 3], same: [bool; 3]) -> T {
        let [q, i, p] = [if same[0] { 0 } else { q }, if same[1] { 0 } else { i }, if same[2] { 0 } else { p }];
        self.data[(q * self.lanes + i) * self.k + p]
    }
}

/// How results are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// Within the tolerance.
    Bound,
    /// The values are such that every step is exact: nearest element of the exact result.
    Exactly,
}

/// What decides a reference product: which indices do not matter in A and B, k, batch.
type Key = ([bool; 3], [bool; 3], usize, usize);

/// The k steps on whose multiples the work of a row changes.
pub fn steps(row: &'static KernelInfo) -> usize {
    match row.b_layout {
        // SAFETY: trials of rows run only where the machine has their instruction set.
        Layout::Columns => row.lanes.elements(unsafe { hook::vector_bytes(&LIBRARY, row) }),
        Layout::Strided | Layout::Rows | Layout::Packed => row.unroll as usize,
    }
}

/// One row with its memory, values and reference products.
pub struct Bench<T> {
    pub row: &'static KernelInfo,
    pub mr: usize,
    pub nr: usize,
    pub judge: Judge,
    pack_a: Option<&'static PackInfo>,
    pack_b: Option<&'static PackInfo>,
    arenas: [Arena; 5],
    a: Values<T>,
    b: Values<T>,
    old: Vec<T>,
    products: HashMap<Key, Rc<Vec<Sum>>>,
}

/// A call of a tile entry.
struct TileCall<T: Element> {
    entry: TileFn<T>,
    a: *const T,
    a_rs_bytes: isize,
    b: *const T,
    b_ks_bytes: isize,
    c: *mut T,
    c_rs_bytes: isize,
    shape: u64,
    beta: T::Scalar,
}

/// A call of an entry for columns left over, where `tile.entry` is not used.
struct RestCall<T: Element> {
    entry: RestFn<T>,
    tile: TileCall<T>,
    scratch: *mut c_void,
}

/// What such a call is lent, between bytes that it must leave alone.
#[repr(C, align(64))]
struct Scratch {
    before: [u8; 64],
    room: [u8; REST_ROOM],
    after: [u8; 64],
}

const UNTOUCHED: u8 = 0xa5;

/// An entry for columns left over, called like a block kernel: with one pointer.
unsafe extern "C" fn rest_entry<T: Element>(call: *const c_void) {
    // SAFETY: `judged` passes a call that describes its operands.
    unsafe {
        let RestCall { entry, tile: g, scratch } = &*call.cast::<RestCall<T>>();
        entry(g.a, g.a_rs_bytes, g.b, g.b_ks_bytes, g.c, g.c_rs_bytes, g.shape, g.beta, *scratch);
    }
}

/// The entry of a row for a tile of `m x n`, if it has one.
pub fn tile_code(row: &KernelInfo, m: usize, n: usize) -> Option<TileCode> {
    let lanes = row.lanes.elements(16);
    let list = (n.checked_sub(1)?) / lanes * 2 + usize::from(!n.is_multiple_of(lanes));
    row.tiles.get(list)?.get(m.checked_sub(1)?).copied()
}

/// A tile entry, called like a block kernel: with one pointer.
unsafe extern "C" fn tile_entry<T: Element>(call: *const c_void) {
    // SAFETY: `judged` passes a call that describes its operands.
    unsafe {
        let g = &*call.cast::<TileCall<T>>();
        (g.entry)(g.a, g.a_rs_bytes, g.b, g.b_ks_bytes, g.c, g.c_rs_bytes, g.shape, g.beta);
    }
}

/// Runs an entry; tests of the calling convention put something around it.
pub type Run<'a> = &'a mut dyn FnMut(Entry, *const c_void) -> Result<(), String>;

/// Just calls.
pub fn plainly(entry: Entry, argument: *const c_void) -> Result<(), String> {
    // SAFETY: `Bench::check` passes arguments that describe its operands.
    unsafe { entry(argument) };
    Ok(())
}

impl<T: Element<Scalar = T> + Sample> Bench<T> {
    /// For sums up to `k` long and sizes up to so many tiles and one. The machine must run the row.
    pub fn new(row: &'static KernelInfo, tiles: usize, k: usize, random: &mut fastrand::Rng) -> Result<Self, String> {
        // SAFETY: trials of rows run only where the machine has their instruction set.
        let bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
        let (mr, nr) = (row.mr.elements(bytes), row.nr.elements(bytes));
        let pack = |layout, dtype, width| match layout {
            Layout::Strided | Layout::Rows | Layout::Columns => Ok(None),
            Layout::Packed => match dispatch::pack(&LIBRARY, row.isa, dtype, width) {
                None => Err(format!("{} reads panels that no pack row writes", row.name)),
                some => Ok(some),
            },
        };
        Ok(Bench {
            row,
            mr,
            nr,
            judge: Judge::Bound,
            pack_a: pack(row.a_layout, row.a_type, row.mr)?,
            pack_b: pack(row.b_layout, row.b_type, row.nr)?,
            arenas: core::array::from_fn(|_| Arena::new(ARENA)),
            a: Values::new(tiles * mr + 1, k, |_| T::ordinary(random)),
            b: Values::new(tiles * nr + 1, k, |_| T::ordinary(random)),
            old: (0..997).map(|_| T::ordinary(random)).collect(),
            products: HashMap::new(),
        })
    }

    /// Other values.
    pub fn set(&mut self, a: Values<T>, b: Values<T>) {
        (self.a, self.b) = (a, b);
        self.products.clear();
    }

    /// The forms that the row can read A in.
    pub fn a_forms(&self) -> &'static [Form] {
        if self.row.b_layout == Layout::Columns { &Form::ALONG_K } else { &Form::ALL }
    }

    /// One that distinguishes all elements of B.
    pub fn b_form(&self) -> Form {
        if self.row.b_layout == Layout::Columns { Form::Lanes } else { Form::Steps }
    }

    /// The forms that the row can read B in.
    pub fn b_forms(&self) -> &'static [Form] {
        match self.row.b_layout {
            Layout::Strided | Layout::Rows => &Form::ADJACENT,
            Layout::Columns => &Form::ALONG_K,
            Layout::Packed => &Form::ALL,
        }
    }

    /// The exact product of the whole of A and B, of which smaller cases are a corner.
    fn product(&mut self, key: Key) -> Rc<Vec<Sum>> {
        let (a, b) = (&self.a, &self.b);
        let make = || {
            let (a_same, b_same, k, batch) = key;
            let length = batch * k;
            let side = |v: &Values<T>, same| -> Vec<T> {
                (0..v.lanes).flat_map(|i| (0..length).map(move |x| v.at([x / k, i, x % k], same))).collect()
            };
            let (left, right) = (side(a, a_same), side(b, b_same));
            let left = MatRef::from_slice(&left, a.lanes, length).expect("as many elements");
            let right = MatRef::from_slice(&right, b.lanes, length).expect("as many elements").transpose();
            let pairs = (0..a.lanes).flat_map(|i| (0..b.lanes).map(move |j| (i, j)));
            Rc::new(pairs.map(|(i, j)| reference::element(left, right, i, j)).collect())
        };
        Rc::clone(self.products.entry(key).or_insert_with(make))
    }

    /// Runs a case and judges everything it did.
    pub fn check(&mut self, case: &Case, run: Run<'_>) -> Result<(), String> {
        let Case { m, n, k, batch, .. } = *case;
        let product = self.product((case.a.same(batch, m, k), case.b.same(batch, n, k), k, batch));
        fault::during(case, || self.judged(case, &product, run)).map_err(|e| format!("{e}\n  case: {case:?}"))
    }

    fn judged(&mut self, case: &Case, product: &[Sum], run: Run<'_>) -> Result<(), String> {
        let Bench { row, mr, nr, a, b, old, judge, .. } = self;
        let (mr, nr, columns) = (*mr, *nr, b.lanes);
        let Case { m, n, k, batch, .. } = *case;
        let [a_arena, b_arena, c_arena, a_panels, b_panels] = &mut self.arenas;
        let (alpha, beta) = (T::from_f64(case.alpha), T::from_f64(case.beta));

        let (a_same, b_same) = (case.a.same(batch, m, k), case.b.same(batch, n, k));
        let a_plain = Operand::<T>::new(a_arena, case.a.layout(batch, m, k), case.a.place, |index| a.at(index, a_same));
        let b_plain = Operand::<T>::new(b_arena, case.b.layout(batch, n, k), case.b.place, |index| b.at(index, b_same));
        let c_rs = (n + case.c_gap) as isize * if case.c_back { -1 } else { 1 };
        let start = |[_, i, j]: [usize; 3]| match case.old {
            Old::Ordinary => old[(i * 89 + j) % old.len()],
            Old::Nan => T::from_f64(f64::NAN),
            Old::Infinite => T::from_f64(f64::INFINITY),
        };
        let c = Operand::<T>::new(c_arena, Strided::matrix(m, n, c_rs, 1), case.c_place, start);

        let [a_batch, a_rs, a_ks] = a_plain.layout().strides;
        let [b_batch, b_cs, b_ks] = b_plain.layout().strides;
        let wild = |count: usize, stride: isize| if case.wild && count <= 1 { WILD } else { stride };
        let (a_rs, a_ks, a_batch) = (wild(m, a_rs), wild(k, a_ks), wild(batch, a_batch));
        let (b_ks, b_batch) = (wild(k, b_ks), wild(batch, b_batch));
        // Rows that need not lie in panels are worked off in tiles of any height: of each one in turn.
        let (tile_rows, tiles) = match row.a_layout {
            Layout::Packed => BlockArgs::row_tiles(Layout::Packed, m, mr),
            Layout::Strided | Layout::Rows | Layout::Columns => {
                let rows = (m + 3 * n + 5 * k) % mr.min(m).max(1) + 1;
                (rows, m / rows)
            }
        };
        let mut args = BlockArgs {
            m,
            tile_rows,
            tiles,
            n,
            k,
            batch,
            a: a_plain.ptr().cast(),
            a_rs,
            a_ks,
            a_tile: if m > tile_rows { tile_rows as isize * a_rs } else { wild(1, 0) },
            a_batch,
            b: b_plain.ptr().cast(),
            b_ks,
            b_tile: if n > nr { nr as isize } else { wild(1, nr as isize) },
            b_batch,
            c: c.ptr().cast(),
            c_rs: wild(m, c_rs),
            alpha: T::factor_bits(alpha),
            beta: T::factor_bits(beta),
            ..BlockArgs::EMPTY
        };
        if row.b_layout == Layout::Columns {
            // Not used.
            (args.a_ks, args.b_ks, args.b_tile) = (WILD, WILD, wild(n, b_cs));
        }
        // Panels, written by the row's own pack kernels: they lie flush as well.
        let (a_packed, b_packed);
        if let Some(pack) = self.pack_a {
            let size = m.next_multiple_of(mr) * k;
            a_packed = panels(pack, a_panels, &a_plain, size, case.a.place, run)?;
            (args.a, args.a_rs, args.a_ks) = (a_packed.ptr().cast(), 1, mr as isize);
            (args.a_tile, args.a_batch) = ((mr * k) as isize, size as isize);
        }
        if let Some(pack) = self.pack_b {
            let size = n.next_multiple_of(nr) * k;
            b_packed = panels(pack, b_panels, &b_plain, size, case.b.place, run)?;
            (args.b, args.b_ks) = (b_packed.ptr().cast(), nr as isize);
            (args.b_tile, args.b_batch) = ((nr * k) as isize, size as isize);
        }

        let (a_before, b_before) = (a_plain.snapshot(), b_plain.snapshot());
        if case.through != Through::Block {
            let rest = case.through == Through::Rest;
            let code = if rest { row.rests.get(n - 1).copied() } else { tile_code(row, m, n) };
            let code = code.ok_or("the row has no entry for this tile")?;
            let bytes = |stride: isize| stride.wrapping_mul(size_of::<T>() as isize);
            let call = TileCall::<T> {
                // SAFETY: the entries of a row are functions of its element type.
                entry: unsafe { core::mem::transmute::<TileCode, TileFn<T>>(code) },
                a: args.a.cast(),
                a_rs_bytes: bytes(args.a_rs),
                b: args.b.cast(),
                b_ks_bytes: bytes(args.b_ks),
                c: args.c.cast(),
                c_rs_bytes: bytes(args.c_rs),
                shape: (k | if rest { m } else { n } << 32) as u64,
                beta,
            };
            if rest {
                let edge = [UNTOUCHED; 64];
                let mut scratch = Scratch { before: edge, room: [UNTOUCHED; REST_ROOM], after: edge };
                let room = scratch.room.as_mut_ptr().cast();
                // SAFETY: the same, and entries for columns left over are of another type.
                let entry = unsafe { core::mem::transmute::<TileCode, RestFn<T>>(code) };
                let call = RestCall { entry, tile: call, scratch: room };
                run(rest_entry::<T>, (&raw const call).cast())?;
                let kept = scratch.before.iter().chain(&scratch.after).all(|&byte| byte == UNTOUCHED);
                kept.then_some(()).ok_or("something beside the room it was lent was written")?;
            } else {
                run(tile_entry::<T>, (&raw const call).cast())?;
            }
        } else {
            // SAFETY: the same calling convention; the pointer is only a pointer.
            let entry = unsafe { core::mem::transmute::<nanogemm::kernel::BlockFn, Entry>(row.entry) };
            run(entry, (&raw const args).cast())?;
        }
        a_plain.unchanged(&a_before).map_err(|e| format!("A: {e}"))?;
        b_plain.unchanged(&b_before).map_err(|e| format!("B: {e}"))?;
        c.finish(|[_, i, j], got| {
            let sum = product[i * columns + j];
            let exact = Exact {
                k: batch * k,
                sum: sum.value,
                magnitude: sum.magnitude,
                alpha: alpha.to_f64(),
                beta: beta.to_f64(),
                c: start([0, i, j]).to_f64(),
            };
            let judged = match judge {
                Judge::Bound => exact.accepts::<T>(got.to_f64()),
                Judge::Exactly => {
                    let (want, got) = (T::from_f64(exact.value()).to_f64(), got.to_f64());
                    let right = want == got || (want.is_nan() && got.is_nan());
                    if right { Ok(()) } else { Err(format!("got {got:e}, want exactly {want:e}: {exact:?}")) }
                }
            };
            judged.map_err(|e| format!("C[{i}][{j}]: {e}"))
        })
        .map_err(|e| format!("{e}\n  args: {args:?}"))
    }
}

/// Packs every member of a batch into panels of `size` elements.
fn panels<'a, T: Sample>(
    pack: &PackInfo,
    arena: &'a mut Arena,
    plain: &Operand<'_, T>,
    size: usize,
    place: Place,
    run: Run<'_>,
) -> Result<Operand<'a, T>, String> {
    let Strided { dims: [batch, lanes, k], strides: [distance, lane, step] } = *plain.layout();
    let panels = Operand::<T>::new(arena, Strided::line(batch * size), place, |_| T::POISON);
    for q in 0..batch {
        let args = PackArgs {
            extent: lanes,
            k,
            panel_k: k,
            from: plain.ptr().wrapping_offset(q as isize * distance).cast(),
            lane_stride: lane,
            k_stride: step,
            to: panels.ptr().wrapping_add(q * size).cast(),
            sums: std::ptr::null_mut(),
        };
        // SAFETY: the same calling convention; the pointer is only a pointer.
        let entry = unsafe { core::mem::transmute::<nanogemm::kernel::PackFn, Entry>(pack.entry) };
        run(entry, (&raw const args).cast())?;
    }
    Ok(panels)
}
