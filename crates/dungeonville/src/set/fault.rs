//! What is wrong with a card set, fault by fault, each with its line.

use std::fmt;

use crate::{Class, Item, Place};

/// Everything that is wrong with a card set, in the order of its lines; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// These faults, by line; nothing if there are none.
    pub(super) fn sorted(mut faults: Vec<Fault>) -> Option<Faults> {
        faults.sort_by_key(|fault| fault.line);
        (!faults.is_empty()).then_some(Faults(faults))
    }

    /// The faults, by line.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Fault> {
        self.0.iter()
    }
}

/// One fault a line: `line 7: …`.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { "\n" };
            write!(f, "{gap}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Something wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct Fault {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What can be wrong with a card set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The text is no TOML.
    #[error("this is not TOML: {0}")]
    Syntax(String),
    /// The text is longer than any card set.
    #[error("the file is longer than {0} bytes")]
    TooLong(usize),
    /// Something that must be said is not.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// Something is said that nobody asks for.
    #[error("{found:?} is not known here; what can be said is: {known}", known = known.join(", "))]
    UnknownKey {
        /// What is said.
        found: String,
        /// What can be said.
        known: &'static [&'static str],
    },
    /// A value of the wrong type.
    #[error("{field} should be {wanted}, not {found}")]
    Type {
        /// Whose value.
        field: &'static str,
        /// What it should be.
        wanted: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// A word that is not in its list.
    #[error("there is no {field} {found:?}; they are: {known}")]
    UnknownWord {
        /// Which list.
        field: &'static str,
        /// The word.
        found: String,
        /// The list.
        known: String,
    },
    /// A number that can't be.
    #[error("{field} is {found}, and should be {lowest} to {highest}")]
    OutOfRange {
        /// Which number.
        field: &'static str,
        /// What it is.
        found: String,
        /// The least it can be.
        lowest: u8,
        /// The most it can be.
        highest: u8,
    },
    /// A sum that no coins make.
    #[error("{field} is {found}, and should be a multiple of {of}")]
    NotMultiple {
        /// Which number.
        field: &'static str,
        /// What it is.
        found: u8,
        /// What it should be a multiple of.
        of: u8,
    },
    /// A name without a letter to read.
    #[error("a name should have something to read in it")]
    NameEmpty,
    /// A name that no card has room for.
    #[error("the name has {0} characters, and a card has room for {most}", most = super::LONGEST_NAME)]
    NameLong(usize),
    /// A name with a line break or another character that can't be seen.
    #[error("the name has a character in it that can't be seen")]
    NameControl,
    /// A name that another card has.
    #[error("the name {name:?} is taken by the card in line {first}")]
    NameTwice {
        /// The name.
        name: String,
        /// The line of the other.
        first: usize,
    },
    /// Too few or too many cards.
    #[error("{what} should be {wanted} cards, and are {found}")]
    Count {
        /// Which cards.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A rank that another adventurer has (D1.3).
    #[error("rank {rank} is taken by the adventurer in line {first}")]
    RankTwice {
        /// The rank.
        rank: u8,
        /// The line of the other.
        first: usize,
    },
    /// Ranks that nobody has (D1.3).
    #[error("nobody has rank {}", list(.0))]
    RanksMissing(Vec<u8>),
    /// A class that has a colour, and a card that has none (D5.2).
    #[error("the class {0} has colours, and this card has none")]
    ColourMissing(Class),
    /// A class that has no colour, and a card that has one (D5.2).
    #[error("the class {0} has no colour")]
    ColourTooMany(Class),
    /// Not a letter for each tower (D1.3).
    #[error("letters are five, one for each tower, and here are {0}")]
    LetterCount(usize),
    /// Not a letter.
    #[error("{0:?} is not a letter from A to E")]
    UnknownLetter(char),
    /// Letters that this class can't have (D5.2).
    #[error("the letters of the {class} are {wanted}")]
    LettersOfClass {
        /// The class.
        class: Class,
        /// What should be there.
        wanted: &'static str,
    },
    /// A second Oracle or Jester: the rules know one of each (D3.11).
    #[error("there can be only one {class}, and the first is in line {first}")]
    SecondOfClass {
        /// The class.
        class: Class,
        /// The line of the other.
        first: usize,
    },
    /// An item with a letter or gold (D1.2).
    #[error("an item shows neither letter nor gold")]
    ItemWithFace,
    /// An item that lies in two decks (D5.5).
    #[error("the {item} is there already, in line {first}")]
    ItemTwice {
        /// The item.
        item: Item,
        /// The line of the other.
        first: usize,
    },
    /// Items that lie in no deck (D5.5).
    #[error("no deck has the {}", list(.0))]
    ItemsMissing(Vec<Item>),
    /// The Street is not free, so somebody could be unable to recruit (R2).
    #[error("the Street must be free")]
    StreetNotFree,
    /// A place that is cheaper than the one before it (D3.1).
    #[error("the {dear} costs less than the {cheap}; a better place is never cheaper")]
    PricesFall {
        /// The place that should cost less.
        cheap: Place,
        /// The place that should cost more.
        dear: Place,
    },
}

impl Wrong {
    /// Whether it tells of something absent, which a part that can't be read may hold after all.
    pub(super) fn is_absence(&self) -> bool {
        matches!(
            self,
            Wrong::Missing(_) | Wrong::Count { .. } | Wrong::RanksMissing(_) | Wrong::ItemsMissing(_)
        )
    }
}

fn list<T: fmt::Display>(things: &[T]) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
