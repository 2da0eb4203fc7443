//! The one contract.

use std::fmt::{Debug, Display};

use rand::{Rng, RngExt};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Log, Outcome, Seat, SeatSet};

/// One thing that happens to a game from outside: a seat acts, or nature answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// A seat acts.
    Act {
        /// Who acts.
        seat: Seat,
        /// What they do.
        action: A,
    },
    /// Nature answers: what was drawn or rolled.
    Chance(C),
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// An action of each of these seats, in any order.
    Seats(SeatSet),
    /// An answer of nature.
    Chance,
    /// Nothing: the game is over.
    Nobody,
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player: sees what is public and what is theirs.
    Seat(Seat),
    /// A watcher: sees what is public to everyone.
    Spectator,
    /// Somebody who may see every card that anybody has seen: for analysis and for finished games only.
    Open,
}

impl Viewer {
    /// Every seat of a table of `count`, then a spectator: all who look at a running game.
    pub fn at_table(count: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat, if it is a player who looks.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        }
    }
}

/// A game with secrets and dice, as plain data.
///
/// A state knows nothing of the future. What has not been drawn yet is not there; the game asks for it by
/// [waiting](Game::awaiting) for [`Awaiting::Chance`] and checks the answer like any other step.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name by which commands and files call the game.
    const NAME: &'static str;
    /// The version of the rules; it rises whenever the same steps could mean something else.
    const RULES: u32;
    /// The oldest version of the rules that the game still knows: games begun under it can be played on and replayed.
    const OLDEST_RULES: u32 = Self::RULES;

    /// What is settled before the first step.
    type Setup: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What a seat may ask.
    type Action: Clone + Eq + Debug + Send + Sync;
    /// What nature may answer.
    type Chance: Clone + Eq + Debug + Send + Sync;
    /// What happened, in full.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// What one viewer sees of what happened; displays as a sentence.
    type Sight: Clone + Eq + Debug + Display + Send + Sync + Serialize;
    /// What one viewer knows; displays as a line of notation.
    type View: Clone + Eq + Debug + Display + Send + Sync + Serialize;
    /// Why a step is refused.
    type Refusal: Clone + Eq + Debug + Send + Sync + std::error::Error + Serialize;

    /// A game about to begin.
    ///
    /// # Errors
    /// If no such game can be set up.
    fn new(setup: &Self::Setup) -> Result<Self, Self::Refusal>;

    /// A game about to begin under a version of the rules from [`OLDEST_RULES`](Game::OLDEST_RULES) on.
    ///
    /// A game that has changed its rules says here what they were, so that a game once begun never changes its meaning.
    ///
    /// # Errors
    /// If no such game can be set up.
    ///
    /// # Panics
    /// If the version is not one the game knows.
    fn new_under(rules: u32, setup: &Self::Setup) -> Result<Self, Self::Refusal> {
        assert_eq!(rules, Self::RULES, "a game that knows older rules says what they are");
        Self::new(setup)
    }

    /// How many seats the game has.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn awaiting(&self) -> Awaiting;

    /// Appends every action `seat` may take now; a seat that is not awaited may still have some.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// How many actions `seat` may take now: as many as [`legal_actions`](Game::legal_actions) lists.
    fn count_actions(&self, seat: Seat) -> usize {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.len()
    }

    /// One of the actions `seat` may take now, each as likely as any other unless the game says otherwise; none if it has
    /// none.
    ///
    /// A seat that is not awaited need not act, so a game may give none for it now and then although it has some.
    fn sample_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        if actions.is_empty() {
            return None;
        }
        let index = rng.random_range(0..actions.len());
        Some(actions.swap_remove(index))
    }

    /// An answer of nature, as likely as cards and dice make it.
    ///
    /// # Panics
    /// If the game does not wait for chance.
    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;

    /// Carries out a step and tells `log` what happened.
    ///
    /// # Errors
    /// If the step is not legal; the state is then exactly as it was, and nothing was told.
    fn apply(
        &mut self,
        step: Step<Self::Action, Self::Chance>,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `viewer` knows, everything remembered.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an event; nothing, if it happens out of their sight.
    fn sight(event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;

    /// Whether the event told somebody what they could not have known before: a card turned, a die rolled.
    ///
    /// A step after which this happened can't be taken back as if nothing had been.
    fn reveals(event: &Self::Event) -> bool;

    /// A state that looks like `view`, drawn from all of them as likely as cards and dice make it.
    fn sample_world<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Where among its ranks, lowest first, a lone player's game ended; none if there was more than one player.
    fn solo_rank(_: &Outcome) -> Option<usize> {
        None
    }
}
