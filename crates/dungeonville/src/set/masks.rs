//! An index of a card set in play: which cards have a given class, colour, letter or item.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::{
    Adventurer, Adventurers, CardSet, Class, Colour, Face, Item, Letter, Room, Rooms, Tower, TowerRooms,
};

/// The cards of a set by class, colour, letter and item. The rules need these sets often.
///
/// It is part of a slot, and can be written again for another set; so it is atomic.
#[derive(Debug)]
pub(crate) struct Masks {
    classes: [AdventurerMask; Class::COUNT],
    colours: [AdventurerMask; Colour::COUNT],
    coloured: AdventurerMask,
    letters: [[AdventurerMask; Letter::COUNT]; Tower::COUNT],
    copycats: AdventurerMask,
    items: [ItemMask; Item::COUNT],
    any_item: RoomMask,
    rooms: [RoomMask; Letter::COUNT],
}

#[derive(Debug)]
struct AdventurerMask(AtomicU64);

impl AdventurerMask {
    const fn new() -> AdventurerMask {
        AdventurerMask(AtomicU64::new(0))
    }

    #[inline]
    fn read(&self) -> Adventurers {
        Adventurers::from_bits(self.0.load(Ordering::Relaxed))
    }

    fn write(&self, is_in: impl Fn(Adventurer) -> bool) {
        let adventurers: Adventurers = Adventurer::all().filter(|adventurer| is_in(*adventurer)).collect();
        self.0.store(adventurers.bits(), Ordering::Relaxed);
    }
}

#[derive(Debug)]
struct RoomMask([AtomicU32; Tower::COUNT]);

impl RoomMask {
    const fn new() -> RoomMask {
        RoomMask([const { AtomicU32::new(0) }; Tower::COUNT])
    }

    #[inline]
    fn read(&self) -> Rooms {
        Rooms::from_bits(std::array::from_fn(|tower| self.0[tower].load(Ordering::Relaxed)))
    }

    #[inline]
    fn read_in(&self, tower: Tower) -> TowerRooms {
        TowerRooms::from_bits(self.0[tower.index()].load(Ordering::Relaxed))
    }

    fn write(&self, is_in: impl Fn(Room) -> bool) {
        let rooms: Rooms = Room::all().filter(|room| is_in(*room)).collect();
        self.0.iter().zip(rooms.bits()).for_each(|(mask, bits)| mask.store(bits, Ordering::Relaxed));
    }
}

/// The card of an item: every set has exactly one. Its tower is in the upper half, its bit in that tower in the lower half.
#[derive(Debug)]
struct ItemMask(AtomicU64);

impl ItemMask {
    const fn new() -> ItemMask {
        ItemMask(AtomicU64::new(0))
    }

    /// The index of the tower, and the card.
    #[inline]
    fn read(&self) -> (usize, TowerRooms) {
        let packed = self.0.load(Ordering::Relaxed);
        ((packed >> 32) as usize, TowerRooms::from_bits(packed as u32))
    }

    fn write(&self, room: Room) {
        let [tower, card] = [room.tower().index() as u64, u64::from(TowerRooms::only(room).bits())];
        self.0.store(tower << 32 | card, Ordering::Relaxed);
    }
}

impl Masks {
    /// Empty masks.
    pub(crate) const fn new() -> Masks {
        Masks {
            classes: [const { AdventurerMask::new() }; Class::COUNT],
            colours: [const { AdventurerMask::new() }; Colour::COUNT],
            coloured: AdventurerMask::new(),
            copycats: AdventurerMask::new(),
            letters: [const { [const { AdventurerMask::new() }; Letter::COUNT] }; Tower::COUNT],
            items: [const { ItemMask::new() }; Item::COUNT],
            any_item: RoomMask::new(),
            rooms: [const { RoomMask::new() }; Letter::COUNT],
        }
    }

    /// Writes the masks of a set.
    pub(crate) fn write(&self, set: &CardSet) {
        for class in Class::ALL {
            self.classes[class.index()].write(|adventurer| set.class(adventurer) == class);
        }
        for colour in Colour::ALL {
            self.colours[colour.index()].write(|adventurer| set.colour(adventurer) == Some(colour));
        }
        self.coloured.write(|adventurer| set.colour(adventurer).is_some());
        for (tower, masks) in Tower::ALL.into_iter().zip(&self.letters) {
            for letter in Letter::ALL {
                masks[letter.index()].write(|adventurer| set.letter(adventurer, tower) == Some(letter));
            }
        }
        self.copycats.write(|adventurer| matches!(set.class(adventurer), Class::Oracle | Class::Jester));
        for room in Room::all() {
            if let Face::Item(item) = set.face(room) {
                self.items[item.index()].write(room);
            }
        }
        self.any_item.write(|room| matches!(set.face(room), Face::Item(_)));
        for kills in Letter::ALL {
            let has_letter = |room| matches!(set.face(room), Face::Room { letter, .. } if letter == kills);
            self.rooms[kills.index()].write(has_letter);
        }
    }

    /// The adventurers of a class.
    #[inline]
    pub(crate) fn class(&self, class: Class) -> Adventurers {
        self.classes[class.index()].read()
    }

    /// The adventurers of a colour.
    #[inline]
    pub(crate) fn colour(&self, colour: Colour) -> Adventurers {
        self.colours[colour.index()].read()
    }

    /// The adventurers with a colour.
    #[inline]
    pub(crate) fn coloured(&self) -> Adventurers {
        self.coloured.read()
    }

    /// The adventurers with this letter for this tower printed on them.
    #[inline]
    pub(crate) fn letter(&self, tower: Tower, letter: Letter) -> Adventurers {
        self.letters[tower.index()][letter.index()].read()
    }

    /// The adventurers that take the letters of others (D3.11).
    #[inline]
    pub(crate) fn copycats(&self) -> Adventurers {
        self.copycats.read()
    }

    /// The card of an item.
    #[inline]
    pub(crate) fn item(&self, item: Item) -> Rooms {
        let (tower, card) = self.items[item.index()].read();
        card.rooms(Tower::ALL[tower])
    }

    /// Whether the card of an item is one of these.
    #[inline]
    pub(crate) fn item_is_in(&self, rooms: &Rooms, item: Item) -> bool {
        let (tower, card) = self.items[item.index()].read();
        rooms.tower_at(tower).is_some_and(|rooms| !rooms.and(card).is_empty())
    }

    /// Whether the card of an item is one of these of a tower.
    #[inline]
    pub(crate) fn item_is_in_tower(&self, tower: Tower, rooms: TowerRooms, item: Item) -> bool {
        let (own, card) = self.items[item.index()].read();
        own == tower.index() && !rooms.and(card).is_empty()
    }

    /// The cards of all items.
    #[inline]
    pub(crate) fn items(&self) -> Rooms {
        self.any_item.read()
    }

    /// The cards of all items in a tower.
    #[inline]
    pub(crate) fn items_in(&self, tower: Tower) -> TowerRooms {
        self.any_item.read_in(tower)
    }

    /// The rooms with a letter in a tower.
    #[inline]
    pub(crate) fn rooms_in(&self, tower: Tower, letter: Letter) -> TowerRooms {
        self.rooms[letter.index()].read_in(tower)
    }
}
