//! `ragtag play` and `ragtag replay`.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use crate::common::{answers, folder, ragtag, ragtag_with, word};
use fleet::Fleet;
use fleet::text::{Language, Words};
use tabletop::hosting::Roster;
use tabletop::{Entry, Match, Record, Viewer};

fn record(path: &Path) -> Record<Fleet> {
    Record::read(BufReader::new(File::open(path).expect("a record"))).expect("a whole record")
}

#[test]
fn a_scripted_game_comes_to_its_end_and_its_record_is_true() {
    let file = folder("play-record").join("game.jsonl");
    let arguments = ["play", "fleet", "--seed", "5", "--record", word(&file)];
    let out = ragtag_with(&arguments, &answers(20_000)).ok();
    assert!(out.contains("── The game is over ──") && out.contains(" win."), "{out}");
    let long = out.lines().find(|line| line.chars().count() > 80 && !line.contains(word(&file)));
    assert_eq!(long, None, "too long for 80 columns");
    let verified = ragtag(&["replay", word(&file), "--verify"]).ok();
    assert!(verified.starts_with("The record is true."), "{verified}");
    // The file of a game is never written over.
    assert!(ragtag(&arguments).fails_with(2).contains("already there"));
}

#[test]
fn every_set_up_can_be_played_in_both_languages() {
    for (players, more) in [
        ("3", &["--language", "pl"][..]),
        ("4", &["--set", "no-sympathizer=true"]),
        ("6", &["--bots", "mixed"]),
    ] {
        let arguments = [&["play", "fleet", "--seed", "2", "--players", players], more].concat();
        let out = ragtag_with(&arguments, &answers(20_000)).ok();
        assert!(out.contains("The game is over") || out.contains("Koniec gry"), "{players} players");
    }
}

#[test]
fn the_story_is_told_to_spectators_a_seat_or_all() {
    let file = folder("replay").join("game.jsonl");
    ragtag_with(&["play", "fleet", "--seed", "8", "--record", word(&file)], &answers(20_000)).ok();
    let file = word(&file);
    let public = ragtag(&["replay", file]).ok();
    assert!(public.contains("── Turn 1: ") && public.contains("The game is over."), "{public}");
    assert!(!public.contains("You draw:") && !public.contains("Your new Loyalty card"), "{public}");
    let seat = ragtag(&["replay", file, "--seat", "1"]).ok();
    assert!(seat.contains("You draw:"));
    let all = ragtag(&["replay", file, "--all"]).ok();
    assert!(all.matches("You draw:").count() > seat.matches("You draw:").count());
    let begun = ragtag(&["replay", file, "--to", "9"]).ok();
    assert!(begun.contains("after 9 of") && begun.len() < public.len());
    assert!(ragtag(&["replay", file, "--seat", "cain"]).fails_with(2).contains("nobody is called `cain`"));
    assert!(ragtag(&["replay", file, "--to", "99999"]).fails_with(2).contains("answers"));
    assert!(ragtag(&["replay", file, "--verify", "--all"]).fails_with(2).contains("--all"));
}

#[test]
fn a_damaged_record_is_named_with_its_line() {
    let folder = folder("damaged");
    let file = folder.join("game.jsonl");
    ragtag_with(
        &["play", "fleet", "--seed", "3", "--players", "3", "--record", word(&file)],
        &answers(20_000),
    )
    .ok();
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let without_end = lines[..lines.len() - 1].join("\n");
    let swapped = text.replacen("\"seat\":0", "\"seat\":1", 1);
    let other_game = text.replacen("\"game\":\"fleet\"", "\"game\":\"chess\"", 1);
    for (damaged, words) in [
        ("", "line 1: the record is empty"),
        ("nonsense\n", "not the record of a game"),
        (without_end.as_str(), "the record was cut"),
        (swapped.as_str(), "its checksum is"),
        (other_game.as_str(), "there is no game `chess`"),
    ] {
        let file = folder.join("damaged.jsonl");
        std::fs::write(&file, damaged).unwrap();
        for verify in [&[][..], &["--verify"]] {
            let error = ragtag(&[&["replay", word(&file)], verify].concat()).fails_with(1);
            assert!(error.contains(words), "{words}: {error}");
        }
    }
    assert!(ragtag(&["replay", "no-such-file"]).fails_with(1).contains("no-such-file"));
}

