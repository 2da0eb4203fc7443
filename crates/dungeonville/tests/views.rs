//! Views that a viewer can't have are refused.

use dungeonville::{Setup, State};
use game_laws::suites::refuse_foreign_views;

#[test]
fn a_view_that_the_viewer_can_t_have_is_refused() {
    refuse_foreign_views::<State>(&Setup::new(2), "this part is not known here");
}
