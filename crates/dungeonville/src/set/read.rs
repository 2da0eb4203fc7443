//! Reading a card set from TOML. All faults are reported, not only the first.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use toml::de::DeTable;

use super::fault::{Faults, Wrong};
use super::source::{Fields, Source, Value};
use super::{CardSet, Face, LONGEST_NAME, Profile};
use crate::{Adventurer, Class, Colour, Item, Letter, Place, Room, Tower};

/// The keys of a set.
const SET: &[&str] = &["name", "prices", "gold", "adventurers", "rooms"];
/// The keys of prices.
const PRICES: &[&str] = &["street", "inn", "temple", "guild", "tavern", DEED];
/// The key of the price of a deed.
const DEED: &str = "deed";
/// The keys of an adventurer.
const ADVENTURER: &[&str] = &["rank", "name", "class", "colour", "letters"];
/// The keys of the room decks.
const ROOMS: &[&str] = &["crypt", "rathaus", "ice-cave", "goblin-camp", "dragons-lair"];
/// The keys of a room.
const ROOM: &[&str] = &["name", "letter", "gold", "item"];

/// All amounts are multiples of this: an item counts 5 (D3.3).
const SMALLEST_SUM: u8 = 5;
/// The worth of a token of the first round (D2.2).
const TOKEN: u8 = 10;
/// The largest amount allowed.
const MOST_GOLD: u8 = 100;

impl CardSet {
    /// Reads a card set from TOML, as described in `docs/card-set.md`.
    ///
    /// # Errors
    /// All faults of the text, each with its line.
    pub fn read(toml: &str) -> Result<CardSet, Faults> {
        let (source, table) = Source::open(toml);
        let mut reader = Reader { source, people: HashMap::new(), places: HashMap::new() };
        let set = reader.set(&table);
        match (set, reader.source.close()) {
            (_, Some(faults)) => Err(faults),
            (Some(set), None) => Ok(set),
            (None, None) => unreachable!("a set that can't be read has faults"),
        }
    }
}

/// The text, and the names used so far with their lines.
struct Reader {
    source: Source,
    people: HashMap<String, usize>,
    places: HashMap<String, usize>,
}

/// A group of cards whose names must differ.
#[derive(Clone, Copy)]
enum Names {
    Adventurers,
    Rooms,
}

impl Reader {
    fn set(&mut self, table: &DeTable<'_>) -> Option<CardSet> {
        let fields = self.source.known(table, 0, SET);
        let name = fields.required("name", &mut self.source).and_then(|value| self.readable_name(value));
        let prices = fields.required("prices", &mut self.source).and_then(|value| self.prices(value));
        let gold = fields.required("gold", &mut self.source).and_then(|value| self.sum("gold", value, TOKEN));
        let people =
            fields.required("adventurers", &mut self.source).and_then(|value| self.adventurers(value));
        let rooms = fields.required("rooms", &mut self.source).and_then(|value| self.rooms(value));
        let ((prices, deed_price), (adventurers, adventurer_names), (faces, room_names)) =
            (prices?, people?, rooms?);
        let mut set = CardSet {
            digest: 0,
            adventurers,
            faces,
            prices,
            deed_price,
            starting_gold: gold?,
            name: name?.into(),
            adventurer_names,
            room_names,
        };
        set.digest = set.digest();
        Some(set)
    }

    /// A name that fits on a card.
    fn readable_name(&mut self, value: &Value<'_>) -> Option<String> {
        let text = self.source.text("name", value)?;
        let length = text.chars().count();
        let wrong = match text {
            _ if text.chars().any(char::is_control) => Wrong::NameControl,
            _ if text.trim().is_empty() => Wrong::NameEmpty,
            _ if length > LONGEST_NAME => Wrong::NameLong(length),
            _ => return Some(text.trim().to_owned()),
        };
        self.source.fault(value.span().start, wrong);
        None
    }

    /// The name of a card, which must be unique in its group.
    fn name(&mut self, fields: &Fields<'_, '_>, names: Names) -> Option<String> {
        let value = fields.required("name", &mut self.source)?;
        let name = self.readable_name(value)?;
        let at = value.span().start;
        let taken = match names {
            Names::Adventurers => &mut self.people,
            Names::Rooms => &mut self.places,
        };
        match taken.entry(name.to_lowercase()) {
            Entry::Occupied(taken) => {
                let (name, first) = (name.clone(), *taken.get());
                self.source.fault(at, Wrong::NameTwice { name, first });
            }
            Entry::Vacant(free) => {
                free.insert(self.source.line(at));
            }
        }
        Some(name)
    }

