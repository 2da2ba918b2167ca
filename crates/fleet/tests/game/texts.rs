//! What players and their programs read: complete, the same in each language, and well formed.

pub(crate) mod samples;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::common;
use fleet::cards::{CardId, Crisis, Destination, Loyalty, Quorum, SuperCrisis, skill};
use fleet::characters::{Ability, Calling, Character};
use fleet::choice::{Ask, Deck};
use fleet::configuration::{Configuration, Ending};
use fleet::effect::{Activation, Rule, Title};
use fleet::space::{Area, BasestarDamage, Cargo, Piece};
use fleet::state::{CheckOutcome, Public};
use fleet::text::{Language, Words};
use fleet::window::{Moment, plays};
use fleet::{Choice, Event, Fleet, Location, Resource, Ship, Skill, SkillName, View};
use strum::IntoEnumIterator;
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

/// The words of a message, without the names of variables and of variants.
fn words(message: &str) -> Vec<String> {
    let mut text = String::new();
    for part in message.split(['$', '[']) {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == ']';
        let skipped = if text.is_empty() && !message.starts_with(['$', '[']) {
            part
        } else {
            part.trim_start_matches(is_name)
        };
        text += skipped;
        text.push(' ');
    }
    text.split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// Texts in which something has gone wrong.
fn assert_readable(text: &str) {
    let text = &Roster::of_strangers().named(text);
    assert!(!text.trim().is_empty(), "an empty text");
    for wrong in ["{", "}", "  ", "..", " .", " ,", ",,", ":.", "Err(", "None", "Some("] {
        assert!(!text.contains(wrong), "`{wrong}` in: {text}");
    }
    let kinds = [
        "ask-",
        "choice-",
        "event-",
        "effect-",
        "crisis-",
        "location-",
        "resource-",
        "skill-",
        "cards-",
        "who-",
        "among-",
        "piece-",
        "target-",
        "activation-",
        "basestar-",
        "deck-",
        "calling-",
        "check-",
        "outcome-",
        "step-",
        "moment-",
        "play-",
        "rule-",
        "assigned-",
        "quorum-",
        "destination-",
        "special-",
        "ability-",
        "character-",
        "loyalty-",
        "title-",
        "if-below",
        "super-crisis",
        "amount-",
        "ship-",
        "icon-",
        "attack-",
        "part-",
        "ending-",
        "problem-",
        "configuration-",
    ];
    for word in text.split(|letter: char| letter.is_whitespace() || "():;,„”\"".contains(letter)) {
        let missing = kinds.iter().any(|kind| word.starts_with(kind));
        assert!(!missing, "the message `{word}` is missing in: {text}");
    }
    let first = text.chars().find(|letter| letter.is_alphanumeric());
    assert!(!first.is_some_and(char::is_lowercase), "no capital letter: {text}");
}

#[test]
fn languages_have_the_same_messages_with_the_same_variables() {
    let (english, polish) = (messages(Language::English), messages(Language::Polish));
    let names = |messages: &BTreeMap<String, String>| messages.keys().cloned().collect::<BTreeSet<_>>();
    let (in_english, in_polish) = (names(&english), names(&polish));
    assert_eq!(
        in_english.difference(&in_polish).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "only in English"
    );
    assert_eq!(
        in_polish.difference(&in_english).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "only in Polish"
    );
    for (name, message) in &english {
        assert_eq!(variables(message), variables(&polish[name]), "the variables of `{name}`");
    }
}

#[test]
fn polish_is_not_english() {
    // Proper names, and words that are the same.
    let same = [
        "location-caprica",
        "objective-kobol",
        "ship-galactica",
        "ship-colonial-one",
        "resource-morale",
        "piece-basestar",
        "piece-raider",
        "piece-viper",
        "calling-pilot",
        "part-pegasus",
        "part-exodus",
        "part-daybreak",
        "ending-kobol",
    ];
    let english_words = [
        "the", "of", "is", "are", "and", "with", "card", "cards", "player", "you", "your", "from", "draw",
        "discard", "may", "lose", "gain", "choose", "which", "back", "at", "or", "it",
    ];
    let (english, polish) = (messages(Language::English), messages(Language::Polish));
    for (name, message) in &english {
        let is_name = name.starts_with("character-") || same.contains(&name.as_str());
        let bare = words(message).is_empty();
        assert!(is_name || bare || *message != polish[name], "`{name}` is not translated: {message}");
        for word in words(&polish[name]) {
            assert!(
                !english_words.contains(&word.as_str()),
                "`{word}` in the Polish `{name}`: {}",
                polish[name]
            );
        }
    }
}

#[test]
fn plural_forms_are_complete() {
    for (name, message) in messages(Language::Polish) {
        let has = |form: &str| message.contains(form);
        // `raz`, `razy` has only two forms.
        if has("[one]") && name != "effect-damage-galactica" {
            assert!(has("[few]") && has("*[many]"), "the plural forms of the Polish `{name}`");
        }
    }
    for (name, message) in messages(Language::English) {
        if message.contains("[one]") {
            assert!(message.contains("*[other]"), "the plural forms of the English `{name}`");
        }
    }
}

/// Everything that can be read without a game, card by card.
fn all_cards(words: &Words) -> String {
    let mut texts: Vec<String> = Vec::new();
    texts.extend(Crisis::all().map(|card| words.crisis(card).to_string()));
    texts.extend(SuperCrisis::all().map(|card| words.super_crisis(card).to_string()));
    texts.extend(Quorum::all().map(|card| words.quorum(card).to_string()));
    texts.extend(Destination::all().map(|card| words.destination(card).to_string()));
    let skill_cards = SkillName::iter().filter_map(|name| skill::printings(name).next());
    texts.extend(skill_cards.map(|(card, _)| words.skill_card(card).to_string()));
    texts.extend(Loyalty::iter().map(|card| words.loyalty(card).to_string()));
    texts.extend(Title::iter().map(|title| words.title(title).to_string()));
    let endings = Ending::iter().filter(|ending| ending.objective().is_some());
    texts.extend(endings.map(|ending| words.objective(ending).to_string()));
    for character in Character::iter() {
        texts.push(words.character(character));
        texts.extend(character.sheet().abilities.iter().map(|row| words.ability(row.ability).to_string()));
    }
    texts.extend(Location::iter().map(|at| {
        format!("{}\n  {}", words.location(at), words.location_action(at, &Configuration::base(5)))
    }));
    texts.extend(Rule::iter().map(|rule| format!("{}\n  {}", words.rule_name(rule), words.rule_text(rule))));
    for token in BasestarDamage::ALL {
        texts.push(format!("{}\n  {}", words.basestar_damage(token), words.basestar_damage_text(token)));
    }
    texts.join("\n\n") + "\n"
}

#[test]
fn every_card_can_be_read() {
    for language in Language::ALL {
        let text = all_cards(Words::of(language));
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            assert_readable(line);
        }
        insta::assert_snapshot!(format!("cards_{language}"), text);
    }
}

