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
	movq	%rdx, -48(%rsp)
	movq	%rsi, -56(%rsp)
	movq	160(%rdi), %r12
	movq	128(%rdi), %r10
	shlq	$2, %r10
	testq	%r12, %r12
	sete	%dl
	movq	(%rdi), %r15
	movq	24(%rdi), %rsi
	leaq	(%r15,%rsi), %rax
	movq	32(%rdi), %rbx
	imulq	%rbx, %rax
	addq	%rax, %rax
	movl	120(%rdi), %r11d
	orl	%r10d, %r11d
	testb	$63, %r11b
	sete	%r11b
	cmpq	$40961, %rax
	setb	%al
	andb	%r11b, %al
	cmpq	$1, %r8
	sete	%r13b
	orb	%dl, %r13b
	imulq	%rsi, %rbx
	addq	%rbx, %rbx
	cmpq	$1048577, %rbx
	movq	72(%rdi), %rdx
	movq	%rdx, -112(%rsp)
	setb	%dl
	cmpq	$256, %rsi
	setae	%sil
	imulq	%r10, %r15
	cmpq	$786433, %r15
	setae	%r11b
	andb	%sil, %r11b
	andb	%dl, %r11b
	movb	%r11b, -122(%rsp)
	movq	%r8, 8(%rsp)
	cmovneq	%r9, %r8
	movq	%r8, -64(%rsp)
	movq	104(%rdi), %rdx
	movq	%rdx, -120(%rsp)
	movq	%rdi, -88(%rsp)
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
.LBB0_3:
	movq	-112(%rsp), %rdx
	addq	%rdx, %rdx
	movq	%rdx, -112(%rsp)
	movq	-120(%rsp), %rdx
	addq	%rdx, %rdx
	movq	%rdx, -120(%rsp)
	orb	%al, %r13b
	imulq	8(%rsp), %r9
	movq	%r9, (%rsp)
	movq	%r10, %rax
	shlq	$5, %rax
	movq	%rax, 16(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	movl	$64, %edx
	movq	-56(%rsp), %rbp
	movq	-48(%rsp), %r9
	movq	%rcx, %r14
	movq	%rcx, -104(%rsp)
	movq	-64(%rsp), %r11
	movq	$0, -72(%rsp)
	movq	%r12, -96(%rsp)
	movb	%r13b, -121(%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_42:
	movq	-40(%rsp), %r12
	tileloadd	(%r12,%rdx), %tmm6
	movq	-120(%rsp), %rcx
	leaq	(%r12,%rcx), %rsi
	tileloadd	(%rsi,%rdx), %tmm7
	movq	-32(%rsp), %r15
	tileloadd	(%r15,%rdx), %tmm4
	movq	-112(%rsp), %rcx
	leaq	(%r15,%rcx), %rsi
	tileloadd	(%rsi,%rdx), %tmm5
	tilestored	%tmm0, (%r11,%rax)
	movq	-8(%rsp), %rcx
	tileloadd	(%rcx,%r10), %tmm0
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	movq	%rax, %rsi
	shlq	$4, %rsi
	leaq	(%r11,%rsi), %rdi
	tilestored	%tmm1, (%rdi,%rax)
	movq	%r10, %rdi
	shlq	$4, %rdi
	leaq	(%rcx,%rdi), %r8
	tileloadd	(%r8,%r10), %tmm1
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	leaq	64(%r11), %r8
	tilestored	%tmm2, (%r8,%rax)
	leaq	64(%rcx), %r8
	tileloadd	(%r8,%r10), %tmm2
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	leaq	64(%r11,%rsi), %rsi
	tilestored	%tmm3, (%rsi,%rax)
	leaq	(%rcx,%rdi), %rax
	addq	$64, %rax
	tileloadd	(%rax,%r10), %tmm3
	tdpbf16ps	%tmm7, %tmm5, %tmm3
.LBB0_43:
	movq	-16(%rsp), %r11
	movq	-24(%rsp), %r14
	decq	%r9
	movq	%r9, (%rsp)
	movl	$1, %esi
	movq	%rsi, -72(%rsp)
	movq	%r15, %rbp
	movq	%r12, %r9
	movq	%rbx, -104(%rsp)
.LBB0_4:
	movq	%rcx, %rdi
	cmpb	$0, -122(%rsp)
	movl	$128, %ebx
	movq	16(%rsp), %r8
	cmovneq	%r8, %rbx
	movq	-112(%rsp), %rcx
	leaq	(%rbp,%rcx,2), %r15
	movq	-56(%rsp), %rcx
	cmovneq	%r15, %rcx
	movq	-120(%rsp), %rsi
	leaq	(%r9,%rsi,2), %r12
	cmovneq	%rbp, %r15
	movq	%r9, %rsi
	cmovneq	%r12, %rsi
	cmovneq	-48(%rsp), %r12
	movq	%r9, %rax
	movl	$128, %r9d
	cmovneq	%r9, %r8
	movq	%rax, %r9
	addq	%r14, %rbx
	movq	%rdi, 24(%rsp)
	addq	%rdi, %r8
	decq	%r11
	cmoveq	%rcx, %r15
	movq	%r15, -32(%rsp)
	cmovneq	%rsi, %r12
	movq	%r12, -40(%rsp)
	cmoveq	%rbx, %r8
	cmovneq	%r14, %rbx
	movq	%rbx, -24(%rsp)
	cmoveq	-64(%rsp), %r11
	movq	%r11, -16(%rsp)
	movq	-88(%rsp), %rdi
	movl	120(%rdi), %eax
	orl	%r10d, %eax
	movq	(%rdi), %rcx
	imulq	%r10, %rcx
	leaq	63(%r8), %rsi
	testb	$63, %al
	movq	%r8, -8(%rsp)
	cmoveq	%r8, %rsi
	cmpq	$786433, %rcx
	movq	-104(%rsp), %r8
	movq	%r8, %rcx
	cmovaeq	%rsi, %rcx
	testb	$63, %al
	cmoveq	%r8, %rcx
	vucomiss	144(%rdi), %xmm0
	cmovneq	%rsi, %rcx
	cmovpq	%rsi, %rcx
	movq	%rcx, -80(%rsp)
	movq	40(%rdi), %rcx
	testq	%rcx, %rcx
	movq	-72(%rsp), %rbx
	je	.LBB0_9
	movq	-88(%rsp), %rax
	movq	80(%rax), %rsi
	addq	%rsi, %rsi
	movq	%rsi, 40(%rsp)
	movq	112(%rax), %rax
	addq	%rax, %rax
	movq	%rax, 32(%rsp)
	jmp	.LBB0_36
	.p2align	4
.LBB0_35:
	movq	64(%rsp), %rbp
	addq	40(%rsp), %rbp
	addq	32(%rsp), %r9
	movl	$0, %ebx
	movq	48(%rsp), %rcx
	decq	%rcx
	je	.LBB0_9
.LBB0_36:
	movq	%rcx, 48(%rsp)
	movq	%rbx, %r15
	shlq	$10, %r15
	movq	%rbp, 64(%rsp)
	leaq	(%r15,%rbp), %r8
	addq	%r9, %r15
	movq	-88(%rsp), %rsi
	movq	(%rsi), %rax
	movq	32(%rsi), %rcx
	leaq	31(%rcx), %r12
	shrq	$5, %r12
	subq	%rbx, %r12
	addq	24(%rsi), %rax
	imulq	%rcx, %rax
	addq	%rax, %rax
	movl	120(%rsi), %ecx
	orl	%r10d, %ecx
	testb	$63, %cl
	movq	%r12, %rcx
	movl	$0, %edi
	cmovneq	%rdi, %rcx
	movq	-112(%rsp), %rsi
	leaq	(%r8,%rsi), %r11
	cmpq	$40961, %rax
	cmovaeq	%rdi, %rcx
	movq	-120(%rsp), %rax
	leaq	(%r15,%rax), %rbp
	movq	%r12, %rax
	subq	%rcx, %rax
	cmpq	$1, 8(%rsp)
	cmovneq	%rdi, %rax
	movq	%rcx, %rsi
	testq	%rcx, %rcx
	je	.LBB0_38
	.p2align	4
.LBB0_37:
	tileloadd	(%r15,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	decq	%rsi
	jne	.LBB0_37
.LBB0_38:
	addq	%rax, %rcx
	subq	%rcx, %r12
	testq	%rax, %rax
	movq	%r9, 56(%rsp)
	je	.LBB0_40
	.p2align	4
.LBB0_39:
	prefetcht0	4096(%r15)
	prefetcht0	4608(%r15)
	tileloaddt1	(%r15,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	prefetcht0	4096(%rbp)
	prefetcht0	4608(%rbp)
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	decq	%rax
	jne	.LBB0_39
.LBB0_40:
	cmpb	$0, -122(%rsp)
	movq	%r12, %rax
	movl	$0, %r9d
	cmovneq	%r9, %rax
	movq	%rbx, -72(%rsp)
	cmovneq	%r9, %rbx
	testb	%r13b, %r13b
	cmovneq	%r9, %rbx
	leaq	2(%rax), %rsi
	cmpq	$16, %rax
	movl	$16, %ecx
	cmovbq	%rax, %rcx
	cmpq	$8, %rax
	movl	$8, %edi
	cmovbq	%rax, %rdi
	cmpq	$16, %rsi
	cmovbq	%r9, %rcx
	cmovaeq	%r9, %rdi
	testq	%rbx, %rbx
	cmoveq	%rbx, %rcx
	cmoveq	%rbx, %rdi
	testq	%rdi, %rdi
	je	.LBB0_41
	movq	%rdi, %r13
	movq	-96(%rsp), %r14
	movq	-104(%rsp), %rsi
	movq	-80(%rsp), %r9
	.p2align	4
.LBB0_13:
	tileloadd	(%r15,%rdx), %tmm6
	tileloaddt1	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	vmovaps	(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	64(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloaddt1	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	vmovaps	128(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	192(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	vmovaps	256(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	320(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	vmovaps	384(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	448(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	$512, %r14
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	addq	$1024, %r8
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	decq	%r13
	jne	.LBB0_13
	testq	%rcx, %rcx
	jne	.LBB0_15
	jmp	.LBB0_17
	.p2align	4
.LBB0_41:
	movq	-96(%rsp), %r14
	movq	-104(%rsp), %rsi
	movq	-80(%rsp), %r9
	testq	%rcx, %rcx
	je	.LBB0_17
.LBB0_15:
	movq	%rcx, %r13
	.p2align	4
.LBB0_16:
	tileloadd	(%r15,%rdx), %tmm6
	tileloaddt1	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	vmovaps	(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	64(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	vmovaps	128(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	192(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	$256, %r14
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	addq	$1024, %r8
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	decq	%r13
	jne	.LBB0_16
.LBB0_17:
	leaq	(,%rdi,4), %r9
	leaq	(%r9,%rcx,2), %r13
	movl	$32, %r9d
	subq	%r13, %r9
	testq	%rbx, %rbx
	cmoveq	%rbx, %r9
	testq	%r9, %r9
	je	.LBB0_19
	.p2align	4
.LBB0_18:
	vmovaps	(%r14), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	64(%r14), %zmm1
	vmovups	%zmm1, 64(%rsi)
	subq	$-128, %r14
	addq	%r10, %rsi
	#APP
	#NO_APP
	decq	%r9
	jne	.LBB0_18
.LBB0_19:
	addq	%rdi, %rcx
	cmpq	%rcx, %rax
	movzbl	-121(%rsp), %r13d
	movq	-72(%rsp), %rbx
	je	.LBB0_20
	subq	%rax, %rcx
	movq	-104(%rsp), %r9
	.p2align	4
.LBB0_22:
	tileloadd	(%r15,%rdx), %tmm6
	tileloaddt1	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	incq	%rcx
	jne	.LBB0_22
	jmp	.LBB0_23
	.p2align	4
.LBB0_20:
	movq	-104(%rsp), %r9
.LBB0_23:
	cmpb	$0, -122(%rsp)
	movl	$0, %edi
	cmoveq	%rdi, %r12
	cmoveq	%rdi, %rbx
	testb	%r13b, %r13b
	cmovneq	%rdi, %rbx
	leaq	2(%r12), %rsi
	cmpq	$16, %r12
	movl	$16, %ecx
	cmovbq	%r12, %rcx
	cmpq	$8, %r12
	movl	$8, %eax
	cmovbq	%r12, %rax
	cmpq	$16, %rsi
	cmovbq	%rdi, %rcx
	cmovaeq	%rdi, %rax
	testq	%rbx, %rbx
	cmoveq	%rbx, %rcx
	movq	%rbx, %r14
	cmoveq	%rbx, %rax
	testq	%rax, %rax
	je	.LBB0_24
	movq	%rax, %rdi
	movq	-96(%rsp), %rbx
	movq	%r9, %rsi
	movq	-80(%rsp), %r9
	.p2align	4
.LBB0_26:
	tileloaddt1	(%r15,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	vmovaps	(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	64(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloadd	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	vmovaps	128(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	192(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	vmovaps	256(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	320(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	vmovaps	384(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	448(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	$512, %rbx
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	addq	$1024, %r8
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	decq	%rdi
	jne	.LBB0_26
	testq	%rcx, %rcx
	jne	.LBB0_28
	jmp	.LBB0_30
	.p2align	4
.LBB0_24:
	movq	-96(%rsp), %rbx
	movq	%r9, %rsi
	movq	-80(%rsp), %r9
	testq	%rcx, %rcx
	je	.LBB0_30
.LBB0_28:
	movq	%rcx, %rdi
	.p2align	4
.LBB0_29:
	tileloaddt1	(%r15,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	vmovaps	(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	64(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	vmovaps	128(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	192(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	addq	$256, %rbx
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	addq	$1024, %r8
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	decq	%rdi
	jne	.LBB0_29
.LBB0_30:
	leaq	(,%rax,4), %rdi
	leaq	(%rdi,%rcx,2), %r9
	movl	$32, %edi
	subq	%r9, %rdi
	testq	%r14, %r14
	cmoveq	%r14, %rdi
	testq	%rdi, %rdi
	je	.LBB0_32
	.p2align	4
.LBB0_31:
	vmovaps	(%rbx), %zmm1
	vmovups	%zmm1, (%rsi)
	vmovaps	64(%rbx), %zmm1
	vmovups	%zmm1, 64(%rsi)
	subq	$-128, %rbx
	addq	%r10, %rsi
	#APP
	#NO_APP
	decq	%rdi
	jne	.LBB0_31
.LBB0_32:
	addq	%rax, %rcx
	cmpq	%rcx, %r12
	movq	56(%rsp), %r9
	je	.LBB0_35
	subq	%r12, %rcx
	.p2align	4
.LBB0_34:
	tileloaddt1	(%r15,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r15
	addq	$1024, %rbp
	incq	%rcx
	jne	.LBB0_34
	jmp	.LBB0_35
	.p2align	4
.LBB0_9:
	testb	%r13b, %r13b
	movl	$128, %eax
	cmovneq	%r10, %rax
	movq	-96(%rsp), %rdi
	movq	%rdi, %r11
	movq	24(%rsp), %rbx
	cmovneq	%rbx, %r11
	movq	(%rsp), %r9
	cmpq	$1, %r9
	je	.LBB0_6
	movq	-88(%rsp), %rsi
	vmovss	144(%rsi), %xmm1
	vucomiss	%xmm0, %xmm1
	jne	.LBB0_42
	jp	.LBB0_42
	movq	-40(%rsp), %r12
	tileloadd	(%r12,%rdx), %tmm6
	movq	-120(%rsp), %rcx
	leaq	(%r12,%rcx), %rsi
	tileloadd	(%rsi,%rdx), %tmm7
	movq	-32(%rsp), %r15
	tileloadd	(%r15,%rdx), %tmm4
	movq	-112(%rsp), %rcx
	leaq	(%r15,%rcx), %rsi
	tileloadd	(%rsi,%rdx), %tmm5
	tilestored	%tmm0, (%r11,%rax)
	tilezero	%tmm0
	tdpbf16ps	%tmm6, %tmm4, %tmm0
	movq	%rax, %rsi
	shlq	$4, %rsi
	leaq	(%r11,%rsi), %rdi
	tilestored	%tmm1, (%rdi,%rax)
	tilezero	%tmm1
	tdpbf16ps	%tmm6, %tmm5, %tmm1
	leaq	64(%r11), %rdi
	tilestored	%tmm2, (%rdi,%rax)
	tilezero	%tmm2
	tdpbf16ps	%tmm7, %tmm4, %tmm2
	leaq	64(%r11,%rsi), %rcx
	tilestored	%tmm3, (%rcx,%rax)
	tilezero	%tmm3
	tdpbf16ps	%tmm7, %tmm5, %tmm3
	movq	-8(%rsp), %rcx
	jmp	.LBB0_43
.LBB0_6:
	tilestored	%tmm0, (%r11,%rax)
	movq	%rax, %rdx
	shlq	$4, %rdx
	leaq	(%r11,%rdx), %rsi
	tilestored	%tmm1, (%rsi,%rax)
	leaq	64(%r11), %rsi
	tilestored	%tmm2, (%rsi,%rax)
	leaq	(%r11,%rdx), %rcx
	addq	$64, %rcx
	tilestored	%tmm3, (%rcx,%rax)
	xorb	$1, %r13b
	movzbl	%r13b, %eax
	shll	$5, %eax
	je	.LBB0_8
	.p2align	4
.LBB0_7:
	vmovaps	(%rdi), %zmm0
	vmovups	%zmm0, (%rbx)
	vmovaps	64(%rdi), %zmm0
	vmovups	%zmm0, 64(%rbx)
	subq	$-128, %rdi
	addq	%r10, %rbx
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
