//! The state of a game.

pub(crate) mod deeds;
pub(crate) mod trail;

use game_core::{BySeat, CommonRefusal, Seat, SeatSet};

use crate::action::Order;
use crate::refusal::Refusal;
use crate::set::InPlay;
use crate::state::deeds::Deeds;
use crate::state::trail::Trail;
use crate::vocabulary::sets::TowerRooms;
use crate::vocabulary::setup::{FirstChoice, Setup};
use crate::vocabulary::stage::Stage;
use crate::{Adventurers, Item, Letter, Room, Rooms, Tower};

/// The most players.
pub const PLAYERS: usize = 5;

/// After this many rounds the highest score wins (D4.4).
pub const ROUNDS: u8 = 40;

/// The score that usually wins when declared (D2.3, D4.2).
pub const WINNING: i32 = 7;

/// After this many rooms of one expedition the party leaves (R11).
pub const MOST_ROOMS: u8 = 32;

/// The number of adventurers up to which a player must recruit (D3.2).
pub const PARTY: usize = 3;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) party: Adventurers,
    /// Adventurers saved by Holy Water, who wait at home until harvest (D5.5).
    pub(crate) home: Adventurers,
    pub(crate) treasury: Rooms,
    /// What the party carries from the tower at which its pawn stands.
    pub(crate) carried: TowerRooms,
    /// The tower at which the party stands; none at home.
    pub(crate) pawn: Option<Tower>,
    /// The blood tokens in the kill zone, by owner (D3.9).
    pub(crate) kills: [u8; PLAYERS],
    /// Gold in tokens, for the first round (D2.2).
    pub(crate) gold: u8,
    /// Where the party has been since the player got the current deed.
    pub(crate) trail: Trail,
}

/// The state of one tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TowerState {
    /// The cards of the deck, without an order.
    pub(crate) deck: TowerRooms,
    pub(crate) discards: TowerRooms,
    /// The card on top of the deck, if a player has looked at it (D5.5).
    pub(crate) top: Option<Room>,
    /// The seats that have looked at it.
    pub(crate) known: SeatSet,
    /// The blood tokens on the entrance, by owner (D3.12).
    pub(crate) blood: [u16; PLAYERS],
}

impl TowerState {
    const START: TowerState = TowerState { deck: TowerRooms::ALL, ..TowerState::EMPTY };

    /// A tower without cards and tokens.
    pub(crate) const EMPTY: TowerState = TowerState {
        deck: TowerRooms::NONE,
        discards: TowerRooms::NONE,
        top: None,
        known: SeatSet::EMPTY,
        blood: [0; PLAYERS],
    };
}

/// The fights of a round (D3.6, D3.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Battle {
    pub(crate) orders: [Order; PLAYERS],
    /// The seats that have given an order.
    pub(crate) sealed: SeatSet,
    /// The tower of the current fight; none before the first clash.
    pub(crate) tower: Option<Tower>,
    /// The number of clashes that are resolved there.
    pub(crate) clash: u8,
    /// Fighters who joined a winner in this round; they do not fight again (D3.8).
    pub(crate) joined: Adventurers,
    /// The seats that have used the Silver Lute (D5.5).
    pub(crate) lutes: SeatSet,
}

/// The expedition of the seat whose turn it is (D3.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Expedition {
    /// The letter that the Jester has taken for this tower (D3.11).
    pub(crate) jester: Option<Letter>,
    /// The letter that the Oracle has taken for this tower (D3.11).
    pub(crate) oracle: Option<Letter>,
    /// Adventurers turned up for a Jester and set aside (R7).
    pub(crate) aside: Adventurers,
    /// The room turned last.
    pub(crate) turned: Option<Room>,
    /// The number of rooms turned.
    pub(crate) rooms: u8,
    /// Whether a member died in that room (D3.14).
    pub(crate) died: bool,
    /// The items whose power is used up.
    pub(crate) used: Items,
}

/// A set of items.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Items(u16);

impl Items {
    #[inline]
    pub(crate) const fn contains(self, item: Item) -> bool {
        self.0 >> item.index() & 1 != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, item: Item) {
        self.0 |= 1 << item.index();
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |item| self.contains(*item))
    }
}

/// The full state of a game of Dungeonville, without anything that is still to be drawn.
///
/// Decks are sets without an order: a card is chosen when it is drawn, or when a player looks at it.
///
/// A state can't be serialized, so that it can't be sent by accident; views can.
///
/// A state only refers to its card set. The set must be kept elsewhere for as long as the state is used, by the setup or a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) cards: InPlay,
    pub(crate) players: BySeat<Player, PLAYERS>,
    pub(crate) towers: [TowerState; Tower::COUNT],
    /// The adventurers of the deck, without an order.
    pub(crate) deck: Adventurers,
    pub(crate) discards: Adventurers,
    pub(crate) town: Adventurers,
    pub(crate) battle: Battle,
    pub(crate) expedition: Expedition,
    pub(crate) deeds: Deeds,
    pub(crate) stage: Stage,
    /// Whose turn it is, or was last.
    pub(crate) turn: Seat,
    pub(crate) first: Seat,
    /// The round, from 1.
    pub(crate) round: u8,
    /// Whether the first player has not been drawn yet.
    pub(crate) draw_first: bool,
    /// The version of the rules.
    pub(crate) rules: Rules,
    /// The score that wins when declared (D2.3).
    pub(crate) points: u8,
}

