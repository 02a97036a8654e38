# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p6x1_f32p16x1_6x16u4__avx2_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p6x1_f32p16x1_6x16u4__avx2_fma.6x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -24(%rsp)
	movq	%rsi, %r9
	movq	128(%rdi), %rax
	shlq	$2, %rax
	movq	%rax, -56(%rsp)
	cmpq	$18, (%rdi)
	movq	%rdi, -16(%rsp)
	ja	.LBB0_24
	testq	%r8, %r8
	je	.LBB0_46
	movq	72(%rdi), %rax
	shlq	$2, %rax
	movq	%rax, -48(%rsp)
	movq	-56(%rsp), %rax
	addq	%rax, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -32(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.LBB0_3:
	cmpq	$48, 32(%rdi)
	jb	.LBB0_5
	movq	-56(%rsp), %r10
	leaq	(%rcx,%r10), %rax
	prefetcht0	(%rcx)
	leaq	(%rax,%r10), %rdx
	prefetcht0	(%rcx,%r10)
	leaq	(%rdx,%r10), %rsi
	prefetcht0	(%r10,%rax)
	prefetcht0	(%r10,%rdx)
	prefetcht0	(%r10,%rsi)
	addq	%r10, %rsi
	prefetcht0	(%r10,%rsi)
.LBB0_5:
	movq	%r8, -40(%rsp)
	movq	40(%rdi), %r11
	testq	%r11, %r11
	je	.LBB0_13
	movq	80(%rdi), %rbx
	shlq	$2, %rbx
	movq	112(%rdi), %r14
	shlq	$2, %r14
	movq	32(%rdi), %r15
	movl	%r15d, %r12d
	andl	$3, %r12d
	andq	$-4, %r15
	movq	%r15, %r13
	negq	%r13
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
	movq	%r9, %r10
	movq	%r9, %rsi
	movq	-24(%rsp), %rdx
	jmp	.LBB0_8
	.p2align	4
.LBB0_7:
	addq	%rbx, %rsi
	addq	%r14, %rdx
	decq	%r11
	je	.LBB0_14
.LBB0_8:
	movq	%r13, %r8
	movq	%rsi, %r9
	movq	%rdx, %rbp
	testq	%r15, %r15
	je	.LBB0_10
	.p2align	4
.LBB0_9:
	prefetcht1	4096(%rbp)
	prefetcht1	4128(%rbp)
	vmovups	(%rbp), %ymm14
	vmovups	32(%rbp), %ymm15
	vbroadcastss	(%r9), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vbroadcastss	4(%r9), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm11
	vfmadd231ps	%ymm0, %ymm15, %ymm10
	vbroadcastss	8(%r9), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vbroadcastss	12(%r9), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm7
	vfmadd231ps	%ymm0, %ymm15, %ymm6
	vbroadcastss	16(%r9), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vbroadcastss	20(%r9), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm3
	vfmadd231ps	%ymm15, %ymm0, %ymm2
	prefetcht1	4160(%rbp)
	prefetcht1	4192(%rbp)
	vmovups	64(%rbp), %ymm0
	vmovups	96(%rbp), %ymm14
	vbroadcastss	24(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	28(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	32(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	36(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	40(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	44(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	prefetcht1	4224(%rbp)
	prefetcht1	4256(%rbp)
	vmovups	128(%rbp), %ymm0
	vmovups	160(%rbp), %ymm14
	vbroadcastss	48(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	52(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	56(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	60(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	64(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	68(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	prefetcht1	4288(%rbp)
	prefetcht1	4320(%rbp)
	vmovups	192(%rbp), %ymm0
	vmovups	224(%rbp), %ymm14
	vbroadcastss	72(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	76(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	80(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	84(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	88(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	92(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	addq	$96, %r9
	addq	$256, %rbp
	addq	$4, %r8
	jne	.LBB0_9
.LBB0_10:
	testq	%r12, %r12
	je	.LBB0_7
	movq	%r12, %rax
	.p2align	4
.LBB0_12:
	prefetcht1	4096(%rbp)
	prefetcht1	4128(%rbp)
	vmovups	(%rbp), %ymm0
	vmovups	32(%rbp), %ymm14
	vbroadcastss	(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vbroadcastss	4(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vbroadcastss	8(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vbroadcastss	12(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm14, %ymm6
	vbroadcastss	16(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm4
	vbroadcastss	20(%r9), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	addq	$24, %r9
	addq	$64, %rbp
	decq	%rax
	jne	.LBB0_12
	jmp	.LBB0_7
	.p2align	4
.LBB0_13:
	movq	%r9, %r10
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
.LBB0_14:
	movq	-16(%rsp), %rdi
	vmovss	136(%rdi), %xmm14
	vmovss	144(%rdi), %xmm15
	vucomiss	.LCPI0_0(%rip), %xmm14
	jne	.LBB0_19
	jp	.LBB0_19
	vucomiss	%xmm1, %xmm15
	movq	-40(%rsp), %r8
	movq	%r10, %r9
	jne	.LBB0_22
	jp	.LBB0_22
	vmovups	%ymm13, (%rcx)
	vmovups	%ymm12, 32(%rcx)
	movq	-56(%rsp), %rsi
	leaq	(%rcx,%rsi), %rax
	vmovups	%ymm11, (%rcx,%rsi)
	vmovups	%ymm10, 32(%rcx,%rsi)
	leaq	(%rax,%rsi), %rdx
	vmovups	%ymm9, (%rsi,%rax)
	vmovups	%ymm8, 32(%rsi,%rax)
	leaq	(%rdx,%rsi), %rax
	vmovups	%ymm7, (%rsi,%rdx)
	vmovups	%ymm6, 32(%rsi,%rdx)
	leaq	(%rax,%rsi), %rdx
	vmovups	%ymm5, (%rsi,%rax)
	vmovups	%ymm4, 32(%rsi,%rax)
	vmovups	%ymm3, (%rsi,%rdx)
.LBB0_17:
	vmovups	%ymm2, 32(%rsi,%rdx)
.LBB0_18:
	addq	-48(%rsp), %r9
	addq	-32(%rsp), %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_46
.LBB0_19:
	vucomiss	%xmm1, %xmm15
	movq	-40(%rsp), %r8
	movq	%r10, %r9
	jne	.LBB0_23
	jp	.LBB0_23
	vbroadcastss	%xmm14, %ymm0
	vmulps	%ymm0, %ymm13, %ymm13
	vmovups	%ymm13, (%rcx)
	vmulps	%ymm0, %ymm12, %ymm12
	vmovups	%ymm12, 32(%rcx)
	movq	-56(%rsp), %rsi
	leaq	(%rcx,%rsi), %rax
	vmulps	%ymm0, %ymm11, %ymm11
	vmovups	%ymm11, (%rcx,%rsi)
	vmulps	%ymm0, %ymm10, %ymm10
	vmovups	%ymm10, 32(%rcx,%rsi)
	leaq	(%rax,%rsi), %rdx
	vmulps	%ymm0, %ymm9, %ymm9
	vmovups	%ymm9, (%rsi,%rax)
	vmulps	%ymm0, %ymm8, %ymm8
	vmovups	%ymm8, 32(%rsi,%rax)
	leaq	(%rdx,%rsi), %rax
	vmulps	%ymm0, %ymm7, %ymm7
	vmovups	%ymm7, (%rsi,%rdx)
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 32(%rsi,%rdx)
	leaq	(%rax,%rsi), %rdx
	vmulps	%ymm0, %ymm5, %ymm5
	vmovups	%ymm5, (%rsi,%rax)
	vmulps	%ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 32(%rsi,%rax)
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, (%rsi,%rdx)
	vmulps	%ymm0, %ymm2, %ymm0
.LBB0_21:
	vmovups	%ymm0, 32(%rsi,%rdx)
	jmp	.LBB0_18
.LBB0_22:
	vbroadcastss	%xmm15, %ymm14
	vfmadd231ps	(%rcx), %ymm14, %ymm13
	vmovups	%ymm13, (%rcx)
	vfmadd231ps	32(%rcx), %ymm14, %ymm12
	vmovups	%ymm12, 32(%rcx)
	movq	-56(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm14, %ymm11
	vmovups	%ymm11, (%rcx,%rsi)
	vfmadd231ps	32(%rcx,%rsi), %ymm14, %ymm10
	leaq	(%rcx,%rsi), %rax
	vmovups	%ymm10, 32(%rcx,%rsi)
	vfmadd231ps	(%rsi,%rax), %ymm14, %ymm9
	vmovups	%ymm9, (%rsi,%rax)
	vfmadd231ps	32(%rsi,%rax), %ymm14, %ymm8
	leaq	(%rax,%rsi), %rdx
	vmovups	%ymm8, 32(%rsi,%rax)
	vfmadd231ps	(%rsi,%rdx), %ymm14, %ymm7
	vmovups	%ymm7, (%rsi,%rdx)
	vfmadd231ps	32(%rsi,%rdx), %ymm14, %ymm6
	leaq	(%rdx,%rsi), %rax
	vmovups	%ymm6, 32(%rsi,%rdx)
	vfmadd231ps	(%rsi,%rax), %ymm14, %ymm5
	vmovups	%ymm5, (%rsi,%rax)
	vfmadd231ps	32(%rsi,%rax), %ymm14, %ymm4
	leaq	(%rax,%rsi), %rdx
	vmovups	%ymm4, 32(%rsi,%rax)
	vfmadd231ps	(%rsi,%rdx), %ymm14, %ymm3
	vmovups	%ymm3, (%rsi,%rdx)
	vfmadd231ps	32(%rsi,%rdx), %ymm14, %ymm2
	jmp	.LBB0_17
.LBB0_23:
	vbroadcastss	%xmm14, %ymm14
	vmulps	%ymm14, %ymm13, %ymm0
	vbroadcastss	%xmm15, %ymm13
	vfmadd231ps	(%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rcx)
	vmulps	%ymm14, %ymm12, %ymm0
	vfmadd231ps	32(%rcx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rcx)
	movq	-56(%rsp), %rsi
	leaq	(%rcx,%rsi), %rax
	vmulps	%ymm14, %ymm11, %ymm0
	vfmadd231ps	(%rcx,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, (%rcx,%rsi)
	vmulps	%ymm14, %ymm10, %ymm0
	vfmadd231ps	32(%rcx,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rcx,%rsi)
	vmulps	%ymm14, %ymm9, %ymm0
	vfmadd231ps	(%rsi,%rax), %ymm13, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	vmulps	%ymm14, %ymm8, %ymm0
	vfmadd231ps	32(%rsi,%rax), %ymm13, %ymm0
	leaq	(%rax,%rsi), %rdx
	vmovups	%ymm0, 32(%rsi,%rax)
	leaq	(%rdx,%rsi), %rax
	vmulps	%ymm7, %ymm14, %ymm0
	vfmadd231ps	(%rsi,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rsi,%rdx)
	vmulps	%ymm6, %ymm14, %ymm0
	vfmadd231ps	32(%rsi,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rsi,%rdx)
	leaq	(%rax,%rsi), %rdx
	vmulps	%ymm5, %ymm14, %ymm0
	vfmadd231ps	(%rsi,%rax), %ymm13, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	vmulps	%ymm4, %ymm14, %ymm0
	vfmadd231ps	32(%rsi,%rax), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rsi,%rax)
	vmulps	%ymm3, %ymm14, %ymm0
	vfmadd231ps	(%rsi,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%rsi,%rdx)
	vmulps	%ymm2, %ymm14, %ymm0
	vfmadd231ps	32(%rsi,%rdx), %ymm13, %ymm0
	jmp	.LBB0_21
.LBB0_24:
	testq	%r8, %r8
	je	.LBB0_46
	movq	72(%rdi), %rdx
	movq	104(%rdi), %rax
	shlq	$2, %rdx
	movq	%rdx, -32(%rsp)
	movq	-56(%rsp), %rdx
	addq	%rdx, %rdx
	leaq	(%rdx,%rdx,2), %rdx
	movq	%rdx, -8(%rsp)
	movq	-24(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	.p2align	4
.LBB0_26:
	cmpq	$48, 32(%rdi)
	jb	.LBB0_28
	movq	-56(%rsp), %r11
	leaq	(%rcx,%r11), %rdx
	prefetcht0	(%rcx)
	leaq	(%rdx,%r11), %rsi
	prefetcht0	(%rcx,%r11)
	movq	%r9, %r10
	leaq	(%rsi,%r11), %r9
	prefetcht0	(%r11,%rdx)
	prefetcht0	(%r11,%rsi)
	prefetcht0	(%r11,%r9)
	addq	%r11, %r9
	prefetcht0	(%r11,%r9)
	movq	%r10, %r9
.LBB0_28:
	movq	%r8, -40(%rsp)
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%r9, -48(%rsp)
	je	.LBB0_36
	movq	80(%rdi), %r14
	shlq	$2, %r14
	movq	112(%rdi), %r15
	shlq	$2, %r15
	movq	32(%rdi), %r12
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
	movq	%r9, %r10
	movq	-24(%rsp), %r9
	jmp	.LBB0_31
	.p2align	4
.LBB0_30:
	addq	%r14, %r10
	addq	%r15, %r9
	decq	%rbx
	je	.LBB0_37
.LBB0_31:
	movq	%r8, %rbp
	movq	%r10, %rsi
	movq	%r9, %rdx
	movq	%rax, %r11
	testq	%r12, %r12
	je	.LBB0_33
	.p2align	4
.LBB0_32:
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
	jne	.LBB0_32
.LBB0_33:
	testq	%r13, %r13
	je	.LBB0_30
	movq	%r13, %r11
	.p2align	4
.LBB0_35:
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
	jne	.LBB0_35
	jmp	.LBB0_30
	.p2align	4
.LBB0_36:
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
.LBB0_37:
	movq	-16(%rsp), %rdi
	vmovss	136(%rdi), %xmm14
	vmovss	144(%rdi), %xmm15
	vucomiss	.LCPI0_0(%rip), %xmm14
	movq	-40(%rsp), %r8
	vxorps	%xmm0, %xmm0, %xmm0
	jne	.LBB0_42
	jp	.LBB0_42
	vucomiss	%xmm0, %xmm15
	movq	-48(%rsp), %r9
	jne	.LBB0_44
	jp	.LBB0_44
	vmovups	%ymm13, (%rcx)
	vmovups	%ymm12, 32(%rcx)
	movq	-56(%rsp), %r10
	leaq	(%rcx,%r10), %rdx
	vmovups	%ymm11, (%rcx,%r10)
	vmovups	%ymm10, 32(%rcx,%r10)
	leaq	(%rdx,%r10), %rsi
	vmovups	%ymm9, (%r10,%rdx)
	vmovups	%ymm8, 32(%r10,%rdx)
	leaq	(%rsi,%r10), %rdx
	vmovups	%ymm7, (%r10,%rsi)
	vmovups	%ymm6, 32(%r10,%rsi)
	leaq	(%rdx,%r10), %rsi
	vmovups	%ymm5, (%r10,%rdx)
	vmovups	%ymm4, 32(%r10,%rdx)
	vmovups	%ymm3, (%r10,%rsi)
.LBB0_40:
	vmovups	%ymm2, 32(%r10,%rsi)
.LBB0_41:
	addq	-32(%rsp), %r9
	addq	-8(%rsp), %rcx
	movq	32(%rdi), %rdx
	shlq	$4, %rdx
	andq	$-64, %rdx
	addq	%rdx, %rax
	decq	%r8
	jne	.LBB0_26
	jmp	.LBB0_46
.LBB0_42:
	vucomiss	%xmm0, %xmm15
	movq	-48(%rsp), %r9
	jne	.LBB0_45
	jp	.LBB0_45
	vbroadcastss	%xmm14, %ymm0
	vmulps	%ymm0, %ymm13, %ymm1
	vmovups	%ymm1, (%rcx)
	vmulps	%ymm0, %ymm12, %ymm1
	vmovups	%ymm1, 32(%rcx)
	movq	-56(%rsp), %r10
	leaq	(%rcx,%r10), %rdx
	vmulps	%ymm0, %ymm11, %ymm1
	vmovups	%ymm1, (%rcx,%r10)
	vmulps	%ymm0, %ymm10, %ymm1
	vmovups	%ymm1, 32(%rcx,%r10)
	leaq	(%rdx,%r10), %rsi
	vmulps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, (%r10,%rdx)
	vmulps	%ymm0, %ymm8, %ymm1
	vmovups	%ymm1, 32(%r10,%rdx)
	leaq	(%rsi,%r10), %rdx
	vmulps	%ymm0, %ymm7, %ymm1
	vmovups	%ymm1, (%r10,%rsi)
	vmulps	%ymm0, %ymm6, %ymm1
	vmovups	%ymm1, 32(%r10,%rsi)
	leaq	(%rdx,%r10), %rsi
	vmulps	%ymm0, %ymm5, %ymm1
	vmovups	%ymm1, (%r10,%rdx)
	vmulps	%ymm0, %ymm4, %ymm1
	vmovups	%ymm1, 32(%r10,%rdx)
	vmulps	%ymm0, %ymm3, %ymm1
	vmovups	%ymm1, (%r10,%rsi)
	vmulps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 32(%r10,%rsi)
	jmp	.LBB0_41
.LBB0_44:
	vbroadcastss	%xmm15, %ymm14
	vfmadd231ps	(%rcx), %ymm14, %ymm13
	vmovups	%ymm13, (%rcx)
	vfmadd231ps	32(%rcx), %ymm14, %ymm12
	vmovups	%ymm12, 32(%rcx)
	movq	-56(%rsp), %r10
	vfmadd231ps	(%rcx,%r10), %ymm14, %ymm11
	vmovups	%ymm11, (%rcx,%r10)
	vfmadd231ps	32(%rcx,%r10), %ymm14, %ymm10
	leaq	(%rcx,%r10), %rdx
	vmovups	%ymm10, 32(%rcx,%r10)
	vfmadd231ps	(%r10,%rdx), %ymm14, %ymm9
	vmovups	%ymm9, (%r10,%rdx)
	vfmadd231ps	32(%r10,%rdx), %ymm14, %ymm8
	leaq	(%rdx,%r10), %rsi
	vmovups	%ymm8, 32(%r10,%rdx)
	vfmadd231ps	(%r10,%rsi), %ymm14, %ymm7
	vmovups	%ymm7, (%r10,%rsi)
	vfmadd231ps	32(%r10,%rsi), %ymm14, %ymm6
	leaq	(%rsi,%r10), %rdx
	vmovups	%ymm6, 32(%r10,%rsi)
	vfmadd231ps	(%r10,%rdx), %ymm14, %ymm5
	vmovups	%ymm5, (%r10,%rdx)
	vfmadd231ps	32(%r10,%rdx), %ymm14, %ymm4
	leaq	(%rdx,%r10), %rsi
	vmovups	%ymm4, 32(%r10,%rdx)
	vfmadd231ps	(%r10,%rsi), %ymm14, %ymm3
	vmovups	%ymm3, (%r10,%rsi)
	vfmadd231ps	32(%r10,%rsi), %ymm14, %ymm2
	jmp	.LBB0_40
.LBB0_45:
	vbroadcastss	%xmm14, %ymm14
	vmulps	%ymm14, %ymm13, %ymm0
	vbroadcastss	%xmm15, %ymm13
	vfmadd231ps	(%rcx), %ymm13, %ymm0
	vmovups	%ymm0, (%rcx)
	vmulps	%ymm14, %ymm12, %ymm0
	vfmadd231ps	32(%rcx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rcx)
	movq	-56(%rsp), %r10
	leaq	(%rcx,%r10), %rdx
	vmulps	%ymm14, %ymm11, %ymm0
	vfmadd231ps	(%rcx,%r10), %ymm13, %ymm0
	vmovups	%ymm0, (%rcx,%r10)
	vmulps	%ymm14, %ymm10, %ymm0
	vfmadd231ps	32(%rcx,%r10), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rcx,%r10)
	vmulps	%ymm14, %ymm9, %ymm0
	vfmadd231ps	(%r10,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%r10,%rdx)
	vmulps	%ymm14, %ymm8, %ymm0
	vfmadd231ps	32(%r10,%rdx), %ymm13, %ymm0
	leaq	(%rdx,%r10), %rsi
	vmovups	%ymm0, 32(%r10,%rdx)
	leaq	(%rsi,%r10), %rdx
	vmulps	%ymm7, %ymm14, %ymm0
	vfmadd231ps	(%r10,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, (%r10,%rsi)
	vmulps	%ymm6, %ymm14, %ymm0
	vfmadd231ps	32(%r10,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r10,%rsi)
	leaq	(%rdx,%r10), %rsi
	vmulps	%ymm5, %ymm14, %ymm0
	vfmadd231ps	(%r10,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, (%r10,%rdx)
	vmulps	%ymm4, %ymm14, %ymm0
	vfmadd231ps	32(%r10,%rdx), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r10,%rdx)
	vmulps	%ymm3, %ymm14, %ymm0
	vfmadd231ps	(%r10,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, (%r10,%rsi)
	vmulps	%ymm2, %ymm14, %ymm0
	vfmadd231ps	32(%r10,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, 32(%r10,%rsi)
	jmp	.LBB0_41
.LBB0_46:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
