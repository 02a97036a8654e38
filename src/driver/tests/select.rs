//! Dispatch as a pure function of a library that is not this machine's.

use super::fake::LIBRARY;
use crate::{
    dispatch::{FeatureSet, Problem, VectorBytes, cost, machine, restrict, select},
    kernel::{DType, Layout, Library},
};

const BOTH: FeatureSet = FeatureSet::from_bits(3);

fn name(features: FeatureSet, bytes: u16, m: usize, n: usize, k: usize) -> &'static str {
    let lengths = VectorBytes::all(bytes);
    select(&LIBRARY, features, &lengths, &Problem::row_major(DType::F32, m, n, k)).expect("portable rows fit").name
}

#[test]
fn the_probe_decides_what_the_machine_runs() {
    assert_eq!(machine(&LIBRARY), BOTH);
    static OLD: Library = Library { probe_eval: none, ..LIBRARY };
    unsafe extern "C" fn none(_: *const u64) -> u64 {
        0xF0
    }
    // The portable rows are always there, and bits without an instruction set mean nothing.
    assert_eq!(machine(&OLD), FeatureSet::portable(&OLD));
}

#[test]
fn lists_restrict() {
    let restricted = |machine, list: &str| {
        let mut refused = Vec::new();
        let set =
            restrict(&LIBRARY, machine, list.as_bytes(), |t| refused.push(String::from_utf8_lossy(t).into_owned()));
        (set, refused.join(" "))
    };
    let portable = FeatureSet::portable(&LIBRARY);
    let result = |set, refused: &str| (set, refused.to_string());
    assert_eq!(restricted(BOTH, ""), result(None, ""));
    assert_eq!(restricted(BOTH, " , ,"), result(None, ""));
    assert_eq!(restricted(BOTH, "scalar"), result(Some(portable), ""));
    assert_eq!(restricted(BOTH, "wide"), result(Some(BOTH), ""), "portable rows stay");
    assert_eq!(restricted(BOTH, "scalar, wide"), result(Some(BOTH), ""));
    assert_eq!(restricted(BOTH, "wider"), result(None, "wider"), "nothing usable restricts nothing");
    assert_eq!(restricted(BOTH, "Wide,scalar"), result(Some(portable), "Wide"), "tokens are exact");
    assert_eq!(restricted(portable, "wide"), result(None, "wide"), "the machine lacks it");
}

#[test]
fn shapes_choose_rows() {
    assert_eq!(name(BOTH, 32, 64, 64, 64), "gemm_f32_f32p4vsx1_f32_4vsx16vs__wide");
    assert_eq!(
        name(BOTH, 32, 2000, 2000, 500),
        "gemm_f32_f32p4vsx1_f32p16vsx1_4vsx16vs__wide",
        "B is read often: packed"
    );
    let portable = FeatureSet::portable(&LIBRARY);
    assert_eq!(name(portable, 32, 300, 2000, 64), "gemm_f32_f32_f32p4x1_3x4__scalar");
    assert_eq!(name(portable, 32, 64, 64, 64), "gemm_f32_f32_f32_3x4__scalar", "rows of B are near");
    assert_eq!(name(portable, 32, 3, 2000, 64), "gemm_f32_f32_f32_3x4__scalar", "B is read once");
    for shape in [0, 1, usize::MAX] {
        assert!(name(BOTH, 32, shape, shape, shape).starts_with("gemm_"));
    }
}

#[test]
fn rows_without_their_pack_kernel_do_not_take_part() {
    static BARE: Library = Library { packs: &[], ..LIBRARY };
    let row = select(&BARE, BOTH, &VectorBytes::all(32), &Problem::row_major(DType::F32, 999, 999, 999))
        .expect("one is left");
    assert_eq!((row.a_layout, row.b_layout), (Layout::Strided, Layout::Strided));
    static EMPTY: Library = Library { kernels: &[], ..LIBRARY };
    assert!(select(&EMPTY, BOTH, &VectorBytes::all(32), &Problem::row_major(DType::F32, 9, 9, 9)).is_none());
}

/// Longer vectors make a scalable row cheaper on large shapes, and a copied B is never cheaper than one in place.
#[test]
fn cost_orders() {
    let row = &LIBRARY.kernels[1];
    let large = Problem::row_major(DType::F32, 640, 640, 640);
    assert!(cost(row, 64, &large) < cost(row, 32, &large) && cost(row, 32, &large) < cost(row, 16, &large));
    for row in LIBRARY.kernels {
        assert!(cost(row, 32, &Problem { b_adjacent: false, ..large }) >= cost(row, 32, &large));
        for m in 1..40 {
            let at = |m| cost(row, 32, &Problem { m, ..large });
            assert!(at(m) <= at(m + 1) + 1e-6, "{} {m}", row.name);
        }
    }
}

#[test]
fn sets() {
    let set = FeatureSet::default().with(1);
    assert!(set.contains(1) && !set.contains(0) && !set.contains(64));
    assert_eq!(set.with(0).without(1), FeatureSet::from_bits(1));
    assert_eq!(FeatureSet::of_names(&LIBRARY, &["scalar", "other"]), set);
}
