//! The only source of chance. Bounded integers and the shuffle are our own, so that no library update
//! changes what a seed means; golden vectors in the tests pin them.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What a match's chance grows from. It is secret until the match has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for simulations and tests.
    pub fn from_number(number: u64) -> Seed {
        Seed(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }

    /// What is published at the start, so that the seed can be checked at the end.
    pub fn commitment(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|error| serde::de::Error::custom(format!("a seed is 64 hexadecimal digits: {error}")))?;
        Ok(Seed(bytes))
    }
}

/// A generator of chance: `ChaCha8` with our own sampling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice {
    generator: ChaCha8Rng,
    /// How often it was used: two states that differ in this have drawn different chances.
    uses: u64,
    /// Results that the next rolls will show, in scenarios.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    loaded: Vec<u8>,
}

/// For states that nobody plays on with.
impl Default for Dice {
    fn default() -> Dice {
        Dice::new(Seed::from_number(0))
    }
}

impl Dice {
    /// A generator that depends on `seed` alone.
    pub fn new(seed: Seed) -> Dice {
        Dice { generator: ChaCha8Rng::from_seed(seed.0), uses: 0, loaded: Vec::new() }
    }

    /// A number from 0 up to, but not including, `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a choice among nothing");
        self.uses += 1;
        // Multiply and keep the high half; reject the few low halves that would favour small numbers.
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// Rolls a die with `sides` sides, numbered from 1.
    pub fn roll(&mut self, sides: u8) -> u8 {
        if self.loaded.is_empty() {
            self.below(u32::from(sides)) as u8 + 1
        } else {
            self.uses += 1;
            self.loaded.remove(0).clamp(1, sides)
        }
    }

    /// Makes the next rolls show `results`, so that a scenario can tell its story.
    pub fn load(&mut self, results: &[u8]) {
        self.loaded.extend_from_slice(results);
    }

    /// One of `items`, each equally likely.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts `items` into a random order (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// How often chance was used so far.
    pub fn uses(&self) -> u64 {
        self.uses
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_numbers_for_ever() {
        let mut dice = Dice::new(Seed::from_number(42));
        let rolls: Vec<u32> = (0..16).map(|_| dice.below(8) + 1).collect();
        let mut deck: Vec<u32> = (0..12).collect();
        dice.shuffle(&mut deck);
        assert_eq!(rolls, [3, 5, 2, 1, 2, 5, 7, 7, 1, 3, 5, 2, 8, 1, 1, 8]);
        assert_eq!(deck, [5, 8, 0, 1, 11, 4, 3, 2, 10, 7, 6, 9]);
        assert_eq!(dice.below(1_000_000_007), 312_715_825);
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut dice = Dice::new(Seed::from_number(7));
        let mut counts = [0_u32; 8];
        for _ in 0..80_000 {
            counts[dice.below(8) as usize] += 1;
        }
        // Five standard deviations of a fair die: a biased one would not pass, a fair one always does.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 470), "{counts:?}");
    }

    #[test]
    fn a_stored_generator_goes_on_where_it_was() {
        let mut dice = Dice::new(Seed::from_number(1));
        dice.below(100);
        let mut again: Dice = serde_json::from_str(&serde_json::to_string(&dice).unwrap()).unwrap();
        assert_eq!(dice.below(1_000_000), again.below(1_000_000));
    }
}
