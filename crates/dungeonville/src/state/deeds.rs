//! The deeds, and what has been shown of them.

use game_core::{Seat, SeatSet};

use crate::Tower;
use crate::state::{PLAYERS, ROUNDS};

/// The most draws from the Deed House: with five players none, with four one for each player and round (D3.17).
pub(crate) const MOST_SWAPS: usize = (PLAYERS - 1) * ROUNDS as usize;

/// An exchange of a seat's deed for one from the Deed House (D3.17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Swap {
    pub(crate) seat: Seat,
    pub(crate) drawn: Tower,
    pub(crate) returned: Tower,
    /// Whether the deed put back had been shown to all.
    pub(crate) shown: bool,
}

/// Who owns which tower, and all swaps so far, because players can deduce owners from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deeds {
    dealt: [Option<Tower>; PLAYERS],
    owned: [Option<Tower>; PLAYERS],
    /// The seats whose deed is shown to all (D4.2).
    pub(crate) shown: SeatSet,
    swaps: [u8; MOST_SWAPS],
    count: u8,
}

impl Deeds {
    /// Before the deal.
    pub(crate) const NONE: Deeds = Deeds {
        dealt: [None; PLAYERS],
        owned: [None; PLAYERS],
        shown: SeatSet::EMPTY,
        swaps: [0; MOST_SWAPS],
        count: 0,
    };

    /// Gives `seat` its deed.
    pub(crate) fn deal(&mut self, seat: Seat, deed: Tower) {
        self.dealt[seat.index()] = Some(deed);
        self.owned[seat.index()] = Some(deed);
    }

    /// The deed of `seat`; none before the deal.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Option<Tower> {
        self.owned[seat.index()]
    }

    /// The deeds in the Deed House.
    #[inline]
    pub(crate) fn house(&self) -> impl Iterator<Item = Tower> + Clone + use<> {
        let owned = self.owned;
        Tower::ALL.into_iter().filter(move |tower| !owned.contains(&Some(*tower)))
    }

    /// Gives `seat` the deed `drawn`, and puts its own back.
    pub(crate) fn swap(&mut self, seat: Seat, drawn: Tower) {
        let shown = self.shown.contains(seat);
        self.swaps[usize::from(self.count)] =
            seat.index() as u8 | (drawn.index() as u8) << 3 | u8::from(shown) << 6;
        self.count += 1;
        self.owned[seat.index()] = Some(drawn);
        self.shown.remove(seat);
    }

    /// Whether there is no room for another swap; no game has more.
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.count) == MOST_SWAPS
    }

    /// Every swap so far, in order.
    pub(crate) fn swaps(&self) -> impl Iterator<Item = Swap> + '_ {
        let mut owned = self.dealt;
        self.swaps[..usize::from(self.count)].iter().filter_map(move |&bits| {
            let seat = Seat::at(usize::from(bits & 0b111))?;
            let drawn = Tower::ALL[usize::from(bits >> 3 & 0b111)];
            let returned = owned[seat.index()].replace(drawn)?;
            Some(Swap { seat, drawn, returned, shown: bits >> 6 != 0 })
        })
    }
}
