//! The documentation against the tree: links resolve, commands exist, lists agree with what they list.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every file of the tree with this extension, by its path from the root; build output is not part of the tree.
fn files(extension: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![PathBuf::new()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("the tree is readable") {
            let entry = entry.expect("the tree is readable");
            let name = entry.file_name();
            let path = folder.join(&name);
            if entry.path().is_dir() {
                if name != "target" && name != ".git" {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The lines of a page outside of fenced and indented code, without what stands between backquotes.
fn prose(page: &str) -> String {
    let (mut out, mut fenced) = (String::new(), false);
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("    ") {
            out.extend(line.split('`').step_by(2));
            out.push('\n');
        }
    }
    out
}

/// The targets of `[text](target)`.
fn links(page: &str) -> Vec<String> {
    let targets = page.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets.map(|(target, _)| target.to_string()).collect()
}

/// The anchors of a page's headings, as GitHub forms them.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = prose_with_code(page);
    let slug = |heading: &str| {
        let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    };
    headings.lines().filter(|l| l.starts_with('#')).map(|l| slug(l.trim_start_matches('#'))).collect()
}

/// The lines outside of fenced code.
fn prose_with_code(page: &str) -> String {
    page.split("\n```").step_by(2).collect::<Vec<_>>().join("\n")
}

#[test]
fn relative_links_resolve() {
    let (mut broken, mut seen) = (Vec::new(), 0);
    for page in files("md") {
        for target in links(&prose(&read(&page))) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            seen += 1;
            let (path, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let file = if path.is_empty() { page.clone() } else { page.with_file_name("").join(path) };
            if !root().join(&file).exists() {
                broken.push(format!("{}: {target}: there is no such file", page.display()));
            } else if !anchor.is_empty() && !anchors(&read(&file)).contains(anchor) {
                broken.push(format!("{}: {target}: there is no such heading", page.display()));
            }
        }
    }
    assert!(seen > 20, "only {seen} links were found: are they still recognised?");
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The words of a text (commands, paths and options, without the punctuation of sentences) in pieces that belong together:
/// lines, cut at backquotes and the borders of table cells.
fn pieces(text: &str) -> Vec<Vec<&str>> {
    text.split(['\n', '`', '|']).map(words).collect()
}

fn words(piece: &str) -> Vec<&str> {
    let separator = |c: char| c.is_whitespace() || "\"'()[],;&".contains(c);
    piece.split(separator).map(|w| w.trim_end_matches(['.', ':'])).filter(|w| !w.is_empty()).collect()
}

/// What the tree offers to be named in documentation.
struct Tree {
    xtask: String,
    cli: String,
    packages: Vec<String>,
}

impl Tree {
    fn read() -> Self {
        let manifests = files("toml").into_iter().filter(|p| p.ends_with("Cargo.toml")).map(read);
        let name = |m: String| Some(m.split_once("\nname = \"")?.1.split_once('"')?.0.to_string());
        Tree {
            xtask: read("crates/xtask/src/main.rs"),
            cli: read("crates/nanogemm-cli/src/main.rs"),
            packages: manifests.filter_map(name).collect(),
        }
    }

    /// What is wrong with the commands, paths and options that a text names.
    fn problems(&self, text: &str) -> Vec<String> {
        let problems =
            |words: &Vec<&str>| (0..words.len()).filter_map(|i| self.problem(&words[i..])).collect::<Vec<_>>();
        pieces(text).iter().flat_map(problems).collect()
    }

    /// What is wrong with the one that begins with the first word.
    fn problem(&self, words: &[&str]) -> Option<String> {
        // A subcommand is matched as a string literal by the program's main file.
        let matched = |source: &str, word: &str| source.contains(&format!("\"{word}\""));
        let is_command = |w: &str| w.starts_with(|c: char| c.is_ascii_lowercase());
        match words {
            ["cargo", "xtask", command, ..] if is_command(command) && !matched(&self.xtask, command) => {
                Some(format!("`cargo xtask {command}`: there is no such command"))
            }
            ["nanogemm-cli", "--", command, ..] if !matched(&self.cli, command) => {
                Some(format!("`nanogemm {command}`: there is no such command"))
            }
            ["-p", package, ..] if !self.packages.iter().any(|p| p == package) => {
                Some(format!("`-p {package}`: there is no such package"))
            }
            ["--example", name, ..] if !root().join("examples").join(name).exists() => {
                Some(format!("`--example {name}`: there is no such example"))
            }
            [path, ..] if (path.starts_with("ci/") || path.starts_with(".ci/")) && !root().join(path).exists() => {
                Some(format!("`{path}`: there is no such file"))
            }
            _ => None,
        }
    }
}

#[test]
fn commands_exist() {
    let tree = Tree::read();
    let mut problems = BTreeSet::new();
    for page in files("md") {
        problems.extend(tree.problems(&read(&page)).into_iter().map(|p| format!("{}: {p}", page.display())));
    }
    assert!(problems.is_empty(), "{}", problems.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The check above would be worth nothing if it recognised nothing.
#[test]
fn missing_commands_are_noticed() {
    let tree = Tree::read();
    let bad = "`cargo xtask frobnicate`, then `ci/nowhere`. Or\n\n    cargo run -p nanogemm-nothing --example none\n    \
               cargo run -p nanogemm-cli -- frobnicate\n";
    assert_eq!(tree.problems(bad).len(), 5, "{:#?}", tree.problems(bad));
    let good = "(`cargo xtask`) | src/ | cargo xtask COMMAND, `cargo xtask mca`; ci/setup: .ci/run.\n\
                cargo run -p nanogemm-cli -- plan --example digits";
    assert_eq!(tree.problems(good), [""; 0]);
}

#[test]
fn the_changelog_lists_the_kernels_of_the_plan() {
    let plan = read("generated/plan.json");
    let names = plan.lines().filter_map(|l| l.trim().strip_prefix("\"name\": \"")).map(|l| l.trim_end_matches("\","));
    let planned: BTreeSet<&str> = names.collect();
    let changelog = read("CHANGELOG.md");
    let newest = changelog.split("\n## ").nth(1).expect("there is a version");
    assert!(newest.starts_with(&format!("[{}]", env!("CARGO_PKG_VERSION"))), "the newest version is that of the crate");
    let mut listed = BTreeSet::new();
    // Under its heading, which ends with the token in backquotes, every kernel is one of that instruction set.
    for section in newest.split("\n#### ").skip(1) {
        let (heading, list) = section.split_once('\n').expect("a heading and a list");
        let token = heading.split('`').nth(1).expect("a token in the heading");
        for name in list.lines().filter_map(|l| l.strip_prefix("- `")?.strip_suffix('`')) {
            let isa = name.split("__").nth(1).expect("kernel names tell the instruction set");
            assert!(isa == token || isa.starts_with(&format!("{token}_")), "{name} stands under {heading}");
            assert!(listed.insert(name), "{name} is listed twice");
        }
    }
    assert!(planned.len() > 10, "only {} kernels are planned: are they still recognised?", planned.len());
    assert_eq!(listed, planned, "kernels of CHANGELOG.md, and of generated/plan.json");
}

macro_rules! fields {
    ($type:ident: $($field:ident)*) => {
        [$((core::mem::offset_of!(nanogemm::kernel::$type, $field), stringify!($field))),*].to_vec()
    };
}

#[test]
fn the_contract_lists_the_fields_of_the_argument_blocks() {
    let page = read("docs/kernel-contract.md");
    let listed = |from: &str| -> Vec<(usize, String)> {
        let section = page.split(from).nth(1).expect("the section exists").split("\n## ").next().unwrap_or_default();
        let row = |line: &str| {
            let mut cells = line.split('|').map(str::trim).skip(1);
            Some((cells.next()?.parse().ok()?, cells.next()?.trim_matches('`').to_string()))
        };
        section.lines().filter_map(row).collect()
    };
    let same = |from, fields: Vec<(usize, &str)>| {
        let fields: Vec<_> = fields.into_iter().map(|(offset, name)| (offset, name.to_string())).collect();
        assert_eq!(listed(from), fields, "{from}");
    };
    same(
        "\n## Block kernel",
        fields!(BlockArgs: m tile_rows tiles n k batch a a_rs a_ks a_tile a_batch b b_ks b_tile b_batch c c_rs alpha beta
            init room from from_rs),
    );
    same("\n## Packing routine", fields!(PackArgs: extent k panel_k from lane_stride k_stride to sums));
    same(
        "\n## Finishing kernel",
        fields!(FinishArgs: m n acc acc_rs c c_rs alpha beta scale_m scale_n bias_m bias_n residual residual_rs row_add col_add
            activation clamp_min clamp_max),
    );
}

#[test]
fn the_walk_through_is_the_one_that_is_tested() {
    let page = read("docs/adding-an-isa.md");
    let code = page.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a file in the page");
    assert!(code.contains("pub static ISA: Isa"), "the first block of code is the file");
    assert!(read("crates/xtask/tests/one_file.rs").contains(code), "docs/adding-an-isa.md shows another file");
}
