// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32p8x1_f32p12vsx1_8x12vs__sve_fma for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p8x1_f32p12vsx1_8x12vs__sve_fma.8x3m:
	stp	d15, d14, [sp, #-96]!
	ldr	x10, [x0, #128]
	ldr	x9, [x0, #72]
	whilelo	p0.s, xzr, x5
	ldr	x11, [x0]
	stp	d13, d12, [sp, #16]
	lsl	x8, x10, #2
	lsl	x9, x9, #2
	lsl	x10, x10, #5
	cmp	x11, #24
	rdvl	x11, #3
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	b.hi	.LBB0_20
	cbz	x4, .LBB0_39
	rdvl	x12, #1
	mov	w13, #3072
	mov	w14, #3088
	lsr	x15, x12, #4
	mov	w16, #3104
	movi	v0.2d, #0000000000000000
	fmov	s1, #1.00000000
	ptrue	p1.s
	mul	x13, x15, x13
	ptrue	p2.b
	mul	x14, x15, x14
	mul	x15, x15, x16
	rdvl	x16, #2
.LBB0_3:
	ldr	x17, [x0, #32]
	cmp	x17, #48
	b.lo	.LBB0_5
	add	x17, x3, x8
	prfm	pldl1keep, [x3]
	prfm	pldl1keep, [x3, x12]
	add	x18, x17, x8
	prfm	pldl1keep, [x3, x16]
	prfm	pldl1keep, [x17]
	prfm	pldl1keep, [x17, x12]
	prfm	pldl1keep, [x17, x16]
	add	x17, x18, x8
	prfm	pldl1keep, [x18]
	prfm	pldl1keep, [x18, x12]
	prfm	pldl1keep, [x18, x16]
	add	x18, x17, x8
	prfm	pldl1keep, [x17]
	prfm	pldl1keep, [x17, x12]
	prfm	pldl1keep, [x17, x16]
	add	x17, x18, x8
	prfm	pldl1keep, [x18]
	prfm	pldl1keep, [x18, x12]
	prfm	pldl1keep, [x18, x16]
	add	x18, x17, x8
	prfm	pldl1keep, [x17]
	prfm	pldl1keep, [x17, x12]
	prfm	pldl1keep, [x17, x16]
	add	x17, x18, x8
	prfm	pldl1keep, [x18]
	prfm	pldl1keep, [x18, x12]
	prfm	pldl1keep, [x18, x16]
	prfm	pldl1keep, [x17]
	prfm	pldl1keep, [x17, x12]
	prfm	pldl1keep, [x17, x16]
.LBB0_5:
	ldr	x17, [x0, #40]
	cbz	x17, .LBB0_10
	movi	v9.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	ldr	x18, [x0, #80]
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	x5, [x0, #112]
	movi	v28.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	lsl	x18, x18, #2
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	lsl	x5, x5, #2
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	ldr	x6, [x0, #32]
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	mov	x7, x1
	movi	v21.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	mov	x19, x2
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	b	.LBB0_8
.LBB0_7:
	subs	x17, x17, #1
	add	x7, x7, x18
	add	x19, x19, x5
	b.eq	.LBB0_11
.LBB0_8:
	mov	x20, x6
	mov	x21, x7
	mov	x22, x19
	cbz	x6, .LBB0_7
.LBB0_9:
	prfm	pldl2keep, [x22, x13]
	prfm	pldl2keep, [x22, x14]
	subs	x20, x20, #1
	prfm	pldl2keep, [x22, x15]
	ldr	z10, [x22]
	ldr	z11, [x22, #1, mul vl]
	ld1rw	{ z12.s }, p1/z, [x21]
	ldr	z13, [x22, #2, mul vl]
	add	x22, x22, x11
	ld1rw	{ z14.s }, p1/z, [x21, #4]
	ld1rw	{ z15.s }, p1/z, [x21, #8]
	fmla	z9.s, p1/m, z12.s, z10.s
	fmla	z31.s, p1/m, z12.s, z11.s
	fmla	z8.s, p0/m, z12.s, z13.s
	fmla	z30.s, p1/m, z14.s, z10.s
	ld1rw	{ z12.s }, p1/z, [x21, #12]
	fmla	z28.s, p1/m, z14.s, z11.s
	fmla	z29.s, p0/m, z14.s, z13.s
	ld1rw	{ z14.s }, p1/z, [x21, #16]
	fmla	z27.s, p1/m, z15.s, z10.s
	fmla	z25.s, p1/m, z15.s, z11.s
	fmla	z26.s, p0/m, z15.s, z13.s
	fmla	z24.s, p1/m, z12.s, z10.s
	ld1rw	{ z15.s }, p1/z, [x21, #20]
	fmla	z22.s, p1/m, z12.s, z11.s
	fmla	z23.s, p0/m, z12.s, z13.s
	ld1rw	{ z12.s }, p1/z, [x21, #24]
	fmla	z21.s, p1/m, z14.s, z10.s
	fmla	z19.s, p1/m, z14.s, z11.s
	fmla	z20.s, p0/m, z14.s, z13.s
	ld1rw	{ z14.s }, p1/z, [x21, #28]
	fmla	z18.s, p1/m, z15.s, z10.s
	fmla	z16.s, p1/m, z15.s, z11.s
	fmla	z17.s, p0/m, z15.s, z13.s
	add	x21, x21, #32
	fmla	z7.s, p1/m, z12.s, z10.s
	fmla	z5.s, p1/m, z12.s, z11.s
	fmla	z6.s, p0/m, z12.s, z13.s
	fmla	z4.s, p1/m, z14.s, z10.s
	fmla	z2.s, p1/m, z14.s, z11.s
	fmla	z3.s, p0/m, z14.s, z13.s
	b.ne	.LBB0_9
	b	.LBB0_7
.LBB0_10:
	movi	v9.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
.LBB0_11:
	ldr	s12, [x0, #136]
	ldr	s11, [x0, #144]
	fcmp	s12, s1
	b.ne	.LBB0_16
	fcmp	s11, #0.0
	b.ne	.LBB0_18
	add	x17, x3, x8
	str	z9, [x3]
	add	x18, x17, x8
	str	z31, [x3, #1, mul vl]
	st1w	{ z8.s }, p0, [x3, #2, mul vl]
	st1b	{ z30.b }, p2, [x3, x8]
	str	z28, [x17, #1, mul vl]
	st1w	{ z29.s }, p0, [x17, #2, mul vl]
	st1b	{ z27.b }, p2, [x17, x8]
	add	x17, x18, x8
	str	z25, [x18, #1, mul vl]
	st1w	{ z26.s }, p0, [x18, #2, mul vl]
	st1b	{ z24.b }, p2, [x18, x8]
	add	x18, x17, x8
.LBB0_14:
	str	z22, [x17, #1, mul vl]
	st1w	{ z23.s }, p0, [x17, #2, mul vl]
	st1b	{ z21.b }, p2, [x17, x8]
	add	x17, x18, x8
	str	z19, [x18, #1, mul vl]
	st1w	{ z20.s }, p0, [x18, #2, mul vl]
	st1b	{ z18.b }, p2, [x18, x8]
	add	x18, x17, x8
	str	z16, [x17, #1, mul vl]
	st1w	{ z17.s }, p0, [x17, #2, mul vl]
	st1b	{ z7.b }, p2, [x17, x8]
	str	z5, [x18, #1, mul vl]
	st1w	{ z6.s }, p0, [x18, #2, mul vl]
	add	x17, x18, x8
	st1b	{ z4.b }, p2, [x18, x8]
.LBB0_15:
	subs	x4, x4, #1
	add	x1, x1, x9
	add	x3, x3, x10
	str	z2, [x17, #1, mul vl]
	st1w	{ z3.s }, p0, [x17, #2, mul vl]
	b.ne	.LBB0_3
	b	.LBB0_39
.LBB0_16:
	mov	z10.s, s12
	fcmp	s11, #0.0
	fmul	z10.s, z9.s, z10.s
	mov	z9.s, s12
	b.ne	.LBB0_19
	fmul	z8.s, z8.s, z9.s
	fmul	z29.s, z29.s, z9.s
	add	x17, x3, x8
	fmul	z26.s, z26.s, z9.s
	fmul	z23.s, z23.s, z9.s
	add	x18, x17, x8
	fmul	z31.s, z31.s, z9.s
	fmul	z30.s, z30.s, z9.s
	str	z10, [x3]
	fmul	z28.s, z28.s, z9.s
	fmul	z27.s, z27.s, z9.s
	fmul	z20.s, z20.s, z9.s
	sel	z8.s, p0, z8.s, z0.s
	sel	z29.s, p0, z29.s, z0.s
	fmul	z25.s, z25.s, z9.s
	fmul	z24.s, z24.s, z9.s
	sel	z26.s, p0, z26.s, z0.s
	fmul	z17.s, z17.s, z9.s
	fmul	z6.s, z6.s, z9.s
	sel	z23.s, p0, z23.s, z0.s
	fmul	z22.s, z22.s, z9.s
	fmul	z21.s, z21.s, z9.s
	str	z31, [x3, #1, mul vl]
	fmul	z19.s, z19.s, z9.s
	fmul	z18.s, z18.s, z9.s
	st1w	{ z8.s }, p0, [x3, #2, mul vl]
	st1b	{ z30.b }, p2, [x3, x8]
	sel	z20.s, p0, z20.s, z0.s
	fmul	z16.s, z16.s, z9.s
	str	z28, [x17, #1, mul vl]
	fmul	z7.s, z7.s, z9.s
	fmul	z5.s, z5.s, z9.s
	st1w	{ z29.s }, p0, [x17, #2, mul vl]
	fmul	z3.s, z3.s, z9.s
	sel	z17.s, p0, z17.s, z0.s
	st1b	{ z27.b }, p2, [x17, x8]
	add	x17, x18, x8
	sel	z6.s, p0, z6.s, z0.s
	str	z25, [x18, #1, mul vl]
	fmul	z4.s, z4.s, z9.s
	fmul	z2.s, z2.s, z9.s
	st1w	{ z26.s }, p0, [x18, #2, mul vl]
	st1b	{ z24.b }, p2, [x18, x8]
	add	x18, x17, x8
	sel	z3.s, p0, z3.s, z0.s
	b	.LBB0_14
.LBB0_18:
	ldr	z12, [x3]
	mov	z10.s, s11
	ldr	z11, [x3, #1, mul vl]
	ld1w	{ z13.s }, p0/z, [x3, #2, mul vl]
	add	x17, x3, x8
	add	x18, x17, x8
	fmla	z9.s, p1/m, z12.s, z10.s
	fmla	z31.s, p1/m, z11.s, z10.s
	fmla	z8.s, p0/m, z13.s, z10.s
	str	z9, [x3]
	str	z31, [x3, #1, mul vl]
	st1w	{ z8.s }, p0, [x3, #2, mul vl]
	ld1b	{ z31.b }, p2/z, [x3, x8]
	fmla	z30.s, p1/m, z31.s, z10.s
	st1b	{ z30.b }, p2, [x3, x8]
	ldr	z30, [x17, #1, mul vl]
	ld1w	{ z31.s }, p0/z, [x17, #2, mul vl]
	fmla	z28.s, p1/m, z30.s, z10.s
	fmla	z29.s, p0/m, z31.s, z10.s
	str	z28, [x17, #1, mul vl]
	st1w	{ z29.s }, p0, [x17, #2, mul vl]
	ld1b	{ z28.b }, p2/z, [x17, x8]
	fmla	z27.s, p1/m, z28.s, z10.s
	st1b	{ z27.b }, p2, [x17, x8]
	add	x17, x18, x8
	ldr	z27, [x18, #1, mul vl]
	ld1w	{ z28.s }, p0/z, [x18, #2, mul vl]
	fmla	z25.s, p1/m, z27.s, z10.s
	fmla	z26.s, p0/m, z28.s, z10.s
	str	z25, [x18, #1, mul vl]
	st1w	{ z26.s }, p0, [x18, #2, mul vl]
	ld1b	{ z25.b }, p2/z, [x18, x8]
	fmla	z24.s, p1/m, z25.s, z10.s
	st1b	{ z24.b }, p2, [x18, x8]
	add	x18, x17, x8
	ldr	z24, [x17, #1, mul vl]
	ld1w	{ z25.s }, p0/z, [x17, #2, mul vl]
	fmla	z22.s, p1/m, z24.s, z10.s
	fmla	z23.s, p0/m, z25.s, z10.s
	str	z22, [x17, #1, mul vl]
	st1w	{ z23.s }, p0, [x17, #2, mul vl]
	ld1b	{ z22.b }, p2/z, [x17, x8]
	fmla	z21.s, p1/m, z22.s, z10.s
	st1b	{ z21.b }, p2, [x17, x8]
	add	x17, x18, x8
	ldr	z21, [x18, #1, mul vl]
	ld1w	{ z22.s }, p0/z, [x18, #2, mul vl]
	fmla	z19.s, p1/m, z21.s, z10.s
	fmla	z20.s, p0/m, z22.s, z10.s
	str	z19, [x18, #1, mul vl]
	st1w	{ z20.s }, p0, [x18, #2, mul vl]
	ld1b	{ z19.b }, p2/z, [x18, x8]
	fmla	z18.s, p1/m, z19.s, z10.s
	st1b	{ z18.b }, p2, [x18, x8]
	add	x18, x17, x8
	ldr	z18, [x17, #1, mul vl]
	ld1w	{ z19.s }, p0/z, [x17, #2, mul vl]
	fmla	z16.s, p1/m, z18.s, z10.s
	fmla	z17.s, p0/m, z19.s, z10.s
	str	z16, [x17, #1, mul vl]
	st1w	{ z17.s }, p0, [x17, #2, mul vl]
	ld1b	{ z16.b }, p2/z, [x17, x8]
	fmla	z7.s, p1/m, z16.s, z10.s
	st1b	{ z7.b }, p2, [x17, x8]
	add	x17, x18, x8
	ldr	z7, [x18, #1, mul vl]
	ld1w	{ z16.s }, p0/z, [x18, #2, mul vl]
	fmla	z5.s, p1/m, z7.s, z10.s
	fmla	z6.s, p0/m, z16.s, z10.s
	str	z5, [x18, #1, mul vl]
	st1w	{ z6.s }, p0, [x18, #2, mul vl]
	ld1b	{ z5.b }, p2/z, [x18, x8]
	fmla	z4.s, p1/m, z5.s, z10.s
	st1b	{ z4.b }, p2, [x18, x8]
	ldr	z4, [x17, #1, mul vl]
	ld1w	{ z5.s }, p0/z, [x17, #2, mul vl]
	fmla	z2.s, p1/m, z4.s, z10.s
	fmla	z3.s, p0/m, z5.s, z10.s
	b	.LBB0_15
.LBB0_19:
	fmul	z12.s, z8.s, z9.s
	fmul	z31.s, z31.s, z9.s
	ldr	z13, [x3]
	mov	z8.s, s11
	ldr	z11, [x3, #1, mul vl]
	ld1w	{ z14.s }, p0/z, [x3, #2, mul vl]
	fmul	z30.s, z30.s, z9.s
	fmul	z29.s, z29.s, z9.s
	add	x17, x3, x8
	fmul	z28.s, z28.s, z9.s
	fmul	z27.s, z27.s, z9.s
	add	x18, x17, x8
	sel	z12.s, p0, z12.s, z0.s
	fmla	z10.s, p1/m, z13.s, z8.s
	fmla	z31.s, p1/m, z11.s, z8.s
	fmul	z26.s, z26.s, z9.s
	fmul	z25.s, z25.s, z9.s
	sel	z29.s, p0, z29.s, z0.s
	fmul	z24.s, z24.s, z9.s
	fmul	z23.s, z23.s, z9.s
	fmla	z12.s, p0/m, z14.s, z8.s
	fmul	z22.s, z22.s, z9.s
	str	z10, [x3]
	fmul	z21.s, z21.s, z9.s
	fmul	z20.s, z20.s, z9.s
	str	z31, [x3, #1, mul vl]
	sel	z26.s, p0, z26.s, z0.s
	fmul	z19.s, z19.s, z9.s
	sel	z23.s, p0, z23.s, z0.s
	fmul	z18.s, z18.s, z9.s
	fmul	z17.s, z17.s, z9.s
	st1w	{ z12.s }, p0, [x3, #2, mul vl]
	fmul	z16.s, z16.s, z9.s
	fmul	z7.s, z7.s, z9.s
	ld1b	{ z31.b }, p2/z, [x3, x8]
	sel	z20.s, p0, z20.s, z0.s
	fmul	z6.s, z6.s, z9.s
	fmul	z5.s, z5.s, z9.s
	fmul	z4.s, z4.s, z9.s
	sel	z17.s, p0, z17.s, z0.s
	fmul	z3.s, z3.s, z9.s
	fmul	z2.s, z2.s, z9.s
	fmla	z30.s, p1/m, z31.s, z8.s
	sel	z6.s, p0, z6.s, z0.s
	sel	z3.s, p0, z3.s, z0.s
	st1b	{ z30.b }, p2, [x3, x8]
	ldr	z30, [x17, #1, mul vl]
	ld1w	{ z31.s }, p0/z, [x17, #2, mul vl]
	fmla	z28.s, p1/m, z30.s, z8.s
	fmla	z29.s, p0/m, z31.s, z8.s
	str	z28, [x17, #1, mul vl]
	st1w	{ z29.s }, p0, [x17, #2, mul vl]
	ld1b	{ z28.b }, p2/z, [x17, x8]
	fmla	z27.s, p1/m, z28.s, z8.s
	st1b	{ z27.b }, p2, [x17, x8]
	add	x17, x18, x8
	ldr	z27, [x18, #1, mul vl]
	ld1w	{ z28.s }, p0/z, [x18, #2, mul vl]
	fmla	z25.s, p1/m, z27.s, z8.s
	fmla	z26.s, p0/m, z28.s, z8.s
	str	z25, [x18, #1, mul vl]
	st1w	{ z26.s }, p0, [x18, #2, mul vl]
	ld1b	{ z25.b }, p2/z, [x18, x8]
	fmla	z24.s, p1/m, z25.s, z8.s
	st1b	{ z24.b }, p2, [x18, x8]
	add	x18, x17, x8
	ldr	z24, [x17, #1, mul vl]
	ld1w	{ z25.s }, p0/z, [x17, #2, mul vl]
	fmla	z22.s, p1/m, z24.s, z8.s
	fmla	z23.s, p0/m, z25.s, z8.s
	str	z22, [x17, #1, mul vl]
	st1w	{ z23.s }, p0, [x17, #2, mul vl]
	ld1b	{ z22.b }, p2/z, [x17, x8]
	fmla	z21.s, p1/m, z22.s, z8.s
	st1b	{ z21.b }, p2, [x17, x8]
	add	x17, x18, x8
	ldr	z21, [x18, #1, mul vl]
	ld1w	{ z22.s }, p0/z, [x18, #2, mul vl]
	fmla	z19.s, p1/m, z21.s, z8.s
	fmla	z20.s, p0/m, z22.s, z8.s
	str	z19, [x18, #1, mul vl]
	st1w	{ z20.s }, p0, [x18, #2, mul vl]
	ld1b	{ z19.b }, p2/z, [x18, x8]
	fmla	z18.s, p1/m, z19.s, z8.s
	st1b	{ z18.b }, p2, [x18, x8]
	add	x18, x17, x8
	ldr	z18, [x17, #1, mul vl]
	ld1w	{ z19.s }, p0/z, [x17, #2, mul vl]
	fmla	z16.s, p1/m, z18.s, z8.s
	fmla	z17.s, p0/m, z19.s, z8.s
	str	z16, [x17, #1, mul vl]
	st1w	{ z17.s }, p0, [x17, #2, mul vl]
	ld1b	{ z16.b }, p2/z, [x17, x8]
	fmla	z7.s, p1/m, z16.s, z8.s
	st1b	{ z7.b }, p2, [x17, x8]
	add	x17, x18, x8
	ldr	z7, [x18, #1, mul vl]
	ld1w	{ z16.s }, p0/z, [x18, #2, mul vl]
	fmla	z5.s, p1/m, z7.s, z8.s
	fmla	z6.s, p0/m, z16.s, z8.s
	str	z5, [x18, #1, mul vl]
	st1w	{ z6.s }, p0, [x18, #2, mul vl]
	ld1b	{ z5.b }, p2/z, [x18, x8]
	fmla	z4.s, p1/m, z5.s, z8.s
	st1b	{ z4.b }, p2, [x18, x8]
	ldr	z4, [x17, #1, mul vl]
	ld1w	{ z5.s }, p0/z, [x17, #2, mul vl]
	fmla	z2.s, p1/m, z4.s, z8.s
	fmla	z3.s, p0/m, z5.s, z8.s
	b	.LBB0_15
.LBB0_20:
	cbz	x4, .LBB0_39
	ldr	x12, [x0, #104]
	movi	v0.2d, #0000000000000000
	fmov	s1, #1.00000000
	ptrue	p1.s
	rdvl	x13, #1
	rdvl	x14, #2
	add	x12, x2, x12, lsl #2
	ptrue	p2.b
.LBB0_22:
	ldr	x15, [x0, #32]
	cmp	x15, #48
	b.lo	.LBB0_24
	add	x15, x3, x8
	prfm	pldl1keep, [x3]
	prfm	pldl1keep, [x3, x13]
	add	x16, x15, x8
	prfm	pldl1keep, [x3, x14]
	prfm	pldl1keep, [x15]
	prfm	pldl1keep, [x15, x13]
	prfm	pldl1keep, [x15, x14]
	add	x15, x16, x8
	prfm	pldl1keep, [x16]
	prfm	pldl1keep, [x16, x13]
	prfm	pldl1keep, [x16, x14]
	add	x16, x15, x8
	prfm	pldl1keep, [x15]
	prfm	pldl1keep, [x15, x13]
	prfm	pldl1keep, [x15, x14]
	add	x15, x16, x8
	prfm	pldl1keep, [x16]
	prfm	pldl1keep, [x16, x13]
	prfm	pldl1keep, [x16, x14]
	add	x16, x15, x8
	prfm	pldl1keep, [x15]
	prfm	pldl1keep, [x15, x13]
	prfm	pldl1keep, [x15, x14]
	add	x15, x16, x8
	prfm	pldl1keep, [x16]
	prfm	pldl1keep, [x16, x13]
	prfm	pldl1keep, [x16, x14]
	prfm	pldl1keep, [x15]
	prfm	pldl1keep, [x15, x13]
	prfm	pldl1keep, [x15, x14]
.LBB0_24:
	ldr	x15, [x0, #40]
	cbz	x15, .LBB0_29
	movi	v9.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	ldr	x16, [x0, #80]
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	x17, [x0, #112]
	movi	v28.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	lsl	x16, x16, #2
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	lsl	x17, x17, #2
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	ldr	x18, [x0, #32]
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	mov	x5, x1
	movi	v21.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	mov	x6, x2
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	b	.LBB0_27
.LBB0_26:
	subs	x15, x15, #1
	add	x5, x5, x16
	add	x6, x6, x17
	b.eq	.LBB0_30
.LBB0_27:
	mov	x7, x18
	mov	x19, x5
	mov	x20, x6
	mov	x21, x12
	cbz	x18, .LBB0_26
.LBB0_28:
	prfm	pldl2keep, [x21]
	ldr	z10, [x20]
	subs	x7, x7, #1
	ldr	z11, [x20, #1, mul vl]
	ld1rw	{ z12.s }, p1/z, [x19]
	add	x21, x21, #64
	ldr	z13, [x20, #2, mul vl]
	ld1rw	{ z14.s }, p1/z, [x19, #4]
	add	x20, x20, x11
	ld1rw	{ z15.s }, p1/z, [x19, #8]
	fmla	z9.s, p1/m, z12.s, z10.s
	fmla	z31.s, p1/m, z12.s, z11.s
	fmla	z8.s, p0/m, z12.s, z13.s
	ld1rw	{ z12.s }, p1/z, [x19, #12]
	fmla	z30.s, p1/m, z14.s, z10.s
	fmla	z28.s, p1/m, z14.s, z11.s
	fmla	z29.s, p0/m, z14.s, z13.s
	ld1rw	{ z14.s }, p1/z, [x19, #16]
	fmla	z27.s, p1/m, z15.s, z10.s
	fmla	z25.s, p1/m, z15.s, z11.s
	fmla	z26.s, p0/m, z15.s, z13.s
	fmla	z24.s, p1/m, z12.s, z10.s
	ld1rw	{ z15.s }, p1/z, [x19, #20]
	fmla	z22.s, p1/m, z12.s, z11.s
	fmla	z23.s, p0/m, z12.s, z13.s
	ld1rw	{ z12.s }, p1/z, [x19, #24]
	fmla	z21.s, p1/m, z14.s, z10.s
	fmla	z19.s, p1/m, z14.s, z11.s
	fmla	z20.s, p0/m, z14.s, z13.s
	ld1rw	{ z14.s }, p1/z, [x19, #28]
	fmla	z18.s, p1/m, z15.s, z10.s
	fmla	z16.s, p1/m, z15.s, z11.s
	fmla	z17.s, p0/m, z15.s, z13.s
	add	x19, x19, #32
	fmla	z7.s, p1/m, z12.s, z10.s
	fmla	z5.s, p1/m, z12.s, z11.s
	fmla	z6.s, p0/m, z12.s, z13.s
	fmla	z4.s, p1/m, z14.s, z10.s
	fmla	z2.s, p1/m, z14.s, z11.s
	fmla	z3.s, p0/m, z14.s, z13.s
	b.ne	.LBB0_28
	b	.LBB0_26
.LBB0_29:
	movi	v9.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
.LBB0_30:
	ldr	s12, [x0, #136]
	ldr	s11, [x0, #144]
	fcmp	s12, s1
	b.ne	.LBB0_35
	fcmp	s11, #0.0
	b.ne	.LBB0_37
	add	x15, x3, x8
	str	z9, [x3]
	add	x16, x15, x8
	str	z31, [x3, #1, mul vl]
	st1w	{ z8.s }, p0, [x3, #2, mul vl]
	st1b	{ z30.b }, p2, [x3, x8]
	str	z28, [x15, #1, mul vl]
	st1w	{ z29.s }, p0, [x15, #2, mul vl]
	st1b	{ z27.b }, p2, [x15, x8]
	add	x15, x16, x8
	str	z25, [x16, #1, mul vl]
	st1w	{ z26.s }, p0, [x16, #2, mul vl]
	st1b	{ z24.b }, p2, [x16, x8]
	add	x16, x15, x8
.LBB0_33:
	str	z22, [x15, #1, mul vl]
	st1w	{ z23.s }, p0, [x15, #2, mul vl]
	st1b	{ z21.b }, p2, [x15, x8]
	add	x15, x16, x8
	str	z19, [x16, #1, mul vl]
	st1w	{ z20.s }, p0, [x16, #2, mul vl]
	st1b	{ z18.b }, p2, [x16, x8]
	add	x16, x15, x8
	str	z16, [x15, #1, mul vl]
	st1w	{ z17.s }, p0, [x15, #2, mul vl]
	st1b	{ z7.b }, p2, [x15, x8]
	str	z5, [x16, #1, mul vl]
	st1w	{ z6.s }, p0, [x16, #2, mul vl]
	add	x15, x16, x8
	st1b	{ z4.b }, p2, [x16, x8]
.LBB0_34:
	str	z2, [x15, #1, mul vl]
	subs	x4, x4, #1
	add	x1, x1, x9
	st1w	{ z3.s }, p0, [x15, #2, mul vl]
	add	x3, x3, x10
	ldr	x15, [x0, #32]
	add	x12, x12, x15, lsl #6
	b.ne	.LBB0_22
	b	.LBB0_39
.LBB0_35:
	mov	z10.s, s12
	fcmp	s11, #0.0
	fmul	z10.s, z9.s, z10.s
	mov	z9.s, s12
	b.ne	.LBB0_38
	fmul	z8.s, z8.s, z9.s
	fmul	z29.s, z29.s, z9.s
	add	x15, x3, x8
	fmul	z26.s, z26.s, z9.s
	fmul	z23.s, z23.s, z9.s
	add	x16, x15, x8
	fmul	z31.s, z31.s, z9.s
	fmul	z30.s, z30.s, z9.s
	str	z10, [x3]
	fmul	z28.s, z28.s, z9.s
	fmul	z27.s, z27.s, z9.s
	fmul	z20.s, z20.s, z9.s
	sel	z8.s, p0, z8.s, z0.s
	sel	z29.s, p0, z29.s, z0.s
	fmul	z25.s, z25.s, z9.s
	fmul	z24.s, z24.s, z9.s
	sel	z26.s, p0, z26.s, z0.s
	fmul	z17.s, z17.s, z9.s
	fmul	z6.s, z6.s, z9.s
	sel	z23.s, p0, z23.s, z0.s
	fmul	z22.s, z22.s, z9.s
	fmul	z21.s, z21.s, z9.s
	str	z31, [x3, #1, mul vl]
	fmul	z19.s, z19.s, z9.s
	fmul	z18.s, z18.s, z9.s
	st1w	{ z8.s }, p0, [x3, #2, mul vl]
	st1b	{ z30.b }, p2, [x3, x8]
	sel	z20.s, p0, z20.s, z0.s
	fmul	z16.s, z16.s, z9.s
	str	z28, [x15, #1, mul vl]
	fmul	z7.s, z7.s, z9.s
	fmul	z5.s, z5.s, z9.s
	st1w	{ z29.s }, p0, [x15, #2, mul vl]
	fmul	z3.s, z3.s, z9.s
	sel	z17.s, p0, z17.s, z0.s
	st1b	{ z27.b }, p2, [x15, x8]
	add	x15, x16, x8
	sel	z6.s, p0, z6.s, z0.s
	str	z25, [x16, #1, mul vl]
	fmul	z4.s, z4.s, z9.s
	fmul	z2.s, z2.s, z9.s
	st1w	{ z26.s }, p0, [x16, #2, mul vl]
	st1b	{ z24.b }, p2, [x16, x8]
	add	x16, x15, x8
	sel	z3.s, p0, z3.s, z0.s
	b	.LBB0_33
.LBB0_37:
	ldr	z12, [x3]
	mov	z10.s, s11
	ldr	z11, [x3, #1, mul vl]
	ld1w	{ z13.s }, p0/z, [x3, #2, mul vl]
	add	x15, x3, x8
	add	x16, x15, x8
	fmla	z9.s, p1/m, z12.s, z10.s
	fmla	z31.s, p1/m, z11.s, z10.s
	fmla	z8.s, p0/m, z13.s, z10.s
	str	z9, [x3]
	str	z31, [x3, #1, mul vl]
	st1w	{ z8.s }, p0, [x3, #2, mul vl]
	ld1b	{ z31.b }, p2/z, [x3, x8]
	fmla	z30.s, p1/m, z31.s, z10.s
	st1b	{ z30.b }, p2, [x3, x8]
	ldr	z30, [x15, #1, mul vl]
	ld1w	{ z31.s }, p0/z, [x15, #2, mul vl]
	fmla	z28.s, p1/m, z30.s, z10.s
	fmla	z29.s, p0/m, z31.s, z10.s
	str	z28, [x15, #1, mul vl]
	st1w	{ z29.s }, p0, [x15, #2, mul vl]
	ld1b	{ z28.b }, p2/z, [x15, x8]
	fmla	z27.s, p1/m, z28.s, z10.s
	st1b	{ z27.b }, p2, [x15, x8]
	add	x15, x16, x8
	ldr	z27, [x16, #1, mul vl]
	ld1w	{ z28.s }, p0/z, [x16, #2, mul vl]
	fmla	z25.s, p1/m, z27.s, z10.s
	fmla	z26.s, p0/m, z28.s, z10.s
	str	z25, [x16, #1, mul vl]
	st1w	{ z26.s }, p0, [x16, #2, mul vl]
	ld1b	{ z25.b }, p2/z, [x16, x8]
	fmla	z24.s, p1/m, z25.s, z10.s
	st1b	{ z24.b }, p2, [x16, x8]
	add	x16, x15, x8
	ldr	z24, [x15, #1, mul vl]
	ld1w	{ z25.s }, p0/z, [x15, #2, mul vl]
	fmla	z22.s, p1/m, z24.s, z10.s
	fmla	z23.s, p0/m, z25.s, z10.s
	str	z22, [x15, #1, mul vl]
	st1w	{ z23.s }, p0, [x15, #2, mul vl]
	ld1b	{ z22.b }, p2/z, [x15, x8]
	fmla	z21.s, p1/m, z22.s, z10.s
	st1b	{ z21.b }, p2, [x15, x8]
	add	x15, x16, x8
	ldr	z21, [x16, #1, mul vl]
	ld1w	{ z22.s }, p0/z, [x16, #2, mul vl]
	fmla	z19.s, p1/m, z21.s, z10.s
	fmla	z20.s, p0/m, z22.s, z10.s
	str	z19, [x16, #1, mul vl]
	st1w	{ z20.s }, p0, [x16, #2, mul vl]
	ld1b	{ z19.b }, p2/z, [x16, x8]
	fmla	z18.s, p1/m, z19.s, z10.s
	st1b	{ z18.b }, p2, [x16, x8]
	add	x16, x15, x8
	ldr	z18, [x15, #1, mul vl]
	ld1w	{ z19.s }, p0/z, [x15, #2, mul vl]
	fmla	z16.s, p1/m, z18.s, z10.s
	fmla	z17.s, p0/m, z19.s, z10.s
	str	z16, [x15, #1, mul vl]
	st1w	{ z17.s }, p0, [x15, #2, mul vl]
	ld1b	{ z16.b }, p2/z, [x15, x8]
	fmla	z7.s, p1/m, z16.s, z10.s
	st1b	{ z7.b }, p2, [x15, x8]
	add	x15, x16, x8
	ldr	z7, [x16, #1, mul vl]
	ld1w	{ z16.s }, p0/z, [x16, #2, mul vl]
	fmla	z5.s, p1/m, z7.s, z10.s
	fmla	z6.s, p0/m, z16.s, z10.s
	str	z5, [x16, #1, mul vl]
	st1w	{ z6.s }, p0, [x16, #2, mul vl]
	ld1b	{ z5.b }, p2/z, [x16, x8]
	fmla	z4.s, p1/m, z5.s, z10.s
	st1b	{ z4.b }, p2, [x16, x8]
	ldr	z4, [x15, #1, mul vl]
	ld1w	{ z5.s }, p0/z, [x15, #2, mul vl]
	fmla	z2.s, p1/m, z4.s, z10.s
	fmla	z3.s, p0/m, z5.s, z10.s
	b	.LBB0_34
.LBB0_38:
	fmul	z12.s, z8.s, z9.s
	fmul	z31.s, z31.s, z9.s
	ldr	z13, [x3]
	mov	z8.s, s11
	ldr	z11, [x3, #1, mul vl]
	ld1w	{ z14.s }, p0/z, [x3, #2, mul vl]
	fmul	z30.s, z30.s, z9.s
	fmul	z29.s, z29.s, z9.s
	add	x15, x3, x8
	fmul	z28.s, z28.s, z9.s
	fmul	z27.s, z27.s, z9.s
	add	x16, x15, x8
	sel	z12.s, p0, z12.s, z0.s
	fmla	z10.s, p1/m, z13.s, z8.s
	fmla	z31.s, p1/m, z11.s, z8.s
	fmul	z26.s, z26.s, z9.s
	fmul	z25.s, z25.s, z9.s
	sel	z29.s, p0, z29.s, z0.s
	fmul	z24.s, z24.s, z9.s
	fmul	z23.s, z23.s, z9.s
	fmla	z12.s, p0/m, z14.s, z8.s
	fmul	z22.s, z22.s, z9.s
	str	z10, [x3]
	fmul	z21.s, z21.s, z9.s
	fmul	z20.s, z20.s, z9.s
	str	z31, [x3, #1, mul vl]
	sel	z26.s, p0, z26.s, z0.s
	fmul	z19.s, z19.s, z9.s
	sel	z23.s, p0, z23.s, z0.s
	fmul	z18.s, z18.s, z9.s
	fmul	z17.s, z17.s, z9.s
	st1w	{ z12.s }, p0, [x3, #2, mul vl]
	fmul	z16.s, z16.s, z9.s
	fmul	z7.s, z7.s, z9.s
	ld1b	{ z31.b }, p2/z, [x3, x8]
	sel	z20.s, p0, z20.s, z0.s
	fmul	z6.s, z6.s, z9.s
	fmul	z5.s, z5.s, z9.s
	fmul	z4.s, z4.s, z9.s
	sel	z17.s, p0, z17.s, z0.s
	fmul	z3.s, z3.s, z9.s
	fmul	z2.s, z2.s, z9.s
	fmla	z30.s, p1/m, z31.s, z8.s
	sel	z6.s, p0, z6.s, z0.s
	sel	z3.s, p0, z3.s, z0.s
	st1b	{ z30.b }, p2, [x3, x8]
	ldr	z30, [x15, #1, mul vl]
	ld1w	{ z31.s }, p0/z, [x15, #2, mul vl]
	fmla	z28.s, p1/m, z30.s, z8.s
	fmla	z29.s, p0/m, z31.s, z8.s
	str	z28, [x15, #1, mul vl]
	st1w	{ z29.s }, p0, [x15, #2, mul vl]
	ld1b	{ z28.b }, p2/z, [x15, x8]
	fmla	z27.s, p1/m, z28.s, z8.s
	st1b	{ z27.b }, p2, [x15, x8]
	add	x15, x16, x8
	ldr	z27, [x16, #1, mul vl]
	ld1w	{ z28.s }, p0/z, [x16, #2, mul vl]
	fmla	z25.s, p1/m, z27.s, z8.s
	fmla	z26.s, p0/m, z28.s, z8.s
	str	z25, [x16, #1, mul vl]
	st1w	{ z26.s }, p0, [x16, #2, mul vl]
	ld1b	{ z25.b }, p2/z, [x16, x8]
	fmla	z24.s, p1/m, z25.s, z8.s
	st1b	{ z24.b }, p2, [x16, x8]
	add	x16, x15, x8
	ldr	z24, [x15, #1, mul vl]
	ld1w	{ z25.s }, p0/z, [x15, #2, mul vl]
	fmla	z22.s, p1/m, z24.s, z8.s
	fmla	z23.s, p0/m, z25.s, z8.s
	str	z22, [x15, #1, mul vl]
	st1w	{ z23.s }, p0, [x15, #2, mul vl]
	ld1b	{ z22.b }, p2/z, [x15, x8]
	fmla	z21.s, p1/m, z22.s, z8.s
	st1b	{ z21.b }, p2, [x15, x8]
	add	x15, x16, x8
	ldr	z21, [x16, #1, mul vl]
	ld1w	{ z22.s }, p0/z, [x16, #2, mul vl]
	fmla	z19.s, p1/m, z21.s, z8.s
	fmla	z20.s, p0/m, z22.s, z8.s
	str	z19, [x16, #1, mul vl]
	st1w	{ z20.s }, p0, [x16, #2, mul vl]
	ld1b	{ z19.b }, p2/z, [x16, x8]
	fmla	z18.s, p1/m, z19.s, z8.s
	st1b	{ z18.b }, p2, [x16, x8]
	add	x16, x15, x8
	ldr	z18, [x15, #1, mul vl]
	ld1w	{ z19.s }, p0/z, [x15, #2, mul vl]
	fmla	z16.s, p1/m, z18.s, z8.s
	fmla	z17.s, p0/m, z19.s, z8.s
	str	z16, [x15, #1, mul vl]
	st1w	{ z17.s }, p0, [x15, #2, mul vl]
	ld1b	{ z16.b }, p2/z, [x15, x8]
	fmla	z7.s, p1/m, z16.s, z8.s
	st1b	{ z7.b }, p2, [x15, x8]
	add	x15, x16, x8
	ldr	z7, [x16, #1, mul vl]
	ld1w	{ z16.s }, p0/z, [x16, #2, mul vl]
	fmla	z5.s, p1/m, z7.s, z8.s
	fmla	z6.s, p0/m, z16.s, z8.s
	str	z5, [x16, #1, mul vl]
	st1w	{ z6.s }, p0, [x16, #2, mul vl]
	ld1b	{ z5.b }, p2/z, [x16, x8]
	fmla	z4.s, p1/m, z5.s, z8.s
	st1b	{ z4.b }, p2, [x16, x8]
	ldr	z4, [x15, #1, mul vl]
	ld1w	{ z5.s }, p0/z, [x15, #2, mul vl]
	fmla	z2.s, p1/m, z4.s, z8.s
	fmla	z3.s, p0/m, z5.s, z8.s
	b	.LBB0_34
.LBB0_39:
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #96
	ret
