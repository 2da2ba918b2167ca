//! Counts for operators, as Prometheus reads them. Nothing here is told by table, seat or person; and because even a
//! sum tells at a lone table when somebody has answered in secret, it is served at an address of its own.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The upper bounds of the latency histogram, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 4000];

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Answers that are durable, those of programs and standing orders included.
    pub(crate) answers: AtomicU64,
    /// Errors of the store.
    pub(crate) store_errors: AtomicU64,
    /// How long appends took.
    pub(crate) appends: Histogram,
    /// Errors that were answered, by code.
    pub(crate) refusals: Counts,
    /// Requests by route and class of status.
    pub(crate) requests: Counts,
    /// Webhooks by result.
    pub(crate) webhooks: Counts,
    streams: Arc<AtomicI64>,
}

/// Counts by labels.
#[derive(Default)]
pub(crate) struct Counts(Mutex<BTreeMap<String, u64>>);

impl Counts {
    /// Counts one more with these labels, of which there are few and none comes from outside.
    pub(crate) fn note(&self, labels: &[(&str, &str)]) {
        let labels: Vec<String> = labels.iter().map(|(name, value)| format!("{name}=\"{value}\"")).collect();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(labels.join(",")).or_default() += 1;
    }
}

/// How often something took how long.
#[derive(Default)]
pub(crate) struct Histogram {
    within: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// Something took so long.
    pub(crate) fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            within.fetch_add(u64::from(micros <= bound * 1000), Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Counts a stream as open until it is dropped.
pub(crate) struct OpenStream(Arc<AtomicI64>);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// A stream begins.
    pub(crate) fn stream(&self) -> OpenStream {
        self.streams.fetch_add(1, Ordering::Relaxed);
        OpenStream(Arc::clone(&self.streams))
    }

    /// All of it in words, with how many tables are in memory.
    pub(crate) fn text(&self, tables: usize) -> String {
        let mut page = Page::default();
        page.one("ragtag_tables_loaded", "gauge", "Tables in memory", tables);
        page.one("ragtag_streams_open", "gauge", "Open event streams", self.streams.load(Ordering::Relaxed));
        page.one("ragtag_answers_total", "counter", "Answers taken", self.answers.load(Ordering::Relaxed));
        let errors = self.store_errors.load(Ordering::Relaxed);
        page.one("ragtag_store_errors_total", "counter", "Errors of the store", errors);
        page.counts("ragtag_refusals_total", "Requests that were refused, by code", &self.refusals);
        page.counts("ragtag_requests_total", "Requests by route and status", &self.requests);
        page.counts("ragtag_webhooks_total", "Webhooks by result", &self.webhooks);
        page.histogram("ragtag_append_seconds", "How long it took to make a change durable", &self.appends);
        if let Some(bytes) = resident_memory() {
            page.one("process_resident_memory_bytes", "gauge", "Memory in use", bytes);
        }
        page.0
    }
}

#[derive(Default)]
struct Page(String);

impl Page {
    /// Writing to a string can't fail.
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.0, "{line}");
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.head(name, kind, help);
        self.line(format_args!("{name} {value}"));
    }

    fn counts(&mut self, name: &str, help: &str, counts: &Counts) {
        self.head(name, "counter", help);
        for (labels, count) in counts.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            self.line(format_args!("{name}{{{labels}}} {count}"));
        }
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        for (bound, within) in BOUNDS.iter().zip(&histogram.within) {
            let (seconds, within) = (*bound as f64 / 1000.0, within.load(Ordering::Relaxed));
            self.line(format_args!("{name}_bucket{{le=\"{seconds}\"}} {within}"));
        }
        let count = histogram.count.load(Ordering::Relaxed);
        self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        let seconds = histogram.micros.load(Ordering::Relaxed) as f64 / 1_000_000.0;
        self.line(format_args!("{name}_sum {seconds}\n{name}_count {count}"));
    }
}

/// The memory that this process has, where the system tells it in a file.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}
