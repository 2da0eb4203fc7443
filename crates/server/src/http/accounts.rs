//! Guests and accounts: register, log in, log out, rename, change the password.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use protocol::http::{Credentials, Me, NameRequest, PasswordChange, Problem, ProblemCode};
use protocol::{MAX_NAME, MAX_PASSWORD, MIN_PASSWORD, PersonId, PersonKind, Refusal, TableId};
use table::Input;

use crate::app_state::SharedState;
use crate::cluster::messages::Notice;
use crate::http::error::{Answer, ApiError};
use crate::http::extract::Body;
use crate::http::guard::Address;
use crate::people::common_passwords::is_common;
use crate::people::names::{clean_name, is_reserved, keys_of, name_key};
use crate::people::session::{CurrentPerson, begin_session, removal_cookie};
use crate::tables::actor::TableCommand;
use crate::tables::registry::TableRegistry;

/// How many characters a password has.
const PASSWORD_LENGTH: std::ops::RangeInclusive<usize> = MIN_PASSWORD..=MAX_PASSWORD;

fn describe(person: &store::Person) -> Me {
    Me { id: person.id.clone(), name: person.name.clone(), account: person.kind == PersonKind::Account }
}

fn valid_name(name: &str) -> Result<String, ApiError> {
    let reason = format!("a name has 1 to {MAX_NAME} visible characters on one line");
    clean_name(name).ok_or_else(|| ApiError::bad(ProblemCode::BadName, reason))
}

/// A name that someone wants to have from now on.
fn new_name(name: &str) -> Result<(String, store::NameKeys), ApiError> {
    let name = valid_name(name)?;
    let keys = keys_of(&name);
    if is_reserved(&keys) {
        let reason = "nobody may have that name; choose another";
        return Err(ApiError::new(StatusCode::CONFLICT, ProblemCode::NameReserved, reason));
    }
    Ok((name, keys))
}

fn check_password(password: &str) -> Result<(), ApiError> {
    let (least, most) = (PASSWORD_LENGTH.start(), PASSWORD_LENGTH.end());
    if PASSWORD_LENGTH.contains(&password.chars().count()) && password.len() <= 4 * most {
        return Ok(());
    }
    Err(ApiError::bad(ProblemCode::BadPassword, format!("a password has {least} to {most} characters")))
}

/// Checks a password that a person of this name wants to have from now on.
fn check_new_password(password: &str, name: &str) -> Result<(), ApiError> {
    check_password(password)?;
    if is_common(password, name) {
        let reason = "this password is among the first that others would try; choose another";
        return Err(ApiError::bad(ProblemCode::CommonPassword, reason.to_owned()));
    }
    Ok(())
}

/// The person of the session, or null. A session that is used lasts on.
#[utoipa::path(get, path = "/api/me", tag = "people", security((), ("session" = [])),
    responses((status = 200, body = Option<Me>, headers(("set-cookie" = Option<String>, description = "the session, if it was renewed")))))]
pub(crate) async fn me(
    State(state): State<SharedState>,
    jar: SignedCookieJar,
    who: Option<CurrentPerson>,
) -> Result<(Option<SignedCookieJar>, Json<Option<Me>>), ApiError> {
    let renewed = match &who {
        Some(who) => who.renew_session(&state, &jar).await?,
        None => None,
    };
    Ok((renewed, Json(who.map(|who| describe(&who.person)))))
}

/// Start a session as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = NameRequest, security((), ("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins"))), (status = 409, body = Problem)))]
pub(crate) async fn guest(
    State(state): State<SharedState>,
    Address(address): Address,
    who: Option<CurrentPerson>,
    Body(NameRequest { name }): Body<NameRequest>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let (name, keys) = new_name(&name)?;
    if who.is_some() {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            ProblemCode::AlreadySignedIn,
            "you have a name; change it instead",
        ));
    }
    state.limits.guest(address)?;
    state.store.check_name(&keys).await?;
    let id = PersonId(state.random_id());
    state.store.create_guest(&id, &name, state.now()).await?;
    let jar = begin_session(&state, &id).await?;
    Ok((jar, Json(Me { id, name, account: false })))
}

