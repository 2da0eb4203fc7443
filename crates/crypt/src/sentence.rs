//! Sights as English sentences.

use std::fmt::{self, Display, Formatter};

use crate::action::ExhaustedDie;
use crate::chance::Drawn;
use crate::event::{GiftSight, Sight};
use crate::state::Claimant;
use crate::vocabulary::card::{Card, Coins, Kind};
use crate::vocabulary::dice::Stake;

/// A claimant within a sentence.
struct Name(Claimant);

/// A claimant at the start of a sentence; the letters of seats stay lowercase.
struct FirstName(Claimant);

impl Display for FirstName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Claimant::Seat(seat) => write!(f, "{seat}"),
            Claimant::Ghost => f.write_str("The Ghost"),
        }
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Claimant::Seat(seat) => write!(f, "{seat}"),
            Claimant::Ghost => f.write_str("the Ghost"),
        }
    }
}

/// A number of dice with its noun.
struct DiceCount(u8);

impl Display for DiceCount {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("1 die"),
            count => write!(f, "{count} dice"),
        }
    }
}

/// A treasure by kind, with its value if it is known.
struct Treasure(Kind, Option<Coins>);

impl Display for Treasure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Some(coins) => write!(f, "{} {coins}", self.0),
            None => write!(f, "{} (value unseen)", self.0),
        }
    }
}

/// A kind with its indefinite article: `an Idol`, `a Tapestry`.
struct OneOf(Kind);

impl Display for OneOf {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let article = match self.0 {
            Kind::Idol => "an",
            Kind::Jewelry | Kind::Manuscript | Kind::Pottery | Kind::Remains | Kind::Tapestry => "a",
        };
        write!(f, "{article} {}", self.0)
    }
}

/// Dice at an effort, in words.
struct Effort(Stake);

impl Display for Effort {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.dice() {
            1 => write!(f, "1 die at effort {}", self.0.effort()),
            dice => write!(f, "{dice} dice at effort {}, {} in all", self.0.effort(), self.0.total()),
        }
    }
}

