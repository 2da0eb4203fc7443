//! Every legal action, counted and picked without being listed.

use game_core::{Awaiting, Seat};
use rand::{Rng, RngExt};

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
                        return Claim::NONE.with(slot, stake(dice, ways, index));
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
                    claim = claim.with(slot, stake(here, efforts, index / onward[dice - here]));
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

/// How many efforts are open to each number of dice on a treasure (C3.4–C3.6).
#[inline]
fn efforts(state: &State, seat: Seat, slot: Slot) -> [u32; WAYS] {
    let spot = state.spot(slot);
    match (spot.treasure, spot.standing) {
        (None, _) => [1, 0, 0, 0],
        (Some(_), None) => [1, 6, 6, 6],
        (Some(_), Some(standing)) if standing.by == Claimant::Seat(seat) => [1, 0, 0, 0],
        (Some(_), Some(standing)) => {
            // An effort is too low up to the standing total shared among the dice.
            let total = u32::from(standing.stake.total());
            let open = |dice: u32| 6u32.saturating_sub(total / dice);
            [1, open(1), open(2), open(3)]
        }
    }
}

/// So many dice at the lowest but `index` of the highest `efforts` efforts.
#[inline]
fn stake(dice: usize, efforts: u32, index: u32) -> Stake {
    let effort = Pips::ALL[(6 - efforts + index) as usize];
    Stake::new(dice as u8, effort).expect("a claim uses one to three dice")
}

/// The actions of one seat, in groups; within the whole, each has a number.
struct Choices<'s> {
    state: &'s State,
    seat: Seat,
    claims: Option<Claims>,
    counts: [u32; 7],
}

impl<'s> Choices<'s> {
    /// What the seat may do, if the game waits for anybody and the table has the seat.
    #[inline]
    fn new(state: &'s State, seat: Seat) -> Option<Choices<'s>> {
        let Awaiting::Seats(awaited) = state.awaits() else {
            return None;
        };
        if seat.index() >= state.players() {
            return None;
        }
        let awaited = awaited.contains(seat);
        let mut choices = Choices { state, seat, claims: None, counts: [0; 7] };
        let [claims, recover, look, restore, take, reroll, decline] = &mut choices.counts;
        if state.can_look(seat) {
            *look = u32::from(state.unflipped(seat, Kind::Manuscript));
        }
        if state.can_restore(seat) {
            let board = &state.boards[seat];
            let dice = board.failed.efforts().count() + usize::from(board.exhausted_earlier() > 0);
            *restore = pairs(state.unflipped(seat, Kind::Remains)) * dice as u32;
        }
        match state.stage {
            Stage::Claim(turn) if awaited => {
                let open = Claims::new(state, seat, turn);
                *claims = open.count();
                *recover = 1;
                choices.claims = Some(open);
            }
            Stage::Pottery(_) if awaited => {
                *take = pairs(state.unflipped(seat, Kind::Pottery)) * state.face_down().count() as u32;
                *decline = 1;
            }
            Stage::Idol(_) if awaited => {
                let efforts = state.boards[seat].failed.efforts().count() as u32;
                *reroll = u32::from(state.unflipped(seat, Kind::Idol)) * efforts;
                *decline = 1;
            }
            Stage::Last(_) if awaited => *decline = 1,
            _ => {}
        }
        Some(choices)
    }

    #[inline]
    fn count(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The action with `index` actions before it.
    #[inline]
    fn nth(&self, mut index: u32) -> Action {
        let Some(group) = self.counts.iter().position(|&count| {
            let here = index < count;
            if !here {
                index -= count;
            }
            here
        }) else {
            unreachable!("the index is below the count")
        };
        match group {
            0 => Action::Claim(self.claims.as_ref().expect("claims were counted").nth(index)),
            1 => Action::Recover,
            2 => Action::Look { flip: self.card(Kind::Manuscript, index) },
            3 => self.restore(index),
            4 => self.take(index),
            5 => self.reroll(index),
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
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(choices) = Choices::new(self, seat) {
            out.extend((0..choices.count()).map(|index| choices.nth(index)));
        }
    }

    pub(crate) fn number_of_actions(&self, seat: Seat) -> usize {
        Choices::new(self, seat).map_or(0, |choices| choices.count() as usize)
    }

    #[inline]
    pub(crate) fn pick_action<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        let choices = Choices::new(self, seat)?;
        let count = choices.count();
        (count > 0).then(|| choices.nth(rng.random_range(0..count)))
    }
}
