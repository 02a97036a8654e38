//! Threads: how many, when, and what happens around forks, nested calls and short-lived callers. One trial per known fault,
//! named by its number in the project's list.
//!
//! Each trial is a process of its own with a time limit, so that a deadlock is a failure and the tasks of the process can be
//! counted.
#![allow(clippy::undocumented_unsafe_blocks)]

use libtest_mimic::{Arguments, Trial};
use nanogemm::{
    BatchMut, BatchRef, MatMut, MatRef, PackedB, Plan, gemm, gemm_batched, gemm_packed_b, num_threads, set_num_threads,
};
use nanogemm_testkit::emulated;
use std::{
    fs,
    sync::{
        Barrier,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

const CASES: &[(&str, fn())] = &[
    ("case_076_fork", case_076),
    ("case_076_fork_while_others_compute", fork_while_others_compute),
    ("case_078_nested_std_threads", case_078_std),
    ("case_078_nested_rayon_tasks", case_078_rayon),
    ("case_078_callers_pool", callers_pool),
    ("case_080_many_tiny_calls", case_080),
    ("case_081_same_bits", case_081),
    ("case_082_small_products_wake_nobody", case_082),
    ("case_084_affinity", case_084),
    ("case_088_short_lived_threads", case_088),
    ("case_090_one_thread", case_090),
    ("same_bits_for_every_number_of_threads", same_bits_for_every_number_of_threads),
    ("threads_are_used_and_ended", threads_are_used_and_ended),
    ("controls_of_the_calling_thread", controls_of_the_calling_thread),
];

const LIMIT: Duration = Duration::from_secs(240);

fn main() {
    let trial = |&(name, case): &(&'static str, fn())| {
        let trial = Trial::test(name, move || child(case));
        // There, most of the memory is the emulator's.
        let of_memory = ["case_080", "case_088"].iter().any(|case| name.starts_with(case));
        if emulated() && of_memory {
            return trial.with_kind("ignored: resident memory of an emulator").with_ignored_flag(true);
        }
        trial
    };
    let trials = CASES.iter().map(trial).collect();
    let mut arguments = Arguments::from_args();
    // Trials run on this thread, the only one, so that forks of it are as good as new processes; emulators cannot start those.
    arguments.test_threads = Some(1);
    libtest_mimic::run(&arguments, trials).exit();
}

/// Runs a case in a process of its own, for a limited time.
fn child(case: fn()) -> Result<(), libtest_mimic::Failed> {
    match fork(case, LIMIT) {
        Ok(()) => Ok(()),
        Err(message) => Err(message.into()),
    }
}

/// Runs `f` in a fork of this process.
fn fork(f: impl FnOnce(), limit: Duration) -> Result<(), String> {
    let process = unsafe { libc::fork() };
    assert!(process >= 0, "no process");
    if process == 0 {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(f));
        unsafe { libc::_exit(i32::from(result.is_err())) };
    }
    let start = Instant::now();
    let mut status = 0;
    while unsafe { libc::waitpid(process, &mut status, libc::WNOHANG) } == 0 {
        if start.elapsed() > limit {
            unsafe {
                libc::kill(process, libc::SIGKILL);
                libc::waitpid(process, &mut status, 0);
            }
            return Err(format!("no end after {limit:?}: a deadlock?"));
        }
        thread::sleep(Duration::from_millis(2));
    }
    match (libc::WIFEXITED(status), libc::WEXITSTATUS(status)) {
        (true, 0) => Ok(()),
        _ => Err(format!("the process failed: wait status {status}")),
    }
}

/// The size of a product that is worth four threads.
fn large() -> usize {
    if emulated() { 208 } else { 512 }
}

/// So many repetitions, or a sample of them in an emulator.
fn times(count: usize) -> usize {
    if emulated() { count.div_ceil(30) } else { count }
}

fn view(data: &[f32], rows: usize, cols: usize) -> MatRef<'_, f32> {
    MatRef::from_slice(data, rows, cols).expect("the slice is long enough")
}

/// A product of ones: every element is its length.
fn ones(size: usize) {
    let x = vec![1.0f32; size * size];
    let mut c = vec![f32::NAN; size * size];
    let to = MatMut::from_slice(&mut c, size, size).expect("fits");
    gemm(1.0, view(&x, size, size), view(&x, size, size), 0.0, to).expect("a legal call");
    assert!(c.iter().all(|&x| x == size as f32), "{size}: wrong");
}

