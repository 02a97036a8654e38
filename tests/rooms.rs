//! Who may know what: the import rules of the workspace, read off its sources.
//!
//! | rule       | what it keeps                                                                                        |
//! |------------|------------------------------------------------------------------------------------------------------|
//! | `llvm`     | in the generator only nanokernel, isa, compose, emit and verify touch LLVM; the pure rooms (spec, dtype, manifest, plan, report) do not even name these rooms |
//! | `isa`      | the run-time library names no instruction set                                                        |
//! | `cargo`    | `cargo.rs` alone reads the environment and talks to cargo                                            |
//! | `names`    | rooms of the generator that live on facts name no instruction set and no element type                |
//! | `patterns` | no test asks an instruction set or element type for its name; `tests/dispatch` may, which states a second time what each one needs |
//! | `length`   | no file is longer than 600 lines                                                                     |
//! | `crates`   | the run-time library never uses the generator, nor the test kit the library                          |
//!
//! Sources are split into tokens, so that comments and the insides of strings count as neither code nor rule breakers. Code
//! under `#[cfg(test)]` may name what it tests. What an instruction set or element type is called is read off the generator:
//! one file each.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const LONGEST: usize = 600;
/// An instruction set whose name is an ordinary word of code as well.
const PORTABLE: &str = "scalar";
const LLVM_ROOMS: [&str; 5] = ["nanokernel", "isa", "compose", "emit", "verify"];
const PURE_ROOMS: [&str; 5] = ["spec", "dtype", "manifest", "plan", "report"];
/// Facts reach these as data.
const BLIND_ROOMS: [&str; 6] = ["plan", "compose", "emit", "verify", "manifest", "report"];
/// Names LLVM's functions and calls none, so that linkers keep them.
const LINK_FILE: &str = "llvm_link";

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Word(String),
    Text(String),
    Sign(char),
}

#[derive(Clone, Debug)]
struct Token {
    line: usize,
    kind: Kind,
}

impl Token {
    fn is(&self, sign: char) -> bool {
        self.kind == Kind::Sign(sign)
    }

    fn word(&self) -> Option<&str> {
        if let Kind::Word(word) = &self.kind { Some(word) } else { None }
    }

    fn text(&self) -> Option<&str> {
        if let Kind::Text(text) = &self.kind { Some(text) } else { None }
    }
}

/// Words, strings and signs of Rust source, without comments.
fn tokens(source: &str) -> Vec<Token> {
    let chars: Vec<char> = source.chars().collect();
    let at = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let name = |c: char| c.is_alphanumeric() || c == '_';
    let (mut found, mut line, mut i) = (Vec::new(), 1, 0);
    while i < chars.len() {
        let (start, c) = (i, at(i));
        let kind = match c {
            '/' if at(i + 1) == '/' => {
                while i < chars.len() && at(i) != '\n' {
                    i += 1;
                }
                None
            }
            '/' if at(i + 1) == '*' => {
                let mut depth = 0;
                loop {
                    match (at(i), at(i + 1)) {
                        ('/', '*') => (depth, i) = (depth + 1, i + 2),
                        ('*', '/') => (depth, i) = (depth - 1, i + 2),
                        _ => i += 1,
                    }
                    if depth == 0 || i >= chars.len() {
                        break None;
                    }
                }
            }
            'r' if at(i + 1) == '"' || (at(i + 1) == '#' && matches!(at(i + 2), '"' | '#')) => {
                let hashes = chars[i + 1..].iter().take_while(|&&c| c == '#').count();
                i += hashes + 2;
                let begin = i;
                let closes = |i: usize| at(i) == '"' && (1..=hashes).all(|h| at(i + h) == '#');
                while i < chars.len() && !closes(i) {
                    i += 1;
                }
                let text = chars[begin..i.min(chars.len())].iter().collect();
                i += hashes + 1;
                Some(Kind::Text(text))
            }
            '"' => {
                i += 1;
                while i < chars.len() && at(i) != '"' {
                    i += if at(i) == '\\' { 2 } else { 1 };
                }
                i += 1;
                Some(Kind::Text(chars[start + 1..(i - 1).min(chars.len())].iter().collect()))
            }
            // A character, not a lifetime.
            '\'' if at(i + 1) == '\\' || at(i + 2) == '\'' => {
                i += if at(i + 1) == '\\' { 3 } else { 2 };
                while i < chars.len() && at(i) != '\'' {
                    i += 1;
                }
                i += 1;
                Some(Kind::Sign('\''))
            }
            c if name(c) => {
                while i < chars.len() && name(at(i)) {
                    i += 1;
                }
                Some(Kind::Word(chars[start..i].iter().collect()))
            }
            c => {
                i += 1;
                (!c.is_whitespace()).then_some(Kind::Sign(c))
            }
        };
        found.extend(kind.map(|kind| Token { line, kind }));
        line += chars[start..i.min(chars.len())].iter().filter(|&&c| c == '\n').count();
    }
    without_tests(found)
}

