// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32_f32p12vsx1_8x12vs__sve_fma for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p12vsx1_8x12vs__sve_fma.8x3m:
	cbz	x4, .LBB0_13
	stp	d13, d12, [sp, #-96]!
	ldp	x9, x11, [x0, #40]
	whilelo	p0.s, xzr, x5
	ldr	x14, [x0, #112]
	ldr	x13, [x0, #56]
	ptrue	p1.s
	ptrue	p2.b
	mov	x8, xzr
	rdvl	x15, #3
	lsl	x10, x9, #2
	lsl	x11, x11, #2
	lsl	x12, x14, #2
	lsl	x13, x13, #2
	lsl	x14, x14, #5
	mov	x16, x1
	stp	d11, d10, [sp, #16]
	stp	d9, d8, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	b	.LBB0_4
.LBB0_2:
	mov	z8.s, s8
	ldr	z11, [x3]
	mov	z31.s, s10
	ldr	z10, [x3, #1, mul vl]
	ld1w	{ z12.s }, p0/z, [x3, #2, mul vl]
	add	x17, x3, x12
	add	x18, x17, x12
	fmul	z30.s, z30.s, z8.s
	fmul	z29.s, z29.s, z8.s
	fmla	z9.s, p1/m, z11.s, z31.s
	fmul	z28.s, z28.s, z8.s
	fmul	z27.s, z27.s, z8.s
	fmul	z26.s, z26.s, z8.s
	fmul	z25.s, z25.s, z8.s
	fmul	z24.s, z24.s, z8.s
	fmla	z30.s, p1/m, z10.s, z31.s
	fmla	z29.s, p1/m, z12.s, z31.s
	str	z9, [x3]
	fmul	z23.s, z23.s, z8.s
	fmul	z22.s, z22.s, z8.s
	fmul	z21.s, z21.s, z8.s
	fmul	z20.s, z20.s, z8.s
	fmul	z19.s, z19.s, z8.s
	fmul	z18.s, z18.s, z8.s
	str	z30, [x3, #1, mul vl]
	fmul	z17.s, z17.s, z8.s
	fmul	z16.s, z16.s, z8.s
	st1w	{ z29.s }, p0, [x3, #2, mul vl]
	fmul	z7.s, z7.s, z8.s
	fmul	z6.s, z6.s, z8.s
	ld1b	{ z29.b }, p2/z, [x3, x12]
	fmul	z5.s, z5.s, z8.s
	fmul	z4.s, z4.s, z8.s
	fmul	z3.s, z3.s, z8.s
	fmul	z2.s, z2.s, z8.s
	fmul	z1.s, z1.s, z8.s
	fmul	z0.s, z0.s, z8.s
	fmla	z28.s, p1/m, z29.s, z31.s
	st1b	{ z28.b }, p2, [x3, x12]
	ldr	z28, [x17, #1, mul vl]
	ld1w	{ z29.s }, p0/z, [x17, #2, mul vl]
	fmla	z27.s, p1/m, z28.s, z31.s
	fmla	z26.s, p1/m, z29.s, z31.s
	str	z27, [x17, #1, mul vl]
	st1w	{ z26.s }, p0, [x17, #2, mul vl]
	ld1b	{ z26.b }, p2/z, [x17, x12]
	fmla	z25.s, p1/m, z26.s, z31.s
	st1b	{ z25.b }, p2, [x17, x12]
	add	x17, x18, x12
	ldr	z25, [x18, #1, mul vl]
	ld1w	{ z26.s }, p0/z, [x18, #2, mul vl]
	fmla	z24.s, p1/m, z25.s, z31.s
	fmla	z23.s, p1/m, z26.s, z31.s
	str	z24, [x18, #1, mul vl]
	st1w	{ z23.s }, p0, [x18, #2, mul vl]
	ld1b	{ z23.b }, p2/z, [x18, x12]
	fmla	z22.s, p1/m, z23.s, z31.s
	st1b	{ z22.b }, p2, [x18, x12]
	add	x18, x17, x12
	ldr	z22, [x17, #1, mul vl]
	ld1w	{ z23.s }, p0/z, [x17, #2, mul vl]
	fmla	z21.s, p1/m, z22.s, z31.s
	fmla	z20.s, p1/m, z23.s, z31.s
	str	z21, [x17, #1, mul vl]
	st1w	{ z20.s }, p0, [x17, #2, mul vl]
	ld1b	{ z20.b }, p2/z, [x17, x12]
	fmla	z19.s, p1/m, z20.s, z31.s
	st1b	{ z19.b }, p2, [x17, x12]
	add	x17, x18, x12
	ldr	z19, [x18, #1, mul vl]
	ld1w	{ z20.s }, p0/z, [x18, #2, mul vl]
	fmla	z18.s, p1/m, z19.s, z31.s
	fmla	z17.s, p1/m, z20.s, z31.s
	str	z18, [x18, #1, mul vl]
	st1w	{ z17.s }, p0, [x18, #2, mul vl]
	ld1b	{ z17.b }, p2/z, [x18, x12]
	fmla	z16.s, p1/m, z17.s, z31.s
	st1b	{ z16.b }, p2, [x18, x12]
	add	x18, x17, x12
	ldr	z16, [x17, #1, mul vl]
	ld1w	{ z17.s }, p0/z, [x17, #2, mul vl]
	fmla	z7.s, p1/m, z16.s, z31.s
	fmla	z6.s, p1/m, z17.s, z31.s
	str	z7, [x17, #1, mul vl]
	st1w	{ z6.s }, p0, [x17, #2, mul vl]
	ld1b	{ z6.b }, p2/z, [x17, x12]
	fmla	z5.s, p1/m, z6.s, z31.s
	st1b	{ z5.b }, p2, [x17, x12]
	add	x17, x18, x12
	ldr	z5, [x18, #1, mul vl]
	ld1w	{ z6.s }, p0/z, [x18, #2, mul vl]
	fmla	z4.s, p1/m, z5.s, z31.s
	fmla	z3.s, p1/m, z6.s, z31.s
	str	z4, [x18, #1, mul vl]
	st1w	{ z3.s }, p0, [x18, #2, mul vl]
	ld1b	{ z3.b }, p2/z, [x18, x12]
	fmla	z2.s, p1/m, z3.s, z31.s
	st1b	{ z2.b }, p2, [x18, x12]
	ldr	z2, [x17, #1, mul vl]
	ld1w	{ z3.s }, p0/z, [x17, #2, mul vl]
	fmla	z1.s, p1/m, z2.s, z31.s
	fmla	z0.s, p1/m, z3.s, z31.s
.LBB0_3:
	subs	x4, x4, #1
	add	x16, x16, x13
	add	x3, x3, x14
	add	x8, x8, x13
	str	z1, [x17, #1, mul vl]
	st1w	{ z0.s }, p0, [x17, #2, mul vl]
	b.eq	.LBB0_12
.LBB0_4:
	ldr	x17, [x0, #24]
	cbz	x17, .LBB0_9
	movi	v31.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	x18, [x0, #64]
	movi	v29.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	ldr	x5, [x0, #96]
	movi	v27.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	lsl	x18, x18, #2
	movi	v25.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	lsl	x5, x5, #2
	movi	v23.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	x6, [x0, #16]
	movi	v21.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	mov	x7, x8
	movi	v19.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	x19, x16
	movi	v17.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	mov	x20, x2
	movi	v7.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	b	.LBB0_7
.LBB0_6:
	subs	x17, x17, #1
	add	x19, x19, x18
	add	x20, x20, x5
	add	x7, x7, x18
	b.eq	.LBB0_10
.LBB0_7:
	mov	x21, x7
	mov	x22, x6
	mov	x23, x20
	cbz	x6, .LBB0_6
.LBB0_8:
	add	x24, x1, x21
	ldr	z8, [x23]
	ldr	z10, [x23, #1, mul vl]
	ld1rw	{ z9.s }, p1/z, [x24]
	add	x24, x24, x9, lsl #2
	ldr	z11, [x23, #2, mul vl]
	subs	x22, x22, #1
	add	x23, x23, x15
	add	x21, x21, x11
	ld1rw	{ z12.s }, p1/z, [x24]
	add	x24, x24, x10
	ld1rw	{ z13.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z31.s, p1/m, z9.s, z8.s
	fmla	z30.s, p1/m, z9.s, z10.s
	fmla	z29.s, p1/m, z9.s, z11.s
	ld1rw	{ z9.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z28.s, p1/m, z12.s, z8.s
	fmla	z27.s, p1/m, z12.s, z10.s
	fmla	z26.s, p1/m, z12.s, z11.s
	ld1rw	{ z12.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z25.s, p1/m, z13.s, z8.s
	fmla	z24.s, p1/m, z13.s, z10.s
	fmla	z23.s, p1/m, z13.s, z11.s
	ld1rw	{ z13.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z22.s, p1/m, z9.s, z8.s
	fmla	z21.s, p1/m, z9.s, z10.s
	fmla	z20.s, p1/m, z9.s, z11.s
	ld1rw	{ z9.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z19.s, p1/m, z12.s, z8.s
	fmla	z18.s, p1/m, z12.s, z10.s
	fmla	z17.s, p1/m, z12.s, z11.s
	ld1rw	{ z12.s }, p1/z, [x24]
	fmla	z16.s, p1/m, z13.s, z8.s
	fmla	z7.s, p1/m, z13.s, z10.s
	fmla	z6.s, p1/m, z13.s, z11.s
	fmla	z5.s, p1/m, z9.s, z8.s
	fmla	z4.s, p1/m, z9.s, z10.s
	fmla	z3.s, p1/m, z9.s, z11.s
	fmla	z2.s, p1/m, z12.s, z8.s
	fmla	z1.s, p1/m, z12.s, z10.s
	fmla	z0.s, p1/m, z12.s, z11.s
	b.ne	.LBB0_8
	b	.LBB0_6
.LBB0_9:
	movi	v31.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
.LBB0_10:
	ldr	s8, [x0, #120]
	ldr	s10, [x0, #128]
	mov	z9.s, s8
	fcmp	s10, #0.0
	fmul	z9.s, z31.s, z9.s
	b.ne	.LBB0_2
	mov	z31.s, s8
	add	x17, x3, x12
	str	z9, [x3]
	add	x18, x17, x12
	fmul	z30.s, z30.s, z31.s
	fmul	z29.s, z29.s, z31.s
	fmul	z28.s, z28.s, z31.s
	fmul	z27.s, z27.s, z31.s
	fmul	z26.s, z26.s, z31.s
	fmul	z25.s, z25.s, z31.s
	fmul	z24.s, z24.s, z31.s
	fmul	z23.s, z23.s, z31.s
	fmul	z22.s, z22.s, z31.s
	fmul	z21.s, z21.s, z31.s
	str	z30, [x3, #1, mul vl]
	fmul	z20.s, z20.s, z31.s
	fmul	z19.s, z19.s, z31.s
	st1w	{ z29.s }, p0, [x3, #2, mul vl]
	fmul	z18.s, z18.s, z31.s
	fmul	z17.s, z17.s, z31.s
	st1b	{ z28.b }, p2, [x3, x12]
	fmul	z16.s, z16.s, z31.s
	str	z27, [x17, #1, mul vl]
	fmul	z7.s, z7.s, z31.s
	st1w	{ z26.s }, p0, [x17, #2, mul vl]
	fmul	z6.s, z6.s, z31.s
	fmul	z5.s, z5.s, z31.s
	st1b	{ z25.b }, p2, [x17, x12]
	add	x17, x18, x12
	fmul	z4.s, z4.s, z31.s
	fmul	z3.s, z3.s, z31.s
	fmul	z2.s, z2.s, z31.s
	str	z24, [x18, #1, mul vl]
	st1w	{ z23.s }, p0, [x18, #2, mul vl]
	fmul	z1.s, z1.s, z31.s
	fmul	z0.s, z0.s, z31.s
	st1b	{ z22.b }, p2, [x18, x12]
	add	x18, x17, x12
	str	z21, [x17, #1, mul vl]
	st1w	{ z20.s }, p0, [x17, #2, mul vl]
	st1b	{ z19.b }, p2, [x17, x12]
	add	x17, x18, x12
	str	z18, [x18, #1, mul vl]
	st1w	{ z17.s }, p0, [x18, #2, mul vl]
	st1b	{ z16.b }, p2, [x18, x12]
	add	x18, x17, x12
	str	z7, [x17, #1, mul vl]
	st1w	{ z6.s }, p0, [x17, #2, mul vl]
	st1b	{ z5.b }, p2, [x17, x12]
	add	x17, x18, x12
	str	z4, [x18, #1, mul vl]
	st1w	{ z3.s }, p0, [x18, #2, mul vl]
	st1b	{ z2.b }, p2, [x18, x12]
	b	.LBB0_3
.LBB0_12:
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	d9, d8, [sp, #32]
	ldp	d11, d10, [sp, #16]
	ldp	d13, d12, [sp], #96
.LBB0_13:
	ret
