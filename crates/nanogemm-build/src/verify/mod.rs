//! Verification: disassembles the objects that were just emitted and proves what the plan promised.
//!
//! Of a kernel, per microkernel:
//!
//! ```text
//! k loop      an innermost loop with exactly tile x unroll multiply-adds; behind an unrolled one a loop with exactly tile
//!             (where vectors run along k: exactly one of the former, and as many of the latter as the plan says)
//! in it       no stack access (spill), no call, no switch of streaming mode
//! around it   no multiply-adds in the batch loop outside of its k loops (peeled steps)
//! ```
//!
//! Where operands lie in tiles, besides: as many loads of tiles as the plan says, no accumulator loaded, zeroed or stored in the
//! batch loop. Tiles on the stack are the edges of C, and the last k steps of an A read where it is: outside of the k loop.
//!
//! Of a packing routine: no stack access in a loop inside of the loop over panels, no call and no switch of streaming mode in
//! any loop. Of a finishing kernel the same, with rows for panels.
//!
//! Of a kernel of one shape: exactly the multiply-adds of the shape, in exactly the k loops that were planned, and no stack
//! access among them.
//!
//! Of every function of the object: only instructions of the row's features, none the instruction set forbids, no
//! accumulator tile on the stack, for streaming rows each instruction legal in the mode it runs in, on AArch64 no call
//! before the return address is saved; and of the object: one hidden global, no undefined symbol, no position-dependent
//! code, no writable data, no executable stack, the right machine.
//!
//! Loops come from the control-flow graph (dominators and back edges), not from labels. Features are judged by decoders
//! restricted to them: iced-x86 knows the CPUID features of each instruction, and LLVM's AArch64 disassembler is created
//! with the row's features only. Nothing here names an instruction set; a new one brings its own facts.

mod aarch64;
mod fixed;
mod graph;
mod image;
mod inst;
mod kloop;
mod streaming;
mod tiles;
mod violation;
mod x86;

pub use violation::{KLoop, Kind, Proof, Violation, Violations};

use crate::{
    isa::{Arch, State},
    plan::{Body, KernelPlan, Order},
};
use image::Image;
use inst::{Decoder, Inst};
use std::collections::{BTreeMap, BTreeSet};

/// Loads and stores of x86 accumulator tiles.
const TILE_MOVES: [&str; 3] = ["tileloadd", "tileloaddt1", "tilestored"];

/// Names that must not occur in any object, defined or not, and why.
const BANNED: [(&str, &str); 1] =
    [("__arm_get_current_vg", "the vector length is asked for before streaming mode is entered")];

fn decoder(arch: Arch, features: &str, streaming: bool) -> Box<dyn Decoder> {
    match arch {
        Arch::X86_64 => Box::new(x86::X86::new(features)),
        Arch::Aarch64 => Box::new(aarch64::Aarch64::new(features, streaming)),
    }
}

/// Proves the object of one kernel on `arch`, whose global symbol is `symbol`.
pub fn kernel_object(bytes: &[u8], plan: &KernelPlan, arch: Arch, symbol: &str) -> Result<Proof, Violations> {
    let mut bad = Vec::new();
    let proof = kernel(bytes, plan, arch, symbol, &mut bad);
    Violations::unless_empty(symbol, bad)?;
    Ok(proof)
}

