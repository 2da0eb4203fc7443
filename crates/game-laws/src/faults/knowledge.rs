//! Faults of knowledge: in views, sights and sampled worlds.

use std::sync::atomic::{AtomicU8, Ordering};

use game_core::{Game, Seat, Viewer};
use rand::Rng;

use super::{Broken, Fault, assert_breaks};
use crate::Law;
use crate::toy::sealed_bids::{Action, Event, Pips, PlaceView, SealedBids, Secret, Sight, View};

/// A token that is never in the urn, to mark a sampled world.
const NO_TOKEN: Pips = Pips::ALL[5];

#[test]
fn a_view_changes_between_calls() {
    static LOOKS: AtomicU8 = AtomicU8::new(0);
    struct ChangingView;
    impl Fault for ChangingView {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            View { rounds: LOOKS.fetch_add(1, Ordering::Relaxed), ..game.view(viewer) }
        }
    }
    assert_breaks::<Broken<ChangingView>>(&[Law::EveryViewerHasAView]);
}

fault! {
    a_spectator_has_no_view breaks EveryViewerHasAView:
    fn view(game: &SealedBids, viewer: Viewer) -> View {
        assert_ne!(viewer, Viewer::Spectator, "nobody may watch");
        game.view(viewer)
    }
}

/// The viewer's view, but it shows something of each place that only an open view may show.
fn with_open_places(game: &SealedBids, viewer: Viewer, show: impl Fn(&mut PlaceView, &PlaceView)) -> View {
    let (mut view, open) = (game.view(viewer), game.view(Viewer::Open));
    view.places.iter_mut().for_each(|(seat, place)| show(place, &open.places[seat]));
    view
}

fault! {
    a_view_shows_the_tokens_of_others breaks HiddenMovesNoView:
    fn view(game: &SealedBids, viewer: Viewer) -> View {
        with_open_places(game, viewer, |place, open| place.token = open.token)
    }
}

fault! {
    a_view_shows_the_cards_of_others breaks SealedAnswersStaySealed, HiddenMovesNoView:
    fn view(game: &SealedBids, viewer: Viewer) -> View {
        with_open_places(game, viewer, |place, open| place.sealed = open.sealed)
    }
}

fault! {
    others_see_the_token_drawn breaks HiddenMovesNoSight:
    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        let shown = matches!(event, Event::Drew { .. });
        SealedBids::sight(event, if shown { Viewer::Open } else { viewer })
    }
}

fault! {
    others_see_the_card_sealed breaks SealedAnswersStaySealed, HiddenMovesNoSight:
    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        let shown = matches!(event, Event::Sealed { .. });
        SealedBids::sight(event, if shown { Viewer::Open } else { viewer })
    }
}

fault! {
    the_order_of_a_list_reveals_a_secret breaks WorldsAllowTheSame, HiddenMovesNoView:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        if !game.urn.contains(Pips::ALL[3]) {
            out.reverse();
        }
    }
}

fault! {
    // In such a world, sealing a card again opens nothing, where in the game it opened all cards.
    a_sampled_world_forgets_the_sealed_cards breaks WorldsLookTheSame, SilentStepsTellNothing:
    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
        let mut view = *view;
        view.places.iter_mut().for_each(|(_, place)| place.sealed = Secret::Nothing);
        SealedBids::sample_world(&view, rng)
    }
}

fault! {
    // A spectator can do nothing anyway, nor can a seat that has sealed its card and drawn its token.
    a_sampled_world_allows_less breaks WorldsAllowTheSame, WorldsPlayOn:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        out.truncate(if game.urn.contains(NO_TOKEN) { 0 } else { out.len() });
    }
    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
        let mut world = SealedBids::sample_world(view, rng);
        if world.prize.is_some() && world.drawing.is_none() {
            world.urn.put([NO_TOKEN]);
        }
        world
    }
}

fault! {
    a_sampled_world_has_a_token_too_many breaks WorldsPlayOn:
    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
        let mut world = SealedBids::sample_world(view, rng);
        world.urn.put([NO_TOKEN]);
        world
    }
}

fault! {
    opening_the_cards_is_said_to_reveal_nothing breaks SilentStepsTellNothing:
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Open(Sight::Opened { .. }) => false,
            _ => SealedBids::reveals(event),
        }
    }
}

fault! {
    // The view also shows what is hidden.
    a_step_said_to_reveal_nothing_tells_its_actor_something breaks SilentStepsTellNothing, HiddenMovesNoView, WorldsLookTheSame:
    fn view(game: &SealedBids, viewer: Viewer) -> View {
        let mut view = game.view(viewer);
        // A seat that has sealed a card sees in the number of rounds whether the lowest token is gone.
        let sealed = viewer.seat().is_some_and(|seat| game.places[seat].sealed.is_some());
        view.rounds += 10 * u8::from(sealed && game.urn.count(Pips::ALL[0]) == 0);
        view
    }
}
