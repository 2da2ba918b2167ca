//! `ragtag` alone serves; what the server does is tested with the server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::common::{folder, ragtag, word};

/// A program that ends with the test.
pub(crate) struct Serving(Child);

impl Serving {
    /// Serves in this folder, and says where.
    pub(crate) fn start(folder: &Path, arguments: &[&str]) -> (Serving, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ragtag"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data-dir", word(folder)]).args(arguments);
        Serving::of(&mut command)
    }

    /// Serves by this command, and says where.
    fn of(command: &mut Command) -> (Serving, String) {
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut serving = Serving(child.expect("the program starts"));
        let mut said = BufReader::new(serving.0.stdout.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit_once("http://").expect("an address").1.to_owned();
        // It would stop if nobody could read what else it says.
        serving.0.stdout = Some(said.into_inner());
        (serving, address)
    }

    /// Tells it to end; it does so in order. What it logged.
    fn end(mut self) -> String {
        let mut logged = self.0.stderr.take().expect("a pipe");
        let pid = self.0.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
        let mut log = String::new();
        logged.read_to_string(&mut log).expect("UTF-8");
        assert_eq!(self.0.wait().expect("it ends").code(), Some(0), "{log}");
        log
    }
}

/// A request over a connection of its own, and the whole answer.
pub(crate) fn request(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let length = body.len();
    let request = format!(
        "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nCookie: ragtag=very-secret-cookie\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).expect("it hears");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn alone_it_serves_at_the_printed_address_until_it_is_stopped() {
    let folder = std::env::temp_dir().join(format!("ragtag-serve-{}", std::process::id()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_ragtag"));
    command.env("RAGTAG_LISTEN", "127.0.0.1:0").env("RAGTAG_DATA_DIR", &folder);
    let (serving, address) = Serving::of(&mut command);
    let answer = request(&address, "GET /api/health", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(folder.join("ragtag.sqlite").is_file());
    serving.end();
    std::fs::remove_dir_all(folder).expect("the folder was made");
}

#[test]
fn what_keeps_it_from_starting_is_said() {
    let bad = ragtag(&["serve", "--listen", "nowhere"]).fails_with(2);
    assert!(bad.contains("--listen") && bad.contains("nowhere"), "{bad}");
    let bad = ragtag(&["serve", "--trusted-proxy", "10.0.0.0/8,nowhere"]).fails_with(2);
    assert!(bad.contains("--trusted-proxy") && bad.contains("nowhere"), "{bad}");
    let proxies = "10.0.0.0/8,192.0.2.7,2001:db8::/32";
    let trusting =
        ["serve", "--trusted-proxy", proxies, "--listen", "192.0.2.1:80", "--data-dir", "/dev/null/x"];
    assert!(ragtag(&trusting).fails_with(1).contains("/dev/null/x"));
    let bad = ragtag(&["serve", "--listen", "192.0.2.1:80", "--data-dir", "/dev/null/x"]).fails_with(1);
    assert!(bad.contains("/dev/null/x"), "{bad}");
    let bad = ragtag(&["serve", "--log", "loud"]).fails_with(2);
    assert!(bad.contains("--log") && bad.contains("expected `error`, `warn`, `info`"), "{bad}");
    let address = "postgres://ragtag:hushhush@127.0.0.1:1/ragtag?password=hushhush";
    let bad = ragtag(&["serve", "--database", address]).fails_with(1);
    assert!(bad.contains("127.0.0.1:1/ragtag") && !bad.contains("hushhush"), "{bad}");
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
    for option in ["--max-tables <NUMBER>", "--max-thinking <SECONDS>", "--keep-talk <DAYS>"] {
        assert!(help.contains(option), "{option}: {help}");
    }
    assert!(help.contains("[default: 600]"), "{help}");
    let bad = ragtag(&["serve", "--max-tables", "many"]).fails_with(2);
    assert!(bad.contains("--max-tables") && bad.contains("many"), "{bad}");
}

/// What no log may have of the requests below.
const SECRETS: [&str; 4] = ["very-secret-cookie", "aaaaaaaaaaaa", "invite-code", "Hortensia"];

#[test]
fn a_request_is_one_line_in_the_log_without_secrets_and_can_be_quoted() {
    let folder = folder("log");
    for format in ["text", "json"] {
        let (serving, address) = Serving::start(&folder, &["--log", "info", "--log-format", format]);
        let answer = request(&address, "GET /api/tables/aaaaaaaaaaaa?invite=invite-code", "");
        assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
        let id =
            answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).expect("an id").to_owned();
        let entered = request(&address, "POST /api/session", "{\"name\":\"Hortensia\"}");
        let cookie =
            entered.lines().find_map(|line| line.strip_prefix("set-cookie: ragtag=")).expect("a cookie");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let log = serving.end();
        let line = log.lines().find(|line| line.contains(&id)).expect("a line with the id");
        for part in ["GET", "/api/tables/{id}", "404", "answered"] {
            assert!(line.contains(part), "{part}: {line}");
        }
        assert!(!log.contains('\u{1b}'), "no colours in a pipe: {log}");
        assert!(!log.contains(&cookie) && SECRETS.iter().all(|secret| !log.contains(secret)), "{log}");
        if format == "json" {
            for line in log.lines() {
                serde_json::from_str::<serde_json::Value>(line).expect("JSON");
            }
        }
    }
}
