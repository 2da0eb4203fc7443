//! A second, simple implementation of what is allowed, compared with the engine over random games.

use std::collections::HashSet;

use crypt::{
    Action, CardNo, Claim, Claimant, ExhaustedDie, Kind, Knowledge, Pair, Pips, Setup, Side, Sides,
    SidesChoice, Slot, Stage, Stake, State, View,
};
use game_core::{Awaiting, Game, NoLog, Seat, Step, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Who is awaited, whether it is a claim turn, and whether it is the last one (C3.3, C3.7, C6.3).
fn awaited(view: &View) -> Option<(Seat, bool, bool)> {
    if view.pending.is_some() {
        return None;
    }
    let players = view.players();
    match view.stage {
        Stage::Pottery(seat) | Stage::Idol(seat) | Stage::Last(seat) => Some((seat, false, false)),
        Stage::Claim(turn) => {
            let order: Vec<Claimant> = match (players, view.leader?) {
                (1, Claimant::Ghost) => vec![Claimant::Ghost, Claimant::Seat(Seat::A), Claimant::Ghost],
                (1, _) => vec![Claimant::Seat(Seat::A), Claimant::Ghost, Claimant::Seat(Seat::A)],
                (_, leader) => {
                    let round: Vec<Claimant> = view.seats().map(Claimant::Seat).collect();
                    let first = round.iter().position(|&one| one == leader)?;
                    let turns = if players == 2 { 3 } else { players };
                    round.into_iter().cycle().skip(first).take(turns).collect()
                }
            };
            let last = turn as usize == order.len() - 1;
            order[turn as usize].seat().map(|seat| (seat, true, last))
        }
        _ => None,
    }
}

/// Whether the rules allow `seat` to do this.
fn allowed(view: &View, seat: Seat, action: Action) -> bool {
    let Some((turn_of, claiming, last)) = awaited(view) else { return false };
    let board = &view.boards[seat.index()];
    let side = |kind: Kind| view.sides.unwrap().of(kind);
    let flips = |number: CardNo, kind: Kind| {
        let card = board.collection.get(number.index());
        card.is_some_and(|card| card.kind == kind && card.known != Knowledge::Flipped)
    };
    let flip_both = |pair: Pair, kind: Kind| pair.cards().into_iter().all(|number| flips(number, kind));
    let face_down = || {
        view.row.iter().flatten().filter_map(|spot| match spot.treasure.known {
            Knowledge::Secret(seats) => Some(seats),
            Knowledge::Public | Knowledge::Flipped => None,
        })
    };
    match action {
        Action::Look { flip } => {
            side(Kind::Manuscript) == Side::B
                && flips(flip, Kind::Manuscript)
                && face_down().any(|seats| !seats.contains(seat))
        }
        Action::Restore { flip, die } => {
            side(Kind::Remains) == Side::A
                && flip_both(flip, Kind::Remains)
                && match die {
                    ExhaustedDie::Earlier => board.exhausted as usize > board.failed.len(),
                    ExhaustedDie::Failed(effort) => board.failed.contains(&effort),
                }
        }
        _ if seat != turn_of => false,
        Action::Claim(claim) => claiming && claim_allowed(view, seat, last, claim),
        Action::Recover => claiming,
        Action::Decline => !claiming,
        // Nobody has an ally or a curse in the base game.
        Action::Give { .. } | Action::Ask => false,
        Action::Take { flip, slot } => {
            let there = view.row.get(slot.index()).copied().flatten();
            matches!(view.stage, Stage::Pottery(_))
                && flip_both(flip, Kind::Pottery)
                && there.is_some_and(|spot| matches!(spot.treasure.known, Knowledge::Secret(_)))
        }
        Action::Reroll { flip, effort } => {
            matches!(view.stage, Stage::Idol(_)) && flips(flip, Kind::Idol) && board.failed.contains(&effort)
        }
    }
}

/// C3.4–C3.7.
fn claim_allowed(view: &View, seat: Seat, last: bool, claim: Claim) -> bool {
    let stakes: Vec<(Slot, Stake)> = claim.iter().collect();
    let dice: u8 = stakes.iter().map(|(_, stake)| stake.dice()).sum();
    let beats = |slot: Slot, stake: Stake| match view.row.get(slot.index()).copied().flatten() {
        None => false,
        Some(spot) => spot.standing.is_none_or(|standing| {
            let [offered, standing_total] =
                [stake, standing.stake].map(|stake| stake.dice() * stake.effort().get());
            standing.by != Claimant::Seat(seat) && offered > standing_total
        }),
    };
    let most = if last { 1 } else { 6 };
    (1..=view.boards[seat.index()].home).contains(&dice)
        && stakes.len() <= most
        && stakes.iter().all(|&(slot, stake)| beats(slot, stake))
}

/// Every claim of one to four dice.
fn every_claim() -> Vec<Claim> {
    let stakes: Vec<Stake> = (1..=3)
        .flat_map(|dice| Pips::ALL.into_iter().filter_map(move |effort| Stake::new(dice, effort)))
        .collect();
    let mut claims = vec![Claim::NONE];
    for slot in Slot::first(6) {
        let more = claims.iter().flat_map(|claim| stakes.iter().map(move |&stake| (claim, stake)));
        let more: Vec<Claim> = more
            .filter(|(claim, stake)| claim.dice() + stake.dice() <= 4)
            .filter_map(|(claim, stake)| claim.and(slot, stake))
            .collect();
        claims.extend(more);
    }
    claims
}

/// Every action that is not a claim, with the first `cards` cards and one more.
fn every_other_action(cards: usize) -> Vec<Action> {
    let numbers: Vec<CardNo> = (0..=cards).filter_map(CardNo::at).collect();
    let pairs: Vec<Pair> = numbers
        .iter()
        .flat_map(|&one| {
            numbers.iter().filter(move |&&other| one < other).filter_map(move |&other| Pair::new(one, other))
        })
        .collect();
    let dice = || Pips::ALL.into_iter().map(ExhaustedDie::Failed).chain([ExhaustedDie::Earlier]);
    let mut actions = vec![Action::Recover, Action::Decline];
    for &flip in &numbers {
        actions.push(Action::Look { flip });
        actions.extend(Pips::ALL.map(|effort| Action::Reroll { flip, effort }));
    }
    for &flip in &pairs {
        actions.extend(dice().map(|die| Action::Restore { flip, die }));
        actions.extend(Slot::first(6).map(|slot| Action::Take { flip, slot }));
    }
    actions
}

/// Checks that exactly the allowed ones of these candidates are accepted and listed. They are all claims or all other actions.
fn compare(state: &State, seat: Seat, candidates: &[Action]) {
    let view = state.view(Viewer::Open);
    let is_claim = |action: &Action| matches!(action, Action::Claim(_));
    let mut listed = Vec::new();
    state.legal_actions(seat, &mut listed);
    listed.retain(|action| is_claim(action) == is_claim(&candidates[0]));
    let count = listed.len();
    let mut listed: HashSet<Action> = listed.into_iter().collect();
    assert_eq!(listed.len(), count, "each action is listed once for {seat} at {view}");
    for &action in candidates {
        let expected = allowed(&view, seat, action);
        let mut copy = *state;
        let taken = copy.apply(Step::Act { seat, action }, &mut NoLog);
        assert_eq!(taken.is_ok(), expected, "{seat}: {action} at {view}: {taken:?}");
        assert!(expected || copy == *state, "{seat}: {action} changes {view}");
        assert_eq!(listed.remove(&action), expected, "{seat}: {action} listed at {view}");
    }
    assert!(listed.is_empty(), "{listed:?} for {seat} at {view}");
}

/// Calls `visit` with every state of random games.
fn visit_states(games: usize, seed: u64, mut visit: impl FnMut(&State, &mut ChaCha8Rng)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for game in 0..games {
        let sides = SidesChoice::Chosen(Sides::at(rng.random_range(0..Sides::MIXES)).unwrap());
        let mut state = State::new(&Setup { sides, ..Setup::new(1 + game as u8 % 4) }).unwrap();
        loop {
            visit(&state, &mut rng);
            let step = match state.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => Step::Chance(state.sample_chance(&mut rng)),
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    Step::Act { seat, action: state.sample_action(seat, &mut rng).unwrap() }
                }
            };
            state.apply(step, &mut NoLog).unwrap();
        }
    }
}

#[test]
fn c3_4_c3_5_c3_6_c3_7_exactly_the_allowed_claims_are_accepted_and_listed() {
    let claims: Vec<Action> = every_claim().into_iter().map(Action::Claim).collect();
    let mut compared = 0;
    visit_states(24, 34, |state, rng| {
        if rng.random_bool(0.15)
            && let Some((seat, true, _)) = awaited(&state.view(Viewer::Open))
        {
            compare(state, seat, &claims);
            compared += 1;
        }
    });
    assert!(compared > 60, "{compared}");
}

#[test]
fn r11_exactly_the_allowed_other_actions_are_accepted_and_listed() {
    visit_states(48, 11, |state, _| {
        let view = state.view(Viewer::Open);
        for (seat, board) in view.seats().zip(&view.boards) {
            compare(state, seat, &every_other_action(board.collection.len()));
        }
    });
}
