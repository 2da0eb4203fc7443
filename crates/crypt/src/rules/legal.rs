//! Legal actions, counted and picked without listing them.

use std::ops::ControlFlow;

use game_core::{Awaiting, Lots, Seat};
use rand::Rng;

use crate::action::{Action, CardNo, ExhaustedDie, Pair};
use crate::state::{Claimant, Crypt, Stage};
use crate::vocabulary::card::Kind;
use crate::vocabulary::dice::{Claim, DICE, Pips, Slot, Stake};
use crate::vocabulary::edition::{Edition, Places};

/// The number of ways to place zero, one, two or three dice, sixteen bits each, fewest dice lowest.
///
/// This is a polynomial in the number of dice: the ways on several treasures together are the product of the ways on
/// each, and terms with a fourth die overflow. Twelve empty treasures have 52,344 ways for three dice, so sixteen bits are
/// enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Ways(u64);

impl Ways {
    /// No dice here.
    const NONE_HERE: Ways = Ways(1);

    #[inline]
    const fn of(self, dice: u32) -> u32 {
        (self.0 >> (dice * 16)) as u32 & 0xffff
    }

    /// The ways for `fewer` dice less than `dice`; zero if that is negative.
    #[inline]
    const fn below(self, dice: u32, fewer: u32) -> u32 {
        Ways(self.0 << (fewer * 16)).of(dice)
    }

    #[inline]
    const fn and(self, other: Ways) -> Ways {
        Ways(self.0.wrapping_mul(other.0))
    }

    /// The ways to place at least one die and at most `most`.
    #[inline]
    const fn up_to(self, most: u32) -> u32 {
        // The product adds up all four numbers in its topmost sixteen bits.
        let counted = self.0 & [0, 0xffff << 16, 0xffff_ffff << 16, !0xffff][most as usize];
        (counted.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }
}

/// For each total on a treasure, how many efforts are open to zero, one, two and three dice (C3.4, C3.5).
const OPEN_EFFORTS: [Ways; 37] = {
    let mut open = [Ways::NONE_HERE; 37];
    let mut total = 0;
    while total < open.len() {
        let mut dice = 1;
        while dice <= DICE as usize {
            // An effort is too low up to the total divided by the number of dice.
            let efforts = 6u64.saturating_sub((total / dice) as u64);
            open[total].0 |= efforts << (dice * 16);
            dice += 1;
        }
        total += 1;
    }
    open
};

/// The efforts open to dice on a treasure that an ally holds: one, for each number of dice (V1.2).
const JOINING: Ways = Ways(0x0001_0001_0001_0001);

/// The legal claims of one turn.
pub(super) struct Claims<E: Edition> {
    /// For each treasure, the number of ways to put dice on it: the efforts open to them.
    here: E::PlainSlots<Ways>,
    /// For each treasure, the number of ways to put dice on the treasures after it.
    after: E::PlainSlots<Ways>,
    /// The number of ways to put dice on all treasures.
    all: Ways,
    /// For each treasure that an ally holds, the effort at which dice may join.
    joins: E::Joined<Option<Pips>>,
    slots: usize,
    home: u32,
    one_treasure: bool,
}

impl<E: Edition> Claims<E> {
    #[inline(always)]
    fn new(state: &Crypt<E>, seat: Seat, turn: u8) -> Claims<E> {
        let slots = state.slots().len();
        let mut here = E::PlainSlots::all(Ways::NONE_HERE);
        let mut after = E::PlainSlots::all(Ways::NONE_HERE);
        let mut joins = E::Joined::all(None);
        let mut all = Ways::NONE_HERE;
        for slot in Slot::first(slots.min(E::SLOTS)).rev() {
            let ways = open_efforts(state, slot, seat);
            here.as_mut()[slot.index()] = ways;
            after.as_mut()[slot.index()] = all;
            all = ways.and(all);
            if E::VARIANTS {
                joins.as_mut()[slot.index()] = state.joining_effort(seat, slot);
            }
        }
        let home = u32::from(state.boards[seat].home);
        Claims { here, after, all, joins, slots, home, one_treasure: state.is_lights_out(turn) }
    }

    #[inline]
    fn here(&self, slot: Slot) -> Ways {
        self.here.as_ref()[slot.index()]
    }

    /// A stake of `dice` dice on a treasure, with the effort at `index` among those open.
    #[inline]
    fn stake(&self, slot: Slot, dice: u32, index: u32) -> Stake {
        match self.joins.as_ref().get(slot.index()) {
            Some(Some(effort)) => Stake::new(dice as u8, *effort).expect("a claim uses one to three dice"),
            Some(None) | None => stake(dice, self.here(slot).of(dice), index),
        }
    }

