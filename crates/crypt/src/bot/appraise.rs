//! Decisions by rules of thumb.

use std::marker::PhantomData;

use arrayvec::ArrayVec;
use game_core::{MAX_SEATS, Seat};
use rand::{Rng, RngExt};

use super::worth::{Outlook, UNSEEN, likelihood};
use super::{allies, ghost};
use crate::action::{Action, CardNo, ExhaustedDie, Pair};
use crate::state::{Claimant, Crypt, Stage};
use crate::vocabulary::card::Kind;
use crate::vocabulary::dice::{Claim, DICE, Pips, Slot, Stake};
use crate::vocabulary::edition::{Edition, Places, Seats};
use crate::vocabulary::setup::Variant;
use crate::vocabulary::treasure::Treasure;

/// The highest total of one player's dice.
const HIGHEST_TOTAL: u8 = DICE * 6;

/// The value of an illegal stake.
pub(super) const NEVER: f32 = f32::NEG_INFINITY;

/// The number of possible dice counts on one treasure, with zero.
pub(super) const DICE_COUNTS: usize = DICE as usize + 1;

/// The expected gain of each stake of a player on this turn.
pub(super) struct Appraisal<E: Edition> {
    /// For each treasure, number of dice and effort.
    pub(super) stakes: E::Slots<[[f32; 6]; DICE_COUNTS]>,
    /// For each treasure and number of dice, the best effort's gain; zero for no dice.
    pub(super) best: E::Slots<[f32; DICE_COUNTS]>,
    /// What the player may place.
    pub(super) limits: Limits,
    /// The value of a die kept at home.
    pub(super) keep: f32,
    /// The value of recovering instead.
    pub(super) recover: f32,
}

/// The best gains of the treasures from each one on.
pub(super) struct Onward<E: Edition> {
    /// For each treasure and number of dice, the best gain of those dice on it and the treasures after it, with the value of those
    /// kept at home.
    from: E::Slots<[f32; DICE_COUNTS]>,
    /// For each number of dice, the value of keeping them at home.
    kept: [f32; DICE_COUNTS],
}

impl<E: Edition> Onward<E> {
    /// The best gain of `dice` dice on the treasures from `from` on, in a row of `slots`.
    pub(super) fn best(&self, from: usize, slots: usize, dice: usize) -> f32 {
        let after = self.from.as_ref()[..slots].get(from);
        after.unwrap_or(&self.kept)[dice]
    }
}

/// What a player may place on this turn.
pub(super) struct Limits {
    /// The number of places in the row.
    pub(super) slots: usize,
    /// The number of dice at home.
    pub(super) home: usize,
    /// Whether dice may be placed on one treasure only (C3.7).
    pub(super) one_treasure: bool,
}

impl<E: Edition> Appraisal<E> {
    /// The appraisal for the player whose turn it is.
    pub(super) fn new(state: &Crypt<E>, seat: Seat, turn: u8) -> Appraisal<E> {
        let outlook = Outlook::new(state);
        let limits = Limits {
            slots: state.slots().len(),
            home: state.boards[seat].home as usize,
            one_treasure: state.is_lights_out(turn),
        };
        let again = (turn + 1..state.turns()).any(|later| state.claimant(later) == Claimant::Seat(seat));
        let mut appraisal = Appraisal::<E> {
            stakes: E::Slots::all([[NEVER; 6]; DICE_COUNTS]),
            best: E::Slots::all([NEVER; DICE_COUNTS]),
            limits,
            keep: if again { 0.45 } else { 0.0 },
            recover: recovery(state, seat, &outlook),
        };
        let rivals = Rivals::after(state, turn);
        for slot in state.slots() {
            AsMut::<[[f32; DICE_COUNTS]]>::as_mut(&mut appraisal.best)[slot.index()][0] = 0.0;
            appraisal.appraise_slot(&outlook, &rivals, seat, slot);
        }
        appraisal
    }

