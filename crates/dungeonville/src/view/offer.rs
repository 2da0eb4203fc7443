//! The legal actions of a seat, structured for a user interface.

use game_core::{Awaiting, Game, Offers, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::rules::purse::{Paid, Purse};
use crate::rules::sums::Sum;
use crate::state::{Rules, State};
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Class, Place, Room, Rooms, Tower};

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Offer {
    /// Whom it may recruit and how to pay: `recruit 12`, with `over 40` for the discarded member and `for C7 G3` for the
    /// cards paid.
    pub recruit: Option<RecruitOffer>,
    /// What it may expect of the towers that it may scout: `scout crypt`, one of the other actions.
    pub scout: Option<ScoutOffer>,
    /// The order of battle it must give: `order 12 3 40`, with `axe 3` for the one who takes the Axe.
    pub order: Option<OrderOffer>,
    /// What it must leave behind: `drop C7 C9`.
    pub drop: Option<SumOffer>,
    /// How to pay for a deed: `deed for C7 G3`, in the first round with tokens: `deed for 30g C7`.
    pub deed: Option<SumOffer>,
    /// The declaration it may make, with its consequence.
    pub declare: Option<DeclareOffer>,
    /// All other actions, each complete.
    pub others: Vec<OtherOffer>,
}

/// Whom a seat may recruit (D3.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RecruitOffer {
    /// The adventurers in town that the seat can pay for, most expensive first.
    pub picks: Vec<PickOffer>,
    /// One of these must be discarded; none if the list is empty.
    pub discards: Vec<Adventurer>,
    /// The seat's gold in tokens that is lost when recruiting ends, as under version 1 of the rules (D2.2).
    pub unspent: u8,
    /// Whether recruiting ends as soon as the seat recruits, because then all players have three (D3.4).
    pub ends: bool,
}

/// What a seat may expect of the towers (D3.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ScoutOffer {
    /// The first room of each tower, in the order of D1.1.
    pub towers: Vec<FirstRoomOffer>,
    /// The seats that scout after this one, and may come to the same tower.
    pub to_come: SeatSet,
}

/// The first room of a tower, as far as the seat can tell (D3.12).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct FirstRoomOffer {
    /// The tower.
    pub tower: Tower,
    /// The number of cards that the first room may be.
    pub next: u8,
    /// The number of those that kill a member, by the letters printed on the cards.
    pub deadly: u8,
    /// Whether the party has a Jester, whose letter is unknown until it enters (D3.11).
    pub jester: bool,
}

/// An adventurer that may be recruited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PickOffer {
    /// The adventurer.
    pub adventurer: Adventurer,
    /// Where the adventurer stands.
    pub place: Place,
    /// The gold in tokens, which is paid automatically in the first recruiting (D2.2).
    pub tokens: u8,
    /// What must be paid in cards.
    pub payment: SumOffer,
}

/// Cards that must reach a sum without any card that is not needed (R4, D3.13).
///
/// A set is valid if it reaches the sum, but not without its smallest card. If a set falls short, the bonus may be added to
/// it, unless the set contains a card that gives the bonus. If such a set has several cards, it must not reach the sum
/// without its smallest card even with the bonus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SumOffer {
    /// The sum; for 0 no card is needed.
    pub sum: u16,
    /// The cards to choose from.
    pub cards: Vec<SumCard>,
    /// What may be added: the Gilding Flask's 10 (D5.5), or 0.
    pub bonus: u8,
    /// The cards that give the bonus.
    pub flasks: Vec<Room>,
    /// The valid set that wastes the least.
    pub suggestion: Vec<Room>,
    /// The gold in tokens that may be part of the payment. Each token is a card of 10 to which no bonus is added (D2.2).
    pub tokens: u8,
    /// The gold in tokens that goes with the suggestion.
    pub suggested_tokens: u8,
}

/// A card and its value in a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SumCard {
    /// The card.
    pub room: Room,
    /// Its value.
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
    /// The members to choose from.
    pub members: Vec<Adventurer>,
    /// The members that may fight with the Blooded Axe, if they are in the order (D5.5).
    pub axe: Vec<Adventurer>,
}

/// A declaration (D4.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DeclareOffer {
    /// The seat's score now.
    pub score: i32,
    /// Whether that is enough to win; if not, declaring shows the deed to all.
    pub wins: bool,
}