    #[inline]
    fn count(&self) -> u32 {
        if self.one_treasure {
            self.here.as_ref()[..self.slots].iter().map(|ways| ways.up_to(self.home)).sum()
        } else {
            self.all.up_to(self.home)
        }
    }

    /// The claim at `index`.
    #[inline]
    fn nth(&self, index: u32) -> Claim {
        let mut claim = Claim::NONE;
        self.each_of_nth(index, |slot, stake| claim = claim.put(slot, stake));
        claim
    }

    /// Calls `put` with every stake of the claim at `index`, from the left.
    #[inline]
    pub(super) fn each_of_nth(&self, index: u32, mut put: impl FnMut(Slot, Stake)) {
        if self.one_treasure {
            let (slot, stake) = self.nth_on_one(index);
            return put(slot, stake);
        }
        let ways = self.all;
        let (one, two) = (ways.of(1), ways.of(1) + ways.of(2));
        let (more_than_one, more_than_two) = (index >= one, index >= two);
        let before = if more_than_two {
            two
        } else if more_than_one {
            one
        } else {
            0
        };
        self.nth_with(1 + u32::from(more_than_one) + u32::from(more_than_two), index - before, put);
    }

    /// The claim on a single treasure at `index` among those claims.
    #[inline]
    fn nth_on_one(&self, mut index: u32) -> (Slot, Stake) {
        for slot in Slot::first(self.slots.min(E::SLOTS)) {
            for dice in 1..=self.home {
                let ways = self.here(slot).of(dice);
                if index < ways {
                    return (slot, self.stake(slot, dice, index));
                }
                index -= ways;
            }
        }
        unreachable!("the index is below the count")
    }

    /// The claim of exactly `dice` dice at `index` among those claims.
    ///
    /// Comparisons are added up instead of branched on, since the processor can't predict a random claim.
    #[inline]
    fn nth_with(&self, mut dice: u32, mut index: u32, mut put: impl FnMut(Slot, Stake)) {
        for slot in Slot::first(self.slots.min(E::SLOTS)) {
            let (ways, onward) = (self.here(slot), self.after.as_ref()[slot.index()]);
            let none = onward.of(dice);
            let one = none + ways.of(1) * onward.below(dice, 1);
            let two = one + ways.of(2) * onward.below(dice, 2);
            let here = u32::from(index >= none) + u32::from(index >= one) + u32::from(index >= two);
            index -= [0, none, one, two][here as usize];
            let rest = onward.of(dice - here);
            let (effort, after) = (index / rest, index % rest);
            if here > 0 {
                put(slot, self.stake(slot, here, effort));
            }
            index = after;
            dice -= here;
        }
    }
}

/// The efforts open to each number of dice on a treasure (C3.4–C3.6, V1.1, V1.2).
#[inline]
fn open_efforts<E: Edition>(state: &Crypt<E>, slot: Slot, seat: Seat) -> Ways {
    let spot = state.spot(slot);
    if state.holds_for_ally(seat, slot) {
        return if state.joining_effort(seat, slot).is_some() { JOINING } else { Ways::NONE_HERE };
    }
    let own = spot.standing.is_some_and(|standing| standing.by == Claimant::Seat(seat));
    let ways = OPEN_EFFORTS[state.standing_total(slot) as usize];
    if own | spot.treasure.is_none() { Ways::NONE_HERE } else { ways }
}

/// A stake of `dice` dice with the effort at `index` among the highest `efforts` efforts.
#[inline]
fn stake(dice: u32, efforts: u32, index: u32) -> Stake {
    let effort = Pips::ALL[(6 - efforts + index) as usize];
    Stake::new(dice as u8, effort).expect("a claim uses one to three dice")
}

/// The limits of a claim.
pub(crate) struct ClaimLimits {
    /// The number of turns of the phase before this one.
    pub(crate) turn: u8,
    /// The most dice.
    pub(crate) dice: u8,
    /// The most treasures.
    pub(crate) treasures: u8,
    /// Whether this is the last turn of the phase (C3.7).
    pub(crate) last_turn: bool,
}

/// A seat's actions besides claims, in groups; each action has an index.
struct Choices<'s, E: Edition> {
    state: &'s Crypt<E>,
    seat: Seat,
    counts: [u32; 6],
    /// Those that only variants have: asking the dead, and giving.
    variants: [u32; 2],
}

