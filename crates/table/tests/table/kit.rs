//! A table for tests, and helpers to play at it.

use std::collections::HashMap;

use bots::Clock;
use crypt::{LeaderChoice, SidesChoice, State};
use game_core::{NoLog, Seat, Step};
use game_laws::toy::sealed_bids::{Action as BidAction, SealedBids};
use game_laws::{StepOf, play_with_interrupts};
use games::{Listed, Options};
use protocol::{
    Absence, ClockSetting, Command, Ending, LevelName, Millis, Nonce, PersonId, PersonKind, Refusal, TableId,
    Visibility,
};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use table::{
    Attendance, ChanceSource, Charter, Input, Mover, Playable, Reader, Record, Requester, Seed, Stamped,
    Standing, Table,
};

/// The time at which every table is opened.
pub(crate) const START: Millis = 1_700_000_000_000;

/// The people, in the order in which they sit down.
pub(crate) const PEOPLE: [&str; game_core::MAX_SEATS] =
    ["ann", "bob", "cid", "dan", "fay", "gus", "hal", "ida"];

/// A person who never sits down.
pub(crate) const STRANGER: &str = "eve";

/// A clock that never runs out, so that bots do their whole search.
pub(crate) struct Endless;

impl Clock for Endless {
    fn is_up(&self) -> bool {
        false
    }
}

/// A clock that has run out, so that bots answer immediately.
pub(crate) struct RunOut;

impl Clock for RunOut {
    fn is_up(&self) -> bool {
        true
    }
}

/// Scripted answers of chance, by number.
#[derive(Clone, Debug, Default)]
struct ScriptedChance(HashMap<u64, String>);

impl ChanceSource for ScriptedChance {
    fn answer(&self, _: &TableId, draw: u64) -> Option<String> {
        self.0.get(&draw).cloned()
    }
}

/// A table in play, with all its records.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Playable> {
    pub(crate) table: Table<G>,
    pub(crate) records: Vec<Stamped>,
    pub(crate) now: Millis,
    chance: ScriptedChance,
}

pub(crate) fn person(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).unwrap()
}

pub(crate) fn nonce(name: &str) -> Nonce {
    Nonce([name.len() as u8 ^ name.as_bytes()[0]; 16])
}

/// The charter of a table without a clock, opened by the first of the people.
pub(crate) fn charter<G: Playable>(setup: &G::Setup) -> Charter {
    Charter {
        table: TableId("oak".to_owned()),
        game: G::NAME.to_owned(),
        rules: G::RULES,
        setup: serde_json::to_value(setup).unwrap(),
        clock: ClockSetting::None,
        visibility: Visibility::Link,
        rated: false,
        hints: true,
        host: person(PEOPLE[0]),
        seed: Seed(std::array::from_fn(|index| 200 - index as u8)),
        arrangement: None,
        kept: None,
    }
}

/// The setups of a listed game that this type of state plays: for every number of players and every mix of the project's own rules
/// the default, one with all random options, and one with the last choice of every option.
pub(crate) fn setups<G: Listed>() -> Vec<G::Setup> {
    let randomised = |options: &Options| {
        let random =
            G::OPTIONS.iter().filter(|option| option.values.split('|').any(|value| value == "random"));
        random.fold(options.clone(), |options, option| options.with(option.name, "random"))
    };
    let last = |options: &Options| {
        G::OPTIONS.iter().fold(options.clone(), |options, option| {
            let fits = option.fitting(&options).last().filter(|_| options.get(option.name).is_none());
            fits.map_or(options.clone(), |choice| options.with(option.name, choice.value))
        })
    };
    let options = mixes::<G>();
    let options = options.iter().flat_map(|options| [options.clone(), randomised(options), last(options)]);
    let setups = options.map(|options| G::setup(&options).expect("options that the game lists are valid"));
    setups.filter(G::plays).collect()
}

/// For every number of players, every mix of the options by the project's own rules.
fn mixes<G: Listed>() -> Vec<Options> {
    let own = G::OPTIONS.iter().filter(|option| option.choices.iter().any(|choice| choice.own));
    own.fold(G::PLAYERS.iter().map(Options::new).collect(), |mixes: Vec<Options>, option| {
        let with_each = |options: &Options| -> Vec<Options> {
            option.fitting(options).map(|choice| options.clone().with(option.name, choice.value)).collect()
        };
        mixes.iter().flat_map(with_each).collect()
    })
}

