//! Calls from a signal handler that interrupted another call, and proof that small calls do not allocate.
//!
//! Products whose m, n and k are at most 64 may be made anywhere. A helper thread sends signals to a thread that computes all
//! the time; the handler computes too, on the stack and the processor state it was given, and both check every element.

use core::ffi::{CStr, c_char, c_int};
use libtest_mimic::{Arguments, Trial};
use nanogemm::{
    MatMut, MatRef, Plan, brgemm, dispatch, gemm, hook,
    kernel::{KernelInfo, LIBRARY},
};
use nanogemm_testkit::fault;
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    ptr,
    sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::SeqCst},
    time::{Duration, Instant},
};

struct Counting;

thread_local! {
    /// Allocations of this thread. A constant without destructor, so counting allocates nothing itself.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: the system's allocator does the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[rustfmt::skip]
unsafe extern "C" {
    fn nanogemm_gemm_f32(
        m: usize, n: usize, k: usize, alpha: f32, a: *const f32, rsa: isize, csa: isize,
        b: *const f32, rsb: isize, csb: isize, beta: f32, c: *mut f32, rsc: isize, csc: isize,
    ) -> i32;
    fn nanogemm_brgemm_f32(
        m: usize, n: usize, k: usize, batch: usize, a: *const f32, lda: usize, stride_a: usize,
        b: *const f32, ldb: usize, stride_b: usize, beta: f32, c: *mut f32, ldc: usize,
    ) -> i32;
    fn nanogemm_brgemm_addr_f32(
        m: usize, n: usize, k: usize, batch: usize, a: *const *const f32, lda: usize,
        b: *const *const f32, ldb: usize, beta: f32, c: *mut f32, ldc: usize,
    ) -> i32;
    fn nanogemm_kernel_name_f32(m: usize, n: usize, k: usize) -> *const c_char;
    fn nanogemm_isa() -> *const c_char;
}

/// The largest size that may be used in a handler.
const SMALL: usize = 64;
const SQUARE: usize = SMALL * SMALL;

/// A(i, p) depends on i, B(p, j) on j, both whole numbers: element (i, j) of the product is exactly k * A(i) * B(j).
const fn left(i: usize) -> f32 {
    (i % 5) as f32 - 2.0
}

const fn right(j: usize) -> f32 {
    (j % 7) as f32 - 3.0
}

/// A and B of the largest size, row-major with 64 columns; constants, as a handler must not initialise anything.
const fn operand(of_rows: bool) -> [f32; SQUARE] {
    let mut data = [0.0; SQUARE];
    let mut at = 0;
    while at < SQUARE {
        data[at] = if of_rows { left(at / SMALL) } else { right(at % SMALL) };
        at += 1;
    }
    data
}

static A: [f32; SQUARE] = operand(true);
static B: [f32; SQUARE] = operand(false);

/// Wrong elements of a row-major `m x n` product with sums of length k, added to a C full of `old`.
fn wrong(c: &[f32], (m, n, k): (usize, usize, usize), old: f32) -> usize {
    let element = |at: usize| k as f32 * left(at / n) * right(at % n) + old;
    (0..m * n).filter(|&at| c[at] != element(at)).count()
}

/// The row that the handler forces in every second run, or null.
static ROW: AtomicPtr<KernelInfo> = AtomicPtr::new(ptr::null_mut());
static RUNS: AtomicUsize = AtomicUsize::new(0);
static INSIDE: AtomicBool = AtomicBool::new(false);
static INTERRUPTED: AtomicUsize = AtomicUsize::new(0);
static FAILED: AtomicUsize = AtomicUsize::new(0);
static ALLOCATED: AtomicUsize = AtomicUsize::new(0);

extern "C" fn on_signal(_: c_int) {
    let before = ALLOCATIONS.get();
    let run = RUNS.load(SeqCst);
    let shapes = [(64, 64, 64), (1, 1, 1), (64, 1, 64), (17, 33, 64), (33, 17, 5), (64, 64, 1), (3, 64, 63)];
    let (m, n, k) = shapes[run % shapes.len()];
    let mut c = [f32::NAN; SQUARE];
    // SAFETY: the row is null or one of the library that this machine runs.
    let row = unsafe { ROW.load(SeqCst).as_ref() }.filter(|_| run % 2 == 1);
    let ok = match row {
        // SAFETY: A, B and C have at least these elements, and the machine runs the row.
        Some(row) => unsafe {
            let a = MatRef::from_raw_parts(A.as_ptr(), m, k, SMALL as isize, 1);
            let b = MatRef::from_raw_parts(B.as_ptr(), k, n, SMALL as isize, 1);
            let c = MatMut::from_raw_parts(c.as_mut_ptr(), m, n, n as isize, 1);
            hook::run_row(&LIBRARY, row, 1.0, a, b, 0.0, c).is_ok()
        },
        // SAFETY: as above.
        None => unsafe {
            let (a, b, ld) = (A.as_ptr(), B.as_ptr(), SMALL as isize);
            nanogemm_gemm_f32(m, n, k, 1.0, a, ld, 1, b, ld, 1, 0.0, c.as_mut_ptr(), n as isize, 1) == 0
        },
    };
    FAILED.fetch_add(usize::from(!ok) + wrong(&c, (m, n, k), 0.0), SeqCst);
    ALLOCATED.fetch_add(ALLOCATIONS.get() - before, SeqCst);
    INTERRUPTED.fetch_add(usize::from(INSIDE.load(SeqCst)), SeqCst);
    RUNS.fetch_add(1, SeqCst);
}

fn install() {
    let handler: extern "C" fn(c_int) = on_signal;
    // SAFETY: a zeroed sigaction is one without flags and with an empty mask; the handler has the right type.
    unsafe {
        let mut action: libc::sigaction = core::mem::zeroed();
        action.sa_sigaction = handler as libc::sighandler_t;
        action.sa_flags = libc::SA_RESTART;
        assert_eq!(libc::sigaction(libc::SIGUSR1, &action, ptr::null_mut()), 0);
    }
}

/// Computes on one row, interrupted all the time, until the handler has run often enough inside calls.
fn interrupted(row: &'static KernelInfo) {
    const ENOUGH: usize = 60;
    ROW.store(ptr::from_ref(row).cast_mut(), SeqCst);
    for counter in [&RUNS, &INTERRUPTED, &FAILED, &ALLOCATED] {
        counter.store(0, SeqCst);
    }
    let done = AtomicBool::new(false);
    // SAFETY: no arguments.
    let target = unsafe { libc::pthread_self() };
    std::thread::scope(|scope| {
        scope.spawn(|| {
            // One signal at a time: the next one after the last was handled.
            while !done.load(SeqCst) {
                let seen = RUNS.load(SeqCst);
                // SAFETY: the thread waits for this one.
                unsafe { libc::pthread_kill(target, libc::SIGUSR1) };
                while RUNS.load(SeqCst) == seen && !done.load(SeqCst) {
                    std::thread::sleep(Duration::from_micros(50));
                }
                std::thread::sleep(Duration::from_micros(150));
            }
        });
        let start = Instant::now();
        let shapes = [(64, 64, 64), (64, 64, 256), (130, 70, 40), (70, 260, 64), (5, 7, 9)];
        let (mut calls, mut bad) = (0, 0);
        while INTERRUPTED.load(SeqCst) < ENOUGH && start.elapsed() < Duration::from_secs(120) {
            let (m, n, k) = shapes[calls % shapes.len()];
            let a: Vec<f32> = (0..m * k).map(|at| left(at / k)).collect();
            let b: Vec<f32> = (0..k * n).map(|at| right(at % n)).collect();
            let mut c = vec![1.0f32; m * n];
            // Small factors of a loop, so that most of the time is spent inside calls.
            for _ in 0..20 {
                c.fill(1.0);
                let view = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("the slice has this size");
                let (a, b) = (view(&a, m, k), view(&b, k, n));
                let to = MatMut::from_slice(&mut c, m, n).expect("the slice has this size");
                INSIDE.store(true, SeqCst);
                let result = if calls % 3 == 2 {
                    gemm(1.0, a, b, 1.0, to)
                } else {
                    // SAFETY: trials run rows this machine has.
                    unsafe { hook::run_row(&LIBRARY, row, 1.0, a, b, 1.0, to) }
                };
                INSIDE.store(false, SeqCst);
                bad += usize::from(result.is_err()) + wrong(&c, (m, n, k), 1.0);
            }
            calls += 1;
        }
        done.store(true, SeqCst);
        assert_eq!(bad, 0, "{}: wrong elements of interrupted calls", row.name);
    });
    ROW.store(ptr::null_mut(), SeqCst);
    assert_eq!(FAILED.load(SeqCst), 0, "{}: wrong elements of calls in the handler", row.name);
    assert_eq!(ALLOCATED.load(SeqCst), 0, "{}: allocations in the handler", row.name);
    let inside = INTERRUPTED.load(SeqCst);
    assert!(inside >= ENOUGH, "{}: only {inside} of {} signals came inside a call", row.name, RUNS.load(SeqCst));
}

/// Allocations of `run` on this thread.
fn allocations(run: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    run();
    ALLOCATIONS.get() - before
}

const SIZES: [usize; 7] = [1, 2, 5, 16, 33, 63, 64];

/// Every small shape, with layouts that need panels and a C computed apart.
fn small(mut run: impl FnMut(MatRef<'_, f32>, MatRef<'_, f32>, MatMut<'_, f32>)) {
    let mut c = vec![0.0f32; 4 * SQUARE];
    for (m, n, k) in SIZES.iter().flat_map(|&m| SIZES.iter().flat_map(move |&n| SIZES.iter().map(move |&k| (m, n, k))))
    {
        for (c_rs, c_cs) in [(n as isize, 1), (1, m as isize), (3 * n as isize, 3)] {
            let a = MatRef::from_slice(&A[..m * k], m, k).expect("A is large enough");
            let b = MatRef::from_slice(&B[..k * n], n, k).expect("B is large enough").transpose();
            let to = MatMut::from_slice_with_strides(&mut c, 0, m, n, c_rs, c_cs).expect("C is large enough");
            let count = allocations(|| run(a, b, to));
            assert_eq!(count, 0, "{m}x{n}x{k}, C strides {c_rs}, {c_cs}");
        }
    }
}

fn rows_do_not_allocate(isa: usize) {
    for row in LIBRARY.kernels.iter().filter(|row| row.isa == isa) {
        // SAFETY: trials run rows this machine has.
        small(|a, b, c| unsafe { hook::run_row(&LIBRARY, row, 1.5, a, b, 0.5, c).expect("a legal call") });
    }
}

fn entries_do_not_allocate() {
    small(|a, b, c| gemm(1.5, a, b, 0.5, c).expect("a legal call"));
    small(|a, b, c| {
        let plan = Plan::<f32>::new(c.rows(), c.cols(), a.cols()).expect("there are f32 rows");
        plan.execute(1.5, a, b, 0.5, c).expect("a legal call");
    });
    small(|a, b, c| brgemm(&[(a, b), (a, b)], 0.5, c).expect("a legal call"));
    small(|a, b, c| {
        brgemm(&[], 0.5, {
            let _ = (a, b);
            c
        })
        .expect("a legal call")
    });
    let mut c = vec![0.0f32; SQUARE];
    let (a, b, to) = (A.as_ptr(), B.as_ptr(), c.as_mut_ptr());
    let (list_a, list_b) = (vec![a; 70], vec![b; 70]);
    for size in SIZES {
        for batch in [0, 1, 3, 70] {
            // SAFETY: every member is all of A or B, or a corner of them.
            let count = allocations(|| unsafe {
                let (la, lb) = (list_a.as_ptr(), list_b.as_ptr());
                let near = usize::from(size < SMALL);
                assert_eq!(nanogemm_brgemm_f32(size, size, size, batch, a, 64, 0, b, 64, 0, 0.0, to, 64), 0);
                assert_eq!(nanogemm_brgemm_f32(1, size, 1, batch.min(2), a, 64, near, b, 64, 0, 0.0, to, 64), 0);
                assert_eq!(nanogemm_brgemm_addr_f32(size, size, size, batch, la, 64, lb, 64, 1.0, to, 64), 0);
                assert!(!CStr::from_ptr(nanogemm_kernel_name_f32(size, size, size)).is_empty());
                assert!(!CStr::from_ptr(nanogemm_isa()).is_empty());
                assert!(!nanogemm::isa().is_empty());
            });
            assert_eq!(count, 0, "{size}, batch {batch}");
        }
    }
    // The first call of a thread.
    let first = std::thread::spawn(|| {
        let mut c = [0.0f32; SQUARE];
        let view = |data| MatRef::from_slice(data, SMALL, SMALL).expect("the array has this size");
        let (a, b) = (view(&A), view(&B));
        let to = MatMut::from_slice(&mut c, SMALL, SMALL).expect("the array has this size");
        allocations(|| gemm(1.0, a, b.transpose(), 0.0, to.transpose()).expect("a legal call"))
    });
    assert_eq!(first.join().expect("the thread returns"), 0, "the first call of a thread");
    assert_eq!(allocations(|| drop(vec![0u8; 100])), 1, "the counter counts");
}

/// Can this machine return from a handler that does nothing? QEMU's user mode cannot on processors with SME and without SVE:
/// it refuses the frame it wrote itself, and the program dies. Only an emulator is excused.
fn signals_return() -> bool {
    extern "C" fn nothing(_: c_int) {}
    let handler: extern "C" fn(c_int) = nothing;
    // SAFETY: the child installs a handler of the right type and raises its signal.
    let dies = fault::kills(|| unsafe {
        libc::signal(libc::SIGUSR1, handler as libc::sighandler_t);
        libc::raise(libc::SIGUSR1);
    });
    assert!(
        !dies || std::env::var_os("NANOGEMM_EMULATOR").is_some(),
        "this machine cannot return from a signal handler"
    );
    !dies
}

/// A trial that cannot run on this machine. Asked to run all the same, it fails.
fn ignored(name: &str, reason: &str) -> Trial {
    let message = reason.to_string();
    Trial::test(name, move || Err(message.into())).with_kind(format!("ignored: {reason}")).with_ignored_flag(true)
}

fn main() {
    let signals = signals_return();
    install();
    if signals {
        // The first call of the process, which finds out what the machine has, is made in a handler.
        // SAFETY: the handler is installed.
        unsafe { libc::raise(libc::SIGUSR1) };
    }
    let first = (RUNS.load(SeqCst), FAILED.load(SeqCst), ALLOCATED.load(SeqCst));

    // The handler's counters are those of the process.
    let arguments = Arguments { test_threads: Some(1), ..Arguments::from_args() };
    let machine = dispatch::machine(&LIBRARY);
    const NO_SIGNALS: &str = "this emulator cannot return from a signal handler";
    let name = "first_call_of_the_process_in_a_handler";
    let mut trials = vec![if signals {
        Trial::test(name, move || {
            assert_eq!(first, (1, 0, 0), "runs, wrong elements, allocations");
            Ok(())
        })
    } else {
        ignored(name, NO_SIGNALS)
    }];
    trials.push(Trial::test("entries_do_not_allocate", || {
        entries_do_not_allocate();
        Ok(())
    }));
    for (i, isa) in LIBRARY.isas.iter().enumerate() {
        let (quiet, busy) =
            (format!("rows_do_not_allocate::{}", isa.name), format!("interrupted_by_a_call::{}", isa.name));
        if !machine.contains(i) {
            trials.extend([quiet, busy].map(|name| ignored(&name, "this machine lacks it")));
            continue;
        }
        trials.push(Trial::test(quiet, move || {
            rows_do_not_allocate(i);
            Ok(())
        }));
        trials.push(if signals {
            Trial::test(busy, move || {
                LIBRARY.kernels.iter().filter(|row| row.isa == i).for_each(interrupted);
                Ok(())
            })
        } else {
            ignored(&busy, NO_SIGNALS)
        });
    }
    libtest_mimic::run(&arguments, trials).exit();
}
