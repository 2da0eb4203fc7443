//! What clients are sent instead of whole views.

use game_core::{Changes, Compare, Notation, Viewer};
use rand::RngExt;
use serde_json::Value;

use crate::scene::{Scene, Verdict, moments};

/// For a random viewer of the last step: its changes, applied one event after the other, give the view at each event and
/// the view at the end.
pub(super) fn changes_give_views<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let Some(last) = scene.past.last() else {
        return Ok(());
    };
    let viewers: Vec<Viewer> = Viewer::at_table(scene.game.seats()).chain([Viewer::Open]).collect();
    let viewer = viewers[scene.law_rng.random_range(0..viewers.len())];
    let mut before = last.before.view(viewer);
    let mut shown = plain(&before);
    let states = moments(&last.before, &last.step);
    for state in states.iter().chain([&scene.game]) {
        let view = state.view(viewer);
        apply(&mut shown, &before, &view).map_err(|what| format!("{viewer:?}: {what}"))?;
        before = view;
    }
    scene.report.moments += states.len() as u64;
    Ok(())
}

/// Applies what is different between two views to `shown`, which then must be the second one.
fn apply<V: Compare>(shown: &mut Value, before: &V, view: &V) -> Verdict {
    let changes = Changes::between(before, view);
    let read = serde_json::from_str(changes.as_json()).map_err(|error| error.to_string())?;
    Changes::apply(shown, &read).map_err(|bad| format!("{bad}: {}", changes.as_json()))?;
    let expected = plain(view);
    if *shown == expected {
        return Ok(());
    }
    Err(format!("{} gives {shown}, not {expected}", changes.as_json()))
}

fn plain(view: &impl Compare) -> Value {
    serde_json::to_value(view).expect("a view is plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A view that forgets to compare one of its fields.
    #[derive(Clone, serde::Serialize)]
    struct Forgetful {
        round: u8,
        prize: u8,
    }

    impl Compare for Forgetful {
        fn compare(&self, before: &Self, changes: &mut Changes) {
            changes.field("round", |changes| changes.value(&before.round, &self.round));
        }
    }

    #[test]
    fn a_forgotten_field_is_found() {
        let before = Forgetful { round: 1, prize: 2 };
        let verdict = |after: &Forgetful| apply(&mut plain(&before), &before, after);
        assert_eq!(verdict(&Forgetful { round: 2, prize: 2 }), Ok(()));
        assert!(verdict(&Forgetful { round: 2, prize: 3 }).unwrap_err().contains("\"prize\":2"));
    }
}