/// Threads of the library's pool, which have its name, at this moment.
fn named() -> usize {
    let tasks = fs::read_dir("/proc/self/task").expect("Linux");
    let names = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("comm")).ok());
    names.filter(|name| name.trim_end() == "nanogemm").count()
}

/// Threads of the library's pool. A thread takes its name a little after it was started, and is shown a little longer than a
/// join waits for it.
fn workers() -> usize {
    let (mut count, mut same) = (named(), 0);
    while same < 5 {
        thread::sleep(Duration::from_millis(1));
        let now = named();
        same = if now == count { same + 1 } else { 0 };
        count = now;
    }
    count
}

/// Resident memory in KiB.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a resident size");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number of KiB")
}

fn usage() -> libc::rusage {
    let mut usage = unsafe { core::mem::zeroed() };
    assert_eq!(unsafe { libc::getrusage(libc::RUSAGE_SELF, &mut usage) }, 0);
    usage
}

/// Runs `f` in a fork and expects it to end well within five seconds (or what an emulator makes of them).
fn forked(f: impl FnOnce()) {
    let limit = if emulated() { 60 } else { 5 };
    fork(f, Duration::from_secs(limit)).expect("the right products in time");
}

/// Fork before and after the pool exists, and from a fork.
fn case_076() {
    set_num_threads(4).expect("few");
    let both = || {
        ones(8);
        ones(large());
    };
    let with_own_pool = || {
        assert_eq!(workers(), 0, "a child has one thread");
        both();
        assert!(workers() > 0, "the child makes a pool of its own");
        set_num_threads(1).expect("one");
        assert_eq!(workers(), 0, "which is its own to end");
        both();
    };
    forked(with_own_pool);
    assert_eq!(workers(), 0);
    both();
    assert_eq!(workers(), 3);
    for _ in 0..times(5) {
        forked(with_own_pool);
        forked(|| {
            both();
            forked(with_own_pool);
            both();
        });
    }
    both();
    set_num_threads(2).expect("few");
    assert_eq!(workers(), 1, "the parent's pool is as it was");
    forked(both);
    both();
}

/// Locks of the pool are held by other threads at the moment of the fork.
fn fork_while_others_compute() {
    set_num_threads(3).expect("few");
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    ones(180);
                }
            });
        }
        for _ in 0..times(60) {
            forked(|| ones(200));
        }
        stop.store(true, Ordering::Relaxed);
    });
}

/// Ten callers at once, each of a product on several threads.
fn case_078_std() {
    set_num_threads(4).expect("few");
    thread::scope(|scope| {
        for _ in 0..10 {
            scope.spawn(|| (0..times(3)).for_each(|_| ones(large())));
        }
    });
    assert_eq!(workers(), 3, "one pool for all callers");
}

/// The same from tasks of rayon's own pool: products run on that pool, and ours is not started.
fn case_078_rayon() {
    use rayon::prelude::*;
    rayon::ThreadPoolBuilder::new().num_threads(3).build_global().expect("the first");
    (0..10).into_par_iter().for_each(|_| ones(large()));
    assert_eq!(workers(), 0, "our pool is not started");
    // Nested once more, in scopes and joins.
    rayon::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|_| {
                rayon::join(|| ones(300), || (0..3).into_par_iter().for_each(|_| ones(200)));
            });
        }
    });
    assert_eq!(workers(), 0, "our pool is not started");
}

/// A pool that the caller brings, larger and smaller than what was set.
fn callers_pool() {
    for size in [1, 2, 5] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(size).build().expect("threads");
        for set in [0, 1, 3] {
            set_num_threads(set).expect("few");
            pool.install(|| ones(large()));
            assert_eq!(workers(), 0, "no thread but the pool's");
        }
    }
    set_num_threads(2).expect("few");
    ones(large());
    assert_eq!(workers(), 1, "outside of a pool, ours");
}

