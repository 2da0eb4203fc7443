//! Passwords that are tried first by anyone who guesses.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Passwords that the estimate does not know, in lower case: of other languages than English, and of this program.
static COMMON: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("common-passwords.txt").lines().collect());

/// How many characters a password must have besides the person's name.
const MIN_BESIDES_NAME: usize = 5;

/// After how many guesses, as a power of ten, a password may be found. With the limit of attempts for one name, that many take more than
/// a day.
const MIN_GUESSES_LOG10: f64 = 5.0;

/// Whether a password is among the first that would be guessed for a person of this name.
pub(crate) fn is_common(password: &str, name: &str) -> bool {
    let lower = password.to_lowercase();
    let name = name.to_lowercase();
    let rest = lower.replacen(&name, "", 1);
    let is_mostly_name = rest != lower && rest.chars().count() < MIN_BESIDES_NAME;
    is_mostly_name
        || COMMON.contains(lower.as_str())
        || has_few_different(&lower)
        || is_run(&lower)
        || is_guessed_soon(&lower)
}

/// Whether it is made of the passwords, names and words that are used most, or of rows of keys, years and the like.
fn is_guessed_soon(password: &str) -> bool {
    zxcvbn::zxcvbn(password, &[]).guesses_log10() < MIN_GUESSES_LOG10
}

/// Whether a text repeats one or two characters.
fn has_few_different(text: &str) -> bool {
    text.chars().collect::<HashSet<char>>().len() <= 2
}

/// Whether each character follows the one before, as in `abcdefgh` or `98765432`.
fn is_run(text: &str) -> bool {
    let codes: Vec<i64> = text.chars().map(|letter| i64::from(u32::from(letter))).collect();
    [1, -1].into_iter().any(|step| codes.windows(2).all(|pair| pair[1] - pair[0] == step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_common() {
        for common in [
            "password",
            "PassWord",
            "12345678",
            "sunshine",
            "aaaaaaaa",
            "abababab",
            "abcdefghij",
            "98765432",
            "penelope",
            "Penelope1",
            "1234penelope",
            // Frequent passwords, a row of keys, a date.
            "football1",
            "Liverpool",
            "1qaz2wsx",
            "12.12.1990",
            // Of this program.
            "gravegoods",
        ] {
            assert!(is_common(common, "Penelope"), "{common}");
        }
        for other in ["correct horse", "open sesame", "penelope counts", "Ελένη και Πάρις", "k7!mdq0x"]
        {
            assert!(!is_common(other, "Penelope"), "{other}");
        }
        assert!(!is_common("some password", "Ada"));
    }

    /// What is too short is refused anyway, and what is not in lower case would never be found.
    #[test]
    fn every_entry_of_the_list_counts() {
        for entry in COMMON.iter() {
            assert!(entry.chars().count() >= protocol::MIN_PASSWORD, "{entry}");
            assert_eq!(*entry, entry.to_lowercase());
            assert!(!is_guessed_soon(entry), "{entry} need not be in the list");
        }
        assert_eq!(
            COMMON.len(),
            include_str!("common-passwords.txt").lines().count(),
            "no entry is there twice"
        );
    }
}
