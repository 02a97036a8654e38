# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f16p14x2_f16p32x2_14x32__avx512_fp16 for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f16p14x2_f16p32x2_14x32__avx512_fp16.14x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -16(%rsp)
	movq	%rsi, %r12
	movq	128(%rdi), %rax
	shlq	$2, %rax
	cmpq	$42, (%rdi)
	ja	.LBB0_19
	testq	%r8, %r8
	je	.LBB0_37
	movq	72(%rdi), %rdx
	addq	%rdx, %rdx
	movq	%rdx, -32(%rsp)
	movq	%rax, %rsi
	shlq	$4, %rsi
	subq	%rax, %rsi
	subq	%rax, %rsi
	movq	%rsi, -24(%rsp)
	vmovdqa64	.LCPI0_0(%rip), %zmm0
	.p2align	4
.LBB0_3:
	movq	40(%rdi), %r11
	testq	%r11, %r11
	movq	%r12, -40(%rsp)
	je	.LBB0_8
	movq	80(%rdi), %rbx
	addq	%rbx, %rbx
	movq	112(%rdi), %r14
	addq	%r14, %r14
	movq	32(%rdi), %r15
	incq	%r15
	shrq	%r15
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
	movq	-16(%rsp), %r9
	jmp	.LBB0_6
	.p2align	4
.LBB0_5:
	addq	%rbx, %r12
	addq	%r14, %r9
	decq	%r11
	je	.LBB0_9
.LBB0_6:
	movq	%r15, %rdx
	movq	%r12, %rbp
	movq	%r9, %r13
	movq	%rcx, %r10
	testq	%r15, %r15
	je	.LBB0_5
	.p2align	4