/// Writes a list with commas.
fn list<T: Display>(f: &mut Formatter<'_>, things: impl IntoIterator<Item = T>) -> fmt::Result {
    for (index, thing) in things.into_iter().enumerate() {
        write!(f, "{}{thing}", if index == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl Display for Sight {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Sight::SidesDrawn { sides } => write!(f, "The collectors show the sides {sides}."),
            Sight::LeaderDrawn { leader } => write!(f, "The torches go to {leader}, who leads."),
            Sight::Revealed { round, row, next } => {
                write!(f, "Round {round} reveals ")?;
                list(
                    f,
                    row.iter().map(|Drawn { kind, coins }| match coins {
                        Some(_) => Treasure(*kind, *coins).to_string(),
                        // Without any value, the row is one that the reader has to remember.
                        None if row.iter().all(|card| card.coins.is_none()) => OneOf(*kind).to_string(),
                        None => format!("a face-down {kind}"),
                    }),
                )?;
                match next {
                    Some(kind) => write!(f, "; the next card is {}.", OneOf(*kind)),
                    None => f.write_str("; the deck is empty."),
                }
            }
            Sight::Claimed { by, slot, stake } => {
                write!(f, "{} claims treasure {slot} with {}.", FirstName(*by), Effort(*stake))
            }
            Sight::Joined { seat, slot, stake } => {
                write!(f, "{seat} joins their ally on treasure {slot} with {}.", Effort(*stake))
            }
            Sight::TokensDealt { hand, aside } => {
                write!(f, "The safe tokens are dealt, and {aside} lie aside")?;
                if !hand.is_empty() {
                    f.write_str("; you see ")?;
                    list(f, hand.iter())?;
                }
                f.write_str(".")
            }
            Sight::Asked { seat } => write!(f, "{seat} exhausts a die to ask the dead."),
            Sight::TokenFound { seat, kind: Some(kind) } => {
                write!(f, "{seat} looks at a token aside: {kind} is safe.")
            }
            Sight::TokenFound { seat, kind: None } => write!(f, "{seat} looks at a token aside."),
            Sight::GiftSealed { seat, gift: None } => write!(f, "{seat} has decided what to give."),
            Sight::GiftSealed { seat, gift: Some(GiftSight::Nothing) } => write!(f, "{seat} gives nothing."),
            Sight::GiftSealed { seat, gift: Some(GiftSight::Card(card)) } => {
                write!(f, "{seat} will give card {card}.")
            }
            Sight::GiftsOpened { gifts: 0 } => f.write_str("Nobody gives anything."),
            Sight::GiftsOpened { .. } => f.write_str("The gifts are opened."),
            Sight::Given { giver, receiver, number: _, kind, coins } => {
                write!(f, "{giver} gives {receiver} {}.", Treasure(*kind, *coins))
            }
            Sight::CurseShown { kind } => write!(f, "The curse lies on {kind}: it pays nobody anything."),
            Sight::Bumped { owner, slot, dice } => {
                write!(f, "{} of {} bumped off treasure {slot}.", DiceCount(*dice), Name(*owner))
            }
            Sight::Recovered { seat, dice: 0 } => write!(f, "{seat} passes."),
            Sight::Recovered { seat, dice } => write!(f, "{seat} recovers {}.", DiceCount(*dice)),
            Sight::ForcedRecovery { seat, dice: 0 } => write!(f, "{seat} is bumped off every treasure."),
            Sight::ForcedRecovery { seat, dice } => {
                write!(f, "{seat}, bumped off every treasure, recovers {}.", DiceCount(*dice))
            }
            Sight::Flipped { seat, number, card } => {
                write!(f, "{seat} flips {} (card {number}).", Treasure(card.kind, Some(card.coins)))
            }
            Sight::Looked { seat, cards } => {
                write!(f, "{seat} looks at the face-down ")?;
                list(
                    f,
                    cards.iter().map(|(slot, kind, coins)| {
                        let coins = coins.map_or(String::new(), |coins| format!(" {coins}"));
                        format!("{kind}{coins} at treasure {slot}")
                    }),
                )?;
                f.write_str(".")
            }
            Sight::Restored { seat, die: ExhaustedDie::Earlier } => {
                write!(f, "{seat} frees an exhausted die.")
            }
            Sight::Restored { seat, die: ExhaustedDie::Failed(effort) } => {
                write!(f, "{seat} frees the die that failed at effort {effort}.")
            }
            Sight::Taken { seat, slot, kind, coins } => {
                write!(f, "{seat} takes treasure {slot}, {}.", Treasure(*kind, *coins))
            }
            Sight::GhostRolled { dice } => write!(f, "The Ghost rolls {dice}."),
            Sight::GhostSetAside { stake } => write!(f, "The Ghost sets {stake} aside."),
            Sight::Rolled { seat, slot, effort, dice, exhausted, failed: _ } => {
                write!(f, "{seat} rolls {dice} on treasure {slot} against effort {effort}: ")?;
                match (*exhausted, dice.len()) {
                    (0, 1) => f.write_str("it holds."),
                    (0, _) => f.write_str("all hold."),
                    (1, 1) => f.write_str("the die is exhausted."),
                    (exhausted, _) => write!(f, "{} exhausted.", DiceCount(exhausted)),
                }
            }
            Sight::Collected { seat, slot, kind, coins } => {
                write!(f, "{seat} collects treasure {slot}, {}.", Treasure(*kind, *coins))
            }
            Sight::Discarded { slot, kind, coins } => {
                write!(f, "Treasure {slot}, {}, is discarded.", Treasure(*kind, *coins))
            }
            Sight::Rerolled { seat, effort, roll, held } => {
                let held = if *held { "it holds" } else { "it fails again" };
                write!(f, "{seat} re-rolls {roll} against effort {effort}: {held}.")
            }
            Sight::IdolsEarned { seat } => {
                write!(f, "{seat} is among the first with two Idols: +5 at the end.")
            }
            Sight::Declined { seat } => write!(f, "{seat} declines."),
            Sight::TorchesPassed { leader } => write!(f, "The torches pass to {}.", Name(*leader)),
            Sight::Counted { seat, cards, sheet } => {
                write!(f, "{seat} counts {} coins: ", sheet.total())?;
                let sources = [
                    ("treasures", sheet.treasures),
                    ("Idols", sheet.idol),
                    ("Jewelry", sheet.jewelry),
                    ("Manuscripts", sheet.manuscript),
                    ("Pottery", sheet.pottery),
                    ("Remains", sheet.remains),
                    ("Tapestries", sheet.tapestry),
                    ("servants", sheet.servants),
                ];
                let paying = sources.into_iter().filter(|(_, coins)| *coins > 0);
                let lost = (sheet.curse > 0).then(|| format!("the curse −{}", sheet.curse));
                list(f, paying.map(|(source, coins)| format!("{source} {coins}")).chain(lost))?;
                f.write_str("; the collection: ")?;
                list(f, cards.iter().map(Card::to_string))?;
                f.write_str(".")
            }
            Sight::RolledOff { dice } => {
                f.write_str("Those tied for first roll off: ")?;
                list(
                    f,
                    dice.iter()
                        .filter(|(_, dice)| !dice.is_empty())
                        .map(|(seat, dice)| format!("{seat} {dice}, {} in all", dice.sum())),
                )?;
                f.write_str(".")
            }
            Sight::Won { winners, rank: Some(rank) } => {
                list(f, winners.iter())?;
                write!(f, " is {rank}.")
            }
            Sight::Won { winners, rank: None } => {
                list(f, winners.iter())?;
                f.write_str(if winners.len() == 1 { " wins." } else { " share the win." })
            }
        }
    }
}
