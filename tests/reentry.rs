//! Calls from a signal handler that interrupted another call, and proof that small calls do not allocate.
//!
//! Products whose m, n and k are at most 64 may be made anywhere. A helper thread sends signals to a thread that computes all
//! the time; the handler computes too, on the stack and the processor state it was given, and both check every element.

use core::ffi::{CStr, c_char, c_int};
use libtest_mimic::{Arguments, Trial};
use nanogemm::{
    Element, MatMut, MatRef, PackedB, Plan, brgemm, dispatch, gemm, gemm_packed_b, hook,
    kernel::{DType, KernelInfo, LIBRARY},
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

unsafe extern "C" {
    fn nanogemm_isa() -> *const c_char;
}

/// An element type with its C functions and operands.
trait Real: Element<Scalar = Self> + Into<f64> {
    /// A and B of the largest size, row-major with 64 columns; constants, as a handler must not initialise anything.
    const A: &'static [Self; SQUARE];
    const B: &'static [Self; SQUARE];
    const NAN: Self;
    const HALF: Self;
    const THREE_HALVES: Self;
    const GEMM: Gemm<Self>;
    const BRGEMM: Brgemm<Self>;
    const BRGEMM_ADDR: BrgemmAddr<Self>;
    const KERNEL_NAME: unsafe extern "C" fn(usize, usize, usize) -> *const c_char;
}

#[rustfmt::skip]
type Gemm<T> = unsafe extern "C" fn(
    usize, usize, usize, T, *const T, isize, isize, *const T, isize, isize, T, *mut T, isize, isize,
) -> i32;
#[rustfmt::skip]
type Brgemm<T> = unsafe extern "C" fn(
    usize, usize, usize, usize, *const T, usize, usize, *const T, usize, usize, T, *mut T, usize,
) -> i32;
#[rustfmt::skip]
type BrgemmAddr<T> = unsafe extern "C" fn(
    usize, usize, usize, usize, *const *const T, usize, *const *const T, usize, T, *mut T, usize,
) -> i32;

macro_rules! real {
    ($type:ident, $gemm:ident, $brgemm:ident, $brgemm_addr:ident, $kernel_name:ident) => {
#[rustfmt::skip]
        unsafe extern "C" {
            fn $gemm(
                m: usize, n: usize, k: usize, alpha: $type, a: *const $type, rsa: isize, csa: isize,
                b: *const $type, rsb: isize, csb: isize, beta: $type, c: *mut $type, rsc: isize, csc: isize,
            ) -> i32;
            fn $brgemm(
                m: usize, n: usize, k: usize, batch: usize, a: *const $type, lda: usize, stride_a: usize,
                b: *const $type, ldb: usize, stride_b: usize, beta: $type, c: *mut $type, ldc: usize,
            ) -> i32;
            fn $brgemm_addr(
                m: usize, n: usize, k: usize, batch: usize, a: *const *const $type, lda: usize,
                b: *const *const $type, ldb: usize, beta: $type, c: *mut $type, ldc: usize,
            ) -> i32;
            fn $kernel_name(m: usize, n: usize, k: usize) -> *const c_char;
        }

        impl Real for $type {
            const A: &'static [Self; SQUARE] = {
                static A: [$type; SQUARE] = {
                    let mut data = [0.0; SQUARE];
                    let mut at = 0;
                    while at < SQUARE {
                        data[at] = left(at / SMALL) as $type;
                        at += 1;
                    }
                    data
                };
                &A
            };
            const B: &'static [Self; SQUARE] = {
                static B: [$type; SQUARE] = {
                    let mut data = [0.0; SQUARE];
                    let mut at = 0;
                    while at < SQUARE {
                        data[at] = right(at % SMALL) as $type;
                        at += 1;
                    }
                    data
                };
                &B
            };
            const NAN: Self = Self::NAN;
            const HALF: Self = 0.5;
            const THREE_HALVES: Self = 1.5;
            const GEMM: Gemm<Self> = $gemm;
            const BRGEMM: Brgemm<Self> = $brgemm;
            const BRGEMM_ADDR: BrgemmAddr<Self> = $brgemm_addr;
            const KERNEL_NAME: unsafe extern "C" fn(usize, usize, usize) -> *const c_char = $kernel_name;
        }
    };
}

real!(f32, nanogemm_gemm_f32, nanogemm_brgemm_f32, nanogemm_brgemm_addr_f32, nanogemm_kernel_name_f32);
real!(f64, nanogemm_gemm_f64, nanogemm_brgemm_f64, nanogemm_brgemm_addr_f64, nanogemm_kernel_name_f64);

/// The largest size that may be used in a handler.
const SMALL: usize = 64;
const SQUARE: usize = SMALL * SMALL;

/// A(i, p) depends on i, B(p, j) on j, both whole numbers: element (i, j) of the product is exactly k * A(i) * B(j).
const fn left(i: usize) -> f64 {
    (i % 5) as f64 - 2.0
}

const fn right(j: usize) -> f64 {
    (j % 7) as f64 - 3.0
}

