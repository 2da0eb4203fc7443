//! The laws, grouped in files by subject.

mod awaited;
mod changes;
mod legality;
mod notation;
mod reveals;
mod sealed;
mod secrets;
mod views;
mod worlds;

use game_core::Notation;

use crate::rates::{
    CHANGES, LEGALITY, POSITIONS, SCRAMBLES, SEALED, SILENT, VIEWS, WORLDS, WORLDS_PLAYED_ON,
};
use crate::scene::Scene;
use crate::walk::next_step;
use crate::{Breach, Law, Witness};

/// Plays the game of `scene` to its end and checks every law on the way.
pub(crate) fn check_game<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Result<(), Box<Breach>> {
    check_state::<G, W>(scene)?;
    while scene.game.outcome().is_none() {
        scene.law = Law::ListsAgree;
        let Some(step) = next_step(&scene.game, &mut scene.play_rng) else {
            return Err(scene.breach("every awaited seat has actions counted, but none sampled".into()));
        };
        scene.report.any_time_actions += u64::from(awaited::is_any_time(&scene.game, &step));
        scene.check(Law::StepsReadBack, |_| notation::step_reads_back::<G>(&step))?;
        scene.check(Law::LegalStepsApply, |scene| scene.take(step))?;
        scene.check(Law::EveryGameEnds, |scene| awaited::every_game_ends(scene, W::LONGEST))?;
        check_state::<G, W>(scene)?;
    }
    check_history::<G, W>(scene)?;
    scene.report.games += 1;
    scene.report.longest = scene.past.len() as u64;
    Ok(())
}

/// Checks the laws of a state.
fn check_state<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Result<(), Box<Breach>> {
    scene.report.states += 1;
    scene.check(Law::NothingIsLost, |scene| W::conserved(&scene.game))?;
    scene.check(Law::AwaitedSeatsCanAct, awaited::awaited_seats_can_act)?;
    scene.check(Law::OutcomeAtTheEnd, awaited::outcome_at_the_end)?;
    if scene.past.is_empty() || VIEWS.is_due(&mut scene.law_rng) {
        scene.check(Law::EveryViewerHasAView, views::every_viewer_has_a_view)?;
    }
    if CHANGES.is_due(&mut scene.law_rng) {
        scene.check(Law::ChangesGiveViews, changes::changes_give_views)?;
    }
    if POSITIONS.is_due(&mut scene.law_rng) {
        scene.report.positions += 1;
        scene.check(Law::PositionsReadBack, notation::position_reads_back)?;
    }
    if LEGALITY.is_due(&mut scene.law_rng) {
        let lists = legality::Lists::of(&scene.game);
        scene.check(Law::ListsAgree, |scene| legality::lists_agree(scene, &lists))?;
        scene.check(Law::LegalStepsApply, |scene| legality::legal_steps_apply(scene, &lists))?;
        scene.check(Law::IllegalStepsAreRefused, |scene| legality::strange_actions(scene, &lists))?;
        scene.check(Law::IllegalStepsAreRefused, legality::strange_answers::<G, W>)?;
        scene.check(Law::IllegalStepsAreRefused, |scene| legality::seats_beyond(scene, &lists))?;
    }
    if SEALED.is_due(&mut scene.law_rng) {
        scene.check(Law::SealedAnswersCommute, sealed::sealed_answers_commute)?;
        scene.check(Law::SealedAnswersStaySealed, sealed::sealed_answers_stay_sealed)?;
    }
    if WORLDS.is_due(&mut scene.law_rng) {
        scene.check(Law::WorldsLookTheSame, worlds::sampled_worlds::<G, W>)?;
    }
    if SILENT.is_due(&mut scene.law_rng) {
        scene.check(Law::SilentStepsTellNothing, reveals::silent_steps_tell_nothing)?;
    }
    Ok(())
}

/// Checks the laws of a finished game's history.
fn check_history<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Result<(), Box<Breach>> {
    scene.check(Law::JournalsReplay, notation::journal_replays)?;
    // Worlds are played on last, so that a fault of the game itself is reported as such first.
    for _ in 0..WORLDS_PLAYED_ON {
        scene.check(Law::WorldsPlayOn, worlds::sampled_world_plays_on::<G, W>)?;
    }
    for _ in 0..SCRAMBLES {
        scene.check(Law::HiddenMovesNoView, secrets::hidden_moves_nothing::<G, W>)?;
    }
    Ok(())
}
