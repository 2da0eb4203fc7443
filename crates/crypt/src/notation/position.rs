//! Reads positions.

use game_core::{BadText, MAX_SEATS, Scanner, Seat, SeatSet, Viewer, Word};

use super::{allies, check, words};
use crate::state::extras::Extras;
use crate::state::{Claimant, Crypt, Pending, Stage, Standing};
use crate::view::variant_view::VariantView;
use crate::view::{BoardView, Joined, RowView, TreasureView, View};
use crate::vocabulary::card::Card;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::layout::Layout;
use crate::vocabulary::pile::{Cards, Pile};
use crate::vocabulary::setup::{Curse, Recall, Setup, Variant};
use crate::vocabulary::treasure::Knowledge;

/// Reads a position.
pub(crate) fn read_position<E: Edition>(text: &str) -> Result<Crypt<E>, BadText> {
    let parts = Parts::split(text)?;
    let (view, extras) = parts.read::<E>(Secrets::Given)?;
    check::possible(&view, extras, &parts.places())
}

/// Reads a view, and returns a position that fits it.
pub(super) fn read_likeness<E: Edition>(text: &str) -> Result<Crypt<E>, BadText> {
    let parts = Parts::split(text)?;
    let (mut view, extras) = parts.read::<E>(Secrets::Hidden)?;
    view.give_values().map_err(|kind| {
        first_word(parts.header)
            .unwrap_or(parts.header)
            .wrong(format!("there are more cards of kind {kind} here than in the deck"))
    })?;
    check::possible(&view, extras, &parts.places())
}

/// Which of the values that only some players have seen are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Secrets {
    /// All of them: the line is a position.
    Given,
    /// Those that one viewer knows: the line is a view.
    Hidden,
}

/// What the parts of a line have in common.
#[derive(Clone, Copy)]
struct Table {
    players: usize,
    secrets: Secrets,
}

/// Where the parts of a position start, for error messages.
pub(super) struct Places {
    pub(super) header: usize,
    pub(super) stage: usize,
    pub(super) lead: usize,
    pub(super) deck: usize,
    pub(super) row: usize,
    pub(super) boards: [usize; MAX_SEATS],
    pub(super) ghost: usize,
    pub(super) gifts: usize,
    pub(super) tokens: usize,
    pub(super) out: usize,
}

/// The parts between the bars.
struct Parts<'t> {
    header: Word<'t>,
    stage: Word<'t>,
    lead: Word<'t>,
    deck: Word<'t>,
    row: Option<Word<'t>>,
    boards: Vec<Word<'t>>,
    ghost: Option<Word<'t>>,
    gifts: Option<Word<'t>>,
    tokens: Option<Word<'t>>,
    out: Option<Word<'t>>,
    end: usize,
}

