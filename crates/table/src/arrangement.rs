//! Arranged games: a lesson with a scripted deal, or a branch that plays on from a position of another game.
//!
//! Their chance is chosen, not drawn, so they are not exported, not rated and not in any history.

use game_core::{Game, Journal, Lesson, Seat, Step};
use protocol::LessonSheet;
use serde::{Deserialize, Serialize};

use crate::any::BadRecords;
use crate::play::{Playable, StepOf};
use crate::state::Table;

/// What is scripted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The steps before the game starts here, as lines of a journal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<String>,
    /// The actions of the learner, in order; empty outside a lesson.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<String>,
    /// The answers of chance, in order, as long as they fit; after that they are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<String>,
    /// The actions of bots, in order, as long as they are legal; after that bots think.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<String>,
}

impl Arrangement {
    /// What a lesson scripts, from its first step on.
    pub fn of_lesson(lesson: &Lesson) -> Arrangement {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        Arrangement {
            steps: lesson.before.iter().copied().map(step_line).collect(),
            acts: owned(lesson.acts),
            chances: owned(lesson.chances),
            replies: owned(lesson.replies),
        }
    }
}

/// A step of a lesson's script as a line of a journal.
fn step_line(step: &str) -> String {
    let line = match step.split_once(": ") {
        Some((seat, act)) => serde_json::json!({ "seat": seat, "act": act }),
        None => serde_json::json!({ "chance": step }),
    };
    line.to_string()
}

impl Arrangement {
    /// The game after the scripted steps.
    pub(crate) fn beginning<G: Playable>(&self, mut game: G) -> Result<G, BadRecords> {
        for (index, line) in self.steps.iter().enumerate() {
            let bad = |what: String| BadRecords(format!("arranged step {}: {what}", index + 1));
            let step = Journal::<G>::step_of_line(line).map_err(|error| bad(error.to_string()))?;
            game.apply(step, &mut game_core::NoLog).map_err(|refusal| bad(refusal.to_string()))?;
        }
        Ok(game)
    }
}

impl<G: Playable> Table<G> {
    /// The scripted answer of chance after `draws` others.
    pub(crate) fn arranged_chance(&self, draws: u64) -> Option<String> {
        let arrangement = self.charter.arrangement.as_ref()?;
        arrangement.chances.get(usize::try_from(draws).ok()?).cloned()
    }

    /// The scripted action of a bot, if it is legal now.
    pub(crate) fn arranged_reply(&self, seat: Seat) -> Option<String> {
        let arrangement = self.charter.arrangement.as_ref()?;
        let play = self.play.as_ref()?;
        let made = play.moves.iter().filter(|made| made.mover == Some(crate::Mover::Bot)).count();
        let reply = arrangement.replies.get(made)?;
        let action = reply.parse().ok()?;
        let step: StepOf<G> = Step::Act { seat, action };
        play.game.clone().apply(step, &mut game_core::NoLog).ok()?;
        Some(reply.clone())
    }

    /// The progress of a seat's lesson, up to the end of its game; none outside a lesson, or if the learner has left its path.
    pub(crate) fn lesson_of(&self, seat: Option<Seat>) -> Option<LessonSheet> {
        let acts = &self.charter.arrangement.as_ref()?.acts;
        let learner = seat.filter(|_| !acts.is_empty())?;
        let play = self.play.as_ref()?;
        let mut made = 0;
        for step in play.moves.iter().map(|made| &made.step) {
            match step {
                Step::Act { seat, action } if *seat == learner => {
                    let taught = acts.get(made)?.parse::<G::Action>().ok()?;
                    made += (taught == *action).then_some(1)?;
                }
                Step::Act { .. } | Step::Chance(_) => {}
            }
        }
        let data = |act: &String| {
            let action = act.parse::<G::Action>().ok()?;
            Some(serde_json::to_value(action).expect("an action is plain data"))
        };
        Some(LessonSheet { done: made, of: acts.len(), wanted: acts.get(made).and_then(data) })
    }

    /// The steps up to this version as lines of a journal, with the scripted ones.
    pub fn step_lines(&self) -> Vec<String> {
        let before = self.charter.arrangement.iter().flat_map(|arrangement| arrangement.steps.clone());
        let line = |step: &StepOf<G>| Journal::<G>::step_line(step).trim_end().to_owned();
        before.chain(self.steps().map(line)).collect()
    }

    /// All steps from the setup on, with the scripted ones.
    pub(crate) fn all_steps(&self) -> Result<Vec<StepOf<G>>, BadRecords> {
        let step =
            |line: &String| Journal::<G>::step_of_line(line).map_err(|error| BadRecords(error.to_string()));
        self.step_lines().iter().map(step).collect()
    }

    /// Whether the game is not over at this point.
    pub(crate) fn is_undecided(&self) -> bool {
        self.game().is_some_and(|game: &G| Game::outcome(game).is_none())
    }
}
