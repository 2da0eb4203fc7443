//! Events, and who sees what of them.

use game_core::{Seat, Viewer};

use crate::Tower;
use crate::action::Order;
use crate::set::print::RoomCard;
use crate::sight::Sight;

/// Something that happened, with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something that everyone sees in full.
    Open(Sight),
    /// The deeds were dealt (D2.1).
    Dealt {
        /// The deed of each seat, in order.
        deeds: Vec<Tower>,
    },
    /// A seat put its fighters in an order (D3.6).
    Sealed {
        /// The seat.
        seat: Seat,
        /// The order.
        order: Order,
    },
    /// A seat looked at the next room of a tower (D5.5).
    Looked {
        /// The seat.
        seat: Seat,
        /// The room.
        room: RoomCard,
    },
    /// A seat drew a deed and put its own back (D3.17).
    DrewDeed {
        /// The seat.
        seat: Seat,
        /// The deed drawn.
        drawn: Tower,
        /// The deed put back.
        returned: Tower,
        /// Whether the deed put back had been shown to all.
        shown: bool,
    },
}

/// Whether `viewer` sees the secrets of `seat`.
pub(crate) fn sees(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Spectator => false,
        Viewer::Open => true,
    }
}

impl Event {
    /// What `viewer` sees of the event.
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        match self {
            Event::Open(sight) => sight.clone(),
            Event::Dealt { deeds } => {
                let seats = Seat::first(deeds.len()).zip(deeds);
                let deeds = seats.map(|(seat, &deed)| sees(viewer, seat).then_some(deed)).collect();
                Sight::Dealt { deeds }
            }
            Event::Sealed { seat, order } => {
                Sight::Sealed { seat: *seat, order: sees(viewer, *seat).then_some(*order) }
            }
            Event::Looked { seat, room } => Sight::Looked {
                seat: *seat,
                tower: room.tower,
                room: sees(viewer, *seat).then(|| room.clone()),
            },
            Event::DrewDeed { seat, drawn, returned, shown } => {
                let own = sees(viewer, *seat);
                Sight::DrewDeed {
                    seat: *seat,
                    drawn: own.then_some(*drawn),
                    returned: (own || *shown).then_some(*returned),
                }
            }
        }
    }

    /// Whether the event revealed something that a player did not know: a card turned, drawn, shown or looked at. An event that
    /// is not listed counts as one, so that it can't be undone without consent by mistake.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::Dealt { .. } | Event::Looked { .. } | Event::DrewDeed { .. } => true,
            Event::Sealed { .. } => false,
            Event::Open(sight) => !matches!(
                sight,
                Sight::RoundBegan { .. }
                    | Sight::DeckShuffled { .. }
                    | Sight::Dismissed { .. }
                    | Sight::Recruited { .. }
                    | Sight::Passed { .. }
                    | Sight::TokensLost { .. }
                    | Sight::Disbanded { .. }
                    | Sight::Scouted { .. }
                    | Sight::Sealed { .. }
                    | Sight::Joined { .. }
                    | Sight::Spared { .. }
                    | Sight::Killed { .. }
                    | Sight::BloodTaken { .. }
                    | Sight::Stayed { .. }
                    | Sight::WentHome { .. }
                    | Sight::Entered { .. }
                    | Sight::RoomsShuffled { .. }
                    | Sight::WandUsed { .. }
                    | Sight::Shielded { .. }
                    | Sight::Died { .. }
                    | Sight::Took { .. }
                    | Sight::Dropped { .. }
                    | Sight::WipedOut { .. }
                    | Sight::Left { .. }
                    | Sight::Gathered { .. }
                    | Sight::PaidForDeed { .. }
            ),
        }
    }
}
