//! Checks `[[kernels]]`.

use super::{
    Target, ast,
    ast::{List, Text, Tiles},
    codes,
    diagnostic::Diagnostic,
    near::did_you_mean,
    targets::{duplicate_entry, lookup},
    words::{self, Types},
};
use crate::{
    dtype::{self, DType},
    isa::Isa,
    plan::{Body, KernelPlan, Layout, LibraryPlan, Op, Request, TileError, tile},
    spec::Size,
};
use std::{collections::BTreeMap, ops::Range};

/// A word a key accepts.
struct Word<T> {
    word: &'static str,
    /// What it asks for, or the way round what cannot be built yet.
    meaning: Result<T, &'static str>,
}

const OPS: &[Word<Op>] = &[
    Word { word: "gemm", meaning: Ok(Op::Gemm) },
    Word { word: "peak", meaning: Ok(Op::Peak) },
    Word { word: "brgemm", meaning: Err("op = \"gemm\" is also summed over a batch") },
    Word { word: "gemv", meaning: Err("op = \"gemm\" computes products with a vector too") },
    Word { word: "pack", meaning: Err("packing routines are built for every packed operand without being asked for") },
];

const A_LAYOUTS: &[Word<Layout>] = &[
    Word { word: "strided", meaning: Ok(Layout::Strided) },
    Word { word: "packed", meaning: Ok(Layout::Packed) },
    Word { word: "row", meaning: Err("\"strided\" takes any row and k stride, row-major matrices included") },
    Word { word: "col", meaning: Err("\"strided\" takes any row and k stride, column-major matrices included") },
    Word { word: "vnni", meaning: Err("\"packed\" keeps as many k steps together as the multiply-add consumes") },
];

const B_LAYOUTS: &[Word<Layout>] = &[
    Word { word: "row", meaning: Ok(Layout::Strided) },
    Word { word: "packed", meaning: Ok(Layout::Packed) },
    Word { word: "strided", meaning: Err("list \"packed\": panels are packed from any strides") },
    Word { word: "col", meaning: Ok(Layout::Columns) },
    Word { word: "vnni", meaning: Err("\"packed\" keeps as many k steps together as the multiply-add consumes") },
];

const BETA: &[Word<()>] = &[
    Word { word: "any", meaning: Ok(()) },
    Word { word: "zero", meaning: Err("\"any\" includes it: beta is an argument, and C is not read when it is 0") },
    Word { word: "one", meaning: Err("\"any\" includes it: beta is an argument") },
];

const EPILOGUES: &[Word<()>] = &[
    Word { word: "none", meaning: Ok(()) },
    Word { word: "bias", meaning: Err("leave `epilogues` out and add the bias afterwards") },
    Word { word: "relu", meaning: Err("leave `epilogues` out and apply the activation afterwards") },
    Word { word: "bias-relu", meaning: Err("leave `epilogues` out and apply bias and activation afterwards") },
];

/// Beginnings of the names of the library's own symbols, which may become more.
const RESERVED: &[&str] = &[
    "gemm", "brgemm", "gemv", "pack", "kernel", "k_", "probe", "vl_", "isa", "version", "abi", "status", "set_", "get_",
];

/// What all tables share while they are checked.
struct Checker<'a> {
    targets: &'a [Target],
    /// Whether every target of the file is in `targets`, with everything it lists.
    targets_are_clean: bool,
    problems: &'a mut Vec<Diagnostic>,
}

/// The requests of all tables, in the order of the file.
pub fn check(
    tables: &[ast::Kernels],
    targets: &[Target],
    targets_are_clean: bool,
    problems: &mut Vec<Diagnostic>,
) -> Vec<Request> {
    let mut checker = Checker { targets, targets_are_clean, problems };
    let families: Vec<(Range<usize>, Vec<Request>)> =
        tables.iter().map(|t| (t.span.clone(), checker.family(t))).collect();
    checker.duplicate_names(tables);
    checker.duplicate_rows(&families);
    families.into_iter().flat_map(|(_, requests)| requests).collect()
}

