//! Names that are printed on cards.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// A name from a card set. It is cheap to clone, and can outlive the set.
#[derive(Clone)]
pub struct Name(Text);

#[derive(Clone)]
enum Text {
    /// Of a built-in set.
    Static(&'static str),
    Shared(Arc<str>),
}

impl Name {
    #[inline]
    pub(super) fn from_static(name: &'static str) -> Name {
        Name(Text::Static(name))
    }

    #[inline]
    pub(super) fn from_shared(name: &Arc<str>) -> Name {
        Name(Text::Shared(Arc::clone(name)))
    }
}

impl Deref for Name {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        match &self.0 {
            Text::Static(name) => name,
            Text::Shared(name) => name,
        }
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        **self == **other
    }
}

impl Eq for Name {}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        str::hash(self, state);
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}
