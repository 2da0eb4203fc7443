//! Worlds sampled from what one viewer knows.

use game_core::{Notation, Viewer};
use rand::RngExt;

use super::legality::list;
use crate::scene::{Scene, Verdict, some_of};
use crate::walk::play_on;
use crate::{Law, Witness};

/// Every viewer's sampled world has the same view, allows the same actions and is complete.
pub(super) fn sampled_worlds<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Verdict {
    for viewer in Viewer::at_table(scene.game.seats()) {
        let view = scene.game.view(viewer);
        let world = G::sample_world(&view, &mut scene.law_rng);
        scene.report.worlds += 1;
        scene.report.worlds_that_differed += u64::from(world != scene.game);

        scene.law = Law::WorldsLookTheSame;
        let seen = world.view(viewer);
        if seen != view {
            return Err(format!("{viewer:?} sees {view}, but in a sampled world {seen}"));
        }
        scene.law = Law::WorldsAllowTheSame;
        allows_the_same(&scene.game, &world, viewer)?;
        scene.law = Law::WorldsPlayOn;
        W::conserved(&world).map_err(|what| format!("{}: {what}", world.position()))?;
        shown_world::<G, W>(scene, &view, viewer)?;
    }
    Ok(())
}

/// The same for what a person is sent, if that is less than they know.
fn shown_world<G: Notation, W: Witness<G>>(
    scene: &mut Scene<'_, G>,
    view: &G::View,
    viewer: Viewer,
) -> Verdict {
    let shown = scene.game.shown_view(view.clone());
    if shown == *view {
        return Ok(());
    }
    let world = G::sample_world(&shown, &mut scene.law_rng);
    scene.law = Law::WorldsLookTheSame;
    let seen = world.shown_view(world.view(viewer));
    if seen != shown {
        return Err(format!("{viewer:?} is shown {shown}, but in a sampled world {seen}"));
    }
    scene.law = Law::WorldsAllowTheSame;
    allows_the_same(&scene.game, &world, viewer)?;
    scene.law = Law::WorldsPlayOn;
    W::conserved(&world).map_err(|what| format!("{}: {what}", world.position()))
}

/// A world sampled from a random viewer's view at a random step of the game can be played to its end.
pub(super) fn sampled_world_plays_on<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Verdict {
    let Scene { past, law_rng, report, .. } = scene;
    let Some(moment) = some_of(past, 1, law_rng).pop() else { return Ok(()) };
    let viewers: Vec<Viewer> = Viewer::at_table(moment.before.seats()).collect();
    let viewer = viewers[law_rng.random_range(0..viewers.len())];
    let world = G::sample_world(&moment.before.view(viewer), law_rng);
    report.worlds_played_on += 1;
    play_on(world.clone(), W::LONGEST, law_rng)
        .map(|_| ())
        .map_err(|what| format!("{}: {what}", world.position()))
}

/// Both games wait for the same and allow the viewer's seat the same actions.
///
/// The order of the lists counts too: players are sent them in order, and an order can reveal a secret.
pub(super) fn allows_the_same<G: Notation>(game: &G, other: &G, viewer: Viewer) -> Verdict {
    if game.awaiting() != other.awaiting() {
        return Err(format!(
            "the game waits for {:?}, but in {} for {:?}",
            game.awaiting(),
            other.position(),
            other.awaiting()
        ));
    }
    let Some(seat) = viewer.seat() else {
        return Ok(());
    };
    let (here, there) = (list(game, seat), list(other, seat));
    if here == there {
        return Ok(());
    }
    let differing = here.iter().zip(&there).find(|(one, other)| one != other);
    let how = match differing {
        Some((one, other)) => format!("{one} is listed in place of {other}"),
        None => format!("{} actions are listed instead of {}", here.len(), there.len()),
    };
    Err(format!("{seat} has another list in {}: {how}", other.position()))
}
