/*
 * The general functions of nanogemm.h and nanogemm_gemm_f32, called from C99, C11 and C++11. Operands are small integers,
 * so that every sum is exact in whatever order a kernel adds it, and results are compared for equality.
 *
 * Every check that fails prints a line; the exit code is 1 if one did.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nanogemm.h"

#define MAX_DIM 64
#define PAD 3
/* One matrix with room between its rows, on both sides and between its columns. */
#define CAPACITY ((2 * MAX_DIM + PAD) * (2 * MAX_DIM + PAD))
#define OUTSIDE 12345.0f

static unsigned long checks, failures;

static void check(int ok, const char *what)
{
    checks++;
    if (!ok) {
        failures++;
        fprintf(stderr, "smoke: failed: %s\n", what);
    }
}

/* A matrix inside an array: the element (i, j) is at[i * rs + j * cs]. */
typedef struct {
    float *storage;
    float *at;
    ptrdiff_t rs, cs;
} matrix;

enum layout { ROW_MAJOR, COLUMN_MAJOR, BOTH_STRIDED, REVERSED, LAYOUTS };

static matrix lay_out(float *storage, size_t rows, size_t cols, int layout)
{
    matrix x;
    ptrdiff_t r = (ptrdiff_t)rows, c = (ptrdiff_t)cols;

    x.storage = storage;
    x.at = storage + PAD;
    switch (layout) {
    case ROW_MAJOR: x.rs = c + PAD; x.cs = 1; break;
    case COLUMN_MAJOR: x.rs = 1; x.cs = r + PAD; break;
    case BOTH_STRIDED: x.rs = 2 * c + 1; x.cs = 2; break;
    default: /* the last element of a row-major matrix comes first */
        x.rs = -(c + PAD);
        x.cs = -1;
        x.at += (r > 0 ? (r - 1) * (c + PAD) : 0) + (c > 0 ? c - 1 : 0);
        break;
    }
    return x;
}

static float *element(matrix x, size_t i, size_t j)
{
    return x.at + (ptrdiff_t)i * x.rs + (ptrdiff_t)j * x.cs;
}

static uint32_t random_state = 1;

/* An integer from -4 to 4. */
static float small_integer(void)
{
    random_state = random_state * 1664525u + 1013904223u;
    return (float)(int)((random_state >> 16) % 9u) - 4.0f;
}

static float not_a_number(void)
{
    const uint32_t bits = 0x7fc00000u;
    float value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

static float a_storage[CAPACITY], b_storage[CAPACITY], c_storage[CAPACITY], expected[CAPACITY];

/* One product, checked element by element, and every float of C's array that is not part of C checked to be untouched. */
static void product(size_t m, size_t n, size_t k, float alpha, float beta, int la, int lb, int lc)
{
    const matrix a = lay_out(a_storage, m, k, la), b = lay_out(b_storage, k, n, lb), c = lay_out(c_storage, m, n, lc);
    size_t i, j, p;
    char what[160];
    nanogemm_status status;

    for (i = 0; i < CAPACITY; i++) {
        /* What lies outside A and B must not be used: NaN would spread. */
        a_storage[i] = b_storage[i] = not_a_number();
        c_storage[i] = expected[i] = OUTSIDE;
    }
    /* alpha == 0 must not read A and B, so they stay NaN then. */
    for (i = 0; i < m && alpha != 0.0f; i++)
        for (p = 0; p < k; p++)
            *element(a, i, p) = small_integer();
    for (p = 0; p < k && alpha != 0.0f; p++)
        for (j = 0; j < n; j++)
            *element(b, p, j) = small_integer();
    for (i = 0; i < m; i++)
        for (j = 0; j < n; j++) {
            float sum = 0.0f;
            float *out = element(c, i, j);

            *out = beta == 0.0f ? not_a_number() : small_integer();
            for (p = 0; p < k && alpha != 0.0f; p++)
                sum += *element(a, i, p) * *element(b, p, j);
            expected[out - c_storage] = alpha * sum + (beta == 0.0f ? 0.0f : beta * *out);
        }

    status = nanogemm_gemm_f32(m, n, k, alpha, a.at, a.rs, a.cs, b.at, b.rs, b.cs, beta, c.at, c.rs, c.cs);
    sprintf(what, "m %lu n %lu k %lu alpha %g beta %g layouts %d %d %d", (unsigned long)m, (unsigned long)n, (unsigned long)k,
            (double)alpha, (double)beta, la, lb, lc);
    check(status == NANOGEMM_OK, what);
    for (i = 0; i < CAPACITY && c_storage[i] == expected[i]; i++) {
    }
    if (i < CAPACITY)
        fprintf(stderr, "smoke: float %lu of C's array: %g, want %g\n", (unsigned long)i, (double)c_storage[i],
                (double)expected[i]);
    check(i == CAPACITY, what);
}

static void products(void)
{
    static const size_t dims[] = {1, 2, 3, 7, 16, 17, 33, 50, 64};
    static const size_t depths[] = {0, 1, 2, 5, 31, 64};
    static const float alphas[] = {0.0f, 1.0f, -1.0f, 2.5f}, betas[] = {0.0f, 1.0f, -1.0f, 0.5f};
    const size_t n_dims = sizeof dims / sizeof *dims, n_depths = sizeof depths / sizeof *depths;
    size_t i, j, p;
    int la, lb, lc;

    /* Every pair of layouts of A and B with every layout of C, at a shape with tails in all three directions. */
    for (la = 0; la < LAYOUTS; la++)
        for (lb = 0; lb < LAYOUTS; lb++)
            for (lc = 0; lc < LAYOUTS; lc++) {
                product(37, 41, 29, 1.0f, 0.0f, la, lb, lc);
                product(5, 3, 7, -1.0f, 0.5f, la, lb, lc);
            }
    /* Every size; the layouts take turns. */
    for (i = 0; i < n_dims; i++)
        for (j = 0; j < n_dims; j++)
            for (p = 0; p < n_depths; p++) {
                const int turn = (int)(i + j + p);
                product(dims[i], dims[j], depths[p], 1.0f, turn % 2 ? 1.0f : 0.0f, turn % 4, (turn / 2) % 4, (turn / 3) % 4);
            }
    /* Every alpha with every beta: case 43. */
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++) {
            product(50, 50, 50, alphas[i], betas[j], ROW_MAJOR, ROW_MAJOR, ROW_MAJOR);
            product(50, 50, 50, alphas[i], betas[j], COLUMN_MAJOR, ROW_MAJOR, COLUMN_MAJOR);
        }
}

