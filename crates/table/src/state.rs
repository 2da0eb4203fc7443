//! The table, and how records change it.

pub(crate) mod colours;
pub(crate) mod seat_state;
pub(crate) mod timing;

use game_core::{Awaiting, Seat, SeatSet, Step, Teams};
use protocol::{Absence, Ending, EntryKind, Millis, PersonId, Phase, Refusal};

use crate::any::BadRecords;
use crate::charter::Charter;
use crate::decide::undo::PendingUndo;
use crate::luck::Luck;
use crate::play::{LoggedEvent, Play, Playable, StepOf};
use crate::record::{Mover, Record, Stamped};
use crate::state::seat_state::{Holder, SeatState, SeatedPerson, seat_of};
use crate::state::timing::{ClockEvent, reserve};

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// People take seats.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over(Ending),
    /// The table was closed before the game, or the game was called off.
    Dissolved,
}

impl Standing {
    /// The phase for clients.
    pub fn phase(self) -> Phase {
        match self {
            Standing::Gathering => Phase::Gathering,
            Standing::Playing => Phase::Playing,
            Standing::Over(_) => Phase::Over,
            Standing::Dissolved => Phase::Dissolved,
        }
    }
}

/// What a server needs to know about a table without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// Its state.
    pub standing: Standing,
    /// The people with a seat, with their names.
    pub people: Vec<(Seat, PersonId, String)>,
    /// Those of them who had no account when the table last heard of it.
    pub guests: Vec<PersonId>,
    /// The free seats.
    pub open: SeatSet,
    /// The people whose turn it is.
    pub awaited: Vec<PersonId>,
}

/// A table at which a game is played.
#[derive(Clone, Debug)]
pub struct Table<G: Playable> {
    pub(crate) charter: Charter,
    pub(crate) setup: G::Setup,
    pub(crate) opened_at: Millis,
    /// The game at its start.
    pub(crate) start: G,
    pub(crate) host: PersonId,
    pub(crate) seat_states: Vec<SeatState>,
    pub(crate) standing: Standing,
    pub(crate) play: Option<Play<G>>,
    /// When the last step has been shown at normal speed, for live clocks.
    pub(crate) shown_until: Millis,
    pub(crate) luck: Option<Luck>,
    pub(crate) pending_undo: Option<PendingUndo>,
    /// The people whose seats the host has freed.
    pub(crate) barred: Vec<PersonId>,
    /// Whether spectators can't write chat.
    pub(crate) spectators_muted: bool,
    /// How many changes were reversed before the game.
    pub(crate) lobby_changes: u32,
    /// The number of records.
    pub(crate) version: u64,
    pub(crate) events: Vec<LoggedEvent<G::Event>>,
    pub(crate) notes: Vec<LoggedEvent<EntryKind>>,
}

impl<G: Playable> Table<G> {
    /// A new table at version 1.
    ///
    /// # Errors
    /// If the charter is for another game.
    pub fn new(charter: Charter, at: Millis) -> Result<Table<G>, BadRecords> {
        if charter.game != G::NAME || !(G::OLDEST_RULES..=G::RULES).contains(&charter.rules) {
            return Err(BadRecords(format!("no rules are known for {} {}", charter.game, charter.rules)));
        }
        let setup: G::Setup = serde_json::from_value(charter.setup.clone())
            .map_err(|error| BadRecords(format!("bad setup: {error}")))?;
        let game = G::new_under(charter.rules, &setup)
            .map_err(|refusal| BadRecords(format!("bad setup: {refusal}")))?;
        let start = match &charter.arrangement {
            Some(arrangement) => arrangement.beginning(game)?,
            None => game,
        };
        Ok(Table {
            host: charter.host.clone(),
            seat_states: vec![SeatState::open(reserve(charter.clock)); start.seats()],
            standing: Standing::Gathering,
            play: None,
            shown_until: at,
            luck: None,
            pending_undo: None,
            barred: Vec::new(),
            spectators_muted: false,
            lobby_changes: 0,
            version: 1,
            events: Vec::new(),
            notes: Vec::new(),
            charter,
            setup,
            opened_at: at,
            start,
        })
    }

