//! Automatic and explicit tiles against an independent count of registers, loads and cycles, on invented register files.

use nanogemm_build::{
    dtype::{self, DType},
    isa::{self, Broadcast, Cost, Isa, Registers, Tail, Width},
    plan::tile::{self, Order, Tile, TileError},
    spec::Size,
};
use std::collections::BTreeSet;

/// Every combination of register count, width, way of broadcasting, accumulator tiles and costs.
fn invented() -> Vec<Isa> {
    let mut isas = Vec::new();
    for vectors in [8, 16, 24, 64] {
        for width in [Width::Fixed(128), Width::Fixed(256), Width::Fixed(512), Width::Scalable, Width::Element] {
            for (broadcast, tiles) in [
                (Broadcast::Load, 0),
                (Broadcast::Lane, 0),
                (Broadcast::Load, 1),
                (Broadcast::Load, 2),
                (Broadcast::Load, 4),
                (Broadcast::Load, 8),
            ] {
                for (dots_per_cycle, loads_per_cycle, dot_latency) in
                    [(2.0, 2.0, 4), (1.0, 1.0, 8), (4.0, 3.0, 3), (0.5, 2.0, 16)]
                {
                    for spare in [0, 3] {
                        isas.push(Isa {
                            registers: Registers { vectors, spare, width, tail: Tail::Masked, broadcast, tiles },
                            cost: Cost { dots_per_cycle, loads_per_cycle, dot_latency },
                            ..isa::scalar::ISA
                        });
                    }
                }
            }
        }
    }
    isas
}

/// The real f32, and a type of eight bytes, which halves the lanes.
fn types() -> [DType; 2] {
    let wide = DType { name: "wide", bytes: 8, ..dtype::f32::DTYPE };
    [DType { ..dtype::f32::DTYPE }, wide]
}

fn lanes(isa: &Isa, acc: &DType) -> u32 {
    match isa.registers.width {
        Width::Fixed(bits) => bits / (8 * acc.bytes),
        Width::Element => 1,
        Width::Scalable => 128 / (8 * acc.bytes),
    }
}

/// Whether `rows` x `vectors` fits, by the sentences of the documentation and not by the code under test.
fn fits(isa: &Isa, acc: &DType, rows: u32, vectors: u32) -> bool {
    let regs = &isa.registers;
    let usable = regs.vectors - regs.spare;
    if regs.tiles > 0 {
        // An accumulator type of eight bytes has twice the tiles of one of four.
        return rows * vectors <= regs.tiles * acc.bytes / 4 && rows + vectors <= usable;
    }
    let by_lane = regs.broadcast == Broadcast::Lane;
    if by_lane && !rows.is_multiple_of(lanes(isa, acc)) {
        return false;
    }
    let operands = match (rows >= vectors, by_lane) {
        (true, false) => vectors + 1,
        (true, true) => vectors + rows / lanes(isa, acc),
        (false, _) => rows + 1,
    };
    rows * vectors + operands <= usable
}

/// The share of peak that ports (two thirds of their time) and latency leave.
fn bound(isa: &Isa, acc: &DType, rows: u32, vectors: u32) -> f64 {
    let by_lane = isa.registers.broadcast == Broadcast::Lane;
    let a_loads = if by_lane { rows.div_ceil(lanes(isa, acc)) } else { rows };
    let (dots, loads) = (f64::from(rows * vectors), f64::from(a_loads + vectors));
    let (dot_rate, load_rate) = (f64::from(isa.cost.dots_per_cycle), f64::from(isa.cost.loads_per_cycle));
    let ports = 2.0 / 3.0 * (dots / dot_rate) / (loads / load_rate);
    let latency = dots / (dot_rate * f64::from(isa.cost.dot_latency));
    ports.min(latency).min(1.0)
}

/// Multiply-adds per loaded element, scalable vectors taken as 256 bits.
fn intensity(isa: &Isa, acc: &DType, rows: u32, vectors: u32) -> f64 {
    let vscale = if isa.registers.width == Width::Scalable { 2 } else { 1 };
    let vector = f64::from(lanes(isa, acc) * vscale);
    let (m, n) = (f64::from(rows) * if isa.registers.tiles > 0 { vector } else { 1.0 }, f64::from(vectors) * vector);
    m * n / (m + n)
}

const SLACK: f64 = 2e-6;

