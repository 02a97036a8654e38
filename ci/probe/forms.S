// The instructions the probe tries, one small function each. Assembled by aarch64-linux-gnu-gcc (binutils 2.38 or newer).
//
//   uint64_t probe_rdvl(void), probe_rdsvl(void)       vector length in bytes, outside and for streaming mode
//   probe_<op>_<t>(const void *a, const void *b, void *za, uint64_t rows, uint64_t cols)
//       ZA is filled with zero, one outer product of a and b goes into tile t under predicates that hold for `rows` and
//       `cols` elements of the type the instruction reads, then the WHOLE of ZA is stored (SVL rows of SVL bytes).
//       Done in streaming mode, entered and left here; d8..d15 are kept.

        .arch armv8.6-a+sve
        .arch_extension sme
        .arch_extension sme-f64
        .text

        .macro function name
        .global \name
        .type \name, %function
        .balign 16
\name:
        .endm

        .macro endfunction name
        .size \name, . - \name
        .endm

        function probe_rdvl
        rdvl x0, #1
        ret
        endfunction probe_rdvl

        function probe_rdsvl
        rdsvl x0, #1
        ret
        endfunction probe_rdsvl

// \out is the type of the tile, \in the type of the operands
        .macro outer op, suffix, tile, out, in
        function probe_\suffix\()_\tile
        stp d8, d9, [sp, #-64]!
        stp d10, d11, [sp, #16]
        stp d12, d13, [sp, #32]
        stp d14, d15, [sp, #48]
        smstart
        zero {za}
        ptrue p2.b
        whilelo p0.\in, xzr, x3
        whilelo p1.\in, xzr, x4
        ldr z0, [x0]
        ldr z1, [x1]
        \op za\tile\().\out, p0/m, p1/m, z0.\in, z1.\in
        rdsvl x9, #1
        mov w12, #0
1:      str za[w12, #0], [x2]
        add x2, x2, x9
        add w12, w12, #1
        cmp w12, w9
        b.lo 1b
        smstop
        ldp d10, d11, [sp, #16]
        ldp d12, d13, [sp, #32]
        ldp d14, d15, [sp, #48]
        ldp d8, d9, [sp], #64
        ret
        endfunction probe_\suffix\()_\tile
        .endm

        .irp t, 0, 1, 2, 3
        outer fmopa,  fmopa_f32,  \t, s, s
        outer fmops,  fmops_f32,  \t, s, s
        outer bfmopa, bfmopa,     \t, s, h
        outer fmopa,  fmopa_f16,  \t, s, h
        outer smopa,  smopa,      \t, s, b
        outer umopa,  umopa,      \t, s, b
        outer usmopa, usmopa,     \t, s, b
        outer sumopa, sumopa,     \t, s, b
        .endr
        .irp t, 0, 1, 2, 3, 4, 5, 6, 7
        outer fmopa,  fmopa_f64,  \t, d, d
        .endr

        function probe_streaming_neon
        stp d8, d9, [sp, #-64]!
        stp d10, d11, [sp, #16]
        stp d12, d13, [sp, #32]
        stp d14, d15, [sp, #48]
        smstart sm
        fmla v2.4s, v0.4s, v1.4s
        smstop sm
        ldp d10, d11, [sp, #16]
        ldp d12, d13, [sp, #32]
        ldp d14, d15, [sp, #48]
        ldp d8, d9, [sp], #64
        ret
        endfunction probe_streaming_neon

// acc += a * b, one 128-bit vector of f32
        function probe_neon_fmla
        ld1 {v0.4s}, [x0]
        ld1 {v1.4s}, [x1]
        ld1 {v2.4s}, [x2]
        fmla v2.4s, v0.4s, v1.4s
        st1 {v2.4s}, [x2]
        ret
        endfunction probe_neon_fmla

// the same for the first n elements of the second vector after each pointer (so that the "mul vl" offset is tried too)
        function probe_sve_fmla
        whilelo p0.s, xzr, x3
        ld1w {z0.s}, p0/z, [x0, #1, mul vl]
        ld1w {z1.s}, p0/z, [x1, #1, mul vl]
        ld1w {z2.s}, p0/z, [x2, #1, mul vl]
        fmla z2.s, p0/m, z0.s, z1.s
        st1w {z2.s}, p0, [x2, #1, mul vl]
        ret
        endfunction probe_sve_fmla

        .section .note.GNU-stack, "", %progbits
