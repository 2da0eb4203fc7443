//! Views.

pub(crate) mod deduction;
pub(crate) mod offer;
pub(crate) mod seen;
pub(crate) mod world;

use game_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::FIGHTERS;
use crate::set::print::{AdventurerCard, RoomCard};
use crate::vocabulary::stage::{Phase, Stage};
use crate::{Adventurer, Adventurers, Cards, Item, Letter, Name, Place, Room, Rooms, Tower};

/// All that one viewer knows of a game, including what they saw earlier.
///
/// It displays as one line of notation. It contains only what the rules let the viewer see, and
/// [`sample_world`](game_core::Game::sample_world) needs nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The card set.
    #[serde(skip)]
    pub cards: Cards,
    /// The name of the card set.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub card_set: Name,
    /// Whether that is a built-in card set.
    pub built_in_set: bool,
    /// Whether that is a draft, which may still change; games with it are not rated (D5.6).
    pub draft_set: bool,
    /// The version of the rules.
    pub rules: u32,
    /// The round, from 1.
    pub round: u8,
    /// The number of rounds after which the game ends (D4.4).
    pub rounds: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// What the game waits for.
    pub stage: Stage,
    /// The seat whose turn it is; none during setup and while orders of battle are given.
    pub turn: Option<Seat>,
    /// The seats whose actions the game waits for.
    pub awaited: SeatSet,
    /// The first player of the round; none until one is chosen.
    pub first: Option<Seat>,
    /// The adventurers in town, most expensive first (D3.1).
    pub town: Vec<TownView>,
    /// The adventurers that are still in the deck.
    pub deck: Adventurers,
    /// The discarded adventurers.
    pub discards: Vec<AdventurerCard>,
    /// The towers, in the order of D1.1.
    pub towers: Vec<TowerView>,
    /// The players, in the order of the seats.
    pub seats: Vec<SeatView>,
    /// The fights of phase 3.
    pub battle: Option<BattleView>,
    /// The expedition under way.
    pub expedition: Option<ExpeditionView>,
    /// The number of deeds in the Deed House.
    pub deed_house: u8,
    /// The price of a deed from the Deed House; none if the Deed House is empty (D3.17).
    pub deed_price: Option<u8>,
    /// All draws from the Deed House so far.
    pub swaps: Vec<SwapView>,
    /// The seats that may declare now (D4.2).
    pub may_declare: SeatSet,
    /// The score that wins when declared (D4.2).
    pub winning_score: i32,
}

/// An adventurer in town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TownView {
    /// The place in town.
    pub place: Place,
    /// The adventurer.
    pub adventurer: AdventurerCard,
    /// The usual price there.
    pub price: u8,
    /// The price for each seat, with the Village Letter applied (D5.5).
    pub prices: Vec<u8>,
}

/// What is in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DeckView {
    /// The number of cards.
    pub cards: u8,
    /// The number of rooms of each letter, A first.
    pub letters: [u8; Letter::COUNT],
    /// The number of items.
    pub items: u8,
    /// The gold of all cards.
    pub gold: u16,
}

/// A tower as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TowerView {
    /// The tower.
    pub tower: Tower,
    /// A summary of its deck.
    pub deck: DeckView,
    /// The cards of the deck.
    pub rooms: Rooms,
    /// The discarded cards.
    pub discards: Vec<RoomCard>,
    /// The seats that have looked at the card on top of the deck (D5.5).
    pub looked: SeatSet,
    /// That card, if the viewer has looked at it.
    pub top: Option<RoomCard>,
    /// The blood tokens on the entrance, by owner (D3.12).
    pub blood: Vec<u16>,
    /// What each seat would score here if it owned the tower: others' tokens minus its own (D4.1).
    pub worth: Vec<i32>,
    /// The seats whose parties stand here.
    pub parties: SeatSet,
}

/// A player as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The party, lowest rank first.
    pub party: Vec<AdventurerCard>,
    /// Adventurers who wait at home until harvest (D5.5).
    pub home: Vec<AdventurerCard>,
    /// The treasury.
    pub treasury: Vec<RoomCard>,
    /// The total value of the treasury in payments.
    pub treasury_worth: u16,
    /// The cards that the party carries.
    pub carried: Vec<RoomCard>,
    /// The gold of the carried cards (D3.13).
    pub carried_gold: u16,
    /// How much gold the party can carry (D3.13).
    pub capacity: u16,
    /// Gold in tokens, for the first round (D2.2).
    pub tokens: u8,
    /// The tower where the party stands; none at home.
    pub pawn: Option<Tower>,
    /// The blood tokens in the kill zone, by owner (D3.9).
    pub kills: Vec<u8>,
    /// How often it scouted each tower since it got its deed, in the order of D1.1.
    pub scouted: [u8; Tower::COUNT],
    /// How many rooms it turned in each tower since then; 255 means 255 or more.
    pub turned: [u8; Tower::COUNT],
    /// Whether the deed is shown to all (D4.2).
    pub shown: bool,
    /// The deed, where the viewer knows it.
    pub deed: Option<Tower>,
    /// The towers whose deed it may be, as far as the viewer can tell.
    pub possible: Vec<Tower>,
    /// The score, where the viewer knows the deed (D4.1).
    pub score: Option<i32>,
    /// The items whose power works now: owned or carried, with a member of the class, and not used up (D5.5).
    pub powers: Vec<Item>,
}

