//! One product: operands in memory, random, and what its result must be.

use nanogemm::{Bf16, F16, Storage};
use std::{alloc, marker::PhantomData, rc::Rc};

/// What a matrix can hold.
pub trait Scalar: Storage {
    /// What results are wiped with: no sum that occurs.
    const POISON: Self;

    /// An operand: numbers between -0.5 and 0.5, or any integer of the type.
    fn random() -> Self;
}

macro_rules! scalars {
    ($($type:ty: $poison:expr, $random:expr;)*) => {
        $(impl Scalar for $type {
            const POISON: Self = $poison;

            fn random() -> Self {
                $random
            }
        })*
    };
}

fn centred<T: Storage>() -> T {
    T::from_f64(fastrand::f64() - 0.5)
}

scalars! {
    f32: f32::NAN, centred();
    f64: f64::NAN, centred();
    Bf16: Bf16::from_bits(0x7fc0), centred();
    F16: F16::from_bits(0x7e00), centred();
    i8: i8::MIN, fastrand::i8(..);
    u8: u8::MAX, fastrand::u8(..);
    i32: i32::MIN + 1, fastrand::i32(..);
}

/// A product of elements of `A` with elements of `B`, summed into elements of `C`.
pub trait Product: 'static {
    /// Elements of the left operand.
    type A: Scalar;
    /// Elements of the right operand.
    type B: Scalar;
    /// Elements of the result.
    type C: Scalar;
    /// How reports call it.
    const NAME: &'static str;
    /// Distance from 1 to the next number that sums are kept in; 0 if sums are exact.
    const EPSILON: f64;
    /// Distance from 0 to the next number, likewise.
    const TINY: f64;
}

/// A product of three equal types, called by the name of that type.
pub trait Real: Product<A = Self, B = Self, C = Self> + Scalar {
    /// The letter of BLAS routines.
    const LETTER: char;
    /// 1.
    const ONE: Self;
}

macro_rules! products {
    ($($type:ty = $a:ty, $b:ty, $c:ty: $name:literal, $epsilon:expr, $tiny:expr;)*) => {
        $(impl Product for $type {
            type A = $a;
            type B = $b;
            type C = $c;
            const NAME: &'static str = $name;
            const EPSILON: f64 = $epsilon;
            const TINY: f64 = $tiny;
        })*
    };
}

/// bf16 times bf16, summed in f32.
pub struct Bf16Bf16F32;
/// f16 times f16, summed in f32.
pub struct F16F16F32;
/// u8 times i8, summed in i32.
pub struct U8I8I32;
/// i8 times i8, summed in i32.
pub struct I8I8I32;

const F32_TINY: f64 = 1.5e-45;

products! {
    f32 = f32, f32, f32: "f32", f32::EPSILON as f64, F32_TINY;
    f64 = f64, f64, f64: "f64", f64::EPSILON, 5e-324;
    Bf16Bf16F32 = Bf16, Bf16, f32: "bf16bf16f32", f32::EPSILON as f64, F32_TINY;
    F16F16F32 = F16, F16, f32: "f16f16f32", f32::EPSILON as f64, F32_TINY;
    U8I8I32 = u8, i8, i32: "u8i8i32", 0.0, 0.0;
    I8I8I32 = i8, i8, i32: "i8i8i32", 0.0, 0.0;
}

impl Real for f32 {
    const LETTER: char = 's';
    const ONE: f32 = 1.0;
}

impl Real for f64 {
    const LETTER: char = 'd';
    const ONE: f64 = 1.0;
}

/// Memory that starts at a page, as large allocations of every library do; small operands then start alike too.
pub struct Buffer<T> {
    ptr: *mut T,
    layout: alloc::Layout,
    len: usize,
    elements: PhantomData<T>,
}

impl<T: Scalar> Buffer<T> {
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
    /// Adds a number to each column, and keeps what is positive.
    pub finished: bool,
}

