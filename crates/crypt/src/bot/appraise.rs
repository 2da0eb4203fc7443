//! What to do, by rule of thumb.

use game_core::Seat;
use rand::{Rng, RngExt};

use super::worth::{Outlook, UNSEEN, likelihood};
use crate::action::{Action, CardNo, ExhaustedDie, Pair};
use crate::card::Kind;
use crate::dice::{Claim, DICE, Pips, SLOTS, Slot, Stake};
use crate::state::{Claimant, Stage, State};

/// No stake there is legal.
pub(super) const NEVER: f32 = f32::NEG_INFINITY;

/// How many dice may go on one treasure, none included.
pub(super) const DICE_COUNTS: usize = DICE as usize + 1;

/// What each stake would gain a player on this turn.
pub(super) struct Appraisal {
    /// For each treasure, number of dice and effort.
    pub(super) stakes: [[[f32; 6]; DICE_COUNTS]; SLOTS],
    /// For each treasure and number of dice, the best effort's gain; zero for no dice.
    pub(super) best: [[f32; DICE_COUNTS]; SLOTS],
    pub(super) slots: usize,
    pub(super) home: usize,
    pub(super) one_treasure: bool,
    /// What a die left at home is worth.
    pub(super) keep: f32,
    pub(super) recover: f32,
}

impl Appraisal {
    /// What the player whose turn it is may gain.
    pub(super) fn new(state: &State, seat: Seat, turn: u8) -> Appraisal {
        let outlook = Outlook::new(state);
        let slots = state.slots().len();
        let home = state.boards[seat].home as usize;
        let again = (turn + 1..state.turns()).any(|later| state.claimant(later) == Claimant::Seat(seat));
        let mut appraisal = Appraisal {
            stakes: [[[NEVER; 6]; DICE_COUNTS]; SLOTS],
            best: [[NEVER; DICE_COUNTS]; SLOTS],
            slots,
            home,
            one_treasure: state.is_lights_out(turn),
            keep: if again { 0.45 } else { 0.0 },
            recover: recovery(state, seat, &outlook),
        };
        let tired = exhaustion_cost(&outlook);
        for slot in state.slots() {
            appraisal.best[slot.index()][0] = 0.0;
            appraisal.appraise_slot(&outlook, seat, turn, slot, tired);
        }
        appraisal
    }

    fn appraise_slot(&mut self, outlook: &Outlook<'_>, seat: Seat, turn: u8, slot: Slot, tired: f32) {
        let spot = outlook.state.spot(slot);
        let Some(treasure) = spot.treasure else {
            return;
        };
        if spot.player_stake().is_some_and(|(owner, _)| owner == seat) {
            return;
        }
        let coins = treasure
            .coins()
            .filter(|_| treasure.seen_by(seat))
            .map_or(UNSEEN, |coins| f32::from(coins.get()));
        let worth =
            outlook.worth(seat, treasure.kind(), coins) + denied(outlook, seat, slot, treasure.kind(), coins);
        let standing = spot.standing.map_or(0, |standing| standing.stake.total());
        for dice in 1..=self.home {
            for effort in Pips::ALL {
                let total = dice as u8 * effort.get();
                if total <= standing {
                    continue;
                }
                let holds = hold(outlook, turn, slot, treasure.kind(), coins, total);
                let fails = f32::from(effort.get() - 1) / 6.0 * dice as f32;
                let gain = holds * (worth - fails * tired);
                self.stakes[slot.index()][dice][effort.get() as usize - 1] = gain;
                let best = &mut self.best[slot.index()][dice];
                *best = best.max(gain);
            }
        }
    }

    /// The best that so many dice can do on the treasures from `from` on, what stays at home included.
    pub(super) fn best_from(&self, from: usize, dice: usize) -> f32 {
        let mut best = [0.0; DICE_COUNTS];
        for (left, value) in best.iter_mut().enumerate() {
            *value = left as f32 * self.keep;
        }
        for slot in (from..self.slots).rev() {
            for total in (1..=dice).rev() {
                for here in 1..=total {
                    best[total] = best[total].max(self.best[slot][here] + best[total - here]);
                }
            }
        }
        best[dice]
    }

