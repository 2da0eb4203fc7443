//! Games as text: what the notations of all games share.

use std::fmt::Display;
use std::str::FromStr;

use crate::{Game, MAX_SEATS, Quoted, Seat, SeatSet, Viewer};

/// A game whose positions and steps can be written as one line each and read back.
///
/// ```
/// use game_core::{Game, Notation};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let game = SealedBids::new(&Setup { seats: 2, rounds: 1 }).unwrap();
/// assert_eq!(SealedBids::from_position(&game.position()).unwrap(), game);
/// assert!(SealedBids::from_position("rounds many").is_err());
/// ```
pub trait Notation:
    Game<Action: Display + FromStr<Err = BadText>, Chance: Display + FromStr<Err = BadText>>
{
    /// The whole position with all its secrets, in one line.
    fn position(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// If the text is malformed or the position is impossible; the error says where and why.
    fn from_position(text: &str) -> Result<Self, BadText>;
}

/// A game whose views can be read back from their text.
///
/// A program that is sent a view as text can rebuild it exactly, and decide as if it had the view itself.
///
/// ```
/// use game_core::{Game, Seat, ViewNotation, Viewer};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let game = SealedBids::new(&Setup { seats: 2, rounds: 1 }).unwrap();
/// let view = game.view(Viewer::Seat(Seat::A));
/// let read = SealedBids::view_from_text(Viewer::Seat(Seat::A), &view.to_string()).unwrap();
/// assert_eq!(read, view);
/// ```
pub trait ViewNotation: Notation {
    /// Reads a view of `viewer`. It displays as `text`, word for word.
    ///
    /// # Errors
    /// If the text is malformed, or `viewer` can't see this in any position; the error says where and why.
    fn view_from_text(viewer: Viewer, text: &str) -> Result<Self::View, BadText>;
}

/// Checks that `view` displays as `text`, word for word.
///
/// ```
/// let view = "hand 245 prize 3";
/// assert!(game_core::check_view_text(&view, "hand 245 prize 3").is_ok());
/// let error = game_core::check_view_text(&view, "hand 245 prize 4").unwrap_err();
/// assert_eq!(error.to_string(), "column 16: this viewer would see \"3\" here");
/// ```
///
/// # Errors
/// If it does not; the error points at the first word that differs.
pub fn check_view_text(view: &impl Display, text: &str) -> Result<(), BadText> {
    let written = view.to_string();
    let mut expected = Scanner::new(&written);
    for word in Scanner::new(text) {
        match expected.next() {
            Some(other) if other.text == word.text => {}
            Some(other) => return Err(word.wrong(format!("this viewer would see {:?} here", other.text))),
            None => return Err(word.wrong("this viewer would see nothing more")),
        }
    }
    match expected.next() {
        Some(more) => Err(BadText::new(text.len(), format!("the text ends here; expected {:?}", more.text))),
        None => Ok(()),
    }
}

/// What is wrong with a text, and where.
///
/// ```
/// let error = game_core::BadText::new(4, "expected a seat");
/// assert_eq!(error.to_string(), "column 5: expected a seat");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {}: {what}", .at + 1)]
pub struct BadText {
    /// The number of bytes before the error.
    pub at: usize,
    /// What is wrong there, and what would be correct.
    pub what: String,
}

impl BadText {
    /// An error after `at` bytes.
    pub fn new(at: usize, what: impl Into<String>) -> BadText {
        BadText { at, what: what.into() }
    }
}

/// A word of a text, with its position.
///
/// ```
/// use game_core::Scanner;
///
/// let word = Scanner::new("claim 1=5").nth(1).unwrap();
/// let (slot, effort) = word.split_once('=').unwrap();
/// assert_eq!((slot.number(1..=6), effort.number(1..=6)), (Some(1), Some(5)));
/// assert_eq!(effort.wrong("no die shows this").at, 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'t> {
    /// The number of bytes before it.
    pub at: usize,
    /// The word itself.
    pub text: &'t str,
}

impl<'t> Word<'t> {
    /// An error that points at this word.
    pub fn wrong(self, what: impl Into<String>) -> BadText {
        BadText::new(self.at, what)
    }

