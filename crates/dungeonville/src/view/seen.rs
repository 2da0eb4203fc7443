//! Builds views from states, field by field.

use game_core::{Awaiting, Game, Seat, SeatSet, Viewer};

use crate::event::sees;
use crate::state::{Battle, Expedition, PLAYERS, ROUNDS, Rules, State};
use crate::view::deduction::Deduction;
use crate::view::{
    BattleView, DeckView, ExpeditionView, FightersView, MemberView, SeatView, SwapView, TowerView, TownView,
    View,
};
use crate::vocabulary::stage::{Phase, Stage};
use crate::{Adventurer, Adventurers, Face, Item, Letter, Rooms, Tower};

impl View {
    /// The view of `viewer`.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let cards = state.cards.cards();
        let seats = || state.players.seats();
        let swaps = state.swaps_seen(viewer);
        let mut deeds = [None; PLAYERS];
        for seat in seats().filter(|&seat| state.knows_deed(viewer, seat)) {
            deeds[seat.index()] = state.deeds.of(seat);
        }
        let dealt = state.stage != Stage::Deal;
        let possible = if dealt {
            Deduction::new(state.players.count(), &swaps, deeds).possible()
        } else {
            Default::default()
        };
        let sits_out = state.players.count() == Tower::COUNT;
        View {
            viewer,
            card_set: cards.set_name(),
            built_in_set: cards.is_built_in(),
            draft_set: cards.is_draft(),
            rules: state.rules.version(),
            cards,
            round: state.round,
            rounds: ROUNDS,
            phase: state.stage.phase(),
            stage: state.stage,
            turn: match state.stage {
                Stage::Deal | Stage::First | Stage::Battle => None,
                _ => Some(state.turn),
            },
            awaited: match state.awaiting() {
                Awaiting::Seats(seats) => seats,
                Awaiting::Chance | Awaiting::Nobody => SeatSet::EMPTY,
            },
            first: (!state.draw_first).then_some(state.first),
            town: state.town.iter().map(|adventurer| state.town_seen(adventurer)).collect(),
            deck: state.deck,
            discards: state.cards.adventurers(state.discards),
            towers: Tower::ALL.into_iter().map(|tower| state.tower_seen(tower, viewer)).collect(),
            seats: seats()
                .zip(possible)
                .map(|(seat, possible)| state.seat_seen(seat, deeds[seat.index()], possible))
                .collect(),
            battle: state.battle_seen(viewer),
            expedition: state.expedition_seen(viewer),
            deed_house: (Tower::COUNT - state.players.count()) as u8,
            deed_price: (!sits_out).then(|| state.cards.deed_price()),
            swaps,
            may_declare: match state.awaiting() {
                Awaiting::Seats(_) => seats().filter(|&seat| state.may_declare(seat)).collect(),
                Awaiting::Chance | Awaiting::Nobody => SeatSet::EMPTY,
            },
            winning_score: state.winning(),
        }
    }
}

impl State {
    /// Whether `viewer` knows the deed that `seat` holds now: it is their own, shown, or the game is over.
    fn knows_deed(&self, viewer: Viewer, seat: Seat) -> bool {
        let over = matches!(self.stage, Stage::Over(_));
        sees(viewer, seat) || self.deeds.shown.contains(seat) || over
    }

    fn swaps_seen(&self, viewer: Viewer) -> Vec<SwapView> {
        let mut seen: Vec<SwapView> = Vec::new();
        for swap in self.deeds.swaps() {
            let knows = sees(viewer, swap.seat) || swap.shown;
            let returned = knows.then_some(swap.returned);
            // A shown deed that is put back is the one that the seat drew before.
            if let Some(before) = seen.iter_mut().rfind(|before| before.seat == swap.seat) {
                before.drawn = before.drawn.or(returned);
            }
            let last = !self.deeds.swaps().skip(seen.len() + 1).any(|later| later.seat == swap.seat);
            let knows = sees(viewer, swap.seat) || last && self.knows_deed(viewer, swap.seat);
            let drawn = knows.then_some(swap.drawn);
            seen.push(SwapView { seat: swap.seat, drawn, returned, shown: swap.shown });
        }
        seen
    }

