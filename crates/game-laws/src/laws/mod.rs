//! The laws, a file for those that belong together.

mod awaited;
mod legality;
mod notation;
mod reveals;
mod sealed;
mod secrets;
mod views;
mod worlds;

use game_core::Notation;

use crate::rates::{LEGALITY, POSITIONS, SCRAMBLES, SEALED, SILENT, VIEWS, WORLDS, WORLDS_PLAYED_ON};
use crate::scene::Scene;
use crate::walk::next_step;
use crate::{Breach, Law, Witness};

/// Plays the game of `scene` to its end and holds it to every law on the way.
pub(crate) fn hold_to_laws<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Result<(), Box<Breach>> {
    hold_state::<G, W>(scene)?;
    while scene.game.outcome().is_none() {
        scene.law = Law::ListsAgree;
        let Some(step) = next_step(&scene.game, &mut scene.players) else {
            return Err(scene.breach("the count has actions for every awaited seat, the sample none".into()));
        };
        scene.report.any_time_actions += u64::from(awaited::is_any_time(&scene.game, &step));
        scene.check(Law::StepsReadBack, |_| notation::step_reads_back::<G>(&step))?;
        scene.check(Law::LegalStepsApply, |scene| scene.take(step))?;
        scene.check(Law::EveryGameEnds, |scene| awaited::every_game_ends(scene, W::LONGEST))?;
        hold_state::<G, W>(scene)?;
    }
    hold_history::<G, W>(scene)?;
    scene.report.games += 1;
    scene.report.longest = scene.past.len() as u64;
    Ok(())
}

/// The laws of a state.
fn hold_state<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Result<(), Box<Breach>> {
    scene.report.states += 1;
    scene.check(Law::NothingIsLost, |scene| W::conserved(&scene.game))?;
    scene.check(Law::AwaitedSeatsCanAct, awaited::awaited_seats_can_act)?;
    scene.check(Law::OutcomeAtTheEnd, awaited::outcome_at_the_end)?;
    if scene.past.is_empty() || VIEWS.strikes(&mut scene.dice) {
        scene.check(Law::EveryViewerHasAView, views::every_viewer_has_a_view)?;
    }
    if POSITIONS.strikes(&mut scene.dice) {
        scene.report.positions += 1;
        scene.check(Law::PositionsReadBack, notation::position_reads_back)?;
    }
    if LEGALITY.strikes(&mut scene.dice) {
        let lists = legality::Lists::of(&scene.game);
        scene.check(Law::ListsAgree, |scene| legality::lists_agree(scene, &lists))?;
        scene.check(Law::LegalStepsApply, |scene| legality::legal_steps_apply(scene, &lists))?;
        scene.check(Law::IllegalStepsAreRefused, |scene| legality::strange_actions(scene, &lists))?;
        scene.check(Law::IllegalStepsAreRefused, legality::strange_answers::<G, W>)?;
        scene.check(Law::IllegalStepsAreRefused, |scene| legality::seats_beyond(scene, &lists))?;
    }
    if SEALED.strikes(&mut scene.dice) {
        scene.check(Law::SealedAnswersCommute, sealed::sealed_answers_commute)?;
        scene.check(Law::SealedAnswersStaySealed, sealed::sealed_answers_stay_sealed)?;
    }
    if WORLDS.strikes(&mut scene.dice) {
        scene.check(Law::WorldsLookTheSame, worlds::sampled_worlds::<G, W>)?;
    }
    if SILENT.strikes(&mut scene.dice) {
        scene.check(Law::SilentStepsTellNothing, reveals::silent_steps_tell_nothing)?;
    }
    Ok(())
}

/// The laws of a finished game's history.
fn hold_history<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Result<(), Box<Breach>> {
    scene.check(Law::JournalsReplay, notation::journal_replays)?;
    // Worlds are played on only now: what is wrong with the game itself has been told as that.
    for _ in 0..WORLDS_PLAYED_ON {
        scene.check(Law::WorldsPlayOn, worlds::sampled_world_plays_on::<G, W>)?;
    }
    for _ in 0..SCRAMBLES {
        scene.check(Law::HiddenMovesNoView, secrets::hidden_moves_nothing::<G, W>)?;
    }
    Ok(())
}
