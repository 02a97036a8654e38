//! The library's own threads: started when first needed, asleep between calls.
//!
//! A call is a [`Job`] on the caller's stack. Sleeping threads are woken and take parts of it; the caller takes parts too,
//! and when none is left it withdraws the job and waits for those that are still being computed. So a call never waits for
//! threads that are busy with other calls, and however many callers there are, each of them makes progress by itself.
//! Nothing is allocated in a call but when threads start.
//!
//! After a fork the child has only the thread that forked. The pool knows the process it belongs to: the child leaves the
//! old one where it is, its threads and locks being of no use any more, and makes its own.

use core::{
    ptr,
    sync::atomic::{AtomicBool, AtomicPtr, Ordering},
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    process,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

/// A call that is being computed. Fields are read and written under the pool's lock only.
struct Job {
    run: *const (dyn Fn(usize) + Sync),
    parts: usize,
    /// The first part nobody has taken yet.
    next: usize,
    /// Parts that threads of the pool are computing.
    running: usize,
    /// Did one of them panic?
    panicked: bool,
    /// The next job in the list.
    after: *mut Job,
}

/// A thread, and the order to end.
struct Worker {
    handle: JoinHandle<()>,
    stop: Arc<AtomicBool>,
}

struct State {
    /// Jobs in the order of their arrival.
    first: *mut Job,
    workers: Vec<Worker>,
}

// SAFETY: jobs are used under the lock, while their callers wait.
unsafe impl Send for State {}

struct Pool {
    process: u32,
    state: Mutex<State>,
    /// There is something to take, or to stop for.
    work: Condvar,
    /// A part has ended.
    done: Condvar,
}

static POOL: AtomicPtr<Pool> = AtomicPtr::new(ptr::null_mut());

/// The pool of this process, if there is one.
fn existing() -> Option<&'static Pool> {
    // SAFETY: pools are never freed.
    let pool = unsafe { POOL.load(Ordering::Acquire).as_ref() };
    pool.filter(|pool| pool.process == process::id())
}

/// The pool of this process. The one of a parent process is left alone: other threads held its locks, maybe for ever.
fn pool() -> &'static Pool {
    loop {
        let old = POOL.load(Ordering::Acquire);
        if let Some(pool) = existing() {
            return pool;
        }
        let state = Mutex::new(State { first: ptr::null_mut(), workers: Vec::new() });
        let new = Pool { process: process::id(), state, work: Condvar::new(), done: Condvar::new() };
        let new = Box::into_raw(Box::new(new));
        if POOL.compare_exchange(old, new, Ordering::AcqRel, Ordering::Acquire).is_err() {
            // SAFETY: nobody else has seen it.
            drop(unsafe { Box::from_raw(new) });
        }
    }
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts threads until there are `count`, or until the system refuses: then the call has fewer.
    fn grow(&'static self, state: &mut State, count: usize) {
        while state.workers.len() < count {
            let stop = Arc::new(AtomicBool::new(false));
            let stopped = Arc::clone(&stop);
            let thread = thread::Builder::new().name("nanogemm".into()).spawn(move || self.work(&stopped));
            let Ok(handle) = thread else { return };
            state.workers.push(Worker { handle, stop });
        }
    }

    /// What a thread of the pool does.
    fn work(&self, stop: &AtomicBool) {
        let mut state = self.lock();
        while !stop.load(Ordering::Relaxed) {
            // SAFETY: jobs in the list are alive.
            let Some(job) = (unsafe { state.waiting() }) else {
                state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            // SAFETY: the job is alive as long as it is in the list or a part of it is running, which is counted under the
            // lock; `run` may be called from any thread until then.
            unsafe {
                let part = (*job).next;
                (*job).next += 1;
                (*job).running += 1;
                let run = (*job).run;
                drop(state);
                let result = catch_unwind(AssertUnwindSafe(|| (*run)(part)));
                state = self.lock();
                (*job).panicked |= result.is_err();
                (*job).running -= 1;
                if (*job).running == 0 {
                    self.done.notify_all();
                }
            }
        }
    }
}

