//! Weights of choices for a search, from their estimated values.

use super::path::{Options, Part};

/// How strongly a better choice is preferred.
const SHARPNESS: f32 = 2.5;

/// The largest difference to the best choice that counts, in points, so that every choice keeps some weight.
const LEAST: f32 = -1.6;

/// Appends the choices with their weights: 1 for the best, less for the others.
pub(super) fn extend(options: &Options, out: &mut Vec<(Part, f32)>) {
    let best = options.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    out.extend(options.iter().map(|(part, worth)| (*part, ((worth - best).max(LEAST) * SHARPNESS).exp())));
}
