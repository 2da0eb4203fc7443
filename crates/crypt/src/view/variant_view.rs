//! What one viewer knows of what only variants have.

use game_core::{BySeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::CardNo;
use crate::event::GiftSight;
use crate::state::extras::{Extras, Gift};
use crate::state::scoresheet::ScoreSheet;
use crate::view::View;
use crate::vocabulary::card::Kind;
use crate::vocabulary::layout::Layout;
use crate::vocabulary::setup::{Curse, Variant};
use crate::vocabulary::tokens::{Kinds, Tokens, token_holders, tokens_each};

/// What one viewer knows of what only variants have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct VariantView {
    /// The variant.
    pub name: Variant,
    /// Whether one kind is cursed.
    pub curse: Curse,
    /// The players who play together, in the order of their first seats; empty if everyone plays alone.
    pub sides: Vec<SeatSet>,
    /// For each seat, how many cards it collected in this round: the last ones of its collection (V1.4).
    pub fresh: Vec<u8>,
    /// The seats that have sealed what they give (V1.4).
    pub sealed: SeatSet,
    /// What the viewer sealed; for a viewer who may see all, what each of these seats sealed, in order.
    pub gifts: Vec<GiftSight>,
    /// Whether the +5 of Idol B was earned in this round, and not before (V1.4).
    pub idols_now: bool,
    /// The score of each side, once the coins are counted: the lower of two twins (V2.4), the sum of a house (V3.3).
    pub scores: Vec<i32>,
    /// The tokens, once they are dealt (V4.1).
    pub tokens: Option<TokensView>,
}

/// What one viewer knows of the tokens (V4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TokensView {
    /// How many tokens each player or house got.
    pub each: u8,
    /// How many tokens lie aside.
    pub aside: u8,
    /// For each seat, how many of the tokens aside it has looked at.
    pub looked: Vec<u8>,
    /// For each seat, its tokens, if the viewer knows them.
    pub hands: Vec<Option<Kinds>>,
    /// For each seat, the tokens aside that it has seen, if the viewer knows them.
    pub seen: Vec<Option<Kinds>>,
    /// The kinds that may be cursed, as far as the viewer knows.
    pub open: Kinds,
    /// The cursed kind, once it is shown (V4.3).
    pub cursed: Option<Kind>,
}

game_core::compare!(VariantView {
    name,
    curse,
    sides,
    fresh,
    sealed,
    gifts,
    idols_now,
    scores,
    tokens: option
});
game_core::compare!(TokensView { each, aside, looked, hands, seen, open, cursed });

