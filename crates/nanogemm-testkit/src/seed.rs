//! Randomness that can be repeated.
//!
//! `NANOGEMM_SEED` is a number, or `random`; without it every run is the same. Each test draws from a stream of its own,
//! derived from the seed and the test's name by a hash that never changes, so that a test repeated alone sees what it saw
//! among others.

use crate::runner;
use std::sync::OnceLock;

/// The seed of this run.
pub fn global() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| match std::env::var("NANOGEMM_SEED") {
        Err(_) => 0,
        Ok(text) if text == "random" => fastrand::u64(..),
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("NANOGEMM_SEED: '{text}' is neither a number nor 'random'")),
    })
}

/// FNV-1a.
fn hash(name: &str, start: u64) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325 ^ start, |h, byte| (h ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The stream of a test.
pub fn stream(name: &str) -> fastrand::Rng {
    fastrand::Rng::with_seed(hash(name, global().wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// One command that runs `trial` of the test binary `test` again, with this seed and on this runner.
pub fn repeat(test: &str, trial: &str) -> String {
    let seed = global();
    if runner::emulated() {
        format!(
            "NANOGEMM_SEED={seed} NANOGEMM_TESTS={test} NANOGEMM_TEST_ARGS='--exact {trial}' ci/test-emulated {} {}",
            std::env::consts::ARCH,
            runner::name()
        )
    } else {
        format!("NANOGEMM_SEED={seed} cargo test --test {test} -- --exact '{trial}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_by_name_and_repeat() {
        assert_eq!(stream("a").u64(..), stream("a").u64(..));
        assert_ne!(stream("a").u64(..), stream("b").u64(..));
        assert_eq!(hash("", 0), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a", 0), 0xaf63_dc4c_8601_ec8c, "the published value of FNV-1a");
    }

    #[test]
    fn the_command_names_what_to_run() {
        assert!(repeat("conformance", "gemm::x").contains("--exact"));
    }
}