    fn appraise_slot(&mut self, outlook: &Outlook<'_, E>, rivals: &Rivals<E>, seat: Seat, slot: Slot) {
        let tired = exhaustion_cost(outlook);
        let spot = outlook.state.spot(slot);
        let Some(treasure) = spot.treasure else {
            return;
        };
        if spot.player_stake().is_some_and(|(owner, _)| owner == seat) {
            return;
        }
        let worths = worths(outlook, seat, treasure);
        if outlook.state.holds_for_ally(seat, slot) {
            return self.appraise_joining(outlook, rivals, seat, slot, &worths);
        }
        let worth = worth_to_side(outlook.state, seat, &worths)
            + denied(outlook.state, seat, spot.player_stake(), &worths);
        let standing = outlook.state.standing_total(slot);
        let bumping = match spot.standing {
            Some(standing) if standing.by == Claimant::Ghost => standing.stake.dice(),
            Some(_) | None => 0,
        };
        let holds = rivals.let_stand(outlook.state, slot, &worths, bumping);
        let (stakes, best) = (&mut self.stakes.as_mut()[slot.index()], &mut self.best.as_mut()[slot.index()]);
        for dice in 1..=self.limits.home {
            for effort in 1..=6 {
                let total = dice * effort;
                if total > usize::from(standing) {
                    let gain = holds[total] * (worth - FAILS[dice][effort - 1] * tired);
                    stakes[dice][effort - 1] = gain;
                    best[dice] = best[dice].max(gain);
                }
            }
        }
    }

    /// What it gains to add dice to an ally's: the treasure is kept more often, and kept from others (V1.2).
    fn appraise_joining(
        &mut self,
        outlook: &Outlook<'_, E>,
        rivals: &Rivals<E>,
        seat: Seat,
        slot: Slot,
        worths: &E::Seats<f32>,
    ) {
        let state = outlook.state;
        let Some((effort, ally)) = state.joining_effort(seat, slot).zip(state.ally(seat)) else {
            return;
        };
        let worth = worth_to_side(state, ally, worths) + denied(state, ally, None, worths);
        let total = state.standing_total(slot);
        // No roll of three dice beats 18, nor what an ally adds to it.
        let stands = rivals.let_stand(state, slot, worths, 0);
        let stands = |total: u8| stands[total.min(HIGHEST_TOTAL) as usize];
        let before = stands(total);
        for (dice, fails) in FAILS.iter().enumerate().take(self.limits.home + 1).skip(1) {
            let holds = stands(total + dice as u8 * effort.get());
            let tired = fails[effort.get() as usize - 1] * exhaustion_cost(outlook);
            let gain = (holds - before) * worth - holds * tired;
            self.stakes.as_mut()[slot.index()][dice][effort.get() as usize - 1] = gain;
            self.best.as_mut()[slot.index()][dice] = gain;
        }
    }

    /// The best gains of the treasures from each one on.
    pub(super) fn onward(&self) -> Onward<E> {
        let mut best: [f32; DICE_COUNTS] = std::array::from_fn(|dice| dice as f32 * self.keep);
        let mut onward = Onward { from: E::Slots::all([0.0; DICE_COUNTS]), kept: best };
        for slot in (0..self.limits.slots).rev() {
            let here = &self.best.as_ref()[slot];
            for total in (1..=self.limits.home).rev() {
                for dice in 1..=total {
                    best[total] = best[total].max(here[dice] + best[total - dice]);
                }
            }
            AsMut::<[[f32; DICE_COUNTS]]>::as_mut(&mut onward.from)[slot] = best;
        }
        onward
    }

    fn best_single(&self) -> Option<(f32, Slot, usize)> {
        let stakes = Slot::first(self.limits.slots)
            .flat_map(|slot| (1..=self.limits.home).map(move |dice| (slot, dice)));
        let gains = stakes.map(|(slot, dice)| {
            (self.best.as_ref()[slot.index()][dice] - dice as f32 * self.keep, slot, dice)
        });
        gains.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(gain, _, _)| *gain > NEVER)
    }

    fn best_stake(&self, slot: Slot, dice: usize) -> Stake {
        let gains = &self.stakes.as_ref()[slot.index()][dice];
        let efforts = Pips::ALL.into_iter().zip(gains);
        let best = efforts.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("a die has faces").0;
        Stake::new(dice as u8, best).expect("a stake has dice")
    }
}

impl<E: Edition> Plan for Appraisal<E> {
    fn add_noise<R: Rng + ?Sized>(&mut self, waver: f32, rng: &mut R) {
        for slot in 0..self.limits.slots {
            for dice in 1..=self.limits.home {
                let mut best = NEVER;
                for gain in &mut self.stakes.as_mut()[slot][dice] {
                    *gain += waver * 2.0 * (rng.random::<f32>() - 0.5);
                    best = best.max(*gain);
                }
                self.best.as_mut()[slot][dice] = best;
            }
        }
    }

