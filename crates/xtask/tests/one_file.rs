//! The one-file rule: a new instruction set is one file and one word.
//!
//! A copy of the workspace learns 128-bit SSE2 that way, its manifest asks for it, and the rows pass conformance on this
//! machine.
#![cfg(target_arch = "x86_64")]

mod common;

use common::{cargo, copy, room, workspace};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The one file.
const SSE2: &str = r#"//! SSE2: 16 registers of 128 bits, part of every x86-64 baseline.

use super::*;

/// SSE2.
pub static ISA: Isa = Isa {
    name: "sse2",
    arch: Some(Arch::X86_64),
    summary: "SSE2, 16 vector registers of 128 bits, no fused multiply-add",
    extends: None,
    llvm_features: "",
    rank: 10,
    probe: &[],
    by_default: Default::Always,
    // A multiplication overwrites one of its operands: room for a copy and for the product.
    registers: Registers {
        vectors: 16,
        spare: 4,
        width: Width::Fixed(128),
        tail: Tail::Exact,
        broadcast: Broadcast::Load,
        tiles: 0,
    },
    dots: &[DotRow::fused("f32", None, &["mulps", "mulss"])],
    state: State::None,
    cost: Cost { dots_per_cycle: 1.0, loads_per_cycle: 2.0, dot_latency: 8 },
    forbidden: &[],
    #[cfg(feature = "llvm")]
    ops: &crate::nanokernel::Contracted,
};
"#;

const LIST: &str = "crates/nanogemm-build/src/isa/mod.rs";
const FILE: &str = "crates/nanogemm-build/src/isa/sse2.rs";

/// Replaces the one place where `from` stands.
fn edit(path: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(path).expect("own copy");
    assert_eq!(text.matches(from).count(), 1, "`{from}` in {}", path.display());
    fs::write(path, text.replace(from, to)).expect("own copy");
}

/// Every file below a folder, by its path in it.
fn files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![root.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("own copy") {
            let path = entry.expect("own copy").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("below it").to_path_buf();
                found.insert(name, fs::read(&path).expect("own copy"));
            }
        }
    }
    found
}

/// The words that `new` has and `old` lacks, if there is no other difference.
fn added_words(old: &[u8], new: &[u8]) -> Vec<String> {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("source text");
    let (old, new) = (text(old), text(new));
    let mut rest = old.split_whitespace().peekable();
    let is_new = |word: &&str| rest.next_if_eq(word).is_none();
    let added: Vec<String> = new.split_whitespace().filter(is_new).map(str::to_string).collect();
    assert_eq!(rest.next(), None, "something was removed");
    added
}

#[test]
fn a_new_instruction_set_is_one_file_and_one_word() {
    let room = room("one_file");
    let dir = room.join("workspace");
    copy(&workspace(), &dir);
    let before = files(&dir);

    fs::write(dir.join(FILE), SSE2).expect("own copy");
    edit(&dir.join(LIST), "isas! { ", "isas! { sse2 ");
    edit(&dir.join("kernels.toml"), "isas = [\"avx2\", ", "isas = [\"avx2\", \"sse2\", ");

    let after = files(&dir);
    let changed: Vec<&Path> =
        after.iter().filter(|(p, text)| before.get(*p) != Some(text)).map(|(p, _)| p.as_path()).collect();
    assert_eq!(changed, [Path::new(LIST), Path::new(FILE), Path::new("kernels.toml")]);
    assert_eq!(after.len(), before.len() + 1);
    let added = |path: &str| added_words(&before[Path::new(path)], &after[Path::new(path)]);
    assert_eq!(added(LIST), ["sse2"]);
    assert_eq!(added("kernels.toml"), ["\"sse2\","]);

    let census = room.join("census.jsonl");
    let mut test = cargo(&dir);
    test.args(["test", "--package", "nanogemm", "--test", "conformance", "--", "__sse2"])
        .env("NANOGEMM_CENSUS", &census);
    let out = common::stdout(&mut test);
    let lines = fs::read_to_string(&census).expect("the conformance tests write it");
    let line = lines.lines().find(|l| l.contains("\"sse2\"")).unwrap_or_else(|| panic!("no sse2 in {lines}"));
    let line: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
    // Products with strided and with packed B, and the pack routine.
    assert!(line["rows"].as_u64() >= Some(3), "{line}");
    assert_eq!(
        (&line["runner"], &line["ran"], &line["skipped"]),
        (&"native".into(), &line["rows"], &0.into()),
        "{out}"
    );
}
