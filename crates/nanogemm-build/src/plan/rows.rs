//! The rows of one request: which multiply-adds, tiles and layouts they have, and the packs and finishing kernels beside them.

use super::*;

/// The rows of one request on one instruction set, and the packs of the panels they read.
pub(super) fn gemm_rows(isa: &'static Isa, request: &Request, packs: &mut Vec<PackPlan>) -> Vec<KernelPlan> {
    let dots = isa.realisations(request.a, request.b, request.c);
    if dots.is_empty() {
        return Vec::new();
    }
    let acc = request.c.accumulator();
    let listed = request.tiles.iter().find(|(i, _)| *i == isa).map(|(_, tiles)| tiles.as_slice()).unwrap_or_default();
    let tiles: Vec<Tile> = if listed.is_empty() {
        tile::autos(isa, acc)
    } else {
        listed
            .iter()
            .map(|&(mr, nr)| tile::explicit(isa, acc, mr, nr).expect("the manifest checked its tiles"))
            .collect()
    };
    let mut rows = Vec::new();
    for tile in tiles {
        let outer = tile.order == Order::Outer;
        let mut seen = Vec::new();
        // Tiles read rows of A where they are, many k steps at a time.
        let in_place = |&layout: &Layout| match (tile.order, layout) {
            (Order::Tiles, Layout::Strided) => Layout::Rows,
            _ => layout,
        };
        for a_layout in request.a_layouts.iter().map(in_place) {
            for &b_layout in request.b_layouts.iter().filter(|&&layout| layout != Layout::Columns) {
                // What cannot be read in place is packed: A first, there is less of it where that matters.
                let ways = [(a_layout, b_layout), (Layout::Packed, b_layout), (Layout::Packed, Layout::Packed)];
                let serves = |way: (Layout, Layout)| {
                    // Vectors of A exist only where consecutive rows are adjacent, so outer products read panels.
                    let fits = |dot: &DotRow| (!outer || way.0 == Layout::Packed) && room_for_masks(isa, dot, &tile);
                    dots.iter().find(|dot| fits(dot) && reads(dot, request, way)).map(|dot| (*dot, way))
                };
                let Some((dot, way)) = ways.into_iter().find_map(serves).filter(|(_, way)| !seen.contains(way)) else {
                    continue;
                };
                seen.push(way);
                let row = gemm_row(isa, request, dot, tile, way.0, way.1);
                if let Body::Gemm(gemm) = &row.body {
                    packs.extend(gemm.packs(request));
                }
                rows.push(row);
            }
        }
    }
    let along_k = (Layout::Strided, Layout::Columns);
    if request.a_layouts.contains(&along_k.0)
        && request.b_layouts.contains(&along_k.1)
        && let Some(dot) = dots.iter().find(|dot| reads(dot, request, along_k))
    {
        let widens = dot.a != dot.acc;
        let wide = if widens { None } else { tile::wide_along_k(isa, acc, masks(isa, dot)) };
        let tiles = tile::along_k(isa, acc, masks(isa, dot)).into_iter().chain(wide);
        rows.extend(tiles.map(|tile| gemm_row(isa, request, dot, tile, along_k.0, along_k.1)));
    }
    let in_place = request.a_layouts.contains(&Layout::Strided) && request.b_layouts.contains(&Layout::Strided);
    if listed.is_empty() && in_place {
        rows.extend(flat_row(isa, request, packs));
    }
    rows
}

/// The row for products of few rows. What counts is that B is read where it is: few rows of A are packed at no cost.
fn flat_row(isa: &'static Isa, request: &Request, packs: &mut Vec<PackPlan>) -> Option<KernelPlan> {
    let acc = request.c.accumulator();
    let row = |a_layout| {
        let way = (a_layout, Layout::Strided);
        let dot = isa.realisations(request.a, request.b, request.c).into_iter().find(|dot| reads(dot, request, way))?;
        let tile = if dot.widens() { tile::flat_of_shorter(isa, acc, request.b) } else { tile::flat(isa, acc) };
        let tile = tile.filter(|tile| room_for_masks(isa, dot, tile))?;
        Some(gemm_row(isa, request, dot, tile, way.0, way.1))
    };
    let row = [Layout::Strided, Layout::Packed].into_iter().find_map(row)?;
    if let Body::Gemm(gemm) = &row.body {
        packs.extend(gemm.packs(request));
    }
    Some(row)
}