/// Wrong elements of a row-major `m x n` product with sums of length k, added to a C full of `old`.
fn wrong<T: Real>(c: &[T], (m, n, k): (usize, usize, usize), old: f64) -> usize {
    let element = |at: usize| k as f64 * left(at / n) * right(at % n) + old;
    (0..m * n).filter(|&at| c[at].into() != element(at)).count()
}

/// The row that the handler forces in every second run, or null.
static ROW: AtomicPtr<KernelInfo> = AtomicPtr::new(ptr::null_mut());
static RUNS: AtomicUsize = AtomicUsize::new(0);
static INSIDE: AtomicBool = AtomicBool::new(false);
static INTERRUPTED: AtomicUsize = AtomicUsize::new(0);
static FAILED: AtomicUsize = AtomicUsize::new(0);
static ALLOCATED: AtomicUsize = AtomicUsize::new(0);

extern "C" fn on_signal(_: c_int) {
    // SAFETY: the row is null or one of the library that this machine runs.
    let row = unsafe { ROW.load(SeqCst).as_ref() };
    // Without a row every second run is of the other type.
    match row.map_or([DType::F32, DType::F64][RUNS.load(SeqCst) % 2], |row| row.c_type) {
        DType::F64 => handle::<f64>(row),
        _ => handle::<f32>(row),
    }
}

