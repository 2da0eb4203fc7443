//! Sights: what one viewer sees of an event.

use game_core::{Seat, SeatSet};
use serde::Serialize;

use crate::action::Order;
use crate::set::print::{AdventurerCard, RoomCard};
use crate::{Letter, Place, Tower};

/// A fighter shown in a clash (D3.7).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fighter {
    /// The seat.
    pub seat: Seat,
    /// The fighter.
    pub adventurer: AdventurerCard,
    /// The rank it fights with: half with the Blooded Axe (D5.5).
    pub strength: u8,
}

/// Why a party stays at a tower after a fight (D3.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Holds {
    /// No other party is left.
    Alone,
    /// It has the most members.
    MostMembers,
    /// Another has as many members, but it has the lowest rank.
    LowestRank,
}

/// What one viewer sees of an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Sight {
    /// The deeds were dealt (D2.1).
    Dealt {
        /// The deed of each seat, where the viewer sees it.
        deeds: Vec<Option<Tower>>,
    },
    /// The first player was drawn (D2.1).
    FirstDrawn {
        /// The first player.
        first: Seat,
    },
    /// A round began.
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// The first player.
        first: Seat,
    },
    /// The discarded adventurers were shuffled into a new deck (D3.1).
    DeckShuffled {
        /// The number of cards.
        cards: u8,
    },
    /// An adventurer came to town (D3.1).
    Arrived {
        /// The adventurer.
        adventurer: AdventurerCard,
    },
    /// A seat discarded an adventurer to recruit another (D3.2).
    Dismissed {
        /// The seat.
        seat: Seat,
        /// The adventurer.
        adventurer: AdventurerCard,
    },
    /// A seat recruited (D3.2).
    Recruited {
        /// The seat.
        seat: Seat,
        /// The recruit.
        adventurer: AdventurerCard,
        /// The place in town.
        place: Place,
        /// The price for this seat.
        price: u8,
        /// The gold paid in tokens (D2.2).
        tokens: u8,
        /// The treasure cards paid.
        payment: Vec<RoomCard>,
        /// Whether the Gilding Flask was used (D5.5).
        gilded: bool,
    },
    /// A seat passed (D3.2, D3.17).
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A seat lost its unspent tokens (D2.2).
    TokensLost {
        /// The seat.
        seat: Seat,
        /// The amount of gold.
        gold: u8,
    },
    /// A party without a coloured member was discarded (D3.18).
    Disbanded {
        /// The seat.
        seat: Seat,
        /// The party.
        party: Vec<AdventurerCard>,
        /// The cards that it carried.
        carried: Vec<RoomCard>,
    },
    /// A seat put its pawn on an entrance (D3.5).
    Scouted {
        /// The seat.
        seat: Seat,
        /// The tower.
        tower: Tower,
    },
    /// A seat put its fighters in an order (D3.6).
    Sealed {
        /// The seat.
        seat: Seat,
        /// The order, where the viewer sees it.
        order: Option<Order>,
    },
    /// Fighters were shown and the lowest rank won (D3.7).
    Clashed {
        /// The tower.
        tower: Tower,
        /// The number of the clash, 1 to 3.
        clash: u8,
        /// The fighters, in the order of the seats.
        fighters: Vec<Fighter>,
        /// The seat whose fighter won; none if there was only one fighter.
        winner: Option<Seat>,
        /// Whether another fought with the same rank, so that the winner is the one that was not halved (D5.5).
        tied: bool,
    },
    /// A beaten fighter joined the winner (D3.8).
    Joined {
        /// The adventurer.
        adventurer: AdventurerCard,
        /// Its seat before.
        from: Seat,
        /// Its seat now.
        to: Seat,
        /// Whether it joined by the Silver Lute, under version 1 of the rules (D5.5).
        lute: bool,
    },
    /// A beaten Bard stayed in its party by the Silver Lute (D5.5).
    Spared {
        /// The seat.
        seat: Seat,
        /// The Bard.
        adventurer: AdventurerCard,
    },
    /// A beaten fighter died (D3.8).
    Killed {
        /// The adventurer.
        adventurer: AdventurerCard,
        /// Its seat before.
        owner: Seat,
        /// The seat whose fighter killed it.
        by: Seat,
    },
    /// A winner took a blood token into the kill zone (D3.9).
    BloodTaken {
        /// The seat that took it.
        seat: Seat,
        /// The seat whose token it is.
        owner: Seat,
    },
    /// The strongest party stayed at a tower, to enter it (D3.10).
    Stayed {
        /// The seat.
        seat: Seat,
        /// The tower.
        tower: Tower,
        /// Why it stayed.
        by: Holds,
    },
    /// A party went home from an entrance (D3.10).
    WentHome {
        /// The seat.
        seat: Seat,
        /// The tower.
        tower: Tower,
    },
    /// A party entered a tower (D3.11).
    Entered {
        /// The seat.
        seat: Seat,
        /// The tower.
        tower: Tower,
    },
    /// An Oracle or a Jester took a letter for this tower (D3.11).
    TookLetter {
        /// The seat.
        seat: Seat,
        /// The seat that took it.
        adventurer: AdventurerCard,
        /// The adventurer whose letter it is; none if there was no card left to turn up.
        from: Option<AdventurerCard>,
        /// The letter.
        letter: Option<Letter>,
    },
    /// An Oracle or a Jester was turned up for a Jester, and set aside (R7).
    SetAside {
        /// The adventurer.
        adventurer: AdventurerCard,
    },
    /// The discarded rooms of a tower were shuffled into a new deck (D3.15).
    RoomsShuffled {
        /// The tower.
        tower: Tower,
        /// The number of cards.
        cards: u8,
    },
    /// A party turned a room (D3.12).
    Turned {
        /// The seat.
        seat: Seat,
        /// The card.
        room: RoomCard,
    },
    /// A seat discarded the room just turned with the Wand of Doors (D5.5).
    WandUsed {
        /// The seat.
        seat: Seat,
        /// The card.
        room: RoomCard,
    },
    /// A seat ignored a death with the Tower Shield (D5.5).
    Shielded {
        /// The seat.
        seat: Seat,
    },
    /// A member died in a tower (D3.12).
    Died {
        /// The seat.
        seat: Seat,
        /// The adventurer.
        adventurer: AdventurerCard,
        /// The tower.
        tower: Tower,
        /// Whether a blood token was put on the entrance; there is none for a Mule.
        blood: bool,
        /// Whether Holy Water saved it, so that it waits at home (D5.5).
        saved: bool,
    },
    /// A party took a card (D3.13).
    Took {
        /// The seat.
        seat: Seat,
        /// The card.
        room: RoomCard,
    },
    /// A party discarded what it could not carry (D3.13).
    Dropped {
        /// The seat.
        seat: Seat,
        /// The cards.
        rooms: Vec<RoomCard>,
    },
    /// A seat looked at the next room of a tower (D5.5).
    Looked {
        /// The seat.
        seat: Seat,
        /// The tower.
        tower: Tower,
        /// The card, where the viewer sees it.
        room: Option<RoomCard>,
    },
    /// The last member of a party died; everything it carried was discarded (D3.15).
    WipedOut {
        /// The seat.
        seat: Seat,
        /// The cards that were lost.
        lost: Vec<RoomCard>,
    },
    /// A party left its tower (D3.14).
    Left {
        /// The seat.
        seat: Seat,
        /// The tower.
        tower: Tower,
        /// Whether the Silk Rope was used (D5.5).
        rope: bool,
        /// The cards that it carries.
        carried: Vec<RoomCard>,
    },
    /// A seat put the carried cards into its treasury, and saved adventurers returned to its party (D3.16).
    Gathered {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Vec<RoomCard>,
        /// The adventurers who waited at home.
        home: Vec<AdventurerCard>,
    },
    /// A seat paid for a deed (D3.17).
    PaidForDeed {
        /// The seat.
        seat: Seat,
        /// The gold paid in tokens (D2.2).
        tokens: u8,
        /// The treasure cards paid.
        payment: Vec<RoomCard>,
        /// Whether the Gilding Flask was used (D5.5).
        gilded: bool,
    },
    /// A seat drew a deed and put its own back (D3.17).
    DrewDeed {
        /// The seat.
        seat: Seat,
        /// The deed drawn, where the viewer sees it.
        drawn: Option<Tower>,
        /// The deed put back, where the viewer knows it.
        returned: Option<Tower>,
    },
    /// A seat declared, truthfully or not, and showed its deed (D4.2).
    Declared {
        /// The seat.
        seat: Seat,
        /// Its deed.
        deed: Tower,
        /// Its score.
        score: i32,
        /// Whether that is enough to win.
        wins: bool,
    },
    /// The game ended, and all deeds were shown.
    Ended {
        /// Who won.
        winners: SeatSet,
        /// The deed of each seat.
        deeds: Vec<Tower>,
        /// The score of each seat (D4.1).
        scores: Vec<i32>,
    },
}
