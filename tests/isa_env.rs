//! `NANOGEMM_ISA`, in a process of its own per value.

use std::process::{Command, Output};

/// Printed by the child before its findings, so that nothing else on stdout is mistaken for them.
const MARK: &str = "found:";

/// Not a test by itself: what the children of the other tests do.
#[test]
fn child() {
    let first = nanogemm::isa();
    let (a, mut c) = ([1.0f32; 64], [0.0f32; 64]);
    let a = nanogemm::MatRef::from_slice(&a, 8, 8).expect("fits");
    let c_view = nanogemm::MatMut::from_slice(&mut c, 8, 8).expect("fits");
    nanogemm::gemm(1.0, a, a, 0.0, c_view).expect("fits");
    assert_eq!(c, [8.0; 64]);
    assert_eq!(first, nanogemm::isa());
    let ran = nanogemm::hook::last_kernel().expect("a row ran").name;
    assert_eq!(ran, nanogemm::kernel_name::<f32>(8, 8, 8));
    println!("{MARK}{first} {ran}");
}

/// The instruction sets and the row that a child found, and the lines it wrote to stderr.
fn with(value: &str) -> (String, String, Vec<String>) {
    // Under an emulator the child needs the same runner as this process.
    let target = format!("{}_UNKNOWN_LINUX_GNU", std::env::consts::ARCH.to_uppercase());
    let runner = std::env::var(format!("CARGO_TARGET_{target}_RUNNER")).unwrap_or_default();
    let mut words: Vec<String> = runner.split_whitespace().map(Into::into).collect();
    words.push(std::env::current_exe().expect("this test has a file").to_string_lossy().into_owned());
    let Output { status, stdout, stderr } = Command::new(&words[0])
        .args(&words[1..])
        .args(["--exact", "child", "--nocapture", "--test-threads=1"])
        .env("NANOGEMM_ISA", value)
        .output()
        .expect("the child starts");
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{stdout}{stderr}");
    let found = stdout.lines().find_map(|line| line.split_once(MARK)).expect("the child prints what it found").1;
    let (isas, row) = found.split_once(' ').expect("two words");
    let ours = stderr.lines().filter(|line| line.starts_with("nanogemm:")).map(Into::into).collect();
    (isas.into(), row.into(), ours)
}

#[test]
fn portable_only() {
    let (isas, row, warnings) = with("scalar");
    assert_eq!((isas.as_str(), warnings), ("scalar", vec![]));
    assert!(row.ends_with("__scalar"), "{row}");
}

#[test]
fn unusable_tokens_warn_once_and_are_ignored() {
    let (all, row, warnings) = with("");
    assert_eq!(warnings, Vec::<String>::new(), "an empty list is no list");
    let (isas, _, warnings) = with("no-such-isa,\t, b\u{e9}d");
    assert_eq!(isas, all, "nothing usable restricts nothing");
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(warnings[0].contains("no-such-isa, b??d") && warnings[0].contains(&all), "{warnings:?}");
    let (isas, _, warnings) = with("scalar,no-such-isa");
    assert_eq!((isas.as_str(), warnings.len()), ("scalar", 1));
    // What the machine has can be asked for, in any order.
    let (isas, same, warnings) = with(&all.split(',').rev().collect::<Vec<_>>().join(" , "));
    assert_eq!((isas, same, warnings), (all, row, vec![]));
}
