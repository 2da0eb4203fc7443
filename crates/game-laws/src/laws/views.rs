//! Every viewer has a view.

use game_core::{Notation, Viewer};

use crate::rates::VIEW_TEXT;
use crate::scene::{Scene, Verdict, json};

/// Every viewer has a view, and the same one when it is asked for again, as text too.
pub(super) fn every_viewer_has_a_view<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let as_text = VIEW_TEXT.strikes(&mut scene.dice);
    for viewer in Viewer::at_table(scene.game.seats()).chain([Viewer::Open]) {
        let (view, again) = (scene.game.view(viewer), scene.game.view(viewer));
        if view != again {
            return Err(format!("{viewer:?} sees first {view}, then {again}"));
        }
        if as_text && (view.to_string() != again.to_string() || json(&view) != json(&again)) {
            return Err(format!("one view of {viewer:?} is written in two ways: {view} and {again}"));
        }
    }
    Ok(())
}