.LBB0_7:
	movq	%r10, %rsi
	prefetcht0	(%r10)
	prefetcht0	64(%r10)
	prefetcht1	8192(%r13)
	vbroadcastss	(%rbp), %zmm2
	prefetcht1	8256(%r13)
	vmovups	(%r13), %zmm1
	vmovups	64(%r13), %zmm31
	vfmadd231ph	%zmm1, %zmm2, %zmm30
	vfmadd231ph	%zmm2, %zmm31, %zmm29
	vbroadcastss	4(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm28
	vfmadd231ph	%zmm2, %zmm31, %zmm27
	vbroadcastss	8(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm26
	vfmadd231ph	%zmm2, %zmm31, %zmm25
	vbroadcastss	12(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm24
	vfmadd231ph	%zmm2, %zmm31, %zmm23
	vbroadcastss	16(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm22
	vfmadd231ph	%zmm2, %zmm31, %zmm21
	vbroadcastss	20(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm20
	vfmadd231ph	%zmm2, %zmm31, %zmm19
	vbroadcastss	24(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm18
	vfmadd231ph	%zmm2, %zmm31, %zmm17
	vbroadcastss	28(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm16
	vfmadd231ph	%zmm2, %zmm31, %zmm15
	vbroadcastss	32(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm14
	vfmadd231ph	%zmm2, %zmm31, %zmm13
	vbroadcastss	36(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm12
	vfmadd231ph	%zmm2, %zmm31, %zmm11
	vbroadcastss	40(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm10
	vfmadd231ph	%zmm2, %zmm31, %zmm9
	vbroadcastss	44(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm8
	vfmadd231ph	%zmm2, %zmm31, %zmm7
	vbroadcastss	48(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm6
	vfmadd231ph	%zmm2, %zmm31, %zmm5
	vbroadcastss	52(%rbp), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm4
	vfmadd231ph	%zmm31, %zmm2, %zmm3
	subq	$-128, %r13
	addq	%rax, %r10
	cmpq	$23, %rdx
	cmovaeq	%rsi, %r10
	addq	$56, %rbp
	decq	%rdx
	jne	.LBB0_7
	jmp	.LBB0_5
	.p2align	4
.LBB0_8:
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
.LBB0_9:
	vpermw	%zmm30, %zmm0, %zmm1
	#APP
	#NO_APP
	vcvtph2psx	%ymm1, %zmm30
	vextractf64x4	$1, %zmm1, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm29, %zmm0, %zmm29
	#APP
	#NO_APP
	vcvtph2psx	%ymm29, %zmm31
	vaddps	%zmm1, %zmm30, %zmm30
	vextractf64x4	$1, %zmm29, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm28, %zmm0, %zmm28
	#APP
	#NO_APP
	vcvtph2psx	%ymm28, %zmm2
	vaddps	%zmm1, %zmm31, %zmm29
	vextractf64x4	$1, %zmm28, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm27, %zmm0, %zmm27
	#APP
	#NO_APP
	vcvtph2psx	%ymm27, %zmm31
	vaddps	%zmm1, %zmm2, %zmm28
	vextractf64x4	$1, %zmm27, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm26, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm26
	vaddps	%zmm1, %zmm31, %zmm27
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm25, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm25
	vaddps	%zmm1, %zmm26, %zmm26
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm24, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm24
	vaddps	%zmm1, %zmm25, %zmm25
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm23, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm23
	vaddps	%zmm1, %zmm24, %zmm24
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm22, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm22
	vaddps	%zmm1, %zmm23, %zmm23
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm21, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm21
	vaddps	%zmm1, %zmm22, %zmm22
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm20, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm20
	vaddps	%zmm1, %zmm21, %zmm21
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm19, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm19
	vaddps	%zmm1, %zmm20, %zmm20
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm18, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm18
	vaddps	%zmm1, %zmm19, %zmm19
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm17, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm17
	vaddps	%zmm1, %zmm18, %zmm18
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm16, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm16
	vaddps	%zmm1, %zmm17, %zmm17
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm15, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm15
	vaddps	%zmm1, %zmm16, %zmm16
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm14, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm14
	vaddps	%zmm1, %zmm15, %zmm15
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm13, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm13
	vaddps	%zmm1, %zmm14, %zmm14
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm12, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm12
	vaddps	%zmm1, %zmm13, %zmm13
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm11, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm11
	vaddps	%zmm1, %zmm12, %zmm12
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm10, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm10
	vaddps	%zmm1, %zmm11, %zmm11
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm9, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm9
	vaddps	%zmm1, %zmm10, %zmm10
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm8, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm8
	vaddps	%zmm1, %zmm9, %zmm9
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm7, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm7
	vaddps	%zmm1, %zmm8, %zmm8
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm6, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm6
	vaddps	%zmm1, %zmm7, %zmm7
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm5, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm5
	vaddps	%zmm1, %zmm6, %zmm6
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm4, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm4
	vaddps	%zmm1, %zmm5, %zmm5
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm3, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm3
	vaddps	%zmm1, %zmm4, %zmm4
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vaddps	%zmm1, %zmm3, %zmm3
	vmovss	136(%rdi), %xmm31
	vmovss	144(%rdi), %xmm1
	vucomiss	.LCPI0_1(%rip), %xmm31
	jne	.LBB0_14
	jp	.LBB0_14
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	jne	.LBB0_17
	jp	.LBB0_17
	vmovups	%zmm30, (%rcx)
	vmovups	%zmm29, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm28, (%rcx,%rax)
	vmovups	%zmm27, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm26, (%rax,%rdx)
	vmovups	%zmm25, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm24, (%rax,%rsi)
	vmovups	%zmm23, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm22, (%rax,%rdx)
	vmovups	%zmm21, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm20, (%rax,%rsi)
	vmovups	%zmm19, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm18, (%rax,%rdx)
	vmovups	%zmm17, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm16, (%rax,%rsi)
	vmovups	%zmm15, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm14, (%rax,%rdx)
	vmovups	%zmm13, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm12, (%rax,%rsi)
	vmovups	%zmm11, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm10, (%rax,%rdx)
	vmovups	%zmm9, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm8, (%rax,%rsi)
	vmovups	%zmm7, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm6, (%rax,%rdx)
	vmovups	%zmm5, 64(%rax,%rdx)
	vmovups	%zmm4, (%rax,%rsi)
.LBB0_12:
	vmovups	%zmm3, 64(%rax,%rsi)
.LBB0_13:
	movq	-40(%rsp), %r12
	addq	-32(%rsp), %r12
	addq	-24(%rsp), %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_37
.LBB0_14:
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	jne	.LBB0_18
	jp	.LBB0_18
	vbroadcastss	%xmm31, %zmm1
	vmulps	%zmm1, %zmm30, %zmm2
	vmovups	%zmm2, (%rcx)
	vmulps	%zmm1, %zmm29, %zmm2
	vmovups	%zmm2, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm1, %zmm28, %zmm2
	vmovups	%zmm2, (%rcx,%rax)
	vmulps	%zmm1, %zmm27, %zmm2
	vmovups	%zmm2, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm26, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm25, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm24, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm23, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm22, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm21, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm20, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm19, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm18, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm17, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm16, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm15, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm14, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm13, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm12, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm11, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm10, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm9, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm8, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm7, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm6, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm5, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	vmulps	%zmm1, %zmm4, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm3, %zmm1
.LBB0_16:
	vmovups	%zmm1, 64(%rax,%rsi)
	jmp	.LBB0_13
.LBB0_17:
	vbroadcastss	%xmm1, %zmm31
	vfmadd231ps	(%rcx), %zmm31, %zmm30
	vmovups	%zmm30, (%rcx)
	vfmadd231ps	64(%rcx), %zmm31, %zmm29
	vmovups	%zmm29, 64(%rcx)
	vfmadd231ps	(%rcx,%rax), %zmm31, %zmm28
	vmovups	%zmm28, (%rcx,%rax)
	vfmadd231ps	64(%rcx,%rax), %zmm31, %zmm27
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm27, 64(%rcx,%rax)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm26
	vmovups	%zmm26, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm25
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm25, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm24
	vmovups	%zmm24, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm23
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm23, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm22
	vmovups	%zmm22, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm21
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm21, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm20
	vmovups	%zmm20, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm19
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm19, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm18
	vmovups	%zmm18, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm17
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm17, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm16
	vmovups	%zmm16, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm15
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm15, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm14
	vmovups	%zmm14, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm13
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm13, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm12
	vmovups	%zmm12, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm11
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm11, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm10
	vmovups	%zmm10, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm9
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm9, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm8
	vmovups	%zmm8, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm7
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm7, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm6
	vmovups	%zmm6, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm5
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm5, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm4
	vmovups	%zmm4, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm3
	jmp	.LBB0_12
.LBB0_18:
	vbroadcastss	%xmm31, %zmm31
	vmulps	%zmm31, %zmm30, %zmm2
	vbroadcastss	%xmm1, %zmm30
	vfmadd231ps	(%rcx), %zmm30, %zmm2
	vmovups	%zmm2, (%rcx)
	vmulps	%zmm31, %zmm29, %zmm1
	vfmadd231ps	64(%rcx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm31, %zmm28, %zmm1
	vfmadd231ps	(%rcx,%rax), %zmm30, %zmm1
	vmovups	%zmm1, (%rcx,%rax)
	vmulps	%zmm31, %zmm27, %zmm1
	vfmadd231ps	64(%rcx,%rax), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rcx,%rax)
	vmulps	%zmm31, %zmm26, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm25, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm24, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm23, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm31, %zmm22, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm21, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm20, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm19, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	vmulps	%zmm31, %zmm18, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm17, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm16, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm15, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm31, %zmm14, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm13, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm12, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm11, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	vmulps	%zmm31, %zmm10, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm9, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm8, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm7, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm31, %zmm6, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm5, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	vmulps	%zmm31, %zmm4, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm3, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	jmp	.LBB0_16
.LBB0_19:
	testq	%r8, %r8
	je	.LBB0_37
	movq	72(%rdi), %rsi
	movq	104(%rdi), %rdx
	addq	%rsi, %rsi
	movq	%rsi, -24(%rsp)
	movq	%rax, %r9
	shlq	$4, %r9
	subq	%rax, %r9
	subq	%rax, %r9
	movq	%r9, -8(%rsp)
	movq	-16(%rsp), %rsi
	leaq	(%rsi,%rdx,2), %r11
	vmovdqa64	.LCPI0_0(%rip), %zmm0
	.p2align	4
.LBB0_21:
	movq	%r8, -32(%rsp)
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%r12, -40(%rsp)
	je	.LBB0_27
	movq	80(%rdi), %r14
	addq	%r14, %r14
	movq	112(%rdi), %r15
	addq	%r15, %r15
	movq	32(%rdi), %rdx
	incq	%rdx
	shrq	%rdx
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%r12, %rsi
	movq	-16(%rsp), %rbp
	jmp	.LBB0_24
	.p2align	4
.LBB0_23:
	addq	%r14, %rsi
	addq	%r15, %rbp
	decq	%rbx
	je	.LBB0_28
.LBB0_24:
	testq	%rdx, %rdx
	je	.LBB0_23
	xorl	%r9d, %r9d
	movq	%rdx, %r12
	movq	%rsi, %r13
	movq	%rcx, %r10
	.p2align	4
.LBB0_26:
	movq	%r10, %r8
	prefetcht0	(%r10)
	prefetcht0	64(%r10)
	vbroadcastss	(%r13), %zmm2
	prefetcht1	(%r11,%r9)
	vmovups	(%rbp,%r9,2), %zmm1
	vmovups	64(%rbp,%r9,2), %zmm31
	vfmadd231ph	%zmm1, %zmm2, %zmm30
	vfmadd231ph	%zmm2, %zmm31, %zmm29
	vbroadcastss	4(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm28
	vfmadd231ph	%zmm2, %zmm31, %zmm27
	vbroadcastss	8(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm26
	vfmadd231ph	%zmm2, %zmm31, %zmm25
	vbroadcastss	12(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm24
	vfmadd231ph	%zmm2, %zmm31, %zmm23
	vbroadcastss	16(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm22
	vfmadd231ph	%zmm2, %zmm31, %zmm21
	vbroadcastss	20(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm20
	vfmadd231ph	%zmm2, %zmm31, %zmm19
	vbroadcastss	24(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm18
	vfmadd231ph	%zmm2, %zmm31, %zmm17
	vbroadcastss	28(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm16
	vfmadd231ph	%zmm2, %zmm31, %zmm15
	vbroadcastss	32(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm14
	vfmadd231ph	%zmm2, %zmm31, %zmm13
	vbroadcastss	36(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm12
	vfmadd231ph	%zmm2, %zmm31, %zmm11
	vbroadcastss	40(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm10
	vfmadd231ph	%zmm2, %zmm31, %zmm9
	vbroadcastss	44(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm8
	vfmadd231ph	%zmm2, %zmm31, %zmm7
	vbroadcastss	48(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm6
	vfmadd231ph	%zmm2, %zmm31, %zmm5
	vbroadcastss	52(%r13), %zmm2
	vfmadd231ph	%zmm1, %zmm2, %zmm4
	addq	%rax, %r10
	cmpq	$23, %r12
	cmovaeq	%r8, %r10
	vfmadd231ph	%zmm31, %zmm2, %zmm3
	addq	$64, %r9
	addq	$56, %r13
	decq	%r12
	jne	.LBB0_26
	jmp	.LBB0_23
	.p2align	4
.LBB0_27:
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
.LBB0_28:
	vpermw	%zmm30, %zmm0, %zmm1
	#APP
	#NO_APP
	vcvtph2psx	%ymm1, %zmm30
	vextractf64x4	$1, %zmm1, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm29, %zmm0, %zmm29
	#APP
	#NO_APP
	vcvtph2psx	%ymm29, %zmm31
	vaddps	%zmm1, %zmm30, %zmm30
	vextractf64x4	$1, %zmm29, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm28, %zmm0, %zmm28
	#APP
	#NO_APP
	vcvtph2psx	%ymm28, %zmm2
	vaddps	%zmm1, %zmm31, %zmm29
	vextractf64x4	$1, %zmm28, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm27, %zmm0, %zmm27
	#APP
	#NO_APP
	vcvtph2psx	%ymm27, %zmm31
	vaddps	%zmm1, %zmm2, %zmm28
	vextractf64x4	$1, %zmm27, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm26, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm26
	vaddps	%zmm1, %zmm31, %zmm27
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm25, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm25
	vaddps	%zmm1, %zmm26, %zmm26
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm24, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm24
	vaddps	%zmm1, %zmm25, %zmm25
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm23, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm23
	vaddps	%zmm1, %zmm24, %zmm24
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm22, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm22
	vaddps	%zmm1, %zmm23, %zmm23
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm21, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm21
	vaddps	%zmm1, %zmm22, %zmm22
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm20, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm20
	vaddps	%zmm1, %zmm21, %zmm21
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm19, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm19
	vaddps	%zmm1, %zmm20, %zmm20
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm18, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm18
	vaddps	%zmm1, %zmm19, %zmm19
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm17, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm17
	vaddps	%zmm1, %zmm18, %zmm18
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm16, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm16
	vaddps	%zmm1, %zmm17, %zmm17
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm15, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm15
	vaddps	%zmm1, %zmm16, %zmm16
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm14, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm14
	vaddps	%zmm1, %zmm15, %zmm15
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm13, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm13
	vaddps	%zmm1, %zmm14, %zmm14
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm12, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm12
	vaddps	%zmm1, %zmm13, %zmm13
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm11, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm11
	vaddps	%zmm1, %zmm12, %zmm12
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm10, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm10
	vaddps	%zmm1, %zmm11, %zmm11
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm9, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm9
	vaddps	%zmm1, %zmm10, %zmm10
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm8, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm8
	vaddps	%zmm1, %zmm9, %zmm9
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm7, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm7
	vaddps	%zmm1, %zmm8, %zmm8
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm6, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm6
	vaddps	%zmm1, %zmm7, %zmm7
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm5, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm5
	vaddps	%zmm1, %zmm6, %zmm6
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm4, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm4
	vaddps	%zmm1, %zmm5, %zmm5
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vpermw	%zmm3, %zmm0, %zmm2
	#APP
	#NO_APP
	vcvtph2psx	%ymm2, %zmm3
	vaddps	%zmm1, %zmm4, %zmm4
	vextractf64x4	$1, %zmm2, %ymm1
	vcvtph2psx	%ymm1, %zmm1
	vaddps	%zmm1, %zmm3, %zmm3
	vmovss	136(%rdi), %xmm31
	vmovss	144(%rdi), %xmm1
	vucomiss	.LCPI0_1(%rip), %xmm31
	jne	.LBB0_33
	jp	.LBB0_33
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %r12
	jne	.LBB0_35
	jp	.LBB0_35
	vmovups	%zmm30, (%rcx)
	vmovups	%zmm29, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm28, (%rcx,%rax)
	vmovups	%zmm27, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm26, (%rax,%rdx)
	vmovups	%zmm25, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm24, (%rax,%rsi)
	vmovups	%zmm23, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm22, (%rax,%rdx)
	vmovups	%zmm21, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm20, (%rax,%rsi)
	vmovups	%zmm19, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm18, (%rax,%rdx)
	vmovups	%zmm17, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm16, (%rax,%rsi)
	vmovups	%zmm15, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm14, (%rax,%rdx)
	vmovups	%zmm13, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm12, (%rax,%rsi)
	vmovups	%zmm11, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm10, (%rax,%rdx)
	vmovups	%zmm9, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm8, (%rax,%rsi)
	vmovups	%zmm7, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm6, (%rax,%rdx)
	vmovups	%zmm5, 64(%rax,%rdx)
	vmovups	%zmm4, (%rax,%rsi)
.LBB0_31:
	vmovups	%zmm3, 64(%rax,%rsi)
.LBB0_32:
	addq	-24(%rsp), %r12
	addq	-8(%rsp), %rcx
	movq	32(%rdi), %rdx
	shlq	$5, %rdx
	addq	$32, %rdx
	andq	$-64, %rdx
	addq	%rdx, %r11
	decq	%r8
	jne	.LBB0_21
	jmp	.LBB0_37
.LBB0_33:
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %r12
	jne	.LBB0_36
	jp	.LBB0_36
	vbroadcastss	%xmm31, %zmm1
	vmulps	%zmm1, %zmm30, %zmm2
	vmovups	%zmm2, (%rcx)
	vmulps	%zmm1, %zmm29, %zmm2
	vmovups	%zmm2, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm1, %zmm28, %zmm2
	vmovups	%zmm2, (%rcx,%rax)
	vmulps	%zmm1, %zmm27, %zmm2
	vmovups	%zmm2, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm26, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm25, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm24, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm23, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm22, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm21, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm20, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm19, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm18, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm17, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm16, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm15, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm14, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm13, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm12, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm11, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm10, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm9, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm1, %zmm8, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm7, %zmm2
	vmovups	%zmm2, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm1, %zmm6, %zmm2
	vmovups	%zmm2, (%rax,%rdx)
	vmulps	%zmm1, %zmm5, %zmm2
	vmovups	%zmm2, 64(%rax,%rdx)
	vmulps	%zmm1, %zmm4, %zmm2
	vmovups	%zmm2, (%rax,%rsi)
	vmulps	%zmm1, %zmm3, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	jmp	.LBB0_32
.LBB0_35:
	vbroadcastss	%xmm1, %zmm31
	vfmadd231ps	(%rcx), %zmm31, %zmm30
	vmovups	%zmm30, (%rcx)
	vfmadd231ps	64(%rcx), %zmm31, %zmm29
	vmovups	%zmm29, 64(%rcx)
	vfmadd231ps	(%rcx,%rax), %zmm31, %zmm28
	vmovups	%zmm28, (%rcx,%rax)
	vfmadd231ps	64(%rcx,%rax), %zmm31, %zmm27
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm27, 64(%rcx,%rax)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm26
	vmovups	%zmm26, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm25
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm25, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm24
	vmovups	%zmm24, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm23
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm23, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm22
	vmovups	%zmm22, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm21
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm21, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm20
	vmovups	%zmm20, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm19
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm19, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm18
	vmovups	%zmm18, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm17
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm17, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm16
	vmovups	%zmm16, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm15
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm15, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm14
	vmovups	%zmm14, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm13
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm13, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm12
	vmovups	%zmm12, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm11
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm11, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm10
	vmovups	%zmm10, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm9
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm9, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm8
	vmovups	%zmm8, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm7
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm7, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm31, %zmm6
	vmovups	%zmm6, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm31, %zmm5
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm5, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm31, %zmm4
	vmovups	%zmm4, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm31, %zmm3
	jmp	.LBB0_31
.LBB0_36:
	vbroadcastss	%xmm31, %zmm31
	vmulps	%zmm31, %zmm30, %zmm2
	vbroadcastss	%xmm1, %zmm30
	vfmadd231ps	(%rcx), %zmm30, %zmm2
	vmovups	%zmm2, (%rcx)
	vmulps	%zmm31, %zmm29, %zmm1
	vfmadd231ps	64(%rcx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm31, %zmm28, %zmm1
	vfmadd231ps	(%rcx,%rax), %zmm30, %zmm1
	vmovups	%zmm1, (%rcx,%rax)
	vmulps	%zmm31, %zmm27, %zmm1
	vfmadd231ps	64(%rcx,%rax), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rcx,%rax)
	vmulps	%zmm31, %zmm26, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm25, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm24, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm23, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm31, %zmm22, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm21, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm20, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm19, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	vmulps	%zmm31, %zmm18, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm17, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm16, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm15, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm31, %zmm14, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm13, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm12, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm11, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	vmulps	%zmm31, %zmm10, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm9, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm31, %zmm8, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm7, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm31, %zmm6, %zmm1
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm31, %zmm5, %zmm1
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	vmulps	%zmm31, %zmm4, %zmm1
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm31, %zmm3, %zmm1
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	jmp	.LBB0_32
.LBB0_37:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
