//! What would come of what somebody wants.

use game_core::{Awaiting, Outcome, Seat, SeatSet, Step};
use protocol::{Absence, Command, Ending, Millis, Nonce, PersonId, PersonKind, Refusal};
use serde_json::value::to_raw_value;

use crate::chair::{Chair, Guest, Sitter};
use crate::luck::{Fate, Luck};
use crate::play::{Play, Playable};
use crate::record::{Hand, Record, Stamped};
use crate::state::{Standing, Table};
use crate::undo::Undo;

/// A person who wants something of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who.
    pub person: PersonId,
    /// The name they go by; only who sits down needs one.
    pub name: String,
    /// Whether they have an account; only needed to sit down.
    pub kind: PersonKind,
}

/// Somebody, or time itself, wants something of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// A person wants something.
    Person {
        /// Who.
        caller: Caller,
        /// What.
        command: Command,
    },
    /// A bot has made up its mind.
    Bot {
        /// For which seat.
        seat: Seat,
        /// At which version it was asked.
        version: u64,
        /// The action, in the game's notation.
        act: String,
    },
    /// A guest has logged in and is somebody else from now on.
    Become {
        /// Who they were.
        from: PersonId,
        /// Who they are.
        to: PersonId,
        /// The name they go by now.
        name: String,
    },
    /// Somebody goes by another name.
    Rename {
        /// Who.
        person: PersonId,
        /// The name they go by now.
        name: String,
    },
    /// Time has passed.
    Tick,
    /// Nobody has come for a long time.
    Expire,
}

/// What comes of a call.
type Decision = Result<Vec<Record>, Refusal>;

impl<G: Playable> Table<G> {
    /// The records that would come of `call`; the table stays as it is.
    ///
    /// They belong together: whoever writes them down writes all of them or none.
    ///
    /// # Errors
    /// If the call is refused.
    pub fn decide(&self, call: &Call, now: Millis, fate: &dyn Fate) -> Decision {
        match call {
            Call::Person { caller, command } => self
                .decide_person(caller, command, now, fate)
                .and_then(|records| self.within_shuffles(&caller.person, records)),
            Call::Bot { seat, version, act } => self.bot_acts(*seat, *version, act, fate),
            Call::Become { from, to, name } => Ok(self.become_another(from, to, name)),
            Call::Rename { person, name } => self.within_shuffles(person, self.rename(person, name)),
            Call::Tick => Ok(self.time_passes(now)),
            Call::Expire => match self.standing {
                Standing::Gathering => Ok(vec![Record::Dissolved]),
                Standing::Playing | Standing::Over(_) | Standing::Dissolved => Ok(Vec::new()),
            },
        }
    }

    fn decide_person(&self, caller: &Caller, command: &Command, now: Millis, fate: &dyn Fate) -> Decision {
        let person = &caller.person;
        match command {
            Command::Sit { seat } => self.sit(caller, *seat),
            Command::Stand => self.gathering().and_then(|()| {
                let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                Ok(vec![Record::Stood { seat }])
            }),
            Command::Appoint { seat, level } => {
                self.hosting(person)?;
                if self.charter.rated {
                    return Err(Refusal::PeopleOnly);
                }
                match &self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.sitter {
                    Sitter::Nobody | Sitter::Bot(_) => {
                        self.and_begin(Record::Appointed { seat: *seat, level: *level }, now, fate)
                    }
                    Sitter::Person(_) => Err(Refusal::SeatTaken),
                }
            }
            Command::Vacate { seat } => {
                self.hosting(person)?;
                match &self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?.sitter {
                    Sitter::Bot(_) => Ok(vec![Record::Vacated { seat: *seat }]),
                    Sitter::Nobody | Sitter::Person(_) => Err(Refusal::NoBotThere),
                }
            }
            Command::Ready { nonce } => self.ready(person, *nonce, now, fate),
            Command::Unready => {
                self.gathering()?;
                let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                let ready = self.chair(seat).nonce().is_some();
                Ok(ready.then_some(Record::Unreadied { seat }).into_iter().collect())
            }
            Command::Dissolve => self.hosting(person).map(|()| vec![Record::Dissolved]),
            Command::Act { version, act } => self.person_acts(person, *version, act, fate),
            Command::Undo { version } => self.take_back_or_ask(person, *version),
            Command::AnswerUndo { version, agree } => self.answer_undo(person, *version, *agree),
            Command::WithdrawUndo => {
                let (seat, _, _) = self.playing(person)?;
                self.wish.filter(|wish| wish.by == seat).ok_or(Refusal::NothingAsked)?;
                Ok(vec![Record::UndoWithdrawn { seat }])
            }
            Command::Leave => self.leave(person),
            Command::Return => {
                let (seat, guest, _) = self.playing(person)?;
                match guest.absence {
                    None => Err(Refusal::NotAway),
                    Some(Absence::Resigned) => Err(Refusal::Resigned),
                    Some(Absence::Away | Absence::Left) => Ok(vec![Record::Returned { seat }]),
                }
            }
            Command::Resign => self.resign(person),
        }
    }

