//! The laws that the fuzz targets hold the house to, one function a target.

#![forbid(unsafe_code)]

/// Reading arbitrary text as a position or a step never panics, and what is read writes back the same.
pub fn notation(data: &[u8]) {
    let _ = data;
}

/// Reading an arbitrary journal never panics, and a journal that is read replays or is refused.
pub fn journal(data: &[u8]) {
    let _ = data;
}

/// Arbitrary choices among arbitrary actions keep every invariant of a game, and a refusal changes nothing.
pub fn actions(data: &[u8]) {
    let _ = data;
}
