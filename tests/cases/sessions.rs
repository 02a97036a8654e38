//! Faults of processor state around kernels: how often tiles are configured, and by whom.

use crate::mixed::Way;
use nanogemm::{
    BatchMut, BatchRef, Bf16, F16, MatMut, MatRef, Product, Storage, hook,
    kernel::{IsaInfo, KernelInfo, LIBRARY, Library, Session},
};
use nanogemm_testkit::shapes::Effort;
use std::{
    sync::{Barrier, Mutex, PoisonError},
    thread::{self, ThreadId},
};

/// Who entered and left the session; there is no argument in which a session could carry this.
static LOG: Mutex<Log> = Mutex::new(Log { real: None, entered: Vec::new(), inside: Vec::new(), wrong: false });
/// One trial at a time counts.
static COUNTING: Mutex<()> = Mutex::new(());

struct Log {
    real: Option<Session>,
    /// A thread for each time.
    entered: Vec<ThreadId>,
    /// Those that have not left.
    inside: Vec<ThreadId>,
    /// Entered twice without leaving, or left without entering.
    wrong: bool,
}

unsafe extern "C" fn enter() {
    let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
    let me = thread::current().id();
    log.wrong |= log.inside.contains(&me);
    log.entered.push(me);
    log.inside.push(me);
    if let Some(real) = log.real {
        // SAFETY: the machine runs the instruction set.
        unsafe { (real.enter)() };
    }
}

unsafe extern "C" fn leave() {
    let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
    let me = thread::current().id();
    let place = log.inside.iter().position(|thread| *thread == me);
    log.wrong |= place.is_none();
    place.map(|place| log.inside.swap_remove(place));
    if let Some(real) = log.real {
        // SAFETY: it was entered on this thread, or the test fails.
        unsafe { (real.leave)() };
    }
}

/// The library, whose sessions count.
fn counting() -> &'static Library {
    let counted = |isa: &IsaInfo| IsaInfo {
        name: isa.name,
        rank: isa.rank,
        vector_bytes: isa.vector_bytes,
        session: isa.session.map(|_| Session { enter, leave }),
    };
    let isas = Vec::leak(LIBRARY.isas.iter().map(counted).collect());
    Box::leak(Box::new(Library { isas, ..LIBRARY }))
}

/// The threads that entered a session during `call`, once for each time.
fn entered(session: Session, call: impl FnOnce()) -> Vec<ThreadId> {
    *LOG.lock().expect("no panic before") =
        Log { real: Some(session), entered: Vec::new(), inside: Vec::new(), wrong: false };
    call();
    let log = LOG.lock().expect("no panic before");
    assert!(!log.wrong && log.inside.is_empty(), "sessions are entered and left in turn");
    log.entered.clone()
}

/// A thousand products of 32x32x32, and one product of many blocks: a thread configures its tiles once for everything that it
/// computes of a call, and kernels configure nothing (which `verify` proves of their code).
pub fn case_126(isa: usize) {
    let session = LIBRARY.isas[isa].session.expect("a trial of a session");
    let _one = COUNTING.lock().unwrap_or_else(PoisonError::into_inner);
    let library = counting();
    let rows = || LIBRARY.kernels.iter().filter(move |row| row.isa == isa);
    let mut taken = 0;
    for row in rows() {
        taken += usize::from(configured::<Bf16, Bf16, f32>(library, row, session));
        taken += usize::from(configured::<Bf16, Bf16, Bf16>(library, row, session));
        taken += usize::from(configured::<F16, F16, f32>(library, row, session));
        taken += usize::from(configured::<u8, i8, i32>(library, row, session));
        taken += usize::from(configured::<i8, i8, f32>(library, row, session));
    }
    assert!(taken >= rows().count(), "a row was not counted");
}

/// No thread entered twice, and there were no more than so many.
fn once_each(name: &str, threads: usize, entered: &[ThreadId]) {
    assert!((1..=threads).contains(&entered.len()), "{name}: {} times on {threads} threads", entered.len());
    let again = |(place, thread)| entered[..place].contains(thread);
    assert!(!entered.iter().enumerate().any(again), "{name}: a thread of {threads} entered twice in a call");
}

