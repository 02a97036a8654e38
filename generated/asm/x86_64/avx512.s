# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32p14x1_f32p32x1_14x32u4__avx512_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32p14x1_f32p32x1_14x32u4__avx512_fma.14x2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -32(%rsp)
	movq	%rsi, %r10
	movq	128(%rdi), %rax
	shlq	$2, %rax
	cmpq	$42, (%rdi)
	movq	%rdi, -24(%rsp)
	ja	.LBB0_24
	testq	%r8, %r8
	je	.LBB0_46
	movq	72(%rdi), %rdx
	shlq	$2, %rdx
	movq	%rdx, -48(%rsp)
	movq	%rax, %rsi
	shlq	$4, %rsi
	subq	%rax, %rsi
	subq	%rax, %rsi
	movq	%rsi, -56(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.LBB0_3:
	cmpq	$48, 32(%rdi)
	jb	.LBB0_5
	leaq	(%rcx,%rax), %rdx
	prefetcht0	(%rcx)
	prefetcht0	64(%rcx)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rcx,%rax)
	prefetcht0	64(%rcx,%rax)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%r9,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%r9,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%r9,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
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
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
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
	movq	%r10, %r9
	movq	%r10, %rsi
	movq	-32(%rsp), %rdx
	jmp	.LBB0_8
	.p2align	4
.LBB0_7:
	addq	%rbx, %rsi
	addq	%r14, %rdx
	decq	%r11
	je	.LBB0_14
.LBB0_8:
	movq	%r13, %r8
	movq	%rsi, %r10
	movq	%rdx, %rbp
	testq	%r15, %r15
	je	.LBB0_10
	.p2align	4