    /// The word in quotes, for an error.
    pub fn quoted(self) -> Quoted<'t> {
        Quoted(self.text)
    }

    /// The parts before and after the first `mark`, if there is one.
    pub fn split_once(self, mark: char) -> Option<(Word<'t>, Word<'t>)> {
        let (before, after) = self.text.split_once(mark)?;
        let at = self.at + before.len() + mark.len_utf8();
        Some((Word { at: self.at, text: before }, Word { at, text: after }))
    }

    /// The parts between `mark`s.
    pub fn split(self, mark: char) -> impl Iterator<Item = Word<'t>> {
        let mut at = self.at;
        self.text.split(mark).map(move |text| {
            let word = Word { at, text };
            at += text.len() + mark.len_utf8();
            word
        })
    }

    /// What follows `prefix`, if the word starts with it.
    pub fn strip_prefix(self, prefix: &str) -> Option<Word<'t>> {
        Some(Word { at: self.at + prefix.len(), text: self.text.strip_prefix(prefix)? })
    }

    /// What comes before `suffix`, if the word ends with it.
    pub fn strip_suffix(self, suffix: &str) -> Option<Word<'t>> {
        Some(Word { at: self.at, text: self.text.strip_suffix(suffix)? })
    }

    /// The first character and the rest.
    pub fn split_first(self) -> Option<(char, Word<'t>)> {
        let first = self.text.chars().next()?;
        let width = first.len_utf8();
        Some((first, Word { at: self.at + width, text: &self.text[width..] }))
    }

    /// The character that this word is, if it is only one.
    pub fn letter(self) -> Option<char> {
        let mut letters = self.text.chars();
        letters.next().filter(|_| letters.next().is_none())
    }

    /// The seat that this word is, at a table of `players`.
    ///
    /// # Errors
    /// If it is not a seat of that table.
    pub fn seat(self, players: usize) -> Result<Seat, BadText> {
        let seat = self.letter().and_then(Seat::from_letter).filter(|seat| seat.index() < players);
        seat.ok_or_else(|| {
            self.wrong(format!("{} is not a seat of this table; {}", self.quoted(), listed(players)))
        })
    }

    /// The seat that this word is, at a table that is not known here, of a game for at most `most` players.
    ///
    /// # Errors
    /// If it is not a seat of any table.
    pub fn any_seat(self, most: usize) -> Result<Seat, BadText> {
        let last = Seat::ALL[most.clamp(1, MAX_SEATS) - 1];
        self.seat(most).map_err(|_| {
            self.wrong(format!("{} is not a seat; a seat is a letter from a to {last}", self.quoted()))
        })
    }

    /// The seats of a table of `players` that this word is, in the order of their letters, each once.
    ///
    /// # Errors
    /// If it is anything else.
    pub fn seats(self, players: usize) -> Result<SeatSet, BadText> {
        let seats: Option<SeatSet> = self.text.chars().map(Seat::from_letter).collect();
        let Some(seats) = seats.filter(|seats| seats.without(SeatSet::all(players)).is_empty()) else {
            let what = if self.letter().is_some() { "is not a seat" } else { "are not seats" };
            return Err(self.wrong(format!("{} {what} of this table; {}", self.quoted(), listed(players))));
        };
        if seats.to_string() != self.text {
            return Err(self.wrong(format!(
                "{} is not the right order: seats are in the order of their letters, each once",
                self.quoted()
            )));
        }
        Ok(seats)
    }

    /// The number that this word is, if it is in `range`.
    pub fn number(self, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
        let plain = self.text.bytes().all(|byte| byte.is_ascii_digit())
            && (self.text.len() == 1 || !self.text.starts_with('0'));
        self.text.parse().ok().filter(|number| plain && range.contains(number))
    }
}

/// The seats of a table of `players`, for an error.
pub(crate) fn listed(players: usize) -> String {
    let seats: Vec<String> = Seat::first(players).map(|seat| seat.to_string()).collect();
    match seats.as_slice() {
        [only] => format!("its only seat is {only}"),
        seats => format!("its seats are {}", seats.join(", ")),
    }
}

/// Reads a text word by word; spaces separate words.
///
/// ```
/// use game_core::Scanner;
///
/// let mut scanner = Scanner::new("bid 3");
/// assert!(scanner.next_word("bid").is_some());
/// assert_eq!(scanner.expect("a card")?.text, "3");
/// assert_eq!(scanner.expect("a card").unwrap_err().to_string(), "column 6: the text ends here; expected a card");
/// # Ok::<(), game_core::BadText>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scanner<'t> {
    rest: &'t str,
    at: usize,
}

