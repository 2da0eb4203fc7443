//! Views that a viewer can't have are refused.

use dungeonville::{Setup, State};
use game_core::{Game, Seat, ViewNotation, Viewer};

#[test]
fn a_view_that_the_viewer_can_t_have_is_refused() {
    let (_, states) = game_laws::suites::random_game::<State>(&Setup::new(2), 1);
    let of = |seat| move |state: &State| state.view(Viewer::Seat(seat)).to_string();
    let [a, b] = [Seat::A, Seat::B];
    let state = states
        .iter()
        .find(|state| of(a)(state) != of(b)(state))
        .expect("the two seats know different things");
    let bad = State::view_from_text(Viewer::Seat(b), &of(a)(state)).unwrap_err();
    assert!(bad.what.starts_with("this viewer would see "), "{bad}");
    let nobody = State::view_from_text(Viewer::Seat(Seat::C), &of(a)(state)).unwrap_err();
    assert_eq!(nobody.what, "the table has no seat c");
    let more = State::view_from_text(Viewer::Seat(a), &format!("{} | more", of(a)(state))).unwrap_err();
    assert!(more.what.starts_with("this part is not known here"), "{more}");
}