impl<'s, E: Edition> Choices<'s, E> {
    #[inline]
    fn new(state: &'s Crypt<E>, seat: Seat, awaited: bool) -> Choices<'s, E> {
        let mut choices = Choices { state, seat, counts: [0; 6], variants: [0; 2] };
        if E::VARIANTS && awaited {
            choices.variants = match state.stage {
                Stage::Claim(_) => [u32::from(state.can_ask(seat)), 0],
                Stage::Give(_) => [0, state.gifts_of(seat).count() as u32],
                _ => [0, 0],
            };
        }
        let [recover, look, restore, take, reroll, decline] = &mut choices.counts;
        if state.can_look(seat) {
            *look = u32::from(state.unflipped(seat, Kind::Manuscript));
        }
        if state.can_restore(seat) {
            let board = &state.boards[seat];
            let dice = board.failed.different() + u8::from(board.exhausted_earlier() > 0);
            *restore = pairs(state.unflipped(seat, Kind::Remains)) * u32::from(dice);
        }
        match state.stage {
            _ if !awaited => {}
            Stage::Claim(_) => *recover = 1,
            Stage::Pottery(_) => {
                *take = pairs(state.unflipped(seat, Kind::Pottery)) * state.face_down().count() as u32;
                *decline = 1;
            }
            Stage::Idol(_) => {
                let efforts = state.boards[seat].failed.different();
                *reroll = u32::from(state.unflipped(seat, Kind::Idol) * efforts);
                *decline = 1;
            }
            _ => *decline = 1,
        }
        choices
    }

    #[inline]
    fn count(&self) -> u32 {
        let variants = if E::VARIANTS { self.variants.iter().sum() } else { 0 };
        self.counts.iter().sum::<u32>() + variants
    }

    /// The action at `index`.
    #[inline]
    fn nth(&self, mut index: u32) -> Action {
        for (group, &count) in self.counts.iter().enumerate() {
            if index < count {
                return self.nth_of(group, index);
            }
            index -= count;
        }
        if !E::VARIANTS {
            unreachable!("the index is below the count");
        }
        let [ask, gifts] = self.variants;
        if index < ask {
            return Action::Ask;
        }
        let card = self.state.gifts_of(self.seat).nth((index - ask) as usize);
        debug_assert!(index - ask < gifts, "the index is below the count");
        Action::Give { card: card.expect("there are as many gifts as counted") }
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
        index.and_then(CardNo::at).expect("there are as many cards as counted")
    }

    fn pair(&self, kind: Kind, mut nth: u32) -> Pair {
        let cards = u32::from(self.state.unflipped(self.seat, kind));
        for one in 0..cards {
            let others = cards - one - 1;
            if nth < others {
                let pair = Pair::new(self.card(kind, one), self.card(kind, one + 1 + nth));
                return pair.expect("two different numbers are two cards");
            }
            nth -= others;
        }
        unreachable!("there are as many pairs as counted")
    }

    fn restore(&self, index: u32) -> Action {
        let board = &self.state.boards[self.seat];
        let earlier = (board.exhausted_earlier() > 0).then_some(ExhaustedDie::Earlier);
        let mut dice = earlier.into_iter().chain(board.failed.efforts().map(ExhaustedDie::Failed));
        let pairs = pairs(self.state.unflipped(self.seat, Kind::Remains));
        let die = dice.nth((index / pairs) as usize).expect("there are as many dice as counted");
        Action::Restore { flip: self.pair(Kind::Remains, index % pairs), die }
    }

    fn take(&self, index: u32) -> Action {
        let pairs = pairs(self.state.unflipped(self.seat, Kind::Pottery));
        let card = self.state.face_down().nth((index / pairs) as usize);
        let (slot, _) = card.expect("there are as many face-down cards as counted");
        Action::Take { flip: self.pair(Kind::Pottery, index % pairs), slot }
    }

    fn reroll(&self, index: u32) -> Action {
        let idols = u32::from(self.state.unflipped(self.seat, Kind::Idol));
        let effort = self.state.boards[self.seat].failed.efforts().nth((index / idols) as usize);
        let effort = effort.expect("there are as many failed dice as counted");
        Action::Reroll { flip: self.card(Kind::Idol, index % idols), effort }
    }
}

/// The number of pairs of this many cards.
#[inline]
fn pairs(cards: u8) -> u32 {
    u32::from(cards) * u32::from(cards.saturating_sub(1)) / 2
}

impl<E: Edition> Crypt<E> {
    /// Whether the game waits for this seat; none if it waits for no seat or the table has no such seat.
    #[inline]
    fn is_awaited(&self, seat: Seat) -> Option<bool> {
        match self.awaited() {
            Awaiting::Seats(awaited) if seat.index() < self.players() => Some(awaited.contains(seat)),
            Awaiting::Seats(_) | Awaiting::Chance | Awaiting::Nobody => None,
        }
    }

    /// The turn, if the seat can claim and has a die to do it with.
    #[inline]
    fn claim_turn(&self, seat: Seat, awaited: bool) -> Option<u8> {
        match self.stage {
            Stage::Claim(turn) if awaited && self.boards[seat].home > 0 => Some(turn),
            _ => None,
        }
    }

