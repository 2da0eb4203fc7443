//! What one viewer knows.

use std::fmt;

use game_core::{Awaiting, BySeat, Game, Seat, Viewer};
use rand::Rng;
use serde::Serialize;

use super::state::{Place, Ties};
use super::{Bag, Event, MAX_SEATS, Pips, SealedBids, TOKENS};

/// Something that one seat knows and others may not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Secret {
    /// There is nothing.
    #[default]
    Nothing,
    /// There is something, and the viewer does not know it.
    Hidden,
    /// There is something, and the viewer knows it.
    Known(Pips),
}

impl Secret {
    /// `thing` as a viewer sees it who knows it or not.
    fn of(thing: Option<Pips>, known: bool) -> Secret {
        match thing {
            None => Secret::Nothing,
            Some(pips) if known => Secret::Known(pips),
            Some(_) => Secret::Hidden,
        }
    }
}

/// Written as `-` for nothing and `?` for something hidden.
impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Secret::Nothing => f.write_str("-"),
            Secret::Hidden => f.write_str("?"),
            Secret::Known(pips) => write!(f, "{pips}"),
        }
    }
}

/// Whether `viewer` knows the secrets of `seat`.
fn knows(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Spectator => false,
        Viewer::Open => true,
    }
}

/// What one viewer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many rounds are not over yet.
    pub rounds: u8,
    /// The prizes not turned up yet.
    pub deck: Bag,
    /// The prize that is bid for.
    pub prize: Option<Pips>,
    /// The prizes that nobody took.
    pub lost: Bag,
    /// The seat that reaches into the urn.
    pub drawing: Option<Seat>,
    /// What happens to a prize when several seats play the highest card.
    pub ties: Ties,
    /// What the viewer knows of each seat.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<PlaceView>"))]
    pub places: BySeat<PlaceView, MAX_SEATS>,
}

/// What one viewer knows of a seat's cards, prizes and token.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// The cards not opened yet, a sealed one among them.
    pub unopened: Bag,
    /// The sealed card.
    pub sealed: Secret,
    /// The cards spent.
    pub spent: Bag,
    /// The prizes taken.
    pub won: Bag,
    /// The token.
    pub token: Secret,
}

game_core::compare!(View { rounds, deck, prize, lost, drawing, ties, places });

impl View {
    /// What `viewer` knows of `game`.
    pub(super) fn of(game: &SealedBids, viewer: Viewer) -> View {
        let over = game.awaiting() == Awaiting::Nobody;
        let places = BySeat::new(game.seats(), |seat| {
            let Place { hand, sealed, spent, won, token } = game.places[seat];
            let mut unopened = hand;
            unopened.put(sealed);
            let own = knows(viewer, seat);
            let (sealed, token) = (Secret::of(sealed, own), Secret::of(token, own || over));
            PlaceView { unopened, sealed, spent, won, token }
        });
        let SealedBids { rounds, deck, prize, lost, urn: _, drawing, ties, places: _ } = *game;
        View { rounds, deck, prize, lost, drawing, ties, places }
    }

    /// A random game with this view.
    pub(super) fn sample_world<R: Rng + ?Sized>(&self, rng: &mut R) -> SealedBids {
        self.world(|bag| Some(bag.sample(rng))).expect("a view of a game has a world")
    }

    /// A game with this view, in which hidden cards and tokens are those that `pick` chooses from a bag; none if it
    /// finds none.
    pub(super) fn world(&self, mut pick: impl FnMut(Bag) -> Option<Pips>) -> Option<SealedBids> {
        let mut urn = TOKENS;
        for (_, place) in self.places.iter() {
            match place.token {
                Secret::Known(token) => urn.take([token]),
                Secret::Nothing | Secret::Hidden => {}
            }
        }
        let mut resolve = |secret, bag: Bag| match secret {
            Secret::Nothing => Some(None),
            Secret::Hidden => pick(bag).map(Some),
            Secret::Known(pips) => Some(Some(pips)),
        };
        let mut places = BySeat::new(self.places.count(), |_| Place::default());
        for (seat, place) in places.iter_mut() {
            let PlaceView { unopened, sealed, spent, won, token } = self.places[seat];
            let sealed = resolve(sealed, unopened)?;
            let mut hand = unopened;
            hand.take(sealed);
            let drawn = resolve(token, urn)?;
            urn.take(drawn.filter(|_| token == Secret::Hidden));
            *place = Place { hand, sealed, spent, won, token: drawn };
        }
        let View { rounds, deck, prize, lost, drawing, ties, places: _ } = *self;
        Some(SealedBids { rounds, deck, prize, lost, urn, drawing, ties, places })
    }
}

/// What one viewer sees of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase", rename_all_fields = "camelCase")]
pub enum Sight {
    /// A prize is turned up.
    Turned {
        /// The prize.
        prize: Pips,
    },
    /// A seat seals a card.
    Sealed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Secret,
    },
    /// The cards are opened, and a seat takes the prize or it is lost.
    Opened {
        /// The cards.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Pips>"))]
        cards: BySeat<Pips, MAX_SEATS>,
        /// The seat that takes the prize; none if it is lost.
        taker: Option<Seat>,
    },
    /// A seat reaches into the urn.
    Reached {
        /// The seat.
        seat: Seat,
    },
    /// A seat draws a token.
    Drew {
        /// The seat.
        seat: Seat,
        /// The token.
        token: Secret,
    },
    /// All tokens are shown.
    Shown {
        /// The token of each seat that drew one.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Option<Pips>>"))]
        tokens: BySeat<Option<Pips>, MAX_SEATS>,
    },
}

impl Sight {
    /// What `viewer` sees of `event`.
    pub(super) fn of(event: &Event, viewer: Viewer) -> Sight {
        match *event {
            Event::Open(sight) => sight,
            Event::Sealed { seat, card } => {
                Sight::Sealed { seat, card: Secret::of(Some(card), knows(viewer, seat)) }
            }
            Event::Drew { seat, token } => {
                Sight::Drew { seat, token: Secret::of(Some(token), knows(viewer, seat)) }
            }
        }
    }
}