    /// The best claim, if any gains more than recovering.
    fn best_claim(&self) -> Option<Claim> {
        let mut claim = Claim::NONE;
        let mut dice = self.home;
        if self.one_treasure {
            let (gain, slot, here) = self.best_single()?;
            let worth_it = gain + (dice - here) as f32 * self.keep > self.recover;
            return worth_it.then(|| claim.put(slot, self.best_stake(slot, here)));
        }
        if self.best_from(0, dice) <= self.recover {
            return None;
        }
        for slot in Slot::first(self.slots) {
            let after =
                |here: usize| self.best[slot.index()][here] + self.best_from(slot.index() + 1, dice - here);
            let here = (0..=dice).max_by(|&one, &other| after(one).total_cmp(&after(other)))?;
            if here > 0 {
                claim = claim.put(slot, self.best_stake(slot, here));
                dice -= here;
            }
        }
        (claim != Claim::NONE).then_some(claim)
    }

    fn best_single(&self) -> Option<(f32, Slot, usize)> {
        let stakes = Slot::first(self.slots).flat_map(|slot| (1..=self.home).map(move |dice| (slot, dice)));
        let gains =
            stakes.map(|(slot, dice)| (self.best[slot.index()][dice] - dice as f32 * self.keep, slot, dice));
        gains.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(gain, _, _)| *gain > NEVER)
    }

    fn best_stake(&self, slot: Slot, dice: usize) -> Stake {
        let gains = &self.stakes[slot.index()][dice];
        let efforts = Pips::ALL.into_iter().zip(gains);
        let best = efforts.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("a die has faces").0;
        Stake::new(dice as u8, best).expect("a stake has dice")
    }

    /// Makes the appraisal less sure of itself.
    fn waver<R: Rng + ?Sized>(&mut self, waver: f32, rng: &mut R) {
        for slot in 0..self.slots {
            for dice in 1..=self.home {
                let mut best = NEVER;
                for gain in &mut self.stakes[slot][dice] {
                    *gain += waver * 2.0 * (rng.random::<f32>() - 0.5);
                    best = best.max(*gain);
                }
                self.best[slot][dice] = best;
            }
        }
    }
}

/// What it costs to exhaust a die: the coin it is worth at the end, and its part of a turn spent recovering.
fn exhaustion_cost(outlook: &Outlook<'_>) -> f32 {
    if outlook.future == 0.0 { 1.0 } else { 1.25 }
}

/// What recovering is worth: in the last round a coin a die, before that dice to play with.
fn recovery(state: &State, seat: Seat, outlook: &Outlook<'_>) -> f32 {
    let board = &state.boards[seat];
    let exhausted = f32::from(board.exhausted);
    match (outlook.future == 0.0, board.home) {
        (true, _) => exhausted,
        (false, 0) => 0.3 + exhausted * 1.5,
        (false, _) => exhausted * 1.2,
    }
}

/// What it gains to keep a treasure from the others.
fn denied(outlook: &Outlook<'_>, seat: Seat, slot: Slot, kind: Kind, coins: f32) -> f32 {
    let state = outlook.state;
    let others = outlook.holdings.seats().filter(|&other| other != seat);
    match state.spot(slot).player_stake() {
        Some((owner, _)) => outlook.worth(owner, kind, coins) * 0.7 / (state.players() - 1) as f32,
        None => {
            let most = others.map(|other| outlook.worth(other, kind, coins)).fold(0.0, f32::max);
            most * 0.3 / state.players().max(2) as f32
        }
    }
}

/// How likely a stake of this total stands until Collect.
fn hold(outlook: &Outlook<'_>, turn: u8, slot: Slot, kind: Kind, coins: f32, total: u8) -> f32 {
    let state = outlook.state;
    let mut holds = 1.0;
    let me = state.claimant(turn);
    for later in turn + 1..state.turns() {
        let rival = state.claimant(later);
        if rival == me {
            continue;
        }
        holds *= match rival {
            Claimant::Ghost => 1.0 - haunted(total, slot),
            Claimant::Seat(rival) => {
                1.0 - bumped(outlook, rival, kind, coins, total, state.is_lights_out(later))
            }
        };
    }
    holds
}

/// How likely the Ghost bumps a stake: it takes the left of the row first.
fn haunted(total: u8, slot: Slot) -> f32 {
    const BEATEN: [f32; 19] = [
        1.0, 0.99, 0.96, 0.9, 0.81, 0.68, 0.46, 0.4, 0.36, 0.27, 0.22, 0.16, 0.12, 0.02, 0.015, 0.01, 0.005,
        0.003, 0.0,
    ];
    BEATEN[total as usize] * [1.0, 0.75, 0.45, 0.3, 0.2, 0.1][slot.index()]
}

