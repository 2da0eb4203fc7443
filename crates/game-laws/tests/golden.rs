//! Sealed Bids as every seat sees it.

use std::path::Path;

use game_laws::toy::sealed_bids::{SealedBids, Setup};
use game_laws::{check_golden, playthrough};

#[test]
fn golden_sealed_bids_for_three() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/sealed-bids-3.txt");
    check_golden(&path, &playthrough::<SealedBids>(&Setup { seats: 3, rounds: 2 }, 1));
}
