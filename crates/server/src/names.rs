//! Names and lines of text that people give.

use unicode_normalization::UnicodeNormalization;

/// How many characters a name may have.
pub(crate) const LONGEST_NAME: usize = 24;

/// How many characters a line of chat may have.
pub(crate) const LONGEST_LINE: usize = 400;

/// A name as it is shown: spaces put in order, nothing that can't be seen; none if nothing proper is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    tidy(name, LONGEST_NAME)
}

/// A line of chat, put in order the same way.
pub(crate) fn tidy_line(line: &str) -> Option<String> {
    tidy(line, LONGEST_LINE)
}

/// What makes two names the same: neither case nor the way a letter is written.
pub(crate) fn name_key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|letter| !letter.is_whitespace()).collect()
}

/// Whether a word can be the id of a table or a person. Nothing else is looked for, kept or logged.
pub(crate) fn is_id(word: &str) -> bool {
    (1..=64).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

fn tidy(text: &str, longest: usize) -> Option<String> {
    if text.len() > longest * 16 || text.chars().any(|letter| letter.is_control() && letter != '\t') {
        return None;
    }
    let seen: String = text.nfc().filter(|letter| !is_invisible(*letter)).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let tidied = words.join(" ");
    let length = tidied.chars().count();
    ((1..=longest).contains(&length) && tidied.chars().any(|letter| !is_mark(letter))).then_some(tidied)
}

/// Letters that can't be seen, or that turn the direction of all that follows.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
}

/// Marks that stand above or below other letters and pile up when there are none.
fn is_mark(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(tidy_name("  Ada   Lovelace ").as_deref(), Some("Ada Lovelace"));
        assert_eq!(tidy_name("Ελένη").as_deref(), Some("Ελένη"));
        assert_eq!(tidy_name("a\u{202e}b\u{200b}").as_deref(), Some("ab"));
        for bad in ["", "   ", "\u{200b}", "a\nb", "a\0b", "\u{301}", &"x".repeat(25), &"x".repeat(100_000)] {
            assert_eq!(tidy_name(bad), None, "{bad:?}");
        }
        assert_eq!(tidy_name(&"é".repeat(24)).unwrap().chars().count(), 24);
    }

    #[test]
    fn ids_are_words_of_letters_and_digits() {
        assert!(is_id("a") && is_id("k3jx8m2p"));
        for bad in ["", "a b", "a/b", "..", "a\0", "é", &"a".repeat(65)] {
            assert!(!is_id(bad), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        assert_eq!(name_key("Ada L"), name_key("ａｄａl"));
        assert_ne!(name_key("Ada"), name_key("Ida"));
    }
}
