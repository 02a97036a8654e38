//! The driver over plain rows: every row through every layout, at sizes around tiles and blocks.

/// Included as generated rows are.
mod fake {
    use crate::kernel as nanogemm_rows;
    include!("fake.rs");
}
mod forms;
mod select;

use super::*;
use crate::{
    matrix::{MatMut, MatRef},
    reference,
};
use fastrand::Rng;

/// A buffer and a view of it with a margin that has to stay as it is.
struct Operand {
    data: Vec<f32>,
    offset: usize,
    rows: usize,
    cols: usize,
    rs: isize,
    cs: isize,
}

const LAYOUTS: usize = 8;

impl Operand {
    /// Layouts: row-major, column-major, both with gaps, rows reversed, columns reversed, everything reversed with gaps.
    fn new(random: &mut Rng, rows: usize, cols: usize, layout: usize) -> Self {
        let (r, c) = (rows.max(1) as isize, cols.max(1) as isize);
        let (rs, cs) =
            [(c, 1), (1, r), (c + 3, 1), (1, r + 2), (-c, 1), (c, -1), (2 * c + 1, 2), (-3, -3 * r - 1)][layout];
        let reach = |dimension: isize, stride: isize| (dimension - 1) * stride;
        let low = reach(r, rs).min(0) + reach(c, cs).min(0);
        let high = reach(r, rs).max(0) + reach(c, cs).max(0);
        let margin = 5;
        let data = (0..(high - low) as usize + 1 + 2 * margin).map(|_| random.i32(-4..=4) as f32).collect();
        Operand { data, offset: margin + low.unsigned_abs(), rows, cols, rs, cs }
    }

    fn view(&self) -> MatRef<'_, f32> {
        let Operand { data, offset, rows, cols, rs, cs } = self;
        MatRef::from_slice_with_strides(data, *offset, *rows, *cols, *rs, *cs).expect("the view is inside")
    }

    fn view_mut(&mut self) -> MatMut<'_, f32> {
        let Operand { data, offset, rows, cols, rs, cs } = self;
        MatMut::from_slice_with_strides(data, *offset, *rows, *cols, *rs, *cs).expect("the view is inside")
    }
}

/// Runs a row and compares the whole buffer of C, margins included, with the reference. Values are small integers, so
/// every order of summation gives the same bits.
fn trial(info: &'static KernelInfo, (m, n, k): (usize, usize, usize), layouts: [usize; 3], alpha: f32, beta: f32) {
    let mut random = Rng::with_seed((m * 31 + n * 7 + k) as u64);
    let a = Operand::new(&mut random, m, k, layouts[0]);
    let b = Operand::new(&mut random, k, n, layouts[1]);
    let mut c = Operand::new(&mut random, m, n, layouts[2]);
    if beta == 0.0 {
        for i in 0..m {
            for j in 0..n {
                c.view_mut().set(i, j, f32::NAN);
            }
        }
    }
    let mut expected = Operand { data: c.data.clone(), ..c };
    reference::gemm(alpha, a.view(), b.view(), beta, expected.view_mut()).expect("shapes fit");
    // SAFETY: the rows are plain Rust.
    let result = unsafe { hook::run_row(&fake::LIBRARY, info, alpha, a.view(), b.view(), beta, c.view_mut()) };
    assert_eq!(result, Ok(()));
    let what = format!("{} {m}x{n}x{k} {layouts:?} alpha {alpha} beta {beta}", info.name);
    let bits = |data: &[f32]| data.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    // The sign of a zero depends on the order of operations.
    let plain = |data: &[f32]| bits(&data.iter().map(|x| x + 0.0).collect::<Vec<_>>());
    assert!(plain(&c.data) == plain(&expected.data), "{what}");
    let ran = hook::last_kernel().map(|row| row.name);
    assert_eq!(ran, (m > 0 && n > 0 && k > 0 && alpha != 0.0).then_some(info.name), "{what}");
}

