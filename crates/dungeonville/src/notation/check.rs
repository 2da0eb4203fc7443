//! Whether a position can be: that nothing in it stands against the rules, so that it can be played on.

use game_core::{Seat, SeatSet};

use crate::rules::sums::Sum;
use crate::stage::{Phase, Stage};
use crate::state::{Battle, Expedition, MOST_ROOMS, PARTY, ROUNDS, State, WINNING};
use crate::{Adventurers, Class, Face, Item, Place, Tower};

type Verdict = Result<(), &'static str>;

fn must(holds: bool, what: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(what) }
}

/// The most that a room and a death can make too much at once: a card, a member's rank and the Harness.
const MOST_EXCESS: u16 = 200;

/// Checks that a game can come to this, as far as what follows depends on it.
pub(super) fn possible(state: &State) -> Verdict {
    seats(state)?;
    between_phases(state)?;
    match state.stage {
        Stage::Deal | Stage::First => untouched(state),
        Stage::Town | Stage::Recruit => recruiting(state),
        Stage::Scout => scouting(state),
        Stage::Battle => sealing(state),
        Stage::Lute => fighting(state),
        Stage::Jester | Stage::Oracle => entering(state),
        Stage::Turn | Stage::Wand | Stage::Death | Stage::Burden | Stage::Onward | Stage::Look => {
            inside(state)
        }
        Stage::Harvest => must(state.can_buy_deed(state.turn), "whoever may draw a deed can pay for it"),
        Stage::Deed => must(state.players.count() < Tower::COUNT, "with five players no deed is drawn"),
        Stage::Over(winners) => over(state, winners),
    }
}

fn seats(state: &State) -> Verdict {
    let here = |seat: Seat| seat.index() < state.players.count();
    must(here(state.turn) && here(state.first), "whoever's turn it is sits at the table")?;
    must(state.town.len() <= Place::COUNT, "the town has five places")?;
    must(
        state.draw_first == (state.stage == Stage::First) || state.stage == Stage::Deal,
        "the first player is settled by now",
    )?;
    let known = Tower::ALL.into_iter().all(|tower| {
        let here = state.tower(tower);
        here.top.is_some() != here.known.is_empty()
    });
    must(known, "somebody has looked at a card that is known")?;
    let own = state.players.iter().all(|(_, player)| player.carried.is_empty() || player.pawn.is_some());
    must(own, "only a party at a tower carries")?;
    let trodden = state.players.iter().all(|(_, player)| {
        let trail = &player.trail;
        let rooms =
            trail.turned.iter().zip(trail.scouted).all(|(turned, scouted)| *turned == 0 || scouted > 0);
        rooms && trail.scouted.iter().map(|&count| u16::from(count)).sum::<u16>() <= u16::from(state.round)
    });
    must(trodden, "a party turns rooms where it has scouted, and scouts once a round")
}

/// What must not be there outside its phase.
fn between_phases(state: &State) -> Verdict {
    let phase = state.stage.phase();
    let at_home = matches!(phase, Phase::Setup | Phase::Recruit | Phase::Harvest);
    let before_towers = at_home || matches!(phase, Phase::Scout | Phase::Combat);
    for (_, player) in state.players.iter() {
        must(!at_home || player.pawn.is_none(), "in this phase all pawns are at home")?;
        must(!before_towers || player.carried.is_empty(), "in this phase nothing is carried")?;
        must(!before_towers || player.home.is_empty(), "in this phase nobody waits at home")?;
        must(!player.party.is_empty() || player.pawn.is_none(), "a pawn stands for a party")?;
        let spends = state.round == 1 && matches!(phase, Phase::Setup | Phase::Recruit | Phase::Over);
        must(spends || player.gold == 0, "tokens are there in the first recruiting alone")?;
        let early = state.round == 1 && !matches!(phase, Phase::Harvest | Phase::Over);
        must(!early || player.treasury.is_empty(), "before the first harvest treasuries are empty")?;
        let coloured = !player.party.and(state.cards.masks().coloured()).is_empty();
        let checked = matches!(phase, Phase::Scout | Phase::Combat | Phase::Explore);
        must(!checked || coloured || player.party.is_empty(), "a party without colour has been discarded")?;
    }
    let fights = matches!(phase, Phase::Combat | Phase::Over);
    must(fights || state.battle == Battle::default(), "orders of battle are given in phase 3")?;
    let explores = matches!(phase, Phase::Explore | Phase::Over);
    must(explores || state.expedition == Expedition::default(), "an expedition is under way in phase 4")
}

