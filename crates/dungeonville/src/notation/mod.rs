//! Notation: positions and steps as text, as described in `docs/notation.md`.

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

/// Whether a line contains secrets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Secrets {
    /// All secrets: the line is a position.
    Given,
    /// Only those that one viewer knows: the line is a view, with `?` for the others.
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