#[test]
fn automatic_tiles_are_legal_and_the_best() {
    let mut files = 0;
    for isa in invented() {
        for acc in types() {
            // No tile has more accumulators than there are vector registers or, at eight bytes, twice the eight tiles.
            let most = isa.registers.vectors.max(16);
            let grid = || (1..=most).flat_map(|rows| (1..=most).map(move |vectors| (rows, vectors)));
            let expected: BTreeSet<(u32, u32)> = grid().filter(|&(r, v)| fits(&isa, &acc, r, v)).collect();
            let legal = tile::legal(&isa, &acc);
            let found: BTreeSet<(u32, u32)> = legal.iter().map(|t| (t.rows, t.vectors)).collect();
            let what = format!("{:?} {:?} {}", isa.registers, isa.cost, acc.name);
            assert_eq!(found.len(), legal.len(), "a tile is listed twice: {what}");
            assert_eq!(found, expected, "{what}");
            if legal.is_empty() {
                // Multiply-adds by lane want as many rows as a vector has lanes, which a small file cannot hold.
                assert_eq!(isa.registers.broadcast, Broadcast::Lane, "{what}");
                continue;
            }
            files += 1;
            let auto = tile::auto(&isa, &acc);
            assert!(expected.contains(&(auto.rows, auto.vectors)), "{what}");
            let merit = tile::merit(&isa, &auto);
            let best = bound(&isa, &acc, auto.rows, auto.vectors);
            for t in &legal {
                assert!(tile::merit(&isa, t) <= merit, "{}x{} {what}", t.rows, t.vectors);
                let other = bound(&isa, &acc, t.rows, t.vectors);
                assert!(
                    other <= best + SLACK,
                    "{}x{} is bound less than {}x{}: {what}",
                    t.rows,
                    t.vectors,
                    auto.rows,
                    auto.vectors
                );
                if other >= best - SLACK / 4.0 {
                    let (mine, its) =
                        (intensity(&isa, &acc, auto.rows, auto.vectors), intensity(&isa, &acc, t.rows, t.vectors));
                    assert!(
                        its <= mine + SLACK,
                        "{}x{} loads less than {}x{}: {what}",
                        t.rows,
                        t.vectors,
                        auto.rows,
                        auto.vectors
                    );
                }
            }
        }
    }
    assert!(files > 1600, "only {files} register files hold a tile");
}

/// The tile says about itself what its rows and vectors imply.
#[test]
fn tiles_are_consistent() {
    for isa in invented() {
        for acc in types() {
            for t in tile::legal(&isa, &acc) {
                let outer = isa.registers.tiles > 0;
                let scale = |n: u32| match isa.registers.width {
                    Width::Scalable => Size::Vs(n),
                    Width::Fixed(_) | Width::Element => Size::Int(n),
                };
                let per_vector = lanes(&isa, &acc);
                assert_eq!(t.nr, scale(t.vectors * per_vector));
                assert_eq!(t.mr, if outer { scale(t.rows * per_vector) } else { Size::Int(t.rows) });
                let order = match (outer, t.rows >= t.vectors) {
                    (true, _) => Order::Outer,
                    (false, true) => Order::HoldB,
                    (false, false) => Order::HoldA,
                };
                assert_eq!(t.order, order);
                assert!(t.budget.fits());
            }
        }
    }
}

#[test]
fn explicit_tiles_are_accepted_exactly_if_legal() {
    for isa in invented().iter().filter(|i| i.cost.dot_latency == 4) {
        for acc in types() {
            let legal: Vec<Tile> = tile::legal(isa, &acc);
            for rows in 1..=20 {
                for vectors in 1..=20 {
                    let t = tile::build(isa, &acc, rows, vectors);
                    let is_legal = fits(isa, &acc, rows, vectors);
                    match tile::explicit(isa, &acc, t.mr, t.nr) {
                        Ok(tile) => assert!(is_legal && legal.contains(&tile), "{}x{} {:?}", t.mr, t.nr, isa.registers),
                        Err(TileError::Budget { budget, legal: ways }) => {
                            assert!(!is_legal && !budget.fits());
                            assert_eq!(ways.is_empty(), legal.is_empty(), "no way out of {}x{}", t.mr, t.nr);
                            for (i, &(mr, nr)) in ways.iter().enumerate() {
                                assert!(tile::explicit(isa, &acc, mr, nr).is_ok(), "{mr}x{nr} is offered and refused");
                                assert!(!ways[..i].contains(&(mr, nr)), "{mr}x{nr} is offered twice");
                            }
                        }
                        Err(TileError::Shape(_)) => {
                            assert!(isa.registers.broadcast == Broadcast::Lane && !is_legal, "{}x{}", t.mr, t.nr);
                        }
                        Err(TileError::Zero) => panic!("{}x{} is not empty", t.mr, t.nr),
                    }
                }
            }
        }
    }
}

#[test]
fn explicit_tiles_want_whole_vectors_in_the_right_unit() {
    let f32 = &dtype::f32::DTYPE;
    for isa in isa::ALL {
        let auto = tile::auto(isa, f32);
        assert_eq!(tile::explicit(isa, f32, auto.mr, auto.nr), Ok(auto), "{}", isa.name);
        let other = |s: Size| match s {
            Size::Int(n) => Size::Vs(n),
            Size::Vs(n) => Size::Int(n),
        };
        let refused = |mr, nr| matches!(tile::explicit(isa, f32, mr, nr), Err(TileError::Shape(_)));
        assert!(refused(other(auto.mr), auto.nr), "{}", isa.name);
        assert!(refused(auto.mr, other(auto.nr)), "{}", isa.name);
        assert_eq!(tile::explicit(isa, f32, Size::Int(0), auto.nr), Err(TileError::Zero));
        assert_eq!(tile::explicit(isa, f32, auto.mr, Size::Vs(0)), Err(TileError::Zero));
        if auto.lanes.count() > 1 {
            let ragged = match auto.nr {
                Size::Int(n) => Size::Int(n + 1),
                Size::Vs(n) => Size::Vs(n + 1),
            };
            assert!(refused(auto.mr, ragged), "{}", isa.name);
        }
    }
}

