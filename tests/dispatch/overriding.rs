//! `NANOGEMM_ISA`, and whether the name that C is told is the name of the row that runs.

use crate::{
    child::{Product, Report, run},
    ignored,
    mock::{TYPES, names},
    trial,
};
use libtest_mimic::Trial;
use nanogemm::{
    dispatch,
    kernel::{KernelInfo, LIBRARY},
};
use std::ffi::OsStr;

pub fn trials() -> Vec<Trial> {
    let machine = dispatch::machine(&LIBRARY);
    let mut trials = vec![
        trial("case_059_not_set_or_empty", not_set_or_empty),
        trial("case_059_nonsense", nonsense),
        trial("case_059_lists", lists),
        trial("sums_in_short_types", sums_in_short_types),
        trial("case_070_name_of_the_row_that_ran::default", || check_rows(&run(None), "not set")),
    ];
    for (i, isa) in LIBRARY.isas.iter().enumerate() {
        let lower = format!("case_059_obeyed::{}", isa.name);
        let higher = format!("case_059_beyond_the_machine::{}", isa.name);
        let name = format!("case_070_name_of_the_row_that_ran::{}", isa.name);
        if machine.contains(i) {
            trials.push(trial(&lower, || obeyed(isa.name)));
            trials.push(trial(&name, || check_rows(&run(Some(isa.name.as_ref())), isa.name)));
            trials.push(ignored(&higher, "this machine has it"));
        } else {
            trials.push(ignored(&lower, "this machine lacks it"));
            trials.push(ignored(&name, "this machine lacks it"));
            trials.push(trial(&higher, || beyond_the_machine(isa.name)));
        }
    }
    // Tokens that this build never has, on any machine.
    for token in ["amx_tile", "sme2p2", "AVX2"] {
        trials.push(trial(&format!("case_059_beyond_the_build::{token}"), move || beyond_the_machine(token)));
    }
    trials
}

/// The row of every shape is the one C is told about, and of an instruction set in use.
fn check_rows(report: &Report, value: &str) {
    let in_use: Vec<&str> = report.isa.split(',').collect();
    for (shape, told, ran) in &report.rows {
        assert_eq!(told, ran, "NANOGEMM_ISA {value}: {shape:?}");
        let rows = LIBRARY.kernels.iter().map(|row| (row.name, row.isa));
        let fixed = LIBRARY.fixed.iter().map(|row| (row.name, row.isa));
        let (_, isa) = rows.chain(fixed).find(|(name, _)| name == ran).expect("a row of the library");
        assert!(in_use.contains(&LIBRARY.isas[isa].name), "NANOGEMM_ISA {value}: {shape:?} ran on {ran}");
    }
    for (shape, told, ran) in &report.halves {
        assert_eq!(told, ran, "NANOGEMM_ISA {value}: {shape:?}");
        let isa = LIBRARY.isas[half_row(shape, ran).isa].name;
        assert!(in_use.contains(&isa), "NANOGEMM_ISA {value}: {shape:?} of binary16 ran on {ran}");
    }
}

/// The row that ran a product of binary16.
fn half_row((c, ..): &Product, ran: &str) -> &'static KernelInfo {
    LIBRARY.kernels.iter().find(|row| row.names(*c).0 == ran).expect("a row of the library")
}

/// Where this is not set, or set to what the machine uses by itself, no product is summed in the type of its operands. Asked for, alone
/// or beside others, such rows run: alone all products that they can take, beside others large ones.
fn sums_in_short_types() {
    let free = run(None);
    for value in [None, Some(free.isa.as_str()), Some("avx512,avx2"), Some("amx_fp16"), Some("garbage"), Some("")] {
        let report = run(value.map(OsStr::new));
        for (shape, _, ran) in &report.halves {
            assert!(half_row(shape, ran).longest.is_none(), "NANOGEMM_ISA {value:?}: {shape:?} ran on {ran}");
        }
    }
    let machine = dispatch::machine(&LIBRARY);
    let short = |isa: usize| LIBRARY.kernels.iter().any(|row| row.isa == isa && row.longest.is_some());
    for isa in (0..LIBRARY.isas.len()).filter(|&isa| short(isa) && machine.contains(isa)) {
        let token = LIBRARY.isas[isa].name;
        assert!(!free.isa.split(',').any(|used| used == token), "{token} is used without being asked for");
        for value in [token.to_string(), format!("{},{token}", free.isa)] {
            let alone = value == token;
            let report = run(Some(value.as_ref()));
            silent(&report, &value);
            assert!(report.isa.split(',').any(|used| used == token), "{value}: {}", report.isa);
            check_rows(&report, &value);
            for (shape, _, ran) in &report.halves {
                let large = shape.1 >= 100 && shape.2 >= 70;
                let here = half_row(shape, ran).isa == isa;
                assert!(here || !large, "NANOGEMM_ISA {value}: {shape:?} ran on {ran}");
                assert!(
                    here || !alone || shape.1 * shape.2 * shape.3 < 1000,
                    "NANOGEMM_ISA {value}: {shape:?} ran on {ran}"
                );
            }
        }
    }
}

