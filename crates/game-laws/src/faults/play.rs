//! Faults of play: in what is legal, who is awaited, what is conserved, and how the game ends.

use game_core::{Awaiting, BySeat, CommonRefusal, Game, Outcome, Seat, SeatSet, Step};
use rand::Rng;

use super::{Broken, Fault, assert_breaks, listed};
use crate::toy::sealed_bids::{Action, Bag, Chance, Event, Pips, Refusal, SealedBids, Sight};
use crate::{Law, StepOf};

type Applied = Result<(), Refusal>;

fault! {
    // A game in which nobody happens to choose it passes; a sampled world that is played on may not.
    a_listed_action_is_refused breaks LegalStepsApply, WorldsPlayOn:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        out.extend(out.first().map(|_| Action::Bid(Pips::ALL[0])));
    }
}

fault! {
    the_count_is_not_that_of_the_list breaks ListsAgree:
    fn count_actions(game: &SealedBids, seat: Seat) -> usize {
        2 * game.count_actions(seat)
    }
}

fault! {
    an_action_is_listed_twice breaks ListsAgree:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        out.extend_from_within(..out.len().min(1));
    }
}

fault! {
    a_seat_with_actions_has_none_to_sample breaks ListsAgree:
    fn sample_action<R: Rng + ?Sized>(_: &SealedBids, _: Seat, _: &mut R) -> Option<Action> {
        None
    }
}

fault! {
    an_action_that_is_not_listed_applies breaks IllegalStepsAreRefused:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        out.retain(|action| game.places[seat].sealed.is_none() || *action != Action::Draw);
    }
}

fault! {
    a_refused_step_changes_the_state breaks IllegalStepsAreRefused:
    fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
        game.apply(step, events).inspect_err(|_| game.rounds += 1)
    }
}

fault! {
    a_refused_step_records_an_event breaks IllegalStepsAreRefused:
    fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
        game.apply(step, events).inspect_err(|_| events.push(Event::Open(Sight::Reached { seat: Seat::A })))
    }
}

fault! {
    chance_answers_unasked breaks IllegalStepsAreRefused:
    fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
        match (step, game.awaiting()) {
            (Step::Chance(_), Awaiting::Seats(_) | Awaiting::Nobody) => Ok(()),
            _ => game.apply(step, events),
        }
    }
}

fault! {
    chance_turns_up_a_prize_that_is_not_in_the_deck breaks NothingIsLost:
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

fault! {
    a_seat_beyond_the_table_acts breaks IllegalStepsAreRefused:
    fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
        game.apply(step, events).or_else(|refusal| match refusal {
            Refusal::Common(CommonRefusal::NoSuchSeat(_)) => Ok(()),
            other => Err(other),
        })
    }
}

fault! {
    a_seat_beyond_the_table_has_actions breaks IllegalStepsAreRefused:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(if seat.index() < game.seats() { seat } else { Seat::A }, out);
    }
}

fault! {
    an_awaited_seat_is_stuck breaks AwaitedSeatsCanAct:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        if game.rounds > 1 {
            game.legal_actions(seat, out);
        }
    }
}

fault! {
    a_seat_acts_before_chance_answers breaks AwaitedSeatsCanAct:
    fn legal_actions(game: &SealedBids, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        if game.drawing == Some(seat) {
            out.push(Action::Draw);
        }
    }
}

fault! {
    a_seat_beyond_the_table_is_awaited breaks AwaitedSeatsCanAct:
    fn awaiting(game: &SealedBids) -> Awaiting {
        match game.awaiting() {
            Awaiting::Seats(seats) => Awaiting::Seats(seats.union(SeatSet::only(Seat::H))),
            other => other,
        }
    }
}

fn nil_all(seats: usize) -> Outcome {
    Outcome::new(BySeat::new(seats, |_| 0), SeatSet::all(seats))
}

fault! {
    the_outcome_comes_too_soon breaks OutcomeAtTheEnd:
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        (game.rounds < 2).then(|| nil_all(game.seats()))
    }
}

fault! {
    the_outcome_never_comes breaks OutcomeAtTheEnd:
    fn outcome(_: &SealedBids) -> Option<Outcome> {
        None
    }
}

fault! {
    nobody_wins breaks OutcomeAtTheEnd:
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        game.outcome().map(|outcome| Outcome { winners: SeatSet::EMPTY, ..outcome })
    }
}

fault! {
    a_seat_has_no_score breaks OutcomeAtTheEnd:
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        game.outcome().map(|_| nil_all(1))
    }
}

fault! {
    a_drawn_token_stays_in_the_urn breaks NothingIsLost:
    fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
        let urn: Bag = game.urn;
        game.apply(step, events)?;
        game.urn = urn;
        Ok(())
    }
}

fault! {
    the_game_starts_again breaks EveryGameEnds:
    fn apply(game: &mut SealedBids, step: StepOf<SealedBids>, events: &mut Vec<Event>) -> Applied {
        game.apply(step, events)?;
        if game.awaiting() == Awaiting::Nobody {
            let again = super::Setup { seats: game.seats() as u8, rounds: 5 };
            *game = SealedBids::new(&again)?;
        }
        Ok(())
    }
}

fault! {
    who_answers_last_matters breaks SealedAnswersCommute:
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
