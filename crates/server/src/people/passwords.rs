//! Hashing and checking passwords, on a few threads of their own.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock, Mutex, mpsc};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::password_hash::{self, CustomizedPasswordHasher, PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;

use crate::http::error::ApiError;

/// Something to do on one of the threads.
type Job = Box<dyn FnOnce(&Hasher) + Send>;

/// Hashes and checks passwords, with one thread for each core.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    jobs: mpsc::Sender<Job>,
}

/// Argon2 with memory that is kept, some 20 MB. If it were allocated each time, the allocator would hardly ever use the same place
/// again, and the process would grow with every attempt to log in.
#[derive(Debug, Default)]
struct Hasher {
    memory: RefCell<Vec<Block>>,
}

impl CustomizedPasswordHasher<PasswordHash> for Hasher {
    type Params = Params;

    fn hash_password_customized(
        &self,
        password: &[u8],
        salt: &[u8],
        algorithm: Option<&str>,
        version: Option<u32>,
        params: Params,
    ) -> password_hash::Result<PasswordHash> {
        let algorithm = algorithm.map(Algorithm::try_from).transpose()?.unwrap_or_default();
        let version = version.map(Version::try_from).transpose()?.unwrap_or_default();
        let salt = Salt::new(salt)?;
        let mut output = vec![0; params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
        let mut memory = self.memory.borrow_mut();
        let blocks = params.block_count();
        if memory.len() < blocks {
            memory.resize(blocks, Block::default());
        }
        let written = ParamsString::try_from(&params)?;
        let argon2 = Argon2::new(algorithm, version, params);
        argon2.hash_password_into_with_memory(password, &salt, &mut output, &mut memory[..blocks])?;
        Ok(PasswordHash {
            algorithm: algorithm.ident(),
            version: Some(version.into()),
            params: written,
            salt: Some(salt),
            hash: Some(Output::new(&output)?),
        })
    }
}

impl PasswordHasher<PasswordHash> for Hasher {
    fn hash_password_with_salt(&self, password: &[u8], salt: &[u8]) -> password_hash::Result<PasswordHash> {
        self.hash_password_with_params(password, salt, Params::default())
    }
}

/// A hash to check when there is no account, so that the answer takes as long.
static DUMMY_HASH: LazyLock<String> = LazyLock::new(|| {
    let hash = Hasher::default().hash_password(b"a password of no account");
    hash.map(|hash| hash.to_string()).unwrap_or_default()
});

/// Works until there can be no more jobs.
fn work(jobs: &Mutex<mpsc::Receiver<Job>>) {
    let hasher = Hasher::default();
    loop {
        let next = jobs.lock().expect("password queue mutex poisoned").recv();
        match next {
            // The panic hook has reported a panic, and the caller gets no answer.
            Ok(job) => drop(catch_unwind(AssertUnwindSafe(|| job(&hasher)))),
            Err(mpsc::RecvError) => return,
        }
    }
}

impl Passwords {
    /// Starts the threads. They end with the last clone of this.
    ///
    /// # Errors
    /// If the system has no more threads.
    pub(crate) fn new() -> std::io::Result<Passwords> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (sender, receiver) = mpsc::channel();
        let receiver = Arc::new(Mutex::new(receiver));
        for _ in 0..cores {
            let receiver = receiver.clone();
            std::thread::Builder::new().name("password".to_owned()).spawn(move || work(&receiver))?;
        }
        Ok(Passwords { jobs: sender })
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Hasher) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let job = move |hasher: &Hasher| {
            // A request that was given up has nobody to answer.
            if !reply.is_closed() {
                let _ = reply.send(work(hasher));
            }
        };
        self.jobs.send(Box::new(job)).map_err(|error| ApiError::internal(&error))?;
        answer.await.map_err(|error| ApiError::internal(&error))
    }

    /// Hashes a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = self
            .run(move |hasher| hasher.hash_password(password.as_bytes()).map(|hash| hash.to_string()))
            .await?;
        hash.map_err(|error| ApiError::internal(&error))
    }

    /// Whether a password matches a hash. Takes as long if there is no hash.
    pub(crate) async fn matches(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let check = move |hasher: &Hasher| {
            // It is made in any case, so that the first check takes no longer without an account.
            let dummy = &*DUMMY_HASH;
            let parsed = PasswordHash::new(hash.as_deref().unwrap_or(dummy));
            let right =
                parsed.is_ok_and(|parsed| hasher.verify_password(password.as_bytes(), &parsed).is_ok());
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
        let passwords = Passwords::new().unwrap();
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let matches = async |password: &str, hash: Option<&str>| {
            passwords.matches(password.to_owned(), hash.map(str::to_owned)).await.unwrap()
        };
        assert!(matches("correct horse", Some(&hash)).await);
        assert!(!matches("correct horses", Some(&hash)).await);
        assert!(!matches("a password of no account", None).await);
        assert!(!matches("x", Some("not a hash")).await);
    }

    /// Hashes of earlier versions, and of other programs, mean the same.
    #[test]
    fn a_hash_is_what_argon2_makes_of_the_password_and_the_salt() {
        let hasher = Hasher::default();
        let salt = *b"sixteen bytes of";
        let expected = Argon2::default().hash_password_with_salt(b"correct horse", &salt).unwrap();
        // The second time, the memory has been used before.
        for _ in 0..2 {
            assert_eq!(hasher.hash_password_with_salt(b"correct horse", &salt).unwrap(), expected);
        }
        let params = Params::new(64, 1, 2, Some(24)).unwrap();
        let other = Argon2::default().hash_password_with_params(b"other", &salt, params).unwrap();
        assert!(hasher.verify_password(b"other", &other).is_ok());
        assert!(hasher.verify_password(b"another", &other).is_err());
    }

    #[tokio::test]
    async fn a_panic_does_not_end_the_threads() {
        let passwords = Passwords::new().unwrap();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..=cores {
            assert!(passwords.run(|_| -> () { panic!("on purpose") }).await.is_err());
        }
        assert_eq!(passwords.run(|_| 1).await.unwrap(), 1);
    }
}
