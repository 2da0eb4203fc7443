//! The rules, one file for each chapter: how a step is checked and what it does.

mod combat;
mod declare;
mod explore;
mod flow;
mod harvest;
mod items;
pub(crate) mod legal;
mod luck;
pub(crate) mod purse;
mod recruit;
mod room;
pub(crate) use room::HARNESS;
pub(crate) mod sample;
pub(crate) mod scoring;
mod scout;
pub(crate) mod sums;

use game_core::{CommonRefusal, Log, Lots, Seat, Turn};
use rand::Rng;

use self::purse::Paid;
use crate::action::Action;
use crate::chance::Chance;
use crate::refusal::{Applied, Refusal};
use crate::state::State;
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Tower};

impl State {
    /// Applies an action of a seat.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<State>) -> Applied {
        self.cards.check();
        let turn = Turn::of(self, seat)?;
        // Allowed at any time, in or out of turn (D4.2).
        if action == Action::Declare {
            return self.declare(seat, log);
        }
        if !turn.is_awaited() && self.stage == Stage::Battle && self.battle.sealed.contains(seat) {
            return Err(Refusal::AlreadySealed);
        }
        turn.check()?;
        match (self.stage, action) {
            (Stage::Recruit, Action::Recruit { adventurer, discard, payment }) => {
                self.recruit(seat, adventurer, discard, payment, log)?;
            }
            (Stage::Recruit, Action::Pass) => self.pass_recruiting(seat, log)?,
            (Stage::Scout, Action::Scout(tower)) => self.scout(seat, tower, log),
            (Stage::Battle, Action::Order(order)) => self.seal(seat, order, log)?,
            (Stage::Lute, Action::Lute(adventurer)) => self.play_lute(adventurer, log)?,
            (Stage::Lute, Action::Decline) => {
                self.resolve_clash(None, log);
                self.fight_on(log);
            }
            (Stage::Oracle, Action::Name(member)) => self.name(seat, member, log)?,
            (Stage::Wand, Action::Wand) => self.use_wand(seat, log),
            (Stage::Wand, Action::Decline) => self.face_room(seat, log),
            (Stage::Death, Action::Shield) => self.use_shield(seat, log)?,
            (Stage::Death, Action::Lose(member)) => self.choose_death(seat, member, false, log)?,
            (Stage::Death, Action::Save(member)) => self.choose_death(seat, member, true, log)?,
            (Stage::Burden, Action::Drop(rooms)) => self.choose_burden(seat, rooms, log)?,
            (Stage::Onward, Action::Leave) => self.leave(seat, log),
            (Stage::Onward, Action::GoOn) => self.turn_room(seat, log),
            (Stage::Onward, Action::Look) => self.look(seat, log)?,
            (Stage::Harvest, Action::Deed { tokens, payment }) => {
                self.buy_deed(seat, Paid { tokens, cards: payment }, log)?;
            }
            (Stage::Harvest, Action::Pass) => self.pass_deed(seat, log),
            _ => return Err(CommonRefusal::WrongPhase.into()),
        }
        Ok(())
    }

    /// Applies an answer of chance.
    #[inline]
    pub(crate) fn answer(&mut self, chance: Chance, log: &mut impl Log<State>) -> Applied {
        self.cards.check();
        match (self.stage, chance) {
            (Stage::Turn, Chance::Room(room)) => self.answer_room(room, log),
            (Stage::Town, Chance::Draw(adventurer)) => self.arrive(adventurer, log),
            (Stage::Jester, Chance::Draw(adventurer)) => self.turn_up(adventurer, log),
            (Stage::Look, Chance::Room(room)) => self.answer_look(room, log),
            (Stage::Deed, Chance::Deed(deed)) => self.draw_deed(deed, log),
            (Stage::Deal, Chance::Deal(deeds)) => self.deal(&deeds, log),
            (Stage::First, Chance::First(first)) => self.set_first(first, log),
            _ => Err(CommonRefusal::of_chance(self, self.stage.asked()).into()),
        }
    }

    fn draw_adventurer<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Adventurer {
        let index = lots.below(self.deck.len() as u32) as usize;
        self.deck.nth(index).expect("the deck has an adventurer to draw")
    }
}

impl State {
    /// A random answer of chance, with the probabilities of the cards.
    #[inline]
    pub(crate) fn sample_answer<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let lots = &mut Lots::new(rng);
        match self.stage {
            Stage::Turn | Stage::Look => {
                let tower = self.players[self.turn].pawn.expect("an exploring party is at a tower");
                let deck = self.tower(tower).deck;
                let room = deck.nth(tower, lots.below(deck.len() as u32) as usize);
                Chance::Room(room.expect("the deck has a room to turn"))
            }
            Stage::Town | Stage::Jester => Chance::Draw(self.draw_adventurer(lots)),
            Stage::Deed => {
                let house = self.deeds.house();
                let index = lots.below(house.clone().count() as u32) as usize;
                Chance::Deed(house.into_iter().nth(index).expect("the index is below the count"))
            }
            Stage::Deal => {
                let mut deeds = Tower::ALL;
                for index in 0..self.players.count() {
                    deeds.swap(index, index + lots.below((Tower::COUNT - index) as u32) as usize);
                }
                Chance::Deal(deeds[..self.players.count()].iter().copied().collect())
            }
            Stage::First => Chance::First(Seat::ALL[lots.below(self.players.count() as u32) as usize]),
            stage => panic!("the game does not wait for chance at {stage:?}"),
        }
    }
}
