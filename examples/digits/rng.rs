//! A small seeded generator, so that every run trains the same network without another crate.

/// SplitMix64: one addition and a few mixing steps per number.
pub struct Rng(u64);

impl Rng {
    /// A stream that depends on nothing but the seed.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in the half-open interval from 0 to 1, in steps of 2^-24.
    pub fn uniform(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 24) as f32
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // The modulo favours small numbers by less than 2^-50 here.
            items.swap(last, (self.next() % (last as u64 + 1)) as usize);
        }
    }
}
