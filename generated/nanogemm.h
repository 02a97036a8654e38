/* Do not edit: written by the nanogemm generator; `cargo xtask bless` makes it anew. */
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

/* C[m x n] = alpha * A[m x k] * B[k x n] + beta * C, any strides (in elements). */
nanogemm_status nanogemm_gemm_f32(size_t m, size_t n, size_t k, float alpha,
    const float *a, ptrdiff_t rsa, ptrdiff_t csa, const float *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_f64(size_t m, size_t n, size_t k, double alpha,
    const double *a, ptrdiff_t rsa, ptrdiff_t csa, const double *b, ptrdiff_t rsb, ptrdiff_t csb,
    double beta, double *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_bf16bf16f32(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_bf16bf16bf16(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, uint16_t *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_f16f16f32(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_f16f16f16(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, uint16_t *c, ptrdiff_t rsc, ptrdiff_t csc);

/* accumulate == 0: C = A * B, otherwise C += A * B. Sums are exact, and wrap around beyond 32 bits. */
nanogemm_status nanogemm_gemm_u8i8i32(size_t m, size_t n, size_t k,
    const uint8_t *a, ptrdiff_t rsa, ptrdiff_t csa, const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    int accumulate, int32_t *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_i8i8i32(size_t m, size_t n, size_t k,
    const int8_t *a, ptrdiff_t rsa, ptrdiff_t csa, const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    int accumulate, int32_t *c, ptrdiff_t rsc, ptrdiff_t csc);

/* The same through an epilogue; NULL is the plain product. */
nanogemm_status nanogemm_gemm_ex_f32(size_t m, size_t n, size_t k, float alpha,
    const float *a, ptrdiff_t rsa, ptrdiff_t csa, const float *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_ex_bf16bf16f32(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_ex_bf16bf16bf16(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, uint16_t *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_ex_f16f16f32(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_ex_f16f16f16(size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float beta, uint16_t *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);

/* Summed exactly in 32-bit integers, then through an epilogue into floats; NULL converts the sums. */
nanogemm_status nanogemm_gemm_ex_u8i8f32(size_t m, size_t n, size_t k,
    const uint8_t *a, ptrdiff_t rsa, ptrdiff_t csa, const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_ex_i8i8f32(size_t m, size_t n, size_t k,
    const int8_t *a, ptrdiff_t rsa, ptrdiff_t csa, const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb,
    float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);

/* Packs a constant B, which is not needed any more afterwards. NULL on error. The object is immutable: any thread may use
   it, at the same time as others. k == 0 and n == 0 are legal. */
nanogemm_packed *nanogemm_pack_b_f32(size_t k, size_t n, const float *b, ptrdiff_t rsb, ptrdiff_t csb);
nanogemm_packed *nanogemm_pack_b_f64(size_t k, size_t n, const double *b, ptrdiff_t rsb, ptrdiff_t csb);
nanogemm_packed *nanogemm_pack_b_bf16bf16f32(size_t k, size_t n, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb);
nanogemm_packed *nanogemm_pack_b_f16f16f32(size_t k, size_t n, const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb);

/* The same for integers. */
nanogemm_packed *nanogemm_pack_b_u8i8i32(size_t k, size_t n, const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb);
nanogemm_packed *nanogemm_pack_b_i8i8i32(size_t k, size_t n, const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb);

/* The product with a packed B: k and n are those it was packed with. A B that was packed for other types is
   NANOGEMM_ERR_ARGUMENT. Fastest if csc == 1. */
nanogemm_status nanogemm_gemm_packed_b_f32(size_t m, float alpha, const float *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_packed_b_f64(size_t m, double alpha, const double *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, double beta, double *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_packed_b_bf16bf16f32(size_t m, float alpha, const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_packed_b_f16f16f32(size_t m, float alpha, const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc);

/* The same for integers. */
nanogemm_status nanogemm_gemm_packed_b_u8i8i32(size_t m, const uint8_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, int accumulate, int32_t *c, ptrdiff_t rsc, ptrdiff_t csc);
nanogemm_status nanogemm_gemm_packed_b_i8i8i32(size_t m, const int8_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, int accumulate, int32_t *c, ptrdiff_t rsc, ptrdiff_t csc);

/* The product with a packed B through an epilogue; results of two bytes take the B that was packed for results in floats. */
nanogemm_status nanogemm_gemm_packed_b_ex_f32(size_t m, float alpha, const float *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_packed_b_ex_bf16bf16f32(size_t m, float alpha, const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_packed_b_ex_bf16bf16bf16(size_t m, float alpha, const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, uint16_t *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_packed_b_ex_f16f16f32(size_t m, float alpha, const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_packed_b_ex_f16f16f16(size_t m, float alpha, const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float beta, uint16_t *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);

/* The same for integers: B was packed for sums in integers. */
nanogemm_status nanogemm_gemm_packed_b_ex_u8i8f32(size_t m, const uint8_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);
nanogemm_status nanogemm_gemm_packed_b_ex_i8i8f32(size_t m, const int8_t *a, ptrdiff_t rsa, ptrdiff_t csa,
    const nanogemm_packed *b, float *c, ptrdiff_t rsc, ptrdiff_t csc, const nanogemm_epilogue *e);

/* Batch-reduce: C[m x n] = beta * C + sum over i of A_i[m x k] * B_i[k x n], row-major; leading dimensions and
   strides in elements. batch == 0 gives beta * C. A leading dimension smaller than a row (of more than one row) is
   NANOGEMM_ERR_STRIDE. */
nanogemm_status nanogemm_brgemm_f32(size_t m, size_t n, size_t k, size_t batch,
    const float *a, size_t lda, size_t stride_a, const float *b, size_t ldb, size_t stride_b,
    float beta, float *c, size_t ldc);
nanogemm_status nanogemm_brgemm_f64(size_t m, size_t n, size_t k, size_t batch,
    const double *a, size_t lda, size_t stride_a, const double *b, size_t ldb, size_t stride_b,
    double beta, double *c, size_t ldc);

/* The same with one address per batch member. */
nanogemm_status nanogemm_brgemm_addr_f32(size_t m, size_t n, size_t k, size_t batch,
    const float *const *a, size_t lda, const float *const *b, size_t ldb, float beta, float *c, size_t ldc);
nanogemm_status nanogemm_brgemm_addr_f64(size_t m, size_t n, size_t k, size_t batch,
    const double *const *a, size_t lda, const double *const *b, size_t ldb, double beta, double *c, size_t ldc);

/* Independent products: C_i = alpha * A_i * B_i + beta * C_i for i < batch, i * batch_stride elements from the first.
   A stride of 0 shares A or B. Elements of different C_i that coincide are NANOGEMM_ERR_STRIDE. */
nanogemm_status nanogemm_gemm_batched_f32(size_t batch, size_t m, size_t n, size_t k, float alpha,
    const float *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,
    const float *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);
nanogemm_status nanogemm_gemm_batched_f64(size_t batch, size_t m, size_t n, size_t k, double alpha,
    const double *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,
    const double *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,
    double beta, double *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);
nanogemm_status nanogemm_gemm_batched_bf16bf16f32(size_t batch, size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,
    const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);
nanogemm_status nanogemm_gemm_batched_f16f16f32(size_t batch, size_t m, size_t n, size_t k, float alpha,
    const uint16_t *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,
    const uint16_t *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,
    float beta, float *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);

/* The same for integers. */
nanogemm_status nanogemm_gemm_batched_u8i8i32(size_t batch, size_t m, size_t n, size_t k,
    const uint8_t *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,
    const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,
    int accumulate, int32_t *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);
nanogemm_status nanogemm_gemm_batched_i8i8i32(size_t batch, size_t m, size_t n, size_t k,
    const int8_t *a, ptrdiff_t rsa, ptrdiff_t csa, ptrdiff_t batch_stride_a,
    const int8_t *b, ptrdiff_t rsb, ptrdiff_t csb, ptrdiff_t batch_stride_b,
    int accumulate, int32_t *c, ptrdiff_t rsc, ptrdiff_t csc, ptrdiff_t batch_stride_c);

/* The kernel row a call of this size with row-major operands would use: a static string in the grammar of names.md. */
const char *nanogemm_kernel_name_f32(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_f64(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_bf16bf16f32(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_bf16bf16bf16(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_f16f16f32(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_f16f16f16(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_u8i8i32(size_t m, size_t n, size_t k);
const char *nanogemm_kernel_name_i8i8i32(size_t m, size_t n, size_t k);

/* Products of constant shapes: C[m x n] = A[m x k] * B[k x n] + beta * C for the m, n and k of the name and nothing else.
   a_rs, b_rs and c_rs are the distances between two rows in elements, neighbours in a row are adjacent. beta == 0 never reads
   C. They are the caller's promise altogether: NOTHING IS CHECKED, as in a kernel made by a run-time compiler. Operands must
   be there (no null pointers), and rows of C must not overlap each other, A or B. Each call is one load and one jump to the
   best kernel for this machine; where there is none of the shape, kernels of any shape run. */
void nanogemm_gemm_1x1x1s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_2x2x2s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_3x3x3s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_4x4x4s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_5x5x5s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_6x6x6s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_7x7x7s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_8x8x8s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_9x9x9s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_10x10x10s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_11x11x11s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_12x12x12s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_13x13x13s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_14x14x14s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_15x15x15s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_16x16x16s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_24x24x24s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_32x32x32s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_48x48x48s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_64x64x64s_f32(const float *a, ptrdiff_t a_rs, const float *b, ptrdiff_t b_rs,
    float *c, ptrdiff_t c_rs, float beta);
void nanogemm_gemm_1x1x1s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_2x2x2s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_3x3x3s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_4x4x4s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_5x5x5s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_6x6x6s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_7x7x7s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_8x8x8s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_9x9x9s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_10x10x10s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_11x11x11s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_12x12x12s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_13x13x13s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_14x14x14s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_15x15x15s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_16x16x16s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_24x24x24s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_32x32x32s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_48x48x48s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);
void nanogemm_gemm_64x64x64s_f64(const double *a, ptrdiff_t a_rs, const double *b, ptrdiff_t b_rs,
    double *c, ptrdiff_t c_rs, double beta);

#ifdef __cplusplus
}
#endif

#endif