/* A and B with stride 0: one row and one column used again and again. */
static void broadcast_operands(void)
{
    static const float row[3] = {1.0f, 2.0f, 3.0f};
    float c[4];
    nanogemm_status status = nanogemm_gemm_f32(2, 2, 3, 1.0f, row, 0, 1, row, 1, 0, 0.0f, c, 2, 1);

    check(status == NANOGEMM_OK && c[0] == 14.0f && c[1] == 14.0f && c[2] == 14.0f && c[3] == 14.0f, "strides of 0 in A and B");
}

/* A and C take turns in one array; no element is in both. */
static void interleaved_operands(void)
{
    static const float b[4] = {1.0f, 2.0f, 3.0f, 4.0f};
    float both[8] = {1.0f, OUTSIDE, 2.0f, OUTSIDE, 3.0f, OUTSIDE, 4.0f, OUTSIDE};
    nanogemm_status status = nanogemm_gemm_f32(2, 2, 2, 1.0f, both, 4, 2, b, 2, 1, 0.0f, both + 1, 4, 2);

    check(status == NANOGEMM_OK && both[1] == 7.0f && both[3] == 10.0f && both[5] == 15.0f && both[7] == 22.0f,
          "A and C interleaved in one array");
    check(both[0] == 1.0f && both[2] == 2.0f && both[4] == 3.0f && both[6] == 4.0f, "A is untouched beside C");
}

static void empty_problems(void)
{
    float c[2] = {3.0f, 4.0f};

    check(nanogemm_gemm_f32(0, 5, 5, 1.0f, NULL, 5, 1, NULL, 5, 1, 0.0f, NULL, 5, 1) == NANOGEMM_OK, "m 0 with null pointers");
    check(nanogemm_gemm_f32(5, 0, 5, 1.0f, NULL, 5, 1, NULL, 5, 1, 0.0f, NULL, 5, 1) == NANOGEMM_OK, "n 0 with null pointers");
    check(nanogemm_gemm_f32(1, 2, 0, 1.0f, NULL, 1, 1, NULL, 2, 1, 2.0f, c, 2, 1) == NANOGEMM_OK && c[0] == 6.0f && c[1] == 8.0f,
          "k 0 with null A and B gives beta * C");
    check(nanogemm_gemm_f32(1, 2, 9, 0.0f, NULL, 9, 1, NULL, 2, 1, 0.5f, c, 2, 1) == NANOGEMM_OK && c[0] == 3.0f && c[1] == 4.0f,
          "alpha 0 with null A and B gives beta * C");
}

