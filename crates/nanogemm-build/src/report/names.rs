//! `generated/names.md`: the grammar of kernel names, and names of the plan taken apart.

use crate::{
    dtype, isa,
    plan::LibraryPlan,
    spec::{Contract, KernelName, Operand, Size, Variant},
};

/// One rule of the grammar: what it is called, its form, what it means.
struct Rule(&'static str, &'static str, &'static str);

/// The grammar that `spec.rs` prints and parses.
const GRAMMAR: &[Rule] = &[
    Rule("kernel", "contract `__` isa [ `_` tech ]", "left of `__` what is computed, right of it how"),
    Rule("contract", "gemm, pack, finish or peak", ""),
    Rule(
        "gemm",
        "`gemm` [ `_` m `x` n `x` k `s` ] `_` C `_` A `_` B `_` tile { `_` variant }",
        "C = alpha * A * B + beta * C",
    ),
    Rule("pack", "`pack_` packed `_` plain", "copies a plain matrix into zero-padded panels"),
    Rule("finish", "`finish_` C `_` sums", "turns finished sums into elements of C, through an epilogue"),
    Rule("peak", "`peak_` dtype [ `_` A `_` B ]", "multiply-adds between registers only, to measure the peak by"),
    Rule("C, A, B", "dtype [ `p` size `x` interleave ]", "a plain matrix, or panels of that width"),
    Rule("interleave", "integer", "consecutive k steps kept side by side in a panel"),
    Rule("tile", "size `x` size [ `u` unroll ]", "rows x columns of C held in registers"),
    Rule("unroll", "integer", "k steps per iteration of the k loop, written if larger than 1"),
    Rule("size", "integer [ `vs` ]", "elements; `vs`: times vscale, the vector length over 128 bits"),
    Rule("tech", "letters and digits", "the multiply-add, if the instruction set has one to tell"),
];

/// The grammar, the words it is made of, and examples from the plans.
pub fn names_md(plans: &[LibraryPlan]) -> String {
    let mut page = super::markdown_head();
    page += "# Kernel names\n\n\
             One printer and one parser (`spec.rs` of the generator) make and read every name.\n\n\
             | rule | form | meaning |\n| --- | --- | --- |\n";
    for Rule(name, form, meaning) in GRAMMAR {
        page += &format!("| {name} | {form} | {meaning} |\n");
    }
    page += "\n| dtype | bytes |\n| --- | --- |\n";
    for dtype in dtype::ALL {
        page += &format!("| `{dtype}` | {} |\n", dtype.bytes);
    }
    page += "\n| variant | meaning |\n| --- | --- |\n";
    for variant in Variant::ALL {
        page += &format!("| `{}` | {} |\n", variant.word(), meaning(variant));
    }
    page += "\n| isa | architecture | meaning |\n| --- | --- | --- |\n";
    for isa in isa::ALL {
        page += &format!("| `{}` | {} | {} |\n", isa.name, isa.arch.map_or("any", isa::Arch::name), isa.summary);
    }
    page += "\n## Examples\n";
    for name in examples(plans) {
        page += &format!("\n`{name}`\n\n");
        for (piece, meaning) in decode(&name) {
            page += &format!("- `{piece}`: {meaning}\n");
        }
    }
    page
}

/// The first block kernel and the first packing routine of every instruction set, and one name with every optional part.
fn examples(plans: &[LibraryPlan]) -> Vec<KernelName> {
    let mut names: Vec<KernelName> = Vec::new();
    for plan in plans {
        for isa in &plan.isas {
            let is_gemm = |n: &KernelName| matches!(n.contract, Contract::Gemm { .. });
            let rows = || plan.kernels.iter().filter(|k| k.isa == *isa).map(|k| &k.name);
            // The last block kernel of an instruction set is the one with the most panels.
            let picked = [rows().rfind(|n| is_gemm(n)), rows().find(|n| !is_gemm(n))];
            names.extend(picked.into_iter().flatten().cloned());
        }
    }
    let mut distinct: Vec<KernelName> = Vec::new();
    names.into_iter().for_each(|n| {
        if !distinct.contains(&n) {
            distinct.push(n);
        }
    });
    let full = distinct.iter().find_map(|name| {
        let mut name = name.clone();
        let Contract::Gemm { shape, unroll, variants, .. } = &mut name.contract else { return None };
        *shape = Some([64, 48, 128]);
        *unroll = 2;
        *variants = Variant::ALL.to_vec();
        Some(name)
    });
    distinct.extend(full);
    distinct
}

/// The pieces of a name in their order, each with its meaning.
fn decode(name: &KernelName) -> Vec<(String, String)> {
    let mut pieces = Vec::new();
    match &name.contract {
        Contract::Gemm { shape, c, a, b, mr, nr, unroll, variants } => {
            pieces.push(("gemm".into(), "C = alpha * A * B + beta * C".into()));
            if let Some([m, n, k]) = shape {
                pieces.push((format!("{m}x{n}x{k}s"), format!("only for m = {m}, n = {n}, k = {k}")));
            }
            for (role, operand) in [("C", c), ("A", a), ("B", b)] {
                pieces.push((operand.to_string(), format!("{role}: {}", describe(operand))));
            }
            let step = if *unroll > 1 { format!("u{unroll}") } else { String::new() };
            let steps = if *unroll > 1 { format!(", {unroll} k steps per iteration") } else { String::new() };
            let (rows, columns) = (size(*mr), size(*nr));
            pieces.push((
                format!("{mr}x{nr}{step}"),
                format!("{rows} rows x {columns} columns of C in registers{steps}"),
            ));
            pieces.extend(variants.iter().map(|v| (v.word().to_string(), meaning(*v).to_string())));
        }
        Contract::Peak { acc, operands } => {
            pieces.push(("peak".into(), "multiply-adds between registers only".into()));
            pieces.push((acc.name.into(), "the accumulator type".into()));
            let others = operands.iter().zip(["A", "B"]).filter(|_| *operands != [*acc; 2]);
            pieces.extend(others.map(|(dtype, role)| (dtype.name.into(), format!("the type of {role}"))));
        }
        Contract::Finish { c, acc } => {
            pieces.push(("finish".into(), "turns finished sums into elements of C".into()));
            pieces.push((c.name.into(), "the type of C".into()));
            pieces.push((acc.name.into(), "the type of the sums".into()));
        }
        Contract::Pack { to, from } => {
            pieces.push(("pack".into(), "copies a plain matrix into panels".into()));
            pieces.push((to.to_string(), format!("writes {}", describe(to))));
            pieces.push((from.to_string(), format!("reads {}", describe(from))));
        }
    }
    pieces.push((name.isa.name.into(), name.isa.summary.into()));
    pieces.extend(name.tech.iter().map(|t| (t.clone(), "the multiply-add".into())));
    pieces
}

fn describe(operand: &Operand) -> String {
    match operand.panel {
        None => format!("{} with run-time strides", operand.dtype),
        Some(panel) => {
            let together = match panel.interleave {
                1 => "one k step after the other".into(),
                n => format!("{n} k steps side by side"),
            };
            format!("{} in panels {} wide, {together}", operand.dtype, size(panel.width))
        }
    }
}

fn size(size: Size) -> String {
    match size {
        Size::Int(n) => n.to_string(),
        Size::Vs(n) => format!("{n} * vscale"),
    }
}

fn meaning(variant: Variant) -> &'static str {
    match variant {
        Variant::Dot => "k steps of A and of B are adjacent, and vectors run along them",
        Variant::B0 => "C is overwritten, there is no beta",
        Variant::Bias => "a row of biases is added",
        Variant::Relu => "max(x, 0) at the end",
    }
}
