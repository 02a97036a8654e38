//! nanogemm beside the libraries a user could pick instead: see README.md for how to read what it prints.

mod classes;
mod measure;
mod mode;
mod options;
mod ours;
mod page;
mod peak;
mod peers;
mod problem;
mod report;
mod subject;

use classes::{CLASSES, Needs};
use mode::Mode;
use options::Options;
use report::Outcome;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let options = match options::parse() {
        Ok(options) => options,
        Err(e) => {
            eprintln!("{e}\n{}", options::HELP);
            return ExitCode::from(2);
        }
    };
    let result = match options.mode {
        Some(mode) => here(&options, mode),
        None => everywhere(&options),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// The modes that the wanted classes need, and the classes of each.
fn modes(options: &Options) -> Vec<(Mode, Vec<String>)> {
    let plain = options.threads.map_or(Mode::One, Mode::Threads);
    let mode_of = |needs| match needs {
        Needs::Avx2 => Mode::Avx2,
        Needs::NoTiles => Mode::NoTiles,
        Needs::Threads => Mode::Threads(options.threads.unwrap_or(2)),
        Needs::One => plain,
    };
    let mut modes: Vec<(Mode, Vec<String>)> = Vec::new();
    let mut add = |mode, name: &str| match modes.iter_mut().find(|(m, _)| *m == mode) {
        Some((_, names)) => names.push(name.into()),
        None => modes.push((mode, vec![name.into()])),
    };
    for class in CLASSES.iter().filter(|c| options.classes.iter().any(|n| n == c.name)) {
        // With several threads only the classes that mean something with them.
        if options.threads.is_some() && class.needs == Needs::One && class.name != "shape" {
            println!("class {} is about one thread: not run with --threads", class.name);
            continue;
        }
        add(mode_of(class.needs), class.name);
    }
    modes
}

/// Each mode in a process of its own, one after the other.
fn everywhere(options: &Options) -> Result<bool, String> {
    let modes = modes(options);
    if let [(mode, names)] = &modes[..] {
        return here(&Options { classes: names.clone(), ..options.clone() }, *mode);
    }
    let this = std::env::current_exe().map_err(|e| e.to_string())?;
    let folder = std::env::temp_dir().join(format!("nanogemm-peers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let (mut outcomes, mut valid) = (Vec::new(), true);
    for (mode, names) in modes {
        println!("==== {}: {}", mode.name(), names.join(" "));
        // The crates choose at build time whether they may use AVX-512; ci/peers names a build in which they may not.
        let narrow = std::env::var_os("NANOGEMM_PEERS_AVX2").filter(|_| mode == Mode::Avx2);
        let file = folder.join(mode.name());
        let mut child = Command::new(narrow.map_or_else(|| this.clone(), Into::into));
        child.args(["--mode", &mode.name(), "--reps", &options.effort.reps.to_string()]);
        child.args(["--ms", &options.effort.time.as_millis().to_string(), "--csv"]).arg(&file);
        child.arg("--class").args(&names);
        for filter in &options.filters {
            child.args(["--filter", filter]);
        }
        for s in options.shapes.iter().filter(|_| names.iter().any(|n| n == "shape")) {
            child.args(["--shape", &format!("{}x{}x{}", s.m, s.n, s.k)]);
        }
        valid &= child.status().map_err(|e| e.to_string())?.success();
        match std::fs::read_to_string(&file) {
            Ok(text) => outcomes.extend(report::from_csv(&text)?),
            Err(e) => {
                println!("NO RESULTS of mode {}: {e}", mode.name());
                valid = false;
            }
        }
    }
    std::fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    println!("\n==== all modes");
    valid &= report::print_summary(&outcomes);
    write(options, &outcomes)?;
    Ok(valid)
}

/// One mode, in this process.
fn here(options: &Options, mode: Mode) -> Result<bool, String> {
    // SAFETY: nothing has started a thread yet.
    let cores = unsafe { mode.prepare() }?;
    fastrand::seed(1);
    let peak = peak::Peak::new(mode, cores);
    println!("nanogemm {}: {}", env!("CARGO_PKG_VERSION"), nanogemm::isa());
    let libraries = peers::Libraries::load(mode);
    let mut planned = classes::planned(&options.classes, mode);
    if options.classes.iter().any(|c| c == "shape") {
        options.shapes.iter().for_each(|&s| classes::shape(&mut planned, s, mode));
    }
    planned.retain(|p| {
        let text = format!("{} {} {}", p.class, p.dtype, p.label);
        options.filters.is_empty() || options.filters.iter().any(|f| text.contains(f.as_str()))
    });
    println!(
        "{} cases, {} repetitions of {} ms, classes: {}",
        planned.len(),
        options.effort.reps,
        options.effort.time.as_millis(),
        options.classes.join(" ")
    );
    let mut outcomes = Vec::new();
    for p in planned {
        let found = measure::run(&mode.name(), p.class, (p.build)(&libraries), &peak, options.effort)?;
        report::print_case(&found);
        outcomes.extend(found);
        // A long run that is stopped leaves what it found.
        if let Some(file) = &options.csv {
            std::fs::write(file, report::to_csv(&outcomes)).map_err(|e| format!("{}: {e}", file.display()))?;
        }
    }
    let valid = report::print_summary(&outcomes);
    write(options, &outcomes)?;
    Ok(valid)
}

fn write(options: &Options, outcomes: &[Outcome]) -> Result<(), String> {
    if let Some(file) = &options.csv {
        std::fs::write(file, report::to_csv(outcomes)).map_err(|e| format!("{}: {e}", file.display()))?;
        println!("wrote {}", file.display());
    }
    if let Some(file) = &options.html {
        std::fs::write(file, page::page(outcomes)?).map_err(|e| format!("{}: {e}", file.display()))?;
        println!("wrote {}", file.display());
    }
    Ok(())
}
