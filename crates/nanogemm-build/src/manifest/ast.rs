//! The manifest as it is written: strings and numbers with their spans, nothing interpreted.
//!
//! Reading gathers every unknown key, missing key and value of the wrong TOML type. What could be read is returned all
//! the same, so that validation can report its own problems in the same run.

use super::{codes, diagnostic::Diagnostic, near::did_you_mean};
use std::ops::Range;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// A string and where it stands.
pub type Text = Spanned<String>;

/// A list of strings.
#[derive(Clone, Debug)]
pub struct List {
    /// The brackets and what is between them.
    pub span: Range<usize>,
    /// The elements.
    pub items: Vec<Text>,
}

/// The whole file.
#[derive(Clone, Debug, Default)]
pub struct Ast {
    /// `[library]`.
    pub library: Library,
    /// `[[targets]]`.
    pub targets: Vec<Target>,
    /// Whether `targets` holds everything that `[[targets]]` says.
    pub targets_are_clean: bool,
    /// `[[kernels]]`.
    pub kernels: Vec<Kernels>,
}

/// `[library]`.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// `name`, required.
    pub name: Option<Text>,
    /// `prefix`, by default the name.
    pub prefix: Option<Text>,
}

/// One `[[targets]]` table.
#[derive(Clone, Debug)]
pub struct Target {
    /// `triple`, required.
    pub triple: Option<Text>,
    /// `isas`, required.
    pub isas: Option<List>,
    /// `tune`, by default LLVM's generic CPU.
    pub tune: Option<Text>,
}

/// One `[[kernels]]` table.
#[derive(Clone, Debug)]
pub struct Kernels {
    /// Its header.
    pub span: Range<usize>,
    /// `name`, the C name of a constant-shape kernel.
    pub name: Option<Text>,
    /// `op`, required.
    pub op: Option<Text>,
    /// `types`, required.
    pub types: Option<List>,
    /// `a`, by default `["strided"]`.
    pub a: Option<List>,
    /// `b`, by default `["row", "packed"]`.
    pub b: Option<List>,
    /// `shapes`, by default `["any"]`.
    pub shapes: Option<List>,
    /// `beta`, by default `["any"]`.
    pub beta: Option<List>,
    /// `epilogues`, by default `["none"]`.
    pub epilogues: Option<List>,
    /// `tiles`, by default `"auto"`.
    pub tiles: Tiles,
    /// `unroll`, by default chosen per tile.
    pub unroll: Option<Spanned<i64>>,
}

/// `tiles`.
#[derive(Clone, Debug, Default)]
pub enum Tiles {
    /// `"auto"`, or the key is absent.
    #[default]
    Auto,
    /// Lists per instruction set.
    Listed(Vec<(Text, List)>),
}

/// Keys of the file.
const ROOT: &[&str] = &["library", "targets", "kernels"];
/// Keys of `[library]`.
const LIBRARY: &[&str] = &["name", "prefix"];
/// Keys of `[[targets]]`.
const TARGET: &[&str] = &["triple", "isas", "tune"];
/// Keys of `[[kernels]]`.
const KERNELS: &[&str] = &["name", "op", "types", "a", "b", "shapes", "beta", "epilogues", "tiles", "unroll"];

/// Lists without a default.
const REQUIRED_LISTS: &[&str] = &["isas", "types"];

/// Parses the text; problems go to `problems`.
pub fn parse(text: &str, problems: &mut Vec<Diagnostic>) -> Ast {
    let (root, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        problems.extend(errors.into_iter().map(|e| syntax(&e)));
        // What was recovered from broken text would only yield problems that the real text may not have.
        return Ast::default();
    }
    let root = Table { table: root.get_ref(), span: 0..0, title: "the manifest", keys: ROOT };
    root.check_keys(problems);
    let mut ast = Ast::default();
    match root.get("library") {
        None => problems.push(root.missing("library", "[library]\nname = \"my_kernels\"")),
        Some((key, value)) => match value.get_ref() {
            DeValue::Table(table) => {
                ast.library =
                    library(&Table { table, span: value.span(), title: "[library]", keys: LIBRARY }, problems);
            }
            _ => problems.push(wrong_type(key, value, "a table", "write `[library]` on a line of its own")),
        },
    }
    let before = problems.len();
    ast.targets = root.tables("targets", "[[targets]]", TARGET, problems).iter().map(|t| target(t, problems)).collect();
    ast.targets_are_clean = problems.len() == before;
    ast.kernels =
        root.tables("kernels", "[[kernels]]", KERNELS, problems).iter().map(|t| kernels(t, problems)).collect();
    ast
}

