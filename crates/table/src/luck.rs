//! Chance that can be verified.
//!
//! Before the game the server chooses a secret seed and publishes its hash, the commitment. Each player adds a nonce. Every
//! answer of chance is drawn from its own random stream, which follows from the seed, the terms of the game, the nonces and
//! the number of the answer. After the game the seed is published. Then anyone who has the commitment can verify that the
//! seed is the same, and that every card and die came from it. `docs/export.md` describes how to recompute it.

use std::fmt;
use std::str::FromStr;

use protocol::{Nonce, TableId};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// The server's secret for one game: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The hash that is published before the game.
    pub fn commitment(&self) -> String {
        hex(&digest(b"gravegoods commitment 1", &[&self.0]))
    }

    /// The seed as it is published after the game.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// Logs must not contain the seed.
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

/// The terms that chance depends on. A game with other terms has other chance, so no export can pass for another game.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'c> {
    /// The table.
    pub table: &'c TableId,
    /// The game.
    pub game: &'c str,
    /// The version of the rules.
    pub rules: u32,
    /// The setup.
    pub setup: &'c Value,
}

/// The chance of one game.
#[derive(Clone, PartialEq, Eq)]
pub struct Luck {
    key: [u8; 32],
}

/// Logs must not contain what is still to be drawn.
impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Luck(…)")
    }
}

impl Luck {
    /// The chance that follows from the seed, the terms and the nonce of each seat.
    pub fn new(seed: &Seed, terms: Terms<'_>, nonces: &[Option<Nonce>]) -> Luck {
        let (rules, setup) = (terms.rules.to_le_bytes(), canonical(terms.setup));
        let mut parts: Vec<&[u8]> =
            vec![&seed.0, terms.table.0.as_bytes(), terms.game.as_bytes(), &rules, setup.as_bytes()];
        parts.extend(nonces.iter().map(|nonce| nonce.as_ref().map_or(&[][..], |nonce| &nonce.0[..])));
        Luck { key: digest(b"gravegoods luck 1", &parts) }
    }

    /// The random stream for the answer after `draw` others.
    pub fn stream(&self, draw: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(digest(b"gravegoods chance 1", &[&self.key, &draw.to_le_bytes()]))
    }

    /// The random stream of a bot that thinks at this version.
    pub fn bot(&self, seat: usize, version: u64) -> u64 {
        let number = (seat as u64).to_le_bytes();
        let bytes = digest(b"gravegoods bot 1", &[&self.key, &number, &version.to_le_bytes()]);
        u64::from_le_bytes(std::array::from_fn(|index| bytes[index]))
    }
}

/// Answers questions of chance instead of the seed, in tests.
pub trait ChanceSource: Send + Sync {
    /// The answer in notation, after `draw` others at this table; none to draw it from the seed.
    ///
    /// An answer that does not fit the question is ignored, and one is drawn.
    fn answer(&self, table: &TableId, draw: u64) -> Option<String>;
}

/// Draws every answer from the seed.
#[derive(Clone, Copy, Debug)]
pub struct SeededChance;

impl ChanceSource for SeededChance {
    fn answer(&self, _: &TableId, _: u64) -> Option<String> {
        None
    }
}

/// The hash of all lines of a file except the last.
pub(crate) fn digest_of_lines(text: &str) -> String {
    hex(&digest(b"gravegoods export 1", &[text.as_bytes()]))
}

/// A JSON value with sorted keys and no spaces: the same text however it was written.
fn canonical(value: &Value) -> String {
    let text = |value: &Value| value.to_string();
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let fields = fields
                .iter()
                .map(|(name, value)| format!("{}:{}", text(&Value::from(name.as_str())), canonical(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => text(value),
    }
}

/// The hash of some parts for one purpose. Each part is preceded by its length.
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
    fn luck_hides_from_logs() {
        assert_eq!(format!("{:?}", luck("t", "crypt", 1, "{}", &[])), "Luck(…)");
    }

    fn luck(table: &str, game: &str, rules: u32, setup: &str, nonces: &[Option<Nonce>]) -> Luck {
        let (table, setup) = (TableId(table.to_owned()), serde_json::from_str(setup).unwrap());
        Luck::new(&Seed([1; 32]), Terms { table: &table, game, rules, setup: &setup }, nonces)
    }

    #[test]
    fn everything_that_is_mixed_in_matters() {
        use rand_chacha::rand_core::Rng;
        let (one, two) = (Some(Nonce([1; 16])), Some(Nonce([2; 16])));
        let setup = r#"{"players":2,"sides":["A"]}"#;
        let plain = luck("t", "crypt", 1, setup, &[one, None]);
        // The same terms, written differently.
        assert_eq!(plain, luck("t", "crypt", 1, r#" {"sides": ["A"], "players": 2}"#, &[one, None]));
        for other in [
            luck("u", "crypt", 1, setup, &[one, None]),
            luck("t", "cryp", 1, setup, &[one, None]),
            luck("t", "crypt", 2, setup, &[one, None]),
            luck("t", "crypt", 1, r#"{"players":2,"sides":["B"]}"#, &[one, None]),
            luck("t", "crypt", 1, setup, &[two, None]),
            luck("t", "crypt", 1, setup, &[None, one]),
            luck("t", "crypt", 1, setup, &[one]),
        ] {
            assert_ne!(plain, other);
        }
        let value = Value::Null;
        let terms = Terms { table: &TableId("t".to_owned()), game: "crypt", rules: 1, setup: &value };
        assert_ne!(Luck::new(&Seed([1; 32]), terms, &[]), Luck::new(&Seed([2; 32]), terms, &[]));
        assert_ne!(plain.stream(0).next_u64(), plain.stream(1).next_u64());
        assert_ne!(plain.bot(0, 5), plain.bot(1, 5));
        assert_ne!(plain.bot(0, 5), plain.bot(0, 6));
    }

    #[test]
    fn the_derivation_never_changes() {
        use rand_chacha::rand_core::Rng;
        // Computed from docs/export.md alone: an exported game must stay verifiable.
        let seed = Seed(std::array::from_fn(|index| index as u8));
        assert_eq!(seed.commitment(), "798ecb2f907b75517cb85c7d372c2aa6cc9b78da838105ee0f44f912026d7bcc");
        let luck = luck_of(&seed);
        assert_eq!(hex(&luck.key), "34ae2e63648b3306cb702e94afe55dd2e0924dcc779ee3428d3c98c8838c5eff");
        let mut bytes = [0; 8];
        luck.stream(3).fill_bytes(&mut bytes);
        assert_eq!(hex(&bytes), "83adeb558e71fd43");
    }

    fn luck_of(seed: &Seed) -> Luck {
        let setup = serde_json::json!({"players": 2, "sides": "AAAAAA"});
        let table = TableId("table".to_owned());
        let terms = Terms { table: &table, game: "crypt", rules: 1, setup: &setup };
        Luck::new(seed, terms, &[Some(Nonce([7; 16])), None])
    }
}
