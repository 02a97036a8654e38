# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_i32_u8p6x4_i8p16x4_6x16__avx_vnni for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_i32_u8p6x4_i8p16x4_6x16__avx_vnni.6x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -40(%rsp)
	movq	56(%rsp), %rdx
	movq	128(%rdi), %r9
	shlq	$2, %r9
	cmpq	$18, (%rdi)
	movq	%rdi, -24(%rsp)
	ja	.LBB0_5
	testq	%r8, %r8
	je	.LBB0_31
	movq	72(%rdi), %rax
	movq	%rax, -48(%rsp)
	leaq	(%r9,%r9), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -56(%rsp)
	.p2align	4
.LBB0_3:
	testq	%rdx, %rdx
	je	.LBB0_4
	vmovdqu	(%rdx), %ymm0
	vmovdqu	32(%rdx), %ymm1
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%rsi, -32(%rsp)
	je	.LBB0_11
.LBB0_12:
	movq	80(%rdi), %r14
	movq	112(%rdi), %r15
	movq	32(%rdi), %r12
	addq	$3, %r12
	shrq	$2, %r12
	vmovdqa	%ymm0, %ymm11
	vmovdqa	%ymm1, %ymm10
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm7
	vmovdqa	%ymm1, %ymm6
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm2
	movq	-40(%rsp), %r13
	jmp	.LBB0_13
	.p2align	4
.LBB0_15:
	addq	%r14, %rsi
	addq	%r15, %r13
	decq	%rbx
	je	.LBB0_16
.LBB0_13:
	movq	%r12, %rbp
	movq	%rsi, %rax
	movq	%r13, %r11
	movq	%rcx, %rdi
	testq	%r12, %r12
	je	.LBB0_15
	.p2align	4
.LBB0_14:
	movq	%rdi, %r10
	prefetcht0	(%rdi)
	prefetcht1	4096(%r11)
	vpbroadcastd	(%rax), %ymm12
	prefetcht1	4128(%r11)
	vmovdqu	(%r11), %ymm13
	vmovdqu	32(%r11), %ymm14
	{vex}	vpdpbusd	%ymm13, %ymm12, %ymm0
	{vex}	vpdpbusd	%ymm14, %ymm12, %ymm1
	vpbroadcastd	4(%rax), %ymm12
	{vex}	vpdpbusd	%ymm13, %ymm12, %ymm11
	{vex}	vpdpbusd	%ymm14, %ymm12, %ymm10
	vpbroadcastd	8(%rax), %ymm12
	{vex}	vpdpbusd	%ymm13, %ymm12, %ymm9
	{vex}	vpdpbusd	%ymm14, %ymm12, %ymm8
	vpbroadcastd	12(%rax), %ymm12
	{vex}	vpdpbusd	%ymm13, %ymm12, %ymm7
	{vex}	vpdpbusd	%ymm14, %ymm12, %ymm6
	vpbroadcastd	16(%rax), %ymm12
	{vex}	vpdpbusd	%ymm13, %ymm12, %ymm5
	{vex}	vpdpbusd	%ymm14, %ymm12, %ymm4
	vpbroadcastd	20(%rax), %ymm12
	{vex}	vpdpbusd	%ymm13, %ymm12, %ymm3
	{vex}	vpdpbusd	%ymm14, %ymm12, %ymm2
	addq	$64, %r11
	addq	%r9, %rdi
	cmpq	$15, %rbp
	cmovaeq	%r10, %rdi
	addq	$24, %rax
	decq	%rbp
	jne	.LBB0_14
	jmp	.LBB0_15
	.p2align	4
.LBB0_4:
	vpxor	%xmm0, %xmm0, %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%rsi, -32(%rsp)
	jne	.LBB0_12
