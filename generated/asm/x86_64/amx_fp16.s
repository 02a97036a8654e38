# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f16p16x32_f16p16x2_32x32__amx_fp16 for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f16p16x32_f16p16x2_32x32__amx_fp16.2x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$32, %rsp
	movq	%r8, -96(%rsp)
	movq	%rcx, %r8
	movq	%rsi, -80(%rsp)
	movq	72(%rdi), %rax
	movq	%rax, -112(%rsp)
	movq	104(%rdi), %rax
	movq	%rax, -120(%rsp)
	movq	128(%rdi), %rax
	shlq	$2, %rax
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
	tileloadd	(%r8,%rax), %tmm0
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%r8,%rcx), %rsi
	tileloadd	(%rsi,%rax), %tmm1
	leaq	64(%r8), %rsi
	tileloadd	(%rsi,%rax), %tmm2
	addq	%r8, %rcx
	addq	$64, %rcx
	tileloadd	(%rcx,%rax), %tmm3
.LBB0_3:
	movq	-112(%rsp), %rcx
	addq	%rcx, %rcx
	movq	%rcx, -112(%rsp)
	movq	-120(%rsp), %rcx
	addq	%rcx, %rcx
	movq	%rcx, -120(%rsp)
	movq	-96(%rsp), %rcx
	imulq	%rcx, %r9
	movq	%r9, -24(%rsp)
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, -16(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	movl	$64, %r15d
	movq	-80(%rsp), %rbp
	movq	%r8, %rdi
	movq	%rcx, %r9
	xorl	%r11d, %r11d
	jmp	.LBB0_4
	.p2align	4
.LBB0_25:
	movq	-72(%rsp), %r10
	tileloadd	(%r10,%r15), %tmm6
	movq	-120(%rsp), %rcx
	addq	%r10, %rcx
	tileloadd	(%rcx,%r15), %tmm7
	movq	-56(%rsp), %rbp
	tileloadd	(%rbp,%r15), %tmm4
	movq	-112(%rsp), %rcx
	addq	%rbp, %rcx
	tileloadd	(%rcx,%r15), %tmm5
	tilestored	%tmm0, (%rdi,%rax)
	movq	-64(%rsp), %r8
	tileloadd	(%r8,%rax), %tmm0
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rdi,%rcx), %rdx
	tilestored	%tmm1, (%rdx,%rax)
	leaq	(%r8,%rcx), %rdx
	tileloadd	(%rdx,%rax), %tmm1
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	leaq	64(%rdi), %rdx
	tilestored	%tmm2, (%rdx,%rax)
	leaq	64(%r8), %rdx
	tileloadd	(%rdx,%rax), %tmm2
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	leaq	64(%rdi,%rcx), %rdx
	tilestored	%tmm3, (%rdx,%rax)
	leaq	64(%r8,%rcx), %rcx
	tileloadd	(%rcx,%rax), %tmm3
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	movq	-40(%rsp), %rdi
	movq	-48(%rsp), %r9
.LBB0_26:
	decq	%rsi
	movq	%rsi, -24(%rsp)
	movl	$1, %r11d
	movq	%r10, %rdx
.LBB0_4:
	leaq	128(%rdi), %rcx
	decq	%r9
	movq	-112(%rsp), %rsi
	leaq	(%rbp,%rsi,2), %rsi
	cmoveq	-80(%rsp), %rsi
	movq	%rsi, -56(%rsp)
	movq	-16(%rsp), %rsi
	leaq	(%r8,%rsi), %r10
	movq	-120(%rsp), %rsi
	leaq	(%rdx,%rsi,2), %rsi
	cmovneq	%rdx, %rsi
	movq	%rsi, -72(%rsp)
	cmoveq	%rcx, %r10
	cmoveq	%rcx, %rdi
	movq	%rdi, -40(%rsp)
	cmoveq	-96(%rsp), %r9
	movq	%r9, -48(%rsp)
	movq	-104(%rsp), %rcx
	vucomiss	144(%rcx), %xmm0
	movq	%r8, -32(%rsp)
	cmovneq	%r10, %r8
	movq	%r10, -64(%rsp)
	cmovpq	%r10, %r8
	movq	%r8, -88(%rsp)
	movq	40(%rcx), %rsi
	testq	%rsi, %rsi
	je	.LBB0_13
	movq	-104(%rsp), %rcx
	movq	80(%rcx), %rdi
	addq	%rdi, %rdi
	movq	%rdi, (%rsp)
	movq	112(%rcx), %rcx
	addq	%rcx, %rcx
	movq	%rcx, -8(%rsp)
	jmp	.LBB0_6
	.p2align	4
