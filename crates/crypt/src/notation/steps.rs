//! Actions and answers of chance as text.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use arrayvec::ArrayVec;
use game_core::{BadText, BySeat, MAX_SEATS, Scanner, Seat};

use super::words;
use crate::action::{Action, ExhaustedDie, Pair};
use crate::chance::{Chance, Deal, Drawn, Harvest, Values};
use crate::vocabulary::dice::{Claim, Dice, Slot};
use crate::vocabulary::edition::{Edition, Places};
use crate::vocabulary::tokens::{Hands, Kinds};

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Claim(claim) => {
                f.write_str("claim")?;
                claim.iter().try_for_each(|(slot, stake)| write!(f, " {slot}={stake}"))
            }
            Action::Recover => f.write_str("recover"),
            Action::Look { flip } => write!(f, "look {flip}"),
            Action::Restore { flip, die: ExhaustedDie::Earlier } => write!(f, "restore {flip}"),
            Action::Restore { flip, die: ExhaustedDie::Failed(effort) } => {
                write!(f, "restore {flip} !{effort}")
            }
            Action::Take { flip, slot } => write!(f, "take {flip} {slot}"),
            Action::Reroll { flip, effort } => write!(f, "reroll {flip} !{effort}"),
            Action::Give { card } => write!(f, "give {card}"),
            Action::Ask => f.write_str("ask"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl Display for Pair {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [one, other] = self.cards();
        write!(f, "{one} {other}")
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        Scanner::read_all(text, "an action", |verb, scanner| {
            match verb.text {
            "claim" => read_claim(scanner),
            "recover" => Ok(Action::Recover),
            "look" => Ok(Action::Look { flip: words::card_no(scanner.expect("the Manuscript to flip")?)? }),
            "restore" => {
                let flip = read_pair(scanner)?;
                let die = match scanner.next() {
                    Some(word) => ExhaustedDie::Failed(read_failed(word)?),
                    None => ExhaustedDie::Earlier,
                };
                Ok(Action::Restore { flip, die })
            }
            "take" => Ok(Action::Take {
                flip: read_pair(scanner)?,
                slot: words::slot(scanner.expect("the treasure to take")?)?,
            }),
            "reroll" => Ok(Action::Reroll {
                flip: words::card_no(scanner.expect("the Idol to flip")?)?,
                effort: read_failed(scanner.expect("the effort that failed, as in !5")?)?,
            }),
            "give" => Ok(Action::Give { card: words::card_no(scanner.expect("the card to give")?)? }),
            "ask" => Ok(Action::Ask),
            "decline" => Ok(Action::Decline),
            _ => Err(verb.wrong(format!(
                "{} is not an action; actions are claim, recover, look, restore, take, reroll, give, ask, decline",
                verb.quoted()
            ))),
        }
        })
    }
}

fn read_claim(scanner: &mut Scanner<'_>) -> Result<Action, BadText> {
    scanner
        .try_fold(Claim::NONE, |claim, word| {
            let (slot, stake) = words::assignment(word, "1=5 or 2=3+3")?;
            let (slot, stake) = (words::slot(slot)?, words::stake(stake)?);
            let claim = claim.and(slot, stake);
            claim.ok_or_else(|| word.wrong("list treasures from the left, each once, at most three"))
        })
        .map(Action::Claim)
}

fn read_pair(scanner: &mut Scanner<'_>) -> Result<Pair, BadText> {
    let one = scanner.expect("the first card to flip")?;
    let other = scanner.expect("the second card to flip")?;
    let pair = Pair::new(words::card_no(one)?, words::card_no(other)?);
    pair.ok_or_else(|| other.wrong("two different cards are flipped"))
}

fn read_failed(word: game_core::Word<'_>) -> Result<crate::Pips, BadText> {
    match word.strip_prefix("!") {
        Some(effort) => words::pips(effort),
        None => Err(word.wrong(format!("{} is not a failed die, as in !5", word.quoted()))),
    }
}