/// Another action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OtherOffer {
    /// The action.
    pub action: Action,
}

impl SumOffer {
    fn new(sum: Sum, rooms: Rooms, counts: impl Fn(Room) -> u8) -> SumOffer {
        SumOffer::of(Purse { sum, gold: 0 }, rooms, counts)
    }

    fn of(purse: Purse, rooms: Rooms, counts: impl Fn(Room) -> u8) -> SumOffer {
        let suggestion = purse.cheapest(rooms, &counts).unwrap_or(Paid { tokens: 0, cards: Rooms::NONE });
        let sum = purse.sum;
        SumOffer {
            sum: sum.needed,
            cards: if sum.needed == 0 {
                Vec::new()
            } else {
                rooms.iter().map(|room| SumCard { room, counts: counts(room) }).collect()
            },
            bonus: sum.bonus as u8,
            flasks: rooms.and(sum.flasks).iter().collect(),
            suggestion: suggestion.cards.iter().collect(),
            tokens: purse.gold,
            suggested_tokens: suggestion.tokens,
        }
    }
}

impl State {
    fn recruit_offer(&self, seat: Seat) -> RecruitOffer {
        let (treasury, cards) = (self.players[seat].treasury, self.cards);
        let pick = |(adventurer, price)| PickOffer {
            adventurer,
            place: self.place(adventurer),
            tokens: self.tokens_for(price),
            payment: SumOffer::new(self.recruit_sum(seat, price), treasury, |room| cards.worth(room)),
        };
        RecruitOffer {
            picks: self.affordable(seat).map(pick).collect(),
            discards: self.dismissible(seat).iter().collect(),
            unspent: if self.rules == Rules::First { self.players[seat].gold } else { 0 },
            ends: self.ends_recruiting(seat),
        }
    }

    fn scout_offer(&self, seat: Seat) -> ScoutOffer {
        let party = self.players[seat].party;
        let masks = self.cards.masks();
        let jester = !party.and(masks.class(Class::Jester)).is_empty();
        let first_room = |tower: Tower| {
            // An Oracle takes the letters of another member, so it adds no letter.
            let printed = |letter| party.and(masks.letter(tower, letter)).without(masks.copycats());
            let next = self.next_rooms(tower, Viewer::Seat(seat), |letter| !printed(letter).is_empty());
            FirstRoomOffer { tower, next: next.rooms, deadly: next.deadly, jester }
        };
        ScoutOffer {
            towers: Tower::ALL.into_iter().map(first_room).collect(),
            to_come: self.scouts_after(seat),
        }
    }

    fn order_offer(&self, seat: Seat) -> OrderOffer {
        OrderOffer {
            fighters: self.must_fight(seat) as u8,
            members: self.players[seat].party.iter().collect(),
            axe: self.axe_bearers(seat).iter().collect(),
        }
    }

    fn declare_offer(&self, seat: Seat) -> Option<DeclareOffer> {
        let score = self.score(seat);
        let offer = DeclareOffer { score, wins: score >= self.winning() };
        self.may_declare(seat).then_some(offer)
    }
}

impl Offers for State {
    type Offer = Offer;

    fn offer(&self, seat: Seat) -> Option<Offer> {
        if self.count_actions(seat) == 0 {
            return None;
        }
        let awaited = matches!(self.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
        let now = |stage: Stage| awaited && self.stage == stage;
        let (treasury, cards) = (self.players[seat].treasury, self.cards);
        let mut others = Vec::new();
        if awaited {
            self.each_single(seat, |action| others.push(OtherOffer { action }));
        }
        Some(Offer {
            recruit: now(Stage::Recruit).then(|| self.recruit_offer(seat)),
            scout: now(Stage::Scout).then(|| self.scout_offer(seat)),
            order: now(Stage::Battle).then(|| self.order_offer(seat)),
            drop: now(Stage::Burden).then(|| {
                let (sum, carried) = (Sum::plain(self.excess(seat)), self.carried_rooms(seat));
                SumOffer::new(sum, carried, |room| cards.gold(room))
            }),
            deed: now(Stage::Harvest)
                .then(|| SumOffer::of(self.deed_purse(seat), treasury, |room| cards.worth(room))),
            declare: self.declare_offer(seat),
            others,
        })
    }
}
