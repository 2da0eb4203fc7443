//! `--help` and `--version`.

use crate::program::stdout_of;

#[test]
fn help_lists_every_command() {
    // Without any arguments it would serve.
    let output = stdout_of("--help");
    for command in [
        "serve", "load", "sim", "arena", "balance", "solo", "bot", "perft", "replay", "verify", "legal",
        "hint", "ready", "licenses",
    ] {
        assert!(output.contains(&format!("\n  {command} ")), "{command} is listed: {output}");
    }
}

#[test]
fn help_shows_the_options_of_the_game() {
    let output = stdout_of("sim crypt --help");
    for option in
        ["--players", "--sides", "--leader", "--games", "--seed", "--threads", "--journals", "--json"]
    {
        assert!(output.contains(option), "{option} is listed: {output}");
    }
    assert!(stdout_of("perft crypt --help").contains("--sides"));
    for option in
        ["--players", "--bots", "--games", "--seed", "--threads", "--sprt", "--exec-ms", "--time", "--sides"]
    {
        assert!(stdout_of("arena crypt --help").contains(option), "{option} is listed");
    }
    for command in ["arena", "balance", "solo"] {
        assert!(stdout_of(&format!("{command} crypt --help")).contains("--journals <DIR>"), "{command}");
    }
    let solo = stdout_of("solo crypt --help");
    assert!(
        solo.contains("--bot <BOT>") && solo.contains("--sides") && !solo.contains("--players"),
        "{solo}"
    );
    assert!(stdout_of("hint crypt --help").contains("--as <SEAT>"));
    assert!(stdout_of("replay --help").contains("--as"));
    assert!(stdout_of("legal crypt --help").contains("POSITION"));
    for line in ["--help", "sim --help", "sim crypt --help", "replay --help"] {
        let output = stdout_of(line);
        assert!(
            output.ends_with('\n') && !output.ends_with("\n\n"),
            "{line} ends with one line break: {output:?}"
        );
    }
    assert!(stdout_of("help sim").contains("crypt"));
}

#[test]
fn help_shows_only_what_is_allowed() {
    assert!(
        stdout_of("arena crypt --help").contains("Number of players: 2, 3, 4, 6 or 8 "),
        "a match needs two players"
    );
    assert!(stdout_of("sim crypt --help").contains("Number of players: 1, 2, 3, 4, 6 or 8 "));
    assert!(stdout_of("arena crypt --help").contains("greedy:N"));
    assert!(
        stdout_of("sim dungeonville --help")
            .contains("[default: that of the card set; 40 in the built-in set]")
    );
}

#[test]
fn version_is_printed() {
    assert_eq!(stdout_of("--version"), format!("gravegoods {}\n", env!("CARGO_PKG_VERSION")));
}
