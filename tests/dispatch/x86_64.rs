//! x86-64: machines described by CPUID and XCR0.

use crate::{
    ignored,
    mock::{SHAPES, TYPES, expect, machine, names, row, table, used},
    trial,
};
use libtest_mimic::Trial;
use nanogemm::{
    dispatch::{self, Problem, VectorBytes},
    kernel::{DType, LIBRARY},
};

/// The least privileged names of words.
const LEAF_1: &str = "cpuid.1.0.ecx";
const LEAF_7: &str = "cpuid.7.0.ebx";
const LEAF_7_ECX: &str = "cpuid.7.0.ecx";
const LEAF_7_EDX: &str = "cpuid.7.0.edx";
const LEAF_7_1: &str = "cpuid.7.1.eax";
const PALETTE_EAX: &str = "cpuid.1d.1.eax";
const PALETTE_EBX: &str = "cpuid.1d.1.ebx";
const PALETTE_ECX: &str = "cpuid.1d.1.ecx";
const PERMISSION: &str = "tile_permission";
const EXTENDED: &str = "cpuid.80000001.0.ecx";
const XCR0: &str = "xcr0";

/// No instruction set beyond the portable rows hangs on a single bit.
pub const MOST_FROM_ONE_BIT: usize = 1;

/// Bits of words.
type Bits = &'static [(&'static str, u32)];

/// AVX2 and what comes with it (Intel SDM, volume 2A, CPUID; volume 1, 13.3).
#[rustfmt::skip]
const AVX2: Bits = &[
    (LEAF_1, 12), // FMA
    (LEAF_1, 20), // SSE4.2
    (LEAF_1, 23), // POPCNT
    (LEAF_1, 28), // AVX
    (LEAF_1, 29), // F16C
    (LEAF_7, 3), // BMI1
    (LEAF_7, 5), // AVX2
    (LEAF_7, 8), // BMI2
    (EXTENDED, 5), // LZCNT
    (XCR0, 1), // XMM
    (XCR0, 2), // upper halves of YMM
];

/// AVX-512 beyond AVX2.
#[rustfmt::skip]
const AVX512: Bits = &[
    (LEAF_7, 16), // AVX512F
    (LEAF_7, 17), // AVX512DQ
    (LEAF_7, 30), // AVX512BW
    (LEAF_7, 31), // AVX512VL
    (XCR0, 5), // mask registers
    (XCR0, 6), // upper halves of ZMM
    (XCR0, 7), // ZMM16 and above
];

/// Tiles of the shape that kernels are composed for.
#[rustfmt::skip]
const TILES: Bits = &[
    (LEAF_7_EDX, 24), // AMX-TILE
    (PALETTE_EAX, 26), // tiles of 1024 bytes
    (PALETTE_EBX, 6), // rows of 64 bytes
    (PALETTE_EBX, 19), // 8 tiles
    (PALETTE_ECX, 4), // 16 rows
    (EXTENDED, 8), // PREFETCHW
    (XCR0, 17), // tile configuration
    (XCR0, 18), // tiles
    (PERMISSION, 0), // the system lets this process use tiles
];

/// Bits each instruction set needs, best instruction set first.
pub const NEEDS: &[(&str, &[Bits])] = &[
    ("amx_bf16", &[AVX2, AVX512, TILES, &[(LEAF_7_EDX, 22)]]),
    ("amx_int8", &[AVX2, AVX512, TILES, &[(LEAF_7_EDX, 25)]]),
    ("amx_fp16", &[AVX2, AVX512, TILES, &[(LEAF_7_1, 21)]]),
    ("avx512_fp16", &[AVX2, AVX512, &[(LEAF_7_EDX, 23)]]),
    ("avx512_vnni", &[AVX2, AVX512, &[(LEAF_7_ECX, 11)]]),
    ("avx512_bf16", &[AVX2, AVX512, &[(LEAF_7_1, 5)]]),
    ("avx512", &[AVX2, AVX512]),
    ("avx_vnni", &[AVX2, &[(LEAF_7_1, 4)]]),
    ("avx2", &[AVX2]),
    ("scalar", &[]),
];