impl<E: Edition> Display for Chance<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Sides(sides) => write!(f, "sides {sides}"),
            Chance::Leader(seat) => write!(f, "leader {seat}"),
            Chance::Tokens(hands) => write_hands(f, hands),
            Chance::Ask(kind) => write!(f, "ask {}", kind.letter()),
            Chance::Curse(kind) => write!(f, "curse {}", kind.letter()),
            Chance::Reveal(deal) => deal.fmt(f),
            Chance::Look(values) => {
                f.write_str("look")?;
                write_values::<E>(f, values)
            }
            Chance::Take(coins) => write!(f, "take {coins}"),
            Chance::Ghost(dice) => write!(f, "ghost {dice}"),
            Chance::Collect(harvest) => harvest.fmt(f),
            Chance::Reroll(roll) => write!(f, "reroll {roll}"),
            Chance::RollOff(dice) => {
                write!(f, "rolloff {}p", dice.count())?;
                let rolled = dice.iter().filter(|(_, dice)| !dice.is_empty());
                rolled.into_iter().try_for_each(|(seat, dice)| write!(f, " {seat}={dice}"))
            }
        }
    }
}

impl Display for Deal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("reveal")?;
        self.cards.iter().try_for_each(|drawn| write!(f, " {drawn}"))?;
        self.next.map_or(Ok(()), |kind| write!(f, " next {}", kind.letter()))
    }
}

impl Display for Drawn {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.coins {
            Some(coins) => write!(f, "{}{coins}", self.kind.letter()),
            None => write!(f, "{}_", self.kind.letter()),
        }
    }
}

impl<E: Edition> Display for Harvest<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("collect")?;
        for slot in Slot::first(E::SLOTS) {
            let (dice, joined) = (self.rolls_on(slot), self.joined_on(slot));
            if !dice.is_empty() || !joined.is_empty() {
                write!(f, " {slot}={dice}")?;
            }
            if !joined.is_empty() {
                write!(f, "/{joined}")?;
            }
        }
        if self.values.as_ref().iter().any(Option::is_some) {
            f.write_str(" value")?;
        }
        write_values::<E>(f, &self.values)
    }
}

/// The tokens of each seat that has any.
fn write_hands(f: &mut Formatter<'_>, hands: &Hands) -> fmt::Result {
    f.write_str("tokens")?;
    let dealt = Seat::ALL.into_iter().zip(hands).filter(|(_, hand)| !hand.is_empty());
    dealt.into_iter().try_for_each(|(seat, hand)| write!(f, " {seat}={hand}"))
}

fn write_values<E: Edition>(f: &mut Formatter<'_>, values: &Values<E>) -> fmt::Result {
    let places = Slot::first(E::SLOTS).zip(values.as_ref());
    let found = places.filter_map(|(slot, coins)| Some((slot, (*coins)?)));
    found.into_iter().try_for_each(|(slot, coins)| write!(f, " {slot}={coins}"))
}

impl<E: Edition> FromStr for Chance<E> {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance<E>, BadText> {
        Scanner::read_all(text, "an answer of chance", |verb, scanner| {
            match verb.text {
            "sides" => {
                let word = scanner.expect("six letters A or B")?;
                word.text
                    .parse()
                    .map(Chance::Sides)
                    .map_err(|bad: crate::BadSides| word.wrong(bad.to_string()))
            }
            "leader" => Ok(Chance::Leader(words::seat(scanner.expect("a seat")?)?)),
            "reveal" => read_deal::<E>(scanner).map(Chance::Reveal),
            "look" => read_values::<E>(scanner).map(Chance::Look),
            "tokens" => read_hands(scanner).map(Chance::Tokens),
            "ask" => Ok(Chance::Ask(words::kind(scanner.expect("the kind of the token")?)?)),
            "curse" => Ok(Chance::Curse(words::kind(scanner.expect("the cursed kind")?)?)),
            "take" => Ok(Chance::Take(words::coins(scanner.expect("a coin value")?)?)),
            "ghost" => Ok(Chance::Ghost(words::dice(scanner.expect("the Ghost's dice, as in 3+3+4")?)?)),
            "collect" => read_harvest(scanner).map(Chance::Collect),
            "reroll" => Ok(Chance::Reroll(words::pips(scanner.expect("a roll")?)?)),
            "rolloff" => read_roll_off::<E>(scanner).map(Chance::RollOff),
            _ => Err(verb.wrong(format!(
                "{} is not an answer of chance; those are sides, leader, tokens, reveal, look, take, ghost, ask, collect, \
                 reroll, curse, rolloff",
                verb.quoted()
            ))),
        }
        })
    }
}

