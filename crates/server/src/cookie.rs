//! Who sends a request: a session in a signed cookie that scripts can't read.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use store::Person;

use crate::error::ApiError;
use crate::house::Shared;

/// The name of the cookie.
pub(crate) const NAME: &str = "gravegoods";

/// How long a session lasts: those who come back within a year are still known.
const LASTS: table::Millis = 365 * 24 * 60 * 60 * 1000;

/// The person who sends a request, and the session by which they are known.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    pub(crate) person: Person,
    pub(crate) session: [u8; 32],
}

/// A session is kept as the hash of its token, so that whoever reads the store can't use it.
fn token_hash(token: &str) -> [u8; 32] {
    use sha2::Digest;
    sha2::Sha256::digest(token.as_bytes()).into()
}

impl Who {
    /// Who this is, by their cookie; none for strangers.
    pub(crate) async fn known(shared: &Shared, parts: &Parts) -> Result<Option<Who>, ApiError> {
        let jar = SignedCookieJar::<Key>::from_headers(&parts.headers, shared.cookie_key.clone());
        let Some(cookie) = jar.get(NAME) else {
            return Ok(None);
        };
        let session = token_hash(cookie.value());
        let Some(found) = shared.store.session(session, shared.stamp()).await? else {
            return Ok(None);
        };
        let person = shared.store.person(&found.person).await?;
        Ok(person.map(|person| Who { person, session }))
    }

    /// Whether the session has not ended since.
    pub(crate) async fn is_still_known(&self, shared: &Shared) -> bool {
        let found = shared.store.session(self.session, shared.stamp()).await;
        found.is_ok_and(|found| found.is_some_and(|session| session.person == self.person.id))
    }
}

impl FromRequestParts<Shared> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Who, ApiError> {
        Who::known(shared, parts).await?.ok_or_else(ApiError::nobody)
    }
}

impl OptionalFromRequestParts<Shared> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Option<Who>, ApiError> {
        Who::known(shared, parts).await
    }
}

/// Starts a session for a person under a new token, so that nobody can have known it before.
pub(crate) async fn begin_session(
    shared: &Shared,
    person: &store::PersonId,
) -> Result<SignedCookieJar, ApiError> {
    let token: String = shared.secret::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    let now = shared.now();
    let expires = store::Millis(now + LASTS);
    shared.store.create_session(token_hash(&token), person, store::Millis(now), expires).await?;
    let cookie = Cookie::build((NAME, token))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(shared.config.secure)
        .permanent();
    Ok(SignedCookieJar::new(shared.cookie_key.clone()).add(cookie))
}

/// A cookie that takes the session away.
pub(crate) fn no_session(shared: &Shared) -> SignedCookieJar {
    let gone = Cookie::build((NAME, "")).path("/").http_only(true).same_site(SameSite::Lax);
    let mut gone = gone.secure(shared.config.secure).build();
    gone.make_removal();
    // To remove it from the jar would say nothing: this jar has not been told what the browser holds.
    SignedCookieJar::new(shared.cookie_key.clone()).add(gone)
}
