//! Faults of play: in what is legal, who is awaited, what is conserved, and how the game ends.

use game_core::{Awaiting, BySeat, CommonRefusal, Game, Outcome, Seat, SeatSet, Step};
use rand::Rng;

use super::{Broken, Fault, assert_breaks, listed};
use crate::toy::sealed_bids::{Action, Bag, Chance, Event, Pips, Refusal, SealedBids};
use crate::{Law, StepOf};

type Applied = Result<(), Refusal>;

#[test]
fn a_listed_action_is_refused() {
    struct ListsZero;
    impl Fault for ListsZero {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            out.extend(out.first().map(|_| Action::Bid(Pips::ALL[0])));
        }
    }
    // A game in which nobody happens to choose it passes; a sampled world that is played on may not.
    assert_breaks::<Broken<ListsZero>>(&[Law::LegalStepsApply, Law::WorldsPlayOn]);
}

#[test]
fn the_count_is_not_that_of_the_list() {
    struct Miscounts;
    impl Fault for Miscounts {
        fn count_actions(game: &SealedBids, seat: Seat) -> usize {
            2 * game.count_actions(seat)
        }
    }
    assert_breaks::<Broken<Miscounts>>(&[Law::ListsAgree]);
}

#[test]
fn an_action_is_listed_twice() {
    struct ListsTwice;
    impl Fault for ListsTwice {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            out.extend_from_within(..out.len().min(1));
        }
    }
    assert_breaks::<Broken<ListsTwice>>(&[Law::ListsAgree]);
}

#[test]
fn a_seat_with_actions_has_none_to_sample() {
    struct SamplesNothing;
    impl Fault for SamplesNothing {
        fn sample_action<R: Rng + ?Sized>(_: &SealedBids, _: Seat, _: &mut R) -> Option<Action> {
            None
        }
    }
    assert_breaks::<Broken<SamplesNothing>>(&[Law::ListsAgree]);
}

#[test]
fn an_action_that_is_not_listed_applies() {
    struct HidesDraw;
    impl Fault for HidesDraw {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            out.retain(|action| game.places[seat].sealed.is_none() || *action != Action::Draw);
        }
    }
    assert_breaks::<Broken<HidesDraw>>(&[Law::IllegalStepsAreRefused]);
}

#[test]
fn a_refused_step_changes_the_state() {
    struct ChangesOnRefusal;
    impl Fault for ChangesOnRefusal {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            game.apply(step, events).inspect_err(|_| game.rounds += 1)
        }
    }
    assert_breaks::<Broken<ChangesOnRefusal>>(&[Law::IllegalStepsAreRefused]);
}

#[test]
fn a_refused_step_records_an_event() {
    struct RecordsOnRefusal;
    impl Fault for RecordsOnRefusal {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            game.apply(step, events).inspect_err(|_| events.push(Event::Reached { seat: Seat::A }))
        }
    }
    assert_breaks::<Broken<RecordsOnRefusal>>(&[Law::IllegalStepsAreRefused]);
}

#[test]
fn chance_answers_unasked() {
    struct Lenient;
    impl Fault for Lenient {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            match (step, game.awaiting()) {
                (Step::Chance(_), Awaiting::Seats(_) | Awaiting::Nobody) => Ok(()),
                _ => game.apply(step, events),
            }
        }
    }
    assert_breaks::<Broken<Lenient>>(&[Law::IllegalStepsAreRefused]);
}

#[test]
fn chance_turns_up_a_prize_that_is_not_in_the_deck() {
    struct AcceptsAnyPrize;
    impl Fault for AcceptsAnyPrize {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            match (game.apply(step, events), step) {
                (Err(Refusal::NotInDeck(_)), Step::Chance(Chance::Prize(prize))) => {
                    game.prize = Some(prize);
                    Ok(())
                }
                (applied, _) => applied,
            }
        }
    }
    assert_breaks::<Broken<AcceptsAnyPrize>>(&[Law::NothingIsLost]);
}

#[test]
fn a_seat_beyond_the_table_acts() {
    struct AcceptsAnySeat;
    impl Fault for AcceptsAnySeat {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            game.apply(step, events).or_else(|refusal| match refusal {
                Refusal::Common(CommonRefusal::NoSuchSeat(_)) => Ok(()),
                other => Err(other),
            })
        }
    }
    assert_breaks::<Broken<AcceptsAnySeat>>(&[Law::IllegalStepsAreRefused]);
}

#[test]
fn a_seat_beyond_the_table_has_actions() {
    struct ListsForAnySeat;
    impl Fault for ListsForAnySeat {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(if seat.index() < game.seats() { seat } else { Seat::A }, out);
        }
    }
    assert_breaks::<Broken<ListsForAnySeat>>(&[Law::IllegalStepsAreRefused]);
}

#[test]
fn an_awaited_seat_is_stuck() {
    struct Stuck;
    impl Fault for Stuck {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            if game.rounds > 1 {
                game.legal_actions(seat, out);
            }
        }
    }
    assert_breaks::<Broken<Stuck>>(&[Law::AwaitedSeatsCanAct]);
}

