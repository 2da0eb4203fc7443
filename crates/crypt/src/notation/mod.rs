//! Text for positions and steps; `docs/notation.md` describes it.

mod allies;
mod check;
mod position;
mod seen;
mod steps;
mod words;
mod write;

pub(crate) use position::read_position;
pub(crate) use seen::read_view;
