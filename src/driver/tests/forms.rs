//! Packed B, batches of independent products and threads over plain rows: every row, whatever it reads. These are plain Rust, the
//! same everywhere: an emulator gets a sample.

use super::{fake, *};
use crate::kernel::Layout;
use nanogemm_testkit::emulated;

const BOTH: FeatureSet = FeatureSet::from_bits(3);

fn numbers(random: &mut Rng, count: usize) -> Vec<f32> {
    (0..count).map(|_| random.i32(-4..=4) as f32).collect()
}

/// B packed for one row and multiplied on every row: those with the same panels use them, others get copies.
#[test]
fn packed_for_one_row_and_read_by_any() {
    let mut random = Rng::with_seed(21);
    for features in [BOTH, FeatureSet::portable(&fake::LIBRARY)] {
        for (m, n, k) in [(1, 1, 1), (9, 35, 5), (3, 64, 300), (40, 31, 600), (100, 70, 257), (5, 2100, 3)] {
            if emulated() && m * n * k > 60_000 {
                continue;
            }
            for layout in 0..LAYOUTS {
                let a = super::Operand::new(&mut random, m, k, layout);
                let b = super::Operand::new(&mut random, k, n, layout);
                // SAFETY: the rows are plain Rust.
                let packed = unsafe { packed::pack(&fake::LIBRARY, features, k, n, b.view().into()) }.expect("memory");
                // SAFETY: it was just made.
                let this = unsafe { packed.as_ref() };
                assert_eq!(this.width(), if features == BOTH { 32 } else { 4 });
                let before = super::Operand::new(&mut random, m, n, (layout + k) % LAYOUTS);
                let mut expected = super::Operand { data: before.data.clone(), ..before };
                reference::gemm(2.0, a.view(), b.view(), -1.0, expected.view_mut()).expect("shapes fit");
                for info in fake::LIBRARY.kernels {
                    let mut c = super::Operand { data: before.data.clone(), ..before };
                    let mut view = c.view_mut();
                    let to = (view.as_mut_ptr(), view.row_stride(), view.col_stride());
                    let call = this.call(m, 2.0, a.view().into(), -1.0, to).expect("f32");
                    // SAFETY: views vouch for their elements, and the rows are plain Rust.
                    unsafe { execute(&call, |_| Some(fixed(&fake::LIBRARY, info))) }.expect("a legal call");
                    assert!(c.data == expected.data, "{} {m}x{n}x{k} {layout}", info.name);
                }
                // SAFETY: nobody uses it any more.
                unsafe { object::free(packed) };
            }
        }
    }
}

/// The row for a packed B reads its panels; if none does at this vector length, any row is taken.
#[test]
fn rows_of_packed_panels() {
    let b = [1.0f32; 64 * 8];
    let view = MatRef::from_slice(&b, 8, 64).expect("fits");
    // SAFETY: the rows are plain Rust.
    let packed = unsafe { packed::pack(&fake::LIBRARY, BOTH, 8, 64, view.into()) }.expect("memory");
    // SAFETY: it was just made.
    let this = unsafe { packed.as_ref() };
    let problem = |width| Problem { b_panels: Some(width), ..Problem::row_major(crate::kernel::DType::F32, 9, 64, 8) };
    for (width, wide) in [(32, Some(true)), (4, Some(false)), (16, None)] {
        let row = this.choose(&problem(width)).expect("there is always one");
        let reads = row.info.b_layout == Layout::Packed && row.info.nr.elements(row.vector_bytes) == width;
        assert_eq!(reads, wide.is_some(), "{width}: {}", row.info.name);
        if let Some(wide) = wide {
            assert_eq!(row.info.isa == 0, wide, "{width}: {}", row.info.name);
        }
    }
    assert_eq!(
        this.call::<f64>(1, 1.0, view_of_f64().into(), 0.0, (core::ptr::null_mut(), 1, 1)).err(),
        Some(Error::Argument)
    );
    // SAFETY: nobody uses it any more.
    unsafe { object::free(packed) };
}

fn view_of_f64() -> MatRef<'static, f64> {
    MatRef::from_slice(&[0.0; 8], 1, 8).expect("fits")
}

/// Panels are where `docs/packed.md` says, whether a pack kernel writes them or, without one, the driver.
#[test]
fn panels_in_memory() {
    static BARE: Library = Library { packs: &[], ..fake::LIBRARY };
    let mut random = Rng::with_seed(22);
    let (k, n) = (7, 70);
    let b = numbers(&mut random, k * n);
    for library in [&fake::LIBRARY, &BARE] {
        let view = MatRef::from_slice(&b, n, k).expect("fits").transpose();
        // SAFETY: the rows are plain Rust.
        let packed = unsafe { packed::pack(library, BOTH, k, n, view.into()) }.expect("memory");
        // SAFETY: it was just made.
        let this = unsafe { packed.as_ref() };
        let call =
            this.call(1, 1.0, MatRef::from_slice(&b, 1, k).expect("fits").into(), 0.0, (core::ptr::null_mut(), 1, 1));
        let panels = call.expect("f32").b.ptr;
        let width = this.width();
        assert_eq!(panels.addr() % 64, 0);
        assert!(this.head().bytes >= n.next_multiple_of(width) * k * 4);
        for j in 0..n.next_multiple_of(width) {
            for p in 0..k {
                // SAFETY: panels are whole.
                let found = unsafe { *panels.add(j / width * width * k + p * width + j % width) };
                assert_eq!(found, view.get(p, j).unwrap_or(0.0), "({p}, {j}) in panels of {width}");
            }
        }
        // SAFETY: nobody uses it any more.
        unsafe { object::free(packed) };
    }
}