#[test]
fn every_name_is_there() {
    use Activation::*;
    use Piece::*;
    for words in Language::ALL.map(Words::of) {
        let mut names: Vec<String> = Vec::new();
        names.extend(Resource::ALL.map(|resource| words.resource(resource)));
        names.extend(Skill::ALL.map(|skill| words.skill(skill)));
        names.extend(Area::ALL.map(|area| words.area(area)));
        names.extend([Ship::Galactica, Ship::ColonialOne, Ship::Cylon].map(|ship| words.ship(ship)));
        names.extend(Ability::iter().map(|ability| words.ability_name(ability)));
        names.extend(Character::iter().map(|character| words.short(character)));
        names.extend(Cargo::TOKENS.map(|(cargo, _)| words.cargo(cargo)));
        names.extend(samples::outcomes().map(|outcome| words.outcome(outcome)));
        names.extend(samples::steps().map(|step| words.step(step)));
        names.extend(Moment::iter().map(|moment| words.moment(moment)));
        names.extend(
            plays().flat_map(|interrupt| [words.play(interrupt.play), words.play_does(interrupt.play)]),
        );
        names.extend([Deck::Crisis, Deck::Destination].map(|deck| words.deck(deck)));
        names.extend(
            [Calling::Political, Calling::Military, Calling::Pilot, Calling::Support]
                .map(|it| words.calling(it)),
        );
        names.extend(
            [CheckOutcome::Pass, CheckOutcome::Partial, CheckOutcome::Fail].map(|it| words.check_outcome(it)),
        );
        names.extend([Raiders, HeavyRaiders, Basestars, Launch].map(|it| words.activation(it)));
        for piece in [Basestar, Raider, HeavyRaider, Viper, Civilian] {
            names.extend([words.piece(piece), words.pieces(piece, 1), words.pieces(piece, 5)]);
        }
        for name in names {
            let mut name = name;
            name.insert_str(0, "Name: ");
            assert_readable(&name);
        }
    }
}

