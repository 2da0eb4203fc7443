//! What one viewer knows.

use game_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::FIGHTERS;
use crate::print::{AdventurerCard, RoomCard};
use crate::stage::{Phase, Stage};
use crate::{Adventurer, Adventurers, Cards, Item, Letter, Place, Room, Rooms, Tower};

/// What one viewer knows of a game, everything ever seen remembered.
///
/// It displays as one line of notation. It is built field by field from what the rules let the viewer see, and
/// [`sample_world`](game_core::Game::sample_world) needs nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The cards played with.
    #[serde(skip)]
    pub cards: Cards,
    /// The name of the card set.
    pub card_set: &'static str,
    /// Whether that is the built-in card set.
    pub house_set: bool,
    /// The round, from 1.
    pub round: u8,
    /// After how many rounds the game ends (D4.4).
    pub rounds: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// How far the phase is.
    pub stage: Stage,
    /// Whose turn it is; none while the game waits for several, for none, or to begin.
    pub turn: Option<Seat>,
    /// The seats whose actions the game waits for.
    pub awaited: SeatSet,
    /// The first player of the round, once that is settled.
    pub first: Option<Seat>,
    /// The adventurers in town, dearest first (D3.1).
    pub town: Vec<TownView>,
    /// The adventurers that are still in the deck.
    pub deck: Adventurers,
    /// The discarded adventurers.
    pub discards: Vec<AdventurerCard>,
    /// The towers, in the order of D1.1.
    pub towers: Vec<TowerView>,
    /// The players, in the order of the seats.
    pub seats: Vec<SeatView>,
    /// The fights, from the orders of battle on.
    pub battle: Option<BattleView>,
    /// The expedition under way.
    pub expedition: Option<ExpeditionView>,
    /// How many deeds lie in the Deed House.
    pub deed_house: u8,
    /// What a deed from the Deed House costs; none if there is no such thing (D3.17).
    pub deed_price: Option<u8>,
    /// Every draw from the Deed House so far.
    pub swaps: Vec<SwapView>,
    /// Who may declare now (D4.2).
    pub may_declare: SeatSet,
    /// The score that wins once it is declared (D4.2).
    pub winning_score: i32,
}

/// An adventurer in town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TownView {
    /// Where.
    pub place: Place,
    /// Who.
    pub adventurer: AdventurerCard,
    /// The price that stands there.
    pub price: u8,
    /// What each seat would pay, the Village Letter counted (D5.5).
    pub prices: Vec<u8>,
}

/// What a deck can turn up next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DeckView {
    /// How many cards.
    pub cards: u8,
    /// How many rooms of each letter, A first.
    pub letters: [u8; Letter::COUNT],
    /// How many items.
    pub items: u8,
    /// The gold of all of them.
    pub gold: u16,
}

/// A tower as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TowerView {
    /// Which.
    pub tower: Tower,
    /// What is in its deck, in no order.
    pub deck: DeckView,
    /// The cards of the deck.
    pub rooms: Rooms,
    /// The discarded cards.
    pub discards: Vec<RoomCard>,
    /// Who has looked at the card on top of the deck (D5.5).
    pub looked: SeatSet,
    /// That card, if the viewer has.
    pub top: Option<RoomCard>,
    /// The blood tokens on the entrance, by the seat whose they are (D3.12).
    pub blood: Vec<u16>,
    /// What each seat would score here if the tower were theirs: others' tokens less their own (D4.1).
    pub worth: Vec<i32>,
    /// Whose parties stand here.
    pub parties: SeatSet,
}

