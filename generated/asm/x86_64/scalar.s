# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p2x1_f32p4x1_2x4__scalar for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p2x1_f32p4x1_2x4__scalar.2x4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -16(%rsp)
	movq	%rdi, %r9
	movq	128(%rdi), %rax
	shlq	$2, %rax
	cmpq	$6, (%rdi)
	movq	%rdi, -24(%rsp)
	ja	.LBB0_12
	testq	%r8, %r8
	je	.LBB0_25
	movq	72(%r9), %rdx
	shlq	$2, %rdx
	movq	%rdx, -32(%rsp)
	movss	.LCPI0_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	.p2align	4
.LBB0_3:
	movq	40(%r9), %r11
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	testq	%r11, %r11
	je	.LBB0_9
	movq	-24(%rsp), %rdx
	movq	80(%rdx), %rbx
	shlq	$2, %rbx
	movq	112(%rdx), %r14
	shlq	$2, %r14
	movq	32(%rdx), %r10
	movq	%rsi, %r12
	movq	-16(%rsp), %r13
	jmp	.LBB0_5
	.p2align	4
.LBB0_8:
	addq	%rbx, %r12
	addq	%r14, %r13
	decq	%r11
	je	.LBB0_9
.LBB0_5:
	testq	%r10, %r10
	je	.LBB0_8
	xorl	%ebp, %ebp
	movq	%r10, %r15
	movq	%r13, %rdx
	movq	%rcx, %rdi
	.p2align	4
.LBB0_7:
	movq	%rdi, %r9
	prefetcht0	(%rdi)
	prefetcht1	1024(%r13,%rbp,2)
	prefetcht1	1028(%r13,%rbp,2)
	prefetcht1	1032(%r13,%rbp,2)
	prefetcht1	1036(%r13,%rbp,2)
	movss	(%r12,%rbp), %xmm11
	movss	4(%r12,%rbp), %xmm10
	movss	(%r13,%rbp,2), %xmm12
	movss	4(%r13,%rbp,2), %xmm13
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
	movss	8(%r13,%rbp,2), %xmm12
	movaps	%xmm11, %xmm13
	mulss	%xmm12, %xmm13
	addss	%xmm13, %xmm7
	mulss	%xmm10, %xmm12
	addss	%xmm12, %xmm3
	movss	12(%r13,%rbp,2), %xmm12
	mulss	%xmm12, %xmm11
	addss	%xmm11, %xmm6
	mulss	%xmm12, %xmm10
	addss	%xmm10, %xmm2
	addq	$16, %rdx
	addq	%rax, %rdi
	cmpq	$11, %r15
	cmovaeq	%r9, %rdi
	addq	$8, %rbp
	decq	%r15
	jne	.LBB0_7
	jmp	.LBB0_8
	.p2align	4
.LBB0_9:
	movq	-24(%rsp), %r9
	movss	136(%r9), %xmm11
	movss	144(%r9), %xmm10
	ucomiss	%xmm0, %xmm11
	jne	.LBB0_28
	jp	.LBB0_28
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_26
	jp	.LBB0_26
	movss	%xmm9, (%rcx)
	movss	%xmm8, 4(%rcx)
	movss	%xmm7, 8(%rcx)
	movss	%xmm6, 12(%rcx)
	movss	%xmm5, (%rcx,%rax)
	movss	%xmm4, 4(%rcx,%rax)
	movss	%xmm3, 8(%rcx,%rax)
.LBB0_30:
	movss	%xmm2, 12(%rcx,%rax)
.LBB0_31:
	addq	-32(%rsp), %rsi
	addq	%rax, %rcx
	addq	%rax, %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_25
.LBB0_28:
	mulss	%xmm11, %xmm9
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_32
	jp	.LBB0_32
	movss	%xmm9, (%rcx)
	mulss	%xmm11, %xmm8
	movss	%xmm8, 4(%rcx)
	mulss	%xmm11, %xmm7
	movss	%xmm7, 8(%rcx)
	mulss	%xmm11, %xmm6
	movss	%xmm6, 12(%rcx)
	mulss	%xmm11, %xmm5
	movss	%xmm5, (%rcx,%rax)
	mulss	%xmm11, %xmm4
	movss	%xmm4, 4(%rcx,%rax)
	mulss	%xmm11, %xmm3
	movss	%xmm3, 8(%rcx,%rax)
	mulss	%xmm11, %xmm2
	jmp	.LBB0_30
.LBB0_26:
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
	movss	(%rcx,%rax), %xmm6
	mulss	%xmm10, %xmm6
	addss	%xmm5, %xmm6
	movss	%xmm6, (%rcx,%rax)
	movss	4(%rcx,%rax), %xmm5
	mulss	%xmm10, %xmm5
	addss	%xmm4, %xmm5
	movss	%xmm5, 4(%rcx,%rax)
	movss	8(%rcx,%rax), %xmm4
	mulss	%xmm10, %xmm4
	addss	%xmm3, %xmm4
	movss	%xmm4, 8(%rcx,%rax)
.LBB0_27:
	mulss	12(%rcx,%rax), %xmm10
	addss	%xmm2, %xmm10
	movss	%xmm10, 12(%rcx,%rax)
	jmp	.LBB0_31
.LBB0_32:
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
	movss	(%rcx,%rax), %xmm6
	mulss	%xmm10, %xmm6
	addss	%xmm5, %xmm6
	movss	%xmm6, (%rcx,%rax)
	mulss	%xmm11, %xmm4
	movss	4(%rcx,%rax), %xmm5
	mulss	%xmm10, %xmm5
	addss	%xmm4, %xmm5
	movss	%xmm5, 4(%rcx,%rax)
	mulss	%xmm11, %xmm3
	movss	8(%rcx,%rax), %xmm4
	mulss	%xmm10, %xmm4
	addss	%xmm3, %xmm4
	movss	%xmm4, 8(%rcx,%rax)
	mulss	%xmm11, %xmm2
	jmp	.LBB0_27
