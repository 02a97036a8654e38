# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_i32_u8p16x64_i8p16x4_32x32__amx_int8 for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_i32_u8p16x64_i8p16x4_32x32__amx_int8.2x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movq	%rdx, %r14
	movq	%rsi, -88(%rsp)
	movq	160(%rdi), %r12
	movq	(%rdi), %rax
	movq	72(%rdi), %rdx
	movq	%rdx, -112(%rsp)
	movq	104(%rdi), %rdx
	movq	%rdx, -120(%rsp)
	movq	128(%rdi), %r10
	shlq	$2, %r10
	testq	%r12, %r12
	sete	%sil
	addq	24(%rdi), %rax
	imulq	32(%rdi), %rax
	movl	120(%rdi), %edx
	orl	%r10d, %edx
	testb	$63, %dl
	sete	%dl
	cmpq	$40961, %rax
	setb	%al
	andb	%dl, %al
	movq	%r8, -96(%rsp)
	cmpq	$1, %r8
	sete	%dl
	orb	%sil, %dl
	movb	%dl, -121(%rsp)
	movq	%rdi, -104(%rsp)
	cmpl	$0, 144(%rdi)
	je	.LBB0_1
	tileloadd	(%rcx,%r10), %tmm0
	movq	%r10, %rsi
	shlq	$4, %rsi
	leaq	(%rcx,%rsi), %rdx
	tileloadd	(%rdx,%r10), %tmm1
	leaq	64(%rcx), %rdx
	tileloadd	(%rdx,%r10), %tmm2
	leaq	(%rcx,%rsi), %rdx
	addq	$64, %rdx
	tileloadd	(%rdx,%r10), %tmm3
	jmp	.LBB0_3
.LBB0_1:
	tilezero	%tmm0
	tilezero	%tmm1
	tilezero	%tmm2
	tilezero	%tmm3
