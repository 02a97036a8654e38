//! The program as its users run it.

use std::{
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fixture(name: &str) -> String {
    let path = workspace().join("crates/nanogemm-build/tests/manifests").join(name);
    assert!(path.exists(), "{}", path.display());
    path.display().to_string()
}

/// Runs `nanogemm` in the workspace, whose `kernels.toml` is the default manifest.
fn nanogemm(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nanogemm"))
        .args(args)
        .current_dir(workspace())
        .output()
        .expect("the program starts")
}

/// Runs and expects the exit code; returns stdout and stderr, one of which must be empty.
fn expect(code: i32, args: &[&str]) -> (String, String) {
    let output = nanogemm(args);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert_eq!(output.status.code(), Some(code), "{args:?}\n{out}\n{err}");
    assert!(out.is_empty() != err.is_empty(), "{args:?} writes to both or neither\n{out}\n{err}");
    assert_eq!(code == 0, err.is_empty(), "{args:?} writes to the wrong stream\n{out}\n{err}");
    assert!(!err.contains("panicked"), "{err}");
    // A pipe is no terminal.
    assert!(!out.contains('\u{1b}') && !err.contains('\u{1b}'), "{args:?} colours a pipe");
    (out, err)
}

#[test]
fn help_and_version() {
    for args in [&["--help"][..], &["-h"], &["help"], &["plan", "--help"], &["explain", "-h"]] {
        let (help, _) = expect(0, args);
        for command in ["check", "plan", "explain", "emit"] {
            assert!(help.contains(&format!("nanogemm {command}")), "{help}");
        }
    }
    assert_eq!(expect(0, &["--version"]).0, format!("nanogemm {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_usage_is_2() {
    for (args, says) in [
        (&[][..], "no command"),
        (&["chek"], "did you mean `check`?"),
        (&["--verbose"], "--verbose"),
        (&["check", "a.toml", "b.toml"], "one manifest"),
        (&["check", "a.toml", "--manifest", "b.toml"], "one manifest"),
        (&["check", "--json"], "--json"),
        (&["plan", "extra"], "extra"),
        (&["plan", "--target"], "--target"),
        (&["plan", "--out-dir", "x"], "--out-dir"),
        (&["explain"], "name of one kernel"),
        (&["explain", ""], "name of one kernel"),
        (&["explain", "a", "b"], "name of one kernel"),
        (&["emit"], "--target"),
        (&["emit", "--target", "x86_64-unknown-linux-gnu"], "--out-dir"),
        (&["emit", "--target", "x", "--out-dir", "y", "--threads", "0"], "--threads"),
        (&["emit", "--target", "x", "--out-dir", "y", "--threads", "many"], "many"),
    ] {
        let (_, err) = expect(2, args);
        assert!(err.contains(says), "{args:?}\n{err}");
        assert!(err.contains("nanogemm --help"), "{err}");
    }
}

#[test]
fn check_accepts_the_default_manifest() {
    let (out, _) = expect(0, &["check"]);
    assert!(out.starts_with("kernels.toml: no problems\n"), "{out}");
    assert!(out.contains("x86_64-unknown-linux-gnu") && out.contains("aarch64-unknown-linux-gnu"), "{out}");
    assert_eq!(expect(0, &["check", "kernels.toml"]).0, out);
    assert_eq!(expect(0, &["check", "--manifest", "kernels.toml"]).0, out);
}

#[test]
fn check_reports_all_problems() {
    let path = fixture("fail/NG0103_unknown_key.toml");
    let (_, err) = expect(1, &["check", &path]);
    let expected = std::fs::read_to_string(fixture("fail/NG0103_unknown_key.txt")).expect("it exists");
    assert_eq!(err.trim_end(), expected.trim_end().replace("NG0103_unknown_key.toml", &path));
    let (_, err) = expect(1, &["check", "no-such-file.toml"]);
    assert!(err.contains("NG0101") && err.contains("no-such-file.toml"), "{err}");
}

#[test]
fn plan_lists_kernels() {
    let (all, _) = expect(0, &["plan"]);
    let (x86, _) = expect(0, &["plan", "--target", "x86_64-unknown-linux-gnu"]);
    assert!(all.contains(x86.trim_end()));
    assert!(x86.contains("vector registers") && x86.contains("__avx512_fma") && !x86.contains("__neon"), "{x86}");
    let (json, _) = expect(0, &["plan", "--json"]);
    assert!(json.starts_with("{\n") && json.contains("Do not edit") && json.contains("__neon_fma"), "{json}");
    assert_eq!(expect(0, &["plan", "--json"]).0, json);
    let (_, err) = expect(1, &["plan", "--target", "x86_64-unknown-linux-gmu"]);
    assert!(err.contains("NG0112") && err.contains("did you mean `x86_64-unknown-linux-gnu`?"), "{err}");
    let (_, err) = expect(1, &["plan", "--manifest", &fixture("fail/NG0120_tile_budget.toml")]);
    assert!(err.contains("28 accumulators") || err.contains("32 accumulators"), "{err}");
}

/// The full name of a kernel of the default plan.
fn some_name() -> String {
    let (plan, _) = expect(0, &["plan", "--target", "x86_64-unknown-linux-gnu"]);
    let name = plan.split_whitespace().find(|w| w.starts_with("gemm_") && w.ends_with("__avx512_fma"));
    name.expect("the default plan has AVX-512 rows").to_string()
}

#[test]
fn explain_draws() {
    let name = some_name();
    let (whole, _) = expect(0, &["explain", &name]);
    assert!(whole.starts_with(&format!("{name}\n")) && whole.contains("┌") && whole.contains("registers"), "{whole}");
    // A part that only this name has.
    let (part, _) = expect(0, &["explain", name.trim_start_matches("gemm_"), "--target", "x86_64-unknown-linux-gnu"]);
    assert!(part.contains(whole.trim_end()), "{part}");
    let (packs, _) = expect(0, &["explain", "pack_f64p1", "--target", "x86_64-unknown-linux-gnu"]);
    assert!(packs.matches("padding").count() > 1, "{packs}");
}

#[test]
fn explain_helps_to_choose() {
    let (_, err) = expect(1, &["explain", "gemm"]);
    assert!(err.contains("choose one") && err.contains(&some_name()), "{err}");
    let (_, err) = expect(1, &["explain", "nothing"]);
    assert!(err.contains("nanogemm plan"), "{err}");
    let name = some_name();
    let (_, err) = expect(1, &["explain", &name.replace("_fma", "_fmb")]);
    assert!(err.contains(&format!("did you mean `{name}`?")), "{err}");
}

#[cfg(not(feature = "llvm"))]
#[test]
fn emit_says_what_it_lacks() {
    let (_, err) = expect(1, &["emit", "--target", "x86_64-unknown-linux-gnu", "--out-dir", "unused"]);
    assert!(err.contains("without LLVM"), "{err}");
}

#[cfg(feature = "llvm")]
#[test]
fn emit_writes_the_archive() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emit");
    let _ = std::fs::remove_dir_all(&dir);
    let dir_text = dir.display().to_string();
    let manifest = fixture("pass/minimal.toml");
    let args = ["emit", "--manifest", &manifest, "--target", "x86_64-unknown-linux-gnu", "--out-dir", &dir_text];
    let (out, _) = expect(0, &args);
    for file in ["libdemo_kernels.a", "kernels.rs"] {
        let path = dir.join(file);
        assert!(out.contains(&path.display().to_string()), "{out}");
        assert!(std::fs::metadata(&path).is_ok_and(|m| m.len() > 0), "{file} is missing or empty");
    }
    let (_, err) = expect(1, &["emit", "--target", "riscv64gc-unknown-linux-gnu", "--out-dir", &dir_text]);
    assert!(err.contains("NG0112"), "{err}");
}

/// `nanogemm plan | head -1` ends quietly.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_problem() {
    let (reader, writer) = std::io::pipe().expect("pipes exist");
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_nanogemm"));
    let output = command.args(["plan", "--json"]).current_dir(workspace()).stdout(writer).output().expect("it starts");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