#[test]
fn a_seat_acts_before_chance_answers() {
    struct ActsEarly;
    impl Fault for ActsEarly {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            if game.drawing == Some(seat) {
                out.push(Action::Draw);
            }
        }
    }
    assert_breaks::<Broken<ActsEarly>>(&[Law::AwaitedSeatsCanAct]);
}

#[test]
fn a_seat_beyond_the_table_is_awaited() {
    struct AwaitsMissingSeat;
    impl Fault for AwaitsMissingSeat {
        fn awaiting(game: &SealedBids) -> Awaiting {
            match game.awaiting() {
                Awaiting::Seats(seats) => Awaiting::Seats(seats.union(SeatSet::only(Seat::H))),
                other => other,
            }
        }
    }
    assert_breaks::<Broken<AwaitsMissingSeat>>(&[Law::AwaitedSeatsCanAct]);
}

fn nil_all(seats: usize) -> Outcome {
    Outcome { scores: BySeat::new(seats, |_| 0), winners: SeatSet::all(seats) }
}

#[test]
fn the_outcome_comes_too_soon() {
    struct EarlyOutcome;
    impl Fault for EarlyOutcome {
        fn outcome(game: &SealedBids) -> Option<Outcome> {
            (game.rounds < 2).then(|| nil_all(game.seats()))
        }
    }
    assert_breaks::<Broken<EarlyOutcome>>(&[Law::OutcomeAtTheEnd]);
}

#[test]
fn the_outcome_never_comes() {
    struct NoOutcome;
    impl Fault for NoOutcome {
        fn outcome(_: &SealedBids) -> Option<Outcome> {
            None
        }
    }
    assert_breaks::<Broken<NoOutcome>>(&[Law::OutcomeAtTheEnd]);
}

#[test]
fn nobody_wins() {
    struct NoWinners;
    impl Fault for NoWinners {
        fn outcome(game: &SealedBids) -> Option<Outcome> {
            game.outcome().map(|outcome| Outcome { winners: SeatSet::EMPTY, ..outcome })
        }
    }
    assert_breaks::<Broken<NoWinners>>(&[Law::OutcomeAtTheEnd]);
}

#[test]
fn a_seat_has_no_score() {
    struct MissingScore;
    impl Fault for MissingScore {
        fn outcome(game: &SealedBids) -> Option<Outcome> {
            game.outcome().map(|_| nil_all(1))
        }
    }
    assert_breaks::<Broken<MissingScore>>(&[Law::OutcomeAtTheEnd]);
}

#[test]
fn a_drawn_token_stays_in_the_urn() {
    struct KeepsDrawnToken;
    impl Fault for KeepsDrawnToken {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            let urn: Bag = game.urn;
            game.apply(step, events)?;
            game.urn = urn;
            Ok(())
        }
    }
    assert_breaks::<Broken<KeepsDrawnToken>>(&[Law::NothingIsLost]);
}

#[test]
fn the_game_starts_again() {
    struct Endless;
    impl Fault for Endless {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            game.apply(step, events)?;
            if game.awaiting() == Awaiting::Nobody {
                let again = super::Setup { seats: game.seats() as u8, rounds: 5 };
                *game = SealedBids::new(&again)?;
            }
            Ok(())
        }
    }
    assert_breaks::<Broken<Endless>>(&[Law::EveryGameEnds]);
}

#[test]
fn who_answers_last_matters() {
    struct LastSwaps;
    impl Fault for LastSwaps {
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            let bidding = game.prize.is_some();
            game.apply(step, events)?;
            if bidding && game.prize.is_none() && matches!(step, Step::Act { seat: Seat::A, .. }) {
                let won = game.places[Seat::A].won;
                game.places[Seat::A].won = game.places[Seat::B].won;
                game.places[Seat::B].won = won;
            }
            Ok(())
        }
    }
    assert_breaks::<Broken<LastSwaps>>(&[Law::SealedAnswersCommute]);
}

#[test]
fn one_sealed_answer_forbids_another() {
    struct ForbidsSealedCards;
    impl ForbidsSealedCards {
        fn taken(game: &SealedBids, action: Action) -> bool {
            let sealed = |card| game.places.iter().any(|(_, place)| place.sealed == Some(card));
            let free = |card: &Pips| !sealed(*card);
            match action {
                // A hand may have no free card; then any card is allowed.
                Action::Bid(card) => {
                    sealed(card)
                        && game.places.iter().all(|(_, place)| place.hand.iter().any(|card| free(&card)))
                }
                Action::Draw => false,
            }
        }
    }
    impl Fault for ForbidsSealedCards {
        fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
            game.legal_actions(seat, out);
            out.retain(|action| !ForbidsSealedCards::taken(game, *action));
        }
        fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
            match step {
                Step::Act { seat, action } if !listed::<ForbidsSealedCards>(game, seat).contains(&action) => {
                    Err(CommonRefusal::WrongPhase.into())
                }
                Step::Act { .. } | Step::Chance(_) => game.apply(step, events),
            }
        }
    }
    // The legal actions show which cards are sealed, so the laws of secrets find it too.
    assert_breaks::<Broken<ForbidsSealedCards>>(&[
        Law::SealedAnswersCommute,
        Law::WorldsAllowTheSame,
        Law::HiddenMovesNoView,
        Law::SilentStepsTellNothing,
    ]);
}
