//! Sizes worth testing.

use crate::runner;
use std::collections::BTreeSet;

/// A runner that is not there for an instruction set takes one of so many cases of its sample: no divisor of the lengths
/// of lists that cases are drawn from, so that each entry has its turn.
const GLANCE: usize = 7;

/// So many row and column counts can each meet several counts of the other kind in a sample.
const COUNTS: usize = 80;

/// How much a run can afford.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Everything: on the machine itself.
    All,
    /// A sample, so that all rows take less than a minute in an emulator: see [`pairs`].
    Sample,
}

impl Effort {
    /// A sample in an emulator.
    pub fn current() -> Self {
        if runner::emulated() { Effort::Sample } else { Effort::All }
    }

    /// `all` or `sample`.
    pub fn pick<T>(self, all: T, sample: T) -> T {
        match self {
            Effort::All => all,
            Effort::Sample => sample,
        }
    }
}

/// Is this runner there to show the instruction set? `NANOGEMM_SAMPLED` lists those it is there for; natively, and without
/// the variable, it is.
pub fn sampled(isa: &str) -> bool {
    Effort::current() == Effort::All || listed(std::env::var("NANOGEMM_SAMPLED").ok().as_deref(), isa)
}

fn listed(list: Option<&str>, isa: &str) -> bool {
    list.is_none_or(|list| list.split_whitespace().any(|word| word == isa))
}

/// Says which cases of a trial have their turn: all, or the first and every seventh from there where the runner is
/// [not there](sampled) for the instruction set, whose whole sample another runner takes.
#[derive(Clone, Debug)]
pub struct Turns {
    every: usize,
    next: usize,
}

impl Turns {
    /// For a row of this instruction set.
    pub fn of(isa: &str) -> Self {
        Turns { every: if sampled(isa) { 1 } else { GLANCE }, next: 0 }
    }

    /// Has the next case its turn?
    pub fn take(&mut self) -> bool {
        let now = self.next == 0;
        self.next = (self.next + 1) % self.every;
        now
    }
}

/// The sizes on both sides of every boundary of a tile, up to two tiles and one.
pub fn edges(tile: usize) -> Vec<usize> {
    let sizes = [1, 2, tile - 1, tile, tile + 1, 2 * tile - 1, 2 * tile, 2 * tile + 1];
    sizes.into_iter().filter(|&s| s > 0).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Rows and columns of C for an `mr x nr` tile.
///
/// All: every pair up to two tiles and one. Sample: every pair of edges, `extra` pairs drawn at random, and every row count
/// at three column counts and every column count at three row counts. Of tiles that have more counts than `COUNTS` in
/// a direction, each count at one drawn at random, and half as many extra pairs: their cases cost more, and it is by masks
/// and not by code that their counts differ.
pub fn pairs(mr: usize, nr: usize, effort: Effort, random: &mut fastrand::Rng, extra: usize) -> Vec<(usize, usize)> {
    let (most_m, most_n) = (2 * mr + 1, 2 * nr + 1);
    let mut found = BTreeSet::new();
    match effort {
        Effort::All => found.extend((1..=most_m).flat_map(|m| (1..=most_n).map(move |n| (m, n)))),
        Effort::Sample => {
            let few = most_m + most_n <= COUNTS;
            for m in 1..=most_m {
                found.insert((m, random.usize(1..=most_n)));
                found.extend([(m, 1), (m, nr)].into_iter().filter(|_| few));
            }
            for n in 1..=most_n {
                found.insert((random.usize(1..=most_m), n));
                found.extend([(1, n), (mr, n)].into_iter().filter(|_| few));
            }
            let extra = if few { extra } else { extra / 2 };
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
    fn every_case_has_its_turn_where_the_set_is_sampled() {
        assert!(listed(None, "x") && listed(Some("w x"), "x"));
        assert!(!listed(Some(""), "x") && !listed(Some("xy"), "x"));
        let taken = |every| {
            let mut turns = Turns { every, next: 0 };
            (0..15).filter(|_| turns.take()).collect::<Vec<usize>>()
        };
        assert_eq!(taken(1).len(), 15);
        assert_eq!(taken(GLANCE), [0, 7, 14]);
    }

    #[test]
    fn pairs_cover_what_they_promise() {
        let mut random = fastrand::Rng::with_seed(1);
        assert_eq!(pairs(3, 4, Effort::All, &mut random, 0).len(), 7 * 9);
        let sample = pairs(14, 32, Effort::Sample, &mut random, 20);
        assert!((1..=29).all(|m| sample.iter().any(|p| p.0 == m)) && (1..=65).all(|n| sample.iter().any(|p| p.1 == n)));
        assert!(sample.len() < 29 * 65 / 8);
        let sample = pairs(6, 16, Effort::Sample, &mut random, 20);
        assert!((1..=13).all(|m| sample.iter().filter(|p| p.0 == m).count() >= 2));
        assert!((1..=33).all(|n| sample.iter().filter(|p| p.1 == n).count() >= 2));
        assert_eq!(edges(1), [1, 2, 3]);
        assert_eq!(edges(4), [1, 2, 3, 4, 5, 7, 8, 9]);
    }
}
