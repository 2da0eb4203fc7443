//! What the rules read of a card set, at an address that never changes.

use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, Weak};

use super::cards::OwnSet;
use super::{CardSet, Face};
use crate::bot::Estimates;
use crate::set::masks::Masks;
use crate::{Adventurer, Class, Colour, Item, Letter, Place, Room, Tower};

/// A place in memory for one card set in play.
///
/// A state refers to its cards by a plain reference to a slot, so it needs no memory of its own. A slot can be given to another
/// set later, while references to it exist. So its fields are atomic: reading one is a plain load, and a state that is used after its set
/// has gone reads other cards, but never invalid memory. The generation tells such a state.
#[derive(Debug)]
pub(crate) struct Slot {
    /// The index of the built-in set whose slot this is for ever.
    pub(super) built_in: Option<usize>,
    /// The set that holds this slot, unless it is built in.
    holder: Mutex<Weak<OwnSet>>,
    /// Rises when the slot gets another set and when its set is dropped.
    pub(super) generation: AtomicU64,
    digest: AtomicU64,
    classes: [AtomicU8; Adventurer::COUNT],
    /// [`NONE`] if the adventurer has no colour.
    colours: [AtomicU8; Adventurer::COUNT],
    /// [`NONE`] if the adventurer has no letter.
    letters: [[AtomicU8; Tower::COUNT]; Adventurer::COUNT],
    /// The letter or the item, and the gold, as [`pack`] writes them.
    faces: [AtomicU16; Room::COUNT],
    gold: [AtomicU8; Room::COUNT],
    worth: [AtomicU8; Room::COUNT],
    prices: [AtomicU8; Place::COUNT],
    deed_price: AtomicU8,
    masks: Masks,
    estimates: Estimates,
}

/// Stands for no colour and for no letter.
const NONE: u8 = u8::MAX;

impl Slot {
    pub(super) const fn new(built_in: Option<usize>) -> Slot {
        Slot {
            built_in,
            holder: Mutex::new(Weak::new()),
            generation: AtomicU64::new(0),
            digest: AtomicU64::new(0),
            classes: [const { AtomicU8::new(0) }; Adventurer::COUNT],
            colours: [const { AtomicU8::new(0) }; Adventurer::COUNT],
            letters: [const { [const { AtomicU8::new(0) }; Tower::COUNT] }; Adventurer::COUNT],
            faces: [const { AtomicU16::new(0) }; Room::COUNT],
            gold: [const { AtomicU8::new(0) }; Room::COUNT],
            worth: [const { AtomicU8::new(0) }; Room::COUNT],
            prices: [const { AtomicU8::new(0) }; Place::COUNT],
            deed_price: AtomicU8::new(0),
            masks: Masks::new(),
            estimates: Estimates::new(),
        }
    }

    /// Writes what the rules need of a set.
    pub(super) fn write(&self, set: &CardSet) {
        self.digest.store(set.digest, Ordering::Relaxed);
        for adventurer in Adventurer::all() {
            let index = adventurer.index();
            store(&self.classes[index], set.class(adventurer) as u8);
            store(&self.colours[index], set.colour(adventurer).map_or(NONE, |colour| colour as u8));
            for tower in Tower::ALL {
                let letter = set.letter(adventurer, tower);
                store(&self.letters[index][tower.index()], letter.map_or(NONE, |letter| letter as u8));
            }
        }
        for room in Room::all() {
            let face = set.face(room);
            self.faces[room.index()].store(pack(face), Ordering::Relaxed);
            store(&self.gold[room.index()], face.gold());
            store(&self.worth[room.index()], face.worth());
        }
        for place in Place::ALL {
            store(&self.prices[place.index()], set.price(place));
        }
        store(&self.deed_price, set.deed_price());
        self.masks.write(set);
        self.estimates.write(set);
    }

    /// The set that holds this slot, if one does.
    pub(super) fn holder(&self) -> Option<std::sync::Arc<OwnSet>> {
        // Assigning a reference is never left half done, so it is valid even if a thread panicked.
        self.holder.lock().unwrap_or_else(PoisonError::into_inner).upgrade()
    }

    pub(super) fn set_holder(&self, holder: Weak<OwnSet>) {
        *self.holder.lock().unwrap_or_else(PoisonError::into_inner) = holder;
    }

    /// The digest of the set.
    pub(super) fn digest(&self) -> u64 {
        self.digest.load(Ordering::Relaxed)
    }

    /// The class of an adventurer.
    #[inline]
    pub(crate) fn class(&self, adventurer: Adventurer) -> Class {
        Class::from_index(load(&self.classes[adventurer.index()])).expect("a slot contains classes")
    }

    /// The colour of an adventurer, if it has one.
    #[inline]
    pub(crate) fn colour(&self, adventurer: Adventurer) -> Option<Colour> {
        Colour::from_index(load(&self.colours[adventurer.index()]))
    }

    /// The letter of an adventurer in a tower; the Oracle and the Jester have none of their own (D3.11).
    #[inline]
    pub(crate) fn letter(&self, adventurer: Adventurer, tower: Tower) -> Option<Letter> {
        Letter::from_index(load(&self.letters[adventurer.index()][tower.index()]))
    }

    /// What a room card shows.
    #[inline]
    pub(crate) fn face(&self, room: Room) -> Face {
        unpack(self.faces[room.index()].load(Ordering::Relaxed))
    }

    /// The weight of a room card while it is carried (D3.13).
    #[inline]
    pub(crate) fn gold(&self, room: Room) -> u8 {
        load(&self.gold[room.index()])
    }

    /// The value of a room card in a payment (D3.3).
    #[inline]
    pub(crate) fn worth(&self, room: Room) -> u8 {
        load(&self.worth[room.index()])
    }

    /// The price of recruiting at a place (D1.4).
    #[inline]
    pub(crate) fn price(&self, place: Place) -> u8 {
        load(&self.prices[place.index()])
    }

    /// The price of another deed (D3.17).
    #[inline]
    pub(crate) fn deed_price(&self) -> u8 {
        load(&self.deed_price)
    }

    #[inline]
    pub(super) fn masks(&self) -> &Masks {
        &self.masks
    }

    #[inline]
    pub(super) fn estimates(&self) -> &Estimates {
        &self.estimates
    }
}

#[inline]
fn load(byte: &AtomicU8) -> u8 {
    byte.load(Ordering::Relaxed)
}

fn store(byte: &AtomicU8, value: u8) {
    byte.store(value, Ordering::Relaxed);
}

/// A face in two bytes: the letter and the gold of a room, or an item counted from after the last letter.
fn pack(face: Face) -> u16 {
    let (word, gold) = match face {
        Face::Room { letter, gold } => (letter as u8, gold),
        Face::Item(item) => (Letter::COUNT as u8 + item as u8, 0),
    };
    u16::from_be_bytes([word, gold])
}

#[inline]
fn unpack(packed: u16) -> Face {
    let [word, gold] = packed.to_be_bytes();
    match Letter::from_index(word) {
        Some(letter) => Face::Room { letter, gold },
        None => Face::Item(
            Item::from_index(word - Letter::COUNT as u8).expect("a slot contains letters and items"),
        ),
    }
}
