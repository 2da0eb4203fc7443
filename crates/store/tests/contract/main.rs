//! What a store promises, held to in SQLite and PostgreSQL alike.
//!
//! Each test is written once, for a [`Home`] in which it is alone, and run for both databases.

mod appending;
mod finishing;
mod home;
mod hostile;
mod leaderboards;
mod merging;
mod opening;
mod people;
mod postgres_only;
mod speaking;
mod sqlite_only;
mod tables;
mod tls;

use home::{Dialect, hold};

macro_rules! contract {
    ($($module:ident: $($test:ident)+;)+) => {
        mod sqlite {
            $(mod $module {
                $(#[test]
                fn $test() {
                    crate::hold(crate::Dialect::Sqlite, crate::$module::$test);
                })+
            })+
        }
        mod postgres {
            $(mod $module {
                $(#[test]
                fn $test() {
                    crate::hold(crate::Dialect::Postgres, crate::$module::$test);
                })+
            })+
        }
    };
}

contract! {
    opening:
        what_was_written_is_there_after_opening_again
        opening_again_changes_nothing
        two_may_open_at_once
        a_closed_store_says_so
        closing_finishes_what_was_begun
        a_newer_schema_is_left_alone
        settings_keep_their_first_value;
    people:
        a_guest_is_remembered
        a_guest_becomes_an_account_and_stays_who_they_are
        account_names_are_unique
        of_many_who_want_a_name_one_gets_it
        names_change
        passwords_and_preferences_change
        many_people_are_found_at_once
        sessions_begin_and_end;
    tables:
        a_table_is_loaded_as_it_was_made
        a_table_is_made_once
        tables_wake_when_they_are_due
        the_lobby_shows_public_tables_that_are_not_over
        people_find_their_tables
        a_table_has_one_successor;
    appending:
        an_append_moves_everything_on
        an_append_may_change_the_head_alone
        a_stale_append_changes_nothing
        an_append_to_no_table_is_refused
        of_those_who_append_at_once_one_wins_each_record
        thousands_of_appends_to_many_tables_all_arrive
        a_refused_append_does_not_harm_its_neighbours
        somebody_unknown_can_t_be_seated;
    finishing:
        results_and_ratings_are_written_with_the_last_record
        a_table_finishes_once
        finished_and_results_go_together
        a_failing_finish_leaves_no_record
        ratings_are_those_of_the_model
        tables_that_finish_at_once_lose_no_rating
        an_unrated_table_changes_no_rating
        who_plays_against_themselves_is_not_rated
        seats_without_people_are_not_rated;
    leaderboards:
        history_pages_have_no_gaps
        history_shows_a_table_once_for_who_sat_twice
        leaders_are_accounts_by_conservative_rating
        solo_leaders_are_accounts_by_their_best_score;
    merging:
        everything_a_guest_did_moves_to_the_account
        a_table_that_still_knows_the_guest_reaches_the_account
        ratings_of_the_account_stand
        only_guests_merge_and_only_into_accounts
        merging_while_playing_loses_nothing;
    speaking:
        lines_are_numbered_without_gaps
        the_latest_lines_come_oldest_first
        many_who_speak_at_once_are_all_heard
        people_are_muted_and_heard_again;
    hostile:
        any_text_comes_back_as_it_was
        nul_is_refused_everywhere;
}
