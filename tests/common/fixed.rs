//! Calls of rows of constant shapes in guarded memory, compared with the reference.

use super::block::{Judge, Old};
use nanogemm::{
    Element, MatRef,
    kernel::FixedInfo,
    reference::{self, Sum},
};
use nanogemm_testkit::{Arena, Operand, Place, Sample, Strided, abi::Entry, fault, tolerance::Exact};
use std::{collections::HashMap, ffi::c_void, rc::Rc};

/// The arguments of a kernel and the kernel, as [`nanogemm_tests_fixed_call`] reads them.
#[repr(C)]
#[derive(Debug)]
struct Call {
    kernel: unsafe extern "C" fn(),
    a: *const c_void,
    a_rs: isize,
    b: *const c_void,
    b_rs: isize,
    c: *mut c_void,
    c_rs: isize,
    beta: u64,
}

// Jumps to the kernel with its arguments in place: what the kernel leaves behind is what the caller finds.
#[cfg(target_arch = "x86_64")]
core::arch::global_asm!(
    ".globl nanogemm_tests_fixed_call",
    "nanogemm_tests_fixed_call:",
    "mov rax, [rdi]",
    "mov rsi, [rdi + 16]",
    "mov rdx, [rdi + 24]",
    "mov rcx, [rdi + 32]",
    "mov r8, [rdi + 40]",
    "mov r9, [rdi + 48]",
    "movsd xmm0, [rdi + 56]",
    "mov rdi, [rdi + 8]",
    "jmp rax",
);
#[cfg(target_arch = "aarch64")]
core::arch::global_asm!(
    ".globl nanogemm_tests_fixed_call",
    ".p2align 2",
    "nanogemm_tests_fixed_call:",
    "ldr x9, [x0]",
    "ldp x1, x2, [x0, #16]",
    "ldp x3, x4, [x0, #32]",
    "ldr x5, [x0, #48]",
    "ldr d0, [x0, #56]",
    "ldr x0, [x0, #8]",
    "br x9",
);

unsafe extern "C" {
    fn nanogemm_tests_fixed_call(call: *const c_void);
}

/// How the rows of an operand lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// With so many elements between them.
    Gap(usize),
    /// The last row first, with so many elements between them.
    Back(usize),
    /// All at one place: not for C.
    Same,
}

impl Rows {
    fn stride(self, columns: usize) -> isize {
        match self {
            Rows::Gap(gap) => (columns + gap) as isize,
            Rows::Back(gap) => -((columns + gap) as isize),
            Rows::Same => 0,
        }
    }
}

/// One call.
#[derive(Clone, Copy, Debug)]
pub struct FixedCase {
    pub a: Rows,
    pub b: Rows,
    pub c: Rows,
    pub places: [Place; 3],
    pub beta: f64,
    pub old: Old,
}

/// A row with its memory and values.
pub struct FixedBench<T> {
    row: &'static FixedInfo,
    pub judge: Judge,
    arenas: [Arena; 3],
    a: Vec<T>,
    b: Vec<T>,
    old: Vec<T>,
    products: HashMap<(bool, bool), Rc<Vec<Sum>>>,
}

/// Runs an entry, as for block kernels.
pub type Run<'a> = &'a mut dyn FnMut(Entry, *const c_void) -> Result<(), String>;

impl<T: Element<Scalar = T> + Sample> FixedBench<T> {
    /// With ordinary values.
    pub fn new(row: &'static FixedInfo, random: &mut fastrand::Rng) -> Self {
        let mut values = |count| (0..count).map(|_| T::ordinary(random)).collect::<Vec<_>>();
        let (a, b, old) = (values(row.m * row.k), values(row.k * row.n), values(row.m * row.n));
        let arenas = core::array::from_fn(|_| Arena::new(4 << 20));
        FixedBench { row, judge: Judge::Bound, arenas, a, b, old, products: HashMap::new() }
    }

    /// Other values of A(i, p) and B(p, j).
    pub fn set(&mut self, a: impl Fn(usize, usize) -> f64, b: impl Fn(usize, usize) -> f64) {
        let FixedInfo { m, n, k, .. } = *self.row;
        self.a = (0..m * k).map(|x| T::from_f64(a(x / k, x % k))).collect();
        self.b = (0..k * n).map(|x| T::from_f64(b(x / n, x % n))).collect();
        self.products.clear();
    }

