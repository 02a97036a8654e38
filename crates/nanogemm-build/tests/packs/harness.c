/* Runs packing routines against a scalar model: all strides, tails of lanes and steps, room in panels, sums; operands end or begin
 * where memory ends or begins; status flags of the floating-point unit stay clear, and its modes change nothing.
 *
 *   harness            lists the instruction sets of the machine
 *   harness ISA...     runs their rows, and prints how many there were
 */
#define _GNU_SOURCE
#include <fenv.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct {
    size_t extent, k, panel_k;
    const void *from;
    ptrdiff_t lane_stride, k_stride;
    void *to;
    int32_t *sums;
} Args;

enum { BF16, F16, I8, U8, F32, I32, I16 };
enum { COPY, WIDEN, OFFSET };

typedef struct {
    const char *name, *isa;
    void (*entry)(const Args *);
    size_t (*vector_bytes)(void);
    int from, to, from_bytes, to_bytes, how;
    size_t width, vs, interleave, k_step;
} Row;

#include "rows.h"
#include "machine.h"

#define PAGE 4096
#define ROOMS 512 /* readable pages between unreadable ones */

static unsigned char *rooms;  /* room i begins at rooms + (2 * i + 1) * PAGE */
static unsigned char *source; /* SOURCE bytes between unreadable pages */
static unsigned char *target, *totals;
#define SOURCE (256 * PAGE)
#define TARGET (128 * PAGE)

static void *map(size_t bytes) {
    void *p = mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) abort();
    return p;
}

static void open_pages(void *p, size_t bytes) {
    if (mprotect(p, bytes, PROT_READ | PROT_WRITE)) abort();
}

static uint64_t state = 88172645463325252u;
static uint32_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

static uint32_t half(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, e = h >> 10 & 31, m = h & 1023;
    if (e == 31) return sign | 0x7f800000 | m << 13 | (m ? 1u << 22 : 0);
    if (e == 0) {
        if (m == 0) return sign;
        e = 113;
        while (!(m & 1024)) m <<= 1, e--;
        return sign | e << 23 | (m & 1023) << 13;
    }
    return sign | (e + 112) << 23 | m << 13;
}

static int32_t value(const Row *r, const unsigned char *p) {
    uint16_t h;
    switch (r->from) {
    case I8: return (int8_t)*p;
    case U8: return *p;
    default: memcpy(&h, p, 2); return h;
    }
}

static void convert(const Row *r, const unsigned char *from, unsigned char *to) {
    int32_t v = value(r, from);
    uint32_t w;
    if (r->how == COPY) {
        memcpy(to, from, r->from_bytes);
        return;
    }
    if (r->how == OFFSET) v += 128;
    w = (uint32_t)v;
    if (r->to == F32) w = r->from == BF16 ? w << 16 : half((uint16_t)w);
    memcpy(to, &w, r->to_bytes);
}

static unsigned char want[TARGET];
static int32_t want_sums[TARGET / 4];
static const char *what;

static void fail(const Row *r, const Args *a, const char *why, long at) {
    printf("%s: %s at %ld: extent %zu, k %zu, panel_k %zu, strides %td %td, %s\n", r->name, why, at, a->extent, a->k, a->panel_k,
           a->lane_stride, a->k_stride, what);
    exit(1);
}

static size_t up(size_t n, size_t to) { return (n + to - 1) / to * to; }