fn kernel(bytes: &[u8], plan: &KernelPlan, arch: Arch, symbol: &str, bad: &mut Vec<Violation>) -> Proof {
    let image = match Image::parse(bytes) {
        Ok(image) => image,
        Err(violation) => {
            bad.push(violation);
            return Proof::default();
        }
    };
    bad.extend(image.check_machine(arch));
    if !bad.is_empty() {
        return Proof::default();
    }
    bad.extend(image.check_sections(false));
    bad.extend(banned(&image));
    bad.extend(image.undefined.iter().map(|name| Violation::new(Kind::Undefined, format!("`{name}`"))));
    let tiles = match &plan.body {
        Body::Gemm(gemm) => {
            let suffixes =
                gemm.singles.iter().map(|tile| tile.entry()).chain(gemm.rests.iter().map(|rest| rest.entry()));
            suffixes.map(|suffix| format!("{symbol}{suffix}")).collect()
        }
        _ => BTreeSet::new(),
    };
    for global in &image.globals {
        if global.name != symbol && !tiles.contains(&global.name) {
            bad.push(Violation::new(Kind::Symbol, format!("global `{}` beside the kernel", global.name)));
        } else if !global.hidden && has_visibility(bytes) {
            bad.push(Violation::new(Kind::Symbol, format!("`{}` is visible outside of the library", global.name)));
        }
    }
    let Some(entry) = image.functions.iter().position(|f| f.name == symbol) else {
        bad.push(Violation::new(Kind::Symbol, format!("the object does not define `{symbol}`")));
        return Proof::default();
    };
    let isa = plan.isa;
    let streaming = isa.state == State::StreamingZa;
    let decoder = decoder(arch, &isa.features(), streaming);
    let decoder = &*decoder;
    let code = code(&image, decoder, bad);
    // Microkernels with operands in tiles have a proof of their own.
    let edges_on_stack = |name: &str| match &plan.body {
        Body::Gemm(gemm) if gemm.tile.order == Order::Tiles => {
            gemm.micros.iter().any(|micro| name == format!("{symbol}{}", micro.suffix()))
        }
        _ => false,
    };
    for (function, insts) in image.functions.iter().zip(&code) {
        bad.extend(instructions(function, insts, decoder, isa.forbidden));
        if !edges_on_stack(&function.name) {
            bad.extend(tile_spills(function, insts, decoder, isa.registers.tiles));
        }
        bad.extend(streaming::check_link(function, insts, decoder));
    }
    if streaming {
        bad.extend(streaming::check(&image, &code, decoder, entry));
    }
    let instructions = code.iter().map(|c| c.len() as u32).sum();
    let mut proof = Proof { loops: Vec::new(), functions: code.len() as u32, instructions };
    if let Body::Peak(peak) = &plan.body {
        let functions = image.functions.iter().zip(code.iter().map(Vec::as_slice));
        bad.extend(kloop::check_peak(functions, decoder, peak).err());
    }
    let parts = match plan.body {
        Body::Pack(_) => Some("panels"),
        Body::Finish(_) => Some("rows"),
        _ => None,
    };
    if let Some(parts) = parts {
        for (function, insts) in image.functions.iter().zip(&code) {
            bad.extend(kloop::check_moves(function, insts, decoder, parts));
        }
    }
    if let Body::Fixed(fixed) = &plan.body {
        bad.extend(fixed::check(&image.functions[entry], &code[entry], decoder, fixed));
    }
    let Body::Gemm(gemm) = &plan.body else { return proof };
    let mut is_micro = vec![false; code.len()];
    let tiles = gemm.micros.iter().map(|micro| (micro, micro.suffix(), true));
    let singles = gemm.singles.iter().map(|micro| (micro, micro.entry(), false));
    for (micro, suffix, nested) in tiles.chain(singles) {
        let name = format!("{symbol}{suffix}");
        let Some(f) = image.functions.iter().position(|f| f.name == name) else {
            let what = format!("the microkernel {suffix} is not in the object");
            bad.push(Violation::new(Kind::Symbol, what));
            continue;
        };
        is_micro[f] = true;
        if code[f].is_empty() {
            continue; // reported as undecodable
        }
        let proven = match gemm.tile.order {
            Order::Tiles => tiles::check(&image.functions[f], &code[f], decoder, gemm, micro),
            _ => kloop::check(&image.functions[f], &code[f], decoder, isa, gemm, micro, nested),
        };
        match proven {
            Ok(loops) => proof.loops.extend(loops),
            Err(violations) => bad.extend(violations),
        }
    }
    for rest in &gemm.rests {
        let name = format!("{symbol}{}", rest.entry());
        let Some(f) = image.functions.iter().position(|f| f.name == name) else {
            let what = format!("the entry {} is not in the object", rest.entry());
            bad.push(Violation::new(Kind::Symbol, what));
            continue;
        };
        is_micro[f] = true;
        if !code[f].is_empty() {
            match kloop::check_rest(&image.functions[f], &code[f], decoder, gemm) {
                Ok(loops) => proof.loops.extend(loops.into_iter().map(|l| KLoop { micro: rest.entry(), ..l })),
                Err(violations) => bad.extend(violations),
            }
        }
    }
    for (f, insts) in code.iter().enumerate().filter(|(f, c)| !is_micro[*f] && !c.is_empty()) {
        let graph = graph::Graph::new(insts);
        for l in kloop::dot_loops(&graph, insts, gemm.dot) {
            let function = &image.functions[f];
            let mark = |i: usize| if kloop::is_dot(&insts[i], gemm.dot) { " *" } else { "" };
            let listing = kloop::print(function, insts, decoder, graph.members(l), &mark);
            let what = "multiply-adds in a loop that belongs to no microkernel".to_string();
            bad.push(Violation::new(Kind::Flow, what).at(&function.name).with(listing));
        }
    }
    proof
}

