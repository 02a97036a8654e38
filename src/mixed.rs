//! Products of elements of two bytes and one, and products with an epilogue.

use crate::{
    BatchMut, BatchRef, Error, batch, dispatch,
    driver::{
        mixed::{self, Call, Place, Rows, Types, select, weights::Weights},
        object,
    },
    element::{Bf16, F16, Storage},
    kernel::LIBRARY,
    matrix::{MatMut, MatRef},
};
use core::{ffi::CStr, fmt, marker::PhantomData, ptr::NonNull};

/// `Self` times `B` into `C`: the element types that can be multiplied.
///
/// | A, B   | sums | C             |
/// |--------|------|---------------|
/// | `f32`  | f32  | `f32`         |
/// | `Bf16` | f32  | `f32`, `Bf16` |
/// | `F16`  | f32  | `f32`, `F16`  |
/// | `u8`, `i8` times `i8` | i32, exact | `i32`, or dequantised `f32` |
pub trait Product<B: Storage, C: Storage>: Storage {}

impl Product<f32, f32> for f32 {}
impl Product<Bf16, f32> for Bf16 {}
impl Product<Bf16, Bf16> for Bf16 {}
impl Product<F16, f32> for F16 {}
impl Product<F16, F16> for F16 {}
impl Product<i8, i32> for u8 {}
impl Product<i8, f32> for u8 {}
impl Product<i8, i32> for i8 {}
impl Product<i8, f32> for i8 {}
#[cfg(feature = "half")]
impl Product<half::bf16, f32> for half::bf16 {}
#[cfg(feature = "half")]
impl Product<half::bf16, half::bf16> for half::bf16 {}
#[cfg(feature = "half")]
impl Product<half::f16, f32> for half::f16 {}
#[cfg(feature = "half")]
impl Product<half::f16, half::f16> for half::f16 {}

/// What is done to each element before it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Activation {
    /// Nothing.
    #[default]
    None,
    /// `max(x, 0)`; NaN stays NaN.
    Relu,
    /// `x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3)))`.
    GeluTanh,
    /// `x / (1 + exp(-x))`.
    Silu,
    /// Not below the first and not above the second; NaN stays NaN.
    Clamp(f32, f32),
}

impl Activation {
    fn number(self) -> u32 {
        match self {
            Activation::None => 0,
            Activation::Relu => 1,
            Activation::GeluTanh => 2,
            Activation::Silu => 3,
            Activation::Clamp(..) => 4,
        }
    }
}

/// What happens to finished sums on their way into C:
///
/// ```text
/// c[i][j] = activation(row_scales[i] * column_scales[j] * alpha * sum + bias[j] + beta * c[i][j] + residual[i][j])
/// ```
///
/// What is absent is 1 as a factor and 0 as a term. Sums of integers are of `(a - zero_point_a) * (b - zero_point_b)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Epilogue<'a> {
    /// The activation.
    pub activation: Activation,
    /// A term for each column.
    pub bias: Option<&'a [f32]>,
    /// A term for each element.
    pub residual: Option<MatRef<'a, f32>>,
    /// A factor for each row.
    pub row_scales: Option<&'a [f32]>,
    /// A factor for each column.
    pub column_scales: Option<&'a [f32]>,
    /// The value of A that stands for zero; integers only.
    pub zero_point_a: i32,
    /// The value of B that stands for zero; integers only.
    pub zero_point_b: i32,
}