/// A setup of Crypt with these sides; seat a leads.
pub(crate) fn crypt_setup(players: u8, sides: &str) -> crypt::Setup {
    let sides = SidesChoice::Chosen(sides.parse().unwrap());
    crypt::Setup { sides, leader: LeaderChoice::Fixed(Seat::A), ..crypt::Setup::new(players) }
}

/// An action in notation as the data that crosses the wire; what is no action of any game is sent as it is.
pub(crate) fn data(act: &str) -> Value {
    let bid = || act.parse::<BidAction>().ok().map(|action| serde_json::to_value(action).unwrap());
    let listed = games::NAMES.iter().find_map(|game| games::data_of(game, act));
    listed.or_else(bid).unwrap_or_else(|| Value::from(act))
}

/// A table of Sealed Bids where everyone is a person.
pub(crate) fn bids(seats: u8, rounds: u8, chance: &[&str]) -> Played<SealedBids> {
    let setup = game_laws::toy::sealed_bids::Setup { seats, rounds };
    Played::open(charter::<SealedBids>(&setup)).chance(chance).seat_all()
}

/// A table of Crypt where everyone is a person.
pub(crate) fn crypt(players: u8, sides: &str, chance: &[&str]) -> Played<State> {
    Played::open(charter::<State>(&crypt_setup(players, sides))).chance(chance).seat_all()
}

/// A table of Crypt for two; a claims first.
pub(crate) fn crypt_for_two() -> Played<State> {
    crypt(2, "AAAAAA", &["reveal I4 P2 R_ next T"])
}

impl<G: Playable> Played<G> {
    /// Opens a table.
    pub(crate) fn open(charter: Charter) -> Played<G> {
        let opened = Record::Opened { charter: Box::new(charter.clone()) };
        let records = vec![Stamped { at: START, record: opened }];
        let table = Table::new(charter, START).unwrap();
        Played { table, records, now: START, chance: ScriptedChance::default() }
    }

    /// A table with these records.
    pub(crate) fn load(records: Vec<Stamped>) -> Played<G> {
        let table = Table::load(records.clone()).unwrap();
        Played { table, records, now: START, chance: ScriptedChance::default() }
    }

    /// Scripts the next answers of chance.
    pub(crate) fn chance(mut self, answers: &[&str]) -> Self {
        self.script_chance(answers);
        self
    }

    /// Scripts the next answers of chance.
    pub(crate) fn script_chance(&mut self, answers: &[&str]) {
        let drawn = self.records.iter().filter(|one| matches!(one.record, Record::Answered { .. })).count();
        let answers = answers.iter().map(|answer| (*answer).to_owned());
        self.chance.0.extend((drawn as u64..).zip(answers));
    }

    /// Seats a person, or a bot if `who` is a level.
    pub(crate) fn seat_one(&mut self, letter: char, who: &str) {
        let level = match who {
            "novice" => Some(LevelName::Novice),
            "steady" => Some(LevelName::Steady),
            "sharp" => Some(LevelName::Sharp),
            "master" => Some(LevelName::Master),
            _ => None,
        };
        match level {
            Some(level) => self.does(PEOPLE[0], Command::Appoint { seat: seat(letter), level }),
            None => self.does(who, Command::Sit { seat: seat(letter) }),
        }
        .unwrap();
    }

    /// Seats these, from seat a on, and makes all people ready.
    pub(crate) fn seated(mut self, who: &[&str]) -> Self {
        for (letter, who) in ('a'..).zip(who) {
            self.seat_one(letter, who);
        }
        for name in PEOPLE.into_iter().filter(|name| who.contains(name)) {
            self.does(name, Command::Ready { nonce: nonce(name) }).unwrap();
        }
        self
    }

    /// Seats as many people as there are seats, all ready.
    pub(crate) fn seat_all(self) -> Self {
        let seats = self.table.seats().count();
        self.seated(&PEOPLE[..seats])
    }