/* from: where element (0, 0) lies. */
static void one(const Row *r, size_t width, size_t extent, size_t k, const unsigned char *from, ptrdiff_t ls, ptrdiff_t ks, int n) {
    size_t v = r->interleave, room = up(k, r->k_step) + (n & 1 ? r->k_step : 0);
    size_t panels = up(extent, width) / width, bytes = panels * width * room * r->to_bytes, lanes = panels * width;
    unsigned char *to = n & 2 ? target : target + TARGET - bytes;
    int32_t *sums = (int32_t *)(n & 2 ? totals : totals + PAGE - 4 * lanes);
    if (bytes > TARGET || 4 * lanes > PAGE) abort();
    memset(want, 0xee, bytes);
    memset(to, 0xee, bytes);
    memset(sums, 0xee, 4 * lanes);
    for (size_t i = 0; i < lanes; i++) {
        uint32_t sum = 0;
        for (size_t p = 0; p < up(k, r->k_step); p++) {
            unsigned char *at =
                want + (i / width * width * room + p / v * width * v + i % width * v + p % v) * (size_t)r->to_bytes;
            const unsigned char *in = from + ((ptrdiff_t)i * ls + (ptrdiff_t)p * ks) * r->from_bytes;
            if (i < extent && p < k) {
                convert(r, in, at);
                sum += (uint32_t)value(r, in);
            } else {
                memset(at, 0, r->to_bytes);
            }
        }
        want_sums[i] = (int32_t)sum;
    }
    int integers = r->from == I8 || r->from == U8;
    Args a = {extent, k, room, from, ls, ks, to, integers && n & 4 ? sums : NULL};
    feclearexcept(FE_ALL_EXCEPT);
    r->entry(&a);
    if (fetestexcept(FE_ALL_EXCEPT)) fail(r, &a, "status flags", fetestexcept(FE_ALL_EXCEPT));
    if (memcmp(to, want, bytes))
        for (size_t i = 0; i < bytes; i++)
            if (to[i] != want[i]) fail(r, &a, "panel", (long)i);
    if (a.sums)
        for (size_t i = 0; i < lanes; i++)
            if (sums[i] != want_sums[i]) fail(r, &a, "sums", (long)i);
}

static void fill(const Row *r, unsigned char *p, size_t bytes) {
    for (size_t i = 0; i + 4 <= bytes; i += 4) {
        uint32_t w = next();
        /* Signalling NaNs raise a flag wherever they are converted. */
        if (r->from == F16)
            for (int s = 0; s < 32; s += 16)
                if ((w >> s & 0x7c00) == 0x7c00 && (w >> s & 0x3ff)) w |= 0x200u << s;
        memcpy(p + i, &w, 4);
    }
}

/* Elements lie from `lo` to `hi` of element (0, 0); it is placed so that the last byte or the first one is at the end of memory. */
static void strided(const Row *r, size_t width, size_t extent, size_t k, ptrdiff_t ls, ptrdiff_t ks, int n) {
    ptrdiff_t l = extent ? (ptrdiff_t)(extent - 1) * ls : 0, s = k ? (ptrdiff_t)(k - 1) * ks : 0;
    ptrdiff_t lo = (l < 0 ? l : 0) + (s < 0 ? s : 0), hi = (l > 0 ? l : 0) + (s > 0 ? s : 0);
    ptrdiff_t e = r->from_bytes;
    if ((hi - lo + 1) * e > SOURCE) abort();
    what = "begins where memory begins";
    one(r, width, extent, k, source - lo * e, ls, ks, n);
    what = "ends where memory ends";
    one(r, width, extent, k, source + SOURCE - (hi + 1) * e, ls, ks, n + 1);
}

/* Rows in rooms of their own. */
static void apart(const Row *r, size_t width, size_t extent, size_t k, int along_k, int n) {
    size_t length = (along_k ? k : extent) * r->from_bytes, count = along_k ? extent : k;
    ptrdiff_t far = 2 * PAGE / r->from_bytes;
    if (length > PAGE || count > ROOMS) abort();
    for (int end = 0; end < 2; end++) {
        what = end ? "rows end where memory ends" : "rows begin where memory begins";
        unsigned char *from = rooms + PAGE + (end ? PAGE - length : 0);
        one(r, width, extent, k, from, along_k ? far : 1, along_k ? 1 : far, n + end);
    }
}