#[test]
fn shapes_around_tiles() {
    for info in fake::LIBRARY.kernels {
        for m in [0, 1, 2, 3, 4, 7, 8, 9, 17] {
            for n in [0, 1, 3, 4, 5, 31, 32, 33, 65] {
                for k in [0, 1, 2, 5, 17] {
                    trial(info, (m, n, k), [0, 0, 0], 1.0, 0.0);
                    trial(info, (m, n, k), [1, 1, 1], -2.0, 1.0);
                }
            }
        }
    }
}

#[test]
fn every_layout() {
    for info in fake::LIBRARY.kernels {
        for layouts in 0..LAYOUTS.pow(3) {
            let layouts = [layouts % LAYOUTS, layouts / LAYOUTS % LAYOUTS, layouts / LAYOUTS / LAYOUTS];
            trial(info, (9, 35, 5), layouts, 1.0, 2.0);
            trial(info, (35, 2, 9), layouts, 2.0, 0.0);
            trial(info, (1, 6, 3), layouts, 1.0, -1.0);
            trial(info, (6, 1, 3), layouts, 1.0, 0.5);
        }
    }
}

#[test]
fn factors() {
    for info in fake::LIBRARY.kernels {
        for alpha in [0.0, -0.0, 1.0, -1.0, 2.5] {
            for beta in [0.0, -0.0, 1.0, -1.0, 0.5] {
                for layout in [0, 1, 6] {
                    trial(info, (5, 37, 6), [0, 0, layout], alpha, beta);
                    trial(info, (5, 37, 0), [0, 0, layout], alpha, beta);
                }
            }
        }
    }
}

#[test]
fn more_than_one_block() {
    for info in fake::LIBRARY.kernels {
        for (m, n, k) in [(3, 4, 1100), (200, 5, 260), (400, 3, 2), (2, 4100, 3), (66, 70, 300), (197, 33, 257)] {
            trial(info, (m, n, k), [0, 0, 0], 1.0, 2.0);
            trial(info, (m, n, k), [1, 6, 7], 1.0, 0.0);
            trial(info, (m, n, k), [1, 1, 1], 1.0, 1.0);
        }
    }
}

#[test]
fn nan_factors_propagate() {
    let (a, b) = ([1.0f32; 6], [1.0f32; 6]);
    for info in fake::LIBRARY.kernels {
        for (alpha, beta) in [(f32::NAN, 0.0), (1.0, f32::NAN), (f32::NAN, 1.0), (0.0, f32::NAN)] {
            let mut c = [1.0f32; 4];
            let (a, b) = (MatRef::from_slice(&a, 2, 3), MatRef::from_slice(&b, 3, 2));
            let c_view = MatMut::from_slice(&mut c, 2, 2);
            let (a, b, c_view) = (a.expect("fits"), b.expect("fits"), c_view.expect("fits"));
            // SAFETY: the rows are plain Rust.
            let result = unsafe { hook::run_row(&fake::LIBRARY, info, alpha, a, b, beta, c_view) };
            assert!(result.is_ok() && c.iter().all(|x| x.is_nan()), "{} {alpha} {beta} {c:?}", info.name);
        }
    }
}

