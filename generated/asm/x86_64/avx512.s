# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p14x1_f32p32x1_14x32u4__avx512_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p14x1_f32p32x1_14x32u4__avx512_fma.14x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rsp)
	testq	%r8, %r8
	je	.LBB0_18
	movq	%rsi, %r9
	movq	%rdi, %r10
	movq	128(%rdi), %rax
	movq	72(%rdi), %rsi
	movq	104(%rdi), %rdx
	shlq	$2, %rsi
	movq	%rsi, -24(%rsp)
	imulq	$56, %rax, %rsi
	movq	%rsi, -32(%rsp)
	shlq	$2, %rax
	movq	-48(%rsp), %rsi
	leaq	(%rsi,%rdx,4), %rdi
	movq	%r10, -16(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_15:
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
.LBB0_16:
	vmovups	%zmm2, 64(%rax,%rsi)
.LBB0_17:
	addq	-24(%rsp), %r9
	addq	-32(%rsp), %rcx
	movq	32(%r10), %rdx
	shlq	$4, %rdx
	andq	$-64, %rdx
	addq	%rdx, %rdi
	decq	%r8
	je	.LBB0_18
.LBB0_2:
	cmpq	$47, 32(%r10)
	jbe	.LBB0_4
	prefetcht0	(%rcx)
	prefetcht0	64(%rcx)
	leaq	(%rcx,%rax), %rdx
	prefetcht0	(%rcx,%rax)
	prefetcht0	64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
.LBB0_4:
	movq	%r8, -8(%rsp)
	movq	40(%r10), %rbx
	testq	%rbx, %rbx
	movq	%r9, -40(%rsp)
	je	.LBB0_5
	movq	80(%r10), %r14
	shlq	$2, %r14
	movq	112(%r10), %r15
	shlq	$2, %r15
	movq	32(%r10), %r12
	movl	%r12d, %r13d
	andl	$3, %r13d
	andq	$-4, %r12
	movq	%r12, %r8
	negq	%r8
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
	movq	%r9, %r10
	movq	-48(%rsp), %r9
	jmp	.LBB0_7
	.p2align	4
.LBB0_12:
	addq	%r14, %r10
	addq	%r15, %r9
	decq	%rbx
	je	.LBB0_13
.LBB0_7:
	movq	%r8, %rbp
	movq	%r10, %rsi
	movq	%r9, %rdx
	movq	%rdi, %r11
	testq	%r12, %r12
	je	.LBB0_9
	.p2align	4
.LBB0_8:
	vbroadcastss	(%rsi), %zmm1
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm31
	vmovups	128(%rdx), %zmm30
	vfmadd231ps	%zmm0, %zmm1, %zmm29
	vfmadd231ps	%zmm1, %zmm31, %zmm28
	vbroadcastss	4(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm27
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vbroadcastss	8(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vfmadd231ps	%zmm1, %zmm31, %zmm24
	vbroadcastss	12(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm23
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vbroadcastss	16(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm31, %zmm20
	vbroadcastss	20(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vbroadcastss	24(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vfmadd231ps	%zmm1, %zmm31, %zmm16
	vbroadcastss	28(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm15
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vbroadcastss	32(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm31, %zmm12
	vbroadcastss	36(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm11
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vbroadcastss	40(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm31, %zmm8
	vbroadcastss	44(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm7
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vbroadcastss	48(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	vfmadd231ps	%zmm1, %zmm31, %zmm4
	vbroadcastss	52(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm3
	vfmadd231ps	%zmm31, %zmm1, %zmm2
	vbroadcastss	56(%rsi), %zmm0
	vmovups	192(%rdx), %zmm31
	vfmadd231ps	%zmm30, %zmm0, %zmm29
	vbroadcastss	60(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm28
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vbroadcastss	64(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm30, %zmm0, %zmm25
	vbroadcastss	68(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm24
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vbroadcastss	72(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm30, %zmm0, %zmm21
	vbroadcastss	76(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm20
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vbroadcastss	80(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm30, %zmm0, %zmm17
	vbroadcastss	84(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm16
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vbroadcastss	88(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm30, %zmm0, %zmm13
	vbroadcastss	92(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm12
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vbroadcastss	96(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm30, %zmm0, %zmm9
	vbroadcastss	100(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm8
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vbroadcastss	104(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm30, %zmm0, %zmm5
	vbroadcastss	108(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm4
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm31, %zmm1, %zmm2
	vmovups	256(%rdx), %zmm30
	vmovups	320(%rdx), %zmm0
	vbroadcastss	112(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm29
	vfmadd231ps	%zmm1, %zmm0, %zmm28
	vbroadcastss	116(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vfmadd231ps	%zmm1, %zmm0, %zmm26
	vbroadcastss	120(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm25
	vfmadd231ps	%zmm1, %zmm0, %zmm24
	vbroadcastss	124(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vfmadd231ps	%zmm1, %zmm0, %zmm22
	vbroadcastss	128(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm0, %zmm20
	vbroadcastss	132(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm18
	vbroadcastss	136(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm17
	vfmadd231ps	%zmm1, %zmm0, %zmm16
	vbroadcastss	140(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vfmadd231ps	%zmm1, %zmm0, %zmm14
	vbroadcastss	144(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm0, %zmm12
	vbroadcastss	148(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vfmadd231ps	%zmm1, %zmm0, %zmm10
	vbroadcastss	152(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm0, %zmm8
	vbroadcastss	156(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vbroadcastss	160(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm5
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vbroadcastss	164(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm0, %zmm1, %zmm2
	vmovups	384(%rdx), %zmm30
	vbroadcastss	168(%rsi), %zmm0
	vmovups	448(%rdx), %zmm31
	vfmadd231ps	%zmm30, %zmm0, %zmm29
	vbroadcastss	172(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm28
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vbroadcastss	176(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm30, %zmm0, %zmm25
	vbroadcastss	180(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm24
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vbroadcastss	184(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm30, %zmm0, %zmm21
	vbroadcastss	188(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm20
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vbroadcastss	192(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm30, %zmm0, %zmm17
	vbroadcastss	196(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm16
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vbroadcastss	200(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm30, %zmm0, %zmm13
	vbroadcastss	204(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm12
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vbroadcastss	208(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm30, %zmm0, %zmm9
	vbroadcastss	212(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm8
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vbroadcastss	216(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm30, %zmm0, %zmm5
	vbroadcastss	220(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm4
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm31, %zmm1, %zmm2
	prefetcht1	(%r11)
	addq	$224, %rsi
	addq	$512, %rdx
	addq	$64, %r11
	addq	$4, %rbp
	jne	.LBB0_8
.LBB0_9:
	testq	%r13, %r13
	je	.LBB0_12
	movq	%r13, %r11
	.p2align	4
.LBB0_11:
	vmovups	(%rdx), %zmm30
	vmovups	64(%rdx), %zmm0
	vbroadcastss	(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm29
	vfmadd231ps	%zmm1, %zmm0, %zmm28
	vbroadcastss	4(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vfmadd231ps	%zmm1, %zmm0, %zmm26
	vbroadcastss	8(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm25
	vfmadd231ps	%zmm1, %zmm0, %zmm24
	vbroadcastss	12(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vfmadd231ps	%zmm1, %zmm0, %zmm22
	vbroadcastss	16(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm0, %zmm20
	vbroadcastss	20(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm18
	vbroadcastss	24(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm17
	vfmadd231ps	%zmm1, %zmm0, %zmm16
	vbroadcastss	28(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vfmadd231ps	%zmm1, %zmm0, %zmm14
	vbroadcastss	32(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm0, %zmm12
	vbroadcastss	36(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vfmadd231ps	%zmm1, %zmm0, %zmm10
	vbroadcastss	40(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm0, %zmm8
	vbroadcastss	44(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vbroadcastss	48(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm5
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vbroadcastss	52(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm0, %zmm1, %zmm2
	addq	$56, %rsi
	subq	$-128, %rdx
	decq	%r11
	jne	.LBB0_11
	jmp	.LBB0_12
	.p2align	4
.LBB0_5:
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
.LBB0_13:
	movq	-16(%rsp), %r10
	vmovss	136(%r10), %xmm30
	vmovss	144(%r10), %xmm0
	vucomiss	.LCPI0_0(%rip), %xmm30
	movq	-8(%rsp), %r8
	vxorps	%xmm1, %xmm1, %xmm1
	jne	.LBB0_20
	jp	.LBB0_20
	vucomiss	%xmm1, %xmm0
	movq	-40(%rsp), %r9
	jne	.LBB0_19
	jnp	.LBB0_15
.LBB0_19:
	vbroadcastss	%xmm0, %zmm30
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
	jmp	.LBB0_16
	.p2align	4
.LBB0_20:
	vucomiss	%xmm1, %xmm0
	movq	-40(%rsp), %r9
	jne	.LBB0_22
	jp	.LBB0_22
	vbroadcastss	%xmm30, %zmm0
	vmulps	%zmm0, %zmm29, %zmm1
	vmovups	%zmm1, (%rcx)
	vmulps	%zmm0, %zmm28, %zmm1
	vmovups	%zmm1, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm0, %zmm27, %zmm1
	vmovups	%zmm1, (%rcx,%rax)
	vmulps	%zmm0, %zmm26, %zmm1
	vmovups	%zmm1, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm25, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm24, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm23, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm22, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm21, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm20, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm19, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm18, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm17, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm16, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm15, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm14, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm13, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm12, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm11, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm10, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm9, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm8, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm7, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm6, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm5, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm4, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	vmulps	%zmm0, %zmm3, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm2, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	jmp	.LBB0_17
.LBB0_22:
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm1
	vbroadcastss	%xmm0, %zmm29
	vfmadd231ps	(%rcx), %zmm29, %zmm1
	vmovups	%zmm1, (%rcx)
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
	jmp	.LBB0_17
.LBB0_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
