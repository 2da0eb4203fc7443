//! How Dungeonville describes itself: players, options, card files.

use game_core::{
    BadFile, BadOption, Choice, Describe, FileFault, FileSpec, Fit, Game, Lesson, OptionSpec, Options,
    PlayerCounts, Quoted,
};

use crate::{CardSet, Cards, Census, Fault, Faults, FirstChoice, Refusal, Setup, State};

const PLAYERS: PlayerCounts = PlayerCounts::between(2, 5);
const ALL: &[Fit] = &[Fit::players(PLAYERS)];

impl Describe for State {
    const PLAYERS: PlayerCounts = PLAYERS;
    /// With two, few parties meet at a tower.
    const USUAL_PLAYERS: u8 = 3;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "gold",
            values: "40|80",
            help: "The gold in tokens of each player in the first round [default: that of the card set; 40 in the built-in set]",
            rule: "D2.2",
            choices: &[Choice::of("40", ALL), Choice::of("80", ALL)],
            parts: None,
        },
        OptionSpec {
            name: "points",
            values: "5|7|9",
            help: "The points needed to win: 5 for a short game, 9 for a long one [default: 7]",
            rule: "D2.3",
            choices: &[Choice::of("7", ALL), Choice::of("5", ALL).unrated(), Choice::of("9", ALL).unrated()],
            parts: None,
        },
        OptionSpec {
            name: "edition",
            values: "1|2",
            help: "The edition of the built-in card set, if you have no cards of your own; 2 is a draft [default: 2]",
            rule: "D5.6",
            choices: &[Choice::of("2", ALL).unrated(), Choice::of("1", ALL)],
            parts: None,
        },
        OptionSpec {
            name: "first",
            values: "a|b|c|d|e|random",
            help: "Who is the first player of the first round [default: random]",
            rule: "D2.1",
            choices: game_core::seats_or_random!(PLAYERS; A B C D E),
            parts: None,
        },
    ];
    const FILES: &'static [FileSpec] = &[FileSpec {
        name: "cards",
        help: "A file with your own cards; docs/card-set.md describes the format [default: the built-in set]",
    }];

    /// Two rounds against two bots. In the first the learner recruits three, meets b at the Goblin Camp, kills two and recruits one,
    /// loses one inside and leaves; c's party dies in the learner's own tower, the Ice Cave. In the second the learner pays with
    /// treasure; b loses two in the Ice Cave, which makes seven points, and the learner declares.
    const LESSON: Option<Lesson> = Some(Lesson {
        players: 3,
        // The script was written for the cards of the first edition.
        options: &[("first", "a"), ("edition", "1")],
        before: &[],
        acts: &[
            "recruit 4",
            "recruit 25",
            "recruit 33",
            "scout G",
            "order 4 25 33",
            "lose 33",
            "leave",
            "recruit 16 over 59 for G3 G26",
            "pass",
            "scout R",
            "declare",
        ],
        #[rustfmt::skip]
        chances: &[
            "deal I R D", "draw 3", "draw 4", "draw 10", "draw 25", "draw 33", "draw 14", "draw 15", "draw 20",
            "draw 45", "draw 55", "draw 16", "draw 59", "draw 60", "draw 61",
            "room G3", "room G26", "room I13", "room I14", "room I3",
            "draw 62", "draw 63", "draw 58", "draw 57", "draw 56", "draw 51", "draw 54",
            "room I15", "room I4", "room I21", "room C21", "room R21",
        ],
        #[rustfmt::skip]
        replies: &[
            "recruit 10", "recruit 3", "recruit 45", "recruit 55", "recruit 59", "recruit 60",
            "scout G", "scout I", "order 10 45 59", "lose 55",
            "recruit 61", "recruit 62", "recruit 63", "recruit 58", "recruit 57", "recruit 56",
            "scout I", "scout C", "leave", "leave",
        ],
    });

    const RANDOM_PLAY: &'static str =
        "What to do is drawn first, then each part of it; a declaration that wins is likely, another rare.";

    type Census = Census;

    fn setup(options: &Options) -> Result<Setup, BadOption> {
        let mut setup = Setup::new(options.players);
        match options.get("edition") {
            None | Some("2") => {}
            Some("1") => setup.cards = Cards::first_edition(),
            Some(other) => {
                let what = format!("{} is neither 1 nor 2", Quoted(other));
                return Err(BadOption { name: "edition", what });
            }
        }
        if let Some(cards) = options.get("cards") {
            setup.cards = Cards::find(cards).ok_or_else(|| BadOption {
                name: "cards",
                what: format!("{} is not a loaded card set, nor house or builtin-2", Quoted(cards)),
            })?;
            setup.gold = setup.cards.starting_gold();
        }
        if let Some(gold) = options.get("gold") {
            let bad = || BadOption { name: "gold", what: format!("{} is neither 40 nor 80", Quoted(gold)) };
            setup.gold = gold.parse().map_err(|_| bad())?;
        }
        if let Some(points) = options.get("points") {
            let bad =
                || BadOption { name: "points", what: format!("{} is none of 5, 7 and 9", Quoted(points)) };
            setup.points = points.parse().map_err(|_| bad())?;
        }
        if let Some(first) = options.get("first") {
            let seat = options.read_seat("first", first)?;
            setup.first = seat.map_or(FirstChoice::Random, FirstChoice::Fixed);
        }
        match State::new(&setup) {
            Ok(_) => Ok(setup),
            Err(refusal @ Refusal::Players(_)) => {
                Err(BadOption { name: "players", what: refusal.to_string() })
            }
            Err(refusal @ Refusal::Gold(_)) => Err(BadOption { name: "gold", what: refusal.to_string() }),
            Err(refusal @ Refusal::Points(_)) => Err(BadOption { name: "points", what: refusal.to_string() }),
            Err(refusal @ Refusal::TooManyCardSets) => {
                Err(BadOption { name: "cards", what: refusal.to_string() })
            }
            Err(refusal) => Err(BadOption { name: "first", what: refusal.to_string() }),
        }
    }

    /// With the whole text of the card set, since the second edition is a draft.
    fn kept_setup(setup: &Setup) -> serde_json::Value {
        let mut kept = serde_json::to_value(setup).expect("a setup is plain data");
        kept["cards"] = setup.cards.to_toml().into();
        kept
    }

    /// Reads a card set, the only kind of file.
    fn bring(_: &FileSpec, text: &str) -> Result<String, BadFile> {
        let file_fault = |Fault { line, wrong }: &Fault| FileFault { line: *line, what: wrong.to_string() };
        let faulty = |faults: Faults| BadFile(faults.iter().map(file_fault).collect());
        CardSet::read(text).map(|set| Cards::bring(set).tag()).map_err(faulty)
    }
}

