//! What a step tells whoever takes it.

use game_core::{Notation, Step, Viewer};

use super::views::Look;
use crate::scene::{Moment, Scene, Verdict};

/// A step of a seat that is said to reveal nothing tells its actor nothing: in a world sampled from the actor's view before
/// it, the same action leads to the same view and the same sights, and the game waits for the same.
///
/// Whoever may take such a step back could otherwise try one action after another and see what comes of it.
pub(super) fn silent_steps_tell_nothing<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let Scene { past, game, dice, report, .. } = scene;
    let Some(Moment { before, step: Step::Act { seat, action }, events }) = past.last() else {
        return Ok(());
    };
    if events.iter().any(G::reveals) {
        return Ok(());
    }
    let viewer = Viewer::Seat(*seat);
    let mut world = G::sample_world(&before.view(viewer), dice);
    report.silent_steps += 1;
    report.silent_steps_elsewhere += u64::from(world != *before);
    let position = world.position();
    let mut told = Vec::new();
    world
        .apply(Step::Act { seat: *seat, action: action.clone() }, &mut told)
        .map_err(|refusal| format!("{seat}: {action} is refused in {position}: {refusal}"))?;
    let look = Look::draw(dice);
    let so = |what: String| format!("{seat}: {action} reveals nothing, but {what}, had it been {position}");
    look.same_view(game, &world, viewer).map_err(so)?;
    look.same_sights::<G>(events, &told, viewer).map_err(so)?;
    if game.awaiting() != world.awaiting() {
        return Err(so(format!("the game waits for {:?}, or else {:?}", game.awaiting(), world.awaiting())));
    }
    Ok(())
}
