//! Sampling worlds: states that fit a view.

use game_core::{BySeat, Seat};
use rand::{Rng, RngExt};

use crate::action::Order;
use crate::rules::sample::random_order;
use crate::set::InPlay;
use crate::set::masks::Masks;
use crate::state::deeds::Deeds;
use crate::state::trail::Trail;
use crate::state::{Battle, Expedition, Items, PLAYERS, Player, Rules, State, TowerState};
use crate::view::deduction::{Deduction, DeedWeights, EQUAL_WEIGHTS, PossibleDeeds};
use crate::view::{BattleView, FightersView, SeatView, TowerView, View, ids, ranks};
use crate::vocabulary::stage::Stage;
use crate::{Adventurers, Class, Item};

impl View {
    /// A random state that looks like the view.
    ///
    /// Hidden deeds are dealt and drawn again, in a way that fits what the viewer saw. A card that only others have looked at
    /// is any card of its deck. An order of battle is any that its owner could have given.
    pub(crate) fn sample_world<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        Outline::new(self, &EQUAL_WEIGHTS).sample(rng)
    }
}

/// What is the same in all worlds that look like a view, worked out once for many of them.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The view; the cards of the worlds are in play as long as it is kept.
    view: View,
    /// A world without what is hidden.
    world: State,
    /// Who may own which deed; none before the deal.
    deeds: Option<PossibleDeeds>,
}

impl Outline {
    /// The worlds that look like `view`, with hidden deeds weighted by `weights`.
    pub(crate) fn new(view: &View, weights: &DeedWeights) -> Outline {
        let mut now = [None; PLAYERS];
        now.iter_mut().zip(&view.seats).for_each(|(deed, seat)| *deed = seat.deed);
        let deduction = || Deduction::new(view.players(), &view.swaps, now).weighted(weights);
        let deeds = (view.stage != Stage::Deal).then(deduction);
        Outline { view: view.clone(), world: known(view), deeds }
    }

    /// A random state that looks like the view.
    pub(crate) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut world = self.world;
        for (tower, seen) in world.towers.iter_mut().zip(&self.view.towers) {
            if seen.top.is_none() && !seen.looked.is_empty() {
                tower.top = tower.deck.nth(seen.tower, rng.random_range(0..tower.deck.len().max(1)));
            }
        }
        if let Some(battle) = &self.view.battle {
            world.battle = fights(&self.view, world.cards, battle, rng);
        }
        if let Some(deeds) = &self.deeds {
            world.deeds = deeds.sample(&self.view.swaps, rng);
            let shown = self.view.seats.iter().filter(|seat| seat.shown).map(|seat| seat.seat);
            world.deeds.shown = shown.collect();
        }
        world
    }
}

/// The state that a view shows, without what is hidden.
fn known(view: &View) -> State {
    let cards = view.cards.in_play().expect("the card set of a view is in play");
    let first = view.first.unwrap_or(Seat::A);
    let players = BySeat::new(view.players(), |seat| player(view.seat(seat)));
    State {
        cards,
        players,
        towers: std::array::from_fn(|index| tower(&view.towers[index])),
        deck: view.deck,
        discards: ranks(&view.discards),
        town: view.town.iter().map(|place| place.adventurer.rank).collect(),
        battle: Battle::default(),
        expedition: expedition(view),
        deeds: Deeds::NONE,
        stage: view.stage,
        turn: view.turn.unwrap_or(first),
        first,
        round: view.round,
        draw_first: view.first.is_none(),
        rules: Rules::of_version(view.rules).expect("a view is of supported rules"),
        points: view.winning_score as u8,
    }
}

fn player(seen: &SeatView) -> Player {
    let mut kills = [0; PLAYERS];
    kills.iter_mut().zip(&seen.kills).for_each(|(tokens, seen)| *tokens = *seen);
    let carried = ids(&seen.carried);
    Player {
        party: ranks(&seen.party),
        home: ranks(&seen.home),
        treasury: ids(&seen.treasury),
        carried: seen.pawn.map(|tower| carried.in_tower(tower)).unwrap_or_default(),
        pawn: seen.pawn,
        kills,
        gold: seen.tokens,
        trail: Trail { scouted: seen.scouted, turned: seen.turned },
    }
}

fn tower(seen: &TowerView) -> TowerState {
    let mut blood = [0; PLAYERS];
    blood.iter_mut().zip(&seen.blood).for_each(|(tokens, seen)| *tokens = *seen);
    TowerState {
        deck: seen.rooms.in_tower(seen.tower),
        discards: ids(&seen.discards).in_tower(seen.tower),
        top: seen.top.as_ref().map(|card| card.room),
        known: seen.looked,
        blood,
    }
}

fn fights<R: Rng + ?Sized>(view: &View, cards: InPlay, seen: &BattleView, rng: &mut R) -> Battle {
    let mut orders = [Order::default(); PLAYERS];
    for fighters in seen.fighters.iter().filter(|fighters| fighters.sealed) {
        orders[fighters.seat.index()] = order(view, cards.masks(), seen, fighters, rng);
    }
    Battle {
        orders,
        sealed: seen
            .fighters
            .iter()
            .filter(|fighters| fighters.sealed)
            .map(|fighters| fighters.seat)
            .collect(),
        tower: seen.tower,
        clash: seen.clash.saturating_sub(1),
        joined: seen.joined,
        lutes: seen.lutes,
    }
}

/// An order that the seat could have given, with the fighters that are already shown.
fn order<R: Rng + ?Sized>(
    view: &View,
    masks: &Masks,
    battle: &BattleView,
    seen: &FightersView,
    rng: &mut R,
) -> Order {
    let known = Order { fighters: seen.fighters, axe: seen.axe };
    if game_core::Viewer::Seat(seen.seat) == view.viewer || view.viewer == game_core::Viewer::Open {
        return known;
    }
    let seat = view.seat(seen.seat);
    let mut pool = ranks(&seat.party).without(battle.joined).without(known.members());
    let has_axe = masks.item_is_in(&ids(&seat.treasury), Item::BloodedAxe);
    let bearers = if has_axe { masks.class(Class::Barbarian) } else { Adventurers::NONE };
    random_order(&mut pool, usize::from(seen.count), bearers, known, rng)
}

fn expedition(view: &View) -> Expedition {
    let Some(seen) = &view.expedition else {
        return Expedition::default();
    };
    let letter = |class: Class| {
        let members = seen.members.iter();
        members.into_iter().find(|member| view.cards.class(member.adventurer) == class)?.letter
    };
    let mut used = Items::default();
    seen.used.iter().for_each(|item| used.insert(*item));
    Expedition {
        jester: letter(Class::Jester),
        oracle: letter(Class::Oracle),
        aside: ranks(&seen.aside),
        turned: seen.turned.as_ref().map(|card| card.room),
        rooms: seen.rooms,
        died: seen.died,
        used,
    }
}
