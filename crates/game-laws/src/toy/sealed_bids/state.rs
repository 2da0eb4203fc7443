//! The state and the rules.

use game_core::{Awaiting, BySeat, CommonRefusal, Game, Log, Outcome, Seat, SeatSet, Step, Turn, Viewer};
use rand::Rng;

use super::{
    Action, Bag, CARDS, Chance, Event, MAX_SEATS, PRIZES, Pips, Refusal, Setup, Sight, TOKENS, View,
};

/// A game of Sealed Bids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SealedBids {
    /// How many rounds are not over yet.
    pub(crate) rounds: u8,
    /// The prizes not turned up yet.
    pub(crate) deck: Bag,
    /// The prize that is bid for.
    pub(crate) prize: Option<Pips>,
    /// The prizes that nobody took.
    pub(crate) lost: Bag,
    /// The tokens not drawn yet.
    pub(crate) urn: Bag,
    /// The seat that reaches into the urn.
    pub(crate) drawing: Option<Seat>,
    /// What happens to a prize when several seats play the highest card.
    pub(crate) ties: Ties,
    /// Each seat's cards, prizes and token.
    pub(crate) places: BySeat<Place, MAX_SEATS>,
}

/// What happens to a prize when several seats play the highest card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Ties {
    /// The highest card that only one seat played takes it: the current rules.
    #[default]
    Skipped,
    /// It is lost: the rules of version 1.
    Lost,
}

/// One seat's cards, prizes and token.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Place {
    pub(crate) hand: Bag,
    pub(crate) sealed: Option<Pips>,
    pub(crate) spent: Bag,
    pub(crate) won: Bag,
    pub(crate) token: Option<Pips>,
}

impl SealedBids {
    /// Whether seats can act.
    fn bidding(&self) -> bool {
        self.prize.is_some() && self.drawing.is_none()
    }

    /// What the game asks chance for; none if it does not wait for chance.
    fn asked(&self) -> Option<&'static str> {
        let asks = self.awaiting() == Awaiting::Chance;
        asks.then_some(if self.drawing.is_some() { "a token" } else { "a prize" })
    }

    fn bid(&mut self, seat: Seat, card: Pips, log: &mut impl Log<SealedBids>) -> Result<(), Refusal> {
        Turn::of(self, seat)?;
        let place = &self.places[seat];
        if place.sealed.is_some() {
            return Err(Refusal::SealedAlready(seat));
        }
        if !place.hand.contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        self.places[seat].hand.take([card]);
        self.places[seat].sealed = Some(card);
        log.record(self, Event::Sealed { seat, card });
        if self.places.iter().all(|(_, place)| place.sealed.is_some()) {
            self.open(log);
        }
        Ok(())
    }

    /// Opens the cards: the highest that only one seat played takes the prize.
    fn open(&mut self, log: &mut impl Log<SealedBids>) {
        let cards =
            BySeat::new(self.seats(), |seat| self.places[seat].sealed.expect("every seat has sealed a card"));
        let mut played = Bag::default();
        played.put(cards.as_slice().iter().copied());
        let alone = |card: Pips| played.count(card) == 1;
        let highest = match self.ties {
            Ties::Skipped => cards.iter().filter(|&(_, &card)| alone(card)).max_by_key(|&(_, &card)| card),
            Ties::Lost => cards.iter().max_by_key(|&(_, &card)| card).filter(|&(_, &card)| alone(card)),
        };
        let taker = highest.map(|(seat, _)| seat);
        let won = taker.map_or(&mut self.lost, |seat| &mut self.places[seat].won);
        won.put(self.prize.take());
        for (_, place) in self.places.iter_mut() {
            place.spent.put(place.sealed.take());
        }
        self.rounds -= 1;
        log.record(self, Event::Open(Sight::Opened { cards, taker }));
        if self.rounds == 0 {
            let tokens = BySeat::new(self.seats(), |seat| self.places[seat].token);
            log.record(self, Event::Open(Sight::Shown { tokens }));
        }
    }

    fn reach(&mut self, seat: Seat, log: &mut impl Log<SealedBids>) -> Result<(), Refusal> {
        Turn::of(self, seat)?;
        let place = &self.places[seat];
        if place.token.is_some() {
            return Err(Refusal::DrawnAlready(seat));
        }
        self.drawing = Some(seat);
        log.record(self, Event::Open(Sight::Reached { seat }));
        Ok(())
    }

    fn draw(&mut self, token: Pips, log: &mut impl Log<SealedBids>) -> Result<(), Refusal> {
        let seat = self.drawing.ok_or_else(|| CommonRefusal::of_chance(self, self.asked()))?;
        if !self.urn.contains(token) {
            return Err(Refusal::NotInUrn(token));
        }
        self.drawing = None;
        self.urn.take([token]);
        self.places[seat].token = Some(token);
        log.record(self, Event::Drew { seat, token });
        Ok(())
    }

    fn turn_up(&mut self, prize: Pips, log: &mut impl Log<SealedBids>) -> Result<(), Refusal> {
        if self.awaiting() != Awaiting::Chance || self.drawing.is_some() {
            return Err(CommonRefusal::of_chance(self, self.asked()).into());
        }
        if !self.deck.contains(prize) {
            return Err(Refusal::NotInDeck(prize));
        }
        self.deck.take([prize]);
        self.prize = Some(prize);
        log.record(self, Event::Open(Sight::Turned { prize }));
        Ok(())
    }
}

