//! Answers of chance by purpose: the cards of one shuffled deck, and dice that belong to a round and a treasure.
//!
//! Games with the same luck have the same cards in the same rows, also those that lie face down, and each treasure has the same rolls
//! waiting for its claimant.

use game_core::{BySeat, Lots, Luck, Purpose, Seat, SeatSet, shuffle};
use rand::Rng;

use super::{ghost_worth, roll};
use crate::chance::{Chance, Deal, Drawn, Harvest, Values};
use crate::state::recorder::Unheard;
use crate::state::{Claimant, Crypt, Pending, Stage};
use crate::vocabulary::card::{Card, Kind};
use crate::vocabulary::dice::{DICE, Dice, Slot};
use crate::vocabulary::edition::{Edition, Places};
use crate::vocabulary::pile::Cards;

/// The sides, the first leader and the tokens that are dealt.
const START: Purpose = Purpose::only(0);
/// The order of the deck.
const DECK: Purpose = Purpose::only(1);
/// The Ghost's dice: two turns for each round.
const GHOST: u8 = 2;
/// The rolls of Collect: [`PLACES`] for each round, the treasures of the row.
const COLLECT: u8 = 3;
/// Re-rolls: [`REROLLS`] for each round.
const REROLL: u8 = 4;
/// Roll-offs.
const ROLL_OFF: Purpose = Purpose::only(5);
/// Which of the tokens aside a player looks at.
const ASK: Purpose = Purpose::only(6);
/// The order of the tokens aside, the cursed one first.
const TOKENS: Purpose = Purpose::only(7);
/// Answers of a game that did not begin with this luck, such as one that goes on from a position.
const OTHER: Purpose = Purpose::only(8);

/// No row is longer.
const PLACES: u16 = 16;

/// No round has more re-rolls.
const REROLLS: u16 = 1024;

impl<E: Edition> Crypt<E> {
    /// Draws an answer to what the game waits for, by purpose.
    pub(crate) fn draw_answer(&self, luck: &mut impl Luck) -> Chance<E> {
        let answer = self.answer_by_purpose(luck);
        let fits = |answer: &Chance<E>| self.clone().answer(answer.clone(), &mut Unheard).is_ok();
        answer.filter(fits).unwrap_or_else(|| self.sample_answer(&mut luck.next(OTHER)))
    }

    /// The answer, unless the state does not fit the deck.
    fn answer_by_purpose(&self, luck: &mut impl Luck) -> Option<Chance<E>> {
        let round = u16::from(self.round());
        Some(match (self.pending, self.stage) {
            (Some(Pending::Look(_)), _) => Chance::Look(self.values(&self.row_of(luck)?, |_| true)),
            (Some(Pending::Take(_, slot)), _) => Chance::Take(self.row_of(luck)?.get(slot.index())?.coins),
            (Some(Pending::Reroll(..)), _) => {
                let stream = &mut luck.next(Purpose::at(REROLL, round.wrapping_mul(REROLLS)));
                Chance::Reroll(roll(&mut Lots::new(stream)))
            }
            (Some(Pending::Ask(seat)), _) => Chance::Ask(self.token_found(seat, luck)?),
            (None, Stage::Reveal) => Chance::Reveal(self.deal_of(luck)?),
            (None, Stage::Collect) => Chance::Collect(self.harvest_of(round, luck)?),
            (None, Stage::Claim(turn)) if self.claimant(turn) == Claimant::Ghost => {
                let second = u16::from(self.is_lights_out(turn));
                let rolled = roll_all(&mut luck.stream(Purpose::at(GHOST, round * 2 + second)));
                Chance::Ghost(rolled.iter().take(self.ghost_dice(turn).into()).collect())
            }
            (None, Stage::RollOff(tied)) => Chance::RollOff(self.roll_off_of(tied, &mut luck.next(ROLL_OFF))),
            (None, Stage::Curse) => Chance::Curse(*self.tokens_aside(luck).first()?),
            // The sides, the leader and the tokens, each drawn once a game.
            (None, _) => self.sample_answer(&mut luck.next(START)),
        })
    }

    /// The whole deck, in the order in which it is drawn.
    fn deck_of(&self, luck: &mut impl Luck) -> Vec<Card> {
        let mut cards: Vec<Card> = E::Pile::deck(self.layout().deck_players()).iter().collect();
        shuffle(&mut cards, &mut luck.stream(DECK));
        cards
    }

