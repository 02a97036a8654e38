//! Sizes worth testing.

use std::collections::BTreeSet;

/// How much a run can afford.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Everything: on the machine itself.
    All,
    /// A sample, so that all rows take less than a minute in an emulator: see [`pairs`].
    Sample,
}

impl Effort {
    /// A sample if `NANOGEMM_RUNNER` names an emulator (anything but `native`).
    pub fn current() -> Self {
        match std::env::var("NANOGEMM_RUNNER") {
            Ok(runner) if runner != "native" => Effort::Sample,
            _ => Effort::All,
        }
    }

    /// `all` or `sample`.
    pub fn pick<T>(self, all: T, sample: T) -> T {
        match self {
            Effort::All => all,
            Effort::Sample => sample,
        }
    }
}

/// The sizes on both sides of every boundary of a tile, up to two tiles and one.
pub fn edges(tile: usize) -> Vec<usize> {
    let sizes = [1, 2, tile - 1, tile, tile + 1, 2 * tile - 1, 2 * tile, 2 * tile + 1];
    sizes.into_iter().filter(|&s| s > 0).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Rows and columns of C for an `mr x nr` tile.
///
/// All: every pair up to two tiles and one. Sample: every row count at three column counts, every column count at three row
/// counts, every pair of edges, and `extra` pairs drawn at random.
pub fn pairs(mr: usize, nr: usize, effort: Effort, random: &mut fastrand::Rng, extra: usize) -> Vec<(usize, usize)> {
    let (most_m, most_n) = (2 * mr + 1, 2 * nr + 1);
    let mut found = BTreeSet::new();
    match effort {
        Effort::All => found.extend((1..=most_m).flat_map(|m| (1..=most_n).map(move |n| (m, n)))),
        Effort::Sample => {
            for m in 1..=most_m {
                found.extend([(m, 1), (m, nr), (m, random.usize(1..=most_n))]);
            }
            for n in 1..=most_n {
                found.extend([(1, n), (mr, n), (random.usize(1..=most_m), n)]);
            }
            found.extend(edges(mr).into_iter().flat_map(|m| edges(nr).into_iter().map(move |n| (m, n))));
            found.extend((0..extra).map(|_| (random.usize(1..=most_m), random.usize(1..=most_n))));
        }
    }
    found.into_iter().collect()
}

/// Lengths of sums: around one and two iterations of a loop unrolled `unroll` times.
pub fn short_sums(unroll: usize) -> Vec<usize> {
    (0..=2 * unroll + 3).collect()
}

/// Lengths of sums of some hundreds, on both sides of multiples of the unrolling.
pub fn long_sums(unroll: usize) -> [usize; 3] {
    [100 * unroll, 100 * unroll + 1, 257]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_cover_what_they_promise() {
        let mut random = fastrand::Rng::with_seed(1);
        assert_eq!(pairs(3, 4, Effort::All, &mut random, 0).len(), 7 * 9);
        let sample = pairs(14, 32, Effort::Sample, &mut random, 20);
        for m in 1..=29 {
            assert!(sample.iter().filter(|p| p.0 == m).count() >= 2);
        }
        for n in 1..=65 {
            assert!(sample.iter().filter(|p| p.1 == n).count() >= 2);
        }
        assert!(sample.len() < 29 * 65 / 3);
        assert_eq!(edges(1), [1, 2, 3]);
        assert_eq!(edges(4), [1, 2, 3, 4, 5, 7, 8, 9]);
    }
}
