//! Tables loaded from their records, after random commands.

use crypt::State;
use game_core::{Game, PieceColour, Seat};
use game_laws::toy::sealed_bids::{SealedBids, Setup};
use games::{Listed, Visitor};
use protocol::{ClockSetting, Command, LevelName};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::{AnyTable, Charter, Input, Playable, Record, Stamped, Standing, Table};

use crate::kit::{PEOPLE, Played, STRANGER, charter, crypt, data, nonce, person, setups};

/// A random command; its action is often legal, but not always.
fn any_command<G: Playable>(played: &Played<G>, name: &str, rng: &mut ChaCha8Rng) -> Command {
    let seat = Seat::ALL[rng.random_range(0..6)];
    let level = [LevelName::Novice, LevelName::Steady][rng.random_range(0..2)];
    match rng.random_range(0..40) {
        0..=3 => Command::Sit { seat },
        4 => Command::Stand,
        5..=6 => Command::Appoint { seat, level },
        7 => Command::Vacate { seat },
        8..=12 => Command::Ready { nonce: nonce(name) },
        13 => Command::Unready,
        14 if rng.random_ratio(1, 20) => Command::Dissolve,
        15..=16 => played.undo(),
        17..=20 if rng.random_ratio(4, 5) => played.agree(),
        17..=20 => played.disagree(),
        21 => Command::Leave,
        22..=24 => Command::Return,
        25 if rng.random_ratio(1, 8) => Command::Resign,
        27 => Command::WithdrawUndo,
        28 => Command::Colour { colour: PieceColour::ALL[rng.random_range(0..PieceColour::ALL.len())] },
        29 => {
            let version = played.table.version();
            Command::Undo { version, back: Some(version.saturating_sub(rng.random_range(0..4))) }
        }
        26 => Command::Act { version: rng.random_range(0..60), action: data("recover") },
        _ => {
            let version = played.table.version();
            Command::Act { version, action: data(&any_act(played, name, rng)) }
        }
    }
}

fn any_act<G: Playable>(played: &Played<G>, name: &str, rng: &mut ChaCha8Rng) -> String {
    let illegal =
        ["", "decline", "draw", "bid 3", "look #1", "restore #1 #2", "claim 1=1", "\u{0}é", "take #9 #9 9"];
    let own = played.table.seat_of(&person(name));
    let legal = played.table.game().zip(own).and_then(|(game, seat)| game.sample_action(seat, rng));
    match legal {
        Some(action) if rng.random_ratio(5, 6) => action.to_string(),
        _ => illegal[rng.random_range(0..illegal.len())].to_owned(),
    }
}

/// Plays with random commands, then to the end. Returns the number of accepted inputs.
pub(crate) fn random_game<G: Playable>(charter: Charter, rng: &mut ChaCha8Rng) -> (Played<G>, usize) {
    let mut played = Played::<G>::open(charter);
    // Half of the tables get random commands from the start, the others from the first move on.
    if rng.random() {
        let seats = played.table.seats().count();
        let bot = rng.random_range(1..=seats);
        let who: Vec<_> = (0..seats).map(|seat| if seat == bot { "novice" } else { PEOPLE[seat] }).collect();
        played = played.seated(&who);
    }
    let mut accepted = 0;
    for _ in 0..250 {
        played.now += rng.random_range(0..20_000);
        let name = [STRANGER].into_iter().chain(PEOPLE).nth(rng.random_range(0..5)).unwrap();
        let done = match rng.random_range(0..10) {
            0 => played.apply(&Input::Tick).is_ok(),
            1..=2 => played.bot_plays(),
            3 => {
                let (seat, version) = (Seat::ALL[rng.random_range(0..8)], rng.random_range(0..100));
                let act = any_act(&played, name, rng);
                played.apply(&Input::Bot { seat, version, act }).is_ok()
            }
            _ => {
                let command = any_command(&played, name, rng);
                played.does(name, command).is_ok()
            }
        };
        accepted += usize::from(done);
    }
    if played.table.standing() == Standing::Playing {
        played.play_out(|count| rng.random_range(0..count));
    }
    (played, accepted)
}