/// 96 threads, each many calls of 10x10x10.
fn case_080() {
    let calls = |count: usize| {
        thread::scope(|scope| {
            for _ in 0..96 {
                scope.spawn(move || {
                    let x = [1.0f32; 100];
                    for _ in 0..count {
                        let mut c = [f32::NAN; 100];
                        let to = MatMut::from_slice(&mut c, 10, 10).expect("fits");
                        gemm(1.0, view(&x, 10, 10), view(&x, 10, 10), 0.0, to).expect("a legal call");
                        assert!(c.iter().all(|&x| x == 10.0));
                    }
                });
            }
        });
    };
    calls(100);
    let before = resident();
    calls(times(3000));
    let after = resident();
    assert!(after < before + 20_000, "from {before} to {after} KiB");
    assert_eq!(workers(), 0);
}

fn random(count: usize, seed: u64) -> Vec<f32> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(|_| random.f32() - 0.5).collect()
}

/// 20 threads, the same inputs, again and again.
fn case_081() {
    set_num_threads(3).expect("few");
    let n = 200;
    let (a, b) = (random(n * n, 1), random(n * n, 2));
    let product = || {
        let mut c = vec![f32::NAN; n * n];
        gemm(1.0, view(&a, n, n), view(&b, n, n), 0.0, MatMut::from_slice(&mut c, n, n).expect("fits")).expect("fits");
        c.iter().map(|x| x.to_bits()).collect::<Vec<_>>()
    };
    let first = product();
    let start = Barrier::new(20);
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| {
                start.wait();
                for _ in 0..times(25) {
                    assert!(product() == first, "other bits");
                }
            });
        }
    });
}

/// Products below the threshold, however many threads are set: no thread starts, nobody sleeps.
fn case_082() {
    set_num_threads(8).expect("few");
    assert_eq!(workers(), 0);
    let (x, mut c) = ([1.0f32; 64 * 64], [0.0f32; 64 * 64]);
    let before = usage();
    for round in 0..times(20_000) {
        let size = if round % 100 == 0 { 64 } else { 4 };
        let to = MatMut::from_slice(&mut c, size, size).expect("fits");
        gemm(1.0, view(&x, size, size), view(&x, size, size), 0.0, to).expect("a legal call");
    }
    ones(128);
    ones(160);
    let switches = usage().ru_nvcsw - before.ru_nvcsw;
    assert_eq!(workers(), 0, "no thread was started");
    assert!(switches < 50, "{switches} voluntary context switches");
    ones(162);
    assert_eq!(workers(), 1, "just above the threshold: one more, not eight");
    // And once there is a pool, small products still do not wake it.
    let before = usage();
    for _ in 0..times(20_000) {
        let to = MatMut::from_slice(&mut c, 8, 8).expect("fits");
        gemm(1.0, view(&x, 8, 8), view(&x, 8, 8), 0.0, to).expect("a legal call");
    }
    let switches = usage().ru_nvcsw - before.ru_nvcsw;
    assert!(switches < 50, "{switches} voluntary context switches with a pool");
}

/// On one CPU the default is one thread. (A quota is seen by the same function of std.)
fn case_084() {
    assert_eq!(num_threads(), thread::available_parallelism().map_or(1, |n| n.get()));
    unsafe {
        let mut all: libc::cpu_set_t = core::mem::zeroed();
        assert_eq!(libc::sched_getaffinity(0, size_of_val(&all), &mut all), 0);
        assert!(num_threads() <= libc::CPU_COUNT(&all) as usize);
        let first = (0..libc::CPU_SETSIZE as usize).find(|&cpu| libc::CPU_ISSET(cpu, &all)).expect("one CPU");
        let mut one: libc::cpu_set_t = core::mem::zeroed();
        libc::CPU_SET(first, &mut one);
        assert_eq!(libc::sched_setaffinity(0, size_of_val(&one), &one), 0);
        assert_eq!(num_threads(), 1);
        ones(large());
        assert_eq!(workers(), 0, "a product on one CPU starts no thread");
        set_num_threads(2).expect("few");
        assert_eq!(num_threads(), 2, "what was set holds");
        assert_eq!(libc::sched_setaffinity(0, size_of_val(&all), &all), 0);
        set_num_threads(0).expect("the default");
        assert!(num_threads() <= libc::CPU_COUNT(&all) as usize);
    }
}

