//! Copies, and the doctor, beside a server that runs.

use crate::common::{folder, ragtag, word};
use crate::serve::{Serving, request};

#[test]
fn a_backup_is_made_beside_a_server_and_restored_elsewhere() {
    let folder = folder("keeping");
    let (from, to, file) = (folder.join("from"), folder.join("to"), folder.join("copy"));
    let (from, to, file) = (word(&from), word(&to), word(&file));
    let (_serving, address) = Serving::start(from.as_ref(), &[]);
    let entered = request(&address, "POST /api/session", "{\"name\":\"Ann\"}");
    assert!(entered.starts_with("HTTP/1.1 200"), "{entered}");
    let said = ragtag(&["backup", file, "--data-dir", from]).ok();
    assert!(said.contains(" 2 rows of"), "a guest and a session: {said}");
    let said = ragtag(&["restore", file, "--data-dir", to]).ok();
    assert!(said.contains(" 2 rows of"), "{said}");
    let again = ragtag(&["restore", file, "--data-dir", to]).fails_with(1);
    assert!(again.contains("is not empty"), "{again}");
    let used = ragtag(&["restore", file, "--data-dir", from]).fails_with(1);
    assert!(used.contains("another server"), "{used}");
    for place in [from, to] {
        assert_eq!(
            ragtag(&["doctor", "--data-dir", place]).ok(),
            "0 tables: 0 waiting, 0 running, 0 over, 0 wrong\n"
        );
    }
    let nowhere = ragtag(&["doctor", "--data-dir", "/nowhere/at/all"]).fails_with(1);
    assert!(nowhere.contains("there is no database"), "{nowhere}");
}
