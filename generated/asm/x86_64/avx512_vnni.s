# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_i32_u8p14x4_i8p32x4_14x32__avx512_vnni for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_i32_u8p14x4_i8p32x4_14x32__avx512_vnni.14x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -24(%rsp)
	movq	56(%rsp), %rbx
	movq	128(%rdi), %r9
	shlq	$2, %r9
	cmpq	$42, (%rdi)
	ja	.LBB0_7
	testq	%r8, %r8
	je	.LBB0_35
	movq	72(%rdi), %rax
	movq	%rax, -32(%rsp)
	movq	%r9, %r11
	shlq	$4, %r11
	subq	%r9, %r11
	subq	%r9, %r11
	.p2align	4
.LBB0_3:
	movq	32(%rdi), %rax
	addq	$3, %rax
	shrq	$2, %rax
	cmpq	$48, %rax
	jb	.LBB0_5
	leaq	(%rcx,%r9), %rax
	prefetcht0	(%rcx)
	prefetcht0	64(%rcx)
	leaq	(%rax,%r9), %rdx
	prefetcht0	(%rcx,%r9)
	prefetcht0	64(%rcx,%r9)
	leaq	(%rdx,%r9), %r10
	prefetcht0	(%r9,%rax)
	prefetcht0	64(%r9,%rax)
	leaq	(%r10,%r9), %rax
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
	leaq	(%rdx,%r9), %r10
	prefetcht0	(%r9,%rax)
	prefetcht0	64(%r9,%rax)
	leaq	(%r10,%r9), %rax
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
	leaq	(%rdx,%r9), %r10
	prefetcht0	(%r9,%rax)
	prefetcht0	64(%r9,%rax)
	leaq	(%r10,%r9), %rax
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	leaq	(%rax,%r9), %rdx
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
	leaq	(%rdx,%r9), %r10
	prefetcht0	(%r9,%rax)
	prefetcht0	64(%r9,%rax)
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
.LBB0_5:
	testq	%rbx, %rbx
	je	.LBB0_6
	vmovdqu64	(%rbx), %zmm17
	vmovdqu64	64(%rbx), %zmm18
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	je	.LBB0_15
.LBB0_16:
	movq	80(%rdi), %r14
	movq	112(%rdi), %r15
	movq	32(%rdi), %r12
	addq	$3, %r12
	shrq	$2, %r12
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
	movq	%rsi, %r10
	movq	%rsi, %rdx
	movq	-24(%rsp), %r13
	jmp	.LBB0_17
	.p2align	4
.LBB0_19:
	addq	%r14, %rdx
	addq	%r15, %r13
	decq	%rbx
	je	.LBB0_20
.LBB0_17:
	movq	%r12, %rbp
	movq	%rdx, %rax
	movq	%r13, %rsi
	testq	%r12, %r12
	je	.LBB0_19
	.p2align	4
