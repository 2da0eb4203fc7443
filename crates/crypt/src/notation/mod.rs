//! Text for positions and steps; `docs/notation.md` describes it for strangers.

mod check;
mod position;
mod steps;
mod words;
mod write;

pub(crate) use position::read_position;