/// Change the name.
#[utoipa::path(post, path = "/api/name", tag = "people", request_body = NameRequest, security(("session" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub(crate) async fn rename(
    State(state): State<SharedState>,
    who: CurrentPerson,
    Body(NameRequest { name }): Body<NameRequest>,
) -> Answer<Me> {
    let (name, keys) = new_name(&name)?;
    state.limits.rename(&who.person.id.0)?;
    state.store.rename(&who.person.id, &name, keys).await?;
    let me = Me { name, ..describe(&who.person) };
    tell_tables(&state, &me, |status| status == store::Status::Open).await;
    Ok(Json(me))
}

/// Records a person's new name or account at their tables that are not over and have such a status: those that have started take no new
/// name. If a table can't record it, the person still has it.
async fn tell_tables(state: &SharedState, me: &Me, concerned: impl Fn(store::Status) -> bool) {
    let Me { id, name, account } = me;
    let tables = state.store.tables_of(id, MAX_TABLES).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "a new name was recorded at no table");
        Vec::new()
    });
    for table in tables.into_iter().filter(|table| concerned(table.head.status)) {
        let table = table.id;
        let input = Input::Rename { person: id.clone(), name: name.clone(), account: *account };
        if let Err(refusal) = apply_at_table(state, &table, input).await {
            tracing::warn!(%table, %refusal, "a new name was not recorded at a table");
        }
    }
}

/// Turn a guest into an account, which keeps the guest's tables and results.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials, security((), ("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins"))), (status = 409, body = Problem)))]
pub(crate) async fn register(
    State(state): State<SharedState>,
    Address(address): Address,
    who: Option<CurrentPerson>,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let (name, keys) = new_name(&name)?;
    check_new_password(&password, &name)?;
    state.limits.guest(address)?;
    if who.as_ref().is_some_and(CurrentPerson::has_account) {
        return Err(store::PersonError::AlreadyAccount.into());
    }
    // Checked before a new person is created; the store checks again.
    state.store.check_name(&keys).await?;
    let password_hash = state.passwords.hash(password).await?;
    let person = match &who {
        Some(who) => who.person.id.clone(),
        None => {
            let id = PersonId(state.random_id());
            state.store.create_guest(&id, &name, state.now()).await?;
            id
        }
    };
    let account = store::NewAccount {
        person: person.clone(),
        name: name.clone(),
        keys,
        password_hash,
        at: state.now(),
    };
    state.store.make_account(account).await?;
    // The guest's sessions and connections must not become the account's.
    end_everywhere(&state, &person).await?;
    let jar = begin_session(&state, &person).await?;
    let me = Me { id: person, name, account: true };
    tell_tables(&state, &me, |_| true).await;
    Ok((jar, Json(me)))
}

/// Log in. A guest's seats and games become the account's.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, security((), ("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins"))),
        (status = 401, body = Problem, description = "The name or the password is wrong.")))]
pub(crate) async fn login(
    State(state): State<SharedState>,
    Address(address): Address,
    who: Option<CurrentPerson>,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    // A text that can't be a name counts as one, for the rate limit.
    let key = clean_name(&name).map(|name| name_key(&name)).unwrap_or_default();
    state.limits.login(address, &key)?;
    let found = state.store.account_by_name(&key).await?;
    let hash = found.as_ref().map(|(_, hash)| hash.clone());
    let right = check_password(&password).is_ok() && state.passwords.matches(password, hash).await?;
    let Some((person, _)) = found.filter(|_| right) else {
        let reason = "the name or the password is wrong";
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, ProblemCode::WrongPassword, reason));
    };
    if let Some(who) = who {
        leave_session(&state, &who, &person).await?;
    }
    let jar = begin_session(&state, &person.id).await?;
    Ok((jar, Json(describe(&person))))
}