static void row(const Row *r) {
    static const size_t ks[] = {0, 1, 2, 3, 4, 5, 7, 8, 11, 15, 16, 17, 31, 33, 47, 64, 65, 100, 129, 197};
    size_t width = r->width + (r->vs ? r->vs * (r->vector_bytes() / 16) : 0);
    size_t extents[] = {0, 1, 2, width / 2 + 1, width - 1, width, width + 1, width + width / 2, 2 * width, 2 * width + 3, 4 * width, 5 * width - 1};
    int n = 0;
    fill(r, source, SOURCE);
    for (int i = 0; i < ROOMS; i++) fill(r, rooms + (2 * i + 1) * PAGE, PAGE);
    size_t count = sizeof ks / sizeof *ks;
    for (size_t x = 0; x < sizeof extents / sizeof *extents; x++) {
        for (size_t y = 0; y < count; y++) {
            size_t e = extents[x], k = ks[y];
            ptrdiff_t E = (ptrdiff_t)e, K = (ptrdiff_t)k;
            n++;
            strided(r, width, e, k, 1, E, n);
            strided(r, width, e, k, 1, E + 7, n + 2);
            strided(r, width, e, k, K, 1, n + 3);
            strided(r, width, e, k, K + 5, 1, n + 4);
            strided(r, width, e, k, 1, 1, n + 5);
            strided(r, width, e, k, 1, -E - 1, n + 6);
            strided(r, width, e, k, -K - 3, 1, n + 7);
            strided(r, width, e, k, 0, 1, n + 1);
            strided(r, width, e, k, 1, 0, n + 2);
            apart(r, width, e, k, 0, n);
            apart(r, width, e, k, 1, n + 3);
            strided(r, width, e, k, 3, 3 * E + 1, n);
            strided(r, width, e, k, -1, E, n + 1);
            strided(r, width, e, k, K, -1, n + 2);
            strided(r, width, e, k, 0, 0, n + 3);
            strided(r, width, e, k, 2 * K, 2, n + 4);
            strided(r, width, e, k, -1, -E, n + 5);
        }
    }
}

#if defined(__x86_64__)
static void flush(int on) {
    uint32_t mode;
    __asm__ volatile("stmxcsr %0" : "=m"(mode));
    mode = on ? mode | 0x8040 : mode & ~0x8040u;
    __asm__ volatile("ldmxcsr %0" : : "m"(mode));
}
#else
static void flush(int on) {
    uint64_t mode;
    __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
    mode = on ? mode | 1 << 24 | 1 << 19 : mode & ~(uint64_t)(1 << 24 | 1 << 19);
    __asm__ volatile("msr fpcr, %0" : : "r"(mode));
}
#endif

/* Every half, also with denormal numbers flushed; what signalling ones become is the same everywhere. */
static void halves(const Row *r) {
    size_t width = r->width + (r->vs ? r->vs * (r->vector_bytes() / 16) : 0), k = 4096 / width;
    unsigned char *to = target;
    for (int mode = 0; mode < 2; mode++)
        for (uint32_t first = 0; first < 65536; first += (uint32_t)(k * width))
            for (int way = 0; way < 3; way++) {
                for (uint32_t i = 0; i < k * width; i++) {
                    uint16_t h = (uint16_t)(first + i);
                    memcpy(source + 2 * i * (way == 2 ? 2 : 1), &h, 2);
                }
                ptrdiff_t K = (ptrdiff_t)k, W = (ptrdiff_t)width;
                ptrdiff_t ls = way == 0 ? 1 : way == 1 ? K : 2 * K, ks = way == 0 ? W : way == 1 ? 1 : 2;
                Args a = {width, k, k, source, ls, ks, to, NULL};
                flush(mode);
                r->entry(&a);
                flush(0);
                for (ptrdiff_t i = 0; i < W; i++)
                    for (ptrdiff_t p = 0; p < K; p++) {
                        uint32_t got, w = half((uint16_t)(first + (uint32_t)(way == 0 ? p * W + i : i * K + p)));
                        memcpy(&got, to + 4 * (p * W + i), 4);
                        what = mode ? "denormals flushed" : "every half";
                        if (got != w) fail(r, &a, "value", p * W + i);
                    }
            }
}

int main(int argc, char **argv) {
    if (argc == 1) {
        list_machine();
        return 0;
    }
    rooms = map((2 * ROOMS + 1) * PAGE);
    for (int i = 0; i < ROOMS; i++) open_pages(rooms + (2 * i + 1) * PAGE, PAGE);
    source = (unsigned char *)map(SOURCE + 2 * PAGE) + PAGE;
    open_pages(source, SOURCE);
    target = (unsigned char *)map(TARGET + 2 * PAGE) + PAGE;
    open_pages(target, TARGET);
    totals = (unsigned char *)map(3 * PAGE) + PAGE;
    open_pages(totals, PAGE);
    int ran = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int j = 1; j < argc; j++)
            if (!strcmp(argv[j], rows[i].isa)) {
                row(&rows[i]);
                if (rows[i].from == F16 && rows[i].to == F32) halves(&rows[i]);
                ran++;
            }
    printf("%d\n", ran);
    return 0;
}
