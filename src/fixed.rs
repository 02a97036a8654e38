//! Products of constant shapes, each with code of its own.
//!
//! The manifest lists shapes (`shapes = ["4x4x4"]`); for each the build makes one kernel per instruction set whose vectors
//! have a fixed length, in which every size is a constant. They compute `C = A * B + beta * C` for operands in whose rows
//! neighbours are adjacent. `beta == 0` never reads C.
//!
//! ```
//! let identity = [1.0f32, 0.0, 0.0, 1.0];
//! let mut c = [0.0; 4];
//! nanogemm::fixed::gemm_2x2x2s_f32(&identity, &[1.0, 2.0, 3.0, 4.0], 0.0, &mut c);
//! assert_eq!(c, [1.0, 2.0, 3.0, 4.0]);
//! ```
//!
//! The functions of this module take arrays without gaps; those of [`strided`] take addresses and row strides, as the C
//! functions do. All of them run the best kernel that the machine and `NANOGEMM_ISA` allow, and where there is none of the
//! shape the rows of any shape. [`find`] gives that kernel itself, for callers who keep it.

use crate::{
    dispatch::{self, FeatureSet},
    driver::{self, Call, Members, Operand},
    element::Element,
    kernel::{DType, FixedInfo, LIBRARY, Library},
    matrix::{MatMut, MatRef},
    reference,
};
use core::{
    marker::PhantomData,
    ptr,
    sync::atomic::{AtomicPtr, AtomicU8, Ordering},
};

pub use crate::kernel::generated::fixed::*;

/// A kernel of one shape: `C = A * B + beta * C`.
///
/// Arguments: A, its row stride, B, its row stride, C, its row stride, beta; strides in elements. Neighbours in a row are
/// adjacent.
///
/// # Safety
///
/// Nothing is checked. A and B must be readable and C writable with these strides, and readable unless beta is zero. Rows of C
/// must not overlap each other, A or B.
pub type FixedFn<T> = unsafe extern "C" fn(*const T, isize, *const T, isize, *mut T, isize, <T as Element>::Scalar);

/// A kernel of one shape that this machine runs.
#[derive(Clone, Copy, Debug)]
pub struct Fixed<T: Element> {
    /// What it is.
    pub info: &'static FixedInfo,
    /// Its code.
    pub entry: FixedFn<T>,
}

impl<T: Element> Fixed<T> {
    /// The kernel of a row.
    ///
    /// # Panics
    ///
    /// If the row is of another element type.
    #[inline]
    pub fn of(info: &'static FixedInfo) -> Self {
        assert!(info.dtype == T::DTYPE, "a row of this element type");
        // SAFETY: rows of this element type hold functions of this type.
        let entry = unsafe { core::mem::transmute::<unsafe extern "C" fn(), FixedFn<T>>(info.entry) };
        Fixed { info, entry }
    }
}

/// The element types.
const TYPES: usize = DType::COUNT;
/// The largest square that is found by one load.
const MOST: usize = 64;
/// What [`find`] found for squares; null: nobody asked.
static SQUARES: [[AtomicPtr<FixedInfo>; MOST + 1]; TYPES] =
    [const { [const { AtomicPtr::new(ptr::null_mut()) }; MOST + 1] }; TYPES];
/// There is no kernel.
const NOTHING: *mut FixedInfo = ptr::without_provenance_mut(align_of::<FixedInfo>());
/// Whether the library has kernels that are no squares, or larger ones: not known, no, yes.
static OTHERS: AtomicU8 = AtomicU8::new(0);

/// The kernel for `m x k` times `k x n` of `T` on this machine, if the library has one.
///
/// For squares up to 64 this is one load and no search. Never allocates or locks.
///
/// ```
/// let fixed = nanogemm::fixed::find::<f32>(4, 4, 4);
/// println!("{}", fixed.map_or("none on this machine", |f| f.info.name));
/// assert!(nanogemm::fixed::find::<f32>(4, 4, 5).is_none());
/// ```
#[inline]
pub fn find<T: Element>(m: usize, n: usize, k: usize) -> Option<Fixed<T>> {
    let types = SQUARES.get(T::DTYPE as usize)?;
    if m == n && n == k && n <= MOST {
        let found = types[n].load(Ordering::Relaxed);
        let found = if found.is_null() { first_search(T::DTYPE, n) } else { found };
        // SAFETY: what is neither null nor NOTHING is a row of the library.
        return (found != NOTHING).then(|| Fixed::of(unsafe { &*found }));
    }
    if OTHERS.load(Ordering::Relaxed) == 1 { None } else { search_others(T::DTYPE, m, n, k).map(Fixed::of) }
}