    fn town_seen(&self, adventurer: Adventurer) -> TownView {
        let place = self.place(adventurer);
        TownView {
            place,
            adventurer: self.cards.adventurer(adventurer),
            price: self.cards.price(place),
            prices: self.players.seats().map(|seat| self.price(seat, place)).collect(),
        }
    }

    fn deck_seen(&self, tower: Tower) -> DeckView {
        let here = self.tower(tower).deck;
        let masks = self.cards.masks();
        DeckView {
            cards: here.len() as u8,
            letters: Letter::ALL.map(|letter| here.and(masks.rooms_in(tower, letter)).len() as u8),
            items: here.and(masks.items_in(tower)).len() as u8,
            gold: here.iter(tower).map(|room| u16::from(self.cards.gold(room))).sum(),
        }
    }

    fn tower_seen(&self, tower: Tower, viewer: Viewer) -> TowerView {
        let here = self.tower(tower);
        let rooms = here.deck.rooms(tower);
        let looked = self.has_looked(tower, viewer);
        TowerView {
            tower,
            deck: self.deck_seen(tower),
            rooms,
            discards: self.cards.rooms(here.discards.rooms(tower)),
            looked: here.known,
            top: here.top.filter(|_| looked).map(|room| self.cards.room(room)),
            blood: here.blood[..self.players.count()].to_vec(),
            worth: self.players.seats().map(|seat| self.tower_worth(tower, seat)).collect(),
            parties: self.at(tower),
        }
    }

    fn seat_seen(&self, seat: Seat, deed: Option<Tower>, possible: Vec<Tower>) -> SeatView {
        let player = &self.players[seat];
        let inside = self.explorer() == Some(seat);
        let works = |item: Item| match item {
            Item::SilverLute => self.works(seat, item) && !self.battle.lutes.contains(seat),
            _ if inside => self.works_inside(seat, item),
            _ => self.works(seat, item),
        };
        SeatView {
            seat,
            party: self.cards.adventurers(player.party),
            home: self.cards.adventurers(player.home),
            treasury: self.cards.rooms(player.treasury),
            treasury_worth: self.treasury_worth(seat),
            carried: self.cards.rooms(self.carried_rooms(seat)),
            carried_gold: self.carried_gold(seat),
            capacity: self.capacity_seen(seat, works(Item::IronHarness)),
            tokens: player.gold,
            pawn: player.pawn,
            kills: player.kills[..self.players.count()].to_vec(),
            scouted: player.trail.scouted,
            turned: player.trail.turned,
            shown: self.deeds.shown.contains(seat),
            deed,
            possible,
            score: deed.map(|_| self.score(seat)),
            powers: Item::ALL.into_iter().filter(|item| works(*item)).collect(),
        }
    }

    fn capacity_seen(&self, seat: Seat, harness: bool) -> u16 {
        self.players[seat].party.ranks() + if harness { crate::rules::HARNESS } else { 0 }
    }

    /// The seat whose expedition is under way, or was when the game ended.
    pub(crate) fn explorer(&self) -> Option<Seat> {
        let under_way = match self.stage.phase() {
            Phase::Explore => true,
            Phase::Over => self.expedition != Expedition::default(),
            Phase::Setup | Phase::Recruit | Phase::Scout | Phase::Combat | Phase::Harvest => false,
        };
        under_way.then_some(self.turn)
    }

    /// The seats whose orders of battle are awaited or still count.
    pub(crate) fn in_battle(&self) -> SeatSet {
        match self.battle.tower {
            None => self.fighters(),
            Some(_) => self.battle.sealed,
        }
    }

