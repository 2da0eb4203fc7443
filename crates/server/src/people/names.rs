//! Cleaning the names and texts that people enter.

use std::collections::HashSet;
use std::sync::LazyLock;

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use protocol::{MAX_CHAT, MAX_NAME};
use store::NameKeys;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// A name without invisible characters and extra spaces; none if it is empty or too long.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean(name, MAX_NAME, |_| false)
}

/// A line of chat, cleaned the same way. It may say which form of an emoji is meant.
pub(crate) fn clean_chat_line(line: &str) -> Option<String> {
    clean(line, MAX_CHAT, |letter| matches!(letter, '\u{fe0e}' | '\u{fe0f}'))
}

/// The key that makes names unique: it ignores case, spaces, and different forms of a letter.
pub(crate) fn name_key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|letter| !letter.is_whitespace()).collect()
}

/// The keys by which a name is compared with others.
pub(crate) fn keys_of(name: &str) -> NameKeys {
    NameKeys { key: name_key(name), look: look(name) }
}

/// How looks are worked out. If this changes, those of all accounts are worked out again.
pub(crate) fn way_of_looks() -> String {
    let (major, minor, patch) = unicode_security::UNICODE_VERSION;
    format!("1, Unicode {major}.{minor}.{patch}")
}

/// What a name looks like: names that can be mistaken for each other have the same look.
///
/// It has the skeleton of Unicode's list of confusable characters, without case, accents, spaces and signs. A small `i` counts as `l`,
/// because a capital one looks like it.
fn look(name: &str) -> String {
    let plain = |text: &str| skeleton(text).filter(|letter| !is_accent(*letter)).collect::<String>();
    let folded: String = name.nfkc().collect();
    // Twice, because a small letter may look like others than its capital does.
    let small: String = plain(&folded).chars().flat_map(char::to_lowercase).collect();
    let alike = plain(&small).replace('i', "l");
    let letters: String = alike.chars().filter(|letter| letter.is_alphanumeric()).collect();
    if letters.is_empty() { alike.split_whitespace().collect() } else { letters }
}

/// Whether nobody may have a name.
pub(crate) fn is_reserved(keys: &NameKeys) -> bool {
    static NAMES: LazyLock<HashSet<String>> =
        LazyLock::new(|| RESERVED.iter().map(|name| look(name)).collect());
    static PARTS: LazyLock<Vec<String>> =
        LazyLock::new(|| RESERVED_PARTS.iter().map(|part| look(part)).collect());
    NAMES.contains(&keys.look) || PARTS.iter().any(|part| keys.look.contains(part))
}

/// Names that nobody may have: they would speak for the server, or for what plays at a table without being a person.
const RESERVED: &[&str] = &[
    // Those who run a server.
    "admin",
    "admins",
    "sysadmin",
    "webmaster",
    "root",
    "owner",
    "operator",
    "staff",
    "team",
    "support",
    "official",
    "mod",
    "mods",
    // The server.
    "system",
    "server",
    "crypt",
    "dungeonville",
    // Words that tables have for who holds a seat.
    "host",
    "computer",
    "bot",
    // The Ghost of Crypt.
    "Ghost",
    "The Ghost",
    "Geist",
    "Der Geist",
    "Fantasma",
    "Il Fantasma",
    "Φάντασμα",
    "Το Φάντασμα",
    "Fantôme",
    "Le Fantôme",
];

/// Words that no name may contain.
const RESERVED_PARTS: &[&str] = &["gravegoods", "moderator", "administrator"];

/// Whether a character is an accent of Latin, Greek or Cyrillic letters. In other scripts marks are most of a name.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Whether a text can be the id of a table or a person. Other texts are not looked up, stored or logged.
pub(crate) fn is_id(word: &str) -> bool {
    (1..=64).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// Removes invisible characters, except those to keep.
fn clean(text: &str, longest: usize, keeps: fn(char) -> bool) -> Option<String> {
    if text.len() > longest * 16 || text.chars().any(|letter| letter.is_control() && letter != '\t') {
        return None;
    }
    let seen: String = text.nfc().filter(|letter| keeps(*letter) || !is_invisible(*letter)).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let cleaned = words.join(" ");
    let length = cleaned.chars().count();
    ((1..=longest).contains(&length) && cleaned.chars().any(|letter| !is_mark(letter))).then_some(cleaned)
}

/// Whether a character is invisible, or changes the direction of the text after it.
fn is_invisible(letter: char) -> bool {
    // Separators of lines and interlinear annotations are invisible too, though a program may not ignore them.
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}')
}

