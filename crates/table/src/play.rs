//! The game at the table, and its steps.

use std::collections::VecDeque;

use game_core::{Awaiting, Describe, Game, Listener, Notation, Offers, Outcome, Seat, SeatSet, Step};
use games::Compiled;
use protocol::{Ending, Millis};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::record::Mover;

/// A game that can be played at a table.
pub trait Playable:
    Notation + Compiled + Describe + Offers + Game<Action: Serialize + DeserializeOwned>
{
}

impl<G: Notation + Compiled + Describe + Offers + Game<Action: Serialize + DeserializeOwned>> Playable for G {}

/// A step of a game.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// How a game among so many seats ended.
pub(crate) fn ending_of<G: Describe>(
    setup: &G::Setup,
    outcome: Option<Outcome>,
    seats: usize,
    resigned: SeatSet,
) -> Ending {
    let teams = G::teams(setup);
    let rank = outcome.and_then(|outcome| G::solo_rank(setup, &outcome)).map(|rank| rank as u8);
    let together = outcome.filter(|_| !teams.is_none()).and_then(|outcome| G::solo_score(setup, &outcome));
    Ending { rank, together, ..Ending::of(outcome, teams, SeatSet::all(seats), resigned) }
}

/// How many earlier states are kept. Most clients have seen all but the last few steps, which need not be replayed for them
/// from the start.
const RECENT: usize = 8;

/// The game with its steps, without undone ones.
#[derive(Clone, Debug)]
pub(crate) struct Play<G: Game> {
    pub(crate) game: G,
    pub(crate) moves: Vec<Move<G>>,
    /// How many answers of chance there were, with the undone ones.
    pub(crate) draws: u64,
    /// The version at which the current decision began. An action that names an older version is stale.
    pub(crate) settled: u64,
    /// The game before each of the last few steps, with the number of steps before it.
    recent: VecDeque<(usize, G)>,
}

/// A step that was made.
#[derive(Clone, Debug)]
pub(crate) struct Move<G: Game> {
    /// The version after it.
    pub(crate) version: u64,
    pub(crate) at: Millis,
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
    /// The chapter of the game; 0 for what happened at the table.
    pub(crate) chapter: u32,
    pub(crate) event: E,
}

impl<G: Game> Play<G> {
    pub(crate) fn new(game: G, version: u64) -> Play<G> {
        Play { game, moves: Vec::new(), draws: 0, settled: version, recent: VecDeque::new() }
    }

    /// The version at which a step was last made or undone.
    pub(crate) fn last_change(&self) -> u64 {
        self.moves.last().map_or(self.settled, |made| made.version.max(self.settled))
    }

    /// Makes a step, and returns its events with their chapters.
    pub(crate) fn step(
        &mut self,
        step: StepOf<G>,
        mover: Option<Mover>,
        version: u64,
        at: Millis,
    ) -> Result<Vec<(u32, G::Event)>, G::Refusal> {
        let before = self.game.awaiting();
        let mut events = Vec::new();
        let earlier = self.game.clone();
        let mut log = |state: &G, event| events.push((state.chapter(), event));
        self.game.apply(step.clone(), &mut Listener(&mut log))?;
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back((self.moves.len(), earlier));
        if !keeps_the_moment(&step, before, self.game.awaiting()) {
            self.settled = version;
        }
        self.draws += u64::from(matches!(step, Step::Chance(_)));
        let reveals = events.iter().any(|(_, event)| G::reveals(event));
        self.moves.push(Move { version, at, step, mover, reveals });
        Ok(events)
    }

    /// The game after version `version`, and how many steps had been made. `beginning` is the game at its start.
    pub(crate) fn at_version(&self, beginning: G, version: u64) -> (G, usize) {
        let made = self.moves.partition_point(|made| made.version <= version);
        let kept = self.recent.iter().rev().find(|(steps, _)| *steps <= made);
        let (from, mut game) = kept.map_or((0, beginning), |(steps, game)| (*steps, game.clone()));
        for made in &self.moves[from..made] {
            apply_again(&mut game, made);
        }
        (game, made)
    }

    /// Undoes every step after the first `keep`. `start` is the game at its start.
    pub(crate) fn undo_steps(&mut self, keep: usize, start: G, version: u64) {
        self.moves.truncate(keep);
        self.game = start;
        self.recent.clear();
        for made in &self.moves {
            apply_again(&mut self.game, made);
        }
        self.settled = version;
    }
}

/// Applies a step that was made before.
fn apply_again<G: Game>(game: &mut G, made: &Move<G>) {
    game.apply(made.step.clone(), &mut game_core::NoLog).expect("a legal step became illegal on replay");
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
