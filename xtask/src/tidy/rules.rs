//! Every rule of a game is cited by a test, and every cited rule exists.
//!
//! A test cites by its name: `c5_1_r7_only_failed_dice` cites C5.1 and R7.

use std::collections::BTreeSet;
use std::fmt;

use super::{Fault, Source};

/// The letter of rulings. Every game has them; they have no chapters.
const RULING: char = 'R';

/// The letter of the rules of variants. They have chapters.
const VARIANT: char = 'V';

/// The number of a rule, as C3.4 or V1.2, or of a ruling, as R7.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct RuleNumber {
    letter: char,
    first: u32,
    second: Option<u32>,
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.first)?;
        self.second.map_or(Ok(()), |second| write!(f, ".{second}"))
    }
}

/// Compares the rules of each game with the names of its tests.
pub(super) fn faults(sources: &[Source]) -> Vec<Fault> {
    let check = |game: &str| {
        // The rule numbers of a game start with its first letter.
        let letter = game.chars().next()?.to_ascii_uppercase();
        Some(game_faults(sources, game, letter))
    };
    games(sources).into_iter().filter_map(check).flatten().collect()
}

/// Every game: it has a rules page, or tests of its rules.
fn games(sources: &[Source]) -> BTreeSet<&str> {
    sources.iter().filter_map(|source| page_of(&source.path).or_else(|| tests_of(&source.path))).collect()
}

/// The game that the rules page at `path` belongs to.
fn page_of(path: &str) -> Option<&str> {
    path.strip_prefix("docs/rules/")?.strip_suffix(".md")
}

/// The game whose rules the file at `path` tests.
fn tests_of(path: &str) -> Option<&str> {
    let (krate, file) = path.strip_prefix("crates/")?.split_once('/')?;
    file.starts_with("tests/rules").then_some(krate)
}

fn game_faults(sources: &[Source], game: &str, letter: char) -> Vec<Fault> {
    let (page, krate) = (format!("docs/rules/{game}.md"), format!("crates/{game}/"));
    let tests: Vec<&Source> = sources
        .iter()
        .filter(|source| source.path.starts_with(&krate) && source.path.ends_with(".rs"))
        .collect();
    let Some(rules) = sources.iter().find(|source| source.path == page) else {
        return vec![Fault::new(page, format!("missing, but {krate}tests cites its rules"))];
    };
    if tests.is_empty() {
        // The rules may be written before the code.
        return Vec::new();
    }
    let stated = stated_rules(&rules.text, letter);
    let names =
        tests.iter().flat_map(|source| test_names(&source.text).into_iter().map(|name| (&source.path, name)));
    let mut cited = BTreeSet::new();
    let mut faults = Vec::new();
    for (path, name) in names {
        for number in citations(name, letter) {
            cited.insert(number);
            if !stated.contains(&number) {
                faults.push(Fault::new(path, format!("{name} cites {number}, which {page} does not have")));
            }
        }
    }
    let uncited: Vec<String> = stated.difference(&cited).map(RuleNumber::to_string).collect();
    if !uncited.is_empty() {
        faults.push(Fault::new(page, format!("no test in {krate} is named for {}", uncited.join(", "))));
    }
    faults
}

/// Every number of a rule or a ruling on a page. A page mentions only rules that it states.
fn stated_rules(page: &str, letter: char) -> BTreeSet<RuleNumber> {
    let words = page.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    words.filter_map(|word| parse_number(word.trim_matches('.'), '.', letter)).collect()
}

/// The rules that a test's name starts with.
fn citations(name: &str, letter: char) -> Vec<RuleNumber> {
    let parts: Vec<&str> = name.split('_').collect();
    let mut rest = parts.as_slice();
    let mut found = Vec::new();
    loop {
        let one = rest.first().and_then(|one| parse_number(&one.to_uppercase(), '_', letter));
        let two = rest.get(..2).and_then(|two| parse_number(&two.join("_").to_uppercase(), '_', letter));
        let Some(number) = two.or(one) else { return found };
        rest = &rest[if two.is_some() { 2 } else { 1 }..];
        found.push(number);
    }
}