/// A version of the rules that games can be played by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Rules {
    /// Tokens are lost after the first recruiting, the Silver Lute makes a beaten fighter join, and seven points win.
    First = 1,
    /// As `docs/rules/dungeonville.md` says.
    Second = 2,
}

impl Rules {
    pub(crate) const CURRENT: Rules = Rules::Second;

    /// The rules of this version.
    pub(crate) fn of_version(version: u32) -> Option<Rules> {
        [Rules::First, Rules::Second].into_iter().find(|rules| rules.version() == version)
    }

    /// The number of the version.
    pub(crate) const fn version(self) -> u32 {
        self as u32
    }
}

impl State {
    pub(crate) fn begin(setup: &Setup) -> Result<State, Refusal> {
        State::begin_under(Rules::CURRENT, setup)
    }

    /// A new game under these rules.
    pub(crate) fn begin_under(rules: Rules, setup: &Setup) -> Result<State, Refusal> {
        let players = setup.players;
        if !(2..=PLAYERS as u8).contains(&players) {
            return Err(Refusal::Players(players));
        }
        if !Setup::GOLD.contains(&setup.gold) && setup.gold != setup.cards.starting_gold() {
            return Err(Refusal::Gold(setup.gold));
        }
        let choosable = if rules == Rules::First { &Setup::POINTS[..1] } else { &Setup::POINTS };
        if !choosable.contains(&setup.points) {
            return Err(Refusal::Points(setup.points));
        }
        let first = match setup.first {
            FirstChoice::Fixed(seat) if seat.index() >= players as usize => {
                return Err(CommonRefusal::NoSuchSeat(seat).into());
            }
            FirstChoice::Fixed(seat) => Some(seat),
            FirstChoice::Random => None,
        };
        let seat = first.unwrap_or(Seat::A);
        Ok(State {
            cards: setup.cards.in_play()?,
            players: BySeat::new(players as usize, |_| Player { gold: setup.gold, ..Player::default() }),
            towers: [TowerState::START; Tower::COUNT],
            deck: Adventurers::ALL,
            discards: Adventurers::NONE,
            town: Adventurers::NONE,
            battle: Battle::default(),
            expedition: Expedition::default(),
            deeds: Deeds::NONE,
            stage: Stage::Deal,
            turn: seat,
            first: seat,
            round: 1,
            draw_first: first.is_none(),
            rules,
            points: setup.points,
        })
    }

    /// The score that wins when declared (D2.3, D4.2).
    #[inline]
    pub(crate) fn winning(&self) -> i32 {
        i32::from(self.points)
    }

    /// The seats in turn order, from the first player (D3).
    #[inline]
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first, self.players.count());
        (0..players).map(move |steps| first.left(steps, players))
    }

    #[inline]
    pub(crate) fn tower(&self, tower: Tower) -> &TowerState {
        &self.towers[tower.index()]
    }

    #[inline]
    pub(crate) fn tower_mut(&mut self, tower: Tower) -> &mut TowerState {
        &mut self.towers[tower.index()]
    }

    /// The seats whose parties stand at `tower`.
    #[inline]
    pub(crate) fn at(&self, tower: Tower) -> SeatSet {
        let here = self.players.iter().filter(|(_, player)| player.pawn == Some(tower));
        here.map(|(seat, _)| seat).collect()
    }

    /// The seats that must fight: their party shares a tower with another (D3.6).
    #[inline]
    pub(crate) fn fighters(&self) -> SeatSet {
        let met = Tower::ALL.into_iter().map(|tower| self.at(tower)).filter(|seats| seats.len() > 1);
        met.fold(SeatSet::EMPTY, SeatSet::union)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_within_1_kib() {
        assert!(size_of::<State>() < 1024, "{} bytes", size_of::<State>());
    }

    #[test]
    fn d2_2_each_player_starts_with_tokens() {
        let state = State::begin(&Setup { gold: 80, ..Setup::new(3) }).unwrap();
        assert!(state.players.as_slice().iter().all(|player| player.gold == 80));
        assert_eq!(State::begin(&Setup { gold: 50, ..Setup::new(3) }), Err(Refusal::Gold(50)));
    }

    #[test]
    fn d2_3_a_table_chooses_the_points_that_win() {
        for points in [5, 7, 9] {
            let setup = Setup { points, ..Setup::new(3) };
            assert_eq!(State::begin(&setup).unwrap().winning(), i32::from(points));
        }
        for points in [0, 6, 8, 10] {
            let setup = Setup { points, ..Setup::new(3) };
            assert_eq!(State::begin(&setup), Err(Refusal::Points(points)));
        }
    }

    #[test]
    fn d2_3_version_1_needs_seven_points() {
        let under_first = |points| {
            let setup = Setup { points, ..Setup::version_1(3) };
            State::begin_under(Rules::First, &setup).map(|state| state.winning())
        };
        assert_eq!(under_first(7), Ok(7));
        assert_eq!((under_first(5), under_first(9)), (Err(Refusal::Points(5)), Err(Refusal::Points(9))));
    }
}
