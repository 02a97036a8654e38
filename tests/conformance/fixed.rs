//! Rows of constant shapes.

use crate::common::{
    block::{Judge, Old, plainly},
    fixed::{FixedBench, FixedCase, Rows},
};
use nanogemm::{Element, kernel::LIBRARY};
use nanogemm_testkit::{
    Place, Sample,
    abi::Entry,
    seed,
    shapes::{Effort, Turns},
};

const ROWS: [Rows; 5] = [Rows::Gap(0), Rows::Gap(3), Rows::Back(0), Rows::Back(2), Rows::Same];
const BETAS: [f64; 7] = [0.0, -0.0, 1.0, -1.0, 0.5, -2.25, f64::NAN];

/// The groups of every row.
pub fn groups<T: Element<Scalar = T> + Sample>() -> Vec<crate::Group> {
    vec![("strides", strides::<T>), ("betas", betas::<T>), ("values", values::<T>)]
}

/// A row, and which of its cases have their turn.
struct Setting<T> {
    bench: FixedBench<T>,
    turns: Turns,
}

impl<T: Element<Scalar = T> + Sample> Setting<T> {
    fn new(index: usize, name: &str) -> Self {
        let row = &LIBRARY.fixed[index];
        let bench = FixedBench::new(row, &mut seed::stream(name));
        Setting { bench, turns: Turns::of(LIBRARY.isas[row.isa].name) }
    }

    fn check(&mut self, case: &FixedCase) -> Result<(), String> {
        if self.turns.take() { self.bench.check(case, &mut plainly) } else { Ok(()) }
    }
}

/// All strides, and guards at both ends of every operand; dense operands, which may have code of their own, among them.
fn strides<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::new(index, name);
    let mut turn = 0;
    for a in ROWS {
        for b in ROWS {
            for c in ROWS.into_iter().filter(|r| *r != Rows::Same || LIBRARY.fixed[index].m == 1) {
                turn += 1;
                if Effort::current() == Effort::Sample && turn % 5 != 1 {
                    continue;
                }
                for shift in 0..Effort::current().pick(3, 1) {
                    let place = |x: usize| Place::ALL[(shift + turn / x) % 3];
                    let (beta, old) = [(0.0, Old::Nan), (1.0, Old::Ordinary)][(turn + shift) % 2];
                    s.check(&FixedCase { a, b, c, places: [place(1), place(2), place(3)], beta, old })?;
                }
            }
        }
    }
    Ok(())
}

fn betas<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::new(index, name);
    for rows in [Rows::Gap(0), Rows::Gap(1)] {
        for beta in BETAS {
            for old in [Old::Ordinary, Old::Nan, Old::Infinite] {
                let case = FixedCase { a: rows, b: rows, c: rows, places: [Place::AtEnd; 3], beta, old };
                s.check(&case)?;
            }
        }
    }
    Ok(())
}

/// Small integers, for which every step is exact, and infinities and NaN in one row, column or step.
fn values<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let mut s = Setting::<T>::new(index, name);
    s.bench.judge = Judge::Exactly;
    let row = &LIBRARY.fixed[index];
    let whole = |x: usize| (x % 7) as f64 - 3.0;
    let places = [(0, 0, 0), (row.m - 1, row.n - 1, row.k - 1), (row.m / 2, row.n / 2, row.k / 2)];
    for (x, special) in [1.0, f64::INFINITY, f64::NAN].into_iter().enumerate() {
        for (y, (i0, j0, p0)) in places.into_iter().enumerate() {
            // Each has a reference product of its own: of large shapes a sample has each special value and each place once.
            if Effort::current() == Effort::Sample && row.m * row.n * row.k > 8000 && x != y {
                continue;
            }
            let a = |i: usize, p: usize| if (i, p) == (i0, p0) { special } else { whole(i + 3 * p) };
            let b = |p: usize, j: usize| if (p, j) == (p0, j0) { 2.0 } else { 1.0 + whole(2 * j + p).abs() };
            s.bench.set(a, b);
            for rows in [Rows::Gap(0), Rows::Gap(4)] {
                for (beta, old) in [(0.0, Old::Infinite), (1.0, Old::Infinite)] {
                    let case = FixedCase { a: rows, b: rows, c: rows, places: [Place::AtStart; 3], beta, old };
                    s.check(&case)?;
                }
            }
        }
    }
    Ok(())
}

/// Calls wrongly in several ways and expects each to be found.
pub fn self_test() -> Result<(), String> {
    let machine = nanogemm::dispatch::machine(&LIBRARY);
    let f32 = |row: &&nanogemm::kernel::FixedInfo| row.dtype == nanogemm::kernel::DType::F32 && row.m > 1;
    let Some(row) = LIBRARY.fixed.iter().filter(|row| machine.contains(row.isa)).find(f32) else {
        return Ok(()); // No row of a constant shape runs here, so there is no check that could fail.
    };
    let mut bench = FixedBench::<f32>::new(row, &mut seed::stream("self test"));
    let rows = Rows::Gap(1);
    let case = FixedCase { a: rows, b: rows, c: rows, places: [Place::AtStart; 3], beta: 0.5, old: Old::Ordinary };
    bench.check(&case, &mut plainly)?;
    // Word 2 is the row stride of A, word 7 beta; word 5 the address of C.
    type Change = fn(&mut [u64; 8]);
    let wrong: [(&str, Change); 3] = [
        ("a wrong stride", |words| words[2] -= 1),
        ("beta ignored", |words| words[7] = 1f32.to_bits().into()),
        ("the gap written", |words| words[5] += 4),
    ];
    for (what, change) in wrong {
        let mut run = |entry: Entry, argument: *const core::ffi::c_void| {
            // SAFETY: the arguments are eight words; changed, they describe memory of the same arenas.
            let mut words = unsafe { *argument.cast::<[u64; 8]>() };
            change(&mut words);
            plainly(entry, (&raw const words).cast())
        };
        if bench.check(&case, &mut run).is_ok() {
            return Err(format!("{what}: went unnoticed"));
        }
    }
    Ok(())
}
