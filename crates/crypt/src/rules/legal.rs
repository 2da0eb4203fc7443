//! Every legal action, counted and picked without being listed.

use game_core::{Awaiting, Lots, Seat};
use rand::Rng;

use crate::action::{Action, CardNo, ExhaustedDie, Pair};
use crate::card::Kind;
use crate::dice::{Claim, DICE, Pips, SLOTS, Slot, Stake};
use crate::state::{Claimant, Stage, State};

/// How many dice a claim may put on one treasure, and one more for none.
const WAYS: usize = DICE as usize + 1;

/// The legal claims of one turn: how many efforts are open to so many dice on each treasure.
struct Claims {
    /// For each treasure and number of dice, how many efforts may be chosen; one way to place none.
    efforts: [[u32; WAYS]; SLOTS],
    /// For each treasure and number of dice, in how many ways those dice go on it and the treasures after it.
    onward: [[u32; WAYS]; SLOTS + 1],
    slots: usize,
    home: usize,
    one_treasure: bool,
}

impl Claims {
    #[inline]
    fn new(state: &State, seat: Seat, turn: u8) -> Claims {
        let slots = state.slots().len();
        let home = state.boards[seat].home as usize;
        let mut claims = Claims {
            efforts: [[0; WAYS]; SLOTS],
            onward: [[0; WAYS]; SLOTS + 1],
            slots,
            home,
            one_treasure: state.is_lights_out(turn),
        };
        for slot in state.slots() {
            claims.efforts[slot.index()] = efforts(state, seat, slot);
        }
        if !claims.one_treasure {
            claims.count_onward();
        }
        claims
    }

    #[inline]
    fn count_onward(&mut self) {
        self.onward[self.slots][0] = 1;
        for slot in (0..self.slots).rev() {
            let [_, one, two, three] = self.efforts[slot];
            let [n0, n1, n2, n3] = self.onward[slot + 1];
            self.onward[slot] =
                [n0, n1 + one * n0, n2 + one * n1 + two * n0, n3 + one * n2 + two * n1 + three * n0];
        }
    }

    #[inline]
    fn count(&self) -> u32 {
        if self.one_treasure {
            self.efforts[..self.slots].iter().flat_map(|ways| &ways[1..=self.home]).sum()
        } else {
            self.onward[0][1..=self.home].iter().sum()
        }
    }

    /// The claim with `index` claims before it.
    #[inline]
    fn nth(&self, mut index: u32) -> Claim {
        if self.one_treasure {
            for slot in Slot::first(self.slots) {
                for dice in 1..=self.home {
                    let ways = self.efforts[slot.index()][dice];
                    if index < ways {
                        return put(Claim::NONE, slot, stake(dice, ways, index));
                    }
                    index -= ways;
                }
            }
            unreachable!("the index is below the count")
        }
        for dice in 1..=self.home {
            let ways = self.onward[0][dice];
            if index < ways {
                return self.nth_with(dice, index);
            }
            index -= ways;
        }
        unreachable!("the index is below the count")
    }

    /// The claim of exactly `dice` dice with `index` such claims before it.
    #[inline]
    fn nth_with(&self, mut dice: usize, mut index: u32) -> Claim {
        let mut claim = Claim::NONE;
        for slot in Slot::first(self.slots) {
            if dice == 0 {
                break;
            }
            let onward = &self.onward[slot.index() + 1];
            if index < onward[dice] {
                continue;
            }
            index -= onward[dice];
            for here in 1..=dice {
                let efforts = self.efforts[slot.index()][here];
                let ways = efforts * onward[dice - here];
                if index < ways {
                    claim = put(claim, slot, stake(here, efforts, index / onward[dice - here]));
                    index %= onward[dice - here];
                    dice -= here;
                    break;
                }
                index -= ways;
            }
        }
        claim
    }
}

