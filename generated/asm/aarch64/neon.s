// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32p8x1_f32p12x1_8x12__neon_fma for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p8x1_f32p12x1_8x12__neon_fma.8x3:
	stp	d13, d12, [sp, #-48]!
	ldr	x10, [x0, #128]
	ldr	x9, [x0, #72]
	ldr	x11, [x0]
	stp	d11, d10, [sp, #16]
	lsl	x8, x10, #2
	lsl	x9, x9, #2
	lsl	x10, x10, #5
	cmp	x11, #24
	stp	d9, d8, [sp, #32]
	b.hi	.LBB0_20
	cbz	x4, .LBB0_40
	fmov	s0, #1.00000000
.LBB0_3:
	ldr	x11, [x0, #32]
	cmp	x11, #48
	b.lo	.LBB0_5
	add	x11, x3, x8
	prfm	pldl1keep, [x3]
	add	x12, x11, x8
	prfm	pldl1keep, [x11]
	add	x13, x12, x8
	prfm	pldl1keep, [x12]
	add	x14, x13, x8
	prfm	pldl1keep, [x13]
	add	x11, x14, x8
	prfm	pldl1keep, [x14]
	add	x12, x11, x8
	prfm	pldl1keep, [x11]
	prfm	pldl1keep, [x12]
	prfm	pldl1keep, [x12, x8]
.LBB0_5:
	ldr	x11, [x0, #40]
	cbz	x11, .LBB0_10
	movi	v8.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	ldr	x12, [x0, #80]
	movi	v30.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	ldr	x13, [x0, #112]
	movi	v28.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	lsl	x12, x12, #2
	movi	v26.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	lsl	x13, x13, #2
	movi	v24.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	ldr	x14, [x0, #32]
	movi	v22.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	mov	x15, x1
	movi	v20.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	mov	x16, x2
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
	prfm	pldl2keep, [x5, #3072]
	prfm	pldl2keep, [x5, #3088]
	subs	x17, x17, #1
	prfm	pldl2keep, [x5, #3104]
	ldp	q10, q11, [x5]
	ldp	q9, q13, [x18], #32
	ldr	q12, [x5, #32]
	add	x5, x5, #48
	fmla	v8.4s, v10.4s, v9.s[0]
	fmla	v31.4s, v11.4s, v9.s[0]
	fmla	v30.4s, v12.4s, v9.s[0]
	fmla	v29.4s, v10.4s, v9.s[1]
	fmla	v28.4s, v11.4s, v9.s[1]
	fmla	v27.4s, v12.4s, v9.s[1]
	fmla	v26.4s, v10.4s, v9.s[2]
	fmla	v25.4s, v11.4s, v9.s[2]
	fmla	v24.4s, v12.4s, v9.s[2]
	fmla	v23.4s, v10.4s, v9.s[3]
	fmla	v22.4s, v11.4s, v9.s[3]
	fmla	v21.4s, v12.4s, v9.s[3]
	fmla	v20.4s, v10.4s, v13.s[0]
	fmla	v19.4s, v11.4s, v13.s[0]
	fmla	v18.4s, v12.4s, v13.s[0]
	fmla	v17.4s, v10.4s, v13.s[1]
	fmla	v16.4s, v11.4s, v13.s[1]
	fmla	v7.4s, v12.4s, v13.s[1]
	fmla	v6.4s, v10.4s, v13.s[2]
	fmla	v5.4s, v11.4s, v13.s[2]
	fmla	v4.4s, v12.4s, v13.s[2]
	fmla	v3.4s, v10.4s, v13.s[3]
	fmla	v2.4s, v11.4s, v13.s[3]
	fmla	v1.4s, v12.4s, v13.s[3]
	b.ne	.LBB0_9
	b	.LBB0_7
.LBB0_10:
	movi	v8.2d, #0000000000000000
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
.LBB0_11:
	ldr	s10, [x0, #136]
	ldr	s9, [x0, #144]
	fcmp	s10, s0
	b.ne	.LBB0_15
	fcmp	s9, #0.0
	b.ne	.LBB0_17
	add	x11, x3, x8
	stp	q8, q31, [x3]
	str	q30, [x3, #32]
	stp	q29, q28, [x11]
	str	q27, [x11, #32]
	add	x11, x11, x8
	stp	q26, q25, [x11]
	str	q24, [x11, #32]
	add	x11, x11, x8
	stp	q23, q22, [x11]
	str	q21, [x11, #32]
	add	x11, x11, x8
	stp	q20, q19, [x11]
	str	q18, [x11, #32]
	add	x11, x11, x8
.LBB0_14:
	stp	q17, q16, [x11]
	str	q7, [x11, #32]
	add	x11, x11, x8
	stp	q6, q5, [x11]
	str	q4, [x11, #32]
	add	x11, x11, x8
	subs	x4, x4, #1
	add	x1, x1, x9
	add	x3, x3, x10
	stp	q3, q2, [x11]
	str	q1, [x11, #32]
	b.ne	.LBB0_3
	b	.LBB0_40
.LBB0_15:
	fmul	v8.4s, v8.4s, v10.s[0]
	fmul	v31.4s, v31.4s, v10.s[0]
	fmul	v30.4s, v30.4s, v10.s[0]
	fcmp	s9, #0.0
	b.ne	.LBB0_19
	fmul	v29.4s, v29.4s, v10.s[0]
	fmul	v28.4s, v28.4s, v10.s[0]
	add	x11, x3, x8
	fmul	v27.4s, v27.4s, v10.s[0]
	fmul	v26.4s, v26.4s, v10.s[0]
	stp	q8, q31, [x3]
	fmul	v25.4s, v25.4s, v10.s[0]
	fmul	v24.4s, v24.4s, v10.s[0]
	str	q30, [x3, #32]
	fmul	v23.4s, v23.4s, v10.s[0]
	fmul	v22.4s, v22.4s, v10.s[0]
	fmul	v21.4s, v21.4s, v10.s[0]
	fmul	v20.4s, v20.4s, v10.s[0]
	stp	q29, q28, [x11]
	fmul	v19.4s, v19.4s, v10.s[0]
	fmul	v18.4s, v18.4s, v10.s[0]
	str	q27, [x11, #32]
	add	x11, x11, x8
	fmul	v17.4s, v17.4s, v10.s[0]
	fmul	v16.4s, v16.4s, v10.s[0]
	stp	q26, q25, [x11]
	fmul	v7.4s, v7.4s, v10.s[0]
	str	q24, [x11, #32]
	add	x11, x11, x8
	fmul	v6.4s, v6.4s, v10.s[0]
	fmul	v5.4s, v5.4s, v10.s[0]
	stp	q23, q22, [x11]
	str	q21, [x11, #32]
	add	x11, x11, x8
	fmul	v4.4s, v4.4s, v10.s[0]
	stp	q20, q19, [x11]
	fmul	v3.4s, v3.4s, v10.s[0]
	fmul	v2.4s, v2.4s, v10.s[0]
	str	q18, [x11, #32]
	add	x11, x11, x8
	fmul	v1.4s, v1.4s, v10.s[0]
	b	.LBB0_14
.LBB0_17:
	ldp	q10, q11, [x3]
	add	x11, x3, x8
	fmla	v8.4s, v10.4s, v9.s[0]
	ldr	q10, [x3, #32]
	fmla	v31.4s, v11.4s, v9.s[0]
	fmla	v30.4s, v10.4s, v9.s[0]
	stp	q8, q31, [x3]
	str	q30, [x3, #32]
.LBB0_18:
	ldp	q30, q31, [x11]
	ldr	q8, [x11, #32]
	fmla	v27.4s, v8.4s, v9.s[0]
	fmla	v29.4s, v30.4s, v9.s[0]
	fmla	v28.4s, v31.4s, v9.s[0]
	str	q27, [x11, #32]
	stp	q29, q28, [x11]
	add	x11, x11, x8
	ldp	q27, q28, [x11]
	ldr	q29, [x11, #32]
	fmla	v24.4s, v29.4s, v9.s[0]
	fmla	v26.4s, v27.4s, v9.s[0]
	fmla	v25.4s, v28.4s, v9.s[0]
	str	q24, [x11, #32]
	stp	q26, q25, [x11]
	add	x11, x11, x8
	ldp	q24, q25, [x11]
	ldr	q26, [x11, #32]
	fmla	v21.4s, v26.4s, v9.s[0]
	fmla	v23.4s, v24.4s, v9.s[0]
	fmla	v22.4s, v25.4s, v9.s[0]
	str	q21, [x11, #32]
	stp	q23, q22, [x11]
	add	x11, x11, x8
	ldp	q21, q22, [x11]
	ldr	q23, [x11, #32]
	fmla	v18.4s, v23.4s, v9.s[0]
	fmla	v20.4s, v21.4s, v9.s[0]
	fmla	v19.4s, v22.4s, v9.s[0]
	str	q18, [x11, #32]
	stp	q20, q19, [x11]
	add	x11, x11, x8
	ldp	q18, q19, [x11]
	ldr	q20, [x11, #32]
	fmla	v7.4s, v20.4s, v9.s[0]
	fmla	v17.4s, v18.4s, v9.s[0]
	fmla	v16.4s, v19.4s, v9.s[0]
	str	q7, [x11, #32]
	stp	q17, q16, [x11]
	add	x11, x11, x8
	ldp	q7, q16, [x11]
	ldr	q17, [x11, #32]
	fmla	v4.4s, v17.4s, v9.s[0]
	fmla	v6.4s, v7.4s, v9.s[0]
	fmla	v5.4s, v16.4s, v9.s[0]
	str	q4, [x11, #32]
	stp	q6, q5, [x11]
	add	x11, x11, x8
	ldp	q4, q5, [x11]
	ldr	q6, [x11, #32]
	fmla	v1.4s, v6.4s, v9.s[0]
	fmla	v3.4s, v4.4s, v9.s[0]
	fmla	v2.4s, v5.4s, v9.s[0]
	subs	x4, x4, #1
	add	x1, x1, x9
	add	x3, x3, x10
	stp	q3, q2, [x11]
	str	q1, [x11, #32]
	b.ne	.LBB0_3
	b	.LBB0_40
.LBB0_19:
	ldp	q11, q12, [x3]
	fmul	v29.4s, v29.4s, v10.s[0]
	add	x11, x3, x8
	fmul	v28.4s, v28.4s, v10.s[0]
	fmul	v27.4s, v27.4s, v10.s[0]
	fmul	v26.4s, v26.4s, v10.s[0]
	fmul	v25.4s, v25.4s, v10.s[0]
	fmul	v24.4s, v24.4s, v10.s[0]
	fmla	v8.4s, v11.4s, v9.s[0]
	ldr	q11, [x3, #32]
	fmla	v31.4s, v12.4s, v9.s[0]
	fmul	v23.4s, v23.4s, v10.s[0]
	fmul	v22.4s, v22.4s, v10.s[0]
	fmul	v21.4s, v21.4s, v10.s[0]
	fmla	v30.4s, v11.4s, v9.s[0]
	fmul	v20.4s, v20.4s, v10.s[0]
	fmul	v19.4s, v19.4s, v10.s[0]
	fmul	v18.4s, v18.4s, v10.s[0]
	fmul	v17.4s, v17.4s, v10.s[0]
	fmul	v16.4s, v16.4s, v10.s[0]
	stp	q8, q31, [x3]
	fmul	v7.4s, v7.4s, v10.s[0]
	fmul	v6.4s, v6.4s, v10.s[0]
	fmul	v5.4s, v5.4s, v10.s[0]
	fmul	v4.4s, v4.4s, v10.s[0]
	fmul	v3.4s, v3.4s, v10.s[0]
	str	q30, [x3, #32]
	fmul	v2.4s, v2.4s, v10.s[0]
	fmul	v1.4s, v1.4s, v10.s[0]
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
	add	x12, x3, x8
	prfm	pldl1keep, [x3]
	add	x13, x12, x8
	prfm	pldl1keep, [x12]
	add	x14, x13, x8
	prfm	pldl1keep, [x13]
	add	x15, x14, x8
	prfm	pldl1keep, [x14]
	add	x12, x15, x8
	prfm	pldl1keep, [x15]
	add	x13, x12, x8
	prfm	pldl1keep, [x12]
	prfm	pldl1keep, [x13]
	prfm	pldl1keep, [x13, x8]
.LBB0_24:
	ldr	x12, [x0, #40]
	cbz	x12, .LBB0_29
	movi	v8.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	ldr	x13, [x0, #80]
	movi	v30.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	ldr	x14, [x0, #112]
	movi	v28.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	lsl	x13, x13, #2
	movi	v26.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	lsl	x14, x14, #2
	movi	v24.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	ldr	x15, [x0, #32]
	movi	v22.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	mov	x16, x1
	movi	v20.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	mov	x17, x2
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
	ldp	q10, q11, [x6]
	ldp	q9, q13, [x5], #32
	ldr	q12, [x6, #32]
	subs	x18, x18, #1
	add	x6, x6, #48
	add	x7, x7, #64
	fmla	v8.4s, v10.4s, v9.s[0]
	fmla	v31.4s, v11.4s, v9.s[0]
	fmla	v30.4s, v12.4s, v9.s[0]
	fmla	v29.4s, v10.4s, v9.s[1]
	fmla	v28.4s, v11.4s, v9.s[1]
	fmla	v27.4s, v12.4s, v9.s[1]
	fmla	v26.4s, v10.4s, v9.s[2]
	fmla	v25.4s, v11.4s, v9.s[2]
	fmla	v24.4s, v12.4s, v9.s[2]
	fmla	v23.4s, v10.4s, v9.s[3]
	fmla	v22.4s, v11.4s, v9.s[3]
	fmla	v21.4s, v12.4s, v9.s[3]
	fmla	v20.4s, v10.4s, v13.s[0]
	fmla	v19.4s, v11.4s, v13.s[0]
	fmla	v18.4s, v12.4s, v13.s[0]
	fmla	v17.4s, v10.4s, v13.s[1]
	fmla	v16.4s, v11.4s, v13.s[1]
	fmla	v7.4s, v12.4s, v13.s[1]
	fmla	v6.4s, v10.4s, v13.s[2]
	fmla	v5.4s, v11.4s, v13.s[2]
	fmla	v4.4s, v12.4s, v13.s[2]
	fmla	v3.4s, v10.4s, v13.s[3]
	fmla	v2.4s, v11.4s, v13.s[3]
	fmla	v1.4s, v12.4s, v13.s[3]
	b.ne	.LBB0_28
	b	.LBB0_26
.LBB0_29:
	movi	v8.2d, #0000000000000000
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
.LBB0_30:
	ldr	s10, [x0, #136]
	ldr	s9, [x0, #144]
	fcmp	s10, s0
	b.ne	.LBB0_35
	fcmp	s9, #0.0
	b.ne	.LBB0_37
	add	x12, x3, x8
	stp	q8, q31, [x3]
	str	q30, [x3, #32]
	stp	q29, q28, [x12]
	str	q27, [x12, #32]
	add	x12, x12, x8
	stp	q26, q25, [x12]
	str	q24, [x12, #32]
	add	x12, x12, x8
	stp	q23, q22, [x12]
	str	q21, [x12, #32]
	add	x12, x12, x8
	stp	q20, q19, [x12]
	str	q18, [x12, #32]
	add	x12, x12, x8
.LBB0_33:
	stp	q17, q16, [x12]
	str	q7, [x12, #32]
	add	x12, x12, x8
	stp	q6, q5, [x12]
	str	q4, [x12, #32]
	add	x12, x12, x8
.LBB0_34:
	stp	q3, q2, [x12]
	subs	x4, x4, #1
	add	x1, x1, x9
	str	q1, [x12, #32]
	add	x3, x3, x10
	ldr	x12, [x0, #32]
	add	x11, x11, x12, lsl #6
	b.ne	.LBB0_22
	b	.LBB0_40
.LBB0_35:
	fmul	v8.4s, v8.4s, v10.s[0]
	fmul	v31.4s, v31.4s, v10.s[0]
	fmul	v30.4s, v30.4s, v10.s[0]
	fcmp	s9, #0.0
	b.ne	.LBB0_39
	fmul	v29.4s, v29.4s, v10.s[0]
	fmul	v28.4s, v28.4s, v10.s[0]
	add	x12, x3, x8
	fmul	v27.4s, v27.4s, v10.s[0]
	fmul	v26.4s, v26.4s, v10.s[0]
	stp	q8, q31, [x3]
	fmul	v25.4s, v25.4s, v10.s[0]
	fmul	v24.4s, v24.4s, v10.s[0]
	str	q30, [x3, #32]
	fmul	v23.4s, v23.4s, v10.s[0]
	fmul	v22.4s, v22.4s, v10.s[0]
	fmul	v21.4s, v21.4s, v10.s[0]
	fmul	v20.4s, v20.4s, v10.s[0]
	stp	q29, q28, [x12]
	fmul	v19.4s, v19.4s, v10.s[0]
	fmul	v18.4s, v18.4s, v10.s[0]
	str	q27, [x12, #32]
	add	x12, x12, x8
	fmul	v17.4s, v17.4s, v10.s[0]
	fmul	v16.4s, v16.4s, v10.s[0]
	stp	q26, q25, [x12]
	fmul	v7.4s, v7.4s, v10.s[0]
	str	q24, [x12, #32]
	add	x12, x12, x8
	fmul	v6.4s, v6.4s, v10.s[0]
	fmul	v5.4s, v5.4s, v10.s[0]
	stp	q23, q22, [x12]
	str	q21, [x12, #32]
	add	x12, x12, x8
	fmul	v4.4s, v4.4s, v10.s[0]
	stp	q20, q19, [x12]
	fmul	v3.4s, v3.4s, v10.s[0]
	fmul	v2.4s, v2.4s, v10.s[0]
	str	q18, [x12, #32]
	add	x12, x12, x8
	fmul	v1.4s, v1.4s, v10.s[0]
	b	.LBB0_33
.LBB0_37:
	ldp	q10, q11, [x3]
	add	x12, x3, x8
	fmla	v8.4s, v10.4s, v9.s[0]
	ldr	q10, [x3, #32]
	fmla	v31.4s, v11.4s, v9.s[0]
	fmla	v30.4s, v10.4s, v9.s[0]
	stp	q8, q31, [x3]
	str	q30, [x3, #32]
.LBB0_38:
	ldp	q30, q31, [x12]
	ldr	q8, [x12, #32]
	fmla	v27.4s, v8.4s, v9.s[0]
	fmla	v29.4s, v30.4s, v9.s[0]
	fmla	v28.4s, v31.4s, v9.s[0]
	str	q27, [x12, #32]
	stp	q29, q28, [x12]
	add	x12, x12, x8
	ldp	q27, q28, [x12]
	ldr	q29, [x12, #32]
	fmla	v24.4s, v29.4s, v9.s[0]
	fmla	v26.4s, v27.4s, v9.s[0]
	fmla	v25.4s, v28.4s, v9.s[0]
	str	q24, [x12, #32]
	stp	q26, q25, [x12]
	add	x12, x12, x8
	ldp	q24, q25, [x12]
	ldr	q26, [x12, #32]
	fmla	v21.4s, v26.4s, v9.s[0]
	fmla	v23.4s, v24.4s, v9.s[0]
	fmla	v22.4s, v25.4s, v9.s[0]
	str	q21, [x12, #32]
	stp	q23, q22, [x12]
	add	x12, x12, x8
	ldp	q21, q22, [x12]
	ldr	q23, [x12, #32]
	fmla	v18.4s, v23.4s, v9.s[0]
	fmla	v20.4s, v21.4s, v9.s[0]
	fmla	v19.4s, v22.4s, v9.s[0]
	str	q18, [x12, #32]
	stp	q20, q19, [x12]
	add	x12, x12, x8
	ldp	q18, q19, [x12]
	ldr	q20, [x12, #32]
	fmla	v7.4s, v20.4s, v9.s[0]
	fmla	v17.4s, v18.4s, v9.s[0]
	fmla	v16.4s, v19.4s, v9.s[0]
	str	q7, [x12, #32]
	stp	q17, q16, [x12]
	add	x12, x12, x8
	ldp	q7, q16, [x12]
	ldr	q17, [x12, #32]
	fmla	v4.4s, v17.4s, v9.s[0]
	fmla	v6.4s, v7.4s, v9.s[0]
	fmla	v5.4s, v16.4s, v9.s[0]
	str	q4, [x12, #32]
	stp	q6, q5, [x12]
	add	x12, x12, x8
	ldp	q4, q5, [x12]
	ldr	q6, [x12, #32]
	fmla	v1.4s, v6.4s, v9.s[0]
	fmla	v3.4s, v4.4s, v9.s[0]
	fmla	v2.4s, v5.4s, v9.s[0]
	b	.LBB0_34
.LBB0_39:
	ldp	q11, q12, [x3]
	fmul	v29.4s, v29.4s, v10.s[0]
	add	x12, x3, x8
	fmul	v28.4s, v28.4s, v10.s[0]
	fmul	v27.4s, v27.4s, v10.s[0]
	fmul	v26.4s, v26.4s, v10.s[0]
	fmul	v25.4s, v25.4s, v10.s[0]
	fmul	v24.4s, v24.4s, v10.s[0]
	fmla	v8.4s, v11.4s, v9.s[0]
	ldr	q11, [x3, #32]
	fmla	v31.4s, v12.4s, v9.s[0]
	fmul	v23.4s, v23.4s, v10.s[0]
	fmul	v22.4s, v22.4s, v10.s[0]
	fmul	v21.4s, v21.4s, v10.s[0]
	fmla	v30.4s, v11.4s, v9.s[0]
	fmul	v20.4s, v20.4s, v10.s[0]
	fmul	v19.4s, v19.4s, v10.s[0]
	fmul	v18.4s, v18.4s, v10.s[0]
	fmul	v17.4s, v17.4s, v10.s[0]
	fmul	v16.4s, v16.4s, v10.s[0]
	stp	q8, q31, [x3]
	fmul	v7.4s, v7.4s, v10.s[0]
	fmul	v6.4s, v6.4s, v10.s[0]
	fmul	v5.4s, v5.4s, v10.s[0]
	fmul	v4.4s, v4.4s, v10.s[0]
	fmul	v3.4s, v3.4s, v10.s[0]
	str	q30, [x3, #32]
	fmul	v2.4s, v2.4s, v10.s[0]
	fmul	v1.4s, v1.4s, v10.s[0]
	b	.LBB0_38
.LBB0_40:
	ldp	d9, d8, [sp, #32]
	ldp	d11, d10, [sp, #16]
	ldp	d13, d12, [sp], #48
	ret