    /// Replays a table from its records. The first one opened it.
    ///
    /// # Errors
    /// If the records are not those of a table.
    pub fn load(records: impl IntoIterator<Item = Stamped>) -> Result<Table<G>, BadRecords> {
        let mut records = records.into_iter();
        let Some(Stamped { at, record: Record::Opened { charter } }) = records.next() else {
            return Err(BadRecords("the first record does not open a table".to_owned()));
        };
        let mut table = Table::new(*charter, at)?;
        records.try_for_each(|stamped| table.evolve(&stamped)).map(|()| table)
    }

    /// What was fixed when the table was opened.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The number of records.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The state of the table.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.seat_states.len())
    }

    /// Which seats win or lose together.
    pub(crate) fn teams(&self) -> Teams {
        G::teams(&self.setup)
    }

    /// The seats of a person and their allies, who read a chat of their own.
    ///
    /// Before the game there is none: anyone who sat down for a moment could read what others have written.
    ///
    /// # Errors
    /// If the person has no allies, or the game has not begun.
    pub fn team_of(&self, person: &PersonId) -> Result<SeatSet, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let team = self.teams().of(seat);
        match self.standing {
            _ if team.len() < 2 => Err(Refusal::NoAllies),
            Standing::Gathering => Err(Refusal::NotBegun),
            Standing::Dissolved => Err(Refusal::Over),
            Standing::Playing | Standing::Over(_) => Ok(team),
        }
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        seat_of(&self.seat_states, person)
    }

    /// The game, once it has started.
    pub fn game(&self) -> Option<&G> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// The steps of the game in order, without undone ones.
    pub fn steps(&self) -> impl Iterator<Item = &StepOf<G>> {
        self.play.iter().flat_map(|play| &play.moves).map(|made| &made.step)
    }

    /// What a server needs to know.
    pub fn status(&self) -> Status {
        let person = |seat: Seat| {
            let seated = self.seat_states[seat.index()].seated()?;
            Some((seat, seated.person.clone(), seated.name.clone()))
        };
        let own = |seat: Seat| self.seat_state(seat).present().filter(|_| !self.seat_state(seat).overdue);
        let awaited = self.awaited().iter().filter_map(own);
        let guests = self.seat_states.iter().filter_map(SeatState::seated).filter(|seated| !seated.account);
        Status {
            standing: self.standing,
            people: self.seats().filter_map(person).collect(),
            guests: guests.map(|seated| seated.person.clone()).collect(),
            open: self.seats().filter(|seat| self.seat_state(*seat).holder == Holder::Open).collect(),
            awaited: awaited.map(|seated| seated.person.clone()).collect(),
        }
    }

    /// Whether people may ask for hints: if the table was opened with hints for all, or if one person plays against bots and
    /// the game is not rated.
    pub fn hints(&self) -> bool {
        let people = self.seat_states.iter().filter(|state| state.seated().is_some()).count();
        let alone = self.standing != Standing::Gathering && people == 1 && !self.charter.rated;
        self.charter.hints || alone
    }

    /// The seats that the game waits for.
    pub(crate) fn awaited(&self) -> SeatSet {
        match (self.standing, self.game().map(G::awaiting)) {
            (Standing::Playing, Some(Awaiting::Seats(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn seat_state(&self, seat: Seat) -> &SeatState {
        &self.seat_states[seat.index()]
    }

    /// The seats of the people for whom no bot plays.
    pub(crate) fn present_seats(&self) -> SeatSet {
        self.seats().filter(|seat| self.seat_state(*seat).present().is_some()).collect()
    }

    /// The game at its start.
    pub(crate) fn beginning(&self) -> G {
        self.start.clone()
    }

    /// Applies a record.
    ///
    /// # Errors
    /// If the record can't follow. That is a bug in the program that wrote it, and the table must not be used any more.
    pub fn evolve(&mut self, stamped: &Stamped) -> Result<(), BadRecords> {
        let at = stamped.at;
        let version = self.version + 1;
        let bad = |what: &str| BadRecords(format!("record {version}: {what}"));
        if !stamped.record.fits(self.standing.phase()) {
            return Err(bad("this can't happen now"));
        }
        self.lobby_changes =
            self.lobby_changes.saturating_add(u32::from(self.is_lobby_change(&stamped.record)));
        let mut clock_event = ClockEvent::Other;
        match &stamped.record {
            Record::Opened { .. } => return Err(bad("a table is opened once")),
            Record::Sat { seat, person, name, account } => {
                let seated = SeatedPerson {
                    person: person.clone(),
                    name: name.clone(),
                    account: *account,
                    nonce: None,
                    absence: None,
                    absent_since: at,
                };
                self.seat_state_mut(*seat).ok_or_else(|| bad("no such seat"))?.holder =
                    Holder::Person(seated);
                self.note(version, at, EntryKind::Sat { seat: *seat, name: name.clone() });
            }
            Record::Coloured { seat, colour } => {
                self.seat_state_mut(*seat).ok_or_else(|| bad("no such seat"))?.colour = Some(*colour);
            }
            Record::Stood { seat } => {
                let seated = self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?.clone();
                self.clear(*seat).ok_or_else(|| bad("no such seat"))?;
                self.pass_host(&seated.person);
                self.note(version, at, EntryKind::Stood { seat: *seat });
            }
            Record::Appointed { seat, level } => {
                self.seat_state_mut(*seat).ok_or_else(|| bad("no such seat"))?.holder = Holder::Bot(*level);
                self.note(version, at, EntryKind::Appointed { seat: *seat, level: *level });
            }
            Record::Freed { seat } => {
                let seated = self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?.clone();
                self.clear(*seat).ok_or_else(|| bad("no such seat"))?;
                self.barred.push(seated.person);
                self.note(version, at, EntryKind::Freed { seat: *seat });
            }
            Record::Vacated { seat } => {
                self.clear(*seat).ok_or_else(|| bad("no such seat"))?;
                self.note(version, at, EntryKind::Vacated { seat: *seat });
            }
            Record::Readied { seat, nonce } => {
                self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?.nonce = Some(*nonce);
            }
            Record::Unreadied { seat } => {
                self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?.nonce = None;
            }
            Record::Dissolved => {
                self.standing = Standing::Dissolved;
                self.note(version, at, EntryKind::Dissolved);
            }
            Record::Started => {
                self.begin(version);
                self.note(version, at, EntryKind::Started);
            }
            Record::Acted { seat, act, mover, shown } => {
                let action = act.parse().map_err(|error| bad(&format!("{error}")))?;
                clock_event = ClockEvent::Acted(*seat);
                if *mover == Mover::Person
                    && let Some(state) = self.seat_state_mut(*seat)
                {
                    state.decisions = state.decisions.saturating_add(1);
                }
                self.show(at, *shown);
                self.make(Step::Act { seat: *seat, action }, Some(*mover), version, at)
                    .map_err(|what| bad(&what))?;
            }
            Record::Answered { chance, shown } => {
                self.show(at, *shown);
                let chance = chance.parse().map_err(|error| bad(&format!("{error}")))?;
                self.make(Step::Chance(chance), None, version, at).map_err(|what| bad(&what))?;
            }
            Record::Became { seat, person, name, account } => {
                let seated = self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?;
                let before = std::mem::replace(&mut seated.person, person.clone());
                seated.name.clone_from(name);
                seated.account = *account;
                if self.host == before {
                    self.host = person.clone();
                }
            }
            Record::Relieved { seat, absence } => {
                let seated = self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?;
                (seated.absence, seated.absent_since) = (Some(*absence), at);
                self.pending_undo = None;
                match absence {
                    Absence::Away => clock_event = ClockEvent::RanOut(*seat),
                    Absence::Left => self.count_undo_or_leave(*seat),
                    Absence::Resigned | Absence::Forfeited => {}
                }
                self.note(version, at, EntryKind::Relieved { seat: *seat, absence: *absence });
            }
            Record::Returned { seat } => {
                self.seated_mut(*seat).ok_or_else(|| bad("nobody there"))?.absence = None;
                self.pending_undo = None;
                self.note(version, at, EntryKind::Returned { seat: *seat });
            }
            Record::UndoAsked { seat, keep } => {
                let mut waiting = self.present_seats();
                waiting.remove(*seat);
                self.pending_undo = Some(PendingUndo { version, by: *seat, keep: *keep, waiting });
                self.count_undo_or_leave(*seat);
                self.note(version, at, EntryKind::UndoAsked { seat: *seat });
            }
            Record::UndoAnswered { seat, agree } => {
                match &mut self.pending_undo {
                    Some(pending_undo) if *agree => pending_undo.waiting.remove(*seat),
                    _ => self.pending_undo = None,
                }
                self.note(version, at, EntryKind::UndoAnswered { seat: *seat, agree: *agree });
            }
            Record::UndoWithdrawn { seat } => {
                self.pending_undo = None;
                self.note(version, at, EntryKind::UndoWithdrawn { seat: *seat });
            }
            Record::Undone { seat, keep } => {
                // It was counted when they asked.
                let asked = self.pending_undo.is_some();
                let keep = *keep as usize;
                let undone = self.play.iter().flat_map(|play| play.moves.iter().skip(keep));
                let moves = undone.filter(|made| made.by_person() == Some(*seat)).count();
                let (from, whose) = self.undo_steps(keep, version).ok_or_else(|| bad("nothing to undo"))?;
                clock_event = ClockEvent::Undone(whose);
                self.shown_until = at;
                if !asked {
                    self.count_undo_or_leave(*seat);
                }
                self.note(version, at, EntryKind::Undone { seat: *seat, from, moves });
            }
            Record::Ended { ending } => {
                self.standing = Standing::Over(*ending);
                self.pending_undo = None;
                self.note(version, at, EntryKind::Ended);
            }
            Record::Aborted { seat } => {
                self.standing = Standing::Dissolved;
                self.pending_undo = None;
                self.note(version, at, EntryKind::Aborted { seat: *seat });
            }
            Record::SpectatorsMuted { seat, muted } => {
                let state = self.seat_state_mut(*seat).ok_or_else(|| bad("no such seat"))?;
                state.mute_count = state.mute_count.saturating_add(1);
                self.spectators_muted = *muted;
                self.note(version, at, EntryKind::SpectatorsMuted { seat: *seat, muted: *muted });
            }
        }
        self.version = version;
        self.set_clocks(at, clock_event);
        Ok(())
    }

    fn seat_state_mut(&mut self, seat: Seat) -> Option<&mut SeatState> {
        self.seat_states.get_mut(seat.index())
    }

    fn seated_mut(&mut self, seat: Seat) -> Option<&mut SeatedPerson> {
        self.seat_state_mut(seat)?.seated_mut()
    }

    fn count_undo_or_leave(&mut self, seat: Seat) {
        if let Some(state) = self.seat_state_mut(seat) {
            state.undo_and_leave_count = state.undo_and_leave_count.saturating_add(1);
        }
    }

    fn clear(&mut self, seat: Seat) -> Option<()> {
        let state = self.seat_state_mut(seat)?;
        state.holder = Holder::Open;
        state.colour = None;
        Some(())
    }

    /// If the host has left their seat, the first person with a seat becomes the host.
    fn pass_host(&mut self, stood: &PersonId) {
        if self.host == *stood
            && self.seat_of(stood).is_none()
            && let Some(seated) = self.seat_states.iter().find_map(SeatState::seated)
        {
            self.host = seated.person.clone();
        }
    }

    fn note(&mut self, version: u64, at: Millis, event: EntryKind) {
        self.notes.push(LoggedEvent { version, at, chapter: 0, event });
    }

    fn begin(&mut self, version: u64) {
        let nonces: Vec<_> = self.seat_states.iter().map(SeatState::nonce).collect();
        self.luck = Some(Luck::new(&self.charter.seed, self.charter.terms(), &nonces));
        self.play = Some(Play::new(self.beginning(), version));
        self.standing = Standing::Playing;
    }

    fn make(
        &mut self,
        step: StepOf<G>,
        mover: Option<Mover>,
        version: u64,
        at: Millis,
    ) -> Result<(), String> {
        let play = self.play.as_mut().ok_or_else(|| "the game has not begun".to_owned())?;
        let events = play.step(step, mover, version, at).map_err(|refusal| refusal.to_string())?;
        let logged = |(chapter, event)| LoggedEvent { version, at, chapter, event };
        self.events.extend(events.into_iter().map(logged));
        self.pending_undo = None;
        Ok(())
    }

    /// Undoes steps. Returns the first version that no longer counts, and the seats whose moves were undone.
    fn undo_steps(&mut self, keep: usize, version: u64) -> Option<(u64, SeatSet)> {
        let start = self.beginning();
        let play = self.play.as_mut()?;
        let from = play.moves.get(keep)?.version;
        let whose = play.moves[keep..].iter().filter_map(|made| match made.step {
            Step::Act { seat, .. } => Some(seat),
            Step::Chance(_) => None,
        });
        let whose = whose.collect();
        play.undo_steps(keep, start, version);
        // Undone events are removed from the log that later watchers get.
        self.events.truncate(self.events.partition_point(|logged| logged.version < from));
        self.pending_undo = None;
        Some((from, whose))
    }
}
