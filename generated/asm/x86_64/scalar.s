# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32_f32p4x1_2x4u2__scalar for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p4x1_2x4u2__scalar.2x4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -64(%rsp)
	movq	%rdi, -112(%rsp)
	testq	%r8, %r8
	je	.LBB0_15
	movq	-112(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	48(%rdx), %r9
	shlq	$2, %rax
	leaq	(,%r9,4), %r10
	movq	112(%rdx), %rdi
	leaq	(,%rdi,4), %r11
	movq	%r11, -104(%rsp)
	movq	56(%rdx), %rdx
	shlq	$2, %rdx
	movq	%rdx, -56(%rsp)
	shlq	$3, %rdi
	movq	%rdi, -48(%rsp)
	shlq	$3, %r9
	leaq	(%rax,%r10), %r15
	addq	%rsi, %r15
	leaq	(%rsi,%r10), %r12
	leaq	(%rsi,%rax), %r13
	movq	$0, -88(%rsp)
	movq	%rsi, -96(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_13:
	movq	-80(%rsp), %rcx
	movss	(%rcx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm8, %xmm0
	movss	%xmm0, (%rcx)
	movss	4(%rcx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm7, %xmm0
	movss	%xmm0, 4(%rcx)
	mulss	%xmm9, %xmm6
	movss	8(%rcx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm6, %xmm0
	movss	%xmm0, 8(%rcx)
	mulss	%xmm9, %xmm3
	movss	12(%rcx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm3, %xmm0
	movss	%xmm0, 12(%rcx)
	mulss	%xmm9, %xmm5
	movq	-104(%rsp), %rdx
	movss	(%rcx,%rdx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm5, %xmm0
	movss	%xmm0, (%rcx,%rdx)
	mulss	%xmm9, %xmm4
	movss	4(%rcx,%rdx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm4, %xmm0
	movss	%xmm0, 4(%rcx,%rdx)
	mulss	%xmm9, %xmm2
	movss	8(%rcx,%rdx), %xmm0
	mulss	%xmm10, %xmm0
	addss	%xmm2, %xmm0
	movss	%xmm0, 8(%rcx,%rdx)
	mulss	%xmm9, %xmm1
	mulss	12(%rcx,%rdx), %xmm10
	addss	%xmm1, %xmm10
	movss	%xmm10, 12(%rcx,%rdx)
.LBB0_14:
	movq	-72(%rsp), %r8
	movq	-56(%rsp), %rdx
	addq	%rdx, -96(%rsp)
	addq	-48(%rsp), %rcx
	addq	%rdx, -88(%rsp)
	decq	%r8
	je	.LBB0_15
.LBB0_2:
	movq	%rcx, -80(%rsp)
	movq	%r8, -72(%rsp)
	movq	-112(%rsp), %rcx
	movq	24(%rcx), %rdx
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm2, %xmm2
	xorps	%xmm1, %xmm1
	testq	%rdx, %rdx
	je	.LBB0_11
	movq	-112(%rsp), %rcx
	movq	64(%rcx), %rdi
	shlq	$2, %rdi
	movq	%rdi, -8(%rsp)
	movq	96(%rcx), %rdi
	shlq	$2, %rdi
	movq	%rdi, -16(%rsp)
	movq	16(%rcx), %rcx
	movl	%ecx, %r11d
	andl	$1, %r11d
	andq	$-2, %rcx
	movq	%rcx, -24(%rsp)
	negq	%rcx
	movq	%rcx, -40(%rsp)
	movq	-88(%rsp), %rbp
	movq	-96(%rsp), %r14
	movq	-64(%rsp), %r8
	movq	%r11, -32(%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_10:
	movq	-8(%rsp), %rcx
	addq	%rcx, %r14
	addq	-16(%rsp), %r8
	addq	%rcx, %rbp
	decq	%rdx
	je	.LBB0_11
.LBB0_4:
	movq	%rbp, %r11
	movq	-40(%rsp), %rdi
	movq	%r8, %rcx
	movq	%r14, %rbx
	cmpq	$0, -24(%rsp)
	je	.LBB0_7
	.p2align	4
.LBB0_5:
	movss	(%rsi,%r11), %xmm10
	movss	(%r13,%r11), %xmm9
	movss	(%rcx), %xmm12
	movss	4(%rcx), %xmm11
	movaps	%xmm10, %xmm0
	mulss	%xmm12, %xmm0
	addss	%xmm8, %xmm0
	mulss	%xmm9, %xmm12
	addss	%xmm5, %xmm12
	movaps	%xmm10, %xmm14
	mulss	%xmm11, %xmm14
	addss	%xmm7, %xmm14
	mulss	%xmm9, %xmm11
	addss	%xmm4, %xmm11
	movss	8(%rcx), %xmm13
	movaps	%xmm10, %xmm15
	mulss	%xmm13, %xmm15
	addss	%xmm6, %xmm15
	mulss	%xmm9, %xmm13
	addss	%xmm2, %xmm13
	movss	12(%rcx), %xmm2
	mulss	%xmm2, %xmm10
	addss	%xmm3, %xmm10
	mulss	%xmm2, %xmm9
	addss	%xmm1, %xmm9
	movss	(%r12,%r11), %xmm3
	movss	(%r15,%r11), %xmm1
	movss	16(%rcx), %xmm5
	movaps	%xmm3, %xmm8
	mulss	%xmm5, %xmm8
	addss	%xmm0, %xmm8
	mulss	%xmm1, %xmm5
	addss	%xmm12, %xmm5
	movss	20(%rcx), %xmm4
	movaps	%xmm3, %xmm7
	mulss	%xmm4, %xmm7
	addss	%xmm14, %xmm7
	mulss	%xmm1, %xmm4
	addss	%xmm11, %xmm4
	movss	24(%rcx), %xmm2
	movaps	%xmm3, %xmm6
	mulss	%xmm2, %xmm6
	addss	%xmm15, %xmm6
	mulss	%xmm1, %xmm2
	addss	%xmm13, %xmm2
	movss	28(%rcx), %xmm0
	mulss	%xmm0, %xmm3
	addss	%xmm10, %xmm3
	mulss	%xmm0, %xmm1
	addss	%xmm9, %xmm1
	addq	$32, %rcx
	addq	%r9, %r11
	addq	$2, %rdi
	jne	.LBB0_5
	addq	%rsi, %r11
	movq	%r11, %rbx
.LBB0_7:
	movq	-32(%rsp), %r11
	testq	%r11, %r11
	je	.LBB0_10
	movq	%r11, %rdi
	.p2align	4
.LBB0_9:
	movss	(%rbx), %xmm9
	movss	(%rbx,%rax), %xmm0
	movss	(%rcx), %xmm10
	movss	4(%rcx), %xmm11
	movaps	%xmm9, %xmm12
	mulss	%xmm10, %xmm12
	addss	%xmm12, %xmm8
	mulss	%xmm0, %xmm10
	addss	%xmm10, %xmm5
	movaps	%xmm9, %xmm10
	mulss	%xmm11, %xmm10
	addss	%xmm10, %xmm7
	mulss	%xmm0, %xmm11
	addss	%xmm11, %xmm4
	movss	8(%rcx), %xmm10
	movaps	%xmm9, %xmm11
	mulss	%xmm10, %xmm11
	addss	%xmm11, %xmm6
	mulss	%xmm0, %xmm10
	addss	%xmm10, %xmm2
	movss	12(%rcx), %xmm10
	mulss	%xmm10, %xmm9
	addss	%xmm9, %xmm3
	mulss	%xmm10, %xmm0
	addss	%xmm0, %xmm1
	addq	%r10, %rbx
	addq	$16, %rcx
	decq	%rdi
	jne	.LBB0_9
	jmp	.LBB0_10
	.p2align	4
.LBB0_11:
	movq	-112(%rsp), %rcx
	movss	120(%rcx), %xmm9
	movss	128(%rcx), %xmm10
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm10
	mulss	%xmm9, %xmm8
	mulss	%xmm9, %xmm7
	jne	.LBB0_13
	jp	.LBB0_13
	movq	-80(%rsp), %rcx
	movss	%xmm8, (%rcx)
	movss	%xmm7, 4(%rcx)
	mulss	%xmm9, %xmm6
	movss	%xmm6, 8(%rcx)
	mulss	%xmm9, %xmm3
	movss	%xmm3, 12(%rcx)
	mulss	%xmm9, %xmm5
	movq	-104(%rsp), %rdx
	movss	%xmm5, (%rcx,%rdx)
	mulss	%xmm9, %xmm4
	movss	%xmm4, 4(%rcx,%rdx)
	mulss	%xmm9, %xmm2
	movss	%xmm2, 8(%rcx,%rdx)
	mulss	%xmm9, %xmm1
	movss	%xmm1, 12(%rcx,%rdx)
	jmp	.LBB0_14
.LBB0_15:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
