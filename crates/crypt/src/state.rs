//! The full state of a game.

use game_core::{BySeat, CommonRefusal, Seat, SeatSet};
use serde::Serialize;

use crate::card::{Kind, KindCounts, Pile};
use crate::collector::{Side, Sides};
use crate::dice::{DICE, Pips, SLOTS, Slot, Stake};
use crate::kept::{Kept, PLAYERS};
use crate::refusal::Refusal;
use crate::setup::{LeaderChoice, Recall, Setup, SidesChoice};
use crate::treasure::Treasure;

/// A participant who takes turns in a round: a player, or the Ghost of Only Child.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Claimant {
    /// A player.
    Seat(Seat),
    /// The Ghost (C6).
    Ghost,
}

impl Claimant {
    /// The player's seat; none for the Ghost.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Claimant::Seat(seat) => Some(seat),
            Claimant::Ghost => None,
        }
    }
}

/// The seat's letter, or `G` for the Ghost.
impl std::fmt::Display for Claimant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Claimant::Seat(seat) => seat.fmt(f),
            Claimant::Ghost => f.write_str("G"),
        }
    }
}

/// The stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The collectors' sides are being drawn; the leader is drawn next unless already fixed.
    Sides {
        /// The leader fixed by the setup.
        leader: Option<Seat>,
    },
    /// The first leader is being drawn.
    Leader,
    /// The cards of a round are being drawn (C3.1).
    Reveal,
    /// The Pottery B window: this seat may take a face-down card (C3.2).
    Pottery(Seat),
    /// The claim turn after this many others in this round (C3.3).
    Claim(u8),
    /// Dice are being rolled (C3.12).
    Collect,
    /// The Idol A window: this seat may re-roll (C3.14).
    Idol(Seat),
    /// The last window: this seat can still free a die (C4.2).
    Last(Seat),
    /// These seats, tied for first, are rolling off (C4.3).
    RollOff(SeatSet),
    /// The game is over; these seats have won.
    Over(SeatSet),
}

/// What chance is asked for in the middle of a stage, after an ability was paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Pending {
    /// This seat is looking at face-down cards that nobody has seen (C5.5).
    Look(Seat),
    /// This seat is taking a face-down card that nobody has seen (C5.8).
    Take(Seat, Slot),
    /// This seat is re-rolling a die that failed at this effort (C5.1).
    Reroll(Seat, Pips),
}

/// Dice on a treasure, and their owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The owner of the dice.
    pub by: Claimant,
    /// The dice.
    pub stake: Stake,
}

/// A place in the row: the treasure, unless it was taken, and the dice on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spot {
    pub(crate) treasure: Option<Treasure>,
    pub(crate) standing: Option<Standing>,
}

impl Spot {
    pub(crate) const EMPTY: Spot = Spot { treasure: None, standing: None };

    /// The stake of a player, with the player; none if there are no dice or only the Ghost's.
    #[inline]
    pub(crate) fn player_stake(&self) -> Option<(Seat, Stake)> {
        let standing = self.standing?;
        Some((standing.by.seat()?, standing.stake))
    }
}

/// Dice that failed in this Collect phase and are still exhausted, counted by effort, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Failed(u16);

impl Failed {
    #[inline]
    pub(crate) fn count(self, effort: Pips) -> u8 {
        (self.0 >> (effort.get() * 2)) as u8 & 0b11
    }

    #[inline]
    pub(crate) fn add(&mut self, effort: Pips, dice: u8) {
        self.0 += u16::from(dice) << (effort.get() * 2);
    }

