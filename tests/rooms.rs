//! Import rules: which part of the sources may know what. The rules are those of docs/architecture.md.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A source file: its path from the root of the repository, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Code lines outside of unit tests, without comments, with their numbers.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let tests = self.text.find("#[cfg(test)]\nmod ").unwrap_or(self.text.len());
        let lines = self.text[..tests].lines().enumerate().map(|(i, line)| (i + 1, line));
        lines.map(|(i, line)| (i, line.split("//").next().unwrap_or_default())).filter(|(_, l)| !l.trim().is_empty())
    }

    fn is_in(&self, rooms: &[&str]) -> bool {
        rooms.iter().any(|room| self.path.starts_with(room))
    }
}

const GENERATOR: &str = "crates/nanogemm-build/src/";

/// Rooms of the generator that may touch LLVM.
const LLVM_ROOMS: [&str; 6] = ["nanokernel/", "isa/", "compose/", "emit/", "verify/", "llvm_link.rs"];

/// Rooms that consume facts as data and so must not know which instruction sets and types exist.
const BLIND_ROOMS: [&str; 6] = ["plan/", "compose/", "emit/", "verify/", "manifest/", "report/"];

/// Longest source file, in lines.
const LONGEST: usize = 600;

/// Only these rooms mention LLVM's bindings.
fn llvm(source: &Source, bad: &mut Vec<String>) {
    let Some(room) = source.path.strip_prefix(GENERATOR) else { return };
    if LLVM_ROOMS.iter().any(|r| room.starts_with(r)) {
        return;
    }
    for (line, code) in source.code().filter(|(_, code)| code.contains("inkwell") || code.contains("llvm_sys")) {
        bad.push(format!("{}:{line}: LLVM outside of its rooms: {}", source.path, code.trim()));
    }
}

/// Only one file of the generator talks to cargo and to the environment.
fn cargo(source: &Source, bad: &mut Vec<String>) {
    if !source.path.starts_with(GENERATOR) || source.path.ends_with("/cargo.rs") {
        return;
    }
    for (line, code) in source.code() {
        if ["env::var", "\"cargo::"].iter().any(|word| code.contains(word)) {
            bad.push(format!("{}:{line}: only cargo.rs does this: {}", source.path, code.trim()));
        }
    }
}

/// The run-time library, and the rooms of the generator that live on facts, do not name instruction sets or types.
fn names(source: &Source, isas: &[String], dtypes: &[String], bad: &mut Vec<String>) {
    let run_time = source.is_in(&["src/"]) && !source.is_in(&["src/driver/tests/"]);
    let blind: Vec<String> = BLIND_ROOMS.iter().map(|room| format!("{GENERATOR}{room}")).collect();
    let blind = blind.iter().any(|room| source.path.starts_with(room));
    for (line, code) in source.code() {
        let quoted = |name: &&String| code.contains(&format!("\"{name}\""));
        if let (true, Some(name)) = (run_time || blind, isas.iter().find(quoted)) {
            bad.push(format!("{}:{line}: names the instruction set {name}", source.path));
        }
        if let (true, Some(name)) = (blind, dtypes.iter().find(quoted)) {
            bad.push(format!("{}:{line}: names the element type {name}", source.path));
        }
    }
}

/// The run-time library never depends on the generator.
fn generator(source: &Source, bad: &mut Vec<String>) {
    if source.is_in(&["src/"]) {
        for (line, _) in source.code().filter(|(_, code)| code.contains("nanogemm_build")) {
            bad.push(format!("{}:{line}: the run-time library uses the generator", source.path));
        }
    }
}

fn length(source: &Source, bad: &mut Vec<String>) {
    let lines = source.text.lines().count();
    if lines > LONGEST {
        bad.push(format!("{}: {lines} lines, at most {LONGEST}", source.path));
    }
}

fn violations(sources: &[Source], isas: &[String], dtypes: &[String]) -> Vec<String> {
    let mut bad = Vec::new();
    for source in sources {
        llvm(source, &mut bad);
        cargo(source, &mut bad);
        names(source, isas, dtypes, &mut bad);
        generator(source, &mut bad);
        length(source, &mut bad);
    }
    bad
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file of the repository that somebody wrote.
fn sources() -> Vec<Source> {
    fn walk(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).expect("a directory of the repository").map(|e| e.expect("an entry")) {
            let path = entry.path();
            let name = entry.file_name();
            if path.is_dir() && name != "target" && !name.to_string_lossy().starts_with('.') {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    let relative =
        |path: &Path| path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
    found.iter().map(|path| Source { path: relative(path), text: fs::read_to_string(path).expect("UTF-8") }).collect()
}

/// What exists, from the one-file rule: the files of a room.
fn files(room: &str) -> Vec<String> {
    let files = fs::read_dir(root().join(GENERATOR).join(room)).expect("a room of the generator");
    let stem = |e: fs::DirEntry| e.path().file_stem().expect("a name").to_string_lossy().into_owned();
    files.map(|e| stem(e.expect("an entry"))).filter(|name| name != "mod").collect()
}

#[test]
fn every_source_keeps_to_its_room() {
    let sources = sources();
    assert!(sources.len() > 50, "only {} sources found", sources.len());
    let bad = violations(&sources, &files("isa"), &files("dtype"));
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn planted_violations_are_found() {
    let (isas, dtypes) = (vec!["wide".to_string()], vec!["f99".to_string()]);
    let planted = |path: &str, text: &str| {
        let source = Source { path: path.into(), text: text.into() };
        violations(&[source], &isas, &dtypes).len()
    };
    assert_eq!(planted("crates/nanogemm-build/src/plan/tile.rs", "use inkwell::context::Context;"), 1);
    assert_eq!(planted("crates/nanogemm-build/src/compose/vector.rs", "use inkwell::context::Context;"), 0);
    assert_eq!(planted("crates/nanogemm-build/src/config.rs", "let t = std::env::var(\"TARGET\");"), 1);
    assert_eq!(planted("crates/nanogemm-build/src/cargo.rs", "let t = std::env::var(\"TARGET\");"), 0);
    assert_eq!(planted("src/dispatch.rs", "if name == \"wide\" {"), 1);
    assert_eq!(planted("src/dispatch.rs", "// as on \"wide\""), 0);
    assert_eq!(planted("crates/nanogemm-build/src/emit/rows.rs", "match name { \"f99\" => 1 }"), 1);
    assert_eq!(planted("src/lib.rs", "use nanogemm_build::Config;"), 1);
    assert_eq!(planted("src/lib.rs", &"x\n".repeat(LONGEST + 1)), 1);
    assert_eq!(planted("src/lib.rs", "#[cfg(test)]\nmod tests { const X: &str = \"wide\"; }"), 0);
}
