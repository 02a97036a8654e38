//! Triples, compilers and tools.

use std::{env, process::Command};

/// The triple of this machine.
pub fn host() -> Result<String, String> {
    let out = output(Command::new("rustc").arg("-vV"))?;
    let line = out.lines().find_map(|l| l.strip_prefix("host: "));
    line.map(str::to_string).ok_or_else(|| "`rustc -vV` names no host".into())
}

/// Debian's name of a triple: without the vendor.
fn gnu(triple: &str) -> String {
    let parts: Vec<&str> = triple.split('-').collect();
    match parts.as_slice() {
        [arch, "unknown", rest @ ..] => format!("{arch}-{}", rest.join("-")),
        _ => triple.into(),
    }
}

/// The C compiler for `triple`: what cargo links with, else the system's or the cross compiler.
pub fn compiler(triple: &str) -> Result<String, String> {
    let variable = format!("CARGO_TARGET_{}_LINKER", triple.to_uppercase().replace('-', "_"));
    match env::var(variable) {
        Ok(linker) => Ok(linker),
        Err(_) if host()? == triple => Ok("cc".into()),
        Err(_) => Ok(format!("{}-gcc", gnu(triple))),
    }
}

/// Programs that remove debug information from archives of `triple`, the preferred first. LLVM's know every architecture.
pub fn strippers(triple: &str) -> Vec<String> {
    let mut all = vec!["llvm-strip-22".into(), "llvm-strip".into(), format!("{}-strip", gnu(triple))];
    if host().is_ok_and(|h| h == triple) {
        all.push("strip".into());
    }
    all
}

/// Standard output of a program that succeeds.
pub fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let out = command.output().map_err(|e| format!("{name}: {e}"))?;
    if !out.status.success() {
        return Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&out.stderr)));
    }
    String::from_utf8(out.stdout).map_err(|e| format!("{name}: {e}"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_without_the_vendor() {
        assert_eq!(super::gnu("aarch64-unknown-linux-gnu"), "aarch64-linux-gnu");
        assert_eq!(super::gnu("aarch64-apple-darwin"), "aarch64-apple-darwin");
    }
}
