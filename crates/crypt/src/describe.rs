//! How Crypt describes itself: players, options, ranks, lesson.

use game_core::{
    BASE, BadOption, Choice, Describe, Fit, Game, Lesson, OptionSpec, Options, Parts, PlayerCounts, Quoted,
    Teams,
};

use crate::vocabulary::layout::Layout;

use crate::{
    BadSides, Census, Curse, GhostDice, LeaderChoice, Recall, Refusal, Setup, State, Variant, VariantState,
};

/// Everyone who can play: in the base game up to four, in houses six or eight.
const PLAYERS: PlayerCounts = PlayerCounts::of(&[1, 2, 3, 4, 6, 8]);

const ALL: &[Fit] = &[Fit::players(PLAYERS)];
const TWO: &[Fit] = &[Fit::players(PlayerCounts::of(&[2]))];
const UP_TO_4: &[Fit] = &[Fit::players(PlayerCounts::between(1, 4))];

const SEVERAL: &[Fit] = &[Fit::players(PLAYERS.from(2))];
const FROM_6: &[Fit] = &[Fit::players(PLAYERS.from(6))];

/// Games against the Ghost (C6.1, V2.1).
const GHOST: &[Fit] = &[
    Fit::players(PlayerCounts::of(&[1])),
    Fit { players: PlayerCounts::of(&[2]), with: &[("variant", &["twins"])] },
];

/// The variant comes first: how many can play depends on it.
const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "variant",
        values: "base|twins|houses",
        help: "The base game, Conspiring Twins (2 players) or Clash of Houses (6 or 8 players), by this project's own rules \
               [default: base; houses for 6 or 8 players]",
        rule: "V1",
        choices: &[
            Choice::of("base", UP_TO_4),
            // Twins have no opponents to be rated against.
            Choice::of("twins", TWO).in_teams().by_own_rules().unrated(),
            Choice::of("houses", FROM_6).in_teams().by_own_rules(),
        ],
        parts: None,
    },
    OptionSpec {
        name: "curse",
        values: "off|on",
        help: "Whether one kind of treasure is cursed, by this project's own rules [default: off]",
        rule: "V4",
        choices: &[Choice::of("off", ALL), Choice::of("on", ALL).by_own_rules().unrated()],
        parts: None,
    },
    OptionSpec {
        name: "sides",
        values: "AAAAAA…BBBBBB|random",
        help: "The collectors' sides, for Idol, Jewelry, Manuscript, Pottery, Remains, Tapestry [default: AAAAAA]",
        rule: "C1.4",
        choices: &[Choice::of("AAAAAA", ALL), Choice::of("BBBBBB", ALL), Choice::of("random", ALL)],
        parts: Some(Parts {
            names: &["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"],
            letters: &["A", "B"],
        }),
    },
    OptionSpec {
        name: "leader",
        values: "a|b|c|d|e|f|g|h|random",
        help: "Who leads the first round [default: random]",
        rule: "C2.2",
        // Alone, nobody else could lead.
        choices: game_core::seats_or_random!(PLAYERS; A B C D E F G H),
        parts: None,
    },
    OptionSpec {
        name: "recall",
        values: "table|memory",
        help: "Whether card values that were seen stay visible, or players must remember them [default: table]",
        rule: "S4",
        // Alone, there are no cards of others to remember.
        choices: &[Choice::of("table", ALL), Choice::of("memory", SEVERAL)],
        parts: None,
    },
    OptionSpec {
        name: "ghost",
        values: "pale|red|violet|teal|black|gold|green|blue|pink",
        help: "The colour of the Ghost's dice, for one player or twins [default: pale]",
        rule: "C6.1",
        choices: &[
            Choice::of("pale", GHOST),
            Choice::of("red", GHOST),
            Choice::of("violet", GHOST),
            Choice::of("teal", GHOST),
            Choice::of("black", GHOST),
            Choice::of("gold", GHOST),
            Choice::of("green", GHOST),
            Choice::of("blue", GHOST),
            Choice::of("pink", GHOST),
        ],
        parts: None,
    },
];

