//! Sessions: a token in a signed cookie that scripts can't read.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use protocol::{Millis, PersonId, PersonKind};
use store::Person;

use crate::app_state::SharedState;
use crate::http::error::ApiError;

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "gravegoods";

const DAY: Millis = 24 * 60 * 60 * 1000;

/// How long a session lasts after it was used last: a year. Browsers keep a cookie no longer than 400 days.
const SESSION_LENGTH: Millis = 365 * DAY;

/// The person who sends a request, and their session.
#[derive(Clone, Debug)]
pub(crate) struct CurrentPerson {
    pub(crate) person: Person,
    pub(crate) session: [u8; 32],
    /// When the session expires.
    expires: Millis,
}

/// The store keeps only the hash of a token, so a copy of the store gives no access.
fn token_hash(token: &str) -> [u8; 32] {
    use sha2::Digest;
    sha2::Sha256::digest(token.as_bytes()).into()
}

impl CurrentPerson {
    /// The person whose session the cookie names; none without a valid session.
    pub(crate) async fn from_cookie(
        state: &SharedState,
        parts: &Parts,
    ) -> Result<Option<CurrentPerson>, ApiError> {
        let jar = SignedCookieJar::<Key>::from_headers(&parts.headers, state.cookie_key.clone());
        let Some(cookie) = jar.get(COOKIE_NAME) else {
            return Ok(None);
        };
        let session = token_hash(cookie.value());
        let Some(found) = state.store.session(session, state.now()).await? else {
            return Ok(None);
        };
        let person = state.store.person(&found.person).await?;
        Ok(person.map(|person| CurrentPerson { person, session, expires: found.expires }))
    }

    /// Whether the person has an account.
    pub(crate) fn has_account(&self) -> bool {
        self.person.kind == PersonKind::Account
    }

    /// Makes the session last its whole length from now on, at most once a day. Returns the cookie that tells the browser so.
    pub(crate) async fn renew_session(
        &self,
        state: &SharedState,
        jar: &SignedCookieJar,
    ) -> Result<Option<SignedCookieJar>, ApiError> {
        let expires = state.now() + SESSION_LENGTH;
        let Some(cookie) = jar.get(COOKIE_NAME).filter(|_| self.expires <= expires - DAY) else {
            return Ok(None);
        };
        state.store.extend_session(self.session, expires).await?;
        Ok(Some(session_cookie(state, cookie.value().to_owned())))
    }

    /// Whether the session is still valid.
    pub(crate) async fn has_valid_session(&self, state: &SharedState) -> bool {
        let found = state.store.session(self.session, state.now()).await;
        found.is_ok_and(|found| found.is_some_and(|session| session.person == self.person.id))
    }
}

impl FromRequestParts<SharedState> for CurrentPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &SharedState) -> Result<CurrentPerson, ApiError> {
        CurrentPerson::from_cookie(state, parts).await?.ok_or_else(ApiError::no_session)
    }
}

impl OptionalFromRequestParts<SharedState> for CurrentPerson {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &SharedState,
    ) -> Result<Option<CurrentPerson>, ApiError> {
        CurrentPerson::from_cookie(state, parts).await
    }
}

/// Starts a session for a person, always with a new token.
pub(crate) async fn begin_session(
    state: &SharedState,
    person: &PersonId,
) -> Result<SignedCookieJar, ApiError> {
    let token: String = state.random_bytes::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    let now = state.now();
    let expires = now + SESSION_LENGTH;
    state.store.create_session(token_hash(&token), person, now, expires).await?;
    Ok(session_cookie(state, token))
}

/// The cookie with the token of a session.
fn session_cookie(state: &SharedState, token: String) -> SignedCookieJar {
    let cookie = Cookie::build((COOKIE_NAME, token))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(state.config.secure)
        .permanent();
    SignedCookieJar::new(state.cookie_key.clone()).add(cookie)
}

/// A cookie that removes the session from the browser.
pub(crate) fn removal_cookie(state: &SharedState) -> SignedCookieJar {
    let gone = Cookie::build((COOKIE_NAME, "")).path("/").http_only(true).same_site(SameSite::Lax);
    let mut gone = gone.secure(state.config.secure).build();
    gone.make_removal();
    // The jar does not know the browser's cookies, so removing one from it would send nothing.
    SignedCookieJar::new(state.cookie_key.clone()).add(gone)
}
