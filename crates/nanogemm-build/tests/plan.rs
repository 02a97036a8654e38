//! Snapshots of the default manifest's plan, and what must hold of every row.

mod common;

use nanogemm_build::{
    isa::Tail,
    manifest::Manifest,
    plan::{Body, ColumnTail, LibraryPlan, Order, fixed::Take},
    report,
    spec::KernelName,
};
use std::{collections::BTreeSet, path::Path};

fn plans() -> Vec<LibraryPlan> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels.toml");
    Manifest::read(&path).unwrap_or_else(|p| panic!("{p}")).plans()
}

fn snapshot(name: &str, text: &str) {
    common::expect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plan").join(name), text);
}

#[test]
fn plans_are_as_reviewed() {
    for plan in plans() {
        snapshot(&format!("{}.json", plan.triple), &report::plan_json(std::slice::from_ref(&plan)));
    }
}

/// One block kernel of each kind (strided and packed A), one kernel of a constant shape of each kind (with and without a k
/// loop) and one packing routine per instruction set.
#[test]
fn drawings_are_as_reviewed() {
    let mut text = String::new();
    let mut seen = BTreeSet::new();
    for kernel in plans().iter().flat_map(|p| &p.kernels) {
        let kind = match &kernel.body {
            Body::Gemm(gemm) => format!("{:?}", gemm.a_layout),
            Body::Fixed(fixed) => format!("shape {}", fixed.is_straight()),
            Body::Pack(_) | Body::Finish(_) | Body::Peak(_) => "others".to_string(),
        };
        if seen.insert((kernel.isa.name, kind)) {
            text += &report::explain(kernel);
            text.push('\n');
        }
    }
    snapshot("explain.txt", &text);
}

/// Wide, tall and single-column tiles, which the default plan does not have.
#[test]
fn drawings_of_unusual_tiles_are_as_reviewed() {
    let text = "library = { name = \"odd\" }\n\
        targets = [{ triple = \"x86_64-unknown-linux-gnu\", isas = [\"avx512\"] }, \
                   { triple = \"aarch64-unknown-linux-gnu\", isas = [\"sme\"] }]\n\
        kernels = [{ op = \"gemm\", types = [\"f32\"], b = [\"row\"], \
                     tiles = { avx512 = [\"2x208\", \"30x16\"], scalar = [\"1x1\"], sme = [\"4vsx4vs\"] } }]\n";
    let manifest = Manifest::parse("odd.toml", text).unwrap_or_else(|p| panic!("{p}"));
    let drawings = manifest.plans().iter().flat_map(|p| &p.kernels).map(report::explain).collect::<Vec<_>>().join("\n");
    snapshot("explain_odd.txt", &drawings);
}

#[test]
fn rows_are_distinct_and_complete() {
    for plan in plans() {
        let names: BTreeSet<String> = plan.kernels.iter().map(|k| k.name.to_string()).collect();
        assert_eq!(names.len(), plan.kernels.len(), "two rows of {} have one name", plan.triple);
        for isa in &plan.isas {
            assert!(isa.runs_on(plan.arch));
            let rows = plan.kernels.iter().filter(|k| k.isa == *isa);
            assert!(rows.filter(|k| matches!(k.body, Body::Gemm(_))).count() > 0, "{} builds nothing", isa.name);
        }
        assert!(plan.isas.windows(2).all(|pair| pair[0].rank >= pair[1].rank));
        assert!(plan.isas.last().is_some_and(|i| i.arch.is_none()), "no portable rows on {}", plan.triple);
    }
}