/// Copies with each combination of shared operands, next to each other and with gaps, on every row.
#[test]
fn copies() {
    let mut random = Rng::with_seed(23);
    for info in fake::LIBRARY.kernels {
        for (count, m, n, k) in [
            (3, 5, 7, 4),
            (4, 1, 33, 9),
            (4, 9, 1, 9),
            (2, 70, 66, 300),
            (5, 3, 4, 600),
            (90, 2, 3, 1),
            (3, 200, 40, 9),
        ] {
            if emulated() && count * m * n * k > 250_000 {
                continue;
            }
            for shared in 0..4 {
                for (gap, turned) in [(0, false), (3, false), (0, true), (3, true)] {
                    let (a_step, b_step) = ((m * k + gap) * (shared & 1 ^ 1), (k * n + gap) * (shared >> 1 ^ 1));
                    let c_step = m * n + gap;
                    let a = numbers(&mut random, (count - 1) * a_step + m * k);
                    let b = numbers(&mut random, (count - 1) * b_step + k * n);
                    let mut c = numbers(&mut random, count * c_step);
                    let mut expected = c.clone();
                    let view = |data, rows, cols| MatRef::from_slice(data, rows, cols).expect("fits");
                    for x in 0..count {
                        let (a, b) = (view(&a[x * a_step..], m, k), view(&b[x * b_step..], k, n));
                        let to = &mut expected[x * c_step..];
                        let to = if turned {
                            MatMut::from_slice(to, n, m).map(MatMut::transpose)
                        } else {
                            MatMut::from_slice(to, m, n)
                        };
                        reference::gemm(1.0, a, b, 2.0, to.expect("fits")).expect("shapes fit");
                    }
                    let to = if turned { (c.as_mut_ptr(), 1, m as isize) } else { (c.as_mut_ptr(), n as isize, 1) };
                    let (a, b) = (view(&a, m, k).into(), view(&b, k, n).into());
                    let copies = Copies { count, a: a_step as isize, b: b_step as isize, c: c_step as isize };
                    let call = Call { copies, ..Call::new((m, n, k), 1.0, a, b, 2.0, to) };
                    // SAFETY: the operands live here, and the rows are plain Rust.
                    unsafe { execute(&call, |_| Some(fixed(&fake::LIBRARY, info))) }.expect("a legal call");
                    assert!(c == expected, "{} {count} of {m}x{n}x{k}, shared {shared}, {gap} {turned}", info.name);
                }
            }
        }
    }
}

/// Which copies become one larger product.
#[test]
fn folding() {
    let folded = |(m, n), (a_rs, b_cs, c_rs, c_cs), (a, b, c)| {
        let operand = |rs, cs| super::super::Operand { ptr: core::ptr::null(), rs, cs, members: Members::Apart(0) };
        let call = Call::<f32>::new(
            (m, n, 3),
            1.0,
            operand(a_rs, 1),
            operand(1, b_cs),
            0.0,
            (core::ptr::null_mut(), c_rs, c_cs),
        );
        let call = Call { copies: Copies { count: 5, a, b, c }, ..call }.folded();
        (call.m, call.n, call.copies.count)
    };
    assert_eq!(folded((4, 6), (3, 1, 6, 1), (12, 0, 24)), (20, 6, 1), "As and Cs row by row");
    assert_eq!(folded((1, 6), (0, 1, 0, 1), (7, 0, 9)), (5, 6, 1), "single rows with gaps");
    assert_eq!(folded((4, 6), (3, 1, 6, 1), (13, 0, 24)), (4, 6, 5), "a gap between As");
    assert_eq!(folded((4, 6), (3, 1, 30, 1), (0, 6, 6)), (4, 30, 1), "Bs and Cs side by side");
    assert_eq!(folded((4, 1), (3, 0, 1, 0), (0, 8, 9)), (4, 5, 1), "single columns");
    assert_eq!(folded((4, 6), (3, 1, 6, 1), (12, 18, 24)), (4, 6, 5), "nothing is shared");
}

/// The same bits for every number of threads, on every row, and the exact product.
#[test]
fn threads() {
    let mut random = Rng::with_seed(24);
    // Large enough for five threads, or for two.
    let (m, n, k) = if emulated() { (150, 120, 240) } else { (150, 300, 240) };
    let (a, b) = (numbers(&mut random, m * k), numbers(&mut random, k * n));
    let (a, b) = (MatRef::from_slice(&a, m, k).expect("fits"), MatRef::from_slice(&b, k, n).expect("fits"));
    let mut expected = vec![1.0; 2 * m * n];
    fn to(c: &mut [f32], m: usize, n: usize) -> MatMut<'_, f32> {
        MatMut::from_slice_with_strides(c, 0, m, n, 2 * n as isize, 2).expect("fits")
    }
    reference::gemm(1.0, a, b, 1.0, to(&mut expected, m, n)).expect("shapes fit");
    for (threads, other_length) in [(1, false), (2, false), (3, false), (5, false), (5, true)] {
        super::super::threads::set_num_threads(threads).expect("few");
        // Threads with other vectors leave their parts to the caller.
        fake::OTHER_LENGTH.store(other_length, std::sync::atomic::Ordering::Relaxed);
        for info in fake::LIBRARY.kernels {
            let mut c = vec![1.0; 2 * m * n];
            // SAFETY: the rows are plain Rust.
            unsafe { hook::run_row(&fake::LIBRARY, info, 1.0, a, b, 1.0, to(&mut c, m, n)) }.expect("a legal call");
            assert!(c == expected, "{} on {threads} threads", info.name);
        }
    }
    fake::OTHER_LENGTH.store(false, std::sync::atomic::Ordering::Relaxed);
    super::super::threads::set_num_threads(0).expect("the default");
}
