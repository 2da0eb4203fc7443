//! Dungeonville in the list.

use std::ops::RangeInclusive;

use ::dungeonville::{CardSet, Cards, Fault, FirstChoice, Refusal, Setup, State};
use game_core::{Game, Seat};

use crate::{BadFile, BadOption, FileFault, FileSpec, Lesson, Listed, OptionSpec, Options};

impl Listed for State {
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "gold",
            values: "40|80",
            help: "The gold in tokens of each player in the first round [default: 40]",
        },
        OptionSpec {
            name: "first",
            values: "a|b|c|d|e|random",
            help: "Who is the first player of the first round [default: random]",
        },
    ];
    const FILES: &'static [FileSpec] = &[FileSpec {
        name: "cards",
        help: "The cards to play with, as docs/card-set.md tells [default: the house set]",
    }];
    const SOLO_RANKS: &'static [&'static str] = &[];
    const LESSON: Option<Lesson> = None;

    #[cfg(feature = "laws")]
    type Witness = ::dungeonville::laws::DungeonvilleWitness;

    fn setup(options: &Options) -> Result<Setup, BadOption> {
        let mut setup = Setup::new(options.players);
        if let Some(cards) = options.get("cards") {
            setup.cards = Cards::find(cards).ok_or_else(|| BadOption {
                name: "cards",
                what: format!("{cards:?} is not a card set that was read; house is always there"),
            })?;
            setup.gold = setup.cards.starting_gold();
        }
        if let Some(gold) = options.get("gold") {
            let bad = || BadOption { name: "gold", what: format!("{gold:?} is neither 40 nor 80") };
            setup.gold = gold.parse().map_err(|_| bad())?;
        }
        if let Some(first) = options.get("first") {
            setup.first = read_first(first)?;
        }
        match State::new(&setup) {
            Ok(_) => Ok(setup),
            Err(refusal @ Refusal::Players(_)) => {
                Err(BadOption { name: "players", what: refusal.to_string() })
            }
            Err(refusal @ Refusal::Gold(_)) => Err(BadOption { name: "gold", what: refusal.to_string() }),
            Err(refusal) => Err(BadOption { name: "first", what: refusal.to_string() }),
        }
    }

    fn bring(_: &FileSpec, text: &str) -> Result<String, BadFile> {
        let told = |fault: &Fault| FileFault { line: fault.line, what: fault.wrong.to_string() };
        let set = CardSet::read(text).map_err(|faults| BadFile(faults.iter().map(told).collect()))?;
        Ok(Cards::keep(set).tag())
    }
}

fn read_first(text: &str) -> Result<FirstChoice, BadOption> {
    let mut letters = text.chars();
    match (text, letters.next().and_then(Seat::from_letter), letters.next()) {
        ("random", _, _) => Ok(FirstChoice::Random),
        (_, Some(seat), None) => Ok(FirstChoice::Fixed(seat)),
        _ => Err(BadOption {
            name: "first",
            what: format!("{text:?} is not a seat (a, b, c, d, e) or random"),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_make_a_setup_or_say_what_is_wrong() {
        let setup = State::setup(&Options::new(5).with("gold", "80").with("first", "e")).unwrap();
        assert_eq!((setup.gold, setup.first), (80, FirstChoice::Fixed(Seat::E)));
        let wrong = |options: Options| State::setup(&options).unwrap_err().to_string();
        assert!(wrong(Options::new(6)).starts_with("--players: Dungeonville is for 2 to 5"));
        assert!(
            wrong(Options::new(2).with("gold", "50")).starts_with("--gold: each player starts with 40 or 80")
        );
        assert!(wrong(Options::new(2).with("gold", "much")).starts_with("--gold: \"much\" is neither"));
        assert!(wrong(Options::new(2).with("first", "c")).starts_with("--first: there is no seat c"));
        assert!(wrong(Options::new(2).with("first", "me")).starts_with("--first: \"me\" is not a seat"));
        assert!(
            wrong(Options::new(2).with("cards", "mine")).starts_with("--cards: \"mine\" is not a card set")
        );
    }
}
