//! Checks that a position is possible, so that play can continue from it.

use game_core::{Seat, SeatSet};

use crate::rules::sums::Sum;
use crate::state::{Battle, Expedition, MOST_ROOMS, PARTY, ROUNDS, Rules, State};
use crate::vocabulary::stage::{Phase, Stage};
use crate::{Adventurers, Class, Face, Item, Place, Tower};

type Checked = Result<(), &'static str>;

fn must(holds: bool, what: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(what) }
}

/// The most gold by which a room and a death can exceed the capacity: a card, a member's rank and the Harness.
const MOST_EXCESS: u16 = 200;

/// Checks that a game can reach this state, as far as it matters for further play.
pub(super) fn possible(state: &State) -> Checked {
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
        Stage::Harvest => {
            must(state.can_buy_deed(state.turn), "a player who may draw a deed must be able to pay for it")
        }
        Stage::Deed => must(state.players.count() < Tower::COUNT, "with five players no deed can be drawn"),
        Stage::Over(winners) => over(state, winners),
    }
}

fn seats(state: &State) -> Checked {
    let here = |seat: Seat| seat.index() < state.players.count();
    must(here(state.turn) && here(state.first), "the seat whose turn it is must be at the table")?;
    must(state.town.len() <= Place::COUNT, "the town has five places")?;
    must(
        state.draw_first == (state.stage == Stage::First) || state.stage == Stage::Deal,
        "the first player must be known after the setup",
    )?;
    let known = Tower::ALL.into_iter().all(|tower| {
        let here = state.tower(tower);
        here.top.is_some() != here.known.is_empty()
    });
    must(known, "a known card on top of a deck must have been looked at")?;
    let own = state.players.iter().all(|(_, player)| player.carried.is_empty() || player.pawn.is_some());
    must(own, "only a party at a tower can carry cards")?;
    let trails = state.players.iter().all(|(_, player)| {
        let trail = &player.trail;
        let rooms =
            trail.turned.iter().zip(trail.scouted).all(|(turned, scouted)| *turned == 0 || scouted > 0);
        rooms && trail.scouted.iter().map(|&count| u16::from(count)).sum::<u16>() <= u16::from(state.round)
    });
    must(trails, "a party turns rooms only where it has scouted, and scouts once a round")
}

/// Checks that everything belongs to the current phase.
fn between_phases(state: &State) -> Checked {
    let phase = state.stage.phase();
    let at_home = matches!(phase, Phase::Setup | Phase::Recruit | Phase::Harvest);
    let before_towers = at_home || matches!(phase, Phase::Scout | Phase::Combat);
    for (_, player) in state.players.iter() {
        must(!at_home || player.pawn.is_none(), "in this phase all pawns must be at home")?;
        must(!before_towers || player.carried.is_empty(), "in this phase no party can carry cards")?;
        must(!before_towers || player.home.is_empty(), "in this phase nobody can wait at home")?;
        must(
            !player.party.is_empty() || player.pawn.is_none(),
            "a player without a party can't have a pawn at a tower",
        )?;
        let recruits = matches!(phase, Phase::Setup | Phase::Recruit | Phase::Over);
        let spends = state.round == 1 && (recruits || state.rules >= Rules::Second);
        must(spends || player.gold == 0, "there are tokens only in the first round")?;
        let early = state.round == 1 && !matches!(phase, Phase::Harvest | Phase::Over);
        must(!early || player.treasury.is_empty(), "before the first harvest all treasuries must be empty")?;
        let coloured = !player.party.and(state.cards.masks().coloured()).is_empty();
        let harvests = phase == Phase::Harvest && state.rules >= Rules::Second;
        let checked = matches!(phase, Phase::Scout | Phase::Combat | Phase::Explore) || harvests;
        must(
            !checked || coloured || player.party.is_empty(),
            "in this phase a party must have a coloured member",
        )?;
    }
    let fights = matches!(phase, Phase::Combat | Phase::Over);
    must(fights || state.battle == Battle::default(), "there are orders of battle only in phase 3")?;
    let explores = matches!(phase, Phase::Explore | Phase::Over);
    must(explores || state.expedition == Expedition::default(), "there is an expedition only in phase 4")
}

/// Checks that nothing has happened yet.
fn untouched(state: &State) -> Checked {
    let fresh = State {
        deeds: state.deeds,
        stage: state.stage,
        draw_first: state.draw_first,
        turn: state.turn,
        first: state.first,
        ..State::begin_under(
            state.rules,
            &crate::Setup {
                players: state.players.count() as u8,
                gold: state.players[Seat::A].gold,
                first: crate::FirstChoice::Random,
                points: state.points,
                cards: state.cards.cards(),
            },
        )
        .map_err(|_| "before the first round players must have 40 or 80 gold")?
    };
    must(
        *state == fresh && state.deeds.swaps().next().is_none(),
        "before the first round nothing can have happened",
    )
}

