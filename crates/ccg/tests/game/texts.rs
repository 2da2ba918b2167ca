//! What players read: complete, the same in each language, and well formed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use crate::common::{MOST_STEPS, setups};
use ccg::text::{Language, Words};
use ccg::{CardId, Ccg, Event, View};
use tabletop::hosting::Roster;
use tabletop::{Dice, Game, Picks, Policy, Prompt, Seat, Seed, Table, random_picks};

/// The messages of a language by name, attributes as `name.attribute`.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for (file, text) in Words::files(language) {
        let (mut message, mut current) = (String::new(), String::new());
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let begins = line.starts_with(|first: char| first.is_ascii_lowercase());
            let attribute = line.trim_start().strip_prefix('.').filter(|_| !begins);
            let head = if begins { Some(line) } else { attribute };
            if let Some((name, value)) = head.and_then(|head| head.split_once(" = ")) {
                if begins {
                    name.clone_into(&mut message);
                }
                current = if begins { message.clone() } else { format!("{message}.{name}") };
                let twice = messages.insert(current.clone(), value.to_owned());
                assert!(twice.is_none(), "{language}: `{current}` stands twice, again in {file}");
            } else {
                let value = messages.get_mut(&current).expect("a message before its further lines");
                *value += "\n";
                *value += line;
            }
        }
    }
    messages
}

/// The variables of a message.
fn variables(message: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    message
        .split('$')
        .skip(1)
        .map(|rest| rest.split(|letter| !is_part(letter)).next().unwrap_or(""))
        .collect()
}

