//! An index of a card set: which cards have a given class, colour, letter or item.

use crate::{Adventurer, Adventurers, Class, Colour, Face, Item, Letter, Room, Rooms, Tower};

/// The cards of a set by class, colour, letter and item. The rules need these sets often.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Masks {
    classes: [Adventurers; Class::COUNT],
    colours: [Adventurers; Colour::COUNT],
    coloured: Adventurers,
    letters: [[Adventurers; Letter::COUNT]; Tower::COUNT],
    items: [Rooms; Item::COUNT],
    any_item: Rooms,
    rooms: [Rooms; Letter::COUNT],
}

impl Masks {
    /// The masks of a set with these properties.
    pub(crate) fn new(
        class: impl Fn(Adventurer) -> Class,
        colour: impl Fn(Adventurer) -> Option<Colour>,
        letter: impl Fn(Adventurer, Tower) -> Option<Letter>,
        face: impl Fn(Room) -> Face,
    ) -> Masks {
        let mut masks = Masks {
            classes: [Adventurers::NONE; Class::COUNT],
            colours: [Adventurers::NONE; Colour::COUNT],
            coloured: Adventurers::NONE,
            letters: [[Adventurers::NONE; Letter::COUNT]; Tower::COUNT],
            items: [Rooms::NONE; Item::COUNT],
            any_item: Rooms::NONE,
            rooms: [Rooms::NONE; Letter::COUNT],
        };
        for adventurer in Adventurer::all() {
            masks.classes[class(adventurer).index()].insert(adventurer);
            if let Some(colour) = colour(adventurer) {
                masks.colours[colour.index()].insert(adventurer);
                masks.coloured.insert(adventurer);
            }
            for tower in Tower::ALL {
                if let Some(letter) = letter(adventurer, tower) {
                    masks.letters[tower.index()][letter.index()].insert(adventurer);
                }
            }
        }
        for room in Room::all() {
            match face(room) {
                Face::Room { letter, .. } => masks.rooms[letter.index()].insert(room),
                Face::Item(item) => {
                    masks.items[item.index()].insert(room);
                    masks.any_item.insert(room);
                }
            }
        }
        masks
    }

    /// The adventurers of a class.
    #[inline]
    pub(crate) fn class(&self, class: Class) -> Adventurers {
        self.classes[class.index()]
    }

    /// The adventurers of a colour.
    #[inline]
    pub(crate) fn colour(&self, colour: Colour) -> Adventurers {
        self.colours[colour.index()]
    }

    /// The adventurers with a colour.
    #[inline]
    pub(crate) fn coloured(&self) -> Adventurers {
        self.coloured
    }

    /// The adventurers with this letter for this tower printed on them.
    #[inline]
    pub(crate) fn letter(&self, tower: Tower, letter: Letter) -> Adventurers {
        self.letters[tower.index()][letter.index()]
    }

    /// The adventurers that take the letters of others (D3.11).
    #[inline]
    pub(crate) fn copycats(&self) -> Adventurers {
        self.class(Class::Oracle).union(self.class(Class::Jester))
    }

    /// The cards of an item.
    #[inline]
    pub(crate) fn item(&self, item: Item) -> Rooms {
        self.items[item.index()]
    }

    /// The cards of all items.
    #[inline]
    pub(crate) fn items(&self) -> Rooms {
        self.any_item
    }

    /// The rooms with a letter.
    #[inline]
    pub(crate) fn rooms(&self, letter: Letter) -> Rooms {
        self.rooms[letter.index()]
    }
}
