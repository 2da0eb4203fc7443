//! Every viewer has a view; how views and sights are compared.

use game_core::{Notation, Viewer};
use rand::{Rng, RngExt};

use crate::rates::AS_TEXT;
use crate::scene::{Scene, Verdict, json, sights};

/// How strictly two views or two sights are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Comparison {
    /// By their values.
    Values,
    /// By their text and JSON too.
    Text,
}

impl Comparison {
    /// A strict comparison in some cases.
    pub(super) fn draw(rng: &mut impl Rng) -> Comparison {
        if AS_TEXT.is_due(rng) { Comparison::Text } else { Comparison::Values }
    }

    /// Checks that both states have the same view for `viewer`.
    pub(super) fn same_view<G: Notation>(self, game: &G, other: &G, viewer: Viewer) -> Verdict {
        let (here, there) = (game.view(viewer), other.view(viewer));
        let written = |view: &G::View| (view.to_string(), json(view));
        if here != there || self == Comparison::Text && written(&here) != written(&there) {
            return Err(format!("{viewer:?} sees {here} or {there}"));
        }
        Ok(())
    }

    /// Checks that both lists of events have the same sights for `viewer`.
    pub(super) fn same_sights<G: Notation>(
        self,
        one: &[G::Event],
        other: &[G::Event],
        viewer: Viewer,
    ) -> Verdict {
        let (here, there) = (sights::<G>(one, viewer), sights::<G>(other, viewer));
        let written =
            |sights: &[G::Sight]| (sights.iter().map(ToString::to_string).collect::<Vec<_>>(), json(&sights));
        if here != there || self == Comparison::Text && written(&here) != written(&there) {
            return Err(format!("{viewer:?} sees {here:?} or {there:?}"));
        }
        Ok(())
    }
}

/// Every viewer has a view, and the same one each time.
///
/// At the start of a game all viewers are checked, later a random one.
pub(super) fn every_viewer_has_a_view<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let comparison = Comparison::draw(&mut scene.law_rng);
    let mut viewers: Vec<Viewer> = Viewer::at_table(scene.game.seats()).chain([Viewer::Open]).collect();
    if !scene.past.is_empty() {
        viewers = vec![viewers[scene.law_rng.random_range(0..viewers.len())]];
    }
    scene.report.views += viewers.len() as u64;
    viewers.into_iter().try_for_each(|viewer| comparison.same_view(&scene.game, &scene.game, viewer))
}
