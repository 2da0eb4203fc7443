//! Phase 3: the fights (D3.6 to D3.10).

use arrayvec::ArrayVec;
use game_core::{Log, Seat, SeatSet};

use crate::action::{FIGHTERS, Order};
use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::sight::{Fighter, Holds, Sight};
use crate::state::{Battle, PLAYERS, Rules, State};
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Class, Item, Tower};

/// A fighter in a clash, with the rank it fights with.
#[derive(Clone, Copy, Debug)]
struct Shown {
    seat: Seat,
    adventurer: Adventurer,
    strength: u8,
    halved: bool,
}

/// Who may use the Silver Lute, and the fighters of whom they choose one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LuteChoice {
    pub(crate) seat: Seat,
    pub(crate) fighters: Adventurers,
}

/// The fighters of a clash.
type Clash = ArrayVec<Shown, PLAYERS>;

impl State {
    /// Begins phase 3, or phase 4 if no parties meet at a tower (D3.6).
    pub(super) fn begin_combat(&mut self, log: &mut impl Log<State>) {
        self.battle = Battle::default();
        self.turn = self.first;
        if self.fighters().is_empty() {
            self.begin_exploring(log);
        } else {
            self.stage = Stage::Battle;
        }
    }

    /// How many of the party of `seat` must fight (D3.6).
    #[inline]
    pub(crate) fn must_fight(&self, seat: Seat) -> usize {
        self.players[seat].party.len().min(FIGHTERS)
    }

    /// The members of the party of `seat` that may take the Blooded Axe (D5.5).
    #[inline]
    pub(crate) fn axe_bearers(&self, seat: Seat) -> Adventurers {
        if self.works(seat, Item::BloodedAxe) {
            self.players[seat].party.and(self.cards.masks().class(Class::Barbarian))
        } else {
            Adventurers::NONE
        }
    }

    /// A player puts their fighters in order; when all have done so, the fights begin (D3.6).
    pub(super) fn seal(&mut self, seat: Seat, order: Order, log: &mut impl Log<State>) -> Applied {
        let party = self.players[seat].party;
        if let Some(stranger) = order.members().without(party).lowest() {
            return Err(Refusal::NotInParty(stranger));
        }
        let must = self.must_fight(seat);
        let in_front = order.fighters[..must].iter().flatten().count();
        if in_front != must || order.len() != must || order.members().len() != must {
            return Err(Refusal::Fighters { fighters: must as u8, found: order.members().len() as u8 });
        }
        if order.axe.is_some_and(|axe| !self.axe_bearers(seat).and(order.members()).contains(axe)) {
            return Err(Refusal::NoPower(Item::BloodedAxe));
        }
        self.battle.orders[seat.index()] = order;
        self.battle.sealed.insert(seat);
        log.record_with(self, || Event::Sealed { seat, order });
        if self.fighters().without(self.battle.sealed).is_empty() {
            self.fight_on(log);
        }
        Ok(())
    }

    /// Fights one clash after the other, tower by tower, until a player must decide or all fights are over (D3.7).
    pub(super) fn fight_on(&mut self, log: &mut impl Log<State>) {
        loop {
            let Some(tower) = self.battle.tower else {
                let Some(tower) = self.next_fight(0) else {
                    return self.begin_exploring(log);
                };
                self.battle.tower = Some(tower);
                continue;
            };
            if usize::from(self.battle.clash) == FIGHTERS {
                self.settle_fight(tower, log);
                let Some(next) = self.next_fight(tower.index() + 1) else {
                    return self.begin_exploring(log);
                };
                self.battle.tower = Some(next);
                self.battle.clash = 0;
                continue;
            }
            let clash = self.show_fighters(tower);
            let winner = winner(&clash);
            self.log_clash(tower, &clash, winner, log);
            let Some(winner) = winner else {
                self.battle.clash += 1;
                continue;
            };
            if let Some(choice) = self.lute_choice_in(&clash, winner) {
                self.turn = choice.seat;
                self.stage = Stage::Lute;
                return;
            }
            self.resolve_clash(None, log);
        }
    }

    /// The first tower where parties meet, from `index`.
    fn next_fight(&self, index: usize) -> Option<Tower> {
        Tower::ALL.into_iter().skip(index).find(|&tower| self.at(tower).len() > 1)
    }

