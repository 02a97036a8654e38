//! The command line of the nanogemm generator, for people without cargo and for pictures.
//!
//! Exit codes: 0 done, 1 problems (printed on stderr), 2 wrong usage.

mod commands;

use lexopt::{Arg, Parser, ValueExt};
use std::{
    ffi::OsString,
    io::{IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

const HELP: &str = "\
nanogemm: checks kernel manifests, shows plans, emits kernel archives

usage:
  nanogemm check [MANIFEST]             report every problem of a manifest
  nanogemm plan [OPTIONS]               list the kernels of each target
      --target TRIPLE                   of one target only
      --json                            every decision, as JSON
  nanogemm explain [OPTIONS] NAME       draw the register tile of a kernel; NAME may be a part of its name
      --target TRIPLE                   of one target only
  nanogemm emit [OPTIONS]               build the kernel archive of a target
      --target TRIPLE                   required
      --out-dir DIR                     where the files go, required
      --threads N                       by default as many as there are processors

every command:
      --manifest MANIFEST               by default kernels.toml
  -h, --help
  -V, --version

Colours appear on terminals only, and never if NO_COLOR is set.
Exit codes: 0 done, 1 problems, 2 wrong usage.
";

/// Why a command ends without success.
enum Failure {
    /// What is printed on stderr; exit code 1.
    Problems(String),
    /// What is wrong with the command line; exit code 2.
    Usage(String),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Failure::Usage(error.to_string())
    }
}

/// The options of all commands; each command refuses those it has no use for.
#[derive(Default)]
struct Options {
    manifest: Option<PathBuf>,
    target: Option<String>,
    json: bool,
    out_dir: Option<PathBuf>,
    threads: Option<usize>,
    names: Vec<OsString>,
}

impl Options {
    /// Reads the rest of the command line; `accepted` are the long options beyond `--manifest`.
    fn read(parser: &mut Parser, accepted: &[&str]) -> Result<Option<Options>, Failure> {
        let mut options = Options::default();
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Short('h') | Arg::Long("help") => return Ok(None),
                Arg::Long("manifest") => options.manifest = Some(parser.value()?.into()),
                Arg::Long("target") if accepted.contains(&"target") => options.target = Some(parser.value()?.string()?),
                Arg::Long("json") if accepted.contains(&"json") => options.json = true,
                Arg::Long("out-dir") if accepted.contains(&"out-dir") => options.out_dir = Some(parser.value()?.into()),
                Arg::Long("threads") if accepted.contains(&"threads") => {
                    options.threads = Some(parser.value()?.parse()?);
                }
                Arg::Value(name) => options.names.push(name),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }

    fn manifest(&self) -> PathBuf {
        self.manifest.clone().unwrap_or_else(|| "kernels.toml".into())
    }

    /// Refuses words that a command does not take.
    fn no_names(&self) -> Result<(), Failure> {
        match self.names.first() {
            None => Ok(()),
            Some(name) => Err(Failure::Usage(format!("unexpected argument {name:?}"))),
        }
    }
}

/// Whether text on stderr may be coloured.
fn color() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
}

/// What goes to stdout.
fn run() -> Result<String, Failure> {
    let mut parser = Parser::from_env();
    let command = match parser.next()? {
        None => return Err(Failure::Usage("no command is given".into())),
        Some(Arg::Short('h') | Arg::Long("help")) => return Ok(HELP.into()),
        Some(Arg::Short('V') | Arg::Long("version")) => return Ok(format!("nanogemm {}\n", env!("CARGO_PKG_VERSION"))),
        Some(Arg::Value(command)) => command.string()?,
        Some(other) => return Err(other.unexpected().into()),
    };
    let accepted: &[&str] = match command.as_str() {
        "check" => &[],
        "plan" => &["target", "json"],
        "explain" => &["target"],
        "emit" => &["target", "out-dir", "threads"],
        "help" => return Ok(HELP.into()),
        other => {
            let known = ["check", "plan", "explain", "emit"];
            let near = nanogemm_build::manifest::did_you_mean(other, known).unwrap_or_default();
            return Err(Failure::Usage(format!("unknown command `{other}`. {near}").trim_end().into()));
        }
    };
    let Some(options) = Options::read(&mut parser, accepted)? else { return Ok(HELP.into()) };
    match command.as_str() {
        "check" => commands::check(&options),
        "plan" => commands::plan(&options),
        "explain" => commands::explain(&options),
        _ => commands::emit(&options),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(text) => {
            // A reader that has seen enough (`| head`) closes the pipe: nothing is wrong then.
            let written = std::io::stdout().lock().write_all(text.as_bytes());
            match written {
                Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
                    eprintln!("cannot write to stdout: {e}");
                    ExitCode::from(1)
                }
                _ => ExitCode::SUCCESS,
            }
        }
        Err(Failure::Problems(text)) => {
            eprintln!("{}", text.trim_end());
            ExitCode::from(1)
        }
        Err(Failure::Usage(text)) => {
            eprintln!("error: {text}\n\n`nanogemm --help` shows every command.");
            ExitCode::from(2)
        }
    }
}
