//! People: sessions, accounts, histories.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Millis, PersonId, TableId};

/// The person of the session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// Their id.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have an account; guests don't.
    pub account: bool,
}

/// A name to go by.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// 1 to 24 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub name: String,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// Its password: 8 to 200 characters.
    pub password: String,
}

/// Without the password.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A change of a password.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The current password.
    pub old: String,
    /// The new password: 8 to 200 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 200))]
    pub new: String,
}

/// Without the passwords.
impl fmt::Debug for PasswordChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PasswordChange").finish_non_exhaustive()
    }
}

/// A page of a history.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct History {
    /// The games, newest first.
    pub games: Vec<PastGame>,
    /// The cursor of the next page; none on the last one.
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PastGame {
    /// Its table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Which variant of it.
    pub variant: String,
    /// How many played.
    pub players: u8,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
    /// The person's place, counted from 1.
    pub place: u8,
    /// The person's score.
    pub score: i32,
    /// Whether the person resigned.
    pub resigned: bool,
    /// The rank of a solo game, counted from 0 for the lowest.
    pub rank: Option<u8>,
    /// The change of the rating.
    pub change: Option<f64>,
}