/// What is asked of an object that holds no kernel: the probe, entry helpers.
#[derive(Clone, Copy, Debug)]
pub struct HelperRules<'a> {
    /// The machine.
    pub arch: Arch,
    /// The library's prefix: every global is called `<prefix>_...`.
    pub prefix: &'a str,
    /// Names it may take from elsewhere.
    pub undefined: &'a [&'a str],
    /// LLVM features beyond the baseline that it may use, for instance `+xsave` for XGETBV.
    pub features: &'a str,
    /// Whether it may have writable data.
    pub writable: bool,
}

/// Checks an object that holds no kernel. It runs on every CPU of the architecture, so only the baseline is allowed.
pub fn helper_object(name: &str, bytes: &[u8], rules: &HelperRules) -> Result<(), Violations> {
    let mut bad = Vec::new();
    match Image::parse(bytes) {
        Err(violation) => bad.push(violation),
        Ok(image) => {
            bad.extend(image.check_machine(rules.arch));
            if bad.is_empty() {
                bad.extend(image.check_sections(rules.writable));
                bad.extend(banned(&image));
                bad.extend(unprefixed(&image, &format!("{}_", rules.prefix)));
                let strange = image.undefined.iter().filter(|u| !rules.undefined.contains(&u.as_str()));
                bad.extend(strange.map(|name| Violation::new(Kind::Undefined, format!("`{name}`"))));
                let decoder = decoder(rules.arch, rules.features, false);
                let code = code(&image, &*decoder, &mut bad);
                for (function, insts) in image.functions.iter().zip(&code) {
                    bad.extend(instructions(function, insts, &*decoder, &[]));
                    bad.extend(streaming::check_link(function, insts, &*decoder));
                }
            }
        }
    }
    Violations::unless_empty(name, bad)
}

/// Checks the members of the kernel archive together: every one made for `arch`, every global named `<prefix>_...` and
/// defined once, and what is undefined in one defined in another or listed in `undefined`.
pub fn archive<'m>(
    members: impl IntoIterator<Item = (&'m str, &'m [u8])>,
    arch: Arch,
    prefix: &str,
    undefined: &[&str],
) -> Result<(), Violations> {
    let mut bad = Vec::new();
    let mut defined: BTreeMap<String, String> = BTreeMap::new();
    let mut wanted: BTreeMap<String, String> = BTreeMap::new();
    let mut empty = true;
    for (member, bytes) in members {
        empty = false;
        let image = match Image::parse(bytes) {
            Ok(image) => image,
            Err(violation) => {
                bad.push(violation.at(member));
                continue;
            }
        };
        let prefix = format!("{prefix}_");
        let found = [image.check_machine(arch), banned(&image), unprefixed(&image, &prefix)].concat();
        bad.extend(found.into_iter().map(|v| v.at(member)));
        for global in &image.globals {
            if let Some(other) = defined.insert(global.name.clone(), member.to_string())
                && !global.weak
            {
                let what = format!("`{}` is defined in {other} and in {member}", global.name);
                bad.push(Violation::new(Kind::Symbol, what));
            }
        }
        wanted.extend(image.undefined.iter().map(|name| (name.clone(), member.to_string())));
    }
    if empty {
        bad.push(Violation::new(Kind::Symbol, "no members".into()));
    }
    for (name, member) in wanted {
        if !defined.contains_key(&name) && !undefined.contains(&name.as_str()) {
            bad.push(Violation::new(Kind::Undefined, format!("`{name}`")).at(&member));
        }
    }
    Violations::unless_empty("the archive", bad)
}

