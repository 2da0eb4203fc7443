//! Faults of knowledge: in views, sights and sampled worlds.

use std::sync::atomic::{AtomicU8, Ordering};

use game_core::{Game, Seat, Viewer};
use rand::Rng;

use super::{Broken, Fault, assert_breaks};
use crate::Law;
use crate::toy::sealed_bids::{Action, Event, Pips, SealedBids, Secret, Sight, View};

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

#[test]
fn a_spectator_has_no_view() {
    struct NoSpectators;
    impl Fault for NoSpectators {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            assert_ne!(viewer, Viewer::Spectator, "nobody may watch");
            game.view(viewer)
        }
    }
    assert_breaks::<Broken<NoSpectators>>(&[Law::EveryViewerHasAView]);
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
    struct LeaksTokens;
    impl Fault for LeaksTokens {
        fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
            match event {
                Event::Drew { .. } => SealedBids::sight(event, Viewer::Open),
                _ => SealedBids::sight(event, viewer),
            }
        }
    }
    assert_breaks::<Broken<LeaksTokens>>(&[Law::HiddenMovesNoSight]);
}

#[test]
fn others_see_the_card_sealed() {
    struct LeaksCards;
    impl Fault for LeaksCards {
        fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
            match event {
                Event::Sealed { .. } => SealedBids::sight(event, Viewer::Open),
                _ => SealedBids::sight(event, viewer),
            }
        }
    }
    assert_breaks::<Broken<LeaksCards>>(&[Law::SealedAnswersStaySealed, Law::HiddenMovesNoSight]);
}

#[test]
fn the_order_of_a_list_reveals_a_secret() {
    struct OrderLeaks;
    impl Fault for OrderLeaks {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            if !game.urn.contains(Pips::ALL[3]) {
                out.reverse();
            }
        }
    }
    assert_breaks::<Broken<OrderLeaks>>(&[Law::WorldsAllowTheSame, Law::HiddenMovesNoView]);
}

#[test]
fn a_sampled_world_forgets_the_sealed_cards() {
    struct ForgetsSealed;
    impl Fault for ForgetsSealed {
        fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
            let mut view = *view;
            view.places.iter_mut().for_each(|(_, place)| place.sealed = Secret::Nothing);
            SealedBids::sample_world(&view, rng)
        }
    }
    // In such a world, sealing a card again opens nothing, where in the game it opened all cards.
    assert_breaks::<Broken<ForgetsSealed>>(&[Law::WorldsLookTheSame, Law::SilentStepsTellNothing]);
}

#[test]
fn a_sampled_world_allows_less() {
    struct AllowsLess;
    impl Fault for AllowsLess {
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
    // A spectator can do nothing anyway, nor can a seat that has sealed its card and drawn its token.
    assert_breaks::<Broken<AllowsLess>>(&[Law::WorldsAllowTheSame, Law::WorldsPlayOn]);
}

#[test]
fn a_sampled_world_has_a_token_too_many() {
    struct ExtraToken;
    impl Fault for ExtraToken {
        fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SealedBids {
            let mut world = SealedBids::sample_world(view, rng);
            world.urn.put([NO_TOKEN]);
            world
        }
    }
    assert_breaks::<Broken<ExtraToken>>(&[Law::WorldsPlayOn]);
}

#[test]
fn opening_the_cards_is_said_to_reveal_nothing() {
    struct DeniesReveal;
    impl Fault for DeniesReveal {
        fn reveals(event: &Event) -> bool {
            match event {
                Event::Opened { .. } => false,
                _ => SealedBids::reveals(event),
            }
        }
    }
    assert_breaks::<Broken<DeniesReveal>>(&[Law::SilentStepsTellNothing]);
}

#[test]
fn a_step_said_to_reveal_nothing_tells_its_actor_something() {
    struct LeaksToActor;
    impl Fault for LeaksToActor {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            // A seat that has sealed a card sees in the number of rounds whether the lowest token is gone.
            let sealed = viewer.seat().is_some_and(|seat| game.places[seat].sealed.is_some());
            view.rounds += 10 * u8::from(sealed && game.urn.count(Pips::ALL[0]) == 0);
            view
        }
    }
    // The view also shows what is hidden.
    assert_breaks::<Broken<LeaksToActor>>(&[
        Law::SilentStepsTellNothing,
        Law::HiddenMovesNoView,
        Law::WorldsLookTheSame,
    ]);
}
