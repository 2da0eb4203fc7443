//! What a viewer may not know changes nothing for them.

use game_core::{Notation, Viewer};
use rand::RngExt;

use super::views::Comparison;
use super::worlds::allows_the_same;
use crate::rates::{SCRAMBLED_LEGALITY, SCRAMBLED_VIEWS};
use crate::scene::{Scene, Verdict, moments, step_text};
use crate::{Law, StepOf, Witness};

/// At some point of the game, for every viewer: if the hidden part of the history is redealt, every view and
/// every sight up to that point is the same. Views are compared at the end and at some steps before it.
pub(super) fn hidden_moves_nothing<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Verdict {
    let mut steps = scene.steps();
    let kept = scene.law_rng.random_range(0..=steps.len());
    steps.truncate(kept);
    for viewer in Viewer::at_table(scene.game.seats()) {
        let scrambled = W::scramble_hidden(scene.setup, &steps, viewer, &mut scene.law_rng);
        scene.report.scrambles += 1;
        scene.law = Law::HiddenMovesNoView;
        if scrambled.len() != steps.len() {
            return Err(format!(
                "for {viewer:?}, the scrambled history has {} steps, not {kept}",
                scrambled.len()
            ));
        }
        // Up to the first difference, the states and so all views and sights are equal.
        let Some(parting) = steps.iter().zip(&scrambled).position(|(step, other)| step != other) else {
            continue;
        };
        scene.report.scrambles_that_differed += 1;
        looks_the_same(scene, viewer, &scrambled, parting).map_err(|what| {
            let history: Vec<String> = scrambled.iter().map(step_text::<G>).collect();
            format!("{what}\n  in: {}", history.join(" | "))
        })?;
    }
    Ok(())
}

/// Plays `scrambled` from where it differs from the game, and compares all that `viewer` sees.
fn looks_the_same<G: Notation>(
    scene: &mut Scene<'_, G>,
    viewer: Viewer,
    scrambled: &[StepOf<G>],
    parting: usize,
) -> Verdict {
    let comparison = Comparison::draw(&mut scene.law_rng);
    let mut world = scene.past[parting].before.clone();
    for (index, step) in scrambled.iter().enumerate().skip(parting) {
        let mut events = Vec::new();
        let before = world.clone();
        scene.law = Law::HiddenMovesNoView;
        world
            .apply(step.clone(), &mut events)
            .map_err(|refusal| format!("redealt for {viewer:?}, step {} is refused: {refusal}", index + 1))?;
        scene.law = Law::HiddenMovesNoSight;
        comparison
            .same_sights::<G>(&scene.past[index].events, &events, viewer)
            .map_err(|what| format!("at step {}, {what}", index + 1))?;
        let last = index + 1 == scrambled.len();
        if !last && !SCRAMBLED_VIEWS.is_due(&mut scene.law_rng) {
            continue;
        }
        scene.law = Law::HiddenMovesNoView;
        let past = &scene.past[index];
        for (here, there) in moments(&past.before, &past.step).iter().zip(&moments(&before, step)) {
            let same = comparison.same_view(here, there, viewer);
            same.map_err(|what| format!("in the middle of step {}, {what}", index + 1))?;
        }
        comparison
            .same_view(scene.after(index), &world, viewer)
            .map_err(|what| format!("after step {}, {what}", index + 1))?;
    }
    if SCRAMBLED_LEGALITY.is_due(&mut scene.law_rng) {
        allows_the_same(scene.after(scrambled.len() - 1), &world, viewer)?;
    }
    Ok(())
}
