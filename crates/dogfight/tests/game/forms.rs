//! What clients are sent has its described form: views, questions, events, texts and set-ups.

use crate::common::{begin, json as bytes, play, setups, viewers};
use dogfight::Dogfight;
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use tabletop::hosting::Hosting;

struct Forms {
    view: Validator,
    ask: Validator,
    event: Validator,
}

fn validator(pick: impl Fn(&tabletop::hosting::Schemas) -> &str) -> Validator {
    let forms = Dogfight::schemas();
    let all: Map<String, Value> = forms.all.iter().map(|(name, form)| (name.clone(), json!(form))).collect();
    let name = pick(&forms);
    let form = json!({ "$ref": format!("#/components/schemas/{name}"), "components": { "schemas": all } });
    jsonschema::validator_for(&form).expect("a form")
}

fn check(form: &Validator, value: &Value) {
    let problems: Vec<String> = form
        .iter_errors(value)
        .take(3)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(problems.is_empty(), "{problems:?} in {value}");
}

#[test]
fn whole_games_have_their_described_form() {
    let forms = Forms {
        view: validator(|it| &it.view),
        ask: validator(|it| &it.ask),
        event: validator(|it| &it.event),
    };
    for (at, setup) in setups().iter().enumerate() {
        let mut running = begin(setup, at as u64);
        play(&mut running, at as u64, |running| {
            for viewer in viewers(running) {
                let view: Value = serde_json::from_str(&bytes(&running.view(viewer))).expect("JSON");
                check(&forms.view, &view);
            }
            running.prompts().iter().for_each(|prompt| check(&forms.ask, &json!(prompt.ask)));
            running.take_news().iter().for_each(|told| check(&forms.event, &json!(told.event)));
        });
    }
    assert!(!forms.ask.is_valid(&json!({ "ask": "no-such-question" })));
    assert!(!forms.event.is_valid(&json!({ "event": "eliminated", "ship": 7 })));
}

#[test]
fn texts_and_set_ups_have_their_described_form() {
    let (texts, setup_form) = (validator(|it| &it.texts), validator(|it| &it.setup));
    for language in ["en", "pl"] {
        check(&texts, &Dogfight::texts(language, None));
    }
    for setup in setups() {
        check(&setup_form, &json!(setup));
    }
    check(&setup_form, &json!({ "players": 2 }));
}

/// Every choice of the catalogue that goes with a number of players can be played, and no other.
#[test]
fn the_lobby_offers_what_can_be_played() {
    use tabletop::hosting::{SetupChoice, Title, Titled};
    let game = Titled::<Dogfight>::NEW;
    let catalogue = game.catalogue("en");
    assert_eq!(catalogue.bots.len(), game.bots().len());
    let choices = |name: &str, players: u8| -> Vec<SetupChoice> {
        let offers = game.offers("en", &json!({ "players": players })).expect("offers");
        let option = offers.options.into_iter().find(|option| option.name == name);
        option.expect("an option of the lobby").choices
    };
    for players in catalogue.players.least..=catalogue.players.most {
        assert!(game.check(&json!({ "players": players })).is_ok(), "a quick table for {players}");
        for mission in choices("mission", players) {
            let offered = mission.why.is_none();
            let wanted = json!({ "players": players, "mission": mission.value });
            let settled = game.offers("en", &wanted).expect("offers").setup.0;
            assert_eq!(settled["mission"] == json!(mission.value), offered, "{settled}");
            for options in choices("options", players) {
                let setup = json!({
                    "players": players, "mission": mission.value, "options": options.value, "strict-table": true,
                });
                assert_eq!(game.check(&setup).is_ok(), offered, "{setup}");
            }
        }
    }
}

#[test]
fn every_kind_of_card_can_be_read_by_its_name() {
    for language in ["en", "pl"] {
        let texts = Dogfight::texts(language, None);
        for (kind, cards) in texts["cards"].as_object().expect("cards") {
            for (id, card) in cards.as_object().expect("cards of a kind") {
                let text = Dogfight::card(language, None, kind, id);
                assert_eq!(json!(text), *card, "{kind} {id}");
            }
        }
        assert_eq!(Dogfight::card(language, None, "ship", "no-such-ship"), None);
    }
}

/// A client finds where a plan ends with what it is told about cards alone.
#[test]
fn the_end_of_a_maneuver_can_be_computed_from_the_texts() {
    use dogfight::geometry::Pose;
    let facts = &Dogfight::texts("en", None)["facts"];
    let spot = |way: &Value| {
        let last = way.as_array().and_then(|way| way.last()).expect("a way").clone();
        ["forward", "right", "turn"].map(|field| last[field].as_f64().expect("a number"))
    };
    let go = |pose: Pose, [forward, right, turn]: [f64; 3]| {
        Pose::at(pose.point(forward, right), pose.heading + turn)
    };
    let start = Pose::new(375.0, 75.0, 0.0);
    let turn = &facts["maneuvers"]["v2-turn-r"]["arrows"]["M"];
    let after_turn = go(start, spot(&turn["way"]));
    assert!(after_turn.at.distance(Pose::new(418.35, 150.1, 60.0).at) < 0.1, "{after_turn:?}");
    let boosted = go(start, spot(&facts["maneuvers"]["v2-ob-straight"]["line"]["way"]));
    let end = go(boosted, spot(&facts["maneuvers"]["v2-straight"]["arrows"]["H"]["way-after-boost"]));
    assert!(end.at.distance(Pose::new(375.0, 259.0, 0.0).at) < 0.1, "{end:?}");
}