    fn best_claim(&self) -> Option<Claim> {
        let mut claim = Claim::NONE;
        let mut dice = self.limits.home;
        if self.limits.one_treasure {
            let (gain, slot, here) = self.best_single()?;
            let worth_it = gain + (dice - here) as f32 * self.keep > self.recover;
            return worth_it.then(|| claim.put(slot, self.best_stake(slot, here)));
        }
        let onward = self.onward();
        if onward.best(0, self.limits.slots, dice) <= self.recover {
            return None;
        }
        for slot in Slot::first(self.limits.slots) {
            let after = |here: usize| {
                let next = onward.best(slot.index() + 1, self.limits.slots, dice - here);
                self.best.as_ref()[slot.index()][here] + next
            };
            let here = (0..=dice).max_by(|&one, &other| after(one).total_cmp(&after(other)))?;
            if here > 0 {
                claim = claim.put(slot, self.best_stake(slot, here));
                dice -= here;
            }
        }
        (claim != Claim::NONE).then_some(claim)
    }
}

impl<E: Edition> Appraisal<E> {
    /// What the best claim, or recovering, is expected to bring.
    fn value(&self) -> f32 {
        let dice = self.limits.home;
        let claim = if self.limits.one_treasure {
            self.best_single().map_or(NEVER, |(gain, _, here)| gain + (dice - here) as f32 * self.keep)
        } else {
            self.onward().best(0, self.limits.slots, dice)
        };
        claim.max(self.recover)
    }
}

/// The cost of exhausting a die: the coin it is worth at the end, and its share of a turn spent recovering.
fn exhaustion_cost<E: Edition>(outlook: &Outlook<'_, E>) -> f32 {
    if outlook.future == 0.0 { 1.0 } else { 1.25 }
}

/// The value of recovering: in the last round a coin for each die, before that the use of the dice.
fn recovery<E: Edition>(state: &Crypt<E>, seat: Seat, outlook: &Outlook<'_, E>) -> f32 {
    let board = &state.boards[seat];
    let exhausted = f32::from(board.exhausted);
    match (outlook.future == 0.0, board.home) {
        (true, _) => exhausted,
        (false, 0) => 0.3 + exhausted * 1.5,
        (false, _) => exhausted * 1.2,
    }
}

/// The value of a treasure for each player, as far as `seat` knows its coins.
fn worths<E: Edition>(outlook: &Outlook<'_, E>, seat: Seat, treasure: Treasure) -> E::Seats<f32> {
    let known = treasure.coins().filter(|_| treasure.seen_by(seat));
    let coins = known.map_or(UNSEEN, |coins| f32::from(coins.get()));
    E::Seats::new(outlook.state.players(), |player| outlook.worth(player, treasure.kind(), coins))
}

/// The value of a treasure for a player who may give it to their ally (V1.4).
fn worth_to_side<E: Edition>(state: &Crypt<E>, seat: Seat, worths: &E::Seats<f32>) -> f32 {
    let own = worths[seat];
    state.ally(seat).map_or(own, |ally| own.max(worths[ally] - allies::RELUCTANCE))
}

/// The gain of keeping a treasure from the others.
fn denied<E: Edition>(
    state: &Crypt<E>,
    seat: Seat,
    holder: Option<(Seat, Stake)>,
    worths: &E::Seats<f32>,
) -> f32 {
    match holder {
        Some((holder, _)) => worths[holder] * 0.7 / (state.players() - 1) as f32,
        None => {
            let others = worths.iter().filter(|(other, _)| *other != seat && !state.are_allies(seat, *other));
            let others = others.map(|(_, worth)| *worth);
            others.fold(0.0, f32::max) * 0.3 / state.players().max(2) as f32
        }
    }
}

/// The players who come later in the round and might bump a stake.
struct Rivals<E>(ArrayVec<Rival, MAX_SEATS>, PhantomData<E>);

struct Rival {
    who: Claimant,
    /// The index of their turn.
    turn: u8,
    home: u8,
    /// How likely they go for this treasure, if it is worth having.
    eager: f32,
}

impl<E: Edition> Rivals<E> {
    fn after(state: &Crypt<E>, turn: u8) -> Rivals<E> {
        let me = state.claimant(turn);
        let later = (turn + 1..state.turns()).map(|later| (later, state.claimant(later)));
        let is_rival = |who: Claimant| match (me.seat(), who.seat()) {
            (Some(me), Some(who)) => me != who && !state.are_allies(me, who),
            _ => who != me,
        };
        let rivals = later.filter(|(_, who)| is_rival(*who)).map(|(later, who)| Rival {
            who,
            turn: later,
            home: who.seat().map_or_else(|| state.ghost_dice(later), |seat| state.boards[seat].home),
            eager: if state.is_lights_out(later) { 0.75 } else { 0.62 },
        });
        Rivals(rivals.collect(), PhantomData)
    }

