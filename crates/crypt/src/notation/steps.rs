//! Actions and answers of chance as text.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use arrayvec::ArrayVec;
use game_core::{BadText, BySeat, Scanner, Seat};

use super::words;
use crate::action::{Action, ExhaustedDie, Pair};
use crate::chance::{Chance, Deal, Drawn, Harvest, Values};
use crate::dice::{Claim, Dice, SLOTS, Slot};
use crate::kept::PLAYERS;

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
        Scanner::read_all(text, "an action", |verb, scanner| match verb.text {
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
            "decline" => Ok(Action::Decline),
            _ => Err(verb.wrong(format!(
                "{} is not an action; actions are claim, recover, look, restore, take, reroll, decline",
                verb.quoted()
            ))),
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

impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Sides(sides) => write!(f, "sides {sides}"),
            Chance::Leader(seat) => write!(f, "leader {seat}"),
            Chance::Reveal(deal) => deal.fmt(f),
            Chance::Look(values) => {
                f.write_str("look")?;
                write_values(f, values)
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

impl Display for Harvest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("collect")?;
        self.rolled().try_for_each(|(slot, dice)| write!(f, " {slot}={dice}"))?;
        if self.values.iter().any(Option::is_some) {
            f.write_str(" value")?;
        }
        write_values(f, &self.values)
    }
}

fn write_values(f: &mut Formatter<'_>, values: &Values) -> fmt::Result {
    let found = Slot::first(SLOTS).zip(values).filter_map(|(slot, coins)| Some((slot, (*coins)?)));
    found.into_iter().try_for_each(|(slot, coins)| write!(f, " {slot}={coins}"))
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
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
            "reveal" => read_deal(scanner).map(Chance::Reveal),
            "look" => read_values(scanner).map(Chance::Look),
            "take" => Ok(Chance::Take(words::coins(scanner.expect("a coin value")?)?)),
            "ghost" => Ok(Chance::Ghost(words::dice(scanner.expect("the Ghost's dice, as in 3+3+4")?)?)),
            "collect" => read_harvest(scanner).map(Chance::Collect),
            "reroll" => Ok(Chance::Reroll(words::pips(scanner.expect("a roll")?)?)),
            "rolloff" => read_roll_off(scanner).map(Chance::RollOff),
            _ => Err(verb.wrong(format!(
                "{} is not an answer of chance; those are sides, leader, reveal, look, take, ghost, collect, reroll, \
                 rolloff",
                verb.quoted()
            ))),
        }
        })
    }
}

fn read_deal(scanner: &mut Scanner<'_>) -> Result<Deal, BadText> {
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
        cards.try_push(Drawn { kind, coins }).map_err(|_| word.wrong("a round reveals six cards at most"))?;
    }
    Ok(Deal { cards, next: None })
}

fn read_values(scanner: &mut Scanner<'_>) -> Result<Values, BadText> {
    let mut values = Values::default();
    let mut last = None;
    for word in scanner {
        let (slot, coins) = words::assignment(word, "3=2")?;
        let slot = words::slot(slot)?;
        if last.replace(slot).is_some_and(|last| slot <= last) {
            return Err(word.wrong("list treasures from the left, each once"));
        }
        values[slot.index()] = Some(words::coins(coins)?);
    }
    Ok(values)
}

fn read_harvest(scanner: &mut Scanner<'_>) -> Result<Harvest, BadText> {
    let mut harvest = Harvest::default();
    let mut last = None;
    while let Some(word) = scanner.next() {
        if word.text == "value" {
            if scanner.peek().is_none() {
                return Err(word.wrong("values must follow, as in value 3=2"));
            }
            harvest.values = read_values(scanner)?;
            break;
        }
        let (slot, dice) = words::assignment(word, "1=4+2")?;
        let slot = words::slot(slot)?;
        if last.replace(slot).is_some_and(|last| slot <= last) {
            return Err(word.wrong("list treasures from the left, each once"));
        }
        harvest.rolls[slot.index()] = words::dice(dice)?;
    }
    Ok(harvest)
}

fn read_roll_off(scanner: &mut Scanner<'_>) -> Result<BySeat<Dice, PLAYERS>, BadText> {
    let word = scanner.expect("the number of players, as in 3p")?;
    let players = word.strip_suffix("p").and_then(|word| word.number(1..=PLAYERS as u8));
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