/// Nothing has happened yet.
fn untouched(state: &State) -> Verdict {
    let fresh = State {
        deeds: state.deeds,
        stage: state.stage,
        draw_first: state.draw_first,
        turn: state.turn,
        first: state.first,
        ..State::begin(&crate::Setup {
            players: state.players.count() as u8,
            gold: state.players[Seat::A].gold,
            first: crate::FirstChoice::Random,
            cards: state.cards,
        })
        .map_err(|_| "players have 40 or 80 gold before the first round")?
    };
    must(
        *state == fresh && state.deeds.swaps().next().is_none(),
        "before the first round nothing has happened",
    )
}

fn recruiting(state: &State) -> Verdict {
    if state.stage == Stage::Town {
        return must(
            state.town.len() < Place::COUNT && !state.deck.is_empty(),
            "an adventurer is drawn for a place that is free, from a deck that has one",
        );
    }
    let short = state.players.iter().any(|(_, player)| player.party.len() < PARTY);
    must(short && !state.town.is_empty(), "the recruiting is over when all have three or nobody is left")
}

/// Everybody who has a party has put a pawn somewhere, from the first player up to `before`.
fn pawns_stand(state: &State, before: Option<Seat>) -> Verdict {
    let mut waiting = false;
    for seat in state.in_turn_order() {
        waiting |= Some(seat) == before;
        let player = &state.players[seat];
        must(
            player.party.is_empty() || player.pawn.is_some() != waiting,
            "pawns are put on entrances in turn, by all who have a party",
        )?;
    }
    Ok(())
}

fn scouting(state: &State) -> Verdict {
    must(!state.players[state.turn].party.is_empty(), "whoever scouts has a party")?;
    pawns_stand(state, Some(state.turn))
}

/// An order that its owner can have given; the first `shown` of it may have fallen or changed sides since.
fn order_holds(state: &State, seat: Seat, shown: usize) -> bool {
    let order = &state.battle.orders[seat.index()];
    let hidden: Adventurers = order.fighters.iter().skip(shown).flatten().copied().collect();
    let shown: Adventurers = order.fighters.iter().take(shown).flatten().copied().collect();
    let party = state.players[seat].party.without(state.battle.joined);
    let masks = state.cards.masks();
    let axe = state.players[seat].treasury.and(masks.item(Item::BloodedAxe));
    let armed = order.axe.is_none_or(|bearer| {
        !axe.is_empty() && masks.class(Class::Barbarian).contains(bearer) && order.members().contains(bearer)
    });
    order.len() == order.members().len()
        && !order.is_empty()
        && hidden.without(party).is_empty()
        && hidden.and(shown).is_empty()
        && armed
}

fn sealing(state: &State) -> Verdict {
    pawns_stand(state, None)?;
    must(state.turn == state.first, "nobody's turn comes before another's in an order of battle")?;
    let (fighters, battle) = (state.fighters(), &state.battle);
    must(!fighters.without(battle.sealed).is_empty(), "somebody's order is missing")?;
    must(battle.sealed.without(fighters).is_empty(), "only those who meet others give orders")?;
    let unfought = Battle { orders: battle.orders, sealed: battle.sealed, ..Battle::default() };
    must(*battle == unfought, "nobody has fought before all orders are given")?;
    let holds = |seat: Seat| {
        order_holds(state, seat, 0) && battle.orders[seat.index()].len() == state.must_fight(seat)
    };
    must(battle.sealed.iter().all(holds), "an order is three of the party")
}

