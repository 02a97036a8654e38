//! Trials of instruction sets: those that this machine lacks are listed as ignored, with the reason, and none passes unless it ran.

#![allow(dead_code, reason = "each test binary uses a part")]

use libtest_mimic::Trial;

/// A trial that cannot run here. Asked to run all the same, it fails.
pub fn ignored(name: &str, reason: &str) -> Trial {
    let message = reason.to_string();
    Trial::test(name, move || Err(message.into())).with_kind(format!("ignored: {reason}")).with_ignored_flag(true)
}

/// A trial whose panic is its failure.
pub fn plain(name: &str, run: impl FnOnce() + Send + 'static) -> Trial {
    Trial::test(name, move || {
        run();
        Ok(())
    })
}

/// A trial that runs kernels of an instruction set. `here` are those of this machine; nobody asked it if trials are only listed.
pub fn native(name: &str, isa: &str, here: Option<&[String]>, run: impl FnOnce() + Send + 'static) -> Trial {
    match here {
        Some(here) if !here.iter().any(|name| name == isa) => ignored(name, &format!("this machine lacks {isa}")),
        _ => plain(name, run),
    }
}