/// A product of the type, on the row in every second run.
fn handle<T: Real>(row: Option<&'static KernelInfo>) {
    let before = ALLOCATIONS.get();
    let run = RUNS.load(SeqCst);
    let shapes = [(64, 64, 64), (1, 1, 1), (64, 1, 64), (17, 33, 64), (33, 17, 5), (64, 64, 1), (3, 64, 63)];
    let (m, n, k) = shapes[run % shapes.len()];
    let mut c = [T::NAN; SQUARE];
    let ok = match row.filter(|_| run % 2 == 1) {
        // SAFETY: A, B and C have at least these elements, and the machine runs the row.
        Some(row) => unsafe {
            let a = MatRef::from_raw_parts(T::A.as_ptr(), m, k, SMALL as isize, 1);
            let b = MatRef::from_raw_parts(T::B.as_ptr(), k, n, SMALL as isize, 1);
            let c = MatMut::from_raw_parts(c.as_mut_ptr(), m, n, n as isize, 1);
            hook::run_row(&LIBRARY, row, T::ONE, a, b, T::ZERO, c).is_ok()
        },
        // SAFETY: as above.
        None => unsafe {
            let (a, b, ld) = (T::A.as_ptr(), T::B.as_ptr(), SMALL as isize);
            T::GEMM(m, n, k, T::ONE, a, ld, 1, b, ld, 1, T::ZERO, c.as_mut_ptr(), n as isize, 1) == 0
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
fn interrupted<T: Real>(row: &'static KernelInfo) {
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
            let a: Vec<T> = (0..m * k).map(|at| T::from_f64(left(at / k))).collect();
            let b: Vec<T> = (0..k * n).map(|at| T::from_f64(right(at % n))).collect();
            let mut c = vec![T::ONE; m * n];
            // Small factors of a loop, so that most of the time is spent inside calls.
            for _ in 0..20 {
                c.fill(T::ONE);
                let view = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("the slice has this size");
                let (a, b) = (view(&a, m, k), view(&b, k, n));
                let to = MatMut::from_slice(&mut c, m, n).expect("the slice has this size");
                INSIDE.store(true, SeqCst);
                let result = if calls % 3 == 2 {
                    gemm(T::ONE, a, b, T::ONE, to)
                } else {
                    // SAFETY: trials run rows this machine has.
                    unsafe { hook::run_row(&LIBRARY, row, T::ONE, a, b, T::ONE, to) }
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

/// What has an area of its own is decided by sizes and layouts, not by rows: an emulator takes fewer sizes.
fn sizes() -> &'static [usize] {
    if nanogemm_testkit::emulated() { &[1, 5, 33, 64] } else { &[1, 2, 5, 16, 33, 63, 64] }
}

/// Every small shape, with layouts that need panels and a C computed apart.
fn small<T: Real>(mut run: impl FnMut(MatRef<'_, T>, MatRef<'_, T>, MatMut<'_, T>)) {
    let mut c = vec![T::ZERO; 4 * SQUARE];
    let each = || sizes().iter().copied();
    for (m, n, k) in each().flat_map(|m| each().flat_map(move |n| each().map(move |k| (m, n, k)))) {
        for (c_rs, c_cs) in [(n as isize, 1), (1, m as isize), (3 * n as isize, 3)] {
            let a = MatRef::from_slice(&T::A[..m * k], m, k).expect("A is large enough");
            let b = MatRef::from_slice(&T::B[..k * n], n, k).expect("B is large enough").transpose();
            let to = MatMut::from_slice_with_strides(&mut c, 0, m, n, c_rs, c_cs).expect("C is large enough");
            let count = allocations(|| run(a, b, to));
            assert_eq!(count, 0, "{m}x{n}x{k}, C strides {c_rs}, {c_cs}");
        }
    }
}

fn rows_do_not_allocate<T: Real>(row: &'static KernelInfo) {
    let (alpha, beta) = (T::THREE_HALVES, T::HALF);
    // SAFETY: trials run rows this machine has.
    small::<T>(|a, b, c| unsafe { hook::run_row(&LIBRARY, row, alpha, a, b, beta, c).expect("a legal call") });
}

fn entries_do_not_allocate<T: Real>() {
    let (alpha, beta) = (T::THREE_HALVES, T::HALF);
    small::<T>(|a, b, c| gemm(alpha, a, b, beta, c).expect("a legal call"));
    small::<T>(|a, b, c| {
        let plan = Plan::<T>::new(c.rows(), c.cols(), a.cols()).expect("there are rows");
        plan.execute(alpha, a, b, beta, c).expect("a legal call");
    });
    small::<T>(|a, b, c| brgemm(&[(a, b), (a, b)], beta, c).expect("a legal call"));
    small::<T>(|_, _, c| brgemm(&[], beta, c).expect("a legal call"));
    let whole = MatRef::from_slice(T::B, SMALL, SMALL).expect("the array has this size");
    let packed: Vec<_> = (sizes().iter().flat_map(|&k| sizes().iter().map(move |&n| (k, n))))
        .map(|(k, n)| PackedB::new(whole.submatrix(0, 0, k, n).expect("inside")).expect("memory"))
        .collect();
    small::<T>(|a, b, c| {
        let at = |size| sizes().iter().position(|&s| s == size).expect("one of the sizes");
        let packed = &packed[at(b.rows()) * sizes().len() + at(b.cols())];
        gemm_packed_b(alpha, a, packed, beta, c).expect("a legal call");
    });
    let mut c = vec![T::ZERO; SQUARE];
    let (a, b, to, none) = (T::A.as_ptr(), T::B.as_ptr(), c.as_mut_ptr(), T::ZERO);
    let (list_a, list_b) = (vec![a; 70], vec![b; 70]);
    for &size in sizes() {
        for batch in [0, 1, 3, 70] {
            // SAFETY: every member is all of A or B, or a corner of them.
            let count = allocations(|| unsafe {
                let (la, lb) = (list_a.as_ptr(), list_b.as_ptr());
                let near = usize::from(size < SMALL);
                assert_eq!(T::BRGEMM(size, size, size, batch, a, 64, 0, b, 64, 0, none, to, 64), 0);
                assert_eq!(T::BRGEMM(1, size, 1, batch.min(2), a, 64, near, b, 64, 0, none, to, 64), 0);
                assert_eq!(T::BRGEMM_ADDR(size, size, size, batch, la, 64, lb, 64, T::ONE, to, 64), 0);
                assert!(!CStr::from_ptr(T::KERNEL_NAME(size, size, size)).is_empty());
                assert!(!CStr::from_ptr(nanogemm_isa()).is_empty());
                assert!(!nanogemm::isa().is_empty());
            });
            assert_eq!(count, 0, "{size}, batch {batch}");
        }
    }
    // The first call of a thread.
    let first = std::thread::spawn(|| {
        let mut c = [T::ZERO; SQUARE];
        let view = |data| MatRef::from_slice(data, SMALL, SMALL).expect("the array has this size");
        let (a, b) = (view(T::A), view(T::B));
        let to = MatMut::from_slice(&mut c, SMALL, SMALL).expect("the array has this size");
        allocations(|| gemm(T::ONE, a, b.transpose(), T::ZERO, to.transpose()).expect("a legal call"))
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
    assert!(!dies || nanogemm_testkit::emulated(), "this machine cannot return from a signal handler");
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
        entries_do_not_allocate::<f32>();
        entries_do_not_allocate::<f64>();
        Ok(())
    }));
    for (i, isa) in LIBRARY.isas.iter().enumerate() {
        let rows = move || LIBRARY.kernels.iter().filter(move |row| row.isa == i && row.own_type().is_some());
        if rows().next().is_none() {
            continue;
        }
        let (quiet, busy) =
            (format!("rows_do_not_allocate::{}", isa.name), format!("interrupted_by_a_call::{}", isa.name));
        if !machine.contains(i) {
            trials.extend([quiet, busy].map(|name| ignored(&name, "this machine lacks it")));
            continue;
        }
        trials.push(Trial::test(quiet, move || {
            rows().for_each(|row| match row.c_type {
                DType::F64 => rows_do_not_allocate::<f64>(row),
                _ => rows_do_not_allocate::<f32>(row),
            });
            Ok(())
        }));
        trials.push(if signals {
            Trial::test(busy, move || {
                rows().for_each(|row| match row.c_type {
                    DType::F64 => interrupted::<f64>(row),
                    _ => interrupted::<f32>(row),
                });
                Ok(())
            })
        } else {
            ignored(&busy, NO_SIGNALS)
        });
    }
    libtest_mimic::run(&arguments, trials).exit();
}
