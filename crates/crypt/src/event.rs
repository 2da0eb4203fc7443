//! Events, and who sees what of them.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::{CardNo, ExhaustedDie};
use crate::chance::Drawn;
use crate::state::Claimant;
use crate::state::scoresheet::{Rank, ScoreSheet};
use crate::vocabulary::card::{Card, Coins, Kind};
use crate::vocabulary::collector::Sides;
use crate::vocabulary::dice::{Dice, Pips, SLOTS, Slot, Stake};
use crate::vocabulary::tokens::{Hands, Kinds};
use crate::vocabulary::treasure::Knowledge;

/// What happened, with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something that everyone sees in full.
    Open(Sight),
    /// A player looked at the face-down cards of the crypt (C5.5).
    Looked {
        /// The player.
        seat: Seat,
        /// The cards that they saw.
        cards: ArrayVec<(Slot, Card), SLOTS>,
    },
    /// A player took a face-down card with Pottery B (C5.8).
    Taken {
        /// The player.
        seat: Seat,
        /// The treasure's place.
        slot: Slot,
        /// The card.
        card: Card,
        /// Who knows its value now.
        known: Knowledge,
    },
    /// A player collected a treasure (C3.13).
    Collected {
        /// The player.
        seat: Seat,
        /// The treasure's place.
        slot: Slot,
        /// The card.
        card: Card,
        /// Who knows its value now.
        known: Knowledge,
    },
    /// A treasure was discarded (C3.10).
    Discarded {
        /// The treasure's place.
        slot: Slot,
        /// Its kind.
        kind: Kind,
        /// Its value, if anyone has seen it.
        coins: Option<Coins>,
        /// Who knows its value.
        known: Knowledge,
    },
    /// The safe tokens were dealt (V4.1).
    TokensDealt {
        /// The tokens of each seat.
        hands: Hands,
        /// The number of players.
        players: usize,
    },
    /// A player looked at a token aside (V4.2).
    TokenFound {
        /// The player.
        seat: Seat,
        /// The kind of the token.
        kind: Kind,
    },
    /// A player sealed what they give (V1.4).
    GiftSealed {
        /// The player.
        seat: Seat,
        /// The card, or nothing.
        gift: Option<CardNo>,
    },
    /// A treasure was given to an ally (V1.4).
    Given {
        /// The player who gave it.
        giver: Seat,
        /// The player who received it.
        receiver: Seat,
        /// The card's number in the giver's collection.
        number: CardNo,
        /// The card.
        card: Card,
        /// Who knows its value now.
        known: Knowledge,
    },
}

