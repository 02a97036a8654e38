/* A known-answer test of an AArch64 emulator (or CPU): is its arithmetic to be believed before kernels are blamed?
 *
 *   probe            prints what the CPU has, tries every instruction form in forms.S, exits 1 on a wrong answer
 *   probe lengths    prints only "vl=BYTES svl=BYTES" (0: not there)
 *   probe sve        executes one SVE instruction whatever the CPU has: dies of SIGILL where there is no SVE
 *   probe sme        the same for SME
 *   probe streaming-neon   a NEON multiply-add in streaming mode: SIGILL unless the CPU has FA64
 *
 * An outer product adds sum_j a[i*K+j] * b[c*K+j] to element (i, c) of a tile, K elements of the operand making one of the
 * result; element (i, c) of tile t lies in row i*T+t of ZA, T being the size of the result in bytes. Small integers make
 * every float sum exact. The whole of ZA is compared, so a product in the wrong tile is seen twice. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

enum { MAX_VL = 256 };

extern uint64_t probe_rdvl(void), probe_rdsvl(void);
extern void probe_streaming_neon(void);
extern void probe_neon_fmla(const float *a, const float *b, float *acc);
extern void probe_sve_fmla(const float *a, const float *b, float *acc, uint64_t n);

typedef void outer(const void *a, const void *b, void *za, uint64_t rows, uint64_t cols);
#define TILES4(op) extern outer op##_0, op##_1, op##_2, op##_3
TILES4(probe_fmopa_f32); TILES4(probe_fmops_f32); TILES4(probe_bfmopa); TILES4(probe_fmopa_f16);
TILES4(probe_smopa); TILES4(probe_umopa); TILES4(probe_usmopa); TILES4(probe_sumopa); TILES4(probe_fmopa_f64);
extern outer probe_fmopa_f64_4, probe_fmopa_f64_5, probe_fmopa_f64_6, probe_fmopa_f64_7;

typedef enum { F64, F32, F16, BF16, I8, U8 } type;
static const unsigned type_bytes[] = {8, 4, 2, 2, 1, 1};

typedef struct {
    const char *name;
    type a, b;
    unsigned out_bytes;
    int sign; /* -1: the product is subtracted */
    outer *tile[8];
} form;

#define FOUR(op) {op##_0, op##_1, op##_2, op##_3}
static const form forms[] = {
    {"fmopa f32", F32, F32, 4, 1, FOUR(probe_fmopa_f32)},
    {"fmops f32", F32, F32, 4, -1, FOUR(probe_fmops_f32)},
    {"bfmopa bf16->f32", BF16, BF16, 4, 1, FOUR(probe_bfmopa)},
    {"fmopa f16->f32", F16, F16, 4, 1, FOUR(probe_fmopa_f16)},
    {"smopa i8->i32", I8, I8, 4, 1, FOUR(probe_smopa)},
    {"umopa u8->i32", U8, U8, 4, 1, FOUR(probe_umopa)},
    {"usmopa u8,i8->i32", U8, I8, 4, 1, FOUR(probe_usmopa)},
    {"sumopa i8,u8->i32", I8, U8, 4, 1, FOUR(probe_sumopa)},
    {"fmopa f64", F64, F64, 8, 1,
     {probe_fmopa_f64_0, probe_fmopa_f64_1, probe_fmopa_f64_2, probe_fmopa_f64_3, probe_fmopa_f64_4, probe_fmopa_f64_5,
      probe_fmopa_f64_6, probe_fmopa_f64_7}},
};

static int failures, checks;
static union { double align; unsigned char bytes[MAX_VL * MAX_VL]; } za;

static void check(int ok, const char *what, int tile, int64_t got, int64_t want)
{
    checks++;
    if (!ok && ++failures <= 20)
        printf("WRONG %s, tile %d: got %lld, want %lld\n", what, tile, (long long)got, (long long)want);
}

/* element i of an operand as an integer; exact in its type */
static int64_t value(type t, unsigned i, unsigned seed)
{
    int64_t v = (int64_t)((i * 37u + seed * 11u) % 29u) - 14; /* -14..14 */
    if (t == U8) return v + 200;
    if (t == I8) return v * 9; /* -126..126 */
    return v;
}

static void put(void *vector, type t, unsigned i, int64_t v)
{
    switch (t) {
    case F64: ((double *)vector)[i] = (double)v; break;
    case F32: ((float *)vector)[i] = (float)v; break;
    case F16: ((__fp16 *)vector)[i] = (__fp16)(float)v; break;
    case BF16: {
        float f = (float)v;
        uint32_t bits;
        memcpy(&bits, &f, 4);
        ((uint16_t *)vector)[i] = (uint16_t)(bits >> 16);
        break;
    }
    case I8: case U8: ((uint8_t *)vector)[i] = (uint8_t)v; break;
    }
}

static int64_t za_element(const form *f, unsigned row, unsigned col, uint64_t svl)
{
    const unsigned char *p = za.bytes + row * svl + col * f->out_bytes;
    double d; float s; int32_t i;
    if (f->out_bytes == 8) { memcpy(&d, p, 8); return (int64_t)d; }
    if (f->a == I8 || f->a == U8) { memcpy(&i, p, 4); return i; }
    memcpy(&s, p, 4);
    return (int64_t)s;
}

