//! One product: operands in memory, random, and what its result must be.

use crate::ours::Ours;
use std::{alloc, fmt, marker::PhantomData, rc::Rc};

/// An element type that is compared.
pub trait Real: Ours + Copy + PartialOrd + fmt::Debug + 'static {
    /// How reports call it.
    const NAME: &'static str;
    /// The letter of BLAS routines.
    const LETTER: char;
    /// Distance from 1 to the next number.
    const EPSILON: f64;
    /// Distance from 0 to the next number.
    const TINY: f64;
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// The exact value.
    fn to_f64(self) -> f64;
    /// The nearest number.
    fn of(value: f64) -> Self;
}

impl Real for f32 {
    const NAME: &'static str = "f32";
    const LETTER: char = 's';
    const EPSILON: f64 = f32::EPSILON as f64;
    const TINY: f64 = 1.5e-45;
    const ZERO: f32 = 0.0;
    const ONE: f32 = 1.0;

    fn to_f64(self) -> f64 {
        f64::from(self)
    }

    fn of(value: f64) -> f32 {
        value as f32
    }
}

impl Real for f64 {
    const NAME: &'static str = "f64";
    const LETTER: char = 'd';
    const EPSILON: f64 = f64::EPSILON;
    const TINY: f64 = 5e-324;
    const ZERO: f64 = 0.0;
    const ONE: f64 = 1.0;

    fn to_f64(self) -> f64 {
        self
    }

    fn of(value: f64) -> f64 {
        value
    }
}

/// Memory that starts at a page, as large allocations of every library do; small operands then start alike too.
pub struct Buffer<T> {
    ptr: *mut T,
    layout: alloc::Layout,
    len: usize,
    elements: PhantomData<T>,
}

impl<T: Real> Buffer<T> {
    /// Zeros.
    pub fn new(len: usize) -> Self {
        let bytes = (len * size_of::<T>()).max(64);
        let layout = alloc::Layout::from_size_align(bytes, 4096).expect("operands fit into memory");
        // SAFETY: the size is not zero.
        let ptr = unsafe { alloc::alloc_zeroed(layout) };
        if ptr.is_null() {
            alloc::handle_alloc_error(layout);
        }
        Buffer { ptr: ptr.cast(), layout, len, elements: PhantomData }
    }

    fn fill(&self, mut value: impl FnMut() -> T) {
        for i in 0..self.len {
            // SAFETY: i is inside, and nothing refers to the elements while operands are filled.
            unsafe { self.ptr.add(i).write(value()) };
        }
    }

    /// The first element.
    pub fn as_ptr(&self) -> *mut T {
        self.ptr
    }
}

impl<T> Drop for Buffer<T> {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { alloc::dealloc(self.ptr.cast(), self.layout) };
    }
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Row by row, without gaps.
    Rows,
    /// Row by row, so many elements from one row to the next.
    Leading(usize),
    /// Column by column, without gaps: the transpose of a row-major matrix.
    Columns,
    /// Neither neighbours in a row nor in a column are adjacent.
    Scattered,
    /// Row by row, last row first.
    Reversed,
}

impl Lies {
    /// Elements of memory, offset of (0, 0), row stride, column stride.
    fn place(self, rows: usize, cols: usize) -> (usize, usize, isize, isize) {
        match self {
            Lies::Rows => (rows * cols, 0, cols as isize, 1),
            Lies::Leading(ld) => (rows * ld, 0, ld as isize, 1),
            Lies::Columns => (rows * cols, 0, 1, rows as isize),
            Lies::Scattered => (rows * (2 * cols + 6), 0, (2 * cols + 6) as isize, 2),
            Lies::Reversed => (rows * cols, rows.saturating_sub(1) * cols, -(cols as isize), 1),
        }
    }
}

/// What to multiply.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Rows of C.
    pub m: usize,
    /// Columns of C.
    pub n: usize,
    /// Length of the sums.
    pub k: usize,
    /// A, B and C.
    pub lies: [Lies; 3],
    /// Every element of A; random if absent.
    pub a_value: Option<f64>,
    /// Independent products, one after the other in memory.
    pub batch: usize,
}

impl Spec {
    /// A plain product of row-major matrices.
    pub fn new(m: usize, n: usize, k: usize) -> Self {
        Spec { m, n, k, lies: [Lies::Rows; 3], a_value: None, batch: 1 }
    }