fn library(table: &Table, problems: &mut Vec<Diagnostic>) -> Library {
    table.check_keys(problems);
    Library {
        name: table.required("name", "name = \"my_kernels\"", problems, Table::text),
        prefix: table.text("prefix", problems),
    }
}

fn target(table: &Table, problems: &mut Vec<Diagnostic>) -> Target {
    table.check_keys(problems);
    Target {
        triple: table.required("triple", "triple = \"x86_64-unknown-linux-gnu\"", problems, Table::text),
        isas: table.required("isas", "isas = [\"scalar\"]", problems, Table::list),
        tune: table.text("tune", problems),
    }
}

fn kernels(table: &Table, problems: &mut Vec<Diagnostic>) -> Kernels {
    table.check_keys(problems);
    Kernels {
        span: table.span.clone(),
        name: table.text("name", problems),
        op: table.required("op", "op = \"gemm\"", problems, Table::text),
        types: table.required("types", "types = [\"f32\"]", problems, Table::list),
        a: table.list("a", problems),
        b: table.list("b", problems),
        shapes: table.list("shapes", problems),
        beta: table.list("beta", problems),
        epilogues: table.list("epilogues", problems),
        tiles: tiles(table, problems),
        unroll: table.integer("unroll", problems),
    }
}

fn tiles(table: &Table, problems: &mut Vec<Diagnostic>) -> Tiles {
    let Some((key, value)) = table.get("tiles") else { return Tiles::Auto };
    match value.get_ref() {
        DeValue::String(s) if s == "auto" => Tiles::Auto,
        DeValue::Table(listed) if listed.is_empty() => {
            problems.push(
                Diagnostic::new(codes::EMPTY, "`tiles` names no instruction set")
                    .at(value.span(), "nothing in here")
                    .help("write tiles = \"auto\", which is also the default"),
            );
            Tiles::Auto
        }
        DeValue::Table(listed) => Tiles::Listed(
            listed
                .iter()
                .filter_map(|(isa, tiles)| {
                    let list = list(isa, tiles, problems)?;
                    Some((Spanned::new(isa.span(), isa.get_ref().to_string()), list))
                })
                .collect(),
        ),
        DeValue::String(s) => {
            problems.push(
                Diagnostic::new(codes::UNKNOWN_WORD, format!("`{s}` is not a choice of tiles"))
                    .at(value.span(), "")
                    .help("write \"auto\", or the tiles per instruction set: { <isa> = [\"<MR>x<NR>\"] }"),
            );
            Tiles::Auto
        }
        _ => {
            let help = "write \"auto\", or the tiles per instruction set: { <isa> = [\"<MR>x<NR>\"] }";
            problems.push(wrong_type(key, value, "\"auto\" or a table of lists", help));
            Tiles::Auto
        }
    }
}

/// A TOML table being read.
struct Table<'a, 'i> {
    table: &'a DeTable<'i>,
    span: Range<usize>,
    title: &'static str,
    keys: &'static [&'static str],
}

type Key<'a> = Spanned<std::borrow::Cow<'a, str>>;

impl<'a, 'i> Table<'a, 'i> {
    fn get(&self, key: &str) -> Option<(&'a Key<'i>, &'a Spanned<DeValue<'i>>)> {
        debug_assert!(self.keys.contains(&key), "`{key}` is read but not listed");
        self.table.iter().find(|(k, _)| k.get_ref() == key)
    }

    /// Reports every key that is not listed.
    fn check_keys(&self, problems: &mut Vec<Diagnostic>) {
        for key in self.table.keys().filter(|k| !self.keys.contains(&k.get_ref().as_ref())) {
            let known = self.keys.iter().map(|k| format!("`{k}`")).collect::<Vec<_>>().join(", ");
            problems.push(
                Diagnostic::new(codes::UNKNOWN_KEY, format!("unknown key `{}` in {}", key.get_ref(), self.title))
                    .at(key.span(), "")
                    .note(format!("the keys of {} are {known}", self.title))
                    .help_if(did_you_mean(key.get_ref(), self.keys.iter().copied())),
            );
        }
    }

    fn missing(&self, key: &str, example: &str) -> Diagnostic {
        let problem = Diagnostic::new(codes::MISSING_KEY, format!("{} has no `{key}`", self.title));
        let problem = if self.span.is_empty() { problem } else { problem.at(self.span.clone(), "") };
        problem.help(format!("add {example}"))
    }

    /// Reads a key with `read` that must be present.
    fn required<T>(
        &self,
        key: &str,
        example: &str,
        problems: &mut Vec<Diagnostic>,
        read: impl FnOnce(&Self, &str, &mut Vec<Diagnostic>) -> Option<T>,
    ) -> Option<T> {
        if self.get(key).is_none() {
            problems.push(self.missing(key, example));
        }
        read(self, key, problems)
    }

