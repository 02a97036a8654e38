//! What every row leaves as it found it: callee-saved registers, floating-point controls, the direction flag, streaming mode
//! and ZA; and the exception flags that lanes which only pad must not raise.
//!
//! Operands are ordinary numbers, and everything around them is signalling NaNs: one lane too many, read and multiplied,
//! raises the invalid flag even if its result is thrown away.
//!
//! | group       | what is called, and how                                                              |
//! |-------------|--------------------------------------------------------------------------------------|
//! | `registers` | every row: whole tiles and tails                                                     |
//! | `padding`   | every gemm row on infinities that give no NaN: nor may lanes that hold padding       |
//! | `za`        | both again with ZA full and its lazy save pending: machines with SME only            |
//! | `probe`     | what detects the machine, and what reads vector lengths                              |

#[path = "../common/mod.rs"]
mod common;

use common::{
    block::{Bench, Case, Form, Members, Old, Source, Through, Values, steps, tile_code},
    finish::{FinishBench, FinishCase},
    fixed::{FixedBench, FixedCase, Rows},
    suite::{Row, Suite},
};
use nanogemm::{
    Element, hook,
    kernel::{BlockArgs, DType, LIBRARY, Layout, PackArgs, Size},
};
use nanogemm_testkit::{
    Arena, Operand, Place, Sample, Strided,
    abi::{self, Entry, Outcome},
    fault, seed,
    shapes::edges,
};
use std::{ffi::c_void, process::ExitCode};

/// How a call is made and judged.
type Call = fn(Entry, *const c_void) -> Result<(), String>;

fn registers(entry: Entry, argument: *const c_void) -> Result<(), String> {
    // SAFETY: the callers' arguments describe their operands.
    unsafe { abi::call(entry, argument) }.clean()
}

/// On machines with SME only.
fn pending(entry: Entry, argument: *const c_void) -> Result<(), String> {
    // SAFETY: as above.
    unsafe { abi::call_with_pending_save(entry, argument) }.as_ref().map_or(Ok(()), Outcome::clean)
}

