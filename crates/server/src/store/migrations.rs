//! The tables of the store, as they came to be. A step that has landed never changes: databases remember its
//! checksum.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps in order. Listed here and not found by `sqlx::migrate!`, for which both database drivers would be
/// compiled a second time.
const STEPS: [(&str, &str); 4] = [
    ("begin", include_str!("../../migrations/0001_begin.sql")),
    ("belongings", include_str!("../../migrations/0002_belongings.sql")),
    ("pulse", include_str!("../../migrations/0003_pulse.sql")),
    ("hardening", include_str!("../../migrations/0004_hardening.sql")),
];

/// Brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let step = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(STEPS).map(step).collect())
}