impl<'t> Parts<'t> {
    fn split(text: &'t str) -> Result<Parts<'t>, BadText> {
        let mut parts = Word { at: 0, text }.split('|').peekable();
        let mut next = |what: &str| {
            parts
                .next()
                .ok_or_else(|| BadText::new(text.len(), format!("the text ends here; expected | {what}")))
        };
        let header = next("crypt 2p AAAAAA")?;
        // Another text than a position is called so, before any part of it is missed.
        expect_verb(&mut Scanner::of(header), "crypt")?;
        let stage = next("the stage")?;
        let lead = next("lead a")?;
        let deck = next("deck T")?;
        let mut starting =
            |verb: &str| parts.next_if(|part| first_word(*part).is_some_and(|word| word.text == verb));
        let row = starting("row");
        let boards = std::iter::from_fn(|| {
            parts.next_if(|part| first_word(*part).is_some_and(|word| words::seat(word).is_ok()))
        });
        let boards = boards.collect();
        let mut starting =
            |verb: &str| parts.next_if(|part| first_word(*part).is_some_and(|word| word.text == verb));
        let (ghost, gifts) = (starting("ghost"), starting("gifts"));
        let (tokens, out) = (starting("tokens"), starting("out"));
        match parts.next() {
            Some(part) => Err(first_word(part).unwrap_or(part).wrong(
                "unknown part; the order is: header | stage | lead | deck | row | seats | ghost | gifts | tokens | out",
            )),
            None => {
                Ok(Parts { header, stage, lead, deck, row, boards, ghost, gifts, tokens, out, end: text.len() })
            }
        }
    }

    fn places(&self) -> Places {
        let start = |part: &Word<'t>| first_word(*part).map_or(part.at, |word| word.at);
        let optional = |part: &Option<Word<'t>>| part.as_ref().map_or(self.end, start);
        let mut boards = [self.end; MAX_SEATS];
        boards.iter_mut().zip(&self.boards).for_each(|(place, part)| *place = start(part));
        Places {
            header: start(&self.header),
            stage: start(&self.stage),
            lead: start(&self.lead),
            deck: start(&self.deck),
            row: optional(&self.row),
            boards,
            ghost: optional(&self.ghost),
            gifts: optional(&self.gifts),
            tokens: optional(&self.tokens),
            out: optional(&self.out),
        }
    }

    fn read<E: Edition>(&self, secrets: Secrets) -> Result<(View, Extras), BadText> {
        let Header { layout, curse, sides, recall } = read_header::<E>(self.header)?;
        let players = layout.players;
        let table = Table { players, secrets };
        let leader = read_leader(self.lead, players)?;
        let (stage, pending) = read_stage::<E>(self.stage, leader, players)?;
        let mut scanner = Scanner::of(self.deck);
        expect_verb(&mut scanner, "deck")?;
        let top = words::kind_or_none(scanner.expect("the kind on top of the deck, or -")?)?;
        scanner.end()?;
        let row = self.row.map_or(Ok(Vec::new()), |part| read_row(part, table))?;
        if self.boards.len() != players {
            let at = self.boards.get(players).map_or(self.end, |part| first_word(*part).unwrap_or(*part).at);
            return Err(BadText::new(
                at,
                format!("expected one part for each of the {players} seats, in order"),
            ));
        }
        let mut extras = Extras::begin(layout.variant, curse);
        for (joined, spot) in extras.joined.iter_mut().zip(&row) {
            *joined = spot.and_then(|spot| spot.joined).map_or(0, |joined| joined.dice);
        }
        let boards: Vec<BoardView> = Seat::first(players)
            .zip(&self.boards)
            .map(|(seat, part)| read_board(seat, *part, &row, table, &mut extras))
            .collect::<Result<_, _>>()?;
        let discards = self.out.map_or(Ok(Vec::new()), |part| read_discards(part, table))?;
        let ghost_bumped = self.ghost.map_or(Ok(0), read_ghost)?;
        let mut view = View {
            viewer: Viewer::Open,
            sides,
            recall,
            leader,
            lights_out: None,
            stage,
            pending,
            round: 0,
            rounds: layout.rounds() as u8,
            deck: 0,
            top,
            unseen: E::Pile::default().into(),
            row,
            boards,
            collectors: Vec::new(),
            discards,
            ghost_bumped,
            so_far: None,
            scores: None,
            variant: None,
        };
        view.unseen = self.unseen::<E>(layout)?;
        if let Some(part) = self.gifts {
            allies::read_gifts(part, secrets, &mut extras)?;
        }
        if let Some(part) = self.tokens {
            extras.tokens = allies::read_tokens(part, layout, secrets)?;
        }
        view.variant = E::VARIANTS.then(|| VariantView::of(&extras, layout, Viewer::Open, None));
        Ok((view, extras))
    }

    /// The cards that are left when all values given in the line are removed from the deck.
    fn unseen<E: Edition>(&self, layout: Layout) -> Result<Pile, BadText> {
        let mut unseen = E::Pile::deck(layout.deck_players());
        let parts = self.row.iter().chain(&self.boards).chain(&self.out);
        for word in parts.flat_map(|part| Scanner::of(*part)) {
            let Ok((kind, coins, _)) = words::card(word) else {
                continue;
            };
            if let Some(card) = coins.map(|coins| Card { kind, coins })
                && !unseen.remove(card)
            {
                return Err(word.wrong(format!("{card} is in this line more often than in the deck")));
            }
        }
        Ok(unseen.into())
    }
}

pub(super) fn first_word<'t>(part: Word<'t>) -> Option<Word<'t>> {
    Scanner::of(part).next()
}

