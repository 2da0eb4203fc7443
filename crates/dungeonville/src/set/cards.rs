//! Card sets that live until the program ends, so that a reference to one is cheap to copy.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CardSet;

/// The word for the built-in set in notation and JSON.
const BUILT_IN: &str = "house";

/// A reference to a card set that lives until the program ends. Setups, states and views contain it.
///
/// Equal sets are kept once, so comparing two sets compares pointers. It serializes as the word `house`, or as the whole
/// text of the set, so that a journal is complete.
#[derive(Clone, Copy, Debug)]
pub struct Cards(&'static CardSet);

static BUILT_IN_SET: LazyLock<&'static CardSet> = LazyLock::new(|| {
    let set = CardSet::read(include_str!("../../cards/house.toml"));
    Box::leak(Box::new(set.expect("the built-in card set is valid")))
});

static KEPT: LazyLock<Mutex<HashSet<&'static CardSet>>> =
    LazyLock::new(|| Mutex::new(HashSet::from([*BUILT_IN_SET])));

impl Cards {
    /// The built-in set: the project's own cards (D5).
    pub fn built_in() -> Cards {
        Cards(*BUILT_IN_SET)
    }

    /// Keeps a set until the program ends. Equal sets share one copy.
    pub fn keep(set: CardSet) -> Cards {
        // An insertion is never left half done, so the set is valid even if a thread panicked.
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.get(&set) {
            return Cards(same);
        }
        let set: &'static CardSet = Box::leak(Box::new(set));
        kept.insert(set);
        Cards(set)
    }

    /// The set itself.
    #[inline]
    pub fn set(self) -> &'static CardSet {
        self.0
    }

    /// A short name for the set, without spaces: `house`, or its name and a digest.
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

    /// The set with this tag, if it is kept.
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