/// Leaves out what follows `#[cfg(test)]`: up to the end of its braces, or a semicolon before them.
fn without_tests(tokens: Vec<Token>) -> Vec<Token> {
    let head = ["#", "[", "cfg", "(", "test", ")", "]"];
    let shown = |t: &Token| match &t.kind {
        Kind::Word(w) => w.clone(),
        Kind::Sign(c) => c.to_string(),
        Kind::Text(_) => String::new(),
    };
    let (mut kept, mut i) = (Vec::new(), 0);
    while i < tokens.len() {
        if tokens[i..].len() >= head.len() && head.iter().zip(&tokens[i..]).all(|(h, t)| shown(t) == *h) {
            let mut depth = 0;
            i += head.len();
            while i < tokens.len() {
                depth += i32::from(tokens[i].is('{')) - i32::from(tokens[i].is('}'));
                i += 1;
                if depth == 0 && (tokens[i - 1].is(';') || tokens[i - 1].is('}')) {
                    break;
                }
            }
        } else {
            kept.push(tokens[i].clone());
            i += 1;
        }
    }
    kept
}

/// A file, by its path from the root of the workspace.
struct Source {
    path: String,
    lines: usize,
    tokens: Vec<Token>,
}

impl Source {
    fn new(path: &str, text: &str) -> Self {
        Source { path: path.into(), lines: text.lines().count(), tokens: tokens(text) }
    }

    /// The room of a file of the generator: `plan` for `plan.rs` and for everything in `plan/`.
    fn room(&self) -> Option<&str> {
        let inside = self.path.strip_prefix("crates/nanogemm-build/src/")?;
        inside.split('/').next()?.strip_suffix(".rs").or(inside.split('/').next())
    }

    fn report(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path)
    }
}

/// What instruction sets and element types are called.
#[derive(Default)]
struct Names {
    isas: BTreeSet<String>,
    dtypes: BTreeSet<String>,
}

type Rule = fn(&Source, &Names) -> Vec<String>;

const RULES: [(&str, Rule); 7] = [
    ("llvm", llvm),
    ("isa", isa),
    ("cargo", cargo),
    ("names", names_in_blind_rooms),
    ("patterns", patterns),
    ("length", length),
    ("crates", crates),
];

fn crates(source: &Source, _: &Names) -> Vec<String> {
    let forbidden = match &source.path {
        p if p.starts_with("src/") => "nanogemm_build",
        p if p.starts_with("crates/nanogemm-testkit/") => "nanogemm",
        _ => return Vec::new(),
    };
    let found = source.tokens.iter().filter(|t| t.word() == Some(forbidden));
    found.map(|t| source.report(t.line, &format!("uses {forbidden}"))).collect()
}

fn names_in_blind_rooms(source: &Source, names: &Names) -> Vec<String> {
    if !source.room().is_some_and(|room| BLIND_ROOMS.contains(&room)) {
        return Vec::new();
    }
    let named = |text: &str| names.isas.contains(text) || names.dtypes.contains(text);
    let found = source.tokens.iter().filter(|t| t.text().is_some_and(named));
    found.map(|t| source.report(t.line, "names an instruction set or element type; take a fact")).collect()
}

