//! The C header of the run-time library: general part, then the functions of every type combination of the manifest.

use crate::{dtype::DType, plan::LibraryPlan};

/// The element types of one product.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Types {
    a: &'static DType,
    b: &'static DType,
    c: &'static DType,
}

impl Types {
    /// What follows `nanogemm_gemm_`: one name if all types are their own accumulators, else A, B and C.
    fn suffix(&self) -> String {
        if self.a == self.c && self.c.accumulator() == self.c {
            self.a.name.into()
        } else {
            format!("{}{}{}", self.a, self.b, self.c)
        }
    }
}

/// Which products a function exists for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    /// All of floating-point numbers.
    Floats,
    /// Those of types that are their own factors and accumulators.
    Own,
    /// Those of floating-point numbers whose results are of the type of the sums.
    Sums,
    /// Those of floating-point numbers that are finished from sums in f32.
    Finished,
    /// Those of bytes.
    Bytes,
    /// All.
    All,
}

impl For {
    fn has(self, t: &Types) -> bool {
        let bytes = t.a.bytes == 1;
        match self {
            For::Floats => !bytes,
            For::Own => t.a == t.c && t.c.accumulator() == t.c,
            For::Sums => !bytes && t.c.accumulator() == t.c,
            For::Finished => !bytes && t.c.accumulator().bytes == 4,
            For::Bytes => bytes,
            For::All => true,
        }
    }
}

/// Functions of one type combination. `@` is the suffix, `A B C` are element types, `S` the type of alpha and beta.
const FUNCTIONS: &[(For, &str, &str)] = &[
    (
        For::Floats,
        "C[m x n] = alpha * A[m x k] * B[k x n] + beta * C, any strides (in elements).",
        "nanogemm_status nanogemm_gemm_@(size_t m, size_t n, size_t k, <S> alpha,\n    \
         const <A> *a, ptrdiff_t rsa, ptrdiff_t csa, const <B> *b, ptrdiff_t rsb, ptrdiff_t csb,\n    \
         <S> beta, <C> *c, ptrdiff_t rsc, ptrdiff_t csc);",
    ),
    (
        For::Bytes,
        "accumulate == 0: C = A * B, otherwise C += A * B. Sums are exact, and wrap around beyond 32 bits.",
        "nanogemm_status nanogemm_gemm_@(size_t m, size_t n, size_t k,\n    \
         const <A> *a, ptrdiff_t rsa, ptrdiff_t csa, const <B> *b, ptrdiff_t rsb, ptrdiff_t csb,\n    \
         int accumulate, <C> *c, ptrdiff_t rsc, ptrdiff_t csc);",
    ),
    (
        For::Finished,
        "The same through an epilogue; NULL is the plain product.",
        "nanogemm_status nanogemm_gemm_ex_@(size_t m, size_t n, size_t k, <S> alpha,\n    \
         const <A> *a, ptrdiff_t rsa, ptrdiff_t csa, const <B> *b, ptrdiff_t rsb, ptrdiff_t csb,\n    \
         <S> beta, <C> *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);",
    ),
    (
        For::Bytes,
        "Summed exactly in 32-bit integers, then through an epilogue into floats; NULL converts the sums.",
        "nanogemm_status nanogemm_gemm_ex_<X>f32(size_t m, size_t n, size_t k,\n    \
         const <A> *a, ptrdiff_t rsa, ptrdiff_t csa, const <B> *b, ptrdiff_t rsb, ptrdiff_t csb,\n    \
         float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);",
    ),
    (
        For::Sums,
        "Packs a constant B, which is not needed any more afterwards. NULL on error. The object is immutable: any thread may use\n   \
         it, at the same time as others. k == 0 and n == 0 are legal.",
        "nanogemm_packed *nanogemm_pack_b_@(size_t k, size_t n, const <B> *b, ptrdiff_t rsb, ptrdiff_t csb);",
    ),
    (
        For::Bytes,
        "The same for integers.",
        "nanogemm_packed *nanogemm_pack_b_@(size_t k, size_t n, const <B> *b, ptrdiff_t rsb, ptrdiff_t csb);",
    ),
    (
        For::Sums,
        "The product with a packed B: k and n are those it was packed with. A B that was packed for other types is\n   \
         NANOGEMM_ERR_ARGUMENT. Fastest if csc == 1.",
        "nanogemm_status nanogemm_gemm_packed_b_@(size_t m, <S> alpha, const <A> *a, ptrdiff_t rsa, ptrdiff_t csa,\n    \
         const nanogemm_packed *b, <S> beta, <C> *c, ptrdiff_t rsc, ptrdiff_t csc);",
    ),
    (
        For::Bytes,
        "The same for integers.",
        "nanogemm_status nanogemm_gemm_packed_b_@(size_t m, const <A> *a, ptrdiff_t rsa, ptrdiff_t csa,\n    \
         const nanogemm_packed *b, int accumulate, <C> *c, ptrdiff_t rsc, ptrdiff_t csc);",
    ),
    (
        For::Finished,
        "The product with a packed B through an epilogue; results of two bytes take the B that was packed for results in floats.",
        "nanogemm_status nanogemm_gemm_packed_b_ex_@(size_t m, <S> alpha, const <A> *a, ptrdiff_t rsa, ptrdiff_t csa,\n    \
         const nanogemm_packed *b, <S> beta, <C> *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);",
    ),
    (
        For::Bytes,
        "The same for integers: B was packed for sums in integers.",
        "nanogemm_status nanogemm_gemm_packed_b_ex_<X>f32(size_t m, const <A> *a, ptrdiff_t rsa, ptrdiff_t csa,\n    \
         const nanogemm_packed *b, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);",
    ),
    (
        For::Own,
        "Batch-reduce: C[m x n] = beta * C + sum over i of A_i[m x k] * B_i[k x n], row-major; leading dimensions and\n   \
         strides in elements. batch == 0 gives beta * C. A leading dimension smaller than a row (of more than one row) is\n   \
         NANOGEMM_ERR_STRIDE.",
        "nanogemm_status nanogemm_brgemm_@(size_t m, size_t n, size_t k, size_t batch,\n    \
         const <A> *a, size_t lda, size_t stride_a, const <B> *b, size_t ldb, size_t stride_b,\n    \
         <S> beta, <C> *c, size_t ldc);",
    ),
    (
        For::Own,
        "The same with one address per batch member.",
        "nanogemm_status nanogemm_brgemm_addr_@(size_t m, size_t n, size_t k, size_t batch,\n    \
         const <A> *const *a, size_t lda, const <B> *const *b, size_t ldb, <S> beta, <C> *c, size_t ldc);",
    ),
    (
        For::Sums,
        "Independent products: C_i = alpha * A_i * B_i + beta * C_i for i < batch, i * batch_stride elements from the first.\n   \
         A stride of 0 shares A or B. Elements of different C_i that coincide are NANOGEMM_ERR_STRIDE.",
        "nanogemm_status nanogemm_gemm_batched_@(size_t batch, size_t m, size_t n, size_t k, <S> alpha,\n    \
         const <A> *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,\n    \
         const <B> *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,\n    \
         <S> beta, <C> *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);",
    ),
    (
        For::Bytes,
        "The same for integers.",
        "nanogemm_status nanogemm_gemm_batched_@(size_t batch, size_t m, size_t n, size_t k,\n    \
         const <A> *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,\n    \
         const <B> *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,\n    \
         int accumulate, <C> *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);",
    ),
    (
        For::All,
        "The kernel row a call of this size with row-major operands would use: a static string in the grammar of names.md.",
        "const char *nanogemm_kernel_name_@(size_t m, size_t n, size_t k);",
    ),
];

