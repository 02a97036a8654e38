// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f64_f64p4vsx1_f64p8vsx1_4vsx8vsu4__sme_f64_mopa for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f64_f64p4vsx1_f64p8vsx1_4vsx8vsu4__sme_f64_mopa.2x4m:
	sub	sp, sp, #176
	stp	x29, x30, [sp, #80]
	stp	x28, x27, [sp, #96]
	stp	x26, x25, [sp, #112]
	stp	x24, x23, [sp, #128]
	stp	x22, x21, [sp, #144]
	stp	x20, x19, [sp, #160]
	str	x2, [sp, #16]
	stp	x1, x0, [sp, #64]
	cbz	x4, .LBB0_39
	ldr	x0, [sp, #72]
	cntw	x10
	rdvl	x13, #1
	lsr	x12, x13, #4
	add	x11, x13, #16
	whilelo	p1.d, xzr, x5
	ldr	x9, [x0, #128]
	whilelo	p0.d, xzr, x6
	rdvl	x14, #2
	cntd	x2
	ptrue	p2.b
	rdvl	x15, #4
	lsl	x8, x9, #3
	lsl	x7, x9, #4
	mul	x17, x9, x12
	add	x18, x9, x9, lsl #1
	lsl	x28, x9, #5
	ptrue	p3.d
	mul	x10, x8, x10
	add	x1, x7, #32
	mov	x25, x8
	lsl	x18, x18, #3
	incb	x25
	addvl	x23, x7, #3
	mul	x11, x9, x11
	addvl	x26, x8, #3
	add	x29, x14, x8
	lsl	x27, x17, #4
	addvl	x20, x18, #3
	stp	x10, x6, [sp, #32]
	mul	x5, x1, x12
	add	x10, x13, #24
	orr	x13, x13, #0x8
	mul	x21, x9, x13
	add	x13, x7, #48
	mul	x16, x13, x12
	ldr	x13, [x0, #72]
	ubfiz	x0, x12, #1, #1
	lsl	x13, x13, #3
	mul	x10, x9, x10
	sub	x19, x2, x0
	neg	x9, x0
	and	x0, x6, #0xfffffffffffffffc
	str	x13, [sp, #24]
	add	x13, x7, #16
	mul	x22, x13, x12
	stp	x0, x9, [sp]
	b	.LBB0_3
.LBB0_2:
	ldr	x9, [sp, #64]
	ldr	x12, [sp, #24]
	subs	x4, x4, #1
	add	x9, x9, x12
	str	x9, [sp, #64]
	ldr	x9, [sp, #32]
	add	x3, x3, x9
	b.eq	.LBB0_39
.LBB0_3:
	stp	x3, x4, [sp, #48]
	zero	{za}
	ldr	x9, [sp, #72]
	ldr	x9, [x9, #40]
	cbz	x9, .LBB0_12
	ldp	x1, x17, [sp, #64]
	ldr	x24, [sp, #16]
	ldr	x12, [x17, #80]
	ldr	x13, [x17, #112]
	ldr	x0, [x17, #32]
	lsl	x12, x12, #3
	lsl	x2, x13, #3
	and	x17, x0, #0x3
	and	x30, x0, #0xfffffffffffffffc
	b	.LBB0_6
.LBB0_5:
	subs	x9, x9, #1
	add	x1, x1, x12
	add	x24, x24, x2
	b.eq	.LBB0_12
.LBB0_6:
	neg	x6, x30
	mov	x13, x1
	mov	x4, x24
	mov	x0, x1
	mov	x3, x24
	cbz	x30, .LBB0_9
.LBB0_7:
	ldr	z0, [x13]
	ldr	z1, [x4]
	mov	x3, x13
	ldr	z2, [x4, #1, mul vl]
	ld1b	{ z3.b }, p2/z, [x4, x14]
	mov	x0, x4
	ldr	z4, [x4, #3, mul vl]
	ldr	z5, [x13, #1, mul vl]
	adds	x6, x6, #4
	fmopa	za0.d, p3/m, p3/m, z0.d, z1.d
	ld1b	{ z6.b }, p2/z, [x13, x14]
	fmopa	za1.d, p3/m, p3/m, z0.d, z2.d
	ldr	z7, [x13, #3, mul vl]
	fmopa	za2.d, p3/m, p3/m, z0.d, z3.d
	ld1b	{ z16.b }, p2/z, [x4, x15]
	fmopa	za3.d, p3/m, p1/m, z0.d, z4.d
	ldr	z0, [x4, #5, mul vl]
	fmopa	za4.d, p0/m, p3/m, z5.d, z1.d
	ldr	z1, [x4, #6, mul vl]
	fmopa	za5.d, p0/m, p3/m, z5.d, z2.d
	ldr	z2, [x4, #7, mul vl]
	fmopa	za6.d, p0/m, p3/m, z5.d, z3.d
	fmopa	za7.d, p0/m, p1/m, z5.d, z4.d
	fmopa	za0.d, p3/m, p3/m, z6.d, z16.d
	ld1b	{ z3.b }, p2/z, [x13, x15]
	fmopa	za1.d, p3/m, p3/m, z6.d, z0.d
	ldr	z4, [x13, #5, mul vl]
	addvl	x13, x4, #8
	fmopa	za2.d, p3/m, p3/m, z6.d, z1.d
	ldr	z5, [x4, #8, mul vl]
	fmopa	za3.d, p3/m, p1/m, z6.d, z2.d
	ldr	z6, [x4, #9, mul vl]
	fmopa	za4.d, p0/m, p3/m, z7.d, z16.d
	ld1b	{ z16.b }, p2/z, [x13, x14]
	fmopa	za5.d, p0/m, p3/m, z7.d, z0.d
	ldr	z0, [x4, #11, mul vl]
	fmopa	za6.d, p0/m, p3/m, z7.d, z1.d
	fmopa	za7.d, p0/m, p1/m, z7.d, z2.d
	fmopa	za0.d, p3/m, p3/m, z3.d, z5.d
	ldr	z1, [x3, #6, mul vl]
	fmopa	za1.d, p3/m, p3/m, z3.d, z6.d
	ldr	z2, [x3, #7, mul vl]
	fmopa	za2.d, p3/m, p3/m, z3.d, z16.d
	ld1b	{ z7.b }, p2/z, [x13, x15]
	fmopa	za3.d, p3/m, p1/m, z3.d, z0.d
	ldr	z3, [x4, #13, mul vl]
	fmopa	za4.d, p0/m, p3/m, z4.d, z5.d
	ldr	z5, [x4, #14, mul vl]
	fmopa	za5.d, p0/m, p3/m, z4.d, z6.d
	ldr	z6, [x4, #15, mul vl]
	fmopa	za6.d, p0/m, p3/m, z4.d, z16.d
	fmopa	za7.d, p0/m, p1/m, z4.d, z0.d
	addvl	x13, x3, #8
	addvl	x4, x4, #16
	fmopa	za0.d, p3/m, p3/m, z1.d, z7.d
	fmopa	za1.d, p3/m, p3/m, z1.d, z3.d
	fmopa	za2.d, p3/m, p3/m, z1.d, z5.d
	fmopa	za3.d, p3/m, p1/m, z1.d, z6.d
	fmopa	za4.d, p0/m, p3/m, z2.d, z7.d
	fmopa	za5.d, p0/m, p3/m, z2.d, z3.d
	fmopa	za6.d, p0/m, p3/m, z2.d, z5.d
	fmopa	za7.d, p0/m, p1/m, z2.d, z6.d
	b.ne	.LBB0_7
	add	x13, x3, x14
	add	x0, x0, x15
	add	x3, x14, x14
	add	x4, x15, x15
	add	x13, x13, x3
	add	x3, x0, x4
	add	x0, x13, x14
	add	x3, x3, x15
.LBB0_9:
	cbz	x17, .LBB0_5
	mov	x6, x17
.LBB0_11:
	ldr	z0, [x0]
	ldr	z1, [x3]
	subs	x6, x6, #1
	ldr	z2, [x3, #1, mul vl]
	ld1b	{ z3.b }, p2/z, [x3, x14]
	ldr	z4, [x3, #3, mul vl]
	ldr	z5, [x0, #1, mul vl]
	add	x0, x0, x14
	add	x3, x3, x15
	fmopa	za0.d, p3/m, p3/m, z0.d, z1.d
	fmopa	za1.d, p3/m, p3/m, z0.d, z2.d
	fmopa	za2.d, p3/m, p3/m, z0.d, z3.d
	fmopa	za3.d, p3/m, p1/m, z0.d, z4.d
	fmopa	za4.d, p0/m, p3/m, z5.d, z1.d
	fmopa	za5.d, p0/m, p3/m, z5.d, z2.d
	fmopa	za6.d, p0/m, p3/m, z5.d, z3.d
	fmopa	za7.d, p0/m, p1/m, z5.d, z4.d
	b.ne	.LBB0_11
	b	.LBB0_5
.LBB0_12:
	ldr	x9, [sp, #72]
	cntd	x12
	mul	x2, x8, x12
	ldr	d1, [x9, #144]
	ld1rd	{ z0.d }, p3/z, [x9, #136]
	and	x9, x12, #0x2
	and	x12, x12, #0xfffffffffffffffc
	fcmp	d1, #0.0
	b.ne	.LBB0_17
	ldp	x3, x4, [sp, #48]
	add	x1, x14, x18
	add	x24, x14, x7
	cbz	x12, .LBB0_21
	ldr	x6, [sp, #40]
	mov	x12, xzr
	mov	x17, x3
.LBB0_15:
	mov	z1.d, p3/m, za0h.d[w12, 0]
	add	x13, x17, x26
	add	x0, x17, x7
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17]
	mov	z1.d, p3/m, za1h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #1, mul vl]
	mov	z1.d, p3/m, za2h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #2, mul vl]
	mov	z1.d, p3/m, za3h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x17, #3, mul vl]
	mov	z1.d, p3/m, za0h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x8]
	mov	z1.d, p3/m, za1h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x25]
	mov	z1.d, p3/m, za2h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x29]
	mov	z1.d, p3/m, za3h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x13]
	add	w13, w12, #2
	mov	z1.d, p3/m, za0h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x7]
	mov	z1.d, p3/m, za1h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x0, #1, mul vl]
	add	x0, x17, x18
	mov	z1.d, p3/m, za2h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x24]
	mov	z1.d, p3/m, za3h.d[w13, 0]
	add	x13, x17, x23
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x13]
	add	w13, w12, #3
	add	x12, x12, #4
	mov	z1.d, p3/m, za0h.d[w13, 0]
	cmp	x19, x12
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x18]
	mov	z1.d, p3/m, za1h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x0, #1, mul vl]
	add	x0, x8, x8
	mov	z1.d, p3/m, za2h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x17, x1]
	mov	z1.d, p3/m, za3h.d[w13, 0]
	add	x13, x17, x8
	add	x17, x17, x20
	add	x13, x13, x0
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x17]
	add	x17, x13, x8
	b.ne	.LBB0_15
	cbnz	x9, .LBB0_22
	b	.LBB0_24
.LBB0_17:
	mov	z1.d, d1
	ldr	x3, [sp, #48]
	add	x1, x14, x18
	add	x4, x14, x7
	cbz	x12, .LBB0_30
	ldr	x6, [sp, #40]
	mov	x12, xzr
	mov	x17, x3
.LBB0_19:
	mov	z2.d, p3/m, za0h.d[w12, 0]
	ldr	z3, [x17]
	add	x13, x17, x26
	add	x0, x17, x7
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17]
	mov	z2.d, p3/m, za1h.d[w12, 0]
	ldr	z3, [x17, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #1, mul vl]
	mov	z2.d, p3/m, za2h.d[w12, 0]
	ldr	z3, [x17, #2, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #2, mul vl]
	mov	z2.d, p3/m, za3h.d[w12, 0]
	ld1d	{ z3.d }, p1/z, [x17, #3, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x17, #3, mul vl]
	mov	z2.d, p3/m, za0h.d[w12, 1]
	ld1b	{ z3.b }, p2/z, [x17, x8]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x8]
	mov	z2.d, p3/m, za1h.d[w12, 1]
	ld1b	{ z3.b }, p2/z, [x17, x25]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x25]
	mov	z2.d, p3/m, za2h.d[w12, 1]
	ld1b	{ z3.b }, p2/z, [x17, x29]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x29]
	mov	z2.d, p3/m, za3h.d[w12, 1]
	ld1d	{ z3.d }, p1/z, [x13]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x13]
	add	w13, w12, #2
	mov	z2.d, p3/m, za0h.d[w13, 0]
	ld1b	{ z3.b }, p2/z, [x17, x7]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x7]
	mov	z2.d, p3/m, za1h.d[w13, 0]
	ldr	z3, [x0, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x0, #1, mul vl]
	add	x0, x17, x18
	mov	z2.d, p3/m, za2h.d[w13, 0]
	ld1b	{ z3.b }, p2/z, [x17, x4]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x4]
	mov	z2.d, p3/m, za3h.d[w13, 0]
	add	x13, x17, x23
	ld1d	{ z3.d }, p1/z, [x13]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x13]
	add	w13, w12, #3
	add	x12, x12, #4
	mov	z2.d, p3/m, za0h.d[w13, 0]
	ld1b	{ z3.b }, p2/z, [x17, x18]
	cmp	x19, x12
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x18]
	mov	z2.d, p3/m, za1h.d[w13, 0]
	ldr	z3, [x0, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x0, #1, mul vl]
	add	x0, x8, x8
	mov	z2.d, p3/m, za2h.d[w13, 0]
	ld1b	{ z3.b }, p2/z, [x17, x1]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x17, x1]
	mov	z2.d, p3/m, za3h.d[w13, 0]
	add	x13, x17, x20
	add	x17, x17, x8
	ld1d	{ z3.d }, p1/z, [x13]
	add	x17, x17, x0
	add	x17, x17, x8
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x13]
	b.ne	.LBB0_19
	ldr	x4, [sp, #56]
	cbnz	x9, .LBB0_31
	b	.LBB0_33
.LBB0_21:
	ldr	x6, [sp, #40]
	mov	x17, x3
	cbz	x9, .LBB0_24
.LBB0_22:
	ldr	x9, [sp, #8]
.LBB0_23:
	mov	z1.d, p3/m, za0h.d[w12, 0]
	adds	x9, x9, #1
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17]
	mov	z1.d, p3/m, za1h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #1, mul vl]
	mov	z1.d, p3/m, za2h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #2, mul vl]
	mov	z1.d, p3/m, za3h.d[w12, 0]
	add	x12, x12, #1
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x17, #3, mul vl]
	add	x17, x17, x8
	b.ne	.LBB0_23
.LBB0_24:
	tst	x6, #0xfffffffffffffffc
	b.eq	.LBB0_28
	ldr	x0, [sp]
	mov	x12, xzr
	mov	x9, x3
.LBB0_26:
	mov	z1.d, p3/m, za4h.d[w12, 0]
	add	x13, x9, x16
	add	x17, x9, x11
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x9, x27]
	mov	z1.d, p3/m, za5h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x9, x22]
	mov	z1.d, p3/m, za6h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x9, x5]
	mov	z1.d, p3/m, za7h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x13]
	add	x13, x9, x21
	mov	z1.d, p3/m, za4h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x9, x21]
	mov	z1.d, p3/m, za5h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x13, #1, mul vl]
	mov	z1.d, p3/m, za6h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x13, #2, mul vl]
	mov	z1.d, p3/m, za7h.d[w12, 1]
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x13, #3, mul vl]
	add	w13, w12, #2
	mov	z1.d, p3/m, za4h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x9, x11]
	mov	z1.d, p3/m, za5h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #1, mul vl]
	mov	z1.d, p3/m, za6h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #2, mul vl]
	mov	z1.d, p3/m, za7h.d[w13, 0]
	add	w13, w12, #3
	add	x12, x12, #4
	cmp	x0, x12
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x17, #3, mul vl]
	add	x17, x9, x10
	mov	z1.d, p3/m, za4h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	st1b	{ z1.b }, p2, [x9, x10]
	add	x9, x9, x28
	mov	z1.d, p3/m, za5h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #1, mul vl]
	mov	z1.d, p3/m, za6h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x17, #2, mul vl]
	mov	z1.d, p3/m, za7h.d[w13, 0]
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x17, #3, mul vl]
	b.ne	.LBB0_26
	add	x9, x9, x27
	and	x17, x6, #0x3
	cbnz	x17, .LBB0_29
	b	.LBB0_2
.LBB0_28:
	mov	x12, xzr
	add	x9, x3, x2
	and	x17, x6, #0x3
	cbz	x17, .LBB0_2
.LBB0_29:
	mov	z1.d, p3/m, za4h.d[w12, 0]
	subs	x17, x17, #1
	fmul	z1.d, z1.d, z0.d
	str	z1, [x9]
	mov	z1.d, p3/m, za5h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x9, #1, mul vl]
	mov	z1.d, p3/m, za6h.d[w12, 0]
	fmul	z1.d, z1.d, z0.d
	str	z1, [x9, #2, mul vl]
	mov	z1.d, p3/m, za7h.d[w12, 0]
	add	w12, w12, #1
	fmul	z1.d, z1.d, z0.d
	st1d	{ z1.d }, p1, [x9, #3, mul vl]
	add	x9, x9, x8
	b.ne	.LBB0_29
	b	.LBB0_2
.LBB0_30:
	ldr	x6, [sp, #40]
	mov	x17, x3
	ldr	x4, [sp, #56]
	cbz	x9, .LBB0_33
.LBB0_31:
	ldr	x9, [sp, #8]
.LBB0_32:
	mov	z2.d, p3/m, za0h.d[w12, 0]
	ldr	z3, [x17]
	adds	x9, x9, #1
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17]
	mov	z2.d, p3/m, za1h.d[w12, 0]
	ldr	z3, [x17, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #1, mul vl]
	mov	z2.d, p3/m, za2h.d[w12, 0]
	ldr	z3, [x17, #2, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #2, mul vl]
	mov	z2.d, p3/m, za3h.d[w12, 0]
	ld1d	{ z3.d }, p1/z, [x17, #3, mul vl]
	add	x12, x12, #1
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x17, #3, mul vl]
	add	x17, x17, x8
	b.ne	.LBB0_32
.LBB0_33:
	tst	x6, #0xfffffffffffffffc
	b.eq	.LBB0_37
	ldr	x0, [sp]
	mov	x12, xzr
	mov	x9, x3
.LBB0_35:
	mov	z2.d, p3/m, za4h.d[w12, 0]
	ld1b	{ z3.b }, p2/z, [x9, x27]
	add	x13, x9, x16
	add	x17, x9, x11
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x9, x27]
	mov	z2.d, p3/m, za5h.d[w12, 0]
	ld1b	{ z3.b }, p2/z, [x9, x22]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x9, x22]
	mov	z2.d, p3/m, za6h.d[w12, 0]
	ld1b	{ z3.b }, p2/z, [x9, x5]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x9, x5]
	mov	z2.d, p3/m, za7h.d[w12, 0]
	ld1d	{ z3.d }, p1/z, [x13]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x13]
	add	x13, x9, x21
	mov	z2.d, p3/m, za4h.d[w12, 1]
	ld1b	{ z3.b }, p2/z, [x9, x21]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x9, x21]
	mov	z2.d, p3/m, za5h.d[w12, 1]
	ldr	z3, [x13, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x13, #1, mul vl]
	mov	z2.d, p3/m, za6h.d[w12, 1]
	ldr	z3, [x13, #2, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x13, #2, mul vl]
	mov	z2.d, p3/m, za7h.d[w12, 1]
	ld1d	{ z3.d }, p1/z, [x13, #3, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x13, #3, mul vl]
	add	w13, w12, #2
	mov	z2.d, p3/m, za4h.d[w13, 0]
	ld1b	{ z3.b }, p2/z, [x9, x11]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x9, x11]
	mov	z2.d, p3/m, za5h.d[w13, 0]
	ldr	z3, [x17, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #1, mul vl]
	mov	z2.d, p3/m, za6h.d[w13, 0]
	ldr	z3, [x17, #2, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #2, mul vl]
	mov	z2.d, p3/m, za7h.d[w13, 0]
	ld1d	{ z3.d }, p1/z, [x17, #3, mul vl]
	add	w13, w12, #3
	add	x12, x12, #4
	cmp	x0, x12
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x17, #3, mul vl]
	add	x17, x9, x10
	mov	z2.d, p3/m, za4h.d[w13, 0]
	ld1b	{ z3.b }, p2/z, [x9, x10]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1b	{ z2.b }, p2, [x9, x10]
	add	x9, x9, x28
	mov	z2.d, p3/m, za5h.d[w13, 0]
	ldr	z3, [x17, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #1, mul vl]
	mov	z2.d, p3/m, za6h.d[w13, 0]
	ldr	z3, [x17, #2, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x17, #2, mul vl]
	mov	z2.d, p3/m, za7h.d[w13, 0]
	ld1d	{ z3.d }, p1/z, [x17, #3, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x17, #3, mul vl]
	b.ne	.LBB0_35
	add	x9, x9, x27
	and	x17, x6, #0x3
	cbnz	x17, .LBB0_38
	b	.LBB0_2
.LBB0_37:
	mov	x12, xzr
	add	x9, x3, x2
	and	x17, x6, #0x3
	cbz	x17, .LBB0_2
.LBB0_38:
	mov	z2.d, p3/m, za4h.d[w12, 0]
	ldr	z3, [x9]
	subs	x17, x17, #1
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x9]
	mov	z2.d, p3/m, za5h.d[w12, 0]
	ldr	z3, [x9, #1, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x9, #1, mul vl]
	mov	z2.d, p3/m, za6h.d[w12, 0]
	ldr	z3, [x9, #2, mul vl]
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	str	z2, [x9, #2, mul vl]
	mov	z2.d, p3/m, za7h.d[w12, 0]
	ld1d	{ z3.d }, p1/z, [x9, #3, mul vl]
	add	w12, w12, #1
	fmul	z2.d, z2.d, z0.d
	fmla	z2.d, p3/m, z3.d, z1.d
	st1d	{ z2.d }, p1, [x9, #3, mul vl]
	add	x9, x9, x8
	b.ne	.LBB0_38
	b	.LBB0_2
.LBB0_39:
	ldp	x20, x19, [sp, #160]
	ldp	x22, x21, [sp, #144]
	ldp	x24, x23, [sp, #128]
	ldp	x26, x25, [sp, #112]
	ldp	x28, x27, [sp, #96]
	ldp	x29, x30, [sp, #80]
	add	sp, sp, #176
	ret
