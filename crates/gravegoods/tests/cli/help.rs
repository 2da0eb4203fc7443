//! What the program says of itself.

use crate::program::says;

#[test]
fn asked_for_help_it_shows_what_it_can_do() {
    // Without any words it would serve until it is told to stop.
    let said = says("--help");
    for command in [
        "serve", "load", "sim", "arena", "balance", "solo", "bot", "perft", "replay", "verify", "legal",
        "hint", "licenses",
    ] {
        assert!(said.contains(&format!("\n  {command} ")), "{command} is shown: {said}");
    }
}

#[test]
fn help_shows_the_options_of_the_game() {
    let said = says("sim crypt --help");
    for option in
        ["--players", "--sides", "--leader", "--games", "--seed", "--threads", "--journals", "--json"]
    {
        assert!(said.contains(option), "{option} is shown: {said}");
    }
    assert!(says("perft crypt --help").contains("--sides"));
    for option in ["--players", "--bots", "--games", "--seed", "--threads", "--sprt", "--exec-ms", "--sides"]
    {
        assert!(says("arena crypt --help").contains(option), "{option} is shown");
    }
    let solo = says("solo crypt --help");
    assert!(
        solo.contains("--bot <BOT>") && solo.contains("--sides") && !solo.contains("--players"),
        "{solo}"
    );
    assert!(says("hint crypt --help").contains("--as <SEAT>"));
    assert!(says("replay --help").contains("--as"));
    assert!(says("legal crypt --help").contains("POSITION"));
    for line in ["--help", "sim --help", "sim crypt --help", "replay --help"] {
        let said = says(line);
        assert!(said.ends_with('\n') && !said.ends_with("\n\n"), "{line} ends its last line: {said:?}");
    }
    assert!(says("help sim").contains("crypt"));
}

#[test]
fn help_offers_only_what_works() {
    assert!(says("arena crypt --help").contains("How many play, 2 to 4"), "nobody plays against oneself");
    assert!(says("sim crypt --help").contains("How many play, 1 to 4"));
    assert!(says("arena crypt --help").contains("greedy:N"));
    assert!(
        says("sim dungeonville --help").contains("[default: that of the card set; 40 in the built-in set]")
    );
}

#[test]
fn it_tells_its_version() {
    assert_eq!(says("--version"), format!("gravegoods {}\n", env!("CARGO_PKG_VERSION")));
}
