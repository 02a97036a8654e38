// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32p8vsx1_f32p8vsx1_8vsx8vsu4__sme_mopa for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p8vsx1_f32p8vsx1_8vsx8vsu4__sme_mopa.2x2m:
	sub	sp, sp, #128
	stp	x29, x30, [sp, #32]
	stp	x28, x27, [sp, #48]
	stp	x26, x25, [sp, #64]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	str	x2, [sp]
	str	x0, [sp, #24]
	cbz	x4, .LBB0_32
	ldr	x14, [sp, #24]
	cnth	x9
	rdvl	x12, #1
	lsr	x16, x12, #4
	whilelo	p1.s, xzr, x5
	rdvl	x21, #2
	ldr	x15, [x14, #128]
	ldr	x17, [x14, #72]
	whilelo	p0.s, xzr, x6
	ptrue	p2.b
	lsl	x19, x16, #2
	and	x22, x6, #0xfffffffffffffffc
	lsl	x8, x15, #2
	add	x13, x15, x15, lsl #1
	mul	x2, x15, x16
	lsl	x17, x17, #2
	ptrue	p3.s
	cntw	x26
	mul	x9, x8, x9
	lsl	x13, x13, #2
	mov	x7, x8
	stp	x17, x9, [sp, #8]
	incb	x7
	mov	x17, x13
	incb	x17
	lsl	x20, x2, #4
	orr	x9, x12, #0xc
	mul	x10, x15, x9
	orr	x9, x12, #0x8
	orr	x12, x12, #0x4
	mul	x11, x15, x9
	lsl	x9, x15, #4
	mul	x14, x15, x12
	lsl	x15, x15, #3
	add	x12, x9, #16
	mul	x18, x12, x16
	mov	x5, x15
	incb	x5
	b	.LBB0_3
.LBB0_2:
	ldr	x12, [sp, #8]
	subs	x4, x4, #1
	add	x1, x1, x12
	ldr	x12, [sp, #16]
	add	x3, x3, x12
	b.eq	.LBB0_32
.LBB0_3:
	zero	{za}
	ldr	x12, [sp, #24]
	mov	x0, x6
	mov	x6, x26
	ldr	x24, [x12, #40]
	cbz	x24, .LBB0_13
	ldr	x2, [sp, #24]
	ldr	x30, [sp]
	mov	x29, x1
	ldr	x12, [x2, #80]
	ldr	x16, [x2, #112]
	ldr	x2, [x2, #32]
	lsl	x25, x12, #2
	lsl	x26, x16, #2
	and	x16, x2, #0x3
	and	x28, x2, #0xfffffffffffffffc
	b	.LBB0_6
.LBB0_5:
	subs	x24, x24, #1
	add	x29, x29, x25
	add	x30, x30, x26
	b.eq	.LBB0_13
.LBB0_6:
	mov	x2, x29
	mov	x12, x30
	cbz	x28, .LBB0_10
	mov	x12, xzr
	neg	x2, x28
.LBB0_8:
	add	x27, x29, x12
	add	x23, x30, x12
	ld1b	{ z0.b }, p2/z, [x29, x12]
	ld1b	{ z1.b }, p2/z, [x30, x12]
	ldr	z2, [x27, #1, mul vl]
	ldr	z3, [x23, #1, mul vl]
	adds	x2, x2, #4
	addvl	x12, x12, #8
	fmopa	za0.s, p3/m, p3/m, z0.s, z1.s
	ld1b	{ z4.b }, p2/z, [x27, x21]
	fmopa	za1.s, p3/m, p1/m, z0.s, z3.s
	ldr	z0, [x27, #3, mul vl]
	fmopa	za2.s, p0/m, p3/m, z2.s, z1.s
	ld1b	{ z1.b }, p2/z, [x23, x21]
	fmopa	za3.s, p0/m, p1/m, z2.s, z3.s
	ldr	z2, [x23, #3, mul vl]
	fmopa	za0.s, p3/m, p3/m, z4.s, z1.s
	ldr	z3, [x27, #4, mul vl]
	fmopa	za1.s, p3/m, p1/m, z4.s, z2.s
	ldr	z4, [x27, #5, mul vl]
	fmopa	za2.s, p0/m, p3/m, z0.s, z1.s
	ldr	z1, [x23, #4, mul vl]
	fmopa	za3.s, p0/m, p1/m, z0.s, z2.s
	ldr	z0, [x23, #5, mul vl]
	fmopa	za0.s, p3/m, p3/m, z3.s, z1.s
	ldr	z2, [x27, #6, mul vl]
	fmopa	za1.s, p3/m, p1/m, z3.s, z0.s
	ldr	z3, [x27, #7, mul vl]
	fmopa	za2.s, p0/m, p3/m, z4.s, z1.s
	ldr	z1, [x23, #6, mul vl]
	fmopa	za3.s, p0/m, p1/m, z4.s, z0.s
	ldr	z0, [x23, #7, mul vl]
	fmopa	za0.s, p3/m, p3/m, z2.s, z1.s
	fmopa	za1.s, p3/m, p1/m, z2.s, z0.s
	fmopa	za2.s, p0/m, p3/m, z3.s, z1.s
	fmopa	za3.s, p0/m, p1/m, z3.s, z0.s
	b.ne	.LBB0_8
	add	x2, x29, x12
	add	x12, x30, x12
.LBB0_10:
	cbz	x16, .LBB0_5
	mov	x27, x16
.LBB0_12:
	ldr	z0, [x2]
	ldr	z1, [x12]
	subs	x27, x27, #1
	ldr	z2, [x2, #1, mul vl]
	ldr	z3, [x12, #1, mul vl]
	add	x2, x2, x21
	add	x12, x12, x21
	fmopa	za0.s, p3/m, p3/m, z0.s, z1.s
	fmopa	za1.s, p3/m, p1/m, z0.s, z3.s
	fmopa	za2.s, p0/m, p3/m, z2.s, z1.s
	fmopa	za3.s, p0/m, p1/m, z2.s, z3.s
	b.ne	.LBB0_12
	b	.LBB0_5
.LBB0_13:
	ldr	x12, [sp, #24]
	mul	x24, x8, x6
	mov	x26, x6
	ldr	s1, [x12, #144]
	ld1rw	{ z0.s }, p3/z, [x12, #136]
	fcmp	s1, #0.0
	b.ne	.LBB0_21
	mov	x6, x0
	cbz	x26, .LBB0_17
	mov	x12, xzr
	mov	x2, x3
.LBB0_16:
	mov	z1.s, p3/m, za0h.s[w12, 0]
	add	x16, x2, x7
	add	x23, x8, x8
	fmul	z1.s, z1.s, z0.s
	str	z1, [x2]
	mov	z1.s, p3/m, za1h.s[w12, 0]
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x2, #1, mul vl]
	mov	z1.s, p3/m, za0h.s[w12, 1]
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x8]
	mov	z1.s, p3/m, za1h.s[w12, 1]
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x16]
	add	x16, x2, x5
	mov	z1.s, p3/m, za0h.s[w12, 2]
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x15]
	mov	z1.s, p3/m, za1h.s[w12, 2]
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x16]
	add	x16, x2, x8
	mov	z1.s, p3/m, za0h.s[w12, 3]
	add	x16, x16, x23
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x13]
	add	x2, x2, x17
	mov	z1.s, p3/m, za1h.s[w12, 3]
	add	x12, x12, #4
	cmp	x19, x12
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x2]
	add	x2, x16, x8
	b.ne	.LBB0_16
.LBB0_17:
	tst	x6, #0xfffffffffffffffc
	b.eq	.LBB0_28
	mov	x12, xzr
	mov	x2, x3
.LBB0_19:
	mov	z1.s, p3/m, za2h.s[w12, 0]
	add	x16, x2, x18
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x20]
	mov	z1.s, p3/m, za3h.s[w12, 0]
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x16]
	add	x16, x2, x14
	mov	z1.s, p3/m, za2h.s[w12, 1]
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x14]
	mov	z1.s, p3/m, za3h.s[w12, 1]
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x16, #1, mul vl]
	add	x16, x2, x11
	mov	z1.s, p3/m, za2h.s[w12, 2]
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x11]
	mov	z1.s, p3/m, za3h.s[w12, 2]
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x16, #1, mul vl]
	add	x16, x2, x10
	mov	z1.s, p3/m, za2h.s[w12, 3]
	fmul	z1.s, z1.s, z0.s
	st1b	{ z1.b }, p2, [x2, x10]
	add	x2, x2, x9
	mov	z1.s, p3/m, za3h.s[w12, 3]
	add	x12, x12, #4
	cmp	x22, x12
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x16, #1, mul vl]
	b.ne	.LBB0_19
	add	x2, x2, x20
	and	x24, x6, #0x3
	cbnz	x24, .LBB0_29
	b	.LBB0_2
.LBB0_21:
	mov	z1.s, s1
	mov	x6, x0
	cbz	x26, .LBB0_24
	mov	x12, xzr
	mov	x25, x3
.LBB0_23:
	mov	z2.s, p3/m, za0h.s[w12, 0]
	ldr	z3, [x25]
	add	x16, x25, x7
	add	x2, x25, x8
	add	x23, x8, x8
	add	x2, x2, x23
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	str	z2, [x25]
	mov	z2.s, p3/m, za1h.s[w12, 0]
	ld1w	{ z3.s }, p1/z, [x25, #1, mul vl]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x25, #1, mul vl]
	mov	z2.s, p3/m, za0h.s[w12, 1]
	ld1b	{ z3.b }, p2/z, [x25, x8]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x25, x8]
	mov	z2.s, p3/m, za1h.s[w12, 1]
	ld1w	{ z3.s }, p1/z, [x16]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16]
	add	x16, x25, x5
	mov	z2.s, p3/m, za0h.s[w12, 2]
	ld1b	{ z3.b }, p2/z, [x25, x15]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x25, x15]
	mov	z2.s, p3/m, za1h.s[w12, 2]
	ld1w	{ z3.s }, p1/z, [x16]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16]
	add	x16, x25, x17
	mov	z2.s, p3/m, za0h.s[w12, 3]
	ld1b	{ z3.b }, p2/z, [x25, x13]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x25, x13]
	add	x25, x2, x8
	mov	z2.s, p3/m, za1h.s[w12, 3]
	ld1w	{ z3.s }, p1/z, [x16]
	add	x12, x12, #4
	cmp	x19, x12
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16]
	b.ne	.LBB0_23
.LBB0_24:
	tst	x6, #0xfffffffffffffffc
	b.eq	.LBB0_30
	mov	x12, xzr
	mov	x24, x3
.LBB0_26:
	mov	z2.s, p3/m, za2h.s[w12, 0]
	ld1b	{ z3.b }, p2/z, [x24, x20]
	add	x16, x24, x18
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x24, x20]
	mov	z2.s, p3/m, za3h.s[w12, 0]
	ld1w	{ z3.s }, p1/z, [x16]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16]
	add	x16, x24, x14
	mov	z2.s, p3/m, za2h.s[w12, 1]
	ld1b	{ z3.b }, p2/z, [x24, x14]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x24, x14]
	mov	z2.s, p3/m, za3h.s[w12, 1]
	ld1w	{ z3.s }, p1/z, [x16, #1, mul vl]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16, #1, mul vl]
	add	x16, x24, x11
	mov	z2.s, p3/m, za2h.s[w12, 2]
	ld1b	{ z3.b }, p2/z, [x24, x11]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x24, x11]
	mov	z2.s, p3/m, za3h.s[w12, 2]
	ld1w	{ z3.s }, p1/z, [x16, #1, mul vl]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16, #1, mul vl]
	add	x16, x24, x10
	mov	z2.s, p3/m, za2h.s[w12, 3]
	ld1b	{ z3.b }, p2/z, [x24, x10]
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1b	{ z2.b }, p2, [x24, x10]
	add	x24, x24, x9
	mov	z2.s, p3/m, za3h.s[w12, 3]
	ld1w	{ z3.s }, p1/z, [x16, #1, mul vl]
	add	x12, x12, #4
	cmp	x22, x12
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x16, #1, mul vl]
	b.ne	.LBB0_26
	add	x2, x24, x20
	and	x24, x6, #0x3
	cbnz	x24, .LBB0_31
	b	.LBB0_2
.LBB0_28:
	mov	x12, xzr
	add	x2, x3, x24
	and	x24, x6, #0x3
	cbz	x24, .LBB0_2
.LBB0_29:
	mov	z1.s, p3/m, za2h.s[w12, 0]
	subs	x24, x24, #1
	fmul	z1.s, z1.s, z0.s
	str	z1, [x2]
	mov	z1.s, p3/m, za3h.s[w12, 0]
	add	w12, w12, #1
	fmul	z1.s, z1.s, z0.s
	st1w	{ z1.s }, p1, [x2, #1, mul vl]
	add	x2, x2, x8
	b.ne	.LBB0_29
	b	.LBB0_2
.LBB0_30:
	mov	x12, xzr
	add	x2, x3, x24
	and	x24, x6, #0x3
	cbz	x24, .LBB0_2
.LBB0_31:
	mov	z2.s, p3/m, za2h.s[w12, 0]
	ldr	z3, [x2]
	subs	x24, x24, #1
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	str	z2, [x2]
	mov	z2.s, p3/m, za3h.s[w12, 0]
	ld1w	{ z3.s }, p1/z, [x2, #1, mul vl]
	add	w12, w12, #1
	fmul	z2.s, z2.s, z0.s
	fmla	z2.s, p3/m, z3.s, z1.s
	st1w	{ z2.s }, p1, [x2, #1, mul vl]
	add	x2, x2, x8
	b.ne	.LBB0_31
	b	.LBB0_2
.LBB0_32:
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	x29, x30, [sp, #32]
	add	sp, sp, #128
	ret
