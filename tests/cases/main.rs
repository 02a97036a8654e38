//! Faults that users of other matrix libraries met, as small inputs with known answers: one function per fault, named by its
//! number in the project's list, run on every instruction set of the library.
//!
//! A trial `case_001_...::avx2` forces each AVX2 row, whatever its element type, through the driver and checks that it was this row that ran
//! (under runners that another one spares the trouble, the first row: `samples` in ci/targets.toml);
//! `case_001_...::c` calls the C interface of every type, which chooses. What the machine lacks is reported as ignored. Faults of detection
//! and choice are in `tests/dispatch`.

mod entries;
mod factors;
mod memory;
mod mixed;
mod operands;
mod path;
mod sessions;
mod sizes;

use libtest_mimic::{Arguments, Trial};
use nanogemm::{
    dispatch::{self, FeatureSet},
    kernel::{DType, LIBRARY},
};
use nanogemm_testkit::{fault, seed, shapes};
use path::{Path, Real};

/// One fault: its name and what must hold on any path.
type Case<T> = (&'static str, fn(&Path<T>));

fn cases<T: Real>() -> impl Iterator<Item = Case<T>> {
    [factors::cases(), operands::cases(), memory::cases(), entries::cases(), sizes::cases()].into_iter().flatten()
}

/// A trial that cannot run on this machine. Asked to run all the same, it fails.
fn ignored(name: String, reason: &str) -> Trial {
    let message = reason.to_string();
    Trial::test(name, move || Err(message.into())).with_kind(format!("ignored: {reason}")).with_ignored_flag(true)
}

/// Trials of the instruction sets whose kernels want processor state around them, and of the row that is chosen.
fn session_trials(machine: FeatureSet) -> Vec<Trial> {
    let name_086 = "case_086_tails_on_32_threads";
    let mut trials = vec![Trial::test(format!("{name_086}::chosen"), move || {
        fault::enter(name_086);
        sessions::case_086(&[mixed::Way::Chosen]);
        Ok(())
    })];
    for (i, isa) in LIBRARY.isas.iter().enumerate().filter(|(_, isa)| isa.session.is_some()) {
        let rows = move || LIBRARY.kernels.iter().filter(move |row| row.isa == i).map(mixed::Way::Row);
        let mut trial = |name: &str, long: bool, run: Box<dyn FnOnce() + Send>| {
            let name = format!("{name}::{}", isa.name);
            if !machine.contains(i) {
                return trials.push(ignored(name, "this machine lacks it"));
            }
            let trial = Trial::test(name.clone(), move || {
                fault::enter(&name);
                run();
                Ok(())
            });
            trials.push(if long { trial.with_kind("takes long").with_ignored_flag(true) } else { trial });
        };
        trial(name_086, false, Box::new(move || sessions::case_086(&rows().collect::<Vec<_>>())));
        let all = move || sessions::tails_on_threads(&rows().collect::<Vec<_>>(), sessions::ALL_CALLS);
        trial("case_086_all_calls", true, Box::new(all));
        trial("case_126_tiles_configured_once", false, Box::new(move || sessions::case_126(i)));
    }
    trials
}

fn main() {
    fault::report_faults(|trial| seed::repeat("cases", trial));
    let machine = dispatch::machine(&LIBRARY);
    let mut trials = Vec::new();
    for ((name, of_f32), (_, of_f64)) in cases::<f32>().zip(cases::<f64>()) {
        for (i, isa) in LIBRARY.isas.iter().enumerate() {
            let rows = move || LIBRARY.kernels.iter().filter(move |row| row.isa == i && row.own_type().is_some());
            if rows().next().is_none() {
                continue; // Its rows are of several types: below.
            }
            let name = format!("{name}::{}", isa.name);
            if !machine.contains(i) {
                trials.push(ignored(name, "this machine lacks it"));
                continue;
            }
            trials.push(Trial::test(name.clone(), move || {
                fault::enter(&name);
                let some = if shapes::sampled(LIBRARY.isas[i].name) { usize::MAX } else { 1 };
                for row in rows().take(some) {
                    match row.own_type() {
                        Some(DType::F64) => of_f64(&Path::Row(row)),
                        _ => of_f32(&Path::Row(row)),
                    }
                }
                Ok(())
            }));
        }
        trials.push(Trial::test(format!("{name}::c"), move || {
            fault::enter(name);
            of_f32(&Path::C);
            of_f64(&Path::C);
            Ok(())
        }));
    }
    for (name, case) in mixed::cases() {
        for (i, isa) in LIBRARY.isas.iter().enumerate() {
            // Doubles are of one type.
            let rows = move || LIBRARY.kernels.iter().filter(move |row| row.isa == i && row.c_type != DType::F64);
            if rows().next().is_none() {
                continue;
            }
            let name = format!("{name}::{}", isa.name);
            if !machine.contains(i) {
                trials.push(ignored(name, "this machine lacks it"));
                continue;
            }
            trials.push(Trial::test(name.clone(), move || {
                fault::enter(&name);
                rows().for_each(|row| case(mixed::Way::Row(row)));
                Ok(())
            }));
        }
        trials.push(Trial::test(format!("{name}::chosen"), move || {
            fault::enter(name);
            case(mixed::Way::Chosen);
            Ok(())
        }));
    }
    trials.extend(session_trials(machine));
    trials.push(Trial::test("mixed_batches", || {
        mixed::batched();
        Ok(())
    }));
    trials.extend(entries::case_061(machine));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