    #[inline]
    pub(crate) fn remove(&mut self, effort: Pips) {
        self.0 -= 1 << (effort.get() * 2);
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of dice.
    #[inline]
    pub(crate) fn dice(self) -> u8 {
        Pips::ALL.into_iter().map(|effort| self.count(effort)).sum()
    }

    /// The efforts at which at least one die failed, lowest first.
    #[inline]
    pub(crate) fn efforts(self) -> impl Iterator<Item = Pips> {
        Pips::ALL.into_iter().filter(move |&effort| self.count(effort) > 0)
    }
}

/// A player's dice that are not on treasures, and how many cards of each kind they can still flip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Board {
    /// Dice available on the player card.
    pub(crate) home: u8,
    /// Exhausted dice, with those that failed in this phase.
    pub(crate) exhausted: u8,
    pub(crate) failed: Failed,
    pub(crate) unflipped: [u8; Kind::COUNT],
}

impl Board {
    pub(crate) const START: Board =
        Board { home: DICE, exhausted: 0, failed: Failed(0), unflipped: [0; Kind::COUNT] };

    /// Dice that were exhausted before this Collect phase.
    #[inline]
    pub(crate) fn exhausted_earlier(&self) -> u8 {
        self.exhausted - self.failed.dice()
    }
}

/// A game of Crypt: everything that is true now, and nothing about the future.
///
/// A face-down card that nobody has looked at has no value yet, and the deck has no order: only the kind on top is fixed,
/// because everyone sees it. Values are answers of chance, drawn when someone looks.
///
/// A state can't be serialized, so that it can't be sent by accident; views can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Cards that nobody has seen: in the deck, face down in the crypt, or discarded face down.
    pub(crate) unseen: Pile,
    pub(crate) kept: Kept,
    pub(crate) boards: BySeat<Board, PLAYERS>,
    pub(crate) row: [Spot; SLOTS],
    /// The number of cards of each kind in the deck.
    pub(crate) deck: KindCounts,
    /// The kind on top of the deck; none before the first reveal and when the deck is empty.
    pub(crate) top: Option<Kind>,
    pub(crate) stage: Stage,
    pub(crate) pending: Option<Pending>,
    pub(crate) leader: Claimant,
    pub(crate) sides: Sides,
    pub(crate) recall: Recall,
    /// The seats that placed dice in this round (C3.11).
    pub(crate) placed: SeatSet,
    /// The seats that earned the +5 of Idol B (C5.2).
    pub(crate) idol_earners: SeatSet,
    /// The Ghost's dice that were bumped in this round (C6.5).
    pub(crate) ghost_bumped: u8,
}

impl State {
    pub(crate) fn begin(setup: &Setup) -> Result<State, Refusal> {
        let players = setup.players;
        if !(1..=PLAYERS as u8).contains(&players) {
            return Err(Refusal::Players(players));
        }
        let leader = match setup.leader {
            LeaderChoice::Fixed(seat) if players == 1 && seat != Seat::A => {
                return Err(Refusal::SoloLeader(seat));
            }
            LeaderChoice::Fixed(seat) if seat.index() >= players as usize => {
                return Err(CommonRefusal::NoSuchSeat(seat).into());
            }
            LeaderChoice::Fixed(seat) => Some(seat),
            LeaderChoice::Random if players == 1 => Some(Seat::A),
            LeaderChoice::Random => None,
        };
        let unseen = Pile::deck(players as usize);
        let (sides, stage) = match (setup.sides, leader) {
            (SidesChoice::Random, leader) => (Sides::ALL_A, Stage::Sides { leader }),
            (SidesChoice::Chosen(sides), None) => (sides, Stage::Leader),
            (SidesChoice::Chosen(sides), Some(_)) => (sides, Stage::Reveal),
        };
        let leader = match stage {
            Stage::Sides { .. } => Seat::A,
            _ => leader.unwrap_or(Seat::A),
        };
        Ok(State {
            unseen,
            kept: Kept::NONE,
            boards: BySeat::new(players as usize, |_| Board::START),
            row: [Spot::EMPTY; SLOTS],
            deck: KindCounts::new(|kind| unseen.count_kind(kind) as u8),
            top: None,
            stage,
            pending: None,
            leader: Claimant::Seat(leader),
            sides,
            recall: setup.recall,
            placed: SeatSet::EMPTY,
            idol_earners: SeatSet::EMPTY,
            ghost_bumped: 0,
        })
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.boards.count()
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players() == 1
    }

