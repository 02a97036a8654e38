//! What the probe makes of machines.

use super::library;

/// The words of this name with some bits set or cleared.
fn with(words: &[u64], changes: &[(&str, u64, u64)]) -> Vec<u64> {
    let mut words = words.to_vec();
    for (name, set, clear) in changes {
        let index = library().words.iter().position(|w| w == name).unwrap_or_else(|| panic!("no word {name}"));
        words[index] = words[index] & !clear | set;
    }
    words
}

/// A server CPU of 2023 under an operating system that saves everything and lets the process use tiles.
fn server() -> Vec<u64> {
    with(
        &vec![0; library().words.len()],
        &[
            ("cpuid.1.0.ecx", 1 << 12 | 1 << 20 | 1 << 23 | 1 << 27 | 1 << 28 | 1 << 29, 0),
            ("cpuid.7.0.ebx", 1 << 3 | 1 << 5 | 1 << 8 | 1 << 16 | 1 << 17 | 1 << 30 | 1 << 31, 0),
            ("cpuid.7.0.edx", 1 << 22 | 1 << 23 | 1 << 24 | 1 << 25, 0),
            ("cpuid.7.1.eax", 1 << 4 | 1 << 5, 0),
            ("cpuid.1d.1.eax", 0x0400_2000, 0),
            ("cpuid.1d.1.ebx", 0x0008_0040, 0),
            ("cpuid.1d.1.ecx", 0x10, 0),
            ("cpuid.80000001.0.ecx", 1 << 5 | 1 << 8, 0),
            ("xcr0", 0x6_00e7, 0),
            ("tile_permission", 1, 0),
        ],
    )
}

#[test]
fn mocked_machines() {
    let runs = |changes: &[(&str, u64, u64)]| library().runs(&with(&server(), changes));
    let without = ["avx512", "avx2", "scalar"];
    assert_eq!(runs(&[]), ["amx_bf16", "amx_int8", "avx512", "avx2", "scalar"]);
    // A CPU of 2024 announces AMX-FP16.
    assert_eq!(
        runs(&[("cpuid.7.1.eax", 1 << 21, 0)]),
        ["amx_bf16", "amx_int8", "amx_fp16", "avx512", "avx2", "scalar"]
    );
    assert_eq!(runs(&[("cpuid.7.1.eax", 1 << 21, 0), ("cpuid.7.0.edx", 0, 1 << 24)]), without);
    assert_eq!(runs(&[("cpuid.7.0.edx", 0, 1 << 22)]), ["amx_int8", "avx512", "avx2", "scalar"]);
    assert_eq!(runs(&[("cpuid.7.0.edx", 0, 1 << 25)]), ["amx_bf16", "avx512", "avx2", "scalar"]);
    // The operating system refuses, or does not save the state.
    assert_eq!(runs(&[("tile_permission", 0, 1)]), without);
    for bit in [17, 18] {
        assert_eq!(runs(&[("xcr0", 0, 1 << bit)]), without);
    }
    assert_eq!(runs(&[("xcr0", 0, 0xe0)]), ["avx2", "scalar"]);
    // Tiles of another shape.
    for (word, bit) in [("cpuid.1d.1.eax", 26), ("cpuid.1d.1.ebx", 19), ("cpuid.1d.1.ebx", 6), ("cpuid.1d.1.ecx", 4)] {
        assert_eq!(runs(&[(word, 0, 1 << bit)]), without, "{word}");
    }
    // No AVX-512 for the edges.
    assert_eq!(runs(&[("cpuid.7.0.ebx", 0, 1 << 30)]), ["avx2", "scalar"]);
}

const ARCH_PRCTL: u32 = 158;

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

unsafe extern "C" {
    fn prctl(option: i32, ...) -> i32;
}

/// Sandboxes refuse the request in different ways. Filters are of one thread.
#[test]
fn refused_permission() {
    let has_tiles = super::runs("amx_bf16");
    for error in [1_u32, 38, 22] {
        let thread = std::thread::spawn(move || {
            let filter = [
                Filter { code: 0x20, yes: 0, no: 0, k: 0 },
                Filter { code: 0x15, yes: 0, no: 1, k: ARCH_PRCTL },
                Filter { code: 0x06, yes: 0, no: 0, k: 0x0005_0000 | error },
                Filter { code: 0x06, yes: 0, no: 0, k: 0x7fff_0000 },
            ];
            let program = Program { len: 4, filter: filter.as_ptr() };
            // SAFETY: no new privileges, then the filter: load the number, if it is arch_prctl fail, else allow.
            unsafe {
                assert_eq!(prctl(38, 1_u64, 0_u64, 0_u64, 0_u64), 0, "PR_SET_NO_NEW_PRIVS");
                assert_eq!(prctl(22, 2_u64, &raw const program), 0, "PR_SET_SECCOMP");
            }
            library().probe()
        });
        let words = thread.join().expect("no crash");
        let permission = library().words.iter().position(|w| w == "tile_permission").expect("a word");
        assert_eq!(words[permission], 0, "error {error}");
        let runs = library().runs(&words);
        assert!(!runs.iter().any(|isa| isa.starts_with("amx")), "{runs:?}");
    }
    assert_eq!(super::here().contains(&"amx_bf16"), has_tiles, "other threads are as they were");
}