#[test]
fn every_effect_can_be_read() {
    for words in Language::ALL.map(Words::of) {
        for effect in samples::effects() {
            assert_readable(&words.effect(&effect));
            assert_readable(&words.effect_phrase(&effect));
        }
    }
}

#[test]
fn every_question_choice_and_event_can_be_read() {
    for public in [samples::before_the_game(), samples::during_the_game()] {
        for words in Language::ALL.map(Words::of) {
            for ask in samples::asks() {
                assert_readable(&words.ask(&ask, &public));
                for choice in samples::choices() {
                    assert_readable(&words.choice(&choice, &ask, Seat(0), &public));
                }
            }
            for event in samples::events() {
                assert_readable(&words.event(&event, &public.chosen));
                assert_readable(&words.event_of(Seat(0), &event, &public.chosen));
            }
        }
    }
}

#[test]
fn what_one_player_is_told_can_be_told_of_them() {
    let public = samples::during_the_game();
    let words = Words::of(Language::English);
    let name = words.player(Seat(1), &public.chosen);
    let mut told = HashSet::new();
    for event in samples::events() {
        let to_you = words.event(&event, &public.chosen);
        if !(to_you.starts_with("You ") || to_you.starts_with("Your ") || to_you.contains(" from you:")) {
            continue;
        }
        told.insert(std::mem::discriminant(&event));
        let of_them = words.event_of(Seat(1), &event, &public.chosen);
        assert!(
            of_them.contains(&name) && !of_them.starts_with("You") && !of_them.contains(" you"),
            "{of_them}"
        );
    }
    assert_eq!(told.len(), 10, "all that is told to one player alone");
}

/// A random player who reads everything aloud.
struct Reader {
    dice: Dice,
    seen: Option<Public>,
}

impl Policy<Fleet> for Reader {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        for words in Language::ALL.map(Words::of) {
            assert_readable(&words.ask(&prompt.ask, view.public));
            let buttons: Vec<String> = prompt
                .options
                .iter()
                .map(|option| words.choice(option, &prompt.ask, prompt.seat, view.public))
                .collect();
            for (at, button) in buttons.iter().enumerate() {
                assert_readable(button);
                for (other, option) in buttons.iter().zip(&prompt.options).take(at) {
                    let alike = other == button && *option != prompt.options[at];
                    assert!(!alike, "two buttons say `{button}`: {prompt:?}");
                }
            }
            let vague = ["Do it", "Zrób to"];
            assert!(buttons.iter().all(|button| !vague.contains(&button.as_str())), "{prompt:?}");
        }
        self.seen = Some(view.public.clone());
        random_picks(prompt, &mut self.dice)
    }

    fn observe(&mut self, _seat: Seat, event: &Event) {
        if let Some(public) = &self.seen {
            for words in Language::ALL.map(Words::of) {
                assert_readable(&words.event(event, &public.chosen));
            }
        }
    }
}

