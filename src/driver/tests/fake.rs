// A library of plain Rust rows, so that the driver is tested without the generator: a portable instruction set, and a
// "wide" one whose tile is scalable and whose rows read panels. Block kernels check what the driver must guarantee.

use nanogemm_rows::{BlockArgs, DType, IsaInfo, KernelInfo, Layout, Library, PackArgs, PackInfo, Size};

/// What a row assumes: its tile, and which operands are panels.
///
/// # Safety
///
/// As for any block kernel.
unsafe fn block<const MR: usize, const NR: usize, const A_PANELS: bool, const B_PANELS: bool>(args: *const BlockArgs) {
    // SAFETY: the caller's promise.
    unsafe {
        let g = &*args;
        assert!((1..=MR).contains(&g.tile_rows) && g.tiles == g.m / g.tile_rows, "{g:?}");
        assert!(!A_PANELS || (g.tile_rows == MR && g.a_rs == 1 && g.a_ks == MR as isize && g.a_tile == (MR * g.k) as isize), "{g:?}");
        // Panels may be longer than the part of them that is used.
        let whole = g.b_tile >= (NR * g.k) as isize && g.b_tile % NR as isize == 0;
        assert!(!B_PANELS || (g.b_ks == NR as isize && whole), "{g:?}");
        assert!(B_PANELS || g.b_tile == NR as isize, "{g:?}");
        let (a, b, c) = (g.a.cast::<f32>(), g.b.cast::<f32>(), g.c.cast::<f32>());
        let (alpha, beta) = (f32::from_bits(g.alpha as u32), f32::from_bits(g.beta as u32));
        for i in 0..g.m {
            for j in 0..g.n {
                let mut sum = 0.0f32;
                for x in 0..g.batch as isize {
                    for p in 0..g.k as isize {
                        let row = (i / g.tile_rows) as isize * g.a_tile + (i % g.tile_rows) as isize * g.a_rs;
                        let column = (j / NR) as isize * g.b_tile + (j % NR) as isize;
                        let left = *a.offset(row + p * g.a_ks + x * g.a_batch);
                        sum += left * *b.offset(column + p * g.b_ks + x * g.b_batch);
                    }
                }
                let to = c.offset(i as isize * g.c_rs + j as isize);
                *to = if beta == 0.0 { alpha * sum } else { alpha * sum + beta * *to };
            }
        }
    }
}

unsafe extern "C" fn block_entry<const MR: usize, const NR: usize, const A_PANELS: bool, const B_PANELS: bool>(
    args: *const BlockArgs,
) {
    // SAFETY: as for block.
    unsafe { block::<MR, NR, A_PANELS, B_PANELS>(args) }
}

unsafe extern "C" fn pack_entry<const W: usize>(args: *const PackArgs) {
    // SAFETY: the caller passes the arguments of a pack kernel.
    unsafe {
        let g = &*args;
        let (from, to) = (g.from.cast::<f32>(), g.to.cast::<f32>());
        for i in 0..g.extent.next_multiple_of(W) {
            for p in 0..g.k {
                let at = from.wrapping_offset((i as isize).wrapping_mul(g.lane_stride) + p as isize * g.k_stride);
                *to.add(i / W * W * g.panel_k + p * W + i % W) = if i < g.extent { *at } else { 0.0 };
            }
        }
    }
}

/// Makes vectors of the driver's own threads longer than those of all others.
pub static OTHER_LENGTH: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

unsafe extern "C" fn wide_bytes() -> usize {
    let other = OTHER_LENGTH.load(std::sync::atomic::Ordering::Relaxed);
    if other && std::thread::current().name() == Some("nanogemm") { 64 } else { 32 }
}

unsafe extern "C" fn probe_read(words: *mut u64) {
    // SAFETY: there is one word.
    unsafe { *words = 3 }
}

unsafe extern "C" fn probe_eval(words: *const u64) -> u64 {
    // SAFETY: there is one word.
    unsafe { *words & 3 }
}

unsafe extern "C" fn probe_all(_words: *const u64) -> u64 {
    3
}

const fn row(
    (name, c_name): (&'static str, &'static core::ffi::CStr),
    isa: usize,
    (mr, nr, lanes): (Size, Size, Size),
    (a_layout, b_layout): (Layout, Layout),
    macs_per_cycle: f32,
    entry: unsafe extern "C" fn(*const BlockArgs),
) -> KernelInfo {
    let f32 = DType::F32;
    KernelInfo {
        name,
        c_name,
        isa,
        a_type: f32,
        b_type: f32,
        c_type: f32,
        mr,
        nr,
        lanes,
        unroll: 1,
        a_layout,
        b_layout,
        a_width: mr,
        b_width: nr,
        interleave: 1,
        a_interleave: 1,
        k_step: 1,
        longest: None,
        plain: false,
        packs_b: false,
        finished: &[],
        macs_per_cycle,
        entry,
        tiles: &[],
        rests: &[],
    }
}

const fn pack_row(
    name: &'static str,
    isa: usize,
    width: Size,
    entry: unsafe extern "C" fn(*const PackArgs),
) -> PackInfo {
    PackInfo { name, isa, from: DType::F32, to: DType::F32, width, interleave: 1, k_step: 1, offset: 0, entry }
}

const WIDE: (Size, Size, Size) = (Size::Vs(4), Size::Vs(16), Size::Vs(4));
const NARROW: (Size, Size, Size) = (Size::Int(3), Size::Int(4), Size::Int(1));

/// Of the wide rows, 8x32 at 32 bytes.
pub static LIBRARY: Library = Library {
    prefix: "nanogemm",
    isas: &[
        IsaInfo { name: "wide", rank: 1, vector_bytes: Some(wide_bytes), session: None },
        IsaInfo { name: "scalar", rank: 0, vector_bytes: None, session: None },
    ],
    kernels: &[
        row(
            ("gemm_f32_f32p4vsx1_f32p16vsx1_4vsx16vs__wide", c"gemm_f32_f32p4vsx1_f32p16vsx1_4vsx16vs__wide"),
            0,
            WIDE,
            (Layout::Packed, Layout::Packed),
            16.0,
            block_entry::<8, 32, true, true>,
        ),
        row(
            ("gemm_f32_f32p4vsx1_f32_4vsx16vs__wide", c"gemm_f32_f32p4vsx1_f32_4vsx16vs__wide"),
            0,
            WIDE,
            (Layout::Packed, Layout::Strided),
            16.0,
            block_entry::<8, 32, true, false>,
        ),
        row(
            ("gemm_f32_f32_f32p4x1_3x4__scalar", c"gemm_f32_f32_f32p4x1_3x4__scalar"),
            1,
            NARROW,
            (Layout::Strided, Layout::Packed),
            1.0,
            block_entry::<3, 4, false, true>,
        ),
        row(
            ("gemm_f32_f32_f32_3x4__scalar", c"gemm_f32_f32_f32_3x4__scalar"),
            1,
            NARROW,
            (Layout::Strided, Layout::Strided),
            1.0,
            block_entry::<3, 4, false, false>,
        ),
    ],
    fixed: &[],
    finishes: &[],
    peaks: &[],
    packs: &[
        pack_row("pack_f32p4vsx1_f32__wide", 0, Size::Vs(4), pack_entry::<8>),
        pack_row("pack_f32p16vsx1_f32__wide", 0, Size::Vs(16), pack_entry::<32>),
        pack_row("pack_f32p4x1_f32__scalar", 1, Size::Int(4), pack_entry::<4>),
    ],
    probe_words: &["fake"],
    probe_read,
    probe_eval,
    probe_default: probe_all,
};
