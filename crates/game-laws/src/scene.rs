//! One game while the laws are checked.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Journal, Listener, NoLog, Notation, Step, Viewer};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use crate::rates::POOL_GAMES;
use crate::walk::next_step;
use crate::witness::StepOf;
use crate::{Breach, Law, Report};

/// The result of checking a law: an error says how it is broken.
pub(crate) type Verdict = Result<(), String>;

/// A step that was applied, with the state before it and its events.
#[derive(Debug)]
pub(crate) struct Moment<G: Notation> {
    pub(crate) before: G,
    pub(crate) step: StepOf<G>,
    pub(crate) events: Vec<G::Event>,
}

/// One game while the laws are checked.
#[derive(Debug)]
pub(crate) struct Scene<'s, G: Notation> {
    pub(crate) setup: &'s G::Setup,
    pub(crate) pool: &'s [StepOf<G>],
    pub(crate) past: Vec<Moment<G>>,
    pub(crate) game: G,
    /// The players' generator. It is separate from the laws' so that a new law does not change the games.
    pub(crate) play_rng: ChaCha8Rng,
    /// The laws' generator.
    pub(crate) law_rng: ChaCha8Rng,
    /// The law that is being checked.
    pub(crate) law: Law,
    pub(crate) report: Report,
    seed: u64,
    number: u64,
}

impl<'s, G: Notation> Scene<'s, G> {
    /// The game with this number, before its first step.
    ///
    /// # Panics
    /// If the rules refuse the setup.
    pub(crate) fn new(setup: &'s G::Setup, pool: &'s [StepOf<G>], seed: u64, number: u64) -> Self {
        let game = G::new(setup).unwrap_or_else(|refusal| panic!("{setup:?} was refused: {refusal}"));
        Scene {
            setup,
            pool,
            past: Vec::new(),
            game,
            play_rng: stream(seed, 2 * number),
            law_rng: stream(seed, 2 * number + 1),
            law: Law::LegalStepsApply,
            report: Report::default(),
            seed,
            number,
        }
    }

    /// Runs `check`; an error is a breach of `law`.
    pub(crate) fn check(
        &mut self,
        law: Law,
        check: impl FnOnce(&mut Self) -> Verdict,
    ) -> Result<(), Box<Breach>> {
        self.law = law;
        check(self).map_err(|what| self.breach(what))
    }

    /// The breach of the law that is being checked.
    pub(crate) fn breach(&self, what: String) -> Box<Breach> {
        let writing = |write: &dyn Fn() -> String| {
            // Writing the position or the journal may panic because of the same fault; the rest must be reported anyway.
            catch_unwind(AssertUnwindSafe(write)).unwrap_or_else(|_| "(writing it panicked)".to_owned())
        };
        Box::new(Breach {
            law: self.law,
            what,
            game: G::NAME,
            seed: self.seed,
            number: self.number,
            step: self.past.len(),
            position: writing(&|| self.game.position()),
            journal: writing(&|| self.journal().to_text()),
        })
    }

    /// Applies a step that the game itself offered.
    pub(crate) fn take(&mut self, step: StepOf<G>) -> Verdict {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game
            .apply(step.clone(), &mut events)
            .map_err(|refusal| format!("{} was refused: {refusal}", step_text::<G>(&step)))?;
        self.past.push(Moment { before, step, events });
        self.report.steps += 1;
        Ok(())
    }

    /// The journal up to now.
    pub(crate) fn journal(&self) -> Journal<G> {
        Journal {
            rules: G::RULES,
            setup: self.setup.clone(),
            steps: self.steps(),
            outcome: self.game.outcome(),
        }
    }

    /// Every step up to now.
    pub(crate) fn steps(&self) -> Vec<StepOf<G>> {
        self.past.iter().map(|moment| moment.step.clone()).collect()
    }

    /// The state after the step at `index`.
    pub(crate) fn after(&self, index: usize) -> &G {
        self.past.get(index + 1).map_or(&self.game, |moment| &moment.before)
    }
}

/// A generator: stream `number` of `seed`.
pub(crate) fn stream(seed: u64, number: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    rng
}

/// Steps of all kinds, from games played beforehand. Later games must refuse those that are illegal for them.
///
/// A game too broken to be played contributes what it can; the laws report the fault.
pub(crate) fn gather_pool<G: Notation>(setups: &[G::Setup], seed: u64, longest: usize) -> Vec<StepOf<G>> {
    let mut rng = stream(seed, u64::MAX);
    let mut pool = Vec::new();
    for setup in setups.iter().cycle().take(setups.len() * POOL_GAMES) {
        let _broken = catch_unwind(AssertUnwindSafe(|| {
            let mut game = G::new(setup).ok()?;
            for _ in 0..longest {
                let step = next_step(&game, &mut rng)?;
                pool.push(step.clone());
                // Another choice in the same state, so that rare actions are collected too.
                pool.extend(next_step(&game, &mut rng));
                game.apply(step, &mut NoLog).ok()?;
            }
            Some(())
        }));
    }
    pool
}

/// A step as it is written in a script: `a: bid 3`, or `chance: prize 5`.
pub(crate) fn step_text<G: Notation>(step: &StepOf<G>) -> String {
    match step {
        Step::Act { seat, action } => format!("{seat}: {action}"),
        Step::Chance(chance) => format!("chance: {chance}"),
    }
}

/// The state at each event of a step.
///
/// # Panics
/// If the step is refused.
pub(crate) fn moments<G: Notation>(before: &G, step: &StepOf<G>) -> Vec<G> {
    let mut states = Vec::new();
    let mut keep = |state: &G, _: G::Event| states.push(state.clone());
    before.clone().apply(step.clone(), &mut Listener(&mut keep)).expect("the step was applied before");
    states
}

/// What `viewer` sees of `events`, in order.
pub(crate) fn sights<G: Notation>(events: &[G::Event], viewer: Viewer) -> Vec<G::Sight> {
    events.iter().filter_map(|event| G::sight(event, viewer)).collect()
}

/// A value as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is sent to a viewer can be written as JSON")
}

/// `count` random elements of `items`, possibly with repeats.
pub(crate) fn some_of<'i, T>(items: &'i [T], count: usize, rng: &mut impl Rng) -> Vec<&'i T> {
    let count = if items.is_empty() { 0 } else { count };
    (0..count).map(|_| &items[rng.random_range(0..items.len())]).collect()
}
