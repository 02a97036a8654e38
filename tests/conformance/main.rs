//! Every row of the library against the reference: called directly, so that exactly this row runs, and through the driver.
//!
//! Trials are generated from the rows. Rows of instruction sets that this machine lacks are listed as ignored, with the
//! reason, and counted as skipped in the census that ends the run. Sizes: all m and n up to two tiles and one, all short k,
//! and some hundreds; under an emulator (`NANOGEMM_RUNNER`) a sample of them that takes less than a minute for all rows.
//!
//! | group         | what varies                                                                              |
//! |---------------|------------------------------------------------------------------------------------------|
//! | `shapes`      | all m, n, k; everything else drawn at random                                             |
//! | `forms`       | strides of A and B: both orders, negative, zero, with gaps; every guard                  |
//! | `factors`     | alpha and beta, NaN among them; NaN and infinity in C at beta 0                          |
//! | `batch`       | 0 to 3 members: apart, in reverse order, at one place                                    |
//! | `long`        | sums of hundreds                                                                         |
//! | `extremes`    | infinities, NaN, overflow, subnormal results                                             |
//! | `wild`        | strides that lead nowhere where there is no second element; empty C                      |
//! | `tile`        | the tile entry: all rows and columns it has code for                                    |
//! | `pack`        | panels bit for bit: every lane, step, and padding                                        |
//! | `mixed`       | rows of floats and integers for all products they can take: conversions, epilogues, any C |
//! | `short_sums`  | rows that sum in the type of the operands: bits of a model, the bound, special values, controls |
//! | `panels`      | packs that convert or interleave: every lane, step, padding and sum |
//! | `finish`, `terms`, `in_place`, `rounding`, `old`, `nearest`, `activations` | finishing rows: shapes, operands, special values |
//! | `strides`, `betas`, `values` | rows of constant shapes: their only parameters |
//! | `driver`      | any C, long sums, large blocks, through the driver; the row that ran is the row asked for |
//!
//! In every call every operand lies flush against a page that faults, at its end or at its start, or one element away from
//! alignment; gaps hold signalling NaNs; everything outside of C's elements is compared bit by bit afterwards.

#[path = "../common/mod.rs"]
mod common;
mod driver;
mod finish;
mod fixed;
mod gemm;
mod mixed;
mod pack;
mod panels;
mod short_sums;

use common::{
    format,
    suite::{Row, Suite, vector_lengths},
};
use nanogemm::kernel::{DType, KernelInfo, LIBRARY};
use nanogemm_testkit::{fault, guard, operand, seed, tolerance};
use std::process::ExitCode;

/// The groups of a gemm row.
type Group = (&'static str, fn(usize, &str) -> Result<(), String>);

/// The groups of a row: those whose operands, sums and results are of one type are called directly too.
fn groups(row: &KernelInfo) -> Vec<Group> {
    let mixed: Group = ("mixed", mixed::run);
    match (row.a_type, row.b_type, row.c_type) {
        (DType::F32, DType::F32, DType::F32) => {
            gemm::groups::<f32>().into_iter().chain([("driver", driver::run::<f32> as _), mixed]).collect()
        }
        (DType::F64, DType::F64, DType::F64) => {
            gemm::groups::<f64>().into_iter().chain([("driver", driver::run::<f64> as _)]).collect()
        }
        _ if row.longest.is_some() => vec![mixed, ("short_sums", short_sums::run)],
        _ => vec![mixed],
    }
}

fn main() -> ExitCode {
    const TEST: &str = "conformance";
    fault::report_faults(|trial| seed::repeat(TEST, trial));
    let mut suite = Suite::new(TEST);
    suite.plain("checker::guard_pages", guard::self_test);
    suite.plain("checker::canaries", operand::self_test);
    suite.plain("checker::tolerance", tolerance::self_test);
    suite.plain("checker::wrong_kernels", gemm::self_test);
    suite.plain("checker::wrong_fixed_kernels", fixed::self_test);
    suite.plain("checker::formats", format::self_test);
    suite.plain("checker::wrong_finishing_kernels", finish::self_test);
    vector_lengths(&mut suite);
    for row in Row::all() {
        match row {
            Row::Gemm(i) => {
                for (group, run) in groups(&LIBRARY.kernels[i]) {
                    suite.row(group, row, move |name| run(i, name));
                }
            }
            Row::Fixed(i) => {
                let groups = match LIBRARY.fixed[i].dtype {
                    DType::F64 => fixed::groups::<f64>(),
                    _ => fixed::groups::<f32>(),
                };
                for (group, run) in groups {
                    suite.row(group, row, move |name| run(i, name));
                }
            }
            Row::Finish(i) => {
                for (group, run) in finish::groups(&LIBRARY.finishes[i]) {
                    suite.row(group, row, move |name| run(i, name));
                }
            }
            Row::Pack(i) => {
                let pack = &LIBRARY.packs[i];
                suite.row("pack", row, move |name| match (pack.from, pack.to, pack.interleave) {
                    (DType::F32, DType::F32, 1) => pack::run::<f32>(i, name),
                    (DType::F64, DType::F64, 1) => pack::run::<f64>(i, name),
                    _ => panels::run(i, name),
                });
            }
        }
    }
    suite.run(true)
}
