//! The colours of the seats' pieces.

use game_core::{PieceColour, Seat, SeatSet};
use protocol::{PersonId, Refusal};

use crate::play::Playable;
use crate::record::Record;
use crate::state::Table;

impl<G: Playable> Table<G> {
    /// The seats that have one colour: those of each team if teams play against each other, otherwise each seat.
    fn sides(&self) -> Vec<SeatSet> {
        let teams: Vec<SeatSet> = self.teams().iter().collect();
        if teams.len() > 1 { teams } else { self.seats().map(SeatSet::only).collect() }
    }

    /// The colour of each seat. A side of which nobody has chosen has the one that it had in the game before, or the one of its
    /// place, or else the first that is free.
    pub(crate) fn colours(&self) -> Vec<PieceColour> {
        let sides = self.sides();
        let chosen = |side: &SeatSet| side.iter().find_map(|seat| self.seat_state(seat).colour);
        let mut colours: Vec<Option<PieceColour>> = sides.iter().map(chosen).collect();
        let kept = self.charter.kept.as_ref().map_or(&[][..], |kept| &kept.colours);
        let kept: Vec<PieceColour> =
            sides.iter().filter_map(|side| kept.get(side.first()?.index()).copied()).collect();
        for usual in [&kept[..], &PieceColour::ALL] {
            for (side, own) in usual.iter().enumerate().take(colours.len()) {
                if colours[side].is_none() && !colours.contains(&Some(*own)) {
                    colours[side] = Some(*own);
                }
            }
        }
        for colour in PieceColour::ALL {
            let waiting = colours.iter().position(Option::is_none);
            if let Some(side) = waiting
                && !colours.contains(&Some(colour))
            {
                colours[side] = Some(colour);
            }
        }
        let of = |seat: Seat| {
            let side = sides.iter().position(|side| side.contains(seat)).expect("every seat has a side");
            colours[side].expect("there are as many colours as seats")
        };
        self.seats().map(of).collect()
    }

    /// A person chooses a colour, for their allies too if those have the same. One that a seat has without having chosen it is free.
    pub(crate) fn choose_colour(
        &self,
        person: &PersonId,
        colour: PieceColour,
    ) -> Result<Vec<Record>, Refusal> {
        self.gathering()?;
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let side = self.sides().into_iter().find(|side| side.contains(seat)).unwrap_or(SeatSet::only(seat));
        let chosen = |seat: &Seat| self.seat_state(*seat).colour == Some(colour);
        if side.iter().all(|seat| chosen(&seat)) {
            return Ok(Vec::new());
        }
        if self.seats().any(|seat| !side.contains(seat) && chosen(&seat)) {
            return Err(Refusal::ColourTaken);
        }
        Ok(side.iter().map(|seat| Record::Coloured { seat, colour }).collect())
    }
}
