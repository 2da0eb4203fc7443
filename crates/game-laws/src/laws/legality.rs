//! What is legal applies; what is not is refused and changes nothing.

use game_core::{Awaiting, NoLog, Notation, Seat, SeatSet, Step};
use rand::Rng;

use super::notation::step_reads_back;
use crate::Law;
use crate::rates::{ANSWERS_TRIED, LISTED_TRIED, STALE_TRIED, STRANGE_TRIED};
use crate::scene::{Scene, Verdict, some_of, step_text};
use crate::witness::{StepOf, Witness};

/// Every seat's list of actions.
#[derive(Debug)]
pub(super) struct Lists<G: Notation>(Vec<SeatList<G>>);

/// The actions of a seat.
#[derive(Debug)]
struct SeatList<G: Notation> {
    seat: Seat,
    actions: Vec<G::Action>,
    /// Whether these are all; a game with too many lists only the first.
    whole: bool,
}

impl<G: Notation> Lists<G> {
    /// The lists of the seats of `game`, in order.
    pub(super) fn of(game: &G) -> Lists<G> {
        let of_seat = |seat| {
            let actions = list(game, seat);
            let whole = actions.len() < G::MOST_LISTED || game.count_actions(seat) == actions.len();
            SeatList { seat, actions, whole }
        };
        Lists(Seat::first(game.seats()).map(of_seat).collect())
    }
}

/// The legal actions of `seat`, as far as the game lists them.
pub(super) fn list<G: Notation>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// All actions of a short list; of a long one the first, the last and some between.
fn tried<'l, A>(list: &'l [A], rng: &mut impl Rng) -> Vec<&'l A> {
    if list.len() <= LISTED_TRIED {
        return list.iter().collect();
    }
    let mut tried = vec![&list[0], &list[list.len() - 1]];
    tried.extend(some_of(list, LISTED_TRIED - 2, rng));
    tried
}

/// The list has no action twice and is as long as the count, up to the most that the game lists; the sample of an awaited seat is in the list.
pub(super) fn lists_agree<G: Notation>(scene: &mut Scene<'_, G>, lists: &Lists<G>) -> Verdict {
    let Scene { game, law_rng, .. } = scene;
    let awaited = match game.awaiting() {
        Awaiting::Seats(seats) => seats,
        Awaiting::Chance | Awaiting::Nobody => SeatSet::EMPTY,
    };
    for SeatList { seat, actions: list, whole } in &lists.0 {
        let count = game.count_actions(*seat);
        if count.min(G::MOST_LISTED) != list.len() {
            return Err(format!("{seat} has {} actions listed and {count} counted", list.len()));
        }
        for action in tried(list, law_rng) {
            if list.iter().filter(|other| *other == action).count() > 1 {
                return Err(format!("{seat} has {action} listed more than once"));
            }
        }
        match game.sample_action(*seat, law_rng) {
            Some(action) if list.contains(&action) => {}
            Some(action) if !whole => {
                let step = Step::Act { seat: *seat, action: action.clone() };
                let applied = game.clone().apply(step, &mut NoLog);
                applied.map_err(|refusal| format!("{seat}: {action} was sampled, but refused: {refusal}"))?;
            }
            Some(action) => return Err(format!("{seat} has {action} sampled, but not listed")),
            // The game does not wait for a seat that is not awaited, so its sample may be empty.
            None if list.is_empty() || !awaited.contains(*seat) => {}
            None => return Err(format!("{seat} has {count} actions listed, but none sampled")),
        }
    }
    Ok(())
}

/// Listed actions and sampled answers of chance apply and read back.
pub(super) fn legal_steps_apply<G: Notation>(scene: &mut Scene<'_, G>, lists: &Lists<G>) -> Verdict {
    let Scene { game, law_rng, report, law, .. } = scene;
    let mut steps: Vec<StepOf<G>> = Vec::new();
    for SeatList { seat, actions: list, .. } in &lists.0 {
        let tried = tried(list, law_rng).into_iter().cloned();
        steps.extend(tried.map(|action| Step::Act { seat: *seat, action }));
    }
    if game.awaiting() == Awaiting::Chance {
        steps.extend((0..ANSWERS_TRIED).map(|_| Step::Chance(game.sample_chance(law_rng))));
    }
    report.legal_steps += steps.len() as u64;
    for step in steps {
        *law = Law::StepsReadBack;
        step_reads_back::<G>(&step)?;
        *law = Law::LegalStepsApply;
        let applied = game.clone().apply(step.clone(), &mut NoLog);
        applied.map_err(|refusal| format!("{} was refused: {refusal}", step_text::<G>(&step)))?;
    }
    Ok(())
}

/// The result of a step that may be illegal.
enum Reply<G> {
    /// It was applied; this is the state after it.
    Applied(G),
    Refused,
}

