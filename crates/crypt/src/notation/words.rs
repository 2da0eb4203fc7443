//! The words that positions and steps share.

use game_core::{BadText, MAX_SEATS, Seat, Word};

use crate::action::CardNo;
use crate::state::Claimant;
use crate::vocabulary::card::{Coins, Kind};
use crate::vocabulary::dice::{Dice, Pips, SLOTS, Slot, Stake};
use crate::vocabulary::tokens::Kinds;

/// A seat in a step, whose table is not known here.
pub(super) fn seat(word: Word<'_>) -> Result<Seat, BadText> {
    word.any_seat(MAX_SEATS)
}

pub(super) fn claimant(word: Word<'_>, players: usize) -> Result<Claimant, BadText> {
    match word.text {
        "G" => Ok(Claimant::Ghost),
        _ => word.seat(players).map(Claimant::Seat),
    }
}

pub(super) fn slot(word: Word<'_>) -> Result<Slot, BadText> {
    let number = word.number(1..=SLOTS as u8);
    number.and_then(|number| Slot::at(number as usize - 1)).ok_or_else(|| no_treasure(word, SLOTS))
}

/// The error where a treasure is expected, in a row of at most `most`.
pub(super) fn no_treasure(word: Word<'_>, most: usize) -> BadText {
    word.wrong(format!("{} is not a treasure; treasures are numbered 1 to {most}", word.quoted()))
}

pub(super) fn pips(word: Word<'_>) -> Result<Pips, BadText> {
    word.number(1..=6)
        .and_then(Pips::new)
        .ok_or_else(|| word.wrong(format!("{} is not a face of a die, 1 to 6", word.quoted())))
}

pub(super) fn coins(word: Word<'_>) -> Result<Coins, BadText> {
    word.number(1..=4)
        .and_then(Coins::new)
        .ok_or_else(|| word.wrong(format!("{} is not a coin value, 1 to 4", word.quoted())))
}

pub(super) fn kind(word: Word<'_>) -> Result<Kind, BadText> {
    word.letter().and_then(Kind::from_letter).ok_or_else(|| no_kind(word))
}

/// A kind, or `-` for none.
pub(super) fn kind_or_none(word: Word<'_>) -> Result<Option<Kind>, BadText> {
    match word.text {
        "-" => Ok(None),
        _ => kind(word).map(Some),
    }
}

/// Different kinds, in order: `IJ`.
pub(super) fn kinds(word: Word<'_>) -> Result<Kinds, BadText> {
    let mut kinds = Kinds::NONE;
    let mut last = None;
    for letter in word.text.chars() {
        let kind = Kind::from_letter(letter).ok_or_else(|| no_kind(word))?;
        if last.replace(kind).is_some_and(|last| kind <= last) {
            return Err(word.wrong("list different kinds in the order I, J, M, P, R, T"));
        }
        kinds.insert(kind);
    }
    Ok(kinds)
}

fn no_kind(word: Word<'_>) -> BadText {
    word.wrong(format!("{} does not start with a kind: I, J, M, P, R or T", word.quoted()))
}

/// A kind with its value or `_`, and what follows: `I4`, `R_?ab`.
pub(super) fn card(word: Word<'_>) -> Result<(Kind, Option<Coins>, Word<'_>), BadText> {
    let (letter, rest) = word.split_first().ok_or_else(|| no_kind(word))?;
    let kind = Kind::from_letter(letter).ok_or_else(|| no_kind(word))?;
    match rest.split_first() {
        Some(('_', rest)) => Ok((kind, None, rest)),
        Some((digit, after)) => {
            let value = Word { at: rest.at, text: &rest.text[..digit.len_utf8()] };
            Ok((kind, Some(coins(value)?), after))
        }
        None => Err(rest.wrong("a value 1 to 4 must follow the kind, or _ where it is not known")),
    }
}

/// A card of the own collection: `#3`.
pub(super) fn card_no(word: Word<'_>) -> Result<CardNo, BadText> {
    word.strip_prefix("#")
        .and_then(|number| number.number(1..=96))
        .and_then(|number| CardNo::at(number as usize - 1))
        .ok_or_else(|| word.wrong(format!("{} is not a card of a collection, as in #3", word.quoted())))
}

/// Rolled dice: `3+3+4`.
pub(super) fn dice(word: Word<'_>) -> Result<Dice, BadText> {
    word.split('+').try_fold(Dice::NONE, |mut dice, face| {
        if dice.push(pips(face)?) { Ok(dice) } else { Err(face.wrong("a player has only three dice")) }
    })
}

/// Dice at the same effort: `3+3`.
pub(super) fn stake(word: Word<'_>) -> Result<Stake, BadText> {
    let dice = dice(word)?;
    let first = dice.iter().next().ok_or_else(|| word.wrong("expected dice"))?;
    if dice.iter().any(|face| face != first) {
        return Err(word.wrong("dice on one treasure must show the same effort"));
    }
    Stake::new(dice.len() as u8, first).ok_or_else(|| word.wrong("expected one to three dice"))
}

/// The two sides of `key=value`.
pub(super) fn assignment<'t>(word: Word<'t>, example: &str) -> Result<(Word<'t>, Word<'t>), BadText> {
    word.split_once('=').ok_or_else(|| word.wrong(format!("{} should look like {example}", word.quoted())))
}