const OPENING: &str = r#"/* Do not edit: written by the nanogemm generator; `cargo xtask bless` makes it anew. */
/* nanogemm: matrix-multiplication kernels composed at build time, with run-time dispatch.
 *
 * All sizes are counts, all strides are in elements of their own matrix: rs* is the distance between two rows, cs* between
 * two columns, so row-major is (ld, 1) and column-major is (1, ld). A and B may have any stride, also 0 or negative; the
 * elements of C must be distinct and must not overlap A or B. A dimension of size 1 may carry any stride.
 *
 * Errors are returned, never printed; C is then untouched. A null operand is an error only if an element of it would be
 * read or written. beta == 0 never reads C; alpha == 0 or k == 0 never reads A and B; m == 0 or n == 0 does nothing.
 */
#ifndef NANOGEMM_H
#define NANOGEMM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Added functions and fields appended to structs keep this number. */
#define NANOGEMM_ABI_VERSION 1

/* 0 = success, negative = error. */
typedef int32_t nanogemm_status;
enum {
  NANOGEMM_OK = 0,
  NANOGEMM_ERR_NULL = -1,        /* a null operand of which an element would be accessed */
  NANOGEMM_ERR_STRIDE = -2,      /* elements of C coincide, or a leading dimension is shorter than a row */
  NANOGEMM_ERR_OVERFLOW = -3,    /* the byte extent of an operand exceeds the address space */
  NANOGEMM_ERR_ALIAS = -4,       /* C shares an element with A or B */
  NANOGEMM_ERR_UNSUPPORTED = -5, /* this build has no kernel for the call */
  NANOGEMM_ERR_NO_MEMORY = -6,   /* no memory for scratch */
  NANOGEMM_ERR_ARGUMENT = -7     /* any other bad argument */
};

/* A sentence that says what a status means; never null. */
const char *nanogemm_status_string(nanogemm_status s);
/* The version of the library, e.g. "0.1.0". */
const char *nanogemm_version(void);
/* NANOGEMM_ABI_VERSION of the library. */
uint32_t nanogemm_abi_version(void);
/* Instruction sets in use now, best first, comma separated. The environment variable NANOGEMM_ISA, a list of these tokens,
   restricts them. */
