//! The words on the cards: towers, letters, classes, colours, items and places (D1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Room;

/// Declares a closed list of words, each with the key that names it in files and its name in English.
macro_rules! words {
    ($(#[$about:meta])* $list:ident as $case:literal: $($(#[$doc:meta])* $word:ident = $key:literal, $name:literal;)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = $case)]
        #[repr(u8)]
        pub enum $list {
            $($(#[$doc])* $word,)+
        }

        impl $list {
            /// All of them, in the order of the rules.
            pub const ALL: [$list; $list::COUNT] = [$($list::$word),+];

            /// How many there are.
            pub const COUNT: usize = [$($key),+].len();

            /// How many stand before this one in [`ALL`](Self::ALL).
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word that names it in files.
            pub const fn key(self) -> &'static str {
                match self {
                    $($list::$word => $key,)+
                }
            }

            /// The one that `key` names in files.
            pub fn from_key(key: &str) -> Option<$list> {
                $list::ALL.into_iter().find(|word| word.key() == key)
            }
        }

        /// In English.
        impl fmt::Display for $list {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self {
                    $($list::$word => $name,)+
                })
            }
        }
    };
}

words! {
    /// One of the five towers, in the order of D1.1.
    Tower as "camelCase":
    /// Where the dead are unhurried.
    Crypt = "crypt", "Crypt";
    /// Where the forms are.
    Rathaus = "rathaus", "Rathaus";
    /// Where the cold is.
    IceCave = "ice-cave", "Ice Cave";
    /// Where the neighbours are loud.
    GoblinCamp = "goblin-camp", "Goblin Camp";
    /// Where somebody sleeps on gold.
    DragonsLair = "dragons-lair", "Dragon's Lair";
}

impl Tower {
    /// The letter that names the tower in notation.
    pub const fn initial(self) -> char {
        match self {
            Tower::Crypt => 'C',
            Tower::Rathaus => 'R',
            Tower::IceCave => 'I',
            Tower::GoblinCamp => 'G',
            Tower::DragonsLair => 'D',
        }
    }

    /// The tower that `initial` names in notation.
    pub fn from_initial(initial: char) -> Option<Tower> {
        Tower::ALL.into_iter().find(|tower| tower.initial() == initial)
    }

    /// Its room cards, by number.
    pub fn rooms(self) -> impl Iterator<Item = Room> {
        (1..=Room::PER_TOWER as u8).filter_map(move |number| Room::new(self, number))
    }
}

words! {
    /// What an adventurer is good for in a tower, A best; a room kills one who has its letter (D3.12).
    Letter as "UPPERCASE":
    /// The best; rare among rooms.
    A = "A", "A";
    /// Good.
    B = "B", "B";
    /// Middling.
    C = "C", "C";
    /// Poor.
    D = "D", "D";
    /// The worst; most rooms have it.
    E = "E", "E";
}

words! {
    /// What an adventurer does for a living: ten coloured classes, strongest first, then four without colour (D5.2).
    Class as "camelCase":
    /// Has the Blooded Axe.
    Barbarian = "barbarian", "Barbarian";
    /// Has the Tower Shield.
    Knight = "knight", "Knight";
    /// Has the Iron Harness.
    Dwarf = "dwarf", "Dwarf";
    /// Has the Silk Rope.
    Ranger = "ranger", "Ranger";
    /// Has the Holy Water.
    Cleric = "cleric", "Cleric";
    /// Has the Lantern of Cracks.
    Thief = "thief", "Thief";
    /// Has the Wand of Doors.
    Sorcerer = "sorcerer", "Sorcerer";
    /// Has the Gilding Flask.
    Alchemist = "alchemist", "Alchemist";
    /// Has the Silver Lute.
    Bard = "bard", "Bard";
    /// Has the Village Letter.
    Peasant = "peasant", "Peasant";
    /// Beats everybody in a fight.
    Assassin = "assassin", "Assassin";
    /// Takes the letters of another member (D3.11).
    Oracle = "oracle", "Oracle";
    /// Takes the letters of a stranger (D3.11).
    Jester = "jester", "Jester";
    /// Carries most, and yields no blood (R6).
    Mule = "mule", "Mule";
}