    /// The same with other places of A and B.
    pub fn lying(self, a: Lies, b: Lies) -> Self {
        Spec { lies: [a, b, self.lies[2]], ..self }
    }

    /// Floating-point operations.
    pub fn flops(&self) -> f64 {
        2.0 * self.batch as f64 * self.m as f64 * self.n as f64 * self.k as f64
    }
}

/// `C = A * B` in memory.
pub struct Problem<T: Real> {
    /// Shape and places.
    pub spec: Spec,
    /// Element (0, 0) of A.
    pub a: *const T,
    /// Distance between its rows.
    pub rsa: isize,
    /// Distance between its columns.
    pub csa: isize,
    /// Element (0, 0) of B.
    pub b: *const T,
    /// Distance between its rows.
    pub rsb: isize,
    /// Distance between its columns.
    pub csb: isize,
    /// Element (0, 0) of C.
    pub c: *mut T,
    /// Distance between its rows.
    pub rsc: isize,
    /// Distance between its columns.
    pub csc: isize,
    /// Elements from one member of the batch to the next: A, B, C.
    pub distances: [usize; 3],
    /// How many threads a call may use.
    pub threads: usize,
    buffers: Rc<[Buffer<T>; 3]>,
}

impl<T: Real> Clone for Problem<T> {
    fn clone(&self) -> Self {
        Problem { buffers: Rc::clone(&self.buffers), ..*self }
    }
}

impl<T: Real> Problem<T> {
    /// Random operands.
    pub fn new(spec: Spec, threads: usize) -> Self {
        let (m, n, k) = (spec.m, spec.n, spec.k);
        let [a, b, c] = spec.lies;
        let (la, oa, rsa, csa) = a.place(m, k);
        let (lb, ob, rsb, csb) = b.place(k, n);
        let (lc, oc, rsc, csc) = c.place(m, n);
        let buffers = [Buffer::new(la * spec.batch), Buffer::new(lb * spec.batch), Buffer::new(lc * spec.batch)];
        let random = || T::of(fastrand::f64() - 0.5);
        match spec.a_value {
            Some(value) => buffers[0].fill(|| T::of(value)),
            None => buffers[0].fill(random),
        }
        buffers[1].fill(random);
        Problem {
            spec,
            a: buffers[0].as_ptr().wrapping_add(oa),
            rsa,
            csa,
            b: buffers[1].as_ptr().wrapping_add(ob),
            rsb,
            csb,
            c: buffers[2].as_ptr().wrapping_add(oc),
            rsc,
            csc,
            distances: [la, lb, lc],
            threads,
            buffers: Rc::new(buffers),
        }
    }

    /// Nothing of an earlier result is left.
    pub fn wipe(&self) {
        self.buffers[2].fill(|| T::of(f64::NAN));
    }

    /// The exact element (i, j) of a member to about 1e-16, and the sum of the magnitudes of its products.
    fn exact(&self, member: usize, i: usize, j: usize) -> (f64, f64) {
        let (mut sum, mut size) = (0.0, 0.0);
        let a = self.a.wrapping_add(member * self.distances[0]);
        let b = self.b.wrapping_add(member * self.distances[1]);
        for p in 0..self.spec.k as isize {
            // SAFETY: (i, p) lies in A, (p, j) in B.
            let (x, y) = unsafe {
                let x = *a.offset(i as isize * self.rsa + p * self.csa);
                (x.to_f64(), (*b.offset(p * self.rsb + j as isize * self.csb)).to_f64())
            };
            sum += x * y;
            size += (x * y).abs();
        }
        (sum, size)
    }

    fn result(&self, member: usize, i: usize, j: usize) -> T {
        let at = i as isize * self.rsc + j as isize * self.csc;
        // SAFETY: (i, j) lies in C, which nothing writes now.
        unsafe { *self.c.wrapping_add(member * self.distances[2]).offset(at) }
    }
}

/// Decides whether C is right.
///
/// Small products are compared whole with sums in f64. For large ones some hundred elements are, and all others with the
/// first result that passed.
pub struct Checker<T: Real> {
    problem: Problem<T>,
    /// Member, row, column, value, the error allowed.
    spots: Vec<(usize, usize, usize, f64, f64)>,
    whole: bool,
    widest: f64,
    first: Option<Vec<T>>,
}

const WHOLE: usize = 1 << 22;
const SPOTS: usize = 256;

