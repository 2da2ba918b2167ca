//! `ragtag` alone serves; what the server does is tested with the server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::common::ragtag;

/// A program that ends with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn alone_it_serves_at_the_printed_address_until_it_is_stopped() {
    let folder = std::env::temp_dir().join(format!("ragtag-serve-{}", std::process::id()));
    let child = Command::new(env!("CARGO_BIN_EXE_ragtag"))
        .env("RAGTAG_LISTEN", "127.0.0.1:0")
        .env("RAGTAG_DATA_DIR", &folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut serving = Serving(child);
    let mut said = BufReader::new(serving.0.stdout.take().expect("a pipe"));
    let mut line = String::new();
    said.read_line(&mut line).expect("it says where it is");
    let address = line.trim().rsplit_once("http://").expect("an address").1;
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!("GET /api/health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it hears");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(folder.join("ragtag.sqlite").is_file());
    let pid = serving.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
    assert_eq!(serving.0.wait().expect("it ends").code(), Some(0));
    std::fs::remove_dir_all(folder).expect("the folder was made");
}

#[test]
fn what_keeps_it_from_starting_is_said() {
    let bad = ragtag(&["serve", "--listen", "nowhere"]).fails_with(2);
    assert!(bad.contains("--listen") && bad.contains("nowhere"), "{bad}");
    let bad = ragtag(&["serve", "--listen", "192.0.2.1:80", "--data-dir", "/dev/null/x"]).fails_with(1);
    assert!(bad.contains("/dev/null/x"), "{bad}");
    let folder = std::env::temp_dir().join(format!("ragtag-start-{}", std::process::id()));
    let folder = folder.to_str().expect("a plain name");
    let bad = ragtag(&["serve", "--listen", "192.0.2.1:80", "--data-dir", folder]).fails_with(1);
    assert!(bad.contains("can't listen at 192.0.2.1:80"), "{bad}");
    let bad = ragtag(&["serve", "--webhook-ca", "/dev/null", "--data-dir", folder]).fails_with(1);
    assert!(bad.contains("can't read certificates from /dev/null"), "{bad}");
    std::fs::remove_dir_all(folder).expect("the folder was made");
}

#[test]
fn limits_are_said_with_what_is_usual() {
    let help = ragtag(&["serve", "--help"]).ok();
    for option in
        ["--max-tables <NUMBER>", "--max-thinking <SECONDS>", "--keep-talk <DAYS>", "--proxy <ADDRESS>"]
    {
        assert!(help.contains(option), "{option}: {help}");
    }
    assert!(help.contains("[default: 600]"), "{help}");
    let bad = ragtag(&["serve", "--max-tables", "many"]).fails_with(2);
    assert!(bad.contains("--max-tables") && bad.contains("many"), "{bad}");
}