/// Loads the records one by one and all at once: the sheets are the same as when they were played.
fn assert_loads_the_same<G: Playable>(played: &Played<G>) {
    let mut again = Played::<G>::open(played.table.charter().clone());
    let mut whole = again.clone();
    for stamped in &played.records[1..] {
        let text = serde_json::to_string(stamped).unwrap();
        again.table.evolve(&serde_json::from_str::<Stamped>(&text).unwrap()).unwrap();
        again.records.push(stamped.clone());
        again.now = stamped.at;
    }
    whole.table = Table::load(played.records.clone()).unwrap();
    (whole.now, again.now) = (played.now, played.now);
    assert_eq!(again.sheets(), played.sheets());
    assert_eq!(whole.sheets(), played.sheets());
    assert_eq!(whole.table.next_deadline(), played.table.next_deadline());
    assert_eq!(whole.table.status(), played.table.status());
    assert_eq!(format!("{:?}", whole.table), format!("{:?}", played.table));
}

#[derive(Default, Debug)]
struct Counts {
    over: usize,
    undone: usize,
    relieved: usize,
    accepted: usize,
}

fn random_games<G: Playable>(setups: &[G::Setup], rounds: u64) -> Counts {
    let mut counts = Counts::default();
    for round in 0..rounds {
        let mut rng = ChaCha8Rng::seed_from_u64(round);
        let setup = &setups[round as usize % setups.len()];
        let clock = [
            ClockSetting::None,
            ClockSetting::Live { move_seconds: 30, reserve_seconds: 120 },
            ClockSetting::Days { days: 1 },
        ][round as usize % 3];
        let charter = Charter { clock, ..charter::<G>(setup) };
        let (played, accepted) = random_game::<G>(charter, &mut rng);
        assert_loads_the_same(&played);
        let count = |test: fn(&Record) -> bool| played.records.iter().filter(|one| test(&one.record)).count();
        counts.accepted += accepted;
        counts.over += usize::from(matches!(played.table.standing(), Standing::Over(_)));
        counts.undone += count(|record| matches!(record, Record::Undone { .. }));
        counts.relieved += count(|record| matches!(record, Record::Relieved { .. }));
        if games::NAMES.contains(&G::NAME) && count(|record| matches!(record, Record::Ended { .. })) > 0 {
            let verified = table::verify(&played.export());
            assert!(verified.is_ok(), "{verified:?}\n{}", played.export());
        }
    }
    counts
}

/// Plays random games of a listed game.
#[derive(Clone)]
struct RandomGames {
    rounds: u64,
}

impl Visitor for RandomGames {
    type Output = Counts;

    fn visit<G: Listed>(self) -> Counts {
        random_games::<G>(&setups::<G>(), self.rounds)
    }
}

#[test]
fn listed_games_with_random_commands_end_and_load_the_same() {
    for game in games::NAMES {
        for counts in games::visit_each(game, RandomGames { rounds: 120 }).unwrap() {
            // If nearly every move reveals something, few can be undone.
            let enough =
                counts.over > 60 && counts.undone > 0 && counts.relieved > 60 && counts.accepted > 4_000;
            assert!(enough, "{game}: {counts:?}");
        }
    }
}

#[test]
fn sealed_bids_with_random_commands_ends_and_loads_the_same() {
    let setups = [(2, 5), (3, 5), (4, 3)].map(|(seats, rounds)| Setup { seats, rounds });
    let counts = random_games::<SealedBids>(&setups, 240);
    assert!(counts.over > 120 && counts.undone > 30 && counts.relieved > 100, "{counts:?}");
}

#[test]
fn every_version_loads_as_it_was_played() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut played = crypt(3, "AABBAA", &[]);
    let mut sheets = Vec::new();
    for _ in 0..150 {
        let name = PEOPLE[rng.random_range(0..3)];
        let command = any_command(&played, name, &mut rng);
        played.now += 1_000;
        let _refused = played.does(name, command);
        sheets.push((played.records.len(), played.now, played.sheets()));
    }
    assert!(played.records.len() > 30);
    for (version, now, expected) in sheets {
        let mut again = played.clone();
        again.table = Table::load(played.records[..version].iter().cloned()).unwrap();
        again.now = now;
        assert_eq!(again.sheets(), expected, "at version {version}");
    }
}

#[test]
fn a_table_is_opened_by_the_name_of_its_game() {
    let mut played = crypt(2, "AAAAAA", &[]);
    played.acts("ann", "recover");
    let opened: Box<dyn AnyTable> = table::open(played.records.clone()).unwrap();
    assert_eq!((opened.version(), opened.status()), (played.table.version(), played.table.status()));
    assert!(opened.bot_turns(true).is_empty());
    assert_eq!(opened.seat_of(&person("bob")), Some(Seat::B));
    let unknown = Charter { game: "chess".to_owned(), ..played.table.charter().clone() };
    let records = vec![Stamped { at: 0, record: Record::Opened { charter: Box::new(unknown) } }];
    assert!(table::open(records).unwrap_err().to_string().contains("there is no game called"));
    assert!(table::open(Vec::new()).is_err());
}

