# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p6x1_f32p16x1_6x16u4__avx2_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p6x1_f32p16x1_6x16u4__avx2_fma.6x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rsp)
	movq	128(%rdi), %rax
	shlq	$2, %rax
	cmpq	$18, (%rdi)
	movq	%rdi, -24(%rsp)
	ja	.LBB0_23
	testq	%r8, %r8
	je	.LBB0_45
	movq	%rcx, %r9
	movq	72(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -32(%rsp)
	leaq	(%rax,%rax), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -40(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.LBB0_3:
	movq	%r8, -56(%rsp)
	movq	40(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsi, -64(%rsp)
	je	.LBB0_12
	movq	80(%rdi), %r8
	shlq	$2, %r8
	movq	112(%rdi), %rbx
	shlq	$2, %rbx
	movq	32(%rdi), %r14
	movl	%r14d, %r15d
	andl	$3, %r15d
	andq	$-4, %r14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rsi, %r12
	movq	-48(%rsp), %rsi
	jmp	.LBB0_7
	.p2align	4
.LBB0_5:
	movq	%r11, %r9
.LBB0_6:
	addq	%r8, %r12
	addq	%rbx, %rsi
	decq	%rdx
	je	.LBB0_13
.LBB0_7:
	movq	%r14, %r10
	movq	%r12, %rbp
	movq	%rsi, %r13
	movq	%r9, %r11
	testq	%r14, %r14
	je	.LBB0_9
	.p2align	4
.LBB0_8:
	movq	%r9, %rcx
	prefetcht0	(%r9)
	prefetcht1	4096(%r13)
	prefetcht1	4128(%r13)
	vmovups	(%r13), %ymm14
	vmovups	32(%r13), %ymm15
	vbroadcastss	(%rbp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vbroadcastss	4(%rbp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm11
	vfmadd231ps	%ymm0, %ymm15, %ymm10
	vbroadcastss	8(%rbp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vbroadcastss	12(%rbp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm7
	vfmadd231ps	%ymm0, %ymm15, %ymm6
	vbroadcastss	16(%rbp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vbroadcastss	20(%rbp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm3
	vfmadd231ps	%ymm15, %ymm0, %ymm2
	prefetcht1	4160(%r13)
	prefetcht1	4192(%r13)
	vmovups	64(%r13), %ymm0
	vmovups	96(%r13), %ymm14
	vbroadcastss	24(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	28(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	32(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	36(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	40(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	44(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	prefetcht1	4224(%r13)
	prefetcht1	4256(%r13)
	vmovups	128(%r13), %ymm0
	vmovups	160(%r13), %ymm14
	vbroadcastss	48(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	52(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	56(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	60(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	64(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	68(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	prefetcht1	4288(%r13)
	prefetcht1	4320(%r13)
	vmovups	192(%r13), %ymm0
	vmovups	224(%r13), %ymm14
	vbroadcastss	72(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	76(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	80(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	84(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	88(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	92(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	addq	$96, %rbp
	addq	$256, %r13
	addq	%rax, %r9
	cmpq	$57, %r10
	cmovaeq	%rcx, %r9
	addq	$-4, %r10
	jne	.LBB0_8
.LBB0_9:
	testq	%r15, %r15
	je	.LBB0_5
	movq	%r15, %rcx
	movq	%r11, %r9
	.p2align	4
.LBB0_11:
	prefetcht1	4096(%r13)
	prefetcht1	4128(%r13)
	vmovups	(%r13), %ymm0
	vmovups	32(%r13), %ymm14
	vbroadcastss	(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	4(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	8(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	12(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	16(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	20(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	addq	$24, %rbp
	addq	$64, %r13
	decq	%rcx
	jne	.LBB0_11
	jmp	.LBB0_6
	.p2align	4
.LBB0_12:
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
.LBB0_13:
	movq	-24(%rsp), %rdi
	vmovss	136(%rdi), %xmm14
	vmovss	144(%rdi), %xmm15
	vucomiss	.LCPI0_0(%rip), %xmm14
	jne	.LBB0_18
	jp	.LBB0_18
	vucomiss	%xmm1, %xmm15
	movq	-64(%rsp), %rsi
	movq	-56(%rsp), %r8
	jne	.LBB0_21
	jp	.LBB0_21
	vmovups	%ymm13, (%r9)
	vmovups	%ymm12, 32(%r9)
	leaq	(%r9,%rax), %rcx
	vmovups	%ymm11, (%r9,%rax)
	vmovups	%ymm10, 32(%r9,%rax)
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm9, (%rax,%rcx)
	vmovups	%ymm8, 32(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%ymm7, (%rax,%rdx)
	vmovups	%ymm6, 32(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm5, (%rax,%rcx)
	vmovups	%ymm4, 32(%rax,%rcx)
	vmovups	%ymm3, (%rax,%rdx)
.LBB0_16:
	vmovups	%ymm2, 32(%rax,%rdx)
.LBB0_17:
	addq	-32(%rsp), %rsi
	addq	-40(%rsp), %r9
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_45
.LBB0_18:
	vucomiss	%xmm1, %xmm15
	movq	-64(%rsp), %rsi
	movq	-56(%rsp), %r8
	jne	.LBB0_22
	jp	.LBB0_22
	vbroadcastss	%xmm14, %ymm0
	vmulps	%ymm0, %ymm13, %ymm13
	vmovups	%ymm13, (%r9)
	vmulps	%ymm0, %ymm12, %ymm12
	vmovups	%ymm12, 32(%r9)
	leaq	(%r9,%rax), %rcx
	vmulps	%ymm0, %ymm11, %ymm11
	vmovups	%ymm11, (%r9,%rax)
	vmulps	%ymm0, %ymm10, %ymm10
	vmovups	%ymm10, 32(%r9,%rax)
	leaq	(%rcx,%rax), %rdx
	vmulps	%ymm0, %ymm9, %ymm9
	vmovups	%ymm9, (%rax,%rcx)
	vmulps	%ymm0, %ymm8, %ymm8
	vmovups	%ymm8, 32(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%ymm0, %ymm7, %ymm7
	vmovups	%ymm7, (%rax,%rdx)
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 32(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%ymm0, %ymm5, %ymm5
	vmovups	%ymm5, (%rax,%rcx)
	vmulps	%ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 32(%rax,%rcx)
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, (%rax,%rdx)
	vmulps	%ymm0, %ymm2, %ymm0
.LBB0_20:
	vmovups	%ymm0, 32(%rax,%rdx)
	jmp	.LBB0_17
.LBB0_21:
	vbroadcastss	%xmm15, %ymm14
	vfmadd231ps	(%r9), %ymm14, %ymm13
	vmovups	%ymm13, (%r9)
	vfmadd231ps	32(%r9), %ymm14, %ymm12
	vmovups	%ymm12, 32(%r9)
	vfmadd231ps	(%r9,%rax), %ymm14, %ymm11
	vmovups	%ymm11, (%r9,%rax)
	vfmadd231ps	32(%r9,%rax), %ymm14, %ymm10
	leaq	(%r9,%rax), %rcx
	vmovups	%ymm10, 32(%r9,%rax)
	vfmadd231ps	(%rax,%rcx), %ymm14, %ymm9
	vmovups	%ymm9, (%rax,%rcx)
	vfmadd231ps	32(%rax,%rcx), %ymm14, %ymm8
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm8, 32(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %ymm14, %ymm7
	vmovups	%ymm7, (%rax,%rdx)
	vfmadd231ps	32(%rax,%rdx), %ymm14, %ymm6
	leaq	(%rdx,%rax), %rcx
	vmovups	%ymm6, 32(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %ymm14, %ymm5
	vmovups	%ymm5, (%rax,%rcx)
	vfmadd231ps	32(%rax,%rcx), %ymm14, %ymm4
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm4, 32(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %ymm14, %ymm3
	vmovups	%ymm3, (%rax,%rdx)
	vfmadd231ps	32(%rax,%rdx), %ymm14, %ymm2
	jmp	.LBB0_16
.LBB0_22:
	vbroadcastss	%xmm14, %ymm14
	vmulps	%ymm14, %ymm13, %ymm0
	vbroadcastss	%xmm15, %ymm13
	vfmadd231ps	(%r9), %ymm13, %ymm0
	vmovups	%ymm0, (%r9)
	vmulps	%ymm14, %ymm12, %ymm0
	vfmadd231ps	32(%r9), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r9)
	leaq	(%r9,%rax), %rcx
	vmulps	%ymm14, %ymm11, %ymm0
	vfmadd231ps	(%r9,%rax), %ymm13, %ymm0
	vmovups	%ymm0, (%r9,%rax)
	vmulps	%ymm14, %ymm10, %ymm0
	vfmadd231ps	32(%r9,%rax), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r9,%rax)
	vmulps	%ymm14, %ymm9, %ymm0
	vfmadd231ps	(%rax,%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rcx)
	vmulps	%ymm14, %ymm8, %ymm0
	vfmadd231ps	32(%rax,%rcx), %ymm13, %ymm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm0, 32(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%ymm7, %ymm14, %ymm0
	vfmadd231ps	(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rdx)
	vmulps	%ymm6, %ymm14, %ymm0
	vfmadd231ps	32(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%ymm5, %ymm14, %ymm0
	vfmadd231ps	(%rax,%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rcx)
	vmulps	%ymm4, %ymm14, %ymm0
	vfmadd231ps	32(%rax,%rcx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rax,%rcx)
	vmulps	%ymm3, %ymm14, %ymm0
	vfmadd231ps	(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rdx)
	vmulps	%ymm2, %ymm14, %ymm0
	vfmadd231ps	32(%rax,%rdx), %ymm13, %ymm0
	jmp	.LBB0_20
.LBB0_23:
	testq	%r8, %r8
	je	.LBB0_45
	movq	%rcx, %r15
	movq	72(%rdi), %rdx
	movq	104(%rdi), %rcx
	shlq	$2, %rdx
	movq	%rdx, -8(%rsp)
	leaq	(%rax,%rax), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	movq	%rdx, -16(%rsp)
	movq	-48(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %r11
	.p2align	4
.LBB0_25:
	movq	%r8, -56(%rsp)
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%rsi, -64(%rsp)
	je	.LBB0_35
	movq	80(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -32(%rsp)
	movq	112(%rdi), %rcx
	shlq	$2, %rcx
	movq	%rcx, -40(%rsp)
	movq	32(%rdi), %r12
	movl	%r12d, %r13d
	andl	$3, %r13d
	andq	$-4, %r12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	movq	-48(%rsp), %rdx
	jmp	.LBB0_28
	.p2align	4
.LBB0_27:
	addq	-32(%rsp), %rsi
	addq	-40(%rsp), %rdx
	decq	%rbx
	je	.LBB0_36
.LBB0_28:
	testq	%r12, %r12
	je	.LBB0_32
	xorl	%r10d, %r10d
	movq	%r12, %r9
	movq	%rsi, %rbp
	movq	%rdx, %r14
	movq	%r15, %rdi
	.p2align	4
.LBB0_30:
	vbroadcastss	(%rbp), %ymm15
	vmovups	(%rdx,%r10,4), %ymm0
	vmovups	32(%rdx,%r10,4), %ymm1
	vmovups	64(%rdx,%r10,4), %ymm14
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm1, %ymm12
	vbroadcastss	4(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm1, %ymm10
	vbroadcastss	8(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm1, %ymm8
	vbroadcastss	12(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	16(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm1, %ymm4
	vbroadcastss	20(%rbp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm1, %ymm15, %ymm2
	vbroadcastss	24(%rbp), %ymm0
	vmovups	96(%rdx,%r10,4), %ymm15
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vbroadcastss	28(%rbp), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vfmadd231ps	%ymm14, %ymm1, %ymm11
	vbroadcastss	32(%rbp), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm10
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vbroadcastss	36(%rbp), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm14, %ymm1, %ymm7
	vbroadcastss	40(%rbp), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm6
	vfmadd231ps	%ymm14, %ymm0, %ymm5
	vbroadcastss	44(%rbp), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vfmadd231ps	%ymm14, %ymm1, %ymm3
	vfmadd231ps	%ymm15, %ymm1, %ymm2
	vmovups	128(%rdx,%r10,4), %ymm0
	vmovups	160(%rdx,%r10,4), %ymm1
	vbroadcastss	48(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm13
	vfmadd231ps	%ymm14, %ymm1, %ymm12
	vbroadcastss	52(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	vfmadd231ps	%ymm14, %ymm1, %ymm10
	vbroadcastss	56(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vfmadd231ps	%ymm14, %ymm1, %ymm8
	vbroadcastss	60(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vfmadd231ps	%ymm14, %ymm1, %ymm6
	vbroadcastss	64(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm5
	vfmadd231ps	%ymm14, %ymm1, %ymm4
	vbroadcastss	68(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm2
	vmovups	192(%rdx,%r10,4), %ymm14
	vbroadcastss	72(%rbp), %ymm0
	vmovups	224(%rdx,%r10,4), %ymm15
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vbroadcastss	76(%rbp), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vfmadd231ps	%ymm14, %ymm1, %ymm11
	vbroadcastss	80(%rbp), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm10
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vbroadcastss	84(%rbp), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm14, %ymm1, %ymm7
	vbroadcastss	88(%rbp), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm6
	vfmadd231ps	%ymm14, %ymm0, %ymm5
	vbroadcastss	92(%rbp), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vfmadd231ps	%ymm14, %ymm1, %ymm3
	vfmadd231ps	%ymm15, %ymm1, %ymm2
	movq	%rdi, %rcx
	movq	%r14, %r8
	prefetcht0	(%rdi)
	prefetcht1	(%r11,%r10)
	addq	$96, %rbp
	addq	%rax, %rdi
	cmpq	$57, %r12
	cmovaeq	%rcx, %rdi
	leaq	(%rdx,%r10,4), %r14
	addq	$256, %r14
	addq	$64, %r10
	addq	$-4, %r12
	jne	.LBB0_30
	addq	$256, %r8
	movq	%r9, %r12
	testq	%r13, %r13
	jne	.LBB0_33
	jmp	.LBB0_27
	.p2align	4
.LBB0_32:
	movq	%rsi, %rbp
	movq	%rdx, %r8
	testq	%r13, %r13
	je	.LBB0_27
.LBB0_33:
	movq	%r13, %rcx
	.p2align	4
.LBB0_34:
	vmovups	(%r8), %ymm0
	vmovups	32(%r8), %ymm1
	vbroadcastss	(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm13
	vfmadd231ps	%ymm14, %ymm1, %ymm12
	vbroadcastss	4(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	vfmadd231ps	%ymm14, %ymm1, %ymm10
	vbroadcastss	8(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vfmadd231ps	%ymm14, %ymm1, %ymm8
	vbroadcastss	12(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vfmadd231ps	%ymm14, %ymm1, %ymm6
	vbroadcastss	16(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm5
	vfmadd231ps	%ymm14, %ymm1, %ymm4
	vbroadcastss	20(%rbp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm2
	addq	$24, %rbp
	addq	$64, %r8
	decq	%rcx
	jne	.LBB0_34
	jmp	.LBB0_27
	.p2align	4
.LBB0_35:
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
.LBB0_36:
	movq	-24(%rsp), %rdi
	vmovss	136(%rdi), %xmm14
	vmovss	144(%rdi), %xmm15
	vucomiss	.LCPI0_0(%rip), %xmm14
	jne	.LBB0_41
	jp	.LBB0_41
	vxorps	%xmm0, %xmm0, %xmm0
	vucomiss	%xmm0, %xmm15
	movq	-56(%rsp), %r8
	movq	-64(%rsp), %rsi
	jne	.LBB0_43
	jp	.LBB0_43
	vmovups	%ymm13, (%r15)
	vmovups	%ymm12, 32(%r15)
	leaq	(%r15,%rax), %rcx
	vmovups	%ymm11, (%r15,%rax)
	vmovups	%ymm10, 32(%r15,%rax)
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm9, (%rax,%rcx)
	vmovups	%ymm8, 32(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmovups	%ymm7, (%rax,%rdx)
	vmovups	%ymm6, 32(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm5, (%rax,%rcx)
	vmovups	%ymm4, 32(%rax,%rcx)
	vmovups	%ymm3, (%rax,%rdx)
.LBB0_39:
	vmovups	%ymm2, 32(%rax,%rdx)
.LBB0_40:
	addq	-8(%rsp), %rsi
	addq	-16(%rsp), %r15
	movq	32(%rdi), %rcx
	shlq	$4, %rcx
	andq	$-64, %rcx
	addq	%rcx, %r11
	decq	%r8
	jne	.LBB0_25
	jmp	.LBB0_45
.LBB0_41:
	vxorps	%xmm0, %xmm0, %xmm0
	vucomiss	%xmm0, %xmm15
	movq	-56(%rsp), %r8
	movq	-64(%rsp), %rsi
	jne	.LBB0_44
	jp	.LBB0_44
	vbroadcastss	%xmm14, %ymm0
	vmulps	%ymm0, %ymm13, %ymm1
	vmovups	%ymm1, (%r15)
	vmulps	%ymm0, %ymm12, %ymm1
	vmovups	%ymm1, 32(%r15)
	leaq	(%r15,%rax), %rcx
	vmulps	%ymm0, %ymm11, %ymm1
	vmovups	%ymm1, (%r15,%rax)
	vmulps	%ymm0, %ymm10, %ymm1
	vmovups	%ymm1, 32(%r15,%rax)
	leaq	(%rcx,%rax), %rdx
	vmulps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, (%rax,%rcx)
	vmulps	%ymm0, %ymm8, %ymm1
	vmovups	%ymm1, 32(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%ymm0, %ymm7, %ymm1
	vmovups	%ymm1, (%rax,%rdx)
	vmulps	%ymm0, %ymm6, %ymm1
	vmovups	%ymm1, 32(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%ymm0, %ymm5, %ymm1
	vmovups	%ymm1, (%rax,%rcx)
	vmulps	%ymm0, %ymm4, %ymm1
	vmovups	%ymm1, 32(%rax,%rcx)
	vmulps	%ymm0, %ymm3, %ymm1
	vmovups	%ymm1, (%rax,%rdx)
	vmulps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 32(%rax,%rdx)
	jmp	.LBB0_40
.LBB0_43:
	vbroadcastss	%xmm15, %ymm14
	vfmadd231ps	(%r15), %ymm14, %ymm13
	vmovups	%ymm13, (%r15)
	vfmadd231ps	32(%r15), %ymm14, %ymm12
	vmovups	%ymm12, 32(%r15)
	vfmadd231ps	(%r15,%rax), %ymm14, %ymm11
	vmovups	%ymm11, (%r15,%rax)
	vfmadd231ps	32(%r15,%rax), %ymm14, %ymm10
	leaq	(%r15,%rax), %rcx
	vmovups	%ymm10, 32(%r15,%rax)
	vfmadd231ps	(%rax,%rcx), %ymm14, %ymm9
	vmovups	%ymm9, (%rax,%rcx)
	vfmadd231ps	32(%rax,%rcx), %ymm14, %ymm8
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm8, 32(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %ymm14, %ymm7
	vmovups	%ymm7, (%rax,%rdx)
	vfmadd231ps	32(%rax,%rdx), %ymm14, %ymm6
	leaq	(%rdx,%rax), %rcx
	vmovups	%ymm6, 32(%rax,%rdx)
	vfmadd231ps	(%rax,%rcx), %ymm14, %ymm5
	vmovups	%ymm5, (%rax,%rcx)
	vfmadd231ps	32(%rax,%rcx), %ymm14, %ymm4
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm4, 32(%rax,%rcx)
	vfmadd231ps	(%rax,%rdx), %ymm14, %ymm3
	vmovups	%ymm3, (%rax,%rdx)
	vfmadd231ps	32(%rax,%rdx), %ymm14, %ymm2
	jmp	.LBB0_39
.LBB0_44:
	vbroadcastss	%xmm14, %ymm14
	vmulps	%ymm14, %ymm13, %ymm0
	vbroadcastss	%xmm15, %ymm13
	vfmadd231ps	(%r15), %ymm13, %ymm0
	vmovups	%ymm0, (%r15)
	vmulps	%ymm14, %ymm12, %ymm0
	vfmadd231ps	32(%r15), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r15)
	leaq	(%r15,%rax), %rcx
	vmulps	%ymm14, %ymm11, %ymm0
	vfmadd231ps	(%r15,%rax), %ymm13, %ymm0
	vmovups	%ymm0, (%r15,%rax)
	vmulps	%ymm14, %ymm10, %ymm0
	vfmadd231ps	32(%r15,%rax), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r15,%rax)
	vmulps	%ymm14, %ymm9, %ymm0
	vfmadd231ps	(%rax,%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rcx)
	vmulps	%ymm14, %ymm8, %ymm0
	vfmadd231ps	32(%rax,%rcx), %ymm13, %ymm0
	leaq	(%rcx,%rax), %rdx
	vmovups	%ymm0, 32(%rax,%rcx)
	leaq	(%rdx,%rax), %rcx
	vmulps	%ymm7, %ymm14, %ymm0
	vfmadd231ps	(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rdx)
	vmulps	%ymm6, %ymm14, %ymm0
	vfmadd231ps	32(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rax,%rdx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%ymm5, %ymm14, %ymm0
	vfmadd231ps	(%rax,%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rcx)
	vmulps	%ymm4, %ymm14, %ymm0
	vfmadd231ps	32(%rax,%rcx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rax,%rcx)
	vmulps	%ymm3, %ymm14, %ymm0
	vfmadd231ps	(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rax,%rdx)
	vmulps	%ymm2, %ymm14, %ymm0
	vfmadd231ps	32(%rax,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rax,%rdx)
	jmp	.LBB0_40
.LBB0_45:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
