# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_bf16p14x2_bf16p32x2_14x32__avx512_bf16 for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_bf16p14x2_bf16p32x2_14x32__avx512_bf16.14x2:
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
	vxorps	%xmm1, %xmm1, %xmm1
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
	vxorps	%xmm2, %xmm2, %xmm2
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
	vbroadcastss	(%rbp), %zmm0
	prefetcht1	8256(%r13)
	vmovups	(%r13), %zmm31
	vmovups	64(%r13), %zmm30
	vdpbf16ps	%zmm31, %zmm0, %zmm29
	vdpbf16ps	%zmm30, %zmm0, %zmm28
	vbroadcastss	4(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm27
	vdpbf16ps	%zmm30, %zmm0, %zmm26
	vbroadcastss	8(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm25
	vdpbf16ps	%zmm30, %zmm0, %zmm24
	vbroadcastss	12(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm23
	vdpbf16ps	%zmm30, %zmm0, %zmm22
	vbroadcastss	16(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm21
	vdpbf16ps	%zmm30, %zmm0, %zmm20
	vbroadcastss	20(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm19
	vdpbf16ps	%zmm30, %zmm0, %zmm18
	vbroadcastss	24(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm17
	vdpbf16ps	%zmm30, %zmm0, %zmm16
	vbroadcastss	28(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm15
	vdpbf16ps	%zmm30, %zmm0, %zmm14
	vbroadcastss	32(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm13
	vdpbf16ps	%zmm30, %zmm0, %zmm12
	vbroadcastss	36(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm11
	vdpbf16ps	%zmm30, %zmm0, %zmm10
	vbroadcastss	40(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm9
	vdpbf16ps	%zmm30, %zmm0, %zmm8
	vbroadcastss	44(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm7
	vdpbf16ps	%zmm30, %zmm0, %zmm6
	vbroadcastss	48(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm5
	vdpbf16ps	%zmm30, %zmm0, %zmm4
	vbroadcastss	52(%rbp), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm3
	vdpbf16ps	%zmm30, %zmm0, %zmm2
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
	vxorps	%xmm2, %xmm2, %xmm2
.LBB0_9:
	vmovss	136(%rdi), %xmm30
	vmovss	144(%rdi), %xmm31
	vucomiss	.LCPI0_0(%rip), %xmm30
	jne	.LBB0_14
	jp	.LBB0_14
	vucomiss	%xmm1, %xmm31
	jne	.LBB0_17
	jp	.LBB0_17
	vmovups	%zmm29, (%rcx)
	vmovups	%zmm28, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm27, (%rcx,%rax)
	vmovups	%zmm26, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm25, (%rax,%rdx)
	vmovups	%zmm24, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm23, (%rax,%rsi)
	vmovups	%zmm22, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm21, (%rax,%rdx)
	vmovups	%zmm20, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm19, (%rax,%rsi)
	vmovups	%zmm18, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm17, (%rax,%rdx)
	vmovups	%zmm16, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm15, (%rax,%rsi)
	vmovups	%zmm14, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm13, (%rax,%rdx)
	vmovups	%zmm12, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm11, (%rax,%rsi)
	vmovups	%zmm10, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm9, (%rax,%rdx)
	vmovups	%zmm8, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm7, (%rax,%rsi)
	vmovups	%zmm6, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm5, (%rax,%rdx)
	vmovups	%zmm4, 64(%rax,%rdx)
	vmovups	%zmm3, (%rax,%rsi)
.LBB0_12:
	vmovups	%zmm2, 64(%rax,%rsi)
.LBB0_13:
	movq	-40(%rsp), %r12
	addq	-32(%rsp), %r12
	addq	-24(%rsp), %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_37
.LBB0_14:
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm0
	vucomiss	%xmm1, %xmm31
	jne	.LBB0_18
	jp	.LBB0_18
	vmovups	%zmm0, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm25, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm17, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm9, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
.LBB0_16:
	vmovups	%zmm0, 64(%rax,%rsi)
	jmp	.LBB0_13
.LBB0_17:
	vbroadcastss	%xmm31, %zmm30
	vfmadd231ps	(%rcx), %zmm30, %zmm29
	vmovups	%zmm29, (%rcx)
	vfmadd231ps	64(%rcx), %zmm30, %zmm28
	vmovups	%zmm28, 64(%rcx)
	vfmadd231ps	(%rcx,%rax), %zmm30, %zmm27
	vmovups	%zmm27, (%rcx,%rax)
	vfmadd231ps	64(%rcx,%rax), %zmm30, %zmm26
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm26, 64(%rcx,%rax)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm25
	vmovups	%zmm25, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm24
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm24, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm23
	vmovups	%zmm23, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm22
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm22, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm21
	vmovups	%zmm21, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm20
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm20, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm19
	vmovups	%zmm19, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm18
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm18, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm17
	vmovups	%zmm17, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm16
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm16, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm15
	vmovups	%zmm15, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm14
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm14, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm13
	vmovups	%zmm13, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm12
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm12, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm11
	vmovups	%zmm11, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm10
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm10, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm9
	vmovups	%zmm9, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm8
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm8, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm7
	vmovups	%zmm7, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm6
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm6, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm5
	vmovups	%zmm5, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm4
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm4, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm3
	vmovups	%zmm3, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm2
	jmp	.LBB0_12
.LBB0_18:
	vbroadcastss	%xmm31, %zmm29
	vfmadd231ps	(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vfmadd231ps	64(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vfmadd231ps	(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vfmadd231ps	64(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	vmulps	%zmm30, %zmm25, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm9, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
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
	vxorps	%xmm1, %xmm1, %xmm1
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
	vxorps	%xmm2, %xmm2, %xmm2
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
	vbroadcastss	(%r13), %zmm0
	prefetcht1	(%r11,%r9)
	vmovups	(%rbp,%r9,2), %zmm31
	vmovups	64(%rbp,%r9,2), %zmm30
	vdpbf16ps	%zmm31, %zmm0, %zmm29
	vdpbf16ps	%zmm30, %zmm0, %zmm28
	vbroadcastss	4(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm27
	vdpbf16ps	%zmm30, %zmm0, %zmm26
	vbroadcastss	8(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm25
	vdpbf16ps	%zmm30, %zmm0, %zmm24
	vbroadcastss	12(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm23
	vdpbf16ps	%zmm30, %zmm0, %zmm22
	vbroadcastss	16(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm21
	vdpbf16ps	%zmm30, %zmm0, %zmm20
	vbroadcastss	20(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm19
	vdpbf16ps	%zmm30, %zmm0, %zmm18
	vbroadcastss	24(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm17
	vdpbf16ps	%zmm30, %zmm0, %zmm16
	vbroadcastss	28(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm15
	vdpbf16ps	%zmm30, %zmm0, %zmm14
	vbroadcastss	32(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm13
	vdpbf16ps	%zmm30, %zmm0, %zmm12
	vbroadcastss	36(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm11
	vdpbf16ps	%zmm30, %zmm0, %zmm10
	vbroadcastss	40(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm9
	vdpbf16ps	%zmm30, %zmm0, %zmm8
	vbroadcastss	44(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm7
	vdpbf16ps	%zmm30, %zmm0, %zmm6
	vbroadcastss	48(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm5
	vdpbf16ps	%zmm30, %zmm0, %zmm4
	vbroadcastss	52(%r13), %zmm0
	vdpbf16ps	%zmm31, %zmm0, %zmm3
	addq	%rax, %r10
	cmpq	$23, %r12
	cmovaeq	%r8, %r10
	vdpbf16ps	%zmm30, %zmm0, %zmm2
	addq	$64, %r9
	addq	$56, %r13
	decq	%r12
	jne	.LBB0_26
	jmp	.LBB0_23
	.p2align	4
.LBB0_27:
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
	vxorps	%xmm2, %xmm2, %xmm2
.LBB0_28:
	vmovss	136(%rdi), %xmm30
	vmovss	144(%rdi), %xmm31
	vucomiss	.LCPI0_0(%rip), %xmm30
	jne	.LBB0_33
	jp	.LBB0_33
	vucomiss	%xmm1, %xmm31
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %r12
	jne	.LBB0_35
	jp	.LBB0_35
	vmovups	%zmm29, (%rcx)
	vmovups	%zmm28, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm27, (%rcx,%rax)
	vmovups	%zmm26, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm25, (%rax,%rdx)
	vmovups	%zmm24, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm23, (%rax,%rsi)
	vmovups	%zmm22, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm21, (%rax,%rdx)
	vmovups	%zmm20, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm19, (%rax,%rsi)
	vmovups	%zmm18, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm17, (%rax,%rdx)
	vmovups	%zmm16, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm15, (%rax,%rsi)
	vmovups	%zmm14, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm13, (%rax,%rdx)
	vmovups	%zmm12, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm11, (%rax,%rsi)
	vmovups	%zmm10, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm9, (%rax,%rdx)
	vmovups	%zmm8, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm7, (%rax,%rsi)
	vmovups	%zmm6, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm5, (%rax,%rdx)
	vmovups	%zmm4, 64(%rax,%rdx)
	vmovups	%zmm3, (%rax,%rsi)
.LBB0_31:
	vmovups	%zmm2, 64(%rax,%rsi)
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
	vucomiss	%xmm1, %xmm31
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %r12
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm0
	jne	.LBB0_36
	jp	.LBB0_36
	vmovups	%zmm0, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm25, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm17, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm9, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	jmp	.LBB0_32
.LBB0_35:
	vbroadcastss	%xmm31, %zmm30
	vfmadd231ps	(%rcx), %zmm30, %zmm29
	vmovups	%zmm29, (%rcx)
	vfmadd231ps	64(%rcx), %zmm30, %zmm28
	vmovups	%zmm28, 64(%rcx)
	vfmadd231ps	(%rcx,%rax), %zmm30, %zmm27
	vmovups	%zmm27, (%rcx,%rax)
	vfmadd231ps	64(%rcx,%rax), %zmm30, %zmm26
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm26, 64(%rcx,%rax)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm25
	vmovups	%zmm25, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm24
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm24, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm23
	vmovups	%zmm23, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm22
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm22, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm21
	vmovups	%zmm21, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm20
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm20, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm19
	vmovups	%zmm19, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm18
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm18, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm17
	vmovups	%zmm17, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm16
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm16, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm15
	vmovups	%zmm15, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm14
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm14, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm13
	vmovups	%zmm13, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm12
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm12, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm11
	vmovups	%zmm11, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm10
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm10, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm9
	vmovups	%zmm9, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm8
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm8, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm7
	vmovups	%zmm7, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm6
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm6, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm5
	vmovups	%zmm5, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm4
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm4, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm3
	vmovups	%zmm3, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm2
	jmp	.LBB0_31
.LBB0_36:
	vbroadcastss	%xmm31, %zmm29
	vfmadd231ps	(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vfmadd231ps	64(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vfmadd231ps	(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vfmadd231ps	64(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	vmulps	%zmm30, %zmm25, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm9, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
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