/// The last three of eight rounds. In the first the learner claims the Jewelry with one die at 4, is bumped, bumps back with two
/// at 3 on the Lights Out turn, and flips an Idol to roll again one that failed. In the second they spread two dice, and both
/// are exhausted. In the third they recover, and claim once more on the Lights Out turn. Then coins are counted.
const LESSON: Lesson = Lesson {
    players: 2,
    options: &[("leader", "b")],
    before: &[
        "reveal J3 R2 I_ next I",
        "b: claim 2=1",
        "a: claim 1=1",
        "b: recover",
        "reveal I1 I3 P_ next P",
        "a: claim 1=1",
        "b: claim 2=1",
        "a: recover",
        "reveal P3 P1 J_ next T",
        "b: claim 2=1",
        "a: claim 1=1",
        "b: recover",
        "reveal T2 T3 R_ next M",
        "a: claim 1=1",
        "b: claim 2=1",
        "a: recover",
        "reveal M1 M4 I_ next J",
        "b: claim 2=1",
        "a: claim 1=1",
        "b: recover",
    ],
    acts: &["claim 1=4", "claim 1=3+3", "reroll #2 !3", "claim 1=5 3=4", "recover", "claim 1=3"],
    chances: &[
        "reveal J4 R3 T_ next T",
        "collect 1=2+6",
        "reroll 5",
        "reveal T4 M3 P_ next M",
        "collect 1=2 2=4 3=3 value 3=4",
        "reveal M2 R4 J_",
        "collect 1=5",
    ],
    replies: &["claim 1=5 2=1", "claim 2=2", "recover", "claim 1=2 2=1"],
};

/// Implements the description for an edition: there is one for both.
macro_rules! describe {
    ($state:ident, $plays:expr) => {
        impl Describe for $state {
            const PLAYERS: PlayerCounts = PLAYERS;
            const USUAL_PLAYERS: u8 = 2;
            const OPTIONS: &'static [OptionSpec] = OPTIONS;
            const SOLO_RANKS: &'static [&'static str] =
                &["the Fool", "the Petty", "the Wealthy", "the Magnificent"];
            const LESSON: Option<Lesson> = Some(LESSON);

            type Census = Census;

            fn setup(options: &Options) -> Result<Setup, BadOption> {
                read_setup(options)
            }

            fn variant(setup: &Setup) -> &'static str {
                variant(setup)
            }

            fn teams(setup: &Setup) -> Teams {
                teams(setup)
            }

            fn plays(setup: &Setup) -> bool {
                $plays(setup.is_variant())
            }

            fn plays_position(text: &str) -> bool {
                $plays(is_variant_position(text))
            }
        }
    };
}

describe!(State, |variant: bool| !variant);
describe!(VariantState, |variant: bool| variant);

/// Whether the header of a position names a variant.
fn is_variant_position(text: &str) -> bool {
    let header = text.split('|').next().unwrap_or_default();
    header.split_whitespace().any(|word| matches!(word, "twins" | "houses" | "cursed"))
}

/// A game with the curse is a variant of its own: its scores are lower (V4.3).
fn variant(setup: &Setup) -> &'static str {
    match (setup.variant, setup.curse) {
        (Variant::Base, Curse::Off) => BASE,
        (Variant::Base, Curse::On) => "base-cursed",
        (Variant::Twins, Curse::Off) => "twins",
        (Variant::Twins, Curse::On) => "twins-cursed",
        (Variant::Houses, Curse::Off) => "houses",
        (Variant::Houses, Curse::On) => "houses-cursed",
    }
}

/// The twins, or the houses (V2.1, V3.1).
fn teams(setup: &Setup) -> Teams {
    match setup.variant {
        Variant::Base => Teams::NONE,
        Variant::Twins | Variant::Houses => {
            Layout { players: usize::from(setup.players), variant: setup.variant }.sides().collect()
        }
    }
}

fn read_setup(options: &Options) -> Result<Setup, BadOption> {
    let mut setup = Setup::new(options.players);
    if let Some(variant) = options.completed(OPTIONS).get("variant") {
        setup.variant = read_word("variant", variant, &Variant::ALL)?;
    }
    if let Some(curse) = options.get("curse") {
        setup.curse = read_word("curse", curse, &Curse::ALL)?;
    }
    if let Some(sides) = options.get("sides") {
        let sides = sides.parse();
        setup.sides = sides.map_err(|bad: BadSides| BadOption { name: "sides", what: bad.to_string() })?;
    }
    if let Some(leader) = options.get("leader") {
        let seat = options.read_seat("leader", leader)?;
        setup.leader = seat.map_or(LeaderChoice::Random, LeaderChoice::Fixed);
    }
    if let Some(recall) = options.get("recall") {
        setup.recall = read_recall(recall)?;
    }
    if let Some(ghost) = options.get("ghost") {
        setup.ghost = read_ghost(ghost, &setup)?;
    }
    let refusal = if setup.is_variant() { VariantState::new(&setup).err() } else { State::new(&setup).err() };
    match refusal {
        None => Ok(setup),
        Some(refusal @ (Refusal::Players(_) | Refusal::Twins(_) | Refusal::Houses(_))) => {
            Err(BadOption { name: "players", what: refusal.to_string() })
        }
        Some(refusal) => Err(BadOption { name: "leader", what: refusal.to_string() }),
    }
}