/// Whether a multiply-add takes operands of a request that lie like this. In place they are read as what they are, one k step at a
/// time, and rows of A by tiles; they are widened on the way in vectors, not where they are broadcast.
pub(super) fn reads(dot: &DotRow, request: &Request, (a_layout, b_layout): (Layout, Layout)) -> bool {
    let as_is = |dtype: &DType, name, layout| {
        let single = dot.interleave == 1 || layout == Layout::Rows;
        layout == Layout::Packed || dtype.name == name && single
    };
    let widened = dot.how == Arithmetic::Fused && dot.a != dot.acc && b_layout != Layout::Columns;
    !widened && as_is(request.a, dot.a, a_layout) && as_is(request.b, dot.b, b_layout)
}

/// One row of a request.
pub(super) fn gemm_row(
    isa: &'static Isa,
    request: &Request,
    dot: &'static DotRow,
    tile: Tile,
    a_layout: Layout,
    b_layout: Layout,
) -> KernelPlan {
    let operand = |dtype, layout, (width, interleave)| match layout {
        Layout::Strided | Layout::Columns | Layout::Rows => Operand::plain(dtype),
        Layout::Packed => Operand::packed(dtype, width, interleave),
    };
    let [a, b, c] = [dot.a, dot.b, dot.acc].map(|name| dot.operand(name));
    let unroll = request.unroll.unwrap_or_else(|| default_unroll(isa, &tile, dot, a_layout));
    let contract = Contract::Gemm {
        shape: None,
        c: Operand::plain(c),
        a: operand(a, a_layout, (tile.a_width(), tile.a_interleave(dot))),
        b: operand(b, b_layout, (tile.b_width(), dot.interleave)),
        mr: tile.mr,
        nr: tile.nr,
        unroll,
        variants: if tile.order == Order::Dot { vec![Variant::Dot] } else { Vec::new() },
    };
    let name = KernelName { contract, isa, tech: dot.tech.map(Into::into) };
    let mut micros = forms::micros(isa, &tile);
    if masks_pairs(isa, dot) {
        // There are registers for masks of short elements beside one vector only; others fall back to it.
        micros.retain(|m| m.columns.tail != ColumnTail::Masked || m.columns.vectors == 1);
    }
    let in_place = (a_layout, b_layout) == (Layout::Strided, Layout::Strided);
    let singles = if in_place { forms::singles(isa, &tile) } else { Vec::new() };
    // Of few rows what is left over does not take long.
    let flat = tile::flat(isa, c) == Some(tile);
    let rests = if singles.is_empty() || flat { Vec::new() } else { forms::rests(&tile) };
    let plan = GemmPlan { a, b, c, dot, a_layout, b_layout, tile, unroll, micros, singles, rests };
    KernelPlan { name, isa, body: Body::Gemm(plan) }
}

/// Registers for the masks of one tail.
pub(super) fn masks(isa: &Isa, dot: &DotRow) -> u32 {
    match isa.registers.tail {
        // For pairs of elements, for the last one, and for the copies of the last one that the mask cuts down.
        Tail::MaskedTail if masks_pairs(isa, dot) => 3,
        Tail::MaskedTail => 1,
        Tail::Masked | Tail::MaskRegisters | Tail::Exact => 0,
    }
}

/// Whether column tails of B take masks for pairs of elements and for the last element besides those for numbers of 32 bits.
pub(super) fn masks_pairs(isa: &Isa, dot: &DotRow) -> bool {
    dot.widens() && isa.registers.tail == Tail::MaskedTail
}

/// Whether the tallest tail of a tile has registers for those masks.
pub(super) fn room_for_masks(isa: &Isa, dot: &DotRow, tile: &Tile) -> bool {
    !masks_pairs(isa, dot) || tile.rows + 1 + tile.budget.a + 4 <= tile.budget.available
}