    /// An amount of gold that is a multiple of `of`.
    fn sum(&mut self, field: &'static str, value: &Value<'_>, of: u8) -> Option<u8> {
        let found = self.source.number(field, value, 0..=MOST_GOLD)?;
        if !found.is_multiple_of(of) {
            self.source.fault(value.span().start, Wrong::NotMultiple { field, found, of });
        }
        Some(found)
    }

    /// The price of recruiting at each place, and of a deed (D1.4, D3.17).
    fn prices(&mut self, value: &Value<'_>) -> Option<([u8; Place::COUNT], u8)> {
        let fields = self.source.fields("prices", value, PRICES)?;
        let places = Place::ALL.map(|place| self.price(&fields, place.key()));
        let deed = self.price(&fields, DEED);
        if places[Place::Street.index()].is_some_and(|price| price > 0) {
            self.source.fault(fields.at, Wrong::StreetNotFree);
        }
        for (cheap, dear) in Place::ALL.into_iter().zip(Place::ALL.into_iter().skip(1)) {
            if places[cheap.index()].zip(places[dear.index()]).is_some_and(|(cheap, dear)| dear < cheap) {
                self.source.fault(fields.at, Wrong::PricesFall { cheap, dear });
            }
        }
        Some((whole(places)?, deed?))
    }

    fn price(&mut self, fields: &Fields<'_, '_>, key: &'static str) -> Option<u8> {
        let value = fields.required(key, &mut self.source)?;
        self.sum(key, value, SMALLEST_SUM)
    }

    /// The adventurers by rank, with their names (D1.3).
    fn adventurers(&mut self, value: &Value<'_>) -> Option<([Profile; Adventurer::COUNT], Vec<Arc<str>>)> {
        let list = self.source.list("adventurers", value)?;
        let at = value.span().start;
        self.count(at, "adventurers", list.len(), Adventurer::COUNT);
        let mut profiles = [None; Adventurer::COUNT];
        let mut names = vec![None; Adventurer::COUNT];
        let mut ranked = [None; Adventurer::COUNT];
        let mut lone: HashMap<Class, usize> = HashMap::new();
        let mut with_rank = 0;
        for card in list.iter() {
            let Some(fields) = self.source.fields("an adventurer", card, ADVENTURER) else { continue };
            let adventurer = self.rank(&fields, &mut ranked);
            let name = self.name(&fields, Names::Adventurers);
            let profile = self.profile(&fields);
            if let Some(Profile { class: class @ (Class::Oracle | Class::Jester), .. }) = profile {
                let line = self.source.line(fields.at);
                if let Some(first) = lone.insert(class, line) {
                    self.source.fault(fields.at, Wrong::SecondOfClass { class, first });
                }
            }
            if let Some(adventurer) = adventurer {
                with_rank += 1;
                profiles[adventurer.index()] = profile;
                names[adventurer.index()] = name.map(Arc::from);
            }
        }
        let missing: Vec<u8> =
            Adventurer::all().filter(|one| ranked[one.index()].is_none()).map(Adventurer::rank).collect();
        // An adventurer whose rank can't be read may have the missing one.
        if !missing.is_empty() && with_rank >= Adventurer::COUNT {
            self.source.fault(at, Wrong::RanksMissing(missing));
        }
        Some((whole(profiles)?, names.into_iter().collect::<Option<_>>()?))
    }

    /// The adventurer of this rank, which must be unique.
    fn rank(
        &mut self,
        fields: &Fields<'_, '_>,
        ranked: &mut [Option<usize>; Adventurer::COUNT],
    ) -> Option<Adventurer> {
        let value = fields.required("rank", &mut self.source)?;
        let rank = self.source.number("rank", value, 1..=Adventurer::COUNT as u8)?;
        let adventurer = Adventurer::new(rank)?;
        let at = value.span().start;
        match ranked[adventurer.index()] {
            Some(first) => self.source.fault(at, Wrong::RankTwice { rank, first }),
            None => ranked[adventurer.index()] = Some(self.source.line(at)),
        }
        Some(adventurer)
    }

    /// Class, colour and letters (D5.2).
    fn profile(&mut self, fields: &Fields<'_, '_>) -> Option<Profile> {
        let class = fields.required("class", &mut self.source);
        let class = class.and_then(|value| self.source.word("class", value, &Class::ALL, Class::key));
        let colour_value = fields.optional("colour");
        let colour =
            colour_value.and_then(|value| self.source.word("colour", value, &Colour::ALL, Colour::key));
        match (class, colour_value) {
            (Some(class), None) if class.is_coloured() => {
                self.source.fault(fields.at, Wrong::ColourMissing(class));
            }
            (Some(class), Some(value)) if !class.is_coloured() => {
                self.source.fault(value.span().start, Wrong::ColourTooMany(class));
            }
            _ => {}
        }
        let letters = fields.required("letters", &mut self.source);
        let letters = letters.and_then(|value| self.letters(value, class));
        Some(Profile { class: class?, colour, letters: letters? })
    }

