//! How Crypt describes itself: players, options, ranks, lesson.

use std::ops::RangeInclusive;

use game_core::{BadOption, Choice, Describe, Game, Lesson, OptionSpec, Options, Parts, Quoted, Seat};

use crate::{
    BadSides, Census, Curse, GhostDice, LeaderChoice, Recall, Refusal, Setup, State, Variant, VariantState,
};

/// What screens offer.
const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "sides",
        values: "AAAAAA…BBBBBB|random",
        help: "The collectors' sides, for Idol, Jewelry, Manuscript, Pottery, Remains, Tapestry [default: AAAAAA]",
        rule: "C1.4",
        choices: &[Choice::of("AAAAAA", 1..=4), Choice::of("BBBBBB", 1..=4), Choice::of("random", 1..=4)],
        parts: Some(Parts {
            names: &["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"],
            letters: &["A", "B"],
        }),
    },
    OptionSpec {
        name: "leader",
        values: "a|b|c|d|random",
        help: "Who leads the first round [default: random]",
        rule: "C2.2",
        // Alone, nobody else could lead.
        choices: &[
            Choice::of("random", 1..=4),
            Choice::seat(Seat::A, 2..=4),
            Choice::seat(Seat::B, 2..=4),
            Choice::seat(Seat::C, 3..=4),
            Choice::seat(Seat::D, 4..=4),
        ],
        parts: None,
    },
    OptionSpec {
        name: "recall",
        values: "table|memory",
        help: "Whether card values that were seen stay visible, or players must remember them [default: table]",
        rule: "S4",
        // Alone, there are no cards of others to remember.
        choices: &[Choice::of("table", 1..=4), Choice::of("memory", 2..=4)],
        parts: None,
    },
    OptionSpec {
        name: "ghost",
        values: "pale|red|violet|teal|black|gold|green|blue|pink",
        help: "The colour of the Ghost's dice, for one player [default: pale]",
        rule: "C6.1",
        choices: &[
            Choice::of("pale", 1..=1),
            Choice::of("red", 1..=1),
            Choice::of("violet", 1..=1),
            Choice::of("teal", 1..=1),
            Choice::of("black", 1..=1),
            Choice::of("gold", 1..=1),
            Choice::of("green", 1..=1),
            Choice::of("blue", 1..=1),
            Choice::of("pink", 1..=1),
        ],
        parts: None,
    },
];

/// The variants, which screens don't offer.
const VARIANT_OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "variant",
        values: "base|twins|houses",
        help: "The base game, Conspiring Twins (2 players) or Clash of Houses (6 or 8 players), by this project's own rules \
               [default: base]",
        rule: "V1",
        choices: &[Choice::of("base", 1..=4), Choice::of("twins", 2..=2), Choice::of("houses", 6..=8)],
        parts: None,
    },
    OptionSpec {
        name: "curse",
        values: "off|on",
        help: "Whether one kind of treasure is cursed, by this project's own rules [default: off]",
        rule: "V4",
        choices: &[Choice::of("off", 1..=8), Choice::unrated("on", 1..=8)],
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
            const PLAYERS: RangeInclusive<u8> = 1..=4;
            const USUAL_PLAYERS: u8 = 2;
            const OPTIONS: &'static [OptionSpec] = OPTIONS;
            const COMMAND_OPTIONS: &'static [OptionSpec] = VARIANT_OPTIONS;
            const MOST_PLAYERS: u8 = 8;
            const SOLO_RANKS: &'static [&'static str] =
                &["the Fool", "the Petty", "the Wealthy", "the Magnificent"];
            const LESSON: Option<Lesson> = Some(LESSON);

            type Census = Census;

            fn setup(options: &Options) -> Result<Setup, BadOption> {
                read_setup(options)
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

fn read_setup(options: &Options) -> Result<Setup, BadOption> {
    let mut setup = Setup::new(options.players);
    if let Some(variant) = options.get("variant") {
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
    read_word("ghost", text, &GhostDice::ALL)
}

#[cfg(test)]
mod tests {
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
        assert_eq!(red.ghost, GhostDice::Red);
        let text = serde_json::to_string(&red).unwrap();
        assert!(text.ends_with(r#""ghost":"red"}"#), "{text}");
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), red);
        let wrong = |options: Options| State::setup(&options).unwrap_err().to_string();
        assert!(wrong(Options::new(2).with("ghost", "red")).starts_with("--ghost: the Ghost plays only"));
        assert!(
            wrong(Options::new(1).with("ghost", "plaid")).starts_with("--ghost: \"plaid\" is not one of")
        );
        let offered: Vec<&str> = State::OPTIONS[3].choices.iter().map(|choice| choice.value).collect();
        assert_eq!(offered, GhostDice::ALL.map(|(name, _)| name));
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
