//! Looks back at a finished game from one seat: how the chances changed, which decisions cost most, and what luck did.
//!
//! Everything is judged by what the seat knew at the time: a search is given its views and nothing else.

use game_core::{Awaiting, Guide, NoLog, Seat, Step, Viewer};

use crate::{Compared, Expectation, Limit, Search};

/// How many other actions a decision is compared with.
const ALTERNATIVES: usize = 3;

/// How much a review searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The iterations that look for the best action of a decision.
    pub search: u32,
    /// The iterations for each action that is compared.
    pub compare: u32,
    /// The iterations that find out what everyone may expect at a moment.
    pub expect: u32,
}

impl Effort {
    /// The effort with this many iterations to look for the best action, and fewer for the rest.
    pub fn of(search: u32) -> Effort {
        Effort { search, compare: (search / 2).max(1), expect: (search / 2).max(1) }
    }
}

/// A game as one seat can look back at it.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// The seat.
    pub seat: Seat,
    /// What everyone could expect, from the start to the end.
    pub moments: Vec<Moment>,
    /// The seat's decisions that had more than one legal action, in order. Abilities out of turn are not among them.
    pub decisions: Vec<Decision<A>>,
    /// What cards and dice did for the seat, in order.
    pub swings: Vec<Swing>,
}

/// What everyone could expect after a step, by what the seat knew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The number of steps before it.
    pub step: usize,
    /// How far the game had advanced, as in [`Guide::progress`].
    pub progress: u32,
    /// What everyone could expect.
    pub expected: Expectation,
}

/// A decision of the seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// The number of steps before it.
    pub step: usize,
    /// How far the game had advanced.
    pub progress: u32,
    /// What was played.
    pub played: Compared<A>,
    /// The best action that was found, compared with what was played; none if none looked better.
    pub better: Option<Compared<A>>,
}

impl<A> Decision<A> {
    /// The chance to win that it cost; 0 if no better action was found.
    pub fn cost(&self) -> f32 {
        self.better.as_ref().map_or(0.0, |better| better.gain)
    }

    /// Whether the better action is better beyond doubt: by more than twice the standard error.
    pub fn is_clear(&self) -> bool {
        self.better.as_ref().is_some_and(|better| better.gain > 2.0 * better.error)
    }
}

/// What the cards and dice between two actions changed for the seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of steps before the first card or roll.
    pub from: usize,
    /// The number of steps after the last.
    pub to: usize,
    /// How far the game had advanced.
    pub progress: u32,
    /// The change of the chance to win.
    pub prospect: f32,
    /// The change of the expected score.
    pub score: f32,
}

impl<A> Review<A> {
    /// The decisions that cost most, the costliest first: those in which another action is better beyond doubt.
    pub fn costliest(&self, most: usize) -> Vec<&Decision<A>> {
        let mut clear: Vec<_> = self.decisions.iter().filter(|decision| decision.is_clear()).collect();
        clear.sort_by(|one, two| two.cost().total_cmp(&one.cost()));
        clear.truncate(most);
        clear
    }

    /// What the seat had in the end: 1 for a win, a part of it for a shared one, 0 for a loss. For a solo player, the score on the
    /// scale of the game.
    pub fn result(&self) -> f32 {
        self.moments.last().expect("a review has moments").expected.prospects[self.seat]
    }

    /// What luck changed in all.
    pub fn luck(&self) -> f32 {
        self.swings.iter().map(|swing| swing.prospect).sum()
    }

    /// The final score of the seat.
    pub fn score(&self) -> f32 {
        self.moments.last().expect("a review has moments").expected.scores[self.seat]
    }

    /// What luck changed of the score in all.
    pub fn luck_of_score(&self) -> f32 {
        self.swings.iter().map(|swing| swing.score).sum()
    }
}

