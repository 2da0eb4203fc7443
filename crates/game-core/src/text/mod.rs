//! Games as text: notation, journals, and input quoted in errors.

pub(crate) mod as_text;
pub(crate) mod journal;
pub(crate) mod notation;
pub(crate) mod quoted;
