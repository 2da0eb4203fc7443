//! Guests and accounts: giving a name, registering, logging in and out.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use serde::{Deserialize, Serialize};
use table::Call;
use utoipa::ToSchema;

use crate::cookie::{Who, begin_session, no_session};
use crate::error::{ApiError, Problem};
use crate::guard::Address;
use crate::hall::Hall;
use crate::house::Shared;
use crate::keeper::Errand;
use crate::names::{LONGEST_NAME, name_key, tidy_name};

/// How many characters a password has.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// Somebody, as they see themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Me {
    /// Their id.
    id: String,
    /// The name they go by.
    name: String,
    /// Whether they have an account, or are a guest.
    account: bool,
}

impl Me {
    fn of(person: &store::Person) -> Me {
        Me {
            id: person.id.0.clone(),
            name: person.name.clone(),
            account: person.standing == store::Standing::Account,
        }
    }
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    /// The name to go by: 1 to 24 characters.
    name: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name of the account.
    name: String,
    /// Its password: 8 to 200 characters.
    password: String,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The one up to now.
    old: String,
    /// The new one.
    new: String,
}

fn proper_name(name: &str) -> Result<String, ApiError> {
    let reason = format!("a name has 1 to {LONGEST_NAME} characters that can be seen, on one line");
    tidy_name(name).ok_or_else(|| ApiError::bad("badName", reason))
}

fn proper_password(password: &str) -> Result<(), ApiError> {
    let (least, most) = (PASSWORD.start(), PASSWORD.end());
    if PASSWORD.contains(&password.chars().count()) && password.len() <= 4 * most {
        return Ok(());
    }
    Err(ApiError::bad("badPassword", format!("a password has {least} to {most} characters")))
}

/// Hashes a password, beside the tasks that talk to people.
async fn hash(password: String) -> Result<String, ApiError> {
    let hashing = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    match hashing.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(error)) => Err(ApiError::inside(&error)),
        Err(error) => Err(ApiError::inside(&error)),
    }
}

/// The hash of a password that nobody has: checked where there is no account, so that it takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    let hash = Argon2::default().hash_password(b"nobody's password");
    hash.map(|hash| hash.to_string()).unwrap_or_default()
});

async fn matches(password: String, hash: Option<String>) -> Result<bool, ApiError> {
    let checking = tokio::task::spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let parsed = PasswordHash::new(&hash);
        let right = parsed
            .is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
        known && right
    });
    checking.await.map_err(|error| ApiError::inside(&error))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(crate) async fn me(who: Option<Who>) -> Json<Option<Me>> {
    Json(who.map(|who| Me::of(&who.person)))
}

/// Begin as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn guest(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Option<Who>,
    Json(Name { name }): Json<Name>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let name = proper_name(&name)?;
    if who.is_some() {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            "alreadySomebody",
            "you have a name; change it instead",
        ));
    }
    shared.limits.guest(address)?;
    let id = store::PersonId(shared.fresh_name());
    shared.store.create_guest(&id, &name, shared.stamp()).await?;
    let jar = begin_session(&shared, &id).await?;
    Ok((jar, Json(Me { id: id.0, name, account: false })))
}

/// Go by another name.
#[utoipa::path(post, path = "/api/name", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rename(
    State(shared): State<Shared>,
    who: Who,
    Json(Name { name }): Json<Name>,
) -> Result<Json<Me>, ApiError> {
    let name = proper_name(&name)?;
    shared.store.rename(&who.person.id, &name, &name_key(&name)).await?;
    Ok(Json(Me { name, ..Me::of(&who.person) }))
}