    /// The limits of the seat's claim; none if the seat can't claim now.
    pub(crate) fn claim_limits(&self, seat: Seat) -> Option<ClaimLimits> {
        let turn = self.claim_turn(seat, self.is_awaited(seat)?)?;
        let claims = Claims::new(self, seat, turn);
        let treasures = if claims.one_treasure { 1 } else { claims.home.min(claims.slots as u32) as u8 };
        (claims.count() > 0).then_some(ClaimLimits {
            turn,
            dice: claims.home as u8,
            treasures,
            last_turn: claims.one_treasure,
        })
    }

    /// Calls `visit` with every stake that a claim of the seat may contain, if it can claim.
    pub(crate) fn list_stakes(&self, seat: Seat, mut visit: impl FnMut(Slot, Stake)) {
        for slot in self.slots() {
            let ways = open_efforts(self, slot, seat);
            let joins = self.joining_effort(seat, slot);
            for dice in 1..=u32::from(self.boards[seat].home) {
                let efforts = ways.of(dice);
                match joins.and_then(|effort| Stake::new(dice as u8, effort)) {
                    Some(stake) => visit(slot, stake),
                    None => (0..efforts).for_each(|index| visit(slot, stake(dice, efforts, index))),
                }
            }
        }
    }

    /// Appends every legal action of the seat that is not a claim.
    pub(crate) fn list_others(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(awaited) = self.is_awaited(seat) {
            let choices = Choices::new(self, seat, awaited);
            out.extend((0..choices.count()).map(|index| choices.nth(index)));
        }
    }
}

/// Appends the legal actions, at most `most`: if there are more, some claims are left out.
pub(crate) fn legal_actions<E: Edition>(state: &Crypt<E>, seat: Seat, most: usize, out: &mut Vec<Action>) {
    let Some(awaited) = state.is_awaited(seat) else {
        return;
    };
    if let Some(turn) = state.claim_turn(seat, awaited) {
        let claims = Claims::new(state, seat, turn);
        let others = Choices::new(state, seat, awaited).count() as usize;
        let listed = claims.count().min(most.saturating_sub(others) as u32);
        out.extend((0..listed).map(|index| Action::Claim(claims.nth(index))));
    }
    state.list_others(seat, out);
}

/// Calls `found` with every legal action until it breaks, without a list of the claims.
pub(crate) fn each_action<E: Edition>(
    state: &Crypt<E>,
    seat: Seat,
    found: &mut dyn FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(awaited) = state.is_awaited(seat) else {
        return ControlFlow::Continue(());
    };
    if let Some(turn) = state.claim_turn(seat, awaited) {
        let claims = Claims::new(state, seat, turn);
        (0..claims.count()).try_for_each(|index| found(Action::Claim(claims.nth(index))))?;
    }
    let mut others = Vec::new();
    state.list_others(seat, &mut others);
    others.into_iter().try_for_each(found)
}

pub(crate) fn count_actions<E: Edition>(state: &Crypt<E>, seat: Seat) -> usize {
    let Some(awaited) = state.is_awaited(seat) else {
        return 0;
    };
    let claims = state.claim_turn(seat, awaited).map_or(0, |turn| Claims::new(state, seat, turn).count());
    (claims + Choices::new(state, seat, awaited).count()) as usize
}

/// A random legal action; each is equally likely.
#[inline]
pub(crate) fn sample_action<E: Edition, R: Rng + ?Sized>(
    state: &Crypt<E>,
    seat: Seat,
    rng: &mut R,
) -> Option<Action> {
    let awaited = state.is_awaited(seat)?;
    match pick(state, seat, awaited, &mut Lots::new(rng))? {
        Picked::Claim(claims, index) => Some(Action::Claim(claims.nth(index))),
        Picked::Other(action) => Some(action),
    }
}

/// An action that was picked.
pub(super) enum Picked<E: Edition> {
    /// The claim at this index.
    Claim(Claims<E>, u32),
    /// An action that is not a claim.
    Other(Action),
}

/// Picks a legal action; none if there is none.
#[inline(always)]
pub(super) fn pick<E: Edition, R: Rng + ?Sized>(
    state: &Crypt<E>,
    seat: Seat,
    awaited: bool,
    lots: &mut Lots<'_, R>,
) -> Option<Picked<E>> {
    let choices = Choices::new(state, seat, awaited);
    let others = choices.count();
    if let Some(turn) = state.claim_turn(seat, awaited) {
        let claims = Claims::new(state, seat, turn);
        let count = claims.count();
        let index = lots.below(count + others);
        if index < count {
            return Some(Picked::Claim(claims, index));
        }
        return Some(Picked::Other(choices.nth(index - count)));
    }
    (others > 0).then(|| Picked::Other(choices.nth(lots.below(others))))
}
