//! Which rows ran: one line per instruction set, for people and for `ci/census`.

use crate::runner;
use std::{fmt::Write as _, io::Write as _};

/// The rows of one instruction set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The instruction set.
    pub isa: String,
    /// Rows of the library.
    pub rows: usize,
    /// Rows all of whose tests ran, each on exactly that row.
    pub ran: usize,
    /// Why the others did not.
    pub reason: String,
}

impl Line {
    fn skipped(&self) -> usize {
        self.rows - self.ran
    }

    /// One line of JSON.
    pub fn json(&self, runner: &str) -> String {
        let Line { isa, rows, ran, reason } = self;
        let skipped = self.skipped();
        format!(
            "{{\"runner\":{},\"isa\":{},\"rows\":{rows},\"ran\":{ran},\"skipped\":{skipped},\"reason\":{}}}",
            quoted(runner),
            quoted(isa),
            quoted(reason)
        )
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if u32::from(c) < 0x20 => write!(out, "\\u{:04x}", u32::from(c)).expect("a String"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Prints the lines and appends them to the file that `NANOGEMM_CENSUS` names.
pub fn publish(lines: &[Line]) -> std::io::Result<()> {
    let runner = runner::name();
    for line in lines {
        let reason =
            if line.skipped() > 0 { format!(", {} skipped: {}", line.skipped(), line.reason) } else { String::new() };
        println!("census: {runner}: {}: {} of {} rows ran{reason}", line.isa, line.ran, line.rows);
    }
    if let Some(path) = std::env::var_os("NANOGEMM_CENSUS").filter(|p| !p.is_empty()) {
        let text: String = lines.iter().map(|line| line.json(runner) + "\n").collect();
        // One write, so that runs that end together do not mix their lines.
        std::fs::OpenOptions::new().create(true).append(true).open(path)?.write_all(text.as_bytes())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_json() {
        let line = Line { isa: "x".into(), rows: 3, ran: 1, reason: "no \"y\"\n".into() };
        let expected = r#"{"runner":"r","isa":"x","rows":3,"ran":1,"skipped":2,"reason":"no \"y\"\u000a"}"#;
        assert_eq!(line.json("r"), expected);
    }
}