    fn battle_seen(&self, viewer: Viewer) -> Option<BattleView> {
        let begun = match self.stage.phase() {
            Phase::Combat => true,
            Phase::Over => self.battle != Battle::default(),
            Phase::Setup | Phase::Recruit | Phase::Scout | Phase::Explore | Phase::Harvest => false,
        };
        if !begun {
            return None;
        }
        let battle = &self.battle;
        let lute = self.lute_choice().map_or(Adventurers::NONE, |choice| choice.fighters);
        let joins = self.rules == Rules::First;
        Some(BattleView {
            tower: battle.tower,
            clash: battle.tower.map_or(0, |_| battle.clash + 1),
            fighters: self.in_battle().iter().map(|seat| self.fighters_seen(seat, viewer)).collect(),
            joined: battle.joined,
            lutes: battle.lutes,
            may_join: if joins { lute } else { Adventurers::NONE },
            may_spare: lute.lowest().filter(|_| !joins),
        })
    }

    /// How many fighters of `seat` have been shown (D3.7).
    pub(crate) fn fighters_shown(&self, seat: Seat) -> usize {
        let fighting = self.battle.tower.is_some() && self.players[seat].pawn == self.battle.tower;
        if fighting { usize::from(self.battle.clash) + 1 } else { 0 }
    }

    fn fighters_seen(&self, seat: Seat, viewer: Viewer) -> FightersView {
        let order = self.battle.orders[seat.index()];
        let sealed = self.battle.sealed.contains(seat);
        let shown = self.fighters_shown(seat);
        let mut fighters = order.fighters;
        let mut axe = order.axe;
        if !sees(viewer, seat) {
            fighters.iter_mut().skip(shown).for_each(|fighter| *fighter = None);
            axe = axe.filter(|axe| fighters.contains(&Some(*axe)));
        }
        FightersView {
            seat,
            tower: self.tower_of(seat),
            sealed,
            count: if sealed { order.len() } else { self.must_fight(seat) } as u8,
            fighters,
            axe,
        }
    }

    fn expedition_seen(&self, viewer: Viewer) -> Option<ExpeditionView> {
        let seat = self.explorer()?;
        let Expedition { jester: _, oracle: _, aside, turned, rooms, died, used } = self.expedition;
        // A party that is lost has left the tower.
        let tower = self.players[seat].pawn?;
        let next = self.next_rooms(tower, viewer, |letter| !self.with_letter(seat, letter).is_empty());
        let members = self.players[seat].party.iter();
        Some(ExpeditionView {
            seat,
            tower,
            rooms,
            turned: turned.map(|room| self.cards.room(room)),
            died,
            members: members
                .map(|adventurer| MemberView { adventurer, letter: self.letter_here(seat, adventurer) })
                .collect(),
            endangered: self.endangered(seat),
            aside: self.cards.adventurers(aside),
            used: used.iter().collect(),
            excess: self.excess(seat),
            next: next.rooms,
            deadly: next.deadly,
            items: next.items,
        })
    }

    /// What the next room of a tower may be, as far as `viewer` can tell; `kills` says which letters kill a member.
    pub(crate) fn next_rooms(
        &self,
        tower: Tower,
        viewer: Viewer,
        kills: impl Fn(Letter) -> bool,
    ) -> NextRooms {
        let here = self.tower(tower);
        let deck = if here.deck.is_empty() { here.discards } else { here.deck };
        let known = here.top.filter(|_| self.has_looked(tower, viewer));
        let pool = known.map_or_else(|| deck.rooms(tower), Rooms::only);
        let deadly = pool.iter().filter(|&room| match self.cards.face(room) {
            Face::Room { letter, .. } => kills(letter),
            Face::Item(_) => false,
        });
        NextRooms {
            rooms: pool.len() as u8,
            deadly: deadly.count() as u8,
            items: pool.in_tower(tower).and(self.cards.masks().items_in(tower)).len() as u8,
        }
    }

    /// Whether `viewer` has looked at the card on top of a tower's deck (D5.5).
    fn has_looked(&self, tower: Tower, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.tower(tower).known.contains(seat),
            Viewer::Spectator => false,
            Viewer::Open => true,
        }
    }
}

/// How many cards the next room of a tower may be, and how many of those kill or are items.
#[derive(Clone, Copy)]
pub(crate) struct NextRooms {
    pub(crate) rooms: u8,
    pub(crate) deadly: u8,
    pub(crate) items: u8,
}
