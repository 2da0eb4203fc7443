//! Passwords: hashed and checked beside the tasks that talk to people, and few at a time.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Hashes passwords. Each takes some 20 MB for a moment, so they take turns: a crowd that logs in must not take all memory.
#[derive(Clone, Debug)]
pub(crate) struct Hashing {
    turns: Arc<Semaphore>,
}

/// The hash of a password that nobody has: checked where there is no account, so that it takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    let hash = Argon2::default().hash_password(b"nobody's password");
    hash.map(|hash| hash.to_string()).unwrap_or_default()
});

impl Hashing {
    pub(crate) fn new() -> Hashing {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hashing { turns: Arc::new(Semaphore::new(cores)) }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let turn = self.turns.clone().acquire_owned().await.map_err(|error| ApiError::inside(&error))?;
        // The turn goes along: whoever no longer waits for the answer still holds the memory.
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        working.await.map_err(|error| ApiError::inside(&error))
    }

    /// The hash to keep of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = self
            .work(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map_err(|error| ApiError::inside(&error))
    }

    /// Whether a password is the one that was hashed; it takes as long where there is no hash.
    pub(crate) async fn matches(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let check = move || {
            // It is made in any case, so that the first check of all tells nothing either.
            let nobody = &*NOBODY;
            let parsed = PasswordHash::new(hash.as_deref().unwrap_or(nobody));
            let right = parsed
                .is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
            hash.is_some() && right
        };
        self.work(check).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_matches_and_nobody_has_nobodys() {
        let hashing = Hashing::new();
        let hash = hashing.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        let matches = async |password: &str, hash: Option<&str>| {
            hashing.matches(password.to_owned(), hash.map(str::to_owned)).await.unwrap()
        };
        assert!(matches("correct horse", Some(&hash)).await);
        assert!(!matches("correct horses", Some(&hash)).await);
        assert!(!matches("nobody's password", None).await);
        assert!(!matches("x", Some("not a hash")).await);
    }
}
