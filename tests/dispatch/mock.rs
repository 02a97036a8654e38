//! Machines described by the words that the probe would read on them.

use nanogemm::{
    dispatch::{self, FeatureSet, Problem, VectorBytes},
    kernel::{DType, KernelInfo, LIBRARY},
};

/// What the library decides for a machine with these words. Words that are not named are zero.
pub fn machine(words: &[(&str, u64)]) -> FeatureSet {
    let value = |name: &&str| words.iter().find(|(n, _)| n == name).map_or(0, |&(_, value)| value);
    let words: Vec<u64> = LIBRARY.probe_words.iter().map(value).collect();
    // SAFETY: one word for each name.
    FeatureSet::from_bits(unsafe { (LIBRARY.probe_eval)(words.as_ptr()) })
}

/// What of that is used unless it is asked for something else.
#[cfg_attr(not(target_arch = "x86_64"), expect(dead_code, reason = "everything is used"))]
pub fn used(words: &[(&str, u64)]) -> FeatureSet {
    let value = |name: &&str| words.iter().find(|(n, _)| n == name).map_or(0, |&(_, value)| value);
    let values: Vec<u64> = LIBRARY.probe_words.iter().map(value).collect();
    // SAFETY: one word for each name.
    FeatureSet::from_bits(machine(words).bits() & unsafe { (LIBRARY.probe_default)(values.as_ptr()) })
}

/// Names of a set, best first.
pub fn names(set: FeatureSet) -> Vec<&'static str> {
    LIBRARY.isas.iter().enumerate().filter(|(i, _)| set.contains(*i)).map(|(_, isa)| isa.name).collect()
}

/// The element types of the library, in the order of tables.
pub const TYPES: [DType; 2] = [DType::F32, DType::F64];

/// The row that a machine with these instruction sets would run.
pub fn row(
    set: FeatureSet,
    lengths: &VectorBytes,
    dtype: DType,
    (m, n, k): (usize, usize, usize),
) -> &'static KernelInfo {
    let problem = Problem::row_major(dtype, m, n, k);
    dispatch::select(&LIBRARY, set, lengths, &problem).expect("there is a portable row for every problem")
}

/// Row-major shapes that different rows are best at.
pub const SHAPES: &[(usize, usize, usize)] = &[
    (1, 1, 1),
    (2, 2, 2),
    (4, 4, 4),
    (8, 8, 8),
    (16, 16, 16),
    (32, 32, 32),
    (64, 64, 64),
    (256, 256, 256),
    (1024, 1024, 1024),
    (1, 512, 512),
    (512, 1, 512),
    (4, 512, 512),
    (512, 4, 512),
    (64, 64, 1),
    (64, 64, 4096),
    (6, 16, 64),
    (7, 17, 64),
    (14, 32, 64),
    (15, 33, 64),
];

/// Shapes of which some leave columns to entries of their own.
#[rustfmt::skip]
const RESTS: [(usize, usize, usize); 20] = [
    (17, 16, 17), (17, 17, 17), (18, 18, 18), (19, 19, 19), (20, 20, 20), (21, 21, 21), (23, 23, 23), (25, 25, 25),
    (33, 33, 33), (36, 36, 36), (40, 40, 40), (41, 41, 41), (65, 65, 65), (100, 100, 100), (127, 113, 127),
    (33, 1, 33), (5, 1, 5), (3, 17, 3), (2, 33, 100), (100, 33, 2),
];

/// A table of the rows chosen for [`SHAPES`], and of what is left over in [`RESTS`].
pub fn table(machine: &str, set: FeatureSet, lengths: &VectorBytes) -> String {
    let mut text = format!("{machine}: {}\n", names(set).join(","));
    for (dtype, &(m, n, k)) in TYPES.iter().flat_map(|&dtype| SHAPES.iter().map(move |shape| (dtype, shape))) {
        text += &format!("  {m:>4} x {n:>4} x {k:>4}  {}\n", row(set, lengths, dtype, (m, n, k)).name);
    }
    for (dtype, (m, n, k)) in TYPES.iter().flat_map(|&dtype| RESTS.map(|shape| (dtype, shape))) {
        let row = row(set, lengths, dtype, (m, n, k));
        if !row.rests.is_empty() {
            text += &format!("  {m:>4} x {n:>4} x {k:>4}  {} columns apart\n", dispatch::rest(row, m, n, k));
        }
    }
    text
}

/// Compares with an expected text that was compiled in; with `NANOGEMM_BLESS=1`, writes it.
pub fn expect(file: &str, expected: &str, actual: &str) {
    if std::env::var_os("NANOGEMM_BLESS").is_some_and(|v| v == "1") {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dispatch").join(file);
        std::fs::write(&path, actual).unwrap_or_else(|e| panic!("cannot write {}: {e}", path.display()));
        return;
    }
    for (number, (old, new)) in expected.lines().zip(actual.lines()).enumerate() {
        assert_eq!(old, new, "line {} of tests/dispatch/{file}; NANOGEMM_BLESS=1 accepts", number + 1);
    }
    assert_eq!(expected.lines().count(), actual.lines().count(), "tests/dispatch/{file}; NANOGEMM_BLESS=1 accepts");
}