impl Spec {
    /// A plain product of row-major matrices.
    pub fn new(m: usize, n: usize, k: usize) -> Self {
        Spec { m, n, k, lies: [Lies::Rows; 3], a_value: None, batch: 1, finished: false }
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

type Operands<P> = Rc<(Buffer<<P as Product>::A>, Buffer<<P as Product>::B>, Buffer<<P as Product>::C>)>;

/// `C = A * B` in memory.
pub struct Problem<P: Product> {
    /// Shape and places.
    pub spec: Spec,
    /// Element (0, 0) of A.
    pub a: *const P::A,
    /// Distance between its rows.
    pub rsa: isize,
    /// Distance between its columns.
    pub csa: isize,
    /// Element (0, 0) of B.
    pub b: *const P::B,
    /// Distance between its rows.
    pub rsb: isize,
    /// Distance between its columns.
    pub csb: isize,
    /// Element (0, 0) of C.
    pub c: *mut P::C,
    /// Distance between its rows.
    pub rsc: isize,
    /// Distance between its columns.
    pub csc: isize,
    /// Elements from one member of the batch to the next: A, B, C.
    pub distances: [usize; 3],
    /// One for each column, added if the product is to be finished.
    pub bias: Rc<[f32]>,
    /// How many threads a call may use.
    pub threads: usize,
    operands: Operands<P>,
}

impl<P: Product> Clone for Problem<P> {
    fn clone(&self) -> Self {
        Problem { operands: Rc::clone(&self.operands), bias: Rc::clone(&self.bias), ..*self }
    }
}

impl<P: Product> Problem<P> {
    /// Random operands.
    pub fn new(spec: Spec, threads: usize) -> Self {
        let (m, n, k) = (spec.m, spec.n, spec.k);
        let [a, b, c] = spec.lies;
        let (la, oa, rsa, csa) = a.place(m, k);
        let (lb, ob, rsb, csb) = b.place(k, n);
        let (lc, oc, rsc, csc) = c.place(m, n);
        let operands: Operands<P> =
            Rc::new((Buffer::new(la * spec.batch), Buffer::new(lb * spec.batch), Buffer::new(lc * spec.batch)));
        match spec.a_value {
            Some(value) => operands.0.fill(|| P::A::from_f64(value)),
            None => operands.0.fill(P::A::random),
        }
        operands.1.fill(P::B::random);
        Problem {
            spec,
            a: operands.0.as_ptr().wrapping_add(oa),
            rsa,
            csa,
            b: operands.1.as_ptr().wrapping_add(ob),
            rsb,
            csb,
            c: operands.2.as_ptr().wrapping_add(oc),
            rsc,
            csc,
            distances: [la, lb, lc],
            bias: (0..n).map(|_| f32::random()).collect(),
            threads,
            operands,
        }
    }

    /// Nothing of an earlier result is left.
    pub fn wipe(&self) {
        self.operands.2.fill(|| P::C::POISON);
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
        if self.spec.finished {
            let bias = f64::from(self.bias[j]);
            (sum, size) = ((sum + bias).max(0.0), size + bias.abs());
        }
        (sum, size)
    }

    fn result(&self, member: usize, i: usize, j: usize) -> P::C {
        let at = i as isize * self.rsc + j as isize * self.csc;
        // SAFETY: (i, j) lies in C, which nothing writes now.
        unsafe { *self.c.wrapping_add(member * self.distances[2]).offset(at) }
    }
}

/// Decides whether C is right.
///
/// Small products are compared whole with sums in f64. For large ones some hundred elements are, and all others with the
/// first result that passed.
pub struct Checker<P: Product> {
    problem: Problem<P>,
    /// Member, row, column, value, the error allowed.
    spots: Vec<(usize, usize, usize, f64, f64)>,
    whole: bool,
    widest: f64,
    first: Option<Vec<P::C>>,
}

const WHOLE: usize = 1 << 22;
const SPOTS: usize = 256;

impl<P: Product> Checker<P> {
    /// Computes what is compared.
    pub fn new(problem: &Problem<P>) -> Self {
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
            (x, i, j, sum, 8.0 * P::EPSILON * size + k as f64 * P::TINY)
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
                unsafe { p.c.offset(i as isize * p.rsc + j as isize * p.csc).write(p.exact(0, i, j).0 as f32) };
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
    fn integers_are_compared_exactly() {
        fastrand::seed(5);
        let p = Problem::<U8I8I32>::new(Spec::new(300, 200, 100), 1);
        let mut checker = Checker::new(&p);
        for at in 0..300 * 200 {
            // SAFETY: C has so many elements, row by row.
            unsafe { p.c.add(at).write(p.exact(0, at / 200, at % 200).0 as i32) };
        }
        checker.check().expect("a right result");
        // SAFETY: an element of C.
        unsafe { *p.c.add(31 * 200 + 7) += 1 };
        assert!(checker.check().is_err(), "a result that is off by one passed");
        p.wipe();
        assert!(checker.check().is_err(), "a wiped result passed");
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
