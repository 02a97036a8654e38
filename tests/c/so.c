/*
 * Case 102: the archive inside a shared object, loaded by a position-independent executable. With SO_PLUGIN this file is the
 * shared object, otherwise the executable, which takes the object's path.
 */
#include <stdio.h>

#ifdef SO_PLUGIN

#include "nanogemm.h"

int plugin_product(const char **kernel);

/* The product of two 2 x 2 matrices; 0 if it is right. */
int plugin_product(const char **kernel)
{
    static const float a[4] = {1.0f, 2.0f, 3.0f, 4.0f}, b[4] = {5.0f, 6.0f, 7.0f, 8.0f};
    float c[4];

    *kernel = nanogemm_kernel_name_f32(2, 2, 2);
    if (nanogemm_gemm_f32(2, 2, 2, 1.0f, a, 2, 1, b, 2, 1, 0.0f, c, 2, 1) != NANOGEMM_OK)
        return 1;
    return c[0] == 19.0f && c[1] == 22.0f && c[2] == 43.0f && c[3] == 50.0f ? 0 : 1;
}

#else

#include <dlfcn.h>
#include <string.h>

int main(int argc, char **argv)
{
    int (*product)(const char **);
    const char *kernel = "";
    void *object, *symbol;

    object = argc == 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (object == NULL) {
        fprintf(stderr, "so: %s\n", argc == 2 ? dlerror() : "the argument is the path of the shared object");
        return 2;
    }
    symbol = dlsym(object, "plugin_product");
    if (symbol == NULL) {
        fprintf(stderr, "so: %s\n", dlerror());
        return 2;
    }
    /* C has no conversion from an object pointer to a function pointer; POSIX says that they have one representation. */
    memcpy(&product, &symbol, sizeof product);
    if (product(&kernel) != 0) {
        fprintf(stderr, "so: wrong product\n");
        return 1;
    }
    printf("shared object: right product from %s\n", kernel);
    return 0;
}

#endif
