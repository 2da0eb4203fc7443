//! Answers of chance by purpose: every deck is shuffled once, and again when it has run out.

use game_core::{Luck, Purpose, shuffle};

use crate::chance::Chance;
use crate::state::State;
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Room, Tower, TowerRooms};

/// The deeds that are dealt, and the first player.
const START: Purpose = Purpose::only(0);
/// The order of the adventurers, for each time the deck is shuffled.
const ADVENTURERS: Purpose = Purpose::only(1);
/// The order of a tower's rooms: [`SHUFFLES`] for each tower.
const ROOMS: u8 = 2;
/// The order of the deeds in the Deed House: [`SEATS`] for each round.
const DEEDS: u8 = 3;

/// No game has so many rooms turned that a tower's deck is shuffled more often.
const SHUFFLES: u16 = 1 << 12;

/// No table has more seats.
const SEATS: u16 = 8;

impl State {
    /// Draws an answer to what the game waits for, by purpose.
    pub(crate) fn draw_answer(&self, luck: &mut impl Luck) -> Chance {
        match self.stage {
            Stage::Turn | Stage::Look => Chance::Room(self.room_of(luck)),
            Stage::Town | Stage::Jester => Chance::Draw(self.adventurer_of(luck)),
            Stage::Deed => {
                let place = u16::from(self.round) * SEATS + self.turn.index() as u16;
                let mut deeds = Tower::ALL;
                shuffle(&mut deeds, &mut luck.stream(Purpose::at(DEEDS, place)));
                let drawn = deeds.into_iter().find(|deed| self.deeds.house().any(|other| other == *deed));
                Chance::Deed(drawn.expect("the Deed House has a deed to draw"))
            }
            Stage::Deal | Stage::First => self.sample_answer(&mut luck.next(START)),
            stage => panic!("the game does not wait for chance at {stage:?}"),
        }
    }

    /// The first card of the adventurers' order that is in the deck.
    fn adventurer_of(&self, luck: &mut impl Luck) -> Adventurer {
        let shuffles = luck.shuffles(ADVENTURERS, self.deck.len());
        let mut order: Vec<Adventurer> = Adventurers::ALL.iter().collect();
        shuffle(&mut order, &mut luck.stream(Purpose { place: shuffles, ..ADVENTURERS }));
        let drawn = order.into_iter().find(|adventurer| self.deck.contains(*adventurer));
        drawn.expect("the deck has an adventurer to draw")
    }

    /// The first card of the tower's order that is in its deck.
    fn room_of(&self, luck: &mut impl Luck) -> Room {
        let tower = self.tower_of(self.turn);
        let deck = self.tower(tower).deck;
        let purpose = Purpose::at(ROOMS, tower.index() as u16 * SHUFFLES);
        let place = purpose.place + luck.shuffles(purpose, deck.len()) % SHUFFLES;
        let mut order: Vec<usize> = (0..TowerRooms::ALL.len()).collect();
        shuffle(&mut order, &mut luck.stream(Purpose { place, ..purpose }));
        let mut rooms = order.into_iter().filter_map(|index| TowerRooms::ALL.nth(tower, index));
        rooms.find(|room| deck.contains(*room)).expect("the deck has a room to turn")
    }
}
