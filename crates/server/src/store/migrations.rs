//! The tables of the store, as they came to be. A step that has landed never changes: databases remember its
//! checksum.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps in order, by the numbers of their files. Listed here and not found by `sqlx::migrate!`, for which both
/// database drivers would be compiled a second time.
const STEPS: [(i64, &str, &str); 6] = [
    (1, "begin", include_str!("../../migrations/0001_begin.sql")),
    (2, "belongings", include_str!("../../migrations/0002_belongings.sql")),
    (3, "pulse", include_str!("../../migrations/0003_pulse.sql")),
    (4, "hardening", include_str!("../../migrations/0004_hardening.sql")),
    (6, "people", include_str!("../../migrations/0006_people.sql")),
    (7, "moved", include_str!("../../migrations/0007_moved.sql")),
];

/// Brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.into_iter().map(step).collect())
}
