# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_i32_u8p14x4_i8p32x4_14x32__avx512_vnni for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_i32_u8p14x4_i8p32x4_14x32__avx512_vnni.14x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -16(%rsp)
	movq	56(%rsp), %rdx
	movq	128(%rdi), %r9
	shlq	$2, %r9
	cmpq	$42, (%rdi)
	ja	.LBB0_5
	testq	%r8, %r8
	je	.LBB0_32
	movq	72(%rdi), %rax
	movq	%rax, -32(%rsp)
	movq	%r9, %r10
	shlq	$4, %r10
	subq	%r9, %r10
	subq	%r9, %r10
	movq	%r10, -24(%rsp)
	.p2align	4
.LBB0_3:
	testq	%rdx, %rdx
	je	.LBB0_4
	vmovdqu64	(%rdx), %zmm17
	vmovdqu64	64(%rdx), %zmm18
	movq	40(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsi, -40(%rsp)
	je	.LBB0_11
.LBB0_12:
	movq	80(%rdi), %rbx
	movq	112(%rdi), %r14
	movq	32(%rdi), %r15
	addq	$3, %r15
	shrq	$2, %r15
	vmovdqa64	%zmm17, %zmm27
	vmovdqa64	%zmm18, %zmm26
	vmovdqa64	%zmm17, %zmm25
	vmovdqa64	%zmm18, %zmm24
	vmovdqa64	%zmm17, %zmm23
	vmovdqa64	%zmm18, %zmm22
	vmovdqa64	%zmm17, %zmm21
	vmovdqa64	%zmm18, %zmm20
	vmovdqa64	%zmm17, %zmm19
	vmovdqa64	%zmm18, %zmm16
	vmovdqa64	%zmm17, %zmm15
	vmovdqa64	%zmm18, %zmm14
	vmovdqa64	%zmm17, %zmm13
	vmovdqa64	%zmm18, %zmm12
	vmovdqa64	%zmm17, %zmm11
	vmovdqa64	%zmm18, %zmm10
	vmovdqa64	%zmm17, %zmm9
	vmovdqa64	%zmm18, %zmm8
	vmovdqa64	%zmm17, %zmm7
	vmovdqa64	%zmm18, %zmm6
	vmovdqa64	%zmm17, %zmm5
	vmovdqa64	%zmm18, %zmm4
	vmovdqa64	%zmm17, %zmm3
	vmovdqa64	%zmm18, %zmm2
	vmovdqa64	%zmm17, %zmm1
	vmovdqa64	%zmm18, %zmm0
	movq	%rsi, %r12
	movq	-16(%rsp), %r10
	jmp	.LBB0_13
	.p2align	4
.LBB0_15:
	addq	%rbx, %r12
	addq	%r14, %r10
	decq	%rdx
	je	.LBB0_16
.LBB0_13:
	movq	%r15, %rbp
	movq	%r12, %rsi
	movq	%r10, %r13
	movq	%rcx, %rax
	testq	%r15, %r15
	je	.LBB0_15
	.p2align	4
.LBB0_14:
	movq	%rax, %r11
	prefetcht0	(%rax)
	prefetcht0	64(%rax)
	prefetcht1	8192(%r13)
	vpbroadcastd	(%rsi), %zmm30
	prefetcht1	8256(%r13)
	vmovdqu64	(%r13), %zmm29
	vmovdqu64	64(%r13), %zmm28
	vpdpbusd	%zmm29, %zmm30, %zmm17
	vpdpbusd	%zmm28, %zmm30, %zmm18
	vpbroadcastd	4(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm27
	vpdpbusd	%zmm28, %zmm30, %zmm26
	vpbroadcastd	8(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm25
	vpdpbusd	%zmm28, %zmm30, %zmm24
	vpbroadcastd	12(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm23
	vpdpbusd	%zmm28, %zmm30, %zmm22
	vpbroadcastd	16(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm21
	vpdpbusd	%zmm28, %zmm30, %zmm20
	vpbroadcastd	20(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm19
	vpdpbusd	%zmm28, %zmm30, %zmm16
	vpbroadcastd	24(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm15
	vpdpbusd	%zmm28, %zmm30, %zmm14
	vpbroadcastd	28(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm13
	vpdpbusd	%zmm28, %zmm30, %zmm12
	vpbroadcastd	32(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm11
	vpdpbusd	%zmm28, %zmm30, %zmm10
	vpbroadcastd	36(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm9
	vpdpbusd	%zmm28, %zmm30, %zmm8
	vpbroadcastd	40(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm7
	vpdpbusd	%zmm28, %zmm30, %zmm6
	vpbroadcastd	44(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm5
	vpdpbusd	%zmm28, %zmm30, %zmm4
	vpbroadcastd	48(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm3
	vpdpbusd	%zmm28, %zmm30, %zmm2
	vpbroadcastd	52(%rsi), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm1
	vpdpbusd	%zmm28, %zmm30, %zmm0
	subq	$-128, %r13
	addq	%r9, %rax
	cmpq	$23, %rbp
	cmovaeq	%r11, %rax
	addq	$56, %rsi
	decq	%rbp
	jne	.LBB0_14
	jmp	.LBB0_15
	.p2align	4
.LBB0_4:
	vpxord	%xmm17, %xmm17, %xmm17
	vpxord	%xmm18, %xmm18, %xmm18
	movq	40(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsi, -40(%rsp)
	jne	.LBB0_12
.LBB0_11:
	vmovdqa64	%zmm17, %zmm27
	vmovdqa64	%zmm18, %zmm26
	vmovdqa64	%zmm17, %zmm25
	vmovdqa64	%zmm18, %zmm24
	vmovdqa64	%zmm17, %zmm23
	vmovdqa64	%zmm18, %zmm22
	vmovdqa64	%zmm17, %zmm21
	vmovdqa64	%zmm18, %zmm20
	vmovdqa64	%zmm17, %zmm19
	vmovdqa64	%zmm18, %zmm16
	vmovdqa64	%zmm17, %zmm15
	vmovdqa64	%zmm18, %zmm14
	vmovdqa64	%zmm17, %zmm13
	vmovdqa64	%zmm18, %zmm12
	vmovdqa64	%zmm17, %zmm11
	vmovdqa64	%zmm18, %zmm10
	vmovdqa64	%zmm17, %zmm9
	vmovdqa64	%zmm18, %zmm8
	vmovdqa64	%zmm17, %zmm7
	vmovdqa64	%zmm18, %zmm6
	vmovdqa64	%zmm17, %zmm5
	vmovdqa64	%zmm18, %zmm4
	vmovdqa64	%zmm17, %zmm3
	vmovdqa64	%zmm18, %zmm2
	vmovdqa64	%zmm17, %zmm1
	vmovdqa64	%zmm18, %zmm0
.LBB0_16:
	cmpl	$0, 144(%rdi)
	jne	.LBB0_18
	vmovdqu64	%zmm17, (%rcx)
	vmovdqu64	%zmm18, 64(%rcx)
	leaq	(%rcx,%r9), %rax
	vmovdqu64	%zmm27, (%rcx,%r9)
	vmovdqu64	%zmm26, 64(%rcx,%r9)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm25, (%r9,%rax)
	vmovdqu64	%zmm24, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm23, (%r9,%rdx)
	vmovdqu64	%zmm22, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm21, (%r9,%rax)
	vmovdqu64	%zmm20, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm19, (%r9,%rdx)
	vmovdqu64	%zmm16, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm15, (%r9,%rax)
	vmovdqu64	%zmm14, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm13, (%r9,%rdx)
	vmovdqu64	%zmm12, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm11, (%r9,%rax)
	vmovdqu64	%zmm10, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm9, (%r9,%rdx)
	vmovdqu64	%zmm8, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm7, (%r9,%rax)
	vmovdqu64	%zmm6, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm5, (%r9,%rdx)
	vmovdqu64	%zmm4, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm3, (%r9,%rax)
	vmovdqu64	%zmm2, 64(%r9,%rax)
	vmovdqu64	%zmm1, (%r9,%rdx)
.LBB0_19:
	vmovdqu64	%zmm0, 64(%r9,%rdx)
	movq	-40(%rsp), %rsi
	addq	-32(%rsp), %rsi
	addq	-24(%rsp), %rcx
	decq	%r8
	movq	56(%rsp), %rdx
	jne	.LBB0_3
	jmp	.LBB0_32
.LBB0_18:
	vpaddd	(%rcx), %zmm17, %zmm17
	vmovdqu64	%zmm17, (%rcx)
	vpaddd	64(%rcx), %zmm18, %zmm17
	vmovdqu64	%zmm17, 64(%rcx)
	vpaddd	(%rcx,%r9), %zmm27, %zmm17
	vmovdqu64	%zmm17, (%rcx,%r9)
	vpaddd	64(%rcx,%r9), %zmm26, %zmm17
	leaq	(%rcx,%r9), %rax
	vmovdqu64	%zmm17, 64(%rcx,%r9)
	vpaddd	(%r9,%rax), %zmm25, %zmm17
	vmovdqu64	%zmm17, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm24, %zmm17
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm17, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm23, %zmm17
	vmovdqu64	%zmm17, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm22, %zmm17
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm17, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm21, %zmm17
	vmovdqu64	%zmm17, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm20, %zmm17
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm17, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm19, %zmm17
	vmovdqu64	%zmm17, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm16, %zmm16
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm16, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm15, %zmm15
	vmovdqu64	%zmm15, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm14, %zmm14
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm14, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm13, %zmm13
	vmovdqu64	%zmm13, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm12, %zmm12
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm12, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm11, %zmm11
	vmovdqu64	%zmm11, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm10, %zmm10
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm10, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm9, %zmm9
	vmovdqu64	%zmm9, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm8, %zmm8
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm8, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm7, %zmm7
	vmovdqu64	%zmm7, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm6, %zmm6
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm6, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm5, %zmm5
	vmovdqu64	%zmm5, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm4, %zmm4
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm4, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm3, %zmm3
	vmovdqu64	%zmm3, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm2, %zmm2
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm2, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm1, %zmm1
	vmovdqu64	%zmm1, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm0, %zmm0
	jmp	.LBB0_19
.LBB0_5:
	testq	%r8, %r8
	je	.LBB0_32
	movq	72(%rdi), %rax
	movq	%rax, -24(%rsp)
	movq	%r9, %r10
	shlq	$4, %r10
	subq	%r9, %r10
	subq	%r9, %r10
	movq	%r10, -8(%rsp)
	movq	104(%rdi), %rbx
	addq	-16(%rsp), %rbx
	.p2align	4
.LBB0_7:
	testq	%rdx, %rdx
	je	.LBB0_8
	vmovdqu64	(%rdx), %zmm17
	vmovdqu64	64(%rdx), %zmm18
	jmp	.LBB0_21
	.p2align	4
.LBB0_8:
	vpxord	%xmm17, %xmm17, %xmm17
	vpxord	%xmm18, %xmm18, %xmm18
.LBB0_21:
	movq	%r8, -32(%rsp)
	movq	40(%rdi), %r14
	testq	%r14, %r14
	movq	%rsi, -40(%rsp)
	je	.LBB0_22
	movq	80(%rdi), %r15
	movq	112(%rdi), %r12
	movq	32(%rdi), %r11
	addq	$3, %r11
	shrq	$2, %r11
	vmovdqa64	%zmm17, %zmm27
	vmovdqa64	%zmm18, %zmm26
	vmovdqa64	%zmm17, %zmm25
	vmovdqa64	%zmm18, %zmm24
	vmovdqa64	%zmm17, %zmm23
	vmovdqa64	%zmm18, %zmm22
	vmovdqa64	%zmm17, %zmm21
	vmovdqa64	%zmm18, %zmm20
	vmovdqa64	%zmm17, %zmm19
	vmovdqa64	%zmm18, %zmm16
	vmovdqa64	%zmm17, %zmm15
	vmovdqa64	%zmm18, %zmm14
	vmovdqa64	%zmm17, %zmm13
	vmovdqa64	%zmm18, %zmm12
	vmovdqa64	%zmm17, %zmm11
	vmovdqa64	%zmm18, %zmm10
	vmovdqa64	%zmm17, %zmm9
	vmovdqa64	%zmm18, %zmm8
	vmovdqa64	%zmm17, %zmm7
	vmovdqa64	%zmm18, %zmm6
	vmovdqa64	%zmm17, %zmm5
	vmovdqa64	%zmm18, %zmm4
	vmovdqa64	%zmm17, %zmm3
	vmovdqa64	%zmm18, %zmm2
	vmovdqa64	%zmm17, %zmm1
	vmovdqa64	%zmm18, %zmm0
	movq	-16(%rsp), %rdx
	jmp	.LBB0_24
	.p2align	4
.LBB0_27:
	addq	%r15, %rsi
	addq	%r12, %rdx
	decq	%r14
	je	.LBB0_28
.LBB0_24:
	testq	%r11, %r11
	je	.LBB0_27
	xorl	%r10d, %r10d
	movq	%r11, %r13
	movq	%rsi, %rbp
	movq	%rcx, %rax
	.p2align	4
.LBB0_26:
	movq	%rax, %r8
	prefetcht0	(%rax)
	prefetcht0	64(%rax)
	vpbroadcastd	(%rbp), %zmm30
	prefetcht1	(%rbx,%r10)
	vmovdqu64	(%rdx,%r10,2), %zmm29
	vmovdqu64	64(%rdx,%r10,2), %zmm28
	vpdpbusd	%zmm29, %zmm30, %zmm17
	vpdpbusd	%zmm28, %zmm30, %zmm18
	vpbroadcastd	4(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm27
	vpdpbusd	%zmm28, %zmm30, %zmm26
	vpbroadcastd	8(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm25
	vpdpbusd	%zmm28, %zmm30, %zmm24
	vpbroadcastd	12(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm23
	vpdpbusd	%zmm28, %zmm30, %zmm22
	vpbroadcastd	16(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm21
	vpdpbusd	%zmm28, %zmm30, %zmm20
	vpbroadcastd	20(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm19
	vpdpbusd	%zmm28, %zmm30, %zmm16
	vpbroadcastd	24(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm15
	vpdpbusd	%zmm28, %zmm30, %zmm14
	vpbroadcastd	28(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm13
	vpdpbusd	%zmm28, %zmm30, %zmm12
	vpbroadcastd	32(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm11
	vpdpbusd	%zmm28, %zmm30, %zmm10
	vpbroadcastd	36(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm9
	vpdpbusd	%zmm28, %zmm30, %zmm8
	vpbroadcastd	40(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm7
	vpdpbusd	%zmm28, %zmm30, %zmm6
	vpbroadcastd	44(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm5
	vpdpbusd	%zmm28, %zmm30, %zmm4
	vpbroadcastd	48(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm3
	vpdpbusd	%zmm28, %zmm30, %zmm2
	vpbroadcastd	52(%rbp), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm1
	addq	%r9, %rax
	cmpq	$23, %r13
	cmovaeq	%r8, %rax
	vpdpbusd	%zmm28, %zmm30, %zmm0
	addq	$64, %r10
	addq	$56, %rbp
	decq	%r13
	jne	.LBB0_26
	jmp	.LBB0_27
	.p2align	4
.LBB0_22:
	vmovdqa64	%zmm17, %zmm27
	vmovdqa64	%zmm18, %zmm26
	vmovdqa64	%zmm17, %zmm25
	vmovdqa64	%zmm18, %zmm24
	vmovdqa64	%zmm17, %zmm23
	vmovdqa64	%zmm18, %zmm22
	vmovdqa64	%zmm17, %zmm21
	vmovdqa64	%zmm18, %zmm20
	vmovdqa64	%zmm17, %zmm19
	vmovdqa64	%zmm18, %zmm16
	vmovdqa64	%zmm17, %zmm15
	vmovdqa64	%zmm18, %zmm14
	vmovdqa64	%zmm17, %zmm13
	vmovdqa64	%zmm18, %zmm12
	vmovdqa64	%zmm17, %zmm11
	vmovdqa64	%zmm18, %zmm10
	vmovdqa64	%zmm17, %zmm9
	vmovdqa64	%zmm18, %zmm8
	vmovdqa64	%zmm17, %zmm7
	vmovdqa64	%zmm18, %zmm6
	vmovdqa64	%zmm17, %zmm5
	vmovdqa64	%zmm18, %zmm4
	vmovdqa64	%zmm17, %zmm3
	vmovdqa64	%zmm18, %zmm2
	vmovdqa64	%zmm17, %zmm1
	vmovdqa64	%zmm18, %zmm0
.LBB0_28:
	cmpl	$0, 144(%rdi)
	jne	.LBB0_30
	vmovdqu64	%zmm17, (%rcx)
	vmovdqu64	%zmm18, 64(%rcx)
	leaq	(%rcx,%r9), %rax
	vmovdqu64	%zmm27, (%rcx,%r9)
	vmovdqu64	%zmm26, 64(%rcx,%r9)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm25, (%r9,%rax)
	vmovdqu64	%zmm24, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm23, (%r9,%rdx)
	vmovdqu64	%zmm22, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm21, (%r9,%rax)
	vmovdqu64	%zmm20, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm19, (%r9,%rdx)
	vmovdqu64	%zmm16, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm15, (%r9,%rax)
	vmovdqu64	%zmm14, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm13, (%r9,%rdx)
	vmovdqu64	%zmm12, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm11, (%r9,%rax)
	vmovdqu64	%zmm10, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm9, (%r9,%rdx)
	vmovdqu64	%zmm8, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm7, (%r9,%rax)
	vmovdqu64	%zmm6, 64(%r9,%rax)
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm5, (%r9,%rdx)
	vmovdqu64	%zmm4, 64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm3, (%r9,%rax)
	vmovdqu64	%zmm2, 64(%r9,%rax)
	vmovdqu64	%zmm1, (%r9,%rdx)
.LBB0_31:
	vmovdqu64	%zmm0, 64(%r9,%rdx)
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %rsi
	addq	-24(%rsp), %rsi
	addq	-8(%rsp), %rcx
	movq	32(%rdi), %rax
	shlq	$4, %rax
	addq	$48, %rax
	andq	$-64, %rax
	addq	%rax, %rbx
	decq	%r8
	movq	56(%rsp), %rdx
	jne	.LBB0_7
	jmp	.LBB0_32
.LBB0_30:
	vpaddd	(%rcx), %zmm17, %zmm17
	vmovdqu64	%zmm17, (%rcx)
	vpaddd	64(%rcx), %zmm18, %zmm17
	vmovdqu64	%zmm17, 64(%rcx)
	vpaddd	(%rcx,%r9), %zmm27, %zmm17
	vmovdqu64	%zmm17, (%rcx,%r9)
	vpaddd	64(%rcx,%r9), %zmm26, %zmm17
	leaq	(%rcx,%r9), %rax
	vmovdqu64	%zmm17, 64(%rcx,%r9)
	vpaddd	(%r9,%rax), %zmm25, %zmm17
	vmovdqu64	%zmm17, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm24, %zmm17
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm17, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm23, %zmm17
	vmovdqu64	%zmm17, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm22, %zmm17
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm17, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm21, %zmm17
	vmovdqu64	%zmm17, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm20, %zmm17
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm17, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm19, %zmm17
	vmovdqu64	%zmm17, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm16, %zmm16
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm16, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm15, %zmm15
	vmovdqu64	%zmm15, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm14, %zmm14
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm14, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm13, %zmm13
	vmovdqu64	%zmm13, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm12, %zmm12
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm12, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm11, %zmm11
	vmovdqu64	%zmm11, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm10, %zmm10
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm10, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm9, %zmm9
	vmovdqu64	%zmm9, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm8, %zmm8
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm8, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm7, %zmm7
	vmovdqu64	%zmm7, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm6, %zmm6
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm6, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm5, %zmm5
	vmovdqu64	%zmm5, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm4, %zmm4
	leaq	(%rdx,%r9), %rax
	vmovdqu64	%zmm4, 64(%r9,%rdx)
	vpaddd	(%r9,%rax), %zmm3, %zmm3
	vmovdqu64	%zmm3, (%r9,%rax)
	vpaddd	64(%r9,%rax), %zmm2, %zmm2
	leaq	(%rax,%r9), %rdx
	vmovdqu64	%zmm2, 64(%r9,%rax)
	vpaddd	(%r9,%rdx), %zmm1, %zmm1
	vmovdqu64	%zmm1, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm0, %zmm0
	jmp	.LBB0_31
.LBB0_32:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
