//! Bad input of every kind: one clear line and an exit code, never a panic.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{folder, journals, refuses, run, text};

#[test]
fn a_bad_command_line_is_refused_in_one_line() {
    let lines = [
        (
            "shuffle",
            "the commands are: serve, load, sim, arena, balance, solo, bot, perft, replay, review, verify, legal, hint, ready, licenses",
        ),
        ("--verbose", "see gravegoods --help"),
        ("sim", "name a game after gravegoods sim; the games are: crypt"),
        ("sim chess", "there is no game called \"chess\"; the games are: crypt"),
        ("sim --players 2 crypt", "name a game after gravegoods sim, before --players"),
        ("sim crypt --player 2", "a similar argument exists: '--players'; see gravegoods sim crypt --help"),
        ("sim crypt --players 0", "0 is not in 1..=8"),
        (
            "sim crypt --players 5",
            "--players: Crypt is for 1 to 4 players, or 6 or 8 in Clash of Houses, not 5",
        ),
        ("sim crypt --players 6 --variant twins", "--players: Conspiring Twins is for 2 players, not 6"),
        ("sim crypt --players 7 --variant houses", "--players: Clash of Houses is for 6 or 8 players, not 7"),
        ("sim crypt --players two", "invalid value 'two' for '--players <N>'"),
        ("sim crypt --players", "a value is required for '--players <N>'"),
        ("sim crypt --sides ABC", "sides are six letters A or B"),
        ("sim crypt --sides ABABAC", "sides are six letters A or B"),
        (
            "sim crypt --players 2 --leader d",
            "\"d\" is neither random nor a seat of this table; its seats are a, b;",
        ),
        ("sim crypt --leader me", "\"me\" is neither random nor a seat of this table; its seats are a, b;"),
        ("sim dungeonville --players 3 --first z", "nor a seat of this table; its seats are a, b, c;"),
        ("sim crypt --games 0", "0 is not in 1..="),
        ("sim crypt --games 1e6", "invalid value '1e6'"),
        ("sim crypt --seed -1", "unexpected argument '-1'"),
        ("sim crypt --seed 99999999999999999999", "number too large"),
        ("sim crypt --threads 0", "0 is not in 1..=1024"),
        ("sim crypt --json --json", "cannot be used multiple times"),
        ("sim crypt more", "unexpected argument 'more'"),
        ("perft", "name a game after gravegoods perft"),
        ("perft crypt", "--depth <D>"),
        ("perft crypt --depth deep", "invalid value 'deep'"),
        ("perft crypt --depth 101", "101 is not in 0..=100"),
        ("perft crypt --depth 1 --sides X", "--sides: sides are six letters"),
        ("replay", "<FILE>"),
        ("replay no-such-file.jsonl", "can't read no-such-file.jsonl"),
        ("replay .", "can't read ."),
        ("legal", "the games are: crypt"),
        ("legal chess x", "there is no game called \"chess\""),
        ("legal crypt", "<POSITION>"),
        ("arena", "name a game after gravegoods arena"),
        ("arena crypt", "--bots <BOT,BOT…>"),
        ("arena crypt --bots", "a value is required for '--bots <BOT,BOT…>'"),
        ("arena crypt --bots gredy", "\"gredy\" is not a bot; bots are random, greedy, search:ITERATIONS"),
        ("arena crypt --bots greedy,", "is not a bot; bots are random"),
        ("arena crypt --bots greedy,search:0", "\"search:0\" is not a bot"),
        ("arena crypt --bots search:0ms", "search:TIMEms (up to 10000ms)"),
        ("solo crypt --bot search:10001ms", "\"search:10001ms\" is not a bot"),
        ("solo crypt --bot search:1s", "\"search:1s\" is not a bot"),
        ("arena crypt --bots greedy,exec:", "name a program after exec:"),
        ("arena crypt --bots greedy,exec:./no-such-bot", "can't start ./no-such-bot: "),
        (
            "arena crypt --bots greedy,random,greedy",
            "--bots: 3 bots don't fit on 2 seats; see gravegoods arena",
        ),
        ("arena crypt --bots greedy --players 1", "--players: a match needs at least two players"),
        (
            "arena crypt --bots greedy,greedy --players 5",
            "--players: Crypt is for 1 to 4 players, or 6 or 8 in Clash of Houses, not 5",
        ),
        ("arena crypt --bots greedy --teams", "--teams: no teams play against each other in this game"),
        (
            "arena crypt --bots greedy --players 2 --variant twins --teams",
            "--teams: no teams play against each other in this game",
        ),
        (
            "arena crypt --bots greedy,greedy,greedy,greedy --players 6 --teams",
            "--bots: 4 bots don't fit in 3 teams",
        ),
        ("arena crypt --bots greedy --games 0", "0 is not in 1..="),
        ("arena crypt --bots greedy --sprt-margin 0", "give a share from 0.001 to 0.5"),
        ("arena crypt --bots greedy --sprt-margin much", "give a share from 0.001 to 0.5"),
        ("arena crypt --bots greedy --exec-ms 0", "0 is not in 1..="),
        ("arena crypt --bots greedy --sides ABC", "sides are six letters A or B"),
        ("balance", "name a game after gravegoods balance"),
        ("balance crypt --players 0", "give a number from 1 to 8, or a range such as 1..4"),
        ("balance dungeonville --players 2..6", "give a number from 2 to 5, or a range such as 2..5"),
        ("balance dungeonville --players 4..2", "give a number from 2 to 5"),
        ("balance dungeonville --players ..", "give a number from 2 to 5"),
        ("balance crypt --bot gredy", "\"gredy\" is not a bot"),
        ("balance crypt --games 0", "0 is not in 1..="),
        ("balance crypt --players 2..4 --leader d", "\"d\" is neither random nor a seat of this table"),
        ("balance dungeonville --cards no-such-file.toml", "can't read no-such-file.toml"),
        ("bot", "name a game after gravegoods bot"),
        ("bot crypt", "<BOT>"),
        ("bot crypt gredy", "\"gredy\" is not a bot; bots are random, greedy"),
        ("bot crypt exec:./bot", "\"exec:./bot\" is not a bot"),
        ("bot dungeonville greedy --cards no-such-file.toml", "can't read no-such-file.toml"),
        ("solo", "name a game after gravegoods solo"),
        ("solo crypt --bot master:9", "\"master:9\" is not a bot"),
        ("solo crypt --players 2", "unexpected argument '--players'"),
        ("solo crypt --bot exec:./no-such-bot", "can't start ./no-such-bot: "),
        ("solo crypt --games 0", "0 is not in 1..="),
        ("hint", "name a game after gravegoods hint"),
        ("hint crypt", "<POSITION>"),
        ("hint crypt x", "--as <SEAT>"),
        ("hint crypt x --as a", "bad position, column 1: expected \"crypt\" here"),
        ("hint crypt x --as me", "give a seat's letter"),
        ("hint crypt x --as a --bot exec:./bot", "is not a bot; bots are random"),
        ("hint crypt x --as a --most 0", "0 is not in 1..=100"),
    ];
    for (line, hint) in lines {
        refuses(line.split(' '), 2, hint);
    }
}

