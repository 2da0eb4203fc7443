//! Text for positions and steps; `docs/notation.md` describes it for strangers.

mod board;
mod check;
mod position;
mod seen;
mod steps;
mod words;
mod write;

use game_core::{BadText, Notation, ViewNotation, Viewer};

use crate::state::State;
use crate::view::View;

/// Whether a line gives what some know and others do not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Secrets {
    /// All of it: the line is a position.
    Given,
    /// What one viewer knows of it: the line is a view, with `?` for the rest.
    Hidden,
}

impl Notation for State {
    fn position(&self) -> String {
        View::of(self, Viewer::Open).to_string()
    }

    fn from_position(text: &str) -> Result<State, BadText> {
        let state = position::read(text, Secrets::Given)?;
        check::possible(&state).map_err(|what| BadText::new(0, what))?;
        Ok(state)
    }
}

impl ViewNotation for State {
    fn view_from_text(viewer: Viewer, text: &str) -> Result<View, BadText> {
        seen::read_view(viewer, text)
    }
}
