//! Views as one line of text. The view of `Viewer::Open` is the position.

use std::fmt::{self, Display, Formatter};

use crate::action::Order;
use crate::set::print::{AdventurerCard, RoomCard};
use crate::state::{Rules, WINNING};
use crate::view::{BattleView, ExpeditionView, SeatView, SwapView, TowerView, View, ids, ranks};
use crate::vocabulary::stage::Stage;
use crate::{Class, Tower};

impl Display for View {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "dungeonville {}p {}", self.players(), self.cards.tag())?;
        if self.rules > Rules::First.version() {
            write!(f, " rules {}", self.rules)?;
        }
        if self.winning_score != WINNING {
            write!(f, " points {}", self.winning_score)?;
        }
        write!(f, " | {} {}", self.round, self.stage)?;
        match (self.stage, self.turn) {
            (_, None) => {}
            (Stage::Over(_), Some(turn)) => write!(f, " turn {turn}")?,
            (_, Some(turn)) => write!(f, " {turn}")?,
        }
        match self.first {
            Some(first) => write!(f, " | first {first}")?,
            None => f.write_str(" | first -")?,
        }
        f.write_str(" | town")?;
        self.town.iter().try_for_each(|place| write!(f, " {}", place.adventurer.rank))?;
        f.write_str(" | out")?;
        write_adventurers(f, "", &self.discards)?;
        self.towers.iter().try_for_each(|tower| write_tower(f, tower))?;
        self.seats.iter().try_for_each(|seat| write_seat(f, seat))?;
        write_swaps(f, &self.swaps)?;
        if let Some(battle) = &self.battle {
            write_battle(f, battle)?;
        }
        if let Some(inside) = &self.expedition {
            self.write_expedition(f, inside)?;
        }
        Ok(())
    }
}

impl Display for Stage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Over(winners) => write!(f, "over {winners}"),
            stage => f.write_str(stage.key()),
        }
    }
}

/// Writes a label and the ranks; nothing if there are none.
fn write_adventurers(f: &mut Formatter<'_>, label: &str, cards: &[AdventurerCard]) -> fmt::Result {
    if cards.is_empty() { Ok(()) } else { write!(f, "{label} {}", ranks(cards)) }
}

/// Writes a label and the rooms; nothing if there are none.
fn write_rooms(f: &mut Formatter<'_>, label: &str, cards: &[RoomCard]) -> fmt::Result {
    if cards.is_empty() { Ok(()) } else { write!(f, "{label} {}", ids(cards)) }
}

/// Writes a label and the tokens of each seat, `2/0/1`; nothing if there are none.
fn write_tokens<T: Display + PartialEq + Default>(
    f: &mut Formatter<'_>,
    label: &str,
    tokens: &[T],
) -> fmt::Result {
    if tokens.iter().all(|tokens| *tokens == T::default()) {
        return Ok(());
    }
    for (index, tokens) in tokens.iter().enumerate() {
        match index {
            0 => write!(f, "{label} {tokens}")?,
            _ => write!(f, "/{tokens}")?,
        }
    }
    Ok(())
}

fn write_tower(f: &mut Formatter<'_>, tower: &TowerView) -> fmt::Result {
    write!(f, " | {}", tower.tower.initial())?;
    write_tokens(f, " blood", &tower.blood)?;
    if !tower.looked.is_empty() {
        match &tower.top {
            Some(top) => write!(f, " top {} {}", top.room, tower.looked)?,
            None => write!(f, " top ? {}", tower.looked)?,
        }
    }
    write_rooms(f, " out", &tower.discards)
}

fn initial(tower: Option<Tower>) -> char {
    tower.map_or('?', Tower::initial)
}

