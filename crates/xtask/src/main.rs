//! Maintenance commands of the nanogemm workspace.

mod asm;
mod diff;
mod dist;
mod generated;
mod mca;
mod symbols;
mod target;

use lexopt::{Arg, Parser, ValueExt};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

const HELP: &str = "\
cargo xtask COMMAND

  bless                                write every generated file anew: generated/, docs/diagnostics.md
  generated --check                    compare the generated files with what bless would write
  dist --out DIR [--target TRIPLE] [--toolchain NAME]
                                       a folder to install: the archive without debug information, the header,
                                       nanogemm.pc and a CMake package; NAME is a rustup toolchain with the target's std
  symbols ARCHIVE [--target TRIPLE]    check what libnanogemm.a defines and needs, and that it is position independent
  mca                                  cycle counts of AArch64 k loops by llvm-mca
";

/// The folder of the workspace: this package lies in crates/xtask.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders above").to_path_buf()
}

/// The options of all commands.
#[derive(Default)]
struct Options {
    target: Option<String>,
    out: Option<PathBuf>,
    toolchain: Option<String>,
    check: bool,
    values: Vec<PathBuf>,
}

fn run(mut parser: Parser) -> Result<(), String> {
    let mut options = Options::default();
    let mut command = None;
    fn text(parser: &mut Parser) -> Result<String, lexopt::Error> {
        parser.value()?.string()
    }
    let mut read = || -> Result<bool, lexopt::Error> {
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Short('h') | Arg::Long("help") => return Ok(true),
                Arg::Long("target") => options.target = Some(text(&mut parser)?),
                Arg::Long("out") => options.out = Some(text(&mut parser)?.into()),
                Arg::Long("toolchain") => options.toolchain = Some(text(&mut parser)?),
                Arg::Long("check") => options.check = true,
                Arg::Value(value) if command.is_none() => command = Some(value.string()?),
                Arg::Value(value) => options.values.push(value.into()),
                other => return Err(other.unexpected()),
            }
        }
        Ok(false)
    };
    if read().map_err(|e| e.to_string())? {
        print!("{HELP}");
        return Ok(());
    }
    match command.as_deref() {
        Some("bless") => generated::bless(),
        Some("generated") if options.check => generated::check(),
        Some("generated") => Err("`generated` wants --check; `cargo xtask bless` writes the files".into()),
        Some("dist") => dist::run(&options),
        Some("symbols") => symbols::run(&options),
        Some("mca") => mca::run(),
        Some(other) => Err(format!("unknown command `{other}`\n\n{HELP}")),
        None => Err(HELP.into()),
    }
}

fn main() -> ExitCode {
    match run(Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::FAILURE
        }
    }
}
