//! The game as a lobby offers it.

use serde_json::{Value, json};
use tabletop::{Game, hosting::Hosting};

use crate::Fleet;
use crate::text::Words;

pub(super) fn catalogue(words: &Words) -> Value {
    let bots: Vec<Value> = Fleet::BOTS
        .iter()
        .map(|(name, _)| json!({ "name": name, "about": words.lobby(&format!("bot-{name}")) }))
        .collect();
    let difficulties = ["standard", "easier-for-humans", "easier-for-cylons"].map(|value| {
        json!({
            "value": value,
            "label": words.lobby(&format!("difficulty-{value}")),
            "about": words.lobby(&format!("difficulty-{value}-about")),
        })
    });
    let expansions = ["Pegasus", "Exodus", "Daybreak"]
        .map(|label| json!({ "label": label, "why": words.lobby("expansion-why") }));
    let endings = ["new-caprica", "ionian-nebula", "earth"].map(|ending| {
        json!({ "label": words.lobby(&format!("ending-{ending}")), "why": words.lobby("ending-why") })
    });
    json!({
        "name": Fleet::NAME,
        "title": words.lobby("title"),
        "about": words.lobby("about"),
        "players": { "least": 3, "most": 6, "usual": 5 },
        "bots": bots,
        "options": [
            {
                "name": "difficulty",
                "label": words.lobby("difficulty"),
                "about": words.lobby("difficulty-about"),
                "choices": difficulties,
            },
            {
                "name": "no-sympathizer",
                "label": words.lobby("no-sympathizer"),
                "about": words.lobby("no-sympathizer-about"),
                "choices": [
                    {
                        "value": false,
                        "label": words.lobby("no-sympathizer-false"),
                        "about": words.lobby("no-sympathizer-false-about"),
                    },
                    {
                        "value": true,
                        "label": words.lobby("no-sympathizer-true"),
                        "about": words.lobby("no-sympathizer-true-about"),
                        "only-players": [4, 6],
                        "why": words.lobby("no-sympathizer-why"),
                    },
                ],
            },
        ],
        "unavailable": expansions.into_iter().chain(endings).collect::<Vec<_>>(),
    })
}
