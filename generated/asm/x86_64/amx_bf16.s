# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_bf16p16x32_bf16p16x2_32x32__amx_bf16 for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_bf16p16x32_bf16p16x2_32x32__amx_bf16.2x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movq	%rcx, %r11
	movq	%rsi, -88(%rsp)
	movq	160(%rdi), %r12
	movq	(%rdi), %rax
	movq	72(%rdi), %rcx
	movq	%rcx, -112(%rsp)
	movq	104(%rdi), %rcx
	movq	%rcx, -120(%rsp)
	movq	128(%rdi), %r10
	shlq	$2, %r10
	testq	%r12, %r12
	sete	%cl
	addq	24(%rdi), %rax
	imulq	32(%rdi), %rax
	addq	%rax, %rax
	movl	120(%rdi), %esi
	orl	%r10d, %esi
	testb	$63, %sil
	sete	%sil
	cmpq	$40961, %rax
	setb	%al
	andb	%sil, %al
	movq	%r8, -96(%rsp)
	cmpq	$1, %r8
	sete	%sil
	orb	%cl, %sil
	movb	%sil, -121(%rsp)
	movq	%rdi, -104(%rsp)
	vmovss	144(%rdi), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	jne	.LBB0_2
	jp	.LBB0_2
	tilezero	%tmm0
	tilezero	%tmm1
	tilezero	%tmm2
	tilezero	%tmm3
	jmp	.LBB0_3
.LBB0_2:
	tileloadd	(%r11,%r10), %tmm0
	movq	%r10, %rcx
	shlq	$4, %rcx
	leaq	(%r11,%rcx), %rsi
	tileloadd	(%rsi,%r10), %tmm1
	leaq	64(%r11), %rsi
	tileloadd	(%rsi,%r10), %tmm2
	addq	%r11, %rcx
	addq	$64, %rcx
	tileloadd	(%rcx,%r10), %tmm3
