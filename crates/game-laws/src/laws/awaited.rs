//! Who is awaited, who can act, and how the game ends.

use game_core::{Awaiting, Game, Notation, Seat, SeatSet, Step};

use crate::scene::{Scene, Verdict};
use crate::witness::StepOf;

/// Awaited seats are at the table and each has an action; no seat has one while the game waits for chance or is over.
pub(super) fn awaited_seats_can_act<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let game = &scene.game;
    match game.awaiting() {
        Awaiting::Seats(awaited) => {
            if awaited.is_empty() {
                return Err("the game waits for seats, but for none".to_owned());
            }
            let strangers = awaited.without(SeatSet::all(game.seats()));
            if !strangers.is_empty() {
                return Err(format!("the game waits for {strangers}, which are not at the table"));
            }
            match awaited.iter().find(|&seat| game.count_actions(seat) == 0) {
                Some(seat) => Err(format!("{seat} is awaited and has no action")),
                None => Ok(()),
            }
        }
        awaiting @ (Awaiting::Chance | Awaiting::Nobody) => {
            match Seat::first(game.seats()).find(|&seat| game.count_actions(seat) > 0) {
                Some(seat) => Err(format!("{seat} has an action while the game waits for {awaiting:?}")),
                None => Ok(()),
            }
        }
    }
}

/// There is an outcome exactly when nobody is awaited; it scores every seat, and at least one seat at the table wins.
pub(super) fn outcome_at_the_end<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let (game, seats) = (&scene.game, scene.game.seats());
    let Some(outcome) = game.outcome() else {
        return match game.awaiting() {
            Awaiting::Nobody => Err("the game waits for nobody but has no outcome".to_owned()),
            Awaiting::Seats(_) | Awaiting::Chance => Ok(()),
        };
    };
    if game.awaiting() != Awaiting::Nobody {
        return Err(format!("the game has an outcome but waits for {:?}", game.awaiting()));
    }
    if outcome.scores.count() != seats {
        return Err(format!("{seats} seats have {} scores", outcome.scores.count()));
    }
    if outcome.winners.is_empty() {
        return Err("nobody wins".to_owned());
    }
    match outcome.winners.without(SeatSet::all(seats)) {
        SeatSet::EMPTY => Ok(()),
        strangers => Err(format!("{strangers} win, but are not at the table")),
    }
}

/// No game takes more than `longest` steps.
pub(super) fn every_game_ends<G: Notation>(scene: &mut Scene<'_, G>, longest: usize) -> Verdict {
    if scene.past.len() > longest {
        return Err(format!("the game goes on after {longest} steps"));
    }
    Ok(())
}

/// Whether this is a step of a seat that is not awaited.
pub(super) fn is_any_time<G: Game>(game: &G, step: &StepOf<G>) -> bool {
    match (step, game.awaiting()) {
        (Step::Act { seat, .. }, Awaiting::Seats(awaited)) => !awaited.contains(*seat),
        (Step::Act { .. }, Awaiting::Chance | Awaiting::Nobody) | (Step::Chance(_), _) => false,
    }
}