.LBB0_3:
	orb	%al, -121(%rsp)
	movq	-96(%rsp), %rdi
	imulq	%rdi, %r9
	movq	%r9, -40(%rsp)
	movq	%r10, %rdx
	shlq	$5, %rdx
	movq	%rdx, -16(%rsp)
	movl	$64, %r13d
	movq	-88(%rsp), %rbx
	movq	%rcx, %rsi
	movq	%rcx, %r11
	xorl	%r15d, %r15d
	movq	%r12, (%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_30:
	movq	-80(%rsp), %r14
	tileloadd	(%r14,%r13), %tmm6
	movq	-120(%rsp), %rcx
	leaq	(%r14,%rcx), %rdx
	tileloadd	(%rdx,%r13), %tmm7
	movq	-72(%rsp), %rbx
	tileloadd	(%rbx,%r13), %tmm4
	movq	-112(%rsp), %rcx
	leaq	(%rbx,%rcx), %rdx
	tileloadd	(%rdx,%r13), %tmm5
	tilestored	%tmm0, (%r9,%rax)
	movq	-48(%rsp), %rcx
	tileloadd	(%rcx,%r10), %tmm0
	tdpbusd	%tmm6, %tmm4, %tmm0
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%r9,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	movq	%r10, %rsi
	shlq	$4, %rsi
	leaq	(%rcx,%rsi), %rdi
	tileloadd	(%rdi,%r10), %tmm1
	tdpbusd	%tmm6, %tmm5, %tmm1
	leaq	64(%r9), %rdi
	tilestored	%tmm2, (%rdi,%rax)
	leaq	64(%rcx), %rdi
	tileloadd	(%rdi,%r10), %tmm2
	tdpbusd	%tmm7, %tmm4, %tmm2
	leaq	64(%r9,%rdx), %rdx
	tilestored	%tmm3, (%rdx,%rax)
	leaq	(%rcx,%rsi), %rax
	addq	$64, %rax
	tileloadd	(%rax,%r10), %tmm3
	tdpbusd	%tmm7, %tmm5, %tmm3
.LBB0_31:
	movq	-56(%rsp), %rsi
	movq	-64(%rsp), %rdi
	decq	%r8
	movq	%r8, -40(%rsp)
	movl	$1, %r15d
.LBB0_4:
	leaq	128(%rsi), %rax
	movq	%rcx, -8(%rsp)
	movq	-16(%rsp), %rdx
	addq	%rdx, %rcx
	decq	%rdi
	movq	-112(%rsp), %rdx
	leaq	(%rbx,%rdx,2), %rdx
	cmoveq	-88(%rsp), %rdx
	movq	%rdx, -72(%rsp)
	movq	-120(%rsp), %rdx
	leaq	(%r14,%rdx,2), %rdx
	cmovneq	%r14, %rdx
	movq	%rdx, -80(%rsp)
	cmoveq	%rax, %rcx
	cmoveq	%rax, %rsi
	movq	%rsi, -56(%rsp)
	cmoveq	-96(%rsp), %rdi
	movq	%rdi, -64(%rsp)
	movq	-104(%rsp), %rax
	cmpl	$0, 144(%rax)
	movq	%rcx, -48(%rsp)
	movq	%r11, -24(%rsp)
	cmoveq	%r11, %rcx
	movq	%rcx, -32(%rsp)
	movq	40(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB0_9
	movq	-104(%rsp), %rax
	movq	80(%rax), %rdx
	movq	%rdx, 16(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 8(%rsp)
	jmp	.LBB0_23
	.p2align	4
.LBB0_22:
	movq	56(%rsp), %rbx
	addq	16(%rsp), %rbx
	movq	64(%rsp), %r14
	addq	8(%rsp), %r14
	movl	$0, %r15d
	movq	48(%rsp), %rcx
	decq	%rcx
	movq	(%rsp), %r12
	je	.LBB0_9
.LBB0_23:
	movq	%rcx, 48(%rsp)
	movq	%r15, %r8
	shlq	$10, %r8
	movq	%rbx, 56(%rsp)
	addq	%r8, %rbx
	addq	%r14, %r8
	movq	-104(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	32(%rdx), %rax
	leaq	63(%rax), %rbp
	shrq	$6, %rbp
	movq	%rbp, 32(%rsp)
	addq	24(%rdx), %rcx
	subq	%r15, %rbp
	imulq	%rax, %rcx
	movl	120(%rdx), %eax
	orl	%r10d, %eax
	testb	$63, %al
	movq	%rbp, %r9
	movl	$0, %edx
	cmovneq	%rdx, %r9
	movq	-112(%rsp), %rax
	addq	%rbx, %rax
	cmpq	$40961, %rcx
	cmovaeq	%rdx, %r9
	movq	-120(%rsp), %rcx
	addq	%r8, %rcx
	movq	%rbp, %rsi
	subq	%r9, %rsi
	cmpq	$1, -96(%rsp)
	cmovneq	%rdx, %rsi
	movq	%r9, %rdx
	testq	%r9, %r9
	je	.LBB0_25
	.p2align	4
.LBB0_24:
	tileloadd	(%r8,%r13), %tmm6
	tileloadd	(%rbx,%r13), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rax,%r13), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	tileloadd	(%rcx,%r13), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %rbx
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	decq	%rdx
	jne	.LBB0_24
.LBB0_25:
	testq	%rsi, %rsi
	movq	%r14, 64(%rsp)
	je	.LBB0_28
	movq	%rsi, %rdx
	.p2align	4
.LBB0_27:
	prefetcht0	4096(%r8)
	prefetcht0	4608(%r8)
	tileloaddt1	(%r8,%r13), %tmm6
	tileloadd	(%rbx,%r13), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rax,%r13), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	prefetcht0	4096(%rcx)
	prefetcht0	4608(%rcx)
	tileloaddt1	(%rcx,%r13), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %rbx
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	decq	%rdx
	jne	.LBB0_27
.LBB0_28:
	movq	%rsi, 24(%rsp)
	subq	%r9, %rbp
	subq	%rsi, %rbp
	cmpb	$0, -121(%rsp)
	movq	%r15, 40(%rsp)
	movq	%r15, %r11
	movl	$0, %esi
	cmovneq	%rsi, %r11
	leaq	2(%rbp), %rdx
	cmpq	$16, %rbp
	movl	$16, %r14d
	cmovbq	%rbp, %r14
	cmpq	$8, %rbp
	movl	$8, %r15d
	cmovbq	%rbp, %r15
	cmpq	$16, %rdx
	cmovbq	%rsi, %r14
	cmovaeq	%rsi, %r15
	testq	%r11, %r11
	cmoveq	%r11, %r14
	cmoveq	%r11, %r15
	testq	%r15, %r15
	je	.LBB0_29
	movq	%r15, %rdi
	movq	%r12, %rdx
	movq	-24(%rsp), %r12
	movq	-32(%rsp), %rsi
	.p2align	4
.LBB0_13:
	tileloadd	(%r8,%r13), %tmm6
	tileloaddt1	(%rbx,%r13), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	vmovaps	(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	64(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tileloaddt1	(%rax,%r13), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	vmovaps	128(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	192(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tileloadd	(%rcx,%r13), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	vmovaps	256(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	320(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tdpbusd	%tmm7, %tmm5, %tmm3
	vmovaps	384(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	448(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
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
	testq	%r14, %r14
	jne	.LBB0_15
	jmp	.LBB0_17
	.p2align	4
.LBB0_29:
	movq	%r12, %rdx
	movq	-24(%rsp), %r12
	movq	-32(%rsp), %rsi
	testq	%r14, %r14
	je	.LBB0_17
.LBB0_15:
	movq	%r14, %rdi
	.p2align	4
.LBB0_16:
	tileloadd	(%r8,%r13), %tmm6
	tileloaddt1	(%rbx,%r13), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rax,%r13), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	vmovaps	(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	64(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
	addq	%r10, %r12
	#APP
	#NO_APP
	prefetchw	(%rsi)
	prefetchw	64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	tileloadd	(%rcx,%r13), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	tdpbusd	%tmm7, %tmm5, %tmm3
	vmovaps	128(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	192(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
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
	leaq	(%rsi,%r14,2), %rdi
	movl	$32, %esi
	subq	%rdi, %rsi
	testq	%r11, %r11
	cmoveq	%r11, %rsi
	testq	%rsi, %rsi
	je	.LBB0_19
	.p2align	4
.LBB0_18:
	vmovaps	(%rdx), %zmm0
	vmovups	%zmm0, (%r12)
	vmovaps	64(%rdx), %zmm0
	vmovups	%zmm0, 64(%r12)
	subq	$-128, %rdx
	addq	%r10, %r12
	#APP
	#NO_APP
	decq	%rsi
	jne	.LBB0_18
.LBB0_19:
	addq	%r15, %r14
	cmpq	%r14, %rbp
	je	.LBB0_22
	addq	24(%rsp), %r14
	addq	%r9, %r14
	addq	40(%rsp), %r14
	subq	32(%rsp), %r14
	.p2align	4
.LBB0_21:
	tileloadd	(%r8,%r13), %tmm6
	tileloaddt1	(%rbx,%r13), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rax,%r13), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	tileloadd	(%rcx,%r13), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %rbx
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %rax
	addq	$1024, %r8
	addq	$1024, %rcx
	incq	%r14
	jne	.LBB0_21
	jmp	.LBB0_22
	.p2align	4
.LBB0_9:
	cmpb	$0, -121(%rsp)
	movl	$128, %eax
	cmovneq	%r10, %rax
	movq	%r12, %r9
	movq	-8(%rsp), %r11
	cmovneq	%r11, %r9
	movq	-40(%rsp), %r8
	cmpq	$1, %r8
	je	.LBB0_6
	movq	-104(%rsp), %rdx
	cmpl	$0, 144(%rdx)
	jne	.LBB0_30
	movq	-80(%rsp), %r14
	tileloadd	(%r14,%r13), %tmm6
	movq	-120(%rsp), %rcx
	leaq	(%r14,%rcx), %rdx
	tileloadd	(%rdx,%r13), %tmm7
	movq	-72(%rsp), %rbx
	tileloadd	(%rbx,%r13), %tmm4
	movq	-112(%rsp), %rcx
	leaq	(%rbx,%rcx), %rdx
	tileloadd	(%rdx,%r13), %tmm5
	tilestored	%tmm0, (%r9,%rax)
	tilezero	%tmm0
	tdpbusd	%tmm6, %tmm4, %tmm0
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%r9,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	tilezero	%tmm1
	tdpbusd	%tmm6, %tmm5, %tmm1
	leaq	64(%r9), %rsi
	tilestored	%tmm2, (%rsi,%rax)
	tilezero	%tmm2
	tdpbusd	%tmm7, %tmm4, %tmm2
	leaq	64(%r9,%rdx), %rcx
	tilestored	%tmm3, (%rcx,%rax)
	tilezero	%tmm3
	tdpbusd	%tmm7, %tmm5, %tmm3
	movq	-48(%rsp), %rcx
	jmp	.LBB0_31
.LBB0_6:
	tilestored	%tmm0, (%r9,%rax)
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%r9,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	leaq	64(%r9), %rsi
	tilestored	%tmm2, (%rsi,%rax)
	leaq	(%r9,%rdx), %rcx
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
	vmovups	%zmm0, (%r11)
	vmovaps	64(%r12), %zmm0
	vmovups	%zmm0, 64(%r11)
	subq	$-128, %r12
	addq	%r10, %r11
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
