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
	movq	%rdx, -48(%rsp)
	movq	%rsi, -56(%rsp)
	movq	160(%rdi), %r13
	movq	128(%rdi), %r10
	shlq	$2, %r10
	testq	%r13, %r13
	sete	%bl
	movq	(%rdi), %rdx
	movq	24(%rdi), %rsi
	leaq	(%rdx,%rsi), %rax
	movq	32(%rdi), %r14
	imulq	%r14, %rax
	movl	120(%rdi), %r11d
	orl	%r10d, %r11d
	testb	$63, %r11b
	sete	%r11b
	cmpq	$40961, %rax
	setb	%al
	andb	%r11b, %al
	cmpq	$1, %r8
	sete	%r12b
	orb	%bl, %r12b
	imulq	%rsi, %r14
	cmpq	$1048577, %r14
	movq	72(%rdi), %r11
	movq	%r11, -96(%rsp)
	setb	%r11b
	cmpq	$256, %rsi
	setae	%sil
	imulq	%r10, %rdx
	cmpq	$786433, %rdx
	movq	104(%rdi), %rdx
	movq	%rdx, -104(%rsp)
	setae	%dl
	andb	%r11b, %sil
	andb	%dl, %sil
	movb	%sil, -122(%rsp)
	movq	%r8, 8(%rsp)
	cmovneq	%r9, %r8
	movq	%r8, -64(%rsp)
	movq	%rdi, -88(%rsp)
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
	orb	%al, %r12b
	imulq	8(%rsp), %r9
	movq	%r9, (%rsp)
	movq	%r10, %rax
	shlq	$5, %rax
	movq	%rax, 16(%rsp)
	movl	$64, %edx
	movq	-56(%rsp), %rbp
	movq	-48(%rsp), %r9
	movq	%rcx, %r15
	movq	%rcx, -120(%rsp)
	movq	-64(%rsp), %r11
	movq	$0, -72(%rsp)
	movq	%r13, -112(%rsp)
	movb	%r12b, -121(%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_42:
	movq	-40(%rsp), %r13
	tileloadd	(%r13,%rdx), %tmm6
	movq	-104(%rsp), %rcx
	leaq	(%rcx,%r13), %rsi
	tileloadd	(%rsi,%rdx), %tmm7
	movq	-32(%rsp), %r14
	tileloadd	(%r14,%rdx), %tmm4
	movq	-96(%rsp), %rcx
	leaq	(%r14,%rcx), %rsi
	tileloadd	(%rsi,%rdx), %tmm5
	tilestored	%tmm0, (%r11,%rax)
	movq	-8(%rsp), %rcx
	tileloadd	(%rcx,%r10), %tmm0
	tdpbusd	%tmm6, %tmm4, %tmm0
	movq	%rax, %rsi
	shlq	$4, %rsi
	leaq	(%r11,%rsi), %rdi
	tilestored	%tmm1, (%rdi,%rax)
	movq	%r10, %rdi
	shlq	$4, %rdi
	leaq	(%rcx,%rdi), %r8
	tileloadd	(%r8,%r10), %tmm1
	tdpbusd	%tmm6, %tmm5, %tmm1
	leaq	64(%r11), %r8
	tilestored	%tmm2, (%r8,%rax)
	leaq	64(%rcx), %r8
	tileloadd	(%r8,%r10), %tmm2
	tdpbusd	%tmm7, %tmm4, %tmm2
	leaq	64(%r11,%rsi), %rsi
	tilestored	%tmm3, (%rsi,%rax)
	leaq	(%rcx,%rdi), %rax
	addq	$64, %rax
	tileloadd	(%rax,%r10), %tmm3
	tdpbusd	%tmm7, %tmm5, %tmm3
.LBB0_43:
	movq	-16(%rsp), %r11
	movq	-24(%rsp), %r15
	decq	%r9
	movq	%r9, (%rsp)
	movl	$1, %esi
	movq	%rsi, -72(%rsp)
	movq	%r14, %rbp
	movq	%r13, %r9
	movq	%rbx, -120(%rsp)
.LBB0_4:
	cmpb	$0, -122(%rsp)
	movl	$128, %ebx
	movq	16(%rsp), %r8
	cmovneq	%r8, %rbx
	movq	-96(%rsp), %rsi
	leaq	(%rbp,%rsi,2), %r14
	movq	-56(%rsp), %rdi
	cmovneq	%r14, %rdi
	movq	-104(%rsp), %rsi
	leaq	(%r9,%rsi,2), %r13
	cmovneq	%rbp, %r14
	movq	%r9, %rsi
	cmovneq	%r13, %rsi
	cmovneq	-48(%rsp), %r13
	movq	%r9, %rax
	movl	$128, %r9d
	cmovneq	%r9, %r8
	movq	%rax, %r9
	addq	%r15, %rbx
	movq	%rcx, 24(%rsp)
	addq	%rcx, %r8
	decq	%r11
	cmoveq	%rdi, %r14
	movq	%r14, -32(%rsp)
	cmovneq	%rsi, %r13
	movq	%r13, -40(%rsp)
	cmoveq	%rbx, %r8
	cmovneq	%r15, %rbx
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
	movq	-120(%rsp), %r8
	movq	%r8, %rcx
	cmovaeq	%rsi, %rcx
	testb	$63, %al
	cmoveq	%r8, %rcx
	cmpl	$0, 144(%rdi)
	cmovneq	%rsi, %rcx
	movq	%rcx, -80(%rsp)
	movq	40(%rdi), %rcx
	testq	%rcx, %rcx
	movq	-72(%rsp), %rbx
	je	.LBB0_9
	movq	-88(%rsp), %rax
	movq	80(%rax), %rsi
	movq	%rsi, 40(%rsp)
	movq	112(%rax), %rax
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
	movq	%rbx, %r14
	shlq	$10, %r14
	movq	%rbp, 64(%rsp)
	leaq	(%r14,%rbp), %r8
	addq	%r9, %r14
	movq	-88(%rsp), %rsi
	movq	(%rsi), %rax
	movq	32(%rsi), %rcx
	leaq	63(%rcx), %r13
	shrq	$6, %r13
	addq	24(%rsi), %rax
	subq	%rbx, %r13
	imulq	%rcx, %rax
	movl	120(%rsi), %ecx
	orl	%r10d, %ecx
	testb	$63, %cl
	movq	%r13, %rcx
	movl	$0, %edi
	cmovneq	%rdi, %rcx
	movq	-96(%rsp), %rsi
	leaq	(%r8,%rsi), %r11
	cmpq	$40961, %rax
	cmovaeq	%rdi, %rcx
	movq	-104(%rsp), %rax
	leaq	(%r14,%rax), %rbp
	movq	%r13, %rax
	subq	%rcx, %rax
	cmpq	$1, 8(%rsp)
	cmovneq	%rdi, %rax
	movq	%rcx, %rsi
	testq	%rcx, %rcx
	je	.LBB0_38
	.p2align	4
.LBB0_37:
	tileloadd	(%r14,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r14
	addq	$1024, %rbp
	decq	%rsi
	jne	.LBB0_37
.LBB0_38:
	addq	%rax, %rcx
	subq	%rcx, %r13
	testq	%rax, %rax
	movq	%r9, 56(%rsp)
	je	.LBB0_40
	.p2align	4
.LBB0_39:
	prefetcht0	4096(%r14)
	prefetcht0	4608(%r14)
	tileloaddt1	(%r14,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	prefetcht0	4096(%rbp)
	prefetcht0	4608(%rbp)
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r14
	addq	$1024, %rbp
	decq	%rax
	jne	.LBB0_39
.LBB0_40:
	cmpb	$0, -122(%rsp)
	movq	%r13, %rax
	movl	$0, %r9d
	cmovneq	%r9, %rax
	movq	%rbx, -72(%rsp)
	cmovneq	%r9, %rbx
	testb	%r12b, %r12b
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
	movq	%rdi, %r12
	movq	-112(%rsp), %r15
	movq	-120(%rsp), %rsi
	movq	-80(%rsp), %r9
	.p2align	4
.LBB0_13:
	tileloadd	(%r14,%rdx), %tmm6
	tileloaddt1	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	vmovaps	(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	64(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloaddt1	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	vmovaps	128(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	192(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	vmovaps	256(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	320(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tdpbusd	%tmm7, %tmm5, %tmm3
	vmovaps	384(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	448(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	$512, %r15
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
	addq	$1024, %r14
	addq	$1024, %rbp
	decq	%r12
	jne	.LBB0_13
	testq	%rcx, %rcx
	jne	.LBB0_15
	jmp	.LBB0_17
	.p2align	4
.LBB0_41:
	movq	-112(%rsp), %r15
	movq	-120(%rsp), %rsi
	movq	-80(%rsp), %r9
	testq	%rcx, %rcx
	je	.LBB0_17
.LBB0_15:
	movq	%rcx, %r12
	.p2align	4
.LBB0_16:
	tileloadd	(%r14,%rdx), %tmm6
	tileloaddt1	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	vmovaps	(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	64(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	tdpbusd	%tmm7, %tmm5, %tmm3
	vmovaps	128(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	192(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	$256, %r15
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
	addq	$1024, %r14
	addq	$1024, %rbp
	decq	%r12
	jne	.LBB0_16
.LBB0_17:
	leaq	(,%rdi,4), %r9
	leaq	(%r9,%rcx,2), %r12
	movl	$32, %r9d
	subq	%r12, %r9
	testq	%rbx, %rbx
	cmoveq	%rbx, %r9
	testq	%r9, %r9
	je	.LBB0_19
	.p2align	4
.LBB0_18:
	vmovaps	(%r15), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	64(%r15), %zmm0
	vmovups	%zmm0, 64(%rsi)
	subq	$-128, %r15
	addq	%r10, %rsi
	#APP
	#NO_APP
	decq	%r9
	jne	.LBB0_18
.LBB0_19:
	addq	%rdi, %rcx
	cmpq	%rcx, %rax
	movzbl	-121(%rsp), %r12d
	movq	-72(%rsp), %rbx
	je	.LBB0_20
	subq	%rax, %rcx
	movq	-120(%rsp), %r9
	.p2align	4
.LBB0_22:
	tileloadd	(%r14,%rdx), %tmm6
	tileloaddt1	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	tileloadd	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r14
	addq	$1024, %rbp
	incq	%rcx
	jne	.LBB0_22
	jmp	.LBB0_23
	.p2align	4
.LBB0_20:
	movq	-120(%rsp), %r9
.LBB0_23:
	cmpb	$0, -122(%rsp)
	movl	$0, %edi
	cmoveq	%rdi, %r13
	cmoveq	%rdi, %rbx
	testb	%r12b, %r12b
	cmovneq	%rdi, %rbx
	leaq	2(%r13), %rsi
	cmpq	$16, %r13
	movl	$16, %ecx
	cmovbq	%r13, %rcx
	cmpq	$8, %r13
	movl	$8, %eax
	cmovbq	%r13, %rax
	cmpq	$16, %rsi
	cmovbq	%rdi, %rcx
	cmovaeq	%rdi, %rax
	testq	%rbx, %rbx
	cmoveq	%rbx, %rcx
	movq	%rbx, %r15
	cmoveq	%rbx, %rax
	testq	%rax, %rax
	je	.LBB0_24
	movq	%rax, %rdi
	movq	-112(%rsp), %rbx
	movq	%r9, %rsi
	movq	-80(%rsp), %r9
	.p2align	4
.LBB0_26:
	tileloaddt1	(%r14,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	vmovaps	(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	64(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloadd	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	vmovaps	128(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	192(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	vmovaps	256(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	320(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tdpbusd	%tmm7, %tmm5, %tmm3
	vmovaps	384(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	448(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
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
	addq	$1024, %r14
	addq	$1024, %rbp
	decq	%rdi
	jne	.LBB0_26
	testq	%rcx, %rcx
	jne	.LBB0_28
	jmp	.LBB0_30
	.p2align	4
.LBB0_24:
	movq	-112(%rsp), %rbx
	movq	%r9, %rsi
	movq	-80(%rsp), %r9
	testq	%rcx, %rcx
	je	.LBB0_30
.LBB0_28:
	movq	%rcx, %rdi
	.p2align	4
.LBB0_29:
	tileloaddt1	(%r14,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	vmovaps	(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	64(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
	addq	%r10, %rsi
	#APP
	#NO_APP
	prefetchw	(%r9)
	prefetchw	64(%r9)
	addq	%r10, %r9
	#APP
	#NO_APP
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	tdpbusd	%tmm7, %tmm5, %tmm3
	vmovaps	128(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	192(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
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
	addq	$1024, %r14
	addq	$1024, %rbp
	decq	%rdi
	jne	.LBB0_29
.LBB0_30:
	leaq	(,%rax,4), %rdi
	leaq	(%rdi,%rcx,2), %r9
	movl	$32, %edi
	subq	%r9, %rdi
	testq	%r15, %r15
	cmoveq	%r15, %rdi
	testq	%rdi, %rdi
	je	.LBB0_32
	.p2align	4
.LBB0_31:
	vmovaps	(%rbx), %zmm0
	vmovups	%zmm0, (%rsi)
	vmovaps	64(%rbx), %zmm0
	vmovups	%zmm0, 64(%rsi)
	subq	$-128, %rbx
	addq	%r10, %rsi
	#APP
	#NO_APP
	decq	%rdi
	jne	.LBB0_31
.LBB0_32:
	addq	%rax, %rcx
	cmpq	%rcx, %r13
	movq	56(%rsp), %r9
	je	.LBB0_35
	subq	%r13, %rcx
	.p2align	4
.LBB0_34:
	tileloaddt1	(%r14,%rdx), %tmm6
	tileloadd	(%r8,%rdx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r11,%rdx), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm1
	tileloaddt1	(%rbp,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm2
	addq	$1024, %r8
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$1024, %r11
	addq	$1024, %r14
	addq	$1024, %rbp
	incq	%rcx
	jne	.LBB0_34
	jmp	.LBB0_35
	.p2align	4
.LBB0_9:
	testb	%r12b, %r12b
	movl	$128, %eax
	cmovneq	%r10, %rax
	movq	-112(%rsp), %rdi
	movq	%rdi, %r11
	movq	24(%rsp), %rbx
	cmovneq	%rbx, %r11
	movq	(%rsp), %r9
	cmpq	$1, %r9
	je	.LBB0_6
	movq	-88(%rsp), %rcx
	cmpl	$0, 144(%rcx)
	jne	.LBB0_42
	movq	-40(%rsp), %r13
	tileloadd	(%r13,%rdx), %tmm6
	movq	-104(%rsp), %rcx
	leaq	(%rcx,%r13), %rsi
	tileloadd	(%rsi,%rdx), %tmm7
	movq	-32(%rsp), %r14
	tileloadd	(%r14,%rdx), %tmm4
	movq	-96(%rsp), %rcx
	leaq	(%r14,%rcx), %rsi
	tileloadd	(%rsi,%rdx), %tmm5
	tilestored	%tmm0, (%r11,%rax)
	tilezero	%tmm0
	tdpbusd	%tmm6, %tmm4, %tmm0
	movq	%rax, %rsi
	shlq	$4, %rsi
	leaq	(%r11,%rsi), %rdi
	tilestored	%tmm1, (%rdi,%rax)
	tilezero	%tmm1
	tdpbusd	%tmm6, %tmm5, %tmm1
	leaq	64(%r11), %rdi
	tilestored	%tmm2, (%rdi,%rax)
	tilezero	%tmm2
	tdpbusd	%tmm7, %tmm4, %tmm2
	leaq	64(%r11,%rsi), %rcx
	tilestored	%tmm3, (%rcx,%rax)
	tilezero	%tmm3
	tdpbusd	%tmm7, %tmm5, %tmm3
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
	xorb	$1, %r12b
	movzbl	%r12b, %eax
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