/// Looks back at a game from `seat`. `start` is the game before its first step; all steps are legal.
///
/// `progress` is called after each step with the number of steps so far.
pub fn review<G: Guide>(
    start: &G,
    steps: &[Step<G::Action, G::Chance>],
    seat: Seat,
    effort: Effort,
    seed: u64,
    progress: &mut dyn FnMut(usize),
) -> Review<G::Action> {
    let reviewer = Reviewer { seat, effort, seed };
    let mut game = start.clone();
    let mut decisions = Vec::new();
    let mut moments = vec![reviewer.moment(&game, 0)];
    let mut swings = Vec::new();
    for (before, step) in steps.iter().enumerate() {
        if let Step::Act { seat: mover, action } = step
            && *mover == seat
        {
            decisions.extend(reviewer.decision(&game, before, action));
        }
        game.apply(step.clone(), &mut NoLog).expect("the steps are legal");
        let done = before + 1;
        // Cards and dice that come one after the other are one swing, so what is between them need not be known.
        let next = steps.get(done);
        if next.is_none_or(|next| is_chance(step) != is_chance(next)) {
            let earlier = *moments.last().expect("there is one for the start");
            let moment = reviewer.moment(&game, done);
            if is_chance(step) {
                swings.push(swing(&earlier, &moment, seat));
            }
            moments.push(moment);
        }
        progress(done);
    }
    Review { seat, moments, decisions, swings }
}

fn is_chance<A, C>(step: &Step<A, C>) -> bool {
    matches!(step, Step::Chance(_))
}

fn swing(earlier: &Moment, later: &Moment, seat: Seat) -> Swing {
    let change = |of: fn(&Expectation, Seat) -> f32| of(&later.expected, seat) - of(&earlier.expected, seat);
    Swing {
        from: earlier.step,
        to: later.step,
        progress: earlier.progress,
        prospect: change(|expected, seat| expected.prospects[seat]),
        score: change(|expected, seat| expected.scores[seat]),
    }
}

/// Judges moments and decisions by the views of a seat.
struct Reviewer {
    seat: Seat,
    effort: Effort,
    seed: u64,
}

impl Reviewer {
    /// What everyone can expect, or has got if the game is over.
    fn moment<G: Guide>(&self, game: &G, step: usize) -> Moment {
        let expected = if game.awaiting() == Awaiting::Nobody {
            Expectation { prospects: game.prospects(), scores: game.expected_scores() }
        } else {
            let view = game.view(Viewer::Seat(self.seat));
            self.search_at::<G>(step).expect(&view, self.seat, self.effort.expect)
        };
        Moment { step, progress: game.progress(), expected }
    }

    /// Judges an action before it is applied; none if there was nothing to decide, or the seat was not awaited.
    fn decision<G: Guide>(&self, game: &G, step: usize, played: &G::Action) -> Option<Decision<G::Action>> {
        let Awaiting::Seats(seats) = game.awaiting() else { return None };
        if !seats.contains(self.seat) || game.count_actions(self.seat) < 2 {
            return None;
        }
        let view = game.view(Viewer::Seat(self.seat));
        let mut search = self.search_at::<G>(step);
        let done = search.search(&view, self.seat, &Limit::iterations(self.effort.search));
        let best = search.best_of(&view, self.seat, done, ALTERNATIVES);
        let others = best.into_iter().map(|advice| advice.action).filter(|action| action != played);
        let actions: Vec<G::Action> = std::iter::once(played.clone()).chain(others).collect();
        let mut compared =
            search.compare(&view, self.seat, &actions, self.effort.compare, self.seed_at(step)).into_iter();
        let played = compared.next().expect("what was played is compared first");
        let better =
            compared.filter(|other| other.gain > 0.0).max_by(|one, two| one.gain.total_cmp(&two.gain));
        Some(Decision { step, progress: game.progress(), played, better })
    }

    /// A search whose result depends only on the seed and on the step.
    fn search_at<G: Guide>(&self, step: usize) -> Search<G> {
        Search::new(self.seed_at(step))
    }

    fn seed_at(&self, step: usize) -> u64 {
        self.seed.wrapping_add((step as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}