#[test]
fn line_breaks_in_arguments_are_escaped() {
    refuses(["sim", "crypt", "--sides", "A\nB\u{1b}"], 2, "A\\nB\\u{1b}");
    refuses(["replay", "no\nfile"], 2, "no\\nfile");
    refuses(["sim", "two\nlines"], 2, "two");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf8_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let bytes = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for args in [vec![bytes], vec!["sim".as_ref(), bytes], vec!["legal".as_ref(), "crypt".as_ref(), bytes]] {
        refuses(args, 2, "");
    }
}

#[test]
fn impossible_positions_are_refused_with_the_place() {
    let positions = [
        ("", "column 1: the text ends here"),
        ("chess", "column 1: expected \"crypt\" here"),
        ("dungeonville 2p house", "column 1: expected \"crypt\" here"),
        ("crypt 9p AAAAAA | claim 1 | lead a | deck T | a 3/0", "(at \"9p AAAAAA "),
        ("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0", "each of the 2 seats"),
        ("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 2/0 | b 3/0", "has three dice"),
        ("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 I4 R_? | a 3/0 | b 3/0", "I4"),
        (
            "crypt 2p AAAAAA | claim 1 | lead c | deck T | row I4 P2 R_? | a 3/0 | b 3/0",
            "column 34: \"c\" is not a seat of this table; its seats are a, b (at \"c | deck T",
        ),
        (
            "crypt 2p AAAAAA | claim 1 | lead a | deck T | row R_? I4 P2 | a 3/0 | b 3/0",
            "the cards of the row are in the wrong order: those face up come before those face down",
        ),
        (
            "crypt 1p AAAAAA | claim 1 | lead a | deck T | row I2 P4 R_? | a 3/0",
            "the cards of the row are in the wrong order: the values fall from left to right",
        ),
        (
            "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | b 3/0 | a 3/0",
            "expected seat a here: the seats are in the order of their letters",
        ),
        ("crypt 2p AAAAAA | claim 9 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0", "(at \"9 | lead a"),
        ("crypt 2p ÄAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0", "column 10"),
    ];
    for (position, hint) in positions {
        refuses(["legal", "crypt", position], 2, "bad position, column ");
        refuses(["legal", "crypt", position], 2, hint);
    }
}

