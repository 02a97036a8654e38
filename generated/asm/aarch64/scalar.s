// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32p2x1_f32p4x1_2x4__scalar for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p2x1_f32p4x1_2x4__scalar.2x4:
	ldr	x10, [x0, #128]
	ldr	x9, [x0, #72]
	ldr	x11, [x0]
	lsl	x8, x10, #2
	lsl	x9, x9, #2
	lsl	x10, x10, #3
	cmp	x11, #6
	b.hi	.LBB0_20
	cbz	x4, .LBB0_40
	fmov	s0, #1.00000000
.LBB0_3:
	ldr	x11, [x0, #32]
	cmp	x11, #48
	b.lo	.LBB0_5
	prfm	pldl1keep, [x3]
	prfm	pldl1keep, [x3, x8]
.LBB0_5:
	ldr	x11, [x0, #40]
	cbz	x11, .LBB0_10
	ldr	x12, [x0, #80]
	ldr	x13, [x0, #112]
	movi	d16, #0000000000000000
	movi	d7, #0000000000000000
	movi	d6, #0000000000000000
	movi	d5, #0000000000000000
	movi	d4, #0000000000000000
	movi	d3, #0000000000000000
	lsl	x12, x12, #2
	movi	d2, #0000000000000000
	movi	d1, #0000000000000000
	lsl	x13, x13, #2
	ldr	x14, [x0, #32]
	mov	x15, x1
	mov	x16, x2
	b	.LBB0_8
.LBB0_7:
	subs	x11, x11, #1
	add	x15, x15, x12
	add	x16, x16, x13
	b.eq	.LBB0_11
.LBB0_8:
	mov	x17, x14
	mov	x18, x15
	mov	x5, x16
	cbz	x14, .LBB0_7
.LBB0_9:
	add	x6, x5, #1028
	add	x7, x5, #1036
	prfm	pldl2keep, [x5, #1024]
	prfm	pldl2keep, [x6]
	prfm	pldl2keep, [x5, #1032]
	prfm	pldl2keep, [x7]
	ldp	s17, s18, [x18], #8
	ldp	s19, s20, [x5]
	subs	x17, x17, #1
	fmadd	s16, s17, s19, s16
	fmadd	s4, s18, s19, s4
	fmadd	s7, s17, s20, s7
	fmadd	s3, s18, s20, s3
	ldp	s19, s20, [x5, #8]
	add	x5, x5, #16
	fmadd	s6, s17, s19, s6
	fmadd	s2, s18, s19, s2
	fmadd	s5, s17, s20, s5
	fmadd	s1, s18, s20, s1
	b.ne	.LBB0_9
	b	.LBB0_7
.LBB0_10:
	movi	d16, #0000000000000000
	movi	d7, #0000000000000000
	movi	d6, #0000000000000000
	movi	d5, #0000000000000000
	movi	d4, #0000000000000000
	movi	d3, #0000000000000000
	movi	d2, #0000000000000000
	movi	d1, #0000000000000000
.LBB0_11:
	ldr	s18, [x0, #136]
	ldr	s17, [x0, #144]
	fcmp	s18, s0
	b.ne	.LBB0_15
	fcmp	s17, #0.0
	b.ne	.LBB0_17
	add	x11, x3, x8
	stp	s16, s7, [x3]
.LBB0_14:
	stp	s6, s5, [x3, #8]
	subs	x4, x4, #1
	add	x1, x1, x9
	add	x3, x3, x10
	stp	s4, s3, [x11]
	stp	s2, s1, [x11, #8]
	b.ne	.LBB0_3
	b	.LBB0_40
.LBB0_15:
	fmul	s16, s16, s18
	fmul	s7, s7, s18
	fcmp	s17, #0.0
	fmul	s6, s6, s18
	b.ne	.LBB0_19
	fmul	s5, s5, s18
	stp	s16, s7, [x3]
	fmul	s4, s4, s18
	fmul	s3, s3, s18
	fmul	s2, s2, s18
	add	x11, x3, x8
	fmul	s1, s1, s18
	b	.LBB0_14
.LBB0_17:
	ldp	s18, s19, [x3]
	add	x11, x3, x8
	fmadd	s16, s18, s17, s16
	fmadd	s7, s19, s17, s7
	ldp	s18, s19, [x3, #8]
	fmadd	s6, s18, s17, s6
	fmadd	s5, s19, s17, s5
.LBB0_18:
	stp	s16, s7, [x3]
	stp	s6, s5, [x3, #8]
	ldr	s5, [x11]
	fmadd	s4, s5, s17, s4
	ldp	s6, s5, [x11, #4]
	ldr	s7, [x11, #12]
	fmadd	s3, s6, s17, s3
	fmadd	s2, s5, s17, s2
	fmadd	s1, s7, s17, s1
	subs	x4, x4, #1
	add	x1, x1, x9
	add	x3, x3, x10
	stp	s4, s3, [x11]
	stp	s2, s1, [x11, #8]
	b.ne	.LBB0_3
	b	.LBB0_40
.LBB0_19:
	ldp	s19, s20, [x3]
	fmul	s5, s5, s18
	add	x11, x3, x8
	fmul	s4, s4, s18
	fmul	s3, s3, s18
	fmul	s2, s2, s18
	fmul	s1, s1, s18
	fmadd	s16, s19, s17, s16
	fmadd	s7, s20, s17, s7
	ldp	s19, s20, [x3, #8]
	fmadd	s6, s19, s17, s6
	fmadd	s5, s20, s17, s5
	b	.LBB0_18
.LBB0_20:
	cbz	x4, .LBB0_40
	ldr	x11, [x0, #104]
	fmov	s0, #1.00000000
	add	x11, x2, x11, lsl #2
.LBB0_22:
	ldr	x12, [x0, #32]
	cmp	x12, #48
	b.lo	.LBB0_24
	prfm	pldl1keep, [x3]
	prfm	pldl1keep, [x3, x8]
.LBB0_24:
	ldr	x12, [x0, #40]
	cbz	x12, .LBB0_29
	ldr	x13, [x0, #80]
	ldr	x14, [x0, #112]
	movi	d16, #0000000000000000
	movi	d7, #0000000000000000
	movi	d6, #0000000000000000
	movi	d5, #0000000000000000
	movi	d4, #0000000000000000
	movi	d3, #0000000000000000
	lsl	x13, x13, #2
	movi	d2, #0000000000000000
	movi	d1, #0000000000000000
	lsl	x14, x14, #2
	ldr	x15, [x0, #32]
	mov	x16, x1
	mov	x17, x2
	b	.LBB0_27
.LBB0_26:
	subs	x12, x12, #1
	add	x16, x16, x13
	add	x17, x17, x14
	b.eq	.LBB0_30
.LBB0_27:
	mov	x18, x15
	mov	x5, x16
	mov	x6, x17
	mov	x7, x11
	cbz	x15, .LBB0_26
.LBB0_28:
	prfm	pldl2keep, [x7]
	ldp	s19, s20, [x6]
	ldp	s17, s18, [x5], #8
	subs	x18, x18, #1
	add	x7, x7, #64
	fmadd	s16, s17, s19, s16
	fmadd	s4, s18, s19, s4
	fmadd	s7, s17, s20, s7
	fmadd	s3, s18, s20, s3
	ldp	s19, s20, [x6, #8]
	add	x6, x6, #16
	fmadd	s6, s17, s19, s6
	fmadd	s2, s18, s19, s2
	fmadd	s5, s17, s20, s5
	fmadd	s1, s18, s20, s1
	b.ne	.LBB0_28
	b	.LBB0_26
.LBB0_29:
	movi	d16, #0000000000000000
	movi	d7, #0000000000000000
	movi	d6, #0000000000000000
	movi	d5, #0000000000000000
	movi	d4, #0000000000000000
	movi	d3, #0000000000000000
	movi	d2, #0000000000000000
	movi	d1, #0000000000000000
.LBB0_30:
	ldr	s18, [x0, #136]
	ldr	s17, [x0, #144]
	fcmp	s18, s0
	b.ne	.LBB0_35
	fcmp	s17, #0.0
	b.ne	.LBB0_37
	add	x12, x3, x8
	stp	s16, s7, [x3]
.LBB0_33:
	stp	s6, s5, [x3, #8]
.LBB0_34:
	stp	s4, s3, [x12]
	subs	x4, x4, #1
	add	x1, x1, x9
	stp	s2, s1, [x12, #8]
	add	x3, x3, x10
	ldr	x12, [x0, #32]
	add	x11, x11, x12, lsl #6
	b.ne	.LBB0_22
	b	.LBB0_40
.LBB0_35:
	fmul	s16, s16, s18
	fmul	s7, s7, s18
	fcmp	s17, #0.0
	fmul	s6, s6, s18
	b.ne	.LBB0_39
	fmul	s5, s5, s18
	stp	s16, s7, [x3]
	fmul	s4, s4, s18
	fmul	s3, s3, s18
	fmul	s2, s2, s18
	add	x12, x3, x8
	fmul	s1, s1, s18
	b	.LBB0_33
.LBB0_37:
	ldp	s18, s19, [x3]
	add	x12, x3, x8
	fmadd	s16, s18, s17, s16
	fmadd	s7, s19, s17, s7
	ldp	s18, s19, [x3, #8]
	fmadd	s6, s18, s17, s6
	fmadd	s5, s19, s17, s5
.LBB0_38:
	stp	s16, s7, [x3]
	stp	s6, s5, [x3, #8]
	ldr	s5, [x12]
	fmadd	s4, s5, s17, s4
	ldp	s6, s5, [x12, #4]
	ldr	s7, [x12, #12]
	fmadd	s3, s6, s17, s3
	fmadd	s2, s5, s17, s2
	fmadd	s1, s7, s17, s1
	b	.LBB0_34
.LBB0_39:
	ldp	s19, s20, [x3]
	fmul	s5, s5, s18
	add	x12, x3, x8
	fmul	s4, s4, s18
	fmul	s3, s3, s18
	fmul	s2, s2, s18
	fmul	s1, s1, s18
	fmadd	s16, s19, s17, s16
	fmadd	s7, s20, s17, s7
	ldp	s19, s20, [x3, #8]
	fmadd	s6, s19, s17, s6
	fmadd	s5, s20, s17, s5
	b	.LBB0_38
.LBB0_40:
	ret
