//! The order of phases and rounds (D2, D3).

use game_core::{CommonRefusal, Log, Seat, SeatSet};

use crate::Tower;
use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::sight::Sight;
use crate::state::{Battle, Expedition, ROUNDS, Rules, State};
use crate::vocabulary::sets::TowerRooms;
use crate::vocabulary::stage::Stage;
use crate::{Adventurers, Rooms};

impl State {
    /// Deals the deeds (D2.1).
    pub(super) fn deal(&mut self, deeds: &[Tower], log: &mut impl Log<State>) -> Applied {
        let different = deeds.iter().enumerate().all(|(index, deed)| !deeds[..index].contains(deed));
        if deeds.len() != self.players.count() || !different {
            return Err(Refusal::BadDeal);
        }
        for (seat, deed) in Seat::first(deeds.len()).zip(deeds) {
            self.deeds.deal(seat, *deed);
        }
        log.record_with(self, || Event::Dealt { deeds: deeds.to_vec() });
        if self.draw_first {
            self.stage = Stage::First;
        } else {
            self.begin_round(log);
        }
        Ok(())
    }

    /// Sets the first player (D2.1).
    pub(super) fn set_first(&mut self, first: Seat, log: &mut impl Log<State>) -> Applied {
        if first.index() >= self.players.count() {
            return Err(CommonRefusal::NoSuchSeat(first).into());
        }
        self.first = first;
        self.draw_first = false;
        log.record_with(self, || Event::Open(Sight::FirstDrawn { first }));
        self.begin_round(log);
        Ok(())
    }

    /// Begins a round with phase 1 (D3.1).
    fn begin_round(&mut self, log: &mut impl Log<State>) {
        self.turn = self.first;
        self.stage = Stage::Town;
        log.record_with(self, || Event::Open(Sight::RoundBegan { round: self.round, first: self.first }));
        self.fill_town(log);
    }

    /// The first seat after `seat` in turn order that passes `test`; without `seat`, the first of all.
    #[inline]
    pub(super) fn next_in_turn(
        &self,
        seat: Option<Seat>,
        test: impl Fn(&State, Seat) -> bool,
    ) -> Option<Seat> {
        let players = self.players.count();
        let behind = match seat {
            Some(seat) => (seat.index() + players - self.first.index()) % players + 1,
            None => 0,
        };
        self.in_turn_order().skip(behind).find(|&seat| test(self, seat))
    }

    /// Ends phase 1: parties without colour are discarded (D3.18).
    pub(super) fn end_recruiting(&mut self, log: &mut impl Log<State>) {
        if self.round == 1 && self.rules == Rules::First {
            self.lose_tokens(log);
        }
        for seat in self.in_turn_order() {
            self.disband_if_colourless(seat, log);
        }
        self.scout_on(None, log);
    }

    /// All players lose their unspent tokens (D2.2).
    fn lose_tokens(&mut self, log: &mut impl Log<State>) {
        for seat in self.in_turn_order() {
            let gold = std::mem::take(&mut self.players[seat].gold);
            if gold > 0 {
                log.record_with(self, || Event::Open(Sight::TokensLost { seat, gold }));
            }
        }
    }

    /// Discards the party of `seat`, with what it carries, if it has no coloured member left (D3.18).
    ///
    /// Returns whether it did.
    pub(super) fn disband_if_colourless(&mut self, seat: Seat, log: &mut impl Log<State>) -> bool {
        let party = self.players[seat].party;
        if party.is_empty() || !party.and(self.cards.masks().coloured()).is_empty() {
            return false;
        }
        let carried = self.discard_carried(seat);
        self.discards = self.discards.union(party);
        self.players[seat].party = Adventurers::NONE;
        self.players[seat].pawn = None;
        self.battle.sealed.remove(seat);
        self.battle.orders[seat.index()] = Default::default();
        log.record_with(self, || {
            let (party, carried) = (self.cards.adventurers(party), self.cards.rooms(carried));
            Event::Open(Sight::Disbanded { seat, party, carried })
        });
        true
    }

    /// Discards everything that the party of `seat` carries, and returns it.
    pub(super) fn discard_carried(&mut self, seat: Seat) -> Rooms {
        let Some(tower) = self.players[seat].pawn else {
            return Rooms::NONE;
        };
        let carried = std::mem::take(&mut self.players[seat].carried);
        let here = self.tower_mut(tower);
        here.discards = here.discards.union(carried);
        carried.rooms(tower)
    }

    /// Begins phase 4 after the fights (D3.11).
    pub(super) fn begin_exploring(&mut self, log: &mut impl Log<State>) {
        self.battle = Battle::default();
        self.explore_on(None, log);
    }

    /// The next party after that of `seat` enters its tower; after the last comes the harvest (D3.11).
    pub(super) fn explore_on(&mut self, seat: Option<Seat>, log: &mut impl Log<State>) {
        self.expedition = Expedition::default();
        match self.next_in_turn(seat, |state, seat| state.players[seat].pawn.is_some()) {
            Some(seat) => self.enter(seat, log),
            None => self.begin_harvest(log),
        }
    }

    /// Begins phase 5: carried cards go to the treasury, and saved adventurers return to the party (D3.16).
    fn begin_harvest(&mut self, log: &mut impl Log<State>) {
        self.stage = Stage::Harvest;
        for seat in self.in_turn_order() {
            let player = &mut self.players[seat];
            let carried = std::mem::replace(&mut player.carried, TowerRooms::NONE);
            let home = std::mem::take(&mut player.home);
            player.party = player.party.union(home);
            let gathered = match player.pawn.take() {
                Some(tower) => {
                    player.treasury.add(tower, carried);
                    carried.rooms(tower)
                }
                None => {
                    debug_assert!(carried.is_empty(), "a party at home carries nothing");
                    Rooms::NONE
                }
            };
            self.log_gathered(seat, gathered, home, log);
            // Only those who come back can be a party without colour now (D3.18).
            if !home.is_empty() && self.rules >= Rules::Second {
                self.disband_if_colourless(seat, log);
            }
        }
        self.harvest_on(None, log);
    }

    fn log_gathered(&self, seat: Seat, cards: Rooms, home: Adventurers, log: &mut impl Log<State>) {
        if cards.is_empty() && home.is_empty() {
            return;
        }
        let (cards, home) = (|| self.cards.rooms(cards), || self.cards.adventurers(home));
        log.record_with(self, || Event::Open(Sight::Gathered { seat, cards: cards(), home: home() }));
    }

    /// Ends the round: the first player's card passes to the left, or the game is over (D3, D4.4).
    pub(super) fn end_round(&mut self, log: &mut impl Log<State>) {
        if self.round == ROUNDS {
            let winners = self.leaders();
            return self.end(winners, log);
        }
        // What is unspent after phase 5 of the first round is lost; under version 1 of the rules it is lost already (D2.2).
        if self.round == 1 {
            self.lose_tokens(log);
        }
        self.round += 1;
        self.first = self.first.left(1, self.players.count());
        self.begin_round(log);
    }

    /// Ends the game, and shows all deeds.
    pub(super) fn end(&mut self, winners: SeatSet, log: &mut impl Log<State>) {
        self.stage = Stage::Over(winners);
        log.record_with(self, || {
            let seats = || self.players.seats();
            let deeds = seats().filter_map(|seat| self.deeds.of(seat)).collect();
            let scores = seats().map(|seat| self.score(seat)).collect();
            Event::Open(Sight::Ended { winners, deeds, scores })
        });
    }
}
