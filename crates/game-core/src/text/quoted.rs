//! Input within errors: enough of it to recognise, however long it is.

use std::borrow::Cow;
use std::fmt;

/// How many bytes of a quoted text are shown.
const QUOTED: usize = 40;

/// How many bytes of the start and of the end of a long message are shown.
const START: usize = 160;
const END: usize = 120;

/// A text in quotes, for an error. Of a long text it shows only the beginning.
///
/// ```
/// use game_core::Quoted;
///
/// assert_eq!(Quoted("G33").to_string(), r#""G33""#);
/// let digits = "7".repeat(100_000);
/// assert_eq!(Quoted(&digits).to_string(), format!("\"{}\"…", "7".repeat(40)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quoted<'t>(pub &'t str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = &self.0[..self.0.floor_char_boundary(QUOTED)];
        write!(f, "{part:?}{}", if part.len() < self.0.len() { "…" } else { "" })
    }
}

/// A message of someone else's parser, which may repeat its input. The middle of a long one is left out.
///
/// ```
/// assert_eq!(game_core::shortened("unknown field `x`"), "unknown field `x`");
/// let long = format!("unknown field `{}`, expected `seat`", "x".repeat(100_000));
/// let short = game_core::shortened(&long);
/// assert!(short.starts_with("unknown field `xx") && short.ends_with("xx`, expected `seat`") && short.len() < 300);
/// ```
pub fn shortened(message: &str) -> Cow<'_, str> {
    if message.len() <= START + END {
        return Cow::Borrowed(message);
    }
    let start = &message[..message.floor_char_boundary(START)];
    let end = &message[message.ceil_char_boundary(message.len() - END)..];
    Cow::Owned(format!("{start}…{end}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_between_characters() {
        let text = "é".repeat(1000);
        assert_eq!(Quoted(&text).to_string(), format!("\"{}\"…", "é".repeat(20)));
        let odd = format!("x{text}");
        assert_eq!(shortened(&odd).chars().filter(|&letter| letter == 'é').count(), 79 + 60);
        assert_eq!(Quoted("two\nlines").to_string(), r#""two\nlines""#);
    }
}
