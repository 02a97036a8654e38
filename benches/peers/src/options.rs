//! The command line.

use crate::{classes::CLASSES, measure::Effort, mode::Mode, problem::Spec};
use std::{path::PathBuf, time::Duration};

/// What `--help` prints.
pub const HELP: &str = "\
usage: nanogemm-bench-peers [--class NAME...] [--shape MxNxK]... [options]

  --class NAME...   classes to run (default: all; --list names them)
  --shape MxNxK     this shape with every kind of call, instead of all classes
  --filter TEXT     only cases whose class, element type and shape contain it, e.g. 'f32 64' (repeatable: any of them)
  --threads N       the classes about threads with N of them (default 2), and --shape with N threads
  --reps N          repetitions (default 15); in each, every library runs once
  --ms T            milliseconds per library and repetition (default 50)
  --csv FILE        every figure
  --html FILE       the same as a page with curves
  --list            the classes and what is to be reached";

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Names of classes.
    pub classes: Vec<String>,
    /// Shapes of `--shape`.
    pub shapes: Vec<Spec>,
    /// Parts of what a case is called.
    pub filters: Vec<String>,
    /// Threads, if given.
    pub threads: Option<usize>,
    /// How long and how often.
    pub effort: Effort,
    /// Where figures go.
    pub csv: Option<PathBuf>,
    /// Where the page goes.
    pub html: Option<PathBuf>,
    /// Set in the processes that this program starts.
    pub mode: Option<Mode>,
}

fn shape(text: &str) -> Result<Spec, String> {
    let sizes: Vec<usize> = text.split('x').filter_map(|s| s.parse().ok()).filter(|&s| s > 0).collect();
    match sizes[..] {
        [m, n, k] if text.split('x').count() == 3 => Ok(Spec::new(m, n, k)),
        _ => Err(format!("a shape is written MxNxK with positive sizes, not '{text}'")),
    }
}

/// Reads the command line.
pub fn parse() -> Result<Options, lexopt::Error> {
    use lexopt::prelude::*;
    let effort = Effort { reps: 15, time: Duration::from_millis(50) };
    let mut o = Options {
        classes: Vec::new(),
        shapes: Vec::new(),
        filters: Vec::new(),
        threads: None,
        effort,
        csv: None,
        html: None,
        mode: None,
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("class") => {
                for name in parser.values()? {
                    let name = name.string()?;
                    if !CLASSES.iter().any(|c| c.name == name) {
                        let names: Vec<_> = CLASSES.iter().map(|c| c.name).collect();
                        return Err(format!("no class '{name}'; there are {}", names.join(", ")).into());
                    }
                    o.classes.push(name);
                }
            }
            Long("shape") => o.shapes.push(shape(&parser.value()?.string()?)?),
            Long("filter") => o.filters.push(parser.value()?.string()?),
            Long("threads") => {
                let threads: usize = parser.value()?.parse()?;
                o.threads = (threads > 1).then_some(threads);
            }
            Long("reps") => o.effort.reps = parser.value()?.parse::<usize>()?.max(1),
            Long("ms") => o.effort.time = Duration::from_millis(parser.value()?.parse::<u64>()?.max(1)),
            Long("csv") => o.csv = Some(parser.value()?.into()),
            Long("html") => o.html = Some(parser.value()?.into()),
            Long("mode") => {
                let name = parser.value()?.string()?;
                o.mode = Some(Mode::parse(&name).ok_or(format!("no mode '{name}'"))?);
            }
            Long("list") => {
                list();
                std::process::exit(0);
            }
            Short('h') | Long("help") => {
                println!("{HELP}");
                std::process::exit(0);
            }
            other => return Err(other.unexpected()),
        }
    }
    if !o.shapes.is_empty() && !o.classes.iter().any(|c| c == "shape") {
        o.classes.push("shape".into());
    }
    if o.classes.iter().any(|c| c == "scaling") && !o.classes.iter().any(|c| c == "threads") {
        o.classes.push("threads".into()); // which measures it
    }
    if o.classes.is_empty() {
        o.classes.extend(CLASSES.iter().filter(|c| c.name != "shape").map(|c| c.name.to_string()));
    }
    Ok(o)
}

fn list() {
    let goal = |g: Option<f64>| g.map_or("-".into(), |g| format!("{g:.2}"));
    println!("{:<12} {:>8} {:>6}  ", "class", "geomean", "worst");
    for c in CLASSES {
        println!("{:<12} {:>8} {:>6}  {}", c.name, goal(c.goal.0), goal(c.goal.1), c.about);
    }
}
