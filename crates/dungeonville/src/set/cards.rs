//! Handles to card sets, which setups and views contain.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::in_play::InPlay;
use super::registry::{self, Lease};
use super::slot::Slot;
use super::{CardSet, Name};
use crate::refusal::Refusal;
use crate::{Adventurer, Room};

/// A card set that is cheap to clone. Setups and views contain it.
///
/// Two are equal if their sets are. It serializes as the word of a built-in set, such as `house`, or as the whole text of the set,
/// so that a journal is complete. The data of a published set never changes; a word means the same in every journal. A set that is not built in is dropped with its last handle, except if the program
/// [brought](Cards::bring) it.
#[derive(Clone, Debug)]
pub struct Cards(Kind);

#[derive(Clone, Debug)]
enum Kind {
    BuiltIn(&'static BuiltIn),
    Own(Arc<OwnSet>),
}

/// A set that is part of the program. It has a slot of its own for as long as the program runs.
#[derive(Debug)]
pub(super) struct BuiltIn {
    /// The word for the set in notation and JSON.
    word: &'static str,
    toml: &'static str,
    /// Whether the set is a draft: its data may still change before it is published.
    draft: bool,
    set: OnceLock<CardSet>,
    slot: Slot,
}

/// The place of the first edition in [`BUILT_IN`], the set of version 1 of the rules.
const FIRST_EDITION: usize = 0;
/// The place of the second edition in [`BUILT_IN`].
const SECOND_EDITION: usize = 1;

/// All built-in sets.
static BUILT_IN: [BuiltIn; 2] = [
    BuiltIn::new(FIRST_EDITION, "house", include_str!("../../cards/house.toml"), false),
    BuiltIn::new(SECOND_EDITION, "builtin-2", include_str!("../../cards/builtin-2.toml"), true),
];

impl BuiltIn {
    /// The set at `index` of [`BUILT_IN`].
    const fn new(index: usize, word: &'static str, toml: &'static str, draft: bool) -> BuiltIn {
        BuiltIn { word, toml, draft, set: OnceLock::new(), slot: Slot::new(Some(index)) }
    }

    /// The set at `index` of [`BUILT_IN`], read if this is the first use.
    pub(super) fn at(index: usize) -> &'static BuiltIn {
        let built_in = &BUILT_IN[index];
        built_in.set();
        built_in
    }

    #[inline]
    pub(super) fn set(&'static self) -> &'static CardSet {
        self.set.get_or_init(|| {
            let set = CardSet::read(self.toml).expect("a built-in card set is valid");
            self.slot.write(&set);
            set
        })
    }

    fn all() -> impl Iterator<Item = &'static BuiltIn> {
        (0..BUILT_IN.len()).map(BuiltIn::at)
    }
}

/// A set that is not built in, and its place among the sets in play.
#[derive(Debug)]
pub(super) struct OwnSet {
    pub(super) set: CardSet,
    /// Empty until the first state is made with this set.
    pub(super) place: OnceLock<Place>,
}

/// Where the rules find a set that is not built in.
#[derive(Debug)]
pub(super) enum Place {
    /// In a slot that this set holds until it is dropped.
    Leased(Lease),
    /// In the slot of an equal set.
    Shared(Arc<OwnSet>),
}

impl Place {
    pub(super) fn in_play(&self) -> InPlay {
        match self {
            Place::Leased(lease) => lease.in_play(),
            Place::Shared(other) => other.place.get().expect("a shared set holds a slot").in_play(),
        }
    }
}

impl Cards {
    /// The default set: the project's own cards, second edition (D5).
    pub fn built_in() -> Cards {
        Cards::at_built_in(SECOND_EDITION)
    }

    /// The project's own cards as version 1 of the rules had them: what `house` means in every journal.
    pub fn first_edition() -> Cards {
        Cards::at_built_in(FIRST_EDITION)
    }

    /// The tags of the built-in sets, oldest first.
    pub(crate) fn built_in_tags() -> [&'static str; 2] {
        [FIRST_EDITION, SECOND_EDITION].map(|index| BUILT_IN[index].word)
    }

    /// A handle to this set.
    pub fn new(set: CardSet) -> Cards {
        match BuiltIn::all().find(|built_in| *built_in.set() == set) {
            Some(built_in) => Cards(Kind::BuiltIn(built_in)),
            None => Cards::own(Arc::new(OwnSet { set, place: OnceLock::new() })),
        }
    }

