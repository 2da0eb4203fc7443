//! For tests only: redeals what a viewer can't know, and counts cards.
//!
//! This is a second implementation of who knows what, from the rulebook and the steps alone, without views, sights or
//! deductions. If the two disagree, a secret has leaked, or something that a viewer should know was lost.

use game_core::{Game, NoLog, Seat, Step, Viewer};
use game_laws::{Choices, Witness};
use rand::{Rng, RngExt};

use crate::action::{Action, FIGHTERS, Order};
use crate::chance::Chance;
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Class, FirstChoice, Item, Room, Rooms, Setup, State, Tower};

/// A step of Dungeonville.
type Taken = Step<Action, Chance>;

/// Gives the laws what Dungeonville hides and what it must not lose.
#[derive(Clone, Copy, Debug)]
pub struct DungeonvilleWitness;

impl game_laws::HasWitness for State {
    type Witness = DungeonvilleWitness;
}

impl Witness<State> for DungeonvilleWitness {
    // Forty rounds in which five players each recruit a few times and turn up to 32 rooms with some choices in each.
    const LONGEST: usize = 40 * 5 * (30 + 32 * 5);

    fn setup(number: u16) -> Setup {
        let mut choices = Choices::of(number);
        let players = 2 + choices.among(4) as u8;
        let gold = Setup::GOLD[choices.among(Setup::GOLD.len())];
        let first = Seat::first(usize::from(players)).nth(choices.among(usize::from(players) + 1));
        let first = first.map_or(FirstChoice::Random, FirstChoice::Fixed);
        let points = Setup::POINTS[choices.among(Setup::POINTS.len())];
        Setup { gold, first, points, ..Setup::new(players) }
    }

    fn scramble_hidden<R: Rng + ?Sized>(
        setup: &Setup,
        steps: &[Taken],
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<Taken> {
        let secrets = Secrets::of(setup, steps);
        let mut scrambled = steps.to_vec();
        secrets.redeal_deeds(viewer, &mut scrambled, rng);
        secrets.replace_looked(viewer, &mut scrambled, rng);
        secrets.replace_orders(viewer, &mut scrambled, rng);
        scrambled
    }

    fn conserved(game: &State) -> Result<(), String> {
        adventurers_conserved(game)?;
        rooms_conserved(game)?;
        let towers = Tower::ALL.into_iter();
        let owned: Vec<Tower> = game.players.seats().filter_map(|seat| game.deeds.of(seat)).collect();
        let houses = towers.filter(|tower| owned.contains(tower)).count();
        if houses == owned.len() { Ok(()) } else { Err(format!("deeds are owned twice: {owned:?}")) }
    }
}

/// A deed that a seat held: the step that dealt or drew it, and whether it was shown.
struct Holding {
    step: usize,
    seat: Seat,
    deed: Tower,
    shown: bool,
}

/// A room that a seat has looked at and that is still in its deck.
struct Looked {
    step: usize,
    room: Room,
    deck: Rooms,
    seats: Vec<Seat>,
}

/// An order of battle that is not fully shown yet.
struct Given {
    step: usize,
    seat: Seat,
    order: Order,
    party: Adventurers,
    bearers: Adventurers,
    shown: usize,
}

/// All that happened in a game and was hidden from some viewers.
struct Secrets {
    holdings: Vec<Holding>,
    looked: Vec<Looked>,
    given: Vec<Given>,
    over: bool,
}

impl Secrets {
    fn of(setup: &Setup, steps: &[Taken]) -> Secrets {
        let mut state = State::new(setup).expect("a played game has a valid setup");
        let mut secrets =
            Secrets { holdings: Vec::new(), looked: Vec::new(), given: Vec::new(), over: false };
        for (index, step) in steps.iter().enumerate() {
            let before = state;
            state.apply(step.clone(), &mut NoLog).expect("a played step is legal");
            secrets.record(index, step, &before, &state);
        }
        secrets.over = matches!(state.stage, Stage::Over(_));
        secrets
    }

    fn record(&mut self, step: usize, taken: &Taken, before: &State, after: &State) {
        match taken {
            Step::Chance(Chance::Deal(deeds)) => {
                let dealt = Seat::first(deeds.len()).zip(deeds);
                self.holdings.extend(dealt.map(|(seat, &deed)| Holding { step, seat, deed, shown: false }));
            }
            Step::Chance(Chance::Deed(deed)) => {
                self.holdings.push(Holding { step, seat: before.turn, deed: *deed, shown: false });
            }
            Step::Act { seat, action: Action::Declare } => {
                let held = self.holdings.iter_mut().rfind(|held| held.seat == *seat);
                held.expect("deeds are dealt before the first declaration").shown = true;
            }
            Step::Chance(Chance::Room(room)) if before.stage == Stage::Look => {
                let deck = before.tower(room.tower()).deck.rooms(room.tower());
                self.looked.push(Looked { step, room: *room, deck, seats: vec![before.turn] });
            }
            Step::Act { seat, action: Action::Look } => {
                // The card has been looked at before, by other seats.
                let tower = before.players[*seat].pawn;
                let known = self.looked.iter_mut().find(|looked| Some(looked.room.tower()) == tower);
                known.into_iter().for_each(|looked| looked.seats.push(*seat));
            }
            Step::Act { seat, action: Action::Order(order) } => {
                let masks = before.cards.masks();
                let axe = before.players[*seat].treasury.and(masks.item(Item::BloodedAxe));
                let barbarians = masks.class(Class::Barbarian);
                let bearers = if axe.is_empty() { Adventurers::NONE } else { barbarians };
                let party = before.players[*seat].party;
                self.given.push(Given { step, seat: *seat, order: *order, party, bearers, shown: 0 });
            }
            Step::Act { .. } | Step::Chance(_) => {}
        }
        // A card that has left the deck was turned, and everyone saw it.
        self.looked.retain(|looked| after.tower(looked.room.tower()).deck.contains(looked.room));
        let fighting = matches!(after.stage.phase(), crate::Phase::Combat | crate::Phase::Over);
        if !fighting {
            self.given.clear();
        }
        for given in &mut self.given {
            let pawn = after.players[given.seat].pawn;
            given.shown = match after.battle.tower {
                // At the tower of this fight, fighters up to the current clash are shown; at earlier towers, all.
                Some(tower) if pawn == Some(tower) => usize::from(after.battle.clash) + 1,
                Some(tower) if pawn.is_some_and(|pawn| pawn > tower) => 0,
                Some(_) => FIGHTERS,
                None => 0,
            };
        }
    }

