//! Answers that several seats give independently.

use game_core::{Awaiting, NoLog, Notation, Seat, SeatSet, Step, Viewer};
use rand::Rng;

use super::views::Comparison;
use crate::rates::SEALED_SOUGHT;
use crate::scene::{Scene, Verdict};
use crate::walk::pick;

/// The seats that are awaited, if there are several.
fn several<G: Notation>(game: &G) -> Option<SeatSet> {
    match game.awaiting() {
        Awaiting::Seats(awaited) if awaited.len() > 1 => Some(awaited),
        Awaiting::Seats(_) | Awaiting::Chance | Awaiting::Nobody => None,
    }
}

/// A random answer of `seat` after which the game waits only for the others.
///
/// A seat's other actions are any-time abilities, which are not sealed; none if only those were drawn.
fn sealed_answer<G: Notation>(
    game: &G,
    awaited: SeatSet,
    seat: Seat,
    rng: &mut impl Rng,
) -> Option<G::Action> {
    let others = awaited.without(SeatSet::only(seat));
    (0..SEALED_SOUGHT).find_map(|_| {
        let action = game.sample_action(seat, rng)?;
        let mut after = game.clone();
        after.apply(Step::Act { seat, action: action.clone() }, &mut NoLog).ok()?;
        (after.awaiting() == Awaiting::Seats(others)).then_some(action)
    })
}

/// One answer of each awaited seat leads to the same state in any order.
pub(super) fn sealed_answers_commute<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let Scene { game, law_rng, report, .. } = scene;
    let Some(awaited) = several(game) else { return Ok(()) };
    let answers = awaited.iter().map(|seat| Some((seat, sealed_answer(game, awaited, seat, law_rng)?)));
    let Some(mut answers) = answers.collect::<Option<Vec<_>>>() else { return Ok(()) };
    let expected = answered(game, &answers)?;
    // Rotations and their mirror images are all orders of up to three answers, and many orders of more.
    for _ in 0..answers.len() {
        answers.rotate_left(1);
        let mirrored: Vec<_> = answers.iter().rev().cloned().collect();
        for order in [&answers, &mirrored] {
            report.sealed_orders += 1;
            let state = answered(game, order)?;
            if state != expected {
                let order: Vec<String> =
                    order.iter().map(|(seat, action)| format!("{seat}: {action}")).collect();
                let (one, other) = (expected.position(), state.position());
                return Err(format!(
                    "in seat order the result is {one}, but after {} it is {other}",
                    order.join(", ")
                ));
            }
        }
    }
    Ok(())
}

fn answered<G: Notation>(game: &G, answers: &[(Seat, G::Action)]) -> Result<G, String> {
    let mut game = game.clone();
    for (seat, action) in answers {
        game.apply(Step::Act { seat: *seat, action: action.clone() }, &mut NoLog)
            .map_err(|refusal| format!("another answer made {seat}: {action} illegal: {refusal}"))?;
    }
    Ok(game)
}

/// Two answers of one seat look the same to everyone else while others are awaited.
pub(super) fn sealed_answers_stay_sealed<G: Notation>(scene: &mut Scene<'_, G>) -> Verdict {
    let Scene { game, law_rng, report, .. } = scene;
    let Some(awaited) = several(game) else { return Ok(()) };
    let Some(seat) = pick(awaited, law_rng) else { return Ok(()) };
    let one = sealed_answer(game, awaited, seat, law_rng);
    let other = sealed_answer(game, awaited, seat, law_rng).filter(|other| one.as_ref() != Some(other));
    let (Some(one), Some(other)) = (one, other) else { return Ok(()) };
    report.sealed_pairs += 1;

    let comparison = Comparison::draw(law_rng);
    let secret = format!("whether {seat} answers {one} or {other}");
    let after = |action| {
        let (mut game, mut events) = (game.clone(), Vec::new());
        let applied = game.apply(Step::Act { seat, action }, &mut events);
        applied.map(|()| (game, events)).map_err(|refusal| format!("a sealed answer was refused: {refusal}"))
    };
    let ((here, events), (there, other_events)) = (after(one)?, after(other)?);
    for viewer in Viewer::at_table(game.seats()).filter(|viewer| viewer.seat() != Some(seat)) {
        comparison.same_view(&here, &there, viewer).map_err(|what| format!("{secret} is visible: {what}"))?;
        comparison
            .same_sights::<G>(&events, &other_events, viewer)
            .map_err(|what| format!("{secret} is visible: {what}"))?;
    }
    Ok(())
}