impl State {
    /// The first job of which a part is left.
    ///
    /// # Safety
    ///
    /// Jobs in the list must be alive.
    unsafe fn waiting(&self) -> Option<*mut Job> {
        let mut job = self.first;
        // SAFETY: the caller's promise.
        unsafe {
            while !job.is_null() && (*job).next == (*job).parts {
                job = (*job).after;
            }
        }
        (!job.is_null()).then_some(job)
    }

    /// The place that points to `job`, or the end of the list for null.
    ///
    /// # Safety
    ///
    /// As for [`State::waiting`].
    unsafe fn link(&mut self, job: *mut Job) -> *mut *mut Job {
        let mut link = &raw mut self.first;
        // SAFETY: the caller's promise.
        unsafe {
            while *link != job && !(*link).is_null() {
                link = &raw mut (**link).after;
            }
        }
        link
    }
}

/// Withdraws a job and waits for its running parts when dropped, also when the caller's own part panics.
struct Submitted {
    pool: &'static Pool,
    job: *mut Job,
}

impl Drop for Submitted {
    fn drop(&mut self) {
        let mut state = self.pool.lock();
        // SAFETY: the job was put into the list, and lives until this returns.
        unsafe {
            let link = state.link(self.job);
            *link = (*self.job).after;
            let running = |_: &mut State| (*self.job).running > 0;
            drop(self.pool.done.wait_while(state, running).unwrap_or_else(PoisonError::into_inner));
        }
    }
}

/// Runs `f(0)` to `f(parts - 1)` on this thread and the pool's.
pub(super) fn run(parts: usize, f: &(dyn Fn(usize) + Sync)) {
    let pool = pool();
    // SAFETY: only the lifetime changes; the job is withdrawn before this function returns.
    let run = unsafe { core::mem::transmute::<&(dyn Fn(usize) + Sync), *const (dyn Fn(usize) + Sync + 'static)>(f) };
    let mut job = Job { run, parts, next: 0, running: 0, panicked: false, after: ptr::null_mut() };
    let job = &raw mut job;
    let mut state = pool.lock();
    pool.grow(&mut state, parts - 1);
    // SAFETY: the job lives until `submitted` is dropped; its fields are used under the lock.
    unsafe {
        let end = state.link(ptr::null_mut());
        *end = job;
        let submitted = Submitted { pool, job };
        if parts > state.workers.len() {
            pool.work.notify_all();
        } else {
            (1..parts).for_each(|_| pool.work.notify_one());
        }
        while (*job).next < parts {
            let part = (*job).next;
            (*job).next += 1;
            drop(state);
            f(part);
            state = pool.lock();
        }
        drop(state);
        drop(submitted);
        assert!(!(*job).panicked, "a part of a product panicked: a bug of nanogemm");
    }
}

/// Ends the threads of the pool beyond the first `count`, and waits for them.
pub(super) fn shrink(count: usize) {
    let Some(pool) = existing() else { return };
    let surplus = {
        let mut state = pool.lock();
        let from = count.min(state.workers.len());
        let surplus: Vec<Worker> = state.workers.drain(from..).collect();
        surplus.iter().for_each(|worker| worker.stop.store(true, Ordering::Relaxed));
        surplus
    };
    pool.work.notify_all();
    for worker in surplus {
        // A thread that panicked outside of a job is gone as well.
        let _ = worker.handle.join();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn every_part_runs_once_from_many_callers() {
        thread::scope(|scope| {
            for caller in 0..8 {
                scope.spawn(move || {
                    for round in 0..200 {
                        let counts: Vec<AtomicUsize> = (0..1 + (caller + round) % 5).map(|_| 0.into()).collect();
                        run(counts.len(), &|part| {
                            counts[part].fetch_add(1, Ordering::Relaxed);
                        });
                        assert!(counts.iter().all(|count| count.load(Ordering::Relaxed) == 1));
                        if round % 50 == caller {
                            shrink(caller % 3);
                        }
                    }
                });
            }
        });
    }

    #[test]
    fn a_panic_reaches_the_caller_and_the_pool_goes_on() {
        for guilty in 0..3 {
            let result = catch_unwind(|| run(3, &|part| assert!(part != guilty, "on purpose")));
            assert!(result.is_err());
        }
        let sum = AtomicUsize::new(0);
        run(5, &|part| {
            sum.fetch_add(part, Ordering::Relaxed);
        });
        assert_eq!(sum.into_inner(), 10);
    }
}
