//! What calls allocate: small ones nothing, larger ones bounded scratch that is reused, and a refusal is an error.
#![allow(clippy::undocumented_unsafe_blocks)]

use nanogemm::{Error, MatMut, MatRef, gemm, hook, kernels};
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
            for row in kernels().iter().filter(|row| machine.contains(row.isa)) {
                let mut run = || unsafe { hook::run_row(&nanogemm::kernel::LIBRARY, row, 1.0, a, b, 0.0, c.as_mut()) };
                assert_eq!(count(|| run().expect("fits")), 0, "{} {size}", row.name);
            }
        });
        assert!(c.iter().step_by(2).all(|&x| x == size as f32));
    }
}

#[test]
fn scratch_is_reused_and_refusal_is_an_error() {
    let size = 300;
    let mut c = vec![7.0f32; 2 * size * size];
    product(size, &mut c, |a, b, mut c| {
        REFUSE.set(true);
        let refused = gemm(1.0, a, b, 0.0, c.as_mut());
        REFUSE.set(false);
        assert_eq!(refused, Err(Error::NoMemory));
        assert_eq!(hook::last_kernel().map(|row| row.name), None);
        assert!((0..size).all(|i| c.get(i, i) == Some(7.0)), "C is untouched");
        assert_eq!(count(|| gemm(1.0, a, b, 0.0, c.as_mut()).expect("fits")), 1);
        assert_eq!(count(|| gemm(1.0, a, b, 0.0, c.as_mut()).expect("fits")), 0);
    });
    assert!(c.iter().step_by(2).all(|&x| x == size as f32));
}