fn llvm(source: &Source, _: &Names) -> Vec<String> {
    let Some(room) = source.room() else { return Vec::new() };
    if LLVM_ROOMS.contains(&room) || room == LINK_FILE {
        return Vec::new();
    }
    let touches = |t: &Token| t.word().is_some_and(|w| w == "inkwell" || w == "llvm_sys" || w.starts_with("LLVM"));
    let mut found: Vec<String> = source
        .tokens
        .iter()
        .filter(|t| touches(t) && t.word() != Some("LLVM"))
        .map(|t| source.report(t.line, "LLVM outside of its rooms"))
        .collect();
    if PURE_ROOMS.contains(&room) {
        let rooms = named_rooms(&source.tokens).into_iter().filter(|(_, name)| *name != "isa");
        let impure = rooms.filter(|(_, name)| LLVM_ROOMS.contains(name));
        found.extend(impure.map(|(line, name)| source.report(line, &format!("a pure room names `{name}`"))));
    }
    found
}

/// The modules of the crate that paths begin with: `crate::a`, `crate::{a, b::c}`, `super::a` (of a file in a room).
fn named_rooms(tokens: &[Token]) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        let path = matches!(token.word(), Some("crate" | "super"));
        if !path || !tokens[i..].get(1..3).is_some_and(|next| next.iter().all(|t| t.is(':'))) {
            continue;
        }
        let after = &tokens[i + 3..];
        if !after.first().is_some_and(|t| t.is('{')) {
            found.extend(after.first().and_then(|t| Some((t.line, t.word()?))));
            continue;
        }
        let (mut depth, mut first) = (0, true);
        for t in after {
            depth += i32::from(t.is('{')) - i32::from(t.is('}'));
            if depth == 0 {
                break;
            }
            if let (Some(word), true, 1) = (t.word(), first, depth) {
                found.push((t.line, word));
            }
            first = depth == 1 && (t.is(',') || t.is('{'));
        }
    }
    found
}

fn isa(source: &Source, names: &Names) -> Vec<String> {
    if !source.path.starts_with("src/") || source.path.contains("/tests/") {
        return Vec::new();
    }
    let names_one = |t: &Token| match &t.kind {
        Kind::Word(w) => {
            let mut parts = w.split('_').map(str::to_lowercase);
            parts.any(|part| part != PORTABLE && names.isas.contains(&part))
        }
        Kind::Text(text) => text.split(|c: char| !c.is_alphanumeric()).any(|part| names.isas.contains(part)),
        Kind::Sign(_) => false,
    };
    let found = source.tokens.iter().filter(|t| names_one(t));
    found.map(|t| source.report(t.line, "the run-time library names an instruction set")).collect()
}

fn cargo(source: &Source, _: &Names) -> Vec<String> {
    if source.room().is_none_or(|room| room == "cargo") {
        return Vec::new();
    }
    let tokens = &source.tokens;
    let mut found = Vec::new();
    for (i, t) in tokens.iter().enumerate() {
        let after_path = i >= 2 && tokens[i - 1].is(':') && tokens[i - 2].is(':');
        let before_path = tokens.get(i + 1).is_some_and(|t| t.is(':'));
        if t.word() == Some("env") && (after_path || before_path) {
            found.push(source.report(t.line, "reads the environment; cargo.rs does that"));
        }
        if t.text().is_some_and(|text| text.starts_with("cargo:")) {
            found.push(source.report(t.line, "talks to cargo; cargo.rs does that"));
        }
    }
    found
}

fn patterns(source: &Source, names: &Names) -> Vec<String> {
    if !source.path.starts_with("tests/") || source.path.starts_with("tests/dispatch/") {
        return Vec::new();
    }
    let tokens = &source.tokens;
    let sign = |i: Option<usize>, c: char| i.and_then(|i| tokens.get(i)).is_some_and(|t| t.is(c));
    let mut found = Vec::new();
    for (i, t) in tokens.iter().enumerate() {
        let Some(text) = t.text() else { continue };
        let name = text.trim_matches('_');
        if !names.isas.contains(name) && !names.dtypes.contains(name) {
            continue;
        }
        let (before, before2) = (i.checked_sub(1), i.checked_sub(2));
        let pattern = sign(Some(i + 1), '|') || sign(before, '|') || (sign(Some(i + 1), '=') && sign(Some(i + 2), '>'));
        let equal = |a: Option<usize>, b: Option<usize>| (sign(a, '=') || sign(a, '!')) && sign(b, '=');
        let compared = equal(before2, before) || equal(Some(i + 1), Some(i + 2));
        let methods = ["starts_with", "ends_with", "contains", "strip_prefix", "strip_suffix", "eq"];
        let method = before2.and_then(|i| tokens[i].word()).is_some_and(|w| methods.contains(&w));
        if pattern || compared || (method && sign(before, '(')) {
            found.push(source.report(t.line, &format!("asks for the name {text:?}; ask for a property")));
        }
    }
    found
}