/// The batch forms agree with the sum of plain products, whatever the row and however long the batch.
#[test]
fn batches() {
    let mut random = Rng::with_seed(11);
    for info in fake::LIBRARY.kernels {
        for (m, n, k, batch) in
            [(3, 5, 4, 1), (9, 33, 7, 90), (2, 3, 300, 3), (70, 70, 5, 4), (4, 4, 1, 600), (3, 4, 5, 0)]
        {
            for listed in [false, true] {
                for turned in [false, true] {
                    let a: Vec<f32> = (0..m * k * batch).map(|_| random.i32(-3..=3) as f32).collect();
                    let b: Vec<f32> = (0..k * n * batch).map(|_| random.i32(-3..=3) as f32).collect();
                    let mut c = vec![3.0f32; m * n];
                    let mut expected = c.clone();
                    for x in &mut expected {
                        *x *= 2.0;
                    }
                    for x in 0..batch {
                        let a = MatRef::from_slice(&a[x * m * k..], m, k).expect("fits");
                        let b = MatRef::from_slice(&b[x * k * n..], k, n).expect("fits");
                        for i in 0..m {
                            for j in 0..n {
                                let at = if turned { j * m + i } else { i * n + j };
                                expected[at] += reference::element(a, b, i, j).value as f32;
                            }
                        }
                    }
                    let list = |data: &[f32], size| (0..batch).map(|x| data[x * size..].as_ptr()).collect::<Vec<_>>();
                    let (a_list, b_list) = (list(&a, m * k), list(&b, k * n));
                    let members = |list: &[*const f32], size: usize| match listed {
                        true => Members::Listed(list.as_ptr(), size_of::<*const f32>()),
                        false => Members::Apart(size as isize),
                    };
                    let operand = |data: &[f32], rs: usize, members| super::Operand {
                        ptr: if listed { core::ptr::null() } else { data.as_ptr() },
                        rs: rs as isize,
                        cs: 1,
                        members,
                    };
                    let (c_rs, c_cs) = if turned { (1, m as isize) } else { (n as isize, 1) };
                    let a = operand(&a, k, members(&a_list, m * k));
                    let b = operand(&b, n, members(&b_list, k * n));
                    let to = (c.as_mut_ptr(), c_rs, c_cs);
                    let call = Call { batch, ..Call::new((m, n, k), 1.0, a, b, 2.0, to) };
                    // SAFETY: the operands live here, and the rows are plain Rust.
                    let result = unsafe { execute(&call, |_| Some(fixed(&fake::LIBRARY, info))) };
                    assert_eq!(result, Ok(()));
                    assert_eq!(c, expected, "{} {m}x{n}x{k} batch {batch} {listed} {turned}", info.name);
                }
            }
        }
    }
}

/// Sums of `k` ones plus a tiny spread: in one long chain the error would grow with k, in blocks it does not.
#[test]
fn long_sums_are_blocked() {
    let k = 1 << 20;
    let a: Vec<f32> = (0..k).map(|i| 1.0 + (i % 7) as f32 * 1e-3).collect();
    let b = vec![0.1f32; k];
    for info in fake::LIBRARY.kernels {
        let mut c = [0.0f32];
        let (x, y) = (MatRef::from_slice(&a, 1, k).expect("fits"), MatRef::from_slice(&b, k, 1).expect("fits"));
        let exact = reference::element(x, y, 0, 0);
        let c_view = MatMut::from_slice(&mut c, 1, 1).expect("fits");
        // SAFETY: the rows are plain Rust.
        unsafe { hook::run_row(&fake::LIBRARY, info, 1.0, x, y, 0.0, c_view) }.expect("runs");
        let error = (f64::from(c[0]) - exact.value).abs() / exact.magnitude;
        assert!(error <= 0.5 * f64::from(f32::EPSILON) * (256.0 + k as f64 / 256.0), "{}: {error:e}", info.name);
    }
}

#[test]
fn a_row_of_other_types_or_without_panels_is_refused() {
    static NO_PACKS: Library = Library { packs: &[], ..fake::LIBRARY };
    let row = NO_PACKS.kernels.iter().find(|row| row.a_layout == crate::kernel::Layout::Packed).expect("there is one");
    let a = [1.0f32; 4];
    let mut c = [7.0f32; 4];
    let view = MatRef::from_slice(&a, 2, 2).expect("fits");
    let c_view = MatMut::from_slice(&mut c, 2, 2).expect("fits");
    // SAFETY: the rows are plain Rust.
    let result = unsafe { hook::run_row(&NO_PACKS, row, 1.0, view, view, 0.0, c_view) };
    assert_eq!(result, Err(Error::Unsupported));
    assert_eq!(c, [7.0; 4]);
}
