//! Every viewer has a view, and how views and sights are compared.

use game_core::{Notation, Viewer};
use rand::{Rng, RngExt};

use crate::rates::AS_TEXT;
use crate::scene::{Scene, Verdict, json, sights};

/// How closely two views, or two sights, are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// By their values.
    Values,
    /// As they would be written and sent, too.
    Text,
}

impl Look {
    /// A close look now and then.
    pub(super) fn draw(rng: &mut impl Rng) -> Look {
        if AS_TEXT.strikes(rng) { Look::Text } else { Look::Values }
    }

    /// Both states look the same to `viewer`.
    pub(super) fn same_view<G: Notation>(self, game: &G, other: &G, viewer: Viewer) -> Verdict {
        let (here, there) = (game.view(viewer), other.view(viewer));
        let written = |view: &G::View| (view.to_string(), json(view));
        if here != there || self == Look::Text && written(&here) != written(&there) {
            return Err(format!("{viewer:?} sees {here}, or else {there}"));
        }
        Ok(())
    }

    /// Both tales sound the same to `viewer`.
    pub(super) fn same_sights<G: Notation>(
        self,
        one: &[G::Event],
        other: &[G::Event],
        viewer: Viewer,
    ) -> Verdict {
        let (here, there) = (sights::<G>(one, viewer), sights::<G>(other, viewer));
        let written =
            |sights: &[G::Sight]| (sights.iter().map(ToString::to_string).collect::<Vec<_>>(), json(&sights));
        if here != there || self == Look::Text && written(&here) != written(&there) {
            return Err(format!("{viewer:?} sees {here:?}, or else {there:?}"));
        }
        Ok(())
    }
}

/// Every viewer has a view, and the same one when it is asked for again.
///
/// When a game begins all are asked, later somebody.
pub(super) fn every_viewer_has_a_view<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let look = Look::draw(&mut scene.dice);
    let mut viewers: Vec<Viewer> = Viewer::at_table(scene.game.seats()).chain([Viewer::Open]).collect();
    if !scene.past.is_empty() {
        viewers = vec![viewers[scene.dice.random_range(0..viewers.len())]];
    }
    scene.report.views += viewers.len() as u64;
    viewers.into_iter().try_for_each(|viewer| look.same_view(&scene.game, &scene.game, viewer))
}
