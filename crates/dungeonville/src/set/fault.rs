//! Faults of a card set, each with its line.

use std::fmt;

use game_core::{Quoted, shortened};

use crate::{Class, Item, Place};

/// All faults of a card set, by line; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The faults by line; none if there are none.
    pub(super) fn sorted(mut faults: Vec<Fault>) -> Option<Faults> {
        faults.sort_by_key(|fault| fault.line);
        (!faults.is_empty()).then_some(Faults(faults))
    }

    /// The first of them in one sentence, for a card set within another text, which has lines of its own.
    pub(super) fn first(&self) -> String {
        let Fault { line, wrong } = &self.0[0];
        let others = match self.0.len() - 1 {
            0 => "",
            1 => ", and something else",
            _ => ", and more",
        };
        format!("the card set is faulty: {wrong} (its line {line}){others}")
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

/// A fault, and its line.
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
    /// The text is not TOML.
    #[error("this is not TOML: {}", shortened(.0))]
    Syntax(String),
    /// The text is longer than any card set.
    #[error("the file is longer than {0} bytes")]
    TooLong(usize),
    /// A required key is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A key is unknown.
    #[error("unknown key {}; expected one of: {known}", Quoted(found), known = known.join(", "))]
    UnknownKey {
        /// The key.
        found: String,
        /// The known keys.
        known: &'static [&'static str],
    },
    /// A value of the wrong type.
    #[error("{field} should be {wanted}, not {found}")]
    Type {
        /// The key of the value.
        field: &'static str,
        /// What it should be.
        wanted: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// A word that is not in its list.
    #[error("unknown {field} {}; expected one of: {known}", Quoted(found))]
    UnknownWord {
        /// The key of the value.
        field: &'static str,
        /// The word.
        found: String,
        /// The list.
        known: String,
    },
    /// A number is out of range.
    #[error("{field} is {}; it must be {lowest} to {highest}", shortened(found))]
    OutOfRange {
        /// The key of the number.
        field: &'static str,
        /// What it is.
        found: String,
        /// The least it can be.
        lowest: u8,
        /// The most it can be.
        highest: u8,
    },
    /// An amount of gold is not a multiple of the smallest unit.
    #[error("{field} is {found}; it must be a multiple of {of}")]
    NotMultiple {
        /// The key of the number.
        field: &'static str,
        /// What it is.
        found: u8,
        /// What it should be a multiple of.
        of: u8,
    },
    /// A name is empty.
    #[error("the name is empty")]
    NameEmpty,
    /// A name is too long for a card.
    #[error("the name has {0} characters; a card has room for {most}", most = super::LONGEST_NAME)]
    NameLong(usize),
    /// A name has a line break or another control character.
    #[error("the name has a control character")]
    NameControl,
    /// Two cards have the same name.
    #[error("the name {} is taken by the card in line {first}", Quoted(name))]
    NameTwice {
        /// The name.
        name: String,
        /// The line of the first.
        first: usize,
    },
    /// Too few or too many cards.
    #[error("{what} has {found} cards; it must have {wanted}")]
    Count {
        /// The list.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// Two adventurers have the same rank (D1.3).
    #[error("rank {rank} is taken by the adventurer in line {first}")]
    RankTwice {
        /// The rank.
        rank: u8,
        /// The line of the first.
        first: usize,
    },
    /// Ranks are missing (D1.3).
    #[error("no adventurer has rank {}", list(.0))]
    RanksMissing(Vec<u8>),
    /// A card of a coloured class has no colour (D5.2).
    #[error("the class {0} has colours; this card has none")]
    ColourMissing(Class),
    /// A card of a class without colour has one (D5.2).
    #[error("the class {0} has no colour")]
    ColourTooMany(Class),
    /// There is not one letter for each tower (D1.3).
    #[error("there must be five letters, one for each tower, not {0}")]
    LetterCount(usize),
    /// A character is not a letter from A to E.
    #[error("{0:?} is not a letter from A to E")]
    UnknownLetter(char),
    /// The letters do not fit the class (D5.2).
    #[error("the letters of the {class} must be {wanted}")]
    LettersOfClass {
        /// The class.
        class: Class,
        /// What should be there.
        wanted: &'static str,
    },
    /// There is a second Oracle or Jester; the rules allow one of each (D3.11).
    #[error("there can be only one {class}; the first is in line {first}")]
    SecondOfClass {
        /// The class.
        class: Class,
        /// The line of the first.
        first: usize,
    },
    /// An item has a letter or gold (D1.2).
    #[error("an item has neither letter nor gold")]
    ItemWithFace,
    /// An item occurs twice (D5.5).
    #[error("the {item} is already in line {first}")]
    ItemTwice {
        /// The item.
        item: Item,
        /// The line of the first.
        first: usize,
    },
    /// Items are missing (D5.5).
    #[error("no deck has the {}", list(.0))]
    ItemsMissing(Vec<Item>),
    /// The Street is not free, so a player could be unable to recruit (R2).
    #[error("the Street must be free")]
    StreetNotFree,
    /// A place is cheaper than the one before it (D3.1).
    #[error("the {dear} costs less than the {cheap}; a better place is never cheaper")]
    PricesFall {
        /// The place that should cost less.
        cheap: Place,
        /// The place that should cost more.
        dear: Place,
    },
}

impl Wrong {
    /// Whether something is missing, which may be in a part that can't be read.
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