impl Game for SealedBids {
    const NAME: &'static str = "sealed-bids";
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;

    game_core::game_types!(Setup, Action, Chance, Event, Sight, View, Refusal);

    fn new(setup: &Setup) -> Result<SealedBids, Refusal> {
        if !(2..=4).contains(&setup.seats) || !(1..=5).contains(&setup.rounds) {
            return Err(Refusal::NoSuchSetup);
        }
        Ok(SealedBids {
            rounds: setup.rounds,
            deck: PRIZES,
            prize: None,
            lost: Bag::default(),
            urn: TOKENS,
            drawing: None,
            ties: Ties::Skipped,
            places: BySeat::new(usize::from(setup.seats), |_| Place { hand: CARDS, ..Place::default() }),
        })
    }

    fn new_under(rules: u32, setup: &Setup) -> Result<SealedBids, Refusal> {
        let ties = if rules == 1 { Ties::Lost } else { Ties::Skipped };
        Ok(SealedBids { ties, ..SealedBids::new(setup)? })
    }

    fn seats(&self) -> usize {
        self.places.count()
    }

    fn awaiting(&self) -> Awaiting {
        if self.drawing.is_some() {
            Awaiting::Chance
        } else if self.prize.is_some() {
            let unsealed = self.places.iter().filter(|(_, place)| place.sealed.is_none());
            Awaiting::Seats(unsealed.map(|(seat, _)| seat).collect::<SeatSet>())
        } else if self.rounds > 0 {
            Awaiting::Chance
        } else {
            Awaiting::Nobody
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(place) = self.places.get(seat).filter(|_| self.bidding()) else {
            return;
        };
        if place.sealed.is_none() {
            out.extend(place.hand.iter().map(Action::Bid));
        }
        if place.token.is_none() {
            out.push(Action::Draw);
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.drawing {
            Some(_) => Chance::Token(self.urn.sample(rng)),
            None => Chance::Prize(self.deck.sample(rng)),
        }
    }

    fn apply(&mut self, step: Step<Action, Chance>, log: &mut impl Log<SealedBids>) -> Result<(), Refusal> {
        match step {
            Step::Act { seat, action: Action::Bid(card) } => self.bid(seat, card, log),
            Step::Act { seat, action: Action::Draw } => self.reach(seat, log),
            Step::Chance(Chance::Token(token)) => self.draw(token, log),
            Step::Chance(Chance::Prize(prize)) => self.turn_up(prize, log),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(Sight::of(event, viewer))
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Sealed { .. } | Event::Open(Sight::Reached { .. }) => false,
            Event::Drew { .. } | Event::Open(_) => true,
        }
    }

    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
        view.sample_world(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.awaiting() != Awaiting::Nobody {
            return None;
        }
        let score = |place: &Place| place.won.score() + place.token.map_or(0, Pips::score);
        let scores = BySeat::new(self.seats(), |seat| score(&self.places[seat]));
        let best = scores.as_slice().iter().max().copied();
        let winners =
            scores.iter().filter(|&(_, &score)| Some(score) == best).map(|(seat, _)| seat).collect();
        Some(Outcome::new(scores, winners))
    }
}
