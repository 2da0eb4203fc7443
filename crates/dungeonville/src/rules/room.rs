//! Phase 4: facing a room (D3.12, D3.13).

use std::ops::ControlFlow;

use game_core::{Log, Seat, SeatSet};

use super::sums::{Sum, Wrong};
use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::sight::Sight;
use crate::state::{MOST_ROOMS, State};
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Class, Face, Item, Room, Rooms};

/// The capacity that the Iron Harness adds (D5.5).
pub(crate) const HARNESS: u16 = 30;

impl State {
    /// A room is turned (D3.12).
    #[inline]
    pub(super) fn turned(&mut self, seat: Seat, room: Room, log: &mut impl Log<State>) {
        let here = self.tower_mut(room.tower());
        here.deck.remove(room);
        here.top = None;
        here.known = SeatSet::EMPTY;
        self.players[seat].trail.turn(room.tower());
        self.expedition.turned = Some(room);
        self.expedition.rooms += 1;
        self.expedition.died = false;
        log.record_with(self, || Event::Open(Sight::Turned { seat, room: self.cards.room(room) }));
        if self.may_use_wand(seat) {
            self.stage = Stage::Wand;
        } else {
            self.face_room(seat, log);
        }
    }

    /// The room turned last.
    #[inline]
    pub(crate) fn turned_room(&self) -> Room {
        self.expedition.turned.expect("a room has been turned")
    }

    /// Whether the room just turned may be discarded; not the last one that a party may turn (D5.5, R11).
    #[inline]
    pub(crate) fn may_use_wand(&self, seat: Seat) -> bool {
        self.expedition.rooms < MOST_ROOMS && self.works_inside(seat, Item::WandOfDoors)
    }

    /// A player discards the room just turned and turns another (D5.5).
    pub(super) fn use_wand(&mut self, seat: Seat, log: &mut impl Log<State>) {
        let room = self.turned_room();
        self.expedition.used.insert(Item::WandOfDoors);
        self.expedition.turned = None;
        self.tower_mut(room.tower()).discards.insert(room);
        log.record_with(self, || Event::Open(Sight::WandUsed { seat, room: self.cards.room(room) }));
        self.turn_room(seat, log);
    }

    /// The members that the room turned last can kill (D3.12).
    #[inline]
    pub(crate) fn endangered(&self, seat: Seat) -> Adventurers {
        match self.expedition.turned.map(|room| self.cards.face(room)) {
            Some(Face::Room { letter, .. }) => self.with_letter(seat, letter),
            Some(Face::Item(_)) | None => Adventurers::NONE,
        }
    }

    /// Whether Holy Water can save `member` if it dies now: the party has another Cleric (D5.5).
    #[inline]
    pub(crate) fn may_save(&self, seat: Seat, member: Adventurer) -> bool {
        let clerics = self.players[seat].party.and(self.cards.masks().class(Class::Cleric));
        let another = !clerics.without(Adventurers::only(member)).is_empty();
        another && self.works_inside(seat, Item::HolyWater)
    }

    /// First, the room kills: the player chooses who dies, unless there is no choice (D3.12).
    #[inline]
    pub(super) fn face_room(&mut self, seat: Seat, log: &mut impl Log<State>) {
        let endangered = self.endangered(seat);
        let Some(first) = endangered.lowest() else {
            return self.take_card(seat, log);
        };
        let forced = endangered.len() == 1
            && !self.works_inside(seat, Item::TowerShield)
            && !self.may_save(seat, first);
        if forced {
            self.die(seat, first, false, log);
        } else {
            self.stage = Stage::Death;
        }
    }

    /// A player ignores the death; it counts as if nobody died (D5.5).
    pub(super) fn use_shield(&mut self, seat: Seat, log: &mut impl Log<State>) -> Applied {
        if !self.works_inside(seat, Item::TowerShield) {
            return Err(Refusal::NoPower(Item::TowerShield));
        }
        self.expedition.used.insert(Item::TowerShield);
        log.record_with(self, || Event::Open(Sight::Shielded { seat }));
        self.take_card(seat, log);
        Ok(())
    }

    /// A player chooses who dies, and whether Holy Water saves the member (D3.12, D5.5).
    pub(super) fn choose_death(
        &mut self,
        seat: Seat,
        member: Adventurer,
        saved: bool,
        log: &mut impl Log<State>,
    ) -> Applied {
        if !self.players[seat].party.contains(member) {
            return Err(Refusal::NotInParty(member));
        }
        if !self.endangered(seat).contains(member) {
            return Err(Refusal::NotTheLetter(member));
        }
        if saved && !self.may_save(seat, member) {
            return Err(Refusal::NoPower(Item::HolyWater));
        }
        self.die(seat, member, saved, log);
        Ok(())
    }