    fn product(&mut self, a_same: bool, b_same: bool) -> Rc<Vec<Sum>> {
        let FixedInfo { m, n, k, .. } = *self.row;
        let make = || {
            let strides = |same: bool, columns: usize| if same { 0 } else { columns as isize };
            let a = MatRef::from_slice_with_strides(&self.a, 0, m, k, strides(a_same, k), 1).expect("inside");
            let b = MatRef::from_slice_with_strides(&self.b, 0, k, n, strides(b_same, n), 1).expect("inside");
            Rc::new((0..m * n).map(|x| reference::element(a, b, x / n, x % n)).collect())
        };
        Rc::clone(self.products.entry((a_same, b_same)).or_insert_with(make))
    }

    /// Runs a case and judges everything it did.
    pub fn check(&mut self, case: &FixedCase, run: Run<'_>) -> Result<(), String> {
        let product = self.product(case.a == Rows::Same, case.b == Rows::Same);
        fault::during(case, || self.judged(case, &product, run)).map_err(|e| format!("{e}\n  case: {case:?}"))
    }

    fn judged(&mut self, case: &FixedCase, product: &[Sum], run: Run<'_>) -> Result<(), String> {
        let FixedInfo { m, n, k, entry, .. } = *self.row;
        let FixedBench { arenas: [a_arena, b_arena, c_arena], a, b, old, judge, .. } = self;
        let beta = T::from_f64(case.beta);
        let strides = [case.a.stride(k), case.b.stride(n), case.c.stride(n)];
        let row = |rows: Rows, i: usize| if rows == Rows::Same { 0 } else { i };
        let a_at = |[_, i, p]: [usize; 3]| a[row(case.a, i) * k + p];
        let b_at = |[_, p, j]: [usize; 3]| b[row(case.b, p) * n + j];
        let start = |[_, i, j]: [usize; 3]| match case.old {
            Old::Ordinary => old[i * n + j],
            Old::Nan => T::from_f64(f64::NAN),
            Old::Infinite => T::from_f64(f64::INFINITY),
        };
        let [a_place, b_place, c_place] = case.places;
        let a = Operand::<T>::new(a_arena, Strided::matrix(m, k, strides[0], 1), a_place, a_at);
        let b = Operand::<T>::new(b_arena, Strided::matrix(k, n, strides[1], 1), b_place, b_at);
        let c = Operand::<T>::new(c_arena, Strided::matrix(m, n, strides[2], 1), c_place, start);
        let call = Call {
            kernel: entry,
            a: a.ptr().cast(),
            a_rs: strides[0],
            b: b.ptr().cast(),
            b_rs: strides[1],
            c: c.ptr().cast(),
            c_rs: strides[2],
            beta: T::factor_bits(beta),
        };
        let (a_before, b_before) = (a.snapshot(), b.snapshot());
        run(nanogemm_tests_fixed_call, (&raw const call).cast())?;
        a.unchanged(&a_before).map_err(|e| format!("A: {e}"))?;
        b.unchanged(&b_before).map_err(|e| format!("B: {e}"))?;
        c.finish(|[_, i, j], got| {
            let sum = product[i * n + j];
            let (sum, magnitude) = (sum.value, sum.magnitude);
            let exact = Exact { k, sum, magnitude, alpha: 1.0, beta: beta.to_f64(), c: start([0, i, j]).to_f64() };
            let judged = match judge {
                Judge::Bound => exact.accepts::<T>(got.to_f64()),
                Judge::Exactly => {
                    let (want, got) = (T::from_f64(exact.value()).to_f64(), got.to_f64());
                    let right = want == got || (want.is_nan() && got.is_nan());
                    if right { Ok(()) } else { Err(format!("got {got:e}, want exactly {want:e}: {exact:?}")) }
                }
            };
            judged.map_err(|e| format!("C[{i}][{j}]: {e}"))
        })
        .map_err(|e| format!("{e}\n  call: {call:?}"))
    }
}
