//! Records: written, read, damaged, replayed and verified.

use std::fmt::Write;

use tabletop::{By, Game, Match, RandomPolicy, Record, RecordError, Seed, StandingOrders, digest};

use crate::bluff::*;

fn finished(seed: u64) -> Match<Bluff> {
    let mut running = begun(seed);
    running.set_orders(CAT, StandingOrders::PassUntilMyTurn).unwrap();
    running.expire(ANN, &mut RandomPolicy::new(Seed::from_number(seed))).unwrap();
    play_to_the_end(&mut running, seed);
    running
}

fn written(played: &Match<Bluff>) -> String {
    let mut record = Record::of(played).unwrap();
    record.stamp(0, "2024-05-01T12:00:00Z");
    let mut bytes = Vec::new();
    record.write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn read(text: &str) -> Result<Record<Bluff>, RecordError> {
    Record::read(text.as_bytes())
}

/// The lines without their checksums, each changed by `change`, with checksums that fit again.
fn forged(text: &str, change: impl Fn(usize, String) -> String) -> String {
    let mut sum = String::new();
    let mut forged = String::new();
    for (at, line) in text.lines().enumerate() {
        let body = format!("{}}}", line.rsplit_once(",\"sum\"").unwrap().0);
        let body = change(at + 1, body);
        let hash = blake3::hash(format!("{sum}{body}").as_bytes()).to_hex();
        hash[..16].clone_into(&mut sum);
        writeln!(forged, "{},\"sum\":\"{sum}\"}}", body.strip_suffix('}').unwrap()).unwrap();
    }
    forged
}

fn error_of(result: Result<Record<Bluff>, RecordError>) -> RecordError {
    result.and_then(|record| record.verify()).map(|_| ()).unwrap_err()
}

#[test]
fn a_record_comes_back_as_it_was_and_is_true() {
    for seed in 0..20 {
        let played = finished(seed);
        let text = written(&played);
        let record = read(&text).unwrap();
        assert!(record.answers().iter().any(|dated| dated.entry.by == By::Clock));
        assert_eq!(record.answers()[0].at.as_deref(), Some("2024-05-01T12:00:00Z"));
        let replayed = record.verify().unwrap();
        assert_eq!(replayed.state(), played.state());
        assert_eq!(replayed.entries(), played.entries());
        let mut again = Vec::new();
        record.write(&mut again).unwrap();
        assert_eq!(String::from_utf8(again).unwrap(), text);
    }
}

#[test]
fn any_moment_can_be_replayed() {
    let played = finished(3);
    let record = read(&written(&played)).unwrap();
    for count in 0..=played.entries().len() {
        let then = record.replay_to(count).unwrap();
        assert_eq!(then.entries(), &played.entries()[..count]);
        assert_eq!(then.outcome().is_some(), count == played.entries().len());
    }
    assert_eq!(digest::<Bluff>(record.replay().unwrap().state()).unwrap().len(), 64);
}

#[test]
fn a_running_match_keeps_its_seed_to_itself() {
    let mut running = begun(3);
    running.answer(ANN, &[] as &[&str]).unwrap();
    let text = written(&running);
    assert!(!text.contains(&hex::encode(running.seed().0)));
    assert!(matches!(read(&text), Err(RecordError::Cut { answers: 1 })));
    let record = Record::<Bluff>::read_unfinished(text.as_bytes()).unwrap();
    assert!(matches!(record.replay(), Err(RecordError::NoSeed)));
    let replayed = record.replay_with(running.seed(), 1).unwrap();
    assert_eq!(replayed.state(), running.state());
    assert!(matches!(record.replay_with(Seed::from_number(4), 1), Err(RecordError::SeedDiffers { .. })));
}

#[test]
fn a_record_cut_anywhere_says_so() {
    let text = written(&finished(5));
    let whole = text.trim_end().len();
    for cut in 0..whole {
        let error = read(&text[..cut]).map(|_| ()).unwrap_err();
        let lines = text[..cut].lines().count();
        let after_a_line = text.as_bytes()[cut] == b'\n' || text[..cut].ends_with('\n');
        match error {
            RecordError::Empty => assert_eq!(cut, 0),
            RecordError::Cut { answers } => assert!(after_a_line && answers == lines - 1, "{cut}"),
            RecordError::NotJson { line, .. } => assert!(!after_a_line && line == lines, "{cut}"),
            other => panic!("{cut}: {other}"),
        }
    }
    assert!(read(&text[..whole]).is_ok(), "a last newline may be missing");
}

#[test]
fn every_changed_byte_is_found_in_its_line() {
    let text = written(&finished(6));
    let mut bytes = text.clone().into_bytes();
    for at in 0..bytes.len() {
        for flip in [1, 0x20, 0x80] {
            bytes[at] ^= flip;
            let error = Record::<Bluff>::read(bytes.as_slice()).map(|_| ()).unwrap_err();
            let line = text[..at].matches('\n').count() + 1;
            match error {
                RecordError::NotJson { line: found, .. }
                | RecordError::NoSum { line: found }
                | RecordError::SumDiffers { line: found, .. } => assert_eq!(found, line, "byte {at}"),
                other => panic!("byte {at}: {other}"),
            }
            bytes[at] ^= flip;
        }
    }
}

#[test]
fn forged_headers_are_refused() {
    let text = written(&finished(7));
    let header = |from: &str, to: &str| {
        assert!(text.lines().next().unwrap().contains(from));
        error_of(read(&forged(&text, |line, body| if line == 1 { body.replace(from, to) } else { body })))
    };
    assert!(matches!(header("\"record\":1", "\"record\":9"), RecordError::OtherFormat { found: 9 }));
    assert!(matches!(header("bluff", "chess"), RecordError::OtherGame { expected: "bluff", .. }));
    let rules = header("\"rules\":1", "\"rules\":8");
    assert_eq!(rules.to_string(), "line 1: it was played under rules version 8; these are version 1");
    assert!(matches!(header("\"turns\":3", "\"turns\":99"), RecordError::Setup(_)));
    let unknown = header("\"turns\":3", "\"turns\":3,\"house\":1");
    assert!(unknown.to_string().contains("line 1: unknown field `house`"), "{unknown}");
    assert!(matches!(header("\"rules\"", "\"luck\":1,\"rules\""), RecordError::Malformed { line: 1, .. }));
    let commitment = Seed::from_number(1).commitment();
    assert!(matches!(
        header(&Seed::from_number(7).commitment(), &commitment),
        RecordError::SeedDiffers { .. }
    ));
    assert!(matches!(header("\"turns\":3", "\"turns\":2"), RecordError::AfterTheEnd { .. }));
}

#[test]
fn forged_answers_are_refused() {
    let played = finished(7);
    let text = written(&played);
    let last = text.lines().count();
    let answer = |line: usize, to: &str| {
        error_of(read(&forged(&text, |at, body| if at == line { to.to_owned() } else { body })))
    };
    let odd = answer(3, r#"{"seat":0,"answer":["moon"],"by":"player"}"#);
    assert!(matches!(odd, RecordError::Refused { line: 3, .. }), "{odd}");
    let nobody = answer(3, r#"{"seat":200,"answer":[],"by":"player"}"#);
    assert!(matches!(nobody, RecordError::Refused { line: 3, .. }), "{nobody}");
    assert!(matches!(answer(3, r#"{"seat":0,"by":"player"}"#), RecordError::Malformed { line: 3, .. }));
    assert!(matches!(answer(3, r#"{"seat":0,"answer":[],"by":"ghost"}"#), RecordError::Malformed { .. }));
    let late = text.lines().nth(last - 1).unwrap().rsplit_once(",\"sum\"").unwrap().0.to_owned() + "}";
    let end = |from: &str, to: &str| answer(last, &late.replace(from, to));
    let seed = hex::encode(Seed::from_number(7).0);
    assert!(matches!(end(&seed, &hex::encode(Seed::from_number(8).0)), RecordError::SeedDiffers { .. }));
    assert!(matches!(end(&seed, "00"), RecordError::Malformed { .. }));
    let digest = digest::<Bluff>(played.state()).unwrap();
    assert!(matches!(end(&digest, "0123"), RecordError::DigestDiffers { .. }));
    let winner = played.outcome().unwrap().winner.0;
    let other = format!("\"winner\":{}", (winner + 1) % 3);
    assert!(matches!(end(&format!("\"winner\":{winner}"), &other), RecordError::OutcomeDiffers { .. }));
    let count = format!("\"answers\":{}", played.entries().len());
    assert!(matches!(end(&count, "\"answers\":2"), RecordError::Missing { expected: 2, .. }));
}

#[test]
fn nothing_may_follow_the_end() {
    let text = written(&finished(7));
    let bodies: Vec<String> = text.lines().map(|line| line.to_owned() + "\n").collect();
    let twice = bodies.concat() + &bodies[1];
    let forged = forged(&twice, |_, body| body);
    assert!(matches!(error_of(read(&forged)), RecordError::AfterTheEnd { line } if line == bodies.len() + 1));
}

#[test]
fn anything_else_is_no_record() {
    for text in ["", "\n", "hello", "[]", "{}", "null\n", "{\"sum\":\"\"}", "{\"a\":1,\"sum\":\"0\"}"] {
        assert!(read(text).is_err(), "{text}");
    }
    assert_eq!(Bluff::RULES, 1);
}