#[test]
fn options_make_a_setup_with_the_current_rules() {
    let (setup, rules) = table::setup("crypt", &games::Options::new(3)).unwrap();
    assert_eq!((setup["players"].as_u64(), rules), (Some(3), State::RULES));
    assert!(table::setup("chess", &games::Options::new(2)).is_err());
    assert!(table::setup("crypt", &games::Options::new(9)).is_err());
}

/// The records of a new table of Dungeonville with this setup, under these rules.
fn dungeonville(rules: u32, setup: serde_json::Value) -> Vec<Stamped> {
    let charter = crypt(2, "AAAAAA", &[]).table.charter().clone();
    let charter = Charter { game: "dungeonville".to_owned(), rules, setup, ..charter };
    vec![Stamped { at: 0, record: Record::Opened { charter: Box::new(charter) } }]
}

/// The card set that people are told of.
fn told_cards(records: Vec<Stamped>) -> String {
    let table = table::open(records).unwrap();
    let reader = table::Reader { person: None, since: 0, list: false, attendance: table::Attendance::Back };
    let setup: serde_json::Value = serde_json::from_str(table.sheet(reader, 0).setup.get()).unwrap();
    setup["cards"].as_str().unwrap().to_owned()
}

#[test]
fn a_table_keeps_its_card_set_in_full() {
    let (setup, rules) = table::setup("dungeonville", &games::Options::new(3)).unwrap();
    assert_eq!(rules, 2);
    assert!(setup["cards"].as_str().unwrap().starts_with("name = "), "{setup}");
    assert_eq!(told_cards(dungeonville(rules, setup.clone())), "builtin-2");
    // A draft that has changed since is another set, and the table still has its own.
    let mut older = setup.clone();
    older["cards"] = setup["cards"].as_str().unwrap().replacen("tavern = 40", "tavern = 45", 1).into();
    assert!(told_cards(dungeonville(rules, older)).contains("tavern = 45"));
}

#[test]
fn a_table_of_version_1_has_the_first_edition() {
    let setup = serde_json::json!({"players": 2, "gold": 40, "first": "random", "cards": "house"});
    assert_eq!(told_cards(dungeonville(1, setup.clone())), "house");
    let table = table::Table::<dungeonville::State>::load(dungeonville(1, setup)).unwrap();
    assert_eq!(table.charter().rules, 1);
    let short = serde_json::json!({"players": 2, "points": 5, "cards": "house"});
    assert!(table::open(dungeonville(1, short.clone())).is_err());
    assert!(table::open(dungeonville(2, short)).is_ok());
}

#[test]
fn invalid_records_are_refused_and_never_panic() {
    let mut played = crypt(2, "AAAAAA", &[]);
    played.acts("ann", "recover");
    let invalid = [
        played.records[0].record.clone(),
        Record::Started,
        Record::Dissolved,
        Record::Sat { seat: Seat::H, person: person("x"), name: String::new(), account: false },
        Record::Stood { seat: Seat::A },
        Record::Acted { seat: Seat::H, act: "recover".to_owned(), mover: table::Mover::Bot, shown: 0 },
        Record::Acted { seat: Seat::A, act: "recover".to_owned(), mover: table::Mover::Person, shown: 0 },
        Record::Acted { seat: Seat::B, act: "💀".to_owned(), mover: table::Mover::Person, shown: 0 },
        Record::Answered { chance: "leader a".to_owned(), shown: 0 },
        Record::Relieved { seat: Seat::H, absence: protocol::Absence::Away },
        Record::Returned { seat: Seat::C },
        Record::Undone { seat: Seat::A, keep: u32::MAX },
        Record::Undone { seat: Seat::A, keep: 2 },
    ];
    for record in invalid {
        let stamped = Stamped { at: i64::MAX, record };
        assert!(played.table.clone().evolve(&stamped).is_err(), "{stamped:?}");
    }
    let mut gathering = Played::<State>::open(played.table.charter().clone());
    for record in [Record::Stood { seat: Seat::A }, Record::Readied { seat: Seat::A, nonce: nonce("ann") }] {
        assert!(gathering.table.evolve(&Stamped { at: 0, record }).is_err());
    }
}

#[test]
fn text_that_is_not_a_record_is_refused() {
    for text in [
        "",
        "{}",
        "[]",
        r#"{"kind":"sat"}"#,
        r#"{"kind":"stood","seat":"z"}"#,
        r#"{"kind":"stood","seat":"a","x":1}"#,
    ] {
        assert!(Record::from_text(text).is_err(), "{text}");
    }
}