impl VariantView {
    pub(crate) fn of(
        extras: &Extras,
        layout: Layout,
        viewer: Viewer,
        counted: Option<&BySeat<ScoreSheet>>,
    ) -> VariantView {
        let sealed = extras.answered();
        let sees = |seat: Seat| match viewer {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        let gift = |seat: Seat| match extras.gifts[seat.index()] {
            Gift::Open => None,
            Gift::Nothing => Some(GiftSight::Nothing),
            Gift::Card(card) => Some(GiftSight::Card(card)),
        };
        let score = |side: SeatSet| {
            let scores = side.iter().filter_map(|seat| Some(counted?[seat].total()));
            match extras.variant {
                Variant::Twins => scores.min(),
                Variant::Houses => counted.map(|_| scores.sum()),
                Variant::Base => None,
            }
        };
        VariantView {
            name: extras.variant,
            curse: extras.curse,
            sides: if extras.variant == Variant::Base { Vec::new() } else { layout.sides().collect() },
            fresh: extras.fresh[..layout.players].to_vec(),
            sealed,
            gifts: sealed.iter().filter(|seat| sees(*seat)).filter_map(gift).collect(),
            idols_now: extras.idols_now,
            scores: layout.sides().filter_map(score).collect(),
            tokens: TokensView::of(&extras.tokens, layout, viewer),
        }
    }

    /// What the seats sealed, as far as the viewer knows.
    pub(crate) fn known_gifts(&self, viewer: Viewer) -> impl Iterator<Item = (Seat, GiftSight)> {
        let sees = move |seat: &Seat| match viewer {
            Viewer::Seat(own) => own == *seat,
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        self.sealed.iter().filter(sees).zip(self.gifts.iter().copied())
    }

    /// Extras that fit the view; `pick` picks one of a number of possibilities.
    pub(crate) fn sample_extras(&self, view: &View, pick: &mut impl FnMut(usize) -> usize) -> Extras {
        let mut extras = Extras::begin(self.name, self.curse);
        for (slot, spot) in view.row.iter().enumerate() {
            extras.joined[slot] = spot.and_then(|spot| spot.joined).map_or(0, |joined| joined.dice);
        }
        extras.fresh[..self.fresh.len()].copy_from_slice(&self.fresh);
        extras.idols_now = self.idols_now;
        for seat in self.sealed.iter() {
            extras.gifts[seat.index()] = self.sample_gift(view, seat, pick);
        }
        for (seat, gift) in self.known_gifts(view.viewer) {
            extras.gifts[seat.index()] = match gift {
                GiftSight::Nothing => Gift::Nothing,
                GiftSight::Card(card) => Gift::Card(card),
            };
        }
        if let Some(tokens) = &self.tokens {
            extras.tokens = tokens.sample(view.layout(), pick);
        }
        extras
    }

    /// A gift that this seat may have sealed.
    fn sample_gift(&self, view: &View, seat: Seat, pick: &mut impl FnMut(usize) -> usize) -> Gift {
        let collection = &view.boards[seat.index()].collection;
        let fresh = self.fresh[seat.index()] as usize;
        let cards = || {
            let cards = collection.iter().enumerate().skip(collection.len() - fresh);
            cards
                .filter(|(_, card)| card.known != crate::Knowledge::Flipped)
                .filter_map(|(index, _)| CardNo::at(index))
        };
        let index = pick(cards().count() + 1);
        cards().nth(index).map_or(Gift::Nothing, Gift::Card)
    }
}

impl TokensView {
    fn of(tokens: &Tokens, layout: Layout, viewer: Viewer) -> Option<TokensView> {
        if tokens.held().is_empty() {
            return None;
        }
        let seats = || Seat::first(layout.players);
        let holders = token_holders(layout);
        let shares_hand = |seat: Seat| match viewer {
            Viewer::Seat(own) => holders.iter().any(|side| side.contains(own) && side.contains(seat)),
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        let sees = |seat: Seat| match viewer {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        let known = match viewer {
            Viewer::Seat(seat) => tokens.safe_to(seat),
            Viewer::Spectator => Kinds::NONE,
            Viewer::Open => tokens.held().union(tokens.found()),
        };
        let open = tokens.cursed.map_or(Kinds::ALL.without(known), Kinds::only);
        Some(TokensView {
            each: tokens_each(layout) as u8,
            aside: tokens.aside() as u8,
            looked: seats().map(|seat| tokens.seen[seat.index()].len() as u8).collect(),
            hands: seats().map(|seat| shares_hand(seat).then_some(tokens.hands[seat.index()])).collect(),
            seen: seats().map(|seat| sees(seat).then_some(tokens.seen[seat.index()])).collect(),
            open,
            cursed: tokens.cursed,
        })
    }

    /// Tokens that fit the view; `pick` picks one of a number of possibilities.
    ///
    /// Before anyone looks, every deal is equally likely; and a player who looks finds any tokens aside equally likely. So the kinds
    /// that the viewer does not know are dealt at random, and then each other player looks at random.
    pub(crate) fn sample(&self, layout: Layout, pick: &mut impl FnMut(usize) -> usize) -> Tokens {
        let mut tokens = Tokens { cursed: self.cursed, ..Tokens::NONE };
        let known =
            |kinds: &[Option<Kinds>]| kinds.iter().flatten().fold(Kinds::NONE, |all, some| all.union(*some));
        let (held, found) = (known(&self.hands), known(&self.seen));
        let mut left = Kinds::ALL.without(held).without(found);
        let mut take = |left: &mut Kinds| {
            let index = pick(left.len());
            let kind = left.iter().nth(index).expect("there are as many tokens as places for them");
            left.remove(kind);
            kind
        };
        match self.cursed {
            Some(cursed) => left.remove(cursed),
            None => _ = take(&mut left),
        }
        for holders in token_holders(layout) {
            let own = holders.first().and_then(|seat| self.hands[seat.index()]);
            let hand = own.unwrap_or_else(|| (0..self.each).map(|_| take(&mut left)).collect());
            holders.iter().for_each(|seat| tokens.hands[seat.index()] = hand);
        }
        let aside = found.union(left);
        for (seat, looked) in Seat::first(layout.players).zip(&self.looked) {
            let seen = self.seen[seat.index()].unwrap_or_else(|| {
                let mut left = aside;
                (0..*looked).map(|_| take(&mut left)).collect()
            });
            tokens.seen[seat.index()] = seen;
        }
        tokens
    }
}
