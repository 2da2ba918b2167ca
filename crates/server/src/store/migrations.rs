//! The tables of the store, as they came to be. A step that has landed never changes: databases remember its
//! checksum.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

/// The steps in order, by the numbers of their files. Listed here and not found by `sqlx::migrate!`, for which both
/// database drivers would be compiled a second time.
const STEPS: [(i64, &str, &str); 6] = [
    (1, "begin", include_str!("../../migrations/0001_begin.sql")),
    (2, "belongings", include_str!("../../migrations/0002_belongings.sql")),
    (3, "pulse", include_str!("../../migrations/0003_pulse.sql")),
    (4, "hardening", include_str!("../../migrations/0004_hardening.sql")),
    (5, "people", include_str!("../../migrations/0005_people.sql")),
    (6, "moved", include_str!("../../migrations/0006_moved.sql")),
];

/// The table in which a database remembers the steps.
pub(super) const REMEMBERED: &str = "_sqlx_migrations";

/// How many steps this program knows.
pub(super) fn known() -> i64 {
    STEPS.len() as i64
}

/// How many steps a database has made; 0 if it is new.
pub(super) async fn applied(pool: &AnyPool) -> Result<i64, sqlx::Error> {
    if !names_of_tables(pool).await?.iter().any(|name| name == REMEMBERED) {
        return Ok(0);
    }
    sqlx::query_scalar("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations").fetch_one(pool).await
}

/// The database's tables, by name.
pub(super) async fn names_of_tables(pool: &AnyPool) -> Result<Vec<String>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let list = if connection.backend_name() == "PostgreSQL" {
        "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1"
    } else {
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY 1"
    };
    sqlx::query_scalar(list).fetch_all(&mut *connection).await
}

/// Brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.into_iter().map(step).collect())
}
