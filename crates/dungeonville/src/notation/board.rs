//! Reading the parts of a position: towers, seats, fights and expeditions.

use game_core::{BadText, Scanner, Seat, Word};

use super::{Secrets, position, steps, words};
use crate::state::{Battle, Expedition, Items, MOST_ROOMS, PLAYERS, Player, TowerState};
use crate::view::SwapView;
use crate::vocabulary::sets::TowerRooms;
use crate::{Item, Room, Rooms, Tower};

/// The part of a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Board {
    pub(super) player: Player,
    pub(super) deed: Option<Tower>,
    pub(super) shown: bool,
}

/// The tokens of each seat: `2/0/1`, not all 0.
fn read_tokens(scanner: &mut Scanner<'_>, players: usize) -> Result<[u16; PLAYERS], BadText> {
    read_counts(scanner, players, "seat", words::tokens)
}

/// What a seat did in each tower: `1/0/0/2/0`, not all 0.
fn read_trail(scanner: &mut Scanner<'_>) -> Result<[u8; Tower::COUNT], BadText> {
    read_counts(scanner, Tower::COUNT, "tower", |word| words::number(word, u8::MAX))
}

/// A number for each seat or tower, not all 0.
fn read_counts<T: Copy + Default + PartialEq, const MOST: usize>(
    scanner: &mut Scanner<'_>,
    count: usize,
    each: &str,
    read: impl Fn(Word<'_>) -> Result<T, BadText>,
) -> Result<[T; MOST], BadText> {
    let word = scanner.expect(&format!("a number for each {each}, as in 2/0/1"))?;
    let mut counts = [T::default(); MOST];
    let mut found = 0;
    for number in word.split('/') {
        let place = counts.get_mut(found).ok_or_else(|| number.wrong(format!("there is no such {each}")))?;
        *place = read(number)?;
        found += 1;
    }
    if found != count || counts == [T::default(); MOST] {
        return Err(word.wrong(format!("expected {count} numbers, one for each {each}, not all 0")));
    }
    Ok(counts)
}

/// Rooms of one tower, at least one.
fn read_rooms_of(scanner: &mut Scanner<'_>, tower: Tower, word: Word<'_>) -> Result<TowerRooms, BadText> {
    let rooms = words::rooms(scanner)?;
    if rooms.is_empty() || !rooms.without(Rooms::of(tower)).is_empty() {
        return Err(word.wrong(format!("expected rooms of the {tower}")));
    }
    Ok(rooms.in_tower(tower))
}

/// The value of `word`; none for `?`, which is allowed in views only.
fn known<'t, T>(
    word: Word<'t>,
    secrets: Secrets,
    read: impl FnOnce(Word<'t>) -> Result<T, BadText>,
) -> Result<Option<T>, BadText> {
    match (word.text, secrets) {
        ("?", Secrets::Hidden) => Ok(None),
        _ => read(word).map(Some),
    }
}

/// What decides how the parts of a position are read.
#[derive(Clone, Copy)]
pub(super) struct Reading {
    pub(super) players: usize,
    pub(super) secrets: Secrets,
}

pub(super) fn read_tower(tower: Tower, part: Word<'_>, reading: Reading) -> Result<TowerState, BadText> {
    let Reading { players, secrets } = reading;
    let mut scanner = Scanner::of(part);
    words::expect_next(
        &mut scanner,
        &tower.initial().to_string(),
        "the towers are in the order C, R, I, G, D",
    )?;
    let mut here = TowerState::EMPTY;
    if scanner.next_word("blood").is_some() {
        here.blood = read_tokens(&mut scanner, players)?;
    }
    if scanner.next_word("top").is_some() {
        here.top = known(scanner.expect("a room")?, secrets, words::room)?;
        here.known = scanner.expect("the seats that have looked")?.seats(players)?;
    }
    if let Some(word) = scanner.next_word("out") {
        here.discards = read_rooms_of(&mut scanner, tower, word)?;
    }
    words::end(&mut scanner, "blood, top, out")?;
    Ok(here)
}

pub(super) fn read_seat(seat: Seat, part: Word<'_>, reading: Reading) -> Result<Board, BadText> {
    let Reading { players, secrets } = reading;
    let mut scanner = Scanner::of(part);
    words::expect_next(&mut scanner, &seat.to_string(), "the seats are in the order of their letters")?;
    let mut board = Board::default();
    let word = scanner.expect("the deed: a tower, or - before the deal")?;
    let (deed, shown) = word.strip_suffix("!").map_or((word, false), |word| (word, true));
    board.deed = if word.text == "-" { None } else { known(deed, secrets, words::tower)? };
    board.shown = shown;
    let player = &mut board.player;
    if let Some(word) = scanner.next_word("party") {
        player.party = words::adventurers(&mut scanner)?;
        if player.party.is_empty() {
            return Err(word.wrong("expected the members of the party"));
        }
    }
    if let Some(word) = scanner.next_word("home") {
        player.home = words::adventurers(&mut scanner)?;
        if player.home.is_empty() {
            return Err(word.wrong("expected the adventurers who wait at home"));
        }
    }
    if scanner.next_word("at").is_some() {
        player.pawn = Some(words::tower(scanner.expect("a tower")?)?);
    }
    if let Some(word) = scanner.next_word("carries") {
        let tower = player.pawn.ok_or_else(|| {
            word.wrong("a party carries cards only at a tower, which comes first: at C carries C7")
        })?;
        player.carried = read_rooms_of(&mut scanner, tower, word)?;
    }
    if scanner.next_word("gold").is_some() {
        let word = scanner.expect("gold in tokens")?;
        let gold = word.number(1..=250).filter(|gold| gold.is_multiple_of(10));
        player.gold =
            gold.ok_or_else(|| word.wrong("expected a multiple of 10, because tokens are worth 10 each"))?;
    }
    if let Some(word) = scanner.next_word("kills") {
        let tokens = read_tokens(&mut scanner, players)?;
        for (kills, tokens) in player.kills.iter_mut().zip(tokens) {
            *kills =
                u8::try_from(tokens).map_err(|_| word.wrong("there are too many tokens for a kill zone"))?;
        }
    }
    if scanner.next_word("scouted").is_some() {
        player.trail.scouted = read_trail(&mut scanner)?;
    }
    if scanner.next_word("turned").is_some() {
        player.trail.turned = read_trail(&mut scanner)?;
    }
    if let Some(word) = scanner.next_word("owns") {
        player.treasury = words::rooms(&mut scanner)?;
        if player.treasury.is_empty() {
            return Err(word.wrong("expected the cards of the treasury"));
        }
    }
    words::end(&mut scanner, "deed, party, home, at, carries, gold, kills, scouted, turned, owns")?;
    Ok(board)
}

/// Every draw from the Deed House.
pub(super) fn read_swaps(part: Word<'_>, players: usize, secrets: Secrets) -> Result<Vec<SwapView>, BadText> {
    let mut scanner = Scanner::of(part);
    words::expect(&mut scanner, "deeds")?;
    if scanner.peek().is_none() {
        return Err(part.wrong("leave this part out if no deeds were drawn"));
    }
    scanner
        .map(|word| {
            let (rest, shown) = word.strip_suffix("!").map_or((word, false), |rest| (rest, true));
            let wrong =
                || word.wrong("expected a seat, the deed it put back and the deed it drew, as in aC>R");
            let (letter, rest) = rest.split_first().ok_or_else(wrong)?;
            let seat = Word { at: word.at, text: &word.text[..letter.len_utf8()] }.seat(players)?;
            let (returned, drawn) = rest.split_once('>').ok_or_else(wrong)?;
            let returned = known(returned, secrets, words::tower)?;
            Ok(SwapView { seat, returned, drawn: known(drawn, secrets, words::tower)?, shown })
        })
        .collect()
}

/// The fights, and the number of hidden fighters of each seat.
pub(super) fn read_battle(
    part: Word<'_>,
    players: usize,
    secrets: Secrets,
) -> Result<(Battle, [usize; PLAYERS]), BadText> {
    let mut scanner = Scanner::of(part);
    words::expect(&mut scanner, "battle")?;
    let mut battle = Battle::default();
    let mut hidden = [0; PLAYERS];
    if let Some(tower) = scanner.peek().and_then(|word| words::tower(word).ok()) {
        scanner.next();
        battle.tower = Some(tower);
        let word = scanner.expect("the clash, 1 to 3")?;
        let clash = word.number(1..=3).ok_or_else(|| word.wrong("clashes are numbered 1 to 3"))?;
        battle.clash = clash - 1;
    }
    while let Some(word) = scanner.peek().filter(|word| word.letter().is_some()) {
        let seat = word.seat(players)?;
        scanner.next();
        if battle.sealed.bits() >> seat.index() != 0 {
            return Err(word.wrong("orders must be in the order of the seats, each once"));
        }
        battle.sealed.insert(seat);
        (battle.orders[seat.index()], hidden[seat.index()]) = steps::read_order_seen(&mut scanner, secrets)?;
    }
    if scanner.next_word("joined").is_some() {
        battle.joined = words::adventurers(&mut scanner)?;
    }
    if scanner.next_word("lutes").is_some() {
        battle.lutes = scanner.expect("the seats that have used the Lute")?.seats(players)?;
    }
    words::end(&mut scanner, "tower, clash, orders, joined, lutes")?;
    if battle == Battle::default() {
        return Err(part.wrong("leave this part out before the first order"));
    }
    Ok((battle, hidden))
}

/// The expedition, and the room that is turned but not taken yet.
pub(super) fn read_expedition(part: Word<'_>) -> Result<(Expedition, Option<Room>), BadText> {
    let mut scanner = Scanner::of(part);
    words::expect(&mut scanner, "inside")?;
    let rooms = words::number(scanner.expect("the number of rooms turned")?, MOST_ROOMS)?;
    let mut inside = Expedition { rooms, ..Expedition::default() };
    let mut facing = None;
    if scanner.next_word("facing").is_some() {
        facing = Some(position::room(&mut scanner)?);
        inside.turned = facing;
    } else if scanner.next_word("turned").is_some() {
        inside.turned = Some(position::room(&mut scanner)?);
    }
    inside.died = scanner.next_word("died").is_some();
    if scanner.next_word("jester").is_some() {
        inside.jester = Some(words::letter(scanner.expect("the Jester's letter")?)?);
    }
    if scanner.next_word("oracle").is_some() {
        inside.oracle = Some(words::letter(scanner.expect("the Oracle's letter")?)?);
    }
    if scanner.next_word("aside").is_some() {
        inside.aside = words::adventurers(&mut scanner)?;
    }
    if scanner.next_word("used").is_some() {
        let mut items = Items::default();
        let mut last = None;
        for word in scanner.by_ref() {
            let item = Item::from_key(word.text).ok_or_else(|| word.wrong("expected an item"))?;
            if last.replace(item).is_some_and(|last| last >= item) {
                return Err(word.wrong("items must be in the order of the rules, each once"));
            }
            items.insert(item);
        }
        inside.used = items;
    }
    words::end(&mut scanner, "rooms, facing or turned, died, jester, oracle, aside, used")?;
    if inside == Expedition::default() {
        return Err(part.wrong("leave this part out while nothing has happened in the expedition"));
    }
    Ok((inside, facing))
}