impl<T: Real> Checker<T> {
    /// Computes what is compared.
    pub fn new(problem: &Problem<T>) -> Self {
        let (m, n, k, batch) = (problem.spec.m, problem.spec.n, problem.spec.k, problem.spec.batch);
        let whole = batch * m * n * k <= WHOLE;
        let places: Vec<(usize, usize, usize)> = if whole {
            (0..batch).flat_map(|x| (0..m).flat_map(move |i| (0..n).map(move |j| (x, i, j)))).collect()
        } else {
            let mut random = fastrand::Rng::with_seed(7);
            let corners = [(0, 0, 0), (batch - 1, m - 1, n - 1), (0, 0, n - 1), (0, m - 1, 0)];
            let more = (0..SPOTS).map(|_| (random.usize(..batch), random.usize(..m), random.usize(..n)));
            corners.into_iter().chain(more).collect()
        };
        // A sum in any order is off by a few roundings of its partial sums; one product too few or too many is far outside.
        let spot = |(x, i, j): (usize, usize, usize)| {
            let (sum, size) = problem.exact(x, i, j);
            (x, i, j, sum, 8.0 * T::EPSILON * size + k as f64 * T::TINY)
        };
        let spots: Vec<_> = places.into_iter().map(spot).collect();
        let widest = spots.iter().fold(0.0, |w: f64, s| w.max(s.4));
        Checker { problem: problem.clone(), spots, whole, widest, first: None }
    }

    /// Checks C as it is now.
    pub fn check(&mut self) -> Result<(), String> {
        for &(x, i, j, want, allowed) in &self.spots {
            let got = self.problem.result(x, i, j).to_f64();
            if (got - want).is_nan() || (got - want).abs() > allowed {
                return Err(format!("C({i}, {j}) of member {x} is {got:e}, not {want:e}"));
            }
        }
        if self.whole {
            return Ok(());
        }
        let (m, n, batch) = (self.problem.spec.m, self.problem.spec.n, self.problem.spec.batch);
        let all = (0..batch).flat_map(|x| (0..m).flat_map(move |i| (0..n).map(move |j| (x, i, j))));
        let Some(first) = &self.first else {
            let problem = &self.problem;
            self.first = Some(all.map(|(x, i, j)| problem.result(x, i, j)).collect());
            return Ok(());
        };
        // Elsewhere the magnitudes may be larger than at the spots; both results may be off.
        let allowed = 4.0 * self.widest;
        for ((x, i, j), &want) in all.zip(first) {
            let (got, want) = (self.problem.result(x, i, j).to_f64(), want.to_f64());
            let apart = (got - want).abs();
            if apart.is_nan() || apart > allowed {
                return Err(format!("C({i}, {j}) of member {x} is {got:e}, others have {want:e}"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three_loops(p: &Problem<f32>) {
        for i in 0..p.spec.m {
            for j in 0..p.spec.n {
                // SAFETY: (i, j) lies in C.
                unsafe { p.c.offset(i as isize * p.rsc + j as isize * p.csc).write(f32::of(p.exact(0, i, j).0)) };
            }
        }
    }

    /// C after one product too few in its last element but one.
    fn spoil(p: &Problem<f32>) {
        let at = p.c.wrapping_offset((p.spec.m as isize - 1) * p.rsc + (p.spec.n as isize - 2) * p.csc);
        // SAFETY: elements of the operands.
        unsafe { *at -= *p.a.offset((p.spec.m as isize - 1) * p.rsa) * *p.b.offset((p.spec.n as isize - 2) * p.csb) };
    }

    fn one_wrong_element(spec: Spec) {
        let p = Problem::<f32>::new(spec, 1);
        let mut checker = Checker::new(&p);
        p.wipe();
        assert!(checker.check().is_err(), "NaN passed");
        three_loops(&p);
        checker.check().expect("a right result");
        spoil(&p);
        assert!(checker.check().is_err(), "a missing product passed");
    }

    #[test]
    fn small_products_are_compared_whole() {
        fastrand::seed(5);
        one_wrong_element(Spec::new(13, 17, 19));
        one_wrong_element(Spec { lies: [Lies::Reversed, Lies::Scattered, Lies::Leading(40)], ..Spec::new(9, 33, 5) });
    }

    #[test]
    fn a_wrong_element_between_the_spots_of_a_large_product_is_found() {
        fastrand::seed(5);
        one_wrong_element(Spec::new(200, 300, 100));
    }
}