/// The text of a good journal, and a folder for bad ones.
fn good_journal(name: &str) -> (String, PathBuf) {
    let files = journals(&format!("{name}-good"), "sim crypt --games 1 --seed 2 --leader a");
    (fs::read_to_string(&files[0]).expect("a journal was written"), folder(name))
}

fn refuses_journal(file: &Path, bytes: impl AsRef<[u8]>, hint: &str) {
    fs::write(file, bytes).expect("a file can be written");
    refuses(["replay", file.to_str().expect("the path is UTF-8")], 2, hint);
    refuses(["replay", file.to_str().expect("the path is UTF-8"), "--json"], 2, "bad.jsonl");
}

#[test]
fn tampered_journals_are_refused_with_the_line() {
    let (good, folder) = good_journal("tampered");
    let lines = good.lines().count();
    let second_step = good.lines().nth(2).unwrap();
    let changes = [
        (good.replace("\"rules\":1", "\"rules\":77"), "line 1: the game was played under rules version 77"),
        (good.replace("\"journal\":1", "\"journal\":2"), "line 1: journal format 2 is not known"),
        (good.replace("\"crypt\"", "\"chess\""), "line 1: there is no game called \"chess\""),
        (good.replace("\"players\":2", "\"players\":9"), "line 1: refused"),
        (good.replace("\"players\":2", "\"players\":\"2\""), "line 1: this is not a journal's header"),
        (
            good.replace("\"leader\":\"a\"", "\"leader\":\"me\""),
            "line 1: this is not a journal's header: expected a seat's letter or random as the leader",
        ),
        (good.replacen(second_step, "{\"seat\":\"a\",\"act\":\"claim 13=1\"}", 1), "line 3: bad step"),
        (good.replacen(second_step, "{\"seat\":\"a\",\"act\":\"decline\"}", 1), "line 3: refused"),
        (
            good.replacen(second_step, "{\"seat\":\"h\",\"act\":\"recover\"}", 1),
            "line 3: \"h\" is not a seat of this table; its seats are a, b",
        ),
        (good.replacen(second_step, "[\"a\",\"recover\"]", 1), "line 3: this is not a line of a journal"),
        (
            good.replacen(second_step, &second_step.replace('}', ",\"chance\":null}"), 1),
            "line 3: this is not a line of a journal: invalid type: null",
        ),
        (good.replacen(second_step, "{\"chance\":\"leader a\"}", 1), "line 3: refused"),
        (good.replacen(second_step, "", 1), "line 3: this is not a line of a journal"),
        (good.replacen(&format!("{second_step}\n"), "", 1), "refused"),
        (good.replace("\"scores\":[", "\"scores\":[1"), "the steps lead to another outcome"),
        (good.clone() + "{\"outcome\":1}\n", "nothing may follow the outcome"),
        (
            good.replacen(second_step, good.lines().last().unwrap(), 1),
            "line 4: nothing may follow the outcome",
        ),
    ];
    for (text, hint) in changes {
        assert_ne!(text, good, "the change must have an effect: {hint}");
        refuses_journal(&folder.join("bad.jsonl"), text, hint);
    }
    assert!(lines > 10);
}

#[test]
fn a_journal_cut_off_anywhere_is_refused() {
    let (good, folder) = good_journal("cut-off");
    let ends = good.match_indices('\n').map(|(at, _)| at + 1);
    for end in ends.clone().filter(|end| *end < good.len()) {
        refuses_journal(&folder.join("bad.jsonl"), &good[..end], "the journal is cut off");
    }
    // Within a line: in the header, in a step, in the outcome.
    for end in [1, 20, good.len() / 2, good.len() - 2] {
        refuses_journal(&folder.join("bad.jsonl"), &good[..end], "cut off");
    }
    // A last line without its line break is complete.
    let file = folder.join("whole.jsonl");
    fs::write(&file, good.trim_end()).unwrap();
    assert_eq!(run(["replay".as_ref(), file.as_os_str()]).status.code(), Some(0));
}

#[test]
fn files_that_are_not_journals_are_refused() {
    let folder = folder("no-journals");
    let files: [(&[u8], &str); 6] = [
        (b"", "the file is empty"),
        (b"\n", "this is not a journal's header"),
        (b"\xff\xfe\x00binary", "it is not text"),
        (b"\0\0\0\n", "this is not a journal's header"),
        (b"{}\n", "this is not a journal's header"),
        (b"# A letter\n\nDear aunt,\n", "this is not a journal's header"),
    ];
    for (bytes, hint) in files {
        refuses_journal(&folder.join("bad.jsonl"), bytes, hint);
    }
}

