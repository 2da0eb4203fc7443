//! What the laws need to know about Sealed Bids.

use game_core::{Seat, Step, Viewer};
use rand::Rng;

use super::{Action, Bag, CARDS, Chance, MAX_SEATS, PRIZES, SealedBids, Setup, TOKENS};
use crate::{Choices, HasWitness, StepOf, Witness};

/// Knows what Sealed Bids hides and must conserve.
#[derive(Clone, Copy, Debug)]
pub struct SealedBidsWitness;

impl HasWitness for SealedBids {
    type Witness = SealedBidsWitness;
}

impl Witness<SealedBids> for SealedBidsWitness {
    /// Five rounds of a prize and a card of each seat, and each seat's draw of a token with the answer of chance.
    const LONGEST: usize = 5 * (1 + MAX_SEATS) + 2 * MAX_SEATS;

    fn setup(number: u16) -> Setup {
        let mut choices = Choices::of(number);
        Setup { seats: 2 + choices.among(MAX_SEATS - 1) as u8, rounds: 1 + choices.among(5) as u8 }
    }

    fn scramble_hidden<R: Rng + ?Sized>(
        setup: &Setup,
        steps: &[StepOf<SealedBids>],
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<StepOf<SealedBids>> {
        let seats = usize::from(setup.seats);
        let bids =
            steps.iter().filter(|step| matches!(step, Step::Act { action: Action::Bid(_), .. })).count();
        let mut scrambled = steps.to_vec();
        if bids < seats * usize::from(setup.rounds) {
            redraw_tokens(&mut scrambled, viewer, rng);
        }
        reseal_bids(&mut scrambled, bids % seats, viewer, rng);
        scrambled
    }

    fn conserved(game: &SealedBids) -> Result<(), String> {
        let (mut prizes, mut tokens) = (game.deck, game.urn);
        prizes.put(game.lost.iter().chain(game.prize));
        for (seat, place) in game.places.iter() {
            prizes.put(place.won.iter());
            tokens.put(place.token);
            let mut cards = place.hand;
            cards.put(place.spent.iter().chain(place.sealed));
            whole("cards", cards, CARDS).map_err(|what| format!("{seat}: {what}"))?;
        }
        whole("prizes", prizes, PRIZES)?;
        whole("tokens", tokens, TOKENS)
    }
}

fn whole(things: &str, found: Bag, expected: Bag) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("the {things} are {found}, not {expected}")) }
}

/// Draws new tokens for every seat but the viewer's, from those that the viewer has not drawn.
fn redraw_tokens<R: Rng + ?Sized>(steps: &mut [StepOf<SealedBids>], viewer: Viewer, rng: &mut R) {
    let mut unseen = TOKENS;
    let mut hidden = Vec::new();
    let mut drawing: Option<Seat> = None;
    for (index, step) in steps.iter().enumerate() {
        match step {
            Step::Act { seat, action: Action::Draw } => drawing = Some(*seat),
            Step::Chance(Chance::Token(token)) if viewer.seat() == drawing => unseen.take([*token]),
            Step::Chance(Chance::Token(_)) => hidden.push(index),
            Step::Act { action: Action::Bid(_), .. } | Step::Chance(Chance::Prize(_)) => {}
        }
    }
    for index in hidden {
        steps[index] = Step::Chance(Chance::Token(unseen.draw(rng)));
    }
}

/// Draws new cards for every seat but the viewer's, in the last `sealed` bids, which are not opened yet.
fn reseal_bids<R: Rng + ?Sized>(
    steps: &mut [StepOf<SealedBids>],
    sealed: usize,
    viewer: Viewer,
    rng: &mut R,
) {
    let hand = |steps: &[StepOf<SealedBids>], own: Seat| {
        let mut hand = CARDS;
        for step in steps {
            match step {
                Step::Act { seat, action: Action::Bid(card) } if *seat == own => hand.take([*card]),
                Step::Act { .. } | Step::Chance(_) => {}
            }
        }
        hand
    };
    let is_bid = |index: &usize| matches!(steps[*index], Step::Act { action: Action::Bid(_), .. });
    let unopened: Vec<usize> = (0..steps.len()).rev().filter(is_bid).take(sealed).collect();
    for index in unopened {
        if let Step::Act { seat, .. } = steps[index]
            && viewer != Viewer::Seat(seat)
        {
            let card = hand(&steps[..index], seat).sample(rng);
            steps[index] = Step::Act { seat, action: Action::Bid(card) };
        }
    }
}
