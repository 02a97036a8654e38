//! Which row runs where: the probe's answer for described machines, the choice among rows, and `NANOGEMM_ISA`.
//!
//! A binary holds the library of one architecture, so trials about machines of the other one are reported as ignored.

#[cfg(target_arch = "aarch64")]
#[path = "aarch64.rs"]
mod arch;
#[cfg(target_arch = "x86_64")]
#[path = "x86_64.rs"]
mod arch;
mod child;
mod mock;
mod overriding;
mod probe;

use libtest_mimic::{Arguments, Trial};

/// A trial whose panic is its failure.
fn trial(name: &str, run: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        run();
        Ok(())
    })
}

/// A trial that cannot run in this binary, or on this machine. Asked to run all the same, it fails.
fn ignored(name: &str, reason: &str) -> Trial {
    let message = reason.to_string();
    Trial::test(name, move || Err(message.into())).with_kind(format!("ignored: {reason}")).with_ignored_flag(true)
}

fn main() {
    if child::asked() {
        return child::report();
    }
    let mut trials = probe::trials();
    trials.extend(arch::trials());
    trials.extend(overriding::trials());
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
