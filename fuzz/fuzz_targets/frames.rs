#![no_main]
//! Feeds arbitrary bytes to the law `gravegoods_fuzz::frames`.

libfuzzer_sys::fuzz_target!(|data: &[u8]| gravegoods_fuzz::frames(data));