/// Tries `step` on a copy; if it is refused, nothing may have changed and no event may have been recorded.
fn attempt<G: Notation>(game: &G, step: StepOf<G>) -> Result<Reply<G>, String> {
    let (mut side, mut events) = (game.clone(), Vec::new());
    let Err(refusal) = side.apply(step.clone(), &mut events) else {
        return Ok(Reply::Applied(side));
    };
    if side != *game {
        return Err(format!(
            "{} was refused ({refusal}), but left {}",
            step_text::<G>(&step),
            side.position()
        ));
    }
    if !events.is_empty() {
        return Err(format!("{} was refused ({refusal}), but recorded {events:?}", step_text::<G>(&step)));
    }
    Ok(Reply::Refused)
}

/// Actions of other games, of earlier steps and of other seats are accepted exactly when they are listed.
pub(super) fn strange_actions<G: Notation>(scene: &mut Scene<'_, G>, lists: &Lists<G>) -> Verdict {
    let actions = strange(scene, lists);
    for SeatList { seat, actions: list, whole } in &lists.0 {
        for action in &actions {
            let reply = attempt(&scene.game, Step::Act { seat: *seat, action: action.clone() })?;
            match (reply, list.contains(action)) {
                (Reply::Applied(_), true) => {}
                (Reply::Applied(_), false) if !whole => {}
                (Reply::Refused, false) => scene.report.refusals += 1,
                (Reply::Applied(_), false) => {
                    return Err(format!("{seat}: {action} is not listed, but applied"));
                }
                (Reply::Refused, true) => return Err(format!("{seat}: {action} is listed, but was refused")),
            }
        }
    }
    Ok(())
}

/// Actions from other games, from earlier in this one, and of every seat now.
fn strange<G: Notation>(scene: &mut Scene<'_, G>, lists: &Lists<G>) -> Vec<G::Action> {
    let Scene { pool, past, law_rng, .. } = scene;
    let mut steps: Vec<&StepOf<G>> = some_of(pool, STRANGE_TRIED, law_rng);
    steps.extend(some_of(past, STALE_TRIED, law_rng).into_iter().map(|moment| &moment.step));
    let mut actions: Vec<G::Action> = steps
        .into_iter()
        .filter_map(|step| match step {
            Step::Act { action, .. } => Some(action.clone()),
            Step::Chance(_) => None,
        })
        .collect();
    for SeatList { actions: list, .. } in &lists.0 {
        actions.extend(list.first().cloned());
        actions.extend(some_of(list, 1, law_rng).into_iter().cloned());
    }
    actions
}

/// Answers from other games or earlier steps are refused unless the game waits for chance; then they are refused or conserve all pieces.
pub(super) fn strange_answers<G: Notation, W: Witness<G>>(scene: &mut Scene<'_, G>) -> Verdict {
    let Scene { pool, past, law_rng, game, report, law, .. } = scene;
    let mut steps: Vec<&StepOf<G>> = some_of(pool, STRANGE_TRIED, law_rng);
    steps.extend(past.iter().rev().map(|moment| &moment.step).take(STALE_TRIED));
    for step in steps.into_iter().filter(|step| matches!(step, Step::Chance(_))) {
        match attempt(game, step.clone())? {
            Reply::Refused => report.refusals += 1,
            Reply::Applied(after) if game.awaiting() == Awaiting::Chance => {
                *law = Law::NothingIsLost;
                W::conserved(&after).map_err(|what| format!("after {}, {what}", step_text::<G>(step)))?;
                *law = Law::IllegalStepsAreRefused;
            }
            Reply::Applied(_) => {
                return Err(format!(
                    "the game does not wait for chance, but {} applied",
                    step_text::<G>(step)
                ));
            }
        }
    }
    Ok(())
}

/// A seat that is not at the table has no action, and all its attempts are refused.
pub(super) fn seats_beyond<G: Notation>(scene: &mut Scene<'_, G>, lists: &Lists<G>) -> Verdict {
    let beyond = &Seat::ALL[scene.game.seats()..];
    let Some(&&seat) = some_of(beyond, 1, &mut scene.law_rng).first() else {
        return Ok(());
    };
    let count = scene.game.count_actions(seat);
    let listed = list(&scene.game, seat).len();
    if count > 0 || listed > 0 || scene.game.sample_action(seat, &mut scene.law_rng).is_some() {
        return Err(format!("{seat} is not at the table, but has an action"));
    }
    for action in strange(scene, lists) {
        match attempt(&scene.game, Step::Act { seat, action: action.clone() })? {
            Reply::Refused => scene.report.refusals += 1,
            Reply::Applied(_) => return Err(format!("{seat} is not at the table, but {action} applied")),
        }
    }
    Ok(())
}
