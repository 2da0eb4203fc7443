//! Views that a viewer can't have are refused.

use crypt::{Setup, State};
use game_laws::suites::refuse_foreign_views;

#[test]
fn a_text_that_a_viewer_can_not_see_is_refused() {
    refuse_foreign_views::<State>(&Setup::new(2), "unknown part");
}
