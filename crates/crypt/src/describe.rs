//! How Crypt describes itself: players, options, ranks, lesson.

use std::ops::RangeInclusive;

use game_core::{BadOption, Choice, Describe, Game, Lesson, OptionSpec, Options, Seat};

use crate::{BadSides, Census, LeaderChoice, Recall, Refusal, Setup, State};

impl Describe for State {
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const USUAL_PLAYERS: u8 = 2;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "sides",
            values: "AAAAAA…BBBBBB|random",
            help: "The collectors' sides, for Idol, Jewelry, Manuscript, Pottery, Remains, Tapestry [default: AAAAAA]",
            rule: "C1.4",
            choices: &[Choice::of("AAAAAA", 1..=4), Choice::of("BBBBBB", 1..=4), Choice::of("random", 1..=4)],
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
        },
        OptionSpec {
            name: "recall",
            values: "table|memory",
            help: "Whether card values that were seen stay visible, or players must remember them [default: table]",
            rule: "S4",
            // Alone, there are no cards of others to remember.
            choices: &[Choice::of("table", 1..=4), Choice::of("memory", 2..=4)],
        },
    ];
    const SOLO_RANKS: &'static [&'static str] = &["the Fool", "the Petty", "the Wealthy", "the Magnificent"];

    /// The last three of eight rounds. In the first the learner claims the Jewelry with one die at 4, is bumped, bumps back with two
    /// at 3 on the Lights Out turn, and flips an Idol to roll again one that failed. In the second they spread two dice, and both
    /// are exhausted. In the third they recover, and claim once more on the Lights Out turn. Then coins are counted.
    const LESSON: Option<Lesson> = Some(Lesson {
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
    });

    type Census = Census;

    fn setup(options: &Options) -> Result<Setup, BadOption> {
        let mut setup = Setup::new(options.players);
        if let Some(sides) = options.get("sides") {
            let sides = sides.parse();
            setup.sides =
                sides.map_err(|bad: BadSides| BadOption { name: "sides", what: bad.to_string() })?;
        }
        if let Some(leader) = options.get("leader") {
            setup.leader = read_leader(leader)?;
        }
        if let Some(recall) = options.get("recall") {
            setup.recall = read_recall(recall)?;
        }
        match State::new(&setup) {
            Ok(_) => Ok(setup),
            Err(refusal @ Refusal::Players(_)) => {
                Err(BadOption { name: "players", what: refusal.to_string() })
            }
            Err(refusal) => Err(BadOption { name: "leader", what: refusal.to_string() }),
        }
    }
}

fn read_leader(text: &str) -> Result<LeaderChoice, BadOption> {
    let mut letters = text.chars();
    match (text, letters.next().and_then(Seat::from_letter), letters.next()) {
        ("random", _, _) => Ok(LeaderChoice::Random),
        (_, Some(seat), None) => Ok(LeaderChoice::Fixed(seat)),
        _ => {
            Err(BadOption { name: "leader", what: format!("{text:?} is not a seat (a, b, c, d) or random") })
        }
    }
}

fn read_recall(text: &str) -> Result<Recall, BadOption> {
    match text {
        "table" => Ok(Recall::Table),
        "memory" => Ok(Recall::Memory),
        _ => Err(BadOption { name: "recall", what: format!("{text:?} is not table or memory") }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rank;

    #[test]
    fn rank_names_match_those_of_crypt() {
        assert_eq!(State::SOLO_RANKS, Rank::ALL.map(|rank| rank.to_string()));
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
        assert!(wrong(Options::new(2).with("leader", "c")).starts_with("--leader: there is no seat c"));
        assert!(wrong(Options::new(2).with("recall", "none")).starts_with("--recall: \"none\" is not table"));
        assert!(wrong(Options::new(2).with("leader", "me")).starts_with("--leader: \"me\" is not a seat"));
    }
}