    /// A member dies; a token of its player goes on the entrance, unless it is a Mule (D3.12, R6).
    fn die(&mut self, seat: Seat, member: Adventurer, saved: bool, log: &mut impl Log<State>) {
        let tower = self.tower_of(seat);
        let class = self.cards.class(member);
        let blood = class != Class::Mule;
        let player = &mut self.players[seat];
        player.party.remove(member);
        if saved {
            player.home.insert(member);
            self.expedition.used.insert(Item::HolyWater);
        } else {
            self.discards.insert(member);
        }
        match class {
            Class::Jester => self.expedition.jester = None,
            Class::Oracle => self.expedition.oracle = None,
            _ => {}
        }
        self.expedition.died = true;
        if blood {
            self.tower_mut(tower).blood[seat.index()] += 1;
        }
        let cards = self.cards;
        log.record_with(self, || {
            let adventurer = cards.adventurer(member);
            Event::Open(Sight::Died { seat, adventurer, tower, blood, saved })
        });
        if self.lose_party(seat, log) {
            self.explore_on(Some(seat), log);
        } else {
            self.take_card(seat, log);
        }
    }

    /// Returns whether the party is lost: all dead, or no coloured member left (D3.15, D3.18). Then everything it carries is
    /// discarded, including the room just turned.
    fn lose_party(&mut self, seat: Seat, log: &mut impl Log<State>) -> bool {
        let party = self.players[seat].party;
        if !party.and(self.cards.masks().coloured()).is_empty() {
            return false;
        }
        let room = self.turned_room();
        self.players[seat].carried.insert(room);
        if self.disband_if_colourless(seat, log) {
            return true;
        }
        let lost = self.discard_carried(seat);
        self.players[seat].pawn = None;
        log.record_with(self, || Event::Open(Sight::WipedOut { seat, lost: self.cards.rooms(lost) }));
        true
    }

    /// Second, the party takes the card, and leaves behind what it can't carry (D3.13).
    fn take_card(&mut self, seat: Seat, log: &mut impl Log<State>) {
        let room = self.turned_room();
        self.players[seat].carried.insert(room);
        log.record_with(self, || Event::Open(Sight::Took { seat, room: self.cards.room(room) }));
        let excess = self.excess(seat);
        if excess == 0 {
            return self.go_on_or_leave(seat, log);
        }
        let (carried, cards) = (self.carried_rooms(seat), self.cards);
        let sum = Sum::plain(excess);
        if sum.count(carried, |room| cards.gold(room)) == 1 {
            let mut only = Rooms::NONE;
            let _ = sum.each(
                carried,
                |room| cards.gold(room),
                |set| {
                    only = set;
                    ControlFlow::Break(())
                },
            );
            self.drop_rooms(seat, only, log);
        } else {
            self.stage = Stage::Burden;
        }
    }

    /// How much gold the party of `seat` carries (D3.13).
    #[inline]
    pub(crate) fn carried_gold(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let Some(tower) = player.pawn else {
            return 0;
        };
        player.carried.iter(tower).map(|room| u16::from(self.cards.gold(room))).sum()
    }

    /// How much gold the party of `seat` can carry (D3.13, D5.5).
    #[inline]
    pub(crate) fn capacity(&self, seat: Seat) -> u16 {
        let harness = if self.works_inside(seat, Item::IronHarness) { HARNESS } else { 0 };
        self.players[seat].party.ranks() + harness
    }

    /// How much gold must be left behind (D3.13).
    #[inline]
    pub(crate) fn excess(&self, seat: Seat) -> u16 {
        self.carried_gold(seat).saturating_sub(self.capacity(seat))
    }

    /// The cards that the party of `seat` carries.
    #[inline]
    pub(crate) fn carried_rooms(&self, seat: Seat) -> Rooms {
        self.players[seat].pawn.map_or(Rooms::NONE, |tower| self.players[seat].carried.rooms(tower))
    }

    /// A player chooses what to leave behind (D3.13).
    pub(super) fn choose_burden(&mut self, seat: Seat, rooms: Rooms, log: &mut impl Log<State>) -> Applied {
        if let Some(stranger) = rooms.without(self.carried_rooms(seat)).iter().next() {
            return Err(Refusal::NotCarried(stranger));
        }
        let cards = self.cards;
        Sum::plain(self.excess(seat)).check(rooms, |room| cards.gold(room)).map_err(|wrong| match wrong {
            Wrong::Short { reached } => {
                let left = self.carried_gold(seat) - reached;
                Refusal::StillTooMuch { left, capacity: self.capacity(seat) }
            }
            Wrong::NotNeeded(room) => Refusal::NeedNotGo(room),
        })?;
        self.drop_rooms(seat, rooms, log);
        Ok(())
    }

    fn drop_rooms(&mut self, seat: Seat, rooms: Rooms, log: &mut impl Log<State>) {
        let tower = self.tower_of(seat);
        let dropped = rooms.in_tower(tower);
        self.players[seat].carried = self.players[seat].carried.without(dropped);
        let here = self.tower_mut(tower);
        here.discards = here.discards.union(dropped);
        log.record_with(self, || Event::Open(Sight::Dropped { seat, rooms: self.cards.rooms(rooms) }));
        self.go_on_or_leave(seat, log);
    }
}