.LBB0_11:
	vmovdqa	%ymm0, %ymm11
	vmovdqa	%ymm1, %ymm10
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm7
	vmovdqa	%ymm1, %ymm6
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm2
.LBB0_16:
	movq	-24(%rsp), %rdi
	cmpl	$0, 144(%rdi)
	jne	.LBB0_18
	vmovdqu	%ymm0, (%rcx)
	vmovdqu	%ymm1, 32(%rcx)
	leaq	(%rcx,%r9), %rax
	vmovdqu	%ymm11, (%rcx,%r9)
	vmovdqu	%ymm10, 32(%rcx,%r9)
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm9, (%r9,%rax)
	vmovdqu	%ymm8, 32(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu	%ymm7, (%r9,%rdx)
	vmovdqu	%ymm6, 32(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm5, (%r9,%rax)
	vmovdqu	%ymm4, 32(%r9,%rax)
	vmovdqu	%ymm3, (%r9,%rdx)
	vmovdqu	%ymm2, 32(%r9,%rdx)
.LBB0_19:
	movq	-32(%rsp), %rsi
	addq	-48(%rsp), %rsi
	addq	-56(%rsp), %rcx
	decq	%r8
	movq	56(%rsp), %rdx
	jne	.LBB0_3
	jmp	.LBB0_31
.LBB0_18:
	vpaddd	(%rcx), %ymm0, %ymm0
	vmovdqu	%ymm0, (%rcx)
	vpaddd	32(%rcx), %ymm1, %ymm0
	vmovdqu	%ymm0, 32(%rcx)
	vpaddd	(%rcx,%r9), %ymm11, %ymm0
	vmovdqu	%ymm0, (%rcx,%r9)
	vpaddd	32(%rcx,%r9), %ymm10, %ymm0
	leaq	(%rcx,%r9), %rax
	vmovdqu	%ymm0, 32(%rcx,%r9)
	vpaddd	(%r9,%rax), %ymm9, %ymm0
	vmovdqu	%ymm0, (%r9,%rax)
	vpaddd	32(%r9,%rax), %ymm8, %ymm0
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm0, 32(%r9,%rax)
	vpaddd	(%r9,%rdx), %ymm7, %ymm0
	vmovdqu	%ymm0, (%r9,%rdx)
	vpaddd	32(%r9,%rdx), %ymm6, %ymm0
	leaq	(%rdx,%r9), %rax
	vmovdqu	%ymm0, 32(%r9,%rdx)
	vpaddd	(%r9,%rax), %ymm5, %ymm0
	vmovdqu	%ymm0, (%r9,%rax)
	vpaddd	32(%r9,%rax), %ymm4, %ymm0
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm0, 32(%r9,%rax)
	vpaddd	(%r9,%rdx), %ymm3, %ymm0
	vmovdqu	%ymm0, (%r9,%rdx)
	vpaddd	32(%r9,%rdx), %ymm2, %ymm0
	vmovdqu	%ymm0, 32(%r9,%rdx)
	jmp	.LBB0_19
.LBB0_5:
	testq	%r8, %r8
	je	.LBB0_31
	movq	72(%rdi), %rax
	movq	%rax, -8(%rsp)
	leaq	(%r9,%r9), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -16(%rsp)
	movq	104(%rdi), %rax
	addq	-40(%rsp), %rax
	movq	%rax, -56(%rsp)
	.p2align	4
.LBB0_7:
	testq	%rdx, %rdx
	je	.LBB0_8
	vmovdqu	(%rdx), %ymm0
	vmovdqu	32(%rdx), %ymm1
	jmp	.LBB0_21
	.p2align	4
.LBB0_8:
	vpxor	%xmm0, %xmm0, %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
.LBB0_21:
	movq	%r8, -48(%rsp)
	movq	40(%rdi), %r14
	testq	%r14, %r14
	movq	%rsi, -32(%rsp)
	je	.LBB0_22
	movq	80(%rdi), %r15
	movq	112(%rdi), %r12
	movq	32(%rdi), %r10
	addq	$3, %r10
	shrq	$2, %r10
	vmovdqa	%ymm0, %ymm11
	vmovdqa	%ymm1, %ymm10
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm7
	vmovdqa	%ymm1, %ymm6
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm2
	movq	-40(%rsp), %rax
	movq	-56(%rsp), %rdi
	jmp	.LBB0_24
	.p2align	4
.LBB0_26:
	addq	%r15, %rsi
	addq	%r12, %rax
	decq	%r14
	je	.LBB0_27
.LBB0_24:
	movq	%r10, %r13
	movq	%rsi, %rbp
	movq	%rax, %rdx
	movq	%rdi, %rbx
	movq	%rcx, %r8
	testq	%r10, %r10
	je	.LBB0_26
	.p2align	4
.LBB0_25:
	movq	%r8, %r11
	prefetcht0	(%r8)
	prefetcht1	(%rbx)
	vpbroadcastd	(%rbp), %ymm13
	vmovdqu	(%rdx), %ymm14
	vmovdqu	32(%rdx), %ymm12
	{vex}	vpdpbusd	%ymm14, %ymm13, %ymm0
	{vex}	vpdpbusd	%ymm12, %ymm13, %ymm1
	vpbroadcastd	4(%rbp), %ymm13
	{vex}	vpdpbusd	%ymm14, %ymm13, %ymm11
	{vex}	vpdpbusd	%ymm12, %ymm13, %ymm10
	vpbroadcastd	8(%rbp), %ymm13
	{vex}	vpdpbusd	%ymm14, %ymm13, %ymm9
	{vex}	vpdpbusd	%ymm12, %ymm13, %ymm8
	vpbroadcastd	12(%rbp), %ymm13
	{vex}	vpdpbusd	%ymm14, %ymm13, %ymm7
	{vex}	vpdpbusd	%ymm12, %ymm13, %ymm6
	vpbroadcastd	16(%rbp), %ymm13
	{vex}	vpdpbusd	%ymm14, %ymm13, %ymm5
	{vex}	vpdpbusd	%ymm12, %ymm13, %ymm4
	vpbroadcastd	20(%rbp), %ymm13
	{vex}	vpdpbusd	%ymm14, %ymm13, %ymm3
	addq	$64, %rbx
	addq	%r9, %r8
	cmpq	$15, %r13
	cmovaeq	%r11, %r8
	{vex}	vpdpbusd	%ymm12, %ymm13, %ymm2
	addq	$64, %rdx
	addq	$24, %rbp
	decq	%r13
	jne	.LBB0_25
	jmp	.LBB0_26
	.p2align	4
.LBB0_22:
	vmovdqa	%ymm0, %ymm11
	vmovdqa	%ymm1, %ymm10
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm7
	vmovdqa	%ymm1, %ymm6
	vmovdqa	%ymm0, %ymm5
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm2
.LBB0_27:
	movq	-24(%rsp), %rdi
	cmpl	$0, 144(%rdi)
	jne	.LBB0_29
	vmovdqu	%ymm0, (%rcx)
	vmovdqu	%ymm1, 32(%rcx)
	leaq	(%rcx,%r9), %rax
	vmovdqu	%ymm11, (%rcx,%r9)
	vmovdqu	%ymm10, 32(%rcx,%r9)
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm9, (%r9,%rax)
	vmovdqu	%ymm8, 32(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu	%ymm7, (%r9,%rdx)
	vmovdqu	%ymm6, 32(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm5, (%r9,%rax)
	vmovdqu	%ymm4, 32(%r9,%rax)
	vmovdqu	%ymm3, (%r9,%rdx)
	vmovdqu	%ymm2, 32(%r9,%rdx)
.LBB0_30:
	movq	-48(%rsp), %r8
	movq	-32(%rsp), %rsi
	addq	-8(%rsp), %rsi
	addq	-16(%rsp), %rcx
	movq	32(%rdi), %rax
	shlq	$4, %rax
	addq	$48, %rax
	andq	$-64, %rax
	addq	%rax, -56(%rsp)
	decq	%r8
	movq	56(%rsp), %rdx
	jne	.LBB0_7
	jmp	.LBB0_31
.LBB0_29:
	vpaddd	(%rcx), %ymm0, %ymm0
	vmovdqu	%ymm0, (%rcx)
	vpaddd	32(%rcx), %ymm1, %ymm0
	vmovdqu	%ymm0, 32(%rcx)
	vpaddd	(%rcx,%r9), %ymm11, %ymm0
	vmovdqu	%ymm0, (%rcx,%r9)
	vpaddd	32(%rcx,%r9), %ymm10, %ymm0
	leaq	(%rcx,%r9), %rax
	vmovdqu	%ymm0, 32(%rcx,%r9)
	vpaddd	(%r9,%rax), %ymm9, %ymm0
	vmovdqu	%ymm0, (%r9,%rax)
	vpaddd	32(%r9,%rax), %ymm8, %ymm0
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm0, 32(%r9,%rax)
	vpaddd	(%r9,%rdx), %ymm7, %ymm0
	vmovdqu	%ymm0, (%r9,%rdx)
	vpaddd	32(%r9,%rdx), %ymm6, %ymm0
	leaq	(%rdx,%r9), %rax
	vmovdqu	%ymm0, 32(%r9,%rdx)
	vpaddd	(%r9,%rax), %ymm5, %ymm0
	vmovdqu	%ymm0, (%r9,%rax)
	vpaddd	32(%r9,%rax), %ymm4, %ymm0
	leaq	(%rax,%r9), %rdx
	vmovdqu	%ymm0, 32(%r9,%rax)
	vpaddd	(%r9,%rdx), %ymm3, %ymm0
	vmovdqu	%ymm0, (%r9,%rdx)
	vpaddd	32(%r9,%rdx), %ymm2, %ymm0
	vmovdqu	%ymm0, 32(%r9,%rdx)
	jmp	.LBB0_30
.LBB0_31:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
