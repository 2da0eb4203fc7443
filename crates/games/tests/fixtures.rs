//! Journals and positions written by released versions still read the same.

use game_core::{Awaiting, Journal, Seat};
use game_laws::{Fixture, fixtures};
use games::{Listed, Visitor};
use sha2::{Digest, Sha256};

/// Reads a journal and returns what is wrong with it.
struct Replay<'t>(&'t str);

impl Visitor for Replay<'_> {
    type Output = Option<String>;

    fn visit<G: Listed>(self) -> Option<String> {
        match Journal::<G>::from_finished_text(self.0) {
            Err(bad) => Some(bad.to_string()),
            Ok(journal) if journal.to_text() != self.0 => Some("it is written differently now".to_owned()),
            Ok(_) => None,
        }
    }
}

fn replay(text: &str) -> Option<String> {
    let game = game_core::game_of(text).expect("a journal's header");
    games::visit(&game, Replay(text)).expect("a listed game")
}

#[test]
fn recorded_journals_replay_and_are_written_the_same() {
    for journal in fixtures("journals") {
        assert_eq!(replay(&journal.text), None, "{}", journal.path.display());
    }
}

#[test]
fn a_changed_journal_is_noticed() {
    for journal in fixtures("journals") {
        let (steps, outcome) = journal.text.trim_end().rsplit_once('\n').expect("an outcome line");
        let digit = outcome.find(|c: char| c.is_ascii_digit()).expect("a score");
        let other = if &outcome[digit..=digit] == "1" { "2" } else { "1" };
        let changed = format!("{steps}\n{}{other}{}\n", &outcome[..digit], &outcome[digit + 1..]);
        assert!(replay(&changed).is_some(), "{}", journal.path.display());
        // The same journal with a space that is never written.
        assert!(replay(&journal.text.replacen(":", ": ", 1)).is_some(), "{}", journal.path.display());
    }
}

/// Describes a position like a line of a fixture: who is awaited, each seat's actions, and the position.
struct Describe<'t>(&'t str);

impl Visitor for Describe<'_> {
    type Output = String;

    fn visit<G: Listed>(self) -> String {
        let game = match G::from_position(self.0) {
            Ok(game) => game,
            Err(bad) => return bad.to_string(),
        };
        let awaiting = match game.awaiting() {
            Awaiting::Seats(seats) => format!("seats {}", seats.iter().map(Seat::letter).collect::<String>()),
            Awaiting::Chance => "chance".to_owned(),
            Awaiting::Nobody => "nobody".to_owned(),
        };
        let seats = Seat::first(game.seats()).map(|seat| {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
            texts.sort();
            format!("{seat}={}:{}", texts.len(), digest(&texts.join("\n")))
        });
        format!("{awaiting}\t{}\t{}", seats.collect::<Vec<_>>().join(" "), game.position())
    }
}

/// The first 16 hexadecimal digits of the SHA-256 of a text.
fn digest(text: &str) -> String {
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The line of a fixture, made again from its position.
fn described(line: &str) -> String {
    let position = line.rsplit('\t').next().expect("a position");
    let game = position.split(' ').next().expect("the name of a game");
    games::visit(game, Describe(position)).expect("a listed game")
}

/// Loads the card sets that positions name.
fn bring_cards() {
    struct Bring<'t>(&'t str);
    impl Visitor for Bring<'_> {
        type Output = ();
        fn visit<G: Listed>(self) {
            let file = G::FILES.iter().find(|file| file.name == "cards").expect("a game with cards");
            G::bring(file, self.0).expect("a card set");
        }
    }
    for Fixture { text, .. } in fixtures("cards") {
        games::visit("dungeonville", Bring(&text)).expect("a listed game");
    }
}

#[test]
fn recorded_positions_read_back_with_the_same_legal_actions() {
    bring_cards();
    for positions in fixtures("positions") {
        for line in positions.text.lines() {
            assert_eq!(described(line), line, "{}", positions.path.display());
        }
    }
}

#[test]
fn a_changed_position_is_noticed() {
    bring_cards();
    for positions in fixtures("positions") {
        for line in positions.text.lines().step_by(7) {
            let (known, position) = line.rsplit_once('\t').expect("a position");
            let end = position.rfind(|c: char| c.is_ascii_alphanumeric()).expect("a word");
            let changed = format!("{known}\t{}~{}", &position[..end], &position[end + 1..]);
            assert_ne!(described(&changed), changed);
            let fewer = line.replacen('=', "=1", 1);
            assert_ne!(described(&fewer), fewer);
        }
    }
}
