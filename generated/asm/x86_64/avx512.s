# Do not edit: this file is generated. To change it, change its source and run `cargo xtask bless`.
# The full tile of gemm_f32_f32_f32p32x1_14x32__avx512_fma for x86_64-unknown-linux-gnu, to read; the library is built from objects, not from this.
nanogemm_k_gemm_f32_f32_f32p32x1_14x32__avx512_fma.14x2m:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -56(%rsp)
	testq	%r8, %r8
	je	.LBB0_12
	movq	%rcx, %r11
	vpbroadcastq	%r9, %zmm0
	vpcmpnleuq	.LCPI0_0(%rip), %zmm0, %k0
	vpcmpnleuq	.LCPI0_1(%rip), %zmm0, %k1
	kunpckbw	%k0, %k1, %k1
	movq	40(%rdi), %rax
	movq	48(%rdi), %r9
	leaq	(,%rax,4), %r10
	shlq	$2, %r9
	movq	112(%rdi), %rcx
	movq	56(%rdi), %rdx
	shlq	$2, %rdx
	movq	%rdx, -40(%rsp)
	imulq	$56, %rcx, %rdx
	movq	%rdx, -48(%rsp)
	shlq	$2, %rcx
	movq	%rcx, -88(%rsp)
	xorl	%ecx, %ecx
	leaq	(%r10,%r10), %r12
	movq	%rsi, %r13
	movq	%rdi, -32(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_10:
	vmulps	%zmm29, %zmm28, %zmm0
	vbroadcastss	%xmm30, %zmm28
	movq	-72(%rsp), %r11
	vfmadd231ps	(%r11), %zmm28, %zmm0
	vmovups	%zmm0, (%r11)
	vmulps	%zmm29, %zmm27, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r11), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r11) {%k1}
	movq	-88(%rsp), %r8
	leaq	(%r11,%r8), %rcx
	vmulps	%zmm29, %zmm26, %zmm0
	vfmadd231ps	(%r11,%r8), %zmm28, %zmm0
	vmovups	%zmm0, (%r11,%r8)
	vmulps	%zmm29, %zmm25, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r11,%r8), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r11,%r8) {%k1}
	vmulps	%zmm29, %zmm24, %zmm0
	vfmadd231ps	(%r8,%rcx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm23, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rcx), %zmm28, %zmm0 {%k1}
	leaq	(%rcx,%r8), %rdx
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm22, %zmm0
	vfmadd231ps	(%r8,%rdx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm21, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rdx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm20, %zmm0
	vfmadd231ps	(%r8,%rcx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm19, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rcx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm18, %zmm0
	vfmadd231ps	(%r8,%rdx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm17, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rdx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	vmulps	%zmm29, %zmm16, %zmm0
	vfmadd231ps	(%r8,%rcx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm15, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rcx), %zmm28, %zmm0 {%k1}
	leaq	(%rcx,%r8), %rdx
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm14, %zmm0
	vfmadd231ps	(%r8,%rdx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm13, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rdx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm12, %zmm0
	vfmadd231ps	(%r8,%rcx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm11, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rcx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm10, %zmm0
	vfmadd231ps	(%r8,%rdx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm9, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rdx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	vmulps	%zmm29, %zmm8, %zmm0
	vfmadd231ps	(%r8,%rcx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm7, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rcx), %zmm28, %zmm0 {%k1}
	leaq	(%rcx,%r8), %rdx
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm6, %zmm0
	vfmadd231ps	(%r8,%rdx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm5, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rdx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm4, %zmm0
	vfmadd231ps	(%r8,%rcx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm3, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rcx), %zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	vmulps	%zmm29, %zmm2, %zmm0
	vfmadd231ps	(%r8,%rdx), %zmm28, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm1, %zmm0 {%k1} {z}
	vfmadd231ps	64(%r8,%rdx), %zmm28, %zmm0 {%k1}
.LBB0_11:
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	movq	-64(%rsp), %r8
	movq	-80(%rsp), %r13
	movq	-40(%rsp), %rcx
	addq	%rcx, %r13
	addq	-48(%rsp), %r11
	movq	-24(%rsp), %rdx
	addq	%rcx, %rdx
	movq	%rdx, %rcx
	decq	%r8
	je	.LBB0_12
.LBB0_2:
	movq	%r11, -72(%rsp)
	movq	%r8, -64(%rsp)
	movq	24(%rdi), %rbp
	testq	%rbp, %rbp
	movq	%rcx, -24(%rsp)
	movq	%r13, -80(%rsp)
	je	.LBB0_3
	movq	64(%rdi), %r14
	shlq	$2, %r14
	movq	96(%rdi), %rdx
	shlq	$2, %rdx
	movq	%rdx, -8(%rsp)
	movq	16(%rdi), %rdx
	movq	%rdx, -16(%rsp)
	vxorps	%xmm28, %xmm28, %xmm28
	movq	%rcx, %rdi
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
	vxorps	%xmm1, %xmm1, %xmm1
	movq	-56(%rsp), %rcx
	jmp	.LBB0_5
	.p2align	4
.LBB0_7:
	addq	%r14, %r13
	addq	-8(%rsp), %rcx
	addq	%r14, %rdi
	decq	%rbp
	je	.LBB0_8
.LBB0_5:
	movq	%rdi, %r15
	movq	-16(%rsp), %rdx
	movq	%rdx, %rbx
	movq	%rcx, %r8
	testq	%rdx, %rdx
	je	.LBB0_7
	.p2align	4
.LBB0_6:
	leaq	(%rsi,%r15), %r11
	vmovups	(%r8), %zmm30
	vmovups	64(%r8), %zmm29
	vbroadcastss	(%rsi,%r15), %zmm31
	vfmadd231ps	%zmm30, %zmm31, %zmm28
	vfmadd231ps	%zmm29, %zmm31, %zmm27 {%k1}
	vbroadcastss	(%r11,%rax,4), %zmm31
	leaq	(%r11,%r10), %rdx
	vfmadd231ps	%zmm30, %zmm31, %zmm26
	vfmadd231ps	%zmm29, %zmm31, %zmm25 {%k1}
	addq	%r10, %rdx
	vbroadcastss	(%r11,%rax,8), %zmm31
	vfmadd231ps	%zmm30, %zmm31, %zmm24
	vfmadd231ps	%zmm29, %zmm31, %zmm23 {%k1}
	vbroadcastss	(%rdx,%rax,4), %zmm31
	vfmadd231ps	%zmm30, %zmm31, %zmm22
	vfmadd231ps	%zmm29, %zmm31, %zmm21 {%k1}
	vbroadcastss	(%rdx,%rax,8), %zmm31
	addq	%r12, %rdx
	vfmadd231ps	%zmm30, %zmm31, %zmm20
	vfmadd231ps	%zmm29, %zmm31, %zmm19 {%k1}
	leaq	(%rdx,%rax,4), %r11
	vbroadcastss	(%rdx,%rax,4), %zmm31
	vfmadd231ps	%zmm30, %zmm31, %zmm18
	vfmadd231ps	%zmm29, %zmm31, %zmm17 {%k1}
	vbroadcastss	(%r10,%r11), %zmm31
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm31, %zmm16
	vbroadcastss	(%r10,%r11), %zmm0
	vfmadd231ps	%zmm29, %zmm31, %zmm15 {%k1}
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm0, %zmm14
	vfmadd231ps	%zmm29, %zmm0, %zmm13 {%k1}
	vbroadcastss	(%r10,%r11), %zmm0
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm0, %zmm12
	vfmadd231ps	%zmm29, %zmm0, %zmm11 {%k1}
	vbroadcastss	(%r10,%r11), %zmm0
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm0, %zmm10
	vfmadd231ps	%zmm29, %zmm0, %zmm9 {%k1}
	vbroadcastss	(%r10,%r11), %zmm0
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm0, %zmm8
	vbroadcastss	(%r10,%r11), %zmm31
	vfmadd231ps	%zmm29, %zmm0, %zmm7 {%k1}
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm31, %zmm6
	vfmadd231ps	%zmm29, %zmm31, %zmm5 {%k1}
	vbroadcastss	(%r10,%r11), %zmm0
	addq	%r10, %r11
	vfmadd231ps	%zmm30, %zmm0, %zmm4
	vfmadd231ps	%zmm29, %zmm0, %zmm3 {%k1}
	vbroadcastss	(%r10,%r11), %zmm0
	vfmadd231ps	%zmm30, %zmm0, %zmm2
	vfmadd231ps	%zmm29, %zmm0, %zmm1 {%k1}
	subq	$-128, %r8
	addq	%r9, %r15
	decq	%rbx
	jne	.LBB0_6
	jmp	.LBB0_7
	.p2align	4
.LBB0_3:
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
	vxorps	%xmm1, %xmm1, %xmm1
.LBB0_8:
	movq	-32(%rsp), %rdi
	vmovss	120(%rdi), %xmm29
	vmovss	128(%rdi), %xmm30
	vpxor	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm29, %zmm29
	vucomiss	%xmm0, %xmm30
	jne	.LBB0_10
	jp	.LBB0_10
	vmulps	%zmm29, %zmm28, %zmm0
	movq	-72(%rsp), %r11
	vmovups	%zmm0, (%r11)
	vmulps	%zmm29, %zmm27, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r11) {%k1}
	movq	-88(%rsp), %r8
	leaq	(%r11,%r8), %rcx
	vmulps	%zmm29, %zmm26, %zmm0
	vmovups	%zmm0, (%r11,%r8)
	vmulps	%zmm29, %zmm25, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r11,%r8) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm24, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm23, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm22, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm21, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm20, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm19, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm18, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm17, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm16, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm15, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm14, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm13, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm12, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm11, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm10, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm9, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm8, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm7, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	leaq	(%rdx,%r8), %rcx
	vmulps	%zmm29, %zmm6, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm5, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rdx) {%k1}
	leaq	(%rcx,%r8), %rdx
	vmulps	%zmm29, %zmm4, %zmm0
	vmovups	%zmm0, (%r8,%rcx)
	vmulps	%zmm29, %zmm3, %zmm0 {%k1} {z}
	vmovups	%zmm0, 64(%r8,%rcx) {%k1}
	vmulps	%zmm29, %zmm2, %zmm0
	vmovups	%zmm0, (%r8,%rdx)
	vmulps	%zmm29, %zmm1, %zmm0 {%k1} {z}
	jmp	.LBB0_11
.LBB0_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