/// What the program printed, as far as it concerns whose eyes it is for.
enum Printed {
    HandOver(String),
    Decision(String),
    Hand(String),
}

/// Reads the output for hand-overs, decisions and hands, each hand with its whole text on one line.
fn printed(out: &str) -> Vec<Printed> {
    let mut found = Vec::new();
    let mut hand: Option<String> = None;
    for line in out.lines() {
        let goes_on = line.starts_with("  ");
        if let Some(text) = hand.as_mut().filter(|_| goes_on) {
            text.extend([" ", line.trim()]);
            continue;
        }
        found.extend(hand.take().map(|hand| Printed::Hand(hand.trim().to_owned())));
        let title = line.trim_matches(['─', ' ']);
        if let Some(name) = title.strip_prefix("Hand over to ") {
            found.push(Printed::HandOver(name.to_owned()));
        } else if let Some(name) = title.strip_suffix(", your decision") {
            found.push(Printed::Decision(name.to_owned()));
        } else if title.starts_with("Your cards (") {
            let cards = title.split_once(')').map_or("", |(_, cards)| cards);
            hand = Some(cards.trim_start_matches(':').trim().to_owned());
        }
    }
    found
}

/// Everybody sits at the keyboard, so every answer of the record was typed in its turn.
#[test]
fn a_hot_seat_shows_each_player_their_own_hand_and_nobody_elses() {
    let file = folder("hot-seat").join("game.jsonl");
    let table = ["play", "fleet", "--seed", "4", "--players", "3", "--humans", "3"];
    let script = answers(60_000).replace("1\n1-2\n", "h\n1\n1-2\n");
    let out = ragtag_with(&[&table[..], &["--record", word(&file)]].concat(), &script).ok();
    let record = record(&file);
    let words = Words::of(Language::English);
    // Whoever has not chosen a character yet goes by another name.
    let strangers = Roster::of_strangers();
    let (_, seed) = record.end().expect("a finished game");
    let mut running: Match<Fleet> = Match::new(record.setup().clone(), seed).unwrap();

    let mut entries = record.answers().iter().map(|dated| &dated.entry).peekable();
    let mut at_keyboard = String::new();
    let (mut hands, mut answered) = (0, None);
    for part in printed(&out) {
        // What is printed before a decision is for whoever is about to decide.
        let deciding = |running: &Match<Fleet>, entry: &Entry| {
            strangers.named(&words.player(entry.seat, &running.view(Viewer::Spectator).public.chosen))
        };
        match part {
            Printed::HandOver(name) => at_keyboard = name,
            Printed::Decision(name) => {
                if let Some(Entry { seat, answer, .. }) = answered.take() {
                    running.answer(seat, &answer).expect("an answer of the record");
                }
                let entry = entries.next().expect("as many answers as decisions");
                assert_eq!(name, deciding(&running, entry));
                // A player who has just chosen a character has a new name.
                assert!(
                    name == at_keyboard || at_keyboard == strangers.name(entry.seat),
                    "{name} sees {at_keyboard}'s screen"
                );
                answered = Some(entry.clone());
            }
            Printed::Hand(shown) => {
                // A board comes before the decision it belongs to, `h` after it.
                let mut after = running.clone();
                if let Some(Entry { seat, answer, .. }) = &answered {
                    after.answer(*seat, answer).expect("an answer of the record");
                }
                let owners = answered.iter().map(|entry| (&running, entry.seat));
                let owners = owners.chain(entries.peek().map(|entry| (&after, entry.seat)));
                let hands_seen: Vec<String> = owners
                    .filter(|(moment, seat)| {
                        let name = words.player(*seat, &moment.view(Viewer::Spectator).public.chosen);
                        name == at_keyboard || at_keyboard.starts_with("Player ")
                    })
                    .flat_map(|(moment, seat)| {
                        let view = moment.view(Viewer::Seat(seat));
                        let hand = &view.own.expect("a seat's view").hand;
                        let names = hand
                            .iter()
                            .map(|&card| format!("{} ({})", words.card(card), words.skill(card.skill())));
                        let texts = hand.iter().map(|&card| {
                            let text = words.skill_card(card);
                            format!("{} ({}): {}", text.name, text.icons[0], text.lines[0])
                        });
                        [names.collect::<Vec<_>>().join(", "), texts.collect::<Vec<_>>().join(" ")]
                    })
                    .collect();
                assert!(
                    hands_seen.contains(&shown) || shown == "none",
                    "{at_keyboard} sees {shown}, not {hands_seen:?}"
                );
                hands += 1;
            }
        }
    }
    assert!(entries.next().is_none(), "every answer was typed");
    assert!(hands > 200, "{hands} hands were shown");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = folder("saved");
    let (saved, whole, rest) =
        (folder.join("game.json"), folder.join("whole.jsonl"), folder.join("rest.jsonl"));
    let table = ["play", "fleet", "--seed", "6", "--players", "4"];
    ragtag_with(&[&table[..], &["--record", word(&whole)]].concat(), &answers(20_000)).ok();
    let script = answers(20_000);
    // A script's round has eight lines, so that the rest begins with a one as well.
    let (begin, end) = script.split_at(answers(80).len());
    let out = ragtag_with(&[&table[..], &["--save", word(&saved)]].concat(), begin).ok();
    assert!(out.contains("every secret of the game"), "{out}");
    assert!(out.contains("The input has ended") && out.contains("--resume"), "{out}");
    let resume = ["play", "fleet", "--resume", word(&saved), "--record", word(&rest)];
    let out = ragtag_with(&resume, end).ok();
    assert!(out.starts_with("The game goes on where it was."), "{out}");
    assert!(out.contains("The game is over"), "{out}");
    let (whole, rest) = (record(&whole), record(&rest));
    let first: Vec<_> = whole.answers().iter().take(20).map(|dated| &dated.entry).collect();
    assert_eq!(first, rest.answers().iter().take(20).map(|dated| &dated.entry).collect::<Vec<_>>());
    rest.verify().expect("the record of the resumed game is true");

    assert!(ragtag(&["play", "fleet", "--resume", "no-such-file"]).fails_with(1).contains("no-such-file"));
    std::fs::write(&saved, "{}").unwrap();
    assert!(ragtag(&["play", "fleet", "--resume", word(&saved)]).fails_with(1).contains("not a saved game"));
}

