//! Luck that can be checked.
//!
//! Before the game the server settles on a secret seed and shows its hash, the commitment. Each player adds a nonce. Every
//! answer of nature is drawn from a stream of its own, which follows from the seed, the nonces and the number of the
//! answer. When the game is over the seed is shown: whoever has the commitment from before can check that it is the same
//! seed, and that every card and die came from it.

use std::fmt;
use std::str::FromStr;

use protocol::{Nonce, TableId};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The server's secret for one game: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The hash that is shown before the game.
    pub fn commitment(&self) -> String {
        hex(&digest(b"gravegoods commitment 1", &[&self.0]))
    }

    /// The seed as it is shown after the game.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// Nobody reads a seed in a log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        // A seed is twice as long as a nonce and written the same way.
        let (first, second) = text.split_at_checked(32).ok_or(BadSeed)?;
        let half = |text: &str| text.parse::<Nonce>().map_err(|_| BadSeed);
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(&half(first)?.0);
        bytes[16..].copy_from_slice(&half(second)?.0);
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// All luck of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    key: [u8; 32],
}

impl Luck {
    /// The luck that follows from the seed, the table and what each seat added.
    pub fn new(seed: &Seed, table: &TableId, nonces: &[Option<Nonce>]) -> Luck {
        let mut parts: Vec<&[u8]> = vec![&seed.0, table.0.as_bytes()];
        parts.extend(nonces.iter().map(|nonce| nonce.as_ref().map_or(&[][..], |nonce| &nonce.0[..])));
        Luck { key: digest(b"gravegoods luck 1", &parts) }
    }

    /// The stream for the answer of nature that comes after `draw` others.
    pub fn stream(&self, draw: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(digest(b"gravegoods chance 1", &[&self.key, &draw.to_le_bytes()]))
    }

    /// The luck of a bot that thinks at this version of the table.
    pub fn bot(&self, seat: usize, version: u64) -> u64 {
        let number = (seat as u64).to_le_bytes();
        let bytes = digest(b"gravegoods bot 1", &[&self.key, &number, &version.to_le_bytes()]);
        u64::from_le_bytes(std::array::from_fn(|index| bytes[index]))
    }
}

/// Says what nature answers, where somebody wants to know better than the seed: a test.
pub trait Fate: Send + Sync {
    /// The answer in notation, to the question with `draw` others before it at this table; none to draw it.
    fn answer(&self, table: &TableId, draw: u64) -> Option<String>;
}

/// Everything is drawn from the seed.
#[derive(Clone, Copy, Debug)]
pub struct Drawn;

impl Fate for Drawn {
    fn answer(&self, _: &TableId, _: u64) -> Option<String> {
        None
    }
}

/// The hash of some parts for one purpose; each part is told apart by its length.
fn digest(purpose: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in [purpose].iter().chain(parts) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_read_back_and_hide_from_logs() {
        let seed = Seed(std::array::from_fn(|index| index as u8));
        assert_eq!(seed.reveal().parse::<Seed>().unwrap(), seed);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(BadSeed), "{bad:?}");
        }
    }

    #[test]
    fn everything_that_is_mixed_in_matters() {
        use rand_chacha::rand_core::Rng;
        let draw = |seed: u8, table: &str, nonces: &[Option<Nonce>], draw: u64| {
            Luck::new(&Seed([seed; 32]), &TableId(table.to_owned()), nonces).stream(draw).next_u64()
        };
        let one = draw(1, "t", &[Some(Nonce([1; 16])), None], 0);
        assert_eq!(one, draw(1, "t", &[Some(Nonce([1; 16])), None], 0));
        for other in [
            draw(2, "t", &[Some(Nonce([1; 16])), None], 0),
            draw(1, "u", &[Some(Nonce([1; 16])), None], 0),
            draw(1, "t", &[Some(Nonce([2; 16])), None], 0),
            draw(1, "t", &[None, Some(Nonce([1; 16]))], 0),
            draw(1, "t", &[Some(Nonce([1; 16])), None], 1),
        ] {
            assert_ne!(one, other);
        }
    }
}
