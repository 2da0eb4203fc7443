//! Text for positions and steps; `docs/notation.md` describes it for strangers.

mod board;
mod check;
mod position;
mod steps;
mod words;
mod write;

use game_core::{BadText, Notation, Viewer};

use crate::state::State;

impl Notation for State {
    fn position(&self) -> String {
        self.seen_as(Viewer::Open).to_string()
    }

    fn from_position(text: &str) -> Result<State, BadText> {
        let state = position::read(text)?;
        check::possible(&state).map_err(|what| BadText::new(0, what))?;
        Ok(state)
    }
}