/// For each standing total, how many efforts are open to none, one, two and three dice (C3.4, C3.5).
const OPEN_EFFORTS: [[u32; WAYS]; 19] = {
    let mut open = [[1; WAYS]; 19];
    let mut total = 0;
    while total < open.len() {
        let mut dice = 1;
        while dice < WAYS {
            // An effort is too low up to the standing total shared among the dice.
            open[total][dice] = 6u32.saturating_sub((total / dice) as u32);
            dice += 1;
        }
        total += 1;
    }
    open
};

/// How many efforts are open to each number of dice on a treasure (C3.4–C3.6).
#[inline]
fn efforts(state: &State, seat: Seat, slot: Slot) -> [u32; WAYS] {
    let spot = state.spot(slot);
    match (spot.treasure, spot.standing) {
        (None, _) => [1, 0, 0, 0],
        (Some(_), None) => OPEN_EFFORTS[0],
        (Some(_), Some(standing)) if standing.by == Claimant::Seat(seat) => [1, 0, 0, 0],
        (Some(_), Some(standing)) => OPEN_EFFORTS[standing.stake.total() as usize],
    }
}

#[inline]
fn put(claim: Claim, slot: Slot, stake: Stake) -> Claim {
    claim.and(slot, stake).expect("stakes are put from the left, a die each at least")
}

/// So many dice at the lowest but `index` of the highest `efforts` efforts.
#[inline]
fn stake(dice: usize, efforts: u32, index: u32) -> Stake {
    let effort = Pips::ALL[(6 - efforts + index) as usize];
    Stake::new(dice as u8, effort).expect("a claim uses one to three dice")
}

/// What a seat may do besides claiming, in groups; within the whole, each action has a number.
struct Choices<'s> {
    state: &'s State,
    seat: Seat,
    counts: [u32; 6],
}