impl Checker<'_> {
    /// The requests of one table: one per combination of types. Empty if the table has a problem.
    fn family(&mut self, table: &ast::Kernels) -> Vec<Request> {
        let before = self.problems.len();
        let op = table.op.as_ref().map_or(Some(Op::Gemm), |op| self.word(op, "op", OPS)).unwrap_or(Op::Gemm);
        let types = self.types(table.types.as_ref());
        let a_layouts = self.words(table.a.as_ref(), "a", A_LAYOUTS, &[Layout::Strided]);
        let b_layouts = self.words(table.b.as_ref(), "b", B_LAYOUTS, &[Layout::Strided, Layout::Packed]);
        self.columns(table, &a_layouts, &b_layouts);
        self.words(table.beta.as_ref(), "beta", BETA, &[()]);
        self.words(table.epilogues.as_ref(), "epilogues", EPILOGUES, &[()]);
        let shapes = self.shapes(table, op, types.len());
        let any = table.shapes.is_none() || shapes.contains(&None);
        let constant: Vec<[u32; 3]> = shapes.into_iter().flatten().collect();
        if !any {
            self.unused_by_constants(table);
        }
        let tiles = self.tiles(&table.tiles, &types);
        let unroll = table.unroll.as_ref().and_then(|u| words::unroll(u).map_err(|p| self.problems.push(p)).ok());
        if self.problems.len() > before {
            return Vec::new();
        }
        let request = |[a, b, c]: [&'static DType; 3]| Request {
            op,
            a,
            b,
            c,
            a_layouts: a_layouts.clone(),
            b_layouts: b_layouts.clone(),
            any,
            shapes: constant.clone(),
            entry: table.name.as_ref().map(|n| n.get_ref().clone()),
            tiles: tiles.clone(),
            unroll,
        };
        types.into_iter().map(request).collect()
    }

    /// Rows that read columns of B read rows of A, and take part only if both are adjacent along k: others serve the rest.
    fn columns(&mut self, table: &ast::Kernels, a_layouts: &[Layout], b_layouts: &[Layout]) {
        let Some(list) = &table.b else { return };
        let Some(item) = list.items.iter().find(|i| i.get_ref() == "col") else { return };
        if b_layouts == [Layout::Columns] {
            self.unsupported(
                "b = [\"col\"] alone is",
                item.span(),
                "list \"row\" or \"packed\" besides: they take every other product",
            );
        } else if !a_layouts.contains(&Layout::Strided) {
            self.unsupported(
                "b = \"col\" with a packed A only is",
                item.span(),
                "list \"strided\" for `a`: rows of A are read in place",
            );
        }
    }

    /// The triples of all targets, for messages.
    fn triples(&self) -> String {
        match self.targets {
            [] => "the targets".into(),
            targets => targets.iter().map(|t| t.triple.as_str()).collect::<Vec<_>>().join(" or "),
        }
    }

    fn unsupported(&mut self, what: &str, span: Range<usize>, help: &str) {
        let title = format!("{what} not supported yet by any instruction set of {}", self.triples());
        self.problems.push(Diagnostic::new(codes::UNSUPPORTED, title).at(span, "").help(help));
    }

    /// What a word asks for, if it can be built.
    fn word<T: Copy>(&mut self, text: &Text, key: &str, words: &[Word<T>]) -> Option<T> {
        match words.iter().find(|w| w.word == text.get_ref()) {
            Some(Word { meaning: Ok(meaning), .. }) => Some(*meaning),
            Some(Word { word, meaning: Err(help) }) => {
                self.unsupported(&format!("{key} = \"{word}\" is"), text.span(), help);
                None
            }
            None => {
                let can_build = words.iter().filter(|w| w.meaning.is_ok());
                let accepted = can_build.map(|w| format!("\"{}\"", w.word)).collect::<Vec<_>>().join(", ");
                self.problems.push(
                    Diagnostic::new(codes::UNKNOWN_WORD, format!("`{key}` does not know `{}`", text.get_ref()))
                        .at(text.span(), "")
                        .note(format!("`{key}` takes {accepted}"))
                        .help_if(did_you_mean(text.get_ref(), words.iter().map(|w| w.word))),
                );
                None
            }
        }
    }

    /// What the words of a list ask for, or `default` if there is no list.
    fn words<T: Copy>(&mut self, list: Option<&List>, key: &str, words: &[Word<T>], default: &[T]) -> Vec<T> {
        let Some(list) = list else { return default.to_vec() };
        self.distinct(list.items.iter().map(|i| (i.get_ref().clone(), i)));
        list.items.iter().filter_map(|i| self.word(i, key, words)).collect()
    }

    /// Reports every element that is equal to an earlier one.
    fn distinct<'t, K: PartialEq>(&mut self, items: impl Iterator<Item = (K, &'t Text)>) {
        let mut seen: Vec<(K, &Text)> = Vec::new();
        for (key, text) in items {
            match seen.iter().find(|(k, _)| *k == key) {
                Some((_, first)) => self.problems.push(duplicate_entry(text, first)),
                None => seen.push((key, text)),
            }
        }
    }

    /// The combinations of types that every target can multiply.
    fn types(&mut self, list: Option<&List>) -> Vec<[&'static DType; 3]> {
        let mut parsed: Vec<(Types, &Text)> = Vec::new();
        for item in list.iter().flat_map(|l| &l.items) {
            match words::types(item) {
                Ok(types) => parsed.push((types, item)),
                Err(problems) => self.problems.extend(problems),
            }
        }
        self.distinct(parsed.iter().map(|(types, text)| (types.names.clone(), *text)));
        for (types, text) in &parsed {
            self.can_multiply(types, text);
        }
        parsed.into_iter().filter_map(|(types, _)| types.types).collect()
    }

    /// Reports the targets on which no instruction set multiplies the types.
    fn can_multiply(&mut self, types: &Types, text: &Text) {
        let [a, b, c] = &types.names;
        // Where a list of instruction sets has problems of its own, it may mean any of the architecture.
        let clean = self.targets_are_clean;
        let may_list = |t: &Target, isa: &Isa| if clean { t.isas.contains(&isa) } else { isa.runs_on(t.arch) };
        let multiplies = |isa: &Isa| types.types.is_some_and(|[a, b, c]| isa.multiply(a, b, c).is_some());
        let can = |t: &Target| crate::isa::ALL.iter().any(|i| may_list(t, i) && multiplies(i));
        let cannot: Vec<&Target> = self.targets.iter().filter(|t| !can(t)).collect();
        if cannot.is_empty() {
            return;
        }
        let triples = cannot.iter().map(|t| t.triple.as_str()).collect::<Vec<_>>().join(" or ");
        let title = format!("{a} times {b} into {c} is not supported yet by any instruction set of {triples}");
        let mut problem = Diagnostic::new(codes::IMPOSSIBLE_TYPES, title).at(text.span(), "");
        for target in cannot {
            let mut offered: Vec<String> = Vec::new();
            let products = dtype::ALL.iter().flat_map(|a| a.products.iter().map(move |(b, c)| [a.name, b, c]));
            for [a, b, c] in products {
                let types = [a, b, c].map(|name| dtype::find(name).expect("products are of element types"));
                if target.isas.iter().any(|isa| isa.multiply(types[0], types[1], types[2]).is_some()) {
                    let one = a == b && b == c;
                    offered.push(if one { format!("\"{a}\"") } else { format!("\"{a},{b},{c}\"") });
                }
            }
            let isas = target.isas.iter().map(|i| i.name).collect::<Vec<_>>().join(", ");
            problem = problem.note(format!("{} ({isas}) multiplies {}", target.triple, offered.join(", ")));
        }
        self.problems.push(problem.help("choose one of these combinations, or list an instruction set that has it"));
    }

    /// Shapes, and the name of a constant one.
    fn shapes(&mut self, table: &ast::Kernels, op: Op, types: usize) -> Vec<Option<[u32; 3]>> {
        let mut parsed = Vec::new();
        for item in table.shapes.iter().flat_map(|l| &l.items) {
            match words::shape(item) {
                Ok(shape) => parsed.push((shape, item)),
                Err(problem) => self.problems.push(problem),
            }
        }
        self.distinct(parsed.iter().copied());
        let constant: Vec<&Text> = parsed.iter().filter(|(s, _)| s.is_some()).map(|(_, text)| *text).collect();
        if let (Some(first), Op::Peak) = (constant.first(), op) {
            let what = format!("op = \"peak\" of the constant shape {} is", first.get_ref());
            self.unsupported(&what, first.span(), "remove `shapes`: loops between registers have none");
        }
        let shapes: Vec<_> = parsed.iter().map(|(shape, _)| *shape).collect();
        let Some(name) = &table.name else { return shapes };
        if let Err(problem) = words::identifier(name, "kernel name", false) {
            self.problems.push(problem);
        }
        if constant.is_empty() {
            let help = "remove `name`: kernels of any shape are called through the library's general functions";
            self.unsupported("a C name for kernels of any shape is", name.span(), help);
        } else if constant.len() > 1 || types > 1 {
            let help = "remove `name`: entries are then called gemm_<m>x<n>x<k>s_<type>; or give each its own table";
            self.unsupported("one C name for several shapes or types is", name.span(), help);
        } else if RESERVED.iter().any(|r| name.get_ref().starts_with(r)) {
            let what = format!("the C name `{}`, which the library may use itself, is", name.get_ref());
            let list = RESERVED.iter().map(|r| format!("`{r}`")).collect::<Vec<_>>().join(", ");
            self.unsupported(&what, name.span(), &format!("choose a name that does not begin with {list}"));
        }
        shapes
    }

    /// Reports keys that say how kernels of any shape are built in a table that asks for constant shapes only.
    fn unused_by_constants(&mut self, table: &ast::Kernels) {
        let what = |key: &str| format!("`{key}` for constant shapes is");
        for (key, list) in [("a", &table.a), ("b", &table.b)] {
            let packed = list.iter().flat_map(|l| &l.items).find(|w| w.get_ref() == "packed");
            if let Some(word) = packed {
                let help = "remove it: kernels of constant shapes read their operands where they are";
                self.unsupported(&format!("{key} = \"packed\" for constant shapes is"), word.span(), help);
            }
        }
        if let Tiles::Listed(listed) = &table.tiles
            && let Some((isa, _)) = listed.first()
        {
            let help = "remove `tiles`: the shape decides on them, or add \"any\" to `shapes`";
            self.unsupported(&what("tiles"), isa.span(), help);
        }
        if let Some(unroll) = &table.unroll {
            let help = "remove `unroll`: the shape decides on it, or add \"any\" to `shapes`";
            self.unsupported(&what("unroll"), unroll.span(), help);
        }
    }

    /// Reports kernel names that two tables claim.
    fn duplicate_names(&mut self, tables: &[ast::Kernels]) {
        let mut seen: Vec<&Text> = Vec::new();
        for name in tables.iter().filter_map(|t| t.name.as_ref()) {
            match seen.iter().find(|n| n.get_ref() == name.get_ref()) {
                Some(first) => self.problems.push(
                    Diagnostic::new(codes::DUPLICATE_NAME, format!("two kernels are called `{}`", name.get_ref()))
                        .at(name.span(), "again here")
                        .with_context(first.span(), "first called so here")
                        .note("the name is the C function <prefix>_<name>")
                        .help("rename one of them"),
                ),
                None => seen.push(name),
            }
        }
    }

    /// Explicit tiles, each checked for every type its instruction set multiplies.
    fn tiles(&mut self, tiles: &Tiles, types: &[[&'static DType; 3]]) -> Vec<(&'static Isa, Vec<(Size, Size)>)> {
        let Tiles::Listed(listed) = tiles else { return Vec::new() };
        let mut checked = Vec::new();
        for (key, list) in listed {
            let isa = match lookup(key, None) {
                Ok(isa) => isa,
                Err(problem) => {
                    self.problems.push(problem);
                    continue;
                }
            };
            self.unused_tiles(isa, key, types);
            let mut parsed = Vec::new();
            for item in &list.items {
                match words::tile(item) {
                    Ok(tile) => parsed.push((tile, item)),
                    Err(problem) => self.problems.push(problem),
                }
            }
            self.distinct(parsed.iter().copied());
            for &((mr, nr), text) in &parsed {
                for [a, b, c] in types {
                    if isa.multiply(a, b, c).is_some()
                        && let Err(error) = tile::explicit(isa, c.accumulator(), mr, nr)
                    {
                        self.problems.push(refused_tile(isa, c, (mr, nr), text, error));
                    }
                }
            }
            checked.push((isa, parsed.into_iter().map(|(tile, _)| tile).collect()));
        }
        checked
    }

    /// Reports tiles that no target would use.
    fn unused_tiles(&mut self, isa: &'static Isa, key: &Text, types: &[[&'static DType; 3]]) {
        let problem = |reason: String, help: &str| {
            Diagnostic::new(codes::UNUSED_TILES, format!("the tiles of `{}` would never be used", isa.name))
                .at(key.span(), reason)
                .help(help)
        };
        if self.targets_are_clean && !self.targets.iter().any(|t| t.isas.contains(&isa)) {
            let help = format!("add \"{}\" to the `isas` of a target, or remove its tiles", isa.name);
            self.problems.push(problem("no target lists this instruction set".into(), &help));
        } else if !types.is_empty() && !types.iter().any(|[a, b, c]| isa.multiply(a, b, c).is_some()) {
            let reason = format!("{} multiplies none of the types of this table", isa.name);
            self.problems.push(problem(reason, "remove its tiles"));
        }
    }

    /// Reports kernels that two tables ask for.
    fn duplicate_rows(&mut self, families: &[(Range<usize>, Vec<Request>)]) {
        let mut pairs: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
        for target in self.targets {
            let mut seen: BTreeMap<(String, String), usize> = BTreeMap::new();
            for (family, (_, requests)) in families.iter().enumerate() {
                for request in requests {
                    let one = std::slice::from_ref(request);
                    let plan = LibraryPlan::new("", "", &target.triple, target.arch, None, &target.isas, one);
                    let types = format!("{},{},{}", request.a, request.b, request.c);
                    // Two tables may well read the same panels, and products of other types may run on the same kernels: what they
                    // share is built once.
                    let asked_for = |k: &KernelPlan| !matches!(k.body, Body::Pack(_) | Body::Finish(_));
                    for name in plan.kernels.iter().filter(|k| asked_for(k)).map(|k| k.name.to_string()) {
                        match seen.get(&(types.clone(), name.clone())) {
                            Some(&first) if first != family => pairs.entry((first, family)).or_default().push(name),
                            Some(_) => {}
                            None => {
                                seen.insert((types.clone(), name), family);
                            }
                        }
                    }
                }
            }
        }
        for ((first, second), mut names) in pairs {
            names.sort();
            names.dedup();
            let more = match names.len() {
                1 => String::new(),
                n => format!(" and {} more", n - 1),
            };
            self.problems.push(
                Diagnostic::new(codes::DUPLICATE_ROW, "two tables ask for the same kernel")
                    .at(families[second].0.clone(), "again here")
                    .with_context(families[first].0.clone(), "first asked for here")
                    .note(format!("{}{more}", names[0]))
                    .help("remove one table, or give them different types, layouts, tiles or unroll"),
            );
        }
    }
}