.LBB0_9:
	prefetcht1	8192(%rbp)
	prefetcht1	8256(%rbp)
	vmovups	(%rbp), %zmm31
	vmovups	64(%rbp), %zmm30
	vbroadcastss	(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	4(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	8(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	12(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	16(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	20(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	24(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	28(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	32(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	36(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	40(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	44(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	48(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	52(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	prefetcht1	8320(%rbp)
	prefetcht1	8384(%rbp)
	vmovups	128(%rbp), %zmm31
	vmovups	192(%rbp), %zmm30
	vbroadcastss	56(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	60(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	64(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	68(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	72(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	76(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	80(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	84(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	88(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	92(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	96(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	100(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	104(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	108(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	prefetcht1	8448(%rbp)
	prefetcht1	8512(%rbp)
	vmovups	256(%rbp), %zmm31
	vmovups	320(%rbp), %zmm30
	vbroadcastss	112(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	116(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	120(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	124(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	128(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	132(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	136(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	140(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	144(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	148(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	152(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	156(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	160(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	164(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	prefetcht1	8576(%rbp)
	prefetcht1	8640(%rbp)
	vmovups	384(%rbp), %zmm31
	vmovups	448(%rbp), %zmm30
	vbroadcastss	168(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	172(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	176(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	180(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	184(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	188(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	192(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	196(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	200(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	204(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	208(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	212(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	216(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	220(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	addq	$224, %r10
	addq	$512, %rbp
	addq	$4, %r8
	jne	.LBB0_9
.LBB0_10:
	testq	%r12, %r12
	je	.LBB0_7
	movq	%r12, %rdi
	.p2align	4
.LBB0_12:
	prefetcht1	8192(%rbp)
	prefetcht1	8256(%rbp)
	vmovups	(%rbp), %zmm31
	vmovups	64(%rbp), %zmm30
	vbroadcastss	(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm29
	vfmadd231ps	%zmm0, %zmm30, %zmm28
	vbroadcastss	4(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm27
	vfmadd231ps	%zmm0, %zmm30, %zmm26
	vbroadcastss	8(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm25
	vfmadd231ps	%zmm0, %zmm30, %zmm24
	vbroadcastss	12(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm23
	vfmadd231ps	%zmm0, %zmm30, %zmm22
	vbroadcastss	16(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm21
	vfmadd231ps	%zmm0, %zmm30, %zmm20
	vbroadcastss	20(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm19
	vfmadd231ps	%zmm0, %zmm30, %zmm18
	vbroadcastss	24(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm17
	vfmadd231ps	%zmm0, %zmm30, %zmm16
	vbroadcastss	28(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm15
	vfmadd231ps	%zmm0, %zmm30, %zmm14
	vbroadcastss	32(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm13
	vfmadd231ps	%zmm0, %zmm30, %zmm12
	vbroadcastss	36(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm30, %zmm10
	vbroadcastss	40(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm9
	vfmadd231ps	%zmm0, %zmm30, %zmm8
	vbroadcastss	44(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm7
	vfmadd231ps	%zmm0, %zmm30, %zmm6
	vbroadcastss	48(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm5
	vfmadd231ps	%zmm0, %zmm30, %zmm4
	vbroadcastss	52(%r10), %zmm0
	vfmadd231ps	%zmm31, %zmm0, %zmm3
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	addq	$56, %r10
	subq	$-128, %rbp
	decq	%rdi
	jne	.LBB0_12
	jmp	.LBB0_7
	.p2align	4
.LBB0_13:
	movq	%r10, %r9
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
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
	movq	-24(%rsp), %rdi
	vmovss	136(%rdi), %xmm30
	vmovss	144(%rdi), %xmm31
	vucomiss	.LCPI0_0(%rip), %xmm30
	jne	.LBB0_19
	jp	.LBB0_19
	vucomiss	%xmm1, %xmm31
	movq	-40(%rsp), %r8
	movq	%r9, %r10
	jne	.LBB0_22
	jp	.LBB0_22
	vmovups	%zmm29, (%rcx)
	vmovups	%zmm28, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm27, (%rcx,%rax)
	vmovups	%zmm26, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm25, (%rax,%rdx)
	vmovups	%zmm24, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm23, (%rax,%rsi)
	vmovups	%zmm22, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm21, (%rax,%rdx)
	vmovups	%zmm20, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm19, (%rax,%rsi)
	vmovups	%zmm18, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm17, (%rax,%rdx)
	vmovups	%zmm16, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm15, (%rax,%rsi)
	vmovups	%zmm14, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm13, (%rax,%rdx)
	vmovups	%zmm12, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm11, (%rax,%rsi)
	vmovups	%zmm10, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm9, (%rax,%rdx)
	vmovups	%zmm8, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm7, (%rax,%rsi)
	vmovups	%zmm6, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm5, (%rax,%rdx)
	vmovups	%zmm4, 64(%rax,%rdx)
	vmovups	%zmm3, (%rax,%rsi)
.LBB0_17:
	vmovups	%zmm2, 64(%rax,%rsi)
.LBB0_18:
	addq	-48(%rsp), %r10
	addq	-56(%rsp), %rcx
	decq	%r8
	jne	.LBB0_3
	jmp	.LBB0_46
.LBB0_19:
	vucomiss	%xmm1, %xmm31
	movq	-40(%rsp), %r8
	movq	%r9, %r10
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm0
	jne	.LBB0_23
	jp	.LBB0_23
	vmovups	%zmm0, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm25, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm17, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm9, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
.LBB0_21:
	vmovups	%zmm0, 64(%rax,%rsi)
	jmp	.LBB0_18
.LBB0_22:
	vbroadcastss	%xmm31, %zmm30
	vfmadd231ps	(%rcx), %zmm30, %zmm29
	vmovups	%zmm29, (%rcx)
	vfmadd231ps	64(%rcx), %zmm30, %zmm28
	vmovups	%zmm28, 64(%rcx)
	vfmadd231ps	(%rcx,%rax), %zmm30, %zmm27
	vmovups	%zmm27, (%rcx,%rax)
	vfmadd231ps	64(%rcx,%rax), %zmm30, %zmm26
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm26, 64(%rcx,%rax)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm25
	vmovups	%zmm25, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm24
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm24, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm23
	vmovups	%zmm23, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm22
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm22, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm21
	vmovups	%zmm21, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm20
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm20, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm19
	vmovups	%zmm19, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm18
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm18, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm17
	vmovups	%zmm17, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm16
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm16, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm15
	vmovups	%zmm15, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm14
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm14, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm13
	vmovups	%zmm13, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm12
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm12, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm11
	vmovups	%zmm11, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm10
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm10, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm9
	vmovups	%zmm9, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm8
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm8, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm7
	vmovups	%zmm7, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm6
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm6, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm5
	vmovups	%zmm5, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm4
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm4, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm3
	vmovups	%zmm3, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm2
	jmp	.LBB0_17
.LBB0_23:
	vbroadcastss	%xmm31, %zmm29
	vfmadd231ps	(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vfmadd231ps	64(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vfmadd231ps	(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vfmadd231ps	64(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	vmulps	%zmm30, %zmm25, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm9, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	jmp	.LBB0_21
.LBB0_24:
	testq	%r8, %r8
	je	.LBB0_46
	movq	72(%rdi), %rsi
	movq	104(%rdi), %rdx
	shlq	$2, %rsi
	movq	%rsi, -8(%rsp)
	movq	%rax, %r9
	shlq	$4, %r9
	subq	%rax, %r9
	subq	%rax, %r9
	movq	%r9, -16(%rsp)
	movq	-32(%rsp), %rsi
	leaq	(%rsi,%rdx,4), %rdx
	movq	%rdx, -56(%rsp)
	.p2align	4
.LBB0_26:
	cmpq	$48, 32(%rdi)
	jb	.LBB0_28
	leaq	(%rcx,%rax), %rdx
	prefetcht0	(%rcx)
	prefetcht0	64(%rcx)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rcx,%rax)
	prefetcht0	64(%rcx,%rax)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%r9,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%r9,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	leaq	(%r9,%rax), %rdx
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
	leaq	(%rsi,%rax), %r9
	prefetcht0	(%rax,%rdx)
	prefetcht0	64(%rax,%rdx)
	prefetcht0	(%rax,%rsi)
	prefetcht0	64(%rax,%rsi)
	prefetcht0	(%rax,%r9)
	prefetcht0	64(%rax,%r9)
.LBB0_28:
	movq	%r8, -40(%rsp)
	movq	40(%rdi), %rbx
	testq	%rbx, %rbx
	movq	%r10, -48(%rsp)
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
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
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
	movq	%r10, %r9
	movq	-32(%rsp), %r10
	movq	-56(%rsp), %rdi
	jmp	.LBB0_31
	.p2align	4
.LBB0_30:
	addq	%r14, %r9
	addq	%r15, %r10
	decq	%rbx
	je	.LBB0_37
.LBB0_31:
	movq	%r8, %rbp
	movq	%r9, %rsi
	movq	%r10, %rdx
	movq	%rdi, %r11
	testq	%r12, %r12
	je	.LBB0_33
	.p2align	4
.LBB0_32:
	vbroadcastss	(%rsi), %zmm1
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm31
	vmovups	128(%rdx), %zmm30
	vfmadd231ps	%zmm0, %zmm1, %zmm29
	vfmadd231ps	%zmm1, %zmm31, %zmm28
	vbroadcastss	4(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm27
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vbroadcastss	8(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vfmadd231ps	%zmm1, %zmm31, %zmm24
	vbroadcastss	12(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm23
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vbroadcastss	16(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm31, %zmm20
	vbroadcastss	20(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vbroadcastss	24(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vfmadd231ps	%zmm1, %zmm31, %zmm16
	vbroadcastss	28(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm15
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vbroadcastss	32(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm31, %zmm12
	vbroadcastss	36(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm11
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vbroadcastss	40(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm31, %zmm8
	vbroadcastss	44(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm7
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vbroadcastss	48(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	vfmadd231ps	%zmm1, %zmm31, %zmm4
	vbroadcastss	52(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm3
	vfmadd231ps	%zmm31, %zmm1, %zmm2
	vbroadcastss	56(%rsi), %zmm0
	vmovups	192(%rdx), %zmm31
	vfmadd231ps	%zmm30, %zmm0, %zmm29
	vbroadcastss	60(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm28
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vbroadcastss	64(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm30, %zmm0, %zmm25
	vbroadcastss	68(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm24
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vbroadcastss	72(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm30, %zmm0, %zmm21
	vbroadcastss	76(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm20
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vbroadcastss	80(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm30, %zmm0, %zmm17
	vbroadcastss	84(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm16
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vbroadcastss	88(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm30, %zmm0, %zmm13
	vbroadcastss	92(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm12
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vbroadcastss	96(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm30, %zmm0, %zmm9
	vbroadcastss	100(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm8
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vbroadcastss	104(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm30, %zmm0, %zmm5
	vbroadcastss	108(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm4
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm31, %zmm1, %zmm2
	vmovups	256(%rdx), %zmm30
	vmovups	320(%rdx), %zmm0
	vbroadcastss	112(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm29
	vfmadd231ps	%zmm1, %zmm0, %zmm28
	vbroadcastss	116(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vfmadd231ps	%zmm1, %zmm0, %zmm26
	vbroadcastss	120(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm25
	vfmadd231ps	%zmm1, %zmm0, %zmm24
	vbroadcastss	124(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vfmadd231ps	%zmm1, %zmm0, %zmm22
	vbroadcastss	128(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm0, %zmm20
	vbroadcastss	132(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm18
	vbroadcastss	136(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm17
	vfmadd231ps	%zmm1, %zmm0, %zmm16
	vbroadcastss	140(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vfmadd231ps	%zmm1, %zmm0, %zmm14
	vbroadcastss	144(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm0, %zmm12
	vbroadcastss	148(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vfmadd231ps	%zmm1, %zmm0, %zmm10
	vbroadcastss	152(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm0, %zmm8
	vbroadcastss	156(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vbroadcastss	160(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm5
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vbroadcastss	164(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm0, %zmm1, %zmm2
	vmovups	384(%rdx), %zmm30
	vbroadcastss	168(%rsi), %zmm0
	vmovups	448(%rdx), %zmm31
	vfmadd231ps	%zmm30, %zmm0, %zmm29
	vbroadcastss	172(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm28
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vbroadcastss	176(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm30, %zmm0, %zmm25
	vbroadcastss	180(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm24
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vbroadcastss	184(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm30, %zmm0, %zmm21
	vbroadcastss	188(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm20
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vbroadcastss	192(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm30, %zmm0, %zmm17
	vbroadcastss	196(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm16
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vbroadcastss	200(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm30, %zmm0, %zmm13
	vbroadcastss	204(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm12
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vbroadcastss	208(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm30, %zmm0, %zmm9
	vbroadcastss	212(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm8
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vbroadcastss	216(%rsi), %zmm0
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm30, %zmm0, %zmm5
	vbroadcastss	220(%rsi), %zmm1
	vfmadd231ps	%zmm0, %zmm31, %zmm4
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm31, %zmm1, %zmm2
	prefetcht1	(%r11)
	addq	$224, %rsi
	addq	$512, %rdx
	addq	$64, %r11
	addq	$4, %rbp
	jne	.LBB0_32
.LBB0_33:
	testq	%r13, %r13
	je	.LBB0_30
	movq	%r13, %r11
	.p2align	4
.LBB0_35:
	vmovups	(%rdx), %zmm30
	vmovups	64(%rdx), %zmm0
	vbroadcastss	(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm29
	vfmadd231ps	%zmm1, %zmm0, %zmm28
	vbroadcastss	4(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm27
	vfmadd231ps	%zmm1, %zmm0, %zmm26
	vbroadcastss	8(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm25
	vfmadd231ps	%zmm1, %zmm0, %zmm24
	vbroadcastss	12(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm23
	vfmadd231ps	%zmm1, %zmm0, %zmm22
	vbroadcastss	16(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm0, %zmm20
	vbroadcastss	20(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm18
	vbroadcastss	24(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm17
	vfmadd231ps	%zmm1, %zmm0, %zmm16
	vbroadcastss	28(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm15
	vfmadd231ps	%zmm1, %zmm0, %zmm14
	vbroadcastss	32(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm0, %zmm12
	vbroadcastss	36(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm11
	vfmadd231ps	%zmm1, %zmm0, %zmm10
	vbroadcastss	40(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm0, %zmm8
	vbroadcastss	44(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm7
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vbroadcastss	48(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm5
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vbroadcastss	52(%rsi), %zmm1
	vfmadd231ps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm0, %zmm1, %zmm2
	addq	$56, %rsi
	subq	$-128, %rdx
	decq	%r11
	jne	.LBB0_35
	jmp	.LBB0_30
	.p2align	4
.LBB0_36:
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
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
	movq	-24(%rsp), %rdi
	vmovss	136(%rdi), %xmm30
	vmovss	144(%rdi), %xmm0
	vucomiss	.LCPI0_0(%rip), %xmm30
	movq	-40(%rsp), %r8
	vxorps	%xmm1, %xmm1, %xmm1
	jne	.LBB0_42
	jp	.LBB0_42
	vucomiss	%xmm1, %xmm0
	movq	-48(%rsp), %r10
	jne	.LBB0_44
	jp	.LBB0_44
	vmovups	%zmm29, (%rcx)
	vmovups	%zmm28, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm27, (%rcx,%rax)
	vmovups	%zmm26, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm25, (%rax,%rdx)
	vmovups	%zmm24, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm23, (%rax,%rsi)
	vmovups	%zmm22, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm21, (%rax,%rdx)
	vmovups	%zmm20, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm19, (%rax,%rsi)
	vmovups	%zmm18, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm17, (%rax,%rdx)
	vmovups	%zmm16, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm15, (%rax,%rsi)
	vmovups	%zmm14, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm13, (%rax,%rdx)
	vmovups	%zmm12, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm11, (%rax,%rsi)
	vmovups	%zmm10, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm9, (%rax,%rdx)
	vmovups	%zmm8, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm7, (%rax,%rsi)
	vmovups	%zmm6, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm5, (%rax,%rdx)
	vmovups	%zmm4, 64(%rax,%rdx)
	vmovups	%zmm3, (%rax,%rsi)
.LBB0_40:
	vmovups	%zmm2, 64(%rax,%rsi)
.LBB0_41:
	addq	-8(%rsp), %r10
	addq	-16(%rsp), %rcx
	movq	32(%rdi), %rdx
	shlq	$4, %rdx
	andq	$-64, %rdx
	addq	%rdx, -56(%rsp)
	decq	%r8
	jne	.LBB0_26
	jmp	.LBB0_46
.LBB0_42:
	vucomiss	%xmm1, %xmm0
	movq	-48(%rsp), %r10
	jne	.LBB0_45
	jp	.LBB0_45
	vbroadcastss	%xmm30, %zmm0
	vmulps	%zmm0, %zmm29, %zmm1
	vmovups	%zmm1, (%rcx)
	vmulps	%zmm0, %zmm28, %zmm1
	vmovups	%zmm1, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm0, %zmm27, %zmm1
	vmovups	%zmm1, (%rcx,%rax)
	vmulps	%zmm0, %zmm26, %zmm1
	vmovups	%zmm1, 64(%rcx,%rax)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm25, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm24, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm23, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm22, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm21, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm20, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm19, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm18, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm17, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm16, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm15, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm14, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm13, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm12, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm11, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm10, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm9, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm8, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm0, %zmm7, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm6, %zmm1
	vmovups	%zmm1, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm0, %zmm5, %zmm1
	vmovups	%zmm1, (%rax,%rdx)
	vmulps	%zmm0, %zmm4, %zmm1
	vmovups	%zmm1, 64(%rax,%rdx)
	vmulps	%zmm0, %zmm3, %zmm1
	vmovups	%zmm1, (%rax,%rsi)
	vmulps	%zmm0, %zmm2, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	jmp	.LBB0_41
.LBB0_44:
	vbroadcastss	%xmm0, %zmm30
	vfmadd231ps	(%rcx), %zmm30, %zmm29
	vmovups	%zmm29, (%rcx)
	vfmadd231ps	64(%rcx), %zmm30, %zmm28
	vmovups	%zmm28, 64(%rcx)
	vfmadd231ps	(%rcx,%rax), %zmm30, %zmm27
	vmovups	%zmm27, (%rcx,%rax)
	vfmadd231ps	64(%rcx,%rax), %zmm30, %zmm26
	leaq	(%rcx,%rax), %rdx
	vmovups	%zmm26, 64(%rcx,%rax)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm25
	vmovups	%zmm25, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm24
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm24, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm23
	vmovups	%zmm23, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm22
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm22, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm21
	vmovups	%zmm21, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm20
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm20, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm19
	vmovups	%zmm19, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm18
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm18, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm17
	vmovups	%zmm17, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm16
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm16, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm15
	vmovups	%zmm15, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm14
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm14, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm13
	vmovups	%zmm13, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm12
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm12, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm11
	vmovups	%zmm11, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm10
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm10, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm9
	vmovups	%zmm9, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm8
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm8, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm7
	vmovups	%zmm7, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm6
	leaq	(%rsi,%rax), %rdx
	vmovups	%zmm6, 64(%rax,%rsi)
	vfmadd231ps	(%rax,%rdx), %zmm30, %zmm5
	vmovups	%zmm5, (%rax,%rdx)
	vfmadd231ps	64(%rax,%rdx), %zmm30, %zmm4
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm4, 64(%rax,%rdx)
	vfmadd231ps	(%rax,%rsi), %zmm30, %zmm3
	vmovups	%zmm3, (%rax,%rsi)
	vfmadd231ps	64(%rax,%rsi), %zmm30, %zmm2
	jmp	.LBB0_40
.LBB0_45:
	vbroadcastss	%xmm30, %zmm30
	vmulps	%zmm30, %zmm29, %zmm1
	vbroadcastss	%xmm0, %zmm29
	vfmadd231ps	(%rcx), %zmm29, %zmm1
	vmovups	%zmm1, (%rcx)
	vmulps	%zmm30, %zmm28, %zmm0
	vfmadd231ps	64(%rcx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx)
	leaq	(%rcx,%rax), %rdx
	vmulps	%zmm30, %zmm27, %zmm0
	vfmadd231ps	(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	vmulps	%zmm30, %zmm26, %zmm0
	vfmadd231ps	64(%rcx,%rax), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rcx,%rax)
	vmulps	%zmm30, %zmm25, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm24, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm23, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm22, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm21, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm20, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm19, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm18, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm15, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm14, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm13, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm12, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm11, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	vmulps	%zmm30, %zmm9, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm8, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	leaq	(%rdx,%rax), %rsi
	vmovups	%zmm0, 64(%rax,%rdx)
	leaq	(%rsi,%rax), %rdx
	vmulps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm6, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
	leaq	(%rdx,%rax), %rsi
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	vmulps	%zmm30, %zmm4, %zmm0
	vfmadd231ps	64(%rax,%rdx), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rdx)
	vmulps	%zmm30, %zmm3, %zmm0
	vfmadd231ps	(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	64(%rax,%rsi), %zmm29, %zmm0
	vmovups	%zmm0, 64(%rax,%rsi)
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
