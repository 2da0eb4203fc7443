//! Faults of knowledge: views, sights and sampled worlds.

use std::sync::atomic::{AtomicU8, Ordering};

use game_core::{Game, Seat, Viewer};
use rand::Rng;

use super::{Broken, Fault, assert_breaks};
use crate::Law;
use crate::toy::sealed_bids::{Action, Event, Pips, SealedBids, Secret, Sight, View};

/// A token that is never in the urn, to tell a world from a game.
const NO_TOKEN: Pips = Pips::ALL[5];

#[test]
fn a_view_is_not_the_same_twice() {
    static LOOKS: AtomicU8 = AtomicU8::new(0);
    struct Fickle;
    impl Fault for Fickle {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            View { rounds: LOOKS.fetch_add(1, Ordering::Relaxed), ..game.view(viewer) }
        }
    }
    assert_breaks::<Broken<Fickle>>(&[Law::EveryViewerHasAView]);
}

#[test]
fn a_spectator_has_no_view() {
    struct Private;
    impl Fault for Private {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            assert_ne!(viewer, Viewer::Spectator, "nobody may watch");
            game.view(viewer)
        }
    }
    assert_breaks::<Broken<Private>>(&[Law::EveryViewerHasAView]);
}

#[test]
fn a_view_shows_the_tokens_of_others() {
    struct ShowsTokens;
    impl Fault for ShowsTokens {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            let (mut view, open) = (game.view(viewer), game.view(Viewer::Open));
            view.places.iter_mut().for_each(|(seat, place)| place.token = open.places[seat].token);
            view
        }
    }
    assert_breaks::<Broken<ShowsTokens>>(&[Law::HiddenMovesNoView]);
}

#[test]
fn a_view_shows_the_cards_of_others() {
    struct ShowsCards;
    impl Fault for ShowsCards {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            let (mut view, open) = (game.view(viewer), game.view(Viewer::Open));
            view.places.iter_mut().for_each(|(seat, place)| place.sealed = open.places[seat].sealed);
            view
        }
    }
    assert_breaks::<Broken<ShowsCards>>(&[Law::SealedAnswersStaySealed, Law::HiddenMovesNoView]);
}

#[test]
fn others_see_the_token_drawn() {
    struct TellsTokens;
    impl Fault for TellsTokens {
        fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
            match event {
                Event::Drew { .. } => SealedBids::sight(event, Viewer::Open),
                _ => SealedBids::sight(event, viewer),
            }
        }
    }
    assert_breaks::<Broken<TellsTokens>>(&[Law::HiddenMovesNoSight]);
}

#[test]
fn others_see_the_card_sealed() {
    struct TellsCards;
    impl Fault for TellsCards {
        fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
            match event {
                Event::Sealed { .. } => SealedBids::sight(event, Viewer::Open),
                _ => SealedBids::sight(event, viewer),
            }
        }
    }
    assert_breaks::<Broken<TellsCards>>(&[Law::SealedAnswersStaySealed, Law::HiddenMovesNoSight]);
}

#[test]
fn the_order_of_a_list_tells_a_secret() {
    struct Winks;
    impl Fault for Winks {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            if !game.urn.contains(Pips::ALL[3]) {
                out.reverse();
            }
        }
    }
    assert_breaks::<Broken<Winks>>(&[Law::WorldsAllowTheSame, Law::HiddenMovesNoView]);
}

#[test]
fn a_sampled_world_forgets_the_sealed_cards() {
    struct Unseals;
    impl Fault for Unseals {
        fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
            let mut view = *view;
            view.places.iter_mut().for_each(|(_, place)| place.sealed = Secret::Nothing);
            SealedBids::sample_world(&view, rng)
        }
    }
    // A card that is sealed again in such a world opens nothing where it opened all.
    assert_breaks::<Broken<Unseals>>(&[Law::WorldsLookTheSame, Law::SilentStepsTellNothing]);
}

#[test]
fn a_sampled_world_allows_less() {
    struct Narrows;
    impl Fault for Narrows {
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
    // A spectator may do nothing anyway, and so does a seat that has sealed its card and drawn its token.
    assert_breaks::<Broken<Narrows>>(&[Law::WorldsAllowTheSame, Law::WorldsPlayOn]);
}

#[test]
fn a_sampled_world_has_a_token_too_many() {
    struct Mints;
    impl Fault for Mints {
        fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
            let mut world = SealedBids::sample_world(view, rng);
            world.urn.put([NO_TOKEN]);
            world
        }
    }
    assert_breaks::<Broken<Mints>>(&[Law::WorldsPlayOn]);
}

#[test]
fn opening_the_cards_is_said_to_reveal_nothing() {
    struct Shrugs;
    impl Fault for Shrugs {
        fn reveals(event: &Event) -> bool {
            match event {
                Event::Opened { .. } => false,
                _ => SealedBids::reveals(event),
            }
        }
    }
    assert_breaks::<Broken<Shrugs>>(&[Law::SilentStepsTellNothing]);
}

#[test]
fn a_step_that_reveals_nothing_winks_at_its_actor() {
    struct Nudges;
    impl Fault for Nudges {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            // Whoever has sealed a card sees by the rounds whether the lowest token is gone.
            let sealed = viewer.seat().is_some_and(|seat| game.places[seat].sealed.is_some());
            view.rounds += 10 * u8::from(sealed && game.urn.count(Pips::ALL[0]) == 0);
            view
        }
    }
    // It is a view that shows what is hidden, besides.
    assert_breaks::<Broken<Nudges>>(&[
        Law::SilentStepsTellNothing,
        Law::HiddenMovesNoView,
        Law::WorldsLookTheSame,
    ]);
}
