/*
 * Recognises handwritten digits with the network that the Rust example trained. C99; needs nothing but nanogemm.h,
 * libnanogemm.a, a C compiler and the two headers that
 *
 *     cargo run --release --example digits -- --export DIR
 *
 * wrote. run.sh beside this file builds and runs it. Exits with 1 if fewer than 95 % of the images are recognised or if
 * the predictions are not those of the Rust program.
 */
#include <stdio.h>
#include <stdlib.h>

#include "nanogemm.h"

#include "digits_test.h"
#include "digits_weights.h"

/* Another kernel may sum in another order, so an image between two digits may tip over: a few may, no more. */
#define ALLOWED_DIFFERENCES 2
#define WANTED_PERCENT 95

/* out[images x outputs] = in[images x inputs] * weights[inputs x outputs] + biases, all row-major. */
static void dense(size_t images, size_t inputs, size_t outputs, const float *in, const float *weights, const float *biases,
                  float *out)
{
    size_t i, j;
    nanogemm_status status;

    for (i = 0; i < images; i++)
        for (j = 0; j < outputs; j++)
            out[i * outputs + j] = biases[j];
    status = nanogemm_gemm_f32(images, outputs, inputs, 1.0f, in, (ptrdiff_t)inputs, 1, weights, (ptrdiff_t)outputs, 1, 1.0f,
                               out, (ptrdiff_t)outputs, 1);
    if (status != NANOGEMM_OK) {
        fprintf(stderr, "digits_infer: nanogemm_gemm_f32: %s\n", nanogemm_status_string(status));
        exit(2);
    }
}

int main(void)
{
    static float pixels[DIGITS_TEST_COUNT * DIGITS_PIXELS];
    static float hidden[DIGITS_TEST_COUNT * DIGITS_HIDDEN];
    static float logits[DIGITS_TEST_COUNT * DIGITS_CLASSES];
    size_t i, j, right = 0, different = 0;

    for (i = 0; i < DIGITS_TEST_COUNT * DIGITS_PIXELS; i++)
        pixels[i] = (float)digits_test_pixels[i] / 16.0f;

    dense(DIGITS_TEST_COUNT, DIGITS_PIXELS, DIGITS_HIDDEN, pixels, digits_w1, digits_b1, hidden);
    for (i = 0; i < DIGITS_TEST_COUNT * DIGITS_HIDDEN; i++)
        if (hidden[i] < 0.0f)
            hidden[i] = 0.0f;
    dense(DIGITS_TEST_COUNT, DIGITS_HIDDEN, DIGITS_CLASSES, hidden, digits_w2, digits_b2, logits);

    for (i = 0; i < DIGITS_TEST_COUNT; i++) {
        const float *row = logits + i * DIGITS_CLASSES;
        size_t best = 0;

        for (j = 1; j < DIGITS_CLASSES; j++)
            if (row[j] > row[best])
                best = j;
        right += best == digits_test_labels[i];
        different += best != digits_test_predictions[i];
    }

    printf("nanogemm %s, instruction sets: %s\n", nanogemm_version(), nanogemm_isa());
    printf("kernel   %s\n", nanogemm_kernel_name_f32(DIGITS_TEST_COUNT, DIGITS_HIDDEN, DIGITS_PIXELS));
    printf("result   %lu of %d held-out images recognised: %.2f %% (wanted: %d %%)\n", (unsigned long)right,
           DIGITS_TEST_COUNT, 100.0 * (double)right / DIGITS_TEST_COUNT, WANTED_PERCENT);
    printf("rust     %lu predictions differ from those of %s (allowed: %d)\n", (unsigned long)different, DIGITS_TEST_KERNEL,
           ALLOWED_DIFFERENCES);
    return right * 100 >= (size_t)WANTED_PERCENT * DIGITS_TEST_COUNT && different <= ALLOWED_DIFFERENCES ? 0 : 1;
}