fn fighting(state: &State) -> Verdict {
    let battle = &state.battle;
    let tower = battle.tower.ok_or("a Lute is played at a tower")?;
    for other in Tower::ALL {
        let here = state.at(other);
        if other < tower {
            must(here.len() <= 1, "where it was fought one party has stayed")?;
            must(here.without(battle.sealed) == here, "those who have fought have no order left")?;
        } else if other == tower || here.len() > 1 {
            must(here.without(battle.sealed).is_empty(), "those who fight have given orders")?;
        } else {
            must(here.without(battle.sealed) == here, "those alone give no orders")?;
        }
    }
    let met = |seat: Seat| seat.index() < state.players.count() && state.players[seat].pawn.is_some();
    must(battle.sealed.iter().all(met), "those who have given orders stand at a tower")?;
    let holds = |seat: Seat| {
        // The clash at hand is shown, but not resolved: those who fight it still belong to their parties.
        let resolved = if state.players[seat].pawn == Some(tower) { usize::from(battle.clash) } else { 0 };
        order_holds(state, seat, resolved)
    };
    must(battle.sealed.iter().all(holds), "an order is three of the party")?;
    let seats = SeatSet::all(state.players.count());
    must(battle.lutes.without(seats).is_empty(), "those who have played sit at the table")?;
    let members = state.players.iter().fold(Adventurers::NONE, |all, (_, player)| all.union(player.party));
    must(battle.joined.without(members).is_empty(), "those who joined are in a party")?;
    must(!state.may_join_by_lute().is_empty(), "there is somebody whom the Lute can make join")?;
    must(state.lute_player() == Some(state.turn), "the winner plays the Lute")
}

/// Whoever explores stands alone at a tower, with letters that fit the party.
fn exploring(state: &State) -> Verdict {
    must(state.players[state.turn].pawn.is_some(), "whoever explores stands at a tower")?;
    must(Tower::ALL.into_iter().all(|tower| state.at(tower).len() <= 1), "one party enters a tower")?;
    let taken = |class: Class, letter: bool| !letter || state.member_of(state.turn, class).is_some();
    must(taken(Class::Jester, state.expedition.jester.is_some()), "there is no Jester here")?;
    must(taken(Class::Oracle, state.expedition.oracle.is_some()), "there is no Oracle here")?;
    let powers = [Item::TowerShield, Item::HolyWater, Item::LanternOfCracks, Item::WandOfDoors];
    must(state.expedition.used.iter().all(|item| powers.contains(&item)), "that item is not used up so")?;
    let turned =
        state.expedition.turned.is_none_or(|room| Some(room.tower()) == state.players[state.turn].pawn);
    must(turned, "the room at hand is of this tower")?;
    for (seat, _) in state.players.iter().filter(|(seat, _)| *seat != state.turn) {
        let explored =
            state.in_turn_order().take_while(|&other| other != state.turn).any(|other| other == seat);
        let player = &state.players[seat];
        must(explored || player.carried.is_empty(), "whoever has not explored carries nothing")?;
        must(explored || player.home.is_empty(), "whoever has not explored has nobody waiting")?;
    }
    Ok(())
}

fn entering(state: &State) -> Verdict {
    exploring(state)?;
    let (seat, inside) = (state.turn, &state.expedition);
    let entered = Expedition { jester: inside.jester, aside: inside.aside, ..Expedition::default() };
    must(*inside == entered && state.players[seat].carried.is_empty(), "nothing is turned yet")?;
    must(state.players[seat].home.is_empty(), "nobody has died yet")?;
    let copycats = state.cards.masks().copycats();
    must(inside.aside.without(copycats).is_empty(), "only an Oracle or a Jester is set aside")?;
    let jester = state.member_of(seat, Class::Jester).is_some();
    if state.stage == Stage::Jester {
        must(jester && inside.jester.is_none(), "a Jester waits for letters")?;
        must(!state.deck.is_empty(), "there is somebody to turn up")
    } else {
        must(inside.aside.is_empty() && inside.jester.is_some() == jester, "the Jester comes first")?;
        let names = state.member_of(seat, Class::Oracle).is_some() && state.nameable(seat).len() > 1;
        must(names, "an Oracle has a choice")
    }
}