impl<'t> Scanner<'t> {
    /// Reads `text` from its start.
    pub fn new(text: &'t str) -> Scanner<'t> {
        Scanner { rest: text, at: 0 }
    }

    /// Reads the text of `word`; errors are located in the whole text.
    pub fn of(word: Word<'t>) -> Scanner<'t> {
        Scanner { rest: word.text, at: word.at }
    }

    /// Reads a whole text: the first word, which is `what`, and then the rest.
    ///
    /// # Errors
    /// If the text is empty, if `read` finds an error, or if it leaves a word.
    pub fn read_all<T>(
        text: &'t str,
        what: &str,
        read: impl FnOnce(Word<'t>, &mut Scanner<'t>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let mut scanner = Scanner::new(text);
        let first = scanner.expect(what)?;
        let value = read(first, &mut scanner)?;
        scanner.end()?;
        Ok(value)
    }

    /// The next word, without consuming it.
    pub fn peek(&self) -> Option<Word<'t>> {
        self.clone().next()
    }

    /// The next word, which is required.
    ///
    /// # Errors
    /// If the text ends here; `what` says what was expected.
    pub fn expect(&mut self, what: &str) -> Result<Word<'t>, BadText> {
        self.next().ok_or_else(|| BadText::new(self.at, format!("the text ends here; expected {what}")))
    }

    /// The next word if it is `text`.
    pub fn next_word(&mut self, text: &str) -> Option<Word<'t>> {
        self.peek().filter(|word| word.text == text)?;
        self.next()
    }

    /// Checks that nothing follows.
    ///
    /// # Errors
    /// If a word is left.
    pub fn end(&mut self) -> Result<(), BadText> {
        match self.next() {
            Some(word) => Err(word.wrong(format!("nothing more may follow, but here is {}", word.quoted()))),
            None => Ok(()),
        }
    }
}

impl<'t> Iterator for Scanner<'t> {
    type Item = Word<'t>;

    fn next(&mut self) -> Option<Word<'t>> {
        let trimmed = self.rest.trim_start_matches(' ');
        self.at += self.rest.len() - trimmed.len();
        self.rest = trimmed;
        if trimmed.is_empty() {
            return None;
        }
        let length = trimmed.find(' ').unwrap_or(trimmed.len());
        let word = Word { at: self.at, text: &trimmed[..length] };
        self.rest = &trimmed[length..];
        self.at += length;
        Some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_position() {
        let mut scanner = Scanner::new("claim  1=5+5");
        assert_eq!(scanner.next().unwrap().at, 0);
        let (slot, dice) = scanner.next().unwrap().split_once('=').unwrap();
        assert_eq!((slot.at, slot.text), (7, "1"));
        assert_eq!(dice.split('+').map(|die| die.at).collect::<Vec<_>>(), [9, 11]);
        assert_eq!(
            scanner.expect("a die").unwrap_err().to_string(),
            "column 13: the text ends here; expected a die"
        );
    }

    #[test]
    fn a_view_is_compared_word_for_word() {
        assert_eq!(check_view_text(&"a 1 b", " a  1 b "), Ok(()));
        let wrong = |text| check_view_text(&"a 1 b", text).unwrap_err().to_string();
        assert_eq!(wrong("a 2 b"), "column 3: this viewer would see \"1\" here");
        assert_eq!(wrong("a 1"), "column 4: the text ends here; expected \"b\"");
        assert_eq!(wrong("a 1 b c"), "column 7: this viewer would see nothing more");
    }

    #[test]
    fn seats_are_letters_in_order() {
        let word = |text| Word { at: 0, text };
        assert_eq!(word("b").seat(3), Ok(Seat::B));
        let wrong = |text| word(text).seat(3).unwrap_err().what;
        for bad in ["ab", "d", "z", ""] {
            assert_eq!(wrong(bad), format!("{bad:?} is not a seat of this table; its seats are a, b, c"));
        }
        assert_eq!(
            word("b").seat(1).unwrap_err().what,
            "\"b\" is not a seat of this table; its only seat is a"
        );
        assert_eq!(word("d").any_seat(4), Ok(Seat::D));
        assert_eq!(
            word("e").any_seat(4).unwrap_err().what,
            "\"e\" is not a seat; a seat is a letter from a to d"
        );
        assert_eq!(word("bd").seats(4), Ok([Seat::B, Seat::D].into_iter().collect()));
        assert_eq!(word("").seats(4), Ok(SeatSet::EMPTY));
        for unordered in ["ba", "bb", "aba"] {
            let error = word(unordered).seats(4).unwrap_err();
            assert!(error.what.ends_with("order of their letters, each once"), "{unordered}: {error}");
        }
        for stranger in ["e", "ae", "a-"] {
            let error = word(stranger).seats(4).unwrap_err();
            assert!(error.what.ends_with(" of this table; its seats are a, b, c, d"), "{stranger}: {error}");
        }
    }

    #[test]
    fn numbers_have_no_signs_or_leading_zeros() {
        let number = |text| Word { at: 0, text }.number(1..=12);
        assert_eq!(number("7"), Some(7));
        assert_eq!(number("12"), Some(12));
        for bad in ["0", "13", "+7", "07", "", "7x", "300"] {
            assert_eq!(number(bad), None, "{bad:?}");
        }
    }
}
