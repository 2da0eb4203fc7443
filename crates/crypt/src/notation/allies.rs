//! What only variants have, as text: the header, gifts and tokens.

use std::fmt::{self, Formatter};

use game_core::{BadText, Scanner, Seat, Viewer, Word};

use super::position::{Secrets, expect_verb};
use super::words;
use crate::event::GiftSight;
use crate::state::extras::{Extras, Gift};
use crate::view::variant_view::{TokensView, VariantView};
use crate::vocabulary::card::Kind;
use crate::vocabulary::layout::Layout;
use crate::vocabulary::setup::{Curse, Variant};
use crate::vocabulary::tokens::{Kinds, Tokens, token_holders, tokens_each};

impl VariantView {
    pub(super) fn write_header(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.name {
            Variant::Base => {}
            Variant::Twins => f.write_str(" twins")?,
            Variant::Houses => f.write_str(" houses")?,
        }
        match self.curse {
            Curse::Off => Ok(()),
            Curse::On => f.write_str(" cursed"),
        }
    }

    /// `gifts a=#3 b=- c=?`: what each seat has sealed.
    pub(super) fn write_gifts(&self, f: &mut Formatter<'_>, viewer: Viewer) -> fmt::Result {
        if self.sealed.is_empty() {
            return Ok(());
        }
        f.write_str(" | gifts")?;
        self.sealed.iter().try_for_each(|seat| {
            match self.known_gifts(viewer).find(|(other, _)| *other == seat) {
                Some((_, GiftSight::Card(card))) => write!(f, " {seat}={card}"),
                Some((_, GiftSight::Nothing)) => write!(f, " {seat}=-"),
                None => write!(f, " {seat}=?"),
            }
        })
    }

    /// `tokens a=IJ/M b=??/-`: each seat's tokens, and those aside that it has seen; then the cursed kind.
    pub(super) fn write_tokens(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(tokens) = &self.tokens else {
            return Ok(());
        };
        f.write_str(" | tokens")?;
        for (index, looked) in tokens.looked.iter().enumerate() {
            let seat = Seat::ALL[index];
            write!(f, " {seat}=")?;
            write_kinds(f, tokens.hands[index], tokens.each)?;
            f.write_str("/")?;
            write_kinds(f, tokens.seen[index], *looked)?;
        }
        tokens.cursed.map_or(Ok(()), |kind| write!(f, " curse={}", kind.letter()))
    }
}

fn write_kinds(f: &mut Formatter<'_>, kinds: Option<Kinds>, count: u8) -> fmt::Result {
    match kinds {
        _ if count == 0 => f.write_str("-"),
        Some(kinds) => write!(f, "{kinds}"),
        None => (0..count).try_for_each(|_| f.write_str("?")),
    }
}

/// Reads what the seats have sealed. What a viewer does not know is taken as nothing.
pub(super) fn read_gifts(part: Word<'_>, secrets: Secrets, extras: &mut Extras) -> Result<(), BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "gifts")?;
    let mut last = None;
    for word in scanner {
        let (seat, gift) = words::assignment(word, "a=#3")?;
        let seat = words::seat(seat)?;
        if last.replace(seat).is_some_and(|last| seat <= last) {
            return Err(word.wrong("list seats in order, each once"));
        }
        extras.gifts[seat.index()] = match gift.text {
            "-" => Gift::Nothing,
            "?" if secrets == Secrets::Hidden => Gift::Nothing,
            "?" => return Err(gift.wrong("what a player gives must be given in a position")),
            _ => Gift::Card(words::card_no(gift)?),
        };
    }
    Ok(())
}

/// Reads the tokens. What a viewer does not know is filled in with any that fit.
pub(super) fn read_tokens(part: Word<'_>, layout: Layout, secrets: Secrets) -> Result<Tokens, BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "tokens")?;
    let each = tokens_each(layout);
    let aside = Kind::COUNT - 1 - each * token_holders(layout).len();
    let mut view = TokensView {
        each: each as u8,
        aside: aside as u8,
        looked: Vec::new(),
        hands: Vec::new(),
        seen: Vec::new(),
        open: Kinds::NONE,
        cursed: None,
    };
    for seat in Seat::first(layout.players) {
        let word = scanner.expect("the tokens of each seat, as in a=IJ/-")?;
        let (name, kinds) = words::assignment(word, "a=IJ/-")?;
        if words::seat(name)? != seat {
            return Err(name.wrong(format!("expected the tokens of {seat} here")));
        }
        let (hand, seen) = kinds.split_once('/').ok_or_else(|| kinds.wrong("expected tokens, as in IJ/M"))?;
        let (hand, _) = read_kinds(hand, each..=each, secrets)?;
        let (seen, looked) = read_kinds(seen, 0..=aside, secrets)?;
        view.hands.push(hand);
        view.seen.push(seen);
        view.looked.push(looked as u8);
    }
    if let Some(word) = scanner.next() {
        let cursed =
            word.strip_prefix("curse=").ok_or_else(|| word.wrong("expected curse=M or nothing here"))?;
        view.cursed = Some(words::kind(cursed)?);
    }
    scanner.end()?;
    view.complete(layout).ok_or_else(|| {
        part.wrong(
            "these tokens can't be dealt: there is one of each kind, and the cursed one lies in no hand",
        )
    })
}

/// Kinds or as many question marks, and how many they are; `-` if there are none.
fn read_kinds(
    word: Word<'_>,
    count: std::ops::RangeInclusive<usize>,
    secrets: Secrets,
) -> Result<(Option<Kinds>, usize), BadText> {
    let hidden = !word.text.is_empty() && word.text.chars().all(|letter| letter == '?');
    let (kinds, found) = match word.text {
        "-" => (Some(Kinds::NONE), 0),
        _ if hidden && secrets == Secrets::Hidden => (None, word.text.len()),
        _ if hidden => return Err(word.wrong("tokens must be given in a position")),
        _ => {
            let kinds = words::kinds(word)?;
            (Some(kinds), kinds.len())
        }
    };
    if count.contains(&found) {
        Ok((kinds, found))
    } else {
        Err(word.wrong("this is another number of tokens"))
    }
}

impl TokensView {
    /// Tokens that fit the view, if there are any.
    fn complete(&self, layout: Layout) -> Option<Tokens> {
        let known =
            |kinds: &[Option<Kinds>]| kinds.iter().flatten().fold(Kinds::NONE, |all, some| all.union(*some));
        let (held, found) = (known(&self.hands), known(&self.seen));
        let hands = token_holders(layout).into_iter().all(|side| {
            let mut hands = side.iter().map(|seat| self.hands[seat.index()]);
            hands.all(|hand| hand == self.hands[side.first().map_or(0, Seat::index)])
        });
        let different =
            token_holders(layout).into_iter().filter_map(|side| self.hands[side.first()?.index()]);
        let each_once = different.map(Kinds::len).sum::<usize>() == held.len();
        let apart = held.and(found).is_empty() && found.len() <= usize::from(self.aside);
        let safe = self.cursed.is_none_or(|kind| !held.union(found).contains(kind));
        (hands && each_once && apart && safe).then(|| self.sample(layout, &mut |_| 0))
    }
}
