//! What a viewer may not know changes nothing for them.

use game_core::{Notation, Viewer};
use rand::RngExt;

use super::views::Look;
use super::worlds::allows_the_same;
use crate::rates::{SCRAMBLED_LEGALITY, SCRAMBLED_VIEWS};
use crate::scene::{Scene, Verdict, told};
use crate::{Law, StepOf, Witness};

/// At some point of the game, for every viewer: with the hidden part of the history redealt, every view and
/// every sight up to there is the same. Views are compared at the end and now and then before it.
pub(super) fn hidden_moves_nothing<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Verdict {
    let mut steps = scene.steps();
    let kept = scene.dice.random_range(0..=steps.len());
    steps.truncate(kept);
    for viewer in Viewer::at_table(scene.game.seats()) {
        let scrambled = W::scramble_hidden(scene.setup, &steps, viewer, &mut scene.dice);
        scene.report.scrambles += 1;
        scene.law = Law::HiddenMovesNoView;
        if scrambled.len() != steps.len() {
            return Err(format!("for {viewer:?}, {} of {kept} steps came back", scrambled.len()));
        }
        // Until the histories part, the states are equal and so is all that is seen of them.
        let Some(parting) = steps.iter().zip(&scrambled).position(|(step, other)| step != other) else {
            continue;
        };
        scene.report.scrambles_that_differed += 1;
        looks_the_same(scene, viewer, &scrambled, parting).map_err(|what| {
            let history: Vec<String> = scrambled.iter().map(told::<G>).collect();
            format!("{what}\n  in: {}", history.join(" | "))
        })?;
    }
    Ok(())
}

/// Plays `scrambled` from where it parts from the game, and compares all that `viewer` sees.
fn looks_the_same<G: Notation>(
    scene: &mut Scene<'_, G>,
    viewer: Viewer,
    scrambled: &[StepOf<G>],
    parting: usize,
) -> Verdict {
    let look = Look::draw(&mut scene.dice);
    let mut world = scene.past[parting].before.clone();
    for (index, step) in scrambled.iter().enumerate().skip(parting) {
        let mut events = Vec::new();
        scene.law = Law::HiddenMovesNoView;
        world
            .apply(step.clone(), &mut events)
            .map_err(|refusal| format!("redealt for {viewer:?}, step {} is refused: {refusal}", index + 1))?;
        scene.law = Law::HiddenMovesNoSight;
        look.same_sights::<G>(&scene.past[index].events, &events, viewer)
            .map_err(|what| format!("at step {}, {what}", index + 1))?;
        let last = index + 1 == scrambled.len();
        if !last && !SCRAMBLED_VIEWS.strikes(&mut scene.dice) {
            continue;
        }
        scene.law = Law::HiddenMovesNoView;
        look.same_view(scene.after(index), &world, viewer)
            .map_err(|what| format!("after step {}, {what}", index + 1))?;
    }
    if SCRAMBLED_LEGALITY.strikes(&mut scene.dice) {
        allows_the_same(scene.after(scrambled.len() - 1), &world, viewer)?;
    }
    Ok(())
}
