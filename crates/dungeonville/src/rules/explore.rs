//! Phase 4: entering a tower, going on and leaving (D3.11, D3.14, D3.15).

use game_core::{Log, Seat, SeatSet};

use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::sight::Sight;
use crate::state::{MOST_ROOMS, State};
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Class, Face, Item, Letter, Room, Tower};

impl State {
    /// The tower that the party of `seat` is in.
    #[inline]
    pub(crate) fn tower_of(&self, seat: Seat) -> Tower {
        self.players[seat].pawn.expect("an exploring party is at a tower")
    }

    /// A party enters its tower: first a Jester takes letters, then an Oracle (D3.11).
    pub(super) fn enter(&mut self, seat: Seat, log: &mut impl Log<State>) {
        self.turn = seat;
        self.stage = Stage::Turn;
        let tower = self.tower_of(seat);
        log.record_with(self, || Event::Open(Sight::Entered { seat, tower }));
        if self.member_of(seat, Class::Jester).is_some() {
            self.await_jester(log);
        } else {
            self.await_oracle(seat, log);
        }
    }

    /// The member of `class`, of which there is at most one.
    #[inline]
    pub(crate) fn member_of(&self, seat: Seat, class: Class) -> Option<Adventurer> {
        self.players[seat].party.and(self.cards.masks().class(class)).lowest()
    }

    /// Turns up an adventurer for the Jester; if no card is left, the Jester has E everywhere (R7).
    fn await_jester(&mut self, log: &mut impl Log<State>) {
        if self.has_adventurer_to_draw(log) {
            self.stage = Stage::Jester;
        } else {
            self.settle_jester(None, Letter::E, log);
        }
    }

    /// An adventurer is turned up for the Jester; one without letters is set aside (D3.11, R7).
    pub(super) fn turn_up(&mut self, adventurer: Adventurer, log: &mut impl Log<State>) -> Applied {
        self.take_from_deck(adventurer)?;
        match self.cards.letter(adventurer, self.tower_of(self.turn)) {
            Some(letter) => {
                self.discards.insert(adventurer);
                self.settle_jester(Some(adventurer), letter, log);
            }
            None => {
                self.expedition.aside.insert(adventurer);
                let cards = self.cards;
                log.record_with(self, || {
                    Event::Open(Sight::SetAside { adventurer: cards.adventurer(adventurer) })
                });
                self.await_jester(log);
            }
        }
        Ok(())
    }

    fn settle_jester(&mut self, from: Option<Adventurer>, letter: Letter, log: &mut impl Log<State>) {
        let seat = self.turn;
        let jester = self.member_of(seat, Class::Jester).expect("only a Jester takes letters from the deck");
        self.discards = self.discards.union(std::mem::take(&mut self.expedition.aside));
        self.expedition.jester = Some(letter);
        self.log_letter(seat, jester, from, letter, log);
        self.await_oracle(seat, log);
    }

    fn log_letter(
        &self,
        seat: Seat,
        adventurer: Adventurer,
        from: Option<Adventurer>,
        letter: Letter,
        log: &mut impl Log<State>,
    ) {
        let cards = self.cards;
        log.record_with(self, || {
            let (adventurer, from) = (cards.adventurer(adventurer), from.map(|from| cards.adventurer(from)));
            Event::Open(Sight::TookLetter { seat, adventurer, from, letter: Some(letter) })
        });
    }

    /// The members whose letters the Oracle of `seat` may take: all others (D3.11).
    #[inline]
    pub(crate) fn nameable(&self, seat: Seat) -> Adventurers {
        self.players[seat].party.without(self.cards.masks().class(Class::Oracle))
    }

    /// The Oracle takes the letters of the member that its owner names; a single other member is taken automatically (D3.11).
    fn await_oracle(&mut self, seat: Seat, log: &mut impl Log<State>) {
        if self.member_of(seat, Class::Oracle).is_none() {
            return self.turn_room(seat, log);
        }
        let nameable = self.nameable(seat);
        match nameable.lowest().filter(|_| nameable.len() == 1) {
            Some(only) => self.settle_oracle(seat, only, log),
            None => self.stage = Stage::Oracle,
        }
    }

    /// A player names the member whose letters their Oracle takes (D3.11).
    pub(super) fn name(&mut self, seat: Seat, member: Adventurer, log: &mut impl Log<State>) -> Applied {
        if !self.nameable(seat).contains(member) {
            return Err(Refusal::CannotName(member));
        }
        self.settle_oracle(seat, member, log);
        Ok(())
    }

    fn settle_oracle(&mut self, seat: Seat, member: Adventurer, log: &mut impl Log<State>) {
        let oracle = self.member_of(seat, Class::Oracle).expect("only an Oracle takes a member's letters");
        let letter = self.letter_here(seat, member).expect("all members but the Oracle have a letter");
        self.expedition.oracle = Some(letter);
        self.log_letter(seat, oracle, Some(member), letter, log);
        self.turn_room(seat, log);
    }

    /// The letter of a member in its tower, including taken letters (D3.11).
    #[inline]
    pub(crate) fn letter_here(&self, seat: Seat, member: Adventurer) -> Option<Letter> {
        match self.cards.class(member) {
            Class::Jester => self.expedition.jester,
            Class::Oracle => self.expedition.oracle,
            _ => self.cards.letter(member, self.tower_of(seat)),
        }
    }