impl Epilogue<'_> {
    /// [`Error::Argument`] if a part has another size than C.
    fn raw(&self, m: usize, n: usize) -> Result<mixed::Epilogue, Error> {
        let list = |list: Option<&[f32]>, length: usize| match list {
            None => Ok(core::ptr::null()),
            Some(list) if list.len() == length => Ok(list.as_ptr()),
            Some(_) => Err(Error::Argument),
        };
        let residual = match &self.residual {
            None => (core::ptr::null(), 0, 0),
            Some(r) if (r.rows(), r.cols()) == (m, n) => (r.as_ptr(), r.row_stride(), r.col_stride()),
            Some(_) => return Err(Error::Argument),
        };
        let clamp = match self.activation {
            Activation::Clamp(min, max) => [min, max],
            _ => [0.0; 2],
        };
        Ok(mixed::Epilogue {
            activation: self.activation.number(),
            bias_n: list(self.bias, n)?,
            residual: residual.0,
            residual_rs: residual.1,
            residual_cs: residual.2,
            clamp,
            scale_m: list(self.row_scales, m)?,
            scale_n: list(self.column_scales, n)?,
            zeros: [self.zero_point_a, self.zero_point_b],
            ..mixed::Epilogue::PLAIN
        })
    }
}

fn place<T: Storage>(m: &MatRef<'_, T>) -> Place {
    Place { ptr: m.as_ptr().cast(), rs: m.row_stride(), cs: m.col_stride() }
}

const fn types<A: Storage, B: Storage, C: Storage>() -> Types {
    Types { a: A::DTYPE, b: B::DTYPE, c: C::DTYPE }
}

/// The rows of the library that this machine runs.
pub(crate) fn rows() -> Rows {
    Rows { library: &LIBRARY, features: dispatch::features() }
}

/// Integer results take no factors: [`Error::Argument`] for `alpha` other than 1, or `beta` other than 0 or 1.
fn factors<C: Storage>(alpha: f32, beta: f32) -> Result<(), Error> {
    let integers = C::DTYPE == crate::kernel::DType::I32;
    if integers && (alpha != 1.0 || (beta != 0.0 && beta != 1.0)) { Err(Error::Argument) } else { Ok(()) }
}

/// The way of a product now, on the rows of the library.
pub(crate) fn choose(wish: &select::Wish) -> Option<select::Way> {
    // SAFETY: the features were found on this machine.
    unsafe { rows().choose(wish) }
}

fn call<A: Product<B, C>, B: Storage, C: Storage>(
    sizes: (usize, usize, usize),
    alpha: f32,
    operands: (Place, Place),
    beta: f32,
    c: (*mut core::ffi::c_void, isize, isize),
    epilogue: Option<mixed::Epilogue>,
) -> Result<Call, Error> {
    factors::<C>(alpha, beta)?;
    Ok(Call::new(types::<A, B, C>(), sizes, (alpha, beta), operands, c, epilogue))
}

fn target<T: Storage>(c: &mut MatMut<'_, T>) -> (*mut core::ffi::c_void, isize, isize) {
    (c.as_mut_ptr().cast(), c.row_stride(), c.col_stride())
}

/// `C = alpha * A * B + beta * C` for operands, sums and results of different types.
///
/// The rules are those of [`gemm`](crate::gemm). Results of two bytes are rounded once, from sums in f32, to nearest even. Integer
/// sums are exact, and wrap around beyond 32 bits; where C holds integers, `alpha` is 1 and `beta` 0 or 1 ([`Error::Argument`]
/// otherwise).
///
/// ```
/// use nanogemm::{MatMut, MatRef, gemm_mixed};
///
/// let (a, b) = ([200u8, 255], [-128i8, 127]);
/// let mut c = [0i32];
/// gemm_mixed(1.0, MatRef::from_slice(&a, 1, 2)?, MatRef::from_slice(&b, 2, 1)?, 0.0, MatMut::from_slice(&mut c, 1, 1)?)?;
/// assert_eq!(c, [200 * -128 + 255 * 127]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
pub fn gemm_mixed<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: MatRef<'_, A>,
    b: MatRef<'_, B>,
    beta: f32,
    c: MatMut<'_, C>,
) -> Result<(), Error> {
    run_on(alpha, a, b, beta, c, None, choose)
}