static void try_outer(const form *f, unsigned tile, uint64_t svl, unsigned rows, unsigned cols)
{
    static double a[MAX_VL / 8], b[MAX_VL / 8];
    unsigned in = (unsigned)svl / type_bytes[f->a], k = f->out_bytes / type_bytes[f->a], n = (unsigned)svl / f->out_bytes;
    for (unsigned i = 0; i < in; i++) {
        put(a, f->a, i, value(f->a, i, 1 + tile));
        put(b, f->b, i, value(f->b, i, 7 + tile));
    }
    memset(&za, 0x5a, sizeof za);
    f->tile[tile](a, b, &za, rows, cols);
    for (unsigned row = 0; row < svl; row++)
        for (unsigned c = 0; c < n; c++) {
            unsigned i = row / f->out_bytes;
            int64_t want = 0;
            if (row % f->out_bytes == tile)
                for (unsigned j = 0; j < k; j++) /* an inactive element takes no part */
                    if (i * k + j < rows && c * k + j < cols)
                        want += f->sign * value(f->a, i * k + j, 1 + tile) * value(f->b, c * k + j, 7 + tile);
            int64_t got = za_element(f, row, c, svl);
            check(got == want, f->name, (int)tile, got, want);
        }
}

/* the example of qemu issue 1620's family, in numbers: 4-way SMOPA of 0..15 and 16..31 at SVL 128, here for every tile */
static void try_smopa_example(const form *f, unsigned tile, uint64_t svl)
{
    static const int32_t want[4][4] = {
        {110, 134, 158, 182}, {390, 478, 566, 654}, {670, 822, 974, 1126}, {950, 1166, 1382, 1598}};
    static double a[MAX_VL / 8], b[MAX_VL / 8];
    for (unsigned i = 0; i < 16; i++) {
        ((int8_t *)a)[i] = (int8_t)i;
        ((int8_t *)b)[i] = (int8_t)(16 + i);
    }
    f->tile[tile](a, b, &za, 16, 16);
    for (unsigned r = 0; r < 4; r++)
        for (unsigned c = 0; c < 4; c++) {
            int64_t got = za_element(f, r * 4 + tile, c, svl);
            check(got == want[r][c], "smopa example", (int)tile, got, want[r][c]);
        }
}

static void try_fmla(int sve, uint64_t vl)
{
    float a[MAX_VL], b[MAX_VL], acc[MAX_VL];
    unsigned lanes = sve ? (unsigned)vl / 4 : 4, offset = sve ? lanes : 0;
    for (unsigned n = sve ? 1 : 4; n <= lanes; n++) {
        for (unsigned i = 0; i < MAX_VL; i++) { a[i] = (float)i - 3; b[i] = 2 * (float)i + 1; acc[i] = 1000 - (float)i; }
        sve ? probe_sve_fmla(a, b, acc, n) : probe_neon_fmla(a, b, acc);
        for (unsigned i = 0; i < MAX_VL; i++) {
            float want = 1000 - (float)i;
            if (i >= offset && i < offset + n) want += a[i] * b[i];
            check(acc[i] == want, sve ? "sve fmla" : "neon fmla", 0, (int64_t)acc[i], (int64_t)want);
        }
    }
    /* fused: (1+2^-12)^2 - (1+2^-11) is 2^-24, and 0 when the product is rounded first */
    for (unsigned i = 0; i < MAX_VL; i++) { a[i] = b[i] = 1 + 0x1p-12f; acc[i] = -(1 + 0x1p-11f); }
    sve ? probe_sve_fmla(a, b, acc, lanes) : probe_neon_fmla(a, b, acc);
    check(acc[offset] == 0x1p-24f, "fused multiply-add", 0, (int64_t)(acc[offset] * 0x1p24f), 1);
}

int main(int argc, char **argv)
{
    uint64_t hwcap = getauxval(AT_HWCAP), hwcap2 = getauxval(AT_HWCAP2);
    int has_sve = hwcap >> 22 & 1, has_sme = hwcap2 >> 23 & 1, has_f64 = hwcap2 >> 25 & 1;
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "sve")) { printf("sve is there: vl=%u\n", (unsigned)probe_rdvl()); return 0; }
    if (!strcmp(what, "streaming-neon")) { probe_streaming_neon(); puts("neon works in streaming mode"); return 0; }
    if (!strcmp(what, "sme")) { printf("sme is there: svl=%u\n", (unsigned)probe_rdsvl()); return 0; }

    uint64_t vl = has_sve ? probe_rdvl() : 0, svl = has_sme ? probe_rdsvl() : 0;
    if (!strcmp(what, "lengths")) { printf("vl=%u svl=%u\n", (unsigned)vl, (unsigned)svl); return 0; }

    unsigned tried = 2;
    try_fmla(0, 0);
    if (has_sve) { try_fmla(1, vl); tried += 2; }
    for (unsigned i = 0; has_sme && i < sizeof forms / sizeof *forms; i++) {
        const form *f = &forms[i];
        if (f->out_bytes == 8 && !has_f64) continue;
        unsigned full = (unsigned)svl / type_bytes[f->a];
        for (unsigned tile = 0; tile < f->out_bytes; tile++, tried++) {
            try_outer(f, tile, svl, full, full);
            try_outer(f, tile, svl, full - 1, full);
            try_outer(f, tile, svl, full, full / 2 + 1);
            try_outer(f, tile, svl, 1, 1);
            try_outer(f, tile, svl, 0, full);
            if (f->tile[tile] == forms[4].tile[tile]) try_smopa_example(f, tile, svl);
        }
    }
    printf("vl=%u svl=%u sme_f64=%d sme2=%d forms=%u checks=%d wrong=%d\n", (unsigned)vl, (unsigned)svl, has_f64,
           (int)(hwcap2 >> 37 & 1), tried, checks, failures);
    return failures != 0;
}