fn silent(report: &Report, value: &str) {
    assert!(report.stderr.is_empty(), "NANOGEMM_ISA {value}: {}", String::from_utf8_lossy(&report.stderr));
}

/// One line of printable characters that names the variable and what can be used.
fn warned(report: &Report, value: &str) -> String {
    let text = String::from_utf8(report.stderr.clone()).expect("the warning is ASCII");
    assert!(text.ends_with('\n') && text.lines().count() == 1, "NANOGEMM_ISA {value}: not one line: {text:?}");
    let line = text.trim_end_matches('\n');
    assert!(line.bytes().all(|b| b == b' ' || b.is_ascii_graphic()), "NANOGEMM_ISA {value}: {line:?}");
    assert!(line.contains("NANOGEMM_ISA"), "NANOGEMM_ISA {value}: {line}");
    line.into()
}

fn not_set_or_empty() {
    let free = run(None);
    silent(&free, "not set");
    let default = names(dispatch::by_default(&LIBRARY)).join(",");
    assert_eq!(free.isa, default, "without the variable everything the machine runs well is in use");
    assert!(default.split(',').all(|isa| free.machine.split(',').any(|m| m == isa)), "{default}: {}", free.machine);
    for value in ["", " ", ",", " , ,"] {
        let report = run(Some(value.as_ref()));
        silent(&report, value);
        assert_eq!(report.isa, free.isa, "'{value}' restricts nothing");
        assert!(report.has_rows_of(&free), "'{value}' restricts nothing");
    }
}

/// A machine's instruction set alone: it and the portable rows are in use, and large products of its types run on it.
fn obeyed(token: &str) {
    let report = run(Some(token.as_ref()));
    silent(&report, token);
    let portable = LIBRARY.isas.last().expect("the portable rows").name;
    let expected = if token == portable { portable.to_string() } else { format!("{token},{portable}") };
    assert_eq!(report.isa, expected);
    check_rows(&report, token);
    let isa = LIBRARY.isas.iter().position(|isa| isa.name == token).expect("a token of the library");
    let mut large = 0;
    for dtype in
        TYPES.into_iter().filter(|t| LIBRARY.kernels.iter().any(|row| row.isa == isa && row.own_type() == Some(*t)))
    {
        let product = (dtype, 100, 100, 100);
        let (.., name) = report.rows.iter().find(|(p, ..)| *p == product).expect("a product of the report");
        let row = LIBRARY.kernels.iter().find(|row| row.name == name).expect("a row of the library");
        assert_eq!(LIBRARY.isas[row.isa].name, token, "a large product of {dtype:?} on {name}");
        large += 1;
    }
    let own = LIBRARY.kernels.iter().any(|row| row.isa == isa && row.own_type().is_some());
    assert!(large > 0 || !own, "{token} has rows");
}

fn beyond_the_machine(token: &str) {
    let free = run(None);
    let report = run(Some(token.as_ref()));
    let line = warned(&report, token);
    assert!(line.contains(token), "the warning names '{token}': {line}");
    assert!(line.ends_with(&free.machine), "the warning lists what is usable: {line}");
    assert_eq!(report.isa, free.isa, "a list without any usable token restricts nothing");
    assert!(report.has_rows_of(&free), "{token}");
    check_rows(&report, token);
}

fn nonsense() {
    let free = run(None);
    let long = "x".repeat(10_000);
    let many = (0..500).map(|i| format!("isa{i}")).collect::<Vec<_>>().join(",");
    let raw = OsStr::new(&long);
    let mut values = vec![OsStr::new("garbage"), OsStr::new("\u{1b}[31mred\nline"), OsStr::new("%s%n"), raw];
    values.push(OsStr::new(&many));
    #[cfg(unix)]
    values.push(std::os::unix::ffi::OsStrExt::from_bytes(b"\xff\xfe\x01"));
    for value in values {
        let report = run(Some(value));
        let shown = value.to_string_lossy().chars().take(20).collect::<String>();
        let line = warned(&report, &shown);
        assert!(line.len() < 1024, "a warning of {} bytes", line.len());
        assert_eq!(report.isa, free.isa, "{shown}");
        check_rows(&report, &shown);
    }
}

/// Several tokens: order and blanks do not matter, the usable ones count, the others are named.
fn lists() {
    let free = run(None);
    let machine: Vec<&str> = free.isa.split(',').collect();
    let (best, portable) = (machine[0], machine[machine.len() - 1]);
    for value in [free.isa.clone(), machine.iter().rev().copied().collect::<Vec<_>>().join(" , ")] {
        let report = run(Some(value.as_ref()));
        silent(&report, &value);
        assert_eq!(report.isa, free.isa, "{value}");
        assert!(report.has_rows_of(&free), "{value}");
    }
    let value = format!("nonsense,{best},{best}");
    let report = run(Some(value.as_ref()));
    let line = warned(&report, &value);
    assert!(line.contains("nonsense"), "{line}");
    let expected = if best == portable { portable.to_string() } else { format!("{best},{portable}") };
    assert_eq!(report.isa, expected, "{value}");
    let value = format!("nonsense,{portable}");
    assert_eq!(run(Some(value.as_ref())).isa, portable, "{value}");
}
