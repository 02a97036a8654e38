# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32_f32p16x1_6x16u2__avx2_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p16x1_6x16u2__avx2_fma.6x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -96(%rsp)
	testq	%r8, %r8
	je	.LBB0_18
	movq	40(%rdi), %rdx
	movq	48(%rdi), %r9
	leaq	(,%rdx,4), %r10
	leaq	(,%r9,4), %r11
	movq	112(%rdi), %rax
	leaq	(,%rax,4), %rbx
	movq	%rbx, -128(%rsp)
	movq	56(%rdi), %rbx
	shlq	$2, %rbx
	movq	%rbx, -80(%rsp)
	shlq	$3, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -88(%rsp)
	leaq	(%r10,%r10,2), %rax
	negq	%rax
	movq	%rax, -64(%rsp)
	shlq	$3, %r9
	leaq	(%r10,%r10,4), %rax
	movq	%r11, %rbp
	subq	%rax, %rbp
	shlq	$3, %rdx
	movq	%rdx, -56(%rsp)
	movq	%rdi, -72(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_16:
	vbroadcastss	%xmm13, %ymm13
	vmulps	%ymm13, %ymm12, %ymm0
	vbroadcastss	%xmm14, %ymm12
	movq	-112(%rsp), %rcx
	vfmadd231ps	(%rcx), %ymm12, %ymm0
	vmovups	%ymm0, (%rcx)
	vmulps	%ymm13, %ymm11, %ymm0
	vfmadd231ps	32(%rcx), %ymm12, %ymm0
	vmovups	%ymm0, 32(%rcx)
	movq	-128(%rsp), %rsi
	leaq	(%rcx,%rsi), %rax
	vmulps	%ymm13, %ymm10, %ymm0
	vfmadd231ps	(%rcx,%rsi), %ymm12, %ymm0
	vmovups	%ymm0, (%rcx,%rsi)
	vmulps	%ymm13, %ymm9, %ymm0
	vfmadd231ps	32(%rcx,%rsi), %ymm12, %ymm0
	vmovups	%ymm0, 32(%rcx,%rsi)
	vmulps	%ymm13, %ymm8, %ymm0
	vfmadd231ps	(%rsi,%rax), %ymm12, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	vmulps	%ymm7, %ymm13, %ymm0
	vfmadd231ps	32(%rsi,%rax), %ymm12, %ymm0
	leaq	(%rax,%rsi), %rdx
	vmovups	%ymm0, 32(%rsi,%rax)
	leaq	(%rdx,%rsi), %rax
	vmulps	%ymm6, %ymm13, %ymm0
	vfmadd231ps	(%rsi,%rdx), %ymm12, %ymm0
	vmovups	%ymm0, (%rsi,%rdx)
	vmulps	%ymm5, %ymm13, %ymm0
	vfmadd231ps	32(%rsi,%rdx), %ymm12, %ymm0
	vmovups	%ymm0, 32(%rsi,%rdx)
	leaq	(%rax,%rsi), %rdx
	vmulps	%ymm4, %ymm13, %ymm0
	vfmadd231ps	(%rsi,%rax), %ymm12, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	vmulps	%ymm3, %ymm13, %ymm0
	vfmadd231ps	32(%rsi,%rax), %ymm12, %ymm0
	vmovups	%ymm0, 32(%rsi,%rax)
	vmulps	%ymm2, %ymm13, %ymm0
	vfmadd231ps	(%rsi,%rdx), %ymm12, %ymm0
	vmovups	%ymm0, (%rsi,%rdx)
	vmulps	%ymm1, %ymm13, %ymm0
	vfmadd231ps	32(%rsi,%rdx), %ymm12, %ymm0
.LBB0_17:
	vmovups	%ymm0, 32(%rsi,%rdx)
	movq	-104(%rsp), %r8
	movq	-120(%rsp), %rsi
	addq	-80(%rsp), %rsi
	addq	-88(%rsp), %rcx
	decq	%r8
	je	.LBB0_18
.LBB0_2:
	movq	%rcx, -112(%rsp)
	movq	%r8, -104(%rsp)
	movq	24(%rdi), %rax
	testq	%rax, %rax
	movq	%rsi, -120(%rsp)
	je	.LBB0_3
	movq	64(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -16(%rsp)
	movq	96(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -24(%rsp)
	movq	16(%rdi), %rcx
	movl	%ecx, %r15d
	andl	$1, %r15d
	andq	$-2, %rcx
	movq	%rcx, -32(%rsp)
	negq	%rcx
	movq	%rcx, -48(%rsp)
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
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rsi, %rdx
	movq	-96(%rsp), %rcx
	movq	%r15, -40(%rsp)
	jmp	.LBB0_5
	.p2align	4
.LBB0_13:
	addq	-16(%rsp), %rdx
	addq	-24(%rsp), %rcx
	movq	-8(%rsp), %rax
	decq	%rax
	movq	-40(%rsp), %r15
	je	.LBB0_14
.LBB0_5:
	movq	%rax, -8(%rsp)
	cmpq	$0, -32(%rsp)
	je	.LBB0_9
	movq	-64(%rsp), %rdi
	movq	-48(%rsp), %rbx
	movq	%rdx, %rsi
	movq	%rcx, %r8
	.p2align	4
.LBB0_7:
	movq	%rsi, %rax
	vbroadcastss	(%rsi), %ymm13
	vmovups	(%r8), %ymm14
	vmovups	32(%r8), %ymm15
	vfmadd231ps	%ymm14, %ymm13, %ymm12
	vfmadd231ps	%ymm13, %ymm15, %ymm11
	addq	%r10, %rsi
	vbroadcastss	(%rax,%r10), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm15, %ymm9
	vbroadcastss	(%r10,%rsi), %ymm13
	addq	%r10, %rsi
	vfmadd231ps	%ymm14, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm15, %ymm7
	vbroadcastss	(%r10,%rsi), %ymm13
	addq	%r10, %rsi
	vfmadd231ps	%ymm14, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm15, %ymm5
	vbroadcastss	(%r10,%rsi), %ymm0
	vmovups	64(%r8), %ymm13
	addq	%r10, %rsi
	vfmadd231ps	%ymm14, %ymm0, %ymm4
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vbroadcastss	(%r10,%rsi), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm2
	vmovups	96(%r8), %ymm14
	addq	%r10, %rsi
	vfmadd231ps	%ymm15, %ymm0, %ymm1
	vbroadcastss	(%rbp,%rsi), %ymm0
	addq	%rbp, %rsi
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vbroadcastss	(%r10,%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	addq	%r10, %rsi
	vfmadd231ps	%ymm13, %ymm15, %ymm10
	vfmadd231ps	%ymm15, %ymm14, %ymm9
	vbroadcastss	(%r10,%rsi), %ymm0
	addq	%r10, %rsi
	vfmadd231ps	%ymm13, %ymm0, %ymm8
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vbroadcastss	(%r10,%rsi), %ymm0
	addq	%r10, %rsi
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	vfmadd231ps	%ymm0, %ymm14, %ymm5
	vbroadcastss	(%r10,%rsi), %ymm0
	addq	%r10, %rsi
	vfmadd231ps	%ymm13, %ymm0, %ymm4
	vbroadcastss	(%r10,%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vfmadd231ps	%ymm13, %ymm15, %ymm2
	vfmadd231ps	%ymm14, %ymm15, %ymm1
	subq	%r9, %rdi
	subq	$-128, %r8
	addq	%r10, %rsi
	addq	%rbp, %rsi
	addq	$2, %rbx
	jne	.LBB0_7
	addq	%r11, %rax
	addq	%r11, %rax
	movq	%rdx, %rbx
	subq	%rdi, %rbx
	testq	%r15, %r15
	jne	.LBB0_11
	jmp	.LBB0_13
	.p2align	4
.LBB0_9:
	leaq	(%r10,%r10,2), %rax
	leaq	(%rdx,%rax), %rbx
	movq	%rdx, %rax
	movq	%rcx, %r8
	testq	%r15, %r15
	je	.LBB0_13
.LBB0_11:
	movq	-56(%rsp), %r14
	leaq	(%rax,%r14), %rsi
	leaq	(%rax,%r10), %rdi
	addq	%rbx, %r14
	leaq	(%rbx,%r10), %r13
	xorl	%r12d, %r12d
	.p2align	4
.LBB0_12:
	vmovups	(%r8), %ymm0
	vmovups	32(%r8), %ymm13
	vbroadcastss	(%rax,%r12), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm12
	vfmadd231ps	%ymm14, %ymm13, %ymm11
	vbroadcastss	(%rdi,%r12), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm10
	vfmadd231ps	%ymm14, %ymm13, %ymm9
	vbroadcastss	(%rsi,%r12), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm14, %ymm13, %ymm7
	vbroadcastss	(%rbx,%r12), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm6
	vfmadd231ps	%ymm14, %ymm13, %ymm5
	vbroadcastss	(%r13,%r12), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm4
	vfmadd231ps	%ymm14, %ymm13, %ymm3
	vbroadcastss	(%r14,%r12), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm2
	vfmadd231ps	%ymm13, %ymm14, %ymm1
	addq	$64, %r8
	addq	%r11, %r12
	decq	%r15
	jne	.LBB0_12
	jmp	.LBB0_13
	.p2align	4
.LBB0_3:
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
	vxorps	%xmm1, %xmm1, %xmm1
.LBB0_14:
	movq	-72(%rsp), %rdi
	vmovss	120(%rdi), %xmm13
	vmovss	128(%rdi), %xmm14
	vxorps	%xmm0, %xmm0, %xmm0
	vucomiss	%xmm0, %xmm14
	jne	.LBB0_16
	jp	.LBB0_16
	vbroadcastss	%xmm13, %ymm0
	vmulps	%ymm0, %ymm12, %ymm12
	movq	-112(%rsp), %rcx
	vmovups	%ymm12, (%rcx)
	vmulps	%ymm0, %ymm11, %ymm11
	vmovups	%ymm11, 32(%rcx)
	movq	-128(%rsp), %rsi
	leaq	(%rcx,%rsi), %rax
	vmulps	%ymm0, %ymm10, %ymm10
	vmovups	%ymm10, (%rcx,%rsi)
	vmulps	%ymm0, %ymm9, %ymm9
	vmovups	%ymm9, 32(%rcx,%rsi)
	leaq	(%rax,%rsi), %rdx
	vmulps	%ymm0, %ymm8, %ymm8
	vmovups	%ymm8, (%rsi,%rax)
	vmulps	%ymm0, %ymm7, %ymm7
	vmovups	%ymm7, 32(%rsi,%rax)
	leaq	(%rdx,%rsi), %rax
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, (%rsi,%rdx)
	vmulps	%ymm0, %ymm5, %ymm5
	vmovups	%ymm5, 32(%rsi,%rdx)
	leaq	(%rax,%rsi), %rdx
	vmulps	%ymm0, %ymm4, %ymm4
	vmovups	%ymm4, (%rsi,%rax)
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 32(%rsi,%rax)
	vmulps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, (%rsi,%rdx)
	vmulps	%ymm0, %ymm1, %ymm0
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
