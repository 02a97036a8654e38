//! What holds of the probe whatever the instruction sets are: an instruction set is there exactly if all its bits are.

use crate::{
    mock::{machine, names},
    trial,
};
use libtest_mimic::Trial;
use nanogemm::{
    dispatch::{self, FeatureSet},
    kernel::LIBRARY,
};

pub fn trials() -> Vec<Trial> {
    vec![
        trial("the_probe_asks_for_known_words", known_words),
        trial("case_057_every_bit_alone", every_bit_alone),
        trial("case_057_every_bit_missing", every_bit_missing),
        trial("case_057_random_words", random_words),
        trial("the_real_machine", real_machine),
    ]
}

/// Words with all bits set, then `change` applied to the word and bit.
fn all_but(missing: Option<(&str, u32)>) -> FeatureSet {
    let without = |name| missing.filter(|(n, _)| *n == name).map_or(u64::MAX, |(_, bit)| !(1 << bit));
    machine(&LIBRARY.probe_words.iter().map(|&name| (name, without(name))).collect::<Vec<_>>())
}

fn bits() -> impl Iterator<Item = (&'static str, u32)> {
    LIBRARY.probe_words.iter().flat_map(|&word| (0..64).map(move |bit| (word, bit)))
}

/// The bits each instruction set needs, found by taking away one at a time from a machine that has all.
fn needs() -> Vec<Vec<(&'static str, u32)>> {
    let mut needs = vec![Vec::new(); LIBRARY.isas.len()];
    for missing in bits() {
        let set = all_but(Some(missing));
        for (i, needed) in needs.iter_mut().enumerate() {
            if !set.contains(i) {
                needed.push(missing);
            }
        }
    }
    needs
}

/// Nothing is keyed on vendor, family, model or stepping: those words are not even read.
fn known_words() {
    for word in LIBRARY.probe_words {
        let identity = ["cpuid.0.", "cpuid.1.0.eax", "cpuid.1.0.ebx", "cpuid.80000000", "cpuid.80000001.0.eax"];
        assert!(!identity.iter().any(|prefix| word.starts_with(prefix)), "{word} says who made the processor");
        assert!(word.starts_with("cpuid.") || ["xcr0", "hwcap", "hwcap2", "tile_permission"].contains(word), "{word}");
    }
    let expected = crate::arch::NEEDS.iter().map(|(isa, groups)| {
        let mut bits = groups.concat();
        bits.sort_by_key(|(word, bit)| (LIBRARY.probe_words.iter().position(|name| name == word), *bit));
        (isa.to_string(), bits)
    });
    let found = LIBRARY.isas.iter().zip(needs()).map(|(isa, bits)| (isa.name.to_string(), bits));
    assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}

/// One bit is enough only for an instruction set whose whole list is that bit.
fn every_bit_alone() {
    let needs = needs();
    let nothing: Vec<_> = LIBRARY.isas.iter().zip(&needs).filter(|(_, n)| n.is_empty()).map(|(i, _)| i.name).collect();
    assert_eq!(names(machine(&[])), nothing, "a machine without any bit runs what needs none");
    for bit in bits() {
        let found = names(machine(&[(bit.0, 1 << bit.1)]));
        let whole = |needed: &Vec<_>| needed.is_empty() || *needed == [bit];
        let expected: Vec<_> = LIBRARY.isas.iter().zip(&needs).filter(|(_, n)| whole(n)).map(|(i, _)| i.name).collect();
        assert_eq!(found, expected, "{bit:?} alone");
        assert!(found.len() <= crate::arch::MOST_FROM_ONE_BIT, "{bit:?} alone gives {found:?}");
    }
}

/// Every word as a whole is not enough either, and a missing bit takes away only what needs it.
fn every_bit_missing() {
    let needs = needs();
    assert_eq!(names(all_but(None)).len(), LIBRARY.isas.len(), "a machine with every bit runs everything");
    for &word in LIBRARY.probe_words {
        let found = machine(&[(word, u64::MAX)]);
        for (i, needed) in needs.iter().enumerate() {
            let expected = needed.iter().all(|(w, _)| *w == word);
            assert_eq!(found.contains(i), expected, "{} from {word} alone", LIBRARY.isas[i].name);
        }
    }
}

fn random_words() {
    let needs = needs();
    let mut random = fastrand::Rng::with_seed(57);
    for round in 0..20_000 {
        // Mostly ones, so that sets are complete now and then.
        let words: Vec<_> = LIBRARY
            .probe_words
            .iter()
            .map(|&name| (name, (0..round % 8).fold(0, |bits, _| bits | random.u64(..))))
            .collect();
        let set = machine(&words);
        for (i, needed) in needs.iter().enumerate() {
            let has = |(word, bit): &(&str, u32)| words.iter().any(|(n, value)| n == word && value >> bit & 1 == 1);
            assert_eq!(set.contains(i), needed.iter().all(has), "{} with {words:x?}", LIBRARY.isas[i].name);
        }
    }
}

/// The words of this machine, twice the same, and the standard library's opinion of it.
fn real_machine() {
    let mut words = vec![0u64; LIBRARY.probe_words.len()];
    // SAFETY: there is room for every word.
    unsafe { (LIBRARY.probe_read)(words.as_mut_ptr()) };
    let named: Vec<_> = LIBRARY.probe_words.iter().copied().zip(words).collect();
    let set = dispatch::machine(&LIBRARY);
    assert_eq!(machine(&named), set, "{named:x?}");
    for (i, isa) in LIBRARY.isas.iter().enumerate() {
        if let Some(expected) = crate::arch::detected(isa.name) {
            assert_eq!(set.contains(i), expected, "{} on this machine: {named:x?}", isa.name);
        }
    }
}