/// What the standard library finds on this machine.
pub fn detected(isa: &str) -> Option<bool> {
    let avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") && is_x86_feature_detected!("bmi2");
    let avx512 = is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl");
    match isa {
        "avx512" => Some(avx512 && avx2),
        "avx2" => Some(avx2),
        "scalar" => Some(true),
        _ => None,
    }
}

/// CPUID 1 ECX, 7 EBX and 80000001 ECX as such processors report them under an operating system.
struct Cpu {
    name: &'static str,
    leaf_1: u64,
    leaf_7: u64,
    extended: u64,
    xcr0: u64,
    best: &'static str,
}

#[rustfmt::skip]
const CPUS: &[Cpu] = &[
    Cpu { name: "core2duo", leaf_1: 0x0000_e3bd, leaf_7: 0, extended: 0x1, xcr0: 0, best: "scalar" },
    Cpu { name: "nehalem", leaf_1: 0x0098_e3bd, leaf_7: 0, extended: 0x1, xcr0: 0, best: "scalar" },
    Cpu { name: "sandy-bridge", leaf_1: 0x1fba_e3ff, leaf_7: 0, extended: 0x1, xcr0: 0x7, best: "scalar" },
    Cpu { name: "haswell", leaf_1: 0x7ffa_fbbf, leaf_7: 0x0000_27ab, extended: 0x21, xcr0: 0x7, best: "avx2" },
    Cpu { name: "zen2", leaf_1: 0x7ed8_320b, leaf_7: 0x219c_91a9, extended: 0x75c2_37ff, xcr0: 0x207, best: "avx2" },
    Cpu { name: "alder-lake", leaf_1: 0x7ffa_fbbf, leaf_7: 0x239c_27eb, extended: 0x121, xcr0: 0x207, best: "avx2" },
    Cpu { name: "skylake-sp", leaf_1: 0x7ffe_fbff, leaf_7: 0xd39f_fffb, extended: 0x121, xcr0: 0xe7, best: "avx512" },
    Cpu { name: "zen4", leaf_1: 0x7efa_320b, leaf_7: 0xf1bf_97a9, extended: 0x75c2_37ff, xcr0: 0x2e7, best: "avx512" },
];