/// Threads that live for one product: their scratch goes with them.
fn case_088() {
    for threads in [1, 2] {
        set_num_threads(threads).expect("few");
        let spawn = |count: usize| (0..count).for_each(|_| thread::spawn(|| ones(200)).join().expect("right"));
        spawn(times(30));
        let before = resident();
        spawn(times(700));
        let after = resident();
        assert!(after < before + 10_000, "{threads} threads: from {before} to {after} KiB");
    }
}

/// After `set_num_threads(1)` a large product runs on the calling thread alone.
fn case_090() {
    let observed = |size: usize, expected: usize| {
        let (stop, looks, most) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    most.fetch_max(named(), Ordering::Relaxed);
                    looks.fetch_add(1, Ordering::Relaxed);
                }
            });
            // Products are short: until they have been looked at often enough. A thread gives itself its name when it first runs,
            // which a busy machine puts off.
            let began = Instant::now();
            let late = || began.elapsed() > Duration::from_secs(20);
            while looks.load(Ordering::Relaxed) < 20 || (most.load(Ordering::Relaxed) < expected && !late()) {
                ones(size);
            }
            stop.store(true, Ordering::Relaxed);
        });
        most.into_inner()
    };
    set_num_threads(1).expect("one");
    assert_eq!((observed(2 * large(), 0), workers()), (0, 0), "this thread alone");
    set_num_threads(4).expect("few");
    ones(large());
    assert_eq!((observed(large(), 3), workers()), (3, 3), "three more");
    set_num_threads(1).expect("one");
    assert_eq!((workers(), observed(2 * large(), 0), workers()), (0, 0, 0), "they have ended");
}

