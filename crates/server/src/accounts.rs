//! Guests and accounts: giving a name, registering, logging in and out.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use protocol::Refusal;
use serde::{Deserialize, Serialize};
use table::Call;
use utoipa::ToSchema;

use crate::body::Body;
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

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", security((), ("session" = [])),
    responses((status = 200, body = Option<Me>)))]
pub(crate) async fn me(who: Option<Who>) -> Json<Option<Me>> {
    Json(who.map(|who| Me::of(&who.person)))
}

/// Begin as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Name, security((), ("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins"))), (status = 409, body = Problem)))]
pub(crate) async fn guest(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Option<Who>,
    Body(Name { name }): Body<Name>,
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
#[utoipa::path(post, path = "/api/name", tag = "people", request_body = Name, security(("session" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub(crate) async fn rename(
    State(shared): State<Shared>,
    who: Who,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, ApiError> {
    let name = proper_name(&name)?;
    shared.limits.rename(&who.person.id.0)?;
    shared.store.rename(&who.person.id, &name, &name_key(&name)).await?;
    tell_name(&shared, &who.person.id, &name).await;
    Ok(Json(Me { name, ..Me::of(&who.person) }))
}

/// Tells the tables that have not begun what somebody is called now who sits there. The name is theirs whether a table hears
/// of it or not.
async fn tell_name(shared: &Shared, person: &store::PersonId, name: &str) {
    let tables = shared.store.tables_of(person, MOST_TABLES).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "no table knows that somebody goes by another name");
        Vec::new()
    });
    for table in tables.into_iter().filter(|table| table.head.status == store::Status::Open) {
        let table = protocol::TableId(table.id.0);
        let call = Call::Rename { person: protocol::PersonId(person.0.clone()), name: name.to_owned() };
        if let Err(refusal) = tell_table(shared, &table, call).await {
            tracing::warn!(%table, %refusal, "a table does not know that somebody goes by another name");
        }
    }
}

/// Make an account of a guest, who keeps all tables and results.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials, security((), ("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins"))), (status = 409, body = Problem)))]
pub(crate) async fn register(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Option<Who>,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let name = proper_name(&name)?;
    proper_password(&password)?;
    shared.limits.guest(address)?;
    if who.as_ref().is_some_and(|who| who.person.standing == store::Standing::Account) {
        return Err(store::PersonError::AlreadyAccount.into());
    }
    // Asked before anything is made for somebody new; the store asks again.
    let key = name_key(&name);
    if shared.store.account_by_name(&key).await?.is_some() {
        return Err(store::PersonError::NameTaken.into());
    }
    let password_hash = shared.hashing.hash(password).await?;
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
        name_key: key,
        password_hash,
        at: shared.stamp(),
    };
    shared.store.make_account(account).await?;
    // Whatever was known of the guest's session, and whoever came in with it, is worth nothing for the account's.
    end_everywhere(&shared, &person).await?;
    let jar = begin_session(&shared, &person).await?;
    tell_name(&shared, &person, &name).await;
    Ok((jar, Json(Me { id: person.0, name, account: true })))
}

/// Log in; what a guest has begun becomes the account's.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, security((), ("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins"))),
        (status = 401, body = Problem, description = "The name or the password is wrong.")))]
pub(crate) async fn login(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Option<Who>,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    // What is no name is nobody's, and is counted as one.
    let key = tidy_name(&name).map(|name| name_key(&name)).unwrap_or_default();
    shared.limits.login(address, &key)?;
    let found = shared.store.account_by_name(&key).await?;
    let hash = found.as_ref().map(|(_, hash)| hash.clone());
    let right = proper_password(&password).is_ok() && shared.hashing.matches(password, hash).await?;
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
    let from = protocol::PersonId(who.person.id.0.clone());
    if who.person.standing == store::Standing::Account {
        shared.store.end_session(who.session).await?;
        shared.doors.end_session(&from, who.session);
        return Ok(());
    }
    let to = protocol::PersonId(account.id.0.clone());
    // This ends the guest's sessions as well, all or nothing: were they ended before, and the rest failed, nobody could reach
    // the guest's seats any more.
    shared.store.merge_guest(&who.person.id, &account.id, shared.stamp()).await?;
    shared.doors.rename(&from, &to);
    shared.doors.end(&from);
    // The guest's seats are the account's by now, so that these are all the tables where either sits. A game that is over
    // has time to hear of it until somebody looks, unless it is in memory.
    let running = shared.store.tables_of(&account.id, MOST_TABLES).await?;
    let running = running.into_iter().map(|table| protocol::TableId(table.id.0));
    let over = shared.store.finished_tables_of(&account.id, MOST_TABLES).await?;
    let over = over.into_iter().map(|id| protocol::TableId(id.0)).filter(|id| shared.hall.is_live(id));
    for table in running.chain(over) {
        let call = Call::Become { from: from.clone(), to: to.clone(), name: account.name.clone() };
        // A table that can't be told now learns of it from the store when it is next read.
        if let Err(refusal) = tell_table(shared, &table, call).await {
            tracing::warn!(%table, %refusal, "a table does not know yet who a guest has become");
        }
    }
    Ok(())
}

async fn tell_table(shared: &Shared, table: &protocol::TableId, call: Call) -> Result<(), Refusal> {
    let (reply, answer) = tokio::sync::oneshot::channel();
    Hall::send(&shared.0, table, Errand::Call { call, connection: None, reply }).await?;
    let answer = tokio::time::timeout(shared.config.waits.errand, answer).await;
    answer.map_err(|_| Refusal::Unavailable)?.map_err(|_| Refusal::Unavailable)?.map(|_| ())
}

/// How many tables of a person follow them at once into an account or to another name, of those that run and of those that are
/// over; others follow into an account when they are next read.
const MOST_TABLES: u32 = 200;

/// Ends every session of a person, and whatever connections were opened with them.
async fn end_everywhere(shared: &Shared, person: &store::PersonId) -> Result<(), ApiError> {
    shared.store.end_sessions_of(person).await?;
    shared.doors.end(&protocol::PersonId(person.0.clone()));
    Ok(())
}

/// Log out.
#[utoipa::path(post, path = "/api/logout", tag = "people", security((), ("session" = [])),
    responses((status = 200, headers(("set-cookie" = String, description = "takes the session away")))))]
pub(crate) async fn logout(
    State(shared): State<Shared>,
    who: Option<Who>,
) -> Result<SignedCookieJar, ApiError> {
    if let Some(who) = who {
        shared.store.end_session(who.session).await?;
        shared.doors.end_session(&protocol::PersonId(who.person.id.0), who.session);
    }
    Ok(no_session(&shared))
}

/// Change the password; every other session ends.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword, security(("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins")))))]
pub(crate) async fn password(
    State(shared): State<Shared>,
    Address(address): Address,
    who: Who,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let key = name_key(&who.person.name);
    shared.limits.login(address, &key)?;
    proper_password(&new)?;
    let found = shared.store.account_by_name(&key).await?;
    let own = found.filter(|(person, _)| person.id == who.person.id).map(|(_, hash)| hash);
    if !shared.hashing.matches(old, own).await? {
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "wrongPassword", "the old password is wrong"));
    }
    let hash = shared.hashing.hash(new).await?;
    shared.store.set_password(&who.person.id, &hash).await?;
    end_everywhere(&shared, &who.person.id).await?;
    let jar = begin_session(&shared, &who.person.id).await?;
    Ok((jar, Json(Me::of(&who.person))))
}
