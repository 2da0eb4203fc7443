//! Golden playthroughs: whole games as readable text, kept in files and compared.

use std::fmt::Write;
use std::path::Path;

use game_core::{Notation, Viewer};

use crate::scene::{json, sights, step_text, stream};
use crate::walk::next_step;

/// One random game as text: every step, the position after it, and what each viewer saw and knows.
///
/// Viewers with the same text share a line.
///
/// # Panics
/// If the setup is refused, or the game gets stuck.
pub fn playthrough<G: Notation>(setup: &G::Setup, seed: u64) -> String {
    let mut rng = stream(seed, 0);
    let mut game = G::new(setup).unwrap_or_else(|refusal| panic!("{setup:?} was refused: {refusal}"));
    let mut page = Page(String::new());
    page.line(format_args!("{}, rules {}, seed {seed}", G::NAME, G::RULES));
    page.line(format_args!("setup: {}", json(setup)));
    page.line(format_args!("position: {}", game.position()));
    page.views(&game);
    let mut number = 0;
    while game.outcome().is_none() {
        number += 1;
        let step = next_step(&game, &mut rng).expect("a game that is not over has a next step");
        page.line(format_args!("\n{number}. {}", step_text::<G>(&step)));
        let mut events = Vec::new();
        game.apply(step, &mut events).expect("a step that the game offers is legal");
        page.line(format_args!("   position: {}", game.position()));
        page.sights(&game, &events);
        page.views(&game);
    }
    page.line(format_args!("\noutcome: {}", json(&game.outcome())));
    page.0
}

/// Declares a test for each golden file of a game: its name, the file in `tests/golden`, and the setup and seed of the
/// [`playthrough`].
#[macro_export]
macro_rules! goldens {
    ($game:ty: $($name:ident = $file:literal, $setup:expr, $seed:literal;)+) => {
        $(
            #[test]
            fn $name() {
                let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/", $file, ".txt");
                $crate::check_golden(path.as_ref(), &$crate::playthrough::<$game>(&$setup, $seed));
            }
        )+
    };
}

/// The text of a playthrough.
struct Page(String);

impl Page {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{line}").expect("writing to a string succeeds");
    }

    /// What each viewer saw of the events.
    fn sights<G: Notation>(&mut self, game: &G, events: &[G::Event]) {
        self.shared(game, "seen by", |viewer| {
            let sentences = sights::<G>(events, viewer).iter().map(ToString::to_string).collect::<Vec<_>>();
            if sentences.is_empty() { "(nothing)".to_owned() } else { sentences.join(" ") }
        });
    }

    /// What each viewer knows.
    fn views<G: Notation>(&mut self, game: &G) {
        self.shared(game, "known to", |viewer| game.view(viewer).to_string());
    }

    /// One line for each group of viewers with the same `text`.
    fn shared<G: Notation>(&mut self, game: &G, to: &str, text: impl Fn(Viewer) -> String) {
        let mut groups: Vec<(Vec<String>, String)> = Vec::new();
        for viewer in Viewer::at_table(game.seats()) {
            let text = text(viewer);
            match groups.iter_mut().find(|(_, other)| *other == text) {
                Some((names, _)) => names.push(name(viewer)),
                None => groups.push((vec![name(viewer)], text)),
            }
        }
        let alone = groups.len() == 1;
        for (names, text) in groups {
            let names = if alone { "all".to_owned() } else { names.join(", ") };
            self.line(format_args!("   {to} {names}: {text}"));
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Open => "open".to_owned(),
    }
}

/// Compares `actual` with the file at `path`; with `BLESS=1` in the environment, rewrites the file instead.
///
/// # Panics
/// If they differ: the message shows the first different line. Also if the file can't be read or written.
pub fn check_golden(path: &Path, actual: &str) {
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        }
        std::fs::write(path, actual).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask bless` writes it", path.display()));
    if let Some(difference) = first_difference(&golden, actual) {
        panic!(
            "{}{difference}\nIf this is intended, run `cargo xtask bless` and read the diff.",
            path.display()
        );
    }
}

/// The first line that differs; line endings do not matter.
fn first_difference(golden: &str, actual: &str) -> Option<String> {
    let (mut golden, mut actual) = (golden.lines(), actual.lines());
    for number in 1.. {
        match (golden.next(), actual.next()) {
            (None, None) => break,
            (expected, found) if expected == found => {}
            (expected, found) => {
                let or_end = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Some(format!(":{number}\n  was: {}\n  is:  {}", or_end(expected), or_end(found)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_different_line_is_reported() {
        assert_eq!(first_difference("one\r\ntwo\r\n", "one\ntwo\n"), None);
        assert_eq!(first_difference("one\ntwo", "one\n2").unwrap(), ":2\n  was: two\n  is:  2");
        assert_eq!(first_difference("one", "one\ntwo").unwrap(), ":2\n  was: (the end)\n  is:  two");
    }
}