    /// Whether the collector of `kind` shows `side`.
    #[inline]
    pub(crate) fn shows(&self, kind: Kind, side: Side) -> bool {
        self.sides.of(kind) == side
    }

    /// The number of cards in the deck.
    #[inline]
    pub(crate) fn deck_len(&self) -> usize {
        self.deck.total() as usize
    }

    /// The places of this table's row.
    #[inline]
    pub(crate) fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone + use<> {
        Slot::first(row_len(self.players()))
    }

    #[inline]
    pub(crate) fn spot(&self, slot: Slot) -> &Spot {
        &self.row[slot.index()]
    }

    /// The face-down treasures of the crypt, with their places.
    #[inline]
    pub(crate) fn face_down(&self) -> impl Iterator<Item = (Slot, Treasure)> {
        self.slots()
            .filter_map(|slot| Some((slot, self.spot(slot).treasure.filter(|card| card.is_secret())?)))
    }

    /// The players in turn order, the Leader first (C3).
    #[inline]
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        let leader = self.leader.seat().unwrap_or(Seat::A);
        (0..players).map(move |steps| leader.left(steps, players))
    }

    /// The number of claim turns in a round (C3.3).
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        turns(self.players())
    }

    /// Who takes the claim turn at index `turn` (C3.3, C6.3).
    #[inline]
    pub(crate) fn claimant(&self, turn: u8) -> Claimant {
        claimant(self.leader, turn, self.players())
    }
}

/// The number of face-up cards in a round (C3.1).
#[inline]
pub(crate) const fn face_up_cards(players: usize) -> usize {
    match players {
        1 | 2 => 2,
        players => players,
    }
}

/// The number of cards in a round, face up or down (C3.1).
#[inline]
pub(crate) const fn row_len(players: usize) -> usize {
    match players {
        1 | 2 => 3,
        3 => 4,
        _ => 6,
    }
}

/// The number of claim turns in a round for this many players (C3.3).
#[inline]
pub(crate) const fn turns(players: usize) -> u8 {
    if players <= 2 { 3 } else { players as u8 }
}

/// Who takes the claim turn at index `turn` when `leader` leads (C3.3, C6.3).
#[inline]
pub(crate) fn claimant(leader: Claimant, turn: u8, players: usize) -> Claimant {
    match leader {
        Claimant::Seat(seat) if players > 1 => Claimant::Seat(seat.left(turn as usize, players)),
        Claimant::Seat(_) | Claimant::Ghost => {
            let leads = turn.is_multiple_of(2);
            if leads == (leader == Claimant::Ghost) { Claimant::Ghost } else { Claimant::Seat(Seat::A) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_within_256_bytes() {
        assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    }

    #[test]
    fn c2_3_all_dice_start_available() {
        let state = State::begin(&Setup::new(4)).unwrap();
        assert!(state.boards.as_slice().iter().all(|board| board.home == 3 && board.exhausted == 0));
    }

    #[test]
    fn c3_3_with_two_players_the_leader_takes_a_second_turn() {
        let turns = |leader, players| -> String {
            (0..turns(players)).map(|turn| claimant(leader, turn, players).to_string()).collect()
        };
        assert_eq!(turns(Claimant::Seat(Seat::B), 2), "bab");
        assert_eq!(turns(Claimant::Seat(Seat::B), 3), "bca");
        assert_eq!(turns(Claimant::Seat(Seat::D), 4), "dabc");
    }

    #[test]
    fn c6_3_the_ghost_and_the_player_alternate() {
        let turns = |leader| -> String { (0..3).map(|turn| claimant(leader, turn, 1).to_string()).collect() };
        assert_eq!(turns(Claimant::Seat(Seat::A)), "aGa");
        assert_eq!(turns(Claimant::Ghost), "GaG");
    }
}
