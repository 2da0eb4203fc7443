//! The words on the cards: towers, letters, classes, colours, items and places (D1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Room;

/// Declares an enum of words, each with its key in files and its name in English.
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

            /// Its index in [`ALL`](Self::ALL).
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word with this index. It is looked up in a table, without a branch.
            #[inline]
            pub fn from_index(index: u8) -> Option<$list> {
                const WORDS: [Option<$list>; 256] = {
                    let mut words = [None; 256];
                    $(words[$list::$word as usize] = Some($list::$word);)+
                    words
                };
                static TABLE: [Option<$list>; 256] = WORDS;
                TABLE[usize::from(index)]
            }

            /// Its key in files.
            pub const fn key(self) -> &'static str {
                match self {
                    $($list::$word => $key,)+
                }
            }

            /// The word with this key.
            pub fn from_key(key: &str) -> Option<$list> {
                $list::ALL.into_iter().find(|word| word.key() == key)
            }
        }

        /// The name in English.
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
    /// The Crypt.
    Crypt = "crypt", "Crypt";
    /// The Rathaus, the town hall.
    Rathaus = "rathaus", "Rathaus";
    /// The Ice Cave.
    IceCave = "ice-cave", "Ice Cave";
    /// The Goblin Camp.
    GoblinCamp = "goblin-camp", "Goblin Camp";
    /// The Dragon's Lair.
    DragonsLair = "dragons-lair", "Dragon's Lair";
}

impl Tower {
    /// The tower's letter in notation.
    pub const fn initial(self) -> char {
        match self {
            Tower::Crypt => 'C',
            Tower::Rathaus => 'R',
            Tower::IceCave => 'I',
            Tower::GoblinCamp => 'G',
            Tower::DragonsLair => 'D',
        }
    }

    /// The tower with this letter in notation.
    pub fn from_initial(initial: char) -> Option<Tower> {
        Tower::ALL.into_iter().find(|tower| tower.initial() == initial)
    }

    /// Its room cards, by number.
    pub fn rooms(self) -> impl Iterator<Item = Room> {
        (1..=Room::PER_TOWER as u8).filter_map(move |number| Room::new(self, number))
    }
}

words! {
    /// How safe an adventurer is in a tower, A best. A room kills a member with its letter (D3.12).
    Letter as "UPPERCASE":
    /// The best; rare among rooms.
    A = "A", "A";
    /// Good.
    B = "B", "B";
    /// Medium.
    C = "C", "C";
    /// Poor.
    D = "D", "D";
    /// The worst; most rooms have it.
    E = "E", "E";
}

words! {
    /// The class of an adventurer: ten coloured classes, strongest first, then four without colour (D5.2).
    Class as "camelCase":
    /// Uses the Blooded Axe.
    Barbarian = "barbarian", "Barbarian";
    /// Uses the Tower Shield.
    Knight = "knight", "Knight";
    /// Uses the Iron Harness.
    Dwarf = "dwarf", "Dwarf";
    /// Uses the Silk Rope.
    Ranger = "ranger", "Ranger";
    /// Uses the Holy Water.
    Cleric = "cleric", "Cleric";
    /// Uses the Lantern of Cracks.
    Thief = "thief", "Thief";
    /// Uses the Wand of Doors.
    Sorcerer = "sorcerer", "Sorcerer";
    /// Uses the Gilding Flask.
    Alchemist = "alchemist", "Alchemist";
    /// Uses the Silver Lute.
    Bard = "bard", "Bard";
    /// Uses the Village Letter.
    Peasant = "peasant", "Peasant";
    /// Beats everyone in a fight.
    Assassin = "assassin", "Assassin";
    /// Takes the letters of another member (D3.11).
    Oracle = "oracle", "Oracle";
    /// Takes the letters of an adventurer from the deck (D3.11).
    Jester = "jester", "Jester";
    /// Carries the most, and gives no blood token (R6).
    Mule = "mule", "Mule";
}

impl Class {
    /// The ten classes that come in six colours, strongest first.
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
    /// The colour of an adventurer. A beaten fighter joins a winner of the same colour (D3.8).
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
    /// The items, in the order of the classes that use them (D5.5).
    Item as "camelCase":
    /// One Barbarian fights with half its rank.
    BloodedAxe = "blooded-axe", "Blooded Axe";
    /// Ignores one death in the tower.
    TowerShield = "tower-shield", "Tower Shield";
    /// The party carries 30 more.
    IronHarness = "iron-harness", "Iron Harness";
    /// The party may leave although a member died or an item was drawn.
    SilkRope = "silk-rope", "Silk Rope";
    /// One member that died in the tower waits at home.
    HolyWater = "holy-water", "Holy Water";
    /// Looks at the next room before deciding to leave.
    LanternOfCracks = "lantern-of-cracks", "Lantern of Cracks";
    /// Replaces the room just turned by another.
    WandOfDoors = "wand-of-doors", "Wand of Doors";
    /// One card of each payment counts 10 more.
    GildingFlask = "gilding-flask", "Gilding Flask";
    /// A beaten Bard stays in the party.
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

    /// The item of a class; a class without colour has none.
    #[inline]
    pub const fn of(class: Class) -> Option<Item> {
        if class.is_coloured() { Some(Item::ALL[class.index()]) } else { None }
    }
}

words! {
    /// A place in town where an adventurer can be recruited, cheapest first (D1.4).
    Place as "camelCase":
    /// Free: the highest rank stands here.
    Street = "street", "Street";
    /// The second cheapest.
    Inn = "inn", "Inn";
    /// The middle.
    Temple = "temple", "Temple";
    /// The second most expensive.
    Guild = "guild", "Guild";
    /// The most expensive: the lowest rank stands here.
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
    fn initials_and_keys_read_back() {
        assert!(Tower::ALL.into_iter().all(|tower| Tower::from_initial(tower.initial()) == Some(tower)));
        assert!(Class::ALL.into_iter().all(|class| Class::from_key(class.key()) == Some(class)));
        assert!(Item::ALL.into_iter().all(|item| Item::from_key(item.key()) == Some(item)));
        assert_eq!(
            serde_json::to_string(&(Tower::IceCave, Letter::A)).ok().as_deref(),
            Some(r#"["iceCave","A"]"#)
        );
    }
}