/// The fights of a round as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BattleView {
    /// The tower of the current fight; none while orders are given.
    pub tower: Option<Tower>,
    /// The current clash, from 1; 0 while orders are given.
    pub clash: u8,
    /// The seats that must fight in this round, with what the viewer knows of their orders.
    pub fighters: Vec<FightersView>,
    /// Fighters who joined a winner in this round (D3.8).
    pub joined: Adventurers,
    /// The seats that have used the Silver Lute (D5.5).
    pub lutes: SeatSet,
    /// Under version 1 of the rules, the fighters that the seat whose turn it is may make join with the Silver Lute.
    pub may_join: Adventurers,
    /// The beaten Bard that the seat whose turn it is may keep with the Silver Lute (D5.5).
    pub may_spare: Option<Adventurer>,
}

/// The order of battle of one seat as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FightersView {
    /// The seat.
    pub seat: Seat,
    /// Where they fight.
    pub tower: Tower,
    /// Whether the order has been given.
    pub sealed: bool,
    /// The number of fighters in it.
    pub count: u8,
    /// The fighters that the viewer knows.
    pub fighters: [Option<Adventurer>; FIGHTERS],
    /// The fighter with the Blooded Axe, where the viewer knows it.
    pub axe: Option<Adventurer>,
}

/// The expedition under way (D3.11 to D3.15); all of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ExpeditionView {
    /// The seat.
    pub seat: Seat,
    /// The tower.
    pub tower: Tower,
    /// The number of rooms turned; after 32 the party leaves (R11).
    pub rooms: u8,
    /// The room turned last.
    pub turned: Option<RoomCard>,
    /// Whether a member died in it.
    pub died: bool,
    /// The members with their letters here, including letters taken from others.
    pub members: Vec<MemberView>,
    /// The members that the room turned last can kill.
    pub endangered: Adventurers,
    /// Adventurers turned up for a Jester and set aside (R7).
    pub aside: Vec<AdventurerCard>,
    /// The items whose power is used up.
    pub used: Vec<Item>,
    /// How much gold must be left behind (D3.13).
    pub excess: u16,
    /// The number of cards that the next room may be, as far as the viewer can tell.
    pub next: u8,
    /// The number of those that kill a member.
    pub deadly: u8,
    /// The number of those that are items.
    pub items: u8,
}

/// A member of an expedition with its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MemberView {
    /// The adventurer.
    pub adventurer: Adventurer,
    /// The letter here; none for an Oracle or a Jester without a letter yet.
    pub letter: Option<Letter>,
}

/// A draw from the Deed House as the viewer knows it (D3.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SwapView {
    /// The seat that drew.
    pub seat: Seat,
    /// The deed drawn, if it is the viewer's draw or if the deed was shown later.
    pub drawn: Option<Tower>,
    /// The deed put back, if it is the viewer's draw or if the deed had been shown.
    pub returned: Option<Tower>,
    /// Whether the deed put back had been shown to all.
    pub shown: bool,
}

game_core::compare!(View {
    viewer,
    cards: skip,
    card_set,
    built_in_set,
    draft_set,
    rules,
    round,
    rounds,
    phase,
    stage,
    turn,
    awaited,
    first,
    town: each,
    deck: items,
    discards: list,
    towers: each,
    seats: each,
    battle: option,
    expedition: option,
    deed_house,
    deed_price,
    swaps: list,
    may_declare,
    winning_score,
});
game_core::compare!(TownView by adventurer { place, adventurer, price, prices: list });
game_core::compare!(DeckView { cards, letters: list, items, gold });
game_core::compare!(TowerView {
    tower,
    deck: parts,
    rooms: items,
    discards: list,
    looked,
    top,
    blood: list,
    worth: list,
    parties,
});
game_core::compare!(SeatView {
    seat,
    party: list,
    home: list,
    treasury: list,
    treasury_worth,
    carried: list,
    carried_gold,
    capacity,
    tokens,
    pawn,
    kills: list,
    scouted: list,
    turned: list,
    shown,
    deed,
    possible: list,
    score,
    powers: list,
});
game_core::compare!(BattleView { tower, clash, fighters: list, joined, lutes, may_join, may_spare });
game_core::compare!(ExpeditionView {
    seat,
    tower,
    rooms,
    turned,
    died,
    members: list,
    endangered,
    aside: list,
    used: list,
    excess,
    next,
    deadly,
    items,
});

impl View {
    /// The number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}

/// The cards as a set.
pub(crate) fn ranks(cards: &[AdventurerCard]) -> Adventurers {
    cards.iter().map(|card| card.rank).collect()
}

/// The cards as a set.
pub(crate) fn ids(cards: &[RoomCard]) -> Rooms {
    cards.iter().map(|card: &RoomCard| -> Room { card.room }).collect()
}