/// The value that a word names.
fn read_word<T: Copy>(name: &'static str, text: &str, all: &[(&str, T)]) -> Result<T, BadOption> {
    let found = all.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
    found.ok_or_else(|| {
        let words: Vec<&str> = all.iter().map(|(word, _)| *word).collect();
        BadOption { name, what: format!("{} is not one of {}", Quoted(text), words.join(", ")) }
    })
}

fn read_recall(text: &str) -> Result<Recall, BadOption> {
    match text {
        "table" => Ok(Recall::Table),
        "memory" => Ok(Recall::Memory),
        _ => Err(BadOption { name: "recall", what: format!("{} is not table or memory", Quoted(text)) }),
    }
}

fn read_ghost(text: &str, setup: &Setup) -> Result<GhostDice, BadOption> {
    if setup.players != 1 && setup.variant != Variant::Twins {
        let what = "the Ghost plays only against one player or twins".to_owned();
        return Err(BadOption { name: "ghost", what });
    }
    read_word("ghost", text, &GhostDice::all())
}

#[cfg(test)]
mod tests {
    use game_core::{PieceColour, Seat};

    use super::*;
    use crate::{Kind, Rank};

    #[test]
    fn rank_names_match_those_of_crypt() {
        assert_eq!(State::SOLO_RANKS, Rank::ALL.map(|rank| rank.to_string()));
    }

    /// Screens let people choose each collector's side (C1.4).
    #[test]
    fn c1_4_each_of_the_64_mixes_can_be_chosen_part_by_part() {
        let sides = State::OPTIONS.iter().find(|option| option.name == "sides").unwrap();
        let parts = sides.parts.as_ref().unwrap();
        let kinds = Kind::ALL.map(|kind| kind.to_string().to_lowercase());
        assert_eq!(parts.names, kinds, "the order of the letters is that of the kinds");
        let mut mixes = vec![String::new()];
        for _ in parts.names {
            let longer = |mix: &String| -> Vec<String> {
                parts.letters.iter().map(|letter| format!("{mix}{letter}")).collect()
            };
            mixes = mixes.iter().flat_map(longer).collect();
        }
        assert_eq!(mixes.len(), 64);
        for mix in mixes {
            let setup = State::setup(&Options::new(2).with("sides", &mix)).unwrap();
            assert_eq!(setup.sides.to_string(), mix);
            assert!(State::new(&setup).is_ok());
        }
    }

    /// Setups of earlier versions stay as they are, and the usual colour is not written.
    #[test]
    fn c6_1_the_ghost_has_dice_of_a_colour_in_only_child() {
        let plain = State::setup(&Options::new(1)).unwrap();
        assert!(!serde_json::to_string(&plain).unwrap().contains("ghost"));
        let red = State::setup(&Options::new(1).with("ghost", "red")).unwrap();
        assert_eq!(red.ghost, GhostDice::Coloured(PieceColour::Red));
        let text = serde_json::to_string(&red).unwrap();
        assert!(text.ends_with(r#""ghost":"red"}"#), "{text}");
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), red);
        let wrong = |options: Options| State::setup(&options).unwrap_err().to_string();
        assert!(wrong(Options::new(2).with("ghost", "red")).starts_with("--ghost: the Ghost plays only"));
        assert!(
            wrong(Options::new(1).with("ghost", "plaid")).starts_with("--ghost: \"plaid\" is not one of")
        );
        let ghost = State::OPTIONS.iter().find(|option| option.name == "ghost").unwrap();
        let offered: Vec<&str> = ghost.choices.iter().map(|choice| choice.value).collect();
        let names: Vec<&str> = GhostDice::all().iter().map(|(name, _)| *name).collect();
        assert_eq!(offered, names);
    }