/// Finishing kernels for the results of one request.
pub(super) fn finish_rows(isa: &'static Isa, request: &Request) -> Vec<KernelPlan> {
    let acc = request.c.accumulator();
    // Accumulator tiles are finished by the vectors of another instruction set, and doubles have no epilogue.
    // Vectors of singles finish everything; other floating-point ones what is multiplied in them, so that they need nothing beside them.
    let own = || isa.multiply(request.a, request.b, request.c).is_some_and(|dot| dot.how.floating());
    let vectors = isa.dots.iter().any(|dot| dot.how == Arithmetic::Fused) || own();
    if isa.registers.tiles > 0 || !vectors || acc.bytes != 4 {
        return Vec::new();
    }
    // binary16 by integer operations takes more registers than vectors leave, and is no faster by vectors: the portable row does it.
    let natively =
        |c: &&DType| (c.kind, c.bytes) != (Kind::Float, 2) || isa.arch.is_none_or(|arch| isa.converts_halves(arch));
    let mut results = vec![request.c, acc];
    results.extend(acc.dequantised.and_then(dtype::find));
    results.retain(natively);
    let row = |c| {
        let name = KernelName { contract: Contract::Finish { c, acc }, isa, tech: None };
        KernelPlan { name, isa, body: Body::Finish(FinishPlan { acc, c }) }
    };
    results.into_iter().map(row).collect()
}

/// Sets of accumulators for one column: a single row then has as many multiply-adds on the way as its loads can feed. More would
/// make the loop long, and the work behind it, by single vectors, as long as short sums.
pub(super) const MOST_SETS: u32 = 4;

/// The kernels of constant shapes of one request on one instruction set.
pub(super) fn fixed_rows(isa: &'static Isa, request: &Request) -> Vec<KernelPlan> {
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
pub(super) fn default_unroll(isa: &Isa, tile: &Tile, dot: &DotRow, a_layout: Layout) -> u32 {
    match tile.order {
        // Few instructions per step, each of which occupies its unit for many cycles.
        Order::Tiles => 1,
        // Over several steps the code generator moves sums that multiply-adds overwrite, or add to, from register to register, and
        // spills. A full tile hides the loop control as it is.
        Order::HoldB | Order::HoldA if dot.how != Arithmetic::Fused => 1,
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
pub(super) fn peak_row(isa: &'static Isa, request: &Request) -> Option<KernelPlan> {
    let dot = isa.multiply(request.a, request.b, request.c)?;
    let (registers, acc) = (&isa.registers, request.c.accumulator());
    let outer = registers.tiles > 0;
    let chains = if isa.state.has_session() {
        // Operands occupy tiles as well.
        tile::auto(isa, acc).budget.accumulators
    } else if outer {
        registers.tiles * acc.bytes / 4
    } else {
        isa.available(acc).min(registers.vectors.saturating_sub(2)).clamp(1, 24)
    };
    let lanes = registers.width.lanes(acc.bytes);
    let depth = if isa.state.has_session() { dot.interleave * lanes.count() } else { dot.interleave };
    let plan = PeakPlan { acc, dot, chains, lanes, outer, depth };
    let contract = Contract::Peak { acc, operands: [plan.a(), plan.b()] };
    let name = KernelName { contract, isa, tech: dot.tech.map(Into::into) };
    Some(KernelPlan { name, isa, body: Body::Peak(plan) })
}

/// Whether the code generator keeps to the registers of a tile over several k steps: it does if a multiply-add names all its
/// operands, so that hardly any register is set aside, and addresses take displacements.
pub(super) fn steady(isa: &Isa) -> bool {
    isa.arch.is_some_and(|arch| arch.rows_per_pointer() > 1) && isa.registers.spare <= 1
}

/// Whether the unrolled k loop is for A whose k steps are adjacent only, and another loop of single steps for all others: where
/// rows share pointers, several steps at any distance need more integer registers than there are.
pub(super) fn adjacent(isa: &Isa, tile: &Tile, a_layout: Layout) -> bool {
    steady(isa) && a_layout == Layout::Strided && tile.order != Order::Outer
}

pub(super) fn pack_row(isa: &'static Isa, pack: PackPlan) -> KernelPlan {
    let to = Operand::packed(pack.to, pack.width, pack.interleave);
    let name = KernelName { contract: Contract::Pack { to, from: Operand::plain(pack.from) }, isa, tech: None };
    KernelPlan { name, isa, body: Body::Pack(pack) }
}