    /// Applies an input. Its records are serialized and parsed before they are applied.
    pub(crate) fn apply(&mut self, input: &Input) -> Result<Vec<Record>, Refusal> {
        let records = self.table.decide(input, self.now, &self.chance)?;
        for record in &records {
            let stamped = Stamped { at: self.now, record: Record::from_text(&record.to_text()).unwrap() };
            assert_eq!(stamped.record, *record);
            let text = serde_json::to_string(&stamped).unwrap();
            assert_eq!(serde_json::from_str::<Stamped>(&text).unwrap(), stamped);
            self.table.evolve(&stamped).expect("a decided record can be applied");
            self.records.push(stamped);
        }
        assert_eq!(self.table.version(), self.records.len() as u64);
        Ok(records)
    }

    /// Says that a person is ready; this must succeed.
    pub(crate) fn ready(&mut self, name: &str) -> Vec<Record> {
        self.does(name, Command::Ready { nonce: nonce(name) }).unwrap()
    }

    /// Lets a person do something.
    pub(crate) fn does(&mut self, name: &str, command: Command) -> Result<Vec<Record>, Refusal> {
        self.does_as(PersonKind::Account, name, command)
    }

    /// A bot takes over for a person who has left, as at a table with a live clock.
    pub(crate) fn leaves(&mut self, name: &str) {
        let seat = self.table.seat_of(&person(name)).expect("only a player can leave");
        let record = Record::Relieved { seat, absence: Absence::Left };
        let stamped = Stamped { at: self.now, record };
        self.table.evolve(&stamped).expect("a player can leave");
        self.records.push(stamped);
    }

    /// Lets a person with or without an account do something.
    pub(crate) fn does_as(
        &mut self,
        kind: PersonKind,
        name: &str,
        command: Command,
    ) -> Result<Vec<Record>, Refusal> {
        let requester = Requester { person: person(name), name: name.to_uppercase(), kind };
        self.apply(&Input::Person { requester, command })
    }

    /// Lets a person act on the current version; this must succeed.
    pub(crate) fn acts(&mut self, name: &str, act: &str) {
        self.acts_as(name, data(act));
    }

    /// Lets a person take an action that is given as data; it must be granted.
    pub(crate) fn acts_as(&mut self, name: &str, action: Value) {
        let command = Command::Act { version: self.table.version(), action: action.clone() };
        self.does(name, command).unwrap_or_else(|refusal| panic!("{name}: {action}: {refusal}"));
    }

    /// Lets people act one after another: `ann: recover | bob: claim 1=2`.
    pub(crate) fn script(&mut self, script: &str) {
        for line in script.split(" | ") {
            let (name, act) = line.split_once(": ").unwrap();
            self.acts(name, act);
        }
    }

    /// Lets a person act on a version.
    pub(crate) fn acts_on(&mut self, version: u64, name: &str, act: &str) -> Result<Vec<Record>, Refusal> {
        self.does(name, Command::Act { version, action: data(act) })
    }

    /// The command to undo at the current version.
    pub(crate) fn undo(&self) -> Command {
        Command::Undo { version: self.table.version(), back: None }
    }

    /// The command that accepts the undo request.
    pub(crate) fn agree(&self) -> Command {
        Command::AnswerUndo { version: self.table.version(), agree: true }
    }

    /// The command that declines the undo request.
    pub(crate) fn disagree(&self) -> Command {
        Command::AnswerUndo { version: self.table.version(), agree: false }
    }

    /// The refusal of a command. Nothing may change.
    pub(crate) fn refused(&mut self, name: &str, command: Command) -> Refusal {
        let before = self.sheets();
        let refusal = self.does(name, command.clone()).expect_err("the command is refused");
        assert_eq!(self.sheets(), before, "{command:?} was refused and changed something");
        refusal
    }

    /// Lets time pass, and sends the table a tick.
    pub(crate) fn wait(&mut self, millis: Millis) -> Vec<Record> {
        self.now += millis;
        self.apply(&Input::Tick).unwrap()
    }

    /// Lets one bot play its turn, if one is due.
    pub(crate) fn bot_plays(&mut self) -> bool {
        let Some(turn) = self.table.bots_awaited().next().and_then(|seat| self.table.bot_turn(seat)) else {
            return false;
        };
        let (seat, version) = (turn.seat, turn.version);
        let act = turn.thought.think(&RunOut);
        self.apply(&Input::Bot { seat, version, act }).expect("a bot's move is legal");
        true
    }

