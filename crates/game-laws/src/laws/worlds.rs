//! Worlds sampled from what one viewer knows.

use game_core::{Notation, Viewer};

use super::legality::list;
use crate::rates::WORLDS_PLAYED_ON;
use crate::scene::{Scene, Verdict};
use crate::walk::play_on;
use crate::{Law, Witness};

/// Every viewer's sampled world looks like the view, allows the same, has lost nothing and can be played on.
pub(super) fn sampled_worlds<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Verdict {
    for viewer in Viewer::at_table(scene.game.seats()) {
        let view = scene.game.view(viewer);
        let world = G::sample_world(&view, &mut scene.dice);
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
        if WORLDS_PLAYED_ON.strikes(&mut scene.dice) {
            play_on(world.clone(), W::LONGEST, &mut scene.dice)
                .map_err(|what| format!("{}: {what}", world.position()))?;
            scene.report.worlds_played_on += 1;
        }
        scene.law = Law::WorldsLookTheSame;
    }
    Ok(())
}

/// Both games wait for the same and allow the viewer's seat the same.
///
/// The lists are compared in order: players are sent them in order, and an order can tell a secret too.
pub(super) fn allows_the_same<G: Notation>(game: &G, other: &G, viewer: Viewer) -> Verdict {
    if game.awaiting() != other.awaiting() {
        return Err(format!(
            "it waits for {:?}, but in {} for {:?}",
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
        Some((one, other)) => format!("{one} stands where {other} does"),
        None => format!("{} actions are listed where {} are", here.len(), there.len()),
    };
    Err(format!("{seat} has another list in {}: {how}", other.position()))
}