#[test]
fn whole_games_can_be_read() {
    for (seed, setup) in (0..).zip(common::setups().into_iter().cycle().take(12)) {
        let state = Fleet::set_up(&setup, Seed::from_number(seed)).expect("a set-up that can be played");
        let players = (0..u64::from(setup.players()))
            .map(|seat| {
                let dice = Dice::new(Seed::from_number(seed * 10 + seat));
                Box::new(Reader { dice, seen: None }) as Box<dyn Policy<Fleet>>
            })
            .collect();
        let mut table = Table::<Fleet>::with_players(state, players);
        table.play_out(common::MOST_STEPS).expect("an end");
    }
}

#[test]
fn languages_are_known_by_their_codes() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
        assert_eq!(Words::of(language).language(), language);
    }
    assert!("klingon".parse::<Language>().is_err());
}

#[test]
fn buttons_say_what_they_do() {
    let public = samples::during_the_game();
    let english = Words::of(Language::English);
    let say = |choice: Choice, ask: Ask| english.choice(&choice, &ask, Seat(0), &public);
    let crisis: Crisis = "admiral-grilled".parse().expect("a card");
    let boxes = Ask::CrisisBox { crisis: Some(crisis), super_crisis: None };
    assert_eq!(say(Choice::Move(fleet::choice::Move::To(Location::Command)), Ask::Move), "Move to Command");
    assert_eq!(
        say(Choice::Move(fleet::choice::Move::To(Location::PressRoom)), Ask::Move),
        "Move to the Press Room (discard 1 card)"
    );
    assert_eq!(say(Choice::Box(fleet::choice::CrisisBox::Instead), boxes.clone()), "Lose 1 morale");
    assert_eq!(
        say(Choice::Box(fleet::choice::CrisisBox::Check), boxes),
        "Make the skill check (difficulty 9: politics, leadership)"
    );
    let card = "strategic-planning-3".parse().expect("a card");
    assert_eq!(
        say(
            Choice::Play(fleet::window::Play::StrategicPlanning, Some(card)),
            Ask::Interrupt { moment: Moment::BeforeRoll }
        ),
        "Play Strategic Planning 3: add 2 to the roll"
    );
    let deck: Vec<CardId<_>> = Destination::deck(&Configuration::base(5));
    assert_eq!(
        say(Choice::Destination(deck[0]), Ask::ChooseDestination),
        "Jump: Asteroid Field (distance 3)"
    );
}

#[test]
fn every_question_and_event_has_its_described_form() {
    use serde_json::{Map, Value, json};
    use tabletop::hosting::Hosting;
    let forms = Fleet::schemas();
    let all: Map<String, Value> = forms.all.iter().map(|(name, form)| (name.clone(), json!(form))).collect();
    let validator = |name: &str| {
        let form =
            json!({ "$ref": format!("#/components/schemas/{name}"), "components": { "schemas": all } });
        jsonschema::validator_for(&form).expect("a form")
    };
    let (asks, events) = (validator(&forms.ask), validator(&forms.event));
    for ask in samples::asks() {
        assert!(asks.is_valid(&json!(ask)), "{}", json!(ask));
    }
    for event in samples::events() {
        assert!(events.is_valid(&json!(event)), "{}", json!(event));
    }
    assert!(!asks.is_valid(&json!({ "ask": "no-such-question" })));
    assert!(!events.is_valid(&json!({ "event": "launched", "seat": 0, "area": 7 })));
}

#[test]
fn no_text_has_a_seam() {
    proving::texts::no_text_has_a_seam::<Fleet>();
}

#[test]
fn what_was_stored_says_what_was_said() {
    for (setup, seed) in common::setups().iter().zip(0..) {
        proving::log::stored_events_say_what_they_said::<fleet::Fleet>(setup, seed);
    }
}