/// Reads a number such as `C3.4` or `R7`, with `separator` between its two parts.
fn parse_number(word: &str, separator: char, letter: char) -> Option<RuleNumber> {
    let mut rest = word.chars();
    let initial = rest.next()?;
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten();
    if initial == letter || initial == VARIANT {
        let (first, second) = rest.as_str().split_once(separator)?;
        Some(RuleNumber { letter: initial, first: digits(first)?, second: Some(digits(second)?) })
    } else if initial == RULING {
        Some(RuleNumber { letter: RULING, first: digits(rest.as_str())?, second: None })
    } else {
        None
    }
}

/// The names of the functions that are marked as tests.
fn test_names(code: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in code.lines().map(str::trim_start) {
        is_test |= line.starts_with("#[test]");
        if let Some(rest) = line.strip_prefix("fn ") {
            if is_test {
                names.extend(rest.split('(').next());
            }
            is_test = false;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::{Source, citations, game_faults, games, stated_rules, test_names};

    fn cited(name: &str) -> Vec<String> {
        citations(name, 'C').iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_cites_the_rules_it_starts_with() {
        assert_eq!(cited("c3_5_a_pair_of_threes_bumps_a_five"), ["C3.5"]);
        assert_eq!(cited("c5_1_r7_only_failed_dice"), ["C5.1", "R7"]);
        assert_eq!(cited("v1_2_c3_12_joined_dice"), ["V1.2", "C3.12"]);
        assert_eq!(cited("r7_c3_12_two_dice"), ["R7", "C3.12"]);
        assert_eq!(cited("c3_4_5_coins"), ["C3.4"]);
        assert_eq!(cited("r1_r2"), ["R1", "R2"]);
    }

    #[test]
    fn other_names_cite_nothing() {
        for name in ["claim_c3_4", "c4_players", "c3", "rolls_7", "d3_4_another_game", ""] {
            assert_eq!(cited(name), Vec::<String>::new(), "{name}");
        }
    }

    #[test]
    fn a_page_states_rules_but_not_chapters() {
        let page = "## C1 Components\n- C1.1 48 cards (R2), as in C3.10.\n**I.** C3.1 Draw. **C2.2** D1.1 R1–R3 PC9.9";
        let stated: Vec<String> = stated_rules(page, 'C').iter().map(ToString::to_string).collect();
        assert_eq!(stated, ["C1.1", "C2.2", "C3.1", "C3.10", "R1", "R2", "R3"]);
    }

    #[test]
    fn a_game_is_recognised_by_its_page_or_its_tests() {
        let paths = [
            "docs/rules/whist.md",
            "crates/go/tests/rules/ko.rs",
            "crates/store/tests/it.rs",
            "docs/rules.md",
        ];
        let sources = paths.map(|path| source(path, ""));
        assert_eq!(Vec::from_iter(games(&sources)), ["go", "whist"]);
    }

    #[test]
    fn only_tests_count() {
        let code = "fn c1_1_helper() {}\n#[test]\n#[ignore = \"long\"]\nfn c1_2_a() {}\nfn c1_3_b() {}\n    #[test]\n    fn d() {}";
        assert_eq!(test_names(code), ["c1_2_a", "d"]);
    }

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn rules_and_tests_are_compared_both_ways() {
        let page = source("docs/rules/crypt.md", "- C1.1 one\n- C1.2 two\nR1 three");
        let tests = source("crates/crypt/tests/a.rs", "#[test]\nfn c1_1_r9_x() {}");
        let faults = game_faults(&[page, tests], "crypt", 'C');
        let shown: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "crates/crypt/tests/a.rs: c1_1_r9_x cites R9, which docs/rules/crypt.md does not have",
                "docs/rules/crypt.md: no test in crates/crypt/ is named for C1.2, R1",
            ]
        );
    }

    #[test]
    fn a_game_needs_a_page_but_a_page_needs_no_game() {
        let code = source("crates/crypt/src/lib.rs", "");
        assert_eq!(game_faults(&[code], "crypt", 'C').len(), 1);
        let page = source("docs/rules/crypt.md", "- C1.1 one");
        assert_eq!(game_faults(&[page], "crypt", 'C').len(), 0);
    }
}