    /// The next fighter of each party at `tower` (D3.7); a party without fighters left takes no part (R5).
    fn show_fighters(&self, tower: Tower) -> Clash {
        let next = |seat: Seat| {
            let order = &self.battle.orders[seat.index()];
            let adventurer = (*order.fighters.get(usize::from(self.battle.clash))?)?;
            let halved = order.axe == Some(adventurer);
            let strength = if halved { adventurer.rank().div_ceil(2) } else { adventurer.rank() };
            Some(Shown { seat, adventurer, strength, halved })
        };
        self.at(tower).iter().filter_map(next).collect()
    }

    fn log_clash(&self, tower: Tower, clash: &Clash, winner: Option<Shown>, log: &mut impl Log<State>) {
        if clash.is_empty() {
            return;
        }
        log.record_with(self, || {
            let fighters = clash.iter().map(|shown| Fighter {
                seat: shown.seat,
                adventurer: self.cards.adventurer(shown.adventurer),
                strength: shown.strength,
            });
            Event::Open(Sight::Clashed {
                tower,
                clash: self.battle.clash + 1,
                fighters: fighters.collect(),
                winner: winner.map(|shown| shown.seat),
                tied: winner.is_some_and(|winner| {
                    let equal = clash.iter().filter(|shown| shown.strength == winner.strength);
                    equal.count() > 1
                }),
            })
        });
    }

    /// Who may use the Silver Lute in the current clash, and on whom; none if nobody may (D5.5).
    pub(crate) fn lute_choice(&self) -> Option<LuteChoice> {
        let clash = self.show_fighters(self.battle.tower?);
        self.lute_choice_in(&clash, winner(&clash)?)
    }

    #[inline]
    fn lute_choice_in(&self, clash: &Clash, winner: Shown) -> Option<LuteChoice> {
        match self.rules {
            Rules::Second => self.beaten_bard(clash, winner),
            Rules::First => self.may_join_by_lute(clash, winner),
        }
    }

    /// Whether `seat` can use the Silver Lute for a fighter: a Bard, once a combat (D5.5).
    #[inline]
    fn plays_lute(&self, shown: &Shown) -> bool {
        self.cards.class(shown.adventurer) == Class::Bard
            && self.works(shown.seat, Item::SilverLute)
            && !self.battle.lutes.contains(shown.seat)
    }

    /// The beaten Bard that its owner may keep from its fate by the Silver Lute. There is one Lute, so there is one such owner.
    #[inline]
    fn beaten_bard(&self, clash: &Clash, winner: Shown) -> Option<LuteChoice> {
        let mut beaten = clash.iter().filter(|shown| shown.seat != winner.seat);
        let bard = beaten.find(|shown| self.plays_lute(shown))?;
        Some(LuteChoice { seat: bard.seat, fighters: Adventurers::only(bard.adventurer) })
    }

    /// The seat that takes a blood token in the current clash only if the beaten Bard `spared` dies (D3.9, D5.5).
    pub(crate) fn token_for(&self, spared: Adventurer) -> Option<Seat> {
        let clash = self.show_fighters(self.battle.tower?);
        let winner = winner(&clash)?;
        let masks = self.cards.masks();
        let colour = self.cards.colour(winner.adventurer);
        let joining = colour.map_or(Adventurers::NONE, |colour| masks.colour(colour));
        let unpaid = joining.union(masks.class(Class::Mule));
        let beaten = clash.iter().filter(|shown| shown.seat != winner.seat);
        let killed: Adventurers = beaten.map(|shown| shown.adventurer).collect();
        (killed.without(unpaid) == Adventurers::only(spared)).then_some(winner.seat)
    }

    /// Under version 1 of the rules: the beaten fighters of another colour that the winner's Bard can make join.
    fn may_join_by_lute(&self, clash: &Clash, winner: Shown) -> Option<LuteChoice> {
        let colour = self.cards.colour(winner.adventurer).filter(|_| self.plays_lute(&winner))?;
        let masks = self.cards.masks();
        let beaten: Adventurers = clash.iter().map(|shown| shown.adventurer).collect();
        let fighters = beaten.and(masks.coloured()).without(masks.colour(colour));
        (!fighters.is_empty()).then_some(LuteChoice { seat: winner.seat, fighters })
    }

    /// A player uses the Silver Lute on a beaten fighter (D5.5).
    pub(super) fn play_lute(&mut self, adventurer: Adventurer, log: &mut impl Log<State>) -> Applied {
        if !self.lute_choice().is_some_and(|choice| choice.fighters.contains(adventurer)) {
            return Err(match self.rules {
                Rules::Second => Refusal::NoPower(Item::SilverLute),
                Rules::First => Refusal::CannotJoin(adventurer),
            });
        }
        self.battle.lutes.insert(self.turn);
        self.resolve_clash(Some(adventurer), log);
        self.fight_on(log);
        Ok(())
    }