.LBB0_24:
	addq	(%rsp), %rbp
	addq	-8(%rsp), %rdx
	movl	$0, %r11d
	movq	24(%rsp), %rsi
	decq	%rsi
	je	.LBB0_13
.LBB0_6:
	movq	%rsi, 24(%rsp)
	movq	%r11, %r9
	shlq	$10, %r9
	leaq	(%r9,%rbp), %r10
	addq	%rdx, %r9
	movq	-104(%rsp), %rdi
	movq	(%rdi), %rsi
	movq	32(%rdi), %rcx
	leaq	31(%rcx), %r14
	shrq	$5, %r14
	movq	%r14, 8(%rsp)
	movq	%r11, 16(%rsp)
	subq	%r11, %r14
	addq	24(%rdi), %rsi
	imulq	%rcx, %rsi
	addq	%rsi, %rsi
	movq	-88(%rsp), %rcx
	orq	%rax, %rcx
	testb	$63, %cl
	movq	%r14, %rbx
	movl	$0, %r13d
	cmovneq	%r13, %rbx
	movq	-112(%rsp), %rdi
	leaq	(%r10,%rdi), %r8
	cmpq	$40961, %rsi
	cmovaeq	%r13, %rbx
	movq	-120(%rsp), %rsi
	leaq	(%r9,%rsi), %r11
	movq	%r14, %r12
	subq	%rbx, %r12
	cmpq	$1, -96(%rsp)
	cmovneq	%r13, %r12
	movq	%rbx, %rsi
	testq	%rbx, %rbx
	je	.LBB0_8
	.p2align	4
.LBB0_7:
	tileloadd	(%r9,%r15), %tmm6
	tileloadd	(%r10,%r15), %tmm4
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%r8,%r15), %tmm5
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%r11,%r15), %tmm7
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r10
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r8
	addq	$1024, %r9
	addq	$1024, %r11
	decq	%rsi
	jne	.LBB0_7
.LBB0_8:
	testq	%r12, %r12
	je	.LBB0_11
	movq	%r12, %rsi
	.p2align	4
.LBB0_10:
	tileloaddt1	(%r9,%r15), %tmm6
	tileloadd	(%r10,%r15), %tmm4
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%r8,%r15), %tmm5
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	tileloaddt1	(%r11,%r15), %tmm7
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r10
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r8
	addq	$1024, %r9
	addq	$1024, %r11
	decq	%rsi
	jne	.LBB0_10
.LBB0_11:
	subq	%rbx, %r14
	subq	%r12, %r14
	andl	$63, %ecx
	xorl	%edi, %edi
	cmpq	$8, %r14
	setae	-121(%rsp)
	movl	$0, %r13d
	cmovbq	%r14, %r13
	testq	%rcx, %rcx
	cmoveq	%rcx, %r13
	testq	%r13, %r13
	je	.LBB0_12
	movq	%r13, %rsi
	movq	-88(%rsp), %rcx
	.p2align	4
.LBB0_17:
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	tileloadd	(%r9,%r15), %tmm6
	tileloaddt1	(%r10,%r15), %tmm4
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r8,%r15), %tmm5
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%r11,%r15), %tmm7
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r10
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r8
	addq	$1024, %r9
	addq	$1024, %r11
	decq	%rsi
	jne	.LBB0_17
	jmp	.LBB0_18
	.p2align	4
