//! Running rules so that a bug in them is reported with what led to it, and the rest goes on.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs `work`. If it panics, the message and its place come back as the error, and nothing is printed.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    install_hook();
    GUARDED.set(true);
    // What `work` was changing is thrown away with it.
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(false);
    result.map_err(|_| {
        let message = MESSAGE.take().unwrap_or_else(|| "no message".to_owned());
        format!("a bug in the rules: {message}")
    })
}

fn install_hook() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !GUARDED.get() {
                return usual(info);
            }
            let message = info.payload_as_str().unwrap_or("no message");
            let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line()));
            MESSAGE.set(Some(message.to_owned() + &place.unwrap_or_default()));
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_comes_back() {
        assert_eq!(guarded(|| 7), Ok(7));
    }

    #[test]
    fn a_panic_comes_back_as_its_message_and_place() {
        let error = guarded(|| -> u8 { panic!("no {} left", "vipers") }).unwrap_err();
        assert!(error.contains("no vipers left (") && error.contains("guard.rs"), "{error}");
        assert_eq!(guarded(|| 7), Ok(7));
    }
}