fn inside(state: &State) -> Verdict {
    exploring(state)?;
    let (seat, inside) = (state.turn, &state.expedition);
    let here = state.tower(state.tower_of(seat));
    let settled = |class: Class, letter: bool| letter == state.member_of(seat, class).is_some();
    must(settled(Class::Jester, inside.jester.is_some()), "the Jester has a letter by now")?;
    must(settled(Class::Oracle, inside.oracle.is_some()), "the Oracle has a letter by now")?;
    must(inside.aside.is_empty(), "those set aside have been discarded")?;
    let excess = state.excess(seat);
    must(state.stage == Stage::Burden || excess == 0, "the party carries no more than it can")?;
    let faced = matches!(state.stage, Stage::Wand | Stage::Death);
    let lies = inside.turned.is_some_and(|room| {
        here.deck.contains(room) || here.discards.contains(room) || state.players[seat].carried.contains(room)
    });
    must(faced == (inside.turned.is_some() && !lies), "a room is faced before it is taken")?;
    must(inside.turned.is_none() || inside.rooms > 0, "a room that is turned counts")?;
    must(!faced || !inside.died, "nobody has died of a room before it is faced")?;
    match state.stage {
        Stage::Turn => {
            must(inside.rooms < MOST_ROOMS, "a party leaves after so many rooms")?;
            must(here.top.is_none() && !here.deck.is_empty(), "there is a room to turn that nobody knows")
        }
        Stage::Wand => must(faced && state.may_use_wand(seat), "a Wand can be used"),
        Stage::Death => {
            let endangered = state.endangered(seat);
            let choice = endangered.len() > 1
                || state.works_inside(seat, Item::TowerShield)
                || endangered.lowest().is_some_and(|member| state.may_save(seat, member));
            let room = inside.turned.map(|room| state.cards.face(room));
            let kills = matches!(room, Some(Face::Room { .. })) && !endangered.is_empty();
            must(kills && choice, "there is a death to choose")
        }
        Stage::Burden => {
            must((1..=MOST_EXCESS).contains(&excess), "something must be left behind, but not so much")?;
            must(inside.turned.is_some(), "a room has been turned")?;
            let cards = state.cards;
            let ways = Sum::plain(excess).count(state.carried_rooms(seat), |room| cards.gold(room));
            must(ways > 1, "there is a choice what to leave behind")
        }
        _ => {
            let left = !here.deck.is_empty() || !here.discards.is_empty();
            must(left && inside.rooms < MOST_ROOMS, "there is a room to go on to")?;
            must(inside.turned.is_some() && state.may_leave(seat), "the party may leave")?;
            let looking = state.stage == Stage::Look;
            must(!looking || inside.used.contains(Item::LanternOfCracks), "a Lantern is in use")?;
            must(!looking || here.top.is_none() && !here.deck.is_empty(), "there is a room to look at")
        }
    }
}

fn over(state: &State, winners: SeatSet) -> Verdict {
    let seats = SeatSet::all(state.players.count());
    must(!winners.is_empty() && winners.without(seats).is_empty(), "somebody at the table has won")?;
    let declared = |seat: Seat| state.deeds.shown.contains(seat) && state.score(seat) >= WINNING;
    let by_declaring = winners.len() == 1 && winners.iter().all(declared);
    let by_score = state.round == ROUNDS && winners == state.leaders();
    must(by_declaring || by_score, "the winner has declared seven, or the last round is over")?;
    must(
        state.battle.sealed.without(state.in_battle()).is_empty(),
        "only those who meet others give orders",
    )?;
    must(over_pieces(state), "what was under way when the game ended can't have been so")
}

/// What was under way when the game ended does not matter any more, but it must be possible to look at it.
fn over_pieces(state: &State) -> bool {
    let battle = &state.battle;
    let orders = battle.sealed.iter().all(|seat| {
        let resolved = if battle.tower.is_some() && state.players[seat].pawn == battle.tower {
            usize::from(battle.clash)
        } else {
            0
        };
        state.players[seat].pawn.is_some() && order_holds(state, seat, resolved)
    });
    let seats = SeatSet::all(state.players.count());
    let lutes = battle.lutes.without(seats).is_empty();
    let inside = state.expedition == Expedition::default() || exploring(state).is_ok();
    let one = state.expedition == Expedition::default() || *battle == Battle::default();
    orders && lutes && inside && one
}
