//! AArch64: machines described by the kernel's HWCAP words and vector lengths.

use crate::{
    ignored,
    mock::{SHAPES, TYPES, expect, machine, names, row, table},
    trial,
};
use libtest_mimic::Trial;
use nanogemm::{
    dispatch::{FeatureSet, VectorBytes},
    kernel::LIBRARY,
};

/// One bit of HWCAP stands for SVE, one of HWCAP2 for SME, which its f64 products want another one beside; NEON and the portable rows need none.
pub const MOST_FROM_ONE_BIT: usize = 3;

/// Bits each instruction set needs (Linux, asm/hwcap.h), best instruction set first.
pub const NEEDS: &[(&str, &[&[(&str, u32)]])] = &[
    ("sme_f64", &[&[("hwcap2", 23), ("hwcap2", 25)]]),
    ("sme", &[&[("hwcap2", 23)]]),
    ("sve", &[&[("hwcap", 22)]]),
    ("neon", &[]),
    ("scalar", &[]),
];

/// What the standard library finds on this machine.
pub fn detected(isa: &str) -> Option<bool> {
    match isa {
        "sve" => Some(std::arch::is_aarch64_feature_detected!("sve")),
        "neon" | "scalar" => Some(true),
        // The name is not stable in the standard library: the kernel's word itself.
        // SAFETY: any key is legal.
        "sme" => Some(unsafe { libc::getauxval(libc::AT_HWCAP2) } & HWCAP2_SME != 0),
        // SAFETY: as above.
        "sme_f64" => Some(unsafe { libc::getauxval(libc::AT_HWCAP2) } & HWCAP2_SME_F64 == HWCAP2_SME_F64),
        _ => None,
    }
}

const HWCAP_FP_ASIMD: u64 = 0x3;
const HWCAP_SVE: u64 = 1 << 22;
const HWCAP2_SVE2: u64 = 1 << 1;
const HWCAP2_SME: u64 = 1 << 23;
/// SME with outer products of f64.
const HWCAP2_SME_F64: u64 = HWCAP2_SME | 1 << 25;

fn lengths(set: FeatureSet, sve: u16, sme: u16) -> VectorBytes {
    LIBRARY.isas.iter().enumerate().fold(VectorBytes::all(16), |lengths, (i, isa)| match isa.name {
        "sve" if set.contains(i) => lengths.with(i, sve),
        "sme" | "sme_f64" if set.contains(i) => lengths.with(i, sme),
        _ => lengths,
    })
}

pub fn trials() -> Vec<Trial> {
    vec![
        trial("rows_of_known_processors", rows_of_known_processors),
        trial("case_060_sve2_reported_without_sve", sve2_reported_without_sve),
        ignored("case_055_state_the_os_did_not_enable", "a machine of another architecture"),
        ignored("case_053_a_sandbox_refuses_tiles", "a machine of another architecture"),
    ]
}

fn rows_of_known_processors() {
    // name, HWCAP, HWCAP2, bytes of an SVE and of a streaming vector, best instruction set
    let cpus = [
        ("cortex-a53", HWCAP_FP_ASIMD | 0x8fc, 0, 0, 0, "neon"),
        ("neoverse-n1", HWCAP_FP_ASIMD | 0x10_fff8, 0, 0, 0, "neon"),
        ("neoverse-n2", HWCAP_FP_ASIMD | HWCAP_SVE, HWCAP2_SVE2, 16, 0, "sve"),
        ("neoverse-v1", HWCAP_FP_ASIMD | HWCAP_SVE, 0, 32, 0, "sve"),
        ("a64fx", HWCAP_FP_ASIMD | HWCAP_SVE, 0, 64, 0, "sve"),
        ("sme-128", HWCAP_FP_ASIMD | HWCAP_SVE, HWCAP2_SVE2 | HWCAP2_SME_F64, 16, 16, "sme_f64"),
        ("sme-256", HWCAP_FP_ASIMD | HWCAP_SVE, HWCAP2_SVE2 | HWCAP2_SME_F64, 16, 32, "sme_f64"),
        ("sme-512", HWCAP_FP_ASIMD | HWCAP_SVE, HWCAP2_SVE2 | HWCAP2_SME_F64, 16, 64, "sme_f64"),
        ("sme-only-512", HWCAP_FP_ASIMD, HWCAP2_SME_F64, 0, 64, "sme_f64"),
        ("sme-512-without-f64", HWCAP_FP_ASIMD | HWCAP_SVE, HWCAP2_SVE2 | HWCAP2_SME, 32, 64, "sme"),
        ("sme-only-512-without-f64", HWCAP_FP_ASIMD, HWCAP2_SME, 0, 64, "sme"),
    ];
    let mut text = String::new();
    for (name, hwcap, hwcap2, vl, svl, best) in cpus {
        let set = machine(&[("hwcap", hwcap), ("hwcap2", hwcap2)]);
        let has = |isa: &&str| match *isa {
            "sve" => hwcap & HWCAP_SVE != 0,
            "sme" => hwcap2 & HWCAP2_SME != 0,
            "sme_f64" => hwcap2 & HWCAP2_SME_F64 == HWCAP2_SME_F64,
            _ => true,
        };
        let expected: Vec<_> = NEEDS.iter().map(|(isa, _)| *isa).filter(has).collect();
        assert_eq!(names(set), expected, "{name}");
        assert_eq!(names(set)[0], best, "{name}");
        let lengths = lengths(set, vl, svl);
        for (&shape, dtype) in SHAPES.iter().flat_map(|shape| TYPES.map(|dtype| (shape, dtype))) {
            let row = row(set, &lengths, dtype, shape);
            assert!(set.contains(row.isa), "{name}: {}", row.name);
        }
        text += &table(name, set, &lengths);
    }
    expect("aarch64.txt", include_str!("aarch64.txt"), &text);
}

/// Linux before 6.14 reports SVE2 on processors that have SME and no SVE.
fn sve2_reported_without_sve() {
    // Everything that HWCAP2 can say of SVE: bits 1 to 6 and 8 to 22 (SVE2, its extensions, SVE 2.1).
    for sve_words in [HWCAP2_SVE2, 0x7e, 0x7e | 1 << 36 | 1 << 37] {
        let set = machine(&[("hwcap", HWCAP_FP_ASIMD), ("hwcap2", sve_words | HWCAP2_SME)]);
        assert_eq!(names(set), ["sme", "neon", "scalar"], "{sve_words:#x} with SME");
        let without = machine(&[("hwcap", HWCAP_FP_ASIMD), ("hwcap2", sve_words)]);
        assert_eq!(names(without), ["neon", "scalar"], "{sve_words:#x} without SME");
        for svl in [16, 32, 64, 128, 256] {
            for (&shape, dtype) in SHAPES.iter().flat_map(|shape| TYPES.map(|dtype| (shape, dtype))) {
                let row = row(set, &lengths(set, 0, svl), dtype, shape);
                assert!(!row.name.contains("__sve"), "{svl} bytes, {shape:?}: {}", row.name);
            }
        }
    }
    // Every bit but SVE itself.
    let set = machine(&[("hwcap", !HWCAP_SVE), ("hwcap2", u64::MAX)]);
    assert_eq!(names(set), ["sme_f64", "sme", "neon", "scalar"]);
}