#[test]
fn a_seat_or_step_that_does_not_exist_is_refused() {
    let file = &journals("no-such-side", "sim crypt --games 1 --seed 2")[0];
    let file = file.to_str().expect("the path is UTF-8");
    refuses(
        ["replay", file, "--as", "c"],
        2,
        "there is no seat c in this game; give --as a, b, spectator or all",
    );
    refuses(["replay", file, "--as", "me"], 2, "give a seat's letter, spectator or all");
    refuses(["replay", file, "--step", "9999"], 2, "there is no step 9999: the game has ");
    refuses(["replay", file, "--step", "x"], 2, "invalid value 'x' for '--step <N>'");
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_not_an_error() {
    use std::process::{Command, Stdio};
    let (reader, writer) = std::io::pipe().expect("a pipe can be created");
    drop(reader);
    let mut child = Command::new(env!("CARGO_BIN_EXE_gravegoods"));
    let output = child
        .args([
            "legal",
            "crypt",
            "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0",
        ])
        .stdout(Stdio::from(writer))
        .stderr(Stdio::piped())
        .output()
        .expect("the program starts");
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn results_that_cannot_be_written_are_an_error() {
    use std::process::{Command, Stdio};
    for line in ["sim crypt --games 1", "perft crypt --depth 1", "--help"] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has a full device");
        let mut child = Command::new(env!("CARGO_BIN_EXE_gravegoods"));
        let output =
            child.args(line.split(' ')).stdout(Stdio::from(full)).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(text(&output.stderr).starts_with("gravegoods: can't write the results: "), "{line}");
    }
}

#[test]
fn however_long_the_input_is_the_error_is_short() {
    let long = "7".repeat(100_000);
    let (good, folder) = good_journal("long");
    let second_step = good.lines().nth(2).expect("a journal has steps");
    let act = |act: String| format!("{{\"seat\":\"a\",\"act\":\"{act}\"}}");
    let journals = [
        good.replacen(second_step, &act(format!("claim 1={long}")), 1),
        good.replacen(second_step, &act(long.clone()), 1),
        good.replacen(second_step, &long, 1),
        good.replace("\"crypt\"", &format!("\"{long}\"")),
        good.replace("AAAAAA", &long),
        good.replace("\"rules\":1", &format!("\"rules\":{long}")),
    ];
    let file = folder.join("long.jsonl");
    for bad in journals {
        assert_ne!(bad, good);
        fs::write(&file, bad).expect("a file can be written");
        refuses_shortly(&["replay", file.to_str().expect("the path is UTF-8")], "long.jsonl, line ");
    }
    let position = "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0";
    for (part, hint) in [
        ("2p", "the number of players"),
        ("AAAAAA", "sides are six letters"),
        ("claim", "is not a stage"),
        ("T", "does not start with a kind"),
        ("I4", "does not start with a kind"),
        ("R_?", "does not start with a kind"),
    ] {
        refuses_shortly(&["legal", "crypt", &position.replacen(part, &long, 1)], hint);
    }
    let town = format!("dungeonville 2p house | 1 town a | first a | town {long}");
    refuses_shortly(&["legal", "dungeonville", &town], "is not the rank of an adventurer, 1 to 64");
    let cards = format!("dungeonville 2p {long} | 1 town a");
    refuses_shortly(&["legal", "dungeonville", &cards], "the card set \"777");
    for (args, hint) in [
        (["sim", "crypt", "--players", &long], "invalid value '777"),
        (["sim", "crypt", "--sides", &long], "sides are six letters"),
        (["sim", "crypt", "--leader", &long], "is neither random nor a seat"),
        (["sim", "crypt", "--seed", &long], "invalid value '777"),
        (["sim", "dungeonville", "--gold", &long], "is neither 40 nor 80"),
        (["solo", "crypt", "--bot", &long], "is not a bot"),
        (["arena", "crypt", "--bots", &long], "is not a bot"),
        (["sim", &long, "--players", "2"], "there is no game called \"777"),
        (["sim", "crypt", &long, "--json"], "unexpected argument '777"),
    ] {
        refuses_shortly(&args, hint);
    }
    let cards = folder.join("long.toml");
    for faulty in [
        format!("name = \"x\"\n{long} = 1\n"),
        format!("gold = {long}\n"),
        format!("adventurers = [{{ rank = 1, class = \"{long}\" }}]\n"),
    ] {
        fs::write(&cards, faulty).expect("a file can be written");
        let output = run(["sim", "dungeonville", "--cards", cards.to_str().expect("the path is UTF-8")]);
        assert_eq!(output.status.code(), Some(2));
        let error = text(&output.stderr);
        assert!(error.lines().all(|line| line.len() < 600), "{error}");
    }
}

/// Checks that the program fails with one line that is not long.
fn refuses_shortly(args: &[&str], hint: &str) {
    refuses(args, 2, hint);
    let error = text(&run(args).stderr);
    assert!(error.len() < 1000, "{} bytes: {error}", error.len());
}