    /// Plays to the end. `choose` picks one of the legal actions by its index.
    pub(crate) fn play_out(&mut self, mut choose: impl FnMut(usize) -> usize) -> Ending {
        for _ in 0..10_000 {
            match self.table.standing() {
                Standing::Over(ending) => return ending,
                Standing::Playing => {}
                other => panic!("no game is running: {other:?}"),
            }
            if self.bot_plays() {
                continue;
            }
            let who = self.table.status().awaited[0].0.clone();
            // The log is not needed here, and grows with every move.
            let sheet = self.text_since(&who, self.table.version(), true);
            let actions =
                serde_json::from_str::<Value>(&sheet).unwrap()["actions"].as_array().unwrap().clone();
            self.acts_as(&who, actions[choose(actions.len())].clone());
        }
        panic!("the game does not end");
    }

    /// The whole sheet of a person, as JSON.
    pub(crate) fn sheet(&self, name: &str) -> Value {
        serde_json::from_str(&self.text(name, true)).unwrap()
    }

    /// The sheet of a person as text.
    pub(crate) fn text(&self, name: &str, list: bool) -> String {
        self.text_since(name, 0, list)
    }

    /// The sheet of a person as text, with the log after a version.
    pub(crate) fn text_since(&self, name: &str, since: u64, list: bool) -> String {
        let person = person(name);
        let reader = Reader { person: Some(&person), since, list, attendance: Attendance::Back };
        serde_json::to_string(&self.table.sheet(reader, self.now)).unwrap()
    }

    /// The sheet of a person without what happened before, as JSON.
    pub(crate) fn latest(&self, name: &str) -> Value {
        serde_json::from_str(&self.text_since(name, self.table.version(), false)).unwrap()
    }

    /// What has changed for a person who comes back, as text; empty if they must be sent a whole sheet.
    pub(crate) fn update_since(&self, name: &str, since: u64) -> String {
        self.update_for(name, since, Attendance::Back)
    }

    /// What has changed for a person since a version, as text; empty if they must be sent a whole sheet.
    pub(crate) fn update_for(&self, name: &str, since: u64, attendance: Attendance) -> String {
        let person = person(name);
        let reader = Reader { person: Some(&person), since, list: false, attendance };
        let update = self.table.update(reader, None, self.now);
        update.map_or_else(String::new, |(update, _)| serde_json::to_string(&update).unwrap())
    }

    /// The sheets of everyone.
    pub(crate) fn sheets(&self) -> Vec<String> {
        let unknown = Reader { person: None, since: 0, list: false, attendance: Attendance::Back };
        let unknown = serde_json::to_string(&self.table.sheet(unknown, self.now)).unwrap();
        let seats = self.table.seats().count();
        let known = PEOPLE.into_iter().take(seats).chain([STRANGER]).map(|name| self.text(name, false));
        known.chain([unknown]).collect()
    }

    /// Why a bot plays for the person at a seat, if it does.
    pub(crate) fn absence(&self, letter: char) -> Option<Absence> {
        let sheet = self.sheet(STRANGER);
        let absence = sheet["seats"][seat(letter).index()]["holder"]["absence"].clone();
        serde_json::from_value(absence).unwrap()
    }

    /// The export of the finished game.
    pub(crate) fn export(&self) -> String {
        table::export(&self.records).unwrap()
    }
}

/// A whole random game, in which players interrupt now and then.
pub(crate) fn random_steps<G: Playable>(setup: &G::Setup, rng: &mut ChaCha8Rng) -> Vec<StepOf<G>> {
    play_with_interrupts(&mut G::new(setup).unwrap(), rng, &mut NoLog)
}

/// The records of a table after it was opened: everyone sits down, and these steps are made.
pub(crate) fn records_of<G: Playable>(
    seats: usize,
    steps: &[StepOf<G>],
) -> impl Iterator<Item = Stamped> + use<'_, G> {
    let sit = |seat: Seat| Record::Sat {
        seat,
        person: person(PEOPLE[seat.index()]),
        name: String::new(),
        account: false,
    };
    let made = steps.iter().map(|step| match step {
        Step::Act { seat, action } => {
            Record::Acted { seat: *seat, act: action.to_string(), mover: Mover::Person, shown: 0 }
        }
        Step::Chance(chance) => Record::Answered { chance: chance.to_string(), shown: 0 },
    });
    let records = Seat::first(seats).map(sit).chain([Record::Started]).chain(made);
    records.map(|record| Stamped { at: START, record })
}