#[cold]
fn first_search(dtype: DType, n: usize) -> *mut FixedInfo {
    let found = search(&LIBRARY, dispatch::features(), dtype, [n; 3]);
    let found = found.map_or(NOTHING, |row| ptr::from_ref(row).cast_mut());
    SQUARES[dtype as usize][n].store(found, Ordering::Relaxed);
    found
}

fn search_others(dtype: DType, m: usize, n: usize, k: usize) -> Option<&'static FixedInfo> {
    if OTHERS.load(Ordering::Relaxed) == 0 {
        let square = |row: &FixedInfo| row.m == row.n && row.n == row.k && row.n <= MOST;
        let others = LIBRARY.fixed.iter().any(|row| !square(row));
        OTHERS.store(1 + u8::from(others), Ordering::Relaxed);
    }
    search(&LIBRARY, dispatch::features(), dtype, [m, n, k])
}

/// The best row of a shape among those of some instruction sets: rows are sorted by type and shape, and of these the best
/// comes first.
pub fn search(
    library: &'static Library,
    features: FeatureSet,
    dtype: DType,
    [m, n, k]: [usize; 3],
) -> Option<&'static FixedInfo> {
    let shape = |row: &FixedInfo| (row.dtype as u8, row.m, row.n, row.k);
    let wanted = (dtype as u8, m, n, k);
    let first = library.fixed.partition_point(|row| shape(row) < wanted);
    let rows = library.fixed[first..].iter().take_while(|row| shape(row) == wanted);
    rows.into_iter().find(|row| features.contains(row.isa))
}

/// What an entry calls: at first a function that finds out.
#[doc(hidden)]
pub struct Slot<T> {
    function: AtomicPtr<()>,
    types: PhantomData<fn(T)>,
}

impl<T: Element> Slot<T> {
    /// Calls `first` until [`resolve`](Self::resolve) has found something better.
    pub const fn new(first: FixedFn<T>) -> Self {
        Slot { function: AtomicPtr::new(first as *mut ()), types: PhantomData }
    }

    /// What to call.
    #[inline(always)]
    pub fn get(&self) -> FixedFn<T> {
        let function = self.function.load(Ordering::Relaxed);
        // SAFETY: only functions of this type are stored.
        unsafe { core::mem::transmute::<*mut (), FixedFn<T>>(function) }
    }

    /// The kernel of the shape that this machine runs, or `general`; from now on [`get`](Self::get) gives it too.
    #[cold]
    pub fn resolve(&self, library: &'static Library, shape: [usize; 3], general: FixedFn<T>) -> FixedFn<T> {
        let found = search(library, features(library), T::DTYPE, shape).map_or(general, |row| Fixed::of(row).entry);
        // Threads that get here at the same time find the same function.
        self.function.store(found as *mut (), Ordering::Relaxed);
        found
    }
}

fn features(library: &'static Library) -> FeatureSet {
    if ptr::eq(library, &LIBRARY) { dispatch::features() } else { dispatch::usable(library) }
}

/// The product of a constant shape by the rows of any shape, or where the library has none by the textbook loop.
///
/// # Safety
///
/// As for a [`FixedFn`].
#[doc(hidden)]
#[expect(clippy::too_many_arguments, reason = "those of the kernel, and the shape")]
#[cold]
pub unsafe fn general<T: Element>(
    library: &'static Library,
    [m, n, k]: [usize; 3],
    a: *const T,
    a_rs: isize,
    b: *const T,
    b_rs: isize,
    c: *mut T,
    c_rs: isize,
    beta: T::Scalar,
) {
    let operand = |ptr, rs| Operand { ptr, rs, cs: 1, members: Members::Apart(0) };
    let call = Call::new((m, n, k), T::ONE, operand(a, a_rs), operand(b, b_rs), beta, (c, c_rs, 1));
    let features = features(library);
    // SAFETY: the caller's promise; the features were found on this machine.
    let done = unsafe { driver::execute_checked(&call, |problem| driver::choose_among(library, features, problem)) };
    if done.is_ok() {
        return;
    }
    // No row for the type, or no memory for panels: C is untouched.
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (MatRef::from_raw_parts(a, m, k, a_rs, 1), MatRef::from_raw_parts(b, k, n, b_rs, 1)) };
    // SAFETY: as above.
    let c = unsafe { MatMut::from_raw_parts(c, m, n, c_rs, 1) };
    reference::gemm(T::ONE, a, b, beta, c).expect("the shapes fit together");
}