    /// Checks that people still sit down.
    fn gathering(&self) -> Result<(), Refusal> {
        match self.standing {
            Standing::Gathering => Ok(()),
            Standing::Playing => Err(Refusal::Begun),
            Standing::Over(_) | Standing::Dissolved => Err(Refusal::Over),
        }
    }

    /// Checks that people still sit down and that this person looks after the table.
    fn hosting(&self, person: &PersonId) -> Result<(), Refusal> {
        self.gathering()?;
        if self.host == *person { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    /// The seat of a person, while the game is on.
    fn playing(&self, person: &PersonId) -> Result<(Seat, &Guest, &Play<G>), Refusal> {
        let play = match (self.standing, &self.play) {
            (Standing::Playing, Some(play)) => play,
            (Standing::Gathering | Standing::Playing, _) => return Err(Refusal::NotBegun),
            (Standing::Over(_) | Standing::Dissolved, _) => return Err(Refusal::Over),
        };
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let guest = self.chair(seat).guest().ok_or(Refusal::NotSeated)?;
        Ok((seat, guest, play))
    }

    fn sit(&self, caller: &Caller, seat: Seat) -> Decision {
        self.gathering()?;
        let Caller { person, name, kind } = caller;
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        if chair.sitter != Sitter::Nobody {
            return Err(Refusal::SeatTaken);
        }
        if self.seat_of(person).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.charter.rated && *kind == PersonKind::Guest {
            return Err(Refusal::AccountNeeded);
        }
        Ok(vec![Record::Sat { seat, person: person.clone(), name: name.clone() }])
    }

    fn ready(&self, person: &PersonId, nonce: Nonce, now: Millis, fate: &dyn Fate) -> Decision {
        self.gathering()?;
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.and_begin(Record::Readied { seat, nonce }, now, fate)
    }

    /// The record, and the beginning of the game if nothing else is missing.
    fn and_begin(&self, record: Record, now: Millis, fate: &dyn Fate) -> Decision {
        let mut then = self.clone();
        let stamped = Stamped { at: now, record: record.clone() };
        then.evolve(&stamped).expect("what may be decided can follow");
        let mut records = vec![record];
        let all_ready = then.chairs.iter().all(|chair| match &chair.sitter {
            Sitter::Nobody => false,
            Sitter::Bot(_) => true,
            Sitter::Person(guest) => guest.nonce.is_some(),
        });
        if all_ready && then.chairs.iter().any(|chair| chair.guest().is_some()) {
            records.push(Record::Started);
            let nonces: Vec<_> = then.chairs.iter().map(Chair::nonce).collect();
            let luck = Luck::new(&self.charter.seed, self.charter.terms(), &nonces);
            self.follow(self.beginning(), 0, &luck, fate, &mut records);
        }
        Ok(records)
    }

    /// Adds what follows by itself: nature's answers, and the end of the game.
    fn follow(&self, mut game: G, mut draws: u64, luck: &Luck, fate: &dyn Fate, records: &mut Vec<Record>) {
        while game.awaiting() == Awaiting::Chance {
            let fits = |chance: &G::Chance| {
                game.clone().apply(Step::Chance(chance.clone()), &mut game_core::NoLog).is_ok()
            };
            let told = fate.answer(&self.charter.table, draws).or_else(|| self.arranged_chance(draws));
            let told = told.and_then(|text| text.parse().ok());
            let chance = told.filter(fits).unwrap_or_else(|| game.sample_chance(&mut luck.stream(draws)));
            records.push(Record::Answered { chance: chance.to_string() });
            let step = Step::Chance(chance);
            game.apply(step, &mut game_core::NoLog).expect("nature answers what it was asked");
            draws += 1;
        }
        if let Some(outcome) = game.outcome() {
            let ending = self.ending(Some(outcome), self.resigned());
            records.push(Record::Ended { ending });
        }
    }

    /// Checks that whoever saw a version has seen what there was to see since another.
    fn in_time(&self, seen: u64, since: u64) -> Result<(), Refusal> {
        if seen < since || seen > self.version {
            return Err(Refusal::Stale { seen, version: self.version });
        }
        Ok(())
    }

    fn person_acts(&self, person: &PersonId, version: u64, act: &str, fate: &dyn Fate) -> Decision {
        let (seat, guest, play) = self.playing(person)?;
        let mut records = Vec::new();
        match guest.absence {
            Some(Absence::Resigned) => return Err(Refusal::Resigned),
            Some(Absence::Away | Absence::Left) => records.push(Record::Returned { seat }),
            None => {}
        }
        self.in_time(version, play.settled)?;
        self.act(seat, act, Hand::Person, play, fate, records)
    }

    fn bot_acts(&self, seat: Seat, version: u64, act: &str, fate: &dyn Fate) -> Decision {
        let Some(play) = self.play.as_ref().filter(|_| self.standing == Standing::Playing) else {
            return Err(Refusal::Over);
        };
        self.in_time(version, play.settled)?;
        if !self.bots_awaited().chain(self.bots_heard()).any(|bot| bot == seat) {
            return Err(Refusal::Stale { seen: version, version: self.version });
        }
        self.act(seat, act, Hand::Bot, play, fate, Vec::new())
    }

    fn act(
        &self,
        seat: Seat,
        act: &str,
        hand: Hand,
        play: &Play<G>,
        fate: &dyn Fate,
        mut records: Vec<Record>,
    ) -> Decision {
        let mut game = play.game.clone();
        let action = try_act(&mut game, seat, act)?;
        // The action is written as the game writes it, however it was sent.
        records.push(Record::Acted { seat, act: action.to_string(), hand });
        let luck = self.luck.as_ref().expect("a game that has begun has its luck");
        self.follow(game, play.draws, luck, fate, &mut records);
        Ok(records)
    }

    /// Whether an action of a person would be legal now.
    ///
    /// # Errors
    /// Why it would not be.
    pub fn check(&self, person: &PersonId, act: &str) -> Result<(), Refusal> {
        let (seat, guest, play) = self.playing(person)?;
        if guest.absence == Some(Absence::Resigned) {
            return Err(Refusal::Resigned);
        }
        try_act(&mut play.game.clone(), seat, act).map(|_| ())
    }

    fn take_back_or_ask(&self, person: &PersonId, version: u64) -> Decision {
        let (seat, guest, play) = self.playing(person)?;
        // Whoever has not seen the last step, or that something was taken back, means another action than their last.
        self.in_time(version, play.last_change())?;
        if guest.absence.is_some() {
            return Err(Refusal::NothingToUndo);
        }
        match (self.undo_of(seat), self.wish) {
            (Undo::Free { keep }, _) => Ok(vec![Record::Undone { seat, keep }]),
            (Undo::ByConsent { .. }, Some(wish)) => Err(Refusal::UndoAsked { by: wish.by }),
            (Undo::ByConsent { keep }, None) => Ok(vec![Record::UndoAsked { seat, keep }]),
            (Undo::Declined, _) => Err(Refusal::BotsDecline),
            (Undo::Spent, _) => Err(Refusal::OftenEnough),
            (Undo::Nothing, _) => Err(Refusal::NothingToUndo),
        }
    }

    fn answer_undo(&self, person: &PersonId, version: u64, agree: bool) -> Decision {
        let (seat, _, _) = self.playing(person)?;
        let wish = self.wish.filter(|wish| wish.waiting.contains(seat)).ok_or(Refusal::NothingAsked)?;
        // Whoever has not seen this wish answers another.
        self.in_time(version, wish.version)?;
        let mut records = vec![Record::UndoAnswered { seat, agree }];
        if agree && wish.waiting == SeatSet::only(seat) {
            records.push(Record::Undone { seat: wish.by, keep: wish.keep });
        }
        Ok(records)
    }

    fn leave(&self, person: &PersonId) -> Decision {
        let (seat, guest, _) = self.playing(person)?;
        let mut others = self.present_seats();
        others.remove(seat);
        // With nobody waiting there is no need for a bot: the game waits.
        let leaves = guest.absence.is_none() && !others.is_empty();
        if leaves && self.chair(seat).had_enough() {
            return Err(Refusal::OftenEnough);
        }
        Ok(leaves.then_some(Record::Relieved { seat, absence: Absence::Left }).into_iter().collect())
    }

    fn resign(&self, person: &PersonId) -> Decision {
        let (seat, guest, _) = self.playing(person)?;
        if guest.absence == Some(Absence::Resigned) {
            return Err(Refusal::Resigned);
        }
        let mut records = vec![Record::Relieved { seat, absence: Absence::Resigned }];
        let resigned = self.resigned().union(SeatSet::only(seat));
        let contenders = SeatSet::all(self.chairs.len()).without(resigned);
        let people = contenders.iter().any(|seat| self.chair(seat).guest().is_some());
        if contenders.len() <= 1 || !people {
            records.push(Record::Ended { ending: self.ending(None, resigned) });
        }
        Ok(records)
    }

    /// A guest becomes the account that they have logged in to.
    ///
    /// Nobody holds two seats. Where both sit before the game begins, the guest's seat is free again. While the game is on,
    /// the person keeps the seat that they play, the account's own if they play both, and a bot has the other for good:
    /// nobody goes by the guest's id any more who could come back to it.
    fn become_another(&self, from: &PersonId, to: &PersonId, name: &str) -> Vec<Record> {
        let Some(seat) = self.seat_of(from) else {
            return Vec::new();
        };
        let became = Record::Became { seat, person: to.clone(), name: name.to_owned() };
        let Some(own) = self.seat_of(to) else {
            return if self.standing == Standing::Dissolved { Vec::new() } else { vec![became] };
        };
        let plays = |seat: Seat| self.chair(seat).present().is_some();
        match self.standing {
            Standing::Gathering => vec![became, Record::Stood { seat }],
            Standing::Playing if !plays(seat) => Vec::new(),
            Standing::Playing if plays(own) => vec![Record::Relieved { seat, absence: Absence::Left }],
            Standing::Playing => {
                let guest = self.chair(seat).guest().map_or_else(String::new, |guest| guest.name.clone());
                vec![Record::Became { seat: own, person: from.clone(), name: guest }, became]
            }
            Standing::Over(_) | Standing::Dissolved => Vec::new(),
        }
    }

    fn time_passes(&self, now: Millis) -> Vec<Record> {
        self.out_of_time(now).map(|seat| Record::Relieved { seat, absence: Absence::Away }).collect()
    }

    /// Who has given the game up.
    fn resigned(&self) -> SeatSet {
        self.seats().filter(|seat| self.chair(*seat).is_resigned()).collect()
    }

    fn ending(&self, outcome: Option<Outcome>, resigned: SeatSet) -> Ending {
        let rank = outcome.and_then(|outcome| G::solo_rank(&outcome));
        Ending::of(outcome, SeatSet::all(self.chairs.len()), resigned, rank)
    }
}

/// How many bytes an action may be written with: far more than any is.
const LONGEST_ACT: usize = 1000;

/// Makes an action that came as text.
fn try_act<G: Playable>(game: &mut G, seat: Seat, act: &str) -> Result<G::Action, Refusal> {
    if act.len() > LONGEST_ACT {
        // What is wrong with a text may be told by quoting it, and nobody wants a megabyte quoted.
        return Err(Refusal::BadAction { reason: format!("no action is longer than {LONGEST_ACT} bytes") });
    }
    let action: G::Action =
        act.parse().map_err(|error: game_core::BadText| Refusal::BadAction { reason: error.to_string() })?;
    let step = Step::Act { seat, action: action.clone() };
    match game.apply(step, &mut game_core::NoLog) {
        Ok(()) => Ok(action),
        Err(refusal) => Err(Refusal::Rules {
            reason: refusal.to_string(),
            refusal: to_raw_value(&refusal).expect("a refusal is plain data"),
        }),
    }
}