/// Make an account of a guest, who keeps all tables and results.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn register(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Option<Who>,
    Json(Credentials { name, password }): Json<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let name = proper_name(&name)?;
    proper_password(&password)?;
    shared.limits.guest(address)?;
    if who.as_ref().is_some_and(|who| who.person.standing == store::Standing::Account) {
        return Err(store::PersonError::AlreadyAccount.into());
    }
    let password_hash = hash(password).await?;
    let person = match &who {
        Some(who) => who.person.id.clone(),
        None => {
            let id = store::PersonId(shared.fresh_name());
            shared.store.create_guest(&id, &name, shared.stamp()).await?;
            id
        }
    };
    let account = store::NewAccount {
        person: person.clone(),
        name: name.clone(),
        name_key: name_key(&name),
        password_hash,
        at: shared.stamp(),
    };
    shared.store.make_account(account).await?;
    // What was known of the guest's session is worth nothing for the account's.
    shared.store.end_sessions_of(&person).await?;
    let jar = begin_session(&shared, &person).await?;
    Ok((jar, Json(Me { id: person.0, name, account: true })))
}

/// Log in; what a guest has begun becomes the account's.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn login(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Option<Who>,
    Json(Credentials { name, password }): Json<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let key = name_key(&name);
    shared.limits.login(address, &key)?;
    let found = shared.store.account_by_name(&key).await?;
    let hash = found.as_ref().map(|(_, hash)| hash.clone());
    let right = proper_password(&password).is_ok() && matches(password, hash).await?;
    let Some((person, _)) = found.filter(|_| right) else {
        let reason = "the name or the password is wrong";
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "wrongPassword", reason));
    };
    if let Some(who) = who {
        leave_session(&shared, &who, &person).await?;
    }
    let jar = begin_session(&shared, &person.id).await?;
    Ok((jar, Json(Me::of(&person))))
}

/// Ends the session somebody logs in from; a guest becomes the account, at every table.
async fn leave_session(shared: &Shared, who: &Who, account: &store::Person) -> Result<(), ApiError> {
    shared.store.end_session(who.session).await?;
    if who.person.standing == store::Standing::Account {
        return Ok(());
    }
    let tables = shared.store.tables_of(&who.person.id, MOST_TABLES).await?;
    shared.store.merge_guest(&who.person.id, &account.id, shared.stamp()).await?;
    for table in tables {
        let call = Call::Become {
            from: protocol::PersonId(who.person.id.0.clone()),
            to: protocol::PersonId(account.id.0.clone()),
            name: account.name.clone(),
        };
        let (reply, answer) = tokio::sync::oneshot::channel();
        let errand = Errand::Call { call, connection: None, reply };
        Hall::send(&shared.0, &protocol::TableId(table.id.0), errand).await?;
        answer.await.map_err(|_| ApiError::unavailable())??;
    }
    shared.doors.end(&protocol::PersonId(who.person.id.0.clone()));
    Ok(())
}

/// How many running tables a person can have that follow them into an account.
const MOST_TABLES: u32 = 1000;

/// Log out.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200)))]
pub(crate) async fn logout(
    State(shared): State<Shared>,
    who: Option<Who>,
) -> Result<SignedCookieJar, ApiError> {
    if let Some(who) = who {
        shared.store.end_session(who.session).await?;
        shared.doors.end(&protocol::PersonId(who.person.id.0));
    }
    Ok(no_session(&shared))
}

/// Change the password; every other session ends.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn password(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Who,
    Json(NewPassword { old, new }): Json<NewPassword>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let key = name_key(&who.person.name);
    shared.limits.login(address, &key)?;
    proper_password(&new)?;
    let found = shared.store.account_by_name(&key).await?;
    let own = found.filter(|(person, _)| person.id == who.person.id).map(|(_, hash)| hash);
    if !matches(old, own).await? {
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "wrongPassword", "the old password is wrong"));
    }
    shared.store.set_password(&who.person.id, &hash(new).await?).await?;
    shared.store.end_sessions_of(&who.person.id).await?;
    let jar = begin_session(&shared, &who.person.id).await?;
    Ok((jar, Json(Me::of(&who.person))))
}
