//! How promising a choice looks to a search, from what it is worth by rule of thumb.

use super::walk::{Options, Part};

/// How sharply a better choice is preferred.
const SHARPNESS: f32 = 2.5;

/// How much less than the best is looked at all the same, in points.
const LEAST: f32 = -1.6;

/// Appends the choices, the best with 1 and the others with less.
pub(super) fn extend(options: &Options, out: &mut Vec<(Part, f32)>) {
    let best = options.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    out.extend(options.iter().map(|(part, worth)| (*part, ((worth - best).max(LEAST) * SHARPNESS).exp())));
}