/// Every entry, factor and layout: the number of threads and the pool leave no trace in the bits.
fn same_bits_for_every_number_of_threads() {
    let mut compared = 0;
    let numbers: &[usize] = if emulated() { &[2] } else { &[2, 3, 4, 7, 16] };
    let shapes = [(300, 260, 290), (1, 9000, 700), (9000, 1, 700), (20, 20, 14_000), (2000, 700, 5), (131, 133, 1000)];
    // Two threads' worth under an emulator.
    let shapes = if emulated() { &[(131, 133, 250)] } else { &shapes[..] };
    for &(m, n, k) in shapes {
        let (a, b) = (random(m * k, 3), random(k * n, 4));
        let packed = PackedB::new(view(&b, k, n)).expect("memory");
        let plan = Plan::<f32>::new(m, n, k).expect("rows");
        let run = |entry: usize| {
            let mut c = random(2 * m * n, 5);
            let (a, b) = (view(&a, m, k), view(&b, k, n));
            let rows = |c| MatMut::from_slice(c, m, n).expect("fits");
            match entry {
                0 => gemm(1.5, a, b, -0.5, rows(&mut c)),
                1 => gemm(1.5, a, b, 0.0, MatMut::from_slice(&mut c, n, m).expect("fits").transpose()),
                2 => {
                    let apart = MatMut::from_slice_with_strides(&mut c, 0, m, n, 2 * n as isize, 2).expect("fits");
                    gemm(1.0, a, b, 1.0, apart)
                }
                3 => gemm_packed_b(1.5, a, &packed, -0.5, rows(&mut c)),
                4 => plan.execute(1.5, a, b, -0.5, rows(&mut c)),
                5 => {
                    let to = BatchMut::from_slice(&mut c, 2, m, n).expect("fits");
                    gemm_batched(1.0, BatchRef::repeated(a, 2), BatchRef::repeated(b, 2), 1.0, to)
                }
                _ => {
                    // Two halves of the sum in a batch of two, with a B of their own.
                    let half = |x: usize| x * (k / 2);
                    let (rs, count) = (k as isize, 2);
                    let a = BatchRef::from_slice_with_strides(
                        unsafe { std::slice::from_raw_parts(a.as_ptr(), m * k) },
                        0,
                        count,
                        m,
                        half(1),
                        rs,
                        1,
                        half(1) as isize,
                    );
                    let b = BatchRef::from_slice(
                        unsafe { std::slice::from_raw_parts(b.as_ptr(), k * n) },
                        count,
                        half(1),
                        n,
                    );
                    gemm_batched(
                        1.0,
                        a.expect("fits"),
                        b.expect("fits"),
                        1.0,
                        BatchMut::from_slice(&mut c, count, m, n).expect("fits"),
                    )
                }
            }
            .expect("a legal call");
            c.iter().map(|x| x.to_bits()).collect::<Vec<_>>()
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("threads");
        for entry in 0..7 {
            set_num_threads(1).expect("one");
            let first = run(entry);
            for &threads in numbers {
                set_num_threads(threads).expect("few");
                assert!(run(entry) == first, "{m}x{n}x{k}, entry {entry}, {threads} threads");
                assert!(pool.install(|| run(entry)) == first, "{m}x{n}x{k}, entry {entry}, in a pool");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, shapes.len() * 7 * numbers.len());
}

/// Threads start when needed, stay, and end when the number is lowered; each entry uses them.
fn threads_are_used_and_ended() {
    set_num_threads(3).expect("few");
    assert_eq!((num_threads(), workers()), (3, 0), "none before the first product");
    ones(large());
    assert_eq!(workers(), 2);
    set_num_threads(2).expect("few");
    assert_eq!(workers(), 1, "the third has ended");
    ones(large());
    assert_eq!(workers(), 1);
    let (x, mut c) = (vec![1.0f32; 512 * 512], vec![0.0f32; 512 * 512]);
    let x = view(&x, 512, 512);
    let packed = PackedB::new(x).expect("memory");
    let plan = Plan::<f32>::new(512, 512, 512).expect("rows");
    type Entry<'a> = &'a dyn Fn(&mut [f32]);
    let entries: [Entry; 3] = [
        &|c| gemm_packed_b(1.0, x, &packed, 0.0, MatMut::from_slice(c, 512, 512).expect("fits")).expect("fits"),
        &|c| plan.execute(1.0, x, x, 0.0, MatMut::from_slice(c, 512, 512).expect("fits")).expect("fits"),
        &|c| {
            // 1024 products of 16 x 512 x 16: whole products are handed out.
            let a = BatchRef::repeated(x.submatrix(0, 0, 16, 512).expect("inside"), 1024);
            let b = BatchRef::repeated(x.submatrix(0, 0, 512, 16).expect("inside"), 1024);
            gemm_batched(1.0, a, b, 0.0, BatchMut::from_slice(c, 1024, 16, 16).expect("fits")).expect("fits");
        },
    ];
    for (i, entry) in entries.iter().enumerate() {
        set_num_threads(1).expect("one");
        assert_eq!(workers(), 0);
        set_num_threads(2).expect("few");
        entry(&mut c);
        assert_eq!(workers(), 1, "entry {i} uses a second thread");
        assert!(c.iter().all(|&x| x == 512.0), "entry {i}");
    }
    set_num_threads(0).expect("the default");
}

/// Sets rounding towards zero and flushing of subnormals for this thread.
fn unusual_controls() {
    #[cfg(target_arch = "x86_64")]
    unsafe {
        let word = 0xffc0u32;
        core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack, readonly));
    }
    #[cfg(target_arch = "aarch64")]
    unsafe {
        core::arch::asm!("msr fpcr, {}", in(reg) (3u64 << 22) | (1 << 24), options(nostack));
    }
}

/// Threads of the pool, ours or rayon's, round as the thread that called, and as they did before.
fn controls_of_the_calling_thread() {
    let n = 256;
    let (mut a, b) = (random(n * n, 6), random(n * n, 7));
    a[..n].fill(f32::MIN_POSITIVE);
    let product = || {
        let mut c = vec![f32::NAN; n * n];
        gemm(1.0, view(&a, n, n), view(&b, n, n), 0.0, MatMut::from_slice(&mut c, n, n).expect("fits")).expect("fits");
        c.iter().map(|x| x.to_bits()).collect::<Vec<_>>()
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(4).build().expect("threads");
    set_num_threads(4).expect("few");
    let usual = product();
    let on_one_thread = |threads: usize| {
        set_num_threads(threads).expect("few");
        thread::scope(|scope| {
            let run = || {
                unusual_controls();
                product()
            };
            scope.spawn(run).join().expect("a product")
        })
    };
    let unusual = on_one_thread(1);
    assert!(unusual != usual, "the controls make a difference");
    set_num_threads(4).expect("few");
    // The pool's threads start with the usual controls.
    assert!(product() == usual);
    assert!(on_one_thread(4) == unusual);
    assert!(product() == usual, "the pool's threads have their own controls back");
    let in_pool = || pool.install(product);
    assert!(in_pool() == usual);
}