.LBB0_12:
	testq	%r8, %r8
	je	.LBB0_25
	movq	72(%r9), %rdi
	movq	104(%r9), %rdx
	shlq	$2, %rdi
	movq	%rdi, -8(%rsp)
	movq	-16(%rsp), %rdi
	leaq	(%rdi,%rdx,4), %rdx
	movss	.LCPI0_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	.p2align	4
.LBB0_14:
	movq	%r8, -32(%rsp)
	movq	40(%r9), %rbx
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	testq	%rbx, %rbx
	je	.LBB0_20
	movq	-24(%rsp), %rdi
	movq	80(%rdi), %r8
	shlq	$2, %r8
	movq	112(%rdi), %r15
	shlq	$2, %r15
	movq	32(%rdi), %r9
	movq	%rsi, %r13
	movq	-16(%rsp), %rbp
	jmp	.LBB0_16
	.p2align	4
.LBB0_19:
	addq	%r8, %r13
	addq	%r15, %rbp
	decq	%rbx
	je	.LBB0_20
.LBB0_16:
	testq	%r9, %r9
	je	.LBB0_19
	xorl	%r10d, %r10d
	movq	%r9, %r12
	movq	%rdx, %r11
	movq	%rcx, %r14
	.p2align	4
.LBB0_18:
	movq	%r14, %rdi
	prefetcht0	(%r14)
	prefetcht1	(%rdx,%r10,8)
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
	addq	%rax, %r14
	cmpq	$11, %r12
	cmovaeq	%rdi, %r14
	addq	$8, %r10
	decq	%r12
	jne	.LBB0_18
	jmp	.LBB0_19
	.p2align	4
.LBB0_20:
	movq	-24(%rsp), %r9
	movss	136(%r9), %xmm11
	movss	144(%r9), %xmm10
	ucomiss	%xmm0, %xmm11
	jne	.LBB0_35
	jp	.LBB0_35
	ucomiss	%xmm1, %xmm10
	movq	-32(%rsp), %r8
	jne	.LBB0_33
	jp	.LBB0_33
	movss	%xmm9, (%rcx)
	movss	%xmm8, 4(%rcx)
	movss	%xmm7, 8(%rcx)
	movss	%xmm6, 12(%rcx)
	movss	%xmm5, (%rcx,%rax)
	movss	%xmm4, 4(%rcx,%rax)
	movss	%xmm3, 8(%rcx,%rax)
.LBB0_23:
	movss	%xmm2, 12(%rcx,%rax)
.LBB0_24:
	addq	-8(%rsp), %rsi
	addq	%rax, %rcx
	addq	%rax, %rcx
	movq	32(%r9), %rdi
	shlq	$6, %rdi
	addq	%rdi, %rdx
	decq	%r8
	jne	.LBB0_14
	jmp	.LBB0_25
.LBB0_35:
	ucomiss	%xmm1, %xmm10
	movq	-32(%rsp), %r8
	mulss	%xmm11, %xmm9
	jne	.LBB0_37
	jp	.LBB0_37
	movss	%xmm9, (%rcx)
	mulss	%xmm11, %xmm8
	movss	%xmm8, 4(%rcx)
	mulss	%xmm11, %xmm7
	movss	%xmm7, 8(%rcx)
	mulss	%xmm11, %xmm6
	movss	%xmm6, 12(%rcx)
	mulss	%xmm11, %xmm5
	movss	%xmm5, (%rcx,%rax)
	mulss	%xmm11, %xmm4
	movss	%xmm4, 4(%rcx,%rax)
	mulss	%xmm11, %xmm3
	movss	%xmm3, 8(%rcx,%rax)
	mulss	%xmm11, %xmm2
	jmp	.LBB0_23
.LBB0_33:
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
	movss	(%rcx,%rax), %xmm6
	mulss	%xmm10, %xmm6
	addss	%xmm5, %xmm6
	movss	%xmm6, (%rcx,%rax)
	movss	4(%rcx,%rax), %xmm5
	mulss	%xmm10, %xmm5
	addss	%xmm4, %xmm5
	movss	%xmm5, 4(%rcx,%rax)
	movss	8(%rcx,%rax), %xmm4
	mulss	%xmm10, %xmm4
	addss	%xmm3, %xmm4
	movss	%xmm4, 8(%rcx,%rax)
.LBB0_34:
	mulss	12(%rcx,%rax), %xmm10
	addss	%xmm2, %xmm10
	movss	%xmm10, 12(%rcx,%rax)
	jmp	.LBB0_24
.LBB0_37:
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
	movss	(%rcx,%rax), %xmm6
	mulss	%xmm10, %xmm6
	addss	%xmm5, %xmm6
	movss	%xmm6, (%rcx,%rax)
	mulss	%xmm11, %xmm4
	movss	4(%rcx,%rax), %xmm5
	mulss	%xmm10, %xmm5
	addss	%xmm4, %xmm5
	movss	%xmm5, 4(%rcx,%rax)
	mulss	%xmm11, %xmm3
	movss	8(%rcx,%rax), %xmm4
	mulss	%xmm10, %xmm4
	addss	%xmm3, %xmm4
	movss	%xmm4, 8(%rcx,%rax)
	mulss	%xmm11, %xmm2
	jmp	.LBB0_34
.LBB0_25:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