/// COFF has no hidden symbols: everything outside a table of exports is private to the library.
fn has_visibility(bytes: &[u8]) -> bool {
    !matches!(object::FileKind::parse(bytes), Ok(object::FileKind::Coff | object::FileKind::CoffBig))
}

fn banned(image: &Image) -> Vec<Violation> {
    let names = image.undefined.iter().chain(image.functions.iter().map(|f| &f.name));
    names
        .filter_map(|name| BANNED.iter().find(|(b, _)| b == name))
        .map(|(name, why)| Violation::new(Kind::Streaming, format!("`{name}`: {why}")))
        .collect()
}

fn unprefixed(image: &Image, prefix: &str) -> Vec<Violation> {
    let strange = image.globals.iter().filter(|g| !g.name.starts_with(prefix));
    strange.map(|g| Violation::new(Kind::Symbol, format!("`{}` does not start with `{prefix}`", g.name))).collect()
}

/// The instructions of every function; none for a function that cannot be decoded, which is a violation.
fn code(image: &Image, decoder: &dyn Decoder, bad: &mut Vec<Violation>) -> Vec<Vec<Inst>> {
    bad.extend(image.check_coverage(decoder));
    let decode = |f| match image.decode(f, decoder) {
        Ok(insts) => insts,
        Err(violation) => {
            bad.push(violation);
            Vec::new()
        }
    };
    image.functions.iter().map(decode).collect()
}

/// Instructions beyond the features of the row, and forbidden ones.
fn instructions(
    function: &image::Function,
    insts: &[Inst],
    decoder: &dyn Decoder,
    forbidden: &[&str],
) -> Vec<Violation> {
    let listing = |which: &[usize]| kloop::print(function, insts, decoder, which.iter().copied(), &|_| " !");
    let mut bad = Vec::new();
    let beyond: Vec<usize> = (0..insts.len()).filter(|&i| insts[i].illegal.is_some()).collect();
    if let Some(first) = beyond.first().and_then(|&i| insts[i].illegal.as_ref().map(|why| (i, why))) {
        let what = format!("{} instructions; `{}` {}", beyond.len(), insts[first.0].mnemonic, first.1);
        bad.push(Violation::new(Kind::Feature, what).at(&function.name).with(listing(&beyond)));
    }
    let listed: Vec<usize> = (0..insts.len()).filter(|&i| forbidden.contains(&insts[i].mnemonic.as_str())).collect();
    if let Some(&first) = listed.first() {
        let what = format!("`{}`", insts[first].mnemonic);
        bad.push(Violation::new(Kind::Forbidden, what).at(&function.name).with(listing(&listed)));
    }
    bad
}

/// Accumulator tiles that travel through the stack: a reload with the wrong stride is how compilers lose rows.
fn tile_spills(function: &image::Function, insts: &[Inst], decoder: &dyn Decoder, tiles: u32) -> Option<Violation> {
    if tiles == 0 || !insts.iter().any(|i| TILE_MOVES.contains(&i.mnemonic.as_str())) {
        return None;
    }
    let on_stack = kloop::stack_accesses(&graph::Graph::new(insts), insts, decoder.stack_pointer());
    let is_spill = |i: &usize| on_stack[*i] && TILE_MOVES.contains(&insts[*i].mnemonic.as_str());
    let spills: Vec<usize> = (0..insts.len()).filter(is_spill).collect();
    let listing = kloop::print(function, insts, decoder, spills.iter().copied(), &|_| " ! stack");
    let what = format!("{} moves", spills.len());
    (!spills.is_empty()).then(|| Violation::new(Kind::TileSpill, what).at(&function.name).with(listing))
}