impl Cpu {
    fn find(name: &str) -> &'static Cpu {
        CPUS.iter().find(|cpu| cpu.name == name).expect("a CPU of the table")
    }

    fn words(&self) -> [(&'static str, u64); 4] {
        [(LEAF_1, self.leaf_1), (LEAF_7, self.leaf_7), (EXTENDED, self.extended), (XCR0, self.xcr0)]
    }

    /// The same processor under an operating system that enabled other state.
    fn under(&self, xcr0: u64) -> [(&'static str, u64); 4] {
        let [a, b, c, _] = self.words();
        [a, b, c, (XCR0, xcr0)]
    }
}

pub fn trials() -> Vec<Trial> {
    vec![
        trial("rows_of_known_processors", rows_of_known_processors),
        trial("case_055_state_the_os_did_not_enable", state_the_os_did_not_enable),
        trial("case_053_and_055_tiles", tiles),
        refused_permission(),
        trial("transposed_operands", transposed_operands),
        trial("sums_of_binary16_on_request", sums_of_binary16_on_request),
        ignored("case_060_sve2_reported_without_sve", "a machine of another architecture"),
    ]
}

fn rows_of_known_processors() {
    let mut text = String::new();
    for cpu in CPUS {
        let set = machine(&cpu.words());
        // Extensions are told by other words.
        let expected: Vec<_> = ["avx512", "avx2", "scalar"].into_iter().skip_while(|isa| *isa != cpu.best).collect();
        assert_eq!(names(set), expected, "{}", cpu.name);
        let lengths = VectorBytes::all(16);
        for dtype in TYPES {
            let large = row(set, &lengths, dtype, (512, 512, 512)).name;
            assert!(large.contains(&format!("__{}", cpu.best)), "{}: {large} for a large product", cpu.name);
        }
        text += &table(cpu.name, set, &lengths);
    }
    expect("x86_64.txt", include_str!("x86_64.txt"), &text);
}

/// The rows for products with operands in columns: A, B, both.
fn transposed_operands() {
    type Pinned = (DType, (usize, usize, usize), [&'static str; 4]);
    #[rustfmt::skip]
    const EXPECTED: &[Pinned] = &[
        (DType::F32, (48, 48, 48), ["f32_f32_14x32", "f32_f32_14x32", "f32_f32p32x1_14x32", "f32_f32p32x1_14x32"]),
        (DType::F32, (100, 100, 100), ["f32_f32_14x32", "f32_f32_14x32", "f32_f32p32x1_14x32", "f32_f32p32x1_14x32"]),
        (DType::F32, (144, 144, 144), ["f32_f32_14x32", "f32_f32_14x32", "f32_f32p32x1_14x32", "f32_f32p32x1_14x32"]),
        (DType::F32, (256, 256, 256), ["f32_f32_14x32", "f32p14x1_f32_14x32", "f32_f32p32x1_14x32", "f32p14x1_f32p32x1_14x32"]),
        (DType::F32, (500, 300, 700), ["f32_f32p32x1_14x32", "f32p14x1_f32p32x1_14x32", "f32_f32p32x1_14x32", "f32p14x1_f32p32x1_14x32"]),
        (DType::F32, (8, 256, 256), ["f32_f32_14x32", "f32_f32_14x32", "f32_f32_4x6", "f32_f32_4x6"]),
        (DType::F32, (4096, 8, 4096), ["f32_f32_3x9", "f32p14x1_f32_14x32", "f32_f32_3x9", "f32p14x1_f32p32x1_14x32"]),
        (DType::F32, (16, 16, 2000), ["f32_f32_14x32", "f32_f32_14x32", "f32_f32_4x6", "f32_f32p32x1_14x32"]),
        (DType::F64, (48, 48, 48), ["f64_f64_14x16", "f64_f64_14x16", "f64_f64p16x1_14x16", "f64_f64p16x1_14x16"]),
        (DType::F64, (144, 144, 144), ["f64_f64_14x16", "f64_f64_14x16", "f64_f64p16x1_14x16", "f64_f64p16x1_14x16"]),
        (DType::F64, (256, 256, 256), ["f64_f64_14x16", "f64p14x1_f64_14x16", "f64_f64p16x1_14x16", "f64p14x1_f64p16x1_14x16"]),
        (DType::F64, (500, 300, 700), ["f64_f64p16x1_14x16", "f64p14x1_f64p16x1_14x16", "f64_f64p16x1_14x16", "f64p14x1_f64p16x1_14x16"]),
        (DType::F64, (14, 256, 256), ["f64_f64_14x16", "f64_f64_14x16", "f64_f64_4x6", "f64_f64p16x1_14x16"]),
    ];
    let set = machine(&Cpu::find("skylake-sp").words());
    for &(dtype, (m, n, k), expected) in EXPECTED {
        let found = [(false, false), (true, false), (false, true), (true, true)].map(|(a_columns, b_columns)| {
            let problem = Problem::row_major(dtype, m, n, k).in_columns(a_columns, b_columns);
            dispatch::select(&LIBRARY, set, &VectorBytes::all(16), &problem).expect("there is a row").name
        });
        let c = format!("gemm_{}_", expected[0].split('_').next().expect("a type"));
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(&format!("{c}{expected}")), "{dtype:?} {m}x{n}x{k}: {found}, not {expected}");
        }
    }
}

fn state_the_os_did_not_enable() {
    let all = ["avx512", "avx2", "scalar"];
    let expected: [(u64, &[&str]); 12] = [
        (0xe7, &all),
        (0x2e7, &all),
        (u64::MAX, &all),
        (0x7, &all[1..]),
        (0x27, &all[1..]), // mask registers without ZMM
        (0x67, &all[1..]), // without ZMM16 and above
        (0xc7, &all[1..]), // ZMM without mask registers
        (0xa7, &all[1..]),
        (0x3, &all[2..]),
        (0x1, &all[2..]),
        (0xe3, &all[2..]), // ZMM without YMM
        (0x0, &all[2..]),  // no OSXSAVE: the probe does not read the register
    ];
    for name in ["skylake-sp", "zen4"] {
        for (xcr0, expected) in expected {
            let set = machine(&Cpu::find(name).under(xcr0));
            assert_eq!(names(set), expected, "{name} with XCR0 = {xcr0:#x}");
            for (&shape, dtype) in SHAPES.iter().flat_map(|shape| TYPES.map(|dtype| (shape, dtype))) {
                let isa = row(set, &VectorBytes::all(16), dtype, shape).isa;
                assert!(set.contains(isa), "{name} with XCR0 = {xcr0:#x}: {shape:?} in {dtype:?}");
            }
        }
    }
    // CPUID 7 that a hypervisor shows without what it builds on.
    let words = [(LEAF_7, u64::MAX), (XCR0, 0xe7)];
    assert_eq!(names(machine(&words)), ["scalar"]);
}

/// A server processor with tiles, but without products of binary16 in them, under several systems.
fn tiles() {
    const MACHINE: [(&str, u64); 11] = [
        (LEAF_1, 0x7ffe_fbff),
        (LEAF_7, 0xf1bf_bffb),
        (LEAF_7_ECX, 1 << 11),
        (LEAF_7_EDX, 1 << 22 | 1 << 23 | 1 << 24 | 1 << 25),
        (LEAF_7_1, 1 << 4 | 1 << 5),
        (PALETTE_EAX, 1024 << 16 | 8192),
        (PALETTE_EBX, 8 << 16 | 64),
        (PALETTE_ECX, 16),
        (EXTENDED, 0x121),
        (XCR0, 0x6_02e7),
        (PERMISSION, 1),
    ];
    let with = |changes: &[(&'static str, u64)]| {
        let value = |(name, value): (&'static str, u64)| {
            (name, changes.iter().find(|(n, _)| *n == name).map_or(value, |&(_, changed)| changed))
        };
        MACHINE.map(value)
    };
    let vectors = ["avx512_fp16", "avx512_vnni", "avx512_bf16", "avx512", "avx_vnni", "avx2", "scalar"];
    let all = [["amx_bf16", "amx_int8"].as_slice(), &vectors].concat();
    assert_eq!(names(machine(&MACHINE)), all, "no amx_fp16");
    for (changes, why) in [
        ([(PERMISSION, 0)], "the system refuses tiles"),
        ([(XCR0, 0xe7)], "the system saves neither configuration nor tiles"),
        ([(XCR0, 0x2_00e7)], "it saves no tiles"),
        ([(XCR0, 0x4_00e7)], "it saves no configuration"),
        ([(PALETTE_ECX, 8)], "a palette of other tiles"),
    ] {
        assert_eq!(names(machine(&with(&changes))), vectors, "{why}");
    }
    assert_eq!(names(machine(&with(&[(XCR0, 0x7)]))), vectors[4..]);
    // Where dot products of bfloat16 take longer than widened multiply-adds, they are used only if they are asked for, as sums of
    // binary16 are everywhere.
    let asked = ["avx512_bf16", "avx512_fp16"];
    let left = vectors.iter().copied().filter(|isa| !asked.contains(isa)).collect::<Vec<_>>();
    assert_eq!(names(used(&with(&[(PERMISSION, 0)]))), left);
    let without = with(&[(LEAF_7_EDX, 0)]);
    assert!(names(used(&without)).contains(&"avx512_bf16"), "a processor without tiles and without AVX512-FP16");
}

/// No machine sums in binary16 by itself, whatever else its words say, and the bit of the instructions alone makes the difference
/// between having them and not.
fn sums_of_binary16_on_request() {
    let isa = LIBRARY.isas.iter().position(|isa| isa.name == "avx512_fp16").expect("an instruction set of the library");
    let rows = || LIBRARY.kernels.iter().filter(|row| row.isa == isa);
    assert!(rows().count() > 0 && rows().all(|row| row.longest.is_some()), "its rows sum in binary16");
    let others = LIBRARY.kernels.iter().filter(|row| row.isa != isa);
    assert!(others.into_iter().all(|row| row.longest.is_none()), "no other row does");
    let words = |edx: u64| {
        let value = |name: &&'static str| (*name, if *name == LEAF_7_EDX { edx } else { u64::MAX });
        LIBRARY.probe_words.iter().map(value).collect::<Vec<_>>()
    };
    let mut random = fastrand::Rng::with_seed(16);
    for edx in [u64::MAX, 1 << 23, 0].into_iter().chain((0..1000).map(|_| random.u64(..))) {
        let words = words(edx);
        assert_eq!(machine(&words).contains(isa), edx >> 23 & 1 == 1, "{edx:#x}");
        assert!(!used(&words).contains(isa), "{edx:#x}");
    }
}

#[repr(C)]
struct Filter {
    code: u16,
    yes: u8,
    no: u8,
    k: u32,
}

#[repr(C)]
struct Program {
    len: u16,
    filter: *const Filter,
}

/// Sandboxes refuse the request for tiles in different ways: none of them is the end of the process, and tiles are not used then.
fn refused_permission() -> Trial {
    const NAME: &str = "case_053_a_sandbox_refuses_tiles";
    // As the words are read, this process is given tiles if there are any.
    let read = || {
        let mut words = vec![0; LIBRARY.probe_words.len()];
        // SAFETY: there is room for every word.
        unsafe { (LIBRARY.probe_read)(words.as_mut_ptr()) };
        words
    };
    let place = LIBRARY.probe_words.iter().position(|name| *name == PERMISSION).expect("a word of the probe");
    if read()[place] == 0 {
        return ignored(NAME, "this machine has no tiles to refuse");
    }
    trial(NAME, move || {
        for error in [libc::EPERM, libc::ENOSYS, libc::EINVAL] {
            // Filters are of one thread.
            let thread = std::thread::spawn(move || {
                let filter = [
                    Filter { code: 0x20, yes: 0, no: 0, k: 0 },
                    Filter { code: 0x15, yes: 0, no: 1, k: libc::SYS_arch_prctl as u32 },
                    Filter { code: 0x06, yes: 0, no: 0, k: libc::SECCOMP_RET_ERRNO | error as u32 },
                    Filter { code: 0x06, yes: 0, no: 0, k: libc::SECCOMP_RET_ALLOW },
                ];
                let program = Program { len: 4, filter: filter.as_ptr() };
                // SAFETY: no new privileges, then the filter: load the number, if it is arch_prctl fail, else allow.
                unsafe {
                    assert_eq!(libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1_u64, 0_u64, 0_u64, 0_u64), 0);
                    assert_eq!(libc::prctl(libc::PR_SET_SECCOMP, 2_u64, &raw const program), 0);
                }
                read()
            });
            let words = thread.join().expect("no crash");
            assert_eq!(words[place], 0, "error {error}");
            let named: Vec<_> = LIBRARY.probe_words.iter().copied().zip(words).collect();
            let found = names(machine(&named));
            assert!(!found.iter().any(|isa| isa.starts_with("amx")), "{found:?}");
        }
        assert_eq!(read()[place], 1, "other threads are as they were");
    })
}