    /// All games that can be chosen, without the parts of options.
    fn chosen_games() -> Vec<Options> {
        let mut games: Vec<Options> = PLAYERS.iter().map(Options::new).collect();
        for option in OPTIONS.iter() {
            let longer = |options: &Options| -> Vec<Options> {
                let fitting =
                    option.fitting(options).map(|choice| options.clone().with(option.name, choice.value));
                let fitting: Vec<Options> = fitting.collect();
                if fitting.is_empty() { vec![options.clone()] } else { fitting }
            };
            games = games.iter().flat_map(longer).collect();
        }
        games
    }

    #[test]
    fn v1_every_choice_that_fits_can_be_played_and_no_other() {
        let games = chosen_games();
        assert!(games.len() > 500, "{}", games.len());
        for options in &games {
            let setup = State::setup(options).unwrap_or_else(|bad| panic!("{options:?}: {bad}"));
            let (base, variant) = (State::new(&setup), VariantState::new(&setup));
            assert!(if State::plays(&setup) { base.is_ok() } else { variant.is_ok() }, "{options:?}");
        }
        for players in PLAYERS.iter() {
            for (variant, _) in Variant::ALL {
                let options = Options::new(players).with("variant", variant);
                let fits = OPTIONS[0].fitting(&options).any(|choice| choice.value == variant);
                assert_eq!(State::setup(&options).is_ok(), fits, "{options:?}");
            }
        }
        for players in [0, 5, 7, 9] {
            for (variant, _) in Variant::ALL {
                let options = Options::new(players).with("variant", variant);
                assert_eq!(State::setup(&options).unwrap_err().name, "players", "{options:?}");
            }
        }
    }

    #[test]
    fn v3_1_six_and_eight_play_in_houses_unless_told_otherwise() {
        for players in PLAYERS.iter() {
            let setup = State::setup(&Options::new(players)).unwrap();
            let usual = if players > 4 { Variant::Houses } else { Variant::Base };
            assert_eq!((setup.variant, setup.curse), (usual, Curse::Off));
        }
    }

    #[test]
    fn v1_choices_say_which_games_have_teams_and_own_rules() {
        for options in chosen_games() {
            let setup = State::setup(&options).unwrap();
            let chosen = |name: &str| options.get(name).unwrap();
            let choices: Vec<&Choice> = OPTIONS
                .iter()
                .flat_map(|option| {
                    option.choices.iter().filter(|choice| options.get(option.name) == Some(choice.value))
                })
                .collect();
            let teams = State::teams(&setup);
            assert_eq!(teams, VariantState::teams(&setup));
            assert_eq!(choices.iter().any(|choice| choice.teams), !teams.is_none(), "{options:?}");
            assert_eq!(choices.iter().any(|choice| choice.own), setup.is_variant(), "{options:?}");
            let rated =
                chosen("variant") != "twins" && chosen("curse") == "off" && chosen("leader") == "random";
            assert_eq!(options.unrated(OPTIONS).is_none(), rated, "{options:?}");
        }
        let teams = |players, variant| {
            let setup = State::setup(&Options::new(players).with("variant", variant)).unwrap();
            State::teams(&setup).iter().map(|team| team.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(teams(2, "twins"), ["ab"]);
        assert_eq!(teams(6, "houses"), ["ad", "be", "cf"]);
        assert_eq!(teams(8, "houses"), ["ae", "bf", "cg", "dh"]);
        assert!(teams(4, "base").is_empty());
    }

    #[test]
    fn options_give_a_setup_or_an_error() {
        let setup = State::setup(&Options::new(2).with("sides", "ABABAB").with("leader", "b")).unwrap();
        assert_eq!(setup.leader, LeaderChoice::Fixed(Seat::B));
        assert_eq!(setup.recall, Recall::Table);
        let memory = State::setup(&Options::new(3).with("recall", "memory")).unwrap();
        assert_eq!(memory.recall, Recall::Memory);
        assert_eq!(State::setup(&Options::new(3).with("recall", "table")).unwrap().recall, Recall::Table);
        let wrong = |options: Options| State::setup(&options).unwrap_err().to_string();
        assert!(wrong(Options::new(5)).starts_with("--players: Crypt is for 1 to 4"));
        assert!(wrong(Options::new(2).with("sides", "ABC")).starts_with("--sides: sides are six letters"));
        assert!(wrong(Options::new(2).with("leader", "c")).ends_with("its seats are a, b"));
        assert!(wrong(Options::new(2).with("recall", "none")).starts_with("--recall: \"none\" is not table"));
        assert!(
            wrong(Options::new(2).with("leader", "me"))
                .starts_with("--leader: \"me\" is neither random nor a seat")
        );
    }
}
