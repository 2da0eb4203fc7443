//! Reading a position.

use game_core::{BadText, BySeat, Scanner, Seat, Word};

use super::{Secrets, board, seen, words};
use crate::state::deeds::Deeds;
use crate::state::{Expedition, PLAYERS, ROUNDS, Rules, State, TowerState, WINNING};
use crate::view::SwapView;
use crate::vocabulary::sets::TowerRooms;
use crate::vocabulary::stage::Stage;
use crate::{Adventurers, Cards, Room, Rooms, Setup, Tower};

/// Reads a position, or a view as a position that looks like it. It does not check that the position is possible.
pub(super) fn read(text: &str, secrets: Secrets) -> Result<State, BadText> {
    let mut parts =
        Parts { rest: Word { at: 0, text }.split('|').collect::<Vec<_>>().into_iter(), end: text.len() };
    let Header { players, cards, rules, points } =
        read_header(parts.next("dungeonville 3p builtin-2 rules 2")?)?;
    let (round, stage, turn) = read_stage(parts.next("the stage")?, players)?;
    let first = read_first(parts.next("first a")?, players)?;
    let town = read_adventurers(parts.next("town")?, "town")?;
    let discards = read_adventurers(parts.next("out")?, "out")?;
    let mut taken = Taken::default();
    taken.adventurers(town.union(discards), 0)?;
    let reading = board::Reading { players, secrets };
    let mut towers = [TowerState::EMPTY; Tower::COUNT];
    for (tower, here) in Tower::ALL.into_iter().zip(&mut towers) {
        let part = parts.next("a part for each tower: C, R, I, G, D")?;
        *here = board::read_tower(tower, part, reading)?;
        taken.rooms(here.discards.rooms(tower), part.at)?;
    }
    let mut boards = [board::Board::default(); PLAYERS];
    for seat in Seat::first(players) {
        let part = parts.next("a part for each seat")?;
        let read = board::read_seat(seat, part, reading)?;
        taken.adventurers(read.player.party.union(read.player.home), part.at)?;
        let carried = read.player.pawn.map_or(Rooms::NONE, |tower| read.player.carried.rooms(tower));
        taken.rooms(read.player.treasury, part.at)?;
        taken.rooms(carried, part.at)?;
        boards[seat.index()] = read;
    }
    let swaps =
        parts.next_if("deeds").map_or(Ok(Vec::new()), |part| board::read_swaps(part, players, secrets))?;
    let fights =
        parts.next_if("battle").map(|part| board::read_battle(part, players, secrets)).transpose()?;
    let (battle, hidden) = fights.unwrap_or_default();
    let inside = parts.next_if("inside");
    let (expedition, facing) =
        inside.map_or(Ok((Expedition::default(), None)), |part| board::read_expedition(part))?;
    taken.adventurers(expedition.aside, inside.map_or(0, |part| part.at))?;
    if let Some(room) = facing {
        taken.rooms(Rooms::only(room), inside.map_or(0, |part| part.at))?;
    }
    parts.end()?;
    for (tower, here) in Tower::ALL.into_iter().zip(&mut towers) {
        here.deck = TowerRooms::ALL.without(taken.rooms.in_tower(tower));
        if here.top.is_none() && !here.known.is_empty() {
            here.top = here.deck.nth(tower, 0);
        }
        if here.top.is_some_and(|top| top.tower() != tower || !here.deck.contains(top)) {
            return Err(BadText::new(0, "the card on top of a deck must be in that deck"));
        }
    }
    let deeds = match secrets {
        Secrets::Given => read_deeds(players, stage, &boards, &swaps)?,
        Secrets::Hidden => seen::deeds(players, stage, &boards, &swaps)?,
    };
    let mut state = State {
        cards: cards.in_play().map_err(|refusal| BadText::new(0, refusal.to_string()))?,
        players: BySeat::new(players, |seat| boards[seat.index()].player),
        towers,
        deck: Adventurers::ALL.without(taken.adventurers),
        discards,
        town,
        battle,
        expedition,
        deeds,
        stage,
        turn: turn.or(first).unwrap_or(Seat::A),
        first: first.unwrap_or(Seat::A),
        round,
        draw_first: first.is_none(),
        rules,
        points,
    };
    seen::fill_orders(&mut state, &hidden)?;
    Ok(state)
}