/// A kernel as a row holds it.
#[doc(hidden)]
#[macro_export]
macro_rules! __fixed_kernel {
    ($type:ty, $kernel:path) => {{
        type Kernel = unsafe extern "C" fn(*const $type, isize, *const $type, isize, *mut $type, isize, $type);
        // SAFETY: pointers to functions are alike, and it is called as what it was only.
        unsafe { ::core::mem::transmute::<Kernel, unsafe extern "C" fn()>($kernel) }
    }};
}

/// The function of one constant shape for addresses and strides.
#[doc(hidden)]
#[macro_export]
macro_rules! __fixed_strided {
    ($library:path, $name:ident, $type:ty, $m:literal, $n:literal, $k:literal) => {
        #[doc = concat!("`C = A * B + beta * C` for C of ", $m, " x ", $n, " and sums of ", $k, ": see")]
        /// [`FixedFn`](nanogemm_rows::FixedFn) for what the caller promises.
        ///
        /// # Safety
        ///
        /// Nothing is checked: operands must be readable and writable with these row strides (in elements), and rows of C apart
        /// from each other, A and B.
        #[allow(clippy::too_many_arguments)]
        #[inline]
        pub unsafe extern "C" fn $name(
            a: *const $type,
            a_rs: isize,
            b: *const $type,
            b_rs: isize,
            c: *mut $type,
            c_rs: isize,
            beta: $type,
        ) {
            static SLOT: nanogemm_rows::Slot<$type> = nanogemm_rows::Slot::new(first);
            unsafe extern "C" fn first(
                a: *const $type,
                a_rs: isize,
                b: *const $type,
                b_rs: isize,
                c: *mut $type,
                c_rs: isize,
                beta: $type,
            ) {
                let kernel = SLOT.resolve(&$library, [$m, $n, $k], general);
                // SAFETY: the caller's promise.
                unsafe { kernel(a, a_rs, b, b_rs, c, c_rs, beta) }
            }
            unsafe extern "C" fn general(
                a: *const $type,
                a_rs: isize,
                b: *const $type,
                b_rs: isize,
                c: *mut $type,
                c_rs: isize,
                beta: $type,
            ) {
                // SAFETY: the caller's promise.
                unsafe { nanogemm_rows::general(&$library, [$m, $n, $k], a, a_rs, b, b_rs, c, c_rs, beta) }
            }
            // SAFETY: the caller's promise.
            unsafe { (SLOT.get())(a, a_rs, b, b_rs, c, c_rs, beta) }
        }
    };
}

/// The function of one constant shape for arrays.
#[doc(hidden)]
#[macro_export]
macro_rules! __fixed_entry {
    ($library:path, $name:ident, $type:ty, $m:literal, $n:literal, $k:literal) => {
        #[doc = concat!("`C = A * B + beta * C`: A is ", $m, " x ", $k, ", B ", $k, " x ", $n, ", C ", $m, " x ", $n)]
        /// , row by row. `beta == 0` never reads C.
        #[inline]
        pub fn $name(a: &[$type; $m * $k], b: &[$type; $k * $n], beta: $type, c: &mut [$type; $m * $n]) {
            // SAFETY: the arrays hold these shapes without gaps, and the exclusive one is apart from the others.
            unsafe { strided::$name(a.as_ptr(), $k, b.as_ptr(), $n, c.as_mut_ptr(), $n, beta) }
        }
    };
}

/// The C function of one constant shape.
#[doc(hidden)]
#[macro_export]
macro_rules! __fixed_c_entry {
    ($symbol:ident, $name:ident, $type:ty, $m:literal, $n:literal, $k:literal) => {
        #[doc = concat!("`C = A * B + beta * C` for C of ", $m, " x ", $n, " and sums of ", $k, ".")]
        ///
        /// # Safety
        ///
        /// Nothing is checked: operands must be readable and writable with these row strides (in elements), and rows of C apart
        /// from each other, A and B.
        #[allow(clippy::too_many_arguments)]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $symbol(
            a: *const $type,
            a_rs: isize,
            b: *const $type,
            b_rs: isize,
            c: *mut $type,
            c_rs: isize,
            beta: $type,
        ) {
            // SAFETY: the caller's promise.
            unsafe { fixed::strided::$name(a, a_rs, b, b_rs, c, c_rs, beta) }
        }
    };
}