impl<'s> Choices<'s> {
    #[inline]
    fn new(state: &'s State, seat: Seat, awaited: bool) -> Choices<'s> {
        let mut choices = Choices { state, seat, counts: [0; 6] };
        let [recover, look, restore, take, reroll, decline] = &mut choices.counts;
        if state.can_look(seat) {
            *look = u32::from(state.unflipped(seat, Kind::Manuscript));
        }
        if state.can_restore(seat) {
            let board = &state.boards[seat];
            let dice = board.failed.efforts().count() + usize::from(board.exhausted_earlier() > 0);
            *restore = pairs(state.unflipped(seat, Kind::Remains)) * dice as u32;
        }
        match state.stage {
            _ if !awaited => {}
            Stage::Claim(_) => *recover = 1,
            Stage::Pottery(_) => {
                *take = pairs(state.unflipped(seat, Kind::Pottery)) * state.face_down().count() as u32;
                *decline = 1;
            }
            Stage::Idol(_) => {
                let efforts = state.boards[seat].failed.efforts().count() as u32;
                *reroll = u32::from(state.unflipped(seat, Kind::Idol)) * efforts;
                *decline = 1;
            }
            _ => *decline = 1,
        }
        choices
    }

    #[inline]
    fn count(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The action with `index` actions before it.
    #[inline]
    fn nth(&self, mut index: u32) -> Action {
        for (group, &count) in self.counts.iter().enumerate() {
            if index < count {
                return self.nth_of(group, index);
            }
            index -= count;
        }
        unreachable!("the index is below the count")
    }

    #[inline]
    fn nth_of(&self, group: usize, index: u32) -> Action {
        match group {
            0 => Action::Recover,
            1 => Action::Look { flip: self.card(Kind::Manuscript, index) },
            2 => self.restore(index),
            3 => self.take(index),
            4 => self.reroll(index),
            _ => Action::Decline,
        }
    }

    fn card(&self, kind: Kind, nth: u32) -> CardNo {
        let index = self.state.kept.nth_unflipped(self.seat, kind, nth as usize);
        index.and_then(CardNo::at).expect("as many cards are there as were counted")
    }

    fn pair(&self, kind: Kind, mut nth: u32) -> Pair {
        let cards = u32::from(self.state.unflipped(self.seat, kind));
        for one in 0..cards {
            let others = cards - one - 1;
            if nth < others {
                let pair = Pair::new(self.card(kind, one), self.card(kind, one + 1 + nth));
                return pair.expect("two numbers are two cards");
            }
            nth -= others;
        }
        unreachable!("as many pairs are there as were counted")
    }

    fn restore(&self, index: u32) -> Action {
        let board = &self.state.boards[self.seat];
        let earlier = (board.exhausted_earlier() > 0).then_some(ExhaustedDie::Earlier);
        let mut dice = earlier.into_iter().chain(board.failed.efforts().map(ExhaustedDie::Failed));
        let pairs = pairs(self.state.unflipped(self.seat, Kind::Remains));
        let die = dice.nth((index / pairs) as usize).expect("as many dice are there as were counted");
        Action::Restore { flip: self.pair(Kind::Remains, index % pairs), die }
    }

    fn take(&self, index: u32) -> Action {
        let pairs = pairs(self.state.unflipped(self.seat, Kind::Pottery));
        let card = self.state.face_down().nth((index / pairs) as usize);
        let (slot, _) = card.expect("as many cards lie face down as were counted");
        Action::Take { flip: self.pair(Kind::Pottery, index % pairs), slot }
    }

    fn reroll(&self, index: u32) -> Action {
        let idols = u32::from(self.state.unflipped(self.seat, Kind::Idol));
        let effort = self.state.boards[self.seat].failed.efforts().nth((index / idols) as usize);
        let effort = effort.expect("as many dice failed as were counted");
        Action::Reroll { flip: self.card(Kind::Idol, index % idols), effort }
    }
}

/// How many pairs there are among so many cards.
#[inline]
fn pairs(cards: u8) -> u32 {
    u32::from(cards) * u32::from(cards.saturating_sub(1)) / 2
}

impl State {
    /// Whether the game waits for this seat; none if it waits for no seat or the table has no such seat.
    #[inline]
    fn is_awaited(&self, seat: Seat) -> Option<bool> {
        match self.awaits() {
            Awaiting::Seats(awaited) if seat.index() < self.players() => Some(awaited.contains(seat)),
            Awaiting::Seats(_) | Awaiting::Chance | Awaiting::Nobody => None,
        }
    }

    /// The claims open to the seat, if it is its turn to claim and it has a die to do it with.
    #[inline]
    fn claims(&self, seat: Seat, awaited: bool) -> Option<Claims> {
        match self.stage {
            Stage::Claim(turn) if awaited && self.boards[seat].home > 0 => {
                Some(Claims::new(self, seat, turn))
            }
            _ => None,
        }
    }

    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(awaited) = self.is_awaited(seat) else {
            return;
        };
        if let Some(claims) = self.claims(seat, awaited) {
            out.extend((0..claims.count()).map(|index| Action::Claim(claims.nth(index))));
        }
        let choices = Choices::new(self, seat, awaited);
        out.extend((0..choices.count()).map(|index| choices.nth(index)));
    }

    pub(crate) fn number_of_actions(&self, seat: Seat) -> usize {
        let Some(awaited) = self.is_awaited(seat) else {
            return 0;
        };
        let claims = self.claims(seat, awaited).map_or(0, |claims| claims.count());
        (claims + Choices::new(self, seat, awaited).count()) as usize
    }

    #[inline]
    pub(crate) fn pick_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        let awaited = self.is_awaited(seat)?;
        let choices = Choices::new(self, seat, awaited);
        let others = choices.count();
        let lots = &mut Lots::new(rng);
        match self.claims(seat, awaited) {
            Some(claims) => {
                let count = claims.count();
                let index = lots.below(count + others);
                Some(if index < count {
                    Action::Claim(claims.nth(index))
                } else {
                    choices.nth(index - count)
                })
            }
            None => (others > 0).then(|| choices.nth(lots.below(others))),
        }
    }
}
