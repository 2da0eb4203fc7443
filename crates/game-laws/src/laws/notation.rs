//! Positions, steps and journals as text.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game_core::{BadText, Journal, JournalFault, Notation, Step};
use rand::RngExt;

use crate::rates::CUT_JOURNALS;
use crate::scene::{Scene, Verdict};
use crate::witness::StepOf;

/// The text of the position reads back as the position, and is one line.
pub(super) fn position_reads_back<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let text = scene.game.position();
    if text.contains('\n') {
        return Err("the position takes more than one line".to_owned());
    }
    match G::from_position(&text) {
        Ok(read) if read == scene.game => Ok(()),
        Ok(read) => Err(format!("the position reads back as {}, which is {read:?}", read.position())),
        Err(bad) => Err(format!("the position does not read back: {bad}")),
    }
}

/// The text of `step` reads back as the step.
pub(super) fn step_reads_back<G: Notation>(step: &StepOf<G>) -> Verdict {
    match step {
        Step::Act { action, .. } => reads_back(action),
        Step::Chance(chance) => reads_back(chance),
    }
}

fn reads_back<T: Display + Debug + Eq + FromStr<Err = BadText>>(written: &T) -> Verdict {
    let text = written.to_string();
    match text.parse::<T>() {
        Ok(read) if read == *written => Ok(()),
        Ok(read) => Err(format!("{text:?} reads back as {read:?}, not as {written:?}")),
        Err(bad) => Err(format!("{text:?} does not read back: {bad}")),
    }
}

/// The game's journal replays to the same state and events, also after it was written and read.
pub(super) fn journal_replays<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let journal = scene.journal();
    replays(scene, &journal)?;
    let read = Journal::<G>::from_finished_text(&journal.to_text())
        .map_err(|bad| format!("the written journal does not read back: {bad}"))?;
    if read != journal {
        return Err("the written journal reads back as another one".to_owned());
    }
    scene.report.journals += 1;
    if CUT_JOURNALS.is_due(&mut scene.law_rng) {
        let kept = scene.law_rng.random_range(0..=journal.steps.len());
        cut_journal_reads_back(Journal { outcome: None, ..journal }, kept)?;
    }
    Ok(())
}

fn replays<G: Notation>(scene: &Scene<'_, G>, journal: &Journal<G>) -> Verdict {
    let mut events = Vec::new();
    let state = journal.replay(&mut events, |_, _| {}).map_err(|bad| format!("replaying it: {bad}"))?;
    if state != scene.game {
        return Err(format!("replaying it gives {}", state.position()));
    }
    if !events.iter().eq(scene.past.iter().flat_map(|moment| &moment.events)) {
        return Err("replaying it records other events".to_owned());
    }
    Ok(())
}

/// A journal that stops early reads back, but not as the journal of a finished game.
fn cut_journal_reads_back<G: Notation>(mut journal: Journal<G>, kept: usize) -> Verdict {
    journal.steps.truncate(kept);
    let text = journal.to_text();
    match Journal::<G>::from_text(&text) {
        Ok(read) if read == journal => {}
        Ok(_) => return Err(format!("cut off after {kept} steps, it reads back as another one")),
        Err(bad) => return Err(format!("cut off after {kept} steps, it does not read back: {bad}")),
    }
    match Journal::<G>::from_finished_text(&text).map_err(|bad| bad.fault) {
        Err(JournalFault::CutOff) => Ok(()),
        other => Err(format!("cut off after {kept} steps, it is not reported as cut off: {other:?}")),
    }
}