static void errors(void)
{
    float a[16] = {0}, b[16] = {0}, c[16];
    size_t i;
    int untouched = 1;

    for (i = 0; i < 16; i++)
        c[i] = OUTSIDE;
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, NULL, 2, 1, b, 2, 1, 0.0f, c, 2, 1) == NANOGEMM_ERR_NULL, "null A");
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, a, 2, 1, NULL, 2, 1, 0.0f, c, 2, 1) == NANOGEMM_ERR_NULL, "null B");
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, a, 2, 1, b, 2, 1, 0.0f, NULL, 2, 1) == NANOGEMM_ERR_NULL, "null C");
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, a, 2, 1, b, 2, 1, 0.0f, c, 0, 1) == NANOGEMM_ERR_STRIDE, "C with row stride 0");
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, a, 2, 1, b, 2, 1, 0.0f, c, 1, 1) == NANOGEMM_ERR_STRIDE, "C overlaps itself");
    check(nanogemm_gemm_f32((size_t)PTRDIFF_MAX, 2, 2, 1.0f, a, 2, 1, b, 2, 1, 0.0f, c, 2, 1) == NANOGEMM_ERR_OVERFLOW,
          "A larger than the address space");
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, c, 2, 1, b, 2, 1, 0.0f, c, 2, 1) == NANOGEMM_ERR_ALIAS, "C is A");
    check(nanogemm_gemm_f32(2, 2, 2, 1.0f, a, 2, 1, c + 1, 2, 1, 0.0f, c, 2, 1) == NANOGEMM_ERR_ALIAS, "C overlaps B");
    for (i = 0; i < 16; i++)
        untouched = untouched && c[i] == OUTSIDE;
    check(untouched, "C is untouched after errors");
}

/* Whether a comma-separated list has a token with which the text begins. */
static int begins_with_token(const char *text, const char *list)
{
    while (*list != '\0') {
        const size_t length = strcspn(list, ",");

        if (length > 0 && strncmp(text, list, length) == 0 && (text[length] == '\0' || text[length] == '_'))
            return 1;
        list += length;
        if (*list == ',')
            list++;
    }
    return 0;
}

static void general(void)
{
    static const nanogemm_status all[] = {NANOGEMM_OK, NANOGEMM_ERR_NULL, NANOGEMM_ERR_STRIDE, NANOGEMM_ERR_OVERFLOW,
                                          NANOGEMM_ERR_ALIAS, NANOGEMM_ERR_UNSUPPORTED, NANOGEMM_ERR_NO_MEMORY,
                                          NANOGEMM_ERR_ARGUMENT};
    const size_t n = sizeof all / sizeof *all;
    const char *isa = nanogemm_isa(), *kernel = nanogemm_kernel_name_f32(64, 64, 64), *how = strstr(kernel, "__");
    const char *wanted = getenv("NANOGEMM_ISA");
    size_t i, j, threads;

    for (i = 0; i < n; i++) {
        const char *text = nanogemm_status_string(all[i]);

        check(text != NULL && text[0] != '\0', "every status has a text");
        for (j = 0; j < i; j++)
            check(strcmp(text, nanogemm_status_string(all[j])) != 0, "no two statuses share a text");
    }
    check(nanogemm_status_string(-1000) != NULL, "unknown statuses have a text");
    check(nanogemm_abi_version() == NANOGEMM_ABI_VERSION, "header and archive are of one ABI version");
    check(strspn(nanogemm_version(), "0123456789") > 0, "the version begins with a number");

    check(strncmp(kernel, "gemm_", 5) == 0 && strstr(kernel, "_f32_f32_f32") != NULL && how != NULL, "the kernel's name follows the grammar");
    check(how != NULL && (begins_with_token(how + 2, isa) || begins_with_token(how + 2, "scalar")),
          "the kernel's instruction set is in use");
    if (wanted != NULL && strcmp(wanted, "scalar") == 0)
        check(how != NULL && begins_with_token(how + 2, "scalar"), "NANOGEMM_ISA=scalar gives a portable kernel");

    threads = nanogemm_get_num_threads();
    check(threads >= 1, "there is a thread");
    check(nanogemm_set_num_threads(1) == NANOGEMM_OK && nanogemm_get_num_threads() == 1, "one thread on request");
    check(nanogemm_set_num_threads(0) == NANOGEMM_OK && nanogemm_get_num_threads() == threads, "0 threads is the default");
    printf("nanogemm %s, instruction sets: %s; kernel of 64 x 64 x 64: %s\n", nanogemm_version(), isa, kernel);
}

int main(void)
{
    general();
    products();
    broadcast_operands();
    interleaved_operands();
    empty_problems();
    errors();
    printf("%lu checks, %lu failed\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