fn write_seat(f: &mut Formatter<'_>, seat: &SeatView) -> fmt::Result {
    write!(f, " | {}", seat.seat)?;
    match seat.deed {
        None if seat.possible.is_empty() => f.write_str(" -")?,
        deed => write!(f, " {}", initial(deed))?,
    }
    if seat.shown {
        f.write_str("!")?;
    }
    write_adventurers(f, " party", &seat.party)?;
    write_adventurers(f, " home", &seat.home)?;
    if let Some(pawn) = seat.pawn {
        write!(f, " at {}", pawn.initial())?;
    }
    write_rooms(f, " carries", &seat.carried)?;
    if seat.tokens > 0 {
        write!(f, " gold {}", seat.tokens)?;
    }
    write_tokens(f, " kills", &seat.kills)?;
    write_tokens(f, " scouted", &seat.scouted)?;
    write_tokens(f, " turned", &seat.turned)?;
    write_rooms(f, " owns", &seat.treasury)
}

/// Writes each draw of a deed: seat, deed put back, deed drawn, and `!` if the one put back was shown: `aC>R b?>?!`.
fn write_swaps(f: &mut Formatter<'_>, swaps: &[SwapView]) -> fmt::Result {
    if !swaps.is_empty() {
        f.write_str(" | deeds")?;
    }
    swaps.iter().try_for_each(|swap| {
        let shown = if swap.shown { "!" } else { "" };
        write!(f, " {}{}>{}{shown}", swap.seat, initial(swap.returned), initial(swap.drawn))
    })
}

/// Writes the tower, the clash and the orders given: `battle C 2 a 3 9 12 axe 9 b ? ? ?`.
fn write_battle(f: &mut Formatter<'_>, battle: &BattleView) -> fmt::Result {
    let sealed = || battle.fighters.iter().filter(|fighters| fighters.sealed);
    if battle.tower.is_none() && sealed().next().is_none() {
        return Ok(());
    }
    f.write_str(" | battle")?;
    if let Some(tower) = battle.tower {
        write!(f, " {} {}", tower.initial(), battle.clash)?;
    }
    for seen in sealed() {
        write!(f, " {}", seen.seat)?;
        let known = Order { fighters: seen.fighters, axe: seen.axe };
        let hidden = usize::from(seen.count) - known.len();
        write!(f, "{}", Order { axe: None, ..known })?;
        (0..hidden).try_for_each(|_| f.write_str(" ?"))?;
        known.axe.map_or(Ok(()), |axe| write!(f, " axe {axe}"))?;
    }
    if !battle.joined.is_empty() {
        write!(f, " joined {}", battle.joined)?;
    }
    if !battle.lutes.is_empty() {
        write!(f, " lutes {}", battle.lutes)?;
    }
    Ok(())
}

impl View {
    fn write_expedition(&self, f: &mut Formatter<'_>, inside: &ExpeditionView) -> fmt::Result {
        let taken = |class: Class| {
            let member = inside.members.iter().find(|member| self.cards.class(member.adventurer) == class);
            member.and_then(|member| member.letter)
        };
        let (jester, oracle) = (taken(Class::Jester), taken(Class::Oracle));
        if inside.rooms == 0 && jester.is_none() && oracle.is_none() && inside.aside.is_empty() {
            return Ok(());
        }
        write!(f, " | inside {}", inside.rooms)?;
        if let Some(card) = &inside.turned {
            let verb = if self.is_faced(card) { "facing" } else { "turned" };
            write!(f, " {verb} {}", card.room)?;
        }
        f.write_str(if inside.died { " died" } else { "" })?;
        jester.map_or(Ok(()), |letter| write!(f, " jester {letter}"))?;
        oracle.map_or(Ok(()), |letter| write!(f, " oracle {letter}"))?;
        write_adventurers(f, " aside", &inside.aside)?;
        if !inside.used.is_empty() {
            f.write_str(" used")?;
        }
        inside.used.iter().try_for_each(|item| write!(f, " {}", item.key()))
    }

    /// Whether a room is turned but not in any other place yet.
    fn is_faced(&self, card: &RoomCard) -> bool {
        let tower = &self.towers[card.tower.index()];
        let owned = |seat: &SeatView| ids(&seat.carried).union(ids(&seat.treasury)).contains(card.room);
        !tower.rooms.contains(card.room)
            && !ids(&tower.discards).contains(card.room)
            && !self.seats.iter().any(owned)
    }
}