    /// A handle to this set that is kept for as long as the program runs, so that its [tag](Cards::tag) finds it.
    pub fn bring(set: CardSet) -> Cards {
        let cards = Cards::new(set);
        if cards.is_built_in() { cards } else { registry::bring(cards) }
    }

    /// The set with this tag, if it is built in, was brought, or is in play.
    pub fn find(tag: &str) -> Option<Cards> {
        let built_in = BuiltIn::all().find(|built_in| built_in.word == tag);
        built_in.map(|built_in| Cards(Kind::BuiltIn(built_in))).or_else(|| registry::find(tag))
    }

    /// A short name for the set, without spaces: `house`, `builtin-2`, or its name and a digest.
    ///
    /// ```
    /// # use dungeonville::{CardSet, Cards};
    /// assert_eq!(Cards::first_edition().tag(), "house");
    /// assert_eq!(Cards::built_in().tag(), "builtin-2");
    /// let toml = Cards::first_edition().to_toml().replacen("The house set", "Ann's box", 1);
    /// let mine = Cards::bring(CardSet::read(&toml).unwrap());
    /// assert!(mine.tag().starts_with("ann-s-box-"));
    /// assert_eq!(Cards::find(&mine.tag()), Some(mine));
    /// ```
    pub fn tag(&self) -> String {
        match &self.0 {
            Kind::BuiltIn(built_in) => built_in.word.to_owned(),
            Kind::Own(own) => own.set.tag(),
        }
    }

    /// Whether it is part of the program.
    #[inline]
    pub fn is_built_in(&self) -> bool {
        matches!(self.0, Kind::BuiltIn(_))
    }

    /// Whether it is a draft, which may still change: games with it are not rated (D5.6).
    #[inline]
    pub fn is_draft(&self) -> bool {
        matches!(self.0, Kind::BuiltIn(built_in) if built_in.draft)
    }

    /// Where states find this set. It stays there at least until this handle is dropped.
    ///
    /// # Errors
    /// If it is not there yet, and too many other sets are.
    #[inline]
    pub(crate) fn in_play(&self) -> Result<InPlay, Refusal> {
        match &self.0 {
            Kind::BuiltIn(built_in) => Ok(InPlay::built_in(&built_in.slot)),
            Kind::Own(own) => registry::lease(own),
        }
    }

    /// The name of the set.
    pub(crate) fn set_name(&self) -> Name {
        self.name_of(|set| &set.name)
    }

    /// The name of an adventurer.
    pub(crate) fn name_of_adventurer(&self, adventurer: Adventurer) -> Name {
        self.name_of(|set| &set.adventurer_names[adventurer.index()])
    }

    /// The name of a room card.
    pub(crate) fn name_of_room(&self, room: Room) -> Name {
        self.name_of(|set| &set.room_names[room.index()])
    }

    #[inline]
    fn name_of(&self, find: impl Fn(&CardSet) -> &Arc<str>) -> Name {
        match &self.0 {
            Kind::BuiltIn(built_in) => Name::from_static(find(built_in.set())),
            Kind::Own(own) => Name::from_shared(find(&own.set)),
        }
    }

    pub(super) fn at_built_in(index: usize) -> Cards {
        Cards(Kind::BuiltIn(BuiltIn::at(index)))
    }

    pub(super) fn own(own: Arc<OwnSet>) -> Cards {
        Cards(Kind::Own(own))
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
        match &self.0 {
            Kind::BuiltIn(built_in) => built_in.set(),
            Kind::Own(own) => &own.set,
        }
    }
}

impl PartialEq for Cards {
    #[inline]
    fn eq(&self, other: &Cards) -> bool {
        match (&self.0, &other.0) {
            (Kind::BuiltIn(one), Kind::BuiltIn(other)) => std::ptr::eq(*one, *other),
            (Kind::Own(one), Kind::Own(other)) => Arc::ptr_eq(one, other) || one.set == other.set,
            // A set that equals a built-in one is that one.
            (Kind::BuiltIn(_), Kind::Own(_)) | (Kind::Own(_), Kind::BuiltIn(_)) => false,
        }
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        CardSet::hash(self, state);
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Kind::BuiltIn(built_in) => serializer.serialize_str(built_in.word),
            Kind::Own(own) => serializer.serialize_str(&own.set.to_toml()),
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let text = String::deserialize(deserializer)?;
        match BuiltIn::all().find(|built_in| built_in.word == text) {
            Some(built_in) => Ok(Cards(Kind::BuiltIn(built_in))),
            None => CardSet::read(&text)
                .map(Cards::new)
                .map_err(|faults| serde::de::Error::custom(faults.first())),
        }
    }
}