#[test]
fn languages_have_the_same_messages() {
    let (english, polish) = (messages(Language::English), messages(Language::Polish));
    let names = |messages: &BTreeMap<String, String>| messages.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(names(&english).difference(&names(&polish)).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(names(&polish).difference(&names(&english)).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn a_language_uses_no_variable_that_english_does_not_have() {
    let (english, polish) = (messages(Language::English), messages(Language::Polish));
    for (name, message) in &polish {
        let (known, variables) = (variables(&english[name]), variables(message));
        // Nouns come in all cases, and what stands around them in all forms, whichever a language uses.
        let is_known = |variable: &&&str| {
            let (noun, case) = variable.rsplit_once('-').unwrap_or((variable, ""));
            known.contains(**variable) || ["acc", "gen", "own"].contains(&case) && known.contains(noun)
        };
        let forms = ["case", "form", "many", "short", "word", "other", "you-act", "n"];
        let unknown: Vec<&&str> =
            variables.iter().filter(|it| !is_known(it) && !forms.contains(*it)).collect();
        assert!(unknown.is_empty(), "`{name}` uses {unknown:?}");
    }
}

/// Texts in which something has gone wrong.
fn assert_readable(text: &str, names: &BTreeSet<String>) {
    assert!(!text.trim().is_empty(), "an empty text");
    for wrong in ["{", "}", "  ", " .", " ,", ",,", ":.", "()", "Err(", "None", "Some("] {
        assert!(!text.contains(wrong), "`{wrong}` in: {text}");
    }
    for word in text.split(|letter: char| letter.is_whitespace() || "():;,.„”\"".contains(letter)) {
        let message = word.contains('-') && names.contains(word);
        assert!(!message, "the message `{word}` is missing in: {text}");
    }
    let first = text.chars().find(|letter| letter.is_alphanumeric());
    assert!(!first.is_some_and(char::is_lowercase), "no capital letter: {text}");
}

fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = messages(Language::English).into_keys().collect();
    names.extend(messages(Language::Polish).into_keys());
    names
}

#[test]
fn every_card_can_be_read_in_every_language() {
    let names = names();
    for language in Language::ALL {
        for card in CardId::all() {
            let text = Words::of(language).card(card);
            let has_text = !card.card().abilities.is_empty() || !card.card().passives.is_empty();
            assert!(!has_text || !text.lines.is_empty(), "{card} has no text");
            assert_readable(&text.type_line, &names);
            for line in text.lines.iter().chain(&text.red) {
                assert_readable(line, &names);
            }
        }
    }
}

#[test]
fn no_text_of_a_card_has_a_seam() {
    proving::texts::no_text_has_a_seam::<Ccg>();
    for language in Language::ALL {
        for card in CardId::all() {
            let text = Words::of(language).card(card);
            for line in text.lines.iter().chain(&text.red) {
                let seams = card_seams(language.code(), line);
                assert!(seams.is_empty(), "{card}: {seams:?} in: {line}");
            }
        }
    }
}

/// What does not fit in the text of a card: seams of any game, and words that say something else than the rules of
/// this one.
fn card_seams(language: &str, text: &str) -> Vec<String> {
    let never = [
        // Only missions are resolved.
        "resolve any",
        "resolve a unit",
        "rozstrzygasz jednostkę",
        "dowolna jednostka",
        // It is the next reveal that is different, in whichever challenge it comes.
        "in the next challenge",
        "w najbliższym wyzwaniu",
        // A card that is played as an asset enters play, too.
        "this card enters play,",
        "ta karta wchodzi do gry,",
        // Not all can't is not none can.
        "all units can't",
    ];
    let own = never.into_iter().filter(|words| text.to_lowercase().contains(words)).map(str::to_owned);
    let seams = proving::texts::seams(language, text).into_iter();
    seams.chain(proving::texts::unnamed(language, text)).chain(own).collect()
}

#[test]
fn seams_that_were_there_once_are_found() {
    for text in [
        "When you resolve any unit, you may exhaust this card to do this: this card counts as a Civilian unit.",
        "Each player discards 1 card for each Cylon unit or mission you control.",
        "Each player discards 1 card from the top of the own deck.",
        "It has +1 power for each point of the mystic value of target unit until the end of the phase.",
        "In the next challenge of this turn, you reveal 2 mystic values and use their sum.",
        "Commit target personnel, then commit target personnel.",
        "When this card enters play, gain 1 influence.",
        "When a other personnel you control challenges, you may commit this card.",
        "Search your deck for a Officer card.",
        "Each player readies 1 own ship.",
        "When this card enters play as a personnel, ready 1 own ship you control.",
        "Look at the top 1 of your deck.",
        "Draw 1 cards.",
        "Ready target  unit.",
        "Ready target unit (alert.",
    ] {
        assert!(!card_seams("en", text).is_empty(), "nothing is found in: {text}");
    }
    for text in [
        "Gdy rozstrzygasz: dowolna jednostka, możesz zakryć tę kartę.",
        "W najbliższym wyzwaniu tej tury odkrywasz 2 wartości mistyczne i sumujesz je.",
        "Ją odeślij do rezerwy.",
        "Gdy ta karta wchodzi do gry, zyskaj 1 pkt wpływów.",
        "Zyskaj 2 pkt. wpływów.",
        "Dobierz 2 kartę.",
        "Poświęć swój twój statek.",
        "Weź kartę z swojego stosu kart odrzuconych.",
    ] {
        assert!(!card_seams("pl", text).is_empty(), "nothing is found in: {text}");
    }
}

#[test]
fn cards_say_what_they_do() {
    let said = |slug: &str| {
        Language::ALL.map(|language| {
            let text = Words::of(language).card(slug.parse().expect("a card"));
            let red = text.red.map(|red| format!(" / {red}")).unwrap_or_default();
            format!("{slug}: {}{red}", text.lines.join(" "))
        })
    };
    insta::assert_snapshot!(
        [
            "agro-ship",
            "celestra",
            "decoys",
            "grounded",
            "cag",
            "investigation",
            "hero-to-the-end",
            "trust-the-lords-of-kobol",
            "boomer-saboteur",
            "starbuck-hotshot-pilot",
            "crashdown-expert-eco",
            "centurion-harasser",
            "ordnance-freighter",
            "olympic-carrier-trojan-horse",
            "raptor-432",
            "colonial-heavy-798",
            "cylons-look-like-humans",
            "fury",
            "channel-the-lords-of-kobol",
            "false-sense-of-security",
            "pulling-rank",
            "covering-fire",
            "flattop",
            "galen-tyrol-crew-chief",
            "apollo-lee-adama",
            "galen-tyrol-the-chief",
            "special-delivery",
            "martial-law",
            "earn-freedom-points",
            "meet-the-new-boss",
            "mr-gaeta-brilliant-officer",
            "william-adama-wounded-warrior",
        ]
        .map(|slug| said(slug).join("\n"))
        .join("\n")
    );
}

/// A random player who writes down what there is to read.
struct Reader {
    dice: Dice,
    read: Arc<Mutex<BTreeSet<String>>>,
}

impl Reader {
    fn note(&self, text: &str) {
        let text = Roster::of_strangers().named(text);
        self.read.lock().expect("nobody panics while writing").insert(text);
    }
}

impl Policy<Ccg> for Reader {
    fn decide(&mut self, _view: &View<'_>, prompt: &Prompt<Ccg>) -> Picks {
        for language in Language::ALL {
            let words = Words::of(language);
            self.note(&words.ask(&prompt.ask));
            for option in &prompt.options {
                self.note(&words.choice(option, &prompt.ask));
            }
        }
        random_picks(prompt, &mut self.dice)
    }

    fn observe(&mut self, seat: Seat, event: &Event) {
        for language in Language::ALL {
            self.note(&Words::of(language).event(event));
            let of_them = Words::of(language).event_of(seat, event);
            assert!(
                ["You ", "Your ", "Dobierasz", "Twoje"].iter().all(|to| !of_them.starts_with(to)),
                "{of_them}"
            );
            self.note(&of_them);
        }
    }
}

#[test]
fn questions_options_and_events_of_whole_games_can_be_read() {
    let read = Arc::new(Mutex::new(BTreeSet::new()));
    for (at, setup) in setups().iter().enumerate() {
        let state = Ccg::set_up(setup, Seed::from_number(at as u64)).expect("a set-up");
        let reader = |seat: usize| {
            let dice = Dice::new(Seed::from_number((at * 10 + seat) as u64));
            Box::new(Reader { dice, read: Arc::clone(&read) }) as Box<dyn Policy<Ccg>>
        };
        let mut table = Table::with_players(state, (0..setup.decks.len()).map(reader).collect());
        table.play_out(MOST_STEPS).expect("an end");
    }
    let names = names();
    let read = read.lock().expect("all players are done");
    assert!(read.len() > 2_000, "only {} texts", read.len());
    for text in read.iter() {
        assert_readable(text, &names);
    }
}

#[test]
fn what_was_stored_says_what_was_said() {
    for (setup, seed) in setups().iter().zip(0..) {
        proving::log::stored_events_say_what_they_said::<ccg::Ccg>(setup, seed);
    }
}
