//! What is written to the store when a table changes.

use game_core::{Seat, SeatSet, Teams};
use protocol::http::{ListedSeat, Listing};
use protocol::{Ending, Holder, Millis, PersonId, PersonKind};
use serde::{Deserialize, Serialize};
use table::{AnyTable, Attendance, Reader, Record, Stamped, Standing};

use crate::app_state::AppState;

/// How long a table without a game stays open.
const GATHERING_TIME: Millis = 7 * 24 * 60 * 60 * 1000;

/// How long after a bot's turn has come a table without an actor is woken.
const BOT_WAKE_DELAY: Millis = 3000;

/// What the store keeps of a table for lists.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct StoredListing {
    /// The characters that bots play as. The first versions did not store it, and had no rematches that keep them.
    pub(crate) cast: Option<u8>,
    #[serde(flatten)]
    pub(crate) listing: Listing,
}

/// A table as lists show it.
fn listing(table: &dyn AnyTable) -> StoredListing {
    let charter = table.charter();
    let sheet = table
        .sheet(Reader { person: None, since: table.version(), list: false, attendance: Attendance::Back }, 0);
    let seats = sheet.live.seats.iter().map(|seat| match &seat.holder {
        Holder::Open => ListedSeat::Open,
        Holder::Bot { level } => ListedSeat::Bot { level: *level },
        Holder::Person { name, account, absence, .. } => {
            ListedSeat::Person { name: name.clone(), account: *account, away: absence.is_some() }
        }
    });
    let listing = Listing {
        game: charter.game.clone(),
        phase: sheet.live.phase,
        seats: seats.collect(),
        teams: sheet.teams,
        awaiting: sheet.live.awaiting.clone(),
        // As sheets have it: the charter may keep a whole card set.
        setup: serde_json::from_str(sheet.setup.get()).expect("a setup is plain data"),
        clock: charter.clock,
        rated: charter.rated,
        hints: charter.hints,
    };
    StoredListing { cast: Some(charter.cast()), listing }
}

/// When a table without a game is closed.
pub(crate) fn expires_at(table: &dyn AnyTable) -> Millis {
    table.opened_at() + GATHERING_TIME
}

/// The table's head: what the store keeps in addition to the records.
pub(crate) fn head(table: &dyn AnyTable, now: Millis) -> store::Head {
    let (status, wake_at) = match table.status().standing {
        Standing::Gathering => (store::Status::Open, Some(expires_at(table))),
        // The actor starts the bot. The table has to be woken only if the actor is gone by then.
        Standing::Playing if table.awaits_bot() => (store::Status::Running, Some(now + BOT_WAKE_DELAY)),
        Standing::Playing => (store::Status::Running, table.next_deadline()),
        Standing::Over(_) => (store::Status::Finished, None),
        Standing::Dissolved => (store::Status::Abandoned, None),
    };
    let listing = serde_json::to_string(&listing(table)).expect("a listing has only string keys");
    store::Head { status, updated_at: now, wake_at, listing }
}

/// The people on the seats, as the store keeps them.
pub(crate) fn holders(table: &dyn AnyTable) -> Vec<store::Holder> {
    let people = table.status().people.into_iter();
    let row = |(seat, person, name): (Seat, PersonId, String)| store::Holder {
        seat: seat.index() as u8,
        person: Some(person),
        name,
        kind: "person".to_owned(),
    };
    people.map(row).collect()
}

/// A table before a change.
#[derive(Debug)]
pub(crate) struct BeforeChange {
    version: u64,
    seats: Vec<store::Holder>,
}

impl BeforeChange {
    pub(crate) fn of(table: &dyn AnyTable) -> BeforeChange {
        BeforeChange { version: table.version(), seats: holders(table) }
    }

    /// What to write for the change that led to the table as it is now.
    pub(crate) async fn append(
        self,
        state: &AppState,
        after: &dyn AnyTable,
        stamped: &[Stamped],
        epoch: u64,
        now: Millis,
    ) -> Result<store::Append, store::Error> {
        let ending = stamped.iter().find_map(|stamped| match &stamped.record {
            Record::Ended { ending } => Some(ending),
            _ => None,
        });
        let finish = match ending {
            Some(ending) => Some(finish(state, after, ending, now).await?),
            None => None,
        };
        let seats = holders(after);
        Ok(store::Append {
            table: after.charter().table.clone(),
            expected: self.version,
            epoch,
            records: new_records(stamped),
            head: head(after, now),
            seats: (seats != self.seats).then_some(seats),
            finish,
        })
    }
}

/// Records as the store takes them.
pub(crate) fn new_records(stamped: &[Stamped]) -> Vec<store::NewRecord> {
    let record = |stamped: &Stamped| store::NewRecord { at: stamped.at, text: stamped.record.to_text() };
    stamped.iter().map(record).collect()
}

