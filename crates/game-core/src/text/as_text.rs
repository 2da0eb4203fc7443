//! Values that are one text in JSON, the same as everywhere else.

/// Serializes a type as its text, by `Display`, and deserializes it by `FromStr`.
///
/// With `only_written` it is only serialized.
///
/// ```
/// use std::fmt;
/// use std::str::FromStr;
///
/// #[derive(PartialEq, Eq, Debug)]
/// struct Effort(u8);
///
/// impl fmt::Display for Effort {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "={}", self.0)
///     }
/// }
///
/// impl FromStr for Effort {
///     type Err = &'static str;
///
///     fn from_str(text: &str) -> Result<Effort, Self::Err> {
///         let digits = text.strip_prefix('=').and_then(|digits| digits.parse().ok());
///         digits.map(Effort).ok_or("an effort is = and a number")
///     }
/// }
///
/// game_core::serde_as_text!(Effort);
///
/// assert_eq!(serde_json::to_string(&Effort(5))?, r#""=5""#);
/// assert_eq!(serde_json::from_str::<Effort>(r#""=5""#)?, Effort(5));
/// assert!(serde_json::from_str::<Effort>(r#""5""#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty, only_written) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
    ($type:ty) => {
        $crate::serde_as_text!($type, only_written);

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                <String as ::serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err(::serde::de::Error::custom)
            }
        }
    };
}