/// What one viewer sees of an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Sight {
    /// The collectors' sides were drawn.
    SidesDrawn {
        /// The sides.
        sides: Sides,
    },
    /// The first Leader was drawn.
    LeaderDrawn {
        /// The leader.
        leader: Seat,
    },
    /// The cards of a round were laid out (C3.1).
    Revealed {
        /// The round, counted from 1.
        round: u8,
        /// The cards in the row, from the left.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Drawn>"))]
        row: ArrayVec<Drawn, SLOTS>,
        /// The kind now on top of the deck.
        next: Option<Kind>,
    },
    /// Dice were put on a treasure (C3.4, C6.4).
    Claimed {
        /// The player or the Ghost.
        by: Claimant,
        /// The treasure's place.
        slot: Slot,
        /// The dice.
        stake: Stake,
    },
    /// Dice were added to those of an ally (V1.2).
    Joined {
        /// The player.
        seat: Seat,
        /// The treasure's place.
        slot: Slot,
        /// The dice that were added.
        stake: Stake,
    },
    /// Dice were outbid and went home (C3.5).
    Bumped {
        /// The owner of the dice.
        owner: Claimant,
        /// The treasure's place.
        slot: Slot,
        /// The number of dice.
        dice: u8,
    },
    /// A player recovered (C3.8); without a die it is a pass.
    Recovered {
        /// The player.
        seat: Seat,
        /// The number of dice.
        dice: u8,
    },
    /// A player whose dice were all bumped recovered (C3.11).
    ForcedRecovery {
        /// The player.
        seat: Seat,
        /// The number of dice.
        dice: u8,
    },
    /// A player flipped a card of their collection (C5).
    Flipped {
        /// The player.
        seat: Seat,
        /// The card's number in the collection.
        number: CardNo,
        /// The card.
        card: Card,
    },
    /// A player looked at the face-down cards of the crypt (C5.5).
    Looked {
        /// The player.
        seat: Seat,
        /// The cards they looked at, with the values that the viewer knows.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<(Slot, Kind, Option<Coins>)>"))]
        cards: ArrayVec<(Slot, Kind, Option<Coins>), SLOTS>,
    },
    /// A player freed an exhausted die with Remains (C5.6).
    Restored {
        /// The player.
        seat: Seat,
        /// The die.
        die: ExhaustedDie,
    },
    /// A player took a face-down card with Pottery (C5.8).
    Taken {
        /// The player.
        seat: Seat,
        /// The treasure's place.
        slot: Slot,
        /// Its kind.
        kind: Kind,
        /// Its value, if the viewer knows it.
        coins: Option<Coins>,
    },
    /// The Ghost rolled (C6.4).
    GhostRolled {
        /// Its dice.
        dice: Dice,
    },
    /// Dice of the Ghost that beat no card were set aside (C6.4).
    GhostSetAside {
        /// The dice.
        stake: Stake,
    },
    /// A player rolled the dice on a treasure (C3.12).
    Rolled {
        /// The player.
        seat: Seat,
        /// The treasure's place.
        slot: Slot,
        /// The effort to reach.
        effort: Pips,
        /// The rolls.
        dice: Dice,
        /// The dice that failed.
        failed: Dice,
        /// How many failed and are exhausted.
        exhausted: u8,
    },
    /// A player collected a treasure (C3.13).
    Collected {
        /// The player.
        seat: Seat,
        /// The treasure's place.
        slot: Slot,
        /// Its kind.
        kind: Kind,
        /// Its value, if the viewer knows it.
        coins: Option<Coins>,
    },
    /// A treasure was discarded (C3.10).
    Discarded {
        /// The treasure's place.
        slot: Slot,
        /// Its kind.
        kind: Kind,
        /// Its value, if the viewer knows it.
        coins: Option<Coins>,
    },
    /// A player re-rolled a die with an Idol (C5.1).
    Rerolled {
        /// The player.
        seat: Seat,
        /// The effort to reach.
        effort: Pips,
        /// The roll.
        roll: Pips,
        /// Whether it reached the effort.
        held: bool,
    },
    /// A player was among the first with two Idols (C5.2).
    IdolsEarned {
        /// The player.
        seat: Seat,
    },
    /// A player let a window pass.
    Declined {
        /// The player.
        seat: Seat,
    },
    /// The torches were passed (C3.15).
    TorchesPassed {
        /// The new leader.
        leader: Claimant,
    },
    /// A collection was counted (C4.1).
    Counted {
        /// The player.
        seat: Seat,
        /// The collection, in the order it was collected.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
        cards: ArrayVec<Card, 96>,
        /// Where each coin came from.
        sheet: ScoreSheet,
    },
    /// The players tied for first rolled off (C4.3).
    RolledOff {
        /// The dice of each seat.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Dice>"))]
        dice: BySeat<Dice>,
    },
    /// The safe tokens were dealt (V4.1).
    TokensDealt {
        /// The tokens that the viewer has.
        hand: Kinds,
        /// How many tokens lie aside.
        aside: u8,
    },
    /// A player asked the dead: they exhausted a die to look at a token aside (V4.2).
    Asked {
        /// The player.
        seat: Seat,
    },
    /// A player looked at a token aside (V4.2).
    TokenFound {
        /// The player.
        seat: Seat,
        /// Its kind, if the viewer is that player.
        kind: Option<Kind>,
    },
    /// A player sealed whether and what they give (V1.4).
    GiftSealed {
        /// The player.
        seat: Seat,
        /// What they give, if the viewer is that player.
        gift: Option<GiftSight>,
    },
    /// All players have sealed their gifts, and they are opened (V1.4).
    GiftsOpened {
        /// How many treasures are given.
        gifts: u8,
    },
    /// A treasure was given to an ally (V1.4).
    Given {
        /// The player who gave it.
        giver: Seat,
        /// The player who received it.
        receiver: Seat,
        /// The card's number in the giver's collection.
        number: CardNo,
        /// Its kind.
        kind: Kind,
        /// Its value, if the viewer knows it.
        coins: Option<Coins>,
    },
    /// The cursed kind was shown (V4.3).
    CurseShown {
        /// The kind.
        kind: Kind,
    },
    /// The game ended.
    Won {
        /// The winners.
        winners: SeatSet,
        /// The rank of an Only Child, who has nobody to win against (C6.7).
        rank: Option<Rank>,
    },
}