#[test]
fn the_commands_at_a_question_explain_themselves() {
    let script =
        "?\nh\nb\nl\nr\nr heavy raiders\nr zebra\nc repair\nc zebra\nc\nu\no\n6\n1 2\no\n\nfoo\n99\n\nq\n\n";
    let out = ragtag_with(&["play", "fleet", "--seed", "1", "--players", "3"], script).ok();
    for words in [
        "standing orders",
        "Your cards (0): none",
        "Choosing characters",
        "[fleet.set-up.characters]",
        "[fleet.activation.heavy-raiders]",
        "nothing about `zebra`",
        "Repair 1  ×8",
        "No card has `zebra`",
        "Type `c` and a name",
        "It can't be taken back",
        "From now on: ask me only when",
        "`foo` is not understood",
        "There is no option 99",
        "Type the number of what you want",
        "Save the game first?",
        "Goodbye. The game was not saved.",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
}

#[test]
fn an_answer_can_be_taken_back_and_the_game_saved_when_somebody_quits() {
    let saved = folder("quit").join("later.json");
    // The first hand is drawn card by card: the second answer is taken back.
    let script = format!("1\n1\nu\nq\n{}\n", word(&saved));
    let out = ragtag_with(&["play", "fleet", "--seed", "5"], &script).ok();
    assert!(out.contains("takes the last answer back"), "{out}");
    assert_eq!(out.matches("the next of 3 skill cards").count(), 2, "{out}");
    assert!(saved.exists() && out.contains("The game is saved"), "{out}");
}

#[test]
fn bad_arguments_are_explained() {
    for (arguments, words) in [
        (&["--players", "2"][..], "3 to 6"),
        (&["--humans", "0"], "expected a whole number from 1"),
        (&["--humans", "6"], "expected 1 to 5"),
        (&["--language", "fr"], "en, pl"),
        (&["--record", "/nowhere/at/all"], "no folder"),
        (&["--resume", "x", "--players", "4"], "--players"),
    ] {
        let error = ragtag(&[&["play", "fleet"], arguments].concat()).fails_with(2);
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}
