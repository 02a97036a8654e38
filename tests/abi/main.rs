//! Every row leaves the machine as the procedure call standard wants it: callee-saved registers, direction flag, rounding
//! controls, streaming mode and ZA; and lanes that only pad raise no floating-point exception.
//!
//! | group       | what is checked                                                                               |
//! |-------------|-----------------------------------------------------------------------------------------------|
//! | `preserves` | a call on ordinary numbers, for full tiles, every kind of edge, beta of both kinds             |
//! | `padding`   | infinities in A and an infinite beta: nothing invalid, though padding holds whatever it holds  |
//! | `lazy_save` | a caller whose ZA waits to be saved (`TPIDR2_EL0`): it is saved, or left alone                 |

#[path = "../common/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with the conformance test, which uses all of it")]
mod common;

use common::suite::{Row, Suite};
use nanogemm::{
    Element, MatMut, MatRef, hook,
    kernel::{BlockArgs, DType, KernelInfo, LIBRARY, PackArgs},
};
use nanogemm_testkit::{
    abi::{self, Outcome},
    fault, seed,
};
use std::{ffi::c_void, process::ExitCode};

/// How a function is called for a check.
type Call = fn(abi::Entry, *const c_void) -> Option<Outcome>;

fn plain(entry: abi::Entry, args: *const c_void) -> Option<Outcome> {
    // SAFETY: the trials below pass a kernel and arguments that describe memory of their own.
    Some(unsafe { abi::call(entry, args) })
}

fn pending(entry: abi::Entry, args: *const c_void) -> Option<Outcome> {
    // SAFETY: as above.
    unsafe { abi::call_with_pending_save(entry, args) }
}

/// Shapes that reach the full tile, row and column tails of one and of one less than a tile, and several tiles.
fn shapes(row: &KernelInfo, vector_bytes: usize) -> Vec<(usize, usize, usize)> {
    let (mr, nr) = (row.mr.elements(vector_bytes), row.nr.elements(vector_bytes));
    let mut shapes = vec![(mr, nr, 9), (2 * mr + 1, 2 * nr + 1, 5), (1, 1, 1), (mr, nr, 0)];
    shapes.extend([(mr, 1, 8), (1, nr, 8), (mr.max(2) - 1, nr.max(2) - 1, 7), (mr, nr.max(4) - 3, 4)]);
    shapes
}

/// Runs one shape of a gemm row; `a_value` is an element of A, and beta multiplies ones.
fn gemm<T: Element<Scalar = T>>(
    row: &'static KernelInfo,
    (m, n, k): (usize, usize, usize),
    a_value: f64,
    beta: f64,
    call: Call,
) -> Option<Outcome> {
    // SAFETY: trials run only on machines with the row's instruction set.
    let vector_bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
    let a = vec![T::from_f64(a_value); m * k];
    let b = vec![T::from_f64(0.5); k * n];
    let mut c = vec![T::from_f64(1.0); m * n];
    let view = "slices of the lengths above";
    let (a, b) = (MatRef::from_slice(&a, m, k).expect(view), MatRef::from_slice(&b, k, n).expect(view));
    let c = MatMut::from_slice(&mut c, m, n).expect(view);
    let factor = |x| T::from_f64(x);
    let mut block =
        hook::Block::new(row, vector_bytes, factor(1.0), a, b, factor(beta), c).expect("row-major suits all");
    // SAFETY: kernels take a pointer to their arguments; the type of the pointee is of no concern to the call.
    let entry = unsafe { std::mem::transmute::<nanogemm::kernel::BlockFn, abi::Entry>(row.entry) };
    call(entry, std::ptr::from_ref::<BlockArgs>(block.args()).cast())
}

fn pack(index: usize, adjacent: bool, call: Call) -> Option<Outcome> {
    let row = &LIBRARY.packs[index];
    let isa = &LIBRARY.isas[row.isa];
    // SAFETY: trials run only on machines with the row's instruction set.
    let width = row.width.elements(isa.vector_bytes.map_or(16, |ask| unsafe { ask() }));
    let (extent, k) = (width + 1, 5usize);
    let size = row.dtype.size();
    let from = vec![1u8; extent * k * size];
    let mut to = vec![0u8; extent.next_multiple_of(width) * k * size];
    let (lane_stride, k_stride) = if adjacent { (1, extent as isize) } else { (k as isize, 1) };
    let args =
        PackArgs { extent, k, from: from.as_ptr().cast(), lane_stride, k_stride, to: to.as_mut_ptr().cast::<c_void>() };
    // SAFETY: as for block kernels.
    let entry = unsafe { std::mem::transmute::<nanogemm::kernel::PackFn, abi::Entry>(row.entry) };
    call(entry, std::ptr::from_ref(&args).cast())
}

/// Checks every shape of a row, with beta zero and not.
fn every_shape<T: Element<Scalar = T>>(index: usize, a_value: f64, betas: [f64; 2], call: Call) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    // SAFETY: trials run only on machines with the row's instruction set.
    let vector_bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
    for shape in shapes(row, vector_bytes) {
        for beta in betas {
            let outcome = gemm::<T>(row, shape, a_value, beta, call).ok_or("this machine has no ZA")?;
            outcome.clean().map_err(|problem| format!("{shape:?}, A of {a_value}, beta {beta}: {problem}"))?;
        }
    }
    Ok(())
}

/// Whether a save can be pending here: only machines with SME have ZA.
fn can_be_pending() -> bool {
    unsafe extern "C" fn nothing(_: *const c_void) {}
    pending(nothing, std::ptr::null()).is_some()
}

fn gemm_trials<T: Element<Scalar = T>>(suite: &mut Suite, row: Row, index: usize) {
    suite.row("preserves", row, move |_| every_shape::<T>(index, 0.25, [0.0, 0.5], plain));
    // All products and sums are +inf: nothing in them is invalid.
    suite.row("padding", row, move |_| every_shape::<T>(index, f64::INFINITY, [0.0, f64::INFINITY], plain));
    if can_be_pending() {
        suite.row("lazy_save", row, move |_| every_shape::<T>(index, 0.25, [0.0, 0.5], pending));
    }
}

fn pack_trials(suite: &mut Suite, row: Row, index: usize) {
    for (group, call) in [("preserves", plain as Call), ("lazy_save", pending)] {
        if group == "lazy_save" && !can_be_pending() {
            continue;
        }
        suite.row(group, row, move |_| {
            for adjacent in [true, false] {
                let outcome = pack(index, adjacent, call).ok_or("this machine has no ZA")?;
                outcome.clean().map_err(|problem| format!("adjacent lanes {adjacent}: {problem}"))?;
            }
            Ok(())
        });
    }
}

fn main() -> ExitCode {
    const TEST: &str = "abi";
    fault::report_faults(|trial| seed::repeat(TEST, trial));
    let mut suite = Suite::new(TEST);
    suite.plain("checker::abi", abi::self_test);
    for row in Row::all() {
        match row {
            Row::Gemm(i) => match LIBRARY.kernels[i].c_type {
                DType::F32 => gemm_trials::<f32>(&mut suite, row, i),
            },
            Row::Pack(i) => pack_trials(&mut suite, row, i),
        }
    }
    if !can_be_pending() {
        println!("lazy_save: no trials, this machine has no ZA");
    }
    suite.run(false)
}