/// The problem of a tile that its instruction set cannot hold.
fn refused_tile(isa: &Isa, acc: &DType, (mr, nr): (Size, Size), text: &Text, error: TileError) -> Diagnostic {
    match error {
        TileError::Zero => unreachable!("a size of zero does not parse"),
        TileError::Shape(reason) => {
            let distance = |t: &tile::Tile| (t.mr.count().abs_diff(mr.count()), t.nr.count().abs_diff(nr.count()));
            let near = tile::legal(isa, acc).into_iter().min_by_key(|t| {
                let (rows, columns) = distance(t);
                (rows + columns, rows)
            });
            Diagnostic::new(codes::TILE_SHAPE, format!("{mr}x{nr} is not a tile of {acc} on {}", isa.name))
                .at(text.span(), "")
                .note(reason)
                .help_if(near.map(|t| format!("the nearest legal tile is {}x{}", t.mr, t.nr)))
        }
        TileError::Budget { budget, legal } => {
            let legal = legal.iter().map(|(mr, nr)| format!("{mr}x{nr}")).collect::<Vec<_>>().join(", ");
            let title = format!("{mr}x{nr} of {acc} does not fit the registers of {}", isa.name);
            let mut problem = Diagnostic::new(codes::TILE_BUDGET, title).at(text.span(), "").note(budget.arithmetic());
            let vectors = isa.registers.vectors;
            let spare = vectors - budget.available;
            if spare > 0 {
                problem = problem.note(format!("{} has {vectors} and a tile leaves {spare} of them free", isa.name));
            }
            problem.help_if((!legal.is_empty()).then(|| format!("largest legal: {legal}")))
        }
    }
}