/// Whether a character is a combining mark. A name needs something else.
fn is_mark(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ada   Lovelace ").as_deref(), Some("Ada Lovelace"));
        assert_eq!(clean_name("Ελένη").as_deref(), Some("Ελένη"));
        assert_eq!(clean_name("a\u{202e}b\u{200b}").as_deref(), Some("ab"));
        for bad in ["", "   ", "\u{200b}", "a\nb", "a\0b", "\u{301}", &"x".repeat(25), &"x".repeat(100_000)] {
            assert_eq!(clean_name(bad), None, "{bad:?}");
        }
        assert_eq!(clean_name(&"é".repeat(24)).unwrap().chars().count(), 24);
    }

    #[test]
    fn nothing_invisible_is_left_in_a_name() {
        // Among others a variation selector, joiners, fillers, a tag, and signs of direction and of musical phrases.
        for letter in "\u{fe0f}\u{e0100}\u{200d}\u{34f}\u{17b4}\u{115f}\u{3164}\u{e0061}\u{2066}\u{180f}\u{1d173}\u{2065}".chars() {
            assert_eq!(clean_name(&format!("A{letter}da")).as_deref(), Some("Ada"), "{letter:?}");
            assert_eq!(clean_name(&letter.to_string()), None, "{letter:?}");
        }
        assert_eq!(clean_chat_line("I ❤\u{fe0f} dice\u{34f}").as_deref(), Some("I ❤\u{fe0f} dice"));
    }

    #[test]
    fn ids_are_words_of_letters_and_digits() {
        assert!(is_id("a") && is_id("k3jx8m2p"));
        for bad in ["", "a b", "a/b", "..", "a\0", "é", &"a".repeat(65)] {
            assert!(!is_id(bad), "{bad:?}");
        }
    }

    #[test]
    fn names_that_differ_in_case_or_form_have_one_key() {
        assert_eq!(name_key("Ada L"), name_key("ａｄａl"));
        assert_ne!(name_key("Ada"), name_key("Ida"));
    }

    #[test]
    fn names_that_can_be_mistaken_for_each_other_have_one_look() {
        for alike in [
            // Cyrillic, Greek, mathematical and wide letters.
            "Аda",
            "Αda",
            "𝐀𝐝𝐚",
            "Ａｄａ",
            "ADA",
            "a d a",
            // Default-ignorable characters: a variation selector, a joiner, a filler.
            "A\u{fe0f}da",
            "Ad\u{34f}a",
            "Ad\u{17b4}a",
            "\u{e0100}Ada",
            // Accents and signs.
            "Ádà",
            "Ada.",
            "_Ada_",
            "Ada ✓",
            "«Ada»",
        ] {
            assert_eq!(look(alike), look("Ada"), "{alike:?}");
        }
        for (one, other) in [
            ("PauI", "Paul"),
            ("Pau1", "Paul"),
            ("Z0o", "Zoo"),
            ("Mona", "RNona"),
            ("ALI", "Аli"),
            ("Елена", "Eлeнa"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Ida"),
            ("Ada 2", "Ada 3"),
            ("Ελένη", "Helen"),
            ("岳", "丘"),
            ("मीना", "मना"),
            ("🎲", "🎩"),
        ] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
        assert!(!look("🎲").is_empty() && !look("✓ ✓").contains(' '));
    }

    #[test]
    fn some_names_are_for_nobody() {
        for bad in [
            "admin",
            "ADMlN",
            "Αdmin",
            "a.d.m.i.n",
            "Gravegoods team",
            "The Moderator",
            "the GH0ST",
            "der geist",
            "SYSTEM ✓",
        ] {
            assert!(is_reserved(&keys_of(bad)), "{bad}");
        }
        // Names that people have, some of them also computers' characters, which nobody takes for people.
        for good in [
            "Florian",
            "Hector",
            "Ali",
            "Mia",
            "Adminou",
            "Ghostly",
            "Geisterhand",
            "Dora",
            "Hectora",
            "Moderata",
            "Ada",
            "岳",
            "🎲",
        ] {
            assert!(!is_reserved(&keys_of(good)), "{good}");
        }
    }

    #[test]
    fn nobody_is_called_like_the_ghost_in_any_language() {
        let texts = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/crypt/texts");
        for language in ["en", "it", "el", "de", "fr"] {
            let crypt = std::fs::read_to_string(texts.join(language).join("crypt.ftl")).unwrap();
            let name = crypt.lines().find_map(|line| line.strip_prefix("crypt-ghost = ")).unwrap();
            assert!(is_reserved(&keys_of(name)), "{name}");
        }
    }
}