/// The tile for vectors along k, by the sentences of the documentation and not by the code under test.
#[test]
fn tiles_along_k_fit_and_load_least() {
    let mut seen = 0;
    for mut isa in invented() {
        for tail in [Tail::Masked, Tail::MaskRegisters, Tail::MaskedTail, Tail::Exact] {
            isa.registers.tail = tail;
            for acc in types() {
                let regs = &isa.registers;
                let Some(tile) = tile::dot(&isa, &acc) else {
                    assert!(regs.tiles > 0 || lanes(&isa, &acc) == 1, "{regs:?}");
                    continue;
                };
                seen += 1;
                assert!(regs.tiles == 0 && regs.width != Width::Element, "{regs:?}");
                let mask = u32::from(tail == Tail::MaskedTail);
                let fits = |rows: u32, columns: u32| rows * columns + rows + 1 + mask <= regs.vectors - regs.spare;
                let (rows, columns) = (tile.rows, tile.vectors);
                assert!(rows <= 4 && fits(rows, columns), "{rows}x{columns} {regs:?}");
                assert_eq!((tile.mr, tile.nr, tile.order), (Size::Int(rows), Size::Int(columns), Order::Dot));
                assert_eq!(tile.budget.accumulators + tile.budget.a + tile.budget.b, rows * columns + rows + 1);
                let loads = |rows: u32, columns: u32| f64::from(rows + columns) / f64::from(rows * columns);
                for r in 1..=4 {
                    for c in (1..=64).filter(|&c| fits(r, c)) {
                        assert!(
                            loads(rows, columns) <= loads(r, c) + 1e-9,
                            "{r}x{c} before {rows}x{columns}: {regs:?}"
                        );
                    }
                }
            }
        }
    }
    assert!(seen > 500, "only {seen} register files hold one");
    let of = |isa: &Isa| tile::dot(isa, &dtype::f32::DTYPE).map(|t| (t.rows, t.vectors));
    let real = [&isa::avx512::ISA, &isa::avx2::ISA, &isa::neon::ISA, &isa::sve::ISA, &isa::scalar::ISA, &isa::sme::ISA];
    assert_eq!(real.map(of), [Some((4, 6)), Some((3, 3)), Some((4, 6)), Some((4, 6)), None, None]);
}

/// The tile for few rows, by the sentences of the documentation and not by the code under test.
#[test]
fn flat_tiles_are_wider_and_load_least() {
    let mut seen = 0;
    for isa in invented() {
        for acc in types() {
            let wider = |auto: Tile| {
                let grid = (1..=4).flat_map(|rows| (auto.vectors + 1..=64).map(move |vectors| (rows, vectors)));
                grid.filter(|&(r, v)| fits(&isa, &acc, r, v)).collect::<Vec<_>>()
            };
            let vectors = isa.registers.tiles == 0 && lanes(&isa, &acc) > 1;
            let ways =
                if vectors && !tile::legal(&isa, &acc).is_empty() { wider(tile::auto(&isa, &acc)) } else { Vec::new() };
            let what = format!("{:?} {}", isa.registers, acc.name);
            let Some(flat) = tile::flat(&isa, &acc) else {
                assert!(ways.is_empty(), "{what}");
                continue;
            };
            seen += 1;
            assert!(ways.contains(&(flat.rows, flat.vectors)), "{}x{} {what}", flat.rows, flat.vectors);
            let mine = intensity(&isa, &acc, flat.rows, flat.vectors);
            for (r, v) in ways {
                assert!(intensity(&isa, &acc, r, v) <= mine + SLACK, "{r}x{v} loads less: {what}");
            }
        }
    }
    assert!(seen > 100, "only {seen} register files hold one");
    let of = |isa: &Isa| tile::flat(isa, &dtype::f32::DTYPE).map(|t| (t.rows, t.vectors));
    let real = [&isa::avx512::ISA, &isa::avx2::ISA, &isa::neon::ISA, &isa::sve::ISA, &isa::scalar::ISA, &isa::sme::ISA];
    assert_eq!(real.map(of), [Some((4, 6)), Some((3, 3)), Some((4, 6)), Some((4, 6)), None, None]);
}

/// Case 126: kernels run in a session that somebody else enters, once; `verify` refuses those that configure tiles themselves.
#[test]
fn kernels_in_a_session_configure_nothing() {
    let with_session: Vec<&Isa> = isa::ALL.iter().copied().filter(|isa| isa.state.has_session()).collect();
    assert!(!with_session.is_empty());
    for isa in with_session {
        for mnemonic in ["ldtilecfg", "sttilecfg", "tilerelease"] {
            assert!(isa.forbidden.contains(&mnemonic), "{}: {mnemonic}", isa.name);
        }
    }
}