/// [`gemm_mixed`] with an [`Epilogue`]. C does not hold integers.
///
/// ```
/// use nanogemm::{Activation, Epilogue, MatMut, MatRef, gemm_ex};
///
/// let (a, b, bias) = ([1.0f32, 2.0], [3.0f32, -4.0], [1.0f32, 1.0]);
/// let (a, b) = (MatRef::from_slice(&a, 2, 1)?, MatRef::from_slice(&b, 1, 2)?);
/// let mut c = [0.0f32; 4];
/// let epilogue = Epilogue { activation: Activation::Relu, bias: Some(&bias), ..Epilogue::default() };
/// gemm_ex(1.0, a, b, 0.0, MatMut::from_slice(&mut c, 2, 2)?, &epilogue)?;
/// assert_eq!(c, [4.0, 0.0, 7.0, 0.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
pub fn gemm_ex<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: MatRef<'_, A>,
    b: MatRef<'_, B>,
    beta: f32,
    c: MatMut<'_, C>,
    epilogue: &Epilogue<'_>,
) -> Result<(), Error> {
    run_on(alpha, a, b, beta, c, Some(epilogue), choose)
}

/// A product on the way that `choose` gives.
pub(crate) fn run_on<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: MatRef<'_, A>,
    b: MatRef<'_, B>,
    beta: f32,
    mut c: MatMut<'_, C>,
    epilogue: Option<&Epilogue<'_>>,
    choose: impl FnMut(&select::Wish) -> Option<select::Way>,
) -> Result<(), Error> {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    if a.rows() != m || b.rows() != k || b.cols() != n {
        return Err(Error::Argument);
    }
    let epilogue = epilogue.map(|epilogue| epilogue.raw(m, n)).transpose()?;
    let call = call::<A, B, C>((m, n, k), alpha, (place(&a), place(&b)), beta, target(&mut c), epilogue)?;
    // SAFETY: views vouch for their elements; ways are of this machine.
    unsafe { mixed::execute(&call, choose) }
}

/// Many independent [`gemm_mixed`] of one shape; as [`gemm_batched`](crate::gemm_batched) otherwise.
pub fn gemm_mixed_batched<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: BatchRef<'_, A>,
    b: BatchRef<'_, B>,
    beta: f32,
    c: BatchMut<'_, C>,
) -> Result<(), Error> {
    run_batch_on(alpha, a, b, beta, c, choose)
}

/// The same on the way that `choose` gives.
pub(crate) fn run_batch_on<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: BatchRef<'_, A>,
    b: BatchRef<'_, B>,
    beta: f32,
    mut c: BatchMut<'_, C>,
    choose: impl FnMut(&select::Wish) -> Option<select::Way>,
) -> Result<(), Error> {
    let (sizes, copies) = batch::products(&a, &b, &c)?;
    let of = |(ptr, rs, cs): (*const core::ffi::c_void, isize, isize)| Place { ptr, rs, cs };
    let call = call::<A, B, C>(sizes, alpha, (of(a.place()), of(b.place())), beta, c.place_mut(), None)?;
    // SAFETY: views vouch for their elements; ways are of this machine.
    unsafe { mixed::execute(&Call { copies, ..call }, choose) }
}

/// A constant B, packed once, for products of `A` with `B`.
///
/// It holds what the best kernels of this machine read: converted, interleaved and padded. Any thread may use it, at the same time
/// as others.
///
/// ```
/// use nanogemm::{Bf16, MatMut, MatRef, PackedWeights, gemm_mixed_packed_b};
///
/// let two = Bf16::from_f32(2.0);
/// let weights = PackedWeights::<Bf16, Bf16>::new(MatRef::from_slice(&[two; 6], 3, 2)?)?;
/// let mut c = [0.0f32; 2];
/// gemm_mixed_packed_b(1.0, MatRef::from_slice(&[two; 3], 1, 3)?, &weights, 0.0, MatMut::from_slice(&mut c, 1, 2)?)?;
/// assert_eq!(c, [12.0, 12.0]);
/// # Ok::<(), nanogemm::Error>(())
/// ```
pub struct PackedWeights<A, B> {
    weights: NonNull<Weights>,
    types: PhantomData<fn(A, B)>,
}

// SAFETY: the panels are its own, and nobody writes them once they are made.
unsafe impl<A, B> Send for PackedWeights<A, B> {}
// SAFETY: as above.
unsafe impl<A, B> Sync for PackedWeights<A, B> {}