/// The parts between the `|`.
struct Parts<'t> {
    rest: std::vec::IntoIter<Word<'t>>,
    end: usize,
}

impl<'t> Parts<'t> {
    fn next(&mut self, what: &str) -> Result<Word<'t>, BadText> {
        self.rest
            .next()
            .ok_or_else(|| BadText::new(self.end, format!("the text ends here; expected | {what}")))
    }

    fn next_if(&mut self, verb: &str) -> Option<Word<'t>> {
        let part = *self.rest.as_slice().first()?;
        Scanner::of(part).next().filter(|word| word.text == verb)?;
        self.rest.next()
    }

    fn end(&mut self) -> Result<(), BadText> {
        match self.rest.next() {
            Some(part) => Err(part.wrong(
                "this part is not known here; the order is: header | stage | first | town | out | towers | seats | \
                 deeds | battle | inside",
            )),
            None => Ok(()),
        }
    }
}

/// The cards that have been placed.
#[derive(Default)]
struct Taken {
    adventurers: Adventurers,
    rooms: Rooms,
}

impl Taken {
    fn adventurers(&mut self, more: Adventurers, at: usize) -> Result<(), BadText> {
        if let Some(twice) = self.adventurers.and(more).lowest() {
            return Err(BadText::new(at, format!("adventurer {twice} is in two places")));
        }
        self.adventurers = self.adventurers.union(more);
        Ok(())
    }

    fn rooms(&mut self, more: Rooms, at: usize) -> Result<(), BadText> {
        if let Some(twice) = self.rooms.and(more).iter().next() {
            return Err(BadText::new(at, format!("{twice} is in two places")));
        }
        self.rooms = self.rooms.union(more);
        Ok(())
    }
}

/// What the first part says.
struct Header {
    players: usize,
    cards: Cards,
    rules: Rules,
    points: u8,
}

/// The first part: players, card set, and from version 2 on the version of the rules, and the points if they are not seven.
fn read_header(part: Word<'_>) -> Result<Header, BadText> {
    let mut scanner = Scanner::of(part);
    words::expect(&mut scanner, "dungeonville")?;
    let word = scanner.expect("the number of players, as in 3p")?;
    let players = word.strip_suffix("p").and_then(|word| word.number(2..=PLAYERS as u8));
    let players = players.ok_or_else(|| word.wrong("expected the number of players, 2p to 5p"))?;
    let word = scanner.expect("the card set: builtin-2, house, or the tag of another that is loaded")?;
    let cards = Cards::find(word.text).ok_or_else(|| {
        let known = Cards::built_in_tags().join(" and ");
        word.wrong(format!("the card set {} is not known here; the built-in ones are {known}", word.quoted()))
    })?;
    let rules = match scanner.next_word("rules") {
        None => Rules::First,
        Some(_) => {
            let word = scanner.expect("the version of the rules")?;
            let version = word.number(2..=Rules::CURRENT.version() as u8);
            let rules = version.and_then(|version| Rules::of_version(version.into()));
            rules.ok_or_else(|| word.wrong("expected version 2; leave it out for version 1"))?
        }
    };
    let points = match scanner.next_word("points") {
        None => WINNING as u8,
        Some(_) => {
            let word = scanner.expect("the points that win")?;
            let points = word.number(1..=9).filter(|points| Setup::POINTS[1..].contains(points));
            let points = points.filter(|_| rules > Rules::First);
            points.ok_or_else(|| {
                word.wrong("expected 5 or 9, from version 2 of the rules on; leave it out for 7")
            })?
        }
    };
    scanner.end()?;
    Ok(Header { players: players as usize, cards, rules, points })
}

