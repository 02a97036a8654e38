/* Runs block kernels against a scalar model: harness ISA... runs the rows of these instruction sets and prints how many there were;
 * harness alone lists those of the machine. Operands end where a page without access begins. rows.h is written by the test. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct {
  size_t m, tile_rows, tiles, n, k, batch;
  const void *a;
  ptrdiff_t a_rs, a_ks, a_tile, a_batch;
  const void *b;
  ptrdiff_t b_ks, b_tile, b_batch;
  void *c;
  ptrdiff_t c_rs;
  uint64_t alpha, beta;
  const void *init;
} Args;

typedef enum { F32, F64, BF16, F16, I8, U8, I16, I32 } Type;

typedef struct {
  const char *name, *isa;
  void (*entry)(const Args *);
  size_t (*vector_bytes)(void);
  Type a, b, c;
  size_t mr, nr, nr_vs, lanes, lanes_vs, interleave, k_step;
  int plain, short_sums, place;
} Row;

/* How operands lie: both in panels, rows of B in place, or rows of A and columns of B in place. */
enum { PANELS, ROWS, COLUMNS };

#include "rows.h"
#include "machine.h"

static const size_t BYTES[] = {4, 8, 2, 2, 1, 1, 2, 4};

static uint64_t state;

static uint64_t next(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* The element as a number. Extremes: the products of largest magnitude, one in each lane. Sums of eleven bits take smaller ones. */
static int64_t value(Type type, int short_sums, int extreme, int is_a) {
  uint64_t x = next();
  switch (type) {
  case U8: return extreme ? 255 : x & 255;
  case I8: return extreme ? (is_a || x & 1 ? -128 : 127) : (int64_t)(x & 255) - 128;
  case I16:
  case I32: return extreme ? (is_a && x & 2 ? 255 : -128) : (int64_t)(x % 384) - 128;
  default: return short_sums ? (int64_t)(x % 5) - 2 : (int64_t)(x & 15) - 8;
  }
}

static uint32_t f32_bits(float x) {
  uint32_t bits;
  memcpy(&bits, &x, 4);
  return bits;
}

static void put(Type type, uint8_t *to, size_t at, int64_t v) {
  uint64_t bits = (uint64_t)v;
  uint32_t f = f32_bits((float)v);
  if (type == F32) bits = f;
  if (type == BF16) bits = f >> 16;
  /* Small whole numbers have the same fraction, and an exponent with another bias. */
  if (type == F16) bits = v == 0 ? 0 : (f >> 16 & 0x8000) | (((f >> 23 & 255) - 112) << 10) | (f >> 13 & 0x3ff);
  memcpy(to + at * BYTES[type], &bits, BYTES[type]);
}

typedef struct {
  uint8_t *map, *at;
  size_t length;
} Memory;

/* Memory that ends at a page without access. */
static Memory memory(size_t bytes) {
  const size_t page = 65536;
  Memory m;
  m.length = (bytes + page - 1) / page * page + page;
  m.map = mmap(NULL, m.length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (m.map == MAP_FAILED || mprotect(m.map + m.length - page, page, PROT_NONE) != 0) abort();
  m.at = m.map + m.length - page - bytes;
  return m;
}

static void release(Memory m) { munmap(m.map, m.length); }

typedef struct {
  size_t m, n, k, batch;
  int extreme, beta, init;
} Case;

static size_t up(size_t x, size_t unit) { return (x + unit - 1) / unit * unit; }

static int check(const Row *row, Case t) {
  size_t vs = row->vector_bytes ? row->vector_bytes() / 16 : 0;
  size_t mr = row->mr, nr = row->nr + vs * row->nr_vs, v = row->interleave, kp = up(t.k, row->k_step);
  size_t m = t.m, n = t.n, k = t.k, lda = k + 1, ldb = row->place == ROWS ? n + 3 : k + 2, ldc = n + 5;
  size_t a_all = up(m, mr) * kp, b_all = up(n, nr) * kp;
  if (row->place == ROWS) b_all = k == 0 || n == 0 ? 0 : (k - 1) * ldb + n;
  if (row->place == COLUMNS) {
    a_all = k == 0 || m == 0 ? 0 : (m - 1) * lda + k;
    b_all = k == 0 || n == 0 ? 0 : (n - 1) * ldb + k;
  }
  Memory a = memory(a_all * t.batch * BYTES[row->a]), b = memory(b_all * t.batch * BYTES[row->b]);
  Memory c = memory(m ? ((m - 1) * ldc + n) * 4 : 0), init = memory(4 * n);
  int64_t *av = malloc(8 * (m * k * t.batch + 1)), *bv = malloc(8 * (n * k * t.batch + 1));
  int64_t *cv = malloc(8 * (m * ldc + 1)), *iv = malloc(8 * (n + 1));
  state = m * 1000003 + n * 1009 + k * 31 + t.batch;
  for (size_t s = 0; s < t.batch; s++) {
    for (size_t i = 0; i < m; i++)
      for (size_t p = 0; p < k; p++) {
        int64_t x = av[(s * m + i) * k + p] = value(row->a, row->short_sums, t.extreme, 1);
        size_t panel = i / mr * mr * kp + p / v * mr * v + i % mr * v + p % v;
        put(row->a, a.at, s * a_all + (row->place == COLUMNS ? i * lda + p : panel), x);
      }
    for (size_t j = 0; j < n; j++)
      for (size_t p = 0; p < k; p++) {
        int64_t x = bv[(s * n + j) * k + p] = value(row->b, row->short_sums, t.extreme, 0);
        size_t panel = j / nr * nr * kp + p / v * nr * v + j % nr * v + p % v;
        size_t places[] = {panel, p * ldb + j, j * ldb + p};
        put(row->b, b.at, s * b_all + places[row->place], x);
      }
  }
  size_t c_all = m ? (m - 1) * ldc + n : 0;
  for (size_t i = 0; i < c_all; i++) put(row->c, c.at, i, cv[i] = (int64_t)(next() & 255) - 128);
  for (size_t j = 0; j < n; j++) put(I32, init.at, j, iv[j] = (int32_t)next());
  uint64_t one = row->plain ? 1 : f32_bits(1.0f);
  size_t rows = mr, tiles = m / mr, b_ks[] = {nr, ldb, 1}, b_tile[] = {nr * kp, nr, ldb};
  if (row->place == COLUMNS) {
    rows = m <= mr ? m : up(m, up(m, mr) / mr) / (up(m, mr) / mr);
    tiles = m <= mr ? 1 : m / rows;
  }
  int along_k = row->place == COLUMNS;
  Args args = {
      m, rows, tiles, n, k, t.batch,
      a.at, (ptrdiff_t)(along_k ? lda : 1), (ptrdiff_t)(along_k ? 1 : mr), (ptrdiff_t)(along_k ? rows * lda : mr * kp),
      (ptrdiff_t)a_all,
      b.at, (ptrdiff_t)b_ks[row->place], (ptrdiff_t)b_tile[row->place], (ptrdiff_t)b_all,
      c.at, (ptrdiff_t)ldc, row->plain ? 0x5a5a5a5a5a5a5a5au : one, t.beta ? one : 0,
      t.init ? init.at : NULL};
  row->entry(&args);
  int right = 1;
  for (size_t at = 0; at < c_all && right; at++) {
    size_t i = at / ldc, j = at % ldc;
    uint64_t want = (uint64_t)cv[at];
    if (j < n) {
      if (!t.beta) want = 0;
      if (t.init && row->plain) want += (uint64_t)iv[j];
      for (size_t s = 0; s < t.batch; s++)
        for (size_t p = 0; p < k; p++) want += (uint64_t)(av[(s * m + i) * k + p] * bv[(s * n + j) * k + p]);
    }
    uint32_t bits = row->plain ? (uint32_t)want : f32_bits((float)(int64_t)want), found;
    memcpy(&found, c.at + 4 * at, 4);
    /* Zeros of both signs are one number. */
    right = found == bits || (!row->plain && ((found | bits) & 0x7fffffff) == 0);
    if (!right)
      printf("%s: m %zu n %zu k %zu batch %zu extreme %d beta %d init %d: at %zu, %zu %08x, not %08x\n", row->name, m, n,
             k, t.batch, t.extreme, t.beta, t.init, i, j, found, bits);
  }
  release(a), release(b), release(c), release(init);
  free(av), free(bv), free(cv), free(iv);
  return right;
}

static int check_row(const Row *row) {
  static const size_t ks[] = {1, 2, 3, 5, 7, 25, 33, 63, 65, 4, 8, 16, 130, 0};
  const size_t k_count = sizeof ks / sizeof *ks;
  size_t vs = row->vector_bytes ? row->vector_bytes() / 16 : 0;
  size_t mr = row->mr, nr = row->nr + vs * row->nr_vs, lanes = row->lanes + vs * row->lanes_vs;
  size_t wide[] = {nr, nr + 1, nr + lanes, 2 * nr + lanes + 1, 3 * nr - 1}, tall[] = {mr + 1, 2 * mr, 3 * mr - 1};
  int right = 1;
  size_t turn = 0;
  for (size_t x = 0; x < mr + 3; x++)
    for (size_t y = 0; y < nr + 5; y++) {
      size_t m = x < mr ? x + 1 : tall[x - mr], n = y < nr ? y + 1 : wide[y - nr];
      turn++;
      static const size_t batches[] = {1, 2, 1, 3, 1, 0, 1};
      Case t = {m, n, ks[turn * 5 % k_count], batches[turn % 7], turn % 3 == 0, turn % 2, turn / 2 % 2};
      right &= check(row, t);
    }
  /* Every length of sums with every way to begin and end, in one tile and in parts of it. */
  for (size_t z = 0; z < k_count; z++)
    for (int way = 0; way < 8; way++) {
      size_t m[] = {1, mr, mr > 1 ? mr - 1 : 1}, n[] = {1, nr, nr > 1 ? nr - 1 : 1};
      for (size_t s = 0; s < 3; s++) right &= check(row, (Case){m[s], n[s], ks[z], 1, way & 1, way >> 1 & 1, way >> 2});
    }
  return right;
}

int main(int count, char **words) {
  if (count == 1) {
    list_machine();
    return 0;
  }
  int rows_run = 0, right = 1;
  for (int w = 1; w < count; w++)
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
      if (strcmp(rows[r].isa, words[w]) == 0) {
        right &= check_row(&rows[r]);
        rows_run++;
      }
  printf("%d\n", rows_run);
  return right ? 0 : 1;
}
