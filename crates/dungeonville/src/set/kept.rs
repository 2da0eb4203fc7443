//! Card sets that are kept as long as the program runs, so that everything can carry one at no cost.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CardSet;

/// How the built-in set is written.
const BUILT_IN: &str = "house";

/// A card set that lives as long as the program: what setups, states and views carry.
///
/// Equal sets are kept once, so that comparing two is comparing where they are. It is written as the word `house`, or as
/// the whole of its text: whoever reads a journal needs nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Cards(&'static CardSet);

static HOUSE_SET: LazyLock<&'static CardSet> = LazyLock::new(|| {
    let set = CardSet::read(include_str!("../../cards/house.toml"));
    Box::leak(Box::new(set.expect("the built-in card set is valid")))
});

static KEPT: LazyLock<Mutex<HashSet<&'static CardSet>>> =
    LazyLock::new(|| Mutex::new(HashSet::from([*HOUSE_SET])));

impl Cards {
    /// The built-in set: the project's own cards (D5).
    pub fn built_in() -> Cards {
        Cards(*HOUSE_SET)
    }

    /// Keeps a set for good; one that is kept already takes no further room.
    pub fn keep(set: CardSet) -> Cards {
        // Nothing is ever half kept, so a thread that panicked has left the list in order.
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.get(&set) {
            return Cards(same);
        }
        let set: &'static CardSet = Box::leak(Box::new(set));
        kept.insert(set);
        Cards(set)
    }

    /// The set itself, for as long as the program runs.
    #[inline]
    pub fn set(self) -> &'static CardSet {
        self.0
    }

    /// One word that names the set where all of it would be too long: `house`, or the name of the set and a digest.
    ///
    /// ```
    /// # use dungeonville::{CardSet, Cards};
    /// assert_eq!(Cards::built_in().tag(), "house");
    /// let toml = Cards::built_in().to_toml().replacen("The house set", "Ann's box", 1);
    /// let mine = Cards::keep(CardSet::read(&toml).unwrap());
    /// assert!(mine.tag().starts_with("ann-s-box-"));
    /// assert_eq!(Cards::find(&mine.tag()), Some(mine));
    /// ```
    pub fn tag(self) -> String {
        match self.is_built_in() {
            true => BUILT_IN.to_owned(),
            false => self.0.tag(),
        }
    }

    /// The set that `tag` names, if it is kept here.
    pub fn find(tag: &str) -> Option<Cards> {
        if tag == BUILT_IN {
            return Some(Cards::built_in());
        }
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let mut own = kept.iter().copied().map(Cards).filter(|cards| !cards.is_built_in());
        own.find(|cards| cards.0.tag() == tag)
    }

    /// Whether it is the built-in set.
    #[inline]
    pub fn is_built_in(self) -> bool {
        self == Cards::built_in()
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::built_in()
    }
}

impl Deref for Cards {
    type Target = CardSet;

    #[inline]
    fn deref(&self) -> &CardSet {
        self.0
    }
}

impl PartialEq for Cards {
    #[inline]
    fn eq(&self, other: &Cards) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.is_built_in() {
            true => serializer.serialize_str(BUILT_IN),
            false => serializer.serialize_str(&self.to_toml()),
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            BUILT_IN => Ok(Cards::built_in()),
            toml => CardSet::read(toml).map(Cards::keep).map_err(serde::de::Error::custom),
        }
    }
}
