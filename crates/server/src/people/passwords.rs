//! Hashing and checking passwords, on blocking threads, a few at a time.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::http::error::ApiError;

/// Hashes and checks passwords. Each takes some 20 MB of memory, so the number at a time is limited.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    permits: Arc<Semaphore>,
}

/// A hash to check when there is no account, so that the answer takes as long.
static DUMMY_HASH: LazyLock<String> = LazyLock::new(|| {
    let hash = Argon2::default().hash_password(b"a password of no account");
    hash.map(|hash| hash.to_string()).unwrap_or_default()
});

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Passwords { permits: Arc::new(Semaphore::new(cores)) }
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let permit =
            self.permits.clone().acquire_owned().await.map_err(|error| ApiError::internal(&error))?;
        // The thread holds the permit, because it uses the memory even if the request is cancelled.
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        working.await.map_err(|error| ApiError::internal(&error))
    }

    /// Hashes a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = self
            .run(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map_err(|error| ApiError::internal(&error))
    }

    /// Whether a password matches a hash. Takes as long if there is no hash.
    pub(crate) async fn matches(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let check = move || {
            // It is made in any case, so that the first check takes no longer without an account.
            let dummy = &*DUMMY_HASH;
            let parsed = PasswordHash::new(hash.as_deref().unwrap_or(dummy));
            let right = parsed
                .is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
            hash.is_some() && right
        };
        self.run(check).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_matches_and_the_dummy_never_does() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        let matches = async |password: &str, hash: Option<&str>| {
            passwords.matches(password.to_owned(), hash.map(str::to_owned)).await.unwrap()
        };
        assert!(matches("correct horse", Some(&hash)).await);
        assert!(!matches("correct horses", Some(&hash)).await);
        assert!(!matches("a password of no account", None).await);
        assert!(!matches("x", Some("not a hash")).await);
    }
}