    fn text(&self, key: &str, problems: &mut Vec<Diagnostic>) -> Option<Text> {
        let (key, value) = self.get(key)?;
        match value.get_ref() {
            DeValue::String(s) => Some(Spanned::new(value.span(), s.to_string())),
            _ => {
                problems.push(wrong_type(
                    key,
                    value,
                    "a string",
                    &format!("write {key} = \"...\"", key = key.get_ref()),
                ));
                None
            }
        }
    }

    fn list(&self, key: &str, problems: &mut Vec<Diagnostic>) -> Option<List> {
        let (key, value) = self.get(key)?;
        list(key, value, problems)
    }

    fn integer(&self, key: &str, problems: &mut Vec<Diagnostic>) -> Option<Spanned<i64>> {
        let (key, value) = self.get(key)?;
        match value.get_ref() {
            // A number beyond 64 bits is absurd whatever it stands for; so is the largest of 64 bits.
            DeValue::Integer(i) => {
                let number = i64::from_str_radix(i.as_str(), i.radix()).unwrap_or(i64::MAX);
                Some(Spanned::new(value.span(), number))
            }
            _ => {
                problems.push(wrong_type(key, value, "a whole number", &format!("write {} = 1", key.get_ref())));
                None
            }
        }
    }

    /// The tables of an array of tables, each to be read with `keys`.
    fn tables(
        &self,
        key: &str,
        title: &'static str,
        keys: &'static [&'static str],
        problems: &mut Vec<Diagnostic>,
    ) -> Vec<Table<'a, 'i>> {
        let Some((name, value)) = self.get(key) else {
            problems.push(self.missing(key, &format!("a table {title}")));
            return Vec::new();
        };
        let DeValue::Array(array) = value.get_ref() else {
            problems.push(wrong_type(name, value, "a list of tables", &format!("write {title}, with two brackets")));
            return Vec::new();
        };
        if array.is_empty() {
            problems.push(empty(name, value.span(), &format!("add a table {title}")));
        }
        let mut tables = Vec::new();
        for element in array.iter() {
            match element.get_ref() {
                DeValue::Table(table) => tables.push(Table { table, span: element.span(), title, keys }),
                _ => problems.push(wrong_type(name, element, "a table", &format!("write {title} for each"))),
            }
        }
        tables
    }
}

fn list(key: &Key, value: &Spanned<DeValue>, problems: &mut Vec<Diagnostic>) -> Option<List> {
    let name = key.get_ref();
    let DeValue::Array(array) = value.get_ref() else {
        let help = match value.get_ref() {
            DeValue::String(s) => format!("write {name} = [\"{s}\"]"),
            _ => format!("write {name} = [\"...\"]"),
        };
        problems.push(wrong_type(key, value, "a list of strings", &help));
        return None;
    };
    if array.is_empty() {
        let help = match REQUIRED_LISTS.contains(&name.as_ref()) {
            true => "list at least one".to_string(),
            false => format!("leave `{name}` out for its default, or list something"),
        };
        problems.push(empty(key, value.span(), &help));
        return None;
    }
    let mut items = Vec::new();
    for element in array.iter() {
        match element.get_ref() {
            DeValue::String(s) => items.push(Spanned::new(element.span(), s.to_string())),
            _ => problems.push(wrong_type(key, element, "a string", "put it between quotes")),
        }
    }
    Some(List { span: value.span(), items })
}

fn empty(key: &Key, span: Range<usize>, help: &str) -> Diagnostic {
    Diagnostic::new(codes::EMPTY, format!("`{}` is empty", key.get_ref())).at(span, "asks for nothing").help(help)
}

fn wrong_type(key: &Key, value: &Spanned<DeValue>, wanted: &str, help: &str) -> Diagnostic {
    let found = value.get_ref().type_str();
    let article = if found.starts_with(['a', 'i', 'o']) { "an" } else { "a" };
    Diagnostic::new(codes::WRONG_TYPE, format!("`{}` takes {wanted}", key.get_ref()))
        .at(value.span(), format!("this is {article} {found}"))
        .help(help)
}

fn syntax(error: &toml::de::Error) -> Diagnostic {
    let mut lines = error.message().lines();
    let title = format!("bad TOML: {}", lines.next().unwrap_or("the text cannot be parsed"));
    let mut problem = Diagnostic::new(codes::SYNTAX, title);
    if let Some(span) = error.span() {
        problem = problem.at(span, "");
    }
    lines.fold(problem, |p, line| p.note(line))
}
