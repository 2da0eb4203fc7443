//! The colours of the seats' pieces.

use game_core::Seat;
use protocol::{Colour, PersonId, Refusal};

use crate::play::Playable;
use crate::record::Record;
use crate::state::Table;

impl<G: Playable> Table<G> {
    /// The colour of each seat. A seat whose person has not chosen has the one that it had in the game before, or the one of its
    /// place, or else the first that is free.
    pub(crate) fn colours(&self) -> Vec<Colour> {
        let mut colours: Vec<Option<Colour>> = self.seat_states.iter().map(|state| state.colour).collect();
        let kept = self.charter.kept.as_ref().map_or(&[][..], |kept| &kept.colours);
        for usual in [kept, &Colour::ALL] {
            for (seat, own) in usual.iter().enumerate().take(colours.len()) {
                if colours[seat].is_none() && !colours.contains(&Some(*own)) {
                    colours[seat] = Some(*own);
                }
            }
        }
        for colour in Colour::ALL {
            let waiting = colours.iter().position(Option::is_none);
            if let Some(seat) = waiting
                && !colours.contains(&Some(colour))
            {
                colours[seat] = Some(colour);
            }
        }
        colours.into_iter().map(|colour| colour.expect("there are as many colours as seats")).collect()
    }

    /// A person chooses a colour. One that a seat has without having chosen it is free.
    pub(crate) fn choose_colour(&self, person: &PersonId, colour: Colour) -> Result<Vec<Record>, Refusal> {
        self.gathering()?;
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let chosen = |seat: Seat| self.seat_state(seat).colour == Some(colour);
        if chosen(seat) {
            return Ok(Vec::new());
        }
        if self.seats().any(chosen) {
            return Err(Refusal::ColourTaken);
        }
        Ok(vec![Record::Coloured { seat, colour }])
    }
}
