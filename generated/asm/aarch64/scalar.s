// Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
// The full tile of gemm_f32_f32_f32p4x1_2x4u2__scalar for aarch64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p4x1_2x4u2__scalar.2x4:
	cbz	x4, .LBB0_18
	str	x27, [sp, #-80]!
	ldp	x9, x14, [x0, #40]
	mov	x8, xzr
	ldr	x13, [x0, #112]
	ldr	x12, [x0, #56]
	mov	x18, x1
	stp	x26, x25, [sp, #16]
	lsl	x9, x9, #2
	lsl	x10, x14, #2
	lsl	x11, x13, #2
	lsl	x12, x12, #2
	lsl	x13, x13, #3
	lsl	x14, x14, #3
	add	x17, x10, x9
	add	x15, x1, x10
	add	x16, x1, x9
	add	x17, x1, x17
	stp	x24, x23, [sp, #32]
	stp	x22, x21, [sp, #48]
	stp	x20, x19, [sp, #64]
	b	.LBB0_4
.LBB0_2:
	ldp	s7, s19, [x3]
	fmul	s4, s4, s16
	fmul	s3, s3, s16
	add	x5, x3, x11
	fmul	s2, s2, s16
	fmul	s1, s1, s16
	fmul	s0, s0, s16
	fmadd	s7, s7, s17, s18
	fmadd	s6, s19, s17, s6
	ldp	s18, s19, [x3, #8]
	fmadd	s5, s18, s17, s5
	fmadd	s4, s19, s17, s4
	stp	s7, s6, [x3]
	stp	s5, s4, [x3, #8]
	ldp	s4, s5, [x5]
	fmadd	s3, s4, s17, s3
	ldp	s4, s6, [x5, #8]
	fmadd	s2, s5, s17, s2
	fmadd	s1, s4, s17, s1
	fmadd	s0, s6, s17, s0
.LBB0_3:
	subs	x4, x4, #1
	add	x18, x18, x12
	add	x3, x3, x13
	add	x8, x8, x12
	stp	s3, s2, [x5]
	stp	s1, s0, [x5, #8]
	b.eq	.LBB0_17
.LBB0_4:
	ldr	x5, [x0, #24]
	cbz	x5, .LBB0_14
	ldr	x6, [x0, #64]
	ldr	x7, [x0, #96]
	movi	d5, #0000000000000000
	movi	d6, #0000000000000000
	movi	d7, #0000000000000000
	movi	d4, #0000000000000000
	movi	d3, #0000000000000000
	movi	d2, #0000000000000000
	ldr	x20, [x0, #16]
	movi	d1, #0000000000000000
	movi	d0, #0000000000000000
	lsl	x6, x6, #2
	lsl	x7, x7, #2
	and	x19, x20, #0x1
	and	x20, x20, #0xfffffffffffffffe
	mov	x21, x8
	mov	x22, x18
	mov	x23, x2
	b	.LBB0_7
.LBB0_6:
	subs	x5, x5, #1
	add	x22, x22, x6
	add	x23, x23, x7
	add	x21, x21, x6
	b.eq	.LBB0_15
.LBB0_7:
	cbz	x20, .LBB0_11
	mov	x25, x21
	neg	x26, x20
	mov	x24, x23
.LBB0_9:
	ldp	s18, s19, [x24]
	adds	x26, x26, #2
	ldr	s16, [x1, x25]
	ldr	s17, [x16, x25]
	ldp	s20, s21, [x24, #8]
	fmadd	s6, s16, s19, s6
	fmadd	s2, s17, s19, s2
	ldr	s19, [x17, x25]
	fmadd	s5, s16, s18, s5
	fmadd	s3, s17, s18, s3
	ldr	s18, [x15, x25]
	fmadd	s7, s16, s20, s7
	fmadd	s1, s17, s20, s1
	add	x25, x25, x14
	fmadd	s4, s16, s21, s4
	ldp	s20, s16, [x24, #16]
	fmadd	s0, s17, s21, s0
	fmadd	s6, s18, s16, s6
	fmadd	s2, s19, s16, s2
	ldp	s17, s16, [x24, #24]
	fmadd	s5, s18, s20, s5
	fmadd	s3, s19, s20, s3
	add	x24, x24, #32
	fmadd	s7, s18, s17, s7
	fmadd	s1, s19, s17, s1
	fmadd	s4, s18, s16, s4
	fmadd	s0, s19, s16, s0
	b.ne	.LBB0_9
	add	x26, x1, x25
	add	x25, x16, x25
	cbnz	x19, .LBB0_12
	b	.LBB0_6
.LBB0_11:
	add	x25, x22, x9
	mov	x26, x22
	mov	x24, x23
	cbz	x19, .LBB0_6
.LBB0_12:
	mov	x27, x19
.LBB0_13:
	ldp	s18, s19, [x24]
	subs	x27, x27, #1
	ldr	s16, [x26]
	ldr	s17, [x25]
	add	x26, x26, x10
	add	x25, x25, x10
	fmadd	s5, s16, s18, s5
	fmadd	s3, s17, s18, s3
	fmadd	s6, s16, s19, s6
	fmadd	s2, s17, s19, s2
	ldp	s18, s19, [x24, #8]
	add	x24, x24, #16
	fmadd	s7, s16, s18, s7
	fmadd	s1, s17, s18, s1
	fmadd	s4, s16, s19, s4
	fmadd	s0, s17, s19, s0
	b.ne	.LBB0_13
	b	.LBB0_6
.LBB0_14:
	movi	d5, #0000000000000000
	movi	d6, #0000000000000000
	movi	d7, #0000000000000000
	movi	d4, #0000000000000000
	movi	d3, #0000000000000000
	movi	d2, #0000000000000000
	movi	d1, #0000000000000000
	movi	d0, #0000000000000000
.LBB0_15:
	ldr	s16, [x0, #120]
	ldr	s17, [x0, #128]
	fmul	s18, s5, s16
	fmul	s6, s6, s16
	fcmp	s17, #0.0
	fmul	s5, s7, s16
	b.ne	.LBB0_2
	fmul	s4, s4, s16
	fmul	s3, s3, s16
	stp	s18, s6, [x3]
	fmul	s2, s2, s16
	fmul	s1, s1, s16
	add	x5, x3, x11
	fmul	s0, s0, s16
	stp	s5, s4, [x3, #8]
	b	.LBB0_3
.LBB0_17:
	ldp	x20, x19, [sp, #64]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	x26, x25, [sp, #16]
	ldr	x27, [sp], #80
.LBB0_18:
	ret
