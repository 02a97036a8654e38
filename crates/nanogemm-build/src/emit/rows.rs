//! The rows as Rust source: `OUT_DIR/kernels.rs`, in terms of the types of `nanogemm::kernel`.

use super::symbols::Symbols;
use crate::{
    compose::abi,
    dtype::DType,
    isa::Width,
    plan::{Body, FixedEntry, FixedPlan, GemmPlan, KernelPlan, Layout, LibraryPlan, Micro, Rest},
    spec::{Contract, Size},
};
use std::fmt::Write;

/// The source text.
pub fn rust(plan: &LibraryPlan, symbols: &Symbols) -> String {
    let mut out = String::from("// Rows written by nanogemm-build from the manifest. Do not edit.\n\n");
    let mut put = |line: String| {
        out.push_str(&line);
        out.push('\n');
    };
    put("unsafe extern \"C\" {".into());
    put(format!("    fn {}(words: *mut u64);", symbols.probe_read()));
    put(format!("    fn {}(words: *const u64) -> u64;", symbols.probe_eval()));
    put(format!("    fn {}(words: *const u64) -> u64;", symbols.probe_default()));
    for isa in plan.isas.iter().filter(|i| i.registers.width == Width::Scalable) {
        put(format!("    fn {}() -> usize;", symbols.vector_length(isa)));
    }
    for isa in super::sessions(plan) {
        let [enter, leave] = symbols.session(isa);
        put(format!("    fn {enter}();"));
        put(format!("    fn {leave}();"));
    }
    for k in &plan.kernels {
        let args = match &k.body {
            Body::Fixed(fixed) => {
                put(format!("    fn {}{};", symbols.kernel(k), fixed_parameters(fixed.dtype.name)));
                continue;
            }
            Body::Gemm(_) => "BlockArgs",
            Body::Pack(_) => "PackArgs",
            Body::Finish(_) => "FinishArgs",
            Body::Peak(_) => "PeakArgs",
        };
        put(format!("    fn {}(args: *const nanogemm_rows::{args});", symbols.kernel(k)));
        if let Body::Gemm(g) = &k.body {
            let (from, to) = (format!("*const {}, _: isize", g.a), format!("*mut {0}, _: isize, _: u64, _: {0}", g.c));
            for tile in &g.singles {
                put(format!("    fn {}(_: {from}, _: {from}, _: {to});", symbols.tile_entry(k, tile)));
            }
            for rest in &g.rests {
                let scratch = "*mut core::ffi::c_void";
                put(format!("    fn {}(_: {from}, _: {from}, _: {to}, _: {scratch});", symbols.rest_entry(k, rest)));
            }
        }
    }
    put("}\n".into());
    put("/// The kernels of this library.".into());
    put("pub static LIBRARY: nanogemm_rows::Library = nanogemm_rows::Library {".into());
    put(format!("    prefix: {:?},", plan.prefix));
    put("    isas: &[".into());
    for isa in &plan.isas {
        let length = match isa.registers.width {
            Width::Scalable => format!("Some({})", symbols.vector_length(isa)),
            _ => "None".into(),
        };
        let session = match isa.state.has_session() {
            true => {
                let [enter, leave] = symbols.session(isa);
                format!("Some(nanogemm_rows::Session {{ enter: {enter}, leave: {leave} }})")
            }
            false => "None".into(),
        };
        let (name, rank) = (isa.name, isa.rank);
        put(format!(
            "        nanogemm_rows::IsaInfo {{ name: {name:?}, rank: {rank}, vector_bytes: {length}, session: {session} }},"
        ));
    }
    put("    ],".into());
    put("    kernels: &[".into());
    plan.kernels.iter().filter_map(|k| gemm_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    put("    fixed: &[".into());
    fixed_rows(plan, symbols).for_each(&mut put);
    put("    ],".into());
    put("    packs: &[".into());
    plan.kernels.iter().filter_map(|k| pack_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    put("    finishes: &[".into());
    plan.kernels.iter().filter_map(|k| finish_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    put("    peaks: &[".into());
    plan.kernels.iter().filter_map(|k| peak_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    let words: Vec<String> = super::probe::words(&plan.isas).iter().map(|w| format!("{:?}", w.to_string())).collect();
    put(format!("    probe_words: &[{}],", words.join(", ")));
    put(format!("    probe_read: {},", symbols.probe_read()));
    put(format!("    probe_eval: {},", symbols.probe_eval()));
    put(format!("    probe_default: {},", symbols.probe_default()));
    put("};\n".into());
    put("// The generator and the run-time library agree on the argument blocks, and on what entries for columns left over do.".into());
    put("const _: () = {".into());
    put(format!("    assert!(nanogemm_rows::REST_LATE == {});", Rest::LATE));
    for (name, fields) in
        [("BlockArgs", abi::BLOCK), ("PackArgs", abi::PACK), ("FinishArgs", abi::FINISH), ("PeakArgs", abi::PEAK)]
    {
        for (i, field) in fields.iter().enumerate() {
            put(format!("    assert!(core::mem::offset_of!(nanogemm_rows::{name}, {field}) == {});", 8 * i));
        }
        put(format!("    assert!(core::mem::size_of::<nanogemm_rows::{name}>() == {});", 8 * fields.len()));
    }
    put("};".into());
    entries(plan, &mut put);
    out
}

/// The C functions of constant shapes: `OUT_DIR/entries.rs`, to be included beside `kernels.rs`.
pub fn c_entries(plan: &LibraryPlan) -> String {
    let mut out = String::from("// Entries written by nanogemm-build from the manifest. Do not edit.\n");
    for FixedEntry { name, shape: [m, n, k], dtype } in &plan.entries {
        let (prefix, t) = (&plan.prefix, dtype.name);
        out += &format!("nanogemm_rows::fixed_c_entry!({prefix}_{name}, {name}, {t}, {m}, {n}, {k});\n");
    }
    out
}

/// Rust functions of constant shapes, in a module of their own.
fn entries(plan: &LibraryPlan, put: &mut impl FnMut(String)) {
    put("\n/// Products of constant shapes: one function per shape and type.".into());
    put("pub mod fixed {".into());
    put("    #[allow(unused_imports)]".into());
    put("    use super::{LIBRARY, nanogemm_rows};".into());
    for FixedEntry { name, shape: [m, n, k], dtype } in &plan.entries {
        put(format!("    nanogemm_rows::fixed_entry!(LIBRARY, {name}, {}, {m}, {n}, {k});", dtype.name));
    }
    put("    /// The same functions for operands with gaps between their rows.".into());
    put("    pub mod strided {".into());
    put("        #[allow(unused_imports)]".into());
    put("        use super::{LIBRARY, nanogemm_rows};".into());
    for FixedEntry { name, shape: [m, n, k], dtype } in &plan.entries {
        put(format!("        nanogemm_rows::fixed_strided!(LIBRARY, {name}, {}, {m}, {n}, {k});", dtype.name));
    }
    put("    }".into());
    put("}".into());
}

/// The parameters of kernels of constant shapes.
fn fixed_parameters(t: &str) -> String {
    format!("(a: *const {t}, a_rs: isize, b: *const {t}, b_rs: isize, c: *mut {t}, c_rs: isize, beta: {t})")
}

/// Kernels of constant shapes by type and shape, and of these the best instruction set first.
fn fixed_rows<'p>(plan: &'p LibraryPlan, symbols: &'p Symbols) -> impl Iterator<Item = String> + 'p {
    let mut rows: Vec<(&KernelPlan, &FixedPlan)> = plan
        .kernels
        .iter()
        .filter_map(|k| match &k.body {
            Body::Fixed(fixed) => Some((k, fixed)),
            _ => None,
        })
        .collect();
    // The types in the order of the enumeration, which is that of their list.
    let rank = |d: &DType| crate::dtype::ALL.iter().position(|x| *x == d);
    rows.sort_by_key(|(k, f)| (rank(f.dtype), f.shape, isa_index(plan, k)));
    rows.into_iter().map(move |(k, f)| {
        let [m, n, kk] = f.shape;
        let (name, isa, t) = (k.name.to_string(), isa_index(plan, k), f.dtype.name);
        format!(
            "        nanogemm_rows::FixedInfo {{ name: {name:?}, c_name: c{name:?}, isa: {isa}, dtype: {}, m: {m}, n: {n}, \
             k: {kk}, entry: nanogemm_rows::fixed_kernel!({t}, {}) }},",
            dtype(f.dtype),
            symbols.kernel(k)
        )
    })
}

fn size(s: Size) -> String {
    match s {
        Size::Int(n) => format!("nanogemm_rows::Size::Int({n})"),
        Size::Vs(n) => format!("nanogemm_rows::Size::Vs({n})"),
    }
}

fn isa_index(plan: &LibraryPlan, k: &KernelPlan) -> usize {
    plan.isas.iter().position(|i| *i == k.isa).expect("kernels are planned for the instruction sets of the library")
}

fn dtype(d: &crate::dtype::DType) -> String {
    let (first, rest) = d.name.split_at(1);
    format!("nanogemm_rows::DType::{}{rest}", first.to_uppercase())
}

fn gemm_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Gemm(g) = &k.body else { return None };
    let layout = |l| match l {
        Layout::Strided => "nanogemm_rows::Layout::Strided",
        Layout::Packed => "nanogemm_rows::Layout::Packed",
        Layout::Columns => "nanogemm_rows::Layout::Columns",
        Layout::Rows => "nanogemm_rows::Layout::Rows",
    };
    let mut row = String::from("        nanogemm_rows::KernelInfo {\n");
    let mut field = |name: &str, value: String| writeln!(row, "            {name}: {value},").expect("a String");
    field("name", format!("{:?}", k.name.to_string()));
    field("c_name", format!("c{:?}", k.name.to_string()));
    field("isa", isa_index(plan, k).to_string());
    field("a_type", dtype(g.a));
    field("b_type", dtype(g.b));
    field("c_type", dtype(g.c));
    field("mr", size(g.tile.mr));
    field("nr", size(g.tile.nr));
    field("lanes", size(g.tile.lanes));
    field("unroll", g.unroll.to_string());
    field("a_layout", layout(g.a_layout).into());
    field("b_layout", layout(g.b_layout).into());
    field("a_width", size(g.a_width()));
    field("b_width", size(g.b_width()));
    field("interleave", g.dot.interleave.to_string());
    field("a_interleave", g.a_interleave().to_string());
    field("k_step", g.k_step().to_string());
    field("longest", format!("{:?}", g.dot.how.longest()));
    field("plain", g.plain().to_string());
    field("packs_b", g.packs_beside().to_string());
    field("finished", finished(plan, k, g));
    field("macs_per_cycle", format!("{:?}", g.macs_per_cycle(k.isa)));
    field("entry", symbols.kernel(k));
    field("tiles", tile_entries(plan, k, symbols));
    let rest = |rest| format!("nanogemm_rows::rest_code!({}, {})", g.c, symbols.rest_entry(k, rest));
    field("rests", format!("&[{}]", g.rests.iter().map(rest).collect::<Vec<_>>().join(", ")));
    row.push_str("        },");
    Some(row)
}

/// Names with the types of C that sums of the row are finished into, beside their own.
fn finished(plan: &LibraryPlan, k: &KernelPlan, g: &GemmPlan) -> String {
    let mut into: Vec<&'static DType> = Vec::new();
    for kernel in &plan.kernels {
        if let Body::Finish(f) = &kernel.body
            && f.acc == g.c
            && f.c != g.c
            && !into.contains(&f.c)
        {
            into.push(f.c);
        }
    }
    let one = |c: &&'static DType| {
        let mut name = k.name.clone();
        if let Contract::Gemm { c: operand, .. } = &mut name.contract {
            operand.dtype = c;
        }
        let (name, c) = (name.to_string(), dtype(c));
        format!("nanogemm_rows::FinishedName {{ c_type: {c}, name: {name:?}, c_name: c{name:?} }}")
    };
    let names: Vec<String> = into.iter().map(one).collect();
    format!("&[{}]", names.join(", "))
}

/// The tile entries by vectors, mask and rows. A row that reads A in place and panels of B has those of the row with the same tile
/// that reads both in place: a panel is a B with rows as long as the tile, and not longer.
fn tile_entries(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> String {
    let same = |other: &KernelPlan| match (&k.body, &other.body) {
        (Body::Gemm(g), Body::Gemm(o)) => {
            let types = ([g.a.name, g.b.name, g.c.name], g.b_width(), g.dot.interleave);
            let others = ([o.a.name, o.b.name, o.c.name], o.b_width(), o.dot.interleave);
            k.isa == other.isa
                && types == others
                && g.tile == o.tile
                && (g.a_layout, o.a_layout) == (Layout::Strided, Layout::Strided)
        }
        _ => false,
    };
    let owner = plan.kernels.iter().filter(|other| same(other)).find_map(|other| match &other.body {
        Body::Gemm(g) if !g.singles.is_empty() => Some((other, g)),
        _ => None,
    });
    let Some((owner, o)) = owner else { return "&[]".into() };
    let fits = |tile: &&Micro| core::ptr::eq(owner, k) || tile.columns.vectors <= o.tile.vectors;
    let tiles: Vec<&Micro> = o.singles.iter().filter(fits).collect();
    let code = |tile: &&Micro| format!("nanogemm_rows::tile_code!({}, {})", o.c, symbols.tile_entry(owner, tile));
    let forms = tiles.chunk_by(|x, y| x.columns == y.columns).map(|form| {
        let codes: Vec<String> = form.iter().map(code).collect();
        format!("&[{}]", codes.join(", "))
    });
    format!("&[{}]", forms.collect::<Vec<_>>().join(", "))
}

fn pack_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Pack(p) = &k.body else { return None };
    Some(format!(
        "        nanogemm_rows::PackInfo {{ name: {:?}, isa: {}, from: {}, to: {}, width: {}, interleave: {}, k_step: {}, \
         offset: {}, entry: {} }},",
        k.name.to_string(),
        isa_index(plan, k),
        dtype(p.from),
        dtype(p.to),
        size(p.width),
        p.interleave,
        p.k_step,
        p.offset(),
        symbols.kernel(k)
    ))
}

fn finish_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Finish(f) = &k.body else { return None };
    Some(format!(
        "        nanogemm_rows::FinishInfo {{ name: {:?}, isa: {}, acc: {}, c: {}, entry: {} }},",
        k.name.to_string(),
        isa_index(plan, k),
        dtype(f.acc),
        dtype(f.c),
        symbols.kernel(k)
    ))
}

fn peak_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Peak(p) = &k.body else { return None };
    Some(format!(
        "        nanogemm_rows::PeakInfo {{ name: {:?}, isa: {}, dtype: {}, a_type: {}, b_type: {}, depth: {}, chains: {}, \
         lanes: {}, outer: {}, entry: {} }},",
        k.name.to_string(),
        isa_index(plan, k),
        dtype(p.acc),
        dtype(p.a()),
        dtype(p.b()),
        p.depth,
        p.chains,
        size(p.lanes),
        p.outer,
        symbols.kernel(k)
    ))
}