#[cfg(test)]
mod tests {
    use game_core::Seat;

    use super::*;

    #[test]
    fn options_give_a_setup_or_an_error() {
        let setup = State::setup(&Options::new(5).with("gold", "80").with("first", "e")).unwrap();
        assert_eq!((setup.gold, setup.first), (80, FirstChoice::Fixed(Seat::E)));
        assert_eq!((setup.points, setup.cards), (7, Cards::built_in()));
        let setup = State::setup(&Options::new(2).with("points", "9").with("edition", "1")).unwrap();
        assert_eq!((setup.points, setup.cards), (9, Cards::first_edition()));
        let wrong = |options: Options| State::setup(&options).unwrap_err().to_string();
        assert!(wrong(Options::new(6)).starts_with("--players: Dungeonville is for 2 to 5"));
        assert!(
            wrong(Options::new(2).with("gold", "50")).starts_with("--gold: each player starts with 40 or 80")
        );
        assert!(wrong(Options::new(2).with("gold", "much")).starts_with("--gold: \"much\" is neither"));
        assert!(
            wrong(Options::new(2).with("first", "c"))
                .starts_with("--first: \"c\" is neither random nor a seat of")
        );
        assert!(wrong(Options::new(2).with("first", "me")).ends_with("its seats are a, b"));
        assert!(
            wrong(Options::new(2).with("points", "6")).starts_with("--points: a game is won with 5, 7 or 9")
        );
        assert!(
            wrong(Options::new(2).with("points", "x")).starts_with("--points: \"x\" is none of 5, 7 and 9")
        );
        assert!(
            wrong(Options::new(2).with("edition", "3")).starts_with("--edition: \"3\" is neither 1 nor 2")
        );
        assert!(
            wrong(Options::new(2).with("cards", "mine"))
                .starts_with("--cards: \"mine\" is not a loaded card set")
        );
    }

    #[test]
    fn a_loaded_card_set_is_an_option() {
        let file = &State::FILES[0];
        let toml = Cards::built_in().to_toml().replacen("gold = 40", "gold = 60", 1);
        let word = State::bring(file, &toml).unwrap();
        let setup = State::setup(&Options::new(3).with(file.name, &word)).unwrap();
        assert_eq!((setup.cards.tag(), setup.gold), (word, 60));
        assert_eq!(State::bring(file, &Cards::first_edition().to_toml()).as_deref(), Ok("house"));
        assert_eq!(State::bring(file, &Cards::built_in().to_toml()).as_deref(), Ok("builtin-2"));
        let BadFile(faults) =
            State::bring(file, &toml.replace("gold = 60", "gold = 61\nsilver = 1")).unwrap_err();
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(faults[0], "line 3: gold is 61; it must be a multiple of 10");
        assert!(faults.len() == 2 && faults[1].starts_with("line 4: unknown key \"silver\""), "{faults:?}");
    }
}
