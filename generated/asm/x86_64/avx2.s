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
	testq	%r8, %r8
	je	.LBB0_18
	movq	%rdi, %r9
	movq	128(%rdi), %rax
	leaq	(,%rax,4), %rdi
	movq	72(%r9), %r10
	movq	104(%r9), %rdx
	shlq	$2, %r10
	movq	%r10, -32(%rsp)
	shlq	$3, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -40(%rsp)
	movq	-48(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%r9, -24(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_15:
	vmovups	%ymm13, (%rcx)
	vmovups	%ymm12, 32(%rcx)
	leaq	(%rcx,%rdi), %rdx
	vmovups	%ymm11, (%rcx,%rdi)
	vmovups	%ymm10, 32(%rcx,%rdi)
	leaq	(%rdx,%rdi), %rsi
	vmovups	%ymm9, (%rdi,%rdx)
	vmovups	%ymm8, 32(%rdi,%rdx)
	leaq	(%rsi,%rdi), %rdx
	vmovups	%ymm7, (%rdi,%rsi)
	vmovups	%ymm6, 32(%rdi,%rsi)
	leaq	(%rdx,%rdi), %rsi
	vmovups	%ymm5, (%rdi,%rdx)
	vmovups	%ymm4, 32(%rdi,%rdx)
	vmovups	%ymm3, (%rdi,%rsi)
.LBB0_16:
	vmovups	%ymm2, 32(%rdi,%rsi)
.LBB0_17:
	movq	-16(%rsp), %rsi
	addq	-32(%rsp), %rsi
	addq	-40(%rsp), %rcx
	movq	32(%r9), %rdx
	shlq	$4, %rdx
	andq	$-64, %rdx
	addq	%rdx, %rax
	decq	%r8
	je	.LBB0_18
.LBB0_2:
	cmpq	$47, 32(%r9)
	jbe	.LBB0_4
	prefetcht0	(%rcx)
	leaq	(%rcx,%rdi), %rdx
	prefetcht0	(%rcx,%rdi)
	prefetcht0	(%rdi,%rdx)
	addq	%rdi, %rdx
	prefetcht0	(%rdi,%rdx)
	addq	%rdi, %rdx
	prefetcht0	(%rdi,%rdx)
	addq	%rdi, %rdx
	prefetcht0	(%rdi,%rdx)
.LBB0_4:
	movq	%r8, -8(%rsp)
	movq	40(%r9), %rbx
	testq	%rbx, %rbx
	movq	%rsi, -16(%rsp)
	je	.LBB0_5
	movq	80(%r9), %r14
	shlq	$2, %r14
	movq	112(%r9), %r15
	shlq	$2, %r15
	movq	32(%r9), %r12
	movl	%r12d, %r13d
	andl	$3, %r13d
	andq	$-4, %r12
	movq	%r12, %r8
	negq	%r8
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
	movq	%rsi, %r10
	movq	-48(%rsp), %r9
	jmp	.LBB0_7
	.p2align	4
.LBB0_12:
	addq	%r14, %r10
	addq	%r15, %r9
	decq	%rbx
	je	.LBB0_13
.LBB0_7:
	movq	%r8, %rbp
	movq	%r10, %rsi
	movq	%r9, %rdx
	movq	%rax, %r11
	testq	%r12, %r12
	je	.LBB0_9
	.p2align	4
.LBB0_8:
	vbroadcastss	(%rsi), %ymm15
	vmovups	(%rdx), %ymm0
	vmovups	32(%rdx), %ymm1
	vmovups	64(%rdx), %ymm14
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm1, %ymm12
	vbroadcastss	4(%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm1, %ymm10
	vbroadcastss	8(%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm1, %ymm8
	vbroadcastss	12(%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	16(%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm1, %ymm4
	vbroadcastss	20(%rsi), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm1, %ymm15, %ymm2
	vbroadcastss	24(%rsi), %ymm0
	vmovups	96(%rdx), %ymm15
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vbroadcastss	28(%rsi), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vfmadd231ps	%ymm14, %ymm1, %ymm11
	vbroadcastss	32(%rsi), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm10
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vbroadcastss	36(%rsi), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm14, %ymm1, %ymm7
	vbroadcastss	40(%rsi), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm6
	vfmadd231ps	%ymm14, %ymm0, %ymm5
	vbroadcastss	44(%rsi), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vfmadd231ps	%ymm14, %ymm1, %ymm3
	vfmadd231ps	%ymm15, %ymm1, %ymm2
	vmovups	128(%rdx), %ymm0
	vmovups	160(%rdx), %ymm1
	vbroadcastss	48(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm13
	vfmadd231ps	%ymm14, %ymm1, %ymm12
	vbroadcastss	52(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	vfmadd231ps	%ymm14, %ymm1, %ymm10
	vbroadcastss	56(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vfmadd231ps	%ymm14, %ymm1, %ymm8
	vbroadcastss	60(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vfmadd231ps	%ymm14, %ymm1, %ymm6
	vbroadcastss	64(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm5
	vfmadd231ps	%ymm14, %ymm1, %ymm4
	vbroadcastss	68(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm2
	vmovups	192(%rdx), %ymm14
	vbroadcastss	72(%rsi), %ymm0
	vmovups	224(%rdx), %ymm15
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vbroadcastss	76(%rsi), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vfmadd231ps	%ymm14, %ymm1, %ymm11
	vbroadcastss	80(%rsi), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm10
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vbroadcastss	84(%rsi), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm14, %ymm1, %ymm7
	vbroadcastss	88(%rsi), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm6
	vfmadd231ps	%ymm14, %ymm0, %ymm5
	vbroadcastss	92(%rsi), %ymm1
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vfmadd231ps	%ymm14, %ymm1, %ymm3
	vfmadd231ps	%ymm15, %ymm1, %ymm2
	prefetcht1	(%r11)
	addq	$96, %rsi
	addq	$256, %rdx
	addq	$64, %r11
	addq	$4, %rbp
	jne	.LBB0_8
.LBB0_9:
	testq	%r13, %r13
	je	.LBB0_12
	movq	%r13, %r11
	.p2align	4
.LBB0_11:
	vmovups	(%rdx), %ymm0
	vmovups	32(%rdx), %ymm1
	vbroadcastss	(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm13
	vfmadd231ps	%ymm14, %ymm1, %ymm12
	vbroadcastss	4(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	vfmadd231ps	%ymm14, %ymm1, %ymm10
	vbroadcastss	8(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vfmadd231ps	%ymm14, %ymm1, %ymm8
	vbroadcastss	12(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vfmadd231ps	%ymm14, %ymm1, %ymm6
	vbroadcastss	16(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm5
	vfmadd231ps	%ymm14, %ymm1, %ymm4
	vbroadcastss	20(%rsi), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm2
	addq	$24, %rsi
	addq	$64, %rdx
	decq	%r11
	jne	.LBB0_11
	jmp	.LBB0_12
	.p2align	4
.LBB0_5:
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
	movq	-24(%rsp), %r9
	vmovss	136(%r9), %xmm14
	vmovss	144(%r9), %xmm15
	vucomiss	.LCPI0_0(%rip), %xmm14
	movq	-8(%rsp), %r8
	vxorps	%xmm0, %xmm0, %xmm0
	jne	.LBB0_20
	jp	.LBB0_20
	vucomiss	%xmm0, %xmm15
	jne	.LBB0_19
	jnp	.LBB0_15
.LBB0_19:
	vbroadcastss	%xmm15, %ymm14
	vfmadd231ps	(%rcx), %ymm14, %ymm13
	vmovups	%ymm13, (%rcx)
	vfmadd231ps	32(%rcx), %ymm14, %ymm12
	vmovups	%ymm12, 32(%rcx)
	vfmadd231ps	(%rcx,%rdi), %ymm14, %ymm11
	vmovups	%ymm11, (%rcx,%rdi)
	vfmadd231ps	32(%rcx,%rdi), %ymm14, %ymm10
	leaq	(%rcx,%rdi), %rdx
	vmovups	%ymm10, 32(%rcx,%rdi)
	vfmadd231ps	(%rdi,%rdx), %ymm14, %ymm9
	vmovups	%ymm9, (%rdi,%rdx)
	vfmadd231ps	32(%rdi,%rdx), %ymm14, %ymm8
	leaq	(%rdx,%rdi), %rsi
	vmovups	%ymm8, 32(%rdi,%rdx)
	vfmadd231ps	(%rdi,%rsi), %ymm14, %ymm7
	vmovups	%ymm7, (%rdi,%rsi)
	vfmadd231ps	32(%rdi,%rsi), %ymm14, %ymm6
	leaq	(%rsi,%rdi), %rdx
	vmovups	%ymm6, 32(%rdi,%rsi)
	vfmadd231ps	(%rdi,%rdx), %ymm14, %ymm5
	vmovups	%ymm5, (%rdi,%rdx)
	vfmadd231ps	32(%rdi,%rdx), %ymm14, %ymm4
	leaq	(%rdx,%rdi), %rsi
	vmovups	%ymm4, 32(%rdi,%rdx)
	vfmadd231ps	(%rdi,%rsi), %ymm14, %ymm3
	vmovups	%ymm3, (%rdi,%rsi)
	vfmadd231ps	32(%rdi,%rsi), %ymm14, %ymm2
	jmp	.LBB0_16
	.p2align	4
.LBB0_20:
	vucomiss	%xmm0, %xmm15
	jne	.LBB0_22
	jp	.LBB0_22
	vbroadcastss	%xmm14, %ymm0
	vmulps	%ymm0, %ymm13, %ymm1
	vmovups	%ymm1, (%rcx)
	vmulps	%ymm0, %ymm12, %ymm1
	vmovups	%ymm1, 32(%rcx)
	leaq	(%rcx,%rdi), %rdx
	vmulps	%ymm0, %ymm11, %ymm1
	vmovups	%ymm1, (%rcx,%rdi)
	vmulps	%ymm0, %ymm10, %ymm1
	vmovups	%ymm1, 32(%rcx,%rdi)
	leaq	(%rdx,%rdi), %rsi
	vmulps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, (%rdi,%rdx)
	vmulps	%ymm0, %ymm8, %ymm1
	vmovups	%ymm1, 32(%rdi,%rdx)
	leaq	(%rsi,%rdi), %rdx
	vmulps	%ymm0, %ymm7, %ymm1
	vmovups	%ymm1, (%rdi,%rsi)
	vmulps	%ymm0, %ymm6, %ymm1
	vmovups	%ymm1, 32(%rdi,%rsi)
	leaq	(%rdx,%rdi), %rsi
	vmulps	%ymm0, %ymm5, %ymm1
	vmovups	%ymm1, (%rdi,%rdx)
	vmulps	%ymm0, %ymm4, %ymm1
	vmovups	%ymm1, 32(%rdi,%rdx)
	vmulps	%ymm0, %ymm3, %ymm1
	vmovups	%ymm1, (%rdi,%rsi)
	vmulps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 32(%rdi,%rsi)
	jmp	.LBB0_17
.LBB0_22:
	vbroadcastss	%xmm14, %ymm14
	vmulps	%ymm14, %ymm13, %ymm0
	vbroadcastss	%xmm15, %ymm13
	vfmadd231ps	(%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rcx)
	vmulps	%ymm14, %ymm12, %ymm0
	vfmadd231ps	32(%rcx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rcx)
	leaq	(%rcx,%rdi), %rdx
	vmulps	%ymm14, %ymm11, %ymm0
	vfmadd231ps	(%rcx,%rdi), %ymm13, %ymm0
	vmovups	%ymm0, (%rcx,%rdi)
	vmulps	%ymm14, %ymm10, %ymm0
	vfmadd231ps	32(%rcx,%rdi), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rcx,%rdi)
	vmulps	%ymm14, %ymm9, %ymm0
	vfmadd231ps	(%rdi,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rdi,%rdx)
	vmulps	%ymm14, %ymm8, %ymm0
	vfmadd231ps	32(%rdi,%rdx), %ymm13, %ymm0
	leaq	(%rdx,%rdi), %rsi
	vmovups	%ymm0, 32(%rdi,%rdx)
	leaq	(%rsi,%rdi), %rdx
	vmulps	%ymm7, %ymm14, %ymm0
	vfmadd231ps	(%rdi,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, (%rdi,%rsi)
	vmulps	%ymm6, %ymm14, %ymm0
	vfmadd231ps	32(%rdi,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rdi,%rsi)
	leaq	(%rdx,%rdi), %rsi
	vmulps	%ymm5, %ymm14, %ymm0
	vfmadd231ps	(%rdi,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rdi,%rdx)
	vmulps	%ymm4, %ymm14, %ymm0
	vfmadd231ps	32(%rdi,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rdi,%rdx)
	vmulps	%ymm3, %ymm14, %ymm0
	vfmadd231ps	(%rdi,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, (%rdi,%rsi)
	vmulps	%ymm2, %ymm14, %ymm0
	vfmadd231ps	32(%rdi,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rdi,%rsi)
	jmp	.LBB0_17
.LBB0_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