impl Class {
    /// The ten that come in six colours, strongest first.
    pub const COLOURED: [Class; 10] = [
        Class::Barbarian,
        Class::Knight,
        Class::Dwarf,
        Class::Ranger,
        Class::Cleric,
        Class::Thief,
        Class::Sorcerer,
        Class::Alchemist,
        Class::Bard,
        Class::Peasant,
    ];

    /// Whether its adventurers have a colour.
    #[inline]
    pub const fn is_coloured(self) -> bool {
        self.index() < Class::COLOURED.len()
    }
}

words! {
    /// Whom an adventurer would rather join than die (D3.8).
    Colour as "camelCase":
    /// The first of D5.3.
    Blue = "blue", "Blue";
    /// The second.
    Red = "red", "Red";
    /// The third.
    Green = "green", "Green";
    /// The fourth.
    Gold = "gold", "Gold";
    /// The fifth.
    Violet = "violet", "Violet";
    /// The sixth.
    White = "white", "White";
}

words! {
    /// What a class can use, in the order of the classes (D5.5).
    Item as "camelCase":
    /// One Barbarian fights at half its rank.
    BloodedAxe = "blooded-axe", "Blooded Axe";
    /// Ignores one death in the tower.
    TowerShield = "tower-shield", "Tower Shield";
    /// The party carries 30 more.
    IronHarness = "iron-harness", "Iron Harness";
    /// Leaves although somebody died or an item was drawn.
    SilkRope = "silk-rope", "Silk Rope";
    /// One who died in the tower waits at home.
    HolyWater = "holy-water", "Holy Water";
    /// Looks at the next room before deciding to leave.
    LanternOfCracks = "lantern-of-cracks", "Lantern of Cracks";
    /// Turns another room for the one just turned.
    WandOfDoors = "wand-of-doors", "Wand of Doors";
    /// One card of each payment counts 10 more.
    GildingFlask = "gilding-flask", "Gilding Flask";
    /// A coloured fighter beaten by a Bard joins whatever its colour.
    SilverLute = "silver-lute", "Silver Lute";
    /// Recruiting costs 10 less.
    VillageLetter = "village-letter", "Village Letter";
}

impl Item {
    /// The class that can use it.
    #[inline]
    pub const fn class(self) -> Class {
        Class::COLOURED[self.index()]
    }

    /// The item of a class; the colourless have none.
    #[inline]
    pub const fn of(class: Class) -> Option<Item> {
        if class.is_coloured() { Some(Item::ALL[class.index()]) } else { None }
    }
}

words! {
    /// Where in town an adventurer waits to be recruited, cheapest first (D1.4).
    Place as "camelCase":
    /// Free: the highest rank stands here.
    Street = "street", "Street";
    /// The second cheapest.
    Inn = "inn", "Inn";
    /// The middle.
    Temple = "temple", "Temple";
    /// The second dearest.
    Guild = "guild", "Guild";
    /// The dearest: the lowest rank stands here.
    Tavern = "tavern", "Tavern";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d5_5_each_coloured_class_has_one_item() {
        for class in Class::ALL {
            assert_eq!(Item::of(class).map(Item::class), class.is_coloured().then_some(class));
        }
        assert_eq!(
            Class::ALL.into_iter().filter(|class| class.is_coloured()).collect::<Vec<_>>(),
            Class::COLOURED
        );
    }

    #[test]
    fn towers_and_keys_are_told_apart() {
        assert!(Tower::ALL.into_iter().all(|tower| Tower::from_initial(tower.initial()) == Some(tower)));
        assert!(Class::ALL.into_iter().all(|class| Class::from_key(class.key()) == Some(class)));
        assert!(Item::ALL.into_iter().all(|item| Item::from_key(item.key()) == Some(item)));
        assert_eq!(
            serde_json::to_string(&(Tower::IceCave, Letter::A)).ok().as_deref(),
            Some(r#"["iceCave","A"]"#)
        );
    }
}
