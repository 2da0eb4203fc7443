//! What the actions of others suggest about their tokens and their gifts, and what a seat knows without its own tokens.
//!
//! Players collect what they know to be safe, and avoid the rest (V4). A gift was sealed by a player who thinks like a guide (V1.4).

use game_core::{Lots, Viewer};
use rand::{Rng, RngExt};

use super::allies;
use crate::action::Action;
use crate::state::Crypt;
use crate::state::extras::{Gift, MaybeExtras};
use crate::view::View;
use crate::view::world::Outline;
use crate::vocabulary::card::Kind;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::tokens::{Kinds, Tokens, token_holders};

/// How much likelier a player has the token of a kind for each card of it that they collected.
const FOR_EACH_CARD: f32 = 1.3;

/// How much less likely a kind is cursed for each card of it that others collected.
const AGAINST_EACH_CARD: f32 = 0.9;

/// Of how many deals of tokens that fit the view one is picked by the evidence.
const DEALS: usize = 6;

/// How likely a sealed gift is what the guide advises.
const AS_ADVISED: f32 = 0.8;

/// How strongly a kind seems cursed when others collected this many cards of it.
pub(super) fn seems_cursed(taken: u8) -> f32 {
    AGAINST_EACH_CARD.powi(taken.into())
}

/// What a bot imagines when it sees a view.
#[derive(Debug)]
pub struct Imagined<E: Edition>(Basis<E>);

/// What worlds are sampled from.
#[derive(Debug)]
enum Basis<E: Edition> {
    /// In the base game, where the actions of others suggest nothing.
    Outline(Outline<E>),
    /// In a variant, with its tokens and gifts.
    View(Box<View>),
}

impl<E: Edition> Imagined<E> {
    pub(super) fn of(view: &View) -> Imagined<E> {
        Imagined(match &view.variant {
            Some(_) => Basis::View(Box::new(view.clone())),
            None => Basis::Outline(view.outline()),
        })
    }

    /// A world that looks like the view.
    pub(super) fn world<R: Rng + ?Sized>(&self, rng: &mut R) -> Crypt<E> {
        match &self.0 {
            Basis::Outline(outline) => outline.sample(&mut Lots::new(rng)),
            Basis::View(view) => imagine(view, rng),
        }
    }
}

/// A world that looks like `view`, with tokens and gifts that fit the actions of others.
fn imagine<E: Edition, R: Rng + ?Sized>(view: &View, rng: &mut R) -> Crypt<E> {
    let mut world: Crypt<E> = view.sample_world(rng);
    if let Some(variant) = &view.variant
        && E::VARIANTS
    {
        if let Some(tokens) = variant.tokens.as_ref().filter(|tokens| tokens.cursed.is_none()) {
            let deals: [Tokens; DEALS] = std::array::from_fn(|_| {
                let lots = &mut Lots::new(rng);
                tokens.sample(view.layout(), &mut |count| lots.below(count as u32) as usize)
            });
            let weights = deals.map(|deal| weight(&world, &deal));
            let mut left = rng.random::<f32>() * weights.iter().sum::<f32>();
            let drawn = weights.iter().position(|weight| {
                left -= weight;
                left < 0.0
            });
            if let Some(extras) = world.extras.get_mut() {
                extras.tokens = deals[drawn.unwrap_or(DEALS - 1)];
            }
        }
        let sealed = variant.sealed.iter().filter(|seat| view.viewer != Viewer::Seat(*seat));
        for seat in sealed.filter(|_| view.viewer != Viewer::Open) {
            if rng.random::<f32>() < AS_ADVISED {
                let gift = match allies::give(&world, seat) {
                    Action::Give { card } => Gift::Card(card),
                    _ => Gift::Nothing,
                };
                if let Some(extras) = world.extras.get_mut() {
                    extras.gifts[seat.index()] = gift;
                }
            }
        }
    }
    world
}

