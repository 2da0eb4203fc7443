//! Sights as English sentences.

use std::fmt::{self, Display, Formatter};

use game_core::Seat;

use crate::action::Order;
use crate::set::print::{AdventurerCard, RoomCard};
use crate::sight::{Fighter, Holds, Sight};

/// The name, with rank and class: `Ulf (12, Barbarian)`.
impl Display for AdventurerCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, {})", self.name, self.rank, self.class)
    }
}

/// The name, with letter and gold, or the item.
impl Display for RoomCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.letter, self.item) {
            (Some(letter), _) => write!(f, "{} ({}, {letter} {})", self.name, self.room, self.gold),
            (None, Some(item)) => write!(f, "the {item} ({})", self.room),
            (None, None) => write!(f, "{} ({})", self.name, self.room),
        }
    }
}

impl Display for Fighter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.adventurer, self.seat)?;
        if self.strength == self.adventurer.rank.rank() {
            return Ok(());
        }
        write!(f, " at {} by the Blooded Axe", self.strength)
    }
}

/// Writes a list: `a, b and c`; `nothing` if it is empty.
fn list<T: Display>(f: &mut Formatter<'_>, items: &[T]) -> fmt::Result {
    match items {
        [] => f.write_str("nothing"),
        [only] => write!(f, "{only}"),
        [rest @ .., last] => {
            for (index, item) in rest.iter().enumerate() {
                write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
            }
            write!(f, " and {last}")
        }
    }
}

/// Writes how something was paid.
fn payment(f: &mut Formatter<'_>, tokens: u8, cards: &[RoomCard], gilded: bool) -> fmt::Result {
    match (tokens, cards) {
        (0, []) => f.write_str("nothing")?,
        (0, cards) => list(f, cards)?,
        (tokens, []) => write!(f, "{tokens} gold in tokens")?,
        (tokens, cards) => {
            write!(f, "{tokens} gold in tokens with ")?;
            list(f, cards)?;
        }
    }
    f.write_str(if gilded { ", gilded by the Flask" } else { "" })
}

fn order(f: &mut Formatter<'_>, seat: Seat, order: &Order) -> fmt::Result {
    let fighters: Vec<_> = order.fighters.iter().flatten().collect();
    write!(f, "{seat} puts fighters in order: ")?;
    list(f, &fighters)?;
    match order.axe {
        Some(axe) => write!(f, ", {axe} with the Blooded Axe."),
        None => f.write_str("."),
    }
}