    /// The beaten fighters join or die, and the winner takes a blood token (D3.8, D3.9). The Lute was used on `lute`: a Bard that
    /// stays in its party, or under version 1 of the rules a fighter that joins (D5.5).
    pub(super) fn resolve_clash(&mut self, lute: Option<Adventurer>, log: &mut impl Log<State>) {
        let tower = self.battle.tower.expect("a clash is fought at a tower");
        let clash = self.show_fighters(tower);
        let winner = winner(&clash).expect("a resolved clash has two or more fighters");
        let same_colour = match self.cards.colour(winner.adventurer) {
            Some(colour) => self.cards.masks().colour(colour),
            None => Adventurers::NONE,
        };
        let mules = self.cards.masks().class(Class::Mule);
        let mut weakest: Option<Shown> = None;
        let cards = self.cards;
        for beaten in clash.iter().filter(|shown| shown.seat != winner.seat) {
            let (adventurer, from) = (beaten.adventurer, beaten.seat);
            let by_lute = lute == Some(adventurer);
            if by_lute && self.rules >= Rules::Second {
                log.record_with(self, || {
                    Event::Open(Sight::Spared { seat: from, adventurer: cards.adventurer(adventurer) })
                });
                continue;
            }
            self.players[from].party.remove(adventurer);
            if same_colour.contains(adventurer) || by_lute {
                let to = winner.seat;
                self.players[to].party.insert(adventurer);
                self.battle.joined.insert(adventurer);
                log.record_with(self, || {
                    let adventurer = cards.adventurer(adventurer);
                    Event::Open(Sight::Joined { adventurer, from, to, lute: by_lute })
                });
                continue;
            }
            self.discards.insert(adventurer);
            log.record_with(self, || {
                let adventurer = cards.adventurer(adventurer);
                Event::Open(Sight::Killed { adventurer, owner: from, by: winner.seat })
            });
            let weaker = weakest.is_none_or(|weakest| weakest.adventurer < adventurer);
            if weaker && !mules.contains(adventurer) {
                weakest = Some(*beaten);
            }
        }
        if let Some(weakest) = weakest {
            let (seat, owner) = (winner.seat, weakest.seat);
            self.players[seat].kills[owner.index()] += 1;
            log.record_with(self, || Event::Open(Sight::BloodTaken { seat, owner }));
        }
        self.battle.clash += 1;
        for seat in self.at(tower).iter() {
            self.disband_if_colourless(seat, log);
        }
    }

    /// The party with the most members stays, or at a tie the one with the lowest rank; the others go home (D3.10).
    fn settle_fight(&mut self, tower: Tower, log: &mut impl Log<State>) {
        let here = self.at(tower);
        let strongest = here.iter().max_by_key(|&seat| {
            let party = self.players[seat].party;
            (party.len(), std::cmp::Reverse(party.lowest()))
        });
        let by = self.holds_by(here, strongest);
        for seat in here.iter() {
            self.battle.sealed.remove(seat);
            self.battle.orders[seat.index()] = Order::default();
            if strongest == Some(seat) {
                log.record_with(self, || Event::Open(Sight::Stayed { seat, tower, by }));
            } else {
                self.players[seat].pawn = None;
                log.record_with(self, || Event::Open(Sight::WentHome { seat, tower }));
            }
        }
    }

    /// Why the strongest of the parties `here` stays (D3.10).
    fn holds_by(&self, here: SeatSet, strongest: Option<Seat>) -> Holds {
        let members = |seat: Seat| self.players[seat].party.len();
        let others = || here.iter().filter(|&seat| Some(seat) != strongest && members(seat) > 0);
        if others().next().is_none() {
            Holds::Alone
        } else if others().any(|seat| Some(members(seat)) == strongest.map(members)) {
            Holds::LowestRank
        } else {
            Holds::MostMembers
        }
    }
}

/// The lowest rank wins; at equal ranks the one that is not halved (D3.7, D5.5). A single fighter has no clash to win.
fn winner(clash: &Clash) -> Option<Shown> {
    let lowest = clash.iter().min_by_key(|shown| (shown.strength, shown.halved, shown.adventurer));
    lowest.copied().filter(|_| clash.len() > 1)
}
