//! Reads the assembly text of a kernel.

use nanogemm_build::plan::{KernelPlan, Micro};

/// The lines of one microkernel in the text of its kernel, from its label to its end.
pub fn microkernel<'t>(
    text: &'t str,
    prefix: &str,
    kernel: &KernelPlan,
    micro: &Micro,
) -> Result<Vec<&'t str>, String> {
    let name = format!("{prefix}_k_{}{}", kernel.name, micro.suffix());
    let lines: Vec<&str> = text.lines().collect();
    let is_label = |l: &str| [format!("{name}:"), format!("\"{name}\":")].iter().any(|p| l.starts_with(p.as_str()));
    let start = lines.iter().position(|l| is_label(l)).ok_or(format!("{name} not found"))?;
    let end = lines[start..].iter().position(|l| l.contains(".cfi_endproc") || l.starts_with(".Lfunc_end"));
    Ok(lines[start..start + end.ok_or(format!("{name} has no end"))?].to_vec())
}

/// The innermost loop with the most multiply-adds of a microkernel of a library with prefix `m`, and their number.
pub fn k_loop(text: &str, kernel: &KernelPlan, micro: &Micro) -> Result<(String, u32), String> {
    let body = microkernel(text, "m", kernel, micro)?;
    let dot = |l: &&&str| ["fmla", "fmad"].iter().any(|m| l.trim_start().starts_with(m));
    let mut best: Option<(String, u32)> = None;
    for (i, line) in body.iter().enumerate() {
        let Some(label) = line.split_whitespace().find(|w| w.starts_with(".LBB")).filter(|w| !w.ends_with(':')) else {
            continue;
        };
        let Some(head) = body[..i].iter().position(|l| l.starts_with(&format!("{label}:"))) else { continue };
        let inside = &body[head + 1..=i];
        if inside.iter().any(|l| l.starts_with(".LBB")) {
            continue;
        }
        let dots = inside.iter().filter(dot).count() as u32;
        if dots > best.as_ref().map_or(0, |b| b.1) {
            best = Some((inside.join("\n") + "\n", dots));
        }
    }
    best.ok_or(format!("{} has no k loop", kernel.name))
}