impl Display for Sight {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Sight::Dealt { deeds } => {
                f.write_str("The deeds are dealt")?;
                let own =
                    Seat::first(deeds.len()).zip(deeds).filter_map(|(seat, deed)| Some((seat, (*deed)?)));
                own.into_iter().try_for_each(|(seat, deed)| write!(f, "; {seat} owns the {deed}"))?;
                f.write_str(".")
            }
            Sight::FirstDrawn { first } => write!(f, "{first} is the first player."),
            Sight::RoundBegan { round, first } => write!(f, "Round {round} begins with {first}."),
            Sight::DeckShuffled { cards } => write!(f, "The {cards} discarded adventurers are shuffled."),
            Sight::Arrived { adventurer } => write!(f, "{adventurer} comes to town."),
            Sight::Dismissed { seat, adventurer } => write!(f, "{seat} lets {adventurer} go."),
            Sight::Recruited { seat, adventurer, place, price, tokens, payment: cards, gilded } => {
                write!(f, "{seat} recruits {adventurer} at the {place} for {price}, paying ")?;
                payment(f, *tokens, cards, *gilded)?;
                f.write_str(".")
            }
            Sight::Passed { seat } => write!(f, "{seat} passes."),
            Sight::TokensLost { seat, gold } => write!(f, "{seat} loses {gold} gold not spent."),
            Sight::Disbanded { seat, party, carried } => {
                write!(f, "Nobody in the party of {seat} has a colour: ")?;
                list(f, party)?;
                f.write_str(if party.len() == 1 { " is discarded" } else { " are discarded" })?;
                if !carried.is_empty() {
                    f.write_str(" with ")?;
                    list(f, carried)?;
                }
                f.write_str(".")
            }
            Sight::Scouted { seat, tower } => write!(f, "{seat} goes to the {tower}."),
            Sight::Sealed { seat, order: Some(given) } => order(f, *seat, given),
            Sight::Sealed { seat, order: None } => write!(f, "{seat} puts fighters in order."),
            Sight::Clashed { tower, clash, fighters, winner, tied } => {
                write!(f, "Clash {clash} at the {tower}: ")?;
                list(f, fighters)?;
                match winner {
                    Some(winner) if *tied => write!(f, "; {winner} wins, not halved."),
                    Some(winner) => write!(f, "; {winner} wins."),
                    None => f.write_str(", alone."),
                }
            }
            Sight::Joined { adventurer, from, to, lute } => {
                let why = if *lute { " by the Silver Lute" } else { "" };
                write!(f, "{adventurer} of {from} joins {to}{why}.")
            }
            Sight::Spared { seat, adventurer } => {
                write!(f, "{adventurer} stays in the party of {seat} by the Silver Lute.")
            }
            Sight::Killed { adventurer, owner, by } => {
                write!(f, "{adventurer} of {owner} is killed by {by}.")
            }
            Sight::BloodTaken { seat, owner } => write!(f, "{seat} takes a blood token of {owner}."),
            Sight::Stayed { seat, tower, by } => {
                let why = match by {
                    Holds::Alone => "",
                    Holds::MostMembers => ", with the most members",
                    Holds::LowestRank => ", with the lowest rank",
                };
                write!(f, "The party of {seat} stays at the {tower}{why}.")
            }
            Sight::WentHome { seat, tower } => write!(f, "The party of {seat} goes home from the {tower}."),
            Sight::Entered { seat, tower } => write!(f, "The party of {seat} enters the {tower}."),
            Sight::TookLetter { adventurer, from, letter, .. } => {
                let letter = letter.map_or("no letter", |letter| letter.key());
                match from {
                    Some(from) => write!(f, "{adventurer} takes the letters of {from}: {letter} here."),
                    None => write!(f, "Nobody is left to turn up: {adventurer} has {letter} here."),
                }
            }
            Sight::SetAside { adventurer } => write!(f, "{adventurer} is turned up and set aside."),
            Sight::RoomsShuffled { tower, cards } => {
                write!(f, "The {cards} discarded rooms of the {tower} are shuffled.")
            }
            Sight::Turned { seat, room } => write!(f, "{seat} turns {room}."),
            Sight::WandUsed { seat, room } => write!(f, "{seat} waves {room} away with the Wand of Doors."),
            Sight::Shielded { seat } => write!(f, "{seat} holds up the Tower Shield: nobody dies."),
            Sight::Died { adventurer, tower, blood, saved, .. } => {
                write!(f, "{adventurer} dies in the {tower}")?;
                f.write_str(if *blood { "" } else { ", without a blood token" })?;
                f.write_str(if *saved { ", and by Holy Water waits at home." } else { "." })
            }
            Sight::Took { seat, room } => write!(f, "{seat} takes {room}."),
            Sight::Dropped { seat, rooms } => {
                write!(f, "{seat} leaves behind ")?;
                list(f, rooms)?;
                f.write_str(".")
            }
            Sight::Looked { seat, tower, room } => {
                write!(f, "{seat} looks at the next room of the {tower}")?;
                room.as_ref().map_or(Ok(()), |room| write!(f, ": {room}"))?;
                f.write_str(".")
            }
            Sight::WipedOut { seat, lost } => {
                write!(f, "The whole party of {seat} is dead; lost: ")?;
                list(f, lost)?;
                f.write_str(".")
            }
            Sight::Left { seat, tower, rope, carried } => {
                let how = if *rope { " by the Silk Rope" } else { "" };
                write!(f, "{seat} leaves the {tower}{how} with ")?;
                list(f, carried)?;
                f.write_str(".")
            }
            Sight::Gathered { seat, cards, home } => {
                write!(f, "{seat} brings home ")?;
                list(f, cards)?;
                if !home.is_empty() {
                    f.write_str("; back in the party: ")?;
                    list(f, home)?;
                }
                f.write_str(".")
            }
            Sight::PaidForDeed { seat, tokens, payment: cards, gilded } => {
                write!(f, "{seat} pays for another deed: ")?;
                payment(f, *tokens, cards, *gilded)?;
                f.write_str(".")
            }
            Sight::DrewDeed { seat, drawn, returned } => {
                match drawn {
                    Some(drawn) => write!(f, "{seat} draws the deed of the {drawn}")?,
                    None => write!(f, "{seat} draws a deed")?,
                }
                match returned {
                    Some(returned) => write!(f, " and puts back that of the {returned}."),
                    None => f.write_str(" and puts their own back."),
                }
            }
            Sight::Declared { seat, deed, score, wins } => {
                write!(f, "{seat} declares and shows the deed of the {deed}: {score} points")?;
                f.write_str(if *wins { ", enough." } else { ", not enough." })
            }
            Sight::Ended { winners, deeds, scores } => {
                let seats: Vec<Seat> = winners.iter().collect();
                list(f, &seats)?;
                f.write_str(if seats.len() == 1 { " wins: " } else { " share the win: " })?;
                let results: Vec<String> = Seat::first(deeds.len())
                    .zip(deeds.iter().zip(scores))
                    .map(|(seat, (deed, score))| format!("{seat} owned the {deed} and has {score}"))
                    .collect();
                list(f, &results)?;
                f.write_str(".")
            }
        }
    }
}
