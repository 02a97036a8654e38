// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32_f32p12x1_8x12__neon_fma for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p12x1_8x12__neon_fma.8x3:
	cbz	x4, .LBB0_13
	stp	d13, d12, [sp, #-96]!
	ldp	x9, x11, [x0, #40]
	mov	x8, xzr
	ldr	x14, [x0, #112]
	ldr	x13, [x0, #56]
	mov	x15, x1
	stp	d11, d10, [sp, #16]
	lsl	x10, x9, #2
	lsl	x11, x11, #2
	lsl	x12, x14, #2
	lsl	x13, x13, #2
	lsl	x14, x14, #5
	stp	d9, d8, [sp, #32]
	str	x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	b	.LBB0_4
.LBB0_2:
	ldp	q10, q11, [x3]
	fmul	v28.4s, v28.4s, v8.s[0]
	add	x16, x3, x12
	fmul	v27.4s, v27.4s, v8.s[0]
	fmul	v26.4s, v26.4s, v8.s[0]
	fmul	v25.4s, v25.4s, v8.s[0]
	fmul	v24.4s, v24.4s, v8.s[0]
	fmul	v23.4s, v23.4s, v8.s[0]
	fmla	v31.4s, v10.4s, v9.s[0]
	ldr	q10, [x3, #32]
	fmla	v30.4s, v11.4s, v9.s[0]
	fmul	v22.4s, v22.4s, v8.s[0]
	fmul	v21.4s, v21.4s, v8.s[0]
	fmul	v20.4s, v20.4s, v8.s[0]
	fmla	v29.4s, v10.4s, v9.s[0]
	fmul	v19.4s, v19.4s, v8.s[0]
	fmul	v18.4s, v18.4s, v8.s[0]
	fmul	v17.4s, v17.4s, v8.s[0]
	fmul	v16.4s, v16.4s, v8.s[0]
	fmul	v7.4s, v7.4s, v8.s[0]
	stp	q31, q30, [x3]
	fmul	v6.4s, v6.4s, v8.s[0]
	fmul	v5.4s, v5.4s, v8.s[0]
	fmul	v4.4s, v4.4s, v8.s[0]
	fmul	v3.4s, v3.4s, v8.s[0]
	fmul	v2.4s, v2.4s, v8.s[0]
	str	q29, [x3, #32]
	fmul	v1.4s, v1.4s, v8.s[0]
	fmul	v0.4s, v0.4s, v8.s[0]
	ldp	q29, q30, [x16]
	ldr	q31, [x16, #32]
	fmla	v26.4s, v31.4s, v9.s[0]
	fmla	v28.4s, v29.4s, v9.s[0]
	fmla	v27.4s, v30.4s, v9.s[0]
	str	q26, [x16, #32]
	stp	q28, q27, [x16]
	add	x16, x16, x12
	ldp	q26, q27, [x16]
	ldr	q28, [x16, #32]
	fmla	v23.4s, v28.4s, v9.s[0]
	fmla	v25.4s, v26.4s, v9.s[0]
	fmla	v24.4s, v27.4s, v9.s[0]
	str	q23, [x16, #32]
	stp	q25, q24, [x16]
	add	x16, x16, x12
	ldp	q23, q24, [x16]
	ldr	q25, [x16, #32]
	fmla	v20.4s, v25.4s, v9.s[0]
	fmla	v22.4s, v23.4s, v9.s[0]
	fmla	v21.4s, v24.4s, v9.s[0]
	str	q20, [x16, #32]
	stp	q22, q21, [x16]
	add	x16, x16, x12
	ldp	q20, q21, [x16]
	ldr	q22, [x16, #32]
	fmla	v17.4s, v22.4s, v9.s[0]
	fmla	v19.4s, v20.4s, v9.s[0]
	fmla	v18.4s, v21.4s, v9.s[0]
	str	q17, [x16, #32]
	stp	q19, q18, [x16]
	add	x16, x16, x12
	ldp	q17, q18, [x16]
	ldr	q19, [x16, #32]
	fmla	v6.4s, v19.4s, v9.s[0]
	fmla	v16.4s, v17.4s, v9.s[0]
	fmla	v7.4s, v18.4s, v9.s[0]
	str	q6, [x16, #32]
	stp	q16, q7, [x16]
	add	x16, x16, x12
	ldp	q6, q7, [x16]
	ldr	q16, [x16, #32]
	fmla	v3.4s, v16.4s, v9.s[0]
	fmla	v5.4s, v6.4s, v9.s[0]
	fmla	v4.4s, v7.4s, v9.s[0]
	str	q3, [x16, #32]
	stp	q5, q4, [x16]
	add	x16, x16, x12
	ldp	q3, q4, [x16]
	ldr	q5, [x16, #32]
	fmla	v0.4s, v5.4s, v9.s[0]
	fmla	v2.4s, v3.4s, v9.s[0]
	fmla	v1.4s, v4.4s, v9.s[0]
.LBB0_3:
	subs	x4, x4, #1
	add	x15, x15, x13
	add	x3, x3, x14
	add	x8, x8, x13
	stp	q2, q1, [x16]
	str	q0, [x16, #32]
	b.eq	.LBB0_12
.LBB0_4:
	ldr	x16, [x0, #24]
	cbz	x16, .LBB0_9
	movi	v31.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	x17, [x0, #64]
	movi	v29.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	ldr	x18, [x0, #96]
	movi	v27.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	lsl	x17, x17, #2
	movi	v25.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	lsl	x18, x18, #2
	movi	v23.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	x5, [x0, #16]
	movi	v21.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	mov	x6, x8
	movi	v19.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	x7, x15
	movi	v17.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	mov	x19, x2
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
	subs	x16, x16, #1
	add	x7, x7, x17
	add	x19, x19, x18
	add	x6, x6, x17
	b.eq	.LBB0_10
.LBB0_7:
	mov	x20, x6
	mov	x21, x5
	mov	x22, x19
	cbz	x5, .LBB0_6
.LBB0_8:
	add	x23, x1, x20
	ldp	q10, q9, [x22]
	ldr	s11, [x23]
	add	x23, x23, x9, lsl #2
	ldr	q8, [x22, #32]
	subs	x21, x21, #1
	add	x22, x22, #48
	add	x20, x20, x11
	ldr	s12, [x23]
	add	x23, x23, x10
	fmla	v31.4s, v10.4s, v11.s[0]
	fmla	v30.4s, v9.4s, v11.s[0]
	fmla	v29.4s, v8.4s, v11.s[0]
	ldr	s11, [x23]
	add	x23, x23, x10
	fmla	v28.4s, v10.4s, v12.s[0]
	fmla	v27.4s, v9.4s, v12.s[0]
	fmla	v26.4s, v8.4s, v12.s[0]
	ldr	s12, [x23]
	add	x23, x23, x10
	ldr	s13, [x23]
	add	x23, x23, x10
	fmla	v25.4s, v10.4s, v11.s[0]
	fmla	v24.4s, v9.4s, v11.s[0]
	fmla	v23.4s, v8.4s, v11.s[0]
	ldr	s11, [x23]
	add	x23, x23, x10
	fmla	v22.4s, v10.4s, v12.s[0]
	fmla	v21.4s, v9.4s, v12.s[0]
	fmla	v20.4s, v8.4s, v12.s[0]
	fmla	v16.4s, v10.4s, v11.s[0]
	ldr	s12, [x23]
	fmla	v7.4s, v9.4s, v11.s[0]
	fmla	v6.4s, v8.4s, v11.s[0]
	ldr	s11, [x23, x10]
	fmla	v19.4s, v10.4s, v13.s[0]
	fmla	v18.4s, v9.4s, v13.s[0]
	fmla	v17.4s, v8.4s, v13.s[0]
	fmla	v5.4s, v10.4s, v12.s[0]
	fmla	v4.4s, v9.4s, v12.s[0]
	fmla	v3.4s, v8.4s, v12.s[0]
	fmla	v2.4s, v10.4s, v11.s[0]
	fmla	v1.4s, v9.4s, v11.s[0]
	fmla	v0.4s, v8.4s, v11.s[0]
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
	ldr	s9, [x0, #128]
	fmul	v31.4s, v31.4s, v8.s[0]
	fmul	v30.4s, v30.4s, v8.s[0]
	fmul	v29.4s, v29.4s, v8.s[0]
	fcmp	s9, #0.0
	b.ne	.LBB0_2
	fmul	v28.4s, v28.4s, v8.s[0]
	fmul	v27.4s, v27.4s, v8.s[0]
	add	x16, x3, x12
	fmul	v26.4s, v26.4s, v8.s[0]
	fmul	v25.4s, v25.4s, v8.s[0]
	stp	q31, q30, [x3]
	fmul	v24.4s, v24.4s, v8.s[0]
	fmul	v23.4s, v23.4s, v8.s[0]
	str	q29, [x3, #32]
	fmul	v22.4s, v22.4s, v8.s[0]
	fmul	v21.4s, v21.4s, v8.s[0]
	fmul	v20.4s, v20.4s, v8.s[0]
	fmul	v19.4s, v19.4s, v8.s[0]
	stp	q28, q27, [x16]
	fmul	v18.4s, v18.4s, v8.s[0]
	fmul	v17.4s, v17.4s, v8.s[0]
	str	q26, [x16, #32]
	add	x16, x16, x12
	fmul	v16.4s, v16.4s, v8.s[0]
	fmul	v7.4s, v7.4s, v8.s[0]
	stp	q25, q24, [x16]
	fmul	v6.4s, v6.4s, v8.s[0]
	str	q23, [x16, #32]
	add	x16, x16, x12
	fmul	v5.4s, v5.4s, v8.s[0]
	fmul	v4.4s, v4.4s, v8.s[0]
	fmul	v3.4s, v3.4s, v8.s[0]
	stp	q22, q21, [x16]
	fmul	v2.4s, v2.4s, v8.s[0]
	fmul	v1.4s, v1.4s, v8.s[0]
	str	q20, [x16, #32]
	add	x16, x16, x12
	fmul	v0.4s, v0.4s, v8.s[0]
	stp	q19, q18, [x16]
	str	q17, [x16, #32]
	add	x16, x16, x12
	stp	q16, q7, [x16]
	str	q6, [x16, #32]
	add	x16, x16, x12
	stp	q5, q4, [x16]
	str	q3, [x16, #32]
	add	x16, x16, x12
	b	.LBB0_3
.LBB0_12:
	ldp	x20, x19, [sp, #80]
	ldr	x23, [sp, #48]
	ldp	x22, x21, [sp, #64]
	ldp	d9, d8, [sp, #32]
	ldp	d11, d10, [sp, #16]
	ldp	d13, d12, [sp], #96
.LBB0_13:
	ret