fn recruiting(state: &State) -> Checked {
    if state.stage == Stage::Town {
        return must(
            state.town.len() < Place::COUNT && !state.deck.is_empty(),
            "drawing for the town needs a free place and a card in the deck",
        );
    }
    let short = state.players.iter().any(|(_, player)| player.party.len() < PARTY);
    must(
        short && !state.town.is_empty(),
        "recruiting must have ended, because all have three or the town is empty",
    )
}

/// Checks that all players with a party have put their pawn on an entrance, from the first player up to `before`.
fn pawns_are_placed(state: &State, before: Option<Seat>) -> Checked {
    let mut waiting = false;
    for seat in state.in_turn_order() {
        waiting |= Some(seat) == before;
        let player = &state.players[seat];
        must(
            player.party.is_empty() || player.pawn.is_some() != waiting,
            "all who have a party put their pawns on entrances in turn order",
        )?;
    }
    Ok(())
}

fn scouting(state: &State) -> Checked {
    must(!state.players[state.turn].party.is_empty(), "a player who scouts must have a party")?;
    pawns_are_placed(state, Some(state.turn))
}

/// Whether the owner can have given this order; its first `shown` fighters may have died or joined another party since.
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

fn sealing(state: &State) -> Checked {
    pawns_are_placed(state, None)?;
    must(state.turn == state.first, "while orders are given it must be the first player's turn")?;
    let (fighters, battle) = (state.fighters(), &state.battle);
    must(!fighters.without(battle.sealed).is_empty(), "at least one order must be missing")?;
    must(
        battle.sealed.without(fighters).is_empty(),
        "only players whose parties meet others can give orders",
    )?;
    let unfought = Battle { orders: battle.orders, sealed: battle.sealed, ..Battle::default() };
    must(*battle == unfought, "no fight can begin before all orders are given")?;
    let holds = |seat: Seat| {
        order_holds(state, seat, 0) && battle.orders[seat.index()].len() == state.must_fight(seat)
    };
    must(
        battle.sealed.iter().all(holds),
        "an order must consist of three members of the party, or of all if there are fewer",
    )
}

fn fighting(state: &State) -> Checked {
    let battle = &state.battle;
    let tower = battle.tower.ok_or("the Lute can be used only in a fight at a tower")?;
    for other in Tower::ALL {
        let here = state.at(other);
        if other < tower {
            must(here.len() <= 1, "where a fight is over, only one party can be left")?;
            must(here.without(battle.sealed) == here, "a party whose fight is over can't have an order")?;
        } else if other == tower || here.len() > 1 {
            must(here.without(battle.sealed).is_empty(), "all who fight must have given orders")?;
        } else {
            must(here.without(battle.sealed) == here, "a party that is alone can't have an order")?;
        }
    }
    let met = |seat: Seat| seat.index() < state.players.count() && state.players[seat].pawn.is_some();
    must(battle.sealed.iter().all(met), "all who have given orders must be at a tower")?;
    let holds = |seat: Seat| {
        // The current clash is shown but not resolved: its fighters still belong to their parties.
        let resolved = if state.players[seat].pawn == Some(tower) { usize::from(battle.clash) } else { 0 };
        order_holds(state, seat, resolved)
    };
    must(
        battle.sealed.iter().all(holds),
        "an order must consist of three members of the party, or of all if there are fewer",
    )?;
    let seats = SeatSet::all(state.players.count());
    must(battle.lutes.without(seats).is_empty(), "the seats that have used the Lute must be at the table")?;
    let members = state.players.iter().fold(Adventurers::NONE, |all, (_, player)| all.union(player.party));
    must(battle.joined.without(members).is_empty(), "fighters who joined must be in a party")?;
    let choice = state.lute_choice().ok_or("there must be a fighter on whom the Lute can be used")?;
    must(choice.seat == state.turn, "it must be the turn of the player who may use the Lute")
}

/// Checks that the exploring party is alone at a tower, with letters that fit it.
fn exploring(state: &State) -> Checked {
    must(state.players[state.turn].pawn.is_some(), "an exploring party must be at a tower")?;
    must(Tower::ALL.into_iter().all(|tower| state.at(tower).len() <= 1), "only one party can enter a tower")?;
    let taken = |class: Class, letter: bool| !letter || state.member_of(state.turn, class).is_some();
    must(taken(Class::Jester, state.expedition.jester.is_some()), "there is no Jester here")?;
    must(taken(Class::Oracle, state.expedition.oracle.is_some()), "there is no Oracle here")?;
    let powers = [Item::TowerShield, Item::HolyWater, Item::LanternOfCracks, Item::WandOfDoors];
    must(
        state.expedition.used.iter().all(|item| powers.contains(&item)),
        "this item can't be used up in an expedition",
    )?;
    let turned =
        state.expedition.turned.is_none_or(|room| Some(room.tower()) == state.players[state.turn].pawn);
    must(turned, "the room turned must be of this tower")?;
    for (seat, _) in state.players.iter().filter(|(seat, _)| *seat != state.turn) {
        let explored =
            state.in_turn_order().take_while(|&other| other != state.turn).any(|other| other == seat);
        let player = &state.players[seat];
        must(explored || player.carried.is_empty(), "a party that has not explored can't carry cards")?;
        must(
            explored || player.home.is_empty(),
            "a player whose party has not explored can't have anyone waiting at home",
        )?;
    }
    Ok(())
}

