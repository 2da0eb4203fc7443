//! Contract tests of the store, for SQLite and PostgreSQL.
//!
//! Each test is written once, gets a [`Fixture`] with its own database, and runs for both databases.

mod appending;
mod assets;
mod chat;
mod finishing;
mod fixture;
mod hostile;
mod leaderboards;
mod merging;
mod nodes;
mod opening;
mod people;
mod postgres_only;
mod sqlite_only;
mod tables;
mod tls;

use fixture::{Dialect, run};

macro_rules! contract {
    ($($module:ident: $($test:ident)+;)+) => {
        mod sqlite {
            $(mod $module {
                $(#[test]
                fn $test() {
                    crate::run(crate::Dialect::Sqlite, crate::$module::$test);
                })+
            })+
        }
        mod postgres {
            $(mod $module {
                $(#[test]
                fn $test() {
                    crate::run(crate::Dialect::Postgres, crate::$module::$test);
                })+
            })+
        }
    };
}

contract! {
    opening:
        written_data_is_there_after_reopening
        reopening_changes_nothing
        two_stores_can_open_at_the_same_time
        operations_on_a_closed_store_fail_with_closed
        closing_finishes_pending_operations
        a_newer_schema_is_refused_and_unchanged
        ratings_and_solo_scores_before_variants_are_of_the_base_game
        settings_keep_their_first_value;
    people:
        a_guest_is_stored
        a_guest_becomes_an_account_with_the_same_id
        account_names_are_unique
        nobody_gets_a_name_that_looks_like_an_accounts
        of_accounts_that_look_alike_the_oldest_has_the_look
        of_many_concurrent_claims_of_a_name_one_succeeds
        people_can_be_renamed
        passwords_and_preferences_can_be_changed
        many_people_are_found_in_one_call
        sessions_begin_and_end;
    tables:
        a_table_is_loaded_as_it_was_created
        a_table_can_be_created_only_once
        due_tables_are_found_in_order
        the_lobby_lists_public_open_and_running_tables
        the_lobby_has_pages_and_is_fair
        the_tables_and_seats_of_a_person_are_counted
        tables_that_are_opened_at_once_are_counted
        people_find_their_tables
        a_table_has_one_successor;
    appending:
        an_append_updates_records_head_and_seats
        an_append_may_change_only_the_head
        a_stale_append_changes_nothing
        an_append_to_an_unknown_table_is_refused
        of_concurrent_appends_one_succeeds_for_each_record
        thousands_of_appends_to_many_tables_are_all_stored
        a_refused_append_does_not_affect_others
        an_unknown_person_can_t_be_seated;
    finishing:
        results_and_ratings_are_written_with_the_last_record
        a_table_finishes_only_once
        a_finished_head_needs_results_and_results_need_a_finished_head
        a_failed_finish_writes_nothing
        ratings_follow_the_model
        concurrent_finishes_lose_no_rating_change
        an_unrated_table_changes_no_rating
        a_game_against_oneself_is_not_rated
        seats_without_a_person_are_not_rated
        teams_are_rated_as_teams_in_a_pool_of_their_variant;
    leaderboards:
        history_pages_have_no_gaps
        history_lists_a_table_once_for_a_person_with_two_seats
        leaders_are_accounts_ordered_by_conservative_rating
        solo_leaders_are_accounts_ordered_by_best_score
        allies_without_opponents_have_a_board_of_their_own;
    merging:
        everything_a_guest_did_moves_to_the_account
        writes_with_the_guest_s_id_reach_the_account
        ratings_of_the_account_take_precedence
        only_guests_can_be_merged_and_only_into_accounts
        merging_during_play_loses_nothing;
    chat:
        lines_are_numbered_without_gaps
        the_latest_lines_are_listed_oldest_first
        concurrent_lines_are_all_stored
        a_team_s_lines_are_apart_from_all_others
        people_can_be_muted_and_unmuted;
    assets:
        files_are_kept_as_long_as_a_server_has_them;
    nodes:
        an_append_and_a_line_name_the_epoch;
    hostile:
        any_text_reads_back_unchanged
        nul_is_refused_everywhere;
}