    /// Deals and draws again all deeds that `viewer` has not seen.
    fn redeal_deeds<R: Rng + ?Sized>(&self, viewer: Viewer, steps: &mut [Taken], rng: &mut R) {
        let known = |index: usize| {
            let held = &self.holdings[index];
            let last = !self.holdings[index + 1..].iter().any(|later| later.seat == held.seat);
            held.shown || viewer == Viewer::Seat(held.seat) || self.over && last
        };
        // Most tries succeed early. If all fail, the deeds stay as they were.
        for _ in 0..400 {
            let mut owners: [Option<Tower>; 5] = [None; 5];
            let mut deeds = Vec::new();
            let fits = self.holdings.iter().enumerate().all(|(index, held)| {
                let free: Vec<Tower> =
                    Tower::ALL.into_iter().filter(|tower| !owners.contains(&Some(*tower))).collect();
                let deed = free[rng.random_range(0..free.len())];
                owners[held.seat.index()] = Some(deed);
                deeds.push(deed);
                !known(index) || deed == held.deed
            });
            if fits {
                return self.write_deeds(&deeds, steps);
            }
        }
    }

    fn write_deeds(&self, deeds: &[Tower], steps: &mut [Taken]) {
        for (held, deed) in self.holdings.iter().zip(deeds) {
            match &mut steps[held.step] {
                Step::Chance(Chance::Deal(dealt)) => dealt[held.seat.index()] = *deed,
                Step::Chance(Chance::Deed(drawn)) => *drawn = *deed,
                other => unreachable!("{other:?} gives nobody a deed"),
            }
        }
    }

    /// Replaces the cards that were looked at, but not by `viewer`.
    fn replace_looked<R: Rng + ?Sized>(&self, viewer: Viewer, steps: &mut [Taken], rng: &mut R) {
        for looked in &self.looked {
            if viewer.seat().is_none_or(|seat| !looked.seats.contains(&seat)) {
                let cards: Vec<Room> = looked.deck.iter().collect();
                let room = cards[rng.random_range(0..cards.len())];
                steps[looked.step] = Step::Chance(Chance::Room(room));
            }
        }
    }

    /// Replaces the fighters that `viewer` has not seen in all orders.
    fn replace_orders<R: Rng + ?Sized>(&self, viewer: Viewer, steps: &mut [Taken], rng: &mut R) {
        for given in self.given.iter().filter(|given| viewer != Viewer::Seat(given.seat)) {
            let mut order = given.order;
            let shown: Adventurers = order.fighters.iter().take(given.shown).flatten().copied().collect();
            let mut pool: Vec<Adventurer> = given.party.without(shown).iter().collect();
            let mut hidden = Adventurers::NONE;
            for place in order.fighters.iter_mut().skip(given.shown).flatten() {
                *place = pool.swap_remove(rng.random_range(0..pool.len()));
                hidden.insert(*place);
            }
            if order.axe.is_none_or(|axe| !shown.contains(axe)) {
                let bearers = hidden.and(given.bearers);
                order.axe = bearers.nth(rng.random_range(0..=bearers.len()));
            }
            steps[given.step] = Step::Act { seat: given.seat, action: Action::Order(order) };
        }
    }
}

/// Checks that every adventurer is in exactly one place.
fn adventurers_conserved(state: &State) -> Result<(), String> {
    let mut places = vec![state.deck, state.discards, state.town, state.expedition.aside];
    places.extend(state.players.iter().flat_map(|(_, player)| [player.party, player.home]));
    for adventurer in Adventurer::all() {
        let copies = places.iter().filter(|place| place.contains(adventurer)).count();
        if copies != 1 {
            return Err(format!("adventurer {adventurer} is in {copies} places"));
        }
    }
    Ok(())
}

/// Checks that every room is in exactly one place.
fn rooms_conserved(state: &State) -> Result<(), String> {
    for room in Room::all() {
        let tower = state.tower(room.tower());
        let mut copies = usize::from(tower.deck.contains(room)) + usize::from(tower.discards.contains(room));
        for (_, player) in state.players.iter() {
            let carried = player.pawn == Some(room.tower()) && player.carried.contains(room);
            copies += usize::from(carried) + usize::from(player.treasury.contains(room));
        }
        // The room just turned is in no other place until it is taken or discarded.
        let at_hand = state.expedition.turned == Some(room);
        if copies != 1 && !(copies == 0 && at_hand) {
            return Err(format!("{room} is in {copies} places"));
        }
        if tower.top == Some(room) && !tower.deck.contains(room) {
            return Err(format!("{room} is on top of a deck that it is not in"));
        }
    }
    Ok(())
}