/// Ends the session that the login came from. If it was a guest's, the account takes the guest's place at every table.
async fn leave_session(
    state: &SharedState,
    who: &CurrentPerson,
    account: &store::Person,
) -> Result<(), ApiError> {
    let from = who.person.id.clone();
    if who.has_account() {
        state.store.end_session(who.session).await?;
        state.announce(Notice::EndSession { person: from, session: who.session });
        return Ok(());
    }
    let to = account.id.clone();
    // This also ends the guest's sessions, in the same transaction. Otherwise a failure after ending them would leave the
    // guest's seats out of reach.
    state.store.merge_guest(&who.person.id, &account.id, state.now()).await?;
    state.announce(Notice::ReplaceMuted { guest: from.clone(), account: to.clone() });
    state.announce(Notice::EndAll { person: from.clone() });
    // The guest's seats are the account's by now, so these are all the tables of both. A finished game that is not in memory
    // gets the account when it is loaded.
    let running = state.store.tables_of(&account.id, MAX_TABLES).await?;
    for table in running.into_iter().map(|table| table.id) {
        let input = Input::Become { from: from.clone(), to: to.clone(), name: account.name.clone() };
        // If the table can't record it now, it gets the account when it is next loaded.
        if let Err(refusal) = apply_at_table(state, &table, input).await {
            tracing::warn!(%table, %refusal, "a table has not recorded the login of a guest yet");
        }
    }
    let tables = state.store.finished_tables_of(&account.id, MAX_TABLES).await?;
    state.announce(Notice::LoggedIn { from, to, name: account.name.clone(), tables });
    Ok(())
}

async fn apply_at_table(state: &SharedState, table: &TableId, input: Input) -> Result<(), Refusal> {
    let (reply, answer) = tokio::sync::oneshot::channel();
    TableRegistry::send(&state.0, table, TableCommand::Apply { input, connection: None, reply }).await?;
    let answer = tokio::time::timeout(state.config.timeouts.table, answer).await;
    answer.map_err(|_| Refusal::Unavailable)?.map_err(|_| Refusal::Unavailable)?.map(|_| ())
}

/// How many running and how many finished tables of a person get a new name or account at once. Others get the account when they
/// are next loaded.
const MAX_TABLES: u32 = 200;

/// Ends all sessions and connections of a person.
async fn end_everywhere(state: &SharedState, person: &PersonId) -> Result<(), ApiError> {
    state.store.end_sessions_of(person).await?;
    state.announce(Notice::EndAll { person: person.clone() });
    Ok(())
}

/// Log out.
#[utoipa::path(post, path = "/api/logout", tag = "people", security((), ("session" = [])),
    responses((status = 200, headers(("set-cookie" = String, description = "takes the session away")))))]
pub(crate) async fn logout(
    State(state): State<SharedState>,
    who: Option<CurrentPerson>,
) -> Result<SignedCookieJar, ApiError> {
    if let Some(who) = who {
        state.store.end_session(who.session).await?;
        state.announce(Notice::EndSession { person: who.person.id, session: who.session });
    }
    Ok(removal_cookie(&state))
}

/// Change the password. Ends all other sessions.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = PasswordChange, security(("session" = [])),
    responses((status = 200, body = Me, headers(("set-cookie" = String, description = "the session that begins")))))]
pub(crate) async fn password(
    State(state): State<SharedState>,
    Address(address): Address,
    who: CurrentPerson,
    Body(PasswordChange { old, new }): Body<PasswordChange>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let key = name_key(&who.person.name);
    state.limits.login(address, &key)?;
    check_new_password(&new, &who.person.name)?;
    let found = state.store.account_by_name(&key).await?;
    let own = found.filter(|(person, _)| person.id == who.person.id).map(|(_, hash)| hash);
    if !state.passwords.matches(old, own).await? {
        return Err(ApiError::new(
            StatusCode::UNAUTHORIZED,
            ProblemCode::WrongPassword,
            "the old password is wrong",
        ));
    }
    let hash = state.passwords.hash(new).await?;
    state.store.set_password(&who.person.id, &hash).await?;
    end_everywhere(&state, &who.person.id).await?;
    let jar = begin_session(&state, &who.person.id).await?;
    Ok((jar, Json(describe(&who.person))))
}