async fn finish(
    state: &AppState,
    table: &dyn AnyTable,
    ending: &Ending,
    now: Millis,
) -> Result<store::Finish, store::Error> {
    let status = table.status();
    let players = table.players();
    let arranged = table.charter().arrangement.is_some();
    let teams = table.teams();
    let results = Seat::first(players).map(|seat| {
        let person = status.people.iter().find(|(own, _, _)| *own == seat);
        store::SeatResult {
            seat: seat.index() as u8,
            // Lessons and branches are in no one's history.
            person: person.filter(|_| !arranged).map(|(_, person, _)| person.clone()),
            place: place(ending, teams, players, seat),
            score: ending.outcome.map_or(0, |outcome| outcome.scores[seat]),
            resigned: ending.resigned.contains(seat),
            rank: ending.rank.map(|rank| rank.to_string()),
        }
    });
    let results: Vec<store::SeatResult> = results.collect();
    let rated = table.charter().rated && are_accounts(state, &results, players).await?;
    let numbers = |team: SeatSet| team.iter().map(|seat| seat.index() as u8).collect();
    let alone = ending.outcome.filter(|_| players == 1).map(|outcome| outcome.scores[Seat::A]);
    let together = ending.together.or(alone);
    Ok(store::Finish { at: now, results, rated, teams: teams.iter().map(numbers).collect(), together })
}

/// Whether a person with an account sits on every seat.
async fn are_accounts(
    state: &AppState,
    results: &[store::SeatResult],
    players: usize,
) -> Result<bool, store::Error> {
    let ids: Vec<PersonId> = results.iter().filter_map(|result| result.person.clone()).collect();
    let people = state.store.people(&ids).await?;
    let accounts = people.values().filter(|person| person.kind == PersonKind::Account).count();
    Ok(players > 1 && ids.len() == players && accounts == players)
}

/// The place of a seat. Allies share a place; those who resigned share the last one.
fn place(ending: &Ending, teams: Teams, players: usize, seat: Seat) -> u8 {
    let contenders = SeatSet::all(players).without(ending.resigned);
    let better = |other: Seat| match ending.outcome {
        Some(outcome) => outcome.place(other) < outcome.place(seat),
        None => ending.winners.contains(other) && !ending.winners.contains(seat),
    };
    let resigned = ending.resigned.contains(seat);
    // The first contender of each side stands for it.
    let sides = contenders.iter().filter(|other| teams.of(*other).and(contenders).first() == Some(*other));
    sides.filter(|other| resigned || better(*other)).count() as u8 + 1
}

#[cfg(test)]
mod tests {
    use game_core::{BySeat, Outcome};

    use super::*;

    #[test]
    fn those_who_resign_share_the_last_place() {
        let scores = BySeat::new(4, |seat| [30, 40, 20, 20][seat.index()]);
        let outcome = Outcome::new(scores, SeatSet::only(Seat::B));
        let all = SeatSet::all(4);
        let places = |outcome, resigned| {
            let ending = Ending::of(outcome, Teams::NONE, all, resigned);
            Seat::first(4).map(|seat| place(&ending, Teams::NONE, 4, seat)).collect::<Vec<_>>()
        };
        assert_eq!(places(Some(outcome), SeatSet::EMPTY), [2, 1, 3, 3]);
        assert_eq!(places(Some(outcome), SeatSet::only(Seat::B)), [1, 4, 2, 2]);
        let gone: SeatSet = [Seat::A, Seat::B, Seat::D].into_iter().collect();
        assert_eq!(places(None, gone), [2, 2, 1, 2]);
    }

    #[test]
    fn v3_3_allies_share_a_place_unless_one_resigns() {
        let house = |one, other| [one, other].into_iter().collect::<SeatSet>();
        let houses = [house(Seat::A, Seat::D), house(Seat::B, Seat::E), house(Seat::C, Seat::F)];
        let teams: Teams = houses.into_iter().collect();
        let scores = BySeat::new(6, |seat| [9, 20, 1, 9, 1, 16][seat.index()]);
        let outcome = Outcome { scores, winners: houses[1], teams };
        let places = |outcome, resigned| {
            let ending = Ending::of(outcome, teams, SeatSet::all(6), resigned);
            Seat::first(6).map(|seat| place(&ending, teams, 6, seat)).collect::<Vec<_>>()
        };
        assert_eq!(places(Some(outcome), SeatSet::EMPTY), [2, 1, 3, 2, 1, 3]);
        assert_eq!(places(Some(outcome), SeatSet::only(Seat::E)), [2, 1, 3, 2, 4, 3]);
        assert_eq!(places(Some(outcome), houses[1]), [1, 3, 2, 1, 3, 2]);
        let one_left = houses[0].union(houses[1]);
        assert_eq!(places(None, one_left), [2, 2, 1, 2, 2, 1]);
        assert_eq!(Ending::of(None, teams, SeatSet::all(6), one_left).winners, houses[2]);
    }
}