pub(super) fn expect_verb(scanner: &mut Scanner<'_>, verb: &str) -> Result<(), BadText> {
    let word = scanner.expect(verb)?;
    if word.text == verb { Ok(()) } else { Err(word.wrong(format!("expected {verb:?} here"))) }
}

/// What the header says.
struct Header {
    layout: Layout,
    curse: Curse,
    sides: Option<crate::Sides>,
    recall: Recall,
}

fn read_header<E: Edition>(part: Word<'_>) -> Result<Header, BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "crypt")?;
    let word = scanner.expect("the number of players, as in 2p")?;
    let players_word = word;
    let players = word.strip_suffix("p").and_then(|word| word.number(1..=E::PLAYERS as u8));
    let players = players
        .ok_or_else(|| word.wrong(format!("expected the number of players, 1p to {}p", E::PLAYERS)))?;
    let word = scanner.expect("the collectors' sides, as in AABBAB")?;
    let sides = match word.text {
        "------" => None,
        text => Some(text.parse().map_err(|bad: crate::BadSides| word.wrong(bad.to_string()))?),
    };
    let recall = if scanner.next_word("memory").is_some() { Recall::Memory } else { Recall::Table };
    let (mut variant, mut curse) = (Variant::Base, Curse::Off);
    if E::VARIANTS {
        if scanner.next_word("twins").is_some() {
            variant = Variant::Twins;
        } else if scanner.next_word("houses").is_some() {
            variant = Variant::Houses;
        }
        if scanner.next_word("cursed").is_some() {
            curse = Curse::On;
        }
    }
    scanner.end()?;
    let setup = Setup { variant, curse, ..Setup::new(players) };
    Crypt::<E>::begin(&setup).map_err(|refusal| players_word.wrong(refusal.to_string()))?;
    Ok(Header { layout: Layout { players: players as usize, variant }, curse, sides, recall })
}

fn read_leader(part: Word<'_>, players: usize) -> Result<Option<Claimant>, BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "lead")?;
    let word = scanner.expect("who leads: a seat, G for the Ghost, or -")?;
    let leader = if word.text == "-" { None } else { Some(words::claimant(word, players)?) };
    scanner.end()?;
    Ok(leader)
}

fn read_stage<E: Edition>(
    part: Word<'_>,
    leader: Option<Claimant>,
    players: usize,
) -> Result<(Stage, Option<Pending>), BadText> {
    let mut scanner = Scanner::of(part);
    let verb = scanner.expect("the stage")?;
    let stage = match verb.text {
        "sides" => Stage::Sides { leader: leader.and_then(Claimant::seat) },
        "leader" => Stage::Leader,
        "tokens" => Stage::Tokens,
        "reveal" => Stage::Reveal,
        "pottery" => Stage::Pottery(scanner.expect("a seat")?.seat(players)?),
        "claim" => {
            let word = scanner.expect("the number of the turn")?;
            let turn = word.number(1..=E::PLAYERS as u8);
            let wrong = || word.wrong(format!("turns are numbered 1 to {}", E::PLAYERS));
            Stage::Claim(turn.ok_or_else(wrong)? - 1)
        }
        "collect" => Stage::Collect,
        "idol" => Stage::Idol(scanner.expect("a seat")?.seat(players)?),
        "give" => Stage::Give(scanner.expect("the seats that may give")?.seats(players)?),
        "curse" => Stage::Curse,
        "last" => Stage::Last(scanner.expect("a seat")?.seat(players)?),
        "rolloff" => Stage::RollOff(scanner.expect("the seats tied")?.seats(players)?),
        "over" => Stage::Over(scanner.expect("the winners")?.seats(players)?),
        _ => {
            return Err(verb.wrong(format!(
                "{} is not a stage; stages are sides, leader, tokens, reveal, pottery, claim, collect, idol, give, last, \
                 curse, rolloff, over",
                verb.quoted()
            )));
        }
    };
    let pending = match scanner.next() {
        Some(verb) => Some(read_pending(verb, &mut scanner, players)?),
        None => None,
    };
    scanner.end()?;
    Ok((stage, pending))
}