impl<A: Storage, B: Storage> PackedWeights<A, B> {
    /// Packs a B with any strides.
    pub fn new(b: MatRef<'_, B>) -> Result<Self, Error> {
        let types = types::<A, B, A>();
        let types = Types { c: types.sums(), ..types };
        // SAFETY: the view vouches for its elements; the features were found on this machine.
        let weights = unsafe { Weights::pack(rows(), types, b.rows(), b.cols(), place(&b))? };
        Ok(PackedWeights { weights, types: PhantomData })
    }

    fn weights(&self) -> &Weights {
        // SAFETY: they live as long as self.
        unsafe { self.weights.as_ref() }
    }

    /// Rows of B.
    pub fn rows(&self) -> usize {
        self.weights().head().k
    }

    /// Columns of B.
    pub fn cols(&self) -> usize {
        self.weights().head().n
    }

    /// Memory in use, in bytes.
    pub fn size_bytes(&self) -> usize {
        self.weights().head().bytes
    }
}

impl<A, B> Drop for PackedWeights<A, B> {
    fn drop(&mut self) {
        // SAFETY: they came from `pack`, and this was their only owner.
        unsafe { object::free(self.weights) };
    }
}

impl<A: Storage, B: Storage> fmt::Debug for PackedWeights<A, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("PackedWeights");
        out.field("rows", &self.rows()).field("cols", &self.cols()).field("size_bytes", &self.size_bytes()).finish()
    }
}

/// [`gemm_mixed`] with a packed B.
pub fn gemm_mixed_packed_b<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: MatRef<'_, A>,
    b: &PackedWeights<A, B>,
    beta: f32,
    c: MatMut<'_, C>,
) -> Result<(), Error> {
    packed(alpha, a, b, beta, c, None)
}

/// [`gemm_ex`] with a packed B.
pub fn gemm_ex_packed_b<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: MatRef<'_, A>,
    b: &PackedWeights<A, B>,
    beta: f32,
    c: MatMut<'_, C>,
    epilogue: &Epilogue<'_>,
) -> Result<(), Error> {
    packed(alpha, a, b, beta, c, Some(epilogue))
}

fn packed<A: Product<B, C>, B: Storage, C: Storage>(
    alpha: f32,
    a: MatRef<'_, A>,
    b: &PackedWeights<A, B>,
    beta: f32,
    mut c: MatMut<'_, C>,
    epilogue: Option<&Epilogue<'_>>,
) -> Result<(), Error> {
    let (m, n, k) = (c.rows(), b.cols(), b.rows());
    if a.rows() != m || a.cols() != k || c.cols() != n {
        return Err(Error::Argument);
    }
    let epilogue = epilogue.map(|epilogue| epilogue.raw(m, n)).transpose()?;
    let none = Place { ptr: core::ptr::null(), rs: 0, cs: 0 };
    let weights = b.weights();
    let call = call::<A, B, C>((m, n, k), alpha, (place(&a), none), beta, target(&mut c), epilogue)?;
    let call = Call { weights: Some(weights.ready()), ..call };
    // SAFETY: views vouch for their elements; the features were those of this machine when B was packed.
    unsafe { mixed::execute(&call, |wish| weights.head().rows.choose(wish)) }
}

/// The names, for Rust and for C, of what a product of row-major operands runs on now.
pub(crate) fn kernel(types: Types, m: usize, n: usize, k: usize) -> Result<(&'static str, &'static CStr), Error> {
    let way = choose(&select::Wish::row_major(types, m, n, k)).ok_or(Error::Unsupported)?;
    Ok(way.row.names(types.c))
}

/// The name of the kernel that an `m x k` times `k x n` product of row-major operands runs on now; empty if the library was built
/// without rows for the types.
pub fn kernel_name_mixed<A: Product<B, C>, B: Storage, C: Storage>(m: usize, n: usize, k: usize) -> &'static str {
    kernel(types::<A, B, C>(), m, n, k).map_or("", |(name, _)| name)
}
