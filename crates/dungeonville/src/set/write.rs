//! Writing a card set as canonical TOML.

use std::fmt::{self, Write};

use super::read::placeholder;
use super::{CardSet, Face};
use crate::{Adventurer, Letter, Place, Room, Tower};

impl CardSet {
    /// The set as TOML, one card a line. It reads back as the same set.
    pub fn to_toml(&self) -> String {
        let mut toml = String::new();
        self.write(&mut toml).expect("writing to a string can't fail");
        toml
    }

    fn write(&self, to: &mut String) -> fmt::Result {
        writeln!(to, "name = {}", quoted(&self.name))?;
        to.write_str("prices = { ")?;
        for place in Place::ALL {
            write!(to, "{} = {}, ", place.key(), self.price(place))?;
        }
        writeln!(to, "deed = {} }}", self.deed_price)?;
        writeln!(to, "gold = {}\n\nadventurers = [", self.starting_gold)?;
        for adventurer in Adventurer::all() {
            self.write_adventurer(adventurer, to)?;
        }
        to.write_str("]\n\n[rooms]\n")?;
        for tower in Tower::ALL {
            writeln!(to, "{} = [", tower.key())?;
            for room in tower.rooms() {
                self.write_room(room, to)?;
            }
            to.write_str("]\n")?;
        }
        Ok(())
    }

    fn write_adventurer(&self, adventurer: Adventurer, to: &mut String) -> fmt::Result {
        let name = quoted(self.adventurer_name(adventurer));
        let class = self.class(adventurer);
        write!(to, "  {{ rank = {adventurer}, name = {name}, class = \"{}\", ", class.key())?;
        if let Some(colour) = self.colour(adventurer) {
            write!(to, "colour = \"{}\", ", colour.key())?;
        }
        let own = Tower::ALL.into_iter().filter_map(|tower| self.letter(adventurer, tower)).map(Letter::key);
        let letters = placeholder(class).map_or_else(|| own.collect(), str::to_owned);
        writeln!(to, "letters = \"{letters}\" }},")
    }

    fn write_room(&self, room: Room, to: &mut String) -> fmt::Result {
        write!(to, "  {{ name = {}, ", quoted(self.room_name(room)))?;
        match self.face(room) {
            Face::Room { letter, gold } => writeln!(to, "letter = \"{}\", gold = {gold} }},", letter.key()),
            Face::Item(item) => writeln!(to, "item = \"{}\" }},", item.key()),
        }
    }

    /// The name in lower-case ASCII, and a part of the digest to distinguish sets of the same name.
    pub(super) fn tag(&self) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' };
        let words: String = self.name.chars().map(plain).collect();
        let mut tag: String = words.split_whitespace().flat_map(|word| [word, "-"]).collect();
        if tag.is_empty() {
            tag.push_str("set-");
        }
        format!("{tag}{:08x}", self.digest as u32)
    }

    /// A hash of the set (FNV-1a of its TOML).
    pub(super) fn digest(&self) -> u64 {
        let step = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.to_toml().bytes().fold(0xcbf2_9ce4_8422_2325, step)
    }
}

/// A name in quotes. Names have no control characters, so only quotes and backslashes are escaped.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}
