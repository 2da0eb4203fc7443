//! What a step tells the seat that takes it.

use game_core::{Notation, Step, Viewer};

use super::views::Comparison;
use crate::scene::{Moment, Scene, Verdict};

/// A seat's step that is said to reveal nothing gives the seat no information: in a world sampled from the seat's view
/// before it, the same action leads to the same view and sights, and the game waits for the same.
///
/// Otherwise a player who may undo such a step could try one action after another and compare the results.
pub(super) fn silent_steps_tell_nothing<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let Scene { past, game, law_rng, report, .. } = scene;
    let Some(Moment { before, step: Step::Act { seat, action }, events }) = past.last() else {
        return Ok(());
    };
    if events.iter().any(G::reveals) {
        return Ok(());
    }
    let viewer = Viewer::Seat(*seat);
    let mut world = G::sample_world(&before.view(viewer), law_rng);
    report.silent_steps += 1;
    report.silent_steps_elsewhere += u64::from(world != *before);
    let position = world.position();
    let mut world_events = Vec::new();
    world
        .apply(Step::Act { seat: *seat, action: action.clone() }, &mut world_events)
        .map_err(|refusal| format!("{seat}: {action} is refused in {position}: {refusal}"))?;
    let comparison = Comparison::draw(law_rng);
    let so = |what: String| format!("{seat}: {action} reveals nothing, but in {position} {what}");
    comparison.same_view(game, &world, viewer).map_err(so)?;
    comparison.same_sights::<G>(events, &world_events, viewer).map_err(so)?;
    if game.awaiting() != world.awaiting() {
        return Err(so(format!("the game waits for {:?} or for {:?}", game.awaiting(), world.awaiting())));
    }
    Ok(())
}
