//! The rows as Rust source: `OUT_DIR/kernels.rs`, in terms of the types of `nanogemm::kernel`.

use super::symbols::Symbols;
use crate::{
    compose::abi,
    isa::Width,
    plan::{Body, KernelPlan, Layout, LibraryPlan},
    spec::Size,
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
    for isa in plan.isas.iter().filter(|i| i.registers.width == Width::Scalable) {
        put(format!("    fn {}() -> usize;", symbols.vector_length(isa)));
    }
    for k in &plan.kernels {
        let args = match k.body {
            Body::Gemm(_) => "BlockArgs",
            Body::Pack(_) => "PackArgs",
            Body::Peak(_) => "PeakArgs",
        };
        put(format!("    fn {}(args: *const nanogemm_rows::{args});", symbols.kernel(k)));
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
        let (name, rank) = (isa.name, isa.rank);
        put(format!("        nanogemm_rows::IsaInfo {{ name: {name:?}, rank: {rank}, vector_bytes: {length} }},"));
    }
    put("    ],".into());
    put("    kernels: &[".into());
    plan.kernels.iter().filter_map(|k| gemm_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    put("    packs: &[".into());
    plan.kernels.iter().filter_map(|k| pack_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    put("    peaks: &[".into());
    plan.kernels.iter().filter_map(|k| peak_row(plan, k, symbols)).for_each(&mut put);
    put("    ],".into());
    let words: Vec<String> = super::probe::words(&plan.isas).iter().map(|w| format!("{:?}", w.to_string())).collect();
    put(format!("    probe_words: &[{}],", words.join(", ")));
    put(format!("    probe_read: {},", symbols.probe_read()));
    put(format!("    probe_eval: {},", symbols.probe_eval()));
    put("};\n".into());
    put("// The generator and the run-time library agree on the argument blocks.".into());
    put("const _: () = {".into());
    for (name, fields) in [("BlockArgs", abi::BLOCK), ("PackArgs", abi::PACK), ("PeakArgs", abi::PEAK)] {
        for (i, field) in fields.iter().enumerate() {
            put(format!("    assert!(core::mem::offset_of!(nanogemm_rows::{name}, {field}) == {});", 8 * i));
        }
        put(format!("    assert!(core::mem::size_of::<nanogemm_rows::{name}>() == {});", 8 * fields.len()));
    }
    put("};".into());
    out
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
    format!("nanogemm_rows::DType::{}", d.name.to_uppercase())
}

fn gemm_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Gemm(g) = &k.body else { return None };
    let layout = |l| match l {
        Layout::Strided => "nanogemm_rows::Layout::Strided",
        Layout::Packed => "nanogemm_rows::Layout::Packed",
    };
    // One vector multiply-add is `lanes` multiply-adds, one outer product `lanes` squared.
    let lanes = g.tile.lanes.elements(1) as f32;
    let per_dot = if g.tile.budget.in_tiles { lanes * lanes } else { lanes };
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
    field("macs_per_cycle", format!("{:?}", k.isa.cost.dots_per_cycle * per_dot));
    field("entry", symbols.kernel(k));
    row.push_str("        },");
    Some(row)
}

fn pack_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Pack(p) = &k.body else { return None };
    Some(format!(
        "        nanogemm_rows::PackInfo {{ name: {:?}, isa: {}, dtype: {}, width: {}, entry: {} }},",
        k.name.to_string(),
        isa_index(plan, k),
        dtype(p.dtype),
        size(p.width),
        symbols.kernel(k)
    ))
}

fn peak_row(plan: &LibraryPlan, k: &KernelPlan, symbols: &Symbols) -> Option<String> {
    let Body::Peak(p) = &k.body else { return None };
    Some(format!(
        "        nanogemm_rows::PeakInfo {{ name: {:?}, isa: {}, dtype: {}, chains: {}, lanes: {}, outer: {}, entry: {} }},",
        k.name.to_string(),
        isa_index(plan, k),
        dtype(p.acc),
        p.chains,
        size(p.lanes),
        p.outer,
        symbols.kernel(k)
    ))
}