fn read_deal<E: Edition>(scanner: &mut Scanner<'_>) -> Result<Deal, BadText> {
    let mut cards = ArrayVec::new();
    while let Some(word) = scanner.next() {
        if word.text == "next" {
            let next = Some(words::kind(scanner.expect("the kind on top of the deck")?)?);
            return Ok(Deal { cards, next });
        }
        let (kind, coins, rest) = words::card(word)?;
        if !rest.text.is_empty() {
            return Err(rest.wrong(format!("nothing may follow a drawn card, but here is {}", rest.quoted())));
        }
        if cards.len() == E::SLOTS {
            return Err(word.wrong(format!("a round reveals {} cards at most", E::SLOTS)));
        }
        cards.push(Drawn { kind, coins });
    }
    Ok(Deal { cards, next: None })
}

/// A treasure of a round that this edition can have.
fn read_slot<E: Edition>(word: game_core::Word<'_>) -> Result<Slot, BadText> {
    let slot = words::slot(word)?;
    if slot.index() < E::SLOTS { Ok(slot) } else { Err(words::no_treasure(word, E::SLOTS)) }
}

/// The tokens of each seat: `a=IJ b=MP`.
fn read_hands(scanner: &mut Scanner<'_>) -> Result<Hands, BadText> {
    let mut hands = [Kinds::NONE; MAX_SEATS];
    let mut last: Option<Seat> = None;
    for word in scanner {
        let (seat, hand) = words::assignment(word, "a=IJ")?;
        let seat = words::seat(seat)?;
        if last.replace(seat).is_some_and(|last| seat <= last) {
            return Err(word.wrong("list seats in order, each once"));
        }
        hands[seat.index()] = words::kinds(hand)?;
    }
    Ok(hands)
}

fn read_values<E: Edition>(scanner: &mut Scanner<'_>) -> Result<Values<E>, BadText> {
    let mut values = Values::<E>::all(None);
    let mut last = None;
    for word in scanner {
        let (slot, coins) = words::assignment(word, "3=2")?;
        let slot = read_slot::<E>(slot)?;
        if last.replace(slot).is_some_and(|last| slot <= last) {
            return Err(word.wrong("list treasures from the left, each once"));
        }
        values.as_mut()[slot.index()] = Some(words::coins(coins)?);
    }
    Ok(values)
}

fn read_harvest<E: Edition>(scanner: &mut Scanner<'_>) -> Result<Harvest<E>, BadText> {
    let mut harvest = Harvest::<E>::none();
    let mut last = None;
    while let Some(word) = scanner.next() {
        if word.text == "value" {
            if scanner.peek().is_none() {
                return Err(word.wrong("values must follow, as in value 3=2"));
            }
            harvest.values = read_values::<E>(scanner)?;
            break;
        }
        let (slot, dice) = words::assignment(word, "1=4+2")?;
        let slot = read_slot::<E>(slot)?;
        if last.replace(slot).is_some_and(|last| slot <= last) {
            return Err(word.wrong("list treasures from the left, each once"));
        }
        let (own, joined) = dice.split_once('/').map_or((dice, None), |(own, joined)| (own, Some(joined)));
        harvest.rolls.as_mut()[slot.index()] = words::dice(own)?;
        if let Some(joined) = joined {
            let place = harvest.joined.as_mut().get_mut(slot.index());
            let place = place.ok_or_else(|| joined.wrong("nobody has allies in this game"))?;
            *place = words::dice(joined)?;
        }
    }
    Ok(harvest)
}

fn read_roll_off<E: Edition>(scanner: &mut Scanner<'_>) -> Result<BySeat<Dice>, BadText> {
    let word = scanner.expect("the number of players, as in 3p")?;
    let players = word.strip_suffix("p").and_then(|word| word.number(1..=E::PLAYERS as u8));
    let players = players.ok_or_else(|| word.wrong("expected the number of players, as in 3p"))?;
    let mut rolls = BySeat::new(players as usize, |_| Dice::NONE);
    let mut last: Option<Seat> = None;
    for word in scanner {
        let (seat, dice) = words::assignment(word, "a=3+4")?;
        let seat = seat.seat(players as usize)?;
        if last.replace(seat).is_some_and(|last| seat <= last) {
            return Err(word.wrong("list seats in the order of their letters, each once"));
        }
        rolls[seat] = words::dice(dice)?;
    }
    Ok(rolls)
}
