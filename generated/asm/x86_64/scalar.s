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
	movq	128(%rdi), %rax
	shlq	$2, %rax
	cmpq	$6, (%rdi)
	ja	.LBB0_7
	testq	%r8, %r8
	je	.LBB0_37
	movq	72(%rdi), %r9
	shlq	$2, %r9
	movss	.LCPI0_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	.p2align	4
.LBB0_3:
	cmpq	$48, 32(%rdi)
	jb	.LBB0_5
	prefetcht0	(%rcx)
	prefetcht0	(%rcx,%rax)
.LBB0_5:
	movq	40(%rdi), %r11
	testq	%r11, %r11
	je	.LBB0_6
	movq	80(%rdi), %rbx
	shlq	$2, %rbx
	movq	112(%rdi), %r14
	shlq	$2, %r14
	movq	32(%rdi), %r15
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	movq	%rsi, %r12
	movq	-16(%rsp), %r10
	jmp	.LBB0_14
	.p2align	4
.LBB0_16:
	addq	%rbx, %r12
	addq	%r14, %r10
	decq	%r11
	je	.LBB0_17
.LBB0_14:
	movq	%r15, %rdx
	movq	%r12, %rbp
	movq	%r10, %r13
	testq	%r15, %r15
	je	.LBB0_16
	.p2align	4
.LBB0_15:
	prefetcht1	1024(%r13)
	prefetcht1	1028(%r13)
	prefetcht1	1032(%r13)
	prefetcht1	1036(%r13)
	movss	(%rbp), %xmm11
	movss	4(%rbp), %xmm10
	movss	(%r13), %xmm12
	movss	4(%r13), %xmm13
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
	movss	8(%r13), %xmm12
	movaps	%xmm11, %xmm13
	mulss	%xmm12, %xmm13
	addss	%xmm13, %xmm7
	mulss	%xmm10, %xmm12
	addss	%xmm12, %xmm3
	movss	12(%r13), %xmm12
	mulss	%xmm12, %xmm11
	addss	%xmm11, %xmm6
	mulss	%xmm12, %xmm10
	addss	%xmm10, %xmm2
	addq	$8, %rbp
	addq	$16, %r13
	decq	%rdx
	jne	.LBB0_15
	jmp	.LBB0_16
	.p2align	4
.LBB0_6:
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
.LBB0_17:
	movss	136(%rdi), %xmm11
	movss	144(%rdi), %xmm10
	ucomiss	%xmm0, %xmm11
	jne	.LBB0_22
	jp	.LBB0_22
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_20
	jp	.LBB0_20
	movss	%xmm9, (%rcx)
	movss	%xmm8, 4(%rcx)
	movss	%xmm7, 8(%rcx)
	movss	%xmm6, 12(%rcx)
	movss	%xmm5, (%rcx,%rax)
	movss	%xmm4, 4(%rcx,%rax)
	movss	%xmm3, 8(%rcx,%rax)
.LBB0_24:
	movss	%xmm2, 12(%rcx,%rax)
.LBB0_25:
	addq	%r9, %rsi
	addq	%rax, %rcx
	addq	%rax, %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_37
.LBB0_22:
	mulss	%xmm11, %xmm9
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_26
	jp	.LBB0_26
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
	jmp	.LBB0_24
.LBB0_20:
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
.LBB0_21:
	mulss	12(%rcx,%rax), %xmm10
	addss	%xmm2, %xmm10
	movss	%xmm10, 12(%rcx,%rax)
	jmp	.LBB0_25
.LBB0_26:
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
	jmp	.LBB0_21
.LBB0_7:
	testq	%r8, %r8
	je	.LBB0_37
	movq	72(%rdi), %r9
	movq	104(%rdi), %rdx
	shlq	$2, %r9
	movq	%r9, -8(%rsp)
	movq	-16(%rsp), %r9
	leaq	(%r9,%rdx,4), %rdx
	movss	.LCPI0_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	.p2align	4
.LBB0_9:
	cmpq	$48, 32(%rdi)
	jb	.LBB0_11
	prefetcht0	(%rcx)
	prefetcht0	(%rcx,%rax)
.LBB0_11:
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	je	.LBB0_12
	movq	80(%rdi), %r14
	shlq	$2, %r14
	movq	112(%rdi), %r15
	shlq	$2, %r15
	movq	32(%rdi), %r9
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	movq	%rsi, %r13
	movq	-16(%rsp), %rbp
	jmp	.LBB0_28
	.p2align	4
.LBB0_31:
	addq	%r14, %r13
	addq	%r15, %rbp
	decq	%rbx
	je	.LBB0_32
.LBB0_28:
	testq	%r9, %r9
	je	.LBB0_31
	xorl	%r10d, %r10d
	movq	%r9, %r12
	movq	%rdx, %r11
	.p2align	4
.LBB0_30:
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
	addq	$8, %r10
	decq	%r12
	jne	.LBB0_30
	jmp	.LBB0_31
	.p2align	4
.LBB0_12:
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
.LBB0_32:
	movss	136(%rdi), %xmm11
	movss	144(%rdi), %xmm10
	ucomiss	%xmm0, %xmm11
	jne	.LBB0_40
	jp	.LBB0_40
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_38
	jp	.LBB0_38
	movss	%xmm9, (%rcx)
	movss	%xmm8, 4(%rcx)
	movss	%xmm7, 8(%rcx)
	movss	%xmm6, 12(%rcx)
	movss	%xmm5, (%rcx,%rax)
	movss	%xmm4, 4(%rcx,%rax)
	movss	%xmm3, 8(%rcx,%rax)
.LBB0_35:
	movss	%xmm2, 12(%rcx,%rax)
.LBB0_36:
	addq	-8(%rsp), %rsi
	addq	%rax, %rcx
	addq	%rax, %rcx
	movq	32(%rdi), %r9
	shlq	$6, %r9
	addq	%r9, %rdx
	decq	%r8
	jne	.LBB0_9
	jmp	.LBB0_37
.LBB0_40:
	mulss	%xmm11, %xmm9
	ucomiss	%xmm1, %xmm10
	jne	.LBB0_42
	jp	.LBB0_42
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
	jmp	.LBB0_35
.LBB0_38:
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
.LBB0_39:
	mulss	12(%rcx,%rax), %xmm10
	addss	%xmm2, %xmm10
	movss	%xmm10, 12(%rcx,%rax)
	jmp	.LBB0_36
.LBB0_42:
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
	jmp	.LBB0_39
.LBB0_37:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
