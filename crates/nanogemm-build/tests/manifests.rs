//! Every manifest in `manifests/pass` plans, every one in `manifests/fail` gives the text beside it.

mod common;

use nanogemm_build::{
    manifest::{Manifest, Problems, codes},
    plan::Body,
    report,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/manifests").join(name)
}

/// The manifests of a folder, in name order.
fn manifests(name: &str) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder(name))
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{name} is empty");
    paths
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|s| s.to_str()).expect("fixtures have plain names")
}

/// The problems of a failing manifest, which calls itself by its file name. A first line `# plan: <triple>` asks for a plan.
fn problems(path: &Path) -> Problems {
    let name = format!("{}.toml", stem(path));
    let result = match fs::read_to_string(path) {
        Ok(text) => Manifest::parse(&name, &text).and_then(|manifest| {
            match text.lines().next().and_then(|l| l.strip_prefix("# plan: ")) {
                Some(triple) => manifest.plan(triple).map(|_| ()),
                None => Ok(()),
            }
        }),
        // Missing files and files that are no text: the path is made to read the same on every machine.
        Err(_) => Manifest::read(path).map(|_| ()).map_err(|mut problems| {
            let shown = path.display().to_string();
            problems.list.iter_mut().for_each(|p| p.title = p.title.replace(&shown, &name));
            problems.path = name.clone();
            problems
        }),
    };
    result.expect_err(&name)
}

#[test]
fn failing_manifests_give_their_text() {
    let mut paths = manifests("fail");
    // The one problem that needs a file not to exist.
    paths.push(folder("fail").join("NG0101_missing_file.toml"));
    for path in paths {
        let problems = problems(&path);
        let code = &stem(&path)[..6];
        assert!(
            problems.list.iter().any(|p| p.code.id == code),
            "{} does not show {code}:\n{problems}",
            path.display()
        );
        for problem in &problems.list {
            assert!(
                !(problem.helps.is_empty() && problem.notes.is_empty()) || problem.code == codes::SYNTAX,
                "{} gives neither reason nor way out",
                problem.title
            );
        }
        common::expect(&path.with_extension("txt"), &problems.render(false));
    }
}

#[test]
fn no_code_lacks_a_failing_manifest() {
    let texts: Vec<String> = fs::read_dir(folder("fail"))
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .map(|path| {
            assert!(path.with_extension("toml").exists() || stem(&path) == "NG0101_missing_file", "orphan {path:?}");
            stem(&path).to_string()
        })
        .collect();
    for code in codes::ALL {
        assert!(texts.iter().any(|t| t.starts_with(code.id)), "{} has no manifest in tests/manifests/fail", code.id);
    }
}

#[test]
fn codes_are_distinct_and_documented() {
    for pair in codes::ALL.windows(2) {
        assert!(pair[0].id < pair[1].id, "{} and {} are out of order", pair[0].id, pair[1].id);
    }
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/diagnostics.md");
    common::expect(&docs, &report::diagnostics_md());
}

#[test]
fn passing_manifests_plan() {
    for path in manifests("pass") {
        let manifest = Manifest::read(&path).unwrap_or_else(|p| panic!("{p}"));
        let mut names = String::new();
        for plan in manifest.plans() {
            names += &format!("{} {} {} tune {:?}\n", plan.name, plan.prefix, plan.triple, plan.tune);
            assert!(
                plan.kernels.iter().any(|k| matches!(k.body, Body::Gemm(_) | Body::Fixed(_))),
                "{} plans nothing",
                path.display()
            );
            for kernel in &plan.kernels {
                names += &format!("  {}\n", kernel.name);
            }
        }
        common::expect(&path.with_extension("txt"), &names);
    }
}

#[test]
fn colours_are_on_request() {
    let problems = Manifest::parse("kernels.toml", "[library]\nnme = 1\n").expect_err("`nme` is unknown");
    assert!(problems.render(true).contains('\u{1b}'));
    assert!(!problems.render(false).contains('\u{1b}'));
    assert_eq!(problems.to_string(), problems.render(false));
}

/// Whatever a manifest contains, it is a plan or a list of problems that can be shown, never a panic.
#[test]
fn damaged_manifests_never_panic() {
    let whole =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels.toml")).expect("it exists");
    let everything = fs::read_to_string(folder("pass").join("everything.toml")).expect("it exists");
    let pieces =
        ["\"", "[", "]", "{", "}", "=", "\n", "x", "vs", "0", "4294967296", "é", "\u{0}", ",", "-1", "auto", "[["];
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        // splitmix64
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % below as u64).expect("below fits")
    };
    let (mut good, mut bad) = (0, 0);
    for round in 0..1000 {
        let mut text: Vec<char> = if round % 2 == 0 { &whole } else { &everything }.chars().collect();
        for _ in 0..=random(3) {
            let at = random(text.len());
            match random(3) {
                0 => drop(text.drain(at..(at + 1 + random(4)).min(text.len()))),
                1 => drop(text.splice(at..at, pieces[random(pieces.len())].chars())),
                _ => text.swap(at, random(at + 1)),
            }
        }
        match Manifest::parse("damaged.toml", &text.into_iter().collect::<String>()) {
            Ok(manifest) => good += manifest.plans().len().min(1),
            Err(problems) => {
                bad += 1;
                assert!(problems.render(false).contains("damaged.toml"));
            }
        }
    }
    assert!(good > 50 && bad > 50, "{good} good and {bad} bad manifests are no test");
}