/// What a player sealed in the giving (V1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GiftSight {
    /// They give nothing.
    Nothing,
    /// They give this card of their collection.
    Card(CardNo),
}

impl GiftSight {
    fn of(gift: Option<CardNo>) -> GiftSight {
        gift.map_or(GiftSight::Nothing, GiftSight::Card)
    }
}

impl Event {
    /// Whether the event gave someone new information: a card turned up, looked at or drawn, a die rolled. An event that is not
    /// listed counts as one, so that it can't be undone without consent by mistake.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Looked { .. }
            | Event::Taken { .. }
            | Event::Collected { .. }
            | Event::TokensDealt { .. }
            | Event::TokenFound { .. }
            | Event::Given { .. } => true,
            Event::Discarded { .. } | Event::GiftSealed { .. } => false,
            Event::Open(sight) => !matches!(
                sight,
                Sight::Claimed { .. }
                    | Sight::Joined { .. }
                    | Sight::Asked { .. }
                    | Sight::Bumped { .. }
                    | Sight::Recovered { .. }
                    | Sight::ForcedRecovery { .. }
                    | Sight::Restored { .. }
                    | Sight::GhostSetAside { .. }
                    | Sight::Discarded { .. }
                    | Sight::IdolsEarned { .. }
                    | Sight::Declined { .. }
                    | Sight::TorchesPassed { .. }
                    | Sight::Won { .. }
            ),
        }
    }

    /// What `viewer` sees of the event.
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        match self {
            Event::Open(sight) => sight.clone(),
            Event::Looked { seat, cards } => {
                let sees = is_own(viewer, *seat);
                let cards =
                    cards.iter().map(|(slot, card)| (*slot, card.kind, sees.then_some(card.coins))).collect();
                Sight::Looked { seat: *seat, cards }
            }
            Event::Taken { seat, slot, card, known } => Sight::Taken {
                seat: *seat,
                slot: *slot,
                kind: card.kind,
                coins: known.includes(viewer).then_some(card.coins),
            },
            Event::Collected { seat, slot, card, known } => Sight::Collected {
                seat: *seat,
                slot: *slot,
                kind: card.kind,
                coins: known.includes(viewer).then_some(card.coins),
            },
            Event::Discarded { slot, kind, coins, known } => {
                Sight::Discarded { slot: *slot, kind: *kind, coins: coins.filter(|_| known.includes(viewer)) }
            }
            Event::TokensDealt { hands, players } => {
                let held = hands.iter().fold(Kinds::NONE, |all, hand| all.union(*hand));
                let hand = match viewer {
                    Viewer::Seat(seat) if seat.index() < *players => hands[seat.index()],
                    Viewer::Seat(_) | Viewer::Spectator => Kinds::NONE,
                    Viewer::Open => held,
                };
                Sight::TokensDealt { hand, aside: (Kind::COUNT - 1 - held.len()) as u8 }
            }
            Event::TokenFound { seat, kind } => {
                Sight::TokenFound { seat: *seat, kind: Some(*kind).filter(|_| is_own(viewer, *seat)) }
            }
            Event::GiftSealed { seat, gift } => Sight::GiftSealed {
                seat: *seat,
                gift: Some(GiftSight::of(*gift)).filter(|_| is_own(viewer, *seat)),
            },
            Event::Given { giver, receiver, number, card, known } => Sight::Given {
                giver: *giver,
                receiver: *receiver,
                number: *number,
                kind: card.kind,
                coins: known.includes(viewer).then_some(card.coins),
            },
        }
    }
}

/// Whether `viewer` sees what only `seat` may see.
fn is_own(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Spectator => false,
        Viewer::Open => true,
    }
}
