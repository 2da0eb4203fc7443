//! What one viewer sees of what happened.

use game_core::{Seat, SeatSet};
use serde::Serialize;

use crate::action::Order;
use crate::print::{AdventurerCard, RoomCard};
use crate::{Letter, Place, Tower};

/// A fighter of a clash as it is shown (D3.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fighter {
    /// Whose.
    pub seat: Seat,
    /// Who fights.
    pub adventurer: AdventurerCard,
    /// The rank it fights at: half with the Blooded Axe (D5.5).
    pub strength: u8,
}

/// What one viewer sees of what happened.
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
        /// Who.
        first: Seat,
    },
    /// A round began.
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// The first player.
        first: Seat,
    },
    /// The discarded adventurers were shuffled to a new deck (D3.1).
    DeckShuffled {
        /// How many.
        cards: u8,
    },
    /// An adventurer came to town (D3.1).
    Arrived {
        /// Who.
        adventurer: AdventurerCard,
    },
    /// A seat discarded an adventurer so as to recruit another (D3.2).
    Dismissed {
        /// Whose.
        seat: Seat,
        /// Who.
        adventurer: AdventurerCard,
    },
    /// A seat recruited (D3.2).
    Recruited {
        /// Who.
        seat: Seat,
        /// Whom.
        adventurer: AdventurerCard,
        /// From where.
        place: Place,
        /// The price asked of this seat.
        price: u8,
        /// The gold paid in tokens (D2.2).
        tokens: u8,
        /// The treasure cards paid.
        payment: Vec<RoomCard>,
        /// Whether the Gilding Flask counted (D5.5).
        gilded: bool,
    },
    /// A seat passed (D3.2, D3.17).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat lost the tokens it had not spent (D2.2).
    TokensLost {
        /// Who.
        seat: Seat,
        /// How much gold.
        gold: u8,
    },
    /// A party without a coloured member was discarded whole (D3.18).
    Disbanded {
        /// Whose.
        seat: Seat,
        /// The party.
        party: Vec<AdventurerCard>,
        /// What it carried.
        carried: Vec<RoomCard>,
    },
    /// A seat put its pawn on an entrance (D3.5).
    Scouted {
        /// Who.
        seat: Seat,
        /// Where.
        tower: Tower,
    },
    /// A seat put its fighters in an order (D3.6).
    Sealed {
        /// Who.
        seat: Seat,
        /// The order, where the viewer sees it.
        order: Option<Order>,
    },
    /// Fighters were shown together and the lowest rank won (D3.7).
    Clashed {
        /// Where.
        tower: Tower,
        /// Which clash of the three, from 1.
        clash: u8,
        /// The fighters, in the order of the seats.
        fighters: Vec<Fighter>,
        /// Whose fighter won; none if one stood alone.
        winner: Option<Seat>,
    },
    /// A beaten fighter joined the winner (D3.8).
    Joined {
        /// Who.
        adventurer: AdventurerCard,
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
        /// Whether the Silver Lute made it so (D5.5).
        lute: bool,
    },
    /// A beaten fighter died (D3.8).
    Killed {
        /// Who.
        adventurer: AdventurerCard,
        /// Whose it was.
        owner: Seat,
        /// Whose fighter killed it.
        by: Seat,
    },
    /// A winner took a blood token into the kill zone (D3.9).
    BloodTaken {
        /// Who took it.
        seat: Seat,
        /// Whose token.
        owner: Seat,
    },
    /// The party with most members stayed to enter (D3.10).
    Stayed {
        /// Whose.
        seat: Seat,
        /// Where.
        tower: Tower,
    },
    /// A party went home from an entrance (D3.10).
    WentHome {
        /// Whose.
        seat: Seat,
        /// From where.
        tower: Tower,
    },
    /// A party entered a tower (D3.11).
    Entered {
        /// Whose.
        seat: Seat,
        /// Where.
        tower: Tower,
    },
    /// An Oracle or a Jester took a letter for this tower (D3.11).
    TookLetter {
        /// Whose.
        seat: Seat,
        /// Who took it.
        adventurer: AdventurerCard,
        /// From whom; none if nobody was left to be turned up.
        from: Option<AdventurerCard>,
        /// The letter.
        letter: Option<Letter>,
    },
    /// An Oracle or a Jester was turned up for a Jester, and set aside (R7).
    SetAside {
        /// Who.
        adventurer: AdventurerCard,
    },
    /// The discarded rooms of a tower were shuffled to a new deck (D3.15).
    RoomsShuffled {
        /// Where.
        tower: Tower,
        /// How many.
        cards: u8,
    },
    /// A party turned a room (D3.12).
    Turned {
        /// Whose.
        seat: Seat,
        /// The card.
        room: RoomCard,
    },
    /// A seat threw the room just turned away with the Wand of Doors (D5.5).
    WandUsed {
        /// Who.
        seat: Seat,
        /// The card.
        room: RoomCard,
    },
    /// A seat ignored a death with the Tower Shield (D5.5).
    Shielded {
        /// Who.
        seat: Seat,
    },
    /// A member died in a tower (D3.12).
    Died {
        /// Whose.
        seat: Seat,
        /// Who.
        adventurer: AdventurerCard,
        /// Where.
        tower: Tower,
        /// Whether a blood token was put on the entrance; a Mule places none.
        blood: bool,
        /// Whether it waits at home by Holy Water (D5.5).
        saved: bool,
    },
    /// A party took the card (D3.13).
    Took {
        /// Whose.
        seat: Seat,
        /// The card.
        room: RoomCard,
    },
    /// A party discarded what it could not carry (D3.13).
    Dropped {
        /// Whose.
        seat: Seat,
        /// The cards.
        rooms: Vec<RoomCard>,
    },
    /// A seat looked at the next room of a tower (D5.5).
    Looked {
        /// Who.
        seat: Seat,
        /// Where.
        tower: Tower,
        /// The card, where the viewer sees it.
        room: Option<RoomCard>,
    },
    /// The last member of a party died; everything carried was discarded (D3.15).
    WipedOut {
        /// Whose.
        seat: Seat,
        /// What was lost.
        lost: Vec<RoomCard>,
    },
    /// A party left its tower (D3.14).
    Left {
        /// Whose.
        seat: Seat,
        /// From where.
        tower: Tower,
        /// Whether the Silk Rope was needed (D5.5).
        rope: bool,
        /// What it carries.
        carried: Vec<RoomCard>,
    },
    /// Carried cards joined the treasury, and those saved the party (D3.16).
    Gathered {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<RoomCard>,
        /// Those who waited at home.
        home: Vec<AdventurerCard>,
    },
    /// A seat paid for a deed (D3.17).
    PaidForDeed {
        /// Who.
        seat: Seat,
        /// The treasure cards paid.
        payment: Vec<RoomCard>,
        /// Whether the Gilding Flask counted (D5.5).
        gilded: bool,
    },
    /// A seat drew a deed and put its own back (D3.17).
    DrewDeed {
        /// Who.
        seat: Seat,
        /// The deed drawn, where the viewer sees it.
        drawn: Option<Tower>,
        /// The deed put back, where the viewer knows it.
        returned: Option<Tower>,
    },
    /// A seat declared, truly or not, and its deed is shown (D4.2).
    Declared {
        /// Who.
        seat: Seat,
        /// Its deed.
        deed: Tower,
        /// Its score.
        score: i32,
        /// Whether that is enough.
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