/// A player as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// The party, lowest rank first.
    pub party: Vec<AdventurerCard>,
    /// Those who wait at home until harvest (D5.5).
    pub home: Vec<AdventurerCard>,
    /// The treasury.
    pub treasury: Vec<RoomCard>,
    /// What the treasury counts in payments, all in all.
    pub treasury_worth: u16,
    /// What the party carries from its tower.
    pub carried: Vec<RoomCard>,
    /// The gold of that (D3.13).
    pub carried_gold: u16,
    /// How much gold the party can carry (D3.13).
    pub capacity: u16,
    /// Gold in tokens, in the first recruiting (D2.2).
    pub tokens: u8,
    /// Where the party stands; none at home.
    pub pawn: Option<Tower>,
    /// The blood tokens in the kill zone, by the seat whose they are (D3.9).
    pub kills: Vec<u8>,
    /// How often it scouted each tower since it holds its deed, in the order of D1.1.
    pub scouted: [u8; Tower::COUNT],
    /// How many rooms it turned in each since then; 255 stands for more as well.
    pub turned: [u8; Tower::COUNT],
    /// Whether the deed lies open (D4.2).
    pub shown: bool,
    /// The deed, where the viewer knows it.
    pub deed: Option<Tower>,
    /// The towers whose deed this may be, as far as the viewer can tell.
    pub possible: Vec<Tower>,
    /// The score, where the viewer knows the deed (D4.1).
    pub score: Option<i32>,
    /// The items whose power works now: owned or carried, with a member of the class, not used up (D5.5).
    pub powers: Vec<Item>,
}

/// The fights of a round as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BattleView {
    /// The tower that is fought at; none while orders are given.
    pub tower: Option<Tower>,
    /// The clash that is fought or decided, from 1; 0 while orders are given.
    pub clash: u8,
    /// Those who must fight in this round and where, with what the viewer knows of their orders.
    pub fighters: Vec<FightersView>,
    /// Those who joined a winner in this round (D3.8).
    pub joined: Adventurers,
    /// Who has used the Silver Lute (D5.5).
    pub lutes: SeatSet,
    /// Whom the seat whose turn it is may make join with the Silver Lute.
    pub may_join: Adventurers,
}

/// The order of battle of one seat as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FightersView {
    /// Whose.
    pub seat: Seat,
    /// Where they fight.
    pub tower: Tower,
    /// Whether the order is given.
    pub sealed: bool,
    /// How many are in it.
    pub count: u8,
    /// The fighters, each where the viewer knows it.
    pub fighters: [Option<Adventurer>; FIGHTERS],
    /// Who fights with the Blooded Axe, where the viewer knows it.
    pub axe: Option<Adventurer>,
}

/// The expedition under way (D3.11 to D3.15); all of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ExpeditionView {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub tower: Tower,
    /// How many rooms were turned; after 32 the party leaves (R11).
    pub rooms: u8,
    /// The room at hand.
    pub turned: Option<RoomCard>,
    /// Whether somebody died in it.
    pub died: bool,
    /// The members' letters here, those taken from others included.
    pub members: Vec<MemberView>,
    /// Those of the party who would die of the room at hand.
    pub endangered: Adventurers,
    /// Those turned up for a Jester and set aside (R7).
    pub aside: Vec<AdventurerCard>,
    /// The powers used up.
    pub used: Vec<Item>,
    /// How much must be left behind at least (D3.13).
    pub excess: u16,
    /// Of how many cards the next room is one, as far as the viewer can tell.
    pub next: u8,
    /// How many of those kill a member.
    pub deadly: u8,
    /// How many of those are items.
    pub items: u8,
}

/// A member of an expedition with its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MemberView {
    /// Who.
    pub adventurer: Adventurer,
    /// The letter here; none for an Oracle or a Jester that has none yet.
    pub letter: Option<Letter>,
}

/// A draw from the Deed House as the viewer knows it (D3.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SwapView {
    /// Who drew.
    pub seat: Seat,
    /// What, if it is the viewer or if that deed was shown later.
    pub drawn: Option<Tower>,
    /// What was put back, if it is the viewer or if it had been shown.
    pub returned: Option<Tower>,
    /// Whether it had been shown to all.
    pub shown: bool,
}

impl View {
    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}

/// The cards that are meant.
pub(crate) fn ranks(cards: &[AdventurerCard]) -> Adventurers {
    cards.iter().map(|card| card.rank).collect()
}

/// The cards that are meant.
pub(crate) fn ids(cards: &[RoomCard]) -> Rooms {
    cards.iter().map(|card: &RoomCard| -> Room { card.room }).collect()
}
