//! Cleaning the names and texts that people enter.

use protocol::{MAX_CHAT, MAX_NAME};
use unicode_normalization::UnicodeNormalization;

/// A name without invisible characters and extra spaces; none if it is empty or too long.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean(name, MAX_NAME)
}

/// A line of chat, cleaned the same way.
pub(crate) fn clean_chat_line(line: &str) -> Option<String> {
    clean(line, MAX_CHAT)
}

/// The key that makes names unique: it ignores case, spaces, and different forms of a letter.
pub(crate) fn name_key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|letter| !letter.is_whitespace()).collect()
}

/// Whether a text can be the id of a table or a person. Other texts are not looked up, stored or logged.
pub(crate) fn is_id(word: &str) -> bool {
    (1..=64).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

fn clean(text: &str, longest: usize) -> Option<String> {
    if text.len() > longest * 16 || text.chars().any(|letter| letter.is_control() && letter != '\t') {
        return None;
    }
    let seen: String = text.nfc().filter(|letter| !is_invisible(*letter)).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let cleaned = words.join(" ");
    let length = cleaned.chars().count();
    ((1..=longest).contains(&length) && cleaned.chars().any(|letter| !is_mark(letter))).then_some(cleaned)
}

/// Whether a character is invisible, or changes the direction of the text after it.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
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
}
