//! The game at the table, and its steps.

use game_core::{Awaiting, Game, Notation, Offers, Seat, Step};
use games::Compiled;
use protocol::Millis;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::record::Mover;

/// A game that can be played at a table.
pub trait Playable: Notation + Compiled + Offers + Game<Action: Serialize + DeserializeOwned> {}

impl<G: Notation + Compiled + Offers + Game<Action: Serialize + DeserializeOwned>> Playable for G {}

/// A step of a game.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The game with its steps, without undone ones.
#[derive(Clone, Debug)]
pub(crate) struct Play<G: Game> {
    pub(crate) game: G,
    pub(crate) moves: Vec<Move<G>>,
    /// How many answers of chance there were, with the undone ones.
    pub(crate) draws: u64,
    /// The version at which the current decision began. An action that names an older version is stale.
    pub(crate) settled: u64,
}

/// A step that was made.
#[derive(Clone, Debug)]
pub(crate) struct Move<G: Game> {
    /// The version after it.
    pub(crate) version: u64,
    pub(crate) step: StepOf<G>,
    /// Who made it; none for chance.
    pub(crate) mover: Option<Mover>,
    /// Whether it revealed something to a player.
    pub(crate) reveals: bool,
}

impl<G: Game> Move<G> {
    /// The seat, if its person made the step.
    pub(crate) fn by_person(&self) -> Option<Seat> {
        match (&self.step, self.mover) {
            (Step::Act { seat, .. }, Some(Mover::Person)) => Some(*seat),
            (Step::Act { .. } | Step::Chance(_), _) => None,
        }
    }
}

/// An event of the game in the log.
#[derive(Clone, Debug)]
pub(crate) struct LoggedEvent<E> {
    pub(crate) version: u64,
    pub(crate) at: Millis,
    pub(crate) event: E,
}

impl<G: Game> Play<G> {
    pub(crate) fn new(game: G, version: u64) -> Play<G> {
        Play { game, moves: Vec::new(), draws: 0, settled: version }
    }

    /// The version at which a step was last made or undone.
    pub(crate) fn last_change(&self) -> u64 {
        self.moves.last().map_or(self.settled, |made| made.version.max(self.settled))
    }

    /// Makes a step, and returns its events.
    pub(crate) fn step(
        &mut self,
        step: StepOf<G>,
        mover: Option<Mover>,
        version: u64,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let before = self.game.awaiting();
        let mut events = Vec::new();
        self.game.apply(step.clone(), &mut events)?;
        if !keeps_the_moment(&step, before, self.game.awaiting()) {
            self.settled = version;
        }
        self.draws += u64::from(matches!(step, Step::Chance(_)));
        let reveals = events.iter().any(G::reveals);
        self.moves.push(Move { version, step, mover, reveals });
        Ok(events)
    }

    /// Undoes every step after the first `keep`. `start` is the game at its start.
    pub(crate) fn undo_steps(&mut self, keep: usize, start: G, version: u64) {
        self.moves.truncate(keep);
        self.game = start;
        for made in &self.moves {
            let step = made.step.clone();
            self.game.apply(step, &mut game_core::NoLog).expect("a legal step became illegal on replay");
        }
        self.settled = version;
    }
}

/// Whether the other seats still decide the same: one of several sealed answers came in.
fn keeps_the_moment<A, C>(step: &Step<A, C>, before: Awaiting, after: Awaiting) -> bool {
    match (step, before, after) {
        (Step::Act { seat, .. }, Awaiting::Seats(before), Awaiting::Seats(after)) => {
            let mut rest = before;
            rest.remove(*seat);
            before.contains(*seat) && !rest.is_empty() && rest == after
        }
        (Step::Act { .. } | Step::Chance(_), _, _) => false,
    }
}
