//! Trials generated from the rows of the library, and the account of which rows ran.

use libtest_mimic::{Arguments, Failed, Trial};
use nanogemm::{
    dispatch::{self, FeatureSet},
    kernel::{LIBRARY, Size},
};
use nanogemm_testkit::{
    census::{self, Line},
    fault, seed,
};
use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

/// A row: gemm rows first, then pack rows, those of constant shapes, and finishing rows, in the library's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Gemm(usize),
    Pack(usize),
    Fixed(usize),
    Finish(usize),
}

impl Row {
    fn isa(self) -> usize {
        match self {
            Row::Gemm(i) => LIBRARY.kernels[i].isa,
            Row::Pack(i) => LIBRARY.packs[i].isa,
            Row::Fixed(i) => LIBRARY.fixed[i].isa,
            Row::Finish(i) => LIBRARY.finishes[i].isa,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Row::Gemm(i) => LIBRARY.kernels[i].name,
            Row::Pack(i) => LIBRARY.packs[i].name,
            Row::Fixed(i) => LIBRARY.fixed[i].name,
            Row::Finish(i) => LIBRARY.finishes[i].name,
        }
    }

    pub fn all() -> impl Iterator<Item = Row> {
        let gemms = (0..LIBRARY.kernels.len()).map(Row::Gemm);
        let packs = (0..LIBRARY.packs.len()).map(Row::Pack);
        let fixed = (0..LIBRARY.fixed.len()).map(Row::Fixed);
        gemms.chain(packs).chain(fixed).chain((0..LIBRARY.finishes.len()).map(Row::Finish))
    }

    /// Its place in [`Row::all`].
    fn index(self) -> usize {
        Row::all().position(|row| row == self).expect("a row of the library")
    }
}

/// Trials so far, and per row how many were planned and how many ran.
pub struct Suite {
    /// The test binary.
    test: &'static str,
    machine: FeatureSet,
    trials: Vec<Trial>,
    planned: Vec<usize>,
    ran: Arc<Vec<AtomicUsize>>,
}

impl Suite {
    pub fn new(test: &'static str) -> Self {
        let rows = Row::all().count();
        let ran = Arc::new((0..rows).map(|_| AtomicUsize::new(0)).collect());
        // What the machine has, whatever NANOGEMM_ISA says: rows are called directly.
        Suite { test, machine: dispatch::machine(&LIBRARY), trials: Vec::new(), planned: vec![0; rows], ran }
    }

    /// Can this machine run the instruction set? If not, why not.
    pub fn runs(&self, isa: usize) -> Result<(), String> {
        if self.machine.contains(isa) { Ok(()) } else { Err(format!("this machine lacks {}", LIBRARY.isas[isa].name)) }
    }

    /// A trial that belongs to no row.
    pub fn plain(&mut self, name: &str, f: impl FnOnce() -> Result<(), String> + Send + 'static) {
        let (test, name) = (self.test, name.to_string());
        self.trials.push(Trial::test(name.clone(), move || guarded(test, &name, f)));
    }

    /// A trial of a row, called `group::row`. On a machine without the row's instruction set it is listed as ignored, with
    /// the reason, and fails if somebody insists on running it.
    pub fn row(&mut self, group: &str, row: Row, f: impl FnOnce(&str) -> Result<(), String> + Send + 'static) {
        let (test, name) = (self.test, format!("{group}::{}", row.name()));
        self.planned[row.index()] += 1;
        let trial = match self.runs(row.isa()) {
            Ok(()) => {
                let ran = Arc::clone(&self.ran);
                Trial::test(name.clone(), move || {
                    guarded(test, &name, || f(&name))?;
                    ran[row.index()].fetch_add(1, Ordering::Relaxed);
                    Ok(())
                })
            }
            Err(reason) => {
                let kind = reason.clone();
                Trial::test(name, move || Err(Failed::from(reason))).with_ignored_flag(true).with_kind(kind)
            }
        };
        self.trials.push(trial);
    }

    /// Runs what the command line selects.
    pub fn run(self, with_census: bool) -> ExitCode {
        let arguments = Arguments::from_args();
        let conclusion = libtest_mimic::run(&arguments, self.trials);
        if arguments.list {
            return ExitCode::SUCCESS;
        }
        if with_census {
            let mut lines: Vec<Line> =
                LIBRARY.isas.iter().map(|isa| Line { isa: isa.name.into(), ..Line::default() }).collect();
            for row in Row::all() {
                let line = &mut lines[row.isa()];
                let (ran, planned) = (self.ran[row.index()].load(Ordering::Relaxed), self.planned[row.index()]);
                line.rows += 1;
                if ran == planned && planned > 0 {
                    line.ran += 1;
                    continue;
                }
                line.reason = match (self.machine.contains(row.isa()), planned) {
                    (false, _) => format!("this machine lacks {}", line.isa),
                    (true, 0) => format!("no trial for {}", row.name()),
                    (true, _) => "failed, or left out on the command line".into(),
                };
            }
            if let Err(error) = census::publish(&lines) {
                eprintln!("NANOGEMM_CENSUS: {error}");
                return ExitCode::FAILURE;
            }
        }
        conclusion.exit_code()
    }
}

/// Runs a trial; failures, panics and faults say how to repeat it.
fn guarded(test: &'static str, name: &str, f: impl FnOnce() -> Result<(), String>) -> Result<(), Failed> {
    fault::enter(name);
    let message = match std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)) {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(message)) => message,
        Err(panic) => match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
            (Some(text), _) => format!("panic: {text}"),
            (_, Some(text)) => format!("panic: {text}"),
            _ => "panic".into(),
        },
    };
    Err(format!("{message}\n  repeat with: {}", seed::repeat(test, name)).into())
}

/// Trials that compare each scalable instruction set's vector length with what the runner promises
/// (`NANOGEMM_EXPECT_VL`, `NANOGEMM_EXPECT_SVL`, in bytes, 0: none).
pub fn vector_lengths(suite: &mut Suite) {
    for (isa, info) in LIBRARY.isas.iter().enumerate() {
        let Some(ask) = info.vector_bytes else { continue };
        // Rows that are scalable in both directions compute outer products, which exist in streaming mode only.
        let outer = |row: &nanogemm::kernel::KernelInfo| row.isa == isa && matches!(row.mr, Size::Vs(_));
        let variable = if LIBRARY.kernels.iter().any(outer) { "NANOGEMM_EXPECT_SVL" } else { "NANOGEMM_EXPECT_VL" };
        let runs = suite.runs(isa);
        suite.plain(&format!("vector_length::{}", info.name), move || {
            let expected = match std::env::var(variable) {
                Ok(text) => text.parse::<usize>().map_err(|_| format!("{variable}: '{text}' is no number"))?,
                Err(_) => return Ok(()),
            };
            // SAFETY: asked only where the instruction set runs.
            let found = runs.map_or(0, |()| unsafe { ask() });
            if found == expected { Ok(()) } else { Err(format!("{variable} is {expected}, the machine says {found}")) }
        });
    }
}
