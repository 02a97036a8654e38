# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p2x1_f32p4x1_2x4__scalar for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p2x1_f32p4x1_2x4__scalar.2x4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -24(%rsp)
	testq	%r8, %r8
	je	.LBB0_16
	movq	128(%rdi), %rdx
	leaq	(,%rdx,4), %r9
	movq	72(%rdi), %r10
	movq	104(%rdi), %rax
	shlq	$2, %r10
	movq	%r10, -16(%rsp)
	shlq	$3, %rdx
	movq	%rdx, -8(%rsp)
	movq	-24(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movss	.LCPI0_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	jmp	.LBB0_2
	.p2align	4
.LBB0_13:
	movss	%xmm9, (%rcx)
	movss	%xmm8, 4(%rcx)
	movss	%xmm7, 8(%rcx)
	movss	%xmm6, 12(%rcx)
	movss	%xmm5, (%rcx,%r9)
	movss	%xmm4, 4(%rcx,%r9)
	movss	%xmm3, 8(%rcx,%r9)
.LBB0_14:
	movss	%xmm2, 12(%rcx,%r9)
.LBB0_15:
	addq	-16(%rsp), %rsi
	addq	-8(%rsp), %rcx
	movq	32(%rdi), %rdx
	shlq	$6, %rdx
	addq	%rdx, %rax
	decq	%r8
	je	.LBB0_16
.LBB0_2:
	cmpq	$47, 32(%rdi)
	jbe	.LBB0_4
	prefetcht0	(%rcx)
	prefetcht0	(%rcx,%r9)
.LBB0_4:
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	je	.LBB0_5
	movq	80(%rdi), %r14
	shlq	$2, %r14
	movq	112(%rdi), %r15
	shlq	$2, %r15
	movq	32(%rdi), %rdx
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	movq	%rsi, %r13
	movq	-24(%rsp), %rbp
	jmp	.LBB0_7
	.p2align	4
.LBB0_10:
	addq	%r14, %r13
	addq	%r15, %rbp
	decq	%rbx
	je	.LBB0_11
.LBB0_7:
	testq	%rdx, %rdx
	je	.LBB0_10
	xorl	%r10d, %r10d
	movq	%rdx, %r12
	movq	%rax, %r11
	.p2align	4
.LBB0_9:
	prefetcht1	(%rax,%r10,8)
	movss	(%r13,%r10), %xmm11
	movss	4(%r13,%r10), %xmm10
	movss	(%rbp,%r10,2), %xmm12
	movss	4(%rbp,%r10,2), %xmm13
	movaps	%xmm11, %xmm14
	mulss	%xmm12, %xmm14
	addss	%xmm14, %xmm9
	mulss	%xmm10, %xmm12
	addss	%xmm12, %xmm5
	movaps	%xmm11, %xmm12
	mulss	%xmm13, %xmm12
	addss	%xmm12, %xmm8
	mulss	%xmm10, %xmm13
	addss	%xmm13, %xmm4
	movss	8(%rbp,%r10,2), %xmm12
	movaps	%xmm11, %xmm13
	mulss	%xmm12, %xmm13
	addss	%xmm13, %xmm7
	mulss	%xmm10, %xmm12
	addss	%xmm12, %xmm3
	movss	12(%rbp,%r10,2), %xmm12
	mulss	%xmm12, %xmm11
	addss	%xmm11, %xmm6
	mulss	%xmm12, %xmm10
	addss	%xmm10, %xmm2
	addq	$64, %r11
	addq	$8, %r10
	decq	%r12
	jne	.LBB0_9
	jmp	.LBB0_10
	.p2align	4
.LBB0_5:
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
.LBB0_11:
	movss	136(%rdi), %xmm11
	movss	144(%rdi), %xmm10
	ucomiss	%xmm0, %xmm11
	jne	.LBB0_19
	jp	.LBB0_19
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_17
	jnp	.LBB0_13
.LBB0_17:
	movss	(%rcx), %xmm11
	mulss	%xmm10, %xmm11
	addss	%xmm9, %xmm11
	movss	%xmm11, (%rcx)
	movss	4(%rcx), %xmm9
	mulss	%xmm10, %xmm9
	addss	%xmm8, %xmm9
	movss	%xmm9, 4(%rcx)
	movss	8(%rcx), %xmm8
	mulss	%xmm10, %xmm8
	addss	%xmm7, %xmm8
	movss	%xmm8, 8(%rcx)
	movss	12(%rcx), %xmm7
	mulss	%xmm10, %xmm7
	addss	%xmm6, %xmm7
	movss	%xmm7, 12(%rcx)
	movss	(%rcx,%r9), %xmm6
	mulss	%xmm10, %xmm6
	addss	%xmm5, %xmm6
	movss	%xmm6, (%rcx,%r9)
	movss	4(%rcx,%r9), %xmm5
	mulss	%xmm10, %xmm5
	addss	%xmm4, %xmm5
	movss	%xmm5, 4(%rcx,%r9)
	movss	8(%rcx,%r9), %xmm4
	mulss	%xmm10, %xmm4
	addss	%xmm3, %xmm4
	movss	%xmm4, 8(%rcx,%r9)
	jmp	.LBB0_18
	.p2align	4
.LBB0_19:
	mulss	%xmm11, %xmm9
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_21
	jp	.LBB0_21
	movss	%xmm9, (%rcx)
	mulss	%xmm11, %xmm8
	movss	%xmm8, 4(%rcx)
	mulss	%xmm11, %xmm7
	movss	%xmm7, 8(%rcx)
	mulss	%xmm11, %xmm6
	movss	%xmm6, 12(%rcx)
	mulss	%xmm11, %xmm5
	movss	%xmm5, (%rcx,%r9)
	mulss	%xmm11, %xmm4
	movss	%xmm4, 4(%rcx,%r9)
	mulss	%xmm11, %xmm3
	movss	%xmm3, 8(%rcx,%r9)
	mulss	%xmm11, %xmm2
	jmp	.LBB0_14
.LBB0_21:
	movss	(%rcx), %xmm12
	mulss	%xmm10, %xmm12
	addss	%xmm9, %xmm12
	movss	%xmm12, (%rcx)
	mulss	%xmm11, %xmm8
	movss	4(%rcx), %xmm9
	mulss	%xmm10, %xmm9
	addss	%xmm8, %xmm9
	movss	%xmm9, 4(%rcx)
	mulss	%xmm11, %xmm7
	movss	8(%rcx), %xmm8
	mulss	%xmm10, %xmm8
	addss	%xmm7, %xmm8
	movss	%xmm8, 8(%rcx)
	mulss	%xmm11, %xmm6
	movss	12(%rcx), %xmm7
	mulss	%xmm10, %xmm7
	addss	%xmm6, %xmm7
	movss	%xmm7, 12(%rcx)
	mulss	%xmm11, %xmm5
	movss	(%rcx,%r9), %xmm6
	mulss	%xmm10, %xmm6
	addss	%xmm5, %xmm6
	movss	%xmm6, (%rcx,%r9)
	mulss	%xmm11, %xmm4
	movss	4(%rcx,%r9), %xmm5
	mulss	%xmm10, %xmm5
	addss	%xmm4, %xmm5
	movss	%xmm5, 4(%rcx,%r9)
	mulss	%xmm11, %xmm3
	movss	8(%rcx,%r9), %xmm4
	mulss	%xmm10, %xmm4
	addss	%xmm3, %xmm4
	movss	%xmm4, 8(%rcx,%r9)
	mulss	%xmm11, %xmm2
.LBB0_18:
	mulss	12(%rcx,%r9), %xmm10
	addss	%xmm2, %xmm10
	movss	%xmm10, 12(%rcx,%r9)
	jmp	.LBB0_15
.LBB0_16:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