    /// The members whose letter here is `letter` (D3.12).
    #[inline]
    pub(crate) fn with_letter(&self, seat: Seat, letter: Letter) -> Adventurers {
        let masks = self.cards.masks();
        let mut found = masks.letter(self.tower_of(seat), letter).without(masks.copycats());
        if self.expedition.jester == Some(letter) {
            found = found.union(masks.class(Class::Jester));
        }
        if self.expedition.oracle == Some(letter) {
            found = found.union(masks.class(Class::Oracle));
        }
        found.and(self.players[seat].party)
    }

    /// Turns the next room; without one, the party must leave (D3.12, R8).
    pub(super) fn turn_room(&mut self, seat: Seat, log: &mut impl Log<State>) {
        let tower = self.tower_of(seat);
        if !self.has_room_to_turn(tower, log) {
            return self.leave(seat, log);
        }
        match self.tower(tower).top {
            Some(room) => self.turned(seat, room, log),
            None => self.stage = Stage::Turn,
        }
    }

    /// Whether a room can be turned; the discards are shuffled if the deck is empty (D3.15).
    fn has_room_to_turn(&mut self, tower: Tower, log: &mut impl Log<State>) -> bool {
        let here = self.tower_mut(tower);
        if here.deck.is_empty() && !here.discards.is_empty() {
            here.deck = std::mem::take(&mut here.discards);
            let cards = here.deck.len() as u8;
            log.record_with(self, || Event::Open(Sight::RoomsShuffled { tower, cards }));
        }
        !self.tower(tower).deck.is_empty()
    }

    /// Chance turns a room (D3.12).
    pub(super) fn answer_room(&mut self, room: Room, log: &mut impl Log<State>) -> Applied {
        let seat = self.turn;
        self.check_in_deck(seat, room)?;
        self.turned(seat, room, log);
        Ok(())
    }

    fn check_in_deck(&self, seat: Seat, room: Room) -> Applied {
        let tower = self.tower_of(seat);
        if room.tower() == tower && self.tower(tower).deck.contains(room) {
            Ok(())
        } else {
            Err(Refusal::RoomNotInDeck(room))
        }
    }

    /// Leaves or goes on after the current room is resolved (D3.14).
    pub(super) fn go_on_or_leave(&mut self, seat: Seat, log: &mut impl Log<State>) {
        let here = self.tower(self.tower_of(seat));
        let nothing_left = here.deck.is_empty() && here.discards.is_empty();
        if self.expedition.rooms >= MOST_ROOMS || nothing_left {
            self.leave(seat, log);
        } else if self.may_leave(seat) {
            self.stage = Stage::Onward;
        } else {
            self.turn_room(seat, log);
        }
    }

    /// Whether the party may leave without the Silk Rope: nobody died, and the card was not an item (D3.14).
    #[inline]
    fn leaves_freely(&self) -> bool {
        let item = self.expedition.turned.is_some_and(|room| matches!(self.cards.face(room), Face::Item(_)));
        !self.expedition.died && !item
    }

    /// Whether the party may leave, with or without the Silk Rope (D3.14, D5.5).
    #[inline]
    pub(crate) fn may_leave(&self, seat: Seat) -> bool {
        self.leaves_freely() || self.works_inside(seat, Item::SilkRope)
    }

    /// The party leaves with what it carries (D3.14).
    pub(super) fn leave(&mut self, seat: Seat, log: &mut impl Log<State>) {
        let tower = self.tower_of(seat);
        log.record_with(self, || {
            let rope = self.stage == Stage::Onward && !self.leaves_freely();
            let carried = self.cards.rooms(self.players[seat].carried.rooms(tower));
            Event::Open(Sight::Left { seat, tower, rope, carried })
        });
        self.explore_on(Some(seat), log);
    }

    /// Whether `seat` may look at the next room: it has a Lantern, and there is a room that it does not know (D5.5).
    #[inline]
    pub(crate) fn may_look(&self, seat: Seat) -> bool {
        self.works_inside(seat, Item::LanternOfCracks) && {
            let here = self.tower(self.tower_of(seat));
            let known = here.top.is_some() && here.known.contains(seat);
            let left = !here.deck.is_empty() || !here.discards.is_empty();
            !known && left
        }
    }

    /// A player looks at the next room (D5.5).
    pub(super) fn look(&mut self, seat: Seat, log: &mut impl Log<State>) -> Applied {
        if !self.may_look(seat) {
            return Err(Refusal::NoPower(Item::LanternOfCracks));
        }
        let tower = self.tower_of(seat);
        self.expedition.used.insert(Item::LanternOfCracks);
        self.has_room_to_turn(tower, log);
        match self.tower(tower).top {
            Some(room) => {
                self.tower_mut(tower).known.insert(seat);
                log.record_with(self, || Event::Looked { seat, room: self.cards.room(room) });
            }
            None => self.stage = Stage::Look,
        }
        Ok(())
    }

    /// Chance draws the next room for the player who looks (D5.5).
    pub(super) fn answer_look(&mut self, room: Room, log: &mut impl Log<State>) -> Applied {
        let seat = self.turn;
        self.check_in_deck(seat, room)?;
        let here = self.tower_mut(room.tower());
        here.top = Some(room);
        here.known = SeatSet::only(seat);
        log.record_with(self, || Event::Looked { seat, room: self.cards.room(room) });
        self.stage = Stage::Onward;
        Ok(())
    }
}