    /// How likely a stake of each total stands until Collect; placing it bumps `bumping` dice of the Ghost, which roll again.
    ///
    /// All totals at once: that is quicker than one after the other, since the processor works on several numbers at a time.
    fn let_stand(&self, state: &Crypt<E>, slot: Slot, worths: &E::Seats<f32>, bumping: u8) -> ByTotal {
        let mut stands: ByTotal = [1.0; TOTALS];
        for rival in &self.0 {
            match rival.who {
                Claimant::Ghost if state.variant() == Variant::Twins => {
                    for (stands, total) in stands.iter_mut().zip(0..=HIGHEST_TOTAL) {
                        *stands *= 1.0 - ghost::bump_chance(state, rival.turn, slot, total);
                    }
                }
                Claimant::Ghost => {
                    let comes = COMES_TO[slot.index()];
                    let beats = &HIGHEST_BEATS[(rival.home + bumping) as usize];
                    for (stands, beats) in stands.iter_mut().zip(beats) {
                        *stands *= 1.0 - beats * comes;
                    }
                }
                Claimant::Seat(seat) => {
                    let worth = worths[seat];
                    let prices = &PRICE_OF_BEATING[rival.home as usize];
                    for (stands, price) in stands.iter_mut().zip(prices) {
                        *stands *= 1.0 - rival.eager * outbid_chance(worth, *price);
                    }
                }
            }
        }
        stands
    }
}

/// The expected number of exhausted dice for each number of dice and each effort.
const FAILS: [[f32; 6]; DICE_COUNTS] = {
    let mut fails = [[0.0; 6]; DICE_COUNTS];
    let mut dice = 1;
    while dice < DICE_COUNTS {
        let mut effort = 1;
        while effort <= 6 {
            fails[dice][effort - 1] = (effort - 1) as f32 / 6.0 * dice as f32;
            effort += 1;
        }
        dice += 1;
    }
    fails
};

/// The totals from 0 to 18, and one more, which nothing has: whole vectors are worked on more quickly.
pub(super) const TOTALS: usize = HIGHEST_TOTAL as usize + 2;

/// One number for each total.
type ByTotal = [f32; TOTALS];

/// For each number of dice and each total, how likely the highest group or die of such a roll beats it (C6.4).
pub(super) const HIGHEST_BEATS: [ByTotal; DICE_COUNTS] = {
    let mut beats = [[0.0; TOTALS]; DICE_COUNTS];
    let mut dice = 1;
    while dice < DICE_COUNTS {
        let rolls = 6usize.pow(dice as u32);
        let mut roll = 0;
        while roll < rolls {
            let highest = highest_group(roll, dice);
            let mut total = 0;
            while total < highest {
                beats[dice][total] += 1.0 / rolls as f32;
                total += 1;
            }
            roll += 1;
        }
        dice += 1;
    }
    beats
};

/// The highest total of equal dice in the roll given by these base-6 digits.
const fn highest_group(mut roll: usize, dice: usize) -> usize {
    let mut totals = [0; 7];
    let mut highest = 0;
    let mut die = 0;
    while die < dice {
        let face = roll % 6 + 1;
        totals[face] += face;
        if totals[face] > highest {
            highest = totals[face];
        }
        roll /= 6;
        die += 1;
    }
    highest
}

/// How likely the Ghost comes to each treasure with its highest group: it takes the leftmost cards first.
const COMES_TO: [f32; 6] = [1.0, 0.7, 0.45, 0.3, 0.2, 0.1];

/// For each number of dice and each total, the lowest expected number of exhausted dice for beating it.
const PRICE_OF_BEATING: [ByTotal; DICE_COUNTS] = {
    let mut prices = [[f32::INFINITY; TOTALS]; DICE_COUNTS];
    let mut home = 1;
    while home < DICE_COUNTS {
        let mut total = 0;
        while total < TOTALS {
            let effort = total / home + 1;
            prices[home][total] = prices[home - 1][total];
            if effort <= 6 {
                let price = (home * (effort - 1)) as f32 / 6.0;
                prices[home][total] = prices[home][total].min(price);
            }
            total += 1;
        }
        home += 1;
    }
    prices
};

/// How likely a rival outbids a stake, from what it brings and costs them; never at an infinite price.
#[inline]
fn outbid_chance(worth: f32, price: f32) -> f32 {
    let chance = likelihood((worth - 1.1 - price * 1.25) * 1.3);
    if price.is_infinite() { 0.0 } else { chance }
}

/// A way to value the stakes of a turn.
pub(super) trait Plan {
    /// Adds noise to the values.
    fn add_noise<R: Rng + ?Sized>(&mut self, waver: f32, rng: &mut R);

    /// The best claim, if it is worth more than recovering.
    fn best_claim(&self) -> Option<Claim>;
}