fn read_stage(part: Word<'_>, players: usize) -> Result<(u8, Stage, Option<Seat>), BadText> {
    let mut scanner = Scanner::of(part);
    let word = scanner.expect("the round")?;
    let round = word.number(1..=ROUNDS).ok_or_else(|| word.wrong("rounds are numbered 1 to 40"))?;
    let verb = scanner.expect("the stage")?;
    let stage = match verb.text {
        "over" => Stage::Over(scanner.expect("the winners")?.seats(players)?),
        key => Stage::BEFORE_THE_END.into_iter().find(|stage| stage.key() == key).ok_or_else(|| {
            let stages = Stage::BEFORE_THE_END.map(Stage::key).join(", ");
            verb.wrong(format!("{} is not a stage; stages are {stages}, over", verb.quoted()))
        })?,
    };
    let turn = match stage {
        Stage::Deal | Stage::First | Stage::Battle => None,
        Stage::Over(_) => {
            words::expect(&mut scanner, "turn")?;
            Some(scanner.expect("whose turn it was")?.seat(players)?)
        }
        _ => Some(scanner.expect("whose turn it is")?.seat(players)?),
    };
    scanner.end()?;
    Ok((round, stage, turn))
}

fn read_first(part: Word<'_>, players: usize) -> Result<Option<Seat>, BadText> {
    let mut scanner = Scanner::of(part);
    words::expect(&mut scanner, "first")?;
    let word = scanner.expect("the first player, or -")?;
    let first = if word.text == "-" { None } else { Some(word.seat(players)?) };
    scanner.end()?;
    Ok(first)
}

fn read_adventurers(part: Word<'_>, verb: &str) -> Result<Adventurers, BadText> {
    let mut scanner = Scanner::of(part);
    words::expect(&mut scanner, verb)?;
    let set = words::adventurers(&mut scanner)?;
    scanner.end()?;
    Ok(set)
}

/// The deeds as they were dealt and drawn. They must lead to the deeds held now.
fn read_deeds(
    players: usize,
    stage: Stage,
    boards: &[board::Board; PLAYERS],
    swaps: &[SwapView],
) -> Result<Deeds, BadText> {
    let wrong = |what: &str| BadText::new(0, what.to_owned());
    let mut deeds = Deeds::NONE;
    for seat in Seat::first(players) {
        let first = swaps.iter().find(|swap| swap.seat == seat).and_then(|swap| swap.returned);
        let now = boards[seat.index()].deed;
        if now.is_none() != (stage == Stage::Deal) {
            return Err(wrong("all seats have a deed after the deal, and none before"));
        }
        if let Some(deed) = first.or(now) {
            if !deeds.house().any(|free| free == deed) {
                return Err(wrong("a deed was dealt twice"));
            }
            deeds.deal(seat, deed);
        }
    }
    for swap in swaps {
        let drawn = swap.drawn.filter(|drawn| deeds.house().any(|deed| deed == *drawn));
        let fits = deeds.of(swap.seat).is_some() && deeds.of(swap.seat) == swap.returned;
        let Some(drawn) = drawn.filter(|_| fits && !deeds.is_full() && players != Tower::COUNT) else {
            return Err(wrong("this draw of a deed is not possible"));
        };
        if swap.shown {
            deeds.shown.insert(swap.seat);
        }
        deeds.swap(swap.seat, drawn);
    }
    for seat in Seat::first(players) {
        if deeds.of(seat) != boards[seat.index()].deed {
            return Err(wrong("the draws of deeds do not lead to the deeds held now"));
        }
        if boards[seat.index()].shown {
            deeds.shown.insert(seat);
        }
    }
    Ok(deeds)
}

/// Reads a room.
pub(super) fn room(scanner: &mut Scanner<'_>) -> Result<Room, BadText> {
    words::room(scanner.expect("a room")?)
}
