//! What a seat may do, laid out for a screen.

use serde::Serialize;

use crate::action::Action;
use crate::{Adventurer, Place, Room};

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Offer {
    /// Whom it may recruit and how that is paid: `recruit 12`, with `over 40` for whoever is discarded and `for C7 G3` for
    /// the cards paid.
    pub recruit: Option<RecruitOffer>,
    /// The order of battle it must give: `order 12 3 40`, with `axe 3` for who takes the Axe.
    pub order: Option<OrderOffer>,
    /// What it must leave behind: `drop C7 C9`.
    pub drop: Option<SumOffer>,
    /// How a deed is paid: `deed for C7 G3`.
    pub deed: Option<SumOffer>,
    /// Whether it may declare, and what would come of it.
    pub declare: Option<DeclareOffer>,
    /// Everything else it may do, each whole.
    pub others: Vec<OtherOffer>,
}

/// Whom a seat may recruit (D3.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RecruitOffer {
    /// Those in town that the seat can pay, dearest first.
    pub picks: Vec<PickOffer>,
    /// One of these must be discarded; nobody, if the list is empty.
    pub discards: Vec<Adventurer>,
}

/// An adventurer that may be recruited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PickOffer {
    /// Who.
    pub adventurer: Adventurer,
    /// Where.
    pub place: Place,
    /// The gold in tokens that is paid by itself (D2.2).
    pub tokens: u8,
    /// What must be paid in cards.
    pub payment: SumOffer,
}

/// Cards that must add up to a sum, with none that is not needed (R4, D3.13).
///
/// A set of them does if it reaches the sum, and no longer does without the smallest card of the set. If it falls short, the
/// bonus may be added to it, unless one of the cards that give the bonus is in the set; without the smallest of several cards
/// the bonus must then not be enough either.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SumOffer {
    /// The sum; for 0 no card is needed.
    pub sum: u16,
    /// The cards there are.
    pub cards: Vec<SumCard>,
    /// What may be added: the Gilding Flask's 10 (D5.5), or 0.
    pub bonus: u8,
    /// The cards that give the bonus.
    pub flasks: Vec<Room>,
    /// A set that does, and wastes as little as can be.
    pub suggestion: Vec<Room>,
}

/// A card and what it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SumCard {
    /// The card.
    pub room: Room,
    /// What it counts.
    pub counts: u8,
}

/// The order of battle a seat must give (D3.6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OrderOffer {
    /// How many must fight.
    pub fighters: u8,
    /// Whom there is to choose from.
    pub members: Vec<Adventurer>,
    /// Who may fight with the Blooded Axe, if in the order (D5.5).
    pub axe: Vec<Adventurer>,
}

/// A declaration (D4.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DeclareOffer {
    /// The action in notation, as it is sent.
    pub act: String,
    /// The seat's score now.
    pub score: i32,
    /// Whether that is enough; if not, declaring shows the deed to all.
    pub wins: bool,
}

/// Something else that may be done, as it is written and as what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OtherOffer {
    /// The action in notation, as it is sent.
    pub act: String,
    /// The action.
    pub action: Action,
}
