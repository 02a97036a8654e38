//! Line differences, for reading.

use std::fmt::Write;

/// Lines around a change that are printed too.
const CONTEXT: usize = 3;
/// Changed lines printed per file.
const MOST: usize = 60;

/// One line of a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Edit<'t> {
    Same(&'t str),
    Old(&'t str),
    New(&'t str),
}

/// The difference in the unified form, without line counts in the hunk heads, cut after [`MOST`] changed lines.
pub fn unified(name: &str, old: &str, new: &str) -> String {
    let edits = edits(&old.lines().collect::<Vec<_>>(), &new.lines().collect::<Vec<_>>());
    let mut out = format!("--- {name}\n+++ {name} (regenerated)\n");
    if edits.iter().all(|e| matches!(e, Edit::Same(_))) {
        out += "the files differ in line endings only\n";
        return out;
    }
    let near = |i: usize| {
        let around = i.saturating_sub(CONTEXT)..edits.len().min(i + CONTEXT + 1);
        edits[around].iter().any(|e| !matches!(e, Edit::Same(_)))
    };
    let (mut line, mut printed, mut gap) = (0, 0, true);
    for (i, edit) in edits.iter().enumerate() {
        line += usize::from(!matches!(edit, Edit::New(_)));
        if !near(i) {
            gap = true;
            continue;
        }
        if printed == MOST {
            let rest = edits[i..].iter().filter(|e| !matches!(e, Edit::Same(_))).count();
            let _ = writeln!(out, "... and {rest} more changed lines");
            break;
        }
        if gap {
            let _ = writeln!(out, "@@ line {} @@", line.max(1));
        }
        gap = false;
        let (sign, text) = match edit {
            Edit::Same(text) => (' ', text),
            Edit::Old(text) => ('-', text),
            Edit::New(text) => ('+', text),
        };
        printed += usize::from(sign != ' ');
        let _ = writeln!(out, "{sign}{text}");
    }
    out
}

/// A shortest list of edits, from the table of longest common subsequences of what lies between the equal ends.
fn edits<'t>(old: &[&'t str], new: &[&'t str]) -> Vec<Edit<'t>> {
    let head = old.iter().zip(new).take_while(|(x, y)| x == y).count();
    let ends = old[head..].iter().rev().zip(new[head..].iter().rev());
    let tail = ends.take_while(|(x, y)| x == y).count();
    let (x, y) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    let width = y.len() + 1;
    let mut longest = vec![0u32; (x.len() + 1) * width];
    for i in (0..x.len()).rev() {
        for j in (0..y.len()).rev() {
            longest[i * width + j] = if x[i] == y[j] {
                longest[(i + 1) * width + j + 1] + 1
            } else {
                longest[(i + 1) * width + j].max(longest[i * width + j + 1])
            };
        }
    }
    let mut edits: Vec<Edit<'t>> = old[..head].iter().map(|l| Edit::Same(l)).collect();
    let (mut i, mut j) = (0, 0);
    while i < x.len() || j < y.len() {
        if i < x.len() && j < y.len() && x[i] == y[j] {
            edits.push(Edit::Same(x[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == y.len() || (i < x.len() && longest[(i + 1) * width + j] >= longest[i * width + j + 1]) {
            edits.push(Edit::Old(x[i]));
            i += 1;
        } else {
            edits.push(Edit::New(y[j]));
            j += 1;
        }
    }
    edits.extend(old[old.len() - tail..].iter().map(|l| Edit::Same(l)));
    edits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_line_in_its_surroundings() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
        let new = "1\n2\n3\n4\n5!\n6\n7\n8\n9\n";
        let expected = "--- f\n+++ f (regenerated)\n@@ line 2 @@\n 2\n 3\n 4\n-5\n+5!\n 6\n 7\n 8\n";
        assert_eq!(unified("f", old, new), expected);
    }

    #[test]
    fn added_and_removed_lines() {
        assert_eq!(unified("f", "", "a\n"), "--- f\n+++ f (regenerated)\n@@ line 1 @@\n+a\n");
        assert_eq!(unified("f", "a\nb\n", "b\n"), "--- f\n+++ f (regenerated)\n@@ line 1 @@\n-a\n b\n");
    }

    #[test]
    fn line_endings() {
        assert!(unified("f", "a\r\n", "a\n").contains("line endings"));
    }

    #[test]
    fn long_differences_are_cut() {
        let new: String = (0..100).map(|i| format!("{i}\n")).collect();
        assert!(unified("f", "", &new).ends_with("+59\n... and 40 more changed lines\n"));
    }
}