fn read_pending(verb: Word<'_>, scanner: &mut Scanner<'_>, players: usize) -> Result<Pending, BadText> {
    let mut seat = || scanner.expect("a seat")?.seat(players);
    match verb.text {
        "look" => Ok(Pending::Look(seat()?)),
        "take" => Ok(Pending::Take(seat()?, words::slot(scanner.expect("the treasure being taken")?)?)),
        "reroll" => Ok(Pending::Reroll(seat()?, words::pips(scanner.expect("the effort")?)?)),
        "ask" => Ok(Pending::Ask(seat()?)),
        _ => {
            let what = "can't be drawn or rolled; expected look, take, reroll or ask";
            Err(verb.wrong(format!("{} {what}", verb.quoted())))
        }
    }
}

fn read_treasure(word: Word<'_>, players: usize) -> Result<TreasureView, BadText> {
    let (kind, coins, rest) = words::card(word)?;
    let known = match rest.split_first() {
        None => Knowledge::Public,
        Some(('^', rest)) if rest.text.is_empty() => Knowledge::Flipped,
        Some(('?', seats)) => Knowledge::Secret(seats.seats(players)?),
        Some(_) => {
            return Err(rest.wrong(format!("{} can't follow a card; ^ or ?seats can", rest.quoted())));
        }
    };
    let treasure = TreasureView { kind, coins, known };
    match (known, coins) {
        (Knowledge::Public | Knowledge::Flipped, None) => {
            Err(word.wrong("a card that everyone sees has a value"))
        }
        _ => Ok(treasure),
    }
}

/// Reads a treasure in the row or among the discards: someone has seen it, or it has no value yet.
fn read_lying(word: Word<'_>, table: Table) -> Result<TreasureView, BadText> {
    let treasure = read_treasure(word, table.players)?;
    match (treasure.known, treasure.coins) {
        (Knowledge::Flipped, _) => Err(word.wrong("only a collected card can be flipped")),
        (Knowledge::Secret(seats), Some(_)) if seats.is_empty() => {
            Err(word.wrong("a face-down card that nobody has seen has no value yet: write _"))
        }
        (Knowledge::Secret(seats), None) if !seats.is_empty() && table.secrets == Secrets::Given => {
            Err(word.wrong("a player has seen this card, so its value must be given"))
        }
        _ => Ok(treasure),
    }
}

fn read_row(part: Word<'_>, table: Table) -> Result<Vec<Option<RowView>>, BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "row")?;
    scanner
        .map(|word| {
            if word.text == "." {
                return Ok(None);
            }
            let Some((card, dice)) = word.split_once('=') else {
                return Ok(Some(RowView {
                    treasure: read_lying(word, table)?,
                    standing: None,
                    joined: None,
                }));
            };
            let (claim, added) =
                dice.split_once(',').map_or((dice, None), |(claim, added)| (claim, Some(added)));
            let standing = read_standing(claim, table.players)?;
            let joined = added.map(|added| read_joined(standing, added, table.players)).transpose()?;
            Ok(Some(RowView { treasure: read_lying(card, table)?, standing: Some(standing), joined }))
        })
        .collect()
}

/// Dice with their owner: `b3+3`.
fn read_standing(dice: Word<'_>, players: usize) -> Result<Standing, BadText> {
    let (letter, stake) = dice.split_first().ok_or_else(|| dice.wrong("expected whose dice these are"))?;
    let by = words::claimant(Word { at: dice.at, text: &dice.text[..letter.len_utf8()] }, players)?;
    Ok(Standing { by, stake: words::stake(stake)? })
}

