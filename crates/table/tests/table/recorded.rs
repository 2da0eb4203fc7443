//! Exports of released versions are verified by this version.

use game_laws::fixtures;

#[test]
fn recorded_exports_verify() {
    for export in fixtures("exports") {
        let verified = table::verify(&export.text);
        assert!(verified.is_ok(), "{}: {verified:?}", export.path.display());
    }
}

#[test]
fn a_changed_export_is_noticed() {
    for export in fixtures("exports") {
        let lines: Vec<&str> = export.text.lines().collect();
        // The header with the commitment, a step in the middle, and the ending.
        for changed in [0, lines.len() / 2, lines.len() - 1] {
            let mut bytes = export.text.clone().into_bytes();
            let start: usize = lines[..changed].iter().map(|line| line.len() + 1).sum();
            let digit = (start..).find(|at| bytes[*at].is_ascii_digit()).expect("every line has a digit");
            bytes[digit] = if bytes[digit] == b'1' { b'2' } else { b'1' };
            let text = String::from_utf8(bytes).expect("the text is still UTF-8");
            assert!(table::verify(&text).is_err(), "{}, line {}", export.path.display(), changed + 1);
        }
    }
}