.LBB0_12:
	movq	-88(%rsp), %rcx
.LBB0_18:
	movzbl	-121(%rsp), %esi
	movb	%sil, %dil
	shll	$3, %edi
	testq	%rdi, %rdi
	je	.LBB0_21
	movq	%rdi, %rsi
	.p2align	4
.LBB0_20:
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	prefetchw	(%rcx)
	prefetchw	64(%rcx)
	prefetchw	127(%rcx)
	addq	%rax, %rcx
	#APP
	#NO_APP
	tileloadd	(%r9,%r15), %tmm6
	tileloaddt1	(%r10,%r15), %tmm4
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r8,%r15), %tmm5
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%r11,%r15), %tmm7
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r10
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r8
	addq	$1024, %r9
	addq	$1024, %r11
	decq	%rsi
	jne	.LBB0_20
.LBB0_21:
	leaq	(%rdi,%r13), %rcx
	cmpq	%rcx, %r14
	je	.LBB0_24
	addq	%r12, %r13
	addq	%rdi, %r13
	addq	%rbx, %r13
	addq	16(%rsp), %r13
	subq	8(%rsp), %r13
	.p2align	4
.LBB0_23:
	tileloadd	(%r9,%r15), %tmm6
	tileloaddt1	(%r10,%r15), %tmm4
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r8,%r15), %tmm5
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%r11,%r15), %tmm7
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r10
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r8
	addq	$1024, %r9
	addq	$1024, %r11
	incq	%r13
	jne	.LBB0_23
	jmp	.LBB0_24
	.p2align	4
.LBB0_13:
	movq	-24(%rsp), %rsi
	cmpq	$1, %rsi
	je	.LBB0_27
	movq	-104(%rsp), %rcx
	vmovss	144(%rcx), %xmm1
	vucomiss	%xmm0, %xmm1
	movq	-32(%rsp), %rdi
	jne	.LBB0_25
	jp	.LBB0_25
	movq	-72(%rsp), %r10
	tileloadd	(%r10,%r15), %tmm6
	movq	-120(%rsp), %rcx
	addq	%r10, %rcx
	tileloadd	(%rcx,%r15), %tmm7
	movq	-56(%rsp), %rbp
	tileloadd	(%rbp,%r15), %tmm4
	movq	-112(%rsp), %rcx
	addq	%rbp, %rcx
	tileloadd	(%rcx,%r15), %tmm5
	tilestored	%tmm0, (%rdi,%rax)
	tilezero	%tmm0
	tdpfp16ps	%tmm6, %tmm4, %tmm0
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rdi,%rcx), %rdx
	tilestored	%tmm1, (%rdx,%rax)
	tilezero	%tmm1
	tdpfp16ps	%tmm6, %tmm5, %tmm1
	leaq	64(%rdi), %rdx
	tilestored	%tmm2, (%rdx,%rax)
	tilezero	%tmm2
	tdpfp16ps	%tmm7, %tmm4, %tmm2
	leaq	64(%rdi,%rcx), %rcx
	tilestored	%tmm3, (%rcx,%rax)
	tilezero	%tmm3
	tdpfp16ps	%tmm7, %tmm5, %tmm3
	movq	-40(%rsp), %rdi
	movq	-48(%rsp), %r9
	movq	-64(%rsp), %r8
	jmp	.LBB0_26
.LBB0_27:
	movq	-32(%rsp), %rsi
	tilestored	%tmm0, (%rsi,%rax)
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rsi,%rcx), %rdx
	tilestored	%tmm1, (%rdx,%rax)
	leaq	64(%rsi), %rdx
	tilestored	%tmm2, (%rdx,%rax)
	addq	%rsi, %rcx
	addq	$64, %rcx
	tilestored	%tmm3, (%rcx,%rax)
	addq	$32, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