/// How well the collections of a world fit a deal of tokens.
fn weight<E: Edition>(world: &Crypt<E>, deal: &Tokens) -> f32 {
    let holders = token_holders(world.layout());
    let cards = holders.into_iter().map(|seats| {
        let hand = seats.first().map_or(Kinds::NONE, |seat| deal.hands[seat.index()]);
        let safe = |kind: &Kind| hand.contains(*kind);
        let collected = seats.iter().flat_map(|seat| world.kept.collection(seat).map(|card| card.kind()));
        collected.filter(safe).count()
    });
    FOR_EACH_CARD.powi(cards.sum::<usize>() as i32)
}

/// The view of a seat that does not look at its own tokens: it knows only what it found by asking (V4.2).
pub(super) fn masked(view: &View) -> View {
    let mut masked = view.clone();
    if let Some(tokens) = masked.variant.as_mut().and_then(|variant| variant.tokens.as_mut()) {
        let found = tokens.seen.iter().flatten().fold(Kinds::NONE, |all, seen| all.union(*seen));
        tokens.hands.iter_mut().for_each(|hand| *hand = None);
        tokens.open = tokens.cursed.map_or(Kinds::ALL.without(found), Kinds::only);
    }
    masked
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Guide, Notation, Seat};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::action::CardNo;
    use crate::state::VariantState;

    const CURSED: &str = "crypt 2p AAAAAA cursed | claim 1 | lead a | deck T | row J4 M2 P_? | a 3/0 J1 \
                          | b 3/0 I1 I2 I4 T2 | tokens a=JM/- b=IP/- | out R1 R2 R3 M1";

    fn view(text: &str, seat: Seat) -> View {
        VariantState::from_position(text).unwrap().view(Viewer::Seat(seat))
    }

    fn worlds(view: &View) -> impl Iterator<Item = VariantState> {
        let mut rng = ChaCha8Rng::seed_from_u64(8);
        (0..2000).map(move |_| VariantState::imagine(view, &mut rng))
    }

    /// In how many of the imagined worlds b holds the token of this kind.
    fn held(view: &View, kind: Kind) -> usize {
        worlds(view).filter(|world| world.tokens().hands[1].contains(kind)).count()
    }

    #[test]
    fn v4_what_a_player_collects_is_likely_safe_to_them() {
        let seen = view(CURSED, Seat::A);
        let [idols, tapestries, remains] =
            [Kind::Idol, Kind::Tapestry, Kind::Remains].map(|kind| held(&seen, kind));
        assert!(idols > tapestries && tapestries > remains, "{idols} > {tapestries} > {remains}");
        // Two of four unknown kinds are theirs, so each is in half of the worlds without evidence.
        assert!(idols > 1200 && remains < 950, "{idols}, {remains}");
        assert_eq!(held(&seen, Kind::Jewelry), 0, "that one is in the own hand");
    }

    #[test]
    fn v4_4_a_masked_view_does_not_show_the_own_tokens() {
        let seen = view(CURSED, Seat::A);
        let masked = VariantState::masked(&seen);
        let tokens = masked.variant.as_ref().and_then(|variant| variant.tokens.as_ref()).unwrap();
        assert!(tokens.hands.iter().all(Option::is_none));
        assert_eq!(tokens.open, Kinds::ALL);
        let without =
            worlds(&masked).filter(|world| !world.tokens().hands[0].contains(Kind::Jewelry)).count();
        assert!(without > 500, "{without}");
        assert!(worlds(&seen).all(|world| world.tokens().hands[0].contains(Kind::Jewelry)));
    }

    #[test]
    fn v1_4_a_sealed_gift_is_mostly_what_the_guide_advises() {
        let text = "crypt 2p AAAAAA twins | give b | lead a | deck T | a 3/0 M2 M3 : J1 P4 | b 3/0 P2 P3 : R1 | gifts a=#4 | out I1";
        let advised = match allies::give(&VariantState::from_position(text).unwrap(), Seat::A) {
            Action::Give { card } => Gift::Card(card),
            _ => Gift::Nothing,
        };
        assert_ne!(advised, Gift::Card(CardNo::at(3).unwrap()), "what was really sealed is not known");
        let gifts = worlds(&view(text, Seat::B)).filter(|world| world.extras.gifts[0] == advised).count();
        assert!(gifts > 1600, "{gifts}");
        assert!(gifts < 2000, "other gifts stay possible: {gifts}");
    }
}
