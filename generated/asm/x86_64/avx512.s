# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p14x1_f32p32x1_14x32u4__avx512_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p14x1_f32p32x1_14x32u4__avx512_fma.14x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %r9
	movq	%rdx, -56(%rsp)
	movq	128(%rdi), %rax
	shlq	$2, %rax
	cmpq	$42, (%rdi)
	movq	%rdi, -24(%rsp)
	ja	.LBB0_22
	testq	%r8, %r8
	je	.LBB0_44
	movq	72(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -40(%rsp)
	movq	%rax, %rdx
	shlq	$4, %rdx
	subq	%rax, %rdx
	subq	%rax, %rdx
	movq	%rdx, -48(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.LBB0_3:
	movq	40(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsi, -64(%rsp)
	je	.LBB0_11
	movq	80(%rdi), %r11
	shlq	$2, %r11
	movq	112(%rdi), %rbx
	shlq	$2, %rbx
	movq	32(%rdi), %r15
	movl	%r15d, %r10d
	andl	$3, %r10d
	andq	$-4, %r15
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
	movq	%rsi, %r12
	movq	-56(%rsp), %rsi
	jmp	.LBB0_6
	.p2align	4
.LBB0_5:
	addq	%r11, %r12
	addq	%rbx, %rsi
	decq	%rdx
	je	.LBB0_12
.LBB0_6:
	movq	%r15, %r14
	movq	%r12, %rbp
	movq	%rsi, %r13
	movq	%r9, %rdi
	testq	%r15, %r15
	je	.LBB0_8
	.p2align	4
.LBB0_7:
	movq	%rdi, %rcx
	prefetcht0	(%rdi)
	prefetcht0	64(%rdi)
	prefetcht1	8192(%r13)
	prefetcht1	8256(%r13)
	vmovups	(%r13), %zmm31
	vmovups	64(%r13), %zmm30
	vbroadcastss	(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	4(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	8(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	12(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	16(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	20(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	24(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	28(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	32(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	36(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	40(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	44(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	48(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	52(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	prefetcht1	8320(%r13)
	prefetcht1	8384(%r13)
	vmovups	128(%r13), %zmm31
	vmovups	192(%r13), %zmm30
	vbroadcastss	56(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	60(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	64(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	68(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	72(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	76(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	80(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	84(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	88(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	92(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	96(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	100(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	104(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	108(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	prefetcht1	8448(%r13)
	prefetcht1	8512(%r13)
	vmovups	256(%r13), %zmm31
	vmovups	320(%r13), %zmm30
	vbroadcastss	112(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	116(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	120(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	124(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	128(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	132(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	136(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	140(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	144(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	148(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	152(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	156(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	160(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	164(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	prefetcht1	8576(%r13)
	prefetcht1	8640(%r13)
	vmovups	384(%r13), %zmm31
	vmovups	448(%r13), %zmm30
	vbroadcastss	168(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	172(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	176(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	180(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	184(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	188(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	192(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	196(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	200(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	204(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	208(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	212(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	216(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	220(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	addq	$224, %rbp
	addq	$512, %r13
	addq	%rax, %rdi
	cmpq	$89, %r14
	cmovaeq	%rcx, %rdi
	addq	$-4, %r14
	jne	.LBB0_7
.LBB0_8:
	testq	%r10, %r10
	je	.LBB0_5
	movq	%r10, %rcx
	.p2align	4
.LBB0_10:
	prefetcht1	8192(%r13)
	prefetcht1	8256(%r13)
	vmovups	(%r13), %zmm31
	vmovups	64(%r13), %zmm30
	vbroadcastss	(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	4(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	8(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	12(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	16(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	20(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	24(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	28(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	32(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	36(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	40(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	44(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	48(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	52(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	addq	$56, %rbp
	subq	$-128, %r13
	decq	%rcx
	jne	.LBB0_10
	jmp	.LBB0_5
	.p2align	4
.LBB0_11:
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
.LBB0_12:
	movq	-24(%rsp), %rdi
	vmovss	136(%rdi), %xmm30
	vmovss	144(%rdi), %xmm31
	vucomiss	.LCPI0_0(%rip), %xmm30
	jne	.LBB0_17
	jp	.LBB0_17
	vucomiss	%xmm1, %xmm31
	movq	-64(%rsp), %rsi
	jne	.LBB0_20
	jp	.LBB0_20
	vmovups	%zmm29, (%r9)
	vmovups	%zmm28, 64(%r9)
	leaq	(%r9,%rax), %rcx
	vmovups	%zmm27, (%r9,%rax)
	vmovups	%zmm26, 64(%r9,%rax)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm25, (%rax,%rcx)
	vmovups	%zmm24, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm23, (%rax,%rdx)
	vmovups	%zmm22, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm21, (%rax,%rcx)
	vmovups	%zmm20, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm19, (%rax,%rdx)
	vmovups	%zmm18, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm17, (%rax,%rcx)
	vmovups	%zmm16, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm15, (%rax,%rdx)
	vmovups	%zmm14, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm13, (%rax,%rcx)
	vmovups	%zmm12, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm11, (%rax,%rdx)
	vmovups	%zmm10, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm9, (%rax,%rcx)
	vmovups	%zmm8, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm7, (%rax,%rdx)
	vmovups	%zmm6, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm5, (%rax,%rcx)
	vmovups	%zmm4, 64(%rax,%rcx)
	vmovups	%zmm3, (%rax,%rdx)
.LBB0_15:
	vmovups	%zmm2, 64(%rax,%rdx)
.LBB0_16:
	addq	-40(%rsp), %rsi
	addq	-48(%rsp), %r9
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_44
.LBB0_17:
	vucomiss	%xmm1, %xmm31
	movq	-64(%rsp), %rsi
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm0
	jne	.LBB0_21
	jp	.LBB0_21
	vmovups	%zmm0, (%r9)
	vmulps	%zmm30, %zmm28, %zmm0
	vmovups	%zmm0, 64(%r9)
	leaq	(%r9,%rax), %rcx
	vmulps	%zmm30, %zmm27, %zmm0
	vmovups	%zmm0, (%r9,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vmovups	%zmm0, 64(%r9,%rax)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm25, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm24, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm23, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm22, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm21, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm20, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm19, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm18, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm17, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm16, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm15, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm14, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm13, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm12, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm11, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm10, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm9, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm8, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm7, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm6, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm5, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm4, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	vmulps	%zmm30, %zmm3, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm2, %zmm0
.LBB0_19:
	vmovups	%zmm0, 64(%rax,%rdx)
	jmp	.LBB0_16
.LBB0_20:
	vbroadcastss	%xmm31, %zmm30
	vfmadd231ps	(%r9), %zmm30, %zmm29
	vmovups	%zmm29, (%r9)
	vfmadd231ps	64(%r9), %zmm30, %zmm28
	vmovups	%zmm28, 64(%r9)
	vfmadd231ps	(%r9,%rax), %zmm30, %zmm27
	vmovups	%zmm27, (%r9,%rax)
	vfmadd231ps	64(%r9,%rax), %zmm30, %zmm26
	leaq	(%r9,%rax), %rcx
	vmovups	%zmm26, 64(%r9,%rax)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm25
	vmovups	%zmm25, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm24
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm24, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm23
	vmovups	%zmm23, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm22
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm22, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm21
	vmovups	%zmm21, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm20
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm20, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm19
	vmovups	%zmm19, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm18
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm18, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm17
	vmovups	%zmm17, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm16
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm16, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm15
	vmovups	%zmm15, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm14
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm14, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm13
	vmovups	%zmm13, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm12
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm12, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm11
	vmovups	%zmm11, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm10
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm10, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm9
	vmovups	%zmm9, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm8
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm8, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm7
	vmovups	%zmm7, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm6
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm6, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm5
	vmovups	%zmm5, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm4
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm4, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm3
	vmovups	%zmm3, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm2
	jmp	.LBB0_15
.LBB0_21:
	vbroadcastss	%xmm31, %zmm29
	vfmadd231ps	(%r9), %zmm29, %zmm0
	vmovups	%zmm0, (%r9)
	vmulps	%zmm30, %zmm28, %zmm0
	vfmadd231ps	64(%r9), %zmm29, %zmm0
	vmovups	%zmm0, 64(%r9)
	leaq	(%r9,%rax), %rcx
	vmulps	%zmm30, %zmm27, %zmm0
	vfmadd231ps	(%r9,%rax), %zmm29, %zmm0
	vmovups	%zmm0, (%r9,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vfmadd231ps	64(%r9,%rax), %zmm29, %zmm0
	vmovups	%zmm0, 64(%r9,%rax)
	vmulps	%zmm30, %zmm25, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm24, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm23, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm22, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm21, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm20, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm19, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm18, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm15, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm14, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm13, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm12, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm11, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm9, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm8, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm6, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm4, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	vmulps	%zmm30, %zmm3, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	jmp	.LBB0_19
.LBB0_22:
	testq	%r8, %r8
	je	.LBB0_44
	movq	72(%rdi), %rdx
	movq	104(%rdi), %rcx
	shlq	$2, %rdx
	movq	%rdx, -8(%rsp)
	movq	%rax, %r10
	shlq	$4, %r10
	subq	%rax, %r10
	subq	%rax, %r10
	movq	%r10, -16(%rsp)
	movq	-56(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %r11
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.LBB0_24:
	movq	%r8, -32(%rsp)
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%rsi, -64(%rsp)
	je	.LBB0_34
	movq	80(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -40(%rsp)
	movq	112(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -48(%rsp)
	movq	32(%rdi), %r13
	movl	%r13d, %r10d
	andl	$3, %r10d
	andq	$-4, %r13
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
	movq	-56(%rsp), %rdx
	jmp	.LBB0_27
	.p2align	4
.LBB0_26:
	addq	-40(%rsp), %rsi
	addq	-48(%rsp), %rdx
	decq	%rbx
	je	.LBB0_35
.LBB0_27:
	testq	%r13, %r13
	je	.LBB0_31
	movq	%r9, %rdi
	xorl	%r9d, %r9d
	movq	%r13, %r12
	movq	%rsi, %rbp
	movq	%rdx, %r14
	movq	%rdi, %r15
	.p2align	4
.LBB0_29:
	vbroadcastss	(%rbp), %zmm0
	vmovups	(%rdx,%r9,8), %zmm31
	vmovups	64(%rdx,%r9,8), %zmm30
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	4(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	8(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	12(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	16(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	20(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	24(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	28(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	32(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	36(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	40(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	44(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	48(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	52(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vmovups	128(%rdx,%r9,8), %zmm31
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	vmovups	192(%rdx,%r9,8), %zmm30
	vbroadcastss	56(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	60(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	64(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	68(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	72(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	76(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	80(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	84(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	88(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	92(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	96(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	100(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	104(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	108(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	vmovups	256(%rdx,%r9,8), %zmm31
	vmovups	320(%rdx,%r9,8), %zmm30
	vbroadcastss	112(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	116(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	120(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	124(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	128(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	132(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	136(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	140(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	144(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	148(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	152(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	156(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	160(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	164(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	vmovups	384(%rdx,%r9,8), %zmm31
	vmovups	448(%rdx,%r9,8), %zmm30
	vbroadcastss	168(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	172(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	176(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	180(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	184(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	188(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	192(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	196(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	200(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	204(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	208(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	212(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	216(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	220(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	movq	%rdi, %rcx
	movq	%r14, %r8
	prefetcht0	(%rdi)
	prefetcht0	64(%rdi)
	prefetcht1	(%r11,%r9)
	addq	$224, %rbp
	addq	%rax, %rdi
	cmpq	$89, %r12
	cmovaeq	%rcx, %rdi
	leaq	(%rdx,%r9,8), %r14
	addq	$512, %r14
	addq	$64, %r9
	addq	$-4, %r12
	jne	.LBB0_29
	addq	$512, %r8
	movq	%r15, %r9
	testq	%r10, %r10
	jne	.LBB0_32
	jmp	.LBB0_26
	.p2align	4
.LBB0_31:
	movq	%rsi, %rbp
	movq	%rdx, %r8
	testq	%r10, %r10
	je	.LBB0_26
.LBB0_32:
	movq	%r10, %rcx
	.p2align	4
.LBB0_33:
	vmovups	(%r8), %zmm31
	vmovups	64(%r8), %zmm30
	vbroadcastss	(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	4(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	8(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	12(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	16(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	20(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	24(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	28(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	32(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	36(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	40(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	44(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	48(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	52(%rbp), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	addq	$56, %rbp
	subq	$-128, %r8
	decq	%rcx
	jne	.LBB0_33
	jmp	.LBB0_26
	.p2align	4
.LBB0_34:
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
.LBB0_35:
	movq	-24(%rsp), %rdi
	vmovss	136(%rdi), %xmm30
	vmovss	144(%rdi), %xmm31
	vucomiss	.LCPI0_0(%rip), %xmm30
	jne	.LBB0_40
	jp	.LBB0_40
	vucomiss	%xmm1, %xmm31
	movq	-32(%rsp), %r8
	movq	-64(%rsp), %rsi
	jne	.LBB0_42
	jp	.LBB0_42
	vmovups	%zmm29, (%r9)
	vmovups	%zmm28, 64(%r9)
	leaq	(%r9,%rax), %rcx
	vmovups	%zmm27, (%r9,%rax)
	vmovups	%zmm26, 64(%r9,%rax)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm25, (%rax,%rcx)
	vmovups	%zmm24, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm23, (%rax,%rdx)
	vmovups	%zmm22, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm21, (%rax,%rcx)
	vmovups	%zmm20, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm19, (%rax,%rdx)
	vmovups	%zmm18, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm17, (%rax,%rcx)
	vmovups	%zmm16, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm15, (%rax,%rdx)
	vmovups	%zmm14, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm13, (%rax,%rcx)
	vmovups	%zmm12, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm11, (%rax,%rdx)
	vmovups	%zmm10, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm9, (%rax,%rcx)
	vmovups	%zmm8, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm7, (%rax,%rdx)
	vmovups	%zmm6, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm5, (%rax,%rcx)
	vmovups	%zmm4, 64(%rax,%rcx)
	vmovups	%zmm3, (%rax,%rdx)
.LBB0_38:
	vmovups	%zmm2, 64(%rax,%rdx)
.LBB0_39:
	addq	-8(%rsp), %rsi
	addq	-16(%rsp), %r9
	movq	32(%rdi), %rcx
	shlq	$4, %rcx
	andq	$-64, %rcx
	addq	%rcx, %r11
	decq	%r8
	jne	.LBB0_24
	jmp	.LBB0_44
.LBB0_40:
	vucomiss	%xmm1, %xmm31
	movq	-32(%rsp), %r8
	movq	-64(%rsp), %rsi
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm0
	jne	.LBB0_43
	jp	.LBB0_43
	vmovups	%zmm0, (%r9)
	vmulps	%zmm30, %zmm28, %zmm0
	vmovups	%zmm0, 64(%r9)
	leaq	(%r9,%rax), %rcx
	vmulps	%zmm30, %zmm27, %zmm0
	vmovups	%zmm0, (%r9,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vmovups	%zmm0, 64(%r9,%rax)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm25, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm24, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm23, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm22, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm21, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm20, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm19, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm18, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm17, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm16, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm15, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm14, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm13, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm12, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm11, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm10, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm9, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm8, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm7, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm6, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm5, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm4, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	vmulps	%zmm30, %zmm3, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm2, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	jmp	.LBB0_39
.LBB0_42:
	vbroadcastss	%xmm31, %zmm30
	vfmadd231ps	(%r9), %zmm30, %zmm29
	vmovups	%zmm29, (%r9)
	vfmadd231ps	64(%r9), %zmm30, %zmm28
	vmovups	%zmm28, 64(%r9)
	vfmadd231ps	(%r9,%rax), %zmm30, %zmm27
	vmovups	%zmm27, (%r9,%rax)
	vfmadd231ps	64(%r9,%rax), %zmm30, %zmm26
	leaq	(%r9,%rax), %rcx
	vmovups	%zmm26, 64(%r9,%rax)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm25
	vmovups	%zmm25, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm24
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm24, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm23
	vmovups	%zmm23, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm22
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm22, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm21
	vmovups	%zmm21, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm20
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm20, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm19
	vmovups	%zmm19, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm18
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm18, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm17
	vmovups	%zmm17, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm16
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm16, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm15
	vmovups	%zmm15, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm14
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm14, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm13
	vmovups	%zmm13, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm12
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm12, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm11
	vmovups	%zmm11, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm10
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm10, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm9
	vmovups	%zmm9, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm8
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm8, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm7
	vmovups	%zmm7, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm6
	leaq	(%rdx,%rax), %rcx
	vmovups	%zmm6, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %zmm30, %zmm5
	vmovups	%zmm5, (%rax,%rcx)
	vfmadd231ps	64(%rax,%rcx), %zmm30, %zmm4
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm4, 64(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm3
	vmovups	%zmm3, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm2
	jmp	.LBB0_38
.LBB0_43:
	vbroadcastss	%xmm31, %zmm29
	vfmadd231ps	(%r9), %zmm29, %zmm0
	vmovups	%zmm0, (%r9)
	vmulps	%zmm30, %zmm28, %zmm0
	vfmadd231ps	64(%r9), %zmm29, %zmm0
	vmovups	%zmm0, 64(%r9)
	leaq	(%r9,%rax), %rcx
	vmulps	%zmm30, %zmm27, %zmm0
	vfmadd231ps	(%r9,%rax), %zmm29, %zmm0
	vmovups	%zmm0, (%r9,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vfmadd231ps	64(%r9,%rax), %zmm29, %zmm0
	vmovups	%zmm0, 64(%r9,%rax)
	vmulps	%zmm30, %zmm25, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm24, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm23, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm22, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm21, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm20, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm19, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm18, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm15, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm14, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm13, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm12, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm11, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm9, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm8, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm0, 64(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm6, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	vmulps	%zmm30, %zmm4, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rcx)
	vmulps	%zmm30, %zmm3, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	jmp	.LBB0_39
.LBB0_44:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
