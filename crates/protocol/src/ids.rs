//! The ids of people and tables, and other facts about them that several crates share.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A time, in milliseconds since 1970.
pub type Millis = i64;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub struct $name(pub String);

        impl $name {
            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> $name {
                $name(text.to_owned())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// The id of a table, as it is in the table's link. It is random, so that it can't be guessed.
    TableId
}

id! {
    /// The id of a person. It is random, and it is not a secret: it gives no access.
    PersonId
}

/// Whether a person has an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PersonKind {
    /// Known only by a session.
    Guest,
    /// Has a unique name and a password.
    Account,
}

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Visibility {
    /// Everyone: it is in the lobby.
    Public,
    /// People who have the link.
    Link,
}