    /// How many cards were drawn.
    fn drawn(&self) -> usize {
        self.layout().deck_size() - self.deck_len()
    }

    /// The next round's cards.
    fn deal_of(&self, luck: &mut impl Luck) -> Option<Deal> {
        let (deck, first) = (self.deck_of(luck), self.drawn());
        let end = first + self.layout().row_len();
        let cards = deck.get(first..end)?.iter().enumerate().map(|(index, card)| self.drawn_as(index, *card));
        Some(Deal { cards: cards.collect(), next: deck.get(end).map(|card| card.kind) })
    }

    /// A card as it is drawn at an index of its round (C3.1).
    fn drawn_as(&self, index: usize, card: Card) -> Drawn {
        Drawn { kind: card.kind, coins: (index < self.layout().face_up_cards()).then_some(card.coins) }
    }

    /// The cards of this round's row, from the left, as they were laid out (C3.1, C6.2).
    fn row_of(&self, luck: &mut impl Luck) -> Option<Vec<Card>> {
        let end = self.drawn();
        let first = end.checked_sub(self.layout().row_len())?;
        let mut row: Vec<_> = self.deck_of(luck).get(first..end)?.iter().copied().enumerate().collect();
        if self.layout().has_ghost() {
            row.sort_by_key(|(index, card)| {
                std::cmp::Reverse(ghost_worth(self.drawn_as(*index, *card).coins))
            });
        }
        Some(row.into_iter().map(|(_, card)| card).collect())
    }

    /// The values of the face-down cards of the row that nobody has seen, where they are asked for.
    fn values(&self, row: &[Card], asked: impl Fn(Slot) -> bool) -> Values<E> {
        let mut values = Values::<E>::all(None);
        for (slot, card) in self.slots().zip(row) {
            let hidden = self.spot(slot).treasure.is_some_and(|treasure| treasure.coins().is_none());
            if hidden && asked(slot) {
                values.as_mut()[slot.index()] = Some(card.coins);
            }
        }
        values
    }

    /// Each treasure has three dice for its claimant, and three for the claimant's ally.
    fn harvest_of(&self, round: u16, luck: &mut impl Luck) -> Option<Harvest<E>> {
        let mut harvest = Harvest::<E>::none();
        for slot in self.slots() {
            let place = round.wrapping_mul(PLACES).wrapping_add(slot.index() as u16);
            let stream = &mut luck.stream(Purpose::at(COLLECT, place));
            let rolled = [roll_all(stream), roll_all(stream)];
            let first = |dice: Dice, count: u8| -> Dice { dice.iter().take(count.into()).collect() };
            harvest.rolls.as_mut()[slot.index()] = first(rolled[0], self.dice_to_roll(slot));
            let joined = self.joined_to_roll(slot);
            if joined > 0 {
                harvest.joined.as_mut()[slot.index()] = first(rolled[1], joined);
            }
        }
        harvest.values = self.values(&self.row_of(luck)?, |slot| self.value_to_find(slot));
        Some(harvest)
    }

    /// Every player has three dice, of which those tied roll what they have left (C4.3).
    fn roll_off_of(&self, tied: SeatSet, rng: &mut impl Rng) -> BySeat<Dice> {
        BySeat::new(self.players(), |seat| {
            let dice = if tied.contains(seat) { self.boards[seat].home } else { 0 };
            roll_all(rng).iter().take(dice.into()).collect()
        })
    }

    /// The kinds of the tokens that nobody was dealt, the cursed one first.
    fn tokens_aside(&self, luck: &mut impl Luck) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = Kind::ALL.into_iter().collect();
        shuffle(&mut kinds, &mut luck.stream(TOKENS));
        kinds.retain(|kind| !self.tokens().held().contains(*kind));
        kinds
    }

    /// The token that a player looks at: one of those aside that they have not seen (V4.2).
    fn token_found(&self, seat: Seat, luck: &mut impl Luck) -> Option<Kind> {
        // The first kind has no token: it is the cursed one.
        let mut order = self.tokens_aside(luck).split_off(1);
        order.retain(|kind| self.tokens().can_find(seat).contains(*kind));
        if order.is_empty() {
            return None;
        }
        let index = Lots::new(&mut luck.next(ASK)).below(order.len() as u32);
        order.get(index as usize).copied()
    }
}

/// Rolls all dice of a player.
fn roll_all(rng: &mut (impl Rng + ?Sized)) -> Dice {
    let lots = &mut Lots::new(rng);
    (0..DICE).map(|_| roll(lots)).collect()
}