.LBB0_18:
	prefetcht1	8192(%rsi)
	vpbroadcastd	(%rax), %zmm30
	prefetcht1	8256(%rsi)
	vmovdqu64	(%rsi), %zmm29
	vmovdqu64	64(%rsi), %zmm28
	vpdpbusd	%zmm29, %zmm30, %zmm17
	vpdpbusd	%zmm28, %zmm30, %zmm18
	vpbroadcastd	4(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm27
	vpdpbusd	%zmm28, %zmm30, %zmm26
	vpbroadcastd	8(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm25
	vpdpbusd	%zmm28, %zmm30, %zmm24
	vpbroadcastd	12(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm23
	vpdpbusd	%zmm28, %zmm30, %zmm22
	vpbroadcastd	16(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm21
	vpdpbusd	%zmm28, %zmm30, %zmm20
	vpbroadcastd	20(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm19
	vpdpbusd	%zmm28, %zmm30, %zmm16
	vpbroadcastd	24(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm15
	vpdpbusd	%zmm28, %zmm30, %zmm14
	vpbroadcastd	28(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm13
	vpdpbusd	%zmm28, %zmm30, %zmm12
	vpbroadcastd	32(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm11
	vpdpbusd	%zmm28, %zmm30, %zmm10
	vpbroadcastd	36(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm9
	vpdpbusd	%zmm28, %zmm30, %zmm8
	vpbroadcastd	40(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm7
	vpdpbusd	%zmm28, %zmm30, %zmm6
	vpbroadcastd	44(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm5
	vpdpbusd	%zmm28, %zmm30, %zmm4
	vpbroadcastd	48(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm3
	vpdpbusd	%zmm28, %zmm30, %zmm2
	vpbroadcastd	52(%rax), %zmm30
	vpdpbusd	%zmm29, %zmm30, %zmm1
	vpdpbusd	%zmm28, %zmm30, %zmm0
	addq	$56, %rax
	subq	$-128, %rsi
	decq	%rbp
	jne	.LBB0_18
	jmp	.LBB0_19
	.p2align	4
.LBB0_6:
	vpxord	%xmm17, %xmm17, %xmm17
	vpxord	%xmm18, %xmm18, %xmm18
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	jne	.LBB0_16
.LBB0_15:
	movq	%rsi, %r10
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
.LBB0_20:
	cmpl	$0, 144(%rdi)
	jne	.LBB0_22
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
.LBB0_23:
	vmovdqu64	%zmm0, 64(%r9,%rdx)
	movq	%r10, %rsi
	movq	56(%rsp), %rbx
	addq	-32(%rsp), %rsi
	addq	%r11, %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_35
.LBB0_22:
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
	jmp	.LBB0_23
.LBB0_7:
	testq	%r8, %r8
	je	.LBB0_35
	movq	72(%rdi), %rax
	movq	%rax, -8(%rsp)
	movq	%r9, %rdx
	shlq	$4, %rdx
	subq	%r9, %rdx
	subq	%r9, %rdx
	movq	%rdx, -16(%rsp)
	movq	104(%rdi), %rax
	addq	-24(%rsp), %rax
	.p2align	4
.LBB0_9:
	movq	32(%rdi), %rdx
	addq	$3, %rdx
	shrq	$2, %rdx
	cmpq	$48, %rdx
	jb	.LBB0_11
	leaq	(%rcx,%r9), %rdx
	prefetcht0	(%rcx)
	prefetcht0	64(%rcx)
	leaq	(%rdx,%r9), %r11
	prefetcht0	(%rcx,%r9)
	prefetcht0	64(%rcx,%r9)
	leaq	(%r11,%r9), %r10
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	leaq	(%r10,%r9), %rdx
	prefetcht0	(%r9,%r11)
	prefetcht0	64(%r9,%r11)
	leaq	(%rdx,%r9), %r11
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
	leaq	(%r11,%r9), %r10
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	leaq	(%r10,%r9), %rdx
	prefetcht0	(%r9,%r11)
	prefetcht0	64(%r9,%r11)
	leaq	(%rdx,%r9), %r11
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
	leaq	(%r11,%r9), %r10
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	leaq	(%r10,%r9), %rdx
	prefetcht0	(%r9,%r11)
	prefetcht0	64(%r9,%r11)
	leaq	(%rdx,%r9), %r11
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
	leaq	(%r11,%r9), %r10
	prefetcht0	(%r9,%rdx)
	prefetcht0	64(%r9,%rdx)
	prefetcht0	(%r9,%r11)
	prefetcht0	64(%r9,%r11)
	prefetcht0	(%r9,%r10)
	prefetcht0	64(%r9,%r10)
.LBB0_11:
	testq	%rbx, %rbx
	je	.LBB0_12
	vmovdqu64	(%rbx), %zmm17
	vmovdqu64	64(%rbx), %zmm18
	movq	40(%rdi), %r14
	testq	%r14, %r14
	movq	%rsi, -32(%rsp)
	je	.LBB0_26
.LBB0_27:
	movq	80(%rdi), %r15
	movq	112(%rdi), %r12
	movq	32(%rdi), %r10
	addq	$3, %r10
	shrq	$2, %r10
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
	movq	-24(%rsp), %r11
	jmp	.LBB0_28
	.p2align	4
.LBB0_30:
	addq	%r15, %rsi
	addq	%r12, %r11
	decq	%r14
	je	.LBB0_31
.LBB0_28:
	movq	%r10, %r13
	movq	%rsi, %rbp
	movq	%r11, %rdx
	movq	%rax, %rbx
	testq	%r10, %r10
	je	.LBB0_30
	.p2align	4
.LBB0_29:
	prefetcht1	(%rbx)
	vpbroadcastd	(%rbp), %zmm30
	vmovdqu64	(%rdx), %zmm29
	vmovdqu64	64(%rdx), %zmm28
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
	vpdpbusd	%zmm28, %zmm30, %zmm0
	addq	$56, %rbp
	subq	$-128, %rdx
	addq	$64, %rbx
	decq	%r13
	jne	.LBB0_29
	jmp	.LBB0_30
	.p2align	4
.LBB0_12:
	vpxord	%xmm17, %xmm17, %xmm17
	vpxord	%xmm18, %xmm18, %xmm18
	movq	40(%rdi), %r14
	testq	%r14, %r14
	movq	%rsi, -32(%rsp)
	jne	.LBB0_27
.LBB0_26:
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
.LBB0_31:
	cmpl	$0, 144(%rdi)
	jne	.LBB0_33
	vmovdqu64	%zmm17, (%rcx)
	vmovdqu64	%zmm18, 64(%rcx)
	leaq	(%rcx,%r9), %rdx
	vmovdqu64	%zmm27, (%rcx,%r9)
	vmovdqu64	%zmm26, 64(%rcx,%r9)
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm25, (%r9,%rdx)
	vmovdqu64	%zmm24, 64(%r9,%rdx)
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm23, (%r9,%rsi)
	vmovdqu64	%zmm22, 64(%r9,%rsi)
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm21, (%r9,%rdx)
	vmovdqu64	%zmm20, 64(%r9,%rdx)
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm19, (%r9,%rsi)
	vmovdqu64	%zmm16, 64(%r9,%rsi)
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm15, (%r9,%rdx)
	vmovdqu64	%zmm14, 64(%r9,%rdx)
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm13, (%r9,%rsi)
	vmovdqu64	%zmm12, 64(%r9,%rsi)
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm11, (%r9,%rdx)
	vmovdqu64	%zmm10, 64(%r9,%rdx)
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm9, (%r9,%rsi)
	vmovdqu64	%zmm8, 64(%r9,%rsi)
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm7, (%r9,%rdx)
	vmovdqu64	%zmm6, 64(%r9,%rdx)
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm5, (%r9,%rsi)
	vmovdqu64	%zmm4, 64(%r9,%rsi)
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm3, (%r9,%rdx)
	vmovdqu64	%zmm2, 64(%r9,%rdx)
	vmovdqu64	%zmm1, (%r9,%rsi)
.LBB0_34:
	vmovdqu64	%zmm0, 64(%r9,%rsi)
	movq	-32(%rsp), %rsi
	movq	56(%rsp), %rbx
	addq	-8(%rsp), %rsi
	addq	-16(%rsp), %rcx
	movq	32(%rdi), %rdx
	shlq	$4, %rdx
	addq	$48, %rdx
	andq	$-64, %rdx
	addq	%rdx, %rax
	decq	%r8
	jne	.LBB0_9
	jmp	.LBB0_35
.LBB0_33:
	vpaddd	(%rcx), %zmm17, %zmm17
	vmovdqu64	%zmm17, (%rcx)
	vpaddd	64(%rcx), %zmm18, %zmm17
	vmovdqu64	%zmm17, 64(%rcx)
	vpaddd	(%rcx,%r9), %zmm27, %zmm17
	vmovdqu64	%zmm17, (%rcx,%r9)
	vpaddd	64(%rcx,%r9), %zmm26, %zmm17
	leaq	(%rcx,%r9), %rdx
	vmovdqu64	%zmm17, 64(%rcx,%r9)
	vpaddd	(%r9,%rdx), %zmm25, %zmm17
	vmovdqu64	%zmm17, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm24, %zmm17
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm17, 64(%r9,%rdx)
	vpaddd	(%r9,%rsi), %zmm23, %zmm17
	vmovdqu64	%zmm17, (%r9,%rsi)
	vpaddd	64(%r9,%rsi), %zmm22, %zmm17
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm17, 64(%r9,%rsi)
	vpaddd	(%r9,%rdx), %zmm21, %zmm17
	vmovdqu64	%zmm17, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm20, %zmm17
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm17, 64(%r9,%rdx)
	vpaddd	(%r9,%rsi), %zmm19, %zmm17
	vmovdqu64	%zmm17, (%r9,%rsi)
	vpaddd	64(%r9,%rsi), %zmm16, %zmm16
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm16, 64(%r9,%rsi)
	vpaddd	(%r9,%rdx), %zmm15, %zmm15
	vmovdqu64	%zmm15, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm14, %zmm14
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm14, 64(%r9,%rdx)
	vpaddd	(%r9,%rsi), %zmm13, %zmm13
	vmovdqu64	%zmm13, (%r9,%rsi)
	vpaddd	64(%r9,%rsi), %zmm12, %zmm12
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm12, 64(%r9,%rsi)
	vpaddd	(%r9,%rdx), %zmm11, %zmm11
	vmovdqu64	%zmm11, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm10, %zmm10
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm10, 64(%r9,%rdx)
	vpaddd	(%r9,%rsi), %zmm9, %zmm9
	vmovdqu64	%zmm9, (%r9,%rsi)
	vpaddd	64(%r9,%rsi), %zmm8, %zmm8
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm8, 64(%r9,%rsi)
	vpaddd	(%r9,%rdx), %zmm7, %zmm7
	vmovdqu64	%zmm7, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm6, %zmm6
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm6, 64(%r9,%rdx)
	vpaddd	(%r9,%rsi), %zmm5, %zmm5
	vmovdqu64	%zmm5, (%r9,%rsi)
	vpaddd	64(%r9,%rsi), %zmm4, %zmm4
	leaq	(%rsi,%r9), %rdx
	vmovdqu64	%zmm4, 64(%r9,%rsi)
	vpaddd	(%r9,%rdx), %zmm3, %zmm3
	vmovdqu64	%zmm3, (%r9,%rdx)
	vpaddd	64(%r9,%rdx), %zmm2, %zmm2
	leaq	(%rdx,%r9), %rsi
	vmovdqu64	%zmm2, 64(%r9,%rdx)
	vpaddd	(%r9,%rsi), %zmm1, %zmm1
	vmovdqu64	%zmm1, (%r9,%rsi)
	vpaddd	64(%r9,%rsi), %zmm0, %zmm0
	jmp	.LBB0_34
.LBB0_35:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
