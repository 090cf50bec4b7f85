//! Numbers that look random and follow from a seed.

/// The SplitMix64 generator (Steele, Lea and Flood, 2014), written out because the schedule and
/// mining must give the same for ever: a library may change its stream.
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// A stream of its own for every list of numbers.
    pub fn seeded(words: &[u64]) -> SplitMix64 {
        let mut random = SplitMix64 { state: 0 };
        for word in words {
            random.state ^= word;
            random.state = random.next();
        }
        random
    }

    /// Any number, each as likely.
    #[expect(
        clippy::should_implement_trait,
        reason = "a generator that never ends is no iterator"
    )]
    pub fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Fisher–Yates.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u64 + 1) as usize);
        }
    }

    /// 0 ≤ result < `bound`. The bias of the multiply-shift is below bound ÷ 2⁶⁴.
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_gives_the_published_stream() {
        // The first outputs for seed 1234567, as in the generator's well-known test vectors.
        let mut random = SplitMix64 { state: 1_234_567 };
        let outputs: Vec<u64> = (0..3).map(|_| random.next()).collect();
        assert_eq!(
            outputs,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }
}
