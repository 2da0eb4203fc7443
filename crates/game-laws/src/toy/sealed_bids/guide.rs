//! The guide and the offers of Sealed Bids.

use game_core::{BySeat, Game, Guide, Offers, Seat};
use rand::{Rng, RngExt};

use super::{Action, Pips, SealedBids};

impl Guide for SealedBids {
    type Choice = Action;
    type Path = ();
    game_core::works_nothing_out!();

    /// In the last round, the seats that have not drawn a token yet.
    fn speakers(&self) -> impl Iterator<Item = Seat> {
        let last = self.rounds == 1 && self.prize.is_some() && self.drawing.is_none();
        self.places.iter().filter(move |(_, place)| last && place.token.is_none()).map(|(seat, _)| seat)
    }

    /// Draws a token, which is never bad.
    fn speak_up(&self, _: Seat) -> Option<Action> {
        Some(Action::Draw)
    }

    fn choices(&self, seat: Seat, (): &(), (): &(), out: &mut Vec<(Action, f32)>) {
        crate::toy::equal_choices(self, seat, out);
    }

    fn choose(&self, _: Seat, (): &mut (), action: Action) -> Option<Action> {
        Some(action)
    }

    /// Bids a random card; a toy needs no more.
    fn advise<R: Rng + ?Sized>(&self, seat: Seat, _: f32, rng: &mut R) -> Action {
        let hand: Vec<Pips> = self.places[seat].hand.iter().collect();
        Action::Bid(hand[rng.random_range(0..hand.len())])
    }

    fn prospects(&self) -> BySeat<f32> {
        let scores = self.expected_scores();
        let best = scores.as_slice().iter().copied().fold(0.0, f32::max);
        BySeat::new(self.seats(), |seat| if scores[seat] >= best { 1.0 } else { 0.0 })
    }

    fn expected_scores(&self) -> BySeat<f32> {
        BySeat::new(self.seats(), |seat| {
            let place = &self.places[seat];
            (place.won.score() + place.token.map_or(0, Pips::score)) as f32
        })
    }

    fn progress(&self) -> u32 {
        5 - u32::from(self.rounds)
    }

    fn look_ahead(&self) -> u32 {
        5
    }
}

impl Offers for SealedBids {
    /// The actions.
    type Offer = Vec<Action>;

    fn offer(&self, seat: Seat) -> Option<Vec<Action>> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        (!actions.is_empty()).then_some(actions)
    }
}