fn length(source: &Source, _: &Names) -> Vec<String> {
    let long = source.lines > LONGEST;
    long.then(|| source.report(source.lines, &format!("longer than {LONGEST} lines"))).into_iter().collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display())) {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

fn workspace() -> Vec<Source> {
    let mut files = Vec::new();
    for dir in ["src", "tests", "crates"] {
        rust_files(&root().join(dir), &mut files);
    }
    let read = |path: PathBuf| {
        let name = path.strip_prefix(root()).expect("found below the root").to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        Source::new(&name, &text)
    };
    files.into_iter().map(read).filter(|s| !s.path.contains("/target/")).collect()
}

/// One file each.
fn names() -> Names {
    let stems = |dir: &str| {
        let mut files = Vec::new();
        rust_files(&root().join("crates/nanogemm-build/src").join(dir), &mut files);
        let stem = |p: PathBuf| p.file_stem().expect("a file name").to_string_lossy().into_owned();
        files.into_iter().map(stem).filter(|s| s != "mod").collect()
    };
    Names { isas: stems("isa"), dtypes: stems("dtype") }
}

#[test]
fn every_file_keeps_the_rules() {
    let (sources, names) = (workspace(), names());
    for room in LLVM_ROOMS.iter().chain(&PURE_ROOMS) {
        assert!(sources.iter().any(|s| s.room() == Some(room)), "no file in the room {room}: was it renamed?");
    }
    assert!(names.isas.len() > 3 && !names.dtypes.is_empty(), "{:?} {:?}", names.isas, names.dtypes);
    let found: Vec<String> = sources
        .iter()
        .flat_map(|s| {
            RULES.iter().flat_map(|(rule, check)| check(s, &names).into_iter().map(move |e| format!("{rule}: {e}")))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// The dependencies in one table of a Cargo.toml.
fn dependencies(manifest: &str, table: &str) -> Vec<String> {
    let lines =
        manifest.lines().skip_while(|l| l.trim() != table).skip(1).take_while(|l| !l.trim_start().starts_with('['));
    let key = |line: &str| line.split(['=', '.']).next().unwrap_or_default().trim().to_string();
    lines.filter(|l| l.contains('=') && !l.trim_start().starts_with('#')).map(key).collect()
}

#[test]
fn crates_depend_in_one_direction() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let forbidden = [("Cargo.toml", "nanogemm-build"), ("crates/nanogemm-testkit/Cargo.toml", "nanogemm")];
    for (manifest, name) in forbidden {
        let found = dependencies(&read(manifest), "[dependencies]");
        assert!(!found.iter().any(|d| d == name), "{manifest} depends on {name}");
    }
    assert!(dependencies(&read("Cargo.toml"), "[build-dependencies]").contains(&"nanogemm-build".into()));
    let planted = "[dependencies]\nfoo = \"1\"\nnanogemm-build.workspace = true\n[dev-dependencies]\nbar = \"1\"\n";
    assert_eq!(dependencies(planted, "[dependencies]"), ["foo", "nanogemm-build"]);
}

#[test]
fn planted_violations_are_found() {
    let set = |words: &[&str]| words.iter().map(|w| (*w).to_string()).collect();
    let names = Names { isas: set(&["avx2", "sve", "scalar"]), dtypes: set(&["f32"]) };
    let long = "\n".repeat(LONGEST + 1);
    let build = |file: &str| format!("crates/nanogemm-build/src/{file}");
    let planted: [(&str, String, &str, bool); 35] = [
        ("llvm", build("plan/tile.rs"), "use inkwell::context::Context;", true),
        ("llvm", build("config.rs"), "fn f() { inkwell::targets::Target::initialize_all(&x) }", true),
        ("llvm", build("plan/tile.rs"), "use crate::nanokernel::Ir;", true),
        ("llvm", build("report/mod.rs"), "use crate::{spec::Name, emit};", true),
        ("llvm", build("report/mod.rs"), "use crate::{spec::{Name, emit}, isa};", false),
        ("llvm", build("config.rs"), "use crate::emit;", false),
        ("llvm", build("plan/tile.rs"), "// inkwell\n/* inkwell /* */ llvm_sys */ fn f() {}", false),
        ("llvm", build("compose/mod.rs"), "use inkwell::context::Context;", false),
        ("isa", "src/driver/mod.rs".into(), "fn f() { if name == \"avx2\" {} }", true),
        ("isa", "src/gemm.rs".into(), "fn run_sve() {}", true),
        ("isa", "src/gemm.rs".into(), "const X: &str = r#\"use avx2,scalar\"#;", true),
        ("isa", "src/gemm.rs".into(), "type Scalar = f32; fn scalar() {}", false),
        (
            "isa",
            "src/gemm.rs".into(),
            "/// avx2\nfn f<'a>(x: &'a str, y: char) { let _ = ('\"', '\\'', y); } // sve",
            false,
        ),
        ("isa", "src/gemm.rs".into(), "#[cfg(test)]\nmod tests { fn f() { g(\"avx2\"); } }", false),
        ("isa", "src/gemm.rs".into(), "#[cfg(test)]\nmod tests;\nfn f() { g(\"avx2\"); }", true),
        ("cargo", build("config.rs"), "let x = std::env::var(\"OUT_DIR\");", true),
        ("cargo", build("emit/mod.rs"), "use std::env;", true),
        ("cargo", build("emit/mod.rs"), "println!(\"cargo::rerun-if-changed={x}\");", true),
        ("cargo", build("cargo.rs"), "let x = std::env::var(\"OUT_DIR\");", false),
        ("cargo", build("config.rs"), "cargo::link_static(x);", false),
        ("patterns", "tests/x.rs".into(), "match isa.name { \"avx2\" => 1, _ => 2 }", true),
        ("patterns", "tests/x.rs".into(), "if matches!(isa.name, \"sve\" | \"avx2\") {}", true),
        ("patterns", "tests/x.rs".into(), "if isa.name != \"scalar\" {}", true),
        ("patterns", "tests/x.rs".into(), "if \"f32\" == t.name {}", true),
        ("patterns", "tests/x.rs".into(), "assert!(name.starts_with(\"avx2\"));", true),
        ("patterns", "tests/x.rs".into(), "assert!(name.ends_with(\"__avx2\"));", true),
        ("patterns", "tests/x.rs".into(), "let set = of_names(&[\"avx2\", \"scalar\"]);", false),
        ("patterns", "tests/dispatch/x.rs".into(), "if name == \"avx2\" {}", false),
        ("names", build("compose/vector.rs"), "match isa.name { \"avx2\" => 1, _ => 2 }", true),
        ("names", build("plan.rs"), "let x = dtype(\"f32\");", true),
        ("names", build("isa/avx2.rs"), "name: \"avx2\"", false),
        ("crates", "src/lib.rs".into(), "use nanogemm_build::Config;", true),
        ("length", "src/gemm.rs".into(), &long, true),
        ("length", "src/gemm.rs".into(), "fn f() {}", false),
        ("length", "tests/x.rs".into(), &long[1..], false),
    ];
    for (rule, path, text, wrong) in &planted {
        let check = RULES.iter().find(|(name, _)| name == rule).expect("a rule").1;
        let found = check(&Source::new(path, text), &names);
        assert_eq!(!found.is_empty(), *wrong, "{rule}: {path}: {:.80}: {found:?}", text);
    }
    let second_line = llvm(&Source::new(&build("plan/x.rs"), "\"\n\";\nuse inkwell;"), &names);
    assert_eq!(second_line, ["crates/nanogemm-build/src/plan/x.rs:3: LLVM outside of its rooms"]);
}
