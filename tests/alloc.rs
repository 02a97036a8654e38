//! What calls allocate: small ones nothing, larger ones bounded scratch that is reused, and a refusal is an error.
#![allow(clippy::undocumented_unsafe_blocks)]

use nanogemm::{
    BatchMut, BatchRef, Error, MatMut, MatRef, PackedB, Plan, gemm, gemm_batched, gemm_packed_b, hook,
    kernel::{self, DType, KernelInfo},
    kernels, set_num_threads,
};
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
    static REFUSE: Cell<bool> = const { Cell::new(false) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        if REFUSE.get() { std::ptr::null_mut() } else { unsafe { System.alloc(layout) } }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        unsafe { System.dealloc(ptr, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Allocations made by `f` on this thread.
fn count(f: impl FnOnce()) -> usize {
    let before = COUNT.get();
    f();
    COUNT.get() - before
}

/// Anything that computes a product into C.
type Entry<'a> = dyn Fn(MatMut<'_, f32>) -> Result<(), Error> + Sync + 'a;

/// C with gaps between its columns, so that a block of it is always computed in scratch.
fn product(size: usize, c: &mut [f32], run: impl FnOnce(MatRef<'_, f32>, MatRef<'_, f32>, MatMut<'_, f32>)) {
    let x = vec![1.0f32; size * size];
    let a = MatRef::from_slice(&x, size, size).expect("fits").transpose();
    let c = MatMut::from_slice_with_strides(c, 0, size, size, 2 * size as isize, 2).expect("fits");
    run(a, a, c);
}

#[test]
fn small_products_do_not_allocate() {
    let machine = nanogemm::dispatch::machine(&nanogemm::kernel::LIBRARY);
    for size in [1, 2, 17, 63, 64] {
        let mut c = vec![0.0f32; 2 * size * size];
        product(size, &mut c, |a, b, mut c| {
            assert_eq!(count(|| gemm(1.0, a, b, 0.0, c.as_mut()).expect("fits")), 0, "{size}");
            let packed = PackedB::new(b).expect("memory");
            assert_eq!(count(|| gemm_packed_b(1.0, a, &packed, 0.0, c.as_mut()).expect("fits")), 0, "{size} packed");
            let mut plan = || Plan::<f32>::new(size, size, size).expect("rows").execute(1.0, a, b, 0.0, c.as_mut());
            assert_eq!(count(|| plan().expect("fits")), 0, "{size} planned");
            // Rows whose vectors run along k take no C with gaps.
            let here = |row: &&KernelInfo| row.own_type() == Some(DType::F32) && machine.contains(row.isa);
            for row in kernels().iter().filter(here).filter(|row| row.b_layout != kernel::Layout::Columns) {
                let mut run = || unsafe { hook::run_row(&nanogemm::kernel::LIBRARY, row, 1.0, a, b, 0.0, c.as_mut()) };
                assert_eq!(count(|| run().expect("fits")), 0, "{} {size}", row.name);
            }
        });
        assert!(c.iter().step_by(2).all(|&x| x == size as f32));
    }
}

/// Every entry, on one thread and on several: one area for all of them, kept for the next call, and nothing is written
/// unless it is there. One test, since the number of threads is one for the process.
#[test]
fn scratch_is_reused_and_refusal_is_an_error() {
    // More than the calling thread keeps for itself, and divisible by three.
    let size = if nanogemm_testkit::emulated() { 165 } else { 300 };
    let mut c = vec![7.0f32; 2 * size * size];
    for threads in [1, 3] {
        set_num_threads(threads).expect("few");
        product(size, &mut c, |a, b, mut c| {
            // The pool's threads are started here, and the scratch of this call goes with the thread that makes it.
            std::thread::scope(|scope| {
                scope.spawn(|| gemm(1.0, a, b, 0.0, c.as_mut()).expect("fits"));
            });
            let packed = PackedB::new(b).expect("memory");
            let plan = Plan::<f32>::new(size, size, size).expect("rows");
            // Three stripes of A and C; columns of C stay apart.
            let stripes = || BatchRef::from_slice(&ONES, 3, size / 3, size).expect("fits");
            let entries: [&Entry<'_>; 4] = [
                &|c| gemm(1.0, a, b, 0.0, c),
                &|c| gemm_packed_b(1.0, a, &packed, 0.0, c),
                &|c| plan.execute(1.0, a, b, 0.0, c),
                &|mut c| {
                    let to = unsafe { std::slice::from_raw_parts_mut(c.as_mut_ptr(), 2 * size * size - 1) };
                    let (rs, rows) = (2 * size as isize, size / 3);
                    let step = rs * rows as isize;
                    let to = BatchMut::from_slice_with_strides(to, 0, 3, rows, size, rs, 2, step).expect("distinct");
                    gemm_batched(1.0, stripes(), BatchRef::repeated(b, 3), 0.0, to)
                },
            ];
            for (i, entry) in entries.iter().enumerate() {
                for x in 0..size * size {
                    c.set(x / size, x % size, 7.0).expect("inside");
                }
                // On a thread of its own, so that there is no scratch yet.
                std::thread::scope(|scope| {
                    let c = c.as_mut();
                    scope.spawn(move || {
                        let mut c = c;
                        REFUSE.set(true);
                        let refused = entry(c.as_mut());
                        REFUSE.set(false);
                        let what = format!("entry {i} on {threads} threads");
                        assert_eq!(refused, Err(Error::NoMemory), "{what}");
                        assert_eq!(hook::last_kernel().map(|row| row.name), None);
                        assert!(
                            (0..size * size).all(|x| c.get(x / size, x % size) == Some(7.0)),
                            "{what}: C is untouched"
                        );
                        assert_eq!(count(|| entry(c.as_mut()).expect("fits")), 1, "{what}");
                        assert_eq!(count(|| entry(c.as_mut()).expect("fits")), 0, "{what}");
                        assert!((0..size * size).all(|x| c.get(x / size, x % size) == Some(size as f32)), "{what}");
                    });
                });
            }
            // A packed B is refused as a whole.
            REFUSE.set(true);
            let refused = PackedB::new(b).map(|_| ());
            REFUSE.set(false);
            assert_eq!(refused, Err(Error::NoMemory));
            assert_eq!(count(|| drop(PackedB::new(b).expect("memory"))), 1, "head and panels are one allocation");
        });
    }
}

static ONES: [f32; 300 * 300] = [1.0; 300 * 300];