    /// A letter for each tower; the Oracle and the Jester have a placeholder instead.
    fn letters(&mut self, value: &Value<'_>, class: Option<Class>) -> Option<[Option<Letter>; Tower::COUNT]> {
        let text = self.source.text("letters", value)?;
        let at = value.span().start;
        if let Some((class, wanted)) =
            class.and_then(|class| placeholder(class).map(|placeholder| (class, placeholder)))
        {
            if text != wanted {
                self.source.fault(at, Wrong::LettersOfClass { class, wanted });
            }
            return Some([None; Tower::COUNT]);
        }
        let count = text.chars().count();
        if count != Tower::COUNT {
            self.source.fault(at, Wrong::LetterCount(count));
        }
        let mut letters = [None; Tower::COUNT];
        for (index, letter) in text.chars().enumerate() {
            let known = Letter::ALL.into_iter().find(|known| known.key() == letter.encode_utf8(&mut [0; 4]));
            if known.is_none() {
                self.source.fault(at, Wrong::UnknownLetter(letter));
            }
            if let Some(place) = letters.get_mut(index) {
                *place = known;
            }
        }
        Some(letters)
    }

    /// The room cards by tower and number, with their names (D1.1).
    fn rooms(&mut self, value: &Value<'_>) -> Option<([Face; Room::COUNT], Vec<Arc<str>>)> {
        let fields = self.source.fields("rooms", value, ROOMS)?;
        let mut faces = [None; Room::COUNT];
        let mut names = vec![None; Room::COUNT];
        let mut items = [None; Item::COUNT];
        for tower in Tower::ALL {
            let Some(deck) = fields.required(tower.key(), &mut self.source) else { continue };
            let Some(list) = self.source.list(tower.key(), deck) else { continue };
            self.count(deck.span().start, tower.key(), list.len(), Room::PER_TOWER);
            let mut rooms = tower.rooms();
            for card in list.iter() {
                let room = rooms.next();
                let Some(fields) = self.source.fields("a room", card, ROOM) else { continue };
                let name = self.name(&fields, Names::Rooms);
                let face = self.face(&fields, &mut items);
                if let Some(room) = room {
                    faces[room.index()] = face;
                    names[room.index()] = name.map(Arc::from);
                }
            }
        }
        let missing: Vec<Item> = Item::ALL.into_iter().filter(|item| items[item.index()].is_none()).collect();
        if !missing.is_empty() {
            self.source.fault(fields.at, Wrong::ItemsMissing(missing));
        }
        Some((whole(faces)?, names.into_iter().collect::<Option<_>>()?))
    }

    /// An item, or a letter and gold (D1.2).
    fn face(&mut self, fields: &Fields<'_, '_>, items: &mut [Option<usize>; Item::COUNT]) -> Option<Face> {
        let Some(value) = fields.optional("item") else {
            let letter = fields.required("letter", &mut self.source);
            let letter =
                letter.and_then(|value| self.source.word("letter", value, &Letter::ALL, Letter::key));
            let gold = fields.required("gold", &mut self.source);
            let gold = gold.and_then(|value| self.sum("gold", value, SMALLEST_SUM));
            return Some(Face::Room { letter: letter?, gold: gold? });
        };
        if fields.optional("letter").or(fields.optional("gold")).is_some() {
            self.source.fault(fields.at, Wrong::ItemWithFace);
        }
        let item = self.source.word("item", value, &Item::ALL, Item::key)?;
        let at = value.span().start;
        match items[item.index()] {
            Some(first) => self.source.fault(at, Wrong::ItemTwice { item, first }),
            None => items[item.index()] = Some(self.source.line(at)),
        }
        Some(Face::Item(item))
    }

    fn count(&mut self, at: usize, what: &'static str, found: usize, wanted: usize) {
        if found != wanted {
            self.source.fault(at, Wrong::Count { what, found, wanted });
        }
    }
}

/// The placeholder for the letters of a class that has none of its own.
pub(super) fn placeholder(class: Class) -> Option<&'static str> {
    match class {
        Class::Oracle => Some("XXXXX"),
        Class::Jester => Some("?????"),
        _ => None,
    }
}

/// All parts, if none is missing.
fn whole<T: Copy, const N: usize>(parts: [Option<T>; N]) -> Option<[T; N]> {
    let whole: Option<Vec<T>> = parts.into_iter().collect();
    whole.and_then(|whole| whole.try_into().ok())
}
