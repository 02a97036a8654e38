//! Checks `[[targets]]`.

use super::{
    Target, ast,
    ast::Text,
    codes,
    diagnostic::Diagnostic,
    near::{did_you_mean, nearest},
    words,
};
use crate::isa::{self, Arch, Isa};
use std::str::FromStr;
use target_lexicon::{Environment, OperatingSystem, PointerWidth, Triple};

/// The targets that have a triple; problems of their other keys leave the rest of the target usable.
pub fn check(tables: &[ast::Target], problems: &mut Vec<Diagnostic>) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for table in tables {
        let tune = table.tune.as_ref().and_then(|t| words::tune(t).map_err(|p| problems.push(p)).ok());
        let arch = table.triple.as_ref().and_then(|t| architecture(t).map_err(|p| problems.push(p)).ok());
        let items = table.isas.as_ref().map(|list| list.items.as_slice()).unwrap_or_default();
        let isas = instruction_sets(items, arch, problems);
        let (Some(triple), Some(arch)) = (&table.triple, arch) else { continue };
        if let Some(first) = targets.iter().find(|t| t.triple == *triple.get_ref()) {
            problems.push(
                Diagnostic::new(codes::DUPLICATE_TARGET, format!("`{}` is described twice", triple.get_ref()))
                    .at(triple.span(), "again here")
                    .with_context(first.span.clone(), "first described here")
                    .help("keep one table, with the instruction sets of both"),
            );
            continue;
        }
        targets.push(Target { triple: triple.get_ref().clone(), arch, isas, tune, span: triple.span() });
    }
    targets
}

/// The architecture of a triple that kernels can be built for.
fn architecture(text: &Text) -> Result<Arch, Diagnostic> {
    let word = text.get_ref();
    let unknown = |label: String, help: Option<String>| {
        Diagnostic::new(codes::TRIPLE, format!("unknown target triple `{word}`"))
            .at(text.span(), label)
            .help_if(help)
            .help("`rustc --print target-list` prints every triple")
    };
    let triple = Triple::from_str(word)
        .map_err(|e| unknown(e.to_string().to_lowercase(), did_you_mean(word, COMMON_TRIPLES.iter().copied())))?;
    let name = triple.architecture.to_string();
    let arch = ARCHES.into_iter().find(|a| a.name() == name);
    let linux = triple.operating_system == OperatingSystem::Linux;
    if triple.to_string() != *word || (linux && triple.environment == Environment::Unknown) {
        let near = match (arch, linux) {
            (Some(arch), true) => COMMON_TRIPLES.into_iter().find(|t| t.starts_with(arch.name())),
            _ => None,
        };
        let label = "not in the form architecture-vendor-system-environment";
        return Err(unknown(label.into(), near.map(|t| format!("did you mean `{t}`?"))));
    }
    let unsupported = |label: String, note: &str| {
        Diagnostic::new(codes::TRIPLE, format!("kernels for `{word}` are not supported yet"))
            .at(text.span(), label)
            .note(note)
            .help(format!("supported are, for instance, {}", COMMON_TRIPLES.join(", ")))
    };
    let arch = arch.ok_or_else(|| {
        let known = ARCHES.map(Arch::name).join(" and ");
        unsupported(format!("architecture `{name}`"), &format!("instruction sets are described for {known}"))
    })?;
    if !linux {
        return Err(unsupported(
            format!("operating system `{}`", triple.operating_system),
            "detection of the CPU at run time is written for Linux only",
        ));
    }
    if triple.pointer_width() != Ok(PointerWidth::U64) || triple.environment == Environment::Gnux32 {
        return Err(unsupported(String::new(), "kernels take 64-bit addresses and strides"));
    }
    Ok(arch)
}

/// The architectures that instruction sets are described for.
const ARCHES: [Arch; 2] = [Arch::X86_64, Arch::Aarch64];

/// Triples offered as examples and corrections; every supported triple is accepted.
const COMMON_TRIPLES: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
];

/// The instruction sets of a list, then the portable ones.
fn instruction_sets(items: &[Text], arch: Option<Arch>, problems: &mut Vec<Diagnostic>) -> Vec<&'static Isa> {
    let mut isas: Vec<(&'static Isa, &Text)> = Vec::new();
    for item in items {
        match lookup(item, arch) {
            Err(problem) => problems.push(problem),
            Ok(isa) => match isas.iter().find(|(i, _)| *i == isa) {
                Some((_, first)) => problems.push(duplicate_entry(item, first)),
                None => isas.push((isa, item)),
            },
        }
    }
    let mut isas: Vec<&'static Isa> = isas.into_iter().map(|(isa, _)| isa).collect();
    for portable in isa::ALL.iter().filter(|i| i.arch.is_none()) {
        if !isas.contains(portable) {
            isas.push(portable);
        }
    }
    isas
}

/// The instruction set a word names, if it can be built for the architecture.
pub fn lookup(text: &Text, arch: Option<Arch>) -> Result<&'static Isa, Diagnostic> {
    let word = text.get_ref();
    // Without a known architecture any known instruction set is fine: the triple has its own problem already.
    let fits = |i: &&Isa| arch.is_none_or(|a| i.runs_on(a));
    let names = || isa::ALL.iter().copied().filter(fits).map(|i| i.name);
    let listed = names().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
    let of = arch.map(|a| format!(" of {}", a.name())).unwrap_or_default();
    match isa::find(word) {
        Some(isa) if fits(&isa) => Ok(isa),
        Some(isa) => {
            let home = isa.arch.map_or("any architecture", Arch::name);
            Err(Diagnostic::new(codes::FOREIGN_ISA, format!("`{word}` is an instruction set of {home}"))
                .at(text.span(), format!("the triple is for {}", arch.map_or("another", Arch::name)))
                .help(format!("the instruction sets{of} are {listed}")))
        }
        None => {
            let near = nearest(word, names()).or_else(|| nearest(word, isa::ALL.iter().map(|i| i.name)));
            Err(Diagnostic::new(codes::UNKNOWN_ISA, format!("unknown instruction set `{word}`"))
                .at(text.span(), "")
                .note(format!("the instruction sets{of} are {listed}"))
                .help_if(near.map(|n| format!("did you mean `{n}`?"))))
        }
    }
}

/// The problem of an element that repeats an earlier one.
pub fn duplicate_entry(again: &Text, first: &Text) -> Diagnostic {
    Diagnostic::new(codes::DUPLICATE_ENTRY, format!("`{}` is listed twice", again.get_ref()))
        .at(again.span(), "again here")
        .with_context(first.span(), "first listed here")
        .help("remove one")
}