const char *nanogemm_isa(void);
/* 0 = default: the available parallelism; cgroup quota and cpuset are respected. */
nanogemm_status nanogemm_set_num_threads(size_t n);
/* The effective number of threads. */
size_t nanogemm_get_num_threads(void);

/* Constant weights, packed once: made by nanogemm_pack_b_*, freed by any thread. */
typedef struct nanogemm_packed nanogemm_packed;
/* NULL does nothing. */
void nanogemm_packed_free(nanogemm_packed *p);
/* The memory it takes; 0 for NULL. */
size_t nanogemm_packed_size_bytes(const nanogemm_packed *p);

enum {
  NANOGEMM_ACT_NONE = 0,
  NANOGEMM_ACT_RELU = 1,
  NANOGEMM_ACT_GELU_TANH = 2,
  NANOGEMM_ACT_SILU = 3,
  NANOGEMM_ACT_CLAMP = 4 /* clamp_min, clamp_max */
};

/* A fused epilogue: y[i][j] = act(scale_m[i] * scale_n[j] * alpha * acc[i][j] + bias[j] + beta * c[i][j] + residual[i][j]),
   each absent factor 1, each absent term 0. */
typedef struct {
  uint32_t struct_size; /* sizeof(nanogemm_epilogue) */
  uint32_t activation;  /* NANOGEMM_ACT_* */
  const float *bias;    /* n values, one per column, or NULL */
  const float *residual; /* m x n, added before the activation, or NULL */
  ptrdiff_t rsr, csr;
  float clamp_min, clamp_max;
  const float *scale_n; /* per-column factors on the accumulator, or NULL */
  const float *scale_m; /* per-row factors on the accumulator, or NULL */
  const int32_t *zero_point_a; /* integer types: one value, or NULL */
  const int32_t *zero_point_b;
} nanogemm_epilogue;
"#;

const CONSTANT_SHAPES: &str = r#"
/* Products of constant shapes: C[m x n] = A[m x k] * B[k x n] + beta * C for the m, n and k of the name and nothing else.
   a_rs, b_rs and c_rs are the distances between two rows in elements, neighbours in a row are adjacent. beta == 0 never reads
   C. They are the caller's promise altogether: NOTHING IS CHECKED, as in a kernel made by a run-time compiler. Operands must
   be there (no null pointers), and rows of C must not overlap each other, A or B. Each call is one load and one jump to the
   best kernel for this machine; where there is none of the shape, kernels of any shape run. */
"#;

const CLOSING: &str = r#"
#ifdef __cplusplus
}
#endif

#endif
"#;

/// The text of `nanogemm.h`. The types of several targets are merged: the header does not depend on the target.
pub fn c_api(plans: &[LibraryPlan]) -> String {
    let mut types: Vec<Types> = Vec::new();
    for &[a, b, c] in plans.iter().flat_map(|p| &p.products) {
        let t = Types { a, b, c };
        if !types.contains(&t) {
            types.push(t);
        }
    }
    let mut out = String::from(OPENING);
    for (which, comment, declaration) in FUNCTIONS {
        let mut types = types.iter().filter(|t| which.has(t)).peekable();
        if types.peek().is_none() {
            continue;
        }
        out.push_str(&format!("\n/* {comment} */\n"));
        for t in types {
            let text = declaration
                .replace('@', &t.suffix())
                .replace("<X>", &format!("{}{}", t.a, t.b))
                .replace("<A>", t.a.c_type)
                .replace("<B>", t.b.c_type)
                .replace("<C>", t.c.c_type)
                .replace("<S>", t.c.c_scalar);
            out.push_str(&text);
            out.push('\n');
        }
    }
    out.push_str(&constant_shapes(plans));
    out.push_str(CLOSING);
    out
}

/// The entries of constant shapes of all targets; empty if there are none.
fn constant_shapes(plans: &[LibraryPlan]) -> String {
    let mut out = String::new();
    let mut seen: Vec<String> = Vec::new();
    for (plan, entry) in plans.iter().flat_map(|p| p.entries.iter().map(move |e| (p, e))) {
        let name = format!("{}_{}", plan.prefix, entry.name);
        if seen.contains(&name) {
            continue;
        }
        if seen.is_empty() {
            out.push_str(CONSTANT_SHAPES);
        }
        let t = entry.dtype.c_type;
        // A name of the manifest does not say what it computes.
        let [m, n, k] = entry.shape;
        if !entry.name.contains(&format!("{m}x{n}x{k}s")) {
            out.push_str(&format!("/* m = {m}, n = {n}, k = {k} */\n"));
        }
        out.push_str(&format!(
            "void {name}(const {t} *a, ptrdiff_t a_rs, const {t} *b, ptrdiff_t b_rs,\n    {t} *c, ptrdiff_t c_rs, {t} beta);\n"
        ));
        seen.push(name);
    }
    out
}
