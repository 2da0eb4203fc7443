//! Reading the words that positions and steps share.

use game_core::{BadText, Scanner, Seat, Word};

use crate::state::PLAYERS;
use crate::{Adventurer, Adventurers, Letter, Room, Rooms, Tower};

/// A seat in a step, whose table is not known here.
pub(super) fn seat(word: Word<'_>) -> Result<Seat, BadText> {
    word.any_seat(PLAYERS)
}

pub(super) fn tower(word: Word<'_>) -> Result<Tower, BadText> {
    word.letter()
        .and_then(Tower::from_initial)
        .ok_or_else(|| word.wrong(format!("{} is not a tower; towers are C, R, I, G, D", word.quoted())))
}

pub(super) fn letter(word: Word<'_>) -> Result<Letter, BadText> {
    Letter::from_key(word.text)
        .ok_or_else(|| word.wrong(format!("{} is not a letter, A to E", word.quoted())))
}

pub(super) fn adventurer(word: Word<'_>) -> Result<Adventurer, BadText> {
    word.text.parse().map_err(|bad: crate::BadCard| word.wrong(bad.to_string()))
}

pub(super) fn room(word: Word<'_>) -> Result<Room, BadText> {
    word.text.parse().map_err(|bad: crate::BadCard| word.wrong(bad.to_string()))
}

pub(super) fn number(word: Word<'_>, most: u8) -> Result<u8, BadText> {
    word.number(0..=most).ok_or_else(|| word.wrong(format!("expected a number from 0 to {most}")))
}

/// A count of tokens below a thousand, without leading zeros.
pub(super) fn tokens(word: Word<'_>) -> Result<u16, BadText> {
    let number: Option<u16> = word.text.parse().ok().filter(|tokens| *tokens < 1000);
    let plain = number.filter(|number| number.to_string() == word.text);
    plain.ok_or_else(|| word.wrong("expected a count of tokens"))
}

/// Adventurers by rank, each once, up to a word that is not a number.
pub(super) fn adventurers(scanner: &mut Scanner<'_>) -> Result<Adventurers, BadText> {
    let mut set = Adventurers::NONE;
    while let Some(word) = scanner.peek().filter(|word| word.text.starts_with(|c: char| c.is_ascii_digit())) {
        let adventurer = adventurer(word)?;
        if set.highest().is_some_and(|highest| highest >= adventurer) {
            return Err(
                word.wrong("adventurers must be in the order of their ranks, lowest first, each once")
            );
        }
        set.insert(adventurer);
        scanner.next();
    }
    Ok(set)
}

/// Rooms by tower and number, each once, up to a word that is not a room.
pub(super) fn rooms(scanner: &mut Scanner<'_>) -> Result<Rooms, BadText> {
    let mut set = Rooms::NONE;
    let mut last = None;
    let starts =
        |word: &Word<'_>| word.text.len() > 1 && word.text.starts_with(|c| Tower::from_initial(c).is_some());
    while let Some(word) = scanner.peek().filter(starts) {
        let room = room(word)?;
        if last.replace(room).is_some_and(|last| last >= room) {
            return Err(word.wrong("rooms must be in the order of tower and number, each once"));
        }
        set.insert(room);
        scanner.next();
    }
    Ok(set)
}

/// The next word, which must be `verb`.
pub(super) fn expect(scanner: &mut Scanner<'_>, verb: &str) -> Result<(), BadText> {
    let word = scanner.expect(verb)?;
    if word.text == verb { Ok(()) } else { Err(word.wrong(format!("expected {verb:?} here"))) }
}

/// The next word, which must be `word` because the parts are in an order.
pub(super) fn expect_next(scanner: &mut Scanner<'_>, word: &str, order: &str) -> Result<(), BadText> {
    let found = scanner.expect(word)?;
    if found.text == word { Ok(()) } else { Err(found.wrong(format!("expected {word:?} here: {order}"))) }
}

/// Checks that nothing follows. A word that is known, but out of order, is the likeliest error.
pub(super) fn end(scanner: &mut Scanner<'_>, order: &str) -> Result<(), BadText> {
    scanner.end().map_err(|bad| BadText::new(bad.at, format!("{}; the order is: {order}", bad.what)))
}
