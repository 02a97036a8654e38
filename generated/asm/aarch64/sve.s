// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32_f32p12vsx1_8x12vs__sve_fma for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p12vsx1_8x12vs__sve_fma.8x3m:
	cbz	x4, .LBB0_13
	str	d14, [sp, #-112]!
	ldp	x9, x11, [x0, #40]
	movi	v0.2d, #0000000000000000
	ldr	x14, [x0, #112]
	ldr	x13, [x0, #56]
	whilelo	p0.s, xzr, x5
	ptrue	p1.s
	mov	x8, xzr
	rdvl	x15, #3
	lsl	x10, x9, #2
	lsl	x11, x11, #2
	lsl	x12, x14, #2
	lsl	x13, x13, #2
	lsl	x14, x14, #5
	ptrue	p2.b
	mov	x16, x1
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x24, x23, [sp, #64]
	stp	x22, x21, [sp, #80]
	stp	x20, x19, [sp, #96]
	b	.LBB0_4
.LBB0_2:
	fmul	z10.s, z31.s, z8.s
	fmul	z30.s, z30.s, z8.s
	ldr	z12, [x3]
	mov	z31.s, s11
	ldr	z11, [x3, #1, mul vl]
	ld1w	{ z13.s }, p0/z, [x3, #2, mul vl]
	fmul	z29.s, z29.s, z8.s
	fmul	z28.s, z28.s, z8.s
	add	x17, x3, x12
	fmul	z27.s, z27.s, z8.s
	fmul	z26.s, z26.s, z8.s
	add	x18, x17, x12
	sel	z10.s, p0, z10.s, z0.s
	fmla	z9.s, p1/m, z12.s, z31.s
	fmla	z30.s, p1/m, z11.s, z31.s
	fmul	z25.s, z25.s, z8.s
	fmul	z24.s, z24.s, z8.s
	sel	z28.s, p0, z28.s, z0.s
	fmul	z23.s, z23.s, z8.s
	fmul	z22.s, z22.s, z8.s
	fmla	z10.s, p0/m, z13.s, z31.s
	fmul	z21.s, z21.s, z8.s
	str	z9, [x3]
	fmul	z20.s, z20.s, z8.s
	fmul	z19.s, z19.s, z8.s
	str	z30, [x3, #1, mul vl]
	sel	z25.s, p0, z25.s, z0.s
	fmul	z18.s, z18.s, z8.s
	sel	z22.s, p0, z22.s, z0.s
	fmul	z17.s, z17.s, z8.s
	fmul	z16.s, z16.s, z8.s
	st1w	{ z10.s }, p0, [x3, #2, mul vl]
	fmul	z7.s, z7.s, z8.s
	fmul	z6.s, z6.s, z8.s
	ld1b	{ z30.b }, p2/z, [x3, x12]
	sel	z19.s, p0, z19.s, z0.s
	fmul	z5.s, z5.s, z8.s
	fmul	z4.s, z4.s, z8.s
	fmul	z3.s, z3.s, z8.s
	sel	z16.s, p0, z16.s, z0.s
	fmul	z2.s, z2.s, z8.s
	fmul	z1.s, z1.s, z8.s
	fmla	z29.s, p1/m, z30.s, z31.s
	sel	z5.s, p0, z5.s, z0.s
	sel	z2.s, p0, z2.s, z0.s
	st1b	{ z29.b }, p2, [x3, x12]
	ldr	z29, [x17, #1, mul vl]
	ld1w	{ z30.s }, p0/z, [x17, #2, mul vl]
	fmla	z27.s, p1/m, z29.s, z31.s
	fmla	z28.s, p0/m, z30.s, z31.s
	str	z27, [x17, #1, mul vl]
	st1w	{ z28.s }, p0, [x17, #2, mul vl]
	ld1b	{ z27.b }, p2/z, [x17, x12]
	fmla	z26.s, p1/m, z27.s, z31.s
	st1b	{ z26.b }, p2, [x17, x12]
	add	x17, x18, x12
	ldr	z26, [x18, #1, mul vl]
	ld1w	{ z27.s }, p0/z, [x18, #2, mul vl]
	fmla	z24.s, p1/m, z26.s, z31.s
	fmla	z25.s, p0/m, z27.s, z31.s
	str	z24, [x18, #1, mul vl]
	st1w	{ z25.s }, p0, [x18, #2, mul vl]
	ld1b	{ z24.b }, p2/z, [x18, x12]
	fmla	z23.s, p1/m, z24.s, z31.s
	st1b	{ z23.b }, p2, [x18, x12]
	add	x18, x17, x12
	ldr	z23, [x17, #1, mul vl]
	ld1w	{ z24.s }, p0/z, [x17, #2, mul vl]
	fmla	z21.s, p1/m, z23.s, z31.s
	fmla	z22.s, p0/m, z24.s, z31.s
	str	z21, [x17, #1, mul vl]
	st1w	{ z22.s }, p0, [x17, #2, mul vl]
	ld1b	{ z21.b }, p2/z, [x17, x12]
	fmla	z20.s, p1/m, z21.s, z31.s
	st1b	{ z20.b }, p2, [x17, x12]
	add	x17, x18, x12
	ldr	z20, [x18, #1, mul vl]
	ld1w	{ z21.s }, p0/z, [x18, #2, mul vl]
	fmla	z18.s, p1/m, z20.s, z31.s
	fmla	z19.s, p0/m, z21.s, z31.s
	str	z18, [x18, #1, mul vl]
	st1w	{ z19.s }, p0, [x18, #2, mul vl]
	ld1b	{ z18.b }, p2/z, [x18, x12]
	fmla	z17.s, p1/m, z18.s, z31.s
	st1b	{ z17.b }, p2, [x18, x12]
	add	x18, x17, x12
	ldr	z17, [x17, #1, mul vl]
	ld1w	{ z18.s }, p0/z, [x17, #2, mul vl]
	fmla	z7.s, p1/m, z17.s, z31.s
	fmla	z16.s, p0/m, z18.s, z31.s
	str	z7, [x17, #1, mul vl]
	st1w	{ z16.s }, p0, [x17, #2, mul vl]
	ld1b	{ z7.b }, p2/z, [x17, x12]
	fmla	z6.s, p1/m, z7.s, z31.s
	st1b	{ z6.b }, p2, [x17, x12]
	add	x17, x18, x12
	ldr	z6, [x18, #1, mul vl]
	ld1w	{ z7.s }, p0/z, [x18, #2, mul vl]
	fmla	z4.s, p1/m, z6.s, z31.s
	fmla	z5.s, p0/m, z7.s, z31.s
	str	z4, [x18, #1, mul vl]
	st1w	{ z5.s }, p0, [x18, #2, mul vl]
	ld1b	{ z4.b }, p2/z, [x18, x12]
	fmla	z3.s, p1/m, z4.s, z31.s
	st1b	{ z3.b }, p2, [x18, x12]
	ldr	z3, [x17, #1, mul vl]
	ld1w	{ z4.s }, p0/z, [x17, #2, mul vl]
	fmla	z1.s, p1/m, z3.s, z31.s
	fmla	z2.s, p0/m, z4.s, z31.s
.LBB0_3:
	subs	x4, x4, #1
	add	x16, x16, x13
	add	x3, x3, x14
	add	x8, x8, x13
	str	z1, [x17, #1, mul vl]
	st1w	{ z2.s }, p0, [x17, #2, mul vl]
	b.eq	.LBB0_12
.LBB0_4:
	ldr	x17, [x0, #24]
	cbz	x17, .LBB0_9
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	x18, [x0, #64]
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	ldr	x5, [x0, #96]
	movi	v27.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	lsl	x18, x18, #2
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	lsl	x5, x5, #2
	movi	v25.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	ldr	x6, [x0, #16]
	movi	v21.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	mov	x7, x8
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	x19, x16
	movi	v19.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	mov	x20, x2
	movi	v7.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
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
	ldr	z9, [x23]
	ldr	z11, [x23, #1, mul vl]
	ld1rw	{ z10.s }, p1/z, [x24]
	add	x24, x24, x9, lsl #2
	ldr	z12, [x23, #2, mul vl]
	subs	x22, x22, #1
	add	x23, x23, x15
	add	x21, x21, x11
	ld1rw	{ z13.s }, p1/z, [x24]
	add	x24, x24, x10
	ld1rw	{ z14.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z8.s, p1/m, z10.s, z9.s
	fmla	z30.s, p1/m, z10.s, z11.s
	fmla	z31.s, p0/m, z10.s, z12.s
	ld1rw	{ z10.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z29.s, p1/m, z13.s, z9.s
	fmla	z27.s, p1/m, z13.s, z11.s
	fmla	z28.s, p0/m, z13.s, z12.s
	ld1rw	{ z13.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z26.s, p1/m, z14.s, z9.s
	fmla	z24.s, p1/m, z14.s, z11.s
	fmla	z25.s, p0/m, z14.s, z12.s
	ld1rw	{ z14.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z23.s, p1/m, z10.s, z9.s
	fmla	z21.s, p1/m, z10.s, z11.s
	fmla	z22.s, p0/m, z10.s, z12.s
	ld1rw	{ z10.s }, p1/z, [x24]
	add	x24, x24, x10
	fmla	z20.s, p1/m, z13.s, z9.s
	fmla	z18.s, p1/m, z13.s, z11.s
	fmla	z19.s, p0/m, z13.s, z12.s
	ld1rw	{ z13.s }, p1/z, [x24]
	fmla	z17.s, p1/m, z14.s, z9.s
	fmla	z7.s, p1/m, z14.s, z11.s
	fmla	z16.s, p0/m, z14.s, z12.s
	fmla	z6.s, p1/m, z10.s, z9.s
	fmla	z4.s, p1/m, z10.s, z11.s
	fmla	z5.s, p0/m, z10.s, z12.s
	fmla	z3.s, p1/m, z13.s, z9.s
	fmla	z1.s, p1/m, z13.s, z11.s
	fmla	z2.s, p0/m, z13.s, z12.s
	b.ne	.LBB0_8
	b	.LBB0_6
.LBB0_9:
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
.LBB0_10:
	ldr	s10, [x0, #120]
	ldr	s11, [x0, #128]
	mov	z9.s, s10
	fcmp	s11, #0.0
	fmul	z9.s, z8.s, z9.s
	mov	z8.s, s10
	b.ne	.LBB0_2
	fmul	z31.s, z31.s, z8.s
	fmul	z28.s, z28.s, z8.s
	add	x17, x3, x12
	fmul	z25.s, z25.s, z8.s
	fmul	z22.s, z22.s, z8.s
	add	x18, x17, x12
	fmul	z30.s, z30.s, z8.s
	fmul	z29.s, z29.s, z8.s
	str	z9, [x3]
	fmul	z27.s, z27.s, z8.s
	fmul	z26.s, z26.s, z8.s
	fmul	z19.s, z19.s, z8.s
	sel	z31.s, p0, z31.s, z0.s
	sel	z28.s, p0, z28.s, z0.s
	fmul	z24.s, z24.s, z8.s
	fmul	z23.s, z23.s, z8.s
	sel	z25.s, p0, z25.s, z0.s
	fmul	z16.s, z16.s, z8.s
	fmul	z5.s, z5.s, z8.s
	sel	z22.s, p0, z22.s, z0.s
	fmul	z21.s, z21.s, z8.s
	fmul	z20.s, z20.s, z8.s
	str	z30, [x3, #1, mul vl]
	fmul	z18.s, z18.s, z8.s
	fmul	z17.s, z17.s, z8.s
	st1w	{ z31.s }, p0, [x3, #2, mul vl]
	st1b	{ z29.b }, p2, [x3, x12]
	sel	z19.s, p0, z19.s, z0.s
	fmul	z7.s, z7.s, z8.s
	str	z27, [x17, #1, mul vl]
	fmul	z6.s, z6.s, z8.s
	fmul	z4.s, z4.s, z8.s
	st1w	{ z28.s }, p0, [x17, #2, mul vl]
	fmul	z2.s, z2.s, z8.s
	fmul	z3.s, z3.s, z8.s
	st1b	{ z26.b }, p2, [x17, x12]
	add	x17, x18, x12
	sel	z16.s, p0, z16.s, z0.s
	str	z24, [x18, #1, mul vl]
	sel	z5.s, p0, z5.s, z0.s
	fmul	z1.s, z1.s, z8.s
	st1w	{ z25.s }, p0, [x18, #2, mul vl]
	st1b	{ z23.b }, p2, [x18, x12]
	add	x18, x17, x12
	sel	z2.s, p0, z2.s, z0.s
	str	z21, [x17, #1, mul vl]
	st1w	{ z22.s }, p0, [x17, #2, mul vl]
	st1b	{ z20.b }, p2, [x17, x12]
	add	x17, x18, x12
	str	z18, [x18, #1, mul vl]
	st1w	{ z19.s }, p0, [x18, #2, mul vl]
	st1b	{ z17.b }, p2, [x18, x12]
	add	x18, x17, x12
	str	z7, [x17, #1, mul vl]
	st1w	{ z16.s }, p0, [x17, #2, mul vl]
	st1b	{ z6.b }, p2, [x17, x12]
	add	x17, x18, x12
	str	z4, [x18, #1, mul vl]
	st1w	{ z5.s }, p0, [x18, #2, mul vl]
	st1b	{ z3.b }, p2, [x18, x12]
	b	.LBB0_3
.LBB0_12:
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldr	d14, [sp], #112
.LBB0_13:
	ret