/// Every combination of whole tiles and tails, with and without reading C.
fn gemm<T: Element<Scalar = T> + Sample>(index: usize, name: &str, call: Call) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    let unroll = steps(row);
    let mut bench = Bench::<T>::new(row, 2, 2 * unroll + 1, &mut seed::stream(name))?;
    let mut turn = 0;
    for m in edges(bench.mr) {
        for n in edges(bench.nr) {
            for k in [0, 1, unroll, 2 * unroll + 1] {
                turn += 1;
                let forms = bench.b_forms();
                let source = |forms: &[Form]| Source {
                    form: forms[turn % forms.len()],
                    gap: turn % 3,
                    members: Members::After,
                    place: Place::ALL[turn % 3],
                };
                let case = Case {
                    batch: turn % 3,
                    a: source(bench.a_forms()),
                    b: source(forms),
                    c_gap: turn % 2 * 3,
                    alpha: 0.5,
                    beta: [0.0, 0.5][turn % 2],
                    old: [Old::Nan, Old::Ordinary][turn % 2],
                    ..Case::new(m, n, k)
                };
                bench.check(&case, &mut { call })?;
                if k > 0 && tile_code(row, m, n).is_some() {
                    let a = Source { form: Form::Lanes, ..case.a };
                    let case = Case { alpha: 1.0, batch: 1, a, ..case };
                    bench.check(&Case { through: Through::Tile, ..case }, &mut { call })?;
                    if n <= row.rests.len() {
                        bench.check(&Case { through: Through::Rest, ..case }, &mut { call })?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// Infinities in A and in beta, with all signs such that no operation on elements is invalid. Zeros that pad a panel, times
/// such an infinity, would be.
fn padding<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    let k = steps(row) + 1;
    let mut bench = Bench::<T>::new(row, 2, k, &mut seed::stream(name))?;
    let (rows, columns) = (2 * bench.mr + 1, 2 * bench.nr + 1);
    let all = |lanes, value| Values::new(lanes, k, move |_| T::from_f64(value));
    bench.set(all(rows, f64::INFINITY), all(columns, 0.5));
    for m in edges(bench.mr) {
        for n in edges(bench.nr) {
            for (beta, old) in [(0.0, Old::Nan), (f64::INFINITY, Old::Infinite)] {
                let a = Source { form: Form::Lanes, ..Source::PLAIN };
                let b = Source { form: bench.b_form(), ..Source::PLAIN };
                let case = Case { a, b, beta, old, ..Case::new(m, n, k) };
                bench.check(&case, &mut registers)?;
                if tile_code(row, m, n).is_some() {
                    bench.check(&Case { through: Through::Tile, ..case }, &mut registers)?;
                }
                if n <= row.rests.len() {
                    bench.check(&Case { through: Through::Rest, ..case }, &mut registers)?;
                }
            }
        }
    }
    Ok(())
}

/// Rows whose operands are of other types than their sums: the edges of a tile, on zeros in memory that has room for everything.
fn mixed(index: usize, call: Call) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    // SAFETY: trials of rows run only where the machine has their instruction set.
    let bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
    let of = |size: Size| size.elements(bytes);
    let (mr, nr, step) = (of(row.mr), of(row.nr), row.k_step as usize);
    let (rows, columns, steps) = (2 * mr + 16, 2 * nr + 16, 4 * step);
    let room = |lanes: usize| vec![0u64; lanes.next_multiple_of(64) * steps];
    let (a, b, mut c) = (room(rows), room(columns), vec![0u64; rows * columns]);
    let session = LIBRARY.isas[row.isa].session;
    for m in edges(mr) {
        for n in edges(nr) {
            for k in [1, step, 2 * step + 1] {
                let panel = k.next_multiple_of(step) as isize;
                let (a_width, b_width) = (of(row.a_width) as isize, of(row.b_width) as isize);
                let (tile_rows, tiles) = BlockArgs::row_tiles(row.a_layout, m, mr);
                let a_tile = match row.a_layout {
                    Layout::Packed => a_width * panel,
                    _ => (tile_rows * k) as isize,
                };
                let (b_ks, b_tile) = match row.b_layout {
                    Layout::Packed => (b_width, b_width * panel),
                    Layout::Columns => (1, k as isize),
                    _ => (n as isize, nr as isize),
                };
                let args = BlockArgs {
                    m,
                    tile_rows,
                    tiles,
                    n,
                    k,
                    batch: 1,
                    a: a.as_ptr().cast(),
                    a_rs: if row.a_layout == Layout::Packed { 1 } else { k as isize },
                    a_ks: if row.a_layout == Layout::Packed { a_width } else { 1 },
                    a_tile,
                    a_batch: 0,
                    b: b.as_ptr().cast(),
                    b_ks,
                    b_tile,
                    b_batch: 0,
                    c: c.as_mut_ptr().cast(),
                    c_rs: n as isize,
                    alpha: u64::from(1f32.to_bits()),
                    beta: 0,
                    ..BlockArgs::EMPTY
                };
                // SAFETY: the same calling convention; the pointer is only a pointer.
                let entry = unsafe { core::mem::transmute::<nanogemm::kernel::BlockFn, Entry>(row.entry) };
                let one = || {
                    // SAFETY: the machine runs the row's instruction set.
                    session.inspect(|session| unsafe { (session.enter)() });
                    let result = call(entry, (&raw const args).cast());
                    // SAFETY: it was entered.
                    session.inspect(|session| unsafe { (session.leave)() });
                    result
                };
                fault::during(&args, one).map_err(|e| format!("{e}\n  {args:?}"))?;
            }
        }
    }
    Ok(())
}

/// Packs by the sizes of their elements: `F` read, `T` written.
fn pack<F: Sample, T: Sample>(index: usize, name: &str, call: Call) -> Result<(), String> {
    let pack = &LIBRARY.packs[index];
    let random = &mut seed::stream(name);
    // SAFETY: trials of rows run only where the machine has their instruction set.
    let width = pack.width.elements(LIBRARY.isas[pack.isa].vector_bytes.map_or(16, |ask| unsafe { ask() }));
    let (mut source, mut target) = (Arena::new(1 << 20), Arena::new(1 << 20));
    for extent in edges(width) {
        for k in [0, 1, 3, 16, 17] {
            for form in Form::ALL {
                let (lane_stride, k_stride) = form.strides(extent, k, 1);
                let layout = Strided::matrix(extent, k, lane_stride, k_stride);
                let from = Operand::<F>::new(&mut source, layout, Place::AtEnd, |_| F::ordinary(random));
                let panel_k = k.next_multiple_of(pack.k_step as usize);
                let elements = Strided::line(extent.next_multiple_of(width) * panel_k);
                let to = Operand::<T>::new(&mut target, elements, Place::AtEnd, |_| T::POISON);
                let args = PackArgs {
                    extent,
                    k,
                    panel_k,
                    from: from.ptr().cast(),
                    lane_stride,
                    k_stride,
                    to: to.ptr().cast(),
                    sums: std::ptr::null_mut(),
                };
                // SAFETY: the same calling convention; the pointer is only a pointer.
                let entry = unsafe { core::mem::transmute::<nanogemm::kernel::PackFn, Entry>(pack.entry) };
                fault::during(&args, || call(entry, (&raw const args).cast()))
                    .map_err(|e| format!("{e}\n  {args:?}"))?;
            }
        }
    }
    Ok(())
}

/// Dense and not, with and without reading C, on ordinary numbers and on infinities that give no NaN.
fn constant_shape<T: Element<Scalar = T> + Sample>(index: usize, name: &str, call: Call) -> Result<(), String> {
    let mut bench = FixedBench::<T>::new(&LIBRARY.fixed[index], &mut seed::stream(name));
    for infinite in [false, true] {
        if infinite {
            bench.set(|_, _| f64::INFINITY, |_, _| 0.5);
        }
        for rows in [Rows::Gap(0), Rows::Gap(2), Rows::Back(1)] {
            for (beta, old) in [(0.0, Old::Nan), (0.5, if infinite { Old::Infinite } else { Old::Ordinary })] {
                let beta = if infinite { beta * f64::MAX } else { beta };
                let case = FixedCase { a: rows, b: rows, c: rows, places: [Place::AtEnd; 3], beta, old };
                bench.check(&case, &mut { call })?;
            }
        }
    }
    Ok(())
}

/// Every activation, with all operands, none, and some.
fn finish(index: usize, name: &str, call: Call) -> Result<(), String> {
    let random = &mut seed::stream(name);
    let mut bench = FinishBench::new(&LIBRARY.finishes[index]);
    // Below, at and beyond groups of vectors of up to 2048 bits.
    for n in [0, 1, 3, 7, 8, 17, 31, 33, 65, 129, 260] {
        for m in [1, 3] {
            for activation in 0..5 {
                for terms in [0, u32::MAX, random.u32(..)] {
                    let case = FinishCase { activation, ..FinishCase::random(m, n, terms, random) };
                    bench.check(&case, &mut { call })?;
                }
            }
        }
    }
    Ok(())
}

fn run(row: Row, name: &str, call: Call) -> Result<(), String> {
    match row {
        Row::Gemm(i) => match LIBRARY.kernels[i].own_type() {
            Some(DType::F64) => gemm::<f64>(i, name, call),
            Some(_) => gemm::<f32>(i, name, call),
            None => mixed(i, call),
        },
        Row::Fixed(i) => match LIBRARY.fixed[i].dtype {
            DType::F64 => constant_shape::<f64>(i, name, call),
            _ => constant_shape::<f32>(i, name, call),
        },
        Row::Finish(i) => finish(i, name, call),
        Row::Pack(i) => match (LIBRARY.packs[i].from.size(), LIBRARY.packs[i].to.size()) {
            (1, 1) => pack::<u8, u8>(i, name, call),
            (1, 2) => pack::<u8, u16>(i, name, call),
            (1, _) => pack::<u8, i32>(i, name, call),
            (2, 2) => pack::<u16, u16>(i, name, call),
            (2, _) => pack::<u16, f32>(i, name, call),
            (4, _) => pack::<f32, f32>(i, name, call),
            _ => pack::<f64, f64>(i, name, call),
        },
    }
}

fn main() -> ExitCode {
    const TEST: &str = "abi";
    fault::report_faults(|trial| seed::repeat(TEST, trial));
    let mut suite = Suite::new(TEST);
    suite.plain("checker::abi", abi::self_test);
    for row in Row::all() {
        suite.row("registers", row, move |name| run(row, name, registers));
        if let Row::Gemm(i) = row
            && let Some(dtype) = LIBRARY.kernels[i].own_type()
        {
            suite.row("padding", row, move |name| match dtype {
                DType::F64 => padding::<f64>(i, name),
                _ => padding::<f32>(i, name),
            });
        }
        // Without ZA there is nothing to leave alone.
        if abi::has_za() {
            suite.row("za", row, move |name| run(row, name, pending));
        }
    }
    suite.plain("probe::read", || {
        let mut words = vec![0u64; LIBRARY.probe_words.len()];
        // SAFETY: the same calling convention with one pointer, to as many words as the probe writes.
        let entry = unsafe { core::mem::transmute::<unsafe extern "C" fn(*mut u64), Entry>(LIBRARY.probe_read) };
        registers(entry, words.as_mut_ptr().cast())?;
        pending(entry, words.as_mut_ptr().cast())
    });
    suite.plain("probe::eval", || {
        let words = vec![u64::MAX; LIBRARY.probe_words.len()];
        // SAFETY: as above; the result is left in a register that belongs to the callee.
        let entry =
            unsafe { core::mem::transmute::<unsafe extern "C" fn(*const u64) -> u64, Entry>(LIBRARY.probe_eval) };
        registers(entry, words.as_ptr().cast())
    });
    for (isa, info) in LIBRARY.isas.iter().enumerate() {
        let (Some(ask), Ok(())) = (info.vector_bytes, suite.runs(isa)) else { continue };
        suite.plain(&format!("probe::vector_bytes::{}", info.name), move || {
            // SAFETY: an argument that nobody reads, and a result in a register that belongs to the callee.
            let entry = unsafe { core::mem::transmute::<unsafe extern "C" fn() -> usize, Entry>(ask) };
            registers(entry, core::ptr::null())?;
            pending(entry, core::ptr::null())
        });
    }
    suite.run(false)
}