/// Counts on a row; `false` if it cannot take the product.
fn configured<A: Product<B, C>, B: Storage, C: Storage>(
    library: &'static Library,
    row: &'static KernelInfo,
    session: Session,
) -> bool {
    const COUNT: usize = 1000;
    const SIZE: usize = 32;
    let square = SIZE * SIZE;
    let (left, right) = (|x: usize| (1 + x % 3) as f64, |x: usize| (1 + x % 2) as f64);
    let a: Vec<A> = (0..COUNT * square).map(|e| A::from_f64(left(e / square + e / SIZE % SIZE))).collect();
    let b: Vec<B> = (0..COUNT * square).map(|e| B::from_f64(right(e / square + e % SIZE))).collect();
    let mut c = vec![C::from_f64(0.0); COUNT * square];
    for threads in [1, 4] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        // Without the feature the library knows nothing of the pool and takes threads of its own.
        let most = if cfg!(feature = "rayon") { threads } else { nanogemm::num_threads() };
        let mut run = || {
            let (a, b) = (BatchRef::from_slice(&a, COUNT, SIZE, SIZE), BatchRef::from_slice(&b, COUNT, SIZE, SIZE));
            let c = BatchMut::from_slice(&mut c, COUNT, SIZE, SIZE).expect("C");
            // SAFETY: trials run only where the machine has the instruction set, and the library has the row.
            let result = unsafe { hook::run_mixed_batch_row(library, row, a.expect("A"), b.expect("B"), c) };
            result.map(|result| result.expect("a legal call"))
        };
        let mut result = None;
        let entered = entered(session, || result = pool.install(&mut run));
        if result.is_none() {
            return false;
        }
        once_each(row.name, most, &entered);
        for (e, got) in c.iter().enumerate() {
            let (x, i, j) = (e / square, e / SIZE % SIZE, e % SIZE);
            assert_eq!(got.to_f64(), SIZE as f64 * left(x + i) * right(x + j), "{}: {x}: ({i}, {j})", row.name);
        }
        // So many rows, columns and steps that there are several blocks of each.
        let (m, n, k) = (700, 600, 5000);
        let (a, b) = (vec![A::from_f64(1.0); m * k], vec![B::from_f64(1.0); k * n]);
        let mut c = vec![C::from_f64(0.0); m * n];
        let mut run = || {
            let (a, b) = (MatRef::from_slice(&a, m, k).expect("A"), MatRef::from_slice(&b, k, n).expect("B"));
            let c = MatMut::from_slice(&mut c, m, n).expect("C");
            // SAFETY: as above.
            unsafe { hook::run_mixed_row(library, row, 1.0, a, b, 0.0, c, None) }
        };
        let entered = crate::sessions::entered(session, || {
            pool.install(&mut run).expect("the row takes products of these types").expect("a legal call");
        });
        once_each(row.name, most, &entered);
        assert!(c.iter().all(|x| x.to_f64() == C::from_f64(k as f64).to_f64()), "{}: {m}x{n}x{k}", row.name);
    }
    true
}

/// Calls of each thread in [`case_086`].
const CALLS: usize = 1_000;
/// Calls of each thread in the long form, those of the report.
pub const ALL_CALLS: usize = 100_000;

/// Two shapes with different tails, in turns on 32 threads: none disturbs the tiles of another.
pub fn case_086(ways: &[Way]) {
    // Tiles that could be disturbed no emulator has.
    tails_on_threads(ways, Effort::current().pick(CALLS, CALLS / 100));
}

/// The same with so many calls of each thread.
pub fn tails_on_threads(ways: &[Way], calls: usize) {
    let taken = [
        hammer::<Bf16, Bf16, f32>(ways, calls),
        hammer::<F16, F16, F16>(ways, calls),
        hammer::<u8, i8, i32>(ways, calls),
        hammer::<i8, i8, i32>(ways, calls),
    ];
    assert!(taken.contains(&true), "no row takes any product");
}

/// Calls of products of these types, `calls` on each thread, on the ways that take them; `false` if none does.
fn hammer<A: Product<B, C>, B: Storage, C: Storage>(ways: &[Way], calls: usize) -> bool {
    const THREADS: usize = 32;
    const SHAPES: [(usize, usize, usize); 2] = [(17, 19, 33), (33, 5, 70)];
    let problems = SHAPES.map(|(m, n, k)| {
        let (left, right) = (|e: usize| (e % 5) as f64, |e: usize| (e % 3) as f64 - 1.0);
        let a: Vec<A> = (0..m * k).map(|e| A::from_f64(left(e))).collect();
        let b: Vec<B> = (0..k * n).map(|e| B::from_f64(right(e))).collect();
        let sum = |i: usize, j: usize| (0..k).map(|p| left(i * k + p) * right(p * n + j)).sum();
        let c: Vec<C> = (0..m * n).map(|e| C::from_f64(sum(e / n, e % n))).collect();
        (a, b, c)
    });
    let run = |way: Way, shape: usize, c: &mut [C]| {
        let ((m, n, k), (a, b, _)) = (SHAPES[shape], &problems[shape]);
        let (a, b) = (MatRef::from_slice(a, m, k).expect("A"), MatRef::from_slice(b, k, n).expect("B"));
        way.run((1.0, 0.0), a, b, MatMut::from_slice(c, m, n).expect("C"), None)
    };
    let buffers = || [0, 1].map(|shape: usize| vec![C::from_f64(0.0); problems[shape].2.len()]);
    let takes = |way: &Way| buffers().iter_mut().enumerate().all(|(shape, c)| run(*way, shape, c));
    let ways: Vec<Way> = ways.iter().copied().filter(takes).collect();
    if ways.is_empty() {
        return false;
    }
    let barrier = Barrier::new(THREADS);
    thread::scope(|scope| {
        for thread in 0..THREADS {
            let (run, ways, barrier, problems) = (&run, &ways, &barrier, &problems);
            let mut results = buffers();
            scope.spawn(move || {
                barrier.wait();
                for call in 0..calls {
                    let shape = (thread + call) % 2;
                    let (c, want) = (&mut results[shape], &problems[shape].2);
                    c.fill(C::from_f64(f64::NAN));
                    assert!(run(ways[(thread + call / 2) % ways.len()], shape, c));
                    assert!(c == want, "thread {thread}, call {call}: {:?}", SHAPES[shape]);
                }
            });
        }
    });
    true
}