.LBB0_3:
	movq	-112(%rsp), %rcx
	addq	%rcx, %rcx
	movq	%rcx, -112(%rsp)
	movq	-120(%rsp), %rcx
	addq	%rcx, %rcx
	movq	%rcx, -120(%rsp)
	orb	%al, -121(%rsp)
	movq	-96(%rsp), %rbx
	imulq	%rbx, %r9
	movq	%r9, -48(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, -24(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	movl	$64, %r13d
	movq	-88(%rsp), %r14
	movq	%r11, %rdi
	movq	%r11, %r9
	xorl	%ebp, %ebp
	movq	%r12, -8(%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_30:
	tileloadd	(%r15,%r13), %tmm6
	movq	-120(%rsp), %rdx
	addq	%r15, %rdx
	tileloadd	(%rdx,%r13), %tmm7
	movq	-80(%rsp), %r14
	tileloadd	(%r14,%r13), %tmm4
	movq	-112(%rsp), %rdx
	addq	%r14, %rdx
	tileloadd	(%rdx,%r13), %tmm5
	tilestored	%tmm0, (%rcx,%rax)
	movq	-56(%rsp), %r11
	tileloadd	(%r11,%r10), %tmm0
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%rcx,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	movq	%r10, %rsi
	shlq	$4, %rsi
	leaq	(%r11,%rsi), %rdi
	tileloadd	(%rdi,%r10), %tmm1
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	leaq	64(%rcx), %rdi
	tilestored	%tmm2, (%rdi,%rax)
	leaq	64(%r11), %rdi
	tileloadd	(%rdi,%r10), %tmm2
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	leaq	64(%rcx,%rdx), %rcx
	tilestored	%tmm3, (%rcx,%rax)
	leaq	(%r11,%rsi), %rax
	addq	$64, %rax
	tileloadd	(%rax,%r10), %tmm3
	tdpbf16ps	%tmm7, %tmm5, %tmm3
.LBB0_31:
	movq	-64(%rsp), %rdi
	movq	-72(%rsp), %rbx
	decq	%r8
	movq	%r8, -48(%rsp)
	movl	$1, %ebp
	movq	%r15, %rdx
.LBB0_4:
	leaq	128(%rdi), %rax
	decq	%rbx
	movq	-112(%rsp), %rcx
	leaq	(%r14,%rcx,2), %rcx
	cmoveq	-88(%rsp), %rcx
	movq	%rcx, -80(%rsp)
	movq	%r11, -16(%rsp)
	movq	-24(%rsp), %rcx
	leaq	(%r11,%rcx), %rsi
	movq	-120(%rsp), %rcx
	leaq	(%rdx,%rcx,2), %r15
	cmovneq	%rdx, %r15
	cmoveq	%rax, %rsi
	cmoveq	%rax, %rdi
	movq	%rdi, -64(%rsp)
	cmoveq	-96(%rsp), %rbx
	movq	%rbx, -72(%rsp)
	movq	-104(%rsp), %rax
	vucomiss	144(%rax), %xmm0
	movq	%r9, -32(%rsp)
	cmovneq	%rsi, %r9
	movq	%rsi, -56(%rsp)
	cmovpq	%rsi, %r9
	movq	%r9, -40(%rsp)
	movq	40(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB0_9
	movq	-104(%rsp), %rax
	movq	80(%rax), %rsi
	addq	%rsi, %rsi
	movq	%rsi, 8(%rsp)
	movq	112(%rax), %rax
	addq	%rax, %rax
	movq	%rax, (%rsp)
	movq	%r15, 16(%rsp)
	jmp	.LBB0_23
	.p2align	4
.LBB0_22:
	movq	56(%rsp), %r14
	addq	8(%rsp), %r14
	movq	64(%rsp), %rdx
	addq	(%rsp), %rdx
	movl	$0, %ebp
	movq	48(%rsp), %rcx
	decq	%rcx
	movq	-8(%rsp), %r12
	movq	16(%rsp), %r15
	je	.LBB0_9
.LBB0_23:
	movq	%rcx, 48(%rsp)
	movq	%rbp, %r8
	shlq	$10, %r8
	movq	%r14, 56(%rsp)
	leaq	(%r14,%r8), %rbx
	movq	%rdx, 64(%rsp)
	addq	%rdx, %r8
	movq	-104(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	32(%rdx), %rax
	leaq	31(%rax), %r9
	shrq	$5, %r9
	movq	%r9, 32(%rsp)
	subq	%rbp, %r9
	addq	24(%rdx), %rcx
	imulq	%rax, %rcx
	addq	%rcx, %rcx
	movl	120(%rdx), %eax
	orl	%r10d, %eax
	testb	$63, %al
	movq	%r9, %r14
	movl	$0, %edx
	cmovneq	%rdx, %r14
	movq	-112(%rsp), %rax
	addq	%rbx, %rax
	cmpq	$40961, %rcx
	cmovaeq	%rdx, %r14
	movq	-120(%rsp), %rcx
	addq	%r8, %rcx
	movq	%r9, %rsi
	subq	%r14, %rsi
	cmpq	$1, -96(%rsp)
	cmovneq	%rdx, %rsi
	movq	%r14, %rdx
	testq	%r14, %r14
	je	.LBB0_25
	.p2align	4
.LBB0_24:
	tileloadd	(%r8,%r13), %tmm6
	tileloadd	(%rbx,%r13), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%rax,%r13), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%rcx,%r13), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %rbx
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	decq	%rdx
	jne	.LBB0_24
.LBB0_25:
	testq	%rsi, %rsi
	je	.LBB0_28
	movq	%rsi, %rdx
	.p2align	4
.LBB0_27:
	prefetcht0	4096(%r8)
	prefetcht0	4608(%r8)
	tileloaddt1	(%r8,%r13), %tmm6
	tileloadd	(%rbx,%r13), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%rax,%r13), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	prefetcht0	4096(%rcx)
	prefetcht0	4608(%rcx)
	tileloaddt1	(%rcx,%r13), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %rbx
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	decq	%rdx
	jne	.LBB0_27
.LBB0_28:
	movq	%rsi, 24(%rsp)
	subq	%r14, %r9
	subq	%rsi, %r9
	cmpb	$0, -121(%rsp)
	movq	%rbp, 40(%rsp)
	movq	%rbp, %r11
	movl	$0, %esi
	cmovneq	%rsi, %r11
	leaq	2(%r9), %rdx
	cmpq	$16, %r9
	movl	$16, %ebp
	cmovbq	%r9, %rbp
	cmpq	$8, %r9
	movl	$8, %r15d
	cmovbq	%r9, %r15
	cmpq	$16, %rdx
	cmovbq	%rsi, %rbp
	cmovaeq	%rsi, %r15
	testq	%r11, %r11
	cmoveq	%r11, %rbp
	cmoveq	%r11, %r15
	testq	%r15, %r15
	je	.LBB0_29
	movq	%r15, %rdi
	movq	%r12, %rdx
	movq	-32(%rsp), %r12
	movq	-40(%rsp), %rsi
	.p2align	4
.LBB0_13:
	tileloadd	(%r8,%r13), %tmm6
	tileloaddt1	(%rbx,%r13), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	vmovaps	(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	64(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tileloaddt1	(%rax,%r13), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	vmovaps	128(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	192(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tileloadd	(%rcx,%r13), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	vmovaps	256(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	320(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	vmovaps	384(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	448(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	addq	$512, %rdx
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	addq	$1024, %rbx
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	decq	%rdi
	jne	.LBB0_13
	testq	%rbp, %rbp
	jne	.LBB0_15
	jmp	.LBB0_17
	.p2align	4
.LBB0_29:
	movq	%r12, %rdx
	movq	-32(%rsp), %r12
	movq	-40(%rsp), %rsi
	testq	%rbp, %rbp
	je	.LBB0_17
.LBB0_15:
	movq	%rbp, %rdi
	.p2align	4
.LBB0_16:
	tileloadd	(%r8,%r13), %tmm6
	tileloaddt1	(%rbx,%r13), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rax,%r13), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	vmovaps	(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	64(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tileloadd	(%rcx,%r13), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	vmovaps	128(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	192(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	addq	$256, %rdx
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	addq	$1024, %rbx
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	decq	%rdi
	jne	.LBB0_16
.LBB0_17:
	leaq	(,%r15,4), %rsi
	leaq	(%rsi,%rbp,2), %rdi
	movl	$32, %esi
	subq	%rdi, %rsi
	testq	%r11, %r11
	cmoveq	%r11, %rsi
	testq	%rsi, %rsi
	je	.LBB0_19
	.p2align	4
.LBB0_18:
	vmovaps	(%rdx), %zmm1
	vmovups	%zmm1, (%r12)
	vmovaps	64(%rdx), %zmm1
	vmovups	%zmm1, 64(%r12)
	subq	$-128, %rdx
	addq	%r10, %r12
	#APP
	#NO_APP
	decq	%rsi
	jne	.LBB0_18
.LBB0_19:
	addq	%r15, %rbp
	cmpq	%rbp, %r9
	je	.LBB0_22
	addq	24(%rsp), %rbp
	addq	%r14, %rbp
	addq	40(%rsp), %rbp
	subq	32(%rsp), %rbp
	.p2align	4
.LBB0_21:
	tileloadd	(%r8,%r13), %tmm6
	tileloaddt1	(%rbx,%r13), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rax,%r13), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%rcx,%r13), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %rbx
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	incq	%rbp
	jne	.LBB0_21
	jmp	.LBB0_22
	.p2align	4
.LBB0_9:
	cmpb	$0, -121(%rsp)
	movl	$128, %eax
	cmovneq	%r10, %rax
	movq	%r12, %rcx
	movq	-16(%rsp), %r9
	cmovneq	%r9, %rcx
	movq	-48(%rsp), %r8
	cmpq	$1, %r8
	je	.LBB0_6
	movq	-104(%rsp), %rdx
	vmovss	144(%rdx), %xmm1
	vucomiss	%xmm0, %xmm1
	jne	.LBB0_30
	jp	.LBB0_30
	tileloadd	(%r15,%r13), %tmm6
	movq	-120(%rsp), %rdx
	addq	%r15, %rdx
	tileloadd	(%rdx,%r13), %tmm7
	movq	-80(%rsp), %r14
	tileloadd	(%r14,%r13), %tmm4
	movq	-112(%rsp), %rdx
	addq	%r14, %rdx
	tileloadd	(%rdx,%r13), %tmm5
	tilestored	%tmm0, (%rcx,%rax)
	tilezero	%tmm0
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%rcx,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	tilezero	%tmm1
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	leaq	64(%rcx), %rsi
	tilestored	%tmm2, (%rsi,%rax)
	tilezero	%tmm2
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	leaq	64(%rcx,%rdx), %rcx
	tilestored	%tmm3, (%rcx,%rax)
	tilezero	%tmm3
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	movq	-56(%rsp), %r11
	jmp	.LBB0_31
.LBB0_6:
	tilestored	%tmm0, (%rcx,%rax)
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%rcx,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	leaq	64(%rcx), %rsi
	tilestored	%tmm2, (%rsi,%rax)
	addq	%rdx, %rcx
	addq	$64, %rcx
	tilestored	%tmm3, (%rcx,%rax)
	movzbl	-121(%rsp), %eax
	xorb	$1, %al
	movzbl	%al, %eax
	shll	$5, %eax
	je	.LBB0_8
	.p2align	4
.LBB0_7:
	vmovaps	(%r12), %zmm0
	vmovups	%zmm0, (%r9)
	vmovaps	64(%r12), %zmm0
	vmovups	%zmm0, 64(%r9)
	subq	$-128, %r12
	addq	%r10, %r9
	#APP
	#NO_APP
	decq	%rax
	jne	.LBB0_7
.LBB0_8:
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