fn entering(state: &State) -> Checked {
    exploring(state)?;
    let (seat, inside) = (state.turn, &state.expedition);
    let entered = Expedition { jester: inside.jester, aside: inside.aside, ..Expedition::default() };
    must(
        *inside == entered && state.players[seat].carried.is_empty(),
        "no room can be turned before the letters are taken",
    )?;
    must(state.players[seat].home.is_empty(), "nobody can have died before the first room")?;
    let copycats = state.cards.masks().copycats();
    must(inside.aside.without(copycats).is_empty(), "only an Oracle or a Jester can be set aside")?;
    let jester = state.member_of(seat, Class::Jester).is_some();
    if state.stage == Stage::Jester {
        must(jester && inside.jester.is_none(), "there must be a Jester without a letter")?;
        must(!state.deck.is_empty(), "there must be an adventurer to turn up")
    } else {
        must(
            inside.aside.is_empty() && inside.jester.is_some() == jester,
            "the Jester must have a letter before the Oracle",
        )?;
        let names = state.member_of(seat, Class::Oracle).is_some() && state.nameable(seat).len() > 1;
        must(names, "there must be an Oracle with a choice")
    }
}

fn inside(state: &State) -> Checked {
    exploring(state)?;
    let (seat, inside) = (state.turn, &state.expedition);
    let here = state.tower(state.tower_of(seat));
    let settled = |class: Class, letter: bool| letter == state.member_of(seat, class).is_some();
    must(settled(Class::Jester, inside.jester.is_some()), "the Jester must have a letter")?;
    must(settled(Class::Oracle, inside.oracle.is_some()), "the Oracle must have a letter")?;
    must(inside.aside.is_empty(), "adventurers set aside must have been discarded")?;
    let excess = state.excess(seat);
    must(state.stage == Stage::Burden || excess == 0, "the party carries too much")?;
    let faced = matches!(state.stage, Stage::Wand | Stage::Death);
    let lies = inside.turned.is_some_and(|room| {
        here.deck.contains(room) || here.discards.contains(room) || state.players[seat].carried.contains(room)
    });
    must(faced == (inside.turned.is_some() && !lies), "a room must be faced before it is taken")?;
    must(inside.turned.is_none() || inside.rooms > 0, "a room that is turned must be counted")?;
    must(!faced || !inside.died, "nobody can have died before the room is faced")?;
    match state.stage {
        Stage::Turn => {
            must(inside.rooms < MOST_ROOMS, "the party must have left after 32 rooms")?;
            must(here.top.is_none() && !here.deck.is_empty(), "there must be an unknown room to turn")
        }
        Stage::Wand => must(faced && state.may_use_wand(seat), "it must be possible to use the Wand"),
        Stage::Death => {
            let endangered = state.endangered(seat);
            let choice = endangered.len() > 1
                || state.works_inside(seat, Item::TowerShield)
                || endangered.lowest().is_some_and(|member| state.may_save(seat, member));
            let room = inside.turned.map(|room| state.cards.face(room));
            let kills = matches!(room, Some(Face::Room { .. })) && !endangered.is_empty();
            must(kills && choice, "there must be a choice of who dies")
        }
        Stage::Burden => {
            must((1..=MOST_EXCESS).contains(&excess), "the amount to leave behind is not possible")?;
            must(inside.turned.is_some(), "a room must have been turned")?;
            let cards = state.cards;
            let ways = Sum::plain(excess).count(state.carried_rooms(seat), |room| cards.gold(room));
            must(ways > 1, "there must be a choice of what to leave behind")
        }
        _ => {
            let left = !here.deck.is_empty() || !here.discards.is_empty();
            must(left && inside.rooms < MOST_ROOMS, "there must be another room to turn")?;
            must(inside.turned.is_some() && state.may_leave(seat), "the party must be allowed to leave")?;
            let looking = state.stage == Stage::Look;
            must(!looking || inside.used.contains(Item::LanternOfCracks), "the Lantern must be in use")?;
            must(
                !looking || here.top.is_none() && !here.deck.is_empty(),
                "there must be an unknown room to look at",
            )
        }
    }
}

fn over(state: &State, winners: SeatSet) -> Checked {
    let seats = SeatSet::all(state.players.count());
    must(!winners.is_empty() && winners.without(seats).is_empty(), "the winners must be at the table")?;
    let declared = |seat: Seat| state.deeds.shown.contains(seat) && state.score(seat) >= state.winning();
    let by_declaring = winners.len() == 1 && winners.iter().all(declared);
    let by_score = state.round == ROUNDS && winners == state.leaders();
    must(by_declaring || by_score, "the winner must have declared seven, or the last round must be over")?;
    must(
        state.battle.sealed.without(state.in_battle()).is_empty(),
        "only players whose parties meet others can give orders",
    )?;
    must(over_pieces(state), "the fight or expedition at the end of the game is not possible")
}

/// Whether the fight or expedition at the end of the game can be shown in a view. It has no further effect.
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