/// How likely a rival outbids a stake: if they can, by what it would bring them over what it would cost.
fn bumped(outlook: &Outlook<'_>, rival: Seat, kind: Kind, coins: f32, total: u8, lights_out: bool) -> f32 {
    let home = outlook.state.boards[rival].home;
    let cost = (1..=home).filter_map(|dice| {
        let effort = total / dice + 1;
        (effort <= 6).then(|| f32::from(dice * (effort - 1)) / 6.0)
    });
    let Some(cost) = cost.min_by(f32::total_cmp) else {
        return 0.0;
    };
    let gain = outlook.worth(rival, kind, coins) + 0.5 - cost * 1.25;
    let elsewhere = if lights_out { 0.75 } else { 0.62 };
    elsewhere * likelihood((gain - 1.6) * 1.3)
}

/// A sensible action for the seat that the game awaits.
pub(super) fn advise<R: Rng + ?Sized>(state: &State, seat: Seat, waver: f32, rng: &mut R) -> Action {
    match state.stage {
        Stage::Claim(turn) => any_time(state, seat).unwrap_or_else(|| {
            let mut appraisal = Appraisal::new(state, seat, turn);
            if waver > 0.0 {
                appraisal.waver(waver, rng);
            }
            appraisal.best_claim().map_or(Action::Recover, Action::Claim)
        }),
        Stage::Pottery(_) => take(state, seat),
        Stage::Idol(_) => reroll(state, seat),
        _ => restore(state, seat).unwrap_or(Action::Decline),
    }
}

/// An ability worth using before the turn: looking costs nothing else, and a player short of dice frees one.
fn any_time(state: &State, seat: Seat) -> Option<Action> {
    if state.can_look(seat) && state.boards[seat].home > 0 {
        return Some(Action::Look { flip: first_unflipped(state, seat, Kind::Manuscript) });
    }
    let short = state.boards[seat].home < 2 || state.future() == 0.0;
    restore(state, seat).filter(|_| short)
}

pub(super) fn first_unflipped(state: &State, seat: Seat, kind: Kind) -> CardNo {
    let index = state.kept.nth_unflipped(seat, kind, 0).and_then(CardNo::at);
    index.expect("a card that can be flipped is there")
}

pub(super) fn first_pair(state: &State, seat: Seat, kind: Kind) -> Pair {
    let second =
        state.kept.nth_unflipped(seat, kind, 1).and_then(CardNo::at).expect("two cards can be flipped");
    Pair::new(first_unflipped(state, seat, kind), second).expect("two places are two cards")
}

/// Frees a die, an earlier one first: one that failed in this phase may still be re-rolled.
fn restore(state: &State, seat: Seat) -> Option<Action> {
    if !state.can_restore(seat) {
        return None;
    }
    let board = &state.boards[seat];
    let die = match board.failed.efforts().last() {
        Some(effort) if board.exhausted_earlier() == 0 => ExhaustedDie::Failed(effort),
        _ => ExhaustedDie::Earlier,
    };
    Some(Action::Restore { flip: first_pair(state, seat, Kind::Remains), die })
}

/// Takes the face-down card that is worth most; Pottery B pays for nothing else.
fn take(state: &State, seat: Seat) -> Action {
    let outlook = Outlook::new(state);
    let worth = |treasure: crate::treasure::Treasure| {
        let coins = treasure
            .coins()
            .filter(|_| treasure.seen_by(seat))
            .map_or(UNSEEN, |coins| f32::from(coins.get()));
        outlook.worth(seat, treasure.kind(), coins)
    };
    let best = state.face_down().max_by(|one, other| worth(one.1).total_cmp(&worth(other.1)));
    let (slot, _) = best.expect("the window is open while a card lies face down");
    Action::Take { flip: first_pair(state, seat, Kind::Pottery), slot }
}

/// Re-rolls the die most likely to hold, unless the odds are poor and the Idol may serve better later.
fn reroll(state: &State, seat: Seat) -> Action {
    let effort =
        state.boards[seat].failed.efforts().next().expect("the window is open while a die has failed");
    let spare = state.unflipped(seat, Kind::Idol) > 1 || state.future() < 0.3;
    if effort.get() <= 4 || spare {
        Action::Reroll { flip: first_unflipped(state, seat, Kind::Idol), effort }
    } else {
        Action::Decline
    }
}