/// Dice added to those of an ally (V1.2).
fn read_joined(standing: Standing, word: Word<'_>, players: usize) -> Result<Joined, BadText> {
    let added = read_standing(word, players)?;
    let by = added.by.seat().ok_or_else(|| word.wrong("the Ghost has no ally"))?;
    if added.stake.effort() != standing.stake.effort() {
        return Err(word.wrong("dice that join an ally's show the same effort"));
    }
    Ok(Joined { by, dice: added.stake.dice(), total: standing.stake.total() + added.stake.total() })
}

fn read_discards(part: Word<'_>, table: Table) -> Result<Vec<TreasureView>, BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "out")?;
    if scanner.peek().is_none() {
        return Err(first_word(part).unwrap_or(part).wrong("the discards are left out when there are none"));
    }
    scanner.map(|word| read_lying(word, table)).collect()
}

fn read_ghost(part: Word<'_>) -> Result<u8, BadText> {
    let mut scanner = Scanner::of(part);
    expect_verb(&mut scanner, "ghost")?;
    let word = scanner.expect("the number of the Ghost's bumped dice")?;
    let dice =
        word.number(1..=crate::DICE).ok_or_else(|| word.wrong("1 to 3 dice of the Ghost were bumped"))?;
    scanner.end()?;
    Ok(dice)
}

fn read_board(
    seat: Seat,
    part: Word<'_>,
    row: &[Option<RowView>],
    table: Table,
    extras: &mut Extras,
) -> Result<BoardView, BadText> {
    let mut scanner = Scanner::of(part);
    let word = scanner.expect("a seat")?;
    if word.text != seat.to_string() {
        return Err(
            word.wrong(format!("expected seat {seat} here: the seats are in the order of their letters"))
        );
    }
    let (home, exhausted, failed) = read_dice(scanner.expect("dice available and exhausted, as in 2/1")?)?;
    let stands = row.iter().flatten().any(|spot| spot.has_dice_of(Claimant::Seat(seat)));
    let bumped_off = scanner.next_word("*");
    if let Some(word) = bumped_off.filter(|_| stands) {
        return Err(
            word.wrong("* is for a seat whose dice were all bumped, but this one has dice in the row")
        );
    }
    let earned_now = scanner.next_word("+5now").is_some();
    extras.idols_now |= earned_now;
    let idols_earned = earned_now || scanner.next_word("+5").is_some();
    let mut collection = Vec::new();
    let mut earlier = None;
    for word in scanner {
        if word.text == ":" && earlier.is_none() {
            earlier = Some(collection.len());
        } else {
            collection.push(read_held(seat, word, table)?);
        }
    }
    extras.fresh[seat.index()] = earlier.map_or(0, |earlier| collection.len() - earlier) as u8;
    Ok(BoardView {
        home,
        exhausted,
        failed,
        placed: stands || bumped_off.is_some(),
        idols_earned,
        collection,
    })
}

fn read_dice(word: Word<'_>) -> Result<(u8, u8, Vec<crate::Pips>), BadText> {
    let wrong = || {
        word.wrong(
            "expected dice available and exhausted, as in 2/1, or 1/2!4+6 with the efforts that failed",
        )
    };
    let (home, rest) = word.split_once('/').ok_or_else(wrong)?;
    let (exhausted, failed) = match rest.split_once('!') {
        Some((exhausted, failed)) => (exhausted, words::dice(failed)?.iter().collect()),
        None => (rest, Vec::new()),
    };
    if !failed.is_sorted() {
        return Err(rest.wrong("the efforts that failed are listed lowest first"));
    }
    let dice = |word: Word<'_>| word.number(0..=crate::DICE).ok_or_else(wrong);
    Ok((dice(home)?, dice(exhausted)?, failed))
}

fn read_held(seat: Seat, word: Word<'_>, table: Table) -> Result<TreasureView, BadText> {
    let mut held = read_treasure(word, table.players)?;
    if held.coins.is_none() && table.secrets == Secrets::Given {
        return Err(word.wrong("a collected card has a value, which its owner has seen"));
    }
    if let Knowledge::Secret(others) = held.known {
        if others.contains(seat) {
            return Err(word.wrong("the owner is not listed: they always know the card"));
        }
        held.known = Knowledge::Secret(others.union(SeatSet::only(seat)));
    }
    Ok(held)
}