/// A sensible action for the awaited seat.
pub(super) fn advise<E: Edition, R: Rng + ?Sized>(
    state: &Crypt<E>,
    seat: Seat,
    waver: f32,
    rng: &mut R,
) -> Action {
    if let Stage::Claim(turn) = state.stage
        && state.can_ask(seat)
        && allies::worth_of_asking(state, seat) > Appraisal::new(state, seat, turn).value()
    {
        return Action::Ask;
    }
    let plan = |turn| Appraisal::new(state, seat, turn);
    advise_by(state, seat, (waver, rng), plan, take, reroll)
}

/// A sensible action for the awaited seat, by these rules for its turn to claim, the Pottery window and the Idol window.
#[inline]
pub(super) fn advise_by<E: Edition, R: Rng + ?Sized, P: Plan>(
    state: &Crypt<E>,
    seat: Seat,
    (waver, rng): (f32, &mut R),
    plan: impl FnOnce(u8) -> P,
    take: impl FnOnce(&Crypt<E>, Seat) -> Action,
    reroll: impl FnOnce(&Crypt<E>, Seat) -> Action,
) -> Action {
    match state.stage {
        Stage::Claim(turn) => any_time(state, seat).unwrap_or_else(|| {
            let mut plan = plan(turn);
            if waver > 0.0 {
                plan.add_noise(waver, rng);
            }
            plan.best_claim().map_or(Action::Recover, Action::Claim)
        }),
        Stage::Give(_) => allies::give(state, seat),
        Stage::Pottery(_) => take(state, seat),
        Stage::Idol(_) => reroll(state, seat),
        _ => restore(state, seat).unwrap_or(Action::Decline),
    }
}

/// An ability worth using before the turn: looking costs nothing else, and a player with few dice frees one.
fn any_time<E: Edition>(state: &Crypt<E>, seat: Seat) -> Option<Action> {
    if state.can_look(seat) && state.boards[seat].home > 0 {
        return Some(Action::Look { flip: first_unflipped(state, seat, Kind::Manuscript) });
    }
    let short = state.boards[seat].home < 2 || state.future() == 0.0;
    restore(state, seat).filter(|_| short)
}

pub(super) fn first_unflipped<E: Edition>(state: &Crypt<E>, seat: Seat, kind: Kind) -> CardNo {
    let index = state.kept.nth_unflipped(seat, kind, 0).and_then(CardNo::at);
    index.expect("there is a card that can be flipped")
}

pub(super) fn first_pair<E: Edition>(state: &Crypt<E>, seat: Seat, kind: Kind) -> Pair {
    let second =
        state.kept.nth_unflipped(seat, kind, 1).and_then(CardNo::at).expect("two cards can be flipped");
    Pair::new(first_unflipped(state, seat, kind), second).expect("two different places are two cards")
}

/// Frees an exhausted die, preferably one from before this phase: one that failed in it may still be re-rolled.
fn restore<E: Edition>(state: &Crypt<E>, seat: Seat) -> Option<Action> {
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

/// Takes the most valuable face-down card; Pottery B pays for nothing else.
fn take<E: Edition>(state: &Crypt<E>, seat: Seat) -> Action {
    let outlook = Outlook::new(state);
    take_best(state, seat, |treasure| worths(&outlook, seat, treasure)[seat])
}

/// Takes the face-down card with the highest worth.
pub(super) fn take_best<E: Edition>(state: &Crypt<E>, seat: Seat, worth: impl Fn(Treasure) -> f32) -> Action {
    let best = state.face_down().max_by(|(_, one), (_, other)| worth(*one).total_cmp(&worth(*other)));
    let (slot, _) = best.expect("the Pottery window is open only while a card is face down");
    Action::Take { flip: first_pair(state, seat, Kind::Pottery), slot }
}

/// Re-rolls the die most likely to hold, unless the odds are poor and the Idol may be more useful later.
fn reroll<E: Edition>(state: &Crypt<E>, seat: Seat) -> Action {
    let spare = state.unflipped(seat, Kind::Idol) > 1 || state.future() < 0.3;
    reroll_if(state, seat, |effort| effort.get() <= 4 || spare)
}

/// Re-rolls the die most likely to hold, if that is worth it at its effort.
pub(super) fn reroll_if<E: Edition>(state: &Crypt<E>, seat: Seat, worth_it: impl Fn(Pips) -> bool) -> Action {
    let effort = state.boards[seat]
        .failed
        .efforts()
        .next()
        .expect("the Idol window is open only while a failed die is exhausted");
    if worth_it(effort) {
        Action::Reroll { flip: first_unflipped(state, seat, Kind::Idol), effort }
    } else {
        Action::Decline
    }
}