/// Tiles of a constant shape cover every element of C, a row once; columns twice at most, and then within one strip.
#[test]
fn constant_shapes_are_covered() {
    let shapes: Vec<String> = (1..=40).flat_map(|n| [format!("\"{n}x{n}x7\""), format!("\"3x{n}x1\"")]).collect();
    let text = format!(
        "library = {{ name = \"cover\" }}\n\
         targets = [{{ triple = \"x86_64-unknown-linux-gnu\", isas = [\"avx2\", \"avx512\"] }}, \
                    {{ triple = \"aarch64-unknown-linux-gnu\", isas = [\"neon\", \"sve\", \"sme\"] }}]\n\
         kernels = [{{ op = \"gemm\", types = [\"f32\", \"f64\"], shapes = [{}] }}]\n",
        shapes.join(", ").replace("\"3x3x1\", ", "")
    );
    let manifest = Manifest::parse("cover.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    let mut seen = BTreeSet::new();
    for plan in manifest.plans() {
        assert_eq!(plan.entries.len(), 2 * (shapes.len() - 1));
        for kernel in &plan.kernels {
            let Body::Fixed(fixed) = &kernel.body else { panic!("{} has no shape", kernel.name) };
            let ([m, n, _], name) = (fixed.shape, &kernel.name);
            seen.insert(kernel.isa.name);
            assert_eq!(fixed.bands.iter().map(|b| b.count * b.rows).sum::<u32>(), m, "{name}");
            assert_eq!(fixed.strips.iter().map(|s| s.count * s.width).sum::<u32>(), n, "{name}");
            for strip in &fixed.strips {
                let mut times = vec![0; strip.width as usize];
                for v in &strip.vectors {
                    let columns: Vec<u32> = match v.take {
                        Take::All => (0..v.lanes).collect(),
                        Take::First(n) => (0..n).collect(),
                        Take::Halves(n) => (0..v.lanes / 2).chain(n - v.lanes / 2..n).collect(),
                    };
                    columns.iter().for_each(|c| times[(v.at + c) as usize] += 1);
                }
                assert!(times.iter().all(|t| (1..=2).contains(t)), "{name}: {times:?}");
            }
            let (rows, vectors) = (fixed.tile().0, fixed.strips.iter().map(|s| s.vectors.len()).max().unwrap_or(0));
            assert!(rows as usize * vectors < kernel.isa.registers.vectors as usize, "{name}");
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["avx2", "avx512", "neon"], "vectors of fixed length only");
}

/// Every panel a block kernel reads has a routine that packs it.
#[test]
fn panels_have_packing_routines() {
    for plan in plans() {
        let packed: BTreeSet<String> = plan
            .kernels
            .iter()
            .filter_map(|k| match &k.body {
                Body::Pack(pack) => Some(format!("{} {} {}x{}", k.isa.name, pack.to, pack.width, pack.interleave)),
                Body::Gemm(_) | Body::Fixed(_) | Body::Finish(_) | Body::Peak(_) => None,
            })
            .collect();
        for kernel in &plan.kernels {
            let nanogemm_build::spec::Contract::Gemm { a, b, .. } = &kernel.name.contract else { continue };
            for operand in [a, b] {
                let Some(panel) = operand.panel else { continue };
                let key = format!("{} {} {}x{}", kernel.isa.name, operand.dtype, panel.width, panel.interleave);
                assert!(packed.contains(&key), "{} reads panels nobody packs: {key}", kernel.name);
            }
        }
    }
}

/// The microkernels begin with the full tile and cover every number of rows and columns up to it, none twice.
#[test]
fn microkernels_cover_every_edge() {
    for kernel in plans().iter().flat_map(|p| &p.kernels) {
        let Body::Gemm(gemm) = &kernel.body else { continue };
        let (tile, micros) = (&gemm.tile, &gemm.micros);
        let name = &kernel.name;
        assert_eq!((micros[0].rows, micros[0].columns.vectors), (tile.rows, tile.vectors), "{name}");
        let suffixes: BTreeSet<String> = micros.iter().map(|m| m.suffix()).collect();
        assert_eq!(suffixes.len(), micros.len(), "{name} builds a microkernel twice");
        for rows in 1..=tile.rows {
            let forms: Vec<_> = micros.iter().filter(|m| m.rows == rows).map(|m| m.columns).collect();
            for vectors in 1..=tile.vectors {
                let masked = forms.iter().any(|f| f.vectors == vectors && f.tail == ColumnTail::Masked);
                let full = forms.iter().any(|f| f.vectors == vectors && f.tail == ColumnTail::Full);
                assert!(masked || full, "{name}: {rows} rows x {vectors} vectors");
            }
            if tile.order == Order::Dot {
                // Columns lie in vectors of their own.
                continue;
            }
            let masked = forms.iter().any(|f| f.tail == ColumnTail::Masked);
            for lanes in 1..tile.lanes.count() {
                let exact = forms.iter().any(|f| f.tail == ColumnTail::Exact(lanes));
                assert!(masked || exact, "{name}: {rows} rows x {lanes} columns");
            }
        }
    }
}

#[test]
fn pages_say_who_makes_them_and_list_every_row() {
    let plans = plans();
    for page in [report::kernels_md(&plans), report::names_md(&plans), report::diagnostics_md()] {
        assert!(page.starts_with("<!-- Do not edit"), "{page}");
        assert!(page.lines().next().is_some_and(|l| l.contains(report::BLESS)));
    }
    let json = report::plan_json(&plans);
    assert!(json.lines().nth(1).is_some_and(|l| l.contains("Do not edit") && l.contains(report::BLESS)), "{json}");
    let parsed: serde_json::Value = serde_json::from_str(&json).expect("the page is JSON");
    let page = report::kernels_md(&plans);
    for (plan, target) in plans.iter().zip(parsed["targets"].as_array().expect("targets is a list")) {
        let list = |key: &str| target[key].as_array().cloned().unwrap_or_default();
        let (fixed, others): (Vec<_>, Vec<_>) = plan.kernels.iter().partition(|k| matches!(k.body, Body::Fixed(_)));
        assert_eq!((list("kernels").len(), list("fixed").len()), (others.len(), fixed.len()));
        for (kernel, row) in others.iter().zip(list("kernels")) {
            assert_eq!(row["name"], kernel.name.to_string());
        }
        for (kernel, row) in fixed.iter().zip(list("fixed")) {
            assert!(row.as_str().is_some_and(|row| row.starts_with(&format!("{}: ", kernel.name))), "{row}");
        }
        for kernel in &plan.kernels {
            assert!(page.contains(&format!("| `{}` |", kernel.name)), "{} is not on the page", kernel.name);
        }
    }
}

/// Every name that the page of names shows is one.
#[test]
fn examples_of_names_are_names() {
    let page = report::names_md(&plans());
    let examples: Vec<&str> = page.lines().filter(|l| l.starts_with('`')).map(|l| l.trim_matches('`')).collect();
    assert!(examples.len() > 5, "{examples:?}");
    for example in examples {
        let name: KernelName = example.parse().unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(name.to_string(), example);
    }
}

/// Elements of one C are added up in the same order wherever they lie: sets of accumulators are the same for all row counts and,
/// as column tiles of one C differ by one column at most, for all column counts that occur together.
#[test]
fn sets_of_accumulators_do_not_depend_on_the_place() {
    let mut seen = 0;
    for kernel in plans().iter().flat_map(|p| &p.kernels) {
        let Body::Gemm(gemm) = &kernel.body else { continue };
        let most = gemm.tile.vectors;
        let sets = |columns: u32| {
            let micros = gemm.micros.iter().filter(|m| m.columns.vectors == columns);
            let all: BTreeSet<u32> = micros.map(|m| gemm.sets(kernel.isa, m)).collect();
            assert_eq!(all.len(), 1, "{}: {columns} columns", kernel.name);
            all.into_iter().next().expect("there is one")
        };
        if gemm.tile.order != Order::Dot {
            assert!((1..=most).all(|columns| sets(columns) == 1), "{}", kernel.name);
            continue;
        }
        seen += 1;
        assert!(sets(1) > 1, "{}: one column waits for itself", kernel.name);
        for n in 1..=10 * most {
            let tiles = n.div_ceil(most);
            let (columns, wide) = (n / tiles, n % tiles);
            assert!(wide == 0 || sets(columns) == sets(columns + 1), "{}: {n} columns", kernel.name);
        }
        for micro in &gemm.micros {
            let (sets, steps) = (gemm.sets(kernel.isa, micro), gemm.steps(kernel.isa, micro));
            assert!(steps % sets == 0 && steps >= gemm.unroll, "{}: {steps} steps on {sets} sets", kernel.name);
            let mask = u32::from(kernel.isa.registers.tail == Tail::MaskedTail);
            let registers = micro.dots() * sets + micro.rows + 1 + mask;
            assert!(registers <= gemm.tile.budget.available, "{}: {registers} registers", kernel.name);
        }
    }
    assert!(seen >= 8, "only {seen} rows have vectors along k");
}
